//! Instances of functions: their bodies for one choice of types and memory.

use proc_macro2::Span;

use super::context::{Dest, Lowerer};
use super::definition::{Definition, Instance, Shape, Step, body_at};
use super::function_ty::{slice_parameters, takes_functions};
use super::given::Given;
use super::symbol::Symbol;
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{
    AddressSpace, Arg, Binding, Block, Expr, ExprId, Function, FunctionId, Local, LocalId,
    LocalKind, Mode, Name, Place, Projection, Root, SignatureId, SignatureParam, Ty,
};
use crate::items::{ItemId, ItemKind};
use crate::syntax::name_of;

/// The maximal depth of nested calls: later stages follow them.
const MAX_CALLS: usize = 127;

/// The maximal number of function instances in a kernel.
const MAX_INSTANCES: usize = 1024;

/// An item that is checked by itself.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Declared {
    Function(ItemId),
    /// A struct or an enum, checked for mistakes in its declaration.
    Type(ItemId),
    /// A constant, checked in the same way.
    Const(ItemId),
    /// An `impl` block and a member of it, by position.
    Member(usize, usize),
}

/// A call that needs an instance of a function.
pub(crate) struct Request {
    pub(crate) expr: ExprId,
    pub(crate) signature: SignatureId,
    /// The arguments of the signature's type parameters.
    pub(crate) types: Vec<Ty>,
    pub(crate) operands: Vec<ExprId>,
    pub(crate) operand_types: Vec<Ty>,
    /// The function that the call is in; `None` for the kernel.
    pub(crate) caller: Option<FunctionId>,
}

/// A function whose body is to be lowered.
pub(crate) struct Pending {
    pub(crate) function: FunctionId,
    instance: usize,
    modes: Vec<Mode>,
    places: Vec<Option<Place>>,
}

impl<'a> Lowerer<'a> {
    /// The instance for one choice of types and memory, and the arguments that a call passes to it.
    /// A new instance is added to `pending`. `None` if the arguments do not fit, which is reported.
    pub(crate) fn instantiate(
        &mut self,
        request: Request,
        pending: &mut Vec<Pending>,
    ) -> Option<(FunctionId, Vec<Arg>)> {
        let Request { expr, signature, types, operands, operand_types, caller } = request;
        let call = self.module.exprs[expr].span;
        let modes: Vec<Mode> =
            self.module.signatures[signature].params.iter().map(|param| param.mode).collect();
        let params = &self.module.signatures[signature].params;
        let is_wrong_handle = |(param, ty): (&SignatureParam, &Ty)| {
            let is_handle = matches!(param.ty, Ty::Handle(_)) || matches!(ty, Ty::Handle(_));
            is_handle && param.ty.substitute(&types) != *ty
        };
        if params.iter().zip(&operand_types).any(is_wrong_handle) {
            // The mismatch was reported; the body would be about another kind of texture.
            return None;
        }
        let mut shapes = Vec::new();
        let mut passed = Vec::new();
        let mut places = Vec::new();
        for ((arg, ty), mode) in operands.iter().zip(&operand_types).zip(&modes) {
            let (shape, place) = self.shape(*arg, ty, *mode, &mut passed)?;
            shapes.push(shape);
            places.push(place);
        }
        self.check_aliasing(&places, &modes, call)?;
        let known = self.instances.iter().find(|instance| {
            instance.signature == signature && instance.types == types && instance.shapes == shapes
        });
        if let Some(known) = known {
            return Some((known.function, passed));
        }
        if let Some(diagnostic) = self.too_many_calls(signature, caller, call) {
            self.diags.push_once(diagnostic);
            return None;
        }
        let info = &self.module.signatures[signature];
        let result = info.result.substitute(&types);
        let mut name = info.name.clone();
        if let Some(of) = &info.self_ty {
            name.text = format!("{}_{}", of.identifier(), name.text);
        }
        let function = self.module.functions.push(Function {
            name,
            params: Vec::new(),
            result: result.clone(),
            body: Block::default(),
        });
        let call = Some(call);
        self.instances.push(Instance { signature, types, shapes, function, caller, call, result });
        pending.push(Pending { function, instance: self.instances.len() - 1, modes, places });
        Some((function, passed))
    }

