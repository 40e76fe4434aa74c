//! Prints the WGSL of every kernel in a Rust file with its proofs and lints, or the errors of the
//! file: `cargo run -p dsl-core --example wgsl FILE.rs`.

use std::process::ExitCode;

use dsl_core::WgslModule;
use dsl_core::expand::file::Kernel;
use dsl_core::items::Items;
use dsl_core::nesting;
use proc_macro2::{Span, TokenStream};

fn main() -> ExitCode {
    let mut failed = false;
    for path in std::env::args().skip(1) {
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::FAILURE;
            }
        };
        let file = match parse(&text) {
            Ok(file) => file,
            Err((span, message)) => {
                eprintln!("{path}:{}: {message}", span.start().line);
                return ExitCode::FAILURE;
            }
        };
        let file = Items::from_file(&file);
        let results = file.kernels.into_iter().map(Kernel::compile);
        for result in std::iter::once(Err(file.errors)).chain(results) {
            match result {
                Ok(compiled) => compiled.wgsl.iter().for_each(print),
                Err(errors) => {
                    failed |= !errors.is_empty();
                    for error in errors {
                        let start = error.span.start();
                        println!("{path}:{}:{}: {}", start.line, start.column + 1, error.render());
                    }
                }
            }
        }
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn parse(text: &str) -> Result<syn::File, (Span, String)> {
    let syntax = |error: syn::Error| (error.span(), error.to_string());
    let tokens: TokenStream = text.parse().map_err(|error| syntax(syn::Error::from(error)))?;
    nesting::check(&tokens).map_err(|error| (error.span, error.render()))?;
    syn::parse2(tokens).map_err(syntax)
}

fn print(module: &WgslModule) {
    println!("{}", module.text);
    let known = module.proofs.iter().chain(&module.accesses);
    known.for_each(|line| println!("// {line}"));
    module.lints.iter().for_each(|lint| println!("// {}", lint.describe()));
}
