//! Loops, `match`, and blocks.

#[kernel(workgroup_size = 1)]
fn endless(n: u32, out: &mut [u32]) {
    while true {}
    //~^ K0501 this loop never ends
    loop {}
    //~^ K0501 this loop never ends: it reaches no `break` or `return`
    loop {
    //~^ K0501 this loop never ends
        loop {
            break;
        }
    }
    loop {
    //~^ K0501 this loop never ends
        if n > 1 {
            continue;
        } else {
            continue;
        }
        break;
    }
}

#[kernel(workgroup_size = 1)]
fn breaks(n: u32, out: &mut [u32]) {
    while n > 1 {
        break 5;
        //~^ K0104 `break` with a value leaves a `loop`, not a `for` or `while`
    }
    for i in 0..n {
        break i;
        //~^ K0104 `break` with a value leaves a `loop`, not a `for` or `while`
    }
}

#[kernel(workgroup_size = 1)]
fn for_loops(input: &[u32], a: [u32; 4], n: u32, out: &mut [u32]) {
    //~^ K0103 elements of a uniform array must be a multiple of 16 bytes apart; the elements of `[u32; 4]` are 4 apart
    for x in input {}
    for x in input.iter().cycle().take(2) {}
    for x in (0..3).cycle() {}
    //~^ K0104 put `.cycle()` right after a slice or an array
    for x in input.iter().map(|&x| x + 1).filter(|x| *x > 1).rev() {}
    for x in input.iter().take_while(|x| **x > 1).rev() {}
    //~^ K0104 put `.rev()` right after the range or slice, before other adapters
    for x in input.iter().zip((0..n).filter(|i| *i > 1)) {}
    //~^ K0104 the argument of this `zip` must be a range `a..b`, an array or a slice
    for x in input.iter().map(n + 1) {}
    //~^ K0104 this takes a closure, `|x| …`, or the path of a function
    for (&i, x) in input.iter().enumerate() {}
    //~^ K0301 this is a value, not a reference: leave out the `&`
    for x in n.frobnicate() {}
    //~^ K0104 kernels iterate over ranges, `a..b`, arrays and slices, `&a`, `a.iter()`, `a.chunks(n)`, and their adapters; otherwise use an index, `for i in 0..a.len()`
    loop {
        for x in n.frobnicate() {}
        //~^ K0104 kernels iterate over ranges, `a..b`, arrays and slices, `&a`, `a.iter()`, `a.chunks(n)`, and their adapters; otherwise use an index, `for i in 0..a.len()`
        break;
    }
    for x in input.iter_mut() {}
    //~^ K0310 cannot store to `input`, which is read-only: declare it `&mut [T]`
    for x in input {
        *x = 1;
        //~^ K0310 cannot store through `x`, which is a `&` reference: make it `&mut`
    }
    for i in ..n {}
    //~^ K0104 a range in a kernel has both ends: `0..n`
    for i in (0..n).step_by(2).step_by(3) {}
    //~^ K0104 one `.step_by(n)` is enough: multiply the steps
    for i in (0..n).rev().step_by(2).rev() {}
    //~^ K0104 two `.rev()` cancel each other out: leave out both, and begin at the other end of the range
    for i in (0..=n).step_by(2).rev() {}
    //~^ K0104 Rust has `.step_by(n).rev()` for `a..b`, not for `a..=b`
    for &i in 0..n {}
    //~^ K0104 the pattern of a `for` over a range must be a name: `for i in 0..n`
}

#[kernel(workgroup_size = 1)]
fn coverage(n: u32, i: i32, b: u32, out: &mut [u32]) {
    match 5 > n {
    //~^ K0313 `false` is missing
        true => {}
    }
    match n {
    //~^ K0313 this `match` does not cover every value: `2` is missing; add `_ => …`
        0 | 1 => {}
        3.. => {}
    }
    match i {
    //~^ K0313 `-2147483648` is missing
        0.. => {}
    }
    match n {
    //~^ K0313 `0` is missing
        k if k > 1 => {}
    }
    match n {}
    //~^ K0313 `0` is missing
}

