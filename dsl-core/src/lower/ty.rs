//! Types as written to [`Ty`].

use quote::ToTokens;
use syn::spanned::Spanned;

use super::context::Lowerer;
use super::symbol::Symbol;
use crate::diagnostic::Code;
use crate::ir::{AddressSpace, Budget, Scalar, Struct, Ty};
use crate::layout::uniform;
use crate::syntax::visit_mut::{self, VisitMut};
use crate::syntax::{first_segments, name_of, runtime_array, slice_behind, ungroup};

/// The meaning of a parameter's type.
pub(super) enum ParamTy {
    Binding(AddressSpace, Ty),
    /// An array of slices, with their number.
    Bindings(AddressSpace, Ty, u32),
    Value(Ty),
}

/// The default type of a literal, or of a reference to one.
pub(super) fn literal_ty(expr: &syn::Expr) -> Option<Ty> {
    match ungroup(expr) {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(_), .. }) => Some(Ty::I32),
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Float(_), .. }) => Some(Ty::F32),
        syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Neg(_) | syn::UnOp::Not(_)) => {
            literal_ty(&of.expr)
        }
        syn::Expr::Reference(of) => literal_ty(&of.expr),
        _ => None,
    }
}

/// The type that a plain name means: a scalar or one of glam's vectors and matrices.
pub(super) fn named(name: &str) -> Option<Ty> {
    let scalars = || Scalar::ALL.into_iter();
    if let Some(scalar) = scalars().find(|scalar| scalar.rust() == name) {
        return Some(Ty::Scalar(scalar));
    }
    let (prefix, n) = name.split_at_checked(name.len().checked_sub(1)?)?;
    let n = n.parse().ok().filter(|n| (2..=4).contains(n))?;
    if prefix == "Mat" {
        return Some(Ty::Matrix(n));
    }
    let scalar = scalars().find(|scalar| scalar.vector_prefix() == Some(prefix))?;
    Some(Ty::Vector(scalar, n))
}

/// The type that `vec3(…)`, `uvec2(…)`, `mat2(…)` construct.
pub(super) fn constructor(name: &str) -> Option<Ty> {
    let upper = match name.strip_suffix(['2', '3', '4'])? {
        "vec" => "Vec",
        "ivec" => "IVec",
        "uvec" => "UVec",
        "bvec" => "BVec",
        "i64vec" => "I64Vec",
        "u64vec" => "U64Vec",
        "dvec" => "DVec",
        "mat" => "Mat",
        _ => return None,
    };
    named(&format!("{upper}{}", &name[name.len() - 1..]))
}

/// The type that `as_uvec3()` casts to.
pub(super) fn vector_cast(method: &str) -> Option<Ty> {
    match constructor(method.strip_prefix("as_")?)? {
        Ty::Vector(Scalar::Bool, _) | Ty::Matrix(_) => None,
        vector => Some(vector),
    }
}

/// The advice on parameters that are functions.
const FUNCTIONS: &str = "kernels take no functions: make the kernel generic over a type with a trait \
                         of yours, `instances(F = [Square, Cube])`, or call a `#[device] fn` for each \
                         case";

/// The advice on references that are not values.
const NO_REFERENCES: &str = "kernels have references to atomics and `&mut` references in parameters \
                             only: use the variable itself, or copy its value";

/// Whether the value may stand for a reference to this type.
fn is_value(ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Group(group) => is_value(&group.elem),
        syn::Type::Paren(paren) => is_value(&paren.elem),
        syn::Type::Reference(of) => of.mutability.is_none() && is_value(&of.elem),
        ty => {
            !matches!(ty, syn::Type::Slice(_) | syn::Type::TraitObject(_) | syn::Type::ImplTrait(_))
        }
    }
}

/// Whether a type is a slice or a reference to one.
pub(super) fn is_slice(ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Group(group) => is_slice(&group.elem),
        syn::Type::Paren(paren) => is_slice(&paren.elem),
        syn::Type::Reference(reference) => is_slice(&reference.elem),
        ty => matches!(ty, syn::Type::Slice(_)),
    }
}

