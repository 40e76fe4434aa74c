//! Maps that are copied where control flow branches and joined where it meets. A copy shares all
//! nodes with the original. A join visits only the nodes that have changed since. Both cost time in
//! proportion to the changes, not to the size of the map.
//!
//! They are the big-endian Patricia trees of Okasaki and Gill, "Fast Mergeable Integer Maps"
//! (1998). The shape depends on the keys only, and entries are in key order.

use std::cmp::Ordering;
use std::marker::PhantomData;
use std::rc::Rc;

use crate::steps;

/// A map from ids and other numbers.
#[derive(Debug)]
pub(crate) struct SharedMap<K, V>(Link<V>, PhantomData<fn(K)>);

#[derive(Debug)]
enum Node<V> {
    Leaf {
        key: u64,
        value: V,
    },
    /// All keys have the bits of `prefix` above `bit`; keys on the right also have `bit`.
    Branch {
        prefix: u64,
        bit: u64,
        left: Rc<Node<V>>,
        right: Rc<Node<V>>,
    },
}

/// The sides whose unmatched keys a join keeps.
#[derive(Clone, Copy)]
pub(crate) struct Keep {
    pub(crate) left: bool,
    pub(crate) right: bool,
}

impl Keep {
    /// Keys that both maps have.
    pub(crate) const COMMON: Keep = Keep { left: false, right: false };
    /// Keys of the first map.
    pub(crate) const LEFT: Keep = Keep { left: true, right: false };
    /// Keys of either map.
    pub(crate) const ALL: Keep = Keep { left: true, right: true };
}

impl<K, V> Default for SharedMap<K, V> {
    fn default() -> Self {
        SharedMap(None, PhantomData)
    }
}

impl<K, V> Clone for SharedMap<K, V> {
    fn clone(&self) -> Self {
        SharedMap(self.0.clone(), PhantomData)
    }
}

impl<V: Clone> Clone for Node<V> {
    fn clone(&self) -> Self {
        match self {
            Node::Leaf { key, value } => Node::Leaf { key: *key, value: value.clone() },
            Node::Branch { prefix, bit, left, right } => Node::Branch {
                prefix: *prefix,
                bit: *bit,
                left: Rc::clone(left),
                right: Rc::clone(right),
            },
        }
    }
}

impl<K: Into<u64>, V: Clone> SharedMap<K, V> {
    /// Whether there is no entry.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// Whether both are surely equal, because neither was changed after the copy.
    #[cfg(test)]
    pub(crate) fn is_shared_with(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(a), Some(b)) => Rc::ptr_eq(a, b),
            (a, b) => a.is_none() && b.is_none(),
        }
    }

    /// The value of a key.
    pub(crate) fn get(&self, key: K) -> Option<&V> {
        self.find(key.into())
    }

    fn find(&self, key: u64) -> Option<&V> {
        let mut node = self.0.as_ref()?;
        loop {
            steps::count(1);
            match &**node {
                Node::Leaf { key: own, value } => return Some(value).filter(|_| *own == key),
                Node::Branch { bit, left, right, .. } => {
                    node = if key & bit == 0 { left } else { right };
                }
            }
        }
    }

    /// Sets the value of a key, and replaces an earlier one.
    pub(crate) fn insert(&mut self, key: K, value: V) {
        let key = key.into();
        let Some(mut node) = self.0.as_mut() else {
            self.0 = Some(Rc::new(Node::Leaf { key, value }));
            return;
        };
        loop {
            steps::count(1);
            // The key differs from all keys of this node.
            if let Some(bit) = node.bit_apart(key) {
                let (old, new) = (Rc::clone(node), Rc::new(Node::Leaf { key, value }));
                *node = Rc::new(Node::branch(bit, key, old, new));
                return;
            }
            match Rc::make_mut(node) {
                Node::Leaf { value: own, .. } => {
                    *own = value;
                    return;
                }
                Node::Branch { bit, left, right, .. } => {
                    node = if key & *bit == 0 { left } else { right };
                }
            }
        }
    }

    /// Removes a key.
    pub(crate) fn remove(&mut self, key: K) {
        let key = key.into();
        if self.find(key).is_some() {
            self.0 = self.0.take().and_then(|node| without(&node, key));
        }
    }

    /// The entries in the order of their keys.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u64, &V)> {
        let mut rest: Vec<&Rc<Node<V>>> = self.0.iter().collect();
        std::iter::from_fn(move || {
            loop {
                steps::count(1);
                match &**rest.pop()? {
                    Node::Leaf { key, value } => return Some((*key, value)),
                    Node::Branch { left, right, .. } => rest.extend([right, left]),
                }
            }
        })
    }

    /// Joins another map to this one. `both` joins the two values of a key. It returns the same
    /// value if both are the same, so that shared nodes stay shared. If it returns `None`, the key
    /// is removed.
    pub(crate) fn join(
        &mut self,
        other: &Self,
        keep: Keep,
        mut both: impl FnMut(u64, &V, &V) -> Option<V>,
    ) {
        self.0 = joined(self.0.as_ref(), other.0.as_ref(), keep, &mut both);
    }
}

