//! The attributes for kernels and for the items that kernels refer to. Use them through
//! `dsl-runtime`, which re-exports them: the emitted code refers to that crate.

mod editor;
mod files;
mod runtime;

/// The context of a macro: the information beside its tokens.
macro_rules! cx {
    () => {
        Context { salt: &this_crate(), outline: &files::outline }
    };
}

use dsl_core::expand;
use dsl_core::expand::conditions::{self, Conditions};
use dsl_core::expand::device::{self, Attribute};
use dsl_core::expand::surroundings::Context;
use expand::gather::Expansion;
use proc_macro::TokenStream;

/// Turns a function into a compute kernel.
///
/// ```text
/// use dsl_runtime::prelude::*;
///
/// /// `y += a * x`
/// #[kernel(workgroup_size = 64)]
/// fn saxpy(a: f32, x: &[f32], y: &mut [f32]) {
///     let i = global_invocation_id().x;
///     if i < y.len() {
///         y[i] += a * x[i];
///     }
/// }
///
/// fn main() -> Result<(), dsl_runtime::Error> {
///     let device = Device::new()?;
///     let x = device.buffer(&[1.0, 2.0, 3.0])?;
///     let mut y = device.zeroed::<f32>(3)?;
///     saxpy(2.0, &x, &mut y).invocations(3).run()?;
///     assert_eq!(y.read()?, [2.0, 4.0, 6.0]);
///     Ok(())
/// }
/// ```
///
/// # Arguments
///
/// `workgroup_size = N`, `(X, Y)` or `(X, Y, Z)`: the invocations of a workgroup in each dimension,
/// integer literals or arithmetic on them. At most 256 in x and y, 64 in z, and 256 in all.
///
/// `max_workgroup_bytes = N`, `max_invocations_per_workgroup = N`, `max_storage_buffers = N`: the
/// limits that the kernel needs, if they are above the limits of every WebGPU device. On a device
/// with lower limits, a launch fails.
///
/// `instances(T = [f32, u32], N = [4, 8])`: the types and constants for which a generic kernel is
/// compiled, in each combination.
///
/// # What is generated
///
/// For a kernel `saxpy`, at the same place and with the same visibility:
///
/// - the function `saxpy`, the launcher. It takes the arguments and gives a `Call`, which
///   `.workgroups(n)` or `.invocations(n)` turns into a `Launch`, which has `.run()`. Its
///   documentation is the kernel's, followed by the WGSL. The kernel's other attributes go to it.
/// - the module `saxpy` with `saxpy::WGSL`, the text, and `saxpy::INFO`, the interface: workgroup
///   size, bytes of workgroup memory, bindings.
/// - inside the launcher, the CPU form: the kernel as Rust code for devices without a GPU.
///
/// The macro returns only WGSL that naga has parsed and validated.
///
/// # Parameters
///
/// | parameter | address space | the launcher takes |
/// |---|---|---|
/// | `x: &[T]` | storage, read | `&Buffer<T>` or a slice of one |
/// | `x: &mut [T]` | storage, read_write | `&mut Buffer<T>` or a mutable slice of one |
/// | `x: &[Atomic<u32>]`, `&[Atomic<i32>]` | storage, read_write | `&mut Buffer<u32>`, `&mut Buffer<i32>` |
/// | `p: &T` | uniform | `&Uniform<T>` |
/// | `q: &T`, `q: &mut T`, where `T` ends in a `RuntimeArray` | storage, read or read_write | `&Storage<T>`, `&mut Storage<T>`; with atomics `&mut` |
/// | `t: &Texture2d<f32>`, also `1d`, `2dArray`, `3d`, `Cube`, `CubeArray`, of `u32`, `i32` | handle | `&Texture<F, D2>` |
/// | `t: &StorageTexture2d<F>`, `&mut StorageTexture2d<F>`, `&mut StorageTexture2d<F, ReadWrite>` | handle | `&Texture<F, D2>`, `&mut Texture<F, D2>` |
/// | `t: &TextureMultisampled2d<f32>`, also of `u32`, `i32` | handle | `&Texture<F, Multisampled2d>` |
/// | `t: &TextureDepth2d`, also `2dArray`, `Cube`, `CubeArray`, `Multisampled2d` | handle | `&Texture<Depth32Float, D2>`, also of `Depth16Unorm` |
/// | `s: &Sampler`, `s: &SamplerComparison` | handle | `&Sampler`, `&SamplerComparison` |
/// | `n: T`, a scalar or a vector of numbers | a member of one uniform struct | `T` |
///
/// `T` behind a reference is a number, a vector, a matrix, an enum, a struct with
/// `#[derive(ShaderType)]`, or an array of these.
///
/// # The language
///
/// A subset of Rust, with Rust's meaning. In the repository, `guide/src/language.md` is the whole
/// reference, and `guide/src/differences.md` lists the differences to Rust. For each unsupported
/// feature, `guide/src/language-tests.md` says what to write instead.
///
/// - **Types**: `bool`, `i32`, `u32`, `f32`, where the device has them `f16`, `i64`, `u64`, `f64`;
///   glam's vectors of these, `Mat2` to `Mat4`; `[T; N]`, tuples, `Option<T>`, structs with
///   `#[derive(ShaderType)]`, C-like enums; `Atomic<u32>` and its like, textures and samplers
///   behind references. Indices and `len()` are `u32`. Types of locals and literals are inferred as
///   rustc infers them.
/// - **Statements and values**: `let` with patterns and `else`, assignment, `if`, `if let`,
///   `match`; `while`, `loop`, `for` over ranges, arrays, slices and iterators; `break` and
///   `continue` with labels and values, `return`, `?` in functions that give options, blocks as
///   values, closures, `const`, `fn` and `use` items.
/// - **Operators**: all of Rust's. Integers wrap, division by zero gives the dividend, shift
///   amounts count modulo the width. Vectors have arithmetic, also with their scalar, components
///   (`v.x`, `v[i]`) and swizzles (`v.xy()`).
/// - **Methods** of Rust's numbers, of glam's vectors and matrices, of slices, iterators and options;
///   WGSL's other functions, such as `mix` and `smoothstep`.
/// - **Functions**, methods, traits, operators and constants of the user's: see
///   [`device`](macro@device).
/// - **Builtin values**: `global_invocation_id()`, `local_invocation_id()`,
///   `local_invocation_index()`, `workgroup_id()`, `num_workgroups()`, and the builtin values of
///   subgroups. Subgroup operations are functions such as `subgroup_add(x)`.
/// - **Workgroup memory**: `workgroup_var!(a: T, b: U = zeroed);`, `workgroup_barrier()`,
///   `storage_barrier()`, `texture_barrier()`, `workgroup_uniform_load(&a)`. All invocations of the
///   workgroup must reach a barrier, or none, by the rules of the WGSL specification (`K0502`). At
///   most 16,384 bytes, unless `max_workgroup_bytes` raises the limit.
/// - **Atomics**: `load`, `store`, `swap`, `compare_exchange`, `fetch_add` and its like, without an
///   ordering.
/// - **Textures**: `t.load(coordinates, level)`, `t.store(coordinates, value)`,
///   `t.sample_level(sampler, at, level)`, `t.gather(component, sampler, at)`,
///   `t.sample_compare_level(sampler, at, depth)`, `t.dimensions()` and the like.
///
/// # Errors
///
/// Every mistake of a kernel is reported in one run, at its token, with a code such as
/// `K0301` and with the text to write instead. Some failures count as mistakes: a constant index
/// out of bounds, a constant division by zero, a `match` that does not cover every value, a loop
/// that never ends, a limit of WebGPU exceeded. A kernel with mistakes still gets a launcher of its
/// name, so that its callers show no further errors.
#[proc_macro_attribute]
pub fn kernel(args: TokenStream, item: TokenStream) -> TokenStream {
    if editor::is_asking() {
        return runtime::at_its_path(expand::editor::kernel(args.into(), item.into())).into();
    }
    let expansion = expand::gather::expand_kernel(args.into(), item.into(), &cx!());
    match expansion {
        Expansion::Done(tokens) | Expansion::Gather(tokens) => runtime::at_its_path(tokens).into(),
    }
}

