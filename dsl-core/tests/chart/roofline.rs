//! A roofline plot of the floating-point kernels: operations per byte of memory traffic, and
//! operations per second. A roof is the highest rate that the same machine reaches: the copy for
//! memory, cuBLAS for arithmetic.

use std::fmt::Write;

/// A kernel of the table, and its floating-point operations per byte that it has to read or write.
/// Each addition, multiplication, division and square root counts once; each byte counts once.
struct Kernel {
    row: &'static str,
    /// The operations and the bytes per item: an element, a product, a pair of bodies.
    work: (f64, f64),
}

const fn kernel(row: &'static str, operations: f64, bytes: f64) -> Kernel {
    Kernel { row, work: (operations, bytes) }
}

/// An `n`×`n` matrix product: `n`³ multiplications and additions on three matrices.
const fn matmul(row: &'static str, n: f64, bytes_of_three: f64) -> Kernel {
    kernel(row, 2.0 * n, bytes_of_three)
}

const KERNELS: [Kernel; 14] = [
    kernel("saxpy, 15 Mi f32", 2.0, 12.0),
    kernel("tree sum of runs of 256, 15 Mi f32", 1.0, 4.0),
    kernel("sum of 64 Mi f32, a grid apart", 1.0, 4.0),
    kernel("sum of 256 Mi f32", 1.0, 4.0),
    kernel("points moved by matrices, 4096²", 18.0, 32.0),
    kernel("mean of seven voxels, 256³", 7.0, 8.0),
    kernel("five taps over 15 Mi f32", 9.0, 8.0),
    // 2 × 256 operations per element of the left matrix. Each matrix is read or written once.
    kernel(
        "product of 16384×512 and 512×256, rows as arrays",
        2.0 * 256.0,
        4.0 * (1.0 + 0.5 + 1.0 / 64.0),
    ),
    matmul("matmul 1024³, tiles of 4×4", 1024.0, 12.0),
    matmul("matmul 4096³, tiles of 16×16", 4096.0, 12.0),
    matmul("matmul 4096³, 8×8 elements each, in loops", 4096.0, 12.0),
    matmul("matmul 4096³, f32", 4096.0, 12.0),
    matmul("matmul 8192³, f16 summed in f32", 8192.0, 8.0),
    // A body has 16384 pairs. Each body is read and written once, 32 bytes each time.
    kernel("n-body, 16384 bodies", 18.0, 64.0 / 16384.0),
];

/// Operations per second of cuBLAS on the same machine, in units of 10¹²; the page has the figures.
const CUBLAS: [(&str, f64); 2] = [("cuBLAS, f32", 51.5), ("cuBLAS, f16", 764.0)];

/// The first and the last power of ten of each axis, and its place in the picture.
const X: Axis = Axis { from: -1.0, to: 4.0, at: 60.0, pixels: 80.0 };
const Y: Axis = Axis { from: -1.0, to: 3.0, at: 360.0, pixels: -80.0 };

struct Axis {
    from: f64,
    to: f64,
    at: f64,
    pixels: f64,
}

impl Axis {
    fn place(&self, value: f64) -> f64 {
        self.at + (value.log10() - self.from) * self.pixels
    }

    fn powers(&self) -> impl Iterator<Item = f64> {
        (self.from as i32..=self.to as i32).map(|power| 10f64.powi(power))
    }
}

/// `rate` parses the last column of a row: a number and its unit.
pub(crate) fn draw(rate: &dyn Fn(&str) -> (f64, String)) -> String {
    let (width, height) = (830.0, 410.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"sans-serif\" font-size=\"12\">\n<title>Operations a second, by operations a \
         byte</title>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n"
    );
    axes(&mut svg);
    let (copy, unit) = rate("copy of 256 Mi f32");
    assert_eq!(unit, "TB/s");
    roofs(&mut svg, copy);
    for (number, kernel) in (1..).zip(&KERNELS) {
        let (x, y) = (X.place(kernel.intensity()), Y.place(kernel.teraflops(rate(kernel.row))));
        let line = 30.0 + 17.0 * f64::from(number);
        _ = writeln!(
            svg,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"#4a6fa5\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" font-size=\"11\">{number}</text>\
             <text x=\"510\" y=\"{line}\">{number}. {}</text>",
            x + 6.0,
            y + 4.0,
            kernel.row
        );
    }
    svg + "</svg>\n"
}

impl Kernel {
    fn intensity(&self) -> f64 {
        self.work.0 / self.work.1
    }

    fn teraflops(&self, (rate, unit): (f64, String)) -> f64 {
        match &*unit {
            "TFLOP/s" => rate,
            "TB/s" => rate * self.intensity(),
            "GB/s" => rate / 1e3 * self.intensity(),
            "Gpairs/s" => rate / 1e3 * self.work.0,
            _ => panic!("{}: what are {unit}?", self.row),
        }
    }
}

fn axes(svg: &mut String) {
    let (left, right, top, bottom) = (X.at, X.place(1e4), Y.place(1e3), Y.at);
    for value in X.powers() {
        let x = X.place(value);
        _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" y1=\"{top:.1}\" x2=\"{x:.1}\" y2=\"{bottom}\" stroke=\"#dddddd\"/>\
             <text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\" fill=\"#666666\">{value}</text>",
            bottom + 16.0
        );
    }
    for value in Y.powers() {
        let y = Y.place(value);
        _ = writeln!(
            svg,
            "<line x1=\"{left}\" y1=\"{y:.1}\" x2=\"{right:.1}\" y2=\"{y:.1}\" stroke=\"#dddddd\"/>\
             <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#666666\">{value}</text>",
            left - 6.0,
            y + 4.0
        );
    }
    _ = writeln!(
        svg,
        "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">operations for a byte of memory</text>\
         <text x=\"{left}\" y=\"24\">10¹² operations a second</text>",
        (left + right) / 2.0,
        bottom + 36.0
    );
}

/// The memory roof ends where it meets the highest arithmetic roof.
fn roofs(svg: &mut String, copy: f64) {
    let line = |svg: &mut String, from: (f64, f64), to: (f64, f64)| {
        let [x1, y1, x2, y2] = [X.place(from.0), Y.place(from.1), X.place(to.0), Y.place(to.1)];
        _ = writeln!(
            svg,
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"#b5482a\" stroke-width=\"1.5\"/>"
        );
    };
    let lowest = 0.1;
    let highest = CUBLAS.map(|(_, roof)| roof).into_iter().fold(0.0, f64::max);
    line(svg, (lowest, lowest * copy), (highest / copy, highest));
    for (name, roof) in CUBLAS {
        line(svg, (roof / copy, roof), (1e4, roof));
        let (x, y) = (X.place(1e4) - 4.0, Y.place(roof) - 5.0);
        _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"end\" fill=\"#b5482a\">{name}</text>"
        );
    }
    let (x, y) = (X.place(2.0) + 8.0, Y.place(2.0 * copy) + 6.0);
    _ = writeln!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" fill=\"#b5482a\">the copy, {copy} TB/s</text>"
    );
}
