//! How long things take that do the same in different ways, so that the ratios can be trusted.

use std::time::{Duration, Instant};

use super::Outcome;

/// How long and how often each way is timed.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// A batch takes about as long, or one run.
    pub(crate) batch: Duration,
    pub(crate) rounds: usize,
}

/// The seconds that a run takes, of each way in each round.
pub(crate) struct Times(Vec<Vec<f64>>);

impl Times {
    /// Times batches of runs of each way, in turns. `run` runs one of them so many times, to the end.
    ///
    /// Another one comes first in each round: what follows on a batch, a clock that has risen or a
    /// cache that is full, falls to all of them alike.
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

    /// The time of one way over that of another: the median of the rounds, since what disturbs a
    /// round often disturbs the whole round.
    pub(crate) fn ratio(&self, way: usize, to: usize) -> f64 {
        median(self.0[way].iter().zip(&self.0[to]).map(|(a, b)| a / b).collect())
    }
}

/// How many runs fill a batch.
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
