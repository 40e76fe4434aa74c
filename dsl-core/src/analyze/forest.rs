//! Stretches of control flow that turn out to be one: disjoint sets, and what is known of each.

/// Sets of stretches, which are numbered.
#[derive(Default)]
pub(super) struct Forest<T> {
    /// Of a stretch, another one of the same set; of one of each set, itself.
    parents: Vec<usize>,
    known: Vec<T>,
    /// How many stretches a set has, at the one that names it.
    sizes: Vec<usize>,
}

impl<T: Default> Forest<T> {
    /// A new stretch, of which nothing is known.
    pub(super) fn push(&mut self) -> usize {
        self.parents.push(self.parents.len());
        self.known.push(T::default());
        self.sizes.push(1);
        self.parents.len() - 1
    }

    /// What is known of the set of a stretch.
    pub(super) fn get(&self, stretch: usize) -> &T {
        &self.known[self.root(stretch)]
    }

    pub(super) fn get_mut(&mut self, stretch: usize) -> &mut T {
        let root = self.root(stretch);
        &mut self.known[root]
    }

    /// Makes one set of two; `add` adds what is known of one to what is known of the other. The smaller set
    /// joins the larger one, so the way to the one that names a set stays short.
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
