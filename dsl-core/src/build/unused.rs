//! Variables of the compiler's own that nothing needs. Desugaring makes some for what may be asked for
//! and is not, such as the end of a chunk. A call that changes variables has a variable of its own for its
//! result; the next statement can take the call instead, if the result is its whole value.
//! Takes bodies whose types are known, leaves these variables out.

use std::collections::BTreeMap;

use crate::builtins::subgroups;
use crate::infer::Types;
use crate::ir::{
    Block, Expr, ExprId, FunctionId, LocalId, LocalKind, Module, Place, Root, Stmt, StmtKind,
};

/// Leaves out each `let` of the compiler's that nothing reads and whose value has no effects.
pub(super) fn remove(module: &mut Module, types: &Types) {
    let body = std::mem::take(&mut module.body);
    module.body = without_unused(body, module, types);
    let functions: Vec<FunctionId> = module.functions.iter().map(|(id, _)| id).collect();
    for id in functions {
        let body = std::mem::take(&mut module.functions[id].body);
        module.functions[id].body = without_unused(body, module, types);
    }
}

fn without_unused(mut body: Block, module: &Module, types: &Types) -> Block {
    let read = locals_read(&body, module);
    forward_calls(&mut body, &read, module, types);
    loop {
        let read = locals_read(&body, module);
        let is_unused = |stmt: &Stmt| match stmt.kind {
            StmtKind::Let { local, init: Some(init) } => {
                let of = &module.locals[local];
                let is_own = of.kind == LocalKind::Temporary && !of.assigned;
                is_own && !read.contains_key(&local) && is_pure(init, module, types)
            }
            _ => false,
        };
        // What only an unused variable has read is unused as well.
        if !remove_from(&mut body, &is_unused) {
            return body;
        }
    }
}

/// Puts calls that change variables in place of their results.
fn forward_calls(
    block: &mut Block,
    read: &BTreeMap<LocalId, usize>,
    module: &Module,
    types: &Types,
) {
    let mut stmts: Vec<Stmt> = Vec::with_capacity(block.stmts.len());
    for mut stmt in std::mem::take(&mut block.stmts) {
        stmt.kind.for_each_block_mut(&mut |inner| forward_calls(inner, read, module, types));
        if let Some(value) = stmt.kind.whole_value()
            && let Some(call) = stmts.last().and_then(|last| result_of_call(last, module, types))
            && read.get(&call.0) == Some(&1)
            && loads(module, *value, call.0)
        {
            *value = call.1;
            stmts.pop();
        }
        stmts.push(stmt);
    }
    block.stmts = stmts;
}

/// The variable that a statement gives the result of a call to which changes variables, and the call.
fn result_of_call(stmt: &Stmt, module: &Module, types: &Types) -> Option<(LocalId, ExprId)> {
    let StmtKind::Let { local, init: Some(init) } = stmt.kind else { return None };
    let of = &module.locals[local];
    let is_own = of.kind == LocalKind::Temporary && !of.assigned;
    (is_own && types.changes_variables(init)).then_some((local, init))
}

/// Whether an expression is the value of a variable.
fn loads(module: &Module, expr: ExprId, local: LocalId) -> bool {
    matches!(&module.exprs[expr].kind, Expr::Load(Place { root, projections, .. })
        if *root == Root::Local(local) && projections.is_empty())
}

/// How often something in a body names each local, other than to declare it.
fn locals_read(body: &Block, module: &Module) -> BTreeMap<LocalId, usize> {
    let mut read = BTreeMap::new();
    let mut note = |place: &Place| {
        if let Root::Local(local) = place.root {
            *read.entry(local).or_default() += 1;
        }
    };
    let mut numbers = Vec::new();
    body.for_each_stmt(&mut |stmt| {
        if let StmtKind::Assign { place, .. } = &stmt.kind {
            note(place);
        }
        stmt.kind.for_each_expr(&mut |expr| {
            module.for_each_within(expr, &mut |part| match part {
                Expr::Load(place) | Expr::Length(place) | Expr::Ref(place, _) => note(place),
                Expr::Number(_, local) => numbers.push(*local),
                _ => {}
            });
        });
        if let StmtKind::Match { arms, .. } = &stmt.kind {
            let ends = arms.iter().flat_map(|arm| &arm.patterns);
            for end in ends.flat_map(|pattern| [pattern.first, pattern.last]).flatten() {
                module.for_each_within(end, &mut |part| {
                    if let Expr::Load(place) = part {
                        note(place);
                    }
                });
            }
        }
    });
    for number in numbers {
        *read.entry(number).or_default() += 1;
    }
    read
}

/// Whether nothing but its value comes of an expression.
fn is_pure(expr: ExprId, module: &Module, types: &Types) -> bool {
    let here = match &module.exprs[expr].kind {
        Expr::Atomic(..)
        | Expr::Texture(..)
        | Expr::WorkgroupUniformLoad(_)
        | Expr::Invoke(..)
        | Expr::Cooperative(..) => false,
        Expr::Call(name, _) => !subgroups::contains(&name.text),
        _ => types.call(expr).is_none(),
    };
    let mut is_pure = here;
    module.for_each_operand(expr, |operand| is_pure &= self::is_pure(operand, module, types));
    is_pure
}

/// Removes statements, wherever they are. Whether something was removed.
pub(super) fn remove_from(block: &mut Block, is_unused: &impl Fn(&Stmt) -> bool) -> bool {
    let before = block.stmts.len();
    block.stmts.retain(|stmt| !is_unused(stmt));
    let mut removed = block.stmts.len() < before;
    for stmt in &mut block.stmts {
        stmt.kind.for_each_block_mut(&mut |block| removed |= remove_from(block, is_unused));
    }
    removed
}
