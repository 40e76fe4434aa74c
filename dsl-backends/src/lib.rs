#![no_std]
#![forbid(unsafe_code)]
//! Enables those backends of wgpu that an operating system has. A feature cannot do it: it enables the same features of
//! wgpu on every system, and naga then compiles code for Direct3D on Linux.
