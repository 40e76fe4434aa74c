//! Places of the CPU form. Locals are Rust variables, and so are most workgroup variables
//! (`workgroup.rs`); other places are memory with byte addresses.

use std::collections::BTreeMap;

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};

use super::cpu::Cpu;
use super::tokens::{at, ty};
use crate::ir::{BinaryOp, ExprId, LocalKind, Place, Projection, Root, Scalar, Ty, project};
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
pub(super) type Index<'a> = &'a mut dyn FnMut(ExprId) -> TokenStream;

/// Turns an index expression into code that limits it to a length.
pub(super) type Within<'a> = &'a mut dyn FnMut(ExprId, u32) -> TokenStream;

impl Cpu<'_> {
    /// Addresses a place in memory. `None` for locals.
    pub(super) fn memory(&self, place: &Place, index: Index<'_>) -> Option<Memory> {
        if let Root::Local(_) = place.root {
            return None;
        }
        let root = self.checked.types().root(self.checked.module(), place.root);
        let mut site = self.sites.place(place);
        let mut proof = None;
        let (object, address) = match place.root {
            Root::Local(_) => unreachable!("returned above"),
            Root::Workgroup(var) => {
                let base = self.checked.facts().layout.workgroup_offsets[var.index()];
                let address =
                    self.offset(root, &place.projections, base, &mut self.limits(place, index));
                let workgroup = self.here(&Ident::new("__workgroup", Span::call_site()));
                (quote!(#workgroup), address)
            }
            Root::Binding(_) if let Some((buffer, rest)) = self.buffer(place, index) => {
                let slice = root.buffers().expect("`buffer` checks it");
                site = self.sites.in_buffer(place);
                proof = rest
                    .first()
                    .and_then(Projection::index)
                    .and_then(|i| self.proven_in_buffers(i));
                (buffer, self.element_address(slice, rest, place, index))
            }
            Root::Binding(binding) => {
                let name = self.here(&self.bindings[binding.index()]);
                proof = self
                    .checked
                    .module()
                    .element(place)
                    .and_then(|(_, i, _)| self.proven_access(i));
                (quote!(#name), self.element_address(root, &place.projections, place, index))
            }
        };
        Some(Memory { object, address, site, proof })
    }

    /// One of any number of buffers, and the projections from the slice on.
    pub(super) fn buffer<'p>(
        &self,
        place: &'p Place,
        index: Index<'_>,
    ) -> Option<(TokenStream, &'p [Projection])> {
        let (binding, which, rest) = self.checked.module().within_buffer(place)?;
        let (name, site) = (self.here(&self.bindings[binding.index()]), self.sites.place(place));
        let (proof, which) = (self.proven_in_buffers(which), index(which));
        let which = match proof {
            Some(proof) => quote!(__by.proven_index(#which, #name.len(), #site, #proof)),
            None => quote!(__by.index(#which, #name.len(), #site)),
        };
        Some((quote!(#name.buffer(#which)), rest))
    }

    /// The arguments that address a place in a binding: the index of the element, its stride and the
    /// byte offset in it.
    fn element_address(
        &self,
        binding: &Ty,
        projections: &[Projection],
        place: &Place,
        index: Index<'_>,
    ) -> TokenStream {
        let (array, start, in_array) = match (binding.runtime_array(), projections) {
            (Some(member), [Projection::Member(name), rest @ ..]) if name.text == member.name => {
                (&member.ty, layout::elements_start(binding), rest)
            }
            (Some(_), _) => {
                let offset = self.offset(binding, projections, 0, &mut self.limits(place, index));
                return quote!(0u32, 0u32, #offset);
            }
            (None, projections) => (binding, 0, projections),
        };
        match (array, in_array) {
            (Ty::RuntimeArray(of), [Projection::Index(i), rest @ ..]) => {
                let (i, stride) = (index(*i), layout::stride(of));
                let offset = self.offset(of, rest, start, &mut self.limits(place, index));
                quote!(#i, #stride, #offset)
            }
            _ => {
                let stride = layout::stride(binding);
                let offset = self.offset(binding, projections, 0, &mut self.limits(place, index));
                quote!(0u32, #stride, #offset)
            }
        }
    }

    /// Turns the indices of a place into code that limits them.
    pub(super) fn limits<'b>(
        &'b self,
        place: &'b Place,
        index: Index<'b>,
    ) -> impl FnMut(ExprId, u32) -> TokenStream {
        |i, length| self.within(i, &index(i), length, &self.sites.place(place))
    }

    /// The byte offset of a part of a composite.
    pub(super) fn offset(
        &self,
        of: &Ty,
        projections: &[Projection],
        base: u32,
        within: Within<'_>,
    ) -> TokenStream {
        let mut constant = base;
        let mut terms = Vec::new();
        let mut of = of.clone();
        for projection in projections {
            match (projection, &of) {
                (Projection::Index(i), Ty::Array(element, length)) => {
                    let stride = layout::stride(element);
                    let i = within(*i, *length);
                    terms.push(quote!(u32::wrapping_mul(#i, #stride)));
                }
                (Projection::Index(i), Ty::Vector(scalar, n)) => {
                    let size = scalar.size();
                    let i = within(*i, u32::from(*n));
                    terms.push(quote!(#i * #size));
                }
                (Projection::Member(name), Ty::Struct(of)) => {
                    constant += layout::member_offset(of, &name.text).unwrap_or(0);
                }
                (Projection::Index(i), Ty::Matrix(n)) => {
                    let stride = layout::stride(&project(&of, projection));
                    let i = within(*i, u32::from(*n));
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
        if let Some(variable) = self.workgroup_variable(place, false, span, index) {
            return self.load_variable(&variable, place, span);
        }
        if let Some(memory) = self.memory(place, index) {
            let ty = ty(&self.checked.types().place(self.checked.module(), place), span);
            let access = memory.access(if self.is_quiet(place.root) { "quiet" } else { "at" });
            let Memory { object, address, .. } = memory;
            return quote_spanned!(span=> #object.load::<#ty>(#address, #access));
        }
        let mut limits = self.limits(place, index);
        let (variable, component) = self.variable(place, false, span, &mut limits);
        match component {
            None => variable,
            Some(i) => quote_spanned!(span=> __rt::math::component(#variable, #i)),
        }
    }

    /// A variable with its projections. The index of a vector component is returned separately.
    pub(super) fn variable(
        &self,
        place: &Place,
        is_stored: bool,
        span: Span,
        within: Within<'_>,
    ) -> (TokenStream, Option<TokenStream>) {
        let module = self.checked.module();
        let mut text = match place.root {
            Root::Local(local) => {
                let name = self.local(local);
                let is_pointer = module.locals[local].kind == LocalKind::Pointer;
                if is_pointer { quote!((*#name)) } else { quote!(#name) }
            }
            Root::Workgroup(var) => self.here(&self.workgroup_vars[var.index()]).to_token_stream(),
            Root::Binding(_) => unreachable!("buffers are memory"),
        };
        let mut of = self.checked.types().root(module, place.root).clone();
        for projection in &place.projections {
            match (projection, &of) {
                (Projection::Index(i), Ty::Array(_, length)) => {
                    let i = within(*i, *length);
                    text = quote_spanned!(span=> #text[#i as usize]);
                }
                (Projection::Index(i), Ty::Matrix(n)) => {
                    let method = if is_stored { "col_mut" } else { "col" };
                    let i = within(*i, u32::from(*n));
                    let column = super::expr::column(text, i, method, span);
                    text = if is_stored { quote!((*#column)) } else { column };
                }
                (Projection::Index(i), of) => {
                    let n = u32::from(of.components());
                    return (text, Some(within(*i, n)));
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
        if let Some(variable) = self.workgroup_variable(place, true, span, index) {
            return self.store_variable(&variable, place, &value, span);
        }
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
        let mut limits = self.limits(place, index);
        let (variable, component) = self.variable(place, true, span, &mut limits);
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
    pub(super) fn vector_around(&self, place: &Place) -> Option<Ty> {
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
        let mut names = BTreeMap::new();
        let mut lets = TokenStream::new();
        for projection in &place.projections {
            if let Projection::Index(index) = projection {
                let name = format_ident!("__index_{}", names.len());
                let value = self.expr(*index);
                lets.extend(quote_spanned!(span=> let #name: u32 = #value;));
                names.insert(*index, name);
            }
        }
        let mut name = |index: ExprId| names[&index].to_token_stream();
        let result = match op {
            None => quote!(__value),
            Some(op) => {
                let of = self.checked.types().place(self.checked.module(), place);
                let old = self.load_with(place, span, &mut name);
                self.operator(op, old, &of, quote!(__value), value_ty, span)
            }
        };
        let store = self.store_with(place, result, span, &mut name);
        quote_spanned!(span=> {
            let __value = #value;
            #lets
            #store
        })
    }
}

fn component(name: &str) -> u32 {
    "xyzw".find(name).expect("infer checked the component") as u32
}