impl<V> Node<V> {
    /// The highest bit in which a key differs from all keys of this node, unless it belongs among
    /// them.
    fn bit_apart(&self, key: u64) -> Option<u64> {
        let (own, low) = match self {
            Node::Leaf { key, .. } => (*key, 0),
            Node::Branch { prefix, bit, .. } => (*prefix, bit | (bit - 1)),
        };
        let differs = (own ^ key) & !low;
        (differs != 0).then(|| 1 << (63 - differs.leading_zeros()))
    }

    /// A branch over two nodes that differ in a bit. `key` is a key of the second one.
    fn branch(bit: u64, key: u64, old: Rc<Node<V>>, new: Rc<Node<V>>) -> Node<V> {
        let (left, right) = if key & bit == 0 { (new, old) } else { (old, new) };
        Node::Branch { prefix: key & !(bit | (bit - 1)), bit, left, right }
    }

    fn key(&self) -> u64 {
        match self {
            Node::Leaf { key, .. } => *key,
            Node::Branch { prefix, .. } => *prefix,
        }
    }

    /// The bit in which the keys differ; 0 for a single key.
    fn bit(&self) -> u64 {
        match self {
            Node::Leaf { .. } => 0,
            Node::Branch { bit, .. } => *bit,
        }
    }
}

type Link<V> = Option<Rc<Node<V>>>;

/// Removes a key that the node has.
fn without<V>(node: &Rc<Node<V>>, key: u64) -> Link<V> {
    steps::count(1);
    let Node::Branch { prefix, bit, left, right } = &**node else { return None };
    let (gone, stays) = if key & bit == 0 { (left, right) } else { (right, left) };
    let Some(rest) = without(gone, key) else { return Some(Rc::clone(stays)) };
    let (left, right) = if key & bit == 0 { (rest, stays.clone()) } else { (stays.clone(), rest) };
    Some(Rc::new(Node::Branch { prefix: *prefix, bit: *bit, left, right }))
}

fn joined<V: Clone>(
    a: Option<&Rc<Node<V>>>,
    b: Option<&Rc<Node<V>>>,
    keep: Keep,
    both: &mut impl FnMut(u64, &V, &V) -> Option<V>,
) -> Link<V> {
    steps::count(1);
    let (a, b) = match (a, b) {
        (Some(a), Some(b)) => (a, b),
        (a, None) => return a.filter(|_| keep.left).cloned(),
        (None, b) => return b.filter(|_| keep.right).cloned(),
    };
    if Rc::ptr_eq(a, b) {
        return Some(Rc::clone(a));
    }
    if let (Node::Leaf { key, value }, Node::Leaf { key: other, value: more }) = (&**a, &**b)
        && key == other
    {
        return both(*key, value, more).map(|value| Rc::new(Node::Leaf { key: *key, value }));
    }
    // The keys of one node all differ from the keys of the other.
    let (wide, narrow) = if a.bit() >= b.bit() { (a, b) } else { (b, a) };
    if let Some(bit) = wide.bit_apart(narrow.key()) {
        return match (keep.left, keep.right) {
            (true, true) => Some(Rc::new(Node::branch(bit, b.key(), Rc::clone(a), Rc::clone(b)))),
            (true, false) => Some(Rc::clone(a)),
            (false, true) => Some(Rc::clone(b)),
            (false, false) => None,
        };
    }
    let sides = |node: &Rc<Node<V>>, of: u64| -> [Link<V>; 2] {
        match &**node {
            Node::Branch { bit, left, right, .. } if *bit == of => {
                [Some(Rc::clone(left)), Some(Rc::clone(right))]
            }
            Node::Leaf { .. } | Node::Branch { .. } if node.key() & of == 0 => {
                [Some(Rc::clone(node)), None]
            }
            Node::Leaf { .. } | Node::Branch { .. } => [None, Some(Rc::clone(node))],
        }
    };
    let bit = wide.bit();
    let ([al, ar], [bl, br]) = (sides(a, bit), sides(b, bit));
    let left = joined(al.as_ref(), bl.as_ref(), keep, both);
    let right = joined(ar.as_ref(), br.as_ref(), keep, both);
    match (left, right) {
        (Some(left), Some(right)) => {
            // Unchanged nodes stay shared for the next join.
            let is_same = |node: &Rc<Node<V>>| match &**node {
                Node::Branch { bit: own, left: l, right: r, .. } => {
                    *own == bit && Rc::ptr_eq(l, &left) && Rc::ptr_eq(r, &right)
                }
                Node::Leaf { .. } => false,
            };
            match [a, b].into_iter().find(|node| is_same(node)) {
                Some(same) => Some(Rc::clone(same)),
                None => {
                    let prefix = wide.key();
                    Some(Rc::new(Node::Branch { prefix, bit, left, right }))
                }
            }
        }
        (left, right) => left.or(right),
    }
}

