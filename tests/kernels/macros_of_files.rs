//! `macro_rules!` at file level, used in plain functions, `#[device]` items and kernels. Items that macros generate.

use dsl_runtime::prelude::*;

macro_rules! quarter_round {
    ($a:expr, $b:expr, $c:expr, $d:expr) => {
        add_xor!($a, $b, $d, 16);
        add_xor!($c, $d, $b, 12);
        add_xor!($a, $b, $d, 8);
        add_xor!($c, $d, $b, 7);
    };
}

macro_rules! add_xor {
    ($a:expr, $b:expr, $c:expr, $n:literal) => {
        $a = $a.wrapping_add($b);
        $c = ($c ^ $a).rotate_left($n);
    };
}

macro_rules! rotations {
    ($($(#[$attr:meta])* $name:ident: $ty:ty;)*) => {
        $(
            $(#[$attr])*
            #[inline]
            const fn $name(value: $ty, by: u32) -> $ty {
                let by = by % <$ty>::BITS;
                if by == 0 { value } else { value << by | value >> (<$ty>::BITS - by) }
            }
        )*
    };
}

rotations! {
    /// Of bytes.
    rotated_8: u8;
    rotated_16: u16;
    rotated_32: u32;
}

macro_rules! table {
    ($name:ident = $($value:expr),*) => {
        const $name: [u32; 4] = [$($value * 3 + 1),*];
        nested! { first_of, $name }
    };
}

macro_rules! nested {
    ($name:ident, $table:ident) => {
        fn $name(at: usize) -> u32 {
            $table[at % 4]
        }
    };
}

table!(STEPS = 2, 3, 5, 7);

#[inline]
fn block(state: &mut [u32; 4]) {
    for _ in 0..3 {
        quarter_round!(state[0], state[1], state[2], state[3]);
    }
}

macro_rules! last_word {
    ($words:expr) => {
        $words[$words.len() - 1]
    };
}

#[device]
fn mixed(seed: u32) -> u32 {
    let sum = 7;
    // Its own `sum` is another one.
    macro_rules! doubled {
        ($x:expr) => {{
            let sum = $x;
            sum + sum
        }};
    }
    let words = [seed & 0xFF, doubled!(sum), 9];
    last_word!(words) + words[1]
}

#[device]
mod made {
    macro_rules! kinds {
        ($($name:ident = $value:expr),*) => {
            $(pub fn $name(x: u32) -> u32 { x.wrapping_mul($value) })*
        };
    }

    kinds! { twice = 2, thrice = 3 }
}

use made::*;

fn all(seed: u32) -> [u32; 4] {
    let mut state = [seed, seed >> 7, 3, !seed];
    block(&mut state);
    let narrow = rotated_8(seed as u8, seed >> 3) as u32 | (rotated_16(seed as u16, 5) as u32) << 8;
    [state[0] ^ state[2], narrow ^ rotated_32(seed, 13), first_of(seed as usize), mixed(seed)]
}

#[kernel(workgroup_size = 64)]
fn with_macros(out: &mut [[u32; 4]]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        let mut words = all(i.wrapping_mul(0x9E37_79B9));
        add_xor!(words[0], twice(i), words[1], 3);
        words[3] = last_word!(words) ^ thrice(i);
        out[i] = words;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<[u32; 4]>(128)?;
    with_macros(&mut out).invocations(128).run()?;
    let expected = (0..128u32).map(|i| {
        let mut words = all(i.wrapping_mul(0x9E37_79B9));
        add_xor!(words[0], twice(i), words[1], 3);
        words[3] = last_word!(words) ^ thrice(i);
        words
    });
    assert_eq!(out.read()?, expected.collect::<Vec<_>>());
    Ok(())
}
