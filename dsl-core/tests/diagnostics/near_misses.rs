//! Correct kernels that come close to a mistake.

#[kernel(workgroup_size = (4, 4, 4))]
fn deferred(n: u32, out: &mut [u32]) {
    let a;
    if n > 1 {
        a = 1;
    } else {
        a = 2;
    }
    let b;
    loop {
        if n > 2 {
            b = 3;
            break;
        }
        return;
    }
    let c: u32;
    match n {
        0 => c = 1,
        1 => return,
        _ => c = 3,
    }
    out[0] = a + b + c;
}

#[kernel(workgroup_size = 1)]
fn literals(out: &mut [u32]) {
    let a: i32 = -2_147_483_648;
    let b: i32 = i32::MIN;
    let c: u32 = 4_294_967_295;
    let d = 3_000_000_000 as u32;
    let e = 0xffff_ffff as u32 >> 31;
    let f: f32 = 340_282_350_000_000_000_000_000_000_000_000_000_000.0;
    out[1_073_741_822] = c + d + e + (a + b) as u32 + f as u32;
}

#[kernel(workgroup_size = 1)]
fn constants(x: f32, out: &mut [f32]) {
    const SIZE: usize = 4;
    const HALF: u32 = TWICE / 4;
    const TWICE: u32 = 2 * SIZE as u32;
    const TABLE: [f32; SIZE] = [0.5, f32::INFINITY, f32::MAX, -0.0];
    const LIMIT: f32 = f32::INFINITY;
    const BOX: Vec2 = Vec2::new(f32::NEG_INFINITY, LIMIT);
    let mut a = [0.0; SIZE + 1];
    a[SIZE] = TABLE[HALF] + BOX.x;
    out[0] = a[a.len() - 1].min(LIMIT);
    let lane = local_invocation_index();
    out[1] = TABLE[lane % TABLE.len()];
}

#[kernel(workgroup_size = 1)]
fn arithmetic(n: u32, i: i32, x: f32, v: IVec2, out: &mut [u32]) {
    out[0] = n / (n - 1) + n % (i as u32);
    out[1] = n << 31 >> n;
    let a = x / 0.0;
    let b = v / IVec2::new(1, -1);
    out[2] = (i32::MAX + 1) as u32 + (0 - 1);
    let c = (i32::MIN % -1) + i32::MIN / -1;
    out[3] = (-i32::MIN) as u32;
}

#[kernel(workgroup_size = 1)]
fn matches(n: u32, i: i32, b: bool, out: &mut [u32]) {
    const LOW: u32 = 4;
    out[0] = match n {
        0..LOW => 1,
        LOW | 5 => 2,
        k @ 6..=9 => k,
        10..=u32::MAX => 3,
    };
    out[1] = match i {
        i32::MIN..=-1 => 1,
        0 => 2,
        1.. => 3,
    };
    out[2] = match b {
        true => 1,
        false => 2,
    };
    match n {
        0 => {}
        k if k < 5 => out[3] = k,
        k => out[4] = k,
    }
}

#[kernel(workgroup_size = 1)]
fn loops(n: u32, out: &mut [u32]) {
    let x = 'outer: loop {
        let y = if n > 1 {
            loop {
                break 'outer 5;
            };
        } else {
            n
        };
        out[0] = y;
        loop {
            if n > 2 {
                return;
            }
            break 'outer 6;
        }
    };
    'rows: for i in 0..n {
        for j in (0..n).rev() {
            if j > i {
                continue 'rows;
            }
        }
    }
    for i in 0..n {
        'block: {
            loop {
                break;
            }
            for j in 0..n {
                if j > i {
                    continue;
                }
                break 'block;
            }
        }
    }
    'rounds: while {
        let mut j = 0;
        loop {
            j += 1;
            if j > n {
                break;
            }
        }
        if j == 7 {
            break 'rounds;
        }
        j < n
    } {}
    for i in (0..n).step_by(3).rev() {
        out[i] = x;
    }
    while false {}
    loop {
        if true {
            break;
        }
    }
}

#[kernel(workgroup_size = 1)]
fn values(n: u32, out: &mut [u32]) {
    if n > 1 { 1 } else { 2 };
    n;
    { n };
    let a = { n };
    let _ = out[0];
    _ = a;
    return;
}

#[kernel(workgroup_size = 1)]
fn scalar(mut n: u32, scale: &f32, table: &[Vec4; 4], out: &mut [f32]) {
    n += 1;
    out[n] = *scale + table[n % 4].w + table[0][1];
    let r#type = 1.0;
    out[0] = r#type;
}

#[device]
fn put(v: &mut u32, n: u32) -> u32 {
    *v = n;
    n & 1
}

#[kernel(workgroup_size = 1)]
fn a_call_within_a_statement(n: u32, out: &mut [u32]) {
    let mut t = [1u32, 2, 3];
    let mut v = 0u32;
    t.swap(put(&mut v, n) as usize, 2);
    out[0] = t[2] + v;
}
