//! Type inference: [`Module`] to [`Types`].
//!
//! Literals and unannotated locals start as inference variables; statements and operators unify
//! them, as rustc does. If a type is not yet known, dependent constraints wait and are tried again.
//! Finally, integer variables become `i32` and float variables `f32`.
//!
//! `lower` passes each statement to `Inference` once it is made. `lower` can then ask for types
//! while it desugars.
//!
//! Invariant: a finished [`Types`] has no inference variable; `Ty::Error` occurs only where a
//! diagnostic was reported (or in expressions that nothing reaches).

mod call;
mod check;
mod conversion;
mod cooperative;
mod term;
mod texture;

use std::cell::Cell;
use std::collections::BTreeSet;

use proc_macro2::Span;

use crate::arena::{Arena, SideTable, SparseTable};
use crate::builtins::{Builtin, Shape};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::ir::{
    Arg, AtomicOp, BinaryOp, Block, Callee, ERR_VALUE, Expr, ExprId, ExprNode, Function,
    FunctionId, IS_OK, IS_SOME, Literal, Local, LocalId, Module, Name, OK_VALUE, Operator, Place,
    Projection, Range, Root, SOME_VALUE, Scalar, SignatureId, Stmt, StmtKind, Struct, Ty, UnaryOp,
    project,
};
use crate::ty::TAG;
use crate::value::Value;
pub(crate) use call::no_method;
pub(crate) use check::is_lossless;
use term::{Kind, Term, Vars};

/// The types of a module.
pub struct Types {
    exprs: SideTable<ExprNode, Ty>,
    /// Values of constant expressions that were asked for.
    values: SideTable<ExprNode, Cell<Option<Option<Value>>>>,
    locals: SideTable<Local, Ty>,
    consts: usize,
    calls: SparseTable<ExprNode, Call>,
    /// The operators that are functions of users' types.
    operators: BTreeSet<ExprId>,
}

/// A call to a user's function.
#[derive(Debug)]
pub struct Call {
    /// The called function.
    pub function: FunctionId,
    /// The arguments, one for each of the function's parameters.
    pub args: Vec<Arg>,
}

/// A call whose callee is known, but not yet instantiated.
pub(crate) struct Resolved {
    pub(crate) expr: ExprId,
    pub(crate) signature: SignatureId,
    /// The arguments of the signature's type parameters.
    pub(crate) types: Vec<Ty>,
    pub(crate) args: Vec<ExprId>,
}

impl Types {
    /// No types yet.
    pub(crate) fn new() -> Types {
        Types {
            exprs: SideTable::empty(0),
            values: SideTable::empty(0),
            locals: SideTable::empty(0),
            consts: 0,
            calls: SparseTable::default(),
            operators: BTreeSet::new(),
        }
    }

    /// The value of an expression, if it is constant. `find` runs at most once per expression,
    /// since constants share operands.
    pub(crate) fn value(
        &self,
        expr: ExprId,
        find: impl FnOnce() -> Option<Value>,
    ) -> Option<Value> {
        let slot = &self.values[expr];
        let value = slot.get().unwrap_or_else(find);
        slot.set(Some(value));
        value
    }

    /// The function that an expression calls: a call, a method, or an operator of a user's type.
    pub fn call(&self, expr: ExprId) -> Option<&Call> {
        self.calls.get(expr)
    }

    /// Forgets the type of an expression.
    pub(crate) fn forget_expr(&mut self, expr: ExprId) {
        self.exprs[expr] = Ty::Error;
    }

    /// Forgets the type of a local.
    pub(crate) fn forget_local(&mut self, local: LocalId) {
        self.locals[local] = Ty::Error;
    }

    /// Forgets which functions are called.
    pub(crate) fn forget_calls(&mut self) {
        self.calls = SparseTable::default();
    }

    /// Gives `ty` to the expressions that do not have a type yet.
    pub(crate) fn add_expr(&mut self, exprs: &Arena<ExprNode>, ty: &Ty) {
        self.exprs.extend(exprs, |_| ty.clone());
        self.values.extend(exprs, |_| Cell::new(None));
    }

    /// Gives `ty` to the locals that do not have a type yet.
    pub(crate) fn add_local(&mut self, locals: &Arena<Local>, ty: &Ty) {
        self.locals.extend(locals, |_| ty.clone());
    }

    /// Changes the types, and forgets all constant values.
    pub(crate) fn for_each_mut(&mut self, mut change: impl FnMut(&mut Ty)) {
        self.exprs.iter_mut().chain(self.locals.iter_mut()).for_each(&mut change);
        self.values.iter_mut().for_each(|value| value.set(None));
    }

    /// Sets the instance that a call means.
    pub(crate) fn set_call(&mut self, expr: ExprId, call: Call) {
        self.calls.insert(expr, call);
    }

    /// The function that a statement itself calls; calls in its blocks are not included.
    pub(crate) fn call_of(&self, stmt: &Stmt) -> Option<&Call> {
        self.call(stmt.kind.effect()?)
    }

    /// The places that a statement passes to a function that may store to them.
    pub(crate) fn passed(&self, stmt: &Stmt) -> impl Iterator<Item = &Place> {
        let args = self.call_of(stmt).into_iter().flat_map(|call| &call.args);
        args.filter_map(|arg| match arg {
            Arg::Pointer(place) => Some(place),
            Arg::Value(_) | Arg::Load(_) => None,
        })
    }

    /// Whether an expression is a call that may change a variable.
    pub(crate) fn changes_variables(&self, expr: ExprId) -> bool {
        let is_pointer = |arg: &Arg| matches!(arg, Arg::Pointer(_));
        self.call(expr).is_some_and(|call| call.args.iter().any(is_pointer))
    }

    /// Moves a call to another expression.
    pub(crate) fn move_call(&mut self, from: ExprId, to: ExprId) {
        if let Some(call) = self.calls.remove(from) {
            self.calls.insert(to, call);
        }
    }

    /// The type of an expression's value.
    pub fn expr(&self, expr: ExprId) -> &Ty {
        &self.exprs[expr]
    }

    /// The number of expressions with types.
    pub(crate) fn exprs(&self) -> usize {
        self.exprs.end()
    }

    /// The type of a local.
    pub fn local(&self, local: LocalId) -> &Ty {
        &self.locals[local]
    }

