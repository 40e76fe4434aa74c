// The kernel `branches`.

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(1)
fn branches() {
    var w = array<u32, 4>(20u, 20u, 20u, 20u);
    for (var i = 0u; i < params.n; i++) {
        var h = i;
        h += 1u;
        var value: u32;
        if (i == 3u) {
            value = 5u;
        } else {
            value = 2u;
        }
        w[h & 3u] -= value;
    }
    for (var i = 0u; i < 4u; i++) {
        out[i] = w[i];
    }
}
