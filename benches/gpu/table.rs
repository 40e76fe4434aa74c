//! The lines of the table, in Markdown.

use super::row::Work;
use super::timing::Times;

pub(crate) const HEAD: &str = "\
| kernel | here | unchecked | default | here / unchecked | default / here | |
| --- | --- | --- | --- | --- | --- | --- |";

/// All cells of a row except its name.
pub(crate) fn cells(work: Work, times: &Times, copy_rate: Option<f64>) -> String {
    let [mut unchecked, mut default, mut over_unchecked, mut default_over] =
        [const { String::new() }; 4];
    if times.n_ways() == 3 {
        unchecked = time(times.seconds(1));
        default = time(times.seconds(2));
        over_unchecked = format!("{:.3}", times.ratio(0, 1));
        default_over = format!("{:.2}", times.ratio(2, 0));
    }
    let here = time(times.seconds(0));
    let rate = rate(work, times.seconds(0), copy_rate);
    [here, unchecked, default, over_unchecked, default_over, rate].join(" | ")
}

fn rate(work: Work, seconds: f64, copy_rate: Option<f64>) -> String {
    let rate = work.amount() / seconds;
    match (work, copy_rate) {
        (Work::Bytes(_), None) => prefixed(rate, "B/s"),
        (Work::Bytes(_), Some(copy)) => {
            format!("{}, {:.0} % of the copy", prefixed(rate, "B/s"), 100.0 * rate / copy)
        }
        (Work::Count(_, what), _) => prefixed(rate, &format!("{what}/s")),
    }
}

/// A number of elements, in `Mi` if it is a multiple of that.
pub(crate) fn size(n: u32) -> String {
    match n % (1 << 20) {
        0 => format!("{} Mi", n >> 20),
        _ => n.to_string(),
    }
}

fn time(seconds: f64) -> String {
    match seconds < 1e-3 {
        true => format!("{:.1} µs", seconds * 1e6),
        false => format!("{:.2} ms", seconds * 1e3),
    }
}

fn prefixed(number: f64, unit: &str) -> String {
    let (number, prefix) = match number {
        1e12.. => (number / 1e12, "T"),
        1e9.. => (number / 1e9, "G"),
        _ => (number / 1e6, "M"),
    };
    match number < 10.0 {
        true => format!("{number:.2} {prefix}{unit}"),
        false => format!("{number:.1} {prefix}{unit}"),
    }
}
