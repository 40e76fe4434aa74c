//! Constructs outside the language of kernels, with the rewrite.

#[kernel(workgroup_size = 1)]
fn expressions(input: &[u32], n: u32, out: &mut [u32]) {
    let a = |x: u32| x + 1;
    //~^ K0104 closures cannot be used in a kernel: write the body in place
    let b = &n;
    //~^ K0104 references cannot be taken in a kernel: use the variable itself, or copy its value
    let c = (n, n);
    //~^ K0104 tuples cannot be used in a kernel: use a vector or several `let`s
    let d = Point { x: n };
    //~^ K0104 structs cannot be used in a kernel: use vectors and arrays
    let e = 0..n;
    //~^ K0104 a range is only for a `for` loop: `for i in a..b`
    let f = n?;
    //~^ K0104 `?` has nothing to return to: a kernel returns nothing
    let g = unsafe { n };
    //~^ K0104 a kernel has no `unsafe`: remove the block
    let h = "text";
    //~^ K0104 kernels have numbers and `bool`, no text or bytes
    let i = b'a';
    //~^ K0104 kernels have numbers and `bool`, no text or bytes
    let j = n + return;
    //~^ K0104 a jump cannot be an operand: make it a statement of its own
    let k = (n += 1);
    //~^ K0104 an assignment has no value: make it a statement of its own
    let l = n.pow::<u32>(2);
    //~^ K0104 methods in kernels have no generic arguments
    let m = _;
    //~^ K0104
    out[0] = a + b + c + d + e + f + g + h + i + j + k + l + m;
}

#[kernel(workgroup_size = 1)]
fn macros(n: u32, out: &mut [u32]) {
    println!("{n}");
    //~^ K0104 a kernel cannot print: write the value to a `&mut [T]` parameter and read it back
    assert!(n > 1);
    //~^ K0104 a kernel cannot panic: guard with `if`, and check on the host
    let a = vec![1, 2];
    //~^ K0104 this macro is not available in kernels
    if n > 5 {
        panic!("no")
        //~^ K0104 a kernel cannot panic: guard with `if`, and check on the host
    }
    unreachable!();
    //~^ K0104 a kernel cannot panic
}

#[kernel(workgroup_size = 1)]
fn items(out: &mut [u32]) {
    fn helper() {}
    //~^ K0104 only `const` items can be declared in a kernel
    struct Point;
    //~^ K0104 only `const` items can be declared in a kernel
    static TABLE: [u32; 2] = [1, 2];
    //~^ K0104 a kernel has no `static`
}

#[kernel(workgroup_size = 1)]
fn attributes(out: &mut [u32]) {
    #[cfg(feature = "fast")]
    //~^ K0104 `#[cfg]` cannot be used inside a kernel
    out[0] = 1;
    #[cfg(debug_assertions)]
    //~^ K0104 `#[cfg]` cannot be used inside a kernel
    let a = 1;
    #[allow(unused_variables)]
    let b = 1;
}

#[kernel(workgroup_size = 1)]
fn atomic_order(hits: &[Atomic<u32>], mut n: u32) {
    hits[n].fetch_add(if n > 1 { n = 0; 1 } else { 2 });
    //~^ K0104 bind the index with `let` first: the argument contains a block
}
