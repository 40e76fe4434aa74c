//! Functions for the host.

pub fn half(x: f32) -> f32 {
    x / 2.0
}

pub mod inner {
    pub fn third(x: f32) -> f32 {
        x / 3.0
    }
}
