//! The cards: what the host does around the kernels, and what it compares.

use dsl_runtime::{
    Device, Error,
    formats::{R32Uint, Rgba8Unorm},
    glam::{Vec2, Vec3},
};

use web_time::Instant;

use crate::{
    Card, Shown, Slider,
    kernels::{
        bitonic_sort::{compare, first_of},
        blur::{RADIUS, Way, blur},
        histogram::histogram,
        life::generation,
        mandelbrot::{mandelbrot, rounds},
        matmul::matmul,
        nbody::{Body, attraction, step},
        reduction::{tree_sum, without_a_barrier},
    },
    picture::{BLUE, Picture, heat, made_up},
};

const fn slider(name: &'static str, least: f64, most: f64, start: f64) -> Slider {
    Slider { name, least, most, start, is_time: false }
}

const fn time(name: &'static str, most: f64, start: f64) -> Slider {
    Slider { name, least: 0.0, most, start, is_time: true }
}

macro_rules! rust {
    ($name:literal) => {
        include_str!(concat!("kernels/", $name, ".rs"))
    };
}

pub static CARDS: &[Card] = &[
    Card {
        id: "reduction",
        title: "A sum as a tree",
        about: "256 numbers become one in 8 rounds. Each row is what workgroup memory holds after a round: half as many \
                numbers as before.",
        rust: rust!("reduction"),
        kernels: &[&tree_sum::INFO],
        sliders: &[slider("seed", 1.0, 50.0, 7.0)],
        run: |device, values| Box::pin(run_reduction(device, values[0] as u32)),
        broken: Some(|device| {
            let (input, mut sum) = (device.buffer(&[1.0; 256])?, device.zeroed::<f32>(1)?);
            without_a_barrier(&input, &mut sum, 128).workgroups(1).run()
        }),
    },
    Card {
        id: "blur",
        title: "Blur, slow and tiled",
        about: "Left: each invocation loads 49 texels. Right: a workgroup loads each texel once, into its own memory.",
        rust: rust!("blur"),
        kernels: &[&blur::INFO],
        sliders: &[slider("size", 64.0, 512.0, 192.0)],
        run: |device, values| Box::pin(run_blur(device, values[0] as u32)),
        broken: None,
    },
    Card {
        id: "histogram",
        title: "A histogram",
        about: "How often each brightness occurs in a picture. Each workgroup counts in its own memory, with atomics.",
        rust: rust!("histogram"),
        kernels: &[&histogram::INFO],
        sliders: &[slider("size", 32.0, 512.0, 256.0), slider("workgroups", 1.0, 64.0, 16.0)],
        run: |device, values| Box::pin(run_histogram(device, values[0] as u32, values[1] as u32)),
        broken: None,
    },
    Card {
        id: "life",
        title: "The game of life",
        about: "Two textures take turns: one is read, the other is stored to.",
        rust: rust!("life"),
        kernels: &[&generation::INFO],
        sliders: &[time("generations", 200.0, 40.0)],
        run: |device, values| Box::pin(run_life(device, values[0] as u32)),
        broken: None,
    },
    Card {
        id: "nbody",
        title: "Bodies that attract each other",
        about: "384 bodies, each of which meets every other one in every step.",
        rust: rust!("nbody"),
        kernels: &[&step::INFO],
        sliders: &[time("steps", 60.0, 20.0)],
        run: |device, values| Box::pin(run_nbody(device, values[0] as u32)),
        broken: None,
    },
    Card {
        id: "mandelbrot",
        title: "The Mandelbrot set",
        about: "How many rounds each point takes to get away. The host calls the same function.",
        rust: rust!("mandelbrot"),
        kernels: &[&mandelbrot::INFO],
        sliders: &[slider("zoom", 0.0, 10.0, 0.0), slider("rounds", 16.0, 400.0, 120.0)],
        run: |device, values| Box::pin(run_mandelbrot(device, values[0] as f32, values[1] as u32)),
        broken: None,
    },
    Card {
        id: "matmul",
        title: "A product of matrices",
        about: "Two matrices of whole numbers, and their product as a map of heat: exact on every device.",
        rust: rust!("matmul"),
        kernels: &[&matmul::INFO],
        sliders: &[slider("n", 16.0, 200.0, 100.0)],
        run: |device, values| Box::pin(run_matmul(device, values[0] as u32)),
        broken: None,
    },
    Card {
        id: "bitonic_sort",
        title: "A sorting network",
        about: "256 numbers, compared in a fixed order that suits a GPU: 36 launches, of which the slider shows the first.",
        rust: rust!("bitonic_sort"),
        kernels: &[&compare::INFO],
        sliders: &[time("launches", 36.0, 20.0)],
        run: |device, values| Box::pin(run_sort(device, values[0] as usize)),
        broken: None,
    },
];

