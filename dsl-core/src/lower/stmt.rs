//! Statements and blocks.

mod assign;
mod item;
mod let_pattern;
mod local;
mod workgroup_var;

use std::rc::Rc;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::{Dest, Lowerer};
use super::flow::Flow;
use super::symbol::Symbol;
use super::unit::has_no_value;
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{Name, Written};
use crate::syntax::message::is_message;
use crate::syntax::{hints, is_conditional, ranges};
use item::items_in_order;

impl Lowerer<'_> {
    /// Lowers a block into the current one; its value goes to `dest`.
    pub(super) fn block_into(&mut self, block: &syn::Block, dest: &Dest) -> Flow {
        self.scoped(|cx| {
            // Items are visible in their whole block, even before their declaration.
            for item in items_in_order(block) {
                cx.item(item);
            }
            cx.stmts_into(&block.stmts, dest, block.brace_token.span.close())
        })
    }

    fn stmts_into(&mut self, stmts: &[syn::Stmt], dest: &Dest, end: Span) -> Flow {
        let mut flow = Flow::Falls;
        let Some((last, init)) = stmts.split_last() else {
            self.check_tail(None, dest, end);
            return flow;
        };
        let ranges = ranges::lets_of_values(stmts);
        for (index, stmt) in init.iter().enumerate() {
            let stmt_flow = self.stmt(ranges.get(&index).unwrap_or(stmt));
            self.emit_excluded_operands();
            match stmt_flow {
                Flow::Falls => {}
                Flow::Diverges => flow = Flow::Diverges,
                Flow::Leaves => {
                    let mut rest = Flow::Falls;
                    let excluded = self.branch(false, |cx| {
                        rest = cx.stmts_into(&stmts[index + 1..], dest, end);
                    });
                    self.exclude_block(excluded, end);
                    let diverges = [flow, rest].contains(&Flow::Diverges);
                    return if diverges { Flow::Diverges } else { Flow::Leaves };
                }
            }
        }
        let last_flow = match last {
            syn::Stmt::Expr(tail, None) => self.in_source(last, |cx| cx.expr_into(tail, dest)),
            stmt => {
                let last_flow = self.stmt(stmt);
                if ![flow, last_flow].contains(&Flow::Diverges) {
                    self.check_tail(Some(stmt), dest, end);
                }
                last_flow
            }
        };
        self.emit_excluded_operands();
        if flow == Flow::Diverges { flow } else { last_flow }
    }

    /// Reports a block that should have a value and has none.
    fn check_tail(&mut self, last: Option<&syn::Stmt>, dest: &Dest, end: Span) {
        if !dest.wants_value() {
            return;
        }
        let message = "this block should end with a value";
        let mut diagnostic = Diagnostic::new(Code::Mismatch, end, message);
        if let Some(syn::Stmt::Expr(expr, Some(_))) = last {
            let advice = match has_no_value(expr) {
                true => "this statement has no value: write a value after it",
                false => "remove the `;` after this expression",
            };
            diagnostic = diagnostic.label(expr.span(), advice);
        }
        self.missing_value(dest, diagnostic);
    }

    pub(super) fn stmt(&mut self, stmt: &syn::Stmt) -> Flow {
        self.in_source(stmt, |cx| match stmt {
            syn::Stmt::Local(local) => cx.local(local),
            syn::Stmt::Item(_) => Flow::Falls,
            // A second `;`.
            syn::Stmt::Expr(syn::Expr::Verbatim(of), Some(_)) if of.is_empty() => Flow::Falls,
            syn::Stmt::Expr(expr, Some(_)) => cx.expr_into(expr, &Dest::Discard),
            syn::Stmt::Expr(expr, None) => cx.expr_into(expr, &Dest::Unit),
            syn::Stmt::Macro(stmt) => {
                // Its `#[cfg]` is reported, and that is enough: only macros without one are
                // expanded.
                if !is_conditional(&stmt.attrs) {
                    cx.macro_stmt(&stmt.mac);
                }
                Flow::Falls
            }
        })
    }

    /// Lowers a statement. Everything in it has the statement as its source.
    fn in_source(&mut self, stmt: &syn::Stmt, lower: impl FnOnce(&mut Self) -> Flow) -> Flow {
        let call = self.source.as_ref().and_then(Written::call);
        self.source_stmts += 1;
        let written = Written::Stmt { id: self.source_stmts, span: stmt.span(), call };
        let outer = self.source.replace(Rc::new(written));
        let flow = lower(self);
        self.source = outer;
        flow
    }

    pub(super) fn in_this_scope(&self, name: &Name) -> Option<Symbol> {
        self.scopes.last()?.get(&name.text).cloned()
    }

    fn declared_twice(&mut self, name: &Name) {
        let message = format!("`{}` is declared twice in this block: rename one", name.text);
        self.diags.error(Code::Duplicate, name.span, message);
    }

    pub(super) fn macro_stmt(&mut self, mac: &syn::Macro) {
        let name = mac.path.segments.last().map(|segment| segment.ident.to_string());
        match name.as_deref() {
            Some("workgroup_var") => self.workgroup_var(mac),
            _ if is_message(mac) => _ = self.message(mac),
            // Code that cannot travel with an item is replaced by a `compile_error!` with the
            // reason.
            Some("compile_error") if let Ok(message) = mac.parse_body::<syn::LitStr>() => {
                self.diags.error(Code::Item, mac.path.span(), message.value());
            }
            _ => self.unsupported(&mac.path, hints::for_macro(&mac.path)),
        }
    }
}
