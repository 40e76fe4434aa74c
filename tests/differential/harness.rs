//! Runs inside a generated program: each case as plain Rust, on the CPU executor and on the GPU.
//! Prints a line for each difference: `k7 gpu: out_i[3] is 5, in plain Rust 6`.

use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicU32;

use dsl_runtime::prelude::*;
use host::{Id, Memory, Shared};

/// Items for the plain functions.
pub mod host {
    pub use dsl_runtime::glam::swizzles::*;
    pub use dsl_runtime::glam::*;
    pub use std::sync::atomic::AtomicU32;
    pub use std::sync::atomic::Ordering::SeqCst;
    use std::sync::{Barrier, Mutex};

    /// The ids of an invocation.
    pub struct Id<'a> {
        pub global: UVec3,
        pub local: u32,
        pub workgroup: UVec3,
        pub workgroups: UVec3,
        pub barrier: &'a Barrier,
    }

    /// An invocation's view of the buffers. The output is its own copy.
    pub struct Memory<'a> {
        pub in_i: &'a [i32],
        pub in_u: &'a [u32],
        pub in_f: &'a [f32],
        pub out_i: &'a mut [i32],
        pub out_u: &'a mut [u32],
        pub out_f: &'a mut [f32],
        pub hits: &'a [AtomicU32],
        pub p: i32,
        pub q: u32,
        pub f: f32,
        pub v: IVec3,
    }

    /// An element of workgroup memory.
    pub struct Shared<T>(Mutex<T>);

    impl<T: Copy> Shared<T> {
        pub fn new(value: T) -> Self {
            Shared(Mutex::new(value))
        }
        pub fn get(&self) -> T {
            *self.0.lock().unwrap()
        }
        pub fn set(&self, value: T) {
            *self.0.lock().unwrap() = value;
        }
    }


    /// Operators that wrap, on scalars and component by component on vectors.
    pub trait Math: Copy {
        type Scalar: Math;
        fn map(self, f: impl Fn(Self::Scalar) -> Self::Scalar) -> Self;
        fn zip(self, other: Self, f: impl Fn(Self::Scalar, Self::Scalar) -> Self::Scalar) -> Self;
        fn parts(self) -> Vec<Self::Scalar>;
    }

    pub trait Wraps: Copy {
        fn add(self, b: Self) -> Self;
        fn sub(self, b: Self) -> Self;
        fn mul(self, b: Self) -> Self;
        fn div(self, b: Self) -> Self;
        fn rem(self, b: Self) -> Self;
        fn neg(self) -> Self;
        fn abs(self) -> Self;
    }

    macro_rules! integer {
        ($t:ty, $abs:expr) => {
            impl Wraps for $t {
                fn add(self, b: Self) -> Self { self.wrapping_add(b) }
                fn sub(self, b: Self) -> Self { self.wrapping_sub(b) }
                fn mul(self, b: Self) -> Self { self.wrapping_mul(b) }
                fn div(self, b: Self) -> Self { self.wrapping_div(b) }
                fn rem(self, b: Self) -> Self { self.wrapping_rem(b) }
                fn neg(self) -> Self { self.wrapping_neg() }
                fn abs(self) -> Self { let abs: fn($t) -> $t = $abs; abs(self) }
            }
        };
    }
    integer!(i32, i32::wrapping_abs);
    integer!(u32, |value| value);
    integer!(i8, i8::wrapping_abs);
    integer!(u8, |value| value);
    integer!(i16, i16::wrapping_abs);
    integer!(u16, |value| value);
    impl Wraps for f32 {
        fn add(self, b: Self) -> Self { self + b }
        fn sub(self, b: Self) -> Self { self - b }
        fn mul(self, b: Self) -> Self { self * b }
        fn div(self, b: Self) -> Self { self / b }
        fn rem(self, b: Self) -> Self { self % b }
        fn neg(self) -> Self { -self }
        fn abs(self) -> Self { f32::abs(self) }
    }

    macro_rules! scalars {
        ($($t:ty)*) => {$(
            impl Math for $t {
                type Scalar = $t;
                fn map(self, f: impl Fn($t) -> $t) -> Self { f(self) }
                fn zip(self, other: Self, f: impl Fn($t, $t) -> $t) -> Self { f(self, other) }
                fn parts(self) -> Vec<$t> { vec![self] }
            }
        )*};
    }
    scalars!(i32 u32 f32 i8 u8 i16 u16);

    macro_rules! vectors {
        ($($t:ty, $s:ty, $n:literal;)*) => {$(
            impl Math for $t {
                type Scalar = $s;
                fn map(self, f: impl Fn($s) -> $s) -> Self { <$t>::from_array(self.to_array().map(f)) }
                fn zip(self, other: Self, f: impl Fn($s, $s) -> $s) -> Self {
                    let (a, b) = (self.to_array(), other.to_array());
                    <$t>::from_array(std::array::from_fn(|n| f(a[n], b[n])))
                }
                fn parts(self) -> Vec<$s> { self.to_array().to_vec() }
            }
        )*};
    }
    vectors! {
        IVec2, i32, 2; IVec3, i32, 3; IVec4, i32, 4; UVec2, u32, 2; UVec3, u32, 3; UVec4, u32, 4;
        Vec2, f32, 2; Vec3, f32, 3; Vec4, f32, 4;
    }

    pub fn add<T: Math<Scalar: Wraps>>(a: T, b: T) -> T { a.zip(b, Wraps::add) }
    pub fn sub<T: Math<Scalar: Wraps>>(a: T, b: T) -> T { a.zip(b, Wraps::sub) }
    pub fn mul<T: Math<Scalar: Wraps>>(a: T, b: T) -> T { a.zip(b, Wraps::mul) }
    pub fn div<T: Math<Scalar: Wraps>>(a: T, b: T) -> T { a.zip(b, Wraps::div) }
    pub fn rem<T: Math<Scalar: Wraps>>(a: T, b: T) -> T { a.zip(b, Wraps::rem) }
    pub fn neg<T: Math<Scalar: Wraps>>(a: T) -> T { a.map(Wraps::neg) }
    pub fn abs<T: Math<Scalar: Wraps>>(a: T) -> T { a.map(Wraps::abs) }
    pub fn sum<T: Math<Scalar: Wraps>>(a: T) -> T::Scalar {
        a.parts().into_iter().reduce(Wraps::add).unwrap()
    }
    pub fn dot<T: Math<Scalar: Wraps>>(a: T, b: T) -> T::Scalar { sum(mul(a, b)) }
    /// Compares vectors by value, so that the operands may have side effects.
    pub fn same<T: PartialEq>(a: T, b: T) -> bool { a == b }
}

