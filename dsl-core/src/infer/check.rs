//! The checks that need every type: operators, methods, casts, literals.

use std::collections::BTreeSet;

use proc_macro2::Span;

use super::types::Types;
use crate::builtins::Builtin;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::ir::{
    BinaryOp, Block, Callee, Expr, ExprId, Literal, LocalKind, Module, Name, Operator, Scalar,
    Stmt, StmtKind, Ty, UnaryOp,
};

/// Checks every expression that a statement of the body or a new constant reaches, and the locals
/// from `first_local` on.
pub(super) fn check(
    module: &Module,
    body: &Block,
    types: &Types,
    first_local: usize,
    diags: &mut Diagnostics,
) {
    let mut cx = Check { module, types, diags, seen: BTreeSet::new() };
    for (_, constant) in module.consts.iter().skip(types.consts) {
        cx.expr(constant.init);
    }
    body.for_each_stmt(&mut |stmt| cx.stmt(stmt));
    for (id, local) in module.locals.iter().skip(first_local) {
        if local.kind == LocalKind::Pointer {
            continue;
        }
        let ty = types.local(id);
        // A local without a size stands for a slice, and has no declaration.
        if !ty.has_atomics() || matches!(ty, Ty::RuntimeArray(_)) {
            continue;
        }
        let message = format!(
            "a local cannot be `{}`: atomics live in `workgroup_var!` and in storage",
            ty.rust()
        );
        cx.diags.error(Code::Mismatch, local.name.span, message);
    }
}

struct Check<'a> {
    module: &'a Module,
    types: &'a Types,
    diags: &'a mut Diagnostics,
    seen: BTreeSet<ExprId>,
}

