//! A function of the list as a kernel and as plain Rust. Both call it with values of its types and
//! store its result.

use std::collections::BTreeSet;

use quote::{ToTokens, quote};
use syn::{Expr, Fields, FnArg, ImplItem, Item, ReceiverKind, ReturnType, Signature, Type};

use crate::paste::File;

/// Words of each row of the inputs, and of each row of results.
const INPUTS: usize = 16;
const RESULTS: usize = 64;

pub struct Case {
    pub name: String,
    /// The kind of each word in a row of results: an integer, an `f32`, or a half of an `f64`.
    pub kinds: String,
    pasted: String,
    body: String,
}

impl Case {
    /// A case for the function `name` or `Type::method`. `None` if the function is generic or
    /// unsafe, or if no row of inputs gives values of its types.
    pub fn new(file: &File, name: &str) -> Option<Case> {
        let mut made = Made {
            file,
            inputs: 0,
            depth: 0,
            kinds: String::new(),
            body: String::new(),
            after: Vec::new(),
        };
        let wanted = name
            .split([':', ' ', '<', '>'])
            .filter(|part| !part.is_empty())
            .map(String::from)
            .collect();
        let mut wanted: BTreeSet<String> = wanted;
        let (prefix, signature, of) = made.signature(name)?;
        if let Some((_, method)) = name.split_once("::") {
            wanted.remove(method);
        }
        made.call(&prefix, &signature, of.as_ref())?;
        let pasted = file.paste(wanted);
        Some(Case {
            name: format!("{} {name}", file.name),
            kinds: made.kinds,
            pasted,
            body: made.body,
        })
    }

    /// The function as plain Rust.
    pub fn host(&self) -> String {
        let head = "#[allow(warnings, unexpected_cfgs, clippy::all)]\npub mod host {";
        format!("{head}\n{}\n{}\n}}\n", self.pasted, self.call())
    }

    /// The function as a kernel and as plain Rust.
    pub fn text(&self) -> String {
        let device = "#[dsl_runtime::prelude::device]\n#[allow(warnings, unexpected_cfgs, clippy::all)]\npub mod on_device {";
        let kernel = "#[dsl_runtime::prelude::kernel(workgroup_size = 64)]\npub fn run(w: &[u32], f: &[f32], out: &mut [u32]) {\n    \
            on_device::call(w, f, out, dsl_runtime::prelude::global_invocation_id().x as usize)\n}";
        let launch = "pub fn launch(device: &dsl_runtime::Device, w: &[u32], f: &[f32]) -> Result<Vec<u32>, dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(w.len() * 4)?;
    run(&device.buffer(w)?, &device.buffer(f)?, &mut out).invocations(w.len() as u32 / 16).run()?;
    out.read()
}";
        format!(
            "{}\n{device}\n{}\n{}\n}}\n\n{kernel}\n\n{launch}\n",
            self.host(),
            self.pasted,
            self.call()
        )
    }

    fn call(&self) -> String {
        format!("pub fn call(w: &[u32], f: &[f32], out: &mut [u32], i: usize) {{\n{}}}", self.body)
    }
}

struct Made<'a> {
    file: &'a File,
    inputs: usize,
    /// The number of structs around the value being made.
    depth: usize,
    kinds: String,
    body: String,
    /// The values stored besides the result: variables behind `&mut`.
    after: Vec<(String, Type)>,
}

