//! The arguments of `#[kernel]`.

#[kernel]
fn no_arguments(out: &mut [u32]) {}
//~^ K0101 the workgroup size is missing; write `#[kernel(workgroup_size = 256)]`

#[kernel(size = 64)]
//~^ K0101 unknown argument of #[kernel]; write `#[kernel(workgroup_size = 256)]`
fn unknown_argument(out: &mut [u32]) {}

#[kernel(workgroup_size = 64, workgroup_size = 32)]
//~^ K0101 `workgroup_size` is given twice
fn twice(out: &mut [u32]) {}

#[kernel(workgroup_size = 64, max_workgroup_bytes = 1024, max_workgroup_bytes = 2048)]
//~^ K0101 `max_workgroup_bytes` is given twice
fn a_limit_twice(out: &mut [u32]) {}

#[kernel(workgroup_size = 64, max_workgroup_bytes = 0)]
//~^ K0101 this limit must be from 1 to 1048576, not 0
fn no_limit(out: &mut [u32]) {}

#[kernel(workgroup_size = 64, max_workgroup_bytes = 4_294_967_295)]
//~^ K0101 this limit must be from 1 to 1048576, not 4294967295: no device has more
fn more_bytes_than_any(out: &mut [u32]) {}

#[kernel(workgroup_size = 64, max_invocations_per_workgroup = 2049)]
//~^ K0101 this limit must be from 1 to 2048, not 2049: no device has more
fn more_invocations_than_any(out: &mut [u32]) {}

#[kernel(workgroup_size = 64, max_storage_buffers = 1001)]
//~^ K0101 this limit must be from 1 to 1000, not 1001: no device has more
fn more_buffers_than_any(out: &mut [u32]) {}

#[kernel(workgroup_size = 2048, max_invocations_per_workgroup = 2048)]
fn as_many_as_some_have(out: &mut [u32]) {}

#[kernel(workgroup_size = 64, max_invocations_per_workgroup = MANY)]
//~^ K0101 `MANY` is not an integer constant
fn unknown_limit(out: &mut [u32]) {}

#[kernel(max_workgroup_bytes = 1024)]
fn a_limit_alone(out: &mut [u32]) {}
//~^ K0101 the workgroup size is missing

#[kernel(64)]
//~^ K0101 write `#[kernel(workgroup_size = 256)]`
fn without_a_name(out: &mut [u32]) {}

#[kernel(workgroup_size = (8, 8, 2, 2))]
//~^ K0101 a workgroup size has 1 to 3 dimensions, not 4
fn four_dimensions(out: &mut [u32]) {}

#[kernel(workgroup_size = 0)]
//~^ K0101 a dimension of the workgroup size must be at least 1, not 0
fn empty_workgroup(out: &mut [u32]) {}

#[kernel(workgroup_size = (8, 2 - 3))]
//~^ K0101 a dimension of the workgroup size must be at least 1, not -1
fn negative(out: &mut [u32]) {}

#[kernel(workgroup_size = 5_000_000_000)]
//~^ K0101 a dimension of the workgroup size must be at most 4294967295, not 5000000000
fn beyond_u32(out: &mut [u32]) {}

#[kernel(workgroup_size = WIDTH)]
//~^ K0101 `WIDTH` is not an integer constant that the kernel knows here: write the number, or declare a constant, `#[device] const WIDTH: u32 = …;`
fn unknown_constant(out: &mut [u32]) {}

#[kernel(workgroup_size = 1.5)]
//~^ K0101 expected an integer constant
fn not_an_integer(out: &mut [u32]) {}

#[kernel(workgroup_size = 64 / 0)]
//~^ K0101 this arithmetic overflows or divides by zero
fn divided_by_zero(out: &mut [u32]) {}

#[kernel(workgroup_size = 64)]
struct NotAFunction;
//~^ K0102 #[kernel] goes on a function with a body