pub(super) fn advice(name: &str) -> Option<&'static str> {
    Some(match name {
        "u128" | "i128" => {
            "integers in kernels have up to 32 bits, and up to 64 where the device has `u64` and `i64`"
        }
        "Vec" => "there is no heap; use a fixed array `[T; N]`, or a `&mut [T]` parameter",
        "Texture" => {
            "a kernel takes `&Texture2d<f32>` to sample or read any format of `f32` components, \
             `&mut StorageTexture2d<F>` to write the format `F`"
        }
        "TextureDepth1d" | "TextureDepth3d" => {
            "WGSL has depth textures in two dimensions only: `TextureDepth2d`, `TextureDepth2dArray`, \
             `TextureDepthCube`, `TextureDepthCubeArray` and `TextureDepthMultisampled2d`"
        }
        "StorageTextureMultisampled2d" => {
            "WGSL has no multisampled storage textures: write a multisampled texture in a render pass"
        }
        "TextureMultisampled2dArray" => {
            "WGSL has multisampled textures without layers: `TextureMultisampled2d`"
        }
        "StorageTextureCube" | "StorageTextureCubeArray" => {
            "WGSL has no storage textures of cubes: take `StorageTexture2dArray`, whose layers are the faces"
        }
        "String" | "str" => "there is no text; keep code for the host outside of `#[device]`",
        "Option" => "write it with the type of its value, `Option<u32>`",
        "Result" => "write it with the types of its value and its error, `Result<u32, Error>`",
        "Vec3A" => "use `Vec3`",
        _ => return None,
    })
}

/// Whether a parameter is a `&mut`.
pub(super) fn is_mut_reference(ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Group(group) => is_mut_reference(&group.elem),
        syn::Type::Paren(paren) => is_mut_reference(&paren.elem),
        syn::Type::Reference(reference) => reference.mutability.is_some(),
        syn::Type::Array(of) => is_mut_reference(&of.elem),
        _ => false,
    }
}

