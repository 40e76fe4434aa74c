//! # The catalogue of lints
//!
//! **Problem.** A kernel breaks no rule, and is slower than necessary, hangs, or gives other results each time. The compiler finds
//! some of these cases, and never makes them errors. `kernel::INFO.lints` lists them, line by line. If an index depends on data or
//! on parameters, the checked device counts its cost: `device.take_lints()` returns the costs of the first workgroup of each launch.
//!
//! ```rust,ignore
//! for lint in transpose::INFO.lints {
//!     println!("{lint}");
//! }
//! ```
//!
//! All lints are certain except unordered atomics: at run time these may still touch different elements. Costs are exact counts,
//! in a model of today's GPUs. The time of an access depends on more than this model.
//!
//! ## The model
//!
//! - A subgroup is 32 invocations that follow each other in the order of `local_invocation_index()`. They execute one place in
//!   the source, in one iteration of the loops around it, together.
//! - Workgroup memory has 32 banks. Consecutive words of 4 bytes lie in consecutive banks. In one pass, each bank serves one
//!   word, to all invocations that want it. So an access of 4 bytes takes the largest number of different words in any bank.
//! - A value is loaded and stored in pieces of its type's alignment, of at most 16 bytes. Pieces of 8 bytes are served to 16
//!   invocations at a time, pieces of 16 bytes to 8 at a time: at least 2 and 4 passes. The worst piece is the cost of a value.
//! - Buffers are fetched in sectors of 32 bytes, from addresses that are multiples of 32. An access costs the sectors that it
//!   touches. The lint compares them with the sectors that would hold all accessed elements.
//! - An element of an array counts as a whole, even if only one member is accessed: the other members are then in the cache. If
//!   the place of the first element is not known, the best place counts.
//! - Atomics, textures, uniforms and cooperative matrices are not counted.
//!
//! While compiling, an access is counted for the invocations that surely make it. Under a guard such as `if i < n` these are all,
//! because it holds for all of them in some launches. An access is counted if all indices are known, except for a part that is the
//! same for all invocations. The worst execution counts.
//!
//! The checked device counts the first workgroup of each launch, at most 8,192 accesses of it. Calls of a function that only some
//! invocations make may be counted together with other calls of it.
