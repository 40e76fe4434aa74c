//! What can go wrong beside MPI itself, whose errors end the program (`run.rs`).

use mpi::topology::Rank;

/// Why a call failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A device, a buffer or a launch.
    #[error(transparent)]
    Device(#[from] dsl_runtime::Error),

    /// A file.
    #[error("{path}: {error}")]
    File {
        /// Its path.
        path: String,
        /// What the system says.
        error: std::io::Error,
    },

    /// A checkpoint is of another array.
    #[error(
        "{path} is no checkpoint of this array: {problem}; delete it, or give the shape that it was saved with"
    )]
    Checkpoint {
        /// Its path.
        path: String,
        /// What differs.
        problem: String,
    },

    /// Ranks that must have the same have not.
    #[error(
        "{what} is not the same on all ranks: rank {odd} has another than rank 0; give all ranks the same program and input"
    )]
    Disagreement {
        /// What was compared.
        what: String,
        /// The first rank that differs from rank 0.
        odd: Rank,
    },

    /// A message has fewer elements than there is room for.
    #[error(
        "rank {source_rank} sent {received} elements, and {expected} were expected; send as many as the buffer or slice takes"
    )]
    Count {
        /// The sender.
        source_rank: Rank,
        /// Elements that came.
        received: usize,
        /// Elements of the buffer or slice.
        expected: usize,
    },

    /// More elements than MPI's counts can say.
    #[error("{elements} elements are more than an MPI message has, 2³¹ − 1; send slices")]
    TooMany {
        /// Elements of the buffer or slice.
        elements: usize,
    },

    /// A struct has no such member.
    #[error("the struct has no member `{name}` of {bytes} bytes; its members are {members}")]
    NoMember {
        /// The name that was asked for.
        name: String,
        /// The size of the type that was asked for.
        bytes: u32,
        /// The members with their sizes.
        members: String,
    },

    /// Blocks are thinner than their halo.
    #[error(
        "{ranks} ranks leave blocks of {cells} cells along axis {axis}, and a halo is {halo} cells; use fewer ranks or a larger array"
    )]
    TooThin {
        /// All ranks.
        ranks: usize,
        /// The axis, 0 being x.
        axis: usize,
        /// Cells of the thinnest block along it.
        cells: usize,
        /// Cells that the halo is wide.
        halo: usize,
    },

    /// A buffer is not of the shape of the blocks.
    #[error(
        "the buffer has {elements} elements, and the block with its halo {expected}; make it with Blocks::array or Blocks::zeroed"
    )]
    Shape {
        /// Elements of the buffer.
        elements: usize,
        /// Cells of the block with its halo.
        expected: usize,
    },

    /// Blocks are not of a square array.
    #[error(
        "the product is of square matrices, and the blocks are of {width} × {height} cells; pad the matrices to a square"
    )]
    NotSquare {
        /// Cells of the whole array along x.
        width: usize,
        /// Cells of the whole array along y.
        height: usize,
    },

    /// Elements do not take whole words.
    #[error(
        "elements of {stride} bytes are not whole words of 4 bytes; exchange elements of 4, 8 or more bytes"
    )]
    HalfWords {
        /// Bytes of an element.
        stride: u32,
    },
}
