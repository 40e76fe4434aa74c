//! Prints the WGSL of every kernel in a Rust file, or what is wrong with it:
//! `cargo run -p dsl-core --example wgsl FILE.rs`.

use std::process::ExitCode;

use quote::ToTokens;

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
        let file = match syn::parse_file(&text) {
            Ok(file) => file,
            Err(error) => {
                eprintln!("{path}:{}: {error}", error.span().start().line);
                return ExitCode::FAILURE;
            }
        };
        for item in file.items {
            let syn::Item::Fn(mut function) = item else { continue };
            let Some(at) = function.attrs.iter().position(|attr| attr.path().is_ident("kernel"))
            else {
                continue;
            };
            let attr = function.attrs.remove(at);
            let args = attr.meta.require_list().map(|list| list.tokens.clone()).unwrap_or_default();
            match dsl_core::compile(args, function.into_token_stream()) {
                Ok(compiled) => println!("{}", compiled.wgsl),
                Err(errors) => {
                    failed = true;
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
