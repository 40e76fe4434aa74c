//! The items of iterators, bound to names and passed to functions.

use std::rc::Rc;

use proc_macro2::Span;
use syn::spanned::Spanned;

use crate::diagnostic::Code;
use crate::ir::{Expr, ExprId, LocalKind, Name, Place, Root, StmtKind, Ty};
use crate::lower::borrows::BorrowId;
use crate::lower::chain::{Function, Item};
use crate::lower::context::{Dest, Lowerer};
use crate::lower::given::Generic;
use crate::lower::symbol::Symbol;
use crate::syntax::{is_array_from_fn, name_of, ungroup};

/// The maximal length of an array that is mapped: each call is written out.
const MAX_MAPPED: u32 = 64;

impl Lowerer<'_> {
    /// An item that is evaluated here, so that it can be used several times.
    pub(in crate::lower) fn settled_item(&mut self, item: Item, span: Span) -> Item {
        match item {
            Item::Value(value) if !self.is_trivial(value) => {
                let local = self.spill_local(value, "item");
                Item::Value(self.load_local(local, span))
            }
            Item::Pair(a, b) => {
                let (a, b) = (self.settled_item(*a, span), self.settled_item(*b, span));
                Item::Pair(Box::new(a), Box::new(b))
            }
            other => other,
        }
    }

    /// A reference to a settled item.
    pub(in crate::lower) fn by_reference(&self, item: &Item) -> Item {
        match item {
            Item::Value(value) => match &self.module.exprs[*value].kind {
                Expr::Load(place) => Item::Place(place.clone(), false, None),
                _ => item.clone(),
            },
            Item::Pair(a, b) => {
                Item::Pair(Box::new(self.by_reference(a)), Box::new(self.by_reference(b)))
            }
            Item::Place(place, _, of) => {
                Item::Reference(Box::new(Item::Place(place.clone(), false, *of)))
            }
            Item::Reference(_) | Item::Part(_) => item.clone(),
        }
    }

    /// An item as a value.
    pub(in crate::lower) fn value_of(&mut self, item: &Item, span: Span) -> ExprId {
        match item {
            Item::Value(value) => *value,
            Item::Place(place, ..) => self.push(Expr::Load(place.clone()), span),
            Item::Reference(of) => self.value_of(of, span),
            Item::Pair(a, b) => {
                let members = vec![self.value_of(a, span), self.value_of(b, span)];
                self.push(Expr::Tuple(members), span)
            }
            Item::Part(_) => {
                let message = "a part of a slice is not a value: give it a name, `|part| …`, and index \
                               it";
                self.poison(Code::Unsupported, span, message)
            }
        }
    }

    /// Binds the names of a pattern to an item.
    pub(in crate::lower) fn bind_item(&mut self, pat: &syn::Pat, item: Item) {
        let span = pat.span();
        match (pat, item) {
            (syn::Pat::Paren(paren), item) => self.bind_item(&paren.pat, item),
            (syn::Pat::Reference(reference), Item::Reference(of)) => {
                self.bind_item(&reference.pat, *of);
            }
            (pat, Item::Reference(of)) if !matches!(pat, syn::Pat::Type(_)) => {
                self.bind_item(pat, *of);
            }
            (syn::Pat::Wild(_), Item::Value(value)) => {
                self.emit(StmtKind::Expr(value), span);
            }
            (syn::Pat::Wild(_), _) => {}
            (syn::Pat::Tuple(unit), Item::Value(value)) if unit.elems.is_empty() => {
                if !matches!(self.module.exprs[value].kind, Expr::Tuple(_)) {
                    let unit = self.push(Expr::Ascribe(value, Ty::Unit), span);
                    self.emit(StmtKind::Expr(unit), span);
                }
            }
            (syn::Pat::Type(typed), item) => {
                // A reference's type says nothing new.
                let item = match (&*typed.ty, item) {
                    (syn::Type::Reference(_), item) => item,
                    (ty, item) => {
                        let (ty, value) = (self.ty(ty), self.value_of(&item, span));
                        Item::Value(self.push(Expr::Ascribe(value, ty), span))
                    }
                };
                self.bind_item(&typed.pat, item);
            }
            (syn::Pat::Reference(reference), Item::Value(_)) => {
                let message = "this is a value, not a reference: leave out the `&`";
                self.diags.error(Code::Mismatch, span, message);
                self.bind_poison(&reference.pat);
            }
            (syn::Pat::Reference(reference), Item::Place(place, _, of)) => {
                let value = self.push(Expr::Load(place.clone()), span);
                let item = match &*reference.pat {
                    syn::Pat::Reference(_) => Item::Place(place, false, of),
                    _ => Item::Value(value),
                };
                self.bind_item(&reference.pat, item);
            }
            (syn::Pat::Reference(reference), item) => self.bind_item(&reference.pat, item),
            (syn::Pat::Tuple(pair), Item::Pair(a, b)) if pair.elems.len() == 2 => {
                self.bind_item(&pair.elems[0], *a);
                self.bind_item(&pair.elems[1], *b);
            }
            // The members behind a reference are references as well.
            (syn::Pat::Tuple(tuple), Item::Place(place, writable, of)) if !has_rest(tuple) => {
                let whole = self.push(Expr::Load(place.clone()), span);
                self.check_members(tuple.elems.len(), false, whole, span);
                for (n, pat) in tuple.elems.iter().enumerate() {
                    let member = place.member(&n.to_string(), span);
                    self.bind_item(pat, Item::Place(member, writable, of));
                }
            }
            (syn::Pat::Slice(_), Item::Place(place, writable, borrow))
                if matches!(self.shape_of_place(&place), Some(Ty::Array(..))) =>
            {
                if writable {
                    self.mark_assigned(&place);
                }
                let array = self.behind((place, writable, borrow));
                self.destructure(pat, array);
            }
            (syn::Pat::Struct(of), Item::Place(place, writable, borrow))
                if self.is_place_of(&of.path, &place) =>
            {
                self.bind_members(of, &place, writable, borrow);
            }
            (syn::Pat::Ident(ident), item) if ident.subpat.is_none() => {
                self.bind_name(ident, item, span);
            }
            (pat, item) => {
                let value = self.value_of(&item, span);
                let value = self.spill(value, "item");
                self.destructure(pat, value);
            }
        }
    }

    /// Whether a place is known to hold the struct that a pattern names.
    pub(in crate::lower) fn is_place_of(&mut self, path: &syn::Path, place: &Place) -> bool {
        let Some(ty @ Ty::Struct(_)) = self.shape_of_place(place) else { return false };
        let is_plain =
            self.env.scope.resolve(path).is_some_and(|(item, _)| !self.is_generic_item(item));
        is_plain && self.path_ty(path) == ty
    }

    /// Binds the members of a struct behind a reference. They are references as well.
    fn bind_members(
        &mut self,
        of: &syn::PatStruct,
        place: &Place,
        writable: bool,
        borrow: Option<BorrowId>,
    ) {
        let names: Vec<Name> = of.fields.iter().map(|field| self.member(&field.member)).collect();
        if let Some(Ty::Struct(ty)) = self.shape_of_place(place) {
            self.check_pattern_fields(&ty.members, &names, of.rest.is_some(), of.span());
        }
        for (field, name) in of.fields.iter().zip(names) {
            if let syn::Pat::Ident(syn::PatIdent { mutability: Some(token), .. }) = &*field.pat {
                let message = format!(
                    "names in a pattern of a reference are references: leave out `mut`, and write \
                     `*{}`",
                    name.text
                );
                self.diags.error(Code::Unsupported, token.span, message);
                self.bind_poison(&field.pat);
                continue;
            }
            let member = place.member(&name.text, name.span);
            self.bind_item(&field.pat, Item::Place(member, writable, borrow));
        }
    }

    fn bind_name(&mut self, ident: &syn::PatIdent, item: Item, span: Span) {
        let name = name_of(&ident.ident);
        if let Some(by_ref) = &ident.by_ref {
            self.unsupported(by_ref, "values in kernels are copied: leave out `ref`");
        }
        match item {
            Item::Place(place, writable, of) => {
                let borrow = self.borrow(&name.text, &place, writable, of);
                self.bind(&name, Symbol::Alias(place, writable, borrow));
            }
            Item::Part(part) => self.bind_slice(&name, ident.mutability.is_some(), part),
            item => {
                let value = self.value_of(&item, span);
                let mutable = ident.mutability.is_some();
                if !mutable && self.rename(value, &name) {
                    return;
                }
                let local = self.declare(&name, None, mutable);
                self.emit(StmtKind::Let { local, init: Some(value) }, name.span);
                self.note_item_references(local, &item);
            }
        }
    }

    /// Gives a variable of the compiler the user's name, if its value never changes.
    pub(in crate::lower) fn rename(&mut self, value: ExprId, name: &Name) -> bool {
        let Expr::Load(Place { root: Root::Local(local), projections, .. }) =
            &self.module.exprs[value].kind
        else {
            return false;
        };
        let local = *local;
        let of = &self.module.locals[local];
        if !projections.is_empty() || of.mutable || of.kind != LocalKind::Temporary {
            return false;
        }
        self.module.locals[local].name = name.clone();
        if self.module.counts.contains(&value) {
            self.counters.insert(local);
        }
        self.bind(name, Symbol::Local(local));
        true
    }

    // Functions.

    /// The function that is passed to an adapter.
    pub(in crate::lower) fn callable(&mut self, expr: &syn::Expr) -> Option<Function> {
        match ungroup(expr) {
            syn::Expr::Closure(syntax) => Some(Function::Closure(Rc::new(self.closure(syntax)))),
            syn::Expr::Path(path) => {
                let ident = path.path.get_ident().map(|ident| name_of(ident).text);
                match ident.and_then(|name| self.lookup(&name)) {
                    Some(Symbol::Closure(closure)) => Some(Function::Closure(closure)),
                    _ => Some(Function::Path(path.clone())),
                }
            }
            other => {
                self.unsupported(other, "this takes a closure, `|x| …`, or the path of a function");
                None
            }
        }
    }

    /// `[a, b, c].map(f)`: an array of the function's results for the elements. `None` if the
    /// receiver is not an array.
    pub(in crate::lower) fn array_map(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let (name, Some(function)) = (name_of(&call.method), call.args.first()) else {
            return None;
        };
        if name.text != "map" || call.args.len() != 1 {
            return None;
        }
        let length = self.mapped_length(&call.receiver)?;
        let span = name.span;
        if length > MAX_MAPPED {
            let message = format!(
                "`map` takes arrays of up to {MAX_MAPPED} elements: write a `for` loop over \
                 indices"
            );
            return Some(self.poison(Code::Unsupported, span, message));
        }
        let array = self.expr(&call.receiver);
        if length == 0 {
            // The empty array itself is the mistake.
            return Some(array);
        }
        let array = self.spill(array, "mapped");
        let Some(function) = self.callable(function) else {
            return Some(self.push(Expr::Error, span));
        };
        let element = |cx: &mut Self, n| {
            let index = cx.index(n, span);
            cx.push(Expr::Index(array, index), span)
        };
        Some(self.array_of(&function, length, None, span, element))
    }

    /// The number of elements of the receiver of `map`.
    fn mapped_length(&mut self, array: &syn::Expr) -> Option<u32> {
        if let Some(Ty::Array(_, length)) = self.known_shape(array) {
            return Some(length);
        }
        match ungroup(array) {
            syn::Expr::MethodCall(call) if call.method == "map" && call.args.len() == 1 => {
                self.mapped_length(&call.receiver)
            }
            _ => None,
        }
    }

    /// `array::from_fn::<T, N, _>(f)`: an array of the function's results for the indices.
    pub(in crate::lower) fn array_from_fn(
        &mut self,
        path: &syn::Path,
        args: &[&syn::Expr],
    ) -> Option<ExprId> {
        if !is_array_from_fn(path) {
            return None;
        }
        let last = path.segments.last()?;
        let name = name_of(&last.ident);
        let span = name.span;
        if self.env.is_kernel {
            self.module.std_functions.push(crate::items::paths::without_arguments(path));
        }
        let poison = |cx: &mut Self| Some(cx.push(Expr::Error, span));
        let [function] = args else {
            self.expect_args(&name, args.len(), 1);
            return poison(self);
        };
        if let syn::Expr::Closure(of) = ungroup(function) {
            self.note_element(&of.body);
        }
        let Some(generics) = self.turbofish(&last.arguments) else { return poison(self) };
        let [element, Generic::Const(length), ..] = generics.as_slice() else {
            let message = "the length of this array is not known here: declare it, \
                           `let a: [f32; 4] = std::array::from_fn(…);`";
            return Some(self.poison(Code::UnknownType, span, message));
        };
        let length = u32::try_from(*length).ok().filter(|n| (1..=MAX_MAPPED).contains(n));
        let Some(length) = length else {
            let message = format!(
                "`from_fn` makes arrays of 1 to {MAX_MAPPED} elements: write a `for` loop over \
                 indices"
            );
            return Some(self.poison(Code::Unsupported, span, message));
        };
        let element = match element {
            Generic::Type(ty) => Some(self.ty(ty)),
            _ => None,
        };
        let Some(function) = self.callable(function) else { return poison(self) };
        Some(self.array_of(&function, length, element, span, |cx, n| cx.index(n, span)))
    }

    /// An array of a function's results for `length` arguments.
    fn array_of(
        &mut self,
        function: &Function,
        length: u32,
        element: Option<Ty>,
        span: Span,
        mut argument: impl FnMut(&mut Self, u32) -> ExprId,
    ) -> ExprId {
        let mistakes = self.diags.len();
        let mut values = Vec::new();
        for n in 0..length {
            let argument = argument(self, n);
            let mut value = self.apply(function, vec![Item::Value(argument)], span);
            if let Some(ty) = &element {
                value = self.push(Expr::Ascribe(value, ty.clone()), span);
            }
            values.push(self.spill(value, "value"));
            // Each element would have the same mistake.
            if self.diags.len() > mistakes {
                return self.push(Expr::Error, span);
            }
        }
        self.push(Expr::Array(values), span)
    }

    /// Calls a function for its effects.
    pub(in crate::lower) fn run_on(&mut self, function: &Function, item: Item, span: Span) {
        match function {
            Function::Closure(closure) => {
                self.write_closure(closure, vec![item], &Dest::Discard, span);
            }
            Function::Path(_) => {
                let value = self.apply(function, vec![item], span);
                self.emit(StmtKind::Expr(value), span);
            }
        }
    }

    /// The result of a function for these arguments.
    pub(in crate::lower) fn apply(
        &mut self,
        function: &Function,
        args: Vec<Item>,
        span: Span,
    ) -> ExprId {
        match function {
            Function::Closure(closure) => self.closure_value(closure, args, span),
            Function::Path(path) => self.scoped(|cx| {
                let mut call = syn::ExprCall {
                    attrs: Vec::new(),
                    func: Box::new(syn::Expr::Path(path.clone())),
                    paren_token: syn::token::Paren::default(),
                    args: syn::punctuated::Punctuated::new(),
                };
                for (n, item) in args.into_iter().enumerate() {
                    // No user writes this identifier.
                    let ident = syn::Ident::new(&format!("__argument_{n}"), span);
                    let name = Name { text: ident.to_string(), span };
                    let symbol = match item.referent() {
                        Item::Place(place, writable, of) => Symbol::Alias(place, writable, of),
                        item => {
                            let value = cx.value_of(&item, span);
                            Symbol::Local(cx.spill_local(value, "argument"))
                        }
                    };
                    cx.bind(&name, symbol);
                    call.args.push(syn::Expr::Path(syn::ExprPath {
                        attrs: Vec::new(),
                        qself: None,
                        path: syn::Path::from(ident),
                    }));
                }
                cx.expr(&syn::Expr::Call(call))
            }),
        }
    }
}

