// The kernel `default_arguments`.

struct Table_3_u32 {
    cells: array<u32, 3>,
    first: u32,
}

struct Table_2_u32 {
    cells: array<u32, 2>,
    first: u32,
}

struct Table_2_f32 {
    cells: array<f32, 2>,
    first: f32,
}

struct Pair_u32_u32 {
    a: u32,
    b: u32,
}

struct Pair_u32_f32 {
    a: u32,
    b: f32,
}

struct Tuple2_f32_f32 {
    _0: f32,
    _1: f32,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 4>>;

const N: u32 = 3u;
const N_1: u32 = 2u;
const N_2: u32 = 5u;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn structs(x: u32) -> array<u32, 4> {
    let a = Table_3_u32_filled(x);
    let b = Table_2_u32_filled(4u);
    let c = Table_2_f32_filled(f32(x) * 0.5f);
    let p = Pair_u32_u32(x, 7u);
    let q = Pair_u32_f32(x, 1.5f);
    return array<u32, 4>(Table_3_u32_last(a) + Table_2_u32_last(b), Table_3_u32_doubled(a) + Table_2_u32_doubled(b), bitcast<u32>(Table_2_f32_last(c)), Pair_u32_u32_sum(p) + q.a + rust_as_u32_f32(q.b));
}

fn traits(x: u32) -> array<u32, 4> {
    let y = f32(x);
    let a = f32_lerp(y, 100.0f, 0.25f) + f32_middle(y, 200.0f, 0.5f) + f32_lerp(y, 3.0f, 0.5f);
    let b = u32_lerp(x, 100u, 0.25f) + u32_lerp_1(x, 100u, 4u) + u32_lerp(x, 90u, 0.5f);
    let c = f32_within(y, Tuple2_f32_f32(3.0f, 20.0f)) + of_self(y, 5.0f, 15.0f) + of_default(y, 64.0f);
    let d = u32_within(x, Tuple2_u32_u32(3u, 20u)) + of_default_1(x, 90u) + u32_scaled(x, 3u);
    return array<u32, 4>(bitcast<u32>(a), b, bitcast<u32>(c), d);
}

fn Table_3_u32_filled(first: u32) -> Table_3_u32 {
    return Table_3_u32(array<u32, 3>(first, first, first), first);
}

fn Table_2_u32_filled(first: u32) -> Table_2_u32 {
    return Table_2_u32(array<u32, 2>(first, first), first);
}

fn Table_2_f32_filled(first: f32) -> Table_2_f32 {
    return Table_2_f32(array<f32, 2>(first, first), first);
}

fn Table_3_u32_last(self_: Table_3_u32) -> u32 {
    return self_.cells[N - 1u];
}

fn Table_2_u32_last(self_: Table_2_u32) -> u32 {
    return self_.cells[N_1 - 1u];
}

fn Table_3_u32_doubled(self_: Table_3_u32) -> u32 {
    return self_.first * 2u;
}

fn Table_2_u32_doubled(self_: Table_2_u32) -> u32 {
    return self_.first * 2u;
}

fn Table_2_f32_last(self_: Table_2_f32) -> f32 {
    return self_.cells[N_1 - 1u];
}

fn Pair_u32_u32_sum(self_: Pair_u32_u32) -> u32 {
    return self_.a + self_.b;
}

fn f32_lerp(self_: f32, to: f32, f: f32) -> f32 {
    return self_ + (to - self_) * f;
}

fn f32_middle(self_: f32, to: f32, f: f32) -> f32 {
    return f32_lerp(self_, to, f);
}

fn u32_lerp(self_: u32, to: u32, f: f32) -> u32 {
    return self_ + rust_as_u32_f32(f32(to - self_) * f);
}

fn u32_lerp_1(self_: u32, to: u32, f: u32) -> u32 {
    return self_ + (to - self_) / f;
}

fn f32_within(self_: f32, ends: Tuple2_f32_f32) -> f32 {
    let parts = ends;
    let low = parts._0;
    let high = parts._1;
    return f32_between(self_, low, high);
}

fn of_self(a: f32, b: f32, c: f32) -> f32 {
    return f32_between(a, b, c);
}

fn of_default(a: f32, b: f32) -> f32 {
    return f32_lerp(a, b, 0.5f);
}

fn u32_within(self_: u32, ends: Tuple2_u32_u32) -> u32 {
    let parts = ends;
    let low = parts._0;
    let high = parts._1;
    return u32_between(self_, low, high);
}

fn of_default_1(a: u32, b: u32) -> u32 {
    return u32_lerp(a, b, 0.5f);
}

fn u32_scaled(self_: u32, t: u32) -> u32 {
    return u32_times(self_, t) * N_2;
}

fn f32_between(self_: f32, low: f32, high: f32) -> f32 {
    return min(max(self_, low), high);
}

fn u32_between(self_: u32, low: u32, high: u32) -> u32 {
    return min(max(self_, low), high);
}

fn u32_times(self_: u32, t: u32) -> u32 {
    return self_ + t;
}

@compute @workgroup_size(1)
fn default_arguments(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let value = structs(n);
    out[2u * n] = value;
    let value_1 = traits(n);
    out[2u * n + 1u] = value_1;
}
