//! Choices between equivalent forms of the algorithms, by [`Device::tune`].

use dsl_runtime::{Device, Error};

use crate::matrix::tune_products;
use crate::sums::tune_scans;

/// Measures the forms of products and of scans by sums on this device, and uses the fastest ones from
/// now on. It takes a moment. If [`Device::cache_pipelines`] was called before, it does so only once
/// for each adapter: the choice is kept on disk. Results do not change.
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
/// The errors of launches.
pub fn tune(device: &Device) -> Result<(), Error> {
    tune_products(device)?;
    tune_scans(device)
}