/// Lets kernels use a function, a constant, or the content of a module.
///
/// ```text
/// #[device]
/// const TILE: usize = 16;
///
/// #[device]
/// fn square(x: f32) -> f32 {
///     x * x
/// }
///
/// #[device]
/// pub mod ops {
///     pub trait Op {
///         const IDENTITY: f32;
///         fn apply(a: f32, b: f32) -> f32;
///     }
///
///     pub struct Sum;
///
///     impl Op for Sum {
///         const IDENTITY: f32 = 0.0;
///         fn apply(a: f32, b: f32) -> f32 {
///             a + b
///         }
///     }
/// }
/// ```
///
/// Types with methods, traits and their implementations, and enums must be in a module: the
/// attribute of the module sees a type together with its `impl` blocks. Kernels can use every item
/// of the module, except items of nested modules. A nested module that is meant for kernels has an
/// attribute of its own. A struct without methods needs no module: it takes
/// `#[derive(ShaderType)]`.
///
/// Kernels find items where Rust finds them: by path or by `use`, in other modules and in other
/// crates. Items can refer to other items in the same way. Items that refer to each other must be
/// in one file.
///
/// # What stays on the host
///
/// The host can still use and test the items. Functions that take sizes as `u32` get `usize` for
/// indices, lengths and counts where Rust needs it; functions written with `usize` stay as they
/// are. The host does not get functions that call builtin values, barriers, atomics or textures, or
/// that call such functions. If the text of a function does not show that plain Rust accepts its
/// indices, the host does not get this function either. Implementations of `Debug`, `Display`, `Hash`, `Ord` and `PartialOrd` in
/// a module are for the host alone.
///
/// # Names
///
/// Each item gets a macro of the same name and visibility, which carries the item's tokens to the
/// kernels. The attribute therefore refuses an item with the name of a macro of std, such as `vec`
/// or `assert`. It also refuses names of the language.
#[proc_macro_attribute]
pub fn device(args: TokenStream, item: TokenStream) -> TokenStream {
    if editor::is_asking() {
        return runtime::at_its_path(expand::editor::device(item.into())).into();
    }
    let expanded = device::expand(Attribute::Device, &args.into(), item.into(), &cx!());
    runtime::at_its_path(expanded).into()
}

