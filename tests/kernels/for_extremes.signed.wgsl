// The kernel `signed`.

@group(0) @binding(0) var<storage, read_write> out: array<i32>;

@compute @workgroup_size(1)
fn signed() {
    var i = (2147483647i - 1i);
    if (i <= 2147483647i) {
        loop {
            out[0u] = out[0u] * 10i + (2147483647i - i) + 1i;
            continuing {
                let i_last = i == 2147483647i;
                i++;
                break if i_last;
            }
        }
    }
    let end = -2147483646i;
    var i_1 = end;
    if (i_1 >= i32(-2147483648)) {
        loop {
            out[1u] = out[1u] * 10i + (i_1 - i32(-2147483648));
            continuing {
                let i_last_1 = i_1 == i32(-2147483648);
                i_1--;
                break if i_last_1;
            }
        }
    }
    var i_2 = -2000000000i;
    if (i_2 < 2000000000i) {
        loop {
            out[2u] += i_2 / 1000000i;
            continuing {
                let i_last_2 = u32(2000000000i) - u32(i_2) <= 3000000000u;
                i_2 += i32(3000000000u);
                break if i_last_2;
            }
        }
    }
    var i_3 = i32(-2147483648);
    if (i_3 <= 2147483647i) {
        loop {
            out[3u] += 1i;
            if (i_3 == -2147483644i) {
                break;
            }
            continuing {
                let i_last_3 = i_3 == 2147483647i;
                i_3++;
                break if i_last_3;
            }
        }
    }
}
