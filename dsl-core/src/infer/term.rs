//! Types with inference variables, and their unification.

use crate::ir::{BinaryOp, Form, Scalar, Ty};

/// A type that may contain inference variables.
#[derive(Debug, Clone)]
pub(super) enum Term {
    /// Known; never an array.
    Ty(Ty),
    /// An array.
    Array(Box<Term>, u32),
    /// A tuple with members.
    Tuple(Vec<Term>),
    /// An `Option`.
    Option(Box<Term>),
    /// A `Result`.
    Result(Box<Term>, Box<Term>),
    /// An inference variable.
    Var(usize),
}

/// The types that an inference variable can stand for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Any type.
    General,
    /// An integer type.
    Int,
    /// `u32` or `usize`.
    Size,
    /// A floating-point type.
    Float,
}

#[derive(Debug, Clone)]
enum Var {
    Free(Kind),
    Bound(Term),
}

/// The inference variables.
#[derive(Debug, Default)]
pub(super) struct Vars {
    vars: Vec<Var>,
}

impl Term {
    pub(super) const ERROR: Term = Term::Ty(Ty::Error);
    pub(super) const BOOL: Term = Term::Ty(Ty::BOOL);
    pub(super) const U32: Term = Term::Ty(Ty::U32);

    /// A type whose parameters are replaced.
    pub(super) fn of(ty: &Ty, param: &impl Fn(usize) -> Term) -> Term {
        let boxed = |ty: &Ty| Box::new(Term::of(ty, param));
        match ty {
            Ty::Param(n) => param(*n),
            Ty::Array(element, n) => Term::Array(boxed(element), *n),
            Ty::Struct(of) => {
                let members = of.members.iter().map(|member| &member.ty);
                match of.form {
                    Form::Plain if of.is_tuple() => {
                        Term::Tuple(members.map(|member| Term::of(member, param)).collect())
                    }
                    Form::Option => Term::Option(boxed(&of.members[1].ty)),
                    Form::Result => {
                        Term::Result(boxed(&of.members[1].ty), boxed(&of.members[2].ty))
                    }
                    Form::Plain | Form::Unit | Form::View(_) | Form::Enum(_) => {
                        Term::Ty(ty.clone())
                    }
                }
            }
            Ty::Error
            | Ty::Unit
            | Ty::Scalar(_)
            | Ty::Vector(..)
            | Ty::Matrix(_)
            | Ty::RuntimeArray(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::CoopMatrix(_)
            | Ty::Enum(_) => Term::Ty(ty.clone()),
        }
    }

    /// A type of the user, which may have operators.
    pub(super) fn user_ty(&self) -> Option<&Ty> {
        self.ty().filter(|ty| matches!(ty, Ty::Struct(_) | Ty::Enum(_)))
    }

    /// Whether it is poison.
    pub(super) fn is_error(&self) -> bool {
        matches!(self, Term::Ty(Ty::Error))
    }

    /// The type, if all of it is known and it is no array, tuple, option or result.
    pub(super) fn ty(&self) -> Option<&Ty> {
        match self {
            Term::Ty(ty) => Some(ty),
            Term::Array(..)
            | Term::Tuple(_)
            | Term::Option(_)
            | Term::Result(..)
            | Term::Var(_) => None,
        }
    }
}

impl From<&Ty> for Term {
    fn from(ty: &Ty) -> Term {
        Term::of(ty, &|n| Term::Ty(Ty::Param(n)))
    }
}

impl Vars {
    pub(super) fn fresh(&mut self, kind: Kind) -> Term {
        self.vars.push(Var::Free(kind));
        Term::Var(self.vars.len() - 1)
    }

    /// A variable for `u32` or `usize`, as the context asks; by default `u32`.
    pub(super) fn size(&mut self) -> Term {
        self.fresh(Kind::Size)
    }

    /// The term with its outermost variable replaced by its type, if that is known.
    pub(super) fn shallow(&self, term: &Term) -> Term {
        let mut term = term;
        while let Term::Var(var) = term {
            match &self.vars[*var] {
                Var::Bound(bound) => term = bound,
                Var::Free(_) => break,
            }
        }
        term.clone()
    }

