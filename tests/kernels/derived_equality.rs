//! `#[derive(PartialEq)]` of structs with arrays, tuples and generic members. Parts and references
//! in tuples, lengths behind references, and `as usize` in ranges.

use dsl_runtime::prelude::*;

#[device]
mod types {
    use dsl_runtime::ShaderType;

    #[derive(ShaderType, Clone, Copy, PartialEq)]
    pub struct Pair<T> {
        pub a: T,
        pub b: T,
    }

    #[derive(ShaderType, Clone, Copy, core::cmp::PartialEq)]
    pub struct Table {
        pub rows: [[u32; 2]; 3],
        pub tag: u32,
    }
}

use types::{Pair, Table};

#[kernel(workgroup_size = 1)]
fn equality(tables: &[Table], pairs: &[Pair<u32>], out: &mut [u32]) {
    out[0] = (tables[0] == tables[1]) as u32;
    out[1] = (tables[0] == tables[2]) as u32;
    out[2] = (tables[0] != tables[2] && pairs[0] == pairs[1]) as u32;
    out[3] = (pairs[0] == pairs[2]) as u32;
    let (p, q) = (&tables[0], &tables[2]);
    out[4] = p.rows[2][1] * 100 + q.rows[2][1] + (*p == *q) as u32;
    let (p, count) = (&q.tag, pairs.len());
    out[5] = *p + count;
    out[6] = (&pairs[0..2]).len() + (&out[1..]).len();
    for i in 0..pairs.len() as usize {
        out[7] += i;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let table = Table { rows: [[1, 2], [3, 4], [5, 6]], tag: 7 };
    let other = Table { rows: [[1, 2], [3, 4], [5, 9]], tag: 7 };
    let tables = device.buffer(&[table, table, other])?;
    let pair = Pair { a: 1, b: 2 };
    let pairs = device.buffer(&[pair, pair, Pair { a: 1, b: 3 }])?;
    let mut out = device.zeroed::<u32>(8)?;
    equality(&tables, &pairs, &mut out).workgroups(1).run()?;
    let of = |is_so: bool| u32::from(is_so);
    let expected = [of(true), of(table == other), of(table != other), 0, 609, 7 + 3, 2 + 7, 1 + 2];
    assert_eq!(out.read()?, expected);
    Ok(())
}
