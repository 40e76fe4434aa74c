//! The compiler's messages to the user: [`Code`], [`Diagnostic`], and [`Diagnostics`], the sink.
//!
//! Stages push into the sink and continue with a poison value, so that one run reports every
//! mistake of a kernel once. Only the gates in `lib.rs` stop the pipeline.

use proc_macro2::Span;

macro_rules! codes {
    ($($variant:ident = $id:literal, $title:literal;)*) => {
        /// A stable name for one kind of mistake.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum Code {
            $(#[doc = $title] $variant,)*
        }

        impl Code {
            /// Every code, in order.
            pub const ALL: &'static [Code] = &[$(Code::$variant,)*];

            /// The id shown to users, such as `K0201`.
            pub fn id(self) -> &'static str {
                match self { $(Code::$variant => $id,)* }
            }

            /// One line that names the mistake.
            pub fn title(self) -> &'static str {
                match self { $(Code::$variant => $title,)* }
            }

            /// The source of its page: the problem and its reason, a wrong kernel and a correct
            /// one.
            fn source(self) -> &'static str {
                match self { $(Code::$variant => include_str!(concat!("../tests/errors/", $id, ".rs")),)* }
            }
        }
    };
}

codes! {
    Attribute = "K0101", "invalid arguments of an attribute";
    Signature = "K0102", "the function's signature cannot be an entry point";
    Parameter = "K0103", "a parameter's type has no address space";
    Unsupported = "K0104", "outside the language of kernels";
    Item = "K0105", "an item that kernels cannot refer to";
    KernelTest = "K0106", "a function that cannot be a kernel test";
    UnknownName = "K0201", "a name that the kernel does not know";
    UnknownFunction = "K0202", "a function or method that kernels do not have";
    UnknownType = "K0203", "a type that kernels do not have";
    Duplicate = "K0204", "a name declared twice";
    UnknownLabel = "K0205", "a label that no enclosing loop or block has";
    Mismatch = "K0301", "types do not match";
    Operator = "K0302", "an operator that does not exist for its operands";
    ArgumentCount = "K0303", "the wrong number of arguments";
    Argument = "K0304", "a method that its receiver's type does not have";
    Member = "K0305", "a component that the type does not have";
    NotIndexable = "K0306", "indexing something that is not an array, slice or vector";
    Ambiguous = "K0307", "a type that cannot be inferred";
    Cast = "K0308", "a cast that does not exist, or that loses bits of a `usize`";
    NotAPlace = "K0309", "assigning to something that is not a place";
    ReadOnly = "K0310", "a store to something read-only";
    AtomicAccess = "K0311", "an atomic used like a plain value, or the other way round";
    LiteralRange = "K0312", "a literal outside its type's range";
    NotExhaustive = "K0313", "a match that does not cover every value";
    Borrow = "K0314", "a place that is used while it is borrowed";
    ConstExpression = "K0401", "a constant expression that cannot be evaluated";
    ConstArithmetic = "K0402", "arithmetic that is certain to fail";
    IndexOutOfBounds = "K0403", "an index that is certain to be out of bounds";
    Limit = "K0404", "more than WebGPU guarantees";
    EndlessLoop = "K0501", "a loop that never ends";
    NonUniform = "K0502", "a barrier or subgroup operation in non-uniform control flow";
    Recursion = "K0503", "a recursive function or item";
    Race = "K0601", "a data race";
    Unwritten = "K0602", "workgroup memory that nothing has written";
    Internal = "K0901", "a bug of this compiler";
    WrongProof = "K0902", "a wrong proof of this compiler";
}

impl Code {
    /// The code of an id, such as `K0201`.
    pub fn of_id(id: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.id().eq_ignore_ascii_case(id))
    }

    /// Its page for a terminal: the problem, its reason on a GPU, and an example, wrong and
    /// correct.
    pub fn explanation(self) -> String {
        let lines = self.source().lines().map(|line| {
            let text = line.strip_prefix("//!").map(|text| text.strip_prefix(' ').unwrap_or(text));
            text.unwrap_or(line)
        });
        let head = format!("{}: {}\n", self.id(), self.title());
        lines.fold(head, |page, line| page + "\n" + line) + "\n"
    }

    /// Whether it is a mistake of the compiler. No kernel can be written to show it.
    pub fn is_internal(self) -> bool {
        matches!(self, Code::Internal | Code::WrongProof)
    }
}

/// One message: what is wrong, where, and what to write instead.
#[derive(Debug, Clone)]
pub struct Diagnostic {
    /// The kind of mistake.
    pub code: Code,
    /// The position of the mistake.
    pub span: Span,
    /// What is wrong and what to write instead.
    pub message: String,
    /// Positions that led to the mistake.
    pub labels: Vec<(Span, String)>,
    /// Further sentences, one each.
    pub notes: Vec<String>,
    /// The two accesses of a data race, for the drawing in reports.
    pub clash: Option<Box<Clash>>,
}

