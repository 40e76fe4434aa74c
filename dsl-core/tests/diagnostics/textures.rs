//! Textures and samplers: their types as parameters, and the arguments of their methods.

// Types.

#[kernel(workgroup_size = 1)]
fn by_value(a: Texture2d<f32>, s: Sampler) {}
//~^ K0203 textures and samplers are parameters, behind a reference: `&Texture2d<f32>`
//~^^ K0203 textures and samplers are parameters, behind a reference: `&Sampler`

#[kernel(workgroup_size = 1)]
fn components(
    a: &Texture2d,                     //~ K0203 write `Texture2d<f32>`, or `u32` or `i32`
    b: &Texture2d<bool>,               //~ K0203 components `f32`, `u32` or `i32`, not `bool`
    c: &Texture3d<Rgba8Unorm>,         //~ K0203 write `Texture3d<f32>`
    d: &Texture2d<Vec4>,               //~ K0203 not `Vec4`
    e: &mut Texture2d<f32>,            //~ K0103 a sampled texture is read-only: write `&Texture2d<f32>`
    f: &mut Sampler,                   //~ K0103 write `&Sampler`
    g: &Texture<R32Float>,             //~ K0203 a kernel takes `&Texture2d<f32>` to sample
    h: &TextureCubes<f32>,         //~ K0203 no type `TextureCubes`
) {
}

#[kernel(workgroup_size = 1)]
fn formats(
    a: &StorageTexture2d,                    //~ K0203 where `F` is a texel format such as `Rgba8Unorm`
    b: &mut StorageTexture2d<f32>,           //~ K0203 this is not a texel format
    c: &mut StorageTexture2d<RGBA8Unorm>,    //~ K0203 this is not a texel format, but `Rgba8Unorm` is
    d: &StorageTexture2d<R32Float, ReadWrite>, //~ K0103 needs `&mut`: `&mut StorageTexture2d<R32Float, ReadWrite>`
    e: &mut StorageTexture2d<R32Float, Write>, //~ K0203 `&` reads and `&mut` writes
    f: &mut StorageTextureCube<R32Float>,    //~ K0203 take `StorageTexture2dArray`, whose layers are the faces
) {
}

#[kernel(workgroup_size = 1)]
fn in_memory(a: &[Texture2d<f32>], out: &mut [f32]) {
    //~^ K0203 textures and samplers are parameters
    workgroup_var!(s: Sampler); //~ K0203 textures and samplers are parameters
    out[0] = 1.0;
}

// Methods.

#[kernel(workgroup_size = 1)]
fn loads(
    image: &Texture2d<f32>,
    layers: &Texture2dArray<u32>,
    cube: &TextureCube<f32>,
    to: &mut StorageTexture2d<R32Float>,
    s: &Sampler,
    out: &mut [Vec4],
) {
    let id = global_invocation_id();
    out[0] = image.load(id.xy()); //~ K0303 takes 2 arguments, not 1: write `t.load(coordinates, level)`
    out[0] = image.load(id, 0); //~ K0301 take the components that it needs, such as `.xy()`
    out[0] = image.load(id.xy().as_vec2(), 0); //~ K0301 write `….as_uvec2()`
    out[0] = image.load(3, 0); //~ K0301 write a vector, such as `uvec2(…)`
    out[0] = image.load(id.xy(), 0.0); //~ K0301 expected `u32` or `i32`, found `{float}`
    out[0] = layers.load(id.xy(), 0); //~ K0303 write `t.load(coordinates, layer, level)`
    out[0] = layers.load(id.xy(), 0, 0); //~ K0301 expected `Vec4`, found `UVec4`
    out[0] = cube.load(id.xy(), 0); //~ K0304 a cube has no texel coordinates: sample it
    out[0] = to.load(id.xy()); //~ K0304 this texture is write-only
    out[0] = s.load(id.xy()); //~ K0304 a sampler is passed to a texture
    out[0] = image.fetch(id.xy()); //~ K0202 it has `load`, `sample_level`
    out[0] = image[0]; //~ K0306 a texel is read with `load`
    let size = image.num_layers(); //~ K0304 only arrays have layers, such as a `&Texture2dArray`
}