impl Lowerer<'_> {
    /// A value type, or `Atomic<T>`.
    pub(super) fn ty(&mut self, ty: &syn::Type) -> Ty {
        let of = self.referent_ty(ty);
        if of.is_view() {
            let message = format!(
                "`{}` holds references, so it is not a value in a kernel: make it with `let`, and pass it to \
                 functions",
                of.rust()
            );
            return self.error(Code::UnknownType, ty.span(), message);
        }
        if of.runtime_array().is_none() {
            return of;
        }
        let message = format!(
            "`{0}` ends in a runtime-sized array, so it can only be a parameter: take `&{0}` or \
             `&mut {0}`",
            of.rust()
        );
        self.error(Code::UnknownType, ty.span(), message)
    }

    /// A type with open parts, `Result<u8, _>`: each open part becomes a type parameter. Also
    /// returns their number. `None` for a type without open parts.
    pub(super) fn open_ty(&mut self, ty: &syn::Type) -> Option<(Ty, usize)> {
        struct Open(Vec<String>);
        impl VisitMut for Open {
            fn visit_type_mut(&mut self, ty: &mut syn::Type) {
                if let syn::Type::Infer(of) = ty {
                    let name = format!("__open_{}", self.0.len());
                    let ident = syn::Ident::new(&name, of.underscore_token.span);
                    *ty = syn::parse_quote!(#ident);
                    self.0.push(name);
                }
                visit_mut::visit_type_mut(self, ty);
            }
        }
        let (mut ty, mut open) = (ty.clone(), Open(Vec::new()));
        open.visit_type_mut(&mut ty);
        if open.0.is_empty() {
            return None;
        }
        let types = open.0.iter().enumerate().map(|(n, name)| (name.clone(), Ty::Param(n)));
        self.env.types.extend(types);
        let lowered = self.ty(&ty);
        open.0.iter().for_each(|name| _ = self.env.types.remove(name));
        Some((lowered, open.0.len()))
    }

    /// Tells inference the known parts of the type of a declared variable.
    pub(super) fn expect_open(&mut self, pat: &syn::Pat, (ty, open): &(Ty, usize)) {
        if let syn::Pat::Ident(of) = pat
            && let Some(Symbol::Local(local)) = self.lookup(&name_of(&of.ident).text)
        {
            self.inference.expect_local(local, ty, *open, &self.module, self.diags);
        }
    }

    /// The type of a referent: a value type, `Atomic<T>`, or a struct that ends in a runtime-sized
    /// array.
    pub(super) fn referent_ty(&mut self, ty: &syn::Type) -> Ty {
        match ty {
            syn::Type::Group(group) => self.referent_ty(&group.elem),
            syn::Type::Paren(paren) => self.referent_ty(&paren.elem),
            syn::Type::Tuple(tuple) if tuple.elems.is_empty() => Ty::Unit,
            syn::Type::Tuple(tuple) => {
                let members: Vec<Ty> = tuple.elems.iter().map(|member| self.ty(member)).collect();
                if members.contains(&Ty::Error) {
                    return Ty::Error;
                }
                let ty = Ty::tuple(members);
                if ty.leaves() > Struct::MAX_LEAVES {
                    return self.error(Code::UnknownType, tuple.span(), crate::ty::TOO_LARGE);
                }
                ty
            }
            syn::Type::Array(array) => {
                let element = self.ty(&array.elem);
                match self.length(&array.len) {
                    Some(_) if element == Ty::Unit => {
                        let message = "an array of `()` has no data";
                        self.error(Code::UnknownType, array.elem.span(), message)
                    }
                    Some(length) if element != Ty::Error => Ty::Array(Box::new(element), length),
                    _ => Ty::Error,
                }
            }
            syn::Type::Path(syn::TypePath { qself: None, path, .. }) => self.path_ty(path),
            syn::Type::Path(syn::TypePath { qself: Some(of), path, .. }) => {
                let owner = self.ty(&of.ty);
                match path.segments.last() {
                    Some(last) if owner != Ty::Error => {
                        let block = self.block_of_trait(&owner, path, of.position);
                        self.type_of_impl(&owner, block, &last.ident)
                    }
                    _ => Ty::Error,
                }
            }
            // A place that is borrowed for reading cannot change, so the value stands for the
            // reference.
            syn::Type::Reference(of) if of.mutability.is_none() && is_value(&of.elem) => match self
                .ty(&of.elem)
            {
                of if of.has_atomics() => self.error(Code::UnknownType, ty.span(), NO_REFERENCES),
                of => of,
            },
            other => {
                let message = match other {
                    syn::Type::Reference(of) if matches!(*of.elem, syn::Type::TraitObject(_)) => {
                        FUNCTIONS
                    }
                    syn::Type::TraitObject(_) | syn::Type::ImplTrait(_) | syn::Type::FnPtr(_) => {
                        FUNCTIONS
                    }
                    syn::Type::Ptr(_) => {
                        "kernels have no raw pointers: a buffer is a parameter, `&[T]` or `&mut [T]`"
                    }
                    syn::Type::Reference(of) if is_slice(&of.elem) => {
                        "a slice can only be a parameter: pass it on as an argument of its own, or \
                         copy its elements to an array, `[T; N]`"
                    }
                    syn::Type::Reference(_) => NO_REFERENCES,
                    syn::Type::Slice(_) => {
                        "slices are parameters, `&[T]`: inside a kernel use an array, `[T; N]`"
                    }
                    syn::Type::Infer(_) => "`_` can only be the type of a variable: write the type",
                    _ => {
                        "kernels do not have this type: they have scalars, glam's vectors, `[T; \
                         N]` and `Atomic<T>`"
                    }
                };
                self.error(Code::UnknownType, other.span(), message)
            }
        }
    }

    /// The type of the last member of a struct, which may be a runtime-sized array.
    pub(super) fn last_member_ty(&mut self, ty: &syn::Type) -> Ty {
        let Some(element) = runtime_array(ty) else { return self.ty(ty) };
        match self.ty(element) {
            Ty::Error => Ty::Error,
            element => Ty::RuntimeArray(Box::new(element)),
        }
    }

    pub(super) fn path_ty(&mut self, path: &syn::Path) -> Ty {
        let Some(last) = path.segments.last() else { return Ty::Error };
        let name = last.ident.to_string();
        if let Some(ident) = path.get_ident() {
            if ident == "Self"
                && let Some(ty) = &self.env.self_ty
            {
                return ty.clone();
            }
            if let Some(ty) = self.env.types.get(&name) {
                return ty.clone();
            }
            if let Some(format) = self.env.formats.get(&name) {
                let message = format!(
                    "`{name}` is the texel format `{}`, which is not a type of values: texels are \
                     `Vec4`, `UVec4` or `IVec4`",
                    format.rust
                );
                return self.error(Code::UnknownType, ident.span(), message);
            }
        }
        if path.segments.len() == 2
            && let Some(ty) = self.associated_ty(path)
        {
            return ty;
        }
        if let Some((item, used)) = self.env.scope.resolve(path) {
            if self.items.items[item].poisoned {
                self.diags.poison();
                return Ty::Error;
            }
            return self.item_path_ty(item, path, used);
        }
        if name == "PhantomData" {
            return Self::phantom();
        }
        if name == "Atomic"
            && let syn::PathArguments::AngleBracketed(args) = &last.arguments
            && let (Some(syn::GenericArgument::Type(arg)), 1) = (args.args.first(), args.args.len())
        {
            return match self.ty(arg) {
                Ty::Scalar(
                    scalar @ (Scalar::I32 | Scalar::U32 | Scalar::I64 | Scalar::U64 | Scalar::F32),
                ) => Ty::Atomic(scalar),
                Ty::Error => Ty::Error,
                other => {
                    let message = format!(
                        "atomics hold `u32`, `i32`, `u64`, `i64` or `f32`, not `{}`",
                        other.rust()
                    );
                    self.error(Code::UnknownType, arg.span(), message)
                }
            };
        }
        if name == "Option"
            && let syn::PathArguments::AngleBracketed(args) = &last.arguments
            && let (Some(syn::GenericArgument::Type(arg)), 1) = (args.args.first(), args.args.len())
        {
            return match self.ty(arg) {
                Ty::Error => Ty::Error,
                value => Ty::option(value),
            };
        }
        if name == "Result"
            && let syn::PathArguments::AngleBracketed(args) = &last.arguments
            && let [syn::GenericArgument::Type(value), syn::GenericArgument::Type(error)] =
                args.args.iter().collect::<Vec<_>>()[..]
        {
            return match (self.ty(value), self.ty(error)) {
                (Ty::Error, _) | (_, Ty::Error) => Ty::Error,
                (value, error) => Ty::result(value, error),
            };
        }
        if name == "TryFromIntError" {
            return Ty::try_from_int_error();
        }
        if name == "Ordering" {
            return Ty::ordering();
        }
        if name == "CoopMatrix" {
            return self.coop_matrix_ty(last);
        }
        if name == "RuntimeArray" {
            let message = "a `RuntimeArray<T>` is the last member of a struct; elsewhere a kernel \
                           takes a slice, `&[T]`";
            return self.error(Code::UnknownType, last.ident.span(), message);
        }
        if let (Some(ty), true) = (named(&name), last.arguments.is_none()) {
            return ty;
        }
        if super::texture::is_handle(&name) {
            let message = format!(
                "textures and samplers are parameters, behind a reference: `&{}`",
                path.to_token_stream().to_string().replace(' ', "")
            );
            return self.error(Code::UnknownType, last.ident.span(), message);
        }
        let foreign = crate::syntax::hints::for_foreign_type(&name);
        let hint = match (name.as_str(), advice(&name).or(foreign.as_deref())) {
            ("AtomicU32", _) => "write `Atomic<u32>`",
            ("AtomicI32", _) => "write `Atomic<i32>`",
            ("AtomicU64", _) => "write `Atomic<u64>`",
            ("AtomicI64", _) => "write `Atomic<i64>`",
            (_, Some(hint)) => hint,
            _ => {
                "they have `bool`, the integers and floats of up to 64 bits, glam's vectors, `[T; \
                 N]`, `Atomic<T>`, and types with `#[derive(ShaderType)]` or in a `#[device] mod`"
            }
        };
        self.error(
            Code::UnknownType,
            last.ident.span(),
            format!("kernels have no type `{name}`: {hint}"),
        )
    }

    /// The type that the first two names of a path mean, in `Self::Output`, `T::Item` or
    /// `Self::Output::new`. `None` if the path is not of this form.
    pub(super) fn associated_ty(&mut self, path: &syn::Path) -> Option<Ty> {
        let owner = path.segments[0].ident.to_string();
        let (owner, block) = match owner.as_str() {
            "Self" => (self.env.self_ty.clone()?, self.env.block),
            _ => (self.env.types.get(&owner)?.clone(), None),
        };
        Some(self.type_of_impl(&owner, block, &path.segments[1].ident))
    }

    /// The `impl` of a type that the trait in a path means, `<T as Pow<u8>>::Output`.
    fn block_of_trait(&mut self, owner: &Ty, path: &syn::Path, position: usize) -> Option<usize> {
        let of_trait = first_segments(path, position);
        let (item, _) = self.env.scope.resolve(&of_trait)?;
        let of_trait = self.trait_ref(item, Some(&of_trait));
        self.impls_of(owner).into_iter().find(|at| self.implements(*at, owner, &of_trait))
    }

    /// The associated type of that name in an `impl` of a type: in this block if it has one.
    fn type_of_impl(&mut self, owner: &Ty, block: Option<usize>, name: &syn::Ident) -> Ty {
        let items = self.items;
        for at in block.into_iter().chain(self.impls_of(owner)) {
            let declared = items.impls[at].syntax.items.iter().find_map(|item| match item {
                syn::ImplItem::Type(item) if item.ident == *name => Some(&item.ty),
                _ => None,
            });
            if let Some(declared) = declared {
                let env = self.impl_env(at, owner);
                return self.in_env(env, |cx| cx.ty(declared));
            }
        }
        let message = match (owner, matches!(owner, Ty::Scalar(_)) && name == "Output") {
            (_, true) => return owner.clone(),
            (Ty::Param(_), _) => format!(
                "the type `{name}` cannot be inferred from the arguments: write the type parameter \
                 in the call, `f::<f32>(…)`"
            ),
            _ => format!("`{}` has no type `{name}`", owner.rust()),
        };
        self.error(Code::UnknownType, name.span(), message)
    }

    /// An array length: 1 to `u32::MAX`.
    pub(super) fn length(&mut self, expr: &syn::Expr) -> Option<u32> {
        match self.integer_expr(expr) {
            Ok(n) if (1..=i128::from(u32::MAX)).contains(&n) => Some(n as u32),
            Ok(n) => {
                let message = match n > 0 {
                    true => format!("an array in a kernel has at most {} elements", u32::MAX),
                    false => format!("an array in a kernel has at least one element, not {n}"),
                };
                self.diags.error(Code::ConstExpression, expr.span(), message);
                None
            }
            Err(_) if self.is_computed(expr) => {
                let length = self.computed_length(expr)?;
                u32::try_from(length).ok().filter(|length| *length > 0)
            }
            Err((span, message)) => {
                self.diags.error(Code::ConstExpression, span, message);
                None
            }
        }
    }

    /// A parameter's type. `None` if it is not understood, which is reported.
    pub(super) fn param_ty(&mut self, ty: &syn::Type) -> Option<ParamTy> {
        let reference = match ty {
            syn::Type::Group(group) => return self.param_ty(&group.elem),
            syn::Type::Paren(paren) => return self.param_ty(&paren.elem),
            syn::Type::Reference(reference) => reference,
            syn::Type::Array(of) if is_slice(&of.elem) => return self.slices_param(of),
            other => return self.value_param(other),
        };
        let writable = reference.mutability.is_some();
        match &*reference.elem {
            syn::Type::Slice(of) if slice_behind(&of.elem).is_some() => {
                self.buffers_param(writable, &of.elem)
            }
            syn::Type::Slice(of) if is_slice(&of.elem) => {
                let message = "a buffer cannot hold slices: for several buffers take `&[&[T]]` or, with a \
                               number, `[&[T]; 4]`; for rows take one `&[T]` and the width, and index `x[row \
                               * width + column]`";
                self.refuse_param(of.elem.span(), message)
            }
            syn::Type::Array(of) if is_slice(&of.elem) => {
                let message =
                    "an array of slices is passed by value: leave out the `&`, `[&[T]; 4]`";
                self.refuse_param(ty.span(), message)
            }
            syn::Type::TraitObject(_) => self.refuse_param(ty.span(), FUNCTIONS),
            syn::Type::Slice(slice) => {
                let element = self.ty(&slice.elem);
                if let Some(bad) = self.not_host_shareable(&element) {
                    return self.refuse_param(slice.elem.span(), &bad);
                }
                let space = storage(&element, writable);
                Some(ParamTy::Binding(space, Ty::RuntimeArray(Box::new(element))))
            }
            element if let Some(ty) = self.handle_ty(element, writable) => {
                (ty != Ty::Error).then_some(ParamTy::Binding(AddressSpace::Handle, ty))
            }
            element => {
                let of = self.referent_ty(element);
                if of.runtime_array().is_some() {
                    let space = storage(&of, writable);
                    return match self.not_host_shareable(&of) {
                        Some(bad) => self.refuse_param(element.span(), &bad),
                        None => Some(ParamTy::Binding(space, of)),
                    };
                }
                if of == Ty::Error {
                    return None;
                }
                if writable {
                    let message = "`&mut T` has no address space here: for results take \
                                   `&mut [T]`, a buffer of any length";
                    return self.refuse_param(ty.span(), message);
                }
                if of.has_atomics() {
                    let advice = innermost(&of).rust();
                    let message = format!("atomics live in storage: take `&[{advice}]`");
                    return self.refuse_param(element.span(), &message);
                }
                let ty = of;
                if let Some(bad) = self.not_host_shareable(&ty) {
                    return self.refuse_param(element.span(), &bad);
                }
                if let Some(bad) = uniform::problem(&ty) {
                    return self.refuse_param(element.span(), &bad);
                }
                (ty != Ty::Error).then_some(ParamTy::Binding(AddressSpace::Uniform, ty))
            }
        }
    }

    /// `[&[T]; N]`: several buffers.
    fn slices_param(&mut self, of: &syn::TypeArray) -> Option<ParamTy> {
        match self.param_ty(&of.elem)? {
            ParamTy::Binding(space, ty @ Ty::RuntimeArray(_)) => {
                let (count, most) = (self.length(&of.len)?, Budget::GREATEST.storage_buffers);
                if count > most {
                    let message = format!("{count} buffers; no device binds more than {most}");
                    return self.refuse_param(of.len.span(), &message);
                }
                Some(ParamTy::Bindings(space, ty, count))
            }
            _ => {
                let message = "an array of buffers holds slices: `[&[T]; 4]`";
                self.refuse_param(of.elem.span(), message)
            }
        }
    }

    /// `&[&[T]]`: any number of buffers.
    fn buffers_param(&mut self, writable: bool, slice: &syn::Type) -> Option<ParamTy> {
        match self.param_ty(slice)? {
            ParamTy::Binding(AddressSpace::StorageRead, ty @ Ty::RuntimeArray(_))
                if !writable && ty.buffers().is_none() =>
            {
                Some(ParamTy::Binding(AddressSpace::StorageRead, Ty::RuntimeArray(Box::new(ty))))
            }
            _ => {
                let message = "a kernel only reads from any number of buffers, `&[&[T]]`: to write to several, \
                               take an array with a number, `[&mut [T]; 4]`; for rows take one `&[T]` and the \
                               width, and index `x[row * width + column]`";
                self.refuse_param(slice.span(), message)
            }
        }
    }

    fn value_param(&mut self, ty: &syn::Type) -> Option<ParamTy> {
        if let syn::Type::Slice(_) = ty {
            return self.refuse_param(ty.span(), "take a slice by reference: `&[T]` or `&mut [T]`");
        }
        match self.ty(ty) {
            Ty::Error => None,
            value if value.has_atomics() && !value.is_atomic() => {
                let advice = innermost(&value).rust();
                let message = format!("atomics live in storage: take `&[{advice}]`");
                self.refuse_param(ty.span(), &message)
            }
            Ty::Scalar(scalar) if let Some(bad) = no_memory(scalar) => {
                self.refuse_param(ty.span(), &bad)
            }
            value @ (Ty::Scalar(_) | Ty::Matrix(_)) => Some(ParamTy::Value(value)),
            value @ Ty::Vector(scalar, _) if scalar != Scalar::Bool => Some(ParamTy::Value(value)),
            value @ Ty::Enum(_) => Some(ParamTy::Value(value)),
            value @ (Ty::Struct(_) | Ty::Array(..) | Ty::Vector(Scalar::Bool, _)) => {
                match self.not_host_shareable(&value).or(uniform::problem(&value)) {
                    Some(bad) => self.refuse_param(ty.span(), &bad),
                    None => Some(ParamTy::Value(value)),
                }
            }
            Ty::Atomic(_) => {
                self.refuse_param(ty.span(), "atomics live in storage: take `&[Atomic<T>]`")
            }
            other => {
                let message =
                    format!("`{}` cannot be passed by value: take `&[T]`, a buffer", other.rust());
                self.refuse_param(ty.span(), &message)
            }
        }
    }

    fn refuse_param(&mut self, span: proc_macro2::Span, message: &str) -> Option<ParamTy> {
        self.diags.error(Code::Parameter, span, message);
        None
    }

    /// The reason why a type cannot be shared with the host.
    fn not_host_shareable(&self, ty: &Ty) -> Option<String> {
        match ty {
            Ty::Scalar(Scalar::Bool) => Some(
                "`bool` has no layout that host and GPU share: use `u32` and compare with 0"
                    .to_owned(),
            ),
            Ty::Scalar(scalar) if let Some(bad) = no_memory(*scalar) => Some(bad),
            Ty::Vector(Scalar::Bool, size) => {
                let numbers = Ty::Vector(Scalar::U32, *size).rust();
                Some(format!(
                    "`{}` has no layout that host and GPU share: use `{numbers}` and compare with 0, \
                     `v.cmpne({numbers}::ZERO)`",
                    ty.rust()
                ))
            }
            Ty::Array(element, _) => match &**element {
                Ty::Atomic(_) => Some(format!(
                    "arrays of atomics cannot be elements: take all atomics as one `&[{}]`",
                    element.rust()
                )),
                element => self.not_host_shareable(element),
            },
            Ty::Struct(_) if ty.may_lack_value() => Some(
                "an `Option` or a `Result` has no layout that host and GPU share: use a special \
                 value, or a struct with a `u32` as a flag"
                    .to_owned(),
            ),
            Ty::Struct(of) if of.variants().is_some() => Some(format!(
                "an enum with data has no layout that host and GPU share: use a struct with a \
                 `u32` for the variant of `{}`, and the members of all variants",
                of.name
            )),
            // `Wrapping` is lowered as a tuple of one element.
            Ty::Struct(of) if of.is_tuple() && of.members.len() == 1 => Some(format!(
                "`Wrapping` and tuples of one element have no layout that host and GPU share: take \
                 `{inner}`, and write `Wrapping(x)` in the kernel",
                inner = of.members[0].ty.rust()
            )),
            Ty::Struct(of) if of.is_tuple() => Some(
                "a tuple has no fixed layout: use a struct with `#[derive(ShaderType)]`".into(),
            ),
            ty if ty.is_unit_struct() => {
                Some("a struct without members has nothing to share".to_owned())
            }
            Ty::Struct(of) => of.members.iter().find_map(|member| match &member.ty {
                ty if ty.is_atomic() => None,
                Ty::RuntimeArray(element) => self.not_host_shareable(element),
                ty => self.not_host_shareable(ty),
            }),
            Ty::CoopMatrix(_) => Some(
                "a cooperative matrix is not memory: take a slice of its scalars, and load it"
                    .to_owned(),
            ),
            Ty::Unit | Ty::RuntimeArray(_) | Ty::Handle(_) | Ty::Param(_) => {
                Some("host and GPU cannot share this type".to_owned())
            }
            Ty::Error
            | Ty::Scalar(_)
            | Ty::Vector(..)
            | Ty::Matrix(_)
            | Ty::Atomic(_)
            | Ty::Enum(_) => None,
        }
    }
}

