#![no_std]
#![forbid(unsafe_code)]
//! Enables the same features of naga and of its dependencies in macros and in programs. Macros validate WGSL with naga; in
//! programs, wgpu translates WGSL with naga. In debug builds without `--target`, Cargo compiles naga once for both.
