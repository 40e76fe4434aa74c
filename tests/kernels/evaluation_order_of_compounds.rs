//! `place op= value`, where the index and the value affect each other. As in Rust, the value comes
//! first if both types are primitive; the place comes first for vectors and users' types.

use dsl_runtime::prelude::*;

#[device]
fn next(n: &mut u32) -> u32 {
    *n += 1;
    *n & 3
}

#[device]
fn weight(x: f32) -> f32 {
    x * 2.0 + 1.0
}

#[device]
mod pairs {
    #[derive(ShaderType, Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: u32,
    }

    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            self.a += other.a;
            self.b += 2 * other.b;
        }
    }

    impl std::ops::MulAssign<u32> for Pair {
        fn mul_assign(&mut self, by: u32) {
            self.a *= by;
            self.b *= by;
        }
    }

    pub fn pair(n: u32) -> Pair {
        Pair { a: n, b: n + 1 }
    }
}

// The value comes first.
#[device]
fn primitive(start: u32) -> [u32; 16] {
    let mut w = [1, 10, 100, 1000];
    let mut h = start;
    w[(h & 3) as usize] += if h > 2 {
        h += 1;
        5
    } else {
        h += 2;
        7
    };
    w[next(&mut h) as usize] += next(&mut h) + 1;
    w[next(&mut h) as usize] += h;
    w[(h & 3) as usize] *= next(&mut h) + 1;
    w[(h & 3) as usize] <<= next(&mut h) as i32;
    let mut f = [1.0, 2.0, 3.0, 4.0f32];
    f[(h & 3) as usize] -= {
        h += 1;
        h as f32
    };
    f[next(&mut h) as usize] /= match next(&mut h) {
        0 => 2.0,
        1 | 2 => 4.0,
        _ => 8.0,
    };
    let mut s = [-1, -2, -3, -4];
    s[next(&mut h) as usize] -= h as i32;
    let mut b = [true, false, true, false];
    b[next(&mut h) as usize] ^= next(&mut h) > 1;
    b[(h & 3) as usize] |= {
        h += 1;
        h % 2 == 0
    };
    let mut rows = [[1, 2], [3, 4]];
    rows[(next(&mut h) & 1) as usize][(next(&mut h) & 1) as usize] += next(&mut h) * 10;
    rows[(h & 1) as usize][1] += {
        h += 1;
        h
    };
    let mut bits = 0;
    for set in b {
        bits = bits * 2 + set as u32;
    }
    [
        w[0],
        w[1],
        w[2],
        w[3],
        f[0].to_bits(),
        f[1].to_bits(),
        f[2].to_bits(),
        f[3].to_bits(),
        s[0] as u32,
        s[1] as u32,
        s[2] as u32,
        s[3] as u32,
        bits,
        rows[0][0] * 1000 + rows[0][1],
        rows[1][0] * 1000 + rows[1][1],
        h,
    ]
}

// The place comes first.
#[device]
fn composite(start: u32) -> [u32; 16] {
    let mut h = start;
    let mut v = [UVec2::new(1, 2); 4];
    v[(h & 3) as usize] += if h > 2 {
        h += 1;
        UVec2::new(5, 6)
    } else {
        h += 2;
        UVec2::new(7, 8)
    };
    v[next(&mut h) as usize] *= next(&mut h) + 2;
    v[next(&mut h) as usize] += UVec2::splat(h);
    v[(h & 3) as usize] += UVec2::new(next(&mut h), h);
    let mut p = [pairs::pair(1), pairs::pair(2), pairs::pair(3), pairs::pair(4)];
    p[(h & 3) as usize] += {
        h += 1;
        pairs::pair(h)
    };
    p[next(&mut h) as usize] += pairs::pair(next(&mut h));
    p[next(&mut h) as usize] *= next(&mut h) + 2;
    p[(h & 3) as usize].a += next(&mut h);
    [
        v[0].x,
        v[0].y,
        v[1].x,
        v[1].y,
        v[2].x,
        v[2].y,
        v[3].x,
        v[3].y,
        p[0].a * 1000 + p[0].b,
        p[1].a * 1000 + p[1].b,
        p[2].a * 1000 + p[2].b,
        p[3].a * 1000 + p[3].b,
        h,
        0,
        0,
        0,
    ]
}

#[kernel(workgroup_size = 1)]
fn orders(start: u32, out: &mut [[u32; 16]]) {
    out[0] = primitive(start);
    out[1] = composite(start);
}

#[kernel(workgroup_size = 64)]
fn strides(n: u32, stride: u32, input: &[f32], out: &mut [f32]) {
    let mut at = global_invocation_id().x;
    while at < n {
        out[at] += weight(input[at]);
        at += stride;
    }
}

#[kernel(workgroup_size = 64)]
fn strides_of_vectors(n: u32, stride: u32, steps: &[Atomic<u32>], out: &mut [Vec2]) {
    let mut at = global_invocation_id().x;
    while at < n {
        out[at] += Vec2::splat((steps[0].load() + at) as f32);
        at += stride;
    }
}

#[kernel(workgroup_size = 1)]
fn branches(n: u32, out: &mut [u32]) {
    let mut w = [20; 4];
    for i in 0..n {
        let mut h = i;
        h += 1;
        w[h & 3] -= if i == 3 { 5 } else { 2 };
    }
    for i in 0..4 {
        out[i] = w[i];
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    for start in 0..6 {
        let mut out = device.zeroed::<[u32; 16]>(2)?;
        orders(start, &mut out).workgroups(1).run()?;
        assert_eq!(out.read()?, [primitive(start), composite(start)], "from {start}");
    }

    let input: Vec<f32> = (0..300).map(|i| i as f32).collect();
    let mut sums = device.buffer(&vec![1.0; 300])?;
    strides(290, 128, &device.buffer(&input)?, &mut sums).workgroups(2).run()?;
    let expected = |i: usize| if i < 290 { 1.0 + weight(input[i]) } else { 1.0 };
    assert_eq!(sums.read()?, (0..300).map(expected).collect::<Vec<_>>());

    let mut vectors = device.buffer(&vec![Vec2::ONE; 300])?;
    let mut steps = device.buffer(&[5])?;
    strides_of_vectors(290, 128, &mut steps, &mut vectors).workgroups(2).run()?;
    let expected = |i: usize| Vec2::splat(if i < 290 { 6.0 + i as f32 } else { 1.0 });
    assert_eq!(vectors.read()?, (0..300).map(expected).collect::<Vec<_>>());

    let mut out = device.zeroed::<u32>(4)?;
    branches(6, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [15, 16, 16, 18]);
    Ok(())
}
