//! Loops that index arrays of cooperative matrices. Matrices are in registers, which cannot be
//! indexed at run time. If a range is constant, each iteration becomes a block in which the
//! variable is a constant:
//!
//! ```wgsl
//! {
//!     const i = 0u;
//!     sums[i] = …;
//! }
//! ```

use super::{Emitter, loops::number};
use crate::analyze::constants::Value;
use crate::ir::{Block, Expr, ExprId, ForRange, LocalId, Place, Projection, Scalar, StmtKind, Ty};

/// Loops with more iterations are not unrolled.
const MAX_ROUNDS: usize = 16;

impl Emitter<'_> {
    /// The values of the variable, if the loop is to be unrolled.
    pub(super) fn rounds(
        &self,
        local: LocalId,
        range: &ForRange,
        body: &Block,
    ) -> Option<Vec<i128>> {
        let number = |id: ExprId| self.constant(id).and_then(Value::integer);
        let step = range.step.map_or(Some(1), number).filter(|step| *step > 0)?;
        let (start, end) = (number(range.start)?, number(range.end)?);
        let values =
            (start..end + i128::from(range.inclusive)).step_by(usize::try_from(step).ok()?);
        let rounds: Vec<i128> = values.take(MAX_ROUNDS + 1).collect();
        let is_plain = !range.reversed && !self.checked.module().locals[local].assigned;
        let jumps = |kind: &StmtKind| matches!(kind, StmtKind::Break | StmtKind::Continue);
        let unrolls = is_plain && rounds.len() <= MAX_ROUNDS && !body.leaves_by(&jumps);
        (unrolls && self.indexes_matrices(local, body)).then_some(rounds)
    }

    /// A block for each iteration.
    pub(super) fn unrolled(&mut self, local: LocalId, rounds: &[i128], body: &Block) {
        let scalar = self.checked.types().local(local).scalar().unwrap_or(Scalar::U32);
        for round in rounds {
            self.line("{");
            self.indent += 1;
            self.names.open();
            let name = self.declare(local);
            self.line(&format!("const {name} = {};", number(*round, scalar)));
            self.block_stmts(body);
            self.names.close();
            self.indent -= 1;
            self.line("}");
        }
    }

    /// Whether the variable occurs in an index into an array of matrices.
    fn indexes_matrices(&self, local: LocalId, body: &Block) -> bool {
        let mut found = false;
        body.for_each_stmt(&mut |stmt| {
            found |= stmt.kind.stored().is_some_and(|place| self.is_matrix_at(local, place));
            let loads =
                |expr: &Expr| matches!(expr, Expr::Load(place) if self.is_matrix_at(local, place));
            let module = self.checked.module();
            stmt.kind.for_each_expr(&mut |expr| found |= module.any(expr, &loads));
        });
        found
    }

    fn is_matrix_at(&self, local: LocalId, place: &Place) -> bool {
        let (module, types) = (self.checked.module(), self.checked.types());
        let is_local = |expr: &Expr| matches!(expr, Expr::Load(of) if of.local() == Some(local));
        let is_index = |projection: &Projection| match projection {
            Projection::Index(index) => module.any(*index, &is_local),
            Projection::Member(_) => false,
        };
        place.projections.iter().any(is_index) && is_of_matrices(types.root(module, place.root))
    }
}

fn is_of_matrices(ty: &Ty) -> bool {
    match ty.element() {
        Some(element) => is_of_matrices(element),
        None => matches!(ty, Ty::CoopMatrix(_)),
    }
}
