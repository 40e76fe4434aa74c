//! Items and kernels of another crate, which knows dsl-runtime by another name.

use gpu::prelude::*;

/// Items that call each other by path and by import.
pub mod ops {
    use gpu::prelude::*;

    use self::inner::halve;

    /// A length.
    #[device]
    pub const TILE: usize = 8;

    /// Private here, reached through `fourth_power`.
    #[device]
    fn square(x: f32) -> f32 {
        x * x
    }

    /// Calls a private helper, and one by path.
    #[device]
    pub fn fourth_power(x: f32) -> f32 {
        square(square(x)) + halve(0.0) + inner::double(0.0)
    }

    mod inner {
        use gpu::prelude::*;

        #[device]
        pub(crate) fn halve(x: f32) -> f32 {
            x / 2.0
        }

        #[device]
        pub(in crate::ops) fn double(x: f32) -> f32 {
            halve(x) * 4.0
        }
    }
}

/// Types with methods.
#[gpu::device]
pub mod shapes {
    use super::ops::fourth_power as p4;

    /// An operator.
    pub trait Op {
        /// `apply(IDENTITY, x)` is `x`.
        const IDENTITY: f32;
        /// Combines two values.
        fn apply(a: f32, b: f32) -> f32;
    }

    /// Addition.
    pub struct Sum;

    impl Op for Sum {
        const IDENTITY: f32 = 0.0;
        fn apply(a: f32, b: f32) -> f32 {
            a + p4(b)
        }
    }

    /// A box.
    #[derive(gpu::ShaderType, Debug, Clone, Copy)]
    pub struct Extent {
        /// Along x.
        pub width: f32,
        /// Along y.
        pub height: f32,
    }

    impl Extent {
        /// Width times height.
        pub fn area(self) -> f32 {
            self.width * self.height
        }
    }
}

/// Where something is, and where it goes.
#[derive(ShaderType, Debug, Clone, Copy)]
pub struct Particle {
    /// Where it is.
    pub position: Vec3,
    /// Where it goes.
    pub velocity: Vec3,
}

/// A kernel of this crate.
#[kernel(workgroup_size = 64)]
pub fn double(data: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] *= 2.0;
    }
}

/// A function that no kernel can use, with a name of the language.
pub mod plain {
    /// Not what kernels mean by it.
    pub fn mix(a: f32, b: f32, t: f32) -> f32 {
        a + b + t
    }
}
