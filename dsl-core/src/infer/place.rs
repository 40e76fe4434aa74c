//! The types of places: steps into composites, loads, lengths and atomics.

use proc_macro2::Span;

use super::context::{Infer, Pending, Step};
use super::term::{Kind, Term};
use crate::diagnostic::Code;
use crate::ir::{
    AtomicOp, ERR_VALUE, ExprId, IS_OK, IS_SOME, Name, OK_VALUE, Place, Projection, Root,
    SOME_VALUE, Scalar, Ty,
};
use crate::ty::TAG;

impl Infer<'_> {
    pub(super) fn place(&mut self, place: &Place) -> Term {
        let mut term = match place.root {
            Root::Local(local) => self.local(local),
            Root::Workgroup(var) => Term::from(&self.module.workgroup_vars[var].ty),
            Root::Binding(binding) => Term::from(&self.module.bindings[binding].ty),
        };
        for projection in &place.projections {
            let step = match projection {
                Projection::Index(index) => {
                    self.index(*index);
                    Step::Index(place.span)
                }
                Projection::Member(name) => Step::Member(name.clone()),
            };
            term = self.project(term, step);
        }
        term
    }

    pub(super) fn index(&mut self, index: ExprId) {
        let term = self.expr(index);
        let size = self.vars.size();
        if !self.vars.unify(&size, &term) {
            let found = self.vars.describe(&term);
            let term = self.vars.shallow(&term);
            let advice = if matches!(term, Term::Ty(Ty::Vector(..))) {
                "take a component, such as `.x`"
            } else if term.ty() == Some(&Ty::BOOL) {
                "cast the `bool`, `(…) as u32`"
            } else {
                "write `(…) as u32`"
            };
            let message = format!("an index must be a `u32`, but this is `{found}`: {advice}");
            self.diags.error(Code::Mismatch, self.span(index), message);
        }
    }

    pub(super) fn project(&mut self, base: Term, step: Step) -> Term {
        let result = self.vars.fresh(Kind::General);
        self.wait_for(Pending::Project { base, step, result: result.clone() });
        self.vars.shallow(&result)
    }

    pub(super) fn solve_projection(&mut self, base: &Term, step: &Step) -> Term {
        match (base, step) {
            (Term::Ty(Ty::Error), _) => Term::ERROR,
            (Term::Ty(ty @ Ty::Struct(_)), Step::Member(name))
                if ty.member(&name.text).is_some() =>
            {
                ty.member(&name.text).map_or(Term::ERROR, |member| Term::from(&member.ty))
            }
            (Term::Tuple(members), Step::Member(name))
                if name.text.parse::<usize>().is_ok_and(|n| n < members.len()) =>
            {
                let n: usize = name.text.parse().unwrap_or_default();
                members[n].clone()
            }
            // Through a reference to its value, `if let Some(x) = &mut option`.
            (Term::Option(value), Step::Member(name)) if name.text == SOME_VALUE => {
                (**value).clone()
            }
            (Term::Option(_), Step::Member(name)) if name.text == IS_SOME => Term::BOOL,
            (Term::Result(value, _), Step::Member(name)) if name.text == OK_VALUE => {
                (**value).clone()
            }
            (Term::Result(_, error), Step::Member(name)) if name.text == ERR_VALUE => {
                (**error).clone()
            }
            (Term::Result(..), Step::Member(name)) if name.text == IS_OK => Term::BOOL,
            (Term::Array(element, _), Step::Index(_)) => (**element).clone(),
            (Term::Ty(Ty::RuntimeArray(element)), Step::Index(_)) => Term::from(&**element),
            (Term::Ty(Ty::Vector(scalar, _)), Step::Index(_)) => Term::Ty(Ty::Scalar(*scalar)),
            (Term::Ty(Ty::Matrix(n)), Step::Index(_)) => Term::Ty(Ty::Vector(Scalar::F32, *n)),
            (Term::Ty(matrix @ Ty::Matrix(n)), Step::Member(name))
                if matrix.column(&name.text).is_some() =>
            {
                Term::Ty(Ty::Vector(Scalar::F32, *n))
            }
            (Term::Ty(Ty::Vector(scalar, n)), Step::Member(name)) => {
                self.swizzle(*scalar, *n, name)
            }
            (other, Step::Index(span)) => self.not_indexable(other, *span),
            (other, Step::Member(name)) => self.no_member(other, name),
        }
    }

    fn not_indexable(&mut self, other: &Term, span: Span) -> Term {
        let found = self.vars.describe(other);
        let advice = if let Term::Ty(Ty::Handle(_)) = other {
            "a texel is read with `load`, written with `store`"
        } else {
            "only arrays, slices and vectors can be indexed"
        };
        let message = format!("`{found}` cannot be indexed: {advice}");
        self.diags.error(Code::NotIndexable, span, message);
        Term::ERROR
    }

    fn no_member(&mut self, other: &Term, name: &Name) -> Term {
        let found = self.vars.describe(other);
        let known = match other {
            // Reported at the comparison of the tag.
            Term::Ty(ty)
                if name.text.contains(' ')
                    && ty.variants().is_some_and(|of| of.fields.len() > 1) =>
            {
                return Term::ERROR;
            }
            _ if name.text == TAG || name.text.contains(' ') => {
                let message = format!("`{found}` is not the enum of this pattern");
                self.diags.error(Code::Mismatch, name.span, message);
                return Term::ERROR;
            }
            Term::Ty(Ty::Struct(of)) if of.variants().is_some() => {
                ": a `match` names the members of its variants".to_owned()
            }
            Term::Ty(Ty::Struct(of)) if !of.members.is_empty() => {
                let names: Vec<String> =
                    of.members.iter().map(|m| format!("`{}`", m.name)).collect();
                format!(": its members are {}", names.join(", "))
            }
            Term::Ty(Ty::RuntimeArray(_)) | Term::Array(..) if name.text == "len" => {
                ": it is a method, `.len()`".to_owned()
            }
            Term::Ty(_)
            | Term::Array(..)
            | Term::Tuple(_)
            | Term::Option(_)
            | Term::Result(..)
            | Term::Var(_) => String::new(),
        };
        let message = format!("`{found}` has no member `{}`{known}", name.text);
        self.diags.error(Code::Member, name.span, message);
        Term::ERROR
    }

    fn swizzle(&mut self, scalar: Scalar, n: u8, name: &Name) -> Term {
        let known = &"xyzw"[..usize::from(n)];
        if scalar == Scalar::Bool && name.text.len() > 1 {
            let ty = Ty::Vector(scalar, n).rust();
            let message = format!("`{ty}` has no swizzles: name its components one by one");
            self.diags.error(Code::Member, name.span, message);
            return Term::ERROR;
        }
        if !name.text.is_empty() && name.text.chars().all(|c| known.contains(c)) {
            return match name.text.len() {
                1 => Term::Ty(Ty::Scalar(scalar)),
                count => Term::Ty(Ty::Vector(scalar, count as u8)),
            };
        }
        let ty = Ty::Vector(scalar, n).rust();
        let message = format!(
            "`{ty}` has no component `{}`: its components are {}",
            name.text,
            known.chars().map(|c| format!("`{c}`")).collect::<Vec<_>>().join(", ")
        );
        self.diags.error(Code::Member, name.span, message);
        Term::ERROR
    }

    pub(super) fn loaded(&mut self, term: Term, place: &Place) -> Term {
        let (code, message) = match self.vars.shallow(&term) {
            Term::Ty(Ty::Atomic(_)) => {
                (Code::AtomicAccess, "an atomic is read with `.load()`".to_owned())
            }
            Term::Ty(Ty::RuntimeArray(_)) => {
                (Code::Mismatch, "a slice is not a value: index it, `x[i]`".to_owned())
            }
            Term::Ty(Ty::Handle(_)) => {
                let message = "a texture or sampler is not a value: call its methods, or pass it \
                               on by reference";
                (Code::Mismatch, message.to_owned())
            }
            array @ Term::Array(..) if self.vars.has_atomics(&array) => {
                let message = "atomics cannot be copied: index the array, then `.load()`";
                (Code::AtomicAccess, message.to_owned())
            }
            Term::Ty(ty) if ty.runtime_array().is_some() => {
                let message = format!(
                    "`{}` ends in a runtime-sized array, so it is not a value: take its members",
                    ty.rust()
                );
                (Code::Mismatch, message)
            }
            Term::Ty(ty) if ty.has_atomics() => {
                let message = format!(
                    "atomics cannot be copied, and `{}` contains some: take its members",
                    ty.rust()
                );
                (Code::AtomicAccess, message)
            }
            known @ (Term::Ty(_)
            | Term::Array(..)
            | Term::Tuple(_)
            | Term::Option(_)
            | Term::Result(..)
            | Term::Var(_)) => return known,
        };
        self.diags.error(code, place.span, message);
        Term::ERROR
    }

    pub(super) fn length(&mut self, place: &Place, span: Span) -> Term {
        let term = self.place(place);
        let term = self.vars.shallow(&term);
        if !matches!(term, Term::Array(..) | Term::Ty(Ty::RuntimeArray(_) | Ty::Error)) {
            let found = self.vars.describe(&term);
            let message = format!("`len()` is a method of slices and arrays, not of `{found}`");
            self.diags.error(Code::Argument, span, message);
        }
        self.vars.size()
    }

    pub(super) fn atomic(
        &mut self,
        op: AtomicOp,
        place: &Place,
        args: &[ExprId],
        span: Span,
    ) -> Term {
        let term = self.place(place);
        let term = self.vars.shallow(&term);
        let Term::Ty(Ty::Atomic(scalar)) = term else {
            if !term.is_error() {
                let found = self.vars.describe(&term);
                let advice = if found.starts_with('[') && found.contains("Atomic<") {
                    "index it first, `x[i]`"
                } else {
                    "declare the memory as `Atomic<u32>` or `Atomic<i32>`"
                };
                let message = format!(
                    "`{}` is an operation of atomics, but this is `{found}`: {advice}",
                    op.rust()
                );
                self.diags.error(Code::AtomicAccess, place.span, message);
            }
            return Term::ERROR;
        };
        if !op.is_of(scalar) {
            let name = scalar.rust();
            let message = format!(
                "`Atomic<{name}>` has no `{}`: it has `load`, `store`, `swap`, `fetch_add` and \
                 `fetch_sub`; an `Atomic<u32>` can hold its bits, `x.to_bits()`",
                op.rust()
            );
            self.diags.error(Code::AtomicAccess, span, message);
        }
        let scalar = Term::Ty(Ty::Scalar(scalar));
        for arg in args {
            self.expect_expr(&scalar, *arg);
        }
        match op {
            AtomicOp::Store => Term::Ty(Ty::Unit),
            AtomicOp::CompareExchange => Term::Tuple(vec![scalar, Term::BOOL]),
            AtomicOp::Load
            | AtomicOp::Swap
            | AtomicOp::Add
            | AtomicOp::Sub
            | AtomicOp::Min
            | AtomicOp::Max
            | AtomicOp::And
            | AtomicOp::Or
            | AtomicOp::Xor => scalar,
        }
    }
}
