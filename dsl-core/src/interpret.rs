//! Evaluates calls of functions in constants. Takes a typed module and a function without
//! parameters; gives the value, or the reason why there is none. The meaning is that of `ir.rs`,
//! except that overflow and indices out of bounds are refused, as rustc does in constants.

use std::collections::BTreeMap;

use proc_macro2::Span;

use crate::analyze::constants::{binary, cast, eval, exact, number, unary};
use crate::builtins::meaning::meaning;
use crate::infer::{Call, Types};
use crate::ir::{
    Arg, Arm, BinaryOp, Block, Expr, ExprId, ForRange, FunctionId, LocalId, Module, Place,
    Projection, Root, Scalar, Stmt, StmtKind, Ty, UnaryOp,
};
use crate::value::Value;

/// The maximal number of statements and expressions that a constant may execute.
const STEPS: u32 = 200_000;

/// A value: a scalar, or its members, elements or components.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Data {
    Scalar(Value),
    Parts(Vec<Data>),
}

impl Data {
    fn scalar(&self) -> Option<Value> {
        match self {
            Data::Scalar(value) => Some(*value),
            Data::Parts(_) => None,
        }
    }
}

/// Why a constant has no value.
#[derive(Debug)]
pub(crate) enum Stop {
    /// It takes too many steps.
    Steps,
    /// A part of it has no constant value, or fails.
    At(Span, &'static str),
}

/// An evaluated argument.
enum Given {
    Value(Data),
    Pointer((LocalId, Vec<usize>)),
}

type Run<T> = Result<T, Stop>;

const UNKNOWN: &str = "this cannot be computed at compile time: constants can call integer \
                       functions, and float functions that are `const` in Rust";

enum Flow {
    Next,
    Break,
    Continue,
    Return(Data),
}

/// The value of a call of a function without parameters.
pub(crate) fn run(module: &Module, types: &Types, function: FunctionId) -> Run<Data> {
    let locals = BTreeMap::new();
    let mut machine = Machine { module, types, steps: 0, locals, pointers: BTreeMap::new() };
    machine.function(function)
}

struct Machine<'a> {
    module: &'a Module,
    types: &'a Types,
    steps: u32,
    locals: BTreeMap<LocalId, Data>,
    /// The targets of parameters that are pointers.
    pointers: BTreeMap<LocalId, (LocalId, Vec<usize>)>,
}

impl<'a> Machine<'a> {
    fn step(&mut self) -> Run<()> {
        self.steps += 1;
        if self.steps > STEPS { Err(Stop::Steps) } else { Ok(()) }
    }

    fn function(&mut self, id: FunctionId) -> Run<Data> {
        let function = &self.module.functions[id];
        match self.block(&function.body)? {
            Flow::Return(value) => Ok(value),
            Flow::Next | Flow::Break | Flow::Continue => Ok(Data::Parts(Vec::new())),
        }
    }

    // Statements.

    fn block(&mut self, block: &'a Block) -> Run<Flow> {
        for stmt in &block.stmts {
            match self.stmt(stmt)? {
                Flow::Next => {}
                flow @ (Flow::Break | Flow::Continue | Flow::Return(_)) => return Ok(flow),
            }
        }
        Ok(Flow::Next)
    }

