//! The host code of a generic kernel: one launcher, and a `Kernel` for each instance. The launcher
//! finds an instance by its type arguments, or by the values of its constants (`chosen.rs`).

mod chosen;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};

use super::tokens::ident;
use super::{
    args_method, args_method_of_several, asserts, buffer_ty, buffers_ty, cpu, dimensions, docs,
    info, pointee, raw_string, texture, used, value_param,
};
use crate::analyze::Checked;
use crate::analyze::layout::MemberValue;
use crate::emit::wgsl::Emitted;
use crate::ir::{Binding, LocalId, Param, Ty};
use crate::parse::{Arguments, Generic, Source};
use crate::textures::Handle;

pub(super) fn emit(source: &Source, instances: &[(Checked, Emitted)]) -> TokenStream {
    let launcher = launcher(source, instances);
    let kernels = instances.iter().zip(source.instances()).enumerate();
    let kernels = kernels.map(|(n, ((checked, _), at))| kernel(source, checked, n, &at));
    let module = module(source, instances);
    let chosen = chosen::emit(source, instances);
    quote! {
        #launcher
        #(#kernels)*
        #chosen
        #module
    }
}

/// The common parts of the two forms of a launcher.
struct Signature {
    /// `name: type` of each parameter.
    fields: Vec<TokenStream>,
    bounds: Vec<TokenStream>,
    /// Collects the arguments in `list`, given `__offsets`.
    args: TokenStream,
    list: Ident,
}

fn signature(source: &Source, checked: &Checked) -> Signature {
    let params: Vec<_> = source.params.iter().zip(&checked.module().params).collect();
    let fields = params.iter().map(|(written, param)| {
        let name = ident(&written.name);
        let ty = host_ty(checked, **param, &written.ty);
        quote!(#name: #ty)
    });
    let bounds = params.iter().filter_map(|(written, param)| bound(checked, **param, &written.ty));
    let list = Ident::new("args", Span::mixed_site());
    let args = args(source, checked, &list);
    Signature { fields: fields.collect(), bounds: bounds.collect(), args, list }
}

fn launcher(source: &Source, instances: &[(Checked, Emitted)]) -> TokenStream {
    let (vis, attrs, name) = (&source.vis, &source.attrs, ident(&source.name));
    let checked = &instances[0].0;
    let texts: Vec<_> = instances
        .iter()
        .map(|(checked, wgsl)| {
            let of = format!(" of `{}`", checked.module().full_name());
            (of, raw_string(&wgsl.text))
        })
        .collect();
    let texts: Vec<_> = texts.iter().map(|(of, text)| (of.clone(), text)).collect();
    let docs = docs(source, &texts);
    let generics = &source.syntax.params;
    let predicates = source.syntax.where_clause.iter().flat_map(|clause| &clause.predicates);
    let names = source.generics.iter().map(|generic| ident(&generic.name));
    let instance = quote!(#name::Instance<#(#names),*>);
    let Signature { fields, bounds, args, list } = signature(source, checked);
    let dimensions = dimensions(source);
    quote! {
        #docs
        #(#attrs)*
        #[allow(
            clippy::too_many_arguments,
            clippy::multiple_bound_locations,
            reason = "a kernel decides how many parameters and bounds it has"
        )]
        #vis fn #name<'a, #generics>(#(#fields),*) -> ::dsl_runtime::Call<'a, #dimensions>
        where
            #instance: ::dsl_runtime::KernelInstance,
            #(#bounds,)*
            #(#predicates,)*
        {
            let __kernel = <#instance as ::dsl_runtime::KernelInstance>::KERNEL;
            let mut #list = ::dsl_runtime::__private::Args::new(__kernel);
            let __offsets = <#instance as ::dsl_runtime::KernelInstance>::PARAM_OFFSETS;
            #args
            #list.finish().of_dimensions()
        }
    }
}

