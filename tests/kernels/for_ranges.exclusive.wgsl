// The kernel `exclusive`.
//
// Folds the values of each invocation's range into one number that depends on their order.

@group(0) @binding(0) var<storage, read> starts: array<i32>;
@group(0) @binding(1) var<storage, read> ends: array<i32>;
@group(0) @binding(2) var<storage, read_write> out: array<i32>;

@compute @workgroup_size(8)
fn exclusive(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var seen = 1i;
    let end = ends[lane];
    for (var i = starts[lane]; i < end; i++) {
        seen = seen * 31i + i;
    }
    out[lane] = seen;
}