impl Check<'_> {
    fn stmt(&mut self, stmt: &Stmt) {
        stmt.kind.for_each_expr(&mut |expr| self.expr(expr));
        match &stmt.kind {
            StmtKind::Assign { place, op: Some(op), value } => {
                let place = self.types.place(self.module, place);
                self.operator(*op, &place, self.types.expr(*value), stmt.span);
            }
            StmtKind::For { range, .. } => {
                let ty = self.types.expr(range.start);
                let span = self.module.exprs[range.start].span;
                if !matches!(ty, Ty::Error) && !ty.scalar().is_some_and(Scalar::is_integer) {
                    let message = format!("a range runs over integers, not `{}`", ty.rust());
                    self.diags.error(Code::Mismatch, span, message);
                }
                if let (Ty::Scalar(scalar), true) = (ty, range.stepped_first)
                    && scalar.size() == 8
                {
                    let message = format!(
                        "ranges of `{0}` have no `.step_by(n).rev()`: write `.rev().step_by(n)`",
                        scalar.rust()
                    );
                    self.diags.error(Code::Mismatch, span, message);
                }
            }
            StmtKind::Match { scrutinee, arms } => {
                let ty = self.types.expr(*scrutinee);
                let is_matchable = matches!(ty, Ty::Error | Ty::Enum(_) | Ty::Scalar(Scalar::Bool))
                    || matches!(ty, Ty::Scalar(scalar) if scalar.is_integer() || *scalar == Scalar::Char);
                if !is_matchable {
                    let message = format!(
                        "`match` is on numbers and `bool`, not on `{}`: use `if`",
                        ty.rust()
                    );
                    let span = self.module.exprs[*scrutinee].span;
                    self.diags.error(Code::Mismatch, span, message);
                }
                for pattern in arms.iter().flat_map(|arm| &arm.patterns) {
                    if *ty == Ty::BOOL && pattern.first != pattern.last {
                        let message = "ranges in patterns are of integers, not of `bool`";
                        self.diags.error(Code::Mismatch, pattern.span, message);
                    }
                    [pattern.first, pattern.last].into_iter().flatten().for_each(|e| self.expr(e));
                }
            }
            StmtKind::Let { .. }
            | StmtKind::Assign { .. }
            | StmtKind::If { .. }
            | StmtKind::While { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => {}
        }
    }

    fn expr(&mut self, id: ExprId) {
        if !self.seen.insert(id) {
            return;
        }
        let node = &self.module.exprs[id];
        if self.types.is_user_operator(id) {
            return self.module.for_each_operand(id, |operand| self.expr(operand));
        }
        match &node.kind {
            Expr::Unary(UnaryOp::Neg, operand)
                if matches!(self.module.exprs[*operand].kind, Expr::Literal(_)) =>
            {
                // `-2147483648` is one number. Its digits alone are out of range.
                self.seen.insert(*operand);
                self.literal(*operand, true);
                self.unary(UnaryOp::Neg, self.types.expr(*operand), node.span);
            }
            Expr::Literal(_) => self.literal(id, false),
            Expr::Unary(op, operand) => self.unary(*op, self.types.expr(*operand), node.span),
            Expr::Binary(_, left, _) if self.module.ordered.contains(&id) => {
                self.ordered(self.types.expr(*left), node.span);
            }
            Expr::Binary(op, left, right) => {
                self.operator(*op, self.types.expr(*left), self.types.expr(*right), node.span);
            }
            Expr::Cast(operand, to) => {
                self.cast(self.types.expr(*operand), to, node.span);
            }
            Expr::Invoke(Callee::Conversion(Operator::Cast), args) => {
                self.cast(self.types.expr(args[0]), self.types.expr(id), node.span);
            }
            Expr::Invoke(Callee::Default(_), _) if !self.types.is_user_operator(id) => {
                self.default_value(self.types.expr(id), node.span);
            }
            Expr::Invoke(Callee::Conversion(_), args) => {
                self.conversion(self.types.expr(args[0]), self.types.expr(id), node.span);
            }
            Expr::Call(name, args) => self.call(name, self.types.expr(args[0])),
            Expr::Array(_) | Expr::Repeat(..) if matches!(self.types.expr(id), Ty::Array(of, _) if **of == Ty::Unit) =>
            {
                let message = "an array of `()` has no data";
                self.diags.error(Code::UnknownType, node.span, message);
            }
            Expr::Number(..) => self.number(self.types.expr(id), node.span),
            Expr::Error
            | Expr::Const(_)
            | Expr::Load(_)
            | Expr::Builtin(_)
            | Expr::Length(_)
            | Expr::Ascribe(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Swizzle(..)
            | Expr::Index(..)
            | Expr::Atomic(..)
            | Expr::Texture(..)
            | Expr::Cooperative(..)
            | Expr::Invoke(..)
            | Expr::Ref(..)
            | Expr::Construct(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::WorkgroupUniformLoad(_) => {}
        }
        self.module.for_each_operand(id, |operand| self.expr(operand));
    }

    /// The start value of `.sum()` and `.product()`.
    fn number(&mut self, ty: &Ty, span: Span) {
        let is_number = ty.scalar().is_some_and(|scalar| scalar != Scalar::Bool);
        if !is_number && *ty != Ty::Error {
            let message = format!(
                "only numbers and vectors have a sum or product, not `{}`: write \
                 `.fold(start, |a, x| …)`",
                ty.rust()
            );
            self.diags.error(Code::Mismatch, span, message);
        }
    }

    fn literal(&mut self, id: ExprId, negated: bool) {
        let (value, scalar) = match (&self.module.exprs[id].kind, self.types.expr(id)) {
            (Expr::Literal(Literal::Int(value, _)), Ty::Scalar(scalar)) => (*value, *scalar),
            // `lower` has checked literals with a suffix, and constants are infinite by intent.
            (Expr::Literal(Literal::Float { single, suffix: None, .. }), &Ty::F32)
                if single.is_infinite() =>
            {
                let message = "this literal is too large for `f32`";
                return self.diags.error(Code::LiteralRange, self.module.exprs[id].span, message);
            }
            _ => return,
        };
        let (min, max) = scalar.limits();
        let limit = if negated { min.unsigned_abs() } else { max.unsigned_abs() };
        if scalar.is_integer() && u128::from(value) > limit.max(max.unsigned_abs()) {
            let message = format!(
                "`{}{value}` is out of range for `{}`: it holds {min} to {max}",
                if negated { "-" } else { "" },
                scalar.rust()
            );
            let span = self.module.exprs[id].span;
            let mut diagnostic = Diagnostic::new(Code::LiteralRange, span, message);
            if scalar.limits() == Scalar::U32.limits() {
                diagnostic = diagnostic
                    .note("`u32` and `usize` have 32 bits in kernels: write `u64` for this number");
            }
            self.diags.push(diagnostic);
        }
    }

    fn unary(&mut self, op: UnaryOp, ty: &Ty, span: Span) {
        if matches!((op, ty), (UnaryOp::Neg, Ty::Matrix(_))) {
            return;
        }
        let Some(scalar) = ty.scalar() else { return self.no_operator(op_symbol(op), ty, span) };
        let message = match (op, scalar) {
            (UnaryOp::Neg, Scalar::Bool) => "`-` does not exist for `bool`: use `!`".to_owned(),
            (UnaryOp::Neg, scalar) if scalar.is_integer() && !scalar.is_signed() => format!(
                "`-` does not exist for `{}`: use `{}`, or `wrapping_neg()`",
                scalar.rust(),
                scalar.signed().rust()
            ),
            (UnaryOp::Not, scalar) if scalar.is_float() => {
                format!("`!` does not exist for `{}`", scalar.rust())
            }
            _ => return,
        };
        self.diags.error(Code::Operator, span, message);
    }

    fn operator(&mut self, op: BinaryOp, left: &Ty, right: &Ty, span: Span) {
        // Loads of atomics and of slices are reported elsewhere.
        let is_silent = |ty: &Ty| matches!(ty, Ty::Error | Ty::Atomic(_) | Ty::RuntimeArray(_));
        if is_silent(left) || is_silent(right) {
            return;
        }
        // Operands of different types were reported during unification.
        let is_struct = |ty: &Ty| matches!(ty, Ty::Struct(_));
        let has_struct = (is_struct(left) || is_struct(right)) && !op.is_shift();
        if (op.is_comparison() || has_struct) && left != right {
            return;
        }
        // Matrix arithmetic was checked during unification.
        let is_matrix = matches!(left, Ty::Matrix(_)) || matches!(right, Ty::Matrix(_));
        if is_matrix && !op.is_comparison() && !op.is_shift() {
            return;
        }
        let symbol = op.symbol();
        if let (Ty::Enum(_), BinaryOp::Eq | BinaryOp::Ne) = (left, op) {
            return;
        }
        let Some(scalar) = left.scalar() else { return self.no_operator(symbol, left, span) };
        let Some(right_scalar) = right.scalar() else {
            // The right operand of other operators agrees with the left one, or was reported.
            return if op.is_shift() {
                self.no_operator(symbol, right, span)
            };
        };
        let is_vector = matches!(left, Ty::Vector(..)) || matches!(right, Ty::Vector(..));
        let exists = match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem => true,
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                let both = (scalar, right_scalar);
                both != (Scalar::Bool, Scalar::Bool) || left == right
            }
            BinaryOp::Shl | BinaryOp::Shr => match (left, right) {
                (Ty::Vector(_, n), Ty::Vector(_, m)) => n == m,
                (_, right) => matches!(right, Ty::Scalar(_)),
            },
            BinaryOp::Eq | BinaryOp::Ne => true,
            BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => !is_vector,
            BinaryOp::LogicalAnd | BinaryOp::LogicalOr => true,
        };
        if exists && op.exists_for(scalar) && op.exists_for(right_scalar) {
            return;
        }
        let advice = if op.is_comparison() && is_vector {
            ": vectors have `cmplt`, `cmple`, `cmpgt`, `cmpge`"
        } else if op.is_bitwise() && (scalar.is_float() || right_scalar.is_float()) {
            ": floats have no bitwise operators; convert an `f32` or `f64` with `to_bits()` first"
        } else if scalar == Scalar::Bool || right_scalar == Scalar::Bool {
            ": cast the `bool` first, `… as u32`"
        } else {
            ""
        };
        let message = format!(
            "`{symbol}` does not exist for `{}` and `{}`{advice}",
            left.rust(),
            right.rust()
        );
        self.diags.push_first(Diagnostic::new(Code::Operator, span, message));
    }

    /// The zero that `unwrap_or_default` gives without a value.
    fn default_value(&mut self, of: &Ty, span: Span) {
        if !is_zero_by_default(of) {
            let message = format!(
                "the default of `{0}` is not known here: write the value, `{0}::default()`",
                of.rust()
            );
            self.diags.error(Code::Mismatch, span, message);
        }
    }

    /// The type whose greatest or least value is searched.
    fn ordered(&mut self, of: &Ty, span: Span) {
        let advice = match of {
            Ty::Error => return,
            Ty::Scalar(scalar) if !scalar.is_float() => return,
            Ty::Scalar(_) => {
                "because of NaN: sort with `.sort_by(f32::total_cmp)`; for the greatest or the \
                 least value write `.fold(f32::NEG_INFINITY, f32::max)` or `.fold(f32::INFINITY, \
                 f32::min)`"
            }
            Ty::Unit
            | Ty::Vector(..)
            | Ty::Matrix(_)
            | Ty::Array(..)
            | Ty::RuntimeArray(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::CoopMatrix(_)
            | Ty::Struct(_)
            | Ty::Enum(_)
            | Ty::Param(_) => {
                "here: only integers and `bool` have an order; write `.max_by_key(…)` or \
                 `.min_by_key(…)`"
            }
        };
        let message = format!("`{}` has no order {advice}", of.rust());
        self.diags.error(Code::Argument, span, message);
    }

    fn no_operator(&mut self, symbol: &str, ty: &Ty, span: Span) {
        if *ty != Ty::Error {
            let advice = match ty {
                Ty::Array(..) => ": apply it to the elements one by one",
                Ty::Enum(_) => ": compare with `==`, or cast it, `x as u32`",
                Ty::Struct(of) if of.is_tuple() => ": apply it to the members one by one",
                Ty::Struct(_) if ty.may_lack_value() => {
                    ": take its value, `if let Some(x) = …`, `….unwrap_or(…)`"
                }
                Ty::Struct(_) if matches!(symbol, "==" | "!=") => {
                    ": compare its members, or give it `#[derive(PartialEq)]`"
                }
                Ty::Struct(_) if matches!(symbol, "<" | "<=" | ">" | ">=") => {
                    ": compare its members"
                }
                Ty::Struct(_) => {
                    ": implement the operator's trait for it, and write `a = a + b` \
                     instead of `a += b`"
                }
                Ty::Matrix(_) => ": apply it to the columns, such as `.x_axis`",
                Ty::Error
                | Ty::Unit
                | Ty::Scalar(_)
                | Ty::Vector(..)
                | Ty::RuntimeArray(_)
                | Ty::Atomic(_)
                | Ty::Handle(_)
                | Ty::CoopMatrix(_)
                | Ty::Param(_) => "",
            };
            let message = format!("`{symbol}` does not exist for `{}`{advice}", ty.rust());
            self.diags.push_first(Diagnostic::new(Code::Operator, span, message));
        }
    }

    /// `x.into()`, `u64::from(x)`, and the same with `try_`.
    fn conversion(&mut self, from: &Ty, result: &Ty, span: Span) {
        let tried = result.result_parts().map(|(value, _)| value);
        let to = tried.unwrap_or(result);
        if *from == Ty::Error || *to == Ty::Error || from == to {
            return;
        }
        let advice = match (from, to, tried) {
            (Ty::Scalar(from), Ty::Scalar(to), None) => {
                use Scalar::{Bool, F16, F32, F64};
                // Rust has these conversions, but no casts for them.
                if matches!((from, to), (Bool | F16, F32 | F64)) {
                    return;
                }
                // `cast` says what to write for these.
                let is_refused = matches!((from, to), (F16, _) | (_, F16));
                if is_refused || is_lossless(*from, *to) {
                    return self.cast(&Ty::Scalar(*from), &Ty::Scalar(*to), span);
                }
                format!("because the conversion may change the value: write `… as {}`", to.rust())
            }
            (Ty::Scalar(from), Ty::Scalar(to), Some(_)) if from.is_integer() && to.is_integer() => {
                return;
            }
            _ if tried.is_none() && crate::ty::parts_fit(from, to) => return,
            _ => "and the kernel has no `impl` for this conversion".to_owned(),
        };
        let method = if tried.is_some() { "try_from" } else { "from" };
        let (from, to) = (from.rust(), to.rust());
        let message = format!("`{to}::{method}` takes no `{from}`, {advice}");
        self.diags.error(Code::Cast, span, message);
    }

    fn cast(&mut self, from: &Ty, to: &Ty, span: Span) {
        if *from == Ty::Error || *to == Ty::Error {
            return;
        }
        if let (Ty::Enum(of), Ty::Scalar(scalar)) = (from, to)
            && scalar.is_integer()
        {
            // In 64 bits, the cast of a negative number would give another one.
            if of.is_signed && (scalar.size() == 8 || *scalar == Scalar::Usize) {
                let (of, to) = (&of.name, to.rust());
                let message = format!(
                    "`{of}` has a variant with a negative number: cast to `i32` first, `x as i32 as {to}`"
                );
                self.diags.error(Code::Cast, span, message);
            }
            return;
        }
        let same_shape = match (from, to) {
            (Ty::Scalar(_), Ty::Scalar(_)) => true,
            (Ty::Vector(_, n), Ty::Vector(_, m)) => n == m,
            _ => false,
        };
        let (from_name, to_name) = (from.rust(), to.rust());
        let message = match (from.scalar(), to.scalar()) {
            _ if !same_shape => format!("`{from_name}` cannot be cast to `{to_name}`"),
            (Some(Scalar::Bool), Some(Scalar::Bool)) => return,
            // This holds even if both are `f16`: `half` has a struct, which has no casts.
            (Some(Scalar::F16), Some(Scalar::F32)) if matches!(from, Ty::Vector(..)) => return,
            (Some(Scalar::F16), _) | (_, Some(Scalar::F16)) => {
                let advice = match (from, to) {
                    (Ty::Vector(..), _) => "convert to `Vec3` and the like first",
                    (_, Ty::Scalar(Scalar::F16)) => "write `f16::from_f32(x)`",
                    _ => "write `x.to_f32()`, and cast that",
                };
                format!("`{from_name}` cannot be cast to `{to_name}`: {advice}")
            }
            (Some(Scalar::Bool), _) if matches!(from, Ty::Vector(..)) => {
                format!("`{from_name}` cannot be cast to `{to_name}`: use its components")
            }
            (Some(scalar), Some(Scalar::Bool)) => {
                let zero = if scalar.is_float() { "0.0" } else { "0" };
                format!("`{from_name}` cannot be cast to `bool`: compare, `x != {zero}`")
            }
            (Some(Scalar::Bool), Some(Scalar::F32 | Scalar::F64)) => {
                format!("`bool` cannot be cast to `{to_name}`: write `x as u32 as {to_name}`")
            }
            // The compiler's own functions ensure that such a `u32` is a code point.
            (Some(Scalar::U8 | Scalar::U32 | Scalar::Char), Some(Scalar::Char)) => return,
            (Some(_), Some(Scalar::Char)) => {
                format!("`{from_name}` cannot be cast to `char`: write `x as u8 as char`")
            }
            (Some(Scalar::Char), Some(to)) if to.is_float() => {
                format!("`char` cannot be cast to `{to_name}`: write `x as u32 as {to_name}`")
            }
            _ => return,
        };
        self.diags.error(Code::Cast, span, message);
    }

    fn call(&mut self, name: &Name, receiver: &Ty) {
        if *receiver == Ty::Error || Builtin::resolve(&name.text, receiver).is_some() {
            return;
        }
        let rows: Vec<&Builtin> = Builtin::named(&name.text).collect();
        // Optional types such as `f16` are shown only to a receiver with that type.
        let says_nothing = |row: &&Builtin| {
            row.class.is_optional()
                && !receiver.scalar().is_some_and(|scalar| row.class.has(scalar))
                && rows.iter().any(|row| !row.class.is_optional())
        };
        let shown = rows.iter().copied().filter(|row| !says_nothing(row));
        let classes: Vec<&str> = shown.map(|row| row.class.describe()).collect();
        let advice = match (receiver, classes.as_slice()) {
            (Ty::Scalar(scalar), ["`f32`" | "`f32` and vectors of it"]) if scalar.is_integer() => {
                format!(": write `(x as f32).{}(…)`", name.text)
            }
            (Ty::Scalar(scalar), _) if name.text == "pow" && scalar.is_float() => {
                ": write `powi(2)` or `powf(2.0)`".to_owned()
            }
            (Ty::Scalar(scalar), _)
                if scalar.is_float()
                    && let Some(instead) = of_floats(&name.text) =>
            {
                format!(": floats do not overflow; write `{instead}`")
            }
            (Ty::Vector(..), ["`f32`", ..]) => match Builtin::free(&name.text) {
                Some(_) => format!(": for vectors write the function `{}(…)`", name.text),
                None => ": apply it to each component".to_owned(),
            },
            _ => longer_names(&name.text, receiver),
        };
        let verb = if name.text.contains("::") { "takes" } else { "is a method of" };
        let message = format!(
            "`{}` {verb} {}, not {}`{}`{advice}",
            as_written(name),
            classes.join(" and "),
            if name.text.contains("::") { "" } else { "of " },
            receiver.rust()
        );
        self.diags.error(Code::Argument, name.span, message);
    }
}

/// The name in the source: `checked_add` calls `overflowing_add` of the table of builtin functions.
fn as_written(name: &Name) -> String {
    let written = name.span.source_text().filter(|text| syn::parse_str::<syn::Ident>(text).is_ok());
    written.unwrap_or_else(|| Builtin::identifier(&name.text).to_owned())
}

/// The code for floats instead of a method of integers that says what happens on overflow.
fn of_floats(name: &str) -> Option<&'static str> {
    let (prefix, operation) = name.split_once('_')?;
    let is_about_overflow = ["overflowing", "saturating", "wrapping"].contains(&prefix);
    match operation {
        _ if !is_about_overflow => None,
        "add" => Some("a + b"),
        "sub" => Some("a - b"),
        "mul" => Some("a * b"),
        "div" => Some("a / b"),
        "rem" => Some("a % b"),
        "neg" => Some("-a"),
        "abs" => Some("a.abs()"),
        _ => None,
    }
}