    /// The type of a place's variable.
    pub fn root<'a>(&'a self, module: &'a Module, root: Root) -> &'a Ty {
        match root {
            Root::Local(local) => self.local(local),
            Root::Workgroup(var) => &module.workgroup_vars[var].ty,
            Root::Binding(binding) => &module.bindings[binding].ty,
        }
    }

    /// The store type of a place.
    pub fn place(&self, module: &Module, place: &Place) -> Ty {
        let root = self.root(module, place.root).clone();
        place.projections.iter().fold(root, |ty, projection| project(&ty, projection))
    }
}

/// The types of the body that is being lowered, as far as its statements determine them.
pub(crate) struct Inference {
    vars: Vars,
    exprs: SideTable<ExprNode, Option<Term>>,
    locals: SideTable<Local, Option<Term>>,
    pending: Vec<Pending>,
    /// The type that the body returns.
    result: Term,
    calls: Vec<(ExprId, SignatureId, Vec<Term>, Vec<ExprId>)>,
}

impl Inference {
    /// Begins a body that returns `result`. `types` has the types of earlier bodies.
    pub(crate) fn new(types: &Types, result: &Ty) -> Inference {
        Inference {
            vars: Vars::default(),
            exprs: SideTable::empty(types.exprs.end()),
            locals: SideTable::empty(types.locals.end()),
            pending: Vec::new(),
            result: Term::from(result),
            calls: Vec::new(),
        }
    }

    /// Learns from a statement. The statements in its blocks were learnt before.
    pub(crate) fn stmt(
        &mut self,
        kind: &StmtKind,
        span: Span,
        module: &Module,
        diags: &mut Diagnostics,
    ) {
        self.of(module, diags).stmt(kind, span);
    }

    /// Learns that an expression is a `bool`.
    pub(crate) fn condition(&mut self, expr: ExprId, module: &Module, diags: &mut Diagnostics) {
        self.of(module, diags).expect_expr(&Term::BOOL, expr);
    }

    /// Learns the type of the variable of a `for` loop.
    pub(crate) fn range(
        &mut self,
        local: LocalId,
        range: &Range,
        module: &Module,
        diags: &mut Diagnostics,
    ) {
        self.of(module, diags).range(local, range);
    }

    /// Learns the known part of a local's type; the rest is type parameters.
    pub(crate) fn expect_local(
        &mut self,
        local: LocalId,
        ty: &Ty,
        open: usize,
        module: &Module,
        diags: &mut Diagnostics,
    ) {
        let mut cx = self.of(module, diags);
        let params = (0..open).map(|_| cx.vars.fresh(Kind::General)).collect::<Vec<_>>();
        let (expected, found) = (call::with_params(ty, &params), cx.local(local));
        cx.expect(&expected, &found, module.locals[local].name.span);
    }

    /// The known part of an expression's type so far; `Ty::Error` stands for unknown parts.
    pub(crate) fn known(&mut self, expr: ExprId, module: &Module, diags: &mut Diagnostics) -> Ty {
        let mut cx = self.of(module, diags);
        let term = cx.expr(expr);
        cx.so_far(&term)
    }

    /// The known part of the type of a place so far; `Ty::Error` stands for unknown parts.
    pub(crate) fn known_place(&self, place: &Place, module: &Module) -> Ty {
        let root = match place.root {
            Root::Local(local) => match &module.locals[local].declared {
                Some(declared) => declared.clone(),
                None => match self.locals.get(local) {
                    Some(Some(term)) => self.vars.so_far(term),
                    _ => Ty::Error,
                },
            },
            Root::Workgroup(var) => module.workgroup_vars[var].ty.clone(),
            Root::Binding(binding) => module.bindings[binding].ty.clone(),
        };
        place.projections.iter().fold(root, |ty, projection| project(&ty, projection))
    }

    /// Decides the remaining types, once the body is lowered. Returns the calls in it.
    pub(crate) fn finish(
        mut self,
        body: &Block,
        types: &mut Types,
        module: &Module,
        diags: &mut Diagnostics,
    ) -> Vec<Resolved> {
        let first_local = types.locals.end();
        let mut cx = self.of(module, diags);
        for (_, constant) in module.consts.iter().skip(types.consts) {
            let expected = cx.counted(&constant.ty);
            cx.expect_expr(&expected, constant.init);
        }
        cx.solve();
        let mut calls = cx.finish(types);
        call::keep_evaluated(&mut calls, body, module);
        check::check(module, body, types, first_local, diags);
        types.consts = module.consts.len();
        calls
    }

    /// Joins the inference state with the module as far as it exists.
    fn of<'a>(&'a mut self, module: &'a Module, diags: &'a mut Diagnostics) -> Infer<'a> {
        self.exprs.extend(&module.exprs, |_| None);
        self.locals.extend(&module.locals, |_| None);
        let Inference { vars, exprs, locals, pending, result, calls } = self;
        Infer { module, diags, vars, exprs, locals, pending, result, calls }
    }
}

struct Infer<'a> {
    module: &'a Module,
    diags: &'a mut Diagnostics,
    vars: &'a mut Vars,
    exprs: &'a mut SideTable<ExprNode, Option<Term>>,
    locals: &'a mut SideTable<Local, Option<Term>>,
    pending: &'a mut Vec<Pending>,
    result: &'a Term,
    calls: &'a mut Vec<(ExprId, SignatureId, Vec<Term>, Vec<ExprId>)>,
}

