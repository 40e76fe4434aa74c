//! What the compiler has proven about a kernel, and whether a launch fulfils the conditions.
//!
//! wgpu checks indices, loops and divisors while a kernel runs, unless it is told not to. Where a
//! proof holds, the runtime tells it so, launch by launch: a proof may have conditions that only
//! the launch can fulfil, such as `m * k <= a.len()`.

use crate::{
    Error,
    launch::{Launch, Workgroups},
};

/// What is proven about a kernel.
///
/// ```
/// use dsl_runtime::{Proof, prelude::*};
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// let proofs = double::INFO.proofs;
/// assert!(matches!(proofs.bounds, Proof::Given([]))); // in every launch
/// assert!(proofs.initialized);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Proofs {
    /// Every index is within bounds, except for the indices that the WGSL clamps.
    pub bounds: Proof,
    /// Every loop ends.
    pub loops: Proof,
    /// No integer is divided by zero.
    pub divisions: Proof,
    /// No invocation reads workgroup memory before it is written.
    pub initialized: bool,
    /// The indices one by one, in source order.
    pub accesses: &'static [AccessProof],
    #[doc(hidden)]
    pub certain: &'static [CertainIndex],
}

/// Why an index is within bounds.
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// let access = double::INFO.proofs.accesses[0];
/// assert_eq!((access.variable, access.proof), ("`data`", "proven"));
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy)]
pub struct AccessProof {
    /// The indexed variable: `` `name` ``.
    pub variable: &'static str,
    /// The line of the source file.
    pub line: u32,
    /// `proven`, or `proven if …` with the conditions. Without a proof, `clamped` if the WGSL keeps
    /// the index within bounds, or `checked` if wgpu does.
    pub proof: &'static str,
}

/// A proof, or its absence.
///
/// ```
/// use dsl_runtime::{Proof, prelude::*};
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn first(n: u32, data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < n {
/// #         data[i] = 0.0;
/// #     }
/// # }
///
/// let Proof::Given(conditions) = first::INFO.proofs.bounds else { panic!("not proven") };
/// assert_eq!(conditions.len(), 1); // no access is checked in launches that fulfil it
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy)]
pub enum Proof {
    /// It holds for launches that fulfil all conditions. Without conditions it holds for every
    /// launch.
    Given(&'static [Condition]),
    /// There is no proof: wgpu checks while the kernel runs.
    None,
}

/// A condition on a launch.
///
/// ```
/// use dsl_runtime::{Proof, prelude::*};
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn first(n: u32, data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < n {
/// #         data[i] = 0.0;
/// #     }
/// # }
///
/// let Proof::Given([condition]) = first::INFO.proofs.bounds else { panic!("not proven") };
/// assert!(condition.text.starts_with("n <= data.len()")); // or another that suffices
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy)]
pub struct Condition {
    /// The condition in words: `m * k <= a.len()`.
    pub text: &'static str,
    #[doc(hidden)]
    pub any_of: &'static [&'static [Polynomial]],
}

/// An index that some invocation of every launch uses.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct CertainIndex {
    /// The binding index of the accessed buffer.
    pub binding: u32,
    /// The line of the source file.
    pub line: u32,
    /// The index, modulo 2^32.
    pub value: Polynomial,
}

/// A sum of products of inputs, each with a factor. As a condition, it means that the sum is not
/// negative.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Polynomial(pub &'static [(i64, &'static [Input])]);

/// A number that the launch knows.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub enum Input {
    /// The length of the buffer at a binding index.
    Length(u32),
    /// A word of the parameter struct, by its offset in bytes.
    Unsigned(u32),
    /// The same, as an `i32`.
    Signed(u32),
    /// A word of the uniform at a binding index.
    Uniform {
        /// The binding index.
        binding: u32,
        /// Its offset in the value, in bytes.
        offset: u32,
        /// Whether it is an `i32`.
        signed: bool,
    },
    /// Texels of the texture at a binding index along an axis, or its layers, or its samples.
    Texels(u32, u8),
    /// The workgroups in a dimension, if the host knows them.
    Workgroups(u8),
    /// A quotient, rounded down. The dividend is not negative; the divisor is positive.
    Quotient(&'static Polynomial, &'static Polynomial),
}

/// The checks of wgpu that a launch does without.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Proven {
    pub(crate) bounds: bool,
    pub(crate) loops: bool,
    pub(crate) divisions: bool,
    pub(crate) initialized: bool,
}

/// The compiler's word for an index that the WGSL keeps within bounds.
const CLAMPED: &str = "clamped";

/// Proofs hold for launches of at most this number of invocations in each dimension.
const MAX_INVOCATIONS: u64 = 1 << 31;

impl std::fmt::Debug for Condition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.text)
    }
}

/// The compiler's words for the proof of an index.
impl std::fmt::Display for Proof {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Proof::None => f.write_str("checked"),
            Proof::Given([]) => f.write_str("proven"),
            Proof::Given([first, rest @ ..]) => {
                write!(f, "proven if {first:?}")?;
                rest.iter().try_for_each(|condition| write!(f, "; {condition:?}"))
            }
        }
    }
}

