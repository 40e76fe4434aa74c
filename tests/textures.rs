//! The compiler's table of texel formats agrees with the runtime's, and each format compiles in a
//! kernel.

use dsl_core::ir::Scalar;
use dsl_core::textures::FORMATS;
use dsl_runtime::{Format, SampleType};

#[test]
fn formats_are_the_runtime_s() {
    // Depth textures name no format in kernels.
    let runtime: Vec<_> = Format::ALL
        .iter()
        .filter(|format| format.sample_type() != SampleType::Depth)
        .map(|format| (format!("{format:?}"), format.name(), format.sample_type()))
        .collect();
    let class = |component| match component {
        Scalar::U32 => SampleType::Uint,
        Scalar::I32 => SampleType::Sint,
        _ => SampleType::Float,
    };
    let compiler: Vec<_> = FORMATS
        .iter()
        .map(|format| (format.rust.to_owned(), format.wgsl, class(format.component)))
        .collect();
    assert_eq!(runtime, compiler);
}

/// naga accepts every format, dimension and access: `compile` validates the text with it.
#[test]
fn every_storage_texture_compiles() {
    for format in FORMATS {
        for (dimension, at) in [
            ("1d", "3"),
            ("2d", "uvec2(1, 2)"),
            ("2dArray", "uvec2(1, 2), 0"),
            ("3d", "ivec3(0, 0, 0)"),
        ] {
            let name = format!("StorageTexture{dimension}<{}", format.rust);
            let kernel = format!(
                "fn k(a: &{name}>, b: &mut {name}>, c: &mut {name}, ReadWrite>) {{
                    b.store({at}, a.load({at}) + c.load({at}));
                    c.store({at}, a.load({at}));
                }}"
            );
            let args = "workgroup_size = 1".parse().expect("tokens");
            let compiled = dsl_core::compile(args, kernel.parse().expect("tokens"));
            let compiled = compiled.unwrap_or_else(|errors| panic!("{}", errors[0].render()));
            let text = &compiled.wgsl[0].text;
            assert!(text.contains(&format!("<{}, read_write>;", format.wgsl)), "{text}");
        }
    }
}
