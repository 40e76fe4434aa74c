//! Value numbering. Two expressions get the same [`ValueId`] only if they have the same type and
//! always the same value: an id stands for an operation, its type and the ids of its operands. A
//! variable gets a fresh id at each store, at each join of two branches and at each loop head. So a
//! fact about a value never expires.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use super::bounds::Bounds;
use super::interpret::Interpreter;
use crate::analyze::constants;
use crate::arena::SideTable;
use crate::builtins::meaning::ResultLimits;
use crate::ir::{
    AddressSpace, BinaryOp, BindingId, BuiltinValue, Expr, ExprId, ExprNode, LocalId, Module,
    Place, Projection, Root, Scalar, Ty, UnaryOp, project,
};
use crate::shared_map::{Keep, SharedMap};
use crate::textures::TextureOp;

/// The number of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ValueId(u32);

impl ValueId {
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// The subject of a fact.
#[derive(Debug, Clone, Copy)]
pub(super) enum Fact {
    /// The range of a value.
    Of(ValueId),
    /// A lower bound of the second value minus the first.
    Gap(ValueId, ValueId),
}

impl Fact {
    /// A key for maps, unique among facts of one variant.
    fn key(self) -> (bool, u64) {
        match self {
            Fact::Of(value) => (false, u64::from(value.0)),
            Fact::Gap(less, more) => (true, u64::from(less.0) << 32 | u64::from(more.0)),
        }
    }
}

/// The facts that hold at the current point of the program.
#[derive(Debug, Clone, Default)]
pub(super) struct Facts {
    /// Facts about one value, and facts about two.
    of: [SharedMap<u64, Bounds>; 2],
}

impl Facts {
    pub(super) fn is_empty(&self) -> bool {
        self.of.iter().all(SharedMap::is_empty)
    }

    pub(super) fn get(&self, fact: Fact) -> Option<&Bounds> {
        let (is_of_two, key) = fact.key();
        self.of[usize::from(is_of_two)].get(key)
    }

    pub(super) fn insert(&mut self, fact: Fact, range: Bounds) {
        let (is_of_two, key) = fact.key();
        self.of[usize::from(is_of_two)].insert(key, range);
    }

    /// Keeps the facts that both have.
    pub(super) fn join(&mut self, other: &Facts) {
        for (facts, others) in self.of.iter_mut().zip(&other.of) {
            facts.join(others, Keep::COMMON, |_, a, b| (a == b).then(|| a.clone()));
        }
    }
}

/// The operation that computes a value.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Node {
    Number(i128),
    Builtin(BuiltinValue),
    /// The length of a binding.
    Length(usize),
    /// The length of one of several buffers.
    BufferLength(usize, ValueId),
    /// A size of a texture.
    Size(TextureOp, usize),
    /// The contents of a binding in uniform memory.
    Uniform(usize),
    Member(ValueId, String),
    Unary(UnaryOp, ValueId),
    Binary(BinaryOp, ValueId, ValueId),
    /// A sum that may wrap, whose terms are in order.
    Sum(Vec<ValueId>),
    /// A builtin function.
    Call(String, [ValueId; 2]),
    Cast(ValueId),
    /// An index that the expression clamps to a part of a slice. The expression belongs to the key:
    /// another one with the same operands may not clamp.
    PartIndex(usize, [ValueId; 2]),
}

/// All values that have a number.
pub(super) struct Values {
    ids: RefCell<BTreeMap<(Rc<Node>, Ty), ValueId>>,
    /// The operation behind each id; `None` for a fresh id.
    nodes: RefCell<Vec<Option<Rc<Node>>>>,
    /// The last result of [`Interpreter::value`] for each expression.
    of_exprs: SideTable<ExprNode, Cell<Option<Numbered>>>,
}

/// The [`Env::stamp`](super::env::Env) at which an expression was numbered, and its number.
type Numbered = (ValueId, Option<ValueId>);

/// The maximum number of terms of a sum that gets a number.
const MAX_TERMS: usize = 32;

