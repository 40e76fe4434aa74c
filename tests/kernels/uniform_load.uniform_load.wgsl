// The kernel `uniform_load`.

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

var<workgroup> found: atomic<u32>;
var<workgroup> limit: u32;
var<workgroup> ends: vec2<u32>;
var<workgroup> rows: array<f32, 4>;
var<workgroup> done: u32; // bool

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

@compute @workgroup_size(8)
fn uniform_load(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let lane = local_invocation_index;
    let i = global_invocation_id.x;
    if (input[i] > 10u) {
        atomicAdd(&found, 1u);
    }
    if (lane == 2u) {
        limit = 5u;
        ends = vec2<u32>(3u, 4u);
        done = u32(false);
    }
    if (lane < 4u) {
        rows[lane] = f32(lane) * 1.5f;
    }
    let uniform_value = workgroupUniformLoad(&found);
    let n_found = uniform_value;
    var sum = 0u;
    if (n_found > 1u) {
        workgroupBarrier();
        sum += 1000u;
    }
    let uniform_value_1 = workgroupUniformLoad(&limit);
    for (var k = 0u; k < uniform_value_1; k++) {
        workgroupBarrier();
        sum += k;
    }
    let uniform_value_2 = workgroupUniformLoad(&ends);
    let both = uniform_value_2;
    let uniform_value_3 = workgroupUniformLoad(&rows[workgroup_id.x + 1u]);
    let row = uniform_value_3;
    loop {
        let uniform_value_4 = (workgroupUniformLoad(&done) != 0u);
        if (!uniform_value_4) {
            sum += 100u;
            if (lane == 7u) {
                done = u32(true);
            }
        } else {
            break;
        }
    }
    out[i] = sum * 100u + n_found * 10u + both.x + both.y + rust_as_u32_f32(row * 2.0f);
}
