//! `clone` and `cloned` of types with a `clone` of their own, and of values that contain them.

use dsl_runtime::prelude::*;

#[device]
mod clones {
    pub struct Grown(u32);

    impl Clone for Grown {
        fn clone(&self) -> Grown {
            Grown(2 * self.0 + 1)
        }
    }

    #[derive(Clone)]
    pub struct Holder {
        grown: Grown,
        list: [Grown; 2],
        plain: Plain,
    }

    #[derive(Clone, Copy)]
    pub struct Plain {
        x: u32,
    }

    pub struct Trivial<T> {
        pub of: T,
    }

    impl<T: Copy> Clone for Trivial<T> {
        fn clone(&self) -> Self {
            *self
        }
    }

    impl<T: Copy> Copy for Trivial<T> {}

    pub fn parts(x: u32) -> u32 {
        let holder = Holder { grown: Grown(x), list: [Grown(2), Grown(x)], plain: Plain { x } };
        let copy = holder.clone();
        copy.grown.0 + 3 * copy.list.iter().map(|of| of.0).sum::<u32>() + 7 * copy.plain.clone().x
    }

    pub fn items(x: u32) -> u32 {
        let list = [Grown(x), Grown(3)];
        let all = list.clone();
        let pair = (Grown(x), 3u32).clone();
        let sum = list.iter().cloned().fold(0, |sum, of| sum + of.0);
        let first = list.first().cloned().map_or(0, |of| of.0);
        let some = Some(Grown(x));
        let option = some.clone().map_or(0, |of| of.0);
        let trivial = Trivial { of: x }.clone();
        all.iter().map(|of| of.0).sum::<u32>()
            + 3 * pair.0.0
            + pair.1
            + 5 * sum
            + 7 * first
            + 11 * option
            + 13 * trivial.of
    }
}

#[kernel(workgroup_size = 1)]
fn sums_of_clones(out: &mut [u32]) {
    let i = workgroup_id().x;
    out[2 * i] = clones::parts(i);
    out[2 * i + 1] = clones::items(i);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(10)?;
    sums_of_clones(&mut out).workgroups(5).run()?;
    let expected = (0..5).flat_map(|i| [clones::parts(i), clones::items(i)]);
    assert_eq!(out.read()?, expected.collect::<Vec<_>>());
    Ok(())
}
