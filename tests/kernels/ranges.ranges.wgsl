// The kernel `ranges`.

struct Range_u32 {
    start: u32,
    end: u32,
}

struct Range_usize {
    start: u32,
    end: u32,
}

struct Span {
    lines: Range_u32,
    weight: u32,
}

struct Range_i32 {
    start: i32,
    end: i32,
}

struct Range_u8 {
    start: u32,
    end: u32,
}

struct RangeInclusive_u32 {
    first: u32,
    last: u32,
    is_exhausted: bool,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Tuple2_9Range_u32_9Range_u32 {
    _0: Range_u32,
    _1: Range_u32,
}

struct Option_9Range_u32 {
    is_some: bool,
    some_value: Range_u32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const Span_ALL: Range_u32 = Range_u32(2u, 5u);
const MIDDLE: Range_usize = Range_usize(1u, 4u);

fn members(a: u32, b: u32) -> u32 {
    var span = Span_new(a, b);
    let before = Span_height(span) * 100u + Span_sum(span);
    Span_grow(&span);
    var all_: u32;
    if (Range_u32_contains(Span_ALL, a)) {
        all_ = Span_ALL.end;
    } else {
        all_ = 0u;
    }
    return before * 100u + span.lines.start + span.lines.end + all_;
}

fn parts(a: u32, b: u32) -> u32 {
    let range = Range_usize(a, b);
    let start_1 = range.start;
    let end_1 = min(range.end, params.x_len);
    var last: u32;
    let start_2 = range.start;
    let end_2 = range.end;
    let is_some = end_2 <= params.x_len && start_2 <= end_2;
    if (is_some) {
        last = x[min(start_2 + min(max(end_2, start_2) - start_2 - 1u, max(max(end_2, start_2) - start_2, 1u) - 1u), arrayLength(&x) - 1u)];
    } else {
        last = 77u;
    }
    return max(end_1, start_1) - start_1 + last * 10u + sum_of(range) * 100u + sum_of(Range_usize(1u, 3u));
}

fn methods(a: u32, b: u32) -> u32 {
    let range = Range_u32(a, b);
    let reversed = Range_u32(b, a);
    let signed = Range_i32(-3i, i32(a));
    let narrow = Range_u8(3u, (a & 255u));
    let lengths = Range_i32_len(signed) * 10u + Range_u8_len(narrow);
    let argument = 4u;
    let operand = u32(Range_u32_contains(range, argument));
    let argument_1 = 4u;
    let is_in = operand + u32(Range_u32_contains(reversed, argument_1)) * 2u;
    return length_(range) + length_(reversed) * 3u + lengths + is_in * 7u;
}

fn inclusive(first: u32, last: u32, v: u32) -> u32 {
    let range = RangeInclusive_u32(first, last, false);
    let referent = RangeInclusive_u32_start(range);
    let referent_1 = RangeInclusive_u32_end(range);
    var sum = referent + referent_1;
    let x__range = range;
    let end_1 = x__range.last;
    let i_start = x__range.first;
    var i_1 = end_1;
    if (i_1 >= i_start) {
        loop {
            if (!x__range.is_exhausted) {
                sum = sum * 3u + i_1;
            }
            continuing {
                let i_last = i_1 == i_start;
                i_1--;
                break if i_last;
            }
        }
    }
    let parts_1 = RangeInclusive_u32_into_inner(range);
    let start = parts_1._0;
    let end = parts_1._1;
    return clamped(v, range) * 1000u + sum + start * end;
}

fn chosen(a: u32, b: u32) -> u32 {
    var range: Range_u32;
    if (a < b) {
        range = Range_u32(a, b);
    } else {
        range = Range_u32(b, a + 1u);
    }
    let parts_1 = halves(range);
    let low = parts_1._0;
    var high = parts_1._1;
    var over: u32;
    let argument = Range_u32(low.start + 1u, low.end);
    let argument_1 = Range_u32(0u, 5u);
    let option = overlap(argument, argument_1);
    let over_1 = option.some_value;
    if (option.is_some) {
        over = over_1.start * 10u + over_1.end;
    } else {
        over = 0u;
    }
    let result = Range_u32_next(&high);
    var value_1 = 50u;
    if (result.is_some) {
        value_1 = result.some_value;
    }
    let operand = value_1;
    let result_1 = Range_u32_next_back(&high);
    var value_2 = 60u;
    if (result_1.is_some) {
        value_2 = result_1.some_value;
    }
    let rest = operand + value_2;
    let is_low = Range_u32_eq(range, low);
    let ranges_1 = array<Range_u32, 3>(range, low, high);
    var sum_1 = 0u;
    for (var position = 0u; position < 3u; position++) {
        let term = ranges_1[position].end - ranges_1[position].start;
        sum_1 += term;
    }
    let total = sum_1;
    let x__range = range;
    let end_1 = x__range.end;
    var sum_2 = 0u;
    for (var v_1 = x__range.start; v_1 < end_1; v_1++) {
        if (v_1 % 2u == 0u) {
            let term = v_1 + 1u;
            sum_2 += term;
        }
    }
    let even = sum_2;
    return over * 1000u + rest * 100u + total * 10u + even + u32(is_low);
}

fn indices(n: u32) -> u32 {
    var own = array<u32, 6>(1u, 2u, 3u, 4u, 5u, 6u);
    let x__range = MIDDLE;
    let start_1 = x__range.start;
    let end_1 = min(x__range.end, 6u);
    let end_2 = min(max(end_1, start_1) - start_1, 3u);
    for (var i = 0u; i < end_2; i++) {
        own[start_1 + i] = x[i];
    }
    let x__range_1 = last_half(6u);
    let start_2 = x__range_1.start;
    let end_3 = min(x__range_1.end, 6u);
    let len = max(end_3, start_2) - start_2;
    let half = len / 2u;
    for (var position = 0u; position < half; position++) {
        let index = start_2 + position;
        let index_1 = start_2 + (len - 1u - position);
        let swapped = own[index];
        own[index] = own[index_1];
        own[index_1] = swapped;
    }
    let x__range_2 = MIDDLE;
    let start_3 = x__range_2.start;
    let end_4 = min(x__range_2.end, 6u);
    own[start_3 + 1u] += 50u;
    own[n] *= 7u;
    var count = 0u;
    let ranges_1 = array<Range_usize, 2>(Range_usize(n, n + 1u), Range_usize(1u, n + 3u));
    let result = next(&count);
    let x__range_3 = ranges_1[result];
    let start_4 = x__range_3.start;
    let end_5 = min(x__range_3.end, params.x_len);
    let chosen_1 = (max(end_5, start_4) - start_4) * 100u + count;
    var folded = 0u;
    for (var position = 0u; position < 6u; position++) {
        let sum = folded;
        folded = sum * 3u + own[position];
    }
    let sum = folded;
    let x__range_4 = MIDDLE;
    let start_5 = x__range_4.start;
    let end_6 = min(x__range_4.end, params.x_len);
    let x__range_5 = last_half(6u);
    let start_6 = x__range_5.start;
    let end_7 = min(x__range_5.end, params.x_len);
    return sum + (max(end_6, start_5) - start_5) + x[start_6 + min(1u, max(max(end_7, start_6) - start_6, 1u) - 1u)] * 10u + x[1u + min(n, max(max(params.x_len, 1u) - 1u, 1u) - 1u)] + chosen_1;
}

fn ends(a: u32, b: u32) -> u32 {
    var range = Range_u32(a, b);
    var sum = 0u;
    loop {
        let result = Range_u32_next_back(&range);
        let last = result.some_value;
        if (result.is_some) {
            sum = sum * 3u + last;
        } else {
            break;
        }
    }
    let inner = Range_u32(a + 1u, b);
    let start = inner.start;
    let operand = sum * 100u + start * 10u;
    let x__range = inner;
    let end_1 = x__range.end;
    var found = false;
    var last_1: u32;
    for (var position = x__range.start; position < end_1; position++) {
        last_1 = position;
        found = true;
    }
    let is_some = found;
    var value_1 = 7u;
    if (is_some) {
        value_1 = last_1;
    }
    return operand + value_1;
}

fn Span_new(start: u32, end: u32) -> Span {
    return Span(Range_u32(start, end), 2u);
}

fn Span_height(self_: Span) -> u32 {
    return self_.lines.end - self_.lines.start;
}

fn Span_sum(self_: Span) -> u32 {
    var sum = 0u;
    let x__range = self_.lines;
    let end_1 = x__range.end;
    for (var line = x__range.start; line < end_1; line++) {
        sum += line * self_.weight;
    }
    return sum;
}

fn Span_grow(self_: ptr<function, Span>) {
    (*self_).lines.end += 1u;
    (*self_).lines = Range_u32((*self_).lines.start + 1u, (*self_).lines.end + 1u);
}

fn Range_u32_contains(self_: Range_u32, item: u32) -> bool {
    return self_.start <= item && item < self_.end;
}

fn sum_of(range: Range_usize) -> u32 {
    var sum = 0u;
    let start_1 = range.start;
    let end_1 = min(range.end, params.x_len);
    for (var element = start_1; element < end_1; element++) {
        sum = sum * 3u + x[element];
    }
    let x__range = range;
    let end_2 = x__range.end;
    for (var i_1 = x__range.start; i_1 < end_2; i_1++) {
        sum += x[i_1];
    }
    return sum;
}

fn Range_i32_len(self_: Range_i32) -> u32 {
    if (self_.start < self_.end) {
        return u32((self_.end - self_.start));
    } else {
        return 0u;
    }
    return u32();
}

fn Range_u8_len(self_: Range_u8) -> u32 {
    if (self_.start < self_.end) {
        return (self_.end - self_.start) & 255u;
    } else {
        return 0u;
    }
    return u32();
}

fn length_(range: Range_u32) -> u32 {
    if (Range_u32_is_empty(range)) {
        return 1000u;
    } else {
        return Range_u32_len(range);
    }
    return u32();
}

fn RangeInclusive_u32_start(self_: RangeInclusive_u32) -> u32 {
    return self_.first;
}

fn RangeInclusive_u32_end(self_: RangeInclusive_u32) -> u32 {
    return self_.last;
}

fn RangeInclusive_u32_into_inner(self_: RangeInclusive_u32) -> Tuple2_u32_u32 {
    return Tuple2_u32_u32(self_.first, self_.last);
}

fn clamped(v: u32, range: RangeInclusive_u32) -> u32 {
    if (RangeInclusive_u32_is_empty(range) || RangeInclusive_u32_contains(range, v)) {
        return v;
    } else {
        let referent = RangeInclusive_u32_start(range);
        return referent;
    }
    return u32();
}

fn halves(range: Range_u32) -> Tuple2_9Range_u32_9Range_u32 {
    let middle = range.start + (range.end - range.start) / 2u;
    return Tuple2_9Range_u32_9Range_u32(Range_u32(range.start, middle), Range_u32(middle, range.end));
}

fn overlap(a: Range_u32, b: Range_u32) -> Option_9Range_u32 {
    let both = Range_u32(max(a.start, b.start), min(a.end, b.end));
    if (Range_u32_is_empty(both)) {
        return Option_9Range_u32();
    } else {
        return Option_9Range_u32(true, both);
    }
    return Option_9Range_u32();
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

fn Range_u32_next_back(self_: ptr<function, Range_u32>) -> Option_u32 {
    if ((*self_).start < (*self_).end) {
        (*self_).end -= 1u;
        return Option_u32(true, (*self_).end);
    } else {
        return Option_u32();
    }
    return Option_u32();
}

fn Range_u32_eq(self_: Range_u32, other: Range_u32) -> bool {
    return true && self_.start == other.start && self_.end == other.end;
}

fn last_half(n: u32) -> Range_usize {
    return Range_usize(n / 2u, n);
}

fn next(count: ptr<function, u32>) -> u32 {
    *count += 1u;
    return (*count) - 1u;
}

fn Range_u32_is_empty(self_: Range_u32) -> bool {
    return !(self_.start < self_.end);
}

fn Range_u32_len(self_: Range_u32) -> u32 {
    if (self_.start < self_.end) {
        return self_.end - self_.start;
    } else {
        return 0u;
    }
    return u32();
}

fn RangeInclusive_u32_is_empty(self_: RangeInclusive_u32) -> bool {
    return self_.is_exhausted || !(self_.first <= self_.last);
}

fn RangeInclusive_u32_contains(self_: RangeInclusive_u32, item: u32) -> bool {
    return self_.first <= item && item <= self_.last && !self_.is_exhausted;
}

@compute @workgroup_size(1)
fn ranges() {
    let x__end = params.x_len;
    let x__size = x__end;
    let all_ = Range_u32(0u, x__size);
    var at = 0u;
    let x__range = all_;
    let end_1 = x__range.end;
    for (var i_1 = x__range.start; i_1 < end_1; i_1++) {
        let a = x[i_1];
        let b = i_1 * 2u;
        let values = array<u32, 7>(members(a, a + b), parts(i_1 / 2u, i_1 / 2u + 2u), methods(a, b), inclusive(a, b, i_1), chosen(a, b), indices(i_1 % 4u), ends(a, b));
        let items = values;
        for (var element = 0u; element < 7u; element++) {
            let value = items[element];
            out[min(at, arrayLength(&out) - 1u)] = value;
            at += 1u;
        }
    }
    out[min(at, arrayLength(&out) - 1u)] = all_.start + all_.end;
    let range = Range_usize(2u, 7u);
    let start_1 = range.start;
    let end_2 = min(range.end, 8u);
    for (var element = start_1; element < end_2; element++) {
        out[element] *= 2u;
    }
    let start_2 = range.start;
    let end_3 = min(range.end, 8u);
    let len = max(end_3, start_2) - start_2;
    let half = len / 2u;
    for (var position = 0u; position < half; position++) {
        let index = start_2 + position;
        let index_1 = start_2 + (len - 1u - position);
        let swapped = out[index];
        out[index] = out[index_1];
        out[index_1] = swapped;
    }
}
