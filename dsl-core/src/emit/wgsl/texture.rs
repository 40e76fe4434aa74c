//! Functions of textures.

use super::Emitter;
use crate::analyze::textures::constant_vector;
use crate::builtins::textures::Parameter;
use crate::ir::{ExprId, Place};
use crate::textures::TextureOp;

impl Emitter<'_> {
    /// A call. The arguments have Rust's order, except that the component of a gather comes first
    /// in WGSL.
    pub(super) fn texture(&mut self, op: TextureOp, place: &Place, args: &[ExprId]) -> String {
        let module = self.checked.module();
        let handle = module.handle(place).expect("lower found a texture");
        let params = op.parameters(handle).expect("lower found the function");
        let mut list = vec![self.place(place)];
        for ((_, param), arg) in params.into_iter().zip(args) {
            match param {
                Parameter::Component => {
                    let component = self.constant(*arg).expect("analyze checked it");
                    list.insert(0, self.literal(component).text);
                }
                Parameter::Offset(n) => {
                    let offset = constant_vector(module, self.checked.types(), *arg);
                    let offset = offset.expect("analyze checked it");
                    let offset: Vec<String> = offset.iter().map(|by| format!("{by}i")).collect();
                    list.push(format!("vec{n}<i32>({})", offset.join(", ")));
                }
                Parameter::Whole(_)
                | Parameter::Layer
                | Parameter::Value(_)
                | Parameter::Sampler
                | Parameter::SamplerComparison => {
                    list.push(self.argument(*arg));
                }
            }
        }
        format!("{}({})", op.wgsl(), list.join(", "))
    }
}