#[kernel(workgroup_size = 1)]
fn scrutinees(x: f32, v: Vec2) {
    match x {
        1.0 => {}
        y if y > 2.0 => {}
        _ => {}
    }
    match v {
    //~^ K0301 `match` is on numbers and `bool`, not on `Vec2`: use `if`
        _ => {}
    }
}

#[kernel(workgroup_size = 1)]
fn empty_patterns(n: u32, i: i32) {
    match n {
        5..=3 => {}
        //~^ K0401 this range is empty
        0..0 => {}
        //~^ K0401 this range is empty
        ..0 => {}
        //~^ K0401 this range is empty
        _ => {}
    }
    let limit = 5;
    match n {
        0..limit => {}
        //~^ K0401 a pattern consists of literals and constants: compare with a variable in a guard
        _ => {}
    }
    match i {
        0..0 | ..i32::MIN => {}
        //~^ K0401 this range is empty
        //~^^ K0401 this range is empty
        _ => {}
    }
}

#[kernel(workgroup_size = 1)]
fn patterns(n: u32, i: i32, b: bool, out: &mut [u32]) {
    match n {
        "text" => {}
        //~^ K0104 kernels have no text, only numbers, `bool` and `char`
        true => {}
        //~^ K0301 expected `u32`, found `bool`
        -1 => {}
        //~^ K0302 `-` does not exist for `u32`
        4_294_967_296 => {}
        //~^ K0312 `4294967296` is out of range for `u32`
        _ => {}
    }
    match n {
        1.5 => {}
        //~^ K0301 `==` has operands of different types: `u32` and `{float}`
        _ => {}
    }
    match n {
        (a, b) => {}
        //~^ K0305 `u32` has no member `0`
        //~^^ K0305 `u32` has no member `1`
        _ => {}
    }
    match [n, n] {
        [a, b, c] => {}
        //~^ K0403 index 2 is out of bounds
        [a] => {}
        //~^ K0301 an array of length 2 is matched with a pattern of length 1: name the other elements or write `..`
        [a, rest @ ..] => {}
        _ => {}
    }
    for i in 0..n {
        'block: {
            if i == 3 {
                break;
                //~^ K0205 a jump in a labelled block needs a label
            }
            loop {
                break;
            }
            if i == 4 {
                continue;
                //~^ K0205 label the loop, too, and write `break 'name` or `continue 'name`
            }
            let k = if i == 5 { break 'block if n > 1 { continue } else { () } } else { 1 };
            //~^ K0205 a jump in a labelled block needs a label
        }
    }
    while {
        if n > 3 {
            break;
            //~^ K0205 a jump in the condition of a `while` needs a label: label the loop
        }
        n > 2
    } {}
    loop {
        while n > if b { continue } else { 2 } {}
        //~^ K0205 a jump in the condition of a `while` needs a label: label the loop
        break;
    }
    let [a, ..] = n;
    //~^ K0301 `u32` is not an array, so this pattern cannot match it
    let [a, ..] = Vec2::X;
    //~^ K0301 `Vec2` is not an array, so this pattern cannot match it: write `x.to_array()`
    match b {
        false..=true => {}
        //~^ K0301 ranges in patterns are of integers
    }
    match n {
        1 | k => {}
        //~^ K0201 this alternative does not bind `k`: bind the same names in each alternative
        k if { k > 1 } => {}
        k if { let m = k; m } => {}
        //~^ K0301 expected `bool`, found `u32`
        _ => {}
    }
}

