//! The Rust blocks of README.md and of the guide, compiled and run as tests.

/// A module for each file, so that a test's name says where its block stands.
macro_rules! chapters {
    ($($name:ident: $path:literal,)*) => {
        $(#[doc = include_str!($path)] mod $name {})*
    };
}

chapters! {
    readme: "../../README.md",
    algorithms: "../../guide/src/algorithms.md",
    browser: "../../guide/src/browser.md",
    coming_from: "../../guide/src/coming-from.md",
    debugging: "../../guide/src/debugging.md",
    differences: "../../guide/src/differences.md",
    first_kernel: "../../guide/src/first-kernel.md",
    gpu: "../../guide/src/gpu.md",
    helpers: "../../guide/src/helpers.md",
    language: "../../guide/src/language.md",
    launches: "../../guide/src/launches.md",
    lints: "../../guide/src/lints.md",
    numbers: "../../guide/src/numbers.md",
    profiling: "../../guide/src/profiling.md",
    proofs: "../../guide/src/proofs.md",
    questions: "../../guide/src/questions.md",
    several: "../../guide/src/several.md",
    sharing: "../../guide/src/sharing.md",
    structs: "../../guide/src/structs.md",
    testing: "../../guide/src/testing.md",
    textures: "../../guide/src/textures.md",
    wgpu: "../../guide/src/wgpu.md",
    workgroups: "../../guide/src/workgroups.md",
}
