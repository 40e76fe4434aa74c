//! Control flow around barriers: statements that run once per workgroup, and values that each
//! invocation keeps from one barrier to the next.

use dsl_runtime::prelude::*;

/// Uniform variables change between the phases that read them.
#[kernel(workgroup_size = 64)]
fn uniform_variables(out: &mut [u32], n: u32) {
    workgroup_var!(shared: [u32; 64] = zeroed);
    let lane = local_invocation_index();
    let (mut u, mut rounds) = (n, 0);
    let mut own = lane;
    let late;
    shared[lane] = u;
    u += 1;
    own += u;
    'rounds: loop {
        workgroup_barrier();
        let before = shared[(lane + rounds) % 64];
        rounds += 1;
        match rounds {
            1 if u > 100 => break 'rounds,
            1 => u *= 2,
            2 | 3 => {
                workgroup_barrier();
                shared[lane] = before + own;
                if u % 2 == 1 {
                    continue 'rounds;
                }
                u += 3;
            }
            _ => {
                own += before;
                break 'rounds;
            }
        }
        own += before * u;
    }
    if u > 50 {
        late = u;
    } else {
        late = own;
    }
    workgroup_barrier();
    out[workgroup_id().x * 64 + lane] = own * 1000 + shared[63 - lane] + late + rounds;
}

fn uniform_variables_of(n: u32) -> Vec<u32> {
    let (mut u, mut rounds) = (n, 0);
    let mut shared = [u; 64];
    u += 1;
    let mut own: Vec<u32> = (0..64).map(|lane| lane + u).collect();
    loop {
        let before: Vec<u32> = (0..64).map(|lane| shared[(lane + rounds) % 64]).collect();
        rounds += 1;
        match rounds {
            1 if u > 100 => break,
            1 => u *= 2,
            2 | 3 => {
                (0..64).for_each(|lane| shared[lane] = before[lane] + own[lane]);
                if u % 2 == 1 {
                    continue;
                }
                u += 3;
            }
            _ => {
                (0..64).for_each(|lane| own[lane] += before[lane]);
                break;
            }
        }
        (0..64).for_each(|lane| own[lane] += before[lane] * u);
    }
    let late = |lane: usize| if u > 50 { u } else { own[lane] };
    let of = |lane: usize| own[lane] * 1000 + shared[63 - lane] + late(lane) + rounds as u32;
    (0..64).map(of).collect()
}

/// Ids are computed anew in each phase; a jump out of a block ends it for all.
#[kernel(workgroup_size = (8, 8))]
fn blocks(out: &mut [u32], n: u32) {
    workgroup_var!(shared: [[u32; 8]; 8]);
    let at = local_invocation_id();
    let sum = at.x + at.y * 8;
    let mut array = [n; 4];
    'out: {
        shared[at.y][at.x] = sum;
        workgroup_barrier();
        array[1] = shared[at.x][at.y];
        if n == 1 {
            array[2] += 7;
            break 'out;
        }
        workgroup_barrier();
        shared[at.x][7 - at.y] = array[1] + array[n % 4];
        if n == 2 {
            break 'out;
        }
        array[3] = sum;
        for k in (1..n).rev() {
            workgroup_barrier();
            let other = shared[7 - at.y][at.x] + k;
            workgroup_barrier();
            shared[at.y][at.x] = other + array[k % 4];
            array[k % 4] += other;
        }
    }
    workgroup_barrier();
    out[sum] = array[0] + array[1] * 3 + array[2] * 5 + array[3] * 7 + shared[at.x][at.y] * 11;
}

fn blocks_of(n: u32) -> Vec<u32> {
    let ids: Vec<(usize, usize)> = (0..64).map(|lane| (lane % 8, lane / 8)).collect();
    let mut shared = [[0u32; 8]; 8];
    let mut arrays = vec![[n; 4]; 64];
    let each = || ids.iter().copied().enumerate();
    'out: {
        each().for_each(|(lane, (x, y))| shared[y][x] = lane as u32);
        each().for_each(|(lane, (x, y))| arrays[lane][1] = shared[x][y]);
        if n == 1 {
            arrays.iter_mut().for_each(|array| array[2] += 7);
            break 'out;
        }
        for (lane, (x, y)) in each() {
            shared[x][7 - y] = arrays[lane][1] + arrays[lane][n as usize % 4];
        }
        if n == 2 {
            break 'out;
        }
        each().for_each(|(lane, _)| arrays[lane][3] = lane as u32);
        for k in (1..n).rev() {
            let other: Vec<u32> = ids.iter().map(|(x, y)| shared[7 - y][*x] + k).collect();
            for (lane, (x, y)) in each() {
                shared[y][x] = other[lane] + arrays[lane][k as usize % 4];
                arrays[lane][k as usize % 4] += other[lane];
            }
        }
    }
    let of = |(lane, (x, y)): (usize, (usize, usize))| {
        let [a, b, c, d] = arrays[lane];
        a + b * 3 + c * 5 + d * 7 + shared[x][y] * 11
    };
    each().map(of).collect()
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(64)?;
    for n in [0, 1, 2, 7, 48, 99, 100, 200] {
        uniform_variables(&mut out, n).workgroups(1).run()?;
        assert_eq!(out.read()?, uniform_variables_of(n), "{n}");
    }
    for n in 1..7 {
        blocks(&mut out, n).workgroups(1).run()?;
        assert_eq!(out.read()?, blocks_of(n), "{n}");
    }
    Ok(())
}