    /// An instance of a function without a call. A reference parameter refers to storage memory if
    /// a variable would not do. `None` for generic functions.
    pub(crate) fn stand_alone(&mut self, signature: SignatureId) -> Option<Pending> {
        let info = &self.module.signatures[signature];
        if !info.generics.is_empty() {
            return None;
        }
        let (name, result) = (info.name.clone(), info.result.clone());
        let params = info.params.clone();
        let (mut shapes, mut places) = (Vec::new(), Vec::new());
        for param in &params {
            let is_memory = matches!(param.ty, Ty::RuntimeArray(_) | Ty::Handle(_))
                || param.ty.has_atomics()
                || param.ty.runtime_array().is_some();
            let (shape, place) = match param.mode {
                Mode::Shared | Mode::Mut if is_memory => {
                    let space = match param.ty {
                        Ty::Handle(_) => AddressSpace::Handle,
                        _ => AddressSpace::StorageReadWrite,
                    };
                    let (name, ty) = (param.name.clone(), param.ty.clone());
                    let binding = Binding { name, space, ty, writable: param.mode == Mode::Mut };
                    let root = Root::Binding(self.module.bindings.push(binding));
                    let place = Place { root, projections: Vec::new(), span: param.name.span };
                    (Shape::Memory(root, Vec::new()), Some(place))
                }
                Mode::Mut => (Shape::Pointer(param.ty.clone()), None),
                Mode::Value | Mode::Shared => (Shape::Value(param.ty.clone()), None),
            };
            shapes.push(shape);
            places.push(place);
        }
        let function = self.module.functions.push(Function {
            name,
            params: Vec::new(),
            result: result.clone(),
            body: Block::default(),
        });
        let (types, caller, call) = (Vec::new(), None, None);
        self.instances.push(Instance { signature, types, shapes, function, caller, call, result });
        let modes = params.iter().map(|param| param.mode).collect();
        Some(Pending { function, instance: self.instances.len() - 1, modes, places })
    }

    /// The signatures of a function, or of the methods of an `impl`, that can be instantiated
    /// without a call.
    pub(crate) fn declared(&mut self, what: Declared) -> Vec<SignatureId> {
        match what {
            Declared::Function(id) => {
                let items = self.items;
                let ItemKind::Function(function) = &items.items[id].kind else { return Vec::new() };
                let item = self.item_function(id);
                let is_generic = has_generics(&function.sig)
                    || item.is_some_and(|item| self.is_written_out(&item));
                (!is_generic)
                    .then(|| self.item_signature(id, Given::default()))
                    .flatten()
                    .into_iter()
                    .collect()
            }
            Declared::Type(id) => {
                if !self.is_generic_item(id) {
                    self.item_ty(id, self.items.items[id].name.span);
                }
                Vec::new()
            }
            Declared::Const(id) => {
                self.item_const(id, self.items.items[id].name.span);
                Vec::new()
            }
            Declared::Member(at, member) => {
                let items = self.items;
                let syn::ImplItem::Fn(function) = &items.impls[at].syntax.items[member] else {
                    return Vec::new();
                };
                if self.is_generic_impl(at) {
                    return Vec::new();
                }
                let ty = self.report_self_ty(at);
                if ty == Ty::Error || ty.is_view() {
                    return Vec::new();
                }
                let scope = &items.impls[at].scope;
                if has_generics(&function.sig)
                    || takes_functions(&function.sig)
                    || self.views.are_passed(scope, false, &function.sig)
                {
                    return Vec::new();
                }
                let name = name_of(&function.sig.ident).text;
                self.impl_method(at, &ty, &name).into_iter().collect()
            }
        }
    }

    /// The part of an instance that an argument decides. Adds the argument that the call passes to
    /// `passed`.
    fn shape(
        &mut self,
        arg: ExprId,
        ty: &Ty,
        mode: Mode,
        passed: &mut Vec<Arg>,
    ) -> Option<(Shape, Option<Place>)> {
        let Expr::Ref(place, _) = &self.module.exprs[arg].kind else {
            passed.push(Arg::Value(arg));
            return Some((Shape::Value(ty.clone()), None));
        };
        let place = place.clone();
        if mode == Mode::Mut && !self.check_writable(&place) {
            return None;
        }
        match (place.root, mode) {
            (_, Mode::Value) => {
                passed.push(Arg::Load(place));
                Some((Shape::Value(ty.clone()), None))
            }
            (Root::Local(_), Mode::Shared) => {
                passed.push(Arg::Load(place.clone()));
                Some((Shape::Value(ty.clone()), Some(place)))
            }
            (Root::Local(_), Mode::Mut) => {
                passed.push(Arg::Pointer(place.clone()));
                Some((Shape::Pointer(ty.clone()), Some(place)))
            }
            (root @ (Root::Workgroup(_) | Root::Binding(_)), _) => {
                let steps = place.projections.iter().map(|projection| match projection {
                    Projection::Index(index) => {
                        passed.push(Arg::Value(*index));
                        Step::Index
                    }
                    Projection::Member(name) => Step::Member(name.text.clone()),
                });
                let steps = steps.collect();
                Some((Shape::Memory(root, steps), Some(place)))
            }
        }
    }

