struct Sizes { width: u32, height: u32 }

@group(0) @binding(0) var<storage, read> input: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> output: array<vec4<f32>>;
@group(0) @binding(2) var<uniform> sizes: Sizes;

var<workgroup> tile: array<array<vec4<f32>, 16>, 64>;

@compute @workgroup_size(16, 16)
fn turn(
    @builtin(workgroup_id) workgroup: vec3<u32>,
    @builtin(local_invocation_id) local: vec3<u32>,
) {
    let across = sizes.width / 4u;
    let down = sizes.height / 4u;
    var block: mat4x4<f32>;
    let from_ = workgroup.xy * 16u + local.xy;
    if (from_.x < across && from_.y < down) {
        for (var row = 0u; row < 4u; row++) {
            block[row] = input[(from_.y * 4u + row) * across + from_.x];
        }
    }
    let turned = transpose(block);
    let column = (local.x + local.y) % 16u;
    for (var i = 0u; i < 4u; i++) {
        tile[local.x * 4u + i][column] = turned[i];
    }
    workgroupBarrier();
    let to = workgroup.yx * 16u + local.xy;
    if (to.x < down && to.y < across) {
        for (var row = 0u; row < 4u; row++) {
            output[(to.y * 4u + row) * down + to.x] = tile[local.y * 4u + row][column];
        }
    }
}
