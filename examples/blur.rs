//! Blurs an image in two ways. A parameter of the kernel chooses the way.
//!
//! It shows textures made from pixels and read back, an enum that the host passes to a kernel, and
//! the use of workgroup memory. The direct way loads 49 texels for each texel that it stores. The
//! tiled way loads each texel once per workgroup: the workgroup's own 16×16 texels and a margin of
//! 3, 22×22 in all, go into workgroup memory. The 49 texels are then read from there.
//!
//! ```sh
//! cargo run --release --example blur -- IMAGE OUTPUT
//! cargo run --release --example blur -- --picture FILE.png
//! ```
//!
//! `IMAGE` is a PNG file; without it, the program generates an image. `OUTPUT` is a PNG file with
//! both results next to each other, the direct one on the left. With `--picture`, the left half of
//! a small image stays as it is, and the right half is blurred four times. DSL_DEVICE=cpu or
//! DSL_DEVICE=gpu chooses the device.

use std::error::Error;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use dsl_runtime::prelude::*;
use picture::Picture;

#[path = "support/picture.rs"]
mod picture;
mod support;

/// The way in which an invocation gets the texels.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// Each invocation loads its own.
    Direct,
    /// Through workgroup memory.
    Tiled,
}

/// The number of texels on each side of a texel that its mean includes.
#[device]
const RADIUS: u32 = 3;

/// Invocations along each edge of a workgroup.
#[device]
const GROUP: u32 = 16;

/// Texels along each edge of a tile.
#[device]
const EDGE: u32 = GROUP + 2 * RADIUS;

/// The colour at `at`; outside the image, the colour of the nearest texel.
#[device]
fn nearest(input: &Texture2d<f32>, at: IVec2) -> Vec3 {
    let last = input.dimensions().as_ivec2() - 1;
    input.load(at.clamp(IVec2::ZERO, last), 0).xyz()
}