/// Two invocations that access one element without a barrier between the accesses.
#[derive(Debug, Clone)]
pub struct Clash {
    /// The variable.
    pub variable: String,
    /// The accessed part, in words: `element 3`.
    pub element: String,
    /// The two accesses, in execution order of the kernel's text.
    pub parties: [Party; 2],
}

/// An access of one invocation.
#[derive(Debug, Clone)]
pub struct Party {
    /// The invocation in words: `invocation 3`.
    pub invocation: String,
    /// Whether it writes.
    pub writes: bool,
    /// The position of the access.
    pub span: Span,
}

impl Diagnostic {
    /// A message at `span`.
    pub fn new(code: Code, span: Span, message: impl Into<String>) -> Self {
        Diagnostic {
            code,
            span,
            message: message.into(),
            labels: Vec::new(),
            notes: Vec::new(),
            clash: None,
        }
    }

    /// The file, the line and the column.
    fn place(&self) -> (String, usize, usize) {
        let start = self.span.start();
        (self.span.file(), start.line, start.column)
    }

    /// Adds a position that led to the mistake.
    #[must_use]
    pub fn label(mut self, span: Span, text: impl Into<String>) -> Self {
        self.labels.push((span, text.into()));
        self
    }

    /// Adds a sentence.
    #[must_use]
    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.notes.push(text.into());
        self
    }

    /// The whole message as text. Stable rustc shows a macro's error at one span only, so the
    /// places of the labels are given as line numbers.
    pub fn render(&self) -> String {
        let mut text = format!("{} [{}]", self.message, self.code.id());
        for (span, label) in &self.labels {
            text += &format!("\n  line {}: {label}", span.start().line);
        }
        for note in &self.notes {
            text += &format!("\n  note: {note}");
        }
        text
    }
}

/// The sink that every stage writes to.
#[derive(Debug, Default)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    /// Whether a mistake was reported elsewhere.
    poisoned: bool,
    /// The messages that were dropped: a later stage should report them.
    forgotten: Vec<Diagnostic>,
    /// The kind of message that is not recorded.
    ignored: Option<Code>,
}

impl Diagnostics {
    /// A sink that ignores the mistakes of one kind.
    pub(crate) fn without(code: Code) -> Self {
        Diagnostics { ignored: Some(code), ..Diagnostics::default() }
    }

    /// Whether mistakes of this kind are ignored.
    pub(crate) fn ignores(&self, code: Code) -> bool {
        self.ignored == Some(code)
    }

    /// Records a message.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        if self.ignored != Some(diagnostic.code) {
            self.list.push(diagnostic);
        }
    }

    /// Records a message without labels or notes.
    pub fn error(&mut self, code: Code, span: Span, message: impl Into<String>) {
        self.push(Diagnostic::new(code, span, message));
    }

    /// Records a message unless it is there already.
    pub(crate) fn push_once(&mut self, diagnostic: Diagnostic) {
        let is_same = |other: &Diagnostic| {
            other.message == diagnostic.message && other.place() == diagnostic.place()
        };
        if !self.list.iter().any(is_same) {
            self.push(diagnostic);
        }
    }

    /// Records a message unless one with its code and position is there: one operator compares the
    /// parts of arrays and tuples one by one.
    pub(crate) fn push_first(&mut self, diagnostic: Diagnostic) {
        let is_same = |other: &Diagnostic| {
            other.code == diagnostic.code && other.place() == diagnostic.place()
        };
        if !self.list.last().is_some_and(is_same) {
            self.push(diagnostic);
        }
    }

    /// The number of messages.
    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether nothing was reported.
    pub(crate) fn is_empty(&self) -> bool {
        self.list.is_empty() && !self.poisoned
    }

    /// Notes a mistake that was reported where its item is declared.
    pub(crate) fn poison(&mut self) {
        self.poisoned = true;
    }

    /// Drops the messages after the first `len`.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.forgotten.extend(self.list.drain(len..));
    }

    /// Reports the dropped messages, because the poison at `span` has no other message. If nothing
    /// was dropped, reports a bug of this compiler.
    pub(crate) fn recall(&mut self, span: Span) {
        let forgotten = std::mem::take(&mut self.forgotten);
        if forgotten.is_empty() {
            let message = "the compiler refused this code without a message, which is a bug of \
                           dsl-core: please report it with the kernel";
            return self.error(Code::Internal, span, message);
        }
        forgotten.into_iter().for_each(|diagnostic| self.push_once(diagnostic));
    }

    /// Stops the pipeline if anything was reported; the messages are in source order. If all
    /// mistakes were reported elsewhere, there are none.
    pub fn gate(&mut self) -> Result<(), Vec<Diagnostic>> {
        if self.is_empty() {
            return Ok(());
        }
        let mut list = std::mem::take(&mut self.list);
        list.sort_by_key(|diagnostic| {
            let start = diagnostic.span.start();
            (start.line, start.column)
        });
        // If a body is lowered several times, it has the same mistakes each time.
        let mut reported = std::collections::BTreeSet::new();
        list.retain(|diagnostic| reported.insert((diagnostic.place(), diagnostic.message.clone())));
        Err(list)
    }
}
