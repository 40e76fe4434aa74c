//! Four different mistakes in one kernel give four errors at four places.

#[kernel(workgroup_size = 64)]
fn sum(input: &[f32], partial: &mut [f32]) {
    workgroup_var!(cache: [f32; 64]);
    let lane = local_invocation_index();
    cache[lane] = inputs[global_invocation_id().x];
    //~^ K0201 cannot find `inputs` in this kernel
    workgroup_barrier();
    let mut total = cache.iter().collect();
    //~^ K0202 no method
    for i in 0..64 {
        total += cache[i].max();
        //~^ K0303 `max` takes 1 argument, not 0
    }
    partial[lane] = lane;
    //~^ K0301 expected `f32`, found `u32`
}
