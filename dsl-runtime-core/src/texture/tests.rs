//! Textures on every device found: kernels written out by hand, the CPU executor against GPUs.

mod errors;
mod formats;
#[cfg(feature = "image")]
mod image;
mod launches;
mod sampling;

use crate::{Device, Error};

/// A pseudorandom sequence of numbers that is the same each time.
struct Numbers(u64);

impl Numbers {
    fn word(&mut self) -> u32 {
        // Knuth's MMIX generator. Its high bits are the good ones.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 32) as u32
    }

    /// Between 0 and 1.
    fn unit(&mut self) -> f32 {
        (self.word() >> 8) as f32 / 16_777_216.0
    }

    fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }
}

/// Every GPU that opens. Prints a note if there is none.
fn gpus() -> Vec<Device> {
    let gpus: Vec<_> = Device::all().into_iter().filter(Device::is_gpu).collect();
    if gpus.is_empty() {
        crate::tests::not_run(&"there is no GPU adapter");
    }
    gpus
}

/// Runs `f` on the CPU executor and on each GPU, and hands both results to `compare`.
fn compare<T>(f: impl Fn(&Device) -> Result<T, Error>, compare: impl Fn(&Device, &T, &T)) {
    let expected = f(&Device::cpu()).unwrap();
    for gpu in gpus() {
        compare(&gpu, &expected, &f(&gpu).unwrap());
    }
}
