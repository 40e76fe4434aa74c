//! `peekable`: `peek`, `next_if` and `next` in turn, on slices, copies of their elements and parts.

use dsl_runtime::prelude::*;

#[device]
mod scanner {
    pub fn rises(x: &[u32]) -> u32 {
        let mut items = x.iter().peekable();
        let mut count = 0;
        while let Some(item) = items.next() {
            if let Some(next) = items.peek() {
                if **next > *item {
                    count += 1;
                }
            }
        }
        count
    }

    pub fn number(x: &[u32]) -> u32 {
        let mut digits = x.iter().copied().peekable();
        let mut value = 0;
        while let Some(digit) = digits.next_if(|digit| *digit < 10) {
            value = value * 10 + digit;
        }
        let end = digits.peek().copied().unwrap_or(99);
        let rest = match digits.next() {
            Some(separator) => separator + digits.next_if(|digit| digit % 2 == 0).unwrap_or(5),
            None => 1,
        };
        value * 1000 + end + rest * 7
    }

    pub fn runs(x: &[u32]) -> u32 {
        let mut items = x.iter().copied().peekable();
        let mut longest = 0;
        while let Some(first) = items.next() {
            let mut length = 1;
            while items.next_if(|item| *item == first).is_some() {
                length += 1;
            }
            longest = longest.max(length * 100 + first);
        }
        longest
    }
}

#[kernel(workgroup_size = 1)]
fn scanned(x: &[u32], out: &mut [u32]) {
    for i in 0..x.len() {
        out[i * 3] = scanner::rises(&x[i..]);
        out[i * 3 + 1] = scanner::number(&x[i..]);
        out[i * 3 + 2] = scanner::runs(&x[i..]);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [1u32, 2, 40, 6, 7, 7, 7, 20, 8, 3, 3];
    let mut expected = Vec::new();
    for i in 0..x.len() {
        expected.extend([scanner::rises(&x[i..]), scanner::number(&x[i..])]);
        expected.push(scanner::runs(&x[i..]));
    }
    let mut out = device.zeroed::<u32>(expected.len())?;
    scanned(&device.buffer(&x)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected);
    Ok(())
}
