// The kernel `unused`.

struct Params {
    _n: u32,
}

@group(0) @binding(0) var<storage, read> _input: array<vec3<f32>>;
@group(0) @binding(1) var<uniform> _scale: f32;
@group(0) @binding(2) var<storage, read_write> _counts: array<atomic<u32>>;
@group(0) @binding(3) var<storage, read_write> out: array<u32>;
@group(0) @binding(4) var<uniform> params: Params;

var<workgroup> _cache: array<f32, 64>;

@compute @workgroup_size(4)
fn unused(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    out[global_invocation_id.x] = 5u;
}