impl Made<'_> {
    /// The path of a function, its signature, and the type whose method it is.
    fn signature(&self, name: &str) -> Option<(String, Signature, Option<Type>)> {
        let Some((of, method)) = name.split_once("::") else {
            let mut all = self.file.items.iter();
            return all.find_map(|item| match item {
                Item::Fn(function) if function.sig.ident == name => {
                    Some((name.to_string(), function.sig.clone(), None))
                }
                _ => None,
            });
        };
        self.file.items.iter().find_map(|item| {
            let Item::Impl(block) = item else { return None };
            if block.self_ty.to_token_stream().to_string() != of
                || !block.generics.params.is_empty()
            {
                return None;
            }
            let mut all = block.items.iter();
            let function = all.find_map(|item| match item {
                ImplItem::Fn(function) if function.sig.ident == method => Some(function),
                _ => None,
            })?;
            let path = match &block.trait_ {
                Some((path, _)) => format!("<{of} as {}>::{method}", path.to_token_stream()),
                None => format!("{of}::{method}"),
            };
            Some((path, function.sig.clone(), Some((*block.self_ty).clone())))
        })
    }

    fn call(&mut self, path: &str, signature: &Signature, of: Option<&Type>) -> Option<()> {
        if !signature.generics.params.is_empty()
            || matches!(signature.safety, syn::Safety::Unsafe(_))
        {
            return None;
        }
        let with_self = |ty: &Type| match of {
            Some(of) => syn::parse2(with_self(ty.to_token_stream(), of)).ok(),
            None => Some(ty.clone()),
        };
        let mut arguments = Vec::new();
        for input in &signature.inputs {
            let ty = match input {
                FnArg::Receiver(receiver) => match &receiver.kind {
                    ReceiverKind::Reference(_, _, mutability) => {
                        syn::parse2(quote!(& #mutability #of)).ok()?
                    }
                    _ => of?.clone(),
                },
                FnArg::Typed(typed) => with_self(&typed.ty)?,
            };
            arguments.push(self.value(&ty)?);
        }
        let result = match &signature.output {
            ReturnType::Default => None,
            ReturnType::Type(_, ty) => Some(with_self(ty)?),
        };
        self.body += &format!("let r = {path}({});\n", arguments.join(", "));
        if let Some(ty) = &result {
            self.store("r", ty)?;
        }
        for (name, ty) in std::mem::take(&mut self.after) {
            self.store(&name, &ty)?;
        }
        (!self.kinds.is_empty() && self.kinds.len() <= RESULTS).then_some(())
    }

    /// The next input, as an index into a row.
    fn next(&mut self) -> String {
        self.inputs += 1;
        format!("[i * {INPUTS} + {}]", (self.inputs - 1) % INPUTS)
    }

    /// An expression of the type, made from a row of the inputs.
    fn value(&mut self, ty: &Type) -> Option<String> {
        match ty {
            Type::Path(path) => match path.to_token_stream().to_string().as_str() {
                "f32" => Some(format!("f{}", self.next())),
                "f64" => Some(format!("(f{} as f64)", self.next())),
                "u32" => Some(format!("w{}", self.next())),
                "bool" => Some(format!("(w{} & 1 == 1)", self.next())),
                narrow @ ("u8" | "u16" | "i8" | "i16" | "i32") => {
                    Some(format!("(w{} as {narrow})", self.next()))
                }
                size @ ("usize" | "isize") => Some(format!("((w{} % 64) as {size})", self.next())),
                wide @ ("u64" | "i64") => Some(format!(
                    "(((w{} as u64) << 32 | w{} as u64) as {wide})",
                    self.next(),
                    self.next()
                )),
                name => self.fields(name, |made, ty| made.value(ty)),
            },
            Type::Array(array) => {
                let values: Option<Vec<String>> =
                    (0..length(&array.len)?).map(|_| self.value(&array.elem)).collect();
                Some(format!("[{}]", values?.join(", ")))
            }
            Type::Tuple(tuple) => {
                let values: Option<Vec<String>> =
                    tuple.elems.iter().map(|ty| self.value(ty)).collect();
                Some(format!("({},)", values?.join(", ")))
            }
            Type::Reference(reference) => {
                let ty = match &*reference.elem {
                    Type::Slice(slice) => {
                        let elem = &slice.elem;
                        syn::parse2(quote!([#elem; 16])).ok()?
                    }
                    ty => ty.clone(),
                };
                let value = self.value(&ty)?;
                if reference.mutability.is_none() {
                    return Some(format!("&{value}"));
                }
                let name = format!("v{}", self.after.len());
                self.body += &format!("let mut {name} = {value};\n");
                self.after.push((name.clone(), ty));
                Some(format!("&mut {name}"))
            }
            _ => None,
        }
    }

    /// A struct of the file, made from its fields.
    fn fields(
        &mut self,
        name: &str,
        mut each: impl FnMut(&mut Self, &Type) -> Option<String>,
    ) -> Option<String> {
        let mut items = self.file.items.iter();
        let of = items.find_map(|item| match item {
            Item::Struct(of) if of.ident == name && of.generics.params.is_empty() => Some(of),
            _ => None,
        })?;
        self.depth += 1;
        if self.depth > 4 {
            return None;
        }
        let value = match &of.fields {
            Fields::Named(fields) => {
                let mut text = String::new();
                for field in &fields.named {
                    text += &format!("{}: {}, ", field.ident.as_ref()?, each(self, &field.ty)?);
                }
                Some(format!("{name} {{ {text}}}"))
            }
            Fields::Unnamed(fields) => {
                let values: Option<Vec<String>> =
                    fields.unnamed.iter().map(|field| each(self, &field.ty)).collect();
                Some(format!("{name}({})", values?.join(", ")))
            }
            Fields::Unit => Some(name.to_string()),
        };
        self.depth -= 1;
        value
    }

    fn word(&mut self, kind: char, value: &str) {
        self.body += &format!("out[i * {RESULTS} + {}] = {value};\n", self.kinds.len());
        self.kinds.push(kind);
    }

    /// Statements that store a value of the type.
    fn store(&mut self, value: &str, ty: &Type) -> Option<()> {
        match ty {
            Type::Path(path) => {
                let last = path.path.segments.last()?;
                let inner = match &last.arguments {
                    syn::PathArguments::AngleBracketed(given) => given.args.first(),
                    _ => None,
                };
                match (last.ident.to_string().as_str(), inner) {
                    ("f32", _) => self.word('f', &format!("{value}.to_bits()")),
                    ("f64", _) => {
                        self.word('d', &format!("({value}.to_bits() >> 32) as u32"));
                        self.word('e', &format!("{value}.to_bits() as u32"));
                    }
                    ("u64" | "i64", _) => {
                        self.word('u', &format!("({value} as u64 >> 32) as u32"));
                        self.word('u', &format!("{value} as u32"));
                    }
                    (
                        "u32" | "u8" | "u16" | "i8" | "i16" | "i32" | "usize" | "isize" | "bool",
                        _,
                    ) => self.word('u', &format!("{value} as u32")),
                    ("Option", Some(syn::GenericArgument::Type(inner))) => {
                        self.word('u', &format!("{value}.is_some() as u32"));
                        let name = format!("o{}", self.kinds.len());
                        self.body += &format!("if let Some({name}) = {value} {{\n");
                        self.store(&name, inner)?;
                        self.body += "}\n";
                    }
                    (name, None) => {
                        let mut fields = Vec::new();
                        self.fields(name, |_, ty| {
                            fields.push(ty.clone());
                            Some(String::new())
                        })?;
                        let names = self.field_names(name);
                        for (field, ty) in names.iter().zip(&fields) {
                            self.store(&format!("{value}.{field}"), ty)?;
                        }
                    }
                    _ => return None,
                }
                Some(())
            }
            Type::Array(array) => (0..length(&array.len)?)
                .try_for_each(|at| self.store(&format!("{value}[{at}]"), &array.elem)),
            Type::Tuple(tuple) => tuple
                .elems
                .iter()
                .enumerate()
                .try_for_each(|(at, ty)| self.store(&format!("{value}.{at}"), ty)),
            _ => None,
        }
    }

    fn field_names(&self, name: &str) -> Vec<String> {
        let of = self.file.items.iter().find_map(|item| match item {
            Item::Struct(of) if of.ident == name => Some(of),
            _ => None,
        });
        let fields = of.into_iter().flat_map(|of| of.fields.iter().enumerate());
        fields
            .map(|(at, field)| field.ident.as_ref().map_or(at.to_string(), ToString::to_string))
            .collect()
    }
}

fn length(len: &Expr) -> Option<usize> {
    len.to_token_stream()
        .to_string()
        .trim_end_matches("usize")
        .parse()
        .ok()
        .filter(|len| *len <= RESULTS)
}

/// Replaces `Self` by the type.
fn with_self(tokens: proc_macro2::TokenStream, of: &Type) -> proc_macro2::TokenStream {
    use proc_macro2::{Group, TokenTree};
    let mut all = proc_macro2::TokenStream::new();
    for token in tokens {
        match token {
            TokenTree::Ident(ident) if ident == "Self" => all.extend(of.to_token_stream()),
            TokenTree::Group(group) => all.extend([TokenTree::Group(Group::new(
                group.delimiter(),
                with_self(group.stream(), of),
            ))]),
            token => all.extend([token]),
        }
    }
    all
}
