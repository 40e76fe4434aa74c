//! Runs a kernel statement by statement, as `ir.rs` says what it means: the reference that the
//! verdicts of the proofs are compared with. Knows nothing of ranges, facts and conditions.
//!
//! The invocations of a workgroup run in turn, in any order between two barriers. Blocks with
//! barriers are uniform: all invocations go through them together.

mod eval;
mod place;

use std::collections::{BTreeMap, BTreeSet};

use dsl_core::analyze::Checked;
use dsl_core::infer::Types;
use dsl_core::ir::{
    Arm, BinaryOp, Block, Expr, ExprId, Module, Place, Range, Scalar, Stmt, StmtKind, Ty,
};

use place::{Memory, Reached};

use crate::launch::Launch;
use crate::random::{Random, mix};
use crate::value::Value;
use crate::verdict::{Claims, Violation};

/// Workgroups that take more steps are stopped; what they did so far counts.
const STEPS: usize = 2_000;

/// After so many steps the states are compared in which a loop comes around.
const PATIENCE: usize = 1_300;

/// Why a workgroup is stopped.
#[derive(Debug)]
pub(crate) enum Stop {
    /// It takes too long to know.
    Steps,
    /// A verdict is wrong.
    Violation(Violation),
    /// The machine does not know something: a mistake of this test.
    Unknown(String),
}

type Run<T> = Result<T, Stop>;

/// How control leaves a block.
enum Flow {
    Next,
    Break,
    Continue,
    Return(Value),
}

/// What an invocation has of its own.
#[derive(Clone)]
struct Invocation {
    lane: u32,
    locals: Vec<Value>,
    /// What parameters that are pointers point to.
    pointers: BTreeMap<usize, Reached>,
    returned: bool,
}

/// The state in which a loop came around, and how many rounds it is kept for.
struct State {
    locals: Vec<Value>,
    variables: Vec<Value>,
    memory: Vec<(Value, BTreeMap<u64, Value>)>,
    rounds: usize,
    left: usize,
}

pub(crate) struct Machine<'a> {
    module: &'a Module,
    types: &'a Types,
    launch: &'a Launch,
    claims: &'a Claims<'a>,
    bindings: Vec<Memory>,
    variables: Vec<Value>,
    /// Who has written each place of workgroup memory for the first time, since the last barrier: for the others it is
    /// not written yet.
    unseen: BTreeMap<(usize, Vec<u64>), BTreeSet<u32>>,
    invocations: Vec<Invocation>,
    /// The one that runs.
    now: Invocation,
    workgroup: [u32; 3],
    random: Random,
    steps: usize,
    /// The states in which loops came around.
    states: BTreeMap<usize, State>,
    /// The certain indices that were used, by their expressions.
    pub(crate) used: BTreeSet<(ExprId, u32)>,
}

