//! Texels in workgroup memory, with two ways to fill a tile that are common in tutorials.
//!
//! - [`soften`] loads the texels of the workgroup and lets the invocations at its edges load the
//!   margin: a 3×3 box blur.
//! - [`contrast`] samples a tile without a margin, and compares each texel with the mean of the
//!   tile. The result goes to a buffer.
//!
//! `blur` shows a third way: all invocations share the loads, for any shape of the tile.
//!
//! ```sh
//! cargo run --release --example texture_tiles   # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! ```

use std::error::Error;

use dsl_runtime::prelude::*;

mod support;

/// The number of texels along each edge of [`soften`]'s tile: 16, and one more on each side.
#[device]
const EDGE: u32 = 18;

/// The texel at `at`; outside the image, the nearest one.
#[device]
fn nearest(input: &Texture2d<f32>, at: IVec2) -> Vec4 {
    let last = input.dimensions().as_ivec2() - 1;
    input.load(at.clamp(IVec2::ZERO, last), 0)
}

/// Each texel of `output` is the mean of the 3×3 texels around it in `input`.
#[kernel(workgroup_size = (16, 16))]
pub(crate) fn soften(input: &Texture2d<f32>, output: &mut StorageTexture2d<Rgba32Float>) {
    workgroup_var!(tile: [Vec4; EDGE * EDGE]);
    let at = global_invocation_id().xy().as_ivec2();
    let local = local_invocation_id().xy();
    // The position of this invocation's texel in the tile, and the step that leaves the tile here.
    let UVec2 { x, y } = local + 1;
    let out = select_edge(local);

    tile[y * EDGE + x] = nearest(input, at);
    if out.x != 0 {
        tile[y * EDGE + (x as i32 + out.x) as u32] = nearest(input, at + ivec2(out.x, 0));
    }
    if out.y != 0 {
        tile[(y as i32 + out.y) as u32 * EDGE + x] = nearest(input, at + ivec2(0, out.y));
    }
    if out.x != 0 && out.y != 0 {
        let corner = ivec2(x as i32, y as i32) + out;
        tile[corner.y as u32 * EDGE + corner.x as u32] = nearest(input, at + out);
    }
    workgroup_barrier();

    let mut sum = Vec4::ZERO;
    for dy in 0..3 {
        for dx in 0..3 {
            sum += tile[(local.y + dy) * EDGE + local.x + dx];
        }
    }
    if at.as_uvec2().cmplt(output.dimensions()).all() {
        output.store(at, sum / 9.0);
    }
}

/// The step from an invocation that leaves its workgroup of 16×16: -1 or 1 in a dimension where the
/// invocation is at the edge, 0 in the others.
#[device]
fn select_edge(local: UVec2) -> IVec2 {
    let step = |at: u32| match at {
        0 => -1,
        15 => 1,
        _ => 0,
    };
    ivec2(step(local.x), step(local.y))
}

/// How much each texel differs from the mean of its 8×8 texels, row by row. The image's edges are
/// multiples of 8.
#[kernel(workgroup_size = (8, 8))]
pub(crate) fn contrast(input: &Texture2d<f32>, sampler: &Sampler, differences: &mut [Vec4]) {
    workgroup_var!(tile: [[Vec4; 8]; 8]);
    let at = global_invocation_id().xy();
    let local = local_invocation_id();
    let size = input.dimensions();
    // The middle of the texel, in coordinates from 0 to 1 over the image.
    let uv = (at.as_vec2() + 0.5) / size.as_vec2();
    let own = input.sample_level(sampler, uv, 0.0);
    tile[local.y][local.x] = own;
    workgroup_barrier();

    let mut sum = Vec4::ZERO;
    for row in &tile {
        for texel in row {
            sum += *texel;
        }
    }
    differences[at.y * size.x + at.x] = own - sum / 64.0;
}

const WIDTH: u32 = if cfg!(debug_assertions) { 72 } else { 1920 };
const HEIGHT: u32 = if cfg!(debug_assertions) { 40 } else { 1080 };

fn main() -> Result<(), Box<dyn Error>> {
    let texels: Vec<[u8; 4]> = (0..WIDTH * HEIGHT)
        .map(|i| [i % 251, i / 7 % 256, i * 3 % 199, i % WIDTH % 256].map(|byte| byte as u8))
        .collect();
    let device = Device::new()?;
    let size = (WIDTH, HEIGHT);
    println!("{WIDTH}×{HEIGHT} texels on {}", device.name());
    let input = device.texture_2d::<Rgba8Unorm>(size, &texels)?;

    let mut softened = device.texture_2d_zeroed::<Rgba32Float>(size)?;
    let time = support::time(&device, || soften(&input, &mut softened).invocations(size).run())?;
    let got = softened.read()?;
    support::compare("the softened image", got.as_flattened(), &softened_on_host(&texels), 1e-5)?;
    println!("  soften    {time:.2?} from launch to finish");

    let sampler = device.sampler(SamplerOptions::default())?;
    let mut differences = device.zeroed::<Vec4>(texels.len())?;
    let time = support::time(&device, || {
        contrast(&input, &sampler, &mut differences).invocations(size).run()
    })?;
    let got: Vec<f32> = differences.read()?.iter().flat_map(Vec4::to_array).collect();
    support::compare("the contrast", &got, &contrast_on_host(&texels), 1e-5)?;
    println!("  contrast  {time:.2?} from launch to finish");
    println!("  both are what the host computes");
    Ok(())
}

/// A component of the texel at a position in the image, as a number from 0 to 1.
fn component(texels: &[[u8; 4]], x: u32, y: u32, component: usize) -> f32 {
    f32::from(texels[(y * WIDTH + x) as usize][component]) / 255.0
}

fn softened_on_host(texels: &[[u8; 4]]) -> Vec<f32> {
    let places = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)));
    let softened = |(x, y): (u32, u32)| {
        let (right, below) = ((x + 1).min(WIDTH - 1), (y + 1).min(HEIGHT - 1));
        [0, 1, 2, 3].map(|i| {
            let row = |y| {
                [x.saturating_sub(1), x, right]
                    .map(|x| component(texels, x, y, i))
                    .iter()
                    .sum::<f32>()
            };
            (row(y.saturating_sub(1)) + row(y) + row(below)) / 9.0
        })
    };
    places.flat_map(softened).collect()
}

fn contrast_on_host(texels: &[[u8; 4]]) -> Vec<f32> {
    let mut differences = vec![0.0; texels.len() * 4];
    for top in (0..HEIGHT).step_by(8) {
        for left in (0..WIDTH).step_by(8) {
            let places: Vec<(u32, u32)> =
                (top..top + 8).flat_map(|y| (left..left + 8).map(move |x| (x, y))).collect();
            for i in 0..4 {
                let sum: f32 = places.iter().map(|(x, y)| component(texels, *x, *y, i)).sum();
                for (x, y) in &places {
                    let at = (y * WIDTH + x) as usize * 4 + i;
                    differences[at] = component(texels, *x, *y, i) - sum / 64.0;
                }
            }
        }
    }
    differences
}
