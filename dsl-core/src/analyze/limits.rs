//! WebGPU's default limits, which every device supports: a kernel within them runs anywhere. The
//! attribute can raise the limits of a workgroup and the limit of storage buffers. A launch
//! compares them with the device's limits.

use proc_macro2::Span;

use super::functions::Reach;
use super::layout::Layout;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::infer::Types;
use crate::ir::{AddressSpace, Block, Budget, Expr, Module, Ty, WorkgroupVar};
use crate::layout::{size, stride};

/// Bytes of a uniform buffer.
const UNIFORM_BYTES: u32 = 65_536;
/// Bytes of a storage buffer.
const STORAGE_BYTES: u32 = 1 << 27;
/// Bytes of an array of one invocation.
const PRIVATE_BYTES: u32 = 8192;
/// Statements of the CPU form.
const STATEMENTS: u64 = 1 << 16;

/// Reports everything that exceeds a limit.
pub(super) fn check(module: &Module, types: &Types, layout: &Layout, diags: &mut Diagnostics) {
    check_workgroup_size(module, diags);
    check_workgroup_bytes(module, layout, diags);
    check_bindings(module, layout, diags);
    super::textures::check_limits(module, diags);
    check_binding_sizes(module, layout, diags);
    check_private_sizes(module, types, diags);
}

fn check_workgroup_size(module: &Module, diags: &mut Diagnostics) {
    let [x, y, z] = module.workgroup_size;
    let limit = module.budget.invocations;
    let mut is_flat = true;
    for (dim, size, limit) in [("x", x, limit), ("y", y, limit), ("z", z, 64)] {
        if size > limit {
            is_flat = false;
            let message = format!("a workgroup is {size} in {dim}; the limit is {limit}");
            let raised = (dim != "z").then_some(size);
            push_invocations(module, message, raised, diags);
        }
    }
    let invocations = [x, y, z].iter().fold(1u32, |all, size| all.saturating_mul(*size));
    if is_flat && invocations > limit {
        let message = format!(
            "{x} × {y} × {z} = {invocations} invocations per workgroup; the limit is {limit}"
        );
        push_invocations(module, message, Some(invocations), diags);
    }
}

/// `raised` is a limit that would suffice.
fn push_invocations(
    module: &Module,
    message: String,
    raised: Option<u32>,
    diags: &mut Diagnostics,
) {
    let mut diagnostic = Diagnostic::new(Code::Limit, module.workgroup_size_span, message);
    if let Some(raised) = raised {
        diagnostic = diagnostic.note(advice(
            "make `workgroup_size` smaller and let each invocation do more",
            "max_invocations_per_workgroup",
            (raised, Budget::GREATEST.invocations),
        ));
    }
    diags.push(diagnostic);
}

/// Advice. The attribute can ask for more than every device has, if some device has that much.
fn advice(otherwise: &str, limit: &str, (raised, greatest): (u32, u32)) -> String {
    if raised > greatest {
        return otherwise.to_owned();
    }
    format!(
        "{otherwise}. Or raise the limit, `{limit} = {raised}` in the attribute; then a launch \
         fails on a device with a lower limit"
    )
}

/// A size for messages. Sizes saturate.
fn in_bytes(size: u32) -> String {
    match size {
        u32::MAX => "4 GiB or more".to_owned(),
        size => format!("{size} bytes"),
    }
}

/// The error shows the sum, variable by variable.
fn check_workgroup_bytes(module: &Module, layout: &Layout, diags: &mut Diagnostics) {
    let (bytes, limit) = (layout.workgroup_bytes, module.budget.workgroup_bytes);
    if bytes <= limit {
        return;
    }
    let message = format!(
        "the workgroup variables take {}, {} than the {limit} of {}",
        in_bytes(bytes),
        if bytes < u32::MAX { format!("{} more", bytes - limit) } else { "more".to_owned() },
        if limit == Budget::DEFAULT.workgroup_bytes { "every device" } else { "the attribute" },
    );
    let mut diagnostic = Diagnostic::new(Code::Limit, module.name.span, message);
    let mut terms = Vec::new();
    for (_, var) in module.workgroup_vars.iter() {
        let (counted, label) = share(var);
        diagnostic = diagnostic.label(var.name.span, label);
        terms.push(format!("{counted} (`{}`)", var.name.text));
    }
    if terms.len() > 1 && bytes < u32::MAX {
        diagnostic = diagnostic.note(format!("{} = {bytes}", terms.join(" + ")));
    }
    let raised = (bytes, Budget::GREATEST.workgroup_bytes);
    let otherwise = "make the variables smaller, or reuse one variable for two purposes";
    diags.push(diagnostic.note(advice(otherwise, "max_workgroup_bytes", raised)));
}

/// The bytes that a workgroup variable counts for, and a label that explains them.
fn share(var: &WorkgroupVar) -> (u32, String) {
    let bytes = size(&var.ty);
    let counted = crate::layout::round_up(bytes, 16);
    let mut label = format!("`{}: {}` takes {}", var.name.text, var.ty.rust(), in_bytes(bytes));
    if let Ty::Array(element, _) = &var.ty
        && stride(element) > size(element)
    {
        let (own, apart) = (size(element), stride(element));
        label += &format!(": its elements of {own} bytes are {apart} bytes apart");
    }
    if counted > bytes {
        label += &format!(", which counts as {counted}");
    }
    (counted, label)
}

