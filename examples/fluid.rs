//! A fluid in a square without edges: what leaves on one side enters on the other.
//!
//! Each step has three parts. The fluid carries itself along (`advect`). A few rounds find the
//! pressure for which it neither gathers nor thins out (`relax`). The pressure pushes it
//! (`project`). It shows fields in buffers that swap roles, and functions that the kernels and the
//! host share. The method is from Jos Stam, *Stable Fluids*, 1999.
//!
//! ```sh
//! cargo run --release --example fluid        # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! cargo run --release --example fluid -- --picture FILE.png
//! ```
//!
//! With `--picture` it draws two layers that slide past one another, at three moments.

use std::error::Error;
use std::f32::consts::TAU;

use dsl_runtime::prelude::*;
use picture::Picture;

#[path = "support/picture.rs"]
mod picture;
mod support;

/// The index of the cell in column x and row y.
#[device]
fn cell(x: i32, y: i32, side: u32) -> u32 {
    let side = side as i32;
    (y.rem_euclid(side) * side + x.rem_euclid(side)) as u32
}

/// The cell that the fluid has brought here: its velocity in cells a step (x, y), and its dye (z).
#[device]
fn brought(cells: &[Vec3], x: i32, y: i32, side: u32) -> Vec3 {
    let from = vec2(x as f32, y as f32) - cells[cell(x, y, side)].truncate();
    let corner = from.floor();
    let part = from - corner;
    let (x, y) = (corner.x as i32, corner.y as i32);
    let upper = cells[cell(x, y, side)].lerp(cells[cell(x + 1, y, side)], part.x);
    let lower = cells[cell(x, y + 1, side)].lerp(cells[cell(x + 1, y + 1, side)], part.x);
    upper.lerp(lower, part.y)
}

/// The next pressure: the mean of the neighbours', less the fluid that leaves the cell.
#[device]
fn relaxed(cells: &[Vec3], pressure: &[f32], x: i32, y: i32, side: u32) -> f32 {
    let (left, right) = (cell(x - 1, y, side), cell(x + 1, y, side));
    let (above, below) = (cell(x, y - 1, side), cell(x, y + 1, side));
    let leaving = (cells[right].x - cells[left].x + cells[below].y - cells[above].y) / 2.0;
    (pressure[left] + pressure[right] + pressure[above] + pressure[below] - leaving) / 4.0
}

/// The velocity that the pressure adds.
#[device]
fn push(pressure: &[f32], x: i32, y: i32, side: u32) -> Vec3 {
    let across = pressure[cell(x - 1, y, side)] - pressure[cell(x + 1, y, side)];
    let down = pressure[cell(x, y - 1, side)] - pressure[cell(x, y + 1, side)];
    vec3(across, down, 0.0) / 2.0
}

#[kernel(workgroup_size = (16, 16))]
fn advect(cells: &[Vec3], next: &mut [Vec3], side: u32) {
    let [x, y] = global_invocation_id().xy().to_array();
    if x < side && y < side && y * side + x < next.len() {
        next[y * side + x] = brought(cells, x as i32, y as i32, side);
    }
}

#[kernel(workgroup_size = (16, 16))]
fn relax(cells: &[Vec3], pressure: &[f32], next: &mut [f32], side: u32) {
    let [x, y] = global_invocation_id().xy().to_array();
    if x < side && y < side && y * side + x < next.len() {
        next[y * side + x] = relaxed(cells, pressure, x as i32, y as i32, side);
    }
}

#[kernel(workgroup_size = (16, 16))]
fn project(cells: &mut [Vec3], pressure: &[f32], side: u32) {
    let [x, y] = global_invocation_id().xy().to_array();
    if x < side && y < side && y * side + x < cells.len() {
        cells[y * side + x] += push(pressure, x as i32, y as i32, side);
    }
}

/// The rounds that find the pressure; an even number.
const N_ROUNDS: u32 = 20;

/// A fluid on a device.
struct Fluid {
    side: u32,
    cells: Buffer<Vec3>,
    next_cells: Buffer<Vec3>,
    pressure: Buffer<f32>,
    next_pressure: Buffer<f32>,
}

impl Fluid {
    fn new(device: &Device, side: u32) -> Result<Fluid, dsl_runtime::Error> {
        let n = (side * side) as usize;
        Ok(Fluid {
            side,
            cells: device.buffer(&layers(side))?,
            next_cells: device.zeroed(n)?,
            pressure: device.zeroed(n)?,
            next_pressure: device.zeroed(n)?,
        })
    }

