//! Random kernels with one barrier and at most one reason to refuse it. A value, uniform or not,
//! passes from variable to variable through a few constructs, and then decides which invocations
//! reach the barrier. So a wrong verdict on a construct is seen, whatever else the kernel has.
//!
//! Constructs are templates with capital letters: `A` is the current value, `B` a variable for the
//! next value, `U` a uniform value, `X` either `A` or a uniform value, `V` and `I` are further
//! variables, `F` and `G` functions whose text comes before `##`, `P` and `Q` a component and a
//! member, `S` is a barrier.

use std::fmt::Write;

use crate::{calls, idioms};

/// Constructs that pass a value on.
const LINKS: &[&str] = &[
    // Variables, whole and in parts.
    "let B = A;",
    "let B = A ^ U;",
    "let mut B = X; B = X;",
    "let mut B = X; B ^= X;",
    "let mut V = UVec2::splat(X); V.P = X; let B = V.P;",
    "let mut V = UVec2::splat(X); V.x = X; V.y = X; let B = V.P;",
    "let mut V = UVec2::splat(X); V.P ^= X; let I = V; let B = I.P;",
    "let mut V = [X; 4]; V[1] = X; let B = V[2];",
    "let mut V = [U; 4]; V[X % 4] = X; let B = V[0];",
    "let mut V = [A; 4]; V[1] = U; let B = V[2];",
    "let mut V = [A; 4]; V[U % 4] = U; let B = V[1];",
    "let V = [U, A, 2, 3]; let B = V[X % 4];",
    "let mut V = Pair { a: X, b: X }; V.Q = X; let B = V.Q;",
    "let mut V = Pair { a: X, b: X }; V = Pair { a: U, ..V }; let B = V.Q;",
    "let mut V = Nest { pair: Pair { a: X, b: U }, list: [U; 2] }; V.pair.Q = X; let B = V.list[0];",
    "let mut V = Nest { pair: *fixed, list: [X; 2] }; V.list[X % 2] = X; let B = V.pair.Q;",
    "let (V, I) = (X, X); let B = V;",
    "let (mut V, mut I) = (X, X); (V, I) = (I, V); let B = V;",
    "let B; if U > 2 { B = X; } else { B = X; }",
    "let mut B = X; { let B = A; out[1] = B; }",
    "let V = |y: u32| y ^ X; let B = V(U);",
    // Branches.
    "let mut B = X; if X > 3 { B = X; }",
    "let mut B = X; if X > 3 { B = X; } else { B = X; }",
    "let B = if X > 3 { X } else { U };",
    "let mut B = X; match X { 0 => B = X, 1..=4 => {} _ => B = X }",
    "let B = match X { 0 => 1, V if V > X => 2, _ => X };",
    "let B = match X { 0..=7 if X > 2 => 1, _ => 2 };",
    "let B = ((X > 3) && (X > 2)) as u32;",
    "let B = ((X > 3) || (X > 2)) as u32;",
    "let B = 'l: { if X > 3 { break 'l X; } U };",
    "let mut B = U; 'l: { if X > 3 { break 'l; } B = X; } B ^= U;",
    "if X > 3 { out[0] = 1; } let B = X;",
    // Loops.
    "let mut B = X; let mut V = X; for I in 0..U { B = V; V = X; out[0] = I; }",
    "let (mut B, mut V, mut I) = (U, U, U); while I < U { B = V; V = I; I = X; }",
    "let mut B = X; let mut I = 0; while I < X { B = X; I += 1; }",
    "let mut B = U; let mut I = 0; loop { if X > 3 { break; } B ^= I; I += 1; if I > X { break; } }",
    "let mut B = U; loop { if X > 3 { B = X; break; } B = X; if U > 1 { break; } }",
    "let mut B = U; for I in 0..4 { if X > 3 { break; } B = I; }",
    "let mut B = U; for I in 0..4 { if X > 3 { continue; } B = I; }",
    "let mut B = U; for I in 0..4 { B ^= I; if X > 3 { continue; } out[0] = I; }",
    "let mut B = A; for I in 0..U { B = I; }",
    "let mut B = A; let mut I = U; while I > 3 { I /= 2; B = U; }",
    "let mut B = A; loop { B = X; if U > 3 { break; } }",
    "let mut B = U; for I in X..5 { B = I; }",
    "let mut B = U; for I in 0..X { B = I; }",
    "let mut B = U; for I in (0..9).step_by(X | 1) { B = I; }",
    "let mut B = U; for I in (0..9).step_by(A | 1) { B = I; if U > 2 { break; } }",
    "let mut B = U; for I in (X..9).rev() { B = I; if U > 2 { break; } }",
    "let mut B = U; for I in (0..X).rev() { B = I; if U > 2 { break; } }",
    "let mut B = U; for I in (0..9).step_by(X | 1) { B = I; break; }",
    "let mut B = U; for I in (X..=9).step_by(X | 1) { B = I; break; }",
    "let mut B = U; for I in (0..9).step_by(X | 1).rev() { B = I; break; }",
    "let mut B = U; for mut I in 0..9 { B = I; I = X; out[0] = I; }",
    "let mut B = U; for I in (0..X).rev().step_by(X | 1) { B = 1; break; }",
    "let mut B = U; let mut V = U; 'l: for I in 0..4 { for J in 0..4 { if X > J { continue 'l; } V = I; } B = V; }",
    "let mut B = U; 'l: loop { B ^= 1; while U > 2 { if X > 3 { break 'l; } B ^= 2; } break; }",
    // Functions.
    "fn F(x: u32) -> u32 { x } ## let B = F(X);",
    "fn F(x: u32, y: u32) -> u32 { y } ## let B = F(X, X);",
    "fn F(x: u32, y: u32) -> u32 { y } ## let V = F(U, U); let B = V ^ F(U, X);",
    "fn F(x: u32, y: u32) -> u32 { y } ## let V = F(A, U); let B = F(A, X);",
    "fn F(x: u32, y: u32) -> u32 { if x > 3 { return 1; } y } ## let B = F(X, X);",
    "fn F(x: u32, y: u32) -> u32 { if x > 3 { return 1; } else { return y; } } ## let B = F(X, X);",
    "fn F(x: u32) -> u32 { let mut i = 0; while i < x { i += 1; } i } ## let B = F(X);",
    "fn F(x: u32) -> u32 { for i in 0..4 { if i > x { return i; } } 9 } ## let B = F(X);",
    "fn F(x: u32) -> u32 { if x > 3 { 1 } else { local_invocation_index() % 1 } } ## let B = F(U) ^ X;",
    "fn F(x: u32) -> u32 { workgroup_id().y ^ x } ## let B = F(X);",
    "fn F(t: Pair) -> u32 { t.a } ## let B = F(Pair { a: X, b: X });",
    "fn F(t: &[u32], x: u32) -> u32 { t[x] } ## let B = F(table, X);",
    "fn F(t: &[u32], x: u32) -> u32 { t[x % 64] } ## let B = F(out, X) & 0 | X;",
    // Functions that change variables of their callers.
    "fn F(x: u32, t: &mut u32) { *t = x; } ## let mut B = X; F(X, &mut B);",
    "fn F(x: u32, t: &mut u32) { *t = 1; } ## let mut B = X; F(X, &mut B);",
    "fn F(x: u32, t: &mut u32) { *t ^= x; } ## let mut B = X; F(X, &mut B);",
    "fn F(x: u32, t: &mut u32) { if x > 3 { *t = 1; } } ## let mut B = X; F(X, &mut B);",
    "fn F(x: u32, t: &mut u32) { if x > 3 { return; } *t = 1; } ## let mut B = X; F(X, &mut B);",
    "fn F(x: u32, t: &mut u32) { for i in 0..x { *t = i; } } ## let mut B = X; F(X, &mut B);",
    "fn F(x: u32, t: &mut u32) -> u32 { *t = x; 1 } ## let mut V = X; let B = F(X, &mut V);",
    "fn F(x: u32, t: &mut u32) -> u32 { *t = x; 1 } ## let mut B = X; B ^= F(X, &mut B);",
    "fn F(x: u32, t: &mut Pair) { t.b = x; } ## let mut V = Pair { a: X, b: U }; F(X, &mut V); let B = V.Q;",
    "fn F(x: u32, t: &mut Pair) { t.a = x; t.b = 1; } ## let mut V = Pair { a: X, b: X }; F(X, &mut V); let B = V.Q;",
    "fn F(x: u32, t: &mut Pair) { *t = Pair { a: x, b: 1 }; } ## let mut V = Pair { a: X, b: X }; F(X, &mut V); let B = V.Q;",
    "fn F(x: u32, t: &mut [u32; 4]) { t[1] = x; } ## let mut V = [X; 4]; F(X, &mut V); let B = V[2];",
    "fn F(x: u32, t: &mut [u32; 4]) { *t = [x; 4]; } ## let mut V = [X; 4]; F(X, &mut V); let B = V[2];",
    "fn F(x: u32, t: &mut u32) { *t = x; } ## let mut V = Pair { a: X, b: X }; F(X, &mut V.Q); let B = V.Q;",
    "fn F(x: u32, t: &mut u32) { *t = x; } ## let mut V = [X; 4]; F(X, &mut V[1]); let B = V[2];",
    "fn F(x: &mut u32, t: &mut u32) { *t = *x; *x = 1; } ## let (mut V, mut I) = (X, X); F(&mut V, &mut I); let B = V;",
    "fn F(x: &mut u32, t: &mut u32) { *t = *x; *x = 1; } ## let (mut V, mut I) = (X, X); F(&mut V, &mut I); let B = I;",
    // Memory.
    "word = X; let B = word;",
    "let B = shared[X % 64] & 0;",
    "let B = table[X];",
    "let B = out[X] & 0;",
    "let B = texels.load(UVec2::new(X, 0), 0).x;",
    "let B = image.load(UVec2::new(X, 0)).x;",
    "let B = count[0].fetch_add(X);",
    "let B = bins[1].load();",
    "let B = workgroup_uniform_load(&word) ^ X;",
    "let B = workgroup_uniform_load(&shared[U % 64]) ^ X;",
    "word = A; let B = workgroup_uniform_load(&word);",
    "let B = both.Q ^ fixed.Q ^ X;",
    // Subgroup operations.
    "let B = subgroup_add(U);",
    "let B = (subgroup_elect() as u32) ^ X;",
    "let B = table.len() ^ out.len() ^ X;",
];

