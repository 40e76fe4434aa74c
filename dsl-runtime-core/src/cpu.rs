//! The CPU executor: runs a [`Launch`](crate::Launch) as native code.
//!
//! Takes a validated launch, whose kernel brings its CPU form. Gives the buffers as the kernel left
//! them; on the checked device (`checked.rs`) also its findings. Workgroups run in parallel over
//! rayon. Within a workgroup, the emitted form loops over the invocations between two barriers. If
//! it cannot, each invocation is a future ([`Lanes`]), and a barrier is an await. Memory is
//! bounds-checked like WGSL's robust access: reads outside give zero, writes outside are dropped.

mod assertions;
mod checked;
mod cooperative;
mod depth;
mod lanes;
mod memory;
mod sampling;
mod sites;
mod slow;
mod stop;
pub mod subgroup;
mod texels;
mod texture;
mod watch;

use std::sync::{Arc, atomic::AtomicU32};

use glam::UVec3;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use smallvec::SmallVec;

use assertions::Assertions;
use memory::Binding;

pub use assertions::{Divisor, Notes, Proved};
pub(crate) use checked::run as run_checked;
pub use checked::{Checked, Finding, Report};
pub use cooperative::{CoopElement, CoopMatrix, coop_multiply_add};
pub use depth::SamplerComparison;
pub use lanes::{Lanes, barrier};
pub use memory::{
    Atomic, AtomicScalar, AtomicView, AtomicWord, Read, ReadWrite, Workgroup, WorkgroupAtomic,
};
pub use sites::{Place, Rule, Site, Sites, Source, Variable};
pub(crate) use texels::Texels;
pub use texture::{
    Axes, Coordinates, Index, SamplePosition, SampledTexture, Sampler, StorageTexture,
};
pub use watch::{
    At, Atomically, Barrier, By, Mode, Plain, Proven as ProvenAt, Space, Unwatched, Watch, Whole,
};

use crate::{
    Component, Dimension, Error, Limits, Storable, TextureFormat,
    launch::{Arg, Launch},
    proofs::Proven,
    texture::View,
    time_limit::Stop,
    wait::IS_WEB,
};

/// As large as on GPUs, so that a kernel written for one runs here as well. Workgroup memory lives
/// on the stack of a rayon worker, which has 2 MiB.
pub(crate) const LIMITS: Limits = Limits {
    max_workgroups_per_dimension: 65_535,
    max_workgroup_size: [1024, 1024, 64],
    max_invocations_per_workgroup: 1024,
    max_workgroup_bytes: 65_536,
    min_subgroup_size: crate::device::SUBGROUP_SIZE,
    max_subgroup_size: crate::device::SUBGROUP_SIZE,
    max_storage_buffers: u32::MAX,
    max_buffers_in_arrays: 1 << 20,
    max_uniform_buffers: u32::MAX,
    max_storage_buffer_bytes: isize::MAX as u64,
    max_uniform_buffer_bytes: 65_536,
    storage_alignment: 4,
    max_sampled_textures: u32::MAX,
    max_storage_textures: u32::MAX,
    max_samplers: u32::MAX,
    max_texture_1d: 16_384,
    max_texture_2d: 16_384,
    max_texture_3d: 2048,
    max_texture_layers: 2048,
};

/// The checked device requires the slice alignment that suits every GPU.
pub(crate) const CHECKED_LIMITS: Limits = Limits { storage_alignment: 256, ..LIMITS };

impl Launch<'_> {
    /// The launch's proofs, to assert while it runs.
    fn assertions(&self) -> Assertions {
        Assertions::new(self.kernel.info, Proven::of(self, LIMITS.max_workgroups_per_dimension))
    }
}

/// Runs a launch whose arguments all live in host memory. It ends when the launch or the time limit
/// does.
///
/// # Errors
/// [`Error::TimedOut`] and [`Error::WrongProof`].
pub(crate) fn run(
    mut launch: Launch<'_>,
    workgroups: [u32; 3],
    subgroup_size: u32,
) -> Result<(), Error> {
    if cfg!(feature = "checked") && stop::Chosen::of(launch.kernel.info.name)?.is_some() {
        return checked::run_for_a_debugger(launch, workgroups, subgroup_size);
    }
    let stop = Stop::current();
    let assertions = launch.assertions();
    launch.kernel.run(&Dispatch {
        size: Size {
            workgroup_size: launch.kernel.info.workgroup_size.into(),
            num_workgroups: workgroups.into(),
            subgroup_size,
            is_backward: false,
        },
        slots: slots(&mut launch.args),
        params: &launch.params,
        stop: stop.clone(),
        assertions: &assertions,
        common: (),
    });
    assertions.check()?;
    check_stopped(&launch, stop.as_deref())
}

