//! Functions in their form for the host: indices, lengths and counts are `u32` in kernels, `usize`
//! in plain Rust.
//!
//! Where Rust takes a size, the value gets `index(…)` around it: `x[index(i)]`, `.nth(index(n))`.
//! Where Rust gives a size, it gets `length(…)`: `length(x.len())`, `.count()` and `.position(…)`,
//! the numbers of `enumerate()`, the indices of `array::from_fn`, ends of ranges made with
//! `as usize`. The lengths of arrays become `usize`. All else stays as it is written. The host does
//! not get functions that index values without an index in plain Rust, such as matrices. Nor does
//! it get functions that copy an element out of an array where rustc does not allow it.
//!
//! Types are unknown here, except that sizes in kernels are `u32`. If a name may mean something
//! else, such as a user's method `len`, the host does not get the function.

mod code;

use std::collections::{BTreeMap, BTreeSet};

use quote::{ToTokens, quote_spanned};
use syn::spanned::Spanned;

use super::as_written;
use super::host::{is_iterator, is_usize};
use crate::items::known;
use crate::syntax::usize_exprs::{Receiver, for_each_size, has_usize, taker_of_sizes};
use crate::syntax::visit::Visit;
use crate::syntax::visit_mut::{self, VisitMut};
use crate::syntax::{binary_op, calls_size_of, is_array_from_fn, is_size_of, match_of, ungroup};
use code::{Bound, Chains, Constants, Named, chain, nesting};
pub(super) use code::{is_copied, is_unindexed, requires_copy};

/// The declared type of a constant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Constant {
    Usize,
    U32,
    Other,
}

impl Constant {
    pub(super) fn of(ty: &syn::Type) -> Constant {
        let is = |name: &str| matches!(ty, syn::Type::Path(path) if path.path.is_ident(name));
        match () {
            () if is("usize") => Constant::Usize,
            () if is("u32") => Constant::U32,
            () => Constant::Other,
        }
    }
}

/// The known facts about the names in an item.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    /// The constant that a path means.
    pub(super) constant: &'a dyn Fn(&syn::Path) -> Option<Constant>,
    /// The traits that require `Copy`.
    pub(super) copied: &'a BTreeSet<String>,
    /// The types that rustc copies.
    pub(super) copied_types: &'a BTreeSet<String>,
    /// The methods of users' types.
    pub(super) methods: &'a BTreeSet<String>,
    /// The associated constants of type `usize`.
    pub(super) associated: &'a BTreeSet<String>,
    /// The associated constants of other types; a name may be in both sets.
    pub(super) otherwise: &'a BTreeSet<String>,
    /// Whether rustc may not copy an element out of an array.
    pub(super) has_moved: bool,
    /// The members whose elements rustc may not copy.
    pub(super) moved: &'a BTreeSet<String>,
    /// The members that kernels index and plain Rust does not.
    pub(super) unindexed: &'a BTreeSet<String>,
    /// The functions, methods and members whose types contain `usize`.
    pub(super) sizes: &'a BTreeSet<String>,
}

/// Makes sizes in a function `usize` where plain Rust needs it; `generics` are the outer ones.
///
/// # Errors
/// Returns the reason if the text does not show how. Then some sizes are already changed.
pub(super) fn adapt(
    sig: &mut syn::Signature,
    body: Option<&mut syn::Block>,
    names: Names<'_>,
    generics: Option<&syn::Generics>,
) -> Result<(), String> {
    if as_written::is_in_usize(sig, body.as_deref(), names.sizes) {
        return Ok(());
    }
    let mut adapter = Adapter {
        names,
        params: BTreeMap::new(),
        local: BTreeMap::new(),
        is_without_copy: false,
        args: BTreeMap::new(),
        has_unindexed: false,
        why_not: None,
    };
    generics.into_iter().for_each(|generics| adapter.declare(generics, |_| true));
    adapter.function(sig, body);
    adapter.why_not.map_or(Ok(()), Err)
}

/// The reason if `x as usize` makes an operation of two different types in plain Rust.
const NO_SIZE: &str = "it mixes an `… as usize` with a `u32`, which plain Rust refuses: cast each";

