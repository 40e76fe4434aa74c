//! Matrices, row by row: transposes and products.

use dsl_runtime::prelude::*;
use dsl_runtime::{CoopScalar, Error, Feature, HostShareable, PlainData};

use crate::blocks::{GROUP, workgroup_reduce};
use crate::launches::{as_words, as_words_mut, expect_len, grid, problem};
use crate::operators::SumF32;
use crate::scratch::scratch;

/// The column and the row of a workgroup's part of a matrix that has `down` such rows. Neighbours in
/// the launch are below each other.
#[device]
fn place(down: u32) -> UVec2 {
    let number = workgroup_id().x + workgroup_id().y * num_workgroups().x;
    uvec2(number / down, number % down)
}

/// Transposes by tiles of 32×32 elements of one or two words.
#[kernel(workgroup_size = GROUP, instances(T = [u32, UVec2]))]
fn transpose_any<T: Element>(input: &[T], output: &mut [T], rows: u32, columns: u32) {
    workgroup_var!(tile: [[T; 33]; 32]);
    let (x, y) = (local_invocation_index() % 32, local_invocation_index() / 32);
    let part = place(rows.div_ceil(32));
    let (left, top) = (part.x * 32, part.y * 32);
    for k in 0..4u32 {
        let (row, column) = (top + y + k * 8, left + x);
        let mut value = T::zero();
        if row < rows && column < columns && row * columns + column < input.len() {
            value = input[row * columns + column];
        }
        tile[y + k * 8][x] = value;
    }
    workgroup_barrier();
    for k in 0..4u32 {
        let (row, column) = (left + y + k * 8, top + x);
        if row < columns && column < rows && row * rows + column < output.len() {
            output[row * rows + column] = tile[x][y + k * 8];
        }
    }
}

/// The elements of a tile.
#[device]
mod elements {
    use dsl_runtime::prelude::*;

    pub(crate) trait Element: Copy {
        fn zero() -> Self;
    }
    impl Element for u32 {
        fn zero() -> u32 {
            0
        }
    }
    impl Element for UVec2 {
        fn zero() -> UVec2 {
            UVec2::new(0, 0)
        }
    }

    /// A factor of a product that is summed in `f32`.
    pub(crate) trait Factor: Copy {
        fn value(self) -> f32;
    }
    impl Factor for f32 {
        fn value(self) -> f32 {
            self
        }
    }
    impl Factor for f16 {
        fn value(self) -> f32 {
            self.to_f32()
        }
    }
}
use elements::{Element, Factor};

/// Transposes blocks of 4×4, one for each invocation; both sides are multiples of 4. A workgroup
/// transposes 64 rows of 32 elements. The next one writes the next parts of the same rows.
#[kernel(workgroup_size = (8, 16))]
fn transpose_blocks(input: &[UVec4], output: &mut [UVec4], rows: u32, columns: u32) {
    workgroup_var!(tile: [[UVec4; 16]; 32]);
    let (part, local) = (place(rows.div_ceil(64)), local_invocation_id());
    let (across, down) = (columns / 4, rows / 4);
    let mut block = [UVec4::ZERO; 4];
    let (x, y) = (part.x * 8 + local.x, part.y * 16 + local.y);
    if x < across && y < down {
        for row in 0..4 {
            block[row] = input[(y * 4 + row) * across + x];
        }
    }
    // Rows of the tile are rotated against each other, so that neighbours use different banks.
    for i in 0..4 {
        tile[local.x * 4 + i][(local.x + local.y) % 16] =
            uvec4(block[0][i], block[1][i], block[2][i], block[3][i]);
    }
    workgroup_barrier();
    let lane = local_invocation_index();
    for k in 0..4 {
        let (x, y) = (lane % 16, lane / 16 + k * 8);
        let (row, column) = (part.x * 32 + y, part.y * 16 + x);
        if row < columns && column < down {
            output[row * down + column] = tile[y][(x + y / 4) % 16];
        }
    }
}

