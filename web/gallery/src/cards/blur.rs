//! A blur, slow and tiled.

use dsl_runtime::{Device, Error, formats::Rgba8Unorm};

use super::{slider, timed};
use crate::{
    Card, Shown,
    kernels::{
        blur::{RADIUS, Way, blur},
        with_switch,
    },
    picture::{Picture, made_up},
};

pub const CARD: Card = Card {
    id: "blur",
    title: "Blur, slow and tiled",
    about: "Left: each invocation loads 49 texels. Right: a workgroup loads each texel once, into its own memory.",
    rust: include_str!("../kernels/blur.rs"),
    kernels: &[&blur::INFO],
    sliders: &[slider("size", 64.0, 512.0, 192.0)],
    run: |device, values| Box::pin(run(device, values[0] as u32)),
    broken: Some(|device| {
        let input = device.texture_2d::<Rgba8Unorm>((16, 16), &made_up(16))?;
        let mut output = device.texture_2d_zeroed::<Rgba8Unorm>((16, 16))?;
        let way = with_switch::blur::Way::Tiled;
        with_switch::blur::blur(&input, &mut output, way, false).workgroups((1, 1)).run()
    }),
};

async fn run(device: Device, size: u32) -> Result<Shown, Error> {
    let texels = made_up(size);
    let input = device.texture_2d::<Rgba8Unorm>((size, size), &texels)?;
    let (mut results, mut times) = (Vec::new(), Vec::new());
    for way in [Way::Direct, Way::Tiled] {
        let mut output = device.texture_2d_zeroed::<Rgba8Unorm>((size, size))?;
        times.push(
            timed(&device, || blur(&input, &mut output, way).invocations((size, size)).run())
                .await?,
        );
        results.push(output.read_async().await?);
    }
    let expected = blurred(&texels, size);
    let near = |a: &[u8; 4], b: &[u8; 4]| a.iter().zip(b).all(|(a, b)| a.abs_diff(*b) <= 1);
    let is_right = results.iter().all(|it| it.iter().zip(&expected).all(|(a, b)| near(a, b)));
    let rows = results[0].chunks(size as usize).zip(results[1].chunks(size as usize));
    let texels = rows.flat_map(|(left, right)| left.iter().chain(right).copied()).collect();
    let picture = Picture { width: 2 * size, height: size, texels };
    let text = format!("slow {:.1} ms, tiled {:.1} ms", times[0], times[1]);
    Ok(Shown { view: picture.into(), text, is_right })
}

fn blurred(texels: &[[u8; 4]], size: u32) -> Vec<[u8; 4]> {
    let (radius, last) = (RADIUS as i32, size as i32 - 1);
    let texel = |i: u32| {
        let (x, y) = ((i % size) as i32, (i / size) as i32);
        let mut sum = [0u32; 3];
        for dy in -radius..=radius {
            for dx in -radius..=radius {
                let at = (y + dy).clamp(0, last) * size as i32 + (x + dx).clamp(0, last);
                (0..3).for_each(|c| sum[c] += u32::from(texels[at as usize][c]));
            }
        }
        let [r, g, b] = sum.map(|sum| ((sum + 24) / 49) as u8);
        [r, g, b, 255]
    };
    (0..size * size).map(texel).collect()
}
