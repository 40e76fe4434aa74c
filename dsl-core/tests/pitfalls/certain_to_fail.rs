//! Kernels with arithmetic that no operands make right.

#[kernel(workgroup_size = 64)]
fn division_by_a_zero(o: &mut [u32]) {
    let t = local_invocation_index();
    let n = 0;
    o[t] = t / n;
}

#[kernel(workgroup_size = 64)]
fn shift_too_far(o: &mut [u32]) {
    let t = local_invocation_index();
    o[t] = t << 32;
}

#[kernel(workgroup_size = 64)]
fn step_of_zero(o: &mut [u32]) {
    let t = local_invocation_index();
    for i in (t..64).step_by(0) {
        o[i] = 1;
    }
}

#[kernel(workgroup_size = 64)]
fn remainder_by_a_variable(o: &mut [u32]) {
    let t = local_invocation_index();
    let mut n = 0;
    o[t] = t % n;
}

#[kernel(workgroup_size = 64)]
fn shift_by_a_variable(o: &mut [u32], n: u32) {
    let width = 32;
    let bits = width + 8;
    o[local_invocation_index()] = n << bits;
}

#[kernel(workgroup_size = 64)]
fn division_by_a_difference(o: &mut [u32], n: u32) {
    let first = 5;
    let last = first;
    o[local_invocation_index()] = n / (last - first);
}

#[kernel(workgroup_size = 64)]
fn division_by_a_vector(o: &mut [UVec2], n: UVec2) {
    let size = UVec2::new(0, 1);
    o[local_invocation_index()] = n / size;
}

#[kernel(workgroup_size = 64)]
fn compound_division(o: &mut [u32]) {
    let none = 0;
    o[local_invocation_index()] /= none;
}

#[kernel(workgroup_size = 64)]
fn the_first_divides_by_its_number(o: &mut [u32], n: u32) {
    let t = local_invocation_index();
    o[t] = n / t;
}

#[kernel(workgroup_size = 64)]
fn the_last_shift_everything_out(o: &mut [u32], n: u32) {
    let t = local_invocation_index();
    o[t] >>= t;
}
