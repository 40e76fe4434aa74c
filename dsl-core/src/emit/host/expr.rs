//! Expressions of the CPU form. Arithmetic that Rust would check goes through `math`, whose
//! functions wrap as WGSL's operators do.

use proc_macro2::{Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote, quote_spanned};

use super::cpu::Cpu;
use super::place::Memory;
use super::tokens::{at, ty};
use crate::analyze::constants::Value;
use crate::builtins::host::{is_method, is_of_numbers, takes_reference};
use crate::builtins::{Builtin, subgroups};
use crate::ir::{
    AtomicOp, Barrier, BinaryOp, Expr, ExprId, Literal as Lit, PartLength, Place, Root, Scalar, Ty,
    UnaryOp,
};

impl Cpu<'_> {
    pub(super) fn expr(&self, id: ExprId) -> TokenStream {
        let span = at(self.checked.module().exprs[id].span);
        self.standing(span, || self.expr_here(id, span))
    }

    fn expr_here(&self, id: ExprId, span: Span) -> TokenStream {
        let module = self.checked.module();
        let node = &module.exprs[id];
        // Constants may share operands: as expressions, they could become very long.
        if matches!(node.kind, Expr::Const(_) | Expr::Swizzle(..) | Expr::Index(..))
            && let Some(value) = self.constant(id)
        {
            return self.value(value, span);
        }
        match &node.kind {
            Expr::Error => unreachable!("the gate stops kernels with mistakes"),
            Expr::Literal(Lit::Bool(_) | Lit::Int(..) | Lit::Float { .. }) => {
                self.value(self.constant(id).expect("a literal is constant"), span)
            }
            Expr::Const(id) => self.expr(module.consts[*id].init),
            Expr::Load(_) if let Some(local) = module.inline(id) => {
                self.expr(self.initializers[&local])
            }
            Expr::Load(place) => self.load(place, span),
            Expr::Builtin(builtin) => self.builtin(*builtin, span),
            Expr::Length(place) => self.length(place, span),
            Expr::Unary(op, operand) => self.unary(id, *op, *operand, span),
            Expr::Binary(op, left, right) => {
                let (l, r) = (self.expr(*left), self.expr(*right));
                self.operator(*op, l, self.ty_of(*left), r, self.ty_of(*right), span)
            }
            Expr::Ascribe(operand, _) => self.expr(*operand),
            Expr::Cast(operand, to) => self.cast(*operand, to, span),
            Expr::Invoke(..) => self.invoke(id, span),
            Expr::Ref(place, _) => self.load(place, span),
            Expr::Construct(_, members) if members.is_empty() => {
                super::tokens::zero(self.ty_of(id), span)
            }
            Expr::Construct(_, members) | Expr::Tuple(members) => {
                self.construct(self.ty_of(id), members, span)
            }
            Expr::Variant(_, value) => quote_spanned!(span=> #value),
            Expr::Number(is_one, _) => super::tokens::number(*is_one, self.ty_of(id), span),
            Expr::Call(name, args) if subgroups::contains(&name.text) => {
                self.subgroup_exchange(id, &name.text, args, span)
            }
            Expr::Call(_, args) if let Some(length) = self.part_length(id) => {
                let at = self.expr(args[0]);
                let site = self.sites.token(node.span);
                self.within_part(id, &at, &length, &site)
            }
            Expr::Call(_, args) if self.checked.module().part_ends.contains(&id) => {
                let (end, last) = (self.expr(args[0]), self.expr(args[1]));
                let site = self.sites.token(node.span);
                quote_spanned!(span=> __by.end(#end, #last, #site))
            }
            Expr::Call(name, args) => self.call(id, &name.text, args, span),
            Expr::Vector(of, components) => self.vector(of, components, span),
            Expr::Array(elements) => {
                let elements = elements.iter().map(|element| self.expr(*element));
                quote_spanned!(span=> [#(#elements),*])
            }
            Expr::Repeat(value, length) => {
                let value = self.expr(*value);
                let length = Literal::usize_suffixed(*length as usize);
                quote_spanned!(span=> [#value; #length])
            }
            Expr::Swizzle(base, name) => self.swizzle(id, *base, &name.text, span),
            Expr::Index(base, index) => self.element(*base, *index, node.span),
            Expr::Atomic(AtomicOp::CompareExchange, place, args) => {
                self.exchange(id, place, args, span)
            }
            Expr::Atomic(op, place, args) => self.atomic(*op, place, args, span),
            Expr::Texture(op, place, args) => self.texture(id, *op, place, args, span),
            Expr::Cooperative(op, place, args) => {
                self.cooperative(id, *op, place.as_ref(), args, span)
            }
            Expr::WorkgroupUniformLoad(place) => self.uniform_load(place, node.span),
        }
    }

    /// A vector or a matrix made of its components, or a matrix made of its columns.
    fn vector(&self, of: &Ty, components: &[ExprId], span: Span) -> TokenStream {
        let ty = ty(of, span);
        let count = components.len();
        let components = components.iter().map(|component| self.expr(*component));
        if let Ty::Matrix(n) = of {
            return if count == usize::from(*n) {
                quote_spanned!(span=> #ty::from_cols(#(#components),*))
            } else {
                quote_spanned!(span=> #ty::from_cols_array(&[#(#components),*]))
            };
        }
        let function = Ident::new(if count == 1 { "splat" } else { "new" }, span);
        quote_spanned!(span=> #ty::#function(#(#components),*))
    }

    /// Components of a vector, a column, or a member.
    fn swizzle(&self, id: ExprId, base: ExprId, name: &str, span: Span) -> TokenStream {
        let of = self.ty_of(base);
        if let Expr::Builtin(builtin) = self.checked.module().exprs[base].kind
            && let Some(component) = self.builtin_component(builtin, name, span)
        {
            return component;
        }
        let base = self.expr(base);
        let member = super::function::member(name, of, span);
        if let (Ty::Vector(Scalar::F16, _), 2..) = (of, name.len()) {
            let at = name.chars().map(|c| "xyzw".find(c).unwrap_or_default());
            let ty = ty(self.ty_of(id), span);
            return quote_spanned!(span=> __rt::math::swizzle::<_, #ty>(#base, &[#(#at),*]));
        }
        let is_call = name.len() > 1 && matches!(of, Ty::Vector(..));
        let call = is_call.then(|| quote!(()));
        quote_spanned!(span=> (#base).#member #call)
    }

    /// An element of a value.
    fn element(&self, base: ExprId, index: ExprId, source: Span) -> TokenStream {
        let span = at(source);
        let (value, at) = (self.expr(base), self.expr(index));
        let site = self.sites.token(source);
        let of = self.ty_of(base);
        let length = of.length().expect("infer allows indices into these types only");
        let index = self.within(index, &at, length, &site);
        if let Ty::Array(..) = of {
            quote_spanned!(span=> (#value)[#index as usize])
        } else if let Ty::Matrix(_) = of {
            column(value, index, "col", span)
        } else {
            quote_spanned!(span=> __rt::math::component(#value, #index))
        }
    }

    /// `compare_exchange`: the old value, and whether it was exchanged.
    fn exchange(&self, id: ExprId, place: &Place, args: &[ExprId], span: Span) -> TokenStream {
        let result = self.atomic(AtomicOp::CompareExchange, place, args, span);
        let of = self.ty_of(id);
        let (pair, old) = (ty(of, span), super::function::member("0", of, span));
        let exchanged = super::function::member("1", of, span);
        quote_spanned!(span=> match #result {
            ::core::result::Result::Ok(__old) => #pair { #old: __old, #exchanged: true },
            ::core::result::Result::Err(__old) => #pair { #old: __old, #exchanged: false },
        })
    }

    fn uniform_load(&self, place: &Place, source: Span) -> TokenStream {
        let span = at(source);
        let ty = self.checked.types().place(self.checked.module(), place);
        let load = if let Ty::Atomic(_) = ty {
            self.atomic(AtomicOp::Load, place, &[], span)
        } else {
            self.load(place, span)
        };
        let barrier = self.barrier(Barrier::Workgroup, source);
        quote_spanned!(span=> {
            #barrier
            let __value = #load;
            #barrier
            __value
        })
    }

    /// The length of the part to which a call of `min` limits an index.
    fn part_length(&self, id: ExprId) -> Option<TokenStream> {
        Some(match self.checked.module().part_indices.get(&id)? {
            PartLength::Number(length) => quote!(#length),
            PartLength::Value(length) => self.expr(*length),
        })
    }

    /// A builtin function. By default it is a function of `math`.
    fn call(&self, id: ExprId, name: &str, args: &[ExprId], span: Span) -> TokenStream {
        if let of @ Ty::Struct(_) = self.ty_of(id) {
            return self.pair(of, name, args, span);
        }
        let receiver = self.ty_of(args[0]);
        let ids = args;
        let divides = args.len() == 2 && Self::divides(name, receiver);
        let mut args = args.iter().enumerate().map(|(n, arg)| match n {
            1 if divides => self.divisor(self.expr(*arg), self.ty_of(*arg), span),
            _ => self.expr(*arg),
        });
        let function = Ident::new(Builtin::identifier(name), span);
        if name.starts_with("::") {
            return quote_spanned!(span=> __rt::wgsl::#function(#(#args),*));
        }
        // For some vectors, glam has mask types of its own, such as `BVec4A`.
        if name.contains("::") && !name.ends_with("::select") {
            let owner = ty(self.ty_of(id), span);
            return quote_spanned!(span=> #owner::#function(#(#args),*));
        }
        if let (Ty::Matrix(n), "col" | "row") = (receiver, name) {
            let (matrix, index) = (args.next(), quote!(#(#args),*));
            let site = self.sites.token(self.checked.module().exprs[id].span);
            let index = self.within(ids[1], &index, u32::from(*n), &site);
            return column(quote!(#matrix), index, name, span);
        }
        if takes_reference(name) {
            let (receiver, matrix) = (args.next(), args.next());
            return quote_spanned!(span=> (#receiver).#function(&#matrix));
        }
        if is_method(name) || matches!(receiver, Ty::Matrix(_)) {
            let receiver = args.next();
            return quote_spanned!(span=> (#receiver).#function(#(#args),*));
        }
        // All arithmetic wraps already.
        let name = Builtin::identifier(name);
        let name = name.strip_prefix("wrapping_").unwrap_or(name);
        if is_of_numbers(name) && ids.iter().all(|id| matches!(self.ty_of(*id), Ty::Scalar(_))) {
            let function = Ident::new(name, span);
            return quote_spanned!(span=> __rt::math::Number::#function(#(#args),*));
        }
        let function = Ident::new(name, span);
        quote_spanned!(span=> __rt::math::#function(#(#args),*))
    }

    /// A builtin function with two results.
    fn pair(&self, of: &Ty, name: &str, args: &[ExprId], span: Span) -> TokenStream {
        let function = Ident::new(Builtin::identifier(name), span);
        let module = if name.starts_with("::") { quote!(wgsl) } else { quote!(math) };
        let mut args = args.iter().map(|arg| self.expr(*arg));
        let pair = ty(of, span);
        let [first, second] = ["0", "1"].map(|name| super::function::member(name, of, span));
        let result = match is_method(name) {
            true => {
                let receiver = args.next();
                quote_spanned!(span=> (#receiver).#function(#(#args),*))
            }
            false => quote_spanned!(span=> __rt::#module::#function(#(#args),*)),
        };
        quote_spanned!(span=> {
            let (__first, __second) = #result;
            #pair { #first: __first, #second: __second }
        })
    }

    pub(super) fn value(&self, value: Value, span: Span) -> TokenStream {
        match value {
            Value::Bool(value) => quote_spanned!(span=> #value),
            Value::Int(value, of) if value < 0 => {
                let ty = Ident::new(of.rust(), span);
                let magnitude = Literal::u64_unsuffixed(value.unsigned_abs() as u64);
                quote_spanned!(span=> (-#magnitude as #ty))
            }
            Value::Int(value, of) => {
                let text = format!("{value}{}", of.rust());
                let mut literal: Literal = text.parse().expect("digits and a type");
                literal.set_span(span);
                literal.into_token_stream()
            }
            Value::F32(value) => {
                let bits = value.to_bits();
                if value.is_finite() && value.is_sign_positive() {
                    quote_spanned!(span=> #value)
                } else {
                    quote_spanned!(span=> f32::from_bits(#bits))
                }
            }
            Value::F16(value) => {
                let bits = value.to_bits();
                quote_spanned!(span=> ::dsl_runtime::f16::from_bits(#bits))
            }
            Value::F64(value) => {
                let bits = value.to_bits();
                if value.is_finite() && value.is_sign_positive() {
                    quote_spanned!(span=> #value)
                } else {
                    quote_spanned!(span=> f64::from_bits(#bits))
                }
            }
        }
    }

    pub(super) fn pattern_value(&self, value: Value) -> TokenStream {
        if let Some(number) = value.integer().filter(|number| *number < 0) {
            let magnitude = Literal::u64_unsuffixed(number.unsigned_abs() as u64);
            return quote!(-#magnitude);
        }
        self.value(value, Span::call_site())
    }

    fn length(&self, place: &Place, span: Span) -> TokenStream {
        match (self.checked.types().place(self.checked.module(), place), place.root) {
            (Ty::Array(_, length), _) => quote_spanned!(span=> #length),
            _ if let Some((buffer, _)) = self.buffer(place, &mut |index| self.expr(index)) => {
                quote_spanned!(span=> #buffer.len())
            }
            (_, Root::Binding(binding)) => {
                let name = self.here(&self.bindings[binding.index()]);
                quote_spanned!(span=> #name.len())
            }
            _ => unreachable!("infer allows lengths of arrays and slices only"),
        }
    }

    fn unary(&self, id: ExprId, op: UnaryOp, operand: ExprId, span: Span) -> TokenStream {
        if let Some(value) = self.constant(id) {
            return self.value(value, span);
        }
        let scalar = self.ty_of(operand).scalar();
        let operand = self.expr(operand);
        match (op, scalar) {
            (UnaryOp::Not, _) => quote_spanned!(span=> (!#operand)),
            (UnaryOp::Neg, Some(Scalar::F32 | Scalar::F16 | Scalar::F64) | None) => {
                quote_spanned!(span=> (-#operand))
            }
            (UnaryOp::Neg, Some(scalar)) if matches!(self.ty_of(id), Ty::Scalar(_)) => {
                let ty = Ident::new(scalar.rust(), span);
                quote_spanned!(span=> #ty::wrapping_neg(#operand))
            }
            (UnaryOp::Neg, _) => quote_spanned!(span=> __rt::math::neg(#operand)),
        }
    }

    /// `left op right`, and the value of a compound assignment.
    pub(super) fn operator(
        &self,
        op: BinaryOp,
        left: TokenStream,
        left_ty: &Ty,
        right: TokenStream,
        right_ty: &Ty,
        span: Span,
    ) -> TokenStream {
        let is_arithmetic = matches!(
            op,
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem
        );
        let is_integer = left_ty.scalar().is_some_and(Scalar::is_integer);
        let sides = [left_ty, right_ty];
        if is_arithmetic
            && let Some(of) = sides.into_iter().find(|ty| is_small_vector(ty))
            && !sides.iter().any(|ty| matches!(ty, Ty::Matrix(_)))
        {
            return by_components(op, of, [(left, left_ty), (right, right_ty)], span);
        }
        if !(is_arithmetic && is_integer || op.is_shift() || op.is_bitwise() && left_ty != right_ty)
        {
            let symbol = punctuation(op.symbol(), span);
            return quote_spanned!(span=> (#left #symbol #right));
        }
        let is_division = matches!(op, BinaryOp::Div | BinaryOp::Rem);
        let right = if is_division { self.divisor(right, right_ty, span) } else { right };
        let (left, right) = match (left_ty, right_ty) {
            (Ty::Vector(_, n), Ty::Scalar(scalar)) => {
                let vector = ty(&Ty::Vector(*scalar, *n), span);
                (left, quote_spanned!(span=> #vector::splat(#right)))
            }
            (Ty::Scalar(scalar), Ty::Vector(_, n)) => {
                let vector = ty(&Ty::Vector(*scalar, *n), span);
                (quote_spanned!(span=> #vector::splat(#left)), right)
            }
            _ => (left, right),
        };
        let scalar = match (left_ty, right_ty) {
            (Ty::Scalar(scalar), Ty::Scalar(_)) if scalar.is_integer() => {
                Some(Ident::new(scalar.rust(), span))
            }
            _ => None,
        };
        // In debug builds, functions over components would be calls of closures.
        match (scalar, op) {
            (Some(ty), BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul) => {
                let function = format_ident!("wrapping_{}", function(op), span = span);
                return quote_spanned!(span=> #ty::#function(#left, #right));
            }
            (Some(ty), BinaryOp::Shl | BinaryOp::Shr) => {
                let function = format_ident!("wrapping_{}", function(op), span = span);
                return quote_spanned!(span=> #ty::#function(#left, (#right) as u32));
            }
            (Some(_), BinaryOp::Div) => {
                return quote_spanned!(span=> __rt::math::Number::div(#left, #right));
            }
            (Some(_), BinaryOp::Rem) => {
                return quote_spanned!(span=> __rt::math::Number::rem(#left, #right));
            }
            _ => {}
        }
        let function = Ident::new(function(op), span);
        quote_spanned!(span=> __rt::math::#function(#left, #right))
    }

    fn cast(&self, operand: ExprId, to: &Ty, span: Span) -> TokenStream {
        let value = self.expr(operand);
        let from = self.ty_of(operand);
        let name = ty(to, span);
        if from == to {
            value
        } else if let Ty::Scalar(_) = to {
            quote_spanned!(span=> ((#value) as #name))
        } else {
            quote_spanned!(span=> __rt::math::cast::<#name>(#value))
        }
    }

    fn atomic(&self, op: AtomicOp, place: &Place, args: &[ExprId], span: Span) -> TokenStream {
        let Ty::Atomic(scalar) = self.checked.types().place(self.checked.module(), place) else {
            unreachable!("infer allows atomic operations on atomics only")
        };
        let memory = self.memory(place, &mut |index| self.expr(index));
        let memory = memory.expect("atomics are in memory");
        let access = memory.access("at");
        let Memory { object, address, .. } = memory;
        let method = Ident::new(op.rust(), span);
        let scalar = Ident::new(scalar.rust(), span);
        let args = args.iter().map(|arg| self.expr(*arg));
        quote_spanned!(span=> #object.atomic(#address, #access)
            .#method::<#scalar>(#(#args),*))
    }
}

/// The operator for each component of a small vector, as a literal. In debug builds, the result of
/// a function is copied at once, and the processor waits for the stores of its parts.
fn by_components(
    op: BinaryOp,
    of: &Ty,
    [(left, left_ty), (right, right_ty)]: [(TokenStream, &Ty); 2],
    span: Span,
) -> TokenStream {
    let (vector, symbol) = (ty(of, span), punctuation(op.symbol(), span));
    let component = |side: &str, of: &Ty, name: &Ident| {
        let side = Ident::new(side, span);
        if is_small_vector(of) { quote!(#side.#name) } else { quote!(*#side) }
    };
    let components = ["x", "y", "z"].into_iter().take(usize::from(of.components())).map(|name| {
        let name = Ident::new(name, span);
        let left = component("__left", left_ty, &name);
        let right = component("__right", right_ty, &name);
        quote_spanned!(span=> #name: #left #symbol #right)
    });
    quote_spanned!(span=> {
        let __left = &#left;
        let __right = &#right;
        #vector { #(#components),* }
    })
}

/// Whether the operators of glam's type are calls for each component in debug builds.
fn is_small_vector(ty: &Ty) -> bool {
    matches!(ty, Ty::Vector(Scalar::F32 | Scalar::F64, 2 | 3))
}

/// The runtime's function; Rust's wrapping method of integers has this name behind `wrapping_`.
fn function(op: BinaryOp) -> &'static str {
    use BinaryOp::*;
    match op {
        Add => "add",
        Sub => "sub",
        Mul => "mul",
        Div => "div",
        Rem => "rem",
        And => "and",
        Or => "or",
        Xor => "xor",
        Shl => "shl",
        Shr => "shr",
        Eq | Ne | Lt | Le | Gt | Ge | LogicalAnd | LogicalOr => {
            unreachable!("Rust's own operators")
        }
    }
}

/// A column or row of a matrix, with an index within bounds.
pub(super) fn column(
    matrix: TokenStream,
    index: TokenStream,
    method: &str,
    span: Span,
) -> TokenStream {
    let method = Ident::new(method, span);
    quote_spanned!(span=> (#matrix).#method(#index as usize))
}

/// The operator's tokens.
pub(super) fn punctuation(operator: &str, span: Span) -> TokenStream {
    let chars = operator.as_bytes();
    let tokens = chars.iter().enumerate().map(|(at, c)| {
        let spacing = if at + 1 < chars.len() { Spacing::Joint } else { Spacing::Alone };
        let mut punct = Punct::new(char::from(*c), spacing);
        punct.set_span(span);
        TokenTree::Punct(punct)
    });
    tokens.collect()
}
