//! Names in WGSL: the user's names, unless they are reserved in WGSL or already used.

use std::collections::{BTreeMap, BTreeSet};

/// Makes names that are unique among the visible ones.
#[derive(Debug)]
pub struct Names {
    /// Innermost last.
    scopes: Vec<Scope>,
    /// The user's own names. The compiler's variables never use them.
    users: BTreeSet<String>,
}

#[derive(Debug, Default)]
struct Scope {
    names: BTreeSet<String>,
    /// The next number to try after a name, for the user's variables and for the compiler's. All
    /// earlier numbers are taken as long as the scope is open.
    next: BTreeMap<(String, bool), u32>,
}

/// The prefix of helper functions.
pub const HELPER_PREFIX: &str = "rust_";

impl Names {
    /// No names are taken yet; `users` are the names that the user has chosen.
    pub fn new(users: impl IntoIterator<Item = String>) -> Self {
        Names { scopes: vec![Scope::default()], users: users.into_iter().collect() }
    }

    /// Opens a scope.
    pub fn open(&mut self) {
        self.scopes.push(Scope::default());
    }

    /// Closes the innermost scope; its names are free again.
    pub fn close(&mut self) {
        self.scopes.pop();
    }

    /// A unique name for an item that the user calls `wish`.
    pub fn declare(&mut self, wish: &str) -> String {
        self.first_free(wish, false)
    }

    /// A unique name for an item that the user does not name.
    pub fn declare_own(&mut self, wish: &str) -> String {
        self.first_free(wish, true)
    }

    fn first_free(&mut self, wish: &str, is_own: bool) -> String {
        let base = escape(wish);
        let key = (base.clone(), is_own);
        let mut n = self.scopes.iter().rev().find_map(|scope| scope.next.get(&key).copied());
        let name = loop {
            let name = match n {
                None => base.clone(),
                Some(n) => format!("{base}_{n}"),
            };
            n = Some(n.map_or(1, |n| n + 1));
            let is_taken = self.scopes.iter().any(|scope| scope.names.contains(&name));
            if !is_taken && (!is_own || !self.users.contains(&name)) {
                break name;
            }
        };
        if let Some(scope) = self.scopes.last_mut() {
            scope.next.extend(n.map(|n| (key, n)));
            scope.names.insert(name.clone());
        }
        name
    }
}

/// The name of a member of a structure. Members of tuples are numbers in Rust, and members of
/// options contain a space.
pub(crate) fn member(name: &str) -> String {
    match name.starts_with(|c: char| c.is_ascii_digit()) {
        true => format!("_{name}"),
        false => escape(&name.replace(' ', "_")),
    }
}

pub(crate) fn escape(wish: &str) -> String {
    if wish == "_" {
        return "unused".to_owned();
    }
    // WGSL refuses two leading underscores.
    let wish = if wish.starts_with("__") { format!("x{wish}") } else { wish.to_owned() };
    // Builtin names could be shadowed, but the emitted text uses them itself.
    let reserved = naga::keywords::wgsl::RESERVED_SET.contains(&wish)
        || naga::keywords::wgsl::BUILTIN_IDENTIFIER_SET.contains(&wish)
        || wish.starts_with(HELPER_PREFIX);
    if reserved { format!("{wish}_") } else { wish }
}
