//! Finds the borders between the ranks in sorted keys, by samples.
//!
//! Takes each rank's sorted keys and the number of all ranks' keys before each border. Gives each rank the borders in its
//! own keys. In each round every rank contributes keys that may be a border's. The ranks count the keys below each of
//! them. Invariant: a border is exact, and equal keys are in the order of the ranks.

use std::ops::Range;

use mpi::{collective::SystemOperation, traits::*};

/// The number of samples for a border in a round, of all ranks together, unless there are more ranks. With more samples
/// there are fewer rounds, but more keys to count.
const SAMPLES: usize = 32;

/// A rank's sorted keys, as numbers of the same order.
pub(super) struct Keys<F> {
    pub(super) len: usize,
    pub(super) key: F,
}

impl<F: Fn(usize) -> u64> Keys<F> {
    /// The place in `within` of the first key that is not `before`, or its end.
    fn first_not(&self, within: Range<u64>, before: impl Fn(u64) -> bool) -> u64 {
        let Range { start: mut low, end: mut high } = within;
        while low < high {
            let middle = low.midpoint(high);
            match before((self.key)(middle as usize)) {
                true => low = middle + 1,
                false => high = middle,
            }
        }
        low
    }

    /// The same, if it is probably near the start.
    fn first_near_not(&self, within: Range<u64>, before: impl Fn(u64) -> bool) -> u64 {
        let Range { start: mut low, end } = within;
        let mut step = 1;
        while low + step <= end && before((self.key)((low + step - 1) as usize)) {
            low += step;
            step *= 2;
        }
        self.first_not(low..end.min(low + step), before)
    }
}

/// The places in this rank's keys that divide them among the ranks, with 0 and the number of keys around them.
pub(super) fn borders(
    communicator: &impl Communicator,
    keys: &Keys<impl Fn(usize) -> u64>,
) -> Vec<usize> {
    let mut lens = vec![0; communicator.size() as usize];
    communicator.all_gather_into(&(keys.len as u64), &mut lens);
    let targets = lens.iter().scan(0, |before, len| {
        *before += len;
        Some(*before)
    });
    let targets = targets.take(lens.len() - 1);
    let mut borders: Vec<Border> = targets.map(|target| Border::new(target, keys.len)).collect();
    while borders.iter().any(|border| border.found.is_none()) {
        search(communicator, keys, &mut borders);
    }
    let found: Vec<Found> = borders.iter().filter_map(|border| border.found).collect();
    let equal: Vec<u64> = found.iter().map(Found::equal).collect();
    let mut upto = vec![0; equal.len()];
    communicator.scan_into(&equal[..], &mut upto[..], SystemOperation::sum());
    let cuts = found.iter().zip(upto).map(|(found, upto)| found.cut(upto));
    [0].into_iter().chain(cuts).chain([keys.len]).collect()
}

/// One round: narrows the windows of the borders that are not found.
fn search(
    communicator: &impl Communicator,
    keys: &Keys<impl Fn(usize) -> u64>,
    borders: &mut [Border],
) {
    let mut open: Vec<&mut Border> =
        borders.iter_mut().filter(|border| border.found.is_none()).collect();
    let (ranks, n_open) = (communicator.size() as usize, open.len());
    let n = (SAMPLES / ranks).max(1);
    let own: Vec<u64> = open.iter().flat_map(|border| border.samples(keys, n)).collect();
    let mut samples = vec![0; own.len() * ranks];
    communicator.all_gather_into(&own[..], &mut samples[..]);
    // From each rank there are `n` samples for each border.
    let border_of = |i: usize| i / n % n_open;
    let each = samples.into_iter().enumerate();
    let own: Vec<[u64; 2]> = each.map(|(i, key)| open[border_of(i)].count(keys, key)).collect();
    let mut all = vec![[0; 2]; own.len()];
    let into = all.as_flattened_mut();
    communicator.all_reduce_into(own.as_flattened(), into, SystemOperation::sum());
    for (i, (own, all)) in own.into_iter().zip(all).enumerate() {
        open[border_of(i)].narrow(own, all);
    }
}

/// The search for a border's key: the smallest key for which the number of keys up to it, on all ranks, is at least the
/// target.
struct Border {
    /// The number of keys before the border, on all ranks.
    target: u64,
    /// The keys of this rank that may be the border's.
    window: Range<u64>,
    found: Option<Found>,
}

/// What this rank knows about a border's key.
#[derive(Clone, Copy)]
struct Found {
    /// The number of this rank's keys that are less, and the number of keys up to it.
    own: [u64; 2],
    /// The number of equal keys that are before the border, on all ranks.
    before: u64,
}

impl Border {
    fn new(target: u64, len: usize) -> Self {
        let found = (target == 0).then_some(Found { own: [0; 2], before: 0 });
        Self { target, window: 0..len as u64, found }
    }

