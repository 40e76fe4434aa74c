//! The values of `#[cfg(…)]` and `cfg!(…)`, as far as they are known while a macro runs. rustc
//! evaluates conditions on an item with an attribute, but not the conditions inside it.
//!
//! A process compiles one crate, so rustc's options are recorded once ([`know`]). Without rustc
//! there are no features, and debug assertions are on.

use std::sync::OnceLock;

use syn::punctuated::Punctuated;

use crate::syntax::visit_mut::{self, VisitMut};
use crate::syntax::{is_conditional, item_attrs_mut};

/// The facts that conditions test.
#[derive(Debug)]
pub struct Conditions {
    /// `--cfg name` and `--cfg name="value"`.
    flags: Vec<(String, Option<String>)>,
    /// `None` without rustc, since tools show tests, too.
    is_test: Option<bool>,
    has_debug_assertions: bool,
    /// The target, unless it is the machine that the compiler runs on.
    target: Option<String>,
    /// Whether `flags` may be incomplete. Conditions that are not known to hold are then unknown.
    is_partial: bool,
}

static KNOWN: OnceLock<Conditions> = OnceLock::new();

const ALONE: Conditions = Conditions {
    flags: Vec::new(),
    is_test: None,
    has_debug_assertions: true,
    target: None,
    is_partial: false,
};

/// Records the facts for this process.
pub fn know(conditions: impl FnOnce() -> Conditions) {
    KNOWN.get_or_init(conditions);
}

impl Conditions {
    /// The facts in rustc's arguments.
    pub fn of_rustc(args: impl IntoIterator<Item = String>) -> Self {
        let mut of = Conditions { is_test: Some(false), ..ALONE };
        let (mut optimizes, mut asserts) = (false, None);
        let mut args = args.into_iter();
        // For rustdoc, `--test` means other tests.
        let is_rustdoc = args.next().is_some_and(|program| program.contains("rustdoc"));
        while let Some(arg) = args.next() {
            let (name, value) = match arg.split_once('=') {
                Some((name @ ("--cfg" | "--target" | "--codegen"), value)) => {
                    (name.to_owned(), Some(value.to_owned()))
                }
                _ if matches!(arg.as_str(), "--cfg" | "--target" | "-C" | "--codegen") => {
                    let value = args.next();
                    (arg, value)
                }
                _ => match arg.strip_prefix("-C") {
                    Some(value) => ("-C".to_owned(), Some(value.to_owned())),
                    None => (arg, None),
                },
            };
            match (name.as_str(), value.as_deref()) {
                ("--cfg", Some(flag)) => of.flags.push(flag_of(flag)),
                ("--target", Some(target)) => of.target = Some(target.to_owned()),
                ("--test", _) => of.is_test = Some(!is_rustdoc),
                ("-O", _) => optimizes = true,
                ("-C" | "--codegen", Some(option)) => match option.split_once('=') {
                    Some(("opt-level", level)) => optimizes = level != "0",
                    Some(("debug-assertions", is)) => asserts = Some(is_on(is)),
                    None if option == "debug-assertions" => asserts = Some(true),
                    _ => {}
                },
                // A file with further arguments.
                (name, _) if name.starts_with('@') => of.is_partial = true,
                _ => {}
            }
        }
        of.has_debug_assertions = asserts.unwrap_or(!optimizes);
        of
    }

