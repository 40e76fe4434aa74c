//! Constants that call functions, or contain blocks or loops. The value is built as a function
//! without parameters. The function is run ([`interpret`](crate::interpret)), and its result is
//! written out.

use std::rc::Rc;

use proc_macro2::Span;

use super::context::Lowerer;
use super::definition::FunctionItem;
use super::given::Given;
use super::symbol::{Env, Symbol};
use super::symbols::Symbols;
use crate::builtins::Builtin;
use crate::diagnostic::{Code, Diagnostics};
use crate::interpret::{Data, Stop};
use crate::ir::{Expr, ExprId, Module, Scalar, Ty};
use crate::items::ItemKind;
use crate::items::paths::is_camel_case;
use crate::parse::Source;
use crate::syntax::visit::{self, Visit};
use crate::syntax::{block_of, ungroup};
use crate::value::Value;

impl Lowerer<'_> {
    /// Whether a constant's value must be computed: it has a block, a branch or a loop, or calls a
    /// user's function or method.
    pub(super) fn is_computed(&self, init: &syn::Expr) -> bool {
        let mut computed = Computed { cx: self, found: false };
        computed.visit_expr(init);
        computed.found
    }

    /// The value of a constant that only calls methods of builtin types, if these can be evaluated
    /// at compile time.
    pub(super) fn computed_by_methods(
        &mut self,
        written: &syn::Type,
        ty: &Ty,
        init: &syn::Expr,
    ) -> Option<ExprId> {
        let mut methods = Methods(false);
        methods.visit_expr(init);
        let span = syn::spanned::Spanned::span(init);
        let before = self.diags.len();
        let data = methods.0.then(|| self.run_constant(written, init, span)).flatten();
        self.forget_since(before);
        self.expr_of(&data?, ty, span)
    }

    /// The value of a constant that must be computed. `None` if it has none, which is reported.
    pub(super) fn computed(
        &mut self,
        written: &syn::Type,
        ty: &Ty,
        init: &syn::Expr,
    ) -> Option<ExprId> {
        let span = syn::spanned::Spanned::span(init);
        let data = self.run_constant(written, init, span)?;
        self.expr_of(&data, ty, span)
    }

    /// The same for an array's length.
    pub(super) fn computed_length(&mut self, init: &syn::Expr) -> Option<i128> {
        let span = syn::spanned::Spanned::span(init);
        // The length may be a `u32` or a `usize`.
        let init = syn::parse_quote_spanned!(span=> (#init) as u32);
        match self.run_constant(&syn::parse_quote!(u32), &init, span)? {
            Data::Scalar(value) => value.integer(),
            Data::Parts(_) => None,
        }
    }

    fn run_constant(&mut self, written: &syn::Type, init: &syn::Expr, span: Span) -> Option<Data> {
        let source = Source::without_kernel(Rc::clone(self.items));
        let mut diags = Diagnostics::default();
        let result = {
            let pending = self.known.pending.clone();
            let mut cx = super::lower(&source, &[], self.run, pending, &mut diags);
            let symbols = self.symbols_for(&mut cx);
            let env = Env { is_kernel: false, symbols, ..self.env.clone() };
            let sig: syn::Signature = syn::parse_quote_spanned!(span=> fn value() -> #written);
            let block = block_of(init, span);
            (self.run)(cx, &mut |cx| {
                let (key, poisoned) = ("constant".to_owned(), false);
                let env = env.clone();
                let function = FunctionItem { key, sig: &sig, block: &block, env, poisoned };
                cx.signature(function, Given::default())
            })
        };
        if let Err(mistakes) = diags.gate() {
            if mistakes.is_empty() {
                self.diags.poison();
            }
            mistakes.into_iter().for_each(|mistake| self.diags.push_once(mistake));
            return None;
        }
        match result? {
            Ok(data) => Some(data),
            Err(Stop::Steps) => {
                let message = "this constant takes more than 200,000 steps to compute: compute it on the host, \
                               and pass it in a buffer";
                self.diags.error(Code::ConstExpression, span, message);
                None
            }
            Err(Stop::At(span, message)) => {
                self.diags.error(Code::ConstExpression, span, message);
                None
            }
        }
    }

    /// The constants and functions that are in scope here, for another lowerer.
    fn symbols_for(&self, other: &mut Lowerer<'_>) -> Symbols<Symbol> {
        let mut symbols = Symbols::default();
        let known = self.scopes.iter().flat_map(Symbols::iter);
        for (name, symbol) in known {
            let symbol = match symbol {
                Symbol::Const(id) => {
                    let of = &self.module.consts[*id];
                    let Some(init) = transplant(&self.module, of.init, &mut other.module) else {
                        continue;
                    };
                    let (name, ty) = (of.name.clone(), of.ty.clone());
                    let copy = other.module.consts.push(crate::ir::Const { name, ty, init });
                    if let Some(value) = self.integer_consts.get(id) {
                        other.integer_consts.insert(copy, *value);
                    }
                    Symbol::Const(copy)
                }
                Symbol::Function(signature) => {
                    let mut definition = self.definitions[signature.index()].clone();
                    definition.env.symbols = symbols.clone();
                    match other.signature(definition.written(), Given::default()) {
                        Some(signature) => Symbol::Function(signature),
                        None => continue,
                    }
                }
                Symbol::Poison => Symbol::Poison,
                _ => continue,
            };
            symbols.insert(name.to_owned(), symbol);
        }
        symbols
    }

    /// A value as an expression.
    fn expr_of(&mut self, data: &Data, ty: &Ty, span: Span) -> Option<ExprId> {
        let all = |cx: &mut Self, parts: &[Data], ty: &dyn Fn(usize) -> Ty| {
            let parts = parts.iter().enumerate().map(|(at, part)| cx.expr_of(part, &ty(at), span));
            parts.collect::<Option<Vec<ExprId>>>()
        };
        Some(match (data, ty) {
            (Data::Scalar(Value::Bool(value)), _) => self.truth(*value, span),
            (Data::Scalar(Value::Int(value, _)), Ty::Enum(_)) => {
                self.push(Expr::Variant(ty.clone(), *value as u32), span)
            }
            (Data::Scalar(Value::F32(value)), _) => self.float((*value).into(), Scalar::F32, span),
            (Data::Scalar(Value::F16(value)), _) => self.float(value.to_f64(), Scalar::F16, span),
            (Data::Scalar(Value::F64(value)), _) => self.float(*value, Scalar::F64, span),
            (Data::Scalar(value), Ty::Scalar(scalar)) => {
                self.integer(value.integer()?, *scalar, span)
            }
            (Data::Parts(_), Ty::Unit) => self.push(Expr::Tuple(Vec::new()), span),
            (Data::Parts(parts), Ty::Vector(scalar, _)) => {
                let parts = all(self, parts, &|_| Ty::Scalar(*scalar))?;
                self.push(Expr::Vector(ty.clone(), parts), span)
            }
            (Data::Parts(parts), Ty::Matrix(n)) => {
                let parts = all(self, parts, &|_| Ty::Vector(Scalar::F32, *n))?;
                self.push(Expr::Vector(ty.clone(), parts), span)
            }
            (Data::Parts(parts), Ty::Array(element, _)) => {
                let parts = all(self, parts, &|_| (**element).clone())?;
                self.push(Expr::Array(parts), span)
            }
            (Data::Parts(parts), Ty::Struct(of)) => {
                let parts = all(self, parts, &|at| of.members[at].ty.clone())?;
                let kind = match of.is_tuple() {
                    true => Expr::Tuple(parts),
                    false => Expr::Construct(ty.clone(), parts),
                };
                self.push(kind, span)
            }
            _ => return None,
        })
    }
}

/// Copies a constant expression into another module.
fn transplant(from: &Module, id: ExprId, to: &mut Module) -> Option<ExprId> {
    let node = &from.exprs[id];
    let mut part = |id: &ExprId| transplant(from, *id, to);
    let kind = match &node.kind {
        Expr::Literal(literal) => Expr::Literal(*literal),
        Expr::Variant(ty, value) => Expr::Variant(ty.clone(), *value),
        Expr::Const(constant) => return transplant(from, from.consts[*constant].init, to),
        Expr::Unary(op, operand) => Expr::Unary(*op, part(operand)?),
        Expr::Binary(op, left, right) => Expr::Binary(*op, part(left)?, part(right)?),
        Expr::Ascribe(operand, ty) => Expr::Ascribe(part(operand)?, ty.clone()),
        Expr::Cast(operand, ty) => Expr::Cast(part(operand)?, ty.clone()),
        Expr::Vector(ty, parts) => {
            Expr::Vector(ty.clone(), parts.iter().map(part).collect::<Option<_>>()?)
        }
        Expr::Array(parts) => Expr::Array(parts.iter().map(part).collect::<Option<_>>()?),
        Expr::Tuple(parts) => Expr::Tuple(parts.iter().map(part).collect::<Option<_>>()?),
        Expr::Construct(ty, parts) => {
            Expr::Construct(ty.clone(), parts.iter().map(part).collect::<Option<_>>()?)
        }
        Expr::Repeat(value, count) => Expr::Repeat(part(value)?, *count),
        Expr::Swizzle(base, name) => Expr::Swizzle(part(base)?, name.clone()),
        Expr::Index(base, index) => Expr::Index(part(base)?, part(index)?),
        Expr::Call(name, args) => {
            Expr::Call(name.clone(), args.iter().map(part).collect::<Option<_>>()?)
        }
        Expr::Invoke(..)
        | Expr::Error
        | Expr::Load(_)
        | Expr::Builtin(_)
        | Expr::Length(_)
        | Expr::Number(..)
        | Expr::Atomic(..)
        | Expr::Texture(..)
        | Expr::WorkgroupUniformLoad(_)
        | Expr::Ref(..)
        | Expr::Cooperative(..) => return None,
    };
    Some(to.exprs.push(crate::ir::ExprNode { kind, span: node.span }))
}

struct Computed<'c, 'a> {
    cx: &'c Lowerer<'a>,
    found: bool,
}

impl Computed<'_, '_> {
    /// Whether a call is of a user's function, and not of a struct.
    fn is_users(&self, path: &syn::Path) -> bool {
        let last = path.segments.last().map(|last| last.ident.to_string());
        if last.is_some_and(|name| is_camel_case(&name)) {
            return false;
        }
        if let Some(name) = path.get_ident()
            && let Some(symbol) = self.cx.lookup(&name.to_string())
        {
            return matches!(symbol, Symbol::Function(_) | Symbol::Generic(_));
        }
        let first = path.segments.first().map(|first| first.ident.to_string()).unwrap_or_default();
        if path.segments.len() == 2 && (first == "Self" || self.cx.env.types.contains_key(&first)) {
            return true;
        }
        self.cx.env.scope.resolve(path).is_some_and(|(item, used)| {
            match &self.cx.items.items[item].kind {
                ItemKind::Function(_) => true,
                ItemKind::Struct(_) | ItemKind::Enum(_) => used < path.segments.len(),
                ItemKind::Const(_) | ItemKind::Trait(_) | ItemKind::Type(_) => false,
            }
        })
    }
}

impl<'ast> Visit<'ast> for Computed<'_, '_> {
    fn visit_expr(&mut self, expr: &'ast syn::Expr) {
        self.found |= crate::syntax::has_control_flow(expr);
        if let syn::Expr::Call(call) = expr
            && let syn::Expr::Path(func) = ungroup(&call.func)
        {
            self.found |= self.is_users(&func.path);
        }
        if let syn::Expr::MethodCall(call) = expr {
            self.found |= Builtin::named(&call.method.to_string()).next().is_none();
        }
        visit::visit_expr(self, expr);
    }
}

/// Whether a method other than `len` is called, also by its path, `f32::from_bits(x)`.
struct Methods(bool);

impl<'ast> Visit<'ast> for Methods {
    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.0 |= call.method != "len";
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let syn::Expr::Path(func) = ungroup(&call.func)
            && let Some(owner) = func.path.segments.iter().rev().nth(1)
        {
            self.0 |= matches!(super::ty::named(&owner.ident.to_string()), Some(Ty::Scalar(_)));
        }
        visit::visit_expr_call(self, call);
    }
}
