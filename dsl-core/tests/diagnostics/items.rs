//! Items that kernels cannot refer to.

#[device]
fn assert(x: f32) -> f32 {
    //~^ K0105 `assert` is a macro's name
    x
}

#[device]
fn sqrt(x: f32) -> f32 {
    //~^ K0105 `sqrt` is a builtin function of kernels, a method: `x.sqrt(…)`
    x
}

#[device]
fn workgroup_barriers() {}
//~^ K0105 would be taken for the builtin function `workgroup_barrier`

#[device]
struct Particle {
    //~^ K0105 a struct without methods takes `#[derive(ShaderType)]`
    mass: f32,
}

#[device]
enum Shape {
    //~^ K0105 put the type and its `impl` blocks, the trait or the enum into a `#[device] mod name
    Round,
}

#[device]
mod elsewhere;
//~^ K0105 the module's content has to stand in this file

#[device]
mod ops {
    pub struct Vec3 {}
    //~^ K0105 `Vec3` is a type or trait of the language
    pub trait Hash {}
    //~^ K0105 `Hash` is the name of a derive macro, and kernels find an item through a macro of its own name

    #[cfg(unix)]
    //~^ K0105 `#[device]` does not evaluate `#[cfg]` on the items of its module
    pub fn twice(x: f32) -> f32 {
        x + x
    }

    impl super::Outside {
        //~^ K0105 neither is declared in this module
        fn f() {}
    }
}
