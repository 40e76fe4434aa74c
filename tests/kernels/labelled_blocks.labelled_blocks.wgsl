// The kernel `labelled_blocks`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(8)
fn labelled_blocks(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var root: u32;
    loop {
        var break_search = false;
        var i = 0u;
        if (i <= lane) {
            loop {
                if (i * i == lane) {
                    root = i;
                    break_search = true;
                    break;
                }
                continuing {
                    let i_last = i == lane;
                    i++;
                    break if i_last;
                }
            }
        }
        if (break_search) {
            break;
        }
        root = 99u;
        break;
    }
    var passed = 0u;
    loop {
        passed += 1u;
        var break_outer = false;
        loop {
            if (lane % 4u == 0u) {
                break_outer = true;
                break;
            }
            if (lane % 4u == 1u) {
                break;
            }
            passed += 10u;
            break;
        }
        if (break_outer) {
            break;
        }
        passed += 100u;
        break;
    }
    out[lane] = 1000u * root + passed;
}