/// The error if workgroups of a launch have not run because the time was over.
fn check_stopped(launch: &Launch<'_>, stop: Option<&Stop>) -> Result<(), Error> {
    match stop {
        Some(stop) if stop.has_stopped() => {
            Err(Error::TimedOut { device: launch.device()?.name(), doing: "running a kernel" })
        }
        _ => Ok(()),
    }
}

/// The memory behind the arguments of a launch.
fn slots<'s>(args: &'s mut [(u32, Arg<'_>)]) -> Slots<'s> {
    let mut slots = Slots::new();
    for (binding, arg) in args {
        let n = *binding as usize;
        let slot = match arg {
            Arg::Read(part) => {
                let span = part.span;
                part.words().map(|words| Slot::Read(Binding::<u32>::new(words, span, n)))
            }
            Arg::ReadWrite(part) => {
                let span = part.span;
                let words = part.words_mut();
                words.map(|words| Slot::ReadWrite(Binding::<AtomicU32>::new(words, span, n)))
            }
            Arg::Texture(view) => Some(Slot::Texture(view)),
            Arg::StorageTexture(view, _) => Some(Slot::StorageTexture(view)),
            Arg::Sampler(sampler) => Some(Slot::Sampler(sampler)),
        };
        slots.extend(slot.map(|slot| (n, slot)));
    }
    slots
}

/// The threads that workgroups run on.
pub(crate) fn threads() -> usize {
    if IS_WEB { 1 } else { rayon::current_num_threads() }
}

/// The size of a dispatch.
#[derive(Clone, Copy)]
struct Size {
    workgroup_size: UVec3,
    num_workgroups: UVec3,
    subgroup_size: u32,
    /// Whether the last workgroup runs first.
    is_backward: bool,
}

impl Size {
    /// Number of workgroups.
    fn count(self) -> u64 {
        self.num_workgroups.to_array().map(u64::from).iter().product()
    }

    /// The number of runs that are handed out, if they run in parallel.
    fn runs(self) -> u64 {
        // Runs per thread: enough to balance workgroups of unequal cost.
        const RUNS: u64 = 16;
        self.count().min(threads() as u64 * RUNS)
    }

    /// All workgroups in one run.
    fn all(self, stop: Option<Arc<Stop>>) -> Groups {
        Groups { next: 0, end: self.count(), size: self, stop }
    }

    /// Hands all workgroups out in runs, in parallel. It is not generic, so that the code that
    /// spreads over threads is compiled once, not for each kernel.
    fn each_run(self, stop: Option<&Arc<Stop>>, run: &(dyn Fn(Groups) + Sync)) {
        let (total, runs) = (self.count(), self.runs());
        if threads() == 1 || runs <= 1 {
            return run(self.all(stop.cloned())); // too little work to wake another thread
        }
        (0..runs).into_par_iter().for_each(|i| {
            let (next, end) = (total * i / runs, total * (i + 1) / runs);
            run(Groups { next, end, size: self, stop: stop.cloned() });
        });
    }
}

enum Slot<'a> {
    Read(Binding<'a, u32>),
    ReadWrite(Binding<'a, AtomicU32>),
    Texture(&'a View),
    StorageTexture(&'a View),
    Sampler(&'a crate::Sampler),
}

/// The storage buffers of an array.
#[derive(Clone, Copy)]
pub struct ReadSeveral<'a> {
    slots: &'a [(usize, Slot<'a>)],
}

impl<'a> ReadSeveral<'a> {
    /// The number of buffers.
    #[inline(always)]
    #[allow(clippy::len_without_is_empty, reason = "WGSL has no such function")]
    pub fn len(self) -> u32 {
        self.slots.len() as u32
    }

    /// One of the buffers; an empty one if there is none.
    #[inline(always)]
    pub fn buffer(self, which: u32) -> Read<'a> {
        match self.slots.get(which as usize) {
            Some((_, Slot::Read(binding))) => Read(binding),
            _ => Read::EMPTY,
        }
    }
}

/// The memory behind the arguments of a launch, each with its binding index.
type Slots<'a> = SmallVec<[(usize, Slot<'a>); 8]>;