/// Writes the transpose of a matrix of `rows` rows to `out`.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[1, 2, 3, 4, 5, 6])?; // 2×3
/// let mut out = device.zeroed(6)?;
/// algorithms::transpose(&device, &x, 2, &mut out)?;
/// assert_eq!(out.read()?, [1, 4, 2, 5, 3, 6]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless `rows` divides the number of elements, and `out` has the same length; if
/// elements have neither 4 nor 8 bytes; the errors of launches.
pub fn transpose<T: PlainData>(
    _device: &Device,
    x: &dyn AsSlice<T>,
    rows: usize,
    out: &mut dyn AsSliceMut<T>,
) -> Result<(), Error> {
    let x = x.as_slice();
    expect_len("transpose", "out", out.as_slice().len(), x.len())?;
    let columns = columns_of("transpose", x.len(), rows)?;
    if x.is_empty() {
        return Ok(());
    }
    let mut out = out.as_slice_mut();
    let (height, width) = (rows as u32, columns as u32);
    match T::STRIDE {
        4 if rows.is_multiple_of(4) && columns.is_multiple_of(4) => {
            transpose_blocks(&x.cast()?, &mut out.cast_mut()?, height, width)
                .workgroups(grid(rows.div_ceil(64) * columns.div_ceil(32)))
                .run()
        }
        4 => transpose_any::<u32>(&as_words(&x)?, &mut as_words_mut(&mut out)?, height, width)
            .workgroups(grid(rows.div_ceil(32) * columns.div_ceil(32)))
            .run(),
        8 => transpose_any::<UVec2>(&x.cast()?, &mut out.cast_mut()?, height, width)
            .workgroups(grid(rows.div_ceil(32) * columns.div_ceil(32)))
            .run(),
        bytes => Err(problem("transpose", format!("elements have {bytes} bytes; it takes 4 or 8"))),
    }
}

/// The number of columns of a matrix of `len` elements.
pub(crate) fn columns_of(call: &'static str, len: usize, rows: usize) -> Result<usize, Error> {
    match len.checked_div(rows) {
        Some(columns) if columns * rows == len => Ok(columns),
        None if len == 0 => Ok(0),
        _ => Err(problem(call, format!("{len} elements do not fill {rows} rows"))),
    }
}

/// The shape of a [`product`]: `c = alpha * op(a) * op(b) + beta * c`. `op(a)` has `m` rows and `k`
/// columns, `op(b)` has `k` rows and `n` columns.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Product {
    /// Rows of `c`.
    pub m: usize,
    /// Columns of `c`.
    pub n: usize,
    /// Columns of `op(a)`, rows of `op(b)`.
    pub k: usize,
    /// Whether `a` holds the transpose: `k` rows of `m` elements.
    pub transpose_a: bool,
    /// Whether `b` holds the transpose: `n` rows of `k` elements.
    pub transpose_b: bool,
    /// The product's factor.
    pub alpha: f32,
    /// The factor of the old `c`. If it is 0, `c` is not read.
    pub beta: f32,
}

impl Product {
    /// `c = a * b` of `m`×`k` and `k`×`n` matrices.
    ///
    /// ```
    /// use dsl_algorithms::Product;
    ///
    /// let transposed = Product { transpose_b: true, ..Product::new(2, 3, 4) };
    /// assert_eq!((transposed.n, transposed.alpha), (3, 1.0));
    /// ```
    pub fn new(m: usize, n: usize, k: usize) -> Self {
        Self { m, n, k, transpose_a: false, transpose_b: false, alpha: 1.0, beta: 0.0 }
    }
}

