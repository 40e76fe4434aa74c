// The kernel `mean::<Vec2, 3>`.

struct Params {
    scale: f32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> xs_0: array<vec2<f32>>;
@group(0) @binding(1) var<storage, read> xs_1: array<vec2<f32>>;
@group(0) @binding(2) var<storage, read> xs_2: array<vec2<f32>>;
@group(0) @binding(3) var<storage, read_write> out: array<vec2<f32>>;
@group(0) @binding(4) var<uniform> params: Params;

const N: u32 = 3u;

@compute @workgroup_size(4)
fn mean(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len) {
        var sum = xs_0[i];
        for (var k = 1u; k < N; k++) {
            let operand = sum;
            let slice = k;
            var element: vec2<f32>;
            switch (slice) {
                case 0u: {
                    element = xs_0[i];
                }
                case 1u: {
                    element = xs_1[i];
                }
                default: {
                    element = xs_2[i];
                }
            }
            sum = operand + element;
        }
        out[i] = sum * params.scale;
    }
}
