//! The elements of a variable, counted through all arrays and members in it.

use crate::ir::Ty;

/// The number of elements of a type. A vector counts as one, since a store to a component may store
/// to all of it.
pub(super) fn elements(ty: &Ty) -> i64 {
    match ty {
        Ty::Array(element, n) => elements(element) * i64::from(*n),
        Ty::RuntimeArray(element) => elements(element),
        Ty::Struct(of) => of.members.iter().map(|member| elements(&member.ty)).sum(),
        Ty::Matrix(n) => i64::from(*n),
        Ty::Error
        | Ty::Unit
        | Ty::Scalar(_)
        | Ty::Vector(..)
        | Ty::Atomic(_)
        | Ty::Handle(_)
        | Ty::Enum(_)
        | Ty::CoopMatrix(_)
        | Ty::Param(_) => 1,
    }
}

/// The number of elements of a structure before its runtime-sized array; 0 for other types.
pub(super) fn elements_before_array(ty: &Ty) -> i64 {
    ty.runtime_array().map_or(0, |array| elements(ty) - elements(&array.ty))
}

/// The indices and members on the way to an element.
pub(super) fn way_to(ty: &Ty, n: i64) -> String {
    if let Some(of) = ty.element() {
        let each = elements(of).max(1);
        return format!("[{}]", n / each) + &way_to(of, n % each);
    }
    let Ty::Struct(of) = ty else { return String::new() };
    let mut rest = n;
    for member in &of.members {
        let count = elements(&member.ty);
        if rest < count {
            return format!(".{}", member.name) + &way_to(&member.ty, rest);
        }
        rest -= count;
    }
    String::new()
}
