//! Paths as values: variables, constants and unit structs.

use proc_macro2::Span;
use quote::ToTokens;
use syn::spanned::Spanned;

use crate::builtins::Builtin;
use crate::constants::{Constant, float_const, scalar_const};
use crate::diagnostic::Code;
use crate::ir::{Expr, ExprId, Literal, Name, Scalar, Ty};
use crate::lower::context::Lowerer;
use crate::lower::symbol::Symbol;
use crate::lower::{option, ty};
use crate::syntax::name_of;

impl Lowerer<'_> {
    pub(super) fn path(&mut self, path: &syn::ExprPath) -> ExprId {
        if option::is_none(&path.path) {
            return self.none(path.span());
        }
        let span = path.path.get_ident().map_or_else(|| path.span(), syn::Ident::span);
        if let Some(qself) = &path.qself {
            return self.qualified_const(qself, &path.path);
        }
        if path.path.segments.last().is_some_and(|last| last.ident == "PhantomData")
            && self.env.scope.resolve(&path.path).is_none()
        {
            return self.unit_struct(Self::phantom(), span);
        }
        if let Some(ident) = path.path.get_ident() {
            return self.name(path, name_of(ident));
        }
        if let Some(value) = self.item_path(&path.path) {
            return value;
        }
        let segments: Vec<String> =
            path.path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let (name, owner) = match segments.as_slice() {
            [.., owner, name] => (name.as_str(), owner.as_str()),
            _ => return self.poison(Code::UnknownName, span, "an empty path"),
        };
        if owner == "consts" && float_const(name).is_some() {
            let is_double = segments.iter().any(|segment| segment == "f64");
            let scalar = if is_double { Scalar::F64 } else { Scalar::F32 };
            return self.std_constant(path, name, scalar);
        }
        let known = ty::named(owner).and_then(|ty| {
            let of_language = self.builtin_associated(&ty, name, span);
            of_language.or_else(|| self.const_of_trait(&ty, name, span))
        });
        known.unwrap_or_else(|| self.unknown_path(path, name, span))
    }

    fn unknown_path(&mut self, path: &syn::ExprPath, name: &str, span: Span) -> ExprId {
        let path = path.to_token_stream().to_string().replace(' ', "");
        let advice = match Builtin::named(name).next() {
            Some(builtin) => format!(
                "a function is not a value in kernels: write the closure `|x| x.{name}({})`",
                if builtin.params.is_empty() { "" } else { "…" }
            ),
            None => format!(
                "kernels do not know `{path}`: they know `u32::MAX` and the like, the constants of \
                 `std::f32::consts`, and `const` items in their bodies"
            ),
        };
        self.poison(Code::UnknownName, span, advice)
    }

    /// A path of one name.
    fn name(&mut self, path: &syn::ExprPath, name: Name) -> ExprId {
        let span = name.span;
        match self.lookup(&name.text) {
            Some(Symbol::Const(id)) => self.push(Expr::Const(id), span),
            Some(Symbol::Poison) => self.push(Expr::Error, span),
            Some(Symbol::Function(_) | Symbol::Generic(_) | Symbol::Closure(_)) => {
                let message = format!("`{0}` is not a value: call it, `{0}(…)`", name.text);
                self.poison(Code::Unsupported, span, message)
            }
            Some(_) => self.load(&syn::Expr::Path(path.clone())),
            None if let Some(value) = self.item_path(&path.path) => value,
            None if self.is_unit_struct(&path.path) => {
                let ty = self.env.self_ty.clone().unwrap_or(Ty::Error);
                self.unit_struct(ty, span)
            }
            None => match float_const(&name.text) {
                Some(_) => self.std_constant(path, &name.text, Scalar::F32),
                None => {
                    self.unknown_name(&name);
                    self.push(Expr::Error, span)
                }
            },
        }
    }

    /// A constant of a builtin type: `u32::MAX`, `Vec3::ZERO`.
    pub(in crate::lower) fn builtin_associated(
        &mut self,
        ty: &Ty,
        name: &str,
        span: Span,
    ) -> Option<ExprId> {
        match ty {
            Ty::Scalar(scalar) => Some(match scalar_const(*scalar, name)? {
                Constant::Int(value, scalar) => self.integer(value, scalar, span),
                Constant::Float(value) => self.float(value, *scalar, span),
            }),
            Ty::Vector(..) | Ty::Matrix(_) => Some(self.vector_constant(ty.clone(), name, span)),
            _ => None,
        }
    }

    /// A constant of `std::f32::consts` or `std::f64::consts`. The host code asserts that the path
    /// names this constant.
    fn std_constant(&mut self, path: &syn::ExprPath, name: &str, scalar: Scalar) -> ExprId {
        let (single, double) = float_const(name).expect("checked by the caller");
        let value = Literal::Float { single, double, suffix: Some(scalar) };
        // Paths in items are confirmed where the item is.
        if self.env.is_kernel {
            self.module.std_constants.push((path.path.clone(), value));
        }
        self.push(Expr::Literal(value), path.span())
    }
}
