//! Textures on a page: drawn to a canvas, and made of images that the browser has decoded.
//!
//! On a GPU the texels stay there. A texture of the CPU executor goes through a 2-D context.

use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{
    CanvasRenderingContext2d, HtmlCanvasElement, ImageBitmap, ImageData, OffscreenCanvas,
    OffscreenCanvasRenderingContext2d,
};

use crate::{
    Device, Error, SampledTexture, Texture, TextureFormat,
    texture::{D2, decode, formats::Rgba8Unorm},
};

impl<F: TextureFormat<Component = f32>> Texture<F, D2> {
    /// Shows the first mip level in a canvas of a page, after everything that was launched before,
    /// without reading it back. The canvas gets the texture's size in pixels; style sheets may scale it.
    /// Components are red, green and blue from 0 to 1; alpha is ignored.
    ///
    /// A canvas belongs for ever to the first device that draws to it: a WebGPU device, or the CPU
    /// executor.
    ///
    /// If the browser refuses an earlier launch, the canvas shows the texels from before that launch. The
    /// error comes with the next read or [`Device::sync_async`] that the program awaits.
    ///
    /// # Errors
    /// [`Error::Canvas`] if the canvas is used in another way, [`Error::OutOfMemory`], [`Error::DeviceLost`].
    pub fn draw_to(&self, canvas: &HtmlCanvasElement) -> Result<(), Error> {
        let (width, height) = self.size();
        // Setting a size clears the canvas.
        if (canvas.width(), canvas.height()) != (width, height) {
            canvas.set_width(width);
            canvas.set_height(height);
        }
        #[cfg(feature = "web")]
        if let Some(texture) = self.view().gpu() {
            return texture.draw_to(canvas);
        }
        let pixels = self.pixels()?;
        let put = || {
            let image = ImageData::new_with_u8_clamped_array(Clamped(&pixels), width)?;
            let context = canvas.get_context("2d")?.ok_or("the canvas shows a WebGPU device")?;
            context.unchecked_into::<CanvasRenderingContext2d>().put_image_data(&image, 0.0, 0.0)
        };
        put_or_error(self.device(), put)
    }

    /// Red, green, blue and 255 of each texel.
    fn pixels(&self) -> Result<Vec<u8>, Error> {
        let bytes = self.view().read()?;
        let size = F::FORMAT.texel_bytes() as usize;
        let mut pixels = self.device().room(bytes.len() / size * 4, "drawing a texture")?;
        for texel in bytes.chunks_exact(size) {
            let mut words = [0; 16];
            words[..size].copy_from_slice(texel);
            let word = |i: usize| u32::from_le_bytes([0, 1, 2, 3].map(|byte| words[4 * i + byte]));
            let [red, green, blue, _] = decode(F::FORMAT, [word(0), word(1), word(2), word(3)]);
            pixels.extend(
                [red, green, blue].map(|bits| (f32::from_bits(bits) * 255.0).round() as u8),
            );
            pixels.push(255);
        }
        Ok(pixels)
    }
}

impl Texture<Rgba8Unorm, D2> {
    /// Replaces the texels of the first mip level by an image of the same size that the browser has
    /// decoded. JavaScript's `createImageBitmap` makes one of a picture, a video or a camera.
    ///
    /// # Errors
    /// [`Error::Canvas`] if the image has another size or is closed, [`Error::DeviceLost`].
    pub fn write_image_bitmap(&mut self, image: &ImageBitmap) -> Result<(), Error> {
        let ((width, height), size) = (self.size(), (image.width(), image.height()));
        if size != (width, height) {
            let problem =
                format!("the image has {size:?} pixels, the texture {:?}", (width, height));
            return Err(Error::Canvas { device: self.device().name(), problem });
        }
        #[cfg(feature = "web")]
        if let Some(texture) = self.view().gpu() {
            return texture.write_image(image);
        }
        let pixels = || {
            let canvas = OffscreenCanvas::new(width, height)?;
            let context = canvas.get_context("2d")?.ok_or("there is no 2-D context")?;
            let context = context.unchecked_into::<OffscreenCanvasRenderingContext2d>();
            context.draw_image_with_image_bitmap(image, 0.0, 0.0)?;
            context.get_image_data(0.0, 0.0, f64::from(width), f64::from(height))
        };
        self.view().write(&put_or_error(self.device(), pixels)?.data())
    }
}

impl Device {
    /// A texture with the pixels of an image that the browser has decoded, see
    /// [`write_image_bitmap`](Texture::write_image_bitmap).
    ///
    /// # Errors
    /// [`Error::TextureEmpty`] if the image is closed; as
    /// [`texture_2d_zeroed`](Device::texture_2d_zeroed), and as
    /// [`write_image_bitmap`](Texture::write_image_bitmap).
    pub fn texture_from_image_bitmap(
        &self,
        image: &ImageBitmap,
    ) -> Result<Texture<Rgba8Unorm>, Error> {
        let mut texture = self.texture_2d_zeroed::<Rgba8Unorm>((image.width(), image.height()))?;
        texture.write_image_bitmap(image)?;
        Ok(texture)
    }
}

/// The result of a browser's call; an exception becomes an error.
fn put_or_error<T>(device: &Device, call: impl FnOnce() -> Result<T, JsValue>) -> Result<T, Error> {
    call().map_err(|thrown| {
        let problem = thrown.as_string().unwrap_or_else(|| format!("{thrown:?}"));
        Error::Canvas { device: device.name(), problem }
    })
}
