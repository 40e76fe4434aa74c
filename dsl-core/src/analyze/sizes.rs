//! Casts to `usize` in sizes whose values may not be what they are in Rust: those of negative
//! numbers, and of numbers that need more than 32 bits.
//!
//! Takes the casts that the proofs have not found to be of 0 or more. What is not proven is
//! reported: a size that is another one is a wrong answer, and a cast is easily written so that it
//! is proven.

use std::collections::BTreeSet;

use super::constants;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::infer::Types;
use crate::ir::{Expr, ExprId, Kept, Module, Scalar};

/// `negative` are the casts of what is not known to be 0 or more.
pub(super) fn check(
    module: &Module,
    types: &Types,
    negative: &BTreeSet<ExprId>,
    diags: &mut Diagnostics,
) {
    for (id, node) in module.exprs.iter() {
        let (Some(kept), Expr::Cast(operand, _)) = (module.sizes.get(&id), &node.kind) else {
            continue;
        };
        let number = constants::eval(module, types, *operand).and_then(|value| value.number());
        if number.is_some_and(|number| u32::try_from(number).is_ok()) {
            continue;
        }
        let message = match types.expr(*operand).scalar() {
            Some(wide @ (Scalar::U64 | Scalar::I64)) => format!(
                "sizes have 32 bits in a kernel, and this `{0}` may need more, as it has in Rust: \
                 compute in `{0}`, and cast the result, `(n % 8) as usize`",
                wide.rust()
            ),
            Some(Scalar::I32) if *kept == Kept::All && negative.contains(&id) => {
                "a negative number is close to 2⁶⁴ as a `usize` in Rust, and close to 2³² in a kernel, \
                 which makes a difference here: compute in `i32`, and cast the result, \
                 `i.rem_euclid(n) as usize`, or cast what is not negative, `i.max(0) as usize`"
                    .to_owned()
            }
            _ => continue,
        };
        // Functions are instances.
        diags.push_once(Diagnostic::new(Code::Cast, node.span, message));
    }
}
