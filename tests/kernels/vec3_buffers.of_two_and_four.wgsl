// The kernel `of_two_and_four`.

@group(0) @binding(0) var<storage, read> a: array<vec2<f32>>;
@group(0) @binding(1) var<storage, read> b: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read_write> c: array<vec2<i32>>;
@group(0) @binding(3) var<storage, read_write> d: array<vec4<f32>>;

@compute @workgroup_size(4)
fn of_two_and_four(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    c[i] = vec2<i32>(b[i].w, b[i].x) + c[i];
    d[i] = vec4<f32>(a[i].x, a[i].y, d[i].x, 1.0f);
}
