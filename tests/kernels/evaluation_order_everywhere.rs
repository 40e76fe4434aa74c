//! Two dozen cases where one operand has a side effect on another, compared with the same lines in
//! plain Rust: indices, tuples, closures, chains of methods, iterators of iterators, short circuits.

#![allow(unused_assignments, unused_braces, reason = "blocks that have effects are the point")]

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn everywhere(c: &[Atomic<u32>], xs: &[u32], mem: &mut [u32], out: &mut [u32]) {
    let mut n = 1;
    // 0: index of index
    let mut a = [1, 2, 3, 0];
    out[0] = a[a[{ n += 1; n }] as u32 % 4] * 100 + n;
    // 1: tuple assignment with effects
    let mut t = (0, 0);
    (t.0, t.1) = (c[0].fetch_add(1), c[0].fetch_add(1));
    out[1] = t.0 * 10 + t.1;
    // 2: tuple assignment whose places have blocks
    let mut i = 0;
    (a[i], a[{ i += 1; i }]) = ({ i = 2; 7 }, 8);
    out[2] = a[0] * 1000 + a[1] * 100 + a[2] * 10 + a[3];
    // 3: closure with captured mutable state as operand
    let mut k = 5;
    let mut bump = || { k += 1; k };
    out[3] = bump() * 100 + bump() * 10 + bump();
    // 4: closures as args
    let mut m = 1;
    let mut dbl = |x: u32| { m *= 2; x + m };
    out[4] = dbl(dbl(1) + dbl(10));
    // 5: method chain with blocks
    let mut s = 3u32;
    out[5] = s.max({ s += 5; 1 }).min({ s += 1; s }) * 100 + s;
    // 6: array literals
    let z = [s, { s *= 2; s }, s, { s += 1; s }];
    out[6] = z[0] + z[1] * 10 + z[2] * 100 + z[3] * 1000;
    // 7: compound assignment through reference with block value
    let mut q = 10;
    {
        let r = &mut q;
        *r += { 5 };
    }
    out[7] = q;
    // 8: compound assignment reading itself in a block
    let mut w = 4;
    w += { w = 10; 3 };
    out[8] = w;
    // 9: iterators of iterators
    out[9] = xs.chunks(2).map(|p| p.iter().map(|x| { n += 1; x * n }).sum::<u32>()).fold(0, |s, x| s * 3 + x);
    // 10: filter with effects and zip
    let mut seen = 0;
    let f = xs.iter().filter(|x| { seen += 1; **x > 2 }).zip(0..3).map(|(x, i)| x * i + seen).fold(0, |s, x| s * 7 + x);
    out[10] = f * 100 + seen;
    // 11: range with block bounds inside fold
    let mut lo = 1;
    out[11] = (lo..{ lo += 5; lo }).rev().step_by(2).fold(0, |s, x| s * 10 + x) + lo;
    // 12: enumerate of zip of map with effects
    let mut order = 0;
    for (i, (a, b)) in xs.iter().map(|x| { order = order * 2 + 1; x + order }).zip(xs.iter().rev().map(|y| { order = order * 2; y + order })).enumerate() {
        out[12] += (a * 3 + b) * (i + 1);
    }
    // 13: short circuit with effects in operands
    let mut hits = 0;
    let b1 = { hits += 1; hits > 1 } || { hits += 10; hits > 5 } && { hits += 100; true };
    out[13] = hits * 2 + b1 as u32;
    // 14: store order: value then place
    let mut p = 0;
    mem[{ p += 1; p }] = { p += 2; p };
    out[14] = mem[3] * 10 + p;
    // 15: if as operand between unstable loads
    let mut v = 2;
    out[15] = v + if v > 1 { v = 9; v } else { 0 } + v;
    // 16: match on unstable
    out[16] = v * match v { 9 => { v = 1; 4 } _ => 2 } + v;
    // 17: skip_while/take_while with effects
    let mut calls = 0;
    out[17] = xs.iter().skip_while(|x| { calls += 1; **x < 2 }).take_while(|x| { calls += 10; **x != 9 }).copied().sum::<u32>() * 1000 + calls;
    // 18: inspect, take, count
    let mut ins = 0;
    out[18] = xs.iter().inspect(|x| ins += **x).filter(|x| **x % 2 == 1).take(2).count() * 1000 + ins;
    // 19: any / all
    let mut looked = 0;
    let any = xs.iter().any(|x| { looked += 1; *x == 4 });
    let all = xs.iter().all(|x| { looked += 10; *x < 4 });
    out[19] = looked * 4 + any as u32 * 2 + all as u32;
    // 20: block in index of a part
    let part = &xs[{ p = 1; p }..{ p += 3; p }];
    out[20] = part[{ p = 0; p }] * 10 + part.len() + p;
    // 21: shadow in closure arg
    let y = 3;
    let add = |x: u32| x + y;
    let y = 100;
    out[21] = add({ let y = y + 1; y }) + y;
    // 22: swap with block indices
    let mut sw = [1, 2, 3];
    let mut e = 0;
    sw.swap({ e += 1; e }, { e += 1; e });
    out[22] = sw[0] * 100 + sw[1] * 10 + sw[2];
    // 23: nested struct update-free tuple patterns
    let (g, (h, l)) = (c[0].fetch_add(5), (c[0].fetch_add(7), c[0].load()));
    out[23] = g * 10000 + h * 100 + l;
}

