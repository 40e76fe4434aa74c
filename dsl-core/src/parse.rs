//! Turns tokens into a [`Source`]: the attribute's arguments and a function with a valid signature.
//!
//! The body stays a syntax tree of `syn`. Only `lower` reads it, and rejects constructs outside of
//! the language one by one.

#![allow(clippy::wildcard_enum_match_arm, reason = "syn's enums are non-exhaustive")]

mod instances;

use std::rc::Rc;

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::parse::Parser;
use syn::spanned::Spanned;

use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::ir::Name;
use crate::items::{Items, Names, Scope};
use crate::nesting;
use crate::syntax::visit_mut::VisitMut;
use crate::syntax::{is_function, levels, name_of, ungroup};

/// A kernel as written.
#[derive(Debug)]
pub struct Source {
    /// The function's name.
    pub name: Name,
    /// Its visibility.
    pub vis: syn::Visibility,
    /// The lines of its doc comment.
    pub docs: Vec<String>,
    /// Its other attributes; they go to the launcher.
    pub attrs: Vec<syn::Attribute>,
    /// Its attributes that set the level of `dead_code`.
    pub dead_code: Vec<syn::Attribute>,
    /// Invocations per workgroup in x, y and z, if written.
    pub workgroup_size: Vec<syn::Expr>,
    /// The span of the workgroup size in the attribute.
    pub workgroup_size_span: Span,
    /// The limit of workgroup memory in bytes, if written.
    pub max_workgroup_bytes: Option<syn::Expr>,
    /// The limit of invocations per workgroup, if written.
    pub max_invocations_per_workgroup: Option<syn::Expr>,
    /// The limit of storage buffers, if written.
    pub max_storage_buffers: Option<syn::Expr>,
    /// The findings that the kernel allows, each with a reason.
    pub allowed: Vec<Code>,
    /// Its generic parameters, with their arguments in each instance.
    pub generics: Vec<Generic>,
    /// Its generic parameters and bounds as written.
    pub syntax: syn::Generics,
    /// Its parameters.
    pub params: Vec<Param>,
    /// Whether it returns a value, which is reported.
    pub has_result: bool,
    /// Its body.
    pub body: syn::Block,
    /// The items that it refers to.
    pub items: Rc<Items>,
    /// The meaning of its paths.
    pub scope: Scope,
}

impl Source {
    /// Items alone: a kernel that does nothing with them.
    pub(crate) fn without_kernel(items: Rc<Items>) -> Source {
        Source {
            name: Name { text: "none".to_owned(), span: Span::call_site() },
            vis: syn::Visibility::Inherited,
            docs: Vec::new(),
            attrs: Vec::new(),
            dead_code: Vec::new(),
            workgroup_size: Vec::new(),
            workgroup_size_span: Span::call_site(),
            max_workgroup_bytes: None,
            max_invocations_per_workgroup: None,
            max_storage_buffers: None,
            allowed: Vec::new(),
            generics: Vec::new(),
            syntax: syn::Generics::default(),
            params: Vec::new(),
            has_result: false,
            body: syn::Block { brace_token: syn::token::Brace::default(), stmts: Vec::new() },
            items,
            scope: Scope::default(),
        }
    }

    /// Replaces aliases by the names that they stand for.
    pub(crate) fn write_out(&mut self) {
        let names = Names::of(&self.items);
        names.write_out(&mut self.scope, |out| {
            self.params.iter_mut().for_each(|param| out.visit_type_mut(&mut param.ty));
            self.workgroup_size.iter_mut().for_each(|size| out.visit_expr_mut(size));
            out.visit_generics_mut(&mut self.syntax);
            out.visit_block_mut(&mut self.body);
        });
    }

    /// Every combination of the generic arguments, by position; without generics, one empty
    /// combination.
    pub fn instances(&self) -> Vec<Vec<usize>> {
        let mut all = vec![Vec::new()];
        for generic in &self.generics {
            let longer = |instance: &Vec<usize>, at| [instance.as_slice(), &[at]].concat();
            all = all
                .iter()
                .flat_map(|instance| (0..generic.values.len()).map(|at| longer(instance, at)))
                .collect();
        }
        all
    }
}

