//! Options of slices: in variables, `x.get(a..b)?`, `unwrap`, `unwrap_or(&[])`, patterns like
//! `Some([a, b])`, and functions that return them.

use dsl_runtime::prelude::*;

#[device]
mod functions {
    fn sum(x: &[u32]) -> u32 {
        x.iter().fold(0, |a, v| a.wrapping_mul(3).wrapping_add(*v))
    }

    /// The values behind the header, `[length, value, …]`.
    fn payload(x: &[u32]) -> Option<&[u32]> {
        let (length, rest) = x.split_first()?;
        rest.get(..*length as usize)
    }

    fn after(x: &[u32], at: usize) -> Option<&[u32]> {
        if at > 4 {
            return None;
        }
        let rest = x.get(at..)?;
        match rest {
            [3, tail @ ..] => Some(tail),
            [] => None,
            _ if rest[0] > 4 => Some(&rest[..1]),
            _ => Some(rest),
        }
    }

    fn of_both(x: &[u32], n: usize) -> Option<u32> {
        let part = payload(x)?;
        let rest = after(part, n)?;
        Some(part.len() as u32 * 100 + sum(rest))
    }

    fn halved(x: &[u32]) -> Option<&[u32]> {
        if x.len() > 1 { Some(&x[x.len() / 2..]) } else { None }
    }

    pub fn options(x: &[u32], n: u32) -> [u32; 14] {
        let mut out = [77; 14];
        let n = n as usize;
        let part = x.get(1..n);
        out[0] = part.is_some() as u32;
        if let Some(part) = part {
            out[1] = part.len() as u32 * 100 + sum(part);
        }
        out[2] = match x.get(n..n + 2) {
            Some([3, b]) => 30 + b,
            Some([a, b]) if a < b => a * 10 + b,
            Some(part) => sum(part),
            None => 5,
        };
        out[3] = sum(x.get(2..n).unwrap_or(&[])) + sum(x.get(n..).unwrap_or_default());
        out[4] = x.get(..n).unwrap_or(&x[..1]).len() as u32;
        out[5] = payload(x).map_or(9, |part| sum(part));
        out[6] = of_both(x, n).unwrap_or(8);
        let rest = after(x, n);
        out[7] = match rest {
            Some([a]) => 10 + a,
            Some([a, .., b]) => a * 10 + b,
            Some(_) => 2,
            None => 3,
        };
        let mut half = x;
        while let Some(part) = halved(half) {
            out[8] = out[8].wrapping_mul(3) + part[0];
            half = part;
        }
        let (first, tail) = x.split_first().unwrap();
        out[9] = first * 100 + tail.len() as u32;
        let mut part = x.get(..2).expect("two elements");
        part = &part[1..];
        out[10] = part[0];
        let either: Option<&[u32]> = if n > 2 { x.get(n..) } else { None };
        out[13] = either.map_or(4, |part| part.len() as u32);
        let Some([a, b, ..]) = x.get(n..) else {
            return out;
        };
        out[11] = a * 10 + b;
        let Some(rest) = rest else {
            return out;
        };
        out[12] = sum(rest);
        out
    }
}

#[kernel(workgroup_size = 1)]
fn options_of_slices(x: &[u32], out: &mut [u32]) {
    let n = workgroup_id().x;
    let answers = functions::options(x, n);
    for i in 0..answers.len() {
        out[14 * n + i] = answers[i];
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let numbers = [3, 1, 4, 1, 5, 9, 2, 6];
    for start in 0..3 {
        for length in 2..=8 - start {
            let x = &numbers[start..start + length];
            let mut out = device.zeroed::<u32>(14 * 9)?;
            options_of_slices(&device.buffer(x)?, &mut out).workgroups(9).run()?;
            let expected: Vec<u32> = (0..9).flat_map(|n| functions::options(x, n)).collect();
            assert_eq!(out.read()?, expected, "{x:?}");
        }
    }
    Ok(())
}