impl<'a> Machine<'a> {
    /// One workgroup of a launch.
    pub(crate) fn new(
        checked: &'a Checked,
        launch: &'a Launch,
        claims: &'a Claims<'a>,
        workgroup: [u32; 3],
        seed: u64,
    ) -> Machine<'a> {
        let (module, types) = (checked.module(), checked.types());
        let memory = |(n, ty): (usize, &Ty)| {
            let seed = mix(seed ^ (n as u64) << 8);
            let element = match ty {
                Ty::RuntimeArray(element) => Some(&**element),
                ty => match ty.runtime_array().map(|member| &member.ty) {
                    Some(Ty::RuntimeArray(element)) => Some(&**element),
                    _ => None,
                },
            };
            let fixed = match launch.uniforms.get(&n) {
                Some((_, value)) => value.clone(),
                None => Value::any(ty, seed, &launch.numbers),
            };
            let length = launch.lengths.get(&n).copied().unwrap_or(0);
            Memory { fixed, elements: BTreeMap::new(), element: element.cloned(), length, seed }
        };
        let bindings = module.bindings.iter().map(|(id, of)| memory((id.index(), &of.ty)));
        let mut locals = vec![Value::Opaque; module.locals.len()];
        for (local, (_, value)) in &launch.params {
            locals[*local] = value.clone();
        }
        let count: u32 = module.workgroup_size.iter().product();
        let of = |lane| Invocation {
            lane,
            locals: locals.clone(),
            pointers: BTreeMap::new(),
            returned: false,
        };
        Machine {
            module,
            types,
            launch,
            claims,
            bindings: bindings.collect(),
            variables: module.workgroup_vars.iter().map(|(_, of)| Value::fresh(&of.ty)).collect(),
            unseen: BTreeMap::new(),
            invocations: (0..count).map(of).collect(),
            now: of(0),
            workgroup,
            random: Random::new(seed ^ 0x5EED),
            steps: 0,
            states: BTreeMap::new(),
            used: BTreeSet::new(),
        }
    }

    /// Runs the workgroup to its end.
    pub(crate) fn run(&mut self) -> Run<()> {
        self.together(&self.module.body).map(|_| ())
    }

    // Statements.

    /// All invocations, through a block in which there may be barriers.
    fn together(&mut self, block: &'a Block) -> Run<Flow> {
        for stmt in &block.stmts {
            match self.stmt_together(stmt)? {
                Flow::Next => {}
                flow => return Ok(flow),
            }
        }
        Ok(Flow::Next)
    }

    fn stmt_together(&mut self, stmt: &'a Stmt) -> Run<Flow> {
        if !has_barrier(self.module, stmt) {
            return self.stmt_of_each(stmt);
        }
        match &stmt.kind {
            StmtKind::If { condition, accept, reject } => {
                match self.same_for_all(|cx| cx.truth(*condition))? {
                    Some(true) => self.together(accept),
                    Some(false) => self.together(reject),
                    None => Ok(Flow::Next),
                }
            }
            StmtKind::While { head, condition, body } => loop {
                self.together(head)?;
                match self.same_for_all(|cx| cx.truth(*condition))? {
                    Some(true) => {}
                    _ => return Ok(Flow::Next),
                }
                self.step()?;
                match self.together(body)? {
                    Flow::Break => return Ok(Flow::Next),
                    Flow::Next | Flow::Continue => {}
                    flow @ Flow::Return(_) => return Ok(flow),
                }
            },
            StmtKind::Loop { body, once } => loop {
                self.step()?;
                match self.together(body)? {
                    Flow::Break => return Ok(Flow::Next),
                    Flow::Next if *once => return Ok(Flow::Next),
                    Flow::Next | Flow::Continue => {}
                    flow @ Flow::Return(_) => return Ok(flow),
                }
            },
            StmtKind::For { local, range, body } => {
                let Some(range) = self.same_for_all(|cx| cx.range(range))? else {
                    return Ok(Flow::Next);
                };
                let mut round = 0;
                while let Some(value) = range.value(round) {
                    self.step()?;
                    self.each(|cx| {
                        cx.now.locals[local.index()] = value.clone();
                        Ok(())
                    })?;
                    match self.together(body)? {
                        Flow::Break => return Ok(Flow::Next),
                        Flow::Next | Flow::Continue => {}
                        flow @ Flow::Return(_) => return Ok(flow),
                    }
                    round += 1;
                }
                Ok(Flow::Next)
            }
            StmtKind::Match { scrutinee, arms } => {
                let arm = self.same_for_all(|cx| {
                    let value = cx.eval(*scrutinee)?;
                    let arm = cx.arm(&value, arms)?;
                    Ok(arm.map(|arm| arms.iter().position(|of| std::ptr::eq(of, arm))))
                })?;
                match arm.flatten().flatten() {
                    Some(arm) => self.together(&arms[arm].body),
                    None => Ok(Flow::Next),
                }
            }
            // Calls of functions with barriers are statements, or the values of variables. Barriers in
            // them order nothing here.
            _ => self.stmt_of_each(stmt),
        }
    }

    /// Each invocation that has not returned, in any order.
    fn each(&mut self, mut f: impl FnMut(&mut Self) -> Run<()>) -> Run<()> {
        let count = self.invocations.len();
        let (first, step) =
            (self.random.below(count), if self.random.once_in(2) { 1 } else { count - 1 });
        for n in 0..count {
            let at = (first + n * step.max(1)) % count;
            if self.invocations[at].returned {
                continue;
            }
            std::mem::swap(&mut self.now, &mut self.invocations[at]);
            let result = f(self);
            std::mem::swap(&mut self.now, &mut self.invocations[at]);
            result?;
        }
        Ok(())
    }

    /// What all invocations agree on; `None` if all have returned.
    fn same_for_all<T: PartialEq + std::fmt::Debug>(
        &mut self,
        mut f: impl FnMut(&mut Self) -> Run<T>,
    ) -> Run<Option<T>> {
        let mut all: Option<T> = None;
        self.each(|cx| {
            let one = f(cx)?;
            match &all {
                Some(other) if *other != one => {
                    Err(Stop::Unknown(format!("not uniform: {other:?} and {one:?}")))
                }
                _ => {
                    all = Some(one);
                    Ok(())
                }
            }
        })?;
        Ok(all)
    }

    /// A statement without barriers. Jumps at this level are those of loops with barriers, which all
    /// take.
    fn stmt_of_each(&mut self, stmt: &'a Stmt) -> Run<Flow> {
        let mut jump = None;
        self.each(|cx| {
            let flow = cx.stmt(stmt)?;
            match flow {
                Flow::Next => {}
                Flow::Return(_) => cx.now.returned = true,
                Flow::Break | Flow::Continue => jump = Some(flow),
            }
            Ok(())
        })?;
        Ok(jump.unwrap_or(Flow::Next))
    }

    fn step(&mut self) -> Run<()> {
        self.steps += 1;
        if self.steps > STEPS { Err(Stop::Steps) } else { Ok(()) }
    }

    fn block(&mut self, block: &'a Block) -> Run<Flow> {
        for stmt in &block.stmts {
            match self.stmt(stmt)? {
                Flow::Next => {}
                flow => return Ok(flow),
            }
        }
        Ok(Flow::Next)
    }

    fn stmt(&mut self, stmt: &'a Stmt) -> Run<Flow> {
        self.step()?;
        match &stmt.kind {
            StmtKind::Let { local, init } => {
                let value = match init {
                    Some(init) => self.eval(*init)?,
                    // As WGSL has it. Only what is left of an option that is none is read so.
                    None => Value::zero(self.types.local(*local)),
                };
                self.now.locals[local.index()] = value;
            }
            StmtKind::Assign { place, op, value } => self.assign(place, *op, *value)?,
            StmtKind::If { condition, accept, reject } => {
                let block = if self.truth(*condition)? { accept } else { reject };
                return self.block(block);
            }
            StmtKind::Match { scrutinee, arms } => {
                let value = self.eval(*scrutinee)?;
                return match self.arm(&value, arms)? {
                    Some(arm) => self.block(&arm.body),
                    None => Ok(Flow::Next),
                };
            }
            StmtKind::While { head, condition, body } => {
                self.states.remove(&address(body));
                loop {
                    self.block(head)?;
                    if !self.truth(*condition)? {
                        break;
                    }
                    self.comes_around(address(body))?;
                    match self.block(body)? {
                        Flow::Break => break,
                        Flow::Next | Flow::Continue => {}
                        flow @ Flow::Return(_) => return Ok(flow),
                    }
                }
            }
            StmtKind::Loop { body, once: true } => match self.block(body)? {
                Flow::Break | Flow::Next => {}
                flow @ (Flow::Continue | Flow::Return(_)) => return Ok(flow),
            },
            StmtKind::Loop { body, once: false } => {
                self.states.remove(&address(body));
                loop {
                    self.comes_around(address(body))?;
                    match self.block(body)? {
                        Flow::Break => break,
                        Flow::Next | Flow::Continue => {}
                        flow @ Flow::Return(_) => return Ok(flow),
                    }
                }
            }
            StmtKind::For { local, range, body } => {
                let range = self.range(range)?;
                let mut round = 0;
                while let Some(value) = range.value(round) {
                    self.step()?;
                    self.now.locals[local.index()] = value;
                    match self.block(body)? {
                        Flow::Break => break,
                        Flow::Next | Flow::Continue => {}
                        flow @ Flow::Return(_) => return Ok(flow),
                    }
                    round += 1;
                }
            }
            StmtKind::Break => return Ok(Flow::Break),
            StmtKind::Continue => return Ok(Flow::Continue),
            StmtKind::Return(value) => {
                let value = value.map(|value| self.eval(value)).transpose()?;
                return Ok(Flow::Return(value.unwrap_or(Value::Opaque)));
            }
            StmtKind::Expr(expr) => {
                self.eval(*expr)?;
            }
            StmtKind::Barrier(_) => self.unseen.clear(),
        }
        Ok(Flow::Next)
    }

    fn assign(&mut self, place: &'a Place, op: Option<BinaryOp>, value: ExprId) -> Run<()> {
        let mut value = self.eval(value)?;
        let at = self.reach(place)?;
        if let Some(op) = op {
            let old = self.load(&at)?;
            value = self.operator(op, &old, &value)?;
        }
        self.store(&at, value);
        Ok(())
    }

    /// A loop that nothing leaves comes to the same state again.
    fn comes_around(&mut self, id: usize) -> Run<()> {
        self.step()?;
        if self.steps < PATIENCE || !self.claims.loops_end {
            return Ok(());
        }
        let machine = &*self;
        let is_same = |then: &State| {
            let bindings = then.memory.iter().zip(&machine.bindings);
            then.locals == machine.now.locals
                && then.variables == machine.variables
                && bindings
                    .into_iter()
                    .all(|((fixed, elements), of)| *fixed == of.fixed && *elements == of.elements)
        };
        let then = machine.states.get(&id);
        if then.is_some_and(is_same) {
            let what = "a loop does not end".to_owned();
            return Err(Stop::Violation(Violation { expr: None, what }));
        }
        // After twice as many rounds each time, so that what is before a circle is left behind.
        let rounds = then.map_or(0, |then| then.rounds);
        let left = then.map_or(0, |then| then.left);
        let state = match left {
            0 => State {
                locals: machine.now.locals.clone(),
                variables: machine.variables.clone(),
                memory: (machine.bindings.iter())
                    .map(|of| (of.fixed.clone(), of.elements.clone()))
                    .collect(),
                rounds: 2 * rounds.max(1),
                left: 2 * rounds.max(1),
            },
            _ => {
                self.states.entry(id).and_modify(|state| state.left -= 1);
                return Ok(());
            }
        };
        self.states.insert(id, state);
        Ok(())
    }

    /// The arm that runs.
    fn arm(&mut self, value: &Value, arms: &'a [Arm]) -> Run<Option<&'a Arm>> {
        let number = |value: &Value| match value {
            Value::Int(int) => Ok(int.value),
            Value::Bool(truth) => Ok(i128::from(*truth)),
            other => Err(Stop::Unknown(format!("`match` on {other:?}"))),
        };
        let number_of = number(value)?;
        for arm in arms {
            let mut matches = arm.patterns.is_empty();
            for pattern in &arm.patterns {
                let mut is_inside = true;
                if let Some(first) = pattern.first {
                    is_inside &= number(&self.eval(first)?)? <= number_of;
                }
                if let Some(last) = pattern.last {
                    is_inside &= number_of <= number(&self.eval(last)?)?;
                }
                matches |= is_inside;
            }
            if !matches {
                continue;
            }
            self.block(&arm.head)?;
            if arm.guard.map_or(Ok(true), |guard| self.truth(guard))? {
                return Ok(Some(arm));
            }
        }
        Ok(None)
    }

    fn range(&mut self, range: &'a Range) -> Run<Rounds> {
        let start = self.int(range.start)?;
        let end = self.int(range.end)?;
        let step = match range.step {
            Some(step) => self.int(step)?.value.max(1),
            None => 1,
        };
        let last = if range.inclusive { end.value } else { end.value - 1 };
        let count = if last < start.value { 0 } else { (last - start.value) / step + 1 };
        Ok(Rounds {
            scalar: start.scalar,
            first: start.value,
            last,
            step,
            count,
            reversed: range.reversed,
            stepped_first: range.stepped_first,
        })
    }
}

