//! Spans for what takes time, for the subscribers of the crate `tracing`. Without the feature
//! `tracing` there is nothing here, and nothing where it is used.

/// Is in a span of this name, with these fields, to the end of the block.
macro_rules! span {
    ($name:literal $(, $field:ident = $value:expr)*) => {
        #[cfg(feature = "tracing")]
        let _span = tracing::trace_span!($name $(, $field = $value)*).entered();
    };
}

pub(crate) use span;
