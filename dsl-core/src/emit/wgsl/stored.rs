//! Truth values in workgroup memory are stored as `u32`. WGSL lets invocations store to
//! neighbouring `bool`s at the same time; a driver that packs them into bytes loses stores
//! (NVIDIA's does).

use super::Emitter;
use crate::ir::{Place, Root, Scalar, Ty};

/// The type of a workgroup variable in WGSL.
pub(super) fn workgroup_ty(ty: &Ty) -> Ty {
    match ty {
        Ty::Scalar(Scalar::Bool) => Ty::U32,
        Ty::Vector(Scalar::Bool, n) => Ty::Vector(Scalar::U32, *n),
        Ty::Array(element, n) => Ty::Array(Box::new(workgroup_ty(element)), *n),
        Ty::Error
        | Ty::Unit
        | Ty::Scalar(_)
        | Ty::Vector(..)
        | Ty::Matrix(_)
        | Ty::RuntimeArray(_)
        | Ty::Atomic(_)
        | Ty::Handle(_)
        | Ty::CoopMatrix(_)
        | Ty::Struct(_)
        | Ty::Enum(_)
        | Ty::Param(_) => ty.clone(),
    }
}

impl Emitter<'_> {
    /// The type of a place whose value is stored in another form.
    fn is_packed(&self, place: &Place) -> Option<Ty> {
        let ty = self.checked.types().place(self.checked.module(), place);
        let is_workgroup = matches!(place.root, Root::Workgroup(_));
        (is_workgroup && workgroup_ty(&ty) != ty).then_some(ty)
    }

    /// The value of a place, converted from its stored form.
    pub(super) fn loaded(&self, place: &Place, text: String) -> String {
        match self.is_packed(place) {
            Some(ty) => unpacked(&text, &ty),
            None => text,
        }
    }

    /// The stored form of a place's value.
    pub(super) fn stored(&mut self, place: &Place, value: String) -> String {
        let Some(ty) = self.is_packed(place) else { return value };
        if let Ty::Array(..) = ty {
            let name = self.names.declare_own("packed");
            self.line(&format!("let {name} = {value};"));
            return packed(&name, &ty);
        }
        packed(&value, &ty)
    }
}

fn unpacked(text: &str, ty: &Ty) -> String {
    if let Ty::Array(element, n) = ty {
        return each(text, &ty.wgsl(), *n, |text| unpacked(text, element));
    }
    let is_vector = matches!(ty, Ty::Vector(..));
    let zero = if is_vector { format!("{}()", workgroup_ty(ty).wgsl()) } else { "0u".to_owned() };
    format!("({text} != {zero})")
}

fn packed(text: &str, ty: &Ty) -> String {
    let stored = workgroup_ty(ty).wgsl();
    if let Ty::Array(element, n) = ty {
        return each(text, &stored, *n, |text| packed(text, element));
    }
    format!("{stored}({text})")
}

/// An array with each element of another array converted.
fn each(text: &str, ty: &str, length: u32, convert: impl Fn(&str) -> String) -> String {
    let elements: Vec<String> = (0..length).map(|n| convert(&format!("{text}[{n}u]"))).collect();
    format!("{ty}({})", elements.join(", "))
}
