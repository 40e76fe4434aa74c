//! `while` loops that nothing ends once they are entered: their condition depends on nothing that
//! they change, or that other invocations may change meanwhile.

use std::collections::BTreeSet;

use super::behavior::block_behavior;
use super::constants;
use crate::builtins::subgroups;
use crate::diagnostic::{Code, Diagnostics};
use crate::infer::Types;
use crate::ir::{AddressSpace, Block, Expr, ExprId, LocalKind, Module, Place, Root, StmtKind};
use crate::lower::instance::Arg;

pub(super) fn check(module: &Module, types: &Types, diags: &mut Diagnostics) {
    // After other mistakes, that nothing changes may be a consequence of them.
    if !diags.is_empty() {
        return;
    }
    let cx = Loops { module, types };
    for body in module.bodies() {
        body.for_each_stmt(&mut |stmt| {
            if let StmtKind::While { condition, body } = &stmt.kind {
                cx.check(*condition, body, diags);
            }
        });
    }
}

struct Loops<'a> {
    module: &'a Module,
    types: &'a Types,
}

impl Loops<'_> {
    fn check(&self, condition: ExprId, body: &Block, diags: &mut Diagnostics) {
        let mut read = BTreeSet::new();
        if block_behavior(body).leaves()
            || constants::eval(self.module, self.types, condition).is_some()
            || !self.is_settled(condition, &mut read)
        {
            return;
        }
        let mut assigned = BTreeSet::new();
        body.for_each_stmt(&mut |stmt| {
            if let StmtKind::Assign { place, .. } = &stmt.kind {
                assigned.extend(local(place));
            }
            stmt.kind.for_each_expr(&mut |expr| self.assigned_by(expr, &mut assigned));
        });
        if !read.is_disjoint(&assigned) {
            return;
        }
        let is_variable = |kind| matches!(kind, LocalKind::Let | LocalKind::Deferred);
        let locals = self.module.locals.iter().filter(|(id, _)| read.contains(&id.index()));
        let variables = locals.filter(|(_, of)| is_variable(of.kind));
        let names: Vec<String> = variables.map(|(_, of)| format!("`{}`", of.name.text)).collect();
        let what = if names.is_empty() { "its condition".to_owned() } else { names.join(" or ") };
        let message = format!(
            "once entered, this loop never ends: nothing in it changes {what}; count in it, \
             `i += 1;`, or write `for i in 0..n`"
        );
        diags.error(Code::EndlessLoop, self.module.exprs[condition].span, message);
    }

    /// Whether an expression has one value as long as nothing is assigned to the variables that it
    /// reads: other invocations cannot change it, nor does it change anything.
    fn is_settled(&self, id: ExprId, read: &mut BTreeSet<usize>) -> bool {
        if self.types.call(id).is_some() {
            return false;
        }
        let is_settled = match &self.module.exprs[id].kind {
            Expr::Load(place) => match place.root {
                Root::Local(of) => {
                    read.extend(local(place));
                    // A pointer may be to memory of others.
                    self.module.locals[of].kind != LocalKind::Pointer
                }
                Root::Binding(of) => matches!(
                    self.module.bindings[of].space,
                    AddressSpace::StorageRead | AddressSpace::Uniform
                ),
                Root::Workgroup(_) => false,
            },
            Expr::Call(name, _) => !subgroups::contains(&name.text),
            Expr::Error
            | Expr::WorkgroupUniformLoad(_)
            | Expr::Ref(..)
            | Expr::Atomic(..)
            | Expr::Texture(..)
            | Expr::Cooperative(..) => false,
            _ => true,
        };
        let mut all = is_settled;
        self.module.for_each_operand(id, |operand| all &= self.is_settled(operand, read));
        all
    }

    fn assigned_by(&self, id: ExprId, assigned: &mut BTreeSet<usize>) {
        if let Some(call) = self.types.call(id) {
            for arg in &call.args {
                if let Arg::Pointer(place) = arg {
                    assigned.extend(local(place));
                }
            }
        }
        self.module.for_each_operand(id, |operand| self.assigned_by(operand, assigned));
    }
}

/// The number of the variable that a place is in.
fn local(place: &Place) -> Option<usize> {
    match place.root {
        Root::Local(local) => Some(local.index()),
        Root::Workgroup(_) | Root::Binding(_) => None,
    }
}
