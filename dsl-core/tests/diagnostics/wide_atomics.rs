//! Atomics of types other than `u32` and `i32`: their operations and address spaces.

#[kernel(workgroup_size = 1)]
fn floats(sum: &[Atomic<f32>], out: &mut [f32]) {
    out[0] = sum[0].fetch_min(1.0);
    //~^ K0311 `Atomic<f32>` has no `fetch_min`: it has `load`, `store`, `swap`, `fetch_add` and `fetch_sub`
    sum[1].fetch_or(2.0);
    //~^ K0311 `Atomic<f32>` has no `fetch_or`
    while let Err(_) = sum[2].compare_exchange(1.0, 2.0) {}
    //~^ K0311 `Atomic<f32>` has no `compare_exchange`
    sum[3].fetch_add(1);
    //~^ K0301 expected `f32`, found `{integer}`
    out[1] = sum[4];
    //~^ K0311 an atomic is read with `.load()`
}

#[kernel(workgroup_size = 1)]
fn workgroup(out: &mut [f32]) {
    workgroup_var!(sums: [Atomic<f32>; 4]);
    //~^ K0203 atomics of `f32` are in storage only
    out[0] = sums[0].load();
}

#[kernel(workgroup_size = 1)]
fn integers(wide: &[Atomic<u64>], n: u32, halves: &[Atomic<f16>], doubles: &[Atomic<f64>]) {
    //~^ K0203 atomics hold `u32`, `i32`, `u64`, `i64` or `f32`, not `f16`
    //~^^ K0203 atomics hold `u32`, `i32`, `u64`, `i64` or `f32`, not `f64`
    wide[0].fetch_add(n);
    //~^ K0301 expected `u64`, found `u32`
    let old: u32 = wide[0].load();
    //~^ K0301 expected `u32`, found `u64`
    wide[1] += 1;
    //~^ K0311 an atomic is not assigned to with `+=`: write `.fetch_add(value)`
}

#[kernel(workgroup_size = 64)]
fn barriers(out: &mut [u32]) {
    let lane = local_invocation_index();
    if lane < 32 {
        subgroup_barrier();
        //~^ K0502 `subgroup_barrier` must be in uniform control flow
    }
    subgroupBarrier();
    //~^ K0202 `subgroupBarrier` is not a function that kernels can call
    out[lane] = lane;
}

#[kernel(workgroup_size = 64)]
fn order(out: &mut [u32]) {
    workgroup_var!(cache: [u32; 64]);
    let lane = local_invocation_index();
    cache[lane] = lane;
    subgroup_barrier();
    out[lane] = cache[63 - lane];
    //~^ K0601
}