/// The elements of each output that an invocation owns.
const OWN: usize = 8;
const INPUT: usize = 16;

/// The outputs of a case.
#[derive(Default, PartialEq)]
pub struct Output {
    out_i: Vec<i32>,
    out_u: Vec<u32>,
    out_f: Vec<f32>,
    hits: Vec<u32>,
}

pub struct Buffers {
    pub in_i: Buffer<i32>,
    pub in_u: Buffer<u32>,
    pub in_f: Buffer<f32>,
    pub out_i: Buffer<i32>,
    pub out_u: Buffer<u32>,
    pub out_f: Buffer<f32>,
    pub hits: Buffer<u32>,
}

type OnDevice = fn(&mut Buffers, i32, u32, f32, IVec3) -> Result<(), dsl_runtime::Error>;

pub struct Case {
    number: usize,
    invocations: usize,
    plain: Box<dyn Fn(&Input) -> Output>,
    kernel: OnDevice,
}

pub struct Input {
    i: Vec<i32>,
    u: Vec<u32>,
    f: Vec<f32>,
}

impl Input {
    /// Edge values and others, the same for each number.
    fn new(mut state: u64) -> Input {
        let mut next = || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) as u32
        };
        let edges = [0, 1, 2, 31, 32, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, 0xffff_fffe, 255];
        let mut word = || {
            let n = next();
            if n % 3 == 0 { edges[n as usize / 3 % edges.len()] } else { next() << (n % 5 * 5) }
        };
        let i = (0..INPUT).map(|_| word() as i32).collect();
        let u = (0..INPUT).map(|_| word()).collect();
        let f = (0..INPUT).map(|_| (word() % 2048) as f32 - 1024.0).collect();
        Input { i, u, f }
    }

    fn values(&self) -> (i32, u32, f32, IVec3) {
        (self.i[0], self.u[0], self.f[0], IVec3::new(self.i[1], self.i[2], self.i[3]))
    }
}

impl Case {
    pub fn new<T: Copy + Default + Send + 'static>(
        number: usize,
        size: u32,
        groups: u32,
        plain: fn(&Id, &[Shared<T>], Memory<'_>),
        kernel: OnDevice,
    ) -> Case {
        let plain = Box::new(move |input: &Input| run_plain(input, size, groups, plain));
        Case { number, invocations: (size * groups) as usize, plain, kernel }
    }