#[kernel(workgroup_size = 1)]
fn stores(
    image: &Texture2d<f32>,
    from: &StorageTexture2d<R32Float>,
    to: &mut StorageTexture2d<R32Uint>,
    both: &mut StorageTexture3d<R32Float, ReadWrite>,
) {
    let at = uvec2(0, 0);
    image.store(at, Vec4::ONE); //~ K0310 a sampled texture is read-only: take a `&mut StorageTexture2d<F>`
    from.store(at, Vec4::ONE); //~ K0310 this texture is read-only: to write it take `&mut StorageTexture2d<F>`
    to.store(at, Vec4::ONE); //~ K0301 expected `UVec4`, found `Vec4`
    to.store(at, 1); //~ K0301 expected `UVec4`, found `{integer}`
    to.store(at); //~ K0303 write `t.store(coordinates, value)`
    both.store(at, Vec4::ONE); //~ K0301 expected `UVec3` or `IVec3`, found `UVec2`
    let view = &to;
    view.store(at, UVec4::ONE); //~ K0310 cannot store through `view`, which is a `&` reference
}

#[kernel(workgroup_size = 1)]
fn samples(
    image: &Texture2d<f32>,
    numbers: &Texture2d<u32>,
    row: &Texture1d<f32>,
    cube: &TextureCube<f32>,
    from: &StorageTexture2d<R32Float>,
    s: &Sampler,
    n: i32,
    out: &mut [Vec4],
) {
    let at = vec2(0.5, 0.5);
    out[0] = image.sample_level(at, 0.0); //~ K0303 write `t.sample_level(sampler, at, level)`
    out[0] = image.sample_level(at, s, 0.0); //~ K0301 expected a sampler
    //~^ K0301 a texture or sampler is not a value
    out[0] = image.sample_level(s, at, 0); //~ K0301 expected `f32`, found `{integer}`
    out[0] = image.sample_level(image, at, 0.0); //~ K0301 expected a sampler
    let x = numbers.sample_level(s, at, 0.0); //~ K0304 integers are not interpolated
    out[0] = cube.sample_level(s, at, 0.0); //~ K0301 expected `Vec3`, found `Vec2`
    out[0] = from.sample_level(s, at, 0.0); //~ K0304 a storage texture is not sampled
    out[0] = row.gather(0, s, 0.5); //~ K0304 WGSL gathers from 2-D textures and cubes only
    out[0] = image.gather(4, s, at); //~ K0401 a constant from 0 to 3
    out[0] = image.gather(n as u32, s, at); //~ K0401 a constant from 0 to 3
    out[0] = image.sample_level_offset(s, at, 0.0, ivec2(n, 0)); //~ K0401 a constant `IVec2` with components from -8 to 7
    out[0] = image.sample_level_offset(s, at, 0.0, ivec2(0, 8)); //~ K0401 a constant `IVec2` with components from -8 to 7
    out[0] = cube.sample_level_offset(s, Vec3::X, 0.0, ivec2(0, 0)); //~ K0304 offsets for 2-D and 3-D textures only
}

// Handles are not values.

#[kernel(workgroup_size = 1)]
fn values(image: &Texture2d<f32>, to: &mut StorageTexture2d<R32Float>, out: &mut [f32]) {
    let copy = *image; //~ K0301 a texture or sampler is not a value
    to = image; //~ K0301 a texture is not assigned to
    //~^ K0301 a texture or sampler is not a value
    out[0] = image.x; //~ K0305 `&Texture2d<f32>` has no member `x`
    out[1] = texel(to); //~ K0301 expected `&Texture2d<f32>`, found `&mut StorageTexture2d<R32Float>`
}

#[device]
fn texel(image: &Texture2d<f32>) -> f32 {
    image.load(uvec2(0, 0), 0).x
}

// Uniformity and limits.

#[kernel(workgroup_size = 8)]
fn uniform_texels(image: &Texture2d<u32>, from: &StorageTexture1d<R32Uint>, out: &mut [u32]) {
    if image.load(uvec2(0, 0), 0).x > from.load(1).x {
        workgroup_barrier();
    }
    out[local_invocation_index()] = image.dimensions().x;
}

#[kernel(workgroup_size = 8)]
fn changing_texels(image: &mut StorageTexture1d<R32Uint, ReadWrite>) {
    if image.load(0).x > 1 {
        workgroup_barrier(); //~ K0502 `image` can be written, so its texels may differ
    }
}

