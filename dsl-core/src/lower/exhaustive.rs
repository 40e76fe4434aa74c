//! Whether the arms of a `match` that takes values apart cover everything, as far as `bool`s, enums and
//! options decide it: each combination of those that the patterns name is tried.

use std::collections::BTreeMap;

use super::{Lowerer, Symbol};
use crate::ir::Ty;

/// More combinations than these are not tried.
const MOST: usize = 4096;

/// Where in a value a part is: the positions in the tuples and options around it.
type Path = Vec<usize>;

/// The values that a part can have, by where it is.
type Domains = BTreeMap<Path, Vec<String>>;

impl Lowerer<'_> {
    /// Whether one of the patterns matches whatever the value is.
    pub(super) fn covers(&mut self, pats: &[&syn::Pat]) -> bool {
        let mut domains = Domains::new();
        for pat in pats {
            self.domains(pat, &mut Vec::new(), &mut domains);
        }
        let count = domains.values().try_fold(1usize, |n, domain| n.checked_mul(domain.len()));
        let Some(count) = count.filter(|count| *count <= MOST) else { return false };
        (0..count).all(|n| {
            let mut rest = n;
            let value: BTreeMap<&Path, &str> = domains
                .iter()
                .map(|(path, domain)| {
                    let choice = domain[rest % domain.len()].as_str();
                    rest /= domain.len();
                    (path, choice)
                })
                .collect();
            pats.iter().any(|pat| self.surely_matches(pat, &mut Vec::new(), &value))
        })
    }

    /// Collects the parts that a pattern compares with `bool`s, variants and `None`.
    fn domains(&mut self, pat: &syn::Pat, at: &mut Path, domains: &mut Domains) {
        match pat {
            syn::Pat::Paren(paren) => self.domains(&paren.pat, at, domains),
            syn::Pat::Reference(reference) => self.domains(&reference.pat, at, domains),
            syn::Pat::Or(or) => or.cases.iter().for_each(|case| self.domains(case, at, domains)),
            syn::Pat::Ident(syn::PatIdent { subpat: Some((_, sub)), .. }) => {
                self.domains(sub, at, domains);
            }
            syn::Pat::Tuple(tuple) => {
                for (n, pat) in tuple.elems.iter().enumerate() {
                    at.push(n);
                    self.domains(pat, at, domains);
                    at.pop();
                }
            }
            pat if self.is_option_pattern(pat) => {
                domains.insert(at.clone(), vec!["None".to_owned(), "Some".to_owned()]);
                if let syn::Pat::TupleStruct(some) = pat {
                    at.push(0);
                    some.elems.iter().for_each(|pat| self.domains(pat, at, domains));
                    at.pop();
                }
            }
            syn::Pat::Lit(syn::ExprLit { lit: syn::Lit::Bool(_), .. }) => {
                domains.insert(at.clone(), vec!["false".to_owned(), "true".to_owned()]);
            }
            syn::Pat::Path(path) => {
                if let Some((Ty::Enum(of), _)) = self.associated_path(&path.path) {
                    let variants = of.variants.iter().map(|(name, _)| name.clone()).collect();
                    domains.insert(at.clone(), variants);
                }
            }
            _ => {}
        }
    }

    /// Whether a pattern matches every value with these parts.
    fn surely_matches(&self, pat: &syn::Pat, at: &mut Path, value: &BTreeMap<&Path, &str>) -> bool {
        let is = |at: &Path, wanted: &str| value.get(at).is_some_and(|found| *found == wanted);
        match pat {
            syn::Pat::Wild(_) | syn::Pat::Rest(_) => true,
            syn::Pat::Paren(paren) => self.surely_matches(&paren.pat, at, value),
            syn::Pat::Reference(reference) => self.surely_matches(&reference.pat, at, value),
            syn::Pat::Or(or) => or.cases.iter().any(|case| self.surely_matches(case, at, value)),
            syn::Pat::TupleStruct(some) if self.is_option_pattern(pat) => {
                at.push(0);
                let matches = some.elems.iter().all(|pat| self.surely_matches(pat, at, value));
                at.pop();
                matches && is(at, "Some")
            }
            pat if self.is_option_pattern(pat) => is(at, "None"),
            syn::Pat::Ident(ident) => match &ident.subpat {
                Some((_, sub)) => self.surely_matches(sub, at, value),
                None => !self.is_constant_name(&ident.ident),
            },
            syn::Pat::Tuple(tuple) => tuple.elems.iter().enumerate().all(|(n, pat)| {
                at.push(n);
                let matches = self.surely_matches(pat, at, value);
                at.pop();
                matches
            }),
            syn::Pat::Lit(literal) => match &literal.lit {
                syn::Lit::Bool(wanted) => is(at, if wanted.value { "true" } else { "false" }),
                _ => false,
            },
            syn::Pat::Path(path) => match path.path.segments.last() {
                Some(last) if path.path.segments.len() > 1 => is(at, &last.ident.to_string()),
                _ => false,
            },
            _ => false,
        }
    }

    fn is_constant_name(&self, ident: &syn::Ident) -> bool {
        match self.lookup(&crate::syntax::name_of(ident).text) {
            Some(symbol) => matches!(symbol, Symbol::Const(_) | Symbol::Poison),
            None => self.env.scope.resolve(&syn::Path::from(ident.clone())).is_some(),
        }
    }
}

/// The pattern of an arm that has no guard.
pub(super) fn unguarded(arm: &syn::Arm) -> Option<&syn::Pat> {
    match &arm.pat {
        syn::Pat::Guard(_) => None,
        pat => Some(pat),
    }
}
