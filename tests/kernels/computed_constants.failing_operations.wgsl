// The kernel `failing_operations`.

struct Result_bool_u32 {
    is_ok: bool,
    ok_value: bool,
    err_value: u32,
}

struct State {
    tag: u32,
    Done_0: bool,
    Failed_0: Result_bool_u32,
}

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 4>>;
@group(0) @binding(1) var<uniform> params: Params;

const STATES: array<State, 3> = array<State, 3>(State(1u, false, Result_bool_u32(false, false, 0u)), State(2u, false, Result_bool_u32(false, false, 7u)), State(0u, false, Result_bool_u32(false, false, 0u)));
const QUOTIENTS: array<i32, 4> = array<i32, 4>(-5i, -5i, i32(-2147483648), 1i);
const SATURATED: u32 = 255u;
const LOWEST: array<i32, 2> = array<i32, 2>(-32768i, 7i);

fn more_values(i: u32) -> array<u32, 4> {
    var state: u32;
    let selector = STATES[i % 3u];
    let result = selector.Failed_0;
    let result_1 = selector.Failed_0;
    let error = result_1.err_value;
    if (selector.tag == 0u) {
        state = 1u;
    } else if (selector.tag == 1u) {
        state = 2u;
    } else if (selector.tag == 2u && result.is_ok) {
        state = 3u;
    } else {
        state = error;
    }
    let quotient = u32(QUOTIENTS[i % 4u]);
    return array<u32, 4>(quotient, SATURATED, u32(LOWEST[i % 2u]), state);
}

@compute @workgroup_size(8)
fn failing_operations(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len) {
        let value = more_values(i);
        out[i] = value;
    }
}
