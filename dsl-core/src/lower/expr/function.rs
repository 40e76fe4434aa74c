//! Calls of functions by name: what the name means.

use syn::spanned::Spanned;

use crate::builtins::Builtin;
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{Barrier, BuiltinValue, Expr, ExprId, Name, Root};
use crate::items::known;
use crate::lower::context::{Dest, Lowerer};
use crate::lower::generic_structs::callee;
use crate::lower::symbol::Symbol;
use crate::lower::ty::constructor;
use crate::lower::{option, ty};
use crate::syntax::{hints, name_of, ungroup};

impl Lowerer<'_> {
    pub(super) fn call(&mut self, call: &syn::ExprCall) -> ExprId {
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        if option::is_some(&call.func) {
            return self.some(call);
        }
        if let Some(result) = self.result_call(call) {
            return result;
        }
        let Some(name) = path_name(&call.func) else {
            let message = "a kernel can call a function only by its name";
            return self.poison(Code::Unsupported, call.func.span(), message);
        };
        let span = name.span;
        if self.is_called_variable(&call.func) {
            return self.push(Expr::Error, span);
        }
        // No item has such a name.
        if name.text.starts_with("coop_") {
            return self.cooperative(&call.func, &name, &args);
        }
        if let syn::Expr::Path(path) = ungroup(&call.func)
            && let Some(value) = self.call_of_path(path, &name, &args)
        {
            if !self.never_returns(call) {
                return value;
            }
            self.store(&Dest::Discard, value, span);
            return self.message_value(&syn::parse_quote_spanned!(span=> unreachable!()));
        }
        if let Some(value) = self.call_of_name(&call.func, &name, &args) {
            return value;
        }
        self.unknown_function(&call.func, &name);
        self.operands(&args);
        self.push(Expr::Error, span)
    }

    /// Whether the callee is a variable, which hides a function of its name. If so, that is
    /// reported.
    pub(in crate::lower) fn is_called_variable(&mut self, func: &syn::Expr) -> bool {
        let syn::Expr::Path(path) = ungroup(func) else { return false };
        let Some(name) = path.path.get_ident().map(name_of) else { return false };
        let of = match self.lookup(&name.text) {
            Some(Symbol::Poison) => return true,
            Some(Symbol::Const(_)) => "constant",
            Some(
                Symbol::Local(_)
                | Symbol::Workgroup(_)
                | Symbol::Binding(_)
                | Symbol::Alias(..)
                | Symbol::Part(_)
                | Symbol::Option(_)
                | Symbol::Iterator(_)
                | Symbol::Slices(_)
                | Symbol::View(_),
            ) => "variable",
            Some(Symbol::Function(_) | Symbol::Generic(_) | Symbol::Closure(_)) | None => {
                return false;
            }
        };
        let message = format!(
            "`{0}` is a {of} here, not a function: a {of} shadows functions of its name",
            name.text
        );
        self.diags.error(Code::UnknownFunction, name.span, message);
        true
    }

    /// A call of the path's target: a user's function or type, or a type of the language. `None` if
    /// the path names neither.
    fn call_of_path(
        &mut self,
        path: &syn::ExprPath,
        name: &Name,
        args: &[&syn::Expr],
    ) -> Option<ExprId> {
        if let Some(qself) = &path.qself {
            return Some(self.qualified_call(qself, &path.path, args));
        }
        if owner_is(&path.path, "Default") && name.text == "default" {
            let declared = self.declared_type(|value| callee(value, args) == Some(&path.path));
            if let Some(ty) = declared.cloned()
                && let Some(value) = self.default_value(&ty, name.span)
            {
                return Some(value);
            }
            return Some(self.default_of_inferred(name.span));
        }
        if let Some(call) = self.call_of_std_trait(&path.path, args) {
            return Some(self.expr(&call));
        }
        let users = self.variant_call(&path.path, Some(args));
        let users = users.or_else(|| self.call_with_types(&path.path, args));
        let users = users.or_else(|| self.tuple_struct(&path.path, args));
        let std = |cx: &mut Self| {
            cx.of_mem(&path.path, args).or_else(|| cx.array_from_fn(&path.path, args))
        };
        if let Some(value) = users.or_else(|| std(self)) {
            return Some(value);
        }
        if let Some((ty, name)) = self.associated_path(&path.path) {
            return Some(self.associated(&ty, &name, args));
        }
        let owner = path.path.segments.iter().rev().nth(1)?;
        let ty = ty::named(&owner.ident.to_string())?;
        Some(self.function_of_type(&ty, None, name, &path.path, args))
    }

    /// `Ord::max(a, b)` as `a.max(b)`, `PartialOrd::lt(&a, &b)` as `a < b`, `From::from(a)` as `a.into()`.
    pub(in crate::lower) fn call_of_std_trait(
        &self,
        path: &syn::Path,
        args: &[&syn::Expr],
    ) -> Option<syn::Expr> {
        let mut segments = path.segments.iter().rev();
        let (method, of) = (&segments.next()?.ident, &segments.next()?.ident);
        let is_std =
            ["Ord", "PartialOrd", "PartialEq", "Clone", "From", "Into", "TryFrom", "TryInto"]
                .iter()
                .any(|std| of == std);
        let (receiver, rest) = args.split_first().filter(|_| is_std)?;
        // A method of a type comes before the trait's method of that name.
        let may_be_own = self.method_names.contains(&method.to_string());
        if may_be_own || self.env.scope.resolve(path).is_some() {
            return None;
        }
        let span = path.span();
        let operator = match (method.to_string().as_str(), rest) {
            ("lt", [_]) => Some(syn::BinOp::Lt(syn::Token![<](span))),
            ("le", [_]) => Some(syn::BinOp::Le(syn::parse_quote_spanned!(span=> <=))),
            ("gt", [_]) => Some(syn::BinOp::Gt(syn::Token![>](span))),
            ("ge", [_]) => Some(syn::BinOp::Ge(syn::parse_quote_spanned!(span=> >=))),
            ("eq", [_]) => Some(syn::BinOp::Eq(syn::parse_quote_spanned!(span=> ==))),
            ("ne", [_]) => Some(syn::BinOp::Ne(syn::parse_quote_spanned!(span=> !=))),
            _ => None,
        };
        let method = match method.to_string().as_str() {
            "from" => syn::Ident::new("into", method.span()),
            "try_from" => syn::Ident::new("try_into", method.span()),
            _ => method.clone(),
        };
        Some(match operator {
            Some(op) => {
                let (left, right) = (referent(receiver), referent(rest[0]));
                syn::parse_quote_spanned!(span=> #left #op #right)
            }
            None => syn::parse_quote_spanned!(span=> (#receiver).#method(#(#rest),*)),
        })
    }

    /// A call of a function of the language. `None` if no function has that name.
    fn call_of_name(
        &mut self,
        func: &syn::Expr,
        name: &Name,
        args: &[&syn::Expr],
    ) -> Option<ExprId> {
        let span = name.span;
        if let Some((builtin, _)) =
            BuiltinValue::ALL.into_iter().find(|(_, rust)| *rust == name.text)
        {
            self.expect_args(name, args.len(), 0);
            return Some(self.push(Expr::Builtin(builtin), span));
        }
        if let Some(ty) = constructor(&name.text) {
            let parts = usize::from(ty.components());
            return Some(self.construct(ty, parts, name, args));
        }
        if name.text == "bitcast" {
            return Some(self.bitcast(func, name, args));
        }
        if let Some(key) = Builtin::free(&name.text) {
            return Some(self.call_builtin(key, name, args));
        }
        if name.text == "subgroup_elect" {
            self.expect_args(name, args.len(), 0);
            return Some(self.subgroup_elect(name));
        }
        if name.text == "workgroup_uniform_load" {
            return Some(self.workgroup_uniform_load(name, args));
        }
        Barrier::CALLED.iter().any(|(_, rust, _)| *rust == name.text).then(|| {
            let message = format!("`{}()` has no value: make it a statement of its own", name.text);
            self.poison(Code::Mismatch, span, message)
        })
    }

    fn unknown_function(&mut self, func: &syn::Expr, name: &Name) {
        let owner = match ungroup(func) {
            syn::Expr::Path(path) => path.path.segments.iter().rev().nth(1),
            _ => None,
        };
        if let Some(owner) = owner.map(|owner| &owner.ident)
            && let Some(advice) = ty::advice(&owner.to_string())
        {
            let message = format!("kernels have no type `{owner}`: {advice}");
            self.error(Code::UnknownType, owner.span(), message);
            return;
        }
        let mut diagnostic = Diagnostic::new(
            Code::UnknownFunction,
            name.span,
            format!("`{}` is not a function that kernels can call", name.text),
        );
        let of_users = || {
            let text = &name.text;
            format!("a function of yours by that name is called by its path, `module::{text}(…)`")
        };
        let is_rusts =
            name.text.starts_with(char::is_lowercase) && !name.text.contains(char::is_uppercase);
        let may_be_users =
            owner.is_none() && is_rusts && known::refuse_in_module(&name.text).is_none();
        if let Some(hint) = hints::for_name(&name.text) {
            diagnostic = diagnostic.note(hint);
            if may_be_users {
                diagnostic = diagnostic.note(of_users());
            }
        } else if let Some(hint) = hints::for_foreign_function(&name.text) {
            diagnostic = diagnostic.note(hint);
        } else if name.text.starts_with(char::is_uppercase) && known::is_type(&name.text) {
            let text = &name.text;
            diagnostic = diagnostic.note(format!("`{text}` is a type: write `{text}::new(…)`"));
        } else if let Some(known) = known::misspelled(&name.text) {
            diagnostic = diagnostic.note(format!("a similar function exists, `{known}()`"));
        } else if Builtin::named(&name.text).next().is_some() {
            diagnostic = diagnostic
                .note(format!("mathematical functions are methods: `x.{}(…)`", name.text));
            if may_be_users {
                diagnostic = diagnostic.note(of_users());
            }
        } else {
            diagnostic = diagnostic.note(
                "kernels call builtin values (`global_invocation_id()`), barriers, vector \
                 constructors, methods of numbers (`x.sqrt()`), and functions with `#[device]`",
            );
        }
        self.diags.push(diagnostic);
    }

    fn workgroup_uniform_load(&mut self, name: &Name, args: &[&syn::Expr]) -> ExprId {
        let [arg] = args else {
            self.expect_args(name, args.len(), 1);
            return self.push(Expr::Error, name.span);
        };
        let syn::Expr::Reference(reference) = ungroup(arg) else {
            let message = "write `workgroup_uniform_load(&x)`: it takes a workgroup variable";
            return self.poison(Code::Mismatch, arg.span(), message);
        };
        let Some(place) = self.place(&reference.expr) else {
            return self.push(Expr::Error, name.span);
        };
        if !matches!(place.root, Root::Workgroup(_)) {
            let message = "`workgroup_uniform_load` takes a variable of `workgroup_var!`";
            return self.poison(Code::Mismatch, place.span, message);
        }
        let value = self.push(Expr::WorkgroupUniformLoad(place), name.span);
        self.spill(value, "uniform_value")
    }

    pub(in crate::lower) fn expect_args(
        &mut self,
        name: &Name,
        given: usize,
        expected: usize,
    ) -> bool {
        if given != expected {
            let message = format!(
                "`{}` takes {expected} argument{}, not {given}",
                name.text,
                if expected == 1 { "" } else { "s" }
            );
            self.diags.error(Code::ArgumentCount, name.span, message);
        }
        given == expected
    }
}

/// Whether the segment before the last one of a path has that name.
fn owner_is(path: &syn::Path, name: &str) -> bool {
    path.segments.iter().rev().nth(1).is_some_and(|owner| owner.ident == name)
}

/// The last segment of the path of a called function.
pub(super) fn path_name(func: &syn::Expr) -> Option<Name> {
    match ungroup(func) {
        syn::Expr::Path(path) => Some(name_of(&path.path.segments.last()?.ident)),
        _ => None,
    }
}

/// Whether a call reads a builtin value, `workgroup_id()`.
pub(in crate::lower) fn is_builtin_value(call: &syn::ExprCall) -> bool {
    let name = path_name(&call.func);
    name.is_some_and(|name| BuiltinValue::ALL.into_iter().any(|(_, rust)| rust == name.text))
}

/// The place or value behind a reference.
fn referent(of: &syn::Expr) -> syn::Expr {
    match ungroup(of) {
        syn::Expr::Reference(of) => (*of.expr).clone(),
        of => syn::parse_quote_spanned!(of.span()=> (*#of)),
    }
}
