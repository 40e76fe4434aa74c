//! The functions that kernels call without a path are exactly those with a macro of the same name.

use std::collections::BTreeSet;

use dsl_core::builtins::Builtin;

/// The names under which `free_functions.rs` exports its macros.
fn macros() -> BTreeSet<&'static str> {
    let text = include_str!("../../dsl-runtime-core/src/free_functions.rs");
    let exports = text.split("__free_function as ").skip(1);
    exports.map(|export| export.split([',', '}', '\n']).next().unwrap_or(export)).collect()
}

#[test]
fn each_has_a_macro() {
    let rows = Builtin::of_one_invocation().filter(|row| row.name.starts_with("::"));
    let names = rows.map(|row| Builtin::identifier(row.name));
    let functions: BTreeSet<&str> = names.filter(|name| Builtin::free(name).is_some()).collect();
    assert_eq!(macros(), functions);
    assert!(functions.contains("mix") && !functions.contains("bitcast_f32"));
}
