//! Whether an expression is a value or a reference, as far as syntax and declarations tell. Types
//! do not: in kernels, a reference has the type of its value.

use super::bounds::mode_of_reference;
use super::context::Lowerer;
use super::methods::{name_of_function, signatures_of};
use super::receiver::is_users;
use crate::builtins::Builtin;
use crate::ir::Mode;
use crate::items::{ItemId, ItemKind};
use crate::syntax::methods::is_checked;
use crate::syntax::{name_of, ungroup};

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
            return self.mode_of_result(&sig);
        }
        let syn::Expr::Path(of) = ungroup(&call.func) else { return None };
        let (item, used) = self.env.scope.resolve(&of.path)?;
        self.is_made_by(item, &of.path, used)
    }

    /// The same for a call of a method, if all methods of that name tell it. Methods of numbers give
    /// values, unless their receiver is a reference.
    fn mode_of_method_call(&self, call: &syn::ExprMethodCall) -> Option<Mode> {
        let name = name_of(&call.method).text;
        let methods = self.items.impls.iter().flat_map(signatures_of);
        let mut methods = methods.filter(|sig| name_of_function(sig) == name).peekable();
        if methods.peek().is_none() {
            let is_of_language = Builtin::named(&name).next().is_some() || is_checked(&name);
            return self.mode_of(&call.receiver).filter(|of| is_of_language && *of == Mode::Value);
        }
        let first = self.mode_of_result(methods.next()?)?;
        methods.all(|sig| self.mode_of_result(sig) == Some(first)).then_some(first)
    }

    /// The mode of a function's result. A type parameter may be a reference.
    fn mode_of_result(&self, sig: &syn::Signature) -> Option<Mode> {
        let syn::ReturnType::Type(_, ty) = &sig.output else { return Some(Mode::Value) };
        let mut params = sig.generics.type_params();
        let is_param = params.any(|param| super::bounds::mentions(ty, &param.ident.to_string()));
        if is_param { None } else { self.env.bounds.mode_of_ty(ty) }
    }
}
