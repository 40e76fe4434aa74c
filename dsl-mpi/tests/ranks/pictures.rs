//! The examples, with options that make them quick: their own checks, and their pictures.

use std::path::{Path, PathBuf};

use crate::{PATIENCE, Tests, blocks::folder, mpirun, text};

/// The name, the options, and the side of the picture. `RANKS` and `SHARE` stand for the number of
/// ranks, and a rank's share of 240; `FOLDER` is for files.
const EXAMPLES: &[(&str, &str, Option<u32>)] = &[
    ("heat", "--size 64 --steps 100 --every 100 --pictures FOLDER --check yes", Some(64)),
    ("gravity", "--bodies SHARE --steps 20 --picture FOLDER/gravity.png --check yes", Some(512)),
    ("product", "--size 50 --picture FOLDER/product.png --check yes", Some(50)),
    ("sort", "--keys 5000 --picture FOLDER/sort.png --check yes", Some(512)),
    ("scaling", "64 10", None),
];

/// Runs each example with each number of ranks. All of its pictures have to be the same.
pub(crate) fn test(tests: &mut Tests<'_>, ranks: &[u32]) {
    for (name, options, side) in EXAMPLES {
        let mut first = None;
        for n in ranks {
            tests.run(&format!("{name}, {n} ranks"), || {
                let folder = folder(&format!("pictures/{name}-{n}"));
                if let Err(problem) = run(name, options, *n, &folder) {
                    return Some(problem);
                }
                let texels = match side.map(|side| picture(&folder, side)).transpose() {
                    Ok(texels) => texels,
                    Err(problem) => return Some(problem),
                };
                let is_same = *first.get_or_insert_with(|| texels.clone()) == texels;
                (!is_same).then(|| format!("the picture differs from that of {} ranks", ranks[0]))
            });
        }
    }
}

/// Runs an example. The folder is empty before.
fn run(name: &str, options: &str, n: u32, folder: &Path) -> Result<(), String> {
    for file in files(folder) {
        std::fs::remove_file(file).expect("the folder is this test's");
    }
    let folder = folder.to_str().expect("names of temporary folders are UTF-8");
    let options = options.replace("SHARE", &(240 / n).to_string()).replace("FOLDER", folder);
    let options: Vec<&str> = options.split(' ').collect();
    let (output, _) = mpirun(&crate::blocks::example(name), n, &options, PATIENCE);
    if output.status.success() { Ok(()) } else { Err(text(&output)) }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    entries.map(|entry| entry.expect("the folder can be read").path()).collect()
}

/// The bytes of the only file, if it is a square picture of this side with several colors.
fn picture(folder: &Path, side: u32) -> Result<Vec<u8>, String> {
    let files = files(folder);
    let [file] = &files[..] else { return Err(format!("there should be one picture: {files:?}")) };
    let picture = image::open(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let picture = picture.into_rgb8();
    if picture.dimensions() != (side, side) {
        return Err(format!("{} is {:?}, not {side}", file.display(), picture.dimensions()));
    }
    if picture.pixels().all(|texel| texel == picture.get_pixel(0, 0)) {
        return Err(format!("{} has one color", file.display()));
    }
    std::fs::read(file).map_err(|error| error.to_string())
}