/// The reason why the host and a kernel cannot share memory of a type.
fn no_memory(scalar: Scalar) -> Option<String> {
    let (name, word) = (scalar.rust(), scalar.word().rust());
    if scalar == Scalar::Char {
        let message = "the host and a kernel share no `char`: take its code, `u32`";
        return Some(message.to_owned());
    }
    if scalar.is_size() {
        return Some(format!(
            "`{name}` has 64 bits on the host and 32 in a kernel: take `{word}`, and cast it, \
             `x as {name}`"
        ));
    }
    scalar.is_narrow().then(|| {
        let (count, bits) = (32 / scalar.bits(), scalar.bits());
        format!(
            "host and GPU share words of 32 bits: take `{word}`, and cast it, `x as {name}`, or \
             take `u32`s that hold {count} each, \
             `(words[i / {count}] >> (i % {count} * {bits})) as {name}`"
        )
    })
}

/// The innermost element type of nested arrays.
fn innermost(ty: &Ty) -> &Ty {
    match ty {
        Ty::Array(element, _) => innermost(element),
        other => other,
    }
}

/// The address space of a parameter in storage.
fn storage(of: &Ty, writable: bool) -> AddressSpace {
    match writable || of.has_atomics() {
        true => AddressSpace::StorageReadWrite,
        false => AddressSpace::StorageRead,
    }
}
