//! Everything that a file with kernels needs: `use dsl_runtime::prelude::*;`

pub use crate::math::Float as _;
pub use crate::wgsl::{
    acos, acosh, asin, asinh, atan, atan2, atanh, bitcast, cosh, count_leading_zeros,
    count_one_bits, count_trailing_zeros, degrees, dot4i8_packed, dot4u8_packed, extract_bits,
    face_forward, first_leading_bit, first_trailing_bit, fma, frexp, insert_bits, inverse_sqrt,
    ldexp, mix, modf, pack2x16float, pack2x16snorm, pack2x16unorm, pack4x8snorm, pack4x8unorm,
    pack4xi8, pack4xi8_clamp, pack4xu8, pack4xu8_clamp, pow, quantize_to_f16, radians,
    reverse_bits, round_ties_even, saturate, select, sign, sinh, smoothstep, step, tan, tanh,
    unpack2x16float, unpack2x16snorm, unpack2x16unorm, unpack4x8snorm, unpack4x8unorm, unpack4xi8,
    unpack4xu8,
};
pub use crate::{
    AddressMode, AsAllSlices, AsSlice, AsSliceMut, AsSlices, AsSlicesMut, Atomic, Buffer,
    BufferSlice, BufferSliceMut, CompareFunction, Device, F16Vec2, F16Vec3, F16Vec4, Filter,
    ReadWrite, RuntimeArray, Sampler, SamplerComparison, SamplerOptions, ShaderType, Shape,
    Storage, StorageTexture1d, StorageTexture2d, StorageTexture2dArray, StorageTexture3d, Texture,
    Texture1d, Texture2d, Texture2dArray, Texture3d, TextureCube, TextureCubeArray, TextureDepth2d,
    TextureDepth2dArray, TextureDepthCube, TextureDepthCubeArray, TextureDepthMultisampled2d,
    TextureMultisampled2d, Uniform, device, f16, formats::*, kernel, kernel_test,
};
pub use glam::{
    BVec2, BVec3, BVec4, DVec2, DVec3, DVec4, I64Vec2, I64Vec3, I64Vec4, IVec2, IVec3, IVec4, Mat2,
    Mat3, Mat4, U64Vec2, U64Vec3, U64Vec4, UVec2, UVec3, UVec4, Vec2, Vec2Swizzles, Vec3,
    Vec3Swizzles, Vec4, Vec4Swizzles, bvec2, bvec3, bvec4, dvec2, dvec3, dvec4, i64vec2, i64vec3,
    i64vec4, ivec2, ivec3, ivec4, mat2, mat3, mat4, u64vec2, u64vec3, u64vec4, uvec2, uvec3, uvec4,
    vec2, vec3, vec4,
};
