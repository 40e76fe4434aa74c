// The kernel `doubles`.

struct Meters {
    _0: f32,
}

struct Params {
    values_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> values: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

fn Meters_doubled(self_: Meters) -> Meters {
    return Meters(twice(self_._0));
}

fn twice(x: f32) -> f32 {
    return x + x;
}

@compute @workgroup_size(64)
fn doubles(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.values_len && i < params.out_len) {
        let value = Meters_doubled(Meters(values[i]))._0;
        out[i] = value;
    }
}
