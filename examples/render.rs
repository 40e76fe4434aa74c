//! Kernels in a program that renders with wgpu, without a window.
//!
//! It shows a program with a wgpu device, buffers, textures and command encoders of its own. In
//! each frame, in one encoder, a kernel fills the vertex buffer, a render pass draws it, and a
//! second kernel measures the picture. No data passes through the host in between.
//!
//! ```sh
//! cargo run --release --example render      # always on a GPU; a software one will do
//! ```

use std::error::Error;

use dsl_runtime::{Buffer, StructLayout, Texture, prelude::*, wgpu};

#[expect(dead_code, reason = "a frame is no launch to be timed")]
mod support;

/// A corner of a tile, as the vertex shader gets it.
#[derive(Debug, Clone, Copy, ShaderType)]
pub(crate) struct Corner {
    /// In clip space.
    pub(crate) position: Vec2,
    /// Four bytes: red, green, blue, alpha.
    pub(crate) color: u32,
}

#[device]
const COLUMNS: u32 = 16;
#[device]
const ROWS: u32 = 8;

/// The colors of a frame's tiles, a wave of integers.
#[device]
pub(crate) fn color(column: u32, row: u32, frame: u32) -> u32 {
    let red = (column * column * 3 + row * 40 + frame * 50) % 256;
    let green = (column * row * 7 + frame * 90) % 256;
    let blue = (255 - column * 16 + row) % 256;
    red | green << 8 | blue << 16 | 255 << 24
}

/// Two triangles for each tile.
#[kernel(workgroup_size = (8, 8))]
pub(crate) fn tiles(frame: u32, corners: &mut [Corner]) {
    let tile = global_invocation_id().xy();
    if tile.cmplt(uvec2(COLUMNS, ROWS)).all() {
        let mut n = 6 * (tile.y * COLUMNS + tile.x);
        for corner in [0, 1, 2, 2, 1, 3] {
            let at = tile + uvec2(corner % 2, corner / 2);
            let position = at.as_vec2() / vec2(COLUMNS as f32, ROWS as f32) * 2.0 - 1.0;
            corners[n] = Corner { position, color: color(tile.x, tile.y, frame) };
            n += 1;
        }
    }
}

/// Adds up what there is of red, green and blue.
#[kernel(workgroup_size = (8, 8))]
pub(crate) fn light(picture: &Texture2d<f32>, sums: &[Atomic<u32>]) {
    let at = global_invocation_id().xy();
    if at.cmplt(picture.dimensions()).all() {
        let texel = (picture.load(at, 0) * 255.0 + 0.5).as_uvec4();
        sums[0].fetch_add(texel.x);
        sums[1].fetch_add(texel.y);
        sums[2].fetch_add(texel.z);
    }
}

const SHADER: &str = "
    struct Corner {
        @builtin(position) position: vec4<f32>,
        @location(0) @interpolate(flat) color: vec4<f32>,
    }

    @vertex
    fn corner(@location(0) position: vec2<f32>, @location(1) color: vec4<f32>) -> Corner {
        return Corner(vec4<f32>(position, 0.0, 1.0), color);
    }

    @fragment
    fn shade(corner: Corner) -> @location(0) vec4<f32> {
        return corner.color;
    }
";

const WIDTH: u32 = 8 * COLUMNS;
const HEIGHT: u32 = 8 * ROWS;
const N_CORNERS: u32 = 6 * COLUMNS * ROWS;
const N_FRAMES: u32 = 3;

fn main() -> Result<(), Box<dyn Error>> {
    let Some((gpu, queue)) = open()? else {
        println!("there is no GPU adapter on this machine: nothing is rendered");
        return Ok(());
    };
    let device = Device::from_wgpu(gpu.clone(), queue.clone());
    println!("{N_FRAMES} frames of {WIDTH}×{HEIGHT} pixels on {}", device.name());

    // The program's own resources, shared with kernels.
    let vertices = vertex_buffer(&gpu);
    let target = target(&gpu);
    let pipeline = pipeline(&gpu);
    let mut corners: Buffer<Corner> =
        device.buffer_from_wgpu(vertices.clone(), N_CORNERS as usize)?;
    let picture: Texture<Rgba8Unorm> = device.texture_from_wgpu(target.clone())?;

    for frame in 0..N_FRAMES {
        let mut sums = device.zeroed::<u32>(3)?;
        let mut encoder = gpu.create_command_encoder(&Default::default());
        tiles(frame, &mut corners).invocations((COLUMNS, ROWS)).encode(&mut encoder)?;
        draw(&mut encoder, &pipeline, &vertices, &target);
        light(&picture, &mut sums).invocations((WIDTH, HEIGHT)).encode(&mut encoder)?;
        queue.submit([encoder.finish()]);

        let (pixels, light) = (picture.read()?, sums.read()?);
        let expected = expected(frame);
        let words = |pixels: &[[u8; 4]]| -> Vec<u32> {
            pixels.iter().map(|pixel| u32::from_le_bytes(*pixel)).collect()
        };
        support::compare("the picture", &words(&pixels), &words(&expected), 0.0)?;
        let sum = |channel: usize| expected.iter().map(|pixel| u32::from(pixel[channel])).sum();
        support::compare("its light", &light, &[sum(0), sum(1), sum(2)], 0.0)?;
        println!("  frame {frame}: every pixel is as on the host; its light is {light:?}");
    }
    Ok(())
}

