//! One instance of a kernel, as the attribute declares it: its types and constants, and the
//! workgroup size.

use proc_macro2::Span;
use quote::ToTokens;
use syn::spanned::Spanned;

use super::context::Lowerer;
use super::symbol::Symbol;
use super::texture::format_of;
use crate::diagnostic::Code;
use crate::ir::{Budget, Name, Ty};
use crate::parse::{Arguments, Source};

impl Lowerer<'_> {
    /// Binds the generic parameters of the kernel; `instance` has the position of each argument.
    pub(super) fn generics(&mut self, source: &Source, instance: &[usize]) {
        // Parameters without arguments in the attribute were reported.
        for param in &source.syntax.params {
            match param {
                syn::GenericParam::Type(param) => {
                    self.env.types.insert(param.ident.to_string(), Ty::Error);
                }
                syn::GenericParam::Const(param) => {
                    self.bind(&crate::syntax::name_of(&param.ident), Symbol::Poison);
                }
                syn::GenericParam::Lifetime(_) => {}
            }
        }
        for (generic, at) in source.generics.iter().zip(instance) {
            let name = &generic.name;
            let label = match &generic.values {
                Arguments::Types(types) => {
                    match format_of(&types[*at]) {
                        Some(format) => {
                            self.env.types.remove(&name.text);
                            self.env.formats.insert(name.text.clone(), format);
                        }
                        None => {
                            let ty = self.ty(&types[*at]);
                            self.env.types.insert(name.text.clone(), ty);
                        }
                    }
                    types[*at].to_token_stream()
                }
                Arguments::Consts(ty, values) => {
                    self.const_argument(name, ty, &values[*at]);
                    values[*at].to_token_stream()
                }
            };
            self.module.instance.push(label.to_string().replace(' ', ""));
        }
    }

    fn const_argument(&mut self, name: &Name, ty: &syn::Type, value: &syn::Expr) {
        let ty = self.ty(ty);
        let symbol = match self.const_arg(value) {
            Some(of) if ty != Ty::Error => {
                let id = self.const_param(name, of, ty, value.span());
                id.map_or(Symbol::Poison, Symbol::Const)
            }
            _ => Symbol::Poison,
        };
        self.bind(name, symbol);
    }

    /// Evaluates the workgroup size.
    pub(super) fn workgroup_size(&mut self, dims: &[syn::Expr]) {
        for (n, dim) in dims.iter().enumerate() {
            match self.integer_expr(dim).and_then(|size| dimension(size, dim.span())) {
                Ok(size) => self.module.workgroup_size[n] = size,
                Err((span, message)) => self.diags.error(Code::Attribute, span, message),
            }
        }
    }

    /// Evaluates the limits that the attribute raises.
    pub(super) fn budget(&mut self, source: &Source) {
        if let Some(limit) = &source.max_workgroup_bytes
            && let Some(limit) = self.limit(limit, Budget::GREATEST.workgroup_bytes)
        {
            self.module.budget.workgroup_bytes = limit;
        }
        if let Some(limit) = &source.max_invocations_per_workgroup
            && let Some(limit) = self.limit(limit, Budget::GREATEST.invocations)
        {
            self.module.budget.invocations = limit;
        }
        if let Some(limit) = &source.max_storage_buffers
            && let Some(limit) = self.limit(limit, Budget::GREATEST.storage_buffers)
        {
            self.module.budget.storage_buffers = limit;
        }
    }

    fn limit(&mut self, limit: &syn::Expr, greatest: u32) -> Option<u32> {
        let value = self.integer_expr(limit).and_then(|value| {
            let message = || {
                format!("this limit must be from 1 to {greatest}, not {value}: no device has more")
            };
            let number = u32::try_from(value).ok().filter(|n| (1..=greatest).contains(n));
            number.ok_or_else(|| (limit.span(), message()))
        });
        value.map_err(|(span, message)| self.diags.error(Code::Attribute, span, message)).ok()
    }
}

fn dimension(size: i128, span: Span) -> Result<u32, (Span, String)> {
    match u32::try_from(size) {
        Ok(0) | Err(_) if size <= 0 => {
            Err((span, format!("a dimension of the workgroup size must be at least 1, not {size}")))
        }
        Ok(size) => Ok(size),
        Err(_) => Err((
            span,
            format!("a dimension of the workgroup size must be at most {}, not {size}", u32::MAX),
        )),
    }
}
