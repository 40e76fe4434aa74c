struct Sizes { width: u32, height: u32 }

@group(0) @binding(0) var<storage, read> input: array<f32>;
@group(0) @binding(1) var<storage, read_write> output: array<f32>;
@group(0) @binding(2) var<uniform> sizes: Sizes;

var<workgroup> tile: array<array<f32, 17>, 16>;

@compute @workgroup_size(16, 16)
fn transpose(
    @builtin(workgroup_id) workgroup: vec3<u32>,
    @builtin(local_invocation_id) local: vec3<u32>,
) {
    let corner = workgroup.xy * 16u;
    let from_ = corner + local.xy;
    if (from_.x < sizes.width && from_.y < sizes.height) {
        tile[local.y][local.x] = input[from_.y * sizes.width + from_.x];
    }
    workgroupBarrier();
    let to = corner.yx + local.xy;
    if (to.x < sizes.height && to.y < sizes.width) {
        output[to.y * sizes.height + to.x] = tile[local.x][local.y];
    }
}
