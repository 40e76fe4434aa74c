//! `while` loops that never end once they are entered: neither the loop nor another invocation can
//! change the condition. If a condition needs statements, both stand at the top of a `loop`.

use std::collections::BTreeSet;

use super::behavior::{behavior, block_behavior};
use super::constants;
use crate::diagnostic::{Code, Diagnostics};
use crate::infer::Types;
use crate::ir::{
    AddressSpace, Block, Expr, ExprId, Local, LocalId, LocalKind, Module, Place, Root, Stmt,
    StmtKind,
};

pub(super) fn check(module: &Module, types: &Types, diags: &mut Diagnostics) {
    // If there are other errors, a condition that never changes may be a consequence of them.
    if !diags.is_empty() {
        return;
    }
    let cx = Loops { module, types };
    for body in module.bodies() {
        body.for_each_stmt(&mut |stmt| {
            if let Some(tested) = Tested::of(stmt) {
                cx.check(&tested, diags);
            }
        });
    }
}

/// A loop that continues while a condition holds.
struct Tested<'a> {
    /// The statements that compute the condition in each iteration.
    before: &'a [Stmt],
    condition: ExprId,
    body: &'a Block,
}

impl Tested<'_> {
    fn of(stmt: &Stmt) -> Option<Tested<'_>> {
        if let StmtKind::While { head, condition, body } = &stmt.kind {
            return Some(Tested { before: &head.stmts, condition: *condition, body });
        }
        let StmtKind::Loop { body, once: false } = &stmt.kind else { return None };
        let (last, before) = body.stmts.split_last()?;
        let StmtKind::If { condition, accept, reject } = &last.kind else { return None };
        let leaves = matches!(&*reject.stmts, [Stmt { kind: StmtKind::Break, .. }]);
        leaves.then_some(Tested { before, condition: *condition, body: accept })
    }
}

struct Loops<'a> {
    module: &'a Module,
    types: &'a Types,
}

/// Local variables.
type Variables = BTreeSet<LocalId>;

impl Loops<'_> {
    fn check(&self, tested: &Tested<'_>, diags: &mut Diagnostics) {
        let mut read = Variables::new();
        if block_behavior(tested.body).leaves()
            || constants::eval(self.module, self.types, tested.condition).is_some()
            || !self.is_settled(tested.condition, &mut read)
            || !self.all_settled(tested.before, &mut read)
        {
            return;
        }
        let mut assigned = Variables::new();
        tested.body.for_each_stmt(&mut |stmt| self.assigned_in(stmt, &mut assigned));
        if !read.is_disjoint(&assigned) {
            return;
        }
        let message = format!(
            "once entered, this loop never ends: {}; count in the loop, `i += 1;`, or write `for i \
             in 0..n`",
            self.reason(&read)
        );
        diags.error(Code::EndlessLoop, self.module.exprs[tested.condition].span, message);
    }

    /// Why a condition on these variables never changes.
    fn reason(&self, read: &Variables) -> String {
        let names = |is_one: &dyn Fn(&Local) -> bool| {
            let locals = self.module.locals.iter().filter(|(id, _)| read.contains(id));
            let named = locals.filter(|(_, of)| is_one(of));
            named.map(|(_, of)| format!("`{}`", of.name.text)).collect::<Vec<_>>()
        };
        let is_param = |of: &Local| of.kind == LocalKind::Param && !of.mutable;
        let variables = names(&|of| !of.kind.is_own() && !is_param(of));
        match (&*variables, &*names(&is_param)) {
            ([], []) => "nothing in it changes its condition".to_owned(),
            ([], [param]) => format!("{param} is the same in the whole launch"),
            ([], params) => format!("{} are the same in the whole launch", params.join(" and ")),
            (variables, _) => format!("nothing in it changes {}", variables.join(" or ")),
        }
    }

    /// Whether statements do the same in each iteration, as long as the variables in `read` are not
    /// assigned to. The statements may change only variables that they declare.
    fn all_settled(&self, stmts: &[Stmt], read: &mut Variables) -> bool {
        let (mut own, mut assigned) = (Variables::new(), Variables::new());
        let mut all = stmts.iter().all(|stmt| !behavior(stmt).leaves());
        let mut visit = |stmt: &Stmt| {
            own.extend(stmt.kind.declared());
            all &= stmt.kind.stored().is_none_or(|place| place.local().is_some());
            self.assigned_in(stmt, &mut assigned);
            stmt.kind.for_each_expr(&mut |expr| all &= self.is_settled(expr, read));
        };
        for stmt in stmts {
            visit(stmt);
            stmt.kind.for_each_block(&mut |block| block.for_each_stmt(&mut visit));
        }
        read.retain(|variable| !own.contains(variable));
        all && assigned.is_subset(&own)
    }

    /// Whether an expression keeps its value as long as the variables that it reads are not
    /// assigned to. Other invocations cannot change the value, and the expression has no effects.
    fn is_settled(&self, id: ExprId, read: &mut Variables) -> bool {
        let kind = &self.module.exprs[id].kind;
        let is_settled = match (kind, kind.place()) {
            (Expr::Load(place), _) => match place.root {
                Root::Local(of) => {
                    read.extend(place.local());
                    // A pointer may point to memory that other invocations change.
                    self.module.locals[of].kind != LocalKind::Pointer
                }
                Root::Binding(of) => matches!(
                    self.module.bindings[of].space,
                    AddressSpace::StorageRead | AddressSpace::Uniform
                ),
                Root::Workgroup(_) => false,
            },
            (Expr::Length(_), _) => true,
            (Expr::Error | Expr::Cooperative(..), _) | (_, Some(_)) => false,
            (_, None) => !kind.is_effect(),
        };
        let mut all = is_settled;
        self.module.for_each_operand(id, |operand| all &= self.is_settled(operand, read));
        all
    }

    /// Adds the variables that a statement assigns to. The blocks in it do not count.
    fn assigned_in(&self, stmt: &Stmt, assigned: &mut Variables) {
        assigned.extend(stmt.kind.stored().and_then(Place::local));
        assigned.extend(self.types.passed(stmt).filter_map(Place::local));
    }
}
