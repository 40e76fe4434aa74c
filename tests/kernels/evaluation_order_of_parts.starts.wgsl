// The kernel `starts`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(1)
fn starts() {
    var n = 7u;
    let start = n;
    var value: u32;
    n = 5u;
    value = 100u;
    var folded = value;
    for (var i = start; i < 10u; i++) {
        let sum = folded;
        folded = sum + i;
    }
    out[0u] = folded;
    let start_1 = n;
    var value_1: u32;
    n = 8u;
    value_1 = 1000u;
    var folded_1 = value_1;
    for (var i = start_1; i < 10u; i++) {
        if (i % 2u == 0u) {
            let sum = folded_1;
            folded_1 = sum + i;
        }
    }
    out[1u] = folded_1;
    let start_2 = n;
    var value_2: u32;
    n = 3u;
    value_2 = 2u;
    let count = value_2;
    var count_1 = 0u;
    var sum_1 = 0u;
    for (var position = start_2; position < 20u; position++) {
        if (count_1 >= count) {
            break;
        }
        count_1 += 1u;
        let term = position;
        sum_1 += term;
    }
    out[2u] = sum_1;
    out[3u] = n;
}
