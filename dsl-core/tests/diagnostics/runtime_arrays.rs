//! Structs that end in a runtime-sized array can only be parameters behind a reference.

#[derive(ShaderType)]
struct Queue {
    count: Atomic<u32>,
    limit: u32,
    items: RuntimeArray<f32>,
}

#[derive(ShaderType)]
struct Plain {
    n: u32,
    items: RuntimeArray<f32>,
}

#[derive(Clone, Copy, ShaderType)]
struct Cell {
    hits: Atomic<u32>,
    weight: f32,
}

#[kernel(workgroup_size = 1)]
fn by_value(queue: Queue) {}
//~^ K0203 `Queue` ends in a runtime-sized array, so it can only be a parameter: take `&Queue` or `&mut Queue`

#[kernel(workgroup_size = 1)]
fn elements(queues: &[Queue]) {}
//~^ K0203 `Queue` ends in a runtime-sized array

#[kernel(workgroup_size = 1)]
fn array(items: &RuntimeArray<f32>) {}
//~^ K0203 a `RuntimeArray<T>` is the last member of a struct; elsewhere a kernel takes a slice, `&[T]`

#[kernel(workgroup_size = 1)]
fn workgroup() {
    workgroup_var!(queue: Plain);
    //~^ K0203 `Plain` ends in a runtime-sized array
}

#[kernel(workgroup_size = 1)]
fn values(queue: &mut Plain, out: &mut [f32]) {
    let copy = *queue;
    //~^ K0301 `Plain` ends in a runtime-sized array, so it is not a value: take its members
    let items = queue.items;
    //~^ K0301 a slice is not a value: index it, `x[i]`
    queue.items = out[0];
    //~^ K0301 a slice is not assigned to
    out[0] = queue.items;
    //~^ K0301 a slice is not a value
    out[0] = queue.len() as f32;
    //~^ K0304 `len()` is a method of slices and arrays, not of `Plain`
}

#[kernel(workgroup_size = 1)]
fn read_only(plain: &Plain, queue: &Queue, cells: &[Cell]) {
    plain.n = 1;
    //~^ K0310 cannot store to `plain`, which is read-only: declare it `&mut`
    plain.items[0] = 1.0;
    queue.limit = 1;
    //~^ K0310 cannot store to `queue`
    queue.items[0] = 1.0;
    cells[0].weight = 1.0;
    //~^ K0310 cannot store to `cells`, which is read-only: declare it `&mut [T]`
    queue.count.store(1);
    cells[0].hits.fetch_add(1);
}

#[kernel(workgroup_size = 1)]
fn atomics(queue: &mut Queue, cells: &mut [Cell]) {
    queue.count = 1;
    //~^ K0311 an atomic is not assigned to with `=`: write `.store(value)`
    let n = queue.count + 1;
    //~^ K0311 an atomic is read with `.load()`
    let cell = cells[0];
    //~^ K0311 atomics cannot be copied, and `Cell` contains some: take its members
    cells[1] = cells[0];
    //~^ K0311 atomics cannot be copied
}

#[kernel(workgroup_size = 1)]
fn in_uniform_memory(cell: &Cell) {}
//~^ K0103 atomics live in storage: take `&[Cell]`

#[kernel(workgroup_size = 1)]
fn as_a_value(cell: Cell) {}
//~^ K0103 atomics live in storage: take `&[Cell]`
