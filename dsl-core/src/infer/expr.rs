//! The types of expressions.

use proc_macro2::Span;

use super::context::{Infer, Step};
use super::term::{Kind, Term};
use crate::diagnostic::Code;
use crate::ir::{
    ERR_VALUE, Expr, ExprId, IS_OK, IS_SOME, Literal, Name, OK_VALUE, SOME_VALUE, Scalar, Struct,
    Ty,
};

impl Infer<'_> {
    pub(super) fn expr(&mut self, id: ExprId) -> Term {
        if let Some(known) = &self.exprs[id] {
            return known.clone();
        }
        let mut term = self.expr_kind(id);
        if self.module.positions.contains(&id) {
            let size = self.vars.size();
            self.expect(&size, &term, self.span(id));
            term = Term::U32;
        }
        if self.module.counts.contains(&id) {
            self.expect(&Term::U32, &term, self.span(id));
            term = self.vars.size();
        }
        self.exprs[id] = Some(term.clone());
        term
    }

    fn expr_kind(&mut self, id: ExprId) -> Term {
        let module = self.module;
        let span = self.span(id);
        match &module.exprs[id].kind {
            Expr::Error => Term::ERROR,
            Expr::Literal(literal) => self.literal(literal),
            Expr::Const(id) => self.counted(&module.consts[*id].ty),
            Expr::Load(place) => {
                let term = self.place(place);
                self.loaded(term, place)
            }
            Expr::Builtin(builtin) => Term::from(&builtin.ty()),
            Expr::Length(place) => self.length(place, span),
            Expr::Unary(op, operand) => self.unary(id, *op, *operand),
            Expr::Binary(op, left, right) => self.binary(id, *op, *left, *right, span),
            Expr::Ascribe(operand, _) if module.positions.contains(&id) => self.expr(*operand),
            Expr::Ascribe(operand, ty) => {
                let expected = Term::from(ty);
                self.expect_expr(&expected, *operand);
                expected
            }
            Expr::Cast(operand, ty) => self.cast(*operand, ty),
            Expr::Call(name, args) => self.call(name, args),
            Expr::Vector(ty, components) => self.vector(ty, components),
            Expr::Array(elements) => {
                let element = self.expr(elements[0]);
                for other in &elements[1..] {
                    self.expect_expr(&element, *other);
                }
                Term::Array(Box::new(element), elements.len() as u32)
            }
            Expr::Repeat(value, length) => Term::Array(Box::new(self.expr(*value)), *length),
            Expr::Swizzle(of, name) => self.component(*of, name),
            Expr::Index(base, index) => {
                let base = self.expr(*base);
                self.index(*index);
                self.project(base, Step::Index(span))
            }
            Expr::Atomic(op, place, args) => self.atomic(*op, place, args, span),
            Expr::Texture(op, place, args) => self.texture(*op, place, args),
            Expr::Cooperative(op, place, args) => self.cooperative(*op, place.as_ref(), args),
            Expr::WorkgroupUniformLoad(place) => {
                let found = self.place(place);
                found.ty().map(|ty| Term::Ty(ty.loaded())).unwrap_or(found)
            }
            Expr::Invoke(callee, args) => self.invoke(id, callee, args),
            Expr::Ref(place, _) => self.place(place),
            Expr::Construct(ty, members) if ty.option_value().is_some() => self.option(members),
            Expr::Construct(ty, members)
                if let Some((value, _)) = ty.result_parts()
                    && (!members.is_empty() || *value == Ty::Error) =>
            {
                self.result(members)
            }
            Expr::Construct(ty, members) => {
                if let Ty::Struct(of) = ty {
                    for (member, value) in of.members.iter().zip(members) {
                        self.expect_expr(&Term::from(&member.ty), *value);
                    }
                }
                Term::from(ty)
            }
            Expr::Tuple(members) if members.is_empty() => Term::Ty(Ty::Unit),
            Expr::Tuple(members) => self.tuple(members, span),
            Expr::Variant(ty, _) => Term::from(ty),
            Expr::Number(_, local) => self.local(*local),
        }
    }

    /// The type of a constant. A `usize` constant becomes a `u32` if the context asks for that.
    pub(super) fn counted(&mut self, ty: &Ty) -> Term {
        if *ty == Ty::USIZE { self.vars.size() } else { Term::from(ty) }
    }

    fn literal(&mut self, literal: &Literal) -> Term {
        match literal {
            Literal::Bool(_) => Term::BOOL,
            Literal::Int(_, Some(scalar)) => Term::Ty(Ty::Scalar(*scalar)),
            Literal::Int(_, None) => self.vars.fresh(Kind::Int),
            Literal::Float { suffix: Some(scalar), .. } => Term::Ty(Ty::Scalar(*scalar)),
            Literal::Float { suffix: None, .. } => self.vars.fresh(Kind::Float),
        }
    }

    fn cast(&mut self, operand: ExprId, ty: &Ty) -> Term {
        let from = self.expr(operand);
        if let Ty::Scalar(scalar) = ty
            && self.is_literal_of(operand, *scalar)
        {
            // A literal under a cast has the type of the cast.
            self.vars.unify(&from, &Term::from(ty));
        }
        Term::from(ty)
    }

    /// A number without a suffix, also behind `-` and `!`, that takes this type in a cast.
    pub(super) fn is_literal_of(&self, expr: ExprId, scalar: Scalar) -> bool {
        if let Expr::Unary(_, operand) = self.module.exprs[expr].kind {
            return self.is_literal_of(operand, scalar);
        }
        let Expr::Literal(literal) = &self.module.exprs[expr].kind else { return false };
        match literal {
            Literal::Int(_, suffix) => suffix.is_none() && scalar.is_integer(),
            Literal::Float { suffix, .. } => suffix.is_none() && scalar.is_float(),
            Literal::Bool(_) => false,
        }
    }

    /// A vector or a matrix made of its components, or a matrix made of its columns.
    fn vector(&mut self, ty: &Ty, components: &[ExprId]) -> Term {
        let part = if let Ty::Matrix(n) = ty {
            let has_columns = components.len() == usize::from(*n);
            if has_columns { Ty::Vector(Scalar::F32, *n) } else { Ty::F32 }
        } else {
            ty.scalar().map_or(Ty::Error, Ty::Scalar)
        };
        for component in components {
            self.expect_expr(&Term::Ty(part.clone()), *component);
        }
        Term::from(ty)
    }

    fn tuple(&mut self, members: &[ExprId], span: Span) -> Term {
        let members: Vec<Term> = members.iter().map(|member| self.expr(*member)).collect();
        if members.iter().any(|member| self.vars.shallow(member).is_error()) {
            return Term::ERROR;
        }
        let tuple = Term::Tuple(members);
        if self.vars.leaves(&tuple, Struct::MAX_LEAVES) > Struct::MAX_LEAVES {
            self.diags.error(Code::UnknownType, span, crate::ty::TOO_LARGE);
            return Term::ERROR;
        }
        tuple
    }

    /// An option made of a flag and a value; without both, `None`.
    fn option(&mut self, members: &[ExprId]) -> Term {
        let value = match members {
            [is_some, value] => {
                self.expect_expr(&Term::BOOL, *is_some);
                self.expr(*value)
            }
            _ => self.vars.fresh(Kind::General),
        };
        let value = self.vars.shallow(&value);
        if value.is_error() { Term::ERROR } else { Term::Option(Box::new(value)) }
    }

    /// A result made of a flag, a value and an error; without them, zeros of one unknown
    /// type.
    fn result(&mut self, members: &[ExprId]) -> Term {
        let (value, error) = match members {
            [is_ok, value, error] => {
                self.expect_expr(&Term::BOOL, *is_ok);
                (self.expr(*value), self.expr(*error))
            }
            _ => {
                let zero = self.vars.fresh(Kind::General);
                (zero.clone(), zero)
            }
        };
        match (self.vars.shallow(&value), self.vars.shallow(&error)) {
            (Term::Ty(Ty::Error), _) | (_, Term::Ty(Ty::Error)) => Term::ERROR,
            (value, error) => Term::Result(Box::new(value), Box::new(error)),
        }
    }

    /// A member, or components of a vector.
    fn component(&mut self, of: ExprId, name: &Name) -> Term {
        let base = self.expr(of);
        if [IS_SOME, SOME_VALUE, IS_OK, OK_VALUE, ERR_VALUE].contains(&&*name.text) {
            return self.option_part(&base, name);
        }
        // Vectors have no numbered members; the search below is rare.
        let is_part = name.text.starts_with(|c: char| c.is_ascii_digit())
            && matches!(self.vars.shallow(&base), Term::Ty(Ty::Vector(..)));
        let mut patterns = self.module.parts_patterns.iter();
        if is_part && patterns.any(|pattern| pattern.value == of && !pattern.is_array) {
            // The pattern reports it.
            return Term::ERROR;
        }
        self.project(base, Step::Member(name.clone()))
    }

    fn option_part(&mut self, option: &Term, name: &Name) -> Term {
        let [value, error] = [Kind::General; 2].map(|kind| self.vars.fresh(kind));
        let whole = match &*name.text {
            IS_SOME | SOME_VALUE => Term::Option(Box::new(value.clone())),
            _ => Term::Result(Box::new(value.clone()), Box::new(error.clone())),
        };
        if let IS_SOME | IS_OK = &*name.text {
            self.expect(&whole, option, name.span);
            return Term::BOOL;
        }
        // A mismatch is reported at the flag.
        match self.vars.unify(&whole, option) {
            true if name.text == ERR_VALUE => self.vars.shallow(&error),
            true => self.vars.shallow(&value),
            false => Term::ERROR,
        }
    }
}
