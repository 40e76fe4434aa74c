// The kernel `deferred`.

@group(0) @binding(0) var<storage, read_write> out: array<f32>;

@compute @workgroup_size(6)
fn deferred(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var branch: f32;
    if (lane < 3u) {
        branch = 10.0f;
    } else {
        branch = 20.0f;
    }
    var typed: u32;
    switch (lane) {
        case 0u: {
            typed = 1u;
        }
        case 1u, 2u: {
            let twice = lane * 2u;
            typed = twice;
        }
        default: {
            typed = 3u;
        }
    }
    var changed: u32;
    changed = lane;
    changed += 100u;
    var found: u32;
    var i = 0u;
    loop {
        if (i * i >= lane) {
            found = i;
            break;
        }
        i += 1u;
    }
    var vector: vec2<f32>;
    var array_: array<u32, 2>;
    vector = vec2<f32>(branch, 0.5f);
    array_ = array<u32, 2>(typed, changed);
    out[lane] = vector.x + vector.y + f32(array_[0u] * 1000u + array_[1u] * 10000u + found);
}
