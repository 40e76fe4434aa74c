//! Comparisons of sizes. What is negative before it is cast is above every size in Rust. As a word it is
//! 2³¹ or more: above all lengths, but not above every `u32`.

use std::collections::BTreeMap;

use crate::analyze::constants;
use crate::infer::Types;
use crate::ir::{BinaryOp, Expr, ExprId, LocalId, Module, Root, Scalar, Ty};

/// What is known of a size as a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    /// It is below 2³¹.
    Small,
    /// It is below 2³¹, or was negative before it was cast.
    Signed,
    /// Nothing.
    Any,
}

/// The side of a comparison that is above the other one where it is 2³¹ or more.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Above {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

/// Looks at comparisons.
pub(crate) struct Compared<'a> {
    module: &'a Module,
    types: &'a Types,
    initializers: BTreeMap<LocalId, ExprId>,
}

impl<'a> Compared<'a> {
    pub(crate) fn new(module: &'a Module, types: &'a Types) -> Self {
        Self { module, types, initializers: module.initializers() }
    }

    /// Whether two sizes are in the same order as words.
    pub(crate) fn are_in_order(&self, left: ExprId, right: ExprId) -> bool {
        matches!(
            (self.word(left), self.word(right)),
            (Word::Small, _) | (_, Word::Small) | (Word::Signed, Word::Signed)
        )
    }

    /// Which side has to be looked at by itself, if that makes a comparison exact.
    pub(crate) fn above(&self, id: ExprId) -> Option<Above> {
        let Expr::Binary(op, left, right) = self.module.exprs[id].kind else { return None };
        let are_sizes = [left, right].map(|side| *self.types.expr(side) == Ty::USIZE) == [true; 2];
        if !op.is_comparison() || !are_sizes {
            return None;
        }
        match (self.word(left), self.word(right)) {
            (Word::Signed, Word::Any) => Some(Above::Left),
            (Word::Any, Word::Signed) => Some(Above::Right),
            _ => None,
        }
    }

    fn word(&self, id: ExprId) -> Word {
        if self.number(id).is_some_and(|number| (0..1 << 31).contains(&number)) {
            return Word::Small;
        }
        match &self.module.exprs[id].kind {
            Expr::Length(_) => Word::Small,
            Expr::Ascribe(operand, _) => self.word(*operand),
            Expr::Cast(operand, _) => match self.types.expr(*operand) {
                Ty::Enum(_) => Word::Small,
                Ty::Scalar(of) if of.is_size() => self.word(*operand),
                Ty::Scalar(of) if of.limits().1 < 1 << 31 && of.limits().0 == 0 => Word::Small,
                Ty::Scalar(Scalar::I8 | Scalar::I16 | Scalar::I32) => Word::Signed,
                _ => Word::Any,
            },
            Expr::Load(place) if place.projections.is_empty() => match place.root {
                Root::Local(local) => {
                    self.initializers.get(&local).map_or(Word::Any, |init| self.word(*init))
                }
                _ => Word::Any,
            },
            Expr::Binary(BinaryOp::Div, _, by) if self.number(*by).is_some_and(|by| by >= 2) => {
                Word::Small
            }
            Expr::Binary(BinaryOp::Rem, _, by) if self.word(*by) == Word::Small => Word::Small,
            Expr::Call(name, args) if name.text == "min" => {
                let is_small = args.iter().any(|arg| self.word(*arg) == Word::Small);
                if is_small { Word::Small } else { Word::Any }
            }
            _ => Word::Any,
        }
    }

    fn number(&self, id: ExprId) -> Option<i128> {
        constants::eval(self.module, self.types, id).and_then(|value| value.integer())
    }
}
