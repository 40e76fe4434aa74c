// The kernel `nothing`.

@group(0) @binding(0) var<storage, read_write> _out: array<u32>;

@compute @workgroup_size(1)
fn nothing() {
}
