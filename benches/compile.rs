//! The compile time of each kernel of the examples, with naga. Macros run unoptimised in every
//! profile, so measure that: `cargo bench --bench compile --profile dev`.

#[path = "../dsl-core/tests/large/shapes.rs"]
mod shapes;
#[path = "../tests/support/mod.rs"]
mod support;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use dsl_core::diagnostic::Code;
use dsl_core::expand::file::Kernel;
use dsl_core::items::Items;
use support::kernels;

fn compile(c: &mut Criterion) {
    let profile = if cfg!(debug_assertions) { "unoptimised" } else { "optimised" };
    for path in support::files("examples", "rs") {
        let stem = path.file_stem().expect("a file").to_string_lossy().into_owned();
        for (n, Kernel { name, .. }) in kernels(&path).into_iter().enumerate() {
            c.bench_function(&format!("{stem}::{name}, {profile}"), |b| {
                let one = || kernels(&path).swap_remove(n);
                let compile = |kernel: Kernel| kernel.compile().expect("it compiles");
                b.iter_batched(one, compile, BatchSize::PerIteration);
            });
        }
    }
}

/// A generic kernel with four instances and ten helpers. Each helper calls the previous one.
fn helpers(c: &mut Criterion) {
    let mut text = String::from("#[device] fn f0(x: f32) -> f32 { x * 0.5 }\n");
    for n in 1..10 {
        text += &format!(
            "#[device] fn f{n}(x: f32) -> f32 {{
                let mut sum = 0.0;
                for i in 0..4 {{ if x > i as f32 {{ sum += f{}(x) * {n}.0; }} }}
                sum.min(x)
            }}\n",
            n - 1
        );
    }
    text += "#[kernel(workgroup_size = 64, instances(A = [1, 2], B = [4, 8]))]
             fn kernel<const A: u32, const B: u32>(data: &mut [f32]) {
                 let i = global_invocation_id().x;
                 if i < data.len() { data[i] = f9(data[i]) + f5((A * B) as f32); }
             }";
    c.bench_function("ten helpers, four instances", |b| b.iter(|| compile_file(&text)));
}

/// Files with more and more kernels: the time per kernel stays the same.
fn many_kernels(c: &mut Criterion) {
    for count in [1, 10, 100] {
        let kernel = |n: usize| {
            format!(
                "#[kernel(workgroup_size = 64)]
                 fn kernel_{n}(input: &[f32], output: &mut [f32]) {{
                     workgroup_var!(tile: [f32; 64]);
                     let (i, lane) = (global_invocation_id().x, local_invocation_index());
                     tile[lane] = if i < input.len() {{ input[i] }} else {{ 0.0 }};
                     workgroup_barrier();
                     if i < output.len() {{ output[i] = tile[63 - lane] * {n}.0; }}
                 }}\n"
            )
        };
        let text: String = (0..count).map(kernel).collect();
        c.bench_function(&format!("{count} kernels"), |b| b.iter(|| compile_file(&text)));
    }
}

/// Kernels of many statements, without naga and with it: the time per statement stays the same,
/// apart from naga's.
fn large_kernels(c: &mut Criterion) {
    for shape in shapes::SHAPES {
        for statements in [1000, 2000] {
            let text = (shape.text)(statements / shape.statements);
            c.bench_function(
                &format!("{}, {statements} statements, without naga", shape.name),
                |b| {
                    b.iter(|| {
                        let file = syn::parse_file(&text).expect("it parses");
                        for kernel in Items::from_file(&file).kernels {
                            _ = kernel.compile_despite(Code::Internal);
                        }
                    });
                },
            );
        }
    }
    let text = (shapes::SHAPES[0].text)(1000);
    c.bench_function("1000 statements, with naga", |b| b.iter(|| compile_file(&text)));
}

fn compile_file(text: &str) {
    let file = syn::parse_file(text).expect("it parses");
    for kernel in Items::from_file(&file).kernels {
        kernel.compile().expect("it compiles");
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = compile, helpers, many_kernels, large_kernels
}
criterion_main!(benches);
