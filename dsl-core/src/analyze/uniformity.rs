//! Uniformity, as the WGSL specification defines it (section "Uniformity"): all invocations of a
//! workgroup reach a barrier, or none does.
//!
//! The specification asks whether a node that must be uniform reaches one that may not be, in a
//! graph of values and control flow. For structured code that is a forward pass with two facts: why
//! control flow may differ, and why the value of each local may differ. Loops are passed until
//! nothing changes; the facts only grow. `evaluate.rs` handles the expressions.

mod evaluate;

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::Span;

use super::behavior::{Behavior, behavior, block_behavior, reached, repeats};
use crate::builtins::subgroups::{self, Selector};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::infer::Types;
use crate::ir::{
    Arm, Block, BuiltinValue, Expr, ExprId, ForRange, FunctionId, LocalId, Module, Name, Place,
    Root, Stmt, StmtKind,
};
use crate::shared_map::{Keep, SharedMap};

/// The maximum number of visited statements: `LOOKS`, and `LOOKS_AT_STMT` for each statement of the
/// kernel. Up to it, loops are passed until nothing changes.
const LOOKS: usize = 50_000;
const LOOKS_AT_STMT: usize = 16;

/// Reports barriers that non-uniform control flow reaches.
pub(super) fn check(module: &Module, types: &Types, diags: &mut Diagnostics) {
    let mut cx = Uniformity::new(module, types, diags);
    let mut state = State { control: None, locals: Some(SharedMap::default()) };
    cx.block(&module.body, &mut state);
    // The emitted text has functions that no call reaches. Each of them is analysed on its own.
    for (id, _) in module.functions.iter() {
        let is_known = cx.known.range((id, None)..).next();
        if is_known.is_none_or(|((known, _), _)| *known != id) {
            cx.stand_alone(id);
        }
    }
}

/// Reports barriers that non-uniform control flow reaches, even if the functions are called in
/// uniform control flow with uniform arguments.
pub(super) fn check_functions(
    module: &Module,
    types: &Types,
    functions: &[FunctionId],
    diags: &mut Diagnostics,
) {
    let mut cx = Uniformity::new(module, types, diags);
    functions.iter().for_each(|function| cx.stand_alone(*function));
}

/// Why something may differ between the invocations of a workgroup. `None` means uniform.
#[derive(Debug, Clone)]
struct Cause {
    /// The value that differs.
    source: Span,
    what: Source,
    /// For control flow: the branch that depends on the value.
    branch: Option<Span>,
    /// The calls that the cause came through, the outermost first.
    calls: Vec<Span>,
    /// The call that got a pointer to the variable that differs, even if it stores nothing there.
    passed: Option<Span>,
}

impl Cause {
    fn new(source: Span, what: Source) -> Cause {
        Cause { source, what, branch: None, calls: Vec::new(), passed: None }
    }

    /// The same cause at the beginning of a called function.
    fn through(mut self, call: Span) -> Cause {
        self.calls.push(call);
        self
    }
}

#[derive(Debug, Clone)]
enum Source {
    Builtin(BuiltinValue),
    Workgroup(String),
    Storage(String),
    Texture(String),
    Subgroup(String),
    Atomic,
    /// A loop that takes too long to analyse.
    Unknown,
}

#[derive(Clone)]
struct State {
    /// Why some invocations may not get here.
    control: Option<Cause>,
    /// The locals whose values may differ; `None` if control never gets here.
    locals: Option<SharedMap<LocalId, Cause>>,
}

impl State {
    const NOWHERE: State = State { control: None, locals: None };

    /// Limits control flow to the invocations that take a branch.
    fn narrow(&mut self, chosen_by: Option<Cause>, stmt: &Stmt) {
        self.control = self.control.take().or(branched(chosen_by, stmt.span));
    }

    /// Whether the same things may differ, whatever the causes.
    fn is_like(&self, other: &State) -> bool {
        let are_like = match (&self.locals, &other.locals) {
            (Some(a), Some(b)) => a.is_like(b, |_, _| true),
            (a, b) => a.is_none() && b.is_none(),
        };
        are_like && self.control.is_some() == other.control.is_some()
    }