/// Each texel of `output` is the mean of the square around it in `input`.
#[kernel(workgroup_size = (GROUP, GROUP))]
pub(crate) fn blur(input: &Texture2d<f32>, output: &mut StorageTexture2d<Rgba8Unorm>, way: Way) {
    workgroup_var!(tile: [[Vec3; EDGE]; EDGE]);
    let at = global_invocation_id().xy();
    let local = local_invocation_id();
    let mut sum = Vec3::ZERO;
    match way {
        Way::Direct => {
            let corner = at.as_ivec2() - RADIUS as i32;
            for y in 0..=2 * RADIUS {
                for x in 0..=2 * RADIUS {
                    sum += nearest(input, corner + ivec2(x as i32, y as i32));
                }
            }
        }
        Way::Tiled => {
            let corner = (workgroup_id().xy() * GROUP).as_ivec2() - RADIUS as i32;
            for i in (local_invocation_index()..EDGE * EDGE).step_by(GROUP * GROUP) {
                let (x, y) = (i % EDGE, i / EDGE);
                tile[y][x] = nearest(input, corner + ivec2(x as i32, y as i32));
            }
            workgroup_barrier();
            for y in 0..=2 * RADIUS {
                for x in 0..=2 * RADIUS {
                    sum += tile[local.y + y][local.x + x];
                }
            }
        }
    }
    if at.cmplt(output.dimensions()).all() {
        let n = ((2 * RADIUS + 1) * (2 * RADIUS + 1)) as f32;
        output.store(at, (sum / n).extend(1.0));
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args_os().skip(1).map(PathBuf::from);
    let picture = match args.next() {
        Some(flag) if flag.as_os_str() == "--picture" => {
            return before_and_after(&args.next().ok_or("--picture FILE.png")?);
        }
        Some(path) => open(&path)?,
        None => made_up(),
    };
    let output = args.next().unwrap_or_else(|| std::env::temp_dir().join("blur.png"));
    let size = (picture.width, picture.height);

    let device = Device::new()?;
    println!("{}×{} texels on {}", size.0, size.1, device.name());
    let input = device.texture_2d::<Rgba8Unorm>(size, &picture.texels)?;
    let mut results = Vec::new();
    for way in [Way::Direct, Way::Tiled] {
        let mut result = device.texture_2d_zeroed::<Rgba8Unorm>(size)?;
        let time =
            support::time(&device, || blur(&input, &mut result, way).invocations(size).run())?;
        println!("  {:6}  {time:.2?} from launch to finish", format!("{way:?}"));
        results.push(result.read()?);
    }

    let both = Picture::from_fn(2 * size.0, size.1, |x, y| {
        results[(x / size.0) as usize][(y * size.0 + x % size.0) as usize]
    });
    both.save(&output)?;
    println!("  both results are in {}", output.display());

    let bytes = |way: usize| results[way].as_flattened().iter();
    let difference = bytes(0).zip(bytes(1)).map(|(a, b)| a.abs_diff(*b)).max();
    println!("  they differ by at most {} of 255", difference.unwrap_or(0));
    // A mean between two byte values may be rounded either way.
    let tolerance = 1.001 / 255.0;
    let expected = brightness(&on_host(&picture).texels);
    support::compare("the direct result", &brightness(&results[0]), &expected, tolerance)?;
    support::compare("the tiled result", &brightness(&results[1]), &expected, tolerance)?;
    println!("  both are what the host computes");
    Ok(())
}

/// Writes an image whose right half is blurred.
fn before_and_after(path: &Path) -> Result<(), Box<dyn Error>> {
    let (width, height) = (480, 180);
    let sharp = rings(width, height).texels;
    let device = Device::new()?;
    let mut blurred = device.texture_2d::<Rgba8Unorm>((width, height), &sharp)?;
    for _ in 0..4 {
        let mut next = device.texture_2d_zeroed::<Rgba8Unorm>((width, height))?;
        blur(&blurred, &mut next, Way::Tiled).invocations((width, height)).run()?;
        blurred = next;
    }
    let blurred = blurred.read()?;
    let both = Picture::from_fn(width, height, |x, y| {
        let of = if x < width / 2 { &sharp } else { &blurred };
        of[(y * width + x) as usize]
    });
    both.save(path)?;
    println!("{width}×{height} texels on {}: the picture is in {}", device.name(), path.display());
    Ok(())
}

/// The components as numbers from 0 to 1.
fn brightness(texels: &[[u8; 4]]) -> Vec<f32> {
    texels.as_flattened().iter().map(|byte| f32::from(*byte) / 255.0).collect()
}

/// Reads a PNG file.
fn open(path: &Path) -> Result<Picture, Box<dyn Error>> {
    let mut decoder = png::Decoder::new(BufReader::new(File::open(path)?));
    decoder.set_transformations(
        png::Transformations::normalize_to_color8() | png::Transformations::ALPHA,
    );
    let mut reader = decoder.read_info()?;
    let mut bytes = vec![0; reader.output_buffer_size().ok_or("the image is too large")?];
    let info = reader.next_frame(&mut bytes)?;
    bytes.truncate(info.buffer_size());
    let texels = match info.color_type.samples() {
        // Grey and alpha.
        2 => bytes.chunks_exact(2).map(|texel| [texel[0], texel[0], texel[0], texel[1]]).collect(),
        _ => bytes.as_chunks().0.to_vec(),
    };
    Ok(Picture { width: info.width, height: info.height, texels })
}

/// Rings of colours.
fn made_up() -> Picture {
    let (width, height) = if cfg!(debug_assertions) { (90, 70) } else { (1920, 1080) };
    rings(width, height)
}

fn rings(width: u32, height: u32) -> Picture {
    Picture::from_fn(width, height, |x, y| {
        let squared = x * x + y * y;
        [(squared / 64 % 256) as u8, (x * 5 % 256) as u8, (squared / 512 % 2 * 255) as u8, 255]
    })
}

fn on_host(picture: &Picture) -> Picture {
    let radius = i64::from(RADIUS);
    let (width, height) = (picture.width, picture.height);
    let nearest = |at: i64, n: u32| at.clamp(0, i64::from(n) - 1) as u32;
    Picture::from_fn(width, height, |x, y| {
        let mut sum = [0u32; 3];
        for dy in -radius..=radius {
            for dx in -radius..=radius {
                let (x, y) =
                    (nearest(i64::from(x) + dx, width), nearest(i64::from(y) + dy, height));
                let texel = picture.texels[(y * width + x) as usize];
                (0..3).for_each(|i| sum[i] += u32::from(texel[i]));
            }
        }
        let n = (2 * RADIUS + 1).pow(2);
        let [r, g, b] = sum.map(|sum| ((sum + n / 2) / n) as u8);
        [r, g, b, 255]
    })
}