    fn holds(&self, meta: &syn::Meta) -> Option<bool> {
        match meta {
            syn::Meta::Path(path) => self.flag(&path.get_ident()?.to_string()),
            syn::Meta::NameValue(of) => {
                let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(value), .. }) = &of.value
                else {
                    return None;
                };
                self.value(&of.path.get_ident()?.to_string(), &value.value())
            }
            syn::Meta::List(list) => {
                let parser = Punctuated::<syn::Meta, syn::Token![,]>::parse_terminated;
                let parts = list.parse_args_with(parser).ok()?;
                let mut parts = parts.iter().map(|part| self.holds(part));
                match list.path.get_ident()?.to_string().as_str() {
                    "not" => parts.next()?.map(|holds| !holds),
                    "all" => decided(parts, false),
                    "any" => decided(parts, true),
                    _ => None,
                }
            }
        }
    }

    fn flag(&self, name: &str) -> Option<bool> {
        match name {
            "test" => self.is_test,
            "debug_assertions" => Some(self.has_debug_assertions),
            "unix" | "windows" => Some(self.family()? == name),
            "true" => Some(true),
            "false" => Some(false),
            "overflow_checks" | "proc_macro" | "panic" | "doctest" => None,
            name => self.told(|(of, value)| of == name && value.is_none()),
        }
    }

    fn value(&self, name: &str, value: &str) -> Option<bool> {
        match name {
            "target_pointer_width" => Some(value == self.pointer_width()?),
            "target_endian" => Some(value == self.endian()?),
            "target_arch" => Some(value == self.arch()?),
            "target_os" => Some(value == self.os()?),
            "target_family" => Some(value == self.family()?),
            // Kernels run on a GPU, too: their code is for any processor, so no condition on features of one holds.
            "target_feature" => Some(false),
            "panic" => None,
            name if name.starts_with("target_") => None,
            name => self.told(|(of, own)| of == name && own.as_deref() == Some(value)),
        }
    }

    // The machine, as far as its name shows it.

    fn arch(&self) -> Option<&str> {
        let Some(target) = &self.target else { return Some(std::env::consts::ARCH) };
        match target.split('-').next()? {
            arch @ ("x86_64" | "aarch64" | "wasm32" | "wasm64") => Some(arch),
            "i586" | "i686" => Some("x86"),
            _ => None,
        }
    }

    fn pointer_width(&self) -> Option<&'static str> {
        match self.arch()? {
            _ if self.target.is_none() => Some(if usize::BITS == 64 { "64" } else { "32" }),
            "wasm32" | "x86" => Some("32"),
            _ => Some("64"),
        }
    }

    fn endian(&self) -> Option<&'static str> {
        let is_big = self.target.is_none() && cfg!(target_endian = "big");
        self.arch().map(|_| if is_big { "big" } else { "little" })
    }

    fn os(&self) -> Option<&str> {
        let Some(target) = &self.target else { return Some(std::env::consts::OS) };
        let known = [
            ("-linux-", "linux"),
            ("-windows-", "windows"),
            ("-darwin", "macos"),
            ("-unknown-unknown", "unknown"),
        ];
        known.into_iter().find(|(part, _)| target.contains(part)).map(|(_, os)| os)
    }

    fn family(&self) -> Option<&str> {
        match (self.os()?, self.arch()) {
            (_, _) if self.target.is_none() => Some(std::env::consts::FAMILY),
            ("windows", _) => Some("windows"),
            ("linux" | "macos", _) => Some("unix"),
            ("unknown", Some("wasm32" | "wasm64")) => Some("wasm"),
            _ => None,
        }
    }

    fn told(&self, is_it: impl Fn(&(String, Option<String>)) -> bool) -> Option<bool> {
        match self.flags.iter().any(is_it) {
            false if self.is_partial => None,
            holds => Some(holds),
        }
    }
}

/// `name` and `name="value"`.
fn flag_of(text: &str) -> (String, Option<String>) {
    match text.split_once('=') {
        Some((name, value)) => {
            (name.trim().to_owned(), Some(value.trim().trim_matches('"').to_owned()))
        }
        None => (text.trim().to_owned(), None),
    }
}

fn is_on(value: &str) -> bool {
    matches!(value, "y" | "yes" | "on" | "true")
}

/// The value of `any`, where one true part decides; for `all`, one false part decides.
fn decided(parts: impl Iterator<Item = Option<bool>>, decides: bool) -> Option<bool> {
    let mut result = Some(!decides);
    for part in parts {
        match part {
            Some(holds) if holds == decides => return Some(decides),
            Some(_) => {}
            None => result = None,
        }
    }
    result
}

/// Whether a condition holds. `None` if unknown.
fn holds(meta: &syn::Meta) -> Option<bool> {
    KNOWN.get().unwrap_or(&ALONE).holds(meta)
}

/// Whether the condition in the text of `#[cfg(…)]` or `cfg!(…)` holds.
pub(super) fn text_holds(text: &str) -> Option<bool> {
    holds(&syn::parse_str(text).ok()?)
}

/// Whether all `#[cfg(…)]` among these attributes hold.
fn all_hold(attrs: &[syn::Attribute]) -> Option<bool> {
    decided(attrs.iter().filter_map(condition).map(|of| holds(&of)), false)
}

fn condition(attr: &syn::Attribute) -> Option<syn::Meta> {
    match &attr.meta {
        syn::Meta::List(_) if attr.path().is_ident("cfg") => attr.parse_args().ok(),
        _ => None,
    }
}

