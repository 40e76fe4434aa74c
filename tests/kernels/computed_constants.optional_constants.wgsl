// The kernel `optional_constants`.

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 4>>;
@group(0) @binding(1) var<uniform> params: Params;

const DIGITS: array<i32, 8> = array<i32, 8>(-1i, -1i, -1i, 0i, 4i, 8i, 12i, 16i);
const PRODUCT: Tuple2_u32_u32 = Tuple2_u32_u32(479001600u, 11u);
const REST: u32 = 4294967295u;
const FIRST: u32 = 7u;
const MIXED: array<u32, 4> = array<u32, 4>(3988292384u, 3988292384u, 3988292385u, 3988292385u);
const STEP: u32 = 16u;

fn values(i: u32) -> array<u32, 4> {
    let at = i % 8u;
    var value: u32;
    let x = u64(i);
    loop {
        var value_1: u64;
        if (x > 3lu) {
            value = 5u;
            break;
        } else {
            value_1 = x;
        }
        value = u32(value_1);
        break;
    }
    return array<u32, 4>(u32(DIGITS[at]), (PRODUCT._0 ^ PRODUCT._1), (REST ^ FIRST), MIXED[at % 4u] + STEP + value);
}

@compute @workgroup_size(8)
fn optional_constants(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len) {
        let value = values(i);
        out[i] = value;
    }
}