#[kernel(workgroup_size = 1)]
fn lets(n: u32, out: &mut [u32]) {
    if let 1 = n {}
    let 1 = n else { return };
    let (a, b) = (1, 2);
    let v = if let Some(k) = n { 1 } else { 2 };
    //~^ K0301 expected `Option<_>`, found `u32`
    let (1, c) = (n, n);
    //~^ K0313 this pattern may not match: add `else { … }`, or use `match`
    let (1, d) = (n, n) else { out[0] = 1; };
    //~^ K0301 the `else` block of `let … else` must diverge: end it with `return`, `break` or `continue`
    let (e, f) = (n, n) else { return };
    //~^ K0104 this pattern always matches: leave out the `else`
    let ((1, g) | (2, g)) = (n, n) else { return };
    let ((1, g) | (g, 2)) = (n, n);
    //~^ K0313 this pattern may not match: add `else { … }`, or use `match`
    let ((1, g) | (2, _)) = (n, n) else { return };
    //~^ K0201 this alternative does not bind `g`: bind the same names in each alternative
    let ((1, mut g) | (g, 2)) = (n, n) else { return };
    //~^ K0301 `g` is `mut` in all alternatives or in none
    let ((1., k) | (k, 2)) = (1.0, n) else { return };
    //~^ K0301 expected `u32`, found `{float}`
    let (h, i) = (1, 2, 3);
    //~^ K0301 a tuple of length 3 is matched with a pattern of length 2: name the other elements or write `..`
    let (q, ..) = (1, 2, 3);
    let (r, s, t) = (1, 2);
    //~^ K0305 `({integer}, {integer})` has no member `2`
    let u = (n, n);
    let (.., j) = u;
    let mut v = n;
    (.., v) = (n, v);
    let [k, l];
    //~^ K0104 this pattern needs a value: declare its names one by one
    let (ref mut m, _) = (n, n);
    //~^ K0104 match `&mut value`, and leave out `ref mut`; before `@` leave out `ref`
    if let (1, o) = (n, n) && (if o > 1 { n > 1 } else { n > 2 }) {}
    for _ in 0..n {
        if let (1, o) = (n, n) && (if o > 1 { break } else { n > 2 }) {} else {}
        //~^ K0104 the condition after `&&` must not contain `break`, `continue` or `return`: nest a second `if`
    }
    let (1, x) = (n, 5) else {
        out[0] = x;
        //~^ K0201 cannot find `x` in this kernel
        return;
    };
    out[0] = v + a;
}

#[kernel(workgroup_size = 1)]
fn taken_apart(n: u32, b: bool, x: f32) {
    match (n, b) {
        //~^ K0313 this `match` does not cover every value: `(0, true)` is missing
        (1, true) => {}
        (_, false) => {}
    }
    match (b, b) {
        //~^ K0313 this `match` does not cover every value: `(false, false)` is missing
        (true, _) => {}
        (_, true) => {}
        (false, c) if c => {}
    }
    match (b, b, n) {
        (true, _, _) | (_, true, _) => {}
        (false, false, _) => {}
    }
    match x {
        //~^ K0313 no arm matches all other values: add `_ => …` at the end
        1.5 => {}
        0.0..=1.0 => {}
    }
}

/// A condition that needs statements is one all the same.
#[kernel(workgroup_size = 1)]
fn conditions_of_statements(x: &[u32], n: u32, mut m: u32, p: &u32, out: &mut [u32]) {
    let short = [1, 2, n];
    let long = [1, 2, 3, 4, n];
    let mut counted = [1, 2, 3, 4, 5];
    while short == [1, 2, 3] {
        //~^ K0501 nothing in it changes `short`;
        out[0] += 1;
    }
    while long == counted {
        //~^ K0501 nothing in it changes `long` or `counted`;
        out[0] += 1;
    }
    while long == counted {
        counted[out[1] % 5] += 1;
    }
    while x.iter().sum::<u32>() > n {
        //~^ K0501 this loop never ends: `n` is the same in the whole launch;
        out[2] += 1;
    }
    while x.iter().sum::<u32>() > n {
        out[2] += 1;
        if out[2] > 3 {
            break;
        }
    }
    while x.iter().sum::<u32>() > counted[0] {
        counted[0] += 1;
    }
    while out.iter().sum::<u32>() > n {
        out[2] += 1;
    }
    while if counted[0] == 3 { counted[0] += 1; true } else { false } {
        out[2] += 1;
    }
    while (out[3], n) == (x[0], 2) {
        out[2] += 1;
    }
    while n > x[0] && x[0] > *p {
        //~^ K0501 `n` is the same in the whole launch
        out[0] += 1;
    }
    while m > n {
        //~^ K0501 nothing in it changes `m`;
        out[0] += 1;
    }
    while *p > 3 {
        //~^ K0501 nothing in it changes its condition;
        out[0] += 1;
    }
    m += 1;
    out[0] = m;
}

