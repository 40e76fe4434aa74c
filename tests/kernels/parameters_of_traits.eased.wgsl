// The kernel `eased`.

struct Back {
    _0: u32,
}

struct Line_f32 {
    _0: f32,
}

struct Line_i32 {
    _0: i32,
}

struct Option_f32 {
    is_some: bool,
    some_value: f32,
}

struct Option_i32 {
    is_some: bool,
    some_value: i32,
}

@group(0) @binding(0) var<storage, read_write> floats: array<array<f32, 4>>;
@group(0) @binding(1) var<storage, read_write> integers: array<array<i32, 4>>;
@group(0) @binding(2) var<storage, read_write> messages: array<atomic<u32>>;

// `as i32`: saturates, and NaN gives 0.
fn rust_as_i32_f32(a: f32) -> i32 {
    let c = i32(clamp(a, f32(-2147483648.0f), f32(2147483520.0f)));
    let nan = (bitcast<u32>(a) & u32(0x7fffffffu)) > u32(0x7f800000u);
    return select(select(c, i32(2147483647i), a >= f32(2147483648.0f)), i32(), nan);
}

fn floats_1(x: u32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> array<f32, 4> {
    let t = f32(x);
    let back = Back(x + 7u);
    let line = Line_f32(3.0f);
    let a = Back_ease_in(t, 2.0f, 4.0f, local_invocation_index, workgroup_id);
    let b = Back_ease_in(t, t, 1.0f, local_invocation_index, workgroup_id) + Line_f32_ease_in(t, 1.0f, 2.0f);
    return array<f32, 4>(a, b, Back_ease_out(back, t, local_invocation_index, workgroup_id), Line_f32_ease_out(line, t));
}

fn integers_1(x: u32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> array<i32, 4> {
    let t = i32(x);
    let back = Back(x + 7u);
    let line = Line_i32(3i);
    let a = Back_ease_in_1(t, 2i, 4i, local_invocation_index, workgroup_id);
    let b = Back_ease_in_1(t, t, 1i, local_invocation_index, workgroup_id) + Line_i32_ease_in(t, 1i, 2i);
    return array<i32, 4>(a, b, Back_ease_out_1(back, t, local_invocation_index, workgroup_id), Line_i32_ease_out(line, t));
}

fn Back_ease_in(t: f32, b: f32, d: f32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> f32 {
    let s = f(1.5f, local_invocation_index, workgroup_id);
    let t_1 = t / d;
    return t_1 * ((s + f(1.0f, local_invocation_index, workgroup_id)) * t_1 - s) - f(0.5f, local_invocation_index, workgroup_id) + b;
}

fn Line_f32_ease_in(t: f32, b: f32, d: f32) -> f32 {
    return t * d + b;
}

fn Back_ease_out(self_: Back, t: f32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> f32 {
    let t_1 = t - f(1.0f, local_invocation_index, workgroup_id);
    if (t_1 < f(2.0f, local_invocation_index, workgroup_id)) {
        return f(f32(self_._0), local_invocation_index, workgroup_id);
    } else {
        let t_2 = t_1 - f(2.0f, local_invocation_index, workgroup_id);
        return f32_root(f32_one() + t_2 * (t_2 + f(1.0f, local_invocation_index, workgroup_id))) + t_2 * f32_one();
    }
    return f32();
}

fn Line_f32_ease_out(self_: Line_f32, t: f32) -> f32 {
    return t * self_._0;
}

fn Back_ease_in_1(t: i32, b: i32, d: i32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> i32 {
    let s = f_1(1.5f, local_invocation_index, workgroup_id);
    let t_1 = t / d;
    return t_1 * ((s + f_1(1.0f, local_invocation_index, workgroup_id)) * t_1 - s) - f_1(0.5f, local_invocation_index, workgroup_id) + b;
}

fn Line_i32_ease_in(t: i32, b: i32, d: i32) -> i32 {
    return t * d + b;
}

fn Back_ease_out_1(self_: Back, t: i32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> i32 {
    let t_1 = t - f_1(1.0f, local_invocation_index, workgroup_id);
    if (t_1 < f_1(2.0f, local_invocation_index, workgroup_id)) {
        return f_1(f32(self_._0), local_invocation_index, workgroup_id);
    } else {
        let t_2 = t_1 - f_1(2.0f, local_invocation_index, workgroup_id);
        return i32_root(i32_one() + t_2 * (t_2 + f_1(1.0f, local_invocation_index, workgroup_id))) + t_2 * i32_one();
    }
    return i32();
}

fn Line_i32_ease_out(self_: Line_i32, t: i32) -> i32 {
    return t * self_._0;
}

fn f(x: f32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> f32 {
    let option = f32_cast(x);
    if (!option.is_some) {
        let limit_1 = 1018u;
        let at = take_room(2u, 3u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 0u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return 0.0f;
    }
    return option.some_value;
}

fn f32_one() -> f32 {
    return 1.0f;
}

fn f32_root(self_: f32) -> f32 {
    return self_ * 0.5f;
}

fn f_1(x: f32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> i32 {
    let option = i32_cast(x);
    if (!option.is_some) {
        let limit_1 = 1018u;
        let at = take_room(2u, 3u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 1u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return 0i;
    }
    return option.some_value;
}

fn i32_one() -> i32 {
    return 8i;
}

fn i32_root(self_: i32) -> i32 {
    return self_ / 2i;
}

fn f32_cast(x: f32) -> Option_f32 {
    return Option_f32(true, x);
}

fn i32_cast(x: f32) -> Option_i32 {
    return Option_i32(true, rust_as_i32_f32(x * 8.0f));
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
fn eased(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let value = floats_1(n, local_invocation_index, workgroup_id);
    floats[n] = value;
    let value_1 = integers_1(n, local_invocation_index, workgroup_id);
    integers[n] = value_1;
}
