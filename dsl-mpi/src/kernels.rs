//! Compares the kernels that the ranks launch.
//!
//! Takes the kernels of each rank, as messages to rank 0 (`watch.rs`). Invariant: kernels of one path
//! have the same WGSL on all ranks that launch them. Ranks may launch different kernels.

use std::collections::HashMap;

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

/// The kernels of all ranks so far, by their paths.
#[derive(Default)]
pub(crate) struct Kernels(HashMap<Vec<u8>, Known>);

enum Known {
    /// These ranks have launched the kernel with this text.
    One { text: Vec<u8>, ranks: Vec<Rank> },
    /// One rank has launched two kernels of the path: they are in one function.
    Several,
}

impl Kernels {
    /// Adds a kernel of a rank.
    ///
    /// # Errors
    /// An explanation, if other ranks have another kernel of that path.
    pub(crate) fn add(&mut self, rank: Rank, message: &[u8]) -> Result<(), String> {
        let (new, path) = message.split_at(size_of::<u64>());
        let unknown = || Known::One { text: new.to_vec(), ranks: Vec::new() };
        let known = self.0.entry(path.to_vec()).or_insert_with(unknown);
        match known {
            Known::One { text, ranks } if text == new => ranks.push(rank),
            Known::One { ranks, .. } if ranks.contains(&rank) => *known = Known::Several,
            Known::One { ranks, .. } => {
                return Err(difference(&String::from_utf8_lossy(path), ranks, rank));
            }
            Known::Several => {}
        }
        Ok(())
    }
}

fn difference(path: &str, ranks: &mut [Rank], odd: Rank) -> String {
    ranks.sort_unstable();
    let ranks: Vec<String> = ranks.iter().map(Rank::to_string).collect();
    format!(
        "kernel `{path}` is not the same on all ranks: rank {} and rank {odd} have different ones; give all ranks the \
         same program, and different names to the kernels of a function",
        ranks.join(", "),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_of_one_path_are_the_same_on_all_ranks() {
        let mut kernels = Kernels::default();
        let mut add = |rank, text: u64, path: &str| {
            kernels.add(rank, &[&text.to_le_bytes(), path.as_bytes()].concat())
        };
        for rank in [2, 0, 1] {
            assert_eq!(add(rank, 1, "a::step"), Ok(()));
            assert_eq!(add(rank, rank as u64, &format!("of_rank_{rank}")), Ok(()));
            assert_eq!((add(rank, 1, "f::twice"), add(rank, 2, "f::twice")), (Ok(()), Ok(())));
        }
        assert_eq!(add(0, 2, "b::step"), Ok(()));
        let error = add(3, 2, "a::step").unwrap_err();
        assert!(error.starts_with("kernel `a::step` is not the same"), "{error}");
        assert!(error.contains("rank 0, 1, 2 and rank 3 have different ones"), "{error}");
    }
}