/// A constraint that waits for a type.
#[derive(Clone)]
enum Pending {
    /// `left op right`, arithmetic or bitwise.
    Operator {
        op: BinaryOp,
        left: Term,
        right: Term,
        result: Term,
        span: Span,
        /// The expression with its operands; `None` for a compound assignment.
        expr: Option<(ExprId, [ExprId; 2])>,
    },
    /// A step into a composite.
    Project { base: Term, step: Step, result: Term },
    /// A builtin function.
    Call { builtin: &'static Builtin, receiver: Term, args: Vec<ExprId>, result: Term },
    /// The coordinates of a texel, a layer or a level: `count` whole numbers.
    Whole { count: u8, found: Term, span: Span },
    /// A method that users' types have.
    Method { call: ExprId, receiver: Term, result: Term },
    /// A conversion to the expected type.
    Conversion { call: ExprId, operator: Operator, from: Term, result: Term },
}

#[derive(Clone)]
enum Step {
    Index(Span),
    Member(Name),
}

impl<'a> Infer<'a> {
    fn stmt(&mut self, kind: &StmtKind, span: Span) {
        match kind {
            StmtKind::Let { local, init } => {
                if let Some(init) = init {
                    let value = self.expr(*init);
                    let expected = self.local(*local);
                    self.expect(&expected, &value, self.span(*init));
                }
            }
            StmtKind::Assign { place, op, value } => self.assign(place, *op, *value, span),
            StmtKind::If { condition, .. } | StmtKind::While { condition, .. } => {
                self.expect_expr(&Term::BOOL, *condition);
            }
            StmtKind::Match { scrutinee, arms } => {
                let matched = self.expr(*scrutinee);
                for arm in arms {
                    for pattern in &arm.patterns {
                        let last = pattern.last.filter(|_| pattern.first != pattern.last);
                        for end in [pattern.first, last].into_iter().flatten() {
                            self.expect_expr(&matched, end);
                        }
                    }
                    if let Some(guard) = arm.guard {
                        self.expect_expr(&Term::BOOL, guard);
                    }
                }
            }
            StmtKind::For { local, range, .. } => self.range(*local, range),
            StmtKind::Expr(expr) => {
                self.expr(*expr);
            }
            StmtKind::Return(value) => {
                if let Some(value) = value {
                    let result = self.result.clone();
                    self.expect_expr(&result, *value);
                }
            }
            StmtKind::Loop { .. } | StmtKind::Break | StmtKind::Continue | StmtKind::Barrier(_) => {
            }
        }
    }

    fn range(&mut self, local: LocalId, range: &Range) {
        let start = self.expr(range.start);
        self.range_end(&start, range.end);
        let is_size = matches!(self.vars.shallow(&start), Term::Ty(Ty::USIZE));
        // The context decides whether the loop variable is a `u32` or a `usize`.
        let start = if is_size { self.vars.size() } else { start };
        let variable = self.local(local);
        self.expect(&variable, &start, self.span(range.start));
        if let Some(step) = range.step {
            let count = self.vars.size();
            self.expect_expr(&count, step);
        }
    }

    fn assign(&mut self, place: &Place, op: Option<BinaryOp>, value: ExprId, span: Span) {
        let target = self.place(place);
        if let Term::Ty(Ty::Atomic(_)) = self.vars.shallow(&target) {
            let (symbol, advice) = match op {
                None => ("", "`.store(value)`"),
                Some(BinaryOp::Add) => ("+", "`.fetch_add(value)`"),
                Some(BinaryOp::Sub) => ("-", "`.fetch_sub(value)`"),
                Some(BinaryOp::And) => ("&", "`.fetch_and(value)`"),
                Some(BinaryOp::Or) => ("|", "`.fetch_or(value)`"),
                Some(BinaryOp::Xor) => ("^", "`.fetch_xor(value)`"),
                Some(op) => (op.symbol(), "`.load()`, then `.store(value)`"),
            };
            let message = format!("an atomic is not assigned to with `{symbol}=`: write {advice}");
            self.diags.error(Code::AtomicAccess, place.span, message);
            self.expr(value);
            return;
        }
        let value_term = self.expr(value);
        if let Term::Ty(Ty::Handle(_)) = self.vars.shallow(&target) {
            let message = "a texture is not assigned to: write `t.store(coordinates, value)`";
            self.diags.error(Code::Mismatch, place.span, message);
            return;
        }
        if let Term::Ty(Ty::RuntimeArray(_)) = self.vars.shallow(&target) {
            let message = "a slice is not assigned to: assign to its elements, `x[i] = …`";
            self.diags.error(Code::Mismatch, place.span, message);
            return;
        }
        match op {
            None => self.expect(&target, &value_term, self.span(value)),
            Some(op) => {
                let result = self.operator(op, target.clone(), value_term, span, None);
                if !self.vars.unify(&target, &result) {
                    let (target, result) =
                        (self.vars.describe(&target), self.vars.describe(&result));
                    let message = format!(
                        "`{}=` would store `{result}` to a place of type `{target}`",
                        op.symbol()
                    );
                    self.diags.error(Code::Operator, span, message);
                }
            }
        }
    }

    fn span(&self, expr: ExprId) -> Span {
        self.module.exprs[expr].span
    }

    fn expr(&mut self, id: ExprId) -> Term {
        if let Some(known) = &self.exprs[id] {
            return known.clone();
        }
        let mut term = self.expr_kind(id);
        if self.module.positions.contains(&id) {
            let size = self.vars.size();
            self.expect(&size, &term, self.span(id));
            term = Term::U32;
        }
        if self.module.counts.contains(&id) {
            self.expect(&Term::U32, &term, self.span(id));
            term = self.vars.size();
        }
        self.exprs[id] = Some(term.clone());
        term
    }

