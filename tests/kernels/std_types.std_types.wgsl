// The kernel `std_types`.

struct NonZero_u32 {
    _0: u32,
}

struct Option_11NonZero_u32 {
    is_some: bool,
    some_value: NonZero_u32,
}

struct NonZero_i32 {
    _0: i32,
}

struct Option_11NonZero_i32 {
    is_some: bool,
    some_value: NonZero_i32,
}

struct Divisor {
    by: NonZero_u32,
    then: Option_11NonZero_u32,
}

struct Option_Divisor {
    is_some: bool,
    some_value: Divisor,
}

struct ControlFlow_u32_unit {
    tag: u32,
    Continue_0: bool,
    Break_0: u32,
}

struct ControlFlow_i32_u32 {
    tag: u32,
    Continue_0: u32,
    Break_0: i32,
}

struct Option_i32 {
    is_some: bool,
    some_value: i32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Counter {
    _0: u32,
}

struct Result_u32_Infallible {
    is_ok: bool,
    ok_value: u32,
    err_value: u32,
}

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Option_Ordering {
    is_some: bool,
    some_value: u32,
}

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 3>>;
@group(0) @binding(1) var<storage, read_write> messages: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> params: Params;

// `overflowing_add` as Rust defines it.
fn rust_overflowing_add_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    let r = a + b;
    return Tuple2_u32_bool(r, r < a);
}

// `saturating_mul` as Rust defines it.
fn rust_saturating_mul_u32(a: u32, b: u32) -> u32 {
    let p = a * b;
    return select(p, u32(0xffffffffu), (a != u32()) & (p / max(a, u32(1u)) != b));
}

