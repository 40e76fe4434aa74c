//! Expressions.

use proc_macro2::Span;

use super::function::SignatureId;
use super::operator::{AtomicOp, BinaryOp, BuiltinValue, Operator, UnaryOp};
use super::place::Place;
use super::variable::{ConstId, LocalId, Name};
use crate::arena::Id;
use crate::cooperative::CoopOp;
use crate::scalar::Scalar;
use crate::textures::TextureOp;
use crate::ty::Ty;

/// Names an expression.
pub type ExprId = Id<ExprNode>;

/// An expression and where it was written.
#[derive(Debug)]
pub struct ExprNode {
    /// What it computes.
    pub kind: Expr,
    /// Its first token; an operator's own token.
    pub span: Span,
}

/// A value. Some expressions have effects, see [`Expr::is_effect`]; the others only read.
#[derive(Debug)]
pub enum Expr {
    /// Poison: a mistake was reported already.
    Error,
    /// A literal.
    Literal(Literal),
    /// The value of a constant.
    Const(ConstId),
    /// Reads a place.
    Load(Place),
    /// A builtin value.
    Builtin(BuiltinValue),
    /// The element count of an array or slice, a `u32`.
    Length(Place),
    /// A prefix operator.
    Unary(UnaryOp, ExprId),
    /// An infix operator.
    Binary(BinaryOp, ExprId, ExprId),
    /// The operand, whose type is known from elsewhere: `f32::sqrt(x)`.
    Ascribe(ExprId, Ty),
    /// `operand as ty`; for vectors `v.as_uvec3()` and the like.
    Cast(ExprId, Ty),
    /// A builtin function, called by its Rust name; the receiver comes first.
    Call(Name, Vec<ExprId>),
    /// A vector made of its components or of one repeated component; a matrix made of its columns
    /// or of all their components.
    Vector(Ty, Vec<ExprId>),
    /// `[a, b, c]`.
    Array(Vec<ExprId>),
    /// `[value; length]`.
    Repeat(ExprId, u32),
    /// A member or component of a value: `.x`, or several components: `.xzy()`.
    Swizzle(ExprId, Name),
    /// An element of a value.
    Index(ExprId, ExprId),
    /// An atomic operation; its result is the old value (none for `Store`).
    Atomic(AtomicOp, Place, Vec<ExprId>),
    /// A function of a texture, which is the place; samplers among the arguments are `Ref`s.
    Texture(TextureOp, Place, Vec<ExprId>),
    /// Barrier, load, barrier.
    WorkgroupUniformLoad(Place),
    /// A call of a user's function. `infer` chooses the callee among the candidates.
    Invoke(Callee, Vec<ExprId>),
    /// `&x`, `&mut x`, or a method's receiver: only an argument of `Invoke` and `Texture`.
    Ref(Place, Borrow),
    /// A structure made of its members, in the order of declaration.
    Construct(Ty, Vec<ExprId>),
    /// A tuple.
    Tuple(Vec<ExprId>),
    /// A variant of an `enum`.
    Variant(Ty, u32),
    /// 0 or 1 in the type of a local: a number, or a vector with the number in each component.
    Number(bool, LocalId),
    /// An operation on cooperative matrices, with the place where a tile begins. Each operation is
    /// the initializer of a `Let`, an assigned value or a statement.
    Cooperative(CoopOp, Option<Place>, Vec<ExprId>),
}

/// The callee of a call, as written.
#[derive(Debug, Clone)]
pub enum Callee {
    /// A function, with the types between `::<` and `>`: none, or one for each type parameter;
    /// `None` if the arguments decide it.
    Function(SignatureId, Vec<Option<Ty>>),
    /// A method: the users' methods of that name, of any type. If none matches, it is a builtin
    /// function.
    Method(Name, Vec<SignatureId>),
    /// A function of a trait, `Zero::zero()`, with the name of the trait: one of the functions of the
    /// trait's `impl`s. The types of the arguments and of the result decide which one.
    OfTrait(String, Name, Vec<SignatureId>),
    /// `Default::default()` of the expected type: the function of a user's type among these, else a
    /// value of the language.
    Default(Vec<SignatureId>),
    /// `a.into()`, `a.try_into()` or `a as _`, which convert to the expected type. A conversion of the
    /// language becomes another expression once that type is known.
    Conversion(Operator),
    /// The function given by [`crate::infer::Types::call`]. `build` replaces all callees by it.
    Instance,
}

