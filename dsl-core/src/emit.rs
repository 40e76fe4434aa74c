//! Two emitters over one checked kernel. They cannot fail: whatever could go wrong was reported.

pub mod host;
pub mod names;
pub mod stub;
pub mod wgsl;
