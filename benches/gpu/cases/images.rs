//! Examples that read and store texels.

use dsl_runtime::{Error, prelude::*};

use super::super::Bench;
use super::super::examples::blur::Way;
use super::super::examples::{blur, life, render, texture_tiles};
use super::super::raw::Dispatch;
use super::super::row::{Row, Work};
use super::twin;

/// A square image of bytes.
struct Image {
    edge: u32,
    texels: Vec<[u8; 4]>,
}

impl Image {
    fn new(bench: &Bench, edge: u32) -> Image {
        let texel = |i| bench.data.word(i).to_le_bytes();
        Image { edge, texels: (0..edge as usize * edge as usize).map(texel).collect() }
    }

    fn texture(&self, bench: &Bench) -> Result<Texture<Rgba8Unorm>, Error> {
        bench.device.texture_2d((self.edge, self.edge), &self.texels)
    }

    /// A component of a texel, as a byte. Outside of the image, the nearest texel's component.
    fn nearest(&self, x: i64, y: i64, component: usize) -> f64 {
        let edge = i64::from(self.edge);
        let [x, y] = [x, y].map(|at| at.clamp(0, edge - 1));
        self.texels[(y * edge + x) as usize][component].into()
    }

    /// The position of a texel.
    fn place(&self, i: usize) -> (i64, i64) {
        let (i, edge) = (i as i64, i64::from(self.edge));
        (i % edge, i / edge)
    }

    /// The mean over the square around a texel, for one component.
    fn mean(&self, i: usize, radius: i64) -> f64 {
        let (x, y) = self.place(i / 4);
        let row = |dy| (-radius..=radius).map(move |dx| (x + dx, y + dy));
        let square = (-radius..=radius).flat_map(row);
        square.map(|(x, y)| self.nearest(x, y, i % 4)).sum::<f64>()
            / ((2 * radius + 1) * (2 * radius + 1)) as f64
    }
}

/// The work of a launch with one invocation per texel.
fn texels(n: u32) -> Work {
    Work::Count(u64::from(n) * u64::from(n), "texels")
}

pub(super) fn blur_direct(bench: &Bench, n: u32) -> Result<Row, Error> {
    blur(bench, n, Way::Direct)
}

pub(super) fn blur_tiled(bench: &Bench, n: u32) -> Result<Row, Error> {
    blur(bench, n, Way::Tiled)
}

fn blur(bench: &Bench, n: u32, way: Way) -> Result<Row, Error> {
    let image = Image::new(bench, n);
    let input = image.texture(bench)?;
    let output = bench.device.texture_2d_zeroed::<Rgba8Unorm>((n, n))?;
    let twin = Dispatch::new(
        twin!("examples/blur.blur"),
        &[&input, &output],
        &[way as u32],
        [n / 16, n / 16, 1],
    );
    let row = Row::new(texels(n), output, move |output| {
        blur::blur(&input, output, way).invocations((n, n)).run()
    })?;
    // A GPU may round a mean to either of the two nearest bytes.
    let mean = |i: usize| if i % 4 == 3 { 255.0 } else { image.mean(i, 3) };
    Ok(row.beside([twin]).expect(1.001, mean))
}

pub(super) fn soften(bench: &Bench, n: u32) -> Result<Row, Error> {
    let image = Image::new(bench, n);
    let input = image.texture(bench)?;
    let output = bench.device.texture_2d_zeroed::<Rgba32Float>((n, n))?;
    let twin = Dispatch::new(
        twin!("examples/texture_tiles.soften"),
        &[&input, &output],
        &[],
        [n / 16, n / 16, 1],
    );
    let row = Row::new(texels(n), output, move |output| {
        texture_tiles::soften(&input, output).invocations((n, n)).run()
    })?;
    Ok(row.beside([twin]).expect(1e-5, |i| image.mean(i, 1) / 255.0))
}

pub(super) fn contrast(bench: &Bench, n: u32) -> Result<Row, Error> {
    let image = Image::new(bench, n);
    let (input, differences) = (image.texture(bench)?, bench.zeroed::<Vec4>(n * n)?);
    let sampler = bench.device.sampler(SamplerOptions::default())?;
    let twin = Dispatch::new(
        twin!("examples/texture_tiles.contrast"),
        &[&input, &sampler, &differences],
        &[],
        [n / 8, n / 8, 1],
    );
    let row = Row::new(texels(n), differences, move |differences| {
        texture_tiles::contrast(&input, &sampler, differences).invocations((n, n)).run()
    })?;
    let difference = |i: usize| {
        let (x, y) = image.place(i / 4);
        let (left, top) = (x / 8 * 8, y / 8 * 8);
        let tile = (0..64).map(|j| image.nearest(left + j % 8, top + j / 8, i % 4));
        (image.nearest(x, y, i % 4) - tile.sum::<f64>() / 64.0) / 255.0
    };
    Ok(row.beside([twin]).expect(1e-5, difference))
}

pub(super) fn light(bench: &Bench, n: u32) -> Result<Row, Error> {
    let image = Image::new(bench, n);
    let (picture, sums) = (image.texture(bench)?, bench.zeroed(3)?);
    let twin =
        Dispatch::new(twin!("examples/render.light"), &[&picture, &sums], &[], [n / 8, n / 8, 1]);
    let row = Row::new(texels(n), sums, move |sums| {
        render::light(&picture, sums).invocations((n, n)).run()
    })?;
    let sum = |i: usize| image.texels.iter().map(|texel| f64::from(texel[i])).sum();
    Ok(row.beside([twin]).expect(0.0, sum))
}

pub(super) fn life(bench: &Bench, n: u32) -> Result<Row, Error> {
    let alive = |i: usize| bench.data.word(i) & 1;
    let cells: Vec<u32> = (0..n as usize * n as usize).map(alive).collect();
    let cells = bench.device.texture_2d::<R32Uint>((n, n), &cells)?;
    let next = bench.device.texture_2d_zeroed::<R32Uint>((n, n))?;
    let twin = Dispatch::new(
        twin!("examples/life.generation"),
        &[&cells, &next],
        &[],
        [n / 16, n / 16, 1],
    );
    let row = Row::new(texels(n), next, move |next| {
        life::generation(&cells, next).invocations((n, n)).run()
    })?;
    let n = n as usize;
    let lives = |i: usize| {
        let at = |step: usize| (i / n + step / 3 + n - 1) % n * n + (i + step % 3 + n - 1) % n;
        match (0..9).map(|step| alive(at(step))).sum::<u32>() {
            3 => 1,
            4 => alive(i),
            _ => 0,
        }
    };
    Ok(row.beside([twin]).expect(0.0, |i| lives(i).into()))
}
