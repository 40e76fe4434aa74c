@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> index: array<u32>;
@group(0) @binding(2) var<storage, read_write> y: array<f32>;

@compute @workgroup_size(256)
fn gather(
    @builtin(global_invocation_id) id: vec3<u32>,
) {
    let i = id.x;
    if (i < arrayLength(&index) && i < arrayLength(&y)) {
        y[i] = x[index[i]];
    }
}
