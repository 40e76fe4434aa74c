// The kernel `memory`.
//
// Members, a parameter by value, a uniform, workgroup memory.

struct Record {
    small: u32,
    wide: u64,
    vector: vec3<i64>,
    pair: array<i64, 2>,
}

struct Params {
    offset: u64,
    way: vec3<i64>,
}

@group(0) @binding(0) var<uniform> more: vec4<i64>;
@group(0) @binding(1) var<storage, read_write> records: array<Record>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> wide: array<u64, 8>;
var<workgroup> vectors: array<vec2<u64>, 8>;
var<workgroup> last: i64;

@compute @workgroup_size(8)
fn memory(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    wide[lane] = records[lane].wide + params.offset;
    vectors[lane] = vec2<u64>(params.offset, u64(lane));
    if (lane == 7u) {
        last = records[lane].pair[0u];
    }
    workgroupBarrier();
    let uniform_value = workgroupUniformLoad(&last);
    let shared_ = uniform_value;
    records[lane].wide = wide[(lane + 1u) % 8u] + vectors[7u - lane].y;
    records[lane].vector += params.way * i64(u64(records[lane].small));
    records[lane].pair[1u] = shared_ + more.y - more.z;
    records[lane].pair[0u] <<= u32(more.x) & 63u;
}
