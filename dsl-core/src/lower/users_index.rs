//! `m[i]` for users' types. A read is a call of `index`. A store is a call of a function that is
//! derived from `index_mut`: it stores to the place that `index_mut` would return. For types that
//! hold references, both functions are written out, like all of their methods.

use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::spanned::Spanned;

use super::context::{Dest, Lowerer};
use super::definition::FunctionItem;
use super::flow::Flow;
use super::given::Given;
use super::symbol::{Env, Symbol};
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{BinaryOp, Expr, ExprId, Name, StmtKind, Ty};
use crate::syntax::visit_mut::{self, VisitMut};
use crate::syntax::{name_of, ungroup};

impl Lowerer<'_> {
    /// Whether an index expression is into a user's type.
    pub(super) fn is_users_index(&self, index: &syn::ExprIndex) -> bool {
        self.method_names.contains("index")
            && matches!(self.shape_of(&index.expr), Some(Ty::Struct(of)) if of.is_declared())
    }

    /// Reads an element of a user's type.
    pub(super) fn users_element(&mut self, index: &syn::ExprIndex) -> ExprId {
        let span = index.bracket_token.span.join();
        let Some(ty) = self.shape_of(&index.expr) else { return self.push(Expr::Error, span) };
        let found = self.index_impl(&ty, "Index", &index.index);
        if let Some(at) = found
            && !self.takes_index(at, &ty, &index.index)
        {
            return self.push(Expr::Error, span);
        }
        if let Some(at) = found.filter(|_| ty.is_view())
            && let Some(function) = self.impl_function(at, &ty, "index")
        {
            let name = Name { text: "index".to_owned(), span };
            let mut block = function.block.clone();
            if let Some(syn::Stmt::Expr(end, None)) = block.stmts.last_mut() {
                *end = at_span(end, span);
            }
            let function = FunctionItem { block: &block, ..function };
            let args = [&*index.expr, &*index.index];
            return match self.write_call(&function, &syn::PathArguments::None, &args, &name) {
                Some(closure) => self.closure_value(&closure, Vec::new(), span),
                None => self.push(Expr::Error, span),
            };
        }
        let Some(signature) = found.and_then(|at| self.impl_method(at, &ty, "index")) else {
            let message = format!(
                "`{}` cannot be indexed: only arrays, slices, vectors and types with `impl Index` \
                 can be indexed",
                ty.rust()
            );
            return self.poison(Code::NotIndexable, span, message);
        };
        let of = &index.expr;
        let of: syn::Expr = syn::parse_quote_spanned!(of.span()=> &#of);
        self.call_of_signature(signature, &[], &[&of, &index.index], span)
    }

    /// An element of a value without a name.
    pub(super) fn element_of_value(&mut self, index: &syn::ExprIndex) -> ExprId {
        if let syn::Expr::Index(_) | syn::Expr::Call(_) | syn::Expr::MethodCall(_) =
            ungroup(&index.expr)
            && self.method_names.contains("index")
            && matches!(self.known_shape(&index.expr), Some(Ty::Struct(of)) if of.is_declared())
        {
            let (value, span) = (self.expr(&index.expr), index.span());
            let at = &index.index;
            return self.with_name("__indexed", value, span, quote::quote!(__indexed[#at]));
        }
        let operands = self.operands(&[&index.expr, &index.index]);
        self.push(Expr::Index(operands[0], operands[1]), index.span())
    }

    /// The type of an element of a user's type, for reading.
    pub(super) fn shape_of_element(&mut self, index: &syn::ExprIndex) -> Option<Ty> {
        let ty = self.known_shape(&index.expr).filter(super::receiver::is_users)?;
        let at = self.index_impl(&ty, "Index", &index.index)?;
        if ty.is_view() {
            let function = self.impl_function(at, &ty, "index")?;
            return self.result_as_written(function);
        }
        let signature = self.impl_method(at, &ty, "index")?;
        Some(self.module.signatures[signature].result.clone())
    }

    /// Whether an `impl` may take an index, as far as the index tells. If not, that is reported.
    fn takes_index(&mut self, at: usize, ty: &Ty, index: &syn::Expr) -> bool {
        let items = self.items;
        let path = items.impls[at].syntax.trait_.as_ref().map(|(path, _)| path);
        let wanted = path.and_then(|path| index_of_path(path));
        let Some(wanted) = wanted else { return true };
        let env = self.impl_env(at, ty);
        let wanted = self.in_env(env, |cx| cx.ty(wanted));
        let differs = self.differs(index, &wanted);
        if differs {
            let message = format!(
                "the index of `{}` must be `{}`, but this has another type",
                ty.rust(),
                wanted.rust()
            );
            self.diags.error(Code::Mismatch, index.span(), message);
        }
        !differs
    }

    /// Whether an index certainly has another type.
    fn differs(&mut self, index: &syn::Expr, ty: &Ty) -> bool {
        match (ungroup(index), ty) {
            (syn::Expr::Tuple(of), Ty::Struct(tuple)) if tuple.is_tuple() => {
                let mut pairs = of.elems.iter().zip(&tuple.members);
                of.elems.len() != tuple.members.len()
                    || pairs.any(|(of, to)| self.differs(of, &to.ty))
            }
            (syn::Expr::Tuple(_), ty) => *ty != Ty::Error,
            (syn::Expr::Lit(_), Ty::Struct(_)) => true,
            (index, ty) => {
                let is_struct = |ty: &Ty| matches!(ty, Ty::Struct(_));
                self.known_shape(index).is_some_and(|known| is_struct(&known) != is_struct(ty))
            }
        }
    }

    /// The `impl` of an index trait for a type, if it takes an index like this one.
    fn index_impl(&mut self, ty: &Ty, of_trait: &str, index: &syn::Expr) -> Option<usize> {
        let items = self.items;
        let argument = |at: usize| {
            let (path, _) = items.impls[at].syntax.trait_.as_ref()?;
            index_of_path(path)
                .filter(|_| path.segments.last().is_some_and(|of| of.ident == of_trait))
        };
        let impls = self.impls_of(ty).into_iter().filter_map(|at| Some((at, argument(at)?)));
        let impls: Vec<(usize, &syn::Type)> = impls.collect();
        if let [(only, _)] = impls[..] {
            return Some(only);
        }
        impls.into_iter().find_map(|(at, argument)| {
            let env = self.impl_env(at, ty);
            let wanted = self.in_env(env, |cx| cx.ty(argument));
            self.may_be(index, &wanted).then_some(at)
        })
    }

    /// Whether an index may have a type, as far as the index tells.
    fn may_be(&mut self, index: &syn::Expr, ty: &Ty) -> bool {
        match (ungroup(index), ty) {
            (syn::Expr::Tuple(of), Ty::Struct(tuple)) if tuple.is_tuple() => {
                let mut pairs = of.elems.iter().zip(&tuple.members);
                of.elems.len() == tuple.members.len()
                    && pairs.all(|(of, to)| self.may_be(of, &to.ty))
            }
            (syn::Expr::Tuple(_), _) => false,
            (index, ty) => match self.known_shape(index) {
                Some(known) => known == *ty,
                None => matches!(ty, Ty::Scalar(_)),
            },
        }
    }

    /// The index into a user's type that a store goes through.
    pub(super) fn users_index_in<'e>(&self, place: &'e syn::Expr) -> Option<&'e syn::ExprIndex> {
        match ungroup(place) {
            syn::Expr::Index(index) if self.is_users_index(index) => Some(index),
            syn::Expr::Index(of) => self.users_index_in(&of.expr),
            syn::Expr::Field(of) => self.users_index_in(&of.base),
            _ => None,
        }
    }

    /// `m[i] = value`, `m[i].x += value`.
    pub(super) fn assign_through(
        &mut self,
        left: &syn::Expr,
        index: &syn::ExprIndex,
        op: Option<BinaryOp>,
        right: &syn::Expr,
        span: Span,
    ) -> Flow {
        let value = self.expr(right);
        let is_known = self.shape_of_value(value).is_some();
        let value = self.spill_local(value, "value");
        let Some(ty) = self.shape_of(&index.expr) else { return Flow::Falls };
        let (mut outer, mut store) = (Vec::new(), left.clone());
        let element = syn::parse_quote_spanned!(span=> __element);
        let is_whole = replace_element(&mut store, index, &element, &mut outer);
        // Beside a number, a literal has the number's type.
        let is_of_element = is_whole
            && op.is_none_or(|op| {
                let is_of_number =
                    |cx: &mut Self| matches!(cx.shape_of_element(index), Some(Ty::Scalar(_)));
                !is_known && !op.is_shift() && is_of_number(self)
            });
        let Some(storing) = self.storing(&ty, index, &store, op, is_of_element, &outer) else {
            return Flow::Falls;
        };
        let env = self.impl_env(storing.at, &ty);
        let function = storing.function(env);
        let of = &index.expr;
        let of: syn::Expr = syn::parse_quote_spanned!(of.span()=> &mut #of);
        let given: syn::Expr = syn::parse_quote_spanned!(span=> __assigned);
        let args: Vec<&syn::Expr> = [&of, &index.index, &given].into_iter().chain(&outer).collect();
        self.scoped(|cx| {
            cx.bind(&Name { text: "__assigned".to_owned(), span }, Symbol::Local(value));
            if ty.is_view() {
                let name = Name { text: "index_mut".to_owned(), span };
                let args: Vec<&syn::Expr> =
                    [&*index.expr].into_iter().chain(args[1..].iter().copied()).collect();
                let written = cx.write_call(&function, &syn::PathArguments::None, &args, &name);
                if let Some(closure) = written {
                    cx.write_closure(&closure, Vec::new(), &Dest::Discard, span);
                }
                return;
            }
            let Some(signature) = cx.signature(function, Given::default()) else { return };
            let call = cx.call_of_signature(signature, &[], &args, span);
            // A call that stores to a variable of the function is a statement by now.
            if let Expr::Invoke(..) = cx.module.exprs[call].kind {
                cx.emit(StmtKind::Expr(call), span);
            }
        });
        Flow::Falls
    }

    /// The function that stores a value to the place that `index_mut` returns. `None` if there is
    /// none, which is reported.
    fn storing(
        &mut self,
        ty: &Ty,
        index: &syn::ExprIndex,
        store: &syn::Expr,
        op: Option<BinaryOp>,
        is_of_element: bool,
        outer: &[syn::Expr],
    ) -> Option<Storing> {
        let (items, span) = (self.items, index.bracket_token.span.join());
        let function = self.index_impl(ty, "IndexMut", &index.index).and_then(|at| {
            let found = items.impls[at].syntax.items.iter().find_map(|item| match item {
                syn::ImplItem::Fn(of) if of.sig.ident == "index_mut" => Some(of),
                _ => None,
            });
            Some((at, found?))
        });
        let Some((at, function)) = function else {
            let message = format!(
                "`{}` has no `impl IndexMut` for this index, so it is read-only",
                ty.rust()
            );
            self.diags.error(Code::NotAPlace, span, message);
            return None;
        };
        if !self.takes_index(at, ty, &index.index) {
            return None;
        }
        let op = op.map(BinaryOp::symbol).unwrap_or_default();
        let op: TokenStream = format!("{op}=").parse().ok()?;
        let mut sig = function.sig.clone();
        let of_value: syn::Type = match &sig.output {
            syn::ReturnType::Type(_, of) if is_of_element => match &**of {
                syn::Type::Reference(of) => (*of.elem).clone(),
                _ => return None,
            },
            _ => {
                sig.generics.params.push(syn::parse_quote!(__V));
                syn::parse_quote!(__V)
            }
        };
        sig.output = syn::ReturnType::Default;
        sig.inputs.push(syn::parse_quote!(__assigned: #of_value));
        for (n, at) in outer.iter().enumerate() {
            let name = quote::format_ident!("__at_{n}");
            let ty: syn::Type = match self.known_shape(at) {
                Some(_) => {
                    let ty = quote::format_ident!("__I{n}");
                    sig.generics.params.push(syn::parse_quote!(#ty));
                    syn::parse_quote!(#ty)
                }
                None => syn::parse_quote!(usize),
            };
            sig.inputs.push(syn::parse_quote!(#name: #ty));
        }
        let at_span = ty.is_view().then_some(span);
        let mut stores = Stores { store, op: &op, at_span, wrong: None };
        let mut block = function.block.clone();
        stores.block(&mut block);
        stores.visit_block_mut(&mut block);
        if let Some(wrong) = stores.wrong {
            let message =
                "to store through this `index_mut`, it must end in `&mut place` in each branch";
            let diagnostic = Diagnostic::new(Code::Unsupported, span, message);
            self.diags.push(diagnostic.label(wrong, "this branch ends with another expression"));
            return None;
        }
        let (ty, store) = (ty.mangled(), store.to_token_stream());
        let key = format!("impl {at} {ty} index_mut {store} {op} {is_of_element}");
        Some(Storing { key, sig, block, at, poisoned: items.impls[at].poisoned })
    }
}

/// The type of an index, `Index<(u32, u32)>`.
fn index_of_path(path: &syn::Path) -> Option<&syn::Type> {
    match &path.segments.last()?.arguments {
        syn::PathArguments::AngleBracketed(args) => match args.args.first()? {
            syn::GenericArgument::Type(ty) => Some(ty),
            _ => None,
        },
        _ => None,
    }
}

/// A function that stores to the place that `index_mut` of the `impl` at `at` returns.
struct Storing {
    key: String,
    sig: syn::Signature,
    block: syn::Block,
    at: usize,
    poisoned: bool,
}

impl Storing {
    fn function<'s>(&'s self, env: Env) -> FunctionItem<'s> {
        let Self { key, sig, block, poisoned, .. } = self;
        FunctionItem { key: key.clone(), sig, block, env, poisoned: *poisoned }
    }
}

/// Moves an expression to `span` for messages. The element of a view is reported where it is used,
/// not in the function that selects it.
fn at_span(expr: &syn::Expr, span: Span) -> syn::Expr {
    fn moved(tokens: TokenStream, span: Span) -> TokenStream {
        let moved = tokens.into_iter().map(|mut token| {
            if let TokenTree::Group(of) = &token {
                token = Group::new(of.delimiter(), moved(of.stream(), span)).into();
            }
            token.set_span(token.span().located_at(span));
            token
        });
        moved.collect()
    }
    syn::parse2(moved(expr.to_token_stream(), span)).unwrap_or_else(|_| expr.clone())
}

/// Replaces the element of a user's type by a name, and the indices around it by other names.
/// Collects these indices. Returns whether the element is the whole place.
fn replace_element(
    place: &mut syn::Expr,
    index: &syn::ExprIndex,
    element: &syn::Expr,
    outer: &mut Vec<syn::Expr>,
) -> bool {
    match place {
        syn::Expr::Paren(of) => return replace_element(&mut of.expr, index, element, outer),
        syn::Expr::Group(of) => return replace_element(&mut of.expr, index, element, outer),
        syn::Expr::Index(of) if of == index => {
            *place = element.clone();
            return true;
        }
        syn::Expr::Index(of) => {
            replace_element(&mut of.expr, index, element, outer);
            let name = quote::format_ident!("__at_{}", outer.len());
            outer.push(std::mem::replace(&mut of.index, syn::parse_quote!(#name)));
        }
        syn::Expr::Field(of) => _ = replace_element(&mut of.base, index, element, outer),
        _ => {}
    }
    false
}

/// Turns the results of a function into stores.
struct Stores<'s> {
    /// The place to store to, relative to `__element`.
    store: &'s syn::Expr,
    op: &'s TokenStream,
    /// The span of the stores in messages, if each call has its own copy of the function.
    at_span: Option<Span>,
    /// A result that is no `&mut place`.
    wrong: Option<Span>,
}

impl Stores<'_> {
    fn block(&mut self, block: &mut syn::Block) {
        match block.stmts.last_mut() {
            Some(syn::Stmt::Expr(end, semicolon @ None)) => {
                self.end(end);
                *semicolon = Some(Default::default());
            }
            Some(syn::Stmt::Expr(syn::Expr::Return(_), Some(_)) | syn::Stmt::Macro(_)) => {}
            _ => self.wrong = Some(block.brace_token.span.join()),
        }
    }

    fn end(&mut self, end: &mut syn::Expr) {
        match end {
            syn::Expr::Paren(of) => self.end(&mut of.expr),
            syn::Expr::Group(of) => self.end(&mut of.expr),
            syn::Expr::Reference(of) if of.mutability.is_some() => {
                let mut store = self.store.clone();
                let place = self.at_span.map(|span| at_span(&of.expr, span));
                Element(place.as_ref().unwrap_or(&of.expr)).visit_expr_mut(&mut store);
                let op = self.op;
                *end = syn::parse_quote_spanned!(of.and_token.span=> { #store #op __assigned; });
            }
            syn::Expr::Block(of) => self.block(&mut of.block),
            syn::Expr::Unsafe(of) => self.block(&mut of.block),
            syn::Expr::If(of) => {
                self.block(&mut of.then_branch);
                if let Some((_, other)) = &mut of.else_branch {
                    self.end(other);
                }
            }
            syn::Expr::Match(of) => of.arms.iter_mut().for_each(|arm| self.end(&mut arm.body)),
            syn::Expr::Return(_) | syn::Expr::Macro(_) => {}
            other => self.wrong = Some(other.span()),
        }
    }
}

impl VisitMut for Stores<'_> {
    fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
        visit_mut::visit_expr_mut(self, expr);
        if let syn::Expr::Return(of) = expr
            && let Some(mut end) = of.expr.take()
        {
            self.end(&mut end);
            *expr = syn::parse_quote_spanned!(of.return_token.span=> { #end return; });
        }
    }

    fn visit_expr_closure_mut(&mut self, _: &mut syn::ExprClosure) {}
}

/// Replaces `__element` by a place.
struct Element<'e>(&'e syn::Expr);

impl VisitMut for Element<'_> {
    fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
        match expr {
            syn::Expr::Path(of)
                if of.path.get_ident().is_some_and(|of| name_of(of).text == "__element") =>
            {
                let place = self.0;
                *expr = syn::parse_quote_spanned!(place.span()=> (#place));
            }
            _ => visit_mut::visit_expr_mut(self, expr),
        }
    }
}
