//! The types of a module, and the functions that its expressions call.

use std::cell::Cell;
use std::collections::BTreeSet;

use proc_macro2::Span;

use crate::arena::{Arena, SideTable, SparseTable};
use crate::ir::{
    Arg, Block, ExprId, ExprNode, Function, FunctionId, Local, LocalId, Module, Place, Root,
    SignatureId, Stmt, Ty, project,
};
use crate::value::Value;

/// The types of a module.
pub struct Types {
    pub(super) exprs: SideTable<ExprNode, Ty>,
    /// Values of constant expressions that were asked for.
    pub(super) values: SideTable<ExprNode, Cell<Option<Option<Value>>>>,
    pub(super) locals: SideTable<Local, Ty>,
    pub(super) consts: usize,
    pub(super) calls: SparseTable<ExprNode, Call>,
    /// The operators that are functions of users' types.
    pub(super) operators: BTreeSet<ExprId>,
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
