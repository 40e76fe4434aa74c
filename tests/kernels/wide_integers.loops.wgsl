// The kernel `loops`.

@group(0) @binding(0) var<storage, read> counts: array<u64>;
@group(0) @binding(1) var<storage, read_write> out: array<u64>;

const PRIME: u64 = 1099511628211lu;

fn mixed(hash: u64, byte: u32) -> u64 {
    return ((hash ^ u64(byte)) * PRIME);
}

@compute @workgroup_size(4)
fn loops(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let n = counts[i];
    var hash = 14695981039346656037lu;
    for (var k = 0lu; k < n; k++) {
        let value = mixed(hash, u32(k));
        hash = value;
    }
    var k = 18446744073709551615lu;
    if (k >= 18446744073709551613lu) {
        loop {
            hash ^= k;
            continuing {
                let k_last = k == 18446744073709551613lu;
                k--;
                break if k_last;
            }
        }
    }
    let end = i64(n);
    var k_1 = -3li;
    if (k_1 < end) {
        loop {
            let value = mixed(hash, u32(k_1));
            hash = value;
            continuing {
                let k_last_1 = u64(end) - u64(k_1) <= 2lu;
                k_1 += i64(2lu);
                break if k_last_1;
            }
        }
    }
    var k_2 = n;
    if (k_2 >= 0lu) {
        loop {
            hash += k_2;
            continuing {
                let k_last_2 = k_2 - 0lu < 3lu;
                k_2 -= 3lu;
                break if k_last_2;
            }
        }
    }
    var value: u64;
    if (n == 0lu) {
        value = hash;
    } else if (n >= 1lu && n <= 2lu) {
        value = hash + 1lu;
    } else if ((n == 3lu) || (n == 281474976710655lu)) {
        value = hash + 2lu;
    } else if (n % 2lu == 0lu) {
        value = hash + 3lu;
    } else {
        value = hash + 4lu;
    }
    out[i] = value;
}
