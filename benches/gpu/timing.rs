//! Times different ways to do the same, so that the ratios are reliable.

use std::time::{Duration, Instant};

use super::Outcome;

/// The duration and number of measurements for each way.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// The approximate duration of a batch, unless one run takes longer.
    pub(crate) batch: Duration,
    pub(crate) rounds: usize,
}

/// The seconds per run, for each way and each round.
pub(crate) struct Times(Vec<Vec<f64>>);

impl Times {
    /// Times batches of runs of each way, in turns. `run` runs a way as often as it is told, to the
    /// end.
    ///
    /// Each round starts with another way. Effects of the previous batch, such as a raised clock or
    /// a full cache, so affect all ways alike.
    pub(crate) fn take(
        n_ways: usize,
        effort: Effort,
        mut run: impl FnMut(usize, u32) -> Outcome,
    ) -> Result<Times, Box<dyn std::error::Error>> {
        let mut seconds = |way: usize, n: u32| -> Result<f64, Box<dyn std::error::Error>> {
            let start = Instant::now();
            run(way, n)?;
            Ok(start.elapsed().as_secs_f64() / f64::from(n))
        };
        let mut counts = Vec::new();
        for way in 0..n_ways {
            counts.push(batch_size(effort, |n| seconds(way, n))?);
        }
        let mut times = vec![Vec::new(); n_ways];
        for round in 0..effort.rounds {
            for i in 0..n_ways {
                let way = (round + i) % n_ways;
                times[way].push(seconds(way, counts[way])?);
            }
        }
        Ok(Times(times))
    }

    pub(crate) fn n_ways(&self) -> usize {
        self.0.len()
    }

    /// The median of the rounds.
    pub(crate) fn seconds(&self, way: usize) -> f64 {
        median(self.0[way].clone())
    }

    /// The ratio of the times of two ways: the median over the rounds, since a disturbance often
    /// affects a whole round.
    pub(crate) fn ratio(&self, way: usize, to: usize) -> f64 {
        median(self.0[way].iter().zip(&self.0[to]).map(|(a, b)| a / b).collect())
    }
}

/// The number of runs that fill a batch.
fn batch_size(
    effort: Effort,
    mut seconds: impl FnMut(u32) -> Result<f64, Box<dyn std::error::Error>>,
) -> Result<u32, Box<dyn std::error::Error>> {
    let batch = effort.batch.as_secs_f64();
    seconds(1)?;
    let mut n = 1;
    loop {
        let each = seconds(n)?;
        if each * f64::from(n) > batch / 8.0 || n >= 1024 {
            return Ok(((batch / each) as u32).clamp(1, 4096));
        }
        n *= 4;
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
