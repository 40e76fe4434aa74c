//! `std::mem::take` of all kinds of types, and `std::mem::size_of`.

use dsl_runtime::prelude::*;

#[device]
mod functions {
    #[derive(Clone, Copy)]
    pub struct Own {
        a: u32,
    }

    impl Default for Own {
        fn default() -> Own {
            Own { a: 7 }
        }
    }

    #[derive(Clone, Copy, Default)]
    pub struct Derived {
        a: u32,
        held: Option<u32>,
    }

    fn emptied(of: &mut u32) -> u32 {
        std::mem::take(of) + *of
    }

    /// The number of whole words of a slice, counted by cutting them off.
    pub fn words(of: &[u32]) -> u32 {
        let (mut words, mut rest) = (0, of);
        while rest.len() >= size_of::<u32>() && rest.len() < 2 * size_of::<u64>() {
            rest = &rest[size_of::<u32>()..];
            words += 1;
        }
        words
    }

    pub fn taken(x: &mut [u32], n: u32) -> [u32; 8] {
        let mut own = Own { a: n };
        let old = std::mem::take(&mut own);
        let mut derived = Derived { a: n, held: Some(3) };
        let before = std::mem::take(&mut derived);
        let mut pair = (n, 2.5f32);
        let (count, half) = std::mem::take(&mut pair);
        let mut array = [n, 2];
        let [a, b] = std::mem::take(&mut array);
        let [c, d] = array;
        let mut option = Some(n);
        let first = std::mem::take(&mut x[0]);
        [
            own.a * 10 + old.a,
            derived.a * 100 + derived.held.is_some() as u32 * 10 + before.held.unwrap_or(0),
            count * 10 + half as u32 + pair.0 + pair.1 as u32,
            a * 10 + b + c + d,
            size_of::<[[i64; 2]; 3]>() as u32,
            std::mem::take(&mut option).unwrap_or(8) + option.is_some() as u32 * 100,
            first + emptied(&mut x[1]) * 10,
            (size_of::<[u16; 5]>() + size_of::<bool>() + size_of::<f32>()) as u32,
        ]
    }
}

#[kernel(workgroup_size = 1)]
fn taken_values(n: u32, x: &mut [u32], out: &mut [u32]) {
    let answers = functions::taken(x, n);
    for i in 0..answers.len() {
        out[i] = answers[i];
    }
    let mut matrix = Mat2::ZERO;
    let zero = std::mem::take(&mut matrix);
    out[9] = functions::words(out);
    out[8] = (zero.x_axis.x + matrix.y_axis.y * 2.0) as u32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    for n in [0, 1, 6] {
        let mut expected = [4, 5, 6];
        let mut x = device.buffer(&expected)?;
        let mut out = device.zeroed::<u32>(11)?;
        taken_values(n, &mut x, &mut out).workgroups(1).run()?;
        let mut answers = functions::taken(&mut expected, n).to_vec();
        answers.extend([2, functions::words(&[0; 11]), 0]);
        assert_eq!(answers[9], 2);
        assert_eq!(out.read()?, answers);
        assert_eq!(x.read()?, expected);
    }
    Ok(())
}
