//! Orders of users' types: the `impl`s of derived `PartialOrd` and `Ord`, and the methods that std
//! provides for a written `impl` of one of these traits.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote};

use super::variants::{has_data, has_negative};

/// The kinds of derived orders.
#[derive(Clone, Copy)]
enum Order {
    Partial,
    Total,
}

impl Order {
    fn equal(self) -> TokenStream {
        match self {
            Order::Partial => quote!(Some(::core::cmp::Ordering::Equal)),
            Order::Total => quote!(::core::cmp::Ordering::Equal),
        }
    }

    fn compare(self, a: &TokenStream, b: &TokenStream) -> TokenStream {
        match self {
            Order::Partial => quote!(#a.partial_cmp(&#b)),
            Order::Total => quote!(#a.cmp(&#b)),
        }
    }

    fn function(self, body: &TokenStream) -> TokenStream {
        match self {
            Order::Partial => quote!(
                fn partial_cmp(&self, other: &Self) -> Option<::core::cmp::Ordering> { #body }
            ),
            Order::Total => quote!(fn cmp(&self, other: &Self) -> ::core::cmp::Ordering { #body }),
        }
    }
}

/// The methods of a derived `PartialOrd`. `None` for types without values.
pub(super) fn partial_order(item: &syn::ItemStruct) -> Option<TokenStream> {
    of_struct(Order::Partial, item)
}

/// The methods of a derived `Ord`.
pub(super) fn total_order(item: &syn::ItemStruct) -> Option<TokenStream> {
    of_struct(Order::Total, item)
}

pub(super) fn partial_order_of_variants(item: &syn::ItemEnum) -> Option<TokenStream> {
    of_enum(Order::Partial, item)
}

pub(super) fn total_order_of_variants(item: &syn::ItemEnum) -> Option<TokenStream> {
    of_enum(Order::Total, item)
}

fn of_struct(order: Order, item: &syn::ItemStruct) -> Option<TokenStream> {
    let members = item.fields.iter().zip(item.fields.members());
    let members = members.map(|(field, member)| {
        compared(order, quote!(self.#member), quote!(other.#member), &field.ty, 0)
    });
    let body = first_that_differs(order, &members.collect::<Option<Vec<_>>>()?);
    Some(order.function(&body))
}

fn of_enum(order: Order, item: &syn::ItemEnum) -> Option<TokenStream> {
    if !has_data(item) {
        let number = if has_negative(item) { quote!(i32) } else { quote!(u32) };
        let sides = [quote!((*self as #number)), quote!((*other as #number))];
        return Some(order.function(&order.compare(&sides[0], &sides[1])));
    }
    let arms = item.variants.iter().map(|variant| of_variant(order, variant));
    let arms = arms.collect::<Option<Vec<_>>>()?;
    let names: Vec<&syn::Ident> = item.variants.iter().map(|variant| &variant.ident).collect();
    let places = 0..names.len() as u32;
    let place_of = |side: TokenStream| {
        let places = places.clone();
        quote!(match *#side { #(Self::#names { .. } => #places,)* })
    };
    let (left, right) = (place_of(quote!(self)), place_of(quote!(other)));
    let by_place = order.compare(&quote!(left), &quote!(right));
    let others = (names.len() > 1).then(|| {
        quote!(_ => {
            let left: u32 = #left;
            let right: u32 = #right;
            #by_place
        })
    });
    Some(order.function(&quote!(match (*self, *other) { #(#arms,)* #others })))
}

fn of_variant(order: Order, variant: &syn::Variant) -> Option<TokenStream> {
    let name = &variant.ident;
    let members: Vec<syn::Member> = variant.fields.members().collect();
    let side = |side: &str| -> Vec<syn::Ident> {
        (0..members.len()).map(|n| format_ident!("{side}_{n}")).collect()
    };
    let (left, right) = (side("left"), side("right"));
    let pairs = variant.fields.iter().zip(left.iter().zip(&right));
    let parts = pairs.map(|(field, (a, b))| compared(order, quote!(#a), quote!(#b), &field.ty, 0));
    let body = first_that_differs(order, &parts.collect::<Option<Vec<_>>>()?);
    Some(quote!(
        (Self::#name { #(#members: #left),* }, Self::#name { #(#members: #right),* }) => { #body }
    ))
}

fn first_that_differs(order: Order, parts: &[TokenStream]) -> TokenStream {
    let equal = order.equal();
    let Some((first, others)) = parts.split_first() else { return equal };
    if others.is_empty() {
        return first.clone();
    }
    quote!(
        let mut order = #first;
        #(if order == #equal { order = #others; })*
        order
    )
}

/// The comparison of two places of a type; `None` for types without values.
fn compared(
    order: Order,
    a: TokenStream,
    b: TokenStream,
    ty: &syn::Type,
    depth: usize,
) -> Option<TokenStream> {
    match ty {
        syn::Type::Group(group) => compared(order, a, b, &group.elem, depth),
        syn::Type::Paren(paren) => compared(order, a, b, &paren.elem, depth),
        syn::Type::Path(_) if crate::syntax::runtime_array(ty).is_some() => None,
        syn::Type::Path(_) => Some(order.compare(&a, &b)),
        syn::Type::Array(array) => {
            let (length, equal) = (&array.len, order.equal());
            let (i, of) = (format_ident!("i_{depth}"), format_ident!("order_{depth}"));
            let element = compared(order, quote!(#a[#i]), quote!(#b[#i]), &array.elem, depth + 1)?;
            Some(quote!({
                let mut #of = #equal;
                for #i in 0..#length {
                    if #of == #equal { #of = #element; }
                }
                #of
            }))
        }
        syn::Type::Tuple(tuple) => {
            let members = tuple.elems.iter().enumerate().map(|(n, ty)| {
                let n = syn::Index::from(n);
                compared(order, quote!(#a.#n), quote!(#b.#n), ty, depth)
            });
            let members: Vec<TokenStream> = members.collect::<Option<_>>()?;
            let body = first_that_differs(order, &members);
            Some(quote!({ #body }))
        }
        _ => None,
    }
}

/// The methods of `PartialOrd` that std provides.
fn relations(other: &TokenStream, span: Span) -> Vec<syn::ImplItemFn> {
    let is = |name: &str, orders: TokenStream| {
        let name = syn::Ident::new(name, span);
        syn::parse_quote!(
            fn #name(&self, other: &#other) -> bool {
                matches!(self.partial_cmp(other), Some(#orders))
            }
        )
    };
    let (less, equal) = (quote!(::core::cmp::Ordering::Less), Order::Total.equal());
    let greater = quote!(::core::cmp::Ordering::Greater);
    vec![
        is("lt", less.clone()),
        is("le", quote!(#less | #equal)),
        is("gt", greater.clone()),
        is("ge", quote!(#greater | #equal)),
    ]
}

/// Whether an `impl` replaces a method that std provides in `PartialEq` or `PartialOrd`.
pub(crate) fn replaces_relation(block: &syn::ItemImpl) -> bool {
    let Some(of) = block.trait_.as_ref().and_then(|(path, _)| path.segments.last()) else {
        return false;
    };
    let text = |block: &syn::Block| block.to_token_stream().to_string();
    let provided = relations(&quote!(Self), Span::call_site());
    let replaces = |function: &syn::ImplItemFn| match provided
        .iter()
        .find(|provided| provided.sig.ident == function.sig.ident)
    {
        Some(provided) => text(&provided.block) != text(&function.block),
        None => function.sig.ident == "ne",
    };
    (of.ident == "PartialEq" || of.ident == "PartialOrd")
        && block.items.iter().any(|item| matches!(item, syn::ImplItem::Fn(of) if replaces(of)))
}

/// Adds the missing methods to an `impl` of one of std's orders.
pub(super) fn provide(block: &mut syn::ItemImpl) {
    let Some(of) = block.trait_.as_ref().and_then(|(path, _)| path.segments.last()) else { return };
    let other = match &of.arguments {
        syn::PathArguments::AngleBracketed(args) => args.args.first().map(|arg| quote!(#arg)),
        _ => None,
    };
    let other = other.unwrap_or_else(|| quote!(Self));
    let provided: Vec<syn::ImplItemFn> = match of.ident.to_string().as_str() {
        "PartialOrd" => relations(&other, of.ident.span()),
        "Ord" => vec![
            syn::parse_quote!(
                fn max(self, other: Self) -> Self {
                    if other.cmp(&self) == ::core::cmp::Ordering::Less { self } else { other }
                }
            ),
            syn::parse_quote!(
                fn min(self, other: Self) -> Self {
                    if other.cmp(&self) == ::core::cmp::Ordering::Less { other } else { self }
                }
            ),
            syn::parse_quote!(
                fn clamp(self, min: Self, max: Self) -> Self {
                    if self.cmp(&min) == ::core::cmp::Ordering::Less {
                        min
                    } else if self.cmp(&max) == ::core::cmp::Ordering::Greater {
                        max
                    } else {
                        self
                    }
                }
            ),
        ],
        _ => return,
    };
    for function in provided {
        let is_written = block.items.iter().any(|item| match item {
            syn::ImplItem::Fn(of) => of.sig.ident == function.sig.ident,
            _ => false,
        });
        if !is_written {
            block.items.push(syn::ImplItem::Fn(function));
        }
    }
}
