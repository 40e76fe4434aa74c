//! Macros and functions of std in kernels: `matches!`, `u64::from(x)`, `(a..b).contains(&x)`,
//! `std::mem::swap`, `replace`, `take` and `size_of`, and the codes of characters.

use proc_macro2::Span;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;

use super::context::Lowerer;
use super::given::Given;
use crate::diagnostic::Code;
use crate::infer::is_lossless;
use crate::ir::{BinaryOp, Callee, Expr, ExprId, Literal, Name, Operator, Place, Scalar, Ty};
use crate::items::ItemKind;
use crate::syntax::{Matches, ungroup};
use crate::ty::{Form, Struct};

impl Lowerer<'_> {
    /// `matches!(…)` as a condition.
    pub(super) fn matches_macro(&mut self, mac: &syn::Macro) -> ExprId {
        let span = mac.path.span();
        let parsed = match mac.parse_body::<Matches>() {
            Ok(parsed) => parsed,
            Err(error) => {
                let message = format!("{error}; write `matches!(value, pattern)`");
                return self.poison(Code::Unsupported, error.span(), message);
            }
        };
        let value = self.match_operand(&parsed.value);
        self.scoped(|cx| {
            let conditions = cx.matches(&parsed.pat, value).into_iter().collect();
            let condition = cx.matches_guarded(conditions, parsed.guard.as_ref(), span);
            condition.unwrap_or_else(|| cx.truth(true, span))
        })
    }

    /// `(a..b).contains(&x)`.
    pub(super) fn range_contains(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let syn::Expr::Range(range) = ungroup(&call.receiver) else { return None };
        if call.method != "contains" || call.args.len() != 1 {
            return None;
        }
        let span = call.method.span();
        let value = match ungroup(&call.args[0]) {
            syn::Expr::Reference(reference) => &*reference.expr,
            value => value,
        };
        let bounds = [&range.start, &range.end].into_iter().flatten().map(|bound| &**bound);
        let operands: Vec<&syn::Expr> = bounds.chain([value]).collect();
        let mut operands = self.operands(&operands);
        let value = operands.pop()?;
        let value = if self.is_trivial(value) { value } else { self.spill(value, "wanted") };
        let mut operands = operands.into_iter();
        let mut conditions = Vec::new();
        if let (Some(_), Some(start)) = (&range.start, operands.as_slice().first()) {
            conditions.push(self.push(Expr::Binary(BinaryOp::Ge, value, *start), span));
            operands.next();
        }
        if let Some(end) = operands.next() {
            let op = match range.limits {
                syn::RangeLimits::HalfOpen(_) => BinaryOp::Lt,
                syn::RangeLimits::Closed(_) => BinaryOp::Le,
            };
            conditions.push(self.push(Expr::Binary(op, value, end), span));
        }
        Some(self.all(conditions, span).unwrap_or_else(|| self.truth(true, span)))
    }

    /// `b'a' as u32`, `'a' as u32`: the code of the character, to be cast.
    pub(super) fn character(&mut self, expr: &syn::Expr) -> Option<ExprId> {
        let (code, span) = match ungroup(expr) {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Byte(byte), .. }) => {
                (u64::from(byte.value()), byte.span())
            }
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Char(char), .. }) => {
                (u64::from(u32::from(char.value())), char.span())
            }
            _ => return None,
        };
        Some(self.push(Expr::Literal(Literal::Int(code, Some(Scalar::U32))), span))
    }

    /// `mem::swap(&mut a, &mut b)`, `mem::replace(&mut a, b)`, `cmp::max(a, b)`.
    pub(super) fn of_mem(&mut self, path: &syn::Path, args: &[&syn::Expr]) -> Option<ExprId> {
        let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        if let (
            ["std" | "core", "cmp", "min" | "max"] | ["cmp", "min" | "max"] | ["min" | "max"],
            [a, b],
        ) = (names.as_slice(), args)
        {
            // Floats are not `Ord`.
            let is_float = |ty: Ty| ty.scalar().is_some_and(Scalar::is_float);
            if self.known_shape(a).or_else(|| self.known_shape(b)).is_some_and(is_float) {
                return None;
            }
            if self.env.is_kernel {
                self.module.std_functions.push(path.clone());
            }
            let (name, span) = (&path.segments.last()?.ident, path.span());
            return Some(self.expr(&syn::parse_quote_spanned!(span=> (#a).#name(#b))));
        }
        let (["std" | "core", "mem", name] | ["mem", name] | [name]) = names.as_slice() else {
            return None;
        };
        let wanted = match *name {
            "swap" | "replace" => 2,
            "take" => 1,
            "size_of" => 0,
            "transmute" => 1,
            _ => return None,
        };
        let span = path.segments.last()?.ident.span();
        if self.env.is_kernel {
            self.module.std_functions.push(path.clone());
        }
        let called = Name { text: (*name).to_owned(), span };
        if !self.expect_args(&called, args.len(), wanted) {
            return Some(self.push(Expr::Error, span));
        }
        if *name == "size_of" {
            return Some(self.size_of(&path.segments.last()?.arguments, span));
        }
        if *name == "transmute" {
            return Some(self.transmuted(&path.segments.last()?.arguments, args[0], span));
        }
        let Some(place) = self.mutable_place(args[0]) else {
            return Some(self.push(Expr::Error, span));
        };
        if *name != "swap" {
            let value = match args.get(1) {
                Some(value) => self.expr(value),
                None => self.default_of_place(&place, span),
            };
            let value = self.spill(value, "new");
            let old = self.push(Expr::Load(place.clone()), span);
            let old = self.spill(old, "old");
            self.assign_value(place, value, span);
            return Some(old);
        }
        let Some(other) = self.mutable_place(args[1]) else {
            return Some(self.push(Expr::Error, span));
        };
        // Two names of references are apart: the borrow rules say so.
        let are_names = args[..2].iter().all(|arg| matches!(ungroup(arg), syn::Expr::Path(_)));
        if !are_names && super::call::may_overlap(&place, &other) {
            let message = "these may be the same variable, and a variable can be passed as `&mut` \
                           only once: swap elements by `x.swap(i, j)`";
            return Some(self.poison(Code::Argument, span, message));
        }
        self.swap_places(place, other, span);
        Some(self.push(Expr::Tuple(Vec::new()), span))
    }

    /// `transmute(x)` of numbers: the same bits. Either both types are written,
    /// `transmute::<u32, f32>(x)`, or the type of `x` is known and the type of the call is
    /// declared.
    fn transmuted(&mut self, args: &syn::PathArguments, arg: &syn::Expr, span: Span) -> ExprId {
        let types = match args {
            syn::PathArguments::AngleBracketed(args) => args.args.iter().collect(),
            _ => Vec::new(),
        };
        let numbers = match types[..] {
            [] => {
                let from = self.known_shape(arg);
                let to = self.declared_type(
                    |value| matches!(value, syn::Expr::Call(call) if call.args.iter().eq([arg])),
                );
                match (from, to) {
                    (Some(Ty::Scalar(from)), Some(Ty::Scalar(to))) => same_bits(from, *to),
                    _ => None,
                }
            }
            [syn::GenericArgument::Type(from), syn::GenericArgument::Type(to)] => {
                match (self.ty(from), self.ty(to)) {
                    (Ty::Error, _) | (_, Ty::Error) => return self.push(Expr::Error, span),
                    (Ty::Scalar(from), Ty::Scalar(to)) => same_bits(from, to),
                    _ => None,
                }
            }
            _ => None,
        };
        let Some((from, bits)) = numbers else {
            let message = "kernels have `transmute` between numbers of one size, with both types: \
                           `transmute::<u32, f32>(x)`";
            return self.poison(Code::Argument, span, message);
        };
        let value = self.expr(arg);
        let value = self.push(Expr::Ascribe(value, Ty::Scalar(from)), span);
        self.written(&[("value", value)], span, &bits)
    }

    /// The default value of a type, of the language or a user's.
    pub(super) fn default_value(&mut self, ty: &Ty, span: Span) -> Option<ExprId> {
        self.default_of(ty, span).or_else(|| {
            let of_trait = self.std_trait(ty, "default");
            let given = Given { of_trait: of_trait.as_ref(), ..Given::default() };
            let default = self.associated_signature(ty, "default", given)?;
            Some(self.call_of_signature(default, &[], &[], span))
        })
    }

    /// The default value for the type of a place.
    fn default_of_place(&mut self, place: &Place, span: Span) -> ExprId {
        let known = self.shape_of_place(place).and_then(|ty| self.default_value(&ty, span));
        known.unwrap_or_else(|| self.default_of_inferred(span))
    }

    /// `size_of::<T>()` for a type whose size does not depend on the host.
    fn size_of(&mut self, args: &syn::PathArguments, span: Span) -> ExprId {
        let Some(ty) = self.type_argument(args) else {
            return self.poison(Code::UnknownType, span, "write `size_of::<T>()`");
        };
        match self.host_size(&ty) {
            Some(size) => {
                let size = self.index(size, span);
                self.user_count(size)
            }
            None if ty == Ty::Error => self.push(Expr::Error, span),
            None => {
                let message = format!(
                    "the size of `{}` on the host is not known here: `size_of` takes numbers, `bool`, \
                     arrays of them, and structs of members of one size",
                    ty.rust()
                );
                self.poison(Code::UnknownType, span, message)
            }
        }
    }

    /// The size of the type that is the only argument of a path.
    pub(super) fn host_size_of(&mut self, args: &syn::PathArguments) -> Option<u32> {
        let ty = self.type_argument(args)?;
        self.host_size(&ty)
    }

    /// The size of a type in Rust. `None` if it depends on the host.
    fn host_size(&self, ty: &Ty) -> Option<u32> {
        self.host_layout(ty).map(|(_, size)| size)
    }

    /// The size of the scalars in a type, if all have one size, and the size of the type in Rust.
    /// Rust puts no padding between such scalars.
    fn host_layout(&self, ty: &Ty) -> Option<(u32, u32)> {
        match ty {
            Ty::Scalar(Scalar::Bool) => Some((1, 1)),
            Ty::Scalar(Scalar::Usize | Scalar::Isize) => None,
            Ty::Scalar(scalar) => Some((scalar.size(), scalar.size())),
            Ty::Array(element, n) => {
                let (scalar, size) = self.host_layout(element)?;
                Some((scalar, size.checked_mul(*n)?))
            }
            Ty::Struct(of) if of.form == Form::Plain && !self.has_alignment(of) => {
                let mut members = of.members.iter().map(|member| self.host_layout(&member.ty));
                let (scalar, first) = members.next()??;
                members.try_fold((scalar, first), |(scalar, size), member| {
                    let (other, more) = member?;
                    (other == scalar).then_some((scalar, size.checked_add(more)?))
                })
            }
            _ => None,
        }
    }

    /// Whether a struct may have `#[repr(align(…))]`.
    fn has_alignment(&self, of: &Struct) -> bool {
        let name = of.name.split('<').next().unwrap_or_default();
        let aligns = |attr: &syn::Attribute| attr.to_token_stream().to_string().contains("align");
        self.items.items.iter().any(|(_, item)| match &item.kind {
            ItemKind::Struct(of) => item.name.text == name && of.attrs.iter().any(aligns),
            _ => false,
        })
    }

    fn type_argument(&mut self, args: &syn::PathArguments) -> Option<Ty> {
        match args {
            syn::PathArguments::AngleBracketed(args) => match args.args.first() {
                Some(syn::GenericArgument::Type(ty)) => Some(self.ty(ty)),
                _ => Some(Ty::Error),
            },
            _ => None,
        }
    }

    /// The place behind `&mut x`, or behind a variable that is a `&mut` reference.
    fn mutable_place(&mut self, expr: &syn::Expr) -> Option<Place> {
        let of = match ungroup(expr) {
            syn::Expr::Reference(reference) if reference.mutability.is_some() => {
                if !self.check_exchanges(&reference.expr) {
                    return None;
                }
                &reference.expr
            }
            inner if self.is_place(inner) && self.is_reference(inner) => inner,
            inner if self.gives_place(inner) => inner,
            other => {
                let message = "this takes a `&mut` reference to a variable: write `&mut …`";
                self.diags.error(Code::Mismatch, other.span(), message);
                return None;
            }
        };
        let is_slice = self.is_part(of)
            || self.named_part(of).is_some()
            || matches!(self.shape_of(of), Some(Ty::RuntimeArray(_)));
        if is_slice {
            let message = "slices cannot be swapped: swap elements, `x.swap(i, j)`, or swap the \
                           buffers at the launch";
            self.diags.error(Code::Mismatch, of.span(), message);
            return None;
        }
        self.writable_place(of)
    }

    /// A place that is stored to later.
    pub(super) fn writable_place(&mut self, of: &syn::Expr) -> Option<Place> {
        if !self.check_references(of) {
            return None;
        }
        self.writes = true;
        let place = self.settled_place(of);
        self.writes = false;
        place.filter(|place| self.check_writable(place))
    }

    /// `u64::from(x)`, `u8::try_from(x)`, if the language converts to the type, or if several types
    /// convert to it.
    pub(super) fn conversion(
        &mut self,
        ty: &Ty,
        name: &Name,
        args: &[&syn::Expr],
    ) -> Option<ExprId> {
        let (operator, [arg]) = (Operator::converting(&name.text)?, args) else { return None };
        let result = match (ty, operator) {
            (Ty::Scalar(_), Operator::TryFrom) => Ty::result(ty.clone(), Ty::try_from_int_error()),
            (Ty::Scalar(_) | Ty::Struct(_) | Ty::Enum(_), Operator::From) => ty.clone(),
            _ => return None,
        };
        let value = self.expr(arg);
        if let (Some(Ty::Scalar(from)), Ty::Scalar(to)) = (self.shape_of_value(value), &result)
            && is_lossless(from, *to)
        {
            return Some(self.push(Expr::Cast(value, result), name.span));
        }
        let value = self.converted(operator, value, arg, name.span);
        Some(self.push(Expr::Ascribe(value, result), name.span))
    }

    /// `x.into()`, `x.try_into()`, `x.to_int_unchecked::<T>()`. `None` for other methods.
    pub(super) fn conversion_method(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let operator = match call.method.to_string().as_str() {
            "to_int_unchecked" => {
                let to = call.turbofish.as_ref().and_then(|of| of.args.first());
                let to = to.map_or_else(|| quote!(_), ToTokens::to_token_stream);
                let (value, span) = (&call.receiver, call.method.span());
                return Some(self.expr(&syn::parse_quote_spanned!(span=> (#value) as #to)));
            }
            "into" => Operator::From,
            "try_into" => Operator::TryFrom,
            _ => return None,
        };
        if !call.args.is_empty() {
            return None;
        }
        let (value, span) = (self.expr(&call.receiver), call.method.span());
        let bound = match operator {
            Operator::From => self.bound_of_conversion(value, &call.receiver),
            _ => None,
        };
        let value = self.converted(operator, value, &call.receiver, span);
        Some(match bound {
            Some(ty) => self.push(Expr::Ascribe(value, ty), span),
            None => value,
        })
    }

    /// The conversion of a value, as which `of` is lowered.
    fn converted(
        &mut self,
        operator: Operator,
        value: ExprId,
        of: &syn::Expr,
        span: Span,
    ) -> ExprId {
        // A composite value is taken apart, and a value that may not fit is compared first. Both
        // use it several times.
        let is_whole = operator == Operator::From
            && self.shape_of_value(value).is_some_and(|ty| matches!(ty, Ty::Scalar(_)));
        let value =
            if is_whole || self.is_trivial(value) { value } else { self.spill(value, "value") };
        let converted = self.push(Expr::Invoke(Callee::Conversion(operator), vec![value]), span);
        self.note_operands(converted, &[of]);
        converted
    }
}

/// The bits of `__value` as another number. `None` if the sizes differ, or if one of the types has
/// invalid bit patterns.
fn same_bits(from: Scalar, to: Scalar) -> Option<(Scalar, syn::Expr)> {
    let is_number = |of: Scalar| of != Scalar::Bool && !of.is_size();
    if !is_number(from) || !is_number(to) || from.size() != to.size() {
        return None;
    }
    let name = |of: Scalar| syn::Ident::new(of.rust(), Span::call_site());
    let (target, word) = (name(to), name(if to.size() == 8 { Scalar::U64 } else { Scalar::U32 }));
    let bits = match (from.is_integer(), to.is_integer()) {
        (true, true) => syn::parse_quote!(__value as #target),
        (false, true) => syn::parse_quote!(__value.to_bits() as #target),
        (true, false) => syn::parse_quote!(#target::from_bits(__value as #word)),
        (false, false) => syn::parse_quote!(__value),
    };
    let has_bits = |of: Scalar| of.is_integer() || matches!(of, Scalar::F32 | Scalar::F64);
    (has_bits(from) && has_bits(to)).then_some((from, bits))
}