#[kernel(workgroup_size = 1)]
fn too_many( //~ K0404 5 storage textures; WebGPU guarantees 4
    a: &StorageTexture1d<R32Uint>,
    b: &StorageTexture1d<R32Uint>,
    c: &StorageTexture1d<R32Uint>,
    d: &StorageTexture1d<R32Uint>,
    e: &StorageTexture1d<R32Uint>,
) {
}

#[kernel(workgroup_size = 1, instances(F = [Rgba8Unorm, R32Uint]))]
fn formats_of_instances<F>(a: &mut StorageTexture2d<F>, b: &Texture2d<F>, out: &mut [f32]) {
    //~^ K0203 `F` is the texel format `Rgba8Unorm`, which is not a type of values: texels are `Vec4`, `UVec4` or `IVec4`
    let x: F = out[0]; //~ K0203 `F` is the texel format
}

#[device]
fn put<F>(a: &mut StorageTexture2d<F>, texel: Vec4) {
    a.store(UVec2::ZERO, texel); //~ K0301 expected `UVec4`, found `Vec4`
}

#[device]
fn copy_first<F>(from: &StorageTexture2d<F>, to: &mut StorageTexture2d<F>) {
    to.store(UVec2::ZERO, from.load(UVec2::ZERO));
}

#[device]
fn first_of<T>(a: &Texture2d<T>) -> T {
    a.load(UVec2::ZERO, 0).x
}

#[kernel(workgroup_size = 1)]
fn formats_of_functions(
    a: &mut StorageTexture2d<Rgba8Unorm>,
    b: &mut StorageTexture2d<R32Uint>,
    c: &StorageTexture2d<R32Float>,
    d: &Texture2d<f32>,
    out: &mut [f32],
) {
    put(a, Vec4::ONE);
    put::<Rgba8Unorm>(a, Vec4::ONE);
    put(b, Vec4::ONE);
    put::<R32Float>(a, Vec4::ONE); //~ K0301 expected `&mut StorageTexture2d<R32Float>`, found `&mut StorageTexture2d<Rgba8Unorm>`
    put::<f32>(a, Vec4::ONE); //~ K0203 this is not a texel format
    put::<Rgba8Unorm, f32>(a, Vec4::ONE); //~ K0303 `put` has 1 type parameter, not 2
    put(out, Vec4::ONE); //~ K0304 `put` takes a storage texture, of format `F`, but this argument is not such a texture
    put(d, Vec4::ONE); //~ K0304 `put` takes a storage texture
    put(nothing, Vec4::ONE); //~ K0201 cannot find `nothing`
    put(); //~ K0303 `put` takes 2 arguments, not 0
    copy_first(c, a); //~ K0301 expected `&mut StorageTexture2d<R32Float>`
    out[0] = first_of(d) + first_of::<f32>(d);
    out[1] = first_of(c); //~ K0304 `first_of` takes a sampled texture, of components `T`
}

#[kernel(workgroup_size = 1)]
fn formats_of_nested_functions(a: &mut StorageTexture2d<Rgba8Unorm>) {
    fn nested<F: TextureFormat>(a: &mut StorageTexture2d<F>) {
        a.store(UVec2::ZERO, Vec4::ONE);
    }
    nested(a);
}

// Depths, comparisons and samples.

#[kernel(workgroup_size = 1)]
fn depth_types(
    a: &TextureDepth2d<f32>, //~ K0103 a depth texture is read-only, and has no type arguments: write `&TextureDepth2d`
    b: &mut TextureDepthCube, //~ K0103 a depth texture is read-only
    c: &TextureDepth3d, //~ K0203 WGSL has depth textures in two dimensions only
    d: &Texture2d<Depth32Float>, //~ K0203 depth textures have a type of their own: write `&TextureDepth2d`
    e: &mut StorageTexture2d<Depth32Float>, //~ K0203 this is not a texel format
    f: &mut SamplerComparison, //~ K0103 write `&SamplerComparison`
    g: &TextureMultisampled2d, //~ K0203 write `TextureMultisampled2d<f32>`
    h: &TextureMultisampled2dArray<f32>, //~ K0203 multisampled textures without layers
    i: &mut StorageTextureMultisampled2d<R32Float>, //~ K0203 WGSL has no multisampled storage textures
    j: &Texture3d<Depth32Float>, //~ K0203 no type `Depth32Float`
) {
}