    fn stmt(&mut self, stmt: &'a Stmt) -> Run<Flow> {
        self.step()?;
        match &stmt.kind {
            StmtKind::Let { local, init } => {
                let value = match init {
                    Some(init) => self.expr(*init)?,
                    None => self.filled(self.types.local(*local), false)?,
                };
                self.locals.insert(*local, value);
            }
            StmtKind::Assign { place, op, value } => self.assign(place, *op, *value, stmt.span)?,
            StmtKind::If { condition, accept, reject } => {
                let block = if self.truth(*condition)? { accept } else { reject };
                return self.block(block);
            }
            StmtKind::Match { scrutinee, arms } => return self.match_(*scrutinee, arms),
            StmtKind::While { head, condition, body } => loop {
                self.block(head)?;
                if !self.truth(*condition)? {
                    break;
                }
                if let Some(flow) = leaves(self.block(body)?) {
                    return Ok(flow);
                }
            },
            StmtKind::For { local, range, body } => return self.for_(*local, range, body),
            StmtKind::Loop { body, once } => loop {
                match leaves(self.block(body)?) {
                    Some(flow) => return Ok(flow),
                    None if *once => break,
                    None => self.step()?,
                }
            },
            StmtKind::Break => return Ok(Flow::Break),
            StmtKind::Continue => return Ok(Flow::Continue),
            StmtKind::Return(value) => {
                let value = value.map(|value| self.expr(value)).transpose()?;
                return Ok(Flow::Return(value.unwrap_or(Data::Parts(Vec::new()))));
            }
            StmtKind::Expr(value) => _ = self.expr(*value)?,
            StmtKind::Barrier(_) => return Err(Stop::At(stmt.span, UNKNOWN)),
        }
        Ok(Flow::Next)
    }

    fn assign(
        &mut self,
        place: &'a Place,
        op: Option<BinaryOp>,
        value: ExprId,
        span: Span,
    ) -> Run<()> {
        let value = self.expr(value)?;
        let (local, path) = self.place(place)?;
        let value = match op {
            Some(op) => {
                let old = self.load(local, &path, place.span)?;
                let scalar = self.types.place(self.module, place).scalar();
                self.binary(op, &old, &value, scalar, span)?
            }
            None => value,
        };
        if path.is_empty() {
            self.locals.insert(local, value);
            return Ok(());
        }
        let fits = self.locals.get_mut(&local).and_then(|root| part_mut(root, &path));
        *fits.ok_or(Stop::At(place.span, UNKNOWN))? = value;
        Ok(())
    }

    fn match_(&mut self, scrutinee: ExprId, arms: &'a [Arm]) -> Run<Flow> {
        let value = self.expr(scrutinee)?.scalar().and_then(Value::number);
        let value = value.ok_or_else(|| self.unknown(scrutinee))?;
        for arm in arms {
            let mut fits = arm.patterns.is_empty();
            for pattern in &arm.patterns {
                let mut limit = |end: Option<ExprId>| match end {
                    Some(end) => Ok(self.expr(end)?.scalar().and_then(Value::number)),
                    None => Ok(None),
                };
                let (first, last) = (limit(pattern.first)?, limit(pattern.last)?);
                fits |= first.is_none_or(|first| first <= value)
                    && last.is_none_or(|last| value <= last);
            }
            if fits {
                self.block(&arm.head)?;
                if arm.guard.map_or(Ok(true), |guard| self.truth(guard))? {
                    return self.block(&arm.body);
                }
            }
        }
        Ok(Flow::Next)
    }

    fn for_(&mut self, local: LocalId, range: &'a ForRange, body: &'a Block) -> Run<Flow> {
        let scalar = self.types.local(local).scalar();
        let scalar = scalar.ok_or_else(|| self.unknown(range.start))?;
        let (start, end) = (self.integer(range.start)?, self.integer(range.end)?);
        let end = if range.inclusive { end } else { end - 1 };
        let step = range.step.map_or(Ok(1), |step| self.integer(step))?.max(1);
        let (mut at, by) = match (range.reversed, range.stepped_first) {
            (false, _) => (start, step),
            (true, false) => (end, -step),
            (true, true) => (start + (end - start).max(0) / step * step, -step),
        };
        while (start..=end).contains(&at) {
            self.step()?;
            self.locals.insert(local, Data::Scalar(of_number(scalar, at)));
            if let Some(flow) = leaves(self.block(body)?) {
                return Ok(flow);
            }
            at += by;
        }
        Ok(Flow::Next)
    }

    // Places.

