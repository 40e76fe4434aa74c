//! Finds adapters and opens them.
//!
//! Takes the adapters that wgpu enumerates, gives open [`Gpu`]s, the best first. An adapter that
//! several backends offer counts once.
//!
//! An open device stays open until the process ends, and is reused: closing is where drivers have
//! bugs. NVIDIA's driver has destructors in the threads that called it. They run after the driver
//! was unloaded with the last instance, which crashes. Its own threads may never end when several
//! devices are destroyed at once.

use std::{
    collections::HashMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, OnceLock,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

use super::{Gpu, lock, memory::BUFFER_ALIGN, params::PARAMS_BYTES};
use crate::{
    Error, Feature, Format, Limits,
    wait::{IS_WEB, ready},
};

/// The result of the first search by wgpu.
struct Found {
    /// Kept because it keeps drivers loaded. `None` if wgpu is built without a backend of the target.
    instance: Option<wgpu::Instance>,
    backends: wgpu::Backends,
    /// A name in `WGPU_BACKEND` that is no backend.
    unknown: Option<String>,
    /// The adapters, the best first.
    adapters: Vec<Adapter>,
}

/// An adapter, and its open devices that are not in use. Their last work may still run.
pub(crate) struct Adapter {
    wgpu: wgpu::Adapter,
    /// Whether it has opened a device.
    is_used: AtomicBool,
    idle: Mutex<Vec<(wgpu::Device, wgpu::Queue)>>,
    /// wgpu's answers, so that launches need not ask again.
    matrices: OnceLock<Vec<wgpu::CooperativeMatrixProperties>>,
    formats: Mutex<HashMap<Format, wgpu::TextureFormatFeatures>>,
}

/// The best adapter that opens.
pub(crate) async fn open_best() -> Result<Arc<Gpu>, Error> {
    let Found { adapters, backends, unknown, .. } = found().await;
    if let Some(name) = unknown {
        return Err(Error::UnknownBackend { name: name.clone() });
    }
    let mut first_error = None;
    for adapter in adapters {
        match adapter.open().await {
            Ok(gpu) => return Ok(gpu),
            Err(error) => first_error = first_error.or(Some(error)),
        }
    }
    Err(first_error.unwrap_or_else(|| Error::NoAdapter { looked_for: looked_for(*backends) }))
}

/// The adapter with this number, or the best one whose name contains `choice`, in upper or lower
/// case. If `choice` is a part of a name, adapters that do not open are skipped.
pub(crate) async fn open_named(choice: &str) -> Result<Arc<Gpu>, Error> {
    let Found { adapters, unknown, .. } = found().await;
    if let Some(name) = unknown {
        return Err(Error::UnknownBackend { name: name.clone() });
    }
    let names: Vec<_> = adapters.iter().map(|adapter| name(&adapter.wgpu.get_info())).collect();
    let mut first_error = None;
    for at in chosen(choice, &names) {
        match adapters[at].open().await {
            Ok(gpu) => return Ok(gpu),
            Err(error) => first_error = first_error.or(Some(error)),
        }
    }
    let value = choice.to_owned();
    Err(first_error.unwrap_or_else(|| Error::UnknownDevice { value, adapters: listed(&names) }))
}

/// The adapter for a worker. The workers take the adapters in turn: all that `choice` names, or
/// else all of the best one's kind. `None` if there is no choice and no adapter.
pub(crate) async fn open_shared(
    choice: Option<&str>,
    worker: usize,
) -> Result<Option<Arc<Gpu>>, Error> {
    let Found { adapters, unknown, .. } = found().await;
    if let Some(name) = unknown {
        return Err(Error::UnknownBackend { name: name.clone() });
    }
    let infos: Vec<_> = adapters.iter().map(|adapter| adapter.wgpu.get_info()).collect();
    let names: Vec<_> = infos.iter().map(name).collect();
    let candidates = match choice {
        Some(choice) => chosen(choice, &names),
        None => {
            of_the_best_kind(&infos.iter().map(|info| rank(info.device_type)).collect::<Vec<_>>())
        }
    };
    match (in_turn(&candidates, worker), choice) {
        (Some(at), _) => adapters[at].open().await.map(Some),
        (None, None) => Ok(None),
        (None, Some(choice)) => {
            Err(Error::UnknownDevice { value: choice.to_owned(), adapters: listed(&names) })
        }
    }
}

/// The adapters with the same rank as the first one.
fn of_the_best_kind(ranks: &[u8]) -> Vec<usize> {
    (0..ranks.len()).filter(|at| ranks[*at] == ranks[0]).collect()
}

/// The candidate of a worker; the workers take turns.
fn in_turn(candidates: &[usize], worker: usize) -> Option<usize> {
    candidates.get(worker.checked_rem(candidates.len())?).copied()
}

/// The adapters that a choice can mean. One or two digits are a number; more may be part of a name,
/// as in `RTX 4090`.
fn chosen(choice: &str, names: &[String]) -> Vec<usize> {
    match choice.parse() {
        Ok(number) if choice.len() <= 2 => (0..names.len()).filter(|at| *at == number).collect(),
        _ => {
            let choice = choice.to_lowercase();
            (0..names.len()).filter(|at| names[*at].to_lowercase().contains(&choice)).collect()
        }
    }
}

/// The adapters with their numbers.
fn listed(names: &[String]) -> String {
    if names.is_empty() {
        return "no adapter was found".to_owned();
    }
    let numbered = names.iter().enumerate().map(|(at, name)| format!("{at}: {name}"));
    format!("the adapters are {}", numbered.collect::<Vec<_>>().join("; "))
}

/// Every adapter that opens, the best first.
pub(crate) async fn open_all() -> Vec<Arc<Gpu>> {
    let mut open = Vec::new();
    for adapter in &found().await.adapters {
        open.extend(adapter.open().await);
    }
    open
}

/// The instance of the search for adapters. A page with its own device has not searched.
#[cfg(all(target_arch = "wasm32", feature = "web"))]
pub(super) fn web_instance() -> wgpu::Instance {
    let new = || wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle());
    FOUND.get().and_then(|found| found.instance.clone()).unwrap_or_else(new)
}

