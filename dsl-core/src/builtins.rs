//! The table of builtin functions: Rust's spelling, the types of receivers, WGSL's spelling.
//!
//! Rows are in `builtins/`, a file for each kind of receiver. The results of functions are in
//! `meaning.rs`, and the calls on the CPU in `host.rs`. On the CPU a method is the function of the
//! same name in `dsl_runtime`'s `math`, or the method of Rust or glam. An associated function is
//! glam's; a free function is that of `dsl_runtime::wgsl`. WGSL may lack a function, or have one of
//! the same name with another meaning (`round`, `fract`, `sign`, `pow`). Then the WGSL is an
//! expression or a helper function with Rust's meaning.

mod class;
mod floats;
pub(crate) mod free;
mod halves;
pub(crate) mod host;
mod integers;
mod matrices;
pub(crate) mod meaning;
mod narrow;
mod overflowing;
mod row;
pub mod subgroups;
pub mod textures;
mod vectors;
mod wide;

use crate::ir::Ty;
pub use class::Class;
pub use host::takes_reference;
pub use row::{Bits, Builtin, Made, Shape, Wgsl};

impl Builtin {
    /// Every builtin function.
    pub fn all() -> impl Iterator<Item = &'static Builtin> {
        Self::of_one_invocation().chain(subgroups::all())
    }

    /// The builtin functions whose result depends on their arguments alone.
    pub fn of_one_invocation() -> impl Iterator<Item = &'static Builtin> {
        let tables = [
            floats::TABLE,
            integers::TABLE,
            vectors::TABLE,
            matrices::TABLE,
            free::TABLE,
            halves::TABLE,
            wide::TABLE,
            overflowing::TABLE,
            narrow::TABLE,
        ];
        tables.into_iter().flatten()
    }

    /// The rows with a name.
    pub fn named(name: &str) -> impl Iterator<Item = &'static Builtin> {
        Self::all().filter(move |builtin| builtin.name == name)
    }

    /// The row for a receiver.
    pub fn resolve(name: &str, receiver: &Ty) -> Option<&'static Builtin> {
        // Sizes have the functions of words.
        let is_size = matches!(receiver, Ty::Scalar(scalar) if scalar.is_size());
        let word = receiver.scalar().filter(|_| is_size).map(|scalar| Ty::Scalar(scalar.word()));
        let receiver = word.as_ref().unwrap_or(receiver);
        Self::named(name).find(|builtin| builtin.class.contains(receiver))
    }

    /// Whether its WGSL divides by its last argument. Products that return whether they wrap never
    /// divide by 0.
    pub fn has_division(&self) -> bool {
        let (Wgsl::Template(text) | Wgsl::Helper(text)) = self.wgsl else { return false };
        text.contains(['/', '%']) && !matches!(self.name, "overflowing_mul" | "saturating_mul")
    }

    /// Whether its types depend on the signedness of the receiver's type.
    pub fn asks_for_sign(&self) -> bool {
        let asks = |shape: &Shape| matches!(shape, Shape::Unsigned | Shape::Signed);
        asks(&self.result) || self.params.iter().any(asks)
    }

    /// The type of the receiver, if only one is possible.
    pub fn only_receiver(name: &str) -> Option<Ty> {
        let mut types = Self::named(name).flat_map(|builtin| builtin.class.types());
        let only = types.next()?;
        types.next().is_none().then_some(only)
    }

    /// The name of the associated function `name` of a type, if the table has one.
    pub fn associated(ty: &Ty, name: &str) -> Option<&'static str> {
        let ty = ty.rust();
        let family = ty.trim_end_matches(|c: char| c.is_ascii_digit());
        let owners = [Some(ty.as_str()), ty.starts_with(char::is_uppercase).then_some(family)];
        let mut names = owners.into_iter().flatten().map(|owner| format!("{owner}::{name}"));
        names.find_map(|key| Some(Self::named(&key).next()?.name))
    }

    /// The table's name of the free function `name`, if kernels can call it.
    pub fn free(name: &str) -> Option<&'static str> {
        let is_internal = free::INTERNAL.iter().any(|(row, _)| *row == name);
        Some(Self::named(&format!("::{name}")).next().filter(|_| !is_internal)?.name)
    }

    /// The identifier in a name of the table.
    pub fn identifier(name: &str) -> &str {
        name.rsplit("::").next().unwrap_or(name)
    }
}
