//! The items outside the kernel that were lowered already.

use std::collections::BTreeMap;

use crate::ir::{ConstId, Ty};
use crate::items::ItemId;

/// The results of lowering items, by item.
#[derive(Default)]
pub(super) struct LoweredItems {
    pub(super) types: BTreeMap<ItemId, Ty>,
    pub(super) consts: BTreeMap<ItemId, Option<ConstId>>,
    /// The WGSL names of structures.
    pub(super) struct_names: Vec<String>,
    /// The items that are being lowered.
    pub(super) pending: Vec<usize>,
    /// The instances of generic structs so far.
    pub(super) generic_structs: Vec<GenericStruct>,
}

impl LoweredItems {
    /// Forgets which types have mistakes, if these were not reported.
    pub(super) fn forget_mistakes(&mut self) {
        self.types.retain(|_, ty| *ty != Ty::Error);
    }
}

/// An instance of a generic struct, with its arguments.
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
