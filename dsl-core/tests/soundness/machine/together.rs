//! Statements with barriers, which all invocations of a workgroup run together. An invocation that
//! jumps past the last barrier is skipped until the others get there, too.

use dsl_core::infer::Call;
use dsl_core::ir::{Block, ExprId, ForRange, LocalId, Stmt, StmtKind};

use super::{Flow, Left, Machine, Run, Stop, address};
use crate::value::Value;

impl<'a> Machine<'a> {
    pub(super) fn together(&mut self, block: &'a Block) -> Run<()> {
        block.stmts.iter().try_for_each(|stmt| self.stmt_together(stmt))
    }

    fn stmt_together(&mut self, stmt: &'a Stmt) -> Run<()> {
        if !self.waiting.contains(&address(stmt)) {
            return self.stmt_of_each(stmt);
        }
        match &stmt.kind {
            StmtKind::If { condition, accept, reject } => {
                match self.same_for_all(|cx| cx.truth(*condition))? {
                    Some(true) => self.together(accept),
                    Some(false) => self.together(reject),
                    None => Ok(()),
                }
            }
            StmtKind::While { head, condition, body } => self.rounds(|cx| {
                cx.together(head)?;
                match cx.same_for_all(|cx| cx.truth(*condition))? {
                    Some(true) => cx.together(body).map(|()| true),
                    _ => Ok(false),
                }
            }),
            StmtKind::Loop { body, once: false } => {
                self.rounds(|cx| cx.together(body).map(|()| true))
            }
            StmtKind::Loop { body, once: true } => {
                let here = self.here();
                self.together(body)?;
                self.come_back(&here, &[Left::Loop]);
                Ok(())
            }
            StmtKind::For { local, range, body } => self.for_together(*local, range, body),
            StmtKind::Match { scrutinee, arms } => {
                let arm = self.same_for_all(|cx| {
                    let value = cx.eval(*scrutinee)?;
                    let arm = cx.arm(&value, arms)?;
                    Ok(arm.map(|arm| arms.iter().position(|of| std::ptr::eq(of, arm))))
                })?;
                match arm.flatten().flatten() {
                    Some(arm) => self.together(&arms[arm].body),
                    None => Ok(()),
                }
            }
            StmtKind::Let { local, init: Some(value) } => match self.call_that_waits(*value) {
                Some(call) => self.call_together(call, Some(*local)),
                None => self.stmt_of_each(stmt),
            },
            StmtKind::Expr(value) => match self.call_that_waits(*value) {
                Some(call) => self.call_together(call, None),
                None => self.stmt_of_each(stmt),
            },
            _ => self.stmt_of_each(stmt),
        }
    }

    fn call_that_waits(&self, value: ExprId) -> Option<&'a Call> {
        let call = self.types.call(value)?;
        let body = &self.module.functions[call.function].body;
        body.stmts.iter().any(|stmt| self.waiting.contains(&address(stmt))).then_some(call)
    }

    /// A call of a function with barriers.
    fn call_together(&mut self, call: &'a Call, result: Option<LocalId>) -> Run<()> {
        let function = &self.module.functions[call.function];
        self.each(|cx| cx.pass(function, &call.args))?;
        let here = self.here();
        self.together(&function.body)?;
        self.come_back(&here, &[Left::Function]);
        self.each(|cx| {
            let value = std::mem::replace(&mut cx.now.result, Value::Opaque);
            if let Some(local) = result {
                cx.now.locals[local.index()] = value;
            }
            Ok(())
        })
    }

    fn for_together(&mut self, local: LocalId, range: &'a ForRange, body: &'a Block) -> Run<()> {
        let Some(range) = self.same_for_all(|cx| cx.range(range))? else { return Ok(()) };
        let mut round = 0;
        self.rounds(|cx| {
            let Some(value) = range.value(round) else { return Ok(false) };
            round += 1;
            cx.each(|cx| {
                cx.now.locals[local.index()] = value.clone();
                Ok(())
            })?;
            cx.together(body).map(|()| true)
        })
    }

    /// The iterations of a loop, until its end or until all invocations have left.
    fn rounds(&mut self, mut round: impl FnMut(&mut Self) -> Run<bool>) -> Run<()> {
        let here = self.here();
        loop {
            self.step()?;
            let goes_on = round(self)?;
            self.come_back(&here, &[Left::Round]);
            if !goes_on || self.here().is_empty() {
                self.come_back(&here, &[Left::Loop]);
                return Ok(());
            }
        }
    }

    /// The invocations that run the current statement.
    fn here(&self) -> Vec<usize> {
        let count = self.invocations.len();
        (0..count).filter(|at| self.invocations[*at].left.is_none()).collect()
    }

    /// The given invocations run again if they left in one of these ways.
    fn come_back(&mut self, invocations: &[usize], from: &[Left]) {
        for at in invocations {
            let left = &mut self.invocations[*at].left;
            *left = left.filter(|left| !from.contains(left));
        }
    }

    /// Runs `f` for each invocation that has not left, in any order.
    fn each(&mut self, mut f: impl FnMut(&mut Self) -> Run<()>) -> Run<()> {
        let count = self.invocations.len();
        let (first, step) =
            (self.random.below(count), if self.random.once_in(2) { 1 } else { count - 1 });
        for n in 0..count {
            let at = (first + n * step.max(1)) % count;
            if self.invocations[at].left.is_some() {
                continue;
            }
            std::mem::swap(&mut self.now, &mut self.invocations[at]);
            let result = f(self);
            std::mem::swap(&mut self.now, &mut self.invocations[at]);
            result?;
        }
        Ok(())
    }

    /// The value that all invocations agree on; `None` if all have left.
    fn same_for_all<T: PartialEq + std::fmt::Debug>(
        &mut self,
        mut f: impl FnMut(&mut Self) -> Run<T>,
    ) -> Run<Option<T>> {
        let mut all: Option<T> = None;
        self.each(|cx| {
            let one = f(cx)?;
            match &all {
                Some(other) if *other != one => {
                    Err(Stop::Unknown(format!("not uniform: {other:?} and {one:?}")))
                }
                _ => {
                    all = Some(one);
                    Ok(())
                }
            }
        })?;
        Ok(all)
    }

    /// Runs a statement without barriers in each invocation.
    fn stmt_of_each(&mut self, stmt: &'a Stmt) -> Run<()> {
        self.each(|cx| {
            cx.now.left = match cx.stmt(stmt)? {
                Flow::Next => None,
                Flow::Break => Some(Left::Loop),
                Flow::Continue => Some(Left::Round),
                Flow::Return(value) => {
                    cx.now.result = value;
                    Some(Left::Function)
                }
            };
            Ok(())
        })
    }
}
