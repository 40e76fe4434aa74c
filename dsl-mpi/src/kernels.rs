//! Compares the kernels that the ranks launch.
//!
//! Takes the kernels of each rank, as messages to rank 0 (`watch.rs`). Invariant: kernels of one path
//! have the same WGSL on all ranks that launch them. Ranks may launch different kernels.

use std::{
    collections::{BTreeSet, HashMap},
    time::{Duration, Instant},
};

use dsl_runtime::__private::launched_kernels;
use mpi::topology::Rank;

use crate::agree::hash;

/// The kernels that this process has launched without the first `n`, each as a message: the hash
/// of its WGSL, then its path.
pub(crate) fn messages(n: usize) -> impl Iterator<Item = Vec<u8>> {
    launched_kernels(n).into_iter().map(|kernel| {
        let text = hash(kernel.info.wgsl.bytes());
        [&text.to_le_bytes(), kernel.path().as_bytes()].concat()
    })
}

/// The kernels of all ranks so far.
#[derive(Default)]
pub(crate) struct Kernels {
    /// The launches of each path: a rank, and the hash of the kernel's WGSL.
    launches: HashMap<Vec<u8>, Vec<(Rank, u64)>>,
    /// The time since which kernels of one path have different texts.
    doubt: Option<Instant>,
}

/// Within this time a rank that launches two kernels of one path has reported both.
const SETTLES: Duration = Duration::from_secs(1);

impl Kernels {
    /// Adds a kernel of a rank.
    pub(crate) fn add(&mut self, rank: Rank, message: &[u8]) {
        let Some((text, path)) = message.split_first_chunk() else { return };
        let (text, launches) = (u64::from_le_bytes(*text), self.launches.entry(path.to_vec()));
        let launches = launches.or_default();
        launches.push((rank, text));
        if launches[0].1 != text {
            self.doubt.get_or_insert_with(Instant::now);
        }
    }

    /// An explanation, if two ranks have different kernels of one path. If it `is_over`, no rank
    /// will launch more.
    pub(crate) fn difference(&mut self, is_over: bool) -> Option<String> {
        let settled = self.doubt.is_some_and(|since| is_over || since.elapsed() >= SETTLES);
        if !settled {
            return None;
        }
        self.doubt = None;
        self.launches
            .iter()
            .find_map(|(path, launches)| difference(&String::from_utf8_lossy(path), launches))
    }
}

/// An explanation, unless all launches are of one kernel, or several kernels have this path: a rank
/// has launched two, or a macro has put them into unnamed items.
fn difference(path: &str, launches: &[(Rank, u64)]) -> Option<String> {
    let text_of = |rank| launches.iter().find(|(of, _)| *of == rank).map(|(_, text)| *text);
    let are_several = launches.iter().any(|(rank, text)| text_of(*rank) != Some(*text));
    let (_, first) = launches[0];
    let (same, others): (Vec<_>, Vec<_>) = launches.iter().partition(|(_, text)| *text == first);
    if others.is_empty() || are_several || path.split("::").any(|name| name == "_") {
        return None;
    }
    let [same, others] = [same, others].map(|launches: Vec<&(Rank, u64)>| {
        let ranks: BTreeSet<Rank> = launches.into_iter().map(|(rank, _)| *rank).collect();
        ranks.iter().map(Rank::to_string).collect::<Vec<_>>().join(", ")
    });
    Some(format!(
        "kernel `{path}` is not the same on all ranks: rank {same} and rank {others} have \
         different kernels; give all ranks the same program, and different names to the kernels of \
         a function"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_of_one_path_are_the_same_on_all_ranks() {
        let mut kernels = Kernels::default();
        let mut add = |rank, text: u64, path: &str| {
            kernels.add(rank, &[&text.to_le_bytes(), path.as_bytes()].concat());
        };
        for rank in [2, 0, 1] {
            add(rank, 1, "a::step");
            add(rank, rank as u64, &format!("of_rank_{rank}"));
            add(rank, rank as u64, "library::_::in_a_macro");
        }
        // Two kernels of one function, in any order.
        for (rank, text) in [(0, 1), (1, 2), (0, 2), (1, 1), (2, 2)] {
            add(rank, text, "f::twice");
        }
        add(0, 2, "b::step");
        assert_eq!(kernels.difference(true), None);
        kernels.add(3, &[&2u64.to_le_bytes(), &b"a::step"[..]].concat());
        assert_eq!(kernels.difference(false), None, "rank 3 may launch another one of that path");
        let error = kernels.difference(true).unwrap();
        assert!(error.starts_with("kernel `a::step` is not the same"), "{error}");
        assert!(error.contains("rank 0, 1, 2 and rank 3 have different kernels"), "{error}");
    }
}
