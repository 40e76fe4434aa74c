// The kernel `sum`.
//
// Sums ten slices, and writes two.

struct Params {
    out_len: u32,
    count_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read> c: array<f32>;
@group(0) @binding(3) var<storage, read> d: array<f32>;
@group(0) @binding(4) var<storage, read> e: array<f32>;
@group(0) @binding(5) var<storage, read> f: array<f32>;
@group(0) @binding(6) var<storage, read> g: array<f32>;
@group(0) @binding(7) var<storage, read> h: array<f32>;
@group(0) @binding(8) var<storage, read> i: array<u32>;
@group(0) @binding(9) var<storage, read> j: array<u32>;
@group(0) @binding(10) var<storage, read_write> out: array<f32>;
@group(0) @binding(11) var<storage, read_write> count: array<u32>;
@group(0) @binding(12) var<uniform> params: Params;

@compute @workgroup_size(64)
fn sum(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let n = global_invocation_id.x;
    if (n < params.out_len && n < params.count_len) {
        let firsts = a[n] + b[n] + c[n] + d[n];
        out[n] = firsts + e[n] + f[n] + g[n] + h[n];
        count[n] = i[n] * j[n];
    }
}
