//! What was lowered already of the items outside the kernel.

use std::collections::BTreeMap;

use crate::ir::{ConstId, Ty};
use crate::items::ItemId;

/// What was lowered already, by item.
#[derive(Default)]
pub(super) struct LoweredItems {
    pub(super) types: BTreeMap<ItemId, Ty>,
    pub(super) consts: BTreeMap<ItemId, Option<ConstId>>,
    /// The names that structures have in WGSL.
    pub(super) struct_names: Vec<String>,
    /// The items that are being lowered.
    pub(super) pending: Vec<usize>,
    /// The generic structs that the kernel has come to.
    pub(super) generic_structs: Vec<GenericStruct>,
}

impl LoweredItems {
    /// Forgets which types have mistakes, where these were not reported.
    pub(super) fn forget_mistakes(&mut self) {
        self.types.retain(|_, ty| *ty != Ty::Error);
    }
}

/// A generic struct with its arguments.
pub(super) struct GenericStruct {
    pub(super) item: ItemId,
    pub(super) args: Vec<Arg>,
    pub(super) ty: Ty,
}

/// An argument of a generic struct.
#[derive(Clone, PartialEq)]
pub(super) enum Arg {
    Type(Ty),
    Const(i128),
}
