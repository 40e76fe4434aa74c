//! The report on the kernels of a file: a self-contained page of HTML.
//!
//! The compiler knows everything on the page: this program compiles each kernel and shows its
//! facts.

mod banks;
mod code;
mod html;
mod limits;
mod phases;
mod races;
mod source;
mod verdicts;

use std::path::Path;

use dsl_core::diagnostic::Diagnostic;
use dsl_core::expand::file::Kernel;
use dsl_core::items::Items;
use dsl_core::nesting;
use proc_macro2::{Span, TokenStream};

use code::{Note, Notes};
use html::escaped;
use phases::Plan;
use source::Source;

/// Writes the report on a file to `to`, or to a file of the same name in the current folder;
/// returns the path. For `-`, returns the report itself.
pub(crate) fn write(file: &str, to: Option<&str>) -> Result<String, String> {
    let problem = |path: &str, error: std::io::Error| format!("{path}: {error}");
    let text = std::fs::read_to_string(file).map_err(|error| problem(file, error))?;
    let Page { html, kernels, errors } = page(file, &text);
    let own = Path::new(file).with_extension("html");
    let own = own.file_name().unwrap_or_default().to_string_lossy();
    let to = to.unwrap_or(&own);
    if to == "-" {
        return Ok(html);
    }
    std::fs::write(to, html).map_err(|error| problem(to, error))?;
    Ok(format!("{to}: kernels: {kernels}, errors: {errors}\n"))
}

struct Page {
    html: String,
    kernels: usize,
    errors: usize,
}

fn page(name: &str, text: &str) -> Page {
    let (mut sections, mut errors) = (String::new(), 0);
    let mut links = Vec::new();
    match parse(text) {
        Err((span, message)) => {
            errors += 1;
            let source = Source::unparsed(text);
            let mut notes = Notes::default();
            notes.add(Note::error(span.start().line, message));
            sections += "<section><h2>The file is not valid Rust</h2>";
            sections += &code::rust(&source, &source.whole(), &[], &notes, &[]);
            sections += "</section>";
        }
        Ok((tokens, file)) => {
            let source = Source::new(text, tokens, &file);
            let found = Items::from_file(&file);
            if !found.errors.is_empty() {
                errors += found.errors.len();
                sections += &mistakes("Shared items", &source, Vec::new(), &found.errors);
            }
            for kernel in found.kernels {
                let (section, count, titles) = of_kernel(&source, kernel);
                sections += &section;
                errors += count;
                links.extend(titles);
            }
        }
    }
    let kernels = links.len();
    if sections.is_empty() {
        sections = "<p>There is no kernel in this file.</p>".to_owned();
    }
    let links: String = links
        .iter()
        .map(|title| format!("<li><a href=\"#{}\">{}</a></li>", html::id(title), escaped(title)))
        .collect();
    let html = format!(
        include_str!("report/page.html"),
        title = escaped(name),
        css = include_str!("report/report.css"),
        script = include_str!("report/report.js"),
        links = links,
        sections = sections,
    );
    Page { html, kernels, errors }
}

fn parse(text: &str) -> Result<(TokenStream, syn::File), (Span, String)> {
    let syntax = |error: syn::Error| (error.span(), error.to_string());
    let tokens: TokenStream = text.parse().map_err(|error| syntax(syn::Error::from(error)))?;
    nesting::check(&tokens).map_err(|error| (error.span, error.render()))?;
    let file = syn::parse2(tokens.clone()).map_err(syntax)?;
    Ok((tokens, file))
}

/// The sections of a kernel, one for each of its instances; the number of its errors; and the
/// titles.
fn of_kernel(source: &Source<'_>, kernel: Kernel) -> (String, usize, Vec<String>) {
    let name = kernel.name.clone();
    let own = kernel.item.clone().into_iter().map(|token| token.span().start().line);
    let own: Vec<usize> = own.collect();
    let instances = match kernel.inspect() {
        Err(errors) => {
            return (mistakes(&name, source, own, &errors), errors.len(), vec![name]);
        }
        Ok(instances) => instances,
    };
    let (mut sections, mut titles) = (String::new(), Vec::new());
    for (checked, emitted) in instances {
        let title = checked.module().full_name();
        let plan = Plan::of(&checked);
        let others = source.others(emitted.spans.iter().map(|(_, span)| *span));
        let is_own = |span: &Span| !others.contains(&span.file());
        let verdicts = verdicts::of(source, &checked, &is_own);
        let mut notes = Notes::default();
        checked.facts().lints.iter().for_each(|lint| notes.add(Note::lint(lint)));
        let pairs = source.pairs(&emitted, &others);
        let places = emitted.spans.iter().map(|(_, span)| span).filter(|span| is_own(span));
        let places = places.map(|span| span.start().line);
        let shown = source.around(own.iter().copied().chain(places).chain(notes.lines()));
        sections += &html::section(
            &title,
            &[
                limits::table(&checked),
                verdicts::summary(&checked),
                code::both(source, &shown, &verdicts, &notes, &pairs, &emitted.text),
                verdicts::table(&verdicts),
                phases::drawing(&checked, &plan),
                banks::maps(&checked, &plan),
            ],
        );
        titles.push(title);
    }
    (sections, 0, titles)
}

/// The mistakes, at their lines.
fn mistakes(title: &str, source: &Source<'_>, own: Vec<usize>, errors: &[Diagnostic]) -> String {
    let mut notes = Notes::default();
    errors.iter().for_each(|error| notes.add_error(error));
    let shown = source.around(own.into_iter().chain(notes.lines()));
    let races = errors.iter().filter_map(|error| error.clash.as_deref());
    let list = errors.iter().map(|error| {
        let line = error.span.start().line;
        format!("<li>line {line}: {} [{}]</li>", escaped(&error.message), error.code.id())
    });
    let list = format!("<ul class=\"errors\">{}</ul>", list.collect::<String>());
    let races: String = races.map(|race| races::drawing(source, race)).collect();
    html::section(title, &[list, races, code::rust(source, &shown, &[], &notes, &[])])
}
