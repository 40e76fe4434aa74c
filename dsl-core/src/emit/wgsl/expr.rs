//! Expressions, with only the parentheses that WGSL's grammar needs.

use std::num::FpCategory;

use super::Emitter;
use crate::analyze::constants::{self, Value, eval, exact};
use crate::builtins::subgroups::{self, Selector};
use crate::builtins::{Builtin, Wgsl};
use crate::emit::names;
use crate::ir::{BinaryOp, Expr, ExprId, Literal, Scalar, Ty, UnaryOp};

/// The grammar class of an expression. WGSL's grammar is stricter than Rust's: `a << b + c`,
/// `a & b == c` and `a && b || c` need parentheses there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Prec {
    Primary,
    Unary,
    Multiplicative,
    Additive,
    Shift,
    Relational,
    Bitwise(BinaryOp),
    Logical(BinaryOp),
}

/// A piece of text and its grammar class.
#[derive(Debug, Clone)]
pub(super) struct Text {
    pub(super) text: String,
    prec: Prec,
}

impl Text {
    pub(super) fn new(text: impl Into<String>, prec: Prec) -> Self {
        Text { text: text.into(), prec }
    }

    /// The text for a position that accepts classes up to `limit`.
    pub(super) fn within(self, limit: Prec) -> String {
        if self.prec.fits(limit) { self.text } else { format!("({})", self.text) }
    }

    /// Whether the whole text is in parentheses already.
    pub(super) fn is_parenthesized(&self) -> bool {
        self.prec == Prec::Primary && closes_at_end(&self.text)
    }
}

/// Whether the last character closes the parenthesis that opens the text.
fn closes_at_end(text: &str) -> bool {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at + 1 == text.len() && text.starts_with('(');
        }
    }
    false
}

impl Prec {
    fn fits(self, limit: Prec) -> bool {
        use Prec::{Additive, Bitwise, Logical, Multiplicative, Primary, Relational, Shift, Unary};
        match limit {
            Primary => self == Primary,
            Unary => matches!(self, Primary | Unary),
            Multiplicative => matches!(self, Primary | Unary | Multiplicative),
            Additive => matches!(self, Primary | Unary | Multiplicative | Additive),
            Shift => matches!(self, Primary | Unary | Multiplicative | Additive | Shift),
            Relational => !matches!(self, Bitwise(_) | Logical(_)),
            Bitwise(_) => matches!(self, Primary | Unary) || self == limit,
            Logical(_) => !matches!(self, Bitwise(_) | Logical(_)) || self == limit,
        }
    }

    /// The class of an operation, and the limits of its left and right operands.
    fn of(op: BinaryOp) -> (Prec, Prec, Prec) {
        match op {
            BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem => {
                (Prec::Multiplicative, Prec::Multiplicative, Prec::Unary)
            }
            BinaryOp::Add | BinaryOp::Sub => (Prec::Additive, Prec::Additive, Prec::Multiplicative),
            BinaryOp::Shl | BinaryOp::Shr => (Prec::Shift, Prec::Unary, Prec::Unary),
            // `a < b >> c` would be read as a template list.
            BinaryOp::Lt => (Prec::Relational, Prec::Shift, Prec::Additive),
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                (Prec::Relational, Prec::Shift, Prec::Shift)
            }
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                (Prec::Bitwise(op), Prec::Bitwise(op), Prec::Unary)
            }
            BinaryOp::LogicalAnd | BinaryOp::LogicalOr => {
                (Prec::Logical(op), Prec::Logical(op), Prec::Relational)
            }
        }
    }
}

