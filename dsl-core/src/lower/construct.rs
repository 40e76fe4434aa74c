//! Constructors and constants of vectors and matrices, and calls of builtin functions by name.

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::Lowerer;
use super::std_function;
use super::symbol::Symbol;
use super::ty;
use crate::builtins::{Builtin, subgroups};
use crate::constants::{Constant, scalar_const};
use crate::diagnostic::Code;
use crate::ir::{
    BinaryOp, BuiltinValue, Expr, ExprId, Literal, Name, Place, Projection, Root, Scalar, Ty,
    UnaryOp,
};
use crate::syntax::ungroup;

/// The tuples that glam converts to vectors, as the numbers of components of their members.
const TUPLES: [&[u8]; 8] =
    [&[1, 1], &[1, 1, 1], &[2, 1], &[1, 1, 1, 1], &[3, 1], &[1, 3], &[2, 1, 1], &[2, 2]];

impl Lowerer<'_> {
    /// `Vec3::new(…)`, `Mat2::from_cols(…)`, `f32::from_bits(…)`, `f32::max(a, b)`.
    pub(super) fn associated(&mut self, ty: &Ty, name: &Name, args: &[&syn::Expr]) -> ExprId {
        let converted = self.conversion(ty, name, args);
        if let Some(value) = converted.or_else(|| self.number_of_bytes(ty, name, args)) {
            return value;
        }
        if let Some(call) = std_function::called_by_path(ty, name, args) {
            return self.expr(&call);
        }
        let limit = match (name.text.as_str(), args) {
            ("max_value", []) => Some("MAX"),
            ("min_value", []) => Some("MIN"),
            _ => None,
        };
        if let (Ty::Scalar(of), Some(limit)) = (ty, limit)
            && of.is_integer()
            && let Some(value) = self.builtin_associated(ty, limit, name.span)
        {
            return value;
        }
        if let ("default", []) = (name.text.as_str(), args)
            && let Some(value) = self.default_of(ty, name.span)
        {
            return value;
        }
        if let (Ty::Vector(scalar, n), "from", [arg]) = (ty, name.text.as_str(), args)
            && let syn::Expr::Tuple(tuple) = ungroup(arg)
            && !matches!(scalar, Scalar::F16 | Scalar::Bool)
        {
            return self.of_tuple(*scalar, *n, name, tuple);
        }
        let parts = match (ty, name.text.as_str()) {
            (Ty::Vector(_, n), "new") | (Ty::Matrix(n), "from_cols") => usize::from(*n),
            (Ty::Vector(..), "splat") => 1,
            (Ty::Vector(..), "from_array" | "from") | (Ty::Matrix(_), "from_cols_array") => {
                return self.of_array(ty, name, args);
            }
            (Ty::Matrix(n), "from_cols_array_2d") => return self.of_columns(*n, name, args),
            _ => match Builtin::associated(ty, &name.text) {
                Some(key) => return self.associated_builtin(ty, key, name, args),
                None => return self.builtin(name, ty, args),
            },
        };
        self.construct(ty.clone(), parts, name, args)
    }

    /// `vec3(…)`, `uvec2(…)`, `mat2(…)`.
    pub(super) fn construct(
        &mut self,
        ty: Ty,
        parts: usize,
        name: &Name,
        args: &[&syn::Expr],
    ) -> ExprId {
        if !self.expect_args(name, args.len(), parts) {
            return self.push(Expr::Error, name.span);
        }
        let parts = self.operands(args);
        self.push(Expr::Vector(ty, parts), name.span)
    }

    /// `Vec3::from_array([x, y, z])`, `Mat2::from_cols_array(&[…])`.
    fn of_array(&mut self, ty: &Ty, name: &Name, args: &[&syn::Expr]) -> ExprId {
        if !self.expect_args(name, args.len(), 1) {
            return self.push(Expr::Error, name.span);
        }
        let mut array = ungroup(args[0]);
        if let syn::Expr::Reference(reference) = array {
            array = ungroup(&reference.expr);
        }
        let n = usize::from(ty.components());
        let length = if let Ty::Matrix(_) = ty { n * n } else { n };
        if let syn::Expr::Array(array) = array {
            let parts: Vec<&syn::Expr> = array.elems.iter().collect();
            if parts.len() != length {
                let message = format!(
                    "`{}::{}` takes an array of {length} elements, not {}",
                    ty.rust(),
                    name.text,
                    parts.len()
                );
                return self.poison(Code::Mismatch, array.span(), message);
            }
            let parts = self.operands(&parts);
            return self.push(Expr::Vector(ty.clone(), parts), name.span);
        }
        let value = self.expr(array);
        let of = if let Ty::Matrix(_) = ty {
            Ty::F32
        } else {
            Ty::Scalar(ty.scalar().unwrap_or(Scalar::F32))
        };
        let span = self.module.exprs[value].span;
        let value = self.push(Expr::Ascribe(value, Ty::Array(Box::new(of), length as u32)), span);
        let local = self.spill_local(value, "parts");
        let parts = (0..length as u64).map(|i| self.element(local, i, span)).collect();
        self.push(Expr::Vector(ty.clone(), parts), name.span)
    }

    /// `Mat2::from_cols_array_2d(&[[…], […]])`.
    fn of_columns(&mut self, n: u8, name: &Name, args: &[&syn::Expr]) -> ExprId {
        if !self.expect_args(name, args.len(), 1) {
            return self.push(Expr::Error, name.span);
        }
        let mut columns = ungroup(args[0]);
        if let syn::Expr::Reference(reference) = columns {
            columns = ungroup(&reference.expr);
        }
        let (value, count) = (self.expr(columns), u32::from(n));
        let span = self.module.exprs[value].span;
        let column = Ty::Array(Box::new(Ty::F32), count);
        let value = self.push(Expr::Ascribe(value, Ty::Array(Box::new(column), count)), span);
        let columns = self.spill_local(value, "columns");
        let mut parts = Vec::new();
        for i in 0..u64::from(n) {
            let column = self.element(columns, i, span);
            let column = self.spill_local(column, "column");
            parts.extend((0..u64::from(n)).map(|j| self.element(column, j, span)));
        }
        self.push(Expr::Vector(Ty::Matrix(n), parts), name.span)
    }

    /// `f32::default()`, `Vec3::default()`: 0, `false`, the identity.
    pub(super) fn default_of(&mut self, ty: &Ty, span: Span) -> Option<ExprId> {
        match ty {
            Ty::Scalar(Scalar::Bool) => Some(self.truth(false, span)),
            Ty::Scalar(scalar @ (Scalar::F16 | Scalar::F32 | Scalar::F64)) => {
                Some(self.float(0.0, *scalar, span))
            }
            Ty::Scalar(scalar) => Some(self.integer(0, *scalar, span)),
            Ty::Vector(Scalar::Bool, _) => self.builtin_associated(ty, "FALSE", span),
            Ty::Vector(..) => self.builtin_associated(ty, "ZERO", span),
            Ty::Matrix(_) => self.builtin_associated(ty, "IDENTITY", span),
            _ => None,
        }
    }

    /// `Vec3::from((x, y, z))`, `Vec4::from((v, 1.0))`. Exactly one row of [`TUPLES`] must fit the
    /// tuple.
    fn of_tuple(&mut self, scalar: Scalar, n: u8, name: &Name, tuple: &syn::ExprTuple) -> ExprId {
        let parts: Vec<&syn::Expr> = tuple.elems.iter().collect();
        let known: Vec<Option<u8>> = parts.iter().map(|part| self.width_of(part)).collect();
        let fits = |widths: &&&[u8]| {
            let mut pairs = widths.iter().zip(&known);
            widths.iter().sum::<u8>() == n
                && widths.len() == parts.len()
                && pairs.all(|(width, known)| known.is_none_or(|known| known == *width))
        };
        let mut fitting = TUPLES.iter().filter(fits);
        let (Some(widths), None) = (fitting.next(), fitting.next()) else {
            let ty = Ty::Vector(scalar, n).rust();
            let message = format!(
                "`{ty}` cannot be made of this tuple, or the types of its members are not known \
                 here: write `{ty}::new(…)`, or `v.extend(w)`"
            );
            self.operands(&parts);
            return self.poison(Code::Mismatch, tuple.span(), message);
        };
        let mut values = self.operands(&parts);
        self.keep_before(self.out.len(), &mut values, "part");
        let mut components = Vec::new();
        for (value, width) in values.into_iter().zip(*widths) {
            if *width == 1 {
                components.push(value);
                continue;
            }
            let span = self.module.exprs[value].span;
            let value = self.push(Expr::Ascribe(value, Ty::Vector(scalar, *width)), span);
            let value = self.spill(value, "part");
            components.extend(["x", "y", "z"][..usize::from(*width)].iter().map(|component| {
                let component = Name { text: (*component).to_owned(), span };
                self.push(Expr::Swizzle(value, component), span)
            }));
        }
        self.push(Expr::Vector(Ty::Vector(scalar, n), components), name.span)
    }

    /// The number of components of a number or vector, as far as the syntax tells it.
    fn width_of(&mut self, expr: &syn::Expr) -> Option<u8> {
        match self.known_shape(expr) {
            Some(Ty::Scalar(_)) => return Some(1),
            Some(Ty::Vector(_, n)) => return Some(n),
            _ => {}
        }
        match ungroup(expr) {
            syn::Expr::Lit(_) | syn::Expr::Cast(_) => Some(1),
            syn::Expr::Unary(unary) => self.width_of(&unary.expr),
            syn::Expr::Field(field) => {
                matches!(self.known_shape(&field.base)?, Ty::Vector(..)).then_some(1)
            }
            // A number beside a vector applies to all of its components.
            syn::Expr::Binary(binary) => {
                let (left, right) = (self.width_of(&binary.left), self.width_of(&binary.right));
                left.max(right).filter(|width| *width > 1 || left == right)
            }
            syn::Expr::MethodCall(call) if call.args.is_empty() => {
                let name = call.method.to_string();
                super::expr::is_swizzle(&name).then_some(name.len() as u8)
            }
            syn::Expr::Call(call) => {
                let syn::Expr::Path(path) = ungroup(&call.func) else { return None };
                let mut names = path.path.segments.iter().map(|segment| segment.ident.to_string());
                let made = match (names.next()?, names.next()) {
                    (function, None) => ty::constructor(&function),
                    (owner, Some(_)) => ty::named(&owner),
                };
                made.map(|ty| ty.components())
            }
            _ => None,
        }
    }

    fn element(&mut self, local: crate::ir::LocalId, i: u64, span: Span) -> ExprId {
        let index = self.push(Expr::Literal(Literal::Int(i, Some(Scalar::U32))), span);
        let projections = vec![Projection::Index(index)];
        self.push(Expr::Load(Place { root: Root::Local(local), projections, span }), span)
    }

    /// `Mat3::from_diagonal(v)`: a row of the table that belongs to a type.
    fn associated_builtin(
        &mut self,
        ty: &Ty,
        key: &str,
        name: &Name,
        args: &[&syn::Expr],
    ) -> ExprId {
        let call = self.call_builtin(key, name, args);
        self.push(Expr::Ascribe(call, ty.clone()), name.span)
    }

    /// A function of the builtin table that has no receiver in Rust.
    pub(super) fn call_builtin(&mut self, key: &str, name: &Name, args: &[&syn::Expr]) -> ExprId {
        let params = Builtin::named(key).next().map_or(0, |builtin| builtin.params.len());
        if !self.expect_args(name, args.len(), params + 1) {
            self.operands(args);
            return self.push(Expr::Error, name.span);
        }
        let operands = self.operands(args);
        let call = Expr::Call(Name { text: key.to_owned(), span: name.span }, operands);
        let value = self.push(call, name.span);
        // All invocations of a subgroup meet here, so it is a statement of its own.
        if subgroups::contains(key) { self.spill(value, &name.text) } else { value }
    }

    /// `subgroup_elect()`: WGSL has it, naga does not. It is true in the first invocation.
    pub(super) fn subgroup_elect(&mut self, name: &Name) -> ExprId {
        let own = self.push(Expr::Builtin(BuiltinValue::LocalInvocationIndex), name.span);
        let first = Name { text: "::subgroup_broadcast_first".to_owned(), span: name.span };
        let first = self.push(Expr::Call(first, vec![own]), name.span);
        let first = self.spill(first, "subgroup_elect");
        self.push(Expr::Binary(BinaryOp::Eq, own, first), name.span)
    }

    /// A builtin function by its path, with the receiver's type.
    fn builtin(&mut self, name: &Name, receiver: &Ty, args: &[&syn::Expr]) -> ExprId {
        let Some(builtin) = Builtin::resolve(&name.text, receiver) else {
            if let Some(value) = self.method_by_path(name, receiver, args) {
                return value;
            }
            let message = format!("kernels have no function `{}::{}`", receiver.rust(), name.text);
            return self.poison(Code::UnknownFunction, name.span, message);
        };
        if !self.expect_args(name, args.len(), builtin.params.len() + 1) {
            return self.push(Expr::Error, name.span);
        }
        let mut operands = self.operands(args);
        let first = operands[0];
        let span = self.module.exprs[first].span;
        operands[0] = self.push(Expr::Ascribe(first, receiver.clone()), span);
        self.push(Expr::Call(name.clone(), operands), name.span)
    }

    /// `u32::to_be_bytes(x)`: a method that becomes other expressions.
    fn method_by_path(&mut self, name: &Name, of: &Ty, args: &[&syn::Expr]) -> Option<ExprId> {
        let ((receiver, args), Ty::Scalar(_)) = (args.split_first()?, of) else { return None };
        let value = self.expr(receiver);
        let value = self.push(Expr::Ascribe(value, of.clone()), name.span);
        let (local, method) =
            (self.spill_local(value, "receiver"), syn::Ident::new(&name.text, name.span));
        self.scoped(|cx| {
            cx.bind(&Name { text: "__receiver".to_owned(), ..*name }, Symbol::Local(local));
            cx.desugared_method(
                &syn::parse_quote_spanned!(name.span=> __receiver.#method(#(#args),*)),
            )
        })
    }

    /// `bitcast::<UVec2>(x)`.
    pub(super) fn bitcast(&mut self, func: &syn::Expr, name: &Name, args: &[&syn::Expr]) -> ExprId {
        let target = match ungroup(func) {
            syn::Expr::Path(path) => path.path.segments.last().map(|last| &last.arguments),
            _ => None,
        };
        let target = match target {
            Some(syn::PathArguments::AngleBracketed(args)) if args.args.len() == 1 => {
                match &args.args[0] {
                    syn::GenericArgument::Type(target) => self.ty(target),
                    _ => Ty::Unit,
                }
            }
            _ => Ty::Unit,
        };
        let key = target.scalar().map(|scalar| format!("::bitcast_{}", scalar.rust()));
        match key {
            Some(key) if Builtin::named(&key).next().is_some() => {
                let call = self.call_builtin(&key, name, args);
                self.push(Expr::Ascribe(call, target), name.span)
            }
            _ if target == Ty::Error => self.push(Expr::Error, name.span),
            Some(_) => {
                let message = format!(
                    "`bitcast` gives `f32`, `i32`, `u32` and vectors of them, not `{}`",
                    target.rust()
                );
                self.poison(Code::Argument, name.span, message)
            }
            None => {
                let message = "name the type, a number or a vector of numbers: `bitcast::<u32>(x)`";
                self.poison(Code::Argument, name.span, message)
            }
        }
    }

    /// `Vec3::ZERO`, `UVec2::ONE`, `Vec3::NEG_X`, `Mat4::IDENTITY`.
    pub(super) fn vector_constant(&mut self, ty: Ty, name: &str, span: Span) -> ExprId {
        let parts = match &ty {
            Ty::Matrix(n) => matrix_constant(*n, name),
            Ty::Vector(scalar, n) => vector_constant(*scalar, *n, name),
            _ => None,
        };
        let Some(parts) = parts else {
            let message = format!("kernels have no constant `{}::{name}`", ty.rust());
            return self.poison(Code::UnknownName, span, message);
        };
        let scalar = ty.scalar().unwrap_or(Scalar::F32);
        let parts = parts.into_iter().map(|part| self.number(part, scalar, span)).collect();
        self.push(Expr::Vector(ty, parts), span)
    }

    /// A component of a constant.
    fn number(&mut self, value: Constant, scalar: Scalar, span: Span) -> ExprId {
        match (value, scalar) {
            (Constant::Int(value, _), Scalar::Bool) => self.truth(value != 0, span),
            (Constant::Int(value, _), _) if scalar.is_float() => {
                self.float(value as f64, scalar, span)
            }
            (Constant::Int(value, _), _) => self.integer(value, scalar, span),
            (Constant::Float(value), _) => self.float(value, scalar, span),
        }
    }

    pub(super) fn integer(&mut self, value: i128, scalar: Scalar, span: Span) -> ExprId {
        let literal = Literal::Int(value.unsigned_abs() as u64, Some(scalar));
        let magnitude = self.push(Expr::Literal(literal), span);
        if value < 0 { self.push(Expr::Unary(UnaryOp::Neg, magnitude), span) } else { magnitude }
    }

    /// A floating-point number. `f16` has no literals.
    pub(super) fn float(&mut self, value: f64, scalar: Scalar, span: Span) -> ExprId {
        let single = value as f32;
        if scalar == Scalar::F16 {
            let value = self.float(value, Scalar::F32, span);
            let name = Name { text: "f16::from_f32".to_owned(), span };
            return self.push(Expr::Call(name, vec![value]), span);
        }
        let literal = Literal::Float { single, double: value, suffix: Some(scalar) };
        self.push(Expr::Literal(literal), span)
    }
}

