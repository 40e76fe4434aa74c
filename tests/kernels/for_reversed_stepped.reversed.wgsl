// The kernel `reversed`.

@group(0) @binding(0) var<storage, read> ends: array<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<i32>;

@compute @workgroup_size(6)
fn reversed(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var seen = 1i;
    let end = ends[lane];
    for (var i_next = end; i_next > -2i; i_next--) {
        let i = i_next - 1i;
        seen = seen * 31i + i;
    }
    let end_1 = ends[lane];
    var i = end_1;
    if (i >= -2i) {
        loop {
            seen = seen * 31i + i;
            continuing {
                let i_last = i == -2i;
                i--;
                break if i_last;
            }
        }
    }
    out[lane] = seen;
}
