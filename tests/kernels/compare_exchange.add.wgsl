// The kernel `add`.
//
// Adds by exchanging, with four workgroups that compete.

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Tuple2_i32_bool {
    _0: i32,
    _1: bool,
}

@group(0) @binding(0) var<storage, read_write> total: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> highest: array<atomic<i32>>;

@compute @workgroup_size(64)
fn add(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let id = global_invocation_id.x;
    var old = atomicLoad(&total[0u]);
    loop {
        let result = atomicCompareExchangeWeak(&total[0u], old, old + id);
        let exchange = Tuple2_u32_bool(result.old_value, result.exchanged);
        let found = exchange._0;
        if (!exchange._1) {
            old = found;
        } else {
            break;
        }
    }
    loop {
        let seen = atomicLoad(&highest[0u]);
        let value = i32(id) - 100i;
        var value_1 = value <= seen;
        if (value_1) {
        } else {
            let result = atomicCompareExchangeWeak(&highest[0u], seen, value);
            let exchange = Tuple2_i32_bool(result.old_value, result.exchanged);
            value_1 = exchange._1;
        }
        if (value_1) {
            break;
        }
    }
}
