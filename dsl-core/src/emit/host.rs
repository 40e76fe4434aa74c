//! The items that replace the kernel's function in the user's crate: the typed launcher, which
//! contains the CPU form, and the module with `WGSL` and `INFO`.

mod assertions;
mod binding;
mod cooperative;
mod cpu;
mod expr;
mod function;
mod generic;
mod greatest;
mod lints;
mod loops;
mod messages;
mod place;
mod proofs;
mod sites;
mod subgroup;
mod texture;
mod tokens;
mod workgroup;

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

use super::features::Feature;
use super::wgsl::Emitted;
use crate::analyze::Checked;
use crate::analyze::layout::MemberValue;
use crate::ir::{AddressSpace, Binding, Literal as Lit, LocalId, Module, Name, Param, Scalar, Ty};
use crate::parse::{self, Source};
pub(super) use tokens::ident;
use tokens::{at, ty};

/// Emits the host code of a kernel, given its instances: one unless it is generic.
pub fn emit(source: &Source, instances: &[(Checked, Emitted)]) -> TokenStream {
    if !source.generics.is_empty() {
        return generic::emit(source, instances);
    }
    let (checked, wgsl) = &instances[0];
    let text = raw_string(&wgsl.text);
    let mut items = launcher(source, checked, &text);
    items.extend(constants(source, checked, wgsl, &text));
    items
}

fn launcher(source: &Source, checked: &Checked, text: &Literal) -> TokenStream {
    let module = checked.module();
    let (vis, attrs) = (&source.vis, &source.attrs);
    let name = ident(&source.name);
    let params = module.params.iter().zip(&source.params).map(|(param, written)| {
        let (name, ty) = (ident(&written.name), host_param(source, checked, *param, written));
        quote!(#name: #ty)
    });
    let docs = docs(source, &[(String::new(), text)]);
    let cpu = cpu::emit(checked, &source.allowed);
    let asserts = asserts(module);
    // Mixed-site hygiene separates it from a parameter of that name.
    let list = Ident::new("args", Span::mixed_site());
    let args = args(source, checked, &list);
    let dimensions = dimensions(source);
    quote! {
        #docs
        #(#attrs)*
        #[allow(clippy::too_many_arguments, reason = "a kernel decides how many parameters it has")]
        #vis fn #name<'a>(#(#params),*) -> ::dsl_runtime::Call<'a, #dimensions> {
            #asserts
            #cpu
            static __KERNEL: ::dsl_runtime::__private::Kernel = ::dsl_runtime::__private::Kernel::new::<#name::__Uses>(&#name::INFO, __cpu, __cpu, &__SITES);
            let mut #list = ::dsl_runtime::__private::Args::new(&__KERNEL);
            #args
            #list.finish().of_dimensions()
        }
    }
}

/// The number of dimensions of the workgroup size, without ones at the end.
fn dimensions(source: &Source) -> Literal {
    let is_one = |size: &syn::Expr| {
        matches!(size, syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(n), .. })
            if n.base10_digits() == "1")
    };
    let last = source.workgroup_size.iter().rposition(|size| !is_one(size));
    Literal::usize_unsuffixed(last.unwrap_or(0) + 1)
}

