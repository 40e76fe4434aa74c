enable f16;
enable wgpu_cooperative_matrix;
diagnostic(off, derivative_uniformity);

struct Sizes { m: u32, n: u32, k: u32 }

@group(0) @binding(0) var<storage, read> a: array<vec4<f16>>;
@group(0) @binding(1) var<storage, read> b: array<vec4<f16>>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@group(0) @binding(3) var<uniform> sizes: Sizes;

var<workgroup> a_tile: array<f16, 5120>;
var<workgroup> b_tile: array<f16, 4352>;

@compute @workgroup_size(128)
fn matmul(
    @builtin(workgroup_id) workgroup: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
) {
    let a_width = sizes.k / 4u;
    let b_width = sizes.n / 4u;
    let row = workgroup.y * 128u;
    let column = workgroup.x * 128u;
    let y = lane / 64u * 64u;
    let x = lane / 32u % 2u * 64u;
    let a_row = lane / 8u;
    let a_column = lane % 8u;
    let b_row = lane / 32u;
    let b_column = lane % 32u;
    let last = sizes.k / 32u - 1u;

    var a_parts: array<vec4<f16>, 8>;
    var b_parts: array<vec4<f16>, 8>;
    for (var i = 0u; i < 8u; i++) {
        a_parts[i] = a[(row + i * 16u + a_row) * a_width + a_column];
        b_parts[i] = b[(i * 4u + b_row) * b_width + column / 4u + b_column];
    }
    var sum_00 = coop_mat16x16<f32, C>();
    var sum_01 = coop_mat16x16<f32, C>();
    var sum_02 = coop_mat16x16<f32, C>();
    var sum_03 = coop_mat16x16<f32, C>();
    var sum_10 = coop_mat16x16<f32, C>();
    var sum_11 = coop_mat16x16<f32, C>();
    var sum_12 = coop_mat16x16<f32, C>();
    var sum_13 = coop_mat16x16<f32, C>();
    var sum_20 = coop_mat16x16<f32, C>();
    var sum_21 = coop_mat16x16<f32, C>();
    var sum_22 = coop_mat16x16<f32, C>();
    var sum_23 = coop_mat16x16<f32, C>();
    var sum_30 = coop_mat16x16<f32, C>();
    var sum_31 = coop_mat16x16<f32, C>();
    var sum_32 = coop_mat16x16<f32, C>();
    var sum_33 = coop_mat16x16<f32, C>();
    for (var step = 0u; step <= last; step++) {
        for (var i = 0u; i < 8u; i++) {
            let a_at = (i * 16u + a_row) * 40u + a_column * 4u;
            a_tile[a_at] = a_parts[i].x;
            a_tile[a_at + 1u] = a_parts[i].y;
            a_tile[a_at + 2u] = a_parts[i].z;
            a_tile[a_at + 3u] = a_parts[i].w;
            let b_at = (i * 4u + b_row) * 136u + b_column * 4u;
            b_tile[b_at] = b_parts[i].x;
            b_tile[b_at + 1u] = b_parts[i].y;
            b_tile[b_at + 2u] = b_parts[i].z;
            b_tile[b_at + 3u] = b_parts[i].w;
        }
        workgroupBarrier();
        let next = min(step + 1u, last);
        for (var i = 0u; i < 8u; i++) {
            a_parts[i] = a[(row + i * 16u + a_row) * a_width + next * 8u + a_column];
            b_parts[i] = b[(next * 32u + i * 4u + b_row) * b_width + column / 4u + b_column];
        }
        for (var at = 0u; at < 32u; at += 16u) {
            var left_0 = coopLoadT<coop_mat16x16<f16, A>>(&a_tile[(y + 0u) * 40u + at], 40u);
            var left_1 = coopLoadT<coop_mat16x16<f16, A>>(&a_tile[(y + 16u) * 40u + at], 40u);
            var left_2 = coopLoadT<coop_mat16x16<f16, A>>(&a_tile[(y + 32u) * 40u + at], 40u);
            var left_3 = coopLoadT<coop_mat16x16<f16, A>>(&a_tile[(y + 48u) * 40u + at], 40u);
            var right_0 = coopLoadT<coop_mat16x16<f16, B>>(&b_tile[at * 136u + x + 0u], 136u);
            sum_00 = coopMultiplyAdd(left_0, right_0, sum_00);
            sum_10 = coopMultiplyAdd(left_1, right_0, sum_10);
            sum_20 = coopMultiplyAdd(left_2, right_0, sum_20);
            sum_30 = coopMultiplyAdd(left_3, right_0, sum_30);
            var right_1 = coopLoadT<coop_mat16x16<f16, B>>(&b_tile[at * 136u + x + 16u], 136u);
            sum_01 = coopMultiplyAdd(left_0, right_1, sum_01);
            sum_11 = coopMultiplyAdd(left_1, right_1, sum_11);
            sum_21 = coopMultiplyAdd(left_2, right_1, sum_21);
            sum_31 = coopMultiplyAdd(left_3, right_1, sum_31);
            var right_2 = coopLoadT<coop_mat16x16<f16, B>>(&b_tile[at * 136u + x + 32u], 136u);
            sum_02 = coopMultiplyAdd(left_0, right_2, sum_02);
            sum_12 = coopMultiplyAdd(left_1, right_2, sum_12);
            sum_22 = coopMultiplyAdd(left_2, right_2, sum_22);
            sum_32 = coopMultiplyAdd(left_3, right_2, sum_32);
            var right_3 = coopLoadT<coop_mat16x16<f16, B>>(&b_tile[at * 136u + x + 48u], 136u);
            sum_03 = coopMultiplyAdd(left_0, right_3, sum_03);
            sum_13 = coopMultiplyAdd(left_1, right_3, sum_13);
            sum_23 = coopMultiplyAdd(left_2, right_3, sum_23);
            sum_33 = coopMultiplyAdd(left_3, right_3, sum_33);
        }
        workgroupBarrier();
    }
    // naga takes indices and strides of stores that have names.
    let n = sizes.n;
    let start = (row + y) * n + column + x;
    let at_00 = start;
    coopStoreT(sum_00, &c[at_00], n);
    let at_01 = start + 16u;
    coopStoreT(sum_01, &c[at_01], n);
    let at_02 = start + 32u;
    coopStoreT(sum_02, &c[at_02], n);
    let at_03 = start + 48u;
    coopStoreT(sum_03, &c[at_03], n);
    let at_10 = start + 16u * n;
    coopStoreT(sum_10, &c[at_10], n);
    let at_11 = start + 16u * n + 16u;
    coopStoreT(sum_11, &c[at_11], n);
    let at_12 = start + 16u * n + 32u;
    coopStoreT(sum_12, &c[at_12], n);
    let at_13 = start + 16u * n + 48u;
    coopStoreT(sum_13, &c[at_13], n);
    let at_20 = start + 32u * n;
    coopStoreT(sum_20, &c[at_20], n);
    let at_21 = start + 32u * n + 16u;
    coopStoreT(sum_21, &c[at_21], n);
    let at_22 = start + 32u * n + 32u;
    coopStoreT(sum_22, &c[at_22], n);
    let at_23 = start + 32u * n + 48u;
    coopStoreT(sum_23, &c[at_23], n);
    let at_30 = start + 48u * n;
    coopStoreT(sum_30, &c[at_30], n);
    let at_31 = start + 48u * n + 16u;
    coopStoreT(sum_31, &c[at_31], n);
    let at_32 = start + 48u * n + 32u;
    coopStoreT(sum_32, &c[at_32], n);
    let at_33 = start + 48u * n + 48u;
    coopStoreT(sum_33, &c[at_33], n);
}
