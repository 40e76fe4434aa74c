//! The expansion of the attributes in rust-analyzer: the user's functions as written, in a scope
//! that declares the additional names of kernels.
//!
//! rust-analyzer finds the meaning of a token by its span in the expansion. The expansion therefore
//! has the user's spans only where the user's code has its Rust meaning. Generated code, such as a
//! launcher's parameters, has the span of the attribute. Nothing is compiled here, and no item has
//! a hidden macro.
//!
//! Types differ from Rust's in one way: indices and lengths are `u32` in kernels. `x[i]` becomes
//! `x[index(i)]` and `x.len()` becomes `length(x.len())`, functions of the runtime's `editor.rs`.

use std::collections::BTreeSet;

use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::parse::Parser;
use syn::punctuated::Punctuated;

use super::as_written;
use super::device::module;
use super::host::{is_iterator, is_usize};
use crate::items::derived;
use crate::nesting;
use crate::syntax::message::is_message;
use crate::syntax::usize_exprs::{Receiver, taker_of_sizes};
use crate::syntax::visit::{self, Visit};
use crate::syntax::visit_mut::{self, VisitMut};
use crate::syntax::workgroup_var::{WorkgroupVar, workgroup_vars};
use crate::syntax::{item_attrs_mut, slice_behind, ungroup};

