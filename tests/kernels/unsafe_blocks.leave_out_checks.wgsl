// The kernel `leave_out_checks`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct NonZero_u32 {
    _0: u32,
}

struct Params {
    x_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<array<u32, 4>>;
@group(0) @binding(2) var<storage, read_write> messages: array<atomic<u32>>;
@group(0) @binding(3) var<uniform> params: Params;

const TABLE: array<u32, 4> = array<u32, 4>(3u, 1u, 4u, 1u);

// `as i64`: saturates, and NaN gives 0.
fn rust_as_i64_f32(a: f32) -> i64 {
    let c = i64(clamp(a, f32(-9223372036854775808.0f), f32(9223371487098961920.0f)));
    let d = select(select(c, i64(9223372036854775807li), a >= f32(9223372036854775808.0f)), i64(~9223372036854775807li), a < f32(-9223372036854775808.0f));
    return select(d, i64(), (bitcast<u32>(a) & u32(0x7fffffffu)) > u32(0x7f800000u));
}

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn values(n: u32, x_1: f32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> array<u32, 4> {
    var own = array<u32, 4>(n, 2u, 3u, 4u);
    _ = n < 99u;
    own[n % 4u] += 5u;
    let option = char_to_digit(char_from_u32_unchecked(n + 48u), 10u);
    var value_1 = 0u;
    if (option.is_some) {
        value_1 = option.some_value;
    }
    let digit = value_1;
    let size = NonZero_u32_get(NonZero_u32_new_unchecked(n + 1u));
    let entry = digit * size + TABLE[n % 4u] * own[1u];
    let whole = rust_as_i64_f32(x_1);
    return array<u32, 4>(halved(n, local_invocation_index, workgroup_id), below(n, 99u, local_invocation_index, workgroup_id), entry + own[2u], rust_as_u32_f32(x_1) + u32(whole));
}

fn char_from_u32_unchecked(code: u32) -> u32 {
    let selector = char_from_u32(code);
    let of_ = selector.some_value;
    if (selector.is_some) {
        return of_;
    } else {
        return 0u;
    }
    return u32();
}

fn char_to_digit(self_: u32, radix: u32) -> Option_u32 {
    let code = self_;
    let letter = ((code | 32u) - 97u);
    var digit: u32;
    if ((code - 48u) < 10u) {
        digit = code - 48u;
    } else if (letter < 26u) {
        digit = letter + 10u;
    } else {
        digit = radix;
    }
    if (digit < radix) {
        return Option_u32(true, digit);
    } else {
        return Option_u32();
    }
    return Option_u32();
}

fn NonZero_u32_new_unchecked(value: u32) -> NonZero_u32 {
    return NonZero_u32(value);
}

fn NonZero_u32_get(self_: NonZero_u32) -> u32 {
    return self_._0;
}

fn halved(n: u32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> u32 {
    let selector = n % 4u;
    switch (selector) {
        case 0u, 2u: {
            return n / 2u;
        }
        case 1u, 3u: {
            return n / 2u + 1u;
        }
        default: {
            let limit_1 = 1018u;
            let at = take_room(2u, 3u, limit_1);
            if (at < limit_1) {
                atomicStore(&messages[at + 4u], 0u);
                atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
                atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
            }
            return 0u;
        }
    }
    return u32();
}

fn below(n: u32, limit: u32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> u32 {
    if (n >= limit) {
        refuse(n, local_invocation_index, workgroup_id);
        let limit_1 = 1018u;
        let at = take_room(2u, 3u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 1u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return 0u;
    }
    let value_1 = (limit - n);
    let rest = value_1;
    if (!(limit >= n)) {
        refuse(n, local_invocation_index, workgroup_id);
        let limit_1 = 1018u;
        let at = take_room(2u, 3u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 2u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return 0u;
    }
    let rest_1 = rest;
    switch (rest) {
        case 0u: {
            refuse(n, local_invocation_index, workgroup_id);
            let limit_1 = 1018u;
            let at = take_room(2u, 3u, limit_1);
            if (at < limit_1) {
                atomicStore(&messages[at + 4u], 3u);
                atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
                atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
            }
            return 0u;
        }
        case 1u: {
            return 7u;
        }
        default: {
            let value_2 = (rest_1 - 1u);
            var value_3: u32;
            if (rest_1 >= 1u) {
                value_3 = value_2;
            } else {
                refuse(rest_1, local_invocation_index, workgroup_id);
                let limit_1 = 1018u;
                let at = take_room(2u, 3u, limit_1);
                if (at < limit_1) {
                    atomicStore(&messages[at + 4u], 4u);
                    atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
                    atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
                }
                return 0u;
            }
            return value_3;
        }
    }
    return u32();
}

fn char_from_u32(code: u32) -> Option_u32 {
    if (code < 55296u || (code > 57343u && code < 1114112u)) {
        return Option_u32(true, code);
    } else {
        return Option_u32();
    }
    return Option_u32();
}

fn refuse(n: u32, local_invocation_index: u32, workgroup_id: vec3<u32>) {
    let limit_1 = 1017u;
    let at = take_room(2u, 4u, limit_1);
    if (at < limit_1) {
        atomicStore(&messages[at + 4u], 5u);
        atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
        atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        atomicStore(&messages[at + 7u], n);
    }
    return;
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
fn leave_out_checks(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.x_len && i < params.out_len) {
        let value_1 = values(i, x[i], local_invocation_index, workgroup_id);
        out[i] = value_1;
    }
}