/// A product of any shape: 64×64 elements for each workgroup, 4×4 of them for each invocation.
/// Steps are the distances of rows and of columns of a factor.
#[kernel(workgroup_size = GROUP, instances(E = [f32, f16]))]
fn product_any<E: Factor>(
    a: &[E],
    b: &[E],
    c: &mut [f32],
    m: u32,
    n: u32,
    k: u32,
    a_steps: UVec2,
    b_steps: UVec2,
    alpha: f32,
    beta: f32,
) {
    workgroup_var!(a_tile: [[f32; 68]; 16], b_tile: [[f32; 68]; 16]);
    let lane = local_invocation_index();
    let part = place(m.div_ceil(64));
    let (top, left) = (part.y * 64, part.x * 64);
    let (y, x) = (lane / 16 * 4, lane % 16 * 4);
    let mut sums = [Vec4::ZERO; 4];
    for start in (0..k).step_by(16) {
        for part in 0..4u32 {
            // Neighbouring invocations fetch neighbouring elements.
            let at = part * 256u32 + lane;
            let mut row = at / 16;
            let mut deep = at % 16;
            if a_steps.x == 1 {
                row = at % 64;
                deep = at / 64;
            }
            let mut value = 0.0;
            let i = (top + row) * a_steps.x + (start + deep) * a_steps.y;
            if top + row < m && start + deep < k && i < a.len() {
                value = a[i].value();
            }
            a_tile[deep][row] = value;
            let mut column = at % 64;
            deep = at / 64;
            if b_steps.x == 1 {
                column = at / 16;
                deep = at % 16;
            }
            let mut value = 0.0;
            let i = (start + deep) * b_steps.x + (left + column) * b_steps.y;
            if left + column < n && start + deep < k && i < b.len() {
                value = b[i].value();
            }
            b_tile[deep][column] = value;
        }
        workgroup_barrier();
        for deep in 0..16u32 {
            let right = vec4(
                b_tile[deep][x],
                b_tile[deep][x + 1],
                b_tile[deep][x + 2],
                b_tile[deep][x + 3],
            );
            for i in 0..4u32 {
                sums[i] += a_tile[deep][y + i] * right;
            }
        }
        workgroup_barrier();
    }
    for i in 0..4u32 {
        for j in 0..4u32 {
            let (row, column) = (top + y + i, left + x + j);
            let at = row * n + column;
            if row < m && column < n && at < c.len() {
                let mut value = alpha * sums[i][j];
                if beta != 0.0 {
                    value += beta * c[at];
                }
                c[at] = value;
            }
        }
    }
}

/// The number of columns of `a` and of rows of `b` in a tile.
#[device]
const DEEP: usize = 8;

/// A product of large factors that are not transposed; `n` is a multiple of 4, `k` of 8. A
/// workgroup computes 128×128 elements, an invocation `ROWS`×8 of them:
/// `benches/kernels/matmul.rs` has the reasons.
#[kernel(workgroup_size = 2048 / ROWS, max_workgroup_bytes = 25600, instances(ROWS = [8, 16]))]
fn product_f32<const ROWS: usize>(
    a: &[Vec4],
    b: &[Vec4],
    c: &mut [Vec4],
    m: u32,
    n: u32,
    k: u32,
    alpha: f32,
    beta: f32,
) {
    workgroup_var!(a_tiles: [[[f32; 132]; DEEP]; 2], b_tiles: [[[Vec4; 33]; DEEP]; 2]);
    // The number of vectors of each factor that an invocation fetches for a tile.
    const PARTS: u32 = ROWS / 8;
    let lane = local_invocation_index();
    let (a_width, b_width) = (k / 4, n / 4);
    let (row, column) = (workgroup_id().y * 128, workgroup_id().x * 32);
    // Neighbouring invocations have the same rows; every other one has the same columns.
    let y = lane / 2 % 4 + lane / 64 * 4;
    let x = lane % 2 + lane / 8 % 4 * 2 + lane / 32 % 2 * 8;
    // Beyond the edges the last row and column are fetched again, and nothing is stored.
    let b_column = (column + lane % 32).min(b_width - 1);
    let mut a_starts = [0; PARTS];
    for part in 0..PARTS {
        let of_part = row + lane / 2 + part * (1024 / ROWS);
        a_starts[part] = of_part.min(m - 1) * a_width + lane % 2;
    }

    let mut sums = [[Vec4::ZERO; 2]; ROWS];
    let (mut a_parts, mut b_parts) = ([Vec4::ZERO; PARTS], [Vec4::ZERO; PARTS]);
    for part in 0..PARTS {
        a_parts[part] = a[a_starts[part]];
        b_parts[part] = b[(lane / 32 + part * (64 / ROWS)) * b_width + b_column];
    }
    for step in 0..k / DEEP {
        let now = step % 2;
        for part in 0..PARTS {
            for i in 0..4 {
                let at = lane / 2 + part * (1024 / ROWS);
                a_tiles[now][lane % 2 * 4 + i][at] = a_parts[part][i];
            }
            b_tiles[now][lane / 32 + part * (64 / ROWS)][lane % 32] = b_parts[part];
        }
        workgroup_barrier();
        let next = (step + 1).min(k / DEEP - 1);
        for part in 0..PARTS {
            a_parts[part] = a[a_starts[part] + next * (DEEP / 4)];
            let b_row = next * DEEP + lane / 32 + part * (64 / ROWS);
            b_parts[part] = b[b_row * b_width + b_column];
        }
        for i in 0..DEEP {
            let (first, second) = (b_tiles[now][i][x], b_tiles[now][i][x + 16]);
            for of_rows in 0..ROWS {
                let left = a_tiles[now][i][y * 4 + of_rows % 4 + of_rows / 4 * (512 / ROWS)];
                sums[of_rows][0] += left * first;
                sums[of_rows][1] += left * second;
            }
        }
    }
    for i in 0..ROWS {
        let c_row = row + y * 4 + i % 4 + i / 4 * (512 / ROWS);
        for j in 0..2 {
            let c_column = column + x + j * 16;
            if c_row < m && c_column < b_width {
                let at = c_row * b_width + c_column;
                let mut value = alpha * sums[i][j];
                if beta != 0.0 {
                    value += beta * c[at];
                }
                c[at] = value;
            }
        }
    }
}

