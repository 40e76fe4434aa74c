//! Items in blocks: constants, functions and imports.

use quote::ToTokens;

use crate::lower::context::Lowerer;
use crate::lower::symbol::Symbol;
use crate::syntax::name_of;
use crate::syntax::visit::Visit;

impl Lowerer<'_> {
    pub(super) fn item(&mut self, item: &syn::Item) {
        let constant = match item {
            syn::Item::Const(constant) => constant,
            syn::Item::Use(item) if crate::items::variants::brings_variants(item) => return,
            syn::Item::Use(item) => return self.import(item),
            syn::Item::Fn(function) => {
                let name = name_of(&function.sig.ident);
                let symbol = self.nested_function(function);
                return self.bind(&name, symbol);
            }
            syn::Item::Macro(item) => return self.macro_stmt(&item.mac),
            syn::Item::Static(item) => {
                return self.unsupported(
                    item,
                    "a kernel has no `static`: for memory that a workgroup shares write \
                     `workgroup_var!(name: T);`, for a constant `const`",
                );
            }
            other => {
                let advice = "kernels cannot have this item in a body. If a body declares types, use \
                              each declared name in its own block only, and no builtin names of \
                              kernels. Rename the items, or move them into a `#[device] mod`";
                return self.unsupported(other, advice);
            }
        };
        let name = name_of(&constant.ident);
        if let Some(Symbol::Const(_)) = self.in_this_scope(&name) {
            self.declared_twice(&name);
        }
        let symbol = match self.constant(name.clone(), &constant.ty, &constant.expr) {
            Some(id) => Symbol::Const(id),
            None => Symbol::Poison,
        };
        self.bind(&name, symbol);
    }
}

impl Lowerer<'_> {
    /// Keeps a `use` of the kernel for the host, once.
    fn import(&mut self, item: &syn::ItemUse) {
        let text = |of: &syn::ItemUse| of.tree.to_token_stream().to_string();
        let uses = &mut self.module.uses;
        if self.env.is_kernel && !uses.iter().any(|of| text(of) == text(item)) {
            uses.push(item.clone());
        }
    }
}

/// The items of a block, each after the constants and functions that it names.
pub(super) fn items_in_order(block: &syn::Block) -> Vec<&syn::Item> {
    let mut waiting: Vec<&syn::Item> = block
        .stmts
        .iter()
        .filter_map(|stmt| if let syn::Stmt::Item(item) = stmt { Some(item) } else { None })
        .collect();
    let mut ordered = Vec::with_capacity(waiting.len());
    while !waiting.is_empty() {
        let is_ready = |item: &&syn::Item| {
            let names = Names::of(item);
            let is_needed = |other: &&syn::Item| {
                let name = match other {
                    syn::Item::Const(constant) => &constant.ident,
                    syn::Item::Fn(function) => &function.sig.ident,
                    _ => return false,
                };
                !std::ptr::eq(*other, *item) && names.0.contains(&name)
            };
            !waiting.iter().any(is_needed)
        };
        // Constants and functions that need each other are reported as unknown names.
        let next = waiting.iter().position(is_ready).unwrap_or(0);
        ordered.push(waiting.remove(next));
    }
    ordered
}

/// The names that an item uses.
struct Names<'a>(Vec<&'a syn::Ident>);

impl<'a> Names<'a> {
    fn of(item: &'a syn::Item) -> Self {
        let mut names = Names(Vec::new());
        names.visit_item(item);
        names
    }
}

impl<'a> Visit<'a> for Names<'a> {
    fn visit_path(&mut self, path: &'a syn::Path) {
        self.0.extend(path.get_ident());
    }
}
