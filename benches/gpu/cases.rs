//! The rows of the table: of each the sizes, the launches in both forms, and what comes out.

use dsl_runtime::prelude::*;

use super::kernels::reduction::Sum;
use super::kernels::{copy, histogram, matmul, matmul_f16, reduction, scan, simple, transpose};
use super::raw::{Contents, Dispatch};
use super::{Bench, Outcome, Row, Work};

/// Words that look random; buffers hold them again and again.
const BLOCK: usize = 1 << 20;

/// As many words of each result are compared with the host's.
const SAMPLES: usize = 64;

/// The same words as numbers of each kind.
struct Data {
    words: Vec<u32>,
    /// From -0.5 to 0.5.
    floats: Vec<f32>,
    float_words: Vec<u32>,
    /// From 0.25 to 0.5, of either sign; two a word.
    halves: Vec<f16>,
    half_words: Vec<u32>,
}

impl Data {
    fn new() -> Data {
        let mut state = 0x9E37_79B9u32;
        let next = || {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state
        };
        let words: Vec<u32> = std::iter::repeat_with(next).take(BLOCK).collect();
        let floats: Vec<f32> =
            words.iter().map(|word| (word >> 8) as f32 / (1 << 24) as f32 - 0.5).collect();
        let half_words: Vec<u32> =
            words.iter().map(|word| word & 0x83FF_83FF | 0x3400_3400).collect();
        let both = |word: &u32| [*word as u16, (*word >> 16) as u16].map(f16::from_bits);
        Data {
            float_words: floats.iter().map(|float| float.to_bits()).collect(),
            halves: half_words.iter().flat_map(both).collect(),
            words,
            floats,
            half_words,
        }
    }

    fn vectors(&self) -> Vec<Vec4> {
        self.floats.chunks_exact(4).map(Vec4::from_slice).collect()
    }

    fn word_vectors(&self) -> Vec<UVec4> {
        self.words.chunks_exact(4).map(UVec4::from_slice).collect()
    }

    fn float(&self, i: usize) -> f64 {
        self.floats[i % BLOCK].into()
    }

    fn half(&self, i: usize) -> f64 {
        self.halves[i % (2 * BLOCK)].to_f64()
    }
}

/// A buffer of so many words that holds these again and again; zeros if there are none.
fn contents(count: u32, words: &[u32]) -> Contents<'_> {
    Contents { bytes: u64::from(count) * 4, words }
}

/// Some of the words of a result of `count`, those at its ends among them.
fn samples(count: u32, expected: impl Fn(usize) -> f64) -> Vec<(usize, f64)> {
    let last = count as usize - 1;
    let at = |i: usize| if i == 0 { last } else { i * 7919 * 104_729 % (last + 1) };
    (0..SAMPLES).map(at).chain([0]).map(|word| (word, expected(word))).collect()
}

/// An element of the product of two `n`×`n` matrices.
fn element(n: u32, at: usize, of: impl Fn(usize) -> f64) -> f64 {
    let n = n as usize;
    (0..n).map(|k| of(at / n * n + k) * of(k * n + at % n)).sum()
}

macro_rules! twin {
    ($name:literal) => {
        include_str!(concat!("twins/", $name, ".wgsl"))
    };
}

fn dispatch(
    wgsl: &'static str,
    buffers: &[usize],
    params: &[u32],
    workgroups: [u32; 3],
) -> Dispatch {
    let (buffers, params) = (buffers.to_vec(), params.to_vec());
    Dispatch { wgsl, buffers, params, workgroups, zeroed: false }
}

pub(crate) fn run(bench: &Bench) -> Outcome {
    let data = Data::new();
    bench.copy(&data)?;
    println!("\nas written first");
    bench.saxpy(&data)?;
    bench.tree_sum(&data)?;
    bench.scan_runs(&data)?;
    bench.histogram_256(&data)?;
    bench.transpose_16(&data)?;
    bench.matmul_16(&data)?;
    bench.matmul_loops(&data)?;
    println!("\ntuned");
    bench.reduce(&data)?;
    bench.scan(&data)?;
    bench.histogram(&data)?;
    bench.transpose(&data)?;
    bench.matmul(&data)?;
    bench.matmul_f16(&data)
}

