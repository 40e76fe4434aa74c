// The kernel `of_three`.

struct Params {
    a_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<vec3<f32>>;
@group(0) @binding(1) var<storage, read> b: array<vec3<u32>>;
@group(0) @binding(2) var<storage, read> c: array<vec3<i32>>;
@group(0) @binding(3) var<storage, read_write> floats: array<vec3<f32>>;
@group(0) @binding(4) var<storage, read_write> unsigned: array<vec3<u32>>;
@group(0) @binding(5) var<storage, read_write> signed: array<vec3<i32>>;
@group(0) @binding(6) var<uniform> params: Params;

@compute @workgroup_size(4)
fn of_three(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let last = params.a_len - 1u;
    floats[i] = a[last - i] * 2.0f;
    unsigned[i] = b[i] + vec3<u32>(params.a_len, i, 0u);
    unsigned[i].z = b[i].x;
    signed[i].y = c[i].z - 1i;
}
