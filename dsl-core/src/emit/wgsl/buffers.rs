//! Any number of buffers, `xs: &[&[T]]`: a `binding_array` of structures, each with a runtime-sized
//! array, in a bind group of their own. A second binding has the number of elements of each:
//! `arrayLength` counts the bound memory, which is not empty if the slice is. Nor does naga tell the
//! driver that the buffer of an `arrayLength` may differ between invocations.
//!
//! wgpu does not check an index into a `binding_array`. So the text clamps each index that is not
//! proven to be below its length in every launch.

use super::Emitter;
use crate::analyze::constants::Value;
use crate::emit::names::Names;
use crate::ir::{BindingId, ExprId, Module, Projection, Ty};

/// The names that a binding adds to the module.
pub(super) struct Buffers {
    /// The structure.
    structure: String,
    /// The binding of the lengths.
    lengths: String,
}

/// The member of the structure.
const ELEMENTS: &str = "elements";

impl Buffers {
    pub(super) fn declare(binding: &str, names: &mut Names) -> Buffers {
        let structure = names.declare_own(&format!("{binding}_buffer"));
        Buffers { structure, lengths: names.declare_own(&format!("{binding}_lengths")) }
    }

    pub(super) fn declaration(
        &self,
        id: BindingId,
        name: &str,
        slice: &Ty,
        module: &Module,
    ) -> String {
        let Buffers { structure, lengths } = self;
        let (at, at_lengths) = (id.index(), module.bindings.len() + id.index());
        format!(
            "struct {structure} {{\n    {ELEMENTS}: {},\n}}\n\
             @group(1) @binding({at}) var<storage, read> {name}: binding_array<{structure}>;\n\
             @group(1) @binding({at_lengths}) var<storage, read> {lengths}: array<u32>;\n",
            slice.wgsl()
        )
    }
}

impl Emitter<'_> {
    /// A slice of several, or the element of it that the first of the projections names; also the
    /// projections that are left.
    pub(super) fn in_buffer<'p>(
        &mut self,
        binding: BindingId,
        which: ExprId,
        rest: &'p [Projection],
    ) -> (String, &'p [Projection]) {
        let which = self.which_buffer(binding, which);
        let slice = format!("{}[{which}].{ELEMENTS}", self.bindings[binding.index()]);
        let [Projection::Index(index), rest @ ..] = rest else { return (slice, rest) };
        let lengths = &self.buffers[&binding].lengths;
        let index = self.below(*index, &format!("max({lengths}[{which}], 1u)"));
        (format!("{slice}[{index}]"), rest)
    }

    /// The number of elements of one slice.
    pub(super) fn length_of_buffer(&mut self, binding: BindingId, which: ExprId) -> String {
        let which = self.which_buffer(binding, which);
        format!("{}[{which}]", self.buffers[&binding].lengths)
    }

    fn which_buffer(&mut self, binding: BindingId, which: ExprId) -> String {
        let lengths = format!("arrayLength(&{})", self.buffers[&binding].lengths);
        self.below(which, &lengths)
    }

    /// An index, clamped if it may be past the end. A length is never 0: a launch takes at least
    /// one buffer, and for a buffer without elements, memory for one is bound.
    fn below(&mut self, index: ExprId, length: &str) -> String {
        let text = self.expr(index).text;
        let is_zero = self.constant(index).and_then(Value::integer) == Some(0);
        match is_zero || self.checked.facts().proofs.in_buffers.contains(&index) {
            true => text,
            false => format!("min({text}, {length} - 1u)"),
        }
    }
}