impl Bench {
    /// The faster of a kernel and of wgpu's own copy is the yardstick of the other rows.
    fn copy(&self, data: &Data) -> Outcome {
        let n = self.size(1 << 28, 1 << 18);
        let buffers = || vec![contents(n, &data.float_words), contents(n, &[])];
        let workgroups = (n / 1024).min(32768);
        let size = [workgroups, n / 1024 / workgroups, 1];
        let row = Row {
            name: format!("copy, {n} f32"),
            work: Work::Bytes(8 * u64::from(n)),
            contents: buffers(),
            dispatches: vec![dispatch(twin!("copy"), &[0, 1], &[], size)],
            expected: samples(n, |i| data.float(i)),
            tolerance: 0.0,
        };
        let input = self.buffer(n / 4, &data.vectors())?;
        let output = self.device.zeroed::<Vec4>(n as usize / 4)?;
        let mut best = self.row(row, output, |output| {
            copy::copy(&input, output).workgroups((size[0], size[1])).run()
        })?;
        if let Some(raw) = &self.raw {
            let buffers = raw.buffers(&buffers());
            let time = super::medians(&mut [Box::new(|n| raw.copy(&buffers, n))])?[0];
            println!(
                "{:<44} {:>8.1} µs",
                "copy_buffer_to_buffer of wgpu",
                time.as_secs_f64() * 1e6
            );
            best = best.min(time);
        }
        let rate = 8.0 * f64::from(n) / best.as_secs_f64();
        self.copy_rate.set(Some(rate));
        println!("the faster one counts as the copy: {:.1} GB/s", rate / 1e9);
        Ok(())
    }

    fn saxpy(&self, data: &Data) -> Outcome {
        let n = self.size(1 << 23, 1 << 18);
        let name = format!("saxpy, {n} f32");
        if !self.is_asked_for(&name) {
            return Ok(());
        }
        let row = Row {
            name,
            work: Work::Bytes(12 * u64::from(n)),
            contents: vec![contents(n, &data.float_words), contents(n, &[])],
            dispatches: vec![dispatch(
                twin!("saxpy"),
                &[0, 1],
                &[2.0f32.to_bits()],
                [n / 256, 1, 1],
            )],
            expected: samples(n, |i| 2.0 * data.float(i)),
            tolerance: 0.0,
        };
        let x = self.buffer(n, &data.floats)?;
        let y = self.device.zeroed::<f32>(n as usize)?;
        self.row(row, y, |y| simple::saxpy(2.0, &x, y).invocations(n).run())?;
        Ok(())
    }

    fn tree_sum(&self, data: &Data) -> Outcome {
        let n = self.size(1 << 23, 1 << 18);
        let name = format!("tree sum of runs of 256, {n} f32");
        if !self.is_asked_for(&name) {
            return Ok(());
        }
        let row = Row {
            name,
            work: Work::Bytes(4 * u64::from(n)),
            contents: vec![contents(n, &data.float_words), contents(n / 256, &[])],
            dispatches: vec![dispatch(twin!("tree_sum"), &[0, 1], &[], [n / 256, 1, 1])],
            expected: samples(n / 256, |i| (0..256).map(|j| data.float(i * 256 + j)).sum()),
            tolerance: 1e-4,
        };
        let input = self.buffer(n, &data.floats)?;
        let partial = self.device.zeroed::<f32>(n as usize / 256)?;
        self.row(row, partial, |partial| simple::tree_sum(&input, partial).invocations(n).run())?;
        Ok(())
    }

