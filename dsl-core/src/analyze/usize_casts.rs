//! Casts to `usize`. A `usize` has 64 bits in Rust and 32 in a kernel: the lower half. Sums and
//! products need no more: if the upper half is not zero, Rust panics, as for any index out of
//! bounds. A sum or product may overflow 32 bits before it is divided. The analysis does not see
//! that: a kernel's memory has no such indices. Operators that move the upper half down, such as
//! `/` and `>>`, need operands whose upper half is zero: no negative numbers, no 64-bit integers,
//! nothing that wraps on purpose.
//!
//! [`kept`] finds how much of each cast to `usize` is used, through variables and calls. [`check`]
//! takes the casts whose operands are not proven to be 0 or more. It reports them: a wrong size
//! gives a wrong result, and a cast is easily written so that it is proven.

pub(super) mod compared;

use std::collections::{BTreeMap, BTreeSet};

use self::compared::Compared;
use super::constants;
use crate::builtins::meaning::{Sizes, meaning};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::infer::{Call, Types};
use crate::ir::{
    Arg, BinaryOp, Block, Expr, ExprId, FunctionId, Kept, Literal, LocalId, Module, Place, Root,
    Scalar, Stmt, StmtKind, Ty, UnaryOp,
};

/// The casts to `usize` that must keep more than the lower half, and how much. Reports operations
/// whose results differ from Rust's for every operand.
pub(super) fn kept(
    module: &Module,
    types: &Types,
    diags: &mut Diagnostics,
) -> BTreeMap<ExprId, Kept> {
    let has_sizes = module.exprs.iter().any(|(id, _)| is_size(types.expr(id)));
    let mut cx = Uses {
        module,
        types,
        compared: Compared::new(module, types),
        checked: checked(module),
        locals: vec![Kept::Lower; module.locals.len()],
        results: vec![Kept::Lower; module.functions.len()],
        casts: BTreeMap::new(),
        wrong: BTreeMap::new(),
        has_changed: has_sizes,
    };
    let mut rounds = 0;
    while cx.has_changed {
        rounds += 1;
        if rounds > MAX_ROUNDS {
            cx.locals.fill(Kept::All);
            cx.results.fill(Kept::All);
        }
        cx.has_changed = false;
        cx.wrong.clear();
        cx.block(&module.body, None);
        for (id, function) in module.functions.iter() {
            cx.block(&function.body, Some(id));
        }
    }
    for (id, message) in cx.wrong {
        diags.push_once(Diagnostic::new(Code::Cast, module.exprs[id].span, message));
    }
    cx.casts
}

/// The operands of each `a >= b`. Operands of different expressions have different ids.
fn checked(module: &Module) -> BTreeSet<(ExprId, ExprId)> {
    let binary = module.exprs.iter().filter_map(|(_, expr)| expr.kind.binary());
    binary.filter(|(op, ..)| *op == BinaryOp::Ge).map(|(_, left, right)| (left, right)).collect()
}

/// The maximum number of passes. After that, every variable and result is kept as a whole.
const MAX_ROUNDS: usize = 12;

fn is_size(ty: &Ty) -> bool {
    matches!(ty, Ty::Scalar(scalar) if scalar.is_size())
}

/// How much of each number is used.
struct Uses<'a> {
    module: &'a Module,
    types: &'a Types,
    compared: Compared<'a>,
    /// The operands of each `a >= b`.
    checked: BTreeSet<(ExprId, ExprId)>,
    locals: Vec<Kept>,
    results: Vec<Kept>,
    casts: BTreeMap<ExprId, Kept>,
    wrong: BTreeMap<ExprId, String>,
    has_changed: bool,
}

impl<'a> Uses<'a> {
    fn block(&mut self, block: &'a Block, function: Option<FunctionId>) {
        block.for_each_stmt(&mut |stmt| self.stmt(stmt, function));
    }

