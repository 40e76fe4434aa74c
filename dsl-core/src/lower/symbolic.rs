//! Closures, iterators and slices that functions return or names stand for. WGSL has no such
//! values. So a call that returns one is written out, and its result is a [`Symbol`].

use std::cell::RefCell;
use std::rc::Rc;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::chain::{Chain, Item};
use super::context::Lowerer;
use super::option;
use super::symbol::{Chosen, Closure, NamedIterator, Symbol};
use crate::diagnostic::Code;
use crate::ir::{ExprId, Name, Ty};
use crate::syntax::{has_control_flow, name_of, ungroup};

const MUST_END: &str = "kernels cannot choose between closures, iterators or slices in a branch or \
                        with `return`: end the function with one closure, iterator or slice";

impl Lowerer<'_> {
    /// Whether only a symbol can represent the value of an expression.
    pub(super) fn is_symbolic(&mut self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Closure(_) | syn::Expr::Range(_) => true,
            syn::Expr::Path(_) | syn::Expr::Field(_) => matches!(
                self.named_symbol(expr),
                Some(
                    Symbol::Closure(_)
                        | Symbol::Iterator(_)
                        | Symbol::View(_)
                        | Symbol::Option(_)
                        | Symbol::Slices(_)
                )
            ),
            syn::Expr::Array(_) => self.makes_slices(expr),
            syn::Expr::Index(_) => self.is_slice_of_array(expr),
            syn::Expr::Reference(of)
                if self.slices_named(&of.expr).is_some() || self.is_slice_of_array(&of.expr) =>
            {
                true
            }
            syn::Expr::Reference(of) => self.view_named(&of.expr).is_some(),
            of if self.takes_slice_out(of) || self.has_option_of_slice(of) => true,
            syn::Expr::Unary(_) => self.view_named(expr).is_some(),
            syn::Expr::Struct(of) => self.makes_view(&of.path),
            of if has_control_flow(of) => self.is_slice(of),
            syn::Expr::Call(call) => match self.called_closure(call) {
                Some(closure) => self.ends_symbolic(&closure),
                None if let syn::Expr::Path(of) = ungroup(&call.func)
                    && self.makes_view(&of.path) =>
                {
                    true
                }
                None => self.higher_order_function(call).is_some_and(|of| self.gives_symbol(&of)),
            },
            syn::Expr::MethodCall(call) if let Some(call) = self.std_call(call) => {
                self.is_symbolic(&call)
            }
            syn::Expr::MethodCall(_) if self.is_remainder(expr) => true,
            syn::Expr::MethodCall(call) if self.is_iterator(expr) => {
                let of = self.shape_of(&call.receiver);
                of.is_none_or(|of| matches!(of, Ty::Array(..) | Ty::RuntimeArray(_)))
            }
            syn::Expr::MethodCall(call) => {
                self.higher_order_of_method(call).is_some_and(|of| self.gives_symbol(&of))
            }
            _ => false,
        }
    }

    /// Whether a closure ends in such a value. Names have their meanings in the closure; its
    /// parameters and variables count as values.
    fn ends_symbolic(&mut self, closure: &Closure) -> bool {
        let Some(tail) = tail(closure.body()) else { return false };
        self.in_scopes_of(closure, |cx| {
            closure.inputs().for_each(|pat| cx.bind_poison(pat));
            locals(closure.body()).for_each(|pat| cx.bind_poison(pat));
            cx.is_symbolic(tail)
        })
    }

    /// The symbol for such a value. `None` if it has a mistake, which is reported.
    pub(super) fn symbol_of(&mut self, expr: &syn::Expr) -> Option<Symbol> {
        match ungroup(expr) {
            syn::Expr::Closure(syntax) => Some(Symbol::Closure(Rc::new(self.closure(syntax)))),
            expr if let Some(view) = self.view_literal(expr) => view,
            syn::Expr::Array(_) => self.slices_of(expr),
            of if let Some(slices) = self.slices_named(of) => Some(Symbol::Slices(slices)),
            syn::Expr::Index(index) if self.is_slice_at(expr) => {
                Some(Symbol::Part(self.slice_at(index)?))
            }
            syn::Expr::Path(_) | syn::Expr::Field(_) | syn::Expr::Index(_)
                if let Some(symbol) = self.named_symbol(expr) =>
            {
                Some(match symbol {
                    Symbol::View(view) => self.copied_view(&view, false, expr.span()),
                    Symbol::Part(part) => Symbol::Part(self.settled_part(part)),
                    symbol => symbol,
                })
            }
            syn::Expr::Reference(of) if let Some(view) = self.view_named(&of.expr) => {
                Some(self.borrowed_view(&view, of.mutability.is_some(), of.span()))
            }
            syn::Expr::Unary(_) if let Some(view) = self.view_named(expr) => {
                Some(self.copied_view(&view, false, expr.span()))
            }
            syn::Expr::Reference(of) if self.is_part(&of.expr) || self.is_slice_at(&of.expr) => {
                Some(Symbol::Part(self.borrowed_part(of)?))
            }
            syn::Expr::Reference(of) if self.is_symbolic(&of.expr) => {
                match self.symbol_of(&of.expr)? {
                    Symbol::View(view) => {
                        Some(self.borrowed_view(&view, of.mutability.is_some(), of.span()))
                    }
                    symbol => Some(symbol),
                }
            }
            of if self.takes_slice_out(of) => match self.slice_taken_out(of)? {
                Item::Part(part) => Some(Symbol::Part(part)),
                _ => {
                    self.unsupported(of, "bind both parts to names: `let (first, rest) = …;`");
                    None
                }
            },
            of if has_control_flow(of) && self.has_option_of_slice(of) => self.chosen_option(of),
            of if self.has_option_of_slice(of) && !is_users_call(of) => {
                Some(self.option_symbol(of))
            }
            expr if self.is_remainder(expr) => Some(Symbol::Part(self.slice_part(expr, false)?)),
            expr if !matches!(expr, syn::Expr::Call(_)) && self.is_iterator(expr) => {
                let chain = self.chain(expr)?;
                Some(self.named_iterator(chain))
            }
            expr @ (syn::Expr::Call(_) | syn::Expr::MethodCall(_)) => {
                let Some(written) = self.written_call(expr) else {
                    self.unsupported(expr, MUST_END);
                    return None;
                };
                let (closure, args, span) = written?;
                self.in_closure(&closure, args, span, |cx| cx.symbol_of_body(&closure))
            }
            of if self.is_slice(of) => Some(Symbol::Part(self.chosen_slice(of)?)),
            other => {
                self.unsupported(other, MUST_END);
                None
            }
        }
    }

    fn symbol_of_body(&mut self, closure: &Closure) -> Option<Symbol> {
        let body = closure.body();
        if let Some(gives) = closure.gives
            && tail(body).is_none_or(has_control_flow)
        {
            return match gives {
                Chosen::Slice => Some(Symbol::Part(self.chosen_slice(body)?)),
                Chosen::OptionOfSlice => self.chosen_option(body),
                Chosen::Place => None,
            };
        }
        let syn::Expr::Block(syn::ExprBlock { label: None, block, .. }) = ungroup(body) else {
            return self.symbol_of(body);
        };
        let Some((syn::Stmt::Expr(tail, None), stmts)) = block.stmts.split_last() else {
            return self.symbol_of(body);
        };
        for stmt in stmts {
            self.stmt(stmt);
        }
        self.symbol_of(tail)
    }

    /// `let name = …;` with such a value.
    pub(super) fn bind_symbolic(&mut self, name: &Name, mutable: bool, init: &syn::Expr) {
        let symbol = match self.symbol_of(init) {
            Some(Symbol::View(view)) if mutable => self.copied_view(&view, true, name.span),
            Some(Symbol::Iterator(items)) if mutable => self.resumable(&items, name.span),
            Some(Symbol::Part(part)) => return self.bind_slice(name, mutable, part),
            symbol => symbol.unwrap_or(Symbol::Poison),
        };
        self.bind(name, symbol);
    }

    /// Whether the base of an index, member or method is a call that returns a slice, a view or an
    /// iterator: `tail(x)[0]`, `h(3).sum()`.
    pub(super) fn needs_name(&mut self, base: &syn::Expr) -> bool {
        match ungroup(base) {
            of @ (syn::Expr::Call(_) | syn::Expr::MethodCall(_)) => {
                !self.is_iterator(of) && self.is_symbolic(of)
            }
            of @ syn::Expr::Index(_) => self.is_slice_at(of),
            _ => false,
        }
    }

    /// The value of such an expression, with a name for its base.
    pub(super) fn with_named_base(&mut self, expr: &syn::Expr, base: &syn::Expr) -> ExprId {
        let name = Name { text: "__base".to_owned(), span: base.span() };
        let path: syn::Expr = syn::parse_quote_spanned!(base.span()=> __base);
        let mut expr = expr.clone();
        match &mut expr {
            syn::Expr::Index(of) => *of.expr = path,
            syn::Expr::Field(of) => *of.base = path,
            syn::Expr::MethodCall(of) => *of.receiver = path,
            _ => {}
        }
        let symbol = self.symbol_of(base).unwrap_or(Symbol::Poison);
        self.scoped(|cx| {
            cx.bind(&name, symbol);
            cx.expr(&expr)
        })
    }

    pub(super) fn named_iterator(&self, chain: Chain) -> Symbol {
        let (chain, loops) = (RefCell::new(Some(chain)), self.loops);
        Symbol::Iterator(Rc::new(NamedIterator { chain, loops, resumed: None }))
    }

    /// `let mut it = …;` with an iterator, whose items are taken one by one.
    fn resumable(&mut self, items: &Rc<NamedIterator>, span: Span) -> Symbol {
        let Some(chain) = items.chain.take() else { return Symbol::Iterator(Rc::clone(items)) };
        match self.resumed(chain, span) {
            Ok(resumed) => Symbol::Iterator(Rc::new(NamedIterator {
                chain: RefCell::new(None),
                loops: self.loops,
                resumed: Some(resumed),
            })),
            Err(chain) => self.named_iterator(chain),
        }
    }

    /// The iterator that a name stands for. `None` if it has run already, which is reported.
    pub(super) fn take_iterator(&mut self, items: &NamedIterator, span: Span) -> Option<Chain> {
        if let Some(resumed) = &items.resumed {
            return Some(self.rest_of(resumed, span));
        }
        let message = if items.loops != self.loops {
            "this iterator was made before the loop and can be used only once: make it in the \
             loop, or loop over it, `for x in …`"
        } else if let Some(chain) = items.chain.take() {
            return Some(chain);
        } else {
            "this iterator was used before: make a new one"
        };
        self.diags.error(Code::Unsupported, span, message);
        None
    }

    /// `let (a, b) = x.split_at(n);`: two parts of a slice.
    pub(super) fn let_split(&mut self, pat: &syn::Pat, init: &syn::Expr) -> bool {
        let (syn::Pat::Tuple(names), syn::Expr::MethodCall(call)) = (pat, ungroup(init)) else {
            return false;
        };
        let writable = call.method == "split_at_mut";
        let of = ungroup(&call.receiver);
        if !(writable || call.method == "split_at")
            || call.args.len() != 1
            || names.elems.len() != 2
            || !(self.is_place(of) || self.is_part(of) || self.is_slice_at(of))
        {
            return false;
        }
        let span = call.method.span();
        let Some(part) = self.slice_part(of, writable) else {
            self.bind_poison(pat);
            return true;
        };
        let length = self.part_len(&part, span);
        let length = self.settled_index(length, "len");
        let at = self.count_expr(&call.args[0]);
        let at = self.smaller_index(at, length, call.args[0].span());
        let at = self.settled_index(at, "middle");
        let zero = self.index(0, span);
        let mut halves =
            [self.sub_part(&part, zero, at, span), self.sub_part(&part, at, length, span)];
        let called = |n: usize| match &names.elems[n] {
            syn::Pat::Ident(of) => name_of(&of.ident).text,
            _ => "_".to_owned(),
        };
        let [first, second] = &mut halves;
        self.borrow_pieces([(&*called(0), first), (&*called(1), second)]);
        for (pat, half) in names.elems.iter().zip(halves) {
            match pat {
                syn::Pat::Ident(of) if of.by_ref.is_none() && of.subpat.is_none() => {
                    self.bind_slice(&name_of(&of.ident), of.mutability.is_some(), half);
                }
                syn::Pat::Wild(_) => {}
                other => {
                    self.unsupported(
                        other,
                        "bind both parts to names: `let (a, b) = x.split_at(n);`",
                    );
                    self.bind_poison(other);
                }
            }
        }
        true
    }
}

/// Whether an expression is a call of a function, and not of `Some`.
fn is_users_call(expr: &syn::Expr) -> bool {
    matches!(expr, syn::Expr::Call(call) if !option::is_some(&call.func))
}

/// The patterns of the variables that a body declares.
fn locals(body: &syn::Expr) -> impl Iterator<Item = &syn::Pat> {
    let stmts = match ungroup(body) {
        syn::Expr::Block(syn::ExprBlock { block, .. }) => block.stmts.as_slice(),
        _ => &[],
    };
    stmts.iter().filter_map(|stmt| match stmt {
        syn::Stmt::Local(local) => Some(&local.pat),
        _ => None,
    })
}

/// The final expression of a body.
fn tail(body: &syn::Expr) -> Option<&syn::Expr> {
    match ungroup(body) {
        syn::Expr::Block(syn::ExprBlock { label: None, block, .. }) => match block.stmts.last()? {
            syn::Stmt::Expr(tail, None) => Some(tail),
            _ => None,
        },
        body => Some(body),
    }
}