/// Constructs whose value decides which invocations reach a barrier.
const SINKS: &[&str] = &[
    "if A > 3 { S }",
    "if A > 3 { out[0] = 1; } else { S }",
    "if U > 3 { if A > 2 { S } }",
    "match A { 0 => { S } _ => {} }",
    "match U { 0 => {} V if A > V => { S } _ => {} }",
    "match U { 0 => {} V if A > V => {} _ => { S } }",
    "match A > 3 { _ if U > 3 => {} true | false => { S } }",
    "match A > 3 { true | false => { S } }",
    "for I in 0..A { S }",
    "for I in A..4 { if U > I { S } }",
    "let mut I = A; while I > 3 { I -= 1; S }",
    "loop { if A > 3 { break; } S if U > 2 { break; } }",
    "loop { S if A > 3 { break; } }",
    "for I in 0..4 { if A > 3 { continue; } S }",
    "for I in 0..4 { S if A > 3 { break; } }",
    "for I in 0..4 { S if A > 3 { continue; } out[0] = I; }",
    "for I in 0..4 { if A > 3 { break; } } S",
    "for I in 0..4 { if A > 3 { continue; } } S",
    "let mut V = U; for I in 0..4 { if V > 3 { S } V = A; }",
    "let mut V = U; for I in 0..4 { if V > 3 { S } if U > 1 { V = A; continue; } V = 1; }",
    "let (mut V, mut I) = (U, U); loop { if V > 3 { S } V = I; I = A; if U > 1 { break; } }",
    "let mut V = U; loop { if V > 3 { S } V = A; break; }",
    "let mut V = U; loop { if V > 3 { S } V = A; if U > 2 { continue; } break; }",
    "let mut V = U; for I in 0..4 { if V > 3 { S } V = A; break; }",
    "let mut V = U; while V > 2 { if V > 3 { S } V = A; break; }",
    "for I in (0..9).step_by(A | 1) { S break; }",
    "for I in (A..9).rev().step_by(A | 1) { S break; }",
    "for I in (0..9).step_by(A | 1).rev() { S break; }",
    "for I in (0..9).step_by(A | 1).rev() { if I > 3 { S } break; }",
    "for mut I in 0..9 { if I > 3 { S } I = A; out[0] = I; }",
    "loop { S match U { 0 => break, _ if A > 3 => out[0] = 1, _ => {} } }",
    "loop { S match U { 0 => out[0] = 1, _ if A > 3 => {} _ => break } }",
    "loop { S if A > 3 { break; } break; }",
    "for I in 0..U { S if A > 3 { break; } break; }",
    "while U > 3 { S if A > 3 { break; } break; }",
    "'l: { if A > 3 { break 'l; } S }",
    "'l: { if A > 3 { break 'l; } } S",
    "if A > 3 { return; } S",
    "if A > 3 { return; } else { return; } S",
    "for I in 0..4 { if A > 3 { return; } } S",
    "for I in 0..4 { S if A > 3 { return; } }",
    "if U > 3 { if A > 3 { return; } } else { S } S",
    "if (A > 3) && (workgroup_uniform_load(&word) > 2) { out[0] = 1; }",
    "if (A > 3) || (workgroup_uniform_load(&word) > 2) { out[0] = 1; }",
    "if (workgroup_uniform_load(&word) > 2) && (A > 3) { out[0] = 1; }",
    "out[0] = workgroup_uniform_load(&shared[A % 64]);",
    "out[0] = if A > 3 { workgroup_uniform_load(&word) } else { 1 };",
    "fn F(x: u32) { if x > 3 { workgroup_barrier(); } } ## F(A);",
    "fn F(x: u32) { if x > 3 { return; } workgroup_barrier(); } ## F(A);",
    "fn F(x: u32) { if x > 3 { return; } } ## F(A); S",
    "fn F() { workgroup_barrier(); } ## if A > 3 { F(); }",
    "fn F() { workgroup_barrier(); } ## if A > 3 { return; } F();",
    "fn F(x: u32) -> u32 { storage_barrier(); x } ## if (A > 3) && (F(U) > 2) { out[0] = 1; }",
    "fn F(x: u32) -> u32 { storage_barrier(); x } ## out[F(U)] = F(A);",
    "fn F(x: u32) -> bool { storage_barrier(); x > 3 } ## let mut V = A; while (V > 9) && F(U) { V = 0; }",
    "fn F(x: u32) -> bool { storage_barrier(); x > 3 } ## let mut V = U; while (V > 9) && F(V) { V = A; }",
    "fn F(x: u32) -> u32 { storage_barrier(); x } ## match U { V if F(V) > 3 => {} V if A > V => {} V if F(V) > 4 => {} _ => {} }",
    "fn F(x: &mut u32) { if *x > 3 { workgroup_barrier(); } *x = 1; } ## let mut V = A; F(&mut V);",
    "fn F(x: &mut u32) { if *x > 3 { workgroup_barrier(); } *x = 1; } ## let mut V = U; F(&mut V); V = A; F(&mut V);",
    "fn F() { workgroup_barrier(); } ## F(); if A > 3 { F(); }",
    "fn F(x: u32) { if x > 3 { workgroup_barrier(); } } ## F(U); if A > 3 { F(U); }",
    "fn F(x: u32) { if x > 3 { workgroup_barrier(); } } ## F(U); F(A);",
    "fn F(x: u32, y: u32) { if y > 3 { workgroup_barrier(); } } ## F(A, U); F(A, U); F(U, A);",
    "fn F(x: u32, y: u32) { if y > 3 { workgroup_barrier(); } } ## F(A, U); F(A, U);",
    "S",
];

