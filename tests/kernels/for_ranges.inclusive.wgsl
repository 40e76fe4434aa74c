// The kernel `inclusive`.

@group(0) @binding(0) var<storage, read> starts: array<i32>;
@group(0) @binding(1) var<storage, read> ends: array<i32>;
@group(0) @binding(2) var<storage, read_write> out: array<i32>;

@compute @workgroup_size(8)
fn inclusive(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var seen = 1i;
    let end = ends[lane];
    let i_start = starts[lane];
    var i = i_start;
    if (i <= end) {
        loop {
            seen = seen * 31i + i;
            continuing {
                let i_last = i == end;
                i++;
                break if i_last;
            }
        }
    }
    out[lane] = seen;
}
