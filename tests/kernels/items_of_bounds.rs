//! Where only bounds are known of a type, names mean items of the bounds' traits, `T::new()`, also if the argument's type has
//! others of the same name.

use dsl_runtime::prelude::*;

#[device]
mod of_bounds {
    pub trait Measure {
        const LIMIT: u32;
        const STEP: u32 = 3;

        fn new(size: u32) -> Self;
        fn size(&self) -> u32;

        fn twice(&self) -> u32 {
            2 * self.size() + Self::LIMIT
        }

        fn grown(&self) -> u32
        where
            Self: Sized,
        {
            Self::new(self.size() + Self::STEP).size()
        }
    }

    pub trait Scaled<S> {
        fn size(&self, by: S) -> S;
    }

    #[derive(Clone, Copy)]
    pub struct Block {
        pub size: u32,
    }

    impl Block {
        pub const LIMIT: u32 = 900;
        pub const STEP: u32 = 1;

        pub fn new(size: u32) -> Block {
            Block { size: 1000 * size }
        }

        pub fn size(&self) -> u32 {
            self.size + 500
        }

        pub fn own(size: u32) -> u32 {
            Self::new(size).size() + Self::LIMIT + Block::STEP
        }
    }

    impl Measure for Block {
        const LIMIT: u32 = 90;

        fn new(size: u32) -> Block {
            Block { size }
        }

        fn size(&self) -> u32 {
            self.size
        }
    }

    impl Scaled<f32> for Block {
        fn size(&self, by: f32) -> f32 {
            by * self.size as f32
        }
    }

    pub fn made<T: Measure>(size: u32) -> T {
        T::new(size)
    }

    pub fn limited<T>(of: &T) -> u32
    where
        T: Measure,
    {
        if T::LIMIT > 100 { 7 } else { of.size() + T::size(of) + T::LIMIT * T::STEP }
    }

    pub fn scaled<T: Scaled<f32>>(of: T, by: f32) -> f32 {
        of.size(by) + T::size(&of, 2.0)
    }

    pub struct Pair<T> {
        pub a: T,
        pub b: T,
    }

    impl<T: Measure> Pair<T> {
        pub fn new(a: u32, b: u32) -> Self {
            Pair { a: T::new(a), b: T::new(b) }
        }

        pub fn size(&self) -> u32 {
            self.a.size() + T::size(&self.b) + T::LIMIT
        }
    }

    pub fn all(i: u32) -> f32 {
        let block: Block = made(i);
        let sum = limited(&block) + block.twice() + block.grown() + Block::own(i);
        sum as f32 + scaled(block, 0.5) + Pair::<Block>::new(i, 4).size() as f32
    }
}

#[kernel(workgroup_size = 1)]
fn sizes_of_blocks(out: &mut [f32]) {
    let i = workgroup_id().x;
    out[i] = of_bounds::all(i);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<f32>(5)?;
    sizes_of_blocks(&mut out).workgroups(5).run()?;
    assert_eq!(out.read()?, (0..5).map(of_bounds::all).collect::<Vec<_>>());
    Ok(())
}
