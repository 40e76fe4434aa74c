//! Texels that only a render pass can reach, and no copy: WebGPU copies nothing to a texture of
//! `Depth32Float`, and nothing to or from the samples of a texture.
//!
//! Takes two textures of one size, each with several layers or several samples, and draws a
//! triangle that covers them. Each fragment is a texel of the target, loaded from the source.

use std::{ops::Range, sync::Arc};

use super::{Gpu, State, late::Contents, scopes::Call, texture};
use crate::{Error, TextureDimension};

/// The properties of both textures that a pipeline depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Drawing {
    from: wgpu::TextureFormat,
    from_samples: u32,
    to: wgpu::TextureFormat,
    to_samples: u32,
}

impl Drawing {
    fn new(from: &wgpu::Texture, to: &wgpu::Texture) -> Self {
        let (from_samples, to_samples) = (from.sample_count(), to.sample_count());
        Self { from: from.format(), from_samples, to: to.format(), to_samples }
    }

    /// The component of colors.
    fn component(self) -> &'static str {
        let color = if self.from.is_depth_stencil_format() { self.to } else { self.from };
        match color.sample_type(None, None) {
            Some(wgpu::TextureSampleType::Uint) => "u32",
            Some(wgpu::TextureSampleType::Sint) => "i32",
            _ => "f32",
        }
    }

    fn wgsl(self) -> String {
        let component = self.component();
        let (from_depth, to_depth) =
            (self.from.is_depth_stencil_format(), self.to.is_depth_stencil_format());
        let source = match (from_depth, self.from_samples > 1) {
            (false, false) => format!("texture_2d_array<{component}>"),
            (false, true) => format!("texture_multisampled_2d<{component}>"),
            (true, false) => "texture_depth_2d_array".to_owned(),
            (true, true) => "texture_depth_multisampled_2d".to_owned(),
        };
        // A fragment for each sample of the target, or one for each texel of a layer.
        let (sample, layer) = match self.to_samples > 1 {
            true => (", @builtin(sample_index) sample: u32", "sample"),
            false => ("", "corner.layer"),
        };
        let level = if self.from_samples > 1 { "" } else { ", 0" };
        let output = match to_depth {
            true => "@builtin(frag_depth) f32".to_owned(),
            false => format!("@location(0) vec4<{component}>"),
        };
        let value = match (from_depth, to_depth) {
            (false, true) => "texel.x",
            (true, false) => "vec4(texel)",
            (true, true) | (false, false) => "texel",
        };
        format!(
            "@group(0) @binding(0) var source: {source};

            struct Corner {{
                @builtin(position) position: vec4<f32>,
                @location(0) @interpolate(flat) layer: u32,
            }}

            @vertex
            fn corner(@builtin(vertex_index) i: u32, @builtin(instance_index) layer: u32) -> Corner {{
                let at = vec2<f32>(vec2(i & 1, i >> 1)) * 4.0 - 1.0;
                return Corner(vec4(at, 0.0, 1.0), layer);
            }}

            @fragment
            fn fragment(corner: Corner{sample}) -> {output} {{
                let texel = textureLoad(source, vec2<u32>(corner.position.xy), {layer}{level});
                return {value};
            }}"
        )
    }

    fn pipeline(self, device: &wgpu::Device) -> wgpu::RenderPipeline {
        let label = Some("texels");
        let module = device.create_shader_module(wgpu::ShaderModuleDescriptor {
            label,
            source: wgpu::ShaderSource::Wgsl(self.wgsl().into()),
        });
        let is_depth = self.to.is_depth_stencil_format();
        let color = [Some(self.to.into())];
        device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
            label,
            layout: None,
            vertex: wgpu::VertexState {
                module: &module,
                entry_point: None,
                compilation_options: wgpu::PipelineCompilationOptions::default(),
                buffers: &[],
            },
            primitive: wgpu::PrimitiveState::default(),
            depth_stencil: is_depth.then(|| wgpu::DepthStencilState {
                format: self.to,
                depth_write_enabled: Some(true),
                depth_compare: Some(wgpu::CompareFunction::Always),
                stencil: wgpu::StencilState::default(),
                bias: wgpu::DepthBiasState::default(),
            }),
            multisample: wgpu::MultisampleState {
                count: self.to_samples,
                ..wgpu::MultisampleState::default()
            },
            fragment: Some(wgpu::FragmentState {
                module: &module,
                entry_point: None,
                compilation_options: wgpu::PipelineCompilationOptions::default(),
                targets: if is_depth { &[] } else { &color },
            }),
            multiview_mask: None,
            cache: None,
        })
    }
}

