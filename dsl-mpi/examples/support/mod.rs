//! Shared by the examples: options and pictures.

use std::{error::Error, path::Path, str::FromStr};

pub(crate) type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The value behind an option.
pub(crate) fn option<T: FromStr<Err: Error + 'static>>(name: &str) -> Result<Option<T>> {
    let value = std::env::args().skip_while(|argument| argument != name).nth(1);
    Ok(value.map(|value| value.parse()).transpose()?)
}

/// Writes a square picture: dark blue for 0, red, then yellow for 1.
pub(crate) fn picture(path: &Path, size: usize, values: &[f32]) -> Result<()> {
    let color = |value: f32| {
        let red = (value * 510.0).min(255.0) as u8;
        [red, (value * 255.0) as u8, 64 - (value * 64.0) as u8]
    };
    let texels: Vec<u8> = values.iter().flat_map(|value| color(value.clamp(0.0, 1.0))).collect();
    let size = size as u32;
    Ok(image::save_buffer(path, &texels, size, size, image::ColorType::Rgb8)?)
}

/// Writes a picture of points. Its middle is 0, its edges are −1.25 and 1.25.
#[allow(dead_code, reason = "not every example has points")]
pub(crate) fn points(path: &Path, points: impl IntoIterator<Item = [f32; 2]>) -> Result<()> {
    const SIZE: usize = 512;
    let mut cells = vec![0.0; SIZE * SIZE];
    for point in points {
        let [x, y] = point.map(|at| (at * 200.0 + 256.0).clamp(0.0, 511.0) as usize);
        cells[y * SIZE + x] += 0.4;
    }
    picture(path, SIZE, &cells)
}
