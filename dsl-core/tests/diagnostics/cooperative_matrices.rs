//! Cooperative matrices: matching types, tiles in memory, uniform control flow.

#[kernel(workgroup_size = 32)]
fn types(a: &[f16], b: &[f32], out: &mut [f32]) {
    let left = coop_load::<CoopMatrix<f16, 16, A>>(&b[0], 16);
    //~^ K0301 expected `f16`, found `f32`
    let right = coop_load::<CoopMatrix<f16, 16, B>>(&a[0], 16i32);
    //~^ K0301 expected `u32`, found `i32`
    let sum = coop_zero::<CoopMatrix<f32, 16, C>>();
    let swapped = coop_multiply_add(right, left, sum);
    //~^ K0301 expected `CoopMatrix<f16, 16, A>`, found `CoopMatrix<f16, 16, B>`
    let small = coop_multiply_add(left, right, coop_zero::<CoopMatrix<f32, 8, C>>());
    //~^ K0301 expected `CoopMatrix<f16, 8, A>`, found `CoopMatrix<f16, 16, A>`
    coop_store(out[0], &mut out[0], 16);
    //~^ K0304 `coop_store` takes cooperative matrices, not `f32`
    let doubled = sum + sum;
    //~^ K0302 `+` does not exist for `CoopMatrix<f32, 16, C>`
}

#[kernel(workgroup_size = 32)]
fn spelling(a: &[f16], out: &mut [f32]) {
    let b: CoopMatrix<f64, 16, A> = coop_zero();
    //~^ K0203 write `CoopMatrix<T, N, R>`
    //~^^ K0304 write the type of the matrix, such as `coop_zero::<CoopMatrix<f16, 16, A>>(…)`
    let c = coop_zero::<CoopMatrix<f32, 4, C>>();
    //~^ K0203 write `CoopMatrix<T, N, R>`
    let d = coop_load::<CoopMatrix<f16, 16, A>>(a, 16);
    //~^ K0301 a tile begins at an element
    let e = coop_store(d, &mut out[0], 16);
    //~^ K0301 `coop_store(…)` has no value
    let f = coop_transpose(d);
    //~^ K0202 `coop_transpose` is not a function that kernels can call: the functions of cooperative matrices are
    let local = [0.0f32; 256];
    let g = coop_load::<CoopMatrix<f32, 16, C>>(&local[0], 16);
    //~^ K0301 a tile lies in a buffer or in workgroup memory
    workgroup_var!(shared: CoopMatrix<f32, 16, C>);
    //~^ K0203 a cooperative matrix is not memory
}

#[kernel(workgroup_size = (16, 16))]
fn whole_subgroups(out: &mut [f32]) {
    coop_store(coop_zero::<CoopMatrix<f32, 8, C>>(), &mut out[0], 8);
    //~^ K0104 a whole subgroup holds a cooperative matrix
}

#[kernel(workgroup_size = 64)]
fn uniform(a: &[f32], out: &mut [f32]) {
    if local_invocation_index() < 32 {
        let b = coop_load::<CoopMatrix<f32, 8, A>>(&a[0], 8);
        //~^ K0502 `coop_…` must be in uniform control flow
    }
}

#[device]
fn stored(tile: &[f32]) {
    coop_store(coop_zero::<CoopMatrix<f32, 8, C>>(), &mut tile[0], 8);
    //~^ K0310 cannot store
}

#[kernel(workgroup_size = 32)]
fn read_only(a: &[f32], out: &mut [f32]) {
    coop_store(coop_zero::<CoopMatrix<f32, 8, C>>(), &mut a[0], 8);
    //~^ K0310 cannot store to `a`, which is read-only: declare it `&mut [T]`
    coop_store_t(coop_zero::<CoopMatrix<f32, 8, C>>(), &out[0], 8);
    //~^ K0301 write `coop_store_t(…, &mut x[i], …)`: a store changes the tile
    stored(out);
}
