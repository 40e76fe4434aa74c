//! Whether a device can run a launch: one device, its features, limits and alignments.
//!
//! Takes a launch from the program, gives the first error. A launch that passes is valid for both
//! executors, so both refuse the same launches.

use smallvec::SmallVec;

use super::{Arg, BindingInfo, BindingKind, KernelInfo, Launch, Misfit, Workgroups};
use crate::{Device, Error, Limits, buffer::Part, proofs::Proven};

impl Launch<'_> {
    /// The one device of all arguments.
    pub(crate) fn device(&self) -> Result<&Device, Error> {
        let kernel = self.kernel.info.name;
        let mut devices = self.args.iter().map(|(binding, arg)| (*binding, arg.device()));
        let Some((_, device)) = devices.next() else {
            return Err(Error::NoBuffer { kernel });
        };
        match devices.find(|(_, other)| *other != device) {
            None => Ok(device),
            Some((binding, other)) => Err(Error::OtherDevice {
                kernel,
                parameter: self.parameter(binding),
                expected: device.name(),
                actual: other.name(),
            }),
        }
    }

    /// Checks that the arguments are those that the kernel was compiled for. Proofs rely on two
    /// facts: each binding has as many elements as its length, and they are where the kernel
    /// expects them. Neither is certain without this check: [`Storable`](crate::Storable) can be
    /// implemented by hand.
    fn check_arguments(&self) -> Result<(), Error> {
        let info = self.kernel.info;
        let kernel = info.name;
        match self.misfit {
            Some(Misfit::Number(parameter, value)) => {
                return Err(Error::ParameterOutOfRange { kernel, parameter, value });
            }
            Some(Misfit::Count(parameter, count, expected)) => {
                return Err(Error::BufferCount { kernel, parameter, count, expected });
            }
            Some(Misfit::NoBuffers(parameter)) => {
                return Err(Error::NoBuffers { kernel, parameter });
            }
            None => {}
        }
        let mut args = &self.args[..];
        for info in info.bindings {
            let count = args.iter().take_while(|(at, _)| *at == info.binding).count();
            let is_array = info.kind == BindingKind::StorageReadArray;
            let (own, others) = args.split_at(count);
            if count == 0
                || count > 1 && !is_array
                || own.iter().any(|(_, arg)| !arg.is_of(info.kind))
            {
                return Err(Error::Arguments { kernel });
            }
            if let Some(WrongLayout { parameter, element, bytes, expected }) =
                own.iter().find_map(|(_, arg)| arg.wrong_layout(info))
            {
                return Err(Error::Layout { kernel, parameter, element, bytes, expected });
            }
            args = others;
        }
        if args.is_empty() { Ok(()) } else { Err(Error::Arguments { kernel }) }
    }

    /// Compares the number of buffers in arrays with the device's limit.
    fn check_arrays(&self, limits: &Limits) -> Result<(), Error> {
        let (info, limit) = (self.kernel.info, limits.max_buffers_in_arrays);
        let arrays = info.bindings.iter().filter(|of| of.kind == BindingKind::StorageReadArray);
        let count = arrays.map(|of| self.args_of(of.binding).count()).sum::<usize>() as u32;
        if count > limit {
            let (kernel, kind) = (info.name, "buffers in arrays");
            return Err(Error::TooManyBindings { kernel, kind, count, limit });
        }
        Ok(())
    }

    /// Checks that no written memory is bound a second time. Parts of one buffer must not overlap.
    /// WebGPU counts accesses by whole buffers, so all parts of a buffer must be written to or
    /// none.
    fn check_buffers(&self) -> Result<(), Error> {
        let counts = match self.workgroups {
            Workgroups::From(counts) => Some((None, counts, false)),
            Workgroups::Given(_) => None,
        };
        let args = self.args.iter().filter_map(|(binding, arg)| {
            let (part, writes) = arg.part()?;
            Some((Some(*binding), part, writes))
        });
        // Without elements, another buffer is bound in its place.
        let parts = args.chain(counts).filter(|(_, part, _)| part.span.bytes > 0);
        let parts: SmallVec<[_; 8]> = parts.collect();
        // Arrays may have very many buffers, but these are only read.
        let written: SmallVec<[usize; 8]> = (0..parts.len()).filter(|at| parts[*at].2).collect();
        for (at, &(first, a, a_writes)) in parts.iter().enumerate() {
            let is_same = |&(_, b, b_writes): &(_, Part<'_>, bool)| {
                a.memory.is_also(b.memory) && (a_writes != b_writes || a.span.overlaps(b.span))
            };
            let behind = &parts[at + 1..];
            let conflict = match a_writes {
                true => behind.iter().find(|other| is_same(other)),
                false => {
                    let behind = written.iter().filter(|of| **of > at);
                    behind.map(|of| &parts[*of]).find(|other| is_same(other))
                }
            };
            if let Some(&(second, b, _)) = conflict {
                let name = |binding: Option<u32>| {
                    binding.map_or("workgroups_from", |at| self.parameter(at))
                };
                let (kernel, first, second) = (self.kernel.info.name, name(first), name(second));
                return Err(match a.span.overlaps(b.span) {
                    true => Error::BufferAliased { kernel, first, second },
                    false => Error::PartsReadAndWritten { kernel, first, second },
                });
            }
        }
        Ok(())
    }

    /// Checks that no written texture is bound a second time: handles of one texture share its
    /// texels. Also checks that each storage texture has the usage; the program's own may lack it.
    fn check_textures(&self) -> Result<(), Error> {
        for (binding, arg) in &self.args {
            if let Arg::StorageTexture(view, _) = arg
                && let Some(texture) = view.gpu().filter(|texture| !texture.is_storage())
            {
                let (kernel, parameter) = (self.kernel.info.name, self.parameter(*binding));
                return Err(texture.lacks_storage(kernel, parameter));
            }
        }
        let textures: SmallVec<[_; 4]> = self
            .args
            .iter()
            .filter_map(|(binding, arg)| arg.texels().map(|texels| (*binding, texels)))
            .collect();
        for (i, (first, (a, a_writes))) in textures.iter().enumerate() {
            for (second, (b, b_writes)) in &textures[i + 1..] {
                if (*a_writes || *b_writes) && a.overlaps(b) {
                    let (first, second) = (self.parameter(*first), self.parameter(*second));
                    let kernel = self.kernel.info.name;
                    return Err(Error::TextureAliased { kernel, first, second });
                }
            }
        }
        Ok(())
    }

    /// Checks that no sampler filters depths.
    fn check_samplers(&self) -> Result<(), Error> {
        for (binding, arg) in &self.args {
            if let Arg::Sampler(sampler) = arg
                && sampler.filters()
                && self.kind(*binding) == Some(BindingKind::SamplerNonFiltering)
            {
                let (kernel, parameter) = (self.kernel.info.name, self.parameter(*binding));
                return Err(Error::DepthFilter { kernel, parameter });
            }
        }
        Ok(())
    }

    /// The kind of the binding at an index.
    fn kind(&self, binding: u32) -> Option<BindingKind> {
        let bindings = self.kernel.info.bindings.iter();
        bindings.filter(|of| of.binding == binding).map(|of| of.kind).next()
    }

    /// Compares the launch with the device's limits.
    pub(super) fn check(&self, device: &Device) -> Result<(), Error> {
        let (info, limits) = (self.kernel.info, device.limits());
        check_kernel(info, device)?;
        self.check_arguments()?;
        self.check_buffers()?;
        self.check_textures()?;
        self.check_samplers()?;
        self.check_arrays(&limits)?;
        self.check_alignment(&limits)?;
        self.check_ends(|| Proven::of(self, device.max_counts()))?;
        let (bytes, limit) =
            (size_of_val(&self.params[..]) as u64, limits.max_uniform_buffer_bytes);
        if bytes > limit {
            let device = device.name();
            return Err(Error::BufferTooLarge {
                kind: "uniform",
                elements: 1,
                bytes,
                limit,
                device,
            });
        }
        match self.workgroups {
            Workgroups::Given(workgroups) => check_workgroups(info, workgroups, &limits),
            Workgroups::From(counts) => check_counts(info, counts, device),
        }
    }

    /// Checks that the device can bind slices where they begin.
    fn check_alignment(&self, limits: &Limits) -> Result<(), Error> {
        let alignment = limits.storage_alignment;
        for (binding, arg) in &self.args {
            let span = match arg {
                Arg::Read(part) => part.span,
                Arg::ReadWrite(part) => part.span,
                Arg::Texture(_) | Arg::StorageTexture(..) | Arg::Sampler(_) => continue,
            };
            // Without elements, another buffer is bound in its place.
            let offset = if span.bytes == 0 { 0 } else { span.start };
            if offset % u64::from(alignment) != 0 {
                let (kernel, parameter) = (self.kernel.info.name, self.parameter(*binding));
                return Err(Error::SliceAlignment { kernel, parameter, offset, alignment });
            }
        }
        Ok(())
    }

    /// Checks for slices that end within a word. The rest of that word is bound, too, so wgpu's
    /// check would not keep an index out of it.
    pub(crate) fn check_ends(&self, proven: impl Fn() -> Proven) -> Result<(), Error> {
        for (binding, arg) in &self.args {
            let part = match arg {
                Arg::Read(part) => *part,
                Arg::ReadWrite(part) => part.as_part(),
                Arg::Texture(_) | Arg::StorageTexture(..) | Arg::Sampler(_) => continue,
            };
            let ends_well = part.span.bytes.is_multiple_of(4) || part.is_at_end();
            // The proofs say nothing about the buffers of an array.
            let is_in_array = self.kind(*binding) == Some(BindingKind::StorageReadArray);
            let is_proven = || !is_in_array && proven().is_within_bounds(&self.kernel.info.proofs);
            if !ends_well && !is_proven() {
                let (kernel, parameter) = (self.kernel.info.name, self.parameter(*binding));
                return Err(Error::SliceEnd { kernel, parameter });
            }
        }
        Ok(())
    }
}