impl Proofs {
    /// Nothing is proven: wgpu checks everything.
    pub const NONE: Proofs = Proofs {
        bounds: Proof::None,
        loops: Proof::None,
        divisions: Proof::None,
        initialized: false,
        accesses: &[],
        certain: &[],
    };
}

impl Proven {
    /// Whether no index needs a check: neither wgpu's nor one in the WGSL.
    pub(crate) fn is_within_bounds(self, proofs: &Proofs) -> bool {
        self.bounds && proofs.accesses.iter().all(|access| access.proof != CLAMPED)
    }

    /// The proofs that hold for launches that fulfil all conditions.
    pub(crate) fn at_best(proofs: &Proofs) -> Proven {
        let is_given = |proof: Proof| matches!(proof, Proof::Given(_));
        Proven {
            bounds: is_given(proofs.bounds),
            loops: is_given(proofs.loops),
            divisions: is_given(proofs.divisions),
            initialized: proofs.initialized,
        }
    }

    /// The proofs that hold for a kernel with any bindings and any size: `len()` may be wrong then.
    pub(crate) fn of_any_dispatch(proofs: &Proofs) -> Proven {
        Proven { initialized: proofs.initialized, ..Proven::default() }
    }

    /// The proofs that hold for a launch. `max_workgroups` is the most workgroups that the device
    /// runs in each dimension; it counts if the host does not know the number of workgroups.
    pub(crate) fn of(launch: &Launch<'_>, max_workgroups: u32) -> Proven {
        let info = launch.kernel.info;
        let proofs = info.proofs;
        let workgroups = match launch.workgroups {
            Workgroups::Given(workgroups) => workgroups,
            Workgroups::From(_) => [max_workgroups; 3],
        };
        let mut counts = workgroups.iter().zip(info.workgroup_size);
        let is_small = counts.all(|(n, size)| u64::from(*n) * u64::from(size) <= MAX_INVOCATIONS);
        Proven {
            bounds: is_small && proofs.bounds.holds(launch),
            loops: is_small && proofs.loops.holds(launch),
            divisions: is_small && proofs.divisions.holds(launch),
            initialized: proofs.initialized,
        }
    }
}

/// Refuses a launch that certainly accesses an element past the end.
///
/// # Errors
/// [`Error::IndexOutOfBounds`].
pub(crate) fn check_indices(launch: &Launch<'_>) -> Result<(), Error> {
    // Without workgroups no index is used, and unknown counts may be 0.
    let Workgroups::Given(workgroups) = launch.workgroups else { return Ok(()) };
    let info = launch.kernel.info;
    for CertainIndex { binding, line, value } in info.proofs.certain {
        let (Some(value), Some(len)) = (value.value(launch), launch.length(*binding)) else {
            continue;
        };
        let index = value.rem_euclid(1 << 32);
        if index >= i128::from(len) {
            return Err(Error::IndexOutOfBounds {
                kernel: info.name,
                parameter: launch.parameter(*binding),
                line: *line,
                index: index as u32,
                len,
                workgroups,
            });
        }
    }
    Ok(())
}

impl Proof {
    fn holds(self, launch: &Launch<'_>) -> bool {
        match self {
            Proof::Given(conditions) => conditions.iter().all(|condition| condition.holds(launch)),
            Proof::None => false,
        }
    }
}

impl Condition {
    fn holds(&self, launch: &Launch<'_>) -> bool {
        let is_natural = |of: &Polynomial| of.value(launch).is_some_and(|value| value >= 0);
        self.any_of.iter().any(|all| all.iter().all(is_natural))
    }
}

impl Polynomial {
    /// Its value. `None` if it is too large to compute, or an argument is missing.
    fn value(&self, launch: &Launch<'_>) -> Option<i128> {
        self.0.iter().try_fold(0i128, |sum, (factor, inputs)| {
            let product = inputs.iter().try_fold(i128::from(*factor), |product, input| {
                product.checked_mul(input.value(launch)?)
            })?;
            sum.checked_add(product)
        })
    }
}

