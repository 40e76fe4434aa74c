//! Atomics used like plain values, and plain values used like atomics.

#[kernel(workgroup_size = 1)]
fn plain_access(hits: &[Atomic<u32>], n: u32, out: &mut [u32]) {
    workgroup_var!(best: Atomic<i32>);
    out[0] = hits[0];
    //~^ K0311 an atomic is read with `.load()`
    hits[0] = 1;
    //~^ K0311 an atomic is not assigned to with `=`: write `.store(value)`
    hits[0] += 1;
    //~^ K0311 an atomic is not assigned to with `+=`: write `.fetch_add(value)`
    best = 1;
    //~^ K0311 write `.store(value)`
    out[0] = best + 1;
    //~^ K0311 an atomic is read with `.load()`
    out[1].fetch_add(1);
    //~^ K0311 `fetch_add` is an operation of atomics, but this is `u32`: declare the memory as `Atomic<u32>`
    n.store(1);
    //~^ K0311 `store` is an operation of atomics
}

#[kernel(workgroup_size = 1)]
fn operands(hits: &[Atomic<u32>], lowest: &[Atomic<i32>], x: f32, out: &mut [u32]) {
    hits[0].fetch_add(x);
    //~^ K0301 expected `u32`, found `f32`
    out[0] = lowest[0].load();
    //~^ K0301 expected `u32`, found `i32`
    hits[0].fetch_add(1, Ordering::Relaxed);
    //~^ K0303 atomics in kernels take no ordering, because WGSL's are all relaxed: write `.fetch_add(value)`
    hits[0].load(Ordering::SeqCst);
    //~^ K0303 atomics in kernels take no ordering, because WGSL's are all relaxed: write `.load()`
    hits[0].swap();
    //~^ K0303 `swap` takes 1 argument, not 0
    let b = hits[0].compare_exchange(1, 2).unwrap();
    if let Some(old) = hits[0].compare_exchange(1, 2) {}
    //~^ K0301 `Some` does not match a `Result`
    match hits[0].compare_exchange(1, 2) {
        //~^ K0313 this `match` does not cover every value: `Err(_)` is missing
        Ok(old) => {}
        Err(5) => {}
    }
    hits[0].compare_exchange(1.0, 2);
    //~^ K0301 expected `u32`, found `{float}`
    hits[0].compare_exchange_weak(1, 2);
    //~^ K0202 write `compare_exchange`
    hits[0].fetch_nand(1);
    //~^ K0202 kernels have no method `fetch_nand`: see the list of methods in the documentation of `#[kernel]`
    hits.load();
    //~^ K0311 `load` is an operation of atomics, but this is `[Atomic<u32>]`: index it first
}