/// Runs a test on each kind of device, as one test per device.
///
/// ```text
/// use dsl_runtime::{Error, prelude::*};
///
/// #[kernel_test]
/// fn doubles(device: &Device) -> Result<(), Error> {
///     let mut values = device.buffer(&[1.0, 2.0, 3.0])?;
///     double(&mut values).invocations(3).run()?;
///     assert_eq!(values.read()?, [2.0, 4.0, 6.0]);
///     Ok(())
/// }
/// ```
///
/// `cargo test` runs it as `doubles::gpu` on the best GPU adapter, as `doubles::checked` on the
/// checked device, and as `doubles::cpu` on the CPU executor. Without a GPU, `doubles::gpu` prints
/// `NOT RUN`; with `DSL_REQUIRE_GPU=1` in the environment it fails.
///
/// The function takes a `&Device`. It returns nothing, or a `Result<(), E>` with an error that can
/// be shown. `#[ignore]` goes to the tests, other attributes to the function. Both exist under
/// `cfg(test)` only.
#[proc_macro_attribute]
pub fn kernel_test(args: TokenStream, item: TokenStream) -> TokenStream {
    runtime::at_its_path(dsl_core::kernel_test::expand(&args.into(), item.into())).into()
}

/// Lets kernels use a struct or a C-like enum, and stores it in device memory in WGSL's layout.
///
/// For types with methods, see [`macro@device`]: they derive it in a module.
///
/// ```text
/// use dsl_runtime::prelude::*;
///
/// #[derive(Clone, Copy, ShaderType)]
/// struct Particle {
///     position: Vec3, // offset 0
///     mass: f32,      // offset 12: WGSL uses the room behind a Vec3
///     velocity: Vec3, // offset 16
///     kind: Kind,     // offset 28
/// }                   // 32 bytes
///
/// #[derive(Clone, Copy, ShaderType)]
/// enum Kind {
///     Light,
///     Heavy = 7,
/// }
/// ```
///
/// The Rust struct is an ordinary struct: no padding fields, no `#[repr(C)]`, no order to keep. It is
/// converted field by field when it is written to a device and when it is read back.
///
/// # What is generated
///
/// `Storable` (its size and alignment, reading and writing it as words); `HostShareable` if every
/// field is (then a `Buffer` and a `Uniform` can hold it); for a struct also `StructLayout`, whose
/// `MEMBERS` lists the offsets. The type has to be `Copy`.
///
/// # Structs
///
/// Fields have names, and types that are `Storable`: `f32`, `i32`, `u32`, `bool`, glam's vectors,
/// `[T; N]` with N at least 1, and types that derive `ShaderType`. A struct with a `bool` can be a
/// value in kernels, but no buffer can hold it. Type parameters get the bound `Storable`; const
/// parameters may be lengths of arrays.
///
/// By WGSL's rules each member begins at the next multiple of its alignment, and the size of the
/// struct is rounded up to its alignment. Two attributes of fields change that:
///
/// - `#[align(n)]`: the member begins at a multiple of `n` bytes. `n` is a power of two and at
///   least the alignment of the member's type. The whole struct then has at least this alignment,
///   too.
/// - `#[size(n)]`: the member takes `n` bytes, at least the size of its type.
///
/// # Enums
///
/// Variants without data, stored as `u32`, or as `i32` if one is written as a negative number. One
/// variant must be 0, because device memory starts as zeros. Neither kernels nor the host write a number without a variant. If foreign memory holds
/// such a number, the host reads it as the variant that is 0.
///
/// # Errors
///
/// Unions, variants with data, `usize`, references, tuples, strings and wrong attributes are
/// reported at their tokens, with a code such as `K0203` and with the text to write instead. A
/// field whose type is not `Storable` is reported at the field. An `#[align(n)]` or `#[size(n)]`
/// below that of the type is reported at the number.
#[proc_macro_derive(ShaderType, attributes(align, size, shader_type))]
pub fn shader_type(item: TokenStream) -> TokenStream {
    let item = proc_macro2::TokenStream::from(item);
    let mut expanded = dsl_core::derive::shader_type(item.clone());
    if editor::is_asking() {
        return runtime::at_its_path(expand::editor::without_spans(expanded)).into();
    }
    let args = proc_macro2::TokenStream::new();
    let gathered = device::expand(Attribute::ShaderType, &args, item, &cx!());
    expanded.extend(gathered);
    runtime::at_its_path(expanded).into()
}

