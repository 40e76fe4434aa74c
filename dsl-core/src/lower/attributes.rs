//! Attributes inside a kernel. Attributes that do not change its meaning are ignored; every other
//! one is reported, `#[cfg]` above all.

use syn::spanned::Spanned;

use crate::diagnostic::{Code, Diagnostics};
use crate::syntax::visit::Visit;

/// Attributes for lints, formatters, documentation and optimizers.
const IGNORED: [&str; 14] = [
    "allow",
    "warn",
    "deny",
    "forbid",
    "expect",
    "doc",
    "rustfmt",
    "clippy",
    "inline",
    "cold",
    "must_use",
    "deprecated",
    "track_caller",
    "cfg_attr",
];

/// Reports the attributes in a kernel's body.
pub(super) fn check(body: &syn::Block, diags: &mut Diagnostics) {
    Attributes { diags }.visit_block(body);
}

struct Attributes<'a> {
    diags: &'a mut Diagnostics,
}

impl<'ast> Visit<'ast> for Attributes<'_> {
    fn visit_attribute(&mut self, attribute: &'ast syn::Attribute) {
        let path = attribute.path();
        let first = path.segments.first().map(|segment| segment.ident.to_string());
        let Some(name) = first.filter(|name| !IGNORED.contains(&name.as_str())) else { return };
        let advice = match name.as_str() {
            "cfg" => "decide with an `if` on a constant, or write two kernels",
            _ => "remove it",
        };
        let message = format!("`#[{name}]` cannot be used inside a kernel: {advice}");
        self.diags.error(Code::Unsupported, path.span(), message);
    }
}