impl Emitter<'_> {
    /// An expression.
    pub(super) fn expr(&mut self, id: ExprId) -> Text {
        let (module, types) = (self.checked.module(), self.checked.types());
        if let Some(value) = self.constant(id)
            && self.must_fold(id)
        {
            self.needed.ty(types.expr(id));
            return self.literal(value);
        }
        self.needed.expr(id, module, types);
        let primary = |text: String| Text::new(text, Prec::Primary);
        match &module.exprs[id].kind {
            Expr::Error => unreachable!("the gate stops kernels with mistakes"),
            Expr::Literal(Literal::Bool(_) | Literal::Int(..) | Literal::Float { .. }) => {
                let value = self.constant(id).expect("a literal is constant");
                self.literal(value)
            }
            Expr::Const(id) => {
                let init = module.consts[*id].init;
                if !self.is_declarable(init) {
                    return self.expr(init);
                }
                self.named.insert(*id);
                primary(self.consts[id.index()].clone())
            }
            Expr::Load(_) if let Some(local) = module.inline(id) => self.expr(self.known[&local]),
            Expr::Load(place) | Expr::Ref(place, _) => {
                let text = self.place(place);
                primary(self.loaded(place, text))
            }
            Expr::Builtin(builtin) => {
                self.builtins.insert(*builtin);
                primary(builtin.name().to_owned())
            }
            Expr::Length(place) => primary(self.length(place)),
            Expr::Unary(op, operand) => self.unary(*op, *operand),
            Expr::Binary(op, left, right) => self.binary(*op, *left, *right),
            Expr::Ascribe(operand, _) => self.expr(*operand),
            Expr::Cast(operand, to) => self.cast(*operand, to),
            Expr::Call(_, args) if self.checked.facts().proofs.parts.contains(&id) => {
                self.expr(args[0])
            }
            Expr::Call(name, args) => self.call(&name.text, args),
            Expr::Vector(ty, components) => {
                primary(format!("{}({})", ty.wgsl(), self.list(components)))
            }
            Expr::Array(elements) => {
                let ty = self.checked.types().expr(id).wgsl();
                primary(format!("{ty}({})", self.list(elements)))
            }
            Expr::Repeat(value, length) => {
                let ty = self.checked.types().expr(id).wgsl();
                primary(format!("{ty}({})", self.repeat(*value, *length)))
            }
            Expr::Swizzle(base, _) if self.checked.module().is_none(*base) => {
                match self.constant(id) {
                    Some(zero) => self.literal(zero),
                    None => {
                        let ty = self.checked.types().expr(id).of_member();
                        primary(format!("{}()", ty.wgsl()))
                    }
                }
            }
            Expr::Swizzle(base, name) => {
                let of = self.checked.types().expr(*base).clone();
                let base = self.expr(*base).within(Prec::Primary);
                primary(match (of.column(&name.text), of) {
                    (Some(column), _) => format!("{base}[{column}]"),
                    (None, Ty::Struct(_)) => format!("{base}.{}", names::member(&name.text)),
                    (None, _) => format!("{base}.{}", name.text),
                })
            }
            Expr::Index(base, index) => {
                let of = self.checked.types().expr(*base).clone();
                let base = self.expr(*base).within(Prec::Primary);
                primary(format!("{base}[{}]", self.element(*index, &of).text))
            }
            Expr::Atomic(op, place, args) => {
                let mut list = format!("&{}", self.place(place));
                for arg in args {
                    list += &format!(", {}", self.argument(*arg));
                }
                primary(format!("{}({list})", op.wgsl()))
            }
            Expr::Texture(op, place, args) => primary(self.texture(*op, place, args)),
            Expr::Cooperative(op, place, args) => {
                primary(self.cooperative(*op, place.as_ref(), args))
            }
            Expr::Invoke(..) => primary(self.invoke(id)),
            Expr::Construct(_, members) | Expr::Tuple(members) => {
                let ty = self.checked.types().expr(id).wgsl();
                primary(format!("{ty}({})", self.list(members)))
            }
            Expr::Variant(..) => {
                let value = self.constant(id).expect("a variant is constant");
                self.literal(value)
            }
            Expr::Number(is_one, _) => self.number(id, *is_one),
            Expr::WorkgroupUniformLoad(place) => {
                let text = format!("workgroupUniformLoad(&{})", self.place(place));
                primary(self.loaded(place, text))
            }
        }
    }

    /// 0 or 1, or a vector of that number.
    fn number(&mut self, id: ExprId, is_one: bool) -> Text {
        let ty = self.checked.types().expr(id);
        let text = ty.wgsl();
        let scalar = ty.scalar().expect("`infer` has seen that it is a number or a vector");
        let component = self.literal(constants::number(is_one, scalar));
        match self.constant(id) {
            Some(_) => component,
            None if is_one => Text::new(format!("{text}({})", component.text), Prec::Primary),
            None => Text::new(format!("{text}()"), Prec::Primary),
        }
    }

    fn list(&mut self, args: &[ExprId]) -> String {
        let args: Vec<String> = args.iter().map(|arg| self.argument(*arg)).collect();
        args.join(", ")
    }

    /// An argument. `f(a < b, c > d)` would be read as a template list.
    pub(super) fn argument(&mut self, id: ExprId) -> String {
        match self.is_constant_unit(id) {
            // As a member of a structure.
            true => "false".to_owned(),
            false => self.expr(id).within(Prec::Shift),
        }
    }

    /// Whether it is `()`, or a constant of that value.
    pub(super) fn is_constant_unit(&self, id: ExprId) -> bool {
        let kind = &self.checked.module().exprs[id].kind;
        *self.checked.types().expr(id) == Ty::Unit
            && matches!(kind, Expr::Tuple(_) | Expr::Const(_))
    }

    /// An array constructor without arguments gives zeros.
    fn repeat(&mut self, value: ExprId, length: u32) -> String {
        let is_zero = match self.constant(value) {
            Some(Value::Bool(value)) => !value,
            Some(Value::F32(value)) => value.to_bits() == 0,
            Some(Value::F16(value)) => value.to_bits() == 0,
            Some(Value::F64(value)) => value.to_bits() == 0,
            Some(value) => value.integer() == Some(0),
            None => false,
        };
        if is_zero {
            return String::new();
        }
        vec![self.argument(value); length as usize].join(", ")
    }

    fn length(&mut self, place: &crate::ir::Place) -> String {
        let module = self.checked.module();
        match (self.checked.types().place(module, place), place.root) {
            (Ty::Array(_, length), _) => format!("{length}u"),
            _ if let Some((binding, which, _)) = module.within_buffer(place) => {
                self.length_of_buffer(binding, which)
            }
            (_, crate::ir::Root::Binding(binding)) => {
                format!("{}.{}", self.params, self.lengths[&binding])
            }
            _ => unreachable!("infer allows lengths of arrays and slices only"),
        }
    }

    // Operators.

    fn unary(&mut self, op: UnaryOp, operand: ExprId) -> Text {
        if op == UnaryOp::Not
            && let Some((opposite, left, right)) = self.opposite(operand)
        {
            return self.binary(opposite, left, right);
        }
        let scalar = self.checked.types().expr(operand).scalar();
        let symbol = match (op, scalar) {
            (UnaryOp::Neg, _) => "-",
            (UnaryOp::Not, Some(Scalar::Bool)) => "!",
            (UnaryOp::Not, _) => "~",
        };
        let is_matrix = matches!(self.checked.types().expr(operand), Ty::Matrix(_));
        // `--x` would be a decrement.
        let operand = self.vector_at_run_time(operand).within(Prec::Primary);
        if is_matrix {
            // WGSL has no such operator.
            return Text::new(format!("{operand} * -1.0f"), Prec::Multiplicative);
        }
        Text::new(format!("{symbol}{operand}"), Prec::Unary)
    }

    /// `a != b` for `a == b`, and the other way round. Floats have no opposite: with a NaN, the two
    /// forms may differ.
    fn opposite(&self, id: ExprId) -> Option<(BinaryOp, ExprId, ExprId)> {
        let Expr::Binary(op, left, right) = self.checked.module().exprs[id].kind else {
            return None;
        };
        let is_equality = matches!(op, BinaryOp::Eq | BinaryOp::Ne);
        let opposite = if op == BinaryOp::Eq { BinaryOp::Ne } else { BinaryOp::Eq };
        let is_integer =
            matches!(self.checked.types().expr(left), Ty::Scalar(of) if of.is_integer());
        (is_equality && is_integer && self.constant(id).is_none())
            .then_some((opposite, left, right))
    }

    fn binary(&mut self, op: BinaryOp, left: ExprId, right: ExprId) -> Text {
        use BinaryOp::*;
        let types = self.checked.types();
        let (left_ty, right_ty) = (types.expr(left).clone(), types.expr(right).clone());
        let is_matrix = matches!(left_ty, Ty::Matrix(_)) || matches!(right_ty, Ty::Matrix(_));
        let is_vector =
            !is_matrix && (matches!(left_ty, Ty::Vector(..)) || matches!(right_ty, Ty::Vector(..)));
        let is_bool = left_ty.scalar() == Some(Scalar::Bool);
        let folds = (is_vector || is_matrix) && self.is_constant(left) && self.is_constant(right);
        let mut left = self.operand(op, left, &right_ty);
        if folds {
            left = self.at_run_time(left, &left_ty);
        }
        let right = self.right_operand(op, &left_ty, right);
        if is_matrix && op == Div {
            return self.divided_matrix(&left_ty, left, right);
        }
        let (prec, left_limit, right_limit) = Prec::of(op);
        let text = |symbol: &str| {
            format!(
                "{} {symbol} {}",
                left.clone().within(left_limit),
                right.clone().within(right_limit)
            )
        };
        // false < true.
        let of_bools = |before_left: &str, op: &str, before_right: &str| {
            let (l, r) = (left.clone().within(Prec::Primary), right.clone().within(Prec::Primary));
            Text::new(format!("({before_left}{l} {op} {before_right}{r})"), Prec::Primary)
        };
        match op {
            // On vectors WGSL compares component by component.
            Eq if is_vector => Text::new(format!("all({})", text("==")), Prec::Primary),
            Ne if is_vector => Text::new(format!("any({})", text("!=")), Prec::Primary),
            Lt if is_bool => of_bools("!", "&", ""),
            Le if is_bool => of_bools("!", "|", ""),
            Gt if is_bool => of_bools("", "&", "!"),
            Ge if is_bool => of_bools("", "|", "!"),
            Xor if is_bool => {
                let (left, right) = (left.within(Prec::Shift), right.within(Prec::Shift));
                Text::new(format!("{left} != {right}"), Prec::Relational)
            }
            Add | Sub | Mul | Div | Rem | And | Or | Xor | Shl | Shr | Eq | Ne | Lt | Le | Gt
            | Ge | LogicalAnd | LogicalOr => Text::new(text(op.symbol()), prec),
        }
    }

    /// WGSL divides no matrices.
    pub(super) fn divided_matrix(&mut self, ty: &Ty, matrix: Text, divisor: Text) -> Text {
        let row = Builtin::resolve("div_scalar", ty).expect("every matrix has it");
        let Wgsl::Helper(body) = row.wgsl else { unreachable!("it is a helper") };
        let function = self.helpers.builtin(row, body, ty);
        Text::new(join(&function, vec![matrix, divisor]), Prec::Primary)
    }

    /// The left operand. A scalar beside a vector becomes a vector if WGSL has no mixed form.
    fn operand(&mut self, op: BinaryOp, id: ExprId, other: &Ty) -> Text {
        let value = self.expr(id);
        match (self.checked.types().expr(id), other) {
            (Ty::Scalar(scalar), Ty::Vector(_, n)) if op.is_bitwise() || op.is_shift() => {
                let ty = Ty::Vector(*scalar, *n).wgsl();
                Text::new(format!("{ty}({})", value.within(Prec::Shift)), Prec::Primary)
            }
            _ => value,
        }
    }

    /// The right operand of `op`. Shift amounts become `u32` and less than the width.
    pub(super) fn right_operand(&mut self, op: BinaryOp, left: &Ty, id: ExprId) -> Text {
        if !op.is_shift() {
            return self.operand(op, id, left);
        }
        let bits = left.scalar().map_or(32, Scalar::bits);
        let amount = match self.constant(id).and_then(Value::integer) {
            Some(amount) => Text::new(format!("{}u", amount & i128::from(bits - 1)), Prec::Primary),
            None => self.masked_amount(id, bits - 1),
        };
        match (left, self.checked.types().expr(id)) {
            (Ty::Vector(_, n), Ty::Scalar(_)) => {
                let ty = Ty::Vector(Scalar::U32, *n).wgsl();
                Text::new(format!("{ty}({})", amount.within(Prec::Shift)), Prec::Primary)
            }
            _ => amount,
        }
    }

    fn masked_amount(&mut self, id: ExprId, mask: u32) -> Text {
        let ty = self.checked.types().expr(id).clone();
        let unsigned = ty.with_scalar(Scalar::U32).wgsl();
        let is_wide = ty.scalar().is_some_and(|scalar| scalar.size() == 8);
        let mut amount = if is_wide { self.vector_at_run_time(id) } else { self.expr(id) };
        if ty.scalar() != Some(Scalar::U32) {
            let text = format!("{unsigned}({})", amount.within(Prec::Shift));
            amount = Text::new(text, Prec::Primary);
        }
        let amount = amount.within(Prec::Unary);
        let is_vector = matches!(ty, Ty::Vector(..));
        let mask = if is_vector { format!("{unsigned}({mask}u)") } else { format!("{mask}u") };
        Text::new(format!("{amount} & {mask}"), Prec::Bitwise(BinaryOp::And))
    }

    fn cast(&mut self, operand: ExprId, to: &Ty) -> Text {
        let from = self.checked.types().expr(operand).clone();
        let value = self.vector_at_run_time(operand);
        if from == *to {
            return value;
        }
        let value = value.within(Prec::Shift);
        if let Ty::Enum(_) = from
            && *to == Ty::U32
        {
            return Text::new(format!("u32({value})"), Prec::Primary);
        }
        let of = if let Ty::Enum(_) = from { Some(Scalar::U32) } else { from.scalar() };
        let function = match (of, to.scalar()) {
            (Some(float), Some(scalar)) if float.is_float() && scalar.is_integer() => {
                self.helpers.float_to_integer(&from, scalar)
            }
            // naga extends by the sign of the target type, Rust by the sign of the source type.
            (Some(old), Some(new))
                if old.is_word()
                    && new.is_integer()
                    && old.is_signed() != new.is_signed()
                    && new.size() == 8 =>
            {
                let same_sign = if old.is_signed() { Scalar::I64 } else { Scalar::U64 };
                let wide = to.with_scalar(same_sign).wgsl();
                return Text::new(format!("{}({wide}({value}))", to.wgsl()), Prec::Primary);
            }
            _ => to.wgsl(),
        };
        Text::new(format!("{function}({value})"), Prec::Primary)
    }

    // Calls.

    fn call(&mut self, name: &str, args: &[ExprId]) -> Text {
        let receiver = self.checked.types().expr(args[0]).clone();
        let builtin = Builtin::resolve(name, &receiver).expect("infer resolved the method");
        // The column number of a matrix is an index, too.
        let mut texts: Vec<Text> = args.iter().map(|arg| self.index(*arg)).collect();
        let is_folded = !subgroups::contains(name);
        if is_folded && args.iter().all(|arg| self.is_constant(*arg)) {
            let first = texts[0].clone();
            texts[0] = self.at_run_time(first, &receiver);
        }
        match builtin.wgsl {
            Wgsl::Function(function) => Text::new(join(function, texts), Prec::Primary),
            Wgsl::Narrow(..) => unreachable!("all integers are words"),
            Wgsl::Helper(body) if !is_folded => {
                let constant = match subgroups::selector(name) {
                    Some(Selector::Constant(_)) => self.constant(args[1]).and_then(Value::integer),
                    _ => None,
                };
                if constant.is_some() {
                    texts.truncate(1);
                }
                let function = self.helpers.subgroup(builtin, body, &receiver, constant);
                Text::new(join(&function, texts), Prec::Primary)
            }
            Wgsl::Helper(body) => {
                if let Some(product) = self.small_power(name, &texts[0], args, &receiver) {
                    return product;
                }
                let function = self.helpers.builtin(builtin, body, &receiver);
                Text::new(join(&function, texts), Prec::Primary)
            }
            Wgsl::Template(template) => {
                let result = builtin.result.apply(&receiver);
                let mut text = template.replace("$L", &result.wgsl());
                if !is_folded {
                    let in_f32 = receiver.with_scalar(Scalar::F32).wgsl();
                    text = text.replace("$O", subgroups::wgsl(name)).replace("$F", &in_f32);
                }
                if let Ty::Vector(_, n) = result {
                    text = text.replace("$.", &format!(".{}", &"xyzw"[..usize::from(n)]));
                }
                for (n, arg) in texts.into_iter().enumerate() {
                    text = text.replace(&format!("${n}"), &arg.within(Prec::Primary));
                }
                let is_negation = text.starts_with('~') || text.starts_with('-');
                Text::new(text, if is_negation { Prec::Unary } else { Prec::Primary })
            }
        }
    }

    /// `x.powi(2)`, `x.powi(3)`, `x.powf(2.0)` of a variable become products. `x.powf(0.5)` becomes
    /// the square root, except for the sign of zero.
    fn small_power(&mut self, name: &str, base: &Text, args: &[ExprId], of: &Ty) -> Option<Text> {
        let is_variable = base.text.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '.');
        if !matches!(name, "powi" | "pow" | "powf") || !is_variable {
            return None;
        }
        let x = &base.text;
        let exponent = match self.constant(args[1])? {
            Value::F32(exponent) => exponent,
            Value::Int(exponent, _) => exponent as f32,
            Value::Bool(_) | Value::F16(_) | Value::F64(_) => return None,
        };
        match (exponent, of) {
            (2.0, _) => Some(Text::new(format!("{x} * {x}"), Prec::Multiplicative)),
            (3.0, _) => Some(Text::new(format!("{x} * {x} * {x}"), Prec::Multiplicative)),
            (0.5, &Ty::F32) => {
                let root = format!("select(sqrt({x}), 0.0f, {x} == 0.0f)");
                Some(Text::new(root, Prec::Primary))
            }
            _ => None,
        }
    }

    // Constants.

    /// Whether WGSL could refuse the constant expression as written. In a constant expression, an
    /// overflow, a failing division or a value that is not finite is a compile error, not a value.
    fn must_fold(&self, id: ExprId) -> bool {
        let module = self.checked.module();
        let mut found = self.may_be_refused(id);
        if !matches!(module.exprs[id].kind, Expr::Const(_)) {
            module.for_each_operand(id, |operand| found |= self.must_fold(operand));
        }
        found
    }

    /// Whether WGSL could refuse it although it accepts the operands.
    fn may_be_refused(&self, id: ExprId) -> bool {
        let (module, types) = (self.checked.module(), self.checked.types());
        let integer = |id| eval(module, types, id).and_then(Value::integer);
        let is_wide = |id| types.expr(id).scalar().is_some_and(|scalar| scalar.size() == 8);
        match &module.exprs[id].kind {
            // naga evaluates few constant expressions of 64 bits, and refuses the others.
            Expr::Binary(_, operand, _) | Expr::Unary(_, operand) | Expr::Cast(operand, _)
                if is_wide(*operand) || is_wide(id) =>
            {
                true
            }
            Expr::Literal(_) | Expr::Const(_) => {
                eval(module, types, id).is_some_and(Value::is_not_finite)
            }
            // A literal is clearer.
            Expr::Call(..) => eval(module, types, id).is_some(),
            Expr::Unary(UnaryOp::Neg, operand) => {
                let least = types.expr(id).scalar().map(|scalar| scalar.limits().0);
                least.is_some() && (integer(*operand) == least || integer(id) == least)
            }
            Expr::Cast(operand, _) => integer(*operand)
                .is_none_or(|value| value < 0 || integer(id).is_some_and(|cast| cast != value)),
            Expr::Binary(op, left, right) => match (integer(*left), integer(*right), integer(id)) {
                (Some(a), Some(b), Some(folded)) => {
                    let scalar = types.expr(*left).scalar().unwrap_or(Scalar::U32);
                    exact(*op, scalar, a, b) != Some(folded)
                }
                // WGSL may flush subnormal values, and computes `%` in steps that may overflow.
                _ => [*left, *right, id].into_iter().any(|id| {
                    eval(module, types, id).and_then(Value::float_class).is_some_and(|class| {
                        !matches!(class, FpCategory::Normal | FpCategory::Zero)
                            || *op == BinaryOp::Rem
                    })
                }),
            },
            Expr::Error
            | Expr::Load(_)
            | Expr::Builtin(_)
            | Expr::Length(_)
            | Expr::Unary(UnaryOp::Not, _)
            | Expr::Ascribe(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Swizzle(..)
            | Expr::Index(..)
            | Expr::Atomic(..)
            | Expr::Texture(..)
            | Expr::WorkgroupUniformLoad(_)
            | Expr::Invoke(..)
            | Expr::Ref(..)
            | Expr::Construct(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::Number(..)
            | Expr::Cooperative(..) => false,
        }
    }

    /// The value that naga sees; naga looks through `let`s.
    pub(super) fn seen(&self, id: ExprId) -> Option<Value> {
        let id = self.known_as(id);
        let value = match &self.checked.module().exprs[id].kind {
            Expr::Unary(op, operand) => constants::unary(*op, self.seen(*operand)?),
            Expr::Binary(op, left, right) => {
                constants::binary(*op, self.seen(*left)?, self.seen(*right)?)
            }
            Expr::Cast(operand, Ty::Scalar(to)) => Some(constants::cast(self.seen(*operand)?, *to)),
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Load(_)
            | Expr::Builtin(_)
            | Expr::Length(_)
            | Expr::Ascribe(..)
            | Expr::Cast(..)
            | Expr::Call(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Swizzle(..)
            | Expr::Index(..)
            | Expr::Atomic(..)
            | Expr::Texture(..)
            | Expr::WorkgroupUniformLoad(_)
            | Expr::Invoke(..)
            | Expr::Ref(..)
            | Expr::Construct(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::Number(..)
            | Expr::Cooperative(..) => None,
        };
        value.or_else(|| self.constant(id))
    }

    /// Whether WGSL treats it as a constant expression.
    fn is_constant(&self, id: ExprId) -> bool {
        constants::is_constant(self.checked.module(), self.checked.types(), id)
    }

    /// Whether the value can be a WGSL `const`: infinities and NaNs cannot, only a function can
    /// make them.
    pub(super) fn is_declarable(&self, id: ExprId) -> bool {
        let module = self.checked.module();
        if let Some(value) = self.constant(id) {
            return !value.is_not_finite();
        }
        if let Expr::Const(constant) = module.exprs[id].kind {
            return self.is_declarable(module.consts[constant].init);
        }
        let mut declarable = true;
        module.for_each_operand(id, |operand| declarable &= self.is_declarable(operand));
        declarable
    }

    /// A constant vector, protected from constant folding.
    fn vector_at_run_time(&mut self, id: ExprId) -> Text {
        let ty = self.checked.types().expr(id).clone();
        let value = self.expr(id);
        if matches!(ty, Ty::Vector(..) | Ty::Matrix(_)) && self.is_constant(id) {
            return self.at_run_time(value, &ty);
        }
        value
    }

    pub(super) fn at_run_time(&mut self, value: Text, ty: &Ty) -> Text {
        let helper = self.helpers.at_run_time(ty);
        Text::new(format!("{helper}({})", value.within(Prec::Shift)), Prec::Primary)
    }
}

fn join(function: &str, args: Vec<Text>) -> String {
    let args: Vec<String> = args.into_iter().map(|arg| arg.within(Prec::Shift)).collect();
    format!("{function}({})", args.join(", "))
}
