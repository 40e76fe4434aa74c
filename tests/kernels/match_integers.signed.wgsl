// The kernel `signed`.

@group(0) @binding(0) var<storage, read> values: array<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<i32>;

@compute @workgroup_size(20)
fn signed(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var value: i32;
    let selector = values[lane];
    let n = selector;
    let n_1 = selector;
    let n_2 = selector;
    if (selector >= i32(-2147483648) && selector <= -100i) {
        value = 1i;
    } else if (selector >= -99i && selector <= -1i) {
        value = 2i;
    } else if (selector == 0i) {
        value = 3i;
    } else if ((selector == 1i) || (selector == 3i) || (selector == 5i)) {
        value = 4i;
    } else if ((selector == 2i) || (selector == 4i)) {
        value = n * 100i;
    } else if ((selector >= 6i && selector <= 9i) || (selector >= 20i && selector <= 29i)) {
        value = 5i;
    } else if (n_1 % 2i == 0i && n_1 < 100i) {
        value = n_1;
    } else if (selector >= 10i && selector <= 99i) {
        value = -n_2;
    } else if (selector == 1000i) {
        value = 6i;
    } else {
        value = 7i;
    }
    out[lane] = value;
}