/// One dispatch, for the CPU form of a kernel.
pub struct Dispatch<'a, M: Mode = Plain> {
    size: Size,
    slots: Slots<'a>,
    params: &'a [u32],
    /// Set if its time is limited.
    stop: Option<Arc<Stop>>,
    assertions: &'a Assertions,
    common: M::Common<'a>,
}

impl<'a, M: Mode> Dispatch<'a, M> {
    fn slot(&self, binding: usize) -> Option<&Slot<'_>> {
        self.slots.iter().find(|(index, _)| *index == binding).map(|(_, slot)| slot)
    }

    /// The read-only storage or uniform buffer at `binding`; an empty one if there is none.
    pub fn read(&self, binding: usize) -> Read<'_> {
        match self.slot(binding) {
            Some(Slot::Read(binding)) => Read(binding),
            _ => Read::EMPTY,
        }
    }

    /// The storage buffers of the array at `binding`.
    pub fn read_several(&self, binding: usize) -> ReadSeveral<'_> {
        let first = self.slots.iter().position(|(index, _)| *index == binding).unwrap_or(0);
        let count = self.slots[first..].iter().take_while(|(index, _)| *index == binding).count();
        ReadSeveral { slots: &self.slots[first..first + count] }
    }

    /// The read_write storage buffer at `binding`; an empty one if there is none.
    pub fn read_write(&self, binding: usize) -> ReadWrite<'_> {
        match self.slot(binding) {
            Some(Slot::ReadWrite(binding)) => ReadWrite(binding),
            _ => ReadWrite::EMPTY,
        }
    }

    /// The sampled texture at `binding`; one that reads zeros if there is none.
    pub fn texture<T: Component, D: Dimension>(&self, binding: usize) -> SampledTexture<'_, T, D> {
        SampledTexture::new(match self.slot(binding) {
            Some(Slot::Texture(view)) => Some(view),
            _ => None,
        })
    }

    /// The storage texture at `binding`; one without texels if there is none.
    pub fn storage_texture<F: TextureFormat, D: Dimension>(
        &self,
        binding: usize,
    ) -> StorageTexture<'_, F, D> {
        StorageTexture::new(
            match self.slot(binding) {
                Some(Slot::StorageTexture(view)) => Some(view),
                _ => None,
            },
            binding,
        )
    }

    /// The comparison sampler at `binding`; one whose comparison is never true if there is none.
    pub fn sampler_comparison(&self, binding: usize) -> SamplerComparison<'_> {
        match self.slot(binding) {
            Some(Slot::Sampler(sampler)) => SamplerComparison::new(sampler),
            _ => SamplerComparison::NONE,
        }
    }

    /// The sampler at `binding`; the default one if there is none.
    pub fn sampler(&self, binding: usize) -> Sampler<'_> {
        match self.slot(binding) {
            Some(Slot::Sampler(sampler)) => Sampler(sampler.options()),
            _ => Sampler::NONE,
        }
    }

    /// The by-value parameter at `byte_offset` of the parameter struct.
    pub fn param<T: Storable>(&self, byte_offset: usize) -> T {
        T::load(byte_offset, &|i| self.params.get(i).copied().unwrap_or(0))
    }

    /// Hands all workgroups out in runs. `run` executes the workgroups that it receives.
    pub fn each_workgroup(&self, run: impl for<'w> Fn(Groups, M::Watch<'w>) + Sync) {
        M::each_workgroup(self, run);
    }
}

/// A run of workgroups: an iterator over them.
pub struct Groups {
    next: u64,
    end: u64,
    size: Size,
    /// Set if its time is limited.
    stop: Option<Arc<Stop>>,
}

impl Iterator for Groups {
    type Item = Group;

