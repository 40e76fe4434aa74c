// The kernel `old_values`.
//
// One invocation, so that the old values are known.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<storage, read_write> signed: array<i32>;

var<workgroup> a: atomic<u32>;
var<workgroup> b: atomic<i32>;

@compute @workgroup_size(1)
fn old_values() {
    let value = atomicAdd(&a, 5u);
    out[0u] = value;
    let value_1 = atomicSub(&a, 7u);
    out[1u] = value_1;
    let value_2 = atomicMax(&a, 3u);
    out[2u] = value_2;
    let value_3 = atomicMin(&a, 12u);
    out[3u] = value_3;
    let value_4 = atomicAnd(&a, 10u);
    out[4u] = value_4;
    let value_5 = atomicOr(&a, 5u);
    out[5u] = value_5;
    let value_6 = atomicXor(&a, 6u);
    out[6u] = value_6;
    let value_7 = atomicExchange(&a, 100u);
    out[7u] = value_7;
    _ = atomicExchange(&a, atomicLoad(&a) + 1u);
    let value_8 = atomicLoad(&a);
    out[8u] = value_8;
    let value_9 = atomicSub(&b, 5i);
    signed[0u] = value_9;
    let value_10 = atomicMax(&b, -6i);
    signed[1u] = value_10;
    let value_11 = atomicMin(&b, -8i);
    signed[2u] = value_11;
    let value_12 = atomicAnd(&b, -4i);
    signed[3u] = value_12;
    let value_13 = atomicOr(&b, 3i);
    signed[4u] = value_13;
    let value_14 = atomicXor(&b, -1i);
    signed[5u] = value_14;
    let value_15 = atomicExchange(&b, -100i) + atomicLoad(&b);
    signed[6u] = value_15;
}