impl Gpu {
    /// A texture that holds texels in layers, as the source or the target of a drawing. `format` is
    /// the format of the other texture.
    pub(super) fn layers(
        self: &Arc<Self>,
        format: wgpu::TextureFormat,
        [width, height, depth_or_array_layers]: [u32; 3],
    ) -> Result<texture::Texture, Error> {
        let descriptor = wgpu::TextureDescriptor {
            label: None,
            size: wgpu::Extent3d { width, height, depth_or_array_layers },
            mip_level_count: 1,
            sample_count: 1,
            dimension: wgpu::TextureDimension::D2,
            format: match format {
                wgpu::TextureFormat::Depth32Float => wgpu::TextureFormat::R32Float,
                format => format,
            },
            usage: wgpu::TextureUsages::TEXTURE_BINDING
                | wgpu::TextureUsages::RENDER_ATTACHMENT
                | wgpu::TextureUsages::COPY_SRC
                | wgpu::TextureUsages::COPY_DST,
            view_formats: &[],
        };
        let texture =
            self.attempt("creating a texture", || self.device.create_texture(&descriptor))?;
        let layers = 0..depth_or_array_layers;
        texture::view(self, &texture, &Contents::default(), TextureDimension::D2Array, 0..1, layers)
    }

    /// Draws the first level of a texture to some layers of a level of another, after the recorded
    /// commands. A texture with several samples has one layer.
    pub(super) fn draw(
        &self,
        call: Call,
        from: &texture::Texture,
        to: &wgpu::Texture,
        level: u32,
        layers: Range<u32>,
    ) -> Result<(), Error> {
        let mut state = self.state()?;
        self.flush_state(&mut state)?;
        let pipeline = self.drawing_pipeline(&mut state, Drawing::new(from.wgpu(), to))?;
        let submission = self.attempt(call, || {
            let bind_group = self.drawn_from(&pipeline, from);
            let mut encoder =
                self.device.create_command_encoder(&wgpu::CommandEncoderDescriptor::default());
            for layer in layers.clone() {
                let target = target(to, level, layer);
                let mut pass = render_pass(&mut encoder, &target, to.format());
                pass.set_pipeline(&pipeline);
                pass.set_bind_group(0, &bind_group, &[]);
                let layer = layer - layers.start;
                pass.draw(0..3, layer..layer + 1);
            }
            self.queue.submit([encoder.finish()])
        })?;
        self.submitted(&submission);
        Ok(())
    }

    fn drawing_pipeline(
        &self,
        state: &mut State,
        drawing: Drawing,
    ) -> Result<wgpu::RenderPipeline, Error> {
        if let Some(pipeline) = state.drawings.get(&drawing) {
            return Ok(pipeline.clone());
        }
        let pipeline =
            self.attempt("compiling what draws texels", || drawing.pipeline(&self.device))?;
        state.drawings.insert(drawing, pipeline.clone());
        Ok(pipeline)
    }

    fn drawn_from(
        &self,
        pipeline: &wgpu::RenderPipeline,
        from: &texture::Texture,
    ) -> wgpu::BindGroup {
        let is_multisampled = from.wgpu().sample_count() > 1;
        let view = from.wgpu().create_view(&wgpu::TextureViewDescriptor {
            dimension: Some(match is_multisampled {
                false => wgpu::TextureViewDimension::D2Array,
                true => wgpu::TextureViewDimension::D2,
            }),
            usage: Some(wgpu::TextureUsages::TEXTURE_BINDING),
            base_mip_level: from.levels().start,
            mip_level_count: Some(1),
            base_array_layer: if is_multisampled { 0 } else { from.layers().start },
            ..Default::default()
        });
        self.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: None,
            layout: &pipeline.get_bind_group_layout(0),
            entries: &[wgpu::BindGroupEntry {
                binding: 0,
                resource: wgpu::BindingResource::TextureView(&view),
            }],
        })
    }
}

/// A layer of a level, to be drawn to.
fn target(to: &wgpu::Texture, level: u32, layer: u32) -> wgpu::TextureView {
    to.create_view(&wgpu::TextureViewDescriptor {
        dimension: Some(wgpu::TextureViewDimension::D2),
        usage: Some(wgpu::TextureUsages::RENDER_ATTACHMENT),
        base_mip_level: level,
        mip_level_count: Some(1),
        base_array_layer: layer,
        array_layer_count: Some(1),
        ..Default::default()
    })
}

fn render_pass<'a>(
    encoder: &'a mut wgpu::CommandEncoder,
    target: &wgpu::TextureView,
    format: wgpu::TextureFormat,
) -> wgpu::RenderPass<'a> {
    let store = wgpu::StoreOp::Store;
    let color = [Some(wgpu::RenderPassColorAttachment {
        view: target,
        depth_slice: None,
        resolve_target: None,
        ops: wgpu::Operations { load: wgpu::LoadOp::Clear(wgpu::Color::TRANSPARENT), store },
    })];
    let depth = wgpu::RenderPassDepthStencilAttachment {
        view: target,
        depth_ops: Some(wgpu::Operations { load: wgpu::LoadOp::Clear(0.0), store }),
        stencil_ops: None,
    };
    let is_depth = format.is_depth_stencil_format();
    encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
        label: Some("texels"),
        color_attachments: if is_depth { &[] } else { &color },
        depth_stencil_attachment: is_depth.then_some(depth),
        ..Default::default()
    })
}
