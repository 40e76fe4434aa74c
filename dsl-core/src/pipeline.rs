//! From a kernel's tokens to the code emitted into the user's crate: the stages in order, with
//! gates that stop at mistakes.

use std::rc::Rc;

use proc_macro2::TokenStream;

use crate::analyze::Checked;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::emit::wgsl::Emitted;
use crate::items::variants::{self, Variants};
use crate::items::{Items, Scope, names_f64};
use crate::lower::instance::Declared;
use crate::parse::Source;
use crate::syntax::visit_mut::VisitMut;
use crate::{analyze, build, emit, parse, verify};

/// A kernel, ready to be emitted into the user's crate.
#[derive(Debug)]
pub struct Compiled {
    /// The WGSL modules, which naga has accepted: one for each instance of a generic kernel.
    pub wgsl: Vec<WgslModule>,
    /// The items that replace the function: the launcher, its CPU form, the module of constants.
    pub host: TokenStream,
}

/// A WGSL module.
#[derive(Debug)]
pub struct WgslModule {
    /// The arguments of the kernel's generic parameters.
    pub instance: Vec<String>,
    /// The text.
    pub text: String,
    /// The proofs in readable form: a line for each check of wgpu.
    pub proofs: Vec<String>,
    /// The reasons why indices are within bounds, in readable form: a line for each, in source
    /// order.
    pub accesses: Vec<String>,
    /// Findings that make the kernel slower than necessary.
    pub lints: Vec<analyze::Lint>,
    /// The extensions that it uses and browsers require to be enabled, but naga does not accept.
    pub browser_extensions: Vec<&'static str>,
}

impl WgslModule {
    /// The text in the form for browsers.
    pub fn browser_text(&self) -> String {
        let enable = |name: &&str| format!("enable {name};\n");
        self.browser_extensions.iter().map(enable).collect::<String>() + &self.text
    }
}

/// Compiles a kernel without references to other items: `args` are the attribute's arguments,
/// `item` is the function.
///
/// # Errors
/// Returns every mistake of the kernel, in source order.
pub fn compile(args: TokenStream, item: TokenStream) -> Result<Compiled, Vec<Diagnostic>> {
    compile_with(args, item, Items::default(), Scope::default())
}

/// Compiles a kernel with the items that it refers to; `scope` is the meaning of its paths.
///
/// # Errors
/// Returns every mistake of the kernel, in source order.
pub fn compile_with(
    args: TokenStream,
    item: TokenStream,
    items: Items,
    scope: Scope,
) -> Result<Compiled, Vec<Diagnostic>> {
    pipeline(args, item, items, scope, &mut Diagnostics::default())
}

fn pipeline(
    args: TokenStream,
    item: TokenStream,
    items: Items,
    scope: Scope,
    diags: &mut Diagnostics,
) -> Result<Compiled, Vec<Diagnostic>> {
    let (source, instances) = instances(args, item, items, scope, diags)?;
    let host = emit::host::emit(&source, &instances);
    let wgsl = instances.into_iter().map(|(checked, wgsl)| WgslModule {
        instance: checked.module().instance.clone(),
        proofs: checked.facts().proofs.describe(checked.module()),
        accesses: checked.facts().proofs.describe_accesses(checked.module()),
        lints: checked.facts().lints.clone(),
        browser_extensions: (wgsl.features.iter())
            .filter_map(|feature| feature.browser_extension())
            .collect(),
        text: wgsl.text,
    });
    Ok(Compiled { wgsl: wgsl.collect(), host })
}

/// A kernel with its items and with the methods of std that it names.
pub(crate) fn source(
    args: TokenStream,
    item: TokenStream,
    mut items: Items,
    mut scope: Scope,
    diags: &mut Diagnostics,
) -> Result<Source, Vec<Diagnostic>> {
    let tokens = [args.clone(), item.clone()];
    let has_f64 = || tokens.iter().cloned().any(names_f64);
    let Some(mut source) = parse::parse(args, item, diags) else {
        diags.gate()?;
        unreachable!("parse reports why there is no function");
    };
    items.lift_from_kernel(&mut source.body, &mut scope);
    let of_enum = |path: &syn::Path| variants::of_enum(&items, &scope, path);
    Variants::new([], &of_enum).visit_block_mut(&mut source.body);
    items.add_std_methods(Some((&source.body, &mut scope)), &has_f64);
    (source.items, source.scope) = (Rc::new(items), scope);
    source.write_out();
    Ok(source)
}

/// The instances of a kernel, with their WGSL.
pub type Instances = Vec<(Checked, Emitted)>;

/// Each instance of a kernel, checked, with its WGSL, which naga has accepted.
pub(crate) fn instances(
    args: TokenStream,
    item: TokenStream,
    items: Items,
    scope: Scope,
    diags: &mut Diagnostics,
) -> Result<(Source, Instances), Vec<Diagnostic>> {
    let source = source(args, item, items, scope, diags)?;
    let mut instances = Vec::new();
    for instance in source.instances() {
        let (module, types) = build::build(&source, &instance, diags);
        let checked = analyze::analyze(module, types, &source.allowed, diags);
        // The other instances would have the same mistakes.
        diags.gate()?;

        let wgsl = emit::wgsl::emit(&checked);
        verify::verify(&checked, &wgsl, diags);
        diags.gate()?;
        instances.push((checked, wgsl));
    }
    Ok((source, instances))
}

/// Compiles a kernel and ignores one kind of mistake: for tests that pass such kernels to another
/// compiler.
pub(crate) fn compile_despite(
    code: Code,
    args: TokenStream,
    item: TokenStream,
    items: Items,
    scope: Scope,
) -> Result<Compiled, Vec<Diagnostic>> {
    pipeline(args, item, items, scope, &mut Diagnostics::without(code))
}

/// Checks functions where they are declared, without a kernel that calls them.
pub(crate) fn check(mut items: Items, declared: &[Declared], diags: &mut Diagnostics) {
    items.add_std_methods(None, &|| false);
    let (module, types, own) = build::build_functions(items, declared, diags);
    analyze::check_functions(&module, &types, &own, diags);
}

/// The replacement for a kernel with mistakes: the errors, and a launcher of the same name, so that
/// its callers show no further errors.
pub fn recover(item: TokenStream, errors: &[Diagnostic]) -> TokenStream {
    emit::stub::emit(item, errors)
}
