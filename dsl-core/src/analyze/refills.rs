//! Stores that refill workgroup memory in each iteration of a loop, and may leave some of it
//! unchanged.
//!
//! The input is a kernel, the output the places of the stores. Such a store is in a loop with a
//! barrier, under conditions on ids, lengths and parameters only. Its value does not come from
//! workgroup memory. A later read may see the value of an earlier iteration: the checked device
//! notes that. Stores under a condition on data are left out, since they are intended. So are
//! values made of workgroup memory, which continue from the old contents.

use std::collections::BTreeSet;

use super::functions::{self, Reach};
use crate::infer::Types;
use crate::ir::{
    AddressSpace, Arg, Block, Expr, ExprId, LocalId, Module, Place, Root, Stmt, StmtKind,
};

/// The maximum number of passes over the kernel. If it does not suffice, no store is listed.
const MAX_PASSES: usize = 32;

/// The places of these stores.
pub(crate) fn of<'a>(module: &'a Module, types: &Types, functions: &[Reach]) -> Vec<&'a Place> {
    let is_data = |root| match root {
        Root::Local(_) => false,
        Root::Workgroup(_) => true,
        Root::Binding(binding) => module.bindings[binding].space != AddressSpace::Uniform,
    };
    let is_shared = |root| matches!(root, Root::Workgroup(_));
    let data = Origin::of(module, types, functions, &is_data);
    let shared = Origin::of(module, types, functions, &is_shared);
    let (Some(data), Some(shared)) = (data, shared) else { return Vec::new() };
    let mut walk = Walk { data, shared, places: Vec::new() };
    for body in module.bodies() {
        walk.block(body, Where::OutsideOfLoops);
    }
    walk.places
}

/// Where a statement stands.
#[derive(Clone, Copy, PartialEq)]
enum Where {
    OutsideOfLoops,
    InLoop,
    /// In a loop, under conditions of ids, lengths and parameters.
    Guarded,
    /// In a loop, under a condition on data.
    Chosen,
}

struct Walk<'a, 'b> {
    data: Origin<'b>,
    shared: Origin<'b>,
    places: Vec<&'a Place>,
}

impl<'a> Walk<'a, '_> {
    fn block(&mut self, block: &'a Block, at: Where) {
        block.stmts.iter().for_each(|stmt| self.stmt(stmt, at));
    }

    fn stmt(&mut self, stmt: &'a Stmt, at: Where) {
        let inside = match &stmt.kind {
            StmtKind::Assign { place, op: None, value } => {
                let fills = at == Where::Guarded && !self.shared.reaches(*value);
                if fills && matches!(place.root, Root::Workgroup(_)) {
                    self.places.push(place);
                }
                return;
            }
            StmtKind::If { condition: decides, .. }
            | StmtKind::Match { scrutinee: decides, .. } => match at {
                Where::OutsideOfLoops => at,
                _ if self.data.reaches(*decides) => Where::Chosen,
                Where::Chosen => at,
                Where::InLoop | Where::Guarded => Where::Guarded,
            },
            StmtKind::Let { .. }
            | StmtKind::Assign { .. }
            | StmtKind::While { .. }
            | StmtKind::For { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => match stmt.kind.repeated() {
                Some(body) if self.waits(body) => Where::InLoop,
                _ => at,
            },
        };
        stmt.kind.for_each_block(&mut |block| self.block(block, inside));
    }

    fn waits(&self, body: &Block) -> bool {
        let Origin { module, types, functions, .. } = self.data;
        functions::waits(body, module, types, functions)
    }
}

/// Finds values that come from certain memory.
struct Origin<'a> {
    module: &'a Module,
    types: &'a Types,
    functions: &'a [Reach],
    is_meant: &'a dyn Fn(Root) -> bool,
    locals: BTreeSet<LocalId>,
}

impl<'a> Origin<'a> {
    fn of(
        module: &'a Module,
        types: &'a Types,
        functions: &'a [Reach],
        is_meant: &'a dyn Fn(Root) -> bool,
    ) -> Option<Origin<'a>> {
        let mut origin = Origin { module, types, functions, is_meant, locals: BTreeSet::new() };
        for _ in 0..MAX_PASSES {
            let before = origin.locals.len();
            for body in module.bodies() {
                body.for_each_stmt(&mut |stmt| origin.stmt(stmt));
            }
            if origin.locals.len() == before {
                return Some(origin);
            }
        }
        None
    }

    fn stmt(&mut self, stmt: &Stmt) {
        let local = stmt.kind.changed();
        let mut reaches = false;
        stmt.kind.for_each_expr(&mut |expr| reaches |= self.reaches(expr));
        if let Some(local) = local.filter(|_| reaches) {
            self.locals.insert(local);
        }
        // A variable that is passed as a pointer may receive anything that the function reaches.
        if reaches {
            self.locals.extend(self.types.passed(stmt).filter_map(Place::local));
        }
    }

    fn reaches(&self, expr: ExprId) -> bool {
        let calls = self.types.call(expr).is_some_and(|call| {
            let reach = &self.functions[call.function.index()];
            !reach.only_computes()
                || call.args.iter().any(|arg| match arg {
                    Arg::Value(_) => false,
                    Arg::Load(place) | Arg::Pointer(place) => self.is_of(place),
                })
        });
        let kind = &self.module.exprs[expr].kind;
        let own = if let Expr::Load(place) | Expr::Ref(place, _) | Expr::Texture(_, place, _) = kind
        {
            self.is_of(place)
        } else {
            let is_shared = matches!(
                kind,
                Expr::WorkgroupUniformLoad(_) | Expr::Atomic(..) | Expr::Cooperative(..)
            );
            is_shared || kind.subgroup_operation().is_some()
        };
        let mut found = calls || own;
        self.module.for_each_operand(expr, |operand| found = found || self.reaches(operand));
        found
    }

    fn is_of(&self, place: &Place) -> bool {
        match place.root {
            Root::Local(local) => self.locals.contains(&local),
            Root::Workgroup(_) | Root::Binding(_) => (self.is_meant)(place.root),
        }
    }
}
