//! Shrinks kernels that show a mistake. Statements are removed or replaced by the contents of their
//! blocks, as long as the mistake remains.

use quote::ToTokens;
use syn::visit_mut::{self, VisitMut};

/// The smallest failing kernel found, and its failure.
pub(crate) fn shrunk(text: &str, what: &str, wrong: &dyn Fn(&str) -> Option<String>) -> String {
    let (mut text, mut what) = (text.to_owned(), what.to_owned());
    let is_of_the_test = |what: &str| what.starts_with("the test");
    let kind = is_of_the_test(&what);
    loop {
        let Ok(file) = syn::parse_file(&text) else { break };
        let smaller = (0..).map_while(|n| without(&file, n)).find_map(|smaller| {
            let smaller = written(&smaller);
            let found = (smaller.len() < text.len()).then(|| wrong(&smaller)).flatten()?;
            (is_of_the_test(&found) == kind).then_some((smaller, found))
        });
        let Some(smaller) = smaller else { break };
        (text, what) = smaller;
    }
    format!("{what}\n{text}")
}

/// The text, with a line for each statement.
fn written(file: &syn::File) -> String {
    file.to_token_stream()
        .to_string()
        .replace("; ", ";\n")
        .replace("{ ", "{\n")
        .replace("} ", "}\n")
}

/// A file after the `n`th step; `None` if there is no such step.
fn without(file: &syn::File, n: usize) -> Option<syn::File> {
    let mut file = file.clone();
    let mut cut = Cut { left: n, done: false };
    cut.visit_file_mut(&mut file);
    cut.done.then_some(file)
}

struct Cut {
    left: usize,
    done: bool,
}

impl Cut {
    /// Whether the current step is the one to take.
    fn is_it(&mut self) -> bool {
        if self.done {
            return false;
        }
        self.done = self.left == 0;
        self.left = self.left.saturating_sub(1);
        self.done
    }
}

impl VisitMut for Cut {
    fn visit_file_mut(&mut self, file: &mut syn::File) {
        for n in (0..file.items.len()).rev() {
            if self.is_it() {
                file.items.remove(n);
                return;
            }
        }
        visit_mut::visit_file_mut(self, file);
    }

    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        for n in 0..block.stmts.len() {
            if self.is_it() {
                block.stmts.remove(n);
                return;
            }
            let inner: Vec<Vec<syn::Stmt>> = blocks(&block.stmts[n]);
            for inner in inner {
                if self.is_it() {
                    block.stmts.splice(n..=n, inner);
                    return;
                }
            }
        }
        visit_mut::visit_block_mut(self, block);
    }

    fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
        let parts: Vec<syn::Expr> = match expr {
            syn::Expr::Binary(of) => vec![(*of.left).clone(), (*of.right).clone()],
            syn::Expr::Paren(of) => vec![(*of.expr).clone()],
            syn::Expr::If(of) => {
                of.else_branch = of.else_branch.take().filter(|_| !self.is_it());
                Vec::new()
            }
            syn::Expr::MethodCall(of) => vec![(*of.receiver).clone()],
            syn::Expr::Block(of) => match of.block.stmts.as_slice() {
                [.., syn::Stmt::Expr(last, None)] => vec![last.clone()],
                _ => Vec::new(),
            },
            _ => Vec::new(),
        };
        for part in parts {
            if self.is_it() {
                *expr = part;
                return;
            }
        }
        if let syn::Expr::Binary(_) | syn::Expr::MethodCall(_) | syn::Expr::If(_) = expr {
            for number in ["0", "1"] {
                if self.is_it() {
                    *expr = syn::parse_str(number).expect("a number");
                    return;
                }
            }
        }
        visit_mut::visit_expr_mut(self, expr);
    }
}

/// The contents of a statement's blocks.
fn blocks(stmt: &syn::Stmt) -> Vec<Vec<syn::Stmt>> {
    let syn::Stmt::Expr(expr, _) = stmt else { return Vec::new() };
    match expr {
        syn::Expr::If(of) => {
            let mut found = vec![of.then_branch.stmts.clone()];
            if let Some((_, rest)) = &of.else_branch
                && let syn::Expr::Block(rest) = &**rest
            {
                found.push(rest.block.stmts.clone());
            }
            found
        }
        syn::Expr::Block(of) => vec![of.block.stmts.clone()],
        syn::Expr::While(of) => vec![of.body.stmts.clone()],
        syn::Expr::Loop(of) => vec![of.body.stmts.clone()],
        syn::Expr::ForLoop(of) => vec![of.body.stmts.clone()],
        syn::Expr::Match(of) => of
            .arms
            .iter()
            .filter_map(|arm| match &*arm.body {
                syn::Expr::Block(of) => Some(of.block.stmts.clone()),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    }
}
