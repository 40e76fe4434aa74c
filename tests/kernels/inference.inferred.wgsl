// The kernel `inferred`.

struct Params {
    n: u32,
    x: f32,
}

@group(0) @binding(0) var<storage, read> data: array<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

@compute @workgroup_size(8)
fn inferred(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let o = 10u * lane;
    var stride = 128u;
    while (lane < stride) {
        stride /= 2u;
    }
    out[o] = stride;
    var sum = 0i;
    sum -= 3i;
    sum += data[lane];
    out[o + 1u] = u32(sum / 2i);
    let alone = -7i;
    out[o + 2u] = u32(alone / 2i);
    let amount = 3i;
    out[o + 3u] = params.n << (u32(amount) & 31u);
    var at: u32;
    if (lane > 3u) {
        at = 1u;
    } else {
        at = 0u;
    }
    out[o + 4u] = u32(data[at]);
    var counts = array<u32, 3>();
    counts[1u] = params.n;
    counts[2u] = counts[1u] - 1u;
    out[o + 5u] = counts[0u] + counts[1u] + counts[2u];
    var value: u32;
    switch (lane) {
        case 0u: {
            loop {
                value = 5u;
                break;
            }
        }
        case 1u: {
            let five = 6u;
            value = five;
        }
        default: {
            value = params.n;
        }
    }
    out[o + 6u] = value;
    let half = 0.5f;
    let two = half * 4.0f;
    out[o + 7u] = rust_as_u32_f32(two * params.x + 1.0f);
    let scaled = 10.0f * half;
    out[o + 8u] = rust_as_u32_f32(scaled);
    let suffixed = 1000u + 255u + 5u + 15u;
    out[o + 9u] = suffixed + 5u;
}
