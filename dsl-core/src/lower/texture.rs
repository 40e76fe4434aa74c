//! Textures and samplers: their types as parameters, and their methods.

use syn::spanned::Spanned;

use super::context::Lowerer;
use super::symbol::Symbol;
use crate::builtins::textures::{Named, Parameter};
use crate::diagnostic::Code;
use crate::ir::{Borrow, Expr, ExprId, Name, Place, Root, Scalar, Ty};
use crate::syntax::{name_of, ungroup};
use crate::textures::{Access, Dimension, FORMATS, Format, Handle, TextureOp};

/// The kind of a texture or sampler, from the last segment of its type's path.
pub(super) enum Kind {
    /// Types without arguments: samplers and depth textures.
    Plain(Handle),
    Sampled(Dimension),
    Storage(Dimension),
}

impl Kind {
    pub(super) fn named(name: &str) -> Option<Kind> {
        match name {
            "Sampler" => return Some(Kind::Plain(Handle::Sampler)),
            "SamplerComparison" => return Some(Kind::Plain(Handle::SamplerComparison)),
            _ => {}
        }
        if let Some(dimension) = Handle::dimension_of(name, "Texture") {
            return Some(Kind::Sampled(dimension));
        }
        if let Some(dimension) = Handle::dimension_of(name, "TextureDepth") {
            return dimension.has_depths().then_some(Kind::Plain(Handle::DepthTexture(dimension)));
        }
        let dimension = Handle::dimension_of(name, "StorageTexture")?;
        dimension.is_stored().then_some(Kind::Storage(dimension))
    }
}

/// Whether a type of that name is a texture or a sampler.
pub(super) fn is_handle(name: &str) -> bool {
    Kind::named(name).is_some()
}

