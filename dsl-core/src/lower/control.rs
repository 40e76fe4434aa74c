//! Control flow: `if`, `match`, loops, labels, and blocks that are values.
//!
//! WGSL has no labels. A jump across a loop sets a flag, leaves the inner loop, and the code after
//! that loop tests the flag:
//!
//! ```text
//! 'outer: loop { loop { break 'outer; } }
//! loop { var break_outer = false; loop { break_outer = true; break; } if break_outer { break; } }
//! ```
//!
//! A labelled block is a loop that runs once.

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::closure::RETURN;
use super::context::{Dest, Lowerer, variable};
use super::flow::{Flow, Jump, Target, both, leaves};
use super::guard::Guard;
use super::symbol::Symbol;
use super::symbols::Symbols;
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{
    Arm, BinaryOp, Block, Expr, ExprId, ForRange, Literal, LocalId, Name, Pattern, Stmt, StmtKind,
    Ty,
};
use crate::syntax::ungroup;

impl Lowerer<'_> {
    pub(super) fn if_into(&mut self, expr: &syn::ExprIf, dest: &Dest) -> Flow {
        let variables = self.env.bounds.variables();
        let flow = self.if_of(expr, dest);
        self.env.bounds.forget_variables(variables);
        flow
    }

    fn if_of(&mut self, expr: &syn::ExprIf, dest: &Dest) -> Flow {
        if let Some(arms) = self.match_of_references(expr) {
            return self.match_into(&arms, dest);
        }
        let span = expr.if_token.span;
        // The names of `if let` are known in the first branch only.
        self.scopes.push(Symbols::default());
        let mut steps = self.condition_steps(&expr.cond);
        if let (Some((_, otherwise)), 2..) = (&expr.else_branch, steps.len()) {
            return self.if_steps_else(steps, expr, otherwise, dest);
        }
        let decided = self.decided(&expr.cond);
        let mut flows = [Flow::Falls; 2];
        let accept = self.branch(decided != Some(false), |cx| {
            flows[0] = cx.block_into(&expr.then_branch, dest);
        });
        self.scopes.pop();
        let reject = self.branch(decided != Some(true), |cx| match &expr.else_branch {
            Some((_, branch)) => flows[1] = cx.expr_into(branch, dest),
            None if dest.wants_value() => {
                let message = "an `if` without `else` has no value: add an `else`";
                cx.diags.error(Code::Mismatch, span, message);
            }
            None => {}
        });
        let flow = both(flows[0], flows[1]);
        let first = steps.remove(0);
        if let (Some(holds), Some(condition), true) = (decided, first.condition, steps.is_empty()) {
            let is_constant = self.constant_condition(&expr.cond).is_some();
            self.decided_if(condition, holds, is_constant, [accept, reject], span);
            return flow.decided(flows[usize::from(!holds)]);
        }
        let accept = self.unless_excluded(accept, decided, span);
        let accept = match steps.is_empty() {
            true => accept,
            false => Block { stmts: Self::where_all_hold(steps, accept, span) },
        };
        let condition = first.condition.unwrap_or_else(|| self.truth(true, span));
        self.emit(StmtKind::If { condition, accept, reject: reject.block }, span);
        flow
    }

    fn nested_block(&mut self, block: &syn::Block, dest: &Dest) -> (Block, Flow) {
        let mut flow = Flow::Falls;
        let block = self.nested(|cx| flow = cx.block_into(block, dest));
        (block, flow)
    }

    pub(super) fn match_into(&mut self, expr: &syn::ExprMatch, dest: &Dest) -> Flow {
        let span = expr.match_token.span;
        let is_float = self
            .known_shape(&expr.expr)
            .is_some_and(|ty| matches!(ty, Ty::Scalar(scalar) if scalar.is_float()));
        if is_float || expr.arms.iter().any(|arm| self.takes_apart(&arm.pat)) {
            let scrutinee = self.match_operand(&expr.expr);
            return self.match_chain(expr, scrutinee, dest);
        }
        let scrutinee = self.scrutinee(&expr.expr);
        let mut flows = Vec::new();
        let mut arms = Vec::new();
        let mut guards = Vec::new();
        let mut own = Vec::new();
        let chosen = self.chosen_arm(expr);
        for (index, arm) in expr.arms.iter().enumerate() {
            let is_reached = chosen.is_none_or(|chosen| chosen == index);
            let (arm, guard, arm_own, flow) =
                self.scoped(|cx| cx.arm(arm, scrutinee, is_reached, dest));
            arms.push(arm);
            guards.push(guard);
            own.push(arm_own);
            flows.push(flow);
        }
        match chosen {
            None => self.run_guards(scrutinee, &mut arms, guards),
            // The guards of the other arms are typed, and never run.
            Some(_) => Guard::keep(&mut arms, guards),
        }
        let flow = flows.iter().copied().fold(Flow::Diverges, both);
        let Some(chosen) = chosen else {
            self.emit(StmtKind::Match { scrutinee, arms }, span);
            return flow;
        };
        self.decided_match(scrutinee, arms, own, chosen, span);
        flow.decided(flows[chosen])
    }

    /// An arm without its guard, the guard, the expressions that were made for both, and the flow
    /// of the body.
    fn arm(
        &mut self,
        arm: &syn::Arm,
        scrutinee: ExprId,
        is_reached: bool,
        dest: &Dest,
    ) -> (Arm, Option<Guard>, std::ops::Range<usize>, Flow) {
        let mut patterns = Vec::new();
        let mut whole = false;
        let (pat, guard) = match &arm.pat {
            syn::Pat::Guard(guarded) => (&*guarded.pat, Some(&guarded.guard)),
            pat => (pat, None),
        };
        self.pattern(pat, scrutinee, &mut patterns, &mut whole);
        if whole {
            patterns.clear();
        }
        let begin = self.module.exprs.len();
        let guard = guard.map(|guard| self.guard(guard));
        let mut flow = Flow::Falls;
        let body = self.branch(is_reached, |cx| flow = cx.expr_into(&arm.body, dest));
        let arm = Arm::new(patterns, body.block, arm.pat.span());
        (arm, guard, begin..body.own.end, flow)
    }

    /// Adds the alternatives of a pattern. Sets `whole` if the pattern matches everything.
    fn pattern(
        &mut self,
        pat: &syn::Pat,
        scrutinee: ExprId,
        patterns: &mut Vec<Pattern>,
        whole: &mut bool,
    ) {
        let span = pat.span();
        match pat {
            syn::Pat::Wild(_) => *whole = true,
            syn::Pat::Paren(paren) => self.pattern(&paren.pat, scrutinee, patterns, whole),
            syn::Pat::Or(or) => {
                // Each name is bound to the scrutinee.
                if self.names_of_all(&or.cases.iter().collect::<Vec<_>>()).is_none() {
                    return self.bind_poison(pat);
                }
                for case in &or.cases {
                    self.pattern(case, scrutinee, patterns, whole);
                }
            }
            syn::Pat::Lit(literal) => {
                let value = self.expr(&syn::Expr::Lit(literal.clone()));
                patterns.push(Pattern { first: Some(value), last: Some(value), span });
            }
            syn::Pat::Path(path) if self.is_unit_struct(&path.path) => *whole = true,
            syn::Pat::Path(path) => {
                let value = self.expr(&syn::Expr::Path(path.clone()));
                patterns.push(Pattern { first: Some(value), last: Some(value), span });
            }
            syn::Pat::Ident(ident) if ident.by_ref.is_none() => {
                self.ident_pattern(ident, scrutinee, patterns, whole);
            }
            syn::Pat::Range(range) => {
                let first = range.start.as_ref().map(|start| self.expr(start));
                let mut last = range.end.as_ref().map(|end| self.expr(end));
                if let (Some(end), syn::RangeLimits::HalfOpen(_)) = (last, &range.limits) {
                    let one = self.push(Expr::Literal(Literal::Int(1, None)), span);
                    last = Some(self.push(Expr::Binary(BinaryOp::Sub, end, one), span));
                }
                patterns.push(Pattern { first, last, span });
            }
            other => {
                self.unsupported(
                    other,
                    "patterns in kernels are literals, ranges, names, `_`, tuples and structs",
                );
                self.bind_poison(other);
                *whole = true;
            }
        }
    }

    /// A name in a pattern: a constant if one has that name, else a binding.
    fn ident_pattern(
        &mut self,
        pat: &syn::PatIdent,
        scrutinee: ExprId,
        patterns: &mut Vec<Pattern>,
        whole: &mut bool,
    ) {
        let name = crate::syntax::name_of(&pat.ident);
        let span = name.span;
        if let Some((_, sub)) = &pat.subpat {
            self.pattern(sub, scrutinee, patterns, whole);
            self.bind_scrutinee(&name, pat.mutability.is_some(), scrutinee);
            return;
        }
        if let Some(value) = self.constant_named(&pat.ident) {
            patterns.push(Pattern { first: Some(value), last: Some(value), span });
            return;
        }
        *whole = true;
        if !self.check_new_name(&name) {
            return self.bind(&name, Symbol::Poison);
        }
        self.bind_scrutinee(&name, pat.mutability.is_some(), scrutinee);
    }

    fn bind_scrutinee(&mut self, name: &Name, mutable: bool, scrutinee: ExprId) {
        // Another alternative may have bound it already.
        if let Some(Symbol::Local(local)) = self.in_this_scope(name)
            && self.inits.get(&local) == Some(&scrutinee)
        {
            return;
        }
        let local = self.declare(name, None, mutable);
        self.emit(StmtKind::Let { local, init: Some(scrutinee) }, name.span);
    }

    pub(super) fn block_expr_into(&mut self, expr: &syn::ExprBlock, dest: &Dest) -> Flow {
        let Some(label) = &expr.label else { return self.block_into(&expr.block, dest) };
        let span = label.name.span();
        let target = Target { has_value: true, ..self.block_target(Some(label), dest) };
        self.loop_stmt(target, span, |cx| {
            let (mut body, flow) = cx.nested_block(&expr.block, dest);
            cx.current_target().reach_end(flow);
            body.stmts.push(Stmt::new(StmtKind::Break, span));
            StmtKind::Loop { body, once: true }
        })
    }

    /// The target of a block that jumps can leave.
    pub(super) fn block_target(&mut self, label: Option<&syn::Label>, dest: &Dest) -> Target {
        Target { is_block: true, ..self.target(label, dest) }
    }

    pub(super) fn loop_into(&mut self, expr: &syn::ExprLoop, dest: &Dest) -> Flow {
        let mut target = self.target(expr.label.as_ref(), dest);
        target.has_value = true;
        self.endless_loop(target, expr.loop_token.span, &expr.body)
    }

    /// A loop that only a jump ends.
    fn endless_loop(&mut self, target: Target, span: Span, body: &syn::Block) -> Flow {
        self.loop_stmt(target, span, |cx| {
            let (body, _) = cx.nested_block(body, &Dest::Unit);
            if !leaves(&cx.module, &body) && cx.is_reached() {
                let message = "this loop never ends: it reaches no `break` or `return`";
                cx.diags.error(Code::EndlessLoop, span, message);
            }
            StmtKind::Loop { body, once: false }
        })
    }

    pub(super) fn while_(&mut self, expr: &syn::ExprWhile) {
        let constant = self.constant_condition(&expr.cond);
        if self.is_reached() && constant == Some(false) {
            let never = self.branch(false, |cx| cx.while_(expr));
            return self.exclude_block(never, expr.while_token.span);
        }
        let span = expr.while_token.span;
        if constant == Some(true) {
            let mut condition = None;
            let before = self.branch(false, |cx| condition = Some(cx.expr(&expr.cond)));
            self.exclude_operand(condition.expect("set by the closure"), before, span);
            let target = self.target(expr.label.as_ref(), &Dest::Discard);
            self.endless_loop(target, span, &expr.body);
            return;
        }
        let target = self.target(expr.label.as_ref(), &Dest::Discard);
        self.loop_stmt(target, span, |cx| {
            cx.current_target().reach_end(Flow::Falls);
            let decided = cx.decided(&expr.cond);
            let mut steps = Vec::new();
            let mut body = Block::default();
            let mut flow = Flow::Falls;
            let prelude = cx.nested(|cx| {
                cx.scoped(|cx| {
                    cx.current_target().in_condition = true;
                    steps = cx.condition_steps(&expr.cond);
                    cx.current_target().in_condition = false;
                    let is_reached = decided != Some(false);
                    let of = cx.branch(is_reached, |cx| {
                        flow = cx.block_into(&expr.body, &Dest::Unit);
                    });
                    body = cx.unless_excluded(of, decided, span);
                });
            });
            let mut stmts = prelude.stmts;
            let leave = Stmt::new(StmtKind::Break, span);
            if decided == Some(false) {
                stmts.extend(Self::where_all_hold(steps, body, span));
                stmts.push(leave);
                return StmtKind::Loop { body: Block { stmts }, once: true };
            }
            if steps.len() > 1 {
                let next = Stmt::new(StmtKind::Continue, span);
                body.stmts.extend((flow == Flow::Falls).then_some(next));
                stmts.extend(Self::where_all_hold(steps, body, span));
                stmts.push(leave);
                return StmtKind::Loop { body: Block { stmts }, once: false };
            }
            let condition = match steps.pop().and_then(|step| step.condition) {
                Some(condition) => condition,
                None => cx.truth(true, span),
            };
            if stmts.is_empty() {
                return StmtKind::While { head: Block::default(), condition, body };
            }
            // The condition needs statements, so a plain loop tests it at the top.
            let reject = Block { stmts: vec![leave] };
            stmts.push(Stmt::new(StmtKind::If { condition, accept: body, reject }, span));
            StmtKind::Loop { body: Block { stmts }, once: false }
        });
    }

    pub(super) fn for_(&mut self, expr: &syn::ExprForLoop) {
        let span = expr.for_token.span;
        if self.is_reached() && self.is_empty_range(&expr.expr) {
            let never = self.branch(false, |cx| cx.for_(expr));
            return self.exclude_block(never, span);
        }
        let range = if self.is_range(&expr.expr) {
            self.range(&expr.expr)
        } else if let Some(chain) = self.chain(&expr.expr) {
            return self.for_items(expr, chain);
        } else {
            None
        };
        let (name, mutable) = match &*expr.pat {
            syn::Pat::Ident(pat) if pat.by_ref.is_none() && pat.subpat.is_none() => {
                (crate::syntax::name_of(&pat.ident), pat.mutability.is_some())
            }
            syn::Pat::Wild(wild) => {
                (Name { text: "_".to_owned(), span: wild.underscore_token.span }, false)
            }
            other => {
                if range.is_some() {
                    let advice =
                        "the pattern of a `for` over a range must be a name: `for i in 0..n`";
                    self.unsupported(other, advice);
                }
                (Name { text: "_".to_owned(), span: other.span() }, false)
            }
        };
        let target = self.target(expr.label.as_ref(), &Dest::Discard);
        self.loop_stmt(target, span, |cx| {
            cx.current_target().reach_end(Flow::Falls);
            cx.scoped(|cx| {
                let poison = if range.is_none() { Some(Ty::Error) } else { None };
                let local = cx.declare(&name, poison, mutable);
                if range.is_none() || !matches!(&*expr.pat, syn::Pat::Ident(_)) {
                    cx.bind_poison(&expr.pat);
                }
                range.iter().for_each(|range| cx.learn_range(local, range));
                let (body, _) = cx.nested_block(&expr.body, &Dest::Unit);
                let Some(range) = range else {
                    let end = Stmt::new(StmtKind::Break, span);
                    let stmts = body.stmts.into_iter().chain([end]).collect();
                    return StmtKind::Loop { body: Block { stmts }, once: true };
                };
                StmtKind::For { local, range, body }
            })
        });
    }

    /// The range of a `for`. `None` if the expression is no range, which is reported.
    pub(super) fn range(&mut self, expr: &syn::Expr) -> Option<ForRange> {
        match ungroup(expr) {
            syn::Expr::MethodCall(call) if call.method == "rev" && call.args.is_empty() => {
                let range = self.range(&call.receiver)?;
                if range.step.is_some() && range.reversed {
                    self.unsupported(
                        &call.method,
                        "two `.rev()` cancel each other out: leave out both, and begin at the \
                         other end of the range",
                    );
                    return None;
                }
                let stepped_first = range.step.is_some();
                if stepped_first && range.inclusive {
                    let advice = "Rust has `.step_by(n).rev()` for `a..b`, not for `a..=b`: write \
                                  the exclusive end, `a..b + 1`";
                    self.unsupported(&call.method, advice);
                    return None;
                }
                Some(ForRange { reversed: !range.reversed, stepped_first, ..range })
            }
            syn::Expr::MethodCall(call) if call.method == "step_by" && call.args.len() == 1 => {
                let mut range = self.range(&call.receiver)?;
                if range.step.is_some() {
                    self.unsupported(
                        &call.method,
                        "one `.step_by(n)` is enough: multiply the steps",
                    );
                    return None;
                }
                let before = self.out.len();
                let step = self.count_expr(&call.args[0]);
                let step = self.once(step, "step");
                if self.out.len() > before && !self.is_stable(range.start) {
                    range.start = self.spill_at(before, range.start, "start");
                }
                range.step = Some(step);
                Some(range)
            }
            syn::Expr::Range(range) => {
                let (Some(start), Some(end)) = (&range.start, &range.end) else {
                    self.unsupported(range, "a range in a kernel has both ends: `0..n`");
                    return None;
                };
                let operands = self.operands(&[start, end]);
                let (mut start, end) = (operands[0], operands[1]);
                let before = self.out.len();
                let end = self.once(end, "end");
                if self.out.len() > before && !self.is_stable(start) {
                    start = self.spill_at(before, start, "start");
                }
                let inclusive = matches!(range.limits, syn::RangeLimits::Closed(_));
                let (reversed, stepped_first) = (false, false);
                Some(ForRange { start, end, inclusive, reversed, step: None, stepped_first })
            }
            other => {
                self.unsupported(other, "this is not a range");
                None
            }
        }
    }

    /// A value that is evaluated once, even if it is used several times.
    fn once(&mut self, value: ExprId, name: &str) -> ExprId {
        if self.is_trivial(value) { value } else { self.spill(value, name) }
    }

    // Jumps.

    /// A target for the jumps of a loop without a value.
    pub(super) fn loop_target(&mut self, label: Option<&syn::Label>) -> Target {
        self.target(label, &Dest::Discard)
    }

    /// A target for a loop that is only a part of a loop in the source.
    pub(super) fn part_target(&mut self) -> Target {
        Target { is_part: true, ..self.target(None, &Dest::Discard) }
    }

    fn target(&mut self, label: Option<&syn::Label>, dest: &Dest) -> Target {
        Target {
            label: label.map(|label| label.name.ident.to_string()),
            is_block: false,
            is_part: false,
            in_condition: false,
            dest: match dest {
                Dest::Store(place) => Some(place.clone()),
                Dest::Discard | Dest::Unit | Dest::Return => None,
            },
            has_value: false,
            broken: Flow::Diverges,
            jumps: Vec::new(),
            escapes: Vec::new(),
        }
    }

    pub(super) fn current_target(&mut self) -> &mut Target {
        self.targets.last_mut().expect("inside a target")
    }

    /// Emits a loop, and around it the code for jumps across it.
    pub(super) fn loop_stmt(
        &mut self,
        target: Target,
        span: Span,
        body: impl FnOnce(&mut Self) -> StmtKind,
    ) -> Flow {
        let is_repeated = !target.is_block;
        self.targets.push(target);
        self.enter_loop();
        self.loops += u32::from(is_repeated);
        let kind = body(self);
        self.loops -= u32::from(is_repeated);
        self.leave_loop(!matches!(kind, StmtKind::Loop { once: true, .. }));
        let target = self.targets.pop().expect("pushed above");
        for &(_, flag) in &target.jumps {
            let init = self.truth(false, span);
            self.emit(StmtKind::Let { local: flag, init: Some(init) }, span);
        }
        self.emit(kind, span);
        for (jump, flag) in target.jumps {
            self.jump_if(flag, jump, span);
        }
        for flag in target.escapes {
            self.jump_if(flag, Jump::Break, span);
        }
        target.broken
    }

    fn jump_if(&mut self, flag: LocalId, jump: Jump, span: Span) {
        let condition = self.load_local(flag, span);
        let kind = match jump {
            Jump::Break => StmtKind::Break,
            Jump::Continue => StmtKind::Continue,
        };
        let accept = Block { stmts: vec![Stmt::new(kind, span)] };
        self.emit(StmtKind::If { condition, accept, reject: Block::default() }, span);
    }

    pub(super) fn break_(&mut self, expr: &syn::ExprBreak) {
        let span = expr.break_token.span;
        let Some(to) = self.find_target(expr.label.as_ref(), span, Jump::Break) else { return };
        if let Some(value) = &expr.expr {
            if !self.targets[to].has_value {
                let message = "`break` with a value leaves a `loop`, not a `for` or `while`";
                self.diags.error(Code::Unsupported, span, message);
                return;
            }
            let dest = match self.targets[to].dest.clone() {
                Some(place) => Dest::Store(place),
                None => Dest::Discard,
            };
            if self.expr_into(value, &dest) == Flow::Diverges {
                return;
            }
        } else if let Some(place) = self.targets[to].dest.clone() {
            let message = match self.targets[to].label.as_deref() {
                Some(RETURN) => "the value of this closure is used: write `return value`",
                _ => "the value of this loop is used: write `break value`",
            };
            let diagnostic = Diagnostic::new(Code::Mismatch, span, message);
            self.missing_value(&Dest::Store(place), diagnostic);
        }
        self.break_to(to, span);
    }

    fn break_to(&mut self, to: usize, span: Span) {
        let flow = if self.is_reached() { Flow::Falls } else { Flow::Leaves };
        self.targets[to].reach_end(flow);
        self.jump(to, Jump::Break, span);
    }

    /// The block that a `return` of the enclosing closure leaves, if it has one.
    pub(super) fn closure_target(&self) -> Option<usize> {
        self.targets.iter().rposition(|target| target.label.as_deref() == Some(RETURN))
    }

    /// Leaves the enclosing closure with the `None` or `Err` of a `?`.
    pub(super) fn leave_closure(&mut self, value: ExprId, span: Span) {
        let Some(to) = self.closure_target() else { return };
        if let Some(place) = self.targets[to].dest.clone() {
            self.store_none(&Dest::Store(place), value, span);
        }
        self.break_to(to, span);
    }

    pub(super) fn continue_(&mut self, expr: &syn::ExprContinue) {
        let span = expr.continue_token.span;
        if let Some(to) = self.find_target(expr.label.as_ref(), span, Jump::Continue) {
            self.jump(to, Jump::Continue, span);
        }
    }

    fn find_target(
        &mut self,
        label: Option<&syn::Lifetime>,
        span: Span,
        jump: Jump,
    ) -> Option<usize> {
        let Some(label) = label else {
            // A block without a label is the compiler's.
            let is_seen = |target: &Target| {
                (!target.is_block || target.label.is_some())
                    && (jump == Jump::Continue || !target.is_part)
            };
            let innermost = self.targets.iter().rposition(is_seen);
            let message = match innermost.map(|at| &self.targets[at]) {
                Some(target) if target.in_condition => {
                    "a jump in the condition of a `while` needs a label: label the loop, and write \
                     `break 'name` or `continue 'name`"
                }
                Some(target) if !target.is_block => return innermost,
                Some(_) if self.targets.iter().any(|target| !target.is_block) => {
                    "a jump in a labelled block needs a label: label the loop, too, and write \
                     `break 'name` or `continue 'name`"
                }
                _ => "`break` and `continue` need a loop around them",
            };
            self.diags.error(Code::UnknownLabel, span, message);
            return None;
        };
        let name = label.ident.to_string();
        let found = self.targets.iter().rposition(|target| target.label.as_ref() == Some(&name));
        match found {
            None => {
                let message = format!("no enclosing loop or block has the label `'{name}`");
                self.diags.error(Code::UnknownLabel, label.span(), message);
                None
            }
            Some(at) if jump == Jump::Continue && self.targets[at].is_block => {
                let message =
                    format!("`'{name}` is the label of a block, and `continue` needs a loop");
                self.diags.error(Code::UnknownLabel, label.span(), message);
                None
            }
            Some(at) if jump == Jump::Continue => {
                let parts = self.targets[at + 1..].iter().take_while(|target| target.is_part);
                Some(at + parts.count())
            }
            found => found,
        }
    }

    /// Leaves an enclosing loop, and the loops in between.
    pub(super) fn leave(&mut self, level: usize, span: Span) {
        self.jump(level, Jump::Break, span);
    }

    /// Jumps to a target, through the loops in between.
    fn jump(&mut self, to: usize, jump: Jump, span: Span) {
        if to + 1 == self.targets.len() {
            let kind = match jump {
                Jump::Break => StmtKind::Break,
                Jump::Continue => StmtKind::Continue,
            };
            self.emit(kind, span);
            return;
        }
        let flag = self.flag(to, jump, span);
        for between in &mut self.targets[to + 2..] {
            if !between.escapes.contains(&flag) {
                between.escapes.push(flag);
            }
        }
        let value = self.truth(true, span);
        self.store(&Dest::Store(variable(flag, span)), value, span);
        self.emit(StmtKind::Break, span);
    }

    /// The flag that requests a jump of the target `to`. It belongs to the loop directly inside
    /// that target.
    fn flag(&mut self, to: usize, jump: Jump, span: Span) -> LocalId {
        let known = self.targets[to + 1].jumps.iter().find(|(known, _)| *known == jump);
        if let Some(&(_, flag)) = known {
            return flag;
        }
        let verb = match jump {
            Jump::Break => "break",
            Jump::Continue => "continue",
        };
        let name = match &self.targets[to].label {
            Some(label) => format!("{verb}_{label}"),
            None => format!("{verb}_loop"),
        };
        let flag = self.temporary(&name, span, true);
        self.module.locals[flag].declared = Some(Ty::BOOL);
        self.targets[to + 1].jumps.push((jump, flag));
        flag
    }
}

/// Whether a condition contains `let`, also in a chain.
pub(super) fn has_let(condition: &syn::Expr) -> bool {
    match ungroup(condition) {
        syn::Expr::Let(_) => true,
        syn::Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}
