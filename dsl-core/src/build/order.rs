//! The order of compound assignments. Takes a body whose types are known, and orders the two sides
//! that `lower/order.rs` left open. As in rustc: the value comes first if both types are primitive
//! when the function is checked, else the place.

use crate::diagnostic::{Code, Diagnostics};
use crate::infer::Types;
use crate::ir::{Block, ExprId, Module, Place, Scalar, StmtKind, Ty, UndecidedOrder};

/// Settles each open order in a body.
pub(super) fn settle(
    body: &mut Block,
    module: &mut Module,
    types: &Types,
    diags: &mut Diagnostics,
) {
    let open = std::mem::take(&mut module.orders);
    if !open.is_empty() {
        settle_block(body, &Open { open, module, types }, diags);
    }
}

struct Open<'a> {
    open: Vec<UndecidedOrder>,
    module: &'a Module,
    types: &'a Types,
}

impl Open<'_> {
    fn find(&self, condition: ExprId) -> Option<&UndecidedOrder> {
        self.open.iter().find(|order| order.condition == condition)
    }
}

fn settle_block(block: &mut Block, open: &Open<'_>, diags: &mut Diagnostics) {
    let mut stmts = Vec::with_capacity(block.stmts.len());
    // The place of the assignment that follows, if nothing can change its indices any more.
    let mut unmoved: Option<Place> = None;
    for mut stmt in std::mem::take(&mut block.stmts) {
        stmt.kind.for_each_block_mut(&mut |block| settle_block(block, open, diags));
        match stmt.kind {
            StmtKind::If { condition, mut accept, mut reject }
                if let Some(order) = open.find(condition) =>
            {
                let is_primitive = open.types.place(open.module, &order.of).is_primitive()
                    && open.types.expr(order.value).is_primitive();
                if is_primitive && order.is_generic {
                    let message = "whether the index or the value is evaluated first depends on \
                                   the type parameter: bind one of them with `let` first";
                    diags.error(Code::Unsupported, stmt.span, message);
                }
                if is_primitive {
                    stmts.append(&mut accept.stmts);
                    stmts.append(&mut reject.stmts);
                    unmoved = Some(order.unmoved.clone());
                } else {
                    stmts.append(&mut reject.stmts);
                    stmts.append(&mut accept.stmts);
                }
                continue;
            }
            StmtKind::Assign { ref mut place, op: Some(_), .. } => {
                if let Some(unmoved) = unmoved.take() {
                    *place = unmoved;
                }
            }
            StmtKind::Let { .. }
            | StmtKind::Assign { op: None, .. }
            | StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::While { .. }
            | StmtKind::For { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => unmoved = None,
        }
        stmts.push(stmt);
    }
    block.stmts = stmts;
}

impl Ty {
    /// Whether Rust has builtin operators for the type, rather than functions.
    fn is_primitive(&self) -> bool {
        matches!(self, Ty::Scalar(scalar) if *scalar != Scalar::F16)
    }
}