    fn expr_kind(&mut self, id: ExprId) -> Term {
        let module = self.module;
        let span = self.span(id);
        match &module.exprs[id].kind {
            Expr::Error => Term::ERROR,
            Expr::Literal(literal) => self.literal(literal),
            Expr::Const(id) => self.counted(&module.consts[*id].ty),
            Expr::Load(place) => {
                let term = self.place(place);
                self.loaded(term, place)
            }
            Expr::Builtin(builtin) => Term::from(&builtin.ty()),
            Expr::Length(place) => self.length(place, span),
            Expr::Unary(op, operand) => self.unary(id, *op, *operand),
            Expr::Binary(op, left, right) => self.binary(id, *op, *left, *right, span),
            Expr::Ascribe(operand, _) if module.positions.contains(&id) => self.expr(*operand),
            Expr::Ascribe(operand, ty) => {
                let expected = Term::from(ty);
                self.expect_expr(&expected, *operand);
                expected
            }
            Expr::Cast(operand, ty) => {
                let from = self.expr(*operand);
                if let Ty::Scalar(scalar) = ty
                    && self.is_literal_of(*operand, *scalar)
                {
                    // A literal under a cast has the type of the cast.
                    self.vars.unify(&from, &Term::from(ty));
                }
                Term::from(ty)
            }
            Expr::Call(name, args) => self.call(name, args),
            Expr::Vector(ty, components) => self.vector(ty, components),
            Expr::Array(elements) => {
                let element = self.expr(elements[0]);
                for other in &elements[1..] {
                    self.expect_expr(&element, *other);
                }
                Term::Array(Box::new(element), elements.len() as u32)
            }
            Expr::Repeat(value, length) => Term::Array(Box::new(self.expr(*value)), *length),
            Expr::Swizzle(of, name) => {
                let base = self.expr(*of);
                if [IS_SOME, SOME_VALUE, IS_OK, OK_VALUE, ERR_VALUE].contains(&&*name.text) {
                    return self.option_part(&base, name);
                }
                // Vectors have no numbered members; the search below is rare.
                let is_part = name.text.starts_with(|c: char| c.is_ascii_digit())
                    && matches!(self.vars.shallow(&base), Term::Ty(Ty::Vector(..)));
                let mut patterns = self.module.parts_patterns.iter();
                if is_part && patterns.any(|pattern| pattern.value == *of && !pattern.is_array) {
                    // The pattern reports it.
                    return Term::ERROR;
                }
                self.project(base, Step::Member(name.clone()))
            }
            Expr::Index(base, index) => {
                let base = self.expr(*base);
                self.index(*index);
                self.project(base, Step::Index(span))
            }
            Expr::Atomic(op, place, args) => self.atomic(*op, place, args, span),
            Expr::Texture(op, place, args) => self.texture(*op, place, args),
            Expr::Cooperative(op, place, args) => self.cooperative(*op, place.as_ref(), args),
            Expr::WorkgroupUniformLoad(place) => match self.place(place) {
                Term::Ty(ty) => Term::Ty(ty.loaded()),
                other => other,
            },
            Expr::Invoke(callee, args) => self.invoke(id, callee, args),
            Expr::Ref(place, _) => self.place(place),
            Expr::Construct(ty, members) if ty.option_value().is_some() => self.option(members),
            Expr::Construct(ty, members) if ty.result_parts().is_some() => self.result(members),
            Expr::Construct(ty, members) => {
                if let Ty::Struct(of) = ty {
                    for (member, value) in of.members.iter().zip(members) {
                        self.expect_expr(&Term::from(&member.ty), *value);
                    }
                }
                Term::from(ty)
            }
            Expr::Tuple(members) if members.is_empty() => Term::Ty(Ty::Unit),
            Expr::Tuple(members) => self.tuple(members, span),
            Expr::Variant(ty, _) => Term::from(ty),
            Expr::Number(_, local) => self.local(*local),
        }
    }

    /// The type of a constant. A `usize` constant becomes a `u32` if the context asks for that.
    fn counted(&mut self, ty: &Ty) -> Term {
        match ty {
            Ty::Scalar(Scalar::Usize) => self.vars.size(),
            ty => Term::from(ty),
        }
    }

    fn literal(&mut self, literal: &Literal) -> Term {
        match literal {
            Literal::Bool(_) => Term::BOOL,
            Literal::Int(_, Some(scalar)) => Term::Ty(Ty::Scalar(*scalar)),
            Literal::Int(_, None) => self.vars.fresh(Kind::Int),
            Literal::Float { suffix: Some(scalar), .. } => Term::Ty(Ty::Scalar(*scalar)),
            Literal::Float { suffix: None, .. } => self.vars.fresh(Kind::Float),
        }
    }

    /// A vector or a matrix made of its components, or a matrix made of its columns.
    fn vector(&mut self, ty: &Ty, components: &[ExprId]) -> Term {
        let part = match ty {
            Ty::Matrix(n) if components.len() == usize::from(*n) => Ty::Vector(Scalar::F32, *n),
            Ty::Matrix(_) => Ty::F32,
            _ => ty.scalar().map_or(Ty::Error, Ty::Scalar),
        };
        for component in components {
            self.expect_expr(&Term::Ty(part.clone()), *component);
        }
        Term::from(ty)
    }

    fn tuple(&mut self, members: &[ExprId], span: Span) -> Term {
        let members: Vec<Term> = members.iter().map(|member| self.expr(*member)).collect();
        let is_error = |term: &Term| matches!(self.vars.shallow(term), Term::Ty(Ty::Error));
        if members.iter().any(is_error) {
            return Term::ERROR;
        }
        let tuple = Term::Tuple(members);
        if self.vars.leaves(&tuple, Struct::MAX_LEAVES) > Struct::MAX_LEAVES {
            self.diags.error(Code::UnknownType, span, crate::ty::TOO_LARGE);
            return Term::ERROR;
        }
        tuple
    }

    /// An option made of a flag and a value; without both, `None`.
    fn option(&mut self, members: &[ExprId]) -> Term {
        let value = match members {
            [is_some, value] => {
                self.expect_expr(&Term::BOOL, *is_some);
                self.expr(*value)
            }
            _ => self.vars.fresh(Kind::General),
        };
        match self.vars.shallow(&value) {
            Term::Ty(Ty::Error) => Term::ERROR,
            value => Term::Option(Box::new(value)),
        }
    }

    /// A result made of a flag, a value and an error; without them, zeros of one type.
    fn result(&mut self, members: &[ExprId]) -> Term {
        let (value, error) = match members {
            [is_ok, value, error] => {
                self.expect_expr(&Term::BOOL, *is_ok);
                (self.expr(*value), self.expr(*error))
            }
            _ => {
                let zero = self.vars.fresh(Kind::General);
                (zero.clone(), zero)
            }
        };
        match (self.vars.shallow(&value), self.vars.shallow(&error)) {
            (Term::Ty(Ty::Error), _) | (_, Term::Ty(Ty::Error)) => Term::ERROR,
            (value, error) => Term::Result(Box::new(value), Box::new(error)),
        }
    }

    fn option_part(&mut self, option: &Term, name: &Name) -> Term {
        let [value, error] = [Kind::General; 2].map(|kind| self.vars.fresh(kind));
        let whole = match &*name.text {
            IS_SOME | SOME_VALUE => Term::Option(Box::new(value.clone())),
            _ => Term::Result(Box::new(value.clone()), Box::new(error.clone())),
        };
        if let IS_SOME | IS_OK = &*name.text {
            self.expect(&whole, option, name.span);
            return Term::BOOL;
        }
        // A mismatch is reported at the flag.
        match self.vars.unify(&whole, option) {
            true if name.text == ERR_VALUE => self.vars.shallow(&error),
            true => self.vars.shallow(&value),
            false => Term::ERROR,
        }
    }

