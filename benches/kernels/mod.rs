//! The kernels that benchmarks time, and that `tests/tuned.rs` tests: simple ones, and for each
//! family one that is tuned for a GPU of many cores. `docs/PERFORMANCE.md` says why each is as it is.

pub(crate) mod copy;
pub(crate) mod histogram;
pub(crate) mod matmul;
pub(crate) mod matmul_f16;
pub(crate) mod reduction;
pub(crate) mod scan;
pub(crate) mod simple;
pub(crate) mod transpose;