/// The device of a program without kernels; `None` if there is no adapter.
fn open() -> Result<Option<(wgpu::Device, wgpu::Queue)>, Box<dyn Error>> {
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle());
    let options = wgpu::RequestAdapterOptions {
        power_preference: wgpu::PowerPreference::HighPerformance,
        ..Default::default()
    };
    let Ok(adapter) = pollster::block_on(instance.request_adapter(&options)) else {
        return Ok(None);
    };
    let device = adapter.request_device(&wgpu::DeviceDescriptor::default());
    Ok(Some(pollster::block_on(device)?))
}

/// The stride of the corners in bytes.
fn corner_bytes() -> u32 {
    tiles::INFO.bindings[0].stride
}

/// The vertices: the kernel stores them, and the render pass reads them.
fn vertex_buffer(gpu: &wgpu::Device) -> wgpu::Buffer {
    gpu.create_buffer(&wgpu::BufferDescriptor {
        label: Some("corners"),
        size: u64::from(N_CORNERS * corner_bytes()),
        usage: wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::VERTEX,
        mapped_at_creation: false,
    })
}

/// The picture: the render pass draws it, and the kernel samples it.
fn target(gpu: &wgpu::Device) -> wgpu::Texture {
    gpu.create_texture(&wgpu::TextureDescriptor {
        label: Some("picture"),
        size: wgpu::Extent3d { width: WIDTH, height: HEIGHT, depth_or_array_layers: 1 },
        mip_level_count: 1,
        sample_count: 1,
        dimension: wgpu::TextureDimension::D2,
        format: wgpu::TextureFormat::Rgba8Unorm,
        usage: wgpu::TextureUsages::RENDER_ATTACHMENT
            | wgpu::TextureUsages::TEXTURE_BINDING
            | wgpu::TextureUsages::COPY_SRC,
        view_formats: &[],
    })
}

fn pipeline(gpu: &wgpu::Device) -> wgpu::RenderPipeline {
    let module = gpu.create_shader_module(wgpu::ShaderModuleDescriptor {
        label: None,
        source: wgpu::ShaderSource::Wgsl(SHADER.into()),
    });
    let offset = |member: usize| u64::from(Corner::MEMBERS[member].offset);
    gpu.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
        label: None,
        layout: None,
        vertex: wgpu::VertexState {
            module: &module,
            entry_point: Some("corner"),
            compilation_options: Default::default(),
            buffers: &[Some(wgpu::VertexBufferLayout {
                array_stride: corner_bytes().into(),
                step_mode: wgpu::VertexStepMode::Vertex,
                attributes: &[
                    wgpu::VertexAttribute {
                        format: wgpu::VertexFormat::Float32x2,
                        offset: offset(0),
                        shader_location: 0,
                    },
                    wgpu::VertexAttribute {
                        format: wgpu::VertexFormat::Unorm8x4,
                        offset: offset(1),
                        shader_location: 1,
                    },
                ],
            })],
        },
        primitive: wgpu::PrimitiveState::default(),
        depth_stencil: None,
        multisample: wgpu::MultisampleState::default(),
        fragment: Some(wgpu::FragmentState {
            module: &module,
            entry_point: Some("shade"),
            compilation_options: Default::default(),
            targets: &[Some(wgpu::TextureFormat::Rgba8Unorm.into())],
        }),
        multiview_mask: None,
        cache: None,
    })
}

fn draw(
    encoder: &mut wgpu::CommandEncoder,
    pipeline: &wgpu::RenderPipeline,
    vertices: &wgpu::Buffer,
    target: &wgpu::Texture,
) {
    let view = target.create_view(&wgpu::TextureViewDescriptor::default());
    let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
        color_attachments: &[Some(wgpu::RenderPassColorAttachment {
            view: &view,
            depth_slice: None,
            resolve_target: None,
            ops: wgpu::Operations {
                load: wgpu::LoadOp::Clear(wgpu::Color::BLACK),
                store: wgpu::StoreOp::Store,
            },
        })],
        ..Default::default()
    });
    pass.set_pipeline(pipeline);
    pass.set_vertex_buffer(0, vertices.slice(..));
    pass.draw(0..N_CORNERS, 0..1);
}

/// The picture, row by row from the top; in clip space y points upwards.
fn expected(frame: u32) -> Vec<[u8; 4]> {
    let pixels = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, HEIGHT - 1 - y)));
    pixels.map(|(x, y)| color(x / 8, y / 8, frame).to_le_bytes()).collect()
}
