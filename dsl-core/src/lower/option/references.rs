//! Options of references. As values they hold copies of the referents, which cannot change while
//! the references are used. A value from such an option is a reference again, `*x`.

use syn::spanned::Spanned;

use crate::ir::{
    ERR_VALUE, Expr, ExprId, IS_OK, IS_SOME, LocalId, OK_VALUE, Place, Root, SOME_VALUE,
};
use crate::lower::borrows::BorrowId;
use crate::lower::chain::Item;
use crate::lower::context::{Lowerer, variable};
use crate::lower::options::Optional;
use crate::lower::symbol::Symbol;
use crate::syntax::{name_of, ungroup};

impl Lowerer<'_> {
    /// The two parts of an option of references, whose value is a reference to a copy.
    pub(in crate::lower) fn option_of_references(
        &mut self,
        value: ExprId,
        item: &Item,
    ) -> Optional {
        let span = self.module.exprs[value].span;
        let option = self.optional_of(value);
        let Item::Value(value) = option.value else { return option };
        let place = match &self.module.exprs[value].kind {
            Expr::Load(place) => place.clone(),
            Expr::Swizzle(whole, name) => {
                let Expr::Load(whole) = &self.module.exprs[*whole].kind else { return option };
                whole.member(&name.text, name.span)
            }
            _ => return option,
        };
        Optional { value: self.kept_item(item, place, span), ..option }
    }

    /// An option in a variable. Its value is reached through a reference: `&mut best`.
    pub(super) fn option_behind(&mut self, of: &syn::Expr, writable: bool) -> Optional {
        let span = of.span();
        if writable && !self.check_references(of) {
            return self.no_option(span);
        }
        let Some(place) = self.settled_place(of) else { return self.no_option(span) };
        if writable && !self.check_writable(&place) {
            return self.no_option(span);
        }
        let borrow = self.through;
        self.option_at(&place, writable, borrow)
    }

    /// The option in a place.
    pub(super) fn option_at(
        &mut self,
        place: &Place,
        writable: bool,
        borrow: Option<BorrowId>,
    ) -> Optional {
        let span = place.span;
        let is_result = self.shape_of_place(place).is_some_and(|ty| ty.result_parts().is_some());
        let (is_some, value) = if is_result { (IS_OK, OK_VALUE) } else { (IS_SOME, SOME_VALUE) };
        let is_some = self.push(Expr::Load(place.member(is_some, span)), span);
        let is_some = self.spill(is_some, "is_some");
        let value = place.member(value, span);
        if writable {
            self.mark_assigned(&value);
        }
        let error =
            is_result.then(|| self.behind((place.member(ERR_VALUE, span), writable, borrow)));
        Optional { is_some, value: Item::Place(value, writable, borrow), error }
    }

    /// The same for a variable that is a reference, `o: &mut Option<T>`.
    pub(super) fn option_behind_reference(&mut self, path: &syn::Expr) -> Optional {
        let Some(place) = self.settled_place(path) else { return self.no_option(path.span()) };
        let writable = self.is_writable_reference(path, &place);
        self.option_behind(path, writable)
    }

    /// Notes whether a variable holds a reference from an option, or an option of a reference. Such
    /// variables hold the value of the referent.
    pub(in crate::lower) fn note_option(&mut self, id: LocalId, value: ExprId) {
        if self.is_open_none(id, value) {
            // References may be stored later, which is not known yet. So both `x` and `*x` mean the
            // value.
            let item = Item::Place(variable(id, self.module.locals[id].name.span), false, None);
            self.options.variables.insert(id, (item, None));
        } else if let Some(item) = self.options.of_references.get(&value).cloned() {
            let name = self.module.locals[id].name.text.clone();
            let borrow = match &item {
                Item::Place(place, ..) => self.borrow(&name, place, false, None),
                _ => None,
            };
            self.options.variables.insert(id, (item, borrow));
        }
        if self.options.is_reference(value) && !self.module.locals[id].mutable {
            let local = &self.module.locals[id];
            let (name, place) = (local.name.clone(), variable(id, local.name.span));
            self.bind(&name, Symbol::Alias(place, false, None));
        }
    }

    /// Notes a variable that is declared as `Option<&T>`.
    pub(in crate::lower) fn note_option_of_references(&mut self, pat: &syn::Pat) {
        if let syn::Pat::Ident(ident) = pat
            && let Some(Symbol::Local(id)) = self.lookup(&name_of(&ident.ident).text)
        {
            let item = Item::Place(variable(id, ident.ident.span()), false, None);
            self.options.variables.entry(id).or_insert((item, None));
        }
    }

    /// Whether a variable is initialised with a `None` of unknown type.
    fn is_open_none(&self, local: LocalId, value: ExprId) -> bool {
        self.module.locals[local].declared.is_none() && self.module.is_none(value)
    }

    fn is_some_value(&self, value: ExprId) -> bool {
        matches!(&self.module.exprs[value].kind, Expr::Construct(ty, members)
            if members.len() == 2 && ty.option_value().is_some())
    }

    /// The same for a variable that is assigned.
    pub(in crate::lower) fn note_stored_option(&mut self, place: &Place, value: ExprId) {
        let (Root::Local(local), []) = (place.root, &*place.projections) else { return };
        match self.options.of_references.get(&value).cloned() {
            Some(item) => {
                self.options.variables.insert(local, (item, None));
            }
            None if self.is_some_value(value) => {
                self.options.variables.remove(&local);
            }
            None => {}
        }
    }

    /// The reference in an option that a variable holds.
    pub(super) fn option_of_reference(
        &self,
        path: &syn::ExprPath,
    ) -> Option<(Item, Option<BorrowId>)> {
        match self.lookup(&name_of(path.path.get_ident()?).text)? {
            Symbol::Local(local) => self.options.variables.get(&local).cloned(),
            _ => None,
        }
    }

    /// The referent of a `&` reference, if it is a place.
    pub(super) fn referent<'e>(&self, expr: &'e syn::Expr) -> Option<&'e syn::Expr> {
        match ungroup(expr) {
            syn::Expr::Reference(of) if of.mutability.is_none() && self.is_place(&of.expr) => {
                Some(&of.expr)
            }
            expr @ syn::Expr::Path(path) => {
                let name = name_of(path.path.get_ident()?).text;
                matches!(self.lookup(&name), Some(Symbol::Alias(_, false, _))).then_some(expr)
            }
            _ => None,
        }
    }
}

/// The `T` in the declared type `Option<&T>`.
pub(in crate::lower) fn referent_of_option(ty: &syn::Type) -> Option<&syn::Type> {
    let syn::Type::Path(path) = ty else { return None };
    let syn::PathArguments::AngleBracketed(args) = &path.path.segments.last()?.arguments else {
        return None;
    };
    match args.args.first()? {
        syn::GenericArgument::Type(syn::Type::Reference(of))
            if path.path.segments.last()?.ident == "Option" && of.mutability.is_none() =>
        {
            Some(&of.elem)
        }
        _ => None,
    }
}
