//! The names of the methods of iterators, and their kinds.

use crate::ir::Mode;

/// The kind of a method of an iterator.
#[derive(Clone, Copy)]
pub(crate) enum Method {
    /// It makes another iterator.
    Adapter(Adapter),
    /// It makes a value.
    Consumer(Consumer),
    /// It finds an item, if there is one.
    Search(Search),
    /// It makes another iterator, but not in kernels; with the advice.
    NoAdapter(&'static str),
    /// It makes a value, but not in kernels; with the advice.
    NoConsumer(&'static str),
}

#[derive(Clone, Copy)]
pub(crate) enum Adapter {
    Chain,
    Copied,
    Cycle,
    Enumerate,
    Filter,
    FilterMap,
    FlatMap,
    Flatten,
    Inspect,
    Map,
    MapWhile,
    Peekable,
    Rev,
    Scan,
    Skip,
    SkipWhile,
    StepBy,
    Take,
    TakeWhile,
    Zip,
}

#[derive(Clone, Copy)]
pub(crate) enum Consumer {
    All,
    Any,
    Cmp,
    Count,
    Eq,
    Fold,
    ForEach,
    Ge,
    Gt,
    Le,
    Len,
    Lt,
    Ne,
    Product,
    Rfold,
    Sum,
}

#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Search {
    Find,
    FindMap,
    Last,
    Max,
    MaxBy,
    MaxByKey,
    Min,
    MinBy,
    MinByKey,
    Next,
    NextIf,
    Nth,
    Peek,
    Position,
    Reduce,
    Rfind,
    Rposition,
    TryFold,
    TryForEach,
}

const METHODS: &[(&str, Method)] = &[
    ("chain", Method::Adapter(Adapter::Chain)),
    ("cloned", Method::Adapter(Adapter::Copied)),
    ("copied", Method::Adapter(Adapter::Copied)),
    ("cycle", Method::Adapter(Adapter::Cycle)),
    ("enumerate", Method::Adapter(Adapter::Enumerate)),
    ("filter", Method::Adapter(Adapter::Filter)),
    ("filter_map", Method::Adapter(Adapter::FilterMap)),
    ("flat_map", Method::Adapter(Adapter::FlatMap)),
    ("flatten", Method::Adapter(Adapter::Flatten)),
    ("inspect", Method::Adapter(Adapter::Inspect)),
    ("map", Method::Adapter(Adapter::Map)),
    ("map_while", Method::Adapter(Adapter::MapWhile)),
    ("peekable", Method::Adapter(Adapter::Peekable)),
    ("rev", Method::Adapter(Adapter::Rev)),
    ("scan", Method::Adapter(Adapter::Scan)),
    ("skip", Method::Adapter(Adapter::Skip)),
    ("skip_while", Method::Adapter(Adapter::SkipWhile)),
    ("step_by", Method::Adapter(Adapter::StepBy)),
    ("take", Method::Adapter(Adapter::Take)),
    ("take_while", Method::Adapter(Adapter::TakeWhile)),
    ("zip", Method::Adapter(Adapter::Zip)),
    ("all", Method::Consumer(Consumer::All)),
    ("any", Method::Consumer(Consumer::Any)),
    ("cmp", Method::Consumer(Consumer::Cmp)),
    ("count", Method::Consumer(Consumer::Count)),
    ("eq", Method::Consumer(Consumer::Eq)),
    ("fold", Method::Consumer(Consumer::Fold)),
    ("for_each", Method::Consumer(Consumer::ForEach)),
    ("ge", Method::Consumer(Consumer::Ge)),
    ("gt", Method::Consumer(Consumer::Gt)),
    ("le", Method::Consumer(Consumer::Le)),
    ("len", Method::Consumer(Consumer::Len)),
    ("lt", Method::Consumer(Consumer::Lt)),
    ("ne", Method::Consumer(Consumer::Ne)),
    ("product", Method::Consumer(Consumer::Product)),
    ("rfold", Method::Consumer(Consumer::Rfold)),
    ("sum", Method::Consumer(Consumer::Sum)),
    (
        "by_ref",
        Method::NoAdapter("an iterator is used where it is made: write a loop over indices"),
    ),
    ("collect", Method::NoConsumer("there are no growing arrays; fill a `[T; N]` in a `for` loop")),
    ("find", Method::Search(Search::Find)),
    ("find_map", Method::Search(Search::FindMap)),
    ("last", Method::Search(Search::Last)),
    ("max", Method::Search(Search::Max)),
    ("max_by", Method::Search(Search::MaxBy)),
    ("max_by_key", Method::Search(Search::MaxByKey)),
    ("min", Method::Search(Search::Min)),
    ("min_by", Method::Search(Search::MinBy)),
    ("min_by_key", Method::Search(Search::MinByKey)),
    ("next", Method::Search(Search::Next)),
    ("next_if", Method::Search(Search::NextIf)),
    ("nth", Method::Search(Search::Nth)),
    ("peek", Method::Search(Search::Peek)),
    ("position", Method::Search(Search::Position)),
    ("reduce", Method::Search(Search::Reduce)),
    ("rfind", Method::Search(Search::Rfind)),
    ("rposition", Method::Search(Search::Rposition)),
    ("try_fold", Method::Search(Search::TryFold)),
    ("try_for_each", Method::Search(Search::TryForEach)),
];

/// The `self` of a method of iterators.
pub(crate) fn self_of(name: &str) -> Mode {
    match name {
        "all" | "any" | "by_ref" | "find" | "find_map" | "next" | "next_back" | "next_if"
        | "nth" | "nth_back" | "peek" | "position" | "rfind" | "rposition" | "try_fold"
        | "try_for_each" => Mode::Mut,
        "len" | "size_hint" => Mode::Shared,
        _ => Mode::Value,
    }
}

/// The method of iterators of that name.
pub(crate) fn method(name: &str) -> Option<Method> {
    METHODS.iter().find(|(of, _)| *of == name).map(|(_, method)| *method)
}

/// The search method of that name, which may find nothing.
pub(crate) fn search(name: &str) -> Option<Search> {
    let Method::Search(search) = method(name)? else { return None };
    Some(search)
}

impl Adapter {
    pub(crate) fn args(self) -> usize {
        match self {
            Adapter::Copied
            | Adapter::Cycle
            | Adapter::Enumerate
            | Adapter::Flatten
            | Adapter::Peekable
            | Adapter::Rev => 0,
            Adapter::Chain
            | Adapter::Filter
            | Adapter::FilterMap
            | Adapter::FlatMap
            | Adapter::Inspect
            | Adapter::Map
            | Adapter::MapWhile
            | Adapter::Skip
            | Adapter::SkipWhile
            | Adapter::StepBy
            | Adapter::Take
            | Adapter::TakeWhile
            | Adapter::Zip => 1,
            Adapter::Scan => 2,
        }
    }
}

impl Consumer {
    pub(crate) fn args(self) -> usize {
        match self {
            Consumer::Count | Consumer::Len | Consumer::Product | Consumer::Sum => 0,
            Consumer::All | Consumer::Any | Consumer::ForEach => 1,
            Consumer::Cmp | Consumer::Eq | Consumer::Ne => 1,
            Consumer::Ge | Consumer::Gt | Consumer::Le | Consumer::Lt => 1,
            Consumer::Fold | Consumer::Rfold => 2,
        }
    }

