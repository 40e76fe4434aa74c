// The kernel `vectors`.

@group(0) @binding(0) var<storage, read> a: array<vec3<i64>>;
@group(0) @binding(1) var<storage, read> b: array<vec4<u64>>;
@group(0) @binding(2) var<storage, read_write> out: array<vec3<i64>>;
@group(0) @binding(3) var<storage, read_write> counts: array<vec4<u64>>;
@group(0) @binding(4) var<storage, read_write> sums: array<u64>;

// `element_product` as Rust defines it.
fn rust_element_product_vec2_u64(a: vec2<u64>) -> u64 {
    return a.x * a.y;
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec3_i64(a: vec3<i64>) -> i64 {
    return a.x + a.y + a.z;
}

// Keeps a constant from being folded.
fn rust_value_vec4_u64(a: vec4<u64>) -> vec4<u64> {
    return a;
}

@compute @workgroup_size(4)
fn vectors(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let u = a[i];
    let v = b[i];
    var w = u.zyx * 3li - u / 2li;
    w.x = u[1u];
    out[i] = select(abs(w), max(w, vec3<i64>(-1li)), (u < w));
    counts[i] = (v << (vec4<u32>(rust_value_vec4_u64(vec4<u64>(1lu, 2lu, 3lu, 40lu))) & vec4<u32>(63u))) + v.wxyz % 1000lu + vec4<u64>(sums[i]);
    sums[i] = dot(v, vec4<u64>(1lu)) + rust_element_product_vec2_u64(v.xy) + vec3<u64>(u).x + u64(rust_element_sum_vec3_i64(vec3<i64>(vec3<i32>(u))));
}
