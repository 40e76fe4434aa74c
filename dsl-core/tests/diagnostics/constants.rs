//! Constants that are computed while the kernel is compiled.

#[device]
mod tables {
    pub const OVER: u32 = twice(u32::MAX);

    pub const fn twice(x: u32) -> u32 {
        x * 2
        //~^ K0401 this arithmetic overflows while the constant is computed, which rustc refuses
    }

    pub const LONG: u32 = {
        //~^ K0401 this constant takes more than 200,000 steps to compute
        let mut i = 0u32;
        while i < 1_000_000 {
            i += 1;
        }
        i
    };

    pub const OF_ITSELF: u32 = again();

    pub const fn again() -> u32 {
        OF_ITSELF + 1
        //~^ K0503 the definition of `OF_ITSELF` contains itself
    }

    pub const FAR: f32 = {
        let a = [1.0, 2.0];
        let i = twice(1);
        a[i]
        //~^ K0401 this index is out of bounds while the constant is computed
    };

    pub const NOWHERE: u32 = {
        let mut n = 4;
        while n > 0 {
            n -= 1;
        }
        12 / n
        //~^ K0401 division by zero
    };

    pub const SINE: f32 = {
        let x = 1.0f32;
        x.sin()
        //~^ K0401 this cannot be computed at compile time
    };

    /// Nothing uses it.
    pub const UNUSED: u32 = { 1 / (1 - 1) };
}

#[kernel(workgroup_size = 1)]
fn mistakes(numbers: &mut [u32], floats: &mut [f32]) {
    numbers[0] = tables::OVER + tables::LONG + tables::OF_ITSELF + tables::NOWHERE;
    floats[0] = tables::FAR + tables::SINE;
}

/// Aliases.
#[device]
mod aliases {
    pub type Text = String;
    //~^ K0203 kernels have no type `String`: there is no text; keep code for the host outside of `#[device]`
    pub type Pair<T> = [T; 2];
    pub type Round = Around;
    pub type Around = Round;
    //~^ K0503 the definition of `Round` contains itself
}

#[kernel(workgroup_size = 1)]
fn aliased(a: f32, out: &mut [aliases::Pair<u32>]) {
    let x: aliases::Pair<f32> = [a, 1];
    //~^ K0301
    let y: aliases::Pair = [a, 1.0];
    //~^ K0203 `Pair` has generic parameters: write `Pair<…>`
    out[0] = [x[0] as u32, y[1] as u32];
}

#[kernel(workgroup_size = 1)]
fn of_text(a: aliases::Text, out: &mut [u32]) {
    out[0] = 1;
}

#[kernel(workgroup_size = 1)]
fn round(a: aliases::Round, out: &mut [u32]) {
    out[0] = 1;
}
