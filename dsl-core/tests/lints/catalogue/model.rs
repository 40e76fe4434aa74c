//! # Lints
//!
//! A kernel may break no rule and take longer than it need, hang, or give other results each time.
//! The compiler finds some of this, and never makes it an error: `kernel::INFO.lints` lists it, line
//! by line. Where an index depends on data or on parameters, the checked device counts what it
//! costs: `device.take_lints()` gives what the first workgroup of each launch did.
//!
//! ```rust,ignore
//! for lint in transpose::INFO.lints {
//!     println!("{lint}");
//! }
//! ```
//!
//! A lint is certain, but for unordered atomics, where data may yet keep invocations apart. Costs are
//! exact counts, in a model of today's GPUs; how long an access takes depends on more than this. A
//! barrier is called redundant only if nothing can tell that it is gone.
//!
//! ## The model
//!
//! - A subgroup is 32 invocations that follow each other in the order of `local_invocation_index()`.
//!   What they do at one place in the source, in the same iteration of the loops around, they do
//!   together.
//! - Workgroup memory has 32 banks. Words of 4 bytes that follow each other lie in banks that follow
//!   each other. In one pass each bank serves one word, to as many invocations as want it. So an
//!   access of 4 bytes takes as many passes as there are different words in the bank that has most.
//! - A value is loaded and stored in pieces of its type's alignment, of at most 16 bytes. Pieces of 8
//!   bytes are served to 16 invocations at a time, pieces of 16 bytes to 8 at a time: 2 and 4 passes
//!   at least. The cost of a value is that of its worst piece.
//! - Buffers are fetched in sectors of 32 bytes, from addresses that are multiples of 32. An access
//!   costs the sectors that it touches; at least as many as would hold all that it accesses. An
//!   element of an array counts as a whole, also if only a member of it is accessed: the others are
//!   then in the cache. Where it is not known how the first element lies, it lies at its best.
//! - Atomics, textures, uniforms and cooperative matrices are not counted.
//!
//! While compiling, an access is counted for the invocations that are certain to make it: all of them
//! under a guard such as `if i < n`, since there are launches in which it holds for all. It is counted
//! where the index of each is known but for a part that is the same for all. The worst execution
//! counts.
//!
//! The checked device counts the first workgroup of each launch, at most 8,192 accesses of it. Calls
//! of a function that only some invocations make may be counted together with other calls of it.
