//! The two emitters for a checked kernel. They cannot fail: all mistakes were reported before.

pub mod features;
pub mod host;
pub mod names;
pub mod stub;
pub mod wgsl;
