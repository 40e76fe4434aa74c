//! The kernels of a source file with the items that they refer to, without rustc: for tests, and
//! for tools that read a file.
//!
//! Names are resolved as rustc resolves them, as far as one file allows: through modules, `use`
//! declarations, renaming and globs. Visibility is not checked, and other crates are unknown.

use std::rc::Rc;
use std::sync::Arc;

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::spanned::Spanned;

use super::device::group::{Beside, Group};
use super::outline::{Outline, Trees, UnitKind};
use super::plan::Plan;
use super::surroundings::{self, Surroundings};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::items::references::{self, Declared};
use crate::items::state::{self, Closure, Entry, Identity};
use crate::items::{Items, Scope, name_of_item};
use crate::pipeline::{Compiled, Instances, compile_despite, compile_with, instances};
use crate::syntax::{is_attribute, item_attrs_mut};

/// The kernels of a file, and its mistakes.
#[derive(Debug, Default)]
pub struct File {
    /// Its kernels, in source order.
    pub kernels: Vec<Kernel>,
    /// The mistakes of its `#[device]` items.
    pub errors: Vec<Diagnostic>,
}

/// A kernel of a file.
#[derive(Debug)]
pub struct Kernel {
    /// The function's name.
    pub name: String,
    /// The arguments of the attribute.
    pub args: TokenStream,
    /// The function, without the attribute.
    pub item: TokenStream,
    /// The items that it refers to, directly or indirectly.
    pub items: Items,
    /// The meaning of the kernel's paths.
    pub scope: Scope,
    /// The mistakes in its references.
    pub mistakes: Vec<Diagnostic>,
}

impl Kernel {
    /// Compiles the kernel.
    ///
    /// # Errors
    /// Returns every mistake of the kernel, in source order.
    pub fn compile(self) -> Result<Compiled, Vec<Diagnostic>> {
        let compiled = compile_with(self.args, self.item, self.items, self.scope);
        and_mistakes(compiled, self.mistakes)
    }

    /// Each instance of the kernel, for tools that show the facts about it.
    ///
    /// # Errors
    /// Returns every mistake of the kernel, in source order.
    pub fn inspect(self) -> Result<Instances, Vec<Diagnostic>> {
        let Kernel { args, item, items, scope, mistakes, .. } = self;
        let instances = instances(args, item, items, scope, &mut Diagnostics::default());
        and_mistakes(instances.map(|(_, instances)| instances), mistakes)
    }

    /// Compiles the kernel and ignores one kind of mistake: for tests that pass such kernels to
    /// another compiler.
    #[doc(hidden)]
    pub fn compile_despite(self, code: Code) -> Result<Compiled, Vec<Diagnostic>> {
        let compiled = compile_despite(code, self.args, self.item, self.items, self.scope);
        and_mistakes(compiled, self.mistakes)
    }
}

impl Items {
    /// The kernels of a file that was parsed from a text, with the meaning of their paths.
    pub fn from_file(file: &syn::File) -> File {
        let (span, mut diags) = (file.span(), Diagnostics::default());
        let start = (span.start().line, span.start().column);
        let outline = span.source_text().and_then(|text| Outline::starting_at(text, start, true));
        let Some(outline) = outline.map(Arc::new) else { return File::default() };
        let trees = Rc::new(Trees::new(&outline));
        let mut kernels = Vec::new();
        for (unit, of) in outline.units.iter().enumerate() {
            let Some(item) = surroundings::syntax(&outline, Some(&trees), unit) else { continue };
            match of.kind {
                UnitKind::Kernel => kernels.push(kernel(&outline, &trees, unit, item)),
                UnitKind::Attribute(attribute) => {
                    let mut item = item;
                    let macros = outline.macros_for(of.module, outline.text_of(unit));
                    super::macros::expand(&mut item, &macros);
                    let is_function = |name: &str| outline.has_item_named(of.module, name);
                    let constants = surroundings::constants(&outline, of.module);
                    let beside = Beside { is_function: &is_function, constants: &constants };
                    _ = Group::new(attribute, item, beside, &mut diags);
                }
                UnitKind::Plain => {}
            }
        }
        File { kernels, errors: diags.gate().err().unwrap_or_default() }
    }
}

fn kernel(outline: &Arc<Outline>, trees: &Rc<Trees>, unit: usize, mut item: syn::Item) -> Kernel {
    let name = name_of_item(&item).map(ToString::to_string).unwrap_or_default();
    let mut args = TokenStream::new();
    if let Some(attrs) = item_attrs_mut(&mut item)
        && let Some(at) = attrs.iter().position(|attr| is_attribute(attr, "kernel"))
        && let syn::Meta::List(list) = attrs.remove(at).meta
    {
        args = list.tokens;
    }
    let around = Surroundings::alone(outline, trees, unit);
    let item = super::gather::without_macros(item.into_token_stream(), Some(&around));
    let item = around.with_constants(item);
    let function = syn::parse2::<syn::ItemFn>(item.clone()).ok();
    let declared = |name: &str| around.has_item_named(name).then_some(Declared::Item);
    let found = function.as_ref().map(|item| references::of_kernel(&args, item, &declared));
    let mut found = found.unwrap_or_default();
    let traits = function.into_iter().flat_map(|of| around.own_traits_of(&syn::Item::Fn(of)));
    found.references.extend(traits);
    let paths = found.references.iter().map(|reference| &reference.path);
    let plan = Plan::new(Some(&around), paths);
    let closures = plan.closures(&[]).expect("nothing is gathered");
    let mut mistakes = plan.mistakes.clone();
    mistakes.extend(super::gather::names_twice(&found.references, &closures));
    let mut all: Vec<Entry> = closures.iter().flat_map(|of| of.entries.iter().cloned()).collect();
    all.sort_by_key(|entry| entry.identity);
    let all = Closure { root: Identity(0), entries: all };
    let (items, ids) = state::decode([&all]).expect("the entries were made of such items");
    let written = found.references.into_iter().map(|reference| reference.written);
    let roots = written.zip(closures.iter().map(|closure| closure.root)).collect();
    let scope = state::resolve(&roots, &ids);
    Kernel { name, args, item, items, scope, mistakes }
}

/// Adds further mistakes to the result of a kernel.
pub(super) fn and_mistakes<T>(
    compiled: Result<T, Vec<Diagnostic>>,
    mistakes: Vec<Diagnostic>,
) -> Result<T, Vec<Diagnostic>> {
    match compiled {
        Ok(compiled) if mistakes.is_empty() => Ok(compiled),
        compiled => {
            let mut diags = Diagnostics::default();
            let errors = compiled.err().unwrap_or_default();
            mistakes.into_iter().chain(errors).for_each(|mistake| diags.push(mistake));
            Err(diags.gate().err().unwrap_or_default())
        }
    }
}
