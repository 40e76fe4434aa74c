//! The names of the methods of iterators, and what each is.

/// What a method makes of an iterator.
#[derive(Clone, Copy)]
pub(in crate::lower) enum Method {
    /// Another iterator.
    Adapter(Adapter),
    /// A value.
    Consumer(Consumer),
    /// Another iterator, but not in kernels, where this is what to write.
    NoAdapter(&'static str),
    /// A value, but not in kernels, where this is what to write.
    NoConsumer(&'static str),
}

#[derive(Clone, Copy)]
pub(in crate::lower) enum Adapter {
    Copied,
    Enumerate,
    Filter,
    Inspect,
    Map,
    Rev,
    Skip,
    SkipWhile,
    StepBy,
    Take,
    TakeWhile,
    Zip,
}

#[derive(Clone, Copy)]
pub(in crate::lower) enum Consumer {
    All,
    Any,
    Count,
    Fold,
    ForEach,
    Product,
    Sum,
}

const METHODS: &[(&str, Method)] = &[
    ("cloned", Method::Adapter(Adapter::Copied)),
    ("copied", Method::Adapter(Adapter::Copied)),
    ("enumerate", Method::Adapter(Adapter::Enumerate)),
    ("filter", Method::Adapter(Adapter::Filter)),
    ("inspect", Method::Adapter(Adapter::Inspect)),
    ("map", Method::Adapter(Adapter::Map)),
    ("rev", Method::Adapter(Adapter::Rev)),
    ("skip", Method::Adapter(Adapter::Skip)),
    ("skip_while", Method::Adapter(Adapter::SkipWhile)),
    ("step_by", Method::Adapter(Adapter::StepBy)),
    ("take", Method::Adapter(Adapter::Take)),
    ("take_while", Method::Adapter(Adapter::TakeWhile)),
    ("zip", Method::Adapter(Adapter::Zip)),
    ("all", Method::Consumer(Consumer::All)),
    ("any", Method::Consumer(Consumer::Any)),
    ("count", Method::Consumer(Consumer::Count)),
    ("fold", Method::Consumer(Consumer::Fold)),
    ("for_each", Method::Consumer(Consumer::ForEach)),
    ("product", Method::Consumer(Consumer::Product)),
    ("sum", Method::Consumer(Consumer::Sum)),
    (
        "by_ref",
        Method::NoAdapter("an iterator is used where it is made: write a loop over indices"),
    ),
    ("chain", Method::NoAdapter("kernels have no `chain`: write a loop for each of the two")),
    ("cycle", Method::NoAdapter("kernels have no `cycle`: take the index `% n`")),
    ("filter_map", Method::NoAdapter("kernels have no `filter_map`: write `.filter(…).map(…)`")),
    ("flat_map", Method::NoAdapter("kernels have no `flat_map`: write a loop in a loop")),
    ("flatten", Method::NoAdapter("kernels have no `flatten`: write a loop in a loop")),
    ("map_while", Method::NoAdapter("kernels have no `map_while`: write `.take_while(…).map(…)`")),
    ("peekable", Method::NoAdapter("kernels have no `peekable`: look at `x[i + 1]`")),
    ("scan", Method::NoAdapter("kernels have no `scan`: change a variable in a `for` loop")),
    (
        "collect",
        Method::NoConsumer("kernels have no growing arrays: fill a `[T; N]` in a `for` loop"),
    ),
    ("find", Method::NoConsumer(LOOP_THAT_BREAKS)),
    ("find_map", Method::NoConsumer(LOOP_THAT_BREAKS)),
    ("last", Method::NoConsumer(INDEX)),
    ("max", Method::NoConsumer(FOLD_NUMBERS)),
    ("max_by", Method::NoConsumer(FOLD)),
    ("max_by_key", Method::NoConsumer(FOLD)),
    ("min", Method::NoConsumer(FOLD_NUMBERS)),
    ("min_by", Method::NoConsumer(FOLD)),
    ("min_by_key", Method::NoConsumer(FOLD)),
    ("next", Method::NoConsumer(INDEX)),
    ("nth", Method::NoConsumer(INDEX)),
    ("position", Method::NoConsumer(LOOP_THAT_BREAKS)),
    ("reduce", Method::NoConsumer(FOLD)),
    ("rposition", Method::NoConsumer(LOOP_THAT_BREAKS)),
];

const LOOP_THAT_BREAKS: &str = "kernels have no `Option`: write a `for` loop that breaks, and keep \
                                what it found in a variable";
const FOLD_NUMBERS: &str =
    "kernels have no `Option`: write `.fold(start, |a, b| a.min(b))` or `a.max(b)`";
const FOLD: &str =
    "kernels have no `Option`: write `.fold(first, |best, x| if … { x } else { best })`";
const INDEX: &str = "an iterator is used where it is made: index the slice";

/// The method of iterators of that name.
pub(in crate::lower) fn method(name: &str) -> Option<Method> {
    METHODS.iter().find(|(of, _)| *of == name).map(|(_, method)| *method)
}

impl Adapter {
    pub(super) fn args(self) -> usize {
        usize::from(!matches!(self, Adapter::Copied | Adapter::Enumerate | Adapter::Rev))
    }
}

impl Consumer {
    pub(in crate::lower) fn args(self) -> usize {
        match self {
            Consumer::Count | Consumer::Product | Consumer::Sum => 0,
            Consumer::All | Consumer::Any | Consumer::ForEach => 1,
            Consumer::Fold => 2,
        }
    }
}
