//! Explains errors: `cargo run -p dsl-core --example explain K0601`. Without an argument, lists them all.

use std::process::ExitCode;

use dsl_core::diagnostic::Code;

fn main() -> ExitCode {
    let ids: Vec<String> = std::env::args().skip(1).collect();
    if ids.is_empty() {
        Code::ALL.iter().for_each(|code| println!("{}  {}", code.id(), code.title()));
    }
    let mut is_known = true;
    for id in &ids {
        match Code::of_id(id) {
            Some(code) => println!("{}", code.explanation()),
            None => {
                eprintln!("there is no error `{id}`: without an argument, this lists all");
                is_known = false;
            }
        }
    }
    if is_known { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