/// `#[kernel]`: the launcher and the module of constants, without bodies, and the function.
pub fn kernel(args: TokenStream, item: TokenStream) -> TokenStream {
    let Some(mut function) = parse::<syn::ItemFn>(&item) else { return unparsed(&item) };
    let declared = declared(&function);
    function.attrs.retain(|attr| !attr.path().is_ident("doc"));
    function.vis = syn::Visibility::Inherited;
    function.sig.ident.set_span(Span::call_site());
    let arguments = arguments(args, &function.sig.generics);
    Bodies::default().visit_item_fn_mut(&mut function);
    quote! {
        #declared
        #[allow(warnings, reason = "for editors")]
        const _: () = { #function };
        #arguments
    }
}

/// `#[device]`: the item, with the scope of kernels in its functions.
pub fn device(item: TokenStream) -> TokenStream {
    let Some(mut item) = parse::<syn::Item>(&item) else { return unparsed(&item) };
    if let syn::Item::Mod(syn::ItemMod { content: Some((_, items)), .. }) = &mut item {
        for item in items {
            module::strip(item);
            if let Some(attrs) = item_attrs_mut(item)
                && derived::derives(attrs, "ShaderType")
            {
                derived::name_shader_type(attrs);
            }
        }
    }
    Bodies::default().visit_item_mut(&mut item);
    quote!(#[allow(warnings, reason = "for editors")] #item)
}

/// Generated tokens with the span of the attribute: none is the user's.
pub fn without_spans(tokens: TokenStream) -> TokenStream {
    let respan = |mut token: TokenTree| {
        if let TokenTree::Group(group) = &token {
            token = Group::new(group.delimiter(), without_spans(group.stream())).into();
        }
        token.set_span(Span::call_site());
        token
    };
    tokens.into_iter().map(respan).collect()
}

fn parse<T: syn::parse::Parse>(item: &TokenStream) -> Option<T> {
    nesting::check(item).ok()?;
    syn::parse2(item.clone()).ok()
}

/// An item that does not parse: rust-analyzer's own parser recovers better than syn.
fn unparsed(item: &TokenStream) -> TokenStream {
    let scope = scope(item);
    quote!(const _: () = { #scope #item };)
}

/// Imports the scope of kernels. The types of cooperative matrices have short names, such as `A`,
/// so they are imported only if the code names such matrices.
fn scope(code: &TokenStream) -> TokenStream {
    let editor = quote!(::dsl_runtime::__private::editor);
    let has_matrices = code.to_string().contains("coop_");
    let matrices = has_matrices.then(|| quote!(use #editor::cooperative::*;));
    quote!(use #editor::scope::*; #matrices)
}

fn sizes() -> TokenStream {
    quote!(::dsl_runtime::__private::editor::sizes)
}

/// Lets rust-analyzer see the constants and types in the attribute's arguments.
fn arguments(args: TokenStream, generics: &syn::Generics) -> TokenStream {
    let args = Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated.parse2(args);
    let is_type = |name: &syn::Expr| {
        let name = name.to_token_stream().to_string();
        generics.type_params().any(|param| param.ident == name)
    };
    let of_value = |assign: &syn::ExprAssign| match (is_type(&assign.left), &*assign.right) {
        (true, syn::Expr::Array(types)) => {
            let types = types.elems.iter();
            quote!(#(let _: #types;)*)
        }
        (_, value) => quote!(_ = #value;),
    };
    let values = args.into_iter().flatten().flat_map(|arg| match arg {
        syn::Expr::Assign(assign) => vec![of_value(&assign)],
        syn::Expr::Call(call) => {
            let of_instance = |arg: &syn::Expr| match arg {
                syn::Expr::Assign(assign) => Some(of_value(assign)),
                _ => None,
            };
            call.args.iter().filter_map(of_instance).collect()
        }
        _ => Vec::new(),
    });
    let params = without_spans(generics.params.to_token_stream());
    quote! {
        #[allow(warnings, reason = "for editors")]
        const _: () = {
            fn arguments<#params>() { #(#values)* }
        };
    }
}

/// The items that callers of a kernel use: the launcher and the module. Both have the kernel's name, so
/// that all uses are found and renamed with it.
fn declared(function: &syn::ItemFn) -> TokenStream {
    let syn::ItemFn { attrs, vis, sig, .. } = function;
    let (name, vis) = (&sig.ident, without_spans(vis.to_token_stream()));
    let generics = without_spans(sig.generics.params.to_token_stream());
    let bounds = without_spans(sig.generics.where_clause.to_token_stream());
    let params = sig.inputs.iter().map(|param| without_spans(launcher_param(param)));
    let params: Vec<_> = params.collect();
    let arguments = sig.generics.params.iter().filter_map(|param| match param {
        syn::GenericParam::Type(param) => Some(&param.ident),
        syn::GenericParam::Lifetime(_) | syn::GenericParam::Const(_) => None,
    });
    let arguments = without_spans(quote!(#(#arguments),*));
    let chosen = chosen(sig, &params);
    let (chosen, launcher) = chosen.unzip();
    let infos = match sig.generics.params.is_empty() {
        true => quote! {
            /// The WGSL module.
            pub const WGSL: &str = loop {};
            /// The interface.
            pub static INFO: ::dsl_runtime::KernelInfo = loop {};
        },
        false => quote! {
            /// The interface of each instance.
            pub static INSTANCES: &[::dsl_runtime::KernelInfo] = loop {};
            /// An instance.
            pub struct Instance<#generics>(::core::marker::PhantomData<(#arguments)>);
            #chosen
        },
    };
    quote! {
        #(#attrs)*
        #[allow(warnings, reason = "for editors")]
        #vis fn #name<'a, #generics>(#(#params),*) -> ::dsl_runtime::Call<'a> #bounds { loop {} }
        #[allow(warnings, reason = "for editors")]
        #vis mod #name { #infos }
        #launcher
    }
}

/// The module's items for instances that are chosen by values, and their launcher. They exist if a
/// generic parameter is a constant.
fn chosen(sig: &syn::Signature, params: &[TokenStream]) -> Option<(TokenStream, TokenStream)> {
    let name = &sig.ident;
    let constants = sig.generics.const_params().map(|param| {
        let (name, ty) = (&param.ident, &param.ty);
        without_spans(quote!(#name: #ty))
    });
    let constants: Vec<_> = constants.collect();
    let types = sig.generics.type_params().map(|param| param.ident.to_token_stream());
    let types: Vec<_> = types.map(without_spans).collect();
    let chosen = quote! {
        /// An instance that was chosen by values.
        pub struct Chosen<#(#types),*>(::core::marker::PhantomData<(#(#types,)*)>);
        /// Chooses the instance with these values at run time.
        #[allow(warnings, reason = "for editors")]
        pub fn instance<#(#types),*>(
            #(#constants),*
        ) -> ::core::result::Result<Chosen<#(#types),*>, ::dsl_runtime::Error> { loop {} }
    };
    let launcher = quote! {
        #[allow(warnings, reason = "for editors")]
        impl<#(#types),*> #name::Chosen<#(#types),*> {
            /// As the kernel's own launcher.
            pub fn call<'a>(&self, #(#params),*) -> ::dsl_runtime::Call<'a> { loop {} }
            /// The interface of the instance.
            pub fn info(&self) -> &'static ::dsl_runtime::KernelInfo { loop {} }
        }
    };
    (!constants.is_empty()).then_some((chosen, launcher))
}

/// The type that a launcher takes for a parameter, as far as the text shows it.
fn launcher_param(param: &syn::FnArg) -> TokenStream {
    let syn::FnArg::Typed(param) = param else { return quote!(_: ()) };
    let name = match &*param.pat {
        syn::Pat::Ident(pat) => pat.ident.to_token_stream(),
        _ => quote!(_),
    };
    let syn::Type::Reference(reference) = &*param.ty else {
        let ty = &param.ty;
        return match &**ty {
            syn::Type::Array(of) if let Some((element, is_mut)) = slices(&of.elem) => {
                let len = &of.len;
                match is_mut {
                    true => quote!(#name: impl ::dsl_runtime::AsSlicesMut<'a, #element, { #len }>),
                    false => quote!(#name: impl ::dsl_runtime::AsSlices<'a, #element, { #len }>),
                }
            }
            syn::Type::Path(of) if of.path.is_ident("u32") => {
                quote!(#name: impl ::dsl_runtime::Count)
            }
            _ => quote!(#name: #ty),
        };
    };
    let (mutability, of) = (&reference.mutability, &reference.elem);
    let ty = match &**of {
        syn::Type::Slice(several) if let Some((element, _)) = slices(&several.elem) => {
            quote!(impl ::dsl_runtime::AsAllSlices<'a, #element>)
        }
        syn::Type::Slice(slice) => match (atomic(&slice.elem), mutability) {
            (Some(element), _) => quote!(&'a mut dyn ::dsl_runtime::AsSliceMut<#element>),
            (None, Some(_)) => {
                let element = &slice.elem;
                quote!(&'a mut dyn ::dsl_runtime::AsSliceMut<#element>)
            }
            (None, None) => {
                let element = &slice.elem;
                quote!(&'a dyn ::dsl_runtime::AsSlice<#element>)
            }
        },
        syn::Type::Path(path) if is_handle(path) => quote!(&'a #mutability #of),
        of if mutability.is_some() => quote!(&'a mut ::dsl_runtime::Storage<#of>),
        of => quote!(&'a impl ::dsl_runtime::__private::editor::UniformOrStorage<#of>),
    };
    quote!(#name: #ty)
}

/// The element type of the slices in an array, and whether the launcher takes buffers to write to.
fn slices(slice: &syn::Type) -> Option<(TokenStream, bool)> {
    let syn::Type::Reference(of) = slice else { return None };
    let element = &slice_behind(slice)?.elem;
    Some(match atomic(element) {
        Some(element) => (element, true),
        None => (element.to_token_stream(), of.mutability.is_some()),
    })
}

/// The number type of an atomic.
fn atomic(ty: &syn::Type) -> Option<TokenStream> {
    let syn::Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == "Atomic")?;
    match &last.arguments {
        syn::PathArguments::AngleBracketed(args) => Some(args.args.to_token_stream()),
        _ => None,
    }
}

/// Whether a launcher takes a parameter of that type unchanged: a texture or a sampler.
fn is_handle(path: &syn::TypePath) -> bool {
    path.path.segments.last().is_some_and(|last| {
        let name = last.ident.to_string();
        name.contains("Texture") || name.starts_with("Sampler")
    })
}

/// Adds the scope of kernels to functions, and lets Rust index with `u32`.
#[derive(Default)]
struct Bodies {
    /// Whether lengths stay `usize`: in functions that the user wrote with `usize`.
    is_in_usize: bool,
    open: Open,
    /// The constants and const parameters that are `usize` in Rust.
    lengths: BTreeSet<String>,
    sizes: Sizes,
}

impl Bodies {
    fn function(&mut self, sig: &mut syn::Signature, block: &mut syn::Block) {
        let mut inner = Bodies {
            is_in_usize: as_written::is_in_usize(sig, Some(block), &self.sizes.0),
            open: Open::default(),
            lengths: self.lengths.iter().cloned().chain(lengths(&sig.generics)).collect(),
            sizes: self.sizes.clone(),
        };
        inner.open.visit_block(block);
        let params: Vec<String> =
            sig.generics.const_params().map(|param| param.ident.to_string()).collect();
        block.stmts.iter_mut().for_each(|stmt| constant_as_variable(stmt, &params));
        inner.visit_block_mut(block);
        bound(sig);
        let scope = scope(&block.to_token_stream());
        block.stmts.insert(0, syn::Stmt::Item(syn::Item::Verbatim(scope)));
    }

    fn is_length(&self, path: &syn::Path) -> bool {
        path.get_ident().is_some_and(|name| self.lengths.contains(&name.to_string()))
    }

    /// The index of an element, or a range of them.
    fn index(&mut self, index: &mut syn::Expr) {
        match index {
            syn::Expr::Range(range) => {
                let ends = [&mut range.start, &mut range.end].into_iter().flatten();
                ends.for_each(|end| self.position(end));
            }
            // Only users' types have such indices.
            at @ syn::Expr::Tuple(_) => self.visit_expr_mut(at),
            at => self.position(at),
        }
    }

    /// A value that is a `usize` in Rust.
    fn position(&mut self, at: &mut syn::Expr) {
        if is_usize(at) {
            let outer = std::mem::replace(&mut self.is_in_usize, true);
            self.visit_expr_mut(at);
            self.is_in_usize = outer;
            return;
        }
        let is_open = !self.is_in_usize && self.open.contains(at);
        self.visit_expr_mut(at);
        let sizes = sizes();
        let index = if is_open { quote!(#sizes::index_of_u32) } else { quote!(#sizes::index) };
        *at = syn::Expr::Verbatim(quote!(#index(#at)));
    }

    /// The function that converts a method's result in Rust to the result in kernels.
    fn length(&self, call: &syn::ExprMethodCall) -> Option<TokenStream> {
        if self.is_in_usize {
            return None;
        }
        let sizes = sizes();
        match (call.method.to_string().as_str(), call.args.len()) {
            ("len" | "count", 0) | ("position", 1) => Some(quote!(#sizes::length)),
            ("enumerate", 0) => Some(quote!(#sizes::numbered)),
            _ => None,
        }
    }
}

impl VisitMut for Bodies {
    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        let stmts = std::mem::take(&mut block.stmts);
        block.stmts = stmts.into_iter().flat_map(workgroup_variables).collect();
        visit_mut::visit_block_mut(self, block);
    }

    fn visit_item_fn_mut(&mut self, function: &mut syn::ItemFn) {
        self.function(&mut function.sig, &mut function.block);
    }

    fn visit_item_mod_mut(&mut self, module: &mut syn::ItemMod) {
        self.sizes.visit_item_mod(module);
        let items = module.content.iter().flat_map(|(_, items)| items);
        self.lengths.extend(items.filter_map(length_constant));
        visit_mut::visit_item_mod_mut(self, module);
    }

    fn visit_item_impl_mut(&mut self, block: &mut syn::ItemImpl) {
        let outer = self.lengths.clone();
        self.lengths.extend(lengths(&block.generics));
        visit_mut::visit_item_impl_mut(self, block);
        self.lengths = outer;
    }

    fn visit_item_const_mut(&mut self, of: &mut syn::ItemConst) {
        if !is_usize_type(&of.ty) {
            visit_mut::visit_item_const_mut(self, of);
        }
    }

    fn visit_impl_item_fn_mut(&mut self, method: &mut syn::ImplItemFn) {
        self.function(&mut method.sig, &mut method.block);
    }

    fn visit_trait_item_fn_mut(&mut self, method: &mut syn::TraitItemFn) {
        if let Some(block) = &mut method.default {
            self.function(&mut method.sig, block);
        }
    }

    fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
        match expr {
            syn::Expr::Index(of) => {
                self.visit_expr_mut(&mut of.expr);
                self.index(&mut of.index);
                // Otherwise the span of both brackets would contain the index, and the index would
                // also mean `Index`.
                of.bracket_token = syn::token::Bracket(of.bracket_token.span.open());
            }
            syn::Expr::MethodCall(call) => {
                self.visit_expr_mut(&mut call.receiver);
                let takes_size = takes_sizes(call);
                for arg in &mut call.args {
                    if takes_size { self.index(arg) } else { self.visit_expr_mut(arg) }
                }
                if let Some(length) = self.length(call) {
                    *expr = syn::Expr::Verbatim(quote!(#length(#call)));
                }
            }
            syn::Expr::Path(path) if !self.is_in_usize && self.is_length(&path.path) => {
                let sizes = sizes();
                *expr = syn::Expr::Verbatim(quote!(#sizes::length(#path)));
            }
            syn::Expr::Repeat(repeat) => {
                self.visit_expr_mut(&mut repeat.expr);
                let len = &repeat.len;
                let is_param =
                    matches!(&**len, syn::Expr::Path(path) if self.is_length(&path.path));
                if !is_param && !is_literal(len) {
                    *repeat.len = syn::Expr::Verbatim(quote!((#len) as usize));
                }
            }
            _ => visit_mut::visit_expr_mut(self, expr),
        }
    }

    /// `assert!(i < x.len())`: the arguments are ordinary expressions.
    fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
        if !is_message(mac) {
            return;
        }
        let args = Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
        let Ok(mut args) = mac.parse_body_with(args) else { return };
        args.iter_mut().for_each(|arg| self.visit_expr_mut(arg));
        mac.tokens = args.into_token_stream();
    }

    // The expressions in types are constants.
    fn visit_type_mut(&mut self, _: &mut syn::Type) {}

    fn visit_generic_argument_mut(&mut self, _: &mut syn::GenericArgument) {}
}

/// Replaces `workgroup_var!` by an empty call and a variable for each declaration: rust-analyzer
/// cannot rename variables that a macro declares.
fn workgroup_variables(stmt: syn::Stmt) -> Vec<syn::Stmt> {
    let syn::Stmt::Macro(mut call) = stmt else { return vec![stmt] };
    let Some(Ok(declared)) = workgroup_vars(&call.mac) else { return vec![syn::Stmt::Macro(call)] };
    let variables = declared.into_iter().map(|WorkgroupVar { name, ty, .. }| {
        // The source must contain the whole pattern.
        let pattern = quote_spanned!(name.span()=> mut #name);
        syn::Stmt::Item(syn::Item::Verbatim(quote!(let #pattern: #ty = loop {};)))
    });
    call.mac.tokens = TokenStream::new();
    std::iter::once(syn::Stmt::Macro(call.clone())).chain(variables).collect()
}

/// Turns a constant that depends on const parameters, which Rust does not have, into a variable.
fn constant_as_variable(stmt: &mut syn::Stmt, params: &[String]) {
    let syn::Stmt::Item(syn::Item::Const(syn::ItemConst { ident, ty, expr, .. })) = stmt else {
        return;
    };
    let is_param = |token: TokenTree| params.contains(&token.to_string());
    if expr.to_token_stream().into_iter().any(is_param) {
        *stmt = syn::parse_quote!(let #ident: #ty = #expr;);
    }
}

/// Whether all arguments of a method are sizes in Rust.
fn takes_sizes(call: &syn::ExprMethodCall) -> bool {
    match taker_of_sizes(call) {
        Some(Receiver::Iterator) => is_iterator(&call.receiver),
        of => of.is_some(),
    }
}

/// The variables of a function that are initialised with a literal. Their use as an index may
/// decide their type.
#[derive(Default)]
struct Open(BTreeSet<String>);

impl Open {
    fn bind(&mut self, pat: &syn::Pat, value: &syn::Expr) {
        let is_literal = match ungroup(value) {
            syn::Expr::Range(range) => {
                [&range.start, &range.end].into_iter().flatten().all(|end| is_literal(end))
            }
            value => is_literal(value),
        };
        if let (true, syn::Pat::Ident(name)) = (is_literal, pat) {
            self.0.insert(name.ident.to_string());
        }
    }

    /// Whether an index consists of such variables and of literals.
    fn contains(&self, at: &syn::Expr) -> bool {
        match ungroup(at) {
            syn::Expr::Path(path) => {
                path.path.get_ident().is_some_and(|name| self.0.contains(&name.to_string()))
            }
            syn::Expr::Binary(of) => {
                let is_open = |side| is_literal(side) || self.contains(side);
                is_open(&of.left) && is_open(&of.right)
            }
            _ => false,
        }
    }
}

impl<'ast> Visit<'ast> for Open {
    fn visit_local(&mut self, local: &'ast syn::Local) {
        if let Some(init) = &local.init {
            self.bind(&local.pat, &init.expr);
        }
        visit::visit_local(self, local);
    }

    fn visit_expr_for_loop(&mut self, of: &'ast syn::ExprForLoop) {
        self.bind(&of.pat, &of.expr);
        visit::visit_expr_for_loop(self, of);
    }
}

/// Whether an expression is an integer literal without a suffix.
fn is_literal(expr: &syn::Expr) -> bool {
    matches!(ungroup(expr), syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. })
        if number.suffix().is_empty())
}

/// The names of members that are `usize`, and of functions with a `usize` in their signature.
#[derive(Default, Clone)]
struct Sizes(BTreeSet<String>);

impl<'ast> Visit<'ast> for Sizes {
    fn visit_field(&mut self, field: &'ast syn::Field) {
        let name = field.ident.as_ref().filter(|_| as_written::has_size(&field.ty));
        self.0.extend(name.map(ToString::to_string));
    }

    fn visit_signature(&mut self, sig: &'ast syn::Signature) {
        self.0.extend(as_written::signature_has_sizes(sig).then(|| sig.ident.to_string()));
    }
}

/// The name of a constant of type `usize`.
fn length_constant(item: &syn::Item) -> Option<String> {
    match item {
        syn::Item::Const(of) if is_usize_type(&of.ty) => Some(of.ident.to_string()),
        _ => None,
    }
}

fn is_usize_type(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Path(ty) if ty.path.is_ident("usize"))
}

/// The const parameters of type `usize`.
fn lengths(generics: &syn::Generics) -> impl Iterator<Item = String> {
    let params = generics.const_params().filter(|param| is_usize_type(&param.ty));
    params.map(|param| param.ident.to_string())
}

/// Adds bounds that kernels imply for type parameters: values are copied, and parameters of storage
/// textures are formats.
fn bound(sig: &mut syn::Signature) {
    let names: Vec<_> = sig.generics.type_params().map(|param| param.ident.clone()).collect();
    let params = sig.inputs.to_token_stream().to_string();
    for name in names {
        let is_format =
            params.contains(&format!("< {name} >")) && params.contains("StorageTexture");
        let is_format = is_format || params.contains(&format!("< {name} , ReadWrite >"));
        let name = without_spans(name.to_token_stream());
        let format = is_format.then(|| quote!(+ ::dsl_runtime::TextureFormat));
        let clause = sig.generics.make_where_clause();
        clause.predicates.push(syn::parse_quote!(#name: ::core::marker::Copy #format));
    }
}