#[kernel(workgroup_size = 1, instances(N = [1]))]
fn loops_of_constants<const N: usize>(x: &[u32], out: &mut [u32]) {
    let d;
    while x[0] > 1 {
        d = 1;
        break;
    }
    out[0] = d;
    //~^ K0201 `d` may be uninitialized here
    while N == 1 {
        //~^ K0501 this loop never ends
        out[0] += 2;
    }
    while N > 1 {
        out[0] += 2;
    }
    loop {
        //~^ K0501 this loop never ends
        if N > 1 {
            break;
        }
    }
    if N > 1 {
        loop {
            out[0] += 1;
        }
    }
}

#[kernel(workgroup_size = 1, instances(N = [1]))]
fn assertions_of_constants<const N: usize>() {
    assert!(N > 1);
    //~^ K0402 this assertion fails
    if N > 1 {
        assert!(N % 4 == 0);
    }
}

#[kernel(workgroup_size = 1, instances(N = [1]))]
fn what_constants_do_not_exclude<const N: i32>(x: &[u32], out: &mut [u32]) {
    let b = [1u32; 2];
    let z: u32;
    if b[5] == 0 && N > 2 {
        //~^ K0403 index 5 is out of bounds
        out[0] = 1;
    }
    if z == 3 || N == 1 {
        //~^ K0201 `z` may be uninitialized here
        out[0] = 1;
    }
    if x[0] / 0 == 3 || N == 1 {
        //~^ K0402 division by zero
        out[0] = 2;
    }
    if 5u32 >> 33 == 0 {
        //~^ K0402 a shift by 33
        out[0] = 1;
    }
    out[0] = match N {
        //~^ K0313 `-2147483648` is missing
        0.. => 1,
        -1 => 2,
    };
}

#[kernel(workgroup_size = 1)]
fn variables_and_jumps(x: &[u32], out: &mut [u32]) {
    let certain = || -> Option<u32> {
        let mut last;
        let mut i = 0;
        loop {
            last = *x.get(i)?;
            i += 1;
            if last == 0 {
                break;
            }
        }
        Some(last)
    };
    let uncertain = || -> Option<u32> {
        let mut last;
        let mut i = 0;
        loop {
            if x.len() == 3 {
                break;
            }
            last = *x.get(i)?;
            i += 1;
            if last == 0 {
                break;
            }
        }
        Some(last)
        //~^ K0201 `last` may be uninitialized here
    };
    out[0] = certain().unwrap_or(9) + uncertain().unwrap_or(9);
    let a;
    'outer: loop {
        loop {
            if x[0] == 0 {
                break 'outer;
            }
            if x[1] == 0 {
                break;
            }
        }
        a = 3;
        break;
    }
    out[1] = a;
    //~^ K0201 `a` may be uninitialized here
}

// Each block has a flag of its own. They do not add up.
#[kernel(workgroup_size = 1)]
fn variables_and_many_jumps(x: &[u32], out: &mut [u32]) {
    macro_rules! unless_found {
        ($block:lifetime, $at:literal, $then:expr) => {
            $block: {
                for k in 0..4 {
                    if x[$at] == k {
                        break $block;
                    }
                }
                $then
            }
        };
    }
    let mut s = 0;
    unless_found!('a, 0, s += 1);
    unless_found!('b, 1, s += 1);
    unless_found!('c, 2, s += 1);
    unless_found!('d, 3, s += 1);
    let y;
    'e: loop {
        let mut k = 0;
        loop {
            if x[4] == k {
                y = k;
                break 'e;
            }
            k += 1;
            if k > 9 {
                break;
            }
        }
        s += 1;
        if s > 100 {
            y = 7;
            break;
        }
    }
    out[0] = y;
}