    fn place(&mut self, place: &'a Place) -> Run<(LocalId, Vec<usize>)> {
        let Root::Local(root) = place.root else { return Err(Stop::At(place.span, UNKNOWN)) };
        let (local, mut path) = self.pointers.get(&root).cloned().unwrap_or((root, Vec::new()));
        let mut ty = self.types.local(root).clone();
        for projection in &place.projections {
            path.push(match projection {
                Projection::Index(index) => {
                    let at = self.integer(*index)?;
                    usize::try_from(at).map_err(|_| Stop::At(place.span, OUT_OF_BOUNDS))?
                }
                Projection::Member(name) => {
                    member(&ty, &name.text).ok_or(Stop::At(name.span, UNKNOWN))?
                }
            });
            ty = crate::ir::project(&ty, projection);
        }
        Ok((local, path))
    }

    fn load(&self, local: LocalId, path: &[usize], span: Span) -> Run<Data> {
        let root = self.locals.get(&local).ok_or(Stop::At(span, UNKNOWN))?;
        let value = path.iter().try_fold(root, |of, at| match of {
            Data::Parts(parts) => parts.get(*at),
            Data::Scalar(_) => None,
        });
        value.cloned().ok_or(Stop::At(span, OUT_OF_BOUNDS))
    }

    // Expressions.

    fn truth(&mut self, condition: ExprId) -> Run<bool> {
        let Data::Scalar(Value::Bool(value)) = self.expr(condition)? else {
            return Err(self.unknown(condition));
        };
        Ok(value)
    }

    fn integer(&mut self, of: ExprId) -> Run<i128> {
        let value = self.expr(of)?.scalar().and_then(Value::integer);
        value.ok_or_else(|| self.unknown(of))
    }

    fn unknown(&self, of: ExprId) -> Stop {
        Stop::At(self.module.exprs[of].span, UNKNOWN)
    }

    fn all(&mut self, of: &'a [ExprId]) -> Run<Vec<Data>> {
        of.iter().map(|part| self.expr(*part)).collect()
    }

