//! Compiled pipelines on disk, if the backend can read and write them.
//!
//! A file holds wgpu's data for one adapter and driver, behind a header that shows whether the file
//! is complete and unchanged. Any other file is ignored. Files are replaced as a whole: if several
//! programs write at once, the file of one of them remains.

use std::{
    fs, io,
    io::Write,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed},
    time::Duration,
};

use super::Gpu;
use crate::Error;

/// The kind and the version of the file.
const MAGIC: [u8; 8] = *b"DSLPIPE1";

/// Bytes before the data: the magic number, a length and a checksum.
const HEADER: usize = 24;

/// If a file that is being written is older, its writer has died.
const ABANDONED: Duration = Duration::from_secs(3600);

/// The pipelines of a device on disk.
pub(super) struct DiskCache {
    pub(super) pipelines: wgpu::PipelineCache,
    file: PathBuf,
    /// Pipelines that were built since the file was read or written.
    pub(super) n_new: AtomicUsize,
}

impl Gpu {
    /// Keeps compiled pipelines in a directory from now on. Returns whether the device can do so.
    pub(crate) fn cache_pipelines(&self, directory: &Path) -> Result<bool, Error> {
        const DOING: &str = "reading compiled pipelines";
        let info = self.device.adapter_info();
        let Some(adapter) = wgpu::util::pipeline_cache_key(&info) else { return Ok(false) };
        if !self.device.features().contains(wgpu::Features::PIPELINE_CACHE) {
            return Ok(false);
        }
        let driver = [info.name, info.driver, info.driver_info].join("\n");
        let file = directory.join(format!("{adapter}_{:016x}", checksum(driver.as_bytes())));
        let unusable = |source| Error::Cache { path: file.clone(), source };
        fs::create_dir_all(directory).map_err(unusable)?;
        remove_abandoned(&file);
        let bytes = read(&file).map_err(unusable)?;
        let from = |data| self.attempt(DOING, || self.pipeline_cache(data));
        let pipelines = match unpack(&bytes) {
            None => from(None),
            // wgpu's own header may be wrong: then another driver wrote the file.
            Some(data) => from(Some(data)).or_else(|error| match error {
                Error::Gpu { .. } => from(None),
                error => Err(error),
            }),
        }?;
        let first = self.disk_cache.get_or_init(|| {
            let (file, n_new) = (file.clone(), AtomicUsize::new(0));
            DiskCache { pipelines, file, n_new }
        });
        if first.file != file {
            let kept = format!("the device keeps them in {} already", first.file.display());
            return Err(unusable(io::Error::new(io::ErrorKind::AlreadyExists, kept)));
        }
        Ok(true)
    }

    /// The file for tuned choices, if pipelines are kept.
    pub(crate) fn tuning_file(&self) -> Option<PathBuf> {
        self.disk_cache.get().map(|cache| cache.file.with_extension("tuning"))
    }

    #[expect(unsafe_code, reason = "compiled pipelines are read back from a file")]
    fn pipeline_cache(&self, data: Option<&[u8]>) -> wgpu::PipelineCache {
        let descriptor = wgpu::PipelineCacheDescriptor { label: None, data, fallback: true };
        // SAFETY: the data comes from `PipelineCache::get_data`: `unpack` has found the header of a
        // file that `save_pipelines` wrote, for this adapter and driver by its name, and a checksum
        // of the rest. wgpu compares its own header, with the driver's, on top of that. None of
        // this stops a forged file: `Device::cache_pipelines` asks for a directory that only
        // trustworthy programs write to.
        unsafe { self.device.create_pipeline_cache(&descriptor) }
    }

    /// Writes the pipelines to the file, if there are new ones.
    pub(crate) fn save_pipelines(&self) -> Result<(), Error> {
        let Some(DiskCache { pipelines, file, n_new }) = self.disk_cache.get() else {
            return Ok(());
        };
        static FILES: AtomicU64 = AtomicU64::new(0);
        let n = n_new.load(Relaxed);
        if n == 0 {
            return Ok(());
        }
        let Some(data) = pipelines.get_data() else { return Ok(()) };
        // Other programs, and other devices of this one, may write at the same time.
        let number = FILES.fetch_add(1, Relaxed);
        let new = file.with_extension(format!("{}.{number}.new", process::id()));
        let written = create(&new, &pack(&data)).and_then(|()| fs::rename(&new, file));
        written.map_err(|source| {
            _ = fs::remove_file(&new); // incomplete, if the disk is full
            Error::Cache { path: file.clone(), source }
        })?;
        // If it failed, the next save tries again.
        _ = n_new.fetch_update(Relaxed, Relaxed, |now| Some(now.saturating_sub(n)));
        Ok(())
    }
}

/// The contents of a file. Empty if there is no regular file: reading a pipe may never end.
fn read(file: &Path) -> io::Result<Vec<u8>> {
    match fs::metadata(file) {
        Ok(found) if found.is_file() => match fs::read(file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            read => read,
        },
        Ok(_) => Ok(Vec::new()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

/// Writes a new file. It never writes to a pipe or through a link.
fn create(file: &Path, bytes: &[u8]) -> io::Result<()> {
    _ = fs::remove_file(file); // left by an earlier process with the same id
    fs::OpenOptions::new().write(true).create_new(true).open(file)?.write_all(bytes)
}

/// Removes unfinished files of programs that have died.
fn remove_abandoned(file: &Path) {
    let (Some(directory), Some(name)) = (file.parent(), file.file_name()) else { return };
    let Ok(entries) = fs::read_dir(directory) else { return };
    let name = name.to_string_lossy();
    for entry in entries.flatten() {
        let other = entry.file_name();
        let other = other.to_string_lossy();
        let is_new = other.starts_with(&*name) && other.ends_with(".new");
        let modified = entry.metadata().and_then(|found| found.modified());
        if is_new && modified.is_ok_and(|at| at.elapsed().is_ok_and(|age| age > ABANDONED)) {
            _ = fs::remove_file(entry.path());
        }
    }
}

/// The bytes of a file with this data.
fn pack(data: &[u8]) -> Vec<u8> {
    let (len, sum) = (data.len() as u64, checksum(data));
    [&MAGIC, &len.to_le_bytes(), &sum.to_le_bytes(), data].concat()
}

/// The data of a file, if it is whole.
fn unpack(file: &[u8]) -> Option<&[u8]> {
    let (header, data) = file.split_at_checked(HEADER)?;
    (header == &pack(data)[..HEADER]).then_some(data)
}

/// The 64-bit FNV-1a hash: enough to notice a file that was cut short or overwritten.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_whole_or_none() {
        let file = pack(b"pipelines");
        assert_eq!(unpack(&file), Some(&b"pipelines"[..]));
        assert_eq!(unpack(&pack(b"")), Some(&b""[..]));
        for n in 0..file.len() {
            assert_eq!(unpack(&file[..n]), None, "{n} bytes of it");
            let mut changed = file.clone();
            changed[n] ^= 1;
            assert_eq!(unpack(&changed), None, "byte {n} is another");
        }
        assert_eq!(unpack(&[file, vec![0]].concat()), None);
    }

    #[test]
    fn the_checksum_is_the_known_one() {
        assert_eq!(checksum(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(checksum(b"a"), 0xaf63_dc4c_8601_ec8c);
    }
}