/// Removes the parts of an item whose conditions do not hold, and the conditions that hold. Returns
/// whether anything changed.
pub(super) fn evaluate(item: &mut syn::Item) -> bool {
    let mut evaluated = Evaluated(false);
    match item {
        syn::Item::Mod(of) => {
            if let Some((_, items)) = &mut of.content {
                evaluated.all(items, item_attrs_mut);
                items.iter_mut().for_each(|item| evaluated.visit_item_mut(item));
            }
        }
        item => evaluated.visit_item_mut(item),
    }
    evaluated.0
}

struct Evaluated(bool);

impl Evaluated {
    /// Whether a part of an item stays, judged by its attributes.
    fn stays(&mut self, attrs: Option<&mut Vec<syn::Attribute>>) -> bool {
        let Some(attrs) = attrs else { return true };
        let known = match is_conditional(attrs) {
            true => all_hold(attrs),
            false => None,
        };
        if known == Some(true) {
            attrs.retain(|attr| condition(attr).is_none());
        }
        self.0 |= known.is_some();
        known != Some(false)
    }

    fn all<T>(
        &mut self,
        all: &mut Vec<T>,
        attrs: impl Fn(&mut T) -> Option<&mut Vec<syn::Attribute>>,
    ) {
        all.retain_mut(|of| self.stays(attrs(of)));
    }

    /// As `all`, for a list with commas.
    fn fields<T>(
        &mut self,
        fields: &mut Punctuated<T, syn::Token![,]>,
        attrs: impl Fn(&mut T) -> &mut Vec<syn::Attribute>,
    ) {
        // Pairs keep their commas: `..base` needs one before it.
        let all = std::mem::take(fields).into_pairs();
        *fields = all
            .filter_map(|mut of| self.stays(Some(attrs(of.value_mut()))).then_some(of))
            .collect();
    }

    /// The fields of a struct or of a variant.
    fn declared(&mut self, fields: &mut syn::Fields) {
        match fields {
            syn::Fields::Named(of) => self.fields(&mut of.named, |field| &mut field.attrs),
            syn::Fields::Unnamed(of) => self.fields(&mut of.unnamed, |field| &mut field.attrs),
            syn::Fields::Unit => {}
        }
    }
}

impl VisitMut for Evaluated {
    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        self.all(&mut block.stmts, |stmt| match stmt {
            syn::Stmt::Local(of) => Some(&mut of.attrs),
            syn::Stmt::Item(of) => item_attrs_mut(of),
            syn::Stmt::Expr(of, _) => attrs_of(of),
            syn::Stmt::Macro(of) => Some(&mut of.attrs),
        });
        visit_mut::visit_block_mut(self, block);
    }

    fn visit_item_mod_mut(&mut self, module: &mut syn::ItemMod) {
        if let Some((_, items)) = &mut module.content {
            self.all(items, item_attrs_mut);
        }
        visit_mut::visit_item_mod_mut(self, module);
    }

    fn visit_item_impl_mut(&mut self, block: &mut syn::ItemImpl) {
        self.all(&mut block.items, |item| match item {
            syn::ImplItem::Fn(of) => Some(&mut of.attrs),
            syn::ImplItem::Const(of) => Some(&mut of.attrs),
            syn::ImplItem::Type(of) => Some(&mut of.attrs),
            syn::ImplItem::Macro(of) => Some(&mut of.attrs),
            _ => None,
        });
        visit_mut::visit_item_impl_mut(self, block);
    }

    fn visit_item_trait_mut(&mut self, of: &mut syn::ItemTrait) {
        self.all(&mut of.items, |item| match item {
            syn::TraitItem::Fn(of) => Some(&mut of.attrs),
            syn::TraitItem::Const(of) => Some(&mut of.attrs),
            syn::TraitItem::Type(of) => Some(&mut of.attrs),
            syn::TraitItem::Macro(of) => Some(&mut of.attrs),
            _ => None,
        });
        visit_mut::visit_item_trait_mut(self, of);
    }

    fn visit_expr_match_mut(&mut self, of: &mut syn::ExprMatch) {
        self.all(&mut of.arms, |arm| Some(&mut arm.attrs));
        visit_mut::visit_expr_match_mut(self, of);
    }

    fn visit_item_struct_mut(&mut self, of: &mut syn::ItemStruct) {
        self.declared(&mut of.fields);
        visit_mut::visit_item_struct_mut(self, of);
    }

    fn visit_item_enum_mut(&mut self, of: &mut syn::ItemEnum) {
        self.fields(&mut of.variants, |variant| &mut variant.attrs);
        of.variants.iter_mut().for_each(|variant| self.declared(&mut variant.fields));
        visit_mut::visit_item_enum_mut(self, of);
    }

    fn visit_expr_struct_mut(&mut self, of: &mut syn::ExprStruct) {
        self.fields(&mut of.fields, |field| &mut field.attrs);
        visit_mut::visit_expr_struct_mut(self, of);
    }

    fn visit_pat_struct_mut(&mut self, of: &mut syn::PatStruct) {
        self.fields(&mut of.fields, |field| &mut field.attrs);
        visit_mut::visit_pat_struct_mut(self, of);
    }

    fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
        if let syn::Expr::Macro(of) = &*expr
            && of.mac.path.is_ident("cfg")
            && let Ok(condition) = of.mac.parse_body::<syn::Meta>()
            && let Some(holds) = holds(&condition)
        {
            let span = of.mac.path.segments[0].ident.span();
            let value = syn::Lit::Bool(syn::LitBool::new(holds, span));
            *expr = syn::Expr::Lit(syn::ExprLit { attrs: Vec::new(), lit: value });
            self.0 = true;
        }
        visit_mut::visit_expr_mut(self, expr);
    }
}