/// An argument whose elements have another layout than the kernel expects.
struct WrongLayout {
    parameter: &'static str,
    element: &'static str,
    bytes: u64,
    expected: u64,
}

impl Arg<'_> {
    /// Whether it fits the kind of a binding.
    fn is_of(&self, kind: BindingKind) -> bool {
        match (self, kind) {
            (
                Arg::Read(_),
                BindingKind::StorageRead | BindingKind::StorageReadArray | BindingKind::Uniform,
            )
            | (Arg::ReadWrite(_), BindingKind::StorageReadWrite)
            | (Arg::Texture(_), BindingKind::Texture { .. })
            | (
                Arg::Sampler(_),
                BindingKind::Sampler
                | BindingKind::SamplerNonFiltering
                | BindingKind::SamplerComparison,
            ) => true,
            (Arg::StorageTexture(_, access), BindingKind::StorageTexture { access: of, .. }) => {
                *access == of
            }
            _ => false,
        }
    }

    /// The difference between its layout and the binding's, if there is one.
    fn wrong_layout(&self, info: &BindingInfo) -> Option<WrongLayout> {
        let span = match self {
            Arg::Read(part) => part.span,
            Arg::ReadWrite(part) => part.span,
            Arg::Texture(_) | Arg::StorageTexture(..) | Arg::Sampler(_) => return None,
        };
        let (bytes, elements) = (span.bytes, u64::from(span.len) * u64::from(info.stride));
        let expected = u64::from(info.elements_start) + elements;
        // A uniform may be larger: it has padding at its end.
        let fits = match info.kind {
            BindingKind::Uniform => bytes >= expected,
            _ => bytes == expected,
        };
        let (parameter, element) = (info.name, info.element);
        (!fits).then_some(WrongLayout { parameter, element, bytes, expected })
    }
}