/// The components of a constant: all of them, or one for all.
fn vector_constant(scalar: Scalar, n: u8, name: &str) -> Option<Vec<Constant>> {
    let whole = |value| Constant::Int(value, scalar);
    let axis = |name: &str, value| {
        let at = ["X", "Y", "Z", "W"].iter().position(|axis| *axis == name)?;
        let components = (0..usize::from(n)).map(|i| whole(if i == at { value } else { 0 }));
        (at < usize::from(n)).then(|| components.collect())
    };
    if scalar == Scalar::Bool {
        return match name {
            "TRUE" => Some(vec![whole(1)]),
            "FALSE" => Some(vec![whole(0)]),
            _ => None,
        };
    }
    let is_signed = scalar.is_signed() || scalar.is_float();
    let one = match name {
        "ZERO" => whole(0),
        "ONE" => whole(1),
        "NEG_ONE" if is_signed => whole(-1),
        "MIN" | "MAX" | "NAN" | "INFINITY" | "NEG_INFINITY" => scalar_const(scalar, name)?,
        _ => {
            return match name.strip_prefix("NEG_") {
                Some(name) if is_signed => axis(name, -1),
                Some(_) => None,
                None => axis(name, 1),
            };
        }
    };
    Some(vec![one])
}

/// The components of a constant matrix, column by column.
fn matrix_constant(n: u8, name: &str) -> Option<Vec<Constant>> {
    let n = usize::from(n);
    let diagonal = match name {
        "IDENTITY" => 1.0,
        "ZERO" => 0.0,
        _ => return None,
    };
    let part = |i| if i % (n + 1) == 0 { diagonal } else { 0.0 };
    Some((0..n * n).map(|i| Constant::Float(part(i))).collect())
}
