// The kernel `of_arms::<2, false>`.

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const N: u32 = 2u;
const LONG: bool = false;

fn count(calls: ptr<function, u32>) -> bool {
    *calls += 1u;
    return true;
}

fn last(a: array<u32, 2>) -> u32 {
    let n = N;
    return a[1u];
}

@compute @workgroup_size(1)
fn of_arms() {
    let mapped = array<u32, 4>(x[0u], x[1u], x[2u], x[3u]);
    let v = mapped[0u];
    let value = v + 1u;
    let v_1 = mapped[1u];
    let value_1 = v_1 + 1u;
    let v_2 = mapped[2u];
    let value_2 = v_2 + 1u;
    let v_3 = mapped[3u];
    let value_3 = v_3 + 1u;
    var a = array<u32, 4>(value, value_1, value_2, value_3);
    let element = x[0u];
    var short = array<u32, 2>(element, element);
    var calls = 0u;
    let is_odd = (N > 1u && short[1u] % 2u == 1u) || N / 4u == 1u;
    loop {
        if (1u < params.x_len) {
            let result = count(&calls);
            if (result && x[1u] > 2u && N > 2u) {
            }
        }
        var value_4 = LONG;
        if (value_4) {
        } else {
            let result = count(&calls);
            value_4 = !result;
        }
        if (value_4) {
            a[3u] += 10u;
        }
        break;
    }
    out[0u] = u32(is_odd) + 10u * calls;
    let value_4 = last(short) + a[3u];
    out[1u] = value_4;
    var value_5: u32;
    value_5 = short[1u] * 10u;
    out[2u] = value_5;
    for (var i = 0u; i < 4u; i++) {
        var break_outer = false;
        var continue_outer = false;
        loop {
            break_outer = true;
            break;
        }
        if (break_outer) {
            break;
        }
        if (continue_outer) {
            continue;
        }
    }
    out[4u] = 1u;
    return;
}
