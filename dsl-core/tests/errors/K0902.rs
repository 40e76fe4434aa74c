//! The compiler has proven a fact that is wrong: that an index is within bounds, a divisor is not 0, or a loop ends. The
//! checked device, or the CPU executor of a build with debug assertions, found it while the kernel ran. The launch ended
//! with `Error::WrongProof`, which names the kernel, the line, the proof and its conditions.
//!
//! This is a bug of the compiler, not of the kernel. Please report it with the kernel. Until it is corrected, run with
//! `DSL_CHECKS=all`, or call `Device::with_all_checks()`.
//!
//! # Why
//!
//! wgpu checks indices, divisors and loops while a kernel runs on a GPU. A proof switches such a check off, so a wrong proof
//! switches off a check that is needed; `guide/src/safety.md` says what a GPU does then. The CPU keeps every index within
//! bounds in any case, so the mistake does no harm there.
