//! Structures and functions in the CPU form.
//!
//! A function that only computes becomes a Rust function. A function that uses memory, builtin
//! values or barriers is expanded at its calls, where all of these are in scope.

use std::sync::Arc;

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::cpu::{Cpu, Frame};
use super::tokens::{at, ty, zero};
use crate::analyze::Checked;
use crate::emit::{names, wgsl};
use crate::ir::{Arg, ExprId, Function, FunctionId, LocalKind, Stmt, StmtKind, Struct, Ty};
use crate::layout;

/// The kernel's structures, with their layout in memory.
pub(super) fn structs(checked: &Checked) -> TokenStream {
    let structs = wgsl::structs(checked);
    // Structures that end in a runtime-sized array are never values.
    let is_value = |of: &&Arc<Struct>| Ty::Struct(Arc::clone(of)).runtime_array().is_none();
    structs.iter().filter(is_value).map(|of| structure(of)).collect()
}

fn structure(of: &Struct) -> TokenStream {
    let span = Span::call_site();
    let name = Ident::new(&of.wgsl, span);
    let whole = Ty::Struct(Arc::new(of.clone()));
    let (size, align) = (layout::size(&whole), layout::align(&whole));
    let members: Vec<Ident> = of.members.iter().map(|m| member(&m.name, &whole, span)).collect();
    let types: Vec<TokenStream> = of.members.iter().map(|m| host_member_ty(&m.ty, span)).collect();
    let zeros = of.members.iter().map(|m| zero(&m.ty.of_member().loaded(), span));
    let starts: Vec<Literal> = layout::member_offsets(of)
        .0
        .into_iter()
        .map(|offset| Literal::usize_suffixed(offset as usize))
        .collect();
    quote! {
        #[derive(Clone, Copy)]
        struct #name { #(#members: #types),* }
        impl __rt::Storable for #name {
            const SIZE: u32 = #size;
            const ALIGN: u32 = #align;
            const ZERO: Self = #name { #(#members: #zeros),* };
            #[inline(always)]
            fn load(__at: usize, __words: &impl __rt::ReadWords) -> Self {
                #name { #(#members: <#types as __rt::Storable>::load(__at + #starts, __words)),* }
            }
            #[inline(always)]
            fn store(self, __at: usize, __words: &mut impl __rt::WriteWords) {
                #(self.#members.store(__at + #starts, __words);)*
            }
            fn odd_float(&self) -> ::core::option::Option<f64> {
                ::core::option::Option::None #(.or_else(|| __rt::Storable::odd_float(&self.#members)))*
            }
        }
    }
}

fn host_member_ty(of: &Ty, span: Span) -> TokenStream {
    ty(&of.of_member().loaded(), span)
}

/// The field of a structure, or the component or swizzle of a vector.
pub(super) fn member(name: &str, of: &Ty, span: Span) -> Ident {
    if let Ty::Struct(_) = of {
        Ident::new(&names::member(name), span)
    } else {
        Ident::new(name, span)
    }
}

/// The label of an expanded call.
pub(super) fn label(n: usize, span: Span) -> syn::Lifetime {
    syn::Lifetime::new(&format!("'__call_{n}"), span)
}

impl<'a> Cpu<'a> {
    /// The functions that only compute.
    pub(super) fn functions(&self) -> TokenStream {
        let module = self.checked.module();
        let functions = module.functions.iter().filter(|(id, _)| self.only_computes(*id));
        functions.map(|(id, function)| self.function(id, function)).collect()
    }

