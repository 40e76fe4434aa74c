//! Choices between forms of the algorithms that give the same results, by [`Device::tune`].

use dsl_runtime::{Device, Error};

use crate::matrix::tune_products;

/// Measures the forms that products have on this device, and uses the fastest ones from now on. It takes a moment, once for
/// each adapter if [`Device::cache_pipelines`] was called before: then the choice is kept on disk. Results do not change.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// algorithms::tune(&device)?;
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// Those of launches.
pub fn tune(device: &Device) -> Result<(), Error> {
    tune_products(device)
}
