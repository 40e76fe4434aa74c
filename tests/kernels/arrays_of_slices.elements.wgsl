// The kernel `elements`.

struct Params {
    xs_0_len: u32,
    xs_1_len: u32,
    xs_2_len: u32,
    at_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> xs_0: array<u32>;
@group(0) @binding(1) var<storage, read> xs_1: array<u32>;
@group(0) @binding(2) var<storage, read> xs_2: array<u32>;
@group(0) @binding(3) var<storage, read> at: array<u32>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;
@group(0) @binding(5) var<uniform> params: Params;

@compute @workgroup_size(4)
fn elements(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.at_len && i < params.out_len) {
        let x = at[i];
        let slice = min(x, 2u);
        var element: u32;
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
        let operand = element * 10u + xs_1[i];
        let slice_1 = min(x, 2u);
        var slice_len: u32;
        switch (slice_1) {
            case 0u: {
                slice_len = params.xs_0_len;
            }
            case 1u: {
                slice_len = params.xs_1_len;
            }
            default: {
                slice_len = params.xs_2_len;
            }
        }
        out[i] = operand + slice_len * 100u + 3u * 1000u;
    }
}