impl Lowerer<'_> {
    // Types.

    /// The texture or sampler behind a reference; `None` for other types.
    pub(super) fn handle_ty(&mut self, ty: &syn::Type, writable: bool) -> Option<Ty> {
        let path = match ty {
            syn::Type::Group(group) => return self.handle_ty(&group.elem, writable),
            syn::Type::Paren(paren) => return self.handle_ty(&paren.elem, writable),
            syn::Type::Path(path) if path.qself.is_none() => &path.path,
            _ => return None,
        };
        let last = path.segments.last()?;
        let name = name_of(&last.ident);
        let kind = Kind::named(&name.text)?;
        if path.get_ident().is_some() && self.env.types.contains_key(&name.text) {
            return None;
        }
        let args = match &last.arguments {
            syn::PathArguments::AngleBracketed(args) => args.args.iter().collect(),
            _ => Vec::new(),
        };
        Some(match kind {
            Kind::Plain(handle) => self.plain_ty(&name, handle, &args, writable),
            Kind::Sampled(dimension) => self.sampled_ty(&name, dimension, &args, writable),
            Kind::Storage(dimension) => self.storage_ty(&name, dimension, &args, writable),
        })
    }

    fn plain_ty(
        &mut self,
        name: &Name,
        handle: Handle,
        args: &[&syn::GenericArgument],
        writable: bool,
    ) -> Ty {
        if writable || !args.is_empty() {
            let what = if handle.is_sampler() { "sampler" } else { "depth texture" };
            let message = format!(
                "a {what} is read-only, and has no type arguments: write `{}`",
                handle.rust()
            );
            return self.error(Code::Parameter, name.span, message);
        }
        Ty::Handle(handle)
    }

    fn sampled_ty(
        &mut self,
        name: &Name,
        dimension: Dimension,
        args: &[&syn::GenericArgument],
        writable: bool,
    ) -> Ty {
        let text = &name.text;
        let [syn::GenericArgument::Type(component)] = args else {
            let message = format!("write `{text}<f32>`, or `u32` or `i32`: a texel's components");
            return self.error(Code::UnknownType, name.span, message);
        };
        if let Some(format) = last_name(component).and_then(|name| format(&name)) {
            let message = format!(
                "a sampled texture names its components, not its format: write `{text}<{}>`",
                format.component.rust()
            );
            return self.error(Code::UnknownType, component.span(), message);
        }
        if dimension.has_depths() && last_name(component).is_some_and(|name| is_depth_format(&name))
        {
            let depths = Handle::DepthTexture(dimension).rust();
            let message = format!("depth textures have a type of their own: write `{depths}`");
            return self.error(Code::UnknownType, component.span(), message);
        }
        let scalar = match self.ty(component) {
            Ty::Error => return Ty::Error,
            Ty::Scalar(scalar @ (Scalar::F32 | Scalar::I32 | Scalar::U32)) => scalar,
            other => {
                let message =
                    format!("texels have components `f32`, `u32` or `i32`, not `{}`", other.rust());
                return self.error(Code::UnknownType, component.span(), message);
            }
        };
        if writable {
            let message = format!(
                "a sampled texture is read-only: write `&{text}<{}>`; to store texels take \
                 `&mut StorageTexture2d<F>`, where `F` is a format such as `Rgba8Unorm`",
                scalar.rust()
            );
            return self.error(Code::Parameter, name.span, message);
        }
        Ty::Handle(Handle::Texture(dimension, scalar))
    }

    fn storage_ty(
        &mut self,
        name: &Name,
        dimension: Dimension,
        args: &[&syn::GenericArgument],
        writable: bool,
    ) -> Ty {
        let text = &name.text;
        let (of, access) = match args {
            [syn::GenericArgument::Type(of)] => (of, None),
            [syn::GenericArgument::Type(of), syn::GenericArgument::Type(access)] => {
                (of, Some(access))
            }
            _ => {
                let message = format!(
                    "write `{text}<F>`, where `F` is a texel format such as `Rgba8Unorm`, or \
                     `{text}<F, ReadWrite>`"
                );
                return self.error(Code::UnknownType, name.span, message);
            }
        };
        let Some(format) = self.format_named(of) else { return Ty::Error };
        let access = match access {
            None if writable => Access::Write,
            None => Access::Read,
            Some(access) if last_name(access).as_deref() != Some("ReadWrite") => {
                let message = "`&` reads and `&mut` writes; for both write `ReadWrite` here";
                return self.error(Code::UnknownType, access.span(), message);
            }
            Some(_) if writable => Access::ReadWrite,
            Some(_) => {
                let message = format!(
                    "a texture that is also written needs `&mut`: `&mut {text}<{}, ReadWrite>`",
                    format.rust
                );
                return self.error(Code::Parameter, name.span, message);
            }
        };
        Ty::Handle(Handle::StorageTexture(dimension, format, access))
    }

    /// The format for a type or a type parameter. `None` if it is no format, which is reported.
    pub(super) fn format_named(&mut self, ty: &syn::Type) -> Option<&'static Format> {
        let name = last_name(ty).unwrap_or_default();
        let found = self.env.formats.get(&name).copied().or_else(|| format(&name));
        if found.is_none() {
            let message = format!(
                "this is not a texel format{}: formats are `Rgba8Unorm`, `R32Float` and the like",
                similar(ty).map(|name| format!(", but `{name}` is")).unwrap_or_default()
            );
            self.diags.error(Code::UnknownType, ty.span(), message);
        }
        found
    }

    // Methods.

    /// The texture or sampler that an expression names.
    pub(super) fn handle(&self, expr: &syn::Expr) -> Option<(Place, Handle)> {
        let symbol = match ungroup(expr) {
            syn::Expr::Reference(reference) => return self.handle(&reference.expr),
            syn::Expr::Unary(syn::ExprUnary { op: syn::UnOp::Deref(_), expr, .. }) => {
                return self.handle(expr);
            }
            inner => self.named_symbol(inner)?,
        };
        let place = match symbol {
            Symbol::Binding(id) => {
                Place { root: Root::Binding(id), projections: Vec::new(), span: expr.span() }
            }
            Symbol::Alias(place, ..) => Place { span: expr.span(), ..place },
            _ => return None,
        };
        self.module.handle(&place).map(|handle| (place, handle))
    }

    /// A method of a texture.
    pub(super) fn texture(
        &mut self,
        call: &syn::ExprMethodCall,
        place: Place,
        handle: Handle,
    ) -> ExprId {
        let name = name_of(&call.method);
        if let Some(generics) = &call.turbofish {
            self.unsupported(generics, "methods in kernels have no generic arguments");
        }
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        let params = self.texture_parameters(&name, handle, args.len());
        let Some((op, params)) = params else {
            self.operands(&args);
            return self.push(Expr::Error, name.span);
        };
        if op == TextureOp::Store && !self.check_references(&call.receiver) {
            self.operands(&args);
            return self.push(Expr::Error, name.span);
        }
        let sampler = |param: &Named| match param.1 {
            Parameter::Sampler => Some(Handle::Sampler),
            Parameter::SamplerComparison => Some(Handle::SamplerComparison),
            _ => None,
        };
        let both = || params.iter().zip(&args);
        let values: Vec<&syn::Expr> =
            both().filter(|(param, _)| sampler(param).is_none()).map(|(_, arg)| *arg).collect();
        let mut values = self.operands(&values).into_iter();
        let mut all = Vec::new();
        for (param, arg) in both() {
            all.push(match sampler(param) {
                Some(handle) => self.sampler(arg, handle),
                None => values.next().expect("one operand for each argument"),
            });
        }
        self.push(Expr::Texture(op, place, all), name.span)
    }

    /// The parameters of a method. `None` if the texture has no method with this name and number of
    /// arguments, which is reported.
    fn texture_parameters(
        &mut self,
        name: &Name,
        handle: Handle,
        given: usize,
    ) -> Option<(TextureOp, Vec<Named>)> {
        let known = TextureOp::ALL.into_iter().find(|(_, rust, _)| *rust == name.text);
        let Some((op, ..)) = known else {
            let has: Vec<String> = handle.ops().map(|op| format!("`{}`", op.rust())).collect();
            let advice = match op_of_sampler(handle) {
                Some(op) => format!("it is passed to a texture, `{op}`"),
                None => format!("it has {}", has.join(", ")),
            };
            let message = format!("`{}` has no method `{}`: {advice}", handle.rust(), name.text);
            self.diags.error(Code::UnknownFunction, name.span, message);
            return None;
        };
        match op.parameters(handle) {
            Ok(params) if params.len() == given => return Some((op, params)),
            Ok(params) => {
                let names: Vec<&str> = params.iter().map(|(name, _)| *name).collect();
                let message = format!(
                    "`{0}` of `{1}` takes {2} argument{3}, not {given}: write `t.{0}({4})`",
                    op.rust(),
                    handle.rust(),
                    params.len(),
                    if params.len() == 1 { "" } else { "s" },
                    names.join(", ")
                );
                self.diags.error(Code::ArgumentCount, name.span, message);
            }
            Err(advice) => {
                let code = if op == TextureOp::Store { Code::ReadOnly } else { Code::Argument };
                let message = format!("`{}` has no `{}`: {advice}", handle.rust(), op.rust());
                self.diags.error(code, name.span, message);
            }
        }
        None
    }

    fn sampler(&mut self, arg: &syn::Expr, expected: Handle) -> ExprId {
        match self.handle(arg) {
            Some((place, handle)) if handle == expected => {
                let span = place.span;
                self.push(Expr::Ref(place, Borrow::Shared), span)
            }
            _ => {
                let (what, ty) = match expected {
                    Handle::SamplerComparison => ("comparison sampler", "SamplerComparison"),
                    _ => ("sampler", "Sampler"),
                };
                let message = format!("expected a {what}: a parameter `sampler: &{ty}`");
                self.poison(Code::Mismatch, arg.span(), message)
            }
        }
    }
}

