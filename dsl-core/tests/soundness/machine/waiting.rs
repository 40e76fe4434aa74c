//! The statements that contain barriers, or call functions with barriers.

use std::collections::BTreeSet;

use dsl_core::arena::Id;
use dsl_core::infer::Types;
use dsl_core::ir::{Block, Expr, Function, Module, Stmt, StmtKind};

use super::address;

/// The addresses of the statements in which invocations wait for each other.
pub(super) fn statements_that_wait(module: &Module, types: &Types) -> BTreeSet<usize> {
    let mut functions = BTreeSet::new();
    loop {
        let mut search = Search { module, types, functions, found: BTreeSet::new() };
        search.block(&module.body);
        let bodies = module.functions.iter();
        let waiting = bodies.filter(|(_, of)| search.block(&of.body)).map(|(id, _)| id).collect();
        if waiting == search.functions {
            return search.found;
        }
        functions = waiting;
    }
}

struct Search<'a> {
    module: &'a Module,
    types: &'a Types,
    /// The functions that are known to contain barriers.
    functions: BTreeSet<Id<Function>>,
    found: BTreeSet<usize>,
}

impl Search<'_> {
    fn block(&mut self, block: &Block) -> bool {
        block.stmts.iter().fold(false, |any, stmt| self.stmt(stmt) | any)
    }

    fn stmt(&mut self, stmt: &Stmt) -> bool {
        let mut waits = matches!(stmt.kind, StmtKind::Barrier(_));
        stmt.kind.for_each_block(&mut |block| waits |= self.block(block));
        let Search { module, types, functions, .. } = self;
        stmt.kind.for_each_expr(&mut |expr| {
            waits |= module.any(expr, &|expr| matches!(expr, Expr::WorkgroupUniformLoad(_)));
            waits |= types.call(expr).is_some_and(|call| functions.contains(&call.function));
        });
        if waits {
            self.found.insert(address(stmt));
        }
        waits
    }
}
