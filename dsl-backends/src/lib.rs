#![no_std]
#![forbid(unsafe_code)]
//! Enables the backends of wgpu that an operating system has. A feature of `dsl-runtime-core` would enable the same backends on
//! every system: on Linux, naga would be compiled with its output for Direct3D.
