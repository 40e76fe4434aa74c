//! Textures from and to images.

use image::{DynamicImage, GrayImage, ImageBuffer, Luma, RgbImage, Rgba, RgbaImage};

use crate::{
    Device, Error, Texture,
    formats::{R8Unorm, Rgba8Unorm, Rgba32Float},
};

#[test]
fn images_come_back_as_they_went() {
    for device in Device::all() {
        let image = RgbaImage::from_fn(37, 5, |x, y| Rgba([x as u8, y as u8, 7, 255]));
        let texture: Texture<Rgba8Unorm> = device.texture_from_image(&image).unwrap();
        assert_eq!(texture.size(), (37, 5));
        assert_eq!(texture.read().unwrap()[38], [1, 1, 7, 255]);
        assert_eq!(texture.read_image().unwrap(), image, "{device:?}");

        let gray = GrayImage::from_fn(3, 2, |x, y| Luma([(10 * y + x) as u8]));
        let mut texture = device.texture_2d_zeroed::<R8Unorm>((3, 2)).unwrap();
        texture.write_image(&gray).unwrap();
        assert_eq!(texture.read().unwrap(), [0, 1, 2, 10, 11, 12]);
        assert_eq!(texture.read_image().unwrap(), gray, "{device:?}");

        let floats = ImageBuffer::from_pixel(2, 2, Rgba([0.5f32, 1.0, 2.0, -1.0]));
        let texture = device.texture_from_image::<Rgba32Float>(&floats).unwrap();
        assert_eq!(texture.read_image().unwrap(), floats, "{device:?}");
    }
}

#[test]
fn an_image_without_alpha_converts_first() {
    let image = DynamicImage::from(RgbImage::from_pixel(1, 1, image::Rgb([1, 2, 3])));
    let texture = Device::cpu().texture_from_image::<Rgba8Unorm>(&image.to_rgba8()).unwrap();
    assert_eq!(texture.read().unwrap(), [[1, 2, 3, 255]]);
}

#[test]
fn images_of_another_size_are_an_error() {
    for device in Device::all() {
        let mut texture = device.texture_2d_zeroed::<R8Unorm>((3, 2)).unwrap();
        // The same number of texels, but another size.
        let error = texture.write_image(&GrayImage::new(2, 3)).unwrap_err();
        assert!(matches!(error, Error::ImageSize { texture: (3, 2), image: (2, 3) }), "{error}");
        let error = device.texture_from_image::<R8Unorm>(&GrayImage::new(0, 3)).unwrap_err();
        assert!(matches!(error, Error::TextureEmpty { .. }), "{error}");
    }
}
