//! Choosing the `impl` of a call. Two traits have a method of the same name, and only one trait is in scope. A generic
//! struct has `impl` blocks for fixed arguments.

use dsl_runtime::prelude::*;

#[device]
mod halves {
    pub trait Down {
        fn half(&self) -> u32;
    }

    impl Down for u32 {
        fn half(&self) -> u32 {
            *self / 2
        }
    }

    pub trait Up {
        fn half(&self) -> u32;
    }

    impl Up for u32 {
        fn half(&self) -> u32 {
            (*self + 1) / 2
        }
    }

    pub fn of_bound<T: Up>(v: T) -> u32 {
        v.half()
    }
}

#[device]
mod down {
    use super::halves::Down;

    pub fn halved(v: u32) -> u32 {
        v.half()
    }
}

#[device]
mod up {
    use super::halves::Up;

    pub fn halved(v: u32) -> u32 {
        v.half()
    }
}

#[device]
mod instances {
    #[derive(Clone, Copy)]
    pub struct Metres(pub u32);

    #[derive(Clone, Copy)]
    pub struct Pair<A, B> {
        pub a: A,
        pub b: B,
    }

    impl Pair<u8, u32> {
        pub fn kind(&self) -> u32 {
            1
        }
        pub fn next(&self) -> u8 {
            self.a.wrapping_add(1)
        }
    }

    impl Pair<u32, u32> {
        pub fn kind(&self) -> u32 {
            2
        }
        pub fn next(&self) -> u32 {
            self.a.wrapping_add(1)
        }
    }

    impl<A> Pair<A, Metres> {
        pub fn kind(&self) -> u32 {
            self.b.0 * 10 + 3
        }
    }

    impl<A: Copy> Pair<A, f32> {
        pub fn kind(&self) -> u32 {
            self.b as u32 * 10 + 4
        }
    }

    pub fn kinds(v: u32) -> [u32; 6] {
        let (narrow, wide) = (Pair { a: v as u8, b: v }, Pair { a: v, b: v });
        let (metres, floats) = (Pair { a: v, b: Metres(v) }, Pair { a: v, b: 2.5f32 });
        let next = [narrow.next() as u32, wide.next()];
        [narrow.kind(), wide.kind(), metres.kind(), floats.kind(), next[0], next[1]]
    }
}

#[kernel(workgroup_size = 1)]
fn applied(x: &[u32], out: &mut [u32]) {
    for i in 0..x.len() {
        out[i * 9] = down::halved(x[i]);
        out[i * 9 + 1] = up::halved(x[i]);
        out[i * 9 + 2] = halves::of_bound(x[i]);
        let kinds = instances::kinds(x[i]);
        for j in 0..6 {
            out[i * 9 + 3 + j] = kinds[j];
        }
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [0u32, 1, 7, 255, 256, 1001];
    let mut expected = Vec::new();
    for v in x {
        expected.extend([down::halved(v), up::halved(v), halves::of_bound(v)]);
        expected.extend(instances::kinds(v));
    }
    let mut out = device.zeroed::<u32>(expected.len())?;
    applied(&device.buffer(&x)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected);
    Ok(())
}