    /// Makes an undecided type poison, after a mistake with it.
    pub(super) fn poison(&mut self, term: &Term) {
        match self.shallow(term) {
            Term::Var(var) => self.vars[var] = Var::Bound(Term::Ty(Ty::Error)),
            Term::Array(element, _) => self.poison(&element),
            Term::Ty(_) | Term::Tuple(_) | Term::Option(_) | Term::Result(..) => {}
        }
    }

    /// Whether it is `u32` or `usize`, and still undecided.
    pub(super) fn is_size(&self, term: &Term) -> bool {
        matches!(self.shallow(term), Term::Var(var) if matches!(self.vars[var], Var::Free(Kind::Size)))
    }

    /// Whether nothing is known of the term.
    pub(super) fn is_free(&self, term: &Term) -> bool {
        matches!(self.shallow(term), Term::Var(var) if matches!(self.vars[var], Var::Free(Kind::General)))
    }

    /// Whether two terms can become equal, as far as each variable by itself tells.
    pub(super) fn may_unify(&self, a: &Term, b: &Term) -> bool {
        match (self.shallow(a), self.shallow(b)) {
            (Term::Var(_), Term::Var(_)) => true,
            (var @ Term::Var(_), term) | (term, var @ Term::Var(_)) => {
                let known = self.finish(&term);
                self.is_free(&var) || known.is_some_and(|ty| self.admits(&var, &ty))
            }
            (Term::Ty(Ty::Error), _) | (_, Term::Ty(Ty::Error)) => true,
            (Term::Array(a, n), Term::Array(b, m)) => n == m && self.may_unify(&a, &b),
            (Term::Tuple(a), Term::Tuple(b)) => {
                a.len() == b.len() && a.iter().zip(&b).all(|(a, b)| self.may_unify(a, b))
            }
            (Term::Option(a), Term::Option(b)) => self.may_unify(&a, &b),
            (Term::Result(a, e), Term::Result(b, f)) => {
                self.may_unify(&a, &b) && self.may_unify(&e, &f)
            }
            (Term::Ty(a), Term::Ty(b)) => a == b,
            (
                Term::Ty(_) | Term::Array(..) | Term::Tuple(_) | Term::Option(_) | Term::Result(..),
                _,
            ) => false,
        }
    }

    /// Makes two terms equal, if they can be. Poison agrees with everything.
    pub(super) fn unify(&mut self, a: &Term, b: &Term) -> bool {
        match (self.shallow(a), self.shallow(b)) {
            (Term::Var(a), Term::Var(b)) => self.unify_vars(a, b),
            (Term::Var(var), term) | (term, Term::Var(var)) => self.bind(var, term),
            (Term::Ty(Ty::Error), _) | (_, Term::Ty(Ty::Error)) => true,
            (Term::Array(a, n), Term::Array(b, m)) => n == m && self.unify(&a, &b),
            (Term::Tuple(a), Term::Tuple(b)) => {
                a.len() == b.len() && a.iter().zip(&b).all(|(a, b)| self.unify(a, b))
            }
            (Term::Option(a), Term::Option(b)) => self.unify(&a, &b),
            (Term::Result(a, e), Term::Result(b, f)) => {
                let values = self.unify(&a, &b);
                self.unify(&e, &f) && values
            }
            (Term::Ty(a), Term::Ty(b)) => a == b,
            (
                Term::Ty(_) | Term::Array(..) | Term::Tuple(_) | Term::Option(_) | Term::Result(..),
                _,
            ) => false,
        }
    }

