// The kernel `code_of_crates`.

struct fixed16 {
    _0: u32,
}

struct Counter {
    at: u32,
}

struct RangeInclusive_u32 {
    first: u32,
    last: u32,
    is_exhausted: bool,
}

struct Range {
    _0: RangeInclusive_u32,
}

struct Pixel_4 {
    _0: array<u32, 4>,
}

struct Pixel_2 {
    _0: array<u32, 2>,
}

struct Pair_u32 {
    x: u32,
    y: u32,
}

struct Pair_f32 {
    x: f32,
    y: f32,
}

struct Tuple2_f32_f32 {
    _0: f32,
    _1: f32,
}

struct Inner_f32 {
    _0: f32,
    _1: f32,
}

struct State {
    words: array<u32, 3>,
    inner: Inner_f32,
}

struct Buffer {
    values: array<u32, 6>,
    used: u32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Option_Ordering {
    is_some: bool,
    some_value: u32,
}

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 5>>;
@group(0) @binding(1) var<uniform> params: Params;

const fixed16_ONE: fixed16 = fixed16(16u);
const State_SIZE: u32 = 20u;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn answers(x: u32) -> array<u32, 5> {
    return array<u32, 5>(of_temporaries(x), of_lower_case(x), of_arrays(x), of_sizes(x), of_returned(x));
}

fn of_temporaries(x: u32) -> u32 {
    var kept = Counter_new(x);
    var argument = Counter_new(x);
    let result = Counter_next(&argument);
    var argument_1 = Counter(x);
    let result_1 = Counter_next(&argument_1);
    var argument_2 = Counter_doubled(kept);
    let result_2 = Counter_next(&argument_2);
    let first = result + result_1 + result_2;
    var argument_3 = Range(RangeInclusive_u32(x, 9u, false));
    let result_3 = Range_first(&argument_3);
    let result_4 = Counter_next(&kept);
    let second = result_3 + 3u * result_4;
    var argument_4 = Counter_doubled(Counter_doubled(kept));
    let third = Counter_next(&argument_4);
    let step_ = 3u;
    kept.at += step_;
    let result_5 = Counter_next(&kept);
    return first + 5u * second + 7u * third + 11u * result_5 + 13u * kept.at;
}

fn of_lower_case(x: u32) -> u32 {
    let half = fixed16(8u);
    let sum = fixed16_times(fixed16_from_int(x), half)._0 + fixed16_times(half, half)._0;
    return sum + fixed16_ONE._0 + 3u * fixed16_default()._0 + u32(fixed16_lt(half, fixed16_ONE));
}

fn of_arrays(x: u32) -> u32 {
    let value = Pixel_4(array<u32, 4>((x & 255u), 1u, 2u, 3u));
    let bytes = u8x4_from(value);
    let value_1 = Pixel_2(array<u32, 2>(5u, (x & 255u)));
    let parts = u8x2_from(value_1);
    let low = parts[0u];
    let high = parts[1u];
    let value_2 = Pair_u32(x, 9u);
    let array_ = u32x2_from(value_2);
    let value_3 = Pair_f32(f32(x), 0.5f);
    let parts_1 = Tuple2_f32_f32_from(value_3);
    let first = parts_1._0;
    let second = parts_1._1;
    let bytes_1 = bytes;
    let words = ((bytes_1[0u] << 0u) | (bytes_1[1u] << 8u) | (bytes_1[2u] << 16u) | (bytes_1[3u] << 24u)) + low + 7u * high;
    return words + array_[0u] + 3u * array_[1u] + rust_as_u32_f32(first * 4.0f + second);
}

fn of_sizes(x: u32) -> u32 {
    let element = x % 9u;
    let state = State(array<u32, 3>(element, element, element), Inner_f32(2.5f, 3.5f));
    let bytes = State_bytes(state);
    let more = 2u + 4u + State_SIZE;
    return bytes[0u] + bytes[19u] + 20u + more;
}

fn of_returned(x: u32) -> u32 {
    var buffer = Buffer(array<u32, 6>(x, 1u, 2u, 3u, 4u, 5u), x % 6u);
    buffer.values[1u] += 2u;
    let end = min(buffer.used, 6u);
    var sum_1 = 0u;
    for (var position = 0u; position < end; position++) {
        let term = buffer.values[position];
        sum_1 += term;
    }
    let sum = sum_1;
    let end_1 = min(buffer.used, 6u);
    var count = 0u;
    let len = min(end_1, 6u - min(rust_value_u32(6u), 1u));
    for (var position = 0u; position < len; position++) {
        let index = position + 1u;
        if (buffer.values[position] == buffer.values[index]) {
            count += 1u;
        }
    }
    let found = count;
    let end_2 = min(buffer.used, 6u);
    var found_1 = false;
    var max_: u32;
    let len_1 = rust_div_ceil_u32(end_2, 2u);
    for (var position = 0u; position < len_1; position++) {
        let from_ = position * 2u;
        let item_1 = buffer.values[from_];
        let is_better = !found_1 || item_1 >= max_;
        if (is_better) {
            max_ = item_1;
            found_1 = true;
        }
    }
    let is_some = found_1;
    var value = 50u;
    if (is_some) {
        value = max_;
    }
    let pieces = value;
    let end_3 = min(buffer.used, 6u);
    return sum + 5u * found + 7u * pieces + 11u * end_3;
}

fn Counter_new(at: u32) -> Counter {
    return Counter(at);
}

fn Counter_next(self_: ptr<function, Counter>) -> u32 {
    (*self_).at += 1u;
    return (*self_).at;
}

fn Counter_doubled(self_: Counter) -> Counter {
    return Counter(2u * self_.at);
}

fn Range_first(self_: ptr<function, Range>) -> u32 {
    var part = (*self_)._0;
    let result = RangeInclusive_u32_next(&part);
    (*self_)._0 = part;
    var value = 77u;
    if (result.is_some) {
        value = result.some_value;
    }
    return value;
}

fn fixed16_from_int(x: u32) -> fixed16 {
    return fixed16(16u * x);
}

fn fixed16_times(self_: fixed16, other: fixed16) -> fixed16 {
    return fixed16(self_._0 * other._0 / 16u);
}

fn fixed16_default() -> fixed16 {
    return fixed16_ONE;
}

fn fixed16_lt(self_: fixed16, other: fixed16) -> bool {
    let option = fixed16_partial_cmp(self_, other);
    return option.is_some && option.some_value == 4294967295u;
}

fn u8x4_from(pixel: Pixel_4) -> array<u32, 4> {
    return pixel._0;
}

fn u8x2_from(pixel: Pixel_2) -> array<u32, 2> {
    return pixel._0;
}

fn u32x2_from(pair: Pair_u32) -> array<u32, 2> {
    return array<u32, 2>(pair.x, pair.y);
}

fn Tuple2_f32_f32_from(pair: Pair_f32) -> Tuple2_f32_f32 {
    return Tuple2_f32_f32(pair.y, pair.x);
}

fn State_bytes(self_: State) -> array<u32, 20> {
    var bytes = array<u32, 20>(7u, 7u, 7u, 7u, 7u, 7u, 7u, 7u, 7u, 7u, 7u, 7u, 7u, 7u, 7u, 7u, 7u, 7u, 7u, 7u);
    bytes[0u] = (self_.words[0u] + min(rust_as_u32_f32(self_.inner._0), 255u)) & 255u;
    return bytes;
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

fn fixed16_partial_cmp(self_: fixed16, other: fixed16) -> Option_Ordering {
    let value = self_._0;
    let value_1 = other._0;
    let left = value;
    let right = value_1;
    let value_2 = left <= right || left > right;
    var ordering: u32;
    if (value < value_1) {
        ordering = 4294967295u;
    } else if (value > value_1) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    return Option_Ordering(value_2, ordering);
}

@compute @workgroup_size(64)
fn code_of_crates(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len) {
        let value = answers(i);
        out[i] = value;
    }
}