    fn on(&self, device: &Device, input: &Input) -> Result<Output, dsl_runtime::Error> {
        let len = self.invocations * OWN;
        let mut buffers = Buffers {
            in_i: device.buffer(&input.i)?,
            in_u: device.buffer(&input.u)?,
            in_f: device.buffer(&input.f)?,
            out_i: device.zeroed(len)?,
            out_u: device.zeroed(len)?,
            out_f: device.zeroed(len)?,
            hits: device.zeroed(4)?,
        };
        let (p, q, f, v) = input.values();
        (self.kernel)(&mut buffers, p, q, f, v)?;
        Ok(Output {
            out_i: buffers.out_i.read()?,
            out_u: buffers.out_u.read()?,
            out_f: buffers.out_f.read()?,
            hits: buffers.hits.read()?,
        })
    }

    fn check(&self, devices: &[(&str, Device)]) {
        let name = format!("k{}", self.number);
        let input = Input::new(self.number as u64);
        let plain = catch_unwind(AssertUnwindSafe(|| (self.plain)(&input)));
        let Ok(plain) = plain else { return println!("{name} plain: panics") };
        for (label, device) in devices {
            match catch_unwind(AssertUnwindSafe(|| self.on(device, &input))) {
                Ok(Ok(output)) => {
                    if let Some(message) = output.difference(&plain) {
                        println!("{name} {label}: {message}");
                    }
                }
                Ok(Err(error)) => println!("{name} {label}: {error}"),
                Err(_) => println!("{name} {label}: panics"),
            }
        }
    }
}

/// Runs each workgroup as threads that meet at a barrier.
fn run_plain<T: Copy + Default + Send>(
    input: &Input,
    size: u32,
    groups: u32,
    plain: fn(&Id, &[Shared<T>], Memory<'_>),
) -> Output {
    let len = (size * groups) as usize * OWN;
    let mut output =
        Output { out_i: vec![0; len], out_u: vec![0; len], out_f: vec![0.0; len], hits: vec![] };
    let hits: Vec<AtomicU32> = (0..4).map(|_| AtomicU32::new(0)).collect();
    let (p, q, f, v) = input.values();
    for group in 0..groups {
        let tile: Vec<Shared<T>> = (0..size).map(|_| Shared::new(T::default())).collect();
        let barrier = std::sync::Barrier::new(size as usize);
        let invocation = |local: u32| {
            let (mut out_i, mut out_u, mut out_f) = (vec![0; len], vec![0; len], vec![0.0; len]);
            let id = Id {
                global: UVec3::new(group * size + local, 0, 0),
                local,
                workgroup: UVec3::new(group, 0, 0),
                workgroups: UVec3::new(groups, 1, 1),
                barrier: &barrier,
            };
            let (in_i, in_u, in_f) = (&input.i[..], &input.u[..], &input.f[..]);
            let (i, u, o) = (&mut out_i[..], &mut out_u[..], &mut out_f[..]);
            let hits = &hits[..];
            plain(&id, &tile, Memory { in_i, in_u, in_f, out_i: i, out_u: u, out_f: o, hits, p, q, f, v });
            (out_i, out_u, out_f)
        };
        let results: Vec<_> = std::thread::scope(|scope| {
            let threads: Vec<_> =
                (0..size).map(|local| scope.spawn({ let run = &invocation; move || run(local) })).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        for (local, (i, u, f)) in results.into_iter().enumerate() {
            let start = (group * size) as usize * OWN + local * OWN;
            let own = start..start + OWN;
            output.out_i[own.clone()].copy_from_slice(&i[own.clone()]);
            output.out_u[own.clone()].copy_from_slice(&u[own.clone()]);
            output.out_f[own.clone()].copy_from_slice(&f[own]);
        }
    }
    output.hits = hits.into_iter().map(AtomicU32::into_inner).collect();
    output
}

impl Output {
    fn difference(&self, plain: &Output) -> Option<String> {
        first("out_i", &self.out_i, &plain.out_i)
            .or_else(|| first("out_u", &self.out_u, &plain.out_u))
            .or_else(|| first("out_f", &self.out_f, &plain.out_f))
            .or_else(|| first("hits", &self.hits, &plain.hits))
    }
}

fn first<T: PartialEq + Debug>(name: &str, device: &[T], plain: &[T]) -> Option<String> {
    let at = (0..plain.len()).find(|at| device.get(*at) != plain.get(*at))?;
    let (device, plain) = (device.get(at), plain.get(at));
    Some(format!("{name}[{at}] is {device:?}, in plain Rust {plain:?}"))
}

/// Runs the cases on the CPU executor, and on the GPU if there is one.
pub fn run(cases: &[Case]) {
    std::panic::set_hook(Box::new(|_| {}));
    let mut devices = vec![("cpu", Device::cpu())];
    match Device::gpu() {
        Ok(gpu) => devices.push(("gpu", gpu)),
        Err(_) => println!("no gpu"),
    }
    for case in cases {
        println!("at {}", case.number);
        case.check(&devices);
    }
    println!("done {}", cases.len());
}
