//! How long the compiler takes for each kernel of the examples, naga included. Macros run
//! unoptimised in every profile, so measure that: `cargo bench --bench compile --profile dev`.

#[path = "../tests/support/mod.rs"]
mod support;

use criterion::{Criterion, criterion_group, criterion_main};
use support::{Kernel, kernels};

fn compile(c: &mut Criterion) {
    let profile = if cfg!(debug_assertions) { "unoptimised" } else { "optimised" };
    for path in support::files("examples", "rs") {
        for Kernel { name, args, item } in kernels(&path) {
            let stem = path.file_stem().expect("a file").to_string_lossy();
            c.bench_function(&format!("{stem}::{name}, {profile}"), |b| {
                b.iter(|| dsl_core::compile(args.clone(), item.clone()).expect("it compiles"));
            });
        }
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = compile
}
criterion_main!(benches);
