// The kernel `scanned`.

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn scanned() {
    for (var i = 0u; i < params.x_len; i++) {
        var value_1: u32;
        var taken = 0u;
        var count = 0u;
        loop {
            let len = max(params.x_len, i) - i;
            let at = taken;
            let is_some = at < len;
            if (is_some) {
                taken += 1u;
            }
            let index = i + at;
            if (is_some) {
                let len_1 = max(params.x_len, i) - i;
                let at_1 = taken;
                let is_some_1 = at_1 < len_1;
                let index_1 = i + at_1;
                if (is_some_1) {
                    if (x[min(index_1, arrayLength(&x) - 1u)] > x[min(index, arrayLength(&x) - 1u)]) {
                        count += 1u;
                    }
                }
            } else {
                break;
            }
        }
        value_1 = count;
        out[i * 3u] = value_1;
        var value_2: u32;
        var taken_1 = 0u;
        var value = 0u;
        loop {
            let len = max(params.x_len, i) - i;
            let at = taken_1;
            let is_some = at < len;
            let index = i + at;
            var item: u32;
            if (is_some) {
                item = x[min(index, arrayLength(&x) - 1u)];
            }
            var is_taken = false;
            if (is_some) {
                let is_wanted = item < 10u;
                is_taken = is_wanted;
                if (is_wanted) {
                    taken_1 += 1u;
                }
            }
            let is_taken_1 = is_taken;
            let value_3 = item;
            let digit = value_3;
            if (is_taken_1) {
                value = value * 10u + digit;
            } else {
                break;
            }
        }
        let len = max(params.x_len, i) - i;
        let at = taken_1;
        let is_some = at < len;
        let index = i + at;
        var item: u32;
        if (is_some) {
            item = x[min(index, arrayLength(&x) - 1u)];
        }
        var value_3 = 99u;
        if (is_some) {
            value_3 = item;
        }
        let end = value_3;
        var rest: u32;
        let len_1 = max(params.x_len, i) - i;
        let at_1 = taken_1;
        let is_some_1 = at_1 < len_1;
        if (is_some_1) {
            taken_1 += 1u;
        }
        let index_1 = i + at_1;
        var item_1: u32;
        if (is_some_1) {
            item_1 = x[min(index_1, arrayLength(&x) - 1u)];
        }
        let value_4 = item_1;
        let separator = value_4;
        if (is_some_1) {
            let len_2 = max(params.x_len, i) - i;
            let at_2 = taken_1;
            let is_some_2 = at_2 < len_2;
            let index_2 = i + at_2;
            var item_2: u32;
            if (is_some_2) {
                item_2 = x[min(index_2, arrayLength(&x) - 1u)];
            }
            var is_taken = false;
            if (is_some_2) {
                let is_wanted = item_2 % 2u == 0u;
                is_taken = is_wanted;
                if (is_wanted) {
                    taken_1 += 1u;
                }
            }
            let is_taken_1 = is_taken;
            var value_5 = 5u;
            if (is_taken_1) {
                value_5 = item_2;
            }
            rest = separator + value_5;
        } else {
            rest = 1u;
        }
        value_2 = value * 1000u + end + rest * 7u;
        out[i * 3u + 1u] = value_2;
        var value_5: u32;
        var taken_2 = 0u;
        var longest = 0u;
        loop {
            let len_2 = max(params.x_len, i) - i;
            let at_2 = taken_2;
            let is_some_2 = at_2 < len_2;
            if (is_some_2) {
                taken_2 += 1u;
            }
            let index_2 = i + at_2;
            var item_2: u32;
            if (is_some_2) {
                item_2 = x[min(index_2, arrayLength(&x) - 1u)];
            }
            let value_6 = item_2;
            let first = value_6;
            if (is_some_2) {
                var length_ = 1u;
                loop {
                    let len_3 = max(params.x_len, i) - i;
                    let at_3 = taken_2;
                    let is_some_3 = at_3 < len_3;
                    let index_3 = i + at_3;
                    var item_3: u32;
                    if (is_some_3) {
                        item_3 = x[min(index_3, arrayLength(&x) - 1u)];
                    }
                    var is_taken = false;
                    if (is_some_3) {
                        let is_wanted = item_3 == first;
                        is_taken = is_wanted;
                        if (is_wanted) {
                            taken_2 += 1u;
                        }
                    }
                    let is_taken_1 = is_taken;
                    if (is_taken_1) {
                        length_ += 1u;
                    } else {
                        break;
                    }
                }
                longest = max(longest, length_ * 100u + first);
            } else {
                break;
            }
        }
        value_5 = longest;
        out[i * 3u + 2u] = value_5;
    }
}