    /// Merges the facts where two paths meet.
    fn join_locals(&mut self, other: &State) {
        match (&mut self.locals, &other.locals) {
            (Some(locals), Some(others)) => {
                locals.join(others, Keep::ALL, |_, cause, _| Some(cause.clone()));
            }
            (locals @ None, Some(others)) => *locals = Some(others.clone()),
            (_, None) => {}
        }
    }

    fn set(&mut self, local: LocalId, cause: Option<Cause>) {
        let Some(locals) = &mut self.locals else { return };
        match cause {
            Some(cause) => {
                locals.insert(local, cause);
            }
            None => {
                locals.remove(local);
            }
        }
    }
}

/// Branches that are tried in turn until one runs. Control flow meets again after them unless a
/// branch jumps away. Branches behind the last one that jumps away do not matter for that.
struct Branches {
    /// The state in which the next branch is tried.
    rest: State,
    /// The state after the branches.
    joined: State,
    /// The number of branches left, up to and including the last one that jumps away.
    leaving: usize,
}

impl Branches {
    fn new<'b>(blocks: impl Iterator<Item = &'b Block>, before: &State) -> Branches {
        let leaves = |block: &Block| block_behavior(block) != Behavior::NEXT;
        let blocks = blocks.enumerate();
        let last = blocks.filter(|(_, block)| leaves(block)).last();
        Branches {
            rest: before.clone(),
            joined: State { control: before.control.clone(), locals: None },
            leaving: last.map_or(0, |(at, _)| at + 1),
        }
    }
}

/// The test before each iteration of a loop.
enum Test<'b> {
    Nothing,
    Condition(&'b Block, ExprId),
    /// The test of a `for`, which sets its variable anew in each iteration.
    Range {
        local: LocalId,
        /// Why the first value may differ between the invocations that get there.
        first: Option<Cause>,
        /// Why the number of iterations may differ.
        rounds: Option<Cause>,
    },
}

/// The states at the jumps out of the current iteration.
struct Loop {
    at_breaks: State,
    at_continues: State,
}

struct Uniformity<'a> {
    module: &'a Module,
    diags: &'a mut Diagnostics,
    loops: Vec<Loop>,
    /// The states in which iterations begin, by the address of the loop.
    heads: BTreeMap<usize, State>,
    /// The statements that were reported, by address: a loop is passed more than once.
    reported: BTreeSet<usize>,
    types: &'a Types,
    /// The outcomes of functions, by the input that differs at their calls, if any.
    known: BTreeMap<(FunctionId, Option<Input>), Outcome>,
    /// The value and state at the returns of the current function.
    returned: Returned,
    /// The number of statements that may still be visited. After that, everything that loops change
    /// counts as different.
    fuel: usize,
}

/// The value and state at the returns of a function.
struct Returned {
    /// Why the function's value may differ.
    value: Option<Cause>,
    /// The state of its variables there.
    state: State,
}

impl Returned {
    const NOWHERE: Returned = Returned { value: None, state: State::NOWHERE };
}

/// An input that may differ between the invocations that call a function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Input {
    /// Whether they reach the call.
    Control,
    /// The value of a parameter, or of the variable that it points to.
    Argument(usize),
}

/// The outcome of a call.
#[derive(Clone)]
struct Outcome {
    /// Why its value may differ.
    value: Option<Cause>,
    /// Why the variables passed as pointers may differ afterwards.
    pointers: Vec<Option<Cause>>,
}

impl Outcome {
    /// Merges two outcomes.
    fn join(&mut self, other: Outcome) {
        self.value = self.value.take().or(other.value);
        for (pointer, other) in self.pointers.iter_mut().zip(other.pointers) {
            *pointer = pointer.take().or(other);
        }
    }
}

impl<'a> Uniformity<'a> {
    fn block(&mut self, block: &Block, state: &mut State) {
        for stmt in &block.stmts {
            self.stmt(stmt, state);
            // The statements after this one are never reached.
            if !behavior(stmt).next {
                return;
            }
        }
    }