#[cfg(test)]
pub(crate) fn instance() -> &'static wgpu::Instance {
    ready(found()).instance.as_ref().expect("tests have backends")
}

static FOUND: OnceLock<Found> = OnceLock::new();

async fn found() -> &'static Found {
    if !IS_WEB {
        return FOUND.get_or_init(|| ready(enumerate())); // one thread does it
    }
    match FOUND.get() {
        Some(found) => found,
        None => {
            let found = enumerate().await;
            FOUND.get_or_init(|| found)
        }
    }
}

async fn enumerate() -> Found {
    let mut descriptor = wgpu::InstanceDescriptor {
        // The driver's own validation is for wgpu's authors; wgpu checks every call in any case.
        flags: wgpu::InstanceFlags::empty(),
        ..wgpu::InstanceDescriptor::new_without_display_handle()
    }
    .with_env();
    // wgpu checks workgroup counts in buffers only with this flag. Proofs rely on the check.
    descriptor.flags |= wgpu::InstanceFlags::VALIDATION_INDIRECT_CALL;
    let enabled = wgpu::Instance::enabled_backend_features();
    let backends = descriptor.backends & enabled;
    // Without any backend, wgpu panics.
    let instance = (!enabled.is_empty()).then(|| wgpu::Instance::new(descriptor));
    let all = match &instance {
        Some(instance) => instance.enumerate_adapters(backends).await,
        None => Vec::new(),
    };
    let mut adapters: Vec<(wgpu::AdapterInfo, wgpu::Adapter)> =
        all.into_iter().filter(can_compute).map(|adapter| (adapter.get_info(), adapter)).collect();
    adapters.sort_by_key(|(info, _)| rank(info.device_type));
    let mut distinct: Vec<(wgpu::AdapterInfo, wgpu::Adapter)> = Vec::with_capacity(adapters.len());
    for (info, adapter) in adapters {
        if !distinct.iter().any(|(other, _)| same_hardware(&info, other)) {
            distinct.push((info, adapter));
        }
    }
    let adapters = distinct.into_iter().map(|(_, adapter)| Adapter::new(adapter)).collect();
    let unknown = std::env::var("WGPU_BACKEND").ok().and_then(|names| unknown_backend(&names));
    Found { instance, backends, unknown, adapters }
}

/// A name in a list of backends that wgpu does not know. wgpu ignores such names.
fn unknown_backend(names: &str) -> Option<String> {
    let mut names = names.split(',').map(str::trim).filter(|name| !name.is_empty());
    names.find(|name| wgpu::Backends::from_comma_list(name).is_empty()).map(str::to_owned)
}

fn can_compute(adapter: &wgpu::Adapter) -> bool {
    adapter.get_downlevel_capabilities().flags.contains(wgpu::DownlevelFlags::COMPUTE_SHADERS)
}

/// The adapter's rank; lower is better.
fn rank(device_type: wgpu::DeviceType) -> u8 {
    match device_type {
        wgpu::DeviceType::DiscreteGpu => 0,
        wgpu::DeviceType::IntegratedGpu => 1,
        wgpu::DeviceType::VirtualGpu => 2,
        wgpu::DeviceType::Other => 3,
        wgpu::DeviceType::Cpu => 4,
    }
}

