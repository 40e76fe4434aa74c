#![no_std]
#![forbid(unsafe_code)]
//! Enables the same features of naga and of its dependencies for macros, which validate WGSL, and for programs, where wgpu
//! translates it. In debug builds without `--target`, Cargo then compiles naga once for both.