    /// A number without a suffix, also behind `-` and `!`, that takes this type in a cast.
    fn is_literal_of(&self, expr: ExprId, scalar: Scalar) -> bool {
        match self.module.exprs[expr].kind {
            Expr::Literal(Literal::Int(_, None)) => scalar.is_integer(),
            Expr::Literal(Literal::Float { suffix: None, .. }) => scalar.is_float(),
            Expr::Unary(_, operand) => self.is_literal_of(operand, scalar),
            _ => false,
        }
    }

    // Places.

    fn local(&mut self, local: LocalId) -> Term {
        if let Some(known) = &self.locals[local] {
            return known.clone();
        }
        let term = match &self.module.locals[local].declared {
            Some(ty) => Term::from(ty),
            None => self.vars.fresh(Kind::General),
        };
        self.locals[local] = Some(term.clone());
        term
    }

    /// The known part of a type; `Ty::Error` stands for unknown parts.
    fn so_far(&mut self, term: &Term) -> Ty {
        if self.vars.is_free(term) {
            self.solve_pending();
        }
        self.vars.so_far(term)
    }

    fn place(&mut self, place: &Place) -> Term {
        let mut term = match place.root {
            Root::Local(local) => self.local(local),
            Root::Workgroup(var) => Term::from(&self.module.workgroup_vars[var].ty),
            Root::Binding(binding) => Term::from(&self.module.bindings[binding].ty),
        };
        for projection in &place.projections {
            let step = match projection {
                Projection::Index(index) => {
                    self.index(*index);
                    Step::Index(place.span)
                }
                Projection::Member(name) => Step::Member(name.clone()),
            };
            term = self.project(term, step);
        }
        term
    }

    fn index(&mut self, index: ExprId) {
        let term = self.expr(index);
        let size = self.vars.size();
        if !self.vars.unify(&size, &term) {
            let found = self.vars.describe(&term);
            let advice = match self.vars.shallow(&term) {
                Term::Ty(Ty::Vector(..)) => "take a component, such as `.x`",
                Term::Ty(Ty::Scalar(Scalar::Bool)) => "write `(…) as u32`, which is 0 or 1",
                _ => "write `(…) as u32`",
            };
            let message = format!("indices are `u32`, this is `{found}`: {advice}");
            self.diags.error(Code::Mismatch, self.span(index), message);
        }
    }

    fn loaded(&mut self, term: Term, place: &Place) -> Term {
        let (code, message) = match self.vars.shallow(&term) {
            Term::Ty(Ty::Atomic(_)) => {
                (Code::AtomicAccess, "an atomic is read with `.load()`".to_owned())
            }
            Term::Ty(Ty::RuntimeArray(_)) => {
                (Code::Mismatch, "a slice is not a value: index it, `x[i]`".to_owned())
            }
            Term::Ty(Ty::Handle(_)) => {
                let message = "a texture or sampler is not a value: call its methods, or pass it \
                               on by reference";
                (Code::Mismatch, message.to_owned())
            }
            array @ Term::Array(..) if self.vars.has_atomics(&array) => {
                let message = "atomics are not copied: index the array, then `.load()`";
                (Code::AtomicAccess, message.to_owned())
            }
            Term::Ty(ty) if ty.runtime_array().is_some() => {
                let message = format!(
                    "`{}` ends in a runtime-sized array, so it is not a value: take its members",
                    ty.rust()
                );
                (Code::Mismatch, message)
            }
            Term::Ty(ty) if ty.has_atomics() => {
                let message = format!(
                    "atomics are not copied, and `{}` has some: take its members",
                    ty.rust()
                );
                (Code::AtomicAccess, message)
            }
            known => return known,
        };
        self.diags.error(code, place.span, message);
        Term::ERROR
    }

    fn length(&mut self, place: &Place, span: Span) -> Term {
        let term = self.place(place);
        match self.vars.shallow(&term) {
            Term::Array(..) | Term::Ty(Ty::RuntimeArray(_) | Ty::Error) => {}
            other => {
                let found = self.vars.describe(&other);
                let message = format!("`len()` is of slices and arrays, not of `{found}`");
                self.diags.error(Code::Argument, span, message);
            }
        }
        self.vars.size()
    }

    fn atomic(&mut self, op: AtomicOp, place: &Place, args: &[ExprId], span: Span) -> Term {
        let term = self.place(place);
        let scalar = match self.vars.shallow(&term) {
            Term::Ty(Ty::Atomic(scalar)) => scalar,
            other => {
                if !matches!(other, Term::Ty(Ty::Error)) {
                    let found = self.vars.describe(&other);
                    let advice = if found.starts_with('[') && found.contains("Atomic<") {
                        "index it first, `x[i]`"
                    } else {
                        "declare the memory as `Atomic<u32>` or `Atomic<i32>`"
                    };
                    let message = format!(
                        "`{}` is an operation of atomics, and this is `{found}`: {advice}",
                        op.rust()
                    );
                    self.diags.error(Code::AtomicAccess, place.span, message);
                }
                return Term::ERROR;
            }
        };
        if !op.is_of(scalar) {
            let name = scalar.rust();
            let message = format!(
                "`Atomic<{name}>` has no `{}`: it has `load`, `store`, `swap`, `fetch_add` and \
                 `fetch_sub`; an `Atomic<u32>` can hold its bits, `x.to_bits()`",
                op.rust()
            );
            self.diags.error(Code::AtomicAccess, span, message);
        }
        let scalar = Term::Ty(Ty::Scalar(scalar));
        for arg in args {
            self.expect_expr(&scalar, *arg);
        }
        match op {
            AtomicOp::Store => Term::Ty(Ty::Unit),
            AtomicOp::CompareExchange => Term::Tuple(vec![scalar, Term::BOOL]),
            _ => scalar,
        }
    }

    fn project(&mut self, base: Term, step: Step) -> Term {
        let result = self.vars.fresh(Kind::General);
        self.wait_for(Pending::Project { base, step, result: result.clone() });
        self.vars.shallow(&result)
    }

    // Operators and calls.