/// Sources of uniform values.
const SAME: &[&str] = &[
    "n",
    // More than the number that it is compared with: a loop that never ends would be refused first.
    "5",
    "workgroup_id().x",
    "num_workgroups().y",
    "both.a",
    "fixed.b",
    "table[0]",
    "table.len()",
    "out.len()",
    "(flag as u32)",
    "subgroup_size()",
    "num_subgroups()",
    "table[workgroup_id().x]",
];

/// Sources of values that may be non-uniform.
const DIFFERENT: &[&str] = &[
    "local_invocation_index()",
    "local_invocation_id().y",
    "global_invocation_id().x",
    "subgroup_id()",
    "subgroup_invocation_id()",
    "word",
    "shared[3]",
    "pair.b",
    "out[0]",
    "count[0].load()",
    "bins[1].fetch_add(1)",
    "table[local_invocation_index()]",
    "image.load(UVec2::ZERO).x",
];

const HEAD: &str = "\
#[derive(Clone, Copy, ShaderType)]
struct Pair { a: u32, b: u32 }
#[derive(Clone, Copy, ShaderType)]
struct Nest { pair: Pair, list: [u32; 2] }
";

const KERNEL: &str = "\
#[kernel(workgroup_size = 64, allow(race = \"random\", unwritten = \"random\", out_of_bounds = \"random\"))]
fn kernel(n: u32, flag: bool, both: Pair, fixed: &Pair, table: &[u32], texels: &Texture2d<u32>, \
count: &[Atomic<u32>], out: &mut [u32], image: &mut StorageTexture2d<R32Uint, ReadWrite>) {
workgroup_var!(word: u32, shared: [u32; 64], pair: Pair, bins: [Atomic<u32>; 4]);
";

/// A source file with one kernel for these bytes.
pub(crate) fn generate(bytes: &[u8]) -> String {
    let mut cx = Chain::new(bytes, Vec::new());
    let mut value = if cx.below(2) == 0 { cx.pick(SAME) } else { cx.pick(DIFFERENT) }.to_owned();
    for _ in 0..cx.below(4) {
        let next = cx.fresh("v");
        let link = cx.pick_of([LINKS, calls::LINKS, idioms::LINKS]);
        cx.add(link, &value, &next);
        value = next;
    }
    let sink = cx.pick_of([SINKS, calls::SINKS, idioms::SINKS]);
    cx.add(sink, &value, "");
    cx.finish()
}

/// A construct, and its source files.
pub(crate) struct Construct {
    pub(crate) template: &'static str,
    pub(crate) kernels: Vec<String>,
}

/// Each construct once: sources and links before the first sink, and sinks after a non-uniform
/// value. For links, there is a kernel for every choice of a uniform or non-uniform value for each
/// `X`.
pub(crate) fn every() -> Vec<Construct> {
    let sources = SAME.iter().chain(DIFFERENT).map(|source| {
        let mut cx = Chain::new(&[], Vec::new());
        cx.add(SINKS[0], source, "");
        Construct { template: source, kernels: vec![cx.finish()] }
    });
    let links = LINKS.iter().chain(calls::LINKS).chain(idioms::LINKS).map(|link| {
        let open = words(link).filter(|word| *word == "X").count();
        let kernel = |bits: u32| {
            let mut cx = Chain::new(&[], (0..open).map(|n| bits >> n & 1 == 1).collect());
            cx.add(link, DIFFERENT[0], "next");
            cx.add(SINKS[0], "next", "");
            cx.finish()
        };
        Construct { template: link, kernels: (0..1 << open).map(kernel).collect() }
    });
    let sinks = SINKS.iter().chain(calls::SINKS).chain(idioms::SINKS).map(|sink| {
        let mut cx = Chain::new(&[], Vec::new());
        cx.add(sink, DIFFERENT[0], "");
        Construct { template: sink, kernels: vec![cx.finish()] }
    });
    sources.chain(links).chain(sinks).collect()
}

fn words(template: &str) -> impl Iterator<Item = &str> {
    template.split(|c: char| !c.is_alphanumeric() && c != '_')
}

struct Chain<'a> {
    bytes: std::slice::Iter<'a, u8>,
    /// Whether each of the next `X`s is uniform. Further ones depend on the bytes.
    same: std::vec::IntoIter<bool>,
    fresh: usize,
    functions: String,
    body: String,
}