fn check_bindings(module: &Module, layout: &Layout, diags: &mut Diagnostics) {
    let span = module.name.span;
    let count = |spaces: &[AddressSpace]| {
        module.bindings.iter().filter(|(_, binding)| spaces.contains(&binding.space)).count()
    };
    let storage = count(&[AddressSpace::StorageRead, AddressSpace::StorageReadWrite]) as u32;
    let limit = module.budget.storage_buffers;
    if storage > limit {
        let message = match limit == Budget::DEFAULT.storage_buffers {
            true => format!(
                "this kernel takes {storage} slices; WebGPU guarantees {limit} storage buffers"
            ),
            false => format!(
                "this kernel takes {storage} slices; the attribute allows {limit} storage buffers"
            ),
        };
        let raised = (storage, Budget::GREATEST.storage_buffers);
        let otherwise = "combine slices of one type into one buffer";
        let advice = advice(otherwise, "max_storage_buffers", raised);
        diags.push(Diagnostic::new(Code::Limit, span, message).note(advice));
    }
    let params = usize::from(layout.params_size > 0);
    let uniform = count(&[AddressSpace::Uniform]) + params;
    if uniform > 12 {
        let and_params = if params > 0 {
            "; one of them holds the parameters by value and the lengths of slices"
        } else {
            ""
        };
        let message = format!(
            "this kernel takes {uniform} uniform buffers{and_params}; WebGPU guarantees 12"
        );
        limit_error(diags, span, message);
    }
}

fn check_binding_sizes(module: &Module, layout: &Layout, diags: &mut Diagnostics) {
    if layout.params_size > UNIFORM_BYTES {
        let message = format!(
            "the parameters by value take {} together; WebGPU guarantees {UNIFORM_BYTES} bytes for \
             a uniform buffer: pass large values as `&[T]`",
            in_bytes(layout.params_size)
        );
        limit_error(diags, module.name.span, message);
    }
    for (_, binding) in module.bindings.iter() {
        let (name, bytes) = (&binding.name, size(&binding.ty));
        let message = match binding.space {
            AddressSpace::Uniform if bytes > UNIFORM_BYTES => {
                format!(
                    "`{}` takes {}; WebGPU guarantees {UNIFORM_BYTES} bytes for a uniform buffer: \
                     take it as `&[T]`",
                    name.text,
                    in_bytes(bytes)
                )
            }
            AddressSpace::StorageRead | AddressSpace::StorageReadWrite if bytes > STORAGE_BYTES => {
                format!(
                    "elements of `{}` take {} each; WebGPU guarantees {STORAGE_BYTES} bytes for a \
                     storage buffer",
                    name.text,
                    in_bytes(bytes)
                )
            }
            AddressSpace::Uniform
            | AddressSpace::StorageRead
            | AddressSpace::StorageReadWrite
            | AddressSpace::Handle => continue,
        };
        limit_error(diags, name.span, message);
    }
}

/// Reports arrays that are too large for one invocation.
fn check_private_sizes(module: &Module, types: &Types, diags: &mut Diagnostics) {
    let locals = module.locals.iter().map(|(id, local)| (types.local(id), local.name.span));
    let values = module
        .exprs
        .iter()
        .filter(|(_, node)| matches!(node.kind, Expr::Array(_) | Expr::Repeat(..)))
        .map(|(id, node)| (types.expr(id), node.span));
    let mut reported = Vec::new();
    for (ty, span) in locals.chain(values) {
        if matches!(ty, Ty::Array(..)) && size(ty) > PRIVATE_BYTES && !reported.contains(&ty) {
            reported.push(ty);
            let message = format!(
                "`{}` takes more than the {PRIVATE_BYTES} bytes that WebGPU guarantees for the \
                 variables of an invocation: use `workgroup_var!` or a `&mut [T]` parameter",
                ty.rust()
            );
            limit_error(diags, span, message);
        }
    }
}

/// Limits the statements of the CPU form. It inlines functions that reach memory, builtin values or
/// barriers, and nested calls multiply the statements.
pub(super) fn check_calls(
    module: &Module,
    types: &Types,
    functions: &[Reach],
    diags: &mut Diagnostics,
) {
    let mut sizes = Sizes { module, types, functions, known: vec![None; functions.len()] };
    let statements = sizes.of(&module.body);
    if statements > STATEMENTS {
        let message = format!(
            "inlined calls make {statements} statements, and the limit is {STATEMENTS}: call \
             functions that access memory, builtin values or barriers in a loop"
        );
        limit_error(diags, module.name.span, message);
    }
}

/// The number of statements of each function, with the functions that are inlined into it.
struct Sizes<'a> {
    module: &'a Module,
    types: &'a Types,
    functions: &'a [Reach],
    known: Vec<Option<u64>>,
}

impl Sizes<'_> {
    fn of(&mut self, body: &Block) -> u64 {
        let mut size = 0u64;
        body.for_each_stmt(&mut |_| size += 1);
        let mut calls = self.module.calls_in(body, self.types);
        calls.retain(|(function, _)| !self.functions[*function].only_computes());
        calls
            .iter()
            .fold(size, |size, (function, _)| size.saturating_add(self.of_function(*function)))
    }

    fn of_function(&mut self, index: usize) -> u64 {
        if let Some(size) = self.known[index] {
            return size;
        }
        let mut functions = self.module.functions.iter();
        let size = functions.nth(index).map_or(0, |(_, function)| self.of(&function.body));
        self.known[index] = Some(size);
        size
    }
}

fn limit_error(diags: &mut Diagnostics, span: Span, message: String) {
    diags.error(Code::Limit, span, message);
}
