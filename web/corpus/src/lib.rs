//! The files of the corpus, `tests/kernels`, as modules. They are not a part of `tests/corpus.rs`, because rustc would infer
//! fewer types there: a dependency of wasm-bindgen-test compares integers with a type of its own.

macro_rules! corpus {
    ($($path:literal $name:ident)*) => {
        #[allow(
            clippy::all,
            dead_code,
            reason = "the corpus is written as users write modules, in every style"
        )]
        pub mod kernels {
            $(
                #[path = $path]
                pub mod $name;
            )*
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/corpus.rs"));

/// The interface that the corpus expects from its runner.
pub mod support {
    use std::{cell::RefCell, collections::BTreeSet};

    use dsl_runtime::{Device, Feature};

    thread_local! {
        static LACKING: RefCell<BTreeSet<Feature>> = const { RefCell::new(BTreeSet::new()) };
    }

    /// Notes that a device lacks a feature that a check needs.
    pub fn not_run(_: &str, feature: Feature, _: &Device) {
        LACKING.with_borrow_mut(|all| all.insert(feature));
    }

    /// The features that the device lacked since the last call.
    pub fn lacking() -> BTreeSet<Feature> {
        LACKING.take()
    }
}
