// The error of functions that never fail.

#[derive(Clone, Copy, PartialEq, Eq)]
enum Infallible {}