struct Adapter<'a> {
    names: Names<'a>,
    /// The const parameters.
    params: BTreeMap<String, Constant>,
    /// The constants that the body declares.
    local: BTreeMap<String, Constant>,
    /// Whether there is a type parameter whose values rustc does not copy out of an array.
    is_without_copy: bool,
    /// The arguments, and the arrays of numbers that the body declares.
    args: BTreeMap<String, Argument>,
    /// Whether the body names types that plain Rust does not index.
    has_unindexed: bool,
    /// The first known reason why the host does not get the function.
    why_not: Option<String>,
}

/// The known facts about an argument, or a local array of numbers.
struct Argument {
    /// Whether plain Rust may not index it.
    is_unindexed: bool,
    /// Whether rustc may not copy an element out of it.
    is_moved: bool,
    /// The number of nested arrays or slices in its type, a lower bound.
    nesting: usize,
}

impl Adapter<'_> {
    fn refuse_if(&mut self, is_so: bool, why: &str) {
        if is_so && self.why_not.is_none() {
            self.why_not = Some(why.to_owned());
        }
    }

    /// Notes the outer generic parameters; `has_values` tells whether values of a type may occur.
    fn declare(&mut self, generics: &syn::Generics, has_values: impl Fn(&syn::Ident) -> bool) {
        for param in generics.const_params() {
            self.params.insert(param.ident.to_string(), Constant::of(&param.ty));
        }
        let is_moved =
            |param: &syn::TypeParam| has_values(&param.ident) && !self.is_copy(param, generics);
        let is_without_copy = generics.type_params().any(is_moved);
        self.is_without_copy |= is_without_copy;
    }

    fn function(&mut self, sig: &mut syn::Signature, body: Option<&mut syn::Block>) {
        self.signature(sig, body.as_deref());
        self.visit_signature_mut(sig);
        body.into_iter().for_each(|body| self.visit_block_mut(body));
    }

    fn signature(&mut self, sig: &syn::Signature, body: Option<&syn::Block>) {
        self.has_unindexed = body.is_some_and(is_unindexed);
        let mut bound = Bound::new(self.names.copied_types);
        body.into_iter().for_each(|body| Visit::visit_block(&mut bound, body));
        for (name, nesting) in &bound.names {
            if let Some(nesting) = *nesting {
                let array = Argument { is_unindexed: false, is_moved: false, nesting };
                self.args.insert(name.clone(), array);
            }
        }
        for input in &sig.inputs {
            if let syn::FnArg::Typed(arg) = input
                && let syn::Pat::Ident(name) = &*arg.pat
            {
                let is_unindexed = is_unindexed(&arg.ty);
                let is_shadowed = bound.names.contains_key(&name.ident.to_string());
                let nesting = if is_shadowed { 0 } else { nesting(&arg.ty) };
                let is_moved = is_shadowed || !is_copied(&arg.ty, self.names.copied_types);
                let arg = Argument { is_unindexed, is_moved, nesting };
                self.args.insert(name.ident.to_string(), arg);
            }
        }
        self.declare(&sig.generics, |param| {
            let mut named = Named { name: param, found: false };
            sig.inputs.iter().for_each(|input| Visit::visit_fn_arg(&mut named, input));
            named.found
        });
    }

    /// Whether a type parameter has the bound `Copy`, or a trait that requires it.
    fn is_copy(&self, param: &syn::TypeParam, generics: &syn::Generics) -> bool {
        let says = |bound: &syn::TypeParamBound| match bound {
            syn::TypeParamBound::Trait(of) => requires_copy(&of.path, self.names.copied),
            _ => false,
        };
        let clauses = generics.where_clause.iter().flat_map(|clause| &clause.predicates);
        let mut of_param = clauses.filter_map(|clause| match clause {
            syn::WherePredicate::Type(clause) => Some(clause),
            _ => None,
        });
        param.bounds.iter().any(says)
            || of_param.any(|clause| {
                matches!(&clause.bounded_ty, syn::Type::Path(of) if of.path.is_ident(&param.ident))
                    && clause.bounds.iter().any(says)
            })
    }

    fn constant(&self, path: &syn::Path) -> Option<Constant> {
        let own = path.get_ident().and_then(|ident| {
            let name = ident.to_string();
            self.params.get(&name).or_else(|| self.local.get(&name)).copied()
        });
        own.or_else(|| (self.names.constant)(path))
    }

    /// Whether an expression may be an associated constant of type `usize`.
    fn is_associated_size(&self, of: &syn::ExprPath) -> bool {
        let segments = &of.path.segments;
        let has = |last: &syn::PathSegment| self.names.associated.contains(&last.ident.to_string());
        let is_of_language = of.qself.is_none()
            && segments.first().is_some_and(|first| {
                first.ident != "Self" && known::is_type(&first.ident.to_string())
            });
        segments.len() > 1 && !is_of_language && segments.last().is_some_and(has)
    }

    fn is_cast_of_size(&self, of: &syn::ExprCast) -> bool {
        matches!(&*of.expr, syn::Expr::Path(of) if self.is_associated_size(of))
    }

    /// The length of an array, a `usize` for rustc.
    fn array_length(&mut self, length: &mut syn::Expr) {
        let mut found = Constants::default();
        Visit::visit_expr(&mut found, length);
        let associated = |path: &syn::Path| {
            if is_size_of(path) {
                return Some(Constant::Usize);
            }
            let last = path.segments.last().filter(|_| path.segments.len() > 1)?;
            let (name, names) = (last.ident.to_string(), &self.names);
            let is_usize = names.associated.contains(&name) && !names.otherwise.contains(&name);
            is_usize.then_some(Constant::Usize)
        };
        let kinds: Vec<Option<Constant>> =
            found.0.iter().map(|path| self.constant(path).or_else(|| associated(path))).collect();
        let is_param = |path: &syn::Path| {
            path.get_ident().is_some_and(|ident| self.params.contains_key(&ident.to_string()))
        };
        let is_path = matches!(ungroup(length), syn::Expr::Path(_));
        let has_param = found.0.iter().any(is_param);
        if kinds.iter().all(|kind| *kind == Some(Constant::Usize)) {
            self.refuse_if(
                has_param && !is_path,
                "it computes the length of an array from a const parameter, which rustc refuses",
            );
        } else if kinds.iter().all(|kind| *kind == Some(Constant::U32)) && !has_param {
            *length = syn::parse_quote_spanned!(length.span()=> (#length) as usize);
        } else {
            self.refuse_if(
                true,
                "the length of an array may use a `u32`, and plain Rust needs a `usize`: declare \
                 its constants as `usize`",
            );
        }
    }

    /// Whether an expression may be a value that kernels index and plain Rust does not.
    fn may_be_unindexed(&self, of: &syn::Expr) -> bool {
        match ungroup(of) {
            syn::Expr::Index(of) => self.may_be_unindexed(&of.expr),
            syn::Expr::Field(of) => match &of.member {
                syn::Member::Named(name) => self.names.unindexed.contains(&name.to_string()),
                syn::Member::Unnamed(_) => self.has_unindexed,
            },
            syn::Expr::Path(path) => {
                let name = path.path.get_ident().map(ToString::to_string);
                let arg = name.and_then(|name| self.args.get(&name));
                arg.map_or(self.has_unindexed, |arg| arg.is_unindexed)
            }
            _ => self.has_unindexed,
        }
    }

    /// Whether rustc may not copy an element out of an expression.
    fn may_be_moved(&self, of: &syn::Expr) -> bool {
        let may_be = match ungroup(of) {
            syn::Expr::Index(of) => self.may_be_moved(&of.expr),
            syn::Expr::Field(syn::ExprField { member: syn::Member::Named(name), .. }) => {
                self.names.moved.contains(&name.to_string())
            }
            syn::Expr::Path(path) => {
                let name = path.path.get_ident().map(ToString::to_string);
                name.and_then(|name| self.args.get(&name)).is_none_or(|arg| arg.is_moved)
            }
            _ => true,
        };
        self.names.has_moved && may_be
    }

    /// Whether the index of an element may read a value that rustc has borrowed at that time. This
    /// concerns vectors, not arrays and slices.
    fn is_index_of_borrowed(&self, place: &syn::Expr) -> bool {
        let (mut base, mut steps, mut read) = (ungroup(place), 0, Chains::default());
        while let syn::Expr::Index(of) = base {
            read.visit_expr(&of.index);
            base = ungroup(&of.expr);
            steps += 1;
        }
        let Some(base) = chain(base) else { return false };
        let arg = base.first().filter(|_| base.len() == 1).and_then(|name| self.args.get(name));
        let is_of_arrays = arg.is_some_and(|arg| steps <= arg.nesting);
        // A value with a length is not a vector.
        let lengths = if steps == 1 { Vec::new() } else { read.measured };
        let mut all = read.all.iter().chain(&lengths);
        !is_of_arrays && all.any(|read| base.starts_with(read) || read.starts_with(&base))
    }

    /// Whether a method of that name may be a user's.
    fn is_users(&mut self, name: &str) -> bool {
        let is_users = self.names.methods.contains(name);
        if is_users {
            self.refuse_if(
                true,
                &format!(
                    "`{name}` may be a method of slices or your own method: give your method \
                     another name"
                ),
            );
        }
        is_users
    }

    /// An operand of a `usize`, which stays a `usize`.
    fn size(&mut self, size: &mut syn::Expr) {
        match size {
            syn::Expr::Cast(_) => self.visit_expr_mut(size),
            syn::Expr::Lit(_) => {}
            syn::Expr::Call(call) if calls_size_of(call) => {}
            syn::Expr::Path(path) => {
                let is_size = self.constant(&path.path) == Some(Constant::Usize);
                self.refuse_if(!is_size, NO_SIZE);
            }
            syn::Expr::MethodCall(call) if call.method == "len" && call.args.is_empty() => {
                self.is_users("len");
                self.visit_expr_mut(&mut call.receiver);
            }
            _ => self.refuse_if(true, NO_SIZE),
        }
    }

    /// An expression that nothing is copied out of: it is borrowed, stored to, or projected
    /// further.
    fn place(&mut self, expr: &mut syn::Expr) {
        match expr {
            syn::Expr::Index(of) => self.index(of),
            syn::Expr::Field(of) => self.place(&mut of.base),
            syn::Expr::Paren(of) => self.place(&mut of.expr),
            syn::Expr::Group(of) => self.place(&mut of.expr),
            expr => self.visit_expr_mut(expr),
        }
    }

    /// `x[i]` copies a value out of `x`. Parts copy none.
    fn copied(&mut self, of: &syn::ExprIndex) {
        if matches!(ungroup(&of.index), syn::Expr::Range(_)) {
            return;
        }
        self.refuse_if(
            self.is_without_copy,
            "it copies values of a type parameter out of an array or a slice: give the parameter \
             the bound `Copy`",
        );
        let may_be_moved = self.may_be_moved(&of.expr);
        self.refuse_if(
            may_be_moved,
            "it copies an element that may not be `Copy`: put the type of the element into a \
             `#[device] mod`, with `#[derive(Clone, Copy)]`, or borrow the element, `&x[i]`",
        );
    }

    /// Whether a member has a type of the language, which rustc copies.
    fn is_copied_member(&self, member: &syn::Member) -> bool {
        match member {
            syn::Member::Named(name) => !self.names.moved.contains(&name.to_string()),
            syn::Member::Unnamed(_) => false,
        }
    }

    /// `x[i]`, or a part of `x`.
    fn index(&mut self, of: &mut syn::ExprIndex) {
        let may_be_unindexed = self.may_be_unindexed(&of.expr);
        self.refuse_if(
            may_be_unindexed,
            "it may index a matrix, or a vector of `bool` or `f16`, which plain Rust cannot: for a \
             matrix write `m.col(i)`",
        );
        match &mut *of.index {
            syn::Expr::Range(range) => {
                let ends = [&mut range.start, &mut range.end].into_iter().flatten();
                ends.for_each(|end| self.position(end));
            }
            // Only users' types have such indices.
            at @ syn::Expr::Tuple(_) => self.visit_expr_mut(at),
            at => self.position(at),
        }
        self.place(&mut of.expr);
    }

    fn assign(&mut self, to: &mut syn::Expr, value: &mut syn::Expr) {
        let is_borrowed = self.is_index_of_borrowed(to);
        self.refuse_if(
            is_borrowed,
            "it stores to an element whose index reads the same variable, which rustc refuses for \
             vectors: bind the index first, `let i = …`",
        );
        self.place(to);
        self.visit_expr_mut(value);
    }

    fn position(&mut self, at: &mut syn::Expr) {
        let is_adapted = is_usize(at);
        self.visit_expr_mut(at);
        if !is_adapted {
            *at = index(at);
        }
    }

    /// A range counts in `u32`, however its ends are computed.
    fn range(&mut self, range: &mut syn::ExprRange) {
        for end in [&mut range.start, &mut range.end].into_iter().flatten() {
            let is_size = has_usize(end);
            self.visit_expr_mut(end);
            if is_size {
                **end = length(&**end);
            }
        }
    }

    fn method(&mut self, call: &mut syn::ExprMethodCall) -> Option<syn::Expr> {
        let (name, span) = (call.method.to_string(), call.method.span());
        let of_iterator = is_iterator(&call.receiver);
        let counts: Vec<bool> = call.args.iter().map(|arg| !is_usize(arg)).collect();
        visit_mut::visit_expr_method_call_mut(self, call);
        let takes_sizes = taker_of_sizes(call).is_some_and(|receiver| match receiver {
            Receiver::Iterator => of_iterator,
            Receiver::Slice => true,
            Receiver::Any => !self.is_users(&name),
        });
        if takes_sizes {
            indices(call, &counts);
            return None;
        }
        match (name.as_str(), call.args.len()) {
            ("len", 0) => (!self.is_users(&name)).then(|| length(call)),
            ("count", 0) if of_iterator => Some(length(call)),
            ("position", 1) if of_iterator => Some(syn::parse_quote_spanned!(span=>
                #call.map(::dsl_runtime::__private::sizes::length)
            )),
            ("enumerate", 0) if of_iterator => {
                let mixed = proc_macro2::Span::mixed_site().located_at(span);
                let (n, item) = (syn::Ident::new("n", mixed), syn::Ident::new("item", mixed));
                Some(syn::parse_quote_spanned!(span=>
                    #call.map(|(#n, #item)| (::dsl_runtime::__private::sizes::length(#n), #item))
                ))
            }
            _ => None,
        }
    }
}

impl VisitMut for Adapter<'_> {
    fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
        match expr {
            syn::Expr::Binary(_) | syn::Expr::MethodCall(_) if has_usize(expr) => {
                for_each_size(expr, &mut |size| self.size(size));
            }
            syn::Expr::Index(of) => {
                self.copied(of);
                self.index(of);
            }
            syn::Expr::Field(of) if self.is_copied_member(&of.member) => self.place(&mut of.base),
            syn::Expr::Reference(of) => self.place(&mut of.expr),
            syn::Expr::Assign(of) => self.assign(&mut of.left, &mut of.right),
            syn::Expr::Binary(of) if matches!(binary_op(&of.op), Some((_, true))) => {
                self.assign(&mut of.left, &mut of.right);
            }
            syn::Expr::Range(range) => self.range(range),
            // A cast of a constant means the same in plain Rust.
            syn::Expr::Cast(of) if self.is_cast_of_size(of) => {}
            syn::Expr::Call(call) => {
                visit_mut::visit_expr_call_mut(self, call);
                if matches!(&*call.func, syn::Expr::Path(of) if is_array_from_fn(&of.path)) {
                    call.args.iter_mut().for_each(|function| *function = of_length(function));
                }
            }
            syn::Expr::MethodCall(call) => {
                if let Some(adapted) = self.method(call) {
                    *expr = adapted;
                }
            }
            syn::Expr::Path(path) => match self.constant(&path.path) {
                Some(Constant::Usize) => *expr = length(&*path),
                None if self.is_associated_size(path) => {
                    let last = path.path.segments.last().map(|last| last.ident.to_string());
                    let last = last.unwrap_or_default();
                    self.refuse_if(
                        self.names.otherwise.contains(&last),
                        &format!(
                            "the associated constant `{last}` may be a `usize` in plain Rust and a \
                             `u32` in kernels: declare it as a `u32`"
                        ),
                    );
                    *expr = length(&*path);
                }
                Some(_) | None => {}
            },
            syn::Expr::Macro(of) => {
                // rustc gets the content of other macros as it is.
                if let Some(written) = match_of(&of.mac) {
                    let mut adapted = syn::Expr::Match(written.clone());
                    self.visit_expr_mut(&mut adapted);
                    if adapted != syn::Expr::Match(written) {
                        *expr = adapted;
                    }
                }
            }
            expr => visit_mut::visit_expr_mut(self, expr),
        }
    }

    fn visit_expr_repeat_mut(&mut self, repeat: &mut syn::ExprRepeat) {
        self.visit_expr_mut(&mut repeat.expr);
        self.array_length(&mut repeat.len);
    }

    fn visit_type_array_mut(&mut self, array: &mut syn::TypeArray) {
        self.visit_type_mut(&mut array.elem);
        self.array_length(&mut array.len);
    }

    /// A constant in a pattern has its declared type.
    fn visit_pat_mut(&mut self, pat: &mut syn::Pat) {
        let path = match pat {
            syn::Pat::Ident(ident) => Some(syn::Path::from(ident.ident.clone())),
            syn::Pat::Path(path) => Some(path.path.clone()),
            _ => None,
        };
        self.refuse_if(
            path.and_then(|path| self.constant(&path)) == Some(Constant::Usize),
            "a constant in a pattern is a `usize` in plain Rust and a `u32` in kernels: declare it \
             as a `u32`",
        );
        match pat {
            // The ends of ranges are not values of the body.
            syn::Pat::Range(_) | syn::Pat::Path(_) | syn::Pat::Lit(_) => {}
            pat => visit_mut::visit_pat_mut(self, pat),
        }
    }

    fn visit_generic_argument_mut(&mut self, argument: &mut syn::GenericArgument) {
        // A const argument has the type of its parameter.
        if let syn::GenericArgument::Type(ty) = argument {
            self.visit_type_mut(ty);
        }
    }

    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        let around = self.local.clone();
        for stmt in &block.stmts {
            if let syn::Stmt::Item(syn::Item::Const(item)) = stmt {
                self.local.insert(item.ident.to_string(), Constant::of(&item.ty));
            }
        }
        visit_mut::visit_block_mut(self, block);
        self.local = around;
    }

    fn visit_item_const_mut(&mut self, item: &mut syn::ItemConst) {
        // All types except `usize` are the same in plain Rust.
        let mut found = Constants::default();
        Visit::visit_expr(&mut found, &item.expr);
        let kind = Constant::of(&item.ty);
        let is_mixed = found
            .0
            .iter()
            .filter_map(|path| self.constant(path))
            .any(|of| of != kind && (of == Constant::Usize || kind == Constant::Usize));
        self.refuse_if(
            is_mixed,
            "a constant in its body is computed from constants of another type: give all of them \
             one type",
        );
    }

    fn visit_item_fn_mut(&mut self, function: &mut syn::ItemFn) {
        self.function(&mut function.sig, Some(&mut function.block));
    }
}