impl Input {
    fn value(&self, launch: &Launch<'_>) -> Option<i128> {
        let word = |offset: u32| launch.params.get(offset as usize / 4).copied();
        Some(match *self {
            Input::Length(binding) => i128::from(launch.length(binding)?),
            Input::Unsigned(offset) => i128::from(word(offset)?),
            Input::Signed(offset) => i128::from(word(offset)? as i32),
            Input::Uniform { binding, offset, signed } => {
                let (_, words) = launch.uniforms.iter().find(|(index, _)| *index == binding)?;
                let word = *words.get(offset as usize / 4)?;
                if signed { i128::from(word as i32) } else { i128::from(word) }
            }
            Input::Texels(binding, axis) => {
                let (_, arg) = launch.args.iter().find(|(index, _)| *index == binding)?;
                i128::from(*arg.texture_size()?.get(usize::from(axis))?)
            }
            Input::Workgroups(dimension) => {
                let Workgroups::Given(workgroups) = launch.workgroups else { return None };
                i128::from(*workgroups.get(usize::from(dimension))?)
            }
            Input::Quotient(of, divisor) => {
                let of = of.value(launch).filter(|value| *value >= 0)?;
                of.checked_div(divisor.value(launch).filter(|value| *value > 0)?)?
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{__private as rt, Device, KernelInfo, formats::R32Float, launch::Arg};

    /// Eight workgroups, or fewer.
    const AT_MOST_EIGHT: Condition = Condition {
        text: "num_workgroups().x <= 8",
        any_of: &[&[Polynomial(&[(8, &[]), (-1, &[Input::Workgroups(0)])])]],
    };

    static INFO: KernelInfo = KernelInfo {
        name: "some",
        entry_point: "some",
        wgsl: "",
        workgroup_size: [64, 1, 1],
        workgroup_bytes: 0,
        bindings: &[],
        params: None,
        features: &[],
        proofs: Proofs {
            bounds: Proof::Given(&[AT_MOST_EIGHT]),
            loops: Proof::Given(&[]),
            ..Proofs::NONE
        },
        lints: &[],
        messages: crate::messages::Messages::NONE,
        vouched: crate::__private::Vouched::TEST,
    };
    static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&INFO, |_| (), |_| (), &rt::cpu::Sites::NONE);

    #[test]
    fn conditions_on_counts_that_the_host_does_not_know_do_not_hold() {
        let call = || rt::Args::new(&KERNEL).finish();
        let proven = |launch: Launch<'_>, limit| {
            let proven = Proven::of(&launch, limit);
            (proven.bounds, proven.loops)
        };
        let counts = Device::cpu().buffer(&[1, 1, 1]).expect("there is memory");
        assert_eq!(proven(call().workgroups(8), 65_535), (true, true));
        assert_eq!(proven(call().workgroups(9), 65_535), (false, true));
        assert_eq!(proven(call().workgroups_from(&counts), 65_535), (false, true));
        // More invocations could run than proofs cover.
        assert_eq!(proven(call().workgroups_from(&counts), u32::MAX), (false, false));
    }

    #[test]
    fn uniforms_are_what_was_written_last() {
        let device = Device::cpu();
        let mut uniform = device.uniform([glam::IVec4::new(1, 2, -3, 4); 2]).expect("it is small");
        let word = |uniform: &crate::Uniform<[glam::IVec4; 2]>, offset: u32, signed: bool| {
            let mut args = rt::Args::new(&KERNEL);
            args.uniform(2, uniform);
            Input::Uniform { binding: 2, offset, signed }.value(&args.finish().workgroups(1))
        };
        assert_eq!(word(&uniform, 4, false), Some(2));
        assert_eq!(word(&uniform, 24, true), Some(-3));
        assert_eq!(word(&uniform, 24, false), Some((1 << 32) - 3));
        assert_eq!(word(&uniform, 32, false), None);
        uniform.write([glam::IVec4::splat(7); 2]).expect("it is there");
        assert_eq!(word(&uniform, 4, false), Some(7));
        let missing = Input::Uniform { binding: 2, offset: 0, signed: false };
        assert_eq!(missing.value(&rt::Args::new(&KERNEL).finish().workgroups(1)), None);
    }

    /// A value of a launch with a texture of 5 × 3 texels.
    fn of_texture(input: Input) -> Option<i128> {
        let texture = Device::cpu().texture_2d_zeroed::<R32Float>((5, 3)).expect("it is small");
        let mut args = rt::Args::new(&KERNEL);
        args.texture::<f32, _>(4, &texture);
        input.value(&args.finish().workgroups(1))
    }

    #[test]
    fn layers_of_cube_arrays_are_cubes() {
        let cubes =
            Device::cpu().texture_cube_array_zeroed::<R32Float>((4, 5)).expect("it is small");
        let sampled: &crate::TextureCubeArray<f32> = &cubes;
        let size = Arg::Texture(sampled.view()).texture_size();
        assert_eq!(size, Some([4, 4, 5]));
    }

    #[test]
    fn sizes_of_textures_and_quotients() {
        assert_eq!(of_texture(Input::Texels(4, 0)), Some(5));
        assert_eq!(of_texture(Input::Texels(4, 1)), Some(3));
        assert_eq!(of_texture(Input::Texels(3, 0)), None);
        static WIDTH: Polynomial = Polynomial(&[(1, &[Input::Texels(4, 0)])]);
        static NOTHING: Polynomial = Polynomial(&[]);
        static LESS: Polynomial = Polynomial(&[(-1, &[])]);
        static TWO: Polynomial = Polynomial(&[(2, &[])]);
        assert_eq!(of_texture(Input::Quotient(&WIDTH, &TWO)), Some(2));
        assert_eq!(of_texture(Input::Quotient(&WIDTH, &NOTHING)), None);
        assert_eq!(of_texture(Input::Quotient(&WIDTH, &LESS)), None);
        assert_eq!(of_texture(Input::Quotient(&LESS, &WIDTH)), None);
    }
}
