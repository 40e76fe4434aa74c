// The kernel `last::<i32>`.

@group(0) @binding(0) var numbers: texture_multisampled_2d<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<i32>;

@compute @workgroup_size(1)
fn last() {
    out[0u] = textureLoad(numbers, vec2<u32>(1u, 0u), textureNumSamples(numbers) - 1u).x;
    out[1u] = textureLoad(numbers, vec2<i32>(0i, 1i), 0i).y;
}
