//! Names of items that do not exist, and ambiguous names.

fn bright(x: f32) -> f32 {
    x
}

#[device]
fn gather_light(x: f32) -> f32 {
    x
}

const SIZE: u32 = 3;

struct Ray {
    at: f32,
}

mod ops {
    pub fn scale(x: f32) -> f32 {
        x
    }
    pub fn bright(x: f32) -> f32 {
        x * 2.0
    }
}

#[kernel(workgroup_size = 64)]
fn misspelled(y: &mut [f32]) {
    let i = global_invocation_id().x;
    y[i] = brigth(1.0) + ops::scal(2.0);
    //~^ K0201 a similar name exists: `bright`
    //~^^ K0201 a similar name exists: `scale`
    y[i] = gather_ligth(1.0, 2.0) + SIZ as f32;
    //~^ K0201 a similar name exists: `gather_light`
    //~^^ K0201 a similar name exists: `SIZE`
    let _r = Ra { at: 1.0 };
    //~^ K0201 a similar name exists: `Ray`
    y[i] = nothing_like_it(1.0);
    //~^ K0202 `nothing_like_it` is not a function that kernels can call
    y[i] = 1u32;
    //~^ K0301 expected `f32`, found `u32`
}

#[kernel(workgroup_size = 64)]
fn two_meanings(y: &mut [f32]) {
    let i = global_invocation_id().x;
    y[i] = bright(1.0);
    {
        use ops::bright;
        //~^ K0105 `bright` means two different items in this function: name one item by its path, or with `use … as …`
        y[i] += bright(1.0);
    }
}

mod open {
    use elsewhere::*;

    // A glob may bring anything: rustc knows.
    #[kernel(workgroup_size = 64)]
    fn through_a_glob(y: &mut [f32]) {
        let i = global_invocation_id().x;
        y[i] = scal(1.0);
        //~^ K0202 `scal` is not a function that kernels can call
    }

    fn scale(x: f32) -> f32 {
        x
    }
}