    fn stmt(&mut self, stmt: &Stmt, state: &mut State) {
        self.fuel = self.fuel.saturating_sub(1);
        match &stmt.kind {
            StmtKind::Let { local, init } => {
                // A variable without an initializer is assigned before it is read.
                let cause = init.and_then(|init| self.initializer(init, stmt, state));
                state.set(*local, cause);
            }
            StmtKind::Assign { place, op, value } => {
                // WGSL evaluates the place first.
                let indices = self.indices(place, state);
                let is_whole = op.is_none() && place.projections.is_empty();
                let old = place.local().filter(|_| !is_whole);
                let old = old.and_then(|local| self.local(local, state));
                let value = self.value(*value, state);
                if let Root::Local(local) = place.root {
                    state.set(local, value.or(old).or(indices));
                }
            }
            StmtKind::If { condition, accept, reject } => {
                let condition = self.value(*condition, state);
                let mut branches = Branches::new([accept, reject].into_iter(), state);
                branches.rest.narrow(condition, stmt);
                self.branch(&mut branches, accept);
                self.branch(&mut branches, reject);
                *state = branches.joined;
            }
            StmtKind::Match { scrutinee, arms } => self.match_(*scrutinee, arms, stmt, state),
            StmtKind::While { head, condition, body } => {
                self.loop_(&Test::Condition(head, *condition), body, stmt, state);
            }
            StmtKind::For { local, range, body } => {
                let test = self.range(*local, range, stmt, state);
                self.loop_(&test, body, stmt, state);
            }
            StmtKind::Loop { body, .. } => self.loop_(&Test::Nothing, body, stmt, state),
            StmtKind::Break => {
                if let Some(inner) = self.loops.last_mut() {
                    inner.at_breaks.join_locals(state);
                }
                state.locals = None;
            }
            StmtKind::Continue => {
                if let Some(inner) = self.loops.last_mut() {
                    inner.at_continues.join_locals(state);
                }
                state.locals = None;
            }
            StmtKind::Return(value) => {
                let value = value.and_then(|value| self.value(value, state));
                self.returned.value = self.returned.value.take().or(value);
                self.returned.state.join_locals(state);
                state.locals = None;
            }
            StmtKind::Expr(expr) => {
                self.value(*expr, state);
            }
            StmtKind::Barrier(barrier) => {
                if let Some(cause) = &state.control {
                    let name = barrier.describe();
                    self.report(name, stmt, cause.clone());
                }
            }
        }
    }

    /// Why the first value of a local may differ. Subgroup operations and uniform loads are checked
    /// here, because all invocations must reach them.
    fn initializer(&mut self, init: ExprId, stmt: &Stmt, state: &mut State) -> Option<Cause> {
        if let Some((local, name, args)) = super::phases::subgroup_operation(stmt, self.module) {
            let args: Vec<_> = args.iter().map(|arg| (*arg, self.value(*arg, state))).collect();
            // The local is named after the function that the user wrote.
            let own = &self.module.locals[local].name.text;
            self.check_subgroup_operation(own, name, &args, stmt, state);
        }
        let cause = self.value(init, state);
        if let (Expr::WorkgroupUniformLoad(_), Some(cause)) =
            (&self.module.exprs[init].kind, &cause)
        {
            // It is a barrier, and its pointer must be uniform as well.
            let cause = state.control.as_ref().unwrap_or(cause).clone();
            self.report("workgroup_uniform_load", stmt, cause);
        }
        cause
    }

    fn match_(&mut self, scrutinee: ExprId, arms: &[Arm], stmt: &Stmt, state: &mut State) {
        // Arms are tried in turn, so each depends on its own test and on the tests before it. The
        // last arm has no test: every value that is left matches it.
        let arms = reached(arms);
        let decides = self.value(scrutinee, state);
        let mut branches = Branches::new(arms.iter().map(|arm| &arm.body), state);
        for (at, arm) in arms.iter().enumerate() {
            let is_last = at + 1 == arms.len();
            let pattern = match arm.patterns.is_empty() || is_last && arm.guard.is_none() {
                true => None,
                false => decides.clone(),
            };
            let guard = arm.guard.and_then(|guard| {
                let outer = branches.rest.control.clone();
                let matches = branched(pattern.clone(), self.module.exprs[guard].span);
                branches.rest.control = outer.clone().or(matches);
                self.block(&arm.head, &mut branches.rest);
                branches.rest.control = outer;
                self.value(guard, &mut branches.rest)
            });
            branches.rest.narrow(pattern.or(guard), stmt);
            self.branch(&mut branches, &arm.body);
        }
        if arms.last().is_some_and(|arm| arm.guard.is_some()) {
            branches.joined.join_locals(&branches.rest);
        }
        *state = branches.joined;
    }

