// The kernel `sides`.

struct Params {
    xs_len: u32,
    ys_len: u32,
}

@group(0) @binding(0) var<storage, read_write> counter: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read> xs: array<u32>;
@group(0) @binding(2) var<storage, read> ys: array<u32>;
@group(0) @binding(3) var<storage, read_write> out: array<u32>;
@group(0) @binding(4) var<uniform> params: Params;

@compute @workgroup_size(1)
fn sides() {
    var at = 0u;
    let len = min(params.xs_len, params.ys_len);
    for (var element = 0u; element < len; element++) {
        let a = atomicAdd(&counter[0u], xs[element]);
        let b = atomicSub(&counter[0u], ys[element]);
        out[min(at, arrayLength(&out) - 1u)] = a * 100u + b;
        at += 1u;
    }
    let len_1 = min(params.xs_len, params.ys_len);
    for (var element = 0u; element < len_1; element++) {
        var value: u32;
        let old = atomicAdd(&counter[0u], xs[element]);
        value = old + 1u;
        let item = value;
        var value_1: u32;
        let old_1 = atomicSub(&counter[0u], ys[element]);
        value_1 = old_1 + 2u;
        var a = item;
        let b = value_1;
        a += 1u;
        out[min(at, arrayLength(&out) - 1u)] = a * 100u + b;
        at += 1u;
    }
    atomicStore(&counter[0u], 0u);
    var count = 0u;
    let len_2 = min(params.xs_len, params.ys_len);
    for (var position = 0u; position < len_2; position++) {
        let item = atomicMax(&counter[0u], xs[position] + 50u);
        let old = atomicSub(&counter[0u], ys[position]);
        count += 1u;
    }
    out[min(at, arrayLength(&out) - 1u)] = count;
    let value = atomicLoad(&counter[0u]);
    out[min(at + 1u, arrayLength(&out) - 1u)] = value;
}
