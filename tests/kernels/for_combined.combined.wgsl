// The kernel `combined`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(8)
fn combined(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let end = local_invocation_index;
    var seen = 1u;
    var i = end - 1u;
    if (i + 1u > 0u) {
        loop {
            seen = seen * 31u + i;
            continuing {
                let i_last = i - 0u < 3u;
                i -= 3u;
                break if i_last;
            }
        }
    }
    var i_1 = end;
    if (i_1 >= 1u) {
        loop {
            seen = seen * 31u + i_1;
            continuing {
                let i_last_1 = i_1 - 1u < 2u;
                i_1 -= 2u;
                break if i_last_1;
            }
        }
    }
    var i_2 = end - 1u;
    if (i_2 + 1u > 0u) {
        i_2 -= (i_2 - 0u) % 3u;
        loop {
            seen = seen * 31u + i_2;
            continuing {
                let i_last_2 = i_2 - 0u < 3u;
                i_2 -= 3u;
                break if i_last_2;
            }
        }
    }
    for (var i_3 = 0u; i_3 < end; i_3++) {
        seen = seen * 31u + i_3;
    }
    out[end] = seen;
}