/// The user's documentation, then the WGSL of each instance. Each part is one attribute, as each
/// literal takes compile time.
fn docs(source: &Source, modules: &[(String, &Literal)]) -> TokenStream {
    let lines = &source.docs;
    let mut docs = quote!(#(#[doc = #lines])*);
    for (n, (of, text)) in modules.iter().enumerate() {
        let gap = if source.docs.is_empty() && n == 0 { "" } else { "\n" };
        let heading = format!("{gap}# WGSL{of}\n```wgsl");
        docs.extend(quote!(#[doc = #heading] #[doc = #text] #[doc = "```"]));
    }
    docs
}

fn host_param(
    source: &Source,
    checked: &Checked,
    param: Param,
    written: &parse::Param,
) -> TokenStream {
    match param {
        Param::Value(local) if *checked.types().local(local) == Ty::U32 => {
            quote!(impl ::dsl_runtime::Count)
        }
        Param::Value(local) => {
            let ty = value_ty(source, checked, local);
            value_param(&ty, checked.types().local(local))
        }
        Param::Binding(id) => {
            let binding = &checked.module().bindings[id];
            let element = host_ty(source, &written.name, &binding::element(binding).loaded());
            if let Ty::Handle(handle) = binding.ty {
                return texture::host_ty(handle, None);
            }
            buffer_ty(binding, &element)
        }
        Param::Bindings(first, count) => {
            let binding = &checked.module().bindings[first];
            let element = host_ty(source, &written.name, &binding::element(binding).loaded());
            buffers_ty(binding, &element, &Literal::u32_unsuffixed(count).into_token_stream())
        }
    }
}

/// The type of a launcher's parameter for a buffer.
fn buffer_ty(binding: &Binding, element: &TokenStream) -> TokenStream {
    match binding.space {
        _ if binding.ty.buffers().is_some() => {
            quote!(impl ::dsl_runtime::AsAllSlices<'a, #element>)
        }
        AddressSpace::StorageRead if binding.ty.runtime_array().is_some() => {
            quote!(&'a ::dsl_runtime::Storage<#element>)
        }
        AddressSpace::StorageReadWrite if binding.ty.runtime_array().is_some() => {
            quote!(&'a mut ::dsl_runtime::Storage<#element>)
        }
        AddressSpace::StorageRead => quote!(&'a dyn ::dsl_runtime::AsSlice<#element>),
        AddressSpace::StorageReadWrite => quote!(&'a mut dyn ::dsl_runtime::AsSliceMut<#element>),
        AddressSpace::Uniform | AddressSpace::Handle => {
            quote!(&'a ::dsl_runtime::Uniform<#element>)
        }
    }
}

/// The same for an array of slices.
fn buffers_ty(binding: &Binding, element: &TokenStream, count: &TokenStream) -> TokenStream {
    if binding.space == AddressSpace::StorageReadWrite {
        return quote!(impl ::dsl_runtime::AsSlicesMut<'a, #element, #count>);
    }
    quote!(impl ::dsl_runtime::AsSlices<'a, #element, #count>)
}

/// The type of a value parameter of a launcher. Vectors and structs have exactly their type, so
/// that `x.into()` works.
fn value_param(ty: &TokenStream, of: &Ty) -> TokenStream {
    if let Ty::Scalar(_) = of { quote!(impl ::dsl_runtime::Argument<#ty>) } else { ty.clone() }
}

fn value_ty(source: &Source, checked: &Checked, param: LocalId) -> TokenStream {
    host_ty(source, &checked.module().locals[param].name, checked.types().local(param))
}

/// A type in the launcher's signature. Users' types are named as the user wrote them.
fn host_ty(source: &Source, param: &Name, of: &Ty) -> TokenStream {
    let written = source.params.iter().find(|other| other.name.text == param.text);
    match written {
        Some(written) if has_user_type(of) => pointee(&written.written).into_token_stream(),
        _ => ty(of, Span::call_site()),
    }
}

fn has_user_type(ty: &Ty) -> bool {
    match ty {
        Ty::Struct(_) | Ty::Enum(_) => true,
        Ty::Array(element, _) | Ty::RuntimeArray(element) => has_user_type(element),
        Ty::Error
        | Ty::Unit
        | Ty::Scalar(_)
        | Ty::Vector(..)
        | Ty::Matrix(_)
        | Ty::Atomic(_)
        | Ty::Handle(_)
        | Ty::CoopMatrix(_)
        | Ty::Param(_) => false,
    }
}

/// The type behind a reference, or of an element.
#[expect(clippy::wildcard_enum_match_arm, reason = "syn's enums are non-exhaustive")]
fn pointee(ty: &syn::Type) -> &syn::Type {
    match ty {
        syn::Type::Reference(reference) => pointee(&reference.elem),
        syn::Type::Slice(of) if crate::syntax::slice_behind(&of.elem).is_some() => {
            pointee(&of.elem)
        }
        syn::Type::Slice(slice) => &slice.elem,
        syn::Type::Array(of) if crate::syntax::slice_behind(&of.elem).is_some() => {
            pointee(&of.elem)
        }
        syn::Type::Group(group) => pointee(&group.elem),
        syn::Type::Paren(paren) => pointee(&paren.elem),
        other => other,
    }
}

fn args(source: &Source, checked: &Checked, list: &Ident) -> TokenStream {
    let module = checked.module();
    let params = checked.facts().layout.params.iter().filter_map(|member| match member.value {
        MemberValue::Param(local) => {
            let (name, offset) = (ident(&module.locals[local].name), member.offset);
            Some(match *checked.types().local(local) == Ty::U32 {
                true => {
                    let text = &module.locals[local].name.text;
                    quote!(#list.whole(#offset, #text, #name);)
                }
                false => {
                    let ty = value_ty(source, checked, local);
                    quote!(#list.param::<#ty>(#offset, #name);)
                }
            })
        }
        MemberValue::Length(_) => None,
    });
    let bindings = module.params.iter().zip(&source.params).filter_map(|(param, written)| {
        let (name, text) = (ident(&written.name), &written.name.text);
        Some(match *param {
            Param::Value(_) => return None,
            Param::Binding(id) if module.bindings[id].ty.buffers().is_some() => {
                let index = id.index() as u32;
                quote!(#list.read_all(#index, #text, #name);)
            }
            Param::Binding(id) => {
                let (index, method) = (id.index() as u32, args_method(&module.bindings[id]));
                quote!(#list.#method(#index, #name);)
            }
            Param::Bindings(first, _) => {
                let index = first.index() as u32;
                let method = args_method_of_several(&module.bindings[first]);
                quote!(#list.#method(#index, #text, #name);)
            }
        })
    });
    quote!(#(#params)* #(#bindings)*)
}

/// The method of `Args` for a binding.
fn args_method(binding: &Binding) -> TokenStream {
    let is_struct = binding.ty.runtime_array().is_some();
    match binding.space {
        AddressSpace::StorageRead if is_struct => quote!(storage_read),
        AddressSpace::StorageReadWrite if is_struct => quote!(storage_read_write),
        AddressSpace::StorageRead => quote!(read),
        AddressSpace::StorageReadWrite => quote!(read_write),
        AddressSpace::Uniform => quote!(uniform),
        AddressSpace::Handle => texture::args_method(texture::handle(binding)),
    }
}

/// The method of `Args` for an array of slices.
fn args_method_of_several(binding: &Binding) -> TokenStream {
    if binding.space == AddressSpace::StorageReadWrite {
        return quote!(read_write_several);
    }
    quote!(read_several)
}

/// Makes rustc confirm that each path means the assumed constant or function.
fn asserts(module: &Module) -> TokenStream {
    let uses = &module.uses;
    let asserts = module.std_constants.iter().map(|(path, value)| assert_of_constant(path, value));
    let asserts: TokenStream = asserts.collect();
    let functions = module.std_functions.iter().map(|path| {
        let ty = match path.segments.last().map(|last| last.ident.to_string()).as_deref() {
            Some("from_fn") => quote!(fn(fn(usize)) -> [(); 1]),
            Some("size_of") => quote!(fn() -> usize),
            Some("swap") => quote!(fn(&mut (), &mut ()) -> _),
            Some("take") => quote!(fn(&mut ()) -> _),
            Some("min" | "max") => quote!(fn((), ()) -> ()),
            Some("transmute") => quote!(unsafe fn(_) -> _),
            _ => quote!(fn(&mut (), ()) -> _),
        };
        quote_spanned!(at(path.segments[0].ident.span())=> let _: #ty = #path;)
    });
    quote! {
        #[allow(unused_imports, reason = "the kernel's own")]
        const _: () = { #(#uses)* #asserts #(#functions)* };
    }
}

/// Makes rustc confirm that a path means a constant of std.
pub(crate) fn assert_of_constant(path: &syn::Path, value: &Lit) -> TokenStream {
    let (ty, bits, means) = match value {
        Lit::Float { double, suffix: Some(Scalar::F64), .. } => {
            let bits = double.to_bits();
            (
                quote!(f64),
                quote!(#bits),
                "in a kernel this name means the constant of `std::f64::consts`",
            )
        }
        Lit::Float { single, .. } => {
            let bits = single.to_bits();
            (
                quote!(f32),
                quote!(#bits),
                "in a kernel this name means the constant of `std::f32::consts`",
            )
        }
        Lit::Bool(_) | Lit::Int(..) => unreachable!("they are floating-point numbers"),
    };
    quote_spanned!(at(path.segments[0].ident.span())=> ::core::assert!(
                #ty::to_bits(#path) == #bits, #means
            );)
}

fn constants(source: &Source, checked: &Checked, wgsl: &Emitted, text: &Literal) -> TokenStream {
    let (vis, name) = (&source.vis, ident(&source.name));
    let about = format!("What the kernel `{}` became.", source.name.text);
    let info = info(checked, wgsl, &quote!(WGSL));
    let (used, is_used) = used(source);
    // The module exists under the same conditions as the launcher.
    let cfgs = source.attrs.iter().filter(|attr| attr.path().is_ident("cfg"));
    quote! {
        #(#cfgs)*
        #[doc = #about]
        #vis mod #name {
            /// The WGSL module.
            pub const WGSL: &str = { #is_used #text };
            /// The interface.
            pub static INFO: ::dsl_runtime::KernelInfo = #info;
            #used
        }
    }
}

/// A function with the kernel's name and span that all items of the kernel's module name. If
/// nothing uses the kernel, rustc reports the function as unused, and the items that it names count
/// as unused, too. Also the code that names it.
fn used(source: &Source) -> (TokenStream, TokenStream) {
    let (name, levels) = (ident(&source.name), &source.dead_code);
    // rustc does not report code that does not begin and end in the user's text.
    let function = quote_spanned!(source.name.span=> pub(super) fn #name() {
        super::__Uses::names();
    });
    let items = quote! {
        #[doc(hidden)]
        pub(super) struct __Uses;
        mod __used {
            #(#levels)*
            #[allow(nonstandard_style, clippy::all, clippy::pedantic, reason = "emitted code")]
            #function
        }
    };
    (items, quote!(_ = __used::#name;))
}

/// The `KernelInfo` of an instance.
fn info(checked: &Checked, wgsl: &Emitted, text: &TokenStream) -> TokenStream {
    let module = checked.module();
    let layout = &checked.facts().layout;
    let (kernel, entry_point) = (module.full_name(), &wgsl.entry_point);
    let [x, y, z] = module.workgroup_size;
    let workgroup_bytes = layout.workgroup_bytes;
    let bindings = module.bindings.iter().map(|(id, binding)| binding::info(checked, id, binding));
    let params = match layout.params_size {
        0 => quote!(::core::option::Option::None),
        size => {
            let binding = module.bindings.len() as u32;
            quote!(::core::option::Option::Some(::dsl_runtime::ParamsInfo {
                binding: #binding,
                size: #size,
            }))
        }
    };
    let features = wgsl.features.iter().map(|feature| {
        if let Feature::CooperativeMatrix(size, factors, sums) = feature {
            let [factors, sums] = [factors, sums].map(|scalar| {
                let name = if *scalar == Scalar::F16 { "F16" } else { "F32" };
                let name = Ident::new(name, Span::call_site());
                quote!(::dsl_runtime::CoopScalar::#name)
            });
            return quote!(::dsl_runtime::Feature::CooperativeMatrix {
                size: #size, factors: #factors, sums: #sums
            });
        }
        let name = Ident::new(feature.name(), Span::call_site());
        quote!(::dsl_runtime::Feature::#name)
    });
    let proofs = proofs::emit(checked);
    let lints = lints::emit(checked);
    let messages = messages::emit(checked);
    quote!(::dsl_runtime::KernelInfo {
        name: #kernel,
        entry_point: #entry_point,
        wgsl: #text,
        workgroup_size: [#x, #y, #z],
        workgroup_bytes: #workgroup_bytes,
        bindings: &[#(#bindings),*],
        params: #params,
        features: &[#(#features),*],
        proofs: #proofs,
        lints: #lints,
        messages: #messages,
        // SAFETY: `analyze::proofs` derived the proofs from the kernel of this module.
        vouched: unsafe { ::dsl_runtime::__private::Vouched::new() },
    })
}

/// A literal that keeps its line breaks.
fn raw_string(text: &str) -> Literal {
    let literal = format!("r#\"{text}\"#").parse();
    literal.unwrap_or_else(|_| Literal::string(text))
}
