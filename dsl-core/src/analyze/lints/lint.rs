//! A lint as data.

use proc_macro2::Span;

use crate::analyze::access::Cost;

/// A problem that is not an error.
#[derive(Debug, Clone)]
pub struct Lint {
    /// The kind.
    pub kind: LintKind,
    /// The place in the source.
    pub span: Span,
    /// The variable that is accessed, or the function of a barrier.
    pub name: String,
    /// The description of the problem.
    pub message: String,
    /// The code to write instead, if it is known to help.
    pub fix: Option<String>,
}

/// The lints.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LintKind {
    /// Invocations of a subgroup access different words of one bank of workgroup memory.
    BankConflict(Cost),
    /// A subgroup accesses storage memory in many places at once.
    Uncoalesced(Cost),
    /// A barrier that orders nothing.
    RedundantBarrier,
    /// A barrier that does not order the accesses on both sides of it.
    WrongBarrier,
    /// A loop that waits until another invocation changes an atomic.
    WaitingLoop,
    /// Atomics whose order matters, with no barrier that determines it.
    UnorderedAtomics,
}

impl LintKind {
    /// Its name, as in `guide/src/lint-catalogue.md`.
    pub fn name(self) -> &'static str {
        match self {
            LintKind::BankConflict(_) => "bank conflict",
            LintKind::Uncoalesced(_) => "uncoalesced access",
            LintKind::RedundantBarrier => "redundant barrier",
            LintKind::WrongBarrier => "wrong barrier",
            LintKind::WaitingLoop => "waiting loop",
            LintKind::UnorderedAtomics => "unordered atomics",
        }
    }
}

impl Lint {
    /// The lint in one line, for people.
    pub fn describe(&self) -> String {
        let (line, kind, message) = (self.span.start().line, self.kind.name(), &self.message);
        let fix = self.fix.iter().map(|fix| format!("; {fix}"));
        format!("line {line}: {kind}: {message}") + &fix.collect::<String>()
    }
}