fn of_non_zero(x: u32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> u32 {
    let option = NonZero_u32_new((x | 1u));
    if (!option.is_some) {
        let limit_1 = 1018u;
        let at = take_room(2u, 3u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 0u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return 0u;
    }
    let odd = option.some_value;
    let option_1 = NonZero_u32_checked_add(odd, 4294967295u - 4u);
    var value_1 = 7u;
    if (option_1.is_some) {
        let of_ = option_1.some_value;
        value_1 = NonZero_u32_get(of_) % 100u;
    }
    let more = value_1;
    let product = u32(countOneBits(NonZero_u32_get(NonZero_u32_saturating_mul(odd, odd))));
    let signed = NonZero_i32_new(i32(x) - 3i);
    var value_2 = 50u;
    if (signed.is_some) {
        let of_ = signed.some_value;
        value_2 = NonZero_u32_get(NonZero_i32_unsigned_abs(of_)) + u32(NonZero_i32_is_negative(of_));
    }
    let size = value_2;
    let bits = NonZero_u32_leading_zeros(odd) + NonZero_u32_trailing_zeros(odd) + NonZero_u32_ilog2(odd);
    let option_2 = NonZero_u32_new(x + 2u);
    if (!option_2.is_some) {
        let limit_1 = 1018u;
        let at = take_room(2u, 3u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 1u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return 0u;
    }
    let forced = u32(NonZero_u32_is_power_of_two(option_2.some_value));
    let option_3 = NonZero_u32_new(9u);
    if (!option_3.is_some) {
        let limit_1 = 1018u;
        let at = take_room(2u, 3u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 2u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return 0u;
    }
    let option_4 = NonZero_u32_new((x | 3u));
    if (!option_4.is_some) {
        let limit_1 = 1018u;
        let at = take_room(2u, 3u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 3u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return 0u;
    }
    let order = u32(NonZero_u32_lt(odd, option_3.some_value)) + u32(NonZero_u32_eq(odd, option_4.some_value));
    let option_5 = Divisor_new(x);
    var value_3 = 99u;
    if (option_5.is_some) {
        let of_ = option_5.some_value;
        value_3 = Divisor_divide(of_, 1000u);
    }
    let divided = value_3;
    return more + 2u * product + 3u * size + 5u * bits + 7u * forced + 11u * order + 13u * divided;
}

fn of_control_flow(x: u32) -> u32 {
    var first: u32;
    let selector = below(x);
    let of_ = selector.Break_0;
    if (selector.tag == 1u) {
        first = of_;
    } else {
        first = 77u;
    }
    var second: u32;
    let selector_1 = halved(x);
    let of__1 = selector_1.Continue_0;
    let of__2 = selector_1.Break_0;
    if (selector_1.tag == 0u) {
        second = of__1;
    } else {
        second = u32(of__2 + 200i);
    }
    let option = ControlFlow_i32_u32_break_value(halved(x));
    var value_1 = 9i;
    if (option.is_some) {
        value_1 = option.some_value;
    }
    let third = u32(value_1) & 255u;
    let option_1 = ControlFlow_i32_u32_continue_value(halved(x));
    var value_2 = 4u;
    if (option_1.is_some) {
        value_2 = option_1.some_value;
    }
    let fourth = value_2;
    return first + 3u * second + 5u * third + 7u * fourth + 11u * u32(ControlFlow_u32_unit_is_break(below(x))) + u32(ControlFlow_i32_u32_is_continue(halved(x)));
}

fn of_infallible(x: u32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> u32 {
    var counter = Counter(x);
    let parts = Counter_next(&counter);
    let first = parts.ok_value;
    let parts_1 = Counter_sum(&counter);
    let sum = parts_1.ok_value;
    let result = Counter_next(&counter);
    if (!result.is_ok) {
        let limit_1 = 1017u;
        let at = take_room(2u, 4u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 4u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
            atomicStore(&messages[at + 7u], u32(result.err_value));
        }
        return 0u;
    }
    return first + 2u * sum + 3u * result.ok_value;
}

fn NonZero_u32_new(value: u32) -> Option_11NonZero_u32 {
    if (value == 0u) {
        return Option_11NonZero_u32();
    } else {
        return Option_11NonZero_u32(true, NonZero_u32(value));
    }
    return Option_11NonZero_u32();
}

fn NonZero_u32_checked_add(self_: NonZero_u32, other: u32) -> Option_11NonZero_u32 {
    let value_1 = self_._0;
    let add = rust_overflowing_add_u32(value_1, other);
    var value_2: NonZero_u32;
    if (!add._1) {
        let argument = add._0;
        value_2 = NonZero_u32(argument);
    }
    return Option_11NonZero_u32(!add._1, value_2);
}

fn NonZero_u32_get(self_: NonZero_u32) -> u32 {
    return self_._0;
}

fn NonZero_u32_saturating_mul(self_: NonZero_u32, other: NonZero_u32) -> NonZero_u32 {
    return NonZero_u32(rust_saturating_mul_u32(self_._0, other._0));
}

fn NonZero_i32_new(value: i32) -> Option_11NonZero_i32 {
    if (value == 0i) {
        return Option_11NonZero_i32();
    } else {
        return Option_11NonZero_i32(true, NonZero_i32(value));
    }
    return Option_11NonZero_i32();
}

fn NonZero_i32_unsigned_abs(self_: NonZero_i32) -> NonZero_u32 {
    return NonZero_u32(u32(abs(self_._0)));
}

fn NonZero_i32_is_negative(self_: NonZero_i32) -> bool {
    return self_._0 < 0i;
}

fn NonZero_u32_leading_zeros(self_: NonZero_u32) -> u32 {
    return u32(countLeadingZeros(self_._0));
}

fn NonZero_u32_trailing_zeros(self_: NonZero_u32) -> u32 {
    return u32(countTrailingZeros(self_._0));
}

fn NonZero_u32_ilog2(self_: NonZero_u32) -> u32 {
    return firstLeadingBit(u32(self_._0));
}

fn NonZero_u32_is_power_of_two(self_: NonZero_u32) -> bool {
    return (countOneBits(self_._0) == 1u);
}

fn NonZero_u32_lt(self_: NonZero_u32, other: NonZero_u32) -> bool {
    let option = NonZero_u32_partial_cmp(self_, other);
    return option.is_some && option.some_value == 4294967295u;
}

fn NonZero_u32_eq(self_: NonZero_u32, other: NonZero_u32) -> bool {
    return true && self_._0 == other._0;
}

fn Divisor_new(x: u32) -> Option_Divisor {
    let option = NonZero_u32_new(x % 5u);
    if (!option.is_some) {
        return Option_Divisor();
    }
    let by = option.some_value;
    return Option_Divisor(true, Divisor(by, NonZero_u32_new(x % 3u)));
}

fn Divisor_divide(self_: Divisor, x: u32) -> u32 {
    let once = x / NonZero_u32_get(self_.by);
    let option = self_.then;
    var value_1 = once;
    if (option.is_some) {
        let then = option.some_value;
        value_1 = once / NonZero_u32_get(then);
    }
    return value_1;
}

fn below(x: u32) -> ControlFlow_u32_unit {
    if (x > 3u) {
        return ControlFlow_u32_unit(1u, false, x);
    } else {
        return ControlFlow_u32_unit(0u, false, 0u);
    }
    return ControlFlow_u32_unit();
}

fn halved(x: u32) -> ControlFlow_i32_u32 {
    let selector = x % 2u;
    switch (selector) {
        case 0u: {
            return ControlFlow_i32_u32(0u, x / 2u, 0i);
        }
        default: {
            return ControlFlow_i32_u32(1u, 0u, -i32(x));
        }
    }
    return ControlFlow_i32_u32();
}

fn ControlFlow_i32_u32_break_value(self_: ControlFlow_i32_u32) -> Option_i32 {
    let value = self_.Break_0;
    if (self_.tag == 0u) {
        return Option_i32();
    } else {
        return Option_i32(true, value);
    }
    return Option_i32();
}

fn ControlFlow_i32_u32_continue_value(self_: ControlFlow_i32_u32) -> Option_u32 {
    let value = self_.Continue_0;
    if (self_.tag == 0u) {
        return Option_u32(true, value);
    } else {
        return Option_u32();
    }
    return Option_u32();
}

fn ControlFlow_u32_unit_is_break(self_: ControlFlow_u32_unit) -> bool {
    return self_.tag == 1u;
}

fn ControlFlow_i32_u32_is_continue(self_: ControlFlow_i32_u32) -> bool {
    return self_.tag == 0u;
}

fn Counter_next(self_: ptr<function, Counter>) -> Result_u32_Infallible {
    (*self_)._0 += 1u;
    return Result_u32_Infallible(true, (*self_)._0, u32());
}

fn Counter_sum(self_: ptr<function, Counter>) -> Result_u32_Infallible {
    let result = Counter_next(self_);
    if (!result.is_ok) {
        return Result_u32_Infallible(false, 0u, result.err_value);
    }
    let first = result.ok_value;
    var second: u32;
    let result_1 = Counter_next(self_);
    let of_ = result_1.ok_value;
    let never = result_1.err_value;
    if (result_1.is_ok) {
        second = of_;
    } else {
    }
    return Result_u32_Infallible(true, first * second, u32());
}

fn NonZero_u32_partial_cmp(self_: NonZero_u32, other: NonZero_u32) -> Option_Ordering {
    let value_1 = self_._0;
    let value_2 = other._0;
    let left = value_1;
    let right = value_2;
    let value_3 = left <= right || left > right;
    var ordering: u32;
    if (value_1 < value_2) {
        ordering = 4294967295u;
    } else if (value_1 > value_2) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    return Option_Ordering(value_3, ordering);
}

fn take_room(counter: u32, size: u32, limit: u32) -> u32 {
    var at = atomicLoad(&messages[counter]);
    if (at < limit) {
        at = atomicAdd(&messages[counter], size);
    }
    if (!(at < limit)) {
        atomicAdd(&messages[counter + 1u], 1u);
    }
    return at;
}

@compute @workgroup_size(64)
fn std_types(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len) {
        let value_1 = array<u32, 3>(of_non_zero(i, local_invocation_index, workgroup_id), of_control_flow(i), of_infallible(i, local_invocation_index, workgroup_id));
        out[i] = value_1;
    }
}
