// The kernel `in_kernel`.

struct Sum {
    total: u32,
}

struct Pair {
    a: u32,
    b: u32,
}

struct Step {
    tag: u32,
    By_0: u32,
}

struct Down {
    left: u32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Owner {
    _0: u32,
}

struct Walk {
    _0: Step,
}

struct Meters {
    _0: u32,
}

struct Holder_u32 {
    _0: u32,
}

struct Packed {
    _0: u32,
}

struct Large {
    _0: u32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const STEP: u32 = 3u;
const SCALE: u32 = 10u;
const Pair_LAST: u32 = SCALE + 1u;

fn Sum_add(self_: ptr<function, Sum>, v: u32) {
    (*self_).total = (*self_).total * STEP + v;
}

fn of_struct(v: u32) -> u32 {
    let pair = Pair(v, 2u);
    if (Pair_eq(pair, Pair_default())) {
        return 0u;
    } else {
        return Pair_sum(pair);
    }
    return u32();
}

fn of_enum(v: u32) -> u32 {
    var value: Step;
    if (v > 3u) {
        value = Step(0u, 0u);
    } else {
        value = Step(1u, v);
    }
    return Walk_from(Walk(value), v);
}

fn first_trait(v: u32) -> u32 {
    return u32_half(v);
}

fn second_trait(v: u32) -> u32 {
    return u32_half_1(v);
}

fn of_operators(v: u32) -> u32 {
    return Meters_add(Meters(v), Meters_from(3u))._0;
}

fn of_iterator(v: u32) -> u32 {
    var sum = 0u;
    var state = Down(v % 8u);
    var element = 0u;
    if (element <= 4294967295u) {
        loop {
            let result = Down_next(&state);
            if (!result.is_some) {
                break;
            }
            let left = result.some_value;
            sum = sum * 3u + left;
            continuing {
                let element_last = element == 4294967295u;
                element++;
                break if element_last;
            }
        }
    }
    return sum;
}

fn of_generic(v: u32) -> u32 {
    return Holder_u32_get(Holder_u32(v));
}

fn of_blocks(v: u32) -> u32 {
    if (v > 2u) {
        return Large(v)._0;
    } else {
        var value: u32;
        if (v == 0u) {
            value = 3u;
        } else {
            value = 7u;
        }
        return u32(value);
    }
    return u32();
}

fn Owner_packed(self_: Owner) -> u32 {
    return Packed_twice(Packed(self_._0));
}

fn Pair_default() -> Pair {
    return Pair(0u, 0u);
}

fn Pair_eq(self_: Pair, other: Pair) -> bool {
    return true && self_.a == other.a && self_.b == other.b;
}

fn Pair_sum(self_: Pair) -> u32 {
    return scaled(self_.a) + self_.b + Pair_LAST;
}

fn Walk_from(self_: Walk, at: u32) -> u32 {
    let selector = self_._0;
    let more = selector.By_0;
    if (selector.tag == 0u) {
        return at;
    } else {
        return min(at + more, 9u);
    }
    return u32();
}

fn u32_half(self_: u32) -> u32 {
    return self_ / 2u;
}

fn u32_half_1(self_: u32) -> u32 {
    return (self_ + 1u) / 2u;
}

fn Meters_from(v: u32) -> Meters {
    return Meters(v);
}

fn Meters_add(self_: Meters, other: Meters) -> Meters {
    return Meters(self_._0 + other._0);
}

fn Down_next(self_: ptr<function, Down>) -> Option_u32 {
    if ((*self_).left == 0u) {
        return Option_u32();
    }
    (*self_).left -= 1u;
    return Option_u32(true, (*self_).left);
}

fn Holder_u32_get(self_: Holder_u32) -> u32 {
    return self_._0;
}

fn Packed_twice(self_: Packed) -> u32 {
    return self_._0 * 2u;
}

fn scaled(v: u32) -> u32 {
    return v * SCALE;
}

@compute @workgroup_size(1)
fn in_kernel() {
    var sum = Sum(0u);
    for (var i = 0u; i < params.x_len; i++) {
        let v = x[i];
        Sum_add(&sum, v);
        let values = array<u32, 10>(of_struct(v), of_enum(v), first_trait(v), second_trait(v), of_operators(v), of_iterator(v), of_generic(v), of_blocks(v), Owner_packed(Owner(v)), sum.total);
        for (var j = 0u; j < 10u; j++) {
            out[i * 10u + j] = values[j];
        }
    }
}