    fn expr(&mut self, id: ExprId) -> Run<Data> {
        self.step()?;
        let node = &self.module.exprs[id];
        let (types, span) = (self.types, node.span);
        match &node.kind {
            Expr::Literal(_) | Expr::Variant(..) => {
                eval(self.module, types, id).map(Data::Scalar).ok_or_else(|| self.unknown(id))
            }
            Expr::Const(constant) => {
                Ok(match (self.expr(self.module.consts[*constant].init)?, types.expr(id)) {
                    // A `usize` may be a `u32` here.
                    (Data::Scalar(Value::Int(value, _)), Ty::Scalar(of)) if of.is_integer() => {
                        Data::Scalar(Value::wrapped(value, *of))
                    }
                    (value, _) => value,
                })
            }
            Expr::Number(is_one, _) => self.filled(types.expr(id), *is_one),
            Expr::Load(place) => {
                let (local, path) = self.place(place)?;
                self.load(local, &path, place.span)
            }
            Expr::Length(place) => {
                let (local, path) = self.place(place)?;
                match self.load(local, &path, span)? {
                    // A `u32` or a `usize`.
                    Data::Parts(parts) => {
                        let scalar = types.expr(id).scalar().unwrap_or(Scalar::U32);
                        Ok(Data::Scalar(Value::wrapped(parts.len() as i128, scalar)))
                    }
                    Data::Scalar(_) => Err(self.unknown(id)),
                }
            }
            Expr::Unary(op, operand) => {
                let value = self.expr(*operand)?;
                self.unary(*op, &value, *operand, span)
            }
            Expr::Binary(BinaryOp::LogicalAnd, left, right) => {
                let value = self.truth(*left)? && self.truth(*right)?;
                Ok(Data::Scalar(Value::Bool(value)))
            }
            Expr::Binary(BinaryOp::LogicalOr, left, right) => {
                let value = self.truth(*left)? || self.truth(*right)?;
                Ok(Data::Scalar(Value::Bool(value)))
            }
            Expr::Binary(op, left, right) => {
                let (a, b) = (self.expr(*left)?, self.expr(*right)?);
                self.binary(*op, &a, &b, types.expr(*left).scalar(), span)
            }
            Expr::Ascribe(operand, _) => self.expr(*operand),
            Expr::Cast(operand, Ty::Scalar(to)) => match self.expr(*operand)? {
                Data::Scalar(value) => Ok(Data::Scalar(cast(value, *to))),
                Data::Parts(_) => Err(self.unknown(id)),
            },
            Expr::Vector(ty, parts) => {
                let parts = self.all(parts)?;
                vector(ty, parts).ok_or_else(|| self.unknown(id))
            }
            // `None`, whose parts are zero.
            Expr::Construct(_, parts) if parts.is_empty() => self.filled(types.expr(id), false),
            Expr::Array(parts) | Expr::Construct(_, parts) | Expr::Tuple(parts) => {
                Ok(Data::Parts(self.all(parts)?))
            }
            Expr::Repeat(value, count) => {
                self.steps = self.steps.saturating_add(*count);
                self.step()?;
                let value = self.expr(*value)?;
                Ok(Data::Parts(vec![value; *count as usize]))
            }
            Expr::Swizzle(base, name) => {
                let value = self.expr(*base)?;
                swizzle(types.expr(*base), value, &name.text).ok_or_else(|| self.unknown(id))
            }
            Expr::Index(base, index) => {
                let (base, at) = (self.expr(*base)?, self.integer(*index)?);
                let part = match (base, usize::try_from(at)) {
                    (Data::Parts(parts), Ok(at)) => parts.into_iter().nth(at),
                    _ => None,
                };
                part.ok_or(Stop::At(span, OUT_OF_BOUNDS))
            }
            Expr::Invoke(..) => self.call(id),
            Expr::Call(name, args) => {
                let args = self.all(args)?;
                builtin(&name.text, &args, types.expr(id)).ok_or_else(|| self.unknown(id))
            }
            Expr::Ref(place, _) => {
                let (local, path) = self.place(place)?;
                self.load(local, &path, place.span)
            }
            Expr::Error
            | Expr::Builtin(_)
            | Expr::Cast(..)
            | Expr::Atomic(..)
            | Expr::Texture(..)
            | Expr::Cooperative(..)
            | Expr::WorkgroupUniformLoad(_) => Err(self.unknown(id)),
        }
    }

