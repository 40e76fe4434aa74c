//! Calls of methods: what the name means.

use proc_macro2::Span;
use syn::parse_quote_spanned;
use syn::spanned::Spanned;

use crate::builtins::Builtin;
use crate::builtins::host::takes_reference;
use crate::diagnostic::Code;
use crate::infer::no_method;
use crate::ir::{AtomicOp, Expr, ExprId, Name, Projection, Ty};
use crate::items::{known, types_with};
use crate::lower::context::Lowerer;
use crate::lower::given::Given;
use crate::lower::settled::is_truth;
use crate::lower::symbol::Symbol;
use crate::lower::ty::vector_cast;
use crate::syntax::{iterators, name_of, ungroup};

impl Lowerer<'_> {
    pub(super) fn method(&mut self, call: &syn::ExprMethodCall) -> ExprId {
        let name = name_of(&call.method);
        let span = name.span;
        if let Some(value) = self.slices_method(call) {
            return value;
        }
        if let Some((place, handle)) = self.handle(&call.receiver) {
            return self.texture(call, place, handle);
        }
        if let Some(call) = self.std_call(call) {
            return self.expr(&call);
        }
        if let Some(value) = self.method_beside_language(call) {
            return value;
        }
        if let Some(value) = self.desugared_method(call) {
            return value;
        }
        if let Some(operation) = operation_of(call)
            && Builtin::named(&name.text).next().is_none()
        {
            return self.expr(&operation);
        }
        if let Some(generics) = &call.turbofish {
            self.unsupported(generics, "methods in kernels have no generic arguments");
        }
        if is_clone(call) {
            return self.expr(&call.receiver);
        }
        if name.text == "len"
            && let Some(length) = self.length_of_constant(&call.receiver)
        {
            let length = self.index(length, span);
            return self.user_count(length);
        }
        let atomic = AtomicOp::ALL.into_iter().find(|(_, rust, ..)| *rust == name.text);
        if let (Some((op, ..)), true) = (atomic, self.is_place(&call.receiver)) {
            return self.atomic(op, call);
        }
        let referred = |arg| match ungroup(arg) {
            syn::Expr::Reference(reference) if takes_reference(&name.text) => &*reference.expr,
            _ => arg,
        };
        let args = call.args.iter().map(referred);
        let operands: Vec<&syn::Expr> = std::iter::once(&*call.receiver).chain(args).collect();
        if let Some(builtin) = Builtin::named(&name.text).next() {
            return self.builtin_method(builtin, call, &operands);
        }
        if call.args.is_empty() && is_swizzle(&name.text) {
            let base = self.expr(&call.receiver);
            return self.push(Expr::Swizzle(base, name), span);
        }
        if let (Some(ty), true) = (vector_cast(&name.text), call.args.is_empty()) {
            let operand = self.expr(&call.receiver);
            return self.push(Expr::Cast(operand, ty), span);
        }
        let is_value = |operand: &&syn::Expr| {
            !matches!(ungroup(operand), syn::Expr::Closure(_))
                && !known::is_memory_ordering(operand)
        };
        let operands: Vec<&syn::Expr> = operands.into_iter().filter(is_value).collect();
        let operands = self.operands(&operands);
        match operands.first().map(|receiver| &self.module.exprs[*receiver].kind) {
            Some(Expr::Error) => self.push(Expr::Error, span),
            _ => self.unknown_method(&name, &call.receiver),
        }
    }

    /// The type of `x.add(y)` or `x.eq(&y)` for a number `x`. `None` if an operator of the user's may
    /// be meant.
    pub(in crate::lower) fn result_of_operation(
        &mut self,
        call: &syn::ExprMethodCall,
        ty: &Ty,
    ) -> Option<Ty> {
        let operation = operation_of(call).filter(|_| matches!(ty, Ty::Scalar(_)))?;
        let is_its = !self.method_names.contains(&name_of(&call.method).text)
            || self.is_operator_of_language(call, ty);
        is_its.then(|| match operation {
            syn::Expr::Binary(of) if is_truth(&of.op) => Ty::BOOL,
            _ => ty.clone(),
        })
    }

    /// A user's method, or one that becomes other expressions.
    pub(in crate::lower) fn desugared_method(
        &mut self,
        call: &syn::ExprMethodCall,
    ) -> Option<ExprId> {
        let known = self.wrapped_method(call).or_else(|| self.method_of_bound(call));
        let known = known.or_else(|| self.clone_of_parts(call)).or_else(|| self.user_method(call));
        let known = known.or_else(|| self.array_of_part(call));
        let known = known.or_else(|| self.range_contains(call));
        let known = known.or_else(|| self.ordering_method(call));
        let known = known.or_else(|| self.consumed(call));
        let known = known.or_else(|| self.bytes_of(call)).or_else(|| self.conversion_method(call));
        let known = known.or_else(|| self.slice_method(call)).or_else(|| self.array_map(call));
        known.or_else(|| self.option_method(call))
    }

    /// A call of a builtin function as a method of its first operand.
    fn builtin_method(
        &mut self,
        builtin: &Builtin,
        call: &syn::ExprMethodCall,
        operands: &[&syn::Expr],
    ) -> ExprId {
        let name = name_of(&call.method);
        let span = name.span;
        if !self.expect_args(&name, call.args.len(), builtin.params.len()) {
            self.operands(operands);
            return self.push(Expr::Error, span);
        }
        let mut operands = self.operands(operands);
        if is_small_power(&name.text, &call.args) && !self.is_named_or_constant(operands[0]) {
            // The product repeats its operand, so the operand needs a name.
            operands[0] = self.spill(operands[0], "base");
        }
        self.push(Expr::Call(name, operands), span)
    }

    /// Whether a value is a variable, a member of one, or constant.
    fn is_named_or_constant(&self, value: ExprId) -> bool {
        let is_member = |step: &Projection| matches!(step, Projection::Member(_));
        match &self.module.exprs[value].kind {
            Expr::Load(place) => place.projections.iter().all(is_member),
            _ => self.is_constant(value),
        }
    }

    /// The number of elements of a constant.
    fn length_of_constant(&mut self, expr: &syn::Expr) -> Option<u32> {
        let ty = match (self.const_ty(expr), ungroup(expr)) {
            (Some(ty), _) => ty,
            (None, syn::Expr::Path(path)) => match self.item_path(&path.path) {
                Some(value) => self.shape_of_value(value)?,
                None => return None,
            },
            (None, _) => return None,
        };
        match ty {
            Ty::Array(_, length) => Some(length),
            _ => None,
        }
    }

    fn const_ty(&self, expr: &syn::Expr) -> Option<Ty> {
        let path = match ungroup(expr) {
            syn::Expr::Path(path) => path,
            syn::Expr::Index(index) => match self.const_ty(&index.expr)? {
                Ty::Array(element, _) => return Some(*element),
                _ => return None,
            },
            _ => return None,
        };
        match self.lookup(&name_of(path.path.get_ident()?).text)? {
            Symbol::Const(id) => Some(self.module.consts[id].ty.clone()),
            _ => None,
        }
    }

    fn unknown_method(&mut self, name: &Name, receiver: &syn::Expr) -> ExprId {
        let span = name.span;
        let is_named = |ty: &Ty| match ty {
            Ty::Struct(of) => of.is_declared(),
            ty => matches!(ty, Ty::Enum(_)),
        };
        if let Some(of) = self.shape_of(receiver).filter(is_named) {
            let advice = self.impl_advice(&of);
            let message = format!("`{}` has no method `{}`{advice}", of.rust(), name.text);
            return self.poison(Code::UnknownFunction, name.span, message);
        }
        if let Some(of @ (Ty::Scalar(_) | Ty::Vector(..) | Ty::Matrix(_))) = self.shape_of(receiver)
            && self.method_names.contains(&name.text)
        {
            let candidates = self.methods(&name.text, Given::default());
            let diagnostic = no_method(&self.module, &of.rust(), name, &candidates);
            self.diags.push(diagnostic);
            return self.push(Expr::Error, name.span);
        }
        if let Some(types) = types_with(&name.text) {
            let message = format!("this type has no method `{}` in kernels: {types}", name.text);
            return self.poison(Code::UnknownFunction, span, message);
        }
        let is_of_options = matches!(name.text.as_str(), "flatten" | "iter" | "take_if");
        let hint = match is_of_options && self.is_optional(receiver) {
            true => Some(OPTIONS),
            false => hint(&name.text),
        };
        let hint = match (hint, known::misspelled_method(&name.text)) {
            (Some(hint), _) => hint,
            (None, Some(known)) => return self.misspelled_method(&name.text, known, span),
            (None, None) => "see the list of methods in the documentation of `#[kernel]`",
        };
        let message = format!("kernels have no method `{}`: {hint}", name.text);
        self.poison(Code::UnknownFunction, name.span, message)
    }

    fn misspelled_method(&mut self, name: &str, known: &str, span: Span) -> ExprId {
        let message =
            format!("kernels have no method `{name}`: a similar method exists, `{known}`");
        self.poison(Code::UnknownFunction, span, message)
    }
}

