//! Subgroup and quad operations, compared with plain Rust. Each kernel reports the subgroup and
//! position of each invocation. The CPU executor runs them with every subgroup size, also with
//! sizes that are larger than the workgroup or do not divide it.

use dsl_runtime::Feature;
use dsl_runtime::prelude::*;

/// Where an invocation sits: its subgroup, its number there, the size, the number of subgroups. Each
/// kernel tells, since a device may run them with different sizes.
#[device]
fn seat() -> UVec4 {
    uvec4(subgroup_id(), subgroup_invocation_id(), subgroup_size(), num_subgroups())
}

/// Reductions and scans of integers.
#[kernel(workgroup_size = 96)]
fn integers(input: &[u32], seats: &mut [UVec4], out: &mut [[u32; 11]]) {
    let i = workgroup_id().x * 96 + local_invocation_index();
    seats[i] = seat();
    let x = input[i];
    out[i] = [
        subgroup_add(x),
        subgroup_mul(x | 1),
        subgroup_min(x),
        subgroup_max(x),
        subgroup_and(x),
        subgroup_or(x),
        subgroup_xor(x),
        subgroup_exclusive_add(x),
        subgroup_inclusive_add(x),
        subgroup_exclusive_mul(x | 1),
        subgroup_inclusive_mul(x | 1),
    ];
}

/// The same of vectors, signed numbers and floats; small integers, so that order does not matter.
#[kernel(workgroup_size = 96)]
fn vectors(input: &[u32], seats: &mut [UVec4], floats: &mut [Vec4], signed: &mut [IVec2]) {
    let i = workgroup_id().x * 96 + local_invocation_index();
    seats[i] = seat();
    let x = (input[i] % 100) as f32;
    let n = input[i] as i32;
    let sums = subgroup_inclusive_add(vec2(x, -x));
    floats[i] = vec4(sums.x, sums.y, subgroup_min(x), subgroup_exclusive_add(x));
    signed[i] = subgroup_max(ivec2(n, -n)) ^ subgroup_xor(ivec2(n, 1));
}

/// Votes.
#[kernel(workgroup_size = 96)]
fn votes(input: &[u32], seats: &mut [UVec4], limit: u32, out: &mut [UVec4], ballots: &mut [UVec4]) {
    let i = workgroup_id().x * 96 + local_invocation_index();
    seats[i] = seat();
    let is_small = input[i] < limit;
    let all = subgroup_all(is_small);
    let any = subgroup_any(is_small);
    let first = subgroup_elect();
    out[i] = uvec4(all as u32, any as u32, first as u32, subgroup_broadcast_first(input[i]));
    ballots[i] = subgroup_ballot(is_small);
}

/// How many are in each subgroup, told by one of them.
#[kernel(workgroup_size = (8, 6, 2))]
fn in_three_dimensions(out: &mut [u32]) {
    let i = workgroup_id().x * 96 + local_invocation_index();
    let count = subgroup_add(1u32);
    out[i] = if subgroup_elect() { count } else { 0 };
}

/// Values of other invocations.
#[kernel(workgroup_size = 96)]
fn moves(input: &[u32], seats: &mut [UVec4], delta: u32, out: &mut [[u32; 9]]) {
    const LANE: u32 = 3;
    let i = workgroup_id().x * 96 + local_invocation_index();
    seats[i] = seat();
    let own = subgroup_invocation_id();
    let active = subgroup_add(1u32);
    let x = input[i];
    let reversed = subgroup_shuffle(x, active - 1 - own);
    let crossed = subgroup_shuffle_xor(x, delta);
    let below = subgroup_shuffle_up(x, delta);
    let above = subgroup_shuffle_down(vec2(x as f32, 1.0), 2);
    out[i] = [
        reversed,
        if own ^ delta < active { crossed } else { 0 },
        if own >= delta { below } else { 0 },
        if own + 2 < active { above.x as u32 } else { 0 },
        subgroup_broadcast(x, LANE - 1),
        quad_broadcast(x, LANE),
        quad_swap_x(x),
        quad_swap_y(x),
        quad_swap_diagonal(x),
    ];
}

/// The total of a workgroup in two levels, again and again: between barriers, in a uniform loop.
#[kernel(workgroup_size = 96)]
fn totals(input: &[u32], seats: &mut [UVec4], rounds: u32, out: &mut [u32]) {
    workgroup_var!(partial: [u32; 24]);
    let lane = local_invocation_index();
    let i = workgroup_id().x * 96 + lane;
    seats[i] = seat();
    let mut x = input[i];
    for round in 0..rounds {
        let sum = subgroup_add(x);
        if subgroup_elect() {
            partial[subgroup_id()] = sum;
        }
        workgroup_barrier();
        let mut total = 0;
        for subgroup in 0..num_subgroups() {
            total += partial[subgroup];
        }
        x = total ^ (lane + round);
        workgroup_barrier();
    }
    out[i] = x;
}

#[device]
fn rank(x: u32) -> u32 {
    let before = subgroup_exclusive_add(x % 2);
    before + subgroup_add(1 - x % 2)
}

