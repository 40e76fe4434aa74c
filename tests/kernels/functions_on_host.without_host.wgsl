// The kernel `without_host`.

struct Ring {
    values: array<u32, 4>,
    begun: u32,
}

struct Moved {
    x: u32,
}

struct Ways {
    all_: array<u32, 2>,
    weights: array<u32, 2>,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

const Ring_ROOM: u32 = 4u;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec4u(a: vec4<u32>) -> u32 {
    return a.x + a.y + a.z + a.w;
}

fn Ring_new(begun: u32) -> Ring {
    return Ring(array<u32, 4>(1u, 1u, 1u, 1u), begun);
}

fn Ring_last(self_: Ring) -> u32 {
    return self_.values[(self_.begun + Ring_ROOM - 1u) % Ring_ROOM];
}

fn lengths(ring: Ring) -> u32 {
    return Ring_size(ring) * 10u + x[0u];
}

fn corner(table: array<array<u32, 2>, 2>) -> u32 {
    return table[1u][1u];
}

fn stored_where_it_says(v: vec4<u32>) -> u32 {
    var v_1 = v;
    v_1[(v_1 - 1u)[1u] % 4u] += 40u;
    v_1[v_1[0u] % 4u] = 7u;
    return rust_element_sum_vec4u(v_1);
}

fn axis(m: mat3x3<f32>, i: u32) -> vec3<f32> {
    return m[i];
}

fn first(all_: array<Moved, 2>) -> Moved {
    return all_[0u];
}

fn moved_out(all_: array<Moved, 2>, i: u32) -> Moved {
    return all_[i + 1u];
}

fn way(all_: array<u32, 2>, i: u32) -> u32 {
    return all_[i];
}

fn member(ways: Ways) -> u32 {
    return ways.all_[1u];
}

fn places(all_: ptr<function, array<Moved, 2>>, i: u32) -> u32 {
    (*all_)[0u].x += 1u;
    (*all_)[i] = Moved(5u);
    (*all_)[i].x += (*all_)[0u].x;
    return (*all_)[1u].x;
}

fn weight(ways: Ways) -> u32 {
    var all_: u32;
    let selector = ways.all_;
    if (selector[0u] == 0u && selector[1u] == 1u) {
        all_ = 1u;
    } else {
        all_ = 2u;
    }
    return ways.weights[1u] * x[0u] * all_;
}

fn Ring_size(self_: Ring) -> u32 {
    return self_.begun + 1u;
}

@compute @workgroup_size(1)
fn without_host() {
    let ring = Ring_new(2u);
    let value = Ring_last(ring) * 1000u + lengths(ring) + corner(array<array<u32, 2>, 2>(array<u32, 2>(1u, 2u), array<u32, 2>(3u, 400u)));
    out[0u] = value;
    let value_1 = stored_where_it_says(vec4<u32>(1u, 2u, 3u, 4u));
    out[1u] = value_1;
    let value_2 = rust_as_u32_f32(axis(mat3x3<f32>(1.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 0.0f, 1.0f), 1u).y) + first(array<Moved, 2>(Moved(3u), Moved(3u))).x;
    out[2u] = value_2;
    let value_3 = moved_out(array<Moved, 2>(Moved(3u), Moved(5u)), 0u).x;
    out[3u] = value_3;
    var value_4: u32;
    let selector = way(array<u32, 2>(0u, 1u), x[0u] % 2u);
    if (selector == 0u) {
        value_4 = 10u;
    } else {
        value_4 = 20u;
    }
    out[4u] = value_4;
    var value_5: u32;
    let selector_1 = member(Ways(array<u32, 2>(0u, 1u), array<u32, 2>(6u, 7u)));
    if (selector_1 == 0u) {
        value_5 = 1u;
    } else {
        value_5 = 2u;
    }
    out[4u] += value_5;
    var two = array<Moved, 2>(Moved(3u), Moved(4u));
    let result = places(&two, 1u);
    out[4u] += result;
    let value_6 = weight(Ways(array<u32, 2>(0u, 1u), array<u32, 2>(6u, 7u)));
    out[5u] = value_6;
}