/// An argument, once the callee is known.
#[derive(Debug, Clone)]
pub enum Arg {
    /// A value.
    Value(ExprId),
    /// The value of a place.
    Load(Place),
    /// A variable of the caller that the callee assigns to.
    Pointer(Place),
}

/// How a reference was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Borrow {
    /// `&x`.
    Shared,
    /// `&mut x`.
    Mut,
    /// As the callee requires: the receiver of a method, or a variable that is a reference itself.
    Auto,
    /// As `Auto`, through a reference that only reads.
    Read,
}

/// A literal as written; its type is inferred.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Literal {
    /// `true`, `false`.
    Bool(bool),
    /// An integer, with its suffix.
    Int(u64, Option<Scalar>),
    /// A floating-point number: the nearest value of each type.
    Float {
        /// As an `f32`.
        single: f32,
        /// As an `f64`.
        double: f64,
        /// Its suffix, `f32` or `f64`.
        suffix: Option<Scalar>,
    },
}

impl Expr {
    /// The place that it names: to load from it, to change it, to refer to it or to count its
    /// elements.
    pub(crate) fn place(&self) -> Option<&Place> {
        match self {
            Expr::Load(place)
            | Expr::Length(place)
            | Expr::WorkgroupUniformLoad(place)
            | Expr::Ref(place, _)
            | Expr::Atomic(_, place, _)
            | Expr::Texture(_, place, _) => Some(place),
            Expr::Cooperative(_, place, _) => place.as_ref(),
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Builtin(_)
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
            | Expr::Invoke(..)
            | Expr::Construct(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::Number(..) => None,
        }
    }

    /// Whether it may do more than compute a value from its operands and from memory.
    pub fn is_effect(&self) -> bool {
        match self {
            Expr::Atomic(..)
            | Expr::Texture(TextureOp::Store, ..)
            | Expr::Invoke(..)
            | Expr::WorkgroupUniformLoad(_) => true,
            Expr::Cooperative(op, ..) => !matches!(op, CoopOp::Fits),
            Expr::Call(..) => self.subgroup_operation().is_some(),
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Load(_)
            | Expr::Builtin(_)
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
            | Expr::Ref(..)
            | Expr::Construct(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::Number(..) => false,
        }
    }

    /// The place in memory that it may write to. All other writes are statements.
    pub fn written(&self) -> Option<&Place> {
        match self {
            Expr::Atomic(_, place, _)
            | Expr::Texture(TextureOp::Store, place, _)
            | Expr::Cooperative(CoopOp::Store(_), Some(place), _) => Some(place),
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Load(_)
            | Expr::Builtin(_)
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

    /// The indexed operand and the index, if it takes an element, column or row.
    pub fn indexing(&self) -> Option<(ExprId, ExprId)> {
        if let Expr::Index(base, index) = self {
            return Some((*base, *index));
        }
        let Expr::Call(name, args) = self else { return None };
        let is_indexing = matches!(name.text.as_str(), "col" | "row");
        is_indexing.then_some((*args.first()?, *args.get(1)?))
    }

    /// The operator and its operands, if it has an infix operator.
    pub(crate) fn binary(&self) -> Option<(BinaryOp, ExprId, ExprId)> {
        let Expr::Binary(op, left, right) = self else { return None };
        Some((*op, *left, *right))
    }

    /// The local variable that it loads as a whole.
    pub(crate) fn loaded_local(&self) -> Option<LocalId> {
        if let Expr::Load(place) = self { place.whole_local() } else { None }
    }
}
