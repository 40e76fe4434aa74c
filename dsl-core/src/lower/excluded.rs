//! What constants exclude: blocks, `if N > 1 { a[N - 2] }`, arms, `match N { 1 => …, _ => a[1] }`, and
//! operands, `N > 1 && a[1] == 0`, where `N` is 1. What would be certain to go wrong there, such as an
//! index past the end of a shorter array, is no mistake, and WGSL would refuse it all the same: so they
//! are typed as any other, and nothing else comes of them.

use std::ops::Range;

use proc_macro2::Span;

use super::{Lowerer, constant::ungroup};
use crate::ir::{Arm, Block, Excluded, ExprId, Stmt, StmtKind};

/// A block, and the expressions that were made for it.
pub(super) struct Branch {
    pub(super) block: Block,
    pub(super) own: Range<usize>,
}

impl Lowerer<'_> {
    /// Lowers a block that constants exclude, or do not.
    pub(super) fn branch(&mut self, is_reached: bool, f: impl FnOnce(&mut Self)) -> Branch {
        let begin = self.module.exprs.len();
        self.excluded_depth += usize::from(!is_reached);
        let block = self.nested(f);
        self.excluded_depth -= usize::from(!is_reached);
        Branch { block, own: begin..self.module.exprs.len() }
    }

    /// Whether no constants exclude what is being lowered.
    pub(super) fn is_reached(&self) -> bool {
        self.excluded_depth == 0
    }

    /// Puts a statement aside, of which nothing is ever reached but what is not its own.
    fn exclude(&mut self, kind: StmtKind, own: Vec<Range<usize>>, span: Span) {
        let block = Block { stmts: vec![Stmt { kind, span }] };
        self.module.excluded.push(Excluded { block, exprs: own });
    }

    /// An `if` whose condition is known to hold or not to hold.
    pub(super) fn decided_if(
        &mut self,
        condition: ExprId,
        holds: bool,
        [accept, reject]: [Branch; 2],
        span: Span,
    ) {
        let (taken, other) = if holds { (accept, reject) } else { (reject, accept) };
        let only = |block: Block, is_accept: bool| match is_accept {
            true => StmtKind::If { condition, accept: block, reject: Block::default() },
            false => StmtKind::If { condition, accept: Block::default(), reject: block },
        };
        self.exclude(only(other.block, !holds), vec![other.own], span);
        if self.has_effects(condition) {
            self.emit(StmtKind::Expr(condition), span);
        }
        self.out.extend(taken.block.stmts);
    }

    /// A `match` of which an arm is known to be chosen; `own` are the expressions of each arm.
    pub(super) fn decided_match(
        &mut self,
        scrutinee: ExprId,
        mut arms: Vec<Arm>,
        mut own: Vec<Range<usize>>,
        chosen: usize,
        span: Span,
    ) {
        let taken = std::mem::take(&mut arms[chosen].body);
        own.remove(chosen);
        self.exclude(StmtKind::Match { scrutinee, arms }, own, span);
        self.out.extend(taken.stmts);
    }

    /// What an `if` of several conditions does where all hold, if constants do not exclude that.
    pub(super) fn unless_excluded(
        &mut self,
        accept: Branch,
        decided: Option<bool>,
        span: Span,
    ) -> Block {
        if decided != Some(false) {
            return accept.block;
        }
        self.exclude_block(accept, span);
        Block::default()
    }

    /// Puts a block aside.
    pub(super) fn exclude_block(&mut self, of: Branch, span: Span) {
        self.exclude(StmtKind::Loop { body: of.block, once: true }, vec![of.own], span);
    }

    /// Puts an operand of `&&` or `||` aside; `all` is what would be done before it.
    pub(super) fn exclude_operand(&mut self, operand: ExprId, mut all: Branch, span: Span) {
        let asks = StmtKind::While { condition: operand, body: Block::default() };
        all.block.stmts.push(Stmt { kind: asks, span });
        self.exclude_block(all, span);
    }

    /// What constants say of a condition: `N > 2`, of a const parameter.
    pub(super) fn decided(&mut self, condition: &syn::Expr) -> Option<bool> {
        match ungroup(condition) {
            syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Not(_)) => {
                self.decided(&of.expr).map(|holds| !holds)
            }
            syn::Expr::Binary(of) => match of.op {
                syn::BinOp::And(_) => self.decided_by(of, false),
                syn::BinOp::Or(_) => self.decided_by(of, true),
                _ => self.compared(of),
            },
            // Truth values are 1 and 0.
            of => self.known_size(of).map(|value| value != 0),
        }
    }

    /// `a && b` is false if one of the two is, `a || b` is true if one of the two is.
    fn decided_by(&mut self, of: &syn::ExprBinary, one: bool) -> Option<bool> {
        let (left, right) = (self.decided(&of.left), self.decided(&of.right));
        match left == Some(one) || right == Some(one) {
            true => Some(one),
            false => left.and(right),
        }
    }

    fn compared(&mut self, of: &syn::ExprBinary) -> Option<bool> {
        let (left, right) = (self.known_size(&of.left)?, self.known_size(&of.right)?);
        match of.op {
            syn::BinOp::Eq(_) => Some(left == right),
            syn::BinOp::Ne(_) => Some(left != right),
            syn::BinOp::Lt(_) => Some(left < right),
            syn::BinOp::Le(_) => Some(left <= right),
            syn::BinOp::Gt(_) => Some(left > right),
            syn::BinOp::Ge(_) => Some(left >= right),
            _ => None,
        }
    }

    /// The value of a constant expression of integers, if it is the same in every type of them.
    fn known_size(&mut self, expr: &syn::Expr) -> Option<i128> {
        match ungroup(expr) {
            syn::Expr::Cast(of) => {
                is_integer(&of.ty).then(|| self.known_size(&of.expr)).flatten()?;
            }
            syn::Expr::Binary(of) => {
                self.known_size(&of.left)?;
                self.known_size(&of.right)?;
            }
            syn::Expr::MethodCall(of) => _ = self.known_size(&of.receiver)?,
            syn::Expr::Lit(_) | syn::Expr::Path(_) => {}
            _ => return None,
        }
        let value = self.integer_expr(expr).ok()?;
        (0..1 << 31).contains(&value).then_some(value)
    }

    /// The arm that constants choose. None where no arm is for all that is left: whether the arms
    /// cover everything is found out when the types are known.
    pub(super) fn chosen_arm(&mut self, of: &syn::ExprMatch) -> Option<usize> {
        let value = self.known_size(&of.expr)?;
        let is_whole = match &of.arms.last()?.pat {
            syn::Pat::Wild(_) => true,
            syn::Pat::Ident(name) => {
                name.subpat.is_none() && self.constant_named(&name.ident).is_none()
            }
            _ => false,
        };
        for (index, arm) in of.arms.iter().enumerate().filter(|_| is_whole) {
            let (pat, is_guarded) = match &arm.pat {
                syn::Pat::Guard(guarded) => (&*guarded.pat, true),
                pat => (pat, false),
            };
            if self.includes(pat, value)? {
                return (!is_guarded).then_some(index);
            }
        }
        None
    }

    /// Whether a pattern matches a value.
    fn includes(&mut self, pat: &syn::Pat, value: i128) -> Option<bool> {
        match pat {
            syn::Pat::Wild(_) => Some(true),
            syn::Pat::Paren(of) => self.includes(&of.pat, value),
            syn::Pat::Or(of) => {
                let cases: Option<Vec<bool>> =
                    of.cases.iter().map(|case| self.includes(case, value)).collect();
                Some(cases?.contains(&true))
            }
            syn::Pat::Lit(of) => Some(self.known_size(&syn::Expr::Lit(of.clone()))? == value),
            syn::Pat::Path(of) => Some(self.known_size(&syn::Expr::Path(of.clone()))? == value),
            syn::Pat::Ident(of) if self.constant_named(&of.ident).is_some() => {
                let ident = &of.ident;
                Some(self.known_size(&syn::parse_quote!(#ident))? == value)
            }
            syn::Pat::Ident(of) => match &of.subpat {
                Some((_, sub)) => self.includes(sub, value),
                None => Some(true),
            },
            syn::Pat::Range(of) => {
                let mut end = |end: &Option<Box<syn::Expr>>, open: i128| match end {
                    Some(end) => self.known_size(end),
                    None => Some(open),
                };
                let (first, last) = (end(&of.start, 0)?, end(&of.end, i128::MAX)?);
                Some(match of.limits {
                    syn::RangeLimits::HalfOpen(_) => (first..last).contains(&value),
                    syn::RangeLimits::Closed(_) => (first..=last).contains(&value),
                })
            }
            _ => None,
        }
    }
}

fn is_integer(ty: &syn::Type) -> bool {
    let syn::Type::Path(path) = ty else { return false };
    ["u32", "i32", "u64", "i64", "usize"].iter().any(|name| path.path.is_ident(name))
}
