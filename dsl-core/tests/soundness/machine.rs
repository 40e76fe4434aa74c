//! Runs a kernel statement by statement, as `ir.rs` says what it means: the reference that the
//! verdicts of the proofs are compared with. Knows nothing of ranges, facts and conditions.
//!
//! The invocations of a workgroup run in turn, in any order between two barriers. Blocks with
//! barriers are uniform: all invocations go through them together.

use std::collections::{BTreeMap, BTreeSet};

use dsl_core::analyze::Checked;
use dsl_core::arena::Id;
use dsl_core::cooperative::CoopOp;
use dsl_core::infer::Types;
use dsl_core::ir::{
    Arm, AtomicOp, BinaryOp, Block, BuiltinValue, Callee, Expr, ExprId, Literal, LocalKind, Module,
    Place, Projection, Range, Root, Scalar, Stmt, StmtKind, Ty,
};
use dsl_core::testing::Arg;

use crate::builtins;
use crate::launch::Launch;
use crate::random::{Random, mix};
use crate::value::{Int, Value};
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

/// A place whose indices are evaluated.
#[derive(Debug, Clone)]
struct Reached {
    root: Root,
    path: Vec<u64>,
    ty: Ty,
}

/// Memory of a binding: parts that are always there, and elements, most of which nobody has looked at.
struct Memory {
    fixed: Value,
    elements: BTreeMap<u64, Value>,
    element: Option<Ty>,
    length: u64,
    seed: u64,
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
    invocations: Vec<Invocation>,
    /// The one that runs.
    now: Invocation,
    workgroup: [u32; 3],
    random: Random,
    steps: usize,
    /// The states in which loops came around.
    states: BTreeMap<usize, State>,
    /// The certain indices that were used, by their expressions.
    pub(crate) used: BTreeSet<(usize, u32)>,
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
        if !has_barrier(self.module, self.types, stmt) {
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
            StmtKind::While { condition, body } => loop {
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
            StmtKind::While { condition, body } => {
                self.states.remove(&address(body));
                while self.truth(*condition)? {
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
            if matches
                && match arm.guard {
                    Some(guard) => self.truth(guard)?,
                    None => true,
                }
            {
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

    // Places.

    /// Evaluates the indices of a place, each of which is compared with what is claimed of it.
    fn reach(&mut self, place: &'a Place) -> Run<Reached> {
        let pointer = match place.root {
            Root::Local(local) if self.module.locals[local].kind == LocalKind::Pointer => {
                self.now.pointers.get(&local.index()).cloned()
            }
            _ => None,
        };
        let ty = self.types.root(self.module, place.root).clone();
        let new = || Reached { root: place.root, path: Vec::new(), ty };
        let mut at = pointer.unwrap_or_else(new);
        for projection in &place.projections {
            match projection {
                Projection::Index(index) => {
                    let length = self.length_of(&at.ty, at.root)?;
                    let index = self.index(*index, length)?;
                    at.path.push(index);
                }
                Projection::Member(name) => {
                    let n = member(&at.ty, &name.text);
                    let n = n.ok_or_else(|| no_member(&at.ty, &name.text))?;
                    at.path.push(n as u64);
                }
            }
            at.ty = dsl_core::infer::project(&at.ty, projection);
        }
        at.ty = at.ty.loaded();
        Ok(at)
    }

    fn length_of(&self, ty: &Ty, root: Root) -> Run<u64> {
        match (ty, root) {
            (Ty::Array(_, n), _) => Ok(u64::from(*n)),
            (Ty::Vector(_, n) | Ty::Matrix(n), _) => Ok(u64::from(*n)),
            (Ty::RuntimeArray(_), Root::Binding(binding)) => {
                Ok(self.bindings[binding.index()].length)
            }
            _ => Err(Stop::Unknown(format!("an index into {ty:?}"))),
        }
    }

    /// The index that is used, which is kept inside where it is not.
    fn index(&mut self, id: ExprId, length: u64) -> Run<u64> {
        let value = self.int(id)?;
        self.claims.index(id, value, length).map_err(Stop::Violation)?;
        if self.claims.certain.contains(&id.index()) {
            self.used.insert((id.index(), value.value as u32));
        }
        let inside = (0..i128::from(length)).contains(&value.value);
        Ok(if inside { value.value as u64 } else { length.wrapping_sub(1) })
    }

    fn slot(&mut self, at: &Reached) -> Option<&mut Value> {
        match at.root {
            Root::Local(local) => walk_mut(&mut self.now.locals[local.index()], &at.path),
            Root::Workgroup(var) => walk_mut(&mut self.variables[var.index()], &at.path),
            Root::Binding(binding) => {
                self.bindings[binding.index()].slot(&at.path, &self.launch.numbers)
            }
        }
    }

    fn load(&mut self, at: &Reached) -> Run<Value> {
        let value = self.slot(at).cloned();
        let mut value = value.unwrap_or_else(|| Value::zero(&at.ty));
        if value.settle() && self.claims.initialized {
            let what = "workgroup memory is read before it is written".to_owned();
            return Err(Stop::Violation(Violation { expr: None, what }));
        }
        Ok(value)
    }

    fn store(&mut self, at: &Reached, value: Value) {
        if let Some(slot) = self.slot(at) {
            *slot = value;
        }
    }

    // Expressions.

    fn truth(&mut self, id: ExprId) -> Run<bool> {
        match self.eval(id)? {
            Value::Bool(truth) => Ok(truth),
            other => Err(Stop::Unknown(format!("a condition is {other:?}"))),
        }
    }

    fn int(&mut self, id: ExprId) -> Run<Int> {
        match self.eval(id)? {
            Value::Int(int) => Ok(int),
            other => Err(Stop::Unknown(format!("an integer is {other:?}"))),
        }
    }

    fn all(&mut self, ids: &[ExprId]) -> Run<Vec<Value>> {
        ids.iter().map(|id| self.eval(*id)).collect()
    }

    fn operator(&mut self, op: BinaryOp, left: &Value, right: &Value) -> Run<Value> {
        let mut by_zero = false;
        let value = builtins::binary(op, left, right, &mut |divisor| by_zero |= divisor == 0);
        self.claims.divided(by_zero).map_err(Stop::Violation)?;
        value.map_err(Stop::Unknown)
    }

    fn eval(&mut self, id: ExprId) -> Run<Value> {
        if let Some(call) = self.types.call(id) {
            return self.call(call.function, &call.args);
        }
        let ty = self.types.expr(id);
        match &self.module.exprs[id].kind {
            Expr::Error => Err(Stop::Unknown("an error".to_owned())),
            Expr::Literal(literal) => Ok(match (*literal, ty) {
                (Literal::Bool(truth), _) => Value::Bool(truth),
                (Literal::Int(value, _), Ty::Scalar(scalar)) if scalar.is_integer() => {
                    Value::int(*scalar, i128::from(value))
                }
                (Literal::Int(value, _), _) => Value::F32(value as f32),
                (Literal::Float { single, .. }, _) => Value::F32(single),
            }),
            Expr::Const(constant) => self.eval(self.module.consts[*constant].init),
            Expr::Ascribe(operand, _) => self.eval(*operand),
            Expr::Load(place) | Expr::Ref(place, _) | Expr::WorkgroupUniformLoad(place) => {
                let at = self.reach(place)?;
                self.load(&at)
            }
            Expr::Length(place) => match self.types.place(self.module, place) {
                // A constant, for which nothing is indexed.
                Ty::Array(_, n) => Ok(Value::u32(n)),
                ty => {
                    let at = self.reach(place)?;
                    Ok(Value::u32(self.length_of(&ty, at.root)? as u32))
                }
            },
            Expr::Builtin(builtin) => Ok(self.builtin_value(*builtin)),
            Expr::Unary(op, operand) => {
                let operand = self.eval(*operand)?;
                builtins::unary(*op, &operand).map_err(Stop::Unknown)
            }
            Expr::Binary(BinaryOp::LogicalAnd, left, right) => {
                Ok(Value::Bool(self.truth(*left)? && self.truth(*right)?))
            }
            Expr::Binary(BinaryOp::LogicalOr, left, right) => {
                Ok(Value::Bool(self.truth(*left)? || self.truth(*right)?))
            }
            Expr::Binary(op, left, right) => {
                let (left, right) = (self.eval(*left)?, self.eval(*right)?);
                self.operator(*op, &left, &right)
            }
            Expr::Cast(operand, to) => {
                let operand = self.eval(*operand)?;
                self.claims.cast(id, &operand).map_err(Stop::Violation)?;
                match to.scalar() {
                    Some(to) => builtins::cast(&operand, to).map_err(Stop::Unknown),
                    None => Err(Stop::Unknown(format!("a cast to {to:?}"))),
                }
            }
            Expr::Call(name, args) | Expr::Invoke(Callee::Method(name, _), args) => {
                self.builtin(id, &name.text, args, ty)
            }
            Expr::Invoke(Callee::Function(..), _) => {
                Err(Stop::Unknown("a call of no function".to_owned()))
            }
            Expr::Vector(of, parts) => {
                let parts = self.all(parts)?;
                Ok(match (of, parts.as_slice()) {
                    (
                        Ty::Vector(_, n),
                        [one @ (Value::Int(_) | Value::Bool(_) | Value::F32(_))],
                    ) => Value::Parts(vec![one.clone(); usize::from(*n)]),
                    _ => Value::Parts(parts),
                })
            }
            Expr::Construct(_, members) if members.is_empty() => Ok(Value::zero(ty)),
            Expr::Array(parts) | Expr::Construct(_, parts) | Expr::Tuple(parts) => {
                self.all(parts).map(Value::Parts)
            }
            Expr::Repeat(value, n) => {
                let value = self.eval(*value)?;
                Ok(Value::Parts(vec![value; *n as usize]))
            }
            Expr::Swizzle(base, name) => {
                let of = self.types.expr(*base);
                let base = self.eval(*base)?;
                let part = |n: Option<usize>| {
                    let part = n.and_then(|n| walk(&base, &[n as u64])).cloned();
                    part.ok_or_else(|| no_member(of, &name.text))
                };
                match of {
                    Ty::Vector(..) if name.text.len() > 1 => {
                        let parts = name.text.chars().map(|c| part("xyzw".find(c)));
                        parts.collect::<Run<_>>().map(Value::Parts)
                    }
                    of => part(member(of, &name.text)),
                }
            }
            Expr::Index(base, index) => {
                let of = self.types.expr(*base);
                let base = self.eval(*base)?;
                let length = match of {
                    Ty::Array(_, n) => u64::from(*n),
                    of => u64::from(of.components()),
                };
                let index = self.index(*index, length)?;
                walk(&base, &[index]).cloned().ok_or_else(|| no_member(of, "an index"))
            }
            Expr::Atomic(op, place, args) => self.atomic(*op, place, args, ty),
            Expr::Variant(_, value) => Ok(Value::u32(*value)),
            Expr::Number(is_one, _) => Ok(Value::of(ty, &mut |scalar| match scalar {
                Scalar::Bool => Value::Bool(*is_one),
                scalar if scalar.is_float() => Value::F32(f32::from(u8::from(*is_one))),
                scalar => Value::int(scalar, i128::from(*is_one)),
            })),
            Expr::Cooperative(CoopOp::Fits, _, args) => self.fits(id, args),
            Expr::Cooperative(_, place, args) => {
                self.all(args)?;
                // The guard around it has looked at where the tile lies.
                let indices = place.iter().flat_map(|place| &place.projections);
                for projection in indices {
                    if let Projection::Index(index) = projection {
                        self.eval(*index)?;
                    }
                }
                Ok(Value::Opaque)
            }
            Expr::Texture(..) => Err(Stop::Unknown("a texture".to_owned())),
        }
    }

    fn call(&mut self, function: Id<dsl_core::ir::Function>, args: &'a [Arg]) -> Run<Value> {
        self.step()?;
        let function = &self.module.functions[function];
        let mut passed = Vec::new();
        for arg in args {
            passed.push(match arg {
                Arg::Value(value) => Ok(self.eval(*value)?),
                Arg::Load(place) => {
                    let at = self.reach(place)?;
                    Ok(self.load(&at)?)
                }
                Arg::Pointer(place) => Err(self.reach(place)?),
            });
        }
        for (param, arg) in function.params.iter().zip(passed) {
            match arg {
                Ok(value) => self.now.locals[param.index()] = value,
                Err(at) => {
                    self.now.pointers.insert(param.index(), at);
                }
            }
        }
        Ok(match self.block(&function.body)? {
            Flow::Return(value) => value,
            _ => Value::Opaque,
        })
    }

    fn builtin(&mut self, id: ExprId, name: &str, args: &'a [ExprId], ty: &Ty) -> Run<Value> {
        let values = self.all(args)?;
        if name.contains("subgroup_") || name.contains("quad_") {
            // What others bring may be anything.
            return Ok(Value::any(ty, self.random.next(), &self.launch.numbers));
        }
        if let (true, [Value::Int(at), Value::Int(last)]) =
            (self.module.part_indices.contains_key(&id.index()), values.as_slice())
        {
            let kept = at.value.min(last.value);
            let is_needless = self.claims.parts.contains(&id.index());
            let mut index = Int::from(at.scalar, if is_needless { at.value } else { kept }, &[*at]);
            index.past_part |= is_needless && at.value > last.value;
            return Ok(Value::Int(index));
        }
        let mut by_zero = false;
        let value = builtins::call(name, &values, ty, &mut |divisor| by_zero |= divisor == 0);
        self.claims.divided(by_zero).map_err(Stop::Violation)?;
        value.map_err(Stop::Unknown)
    }

    fn builtin_value(&mut self, builtin: BuiltinValue) -> Value {
        let size = self.module.workgroup_size;
        let lane = self.now.lane;
        let local = [lane % size[0], lane / size[0] % size[1], lane / (size[0] * size[1])];
        let of_dimensions = |f: &dyn Fn(usize) -> u32| Value::uvec3([f(0), f(1), f(2)]);
        let count: u32 = size.iter().product();
        let subgroup = self.launch.subgroup_size;
        match builtin {
            BuiltinValue::GlobalInvocationId => {
                of_dimensions(&|n| self.workgroup[n].wrapping_mul(size[n]).wrapping_add(local[n]))
            }
            BuiltinValue::LocalInvocationId => of_dimensions(&|n| local[n]),
            BuiltinValue::LocalInvocationIndex => Value::u32(lane),
            BuiltinValue::WorkgroupId => of_dimensions(&|n| self.workgroup[n]),
            BuiltinValue::NumWorkgroups => of_dimensions(&|n| self.launch.workgroups[n]),
            BuiltinValue::SubgroupSize => Value::u32(subgroup),
            BuiltinValue::SubgroupInvocationId => Value::u32(lane % subgroup),
            BuiltinValue::SubgroupId => Value::u32(lane / subgroup),
            BuiltinValue::NumSubgroups => Value::u32(count.div_ceil(subgroup)),
        }
    }

    fn atomic(&mut self, op: AtomicOp, place: &'a Place, args: &[ExprId], ty: &Ty) -> Run<Value> {
        let at = self.reach(place)?;
        let args = self.all(args)?;
        let old = self.load(&at)?;
        let new = match (op, args.as_slice()) {
            (AtomicOp::Load, []) => return Ok(old),
            (AtomicOp::Store, [new]) => {
                self.store(&at, new.clone());
                return Ok(Value::Opaque);
            }
            (AtomicOp::CompareExchange, [expected, new]) => {
                // It may fail without a reason.
                let replaces = *expected == old && !self.random.once_in(4);
                if replaces {
                    self.store(&at, new.clone());
                }
                return Ok(Value::Parts(vec![old, Value::Bool(replaces)]));
            }
            (AtomicOp::Swap, [new]) => Ok(new.clone()),
            (AtomicOp::Add, [by]) => builtins::binary(BinaryOp::Add, &old, by, &mut |_| {}),
            (AtomicOp::Sub, [by]) => builtins::binary(BinaryOp::Sub, &old, by, &mut |_| {}),
            (AtomicOp::And, [by]) => builtins::binary(BinaryOp::And, &old, by, &mut |_| {}),
            (AtomicOp::Or, [by]) => builtins::binary(BinaryOp::Or, &old, by, &mut |_| {}),
            (AtomicOp::Xor, [by]) => builtins::binary(BinaryOp::Xor, &old, by, &mut |_| {}),
            (AtomicOp::Min | AtomicOp::Max, [_]) => {
                let name = if op == AtomicOp::Min { "min" } else { "max" };
                builtins::call(name, &[old.clone(), args[0].clone()], ty, &mut |_| {})
            }
            _ => Err(format!("{op:?} of {args:?}")),
        };
        self.store(&at, new.map_err(Stop::Unknown)?);
        Ok(old)
    }

    /// Whether a tile lies in its memory as a whole.
    fn fits(&mut self, id: ExprId, args: &[ExprId]) -> Run<Value> {
        let &[matrix, first, stride, length] = args else {
            return Err(Stop::Unknown("a guard of a tile".to_owned()));
        };
        let Ty::CoopMatrix(of) = self.types.expr(matrix) else {
            return Err(Stop::Unknown("a guard of no matrix".to_owned()));
        };
        let steps = i128::from(of.size) - 1;
        let [first, stride, length] = [self.int(first)?, self.int(stride)?, self.int(length)?];
        let fits = first.value + stride.value * steps + steps < length.value;
        self.claims.tile(id, fits).map_err(Stop::Violation)?;
        Ok(Value::Bool(fits))
    }
}

impl Memory {
    /// What a path leads to; nothing, where there is no element at all.
    fn slot(&mut self, path: &[u64], numbers: &[i128]) -> Option<&mut Value> {
        let members = match &self.fixed {
            Value::Parts(parts) => parts.len() as u64,
            _ => 0,
        };
        // The last member of a struct may be the elements.
        let rest = match (&self.element, path) {
            (None, _) => return walk_mut(&mut self.fixed, path),
            (Some(_), [at, ..]) if members > 0 && *at < members => {
                return walk_mut(&mut self.fixed, path);
            }
            (Some(_), [_, rest @ ..]) if members > 0 => rest,
            (Some(_), rest) => rest,
        };
        let (Some(ty), [at, rest @ ..]) = (&self.element, rest) else { return None };
        if *at >= self.length {
            return None;
        }
        let seed = mix(self.seed ^ at);
        let element = self.elements.entry(*at).or_insert_with(|| Value::any(ty, seed, numbers));
        walk_mut(element, rest)
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

fn member(ty: &Ty, name: &str) -> Option<usize> {
    match ty {
        Ty::Struct(of) => of.members.iter().position(|member| member.name == name),
        _ => "xyzw".find(name),
    }
}

fn no_member(ty: &Ty, name: &str) -> Stop {
    Stop::Unknown(format!("`{name}` of {ty:?}"))
}

fn walk<'v>(value: &'v Value, path: &[u64]) -> Option<&'v Value> {
    path.iter().try_fold(value, |value, at| match value {
        Value::Parts(parts) => parts.get(usize::try_from(*at).ok()?),
        _ => None,
    })
}

fn walk_mut<'v>(value: &'v mut Value, path: &[u64]) -> Option<&'v mut Value> {
    path.iter().try_fold(value, |value, at| match value {
        Value::Parts(parts) => parts.get_mut(usize::try_from(*at).ok()?),
        _ => None,
    })
}

/// Whether there is a barrier in a statement itself, not in what it calls.
fn has_barrier(module: &Module, types: &Types, stmt: &Stmt) -> bool {
    if matches!(stmt.kind, StmtKind::Barrier(_)) {
        return true;
    }
    let mut found = false;
    stmt.kind.for_each_expr(&mut |expr| {
        found |= module.any(expr, &|expr| matches!(expr, Expr::WorkgroupUniformLoad(_)));
    });
    stmt.kind.for_each_block(&mut |block| {
        found |= block.stmts.iter().any(|stmt| has_barrier(module, types, stmt));
    });
    found
}