    fn unify_vars(&mut self, a: usize, b: usize) -> bool {
        if a == b {
            return true;
        }
        let kind = |var: &Var| match var {
            Var::Free(kind) => *kind,
            Var::Bound(_) => unreachable!("shallow follows bound variables"),
        };
        match (kind(&self.vars[a]), kind(&self.vars[b])) {
            (Kind::General, _) => self.vars[a] = Var::Bound(Term::Var(b)),
            (_, Kind::General) => self.vars[b] = Var::Bound(Term::Var(a)),
            (Kind::Int, Kind::Size) => self.vars[a] = Var::Bound(Term::Var(b)),
            (Kind::Size, Kind::Int) => self.vars[b] = Var::Bound(Term::Var(a)),
            (x, y) if x == y => self.vars[a] = Var::Bound(Term::Var(b)),
            _ => return false,
        }
        true
    }

    fn bind(&mut self, var: usize, term: Term) -> bool {
        let Var::Free(kind) = self.vars[var] else {
            unreachable!("shallow follows bound variables")
        };
        let fits = match (&term, kind) {
            (Term::Ty(Ty::Error), _) => true,
            (term, Kind::General) => !self.occurs(var, term),
            (Term::Ty(Ty::Scalar(scalar)), Kind::Int) => scalar.is_integer(),
            (Term::Ty(Ty::Scalar(scalar)), Kind::Size) => is_size(*scalar),
            (Term::Ty(Ty::Scalar(scalar)), Kind::Float) => has_float_literals(*scalar),
            _ => false,
        };
        if fits {
            self.vars[var] = Var::Bound(term);
        }
        fits
    }

    fn occurs(&self, var: usize, term: &Term) -> bool {
        match self.shallow(term) {
            Term::Var(other) => other == var,
            Term::Array(element, _) => self.occurs(var, &element),
            Term::Tuple(members) => members.iter().any(|member| self.occurs(var, member)),
            Term::Option(value) => self.occurs(var, &value),
            Term::Result(value, error) => self.occurs(var, &value) || self.occurs(var, &error),
            Term::Ty(_) => false,
        }
    }

    /// Whether it is or contains an atomic.
    pub(super) fn has_atomics(&self, term: &Term) -> bool {
        match self.shallow(term) {
            Term::Ty(ty) => ty.has_atomics(),
            Term::Array(element, _) => self.has_atomics(&element),
            Term::Tuple(members) => members.iter().any(|member| self.has_atomics(member)),
            Term::Option(value) => self.has_atomics(&value),
            Term::Result(value, error) => self.has_atomics(&value) || self.has_atomics(&error),
            Term::Var(_) => false,
        }
    }

    /// Whether a variable can stand for a type.
    pub(super) fn admits(&self, term: &Term, ty: &Ty) -> bool {
        let Term::Var(var) = self.shallow(term) else { return false };
        match self.vars[var] {
            Var::Free(Kind::Int) => matches!(ty, Ty::Scalar(scalar) if scalar.is_integer()),
            Var::Free(Kind::Size) => matches!(ty, Ty::Scalar(scalar) if is_size(*scalar)),
            Var::Free(Kind::Float) => {
                matches!(ty, Ty::Scalar(scalar) if has_float_literals(*scalar))
            }
            Var::Free(Kind::General) | Var::Bound(_) => true,
        }
    }

    /// The type that Rust gives an undecided number, or a tuple with such numbers.
    pub(super) fn rust_default(&self, term: &Term) -> Option<Ty> {
        match self.shallow(term) {
            Term::Var(var) => match self.vars[var] {
                Var::Free(Kind::Int) => Some(Ty::I32),
                Var::Free(Kind::Size) => Some(Ty::USIZE),
                Var::Free(Kind::Float) => Some(Ty::Scalar(Scalar::F64)),
                Var::Free(Kind::General) | Var::Bound(_) => None,
            },
            Term::Tuple(members) if self.finish(term).is_none() => {
                let default = |of| self.finish(of).or_else(|| self.rust_default(of));
                let members: Option<Vec<Ty>> = members.iter().map(default).collect();
                members.map(Ty::tuple)
            }
            Term::Tuple(_) | Term::Ty(_) | Term::Array(..) | Term::Option(_) | Term::Result(..) => {
                None
            }
        }
    }