impl Values {
    pub(super) fn new(module: &Module) -> Values {
        let of_exprs = SideTable::build(&module.exprs, |_| Cell::new(None));
        Values { ids: RefCell::default(), nodes: RefCell::default(), of_exprs }
    }

    /// A fresh number, for a value without known facts.
    pub(super) fn fresh(&self) -> ValueId {
        self.add(None)
    }

    fn add(&self, node: Option<Rc<Node>>) -> ValueId {
        let mut nodes = self.nodes.borrow_mut();
        nodes.push(node);
        ValueId(u32::try_from(nodes.len() - 1).expect("fewer than 2^32 values"))
    }

    fn name(&self, node: Node, ty: &Ty) -> ValueId {
        let key = (Rc::new(node), ty.clone());
        if let Some(id) = self.ids.borrow().get(&key) {
            return *id;
        }
        let id = self.add(Some(Rc::clone(&key.0)));
        self.ids.borrow_mut().insert(key, id);
        id
    }

    fn known(&self, node: Node, ty: &Ty) -> Option<ValueId> {
        self.ids.borrow().get(&(Rc::new(node), ty.clone())).copied()
    }

    /// `from - of`.
    pub(super) fn difference(&self, from: ValueId, of: ValueId, ty: &Ty) -> ValueId {
        self.name(Node::Binary(BinaryOp::Sub, from, of), ty)
    }

    /// The number of a sum, if it has one.
    pub(super) fn known_sum(&self, terms: &[ValueId], ty: &Ty) -> Option<ValueId> {
        self.known(self.sum(terms), ty)
    }

    /// The sum of these values, with nested sums flattened.
    fn sum(&self, terms: &[ValueId]) -> Node {
        let mut all = Vec::new();
        for term in terms {
            match self.nodes.borrow()[term.index()].as_deref() {
                Some(Node::Sum(terms)) => all.extend(terms),
                _ => all.push(*term),
            }
        }
        all.sort();
        Node::Sum(all)
    }

    /// The number of a component of a builtin value, if it has one.
    pub(super) fn known_component(&self, of: BuiltinValue, name: &str) -> Option<ValueId> {
        let vector = self.known(Node::Builtin(of), &of.ty())?;
        self.known(Node::Member(vector, name.to_owned()), &Ty::U32)
    }

    /// The name of the component, if the value is a component of the global invocation id.
    pub(super) fn component_of_global_id(&self, value: ValueId) -> Option<String> {
        let nodes = self.nodes.borrow();
        let Some(Node::Member(vector, name)) = nodes[value.index()].as_deref() else { return None };
        let is_global_id = matches!(
            nodes[vector.index()].as_deref(),
            Some(Node::Builtin(BuiltinValue::GlobalInvocationId))
        );
        is_global_id.then(|| name.clone())
    }
}

