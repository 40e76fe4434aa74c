//! Kernels that are tuned for a GPU of many cores, one for each family of the examples, which
//! benchmarks time and `tests/tuned.rs` tests. `docs/PERFORMANCE.md` says why each is as it is.
#![allow(dead_code, reason = "the benchmarks and the tests each use some of the instances")]

pub(crate) mod copy;
pub(crate) mod histogram;
pub(crate) mod matmul;
pub(crate) mod matmul_f16;
pub(crate) mod matmul_loops;
pub(crate) mod reduction;
pub(crate) mod scan;
pub(crate) mod transpose;
