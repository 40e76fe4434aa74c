//! What constants exclude: blocks, `if N > 1 { a[N - 2] }`, arms, `match N { 1 => …, _ => a[1] }`, and
//! operands, `N > 1 && a[1] == 0`, where `N` is 1. What would be certain to go wrong there, such as an
//! index past the end of a shorter array, is no mistake, and WGSL would refuse it all the same: so they
//! are typed as any other, and nothing else comes of them but the memory of workgroup variables.

use std::ops::Range;

use proc_macro2::Span;

use super::{Lowerer, constant::ungroup};
use crate::ir::{Arm, Block, Expr, ExprId, Literal, Module, Stmt, StmtKind};

/// A block, and the expressions that were made for it.
pub(super) struct Branch {
    pub(super) block: Block,
    pub(super) own: Range<usize>,
}

/// Whether constants exclude a statement.
pub(super) fn is_excluded(module: &Module, stmt: &Stmt) -> bool {
    let StmtKind::If { condition, .. } = stmt.kind else { return false };
    matches!(module.exprs[condition].kind, Expr::Literal(Literal::Bool(false)))
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

    /// Emits a block that is never reached, of which nothing is left once it is typed.
    fn exclude(&mut self, stmts: Vec<Stmt>, own: Vec<Range<usize>>, span: Span) {
        let excluded = self.excluded(stmts, own, span);
        self.out.push(excluded);
    }

    fn excluded(&mut self, stmts: Vec<Stmt>, own: Vec<Range<usize>>, span: Span) -> Stmt {
        let condition = self.truth(false, span);
        self.module.excluded.push((condition, own));
        let (accept, reject) = (Block { stmts }, Block::default());
        Stmt { kind: StmtKind::If { condition, accept, reject }, span }
    }

    /// An `if` whose condition is known to hold or not to hold.
    pub(super) fn decided_if(
        &mut self,
        condition: ExprId,
        holds: bool,
        [accept, reject]: [Branch; 2],
        span: Span,
    ) {
        if self.has_effects(condition) {
            self.emit(StmtKind::Expr(condition), span);
        }
        // Types are inferred in the order of the source.
        for (Branch { block, own }, is_taken) in [(accept, holds), (reject, !holds)] {
            if is_taken {
                self.out.extend(block.stmts);
            } else {
                let kind = StmtKind::If { condition, accept: block, reject: Block::default() };
                self.exclude(vec![Stmt { kind, span }], vec![own], span);
            }
        }
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
        let (rest, own_of_rest) = (arms.split_off(chosen + 1), own.split_off(chosen + 1));
        own.truncate(chosen);
        let others = |arms| vec![Stmt { kind: StmtKind::Match { scrutinee, arms }, span }];
        self.exclude(others(arms), own, span);
        self.out.extend(taken.stmts);
        self.exclude(others(rest), own_of_rest, span);
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

    /// Emits a block that is never reached.
    pub(super) fn exclude_block(&mut self, of: Branch, span: Span) {
        self.exclude(of.block.stmts, vec![of.own], span);
    }

    /// Keeps an operand of `&&` or `||` that is never asked for; `all` is what would be done before it.
    /// It is emitted behind the statement: before its expression it would look like a part of that.
    pub(super) fn exclude_operand(&mut self, operand: ExprId, mut all: Branch, span: Span) {
        let asks = StmtKind::While { condition: operand, body: Block::default() };
        all.block.stmts.push(Stmt { kind: asks, span });
        let excluded = self.excluded(all.block.stmts, vec![all.own], span);
        self.excluded_operands.push(excluded);
    }

    pub(super) fn emit_excluded_operands(&mut self) {
        self.out.append(&mut self.excluded_operands);
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

    /// Whether constants say that a condition does not hold, before anything else of it is asked.
    pub(super) fn begins_false(&mut self, condition: &syn::Expr) -> bool {
        match ungroup(condition) {
            syn::Expr::Binary(of) if matches!(of.op, syn::BinOp::And(_)) => {
                self.begins_false(&of.left)
            }
            of => self.decided(of) == Some(false),
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
