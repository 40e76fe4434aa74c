//! Pictures in PNG files.

use std::error::Error;
use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

/// Texels, row by row: red, green, blue and alpha.
pub(crate) struct Picture {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) texels: Vec<[u8; 4]>,
}

impl Picture {
    /// A picture with the texels `texel(x, y)`.
    pub(crate) fn from_fn(width: u32, height: u32, texel: impl Fn(u32, u32) -> [u8; 4]) -> Picture {
        let row = |y| (0..width).map(move |x| (x, y));
        let texels = (0..height).flat_map(row).map(|(x, y)| texel(x, y)).collect();
        Picture { width, height, texels }
    }

    /// Writes a PNG file.
    pub(crate) fn save(&self, path: impl AsRef<Path>) -> Result<(), Box<dyn Error>> {
        let file = BufWriter::new(File::create(path)?);
        let mut encoder = png::Encoder::new(file, self.width, self.height);
        encoder.set_color(png::ColorType::Rgba);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(self.texels.as_flattened())?;
        Ok(writer.finish()?)
    }
}