/// A call that takes a sampler of this kind; `None` for textures.
fn op_of_sampler(handle: Handle) -> Option<&'static str> {
    match handle {
        Handle::Sampler => Some("t.sample_level(sampler, at, level)"),
        Handle::SamplerComparison => Some("t.sample_compare_level(sampler, at, depth)"),
        Handle::Texture(..) | Handle::DepthTexture(_) | Handle::StorageTexture(..) => None,
    }
}

/// Whether a name is one of the runtime's depth formats, which no kernel names.
fn is_depth_format(name: &str) -> bool {
    matches!(name, "Depth16Unorm" | "Depth32Float")
}

pub(super) fn last_name(ty: &syn::Type) -> Option<String> {
    match ty {
        syn::Type::Path(path) => Some(name_of(&path.path.segments.last()?.ident).text),
        _ => None,
    }
}

/// The format for a type.
pub(super) fn format_of(ty: &syn::Type) -> Option<&'static Format> {
    match ty {
        syn::Type::Group(group) => format_of(&group.elem),
        syn::Type::Paren(paren) => format_of(&paren.elem),
        ty => format(&last_name(ty)?),
    }
}

fn format(name: &str) -> Option<&'static Format> {
    FORMATS.iter().find(|format| format.rust == name)
}

/// The format that was probably meant.
fn similar(ty: &syn::Type) -> Option<&'static str> {
    let name = last_name(ty)?.to_lowercase();
    let distance = |format: &Format| crate::syntax::edit_distance(format.wgsl, &name);
    let nearest = FORMATS.iter().min_by_key(|format| distance(format))?;
    (distance(nearest) <= 2).then_some(nearest.rust)
}
