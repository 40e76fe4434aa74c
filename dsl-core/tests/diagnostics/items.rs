//! Items that kernels cannot refer to.

#[device]
fn assert(x: f32) -> f32 {
    //~^ K0105 `assert` is the name of a macro
    x
}

#[device]
fn sqrt(x: f32) -> f32 {
    //~^ K0105 `sqrt` is a builtin function of kernels, a method: `x.sqrt(…)`
    x
}

#[device]
fn mix(x: f32) -> f32 {
    //~^ K0105 put the function into a `#[device] mod` and call it by its path
    x
}

#[device]
fn workgroup_barriers() {}
//~^ K0105 would be taken for the builtin function `workgroup_barrier`

#[device]
struct Particle {
    //~^ K0105 derive `ShaderType` for a struct without methods
    mass: f32,
}

#[device]
enum Shape {
    //~^ K0105 put the type and its `impl` blocks, the trait or the enum into a `#[device] mod name
    Round,
}

#[device]
mod elsewhere;
//~^ K0105 the content of the module must be in this file

#[device]
mod ops {
    pub struct Option {}
    //~^ K0105 `Option` is a builtin type or trait in kernels
    pub trait Hash {}
    //~^ K0105 the hidden macro of this item would shadow the macro of `#[derive(Hash)]`

    #[cfg(panic = "abort")]
    pub struct Pair {
        //~^^ K0105 `#[device]` does not evaluate `#[cfg]` on the items of its module
        pub a: f32,
    }

    pub fn sum(pair: Pair) -> f32 {
        pair.a
    }

    /// Only tests name it.
    #[cfg(panic = "abort")]
    trait ForTests {}
}

/// Items that no kernel uses may be for the host alone.
#[device]
mod mixed {
    pub struct Names {
        all: Vec<String>,
    }

    impl Names {
        pub fn first(&self) -> &str {
            &self.all[0]
        }
    }

    pub const GREETING: &str = "hello";

    pub fn describe(x: f32) -> String {
        //~^ K0203 kernels have no type `String`: there is no text; keep code for the host outside of `#[device]`
        format!("{x}")
    }

    #[cfg(panic = "abort")]
    //~^ K0105 `#[device]` does not evaluate `#[cfg]` on the items of its module
    pub fn twice(x: f32) -> f32 {
        x + x
    }

    #[cfg(windows)]
    pub fn thrice(x: f32) -> f32 {
        x + x + x
    }

    impl super::Outside {
        pub fn f() {}
    }

    #[derive(Clone, Copy)]
    pub struct Meters(pub f32);

    impl Meters {
        pub fn checked(self) -> Meters {
            debug_assert!(self.0 > 0.0);
            self
        }

        pub fn doubled(self) -> Meters {
            Meters(self.0 * 2.0)
        }

        pub fn shown(self) -> f32 {
            println!("{}", self.0);
            self.0
        }
    }
}

#[kernel(workgroup_size = 1)]
fn uses_what_is_for_the_host(out: &mut [f32]) {
    out[0] = mixed::twice(1.0);
    out[1] = mixed::Meters(1.0).checked().shown();
    mixed::describe(1.0);
}

/// The near miss.
#[kernel(workgroup_size = 1)]
fn uses_the_rest(out: &mut [f32]) {
    out[0] = mixed::Meters(1.0).doubled().0;
}
