//! Whether the arms of a `match` that takes values apart are exhaustive, as far as `bool`s, enums,
//! options and composites of them decide it. This is rustc's algorithm: a value that no arm matches
//! is built member by member.

use syn::punctuated::Punctuated;

use super::context::Lowerer;
use super::slice_pattern::is_rest;
use super::symbol::Symbol;
use crate::ir::{ExprId, Scalar, Ty};
use crate::items::ItemKind;
use crate::syntax::name_of;

/// After this many steps, the search gives up.
const MOST: usize = 4096;

/// A pattern, as far as it matters for exhaustiveness.
#[derive(Clone)]
enum Pattern {
    /// Every value.
    Any,
    /// Some values that are not known here: a constant, a float.
    Some,
    /// The integers from `first` to `last`. `limits` are the least and the greatest integer of the
    /// type.
    Range { first: i128, last: i128, limits: (i128, i128) },
    /// The values of one constructor. Members behind the last pattern match anything.
    Of(Constructor, Vec<Pattern>),
    /// The values of several patterns.
    Or(Vec<Pattern>),
}

/// One of the ways to make a value: `true`, `None`, `Shape::Circle`, a tuple.
#[derive(Clone)]
struct Constructor {
    /// Its index in `all`.
    at: usize,
    all: Vec<Form>,
}

/// A constructor's name, and its members.
#[derive(Clone)]
struct Form {
    name: String,
    /// The names of the members; numbers if they have none.
    members: Vec<String>,
    /// Whether no value is made this way, `Err` of a `Result<T, Infallible>`.
    is_empty: bool,
}

impl Form {
    fn named(name: &str, members: usize) -> Form {
        let members = (0..members).map(|n| n.to_string()).collect();
        Form { name: name.to_owned(), members, is_empty: false }
    }

    /// As a pattern.
    fn text(&self, members: &[String]) -> String {
        let is_any = members.iter().all(|member| member == "_");
        let is_named = self.members.first().is_some_and(|name| name != "0");
        match (members, is_named) {
            ([], _) => self.name.clone(),
            (_, true) if is_any => format!("{} {{ .. }}", self.name),
            (_, true) => {
                let members = self.members.iter().zip(members);
                let members: Vec<String> =
                    members.map(|(name, of)| format!("{name}: {of}")).collect();
                format!("{} {{ {} }}", self.name, members.join(", "))
            }
            (_, false) => format!("{}({})", self.name, members.join(", ")),
        }
    }
}

