//! Programs with one barrier removed.

/// A source text without one of its barriers: the number of the barrier, and the text.
pub(crate) fn without_barriers(text: &str) -> impl Iterator<Item = (usize, String)> {
    const BARRIER: &str = "workgroup_barrier();";
    let is_code = |at: usize| {
        let line_start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        !text[line_start..at].contains("//")
    };
    let barriers = text.match_indices(BARRIER).enumerate();
    let barriers = barriers.filter(move |(_, (at, _))| is_code(*at));
    barriers.map(|(n, (at, _))| (n, format!("{}{}", &text[..at], &text[at + BARRIER.len()..])))
}
