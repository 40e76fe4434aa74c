//! The game of life on two storage textures that swap roles.
//!
//! It shows textures of integers, one read and one stored to by a kernel, and launches that swap
//! the two. The field has no edge: a pattern that leaves on one side enters on the other.
//!
//! ```sh
//! cargo run --release --example life        # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! cargo run --release --example life -- --picture FILE.png
//! ```
//!
//! With `--picture` it draws a small field, at the start and after 40 and 400 generations.

use std::error::Error;

use dsl_runtime::{prelude::*, random::Pcg32};
use picture::Picture;

#[path = "support/picture.rs"]
mod picture;
mod support;

/// One generation: `next` from `cells`, where 1 is a living cell and 0 is none.
#[kernel(workgroup_size = (16, 16))]
pub(crate) fn generation(cells: &Texture2d<u32>, next: &mut StorageTexture2d<R32Uint>) {
    let size = cells.dimensions();
    let at = global_invocation_id().xy();
    if at.cmpge(size).any() {
        return;
    }
    // The cell and its eight neighbours.
    let mut n_alive = 0;
    for dy in 0..3 {
        for dx in 0..3 {
            n_alive += cells.load((at + size + uvec2(dx, dy) - 1) % size, 0).x;
        }
    }
    let lives = match n_alive {
        3 => 1,
        4 => cells.load(at, 0).x,
        _ => 0,
    };
    next.store(at, uvec4(lives, 0, 0, 0));
}

const WIDTH: u32 = if cfg!(debug_assertions) { 50 } else { 2000 };
const HEIGHT: u32 = if cfg!(debug_assertions) { 37 } else { 1500 };
const N_GENERATIONS: u32 = if cfg!(debug_assertions) { 10 } else { 50 };

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--picture", path] => picture(path),
        _ => measure(),
    }
}

/// Runs some generations, measures the time, and compares the result with the host's.
fn measure() -> Result<(), Box<dyn Error>> {
    let first: Vec<u32> = (0..WIDTH * HEIGHT).map(|i| (i * i / 7 + i / 5) % 3 / 2).collect();
    let device = Device::new()?;
    let size = (WIDTH, HEIGHT);
    let mut cells = device.texture_2d::<R32Uint>(size, &first)?;
    let mut next = device.texture_2d_zeroed::<R32Uint>(size)?;
    let time = support::time(&device, || {
        cells.write(&first)?;
        for _ in 0..N_GENERATIONS {
            generation(&cells, &mut next).invocations(size).run()?;
            std::mem::swap(&mut cells, &mut next);
        }
        Ok(())
    })?;
    let last = cells.read()?;

    let expected = (0..N_GENERATIONS).fold(first, |cells, _| generation_on_host(&cells));
    support::compare("the last generation", &last, &expected, 0.0)?;
    let n_alive: u32 = last.iter().sum();
    println!("{N_GENERATIONS} generations of {WIDTH}×{HEIGHT} cells on {}", device.name());
    println!("  {time:.2?} with the copy of the first one to the device; {n_alive} cells live");
    println!("  every cell is as on the host");
    Ok(())
}

fn generation_on_host(cells: &[u32]) -> Vec<u32> {
    let (width, height) = (WIDTH as usize, HEIGHT as usize);
    let alive = |x: usize, y: usize| cells[y % height * width + x % width];
    let mut next = Vec::with_capacity(cells.len());
    for y in height..2 * height {
        for x in width..2 * width {
            let rows = [y - 1, y, y + 1];
            let n: u32 = rows.map(|y| alive(x - 1, y) + alive(x, y) + alive(x + 1, y)).iter().sum();
            let n_neighbours = n - alive(x, y);
            next.push(u32::from(n_neighbours == 3 || n_neighbours == 2 && alive(x, y) == 1));
        }
    }
    next
}

/// Cells along each edge of a drawn field.
const SIDE: u32 = 80;

/// Pixels along each edge of a drawn cell.
const PIXELS: u32 = 4;

/// Draws three generations of a random field, from left to right.
fn picture(path: &str) -> Result<(), Box<dyn Error>> {
    let device = Device::new()?;
    let mut random = Pcg32::new(1, 0);
    let first: Vec<u32> = (0..SIDE * SIDE).map(|_| u32::from(random.below(3) == 0)).collect();
    let mut cells = device.texture_2d::<R32Uint>((SIDE, SIDE), &first)?;
    let mut next = device.texture_2d_zeroed::<R32Uint>((SIDE, SIDE))?;
    let mut fields = Vec::new();
    for n_generations in [0, 40, 360] {
        for _ in 0..n_generations {
            generation(&cells, &mut next).invocations((SIDE, SIDE)).run()?;
            std::mem::swap(&mut cells, &mut next);
        }
        fields.push(cells.read()?);
    }
    // A gap of two cells is between two fields.
    let (width, height) = ((3 * SIDE + 4) * PIXELS, SIDE * PIXELS);
    let drawn = Picture::from_fn(width, height, |x, y| {
        let (field, x) = (x / PIXELS / (SIDE + 2), x / PIXELS % (SIDE + 2));
        let grey = match x < SIDE {
            true if fields[field as usize][(y / PIXELS * SIDE + x) as usize] == 1 => 30,
            true => 225,
            false => 255,
        };
        [grey, grey, grey, 255]
    });
    drawn.save(path)?;
    println!("{SIDE}×{SIDE} cells on {}: the picture is in {path}", device.name());
    Ok(())
}