/// A product of factors of `f16` by cooperative matrices: `m` is a multiple of 128, `n` of `64 *
/// X`, `k` of 32. Subgroups have 32 invocations and compute 64×64 elements each. While a tile
/// is multiplied, the next one is loaded into registers.
#[kernel(workgroup_size = 64 * X, max_workgroup_bytes = 35328, instances(X = [2, 4]))]
fn product_f16<const X: usize>(
    a: &[F16Vec4],
    b: &[F16Vec4],
    c: &mut [f32],
    m: u32,
    n: u32,
    k: u32,
    alpha: f32,
    beta: f32,
) {
    /// The number of columns of `a` and of rows of `b` in a tile.
    const DEEP: u32 = 32;
    // Rows of the tiles have 8 elements of padding, so that the rows of a matrix begin in different
    // banks.
    const A_STRIDE: u32 = DEEP + 8;
    const B_STRIDE: u32 = 64 * X + 8;
    // The number of rows that a workgroup fetches at a time.
    const A_ROWS: u32 = 256 * X / DEEP;
    workgroup_var!(
        a_tile: [f16; 128 * A_STRIDE],
        b_tile: [f16; DEEP * B_STRIDE],
        c_parts: [f32; 512 * X],
    );
    let lane = local_invocation_index();
    let (row, column) = (workgroup_id().y * 128, workgroup_id().x * (64 * X));
    if row + 128 > m || column + 64 * X > n {
        return;
    }
    let (a_width, b_width) = (k / 4, n / 4);
    let (a_row, a_column) = (lane / (DEEP / 4), lane % (DEEP / 4));
    let (b_row, b_column) = (lane / (16 * X), lane % (16 * X));
    let mut a_parts = [F16Vec4::ZERO; 128 / A_ROWS];
    let mut b_parts = [F16Vec4::ZERO; DEEP / 4];
    for i in 0..128 / A_ROWS {
        a_parts[i] = a[(row + i * A_ROWS + a_row) * a_width + a_column];
    }
    for i in 0..DEEP / 4 {
        b_parts[i] = b[(i * 4 + b_row) * b_width + column / 4 + b_column];
    }
    let (y, x) = (lane / 32 / X * 64, lane / 32 % X * 64);
    let mut sums = [[coop_zero::<CoopMatrix<f32, 16, C>>(); 4]; 4];
    for step in 0..k / DEEP {
        for i in 0..128 / A_ROWS {
            let at = (i * A_ROWS + a_row) * A_STRIDE + a_column * 4;
            a_tile[at] = a_parts[i].x;
            a_tile[at + 1] = a_parts[i].y;
            a_tile[at + 2] = a_parts[i].z;
            a_tile[at + 3] = a_parts[i].w;
        }
        for i in 0..DEEP / 4 {
            let at = (i * 4 + b_row) * B_STRIDE + b_column * 4;
            b_tile[at] = b_parts[i].x;
            b_tile[at + 1] = b_parts[i].y;
            b_tile[at + 2] = b_parts[i].z;
            b_tile[at + 3] = b_parts[i].w;
        }
        workgroup_barrier();
        let next = (step + 1).min(k / DEEP - 1) * DEEP;
        for i in 0..128 / A_ROWS {
            a_parts[i] = a[(row + i * A_ROWS + a_row) * a_width + next / 4 + a_column];
        }
        for i in 0..DEEP / 4 {
            b_parts[i] = b[(next + i * 4 + b_row) * b_width + column / 4 + b_column];
        }
        for at in (0..DEEP).step_by(16) {
            let mut left = [coop_zero::<CoopMatrix<f16, 16, A>>(); 4];
            for i in 0..4 {
                let start = (y + i * 16) * A_STRIDE + at;
                left[i] = coop_load_t::<CoopMatrix<f16, 16, A>>(&a_tile[start], A_STRIDE);
            }
            for j in 0..4 {
                let start = at * B_STRIDE + x + j * 16;
                let right = coop_load_t::<CoopMatrix<f16, 16, B>>(&b_tile[start], B_STRIDE);
                for i in 0..4 {
                    sums[i][j] = coop_multiply_add(left[i], right, sums[i][j]);
                }
            }
        }
        workgroup_barrier();
    }
    // Accesses to workgroup memory are proven; only then a matrix is stored without a check.
    let own = lane / 32 * 256;
    for i in 0..4 {
        for j in 0..4 {
            coop_store_t(sums[i][j], &mut c_parts[own], 16);
            workgroup_barrier();
            let (c_row, c_column) = (row + y + i * 16, column + x + j * 16);
            for at in (lane % 32..256).step_by(32) {
                let to = (c_row + at / 16) * n + c_column + at % 16;
                let mut value = alpha * c_parts[own + at];
                if beta != 0.0 {
                    value += beta * c[to];
                }
                c[to] = value;
            }
            workgroup_barrier();
        }
    }
}

