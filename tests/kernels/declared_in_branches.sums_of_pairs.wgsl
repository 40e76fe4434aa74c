// The kernel `sums_of_pairs`.

struct Pair_u32 {
    a: u32,
    b: u32,
}

struct Pair_u16 {
    a: u32,
    b: u32,
}

struct Result_8Pair_u32_8Pair_u16 {
    is_ok: bool,
    ok_value: Pair_u32,
    err_value: Pair_u16,
}

struct Unit {
    x: u32,
}

struct Tuple2_Unit_8Pair_u32 {
    _0: Unit,
    _1: Pair_u32,
}

struct Option_8Pair_u16 {
    is_some: bool,
    some_value: Pair_u16,
}

struct Pair_f32 {
    a: f32,
    b: f32,
}

@group(0) @binding(0) var<storage, read_write> out: array<f32>;

fn all_(i: u32) -> f32 {
    var arm: u32;
    let result = arms(i);
    let pair = result.ok_value;
    let pair_1 = result.err_value;
    if (result.is_ok) {
        arm = pair.a;
    } else {
        arm = pair_1.b;
    }
    let parts = tuple(i);
    let unit = parts._0;
    let pair_2 = parts._1;
    let numbers = branches((i > 1u)).b + declared((i > 2u)) + arm + unit.x + pair_2.b;
    let option = optional((i > 3u));
    var value = 90u;
    if (option.is_some) {
        let pair_3 = option.some_value;
        value = pair_3.b;
    }
    let optional_1 = value;
    return returned((i == 2u)).a + f32(numbers + optional_1);
}

fn arms(i: u32) -> Result_8Pair_u32_8Pair_u16 {
    switch (i) {
        case 0u: {
            return Result_8Pair_u32_8Pair_u16(true, Pair_u32_new(1u, 2u), Pair_u16());
        }
        case 1u: {
            return Result_8Pair_u32_8Pair_u16(false, Pair_u32(), both(7u, 8u));
        }
        default: {
            return Result_8Pair_u32_8Pair_u16(true, both_1(i, 5u), Pair_u16());
        }
    }
    return Result_8Pair_u32_8Pair_u16();
}

fn tuple(i: u32) -> Tuple2_Unit_8Pair_u32 {
    let made = Tuple2_Unit_8Pair_u32(Unit_default(), both_1(1u, i));
    return made;
}

fn branches(first: bool) -> Pair_u32 {
    if (first) {
        return both_1(1u, 2u);
    } else {
        return Pair_u32(3u, 4u);
    }
    return Pair_u32();
}

fn declared(first: bool) -> u32 {
    var pair: Pair_u16;
    if (first) {
        pair = both(65535u, 2u);
    } else {
        let a = 3u;
        pair = Pair_u16_new(a, 4u);
    }
    return (pair.a + pair.b) & 65535u;
}

fn optional(some: bool) -> Option_8Pair_u16 {
    if (some) {
        return Option_8Pair_u16(true, both(1u, 2u));
    } else {
        return Option_8Pair_u16();
    }
    return Option_8Pair_u16();
}

fn returned(early: bool) -> Pair_f32 {
    if (early) {
        return both_2(1.0f, 2.0f);
    }
    return both_2(3.0f, 4.0f);
}

fn Pair_u32_new(a: u32, b: u32) -> Pair_u32 {
    return Pair_u32(a, b);
}

fn both(a: u32, b: u32) -> Pair_u16 {
    return Pair_u16(a, b);
}

fn both_1(a: u32, b: u32) -> Pair_u32 {
    return Pair_u32(a, b);
}

fn Unit_default() -> Unit {
    return Unit(0u);
}

fn Pair_u16_new(a: u32, b: u32) -> Pair_u16 {
    return Pair_u16(a, b);
}

fn both_2(a: f32, b: f32) -> Pair_f32 {
    return Pair_f32(a, b);
}

@compute @workgroup_size(1)
fn sums_of_pairs(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = workgroup_id.x;
    let value = all_(i);
    out[i] = value;
}
