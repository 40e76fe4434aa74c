use dsl_runtime::prelude::*;

#[device]
const TILE: usize = 8;
#[device]
const HALF: f32 = 0.5;

#[device]
fn square(x: f32) -> f32 { x * x }

#[device]
fn sign_of(x: i32) -> i32 {
    if x > 0 { return 1; }
    if x < 0 { -1 } else { 0 }
}

#[device]
fn add_to(x: &mut f32, by: f32) { *x += by; }

#[device]
fn sum_of(values: &[f32]) -> f32 {
    let mut s = 0.0;
    for v in values { s += *v; }
    for i in 0..values.len() { s += values[i]; }
    s
}

#[device]
fn fill(values: &mut [f32], with: f32) {
    for i in 0..values.len() { values[i] = with; }
}

#[device]
fn workgroup_sum(scratch: &mut [f32; 64], value: f32) -> f32 {
    let lane = local_invocation_index();
    scratch[lane] = value;
    workgroup_barrier();
    let mut s = 32;
    while s > 0 {
        if lane < s { scratch[lane] += scratch[lane + s]; }
        workgroup_barrier();
        s /= 2;
    }
    scratch[0]
}

#[derive(ShaderType, Clone, Copy)]
struct Particle { position: Vec3, mass: f32, velocity: Vec3 }

#[device]
mod ops {
    use super::*;
    pub trait Op { const IDENTITY: f32; fn combine(a: f32, b: f32) -> f32; fn twice(a: f32) -> f32 { Self::combine(a, a) } }
    pub struct Sum;
    pub struct Max;
    impl Op for Sum { const IDENTITY: f32 = 0.0; fn combine(a: f32, b: f32) -> f32 { a + b } }
    impl Op for Max { const IDENTITY: f32 = f32::MIN; fn combine(a: f32, b: f32) -> f32 { a.max(b) } }
    #[derive(ShaderType, Clone, Copy)]
    pub struct Complex { pub re: f32, pub im: f32 }
    impl Complex {
        pub const ONE: Complex = Complex { re: 1.0, im: 0.0 };
        pub fn new(re: f32, im: f32) -> Self { Self { re, im } }
        pub fn norm_squared(&self) -> f32 { self.re * self.re + self.im * self.im }
        pub fn scale(&mut self, by: f32) { self.re *= by; self.im *= by; }
    }
    impl std::ops::Add for Complex { type Output = Complex; fn add(self, o: Complex) -> Complex { Complex::new(self.re + o.re, self.im + o.im) } }
    impl std::ops::Mul for Complex { type Output = Complex; fn mul(self, o: Complex) -> Complex { Complex::new(self.re * o.re - self.im * o.im, self.re * o.im + self.im * o.re) } }
    pub enum Mode { Fast, Slow, Other = 7 }
    pub fn pick<O: Op>(a: f32, b: f32) -> f32 { O::combine(O::IDENTITY, O::combine(a, O::twice(b))) }
    pub fn exchange<T>(a: T, b: T) -> (T, T) { (b, a) }
}
use ops::{Complex, Mode, Sum};

#[kernel(workgroup_size = 64)]
fn everything(input: &[f32], particles: &mut [Particle], out: &mut [f32], n: u32, p0: Particle) {
    workgroup_var!(scratch: [f32; 64], tile: [[f32; TILE]; 4]);
    let i = global_invocation_id().x;
    let mut x = square(input[i]) + square(2.0);
    add_to(&mut x, HALF);
    let mut local = [0.0; 4];
    fill(&mut local, 2.0);
    local[1] = 3.0;
    add_to(&mut local[i % 4], 1.0);
    let s = sum_of(&local) + sum_of(input) + sum_of(&tile[i % 4]);
    let total = workgroup_sum(&mut scratch, s);
    let (a, b) = ops::exchange(1, 2);
    let t = (x, a);
    let mut c = Complex::new(x, 1.0) + Complex::ONE * Complex { re: 2.0, ..Complex::ONE };
    c.scale(2.0);
    let double = |v: f32| v * 2.0 + x;
    let mode = if a > 1 { Mode::Fast } else { Mode::Slow };
    let m = match mode { Mode::Fast => 1.0, Mode::Slow => 2.0, Mode::Other => 3.0 };
    let k = match (a, b > 1) { (1, true) => 10, (2, _) => 20, (v, false) if v > 3 => v, _ => 0 };
    let p = &mut particles[i];
    p.position += p.velocity * 0.1;
    p.mass = p0.mass;
    let Particle { position, mass, .. } = particles[i];
    fn helper(y: u32) -> u32 { y + 1 }
    for (j, v) in local.iter().enumerate() { out[j] = *v; }
    if i < n {
        out[i] = total + t.0 + c.norm_squared() + double(1.0) + double(2.0) + m + k as f32 + position.x + mass
            + ops::pick::<Sum>(1.0, 2.0) + ops::pick::<ops::Max>(1.0, 2.0) + helper(n) as f32 + sign_of(a) as f32 + (mode as u32) as f32;
    }
}
fn main() {
    let mut results: Vec<Vec<f32>> = Vec::new();
    for device in [Device::cpu(), Device::gpu().unwrap()] {
        let input: Vec<f32> = (0..128).map(|i| i as f32 * 0.25).collect();
        let p = Particle { position: Vec3::new(1.0, 2.0, 3.0), mass: 4.0, velocity: Vec3::ONE };
        let input = device.buffer(&input).unwrap();
        let mut particles = device.buffer(&[p; 128]).unwrap();
        let mut out = device.zeroed::<f32>(128).unwrap();
        everything(&input, &mut particles, &mut out, 100, p).workgroups(2).run().unwrap();
        let out = out.read().unwrap();
        println!("{:?}", &out[..8]);
        println!("{:?}", particles.read().unwrap()[5].position);
        results.push(out);
    }
    assert_eq!(results[0], results[1]);
}
