// The kernel `unsigned`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(1)
fn unsigned() {
    var n = 0u;
    var i = 0u;
    if (i <= 4294967295u) {
        loop {
            if (i == 3u) {
                break;
            }
            n += 1u;
            continuing {
                let i_last = i == 4294967295u;
                i++;
                break if i_last;
            }
        }
    }
    out[0u] = n;
    var i_1 = (4294967295u - 2u);
    if (i_1 <= 4294967295u) {
        loop {
            out[1u] = out[1u] * 10u + (4294967295u - i_1);
            continuing {
                let i_last_1 = i_1 == 4294967295u;
                i_1++;
                break if i_last_1;
            }
        }
    }
    var i_2 = (4294967295u - 5u);
    if (i_2 <= 4294967295u) {
        loop {
            out[2u] = out[2u] * 10u + (4294967295u - i_2);
            continuing {
                let i_last_2 = 4294967295u - i_2 < 4u;
                i_2 += 4u;
                break if i_last_2;
            }
        }
    }
    for (var i_3 = 0u; i_3 < 10u; i_3 += 3000000000u) {
        out[3u] = out[3u] * 10u + i_3 + 1u;
    }
    var i_3 = 3u;
    if (i_3 >= 0u) {
        loop {
            out[4u] = out[4u] * 10u + i_3;
            continuing {
                let i_last_3 = i_3 == 0u;
                i_3--;
                break if i_last_3;
            }
        }
    }
    var i_4 = 4294967295u;
    if (i_4 >= 0u) {
        loop {
            if (i_4 < 4294967295u - 3u) {
                break;
            }
            out[5u] = out[5u] * 10u + (4294967295u - i_4) + 1u;
            continuing {
                let i_last_4 = i_4 == 0u;
                i_4--;
                break if i_last_4;
            }
        }
    }
    for (var i_5 = 7u; i_5 <= 7u; i_5++) {
        out[6u] = i_5;
    }
}