    /// `n` keys, evenly spaced in the window. If it is empty, any number will do.
    fn samples(&self, keys: &Keys<impl Fn(usize) -> u64>, n: usize) -> impl Iterator<Item = u64> {
        let Range { start, end } = self.window;
        (1..=n as u64).map(move |i| match end - start {
            0 => 0,
            len => (keys.key)((start + len * i / (n as u64 + 1)) as usize),
        })
    }

    /// The number of this rank's keys that are less than `key`, and the number of keys up to it. If the key is not between
    /// the keys around the window, both are the start of the window or both its end.
    fn count(&self, keys: &Keys<impl Fn(usize) -> u64>, key: u64) -> [u64; 2] {
        let end = self.window.end;
        let less = keys.first_not(self.window.clone(), |other| other < key);
        [less, keys.first_near_not(less..end, |other| other <= key)]
    }

    /// Leaves keys out of the window after a key was counted on this rank and on `all` ranks.
    fn narrow(&mut self, own: [u64; 2], all: [u64; 2]) {
        let [less, upto] = all;
        if upto < self.target {
            self.window.start = self.window.start.max(own[1]);
        } else if less >= self.target {
            self.window.end = self.window.end.min(own[0]);
        } else {
            self.found = Some(Found { own, before: self.target - less });
        }
    }
}

impl Found {
    /// The number of this rank's keys that are equal to the border's.
    fn equal(&self) -> u64 {
        self.own[1] - self.own[0]
    }

    /// The border in this rank's keys. `upto` is the number of equal keys of the ranks up to this one.
    fn cut(&self, upto: u64) -> usize {
        let of_lower_ranks = upto - self.equal();
        (self.own[0] + self.before.saturating_sub(of_lower_ranks).min(self.equal())) as usize
    }
}

#[cfg(test)]
mod tests {
    use dsl_runtime::random::pcg;

    use super::*;

    /// Finds the border's key as all ranks together do, with `n` samples of each. Returns the key's counts on all ranks,
    /// and the number of rounds.
    fn find(ranks: &[Vec<u64>], target: u64, n: usize) -> (Vec<[u64; 2]>, usize) {
        let keys = ranks.iter().map(|own| Keys { len: own.len(), key: |i: usize| own[i] });
        let keys: Vec<_> = keys.collect();
        let mut of_rank: Vec<Border> =
            ranks.iter().map(|own| Border::new(target, own.len())).collect();
        for round in 0..100 {
            let found = of_rank.iter().filter_map(|border| Some(border.found?.own));
            let found: Vec<[u64; 2]> = found.collect();
            if found.len() == ranks.len() {
                return (found, round);
            }
            let each = of_rank.iter().zip(&keys);
            let samples: Vec<u64> =
                each.flat_map(|(border, keys)| border.samples(keys, n)).collect();
            for sample in samples {
                let each = of_rank.iter().zip(&keys);
                let own: Vec<[u64; 2]> =
                    each.map(|(border, keys)| border.count(keys, sample)).collect();
                let all = [0, 1].map(|of| own.iter().map(|own| own[of]).sum());
                of_rank.iter_mut().zip(own).for_each(|(border, own)| border.narrow(own, all));
            }
        }
        panic!("no key for the target {target}");
    }

    /// Compares the counts with the counts of the key at the target, and returns the largest number of rounds.
    fn rounds(mut ranks: Vec<Vec<u64>>, n: usize) -> usize {
        ranks.iter_mut().for_each(|own| own.sort_unstable());
        let mut all = ranks.concat();
        all.sort_unstable();
        let rounds = (1..=all.len()).step_by(7).chain([all.len()]).map(|target| {
            let (found, rounds) = find(&ranks, target as u64, n);
            let key = all[target - 1];
            let counts = |own: &Vec<u64>| {
                let count = |is: fn(&u64, &u64) -> bool| {
                    own.iter().filter(|other| is(other, &key)).count() as u64
                };
                [count(u64::lt), count(u64::le)]
            };
            assert_eq!(found, ranks.iter().map(counts).collect::<Vec<_>>());
            rounds
        });
        rounds.max().expect("there are keys")
    }

    #[test]
    fn few_rounds_find_the_key_at_each_border() {
        let of = |len: u32, key: fn(u32) -> u64| (0..len).map(key).collect::<Vec<u64>>();
        let random = |i: u32| u64::from(pcg(i)) << 32;
        let powers = |i: u32| 1u64 << (i % 64);
        assert_eq!(rounds(vec![of(500, |_| u64::MAX), of(300, |_| u64::MAX)], 1), 1);
        // 16 samples leave a 17th of each window: 17³ > 2,000.
        assert!(rounds(vec![of(2000, random), vec![], of(40, powers)], 16) <= 4);
        assert!(rounds(vec![of(700, powers), of(700, |i| u64::from(i % 3))], 16) <= 4);
        // One sample halves each window.
        assert!(rounds(vec![of(1000, |i| u64::from(i) * 3), of(1000, random)], 1) <= 11);
        assert!(find(&[of(9, random)], 0, 4) == (vec![[0, 0]], 0));
    }
}
