//! Every builtin function of the compiler's table, with every receiver type, on random and special
//! numbers. The GPU agrees with the CPU executor: exactly for integers and bits, otherwise within
//! the accuracy that WGSL states.
//!
//! `tests/builtins/kernels.rs` has a kernel for each receiver type, with a statement for each row.
//! The file is generated from the table: run `BLESS=1 cargo test --test wgsl` after a change of the
//! table. `BUILTINS_SEED=n` changes the numbers.

mod support;

#[rustfmt::skip]
#[path = "builtins/kernels.rs"]
#[allow(unused_variables, reason = "each kernel takes all inputs")]
mod kernels;

use dsl_runtime::glam;
use dsl_runtime::{Device, Error, Feature};
use kernels::{Inputs, KERNELS, Kernel};

/// The number of invocations that run each function.
const LANES: usize = 1024;

#[test]
fn gpus_agree_with_the_cpu() {
    let seed = std::env::var("BUILTINS_SEED").map_or(1, |seed| seed.parse().expect("a number"));
    let inputs = Numbers::random(seed);
    let cpu = Device::cpu();
    let mut wrong = Vec::new();
    for kernel in KERNELS {
        let expected = run(kernel, &cpu, &inputs);
        // A device may flush subnormal numbers to zero.
        let flushed = run(kernel, &cpu, &inputs.flushed());
        for device in support::gpus() {
            let lacks = |feature: &&Feature| !device.supports(**feature);
            if let Some(feature) = kernel.features.iter().find(lacks) {
                support::not_run(kernel.name, *feature, device);
                continue;
            }
            let found = run(kernel, device, &inputs);
            compare(kernel, &inputs, [&expected, &flushed], &found, &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "seed {seed}, {} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

fn is_of_halves(kernel: &Kernel) -> bool {
    kernel.features == [Feature::ShaderF16]
}

fn run(kernel: &Kernel, device: &Device, numbers: &Numbers) -> Vec<u32> {
    let run = || -> Result<Vec<u32>, Error> {
        let inputs = Inputs {
            f: device.buffer(&numbers.f)?,
            n: device.buffer(&numbers.n)?,
            u: device.buffer(&numbers.u)?,
            m: device.buffer(&numbers.m)?,
        };
        let words: usize = kernel.cases.iter().map(|case| case.words).sum();
        let mut out = device.zeroed::<u32>(LANES * words)?;
        (kernel.run)(&inputs, &mut out)?;
        out.read()
    };
    run().unwrap_or_else(|error| panic!("{} on {}: {error}", kernel.name, device.name()))
}

/// The inputs of the kernels: a vector of each type for each invocation.
#[derive(Clone)]
struct Numbers {
    f: Vec<glam::Vec4>,
    n: Vec<glam::IVec4>,
    u: Vec<glam::UVec4>,
    m: Vec<glam::Mat4>,
}

const FLOATS: [f32; 24] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    1.5,
    -1.5,
    2.5,
    3.0,
    8.0,
    -2.0,
    1e-40,
    -1e-45,
    1e-30,
    1e30,
    f32::MIN_POSITIVE,
    f32::EPSILON,
    f32::MAX,
    f32::MIN,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
    16777217.0,
];
const INTEGERS: [u32; 16] = [
    0,
    1,
    2,
    3,
    31,
    32,
    33,
    0x7f,
    0x80,
    0xff,
    0xffff,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    0xffff_fffe,
    0xffff_ffff,
];

impl Numbers {
    fn random(seed: u64) -> Numbers {
        let mut state = seed;
        // SplitMix64.
        let mut next = move || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            (mixed >> 32) as u32
        };
        let unit = |word: u32| word as f32 / u32::MAX as f32 * 2.0 - 1.0;
        let mut numbers = Numbers { f: vec![], n: vec![], u: vec![], m: vec![] };
        for lane in 0..LANES {
            let float = |word: u32, kind: u32| match (lane % 4, kind % 4) {
                // Every other invocation has no special numbers.
                (0 | 2, 0 | 1) => unit(word),
                (0 | 2, _) => unit(word) * 10.0,
                (_, 0) => FLOATS[word as usize % FLOATS.len()],
                (_, 1) => (word % 64) as f32 / 4.0 - 8.0,
                (_, 2) => f32::from_bits(word),
                _ => unit(word) * 100.0,
            };
            let integer = |word: u32, kind: u32| match kind % 4 {
                0 => INTEGERS[word as usize % INTEGERS.len()],
                1 => word % 40,
                2 => (word % 40).wrapping_neg(),
                _ => word,
            };
            numbers.f.push(glam::Vec4::from_array(std::array::from_fn(|_| float(next(), next()))));
            numbers
                .u
                .push(glam::UVec4::from_array(std::array::from_fn(|_| integer(next(), next()))));
            let signed = std::array::from_fn(|_| integer(next(), next()) as i32);
            numbers.n.push(glam::IVec4::from_array(signed));
            // Far from singular.
            let parts: [f32; 16] = std::array::from_fn(|_| unit(next()));
            numbers.m.push(glam::Mat4::from_cols_array(&parts) + glam::Mat4::IDENTITY * 4.0);
        }
        numbers
    }

    fn flushed(&self) -> Numbers {
        let flush = |x: f32| if x.is_subnormal() { 0.0f32.copysign(x) } else { x };
        let mut numbers = self.clone();
        for v in &mut numbers.f {
            *v = glam::Vec4::from_array(v.to_array().map(flush));
        }
        numbers
    }
}

/// The inputs for which a function's results are compared.
#[derive(Clone, Copy, PartialEq)]
enum Domain {
    /// All inputs, with identical bits.
    Exact,
    /// Finite inputs.
    Finite,
    /// Magnitudes from 1/64 to 16: nothing overflows, and cancellation stays within the tolerance.
    Tame,
    /// From -1 to 1.
    Unit,
    /// From -π to π, the range for which WGSL states an accuracy.
    Circle,
    /// From 1/64 to 16.
    Positive,
}

impl Domain {
    fn contains(self, v: glam::Vec4) -> bool {
        let is_tame = |x: f32| (1.0 / 64.0..=16.0).contains(&x.abs());
        v.to_array().into_iter().all(|x| match self {
            Domain::Exact => true,
            Domain::Finite => x.is_finite(),
            Domain::Tame => is_tame(x),
            Domain::Unit => x.abs() <= 1.0,
            Domain::Circle => x.abs() <= std::f32::consts::PI,
            Domain::Positive => is_tame(x) && x > 0.0,
        })
    }
}

/// The inputs for which a function's float results are compared, and the absolute and relative
/// tolerance. They come from the section "Accuracy" of the WGSL specification. For a result that is
/// "inherited from" an expression, the tolerances of its parts are added.
fn accuracy(name: &str) -> (Domain, f32, f32) {
    const ULP: f32 = f32::EPSILON;
    match name {
        "abs" | "copysign" | "signum" | "to_bits" | "from_bits" | "select" | "extend"
        | "truncate" | "with_x" | "with_y" | "with_z" | "with_w" | "to_array" | "bitcast_f32"
        | "bitcast_i32" | "bitcast_u32" | "is_nan" | "is_infinite" | "is_finite" | "is_normal"
        | "is_subnormal" | "is_nan_mask" | "is_finite_mask" | "is_negative_mask"
        | "is_sign_negative" | "is_sign_positive" | "perp" => (Domain::Exact, 0.0, 0.0),
        "min" | "max" | "clamp" | "floor" | "ceil" | "trunc" | "round" | "round_ties_even"
        | "fract" | "modf" | "frexp" | "fract_gl" | "sign" | "step" | "saturate"
        | "min_element" | "max_element" | "cmpeq" | "cmpne" | "cmplt" | "cmple" | "cmpgt"
        | "cmpge" | "pack4x8unorm" | "pack4x8snorm" | "pack2x16unorm" | "pack2x16snorm" => {
            (Domain::Finite, 0.0, 0.0)
        }
        "sin" | "cos" | "sin_cos" | "from_angle" | "from_rotation_x" | "from_rotation_y"
        | "from_rotation_z" => (Domain::Circle, 1.0 / 2048.0, 0.0),
        "rotate_x" | "rotate_y" | "rotate_z" => (Domain::Circle, 0.01, 0.0),
        "tan" => (Domain::Unit, 1.0 / 512.0, 0.0),
        "asin" | "acos" => (Domain::Unit, 1e-3, 0.0),
        "atanh" => (Domain::Unit, 1e-4, 1e-3),
        "atan" | "atan2" => (Domain::Tame, 0.0, 4096.0 * ULP),
        "asinh" | "acosh" | "ln" | "log2" | "log10" | "ln_1p" => {
            (Domain::Positive, 1e-5, 64.0 * ULP)
        }
        // Divides by the logarithm of the base, which may be near 1.
        "log" => (Domain::Positive, 1e-5, 0.01),
        "exp" | "exp2" | "exp_m1" | "sinh" | "cosh" => (Domain::Tame, 0.0, 64.0 * ULP),
        "tanh" => (Domain::Tame, 1e-5, 64.0 * ULP),
        "pow" | "powf" | "powi" => (Domain::Positive, 0.0, 512.0 * ULP),
        "inverse_sqrt" | "sqrt" | "recip" | "length_recip" | "cbrt" => {
            (Domain::Positive, 0.0, 8.0 * ULP)
        }
        "quantize_to_f16" => (Domain::Tame, 0.0, 1.0 / 1024.0),
        "ldexp" => (Domain::Tame, f32::MIN_POSITIVE, ULP),
        "inverse" | "determinant" => (Domain::Finite, 0.02, 1e-4),
        "refract" => (Domain::Tame, 0.05, 1e-3),
        // Divides by a number that may be small.
        "project_point3" => (Domain::Tame, 1e-3, 1e-3),
        _ => (Domain::Tame, 1e-3, 64.0 * ULP),
    }
}

/// The same for `f16`. Devices may convert values out of its range differently.
fn half_accuracy(domain: Domain, absolute: f32, relative: f32) -> (Domain, f32, f32) {
    const EPSILON: f32 = 1.0 / 1024.0;
    let domain = match domain {
        Domain::Exact | Domain::Finite => Domain::Tame,
        domain => domain,
    };
    let scaled = (relative / f32::EPSILON).clamp(2.0, 8.0) * EPSILON;
    (domain, absolute.max(8.0 * EPSILON), relative.max(scaled))
}

fn compare(
    kernel: &Kernel,
    inputs: &Numbers,
    expected: [&[u32]; 2],
    found: &[u32],
    wrong: &mut Vec<String>,
) {
    let words: usize = kernel.cases.iter().map(|case| case.words).sum();
    let mut at = 0;
    for case in kernel.cases {
        let (mut domain, mut absolute, mut relative) = accuracy(case.name);
        if is_of_halves(kernel) {
            (domain, absolute, relative) = half_accuracy(domain, absolute, relative);
            // A sum of products of up to 16 by 16, which may cancel out.
            if matches!(case.name, "mix" | "lerp") {
                absolute = 256.0 / 1024.0;
            }
        }
        if !case.takes_floats {
            domain = Domain::Exact;
        }
        // A conversion may change the bits of a NaN.
        if case.name == "to_bits" && case.call.contains("as f64") {
            domain = Domain::Finite;
        }
        let is_equal = |a: u32, b: u32| {
            if a == b {
                return true;
            }
            if !case.gives_floats {
                return case.takes_floats && is_packed_near(case.name, a, b);
            }
            let (a, b) = (f32::from_bits(a), f32::from_bits(b));
            let allowed = absolute.max(relative * a.abs());
            a == b || a.is_nan() && b.is_nan() || (a - b).abs() <= allowed
        };
        let differs = |lane: usize| {
            let all = lane * words + at..lane * words + at + case.words;
            domain.contains(inputs.f[lane])
                && all
                    .clone()
                    .any(|i| expected.iter().all(|expected| !is_equal(expected[i], found[i])))
        };
        let lanes: Vec<usize> = (0..LANES).filter(|lane| differs(*lane)).collect();
        if let Some(lane) = lanes.first() {
            let show = |words: &[u32]| match case.gives_floats {
                true => {
                    format!("{:?}", words.iter().map(|w| f32::from_bits(*w)).collect::<Vec<_>>())
                }
                false => format!("{words:x?}"),
            };
            let all = lane * words + at..lane * words + at + case.words;
            wrong.push(format!(
                "{}: `{}`: {} invocations, first for f = {}, n = {}, u = {:x?}: {} on the CPU, {} on the GPU",
                kernel.name,
                case.call,
                lanes.len(),
                inputs.f[*lane],
                inputs.n[*lane],
                inputs.u[*lane].to_array(),
                show(&expected[0][all.clone()]),
                show(&found[all]),
            ));
        }
        at += case.words;
    }
}

/// Whether packed numbers are equal except for rounding.
fn is_packed_near(name: &str, a: u32, b: u32) -> bool {
    let near = |a: i32, b: i32| (a - b).abs() <= 1;
    let ([a0, a1, a2, a3], [b0, b1, b2, b3]) = (a.to_le_bytes(), b.to_le_bytes());
    if name.starts_with("pack4x8") {
        let pairs = [(a0, b0), (a1, b1), (a2, b2), (a3, b3)];
        return pairs
            .into_iter()
            .all(|(a, b)| near((a as i8).into(), (b as i8).into()) || near(a.into(), b.into()));
    }
    let half = |low: u8, high: u8| i32::from(u16::from_le_bytes([low, high]));
    name.starts_with("pack2x16")
        && near(half(a0, a1), half(b0, b1))
        && near(half(a2, a3), half(b2, b3))
}
