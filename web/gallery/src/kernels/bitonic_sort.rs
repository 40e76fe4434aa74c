use dsl_runtime::prelude::*;

/// The first of the two elements that `pair` compares. The other one is `distance` behind it.
#[device]
pub fn first_of(pair: u32, distance: u32) -> u32 {
    let within = pair & (distance - 1);
    (pair - within) * 2 + within
}

/// One step of merging runs of `length` elements: compares elements that are `distance` apart.
/// Every other run is descending.
#[kernel(workgroup_size = 64)]
pub fn compare(values: &mut [u32], length: u32, distance: u32) {
    let i = first_of(global_invocation_id().x, distance);
    if i + distance < values.len() {
        let (a, b) = (values[i], values[i + distance]);
        if (a > b) == (i & length == 0) {
            values[i] = b;
            values[i + distance] = a;
        }
    }
}