    /// Checks that a variable that is passed as `&mut` is passed only once.
    fn check_aliasing(
        &mut self,
        places: &[Option<Place>],
        modes: &[Mode],
        call: Span,
    ) -> Option<()> {
        for (n, (place, mode)) in places.iter().zip(modes).enumerate() {
            let (Some(place), Mode::Mut) = (place, mode) else { continue };
            let again = places.iter().enumerate().find_map(|(m, other)| {
                other.as_ref().filter(|other| m != n && other.root == place.root)
            });
            if let Some(again) = again {
                let message = "a call that passes a variable as `&mut` can pass it only once";
                let diagnostic = Diagnostic::new(Code::Argument, call, message);
                let diagnostic = diagnostic.label(place.span, "passed as `&mut` here");
                self.diags.push(diagnostic.label(again.span, "and here"));
                return None;
            }
        }
        Some(())
    }

    /// The reason why a call gets no instance: the function is among its own callers, or more than
    /// [`MAX_CALLS`] calls lead to this one.
    fn too_many_calls(
        &self,
        signature: SignatureId,
        caller: Option<FunctionId>,
        call: Span,
    ) -> Option<Diagnostic> {
        let name = &self.module.signatures[signature].name;
        let callers = std::iter::successors(caller, |at| self.instances[at.index()].caller);
        let callers: Vec<&Instance> = callers.map(|at| &self.instances[at.index()]).collect();
        let message = if callers.iter().any(|caller| caller.signature == signature) {
            format!("`{}` calls itself, which a GPU cannot do: use a loop", name.text)
        } else if callers.len() >= MAX_CALLS {
            format!(
                "more than {MAX_CALLS} nested calls lead to this call of `{}`: each instance of a \
                 function calls another one, without end",
                name.text
            )
        } else {
            return None;
        };
        let diagnostic = Diagnostic::new(Code::Recursion, call, message);
        Some(diagnostic.label(name.span, "declared here"))
    }

    /// Whether a kernel has the maximal number of instances. If so, that is reported.
    pub(crate) fn is_full(&mut self, pending: &Pending) -> bool {
        let is_full = pending.function.index() >= MAX_INSTANCES;
        if is_full {
            let name = &self.module.functions[pending.function].name;
            let message = format!(
                "a kernel can have {MAX_INSTANCES} instances of functions, and `{}` needs one \
                 more: call it with fewer types, constants and buffers",
                name.text
            );
            self.diags.error(Code::Recursion, name.span, message);
        }
        is_full
    }

    /// Reports functions that call each other in a circle.
    pub(crate) fn check_recursion(&mut self, types: &mut crate::infer::Types) {
        let count = self.module.functions.len();
        let callees = self.module.callees(types);
        // Functions that call only settled functions are settled, too.
        let mut settled = vec![false; count];
        while let Some(next) = (0..count)
            .find(|n| !settled[*n] && callees[*n].iter().all(|(callee, _)| settled[*callee]))
        {
            settled[next] = true;
        }
        let circle = (0..count).find(|n| !settled[*n]);
        if let Some(n) = circle
            && let Some((_, span)) = callees[n].iter().find(|(callee, _)| !settled[*callee])
        {
            let is_self = callees[n].iter().any(|(callee, _)| *callee == n);
            let message = match is_self {
                true => "this function calls itself, which a GPU cannot do: use a loop",
                false => {
                    "these functions call each other in a circle, which a GPU cannot do: use a \
                     loop"
                }
            };
            self.diags.error(Code::Recursion, *span, message);
            // The analyses follow calls, so they must not see recursion.
            types.forget_calls();
        }
    }

