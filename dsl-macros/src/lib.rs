//! The attribute of kernels. Use it through `dsl-runtime`, which re-exports it: the code it emits
//! refers to that crate.

use proc_macro::TokenStream;

/// Turns a function into a compute kernel.
#[proc_macro_attribute]
pub fn kernel(args: TokenStream, item: TokenStream) -> TokenStream {
    let item = proc_macro2::TokenStream::from(item);
    match dsl_core::compile(args.into(), item.clone()) {
        Ok(compiled) => compiled.host.into(),
        Err(errors) => dsl_core::recover(item, &errors).into(),
    }
}
