//! `DSL_DUMP`: the WGSL of each kernel as a file, written when it is first launched.

use std::{
    collections::HashSet,
    ffi::OsString,
    fs, io,
    path::PathBuf,
    sync::{Mutex, PoisonError},
};

use super::KernelInfo;
use crate::Error;

/// A directory for the kernels of this process.
pub(crate) struct Dump {
    directory: PathBuf,
    written: Mutex<Written>,
}

#[derive(Default)]
struct Written {
    /// The kernels, identified by the address of their text.
    kernels: HashSet<usize>,
    /// The names of their files, in lower case: some file systems ignore the case.
    names: HashSet<String>,
}

impl Dump {
    pub(crate) fn new(directory: OsString) -> Self {
        Self { directory: directory.into(), written: Mutex::default() }
    }

    pub(crate) fn write(&self, info: &'static KernelInfo) -> Result<(), Error> {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        let kernel = info.wgsl.as_ptr().addr();
        if written.kernels.contains(&kernel) {
            return Ok(());
        }
        let name = written.free_name(info.name);
        let path = self.directory.join(format!("{name}.wgsl"));
        let attempt: io::Result<()> =
            fs::create_dir_all(&self.directory).and_then(|()| fs::write(&path, info.wgsl));
        attempt.map_err(|source| Error::Dump { kernel: info.name, path, source })?;
        written.kernels.insert(kernel);
        written.names.insert(name.to_lowercase());
        Ok(())
    }
}

impl Written {
    /// `reduce_Sum_64` for `reduce::<Sum, 64>`; with a number if another kernel has that name.
    fn free_name(&self, kernel: &str) -> String {
        let words = kernel.split(|c: char| !c.is_alphanumeric() && c != '_');
        let name = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("_");
        let mut free = name.clone();
        for n in 2.. {
            if !self.names.contains(&free.to_lowercase()) {
                break;
            }
            free = format!("{name}_{n}");
        }
        free
    }
}
