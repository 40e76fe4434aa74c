//! The command `dsl report`: facts at their lines, related lines linked, and nothing loaded from
//! elsewhere.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const KERNELS: &str = r#"use dsl_runtime::prelude::*;

#[device]
fn half(x: u32) -> u32 {
    x / 2
}

/// Text with <b>tags</b> & "quotes".
#[kernel(workgroup_size = 64)]
fn tree(input: &[f32], output: &mut [f32], n: u32) {
    workgroup_var!(cache: [f32; 64], counts: [Atomic<u32>; 64]);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    cache[lane] = if i < n { input[i] } else { 0.0 };
    workgroup_barrier();
    let mut stride = 32;
    while stride > 0 {
        if lane < stride {
            cache[lane] += cache[lane + stride];
        }
        workgroup_barrier();
        stride /= 2;
    }
    counts[lane].store(i / n);
    counts[half(cache[0].to_bits()) % 64].fetch_add(1);
    if lane == 0 { output[workgroup_id().x] = cache[0]; }
}

#[kernel(workgroup_size = 32)]
fn columns(output: &mut [f32]) {
    workgroup_var!(square: [[f32; 32]; 32]);
    let lane = local_invocation_index();
    square[lane][0] = 1.0;
    workgroup_barrier();
    output[global_invocation_id().x] = square[lane][0];
}

#[kernel(workgroup_size = 32)]
fn gather(order: &[u32], input: &[f32], output: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < output.len() {
        output[i] = input[order[i]];
    }
}
#[kernel(workgroup_size = 32)]
fn divide(values: &mut [u32]) {
    let d = values[0];
    let mut v = 7 / d;
    v += d / 3;
    if v > 9 {
        values[1] = v;
    }
}
"#;

const RACE: &str = r"#[kernel(workgroup_size = 64)]
fn reverse(values: &mut [f32]) {
    workgroup_var!(tile: [f32; 64]);
    let lane = local_invocation_index();
    tile[lane] = values[lane];
    values[lane] = tile[63 - lane];
}
";

/// Runs the command in a folder of this test.
fn dsl(folder: &Path, args: &[&str]) -> (bool, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dsl"));
    let Output { status, stdout, stderr } =
        command.current_dir(folder).args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.success(), text(stdout), text(stderr))
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("report_{name}"));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// The report on a text.
fn report(name: &str, text: &str) -> String {
    let folder = folder(name);
    std::fs::write(folder.join("kernels.rs"), text).unwrap();
    let (succeeded, html, problem) = dsl(&folder, &["report", "kernels.rs", "-o", "-"]);
    assert!(succeeded, "{problem}");
    html
}

/// The section of a kernel.
fn section<'a>(html: &'a str, kernel: &str) -> &'a str {
    let start = html.find(&format!("<section id=\"kernel-{kernel}\">")).expect("it has a section");
    let rest = &html[start..];
    &rest[..rest.find("</section>").expect("it ends")]
}

/// The element of a line in a pane.
fn line<'a>(section: &'a str, pane: &str, n: usize) -> &'a str {
    let pane = section.split(&format!("class=\"pane {pane}\"")).nth(1).expect("it has the pane");
    let found = pane
        .split("<div class=\"line\"")
        .find(|of| of.starts_with(&format!(" data-line=\"{n}\"")) && !of.contains("class=\"pane"));
    found.unwrap_or_else(|| panic!("there is no line {n}"))
}

/// The numbers of a line; related lines share one.
fn numbers(line: &str) -> Vec<&str> {
    let with = line.split("data-with=\"").nth(1);
    with.map_or(Vec::new(), |with| with[..with.find('"').unwrap()].split(' ').collect())
}

/// The texts of the WGSL lines that belong to a line of Rust.
fn beside(section: &str, rust: usize) -> Vec<String> {
    let own = numbers(line(section, "rust", rust));
    let wgsl = section.split("class=\"pane wgsl\"").nth(1).unwrap();
    let lines = wgsl.split("<div class=\"line\"").skip(1);
    let with = lines.filter(|line| numbers(line).iter().any(|n| own.contains(n)));
    let text = |line: &str| {
        line[line.find("<code>").unwrap() + 6..line.find("</code>").unwrap()].trim().to_owned()
    };
    with.map(text).collect()
}

