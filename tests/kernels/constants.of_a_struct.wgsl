// The kernel `of_a_struct`.

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

var<workgroup> shared_: array<u32, 4>;

const Ring_SIZE: u32 = 4u;
const Ring_LAST: u32 = Ring_SIZE - 1u;

fn Ring_filled(x_1: u32) -> array<u32, 4> {
    var items = array<u32, 4>(x_1, x_1, x_1, x_1);
    items[3u] = 7u;
    return items;
}

@compute @workgroup_size(4)
fn of_a_struct(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let own = array<u32, 2>(1u, 1u);
    let value = Ring_filled(x[0u])[lane] + own[lane % 2u];
    shared_[lane] = value;
    workgroupBarrier();
    out[lane] = shared_[Ring_LAST - lane];
}
