//! The size of a launch as workgroups, invocations, or the elements of a written slice, as numbers
//! and tuples. Counts of invocations are rounded up to whole workgroups. Other integer types for
//! `u32` parameters. Many launches in a row: each reads the values that the previous launch wrote.

use dsl_runtime::prelude::*;

/// Counts the invocations that ran, and keeps the number of workgroups.
#[kernel(workgroup_size = (8, 2, 1))]
fn count(n_invocations: &[Atomic<u32>], size: &mut [UVec3]) {
    n_invocations[0].fetch_add(1);
    if global_invocation_id().x + global_invocation_id().y + global_invocation_id().z == 0 {
        size[0] = num_workgroups();
    }
}

#[kernel(workgroup_size = 64)]
fn add(input: &[u32], output: &mut [u32], amount: u32) {
    let i = global_invocation_id().x;
    if i < input.len() && i < output.len() {
        output[i] = input[i] * 3 + amount;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut n = device.zeroed::<u32>(1)?;
    let mut size = device.zeroed::<UVec3>(1)?;
    let expect = |n: &mut Buffer<u32>, size: &Buffer<UVec3>, [x, y, z]: [u32; 3]| {
        assert_eq!(size.read()?, [UVec3::new(x, y, z)]);
        assert_eq!(n.read()?, [x * y * z * 16]);
        n.write(&[0])
    };
    count(&mut n, &mut size).workgroups(5).run()?;
    expect(&mut n, &size, [5, 1, 1])?;
    count(&mut n, &mut size).workgroups((5, 4)).run()?;
    expect(&mut n, &size, [5, 4, 1])?;
    count(&mut n, &mut size).workgroups((5, 4, 3)).run()?;
    expect(&mut n, &size, [5, 4, 3])?;
    count(&mut n, &mut size).invocations((33, 1)).run()?;
    expect(&mut n, &size, [5, 1, 1])?;
    count(&mut n, &mut size).invocations(uvec2(33, 3)).run()?;
    expect(&mut n, &size, [5, 2, 1])?;
    count(&mut n, &mut size).workgroups(uvec3(1, 2, 3)).run()?;
    expect(&mut n, &size, [1, 2, 3])?;
    count(&mut n, &mut size).invocations((40, 7)).run()?;
    expect(&mut n, &size, [5, 4, 1])?;
    count(&mut n, &mut size).invocations((1, 2, 3)).run()?;
    expect(&mut n, &size, [1, 1, 3])?;

    let mut a = device.buffer(&[1; 100])?;
    let mut b = device.zeroed::<u32>(100)?;
    let mut expected: u32 = 1;
    for round in 0..400 {
        add(&a, &mut b, round).invocations(&a).run()?;
        std::mem::swap(&mut a, &mut b);
        expected = expected.wrapping_mul(3).wrapping_add(round);
        if round == 200 {
            a.write(&[7; 100])?;
            expected = 7;
        }
    }
    assert_eq!(a.read()?, [expected; 100]);

    let (length, negative) = (a.read()?.len(), -1);
    add(&a, &mut b, length).for_each_element().run()?;
    assert_eq!(b.read()?, [expected.wrapping_mul(3).wrapping_add(100); 100]);
    let refused = add(&a, &mut b, negative).for_each_element().run();
    let refused = format!("{}", refused.expect_err("-1 is no u32"));
    let said = "kernel `add`: its parameter `amount` is a `u32`, from 0 to 4294967295, not -1";
    assert_eq!(refused, said);
    #[cfg(target_pointer_width = "64")]
    {
        let refused = add(&a, &mut b, usize::MAX).for_each_element().run();
        assert!(matches!(refused, Err(dsl_runtime::Error::ParameterOutOfRange { .. })));
    }
    Ok(())
}