    fn scan_runs(&self, data: &Data) -> Outcome {
        let n = self.size(1 << 23, 1 << 18);
        let name = format!("scan of runs of 256, {n} u32");
        if !self.is_asked_for(&name) {
            return Ok(());
        }
        let sum = |i: usize| {
            let words = (i / 256 * 256..=i).map(|j| data.words[j % BLOCK]);
            f64::from(words.fold(0, u32::wrapping_add))
        };
        let row = Row {
            name,
            work: Work::Bytes(8 * u64::from(n)),
            contents: vec![contents(n, &data.words), contents(n / 256, &[]), contents(n, &[])],
            dispatches: vec![dispatch(twin!("scan_runs"), &[0, 2, 1], &[], [n / 256, 1, 1])],
            expected: samples(n, sum),
            tolerance: 0.0,
        };
        let input = self.buffer(n, &data.words)?;
        let mut sums = self.device.zeroed::<u32>(n as usize / 256)?;
        let output = self.device.zeroed::<u32>(n as usize)?;
        self.row(row, output, |output| {
            simple::scan_runs(&input, output, &mut sums).invocations(n).run()
        })?;
        Ok(())
    }

    fn histogram_256(&self, data: &Data) -> Outcome {
        let n = self.size(1 << 26, 1 << 18);
        let name = format!("histogram of the lowest bytes of {n} u32");
        if !self.is_asked_for(&name) {
            return Ok(());
        }
        let workgroups = (n / 256).min(4096);
        let mut counted = vec![0u32; 256];
        (0..n as usize).for_each(|i| counted[data.words[i % BLOCK] as usize & 255] += 1);
        let of = dispatch(twin!("histogram_256"), &[0, 1], &[], [workgroups, 1, 1]);
        let row = Row {
            name,
            work: Work::Bytes(4 * u64::from(n)),
            contents: vec![contents(n, &data.words), contents(256, &[])],
            dispatches: vec![Dispatch { zeroed: true, ..of }],
            expected: samples(256, |i| counted[i].into()),
            tolerance: 0.0,
        };
        let input = self.buffer(n, &data.words)?;
        let counts = self.device.zeroed::<u32>(256)?;
        self.row(row, counts, |counts| {
            simple::histogram(&input, counts).workgroups(workgroups).run()
        })?;
        Ok(())
    }

    fn transpose_16(&self, data: &Data) -> Outcome {
        let n = self.size(16384, 512);
        let name = format!("transpose {n}², tiles of 16×16");
        if !self.is_asked_for(&name) {
            return Ok(());
        }
        let workgroups = [n / 16, n / 16, 1];
        let row = self.transposition(name, n, data, twin!("transpose_16"), workgroups);
        let input = self.buffer(n * n, &data.floats)?;
        let output = self.device.zeroed::<f32>((n * n) as usize)?;
        self.row(row, output, |output| {
            simple::transpose(&input, output, n, n).workgroups((n / 16, n / 16)).run()
        })?;
        Ok(())
    }

