// The kernel `of_references`.

struct Set {
    words: array<u32, 2>,
    size: u32,
}

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

const START: array<u32, 4> = array<u32, 4>(7u, 8u, 9u, 10u);
const LIMIT: u32 = 5u;
const SOME: Set = Set(array<u32, 2>(8u, 256u), 2u);

fn of_references_1(x: u32) -> u32 {
    var state = START;
    state[x % 4u] += LIMIT;
    let set_ = SOME;
    let size = SOME.size + SOME.size + set_.size;
    let found = u32(Set_has(SOME, x)) + 2u * u32(Set_has(set_, x + 1u)) + 4u * u32(Set_has(SOME, 40u));
    var value: u32;
    if (x > LIMIT) {
        value = 100u;
    } else {
        value = 200u;
    }
    let wide = START[1u] + START[2u] + value;
    return state[0u] + 3u * state[1u] + 5u * state[3u] + 7u * size + 11u * found + wide;
}

fn Set_has(self_: Set, item: u32) -> bool {
    return ((self_.words[item / 32u % 2u] >> ((item % 32u) & 31u)) & 1u) != 0u;
}

@compute @workgroup_size(64)
fn of_references(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len) {
        let value = of_references_1(i);
        out[i] = value;
    }
}
