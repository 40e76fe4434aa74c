//! Everything that a file with kernels needs: `use dsl_runtime::prelude::*;`

pub use crate::{
    AddressMode, Buffer, Device, Filter, ReadWrite, Sampler, SamplerOptions, ShaderType, Shape,
    StorageTexture1d, StorageTexture2d, StorageTexture2dArray, StorageTexture3d, Texture,
    Texture1d, Texture2d, Texture2dArray, Texture3d, TextureCube, Uniform, device, f16, formats::*,
    kernel,
};
pub use glam::{
    BVec2, BVec3, BVec4, IVec2, IVec3, IVec4, UVec2, UVec3, UVec4, Vec2, Vec2Swizzles, Vec3,
    Vec3Swizzles, Vec4, Vec4Swizzles, bvec2, bvec3, bvec4, ivec2, ivec3, ivec4, uvec2, uvec3,
    uvec4, vec2, vec3, vec4,
};
