//! Uniformity, as the WGSL specification defines it (section "Uniformity"): every barrier is
//! reached by all invocations of a workgroup or by none.
//!
//! The specification asks whether a node that must be uniform reaches one that may not be, in a
//! graph of values and control flow. For structured code that is a forward pass with two facts: what
//! control flow depends on, and, for each local, what its value depends on. Loops are passed until
//! nothing changes; the facts only grow.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::Span;

use super::behavior::{Behavior, behavior, block_behavior, reached, repeats};
use crate::builtins::Builtin;
use crate::builtins::subgroups::{self, Selector};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::infer::Types;
use crate::ir::Arg;
use crate::ir::{
    AddressSpace, Arm, BinaryOp, Block, BuiltinValue, Expr, ExprId, FunctionId, LocalId, Module,
    Place, Projection, Range, Root, Stmt, StmtKind,
};

/// Reports barriers that non-uniform control flow reaches.
pub(super) fn check(module: &Module, types: &Types, diags: &mut Diagnostics) {
    let mut cx = Uniformity::new(module, types, diags);
    let mut state = State { control: None, locals: Some(BTreeMap::new()) };
    cx.block(&module.body, &mut state);
    // Functions that no call reaches are in the text nevertheless, where each stands for itself.
    for (id, _) in module.functions.iter() {
        if !cx.known.keys().any(|(known, ..)| *known == id.index()) {
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

/// Why something may differ between the invocations of a workgroup. `None` of it means uniform.
#[derive(Debug, Clone)]
struct Cause {
    /// The value that differs.
    source: Span,
    what: Source,
    /// The branch that depends on it, for control flow.
    branch: Option<Span>,
    /// The calls that it came through, the outermost first.
    calls: Vec<Span>,
}

impl Cause {
    /// The same where a called function begins.
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
}

#[derive(Clone)]
struct State {
    /// What decides that an invocation gets here.
    control: Option<Cause>,
    /// The locals whose values may differ; `None` where control never gets.
    locals: Option<BTreeMap<usize, Cause>>,
}

impl State {
    /// Whether the same things may differ, for whatever cause.
    fn is_like(&self, other: &State) -> bool {
        let locals = |state: &State| {
            state.locals.as_ref().map(|locals| locals.keys().copied().collect::<Vec<_>>())
        };
        self.control.is_some() == other.control.is_some() && locals(self) == locals(other)
    }

    /// What is known where two paths meet.
    fn join_locals(&mut self, other: &State) {
        match (&mut self.locals, &other.locals) {
            (Some(locals), Some(others)) => {
                for (local, cause) in others {
                    locals.entry(*local).or_insert_with(|| cause.clone());
                }
            }
            (locals @ None, Some(others)) => *locals = Some(others.clone()),
            (_, None) => {}
        }
    }

    fn set(&mut self, local: LocalId, cause: Option<Cause>) {
        let Some(locals) = &mut self.locals else { return };
        match cause {
            Some(cause) => {
                locals.insert(local.index(), cause);
            }
            None => {
                locals.remove(&local.index());
            }
        }
    }
}

/// What is asked before each iteration of a loop.
enum Test {
    Nothing,
    Condition(ExprId),
    /// Of a `for`: its variable is set anew in each.
    Range {
        local: LocalId,
        /// What its first value depends on, if that is more than who gets there.
        first: Option<Cause>,
        /// What the number of iterations depends on.
        rounds: Option<Cause>,
    },
}

/// What the jumps out of the current iteration bring along.
struct Loop {
    at_breaks: State,
    at_continues: State,
}

struct Uniformity<'a> {
    module: &'a Module,
    diags: &'a mut Diagnostics,
    loops: Vec<Loop>,
    /// The statements that were reported, by address: a loop is passed more than once.
    reported: BTreeSet<usize>,
    types: &'a Types,
    /// What the results of calls depend on, by expression.
    results: BTreeMap<usize, Option<Cause>>,
    /// What was found out of functions, by what differs at their calls.
    known: BTreeMap<Circumstances, Outcome>,
    /// What the returns of the current function bring along.
    returned: Returned,
}

/// What returns from a function bring along.
struct Returned {
    /// What the function's value depends on.
    value: Option<Cause>,
    /// What its variables depend on there.
    state: State,
}

impl Returned {
    const NOWHERE: Returned =
        Returned { value: None, state: State { control: None, locals: None } };
}

/// A function, whether its calls are in uniform control flow, and which arguments may differ.
type Circumstances = (usize, bool, Vec<bool>);

/// What a call brings about.
#[derive(Clone)]
struct Outcome {
    /// What its value depends on.
    value: Option<Cause>,
    /// What the variables that it was given depend on afterwards.
    pointers: Vec<Option<Cause>>,
}

impl<'a> Uniformity<'a> {
    fn block(&mut self, block: &Block, state: &mut State) {
        for stmt in &block.stmts {
            self.stmt(stmt, state);
            // What follows is never reached.
            if !behavior(stmt).next {
                return;
            }
        }
    }

    fn stmt(&mut self, stmt: &Stmt, state: &mut State) {
        // Conditions of loops and guards are evaluated under control flow of their own.
        match &stmt.kind {
            StmtKind::While { .. } => {}
            StmtKind::Match { scrutinee, .. } => self.calls(*scrutinee, state),
            kind => kind.for_each_expr(&mut |expr| self.calls(expr, state)),
        }
        match &stmt.kind {
            StmtKind::Let { local, init } => {
                let cause = match init {
                    Some(init) => {
                        self.check_load(*init, stmt, state);
                        self.check_subgroup_operation(stmt, state);
                        self.value(*init, state)
                    }
                    // It is assigned before it is read.
                    None => None,
                };
                state.set(*local, cause);
            }
            StmtKind::Assign { place, op, value } => {
                let value = self.value(*value, state);
                let Root::Local(local) = place.root else { return };
                let is_whole = op.is_none() && place.projections.is_empty();
                let old = if is_whole { None } else { self.place(place, state) };
                state.set(local, value.or(old));
            }
            StmtKind::If { condition, accept, reject } => {
                let condition = self.value(*condition, state);
                let arms = [(condition.clone(), accept), (condition, reject)];
                self.branches(&arms, stmt, state);
            }
            StmtKind::Match { scrutinee, arms } => self.match_(*scrutinee, arms, stmt, state),
            StmtKind::While { condition, body } => {
                self.loop_(&Test::Condition(*condition), body, stmt, state);
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
            StmtKind::Expr(_) => {}
            StmtKind::Barrier(barrier) => {
                if let Some(cause) = &state.control {
                    let name = barrier.describe();
                    self.report(name, stmt, cause.clone());
                }
            }
        }
    }

    fn match_(&mut self, scrutinee: ExprId, arms: &[Arm], stmt: &Stmt, state: &mut State) {
        // Arms are tried in turn, so each depends on the tests before it and on its own. The last
        // one has none: what it does not match is not there.
        let arms = reached(arms);
        let decides = self.value(scrutinee, state);
        let mut depends = None;
        let mut branches = Vec::new();
        for (at, arm) in arms.iter().enumerate() {
            let is_tested = at + 1 < arms.len() || arm.guard.is_some();
            if is_tested && !arm.patterns.is_empty() {
                depends = depends.or(decides.clone());
            }
            if let Some(guard) = arm.guard {
                self.calls_under(depends.clone(), guard, state);
                depends = depends.or(self.value(guard, state));
            }
            branches.push((depends.clone(), &arm.body));
        }
        self.branches(&branches, stmt, state);
    }

    /// Branches of which one runs, tried in turn. Control flow meets again after them unless one
    /// jumps away; and it meets again after those behind the last that does.
    fn branches(&mut self, arms: &[(Option<Cause>, &Block)], stmt: &Stmt, state: &mut State) {
        let before = state.clone();
        let mut control = before.control.clone();
        let leaves = |(_, block): &(_, &Block)| block_behavior(block) != Behavior::NEXT;
        let last_leaving = arms.iter().rposition(leaves);
        state.locals = None;
        for (at, (cause, block)) in arms.iter().enumerate() {
            let mut arm = before.clone();
            arm.control = before.control.clone().or(branched(cause.clone(), stmt));
            self.block(block, &mut arm);
            if last_leaving.is_some_and(|last| at <= last) {
                control = control.or(arm.control.clone());
            }
            state.join_locals(&arm);
        }
        state.control = control;
    }

    /// What the rounds of a `for` depend on. Its first value is between the bounds, whatever the step,
    /// unless steps are counted from the other end.
    fn range(&self, local: LocalId, range: &Range, stmt: &Stmt, state: &State) -> Test {
        let bounds = [range.start, range.end].into_iter().find_map(|end| self.value(end, state));
        let step = range.step.and_then(|step| self.value(step, state));
        let first = step.clone().filter(|_| range.stepped_first);
        Test::Range { local, first, rounds: bounds.or(step.filter(|_| repeats(stmt))) }
    }

    fn loop_(&mut self, test: &Test, body: &Block, stmt: &Stmt, state: &mut State) {
        let entry = state.clone();
        let mut head = entry.clone();
        let (at_breaks, end) = loop {
            let nowhere = State { control: None, locals: None };
            self.loops.push(Loop { at_breaks: nowhere.clone(), at_continues: nowhere });
            let mut inner = head.clone();
            let decides = match test {
                Test::Nothing => None,
                Test::Condition(condition) => {
                    self.calls(*condition, &mut inner);
                    self.value(*condition, &inner)
                }
                Test::Range { local, first, rounds } => {
                    inner.set(*local, first.clone());
                    rounds.clone()
                }
            };
            inner.control = inner.control.or(branched(decides, stmt));
            self.block(body, &mut inner);
            let Loop { at_breaks, at_continues } = self.loops.pop().expect("pushed above");
            inner.join_locals(&at_continues);
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
        // Control flow meets again after a loop, unless some invocation may have returned in it.
        let control = if behavior(stmt).returns { end } else { entry.control };
        *state = State { control, locals: at_breaks.locals };
        if !matches!(test, Test::Nothing) {
            state.join_locals(&head);
        }
    }

    fn new(module: &'a Module, types: &'a Types, diags: &'a mut Diagnostics) -> Uniformity<'a> {
        Uniformity {
            module,
            types,
            diags,
            loops: Vec::new(),
            reported: BTreeSet::new(),
            results: BTreeMap::new(),
            known: BTreeMap::new(),
            returned: Returned::NOWHERE,
        }
    }

    // Calls.

    /// Passes through the functions that an expression calls.
    fn calls(&mut self, expr: ExprId, state: &mut State) {
        let module = self.module;
        if let Expr::Binary(BinaryOp::LogicalAnd | BinaryOp::LogicalOr, left, right) =
            &module.exprs[expr].kind
        {
            self.calls(*left, state);
            let decides = self.value(*left, state);
            return self.calls_under(decides, *right, state);
        }
        module.for_each_operand(expr, |operand| self.calls(operand, state));
        let types = self.types;
        let Some(call) = types.call(expr) else { return };
        let causes: Vec<Option<Cause>> = call
            .args
            .iter()
            .map(|arg| match arg {
                Arg::Value(value) => self.value(*value, state),
                Arg::Load(place) | Arg::Pointer(place) => self.place(place, state),
            })
            .collect();
        let outcome = self.function(call.function, causes, state, module.exprs[expr].span);
        self.results.insert(expr.index(), outcome.value);
        for (arg, cause) in call.args.iter().zip(outcome.pointers) {
            if let Arg::Pointer(Place { root: Root::Local(local), .. }) = arg {
                state.set(*local, cause);
            }
        }
    }

    /// The same for an expression that only some invocations may evaluate.
    fn calls_under(&mut self, cause: Option<Cause>, expr: ExprId, state: &mut State) {
        let span = self.module.exprs[expr].span;
        let under = cause.map(|cause| Cause { branch: cause.branch.or(Some(span)), ..cause });
        let outer = state.control.clone();
        state.control = outer.clone().or(under);
        self.calls(expr, state);
        state.control = outer;
    }

    /// A function as if it were called by all invocations, with the same arguments.
    fn stand_alone(&mut self, id: FunctionId) {
        let function = &self.module.functions[id];
        let causes = vec![None; function.params.len()];
        let state = State { control: None, locals: Some(BTreeMap::new()) };
        self.function(id, causes, &state, function.name.span);
    }

    /// A call at `span`, with what its arguments depend on.
    fn function(
        &mut self,
        id: FunctionId,
        causes: Vec<Option<Cause>>,
        state: &State,
        span: Span,
    ) -> Outcome {
        let differs = causes.iter().map(Option::is_some).collect();
        let key = (id.index(), state.control.is_some(), differs);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let function = &self.module.functions[id];
        let outer_calls = state.control.as_ref().map_or(0, |cause| cause.calls.len());
        let control = state.control.clone().map(|cause| cause.through(span));
        let mut inner = State { control, locals: Some(BTreeMap::new()) };
        for (param, cause) in function.params.iter().zip(causes) {
            inner.set(*param, cause);
        }
        let loops = std::mem::take(&mut self.loops);
        let returned = std::mem::replace(&mut self.returned, Returned::NOWHERE);
        self.block(&function.body, &mut inner);
        let returned = std::mem::replace(&mut self.returned, returned);
        self.loops = loops;
        inner.join_locals(&returned.state);
        let outside = |mut cause: Cause| {
            cause.calls.truncate(outer_calls);
            cause
        };
        let pointers = function
            .params
            .iter()
            .map(|param| inner.locals.as_ref()?.get(&param.index()).cloned().map(outside))
            .collect();
        let outcome = Outcome { value: returned.value.map(outside), pointers };
        self.known.insert(key, outcome.clone());
        outcome
    }

    // Values.

    fn value(&self, expr: ExprId, state: &State) -> Option<Cause> {
        let module = self.module;
        let node = &module.exprs[expr];
        let differs =
            |what| Some(Cause { source: node.span, what, branch: None, calls: Vec::new() });
        let own = match &node.kind {
            Expr::Load(place) | Expr::Ref(place, _) => self.place(place, state),
            Expr::Invoke(..) => self.results.get(&expr.index()).cloned().flatten(),
            Expr::Builtin(builtin) if builtin.is_uniform() => None,
            Expr::Builtin(builtin) => differs(Source::Builtin(*builtin)),
            Expr::Call(name, _) if node.kind.subgroup_operation().is_some() => {
                differs(Source::Subgroup(Builtin::identifier(&name.text).to_owned()))
            }
            Expr::Atomic(..) => differs(Source::Atomic),
            Expr::Texture(op, place, _) => match (module.handle(place), place.root) {
                (Some(handle), Root::Binding(texture)) if op.may_change(handle) => {
                    differs(Source::Texture(module.bindings[texture].name.text.clone()))
                }
                _ => None,
            },
            // As uniform as their operands.
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Length(_)
            | Expr::Unary(..)
            | Expr::Binary(..)
            | Expr::Ascribe(..)
            | Expr::Cast(..)
            | Expr::Call(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Swizzle(..)
            | Expr::Index(..)
            | Expr::Construct(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::Number(..)
            | Expr::Cooperative(..)
            | Expr::WorkgroupUniformLoad(_) => None,
        };
        if self.types.call(expr).is_some() {
            // The arguments and control flow have told already.
            return self.results.get(&expr.index()).cloned().flatten();
        }
        let mut cause = own;
        module.for_each_operand(expr, |operand| {
            cause = cause.take().or_else(|| self.value(operand, state));
        });
        cause.or_else(|| state.control.clone())
    }

    fn local(&self, local: LocalId, state: &State) -> Option<Cause> {
        state.locals.as_ref()?.get(&local.index()).cloned()
    }

    /// What the contents of a place depend on, its indices included.
    fn place(&self, place: &Place, state: &State) -> Option<Cause> {
        let differs =
            |what| Some(Cause { source: place.span, what, branch: None, calls: Vec::new() });
        let contents = match place.root {
            Root::Local(local) => self.local(local, state),
            Root::Workgroup(var) => {
                differs(Source::Workgroup(self.module.workgroup_vars[var].name.text.clone()))
            }
            Root::Binding(binding) => {
                let binding = &self.module.bindings[binding];
                match binding.space {
                    AddressSpace::StorageRead | AddressSpace::Uniform | AddressSpace::Handle => {
                        None
                    }
                    AddressSpace::StorageReadWrite => {
                        differs(Source::Storage(binding.name.text.clone()))
                    }
                }
            }
        };
        contents.or_else(|| self.indices(place, state))
    }

    fn indices(&self, place: &Place, state: &State) -> Option<Cause> {
        place.projections.iter().find_map(|projection| match projection {
            Projection::Index(index) => self.value(*index, state),
            Projection::Member(_) => None,
        })
    }

    /// `workgroup_uniform_load` is a barrier, and its pointer has to be uniform as well.
    fn check_load(&mut self, init: ExprId, stmt: &Stmt, state: &State) {
        if let Expr::WorkgroupUniformLoad(place) = &self.module.exprs[init].kind
            && let Some(cause) = state.control.clone().or_else(|| self.indices(place, state))
        {
            self.report("workgroup_uniform_load", stmt, cause);
        }
    }

    /// All invocations of a subgroup meet at its operations, and some want the same number in all.
    fn check_subgroup_operation(&mut self, stmt: &Stmt, state: &State) {
        let module = self.module;
        let Some((local, name, args)) = super::phases::subgroup_operation(stmt, module) else {
            return;
        };
        // It is called like the function that the user wrote.
        let own = &module.locals[local].name.text;
        if let Some(cause) = &state.control {
            return self.report(own, stmt, cause.clone());
        }
        if subgroups::selector(&name.text) == Some(Selector::Uniform)
            && let Some(cause) = self.value(args[1], state)
            && self.reported.insert(std::ptr::from_ref(stmt).addr())
        {
            let message =
                format!("the second argument of `{own}` has to be the same for all invocations");
            let (what, _) = cause.what.explain();
            let advice = "`subgroup_shuffle(x, i)` takes a different `i` in each invocation";
            let span = module.exprs[args[1]].span;
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
                    "`{name}` has to be reached by every invocation of a workgroup or by none, and \
                     here some may not reach it"
                ),
                "whether this goes on may differ between invocations",
            ),
            None => (
                format!("the place that `{name}` reads has to be the same for all invocations"),
                "",
            ),
        };
        let (what, mut advice) = cause.what.explain();
        if super::phases::subgroup_operation(stmt, self.module).is_some() {
            advice = "let all invocations take part, those without work with a value that changes \
                      nothing: `let x = if i < n { input[i] } else { 0.0 }; subgroup_add(x)`";
        }
        let mut diagnostic = Diagnostic::new(Code::NonUniform, stmt.span, message);
        for call in cause.calls.iter().rev() {
            diagnostic = diagnostic.label(*call, "called here");
        }
        if let Some(branch) = cause.branch {
            diagnostic = diagnostic.label(branch, branch_label);
        }
        self.diags.push(diagnostic.label(cause.source, what).note(advice));
    }
}

impl Source {
    /// What differs, and what to do about it.
    fn explain(&self) -> (String, &'static str) {
        const MOVE: &str = "move the barrier out of the branch or loop; instead of returning early, \
                            let invocations without work pass the barrier: \
                            `let active = i < n; if active { … } workgroup_barrier();`";
        match self {
            Source::Builtin(builtin) => {
                (format!("`{}()` differs between invocations", builtin.name()), MOVE)
            }
            Source::Subgroup(name) => (
                format!("`{name}` gives each subgroup a value of its own"),
                "store it in a workgroup variable and read that with `workgroup_uniform_load(&…)`: \
                 that gives all invocations one value",
            ),
            Source::Atomic => ("the result of an atomic differs between invocations".into(), MOVE),
            Source::Workgroup(name) => (
                format!("`{name}` is in workgroup memory, where another invocation may write"),
                "read it with `workgroup_uniform_load(&…)`: that gives all invocations one value",
            ),
            Source::Texture(name) => (
                format!("`{name}` can be written, so its texels may differ between invocations"),
                "take it as `&StorageTexture2d<F>` if the kernel only reads it, or copy the value \
                 to a workgroup variable and read that with `workgroup_uniform_load(&…)`",
            ),
            Source::Storage(name) => (
                format!("`{name}` can be written, so its elements may differ between invocations"),
                "take it as `&[T]` if the kernel only reads it, or copy the value to a workgroup \
                 variable and read that with `workgroup_uniform_load(&…)`",
            ),
        }
    }
}

/// The cause as a cause of control flow.
fn branched(cause: Option<Cause>, stmt: &Stmt) -> Option<Cause> {
    cause.map(|cause| Cause { branch: cause.branch.or(Some(stmt.span)), ..cause })
}
