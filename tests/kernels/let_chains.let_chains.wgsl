// The kernel `let_chains`.

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Tuple2_bool_u32 {
    _0: bool,
    _1: u32,
}

struct Params {
    places_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> places: array<vec2<u32>>;
@group(0) @binding(1) var<storage, read> table: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<array<u32, 4>>;
@group(0) @binding(3) var<uniform> params: Params;

fn chosen(a: u32, b: u32, calls: ptr<function, u32>) -> u32 {
    var found: u32;
    let selector = quotient(a, b);
    let q = selector._1;
    loop {
        if (selector._0) {
            let result = counted(calls, q);
            let half = result._1;
            if (result._0 && half > 1u) {
                let result_1 = counted(calls, half);
                let r = result_1._1;
                if (result_1._0) {
                    found = r + 10u;
                    break;
                }
            }
        }
        let selector_1 = quotient(b, a);
        let q_1 = selector_1._1;
        loop {
            if (!selector_1._0) {
                let result = counted(calls, b);
                let odd = result._0;
                found = q_1 + u32(odd);
                break;
            }
            found = 99u;
            break;
        }
        break;
    }
    var deferred: u32;
    let selector_1 = quotient(a, 2u);
    let q_1 = selector_1._1;
    loop {
        if (selector_1._0) {
            var value_1: bool;
            *calls += 100u;
            value_1 = q_1 > 3u;
            if (value_1 && a != 11u) {
                deferred = q_1;
                break;
            }
        }
        deferred = 7u;
        break;
    }
    return found * 100u + deferred;
}

fn walk(from_: u32, calls: ptr<function, u32>) -> u32 {
    var walked = 0u;
    var at = from_;
    loop {
        let selector = quotient(at, 2u);
        let half = selector._1;
        if (selector._0 && half > 0u) {
            let result = counted(calls, half);
            let even = result._0;
            let next = result._1;
            at = half;
            if (even) {
                continue;
            }
            var continue_walk = false;
            for (var k = 0u; k < 3u; k++) {
                let selector_1 = quotient(next, k);
                let q = selector_1._1;
                var break_loop = false;
                var continue_loop = false;
                loop {
                    if (selector_1._0) {
                        let result_1 = counted(calls, q);
                        let r = result_1._1;
                        if (result_1._0) {
                            walked += r;
                            if (r == 3u) {
                                continue_walk = true;
                                break;
                            }
                            if (r > 3u) {
                                break_loop = true;
                                break;
                            }
                            break;
                        }
                    }
                    walked += 100u;
                    continue_loop = true;
                    break;
                }
                if (break_loop) {
                    break;
                }
                if (continue_loop) {
                    continue;
                }
                if (continue_walk) {
                    break;
                }
                walked += 1u;
            }
            if (continue_walk) {
                continue;
            }
            continue;
        }
        break;
    }
    return walked;
}

fn quotient(a: u32, b: u32) -> Tuple2_bool_u32 {
    if (b == 0u) {
        return Tuple2_bool_u32(false, 0u);
    } else {
        return Tuple2_bool_u32(true, a / b);
    }
    return Tuple2_bool_u32();
}

fn counted(calls: ptr<function, u32>, value: u32) -> Tuple2_bool_u32 {
    *calls += 1u;
    return Tuple2_bool_u32((value % 2u == 0u), value / 2u);
}

@compute @workgroup_size(4)
fn let_chains(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i >= params.places_len || i >= params.out_len) {
        return;
    }
    var calls = 0u;
    let value = chosen(i, i / 3u, &calls);
    var looked = 0u;
    let selector = Tuple2_u32_u32(places[i].x, places[i].y);
    let at = selector._1;
    if (selector._0 == 1u) {
        let selector_1 = Tuple2_u32_u32(table[min(at, arrayLength(&table) - 1u)], table[min(at + 1u, arrayLength(&table) - 1u)]);
        let small = selector_1._0;
        let large = selector_1._1;
        if (small < large) {
            looked = small * 10u + large;
        }
    }
    let walked = walk(i, &calls);
    out[i] = array<u32, 4>(value, calls, looked, walked);
}
