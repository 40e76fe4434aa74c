//! Textures from and to the buffers of the `image` crate.
//!
//! Takes an image whose pixels are the texels of some format, gives a 2-D texture of that format,
//! and back. An image without such a format, such as `RgbImage`, converts first: `to_rgba8`.

use std::ops::Deref;

use image::{ImageBuffer, Luma, LumaA, Pixel, Rgba};

use super::{D2, Texel, Texture, TextureFormat, formats, texel};
use crate::{Device, Error};

/// A format whose texels are the pixels of an image.
///
/// ```
/// use dsl_runtime::{Device, Error, ImageFormat, Texture, formats::R8Unorm, image};
///
/// /// Any format whose texels are the pixels of images.
/// fn loaded<F: ImageFormat>(
///     device: &Device,
///     image: &image::ImageBuffer<F::Pixel, Vec<<F::Pixel as image::Pixel>::Subpixel>>,
/// ) -> Result<Texture<F>, Error> {
///     device.texture_from_image::<F>(image)
/// }
///
/// let grey = image::GrayImage::from_pixel(2, 1, image::Luma([7]));
/// assert_eq!(loaded::<R8Unorm>(&Device::cpu(), &grey)?.read()?, [7, 7]);
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
pub trait ImageFormat: TextureFormat {
    /// The pixels.
    type Pixel: Pixel<Subpixel: Texel>;
}

macro_rules! image_formats {
    ($($format:ident $pixel:ident<$subpixel:ident>;)*) => {$(
        impl ImageFormat for formats::$format {
            type Pixel = $pixel<$subpixel>;
        }
    )*};
}

image_formats! {
    R8Unorm Luma<u8>;
    R8Uint Luma<u8>;
    Rg8Unorm LumaA<u8>;
    Rgba8Unorm Rgba<u8>;
    Rgba8Uint Rgba<u8>;
    R16Unorm Luma<u16>;
    R16Uint Luma<u16>;
    Rg16Unorm LumaA<u16>;
    Rgba16Unorm Rgba<u16>;
    Rgba16Uint Rgba<u16>;
    R32Float Luma<f32>;
    Rg32Float LumaA<f32>;
    Rgba32Float Rgba<f32>;
}

/// The scalars of a format's pixels.
type Subpixel<F> = <<F as ImageFormat>::Pixel as Pixel>::Subpixel;

/// The texels of an image, row by row.
fn texels<F: ImageFormat>(
    device: &Device,
    image: &ImageBuffer<F::Pixel, impl Deref<Target = [Subpixel<F>]>>,
) -> Result<Vec<F::Texel>, Error> {
    let mut scalars = device.room(image.as_raw().len(), "writing a texture")?;
    scalars.extend(image.pixels().flat_map(|pixel| pixel.channels()).copied());
    texel::from_bytes(device, &texel::to_bytes(device, &scalars)?)
}

/// Textures from images, with the feature `image`.
impl Device {
    /// A texture with the pixels of an image. An `RgbaImage` gives a texture of
    /// [`Rgba8Unorm`](formats::Rgba8Unorm). An image without a matching format, such as an
    /// `RgbImage`, converts first, with `DynamicImage::to_rgba8`.
    ///
    /// # Errors
    /// As [`texture_2d`](Device::texture_2d).
    pub fn texture_from_image<F: ImageFormat>(
        &self,
        image: &ImageBuffer<F::Pixel, impl Deref<Target = [Subpixel<F>]>>,
    ) -> Result<Texture<F, D2>, Error> {
        self.texture_2d(image.dimensions(), &texels::<F>(self, image)?)
    }
}

/// Textures from and to images, with the feature `image`.
impl<F: ImageFormat> Texture<F, D2> {
    /// Replaces the texels of the first mip level by the pixels of an image of the same size.
    ///
    /// # Errors
    /// [`Error::ImageSize`], or as [`write`](Self::write).
    pub fn write_image(
        &mut self,
        image: &ImageBuffer<F::Pixel, impl Deref<Target = [Subpixel<F>]>>,
    ) -> Result<(), Error> {
        let (texture, image_size) = (self.size(), image.dimensions());
        if texture != image_size {
            return Err(Error::ImageSize { texture, image: image_size });
        }
        self.write(&texels::<F>(self.device(), image)?)
    }

    /// The texels of the first mip level as an image, after everything that was launched before.
    ///
    /// # Errors
    /// As [`read`](Self::read).
    pub fn read_image(&self) -> Result<ImageBuffer<F::Pixel, Vec<Subpixel<F>>>, Error> {
        let (width, height) = self.size();
        let scalars = texel::from_bytes(self.device(), &self.view.read()?)?;
        let image = ImageBuffer::from_raw(width, height, scalars);
        Ok(image.expect("a level has as many texels as its size says"))
    }
}
