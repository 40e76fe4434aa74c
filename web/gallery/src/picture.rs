//! Pictures that the page draws.

/// Texels with red, green, blue and opacity, row by row.
pub struct Picture {
    pub width: u32,
    pub height: u32,
    pub texels: Vec<[u8; 4]>,
}

/// The colour of highlights, on dark and on light.
pub const BLUE: [u8; 4] = [66, 133, 244, 255];

impl Picture {
    /// A texel for each value, from dark blue at 0 to yellow at 1.
    pub fn heat(width: u32, values: impl IntoIterator<Item = f32>) -> Self {
        let texels: Vec<_> = values.into_iter().map(heat).collect();
        Self { width, height: texels.len() as u32 / width, texels }
    }

    /// A bar for each value, from 0 to 1.
    pub fn bars(height: u32, values: &[f32]) -> Self {
        let width = values.len() as u32;
        let texel = |i: u32| {
            let (x, y) = (i % width, i / width);
            let is_bar = (height - y) as f32 <= values[x as usize] * height as f32;
            if is_bar { BLUE } else { [0; 4] }
        };
        Self { width, height, texels: (0..width * height).map(texel).collect() }
    }

    /// This picture above another one of the same width.
    pub fn above(mut self, other: Self) -> Self {
        self.texels.extend(other.texels);
        Self { height: self.height + other.height, ..self }
    }
}

/// A colour between dark blue, purple, orange and yellow.
pub fn heat(value: f32) -> [u8; 4] {
    const COLORS: [[f32; 3]; 4] =
        [[12.0, 8.0, 60.0], [140.0, 30.0, 130.0], [240.0, 110.0, 50.0], [250.0, 240.0, 120.0]];
    let at = value.clamp(0.0, 1.0) * 2.999;
    let (n, part) = (at as usize, at.fract());
    let mixed = |i: usize| (COLORS[n][i] * (1.0 - part) + COLORS[n + 1][i] * part) as u8;
    [mixed(0), mixed(1), mixed(2), 255]
}

/// The input picture of several cards: rings of colours.
pub fn made_up(size: u32) -> Vec<[u8; 4]> {
    let texel = |i: u32| {
        let (x, y) = (i % size, i / size);
        let squared = x * x + y * y;
        [(squared / 32 % 256) as u8, (x * 3 % 256) as u8, (squared / 256 % 2 * 255) as u8, 255]
    };
    (0..size * size).map(texel).collect()
}
