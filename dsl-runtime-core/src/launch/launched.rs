//! The kernels that this process has launched, with their paths. dsl-mpi compares them with the
//! kernels of other processes.

use std::sync::{Mutex, PoisonError, atomic::Ordering::Relaxed};

use super::Kernel;

/// In the order of their first launches.
static LAUNCHED: Mutex<Vec<&'static Kernel>> = Mutex::new(Vec::new());

impl Kernel {
    /// Notes the first launch. A repeated launch only reads the flag.
    pub(super) fn note_launch(&'static self) {
        if !self.is_launched.load(Relaxed) && !self.is_launched.swap(true, Relaxed) {
            LAUNCHED.lock().unwrap_or_else(PoisonError::into_inner).push(self);
        }
    }

    /// The kernel's name with the modules and functions around it, and with its generic arguments.
    /// Two builds of a program have the same paths.
    #[doc(hidden)]
    pub fn path(&self) -> String {
        let path = (self.path)();
        path.strip_suffix("::__Uses").unwrap_or(path).replacen("::Instance<", "::<", 1)
    }
}

/// The launched kernels without the first `n`.
#[doc(hidden)]
pub fn launched_kernels(n: usize) -> Vec<&'static Kernel> {
    let launched = LAUNCHED.lock().unwrap_or_else(PoisonError::into_inner);
    launched.get(n..).unwrap_or_default().to_vec()
}
