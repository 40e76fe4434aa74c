//! The tokens of the units of a file, for tools that read the file without rustc.

use std::collections::BTreeMap;

use proc_macro2::{TokenStream, TokenTree};

use super::{Outline, Unit};

/// The tokens of each unit, with their positions in the file.
#[derive(Debug, Default)]
pub(in crate::expand) struct Trees {
    of_units: BTreeMap<usize, TokenStream>,
}

impl Trees {
    /// Parses the text of an outline once: a text for each unit would have to begin with all the
    /// lines before the unit.
    pub(in crate::expand) fn new(outline: &Outline) -> Self {
        let (line, column) = outline.start;
        let before = "\n".repeat(line - 1) + &" ".repeat(column);
        let mut trees = Trees::default();
        if let Ok(tokens) = format!("{before}{}", outline.text).parse::<TokenStream>() {
            trees.find(outline, before.len(), tokens);
        }
        trees
    }

    /// The tokens of a unit.
    pub(in crate::expand) fn of(&self, unit: usize) -> Option<TokenStream> {
        self.of_units.get(&unit).cloned()
    }

    /// Finds the units in some tokens. The first byte of the outline is byte `first` of the tokens'
    /// text.
    fn find(&mut self, outline: &Outline, first: usize, tokens: TokenStream) {
        let start_of = |unit: &Unit| unit.range.start;
        let mut found = None;
        for tree in tokens {
            let bytes = tree.span().byte_range();
            let (start, end) = (bytes.start - first, bytes.end - first);
            if let Ok(unit) = outline.units.binary_search_by_key(&start, start_of) {
                found = Some(unit);
            }
            if let TokenTree::Group(group) = &tree {
                let inner = outline.units.partition_point(|unit| unit.range.start <= start);
                if outline.units.get(inner).is_some_and(|unit| unit.range.end < end) {
                    self.find(outline, first, group.stream());
                }
            }
            if let Some(unit) = found.filter(|unit| outline.units[*unit].range.end >= end) {
                self.of_units.entry(unit).or_default().extend([tree]);
            }
        }
    }
}
