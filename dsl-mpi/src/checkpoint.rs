//! Checkpoints: one file with the whole array, independent of the number of ranks.
//!
//! Takes the arrays of all ranks, on a file system that all of them share. Each rank writes its own
//! rows. Invariant: the file with the given name is complete. Ranks write to another file, which
//! replaces it when all of them are done.

use std::{
    fs::{self, File},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use dsl_runtime::{AsSlice, AsSliceMut, PlainData};
use mpi::traits::*;

use crate::{Blocks, Error, StageMut, agree, regions::Region};

/// The header of a file: the format, bytes of a cell, the extent (1 for a missing axis), the step.
const HEADER: usize = 6;
const FORMAT: u64 = u64::from_le_bytes(*b"dslmpi01");

impl<const D: usize> Blocks<D> {
    /// Writes the array to a file, and replaces an existing one. All ranks have to call this. If
    /// the job is killed meanwhile, the old file stays.
    ///
    /// # Errors
    /// [`Error::File`], [`Error::Shape`], or as of [`Buffer::read`](dsl_runtime::Buffer::read).
    pub fn save<T: PlainData>(
        &self,
        path: &Path,
        step: u64,
        array: &dyn AsSlice<T>,
    ) -> Result<(), Error> {
        let words = self.words_of_block(array)?;
        let mut name = path.as_os_str().to_owned();
        name.push(".part");
        let part = PathBuf::from(name);
        let failed = |error| file_error(&part, error);
        let communicator = self.communicator();
        if communicator.rank() == 0 {
            self.create(&part, self.header::<T>(step)).map_err(failed)?;
        }
        communicator.barrier();
        self.write_rows::<T>(&part, &words).map_err(failed)?;
        communicator.barrier();
        if communicator.rank() == 0 {
            fs::rename(&part, path).map_err(|error| file_error(path, error))?;
        }
        communicator.barrier();
        Ok(())
    }

    /// Reads the array from a file, and gives the step at which it was saved; `None` if there is no
    /// file. The halo keeps its values. All ranks have to call this. The number of ranks may differ
    /// from the number when the file was saved.
    ///
    /// # Errors
    /// [`Error::File`]; [`Error::Checkpoint`] if the file is for another array;
    /// [`Error::Disagreement`] if some ranks do not see the file; [`Error::Shape`].
    pub fn load<T: PlainData>(
        &self,
        path: &Path,
        array: &mut dyn AsSliceMut<T>,
    ) -> Result<Option<u64>, Error> {
        self.check_shape::<T>(array.as_slice().len())?;
        let failed = |error| file_error(path, error);
        let file = match File::open(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            file => Some(file.map_err(failed)?),
        };
        agree(self.communicator(), "whether there is a checkpoint", u64::from(file.is_some()))?;
        let Some(mut file) = file else { return Ok(None) };
        let step = self.step_of::<T>(&mut file, path)?;
        agree(self.communicator(), "the step of the checkpoint", step)?;
        let mut update = array.to_update()?;
        self.read_rows::<T>(&mut file, update.bytes_mut()).map_err(failed)?;
        update.upload()?;
        Ok(Some(step))
    }

    fn header<T: PlainData>(&self, step: u64) -> [u64; HEADER] {
        let extent = |axis| self.extent().get(axis).map_or(1, |extent| *extent as u64);
        [FORMAT, u64::from(T::STRIDE), extent(0), extent(1), extent(2), step]
    }

    /// The step of a file. It must be for an array of this shape.
    fn step_of<T: PlainData>(&self, file: &mut File, path: &Path) -> Result<u64, Error> {
        let mut bytes = [0; 8 * HEADER];
        let wrong =
            |problem: String| Error::Checkpoint { path: path.display().to_string(), problem };
        if file.read_exact(&mut bytes).is_err() {
            return Err(wrong("it is too short".to_owned()));
        }
        let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|byte| bytes[8 * at + byte]));
        let step = word(HEADER - 1);
        let expected = self.header::<T>(step);
        let found: [u64; HEADER] = std::array::from_fn(word);
        if found[0] != FORMAT {
            return Err(wrong("it does not begin like a checkpoint".to_owned()));
        }
        if found != expected {
            let [_, stride, x, y, z, _] = found;
            return Err(wrong(format!("it has {x} × {y} × {z} cells of {stride} bytes")));
        }
        Ok(step)
    }

    fn create(&self, path: &Path, header: [u64; HEADER]) -> io::Result<()> {
        let mut file = File::create(path)?;
        file.write_all(&header.map(u64::to_le_bytes).concat())?;
        file.sync_all()
    }

    /// The offset of each row of this block in the file, and the bytes of a row.
    fn places<T: PlainData>(&self) -> (impl Iterator<Item = u64> + use<T, D>, usize) {
        let region = Region::new(self.block());
        let place = |row| 8 * HEADER as u64 + row as u64 * u64::from(T::STRIDE);
        (region.rows(self.extent()).map(place), region.size[0] as usize * T::STRIDE as usize)
    }

    fn write_rows<T: PlainData>(&self, path: &Path, words: &[u32]) -> io::Result<()> {
        let mut file = File::options().write(true).open(path)?;
        let (places, row_bytes) = self.places::<T>();
        let bytes: &[u8] = bytemuck::cast_slice(words);
        for (place, row) in places.zip(bytes.chunks(row_bytes)) {
            file.seek(SeekFrom::Start(place))?;
            file.write_all(row)?;
        }
        file.sync_all()
    }

    /// Reads the block into the bytes of its array.
    fn read_rows<T: PlainData>(&self, file: &mut File, array: &mut [u8]) -> io::Result<()> {
        let (places, row_bytes) = self.places::<T>();
        let rows = self.all().rows(self.array_size());
        for (place, row) in places.zip(rows) {
            file.seek(SeekFrom::Start(place))?;
            file.read_exact(&mut array[row * T::STRIDE as usize..][..row_bytes])?;
        }
        Ok(())
    }
}

fn file_error(path: &Path, error: io::Error) -> Error {
    Error::File { path: path.display().to_string(), error }
}
