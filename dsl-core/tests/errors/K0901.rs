//! The compiler made WGSL that naga refuses, or an interface that is not what naga sees in it. The
//! kernel may be right; this is a bug of the compiler. The message holds the WGSL and naga's words.
//! Please report them together with the kernel.
//!
//! # Why
//!
//! Every kernel is parsed and validated while it compiles, so that no WGSL meets a validator for the
//! first time on a user's machine. Nothing that a kernel says should lead here, so there is no
//! example.
