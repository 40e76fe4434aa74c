//! Finds the borders between the ranks in sorted keys, by samples.
//!
//! Takes each rank's sorted keys and the number of all ranks' keys before each border. Gives each rank the borders in its
//! own keys. In each round the ranks take samples of the keys that may be a border's, and count the keys below each
//! sample. Invariant: a border is exact, and equal keys are in the order of the ranks.

use std::ops::Range;

use mpi::{collective::SystemOperation, traits::*};

/// The number of samples for a border in a round, of all ranks together. With more samples there are fewer rounds, but
/// more keys to count.
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
    let own: Vec<u64> = open.iter().map(|border| border.candidates()).collect();
    let (mut upto, mut all) = (vec![0; own.len()], vec![0; own.len()]);
    communicator.scan_into(&own[..], &mut upto[..], SystemOperation::sum());
    communicator.all_reduce_into(&own[..], &mut all[..], SystemOperation::sum());
    let windows = open.iter().zip(own.iter().zip(upto).zip(all));
    let own =
        windows.flat_map(|(border, ((own, upto), all))| border.samples(keys, upto - own, all));
    let own: Vec<u64> = own.collect();
    // Each sample is a key of one rank. The others add 0.
    let mut samples = vec![0; own.len()];
    communicator.all_reduce_into(&own[..], &mut samples[..], SystemOperation::sum());
    let border_of = |i: usize| i / SAMPLES;
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

    /// The number of keys in the window.
    fn candidates(&self) -> u64 {
        self.window.end - self.window.start
    }

    /// The samples that are this rank's, and 0 for the others. The windows of all ranks have `all` keys, the windows of
    /// lower ranks `before`.
    fn samples(
        &self,
        keys: &Keys<impl Fn(usize) -> u64>,
        before: u64,
        all: u64,
    ) -> impl Iterator<Item = u64> {
        let own = before..before + self.candidates();
        (0..SAMPLES).map(move |i| match sample(i, all) {
            at if own.contains(&at) => (keys.key)((self.window.start + at - before) as usize),
            _ => 0,
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

/// The place of a sample among `all` keys, not 0. If there are more keys than samples, each sample is in a part of its
/// own. Its places in these parts differ: the ranks' keys may be distributed alike, and then the middle keys of all ranks
/// would be nearly the same.
fn sample(i: usize, all: u64) -> u64 {
    let i = i as u64;
    if all <= SAMPLES as u64 {
        return i % all;
    }
    let start = |i: u64| u128::from(all) * u128::from(i) / SAMPLES as u128;
    let len = start(i + 1) - start(i);
    // Multiples of the golden ratio are spread evenly.
    let fraction = (i as u32).wrapping_mul(0x9e37_79b9);
    (start(i) + ((len * u128::from(fraction)) >> 32)) as u64
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

    /// Finds the border's key as all ranks together do. Returns the key's counts on all ranks, and the number of rounds.
    fn find(ranks: &[Vec<u64>], target: u64) -> (Vec<[u64; 2]>, usize) {
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
            let all = of_rank.iter().map(Border::candidates).sum();
            let (mut before, mut samples) = (0, vec![0; SAMPLES]);
            for (border, keys) in of_rank.iter().zip(&keys) {
                let own = border.samples(keys, before, all);
                samples.iter_mut().zip(own).for_each(|(all, own)| *all += own);
                before += border.candidates();
            }
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
    fn rounds(mut ranks: Vec<Vec<u64>>) -> usize {
        ranks.iter_mut().for_each(|own| own.sort_unstable());
        let mut all = ranks.concat();
        all.sort_unstable();
        let rounds = (1..=all.len()).step_by(7).chain([all.len()]).map(|target| {
            let (found, rounds) = find(&ranks, target as u64);
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
        assert_eq!(rounds(vec![of(500, |_| u64::MAX), of(300, |_| u64::MAX)]), 1);
        assert!(rounds(vec![of(2000, random), vec![], of(40, powers)]) <= 4);
        assert!(rounds(vec![of(700, powers), of(700, |i| u64::from(i % 3))]) <= 4);
        assert!(rounds(vec![of(1000, |i| u64::from(i) * 3), of(1000, random)]) <= 4);
        assert_eq!(find(&[of(9, random)], 0), (vec![[0, 0]], 0));
        // More ranks than samples, whose keys are distributed alike.
        let alike = (0..200).map(|rank| (0..20).map(|i| u64::from(pcg(rank * 20 + i))).collect());
        assert!(rounds(alike.collect()) <= 6);
        // A rank has all keys.
        let mut alone = vec![vec![]; 100];
        alone[70] = of(3000, random);
        assert!(rounds(alone) <= 4);
    }

    #[test]
    fn samples_are_different_keys() {
        for all in [1, 31, 32, 33, 40, 1 << 40, u64::MAX] {
            let mut places: Vec<u64> = (0..SAMPLES).map(|i| sample(i, all)).collect();
            assert!(places.iter().all(|place| *place < all), "{all}");
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len() as u64, all.min(SAMPLES as u64), "{all}");
        }
    }
}
