//! Cooperative matrices, as naga spells them.

use super::Emitter;
use crate::cooperative::{CoopOp, Order};
use crate::ir::{ExprId, Place, Ty};

/// The extension that a module with cooperative matrices enables.
pub(super) const EXTENSION: &str = "wgpu_cooperative_matrix";

/// naga checks by rules of its own whether matrices are used in uniform control flow, and treats
/// every variable as non-uniform. This turns these checks off. `analyze/uniformity.rs` has checked
/// by the specification's rules.
pub(super) const DIRECTIVE: &str = "diagnostic(off, derivative_uniformity);\n";

impl Emitter<'_> {
    pub(super) fn cooperative(
        &mut self,
        op: CoopOp,
        place: Option<&Place>,
        args: &[ExprId],
    ) -> String {
        if let CoopOp::Fits = op {
            return self.fits(args);
        }
        let pointer = place.map(|place| format!("&{}", self.place(place)));
        let mut values: Vec<String> = args.iter().map(|arg| self.argument(*arg)).collect();
        let function = match op {
            CoopOp::Zero(matrix) => matrix.wgsl(),
            CoopOp::Load(matrix, order) => {
                values.splice(0..0, pointer);
                format!("coopLoad{}<{}>", suffix(order), matrix.wgsl())
            }
            CoopOp::Store(order) => {
                values.splice(1..1, pointer);
                format!("coopStore{}", suffix(order))
            }
            CoopOp::MultiplyAdd | CoopOp::Fits => "coopMultiplyAdd".to_owned(),
        };
        format!("{function}({})", values.join(", "))
    }

    /// Whether the condition is the guard of a tile, and proven to hold always.
    pub(super) fn is_inside(&self, condition: ExprId) -> bool {
        self.checked.facts().proofs.tiles.contains(&condition)
    }

    fn fits(&mut self, args: &[ExprId]) -> String {
        let Ty::CoopMatrix(matrix) = self.checked.types().expr(args[0]) else {
            unreachable!("infer knows the matrix")
        };
        let size = matrix.size;
        let helper = self.helpers.tile_fits();
        let rest: Vec<String> = args[1..].iter().map(|arg| self.argument(*arg)).collect();
        format!("{helper}({size}u, {})", rest.join(", "))
    }
}

fn suffix(order: Order) -> &'static str {
    match order {
        Order::Columns => "",
        Order::Rows => "T",
    }
}
