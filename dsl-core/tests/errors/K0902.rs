//! The compiler has proven something of a kernel that is not so: that an index is within bounds, that a divisor is not
//! 0, that a loop ends. The checked device, or the CPU executor of a build with debug assertions, found it while the kernel
//! ran. The launch ended with `Error::WrongProof`, which names the kernel, the line, the proof and its conditions. That is
//! a mistake of the compiler, not of the kernel. Please report it with the kernel. Until it is mended, run with
//! `DSL_CHECKS=all`, or call
//! `Device::with_all_checks()`.
//!
//! # Why
//! wgpu checks indices, divisors and loops while a kernel runs on a GPU, and what is proven it need not check. A wrong
//! proof leaves a check out that was needed; `guide/src/safety.md` says what a GPU does then. On the CPU every index is kept
//! within bounds in any case, so there the mistake is found and does no harm.
