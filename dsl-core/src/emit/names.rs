//! Names in WGSL: the user's, unless WGSL reserves them or they are taken.

use std::collections::BTreeSet;

/// Gives out names that are unique among those visible.
#[derive(Debug)]
pub struct Names {
    scopes: Vec<BTreeSet<String>>,
    /// The user's own names, which the compiler's variables leave alone wherever they are.
    users: BTreeSet<String>,
}

/// The prefix of helper functions.
pub const HELPER_PREFIX: &str = "rust_";

impl Names {
    /// No names are taken yet; `users` are those that the user has chosen.
    pub fn new(users: impl IntoIterator<Item = String>) -> Self {
        Names { scopes: vec![BTreeSet::new()], users: users.into_iter().collect() }
    }

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
        self.first_free(wish, &BTreeSet::new())
    }

    /// A name for something that the user has no name for.
    pub fn declare_own(&mut self, wish: &str) -> String {
        let users = std::mem::take(&mut self.users);
        let name = self.first_free(wish, &users);
        self.users = users;
        name
    }

    fn first_free(&mut self, wish: &str, avoid: &BTreeSet<String>) -> String {
        let base = escape(wish);
        let mut name = base.clone();
        let mut n = 1;
        while avoid.contains(&name) || self.scopes.iter().any(|scope| scope.contains(&name)) {
            name = format!("{base}_{n}");
            n += 1;
        }
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.clone());
        }
        name
    }
}

/// The name of a member of a structure. Those of tuples are numbers in Rust.
pub(crate) fn member(name: &str) -> String {
    if name.starts_with(|c: char| c.is_ascii_digit()) { format!("_{name}") } else { escape(name) }
}

pub(crate) fn escape(wish: &str) -> String {
    if wish == "_" {
        return "unused".to_owned();
    }
    // WGSL refuses two leading underscores.
    let wish = if wish.starts_with("__") { format!("x{wish}") } else { wish.to_owned() };
    // Builtin names could be hidden, but the emitted text uses them itself.
    let reserved = naga::keywords::wgsl::RESERVED_SET.contains(&wish)
        || naga::keywords::wgsl::BUILTIN_IDENTIFIER_SET.contains(&wish)
        || wish.starts_with(HELPER_PREFIX);
    if reserved { format!("{wish}_") } else { wish }
}