/// The same in plain Rust.
fn plain(xs: &[u32], mem: &mut [u32]) -> Vec<u32> {
    let cc = std::cell::Cell::new(0u32);
    let add = |x: u32| { let o = cc.get(); cc.set(o + x); o };
    let mut out = vec![0u32; 24];
    let mut n = 1usize;
    let mut a = [1u32, 2, 3, 0];
    out[0] = a[(a[{ n += 1; n }] % 4) as usize] * 100 + n as u32;
    let mut t = (0, 0);
    (t.0, t.1) = (add(1), add(1));
    out[1] = t.0 * 10 + t.1;
    let mut i = 0;
    (a[i], a[{ i += 1; i }]) = ({ i = 2; 7 }, 8);
    out[2] = a[0] * 1000 + a[1] * 100 + a[2] * 10 + a[3];
    let mut k = 5;
    let mut bump = || { k += 1; k };
    out[3] = bump() * 100 + bump() * 10 + bump();
    let mut m = 1;
    let mut dbl = |x: u32| { m *= 2; x + m };
    let d1 = dbl(1); let d2 = dbl(10);
    out[4] = dbl(d1 + d2);
    let mut s = 3u32;
    out[5] = s.max({ s += 5; 1 }).min({ s += 1; s }) * 100 + s;
    let z = [s, { s *= 2; s }, s, { s += 1; s }];
    out[6] = z[0] + z[1] * 10 + z[2] * 100 + z[3] * 1000;
    let mut q = 10;
    { let r = &mut q; *r += { 5 }; }
    out[7] = q;
    let mut w = 4;
    w += { w = 10; 3 };
    out[8] = w;
    let mut n = n as u32;
    out[9] = xs.chunks(2).map(|p| p.iter().map(|x| { n += 1; x * n }).sum::<u32>()).fold(0, |s, x| s * 3 + x);
    let seen = std::cell::Cell::new(0);
    let f = xs.iter().filter(|x| { seen.set(seen.get() + 1); **x > 2 }).zip(0..3).map(|(x, i)| x * i + seen.get()).fold(0, |s, x| s * 7 + x);
    out[10] = f * 100 + seen.get();
    let mut lo = 1;
    out[11] = (lo..{ lo += 5; lo }).rev().step_by(2).fold(0, |s, x| s * 10 + x) + lo;
    let order = std::cell::Cell::new(0u32);
    for (i, (a, b)) in xs.iter().map(|x| { order.set(order.get() * 2 + 1); x + order.get() }).zip(xs.iter().rev().map(|y| { order.set(order.get() * 2); y + order.get() })).enumerate() {
        out[12] += (a * 3 + b) * (i as u32 + 1);
    }
    let mut hits = 0;
    let b1 = { hits += 1; hits > 1 } || { hits += 10; hits > 5 } && { hits += 100; true };
    out[13] = hits * 2 + b1 as u32;
    let mut p = 0;
    mem[{ p += 1; p } as usize] = { p += 2; p };
    out[14] = mem[3] * 10 + p;
    let mut v = 2;
    out[15] = v + if v > 1 { v = 9; v } else { 0 } + v;
    out[16] = v * match v { 9 => { v = 1; 4 } _ => 2 } + v;
    let calls = std::cell::Cell::new(0u32);
    out[17] = xs.iter().skip_while(|x| { calls.set(calls.get() + 1); **x < 2 }).take_while(|x| { calls.set(calls.get() + 10); **x != 9 }).copied().sum::<u32>() * 1000 + calls.get();
    let mut ins = 0;
    out[18] = xs.iter().inspect(|x| ins += **x).filter(|x| **x % 2 == 1).take(2).count() as u32 * 1000 + ins;
    let looked = std::cell::Cell::new(0u32);
    let any = xs.iter().any(|x| { looked.set(looked.get() + 1); *x == 4 });
    let all = xs.iter().all(|x| { looked.set(looked.get() + 10); *x < 4 });
    out[19] = looked.get() * 4 + any as u32 * 2 + all as u32;
    let mut p = p as usize;
    let part = &xs[{ p = 1; p }..{ p += 3; p }];
    out[20] = part[{ p = 0; p }] * 10 + part.len() as u32 + p as u32;
    let y = 3;
    let addy = |x: u32| x + y;
    let y = 100;
    out[21] = addy({ let y = y + 1; y }) + y;
    let mut sw = [1, 2, 3];
    let mut e = 0;
    sw.swap({ e += 1; e }, { e += 1; e });
    out[22] = sw[0] * 100 + sw[1] * 10 + sw[2];
    let (g, (h, l)) = (add(5), (add(7), cc.get()));
    out[23] = g * 10000 + h * 100 + l;
    out
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let input = [3u32, 1, 4, 1, 5, 9, 2, 6];
    let mut mem = vec![0u32; 8];
    let expected = plain(&input, &mut mem);
    let mut c = device.buffer(&[0u32])?;
    let xs = device.buffer(&input)?;
    let mut m = device.zeroed::<u32>(8)?;
    let mut out = device.zeroed::<u32>(24)?;
    everywhere(&mut c, &xs, &mut m, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected);
    assert_eq!(m.read()?, mem);
    Ok(())
}
