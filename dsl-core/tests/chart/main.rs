//! The charts of the measurements, drawn from the table of `guide/src/performance.md`:
//! `guide/src/pictures/checks.svg` and `roofline.svg`. `BLESS=1 cargo test -p dsl-core --test
//! chart` redraws them.

mod checks;
mod roofline;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const TABLE: &str = "guide/src/performance.md";

#[test]
fn chart_of_checks_shows_the_table() {
    let rows: Vec<(String, f64)> = table()
        .into_iter()
        .filter_map(|(name, row)| Some((name, row.get("default / here")?.parse().ok()?)))
        .collect();
    assert!(rows.len() > 30, "the table is not where it was: {rows:?}");
    compare("checks.svg", &checks::draw(&rows));
}

#[test]
fn roofline_shows_the_table() {
    let rows = table();
    let rate = |name: &str| {
        let row = rows.iter().find(|(of, _)| of == name);
        let cell = row.and_then(|(_, row)| row.get("")).unwrap_or_else(|| panic!("no row {name}"));
        let mut words = cell.split([' ', ',']);
        let (number, unit) = (words.next().expect("a number"), words.next().expect("a unit"));
        (number.parse::<f64>().expect("a number"), unit.to_owned())
    };
    compare("roofline.svg", &roofline::draw(&rate));
}

/// The kernels of the table, each with its cells by column name.
fn table() -> Vec<(String, BTreeMap<String, String>)> {
    let page = std::fs::read_to_string(root().join(TABLE)).expect("the page is there");
    let mut lines = page.lines().skip_while(|line| !line.contains("| default / here |"));
    let cells = |line: &str| -> Vec<String> {
        let cells = line.trim_matches('|').split('|');
        cells.map(|cell| cell.trim().replace('`', "")).collect()
    };
    let columns = cells(lines.next().expect("the table's head"));
    let rows = lines.take_while(|line| line.starts_with('|')).map(cells);
    rows.map(|row| (row[0].clone(), columns.iter().cloned().zip(row).collect())).collect()
}

fn compare(name: &str, picture: &str) {
    let path = root().join("guide/src/pictures").join(name);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, picture).expect("it can be written");
    }
    let found = std::fs::read_to_string(path).unwrap_or_default();
    assert!(found == picture, "run BLESS=1 cargo test -p dsl-core --test chart");
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
