//! Arrays of slices: `xs: [&[f32]; 4]`, a parameter that stands for several buffers, and `[a, &b[1..]]`.
//!
//! WGSL has no reference values. So the name of such an array stands for its slices
//! ([`Symbol::Slices`]), and with a constant index, `xs[1]`, for one of them. `xs[i]` is one of several
//! slices, like a slice that a branch chooses (`chosen_slice.rs`). A `switch` over the index loads and
//! stores its elements, and loads its length.
//!
//! Such an index stays inside of the array like an index into a part of a slice (`part.rs`): it is
//! clamped, unless `analyze` proves that it is inside. The last slice is the default of the `switch`.
//! So memory safety does not depend on the index.

use std::rc::Rc;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::chain::{Chain, Item, Source};
use super::context::{Lowerer, variable};
use super::higher_order::may_be;
use super::options::Optional;
use super::symbol::{Choice, Part, Symbol};
use crate::diagnostic::Code;
use crate::ir::{
    Arm, BinaryOp, BindingId, Expr, ExprId, LocalId, Name, PartLength, Pattern, Place, Root,
    Scalar, StmtKind, Ty,
};
use crate::syntax::{name_of, ungroup};

const NO_PARTS: &str = "an array of slices has no parts: index it, `xs[i]`, or iterate over it";

