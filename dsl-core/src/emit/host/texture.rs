//! Textures and samplers on the host: the launcher's parameters, the interface, and the CPU form.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::cpu::Cpu;
use crate::analyze::Checked;
use crate::builtins::textures::Parameter;
use crate::ir::{BindingId, Expr, ExprId, Module, Place, Root, Scalar, Ty};
use crate::textures::{Access, Dimension, Handle, TextureOp};

fn name(text: &str) -> Ident {
    Ident::new(text, Span::call_site())
}

fn format_ty(handle: Handle) -> TokenStream {
    let Handle::StorageTexture(_, format, _) = handle else { return TokenStream::new() };
    let format = name(format.rust);
    quote!(::dsl_runtime::formats::#format)
}

/// The type of the launcher's parameter. `argument` is the component of a sampled texture or the
/// format of a storage texture, as the user wrote it.
pub(super) fn host_ty(handle: Handle, argument: Option<&TokenStream>) -> TokenStream {
    let component = argument;
    let format = argument.cloned().unwrap_or_else(|| format_ty(handle));
    match handle {
        Handle::Texture(dimension, scalar) => {
            let texture = format_ident!("Texture{}", dimension.rust());
            let known = name(scalar.rust());
            let component = component.cloned().unwrap_or_else(|| quote!(#known));
            quote!(&'a ::dsl_runtime::#texture<#component>)
        }
        Handle::DepthTexture(dimension) => {
            let texture = format_ident!("TextureDepth{}", dimension.rust());
            quote!(&'a ::dsl_runtime::#texture)
        }
        Handle::StorageTexture(dimension, _, access) => {
            let texture = format_ident!("StorageTexture{}", dimension.rust());
            match access {
                Access::Read => quote!(&'a ::dsl_runtime::#texture<#format>),
                Access::Write => quote!(&'a mut ::dsl_runtime::#texture<#format>),
                Access::ReadWrite => {
                    quote!(&'a mut ::dsl_runtime::#texture<#format, ::dsl_runtime::ReadWrite>)
                }
            }
        }
        Handle::Sampler => quote!(&'a ::dsl_runtime::Sampler),
        Handle::SamplerComparison => quote!(&'a ::dsl_runtime::SamplerComparison),
    }
}

/// The method of `Args` for it.
pub(super) fn args_method(handle: Handle) -> TokenStream {
    match handle {
        Handle::Texture(..) | Handle::DepthTexture(_) => quote!(texture),
        Handle::StorageTexture(_, _, Access::Read) => quote!(storage_texture_read),
        Handle::StorageTexture(_, _, Access::Write) => quote!(storage_texture_write),
        Handle::StorageTexture(_, _, Access::ReadWrite) => quote!(storage_texture_read_write),
        Handle::Sampler => quote!(sampler),
        Handle::SamplerComparison => quote!(sampler_comparison),
    }
}

/// Its `BindingKind`.
pub(super) fn binding_kind(checked: &Checked, id: BindingId) -> TokenStream {
    let sampled = |dimension: Dimension, class| {
        let (dimension, class) = (name(dimension.marker()), name(class));
        quote!(Texture {
            dimension: ::dsl_runtime::TextureDimension::#dimension,
            sample_type: ::dsl_runtime::SampleType::#class,
        })
    };
    match handle(&checked.module().bindings[id]) {
        Handle::Texture(dimension, Scalar::I32) => sampled(dimension, "Sint"),
        Handle::Texture(dimension, Scalar::U32) => sampled(dimension, "Uint"),
        Handle::Texture(dimension, _) => sampled(dimension, "Float"),
        Handle::DepthTexture(dimension) => sampled(dimension, "Depth"),
        Handle::StorageTexture(dimension, format, access) => {
            let (dimension, format) = (name(dimension.marker()), name(format.rust));
            let access = name(match access {
                Access::Read => "Read",
                Access::Write => "Write",
                Access::ReadWrite => "ReadWrite",
            });
            quote!(StorageTexture {
                dimension: ::dsl_runtime::TextureDimension::#dimension,
                format: ::dsl_runtime::Format::#format,
                access: ::dsl_runtime::StorageAccess::#access,
            })
        }
        Handle::Sampler if samples_depths(checked.module(), id) => quote!(SamplerNonFiltering),
        Handle::Sampler => quote!(Sampler),
        Handle::SamplerComparison => quote!(SamplerComparison),
    }
}

/// Whether the sampler is used with a depth texture: WebGPU cannot filter depths.
fn samples_depths(module: &Module, sampler: BindingId) -> bool {
    let is_it = |arg: &ExprId| {
        matches!(&module.exprs[*arg].kind, Expr::Ref(place, _)
            if place.root == Root::Binding(sampler))
    };
    module.exprs.iter().any(|(_, expr)| {
        let Expr::Texture(_, place, args) = &expr.kind else { return false };
        matches!(module.handle(place), Some(Handle::DepthTexture(_))) && args.iter().any(is_it)
    })
}

/// The expression by which the CPU form gets it.
pub(super) fn bound(handle: Handle, index: &Literal) -> TokenStream {
    match handle {
        Handle::Texture(dimension, scalar) => {
            let (scalar, dimension) = (name(scalar.rust()), name(dimension.marker()));
            quote!(__dispatch.texture::<#scalar, ::dsl_runtime::#dimension>(#index))
        }
        Handle::StorageTexture(dimension, ..) => {
            let (format, dimension) = (format_ty(handle), name(dimension.marker()));
            quote!(__dispatch.storage_texture::<#format, ::dsl_runtime::#dimension>(#index))
        }
        Handle::DepthTexture(dimension) => {
            let dimension = name(dimension.marker());
            quote!(__dispatch.texture::<::dsl_runtime::Depth, ::dsl_runtime::#dimension>(#index))
        }
        Handle::Sampler => quote!(__dispatch.sampler(#index)),
        Handle::SamplerComparison => quote!(__dispatch.sampler_comparison(#index)),
    }
}

impl Cpu<'_> {
    /// A call of the runtime's method.
    pub(super) fn texture(
        &self,
        id: ExprId,
        op: TextureOp,
        place: &Place,
        args: &[ExprId],
        span: Span,
    ) -> TokenStream {
        let texture = self.handle(place);
        let proof = self.proven_access(id);
        let handle = self.checked.module().handle(place).expect("lower found a texture");
        let mut args = self.texture_args(op, handle, args);
        match (op, handle) {
            (TextureOp::Load | TextureOp::Store, Handle::StorageTexture(..)) => {
                let site = self.sites.place(place);
                let proof = proof.iter();
                args.push(quote!(__by.at(#site) #(.proven(#proof))*));
            }
            // These functions of the runtime take a level.
            (TextureOp::Dimensions, _) if handle.is_sampled() => args.push(quote!(0u32)),
            (TextureOp::Load, _) if handle.dimension() == Some(Dimension::Multisampled2d) => {
                args.push(quote!(0u32));
            }
            _ => {}
        }
        let is_dimensions = op == TextureOp::DimensionsAt;
        let method = if is_dimensions { TextureOp::Dimensions } else { op };
        let method = Ident::new(method.rust(), span);
        if let (true, Some(proof), [texel, level]) = (handle.is_sampled(), proof, &args[..]) {
            return quote_spanned!(span=> {
                let (__texel, __level) = (#texel, #level);
                __by.proven_true(#texture.has(__texel, __level), #proof);
                #texture.load(__texel, __level)
            });
        }
        quote_spanned!(span=> #texture.#method(#(#args),*))
    }

    /// The arguments. A layer or a sample forms a pair with the coordinates before it.
    fn texture_args(&self, op: TextureOp, handle: Handle, args: &[ExprId]) -> Vec<TokenStream> {
        let params = op.parameters(handle).expect("lower found the function");
        let mut list: Vec<TokenStream> = Vec::new();
        for ((_, param), arg) in params.iter().zip(args) {
            let kind = &self.checked.module().exprs[*arg].kind;
            let arg = if let Expr::Ref(sampler, _) = kind {
                self.handle(sampler)
            } else {
                self.expr(*arg)
            };
            let of = (*param == Parameter::Layer).then(|| list.pop()).flatten();
            list.push(of.map_or_else(|| arg.clone(), |of| quote!((#of, #arg))));
        }
        list
    }

    fn handle(&self, place: &Place) -> TokenStream {
        match place.root {
            Root::Binding(binding) => {
                let name = self.here(&self.bindings[binding.index()]);
                quote!(#name)
            }
            Root::Local(_) | Root::Workgroup(_) => unreachable!("textures are parameters"),
        }
    }
}

/// The texture or sampler of a binding.
pub(super) fn handle(binding: &crate::ir::Binding) -> Handle {
    let Ty::Handle(handle) = binding.ty else {
        unreachable!("the handle address space holds handles")
    };
    handle
}