/// Compares the number of workgroups with a device's limits.
fn check_workgroups(info: &KernelInfo, workgroups: [u32; 3], limits: &Limits) -> Result<(), Error> {
    let (kernel, workgroup_size) = (info.name, info.workgroup_size);
    if workgroups.contains(&0) {
        return Err(Error::NoWorkgroups { kernel, workgroups });
    }
    let limit = limits.max_workgroups_per_dimension;
    if workgroups.iter().any(|&n| n > limit) {
        return Err(Error::TooManyWorkgroups { kernel, workgroups, workgroup_size, limit });
    }
    Ok(())
}

/// Checks that a launch on the device can take its workgroup counts from this memory.
fn check_counts(info: &KernelInfo, counts: Part<'_>, device: &Device) -> Result<(), Error> {
    let (kernel, len) = (info.name, counts.span.len as usize);
    if counts.memory.device() != device {
        let (expected, actual) = (device.name(), counts.memory.device().name());
        return Err(Error::OtherDevice { kernel, parameter: "workgroups_from", expected, actual });
    }
    if len < 3 {
        return Err(Error::TooFewCounts { kernel, len });
    }
    let (offset, alignment) = (counts.span.start, 4);
    if offset % u64::from(alignment) != 0 {
        return Err(Error::SliceAlignment {
            kernel,
            parameter: "workgroups_from",
            offset,
            alignment,
        });
    }
    counts.memory.check_counts(kernel)
}