    /// Analyses the next of several branches.
    fn branch(&mut self, branches: &mut Branches, block: &Block) {
        let mut inner = branches.rest.clone();
        self.block(block, &mut inner);
        if branches.leaving > 0 {
            branches.leaving -= 1;
            branches.joined.control = branches.joined.control.take().or(inner.control.clone());
        }
        branches.joined.join_locals(&inner);
    }

    /// The test of a `for`. The first value is between the bounds, whatever the step, unless steps
    /// are counted from the other end.
    fn range(
        &mut self,
        local: LocalId,
        range: &ForRange,
        stmt: &Stmt,
        state: &mut State,
    ) -> Test<'static> {
        let start = self.value(range.start, state);
        let end = self.value(range.end, state);
        let step = range.step.and_then(|step| self.value(step, state));
        let first = step.clone().filter(|_| range.stepped_first);
        let rounds = start.or(end).or(step.filter(|_| repeats(stmt)));
        Test::Range { local, first, rounds }
    }

    fn loop_(&mut self, test: &Test<'_>, body: &Block, stmt: &Stmt, state: &mut State) {
        let entry = state.clone();
        let mut head = entry.clone();
        // In a later iteration of an enclosing loop, more may differ: continue with the earlier
        // state.
        let key = std::ptr::from_ref(stmt).addr();
        if let Some(before) = self.heads.remove(&key) {
            head.control = head.control.or(before.control.clone());
            head.join_locals(&before);
        }
        let (mut end, control) = loop {
            if self.fuel == 0 {
                self.doubt(body, stmt, &mut head);
            }
            self.loops.push(Loop { at_breaks: State::NOWHERE, at_continues: State::NOWHERE });
            let mut inner = head.clone();
            let decides = match test {
                Test::Nothing => None,
                Test::Condition(head, condition) => {
                    self.block(head, &mut inner);
                    self.value(*condition, &mut inner)
                }
                Test::Range { local, first, rounds } => {
                    inner.set(*local, first.clone());
                    rounds.clone()
                }
            };
            inner.narrow(decides, stmt);
            self.block(body, &mut inner);
            let Loop { mut at_breaks, at_continues } = self.loops.pop().expect("pushed above");
            inner.join_locals(&at_continues);
            if !matches!(test, Test::Nothing) {
                // The test may end the loop.
                at_breaks.join_locals(&head);
            }
            if !repeats(stmt) {
                break (at_breaks, inner.control);
            }

            let mut again = head.clone();
            again.control = again.control.or(inner.control.clone());
            again.join_locals(&inner);
            if again.is_like(&head) {
                break (at_breaks, inner.control);
            }
            head = again;
        };
        self.heads.insert(key, head);
        // Control flow meets again after a loop, unless some invocation may have returned in it.
        end.control = if behavior(stmt).returns { control } else { entry.control };
        *state = end;
    }

    /// Assumes that everything an iteration may change differs, because an exact result takes too
    /// long.
    fn doubt(&self, body: &Block, stmt: &Stmt, head: &mut State) {
        let cause = Cause { branch: Some(stmt.span), ..Cause::new(stmt.span, Source::Unknown) };
        let Some(locals) = &mut head.locals else { return };
        let mut differs = |place: &Place| {
            if let Root::Local(local) = place.root
                && locals.get(local).is_none()
            {
                locals.insert(local, cause.clone());
            }
        };
        body.for_each_stmt(&mut |stmt| {
            stmt.kind.stored().into_iter().for_each(&mut differs);
            self.types.passed(stmt).for_each(&mut differs);
        });
    }

    fn new(module: &'a Module, types: &'a Types, diags: &'a mut Diagnostics) -> Uniformity<'a> {
        Uniformity {
            module,
            types,
            diags,
            loops: Vec::new(),
            heads: BTreeMap::new(),
            reported: BTreeSet::new(),
            known: BTreeMap::new(),
            returned: Returned::NOWHERE,
            fuel: LOOKS + LOOKS_AT_STMT * statements(module),
        }
    }

    /// All invocations of a subgroup must reach its operations, and some operations need a uniform
    /// argument. `own` is the user's name for this operation.
    fn check_subgroup_operation(
        &mut self,
        own: &str,
        name: &Name,
        args: &[(ExprId, Option<Cause>)],
        stmt: &Stmt,
        state: &State,
    ) {
        if let Some(cause) = &state.control {
            return self.report(own, stmt, cause.clone());
        }
        if subgroups::selector(&name.text) == Some(Selector::Uniform)
            && let Some((arg, Some(cause))) = args.get(1)
            && self.reported.insert(std::ptr::from_ref(stmt).addr())
        {
            let message =
                format!("the second argument of `{own}` must be the same for all invocations");
            let (what, _) = cause.what.explain();
            let advice = "`subgroup_shuffle(x, i)` takes a different `i` in each invocation";
            let span = self.module.exprs[*arg].span;
            let diagnostic = Diagnostic::new(Code::NonUniform, span, message);
            self.diags.push(diagnostic.label(cause.source, what).note(advice));
        }
    }

    fn report(&mut self, name: &str, stmt: &Stmt, cause: Cause) {
        if !self.reported.insert(std::ptr::from_ref(stmt).addr()) {
            return;
        }
        let (message, branch_label) = match cause.branch {
            Some(_) => (
                format!(
                    "`{name}` must be in uniform control flow, but some invocations of the \
                     workgroup may not reach it"
                ),
                "invocations may take different paths here",
            ),
            None => {
                (format!("the place that `{name}` reads must be the same for all invocations"), "")
            }
        };
        let (what, mut advice) = cause.what.explain();
        if super::phases::subgroup_operation(stmt, self.module).is_some() {
            advice = "let all invocations call it; invocations without work pass a neutral value: \
                      `let x = if i < n { input[i] } else { 0.0 }; subgroup_add(x)`";
        }
        let mut diagnostic = Diagnostic::new(Code::NonUniform, stmt.span, message);
        for call in cause.calls.iter().rev() {
            diagnostic = diagnostic.label(*call, "called here");
        }
        if let Some(branch) = cause.branch {
            diagnostic = diagnostic.label(branch, branch_label);
        }
        if let Some(passed) = cause.passed {
            let label = "only some invocations reach this call: the variable that they pass as \
                         `&mut` may differ afterwards, even without a store";
            diagnostic = diagnostic.label(passed, label);
            advice = "pass the variable by value, or a copy of it as `&mut`: \
                      `let mut copy = v; f(&mut copy)`";
        }
        self.diags.push(diagnostic.label(cause.source, what).note(advice));
    }
}

