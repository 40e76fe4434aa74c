//! Methods of the language: methods of numbers and truth values that become other expressions, and the
//! `self` of each method.

use crate::ir::Mode;

/// Whether a method is arithmetic that gives an option.
pub(crate) fn is_checked(name: &str) -> bool {
    name.strip_prefix("checked_").is_some_and(|operation| {
        ["abs", "add", "div", "mul", "neg", "rem", "shl", "shr", "sub"].contains(&operation)
    })
}

/// Whether a method of `bool` gives an option.
pub(crate) fn is_conditional(name: &str) -> bool {
    ["then", "then_some"].contains(&name)
}

/// Whether a method of numbers gives their bytes.
pub(crate) fn gives_bytes(name: &str) -> bool {
    ["to_le_bytes", "to_ne_bytes", "to_be_bytes"].contains(&name)
}

/// The `self` of a method of numbers, truth values, vectors, matrices or options.
pub(crate) fn self_of_language(name: &str) -> Mode {
    let of_characters = ["is_ascii", "to_ascii", "eq_ignore_ascii"];
    match name {
        "as_ref" | "clone" | "cmp" | "eq" | "ge" | "gt" | "is_err" | "is_none" | "is_ok"
        | "is_some" | "iter" | "le" | "lt" | "ne" | "partial_cmp" | "total_cmp" => Mode::Shared,
        "as_mut" | "get_or_insert" | "get_or_insert_with" | "insert" | "iter_mut" | "replace"
        | "take" => Mode::Mut,
        name if of_characters.iter().any(|start| name.starts_with(start)) => Mode::Shared,
        _ => Mode::Value,
    }
}
