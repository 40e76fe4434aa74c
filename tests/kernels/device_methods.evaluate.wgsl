// The kernel `evaluate`.

struct Cubic {
    c: array<f32, 4>,
}

@group(0) @binding(0) var<storage, read> cubics: array<Cubic>;
@group(0) @binding(1) var<storage, read_write> coefficients: array<f32>;
@group(0) @binding(2) var<storage, read_write> values: array<f32>;

fn Cubic_own_coefficient(self_: Cubic, local_invocation_index: u32) -> f32 {
    return Cubic_coefficient(self_, local_invocation_index % 4u);
}

fn Cubic_at(self_: Cubic, x: f32) -> f32 {
    return self_.c[0u] + x * (self_.c[1u] + x * (self_.c[2u] + x * self_.c[3u]));
}

fn Cubic_coefficient(self_: Cubic, i: u32) -> f32 {
    return self_.c[i];
}

@compute @workgroup_size(4)
fn evaluate(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let cubic = cubics[workgroup_id.x];
    let value = Cubic_own_coefficient(cubic, local_invocation_index);
    coefficients[global_invocation_id.x] = value;
    let value_1 = Cubic_at(cubic, f32(local_invocation_index));
    values[global_invocation_id.x] = value_1;
}
