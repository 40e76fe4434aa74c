//! The CPU's calls of builtin functions: methods of Rust and glam, or functions of the runtime's
//! `math`.

/// The builtin functions for which Rust or glam has a method with WGSL's meaning; the others are
/// functions of the runtime's `math`.
const METHODS: [&str; 53] = [
    "abs_diff_eq",
    "bitmask",
    "cast_signed",
    "cast_unsigned",
    "chebyshev_distance",
    "copysign",
    "extend",
    "fract_gl",
    "is_finite",
    "is_infinite",
    "is_multiple_of",
    "is_nan",
    "is_negative",
    "is_normal",
    "is_normalized",
    "is_positive",
    "is_subnormal",
    "leading_ones",
    "length_recip",
    "lerp_monotonic",
    "midpoint",
    "move_towards",
    "normalize_or",
    "normalize_or_zero",
    "overflowing_abs",
    "overflowing_add",
    "overflowing_mul",
    "overflowing_neg",
    "overflowing_shl",
    "overflowing_shr",
    "overflowing_sub",
    "perp",
    "perp_dot",
    "rotate",
    "rotate_x",
    "rotate_y",
    "rotate_z",
    "saturating_add_signed",
    "saturating_mul",
    "swap_bytes",
    "to_array",
    "to_bits",
    "to_f32",
    "to_f32_const",
    "trailing_ones",
    "truncate",
    "with_w",
    "with_x",
    "with_y",
    "with_z",
    "wrapping_add_signed",
    "wrapping_add_unsigned",
    "wrapping_sub_unsigned",
];

/// Functions of the runtime's `math` that its trait `Number` also has. For scalars, the trait's are
/// called, since functions over components call closures in debug builds.
const OF_NUMBERS: [&str; 6] = ["abs", "div_euclid", "max", "min", "rem_euclid", "signum"];

/// Whether the CPU calls a method of Rust or glam.
pub(crate) fn is_method(name: &str) -> bool {
    METHODS.contains(&name)
}

/// Whether the CPU calls the method of `Number` for scalars.
pub(crate) fn is_of_numbers(name: &str) -> bool {
    OF_NUMBERS.contains(&name)
}

/// Whether the method of matrices takes its argument by reference: `a.mul_mat3(&b)`.
pub fn takes_reference(name: &str) -> bool {
    ["add_mat", "sub_mat", "mul_mat"].iter().any(|prefix| name.starts_with(prefix))
}