impl<K, V: PartialEq> PartialEq for SharedMap<K, V> {
    fn eq(&self, other: &Self) -> bool {
        self.is_like(other, V::eq)
    }
}

impl<K, V> SharedMap<K, V> {
    /// Whether both have the same keys, and similar values.
    pub(crate) fn is_like(&self, other: &Self, are_alike: fn(&V, &V) -> bool) -> bool {
        match (&self.0, &other.0) {
            (Some(a), Some(b)) => is_like(a, b, are_alike),
            (a, b) => a.is_none() && b.is_none(),
        }
    }
}

/// Maps with the same keys have the same shape.
fn is_like<V>(a: &Rc<Node<V>>, b: &Rc<Node<V>>, are_alike: fn(&V, &V) -> bool) -> bool {
    steps::count(1);
    if Rc::ptr_eq(a, b) {
        return true;
    }
    match (&**a, &**b) {
        (Node::Leaf { key, value }, Node::Leaf { key: other, value: more }) => {
            key == other && are_alike(value, more)
        }
        (
            Node::Branch { prefix, bit, left, right },
            Node::Branch { prefix: other_prefix, bit: other_bit, left: l, right: r },
        ) => {
            (prefix, bit).cmp(&(other_prefix, other_bit)) == Ordering::Equal
                && is_like(left, l, are_alike)
                && is_like(right, r, are_alike)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::{Keep, SharedMap};

    type Changes = Vec<(u64, Option<u8>)>;

    fn apply(changes: &Changes, map: &mut SharedMap<u64, u8>, model: &mut BTreeMap<u64, u8>) {
        for (key, value) in changes {
            match value {
                Some(value) => {
                    map.insert(*key, *value);
                    model.insert(*key, *value);
                }
                None => {
                    map.remove(*key);
                    model.remove(key);
                }
            }
        }
    }

    fn is_like(map: &SharedMap<u64, u8>, model: &BTreeMap<u64, u8>) -> bool {
        map.iter().map(|(key, value)| (key, *value)).eq(model.iter().map(|(k, v)| (*k, *v)))
            && model.iter().all(|(key, value)| map.get(*key) == Some(value))
            && map.is_empty() == model.is_empty()
    }

    fn changes() -> impl Strategy<Value = Changes> {
        let key = prop_oneof![0..20u64, any::<u64>(), (0..64u32).prop_map(|n| 1 << n)];
        proptest::collection::vec((key, proptest::option::of(0..4u8)), 0..60)
    }

    proptest! {
        /// Copies a map, changes both copies independently, and joins them in each way.
        #[test]
        fn like_a_map(before in changes(), one in changes(), other in changes()) {
            let (mut a, mut model_a) = (SharedMap::default(), BTreeMap::new());
            apply(&before, &mut a, &mut model_a);
            let (mut b, mut model_b) = (a.clone(), model_a.clone());
            prop_assert!(a.is_shared_with(&b));
            apply(&one, &mut a, &mut model_a);
            apply(&other, &mut b, &mut model_b);
            prop_assert!(is_like(&a, &model_a) && is_like(&b, &model_b));
            prop_assert_eq!(a == b, model_a == model_b);
            for keep in [Keep::COMMON, Keep::LEFT, Keep::ALL] {
                let both = |x: u8, y: u8| if x == y { Some(x) } else { Some(x ^ y).filter(|n| *n > 1) };
                let keys = model_a.keys().chain(model_b.keys());
                let model = keys.filter_map(|key| {
                    let value = match (model_a.get(key), model_b.get(key)) {
                        (Some(x), Some(y)) => both(*x, *y),
                        (Some(x), None) => Some(*x).filter(|_| keep.left),
                        (None, y) => y.copied().filter(|_| keep.right),
                    };
                    Some((*key, value?))
                });
                let model: BTreeMap<u64, u8> = model.collect();
                let mut joined = a.clone();
                joined.join(&b, keep, |_, x, y| both(*x, *y));
                prop_assert!(is_like(&joined, &model));
            }
        }
    }

    /// A join visits only changed nodes.
    #[test]
    fn joins_cost_what_changed() {
        let mut map = SharedMap::default();
        (0..10_000u64).for_each(|key| map.insert(key, 0));
        let mut other = map.clone();
        other.insert(5_000, 1);
        let mut looks = 0;
        map.join(&other, Keep::COMMON, |_, a, b| {
            looks += 1;
            Some(*a.max(b))
        });
        assert_eq!((looks, map.get(5_000)), (1, Some(&1)));
    }
}
