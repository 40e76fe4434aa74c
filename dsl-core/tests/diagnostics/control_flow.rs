//! Loops, `match`, and blocks.

#[kernel(workgroup_size = 1)]
fn endless(n: u32, out: &mut [u32]) {
    while true {}
    //~^ K0501 this loop never ends
    loop {}
    //~^ K0501 this loop never ends: nothing that it reaches breaks or returns
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
    //~^ K0103 `[u32; 4]` cannot be passed by value
    for x in input {}
    //~^ K0104 for an array, index it: `for i in 0..a.len()`
    for (i, x) in input.iter().enumerate() {}
    //~^ K0104 for an array, index it: `for i in 0..a.len()`
    for i in 0.. {}
    //~^ K0104 a range in a kernel has both ends: `0..n`
    for i in (0..n).map(|i| i) {}
    //~^ K0104 a `for` loop in a kernel runs over a range
    for i in (0..n).step_by(2).step_by(3) {}
    //~^ K0104 one `.step_by(n)` is enough: multiply the steps
    for i in (0..n).rev().step_by(2).rev() {}
    //~^ K0104 leave out both `.rev()`
    for i in (0..=n).step_by(2).rev() {}
    //~^ K0104 Rust has `.step_by(n).rev()` for `a..b`, not for `a..=b`
    for &i in 0..n {}
    //~^ K0104 the variable of a `for` loop is a name: `for i in 0..n`
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
    //~^ K0301 `match` is on integers and `bool`, not on `f32`: use `if`
        _ => {}
    }
    match v {
    //~^ K0301 `match` is on integers and `bool`, not on `Vec2`: use `if`
        _ => {}
    }
}

#[kernel(workgroup_size = 1)]
fn empty_patterns(n: u32, i: i32) {
    match n {
        5..=3 => {}
        //~^ K0401 no value is in this range
        0..0 => {}
        //~^ K0401 no value is in this range
        ..0 => {}
        //~^ K0401 no value is in this range
        _ => {}
    }
    let limit = 5;
    match n {
        0..limit => {}
        //~^ K0401 a pattern is made of literals and constants: compare with a variable in a guard
        _ => {}
    }
    match i {
        0..0 | ..i32::MIN => {}
        //~^ K0401 no value is in this range
        //~^^ K0401 no value is in this range
        _ => {}
    }
}

#[kernel(workgroup_size = 1)]
fn patterns(n: u32, i: i32, b: bool, out: &mut [u32]) {
    match n {
        Some(k) => {}
        //~^ K0104 patterns in kernels are integers, `true`, `false`, ranges, names and `_`
        (a, b) => {}
        //~^ K0104 patterns in kernels are integers
        "text" => {}
        //~^ K0104 kernels have numbers and `bool`, no text or bytes
        1.5 => {}
        //~^ K0301 expected `u32`, found `{float}`
        true => {}
        //~^ K0301 expected `u32`, found `bool`
        -1 => {}
        //~^ K0302 `-` does not exist for `u32`
        4_294_967_296 => {}
        //~^ K0312 `4294967296` is out of range for `u32`
        _ => {}
    }
    match b {
        false..=true => {}
        //~^ K0301 ranges in patterns are of integers
    }
    match n {
        1 | k => {}
        //~^ K0104 a name in one alternative
        k if { k > 1 } => {}
        //~^ K0104 a guard is an expression without blocks
        _ => {}
    }
}

#[kernel(workgroup_size = 1)]
fn lets(n: u32, out: &mut [u32]) {
    if let 1 = n {}
    //~^ K0104 `if let` has nothing to match here: compare with `==`, or `match`
    if n > 1 && let k = n {}
    //~^ K0104 `if let` has nothing to match here
    while let k = n {}
    //~^ K0104 `while let` has nothing to match here: compare with `==`
    let 1 = n else { return };
    //~^ K0104
    let (a, b) = (1, 2);
    //~^ K0104 `let` binds one name: split the pattern into several
    let v = if let Some(k) = n { 1 } else { 2 };
    //~^ K0104 `if let` has nothing to match here
    out[0] = v + a;
}