impl Lowerer<'_> {
    /// The array in `x[..4].try_into().unwrap()` and `x[at..at + 4].try_into().unwrap()`, whose
    /// length is written there.
    pub(in crate::lower) fn array_of_part(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let syn::Expr::Index(index) = ungroup(&tried(call)?.receiver) else { return None };
        let range = self.range_of_index(&index.index)?;
        let length = match (range.start.as_deref(), range.end.as_deref().map(ungroup)?) {
            (None, end) => end,
            (Some(start), syn::Expr::Binary(end))
                if matches!(end.op, syn::BinOp::Add(_)) && *start == *end.left =>
            {
                &end.right
            }
            _ => return None,
        };
        if matches!(range.limits, syn::RangeLimits::Closed(_)) || self.integer_expr(length).is_err()
        {
            return None;
        }
        Some(self.expr(&with_length(&syn::Expr::MethodCall(call.clone()), length)?))
    }
}

impl Item {
    /// The values in the item.
    pub(super) fn values(&mut self) -> Vec<&mut ExprId> {
        match self {
            Item::Value(value) => vec![value],
            Item::Pair(a, b) => a.values().into_iter().chain(b.values()).collect(),
            Item::Reference(of) => of.values(),
            Item::Place(..) | Item::Part(_) => Vec::new(),
        }
    }
}