/// A factor of a [`product`]: `f32`, or `f16`, which needs [`Feature::ShaderF16`]. Both are summed
/// in `f32`.
pub trait ProductFactor: HostShareable + sealed::Sealed {
    /// Launches a kernel that supports this shape.
    #[doc(hidden)]
    fn launch(
        device: &Device,
        a: &BufferSlice<'_, Self>,
        b: &BufferSlice<'_, Self>,
        c: &mut BufferSliceMut<'_, f32>,
        shape: Product,
    ) -> Result<(), Error>;
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for f32 {}
    impl Sealed for dsl_runtime::f16 {}
}

macro_rules! in_any_shape {
    ($factor:ty, $a:expr, $b:expr, $c:expr, $shape:expr) => {{
        let Product { m, n, k, transpose_a, transpose_b, alpha, beta } = $shape;
        let steps = |is_turned: bool, rows: usize, columns: usize| match is_turned {
            true => uvec2(1, rows as u32),
            false => uvec2(columns as u32, 1),
        };
        let (a_steps, b_steps) = (steps(transpose_a, m, k), steps(transpose_b, k, n));
        product_any::<$factor>(
            $a, $b, $c, m as u32, n as u32, k as u32, a_steps, b_steps, alpha, beta,
        )
        .workgroups(grid(n.div_ceil(64) * m.div_ceil(64)))
        .run()
    }};
}

/// The numbers of rows that an invocation computes. A tuning chooses one; the default is the first.
const ROWS_F32: [usize; 2] = [16, 8];

/// The widths of the workgroups' parts of `c`. A tuning chooses one; the default is the first.
const WIDE_F16: [usize; 2] = [2, 4];

/// The names of the choices.
const OF_F32: &str = "dsl-algorithms product of f32, by rows";
const OF_F16: &str = "dsl-algorithms product of f16, one tile";

impl ProductFactor for f32 {
    fn launch(
        device: &Device,
        a: &BufferSlice<'_, f32>,
        b: &BufferSlice<'_, f32>,
        c: &mut BufferSliceMut<'_, f32>,
        shape: Product,
    ) -> Result<(), Error> {
        let Product { m, n, k, transpose_a, transpose_b, .. } = shape;
        let fits = n.is_multiple_of(4) && k.is_multiple_of(8) && !transpose_a && !transpose_b;
        let is_large = m >= 128 && n >= 128 && k >= 8;
        if fits && is_large && device.limits().max_workgroup_bytes >= 25_600 {
            let way = device.tuned(OF_F32, ROWS_F32.len()).unwrap_or(0);
            return large_f32(ROWS_F32[way], a, b, c, shape);
        }
        in_any_shape!(f32, a, b, c, shape)
    }
}

fn large_f32(
    rows: usize,
    a: &BufferSlice<'_, f32>,
    b: &BufferSlice<'_, f32>,
    c: &mut BufferSliceMut<'_, f32>,
    shape: Product,
) -> Result<(), Error> {
    let Product { m, n, k, alpha, beta, .. } = shape;
    let (a, b, mut c) = (a.cast::<Vec4>()?, b.cast::<Vec4>()?, c.cast_mut::<Vec4>()?);
    let size = (n.div_ceil(128), m.div_ceil(128));
    let (m, n, k) = (m as u32, n as u32, k as u32);
    match rows {
        16 => product_f32::<16>(&a, &b, &mut c, m, n, k, alpha, beta).workgroups(size).run(),
        _ => product_f32::<8>(&a, &b, &mut c, m, n, k, alpha, beta).workgroups(size).run(),
    }
}

