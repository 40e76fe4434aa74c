//! `guide/src/pictures/checks.svg`: how much longer each kernel takes with all run-time checks, from the
//! table of `guide/src/performance.md`. `BLESS=1 cargo test -p dsl-core --test chart` draws it anew.

use std::fmt::Write;
use std::path::{Path, PathBuf};

const TABLE: &str = "guide/src/performance.md";
const PICTURE: &str = "guide/src/pictures/checks.svg";

/// Where bars begin.
const LEFT: f64 = 330.0;

/// Pixels of a factor of ten.
const DECADE: f64 = 220.0;

/// Pixels of a row.
const ROW: f64 = 18.0;

#[test]
fn chart_shows_the_table() {
    let rows = rows(&std::fs::read_to_string(root().join(TABLE)).expect("the page is there"));
    assert!(rows.len() > 30, "the table is not where it was: {rows:?}");
    let picture = draw(&rows);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(root().join(PICTURE), &picture).expect("it can be written");
    }
    let found = std::fs::read_to_string(root().join(PICTURE)).unwrap_or_default();
    assert!(found == picture, "run BLESS=1 cargo test -p dsl-core --test chart");
}

/// Each kernel, and the ratio in the column `default / here`.
fn rows(page: &str) -> Vec<(String, f64)> {
    let mut lines = page.lines().skip_while(|line| !line.contains("| default / here |"));
    let names = lines.next().expect("the table's head").split('|').map(str::trim);
    let column = names.clone().position(|name| name == "default / here").expect("it is there");
    let ratio = |line: &str| -> Option<(String, f64)> {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        Some((cells.get(1)?.replace('`', ""), cells.get(column)?.parse().ok()?))
    };
    lines.take_while(|line| line.starts_with('|')).filter_map(ratio).collect()
}

/// Bars on a logarithmic scale, the longest first.
fn draw(rows: &[(String, f64)]) -> String {
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

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
