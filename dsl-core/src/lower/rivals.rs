//! Operators that a type implements for values and for references. In kernels, a reference has the
//! type of its value, so types do not tell such `impl`s apart. That matters only if they do
//! different things: then the operands must show which one is meant.

use std::collections::BTreeSet;

use quote::ToTokens;

use super::context::Lowerer;
use super::operators::{operator_trait, right_operand};
use crate::ir::{ExprId, Mode, Operator, SignatureId, Ty, UnaryOp};
use crate::syntax::ungroup_ty;
use crate::syntax::visit_mut::{self, VisitMut};

/// The right operand, or the operand of a conversion, in bodies that are compared.
const OTHER: &str = "__other";

impl Lowerer<'_> {
    /// Notes what an operator takes, if another one of the user's takes the same types and does
    /// something else.
    pub(super) fn note_rivals(&mut self, operator: Operator, signature: SignatureId, at: usize) {
        self.operator_blocks.push((signature, at));
        let types = |of: SignatureId| -> Vec<&Ty> {
            self.module.signatures[of].params.iter().map(|param| &param.ty).collect()
        };
        let gives = |of: SignatureId| {
            let is_conversion = matches!(operator, Operator::From | Operator::TryFrom);
            is_conversion.then(|| self.module.signatures[of].converts_to()).flatten()
        };
        let alike = self.module.operators.iter().filter(|(of, other)| {
            *of == operator
                && types(*other) == types(signature)
                && gives(*other) == gives(signature)
        });
        let alike: Vec<SignatureId> = alike.map(|(_, other)| *other).collect();
        if alike.len() < 2 {
            return;
        }
        let blocks = self.operator_blocks.iter().filter(|(of, _)| alike.contains(of));
        let blocks: Vec<(SignatureId, usize)> = blocks.copied().collect();
        let bodies: BTreeSet<String> =
            blocks.iter().filter_map(|(_, at)| body(&self.items.impls[*at].syntax)).collect();
        if bodies.len() > 1 {
            for (of, at) in blocks {
                let modes = modes(operator, &self.items.impls[at].syntax);
                self.module.rivals.insert(of, modes);
            }
        }
    }

    /// Notes whether the operands of an operator are values or references.
    pub(super) fn note_operands(&mut self, value: ExprId, operands: &[&syn::Expr]) {
        if !self.module.rivals.is_empty() {
            let modes = operands.iter().map(|of| self.mode_of(of)).collect();
            self.note_modes(value, modes);
        }
    }

    pub(in crate::lower) fn note_modes(&mut self, value: ExprId, modes: Vec<Option<Mode>>) {
        if !self.module.rivals.is_empty() {
            self.module.operand_modes.insert(value, modes);
        }
    }
}

/// Whether the operands of an operator's `impl` are values or references.
fn modes(operator: Operator, block: &syn::ItemImpl) -> Vec<Mode> {
    let mode = |ty: &syn::Type| match ungroup_ty(ty) {
        syn::Type::Reference(_) => Mode::Shared,
        _ => Mode::Value,
    };
    let left = mode(&block.self_ty);
    let right = right_operand(block).map_or(left, mode);
    match operator {
        Operator::Unary(_) => vec![left],
        Operator::Binary(_) | Operator::Compound(_) => vec![left, right],
        Operator::From | Operator::TryFrom | Operator::Cast => vec![right],
    }
}

/// The body of an operator's function, without `*`, `&` and `clone()`. `None` if it only applies the
/// operator to its operands.
fn body(block: &syn::ItemImpl) -> Option<String> {
    let (path, _) = block.trait_.as_ref()?;
    let (operator, method) = operator_trait(&path.segments.last()?.ident.to_string())?;
    let mut function = block.items.iter().find_map(|item| match item {
        syn::ImplItem::Fn(of) if of.sig.ident == method => Some(of.clone()),
        _ => None,
    })?;
    let mut plain = Plain { other: other_operand(&function.sig) };
    plain.visit_block_mut(&mut function.block);
    let text = |tokens: &dyn ToTokens| tokens.to_token_stream().to_string().replace(' ', "");
    if let [syn::Stmt::Expr(value, _)] = function.block.stmts.as_slice()
        && applies(&text(value), operator, method)
    {
        return None;
    }
    Some(text(&function.block))
}

/// The name of an operator's right operand, or of the operand of a conversion.
fn other_operand(sig: &syn::Signature) -> Option<syn::Ident> {
    match sig.inputs.last()? {
        syn::FnArg::Typed(of) => match &*of.pat {
            syn::Pat::Ident(name) => Some(name.ident.clone()),
            _ => None,
        },
        syn::FnArg::Receiver(_) => None,
    }
}

/// Whether an expression is an operator for the operands of its function.
fn applies(text: &str, operator: Operator, method: &str) -> bool {
    let operands = match operator {
        Operator::Unary(_) => "self".to_owned(),
        Operator::Binary(_) | Operator::Compound(_) => format!("self,{OTHER}"),
        Operator::From | Operator::TryFrom | Operator::Cast => OTHER.to_owned(),
    };
    let of_right = operands.trim_start_matches("self").trim_start_matches(',');
    let written = match operator {
        Operator::Unary(UnaryOp::Neg) => "-self".to_owned(),
        Operator::Unary(UnaryOp::Not) => "!self".to_owned(),
        Operator::Binary(op) => format!("self{}{OTHER}", op.symbol()),
        Operator::Compound(op) => format!("self{}={OTHER}", op.symbol()),
        Operator::From | Operator::TryFrom | Operator::Cast => format!("{OTHER}.into()"),
    };
    let is_path = |start: &str| start.chars().all(|c| c.is_alphanumeric() || "_:<>".contains(c));
    let called = format!("::{method}({operands})");
    text == written
        || text == format!("self.{method}({of_right})")
        || text.strip_suffix(&called).is_some_and(is_path)
}

/// Removes what only changes between values and references.
struct Plain {
    other: Option<syn::Ident>,
}

impl VisitMut for Plain {
    fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
        visit_mut::visit_expr_mut(self, expr);
        while let Some(inner) = behind(expr) {
            *expr = inner;
        }
    }

    fn visit_ident_mut(&mut self, ident: &mut syn::Ident) {
        if self.other.as_ref() == Some(ident) {
            *ident = syn::Ident::new(OTHER, ident.span());
        }
    }
}

/// The operand of a `*` or `&`, the receiver of a `clone()`, or the content of parentheses around an
/// operand.
fn behind(expr: &syn::Expr) -> Option<syn::Expr> {
    match expr {
        syn::Expr::Group(of) => Some((*of.expr).clone()),
        syn::Expr::Paren(of) if matches!(*of.expr, syn::Expr::Path(_) | syn::Expr::Field(_)) => {
            Some((*of.expr).clone())
        }
        syn::Expr::Reference(of) => Some((*of.expr).clone()),
        syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Deref(_)) => Some((*of.expr).clone()),
        syn::Expr::MethodCall(of) if super::expr::is_clone(of) => Some((*of.receiver).clone()),
        _ => None,
    }
}