    fn stmt(&mut self, stmt: &'a Stmt, function: Option<FunctionId>) {
        match &stmt.kind {
            StmtKind::Let { local, init } => {
                init.iter().for_each(|init| self.expr(*init, self.locals[local.index()]));
            }
            StmtKind::Assign { place, op, value } => {
                let local = place.whole_local();
                let kept = local.map_or(Kept::All, |local| self.locals[local.index()]);
                self.place(place, Kept::Lower);
                match op {
                    None => self.expr(*value, kept),
                    Some(op) => {
                        let (old, new) = self.of_operands(*op, None, *value, kept);
                        self.place(place, old);
                        self.expr(*value, new);
                    }
                }
            }
            StmtKind::For { local, range, .. } => {
                let kept = self.locals[local.index()].max(self.in_order(range.start, range.end));
                self.expr(range.start, kept);
                self.expr(range.end, kept);
                range.step.iter().for_each(|step| self.expr(*step, Kept::Order));
            }
            StmtKind::Return(value) => {
                let kept = function.map_or(Kept::All, |of| self.results[of.index()]);
                value.iter().for_each(|value| self.expr(*value, kept));
            }
            StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::While { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => {
                stmt.kind.for_each_expr(&mut |expr| self.expr(expr, Kept::All))
            }
        }
    }

    fn local(&mut self, local: LocalId, kept: Kept) {
        // A variable may have another value by then.
        let kept = kept.min(Kept::All);
        let known = &mut self.locals[local.index()];
        self.has_changed |= kept > *known;
        *known = kept.max(*known);
    }

    fn place(&mut self, place: &'a Place, kept: Kept) {
        if let Root::Local(local) = place.root {
            self.local(local, if place.projections.is_empty() { kept } else { Kept::All });
        }
        place.indices().for_each(|index| self.expr(index, Kept::Lower));
    }

    fn expr(&mut self, id: ExprId, kept: Kept) {
        // The end of a range or a count is compared, but never with a number as large as a cast of
        // a negative number.
        let is_count = self.module.positions.contains(&id);
        let kept = if is_count { Kept::Order } else { kept };
        match &self.module.exprs[id].kind {
            Expr::Load(place) | Expr::Ref(place, _) => self.place(place, kept),
            Expr::Ascribe(operand, _) => self.expr(*operand, kept),
            Expr::Cast(operand, to) => {
                let from = self.types.expr(*operand);
                let is_wide = |ty: &Ty| matches!(ty, Ty::Scalar(of) if of.size() == 8);
                if kept > Kept::Lower && (*to == Ty::USIZE || is_size(to) && is_wide(from)) {
                    let known = self.casts.entry(id).or_insert(kept);
                    *known = kept.max(*known);
                }
                let is_number = matches!(to, Ty::Scalar(of) if of.is_integer() && of.size() < 8);
                let keeps = is_size(to) && is_size(from);
                let kept = if keeps {
                    kept
                } else if is_number {
                    Kept::Lower
                } else {
                    Kept::Moved
                };
                self.expr(*operand, kept);
            }
            Expr::Literal(Literal::Int(value, Some(Scalar::Usize)))
                if *value == u64::from(u32::MAX) && kept == Kept::Moved =>
            {
                let message = "`usize::MAX` is 2⁶⁴ - 1 in Rust and 2³² - 1 in kernels: write \
                               `u32::MAX as usize`";
                self.wrong.insert(id, message.to_owned());
            }
            Expr::Unary(UnaryOp::Not, operand) => {
                self.check_wrapping(id, "!", kept == Kept::Lower);
                self.expr(*operand, Kept::Lower);
            }
            Expr::Unary(UnaryOp::Neg, operand) => self.expr(*operand, kept),
            Expr::Binary(op, left, right) => {
                let (l, r) = self.of_operands(*op, Some((id, *left)), *right, kept);
                self.expr(*left, l);
                self.expr(*right, r);
            }
            Expr::Index(base, index) => {
                self.expr(*base, Kept::All);
                self.expr(*index, Kept::Lower);
            }
            Expr::Invoke(..) => {
                self.types.call(id).into_iter().for_each(|call| self.call(call, kept));
            }
            Expr::Call(name, args) => {
                let kept = self.of_arguments(id, &name.text, args, kept);
                for arg in args {
                    self.expr(*arg, kept);
                }
            }
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Builtin(_)
            | Expr::Length(_)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Swizzle(..)
            | Expr::Atomic(..)
            | Expr::Texture(..)
            | Expr::WorkgroupUniformLoad(_)
            | Expr::Construct(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::Number(..)
            | Expr::Cooperative(..) => {
                self.module.for_each_operand(id, |operand| self.expr(operand, Kept::All));
            }
        }
    }

    fn call(&mut self, call: &'a Call, kept: Kept) {
        let known = &mut self.results[call.function.index()];
        let result = kept.min(Kept::All);
        self.has_changed |= result > *known;
        *known = result.max(*known);
        let params = &self.module.functions[call.function].params;
        for (arg, param) in call.args.iter().zip(params) {
            let kept = self.locals[param.index()];
            match arg {
                Arg::Value(value) => self.expr(*value, kept),
                Arg::Load(place) => self.place(place, kept),
                Arg::Pointer(place) => self.place(place, Kept::All),
            }
        }
    }

    /// How much a builtin function needs of its arguments.
    fn of_arguments(&mut self, id: ExprId, name: &str, args: &[ExprId], kept: Kept) -> Kept {
        let Some((receiver, rest)) = args.split_first() else { return Kept::All };
        let are_small = rest.iter().all(|arg| self.is_small(*arg));
        let is_of_size = is_size(self.types.expr(*receiver));
        match meaning(name).map_or(Sizes::All, |of| of.sizes) {
            // It does not matter how large a larger argument is.
            Sizes::Order if are_small => Kept::Order,
            Sizes::AsResult => kept,
            Sizes::Wrapping(_) if name == "wrapping_sub" && self.is_checked(args) => {
                self.of_operands(BinaryOp::Sub, None, args[1], kept).0
            }
            Sizes::Wrapping(moves_little) => {
                let is_step = moves_little && are_small;
                let is_known = kept == Kept::Lower || kept == Kept::Order && is_step;
                self.check_wrapping(id, name, is_known);
                if kept == Kept::Lower { kept } else { Kept::All }
            }
            Sizes::Width if is_of_size => {
                let message = format!(
                    "`{name}` of a `usize` works on 64 bits in Rust and on 32 in kernels: cast it \
                     first, `(n as u32).{name}(…)`"
                );
                self.wrong.insert(id, message);
                Kept::Lower
            }
            Sizes::Order | Sizes::Width | Sizes::All => Kept::All,
        }
    }

    /// How much an operator needs of its operands, if `kept` of its result is used.
    fn of_operands(
        &mut self,
        op: BinaryOp,
        expr: Option<(ExprId, ExprId)>,
        right: ExprId,
        kept: Kept,
    ) -> (Kept, Kept) {
        let number = self.number(right);
        let is_of_size = expr.is_none_or(|(_, left)| is_size(self.types.expr(left)))
            && is_size(self.types.expr(right));
        match op {
            BinaryOp::Rem
                if number.is_some_and(|n| (1..=1 << 31).contains(&n) && n & (n - 1) == 0) =>
            {
                (Kept::Lower, Kept::All)
            }
            BinaryOp::Shl | BinaryOp::Shr => {
                let is_within = number.is_some_and(|by| (0..32).contains(&by));
                let left = expr.map(|(_, left)| left);
                if !is_within && left.is_some_and(|left| is_size(self.types.expr(left))) {
                    let message = "a `usize` has 64 bits in Rust and 32 in kernels, so this shift \
                                   may differ: shift before the cast, `(i >> n) as usize`";
                    self.wrong.extend(expr.map(|(id, _)| (id, message.to_owned())));
                    return (Kept::Lower, Kept::Lower);
                }
                let is_up = op == BinaryOp::Shl && kept == Kept::Lower;
                (if is_up { kept } else { Kept::Moved }, Kept::All)
            }
            BinaryOp::Div | BinaryOp::Rem => (Kept::Moved, Kept::Moved),
            // The difference need not be above all lengths any more, even if the left operand is.
            BinaryOp::Sub if kept == Kept::Order && !self.is_small(right) => (Kept::All, Kept::All),
            BinaryOp::Xor if kept == Kept::Order => (Kept::All, Kept::All),
            // The upper half of the result is zero if it is zero in one operand.
            BinaryOp::And if number.is_some() && !self.wraps(right) => (Kept::Lower, kept),
            BinaryOp::And if expr.is_some_and(|(_, left)| self.wraps(left)) => (Kept::Lower, kept),
            BinaryOp::And => (kept, Kept::Lower),
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Or | BinaryOp::Xor => {
                (kept, kept)
            }
            BinaryOp::Eq
            | BinaryOp::Ne
            | BinaryOp::Lt
            | BinaryOp::Le
            | BinaryOp::Gt
            | BinaryOp::Ge => {
                let kept = match expr {
                    Some((id, _)) if self.compared.above(id).is_some() => Kept::Order,
                    Some((_, left)) if is_of_size => self.in_order(left, right),
                    _ => Kept::All,
                };
                (kept, kept)
            }
            BinaryOp::LogicalAnd | BinaryOp::LogicalOr => (Kept::All, Kept::All),
        }
    }

    /// How much a comparison needs of its two sizes.
    fn in_order(&self, left: ExprId, right: ExprId) -> Kept {
        if self.compared.are_in_order(left, right) { Kept::Order } else { Kept::All }
    }

    fn number(&self, id: ExprId) -> Option<i128> {
        constants::eval(self.module, self.types, id).and_then(|value| value.integer())
    }

    /// Whether it is a constant far below the greatest size.
    fn is_small(&self, id: ExprId) -> bool {
        self.number(id).is_some_and(|number| (0..1 << 16).contains(&number))
    }

    /// Whether an operand wraps on purpose.
    fn wraps(&self, id: ExprId) -> bool {
        let kind = &self.module.exprs[id].kind;
        if let Expr::Const(constant) = kind {
            return self.wraps(self.module.consts[*constant].init);
        }
        if let Expr::Ascribe(operand, _) = kind {
            return self.wraps(*operand);
        }
        if let Some((_, left, right)) = kind.binary() {
            return self.wraps(left) || self.wraps(right);
        }
        let meaning = kind.meaning();
        matches!(kind, Expr::Unary(..))
            || meaning.is_some_and(|of| matches!(of.sizes, Sizes::Wrapping(_)))
    }

    /// Whether these are the operands of a `checked_sub`, whose result is used only if it has not wrapped: the comparison
    /// has the same operands.
    fn is_checked(&self, args: &[ExprId]) -> bool {
        matches!(args, [a, b] if self.checked.contains(&(*a, *b)))
    }

    fn check_wrapping(&mut self, id: ExprId, what: &str, is_known: bool) {
        if !is_known && is_size(self.types.expr(id)) {
            let message = format!(
                "`{what}` of a `usize` wraps at 64 bits in Rust and at 32 in kernels: compute in \
                 `u32`, and cast the result"
            );
            self.wrong.insert(id, message);
        }
    }
}

/// `negative` are the casts whose operands are not known to be 0 or more.
pub(super) fn check(
    module: &Module,
    types: &Types,
    negative: &BTreeSet<ExprId>,
    diags: &mut Diagnostics,
) {
    for (id, node) in module.exprs.iter() {
        let (Some(kept), Expr::Cast(operand, to)) = (module.sizes.get(&id), &node.kind) else {
            continue;
        };
        let bits = if *to == Ty::USIZE { 32 } else { 31 };
        if fits(module, types, *operand, bits) {
            continue;
        }
        let message = match types.expr(*operand).scalar() {
            Some(wide @ (Scalar::U64 | Scalar::I64)) => format!(
                "a `usize` has 32 bits in kernels, and this `{0}` may need more: compute in `{0}`, \
                 and cast the result, `(n % 8) as usize`",
                wide.rust()
            ),
            Some(Scalar::I32) if *kept >= Kept::All && negative.contains(&id) => {
                "a negative number as a `usize` is close to 2⁶⁴ in Rust and to 2³² in kernels: \
                 write `i.rem_euclid(n) as usize` or `i.max(0) as usize`"
                    .to_owned()
            }
            _ => continue,
        };
        // Instances of a function share their spans.
        diags.push_once(Diagnostic::new(Code::Cast, node.span, message));
    }
}

/// Whether an integer is certain to have no more than the lower `bits` bits, by its own operator.
fn fits(module: &Module, types: &Types, id: ExprId, bits: u32) -> bool {
    let number = |id| constants::eval(module, types, id).and_then(|value| value.number());
    let is_below = |id, end: i128| number(id).is_some_and(|number| (0..end).contains(&number));
    let is_unsigned = |of: Scalar| of.is_integer() && !of.is_signed();
    let fits = |id| fits(module, types, id, bits);
    let end = 1i128 << bits;
    if is_below(id, end) {
        return true;
    }
    let kind = &module.exprs[id].kind;
    if let Expr::Cast(from, _) = kind {
        return types.expr(*from).scalar().is_some_and(|of| is_unsigned(of) && of.bits() <= bits);
    }
    if let Expr::Ascribe(operand, _) = kind {
        return fits(*operand);
    }
    let Expr::Binary(op, left, right) = kind else { return false };
    if *op == BinaryOp::And {
        return fits(*left) || fits(*right);
    }
    let is_unsigned = types.expr(*left).scalar().is_some_and(is_unsigned);
    let shifts_down = |by: i128| (i128::from(64 - bits)..64).contains(&by);
    is_unsigned
        && (*op == BinaryOp::Rem && is_below(*right, end + 1)
            || *op == BinaryOp::Shr && number(*right).is_some_and(shifts_down))
}
