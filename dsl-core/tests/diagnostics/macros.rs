//! Macros by example, and other macros.

#[device]
mod own {
    macro_rules! square {
        ($x:expr) => {
            $x * $x
            //~^ K0301
        };
    }

    macro_rules! endless {
        ($($t:tt)*) => { endless!($($t)* 1) };
        //~^ K0105 the macro `endless` expands without end
    }

    pub fn unfit(x: f32) -> f32 {
        square!(x, x)
        //~^ K0105 no rule of the macro `square` matches this call
    }

    pub fn without_end(x: f32) -> f32 {
        endless!() + x
    }

    /// The mistake is in the caller's part.
    pub fn mistaken(x: u32) -> f32 {
        square!(x)
    }
}

#[kernel(workgroup_size = 1)]
fn calls(x: f32, n: u32, out: &mut [f32]) {
    out[0] = own::unfit(x);
    out[1] = own::without_end(x);
    out[2] = own::mistaken(n);
}

#[kernel(workgroup_size = 1)]
fn others(x: f32, out: &mut [f32]) {
    macro_rules! twice {
        ($x:expr) => {
            2.0 * $x
        };
    }
    out[0] = twice!(x);
    out[1] = thrice!(x);
    //~^ K0104 write out its expansion, or put its `macro_rules!` into the same file
    let v = vec![1.0];
    //~^ K0104 kernels have no heap
}

/// A macro does not see the variables of another one.
#[kernel(workgroup_size = 1)]
fn of_another(out: &mut [f32]) {
    macro_rules! declare {
        () => {
            let value = 1.0;
        };
    }
    macro_rules! store {
        () => {
            out[0] = value;
            //~^ K0201 cannot find `value`
        };
    }
    declare!();
    store!();
}
