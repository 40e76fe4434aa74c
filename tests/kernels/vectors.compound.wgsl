// The kernel `compound`.
//
// Compound assignment to a component that is found at run time.

struct Params {
    i: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<vec4<i32>>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(1)
fn compound() {
    var v = vec4<i32>(1i, 2i, 3i, 4i);
    v[params.i] += 10i * v[params.i + 1u];
    v[params.i + 1u] -= v.x;
    v[params.i] ^= v[params.i];
    out[0u] = v;
}
