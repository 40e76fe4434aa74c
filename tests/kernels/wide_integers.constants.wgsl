// The kernel `constants`.

@group(0) @binding(0) var<storage, read_write> out: array<u64>;

const BIG: u64 = 9223372036854775808lu;

@compute @workgroup_size(1)
fn constants() {
    out[0u] = 18446744073709551615lu;
    out[1u] = 9223372036854775808lu;
    out[2u] = 9223653511831420928lu;
    out[3u] = 1lu;
    out[4u] = 18446744073709551611lu;
    out[5u] = 18446744073709551615lu;
    out[6u] = 9223372036854775808lu;
    out[7u] = 705032704lu;
    out[8u] = 64lu;
    out[9u] = 18446744073709551615lu;
    let table = array<u64, 3>(1lu, BIG, 3lu);
    out[10u] = table[1u] >> 3u;
    out[11u] = 9223372036854775808lu;
}