    /// 0 or 1 in each component. WGSL, too, begins variables without a value with 0.
    fn filled(&mut self, ty: &Ty, is_one: bool) -> Run<Data> {
        self.step()?;
        Ok(match ty {
            Ty::Scalar(scalar) => Data::Scalar(number(is_one, *scalar)),
            Ty::Enum(_) => Data::Scalar(number(is_one, Scalar::U32)),
            Ty::Vector(scalar, n) => {
                Data::Parts(vec![Data::Scalar(number(is_one, *scalar)); usize::from(*n)])
            }
            Ty::Array(element, n) => {
                let parts = (0..*n).map(|_| self.filled(element, is_one));
                Data::Parts(parts.collect::<Run<_>>()?)
            }
            Ty::Struct(of) => {
                let parts = of.members.iter().map(|member| self.filled(&member.ty, is_one));
                Data::Parts(parts.collect::<Run<_>>()?)
            }
            Ty::Matrix(n) => {
                let column = self.filled(&Ty::Vector(Scalar::F32, *n), is_one)?;
                Data::Parts(vec![column; usize::from(*n)])
            }
            Ty::Error
            | Ty::Unit
            | Ty::RuntimeArray(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::CoopMatrix(_)
            | Ty::Param(_) => Data::Parts(Vec::new()),
        })
    }

    fn call(&mut self, id: ExprId) -> Run<Data> {
        let Some(Call { function, args }) = self.types.call(id) else {
            return Err(self.unknown(id));
        };
        // All arguments are evaluated before one is stored: an argument may call the same function.
        let mut values = Vec::with_capacity(args.len());
        for arg in args {
            values.push(match arg {
                Arg::Value(value) => Given::Value(self.expr(*value)?),
                Arg::Load(place) => {
                    let (local, path) = self.place(place)?;
                    Given::Value(self.load(local, &path, place.span)?)
                }
                Arg::Pointer(place) => Given::Pointer(self.place(place)?),
            });
        }
        for (param, given) in self.module.functions[*function].params.iter().zip(values) {
            match given {
                Given::Value(value) => _ = self.locals.insert(*param, value),
                Given::Pointer(target) => _ = self.pointers.insert(*param, target),
            }
        }
        self.function(*function)
    }

    fn unary(&mut self, op: UnaryOp, value: &Data, operand: ExprId, span: Span) -> Run<Data> {
        match value {
            Data::Scalar(value) => {
                let is_literal = matches!(self.module.exprs[operand].kind, Expr::Literal(_));
                let least = value.integer().zip(self.types.expr(operand).scalar());
                if op == UnaryOp::Neg
                    && !is_literal
                    && least.is_some_and(|(value, scalar)| value == scalar.limits().0)
                {
                    return Err(Stop::At(span, OVERFLOW));
                }
                let value = unary(op, *value).map(Data::Scalar);
                value.ok_or_else(|| self.unknown(operand))
            }
            Data::Parts(parts) => {
                let parts = parts.iter().map(|part| self.unary(op, part, operand, span));
                Ok(Data::Parts(parts.collect::<Run<_>>()?))
            }
        }
    }

    fn binary(
        &self,
        op: BinaryOp,
        left: &Data,
        right: &Data,
        scalar: Option<Scalar>,
        span: Span,
    ) -> Run<Data> {
        let (a, b) = match (left, right) {
            (Data::Scalar(a), Data::Scalar(b)) => (*a, *b),
            (Data::Parts(_), Data::Parts(_)) if matches!(op, BinaryOp::Eq | BinaryOp::Ne) => {
                let is_equal = left == right;
                return Ok(Data::Scalar(Value::Bool(is_equal == (op == BinaryOp::Eq))));
            }
            _ => return Err(Stop::At(span, UNKNOWN)),
        };
        if let (Some(scalar), Some(a), Some(b)) = (scalar, a.integer(), b.integer())
            && scalar.is_integer()
        {
            let is_division = matches!(op, BinaryOp::Div | BinaryOp::Rem);
            if is_division && b == 0 {
                return Err(Stop::At(span, "division by zero"));
            }
            if op.is_shift() && !(0..i128::from(scalar.bits())).contains(&b) {
                return Err(Stop::At(span, OVERFLOW));
            }
            let (min, max) = scalar.limits();
            let has_limits =
                matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div);
            if has_limits && exact(op, scalar, a, b).is_some_and(|value| value < min || value > max)
            {
                return Err(Stop::At(span, OVERFLOW));
            }
        }
        binary(op, a, b).map(Data::Scalar).ok_or(Stop::At(span, UNKNOWN))
    }
}

const OVERFLOW: &str =
    "this arithmetic overflows while the constant is computed, which rustc refuses";
const OUT_OF_BOUNDS: &str = "this index is out of bounds while the constant is computed";

/// The flow after a loop, given the flow that left its body.
fn leaves(flow: Flow) -> Option<Flow> {
    match flow {
        Flow::Next | Flow::Continue => None,
        Flow::Break => Some(Flow::Next),
        Flow::Return(value) => Some(Flow::Return(value)),
    }
}

