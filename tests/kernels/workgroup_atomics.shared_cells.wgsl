// The kernel `shared_cells`.
//
// All invocations work on the same cells; the results do not depend on their order.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<storage, read_write> signed: array<i32>;

var<workgroup> sum: atomic<u32>;
var<workgroup> bits: array<atomic<u32>, 3>;
var<workgroup> range: array<atomic<i32>, 3>;

@compute @workgroup_size(32)
fn shared_cells(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    if (lane == 0u) {
        atomicStore(&bits[0u], 4294967295u);
        atomicStore(&range[0u], 2147483647i);
        atomicStore(&range[1u], i32(-2147483648));
    }
    workgroupBarrier();
    let value = i32(lane) * 37i % 32i - 20i;
    atomicAdd(&sum, lane);
    atomicSub(&sum, 1u);
    atomicAnd(&bits[0u], (~(1u << (lane & 31u)) | 1u));
    atomicOr(&bits[1u], 1u << ((lane & 30u) & 31u));
    atomicXor(&bits[2u], ((1u << ((lane / 2u) & 31u)) | 2147483648u));
    atomicMin(&range[0u], value);
    atomicMax(&range[1u], value);
    atomicAdd(&range[2u], value);
    workgroupBarrier();
    if (lane < 3u) {
        let value_1 = atomicLoad(&bits[lane]);
        out[lane] = value_1;
        let value_2 = atomicLoad(&range[lane]);
        signed[lane] = value_2;
    }
    if (lane == 3u) {
        let value_1 = atomicLoad(&sum);
        out[3u] = value_1;
    }
}