impl ProductFactor for f16 {
    fn launch(
        device: &Device,
        a: &BufferSlice<'_, f16>,
        b: &BufferSlice<'_, f16>,
        c: &mut BufferSliceMut<'_, f32>,
        shape: Product,
    ) -> Result<(), Error> {
        let Product { m, n, k, transpose_a, transpose_b, .. } = shape;
        let is_turned = transpose_a || transpose_b;
        let fits = m.is_multiple_of(128) && k.is_multiple_of(32) && k > 0 && !is_turned;
        if fits && has_matrices(device) {
            let way = device.tuned(OF_F16, WIDE_F16.len()).unwrap_or(0);
            // The narrow form supports more shapes.
            for wide in [WIDE_F16[way], 2] {
                if n.is_multiple_of(64 * wide) {
                    return wide_f16(wide, a, b, c, shape);
                }
            }
        }
        in_any_shape!(f16, a, b, c, shape)
    }
}

/// Whether a device can run the kernel with cooperative matrices.
fn has_matrices(device: &Device) -> bool {
    let matrices =
        Feature::CooperativeMatrix { size: 16, factors: CoopScalar::F16, sums: CoopScalar::F32 };
    device.supports(matrices) && device.limits().max_workgroup_bytes >= 35_328
}

fn wide_f16(
    wide: usize,
    a: &BufferSlice<'_, f16>,
    b: &BufferSlice<'_, f16>,
    c: &mut BufferSliceMut<'_, f32>,
    shape: Product,
) -> Result<(), Error> {
    let Product { m, n, k, alpha, beta, .. } = shape;
    let (a, b) = (a.cast::<F16Vec4>()?, b.cast::<F16Vec4>()?);
    let size = (n / (64 * wide), m / 128);
    let (m, n, k) = (m as u32, n as u32, k as u32);
    match wide {
        4 => product_f16::<4>(&a, &b, c, m, n, k, alpha, beta).workgroups(size).run(),
        _ => product_f16::<2>(&a, &b, c, m, n, k, alpha, beta).workgroups(size).run(),
    }
}

/// Measures the forms of the products on this device. They differ in details that affect only the
/// speed.
pub(crate) fn tune_products(device: &Device) -> Result<(), Error> {
    if !device.is_gpu() {
        return Ok(());
    }
    let (n, k) = if device.is_software() { (256, 32) } else { (2048, 2048) };
    let shape = Product::new(n, n, k);
    let mut c = scratch::<f32>(device, n * n)?;
    let mut c = c.slice_mut()?;
    if device.limits().max_workgroup_bytes >= 25_600 {
        let (a, b) = (scratch::<f32>(device, n * k)?, scratch::<f32>(device, n * k)?);
        let (a, b) = (a.slice()?, b.slice()?);
        let run = |way: usize| large_f32(ROWS_F32[way], &a, &b, &mut c, shape);
        device.tune(OF_F32, ROWS_F32.len(), run)?;
    }
    if has_matrices(device) {
        let (a, b) = (scratch::<f16>(device, n * k)?, scratch::<f16>(device, n * k)?);
        let (a, b) = (a.slice()?, b.slice()?);
        let run = |way: usize| wide_f16(WIDE_F16[way], &a, &b, &mut c, shape);
        device.tune(OF_F16, WIDE_F16.len(), run)?;
    }
    Ok(())
}

/// A product in the given form, for tests and benchmarks: `rows` is 8 or 16.
#[doc(hidden)]
pub fn product_in_form(
    rows: usize,
    a: &dyn AsSlice<f32>,
    b: &dyn AsSlice<f32>,
    c: &mut dyn AsSliceMut<f32>,
    shape: Product,
) -> Result<(), Error> {
    large_f32(rows, &a.as_slice(), &b.as_slice(), &mut c.as_slice_mut(), shape)
}