    /// Undecided integers become `i32`, floats `f32`.
    pub(super) fn default_numbers(&mut self) {
        for var in &mut self.vars {
            match var {
                Var::Free(Kind::Int) => *var = Var::Bound(Term::Ty(Ty::I32)),
                Var::Free(Kind::Size) => *var = Var::Bound(Term::U32),
                Var::Free(Kind::Float) => *var = Var::Bound(Term::Ty(Ty::F32)),
                Var::Free(Kind::General) | Var::Bound(_) => {}
            }
        }
    }

    /// The type, if all of it is known.
    pub(super) fn finish(&self, term: &Term) -> Option<Ty> {
        match self.shallow(term) {
            Term::Ty(ty) => Some(ty),
            Term::Array(element, n) => {
                let element = self.finish(&element)?;
                let is_error = element == Ty::Error;
                Some(if is_error { Ty::Error } else { Ty::Array(Box::new(element), n) })
            }
            Term::Tuple(members) => {
                let members: Option<Vec<Ty>> =
                    members.iter().map(|member| self.finish(member)).collect();
                let members = members?;
                Some(if members.is_empty() {
                    Ty::Unit
                } else if members.contains(&Ty::Error) {
                    Ty::Error
                } else {
                    Ty::tuple(members)
                })
            }
            Term::Option(value) => {
                let value = self.finish(&value)?;
                Some(if value == Ty::Error { Ty::Error } else { Ty::option(value) })
            }
            Term::Result(value, error) => {
                Some(match (self.finish(&value)?, self.finish(&error)?) {
                    (Ty::Error, _) | (_, Ty::Error) => Ty::Error,
                    (value, error) => Ty::result(value, error),
                })
            }
            Term::Var(_) => None,
        }
    }

    /// The known part of the type; `Ty::Error` stands for unknown parts.
    pub(super) fn so_far(&self, term: &Term) -> Ty {
        match self.shallow(term) {
            Term::Ty(ty) => ty,
            Term::Array(element, n) => Ty::Array(Box::new(self.so_far(&element)), n),
            Term::Tuple(members) if members.is_empty() => Ty::Unit,
            Term::Tuple(members) => Ty::tuple(members.iter().map(|member| self.so_far(member))),
            Term::Option(value) => Ty::option(self.so_far(&value)),
            Term::Result(value, error) => Ty::result(self.so_far(&value), self.so_far(&error)),
            Term::Var(_) => Ty::Error,
        }
    }

    /// The number of members of a type, nested members included, counted up to `limit`.
    pub(super) fn leaves(&self, term: &Term, limit: u32) -> u32 {
        match term {
            Term::Var(var) => match &self.vars[*var] {
                Var::Bound(term) => self.leaves(term, limit),
                Var::Free(_) => 1,
            },
            Term::Ty(ty) => ty.leaves(),
            Term::Array(element, _) => self.leaves(element, limit),
            Term::Option(value) => self.leaves(value, limit).saturating_add(1),
            Term::Result(value, error) => {
                let parts = [self.leaves(value, limit), self.leaves(error, limit)];
                parts[0].saturating_add(parts[1]).saturating_add(1)
            }
            Term::Tuple(members) => {
                let mut count = 0_u32;
                for member in members {
                    if count > limit {
                        break;
                    }
                    count = count.saturating_add(self.leaves(member, limit - count));
                }
                count
            }
        }
    }

    /// The type as messages show it.
    pub(super) fn describe(&self, term: &Term) -> String {
        match self.shallow(term) {
            Term::Ty(ty) => ty.rust(),
            Term::Array(element, n) => format!("[{}; {n}]", self.describe(&element)),
            Term::Tuple(members) => {
                let comma = if members.len() == 1 { "," } else { "" };
                let members: Vec<String> = members.iter().map(|m| self.describe(m)).collect();
                format!("({}{comma})", members.join(", "))
            }
            Term::Option(value) => format!("Option<{}>", self.describe(&value)),
            Term::Result(value, error) => {
                format!("Result<{}, {}>", self.describe(&value), self.describe(&error))
            }
            Term::Var(var) => match self.vars[var] {
                Var::Free(Kind::Int) => "{integer}".to_owned(),
                Var::Free(Kind::Size) => "u32".to_owned(),
                Var::Free(Kind::Float) => "{float}".to_owned(),
                Var::Free(Kind::General) | Var::Bound(_) => "_".to_owned(),
            },
        }
    }

