//! What a condition says of the values in it, where it holds or does not.

use super::interpret::{Interpreter, Known, position};
use super::range::{Bound, Range};
use crate::analyze::constants;
use crate::infer::project;
use crate::ir::{
    BinaryOp, Expr, ExprId, LocalId, LocalKind, Pattern, Place, Projection, Root, Ty, UnaryOp,
};

/// One side of a range.
#[derive(Clone, Copy, PartialEq)]
enum Side {
    Lower,
    Upper,
}

impl Interpreter<'_> {
    /// Control goes on only if the condition is `truth`.
    pub(super) fn refine(&mut self, condition: ExprId, truth: bool) {
        if let Some(constants::Value::Bool(value)) =
            constants::eval(self.module, self.types, condition)
        {
            if value != truth {
                self.env = None;
            }
            return;
        }
        match self.kind(condition) {
            Expr::Ascribe(operand, _) => self.refine(*operand, truth),
            Expr::Unary(UnaryOp::Not, operand) => self.refine(*operand, !truth),
            Expr::Binary(BinaryOp::LogicalAnd | BinaryOp::And, a, b) if truth => {
                self.refine(*a, true);
                self.refine(*b, true);
            }
            Expr::Binary(BinaryOp::LogicalOr | BinaryOp::Or, a, b) if !truth => {
                self.refine(*a, false);
                self.refine(*b, false);
            }
            Expr::Binary(op, a, b) if op.is_comparison() => {
                let op = if truth { *op } else { opposite(*op) };
                self.compare(*a, op, *b);
            }
            // `let active = i < n;`
            Expr::Load(Place { root: Root::Local(local), projections, .. })
                if projections.is_empty() =>
            {
                if let Some(init) = self.initializers.get(&local.index()).copied()
                    && self.is_constant(init)
                {
                    self.refine(init, truth);
                }
            }
            _ => {}
        }
    }

    /// Control goes on only if the value is one of the pattern's.
    pub(super) fn refine_pattern(&mut self, value: ExprId, pattern: &Pattern) {
        if let Some(first) = pattern.first {
            self.compare(value, BinaryOp::Ge, first);
        }
        if let Some(last) = pattern.last {
            self.compare(value, BinaryOp::Le, last);
        }
    }

    fn compare(&mut self, a: ExprId, op: BinaryOp, b: ExprId) {
        if !matches!(self.types.expr(a), Ty::Scalar(scalar) if scalar.is_word()) {
            return;
        }
        let (of_a, of_b) = (self.peek(a), self.peek(b));
        match op {
            BinaryOp::Lt => self.order(a, &of_a, b, &of_b, 1),
            BinaryOp::Le => self.order(a, &of_a, b, &of_b, 0),
            BinaryOp::Gt => self.order(b, &of_b, a, &of_a, 1),
            BinaryOp::Ge => self.order(b, &of_b, a, &of_a, 0),
            BinaryOp::Eq => {
                self.order(a, &of_a, b, &of_b, 0);
                self.order(b, &of_b, a, &of_a, 0);
            }
            BinaryOp::Ne => {
                self.differ(a, &of_a, &of_b);
                self.differ(b, &of_b, &of_a);
            }
            _ => {}
        }
    }

    /// Control goes on only if `a + gap <= b`.
    pub(super) fn order(&mut self, a: ExprId, of_a: &Range, b: ExprId, of_b: &Range, gap: i64) {
        self.note_difference(a, of_a, b, of_b, gap);
        let moved =
            |bound: Bound, by: i64| Some(Bound { at: bound.at.plus_constant(by)?, ..bound });
        for bound in of_b.uppers() {
            if let Some(bound) = moved(bound, -gap) {
                self.narrow(a, Side::Upper, bound);
            }
        }
        for bound in of_a.lowers() {
            if let Some(bound) = moved(bound, gap) {
                self.narrow(b, Side::Lower, bound);
            }
        }
    }

    /// `b - a` is `gap` or more: it does not wrap.
    fn note_difference(&mut self, a: ExprId, of_a: &Range, b: ExprId, of_b: &Range, gap: i64) {
        if of_a.least() < 0 || of_b.least() < 0 {
            return;
        }
        if let (Some(of), Some(from), Some(env)) = (self.key(a), self.key(b), &mut self.env) {
            let fact = of_b.unwrapped_difference(of_a).with_lower(Bound::constant(gap));
            env.facts.insert(difference(&from, &of), fact);
        }
    }

    /// `a != b`: where `b` is at an end of `a`, that end moves.
    fn differ(&mut self, a: ExprId, of_a: &Range, of_b: &Range) {
        let Some(number) = of_b.number() else { return };
        if of_a.least() == number {
            self.narrow(a, Side::Lower, Bound::constant(number + 1));
        }
        if of_a.greatest() == number {
            self.narrow(a, Side::Upper, Bound::constant(number - 1));
        }
    }

    /// The range of an expression that was evaluated already.
    pub(super) fn peek(&mut self, id: ExprId) -> Range {
        let ty = self.types.expr(id).clone();
        let trial = std::mem::replace(&mut self.trial, true);
        let env = self.env.clone();
        let range = self.eval(id).range(&ty);
        // Evaluated once more only to look: calls in it change nothing now.
        self.env = env.filter(|_| !self.gave_up());
        self.trial = trial;
        range
    }

    /// Notes a bound of an expression, and what follows for the variables in it.
    fn narrow(&mut self, id: ExprId, side: Side, bound: Bound) {
        match self.kind(id) {
            Expr::Load(Place { root: Root::Local(local), projections, .. }) => {
                self.narrow_local(*local, projections, side, &bound);
                // `let end = n / 8;`
                if let Some(init) = self.initializers.get(&local.index()).copied()
                    && projections.is_empty()
                    && self.is_constant(init)
                {
                    self.narrow(init, side, bound);
                }
                return;
            }
            Expr::Ascribe(operand, _) => return self.narrow(*operand, side, bound),
            Expr::Binary(BinaryOp::Add, a, b) => self.narrow_sum(*a, *b, side, &bound),
            Expr::Binary(BinaryOp::Mul, a, b) => self.narrow_product(*a, *b, side, &bound),
            _ => {}
        }
        if let (Some(key), Ty::Scalar(scalar)) = (self.key(id), self.types.expr(id))
            && let Some(env) = &mut self.env
        {
            let fact = env.facts.remove(&key).unwrap_or_else(|| Range::any(*scalar));
            env.facts.insert(key, with(fact, side, bound));
        }
    }

    fn narrow_local(&mut self, local: LocalId, way: &[Projection], side: Side, bound: &Bound) {
        let mut known = self.local(local);
        let mut ty = self.types.local(local).clone();
        for step in way {
            known = known.part(position(&ty, step));
            ty = project(&ty, step);
        }
        if let Known::Integer(range) = known {
            self.set(local, way, Known::Integer(with(range, side, bound.clone())));
        }
    }

    /// `a + b` has the bound: where the sum does not wrap, so has `a` less what `b` has at least.
    fn narrow_sum(&mut self, a: ExprId, b: ExprId, side: Side, bound: &Bound) {
        let (of_a, of_b) = (self.peek(a), self.peek(b));
        let Some(unwrapped) = of_a.unwrapped_sum(&of_b) else { return };
        for (one, other) in [(a, &of_b), (b, &of_a)] {
            let rest = match side {
                Side::Upper => other.lowers(),
                Side::Lower => other.uppers(),
            };
            for rest in rest {
                let narrowed = bound.with(&rest, bound.at.plus(&rest.at, -1));
                let narrowed = narrowed.and_then(|bound| bound.needing(unwrapped.iter().cloned()));
                if let Some(narrowed) = narrowed {
                    self.narrow(one, side, narrowed);
                }
            }
        }
    }

    /// `a * n` is at most so much: where the product does not wrap, `a` is at most that by `n`.
    fn narrow_product(&mut self, a: ExprId, b: ExprId, side: Side, bound: &Bound) {
        let (of_a, of_b) = (self.peek(a), self.peek(b));
        for (one, range, factor) in [(a, &of_a, of_b.number()), (b, &of_b, of_a.number())] {
            let Some(factor) = factor.filter(|factor| *factor > 0 && side == Side::Upper) else {
                continue;
            };
            let factor_range = Range::constant(range.scalar(), factor);
            let Some(unwrapped) = range.unwrapped_product(&factor_range) else { continue };
            let divided = Bound { at: bound.at.quotient(factor), needs: bound.needs.clone() };
            let needs = unwrapped.iter().chain([&bound.at]).cloned();
            if let Some(narrowed) = divided.needing(needs) {
                self.narrow(one, side, narrowed);
            }
        }
    }

    /// With what conditions around say of an expression like this.
    pub(super) fn with_fact(&self, id: ExprId, range: Range) -> Range {
        let Some(env) = self.env.as_ref().filter(|env| !env.facts.is_empty()) else { return range };
        match self.key(id).and_then(|key| env.facts.get(&key)) {
            Some(fact) => range.meet(fact),
            None => range,
        }
    }

    /// Whether an expression has the same value as long as its variables are not declared anew.
    pub(super) fn is_constant(&self, id: ExprId) -> bool {
        let changes = |expr: &Expr| match expr {
            Expr::Load(Place { root: Root::Local(local), .. }) => {
                let of = &self.module.locals[*local];
                of.assigned || matches!(of.kind, LocalKind::Pointer | LocalKind::Deferred)
            }
            _ => false,
        };
        self.key(id).is_some() && !self.module.any(id, &changes)
    }

    /// A text that two expressions share only if they have the same value, as long as nothing is
    /// assigned to the variables in them.
    pub(super) fn key(&self, id: ExprId) -> Option<String> {
        let mut text = String::new();
        self.write_key(id, &mut text)?;
        Some(text)
    }

    fn write_key(&self, id: ExprId, text: &mut String) -> Option<()> {
        if let Some(number) =
            constants::eval(self.module, self.types, id).and_then(|value| value.number())
        {
            *text += &number.to_string();
            return Some(());
        }
        match self.kind(id) {
            Expr::Builtin(builtin) => *text += builtin.name(),
            Expr::Ascribe(operand, _) => self.write_key(*operand, text)?,
            Expr::Unary(op, operand) => {
                *text += &format!("{op:?} ");
                self.write_key(*operand, text)?;
            }
            Expr::Binary(BinaryOp::Sub, a, b) => {
                *text += &difference(&self.key(*a)?, &self.key(*b)?);
            }
            Expr::Binary(op, a, b) => {
                *text += &format!("({op:?} {} {})", self.key(*a)?, self.key(*b)?);
            }
            Expr::Cast(operand, to) => {
                *text += &format!("as {} ", to.rust());
                self.write_key(*operand, text)?;
            }
            Expr::Swizzle(base, name) => {
                self.write_key(*base, text)?;
                *text += &format!(".{}", name.text);
            }
            Expr::Length(place) => {
                *text += &format!("length of {}", self.module.runtime_sized(place)?.index());
            }
            Expr::Load(Place { root: Root::Local(local), projections, .. }) => {
                *text += &name_of(local.index());
                for projection in projections {
                    let Projection::Member(name) = projection else { return None };
                    *text += &format!(".{}", name.text);
                }
            }
            _ => return None,
        }
        Some(())
    }
}

/// How a variable appears in [`Interpreter::key`].
pub(super) fn name_of(local: usize) -> String {
    format!("[{local}]")
}

fn difference(from: &str, of: &str) -> String {
    format!("({from} - {of})")
}

fn with(range: Range, side: Side, bound: Bound) -> Range {
    match side {
        Side::Lower => range.with_lower(bound),
        Side::Upper => range.with_upper(bound),
    }
}

fn opposite(op: BinaryOp) -> BinaryOp {
    match op {
        BinaryOp::Lt => BinaryOp::Ge,
        BinaryOp::Ge => BinaryOp::Lt,
        BinaryOp::Gt => BinaryOp::Le,
        BinaryOp::Le => BinaryOp::Gt,
        BinaryOp::Eq => BinaryOp::Ne,
        BinaryOp::Ne => BinaryOp::Eq,
        other => other,
    }
}
