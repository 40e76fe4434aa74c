//! `dsl explain K0601` prints the page of an error, offline. `dsl explain` lists all errors.
//! `dsl report FILE.rs` writes the compiler's facts about a file's kernels as a page for browsers.

mod report;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use dsl_core::diagnostic::Code;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let answer = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["explain", ref ids @ ..] => explain(ids),
        ["report", file] => report::write(file, None),
        ["report", file, "-o", to] | ["report", "-o", to, file] => report::write(file, Some(to)),
        _ => {
            Err("usage: dsl explain [K0601 …]\n       dsl report FILE.rs [-o report.html]"
                .to_owned())
        }
    };
    match answer {
        Ok(text) => {
            // A pager may be closed before the end.
            _ = io::stdout().write_all(text.as_bytes());
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// The pages of errors, or the list of all.
fn explain(ids: &[&str]) -> Result<String, String> {
    if ids.is_empty() {
        let lines = Code::ALL.iter().map(|code| format!("{}  {}\n", code.id(), code.title()));
        return Ok(lines.collect());
    }
    // Also `k0601` and `601`.
    let whole = |id: &str| format!("K{:0>4}", id.trim_start_matches(['k', 'K']));
    let page = |id: &&str| match Code::of_id(&whole(id)) {
        Some(code) => Ok(format!("{}\n", code.explanation())),
        None => Err(format!("there is no error `{id}`: `dsl explain` lists all")),
    };
    ids.iter().map(page).collect()
}
