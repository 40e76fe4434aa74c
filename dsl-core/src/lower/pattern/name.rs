//! Names in patterns: new variables, or constants.

use crate::diagnostic::Code;
use crate::ir::{BinaryOp, Expr, ExprId, Name, StmtKind};
use crate::items::ItemKind;
use crate::items::paths::is_camel_case;
use crate::lower::context::{Lowerer, variable};
use crate::lower::symbol::Symbol;
use crate::syntax::name_of;

impl Lowerer<'_> {
    pub(super) fn matches_ident(&mut self, pat: &syn::PatIdent, value: ExprId) -> Option<ExprId> {
        let name = name_of(&pat.ident);
        if let Some(by_ref) = &pat.by_ref {
            return self.matches_by_reference(pat, by_ref, value);
        }
        let Some((_, sub)) = &pat.subpat else {
            if self.is_unit_struct(&syn::Path::from(pat.ident.clone())) {
                return None;
            }
            if let Some(constant) = self.constant_named(&pat.ident) {
                return Some(self.compare(BinaryOp::Eq, value, constant, name.span));
            }
            match is_camel_case(&name.text) && !self.check_new_name(&name) {
                true => self.bind(&name, Symbol::Poison),
                false => self.bind_matched(&name, pat, value),
            }
            return None;
        };
        let condition = self.matches(sub, value);
        self.bind_matched(&name, pat, value);
        condition
    }

    /// `ref x` refers to the matched value, like a name behind a `&`.
    fn matches_by_reference(
        &mut self,
        pat: &syn::PatIdent,
        by_ref: &syn::Token![ref],
        value: ExprId,
    ) -> Option<ExprId> {
        if pat.mutability.is_some() || pat.subpat.is_some() {
            self.unsupported(
                by_ref,
                "match `&mut value`, and leave out `ref mut`; before `@` leave out `ref`",
            );
            self.bind_poison(&syn::Pat::Ident(pat.clone()));
            return None;
        }
        let name = name_of(&pat.ident);
        let value = match self.place_of_value(value) {
            Some(place) => {
                self.borrows.referents.entry(value).or_insert((place, false, None));
                value
            }
            None => {
                let local = self.spill_local(value, &name.text);
                let place = variable(local, name.span);
                self.behind((place, false, None))
            }
        };
        self.bind_matched(&name, pat, value);
        None
    }

    /// Binds the name of a pattern to a value, or as a reference if the value is behind one.
    fn bind_matched(&mut self, name: &Name, pat: &syn::PatIdent, value: ExprId) {
        if pat.mutability.is_some() || !self.bind_referent(name, value) {
            self.bind_value(name, pat.mutability.is_some(), value);
        }
    }

    /// Whether a new name in a pattern is spelled like a variable. A name spelled like a constant
    /// or a variant is reported.
    pub(in crate::lower) fn check_new_name(&mut self, name: &Name) -> bool {
        let advice = if is_camel_case(&name.text) {
            "a variant is written with its enum, `State::Idle`".to_owned()
        } else if name.text.chars().any(char::is_uppercase)
            && !name.text.contains(char::is_lowercase)
        {
            format!("declare `const {}: T = …;` inside the kernel", name.text)
        } else {
            return true;
        };
        let message = format!(
            "`{}` is not a constant that the kernel knows, and a new name would match everything: \
             {advice}",
            name.text
        );
        self.diags.error(Code::UnknownName, name.span, message);
        false
    }

    /// Whether a constant has that name.
    pub(in crate::lower) fn names_constant(&self, ident: &syn::Ident) -> bool {
        match self.lookup(&name_of(ident).text) {
            Some(symbol) => matches!(symbol, Symbol::Const(_)),
            None => {
                let found = self.env.scope.resolve(&syn::Path::from(ident.clone()));
                found.is_some_and(|(item, _)| {
                    matches!(self.items.items[item].kind, ItemKind::Const(_))
                })
            }
        }
    }

    /// The constant of that name, if there is one.
    pub(in crate::lower) fn constant_named(&mut self, ident: &syn::Ident) -> Option<ExprId> {
        match self.lookup(&name_of(ident).text) {
            Some(Symbol::Const(id)) => Some(self.push(Expr::Const(id), ident.span())),
            Some(_) => None,
            None => {
                let path = syn::Path::from(ident.clone());
                let (item, _) = self.env.scope.resolve(&path)?;
                // A variable may have the name of a function.
                match self.items.items[item].kind {
                    ItemKind::Function(_) => None,
                    _ => self.item_path(&path),
                }
            }
        }
    }

    pub(super) fn bind_value(&mut self, name: &Name, mutable: bool, value: ExprId) {
        let local = self.declare(name, None, mutable);
        self.emit(StmtKind::Let { local, init: Some(value) }, name.span);
    }
}
