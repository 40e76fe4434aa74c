// The kernel `bases`.

struct Parts {
    a: u32,
    b: u32,
    c: u32,
}

@group(0) @binding(0) var<storage, read_write> calls: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> memory: array<Parts>;
@group(0) @binding(2) var<storage, read_write> out: array<Parts>;

fn parts() -> Parts {
    let call = atomicAdd(&calls[0u], 1u);
    return Parts(call, call + 10u, call + 20u);
}

@compute @workgroup_size(1)
fn bases() {
    var n = 1u;
    let whole = Parts(7u, 8u, 9u);
    let member = n;
    var value: Parts;
    n += 1u;
    value = whole;
    let base = value;
    out[0u] = Parts(member, base.b, base.c);
    let member_1 = atomicAdd(&calls[0u], 1u);
    let base_1 = parts();
    out[1u] = Parts(base_1.a, base_1.b, member_1);
    let member_2 = atomicAdd(&calls[0u], 1u);
    let member_3 = atomicAdd(&calls[0u], 1u);
    let base_2 = parts();
    out[2u] = Parts(member_3, base_2.b, member_2);
    var value_1: u32;
    memory[0u].c = 5u;
    value_1 = n;
    let base_3 = memory[0u];
    out[3u] = Parts(base_3.a, value_1, base_3.c);
    let member_4 = atomicLoad(&calls[0u]);
    let base_4 = parts();
    out[4u] = Parts(member_4, base_4.b, base_4.c);
}
