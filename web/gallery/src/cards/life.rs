//! The game of life.

use dsl_runtime::{Device, Error, formats::R32Uint};

use super::{mixed, time, timed};
use crate::{
    Card, Shown,
    kernels::life::generation,
    picture::{BLUE, Picture},
};

pub const CARD: Card = Card {
    id: "life",
    title: "The game of life",
    about: "Two textures take turns: one is read, the other is stored to.",
    rust: include_str!("../kernels/life.rs"),
    kernels: &[&generation::INFO],
    sliders: &[time("generations", 200.0, 40.0)],
    run: |device, values| Box::pin(run(device, values[0] as u32)),
    broken: None,
};

async fn run(device: Device, generations: u32) -> Result<Shown, Error> {
    const SIZE: u32 = 128;
    let size = (SIZE, SIZE);
    let first: Vec<u32> = (0..SIZE * SIZE).map(|i| mixed(i) % 3 / 2).collect();
    let mut cells = device.texture_2d::<R32Uint>(size, &first)?;
    let mut next = device.texture_2d_zeroed::<R32Uint>(size)?;
    let time = timed(&device, || {
        for _ in 0..generations {
            generation(&cells, &mut next).invocations(size).run()?;
            std::mem::swap(&mut cells, &mut next);
        }
        Ok(())
    });
    let time = time.await?;
    let last = cells.read_async().await?;
    let expected = (0..generations).fold(first, |cells, _| generation_on_host(&cells, SIZE));
    let texels = last.iter().map(|lives| if *lives == 1 { BLUE } else { [0; 4] }).collect();
    let n_alive: u32 = last.iter().sum();
    let text = format!("{n_alive} cells live; {time:.1} ms");
    let picture = Picture { width: SIZE, height: SIZE, texels };
    Ok(Shown { view: picture.into(), text, is_right: last == expected })
}

fn generation_on_host(cells: &[u32], size: u32) -> Vec<u32> {
    let alive = |x: u32, y: u32| cells[(y % size * size + x % size) as usize];
    let cell = |i: u32| {
        let (x, y) = (i % size + size, i / size + size);
        let rows = [y - 1, y, y + 1];
        let n: u32 = rows.map(|y| alive(x - 1, y) + alive(x, y) + alive(x + 1, y)).iter().sum();
        u32::from(n == 3 || n == 4 && alive(x, y) == 1)
    };
    (0..size * size).map(cell).collect()
}
