// The kernel `labelled_loops`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(8)
fn labelled_loops(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var seen = 1u;
    for (var row = 0u; row < 8u; row++) {
        var continue_rows = false;
        var break_rows = false;
        for (var column = 0u; column < 8u; column++) {
            if (column > row) {
                continue_rows = true;
                break;
            }
            if (row * column > 2u * lane) {
                break_rows = true;
                break;
            }
            seen = seen * 31u + 8u * row + column;
        }
        if (continue_rows) {
            continue;
        }
        if (break_rows) {
            break;
        }
        seen += 1000u;
    }
    var i = 0u;
    var value: u32;
    loop {
        i += 1u;
        var break_search = false;
        var continue_search = false;
        loop {
            if (i % 5u == lane % 5u) {
                value = 100u * i;
                break_search = true;
                break;
            }
            if (i % 2u == 0u) {
                continue_search = true;
                break;
            }
            break;
        }
        if (break_search) {
            break;
        }
        if (continue_search) {
            continue;
        }
        seen += i;
    }
    out[lane] = seen + value;
}