    /// Whether no two numbers have such an operator if one has that type: bit operators on floats,
    /// arithmetic on truth values.
    pub(super) fn lack_operator(&self, left: &Term, right: &Term, op: BinaryOp) -> bool {
        let kind = |term: &Term| match self.shallow(term) {
            Term::Ty(Ty::Scalar(scalar) | Ty::Vector(scalar, _)) => Some(scalar),
            Term::Var(var) => match self.vars[var] {
                Var::Free(Kind::Int) => Some(Scalar::I32),
                Var::Free(Kind::Size) => Some(Scalar::U32),
                Var::Free(Kind::Float) => Some(Scalar::F32),
                Var::Free(Kind::General) | Var::Bound(_) => None,
            },
            Term::Ty(_) | Term::Array(..) | Term::Tuple(_) | Term::Option(_) | Term::Result(..) => {
                None
            }
        };
        let (Some(left), Some(right)) = (kind(left), kind(right)) else { return false };
        !op.exists_for(left) || !op.exists_for(right)
    }

    /// Whether a term is a floating-point number.
    pub(super) fn is_float(&self, term: &Term) -> bool {
        match self.shallow(term) {
            Term::Ty(Ty::Scalar(scalar)) => scalar.is_float(),
            Term::Var(var) => matches!(self.vars[var], Var::Free(Kind::Float)),
            Term::Ty(_) | Term::Array(..) | Term::Tuple(_) | Term::Option(_) | Term::Result(..) => {
                false
            }
        }
    }

    /// Advice for turning `found` into `expected`, if a cast or a literal does it.
    pub(super) fn cast_advice(&self, expected: &Term, found: &Term) -> Option<String> {
        let number = |term: &Term| match self.shallow(term) {
            Term::Ty(Ty::Scalar(scalar)) if scalar != Scalar::Bool => Some(scalar.rust()),
            Term::Var(var) => match self.vars[var] {
                Var::Free(Kind::Int) => Some("{integer}"),
                Var::Free(Kind::Size) => Some("u32"),
                Var::Free(Kind::Float) => Some("{float}"),
                Var::Free(Kind::General) | Var::Bound(_) => None,
            },
            Term::Ty(_) | Term::Array(..) | Term::Tuple(_) | Term::Option(_) | Term::Result(..) => {
                None
            }
        };
        match (number(expected)?, number(found)?) {
            ("f16", "f32" | "{float}") => Some("write `f16::from_f32(…)`".to_owned()),
            ("f16", _) => Some("write `f16::from_f32(… as f32)`".to_owned()),
            ("f32" | "{float}", "f16") => Some("write `….to_f32()`".to_owned()),
            ("f64", "f16") => Some("write `….to_f32() as f64`".to_owned()),
            ("{integer}", "{float}") | ("{float}", "{integer}") => Some(
                "write an integer literal without a point, `1`, and a floating-point literal with \
                 a point, `1.0`"
                    .to_owned(),
            ),
            ("f32" | "f64", "{integer}") | ("{integer}", "f32" | "f64") => {
                Some("write a floating-point literal with a point: `1.0`".to_owned())
            }
            (_, "{float}") => Some("write an integer literal without a point: `1`".to_owned()),
            (expected, _) if !expected.starts_with('{') => {
                Some(format!("Rust does not convert numbers implicitly: write `… as {expected}`"))
            }
            _ => None,
        }
    }
}

/// Whether it is a type of indices and element counts.
fn is_size(scalar: Scalar) -> bool {
    matches!(scalar, Scalar::U32 | Scalar::Usize)
}

/// Whether a floating-point literal can have that type.
fn has_float_literals(scalar: Scalar) -> bool {
    matches!(scalar, Scalar::F32 | Scalar::F64)
}