impl Source {
    /// A description of the difference, and advice.
    fn explain(&self) -> (String, &'static str) {
        const MOVE: &str = "move the barrier out of the branch or loop; instead of returning \
                            early, let invocations without work reach the barrier: \
                            `let active = i < n; if active { … } workgroup_barrier();`";
        match self {
            Source::Builtin(builtin) => {
                (format!("`{}()` differs between invocations", builtin.name()), MOVE)
            }
            Source::Subgroup(name) => (
                format!("`{name}` differs between subgroups"),
                "store the value in a workgroup variable, and read this variable with \
                 `workgroup_uniform_load(&…)`: then all invocations get the same value",
            ),
            Source::Unknown => (
                "this loop is too complex: the compiler cannot tell whether its variables are the \
                 same for all invocations"
                    .into(),
                "move parts of the loop into functions, or make the loop shorter",
            ),
            Source::Atomic => ("the result of an atomic differs between invocations".into(), MOVE),
            Source::Workgroup(name) => (
                format!("`{name}` is in workgroup memory, where another invocation may write"),
                "read it with `workgroup_uniform_load(&…)`: all invocations then get one value",
            ),
            Source::Texture(name) => (
                format!("`{name}` can be written, so its texels may differ between invocations"),
                "take it as `&StorageTexture2d<F>` if the kernel only reads it, or copy the value \
                 to a workgroup variable, and read the copy with `workgroup_uniform_load(&…)`",
            ),
            Source::Storage(name) => (
                format!("`{name}` can be written, so its elements may differ between invocations"),
                "take it as `&[T]` if the kernel only reads it, or copy the value to a workgroup \
                 variable, and read the copy with `workgroup_uniform_load(&…)`",
            ),
        }
    }
}

fn statements(module: &Module) -> usize {
    let mut count = 0;
    module.bodies().for_each(|body| body.for_each_stmt(&mut |_| count += 1));
    count
}

/// The cause as a cause of control flow.
fn branched(cause: Option<Cause>, span: Span) -> Option<Cause> {
    cause.map(|cause| Cause { branch: cause.branch.or(Some(span)), ..cause })
}
