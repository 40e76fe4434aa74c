// The kernel `wide`.

struct Tuple1_u64 {
    _0: u64,
}

struct Params {
    numbers_len: u32,
}

@group(0) @binding(0) var<storage, read> numbers: array<u64>;
@group(0) @binding(1) var<storage, read_write> out: array<u64>;
@group(0) @binding(2) var<uniform> params: Params;

// `wrapping_shr` as Rust defines it.
fn rust_wrapping_shr_u64(a: u64, b: u32) -> u64 {
    return a >> (b & 63u);
}

@compute @workgroup_size(8)
fn wide(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.numbers_len) {
        var state = Tuple1_u64(numbers[i]);
        let left = state;
        let right = 6364136223846793005lu;
        let left_1 = Tuple1_u64((left._0 * right));
        let right_1 = 1lu;
        state = Tuple1_u64((left_1._0 + right_1));
        let left_2 = state;
        let right_2 = 33i;
        let left_3 = state;
        let right_3 = rust_wrapping_shr_u64(left_2._0, u32(right_2));
        state = Tuple1_u64((left_3._0 ^ right_3));
        out[i] = state._0;
    }
}
