//! Indices that every launch uses, whatever the data. If such an index is past the end, the launch
//! is a mistake that the host can detect.
//!
//! Two invocations stand for all: the last one, and the first one of the last workgroup, which
//! writes the workgroup's result in most reductions. Each is followed as long as its path is
//! certain. Its indices must be sums and products of numbers that the host knows. These need not
//! stay below 2^32: both sides wrap.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::Span;

use super::input::{Input, MAX_INVOCATIONS};
use super::polynomial::Polynomial;
use crate::analyze::constants;
use crate::infer::Types;
use crate::ir::{
    BinaryOp, BindingId, Block, BuiltinValue, Expr, ExprId, LocalId, LocalKind, Module, Place,
    Projection, Root, Stmt, StmtKind, Ty,
};

/// An index that an invocation of every launch uses.
#[derive(Debug, Clone)]
pub struct CertainIndex {
    /// The place in the source.
    pub span: Span,
    /// The binding that is accessed.
    pub binding: BindingId,
    /// The index, modulo 2^32.
    pub value: Polynomial,
    /// The expression.
    pub index: ExprId,
}

/// An invocation that every launch has.
#[derive(Clone, Copy)]
enum Witness {
    /// The last one.
    Last,
    /// The first one of the last workgroup.
    FirstOfLast,
}

/// Finds the indices; `initializers` are the initializers of variables that are never assigned to.
/// Of the constant indices into a slice, only the greatest is kept, since it implies the others.
pub(super) fn indices(
    module: &Module,
    types: &Types,
    initializers: &BTreeMap<LocalId, ExprId>,
) -> Vec<CertainIndex> {
    let mut found: Vec<CertainIndex> = Vec::new();
    let (mut seen, mut greatest) = (BTreeSet::new(), BTreeMap::new());
    for witness in [Witness::Last, Witness::FirstOfLast] {
        let known = BTreeMap::new();
        let mut walk = Walk { module, types, witness, known, found: Vec::new() };
        walk.initialize(initializers);
        walk.block(&module.body);
        for new in walk.found {
            let binding = new.binding.index();
            if let Some(number) = new.value.as_constant() {
                let number = number as u32;
                let greatest = greatest.entry(binding).or_insert_with(|| (number, new.clone()));
                if number > greatest.0 {
                    *greatest = (number, new);
                }
            } else if seen.insert((binding, new.value.clone())) {
                found.push(new);
            }
        }
    }
    found.extend(greatest.into_values().map(|(_, index)| index));
    found
}

struct Walk<'a> {
    module: &'a Module,
    types: &'a Types,
    witness: Witness,
    /// The values of variables that are never assigned to, and of their components.
    known: BTreeMap<(LocalId, usize), Polynomial>,
    found: Vec<CertainIndex>,
}

