// The kernel `of_arms::<4, true>`.

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const N: u32 = 4u;

fn count(calls: ptr<function, u32>) -> bool {
    *calls += 1u;
    return true;
}

fn last(a: array<u32, 4>) -> u32 {
    let n = N;
    return a[2u] + a[3u];
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
    var short = array<u32, 4>(element, element, element, element);
    var calls = 0u;
    let is_odd = (N > 1u && short[1u] % 2u == 1u) || (N / 4u == 1u && short[3u] == 3u);
    loop {
        if (1u < params.x_len) {
            let result = count(&calls);
            if (result && x[1u] > 2u && N > 2u) {
                short[3u] = x[1u];
                break;
            }
        }
        a[3u] += 10u;
        break;
    }
    out[0u] = u32(is_odd) + 10u * calls;
    let value_4 = last(short) + a[3u];
    out[1u] = value_4;
    var value_5: u32;
    value_5 = short[3u] * 100u;
    out[2u] = value_5;
    for (var i = 0u; i < 4u; i++) {
        var break_outer = false;
        var continue_outer = false;
        loop {
            continue_outer = true;
            break;
        }
        if (break_outer) {
            break;
        }
        if (continue_outer) {
            continue;
        }
    }
    var rounds = 0u;
    loop {
        rounds += short[2u];
        break;
    }
    out[4u] = rounds;
}
