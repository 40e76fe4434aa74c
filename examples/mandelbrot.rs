//! The Mandelbrot set: for each point c, the number of rounds of z = z² + c until z is far away.
//!
//! It shows a function that the kernel and the host share, a launch of two dimensions, and
//! invocations that leave a loop after different numbers of rounds.
//!
//! ```sh
//! cargo run --release --example mandelbrot        # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! cargo run --release --example mandelbrot -- --picture FILE.png
//! ```

use std::error::Error;

use dsl_runtime::prelude::*;
use picture::Picture;

#[path = "support/picture.rs"]
mod picture;
mod support;

/// The number of rounds until z is more than 2 from 0, at most `most`.
#[device]
fn rounds(c: Vec2, most: u32) -> u32 {
    let mut z = Vec2::ZERO;
    for round in 0..most {
        z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
        if z.length_squared() > 4.0 {
            return round;
        }
    }
    most
}

/// The point of a texel. The picture shows 3 units of the plane from left to right.
#[device]
fn point(at: UVec2, size: UVec2) -> Vec2 {
    let from_center = at.as_vec2() - size.as_vec2() / 2.0;
    vec2(-0.7, 0.0) + from_center * (3.0 / size.x as f32)
}

/// An invocation for each texel, row by row.
#[kernel(workgroup_size = (8, 8))]
fn mandelbrot(out: &mut [u32], size: UVec2, most: u32) {
    let at = global_invocation_id().xy();
    let i = at.y * size.x + at.x;
    if at.x < size.x && i < out.len() {
        out[i] = rounds(point(at, size), most);
    }
}

const WIDTH: u32 = if cfg!(debug_assertions) { 60 } else { 3000 };
const HEIGHT: u32 = if cfg!(debug_assertions) { 40 } else { 2000 };
const MOST: u32 = 200;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--picture", path] => picture(path),
        _ => measure(),
    }
}

/// Measures the time, and compares the numbers with the host's.
fn measure() -> Result<(), Box<dyn Error>> {
    let device = Device::new()?;
    let size = uvec2(WIDTH, HEIGHT);
    let mut out = device.zeroed((WIDTH * HEIGHT) as usize)?;
    let time = support::time(&device, || mandelbrot(&mut out, size, MOST).invocations(size).run())?;
    let out = out.read()?;

    let texels = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| uvec2(x, y)));
    let expected: Vec<u32> = texels.map(|at| rounds(point(at, size), MOST)).collect();
    // Near the edge of the set, the rounding of one operation can change the number of rounds.
    let in_all = |rounds: &[u32]| {
        let n_inside = rounds.iter().filter(|rounds| **rounds == MOST).count();
        [n_inside as f64, rounds.iter().map(|rounds| f64::from(*rounds)).sum()]
    };
    let [n_inside, n_rounds] = in_all(&out);
    support::compare("the counts", &[n_inside, n_rounds], &in_all(&expected), 0.01)?;
    println!("{WIDTH}×{HEIGHT} points, at most {MOST} rounds each, on {}", device.name());
    println!("  {time:.2?}; {n_rounds} rounds; {n_inside} points stay near 0");
    println!("  these numbers are the host's, within 1 % for rounding");
    Ok(())
}

/// Draws the set in black. Around it, more rounds are brighter.
fn picture(path: &str) -> Result<(), Box<dyn Error>> {
    let device = Device::new()?;
    let size = uvec2(720, 480);
    let mut out = device.zeroed((size.x * size.y) as usize)?;
    mandelbrot(&mut out, size, MOST).invocations(size).run()?;
    let out = out.read()?;
    let drawn = Picture::from_fn(size.x, size.y, |x, y| match out[(y * size.x + x) as usize] {
        MOST => [0, 0, 0, 255],
        rounds => {
            let light = (f64::from(rounds) / 50.0).min(1.0).sqrt();
            let color = |dark: f64, bright: f64| (dark + (bright - dark) * light) as u8;
            [color(0.0, 255.0), color(10.0, 235.0), color(70.0, 130.0), 255]
        }
    });
    drawn.save(path)?;
    println!("{}×{} points on {}: the picture is in {path}", size.x, size.y, device.name());
    Ok(())
}
