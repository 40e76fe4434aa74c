//! The slowdown of each kernel with all run-time checks.

use std::fmt::Write;

/// The left end of the bars.
const LEFT: f64 = 330.0;

/// Pixels per factor of ten.
const DECADE: f64 = 220.0;

/// Pixels per row.
const ROW: f64 = 18.0;

/// Bars on a logarithmic scale, the longest first.
pub(crate) fn draw(rows: &[(String, f64)]) -> String {
    let mut rows = rows.to_vec();
    rows.sort_by(|a, b| b.1.total_cmp(&a.1));
    let height = ROW * (rows.len() as f64 + 2.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 760 {height}\" width=\"760\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<title>Time with all run-time checks, relative to proven kernels\
         </title>\n<rect width=\"760\" height=\"{height}\" fill=\"#ffffff\"/>\n"
    );
    for tick in [1.0f64, 2.0, 5.0, 10.0, 20.0] {
        let x = LEFT + DECADE * tick.log10();
        _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" y1=\"20\" x2=\"{x:.1}\" y2=\"{height}\" stroke=\"#dddddd\"/>\
             <text x=\"{x:.1}\" y=\"14\" text-anchor=\"middle\" fill=\"#666666\">{tick}×</text>"
        );
    }
    for (place, (name, ratio)) in (1..).zip(&rows) {
        let y = ROW * f64::from(place) + 8.0;
        let name = name.replace('&', "&amp;").replace('<', "&lt;");
        let width = (DECADE * ratio.max(1.0).log10()).max(1.0);
        let (text, end) = (y + 10.0, LEFT + width + 6.0);
        _ = writeln!(
            svg,
            "<text x=\"{:.0}\" y=\"{text}\" text-anchor=\"end\">{name}</text>\
             <rect x=\"{LEFT}\" y=\"{y}\" width=\"{width:.1}\" height=\"13\" fill=\"#4a6fa5\"/>\
             <text x=\"{end:.1}\" y=\"{text}\" fill=\"#444444\">{ratio:.2}</text>",
            LEFT - 6.0
        );
    }
    svg + "</svg>\n"
}