impl Lowerer<'_> {
    /// A value that none of the patterns matches, as a pattern; `_` if nothing is known about it.
    /// `None` if the patterns are exhaustive.
    pub(super) fn uncovered(&mut self, pats: &[&syn::Pat], value: ExprId) -> Option<String> {
        let is_slice = self.borrows.parts.contains_key(&value);
        let ty = self.matched_shape(value);
        let longest = pats.iter().map(|pat| elements(pat)).max().unwrap_or(0) + 1;
        let rows = pats.iter().map(|pat| match is_slice {
            true => vec![self.lengths(pat, longest)],
            false => vec![self.constructors(pat, ty.as_ref())],
        });
        let rows = rows.collect();
        let mut steps = MOST;
        let found = uncovered(rows, 1, &mut steps)?;
        Some(found.into_iter().next().unwrap_or_else(|| "_".to_owned()))
    }

    /// The type of a matched value, as far as it is known. Of a `Result` that was taken apart, only
    /// the type of the error is.
    fn matched_shape(&mut self, value: ExprId) -> Option<Ty> {
        match self.options.apart.get(&value).and_then(|option| option.error) {
            Some(error) => self.shape_of_value(error).map(|error| Ty::result(Ty::Error, error)),
            None => self.shape_of_value(value),
        }
    }

    /// The same for a slice pattern. Each length is a constructor; slices of `longest` or more
    /// elements share one.
    fn lengths(&mut self, pat: &syn::Pat, longest: usize) -> Pattern {
        match pat {
            syn::Pat::Paren(of) => self.lengths(&of.pat, longest),
            syn::Pat::Reference(of) => self.lengths(&of.pat, longest),
            syn::Pat::Or(or) => {
                Pattern::Or(or.cases.iter().map(|case| self.lengths(case, longest)).collect())
            }
            syn::Pat::Ident(syn::PatIdent { subpat: Some((_, sub)), .. }) => {
                self.lengths(sub, longest)
            }
            syn::Pat::Slice(of) => {
                let rest = of.elems.iter().position(is_rest);
                let named = of.elems.iter().filter(|pat| !is_rest(pat));
                let members: Vec<Pattern> = named.map(|pat| self.constructors(pat, None)).collect();
                let all: Vec<Form> = (0..=longest).map(|n| Form::named("[]", n)).collect();
                let last = if rest.is_some() { longest } else { members.len() };
                let of_length = |at: usize| {
                    let mut members = members.clone();
                    let left_out = vec![Pattern::Any; at - members.len()];
                    let rest = rest.unwrap_or(members.len());
                    members.splice(rest..rest, left_out);
                    Pattern::Of(Constructor { at, all: all.clone() }, members)
                };
                Pattern::Or((members.len()..=last).map(of_length).collect())
            }
            pat => self.constructors(pat, None),
        }
    }

    fn constructors(&mut self, pat: &syn::Pat, ty: Option<&Ty>) -> Pattern {
        if let Some(variant) = self.variant_of_pattern(pat) {
            let forms = variant.siblings().map(|of| {
                let members = of.fields().names.clone();
                Form { name: of.rust(), members, is_empty: false }
            });
            let constructor = Constructor { at: variant.at(), all: forms.collect() };
            let mut members = vec![Pattern::Any; variant.fields().names.len()];
            let known = self.quietly(|cx| cx.members_of_pattern(&variant, pat));
            for (name, pat) in known.unwrap_or_default() {
                let at = variant.fields().names.iter().position(|known| *known == name);
                if let Some(member) = at.and_then(|at| members.get_mut(at)) {
                    *member = self.constructors(pat, None);
                }
            }
            return Pattern::Of(constructor, members);
        }
        match pat {
            syn::Pat::Wild(_) | syn::Pat::Rest(_) => Pattern::Any,
            syn::Pat::Paren(paren) => self.constructors(&paren.pat, ty),
            syn::Pat::Reference(reference) => self.constructors(&reference.pat, ty),
            syn::Pat::Type(typed) => self.constructors(&typed.pat, ty),
            syn::Pat::Or(or) => {
                Pattern::Or(or.cases.iter().map(|case| self.constructors(case, ty)).collect())
            }
            pat if self.is_option_pattern(pat) => {
                let all = vec![Form::named("None", 0), Form::named("Some", 1)];
                match pat {
                    syn::Pat::TupleStruct(of) => {
                        let members =
                            of.elems.iter().map(|pat| self.constructors(pat, None)).collect();
                        let error = ty.and_then(Ty::result_parts).map(|(_, error)| error);
                        let is_empty = error.is_some_and(has_no_values);
                        let error = Form { is_empty, ..Form::named("Err", 1) };
                        let of_result = || vec![error, Form::named("Ok", 1)];
                        let (at, all) = match super::option::is_result_path(&of.path) {
                            Some(is_ok) => (usize::from(is_ok), of_result()),
                            None => (1, all),
                        };
                        Pattern::Of(Constructor { at, all }, members)
                    }
                    _ => Pattern::Of(Constructor { at: 0, all }, Vec::new()),
                }
            }
            syn::Pat::Ident(ident) => match &ident.subpat {
                Some((_, sub)) => self.constructors(sub, ty),
                None if self.is_constant_name(&ident.ident) => Pattern::Some,
                None => Pattern::Any,
            },
            syn::Pat::Tuple(tuple) => {
                let members = self.members_in_order(&tuple.elems, ty);
                let Some(members) = members else { return Pattern::Some };
                let all = vec![Form::named("", members.len())];
                Pattern::Of(Constructor { at: 0, all }, members)
            }
            syn::Pat::Slice(of) => {
                let members: Vec<Pattern> =
                    of.elems.iter().map(|pat| self.constructors(pat, None)).collect();
                match of.elems.iter().any(is_rest) {
                    // The number of elements that `..` skips is not known here.
                    true if members.iter().all(|of| matches!(of, Pattern::Any)) => Pattern::Any,
                    true => Pattern::Some,
                    false => {
                        let all = vec![Form::named("", members.len())];
                        Pattern::Of(Constructor { at: 0, all }, members)
                    }
                }
            }
            syn::Pat::Lit(syn::ExprLit { lit: syn::Lit::Bool(wanted), .. }) => {
                let all = vec![Form::named("false", 0), Form::named("true", 0)];
                Pattern::Of(Constructor { at: usize::from(wanted.value), all }, Vec::new())
            }
            syn::Pat::Path(path) if self.is_unit_struct(&path.path) => Pattern::Any,
            syn::Pat::Path(path) => self.plain_variant(&path.path).unwrap_or(Pattern::Some),
            syn::Pat::Struct(of) => {
                let fields = of.fields.iter();
                let given =
                    fields.map(|field| (self.member(&field.member).text, &*field.pat)).collect();
                self.members_of_struct(&of.path, given, ty)
            }
            syn::Pat::TupleStruct(of) => {
                let Some(places) = places(&of.elems, members_of(ty)) else { return Pattern::Some };
                let given = places.into_iter().map(|(n, pat)| (n.to_string(), pat));
                self.members_of_struct(&of.path, given.collect(), ty)
            }
            pat => integers(pat, ty).unwrap_or(Pattern::Some),
        }
    }

    /// A variant of an enum without data.
    fn plain_variant(&mut self, path: &syn::Path) -> Option<Pattern> {
        let Some((Ty::Enum(of), name)) = self.quietly(|cx| cx.associated_path(path)) else {
            return None;
        };
        let at = of.variants.iter().position(|(variant, _)| *variant == name.text)?;
        let form = |(name, _): &(String, u32)| Form::named(&format!("{}::{name}", of.name), 0);
        let all = of.variants.iter().map(form).collect();
        Some(Pattern::Of(Constructor { at, all }, Vec::new()))
    }

    fn members_of_struct(
        &mut self,
        path: &syn::Path,
        given: Vec<(String, &syn::Pat)>,
        ty: Option<&Ty>,
    ) -> Pattern {
        let members: Vec<String> = match self.env.scope.resolve(path) {
            Some((item, _)) => match &self.items.items[item].kind {
                ItemKind::Struct(of) => {
                    of.fields.members().map(|member| self.member(&member).text).collect()
                }
                _ => return Pattern::Some,
            },
            None => match &self.env.self_ty {
                Some(Ty::Struct(of)) if path.is_ident("Self") => {
                    of.members.iter().map(|member| member.name.clone()).collect()
                }
                _ => return Pattern::Some,
            },
        };
        let patterns = members.iter().map(|name| {
            let given = given.iter().find(|(of, _)| of == name);
            let ty = ty.and_then(|ty| ty.member(name)).map(|member| &member.ty);
            given.map_or(Pattern::Any, |(_, pat)| self.constructors(pat, ty))
        });
        let patterns = patterns.collect();
        let name = path.segments.last().map(|last| name_of(&last.ident).text).unwrap_or_default();
        let all = vec![Form { name, members, is_empty: false }];
        Pattern::Of(Constructor { at: 0, all }, patterns)
    }

    /// The patterns of a tuple's members, in order. `None` if their positions are not known.
    fn members_in_order(
        &mut self,
        pats: &Punctuated<syn::Pat, syn::Token![,]>,
        ty: Option<&Ty>,
    ) -> Option<Vec<Pattern>> {
        let mut members = Vec::new();
        for (n, pat) in places(pats, members_of(ty))? {
            members.resize(n, Pattern::Any);
            let ty = ty.and_then(|ty| ty.member(&n.to_string())).map(|member| &member.ty);
            members.push(self.constructors(pat, ty));
        }
        Some(members)
    }

    fn is_constant_name(&self, ident: &syn::Ident) -> bool {
        let is_poison = matches!(self.lookup(&name_of(ident).text), Some(Symbol::Poison));
        is_poison || self.names_constant(ident)
    }
}

