//! Cooperative matrices: square matrices that the invocations of a subgroup hold together, for the
//! matrix units of GPUs. They are values: made of zeros or of a tile of memory, multiplied, and
//! stored to a tile. They follow naga's extension of WGSL.

use crate::scalar::Scalar;

/// The type `CoopMatrix<T, N, R>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CoopMatrix {
    /// `f16` or `f32`.
    pub scalar: Scalar,
    /// The number of rows and of columns: 8 or 16.
    pub size: u32,
    /// Its role in a product.
    pub role: Role,
}

/// The role of a matrix in `A * B + C`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// The left factor.
    A,
    /// The right factor.
    B,
    /// The summand, and the result.
    C,
}

/// An operation on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CoopOp {
    /// All zeros.
    Zero(CoopMatrix),
    /// The tile that begins at a place. The argument is the distance between its rows or columns.
    Load(CoopMatrix, Order),
    /// `a * b + c`.
    MultiplyAdd,
    /// Whether a tile for the matrix, the first argument, lies within a number of elements. Further
    /// arguments are the index where the tile begins and the stride of its lines.
    Fits,
    /// Stores the matrix, the first argument, to a tile.
    Store(Order),
}

/// The order of a tile in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Column by column: `coop_load`, `coop_store`.
    Columns,
    /// Row by row: `coop_load_t`, `coop_store_t`.
    Rows,
}

impl CoopMatrix {
    /// As Rust spells it.
    pub fn rust(self) -> String {
        format!("CoopMatrix<{}, {}, {:?}>", self.scalar.rust(), self.size, self.role)
    }

    /// As WGSL spells it.
    pub fn wgsl(self) -> String {
        format!("coop_mat{0}x{0}<{1}, {2:?}>", self.size, self.scalar.rust(), self.role)
    }
}
