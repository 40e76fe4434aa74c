//! Statements, and the walks over their blocks and expressions.

use std::rc::Rc;

use proc_macro2::Span;

use super::expr::ExprId;
use super::operator::BinaryOp;
use super::place::{Place, Root};
use super::variable::LocalId;
use crate::scalar::Scalar;
use crate::ty::Ty;

/// A list of statements with a scope of its own.
#[derive(Debug, Default)]
pub struct Block {
    /// In order.
    pub stmts: Vec<Stmt>,
}

impl Block {
    /// Whether the block contains such a jump, not counting jumps inside its loops.
    pub(crate) fn leaves_by(&self, is_jump: &impl Fn(&StmtKind) -> bool) -> bool {
        self.stmts.iter().filter(|stmt| !stmt.kind.is_loop()).any(|stmt| {
            let mut found = is_jump(&stmt.kind);
            stmt.kind.for_each_block(&mut |inner| found |= inner.leaves_by(is_jump));
            found
        })
    }

    /// Calls `visit` for each statement of the block and of the blocks in it, outer ones first.
    pub fn for_each_stmt<'a>(&'a self, visit: &mut impl FnMut(&'a Stmt)) {
        for stmt in &self.stmts {
            visit(stmt);
            stmt.kind.for_each_block(&mut |block| block.for_each_stmt(visit));
        }
    }
}

/// A statement and where it was written.
#[derive(Debug)]
pub struct Stmt {
    /// What it does.
    pub kind: StmtKind,
    /// Its first token.
    pub span: Span,
    /// The part of the source that it belongs to; `None` if it is that of the enclosing statement.
    pub source: Option<Rc<Written>>,
    /// Whether it ends the block of a failed assertion.
    pub is_failure: bool,
}

impl Stmt {
    /// A statement that belongs to the source of the enclosing statement.
    pub fn new(kind: StmtKind, span: Span) -> Stmt {
        Stmt { kind, span, source: None, is_failure: false }
    }
}

/// The part of the source that a statement belongs to. A body that is expanded at each call gets a
/// new one for each call.
#[derive(Debug)]
pub enum Written {
    /// A statement.
    Stmt {
        /// The statement's number.
        id: u32,
        /// Where it begins.
        span: Span,
        /// The call whose expansion contains it.
        call: Option<Rc<Written>>,
    },
    /// An expanded call of a closure, or of a function that takes one.
    Call {
        /// The callee.
        span: Span,
        /// The statement with the call.
        at: Rc<Written>,
    },
}

impl Written {
    /// The innermost call.
    pub(crate) fn call(self: &Rc<Written>) -> Option<Rc<Written>> {
        match &**self {
            Written::Stmt { call, .. } => call.clone(),
            Written::Call { .. } => Some(Rc::clone(self)),
        }
    }
}

/// What a statement does.
#[derive(Debug)]
pub enum StmtKind {
    /// Declares a local. Without an initializer, an assignment follows before any load.
    Let {
        /// The local.
        local: LocalId,
        /// Its first value.
        init: Option<ExprId>,
    },
    /// `place = value`, `place += value`.
    Assign {
        /// The memory that is stored to.
        place: Place,
        /// The operator of a compound assignment.
        op: Option<BinaryOp>,
        /// The value.
        value: ExprId,
    },
    /// `if`.
    If {
        /// A `bool`.
        condition: ExprId,
        /// Runs when it is true.
        accept: Block,
        /// Runs when it is false.
        reject: Block,
    },
    /// `match` on an integer or a `bool`.
    Match {
        /// A stable expression.
        scrutinee: ExprId,
        /// Tried in order.
        arms: Vec<Arm>,
    },
    /// `while`. The head and the condition are evaluated before each iteration.
    While {
        /// The condition's effects.
        head: Block,
        /// A `bool`.
        condition: ExprId,
        /// Each iteration.
        body: Block,
    },
    /// `for`. Each iteration has a fresh `local`; assigning to it changes nothing else.
    For {
        /// The loop variable.
        local: LocalId,
        /// The range of its values.
        range: ForRange,
        /// Each iteration.
        body: Block,
    },
    /// `loop`.
    Loop {
        /// Each iteration.
        body: Block,
        /// Whether it is a labelled block: control does not reach the body's end.
        once: bool,
    },
    /// Leaves the innermost loop.
    Break,
    /// Goes on with the next iteration of the innermost loop.
    Continue,
    /// Ends the function, with its value; in the kernel itself, the invocation.
    Return(Option<ExprId>),
    /// Evaluates an expression for its effects.
    Expr(ExprId),
    /// A control barrier.
    Barrier(Barrier),
}

