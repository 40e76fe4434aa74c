// The kernel `instead_of_a_value`.
//
// A value that one arm computes while the other leaves.

@group(0) @binding(0) var<storage, read> values: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(8)
fn instead_of_a_value(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var value: u32;
    if (values[lane] > 10u) {
        value = values[lane];
    } else {
        return;
    }
    var half: u32;
    let selector = value % 2u;
    switch (selector) {
        case 0u: {
            half = value / 2u;
        }
        default: {
            return;
        }
    }
    out[lane] = half;
}