/// A generic parameter of a kernel.
#[derive(Debug)]
pub struct Generic {
    /// Its name.
    pub name: Name,
    /// Its arguments.
    pub values: Arguments,
}

/// The arguments of a generic parameter, in the order of the attribute.
#[derive(Debug)]
pub enum Arguments {
    /// Arguments of a type parameter.
    Types(Vec<syn::Type>),
    /// Arguments of a const parameter with that type.
    Consts(Box<syn::Type>, Vec<syn::Expr>),
}

impl Arguments {
    /// The number of arguments.
    pub fn len(&self) -> usize {
        match self {
            Arguments::Types(types) => types.len(),
            Arguments::Consts(_, values) => values.len(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A parameter as written.
#[derive(Debug)]
pub struct Param {
    /// Its name.
    pub name: Name,
    /// `mut name: T`.
    pub mutable: bool,
    /// Its type, without aliases.
    pub ty: syn::Type,
    /// Its type as written.
    pub written: syn::Type,
}

/// Reads the attribute's arguments and the function. If the tokens are not a function, reports that
/// and returns `None`; every other mistake is reported and replaced by a harmless value.
pub fn parse(args: TokenStream, item: TokenStream, diags: &mut Diagnostics) -> Option<Source> {
    if let Err(diagnostic) = nesting::check(&args).and_then(|()| nesting::check(&item)) {
        diags.push(diagnostic);
        return None;
    }
    let function = match syn::parse2::<syn::ItemFn>(item.clone()) {
        Ok(function) => function,
        Err(error) => {
            let message = match is_function(&item) {
                true => format!("a syntax error in this kernel: {error}"),
                false => format!("#[kernel] goes on a function with a body: {error}"),
            };
            diags.error(Code::Signature, error.span(), message);
            return None;
        }
    };
    let attribute = parse_args(args, function.sig.ident.span(), diags);
    let generics = instances::parse(&function.sig.generics, attribute.instances, diags);
    check_signature(&function.sig, diags);
    let has_result = result(&function.sig).is_some();
    let params = function.sig.inputs.iter().filter_map(|input| parse_param(input, diags)).collect();
    let (docs, mut attrs) = split_docs(function.attrs);
    let dead_code = levels::of_dead_code(&attrs).collect();
    attrs.retain(|attr| !expects_elsewhere(attr));
    Some(Source {
        name: name_of(&function.sig.ident),
        vis: function.vis,
        docs,
        attrs,
        dead_code,
        workgroup_size: attribute.workgroup_size.unwrap_or_default(),
        workgroup_size_span: attribute.workgroup_size_span.unwrap_or(function.sig.ident.span()),
        max_workgroup_bytes: attribute.max_workgroup_bytes,
        max_invocations_per_workgroup: attribute.max_invocations_per_workgroup,
        max_storage_buffers: attribute.max_storage_buffers,
        allowed: attribute.allowed,
        generics,
        syntax: function.sig.generics,
        params,
        has_result,
        body: *function.block,
        items: Rc::default(),
        scope: Scope::default(),
    })
}

/// The arguments of the attribute.
#[derive(Default)]
struct Attribute {
    workgroup_size: Option<Vec<syn::Expr>>,
    workgroup_size_span: Option<Span>,
    max_workgroup_bytes: Option<syn::Expr>,
    max_invocations_per_workgroup: Option<syn::Expr>,
    max_storage_buffers: Option<syn::Expr>,
    instances: Option<syn::MetaList>,
    allowed: Vec<Code>,
}

fn parse_args(args: TokenStream, item: Span, diags: &mut Diagnostics) -> Attribute {
    const EXPECTED: &str = "write `#[kernel(workgroup_size = 256)]`, or `(16, 16)`, or `(8, 8, 4)`: \
                            the invocations per workgroup in x, y and z";
    // The other arguments that are allowed beside the workgroup size.
    const KNOWN: [&str; 5] = [
        "instances",
        "allow",
        "max_workgroup_bytes",
        "max_invocations_per_workgroup",
        "max_storage_buffers",
    ];
    let list = match syn::punctuated::Punctuated::<syn::Meta, syn::Token![,]>::parse_terminated
        .parse2(args)
    {
        Ok(list) => list,
        Err(error) => {
            let message = format!("{error}; {EXPECTED}");
            diags.error(Code::Attribute, error.span(), message);
            return Attribute::default();
        }
    };
    let mut found = Attribute::default();
    for meta in &list {
        match meta {
            syn::Meta::NameValue(pair) if pair.path.is_ident("workgroup_size") => {
                let size = parse_workgroup_size(&pair.value, diags);
                found.workgroup_size_span = Some(pair.span());
                set_once(&mut found.workgroup_size, pair, size, diags);
            }
            syn::Meta::NameValue(pair) if pair.path.is_ident("max_workgroup_bytes") => {
                set_once(&mut found.max_workgroup_bytes, pair, pair.value.clone(), diags);
            }
            syn::Meta::NameValue(pair) if pair.path.is_ident("max_invocations_per_workgroup") => {
                let limit = &mut found.max_invocations_per_workgroup;
                set_once(limit, pair, pair.value.clone(), diags);
            }
            syn::Meta::NameValue(pair) if pair.path.is_ident("max_storage_buffers") => {
                set_once(&mut found.max_storage_buffers, pair, pair.value.clone(), diags);
            }
            syn::Meta::List(list) if list.path.is_ident("instances") => {
                found.instances = Some(list.clone());
            }
            syn::Meta::List(list) if list.path.is_ident("allow") => {
                found.allowed.extend(parse_allowed(list, diags));
            }
            other => {
                let message = format!("unknown argument of #[kernel]; {EXPECTED}");
                diags.error(Code::Attribute, other.span(), message);
            }
        }
    }
    let is_known = |meta: &syn::Meta| KNOWN.iter().any(|name| meta.path().is_ident(name));
    if found.workgroup_size.is_none() && list.iter().all(is_known) {
        diags.error(Code::Attribute, item, format!("the workgroup size is missing; {EXPECTED}"));
    }
    found
}

/// Takes the value of an argument, which may occur once.
fn set_once<T>(
    place: &mut Option<T>,
    pair: &syn::MetaNameValue,
    value: T,
    diags: &mut Diagnostics,
) {
    if place.replace(value).is_some() {
        let name = pair.path.get_ident().map(ToString::to_string).unwrap_or_default();
        diags.error(Code::Attribute, pair.path.span(), format!("`{name}` is given twice"));
    }
}

/// `allow(race = "why")`: allows findings of the access analysis, for a reason.
fn parse_allowed(list: &syn::MetaList, diags: &mut Diagnostics) -> Vec<Code> {
    const EXPECTED: &str = "write `allow(race = \"why it is none\")`; the findings are `race`, \
                            `unwritten` and `out_of_bounds`";
    let parser =
        syn::punctuated::Punctuated::<syn::MetaNameValue, syn::Token![,]>::parse_terminated;
    let pairs = match parser.parse2(list.tokens.clone()) {
        Ok(pairs) => pairs,
        Err(error) => {
            diags.error(Code::Attribute, error.span(), format!("{error}; {EXPECTED}"));
            return Vec::new();
        }
    };
    let mut allowed = Vec::new();
    for pair in pairs {
        let code = match pair.path.get_ident().map(ToString::to_string).as_deref() {
            Some("race") => Code::Race,
            Some("unwritten") => Code::Unwritten,
            Some("out_of_bounds") => Code::IndexOutOfBounds,
            _ => {
                diags.error(
                    Code::Attribute,
                    pair.path.span(),
                    format!("unknown finding; {EXPECTED}"),
                );
                continue;
            }
        };
        match &pair.value {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(reason), .. })
                if !reason.value().trim().is_empty() =>
            {
                allowed.push(code);
            }
            other => {
                let message = format!("this finding needs a reason; {EXPECTED}");
                diags.error(Code::Attribute, other.span(), message);
            }
        }
    }
    allowed
}

fn parse_workgroup_size(value: &syn::Expr, diags: &mut Diagnostics) -> Vec<syn::Expr> {
    let dims: Vec<syn::Expr> = match ungroup(value) {
        syn::Expr::Tuple(tuple) => tuple.elems.iter().cloned().collect(),
        single => vec![single.clone()],
    };
    if dims.is_empty() || dims.len() > 3 {
        let message = format!("a workgroup size has 1 to 3 dimensions, not {}", dims.len());
        diags.error(Code::Attribute, value.span(), message);
        return Vec::new();
    }
    dims
}

fn check_signature(sig: &syn::Signature, diags: &mut Diagnostics) {
    let mut refuse = |span: Span, message: &str| diags.error(Code::Signature, span, message);
    if let Some(token) = &sig.constness {
        refuse(token.span(), "a kernel cannot be `const`: remove it");
    }
    if let Some(token) = &sig.asyncness {
        refuse(token.span(), "a kernel cannot be `async`: remove it");
    }
    if let syn::Safety::Unsafe(token) = &sig.safety {
        refuse(token.span(), "a kernel cannot be `unsafe`: remove it");
    }
    if let Some(abi) = &sig.abi {
        refuse(abi.span(), "a kernel cannot be `extern`: remove it");
    }
    if let Some(variadic) = &sig.variadic {
        refuse(variadic.span(), "kernels have no variadic parameters");
    }
    if let Some(ty) = result(sig) {
        refuse(ty.span(), "a kernel returns nothing: write results to a `&mut [T]` parameter");
    }
}

/// The result type of a function, if it returns a value.
fn result(sig: &syn::Signature) -> Option<&syn::Type> {
    let syn::ReturnType::Type(_, ty) = &sig.output else { return None };
    let is_unit = matches!(&**ty, syn::Type::Tuple(tuple) if tuple.elems.is_empty());
    (!is_unit).then_some(&**ty)
}

fn parse_param(input: &syn::FnArg, diags: &mut Diagnostics) -> Option<Param> {
    let typed = match input {
        syn::FnArg::Typed(typed) => typed,
        syn::FnArg::Receiver(receiver) => {
            let message = "a kernel is a free function: put it outside of the `impl`, and pass the \
                           members of `self` as parameters";
            diags.error(Code::Signature, receiver.span(), message);
            return None;
        }
    };
    if let Some(attr) = typed.attrs.first() {
        diags.error(Code::Signature, attr.span(), "parameters of a kernel have no attributes");
    }
    match &*typed.pat {
        syn::Pat::Ident(pat) if pat.by_ref.is_none() && pat.subpat.is_none() => Some(Param {
            name: name_of(&pat.ident),
            mutable: pat.mutability.is_some(),
            ty: (*typed.ty).clone(),
            written: (*typed.ty).clone(),
        }),
        other => {
            let message = "a parameter of a kernel is a name with a type, such as `input: &[f32]`";
            diags.push(Diagnostic::new(Code::Signature, other.span(), message));
            None
        }
    }
}

fn split_docs(attrs: Vec<syn::Attribute>) -> (Vec<String>, Vec<syn::Attribute>) {
    let mut docs = Vec::new();
    let mut rest = Vec::new();
    for attr in attrs {
        match &attr.meta {
            syn::Meta::NameValue(pair) if pair.path.is_ident("doc") => {
                if let syn::Expr::Lit(lit) = &pair.value
                    && let syn::Lit::Str(text) = &lit.lit
                {
                    // A line break of WGSL must not end a comment early.
                    let breaks = ['\n', '\r', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}'];
                    let text = text.value().replace("\r\n", "\n");
                    docs.extend(text.split(breaks).map(str::to_owned));
                }
            }
            _ => rest.push(attr),
        }
    }
    (docs, rest)
}

/// Whether an attribute expects a finding that rustc reports in another form of the function, not
/// in the launcher.
fn expects_elsewhere(attr: &syn::Attribute) -> bool {
    const ELSEWHERE: [&str; 9] = [
        "dead_code",
        "non_snake_case",
        "path_statements",
        "unreachable_code",
        "unused_assignments",
        "unused_labels",
        "unused_must_use",
        "unused_mut",
        "unused_variables",
    ];
    let names = attr.to_token_stream().to_string();
    attr.path().is_ident("expect") && ELSEWHERE.iter().any(|name| names.contains(name))
}
