//! Comparisons of sizes. In Rust, the cast of a negative number is above every other size. As a
//! word it is 2³¹ or more: above all lengths, but not above every `u32`.
//!
//! The input is a typed kernel. For two sizes, the output tells whether their words have the same
//! order. If not, it tells whether a second comparison corrects that. The work grows with the
//! number of expressions.

use std::collections::BTreeMap;

use super::is_size;
use crate::analyze::constants;
use crate::infer::Types;
use crate::ir::{BinaryOp, Expr, ExprId, Literal, LocalId, Module, Scalar, Ty};

/// The greatest word of a non-negative `i32`.
const MOST: i128 = i32::MAX as i128;

/// The possible words of a size.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    /// It is below 2³¹.
    Small,
    /// It is below 2³¹, or was negative before it was cast.
    Signed,
    /// It is unknown.
    Any,
}

/// The side of a comparison that is the greater one if its word is 2³¹ or more.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Above {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

/// The possible words of each size of a kernel.
pub(crate) struct Compared<'a> {
    module: &'a Module,
    types: &'a Types,
    words: Vec<Word>,
}

impl<'a> Compared<'a> {
    pub(crate) fn new(module: &'a Module, types: &'a Types) -> Self {
        let mut cx = Self { module, types, words: Vec::with_capacity(module.exprs.len()) };
        let initializers = module.initializers();
        // The operands of an expression have lower ids than the expression.
        for (id, _) in module.exprs.iter() {
            let word = if is_size(types.expr(id)) { cx.made(id, &initializers) } else { Word::Any };
            cx.words.push(word);
        }
        cx
    }

    /// Whether two sizes are in the same order as words.
    pub(crate) fn are_in_order(&self, left: ExprId, right: ExprId) -> bool {
        matches!(
            (self.side(left), self.side(right)),
            (Word::Small, _) | (_, Word::Small) | (Word::Signed, Word::Signed)
        )
    }

    /// The side that a second comparison must test, if that makes the comparison exact.
    pub(crate) fn above(&self, id: ExprId) -> Option<Above> {
        let Expr::Binary(op, left, right) = self.module.exprs[id].kind else { return None };
        let are_sizes = [left, right].iter().all(|side| *self.types.expr(*side) == Ty::USIZE);
        if !op.is_comparison() || !are_sizes {
            return None;
        }
        match (self.side(left), self.side(right)) {
            (Word::Signed, Word::Any) => Some(Above::Left),
            (Word::Any, Word::Signed) => Some(Above::Right),
            _ => None,
        }
    }

    /// The possible words of a side of a comparison.
    fn side(&self, id: ExprId) -> Word {
        match self.number(id) {
            Some(0..=MOST) => Word::Small,
            _ => self.word(id),
        }
    }

    /// The possible words of an operand.
    fn word(&self, id: ExprId) -> Word {
        self.words.get(id.index()).copied().unwrap_or(Word::Any)
    }

    fn made(&self, id: ExprId, initializers: &BTreeMap<LocalId, ExprId>) -> Word {
        match &self.module.exprs[id].kind {
            Expr::Literal(Literal::Int(number, _)) if i128::from(*number) <= MOST => Word::Small,
            Expr::Length(_) => Word::Small,
            Expr::Ascribe(operand, _) => self.word(*operand),
            Expr::Cast(operand, _) => match self.types.expr(*operand).as_scalar() {
                Some(of) if of.is_size() => self.word(*operand),
                Some(of) if of.limits().0 == 0 && of.limits().1 <= MOST => Word::Small,
                Some(Scalar::I8 | Scalar::I16 | Scalar::I32) => Word::Signed,
                None if matches!(self.types.expr(*operand), Ty::Enum(_)) => Word::Small,
                _ => Word::Any,
            },
            load @ Expr::Load(_) if let Some(local) = load.loaded_local() => {
                initializers.get(&local).map_or(Word::Any, |init| self.word(*init))
            }
            Expr::Binary(BinaryOp::Div, _, by) if self.number(*by).is_some_and(|by| by >= 2) => {
                Word::Small
            }
            Expr::Binary(BinaryOp::Rem, _, by) if self.side(*by) == Word::Small => Word::Small,
            call @ Expr::Call(..) if let Some(args) = call.smaller_of() => {
                let is_small = args.iter().any(|arg| self.side(*arg) == Word::Small);
                if is_small { Word::Small } else { Word::Any }
            }
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Load(_)
            | Expr::Builtin(_)
            | Expr::Unary(..)
            | Expr::Binary(..)
            | Expr::Call(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Swizzle(..)
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
            | Expr::Cooperative(..) => Word::Any,
        }
    }

    fn number(&self, id: ExprId) -> Option<i128> {
        constants::eval(self.module, self.types, id).and_then(|value| value.integer())
    }
}