    fn step(&mut self) -> Result<(), dsl_runtime::Error> {
        let Fluid { side, cells, next_cells, pressure, next_pressure } = self;
        let size = (*side, *side);
        advect(cells, next_cells, *side).invocations(size).run()?;
        std::mem::swap(cells, next_cells);
        for _ in 0..N_ROUNDS {
            relax(cells, pressure, next_pressure, *side).invocations(size).run()?;
            std::mem::swap(pressure, next_pressure);
        }
        project(cells, pressure, *side).invocations(size).run()
    }
}

/// A dyed layer that flows to the right, between two halves of a layer that flows to the left. A
/// small wave disturbs them.
fn layers(side: u32) -> Vec<Vec3> {
    let cell = |x: u32, y: u32| {
        let is_middle = (side / 4..3 * side / 4).contains(&y);
        let wave = 0.1 * (x as f32 / side as f32 * 2.0 * TAU).sin();
        match is_middle {
            true => vec3(1.0, wave, 1.0),
            false => vec3(-1.0, wave, 0.0),
        }
    };
    (0..side).flat_map(|y| (0..side).map(move |x| cell(x, y))).collect()
}

const SIDE: u32 = if cfg!(debug_assertions) { 32 } else { 1024 };
const N_STEPS: u32 = if cfg!(debug_assertions) { 2 } else { 10 };

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--picture", path] => picture(path),
        _ => measure(),
    }
}

/// Measures some steps, and compares the cells with the host's.
fn measure() -> Result<(), Box<dyn Error>> {
    let device = Device::new()?;
    let mut last = Vec::new();
    let time = support::time(&device, || {
        let mut fluid = Fluid::new(&device, SIDE)?;
        for _ in 0..N_STEPS {
            fluid.step()?;
        }
        last = fluid.cells.read()?;
        Ok(())
    })?;

    let numbers =
        |cells: &[Vec3]| cells.iter().flat_map(|cell| cell.to_array()).collect::<Vec<_>>();
    support::compare("the fluid", &numbers(&last), &numbers(&on_host()), 1e-3)?;
    println!("{N_STEPS} steps of {SIDE}×{SIDE} cells on {}", device.name());
    println!("  {time:.2?} with the copies to the device and back");
    println!("  every cell is as on the host");
    Ok(())
}

fn on_host() -> Vec<Vec3> {
    let side = SIDE as i32;
    let places = || (0..side).flat_map(|y| (0..side).map(move |x| (x, y)));
    let mut cells = layers(SIDE);
    let mut pressure = vec![0.0; cells.len()];
    for _ in 0..N_STEPS {
        cells = places().map(|(x, y)| brought(&cells, x, y, SIDE)).collect();
        for _ in 0..N_ROUNDS {
            pressure = places().map(|(x, y)| relaxed(&cells, &pressure, x, y, SIDE)).collect();
        }
        let pushes = places().map(|(x, y)| push(&pressure, x, y, SIDE));
        cells.iter_mut().zip(pushes).for_each(|(cell, push)| *cell += push);
    }
    cells
}

/// Cells along each edge of a drawn fluid; each is a pixel.
const DRAWN: u32 = 256;

/// Draws the dye at three moments, from left to right.
fn picture(path: &str) -> Result<(), Box<dyn Error>> {
    let device = Device::new()?;
    let mut fluid = Fluid::new(&device, DRAWN)?;
    let mut moments = Vec::new();
    for n_steps in [60, 50, 50] {
        for _ in 0..n_steps {
            fluid.step()?;
        }
        moments.push(fluid.cells.read()?);
    }
    let gap = 8;
    let drawn = Picture::from_fn(3 * DRAWN + 2 * gap, DRAWN, |x, y| {
        let (moment, x) = (x / (DRAWN + gap), x % (DRAWN + gap));
        if x >= DRAWN {
            return [255; 4];
        }
        let dye = moments[moment as usize][(y * DRAWN + x) as usize].z.clamp(0.0, 1.0);
        let color = |without: f32, with: f32| (without + (with - without) * dye) as u8;
        [color(245.0, 20.0), color(240.0, 60.0), color(225.0, 130.0), 255]
    });
    drawn.save(path)?;
    println!("{DRAWN}×{DRAWN} cells on {}: the picture is in {path}", device.name());
    Ok(())
}
