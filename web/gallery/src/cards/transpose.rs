//! A transpose through tiles.

use dsl_runtime::{Device, Error};

use super::{slider, timed};
use crate::{
    Card, Shown,
    kernels::{transpose::transpose, with_switch},
    picture::{Picture, made_up},
};

pub const CARD: Card = Card {
    id: "transpose",
    title: "A transpose through tiles",
    about: "Rows become columns. Tiles of 16×16 elements in workgroup memory turn, so that memory is read and written row by \
            row.",
    rust: include_str!("../kernels/transpose.rs"),
    kernels: &[&transpose::INFO],
    sliders: &[slider("width", 16.0, 400.0, 300.0), slider("height", 16.0, 400.0, 180.0)],
    run: |device, values| Box::pin(run(device, values[0] as u32, values[1] as u32)),
    broken: Some(|device| {
        let (input, mut output) = (device.buffer(&[1; 256])?, device.zeroed::<u32>(256)?);
        with_switch::transpose::transpose(&input, &mut output, 16, 16, false)
            .workgroups((1, 1))
            .run()
    }),
};

async fn run(device: Device, width: u32, height: u32) -> Result<Shown, Error> {
    let picture = made_up(width.max(height));
    let rows = picture.chunks(width.max(height) as usize).take(height as usize);
    let matrix: Vec<u32> =
        rows.flat_map(|row| &row[..width as usize]).map(|it| u32::from_le_bytes(*it)).collect();
    let (input, mut output) = (device.buffer(&matrix)?, device.zeroed::<u32>(matrix.len())?);
    let time = timed(&device, || {
        transpose(&input, &mut output, width, height).invocations((width, height)).run()
    });
    let time = time.await?;
    let output = output.read_async().await?;
    let columns =
        (0..width).flat_map(|column| matrix.iter().skip(column as usize).step_by(width as usize));
    let is_right = output.iter().eq(columns);
    let texels = output.into_iter().map(u32::to_le_bytes).collect();
    let picture = Picture { width: height, height: width, texels };
    let text = format!("{height}×{width} became {width}×{height}; {time:.1} ms");
    Ok(Shown { view: picture.into(), text, is_right })
}
