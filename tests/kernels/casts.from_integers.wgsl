// The kernel `from_integers`.

@group(0) @binding(0) var<storage, read> values: array<u32>;
@group(0) @binding(1) var<storage, read_write> floats: array<f32>;
@group(0) @binding(2) var<storage, read_write> integers: array<i32>;

@compute @workgroup_size(8)
fn from_integers(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let value = values[lane];
    floats[2u * lane] = f32(value);
    floats[2u * lane + 1u] = f32(i32(value));
    integers[4u * lane] = i32(value);
    integers[4u * lane + 1u] = i32((value > 5u)) - i32((i32(value) > 5i));
    integers[4u * lane + 2u] = i32(u32((value > 5u)));
    integers[4u * lane + 3u] = i32((u32(i32(value)) == value && value == value));
}
