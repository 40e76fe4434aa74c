use dsl_runtime::prelude::*;
pub struct Inputs {
    pub f: Buffer<Vec4>,
    pub n: Buffer<IVec4>,
    pub u: Buffer<UVec4>,
    pub m: Buffer<Mat4>,
}
pub struct Case {
    pub name: &'static str,
    pub call: &'static str,
    pub words: usize,
    pub takes_floats: bool,
    pub gives_floats: bool,
}
pub struct Kernel {
    pub name: &'static str,
    pub run: fn(&Inputs, &mut Buffer<u32>) -> Result<(), dsl_runtime::Error>,
    pub cases: &'static [Case],
}
pub const KERNELS: &[Kernel] = &[];