fn host_ty(checked: &Checked, param: Param, written: &syn::Type) -> TokenStream {
    let element = element(written);
    match param {
        Param::Value(local) if is_whole(checked, local, written) => {
            quote!(impl ::dsl_runtime::Count)
        }
        Param::Value(local) if is_scalar(checked, local, written) => {
            value_param(&element, checked.types().local(local))
        }
        Param::Value(_) => element,
        Param::Binding(id) => match &checked.module().bindings[id] {
            binding @ Binding { ty: Ty::Handle(_), .. } => {
                texture::host_ty(texture::handle(binding), component(written).as_ref())
            }
            binding => buffer_ty(binding, &element),
        },
        Param::Bindings(first, _) => {
            let count = count(written);
            buffers_ty(&checked.module().bindings[first], &element, &quote!({ #count }))
        }
    }
}

/// The number of slices of an array, as written.
#[expect(clippy::wildcard_enum_match_arm, reason = "syn's enums are non-exhaustive")]
fn count(written: &syn::Type) -> Option<&syn::Expr> {
    match written {
        syn::Type::Group(of) => count(&of.elem),
        syn::Type::Paren(of) => count(&of.elem),
        syn::Type::Array(of) => Some(&of.len),
        _ => None,
    }
}

/// Whether a parameter is the same scalar in each instance.
fn is_scalar(checked: &Checked, local: LocalId, written: &syn::Type) -> bool {
    match (written, checked.types().local(local)) {
        (syn::Type::Path(of), Ty::Scalar(scalar)) => of.path.is_ident(scalar.rust()),
        _ => false,
    }
}

/// Whether a parameter is a `u32` in each instance.
fn is_whole(checked: &Checked, local: LocalId, written: &syn::Type) -> bool {
    let is_named = matches!(written, syn::Type::Path(of) if of.path.is_ident("u32"));
    is_named && *checked.types().local(local) == Ty::U32
}

/// The type of a parameter's value or elements, without references and `Atomic`.
fn element(written: &syn::Type) -> TokenStream {
    let pointee = pointee(written);
    if let syn::Type::Path(path) = pointee
        && let Some(last) = path.path.segments.last()
        && last.ident == "Atomic"
        && let syn::PathArguments::AngleBracketed(args) = &last.arguments
    {
        return args.args.to_token_stream();
    }
    pointee.to_token_stream()
}

/// The first type argument of a texture.
fn component(written: &syn::Type) -> Option<TokenStream> {
    let syn::Type::Path(path) = pointee(written) else { return None };
    let arguments = &path.path.segments.last()?.arguments;
    let syn::PathArguments::AngleBracketed(args) = arguments else { return None };
    args.args.first().map(ToTokens::to_token_stream)
}

fn bound(checked: &Checked, param: Param, written: &syn::Type) -> Option<TokenStream> {
    let element = element(written);
    let ty = match param {
        Param::Value(_) => return Some(quote!(#element: ::dsl_runtime::Storable)),
        Param::Bindings(..) => return Some(quote!(#element: ::dsl_runtime::HostShareable)),
        Param::Binding(id) => &checked.module().bindings[id].ty,
    };
    if let Ty::Handle(handle) = ty {
        bound_of_handle(*handle, written)
    } else if ty.runtime_array().is_some() {
        Some(quote!(#element: ::dsl_runtime::RuntimeSized))
    } else {
        Some(quote!(#element: ::dsl_runtime::HostShareable))
    }
}

fn bound_of_handle(handle: Handle, written: &syn::Type) -> Option<TokenStream> {
    let component = component(written)?;
    match handle {
        Handle::Texture(..) => Some(quote!(#component: ::dsl_runtime::Component)),
        Handle::StorageTexture(..) => Some(quote!(#component: ::dsl_runtime::TextureFormat)),
        Handle::DepthTexture(_) | Handle::Sampler | Handle::SamplerComparison => None,
    }
}

/// As in a kernel without generics, except that the offsets depend on the instance.
fn args(source: &Source, checked: &Checked, list: &Ident) -> TokenStream {
    let module = checked.module();
    let values = module.params.iter().zip(&source.params).filter_map(|(param, written)| {
        let Param::Value(local) = *param else { return None };
        Some((&module.locals[local].name, &written.ty, is_whole(checked, local, &written.ty)))
    });
    let values = values.enumerate().map(|(n, (name, ty, is_whole))| {
        let (value, text) = (ident(name), &name.text);
        match is_whole {
            true => quote!(#list.whole(__offsets[#n], #text, #value);),
            false => {
                let ty = element(ty);
                quote!(#list.param::<#ty>(__offsets[#n], #value);)
            }
        }
    });
    // The length of an array of slices may depend on the instance, and so may the numbers of bindings.
    let bindings = module.params.iter().zip(&source.params).filter_map(|(param, written)| {
        let (name, text) = (ident(&written.name), &written.name.text);
        Some(match *param {
            Param::Value(_) => return None,
            Param::Binding(id) if module.bindings[id].ty.buffers().is_some() => {
                quote!(#list.read_all(#list.next_binding(), #text, #name);)
            }
            Param::Binding(id) => {
                let method = args_method(&module.bindings[id]);
                quote!(#list.#method(#list.next_binding(), #name);)
            }
            Param::Bindings(first, _) => {
                let method = args_method_of_several(&module.bindings[first]);
                quote!(#list.#method(#list.next_binding(), #text, #name);)
            }
        })
    });
    quote!(#(#values)* #(#bindings)*)
}

/// The generic arguments at these positions.
fn arguments(source: &Source, at: &[usize]) -> Vec<TokenStream> {
    let argument = |(generic, at): (&Generic, &usize)| match &generic.values {
        Arguments::Types(types) => types[*at].to_token_stream(),
        Arguments::Consts(_, values) => {
            let value = &values[*at];
            quote!({ #value })
        }
    };
    source.generics.iter().zip(at).map(argument).collect()
}

/// The `Kernel` of instance `n`, whose arguments are at these positions.
fn kernel(source: &Source, checked: &Checked, n: usize, at: &[usize]) -> TokenStream {
    let name = ident(&source.name);
    let args = arguments(source, at);
    let cpu = cpu::emit(checked, &source.allowed);
    let asserts = asserts(checked.module());
    let layout = &checked.facts().layout;
    let offsets = checked.module().params.iter().filter_map(|param| match param {
        Param::Value(local) => layout
            .params
            .iter()
            .find(|member| member.value == MemberValue::Param(*local))
            .map(|member| member.offset),
        Param::Binding(_) | Param::Bindings(..) => None,
    });
    let cfgs = source.attrs.iter().filter(|attr| attr.path().is_ident("cfg"));
    quote! {
        #(#cfgs)*
        const _: () = {
            #asserts
            #cpu
            type __Instance = #name::Instance<#(#args),*>;
            static __KERNEL: ::dsl_runtime::__private::Kernel = ::dsl_runtime::__private::Kernel::new::<__Instance>(&#name::INSTANCES[#n], __cpu, __cpu, &__SITES);
            impl ::dsl_runtime::KernelInstance for __Instance {
                const KERNEL: &'static ::dsl_runtime::__private::Kernel = &__KERNEL;
                const PARAM_OFFSETS: &'static [u32] = &[#(#offsets),*];
            }
        };
    }
}

fn module(source: &Source, instances: &[(Checked, Emitted)]) -> TokenStream {
    let (vis, name) = (&source.vis, ident(&source.name));
    let count = instances.len();
    let infos = instances.iter().map(|(checked, wgsl)| {
        let text = raw_string(&wgsl.text);
        info(checked, wgsl, &text.to_token_stream())
    });
    let params = source.generics.iter().map(|generic| {
        let name = ident(&generic.name);
        match &generic.values {
            Arguments::Types(_) => quote!(#name),
            Arguments::Consts(ty, _) => quote!(const #name: #ty),
        }
    });
    let types = source.generics.iter().filter_map(|generic| match generic.values {
        Arguments::Types(_) => Some(ident(&generic.name)),
        Arguments::Consts(..) => None,
    });
    let chosen = chosen::items(source);
    let about = format!("What the instances of the kernel `{}` became.", source.name.text);
    let cfgs = source.attrs.iter().filter(|attr| attr.path().is_ident("cfg"));
    let (used, is_used) = used(source);
    quote! {
        #(#cfgs)*
        #[doc = #about]
        #vis mod #name {
            /// Stands for one instance. If there is that one, it is a [`KernelInstance`](::dsl_runtime::KernelInstance).
            #[derive(Debug)]
            pub struct Instance<#(#params),*>(::core::marker::PhantomData<(#(#types,)*)>);
            /// The interfaces of the instances, the WGSL modules in them.
            pub static INSTANCES: [::dsl_runtime::KernelInfo; #count] = { #is_used [#(#infos),*] };
            #used
            #chosen
        }
    }
}
