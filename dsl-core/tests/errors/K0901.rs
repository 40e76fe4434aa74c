//! The compiler made WGSL that naga refuses, or an interface that differs from naga's. This is a bug of the compiler;
//! the kernel may be right. The message contains the WGSL and naga's answer. Please report the message together with
//! the kernel.
//!
//! # Why
//!
//! Every kernel is parsed and validated while it compiles. So no WGSL meets a validator for the first time on a user's
//! machine. No known kernel has this error, so there is no example.
