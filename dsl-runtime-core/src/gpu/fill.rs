//! Fills: this file's kernel repeats a value in a buffer.
//!
//! Takes whole words of a pattern, and a range of bytes whose ends are multiples of 2, for elements
//! of 2 bytes. Only the pattern passes through the host's memory, and a fill is one dispatch,
//! whatever its length.

use std::sync::Arc;

use super::{
    Gpu, Memory, State,
    bind_groups::Bound,
    pipelines::Pipeline,
    recording::{Command, Dispatch, Workgroups},
};
use crate::Error;

/// Invocations of a workgroup.
const WORKGROUP: u32 = 256;

/// The most workgroups that every device takes. Beyond that, each invocation fills several words.
const MOST_WORKGROUPS: u32 = 65_535;

/// Every device can bind buffers at multiples of this number of bytes.
const ALIGNMENT: u64 = 256;

const WGSL: &str = "
struct Fill {
    first: u32,
    words: u32,
    kept_at_start: u32,
    kept_at_end: u32,
    mask: u32,
    length: u32,
    pattern: array<u32>,
}

@group(0) @binding(0) var<storage, read_write> to: array<u32>;
@group(0) @binding(1) var<storage, read> fill: Fill;

@compute @workgroup_size(256)
fn main(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(num_workgroups) workgroups: vec3<u32>,
) {
    let stride = workgroups.x * 256u;
    var i = id.x;
    while i < fill.words {
        var at = i & fill.mask;
        if fill.length > 0u {
            at = i % fill.length;
        }
        var word = fill.pattern[at];
        var kept = 0u;
        if i == 0u {
            kept = fill.kept_at_start;
        }
        if i == fill.words - 1u {
            kept |= fill.kept_at_end;
        }
        if kept > 0u {
            word = (word & ~kept) | (to[fill.first + i] & kept);
        }
        to[fill.first + i] = word;
        if fill.words - i <= stride {
            break;
        }
        i += stride;
    }
}
";

impl Memory {
    /// Repeats `pattern` in `bytes` bytes from `start` on, after the recorded commands. `start` and
    /// `bytes` are multiples of 2; the pattern is whole words.
    pub(crate) fn fill(&self, start: u64, bytes: u64, pattern: &[u32]) -> Result<(), Error> {
        self.require(wgpu::BufferUsages::COPY_DST, "filling it")?;
        let end = start + bytes;
        if bytes == 0 || pattern.is_empty() {
            return Ok(());
        }
        let are_words = start.is_multiple_of(4) && end.is_multiple_of(4);
        if are_words && pattern.iter().all(|word| *word == 0) {
            let access = self.contents.access(self.writing(start, bytes));
            let clear = Command::Clear { buffer: self.buffer.clone(), start, bytes, access };
            return self.identity.gpu().push(|_| Ok(clear));
        }
        self.identity.gpu().push(|state| {
            let (bound, words) = self.fill_of(state, start..end, pattern)?;
            let workgroups = words.div_ceil(WORKGROUP).min(MOST_WORKGROUPS);
            Ok(Command::Dispatch(Dispatch {
                bound: Arc::new(bound),
                params: None,
                workgroups: Workgroups::Given([workgroups, 1, 1]),
                stopwatch: None,
            }))
        })
    }

    /// The bind group of a fill, and the number of words that it writes.
    fn fill_of(
        &self,
        state: &mut State,
        bytes: std::ops::Range<u64>,
        pattern: &[u32],
    ) -> Result<(Bound, u32), Error> {
        let gpu = self.identity.gpu();
        let pipeline = gpu.filling(state)?;
        let bound_from = bytes.start / ALIGNMENT * ALIGNMENT;
        let bound_to = bytes.end.next_multiple_of(4);
        let first = ((bytes.start - bound_from) / 4) as u32;
        let words = ((bound_to - bytes.start / 4 * 4) / 4) as u32;
        let length = pattern.len() as u32;
        let mask = if length.is_power_of_two() { length - 1 } else { 0 };
        let length = if length.is_power_of_two() { 0 } else { length };
        let begins_within = !bytes.start.is_multiple_of(4);
        let kept_at_start = if begins_within { 0x0000_ffff } else { 0 };
        let kept_at_end = if bytes.end.is_multiple_of(4) { 0 } else { 0xffff_0000 };
        let mut fill = vec![first, words, kept_at_start, kept_at_end, mask, length];
        match begins_within {
            false => fill.extend_from_slice(pattern),
            // The pattern begins in the upper half of a word.
            true => fill.extend((0..pattern.len()).map(|i| {
                let before = pattern[(i + pattern.len() - 1) % pattern.len()];
                before >> 16 | pattern[i] << 16
            })),
        }
        let fill = gpu.buffer_of(&fill, wgpu::BufferUsages::STORAGE, "fill")?;
        let entry = |binding, buffer, offset, size| wgpu::BindGroupEntry {
            binding,
            resource: wgpu::BindingResource::Buffer(wgpu::BufferBinding { buffer, offset, size }),
        };
        let size = wgpu::BufferSize::new(bound_to - bound_from);
        let bind_group = gpu.attempt("binding a buffer", || {
            gpu.device.create_bind_group(&wgpu::BindGroupDescriptor {
                label: Some("fill"),
                layout: &pipeline.layout,
                entries: &[entry(0, &self.buffer, bound_from, size), entry(1, &fill, 0, None)],
            })
        })?;
        let access = self.writing(bytes.start, bytes.end - bytes.start);
        let accesses = vec![self.contents.access(access)];
        Ok((Bound { kernel: None, pipeline, bind_group, arrays: None, accesses }, words))
    }
}

impl Gpu {
    /// The kernel, built at the first fill.
    fn filling(&self, state: &mut State) -> Result<Arc<Pipeline>, Error> {
        if let Some(pipeline) = &state.filling {
            return Ok(Arc::clone(pipeline));
        }
        let pipeline = self.attempt("compiling what fills buffers", || self.build_filling())?;
        Ok(Arc::clone(state.filling.insert(Arc::new(pipeline))))
    }

    fn build_filling(&self) -> Pipeline {
        let label = Some("fill");
        let module = self.device.create_shader_module(wgpu::ShaderModuleDescriptor {
            label,
            source: wgpu::ShaderSource::Wgsl(WGSL.into()),
        });
        let pipeline = self.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label,
            layout: None,
            module: &module,
            entry_point: None,
            compilation_options: wgpu::PipelineCompilationOptions::default(),
            cache: None,
        });
        Pipeline { layout: pipeline.get_bind_group_layout(0), arrays: None, pipeline }
    }
}
