//! Loops that end like Euclid's algorithm: `while b != 0 { (a, b) = (b, a % b); }`. Each iteration
//! stores to a variable, which is not 0, the remainder of a division by it. The remainder is less
//! than the variable.

use std::collections::BTreeSet;

use super::interpret::Interpreter;
use super::loops::continues;
use crate::ir::{BinaryOp, Block, Expr, ExprId, LocalId, Place, Root, Scalar, Stmt, StmtKind, Ty};

impl<'a> Interpreter<'a> {
    /// Whether each iteration does so with some variable. The iteration begins with the current
    /// facts.
    pub(super) fn leaves_remainders(&self, body: &'a Block) -> bool {
        let every_round = body.stmts.iter().take_while(|stmt| !continues(stmt));
        every_round.filter_map(|stmt| Some((stmt, self.takes_remainder(stmt, body)?))).any(
            |(stmt, divisor)| {
                let mut others = body.stmts.iter().filter(|other| !std::ptr::eq(*other, stmt));
                *self.types.local(divisor) == Ty::Scalar(Scalar::U32)
                    && self.peek_local(divisor).least() >= 1
                    && !others.any(|other| self.changes(other, divisor))
            },
        )
    }

    /// The variable `v` of `v = x % v`.
    fn takes_remainder(&self, stmt: &'a Stmt, body: &'a Block) -> Option<LocalId> {
        let StmtKind::Assign { place, op: None, value } = &stmt.kind else { return None };
        let divisor = place.whole_local()?;
        let Expr::Binary(BinaryOp::Rem, _, by) = self.kind(self.unnamed(*value, body)) else {
            return None;
        };
        (self.kind(*by).loaded_local() == Some(divisor)).then_some(divisor)
    }

    /// The initializer, if the value is a name that the iteration declares; else the value.
    fn unnamed(&self, value: ExprId, body: &'a Block) -> ExprId {
        let name =
            self.kind(value).loaded_local().filter(|local| !self.module.locals[*local].assigned);
        let init = |stmt: &Stmt| {
            let StmtKind::Let { local, init } = stmt.kind else { return None };
            init.filter(|_| Some(local) == name)
        };
        body.stmts.iter().find_map(init).unwrap_or(value)
    }

    fn changes(&self, stmt: &Stmt, local: LocalId) -> bool {
        let mut changed = BTreeSet::new();
        if let StmtKind::Assign { place: Place { root: Root::Local(local), .. }, .. } = &stmt.kind {
            changed.insert(*local);
        }
        changed.extend(self.passed(stmt));
        stmt.kind.for_each_block(&mut |block| changed.extend(self.assigned(block)));
        changed.contains(&local)
    }
}
