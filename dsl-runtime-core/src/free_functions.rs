//! The names of the functions that kernels call without a path, as macros that do nothing. Emitted
//! code calls them behind a glob import of this module. If the scope also has a macro of that name,
//! which users' functions define, rustc reports that the name is ambiguous.

/// Does nothing.
#[doc(hidden)]
#[macro_export]
macro_rules! __free_function {
    () => {};
}

pub use crate::wgsl::*;
pub use crate::{
    __free_function as acos, __free_function as acosh, __free_function as asin,
    __free_function as asinh, __free_function as atan, __free_function as atan2,
    __free_function as atanh, __free_function as cosh, __free_function as count_leading_zeros,
    __free_function as count_one_bits, __free_function as count_trailing_zeros,
    __free_function as degrees, __free_function as dot4i8_packed, __free_function as dot4u8_packed,
    __free_function as extract_bits, __free_function as face_forward,
    __free_function as first_leading_bit, __free_function as first_trailing_bit,
    __free_function as fma, __free_function as frexp, __free_function as insert_bits,
    __free_function as inverse_sqrt, __free_function as ldexp, __free_function as mix,
    __free_function as modf, __free_function as pack2x16float, __free_function as pack2x16snorm,
    __free_function as pack2x16unorm, __free_function as pack4x8snorm,
    __free_function as pack4x8unorm, __free_function as pack4xi8,
    __free_function as pack4xi8_clamp, __free_function as pack4xu8,
    __free_function as pack4xu8_clamp, __free_function as pow, __free_function as quantize_to_f16,
    __free_function as radians, __free_function as reverse_bits,
    __free_function as round_ties_even, __free_function as saturate, __free_function as select,
    __free_function as sign, __free_function as sinh, __free_function as smoothstep,
    __free_function as step, __free_function as tan, __free_function as tanh,
    __free_function as unpack2x16float, __free_function as unpack2x16snorm,
    __free_function as unpack2x16unorm, __free_function as unpack4x8snorm,
    __free_function as unpack4x8unorm, __free_function as unpack4xi8,
    __free_function as unpack4xu8,
};
