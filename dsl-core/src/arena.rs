//! Typed arenas: [`Arena`] owns nodes, [`Id`] names one, [`SideTable`] holds one fact per node.
//!
//! Ids are dense and given in order of allocation, so iteration is always in that order and
//! everything derived from it (emitted text, diagnostics) is deterministic.

use std::cmp::Ordering;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// Names one node of an `Arena<T>`.
pub struct Id<T> {
    index: u32,
    of: PhantomData<fn() -> T>,
}

impl<T> Id<T> {
    fn new(index: usize) -> Self {
        Id { index: u32::try_from(index).expect("fewer than 2^32 nodes"), of: PhantomData }
    }

    /// The position of the node in its arena.
    pub fn index(self) -> usize {
        self.index as usize
    }
}

impl<T> Clone for Id<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Id<T> {}
impl<T> PartialEq for Id<T> {
    fn eq(&self, other: &Self) -> bool {
        self.index == other.index
    }
}
impl<T> Eq for Id<T> {}
impl<T> PartialOrd for Id<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
/// By order of allocation.
impl<T> Ord for Id<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.index.cmp(&other.index)
    }
}
impl<T> From<Id<T>> for u64 {
    fn from(id: Id<T>) -> u64 {
        id.index.into()
    }
}
impl<T> fmt::Debug for Id<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.index)
    }
}

/// Owns nodes of one kind.
#[derive(Debug)]
pub struct Arena<T> {
    nodes: Vec<T>,
}

impl<T> Default for Arena<T> {
    fn default() -> Self {
        Arena { nodes: Vec::new() }
    }
}

impl<T> Arena<T> {
    /// Adds a node and returns its name.
    pub fn push(&mut self, node: T) -> Id<T> {
        self.nodes.push(node);
        Id::new(self.nodes.len() - 1)
    }

    /// All nodes with their names, in order of allocation.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Id<T>, &T)> + ExactSizeIterator {
        self.nodes.iter().enumerate().map(|(index, node)| (Id::new(index), node))
    }

    /// All nodes, mutably.
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.nodes.iter_mut()
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no node.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
}

impl<T> Index<Id<T>> for Arena<T> {
    type Output = T;
    fn index(&self, id: Id<T>) -> &T {
        crate::steps::count(1);
        &self.nodes[id.index()]
    }
}

impl<T> IndexMut<Id<T>> for Arena<T> {
    fn index_mut(&mut self, id: Id<T>) -> &mut T {
        &mut self.nodes[id.index()]
    }
}

/// One fact of type `V` for each node of an `Arena<T>`.
pub struct SideTable<T, V> {
    facts: Vec<V>,
    first: usize,
    of: PhantomData<fn() -> T>,
}

impl<T, V> SideTable<T, V> {
    /// Computes the fact of every node of `arena`.
    pub fn build(arena: &Arena<T>, fact: impl FnMut(Id<T>) -> V) -> Self {
        let mut table = Self::empty(0);
        table.extend(arena, fact);
        table
    }

    /// A table without facts, for nodes from index `first` on.
    pub fn empty(first: usize) -> Self {
        SideTable { facts: Vec::new(), first, of: PhantomData }
    }

    /// The index after the last node with a fact.
    pub fn end(&self) -> usize {
        self.first + self.facts.len()
    }

    /// The fact of a node, if there is one.
    pub fn get(&self, id: Id<T>) -> Option<&V> {
        self.facts.get(id.index().checked_sub(self.first)?)
    }

    /// All facts, mutably.
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.facts.iter_mut()
    }

    /// Adds the facts of nodes that were added to the arena since.
    pub fn extend(&mut self, arena: &Arena<T>, fact: impl FnMut(Id<T>) -> V) {
        self.facts.extend((self.end()..arena.len()).map(Id::new).map(fact));
    }
}

impl<T, V> Index<Id<T>> for SideTable<T, V> {
    type Output = V;
    fn index(&self, id: Id<T>) -> &V {
        crate::steps::count(1);
        &self.facts[id.index() - self.first]
    }
}

impl<T, V> IndexMut<Id<T>> for SideTable<T, V> {
    fn index_mut(&mut self, id: Id<T>) -> &mut V {
        &mut self.facts[id.index() - self.first]
    }
}

/// Facts for some nodes of an `Arena<T>`.
pub struct SparseTable<T, V> {
    facts: Vec<Option<V>>,
    of: PhantomData<fn() -> T>,
}

impl<T, V: Clone> Clone for SparseTable<T, V> {
    fn clone(&self) -> Self {
        SparseTable { facts: self.facts.clone(), of: PhantomData }
    }
}

impl<T, V> Default for SparseTable<T, V> {
    fn default() -> Self {
        SparseTable { facts: Vec::new(), of: PhantomData }
    }
}

impl<T, V> SparseTable<T, V> {
    /// The fact of a node, if it has one.
    pub fn get(&self, id: Id<T>) -> Option<&V> {
        self.facts.get(id.index())?.as_ref()
    }

    /// Sets the fact of a node, and replaces an earlier one.
    pub fn insert(&mut self, id: Id<T>, fact: V) {
        if self.facts.len() <= id.index() {
            self.facts.resize_with(id.index() + 1, || None);
        }
        self.facts[id.index()] = Some(fact);
    }

    /// Removes the fact of a node.
    pub fn remove(&mut self, id: Id<T>) -> Option<V> {
        self.facts.get_mut(id.index())?.take()
    }

    /// The nodes with facts, mutably.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Id<T>, &mut V)> {
        let facts = self.facts.iter_mut().enumerate();
        facts.filter_map(|(index, fact)| Some((Id::new(index), fact.as_mut()?)))
    }
}
