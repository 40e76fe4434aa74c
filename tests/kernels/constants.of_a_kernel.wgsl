// The kernel `of_a_kernel`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

var<workgroup> values: array<array<u32, 4>, 8>;
var<workgroup> n: array<u32, 2>;

const N: u32 = 8u;
const WIDTH: u32 = 3u;
const HALF: f32 = 1.0f / 2.0f;
const LATE: u32 = 10u;
const N_1: u32 = 1000u;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

@compute @workgroup_size(8)
fn of_a_kernel(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    values[lane][WIDTH] = lane * LATE;
    if (lane < N / 4u) {
        n[lane] = N;
    }
    workgroupBarrier();
    var sum = 0u;
    for (var i = 0u; i < N; i++) {
        sum += values[i][WIDTH];
    }
    let local = array<f32, 3>(HALF, HALF, HALF);
    out[lane] = sum + n[1u] + rust_as_u32_f32(local[2u] * 4.0f) + 4294967280u + 1u;
    out[lane] += N_1;
    out[lane] += N;
}
