// The kernel `scatter`.

struct Params {
    at_len: u32,
    old_len: u32,
}

@group(0) @binding(0) var<storage, read> at: array<u32>;
@group(0) @binding(1) var<storage, read_write> xs_0: array<u32>;
@group(0) @binding(2) var<storage, read_write> xs_1: array<u32>;
@group(0) @binding(3) var<storage, read_write> xs_2: array<u32>;
@group(0) @binding(4) var<storage, read_write> sums_0: array<atomic<u32>>;
@group(0) @binding(5) var<storage, read_write> sums_1: array<atomic<u32>>;
@group(0) @binding(6) var<storage, read_write> old: array<u32>;
@group(0) @binding(7) var<uniform> params: Params;

@compute @workgroup_size(4)
fn scatter(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.at_len && i < params.old_len) {
        let n = at[i];
        let slice = min(n, 2u);
        let value = 10u * i;
        switch (slice) {
            case 0u: {
                xs_0[i] = value;
            }
            case 1u: {
                xs_1[i] = value;
            }
            default: {
                xs_2[i] = value;
            }
        }
        let slice_1 = min(n, 2u);
        let value_1 = n + 1u;
        switch (slice_1) {
            case 0u: {
                xs_0[i] += value_1;
            }
            case 1u: {
                xs_1[i] += value_1;
            }
            default: {
                xs_2[i] += value_1;
            }
        }
        let slice_2 = n % 2u;
        let operand = i + 1u;
        var result: u32;
        switch (slice_2) {
            case 0u: {
                result = atomicAdd(&sums_0[0u], operand);
            }
            default: {
                result = atomicAdd(&sums_1[0u], operand);
            }
        }
        _ = result;
        let slice_3 = n % 2u;
        var result_1: u32;
        switch (slice_3) {
            case 0u: {
                result_1 = atomicMax(&sums_0[1u], i);
            }
            default: {
                result_1 = atomicMax(&sums_1[1u], i);
            }
        }
        _ = result_1;
        let slice_4 = i % 2u;
        let index = 2u + i;
        var result_2: u32;
        switch (slice_4) {
            case 0u: {
                result_2 = atomicExchange(&sums_0[index], n);
            }
            default: {
                result_2 = atomicExchange(&sums_1[index], n);
            }
        }
        let operand_1 = result_2;
        let slice_5 = i % 2u;
        let index_1 = 2u + i;
        var result_3: u32;
        switch (slice_5) {
            case 0u: {
                result_3 = atomicLoad(&sums_0[index_1]);
            }
            default: {
                result_3 = atomicLoad(&sums_1[index_1]);
            }
        }
        old[i] = operand_1 + result_3;
    }
}
