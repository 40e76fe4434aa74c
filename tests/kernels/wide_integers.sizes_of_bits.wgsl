// The kernel `sizes_of_bits`.

struct Params {
    x_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u64>;
@group(0) @binding(1) var<storage, read_write> out: array<u64>;
@group(0) @binding(2) var<uniform> params: Params;

fn sizes(x_1: u64) -> array<u64, 4> {
    let low = u32((x_1 & 7lu));
    let rest = u32(x_1 % 1000lu);
    let high = u32(x_1 >> 40u);
    let own = array<u64, 8>(1lu, 2lu, 3lu, 4lu, 5lu, 6lu, 7lu, 8lu);
    let end = min(low, 8u);
    var sum = 0lu;
    for (var position = 0u; position < end; position++) {
        let term = own[position];
        sum += term;
    }
    return array<u64, 4>(u64(low / 2u), u64(rest / 3u), u64(high / 3u), sum);
}

@compute @workgroup_size(1)
fn sizes_of_bits() {
    for (var i = 0u; i < params.x_len; i++) {
        let found = sizes(x[i]);
        for (var k = 0u; k < 4u; k++) {
            if (i * 4u + k < params.out_len) {
                out[i * 4u + k] = found[k];
            }
        }
    }
}