/// The values of a `for`'s variable.
#[derive(Debug, PartialEq)]
struct Rounds {
    scalar: Scalar,
    first: i128,
    last: i128,
    step: i128,
    count: i128,
    reversed: bool,
    stepped_first: bool,
}

impl Rounds {
    fn value(&self, round: i128) -> Option<Value> {
        if round >= self.count {
            return None;
        }
        let value = match (self.reversed, self.stepped_first) {
            (false, _) => self.first + round * self.step,
            (true, false) => self.last - round * self.step,
            (true, true) => self.first + (self.count - 1 - round) * self.step,
        };
        Some(Value::int(self.scalar, value))
    }
}

fn address<T>(node: &T) -> usize {
    std::ptr::from_ref(node).addr()
}

/// Whether there is a barrier in a statement itself, not in what it calls.
fn has_barrier(module: &Module, stmt: &Stmt) -> bool {
    if matches!(stmt.kind, StmtKind::Barrier(_)) {
        return true;
    }
    let mut found = false;
    stmt.kind.for_each_expr(&mut |expr| {
        found |= module.any(expr, &|expr| matches!(expr, Expr::WorkgroupUniformLoad(_)));
    });
    stmt.kind.for_each_block(&mut |block| {
        found |= block.stmts.iter().any(|stmt| has_barrier(module, stmt));
    });
    found
}