#[kernel(workgroup_size = 1)]
fn depths(
    depths: &TextureDepth2d,
    layers: &TextureDepth2dArray,
    cube: &TextureDepthCube,
    colors: &Texture2d<f32>,
    s: &Sampler,
    closer: &SamplerComparison,
    n: i32,
    out: &mut [f32],
) {
    let at = vec2(0.5, 0.5);
    out[0] = depths.load(UVec2::ZERO, 0).x; //~ K0305 `f32` has no member `x`
    out[1] = depths.sample_level(s, at, 0.0); //~ K0301 expected `u32` or `i32`, found `{float}`
    out[2] = depths.sample_level(closer, at, 0); //~ K0301 expected a sampler: a parameter `sampler: &Sampler`
    out[3] = depths.sample_compare_level(s, at, 0.5); //~ K0301 expected a comparison sampler: a parameter `sampler: &SamplerComparison`
    out[4] = depths.sample_compare_level(closer, at); //~ K0303 write `t.sample_compare_level(sampler, at, depth)`
    out[5] = depths.gather(0, s, at).x; //~ K0303 write `t.gather(sampler, at)`
    out[6] = layers.sample_compare_level(closer, at, 0.5); //~ K0303 write `t.sample_compare_level(sampler, at, layer, depth)`
    out[7] = cube.sample_compare_level_offset(closer, Vec3::X, 0.5, IVec2::ONE); //~ K0304 offsets for 2-D and 3-D textures only
    out[8] = cube.load(UVec2::ZERO, 0); //~ K0304 a cube has no texel coordinates
    out[9] = colors.sample_compare_level(closer, at, 0.5); //~ K0304 only depth textures can be compared: take a `&TextureDepth2d`
    out[10] = depths.sample_base_clamp_to_edge(s, at).x; //~ K0304 WGSL has this for `&Texture2d<f32>` only
    out[11] = depths.gather_compare_offset(closer, at, 0.5, ivec2(n, 0)).x; //~ K0401 a constant `IVec2` with components from -8 to 7
    out[12] = closer.sample_level(s, at, 0); //~ K0304 a comparison sampler is passed to a depth texture
    out[13] = closer.lookup(at); //~ K0202 it is passed to a texture, `t.sample_compare_level(sampler, at, depth)`
    depths.store(UVec2::ZERO, Vec4::ONE); //~ K0310 a sampled texture is read-only
    out[14] = depths.num_samples() as f32; //~ K0304 only a `&TextureMultisampled2d` and a `&TextureDepthMultisampled2d` have samples
    out[15] = depths.sample_compare_level(closer, at, 1); //~ K0301 expected `f32`, found `{integer}`
    out[16] = layers.sample_level(s, at, 1, 0) + cube.gather_compare(closer, Vec3::X, 0.5).x;
}

#[kernel(workgroup_size = 1)]
fn samples_of_texels(
    colors: &TextureMultisampled2d<f32>,
    depths: &TextureDepthMultisampled2d,
    s: &Sampler,
    out: &mut [f32],
) {
    let at = uvec2(0, 0);
    out[0] = colors.load(at); //~ K0303 write `t.load(coordinates, sample)`
    out[1] = colors.load(at, 0); //~ K0301 expected `f32`, found `Vec4`
    out[2] = colors.sample_level(s, vec2(0.5, 0.5), 0.0).x; //~ K0304 a multisampled texture is not sampled: read its samples
    out[3] = depths.num_levels() as f32; //~ K0304 a multisampled texture has one level
    out[4] = depths.num_layers() as f32; //~ K0304 a multisampled texture has no layers
    colors.store(at, Vec4::ONE); //~ K0310 a multisampled texture is read-only
    out[5] = depths.load(at, depths.num_samples() - 1) + colors.load(at, 3).x;
}

#[kernel(workgroup_size = 1)]
fn cubes(cubes: &TextureCubeArray<f32>, s: &Sampler, out: &mut [Vec4]) {
    out[0] = cubes.load(UVec2::ZERO, 0, 0); //~ K0304 a cube has no texel coordinates
    out[1] = cubes.sample_level(s, Vec3::X, 0.0); //~ K0303
    out[2] = cubes.gather_offset(0, s, Vec3::X, 0, IVec2::ONE); //~ K0304 2-D and 3-D textures only
    out[3] = cubes.sample_level(s, Vec3::X, 1, 0.0);
}