/// Whether two adapters are the same hardware, offered by two backends. Within one backend, each
/// adapter is its own hardware.
fn same_hardware(a: &wgpu::AdapterInfo, b: &wgpu::AdapterInfo) -> bool {
    let slots_agree = a.device_pci_bus_id == b.device_pci_bus_id
        || a.device_pci_bus_id.is_empty()
        || b.device_pci_bus_id.is_empty();
    a.backend != b.backend && (a.vendor, a.device) == (b.vendor, b.device) && slots_agree
}

/// An adapter that has not opened a device.
async fn fresh() -> Option<wgpu::Adapter> {
    found().await.instance.as_ref()?.enumerate_adapters(wgpu::Backends::all()).await.pop()
}

impl Adapter {
    fn new(wgpu: wgpu::Adapter) -> Self {
        Self {
            wgpu,
            is_used: AtomicBool::new(false),
            idle: Mutex::default(),
            matrices: OnceLock::new(),
            formats: Mutex::default(),
        }
    }

    async fn open(&'static self) -> Result<Arc<Gpu>, Error> {
        let idle = {
            let mut idle = lock(&self.idle);
            let ready = idle.iter().rposition(|(device, _)| is_idle(device));
            ready.map(|at| idle.swap_remove(at))
        };
        let (device, queue) = match idle {
            Some(idle) => idle,
            None => self.request().await?,
        };
        Ok(Gpu::new(device, queue, Some(self)))
    }

    async fn request(&self) -> Result<(wgpu::Device, wgpu::Queue), Error> {
        let required_features = self.wgpu.features() & wanted_features();
        let descriptor = wgpu::DeviceDescriptor {
            required_features,
            required_limits: self.wgpu.limits(),
            experimental_features: experimental(required_features),
            ..Default::default()
        };
        // A browser's adapter opens only one device.
        let another = match IS_WEB && self.is_used.swap(true, Relaxed) {
            true => fresh().await,
            false => None,
        };
        let opened = another.as_ref().unwrap_or(&self.wgpu).request_device(&descriptor).await;
        opened.map_err(|error| Error::DeviceRequest {
            adapter: name(&self.wgpu.get_info()),
            message: error.to_string(),
        })
    }

    /// Takes back a device that it has opened, when nobody else uses it. Its work may go on.
    pub(super) fn take_back(&self, device: wgpu::Device, queue: wgpu::Queue) {
        lock(&self.idle).push((device, queue));
    }

    /// The products that its matrix units support.
    pub(super) fn matrices(&self) -> &[wgpu::CooperativeMatrixProperties] {
        self.matrices.get_or_init(|| self.wgpu.cooperative_matrix_properties())
    }

    /// Its abilities with a texel format, which may exceed WebGPU's.
    pub(super) fn format(&self, format: Format) -> wgpu::TextureFormatFeatures {
        let mut formats = lock(&self.formats);
        let ask = || self.wgpu.get_texture_format_features(format.to_wgpu());
        *formats.entry(format).or_insert_with(ask)
    }
}

/// Whether all work of a device is done.
fn is_idle(device: &wgpu::Device) -> bool {
    let polled = catch_unwind(AssertUnwindSafe(|| device.poll(wgpu::PollType::Poll)));
    matches!(polled, Ok(Ok(wgpu::PollStatus::QueueEmpty)))
}

/// wgpu's token that allows experimental features.
#[expect(unsafe_code, reason = "wgpu asks for it: its checks of experimental features have gaps")]
fn experimental(features: wgpu::Features) -> wgpu::ExperimentalFeatures {
    if !features.intersects(wgpu::Features::all_experimental_mask()) {
        return wgpu::ExperimentalFeatures::disabled();
    }
    // SAFETY: the only experimental feature here is EXPERIMENTAL_COOPERATIVE_MATRIX. wgpu does not
    // check where tiles end and which shapes a device has. The emitted WGSL tests that each tile
    // lies in its memory as a whole. A launch tests that the device has the shape
    // (`Gpu::supports`). The compiler ensures that whole workgroups reach each operation.
    unsafe { wgpu::ExperimentalFeatures::enabled() }
}

/// The features to request if the adapter has them.
fn wanted_features() -> wgpu::Features {
    // More texel formats, for more accesses and filters.
    let formats = wgpu::Features::TEXTURE_ADAPTER_SPECIFIC_FORMAT_FEATURES
        | wgpu::Features::TEXTURE_FORMAT_16BIT_NORM
        | wgpu::Features::FLOAT32_FILTERABLE
        | wgpu::Features::BGRA8UNORM_STORAGE;
    let tools = wgpu::Features::TIMESTAMP_QUERY | wgpu::Features::PIPELINE_CACHE;
    Feature::ALL.into_iter().fold(formats | tools, |all, feature| all | feature.wgpu())
}