/// Operations in functions, as operands beside others, and in a loop whose end they decide not.
#[kernel(workgroup_size = 96)]
fn in_functions(input: &[u32], seats: &mut [UVec4], out: &mut [u32]) {
    let i = workgroup_id().x * 96 + local_invocation_index();
    seats[i] = seat();
    let mut x = input[i];
    let mut n = 0;
    while n < 3 {
        x += rank(x) * 2 + subgroup_max(x) - subgroup_min(x + n);
        n += 1;
    }
    out[i] = x;
}

const N: usize = 192;

/// The invocations of a subgroup, in order: indices into all invocations.
fn members(seats: &[UVec4], i: usize) -> Vec<usize> {
    let workgroup = i / 96 * 96..i / 96 * 96 + 96;
    let mut members: Vec<usize> = workgroup.filter(|j| seats[*j].x == seats[i].x).collect();
    members.sort_by_key(|j| seats[*j].y);
    members
}

/// For each invocation: `f` of the values of its subgroup and of its index there.
pub(super) fn each<T: Copy, U>(seats: &[UVec4], x: &[T], f: impl Fn(&[T], usize) -> U) -> Vec<U> {
    let of = |i| {
        let members = members(seats, i);
        let values: Vec<T> = members.iter().map(|j| x[*j]).collect();
        f(&values, members.iter().position(|j| *j == i).expect("it is a member"))
    };
    (0..x.len()).map(of).collect()
}

fn sum(x: &[u32]) -> u32 {
    x.iter().fold(0, |a, b| a.wrapping_add(*b))
}

fn product(x: &[u32]) -> u32 {
    x.iter().fold(1, |a, b| a.wrapping_mul(*b | 1))
}

fn check_integers(device: &Device, x: &[u32]) -> Result<(), dsl_runtime::Error> {
    let (input, mut seats) = (device.buffer(x)?, device.zeroed::<UVec4>(N)?);
    let mut out = device.zeroed::<[u32; 11]>(N)?;
    integers(&input, &mut seats, &mut out).workgroups(2).run()?;
    let expected = each(&seats.read()?, x, |x, i| {
        [
            sum(x),
            product(x),
            x.iter().copied().min().unwrap_or(0),
            x.iter().copied().max().unwrap_or(0),
            x.iter().fold(!0, |a, b| a & b),
            x.iter().fold(0, |a, b| a | b),
            x.iter().fold(0, |a, b| a ^ b),
            sum(&x[..i]),
            sum(&x[..=i]),
            product(&x[..i]),
            product(&x[..=i]),
        ]
    });
    assert_eq!(out.read()?, expected);

    let (mut floats, mut signed) = (device.zeroed::<Vec4>(N)?, device.zeroed::<IVec2>(N)?);
    vectors(&input, &mut seats, &mut floats, &mut signed).workgroups(2).run()?;
    let expected = each(&seats.read()?, x, |x, i| {
        let x: Vec<f32> = x.iter().map(|x| (x % 100) as f32).collect();
        let sum = |x: &[f32]| x.iter().sum::<f32>() + 0.0;
        let least = x.iter().copied().fold(f32::MAX, f32::min);
        vec4(sum(&x[..=i]), -sum(&x[..=i]), least, sum(&x[..i]))
    });
    assert_eq!(floats.read()?, expected);
    let expected = each(&seats.read()?, x, |x, _| {
        let x: Vec<i32> = x.iter().map(|x| *x as i32).collect();
        let most = |x: Vec<i32>| x.into_iter().max().unwrap_or(0);
        let xor = x.iter().fold(0, |a, b| a ^ b);
        let most = ivec2(most(x.clone()), most(x.iter().map(|x| x.wrapping_neg()).collect()));
        most ^ ivec2(xor, (x.len() % 2) as i32)
    });
    assert_eq!(signed.read()?, expected);
    Ok(())
}

fn check_votes(device: &Device, x: &[u32]) -> Result<(), dsl_runtime::Error> {
    let (input, mut seats) = (device.buffer(x)?, device.zeroed::<UVec4>(N)?);
    for limit in [0, 3, 1 << 30, u32::MAX] {
        let (mut out, mut ballots) = (device.zeroed::<UVec4>(N)?, device.zeroed::<UVec4>(N)?);
        votes(&input, &mut seats, limit, &mut out, &mut ballots).workgroups(2).run()?;
        let expected = each(&seats.read()?, x, |x, i| {
            let all = x.iter().all(|x| *x < limit);
            let any = x.iter().any(|x| *x < limit);
            uvec4(u32::from(all), u32::from(any), u32::from(i == 0), x[0])
        });
        assert_eq!(out.read()?, expected);
        let expected = each(&seats.read()?, x, |x, _| {
            let mut bits = [0u32; 4];
            for (i, x) in x.iter().enumerate() {
                bits[i / 32] |= u32::from(*x < limit) << (i % 32);
            }
            UVec4::from_array(bits)
        });
        assert_eq!(ballots.read()?, expected);
    }
    Ok(())
}

