// The kernel `shared_slices`.
//
// Each invocation of a workgroup takes its own part of a shared array.

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

var<workgroup> tile: array<u32, 8>;

@compute @workgroup_size(8)
fn shared_slices(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let i = local_invocation_index;
    tile[i] = x[i];
    workgroupBarrier();
    var rest_start: u32;
    var rest_end: u32;
    if (i % 2u == 0u) {
        let end = min(i, 8u);
        rest_start = 0u;
        rest_end = end;
    } else {
        rest_start = i;
        rest_end = 8u;
    }
    var total = 0u;
    loop {
        let start = rest_start;
        let end = rest_end;
        let len = max(end, start) - start;
        let fits = len >= 1u;
        let index = start + 0u;
        let start_1 = start + 1u;
        let end_1 = start + (len - 0u);
        if (fits) {
            total = total * 3u + tile[min(index, 7u)];
            rest_start = start_1;
            rest_end = end_1;
        } else {
            break;
        }
    }
    out[i] = total;
}