fn has_no_values(ty: &Ty) -> bool {
    matches!(ty, Ty::Enum(of) if of.variants.is_empty())
}

fn members_of(ty: Option<&Ty>) -> Option<usize> {
    match ty {
        Some(Ty::Struct(of)) => Some(of.members.len()),
        _ => None,
    }
}

/// The patterns of a tuple without `..`, each with the number of its member. `None` if patterns follow `..` and the
/// number of members is not known.
fn places(
    pats: &Punctuated<syn::Pat, syn::Token![,]>,
    members: Option<usize>,
) -> Option<Vec<(usize, &syn::Pat)>> {
    let rest = pats.iter().position(is_rest).unwrap_or(pats.len());
    let behind = pats.len().saturating_sub(rest + 1);
    let start = match behind {
        0 => rest,
        behind => members?.checked_sub(behind)?,
    };
    let before = pats.iter().take(rest).enumerate();
    let behind = pats.iter().skip(rest + 1).enumerate().map(|(n, pat)| (start + n, pat));
    Some(before.chain(behind).collect())
}

/// A literal or range pattern, if its integer type is known.
fn integers(pat: &syn::Pat, ty: Option<&Ty>) -> Option<Pattern> {
    let scalar = match ty? {
        Ty::Scalar(scalar) if scalar.is_integer() && !scalar.is_size() => *scalar,
        _ => return None,
    };
    let limits = scalar.limits();
    let number = |of: &syn::Expr| super::constant::eval(of, &|path| limit(scalar, path)).ok();
    let (first, last) = match pat {
        syn::Pat::Lit(literal) => {
            let number = number(&syn::Expr::Lit(literal.clone()))?;
            (number, number)
        }
        syn::Pat::Range(of) => {
            let first = of.start.as_ref().map_or(Some(limits.0), |start| number(start))?;
            let last = of.end.as_ref().map_or(Some(limits.1), |end| number(end))?;
            let is_open = of.end.is_some() && matches!(of.limits, syn::RangeLimits::HalfOpen(_));
            (first, last - i128::from(is_open))
        }
        _ => return None,
    };
    Some(Pattern::Range { first, last, limits })
}