/// Milliseconds of what is done until the device has done it.
async fn timed(device: &Device, f: impl FnOnce() -> Result<(), Error>) -> Result<f64, Error> {
    device.sync_async().await?;
    let start = Instant::now();
    f()?;
    device.sync_async().await?;
    Ok(1e3 * start.elapsed().as_secs_f64())
}

/// Numbers that look random.
fn mixed(i: u32) -> u32 {
    let x = (i ^ 61 ^ (i >> 16)).wrapping_mul(9);
    let x = (x ^ (x >> 4)).wrapping_mul(0x27d4_eb2d);
    x ^ (x >> 15)
}

async fn run_reduction(device: Device, seed: u32) -> Result<Shown, Error> {
    let numbers: Vec<f32> = (0..256).map(|i| (mixed(i + 1000 * seed) % 100) as f32).collect();
    let input = device.buffer(&numbers)?;
    let mut rows = device.zeroed::<f32>(9 * 256)?;
    let time = timed(&device, || tree_sum(&input, &mut rows).workgroups(1).run()).await?;
    let rows = rows.read_async().await?;
    let sum: f32 = numbers.iter().sum();
    let is_right = rows[8 * 256] == sum;
    // Each row by its own largest number, and eight texels high.
    let texels = rows.chunks(256).flat_map(|row| {
        let most = row.iter().copied().fold(1.0, f32::max);
        std::iter::repeat_n(row, 8).flat_map(move |row| {
            row.iter().map(move |x| if *x == 0.0 { [0; 4] } else { heat(0.15 + 0.85 * x / most) })
        })
    });
    let picture = Picture { width: 256, height: 72, texels: texels.collect() };
    Ok(Shown { picture, text: format!("the sum is {}; {time:.1} ms", rows[8 * 256]), is_right })
}

