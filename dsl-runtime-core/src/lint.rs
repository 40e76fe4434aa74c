//! Lints: code that makes a kernel slower than necessary, hang, or give other results each time.
//! `guide/src/lint-catalogue.md` has the model of the costs and an example of each lint.

use std::fmt;

/// Code of a kernel that is slower than necessary, may never end, or gives other results each time.
/// It is never an error. The [checked device](crate::Device::take_lints) counts the cost of
/// accesses with the indices of a launch.
///
/// ```
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// for lint in double::INFO.lints {
///     println!("line {}: {lint}", lint.line);
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Lint {
    /// The kind of lint.
    pub kind: LintKind,
    /// The variable that is accessed, or the function of a barrier.
    pub name: &'static str,
    /// The line of the source file.
    pub line: u32,
    /// The problem.
    pub message: &'static str,
    /// What to write instead, if that is known to help.
    pub fix: Option<&'static str>,
}

/// The lints. A subgroup is taken to have 32 invocations.
///
/// ```
/// use dsl_runtime::{LintKind, prelude::*};
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// let is_slow = |kind| matches!(kind, LintKind::BankConflict { .. } | LintKind::Uncoalesced { .. });
/// assert!(!double::INFO.lints.iter().any(|lint| is_slow(lint.kind)));
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum LintKind {
    /// Invocations of a subgroup access different words of one bank of workgroup memory.
    BankConflict {
        /// Passes over the 32 banks for one access of a subgroup.
        passes: u32,
        /// The fewest passes that are possible.
        least: u32,
    },
    /// A subgroup accesses storage memory in many places at once.
    Uncoalesced {
        /// Sectors of 32 bytes that one access of a subgroup touches.
        sectors: u32,
        /// The fewest sectors that could hold the accessed bytes.
        least: u32,
    },
    /// A barrier that orders nothing.
    RedundantBarrier,
    /// A barrier that does not order the accesses on both sides of it.
    WrongBarrier,
    /// A loop that waits until another invocation changes an atomic. A GPU may never run that
    /// invocation.
    WaitingLoop,
    /// Invocations use atomics of workgroup memory in different ways, and no barrier orders them.
    /// Probably a barrier is missing after the elements are set to 0, or before they are read.
    UnorderedAtomics,
}

impl fmt::Display for Lint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            LintKind::BankConflict { .. } => "bank conflict",
            LintKind::Uncoalesced { .. } => "uncoalesced access",
            LintKind::RedundantBarrier => "redundant barrier",
            LintKind::WrongBarrier => "wrong barrier",
            LintKind::WaitingLoop => "waiting loop",
            LintKind::UnorderedAtomics => "unordered atomics",
        };
        write!(f, "line {}: {kind}: {}", self.line, self.message)?;
        match self.fix {
            Some(fix) => write!(f, "; {fix}"),
            None => Ok(()),
        }
    }
}
