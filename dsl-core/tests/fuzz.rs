//! The compiler under random input. Whatever the tokens, it never panics and never reports an
//! internal error. Kernels that are right by construction compile, and naga accepts them.
//!
//! `FUZZ_CASES=20000` makes long runs, `FUZZ_SEED=7` changes the seed, and `FUZZ_DUMP=DIR` writes
//! the WGSL of the generated kernels for other compilers. Past findings are kept in
//! `tests/diagnostics/regressions.rs` and `tests/browsers.rs`.

#[path = "fuzz/kernels.rs"]
mod kernels;
#[path = "fuzz/mutations.rs"]
mod mutations;
#[path = "fuzz/tokens.rs"]
mod tokens;

use std::fmt::Debug;

use dsl_core::diagnostic::Code;
use proc_macro2::TokenStream;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};

#[test]
fn arbitrary_tokens() {
    run(1000, (tokens::args(), tokens::item()), |(args, item)| {
        compile(args, item);
    });
}

#[test]
fn mutated_kernels() {
    let corpus = mutations::corpus();
    assert!(corpus.len() > 50, "the corpus is found");
    run(1500, mutations::mutation(), |mutation| {
        let (args, item) = mutation.apply(&corpus);
        // A quote without a name is not a token.
        let (args, item) = (args.to_string(), item.to_string());
        if args.parse::<TokenStream>().is_ok() && item.parse::<TokenStream>().is_ok() {
            compile(&args, &item);
        }
    });
}

#[test]
fn generated_kernels() {
    let dump = std::env::var_os("FUZZ_DUMP").map(std::path::PathBuf::from);
    let count = std::cell::Cell::new(0);
    run(500, proptest::collection::vec(any::<u8>(), 0..400), |bytes| {
        let (args, item) = kernels::generate(bytes);
        let wgsl = match dsl_core::compile(parse(&args), parse(&item)) {
            Ok(compiled) => {
                syn::parse2::<syn::File>(compiled.host).expect("the host code is Rust");
                compiled.wgsl[0].text.clone()
            }
            Err(errors) => {
                panic!("a kernel by construction does not compile: {}\n{item}", errors[0].render())
            }
        };
        if let Some(folder) = &dump {
            count.set(count.get() + 1);
            let path = folder.join(format!("{:05}.wgsl", count.get()));
            std::fs::write(&path, wgsl).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        }
    });
}

/// Compiles arbitrary text. Every error must have a message and must not be internal.
fn compile(args: &str, item: &str) {
    let Err(errors) = dsl_core::compile(parse(args), parse(item)) else { return };
    assert!(!errors.is_empty(), "no reason is given");
    for error in &errors {
        assert_ne!(error.code, Code::Internal, "{}", error.render());
        assert!(!error.message.trim().is_empty(), "{:?} says nothing", error.code);
    }
    let _ = dsl_core::recover(parse(item), &errors);
}

fn parse(text: &str) -> TokenStream {
    text.parse().unwrap_or_else(|error| panic!("no tokens: {error}: {text}"))
}

/// Tries values of a strategy and shows the smallest one that fails.
fn run<S: Strategy>(cases: u32, strategy: S, test: impl Fn(&S::Value))
where
    S::Value: Debug,
{
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u32>().ok());
    let cases = number("FUZZ_CASES").unwrap_or(cases);
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number("FUZZ_SEED").unwrap_or(0).to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let result = TestRunner::new_with_rng(config, rng).run(&strategy, |value| {
        test(&value);
        Ok(())
    });
    match result {
        Ok(()) => {}
        Err(TestError::Fail(reason, value)) => panic!("{reason}\nwith {value:?}"),
        Err(TestError::Abort(reason)) => panic!("{reason}"),
    }
}