    fn unary(&mut self, id: ExprId, op: UnaryOp, operand: ExprId) -> Term {
        let term = self.expr(operand);
        let user = match self.vars.shallow(&term) {
            Term::Ty(ty @ Ty::Struct(_)) => self.user_operator(Operator::Unary(op), &[&ty]),
            _ => None,
        };
        let Some(signature) = user else { return term };
        self.calls.push((id, signature, Vec::new(), vec![operand]));
        Term::from(&self.module.signatures[signature].result)
    }

    fn binary(
        &mut self,
        id: ExprId,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> Term {
        if matches!(op, BinaryOp::LogicalAnd | BinaryOp::LogicalOr) {
            self.expect_expr(&Term::BOOL, left);
            self.expect_expr(&Term::BOOL, right);
            return Term::BOOL;
        }
        let (l, r) = (self.expr(left), self.expr(right));
        if let (true, Term::Ty(ty @ (Ty::Struct(_) | Ty::Enum(_)))) =
            (op.is_comparison(), self.vars.shallow(&l))
            && let Some(signature) = self.user_operator(Operator::Binary(op), &[&ty, &ty])
            && self.vars.unify(&l, &r)
        {
            self.calls.push((id, signature, Vec::new(), vec![left, right]));
            return Term::BOOL;
        }
        if op.is_comparison() {
            if !self.vars.unify(&l, &r) {
                self.mismatched_operands(op, &l, &r, span);
            }
            return Term::BOOL;
        }
        self.operator(op, l, r, span, Some((id, [left, right])))
    }

    fn operator(
        &mut self,
        op: BinaryOp,
        left: Term,
        right: Term,
        span: Span,
        expr: Option<(ExprId, [ExprId; 2])>,
    ) -> Term {
        // A shift amount may have an integer type of its own.
        if op.is_shift() {
            return left;
        }
        let result = self.vars.fresh(Kind::General);
        self.wait_for(Pending::Operator { op, left, right, result: result.clone(), span, expr });
        self.vars.shallow(&result)
    }

    fn call(&mut self, name: &Name, args: &[ExprId]) -> Term {
        let receiver = self.expr(args[0]);
        for arg in &args[1..] {
            self.expr(*arg);
        }
        let builtin = Builtin::named(&name.text).next().expect("lower knows the name");
        // The path of an associated function names its number type: `f32::from_bits(0)`.
        if let (true, Some(ty)) = (name.text.contains("::"), Builtin::only_receiver(&name.text)) {
            self.vars.unify(&receiver, &Term::from(&ty));
        }
        let result = self.vars.fresh(Kind::General);
        let args = args[1..].to_vec();
        self.wait_for(Pending::Call { builtin, receiver, args, result: result.clone() });
        self.vars.shallow(&result)
    }

    // Solving.

    fn wait_for(&mut self, pending: Pending) {
        if !self.try_solve(&pending) {
            self.pending.push(pending);
        }
    }

    fn solve(&mut self) {
        self.solve_pending();
        self.vars.default_numbers();
        self.solve_pending();
        for pending in std::mem::take(self.pending) {
            // The local that causes it is reported; the result reports nothing.
            match pending {
                Pending::Conversion { call, result, .. } => {
                    self.undecided_conversion(call, &result)
                }
                Pending::Operator { result, .. }
                | Pending::Project { result, .. }
                | Pending::Method { result, .. }
                | Pending::Call { result, .. } => {
                    self.vars.unify(&result, &Term::ERROR);
                }
                Pending::Whole { .. } => {}
            }
        }
    }

    fn solve_pending(&mut self) {
        loop {
            let waiting = std::mem::take(self.pending);
            let before = waiting.len();
            for pending in waiting {
                self.wait_for(pending);
            }
            if self.pending.len() == before {
                return;
            }
        }
    }

    /// Whether enough is known to settle it.
    fn try_solve(&mut self, pending: &Pending) -> bool {
        match pending {
            Pending::Operator { op, left, right, result, span, expr } => {
                let Some(ty) = self.solve_operator(*op, left, right, *span, *expr) else {
                    return false;
                };
                self.vars.unify(result, &ty);
            }
            Pending::Project { base, step, result } => {
                let base = self.vars.shallow(base);
                if self.vars.is_free(&base) {
                    return false;
                }
                let ty = self.solve_projection(&base, step);
                self.vars.unify(result, &ty);
            }
            Pending::Call { builtin, receiver, args, result } => {
                let receiver = self.vars.shallow(receiver);
                let is_open = self.vars.is_size(&receiver) && builtin.asks_for_sign();
                if self.vars.is_free(&receiver) || is_open {
                    return false;
                }
                let row = match &receiver {
                    Term::Ty(ty) => Builtin::resolve(builtin.name, ty),
                    Term::Array(..) | Term::Tuple(_) | Term::Option(_) | Term::Result(..) => None,
                    Term::Var(_) => Some(*builtin),
                };
                let Some(builtin) = row else {
                    // `check` reports it.
                    self.vars.unify(result, &Term::ERROR);
                    return true;
                };
                for (param, arg) in builtin.params.iter().zip(args) {
                    let expected = self.shape(*param, &receiver);
                    self.expect_expr(&expected, *arg);
                }
                let ty = self.shape(builtin.result, &receiver);
                self.vars.unify(result, &ty);
            }
            Pending::Whole { count, found, span } => {
                if self.vars.is_free(found) {
                    return false;
                }
                self.expect_whole(*count, found, *span);
            }
            Pending::Method { call, receiver, result } => {
                let receiver = self.vars.shallow(receiver);
                if self.vars.is_free(&receiver) || self.is_open(*call, &receiver) {
                    return false;
                }
                let ty = self.solve_method(*call, &receiver);
                self.vars.unify(result, &ty);
            }
            Pending::Conversion { call, operator, from, result } => {
                return self.solve_conversion(*call, *operator, from, result);
            }
        }
        true
    }

    fn shape(&self, shape: Shape, receiver: &Term) -> Term {
        match (receiver, shape) {
            (Term::Ty(ty), shape) => Term::from(&shape.apply(ty)),
            (_, Shape::With(scalar)) => Term::Ty(Ty::Scalar(scalar)),
            (_, Shape::Unsigned) => Term::U32,
            (_, Shape::Signed) => Term::Ty(Ty::I32),
            (number, Shape::Same | Shape::Element) => number.clone(),
            (number, Shape::PairWith(Scalar::F32)) => {
                Term::Tuple(vec![number.clone(), number.clone()])
            }
            (number, Shape::PairWith(scalar)) => {
                Term::Tuple(vec![number.clone(), Term::Ty(Ty::Scalar(scalar))])
            }
            (_, shape) => Term::Ty(shape.fixed().unwrap_or(Ty::Error)),
        }
    }

    fn solve_operator(
        &mut self,
        op: BinaryOp,
        left: &Term,
        right: &Term,
        span: Span,
        expr: Option<(ExprId, [ExprId; 2])>,
    ) -> Option<Term> {
        let (l, r) = (self.vars.shallow(left), self.vars.shallow(right));
        if let Some(result) = self.solve_user_operator(op, &l, &r, expr) {
            return Some(result);
        }
        if self.vars.is_free(&l) || self.vars.is_free(&r) {
            return None;
        }
        if let (Term::Ty(Ty::Matrix(_)), _) | (_, Term::Ty(Ty::Matrix(_))) = (&l, &r) {
            return Some(self.solve_matrix_operator(op, &l, &r, span));
        }
        let vector = |term: &Term| match term {
            Term::Ty(Ty::Vector(scalar, _)) => Some(Term::Ty(Ty::Scalar(*scalar))),
            _ => None,
        };
        let (agree, result) = match (vector(&l), vector(&r)) {
            (Some(element), None) => (self.vars.unify(&element, &r), l.clone()),
            (None, Some(element)) => (self.vars.unify(&element, &l), r.clone()),
            _ => (self.vars.unify(&l, &r), l.clone()),
        };
        if agree {
            return Some(result);
        }
        self.mismatched_operands(op, &l, &r, span);
        Some(Term::ERROR)
    }

    fn solve_matrix_operator(&mut self, op: BinaryOp, l: &Term, r: &Term, span: Span) -> Term {
        for number in [l, r] {
            if let Term::Var(_) = number {
                self.vars.unify(number, &Term::Ty(Ty::F32));
            }
        }
        match (self.vars.shallow(l), self.vars.shallow(r)) {
            (Term::Ty(Ty::Error), _) | (_, Term::Ty(Ty::Error)) => return Term::ERROR,
            (Term::Ty(left), Term::Ty(right)) => {
                if let Some(ty) = Ty::of_matrices(op, &left, &right) {
                    return Term::Ty(ty);
                }
            }
            _ => {}
        }
        let message = format!(
            "`{}` does not exist for `{}` and `{}`: a matrix is multiplied by a matrix or a vector \
             of its size on the right, or by `f32`",
            op.symbol(),
            self.vars.describe(l),
            self.vars.describe(r)
        );
        self.diags.error(Code::Operator, span, message);
        Term::ERROR
    }

    fn solve_projection(&mut self, base: &Term, step: &Step) -> Term {
        match (base, step) {
            (Term::Ty(Ty::Error), _) => Term::ERROR,
            (Term::Ty(ty @ Ty::Struct(_)), Step::Member(name))
                if ty.member(&name.text).is_some() =>
            {
                ty.member(&name.text).map_or(Term::ERROR, |member| Term::from(&member.ty))
            }
            (Term::Tuple(members), Step::Member(name))
                if name.text.parse::<usize>().is_ok_and(|n| n < members.len()) =>
            {
                let n: usize = name.text.parse().unwrap_or_default();
                members[n].clone()
            }
            // Through a reference to its value, `if let Some(x) = &mut option`.
            (Term::Option(value), Step::Member(name)) if name.text == SOME_VALUE => {
                (**value).clone()
            }
            (Term::Option(_), Step::Member(name)) if name.text == IS_SOME => Term::BOOL,
            (Term::Result(value, _), Step::Member(name)) if name.text == OK_VALUE => {
                (**value).clone()
            }
            (Term::Result(_, error), Step::Member(name)) if name.text == ERR_VALUE => {
                (**error).clone()
            }
            (Term::Result(..), Step::Member(name)) if name.text == IS_OK => Term::BOOL,
            (Term::Array(element, _), Step::Index(_)) => (**element).clone(),
            (Term::Ty(Ty::RuntimeArray(element)), Step::Index(_)) => Term::from(&**element),
            (Term::Ty(Ty::Vector(scalar, _)), Step::Index(_)) => Term::Ty(Ty::Scalar(*scalar)),
            (Term::Ty(Ty::Matrix(n)), Step::Index(_)) => Term::Ty(Ty::Vector(Scalar::F32, *n)),
            (Term::Ty(matrix @ Ty::Matrix(n)), Step::Member(name))
                if matrix.column(&name.text).is_some() =>
            {
                Term::Ty(Ty::Vector(Scalar::F32, *n))
            }
            (Term::Ty(Ty::Vector(scalar, n)), Step::Member(name)) => {
                self.swizzle(*scalar, *n, name)
            }
            (other, Step::Index(span)) => {
                let found = self.vars.describe(other);
                let advice = match other {
                    Term::Ty(Ty::Handle(_)) => "a texel is read with `load`, written with `store`",
                    _ => "arrays, slices and vectors can",
                };
                let message = format!("`{found}` cannot be indexed: {advice}");
                self.diags.error(Code::NotIndexable, *span, message);
                Term::ERROR
            }
            (other, Step::Member(name)) => {
                let found = self.vars.describe(other);
                let known = match other {
                    // Reported at the comparison of the tag.
                    Term::Ty(ty)
                        if name.text.contains(' ')
                            && ty.variants().is_some_and(|of| of.fields.len() > 1) =>
                    {
                        return Term::ERROR;
                    }
                    _ if name.text == TAG || name.text.contains(' ') => {
                        let message = format!("`{found}` is not the enum of this pattern");
                        self.diags.error(Code::Mismatch, name.span, message);
                        return Term::ERROR;
                    }
                    Term::Ty(Ty::Struct(of)) if of.variants().is_some() => {
                        ": a `match` names the members of its variants".to_owned()
                    }
                    Term::Ty(Ty::Struct(of)) if !of.members.is_empty() => {
                        let names: Vec<String> =
                            of.members.iter().map(|m| format!("`{}`", m.name)).collect();
                        format!(": its members are {}", names.join(", "))
                    }
                    Term::Ty(Ty::RuntimeArray(_)) | Term::Array(..) if name.text == "len" => {
                        ": it is a method, `.len()`".to_owned()
                    }
                    _ => String::new(),
                };
                let message = format!("`{found}` has no member `{}`{known}", name.text);
                self.diags.error(Code::Member, name.span, message);
                Term::ERROR
            }
        }
    }

    fn swizzle(&mut self, scalar: Scalar, n: u8, name: &Name) -> Term {
        let known = &"xyzw"[..usize::from(n)];
        if scalar == Scalar::Bool && name.text.len() > 1 {
            let ty = Ty::Vector(scalar, n).rust();
            let message = format!("`{ty}` has no swizzles: name its components one by one");
            self.diags.error(Code::Member, name.span, message);
            return Term::ERROR;
        }
        if !name.text.is_empty() && name.text.chars().all(|c| known.contains(c)) {
            return match name.text.len() {
                1 => Term::Ty(Ty::Scalar(scalar)),
                count => Term::Ty(Ty::Vector(scalar, count as u8)),
            };
        }
        let ty = Ty::Vector(scalar, n).rust();
        let message = format!(
            "`{ty}` has no component `{}`: its components are {}",
            name.text,
            known.chars().map(|c| format!("`{c}`")).collect::<Vec<_>>().join(", ")
        );
        self.diags.error(Code::Member, name.span, message);
        Term::ERROR
    }

    // Expectations.

    /// The end of a range. A non-integer start is reported once types are known.
    fn range_end(&mut self, start: &Term, end: ExprId) {
        let found = self.expr(end);
        match (self.vars.is_float(start), self.vars.is_float(&found)) {
            (false, true) => {
                let found = self.vars.describe(&found);
                let message = format!("a range runs over integers, not `{found}`");
                let diagnostic = Diagnostic::new(Code::Mismatch, self.span(end), message);
                let note = "an integer literal has no point: `3`; a number is cast, `x as u32`";
                self.diags.push(diagnostic.note(note));
            }
            (true, _) => {}
            (false, false) => self.expect(start, &found, self.span(end)),
        }
    }

    fn expect_expr(&mut self, expected: &Term, expr: ExprId) {
        let found = self.expr(expr);
        self.expect(expected, &found, self.span(expr));
    }

    fn expect(&mut self, expected: &Term, found: &Term, span: Span) {
        if self.vars.unify(expected, found) {
            return;
        }
        let message = format!(
            "expected `{}`, found `{}`",
            self.vars.describe(expected),
            self.vars.describe(found)
        );
        let mut diagnostic = Diagnostic::new(Code::Mismatch, span, message);
        if let Some(advice) = self.vars.cast_advice(expected, found) {
            diagnostic = diagnostic.note(advice);
        }
        self.diags.push(diagnostic);
    }

    fn mismatched_operands(&mut self, op: BinaryOp, left: &Term, right: &Term, span: Span) {
        if self.vars.lack_operator(left, right, op) {
            // Reported once types are known.
            return;
        }
        let message = format!(
            "`{}` has operands of different types: `{}` and `{}`",
            op.symbol(),
            self.vars.describe(left),
            self.vars.describe(right)
        );
        let element = |term: &Term| match self.vars.shallow(term) {
            Term::Ty(Ty::Vector(scalar, _)) => Some(Term::Ty(Ty::Scalar(scalar))),
            _ => None,
        };
        let advice = match (element(left), element(right)) {
            (Some(_), None) | (None, Some(_)) if op.is_comparison() => Some(
                "compare a component, such as `.x`; vectors compare with vectors, by `==`, `cmplt` \
                 and the like"
                    .to_owned(),
            ),
            (Some(element), None) => self.vars.cast_advice(&element, right),
            (None, Some(element)) => self.vars.cast_advice(&element, left),
            _ => self.vars.cast_advice(left, right),
        };
        let mut diagnostic = Diagnostic::new(Code::Mismatch, span, message);
        if let Some(advice) = advice {
            diagnostic = diagnostic.note(advice);
        }
        self.diags.push_first(diagnostic);
    }

    fn finish(mut self, types: &mut Types) -> Vec<Resolved> {
        types.locals.extend(&self.module.locals, |id| {
            let term = self.local(id);
            let ty = self.vars.finish(&term);
            ty.unwrap_or_else(|| {
                let name = &self.module.locals[id].name;
                let message =
                    format!("nothing decides the type of `{0}`: write `{0}: T`", name.text);
                self.diags.error(Code::Ambiguous, name.span, message);
                Ty::Error
            })
        });
        types.exprs.extend(&self.module.exprs, |id| {
            let term = self.exprs[id].clone();
            term.and_then(|term| self.vars.finish(&term)).unwrap_or(Ty::Error)
        });
        types.values.extend(&self.module.exprs, |_| Cell::new(None));
        for (expr, ..) in &*self.calls {
            if let Expr::Unary(..) | Expr::Binary(..) | Expr::Invoke(Callee::Conversion(_), _) =
                self.module.exprs[*expr].kind
            {
                types.operators.insert(*expr);
            }
        }
        let calls = std::mem::take(self.calls);
        let resolved = calls.into_iter().filter_map(|(expr, signature, args, operands)| {
            let found: Option<Vec<Ty>> = args.iter().map(|term| self.vars.finish(term)).collect();
            if found.is_none() {
                let name = &self.module.signatures[signature].name.text;
                let message = format!(
                    "nothing decides the type parameters of `{name}`: write `{name}::<T>(…)`"
                );
                self.diags.error(Code::Ambiguous, self.module.exprs[expr].span, message);
            }
            let types = found?;
            (!types.contains(&Ty::Error)).then_some(Resolved {
                expr,
                signature,
                types,
                args: operands,
            })
        });
        resolved.collect()
    }
}

impl Module {
    /// The functions that each function calls, with the places of the calls.
    pub(crate) fn callees(&self, types: &Types) -> Vec<Vec<(usize, Span)>> {
        let callees = |function: &Function| self.calls_in(&function.body, types);
        self.functions.iter().map(|(_, function)| callees(function)).collect()
    }

    /// The functions that a block calls, with the places of the calls.
    pub(crate) fn calls_in(&self, block: &Block, types: &Types) -> Vec<(usize, Span)> {
        let mut calls = Vec::new();
        block.for_each_stmt(&mut |stmt| {
            let call = |expr| Some((types.call(expr)?.function.index(), self.exprs[expr].span));
            calls.extend(stmt.kind.effect().and_then(call));
        });
        calls
    }
}
