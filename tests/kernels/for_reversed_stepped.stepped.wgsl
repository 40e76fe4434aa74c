// The kernel `stepped`.

struct Params {
    step_: u32,
}

@group(0) @binding(0) var<storage, read> ends: array<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<i32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(6)
fn stepped(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var seen = 1i;
    let end = ends[lane];
    var i = -2i;
    if (i < end) {
        loop {
            seen = seen * 31i + i;
            continuing {
                let i_last = u32(end) - u32(i) <= 3u;
                i += i32(3u);
                break if i_last;
            }
        }
    }
    let end_1 = ends[lane];
    var i_1 = -2i;
    if (i_1 <= end_1) {
        loop {
            seen = seen * 31i + i_1;
            continuing {
                let i_last_1 = u32(end_1) - u32(i_1) < 3u;
                i_1 += i32(3u);
                break if i_last_1;
            }
        }
    }
    let end_2 = ends[lane];
    let step_ = params.step_ + lane;
    let i_step = max(step_, 1u);
    var i_2 = 0i;
    if (i_2 < end_2) {
        loop {
            seen = seen * 31i + i_2;
            continuing {
                let i_last_2 = u32(end_2) - u32(i_2) <= i_step;
                i_2 += i32(i_step);
                break if i_last_2;
            }
        }
    }
    out[lane] = seen;
}