/// The adapter's name and backend.
pub(super) fn name(info: &wgpu::AdapterInfo) -> String {
    format!("{}, {}", info.name, backend_name(info.backend))
}

fn backend_name(backend: wgpu::Backend) -> &'static str {
    match backend {
        wgpu::Backend::Noop => "no-op",
        wgpu::Backend::Vulkan => "Vulkan",
        wgpu::Backend::Metal => "Metal",
        wgpu::Backend::Dx12 => "Direct3D 12",
        wgpu::Backend::Gl => "OpenGL",
        wgpu::Backend::BrowserWebGpu => "WebGPU",
    }
}

/// The backends that were searched, in words.
fn looked_for(backends: wgpu::Backends) -> String {
    let all = [
        wgpu::Backend::Vulkan,
        wgpu::Backend::Metal,
        wgpu::Backend::Dx12,
        wgpu::Backend::Gl,
        wgpu::Backend::BrowserWebGpu,
    ];
    let asked: Vec<_> = all
        .into_iter()
        .filter(|&backend| backends.contains(backend.into()))
        .map(|backend| format!("{}: 0 adapters", backend_name(backend)))
        .collect();
    if asked.is_empty() {
        return "nothing: WGPU_BACKEND excludes every backend of this platform".to_owned();
    }
    asked.join(", ")
}

/// The bytes of the largest buffer whose memory is at most `limit`.
fn allocated(limit: u64) -> u64 {
    limit / BUFFER_ALIGN * BUFFER_ALIGN
}

/// The limits that matter to kernels.
pub(super) fn limits(limits: &wgpu::Limits, info: &wgpu::AdapterInfo) -> Limits {
    Limits {
        max_workgroups_per_dimension: limits.max_compute_workgroups_per_dimension,
        max_workgroup_size: [
            limits.max_compute_workgroup_size_x,
            limits.max_compute_workgroup_size_y,
            limits.max_compute_workgroup_size_z,
        ],
        max_invocations_per_workgroup: limits.max_compute_invocations_per_workgroup,
        max_workgroup_bytes: limits.max_compute_workgroup_storage_size,
        min_subgroup_size: info.subgroup_min_size,
        max_subgroup_size: info.subgroup_max_size,
        max_storage_buffers: limits.max_storage_buffers_per_shader_stage,
        max_buffers_in_arrays: limits.max_binding_array_elements_per_shader_stage,
        max_uniform_buffers: limits.max_uniform_buffers_per_shader_stage,
        // A buffer may be bound as a whole, with its padding.
        max_storage_buffer_bytes: allocated(
            limits.max_storage_buffer_binding_size.min(limits.max_buffer_size),
        ),
        max_uniform_buffer_bytes: allocated(
            limits.max_uniform_buffer_binding_size.min(PARAMS_BYTES),
        ),
        // WebGPU has no smaller alignment, and elements are aligned to 32 bytes at most.
        storage_alignment: limits.min_storage_buffer_offset_alignment.max(32),
        max_sampled_textures: limits.max_sampled_textures_per_shader_stage,
        max_storage_textures: limits.max_storage_textures_per_shader_stage,
        max_samplers: limits.max_samplers_per_shader_stage,
        max_texture_1d: limits.max_texture_dimension_1d,
        max_texture_2d: limits.max_texture_dimension_2d,
        max_texture_3d: limits.max_texture_dimension_3d,
        max_texture_layers: limits.max_texture_array_layers,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workers_take_turns_on_adapters_of_the_best_kind() {
        assert_eq!(of_the_best_kind(&[0, 0, 1, 4]), [0, 1]);
        assert_eq!(of_the_best_kind(&[4]), [0]);
        assert_eq!(of_the_best_kind(&[]), []);
        let turns: Vec<_> = (0..5).map(|worker| in_turn(&[0, 2], worker)).collect();
        assert_eq!(turns, [Some(0), Some(2), Some(0), Some(2), Some(0)]);
        assert_eq!(in_turn(&[], 3), None);
    }

    #[test]
    fn adapters_are_chosen_by_number_or_part_of_a_name() {
        let names = ["NVIDIA RTX 4090, Vulkan", "Intel Arc 40, Vulkan", "llvmpipe, Vulkan"];
        let names = names.map(str::to_owned);
        assert_eq!(chosen("1", &names), [1]);
        assert_eq!(chosen("40", &names), []);
        assert_eq!(chosen("4090", &names), [0]);
        assert_eq!(chosen("LLVM", &names), [2]);
        assert_eq!(chosen("vulkan", &names), [0, 1, 2]);
        assert_eq!(
            listed(&names[1..]),
            "the adapters are 0: Intel Arc 40, Vulkan; 1: llvmpipe, Vulkan"
        );
        assert_eq!(listed(&[]), "no adapter was found");
    }
}