impl Lowerer<'_> {
    /// The array of slices that an expression names, also behind references.
    pub(super) fn slices_named(&self, expr: &syn::Expr) -> Option<Rc<[Symbol]>> {
        match ungroup(expr) {
            syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Deref(_)) => {
                self.slices_named(&of.expr)
            }
            syn::Expr::Reference(of) => self.slices_named(&of.expr),
            expr @ syn::Expr::Path(_) => match self.named_symbol(expr)? {
                Symbol::Slices(slices) => Some(slices),
                _ => None,
            },
            _ => None,
        }
    }

    /// The slice that a constant index names, `xs[1]`.
    pub(super) fn slice_at_constant(&self, index: &syn::ExprIndex) -> Option<Symbol> {
        let slices = self.slices_named(&index.expr)?;
        let at = super::constant::eval(&index.index, &|path| self.integer_const(path)).ok()?;
        let slice = slices.get(usize::try_from(at).ok()?).cloned();
        slice.filter(|_| self.is_index(&index.index))
    }

    /// Whether a constant may be an index. Other constants are reported like indices that are not
    /// constant.
    fn is_index(&self, constant: &syn::Expr) -> bool {
        match ungroup(constant) {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(of), .. }) => {
                matches!(of.suffix(), "" | "u32" | "usize")
            }
            syn::Expr::Lit(_) => false,
            syn::Expr::Path(of) => self.named_const(&of.path).is_none_or(|id| {
                matches!(self.module.consts[id].ty, Ty::Scalar(Scalar::U32 | Scalar::Usize))
            }),
            _ => true,
        }
    }

    /// Whether an expression is a slice of an array, `xs[i]`.
    pub(super) fn is_slice_of_array(&self, expr: &syn::Expr) -> bool {
        matches!(ungroup(expr), syn::Expr::Index(index) if self.names_slices(&index.expr))
    }

    /// Whether an expression names an array of slices or any number of buffers.
    pub(super) fn names_slices(&self, expr: &syn::Expr) -> bool {
        self.slices_named(expr).is_some() || self.names_buffers(expr)
    }

    /// Whether an expression names any number of buffers, `xs: &[&[T]]`, also behind references.
    pub(super) fn names_buffers(&self, expr: &syn::Expr) -> bool {
        self.buffers_named(expr).is_some()
    }

    /// The binding of any number of buffers that an expression names, and the symbol.
    fn buffers_named(&self, expr: &syn::Expr) -> Option<(BindingId, Symbol)> {
        match ungroup(expr) {
            syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Deref(_)) => {
                self.buffers_named(&of.expr)
            }
            syn::Expr::Reference(of) => self.buffers_named(&of.expr),
            expr @ syn::Expr::Path(_) => {
                let symbol = self.named_symbol(expr)?;
                let binding = match &symbol {
                    Symbol::Binding(id) => *id,
                    Symbol::Alias(Place { root: Root::Binding(id), projections, .. }, ..)
                        if projections.is_empty() =>
                    {
                        *id
                    }
                    _ => return None,
                };
                self.module.bindings[binding].ty.buffers().map(|_| (binding, symbol))
            }
            _ => None,
        }
    }

    /// Any number of buffers as an argument for a parameter with `count` slices, or any number, of
    /// this type. `None` for other arguments; a mismatch is reported.
    pub(super) fn buffers_argument(
        &mut self,
        arg: &syn::Expr,
        count: Option<&syn::Expr>,
        slice: &Ty,
    ) -> Option<Symbol> {
        let (binding, symbol) = self.buffers_named(arg)?;
        let found = self.module.bindings[binding].ty.buffers()?;
        let message = match count {
            Some(_) => "the launch chooses the number of these buffers: take any number, `&[&[T]]`"
                .to_owned(),
            None if may_be(found, slice) => return Some(symbol),
            None => format!("expected `&{}`, found `&{}`", slice.rust(), found.rust()),
        };
        self.diags.error(Code::Mismatch, arg.span(), message);
        Some(Symbol::Poison)
    }

    /// Whether an expression is a place in a chosen slice whose elements can be changed.
    pub(super) fn is_in_chosen(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Index(index) if self.is_slice_at(&index.expr) => {
                let syn::Expr::Index(slice) = ungroup(&index.expr) else { return false };
                let slices = self.slices_named(&slice.expr).unwrap_or_default();
                slices.iter().any(|of| self.is_changeable(&self.part_of_slices(of, expr.span())))
            }
            expr if let Some(symbol) = self.named_symbol(expr) => match symbol {
                Symbol::Part(part) => {
                    self.choice_of(&part.place).is_some() && self.is_changeable(&part)
                }
                Symbol::Alias(place, writable, _) => {
                    let is_atomic = self.shape_of_place(&place).is_some_and(|of| of.has_atomics());
                    self.choice_of(&place).is_some() && (writable || is_atomic)
                }
                _ => false,
            },
            syn::Expr::Index(of) => self.is_in_chosen(&of.expr),
            syn::Expr::Field(of) => self.is_in_chosen(&of.base),
            syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Deref(_)) => {
                self.is_in_chosen(&of.expr)
            }
            _ => false,
        }
    }

    fn is_changeable(&self, part: &Part) -> bool {
        part.writable || self.shape_of_place(&part.place).is_some_and(|of| of.has_atomics())
    }

    /// Whether an expression is a slice of an array that only a run of the kernel chooses, `xs[i]`.
    pub(super) fn is_slice_at(&self, expr: &syn::Expr) -> bool {
        self.is_slice_of_array(expr) && self.named_symbol(expr).is_none()
    }

    /// The type of each slice of an array.
    pub(super) fn shape_of_slices(&self, slices: &[Symbol]) -> Option<Ty> {
        self.shape_of_symbol(slices.first()?.clone(), Span::call_site())
    }

    /// The slice `xs[i]`. `None` if it has a mistake, which is reported.
    pub(super) fn slice_at(&mut self, index: &syn::ExprIndex) -> Option<Part> {
        let span = index.index.span();
        if self.is_range_index(&index.index) {
            self.unsupported(&index.index, NO_PARTS);
            return None;
        }
        let Some(slices) = self.slices_named(&index.expr) else {
            return self.settled_place(&syn::Expr::Index(index.clone())).map(Part::whole);
        };
        if let (Ok(at), true) = (self.integer_expr(&index.index), self.is_index(&index.index)) {
            let slice = usize::try_from(at).ok().and_then(|at| slices.get(at)).cloned();
            if slice.is_none() {
                let message =
                    format!("index {at} is out of bounds: this array has {} slices", slices.len());
                self.diags.error(Code::IndexOutOfBounds, span, message);
            }
            return slice.map(|slice| self.part_of_slices(&slice, span));
        }
        let at = self.expr(&index.index);
        let at = self.position(at);
        let count = slices.len() as u32;
        let last = self.index(count - 1, span);
        let within = self.smaller_index(at, last, span);
        self.module.part_indices.insert(within, PartLength::Number(count));
        Some(self.chosen_by_index(&slices, within, span))
    }

    /// `xs.get(i)`, `xs.first()` and `xs.last()` of an array of slices.
    pub(super) fn slice_option(
        &mut self,
        call: &syn::ExprMethodCall,
        slices: &[Symbol],
        writable: bool,
    ) -> Optional {
        let span = call.method.span();
        let as_asked = |part: Part| Part { writable: writable && part.writable, ..part };
        let Some(at) = call.args.first() else {
            let is_last = call.method.to_string().starts_with("last");
            let slice = if is_last { slices.last() } else { slices.first() };
            let part = slice.map(|slice| as_asked(self.part_of_slices(slice, span)));
            let is_some = self.truth(part.is_some(), span);
            return part.map_or_else(
                || self.no_option(span),
                |part| Optional::new(is_some, Item::Part(part)),
            );
        };
        if self.is_range_index(at) {
            self.unsupported(at, NO_PARTS);
            return self.no_option(span);
        }
        let at = self.count_expr(at);
        let at = self.settled_index(at, "index");
        let count = self.index(slices.len() as u32, span);
        let is_some = self.push(Expr::Binary(BinaryOp::Lt, at, count), span);
        let is_some = self.spill(is_some, "is_some");
        // Nothing reads the slice of an index past the end, so such an index is no mistake.
        let last = self.index(slices.len() as u32 - 1, span);
        let within = self.smaller_index(at, last, span);
        let part = self.chosen_by_index(slices, within, span);
        Optional::new(is_some, Item::Part(as_asked(part)))
    }

    /// `let [a, .., b] = xs;`: the names of slices of an array.
    pub(super) fn let_slices(&mut self, pat: &syn::PatSlice, slices: &[Symbol]) {
        let rest = pat.elems.iter().position(|of| matches!(of, syn::Pat::Rest(_)));
        let named = pat.elems.len() - usize::from(rest.is_some());
        if named > slices.len() || rest.is_none() && named < slices.len() {
            let message = format!("this array has {} slices, not {named}", slices.len());
            self.diags.error(Code::Mismatch, pat.span(), message);
            return pat.elems.iter().for_each(|of| self.bind_poison(of));
        }
        let skipped = slices.len() - named;
        for (n, of) in pat.elems.iter().enumerate().filter(|(n, _)| Some(*n) != rest) {
            let at = if rest.is_some_and(|rest| rest < n) { n - 1 + skipped } else { n };
            match of {
                syn::Pat::Wild(_) => {}
                syn::Pat::Ident(of)
                    if of.subpat.is_none() && of.by_ref.is_none() && of.mutability.is_none() =>
                {
                    self.bind(&name_of(&of.ident), slices[at].clone());
                }
                of => {
                    self.unsupported(of, "bind each slice to a name: `let [a, b] = xs;`");
                    self.bind_poison(of);
                }
            }
        }
    }

    /// The slice at an index that is within the array.
    pub(super) fn chosen_by_index(&mut self, slices: &[Symbol], at: ExprId, span: Span) -> Part {
        let parts: Vec<Part> = slices.iter().map(|of| self.part_of_slices(of, span)).collect();
        let which = self.spill_local(at, "slice");
        self.module.locals[which].declared = Some(Ty::U32);
        let places = parts.iter().map(|part| part.place.clone()).collect();
        let choice = Choice { which, places, is_indexed: true };
        let start = parts.iter().any(|part| part.start.is_some()).then(|| {
            let start = self.chosen_number(&choice, "start", span, |cx, n| {
                let start = parts[n].start.map(|start| cx.position(start));
                start.unwrap_or_else(|| cx.index(0, span))
            });
            self.load_local(start, span)
        });
        let end = parts.iter().any(|part| part.end.is_some()).then(|| {
            let end = self.chosen_number(&choice, "end", span, |cx, n| {
                let end = cx.part_end(&parts[n]);
                cx.once_more(end)
            });
            self.load_local(end, span)
        });
        let borrow = self.borrow_parts(&parts);
        let writable = parts.iter().all(|part| part.writable);
        Part { place: self.stand_in(choice, writable, span), start, end, writable, borrow }
    }

    /// One slice of an array.
    pub(super) fn part_of_slices(&self, slice: &Symbol, span: Span) -> Part {
        match slice {
            Symbol::Part(part) => part.clone(),
            Symbol::Binding(id) => {
                let place = Place { root: Root::Binding(*id), projections: Vec::new(), span };
                Part { writable: self.module.bindings[*id].writable, ..Part::whole(place) }
            }
            _ => unreachable!("an array of slices holds bindings and parts"),
        }
    }

    /// A number that depends on which slice is chosen.
    pub(super) fn chosen_number(
        &mut self,
        choice: &Choice,
        name: &str,
        span: Span,
        mut number: impl FnMut(&mut Self, usize) -> ExprId,
    ) -> LocalId {
        let slice = Name { text: "slice".to_owned(), span };
        let local = self.position_variable(&slice, name);
        self.for_each_choice(choice, span, |cx, n| {
            let number = number(cx, n);
            cx.assign_value(variable(local, span), number, span);
        });
        local
    }

    /// A `switch` over the number of the chosen slice.
    pub(super) fn for_each_choice(
        &mut self,
        choice: &Choice,
        span: Span,
        mut arm: impl FnMut(&mut Self, usize),
    ) {
        let last = choice.places.len() - 1;
        if last == 0 {
            return arm(self, 0);
        }
        let scrutinee = self.load_local(choice.which, span);
        let arms = (0..=last).map(|n| {
            let body = self.nested(|cx| arm(cx, n));
            let number = (n < last).then(|| self.index(n as u32, span));
            let pattern = number.map(|of| Pattern { first: Some(of), last: Some(of), span });
            Arm::new(pattern.into_iter().collect(), body, span)
        });
        let arms = arms.collect();
        self.emit(StmtKind::Match { scrutinee, arms }, span);
    }

    /// `[a, &b[1..]]`: an array of slices. Beside a slice, a reference to an array is a slice, too.
    pub(super) fn makes_slices(&self, expr: &syn::Expr) -> bool {
        let is_array = |of: &syn::Expr| match ungroup(of) {
            syn::Expr::Reference(of) => {
                self.is_place(&of.expr) && matches!(self.shape_of(&of.expr), Some(Ty::Array(..)))
            }
            _ => false,
        };
        matches!(ungroup(expr), syn::Expr::Array(of)
            if of.elems.iter().any(|of| self.is_slice(of))
                && of.elems.iter().all(|of| self.is_slice(of) || is_array(of)))
    }

    /// Whether two slices may have elements of one type. If not, that is reported.
    fn are_alike(&mut self, [first, other]: [&Symbol; 2], span: Span) -> bool {
        let elements = [first, other].map(|of| match self.shape_of_symbol(of.clone(), span)? {
            Ty::Array(element, _) | Ty::RuntimeArray(element) => Some(*element),
            _ => None,
        });
        let [Some(first), Some(other)] = elements else { return true };
        let alike = may_be(&first, &other) || may_be(&other, &first);
        if !alike {
            let message = format!(
                "the slices of an array have one type: expected `&[{}]`, found `&[{}]`",
                first.rust(),
                other.rust()
            );
            self.diags.error(Code::Mismatch, span, message);
        }
        alike
    }

    /// The array of slices that an expression names or makes. `None` if it has a mistake, which is
    /// reported.
    pub(super) fn slices_of(&mut self, expr: &syn::Expr) -> Option<Symbol> {
        if let Some(slices) = self.slices_named(expr) {
            return Some(Symbol::Slices(slices));
        }
        let array = match ungroup(expr) {
            syn::Expr::Reference(of) => ungroup(&of.expr),
            expr => expr,
        };
        let syn::Expr::Array(array) = array else {
            let message =
                "an array of slices is needed here: write its name, or `[&a[..], &b[..]]`";
            self.diags.error(Code::Mismatch, expr.span(), message);
            return None;
        };
        let mut slices = Vec::new();
        for of in &array.elems {
            let mut part = self.part_of(of)?;
            part = self.settled_part(part);
            if self.choice_of(&part.place).is_some() {
                let advice =
                    "a slice that is chosen while the kernel runs cannot be in an array of slices";
                self.unsupported(of, advice);
                return None;
            }
            slices.push(Symbol::Part(part));
            let last = slices.len() - 1;
            if !self.are_alike([&slices[0], &slices[last]], of.span()) {
                return None;
            }
        }
        Some(Symbol::Slices(slices.into()))
    }

    /// The slices of an array one by one, as an iterator. `None` if the expression names no array.
    pub(super) fn chain_of_slices(&mut self, expr: &syn::Expr, writable: bool) -> Option<Chain> {
        let mut slices = self.slices_named(expr)?;
        if !writable {
            let read_only =
                |of| Symbol::Part(Part { writable, ..self.part_of_slices(of, expr.span()) });
            slices = slices.iter().map(read_only).collect();
        }
        Some(Chain::of(Source::Slices(slices)))
    }

    /// A method of an array of slices; `None` for other receivers.
    pub(super) fn slices_method(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let slices = self.slices_named(&call.receiver)?;
        let name = name_of(&call.method);
        Some(match (name.text.as_str(), call.args.len()) {
            ("len", 0) => {
                let length = self.index(slices.len() as u32, name.span);
                self.user_count(length)
            }
            ("is_empty", 0) => self.truth(slices.is_empty(), name.span),
            _ => {
                let message = format!(
                    "an array of slices has no `{}` in a kernel: it has `len()`, `iter()`, `get(i)`, `first()` and \
                     `last()`, and its slices `xs[i]` have the methods of slices",
                    name.text
                );
                self.poison(Code::UnknownFunction, name.span, message)
            }
        })
    }
}
