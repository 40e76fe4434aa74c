// The kernel `twice_a_sum`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(4)
fn twice_a_sum(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let inside = i < 3u && (i == 0u || i > 1u) && true;
    var value: u32;
    if (inside) {
        value = (i + 3u) * 2u;
    } else {
        value = 0u;
    }
    out[i] = value;
}