/// The same for `f16`: `wide` is 2 or 4.
#[doc(hidden)]
pub fn product_of_halves_in_form(
    wide: usize,
    a: &dyn AsSlice<f16>,
    b: &dyn AsSlice<f16>,
    c: &mut dyn AsSliceMut<f32>,
    shape: Product,
) -> Result<(), Error> {
    wide_f16(wide, &a.as_slice(), &b.as_slice(), &mut c.as_slice_mut(), shape)
}

/// A product of matrices, row by row: `c = alpha * op(a) * op(b) + beta * c`.
///
/// Factors are `f32` or `f16`; sums and results are `f32`. The error of an element is at most
/// (*k* + 2)·2⁻²⁴·(|*α*|·∑|*aᵢbᵢ*| + |*βc*|). Cooperative matrices add products in an unspecified
/// order.
///
/// ```
/// use dsl_algorithms::{self as algorithms, Product};
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let a = device.buffer(&[1.0f32, 2.0, 3.0, 4.0])?; // 2×2
/// let b = device.buffer(&[1.0f32, 0.0, 1.0, 1.0])?;
/// let mut c = device.zeroed(4)?;
/// algorithms::product(&device, &a, &b, &mut c, Product::new(2, 2, 2))?;
/// assert_eq!(c.read()?, [3.0, 2.0, 7.0, 4.0]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless the matrices have `m * k`, `k * n` and `m * n` elements;
/// [`Error::MissingFeature`] for `f16` on a device that lacks it; the errors of launches.
pub fn product<T: ProductFactor>(
    device: &Device,
    a: &dyn AsSlice<T>,
    b: &dyn AsSlice<T>,
    c: &mut dyn AsSliceMut<f32>,
    shape: Product,
) -> Result<(), Error> {
    let Product { m, n, k, .. } = shape;
    expect_len("product", "a", a.as_slice().len(), m.saturating_mul(k))?;
    expect_len("product", "b", b.as_slice().len(), k.saturating_mul(n))?;
    expect_len("product", "c", c.as_slice().len(), m.saturating_mul(n))?;
    if m == 0 || n == 0 {
        return Ok(());
    }
    T::launch(device, &a.as_slice(), &b.as_slice(), &mut c.as_slice_mut(), shape)
}

/// Each workgroup takes a row.
#[kernel(workgroup_size = GROUP)]
fn rows_times_vector(a: &[f32], x: &[f32], y: &mut [f32], alpha: f32, beta: f32) {
    workgroup_var!(scratch: [f32; GROUP]);
    let lane = local_invocation_index();
    let row = workgroup_id().x + workgroup_id().y * num_workgroups().x;
    if row >= y.len() {
        return;
    }
    let mut sum = 0.0;
    for i in (lane..x.len()).step_by(256u32) {
        let at = row * x.len() + i;
        if at < a.len() {
            sum += a[at] * x[i];
        }
    }
    let sum = workgroup_reduce::<SumF32>(&mut scratch, sum);
    if lane == 0 {
        let mut value = alpha * sum;
        if beta != 0.0 {
            value += beta * y[row];
        }
        y[row] = value;
    }
}

/// A matrix times a vector: `y = alpha * a * x + beta * y`. `a` has a row for each element of `y`,
/// and a column for each element of `x`. If `beta` is 0, `y` is not read.
///
/// With *n* columns, the error of an element is at most (⌈*n* / 256⌉ + 11)·2⁻²⁴·(|*α*|·∑|*aᵢxᵢ*| + |*βy*|).
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let a = device.buffer(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0])?; // 2×3
/// let x = device.buffer(&[1.0, 0.0, 1.0])?;
/// let mut y = device.zeroed(2)?;
/// algorithms::matrix_times_vector(&device, &a, &x, &mut y, (1.0, 0.0))?;
/// assert_eq!(y.read()?, [4.0, 10.0]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless `a` has `x.len() * y.len()` elements; the errors of launches.
pub fn matrix_times_vector(
    _device: &Device,
    a: &dyn AsSlice<f32>,
    x: &dyn AsSlice<f32>,
    y: &mut dyn AsSliceMut<f32>,
    (alpha, beta): (f32, f32),
) -> Result<(), Error> {
    let (rows, columns) = (y.as_slice().len(), x.as_slice().len());
    expect_len("matrix_times_vector", "a", a.as_slice().len(), rows.saturating_mul(columns))?;
    if rows == 0 {
        return Ok(());
    }
    rows_times_vector(a, x, y, alpha, beta).workgroups(grid(rows)).run()
}
