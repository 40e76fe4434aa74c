//! Disjoint sets of stretches of control flow, with facts about each set.

/// Disjoint sets of numbered stretches.
#[derive(Default)]
pub(super) struct Forest<T> {
    /// The parent of each stretch, which is in the same set. The root of a set is its own parent.
    parents: Vec<usize>,
    known: Vec<T>,
    /// The number of stretches in a set, at its root.
    sizes: Vec<usize>,
}

impl<T: Default> Forest<T> {
    /// Adds a stretch without facts.
    pub(super) fn push(&mut self) -> usize {
        self.parents.push(self.parents.len());
        self.known.push(T::default());
        self.sizes.push(1);
        self.parents.len() - 1
    }

    /// The facts about the set of a stretch.
    pub(super) fn get(&self, stretch: usize) -> &T {
        &self.known[self.root(stretch)]
    }

    pub(super) fn get_mut(&mut self, stretch: usize) -> &mut T {
        let root = self.root(stretch);
        &mut self.known[root]
    }

    /// Unites two sets; `add` merges their facts. The smaller set joins the larger one, so the path
    /// to a root stays short.
    pub(super) fn unite(&mut self, a: usize, b: usize, add: impl FnOnce(&mut T, T)) {
        let (a, b) = (self.root(a), self.root(b));
        let (a, b) = if self.sizes[a] > self.sizes[b] { (b, a) } else { (a, b) };
        if a != b {
            self.sizes[b] += self.sizes[a];
            let known = std::mem::take(&mut self.known[a]);
            add(&mut self.known[b], known);
            self.parents[a] = b;
        }
    }

    fn root(&self, mut stretch: usize) -> usize {
        while self.parents[stretch] != stretch {
            crate::steps::count(1);
            stretch = self.parents[stretch];
        }
        stretch
    }
}
