//! Canvases and decoded images of a page, which textures are drawn to and copied from on the GPU.

use web_sys::{HtmlCanvasElement, ImageBitmap};

use super::{adapters, memory::writing, texture::Texture};
use crate::Error;

impl Texture {
    /// Draws the first level to a canvas, whose size is that of the level.
    pub(crate) fn draw_to(&self, canvas: &HtmlCanvasElement) -> Result<(), Error> {
        self.require(wgpu::TextureUsages::TEXTURE_BINDING, "drawing it to a canvas")?;
        let gpu = self.identity.gpu();
        let unusable = |problem: String| gpu.unusable_canvas(problem);
        let target = wgpu::SurfaceTarget::Canvas(canvas.clone());
        let surface = adapters::web_instance().create_surface(target);
        let surface =
            surface.map_err(|error| unusable(format!("the canvas has no WebGPU: {error}")))?;
        let configuration = wgpu::SurfaceConfiguration {
            usage: wgpu::TextureUsages::RENDER_ATTACHMENT,
            format: wgpu::TextureFormat::Rgba8Unorm,
            color_space: wgpu::SurfaceColorSpace::Auto,
            width: canvas.width(),
            height: canvas.height(),
            present_mode: wgpu::PresentMode::Fifo,
            desired_maximum_frame_latency: 2,
            alpha_mode: wgpu::CompositeAlphaMode::Opaque,
            view_formats: Vec::new(),
        };
        gpu.attempt("configuring a canvas", || surface.configure(&gpu.device, &configuration))?;
        let frame = match surface.get_current_texture() {
            wgpu::CurrentSurfaceTexture::Success(frame)
            | wgpu::CurrentSurfaceTexture::Suboptimal(frame) => frame,
            other => return Err(unusable(format!("the canvas gives no texture: {other:?}"))),
        };
        gpu.draw("drawing texels".into(), self, &frame.texture, 0, 0..1)?;
        gpu.queue.present(frame);
        Ok(())
    }

    /// Replaces the texels of the first level by an image of its size.
    pub(crate) fn write_image(&self, image: &ImageBitmap) -> Result<(), Error> {
        self.require(wgpu::TextureUsages::RENDER_ATTACHMENT, "copying an image to it")?;
        let gpu = self.identity.gpu();
        gpu.flush()?;
        let source = wgpu::CopyExternalImageSourceInfo {
            source: wgpu::ExternalImageSource::ImageBitmap(image.clone()),
            origin: wgpu::Origin2d::ZERO,
            flip_y: false,
        };
        let place = self.place([0; 3]);
        let destination = wgpu::CopyExternalImageDestInfo {
            texture: place.texture,
            mip_level: place.mip_level,
            origin: place.origin,
            aspect: place.aspect,
            color_space: wgpu::PredefinedColorSpace::Srgb,
            premultiplied_alpha: false,
        };
        let size = wgpu::Extent3d {
            width: image.width(),
            height: image.height(),
            depth_or_array_layers: 1,
        };
        gpu.attempt(writing("copying an image", &self.contents, self.writing()), || {
            gpu.queue.copy_external_image_to_texture(&source, destination, size);
        })
    }
}
