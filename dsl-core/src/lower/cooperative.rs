//! Cooperative matrices: their type, and the functions that make, multiply and store them.
//!
//! GPUs do not check where a tile ends. So each load and store is guarded: a tile that is not
//! entirely within its slice or array reads as zeros, and is not stored.

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::{Lowerer, variable};
use crate::cooperative::{CoopMatrix, CoopOp, Order, Role};
use crate::diagnostic::Code;
use crate::ir::{
    Barrier, Block, Expr, ExprId, Name, Place, Projection, Root, Scalar, StmtKind, Ty,
};
use crate::syntax::ungroup;

/// The functions' names in Rust; the functions with `_t` go row by row.
const NAMES: &str = "the functions of cooperative matrices are `coop_zero`, `coop_load`, \
                     `coop_load_t`, `coop_multiply_add`, `coop_store` and `coop_store_t`";

/// Whether a function has no value.
pub(super) fn is_store(name: &str) -> bool {
    matches!(name, "coop_store" | "coop_store_t")
}

impl Lowerer<'_> {
    /// `CoopMatrix<f16, 16, A>`.
    pub(super) fn coop_matrix_ty(&mut self, last: &syn::PathSegment) -> Ty {
        const WRITE: &str = "write `CoopMatrix<T, N, R>`, with `f16` or `f32`, 8 or 16, and `A`, \
                             `B` or `C`: `CoopMatrix<f16, 16, A>`";
        let args: Vec<String> = match &last.arguments {
            syn::PathArguments::AngleBracketed(args) => args
                .args
                .iter()
                .map(|arg| quote::ToTokens::to_token_stream(arg).to_string())
                .collect(),
            _ => Vec::new(),
        };
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let [scalar, size, role] = args.as_slice() else {
            return self.error(Code::UnknownType, last.span(), WRITE);
        };
        let scalar = match *scalar {
            "f16" => Scalar::F16,
            "f32" => Scalar::F32,
            _ => return self.error(Code::UnknownType, last.span(), WRITE),
        };
        let role = match *role {
            "A" => Role::A,
            "B" => Role::B,
            "C" => Role::C,
            _ => return self.error(Code::UnknownType, last.span(), WRITE),
        };
        match *size {
            "8" => Ty::CoopMatrix(CoopMatrix { scalar, size: 8, role }),
            "16" => Ty::CoopMatrix(CoopMatrix { scalar, size: 16, role }),
            _ => self.error(Code::UnknownType, last.span(), WRITE),
        }
    }

    /// A function of cooperative matrices that has a value.
    pub(super) fn cooperative(
        &mut self,
        func: &syn::Expr,
        name: &Name,
        args: &[&syn::Expr],
    ) -> ExprId {
        match name.text.as_str() {
            "coop_zero" => {
                let Some(matrix) = self.named_matrix(func, name) else { return self.nothing(name) };
                self.expect_args(name, args.len(), 0);
                self.push(Expr::Cooperative(CoopOp::Zero(matrix), None, Vec::new()), name.span)
            }
            "coop_load" | "coop_load_t" => {
                let Some(matrix) = self.named_matrix(func, name) else { return self.nothing(name) };
                self.coop_load(matrix, name, args)
            }
            "coop_multiply_add" => {
                if !self.expect_args(name, args.len(), 3) {
                    return self.nothing(name);
                }
                let operands = self.operands(args);
                self.emit(StmtKind::Barrier(Barrier::Cooperative), name.span);
                let value = Expr::Cooperative(CoopOp::MultiplyAdd, None, operands);
                let value = self.push(value, name.span);
                self.spill(value, "product")
            }
            text if is_store(text) => {
                let message = format!("`{text}(…)` has no value: make it a statement of its own");
                self.poison(Code::Mismatch, name.span, message)
            }
            text => {
                let message = format!("`{text}` is not a function that kernels can call: {NAMES}");
                self.poison(Code::UnknownFunction, name.span, message)
            }
        }
    }

    fn nothing(&mut self, name: &Name) -> ExprId {
        self.push(Expr::Error, name.span)
    }

    /// The matrix between `::<` and `>`.
    fn named_matrix(&mut self, func: &syn::Expr, name: &Name) -> Option<CoopMatrix> {
        let syn::Expr::Path(path) = ungroup(func) else { return None };
        let arguments = &path.path.segments.last()?.arguments;
        if let syn::PathArguments::AngleBracketed(args) = arguments
            && let (Some(syn::GenericArgument::Type(ty)), 1) = (args.args.first(), args.args.len())
        {
            match self.ty(ty) {
                Ty::CoopMatrix(matrix) => return Some(matrix),
                Ty::Error => return None,
                _ => {}
            }
        }
        let message = format!(
            "write the type of the matrix, such as `{}::<CoopMatrix<f16, 16, A>>(…)`",
            name.text
        );
        self.diags.error(Code::Argument, name.span, message);
        None
    }

    /// `let mut m = coop_zero(); if …fits… { m = load; } m`
    fn coop_load(&mut self, matrix: CoopMatrix, name: &Name, args: &[&syn::Expr]) -> ExprId {
        let span = name.span;
        let [tile, stride] = args else {
            self.expect_args(name, args.len(), 2);
            return self.nothing(name);
        };
        let Some((place, stride)) = self.coop_tile(tile, stride, name) else {
            return self.nothing(name);
        };
        self.emit(StmtKind::Barrier(Barrier::Cooperative), span);
        let zero = self.push(Expr::Cooperative(CoopOp::Zero(matrix), None, Vec::new()), span);
        let local = self.temporary("matrix", span, true);
        self.module.locals[local].assigned = true;
        self.emit(StmtKind::Let { local, init: Some(zero) }, span);
        let made = self.load_local(local, span);
        let fits = self.fits(made, &place, stride, span);
        let op = CoopOp::Load(matrix, order(&name.text));
        let value = self.push(Expr::Cooperative(op, Some(place), vec![stride]), span);
        let to = variable(local, span);
        self.guarded(fits, StmtKind::Assign { place: to, op: None, value }, span);
        self.load_local(local, span)
    }

    /// `coop_store(m, &mut a[i], stride);`
    pub(super) fn coop_store(&mut self, name: &Name, args: &[&syn::Expr]) {
        let span = name.span;
        let [matrix, tile, stride] = args else {
            self.expect_args(name, args.len(), 3);
            return;
        };
        let matrix = self.expr(matrix);
        let matrix = self.spill(matrix, "stored");
        let can_store = match ungroup(tile) {
            syn::Expr::Reference(of) if of.mutability.is_none() => {
                let message =
                    format!("write `{}(…, &mut x[i], …)`: a store changes the tile", name.text);
                return self.diags.error(Code::Mismatch, tile.span(), message);
            }
            syn::Expr::Reference(of) => self.check_references(&of.expr),
            _ => true,
        };
        let Some((place, stride)) = self.coop_tile(tile, stride, name) else { return };
        if !can_store || !self.check_writable(&place) {
            return;
        }
        self.emit(StmtKind::Barrier(Barrier::Cooperative), span);
        let fits = self.fits(matrix, &place, stride, span);
        let op = CoopOp::Store(order(&name.text));
        let value = self.push(Expr::Cooperative(op, Some(place), vec![matrix, stride]), span);
        self.guarded(fits, StmtKind::Expr(value), span);
        self.emit(StmtKind::Barrier(Barrier::Cooperative), span);
    }

    /// The place where a tile begins, with its index evaluated, and the distance between its lines.
    fn coop_tile(
        &mut self,
        tile: &syn::Expr,
        stride: &syn::Expr,
        name: &Name,
    ) -> Option<(Place, ExprId)> {
        let syn::Expr::Reference(reference) = ungroup(tile) else {
            let message = format!("write `{}(…&x[i]…)`: a tile begins at an element", name.text);
            self.diags.error(Code::Mismatch, tile.span(), message);
            return None;
        };
        let mut place = self.place(&reference.expr)?;
        let Some(Projection::Index(index)) = place.projections.last().cloned() else {
            let message = "a tile begins at an element of a slice or array: `&x[i]`";
            self.diags.error(Code::Mismatch, place.span, message);
            return None;
        };
        if let Root::Local(_) = place.root {
            let message = "a tile lies in a buffer or in workgroup memory, not in a local variable";
            self.diags.error(Code::Mismatch, place.span, message);
            return None;
        }
        let index = self.spill(index, "tile");
        place.projections.pop();
        place.projections.push(Projection::Index(index));
        let stride = self.expr(stride);
        let stride = self.spill(stride, "stride");
        Some((place, stride))
    }

    /// Whether a tile for the matrix lies entirely within its slice or array.
    fn fits(&mut self, matrix: ExprId, place: &Place, stride: ExprId, span: Span) -> ExprId {
        let mut base = place.clone();
        let Some(Projection::Index(index)) = base.projections.pop() else {
            return self.push(Expr::Error, span);
        };
        let length = self.push(Expr::Length(base), span);
        let args = vec![matrix, index, stride, length];
        self.push(Expr::Cooperative(CoopOp::Fits, None, args), span)
    }

    fn guarded(&mut self, condition: ExprId, kind: StmtKind, span: Span) {
        let accept = Block { stmts: vec![self.typed(kind, span)] };
        self.emit(StmtKind::If { condition, accept, reject: Block::default() }, span);
    }
}

fn order(name: &str) -> Order {
    if name.ends_with("_t") { Order::Rows } else { Order::Columns }
}