#[test]
fn each_access_has_its_verdict_at_its_line() {
    let html = report("verdicts", KERNELS);
    let tree = section(&html, "tree");
    let at = |n| line(tree, "rust", n);
    assert!(at(11).contains("is written before it is read: "), "{}", at(11));
    assert!(
        at(14).contains(
            "cache<mark class=\"proven\" title=\"index of `cache`: proven\">[lane]</mark>"
        )
    );
    assert!(
        at(14).contains(
            "input<mark class=\"given\" title=\"index of `input`: proven if n &lt;= input.len()"
        ),
        "{}",
        at(14)
    );
    assert!(
        at(17).contains("<mark class=\"proven\" title=\"the loop ends: proven\">while</mark>"),
        "{}",
        at(17)
    );
    assert!(at(19).contains("[lane + stride]</mark>"), "{}", at(19));
    assert!(at(24).contains("title=\"the divisor is not 0: proven if 1 &lt;= n"), "{}", at(24));
    assert!(at(26).contains("<mark class=\"given\""), "{}", at(26));
    // One of the two divisors is not proven, and all checks are disabled together or not at all.
    let (bad, good) =
        (line(section(&html, "divide"), "rust", 48), line(section(&html, "divide"), "rust", 49));
    assert!(
        bad.contains(
            "<mark class=\"checked\" title=\"the divisor is not 0: checked while the kernel runs\">d</mark>"
        ),
        "{bad}"
    );
    assert!(
        good.contains("title=\"the divisor is not 0: proven; wgpu checks it nevertheless"),
        "{good}"
    );
    // A called function is shown, with the division in it.
    assert!(at(5).contains("x / <mark class=\"proven\""), "{}", at(5));
    // For an index inside another index, the inner text shows the inner verdict.
    let gather = line(section(&html, "gather"), "rust", 42);
    assert!(gather.contains("title=\"index of `input`: clamped: "), "{gather}");
    let inner = "title=\"index of `order`: proven if ";
    assert!(gather.split(inner).nth(1).is_some_and(|of| of.contains(">[i]</mark>")), "{gather}");
    assert!(!at(11).contains("data-with"), "a declaration is no statement of the WGSL");
}

#[test]
fn rust_lines_are_beside_their_wgsl() {
    let html = report("pairs", KERNELS);
    let tree = section(&html, "tree");
    assert_eq!(beside(tree, 12), ["let lane = local_invocation_index;"]);
    assert_eq!(beside(tree, 15), ["workgroupBarrier();"]);
    assert_eq!(beside(tree, 19), ["cache[lane] += cache[lane + stride];"]);
    assert_eq!(beside(tree, 17), ["while (stride &gt; 0u) {", "}"]);
    assert_eq!(beside(tree, 5), ["return x / 2u;"]);
    // Here, the value takes several lines of WGSL.
    let stored = beside(tree, 14);
    assert!(stored.contains(&"cache[lane] = value;".to_owned()), "{stored:?}");
    assert!(stored.iter().any(|line| line.starts_with("if ")), "{stored:?}");
}

#[test]
fn phases_and_banks_are_drawn() {
    let html = report("drawings", KERNELS);
    let tree = section(&html, "tree");
    assert!(
        tree.contains("workgroup_barrier, line 15<")
            && tree.contains("each iteration of the while, line 17<")
    );
    assert!(tree.contains("<title>read in line 19; written in line 19</title>"));
    // The first iteration reads the second half of the elements, the next one the second quarter.
    assert!(tree.contains("phase 2, line 19, read: invocations 0 to 31"));
    assert!(tree.contains("<title>word 32, bank 0: 0</title>"), "of stride 32");
    assert!(tree.contains("<title>word 16, bank 16: 0</title>"), "of stride 16");
    assert!(tree.contains("line 25, read and write: the elements are not known at compile time"));

    let columns = section(&html, "columns");
    assert!(columns.contains("<title>word 32, bank 0: 1</title><rect class=\"conflict\""));
    let note = columns.split("<div class=\"note lint\"").nth(1).expect("a lint");
    assert!(note.contains("bank conflict"), "{note}");
    let before = columns.split("<div class=\"note lint\"").next().unwrap();
    assert!(before.trim_end().lines().last().unwrap().contains("data-line=\"33\""));
}

