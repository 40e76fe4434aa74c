//! Slices as grids of two and three dimensions, in kernels and on the host: `grid[(x, y)]`.
//!
//! ```
//! use dsl_runtime::grid::{Grid2, Grid2Mut};
//! use dsl_runtime::prelude::*;
//!
//! /// The mean of an element and its neighbours to the left and to the right.
//! #[kernel(workgroup_size = (8, 8))]
//! fn smooth(width: u32, input: &[f32], output: &mut [f32]) {
//!     let input = Grid2::new(input, width);
//!     let mut output = Grid2Mut::new(output, width);
//!     let UVec3 { x, y, .. } = global_invocation_id();
//!     if input.contains((x, y)) && output.contains((x, y)) {
//!         let (left, right) = (x.saturating_sub(1), (x + 1).min(width - 1));
//!         output[(x, y)] = (input[(left, y)] + input[(x, y)] + input[(right, y)]) / 3.0;
//!     }
//! }
//!
//! # fn main() -> Result<(), dsl_runtime::Error> {
//! let device = Device::new()?;
//! let input = device.buffer(&[0.0, 3.0, 0.0, 1.0, 1.0, 1.0])?;
//! let mut output = device.zeroed(6)?;
//! smooth(3, &input, &mut output).invocations((3, 2)).run()?;
//! let output = output.read()?;
//! assert_eq!(Grid2::new(&output, 3)[(1, 0)], 1.0);
//! # Ok(())
//! # }
//! ```
//!
//! Rows follow each other: the element at `(x, y)` is the slice's `y * width + x`, and the element
//! at `(x, y, z)` is `(z * height + y) * width + x`. An index is a tuple of `u32`. An index out of
//! bounds behaves as for the slice: it panics on the host, and in a kernel it never reaches other
//! memory. An `x` that is not below the width is in another row.

#[dsl_macros::device]
mod grids {
    use core::ops::{Index, IndexMut};

    /// A slice as a grid of two dimensions, to read.
    #[derive(Clone, Copy)]
    pub struct Grid2<'a, T> {
        items: &'a [T],
        width: u32,
    }

    impl<'a, T> Grid2<'a, T> {
        /// The grid whose rows have `width` elements, at least 1.
        pub fn new(items: &'a [T], width: u32) -> Self {
            Grid2 { items, width }
        }

        /// Elements of a row.
        pub fn width(&self) -> u32 {
            self.width
        }

        /// Whole rows.
        pub fn height(&self) -> u32 {
            self.items.len() / self.width
        }

        /// Whether the grid has this element.
        pub fn contains(&self, (x, y): (u32, u32)) -> bool {
            x < self.width && y < self.items.len() / self.width
        }
    }

    impl<T> Index<(u32, u32)> for Grid2<'_, T> {
        type Output = T;

        fn index(&self, (x, y): (u32, u32)) -> &T {
            &self.items[(y * self.width + x) as usize]
        }
    }

    /// A slice as a grid of two dimensions, to read and write.
    pub struct Grid2Mut<'a, T> {
        items: &'a mut [T],
        width: u32,
    }

    impl<'a, T> Grid2Mut<'a, T> {
        /// The grid whose rows have `width` elements, at least 1.
        pub fn new(items: &'a mut [T], width: u32) -> Self {
            Grid2Mut { items, width }
        }

        /// Elements of a row.
        pub fn width(&self) -> u32 {
            self.width
        }

        /// Whole rows.
        pub fn height(&self) -> u32 {
            self.items.len() / self.width
        }

        /// Whether the grid has this element.
        pub fn contains(&self, (x, y): (u32, u32)) -> bool {
            x < self.width && y < self.items.len() / self.width
        }
    }

    impl<T> Index<(u32, u32)> for Grid2Mut<'_, T> {
        type Output = T;

        fn index(&self, (x, y): (u32, u32)) -> &T {
            &self.items[(y * self.width + x) as usize]
        }
    }

    impl<T> IndexMut<(u32, u32)> for Grid2Mut<'_, T> {
        fn index_mut(&mut self, (x, y): (u32, u32)) -> &mut T {
            &mut self.items[(y * self.width + x) as usize]
        }
    }

    /// A slice as a grid of three dimensions, to read.
    #[derive(Clone, Copy)]
    pub struct Grid3<'a, T> {
        items: &'a [T],
        width: u32,
        height: u32,
    }

    impl<'a, T> Grid3<'a, T> {
        /// The grid whose rows have `width` elements and whose layers have `height` rows, both at least 1.
        pub fn new(items: &'a [T], width: u32, height: u32) -> Self {
            Grid3 { items, width, height }
        }

        /// Elements of a row.
        pub fn width(&self) -> u32 {
            self.width
        }

        /// Rows of a layer.
        pub fn height(&self) -> u32 {
            self.height
        }

        /// Whole layers.
        pub fn depth(&self) -> u32 {
            self.items.len() / self.width / self.height
        }

        /// Whether the grid has this element.
        pub fn contains(&self, (x, y, z): (u32, u32, u32)) -> bool {
            x < self.width && y < self.height && z < self.items.len() / self.width / self.height
        }
    }

    impl<T> Index<(u32, u32, u32)> for Grid3<'_, T> {
        type Output = T;

        fn index(&self, (x, y, z): (u32, u32, u32)) -> &T {
            &self.items[((z * self.height + y) * self.width + x) as usize]
        }
    }

    /// A slice as a grid of three dimensions, to read and write.
    pub struct Grid3Mut<'a, T> {
        items: &'a mut [T],
        width: u32,
        height: u32,
    }

    impl<'a, T> Grid3Mut<'a, T> {
        /// The grid whose rows have `width` elements and whose layers have `height` rows, both at least 1.
        pub fn new(items: &'a mut [T], width: u32, height: u32) -> Self {
            Grid3Mut { items, width, height }
        }

        /// Elements of a row.
        pub fn width(&self) -> u32 {
            self.width
        }

        /// Rows of a layer.
        pub fn height(&self) -> u32 {
            self.height
        }

        /// Whole layers.
        pub fn depth(&self) -> u32 {
            self.items.len() / self.width / self.height
        }

        /// Whether the grid has this element.
        pub fn contains(&self, (x, y, z): (u32, u32, u32)) -> bool {
            x < self.width && y < self.height && z < self.items.len() / self.width / self.height
        }
    }

    impl<T> Index<(u32, u32, u32)> for Grid3Mut<'_, T> {
        type Output = T;

        fn index(&self, (x, y, z): (u32, u32, u32)) -> &T {
            &self.items[((z * self.height + y) * self.width + x) as usize]
        }
    }

    impl<T> IndexMut<(u32, u32, u32)> for Grid3Mut<'_, T> {
        fn index_mut(&mut self, (x, y, z): (u32, u32, u32)) -> &mut T {
            &mut self.items[((z * self.height + y) * self.width + x) as usize]
        }
    }
}

pub use grids::{Grid2, Grid2Mut, Grid3, Grid3Mut};
