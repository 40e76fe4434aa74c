//! The order of the two sides of `place op= value`. Rust evaluates the value first if both types
//! are primitive, else the place. The types are known later. If the order matters, each side is
//! lowered into its own block. `build/order.rs` orders the blocks once the types are known:
//!
//! ```text
//! if <undecided> { …; let value = …; } else { …; let index = …; }
//! place[index] op= value;
//! ```

use std::collections::BTreeSet;

use proc_macro2::Span;

use super::context::Lowerer;
use crate::ir::{
    AddressSpace, Block, Borrow, Expr, ExprId, LocalId, Place, Projection, Root, Stmt, StmtKind,
    UndecidedOrder,
};

/// The accesses and jumps of an evaluation.
#[derive(Default)]
struct Effects {
    /// Locals.
    reads: BTreeSet<LocalId>,
    writes: BTreeSet<LocalId>,
    reads_memory: bool,
    writes_memory: bool,
    /// Whether it may jump away, or waits for other invocations.
    leaves: bool,
}

impl Effects {
    fn act(&self) -> bool {
        self.writes_memory || self.leaves || !self.writes.is_empty()
    }

    /// Whether both orders give the same result.
    fn commute(&self, other: &Effects) -> bool {
        let is_seen = |a: &Effects, b: &Effects| {
            a.writes.iter().any(|local| b.reads.contains(local) || b.writes.contains(local))
                || a.writes_memory && (b.reads_memory || b.writes_memory)
                || a.leaves && b.act()
        };
        !is_seen(self, other) && !is_seen(other, self)
    }
}

impl Lowerer<'_> {
    /// Keeps the order of a compound assignment open if it matters. The statements from `start` on
    /// belong to the value, those from `middle` on to the place.
    pub(super) fn keep_order_open(
        &mut self,
        (start, middle): (usize, usize),
        value: &mut ExprId,
        place: &mut Place,
        span: Span,
    ) -> bool {
        let (mut of_value, mut of_place) = (Effects::default(), Effects::default());
        self.effects_of_stmts(&self.out[start..middle], &mut of_value);
        self.effects_of_expr(*value, &mut of_value);
        self.effects_of_stmts(&self.out[middle..], &mut of_place);
        self.effects_of_indices(place, &mut of_place);
        if of_value.commute(&of_place) {
            return false;
        }
        let mut for_value = self.out.split_off(start);
        let for_place = for_value.split_off(middle - start);
        self.out.extend(for_value);
        if !self.is_trivial(*value) && !self.is_temporary(*value) {
            *value = self.spill(*value, "value");
        }
        let for_value = self.out.split_off(start);
        self.out.extend(for_place);
        let mut unmoved = place.clone();
        let steps = place.projections.iter_mut().zip(&mut unmoved.projections);
        for (step, unmoved) in steps {
            let (Projection::Index(index), Projection::Index(unmoved)) = (step, unmoved) else {
                continue;
            };
            if !self.is_trivial(*index) {
                *index = self.spill(*index, "index");
            }
            if self.has_effects(*unmoved) {
                *unmoved = *index;
            }
        }
        let for_place = self.out.split_off(start);
        let condition = self.truth(true, span);
        let is_generic = !self.env.types.is_empty();
        let (of, value) = (self.one_of_choice(place), *value);
        self.module.orders.push(UndecidedOrder { condition, of, unmoved, value, is_generic });
        let (accept, reject) = (Block { stmts: for_value }, Block { stmts: for_place });
        self.emit(StmtKind::If { condition, accept, reject }, span);
        true
    }

    fn effects_of_stmts(&self, stmts: &[Stmt], effects: &mut Effects) {
        for Stmt { kind, .. } in stmts {
            kind.for_each_expr(&mut |expr| self.effects_of_expr(expr, effects));
            kind.for_each_block(&mut |block| self.effects_of_stmts(&block.stmts, effects));
            match kind {
                StmtKind::Let { local, .. } | StmtKind::For { local, .. } => {
                    effects.writes.insert(*local);
                }
                StmtKind::Assign { place, .. } => self.effects_of_store(place, effects),
                StmtKind::Barrier(_) => {
                    effects.writes_memory = true;
                    effects.leaves = true;
                }
                StmtKind::Break | StmtKind::Continue | StmtKind::Return(_) => {
                    effects.leaves = true;
                }
                StmtKind::If { .. }
                | StmtKind::Match { .. }
                | StmtKind::While { .. }
                | StmtKind::Loop { .. }
                | StmtKind::Expr(_) => {}
            }
        }
    }

    fn effects_of_store(&self, place: &Place, effects: &mut Effects) {
        match place.root {
            Root::Local(local) => _ = effects.writes.insert(local),
            Root::Workgroup(_) | Root::Binding(_) => effects.writes_memory = true,
        }
    }

    fn effects_of_load(&self, place: &Place, effects: &mut Effects) {
        match place.root {
            Root::Local(local) => _ = effects.reads.insert(local),
            Root::Workgroup(_) => effects.reads_memory = true,
            Root::Binding(binding) => {
                let space = self.module.bindings[binding].space;
                effects.reads_memory |= match space {
                    AddressSpace::StorageReadWrite | AddressSpace::Handle => true,
                    AddressSpace::StorageRead | AddressSpace::Uniform => false,
                };
            }
        }
    }

    fn effects_of_indices(&self, place: &Place, effects: &mut Effects) {
        place.indices().for_each(|index| self.effects_of_expr(index, effects));
    }

    fn effects_of_expr(&self, expr: ExprId, effects: &mut Effects) {
        self.module.for_each_operand(expr, |operand| self.effects_of_expr(operand, effects));
        let kind = &self.module.exprs[expr].kind;
        match kind {
            Expr::Load(place)
            | Expr::Ref(place, Borrow::Shared | Borrow::Read)
            | Expr::Texture(_, place, _) => self.effects_of_load(place, effects),
            Expr::Ref(place, Borrow::Mut | Borrow::Auto) => {
                self.effects_of_load(place, effects);
                self.effects_of_store(place, effects);
            }
            Expr::Number(_, local) => _ = effects.reads.insert(*local),
            _ => {}
        }
        // The memory accesses of a function are not known here. Its locals are arguments.
        if kind.is_effect() {
            (effects.reads_memory, effects.writes_memory) = (true, true);
            effects.leaves |= matches!(kind, Expr::WorkgroupUniformLoad(_));
        }
    }
}
