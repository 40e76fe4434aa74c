//! Ranges as values, `Span { lines: a..b }`. Other ranges are iterated over, or are an index.

use std::collections::{BTreeMap, BTreeSet};

use syn::spanned::Spanned;

use super::ungroup;
use crate::syntax::visit::{self, Visit};

/// The methods that take a range as a value. All others take it as an iterator.
pub(crate) const OF_VALUES: [&str; 9] =
    ["contains", "len", "is_empty", "clone", "start", "end", "into_inner", "eq", "ne"];

/// The methods of iterators that take `&mut self`.
pub(crate) const ADVANCE: [&str; 13] = [
    "next",
    "next_back",
    "any",
    "all",
    "find",
    "find_map",
    "position",
    "rposition",
    "nth",
    "nth_back",
    "try_fold",
    "try_for_each",
    "rfind",
];

/// The struct literal for a range with both ends. `None` for other expressions.
pub(crate) fn literal(expr: &syn::Expr) -> Option<syn::ExprStruct> {
    let syn::Expr::Range(syn::ExprRange { start: Some(start), end: Some(end), limits, .. }) =
        ungroup(expr)
    else {
        return None;
    };
    let span = expr.span();
    Some(match limits {
        syn::RangeLimits::HalfOpen(_) => syn::parse_quote_spanned!(span=>
            ::core::ops::Range { start: #start, end: #end }),
        syn::RangeLimits::Closed(_) => syn::parse_quote_spanned!(span=>
            ::core::ops::RangeInclusive { first: #start, last: #end, is_exhausted: false }),
    })
}

/// The statements `let r = a..b;` of a block with struct literals, by their positions, if the
/// statements behind them use `r` as a value, or may take its items one by one.
pub(crate) fn lets_of_values(stmts: &[syn::Stmt]) -> BTreeMap<usize, syn::Stmt> {
    let (mut found, mut uses) = (BTreeMap::new(), Uses::default());
    let Some(first) = stmts.iter().position(|stmt| named_range(stmt).is_some()) else {
        return found;
    };
    for (at, stmt) in stmts.iter().enumerate().skip(first).rev() {
        if let Some((name, local, init)) = named_range(stmt)
            && (name.mutability.is_some() || uses.names.contains(&name.ident.to_string()))
            && let Some(value) = literal(&init.expr)
        {
            let init = syn::LocalInit { expr: Box::new(syn::Expr::Struct(value)), ..init.clone() };
            let local = syn::Local { init: Some(init), ..local.clone() };
            found.insert(at, syn::Stmt::Local(local));
        }
        uses.visit_stmt(stmt);
    }
    found
}

/// The name in `let r = a..b;`, and the statement.
fn named_range(stmt: &syn::Stmt) -> Option<(&syn::PatIdent, &syn::Local, &syn::LocalInit)> {
    let syn::Stmt::Local(local) = stmt else { return None };
    let (syn::Pat::Ident(name), Some(init)) = (&local.pat, &local.init) else { return None };
    matches!(ungroup(&init.expr), syn::Expr::Range(_)).then_some((name, local, init))
}

/// The names that are used otherwise than as ranges to iterate over.
#[derive(Default)]
struct Uses {
    names: BTreeSet<String>,
}

impl Uses {
    /// An expression that a named range is iterated over in.
    fn iterated(&mut self, expr: &syn::Expr) {
        let is_name = matches!(ungroup(expr), syn::Expr::Path(of) if of.path.get_ident().is_some());
        if !is_name {
            self.visit_expr(expr);
        }
    }
}

impl<'ast> Visit<'ast> for Uses {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.names.extend(path.get_ident().map(ToString::to_string));
        visit::visit_path(self, path);
    }

    fn visit_expr_for_loop(&mut self, of: &'ast syn::ExprForLoop) {
        self.iterated(&of.expr);
        self.visit_block(&of.body);
    }

    fn visit_expr_reference(&mut self, of: &'ast syn::ExprReference) {
        if of.mutability.is_some() { self.iterated(&of.expr) } else { self.visit_expr(&of.expr) }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        // A kernel's iterators have items at one end.
        if call.method == "next_back" || OF_VALUES.iter().any(|name| call.method == name) {
            return visit::visit_expr_method_call(self, call);
        }
        self.iterated(&call.receiver);
        call.args.iter().for_each(|arg| self.iterated(arg));
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        self.names.extend(super::occurrences(mac.tokens.clone()).into_keys());
    }
}

/// Finds ranges that are values.
#[derive(Default)]
pub(crate) struct Values {
    pub(crate) found: bool,
}

impl Values {
    /// An expression at a place where a range is no value, or is one if a signature says so.
    fn outside(&mut self, expr: &syn::Expr) {
        match ungroup(expr) {
            syn::Expr::Range(range) => visit::visit_expr_range(self, range),
            expr => self.visit_expr(expr),
        }
    }
}

impl<'ast> Visit<'ast> for Values {
    fn visit_expr_range(&mut self, range: &'ast syn::ExprRange) {
        self.found |= range.start.is_some() && range.end.is_some();
        visit::visit_expr_range(self, range);
    }

    fn visit_expr_for_loop(&mut self, of: &'ast syn::ExprForLoop) {
        self.outside(&of.expr);
        self.visit_block(&of.body);
    }

    fn visit_expr_index(&mut self, of: &'ast syn::ExprIndex) {
        self.visit_expr(&of.expr);
        self.outside(&of.index);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.outside(&call.receiver);
        call.args.iter().for_each(|arg| self.outside(arg));
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        call.args.iter().for_each(|arg| self.outside(arg));
    }

    fn visit_block(&mut self, block: &'ast syn::Block) {
        let values = lets_of_values(&block.stmts);
        for (at, stmt) in block.stmts.iter().enumerate() {
            match stmt {
                syn::Stmt::Local(syn::Local {
                    pat: syn::Pat::Ident(_), init: Some(init), ..
                }) if !values.contains_key(&at) => self.outside(&init.expr),
                stmt => self.visit_stmt(stmt),
            }
        }
    }
}