    /// Lowers the body of an instance.
    pub(crate) fn function(&mut self, pending: &Pending, types: &crate::infer::Types) {
        let instance = &self.instances[pending.instance];
        let signature = instance.signature;
        let (shapes, result) = (instance.shapes.clone(), instance.result.clone());
        self.inference = crate::infer::Inference::new(types, &result);
        let types = instance.types.clone();
        let Definition { key, sig, block, mut env, poisoned } =
            self.definitions[signature.index()].clone();
        if poisoned {
            return;
        }
        let block = body_at(&block, &env, self.instances[pending.instance].call);
        env.writes_out = vec![key];
        env.slices = slice_parameters(&sig);
        env.references_of_self = self.references_of_self(&sig, env.block);
        self.declared_here.clear();
        self.module.sources.push(block.brace_token.span.join());
        let generics = self.module.signatures[signature].generics.clone();
        env.types.extend(generics.into_iter().zip(types));
        let info = self.module.signatures[signature].params.clone();
        let outer = self.result.replace(result.clone());
        self.declared_value = match block.stmts.last() {
            Some(syn::Stmt::Expr(last, None)) => Some((last.clone(), result.clone())),
            _ => None,
        };
        self.borrows = super::borrows::Borrows::default();
        let (params, body) = self.in_env(env, |cx| {
            let mut params = Vec::new();
            let body = cx.nested(|cx| {
                for (n, shape) in shapes.into_iter().enumerate() {
                    let place = pending.places[n].clone();
                    let mutable = is_mut(&sig.inputs[n]);
                    let mode = pending.modes[n];
                    let name = &info[n].name;
                    let symbol = cx.argument_symbol(name, shape, mutable, mode, place, &mut params);
                    cx.bind_argument(&sig.inputs[n], name, symbol);
                }
                cx.env.bounds.declare_inputs(&sig);
                super::attributes::check(&block, cx.diags);
                let dest = if result == Ty::Unit { Dest::Unit } else { Dest::Return };
                cx.block_into(&block, &dest);
            });
            (params, body)
        });
        self.result = outer;
        self.declared_value = None;
        let function = &mut self.module.functions[pending.function];
        function.params = params;
        function.body = body;
    }

    fn argument_symbol(
        &mut self,
        name: &Name,
        shape: Shape,
        mutable: bool,
        mode: Mode,
        place: Option<Place>,
        params: &mut Vec<LocalId>,
    ) -> Symbol {
        let mut local = |cx: &mut Self, text: String, kind, ty, mutable| {
            let id = cx.module.locals.push(Local {
                name: Name { text, span: name.span },
                kind,
                declared: Some(ty),
                mutable,
                assigned: false,
            });
            params.push(id);
            id
        };
        let text = name.text.clone();
        match shape {
            Shape::Value(ty) => {
                let value = local(self, text, LocalKind::Argument, ty, mutable);
                let root = Root::Local(value);
                match mode {
                    Mode::Value => Symbol::Local(value),
                    // Nothing changes the value while it is borrowed, so a copy suffices.
                    Mode::Shared | Mode::Mut => {
                        let place = Place { root, projections: Vec::new(), span: name.span };
                        Symbol::Alias(place, false, None)
                    }
                }
            }
            Shape::Pointer(ty) => Symbol::Local(local(self, text, LocalKind::Pointer, ty, true)),
            Shape::Memory(root, _) => {
                let span = name.span;
                let given = place.map(|place| place.projections).unwrap_or_default();
                let projections = given.into_iter().map(|projection| match projection {
                    Projection::Index(_) => {
                        let text = format!("{text}_index");
                        let index = local(self, text, LocalKind::Argument, Ty::U32, false);
                        Projection::Index(self.load_local(index, span))
                    }
                    member @ Projection::Member(_) => member,
                });
                let projections = projections.collect();
                Symbol::Alias(Place { root, projections, span }, mode == Mode::Mut, None)
            }
        }
    }

    /// Names an argument. The parameter may be a pattern, `(a, b): (f32, f32)`.
    fn bind_argument(&mut self, input: &syn::FnArg, name: &Name, symbol: Symbol) {
        match input {
            syn::FnArg::Typed(typed) => match (&*typed.pat, symbol) {
                (syn::Pat::Ident(pat), symbol) if pat.subpat.is_none() => {
                    self.bind(name, symbol);
                    self.bind_slice_parameter(&typed.pat, &typed.ty);
                }
                (syn::Pat::Wild(_), _) => {}
                (pat, Symbol::Local(local)) => {
                    let value = self.load_local(local, name.span);
                    self.destructure(pat, value);
                }
                (pat, Symbol::Alias(place, ..)) => {
                    let value = self.push(Expr::Load(place), name.span);
                    self.destructure(pat, value);
                }
                (pat, _) => self.bind_poison(pat),
            },
            syn::FnArg::Receiver(_) => self.bind(name, symbol),
        }
    }
}

fn has_generics(sig: &syn::Signature) -> bool {
    sig.generics.params.iter().any(|param| !matches!(param, syn::GenericParam::Lifetime(_)))
}

fn is_mut(input: &syn::FnArg) -> bool {
    match input {
        syn::FnArg::Receiver(receiver) => receiver.mutability.is_some(),
        syn::FnArg::Typed(typed) => {
            matches!(&*typed.pat, syn::Pat::Ident(pat) if pat.mutability.is_some())
        }
    }
}
