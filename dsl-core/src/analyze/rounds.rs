//! Accesses for which the checked device says more if two invocations meet there.
//!
//! The input is a kernel, the output the places. There are two kinds. An access may repeat in the
//! next iteration of a loop of the same function, with no barrier between. Then the two invocations
//! may be in different iterations, and a barrier would separate them. In a compound assignment,
//! `x[i] += 1`, the element should be an atomic.

use super::functions::{self, Reach};
use crate::infer::Types;
use crate::ir::{AddressSpace, Block, Expr, ExprId, Module, Place, Root, StmtKind};

/// The places of accesses that repeat in the next iteration, in memory that invocations may store
/// to.
pub(crate) fn of<'a>(module: &'a Module, types: &Types, functions: &[Reach]) -> Vec<&'a Place> {
    let mut rounds = Rounds { module, types, functions, places: Vec::new() };
    module.bodies().for_each(|body| rounds.block(body, false));
    rounds.places
}

/// The places that one compound assignment reads and stores to, `x[i] += 1`.
pub(crate) fn updates(module: &Module) -> Vec<&Place> {
    let mut places = Vec::new();
    module.bodies().for_each(|body| updates_in(body, &mut places));
    places
}

fn updates_in<'a>(block: &'a Block, places: &mut Vec<&'a Place>) {
    for stmt in &block.stmts {
        if let StmtKind::Assign { place, op: Some(_), .. } = &stmt.kind
            && !matches!(place.root, Root::Local(_))
        {
            places.push(place);
        }
        stmt.kind.for_each_block(&mut |block| updates_in(block, places));
    }
}

struct Rounds<'a, 'b> {
    module: &'a Module,
    types: &'b Types,
    functions: &'b [Reach],
    places: Vec<&'a Place>,
}

impl<'a> Rounds<'a, '_> {
    fn block(&mut self, block: &'a Block, comes_again: bool) {
        for stmt in &block.stmts {
            if comes_again {
                stmt.kind.stored().into_iter().for_each(|place| self.place(place));
                stmt.kind.for_each_expr(&mut |expr| self.expr(expr));
            }
            let was_seen = comes_again;
            let comes_again = comes_again
                || stmt.kind.repeated().is_some_and(|body| {
                    !functions::waits(body, self.module, self.types, self.functions)
                });
            // A condition is evaluated in each iteration, the ends of a range only once.
            if let (StmtKind::While { condition, .. }, true, false) =
                (&stmt.kind, comes_again, was_seen)
            {
                self.expr(*condition);
            }
            stmt.kind.for_each_block(&mut |block| self.block(block, comes_again));
        }
    }

    fn expr(&mut self, expr: ExprId) {
        if let Expr::Load(place) = &self.module.exprs[expr].kind {
            self.place(place);
        }
        self.module.for_each_operand(expr, |operand| self.expr(operand));
    }

    fn place(&mut self, place: &'a Place) {
        let is_shared = match place.root {
            Root::Local(_) => false,
            Root::Workgroup(_) => true,
            Root::Binding(binding) => {
                self.module.bindings[binding].space == AddressSpace::StorageReadWrite
            }
        };
        if is_shared {
            self.places.push(place);
        }
    }
}
