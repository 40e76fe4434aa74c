// The kernel `uniform_variables`.
//
// Uniform variables change between the phases that read them.

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

var<workgroup> shared_: array<u32, 64>;

@compute @workgroup_size(64)
fn uniform_variables(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let lane = local_invocation_index;
    var u = params.n;
    var rounds = 0u;
    var own = lane;
    var late: u32;
    shared_[lane] = u;
    u += 1u;
    own += u;
    loop {
        workgroupBarrier();
        let before = shared_[(lane + rounds) % 64u];
        rounds += 1u;
        let selector = rounds;
        if ((selector == 1u) && (u > 100u)) {
            break;
        } else if (selector == 1u) {
            u *= 2u;
        } else if ((selector == 2u) || (selector == 3u)) {
            workgroupBarrier();
            shared_[lane] = before + own;
            if (u % 2u == 1u) {
                continue;
            }
            u += 3u;
        } else {
            own += before;
            break;
        }
        own += before * u;
    }
    if (u > 50u) {
        late = u;
    } else {
        late = own;
    }
    workgroupBarrier();
    out[workgroup_id.x * 64u + lane] = own * 1000u + shared_[63u - lane] + late + rounds;
}