fn has_rest(tuple: &syn::PatTuple) -> bool {
    tuple.elems.iter().any(|pat| matches!(pat, syn::Pat::Rest(_)))
}

/// `from_fn::<_, 4, _>(f)` for `from_fn(f)`, and likewise for `slice.try_into().unwrap()`, if an
/// array of that length is required.
pub(in crate::lower) fn with_length(
    expr: &syn::Expr,
    length: &impl quote::ToTokens,
) -> Option<syn::Expr> {
    let syn::Expr::Call(call) = ungroup(expr) else { return array_of_slice(expr, length) };
    let syn::Expr::Path(of) = ungroup(&call.func) else { return None };
    if !is_array_from_fn(&of.path) || !of.path.segments.last()?.arguments.is_none() {
        return None;
    }
    let (mut call, mut of) = (call.clone(), of.clone());
    let arguments = syn::parse_quote!(::<_, { #length }, _>);
    of.path.segments.last_mut()?.arguments = syn::PathArguments::AngleBracketed(arguments);
    *call.func = syn::Expr::Path(of);
    Some(syn::Expr::Call(call))
}

/// `slice.try_into()` in `slice.try_into().unwrap()`.
fn tried(unwrapped: &syn::ExprMethodCall) -> Option<&syn::ExprMethodCall> {
    match ungroup(&unwrapped.receiver) {
        syn::Expr::MethodCall(tried)
            if (unwrapped.method == "unwrap" || unwrapped.method == "expect")
                && tried.method == "try_into" =>
        {
            Some(tried)
        }
        _ => None,
    }
}

/// The elements of `slice` in `slice.try_into().unwrap()`.
fn array_of_slice(expr: &syn::Expr, length: &impl quote::ToTokens) -> Option<syn::Expr> {
    let syn::Expr::MethodCall(unwrapped) = ungroup(expr) else { return None };
    let tried = tried(unwrapped)?;
    let slice = ungroup(&tried.receiver);
    let borrow = matches!(slice, syn::Expr::Index(_)).then(|| quote::quote!(&));
    Some(syn::parse_quote_spanned!(tried.method.span()=> {
        let __slice = #borrow #slice;
        core::array::from_fn::<_, { #length }, _>(|__at| __slice[__at])
    }))
}
