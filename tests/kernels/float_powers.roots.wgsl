// The kernel `roots`.
//
// Where a power and a square root may differ.

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn roots() {
    for (var i = 0u; i < params.x_len; i++) {
        let base = x[i];
        let root = select(sqrt(base), 0.0f, base == 0.0f);
        var value: u32;
        if ((bitcast<u32>(root) & 0x7fffffffu) > 0x7f800000u) {
            value = 1u;
        } else {
            value = bitcast<u32>(root);
        }
        out[i] = value;
    }
}
