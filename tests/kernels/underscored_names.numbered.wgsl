// The kernel `numbered`.

struct Params {
    x_2: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(4)
fn numbered(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let x = local_invocation_index;
    let x_1 = x + 1u;
    let x_1_1 = x_1 * 10u;
    let user__x = 100u;
    let x__x = x_1_1 + user__x;
    out[x_1 - 1u] = x__x + params.x_2;
}