fn check_moves(device: &Device, x: &[u32]) -> Result<(), dsl_runtime::Error> {
    // Exact as `f32`.
    let x: Vec<u32> = x.iter().map(|x| x >> 8).collect();
    let (input, mut seats) = (device.buffer(&x)?, device.zeroed::<UVec4>(N)?);
    for delta in [0, 1, 2, 3] {
        let mut out = device.zeroed::<[u32; 9]>(N)?;
        moves(&input, &mut seats, delta, &mut out).workgroups(2).run()?;
        let delta = delta as usize;
        let expected = each(&seats.read()?, &x, |x, i| {
            let at = |i: usize| x.get(i).copied().unwrap_or(0);
            [
                x[x.len() - 1 - i],
                at(i ^ delta),
                if i >= delta { x[i - delta] } else { 0 },
                at(i + 2),
                x[2],
                x[i / 4 * 4 + 3],
                x[i ^ 1],
                x[i ^ 2],
                x[i ^ 3],
            ]
        });
        assert_eq!(out.read()?, expected);
    }
    Ok(())
}

fn check_in_context(device: &Device, x: &[u32]) -> Result<(), dsl_runtime::Error> {
    let (input, mut seats) = (device.buffer(x)?, device.zeroed::<UVec4>(N)?);
    let mut out = device.zeroed::<u32>(N)?;
    totals(&input, &mut seats, 4, &mut out).workgroups(2).run()?;
    let mut expected = x.to_vec();
    for workgroup in expected.chunks_mut(96) {
        for round in 0..4 {
            let total = sum(workgroup);
            for (lane, x) in (0..).zip(&mut *workgroup) {
                *x = total ^ (lane + round);
            }
        }
    }
    assert_eq!(out.read()?, expected);

    // Sums stay small: plain Rust would panic where the kernel wraps.
    let x: Vec<u32> = x.iter().map(|x| x % 1000).collect();
    let (input, mut seats) = (device.buffer(&x)?, device.zeroed::<UVec4>(N)?);
    in_functions(&input, &mut seats, &mut out).workgroups(2).run()?;
    let seats = seats.read()?;
    let mut expected = x;
    for n in 0..3 {
        expected = each(&seats, &expected, |x, i| {
            let odd = |x: &[u32]| x.iter().filter(|x| **x % 2 == 1).count() as u32;
            let rank = odd(&x[..i]) + (x.len() as u32 - odd(x));
            let most = x.iter().copied().max().unwrap_or(0);
            let least = x.iter().map(|x| x + n).min().unwrap_or(0);
            x[i] + rank * 2 + most - least
        });
    }
    assert_eq!(out.read()?, expected);
    Ok(())
}

fn check_seats(device: &Device) -> Result<Vec<UVec4>, dsl_runtime::Error> {
    let (input, mut seats) = (device.zeroed::<u32>(N)?, device.zeroed::<UVec4>(N)?);
    let mut out = device.zeroed::<u32>(N)?;
    in_functions(&input, &mut seats, &mut out).workgroups(2).run()?;
    let seats = seats.read()?;
    for (i, seat) in seats.iter().enumerate() {
        assert!(seat.y < seat.z && seat.x < seat.w, "{seat}");
        assert_eq!((seat.z, seat.w), (seats[0].z, seats[0].w));
        assert!((4..=128).contains(&seat.z) && seat.z.is_power_of_two(), "{seat}");
        // Nobody sits on another's seat, and none is left out.
        let numbers: Vec<u32> = members(&seats, i).iter().map(|j| seats[*j].y).collect();
        assert_eq!(numbers, (0..numbers.len() as u32).collect::<Vec<u32>>());
    }
    Ok(seats)
}

fn check_all(device: &Device) -> Result<(), dsl_runtime::Error> {
    assert_eq!(moves::INFO.features, [Feature::Subgroups]);
    assert_eq!(moves::INFO.browser_wgsl(), format!("enable subgroups;\n{}", moves::WGSL));
    check_seats(device)?;
    let x: Vec<u32> = (0..N as u32).map(|i| (i + 7).wrapping_mul(0x9e37_79b9)).collect();
    check_integers(device, &x)?;
    check_votes(device, &x)?;
    check_moves(device, &x)?;
    check_in_context(device, &x)?;

    let mut sizes = device.zeroed::<u32>(N)?;
    in_three_dimensions(&mut sizes).workgroups(2).run()?;
    for workgroup in sizes.read()?.chunks(96) {
        assert_eq!(sum(workgroup), 96);
    }
    Ok(())
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    if *device == Device::cpu() {
        for size in [4, 8, 16, 64, 128] {
            let device = Device::cpu_with_subgroup_size(size)?;
            assert_eq!(check_seats(&device)?[0].z, size);
            check_all(&device)?;
        }
    }
    if device.supports(Feature::Subgroups) {
        return check_all(device);
    }
    let error = in_three_dimensions(&mut device.zeroed::<u32>(N)?).workgroups(2).run();
    assert!(matches!(error, Err(dsl_runtime::Error::MissingFeature { .. })), "{error:?}");
    crate::support::not_run("subgroups", Feature::Subgroups, device);
    Ok(())
}