impl StmtKind {
    /// Whether `break` and `continue` in its body refer to it.
    fn is_loop(&self) -> bool {
        match self {
            StmtKind::While { .. } | StmtKind::For { .. } | StmtKind::Loop { .. } => true,
            StmtKind::Let { .. }
            | StmtKind::Assign { .. }
            | StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => false,
        }
    }

    /// The expression that may have effects: the value of a variable, or the statement itself. All
    /// other expressions are pure.
    pub(crate) fn effect(&self) -> Option<ExprId> {
        match self {
            StmtKind::Let { init, .. } => *init,
            StmtKind::Expr(value) => Some(*value),
            StmtKind::Assign { .. }
            | StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::While { .. }
            | StmtKind::For { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Barrier(_) => None,
        }
    }

    /// The value that the statement evaluates first, and alone: the value of a declared or assigned
    /// variable, a returned value or a dropped one.
    pub(crate) fn whole_value(&self) -> Option<ExprId> {
        match self {
            StmtKind::Let { init, .. } => *init,
            StmtKind::Return(value) => *value,
            StmtKind::Expr(value) => Some(*value),
            StmtKind::Assign {
                place: Place { root: Root::Local(_), projections, .. },
                op: None,
                value,
            } if projections.is_empty() => Some(*value),
            StmtKind::Assign { .. }
            | StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::While { .. }
            | StmtKind::For { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Barrier(_) => None,
        }
    }

    /// The variable that it declares.
    pub fn declared(&self) -> Option<LocalId> {
        match self {
            StmtKind::Let { local, .. } | StmtKind::For { local, .. } => Some(*local),
            StmtKind::Assign { .. }
            | StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::While { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => None,
        }
    }

    /// The place that it stores to. For the writes of its expressions, see [`Expr::written`](super::Expr::written).
    pub fn stored(&self) -> Option<&Place> {
        if let StmtKind::Assign { place, .. } = self { Some(place) } else { None }
    }

    /// The variable that it declares, or stores to in whole or in part.
    pub(crate) fn changed(&self) -> Option<LocalId> {
        self.declared().or_else(|| self.stored()?.local())
    }

    /// The body of a loop that may run more than once.
    pub(crate) fn repeated(&self) -> Option<&Block> {
        match self {
            StmtKind::While { body, .. }
            | StmtKind::For { body, .. }
            | StmtKind::Loop { body, once: false } => Some(body),
            StmtKind::Loop { once: true, .. }
            | StmtKind::Let { .. }
            | StmtKind::Assign { .. }
            | StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => None,
        }
    }

    /// Calls `visit` for each block directly inside the statement.
    pub fn for_each_block<'a>(&'a self, visit: &mut dyn FnMut(&'a Block)) {
        match self {
            StmtKind::If { accept, reject, .. } => {
                visit(accept);
                visit(reject);
            }
            StmtKind::Match { arms, .. } => arms.iter().for_each(|arm| {
                visit(&arm.head);
                visit(&arm.body);
            }),
            StmtKind::While { head, body, .. } => {
                visit(head);
                visit(body);
            }
            StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => visit(body),
            StmtKind::Let { .. }
            | StmtKind::Assign { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => {}
        }
    }

    /// As [`Self::for_each_block`], mutably.
    pub fn for_each_block_mut(&mut self, visit: &mut dyn FnMut(&mut Block)) {
        match self {
            StmtKind::If { accept, reject, .. } => {
                visit(accept);
                visit(reject);
            }
            StmtKind::Match { arms, .. } => arms.iter_mut().for_each(|arm| {
                visit(&mut arm.head);
                visit(&mut arm.body);
            }),
            StmtKind::While { head, body, .. } => {
                visit(head);
                visit(body);
            }
            StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => visit(body),
            StmtKind::Let { .. }
            | StmtKind::Assign { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => {}
        }
    }

    /// Whether its expressions decide which statement runs next.
    pub fn decides(&self) -> bool {
        match self {
            StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::While { .. }
            | StmtKind::For { .. } => true,
            StmtKind::Let { .. }
            | StmtKind::Assign { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => false,
        }
    }

    /// Calls `visit` for each expression directly in the statement, those in its places included.
    pub fn for_each_expr(&self, visit: &mut dyn FnMut(ExprId)) {
        match self {
            StmtKind::Let { init, .. } => init.iter().copied().for_each(visit),
            StmtKind::Assign { place, value, .. } => {
                visit(*value);
                place.indices().for_each(visit);
            }
            StmtKind::If { condition, .. } | StmtKind::While { condition, .. } => visit(*condition),
            StmtKind::Match { scrutinee, arms } => {
                visit(*scrutinee);
                arms.iter().filter_map(|arm| arm.guard).for_each(visit);
            }
            StmtKind::For { range, .. } => {
                visit(range.start);
                visit(range.end);
                range.step.iter().copied().for_each(visit);
            }
            StmtKind::Expr(expr) => visit(*expr),
            StmtKind::Return(value) => value.iter().copied().for_each(visit),
            StmtKind::Loop { .. } | StmtKind::Break | StmtKind::Continue | StmtKind::Barrier(_) => {
            }
        }
    }
}

/// The range of a `for`: `start..end` or `start..=end`, with `.rev()` and `.step_by(step)`.
#[derive(Debug)]
pub struct ForRange {
    /// The first value. Evaluated first, once.
    pub start: ExprId,
    /// The bound. Stable: evaluating it again gives the same value.
    pub end: ExprId,
    /// `..=`.
    pub inclusive: bool,
    /// `.rev()`.
    pub reversed: bool,
    /// `.step_by(n)`: a stable `u32`.
    pub step: Option<ExprId>,
    /// `.step_by(n).rev()` rather than `.rev().step_by(n)`: the same values as forwards.
    pub stepped_first: bool,
}

impl ForRange {
    /// `start..end`.
    pub(crate) fn new(start: ExprId, end: ExprId) -> ForRange {
        let (inclusive, reversed, stepped_first) = (false, false, false);
        ForRange { start, end, inclusive, reversed, step: None, stepped_first }
    }
}

/// One arm of a `match`.
#[derive(Debug)]
pub struct Arm {
    /// Alternatives; empty means every value.
    pub patterns: Vec<Pattern>,
    /// The guard's effects: they run where the patterns match, unless an earlier arm is taken.
    pub head: Block,
    /// `if …`: tried after the patterns.
    pub guard: Option<ExprId>,
    /// What it runs.
    pub body: Block,
    /// Where the arm's pattern starts.
    pub span: Span,
}

impl Arm {
    /// An arm without a guard.
    pub(crate) fn new(patterns: Vec<Pattern>, body: Block, span: Span) -> Arm {
        Arm { patterns, head: Block::default(), guard: None, body, span }
    }

    /// Whether the arms of a `match` on such a type become the cases of a `switch`, not a chain of
    /// `else if`s. A `break` in a `switch` would leave the `switch`, not the loop around it.
    pub(crate) fn are_cases(arms: &[Arm], scrutinee: &Ty) -> bool {
        let is_case = |arm: &Arm| {
            arm.guard.is_none()
                && arm.patterns.iter().all(|p| p.first.is_some() && p.first == p.last)
                && !arm.body.leaves_by(&|kind| matches!(kind, StmtKind::Break))
        };
        let is_word =
            matches!(scrutinee, Ty::Enum(_)) || scrutinee.scalar().is_some_and(Scalar::is_word);
        is_word && arms.len() > 1 && arms.iter().all(is_case)
    }
}

/// The values from `first` to `last`; an open end is the type's limit.
#[derive(Debug, Clone)]
pub struct Pattern {
    /// The least value. A constant expression.
    pub first: Option<ExprId>,
    /// The greatest value, included. The same expression as `first` for a single value.
    pub last: Option<ExprId>,
    /// Where it was written.
    pub span: Span,
}

/// The control barriers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Barrier {
    /// Orders workgroup memory.
    Workgroup,
    /// Orders storage memory.
    Storage,
    /// Orders texture memory.
    Texture,
    /// Waits for the subgroup, and orders no memory: naga's code for it has no memory semantics
    /// that Vulkan knows.
    Subgroup,
    /// Encloses operations on cooperative matrices, which a subgroup executes together. WGSL gets
    /// no code for it.
    Cooperative,
}

impl Barrier {
    /// The barriers: Rust's function, WGSL's function.
    pub const CALLED: [(Barrier, &'static str, &'static str); 4] = [
        (Barrier::Workgroup, "workgroup_barrier", "workgroupBarrier"),
        (Barrier::Storage, "storage_barrier", "storageBarrier"),
        (Barrier::Texture, "texture_barrier", "textureBarrier"),
        (Barrier::Subgroup, "subgroup_barrier", "subgroupBarrier"),
    ];

    /// WGSL's function, if it has one.
    pub fn wgsl(self) -> Option<&'static str> {
        Self::CALLED.get(self as usize).map(|(_, _, wgsl)| *wgsl)
    }

    /// Its name in messages.
    pub fn describe(self) -> &'static str {
        Self::CALLED.get(self as usize).map_or("coop_…", |(_, rust, _)| *rust)
    }
}