fn attrs_of(expr: &mut syn::Expr) -> Option<&mut Vec<syn::Attribute>> {
    Some(match expr {
        syn::Expr::Assign(of) => &mut of.attrs,
        syn::Expr::Binary(of) => &mut of.attrs,
        syn::Expr::Block(of) => &mut of.attrs,
        syn::Expr::Call(of) => &mut of.attrs,
        syn::Expr::ForLoop(of) => &mut of.attrs,
        syn::Expr::If(of) => &mut of.attrs,
        syn::Expr::Lit(of) => &mut of.attrs,
        syn::Expr::Loop(of) => &mut of.attrs,
        syn::Expr::Macro(of) => &mut of.attrs,
        syn::Expr::Match(of) => &mut of.attrs,
        syn::Expr::MethodCall(of) => &mut of.attrs,
        syn::Expr::Path(of) => &mut of.attrs,
        syn::Expr::Return(of) => &mut of.attrs,
        syn::Expr::Unsafe(of) => &mut of.attrs,
        syn::Expr::While(of) => &mut of.attrs,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(args: &[&str], condition: &str) -> Option<bool> {
        let args = std::iter::once("rustc").chain(args.iter().copied()).map(str::to_owned);
        Conditions::of_rustc(args).holds(&syn::parse_str(condition).expect("a condition"))
    }

    #[test]
    fn features_and_flags() {
        let args = ["--cfg", "feature=\"fast\"", "--cfg=docsrs", "-C", "opt-level=3"];
        assert_eq!(of(&args, "feature = \"fast\""), Some(true));
        assert_eq!(of(&args, "feature = \"slow\""), Some(false));
        assert_eq!(of(&args, "docsrs"), Some(true));
        assert_eq!(of(&args, "debug_assertions"), Some(false));
        assert_eq!(of(&args, "all(docsrs, not(test), any(loom, feature = \"fast\"))"), Some(true));
        assert_eq!(of(&["@args"], "feature = \"slow\""), None);
    }

    #[test]
    fn code_is_for_any_processor() {
        let native = ["-C", "target-cpu=native", "-Ctarget-feature=+fma"];
        assert_eq!(of(&native, "target_feature = \"fma\""), Some(false));
        assert_eq!(of(&native, "not(any(target_feature = \"fma\", test))"), Some(true));
    }

    #[test]
    fn other_machines() {
        let web = ["--target", "wasm32-unknown-unknown"];
        assert_eq!(
            of(&web, "all(target_arch = \"wasm32\", target_pointer_width = \"32\")"),
            Some(true)
        );
        assert_eq!(of(&web, "any(unix, windows, target_os = \"linux\")"), Some(false));
        assert_eq!(
            of(&["--target=aarch64-apple-darwin"], "all(unix, target_os = \"macos\")"),
            Some(true)
        );
        let here = format!("target_pointer_width = \"{}\"", usize::BITS);
        assert_eq!(of(&[], &here), Some(true));
    }

    #[test]
    fn what_is_not_known() {
        assert_eq!(of(&[], "panic = \"abort\""), None);
        assert_eq!(of(&[], "any(panic = \"abort\", not(test))"), Some(true));
        assert_eq!(of(&["--target", "mips-unknown-linux-gnu"], "target_arch = \"mips\""), None);
        assert_eq!(of(&["--test", "-Cdebug-assertions=off"], "test"), Some(true));
        assert_eq!(of(&["-Cdebug-assertions=off"], "debug_assertions"), Some(false));
        assert_eq!(of(&["-O"], "debug_assertions"), Some(false));
    }
}
