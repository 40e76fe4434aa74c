//! `#[cfg(…)]` on items, statements, arms, fields, variants, members of `impl`s and macro calls, and in expansions.
//! `cfg!(…)`.

use dsl_runtime::prelude::*;

#[cfg(not(target_os = "none"))]
const STEP: u32 = 3;

#[cfg(target_os = "none")]
const STEP: u64 = 4;

#[cfg(target_pointer_width = "64")]
fn width() -> u32 {
    64
}

#[cfg(not(target_pointer_width = "64"))]
fn width() -> u32 {
    32
}

fn chosen(x: u32) -> u32 {
    #[cfg(target_os = "none")]
    let y = std::env::var("X");
    #[cfg(not(target_os = "none"))]
    let mut y = x * STEP;
    #[cfg(all(unix, windows))]
    {
        y = 0;
    }
    if cfg!(target_endian = "big") {
        y = y.swap_bytes();
    }
    match y % 3 {
        #[cfg(target_os = "none")]
        0 => nothing(),
        #[cfg(not(target_os = "none"))]
        0 => y + 1,
        _ => y,
    }
}

#[device]
mod parts {
    #[cfg(any(target_os = "none", debug_assertions, not(debug_assertions)))]
    pub fn twice(x: u32) -> u32 {
        #[cfg(target_os = "none")]
        {
            x
        }
        #[cfg(not(target_os = "none"))]
        {
            x * 2
        }
    }

    #[cfg(target_os = "none")]
    pub fn twice(x: u32) -> u32 {
        x
    }

    macro_rules! constant {
        ($value:expr) => {
            #[cfg(not(target_os = "none"))]
            const CODE: u32 = $value;
            #[cfg(target_os = "none")]
            const CODE: u32 = 0;
        };
    }

    pub struct Marked;

    impl Marked {
        #[cfg(target_os = "none")]
        constant!(7);
        #[cfg(not(target_os = "none"))]
        constant!(5);
    }

    /// The code of kernels is for any processor, also on the host.
    #[cfg(not(any(target_feature = "sse2", target_feature = "neon")))]
    pub fn portable() -> u32 {
        1
    }

    #[cfg(any(target_feature = "sse2", target_feature = "neon"))]
    pub fn portable() -> u32 {
        0
    }

    pub fn code() -> u32 {
        Marked::CODE
    }

    #[derive(Clone, Copy)]
    pub struct Fields {
        pub first: u32,
        #[cfg(target_os = "none")]
        pub nothing: f32,
        #[cfg(not(target_os = "none"))]
        pub second: u32,
    }

    #[derive(Clone, Copy)]
    pub enum Choice {
        #[cfg(target_os = "none")]
        Nothing,
        One(u32),
        #[cfg(not(target_os = "none"))]
        Other,
    }

    pub fn fields(x: u32) -> u32 {
        let fields = Fields {
            first: x,
            #[cfg(target_os = "none")]
            nothing: 1.0,
            #[cfg(not(target_os = "none"))]
            second: x * 3,
        };
        let Fields {
            first,
            #[cfg(target_os = "none")]
                nothing: second,
            #[cfg(not(target_os = "none"))]
            second,
        } = fields;
        let choice = if x > 9 { Choice::One(first) } else { Choice::Other };
        match choice {
            #[cfg(target_os = "none")]
            Choice::Nothing => 0,
            Choice::One(x) => x + second,
            Choice::Other => second,
        }
    }
}

fn all(x: u32) -> u32 {
    chosen(x) + parts::twice(x) + parts::code() + parts::portable() + parts::fields(x) + width()
}

#[kernel(workgroup_size = 64)]
fn under_conditions(out: &mut [u32]) {
    let i = global_invocation_id().x;
    #[cfg(not(target_os = "none"))]
    if i < out.len() {
        out[i] = all(i);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(100)?;
    under_conditions(&mut out).invocations(100).run()?;
    assert_eq!(out.read()?, (0..100).map(all).collect::<Vec<_>>());
    Ok(())
}
