// The kernel `blocks`.
//
// Ids are computed anew in each phase; a jump out of a block ends it for all.

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

var<workgroup> shared_: array<array<u32, 8>, 8>;

@compute @workgroup_size(8, 8)
fn blocks(
    @builtin(local_invocation_id) local_invocation_id: vec3<u32>,
) {
    let at = local_invocation_id;
    let sum = at.x + at.y * 8u;
    var array_ = array<u32, 4>(params.n, params.n, params.n, params.n);
    loop {
        shared_[at.y][at.x] = sum;
        workgroupBarrier();
        array_[1u] = shared_[at.x][at.y];
        if (params.n == 1u) {
            array_[2u] += 7u;
            break;
        }
        workgroupBarrier();
        shared_[at.x][7u - at.y] = array_[1u] + array_[params.n % 4u];
        if (params.n == 2u) {
            break;
        }
        array_[3u] = sum;
        for (var k_next = params.n; k_next > 1u; k_next--) {
            let k = k_next - 1u;
            workgroupBarrier();
            let other = shared_[7u - at.y][at.x] + k;
            workgroupBarrier();
            shared_[at.y][at.x] = other + array_[k % 4u];
            array_[k % 4u] += other;
        }
        break;
    }
    workgroupBarrier();
    out[sum] = array_[0u] + array_[1u] * 3u + array_[2u] * 5u + array_[3u] * 7u + shared_[at.x][at.y] * 11u;
}
