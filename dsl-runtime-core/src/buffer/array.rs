//! Buffers from and to the arrays of the crate `ndarray`.
//!
//! Takes arrays of any dimension and memory order. Invariant: a buffer has their elements in
//! logical order, the last index changing fastest, whatever the order in the array's memory.

use ndarray::{Array, ArrayRef, Dimension, ShapeBuilder};

use super::{AsSlice, AsSliceMut, Buffer, BufferSlice, BufferSliceMut};
use crate::{Device, Error, HostShareable};

impl Device {
    /// A buffer with the elements of an array in logical order, the last index changing fastest: element `[y, x]` of an array
    /// of `height` rows and `width` columns is the buffer's element `y * width + x`.
    ///
    /// # Errors
    /// As [`buffer`](Self::buffer).
    pub fn buffer_from_array<T: HostShareable, D: Dimension>(
        &self,
        array: &ArrayRef<T, D>,
    ) -> Result<Buffer<T>, Error> {
        match array.as_slice() {
            Some(values) => self.buffer(values),
            None => self.buffer_from_iter(array.iter().copied()),
        }
    }
}

impl<T: HostShareable> Buffer<T> {
    /// All elements as an array of this shape, after everything that was launched before:
    /// `buffer.read_array((height, width))?`. In a shape with `.f()` the first index changes
    /// fastest.
    ///
    /// # Errors
    /// [`Error::LengthMismatch`] unless the shape and the buffer have the same number of elements,
    /// or as [`read`](Self::read).
    pub fn read_array<D: Dimension>(
        &self,
        shape: impl ShapeBuilder<Dim = D>,
    ) -> Result<Array<T, D>, Error> {
        self.as_slice().read_array(shape)
    }

    /// Copies all elements to an array, or to a view of one, with the same number of elements, in
    /// logical order.
    ///
    /// # Errors
    /// [`Error::LengthMismatch`], or as [`read`](Self::read).
    pub fn read_into_array<D: Dimension>(&self, array: &mut ArrayRef<T, D>) -> Result<(), Error> {
        self.as_slice().read_into_array(array)
    }

    /// Replaces all elements by the elements of an array of the same length, in logical order.
    ///
    /// # Errors
    /// As [`write`](Self::write).
    pub fn write_array<D: Dimension>(&mut self, array: &ArrayRef<T, D>) -> Result<(), Error> {
        self.as_slice_mut().write_array(array)
    }
}

impl<T: HostShareable> BufferSlice<'_, T> {
    /// As [`Buffer::read_array`].
    ///
    /// # Errors
    /// As [`Buffer::read_array`].
    pub fn read_array<D: Dimension>(
        &self,
        shape: impl ShapeBuilder<Dim = D>,
    ) -> Result<Array<T, D>, Error> {
        let shape = shape.into_shape_with_order();
        let slice = shape.raw_dim().size_checked().unwrap_or(usize::MAX);
        if slice != self.len() {
            return Err(Error::LengthMismatch { buffer: self.len(), slice });
        }
        Array::from_shape_vec(shape, self.read()?)
            .map_err(|_| Error::LengthMismatch { buffer: self.len(), slice })
    }

    /// As [`Buffer::read_into_array`].
    ///
    /// # Errors
    /// As [`Buffer::read_into_array`].
    pub fn read_into_array<D: Dimension>(&self, array: &mut ArrayRef<T, D>) -> Result<(), Error> {
        if let Some(values) = array.as_slice_mut() {
            return self.read_into(values);
        }
        let (buffer, slice) = (self.len(), array.len());
        if buffer != slice {
            return Err(Error::LengthMismatch { buffer, slice });
        }
        array.iter_mut().zip(self.read()?).for_each(|(to, value)| *to = value);
        Ok(())
    }
}

impl<T: HostShareable> BufferSliceMut<'_, T> {
    /// As [`Buffer::write_array`].
    ///
    /// # Errors
    /// As [`Buffer::write`].
    pub fn write_array<D: Dimension>(&mut self, array: &ArrayRef<T, D>) -> Result<(), Error> {
        match array.as_slice() {
            Some(values) => self.write(values),
            None => self.write(&array.iter().copied().collect::<Vec<_>>()),
        }
    }
}
