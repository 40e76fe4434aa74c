//! Instances of generic kernels: the bound of generic host code, and instances that values choose.

use std::{any::TypeId, fmt};

use super::{Args, Kernel, KernelInfo};
use crate::Error;

/// An instance of a generic kernel: `matmul::Instance<f32, 16>`. A generic function of the host
/// needs this bound to launch a generic kernel.
///
/// ```
/// use dsl_runtime::{prelude::*, Error, HostShareable, KernelInstance};
///
/// #[kernel(workgroup_size = 64, instances(T = [f32, i32]))]
/// fn double<T: Copy>(data: &mut [T]) {
///     let i = global_invocation_id().x;
///     if i < data.len() {
///         data[i] = data[i] + data[i];
///     }
/// }
///
/// fn doubled<T: HostShareable>(device: &Device, values: &[T]) -> Result<Vec<T>, Error>
/// where
///     double::Instance<T>: KernelInstance,
/// {
///     let mut data = device.buffer(values)?;
///     double(&mut data).for_each_element().run()?;
///     data.read()
/// }
///
/// # fn main() -> Result<(), Error> {
/// let device = Device::new()?;
/// assert_eq!(doubled(&device, &[1, 2])?, [2, 4]);
/// assert_eq!(doubled(&device, &[0.5, 1.5])?, [1.0, 3.0]);
/// # Ok(())
/// # }
/// ```
///
/// If a constant is known only at run time, it chooses an instance by `matmul::instance(tile)?`.
#[diagnostic::on_unimplemented(
    message = "this kernel has no instance for these arguments",
    note = "every instance is compiled with the kernel: add the arguments to `instances(…)` in its attribute; in generic code \
            ask for it, `where kernel::Instance<T>: KernelInstance`"
)]
pub trait KernelInstance {
    /// The kernel.
    #[doc(hidden)]
    const KERNEL: &'static Kernel;
    /// The offsets of its by-value parameters in the parameter struct, in the order of the
    /// signature.
    #[doc(hidden)]
    const PARAM_OFFSETS: &'static [u32];

    /// The description of the instance.
    fn info() -> &'static KernelInfo {
        Self::KERNEL.info
    }
}

/// An instance that was chosen by values.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct ChosenInstance {
    kernel: &'static Kernel,
    param_offsets: &'static [u32],
}

impl ChosenInstance {
    /// The instance of a type.
    pub fn of<I: KernelInstance>() -> Self {
        Self { kernel: I::KERNEL, param_offsets: I::PARAM_OFFSETS }
    }

    /// The instance with these types and values.
    pub fn find<V: PartialEq + fmt::Debug>(
        kernel: &'static str,
        names: &[&'static str],
        types: TypeId,
        values: &V,
        all: &[(TypeId, V, Self)],
    ) -> Result<Self, Error> {
        let found = all.iter().find(|(of, those, _)| *of == types && those == values);
        let instances =
            || all.iter().map(|(.., of)| of.info().name).collect::<Vec<_>>().join("`, `");
        found.map(|(.., found)| *found).ok_or_else(|| Error::NoInstance {
            kernel,
            names: names.join(", "),
            values: format!("{values:?}"),
            instances: instances(),
        })
    }

    pub fn info(&self) -> &'static KernelInfo {
        self.kernel.info
    }

    pub fn args<'a>(&self) -> Args<'a> {
        Args::new(self.kernel)
    }

    pub fn param_offsets(&self) -> &'static [u32] {
        self.param_offsets
    }
}

impl fmt::Debug for ChosenInstance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kernel.info.name)
    }
}