    /// Whether it takes all items at once.
    pub(crate) fn takes_all(self) -> bool {
        use Consumer::{Count, Fold, ForEach, Product, Rfold, Sum};
        matches!(self, Count | Fold | ForEach | Product | Rfold | Sum)
    }
}

impl Search {
    pub(crate) fn args(self) -> usize {
        match self {
            Search::Last | Search::Max | Search::Min | Search::Next | Search::Peek => 0,
            Search::TryFold => 2,
            _ => 1,
        }
    }

    /// Whether it takes all items at once.
    pub(crate) fn takes_all(self) -> bool {
        use Search::{Last, Max, MaxBy, MaxByKey, Min, MinBy, MinByKey, Reduce};
        matches!(self, Last | Max | MaxBy | MaxByKey | Min | MinBy | MinByKey | Reduce)
    }
}

/// The ways to cut a slice into parts of one size.
#[derive(Clone, Copy)]
pub(crate) enum Pieces {
    Chunks,
    Exact,
    /// Starting at the end.
    Rchunks,
    Rexact,
    Windows,
}

/// The methods that cut a slice into parts, and whether the parts are mutable.
pub(crate) const PIECES: [(&str, Pieces, bool); 9] = [
    ("chunks", Pieces::Chunks, false),
    ("chunks_exact", Pieces::Exact, false),
    ("chunks_mut", Pieces::Chunks, true),
    ("chunks_exact_mut", Pieces::Exact, true),
    ("rchunks", Pieces::Rchunks, false),
    ("rchunks_exact", Pieces::Rexact, false),
    ("rchunks_exact_mut", Pieces::Rexact, true),
    ("rchunks_mut", Pieces::Rchunks, true),
    ("windows", Pieces::Windows, false),
];

/// Whether a method makes an iterator over the parts of a slice.
pub(crate) fn is_of_pieces(name: &str) -> bool {
    PIECES.iter().any(|(of, ..)| *of == name)
}

/// Whether a method makes an iterator of an array or a slice.
pub(crate) fn is_source(name: &str) -> bool {
    matches!(name, "iter" | "iter_mut" | "into_iter") || is_of_pieces(name)
}
