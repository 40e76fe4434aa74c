// The kernel `numbered`.

struct Params {
    n: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(1)
fn numbered() {
    let i_start = params.n;
    var i = i_start;
    if (i <= 4294967295u) {
        loop {
            if (i >= params.out_len) {
                break;
            }
            out[i] = i;
            continuing {
                let i_last = i == 4294967295u;
                i++;
                break if i_last;
            }
        }
    }
    var count = 0u;
    var count_1 = 0u;
    let k_start = params.n;
    var k = k_start;
    if (k <= 4294967295u) {
        loop {
            if (count >= 4u) {
                break;
            }
            count += 1u;
            let i_1 = count_1;
            count_1 += 1u;
            out[min(i_1, arrayLength(&out) - 1u)] += k;
            continuing {
                let k_last = k == 4294967295u;
                k++;
                break if k_last;
            }
        }
    }
}
