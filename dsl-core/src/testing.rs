//! The parts of the compiler's inside that tests see: checked kernels, and the data behind
//! verdicts. They are not part of the public interface.

use crate::analyze::{self, Checked};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::expand::file::Kernel;
use crate::{build, pipeline};

pub use crate::analyze::proofs::input::{Input, MAX_INVOCATIONS};
pub use crate::analyze::proofs::polynomial::{Polynomial, Product};
pub use crate::analyze::proofs::{Access, CertainIndex, Clause, Length, Proof};
pub use crate::ir::Arg;
pub use crate::layout::member_offsets;

/// Analyzes each instance of a kernel, without emitting anything.
///
/// # Errors
/// Returns every mistake of the kernel, in source order.
pub fn check(kernel: Kernel) -> Result<Vec<Checked>, Vec<Diagnostic>> {
    let Kernel { args, item, items, scope, .. } = kernel;
    let mut diags = Diagnostics::default();
    let source = pipeline::source(args, item, items, scope, &mut diags)?;
    let mut instances = Vec::new();
    for instance in source.instances() {
        let (module, types) = build::build(&source, &instance, &mut diags);
        instances.push(analyze::analyze(module, types, &source.allowed, &mut diags));
        diags.gate()?;
    }
    Ok(instances)
}
