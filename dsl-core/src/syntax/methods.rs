//! Methods of numbers and truth values that become other expressions.

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
