// The kernel `atomic_values`.
//
// The values of atomic operations, in their order.

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> xs_0: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> xs_1: array<atomic<u32>>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

@compute @workgroup_size(1)
fn atomic_values() {
    let m = 1u - params.n;
    let slice = min(params.n, 1u);
    var result: u32;
    switch (slice) {
        case 0u: {
            result = atomicAdd(&xs_0[0u], 2u);
        }
        default: {
            result = atomicAdd(&xs_1[0u], 2u);
        }
    }
    let operand = result * 10u;
    let slice_1 = min(params.n, 1u);
    var result_1: u32;
    switch (slice_1) {
        case 0u: {
            result_1 = atomicSub(&xs_0[0u], 1u);
        }
        default: {
            result_1 = atomicSub(&xs_1[0u], 1u);
        }
    }
    out[0u] = operand + result_1;
    let slice_2 = min(m, 1u);
    let slice_3 = min(params.n, 1u);
    var result_2: u32;
    switch (slice_3) {
        case 0u: {
            result_2 = atomicAdd(&xs_0[1u], 1u);
        }
        default: {
            result_2 = atomicAdd(&xs_1[1u], 1u);
        }
    }
    let index = result_2;
    let slice_4 = min(m, 1u);
    var result_3: u32;
    switch (slice_4) {
        case 0u: {
            result_3 = atomicOr(&xs_0[1u], 8u);
        }
        default: {
            result_3 = atomicOr(&xs_1[1u], 8u);
        }
    }
    let operand_1 = result_3 + 2u;
    switch (slice_2) {
        case 0u: {
            atomicStore(&xs_0[min(index, arrayLength(&xs_0) - 1u)], operand_1);
        }
        default: {
            atomicStore(&xs_1[min(index, arrayLength(&xs_1) - 1u)], operand_1);
        }
    }
    let slice_5 = min(params.n, 1u);
    let by = 5u;
    var result_4: u32;
    switch (slice_5) {
        case 0u: {
            result_4 = atomicAdd(&xs_0[0u], by);
        }
        default: {
            result_4 = atomicAdd(&xs_1[0u], by);
        }
    }
    let operand_2 = result_4;
    let slice_6 = min(m, 1u);
    let by_1 = 1u;
    var result_5: u32;
    switch (slice_6) {
        case 0u: {
            result_5 = atomicAdd(&xs_0[0u], by_1);
        }
        default: {
            result_5 = atomicAdd(&xs_1[0u], by_1);
        }
    }
    out[1u] = operand_2 + result_5 * 10u;
    let slice_7 = min(params.n, 1u);
    var result_6: u32;
    switch (slice_7) {
        case 0u: {
            result_6 = atomicMax(&xs_0[2u], 40u);
        }
        default: {
            result_6 = atomicMax(&xs_1[2u], 40u);
        }
    }
    let operand_3 = result_6 * 100u;
    var result_7: u32;
    switch (slice_7) {
        case 0u: {
            result_7 = atomicMin(&xs_0[2u], 30u);
        }
        default: {
            result_7 = atomicMin(&xs_1[2u], 30u);
        }
    }
    let operand_4 = operand_3 + result_7;
    let by_2 = 1u;
    var result_8: u32;
    switch (slice_7) {
        case 0u: {
            result_8 = atomicAdd(&xs_0[2u], by_2);
        }
        default: {
            result_8 = atomicAdd(&xs_1[2u], by_2);
        }
    }
    out[2u] = operand_4 + result_8;
    loop {
        let slice_8 = min(m, 1u);
        var result_9: Tuple2_u32_bool;
        switch (slice_8) {
            case 0u: {
                let result_10 = atomicCompareExchangeWeak(&xs_0[2u], 3u, 9u);
                let exchange = Tuple2_u32_bool(result_10.old_value, result_10.exchanged);
                result_9 = exchange;
            }
            default: {
                let result_10 = atomicCompareExchangeWeak(&xs_1[2u], 3u, 9u);
                let exchange = Tuple2_u32_bool(result_10.old_value, result_10.exchanged);
                result_9 = exchange;
            }
        }
        let exchange = result_9;
        if (!exchange._1) {
        } else {
            break;
        }
    }
    loop {
        let slice_8 = min(params.n, 1u);
        var result_9: Tuple2_u32_bool;
        switch (slice_8) {
            case 0u: {
                let result_10 = atomicCompareExchangeWeak(&xs_0[2u], 31u, 32u);
                let exchange = Tuple2_u32_bool(result_10.old_value, result_10.exchanged);
                result_9 = exchange;
            }
            default: {
                let result_10 = atomicCompareExchangeWeak(&xs_1[2u], 31u, 32u);
                let exchange = Tuple2_u32_bool(result_10.old_value, result_10.exchanged);
                result_9 = exchange;
            }
        }
        let exchange = result_9;
        let old = exchange._0;
        if (!exchange._1) {
            let slice_9 = min(params.n, 1u);
            switch (slice_9) {
                case 0u: {
                    atomicStore(&xs_0[2u], old);
                }
                default: {
                    atomicStore(&xs_1[2u], old);
                }
            }
        } else {
            break;
        }
    }
    for (var i = 0u; i < 2u; i++) {
        let slice_8 = i;
        let operand_5 = 64u << (i & 31u);
        var result_9: u32;
        switch (slice_8) {
            case 0u: {
                result_9 = atomicXor(&xs_0[2u], operand_5);
            }
            default: {
                result_9 = atomicXor(&xs_1[2u], operand_5);
            }
        }
        _ = result_9;
    }
}
