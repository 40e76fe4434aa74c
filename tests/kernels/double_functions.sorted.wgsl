// The kernel `sorted`.

@group(0) @binding(0) var<storage, read> numbers: array<f64>;
@group(0) @binding(1) var<storage, read_write> out: array<f64>;

// `to_bits` as Rust defines it.
fn rust_to_bits_f64(a: f64) -> u64 {
    return bitcast<u64>(a);
}

fn f64_total_cmp(self_: f64, other: f64) -> u32 {
    let value = f64___rank(self_);
    let value_1 = f64___rank(other);
    var ordering: u32;
    if (value < value_1) {
        ordering = 4294967295u;
    } else if (value > value_1) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    return ordering;
}

fn f64___rank(self_: f64) -> i64 {
    let bits = i64(rust_to_bits_f64(self_));
    return bits ^ i64(u64(bits >> 63u) >> 1u);
}

@compute @workgroup_size(1)
fn sorted() {
    var all_ = array<f64, 6>();
    for (var k = 0u; k < 6u; k++) {
        all_[k] = numbers[k];
    }
    for (var end = 1u; end < 6u; end++) {
        var at = end;
        while (at > 0u) {
            let before = all_[at - 1u];
            let sorted_1 = all_[at];
            if (f64_total_cmp(before, sorted_1) != 4294967295u) {
                break;
            }
            all_[at - 1u] = sorted_1;
            all_[at] = before;
            at -= 1u;
        }
    }
    for (var k = 0u; k < 6u; k++) {
        out[k] = all_[k];
    }
}
