//! Types with several `impl`s of one trait: `Pow<u8>` and `Pow<u16>`, for `f32` and for `&f32`. The
//! arguments or the result tell which one a call means.

use dsl_runtime::prelude::*;

#[device]
mod twice {
    pub trait Pow<R> {
        type Output;
        fn power(self, r: R) -> Self::Output;
    }

    impl Pow<u8> for u32 {
        type Output = u32;
        fn power(self, r: u8) -> Self::Output {
            self.wrapping_pow(r as u32)
        }
    }

    impl<'a> Pow<&'a u8> for u32 {
        type Output = f32;
        fn power(self, r: &'a u8) -> Self::Output {
            (self.wrapping_pow(*r as u32) % 1000) as f32 + 0.5
        }
    }

    impl Pow<u16> for u32 {
        type Output = u16;
        fn power(self, r: u16) -> Self::Output {
            (self as u16).wrapping_pow(r as u32) ^ 1
        }
    }

    impl<'a> Pow<u16> for &'a u32 {
        type Output = u32;
        fn power(self, r: u16) -> u32 {
            *self * 100 + r as u32
        }
    }

    pub trait Inverse: Copy {
        type Output;
        fn inverse(self) -> Self::Output;
        fn same(&self) -> f32;
        fn both(self) -> (Self::Output, f32) {
            (self.inverse(), self.same())
        }
    }

    impl Inverse for f32 {
        type Output = f32;
        fn inverse(self) -> f32 {
            1.0 / (self + 1.0)
        }
        fn same(&self) -> f32 {
            *self + 3.0
        }
    }

    impl Inverse for &f32 {
        type Output = f32;
        fn inverse(self) -> f32 {
            let r = self;
            2.0 / (*r + 1.0) + self.same() + (*self).inverse()
        }
        fn same(&self) -> f32 {
            **self + 5.0 + (**self).inverse()
        }
    }

    #[derive(Clone, Copy)]
    pub struct S(u32);

    pub trait Named {
        fn named(self) -> u32;
        fn twice(self) -> u32;
    }

    impl Named for S {
        fn named(self) -> u32 {
            self.0
        }
        fn twice(self) -> u32 {
            self.named() * 2
        }
    }

    impl Named for &S {
        fn named(self) -> u32 {
            self.0 * 3 + 1
        }
        fn twice(self) -> u32 {
            self.named() * 2
        }
    }

    pub trait Convert<T> {
        fn convert(self) -> T;
    }

    impl Convert<u8> for u32 {
        fn convert(self) -> u8 {
            self as u8
        }
    }

    impl Convert<i32> for u32 {
        fn convert(self) -> i32 {
            -(self as i32)
        }
    }

    impl Convert<(u32, bool)> for u32 {
        fn convert(self) -> (u32, bool) {
            (self, self % 2 == 0)
        }
    }

    struct Parts {
        a: i32,
        b: u8,
    }

    pub trait Apply<A> {
        fn apply(&self, a: A) -> u32;
    }

    impl Apply<u32> for S {
        fn apply(&self, a: u32) -> u32 {
            a + self.0
        }
    }

    impl Apply<i32> for S {
        fn apply(&self, a: i32) -> u32 {
            (a * 3) as u32
        }
    }

    impl Apply<(u32, u32)> for S {
        fn apply(&self, a: (u32, u32)) -> u32 {
            a.0 * 7 + a.1
        }
    }

    fn applied<A, T: Apply<A>>(t: &T, a: A) -> u32 {
        t.apply(a) * 2
    }

    fn byte(b: u8) -> u32 {
        b as u32
    }

    pub fn powers(x: u32) -> [u32; 4] {
        let two = 2u8;
        let r = &two;
        let a = x.power(3u8) + Pow::power(x, two) + <u32 as Pow<u8>>::power(x, 4);
        let b: f32 = x.power(r) + x.power(&3) + Pow::power(x, &two);
        let c = x.power(3u16) ^ Pow::power(x, 2u16);
        let y = &x;
        let d = y.power(7u16) + (*y).power(2u8) + Pow::power(&x, 9u16);
        [a, b.to_bits(), c as u32, d]
    }

    pub fn inverses(x: f32) -> [u32; 4] {
        let r = &x;
        let a = x.inverse() + Inverse::inverse(x) + x.same();
        let b = r.inverse() + Inverse::inverse(&x) + r.same() + <&f32 as Inverse>::inverse(r);
        let (a, b) = (a + x.both().0 + x.both().1 * 2.0, b + r.both().0 + r.both().1 * 2.0);
        let s = S(x as u32);
        let t = &s;
        let c = s.named() + t.named() * 3 + (&s).named() * 5;
        let d = Named::named(s) * 11 + Named::named(&s) * 13 + s.twice() * 17 + t.twice() * 19;
        [a.to_bits(), b.to_bits(), c, d]
    }

    pub fn results(x: u32) -> [u32; 4] {
        let a: u8 = x.convert();
        let b: i32 = x.convert();
        let parts = Parts { a: x.convert(), b: (x + 1).convert() };
        let (c, d): (u32, bool) = x.convert();
        let e = <u32 as Convert<i32>>::convert(x) + parts.a;
        let s = S(4);
        let f = s.apply(x) + s.apply(x as i32) * 3 + s.apply((x, 3)) * 5;
        let g = applied(&s, x) + applied(&s, x as i32) * 3 + applied(&s, (x, x + 1));
        [a as u32 + byte(x.convert()) + parts.b as u32, b as u32, c + d as u32 + e as u32, f + g]
    }
}

#[kernel(workgroup_size = 1)]
fn implemented_twice(out: &mut [[u32; 4]]) {
    let n = workgroup_id().x as usize;
    out[3 * n] = twice::powers(n as u32);
    out[3 * n + 1] = twice::inverses(n as f32);
    out[3 * n + 2] = twice::results(n as u32);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed(3 * 60)?;
    implemented_twice(&mut out).workgroups(60).run()?;
    let of = |n: u32| [twice::powers(n), twice::inverses(n as f32), twice::results(n)];
    for (n, found) in out.read()?.chunks(3).enumerate() {
        let wanted = of(n as u32);
        assert_eq!([found[0], found[2]], [wanted[0], wanted[2]]);
        for (found, wanted) in found[1][..2].iter().zip(&wanted[1][..2]) {
            assert!((f32::from_bits(*found) - f32::from_bits(*wanted)).abs() < 1e-4);
        }
        assert_eq!(found[1][2..], wanted[1][2..]);
    }
    Ok(())
}
