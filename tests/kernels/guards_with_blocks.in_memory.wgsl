// The kernel `in_memory`.

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> hits: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn in_memory() {
    var v: u32;
    var taken = false;
    switch (params.n) {
        case 0u: {
            let x = out[0u];
            taken = x > 3u;
        }
        default: {
        }
    }
    var taken_1 = false;
    switch (params.n) {
        case 1u: {
            var value: u32;
            if (params.n > 0u) {
                value = 2u;
            } else {
                value = 3u;
            }
            taken_1 = atomicAdd(&hits[0u], value) == 0u;
        }
        default: {
        }
    }
    var taken_2 = false;
    if ((params.n == 1u) && (taken_1)) {
    } else if (params.n == 1u) {
        taken_2 = atomicLoad(&hits[0u]) > 1u;
    }
    if ((params.n == 0u) && (taken)) {
        v = 5u;
    } else if ((params.n == 1u) && (taken_1)) {
        v = 6u;
    } else if ((params.n == 1u) && (taken_2)) {
        v = 7u;
    } else {
        v = 8u;
    }
    out[1u] = v;
}
