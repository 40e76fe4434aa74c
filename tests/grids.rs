//! `dsl_runtime::grid` in kernels: buffers and workgroup memory as grids of two and three
//! dimensions, compared with the same code on the host.

use dsl_runtime::grid::{Grid2, Grid2Mut, Grid3, Grid3Mut};
use dsl_runtime::{Error, Proof, prelude::*};

/// The sum of an element and its neighbours.
#[device]
fn around(grid: Grid2<'_, f32>, x: u32, y: u32) -> f32 {
    let (right, low) = ((x + 1).min(grid.width() - 1), (y + 1).min(grid.height() - 1));
    let sides = grid[(x.saturating_sub(1), y)] + grid[(right, y)];
    sides + grid[(x, y)] + grid[(x, y.saturating_sub(1))] + grid[(x, low)]
}

#[kernel(workgroup_size = (8, 4))]
fn smoothed(width: u32, input: &[f32], output: &mut [f32]) {
    let input = Grid2::new(input, width);
    let mut output = Grid2Mut::new(output, width);
    let UVec3 { x, y, .. } = global_invocation_id();
    if input.contains((x, y)) && output.contains((x, y)) {
        output[(x, y)] = around(input, x, y);
        output[(x, y)] *= 0.5;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
struct Cell {
    value: f32,
    steps: [u32; 2],
}

#[kernel(workgroup_size = (4, 4, 2))]
fn layers(width: u32, height: u32, input: &[u32], output: &mut [Cell]) {
    let input = Grid3::new(input, width, height);
    let UVec3 { x, y, z } = global_invocation_id();
    let mut output = Grid3Mut::new(output, width, height);
    if input.contains((x, y, z)) && output.contains((x, y, z)) {
        output[(x, y, z)].value += input[(x, y, z)] as f32;
        output[(x, y, z)].steps[1] = input[(x, y, z)] + input.depth();
    }
}

/// Transposes tiles in workgroup memory.
#[kernel(workgroup_size = (8, 8))]
fn transposed(width: u32, height: u32, input: &[f32], output: &mut [f32]) {
    workgroup_var!(tile: [f32; 64]);
    let input = Grid2::new(input, width);
    let local = local_invocation_id().xy();
    let corner = workgroup_id().xy() * 8;
    let from = corner + local;
    if input.contains((from.x, from.y)) {
        let mut tile = Grid2Mut::new(&mut tile, 8);
        tile[(local.y, local.x)] = input[(from.x, from.y)];
    }
    workgroup_barrier();
    let mut output = Grid2Mut::new(output, height);
    let (x, y) = (corner.y + local.x, corner.x + local.y);
    if output.contains((x, y)) && input.contains((y, x)) {
        output[(x, y)] = Grid2::new(&tile, 8)[(local.x, local.y)];
    }
}

#[test]
fn grids_agree_with_the_host() -> Result<(), Error> {
    Device::all().iter().chain([&Device::checked()]).try_for_each(check)
}

#[test]
fn indices_of_grids_are_proven() {
    for info in [&smoothed::INFO, &layers::INFO, &transposed::INFO] {
        assert!(!matches!(info.proofs.bounds, Proof::None), "{}: {:?}", info.name, info.proofs);
    }
}

fn check(device: &Device) -> Result<(), Error> {
    let (width, height) = (11u32, 7u32);
    let values: Vec<f32> = (0..width * height).map(|i| (i * 13 % 29) as f32).collect();
    let input = device.buffer(&values)?;
    let grid = Grid2::new(&values, width);
    let mut output = device.zeroed::<f32>(values.len())?;
    smoothed(width, &input, &mut output).invocations((width, height)).run()?;
    let output = output.read()?;
    for y in 0..height {
        for x in 0..width {
            let expected = around(grid, x, y) * 0.5;
            assert_eq!(output[(y * width + x) as usize], expected, "({x}, {y})");
        }
    }

    let mut output = device.zeroed::<f32>(values.len())?;
    transposed(width, height, &input, &mut output).invocations((16, 16)).run()?;
    let output = output.read()?;
    let turned = Grid2::new(&output, height);
    for y in 0..height {
        for x in 0..width {
            assert_eq!(turned[(y, x)], grid[(x, y)]);
        }
    }
    assert_eq!(turned[(1, 2)], grid[(2, 1)]);

    let numbers: Vec<u32> = (0..60).collect();
    let start = Cell { value: 0.5, steps: [1, 2] };
    let mut cells = device.buffer(&[start; 60])?;
    layers(5, 4, &device.buffer(&numbers)?, &mut cells).invocations((5, 4, 3)).run()?;
    let mut cells = cells.read()?;
    for (i, cell) in (0..).zip(&cells) {
        assert_eq!(*cell, Cell { value: i as f32 + 0.5, steps: [1, i + 3] });
    }
    let mut grid = Grid3Mut::new(&mut cells, 5, 4);
    grid[(0, 1, 2)].steps[0] = 9;
    assert_eq!((grid[(0, 1, 2)].steps[0], cells[45].steps[0]), (9, 9));
    Ok(())
}