pub(super) fn of_number(scalar: Scalar, value: i128) -> Value {
    use Scalar::*;
    match scalar {
        Bool => Value::Bool(value != 0),
        F32 | F16 | F64 => cast(Value::Int(value, I64), scalar),
        I8 | I16 | I32 | I64 | Isize | U8 | U16 | U32 | U64 | Usize | Char => {
            Value::wrapped(value, scalar)
        }
    }
}

/// The result of a builtin function for constants. `None` if it is unknown here, or fails.
fn builtin(name: &str, args: &[Data], result: &Ty) -> Option<Data> {
    let args: Vec<Value> = args.iter().map(Data::scalar).collect::<Option<_>>()?;
    let meaning = meaning(name)?;
    if let Ty::Scalar(result) = result {
        return meaning.of_constants(&args, *result).map(Data::Scalar);
    }
    // A number, and whether it wrapped.
    let Ty::Struct(pair) = result else { return None };
    let of = pair.members.first()?.ty.scalar().filter(|_| meaning.tells_overflow())?;
    let numbers: Vec<i128> = args.iter().map(|arg| arg.integer()).collect::<Option<_>>()?;
    if matches!(name, "overflowing_div" | "overflowing_rem") && numbers.last() == Some(&0) {
        // `checked_div` gives `None` then. rustc refuses the other calls.
        return Some(Data::Parts([number(false, of), Value::Bool(true)].map(Data::Scalar).into()));
    }
    let wraps = Value::Bool(meaning.overflow(of, &numbers)? != 0);
    let number = meaning.of_constants(&args, of)?;
    Some(Data::Parts(vec![Data::Scalar(number), Data::Scalar(wraps)]))
}

fn part_mut<'d>(root: &'d mut Data, path: &[usize]) -> Option<&'d mut Data> {
    path.iter().try_fold(root, |of, at| match of {
        Data::Parts(parts) => parts.get_mut(*at),
        Data::Scalar(_) => None,
    })
}

fn member(ty: &Ty, name: &str) -> Option<usize> {
    match ty {
        Ty::Struct(of) => of.members.iter().position(|member| member.name == name),
        Ty::Vector(..) => "xyzw".find(name),
        Ty::Matrix(_) => ty.column(name).map(usize::from),
        Ty::Error
        | Ty::Unit
        | Ty::Scalar(_)
        | Ty::Array(..)
        | Ty::RuntimeArray(_)
        | Ty::Atomic(_)
        | Ty::Handle(_)
        | Ty::CoopMatrix(_)
        | Ty::Enum(_)
        | Ty::Param(_) => None,
    }
}

/// A vector or a matrix made of its parts.
fn vector(ty: &Ty, parts: Vec<Data>) -> Option<Data> {
    match (ty, parts.as_slice()) {
        (Ty::Vector(_, n), [one @ Data::Scalar(_)]) => {
            Some(Data::Parts(vec![one.clone(); usize::from(*n)]))
        }
        (Ty::Vector(_, n), _) => {
            let flat: Vec<Data> = parts
                .into_iter()
                .flat_map(|part| match part {
                    Data::Parts(parts) => parts,
                    part @ Data::Scalar(_) => vec![part],
                })
                .collect();
            (flat.len() == usize::from(*n)).then_some(Data::Parts(flat))
        }
        (Ty::Matrix(n), _) if parts.len() == usize::from(*n) => Some(Data::Parts(parts)),
        (Ty::Matrix(n), _) => {
            let columns = parts.chunks(usize::from(*n)).map(|column| Data::Parts(column.to_vec()));
            Some(Data::Parts(columns.collect()))
        }
        _ => None,
    }
}

fn swizzle(ty: &Ty, value: Data, name: &str) -> Option<Data> {
    let Data::Parts(parts) = value else { return None };
    if let Ty::Vector(..) = ty
        && name.len() > 1
    {
        let parts = name.chars().map(|name| parts.get("xyzw".find(name)?).cloned());
        return Some(Data::Parts(parts.collect::<Option<_>>()?));
    }
    parts.into_iter().nth(member(ty, name)?)
}
