//! The origins of a kernel's values in all of its code: ids of invocations, results of atomics.
//! Also the uses of the values that atomics load. The input is a kernel and its types.
//!
//! A variable has the same origins at all times. They include the origins of the conditions under
//! which it is assigned to. So a value may get more origins than it has. It may also get fewer:
//! values in memory and jumps that leave a block early hide origins. Offsets behind `/` and `>>` do
//! not count, since little is left of them. Lints use the result, proofs do not.

use std::collections::{BTreeMap, BTreeSet};

use crate::builtins::subgroups;
use crate::infer::{Call, Types};
use crate::ir::{Arg, AtomicOp, BinaryOp, Block, Expr, ExprId, Module, Place, Root, StmtKind, Ty};

/// The maximum number of passes over the kernel for each origin. A pass follows one step of the
/// longest way on which a value comes from further down.
const MAX_PASSES: usize = 32;

/// Something that has a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Variable {
    Local(usize),
    Workgroup(usize),
    Binding(usize),
    /// The result of a function.
    Result(usize),
}

pub(super) struct Origins<'a> {
    module: &'a Module,
    types: &'a Types,
    /// The variables that have each of the origins.
    reached: [BTreeSet<Variable>; 4],
    /// The loads of atomics whose values are stored and decide nothing.
    kept: BTreeSet<ExprId>,
}

/// A possible origin of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    /// Ids of invocations. A value that is read from memory does not have the origins of its index.
    Ids,
    /// The result of an atomic.
    Atomics,
    /// The contents of memory other than atomics.
    Data,
    /// A sum or the like with something that is not data, which may keep parts of memory apart.
    Offset,
}

/// A variable, and a source of its value.
type Flow = (Variable, Source);

#[derive(Clone, Copy)]
enum Source {
    Value(ExprId),
    Variable(Variable),
}

impl<'a> Origins<'a> {
    pub(super) fn of(module: &'a Module, types: &'a Types) -> Self {
        let mut walk = Walk {
            module,
            types,
            flows: Vec::new(),
            compound: BTreeSet::new(),
            deciding: Vec::new(),
            around: Vec::new(),
            function: None,
        };
        walk.block(&module.body);
        for (id, function) in module.functions.iter() {
            walk.function = Some(id.index());
            walk.block(&function.body);
        }
        let mut origins =
            Origins { module, types, reached: Default::default(), kept: BTreeSet::new() };
        for origin in [Origin::Ids, Origin::Atomics, Origin::Data, Origin::Offset] {
            let compound = match origin == Origin::Offset {
                true => walk.compound.clone(),
                false => BTreeSet::new(),
            };
            origins.reached[origin as usize] = origins.reached(&walk.flows, origin, compound);
        }
        let stored = walk.flows.iter().filter(|(to, _)| to.is_in_memory()).map(|(_, from)| *from);
        let kept = loads_behind(module, types, &walk.flows, stored.collect());
        let deciding = walk.deciding.iter().copied().map(Source::Value).collect();
        let deciding = loads_behind(module, types, &walk.flows, deciding);
        origins.kept = kept.difference(&deciding).copied().collect();
        origins
    }

    pub(super) fn is_of(&self, expr: ExprId, origin: Origin) -> bool {
        self.is_made_of(expr, origin, &self.reached[origin as usize])
    }

    /// Whether the value of this load of an atomic is stored, and decides nothing.
    pub(super) fn is_kept(&self, load: ExprId) -> bool {
        self.kept.contains(&load)
    }

    /// The variables with this origin. `reached` are variables that have it.
    fn reached(
        &self,
        flows: &[Flow],
        origin: Origin,
        mut reached: BTreeSet<Variable>,
    ) -> BTreeSet<Variable> {
        for _ in 0..MAX_PASSES {
            let before = reached.len();
            for (to, from) in flows {
                let is_of = match from {
                    Source::Value(value) => self.is_made_of(*value, origin, &reached),
                    Source::Variable(from) => reached.contains(from),
                };
                if is_of {
                    reached.insert(*to);
                }
            }
            if reached.len() == before {
                return reached;
            }
        }
        // The result is unknown. Lints say nothing about variables that may have any origin.
        flows.iter().map(|(to, _)| *to).collect()
    }

