//! Atomic operations.

use syn::spanned::Spanned;

use crate::diagnostic::Code;
use crate::ir::{AtomicOp, Expr, ExprId, Projection};
use crate::items::known;
use crate::lower::context::Lowerer;
use crate::syntax::name_of;

impl Lowerer<'_> {
    pub(in crate::lower) fn atomic(&mut self, op: AtomicOp, call: &syn::ExprMethodCall) -> ExprId {
        let name = name_of(&call.method);
        let expected = AtomicOp::ALL[op as usize].3;
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        if self.refuse_ordering(call) || !self.expect_args(&name, args.len(), expected) {
            return self.push(Expr::Error, name.span);
        }
        let Some(mut place) = self.place(&call.receiver) else {
            return self.push(Expr::Error, name.span);
        };
        let at = self.out.len();
        let args = self.operands(&args);
        if self.out.len() > at {
            // The place's indices are evaluated before the statements of the arguments.
            let indices = place.projections.iter_mut().filter_map(Projection::index_mut);
            self.keep_before(at, indices, "index");
        }
        self.push(Expr::Atomic(op, place, args), name.span)
    }

    /// Reports memory orderings, which std's atomics take. Returns whether there are some.
    fn refuse_ordering(&mut self, call: &syn::ExprMethodCall) -> bool {
        let Some(ordering) = call.args.iter().find(|arg| known::is_memory_ordering(arg)) else {
            return false;
        };
        let args = match call.method.to_string().as_str() {
            "load" => "",
            "compare_exchange" => "expected, new",
            _ => "value",
        };
        let message = format!(
            "atomics in kernels take no ordering, because WGSL's are all relaxed: write `.{}({args})`",
            call.method
        );
        self.diags.error(Code::ArgumentCount, ordering.span(), message);
        true
    }
}
