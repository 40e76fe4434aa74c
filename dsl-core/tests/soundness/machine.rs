//! Runs a kernel statement by statement, with the meaning that `ir.rs` documents. The verdicts of
//! the proofs are compared with this reference, which has no ranges, facts or conditions.
//!
//! The invocations of a workgroup run in turn, in any order between two barriers. Blocks with
//! barriers are uniform: all invocations run them together (`machine/together.rs`).

mod eval;
mod place;
mod together;
mod waiting;

use std::collections::{BTreeMap, BTreeSet};

use dsl_core::analyze::Checked;
use dsl_core::infer::Types;
use dsl_core::ir::{
    Arm, Barrier, BinaryOp, Block, ExprId, ForRange, Module, Place, Scalar, Stmt, StmtKind, Ty,
};

use place::{Memory, Reached};
use waiting::statements_that_wait;

use crate::launch::Launch;
use crate::random::{Random, mix};
use crate::value::Value;
use crate::verdict::{Claims, Violation};

/// A workgroup that takes more steps is stopped; its verdicts up to then count.
const STEPS: usize = 2_000;

/// After this many steps, the states at the starts of loop iterations are compared.
const PATIENCE: usize = 1_300;

/// The reason for stopping a workgroup.
#[derive(Debug)]
pub(crate) enum Stop {
    /// It takes too long.
    Steps,
    /// A verdict is wrong.
    Violation(Violation),
    /// The machine does not support something: a mistake in this test.
    Unknown(String),
}

type Run<T> = Result<T, Stop>;

/// The way in which control leaves a block.
enum Flow {
    Next,
    Break,
    Continue,
    Return(Value),
}

/// The private state of an invocation.
#[derive(Clone)]
struct Invocation {
    lane: u32,
    locals: Vec<Value>,
    /// The targets of parameters that are pointers.
    pointers: BTreeMap<usize, Reached>,
    /// How it has left the statements that run together; `None` if it has not.
    left: Option<Left>,
    /// Its result of the function that all run together.
    result: Value,
}

/// The way in which an invocation leaves statements.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Left {
    /// It left the innermost loop.
    Loop,
    /// It left the current iteration of the innermost loop.
    Round,
    /// It left the function.
    Function,
}

/// The state at the start of a loop iteration, and the number of iterations for which it is kept.
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
    /// Places of workgroup memory that were first written since the last barrier, with their
    /// writers. Other invocations must not read them yet.
    unseen: BTreeMap<(usize, Vec<u64>), BTreeSet<u32>>,
    /// The addresses of the statements in which invocations wait for each other.
    waiting: BTreeSet<usize>,
    invocations: Vec<Invocation>,
    /// The invocation that runs.
    now: Invocation,
    workgroup: [u32; 3],
    random: Random,
    steps: usize,
    /// Earlier states at the starts of loop iterations.
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
            let is_several = ty.buffers().is_some();
            let element = match ty.buffers().unwrap_or(ty) {
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
            let (element, elements) = (element.cloned(), BTreeMap::new());
            Memory { fixed, elements, element, length, is_several, seed }
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
            left: None,
            result: Value::Opaque,
        };
        Machine {
            module,
            types,
            launch,
            claims,
            bindings: bindings.collect(),
            variables: module.workgroup_vars.iter().map(|(_, of)| Value::fresh(&of.ty)).collect(),
            unseen: BTreeMap::new(),
            waiting: statements_that_wait(module, types),
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
        self.together(&self.module.body)
    }

    // Statements of one invocation.

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
                    // The zero value of WGSL. Such a local is read only as the rest of an option
                    // that is `None`.
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
            StmtKind::Barrier(Barrier::Workgroup) => self.unseen.clear(),
            // Other barriers do not order workgroup memory.
            StmtKind::Barrier(_) => {}
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

    /// Detects an infinite loop by a state that occurs twice.
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
        // The number of iterations doubles each time, to leave behind the iterations before a
        // cycle.
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

    fn range(&mut self, range: &'a ForRange) -> Run<Rounds> {
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

/// The values of a `for` variable.
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
