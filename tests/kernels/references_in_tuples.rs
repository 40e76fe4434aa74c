//! Tuples that contain references: items of `enumerate` and `zip` bound to a single name, `*v.1`,
//! and `let t = (&x[0], 1);`.

use dsl_runtime::prelude::*;

#[derive(ShaderType, Debug, Clone, Copy)]
struct Weight {
    index: u32,
    factor: f32,
}

#[kernel(workgroup_size = 1)]
fn items(x: &[f32], weights: &[Weight], out: &mut [f32]) {
    for v in x.iter().enumerate() {
        out[v.0] = v.0 as f32 * *v.1;
    }
    let zipped: f32 = x.iter().zip(&x[1..]).map(|pair| *pair.0 * *pair.1).sum();
    out[x.len()] = zipped;
    out[x.len() + 1] = x.iter().enumerate().filter(|v| *v.1 > 2.0).map(|v| *v.1 + v.0 as f32).sum();
    out[x.len() + 2] = x.iter().enumerate().fold(0.0, |sum, v| sum * 2.0 + *v.1);
    let mut sum = 0.0;
    for item in x.iter().zip(weights.iter()).enumerate() {
        let (value, weight) = item.1;
        sum += *item.1.0 * item.1.1.factor + (weight.index + item.0) as f32 * value;
    }
    out[x.len() + 3] = sum;
}

#[kernel(workgroup_size = 1)]
fn written(x: &[f32], out: &mut [f32]) {
    let mut own = [1.0, 2.0, 3.0];
    let t = (&x[0], &own[1], (2.0, &own[2]));
    out[0] = *t.0 + *t.1 * t.2.0 + *(t.2).1;
    // The copy keeps its value.
    let copied = (*t.0, 1);
    out[1] = copied.0 + *t.1;
    own[1] = 7.0;
    out[2] = own[1] + copied.0;
    for i in 0..2 {
        let u = (&own[i], i);
        out[3] += *u.0 * (u.1 + 1) as f32;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [1.0f32, 3.0, 2.5, 4.0];
    let weight = |n: u32| Weight { index: n * n, factor: n as f32 + 0.5 };
    let weights: Vec<Weight> = (0..4).map(weight).collect();
    let (x_buffer, weight_buffer) = (device.buffer(&x)?, device.buffer(&weights)?);
    let mut out = device.zeroed::<f32>(8)?;
    items(&x_buffer, &weight_buffer, &mut out).workgroups(1).run()?;
    let mut expected: Vec<f32> = x.iter().enumerate().map(|v| v.0 as f32 * *v.1).collect();
    expected.push(3.0 + 7.5 + 10.0);
    expected.push(4.0 + 4.5 + 7.0);
    expected.push(8.0 + 12.0 + 5.0 + 4.0);
    let weighed = |(n, x): (usize, &f32)| {
        let n = n as f32;
        x * (n + 0.5) + (n * n + n) * x
    };
    expected.push(x.iter().enumerate().map(weighed).sum());
    assert_eq!(out.read()?, expected);

    let mut out = device.zeroed::<f32>(4)?;
    written(&x_buffer, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [8.0, 3.0, 8.0, 15.0]);
    Ok(())
}