/// `u8::MAX` and `u8::MIN`, as numbers of that type.
fn limit(scalar: Scalar, path: &syn::Path) -> Result<i128, String> {
    let names: Vec<String> = path.segments.iter().map(|of| of.ident.to_string()).collect();
    match names.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [ty, "MIN"] if ty == scalar.rust() => Ok(scalar.limits().0),
        [ty, "MAX"] if ty == scalar.rust() => Ok(scalar.limits().1),
        _ => Err(String::new()),
    }
}

/// The maximal number of elements that a slice pattern names.
fn elements(pat: &syn::Pat) -> usize {
    match pat {
        syn::Pat::Paren(of) => elements(&of.pat),
        syn::Pat::Reference(of) => elements(&of.pat),
        syn::Pat::Or(or) => or.cases.iter().map(elements).max().unwrap_or(0),
        syn::Pat::Ident(syn::PatIdent { subpat: Some((_, sub)), .. }) => elements(sub),
        syn::Pat::Slice(of) => of.elems.iter().filter(|pat| !is_rest(pat)).count(),
        _ => 0,
    }
}

/// Values that none of the rows matches, one for each column.
fn uncovered(rows: Vec<Vec<Pattern>>, columns: usize, steps: &mut usize) -> Option<Vec<String>> {
    let Some(left) = steps.checked_sub(1) else { return Some(Vec::new()) };
    *steps = left;
    if columns == 0 {
        return rows.is_empty().then(Vec::new);
    }
    let rows: Vec<Vec<Pattern>> = rows.into_iter().flat_map(alternatives).collect();
    let Some(constructor) = rows.iter().find_map(|row| match &row[0] {
        Pattern::Of(constructor, _) => Some(constructor),
        Pattern::Any | Pattern::Some | Pattern::Range { .. } | Pattern::Or(_) => None,
    }) else {
        if let Some(limits) = rows.iter().find_map(|row| match row[0] {
            Pattern::Range { limits, .. } => Some(limits),
            _ => None,
        }) {
            return uncovered_integers(&rows, limits, columns, steps);
        }
        let rest = rows.into_iter().filter(|row| matches!(row[0], Pattern::Any));
        let rest = rest.map(|row| row[1..].to_vec()).collect();
        let mut found = uncovered(rest, columns - 1, steps)?;
        found.insert(0, "_".to_owned());
        return Some(found);
    };
    let mut possible = constructor.all.iter().enumerate().filter(|(_, form)| !form.is_empty);
    possible.find_map(|(at, form)| {
        // A tuple's pattern may end in `..`.
        let given = rows.iter().map(|row| match &row[0] {
            Pattern::Of(of, members) if of.at == at => members.len(),
            _ => 0,
        });
        let count = given.max().unwrap_or_default().max(form.members.len());
        let of_it = rows.iter().filter_map(|row| {
            let mut members = match &row[0] {
                Pattern::Of(of, members) if of.at == at => members.clone(),
                Pattern::Any => Vec::new(),
                Pattern::Of(..) | Pattern::Some | Pattern::Range { .. } | Pattern::Or(_) => {
                    return None;
                }
            };
            members.resize(count, Pattern::Any);
            Some(members.into_iter().chain(row[1..].iter().cloned()).collect())
        });
        let mut found = uncovered(of_it.collect(), count + columns - 1, steps)?;
        if found.len() < count {
            return Some(found);
        }
        let rest = found.split_off(count);
        Some(std::iter::once(form.text(&found)).chain(rest).collect())
    })
}