/// Checks that the device has the features that the kernel needs.
fn check_features(info: &KernelInfo, device: &Device) -> Result<(), Error> {
    match info.features.iter().find(|feature| !device.has(**feature)) {
        None => Ok(()),
        Some(&feature) => {
            let (kernel, of_program) = (info.name, device.is_of_program());
            Err(Error::MissingFeature { kernel, feature, device: device.name(), of_program })
        }
    }
}

/// Checks that a device can run the kernel, whatever its arguments are.
pub(crate) fn check_kernel(info: &KernelInfo, device: &Device) -> Result<(), Error> {
    check_features(info, device)?;
    check_limits(info, &device.limits())?;
    check_storage_textures(info, device)
}

/// Compares a kernel with a device's limits.
fn check_limits(info: &KernelInfo, limits: &Limits) -> Result<(), Error> {
    let (kernel, workgroup_size) = (info.name, info.workgroup_size);
    let invocations = workgroup_size.iter().map(|&n| u64::from(n)).product::<u64>();
    let (limit, max_invocations) =
        (limits.max_workgroup_size, limits.max_invocations_per_workgroup);
    let within = workgroup_size.iter().zip(limit).all(|(&n, limit)| n <= limit);
    if !within || invocations > u64::from(max_invocations) {
        return Err(Error::WorkgroupTooLarge { kernel, workgroup_size, limit, max_invocations });
    }
    let (bytes, limit) = (info.workgroup_bytes, limits.max_workgroup_bytes);
    if bytes > limit {
        return Err(Error::WorkgroupMemory { kernel, bytes, limit });
    }
    check_bindings(info, limits)
}

/// Compares the number of buffers, textures and samplers with a device's limits.
fn check_bindings(info: &KernelInfo, limits: &Limits) -> Result<(), Error> {
    let params = info.params.map(|_| BindingKind::Uniform);
    let kinds = || info.bindings.iter().map(|binding| binding.kind).chain(params);
    let limits = [
        ("storage buffers", limits.max_storage_buffers),
        ("uniform buffers", limits.max_uniform_buffers),
        ("sampled textures", limits.max_sampled_textures),
        ("storage textures", limits.max_storage_textures),
        ("samplers", limits.max_samplers),
    ];
    let count = kinds().count() as u32;
    if limits.iter().all(|(_, limit)| count <= *limit) {
        return Ok(()); // few enough for any kind
    }
    for (kind, limit) in limits {
        let count = kinds().filter(|other| other.resource() == kind).count() as u32;
        if count > limit {
            return Err(Error::TooManyBindings { kernel: info.name, kind, count, limit });
        }
    }
    Ok(())
}

/// Checks that the device can access the kernel's storage textures.
fn check_storage_textures(info: &KernelInfo, device: &Device) -> Result<(), Error> {
    for binding in info.bindings {
        if let BindingKind::StorageTexture { format, access, .. } = binding.kind
            && !device.supports_storage_texture(format, access)
        {
            let (kernel, parameter, device) = (info.name, binding.name, device.name());
            return Err(Error::StorageTexture { kernel, parameter, format, access, device });
        }
    }
    Ok(())
}
