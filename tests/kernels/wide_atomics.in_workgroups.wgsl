// The kernel `in_workgroups`.
//
// Each workgroup adds up in its own memory; a product is made by exchanges.

struct Tuple2_u64_bool {
    _0: u64,
    _1: bool,
}

@group(0) @binding(0) var<storage, read_write> sums: array<u64>;
@group(0) @binding(1) var<storage, read_write> product: array<atomic<u64>>;
@group(0) @binding(2) var<storage, read_write> last: array<atomic<i64>>;

var<workgroup> sum: atomic<u64>;
var<workgroup> least: array<atomic<i64>, 2>;

@compute @workgroup_size(64)
fn in_workgroups(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let lane = local_invocation_index;
    if (lane == 0u) {
        atomicStore(&least[1u], 9223372036854775807li);
    }
    workgroupBarrier();
    atomicAdd(&sum, u64(lane) << 33u);
    atomicMin(&least[1u], -i64(u64(lane)) << 40u);
    workgroupBarrier();
    if (lane == 0u) {
        let value = atomicLoad(&sum);
        sums[2u * workgroup_id.x] = value;
        let value_1 = u64(atomicExchange(&least[1u], 0li));
        sums[2u * workgroup_id.x + 1u] = value_1;
        atomicStore(&last[0u], -1li);
        var old = atomicLoad(&product[0u]);
        loop {
            let result = atomicCompareExchangeWeak(&product[0u], old, old * 4294967297lu);
            let exchange = Tuple2_u64_bool(result.old_value, result.exchanged);
            let found = exchange._0;
            if (!exchange._1) {
                old = found;
            } else {
                break;
            }
        }
    }
}
