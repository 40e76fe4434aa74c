//! The places in a kernel's source that access memory, as data: emitted with each kernel for
//! reports.

/// The description of a kernel for the checked device.
#[derive(Debug)]
pub struct Sites {
    /// The bodies of the kernel and of the functions that it calls.
    pub sources: &'static [Source],
    /// The accesses, loops and barriers, by number.
    pub sites: &'static [Site],
    /// The variables of the sites.
    pub variables: &'static [Variable],
    /// The stores that fill workgroup memory again in each round of a loop, by number.
    pub refills: &'static [u16],
    /// The accesses that are repeated in the next round of a loop without a barrier between, by
    /// number.
    pub rounds: &'static [u16],
    /// The accesses that read and write at once, `x[i] += 1`, by number.
    pub updates: &'static [u16],
    /// The findings that the kernel asked to leave out.
    pub allowed: &'static [Rule],
    /// Whether it has atomic operations. Their results may depend on the order of invocations.
    pub has_atomics: bool,
}

impl Sites {
    /// An empty description.
    pub const NONE: Sites = Sites {
        sources: &[],
        sites: &[],
        variables: &[],
        refills: &[],
        rounds: &[],
        updates: &[],
        allowed: &[],
        has_atomics: false,
    };
}

/// A part of a source file.
#[derive(Debug)]
pub struct Source {
    /// The file.
    pub file: &'static str,
    /// Its first line.
    pub line: u32,
    /// Its text, from the beginning of that line. Text outside of the body is blank.
    pub text: &'static str,
}

/// A place in the source: the source, its first byte and its end there, and the variable.
#[derive(Debug, Clone, Copy)]
pub struct Site(pub u16, pub u32, pub u32, pub u16);

impl Site {
    /// The number if there is no variable or no source.
    pub const NONE: u16 = u16::MAX;
}

/// A variable.
#[derive(Debug)]
pub struct Variable {
    /// Its name.
    pub name: &'static str,
    /// Where it is.
    pub place: Place,
    /// Where its elements begin: not at 0 if they are at the end of a struct.
    pub start: u32,
    /// Bytes from one element to the next, for nested arrays from the outermost.
    pub strides: &'static [u32],
    /// Whether it holds 16-bit values.
    pub has_halves: bool,
}

/// Where a variable is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In workgroup memory.
    Workgroup {
        /// Its first byte.
        offset: u32,
        /// Its size.
        size: u32,
        /// Whether it may be read before it is written.
        zeroed: bool,
    },
    /// A buffer or texture.
    Binding {
        /// Its binding.
        binding: u32,
        /// Whether the kernel writes to it.
        is_written: bool,
    },
    /// A variable of an invocation.
    Local,
}

/// A rule of the checked device.
///
/// ```
/// use dsl_runtime::Rule;
///
/// assert!(Rule::Race.is_error());
/// assert!(Rule::BankConflict.is_lint());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// Two invocations access one element, one of them writes, and nothing orders them.
    Race,
    /// An index is past the last element.
    OutOfBounds,
    /// Workgroup memory is read before anything in the workgroup has written it.
    Unwritten,
    /// Some invocations of a workgroup do not come to a barrier.
    Divergence,
    /// A loop that does not end.
    Endless,
    /// A read of workgroup memory gets a value that a store in a loop wrote in an earlier round.
    /// The store has filled other elements since. A note.
    Stale,
    /// An atomic is loaded and stored where another invocation may change it in between. A note.
    LostUpdate,
    /// The result depends on the order in which invocations run. A note.
    OrderDependent,
    /// A launch of two or three dimensions has no invocations for some elements of a slice that it
    /// writes, and has others that reach no element. A note.
    Unreached,
    /// A NaN or an infinity is stored: the first of a launch, if the device
    /// [checks](crate::Device::with_finite_checks) for them. A note.
    NotFinite,
    /// Invocations of a subgroup access different words of one bank of workgroup memory. A lint.
    BankConflict,
    /// A subgroup accesses a buffer in many places at once. A lint.
    Uncoalesced,
}

impl Rule {
    /// Whether it is an error, not a note or a lint.
    pub fn is_error(self) -> bool {
        let is_note = matches!(
            self,
            Rule::Stale
                | Rule::LostUpdate
                | Rule::OrderDependent
                | Rule::Unreached
                | Rule::NotFinite
        );
        !is_note && !self.is_lint()
    }

    /// Whether it only costs time.
    pub fn is_lint(self) -> bool {
        matches!(self, Rule::BankConflict | Rule::Uncoalesced)
    }

    /// The code of the compiler's diagnostic for the same mistake.
    pub fn code(self) -> Option<&'static str> {
        match self {
            Rule::Race => Some("K0601"),
            Rule::OutOfBounds => Some("K0403"),
            Rule::Unwritten => Some("K0602"),
            Rule::Divergence => Some("K0502"),
            Rule::Endless => Some("K0501"),
            Rule::Stale
            | Rule::LostUpdate
            | Rule::OrderDependent
            | Rule::Unreached
            | Rule::NotFinite
            | Rule::BankConflict
            | Rule::Uncoalesced => None,
        }
    }
}
