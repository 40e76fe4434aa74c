//! The causes why values differ, and the outcomes of calls.

use proc_macro2::Span;

use super::{Cause, Input, Outcome, Returned, Source, State, Uniformity};
use crate::builtins::Builtin;
use crate::infer::Call;
use crate::ir::{AddressSpace, Arg, Expr, ExprId, FunctionId, LocalId, Place, Root};
use crate::shared_map::SharedMap;

impl Uniformity<'_> {
    /// Why the value of an expression may differ. The calls in it change `state`.
    pub(super) fn value(&mut self, expr: ExprId, state: &mut State) -> Option<Cause> {
        let (module, types) = (self.module, self.types);
        let node = &module.exprs[expr];
        let differs = |what| Some(Cause::new(node.span, what));
        let own = match &node.kind {
            Expr::Load(place) | Expr::Ref(place, _) => {
                return self.place(place, state).or_else(|| state.control.clone());
            }
            Expr::Invoke(..) => {
                return types.call(expr).and_then(|call| self.call(call, node.span, state));
            }
            Expr::Builtin(builtin) if builtin.is_uniform() => None,
            Expr::Builtin(builtin) => differs(Source::Builtin(*builtin)),
            Expr::Call(name, _) if node.kind.subgroup_operation().is_some() => {
                // The statement has evaluated its operands.
                return differs(Source::Subgroup(Builtin::identifier(&name.text).to_owned()));
            }
            Expr::Atomic(..) => differs(Source::Atomic),
            Expr::Texture(op, place, _) => match (module.handle(place), place.root) {
                (Some(handle), Root::Binding(texture)) if op.may_change(handle) => {
                    differs(Source::Texture(module.bindings[texture].name.text.clone()))
                }
                _ => None,
            },
            // As uniform as their operands.
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Length(_)
            | Expr::Unary(..)
            | Expr::Binary(..)
            | Expr::Ascribe(..)
            | Expr::Cast(..)
            | Expr::Call(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Swizzle(..)
            | Expr::Index(..)
            | Expr::Construct(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::Number(..)
            | Expr::Cooperative(..)
            | Expr::WorkgroupUniformLoad(_) => None,
        };
        let mut cause = own;
        module.for_each_operand(expr, |operand| {
            let operand = self.value(operand, state);
            cause = cause.take().or(operand);
        });
        cause.or_else(|| state.control.clone())
    }

    fn call(&mut self, call: &Call, span: Span, state: &mut State) -> Option<Cause> {
        let mut inputs = Vec::new();
        for (n, arg) in call.args.iter().enumerate() {
            let cause = match arg {
                Arg::Value(value) => self.value(*value, state),
                Arg::Load(place) | Arg::Pointer(place) => self.place(place, state),
            };
            inputs.push((Input::Argument(n), cause));
        }
        inputs.push((Input::Control, state.control.clone()));
        let mut outcome = self.function(call.function, None, span);
        for (input, cause) in inputs {
            if let Some(cause) = cause {
                outcome.join(self.function(call.function, Some((input, cause)), span));
            }
        }
        for (arg, stored) in call.args.iter().zip(outcome.pointers) {
            let Arg::Pointer(place) = arg else { continue };
            let Root::Local(local) = place.root else { continue };
            // Whether an invocation reaches the call decides the contents afterwards: WGSL does not
            // ask whether the function stores anything.
            let passed = |cause| Cause { passed: Some(span), ..cause };
            let stored = stored.or_else(|| state.control.clone().map(passed));
            // If a part is passed, the rest keeps its value.
            let is_part = !place.projections.is_empty();
            let old = if is_part { self.local(local, state) } else { None };
            state.set(local, stored.or(old));
        }
        outcome.value.or_else(|| state.control.clone())
    }

    /// Analyses a function as if all invocations called it, with the same arguments.
    pub(super) fn stand_alone(&mut self, id: FunctionId) {
        self.function(id, None, self.module.functions[id].name.span);
    }

    /// The outcome of a call at `span` if at most this input of the function differs. If several
    /// inputs differ, the outcome combines the outcomes for each of them: no statement needs two
    /// values that differ. So each function is passed once for each of its inputs.
    fn function(&mut self, id: FunctionId, differs: Option<(Input, Cause)>, span: Span) -> Outcome {
        let key = (id, differs.as_ref().map(|(input, _)| *input));
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let function = &self.module.functions[id];
        let mut inner = State { control: None, locals: Some(SharedMap::default()) };
        let mut outer_calls = 0;
        match differs {
            None => {}
            Some((Input::Control, cause)) => {
                outer_calls = cause.calls.len();
                inner.control = Some(cause.through(span));
            }
            Some((Input::Argument(n), cause)) => {
                outer_calls = cause.calls.len();
                // A function with errors has no parameters.
                if let Some(param) = function.params.get(n) {
                    inner.set(*param, Some(cause));
                }
            }
        }
        let heads = std::mem::take(&mut self.heads);
        let returned = std::mem::replace(&mut self.returned, Returned::NOWHERE);
        self.block(&function.body, &mut inner);
        let returned = std::mem::replace(&mut self.returned, returned);
        self.heads = heads;
        inner.join_locals(&returned.state);
        let outside = |mut cause: Cause| {
            cause.calls.truncate(outer_calls);
            cause
        };
        let pointers = function
            .params
            .iter()
            .map(|param| inner.locals.as_ref()?.get(*param).cloned().map(outside))
            .collect();
        let outcome = Outcome { value: returned.value.map(outside), pointers };
        self.known.insert(key, outcome.clone());
        outcome
    }

    pub(super) fn local(&self, local: LocalId, state: &State) -> Option<Cause> {
        state.locals.as_ref()?.get(local).cloned()
    }

    /// Why the contents of a place may differ. Its indices count, too.
    fn place(&mut self, place: &Place, state: &mut State) -> Option<Cause> {
        let differs = |what| Some(Cause::new(place.span, what));
        let indices = self.indices(place, state);
        let contents = match place.root {
            Root::Local(local) => self.local(local, state),
            Root::Workgroup(var) => {
                differs(Source::Workgroup(self.module.workgroup_vars[var].name.text.clone()))
            }
            Root::Binding(binding) => {
                let binding = &self.module.bindings[binding];
                match binding.space {
                    AddressSpace::StorageRead | AddressSpace::Uniform | AddressSpace::Handle => {
                        None
                    }
                    AddressSpace::StorageReadWrite => {
                        differs(Source::Storage(binding.name.text.clone()))
                    }
                }
            }
        };
        contents.or(indices)
    }

    pub(super) fn indices(&mut self, place: &Place, state: &mut State) -> Option<Cause> {
        let mut cause = None;
        for index in place.indices() {
            let index = self.value(index, state);
            cause = cause.or(index);
        }
        cause
    }
}
