//! Buffers with arrays as elements: read and written by element, and copied as a whole.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn array_elements(input: &[[f32; 3]], output: &mut [[f32; 3]], tables: &mut [[[u32; 2]; 2]]) {
    let i = global_invocation_id().x;
    let triple = input[i];
    output[i] = triple;
    output[i][1] = input[i][0] + triple[i % 3] * 10.0;
    tables[i][1][0] = i;
    tables[i][i % 2][1] += input.len();
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let input = device.buffer(&[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [0.0; 3]])?;
    let mut output = device.zeroed::<[f32; 3]>(4)?;
    let mut tables = device.buffer(&[[[1; 2]; 2]; 4])?;
    array_elements(&input, &mut output, &mut tables)
        .workgroups(1)
        .run()?;
    let expected = [
        [1.0, 11.0, 3.0],
        [4.0, 54.0, 6.0],
        [7.0, 97.0, 9.0],
        [0.0; 3],
    ];
    assert_eq!(output.read()?, expected);
    let expected = [
        [[1, 5], [0, 1]],
        [[1, 1], [1, 5]],
        [[1, 5], [2, 1]],
        [[1, 1], [3, 5]],
    ];
    assert_eq!(tables.read()?, expected);
    Ok(())
}
