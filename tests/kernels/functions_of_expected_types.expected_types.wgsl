// The kernel `expected_types`.

struct Result_u32_TryFromIntError {
    is_ok: bool,
    ok_value: u32,
    err_value: u32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Parts {
    a: u32,
    b: f32,
    c: array<u32, 3>,
    d: u32,
}

struct Seven {
    _0: u32,
}

struct Tuple2_u32_f32 {
    _0: u32,
    _1: f32,
}

struct Whole {
    seven: Seven,
    pair: Tuple2_u32_f32,
}

@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 4>>;
@group(0) @binding(1) var<storage, read_write> messages: array<atomic<u32>>;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn conversions(x: u32) -> array<u32, 2> {
    let value = x * 5u;
    let result = Result_u32_TryFromIntError((value <= 255u), (value & 255u), 0u);
    let small = Option_u32(result.is_ok, result.ok_value);
    let a = f32((x & 65535u));
    let b = f32((x & 255u));
    var value_1 = 300u;
    if (small.is_some) {
        let argument = small.some_value;
        value_1 = argument;
    }
    return array<u32, 2>(value_1, rust_as_u32_f32(a * 2.0f + b));
}

fn functions(x: u32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> array<u32, 4> {
    let a = u32_zero();
    let b = f32_zero();
    var c = x;
    u32_set_zero(&c);
    let zeros = a + rust_as_u32_f32(b) + c + zero() + u32(u32_is_zero(x % 3u)) + u32(f32_is_zero(b));
    let limits = (below_max(x << 28u) + u32(below_max_1(i32(x) * 5000000i)));
    let argument = 100u;
    let y = u32_mix(0.5f, x, argument);
    let argument_1 = 100.0f;
    let z = f32_mix(0.25f, f32(x), argument_1);
    let argument_2 = x + 40u;
    let w = u32_mix_1(4u, x, argument_2);
    if (!(x < 1000u + u32_zero())) {
        let value = u32_zero();
        let limit_1 = 1017u;
        let at = take_room(2u, 4u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 0u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
            atomicStore(&messages[at + 7u], value);
        }
        return array<u32, 4>();
    }
    var least = u32_zero();
    if (x > 5u) {
        least = x - 5u;
    }
    return array<u32, 4>(zeros, limits, y + rust_as_u32_f32(z) * 1000u + w * 100000u, least);
}

fn defaults(x: u32) -> array<u32, 4> {
    let parts = Parts(0u, 0.0f, array<u32, 3>(), Colour_default());
    let sum = parts.a + rust_as_u32_f32(parts.b) + parts.c[1u] + u32((parts.d == 1u));
    let zeros = array<u32, 3>();
    let whole = Whole_default();
    let value = x > 3u;
    let value_1 = Seven(x);
    var value_2: Seven;
    if (value) {
        value_2 = value_1;
    } else {
        value_2 = Seven_default();
    }
    let seven_or_x = value_2;
    let value_3 = x > 3u;
    var value_4: u32;
    if (value_3) {
        value_4 = 0u;
    } else {
        value_4 = Colour_default();
    }
    let colour = value_4;
    let sevens = zeros[2u] + whole.seven._0 * 10u + whole.pair._0 + rust_as_u32_f32(whole.pair._1);
    let parts_1 = array<Seven, 1>(Seven(x));
    var taken = parts_1[0u];
    let new_ = Seven_default();
    let old_1 = taken;
    taken = new_;
    let old = old_1;
    return array<u32, 4>(sum + sevens, plus(Seven_default(), 0u) + seven()._0 * 10u, seven_or_x._0 + u32((colour == 1u)) * 100u, old._0 + taken._0 * 100u);
}

fn u32_zero() -> u32 {
    return 0u;
}

fn f32_zero() -> f32 {
    return 0.0f;
}

fn u32_set_zero(self_: ptr<function, u32>) {
    let value = u32_zero();
    *self_ = value;
}

fn zero() -> u32 {
    return u32_zero();
}

fn u32_is_zero(self_: u32) -> bool {
    return self_ == u32_zero();
}

fn f32_is_zero(self_: f32) -> bool {
    return self_ == f32_zero();
}

fn below_max(x: u32) -> u32 {
    let most = u32_max_value();
    if (x < most) {
        return x;
    } else {
        return zero();
    }
    return u32();
}

fn below_max_1(x: i32) -> i32 {
    let most = i32_max_value();
    if (x < most) {
        return x;
    } else {
        return zero_1();
    }
    return i32();
}

fn u32_mix(f: f32, a: u32, b: u32) -> u32 {
    return a + rust_as_u32_f32(f32(b - a) * f);
}

fn f32_mix(f: f32, a: f32, b: f32) -> f32 {
    return a + (b - a) * f;
}

fn u32_mix_1(f: u32, a: u32, b: u32) -> u32 {
    return a + (b - a) / f;
}

fn Colour_default() -> u32 {
    return 1u;
}

fn Whole_default() -> Whole {
    return Whole(Seven_default(), Tuple2_u32_f32(0u, 0.0f));
}

fn Seven_default() -> Seven {
    return Seven(7u);
}

fn plus(seven_1: Seven, n: u32) -> u32 {
    return seven_1._0 + n;
}

fn seven() -> Seven {
    return Seven_default();
}

fn u32_max_value() -> u32 {
    return 4294967295u / 3u;
}

fn i32_max_value() -> i32 {
    return 2147483647i / 5i;
}

fn zero_1() -> i32 {
    return i32_zero();
}

fn i32_zero() -> i32 {
    return -2i;
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

@compute @workgroup_size(1)
fn expected_types(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let parts_1 = conversions(n);
    let a = parts_1[0u];
    let b = parts_1[1u];
    let value = functions(n, local_invocation_index, workgroup_id);
    out[3u * n] = value;
    let value_1 = defaults(n);
    out[3u * n + 1u] = value_1;
    out[3u * n + 2u] = array<u32, 4>(a, b, 0u, 0u);
}
