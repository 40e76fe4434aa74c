//! The meanings of names in a scope. Closures keep their enclosing scopes, so copies must be cheap.

use crate::shared_map::{Keep, SharedMap};

/// The names of a scope.
#[derive(Clone)]
pub(super) struct Symbols<S> {
    /// By the hash of the name. Names with the same hash share an entry.
    entries: SharedMap<u64, Vec<(String, S)>>,
}

impl<S> Default for Symbols<S> {
    fn default() -> Self {
        Symbols { entries: SharedMap::default() }
    }
}

impl<S: Clone> Symbols<S> {
    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub(super) fn get(&self, name: &str) -> Option<&S> {
        let names = self.entries.get(hash(name))?;
        names.iter().find(|(known, _)| known == name).map(|(_, symbol)| symbol)
    }

    pub(super) fn contains(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    pub(super) fn insert(&mut self, name: String, symbol: S) {
        let key = hash(&name);
        let mut names = self.entries.get(key).cloned().unwrap_or_default();
        names.retain(|(known, _)| *known != name);
        names.push((name, symbol));
        self.entries.insert(key, names);
    }

    pub(super) fn remove(&mut self, name: &str) -> Option<S> {
        let symbol = self.get(name)?.clone();
        let mut names = self.entries.get(hash(name))?.clone();
        names.retain(|(known, _)| known != name);
        match names.is_empty() {
            true => self.entries.remove(hash(name)),
            false => self.entries.insert(hash(name), names),
        }
        Some(symbol)
    }

    /// Adds the names of another scope, which replace the names here.
    pub(super) fn extend(&mut self, other: &Symbols<S>) {
        self.entries.join(&other.entries, Keep::ALL, |_, old, new| {
            let is_new = |(name, _): &&(String, S)| new.iter().all(|(other, _)| other != name);
            Some(new.iter().chain(old.iter().filter(is_new)).cloned().collect())
        });
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &S)> {
        let names = self.entries.iter().flat_map(|(_, names)| names);
        names.map(|(name, symbol)| (name.as_str(), symbol))
    }
}

/// FNV-1a, which is the same on every machine.
fn hash(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
