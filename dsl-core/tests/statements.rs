//! A `match` on statements names all of them, so that rustc finds each place to extend for a new
//! statement. Types, analyses and emitters have no `_ =>` in such a `match`.

use std::fs;
use std::path::Path;

use syn::visit::Visit;

const STAGES: [&str; 6] = ["ir", "infer", "build", "interpret", "analyze", "emit"];

#[test]
fn matches_on_statements_name_them_all() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Matches { file: String::new(), count: 0, wild: Vec::new() };
    for stage in STAGES {
        found.visit_folder(&src.join(stage));
        found.visit_source(&src.join(stage).with_extension("rs"));
    }
    assert!(found.count > 20, "the test no longer finds the matches: {}", found.count);
    assert!(found.wild.is_empty(), "name the statements in place of `_`: {:#?}", found.wild);
}

/// The matches on statements: their number, and the places of those with a `_`.
struct Matches {
    file: String,
    count: usize,
    wild: Vec<String>,
}

impl Matches {
    fn visit_folder(&mut self, folder: &Path) {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.expect("it is there").path();
            if path.is_dir() {
                self.visit_folder(&path);
            } else {
                self.visit_source(&path);
            }
        }
    }

    fn visit_source(&mut self, path: &Path) {
        let text = fs::read_to_string(path).expect("it can be read");
        self.file = path.display().to_string();
        self.visit_file(&syn::parse_file(&text).expect("it parses"));
    }
}

impl<'ast> Visit<'ast> for Matches {
    fn visit_expr_match(&mut self, expr: &'ast syn::ExprMatch) {
        if expr.arms.iter().any(|arm| is_statement(&arm.pat)) {
            self.count += 1;
            let is_wild = |arm: &&syn::Arm| matches!(arm.pat, syn::Pat::Wild(_));
            if let Some(arm) = expr.arms.iter().find(is_wild) {
                let line = arm.fat_arrow_token.spans[0].start().line;
                self.wild.push(format!("{}:{line}", self.file));
            }
        }
        syn::visit::visit_expr_match(self, expr);
    }
}

/// Whether a pattern matches a statement.
fn is_statement(pat: &syn::Pat) -> bool {
    let is_kind =
        |path: &syn::Path| path.segments.len() > 1 && path.segments[0].ident == "StmtKind";
    match pat {
        syn::Pat::Struct(of) => is_kind(&of.path),
        syn::Pat::TupleStruct(of) => is_kind(&of.path),
        syn::Pat::Path(of) => is_kind(&of.path),
        syn::Pat::Or(of) => of.cases.iter().any(is_statement),
        syn::Pat::Ident(of) => of.subpat.as_ref().is_some_and(|(_, pat)| is_statement(pat)),
        _ => false,
    }
}