/// Turns an index of a kernel into an index of plain Rust.
fn index(of: &syn::Expr) -> syn::Expr {
    syn::Expr::Verbatim(quote_spanned!(of.span()=> ::dsl_runtime::__private::sizes::index(#of)))
}

fn indices(call: &mut syn::ExprMethodCall, which: &[bool]) {
    for (arg, is_index) in call.args.iter_mut().zip(which) {
        match arg {
            syn::Expr::Range(range) => {
                let ends = [&mut range.start, &mut range.end].into_iter().flatten();
                ends.for_each(|end| **end = index(end));
            }
            arg if *is_index => *arg = index(arg),
            _ => {}
        }
    }
}

/// Turns a function that takes an index of a kernel into one that takes an index of plain Rust.
fn of_length(function: &syn::Expr) -> syn::Expr {
    let n = syn::Ident::new("n", proc_macro2::Span::mixed_site());
    let (span, at) = (function.span(), length(&n));
    match ungroup(function) {
        // rustc learns the type of a closure's parameter at its declaration.
        syn::Expr::Closure(of) if of.inputs.len() == 1 => {
            let (capture, pat, output, body) = (&of.capture, &of.inputs[0], &of.output, &of.body);
            syn::parse_quote_spanned!(span=> #capture |#n| #output { let #pat = #at; #body })
        }
        function => syn::parse_quote_spanned!(span=> |#n| (#function)(#at)),
    }
}

/// Turns a length of plain Rust into a length of a kernel.
fn length(of: &(impl ToTokens + Spanned)) -> syn::Expr {
    syn::Expr::Verbatim(quote_spanned!(of.span()=> ::dsl_runtime::__private::sizes::length(#of)))
}
