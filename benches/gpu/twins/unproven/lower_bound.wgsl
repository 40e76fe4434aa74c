@group(0) @binding(0) var<storage, read> sorted: array<u32>;
@group(0) @binding(1) var<storage, read> keys: array<u32>;
@group(0) @binding(2) var<storage, read_write> places: array<u32>;

@compute @workgroup_size(256)
fn lower_bound(
    @builtin(global_invocation_id) id: vec3<u32>,
) {
    let i = id.x;
    if (i >= arrayLength(&keys) || i >= arrayLength(&places)) {
        return;
    }
    let key = keys[i];
    var low = 0u;
    var high = arrayLength(&sorted);
    while (low < high) {
        let middle = low + (high - low) / 2u;
        if (sorted[middle] < key) {
            low = middle + 1u;
        } else {
            high = middle;
        }
    }
    places[i] = low;
}