    fn function(&self, id: FunctionId, function: &'a Function) -> TokenStream {
        let span = at(function.name.span);
        let name = self.function_name(id, span);
        let params = function.params.iter().map(|param| {
            let info = &self.checked.module().locals[*param];
            let place = self.local(*param);
            let ty = ty(self.checked.types().local(*param).of_member(), span);
            if info.kind == LocalKind::Pointer {
                quote_spanned!(span=> #place: &mut #ty)
            } else if info.assigned {
                quote_spanned!(span=> mut #place: #ty)
            } else {
                quote_spanned!(span=> #place: #ty)
            }
        });
        let result = ty(&function.result, span);
        let body = self.body(function, Frame::Function, span);
        quote_spanned!(span=> fn #name(__by: impl __rt::cpu::By, #(#params),*) -> #result { #body })
    }

    fn function_name(&self, id: FunctionId, span: Span) -> Ident {
        let name = &self.checked.module().functions[id].name.text;
        format_ident!("__fn_{}_{}", id.index(), name, span = span)
    }

    /// The statements of a function, and a value at the end, which control never reaches.
    fn body(&self, function: &'a Function, frame: Frame, span: Span) -> TokenStream {
        let body = self.inlined(&function.body, frame);
        let returns =
            matches!(function.body.stmts.last(), Some(Stmt { kind: StmtKind::Return(_), .. }));
        let last = (function.result != Ty::Unit && !returns).then(|| zero(&function.result, span));
        quote_spanned!(span=> #body #last)
    }

    /// Whether a function uses only its parameters.
    fn only_computes(&self, id: FunctionId) -> bool {
        self.checked.facts().functions[id.index()].only_computes()
    }

    /// A call of a user's function.
    pub(super) fn invoke(&self, id: ExprId, span: Span) -> TokenStream {
        let call = self.checked.types().call(id).expect("every call has an instance");
        let names: Vec<Ident> =
            (0..call.args.len()).map(|n| format_ident!("__arg_{n}", span = span)).collect();
        let is_pointer = |arg: &Arg| matches!(arg, Arg::Pointer(_));
        if self.only_computes(call.function) && !call.args.iter().any(is_pointer) {
            let name = self.function_name(call.function, span);
            let args = call.args.iter().map(|arg| self.arg(arg, span));
            return quote_spanned!(span=> #name(__by, #(#args),*));
        }
        // Values come before borrows: `p.grow(p.y)` reads `p` first.
        let (pointers, values): (Vec<_>, Vec<_>) =
            call.args.iter().zip(&names).partition(|(arg, _)| is_pointer(arg));
        let bound: TokenStream = values
            .into_iter()
            .chain(pointers)
            .map(|(arg, name)| {
                let arg = self.arg(arg, span);
                quote_spanned!(span=> let #name = #arg;)
            })
            .collect();
        if self.only_computes(call.function) {
            let function = self.function_name(call.function, span);
            return quote_spanned!(span=> { #bound #function(__by, #(#names),*) });
        }
        let function = &self.checked.module().functions[call.function];
        for (param, arg) in function.params.iter().zip(&call.args) {
            let value = if let Arg::Value(value) = arg { self.greatest(*value) } else { None };
            self.declares(*param, value);
        }
        // The arguments are evaluated before any parameter is declared.
        let params = function.params.iter().zip(&names).map(|(param, arg)| {
            let info = &self.checked.module().locals[*param];
            let place = self.local(*param);
            let mutable = (info.assigned && info.kind != LocalKind::Pointer)
                .then(|| quote_spanned!(span=> mut));
            quote_spanned!(span=> let #mutable #place = #arg;)
        });
        let n = self.next_call();
        let label = label(n, span);
        let body = self.body(function, Frame::Call(n), span);
        let ty = ty(self.ty_of(id), span);
        quote_spanned!(span=> {
            #bound
            #(#params)*
            let __result: #ty = #label: { #body };
            __result
        })
    }

    fn arg(&self, arg: &Arg, span: Span) -> TokenStream {
        match arg {
            Arg::Value(value) => self.kept(*value, span),
            Arg::Load(place) => self.load(place, span),
            Arg::Pointer(place) => {
                let mut index = |index| self.expr(index);
                let mut limits = self.limits(place, &mut index);
                let (variable, _) = self.variable(place, true, span, &mut limits);
                quote_spanned!(span=> &mut #variable)
            }
        }
    }

    /// The value of a parameter or a member. A `()` is a `bool` there, as in WGSL.
    fn kept(&self, value: ExprId, span: Span) -> TokenStream {
        if *self.ty_of(value) == Ty::Unit {
            return quote_spanned!(span=> false);
        }
        self.expr(value)
    }

    /// A structure made of its members.
    pub(super) fn construct(&self, of: &Ty, members: &[ExprId], span: Span) -> TokenStream {
        let Ty::Struct(structure) = of else { return quote_spanned!(span=> ()) };
        let name = ty(of, span);
        let fields = structure.members.iter().map(|m| member(&m.name, of, span));
        let values = members.iter().map(|value| self.kept(*value, span));
        quote_spanned!(span=> #name { #(#fields: #values),* })
    }
}