    #[inline]
    fn next(&mut self) -> Option<Group> {
        if self.next >= self.end || self.stop.as_ref().is_some_and(|stop| stop.stops()) {
            return None;
        }
        let [x, y, _] = self.size.num_workgroups.to_array().map(u64::from);
        let turn = self.next;
        self.next += 1;
        let linear = if self.size.is_backward { self.end - 1 - turn } else { turn };
        let row = linear / x;
        let workgroup_id = UVec3::new((linear % x) as u32, (row % y) as u32, (row / y) as u32);
        Some(Group { size: self.size, workgroup_id })
    }
}

/// One workgroup.
#[derive(Clone, Copy)]
pub struct Group {
    size: Size,
    workgroup_id: UVec3,
}

impl Group {
    /// `@builtin(workgroup_id)`
    #[inline(always)]
    pub fn workgroup_id(self) -> UVec3 {
        self.workgroup_id
    }

    /// `@builtin(num_workgroups)`
    #[inline(always)]
    pub fn num_workgroups(self) -> UVec3 {
        self.size.num_workgroups
    }

    /// The number of workgroups before it in the order of their ids.
    fn number(self) -> u64 {
        let [x, y, z] = self.workgroup_id.to_array().map(u64::from);
        let [width, height, _] = self.size.num_workgroups.to_array().map(u64::from);
        (z * height + y) * width + x
    }

    /// `@builtin(subgroup_size)`
    #[inline(always)]
    pub fn subgroup_size(self) -> u32 {
        self.size.subgroup_size
    }

    /// Calls `invocation` for each invocation of the workgroup, in the order of their index.
    #[inline(always)]
    pub fn each_invocation(self, mut invocation: impl FnMut(Invocation)) {
        let size = self.size.workgroup_size;
        let mut id = UVec3::ZERO;
        // Iterating over ranges would be calls in debug builds.
        while id.z < size.z {
            id.y = 0;
            while id.y < size.y {
                id.x = 0;
                while id.x < size.x {
                    invocation(Invocation { group: self, local_id: id });
                    id.x += 1;
                }
                id.y += 1;
            }
            id.z += 1;
        }
    }

    /// Invocations in the workgroup.
    #[inline]
    fn invocations(self) -> usize {
        self.size.workgroup_size.element_product() as usize
    }
}

/// One invocation: the source of the builtin values.
#[derive(Clone, Copy)]
pub struct Invocation {
    group: Group,
    local_id: UVec3,
}

impl Invocation {
    /// `@builtin(global_invocation_id)`
    #[inline(always)]
    pub fn global_invocation_id(self) -> UVec3 {
        let base = self.group.workgroup_id;
        let size = self.group.size.workgroup_size;
        UVec3::new(
            base.x.wrapping_mul(size.x).wrapping_add(self.local_id.x),
            base.y.wrapping_mul(size.y).wrapping_add(self.local_id.y),
            base.z.wrapping_mul(size.z).wrapping_add(self.local_id.z),
        )
    }

    /// `@builtin(local_invocation_id)`
    #[inline(always)]
    pub fn local_invocation_id(self) -> UVec3 {
        self.local_id
    }

    /// `@builtin(local_invocation_index)`
    #[inline(always)]
    pub fn local_invocation_index(self) -> u32 {
        let size = self.group.size.workgroup_size;
        (self.local_id.z * size.y + self.local_id.y) * size.x + self.local_id.x
    }

    /// `@builtin(workgroup_id)`
    #[inline(always)]
    pub fn workgroup_id(self) -> UVec3 {
        self.group.workgroup_id
    }

    /// `@builtin(num_workgroups)`
    #[inline(always)]
    pub fn num_workgroups(self) -> UVec3 {
        self.group.size.num_workgroups
    }

    /// `@builtin(subgroup_size)`
    #[inline(always)]
    pub fn subgroup_size(self) -> u32 {
        self.group.size.subgroup_size
    }

    /// `@builtin(subgroup_invocation_id)`
    #[inline(always)]
    pub fn subgroup_invocation_id(self) -> u32 {
        self.local_invocation_index() % self.subgroup_size()
    }

    /// `@builtin(subgroup_id)`
    #[inline(always)]
    pub fn subgroup_id(self) -> u32 {
        self.local_invocation_index() / self.subgroup_size()
    }

    /// `@builtin(num_subgroups)`
    #[inline(always)]
    pub fn num_subgroups(self) -> u32 {
        (self.group.invocations() as u32).div_ceil(self.subgroup_size())
    }
}
