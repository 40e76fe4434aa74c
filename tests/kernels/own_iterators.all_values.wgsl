// The kernel `all_values`.

struct Lcg {
    state: u32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Cells {
    x: i32,
    y: i32,
    width: i32,
    height: i32,
}

struct Tuple2_i32_i32 {
    _0: i32,
    _1: i32,
}

struct Option_Tuple2_i32_i32 {
    is_some: bool,
    some_value: Tuple2_i32_i32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

fn values(n: u32) -> array<u32, 10> {
    var sum = 0u;
    var state_1 = Lcg_new(n);
    var element = 0u;
    if (element <= 4294967295u) {
        loop {
            let result = Lcg_next(&state_1);
            if (!result.is_some) {
                break;
            }
            let x_1 = result.some_value;
            sum ^= x_1;
            continuing {
                let element_last = element == 4294967295u;
                element++;
                break if element_last;
            }
        }
    }
    var lcg = Lcg_new(n + 1u);
    let result = Lcg_next(&lcg);
    var value = 3u;
    if (result.is_some) {
        value = result.some_value;
    }
    let first = value;
    var two = 0u;
    var count = 0u;
    var element_1 = 0u;
    if (element_1 <= 4294967295u) {
        loop {
            if (count >= 2u) {
                break;
            }
            let result_1 = Lcg_next(&lcg);
            if (!result_1.is_some) {
                break;
            }
            let x_1 = result_1.some_value;
            count += 1u;
            two = (two * 3u) ^ x_1;
            continuing {
                let element_last_1 = element_1 == 4294967295u;
                element_1++;
                break if element_last_1;
            }
        }
    }
    let result_1 = Lcg_next(&lcg);
    var value_1 = 4u;
    if (result_1.is_some) {
        value_1 = result_1.some_value;
    }
    let after = value_1;
    var element_2 = 0u;
    if (element_2 <= 4294967295u) {
        loop {
            let result_2 = Lcg_next(&lcg);
            if (!result_2.is_some) {
                break;
            }
            let x_1 = result_2.some_value;
            if (x_1 % 2u == 0u) {
                break;
            }
            sum ^= x_1;
            continuing {
                let element_last_2 = element_2 == 4294967295u;
                element_2++;
                break if element_last_2;
            }
        }
    }
    let result_2 = Lcg_next(&lcg);
    var value_2 = 5u;
    if (result_2.is_some) {
        let x = result_2.some_value;
        value_2 = x % 1000u;
    }
    let left = value_2;
    let cells = Cells(0i, 0i, 1i + i32(n) % 3i, 3i);
    var weighted = 0i;
    var state_2 = cells;
    var count_1 = 0u;
    var element_3 = 0u;
    if (element_3 <= 4294967295u) {
        loop {
            let result_3 = Cells_next(&state_2);
            if (!result_3.is_some) {
                break;
            }
            let item = result_3.some_value;
            let i_1 = count_1;
            count_1 += 1u;
            let item_1 = item;
            let x = item_1._0;
            let y = item_1._1;
            weighted += i32(i_1) * (x + 10i * y);
            continuing {
                let element_last_3 = element_3 == 4294967295u;
                element_3++;
                break if element_last_3;
            }
        }
    }
    var state_3 = Lcg_new(n);
    var count_2 = 0u;
    var count_3 = 0u;
    var position = 0u;
    if (position <= 4294967295u) {
        loop {
            if (count_2 >= 9u) {
                break;
            }
            let result_3 = Lcg_next(&state_3);
            if (!result_3.is_some) {
                break;
            }
            let item = result_3.some_value;
            count_2 += 1u;
            if (item % 2u == 1u) {
                count_3 += 1u;
            }
            continuing {
                let position_last = position == 4294967295u;
                position++;
                break if position_last;
            }
        }
    }
    let odd = count_3;
    var state_4 = Lcg_new(n);
    var folded = 7u;
    var position_1 = 0u;
    if (position_1 <= 4294967295u) {
        loop {
            let result_3 = Lcg_next(&state_4);
            if (!result_3.is_some) {
                break;
            }
            let x_1 = result_3.some_value;
            let argument = folded;
            let argument_1 = x_1 % 100u;
            folded = max(argument, argument_1);
            continuing {
                let position_last_1 = position_1 == 4294967295u;
                position_1++;
                break if position_last_1;
            }
        }
    }
    let best = folded;
    var folded_1 = 0u;
    let x_start = n;
    var x_1 = x_start;
    if (x_1 <= 4294967295u) {
        loop {
            let b = (x_1 * x_1);
            if (!(b < 100u)) {
                break;
            }
            let a = folded_1;
            folded_1 = a * 3u + b;
            continuing {
                let x_last = x_1 == 4294967295u;
                x_1++;
                break if x_last;
            }
        }
    }
    let squares = folded_1;
    var powers = 0u;
    var next = 1i;
    var left_out = 0u;
    var count_4 = 0u;
    var next_1 = 0i;
    var element_4 = 0u;
    if (element_4 <= 4294967295u) {
        loop {
            if (count_4 >= 4u) {
                break;
            }
            let bit = next;
            next += 1i;
            _ = element_4;
            if (left_out > 0u) {
                left_out = left_out - 1u;
            } else {
                left_out = 1u;
                count_4 += 1u;
                let i_1 = next_1;
                next_1 += 1i;
                powers |= u32(bit) << (u32(i_1 * 4i) & 31u);
                if (n > 20u && i_1 == 2i) {
                    break;
                }
            }
            continuing {
                let element_last_4 = element_4 == 4294967295u;
                element_4++;
                break if element_last_4;
            }
        }
    }
    return array<u32, 10>(sum, first, two, after, left, u32(weighted), odd, best, squares, powers);
}

fn Lcg_new(state: u32) -> Lcg {
    return Lcg(state);
}

fn Lcg_next(self_: ptr<function, Lcg>) -> Option_u32 {
    (*self_).state = (((*self_).state * 5u) + 3u);
    if ((*self_).state % 7u == 0u) {
        return Option_u32();
    } else {
        return Option_u32(true, (*self_).state);
    }
    return Option_u32();
}

fn Cells_next(self_: ptr<function, Cells>) -> Option_Tuple2_i32_i32 {
    if ((*self_).y >= (*self_).height) {
        return Option_Tuple2_i32_i32();
    }
    let cell = Tuple2_i32_i32((*self_).x, (*self_).y);
    (*self_).x += 1i;
    if ((*self_).x >= (*self_).width) {
        (*self_).x = 0i;
        (*self_).y += 1i;
    }
    return Option_Tuple2_i32_i32(true, cell);
}

@compute @workgroup_size(1)
fn all_values(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let n = global_invocation_id.x;
    let values_1 = values(n);
    for (var i = 0u; i < 10u; i++) {
        out[n * 10u + i] = values_1[i];
    }
}