impl<'a> Chain<'a> {
    fn new(bytes: &'a [u8], same: Vec<bool>) -> Chain<'a> {
        let (functions, body) = (String::new(), String::new());
        Chain { bytes: bytes.iter(), same: same.into_iter(), fresh: 0, functions, body }
    }

    fn finish(self) -> String {
        format!("{HEAD}{}{KERNEL}{}}}\n", self.functions, self.body)
    }

    fn below(&mut self, n: usize) -> usize {
        usize::from(self.bytes.next().copied().unwrap_or(0)) % n
    }

    fn is_same(&mut self) -> bool {
        self.same.next().unwrap_or_else(|| self.below(2) == 0)
    }

    fn pick(&mut self, list: &'static [&'static str]) -> &'static str {
        list[self.below(list.len())]
    }

    fn pick_of(&mut self, lists: [&'static [&'static str]; 3]) -> &'static str {
        let list = lists[self.below(lists.len())];
        self.pick(list)
    }

    fn fresh(&mut self, what: &str) -> String {
        self.fresh += 1;
        format!("{what}_{}", self.fresh)
    }

    /// Fills a template in.
    fn add(&mut self, template: &str, value: &str, next: &str) {
        let names =
            ["V", "I", "J", "F", "G"].map(|letter| (letter, self.fresh(&letter.to_lowercase())));
        let mut text = String::new();
        for part in template.split_inclusive(|c: char| !c.is_alphanumeric() && c != '_') {
            let word = part.trim_end_matches(|c: char| !c.is_alphanumeric() && c != '_');
            let filled = match word {
                "A" => value.to_owned(),
                "B" => next.to_owned(),
                "U" => self.pick(SAME).to_owned(),
                "X" if self.is_same() => self.pick(SAME).to_owned(),
                "X" => value.to_owned(),
                "P" => self.pick(&["x", "y"]).to_owned(),
                "Q" => self.pick(&["a", "b"]).to_owned(),
                "S" => self
                    .pick(&["workgroup_barrier();", "storage_barrier();", "texture_barrier();"])
                    .to_owned(),
                word => names
                    .iter()
                    .find(|(letter, _)| *letter == word)
                    .map_or(word.to_owned(), |(_, name)| name.clone()),
            };
            text += &filled;
            text += &part[word.len()..];
        }
        let text = match text.split_once(" ## ") {
            Some((function, text)) => {
                _ = writeln!(self.functions, "#[device]\n{function}");
                text
            }
            None => &text,
        };
        _ = writeln!(self.body, "{text}");
    }
}