impl Interpreter<'_> {
    /// The number of an expression's value at this point; `None` if two evaluations may differ.
    pub(super) fn value(&self, id: ExprId) -> Option<ValueId> {
        let stamp = self.env.as_ref()?.stamp;
        if let Some((at, value)) = self.values.of_exprs[id].get()
            && at == stamp
        {
            return value;
        }
        let value = self.name_of(id);
        self.values.of_exprs[id].set(Some((stamp, value)));
        value
    }

    pub(super) fn value_of_local(&self, local: LocalId) -> Option<ValueId> {
        self.env.as_ref()?.value(local)
    }

    fn name_of(&self, id: ExprId) -> Option<ValueId> {
        let ty = self.types.expr(id);
        if let Some(number) =
            constants::eval(self.module, self.types, id).and_then(|value| value.number())
        {
            return Some(self.values.name(Node::Number(number), ty));
        }
        if let Some(operand) = self.operand_of_same_value(id) {
            return self.value(operand);
        }
        let node = match self.kind(id) {
            // In a workgroup with one dimension, the index is `local_invocation_id.x`.
            Expr::Builtin(BuiltinValue::LocalInvocationIndex)
                if self.module.workgroup_size[1..] == [1, 1] =>
            {
                let of = BuiltinValue::LocalInvocationId;
                Node::Member(self.values.name(Node::Builtin(of), &of.ty()), "x".to_owned())
            }
            Expr::Builtin(builtin) => Node::Builtin(*builtin),
            Expr::Unary(op, operand) => Node::Unary(*op, self.value(*operand)?),
            Expr::Binary(BinaryOp::Add, a, b) if self.is_word(id) => {
                self.values.sum(&[self.value(*a)?, self.value(*b)?])
            }
            // A device may fuse or round floats differently each time that it evaluates them.
            Expr::Binary(_, operand, _) if self.is_of_floats(*operand) => return None,
            Expr::Binary(op, a, b) => Node::Binary(*op, self.value(*a)?, self.value(*b)?),
            call @ Expr::Call(name, args)
                if let Some(ResultLimits::Min | ResultLimits::Max | ResultLimits::DivCeil) =
                    call.meaning().map(|of| of.limits)
                    && self.is_word(id) =>
            {
                let &[a, b] = args.as_slice() else { return None };
                let args = [self.value(a)?, self.value(b)?];
                match self.module.part_indices.contains_key(&id) {
                    true => Node::PartIndex(id.index(), args),
                    false => Node::Call(name.text.clone(), args),
                }
            }
            Expr::Cast(operand, _) => Node::Cast(self.value(*operand)?),
            Expr::Swizzle(base, name) => Node::Member(self.value(*base)?, name.text.clone()),
            Expr::Texture(
                op @ (TextureOp::Dimensions | TextureOp::NumLayers | TextureOp::NumSamples),
                Place { root: Root::Binding(binding), .. },
                _,
            ) => Node::Size(*op, binding.index()),
            Expr::Length(place) => match self.module.within_buffer(place) {
                Some((binding, which, _)) => self.length_of_buffer(binding, which)?,
                None => Node::Length(self.module.runtime_sized(place)?.index()),
            },
            Expr::Load(place) => return self.name_of_place(place),
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Ascribe(..)
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
            | Expr::Cooperative(..) => return None,
        };
        let is_long = matches!(&node, Node::Sum(terms) if terms.len() > MAX_TERMS);
        (!is_long).then(|| self.values.name(node, ty))
    }

    fn is_of_floats(&self, id: ExprId) -> bool {
        let scalar = self.types.expr(id).scalar();
        scalar.is_none_or(|scalar| !scalar.is_integer() && scalar != Scalar::Bool)
    }

    /// The number of the length that an index must stay below, in a place in one of any number of
    /// buffers: of the buffers' number, `depth` 0, or of the elements of the buffer, 1.
    pub(super) fn length_in_buffers(&self, place: &Place, depth: usize) -> Option<ValueId> {
        let (binding, which, _) = self.module.within_buffer(place)?;
        let node = match depth {
            0 => Node::Length(binding.index()),
            1 => self.length_of_buffer(binding, which)?,
            _ => return None,
        };
        Some(self.values.name(node, &Ty::U32))
    }

    fn length_of_buffer(&self, binding: BindingId, which: ExprId) -> Option<Node> {
        Some(Node::BufferLength(binding.index(), self.value(which)?))
    }

    /// The number of a place's value; `None` for memory that other invocations may write.
    fn name_of_place(&self, place: &Place) -> Option<ValueId> {
        let mut value = match place.root {
            Root::Local(local) => self.value_of_local(local)?,
            Root::Binding(binding)
                if self.module.bindings[binding].space == AddressSpace::Uniform =>
            {
                self.values.name(Node::Uniform(binding.index()), &self.module.bindings[binding].ty)
            }
            Root::Binding(_) | Root::Workgroup(_) => return None,
        };
        let mut ty = self.types.root(self.module, place.root).clone();
        for projection in &place.projections {
            let Projection::Member(name) = projection else { return None };
            ty = project(&ty, projection);
            value = self.values.name(Node::Member(value, name.text.clone()), &ty);
        }
        Some(value)
    }
}
