// The kernel `dot_product_by_4`.

struct Params {
    a_len: u32,
    b_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

var<workgroup> products: array<f32, 4>;

@compute @workgroup_size(4)
fn dot_product_by_4(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let inside = lane < params.a_len && lane < params.b_len;
    var value: f32;
    if (inside) {
        value = a[lane] * b[lane];
    } else {
        value = 0.0f;
    }
    products[lane] = value;
    workgroupBarrier();
    if (lane == 0u) {
        var sum = 0.0f;
        for (var i = 0u; i < 4u; i++) {
            sum += products[i];
        }
        out[0u] = sum;
    }
}