    fn transposition<'a>(
        &self,
        name: String,
        n: u32,
        data: &'a Data,
        wgsl: &'static str,
        workgroups: [u32; 3],
    ) -> Row<'a> {
        let side = n as usize;
        Row {
            name,
            work: Work::Bytes(8 * u64::from(n) * u64::from(n)),
            contents: vec![contents(n * n, &data.float_words), contents(n * n, &[])],
            dispatches: vec![dispatch(wgsl, &[0, 1], &[n, n], workgroups)],
            expected: samples(n * n, |i| data.float(i % side * side + i / side)),
            tolerance: 0.0,
        }
    }

    fn matmul_16(&self, data: &Data) -> Outcome {
        let n = self.size(4096, 256);
        let name = format!("matmul {n}³, tiles of 16×16");
        if !self.is_asked_for(&name) {
            return Ok(());
        }
        let of = dispatch(twin!("matmul_16"), &[0, 1, 2], &[n, n, n], [n / 16, n / 16, 1]);
        let row = self.product(name, n, data, of);
        let a = self.buffer(n * n, &data.floats)?;
        let c = self.device.zeroed::<f32>((n * n) as usize)?;
        self.row(row, c, |c| {
            simple::matmul(&a, &a, c, n, n, n).workgroups((n / 16, n / 16)).run()
        })?;
        Ok(())
    }

    fn matmul_loops(&self, data: &Data) -> Outcome {
        let n = self.size(4096, 256);
        let name = format!("matmul {n}³, 8×8 each, in loops");
        if !self.is_asked_for(&name) {
            return Ok(());
        }
        let of = dispatch(twin!("matmul_loops"), &[0, 1, 2], &[n], [n / 128, n / 128, 1]);
        let row = self.product(name, n, data, of);
        let a = self.buffer(n * n, &data.floats)?;
        let c = self.device.zeroed::<f32>((n * n) as usize)?;
        self.row(row, c, |c| {
            simple::tiled_matmul(&a, &a, c, n).workgroups((n / 128, n / 128)).run()
        })?;
        Ok(())
    }

    fn matmul(&self, data: &Data) -> Outcome {
        let n = self.size(4096, 256);
        let name = format!("matmul {n}³, f32");
        if !self.is_asked_for(&name) {
            return Ok(());
        }
        let of = dispatch(twin!("matmul"), &[0, 1, 2], &[n, n, n], [n / 128, n / 128, 1]);
        let row = self.product(name, n, data, of);
        let a = self.buffer(n * n / 4, &data.vectors())?;
        let c = self.device.zeroed::<Vec4>((n * n) as usize / 4)?;
        self.row(row, c, |c| {
            matmul::matmul(&a, &a, c, n, n, n).workgroups((n / 128, n / 128)).run()
        })?;
        Ok(())
    }

    /// The square of a matrix of `f32`, in two buffers for the hand-written form.
    fn product<'a>(&self, name: String, n: u32, data: &'a Data, of: Dispatch) -> Row<'a> {
        let factor = || contents(n * n, &data.float_words);
        Row {
            name,
            work: Work::Operations(2 * u64::from(n).pow(3)),
            contents: vec![factor(), factor(), contents(n * n, &[])],
            dispatches: vec![of],
            expected: samples(n * n, |i| element(n, i, |at| data.float(at))),
            tolerance: 1e-3,
        }
    }

    fn matmul_f16(&self, data: &Data) -> Outcome {
        let n = self.size(8192, 128);
        let name = format!("matmul {n}³, f16 summed in f32");
        if !self.is_asked_for(&name) {
            return Ok(());
        }
        let features = matmul_f16::matmul::INSTANCES[0].features;
        if let Some(feature) = features.iter().find(|feature| !self.device.supports(**feature)) {
            println!("{name:<44} not run: the device has no {}", feature.describe());
            return Ok(());
        }
        let factor = || contents(n * n / 2, &data.half_words);
        let size = [n / 128, n / 128, 1];
        let row = Row {
            name,
            work: Work::Operations(2 * u64::from(n).pow(3)),
            contents: vec![factor(), factor(), contents(n * n, &[])],
            dispatches: vec![dispatch(twin!("matmul_f16"), &[0, 1, 2], &[n, n, n], size)],
            expected: samples(n * n, |i| element(n, i, |at| data.half(at))),
            tolerance: 1e-2,
        };
        let halves: Vec<F16Vec4> = data
            .halves
            .chunks_exact(4)
            .map(|of| F16Vec4::from_array([of[0], of[1], of[2], of[3]]))
            .collect();
        let a = self.buffer(n * n / 4, &halves)?;
        let c = self.device.zeroed::<f32>((n * n) as usize)?;
        self.row(row, c, |c| {
            matmul_f16::matmul::<2, 2, 32>(&a, &a, c, n, n, n).workgroups((n / 128, n / 128)).run()
        })?;
        Ok(())
    }

    fn reduce(&self, data: &Data) -> Outcome {
        let n = self.size(1 << 28, 1 << 18);
        let name = format!("sum of {n} f32");
        if !self.is_asked_for(&name) {
            return Ok(());
        }
        let workgroups = self.size(4096, 64);
        let sum: f64 = (0..n as usize).map(|i| data.float(i)).sum();
        let row = Row {
            name,
            work: Work::Bytes(4 * u64::from(n)),
            contents: vec![
                contents(n, &data.float_words),
                contents(4 * workgroups, &[]),
                contents(4, &[]),
            ],
            dispatches: vec![
                dispatch(twin!("reduce"), &[0, 1], &[], [workgroups, 1, 1]),
                dispatch(twin!("reduce"), &[1, 2], &[], [1, 1, 1]),
            ],
            expected: vec![(0, sum), (1, 0.0)],
            tolerance: f64::from(n) * 4e-9,
        };
        let input = self.buffer(n / 4, &data.vectors())?;
        let mut partial = self.device.zeroed::<Vec4>(workgroups as usize)?;
        let total = self.device.zeroed::<Vec4>(1)?;
        self.row(row, total, |total| {
            reduction::reduce::<Sum>(&input, &mut partial).workgroups(workgroups).run()?;
            reduction::reduce::<Sum>(&partial, total).workgroups(1).run()
        })?;
        Ok(())
    }

    fn scan(&self, data: &Data) -> Outcome {
        let n = self.size(1 << 28, 1 << 18);
        let name = format!("scan of {n} u32");
        if !self.is_asked_for(&name) {
            return Ok(());
        }
        let workgroups = n / 16384;
        let mut sum = 0u32;
        let scanned: Vec<u32> = data
            .words
            .iter()
            .map(|word| {
                sum = sum.wrapping_add(*word);
                sum
            })
            .collect();
        let at = |i: usize| {
            let before = sum.wrapping_mul((i / BLOCK) as u32);
            f64::from(scanned[i % BLOCK].wrapping_add(before))
        };
        let size = [workgroups, 1, 1];
        let row = Row {
            name,
            work: Work::Bytes(8 * u64::from(n)),
            contents: vec![contents(n, &data.words), contents(workgroups, &[]), contents(n, &[])],
            dispatches: vec![
                dispatch(twin!("chunk_sums"), &[0, 1], &[], size),
                dispatch(twin!("scan_chunks"), &[0, 1, 2], &[], size),
            ],
            expected: samples(n, at),
            tolerance: 0.0,
        };
        let input = self.buffer(n / 4, &data.word_vectors())?;
        let mut sums = self.device.zeroed::<u32>(workgroups as usize)?;
        let output = self.device.zeroed::<UVec4>(n as usize / 4)?;
        self.row(row, output, |output| {
            scan::chunk_sums(&input, &mut sums).workgroups(workgroups).run()?;
            scan::scan_chunks::<2>(&input, &sums, output).workgroups(workgroups).run()
        })?;
        Ok(())
    }

    fn histogram(&self, data: &Data) -> Outcome {
        let n = self.size(1 << 28, 1 << 18);
        let name = format!("histogram of {} bytes", 4 * u64::from(n));
        if !self.is_asked_for(&name) {
            return Ok(());
        }
        let workgroups = self.size(528, 8);
        let mut counted = vec![0u32; 256];
        for i in 0..n as usize {
            for byte in data.words[i % BLOCK].to_le_bytes() {
                counted[usize::from(byte)] += 1;
            }
        }
        let of = dispatch(twin!("histogram"), &[0, 1], &[], [workgroups, 1, 1]);
        let row = Row {
            name,
            work: Work::Bytes(4 * u64::from(n)),
            contents: vec![contents(n, &data.words), contents(256, &[])],
            dispatches: vec![Dispatch { zeroed: true, ..of }],
            expected: samples(256, |i| counted[i].into()),
            tolerance: 0.0,
        };
        let input = self.buffer(n / 4, &data.word_vectors())?;
        let counts = self.device.zeroed::<u32>(256)?;
        self.row(row, counts, |counts| {
            histogram::histogram::<32>(&input, counts).workgroups(workgroups).run()
        })?;
        Ok(())
    }

    fn transpose(&self, data: &Data) -> Outcome {
        let n = self.size(16384, 512);
        let name = format!("transpose {n}², blocks of 4×4");
        if !self.is_asked_for(&name) {
            return Ok(());
        }
        let row = self.transposition(name, n, data, twin!("transpose"), [n / 64, n / 64, 1]);
        let input = self.buffer(n * n / 4, &data.vectors())?;
        let output = self.device.zeroed::<Vec4>((n * n) as usize / 4)?;
        self.row(row, output, |output| {
            transpose::transpose(&input, output, n, n).workgroups((n / 64, n / 64)).run()
        })?;
        Ok(())
    }
}
