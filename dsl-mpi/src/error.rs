//! The errors of this crate. Errors of MPI itself end the program (`run.rs`).

use mpi::topology::Rank;

/// Why a call failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// An error of a device, a buffer or a launch.
    #[error(transparent)]
    Device(#[from] dsl_runtime::Error),

    /// An error of a file.
    #[error("{path}: {error}")]
    File {
        /// Its path.
        path: String,
        /// The system's error.
        error: std::io::Error,
    },

    /// A checkpoint is for another array.
    #[error(
        "{path} is not a checkpoint of this array: {problem}; delete it, or give the shape that it \
         was saved with"
    )]
    Checkpoint {
        /// Its path.
        path: String,
        /// The difference.
        problem: String,
    },

    /// Some ranks have different values, which must be the same.
    #[error(
        "{what} is not the same on all ranks: rank {odd} has another value than rank 0; give all \
         ranks the same program and input"
    )]
    Disagreement {
        /// The compared value.
        what: String,
        /// The first rank that differs from rank 0.
        odd: Rank,
    },

    /// There are more elements than MPI's counts can express.
    #[error(
        "{elements} elements are too many for one MPI message, which has at most 2³¹ − 1; send \
         slices"
    )]
    TooMany {
        /// Elements of the buffer or slice.
        elements: usize,
    },

    /// A struct has no member of this name and size.
    #[error("the struct has no member `{name}` of {bytes} bytes; its members are {members}")]
    NoMember {
        /// The requested name.
        name: String,
        /// The size of the requested type.
        bytes: u32,
        /// The members with their sizes.
        members: String,
    },

    /// Blocks are thinner than their halo.
    #[error(
        "{ranks} ranks leave blocks of {cells} cells along axis {axis}, but the halo has {halo} \
         cells; use fewer ranks or a larger array"
    )]
    TooThin {
        /// The number of ranks.
        ranks: usize,
        /// The axis, 0 being x.
        axis: usize,
        /// Cells of the thinnest block along this axis.
        cells: usize,
        /// The width of the halo in cells.
        halo: usize,
    },

    /// A buffer does not have the shape of the blocks.
    #[error(
        "the buffer has {elements} elements, and the block with its halo {expected}; make it with Blocks::array"
    )]
    Shape {
        /// Elements of the buffer.
        elements: usize,
        /// Cells of the block with its halo.
        expected: usize,
    },

    /// The blocks are not of a square array.
    #[error(
        "the product takes square matrices, but these blocks cover {width} × {height} cells; pad \
         the matrices to a square"
    )]
    NotSquare {
        /// Cells of the whole array along x.
        width: usize,
        /// Cells of the whole array along y.
        height: usize,
    },

    /// The blocks of matrices have a halo.
    #[error(
        "the product takes blocks without a halo, but these blocks have a halo of {halo} cells; \
         give Blocks::new a halo of 0"
    )]
    HasHalo {
        /// The width of the halo in cells.
        halo: usize,
    },

    /// Elements are not whole words.
    #[error(
        "elements of {stride} bytes are not whole words of 4 bytes; exchange elements of 4, 8 or more bytes"
    )]
    HalfWords {
        /// Bytes of an element.
        stride: u32,
    },
}