/// The hint for a method that options do not have.
const OPTIONS: &str = "options have `map`, `and_then`, `filter`, `or`, `unwrap_or` and the like; \
                       or match the option, `if let Some(x) = …`, or assign to it";

/// The hint for a method that kernels do not have.
fn hint(name: &str) -> Option<&'static str> {
    Some(match name {
        "iter" | "iter_mut" | "into_iter" => {
            "an iterator is used where it is made: `for x in a.iter()`, `a.iter().sum()`"
        }
        "chunks" | "windows" => "iterate over the parts: `for part in x.chunks(n)`",
        "unwrap" | "expect" => "it is a method of options and results: leave it out",
        "to_owned" => "values in kernels are copied: leave it out, or write `clone()`",
        "get" | "get_mut" | "first" | "last" => "it is a method of slices and arrays, `x.get(i)`",
        "len" => "it is a method of slices and arrays; bind the array with `let` first",
        "is_empty" => "write `x.len() == 0`",
        "squareroot" | "square_root" | "sqroot" => "write `x.sqrt()`",
        "map" => {
            "it is a method of iterators, arrays and options; write out the components of a \
             vector, or bind the array with `let` first"
        }
        "sort" | "sort_by" | "sort_unstable" | "sort_by_key" => {
            "only arrays and slices have it; bind the array with `let mut` first"
        }
        "split_at" | "split_at_mut" => "bind both parts: `let (a, b) = x.split_at(n);`",
        "pop" | "insert" | "remove" | "extend" | "truncate" | "clear" => {
            "there are no growing arrays; use `[T; N]` and an index"
        }
        "push" => "there are no growing arrays; use `[T; N]` and an index",
        name if name.starts_with("checked_") => {
            "compare before, or use the `wrapping_` or `saturating_` form"
        }
        "copy_from_slice" | "clone_from_slice" | "copy_within" => {
            "write a loop, `for i in 0..n { a[i] = b[i]; }`, or copy on the host"
        }
        "to_vec" | "concat" | "join" => {
            "there is no heap; fill a `[T; N]`, or a `&mut [T]` parameter, in a loop"
        }
        "binary_search" => {
            "write the loop: `while low < high { let middle = (low + high) / 2; … }`"
        }
        "compare_exchange_weak" => "write `compare_exchange`, which may fail spuriously, too",
        "fetch_update" => "write a loop: `while let Err(old) = x.compare_exchange(…)`",
        name if iterators::method(name).is_some() => {
            "it is a method of iterators; write `x.iter()` first"
        }
        _ => return None,
    })
}

