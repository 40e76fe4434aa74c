//! A device in words: `println!("{device}")`.

use std::fmt::{self, Display, Formatter};

use crate::{Device, Feature, Limits, profile::bytes};

/// The name, the limits and the features, a line for each kind.
impl Display for Device {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.name())?;
        self.limits().fmt(f)?;
        let names = |supported| {
            let features = Feature::ALL.into_iter().filter(|of| self.supports(*of) == supported);
            let names: Vec<_> = features.map(Feature::describe).collect();
            if names.is_empty() { "none".to_owned() } else { names.join(", ") }
        };
        writeln!(f, "  features: {}", names(true))?;
        write!(f, "  without: {}", names(false))
    }
}

impl Limits {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.max_workgroup_size;
        writeln!(
            f,
            "  workgroups: at most {} in each dimension, {} invocations in each ({x} × {y} × {z}), {} of workgroup memory; subgroups of {}",
            self.max_workgroups_per_dimension,
            self.max_invocations_per_workgroup,
            bytes(self.max_workgroup_bytes.into()),
            match (self.min_subgroup_size, self.max_subgroup_size) {
                (min, max) if min == max => min.to_string(),
                (min, max) => format!("{min} to {max}"),
            },
        )?;
        writeln!(
            f,
            "  buffers: at most {} storage buffers of {}, {} uniform buffers of {}; slices begin at multiples of {} bytes",
            count(self.max_storage_buffers),
            bytes(self.max_storage_buffer_bytes as f64),
            count(self.max_uniform_buffers),
            bytes(self.max_uniform_buffer_bytes as f64),
            self.storage_alignment,
        )?;
        writeln!(
            f,
            "  textures: at most {} sampled, {} storage textures, {} samplers; {} texels, {m} × {m}, {n} × {n} × {n}; {} layers",
            count(self.max_sampled_textures),
            count(self.max_storage_textures),
            count(self.max_samplers),
            self.max_texture_1d,
            self.max_texture_layers,
            m = self.max_texture_2d,
            n = self.max_texture_3d,
        )
    }
}

/// A number. The maximum means that the CPU executor has no limit.
fn count(most: u32) -> String {
    if most == u32::MAX { "any number of".to_owned() } else { most.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_names_its_limits_and_features() {
        let text = Device::checked().to_string();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines[0], "CPU executor, checked");
        assert!(lines[1].contains("1024 invocations in each (1024 × 1024 × 64)"), "{text}");
        assert!(lines[1].ends_with("subgroups of 32"), "{text}");
        assert!(lines[2].contains("any number of storage buffers"), "{text}");
        assert!(lines[2].ends_with("multiples of 256 bytes"), "{text}");
        assert!(lines[3].contains("16384 × 16384"), "{text}");
        assert!(lines[4].contains("16-bit floats (`f16`), 64-bit integers"), "{text}");
        assert_eq!(lines[5..], ["  without: none"]);
        for device in Device::all() {
            assert_eq!(device.to_string().lines().count(), 6, "{device}");
        }
    }
}