#[test]
fn resources_are_compared_with_the_limits() {
    let html = report("limits", KERNELS);
    let columns = section(&html, "columns");
    assert!(columns.contains("<th>workgroup memory, bytes</th><td>4096</td><td>of 16384</td>"));
    assert!(columns.contains("(32 × 1 × 1)</th><td>32</td><td>of 256</td>"));
    assert!(columns.contains("<th>storage buffers</th><td>1</td><td>of 8</td>"));
}

#[test]
fn text_is_escaped_and_nothing_is_loaded() {
    let html = report("escaped", KERNELS);
    assert!(html.contains("Text with &lt;b&gt;tags&lt;/b&gt; &amp; &quot;quotes&quot;."));
    assert!(!html.contains("<b>"));
    for elsewhere in ["http", "src=", "@import", "url(\"", "//cdn"] {
        assert!(!html.contains(elsewhere), "{elsewhere}");
    }
    // The page has only its own script.
    assert_eq!(html.matches("<script").count(), 1);
    let hostile = "#[kernel(workgroup_size = 1)]\nfn f() { let x = \"</code><script>\"; }";
    let html = report("hostile", hostile);
    assert!(html.contains("&lt;/code&gt;&lt;script&gt;"), "{html}");
    assert_eq!(html.matches("<script").count(), 1);
}

#[test]
fn a_race_is_drawn_and_errors_are_at_their_lines() {
    let html = report("race", RACE);
    let reverse = section(&html, "reverse");
    assert!(reverse.contains("<figure class=\"race\">"));
    for text in [">invocation 63<", ">invocation 0<", ">element 63<"] {
        assert!(reverse.contains(text), "{text}");
    }
    assert!(reverse.contains(">line 5 writes: tile[lane] = values[lane];<"));
    assert!(reverse.contains(">line 6 reads: values[lane] = tile[63 - lane];<"));
    assert!(line(reverse, "rust", 5).contains("note label"));
    assert!(line(reverse, "rust", 6).contains("[K0601]"));
    assert!(line(reverse, "rust", 6).contains("insert `workgroup_barrier();` before line 6"));
}

#[test]
fn file_with_syntax_error_and_file_without_kernels() {
    let html = report("broken", "fn f() {\n    let = 1;\n}\n");
    assert!(line(&html, "rust", 2).contains("note error"), "{html}");
    let html = report("open", "fn f() {\n");
    assert!(html.contains("note error"), "{html}");
    assert!(report("none", "fn f() {}").contains("There is no kernel in this file."));
}

#[test]
fn report_has_the_name_of_the_source_or_the_given_one() {
    let folder = folder("files");
    std::fs::write(folder.join("kernels.rs"), RACE).unwrap();
    let (succeeded, said, _) = dsl(&folder, &["report", "kernels.rs"]);
    assert!(succeeded && said == "kernels.html: kernels: 1, errors: 1\n", "{said}");
    assert!(folder.join("kernels.html").exists());
    let (succeeded, said, _) = dsl(&folder, &["report", "-o", "other.html", "kernels.rs"]);
    assert!(succeeded && said.starts_with("other.html: "), "{said}");
    let (succeeded, _, problem) = dsl(&folder, &["report", "missing.rs"]);
    assert!(!succeeded && problem.starts_with("missing.rs: "), "{problem}");
}

/// Some methods of the standard library are defined in the compiler's own text. Their code is beside
/// the line that calls them.
#[test]
fn methods_defined_by_the_compiler_are_beside_their_call() {
    let text = "#[kernel(workgroup_size = 64)]\nfn f(x: &mut [u32]) {\n    let i = global_invocation_id().x;\n    \
                if i < x.len() {\n        x[i] = x[i].saturating_div(3).ilog10().wrapping_pow(3);\n    }\n}\n\
                // Lines that the other text has, too.\n// …\n"
        .to_owned() + &"fn g() {\n    let a = 1;\n}\n".repeat(150);
    let html = report("std", &text);
    let f = section(&html, "f");
    assert!(!f.contains("<td>std</td>") && f.contains("<td>5</td>"), "{f}");
    assert!(beside(f, 5).iter().any(|line| line == "left /= base;"), "{:?}", beside(f, 5));
    let rust = &f[f.find("class=\"pane rust\"").unwrap()..f.find("class=\"pane wgsl\"").unwrap()];
    assert!(!rust.contains("fn g()"), "{rust}");
    assert_eq!(beside(f, 4).first().unwrap(), "if (i &lt; params.x_len) {");
}
