// The kernel `taken_items`.

struct Range_usize {
    start: u32,
    end: u32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Range_u32 {
    start: u32,
    end: u32,
}

struct RangeInclusive_u32 {
    first: u32,
    last: u32,
    is_exhausted: bool,
}

struct Tuple2_9Range_u32_u32 {
    _0: Range_u32,
    _1: u32,
}

struct RangeInclusive_i8 {
    first: i32,
    last: i32,
    is_exhausted: bool,
}

struct Powers {
    next: u32,
}

struct Option_i32 {
    is_some: bool,
    some_value: i32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

fn half_open(n: u32) -> array<u32, 8> {
    var out_1 = array<u32, 8>();
    var r = Range_usize(0u, n);
    var found_1 = false;
    var position = 0u;
    if (position <= 4294967295u) {
        loop {
            let result = Range_usize_next(&r);
            if (!result.is_some) {
                break;
            }
            let i_1 = result.some_value;
            if (x[min(i_1, arrayLength(&x) - 1u)] > 3u) {
                found_1 = true;
                break;
            }
            continuing {
                let position_last = position == 4294967295u;
                position++;
                break if position_last;
            }
        }
    }
    out_1[0u] = u32(found_1) + 10u * r.start;
    var holds = true;
    var position_1 = 0u;
    if (position_1 <= 4294967295u) {
        loop {
            let result = Range_usize_next(&r);
            if (!result.is_some) {
                break;
            }
            let i_1 = result.some_value;
            if (!(x[min(i_1, arrayLength(&x) - 1u)] > 1u)) {
                holds = false;
                break;
            }
            continuing {
                let position_last_1 = position_1 == 4294967295u;
                position_1++;
                break if position_last_1;
            }
        }
    }
    out_1[1u] = u32(holds) + 10u * r.start;
    var r_1 = Range_usize(1u, n);
    var found_2 = false;
    var nth: u32;
    var position_2 = 0u;
    var position_3 = 0u;
    if (position_3 <= 4294967295u) {
        loop {
            let result = Range_usize_next(&r_1);
            if (!result.is_some) {
                break;
            }
            let item_1 = result.some_value;
            if (position_2 == 1u) {
                nth = item_1;
                found_2 = true;
                break;
            }
            position_2 += 1u;
            continuing {
                let position_last_2 = position_3 == 4294967295u;
                position_3++;
                break if position_last_2;
            }
        }
    }
    let is_some = found_2;
    var value = 70u;
    if (is_some) {
        value = nth;
    }
    let value_1 = value + 100u * Range_usize_len(r_1);
    out_1[2u] = value_1;
    var found_3 = false;
    var position_4 = 0u;
    var position_5 = 0u;
    if (position_5 <= 4294967295u) {
        loop {
            let result = Range_usize_next(&r_1);
            if (!result.is_some) {
                break;
            }
            let i_1 = result.some_value;
            if (i_1 % 3u == 0u) {
                found_3 = true;
                break;
            }
            position_4 += 1u;
            continuing {
                let position_last_3 = position_5 == 4294967295u;
                position_5++;
                break if position_last_3;
            }
        }
    }
    let is_some_1 = found_3;
    var value_2 = 50u;
    if (is_some_1) {
        value_2 = position_4;
    }
    let value_3 = value_2 + 100u * Range_usize_len(r_1);
    out_1[3u] = value_3;
    var r_2 = Range_u32(0u, n);
    var found_4 = false;
    var find: u32;
    var position_6 = 0u;
    if (position_6 <= 4294967295u) {
        loop {
            let result = Range_u32_next(&r_2);
            if (!result.is_some) {
                break;
            }
            let item_1 = result.some_value;
            if (item_1 % 3u == 2u) {
                find = item_1;
                found_4 = true;
                break;
            }
            continuing {
                let position_last_4 = position_6 == 4294967295u;
                position_6++;
                break if position_last_4;
            }
        }
    }
    let is_some_2 = found_4;
    let operand = Option_u32(is_some_2, find);
    var found_5 = false;
    var find_1: u32;
    var position_7 = 0u;
    if (position_7 <= 4294967295u) {
        loop {
            let result = Range_u32_next(&r_2);
            if (!result.is_some) {
                break;
            }
            let item_1 = result.some_value;
            if (item_1 % 3u == 2u) {
                find_1 = item_1;
                found_5 = true;
                break;
            }
            continuing {
                let position_last_5 = position_7 == 4294967295u;
                position_7++;
                break if position_last_5;
            }
        }
    }
    let is_some_3 = found_5;
    let found = array<Option_u32, 2>(operand, Option_u32(is_some_3, find_1));
    let option = found[0u];
    var value_4 = 8u;
    if (option.is_some) {
        value_4 = option.some_value;
    }
    let operand_1 = value_4 * 10u;
    let option_1 = found[1u];
    var value_5 = 9u;
    if (option_1.is_some) {
        value_5 = option_1.some_value;
    }
    out_1[4u] = operand_1 + value_5;
    let x__range = r_2;
    let end = x__range.end;
    var folded = 1u;
    for (var b_1 = x__range.start; b_1 < end; b_1++) {
        let a = folded;
        folded = a * 3u + b_1;
    }
    out_1[5u] = folded;
    var r_3 = Range_usize(0u, n);
    var element = 0u;
    if (element <= 4294967295u) {
        loop {
            let result = Range_usize_next(&r_3);
            if (!result.is_some) {
                break;
            }
            let i_1 = result.some_value;
            out_1[6u] += x[min(i_1, arrayLength(&x) - 1u)];
            if (x[min(i_1, arrayLength(&x) - 1u)] == 4u) {
                break;
            }
            continuing {
                let element_last = element == 4294967295u;
                element++;
                break if element_last;
            }
        }
    }
    let x__range_1 = r_3;
    let end_1 = x__range_1.end;
    var sum = 0u;
    for (var i_1 = x__range_1.start; i_1 < end_1; i_1++) {
        let term = x[i_1];
        sum += term;
    }
    out_1[7u] = sum;
    return out_1;
}

fn inclusive(first: u32, last: u32) -> array<u32, 8> {
    var out_1 = array<u32, 8>();
    var r = RangeInclusive_u32(first, last, false);
    loop {
        let result = RangeInclusive_u32_next(&r);
        let result_1 = RangeInclusive_u32_next_back(&r);
        let a = result.some_value;
        let b = result_1.some_value;
        if (result.is_some && result_1.is_some) {
            out_1[0u] = out_1[0u] * 3u + a * 7u + b;
        } else {
            break;
        }
    }
    let value = u32(RangeInclusive_u32_is_empty(r)) + 2u * u32(RangeInclusive_u32_contains(r, last)) + 4u * u32(RangeInclusive_u32_contains(r, first));
    out_1[1u] = value;
    var r_1 = RangeInclusive_u32(first, last, false);
    var found_1 = false;
    var find: u32;
    var position = 0u;
    if (position <= 4294967295u) {
        loop {
            let result = RangeInclusive_u32_next(&r_1);
            if (!result.is_some) {
                break;
            }
            let item_1 = result.some_value;
            if (item_1 % 2u == 0u) {
                find = item_1;
                found_1 = true;
                break;
            }
            continuing {
                let position_last = position == 4294967295u;
                position++;
                break if position_last;
            }
        }
    }
    let is_some = found_1;
    var value_1 = 9u;
    if (is_some) {
        value_1 = find;
    }
    let operand = value_1;
    let result = RangeInclusive_u32_next(&r_1);
    var value_2 = 8u;
    if (result.is_some) {
        value_2 = result.some_value;
    }
    out_1[2u] = operand + 10u * value_2;
    let x__range = r_1;
    let end = x__range.last;
    let i_start = x__range.first;
    var i_1 = i_start;
    if (i_1 <= end) {
        loop {
            if (!x__range.is_exhausted) {
                out_1[3u] = out_1[3u] * 3u + i_1;
            }
            continuing {
                let i_last = i_1 == end;
                i_1++;
                break if i_last;
            }
        }
    }
    var r_2 = RangeInclusive_u32(first, last, false);
    let result_1 = RangeInclusive_u32_next_back(&r_2);
    var value_3 = 5u;
    if (result_1.is_some) {
        value_3 = result_1.some_value;
    }
    let operand_1 = value_3;
    var count = 0u;
    var sum = 0u;
    var position_1 = 0u;
    if (position_1 <= 4294967295u) {
        loop {
            if (count >= 2u) {
                break;
            }
            let result_2 = RangeInclusive_u32_next(&r_2);
            if (!result_2.is_some) {
                break;
            }
            let item_1 = result_2.some_value;
            count += 1u;
            let term = item_1;
            sum += term;
            continuing {
                let position_last_1 = position_1 == 4294967295u;
                position_1++;
                break if position_last_1;
            }
        }
    }
    out_1[4u] = operand_1 + sum * 100u;
    let x__range_1 = r_2;
    let end_1 = x__range_1.last;
    var sum_1 = 0u;
    let position_start = x__range_1.first;
    var position_2 = position_start;
    if (position_2 <= end_1) {
        loop {
            if (!x__range_1.is_exhausted) {
                let term = position_2;
                sum_1 += term;
            }
            continuing {
                let position_last_2 = position_2 == end_1;
                position_2++;
                break if position_last_2;
            }
        }
    }
    out_1[5u] = sum_1;
    var r_3 = RangeInclusive_u32(first, first, false);
    let result_2 = RangeInclusive_u32_next(&r_3);
    var value_4 = 1u;
    if (result_2.is_some) {
        let i = result_2.some_value;
        let x__range_2 = r_3;
        let end_2 = x__range_2.last;
        var count_1 = 0u;
        let position_start_1 = x__range_2.first;
        var position_3 = position_start_1;
        if (position_3 <= end_2) {
            loop {
                if (!x__range_2.is_exhausted) {
                    count_1 += 1u;
                }
                continuing {
                    let position_last_3 = position_3 == end_2;
                    position_3++;
                    break if position_last_3;
                }
            }
        }
        value_4 = i + count_1;
    }
    out_1[6u] = value_4;
    let x__end = 4294967295u - first;
    var r_4 = RangeInclusive_u32(x__end, 4294967295u, false);
    loop {
        let result_3 = RangeInclusive_u32_next(&r_4);
        let i = result_3.some_value;
        if (result_3.is_some) {
            out_1[7u] = ((out_1[7u] * 5u) + i);
        } else {
            break;
        }
    }
    var r_5 = RangeInclusive_u32(first, last, false);
    loop {
        let result_3 = RangeInclusive_u32_next(&r_5);
        let i = result_3.some_value;
        if (result_3.is_some) {
            out_1[6u] = ((out_1[6u] * 3u) + i);
            if (i == 4u) {
                r_5 = RangeInclusive_u32(2u, 3u, false);
            }
        } else {
            break;
        }
    }
    var pair = Tuple2_9Range_u32_u32(Range_u32(0u, last), 1u);
    pair._0 = Range_u32(4u, 7u);
    let x__range_2 = pair._0;
    let end_2 = x__range_2.end;
    for (var i_2 = x__range_2.start; i_2 < end_2; i_2++) {
        out_1[7u] = ((out_1[7u] * 5u) + (i_2 * pair._1));
    }
    return out_1;
}

fn others(n: u32) -> array<u32, 4> {
    let x__end = -128i;
    var r = RangeInclusive_i8(x__end, ((-128i + i32(n)) << 24u) >> 24u, false);
    let result = take(&r);
    let result_1 = take(&r);
    let result_2 = take(&r);
    let bytes = array<i32, 3>(result, result_1, result_2);
    var powers = Powers(1u);
    var found_1 = false;
    var find: u32;
    var position = 0u;
    if (position <= 4294967295u) {
        loop {
            let result_3 = Powers_next(&powers);
            if (!result_3.is_some) {
                break;
            }
            let item_1 = result_3.some_value;
            if (item_1 > n) {
                find = item_1;
                found_1 = true;
                break;
            }
            continuing {
                let position_last = position == 4294967295u;
                position++;
                break if position_last;
            }
        }
    }
    let is_some = found_1;
    var value = 5u;
    if (is_some) {
        value = find;
    }
    let operand = value;
    var found_2 = false;
    var position_1 = 0u;
    if (position_1 <= 4294967295u) {
        loop {
            let result_3 = Powers_next(&powers);
            if (!result_3.is_some) {
                break;
            }
            let p = result_3.some_value;
            if (p % 2u == 0u) {
                found_2 = true;
                break;
            }
            continuing {
                let position_last_1 = position_1 == 4294967295u;
                position_1++;
                break if position_last_1;
            }
        }
    }
    let above = operand + 7u * u32(found_2);
    var rest = Powers(n + 1u);
    var found_3 = false;
    var nth: u32;
    var position_2 = 0u;
    var position_3 = 0u;
    if (position_3 <= 4294967295u) {
        loop {
            let result_3 = Powers_next(&rest);
            if (!result_3.is_some) {
                break;
            }
            let item_1 = result_3.some_value;
            if (position_2 == 2u) {
                nth = item_1;
                found_3 = true;
                break;
            }
            position_2 += 1u;
            continuing {
                let position_last_2 = position_3 == 4294967295u;
                position_3++;
                break if position_last_2;
            }
        }
    }
    let is_some_1 = found_3;
    var value_1 = 6u;
    if (is_some_1) {
        value_1 = nth;
    }
    let third = value_1;
    var state = rest;
    var sum = 0u;
    var position_4 = 0u;
    if (position_4 <= 4294967295u) {
        loop {
            let result_3 = Powers_next(&state);
            if (!result_3.is_some) {
                break;
            }
            let item_1 = result_3.some_value;
            let term = item_1;
            sum += term;
            continuing {
                let position_last_3 = position_4 == 4294967295u;
                position_4++;
                break if position_last_3;
            }
        }
    }
    return array<u32, 4>(u32(bytes[0u] + bytes[1u] * 2i + bytes[2u] * 3i), above, third, sum);
}

fn Range_usize_next(self_: ptr<function, Range_usize>) -> Option_u32 {
    if ((*self_).start < (*self_).end) {
        let item = (*self_).start;
        (*self_).start += 1u;
        return Option_u32(true, item);
    } else {
        return Option_u32();
    }
    return Option_u32();
}

fn Range_usize_len(self_: Range_usize) -> u32 {
    if (self_.start < self_.end) {
        return self_.end - self_.start;
    } else {
        return 0u;
    }
    return u32();
}

fn Range_u32_next(self_: ptr<function, Range_u32>) -> Option_u32 {
    if ((*self_).start < (*self_).end) {
        let item = (*self_).start;
        (*self_).start += 1u;
        return Option_u32(true, item);
    } else {
        return Option_u32();
    }
    return Option_u32();
}

fn RangeInclusive_u32_next(self_: ptr<function, RangeInclusive_u32>) -> Option_u32 {
    if ((*self_).is_exhausted || (*self_).first > (*self_).last) {
        return Option_u32();
    }
    let item = (*self_).first;
    if (item < (*self_).last) {
        (*self_).first += 1u;
    } else {
        (*self_).is_exhausted = true;
    }
    return Option_u32(true, item);
}

fn RangeInclusive_u32_next_back(self_: ptr<function, RangeInclusive_u32>) -> Option_u32 {
    if ((*self_).is_exhausted || (*self_).first > (*self_).last) {
        return Option_u32();
    }
    let item = (*self_).last;
    if ((*self_).first < item) {
        (*self_).last -= 1u;
    } else {
        (*self_).is_exhausted = true;
    }
    return Option_u32(true, item);
}

fn RangeInclusive_u32_is_empty(self_: RangeInclusive_u32) -> bool {
    return self_.is_exhausted || !(self_.first <= self_.last);
}

fn RangeInclusive_u32_contains(self_: RangeInclusive_u32, item: u32) -> bool {
    return self_.first <= item && item <= self_.last && !self_.is_exhausted;
}

fn take(r: ptr<function, RangeInclusive_i8>) -> i32 {
    let result = RangeInclusive_i8_next_back(r);
    var value = -100i;
    if (result.is_some) {
        value = result.some_value;
    }
    return value;
}

fn Powers_next(self_: ptr<function, Powers>) -> Option_u32 {
    let power = (*self_).next;
    (*self_).next *= 3u;
    if (power > 2000u) {
        return Option_u32();
    } else {
        return Option_u32(true, power);
    }
    return Option_u32();
}

fn RangeInclusive_i8_next_back(self_: ptr<function, RangeInclusive_i8>) -> Option_i32 {
    if ((*self_).is_exhausted || (*self_).first > (*self_).last) {
        return Option_i32();
    }
    let item = (*self_).last;
    if ((*self_).first < item) {
        (*self_).last = (((*self_).last - 1i) << 24u) >> 24u;
    } else {
        (*self_).is_exhausted = true;
    }
    return Option_i32(true, item);
}

@compute @workgroup_size(1)
fn taken_items(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let half_open_1 = half_open(n);
    let inclusive_1 = inclusive(n / 3u, n);
    let others_1 = others(n);
    for (var i = 0u; i < 8u; i++) {
        out[20u * n + i] = half_open_1[i];
        out[20u * n + 8u + i] = inclusive_1[i];
    }
    for (var i = 0u; i < 4u; i++) {
        out[20u * n + 16u + i] = others_1[i];
    }
}
