//! Signatures that no entry point can have.

#[kernel(workgroup_size = 1)]
const fn constant(out: &mut [u32]) {}
//~^ K0102 a kernel cannot be `const`: remove it

#[kernel(workgroup_size = 1)]
async fn asynchronous(out: &mut [u32]) {}
//~^ K0102 a kernel cannot be `async`: remove it

#[kernel(workgroup_size = 1)]
unsafe fn dangerous(out: &mut [u32]) {}
//~^ K0102 a kernel cannot be `unsafe`: remove it

#[kernel(workgroup_size = 1)]
extern "C" fn foreign(out: &mut [u32]) {}
//~^ K0102 a kernel cannot be `extern`: remove it

#[kernel(workgroup_size = 1)]
fn generic<T>(out: &mut [u32]) {}
//~^ K0101 the instances of a kernel must be listed: `#[kernel(…, instances(T = […]))]`

#[kernel(workgroup_size = 1)]
fn lifetime<'a>(out: &'a mut [u32]) {}
//~^ K0102 a kernel needs no lifetimes: leave them out

#[kernel(workgroup_size = 1)]
fn bounded(out: &mut [u32]) where u32: Copy {}

#[kernel(workgroup_size = 1)]
fn result(input: &[u32]) -> u32 {
//~^ K0102 a kernel returns nothing: write results to a `&mut [T]` parameter
}

#[kernel(workgroup_size = 1)]
fn result_of_an_expression(input: &[u32], n: u32) -> u32 {
    //~^ K0102 a kernel returns nothing: write results to a `&mut [T]` parameter
    if n > 3 {
        return n;
    }
    input[0]
}

#[kernel(workgroup_size = 1)]
fn method(&self, out: &mut [u32]) {}
//~^ K0102 a kernel is a free function: put it outside of the `impl`

#[kernel(workgroup_size = 1)]
fn pattern((a, b): (u32, u32), out: &mut [u32]) {}
//~^ K0102 a parameter of a kernel is a name with a type, such as `input: &[f32]`

#[kernel(workgroup_size = 1)]
fn attribute(#[cfg(debug)] out: &mut [u32]) {}
//~^ K0102 parameters of a kernel have no attributes

#[kernel(workgroup_size = 1)]
fn several<T>(_: u32) -> f32 {}
//~^ K0101 the instances of a kernel must be listed
//~^^ K0102 a parameter of a kernel is a name
//~^^^ K0102 a kernel returns nothing

// A unit result is none.
#[kernel(workgroup_size = 1)]
pub(crate) fn unit(out: &mut [u32]) -> () {}