/// Advice to use a method of the type whose name begins with `name` and `_`: `rotate_left` for
/// `rotate`.
fn longer_names(name: &str, receiver: &Ty) -> String {
    let is_longer = |of: &&Builtin| {
        of.name.strip_prefix(name).is_some_and(|rest| rest.starts_with('_'))
            && Builtin::resolve(of.name, receiver).is_some()
    };
    let names: BTreeSet<&str> = Builtin::all().filter(is_longer).map(|of| of.name).collect();
    let names: Vec<String> = names.iter().map(|name| format!("`x.{name}(…)`")).collect();
    match names.is_empty() {
        true => String::new(),
        false => format!(": write {}", names.join(" or ")),
    }
}

fn op_symbol(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::Neg => "-",
        UnaryOp::Not => "!",
    }
}

/// Whether every value of one scalar is a value of another, as Rust's `From` requires.
pub(crate) fn is_lossless(from: Scalar, to: Scalar) -> bool {
    use Scalar::*;
    let (of, limits) = (from.limits(), to.limits());
    match to {
        _ if from == to => true,
        Char => from == U8,
        _ if from == Char => matches!(to, U32 | U64),
        F32 => from.is_narrow(),
        F64 => from.is_narrow() || matches!(from, U32 | I32 | F32),
        // A size may have 16 bits.
        Isize | Usize => {
            from == Bool
                || from.is_narrow()
                    && (from.size() == 1 || from.is_signed() == to.is_signed())
                    && limits.0 <= of.0
        }
        I8 | I16 | I32 | I64 | U8 | U16 | U32 | U64 => {
            let is_whole = from == Bool || from.is_integer() && !from.is_size();
            is_whole && limits.0 <= of.0 && of.1 <= limits.1
        }
        Bool | F16 => false,
    }
}

/// Whether the default of a type is zero. The default of matrices is not; that of users' types may
/// not be.
fn is_zero_by_default(ty: &Ty) -> bool {
    match ty {
        Ty::Matrix(_) | Ty::Enum(_) => false,
        Ty::Array(element, _) => is_zero_by_default(element),
        Ty::Struct(of) if of.is_tuple() => {
            of.members.iter().all(|member| is_zero_by_default(&member.ty))
        }
        Ty::Struct(of) => !of.is_declared(),
        Ty::Error
        | Ty::Unit
        | Ty::Scalar(_)
        | Ty::Vector(..)
        | Ty::RuntimeArray(_)
        | Ty::Atomic(_)
        | Ty::Handle(_)
        | Ty::CoopMatrix(_)
        | Ty::Param(_) => true,
    }
}
