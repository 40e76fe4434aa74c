//! Functions, methods and their arguments.

#[device]
fn add_to(x: &mut f32, by: f32) {
    *x += by;
}

#[device]
fn sum(values: &[f32]) -> f32 {
    let mut sum = 0.0;
    for v in values {
        sum += v;
    }
    sum
}

#[device]
fn exchange<T: Copy>(a: T, b: T) -> (T, T) {
    (b, a)
}

#[device]
fn repeat<const N: u32>(x: f32) -> f32 {
    // A call says what `N` is.
    x * N as f32
}

#[device]
fn both(a: &f32, b: &mut f32) {
    *b += *a;
}

#[device]
fn swap_parts(a: &mut f32, b: &mut f32) {
    let old = *a;
    *a = *b;
    *b = old;
}

#[device]
fn waits() {
    workgroup_barrier();
    //~^ K0502 `workgroup_barrier` must be in uniform control flow
}

#[device]
fn waits_further_in(n: u32) -> u32 {
    storage_barrier();
    //~^ K0502 line 55: called here
    n
}

#[device]
fn between(n: u32) -> u32 {
    waits_further_in(n) + 1
}

#[kernel(workgroup_size = 64)]
fn the_chain_of_calls(n: u32, out: &mut [u32]) {
    if local_invocation_index() < n {
        out[0] = between(n);
    }
}

#[kernel(workgroup_size = 1)]
fn arguments(input: &[f32], x: f32, n: u32, out: &mut [f32]) {
    let mut a = x;
    add_to(&mut a);
    //~^ K0303 `add_to` takes 2 arguments, not 1
    add_to(&mut a, n);
    //~^ K0301 expected `f32`, found `u32`
    add_to(a, 1.0);
    //~^ K0301 this is a value, and `x` takes a reference to a variable: write `&mut …`
    add_to(&a, 1.0);
    //~^ K0301 this is a `&` reference, and `x` takes `&mut …`
    add_to(&mut a, &a);
    //~^ K0301 this is a reference, and `by` takes a value: leave out the `&`
    add_to(&mut x, 1.0);
    //~^ K0310 cannot assign to `x`, which is not mutable: declare it `mut x`
    add_to(&mut input[0], 1.0);
    //~^ K0310 cannot store to `input`, which is read-only: declare it `&mut [T]`
    let r = &a;
    add_to(r, 1.0);
    //~^ K0301 this is a `&` reference, and `x` takes `&mut …`
    let b = sum(x);
    //~^ K0301 this is a value, and `values` takes a reference: write `&…`
    let c = sum(&x);
    //~^ K0301 expected a slice `[f32]`, found `f32`
    let d = sum(&[1, 2]);
    //~^ K0301 expected `f32`, found `{integer}`
    let e: u32 = sum(input);
    //~^ K0301 expected `u32`, found `f32`
    let f = exchange(1.0, n);
    //~^ K0301 expected `{float}`, found `u32`
    let g = exchange::<f32, f32>(x, x);
    //~^ K0303 `exchange` has 1 type parameter, not 2
    let h = repeat(x);
    //~^ K0304 `repeat` has the const parameter `N`, which cannot be inferred: write `repeat::<8>(…)`
    both(&a, &mut a);
    //~^ K0304 a call that passes a variable as `&mut` can pass it only once
    both(&out[0], &mut out[1]);
    //~^ K0304 a call that passes a variable as `&mut` can pass it only once
    let mut p = (x, [x; 4]);
    both(&p.0, &mut p.1[n]);
    swap_parts(&mut p.0, &mut p.1[n]);
    swap_parts(&mut p.1[0], &mut p.1[n]);
    //~^ K0304 these may be the same variable, and a variable can be passed as `&mut` only once
}

#[kernel(workgroup_size = 1)]
fn tails(x: f32, n: u32) {
    let mut a = x;
    if n > 1 {
        add_to(&mut a, x)
    }
    if n > 2 {
        repeat::<3>(x)
        //~^ K0301 this value is not used: end the expression with `;`, or store the value
    }
}

#[kernel(workgroup_size = 64)]
fn uniformity(n: u32) {
    if local_invocation_index() < n {
        waits();
    }
}

#[device]
fn forever(n: u32) -> u32 {
    forever(n + 1)
    //~^ K0503 this function calls itself, which a GPU cannot do: use a loop
}

#[device]
mod circle {
    pub fn even(n: u32) -> bool {
        if n == 0 { true } else { odd(n - 1) }
        //~^ K0503 these functions call each other in a circle, which a GPU cannot do: use a loop
    }
    pub fn odd(n: u32) -> bool {
        if n == 0 { false } else { even(n - 1) }
    }
    #[derive(ShaderType, Clone, Copy)]
    pub struct Tree {
        pub left: u32,
    }
    impl Tree {
        pub fn depth(&self) -> u32 {
            1 + Tree { left: self.left / 2 }.depth()
            //~^ K0503 this function calls itself, which a GPU cannot do: use a loop
        }
    }
}

#[kernel(workgroup_size = 1)]
fn recursion(n: u32, out: &mut [u32]) {
    out[0] = forever(n);
}

#[kernel(workgroup_size = 1)]
fn mutual(n: u32, out: &mut [u32]) {
    out[0] = circle::even(n) as u32;
}

#[kernel(workgroup_size = 1)]
fn method_of_itself(n: u32, out: &mut [u32]) {
    out[0] = circle::Tree { left: n }.depth();
}

#[device]
fn ever_longer<const N: usize>(x: [u32; N]) -> u32 {
    ever_longer([x[0]; N + 1])
    //~^ K0503 more than 127 nested calls lead to this call of `ever_longer`
}

#[kernel(workgroup_size = 1)]
fn instances_of_instances(out: &mut [u32]) {
    out[0] = ever_longer([1; 4]);
}

#[device]
fn ever_more<const A: u32, const B: u32>(x: u32) -> u32 {
//~^ K0503 a kernel can have 1024 instances of functions, and `ever_more` needs one more
    ever_more::<{ A + 1 }, B>(x) + ever_more::<A, { B + 1 }>(x)
}

#[kernel(workgroup_size = 1)]
fn many_instances(out: &mut [u32]) {
    out[0] = ever_more::<1, 1>(1);
}

#[device]
fn count_to<const N: u32>(x: u32) -> u32 {
    if N == 0 { x } else { 1 + x }
}

#[kernel(workgroup_size = 1)]
fn few_instances(out: &mut [u32]) {
    out[0] = count_to::<0>(1) + count_to::<1>(1) + count_to::<2>(1);
}

#[device]
mod pairs {
    #[derive(Clone, Copy)]
    pub struct Pair<T> {
        pub a: T,
        pub b: T,
    }

    pub fn both<T>(a: T, b: T) -> Pair<T> {
        Pair { a, b }
    }

    pub fn first<T: Copy>(of: &Pair<T>) -> T {
        of.a
    }
}

#[kernel(workgroup_size = 1)]
fn unknown_arguments_of_structs(out: &mut [u32]) {
    out[0] = pairs::first(&Default::default());
    //~^ K0304 the type parameter `T` of `first` is not known at this call: declare the type of an argument or of the result, or write `first::<f32>(…)`
    //~^^ K0202 the type is not known here
    let p: pairs::Pair<_> = pairs::both(out[0], 2);
    //~^ K0203 the arguments of a generic struct must be known here: write the type
    out[1] = p.b;
}