    fn is_made_of(&self, expr: ExprId, origin: Origin, known: &BTreeSet<Variable>) -> bool {
        let is_data = |part: &ExprId| self.is_of(*part, Origin::Data);
        let kind = &self.module.exprs[expr].kind;
        if let Some(place) = contents(kind) {
            let of = variable(place.root);
            if known.contains(&of) || origin == Origin::Data && of.is_in_memory() {
                return true;
            }
            if of.is_in_memory() && origin != Origin::Atomics {
                return false;
            }
        }
        let is_here = match kind {
            Expr::Builtin(builtin) => origin == Origin::Ids && !builtin.is_uniform(),
            Expr::Call(name, _) if subgroups::contains(&name.text) => origin == Origin::Ids,
            Expr::Atomic(..) => origin == Origin::Atomics,
            // The result says little about the operands.
            Expr::Binary(BinaryOp::Div | BinaryOp::Shr, ..) if origin == Origin::Offset => {
                return false;
            }
            Expr::Cast(from, _)
                if origin == Origin::Offset
                    && matches!(self.types.expr(*from), Ty::Scalar(of) if of.is_float()) =>
            {
                return false;
            }
            Expr::Binary(
                BinaryOp::Add
                | BinaryOp::Sub
                | BinaryOp::Mul
                | BinaryOp::Or
                | BinaryOp::Xor
                | BinaryOp::Shl,
                a,
                b,
            ) => origin == Origin::Offset && !(is_data(a) && is_data(b)),
            Expr::Invoke(..) => {
                return self.types.call(expr).is_some_and(|call| known.contains(&result(call)));
            }
            call @ Expr::Call(_, args) => {
                origin == Origin::Offset && call.smaller_of().is_none() && !args.iter().all(is_data)
            }
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Load(_)
            | Expr::Length(_)
            | Expr::Unary(..)
            | Expr::Binary(..)
            | Expr::Ascribe(..)
            | Expr::Cast(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Swizzle(..)
            | Expr::Index(..)
            | Expr::Texture(..)
            | Expr::WorkgroupUniformLoad(_)
            | Expr::Ref(..)
            | Expr::Construct(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::Number(..)
            | Expr::Cooperative(..) => false,
        };
        let mut is_within = is_here;
        self.module.for_each_operand(expr, |operand| {
            is_within = is_within || self.is_made_of(operand, origin, known);
        });
        is_within
    }
}

impl Variable {
    fn is_in_memory(self) -> bool {
        matches!(self, Variable::Workgroup(_) | Variable::Binding(_))
    }
}

fn result(call: &Call) -> Variable {
    Variable::Result(call.function.index())
}

fn variable(root: Root) -> Variable {
    match root {
        Root::Local(local) => Variable::Local(local.index()),
        Root::Workgroup(var) => Variable::Workgroup(var.index()),
        Root::Binding(binding) => Variable::Binding(binding.index()),
    }
}

/// The place whose contents an expression is.
fn contents(expr: &Expr) -> Option<&Place> {
    let is_contents = matches!(expr, Expr::Texture(op, ..) if op.reads_texels())
        || matches!(expr, Expr::Load(_) | Expr::WorkgroupUniformLoad(_) | Expr::Ref(..));
    expr.place().filter(|_| is_contents)
}

/// The loads of atomics that these values depend on.
fn loads_behind(
    module: &Module,
    types: &Types,
    flows: &[Flow],
    mut open: Vec<Source>,
) -> BTreeSet<ExprId> {
    let mut sources: BTreeMap<Variable, Vec<Source>> = BTreeMap::new();
    flows.iter().for_each(|(to, from)| sources.entry(*to).or_default().push(*from));
    let (mut loads, mut seen) = (BTreeSet::new(), BTreeSet::new());
    while let Some(source) = open.pop() {
        let expr = match source {
            Source::Variable(to) => {
                if seen.insert(to) {
                    open.extend(sources.get(&to).into_iter().flatten());
                }
                continue;
            }
            Source::Value(expr) => expr,
        };
        open.extend(types.call(expr).map(|call| Source::Variable(result(call))));
        let kind = &module.exprs[expr].kind;
        if let Expr::Atomic(AtomicOp::Load, ..) = kind {
            loads.insert(expr);
        }
        if let Expr::Load(place) | Expr::WorkgroupUniformLoad(place) = kind {
            open.push(Source::Variable(variable(place.root)));
        }
        module.for_each_operand(expr, |operand| open.push(Source::Value(operand)));
    }
    loads
}

struct Walk<'a> {
    module: &'a Module,
    types: &'a Types,
    flows: Vec<Flow>,
    /// The variables of compound assignments.
    compound: BTreeSet<Variable>,
    /// The conditions, bounds and scrutinees.
    deciding: Vec<ExprId>,
    /// The conditions, bounds and scrutinees around the current statement.
    around: Vec<ExprId>,
    /// The current function; `None` in the kernel.
    function: Option<usize>,
}

impl Walk<'_> {
    fn block(&mut self, block: &Block) {
        for stmt in &block.stmts {
            stmt.kind.effect().into_iter().for_each(|effect| self.effect(effect));
            let depth = self.around.len();
            if stmt.kind.decides() {
                stmt.kind.for_each_expr(&mut |expr| self.around.push(expr));
            }
            match &stmt.kind {
                StmtKind::Let { local, init } => {
                    let to = variable(Root::Local(*local));
                    self.flows.extend(init.map(|init| (to, Source::Value(init))));
                }
                StmtKind::Return(Some(value)) => {
                    let decides = self.around.iter().chain([value]);
                    let to = self.function.map(Variable::Result);
                    let flows = decides.filter_map(|from| Some((to?, Source::Value(*from))));
                    self.flows.extend(flows);
                }
                StmtKind::Assign { place, op, value } => {
                    if op.is_some() {
                        self.compound.insert(variable(place.root));
                    }
                    self.assign(place, *value);
                }
                StmtKind::For { local, .. } => {
                    let to = variable(Root::Local(*local));
                    let bounds = self.around[depth..].iter();
                    self.flows.extend(bounds.map(|bound| (to, Source::Value(*bound))));
                }
                StmtKind::Return(None)
                | StmtKind::If { .. }
                | StmtKind::Match { .. }
                | StmtKind::While { .. }
                | StmtKind::Loop { .. }
                | StmtKind::Break
                | StmtKind::Continue
                | StmtKind::Expr(_)
                | StmtKind::Barrier(_) => {}
            }
            self.deciding.extend_from_slice(&self.around[depth..]);
            stmt.kind.for_each_block(&mut |block| self.block(block));
            self.around.truncate(depth);
        }
    }

