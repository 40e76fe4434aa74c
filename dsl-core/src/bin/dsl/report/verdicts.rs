//! The proven facts, at their positions: indices, divisions, loops, workgroup memory.

use dsl_core::analyze::{Checked, Length, Proof, SiteKind};

use proc_macro2::Span;

use super::html::escaped;
use super::source::{Extent, Source};

/// A verdict on a part of the Rust text.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Verdict {
    /// Its range; `None` in code that the compiler defines itself.
    extent: Option<Extent>,
    /// The subject.
    what: String,
    /// `proven`, `proven if …`, `clamped`, `checked`.
    says: String,
}

impl Verdict {
    /// The columns that it covers in a line of `length` characters.
    pub(crate) fn on_line(&self, line: usize, length: usize) -> Option<(usize, usize)> {
        let Extent { start, end } = self.extent?;
        let from = if start.line == line { start.column } else { 0 };
        let to = if end.line == line { end.column.min(length) } else { length };
        ((start.line..=end.line).contains(&line) && from < to).then_some((from, to))
    }

    pub(crate) fn class(&self) -> &'static str {
        class(&self.says)
    }

    pub(crate) fn title(&self) -> String {
        format!("{}: {}", self.what, explained(&self.says))
    }
}

fn class(says: &str) -> &'static str {
    match says.strip_prefix("proven") {
        Some(rest) if rest.starts_with(" if") => "given",
        Some(_) => "proven",
        None => "checked",
    }
}

/// A longer form of a verdict.
fn explained(says: &str) -> String {
    match says {
        "clamped" | "clamped to its buffer" => {
            "clamped: the WGSL keeps the index below the length".to_owned()
        }
        "checked" => "checked while the kernel runs".to_owned(),
        "zeroed" => "not proven: the memory is zeroed first".to_owned(),
        says if class(says) == "given" => format!("{says} (each launch tests it)"),
        says => says.to_owned(),
    }
}

/// The verdicts of a kernel, in source order. Equal verdicts on one place are merged.
pub(crate) fn of(
    source: &Source<'_>,
    checked: &Checked,
    is_own: &dyn Fn(&Span) -> bool,
) -> Vec<Verdict> {
    let (module, proofs) = (checked.module(), &checked.facts().proofs);
    let mut verdicts = Vec::new();
    for access in &proofs.accesses {
        let index = module.exprs[access.expr].span.start();
        let own = access.span.start();
        // Code from elsewhere, such as an iterator, has no brackets of its own here.
        let brackets = source.brackets_around(index).filter(|of| of.start >= own);
        let extent = brackets.or_else(|| source.word_at(own)).filter(|_| is_own(&access.span));
        let what = format!("index of {}", access.variable(module));
        let mut says = proofs.describe_access(access, module);
        if access.length != Length::InBuffers {
            says += stays_on(&access.proof, &proofs.bounds);
        }
        verdicts.push(Verdict { extent, what, says });
    }
    for site in &proofs.sites {
        let extent = source.word_at(site.span.start()).filter(|_| is_own(&site.span));
        let (what, whole) = match site.kind {
            SiteKind::Loop => ("the loop ends", &proofs.loops),
            SiteKind::Division => ("the divisor is not 0", &proofs.divisions),
        };
        let says = site.proof.describe(module) + stays_on(&site.proof, whole);
        verdicts.push(Verdict { extent, what: what.to_owned(), says });
    }
    for (_, var) in module.workgroup_vars.iter() {
        let extent = source.word_at(var.name.span.start());
        let what = format!("`{}` is written before it is read", var.name.text);
        let says = if proofs.initialized { "proven" } else { "zeroed" }.to_owned();
        verdicts.push(Verdict { extent, what, says });
    }
    verdicts.sort();
    verdicts.dedup();
    verdicts
}

/// wgpu's checks of one kind are switched off together.
fn stays_on(own: &Proof, whole: &Proof) -> &'static str {
    match (own, whole) {
        (Proof::Given(_), Proof::None) => {
            "; wgpu checks it nevertheless, because other checks of its kind are not proven"
        }
        _ => "",
    }
}

/// The facts about the whole kernel: wgpu's checks that are switched off.
pub(crate) fn summary(checked: &Checked) -> String {
    let (module, proofs) = (checked.module(), &checked.facts().proofs);
    let lines = proofs.describe(module).into_iter().map(|line| {
        let (what, says) = line.split_once(": ").unwrap_or((&line, ""));
        format!(
            "<li><mark class=\"{}\">{}</mark> {}</li>",
            class(says),
            escaped(what),
            conditions(says)
        )
    });
    format!("<ul class=\"summary\">{}</ul>\n", lines.collect::<String>())
}

/// A verdict on a whole kernel: its conditions as a list, since there are many.
fn conditions(says: &str) -> String {
    let Some(clauses) = says.strip_prefix("proven if ") else { return escaped(&explained(says)) };
    let clauses: Vec<&str> = clauses.split("; ").collect();
    let items = clauses.iter().map(|clause| format!("<li>{}</li>", escaped(clause)));
    format!(
        "<details><summary>proven under conditions that each launch tests: {}</summary><ul>{}</ul>\
         </details>",
        clauses.len(),
        items.collect::<String>()
    )
}

/// The verdicts as a table, for readers who cannot point at them.
pub(crate) fn table(verdicts: &[Verdict]) -> String {
    if verdicts.is_empty() {
        return String::new();
    }
    let rows = verdicts.iter().map(|of| {
        let line = of.extent.map_or("std".to_owned(), |of| of.start.line.to_string());
        let what = escaped(&of.what);
        let says = escaped(&explained(&of.says));
        format!("<tr><td>{line}</td><td>{what}</td><td class=\"{}\">{says}</td></tr>\n", of.class())
    });
    let rows: String = rows.collect();
    format!(
        "<details><summary>All {} verdicts by line</summary><table class=\"verdicts\"><thead><tr>\
         <th>Line</th><th>What</th><th>Verdict</th></tr></thead><tbody>\n{rows}</tbody></table>\
         </details>\n",
        verdicts.len()
    )
}
