// The kernel `casts`.
//
// A cast in Rust widens by the sign of its operand, and drops the upper bits if the result is shorter.

@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> wide: array<u64>;
@group(0) @binding(2) var<storage, read_write> narrow: array<u32>;
@group(0) @binding(3) var<storage, read_write> floats: array<f32>;

@compute @workgroup_size(4)
fn casts(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let w = words[i];
    wide[5u * i] = u64(w);
    wide[5u * i + 1u] = u64(i64(i32(w)));
    wide[5u * i + 2u] = u64(i64(u64(w)));
    wide[5u * i + 3u] = u64(i64(i32(w)) - 1li);
    wide[5u * i + 4u] = u64((w > 7u));
    let long = u64(w) << 31u;
    narrow[3u * i] = u32(long);
    narrow[3u * i + 1u] = u32(i32(i64(long) - 5li));
    narrow[3u * i + 2u] = u32(-i64(u64(w)));
    floats[2u * i] = f32(long);
    floats[2u * i + 1u] = f32(-i64(u64(w)));
}
