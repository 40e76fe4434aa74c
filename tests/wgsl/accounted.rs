//! Every dynamic index of a WGSL text has an entry in the proofs. Without an entry, a launch would
//! skip a check that is needed.

use std::collections::BTreeSet;

use dsl_core::WgslModule;
use naga::{Expression, Function, Module};

pub(crate) fn check(module: &WgslModule, kernel: &str) {
    let wgsl = naga::front::wgsl::parse_str(&module.text).expect("it was accepted");
    let there = dynamic_indices(&wgsl, &module.text);
    assert!(
        there.len() <= module.accesses.len(),
        "`{kernel}` has indices without a proof:\n{there:#?}\n{:#?}",
        module.accesses
    );
}

/// The texts of the dynamic indices. The compiler's own functions are left out: their loops have
/// constant ends. Repeated statements share one text.
fn dynamic_indices<'a>(module: &'a Module, text: &'a str) -> BTreeSet<&'a str> {
    let is_own = |function: &Function| {
        function.name.as_deref().is_some_and(|name| name.starts_with("rust_"))
    };
    let functions = module.functions.iter().map(|(_, function)| function);
    let entry_points = module.entry_points.iter().map(|entry| &entry.function);
    let all = functions.filter(|function| !is_own(function)).chain(entry_points);
    let spanned = |function: &'a Function| {
        function.expressions.iter().filter_map(|(handle, expr)| {
            let range = function.expressions.get_span(handle).to_range()?;
            matches!(expr, Expression::Access { .. }).then(|| &text[range])
        })
    };
    // A guard keeps the tiles of cooperative matrices inside.
    let is_tile = |index: &&str| text.contains("coop_mat") && index.contains("[tile");
    // The lengths of buffers are found by the indices of the buffers.
    let is_length =
        |index: &&str| index.split('[').next().is_some_and(|of| of.ends_with("_lengths"));
    all.flat_map(spanned).filter(|index| !is_tile(index) && !is_length(index)).collect()
}