/// The same if the first column has ranges of integers. Between two neighbouring ends, all integers
/// match the same rows, so the first integer represents them.
fn uncovered_integers(
    rows: &[Vec<Pattern>],
    limits: (i128, i128),
    columns: usize,
    steps: &mut usize,
) -> Option<Vec<String>> {
    let ends = rows.iter().flat_map(|row| match row[0] {
        Pattern::Range { first, last, .. } => vec![first, last + 1],
        _ => Vec::new(),
    });
    let mut starts: Vec<i128> = ends.chain([limits.0]).collect();
    starts.retain(|start| (limits.0..=limits.1).contains(start));
    starts.sort_unstable();
    starts.dedup();
    starts.into_iter().find_map(|start| {
        let takes = |row: &&Vec<Pattern>| match row[0] {
            Pattern::Any => true,
            Pattern::Range { first, last, .. } => (first..=last).contains(&start),
            Pattern::Some | Pattern::Of(..) | Pattern::Or(_) => false,
        };
        let rest = rows.iter().filter(takes).map(|row| row[1..].to_vec()).collect();
        let mut found = uncovered(rest, columns - 1, steps)?;
        found.insert(0, start.to_string());
        Some(found)
    })
}

/// One row for each alternative of the first pattern.
fn alternatives(row: Vec<Pattern>) -> Vec<Vec<Pattern>> {
    match &row[0] {
        Pattern::Or(cases) => {
            let with = |case: &Pattern| std::iter::once(case).chain(&row[1..]).cloned().collect();
            cases.iter().map(with).flat_map(alternatives).collect()
        }
        Pattern::Any | Pattern::Some | Pattern::Range { .. } | Pattern::Of(..) => vec![row],
    }
}

/// The pattern of an arm that has no guard.
pub(super) fn unguarded(arm: &syn::Arm) -> Option<&syn::Pat> {
    match &arm.pat {
        syn::Pat::Guard(_) => None,
        pat => Some(pat),
    }
}
