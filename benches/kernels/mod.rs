//! Kernels that benchmarks time and `tests/tuned.rs` tests: tuned for a GPU of many cores, one for each
//! family of the examples (`guide/src/performance.md` says why each is as it is), and `unproven`.
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
