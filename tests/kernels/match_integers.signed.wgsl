// The kernel `signed`.

@group(0) @binding(0) var<storage, read> values: array<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<i32>;

const LIMIT: i32 = 1000i;

@compute @workgroup_size(20)
fn signed(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let selector = values[lane];
    let n = selector;
    let n_1 = selector;
    let n_2 = selector;
    if (selector >= i32(-2147483648) && selector <= -100i) {
        out[lane] = 1i;
    } else if (selector >= -99i && selector <= -1i) {
        out[lane] = 2i;
    } else if (selector == 0i) {
        out[lane] = 3i;
    } else if ((selector == 1i) || (selector == 3i) || (selector == 5i)) {
        out[lane] = 4i;
    } else if ((selector == 2i) || (selector == 4i)) {
        out[lane] = n * 100i;
    } else if ((selector >= 6i && selector <= 9i) || (selector >= 20i && selector <= 29i)) {
        out[lane] = 5i;
    } else if (n_1 % 2i == 0i && n_1 < 100i) {
        out[lane] = n_1;
    } else if (selector >= 10i && selector <= 99i) {
        out[lane] = -n_2;
    } else if (selector == 1000i) {
        out[lane] = 6i;
    } else {
        out[lane] = 7i;
    }
}
