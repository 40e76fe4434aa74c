//! Names in WGSL: the user's, unless WGSL reserves them or they are taken.

use std::collections::BTreeSet;

/// Gives out names that are unique among those visible.
#[derive(Debug)]
pub struct Names {
    scopes: Vec<BTreeSet<String>>,
}

/// The prefix of helper functions.
pub const HELPER_PREFIX: &str = "rust_";

impl Default for Names {
    fn default() -> Self {
        Names { scopes: vec![BTreeSet::new()] }
    }
}

impl Names {
    /// Opens a scope.
    pub fn open(&mut self) {
        self.scopes.push(BTreeSet::new());
    }

    /// Closes the innermost scope; its names are free again.
    pub fn close(&mut self) {
        self.scopes.pop();
    }

    /// A name for something that the user calls `wish`.
    pub fn declare(&mut self, wish: &str) -> String {
        let base = escape(wish);
        let mut name = base.clone();
        let mut n = 1;
        while self.scopes.iter().any(|scope| scope.contains(&name)) {
            name = format!("{base}_{n}");
            n += 1;
        }
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.clone());
        }
        name
    }
}

fn escape(wish: &str) -> String {
    if wish == "_" {
        return "unused".to_owned();
    }
    // WGSL refuses two leading underscores.
    let wish = if wish.starts_with("__") { format!("x{wish}") } else { wish.to_owned() };
    // Builtin names could be hidden, but the emitted text uses them itself.
    let reserved = naga::keywords::wgsl::RESERVED.contains(&wish.as_str())
        || naga::keywords::wgsl::BUILTIN_IDENTIFIERS.contains(&wish.as_str())
        || wish.starts_with(HELPER_PREFIX);
    if reserved { format!("{wish}_") } else { wish }
}