    fn assign(&mut self, place: &Place, value: ExprId) {
        let to = variable(place.root);
        self.flows.push((to, Source::Value(value)));
        if let Root::Local(_) = place.root {
            // The conditions and indices of a store also decide the contents of the variable.
            let deciding = self.around.iter().copied().chain(place.indices());
            self.flows.extend(deciding.map(|value| (to, Source::Value(value))));
        }
    }

    /// Arguments flow to parameters, and pointer parameters flow back to the variables. The
    /// arguments of atomics flow to buffers.
    fn effect(&mut self, expr: ExprId) {
        if let Some(call) = self.types.call(expr) {
            let params = &self.module.functions[call.function].params;
            for (param, arg) in params.iter().zip(&call.args) {
                let from = match arg {
                    Arg::Value(value) => Source::Value(*value),
                    Arg::Load(place) | Arg::Pointer(place) => {
                        Source::Variable(variable(place.root))
                    }
                };
                self.flows.push((variable(Root::Local(*param)), from));
                if let Arg::Pointer(place) = arg {
                    let param = Source::Variable(variable(Root::Local(*param)));
                    self.flows.push((variable(place.root), param));
                }
            }
        }
        if let Expr::Atomic(op, place, args) = &self.module.exprs[expr].kind
            && *op != AtomicOp::CompareExchange
            && let Root::Binding(_) = place.root
        {
            let to = variable(place.root);
            self.flows.extend(args.iter().map(|arg| (to, Source::Value(*arg))));
        }
    }
}
