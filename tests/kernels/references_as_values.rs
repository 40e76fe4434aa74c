//! Shared references that a branch chooses, a function returns, or a struct holds.

use dsl_runtime::prelude::*;

#[device]
pub mod shading {
    const WARM: [f32; 3] = [1.0, 0.5, 0.25];
    const COLD: [f32; 3] = [0.25, 0.5, 1.0];
    pub const GREY: &[f32; 3] = &[0.5, 0.5, 0.5];

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Light {
        pub power: f32,
        pub distance: f32,
    }

    impl Light {
        pub fn power(&self) -> &f32 {
            &self.power
        }

        pub fn stronger<'a>(&'a self, other: &'a Light) -> &'a Light {
            if self.power > other.power { self } else { other }
        }

        pub fn received(&self) -> f32 {
            self.power / (self.distance * self.distance)
        }
    }

    #[derive(Clone, Copy)]
    pub struct Scene<'a> {
        pub palette: &'a [f32; 3],
        pub light: &'a Light,
        pub times: u32,
    }

    impl<'a> Scene<'a> {
        pub fn new(palette: &'a [f32; 3], light: &'a Light) -> Self {
            Scene { palette, light, times: 2 }
        }

        pub fn colour(&self, channel: u32) -> f32 {
            received(self.light) * self.palette[channel] * self.times as f32
        }

        pub fn copy(&self) -> Light {
            *self.light
        }
    }

    pub fn received(light: &Light) -> f32 {
        light.received()
    }

    pub fn brightest<'a>(colours: &'a [f32; 3]) -> &'a f32 {
        let mut best = &colours[0];
        for colour in colours {
            if *colour > *best {
                best = colour;
            }
        }
        best
    }

    /// A table chosen twice: by a value, and by an assignment in each branch.
    pub fn mixed(x: f32) -> f32 {
        let near: &[f32; 3] = if x > 1.0 { &WARM } else { &COLD };
        let far: &[f32; 3];
        if x < 0.5 {
            far = &WARM;
        } else {
            far = &COLD;
        }
        near[0] + 10.0 * far[2] + *brightest(near) + GREY[1]
    }
}

use shading::{Light, Scene, brightest, mixed};

#[kernel(workgroup_size = 4)]
fn references_as_values(lights: &[f32], out: &mut [f32]) {
    let i = local_invocation_index();
    let own = Light { power: lights[i], distance: 2.0 };
    let other = Light { power: lights[(i + 1) % 4], distance: 4.0 };
    let stronger = own.stronger(&other);
    let scene = Scene::new(if i > 1 { &[1.0, 2.0, 3.0] } else { shading::GREY }, stronger);
    let chosen = match i {
        0 | 1 => &own,
        _ => stronger,
    };
    let copied = scene.copy();
    let (low, high);
    if own.power < *other.power() {
        low = own.power;
        high = other.power;
    } else {
        (low, high) = (other.power, own.power);
    }
    out[i * 4] = scene.colour(i % 3) + copied.received();
    out[i * 4 + 1] = *own.power() + shading::received(chosen);
    out[i * 4 + 2] = mixed(lights[i]) + *brightest(&[low, high, 0.0]);
    out[i * 4 + 3] = high - low + chosen.distance;
}

fn expected(lights: &[f32; 4], i: usize) -> [f32; 4] {
    let own = Light { power: lights[i], distance: 2.0 };
    let other = Light { power: lights[(i + 1) % 4], distance: 4.0 };
    let stronger = own.stronger(&other);
    let tripled = [1.0, 2.0, 3.0];
    let scene = Scene::new(if i > 1 { &tripled } else { shading::GREY }, stronger);
    let chosen = if i < 2 { &own } else { stronger };
    let (low, high) = (own.power.min(other.power), own.power.max(other.power));
    [
        scene.colour(i as u32 % 3) + scene.copy().received(),
        own.power() + shading::received(chosen),
        mixed(lights[i]) + brightest(&[low, high, 0.0]),
        high - low + chosen.distance,
    ]
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let lights = [0.25, 2.0, 0.5, 1.5];
    let input = device.buffer(&lights)?;
    let mut out = device.zeroed::<f32>(16)?;
    references_as_values(&input, &mut out).workgroups(1).run()?;
    let expected: Vec<f32> = (0..4).flat_map(|i| expected(&lights, i)).collect();
    for (at, (found, expected)) in out.read()?.iter().zip(&expected).enumerate() {
        assert!((found - expected).abs() < 1e-5, "{at}: {found} instead of {expected}");
    }
    Ok(())
}
