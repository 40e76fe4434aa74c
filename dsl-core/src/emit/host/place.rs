//! Places of the CPU form: locals are Rust variables, other places are memory with byte addresses.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::cpu::Cpu;
use super::tokens::{at, ty};
use crate::ir::{BinaryOp, ExprId, Place, Projection, Root, Scalar, Ty, project};
use crate::layout;

/// A place in workgroup, storage or uniform memory.
pub(super) struct Memory {
    /// The variable.
    pub(super) object: TokenStream,
    /// The arguments that address the place. For workgroup memory: the byte offset. For a binding:
    /// the element's index, its stride and the byte offset in it. A stride of 0 means that the
    /// place is not in an element, but in a struct before the elements.
    pub(super) address: TokenStream,
    /// The number of the access.
    site: Literal,
    /// The proof that the element exists.
    proof: Option<TokenStream>,
}

impl Memory {
    /// The access, by a method of `__by` that takes its number.
    pub(super) fn access(&self, method: &str) -> TokenStream {
        let (method, site) = (Ident::new(method, Span::call_site()), &self.site);
        let proof = self.proof.iter();
        quote!(__by.#method(#site) #(.proven(#proof))*)
    }
}

/// Turns an index expression into code.
type Index<'a> = &'a mut dyn FnMut(ExprId) -> TokenStream;

impl Cpu<'_> {
    /// Addresses a place in memory. `None` for locals.
    pub(super) fn memory(&self, place: &Place, index: Index<'_>) -> Option<Memory> {
        if let Root::Local(_) = place.root {
            return None;
        }
        let root = self.checked.types().root(self.checked.module(), place.root);
        let site = self.sites.place(place);
        let mut proof = None;
        let (object, address) = match place.root {
            Root::Local(_) => unreachable!("returned above"),
            Root::Workgroup(var) => {
                let base = self.checked.facts().layout.workgroup_offsets[var.index()];
                let address = self.offset(root, &site, &place.projections, base, index);
                let workgroup = self.here(&Ident::new("__workgroup", Span::call_site()));
                (quote!(#workgroup), address)
            }
            Root::Binding(binding) => {
                let name = self.here(&self.bindings[binding.index()]);
                let (array, start) = match root.runtime_array() {
                    Some(member) => (&member.ty, layout::elements_start(root)),
                    None => (root, 0),
                };
                let element = self.checked.module().element(place);
                let (i, stride, rest) = match (array, element) {
                    (Ty::RuntimeArray(of), Some((_, i, rest))) => {
                        proof = self.proven_access(i);
                        let i = index(i);
                        (i, layout::stride(of), self.offset(of, &site, rest, start, index))
                    }
                    _ => {
                        let stride = if start > 0 { 0 } else { layout::stride(root) };
                        let rest = self.offset(root, &site, &place.projections, 0, index);
                        (quote!(0u32), stride, rest)
                    }
                };
                (quote!(#name), quote!(#i, #stride, #rest))
            }
        };
        Some(Memory { object, address, site, proof })
    }

    /// The byte offset of a part of a composite.
    fn offset(
        &self,
        of: &Ty,
        site: &Literal,
        projections: &[Projection],
        base: u32,
        index: Index<'_>,
    ) -> TokenStream {
        let mut constant = base;
        let mut terms = Vec::new();
        let mut of = of.clone();
        for projection in projections {
            match (projection, &of) {
                (Projection::Index(i), Ty::Array(element, length)) => {
                    let stride = layout::stride(element);
                    let i = self.within(*i, &index(*i), *length, site);
                    terms.push(quote!(u32::wrapping_mul(#i, #stride)));
                }
                (Projection::Index(i), Ty::Vector(scalar, n)) => {
                    let size = scalar.size();
                    let i = self.within(*i, &index(*i), u32::from(*n), site);
                    terms.push(quote!(#i * #size));
                }
                (Projection::Member(name), Ty::Struct(of)) => {
                    constant += layout::member_offset(of, &name.text).unwrap_or(0);
                }
                (Projection::Index(i), Ty::Matrix(n)) => {
                    let stride = layout::stride(&project(&of, projection));
                    let i = self.within(*i, &index(*i), u32::from(*n), site);
                    terms.push(quote!(#i * #stride));
                }
                (Projection::Member(name), Ty::Matrix(_)) => {
                    let column = of.column(&name.text).expect("infer checked the member");
                    constant += u32::from(column) * layout::stride(&project(&of, projection));
                }
                (Projection::Member(name), of) => {
                    let size = of.scalar().map_or(4, Scalar::size);
                    constant += size * component(&name.text);
                }
                (Projection::Index(_), _) => unreachable!("infer allows arrays and vectors only"),
            }
            of = project(&of, projection);
        }
        // Debug builds check `+` for overflow, so the sum uses wrapping additions.
        let mut terms = terms.into_iter();
        let first = if constant == 0 { terms.next() } else { None };
        let first = first.unwrap_or_else(|| quote!(#constant));
        terms.fold(first, |sum, term| quote!(u32::wrapping_add(#sum, #term)))
    }

    pub(super) fn load(&self, place: &Place, span: Span) -> TokenStream {
        self.load_with(place, span, &mut |index| self.expr(index))
    }

    pub(super) fn load_with(&self, place: &Place, span: Span, index: Index<'_>) -> TokenStream {
        if let Some(memory) = self.memory(place, index) {
            let ty = ty(&self.checked.types().place(self.checked.module(), place), span);
            let access = memory.access(if self.is_quiet(place.root) { "quiet" } else { "at" });
            let Memory { object, address, .. } = memory;
            return quote_spanned!(span=> #object.load::<#ty>(#address, #access));
        }
        let (variable, component) = self.variable(place, false, span, index);
        match component {
            None => variable,
            Some(i) => quote_spanned!(span=> __rt::math::component(#variable, #i)),
        }
    }

    /// A local with its projections. The index of a vector component is returned separately.
    pub(super) fn variable(
        &self,
        place: &Place,
        is_stored: bool,
        span: Span,
        index: Index<'_>,
    ) -> (TokenStream, Option<TokenStream>) {
        let Root::Local(local) = place.root else { unreachable!("the rest is memory") };
        let name = self.local(local);
        let is_pointer = self.checked.module().locals[local].kind == crate::ir::LocalKind::Pointer;
        let mut text = if is_pointer { quote!((*#name)) } else { quote!(#name) };
        let mut of = self.checked.types().local(local).clone();
        let site = || self.sites.place(place);
        for projection in &place.projections {
            match (projection, &of) {
                (Projection::Index(i), Ty::Array(_, length)) => {
                    let i = self.within(*i, &index(*i), *length, &site());
                    text = quote_spanned!(span=> #text[#i as usize]);
                }
                (Projection::Index(i), Ty::Matrix(n)) => {
                    let method = if is_stored { "col_mut" } else { "col" };
                    let i = self.within(*i, &index(*i), u32::from(*n), &site());
                    let column = super::expr::column(text, i, method, span);
                    text = if is_stored { quote!((*#column)) } else { column };
                }
                (Projection::Index(i), of) => {
                    let n = u32::from(of.components());
                    return (text, Some(self.within(*i, &index(*i), n, &site())));
                }
                (Projection::Member(member), _) => {
                    let member = super::function::member(&member.text, &of, at(member.span));
                    text = quote_spanned!(span=> #text.#member);
                }
            }
            of = project(&of, projection);
        }
        (text, None)
    }

    pub(super) fn store_with(
        &self,
        place: &Place,
        value: TokenStream,
        span: Span,
        index: Index<'_>,
    ) -> TokenStream {
        if let Some(memory) = self.memory(place, index) {
            let ty = ty(&self.checked.types().place(self.checked.module(), place), span);
            let access = memory.access("at");
            let Memory { object, address, .. } = memory;
            if let Some(vector) = self.vector_around(place) {
                let [align, size] = [layout::align(&vector), layout::size(&vector)];
                return quote_spanned!(span=>
                    #object.store_component::<#ty>(#address, [#align, #size], #value, #access);
                );
            }
            return quote_spanned!(span=> #object.store::<#ty>(#address, #value, #access););
        }
        let (variable, component) = self.variable(place, true, span, index);
        match component {
            None => quote_spanned!(span=> #variable = #value;),
            // The value may read the vector.
            Some(i) => quote_spanned!(span=> {
                let __component = #value;
                __rt::math::set_component(&mut #variable, #i, __component);
            }),
        }
    }

    /// The vector that contains a component place: a store to the component may touch all of it.
    fn vector_around(&self, place: &Place) -> Option<Ty> {
        let (_, before) = place.projections.split_last()?;
        let root = self.checked.types().root(self.checked.module(), place.root).clone();
        let of = before.iter().fold(root, |of, projection| project(&of, projection));
        matches!(of, Ty::Vector(..)).then_some(of)
    }

    /// Evaluates the value first, then the place's indices, each once.
    pub(super) fn assign(
        &self,
        place: &Place,
        op: Option<BinaryOp>,
        value: ExprId,
        span: Span,
    ) -> TokenStream {
        let value_ty = self.ty_of(value);
        let value = self.expr(value);
        // The value or the place may have effects, never both, and values never change a local. The
        // evaluation order is visible only if the place is also read.
        match (place.root, op) {
            (Root::Local(_), _) if place.projections.is_empty() => {
                let local = self.load(place, span);
                let of = self.checked.types().place(self.checked.module(), place);
                // The value comes first, as in Rust. A sum is then loaded and stored once in debug
                // builds.
                if let (Some(op), Ty::Scalar(scalar)) = (op, &of)
                    && (!scalar.is_integer() || op.is_bitwise())
                    && *value_ty == of
                {
                    let symbol = super::expr::punctuation(&format!("{}=", op.symbol()), span);
                    return quote_spanned!(span=> #local #symbol #value;);
                }
                let result = match op {
                    None => value,
                    Some(op) => self.operator(op, local.clone(), &of, value, value_ty, span),
                };
                return quote_spanned!(span=> #local = #result;);
            }
            (Root::Workgroup(_) | Root::Binding(_), None) => {
                return self.store_with(place, value, span, &mut |index| self.expr(index));
            }
            _ => {}
        }
        let mut bound = Vec::new();
        for projection in &place.projections {
            if let Projection::Index(index) = projection {
                let name = format_ident!("__index_{}", bound.len());
                let index = self.expr(*index);
                bound.push((name.clone(), quote_spanned!(span=> let #name: u32 = #index;)));
            }
        }
        let names = || {
            let mut names = bound.iter().map(|(name, _)| quote!(#name));
            move |_| names.next().expect("one name for each index")
        };
        let result = match op {
            None => quote!(__value),
            Some(op) => {
                let of = self.checked.types().place(self.checked.module(), place);
                let old = self.load_with(place, span, &mut names());
                self.operator(op, old, &of, quote!(__value), value_ty, span)
            }
        };
        let store = self.store_with(place, result, span, &mut names());
        let lets = bound.iter().map(|(_, statement)| statement);
        quote_spanned!(span=> {
            let __value = #value;
            #(#lets)*
            #store
        })
    }
}

fn component(name: &str) -> u32 {
    "xyzw".find(name).expect("infer checked the component") as u32
}
