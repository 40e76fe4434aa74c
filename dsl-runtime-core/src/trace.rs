//! Spans for slow work, for the subscribers of the crate `tracing`. Without the feature `tracing`
//! the macro expands to nothing.

/// Enters a span of this name, with these fields, until the end of the block.
macro_rules! span {
    ($name:literal $(, $field:ident = $value:expr)*) => {
        #[cfg(feature = "tracing")]
        let _span = tracing::trace_span!($name $(, $field = $value)*).entered();
    };
}

pub(crate) use span;
