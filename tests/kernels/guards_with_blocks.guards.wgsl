// The kernel `guards`.

struct Params {
    data_len: u32,
}

@group(0) @binding(0) var<storage, read> data: array<array<u32, 4>>;
@group(0) @binding(1) var<storage, read_write> out: array<array<u32, 8>>;
@group(0) @binding(2) var<storage, read_write> sums: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

fn numbers(n: u32, data_1: array<u32, 4>) -> array<u32, 8> {
    var log_ = 0u;
    var limit = n;
    limit += 1u;
    var one: u32;
    let k = n;
    let k_1 = n;
    var taken = false;
    switch (n) {
        case 0u: {
            log_ += 1u;
            taken = data_1[0u] > 3u;
        }
        default: {
        }
    }
    var taken_1 = false;
    if ((n == 0u) && (taken)) {
    } else if ((n == 0u) || (n == 1u)) {
        if (data_1[1u] > 3u) {
            log_ += 20u;
            taken_1 = true;
        } else {
            log_ += 30u;
            taken_1 = false;
        }
    }
    var taken_2 = false;
    if ((n == 0u) && (taken)) {
    } else if (((n == 0u) || (n == 1u)) && (taken_1)) {
    } else if (n == 2u) {
    } else {
        taken_2 = above(&log_, k, 6u);
    }
    var taken_3 = false;
    if ((n == 0u) && (taken)) {
    } else if (((n == 0u) || (n == 1u)) && (taken_1)) {
    } else if (n == 2u) {
    } else if (taken_2) {
    } else if (n >= 3u && n <= 5u) {
        var sum = 0u;
        for (var i = 0u; i < k_1; i++) {
            sum += i;
        }
        log_ += 1000u;
        taken_3 = sum > limit;
    }
    if ((n == 0u) && (taken)) {
        one = 10u;
    } else if (((n == 0u) || (n == 1u)) && (taken_1)) {
        one = 11u;
    } else if (n == 2u) {
        one = 12u;
    } else if (taken_2) {
        one = 13u;
    } else if ((n >= 3u && n <= 5u) && (taken_3)) {
        one = 14u;
    } else if (limit == 4u) {
        one = 15u;
    } else {
        one = 16u;
    }
    var seen = 0u;
    var two: u32;
    let selector = data_1[0u];
    let x = selector;
    let y = n;
    let x_1 = n;
    var taken_4 = false;
    if (n == 0u) {
        seen += 1u;
        taken_4 = x > 3u;
    }
    if (taken_4) {
        two = 20u;
    } else {
        var taken_5 = false;
        if (selector == 9u) {
            seen += 10u;
            taken_5 = y > 1u;
        }
        if (taken_5) {
            two = 21u;
        } else {
            var x_2: u32;
            var matched: bool;
            let x_3 = selector;
            var taken_6 = false;
            if (n == 1u) {
                seen += 100u;
                taken_6 = x_3 > 3u;
            }
            if (taken_6) {
                x_2 = x_3;
                matched = true;
            } else {
                let x_4 = n;
                var taken_7 = false;
                if (selector == 1u) {
                    seen += 100u;
                    taken_7 = x_4 > 3u;
                }
                x_2 = x_4;
                matched = taken_7;
            }
            if (matched) {
                two = 22u;
            } else {
                two = x_1;
            }
        }
    }
    var asked = 0u;
    var taken_5 = false;
    if (n >= 1u && n <= 4u) {
        asked += 1u;
        taken_5 = data_1[1u] > asked;
    }
    let three = taken_5;
    let x_2 = n;
    var taken_6 = false;
    asked += x_2;
    taken_6 = asked > 4u;
    let four = taken_6;
    var kind: u32;
    if (n < 2u) {
        kind = 0u;
    } else if (n < 4u) {
        kind = 1u;
    } else {
        kind = 2u;
    }
    var five: u32;
    var taken_7 = false;
    switch (kind) {
        case 0u: {
            asked += 50u;
            taken_7 = n == 1u;
        }
        default: {
        }
    }
    if ((kind == 0u) && (taken_7)) {
        five = 1u;
    } else if (kind == 1u) {
        five = 2u;
    } else {
        five = 3u;
    }
    var six: u32;
    var is_some = false;
    if (true) {
        let value = n;
        is_some = value > 1u;
    }
    let is_some_1 = is_some;
    let x_3 = n;
    var taken_8 = false;
    if (is_some_1) {
        asked += 100u;
        taken_8 = x_3 > 3u;
    }
    if (taken_8) {
        six = x_3;
    } else if (is_some_1) {
        six = 1u;
    } else {
        six = 0u;
    }
    return array<u32, 8>(one, log_, two, seen, u32(three), u32(four), asked, five * 10u + six);
}

fn leaves(n: u32) -> u32 {
    var sum = 0u;
    for (var i = 0u; i < 10u; i++) {
        var value: u32;
        let x = i;
        let x_1 = i;
        var taken = false;
        if (i == 3u) {
            if (n == 3u) {
                break;
            }
            taken = n == 4u;
        }
        var taken_1 = false;
        if ((i == 3u) && (taken)) {
        } else {
            if (x == n) {
                continue;
            }
            taken_1 = false;
        }
        if ((i == 3u) && (taken)) {
            value = 100u;
        } else if (taken_1) {
            value = 1000u;
        } else {
            value = x_1;
        }
        sum += value;
    }
    return sum;
}

fn above(log_: ptr<function, u32>, n: u32, least: u32) -> bool {
    *log_ = (*log_) * 10u + n;
    return n > least;
}

@compute @workgroup_size(1)
fn guards() {
    for (var set_ = 0u; set_ < params.data_len; set_++) {
        for (var n = 0u; n < 8u; n++) {
            let value = numbers(n, data[set_]);
            out[8u * set_ + n] = value;
        }
    }
    for (var n = 0u; n < 8u; n++) {
        let value = leaves(n);
        sums[n] = value;
    }
}
