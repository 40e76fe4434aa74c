//! Whether an expression is a value or a reference, as far as syntax and declarations tell. Types
//! do not: in kernels, a reference has the type of its value.

use super::bounds::{mentions, mode_of_reference};
use super::context::Lowerer;
use super::methods::{name_of_function, signatures_of};
use super::receiver::is_users;
use crate::builtins::Builtin;
use crate::ir::Mode;
use crate::items::{ItemId, ItemKind};
use crate::syntax::methods::is_checked;
use crate::syntax::{name_of, ungroup, ungroup_ty};

impl Lowerer<'_> {
    /// Whether an expression is a value or a reference. `None` if that is not known, or for a
    /// reference to a reference.
    pub(super) fn mode_of(&self, expr: &syn::Expr) -> Option<Mode> {
        match ungroup(expr) {
            syn::Expr::Array(_)
            | syn::Expr::Binary(_)
            | syn::Expr::Cast(_)
            | syn::Expr::Lit(_)
            | syn::Expr::Repeat(_)
            | syn::Expr::Struct(_)
            | syn::Expr::Tuple(_) => Some(Mode::Value),
            syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Deref(_)) => {
                (self.mode_of(&of.expr)? != Mode::Value).then_some(Mode::Value)
            }
            syn::Expr::Unary(_) => Some(Mode::Value),
            syn::Expr::Reference(of) => (self.mode_of(&of.expr)? == Mode::Value)
                .then(|| mode_of_reference(of.mutability.is_some())),
            syn::Expr::Path(of) if of.qself.is_none() => self.mode_of_path(&of.path),
            syn::Expr::Field(of) => self.mode_of_member(of),
            syn::Expr::Index(of) => {
                let is_element = !self.is_range_index(&of.index) && !self.has_arrays_of_references;
                is_element.then_some(Mode::Value)
            }
            syn::Expr::Call(of) => self.mode_of_call(of),
            syn::Expr::MethodCall(of) => self.mode_of_method_call(of),
            _ => None,
        }
    }

    /// The same for a variable, a constant or a variant.
    fn mode_of_path(&self, path: &syn::Path) -> Option<Mode> {
        if let Some(name) = path.get_ident().map(|ident| name_of(ident).text)
            && self.lookup(&name).is_some()
        {
            return self.env.bounds.mode_of_variable(&name);
        }
        let (item, used) = self.env.scope.resolve(path)?;
        match &self.items.items[item].kind {
            ItemKind::Const(of) => self.env.bounds.mode_of_ty(&of.ty),
            ItemKind::Struct(_) | ItemKind::Enum(_) => self.is_made_by(item, path, used),
            ItemKind::Function(_) | ItemKind::Trait(_) | ItemKind::Type(_) => None,
        }
    }

    /// The mode of a value of a type, if a path names the type or a variant of it.
    fn is_made_by(&self, item: ItemId, path: &syn::Path, used: usize) -> Option<Mode> {
        let last = path.segments.last()?;
        let is_made = match &self.items.items[item].kind {
            ItemKind::Struct(_) => used == path.segments.len(),
            ItemKind::Enum(of) => of.variants.iter().any(|variant| variant.ident == last.ident),
            _ => false,
        };
        is_made.then_some(Mode::Value)
    }

    /// The same for a member, if all structs declare a member of that name alike.
    fn mode_of_member(&self, field: &syn::ExprField) -> Option<Mode> {
        self.shape_of(&field.base).filter(is_users)?;
        let structs = self.items.items.iter().filter_map(|(_, item)| match &item.kind {
            ItemKind::Struct(of) => Some(of),
            _ => None,
        });
        let mut of_name = structs.flat_map(|item| {
            let fields = item.fields.iter().zip(item.fields.members());
            fields.filter(|(_, member)| *member == field.member).map(|(of, _)| &of.ty)
        });
        // A type parameter may be a reference.
        let mode = |ty: &syn::Type| match ty {
            syn::Type::Path(of) if self.is_parameter_of_struct(&of.path) => None,
            ty => self.env.bounds.mode_of_ty(ty),
        };
        let first = mode(of_name.next()?)?;
        of_name.all(|ty| mode(ty) == Some(first)).then_some(first)
    }

    fn is_parameter_of_struct(&self, path: &syn::Path) -> bool {
        self.items.items.iter().any(|(_, item)| {
            let params = item.kind.generics().into_iter().flat_map(|of| of.type_params());
            params.map(|param| &param.ident).any(|param| path.is_ident(param))
        })
    }

    /// The same for a call of a function, or of the constructor of a type.
    fn mode_of_call(&self, call: &syn::ExprCall) -> Option<Mode> {
        if let Some(sig) = self.called_signature(call) {
            return self.mode_of_result(&sig, None);
        }
        let syn::Expr::Path(of) = ungroup(&call.func) else { return None };
        let (item, used) = self.env.scope.resolve(&of.path)?;
        let last = of.path.segments.last().filter(|_| used + 1 == of.path.segments.len());
        let associated = last.map(|last| name_of(&last.ident).text);
        let made = self.is_made_by(item, &of.path, used);
        made.or_else(|| self.mode_of_functions(&associated?)?)
    }

    /// The same for a call of a method, if all methods of that name tell it. Methods of numbers give
    /// values, unless their receiver is a reference.
    fn mode_of_method_call(&self, call: &syn::ExprMethodCall) -> Option<Mode> {
        let name = name_of(&call.method).text;
        self.mode_of_functions(&name).unwrap_or_else(|| {
            let is_of_language = Builtin::named(&name).next().is_some() || is_checked(&name);
            self.mode_of(&call.receiver).filter(|of| is_of_language && *of == Mode::Value)
        })
    }

    /// The mode of the results of all functions of that name in `impl` blocks. `None` if there are
    /// none, and `Some(None)` if they differ.
    fn mode_of_functions(&self, name: &str) -> Option<Option<Mode>> {
        let functions = self.items.impls.iter().flat_map(|block| {
            let generics = Some(&block.syntax.generics);
            signatures_of(block).map(move |sig| (sig, generics))
        });
        let functions = functions.filter(|(sig, _)| name_of_function(sig) == name);
        let mut modes = functions.map(|(sig, generics)| self.mode_of_result(sig, generics));
        let first = modes.next()?;
        Some(first.filter(|_| modes.all(|mode| mode == first)))
    }

    /// The mode of a function's result. A type parameter, of the function or of its `impl`, may be
    /// a reference.
    fn mode_of_result(
        &self,
        sig: &syn::Signature,
        of_impl: Option<&syn::Generics>,
    ) -> Option<Mode> {
        let syn::ReturnType::Type(_, ty) = &sig.output else { return Some(Mode::Value) };
        let generics = std::iter::once(&sig.generics).chain(of_impl);
        // `T`, `T::Output` and `Self::Output` may be references, `Option<T>` is none.
        let is_param = |of: &syn::TypeParam| match ungroup_ty(ty) {
            syn::Type::Path(ty) => ty.path.segments[0].ident == of.ident,
            ty => mentions(ty, &of.ident.to_string()),
        };
        let is_of_self = matches!(ungroup_ty(ty), syn::Type::Path(ty)
            if ty.path.segments.len() > 1 && ty.path.segments[0].ident == "Self");
        let is_open = is_of_self || generics.flat_map(|of| of.type_params()).any(is_param);
        if is_open { None } else { self.env.bounds.mode_of_ty(ty) }
    }
}
