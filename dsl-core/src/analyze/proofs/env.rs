//! The facts at a point of the control flow.

use std::rc::Rc;

use super::value_bounds::ValueBounds;
use super::values::{Facts, ValueId, Values};
use crate::ir::{ExprId, LocalId};
use crate::shared_map::{Keep, SharedMap};

/// The facts at a point of the control flow.
#[derive(Debug, Clone)]
pub(super) struct Env {
    pub(super) locals: SharedMap<LocalId, ValueBounds>,
    /// The current value of each variable.
    pub(super) values: SharedMap<LocalId, ValueId>,
    /// The last store to each variable, as a fresh id. Two stores may store the same value.
    pub(super) stores: SharedMap<LocalId, ValueId>,
    /// Changes whenever the value of any variable changes.
    pub(super) stamp: ValueId,
    pub(super) facts: Facts,
    /// The expression that was last stored to each variable.
    pub(super) definitions: SharedMap<LocalId, Definition>,
}

/// The expression that was last stored to a variable. Evaluated again, it would have the same
/// value, apart from its loads from memory.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Definition {
    pub(super) value: ExprId,
    /// The variables in it, and the last stores to them. A later store ends the definition.
    pub(super) variables: Rc<[(LocalId, Option<ValueId>)]>,
}

impl Env {
    pub(super) fn new(names: &Values) -> Env {
        Env {
            locals: SharedMap::default(),
            values: SharedMap::default(),
            stores: SharedMap::default(),
            stamp: names.fresh(),
            facts: Facts::default(),
            definitions: SharedMap::default(),
        }
    }

    /// Values that differ get a fresh id.
    fn join(mut self, other: &Env, names: &Values) -> Env {
        // A variable that only one of them has is out of scope.
        self.locals.join(&other.locals, Keep::COMMON, |_, a, b| Some(a.join(b)));
        if self.stamp != other.stamp {
            self.stamp = names.fresh();
            let joined = |a: &ValueId, b: &ValueId| Some(if a == b { *a } else { names.fresh() });
            self.values.join(&other.values, Keep::COMMON, |_, a, b| joined(a, b));
            self.stores.join(&other.stores, Keep::COMMON, |_, a, b| joined(a, b));
        }
        self.facts.join(&other.facts);
        self.definitions
            .join(&other.definitions, Keep::COMMON, |_, a, b| (a == b).then(|| a.clone()));
        self
    }

    /// Gives a variable a value, without an expression that has the same value.
    pub(super) fn store(&mut self, local: LocalId, names: &Values) {
        let stored = names.fresh();
        self.stores.insert(local, stored);
        self.set_value(local, stored, names);
        self.definitions.remove(local);
    }

    /// The known facts about a variable.
    pub(super) fn local(&self, local: LocalId) -> Option<&ValueBounds> {
        self.locals.get(local)
    }

    pub(super) fn set_local(&mut self, local: LocalId, known: ValueBounds) {
        self.locals.insert(local, known);
    }

    pub(super) fn forget_local(&mut self, local: LocalId) {
        self.locals.remove(local);
    }

    pub(super) fn last_store(&self, local: LocalId) -> Option<ValueId> {
        self.stores.get(local).copied()
    }

    /// The id of the value of a variable.
    pub(super) fn value(&self, local: LocalId) -> Option<ValueId> {
        self.values.get(local).copied()
    }

    pub(super) fn set_value(&mut self, local: LocalId, value: ValueId, names: &Values) {
        self.values.insert(local, value);
        self.stamp = names.fresh();
    }

    /// The expression whose value a variable has.
    pub(super) fn definition(&self, local: LocalId) -> Option<ExprId> {
        let of = self.definitions.get(local)?;
        let is_one = of.variables.iter().all(|(local, store)| self.last_store(*local) == *store);
        is_one.then_some(of.value)
    }
}

/// Joins the facts of two paths; `None` is a path that control does not take.
pub(super) fn meeting(names: &Values, a: Option<Rc<Env>>, b: Option<Rc<Env>>) -> Option<Rc<Env>> {
    match (a, b) {
        (Some(a), Some(b)) => Some(Rc::new(Rc::unwrap_or_clone(a).join(&b, names))),
        (a, b) => a.or(b),
    }
}
