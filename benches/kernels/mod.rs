//! Kernels that benchmarks time and `tests/tuned.rs` tests. There is one for each family of the
//! examples, tuned for a GPU of many cores (`guide/src/performance.md` explains each), and
//! `unproven`.
#![allow(dead_code, reason = "the benchmarks and the tests each use some of the instances")]

pub(crate) mod copy;
pub(crate) mod histogram;
pub(crate) mod matmul;
pub(crate) mod matmul_f16;
pub(crate) mod matmul_loops;
pub(crate) mod reduction;
pub(crate) mod scan;
pub(crate) mod transpose;
pub(crate) mod unproven;
