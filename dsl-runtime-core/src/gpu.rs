//! The GPU executor: a [`Launch`](crate::Launch) becomes wgpu commands.
//!
//! Takes validated launches; gives memory, textures and results. Invariant: commands reach the
//! queue in the order in which the host asked for them, and each failure is an [`Error`].
//!
//! [`Error`]: crate::Error

mod adapters;
mod bind_groups;
mod cache;
mod callbacks;
#[cfg(all(target_arch = "wasm32", feature = "web"))]
mod canvas;
mod draw;
mod errors;
mod fill;
mod interop;
mod late;
mod memory;
mod params;
mod pipelines;
mod readback;
mod recording;
mod scopes;
mod texture;
mod timestamps;
mod uploads;
mod waiting;

use std::{
    collections::HashMap,
    mem,
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

#[cfg(test)]
pub(crate) use adapters::instance;
pub(crate) use adapters::{open_all, open_best, open_named, open_shared};
pub(crate) use interop::Encodable;
pub(crate) use memory::Memory;
pub(crate) use pipelines::layout_entries;
pub(crate) use readback::{Opened, Readback};
pub(crate) use texture::{Sampler, Texture};
pub(crate) use timestamps::{Stopwatch, Timer};

use adapters::Adapter;
use bind_groups::Bindings;
use cache::DiskCache;
use callbacks::Holder;
use errors::Faults;
use late::Late;
use params::Params;
use pipelines::{Pipeline, PipelineKey};
use recording::{Command, Refused};
use uploads::Uploads;
use waiting::Waiter;

use crate::{CoopScalar, Error, Feature, Limits, proofs::Proven, time_limit};

/// Whether the environment variable `DSL_CHECKS` asks wgpu to check even proven accesses.
///
/// # Errors
/// [`Error::UnknownChecks`].
pub(crate) fn wants_all_checks() -> Result<bool, Error> {
    let value = std::env::var_os("DSL_CHECKS").unwrap_or_default();
    are_all(&value.to_string_lossy())
}

pub(crate) fn are_all(value: &str) -> Result<bool, Error> {
    match value.to_ascii_lowercase().as_str() {
        "all" => Ok(true),
        "needed" | "" => Ok(false),
        _ => Err(Error::UnknownChecks { value: value.to_owned() }),
    }
}

/// An open GPU.
pub(crate) struct Gpu {
    device: wgpu::Device,
    queue: wgpu::Queue,
    /// The adapter, if this crate opened the device.
    adapter: Option<&'static Adapter>,
    /// Whether the program has wgpu's handles of the device, too.
    is_shared: AtomicBool,
    /// Whether wgpu checks even proven accesses.
    has_all_checks: AtomicBool,
    name: String,
    software: bool,
    limits: Limits,
    /// Bytes between two launches' by-value parameters.
    params_align: usize,
    faults: Arc<Faults>,
    /// Errors that wgpu reports after the call.
    late: Arc<Late>,
    /// Set if there is a directory for compiled pipelines.
    disk_cache: OnceLock<DiskCache>,
    state: Mutex<State>,
    /// The thread that has locked the state, and the threads that wait for it.
    holder: Holder,
    uploads: Mutex<Uploads>,
    /// Set if anybody has waited by a future.
    waiter: OnceLock<Waiter>,
    /// Whether a wait has ended before the work did.
    has_given_up: AtomicBool,
    /// Identities of dropped resources, whose bind groups must go.
    dropped: Mutex<Vec<u64>>,
}

#[derive(Default)]
struct State {
    pipelines: HashMap<PipelineKey, Arc<Pipeline>>,
    bindings: Bindings,
    params: Params,
    pending: Vec<Command>,
    /// Commands that wgpu has refused and that no call has reported yet.
    refused: Refused,
    /// The number of commands that may gather, if larger than the initial one.
    batch: usize,
    staging: readback::Pool,
    drawings: HashMap<draw::Drawing, wgpu::RenderPipeline>,
    filling: Option<Arc<Pipeline>>,
}

impl Gpu {
    pub(crate) fn new(
        device: wgpu::Device,
        queue: wgpu::Queue,
        adapter: Option<&'static Adapter>,
    ) -> Arc<Self> {
        let (info, limits) = (scopes::adapter_info(&device), device.limits());
        let faults = Faults::of(&device, adapter.is_some());
        let gpu = Self {
            name: adapters::name(&info),
            software: info.device_type == wgpu::DeviceType::Cpu,
            params_align: limits.min_uniform_buffer_offset_alignment.max(4) as usize,
            limits: adapters::limits(&limits, &info),
            device,
            queue,
            adapter,
            is_shared: AtomicBool::new(false),
            // An unknown value turns the checks on, which is the safe choice.
            has_all_checks: AtomicBool::new(wants_all_checks().unwrap_or(true)),
            faults,
            late: Arc::default(),
            disk_cache: OnceLock::new(),
            state: Mutex::default(),
            holder: Holder::default(),
            uploads: Mutex::default(),
            waiter: OnceLock::new(),
            has_given_up: AtomicBool::new(false),
            dropped: Mutex::default(),
        };
        if gpu.adapter.is_none() {
            gpu.check_queue();
        }
        Arc::new(gpu)
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn is_software(&self) -> bool {
        self.software
    }

    pub(crate) fn is_of_program(&self) -> bool {
        self.adapter.is_none()
    }

    pub(crate) fn limits(&self) -> Limits {
        self.limits
    }

    /// The most workgroups in a dimension of a dispatch whose counts lie in a buffer. If a count is
    /// larger and wgpu validates, wgpu runs no workgroup. For the program's own device it is
    /// unknown whether wgpu validates.
    pub(crate) fn max_counts(&self) -> u32 {
        match self.adapter {
            Some(_) => self.limits.max_workgroups_per_dimension,
            None => u32::MAX,
        }
    }

    /// From now on wgpu checks even proven accesses.
    pub(crate) fn keep_all_checks(&self) {
        self.has_all_checks.store(true, Relaxed);
    }

    /// The checks that wgpu may leave out here.
    fn relied_on(&self, proven: impl FnOnce() -> Proven) -> Proven {
        if self.has_all_checks.load(Relaxed) { Proven::default() } else { proven() }
    }

    pub(crate) fn supports(&self, feature: Feature) -> bool {
        let has_shape = match feature {
            Feature::CooperativeMatrix { size, factors, sums } => {
                self.multiplies(size, factors, sums)
            }
            _ => true,
        };
        has_shape && self.device.features().contains(feature.wgpu())
    }

    /// Whether matrix units have this product. For the program's own device this is unknown.
    fn multiplies(&self, size: u32, factors: CoopScalar, sums: CoopScalar) -> bool {
        let scalar = |scalar| match scalar {
            CoopScalar::F16 => wgpu::CooperativeScalarType::F16,
            CoopScalar::F32 => wgpu::CooperativeScalarType::F32,
        };
        let mut shapes = self.adapter.iter().flat_map(|adapter| adapter.matrices());
        shapes.any(|shape| {
            [shape.m_size, shape.n_size, shape.k_size] == [size; 3]
                && shape.ab_type == scalar(factors)
                && shape.cr_type == scalar(sums)
        })
    }
}

impl Drop for Gpu {
    /// Errors are dropped: no caller is left to receive them.
    fn drop(&mut self) {
        let mut state = mem::take(self.state.get_mut().unwrap_or_else(PoisonError::into_inner));
        let is_shared = self.adapter.is_none() || self.is_shared.load(Relaxed);
        if is_shared && !state.pending.is_empty() {
            // Recorded commands may write to the program's own memory.
            _ = self.submit(&mut state, "submitting launches", |_| ());
        }
        _ = self.save_pipelines();
        drop(state);
        self.waiter = OnceLock::new(); // this ends its threads
        if let Some(adapter) = self.adapter
            && !is_shared
            && !self.is_lost_at_end()
        {
            adapter.take_back(self.device.clone(), self.queue.clone());
        }
    }
}

impl Gpu {
    /// Waits for all work, up to a time limit; its memory is free then. Work that takes longer goes
    /// on.
    fn is_lost_at_end(&self) -> bool {
        const PATIENCE: Duration = Duration::from_secs(5);
        let patience = if self.has_given_up.load(Relaxed) { Duration::ZERO } else { PATIENCE };
        let finished = time_limit::with_time_limit(patience, || self.finish("closing"));
        finished.is_err_and(|error| !matches!(error, Error::TimedOut { .. }))
    }
}

/// Locks a mutex whose data stays valid even if a holder panics.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