impl Walk<'_> {
    /// Finds the values of variables, in the order of their declarations.
    fn initialize(&mut self, initializers: &BTreeMap<LocalId, ExprId>) {
        for (local, init) in initializers {
            let ty = self.types.local(*local);
            let components = if let Ty::Vector(_, size) = ty { usize::from(*size) } else { 1 };
            for n in 0..components {
                let value = self.part(*init, n);
                self.known.extend(value.map(|value| ((*local, n), value)));
            }
        }
    }

    /// Whether the invocation certainly comes to the end of the block.
    fn block(&mut self, block: &Block) -> bool {
        block.stmts.iter().all(|stmt| self.stmt(stmt))
    }

    fn stmt(&mut self, stmt: &Stmt) -> bool {
        match &stmt.kind {
            StmtKind::Let { init, .. } => {
                init.iter().for_each(|init| self.expr(*init));
                true
            }
            StmtKind::Assign { place, value, .. } => {
                self.expr(*value);
                self.place(place);
                true
            }
            StmtKind::Expr(expr) => {
                self.expr(*expr);
                true
            }
            StmtKind::If { condition, accept, reject } => {
                self.expr(*condition);
                match self.truth(*condition) {
                    Some(true) => self.block(accept),
                    Some(false) => self.block(reject),
                    None => !returns(stmt),
                }
            }
            StmtKind::Match { .. }
            | StmtKind::While { .. }
            | StmtKind::Loop { .. }
            | StmtKind::For { .. } => !returns(stmt),
            StmtKind::Barrier(_) => true,
            StmtKind::Break | StmtKind::Continue | StmtKind::Return(_) => false,
        }
    }

    /// Finds the accesses in an expression that is evaluated.
    fn expr(&mut self, id: ExprId) {
        let kind = &self.module.exprs[id].kind;
        if let Expr::Binary(BinaryOp::LogicalAnd | BinaryOp::LogicalOr, left, _) = kind {
            return self.expr(*left);
        }
        if let Expr::Load(place) | Expr::Atomic(_, place, _) = kind {
            self.place(place);
        }
        let mut operands = Vec::new();
        self.module.for_each_operand(id, |operand| operands.push(operand));
        operands.into_iter().for_each(|operand| self.expr(operand));
    }

    fn place(&mut self, place: &Place) {
        let Some((binding, index, _)) = self.module.element(place) else { return };
        if let Some(value) = self.value(index) {
            self.found.push(CertainIndex { span: place.span, binding, value, index });
        }
    }

    /// Whether a condition holds for the invocation, if the answer is the same in every launch.
    fn truth(&self, condition: ExprId) -> Option<bool> {
        let (op, left, right) = self.module.exprs[condition].kind.binary()?;
        if op.is_logical() {
            let decides = op == BinaryOp::LogicalOr;
            return match (self.truth(left), self.truth(right)) {
                (Some(a), Some(b)) if a == b => Some(a),
                (a, b) => (a == Some(decides) || b == Some(decides)).then_some(decides),
            };
        }
        let number = |of| u32::try_from(self.value(of)?.as_constant()?).ok();
        op.holds(&number(left)?, &number(right)?)
    }

    /// The value of a `u32`.
    fn value(&self, id: ExprId) -> Option<Polynomial> {
        if self.types.expr(id) != &Ty::U32 {
            return None;
        }
        if let Some(value) = constants::eval(self.module, self.types, id) {
            return Some(Polynomial::constant(i64::try_from(value.integer()?).ok()?));
        }
        match &self.module.exprs[id].kind {
            Expr::Ascribe(operand, _) | Expr::Cast(operand, _) => self.value(*operand),
            Expr::Binary(op, left, right) => {
                arithmetic(*op, &self.value(*left)?, &self.value(*right)?)
            }
            Expr::Length(place) => {
                let binding = self.module.runtime_sized(place)?;
                Some(Polynomial::input(Input::Length(binding.index())))
            }
            Expr::Builtin(builtin) => self.builtin(*builtin, 0),
            Expr::Swizzle(base, name) => self.component(*base, "xyzw".find(&name.text)?),
            Expr::Load(Place { root: Root::Local(local), projections, .. }) => {
                match projections.as_slice() {
                    [] => self.local(*local, 0),
                    [Projection::Member(name)]
                        if matches!(self.types.local(*local), Ty::Vector(..)) =>
                    {
                        self.local(*local, "xyzw".find(&name.text)?)
                    }
                    _ => None,
                }
            }
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Load(_)
            | Expr::Unary(..)
            | Expr::Call(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
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
        }
    }

    /// The value of a `u32`, or of a component of a vector.
    fn part(&self, id: ExprId, n: usize) -> Option<Polynomial> {
        let is_vector = matches!(self.types.expr(id), Ty::Vector(..));
        if is_vector { self.component(id, n) } else { self.value(id) }
    }

    /// The value of a component of a vector of `u32`.
    fn component(&self, id: ExprId, n: usize) -> Option<Polynomial> {
        let Ty::Vector(crate::ir::Scalar::U32, _) = self.types.expr(id) else { return None };
        let kind = &self.module.exprs[id].kind;
        if let Expr::Ascribe(operand, _) = kind {
            self.component(*operand, n)
        } else if let Expr::Builtin(builtin) = kind {
            self.builtin(*builtin, n)
        } else if let Some((op, left, right)) = kind.binary() {
            arithmetic(op, &self.part(left, n)?, &self.part(right, n)?)
        } else if let Expr::Vector(_, parts) = kind {
            self.value(if let [one] = parts.as_slice() { *one } else { *parts.get(n)? })
        } else if let Expr::Swizzle(base, names) = kind {
            self.component(*base, "xyzw".find(names.text.get(n..=n)?)?)
        } else {
            self.local(kind.loaded_local()?, n)
        }
    }

    /// The value of a variable, or of a component.
    fn local(&self, local: LocalId, n: usize) -> Option<Polynomial> {
        let info = &self.module.locals[local];
        if info.kind == LocalKind::Param && !info.assigned {
            let (local, offset) = (local.index(), 4 * u32::try_from(n).ok()?);
            return Some(Polynomial::input(Input::Param { local, offset, signed: false }));
        }
        self.known.get(&(local, n)).cloned()
    }

    fn builtin(&self, builtin: BuiltinValue, n: usize) -> Option<Polynomial> {
        let size = self.module.workgroup_size;
        let max = MAX_INVOCATIONS / size[n];
        let workgroups = Polynomial::input(Input::Workgroups { dimension: n, max });
        let last_workgroup = workgroups.plus_constant(-1)?;
        let local = |of: u32| match self.witness {
            Witness::Last => Polynomial::constant(i64::from(of) - 1),
            Witness::FirstOfLast => Polynomial::constant(0),
        };
        match builtin {
            BuiltinValue::GlobalInvocationId => last_workgroup
                .times(&Polynomial::constant(i64::from(size[n])))?
                .plus(&local(size[n]), 1),
            BuiltinValue::LocalInvocationId => Some(local(size[n])),
            BuiltinValue::LocalInvocationIndex => Some(local(size.iter().product())),
            BuiltinValue::WorkgroupId => Some(last_workgroup),
            BuiltinValue::NumWorkgroups => Some(workgroups),
            BuiltinValue::SubgroupSize
            | BuiltinValue::SubgroupInvocationId
            | BuiltinValue::SubgroupId
            | BuiltinValue::NumSubgroups => None,
        }
    }
}

/// Arithmetic modulo 2^32: it does not matter when it wraps.
fn arithmetic(op: BinaryOp, a: &Polynomial, b: &Polynomial) -> Option<Polynomial> {
    use BinaryOp::*;
    match op {
        Add => a.plus(b, 1),
        Sub => a.plus(b, -1),
        Mul => a.times(b),
        Div | Rem | And | Or | Xor | Shl | Shr => None,
        Eq | Ne | Lt | Le | Gt | Ge | LogicalAnd | LogicalOr => None,
    }
}

/// Whether a statement may return from the kernel.
fn returns(stmt: &Stmt) -> bool {
    let mut found = matches!(stmt.kind, StmtKind::Return(_));
    stmt.kind.for_each_block(&mut |block| found |= block.stmts.iter().any(returns));
    found
}