/// The operator for a method of std's operator traits, `a.add(b)`.
fn operation_of(call: &syn::ExprMethodCall) -> Option<syn::Expr> {
    let (left, span) = (&call.receiver, call.method.span());
    let name = call.method.to_string();
    let args: Vec<&syn::Expr> = call.args.iter().collect();
    Some(match (name.as_str(), args.as_slice()) {
        ("neg", []) => parse_quote_spanned!(span=> -(#left)),
        ("not", []) => parse_quote_spanned!(span=> !(#left)),
        ("add", [right]) => parse_quote_spanned!(span=> (#left) + (#right)),
        ("sub", [right]) => parse_quote_spanned!(span=> (#left) - (#right)),
        ("mul", [right]) => parse_quote_spanned!(span=> (#left) * (#right)),
        ("div", [right]) => parse_quote_spanned!(span=> (#left) / (#right)),
        ("rem", [right]) => parse_quote_spanned!(span=> (#left) % (#right)),
        ("bitand", [right]) => parse_quote_spanned!(span=> (#left) & (#right)),
        ("bitor", [right]) => parse_quote_spanned!(span=> (#left) | (#right)),
        ("bitxor", [right]) => parse_quote_spanned!(span=> (#left) ^ (#right)),
        ("shl", [right]) => parse_quote_spanned!(span=> (#left) << (#right)),
        ("shr", [right]) => parse_quote_spanned!(span=> (#left) >> (#right)),
        ("eq", [right]) => relation(left, parse_quote_spanned!(span=> ==), right),
        ("ne", [right]) => relation(left, parse_quote_spanned!(span=> !=), right),
        ("lt", [right]) => relation(left, parse_quote_spanned!(span=> <), right),
        ("le", [right]) => relation(left, parse_quote_spanned!(span=> <=), right),
        ("gt", [right]) => relation(left, parse_quote_spanned!(span=> >), right),
        ("ge", [right]) => relation(left, parse_quote_spanned!(span=> >=), right),
        _ => return None,
    })
}

/// `left == right` for `left.eq(&right)`.
fn relation(left: &syn::Expr, op: syn::BinOp, right: &syn::Expr) -> syn::Expr {
    let right = match ungroup(right) {
        syn::Expr::Reference(of) => &of.expr,
        right => right,
    };
    parse_quote_spanned!(op.span()=> (#left) #op (#right))
}

/// Whether a call is a power that WGSL writes as a product or a square root.
fn is_small_power(
    name: &str,
    args: &syn::punctuated::Punctuated<syn::Expr, syn::Token![,]>,
) -> bool {
    let Some(syn::Expr::Lit(literal)) = args.first().map(ungroup) else { return false };
    match (name, &literal.lit) {
        ("powi" | "pow", syn::Lit::Int(n)) => matches!(n.base10_digits(), "2" | "3"),
        ("powf", syn::Lit::Float(x)) => {
            x.base10_parse::<f32>().is_ok_and(|x| [0.5, 2.0, 3.0].contains(&x))
        }
        _ => false,
    }
}

/// `x.clone()`: values in kernels are copied, so a clone is the value itself.
pub(in crate::lower) fn is_clone(call: &syn::ExprMethodCall) -> bool {
    call.method == "clone" && call.args.is_empty()
}

pub(in crate::lower) fn is_swizzle(name: &str) -> bool {
    (2..=4).contains(&name.len()) && name.bytes().all(|byte| b"xyzw".contains(&byte))
}