/// Starts the calls that gather the items that a kernel or an item refers to. If rustc does not
/// find a called macro, its error shows this name.
#[doc(hidden)]
#[proc_macro]
pub fn what_kernels_use_needs_the_attribute_device_or_derive_shader_type_and_must_not_recurse(
    list: TokenStream,
) -> TokenStream {
    expand::gather::call(list.into(), proc_macro2::Span::call_site()).into()
}

/// Ends the calls that gather the items that a kernel refers to.
#[doc(hidden)]
#[proc_macro]
pub fn finish_kernel(state: TokenStream) -> TokenStream {
    runtime::at_its_path(expand::gather::finish_kernel(state.into(), &cx!())).into()
}

/// Ends the calls that gather the items that an item refers to.
#[doc(hidden)]
#[proc_macro]
pub fn finish_device(state: TokenStream) -> TokenStream {
    runtime::at_its_path(device::finish(state.into(), &cx!())).into()
}

/// The identity of the crate being compiled. From here on, its `cfg` conditions are known.
fn this_crate() -> String {
    conditions::know(|| Conditions::of_rustc(std::env::args()));
    crate_identity()
}

/// Text that identifies the crate among all crates.
fn crate_identity() -> String {
    ["CARGO_PKG_NAME", "CARGO_PKG_VERSION", "CARGO_CRATE_NAME"]
        .map(|name| std::env::var(name).unwrap_or_default())
        .join(" ")
}
