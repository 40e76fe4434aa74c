//! Variables: loads and stores, as far as the values are known.

use proc_macro2::Span;

use super::any_value::{AnyValue, element, has_parts, is_followed, part, stored, take};
use super::interpret::Interpreter;
use super::limits::ANY;
use super::value::{PARAMETER, Value};
use crate::ir::{BinaryOp, ExprId, LocalId, Place, Projection, Root, Scalar, Ty, project};

impl<'a> Interpreter<'a> {
    pub(super) fn set(&mut self, local: LocalId, value: AnyValue) {
        let old = self.state.locals.get(local);
        let new = match old {
            Some(old) => old.replaced(&value, &self.state.active),
            None => value,
        };
        self.set_whole(local, new);
    }

    pub(super) fn set_whole(&mut self, local: LocalId, value: AnyValue) {
        self.state.locals.insert(local, value);
    }

    pub(super) fn local(&mut self, local: LocalId) -> AnyValue {
        if let Some(known) = self.state.locals.get(local) {
            return known.clone();
        }
        // A parameter of the kernel.
        let ty = self.types.local(local).clone();
        let known = match ty.as_scalar().is_some_and(Scalar::is_word) {
            true => AnyValue::Scalar(self.symbol(PARAMETER, local.index())),
            false => self.unknown(&ty, true),
        };
        self.set_whole(local, known.clone());
        known
    }

    pub(super) fn assign(
        &mut self,
        place: &'a Place,
        op: Option<BinaryOp>,
        value: ExprId,
        span: Span,
    ) {
        let mut value = self.eval(value);
        if let Some(op) = op {
            let ty = self.types.place(self.module, place);
            self.check_operator(op, &ty, &value, span);
        }
        let Root::Local(local) = place.root else {
            let index = self.position(place);
            if op.is_some() {
                self.read(place, &index);
            }
            self.updates = op.is_some();
            self.write(place, &index);
            self.updates = false;
            return;
        };
        if let Some(op) = op {
            let old = self.load(place);
            let ty = self.types.place(self.module, place);
            value = self.binary_known(op, &old, &value, &ty);
        }
        let at = self.position(place);
        let old = self.local(local);
        let ty = self.types.local(local).clone();
        let new = stored(old, &ty, &place.projections, &at.indices, value);
        self.set(local, new);
    }

    pub(super) fn load(&mut self, place: &'a Place) -> AnyValue {
        let Root::Local(local) = place.root else {
            let index = self.position(place);
            self.read(place, &index);
            let ty = self.types.place(self.module, place).loaded();
            let uniform = self.memory_is_uniform(place) && index.is_uniform();
            if uniform && ty.scalar().is_some_and(Scalar::is_word) && ty.components() == 1 {
                let what = || memory_of(place);
                return AnyValue::Scalar(self.computed_from(what, &index.indices, ANY));
            }
            return self.unknown(&ty, uniform);
        };
        let mut known = self.local(local);
        let mut ty = self.types.local(local).clone();
        for projection in &place.projections {
            known = match projection {
                Projection::Member(name) => take(&known, part(&ty, &name.text)),
                Projection::Index(index) => {
                    let id = *index;
                    let index = self.eval(id).scalar();
                    self.check_bounds(&ty, (id, &index), place.span);
                    element(&known, &ty, &index)
                }
            };
            ty = project(&ty, projection);
        }
        known
    }

    /// A value without known facts.
    pub(super) fn unknown(&mut self, ty: &Ty, uniform: bool) -> AnyValue {
        match ty {
            Ty::Scalar(scalar) if scalar.is_word() && uniform => {
                AnyValue::Scalar(Value::symbol(self.fresh()))
            }
            Ty::Scalar(scalar) if is_followed(ty) => {
                let (min, max) = scalar.word_limits();
                AnyValue::Scalar(Value::within(uniform, min, max))
            }
            Ty::Vector(scalar, n) => {
                let part = Ty::Scalar(*scalar);
                AnyValue::Parts((0..*n).map(|_| self.unknown(&part, uniform)).collect())
            }
            Ty::Struct(of) => AnyValue::Parts(
                of.members.iter().map(|member| self.unknown(&member.ty, uniform)).collect(),
            ),
            Ty::Error
            | Ty::Unit
            | Ty::Scalar(_)
            | Ty::Matrix(_)
            | Ty::Array(..)
            | Ty::RuntimeArray(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::Enum(_)
            | Ty::CoopMatrix(_)
            | Ty::Param(_) => AnyValue::Opaque(uniform),
        }
    }

    /// A variable that has no value yet.
    pub(super) fn blank(&mut self, ty: &Ty) -> AnyValue {
        match ty {
            Ty::Scalar(_) if is_followed(ty) => AnyValue::Scalar(Value::blank(self.lanes)),
            Ty::Vector(scalar, n) => {
                let part = Ty::Scalar(*scalar);
                AnyValue::Parts((0..*n).map(|_| self.blank(&part)).collect())
            }
            Ty::Struct(of) => {
                AnyValue::Parts(of.members.iter().map(|member| self.blank(&member.ty)).collect())
            }
            Ty::Array(element, n) if has_parts(ty) => {
                AnyValue::Parts((0..*n).map(|_| self.blank(element)).collect())
            }
            Ty::Error
            | Ty::Unit
            | Ty::Scalar(_)
            | Ty::Matrix(_)
            | Ty::Array(..)
            | Ty::RuntimeArray(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::Enum(_)
            | Ty::CoopMatrix(_)
            | Ty::Param(_) => AnyValue::Opaque(false),
        }
    }
}

/// Names the memory of a place, without its indices.
fn memory_of(place: &Place) -> String {
    let projection = |projection: &Projection| match projection {
        Projection::Member(name) => format!(".{}", name.text),
        Projection::Index(_) => "[]".to_owned(),
    };
    let way: String = place.projections.iter().map(projection).collect();
    format!("{:?}{way}", place.root)
}
