@group(0) @binding(0) var<storage, read> input: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> sums: array<u32>;
@group(0) @binding(2) var<storage, read_write> output: array<vec4<u32>>;

var<workgroup> scratch: array<u32, 256>;
var<workgroup> scanned: array<array<u32, 256>, 2>;

@compute @workgroup_size(256)
fn scan_chunks(
    @builtin(local_invocation_index) lane: u32,
    @builtin(workgroup_id) workgroup: vec3<u32>,
    @builtin(num_workgroups) workgroups: vec3<u32>,
    @builtin(subgroup_size) subgroup_size: u32,
) {
    let share = (arrayLength(&input) + workgroups.x - 1u) / workgroups.x;
    let start = workgroup.x * share;
    let end = min(start + share, arrayLength(&input));

    var sum = 0u;
    for (var i = lane; i < workgroup.x; i += 256u) {
        sum += sums[i];
    }
    scratch[lane] = subgroupAdd(sum);
    workgroupBarrier();
    var before = 0u;
    for (var first = 0u; first < 256u; first += subgroup_size) {
        before += scratch[first];
    }

    for (var tile = start; tile < end; tile += 512u) {
        var values: array<vec4<u32>, 2>;
        for (var part = 0u; part < 2u; part++) {
            let i = tile + 256u * part + lane;
            if (i < end) {
                values[part] = input[i];
            }
        }
        for (var part = 0u; part < 2u; part++) {
            let pairs = values[part] + vec4<u32>(0u, values[part].x, 0u, values[part].z);
            let fours = pairs + vec4<u32>(0u, 0u, pairs.y, pairs.y);
            values[part] = fours + subgroupExclusiveAdd(fours.w);
            scanned[part][lane] = values[part].w;
        }
        workgroupBarrier();
        for (var part = 0u; part < 2u; part++) {
            var before_own = before;
            for (var last = subgroup_size - 1u; last < 256u; last += subgroup_size) {
                let of_subgroup = scanned[part][last];
                if (last < lane) {
                    before_own += of_subgroup;
                }
                before += of_subgroup;
            }
            let i = tile + 256u * part + lane;
            if (i < end) {
                output[i] = values[part] + before_own;
            }
        }
        workgroupBarrier();
    }
}