async fn run_blur(device: Device, size: u32) -> Result<Shown, Error> {
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
    Ok(Shown { picture, text, is_right })
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

async fn run_histogram(device: Device, size: u32, workgroups: u32) -> Result<Shown, Error> {
    let brightness =
        |[r, g, b, _]: [u8; 4]| (2 * u32::from(r) + 5 * u32::from(g) + u32::from(b)) / 8;
    let texels: Vec<u32> = made_up(size).into_iter().map(brightness).collect();
    let (input, mut counts) = (device.buffer(&texels)?, device.zeroed::<u32>(256)?);
    let time =
        timed(&device, || histogram(&input, &mut counts).workgroups(workgroups).run()).await?;
    let counts = counts.read_async().await?;
    let mut expected = [0; 256];
    texels.iter().for_each(|texel| expected[*texel as usize] += 1);
    let most = counts.iter().copied().max().unwrap_or(1).max(1) as f32;
    let bars: Vec<f32> = counts.iter().map(|n| *n as f32 / most).collect();
    let text = format!("{} texels; {time:.1} ms", size * size);
    Ok(Shown { picture: Picture::bars(128, &bars), text, is_right: counts == expected })
}

async fn run_life(device: Device, generations: u32) -> Result<Shown, Error> {
    const SIZE: u32 = 128;
    let size = (SIZE, SIZE);
    let first: Vec<u32> = (0..SIZE * SIZE).map(|i| mixed(i) % 3 / 2).collect();
    let mut cells = device.texture_2d::<R32Uint>(size, &first)?;
    let mut next = device.texture_2d_zeroed::<R32Uint>(size)?;
    let time = timed(&device, || {
        for _ in 0..generations {
            generation(&cells, &mut next).invocations(size).run()?;
            std::mem::swap(&mut cells, &mut next);
        }
        Ok(())
    });
    let time = time.await?;
    let last = cells.read_async().await?;
    let expected = (0..generations).fold(first, |cells, _| generation_on_host(&cells, SIZE));
    let texels = last.iter().map(|lives| if *lives == 1 { BLUE } else { [0; 4] }).collect();
    let n_alive: u32 = last.iter().sum();
    let text = format!("{n_alive} cells live; {time:.1} ms");
    let picture = Picture { width: SIZE, height: SIZE, texels };
    Ok(Shown { picture, text, is_right: last == expected })
}

fn generation_on_host(cells: &[u32], size: u32) -> Vec<u32> {
    let alive = |x: u32, y: u32| cells[(y % size * size + x % size) as usize];
    let cell = |i: u32| {
        let (x, y) = (i % size + size, i / size + size);
        let rows = [y - 1, y, y + 1];
        let n: u32 = rows.map(|y| alive(x - 1, y) + alive(x, y) + alive(x + 1, y)).iter().sum();
        u32::from(n == 3 || n == 4 && alive(x, y) == 1)
    };
    (0..size * size).map(cell).collect()
}

async fn run_nbody(device: Device, steps: u32) -> Result<Shown, Error> {
    const N: u32 = 384;
    const SECONDS: f32 = 0.02;
    let start: Vec<Body> = (0..N).map(body).collect();
    let (mut bodies, mut next) = (device.buffer(&start)?, device.zeroed::<Body>(N as usize)?);
    let time = timed(&device, || {
        for _ in 0..steps {
            step(&bodies, &mut next, SECONDS).invocations(N).run()?;
            std::mem::swap(&mut bodies, &mut next);
        }
        Ok(())
    });
    let time = time.await?;
    let bodies = bodies.read_async().await?;
    let expected = (0..steps).fold(start, |bodies, _| stepped(&bodies, SECONDS));
    let mut far = bodies.iter().zip(&expected).map(|(a, b)| a.position.distance(b.position));
    let is_right = far.all(|far| far < 0.01);
    const SIZE: usize = 256;
    let mut texels = vec![[8, 8, 24, 255]; SIZE * SIZE];
    for body in &bodies {
        let at = (body.position.truncate() + 2.0) * (SIZE as f32 / 4.0);
        if at.cmpge(Vec2::ZERO).all() && at.max_element() < SIZE as f32 {
            texels[at.y as usize * SIZE + at.x as usize] = heat(0.5 + body.velocity.length() / 4.0);
        }
    }
    let picture = Picture { width: SIZE as u32, height: SIZE as u32, texels };
    Ok(Shown { picture, text: format!("{steps} steps; {time:.1} ms"), is_right })
}

/// Two discs that pass each other.
fn body(i: u32) -> Body {
    let side = if i % 2 == 0 { 1.0 } else { -1.0 };
    let (angle, radius) = (i as f32 * 2.4, (i as f32 / 384.0).sqrt() * 0.7);
    let from_center = Vec3::new(angle.cos() * radius, angle.sin() * radius, 0.0);
    let around = Vec3::new(-angle.sin(), angle.cos(), 0.0) * radius.sqrt() * 0.8;
    Body {
        position: from_center + Vec3::new(0.9, 0.3, 0.0) * side,
        mass: 1.0 / 384.0,
        velocity: around - Vec3::new(0.4, 0.0, 0.0) * side,
    }
}

fn stepped(bodies: &[Body], seconds: f32) -> Vec<Body> {
    let moved = |body: &Body| {
        let mut acceleration = Vec3::ZERO;
        for other in bodies {
            acceleration += attraction(body.position, other.position.extend(other.mass));
        }
        let velocity = body.velocity + acceleration * seconds;
        Body { position: body.position + velocity * seconds, velocity, ..*body }
    };
    bodies.iter().map(moved).collect()
}

async fn run_mandelbrot(device: Device, zoom: f32, most: u32) -> Result<Shown, Error> {
    const SIZE: u32 = 256;
    let (center, scale) = (Vec2::new(-0.745, 0.11), 3.0 / SIZE as f32 / zoom.exp2());
    let mut out = device.zeroed::<u32>((SIZE * SIZE) as usize)?;
    let time = timed(&device, || {
        mandelbrot(&mut out, SIZE, center, scale, most).invocations((SIZE, SIZE)).run()
    });
    let time = time.await?;
    let out = out.read_async().await?;
    let at = |i: u32| Vec2::new((i % SIZE) as f32, (i / SIZE) as f32) - SIZE as f32 / 2.0;
    let same =
        (0..).zip(&out).filter(|(i, n)| rounds(center + at(*i) * scale, most) == **n).count();
    // A device may round a product and a sum at once, which matters at the edge of the set.
    let is_right = same as f32 >= 0.98 * out.len() as f32;
    let shade = |n: u32| if n == most { 0.0 } else { (n as f32 / most as f32).sqrt() };
    let picture = Picture::heat(SIZE, out.iter().map(|n| shade(*n)));
    let part = 100.0 * same as f32 / out.len() as f32;
    Ok(Shown { picture, text: format!("{part:.1} % as on the host; {time:.1} ms"), is_right })
}

async fn run_matmul(device: Device, n: u32) -> Result<Shown, Error> {
    let small = |i: u32, modulus: u32| (i % modulus) as f32 - (modulus / 2) as f32;
    let a: Vec<f32> = (0..n * n).map(|i| small(i / n * (i % n) / 32, 17)).collect();
    let b: Vec<f32> = (0..n * n).map(|i| small(i / n + (i % n) * (i % n) / 64, 13)).collect();
    let (a_there, b_there) = (device.buffer(&a)?, device.buffer(&b)?);
    let mut c = device.zeroed::<f32>((n * n) as usize)?;
    let time = timed(&device, || matmul(&a_there, &b_there, &mut c, n).invocations((n, n)).run());
    let time = time.await?;
    let c = c.read_async().await?;
    let m = n as usize;
    let expected = (0..m * m).map(|i| {
        let (row, column) = (i / m, i % m);
        (0..m).map(|k| a[row * m + k] * b[k * m + column]).sum::<f32>()
    });
    let is_right = c.iter().copied().eq(expected);
    let (least, most) =
        c.iter().fold((0f32, 1f32), |(least, most), x| (least.min(*x), most.max(*x)));
    let picture = Picture::heat(n, c.iter().map(|x| (x - least) / (most - least)));
    Ok(Shown { picture, text: format!("{n}×{n}; {time:.1} ms"), is_right })
}

async fn run_sort(device: Device, launches: usize) -> Result<Shown, Error> {
    const N: u32 = 256;
    let start: Vec<u32> = (0..N).map(|i| mixed(i) % 1000).collect();
    let mut values = device.buffer(&start)?;
    let lengths = (1..=N.ilog2()).map(|i| 1u32 << i);
    let steps = lengths
        .flat_map(|length| (0..length.ilog2()).rev().map(move |i| (length, 1u32 << i)))
        .take(launches);
    let time = timed(&device, || {
        steps.clone().try_for_each(|(length, distance)| {
            compare(&mut values, length, distance).invocations(N / 2).run()
        })
    });
    let time = time.await?;
    let values = values.read_async().await?;
    let mut expected = start;
    for (length, distance) in steps {
        for pair in 0..N / 2 {
            let i = first_of(pair, distance) as usize;
            let j = i + distance as usize;
            if (expected[i] > expected[j]) == (i as u32 & length == 0) {
                expected.swap(i, j);
            }
        }
    }
    let bars: Vec<f32> = values.iter().map(|value| *value as f32 / 1000.0).collect();
    let sorted = if values.is_sorted() { "sorted" } else { "not sorted yet" };
    let text = format!("{sorted}; {time:.1} ms");
    Ok(Shown { picture: Picture::bars(128, &bars), text, is_right: values == expected })
}
