//! Proofs hold: random kernels run here, statement by statement, for invocations of random launches.
//! Where a launch fulfils what the proof of an index asks for, it is not out of bounds; nor is a
//! divisor 0. Indices out of bounds are clamped ones, or of such proofs.
//!
//! `SOUNDNESS_CASES=20000` for long runs; `SOUNDNESS_SEED=…` for others than the usual ones.

use std::collections::{BTreeMap, BTreeSet};

use dsl_core::items::Items;

/// A kernel's variables are `v0` to `v3`.
const VARIABLES: usize = 4;

/// The elements of the array that each invocation has.
const TABLE: u64 = 16;

/// The first of the numbers by which accesses to parts are found in the WGSL.
const NUMBERS: usize = 9_000_000;

/// As many elements are taken of what is left of a slice.
const REST: u64 = 40;

/// Invocations that run longer are stopped; what they did so far counts.
const STEPS: usize = 3_000;

#[test]
fn proofs_hold() {
    let number = |name: &str, usual: u64| -> u64 {
        std::env::var(name).map_or(usual, |value| value.parse().expect("a number"))
    };
    let (seed, cases) = (number("SOUNDNESS_SEED", 1), number("SOUNDNESS_CASES", 400));
    let mut tested = 0;
    for case in 0..cases {
        let state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ case << 20 | 1;
        let mut random = Random { state, lets: Vec::new(), flags: Vec::new(), declared: 0 };
        let depth = random.below(3);
        let body = random.block(depth, 3);
        tested += usize::from(proofs_of_one_hold(&body, &mut random));
    }
    println!("{tested} of {cases} kernels with a proof");
    assert!(tested * 4 > cases as usize, "too few of the kernels have a proof");
}

/// Whether there was something to test.
fn proofs_of_one_hold(body: &[Stmt], random: &mut Random) -> bool {
    let Text { text, lines, bounds: unread } = kernel(body);
    let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let kernel = Items::from_file(&file).kernels.swap_remove(0);
    // Certain mistakes are refused.
    let Ok(compiled) = kernel.compile() else { return false };
    let module = &compiled.wgsl[0];
    let proof = |what: &str| {
        let proofs = &module.proofs;
        let line = proofs.iter().find_map(|line| line.strip_prefix(what)).expect("a line for each");
        line.to_owned()
    };
    let (bounds, divisions) = (proof("indices within bounds: "), proof("no division by zero: "));
    let (certain, accesses): (Vec<_>, Vec<_>) = (module.accesses.iter())
        .map(|line| access(line))
        .partition(|(_, proof)| proof.starts_with("every launch uses "));
    let accesses: BTreeMap<usize, &str> = accesses.into_iter().collect();
    for _ in 0..12 {
        let launch = random.launch();
        // The last statement is none of the body.
        let of_body = |(line, _): &&(usize, &str)| lines.values().any(|known| known == line);
        for (line, index) in certain.iter().filter(of_body) {
            let index = index.trim_start_matches("every launch uses ");
            assert!(
                every_launch_uses(*line, index, &launch, body, &lines, random),
                "{line}: {index} {launch:?}\n{text}"
            );
        }
        let (in_bounds, divides) = (holds(&bounds, &launch), holds(&divisions, &launch));
        for _ in 0..6 {
            let mut invocation = Invocation::new(launch.clone(), &lines, random);
            invocation.text = &module.text;
            _ = invocation.block(body);
            for line in &invocation.outside {
                // One that is not listed was taken for unreachable, unless nothing reads where a part
                // begins or ends.
                if unread.contains(line) && !accesses.contains_key(line) {
                    continue;
                }
                let proof = accesses.get(line).copied().unwrap_or("proven");
                let is_clamped = in_bounds && proof == "clamped";
                assert!(is_clamped || !holds(proof, &launch), "{line}\n{invocation:?}\n{text}");
                assert!(is_clamped || !in_bounds, "{line}: {bounds}\n{invocation:?}\n{text}");
            }
            for number in &invocation.outside_part {
                let is_kept = is_kept_in_part(&module.text, *number);
                assert!(is_kept, "{number}\n{invocation:?}\n{text}\n{}", module.text);
            }
            assert!(!divides || !invocation.by_zero, "{divisions}\n{invocation:?}\n{text}");
        }
    }
    accesses.values().any(|proof| proof.starts_with("proven")) || divisions != "checked"
}

/// Whether a `min` keeps the index of an access to a part below the part's length.
fn is_kept_in_part(wgsl: &str, number: usize) -> bool {
    let number = (NUMBERS + number).to_string();
    let line = wgsl.lines().find(|line| line.contains(&number)).expect("a line for each access");
    // Another one keeps it in the array.
    line.matches("min(").count() > line.matches("arrayLength(").count()
}

/// Whether an index is what one of two invocations uses: the last one, or the first one of the last
/// workgroup.
fn every_launch_uses(
    line: usize,
    index: &str,
    launch: &Launch,
    body: &[Stmt],
    lines: &Lines,
    random: &mut Random,
) -> bool {
    let Some(index) = sum(&mut &*index, launch) else { return false };
    let index = index.rem_euclid(1 << 32) as u64;
    [0, 7].into_iter().any(|lane| {
        let mut invocation = Invocation::new(launch.clone(), lines, random);
        (invocation.lane, invocation.gid) = (lane, (launch.workgroups - 1) * 8 + lane);
        _ = invocation.block(body);
        invocation.steps > STEPS || invocation.accesses.contains(&(line, index))
    })
}

/// The line of an access and its proof, of `line 5, `x`: proven`.
fn access(line: &str) -> (usize, &str) {
    let (place, proof) = line.split_once(": ").expect("a place and a proof");
    let number = place.trim_start_matches("line ").split(',').next().expect("a number");
    (number.parse().expect("a number"), proof)
}

fn kernel(body: &[Stmt]) -> Text {
    let text = "#[derive(ShaderType)]\nstruct Sizes { unused: u32, part: UVec2 }\n\
                #[device]\nfn inside(i: u32, n: u32, m: u32) -> bool {\n\
                let outside = i >= n;\nif outside { return false; }\ni < m\n}\n\
                #[kernel(workgroup_size = 8, allow(race = \"r\"))]\n\
                fn kernel(x: &mut [u32], p: u32, q: Sizes, r: &Sizes) {\n\
                let gid = global_invocation_id().x;\nlet lane = local_invocation_index();\n\
                let mut table = [0; 16];\n";
    let mut text = Text { text: text.to_owned(), lines: BTreeMap::new(), bounds: BTreeSet::new() };
    for n in 0..VARIABLES {
        text.add(&format!("let mut v{n} = {n}u32;\n"));
    }
    text.block(body);
    text.add("x[0] = v0 + v1 + v2 + v3 + table[0];\n}\n");
    text
}

// Kernels.

#[derive(Debug, Clone)]
enum Stmt {
    /// `let w = …;`, with a number of its own.
    Let(usize, Expr),
    /// `let b = …;`, the same.
    LetFlag(usize, Cond),
    Assign(usize, &'static str, Expr),
    Element(Expr, Expr),
    OwnElement(Expr, Expr),
    /// `let part = &x[start..end];` and what is done with it.
    Part(Expr, Option<Expr>, Vec<Stmt>),
    /// `v = part[at] + number;`, with a number of its own.
    OfPart(usize, Expr, usize),
    /// What is left of the slice behind so many elements, of which each so many are taken: an access
    /// by their positions.
    Rest {
        skipped: Expr,
        step: u32,
        index: Expr,
    },
    If(Cond, Vec<Stmt>, Vec<Stmt>),
    For(usize, Range, Vec<Stmt>),
    While(Cond, Vec<Stmt>),
    Loop(Vec<Stmt>),
    /// Ranges of values, with guards and what they run, and what else runs.
    Match(Expr, Vec<(u32, u32, Option<Cond>, Vec<Stmt>)>, Vec<Stmt>),
    Break,
    Continue,
    Return,
}

/// `start..end`, with a step, from either end.
#[derive(Debug, Clone)]
struct Range {
    start: Expr,
    end: Expr,
    step: Option<(bool, u32)>,
}

#[derive(Debug, Clone)]
enum Expr {
    Name(&'static str),
    Let(usize),
    /// With both operands taken for `i32`.
    Signed(&'static str, Box<Expr>, Box<Expr>),
    Variable(usize),
    Number(u32),
    Binary(&'static str, Box<Expr>, Box<Expr>),
    Method(&'static str, Box<Expr>, Box<Expr>),
    Element(Box<Expr>),
    /// `part.len()`
    PartLength,
}

#[derive(Debug, Clone)]
enum Cond {
    Compare(&'static str, Expr, Expr),
    /// Of both taken for `i32`.
    CompareSigned(&'static str, Expr, Expr),
    Flag(usize),
    /// A function that says whether the first one is below the others.
    Inside([Expr; 3]),
    Both(Box<Cond>, Box<Cond>),
    Either(Box<Cond>, Box<Cond>),
    Not(Box<Cond>),
}

/// A kernel as it is written, with each access on a line of its own.
struct Text {
    text: String,
    /// The lines of accesses, by the address of their node.
    lines: Lines,
    /// The lines of those that are made to know where a part begins and ends.
    bounds: BTreeSet<usize>,
}

type Lines = BTreeMap<usize, usize>;

fn address<T>(node: &T) -> usize {
    std::ptr::from_ref(node).addr()
}

impl Text {
    fn add(&mut self, text: &str) {
        self.text += text;
    }

    fn block(&mut self, block: &[Stmt]) {
        block.iter().for_each(|stmt| self.stmt(stmt));
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Assign(n, op, value) => {
                self.add(&format!("v{n} {op} "));
                self.expr(value);
                self.add(";\n");
            }
            Stmt::Let(n, value) => {
                self.add(&format!("let w{n} = "));
                self.expr(value);
                self.add(";\n");
            }
            Stmt::LetFlag(n, condition) => {
                self.add(&format!("let b{n} = "));
                self.cond(condition);
                self.add(";\n");
            }
            Stmt::Element(at, value) => self.store("x", address(stmt), at, value),
            Stmt::OwnElement(at, value) => self.store("table", address(stmt), at, value),
            Stmt::Part(start, end, body) => {
                self.add("{\nlet part = &x[");
                let first = self.text.lines().count() + 1;
                self.expr(start);
                self.add("..");
                end.iter().for_each(|end| self.expr(end));
                self.bounds.extend(first..=self.text.lines().count());
                self.add("];\n");
                self.block(body);
                self.add("}\n");
            }
            Stmt::Rest { skipped, step, index } => {
                self.add("{\nlet skipped = ");
                self.expr(skipped);
                self.add(";\nlet left = x.len() - x.len().min(skipped);\nfor at in 0..left");
                if *step > 1 {
                    self.add(&format!(".div_ceil({step})"));
                }
                self.add(&format!(".min({REST}) {{\n"));
                self.store("x", address(stmt), index, &Expr::Number(1));
                self.add("}\n}\n");
            }
            Stmt::OfPart(n, at, number) => {
                self.add(&format!("v{n} = "));
                self.access("part", address(stmt), at);
                self.add(&format!(" + {}u32;\n", NUMBERS + number));
            }
            Stmt::If(condition, accept, reject) => {
                self.add("if ");
                self.cond(condition);
                self.braced(accept);
                self.add("else ");
                self.braced(reject);
            }
            Stmt::For(n, Range { start, end, step }, body) => {
                self.add("for i in (");
                self.expr(start);
                self.add("..");
                self.expr(end);
                self.add(&match step {
                    None => ")".to_owned(),
                    Some((false, step)) => format!(").step_by({step})"),
                    Some((true, step)) => format!(").rev().step_by({step})"),
                });
                self.add(&format!(" {{\nv{n} = i;\n"));
                self.block(body);
                self.add("}\n");
            }
            Stmt::While(condition, body) => {
                self.add("while ");
                self.cond(condition);
                self.braced(body);
            }
            Stmt::Match(value, arms, rest) => {
                self.add("match ");
                self.expr(value);
                self.add(" {\n");
                for (first, last, guard, body) in arms {
                    self.add(&format!("{first}..={last} "));
                    if let Some(guard) = guard {
                        self.add("if ");
                        self.cond(guard);
                    }
                    self.add(" => ");
                    self.braced(body);
                }
                self.add("_ => ");
                self.braced(rest);
                self.add("}\n");
            }
            Stmt::Loop(body) => {
                self.add("loop");
                self.braced(body);
            }
            Stmt::Break => self.add("break;\n"),
            Stmt::Continue => self.add("continue;\n"),
            Stmt::Return => self.add("return;\n"),
        }
    }

    fn braced(&mut self, block: &[Stmt]) {
        self.add(" {\n");
        self.block(block);
        self.add("}\n");
    }

    fn store(&mut self, array: &str, node: usize, at: &Expr, value: &Expr) {
        self.access(array, node, at);
        self.add(" = ");
        self.expr(value);
        self.add(";\n");
    }

    fn access(&mut self, array: &str, node: usize, at: &Expr) {
        self.add("\n");
        self.lines.insert(node, self.text.lines().count() + 1);
        self.add(&format!("{array}["));
        self.expr(at);
        self.add("]");
    }

    fn expr(&mut self, expr: &Expr) {
        match expr {
            Expr::Name(name) => self.add(name),
            Expr::Let(n) => self.add(&format!("w{n}")),
            Expr::Signed(op, a, b) => {
                let is_method = op.starts_with(char::is_alphabetic);
                self.add("(((");
                self.expr(a);
                let op = if is_method { format!(".{op}(") } else { format!(" {op} (") };
                self.add(&format!(" as i32){op}"));
                self.expr(b);
                self.add(" as i32)) as u32)");
            }
            Expr::Variable(n) => self.add(&format!("v{n}")),
            Expr::Number(n) => self.add(&format!("{n}u32")),
            Expr::Binary(op, a, b) => {
                self.add("(");
                self.expr(a);
                self.add(&format!(" {op} "));
                self.expr(b);
                self.add(")");
            }
            Expr::Method(name, a, b) => {
                self.add("(");
                self.expr(a);
                self.add(&format!(").{name}("));
                self.expr(b);
                self.add(")");
            }
            Expr::Element(at) => self.access("x", address(expr), at),
            Expr::PartLength => self.add("part.len()"),
        }
    }

    fn cond(&mut self, cond: &Cond) {
        let (op, a, b) = match cond {
            Cond::Compare(op, a, b) => {
                self.add("(");
                self.expr(a);
                self.add(&format!(" {op} "));
                self.expr(b);
                return self.add(")");
            }
            Cond::CompareSigned(op, a, b) => {
                self.add("((");
                self.expr(a);
                self.add(&format!(" as i32) {op} ("));
                self.expr(b);
                return self.add(" as i32))");
            }
            Cond::Flag(n) => return self.add(&format!("b{n}")),
            Cond::Inside([i, n, m]) => {
                self.add("inside(");
                self.expr(i);
                self.add(", ");
                self.expr(n);
                self.add(", ");
                self.expr(m);
                return self.add(")");
            }
            Cond::Both(a, b) => ("&&", a, b),
            Cond::Either(a, b) => ("||", a, b),
            Cond::Not(a) => {
                self.add("!");
                return self.cond(a);
            }
        };
        self.add("(");
        self.cond(a);
        self.add(&format!(" {op} "));
        self.cond(b);
        self.add(")");
    }
}

/// SplitMix64, and the numbers of the names in scope.
struct Random {
    state: u64,
    lets: Vec<usize>,
    flags: Vec<usize>,
    declared: usize,
}

impl Random {
    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn block(&mut self, depth: usize, length: usize) -> Vec<Stmt> {
        let n = 1 + self.below(length);
        self.scope(n, depth, false)
    }

    fn scope(&mut self, n: usize, depth: usize, in_loop: bool) -> Vec<Stmt> {
        let outer = (self.lets.len(), self.flags.len());
        let block = (0..n).map(|_| self.stmt(depth, in_loop)).collect();
        self.lets.truncate(outer.0);
        self.flags.truncate(outer.1);
        block
    }

    fn body(&mut self, depth: usize) -> Vec<Stmt> {
        let n = 1 + self.below(4);
        self.scope(n, depth, true)
    }

    fn stmt(&mut self, depth: usize, in_loop: bool) -> Stmt {
        let n = self.below(VARIABLES);
        match self.below(if depth == 0 { 10 } else { 17 }) {
            0 => Stmt::Assign(n, "=", self.expr(2)),
            1 => Stmt::Assign(n, self.one(&["+=", "-=", "*=", "/="]), self.expr(1)),
            2 => Stmt::Element(self.expr(2), Expr::Number(1)),
            3 => Stmt::OwnElement(self.expr(2), self.expr(1)),
            4 if in_loop && self.below(3) == 0 => self.one_exit(),
            5 if self.below(2) == 0 => self.part(),
            6 if self.below(2) == 0 => self.rest(),
            7 => {
                let value = self.expr(2);
                self.declared += 1;
                self.lets.push(self.declared);
                Stmt::Let(self.declared, value)
            }
            8 => {
                let condition = self.cond(2);
                self.declared += 1;
                self.flags.push(self.declared);
                Stmt::LetFlag(self.declared, condition)
            }
            10 | 11 => {
                let accept = self.inner(depth, in_loop);
                Stmt::If(self.cond(2), accept, self.inner(depth, in_loop))
            }
            12 => {
                let step = (self.below(2) == 0, self.one(&[1, 3, 4, 8]));
                let step = (self.below(2) == 0).then_some(step);
                let range = Range { start: self.expr(1), end: self.expr(1), step };
                Stmt::For(n, range, self.body(depth - 1))
            }
            13 => self.counted(depth),
            14 => Stmt::While(self.cond(1), self.body(depth - 1)),
            15 => self.left(depth),
            16 => {
                let value = self.expr(1);
                let arms = (0..1 + self.below(3)).map(|_| {
                    let first = self.one(&[0, 0, 1, 3, 16, u32::MAX]);
                    let last = self.one(&[0, 1, 2, 15, u32::MAX]).max(first);
                    let guard = (self.below(3) == 0).then(|| self.cond(1));
                    (first, last, guard, self.inner(depth, in_loop))
                });
                let arms = arms.collect();
                Stmt::Match(value, arms, self.inner(depth, in_loop))
            }
            // An access behind a guard that speaks of it, more or less.
            _ => self.guarded(),
        }
    }

    fn one_exit(&mut self) -> Stmt {
        match self.below(3) {
            0 => Stmt::Break,
            1 => Stmt::Continue,
            _ => Stmt::Return,
        }
    }

    fn inner(&mut self, depth: usize, in_loop: bool) -> Vec<Stmt> {
        if in_loop { self.body(depth - 1) } else { self.block(depth - 1, 3) }
    }

    fn guarded(&mut self) -> Stmt {
        let (a, b) = (self.below(VARIABLES), self.below(VARIABLES));
        let (at, guard) = match self.below(5) {
            // A sum, of which the guard has some terms, in another order.
            1 => {
                let [a, b, c] = [0; 3].map(|_| Box::new(self.expr(1)));
                let sum = |a: &Expr, b: &Expr| {
                    Expr::Binary("+", Box::new(a.clone()), Box::new(b.clone()))
                };
                let at = sum(&sum(&a, &b), &c);
                let limit = if self.below(2) == 0 { Expr::Number(16) } else { self.expr(0) };
                (at, Cond::Compare("<", sum(&c, &a), limit))
            }
            // What is within a circle, and its neighbours.
            2 => {
                let [a, end] = [Expr::Variable(a), self.expr(0)];
                let next = Expr::Binary("+", Box::new(a.clone()), Box::new(Expr::Number(1)));
                let inside = Cond::Compare("<", a, end.clone());
                let end = Cond::Compare("!=", next.clone(), end);
                (next, Cond::Both(Box::new(inside), Box::new(end)))
            }
            0 => {
                let [a, b] = [a, b].map(|n| Box::new(Expr::Variable(n)));
                let guard = Cond::Compare(self.one(&[">=", ">"]), (*a).clone(), (*b).clone());
                (Expr::Binary("-", a, b), guard)
            }
            _ => {
                let limits = [Expr::Name("x.len()"), Expr::Name("p"), Expr::Number(16)];
                let limit = limits[self.below(3)].clone();
                let at = if self.below(2) == 0 { Expr::Variable(a) } else { self.expr(2) };
                (at.clone(), Cond::Compare(self.one(&["<", "<="]), at, limit))
            }
        };
        let access = match self.below(2) {
            0 => Stmt::Element(at, Expr::Number(2)),
            _ => Stmt::OwnElement(at, Expr::Number(2)),
        };
        let mut accept = vec![access];
        if self.below(3) == 0 {
            // What the guard speaks of changes.
            accept.insert(0, Stmt::Assign(b, self.one(&["=", "+=", "*="]), self.expr(1)));
        }
        Stmt::If(guard, accept, Vec::new())
    }

    /// An element of what is left of the slice, or one near it.
    fn rest(&mut self) -> Stmt {
        let sum = |a, b| Expr::Binary("+", Box::new(a), Box::new(b));
        let step = self.one(&[1, 1, 3, 4]);
        let by = if self.below(4) == 0 { self.one(&[1, 2, 4]) } else { step };
        let at = match by {
            1 => Expr::Name("at"),
            by => Expr::Binary("*", Box::new(Expr::Name("at")), Box::new(Expr::Number(by))),
        };
        let index = sum(at, Expr::Name("skipped"));
        let index = if self.below(4) == 0 { sum(index, Expr::Number(1)) } else { index };
        Stmt::Rest { skipped: self.expr(1), step, index }
    }

    /// An element of a part, behind something that compares an index with the part's length, or not.
    fn part(&mut self) -> Stmt {
        let [n, other] = [0; 2].map(|_| self.below(VARIABLES));
        let mut start = self.expr(1);
        let number = |n| Box::new(Expr::Number(n));
        let is_fixed = matches!(start, Expr::Name("gid" | "lane" | "p") | Expr::Number(_));
        let size = self.one(&["p", "q.part.y", "lane"]);
        let times = |of: Expr| Expr::Binary("*", Box::new(of), Box::new(Expr::Name(size)));
        let end = match self.below(6) {
            // A row.
            form @ (4 | 5) if is_fixed => {
                let row = start.clone();
                start = times(row.clone());
                Some(match form {
                    4 => times(Expr::Binary("+", Box::new(row), number(1))),
                    _ => Expr::Binary("+", Box::new(times(row)), Box::new(Expr::Name(size))),
                })
            }
            0 if is_fixed => {
                let length = match self.below(2) {
                    0 => number(self.one(&[1, 4])),
                    _ => Box::new(Expr::Name(size)),
                };
                Some(Expr::Binary("+", Box::new(start.clone()), length))
            }
            0 | 1 => Some(Expr::Method("max", Box::new(self.expr(2)), number(0))),
            _ => None,
        };
        let at = match self.below(4) {
            0 => self.expr(1),
            _ => Expr::Variable(n),
        };
        self.declared += 1;
        let mut body = vec![Stmt::OfPart(other, at, self.declared)];
        if self.below(3) == 0 {
            let by = self.expr(1);
            body.insert(self.below(2), Stmt::Assign(n, self.one(&["=", "+=", "-="]), by));
        }
        let with_length = |of: Expr| Expr::Binary("-", Box::new(Expr::PartLength), Box::new(of));
        let user = match self.below(6) {
            0 => {
                let end = if self.below(2) == 0 { Expr::Name(size) } else { self.expr(0) };
                Stmt::For(n, Range { start: self.expr(0), end, step: None }, body)
            }
            1 | 2 => {
                let step = (self.below(2) == 0, self.one(&[1, 3]));
                let step = (self.below(2) == 0).then_some(step);
                Stmt::For(n, Range { start: self.expr(0), end: Expr::PartLength, step }, body)
            }
            3 => {
                let difference = with_length(Expr::Variable(n));
                let op = self.one(&[">", ">=", "!="]);
                Stmt::If(Cond::Compare(op, difference, self.expr(0)), body, Vec::new())
            }
            _ => {
                let op = self.one(&["<", "<", "<=", ">", "!="]);
                let length = match end {
                    Some(Expr::Binary(..)) if self.below(2) == 0 => Expr::Name(size),
                    _ => Expr::PartLength,
                };
                let inside = Cond::Compare(op, Expr::Variable(n), length);
                Stmt::If(inside, body, Vec::new())
            }
        };
        Stmt::Part(start, end, vec![user])
    }

    /// `loop { …; if v >= n { break; } …; v += step; }` and its like.
    fn left(&mut self, depth: usize) -> Stmt {
        let n = self.below(VARIABLES);
        let end = self.expr(1);
        let (condition, op, by) = match self.below(3) {
            0 => (Cond::Compare(">=", Expr::Variable(n), end), "+=", self.one(&[1, 4, 8])),
            1 => (Cond::Compare("==", Expr::Variable(n), Expr::Number(0)), "/=", 2),
            _ => (Cond::CompareSigned("<=", end, Expr::Variable(n)), "+=", 1),
        };
        let mut body = self.body(depth - 1);
        for stmt in [
            Stmt::If(condition, vec![Stmt::Break], Vec::new()),
            Stmt::Assign(n, op, Expr::Number(by)),
        ] {
            let at = self.below(body.len() + 1);
            body.insert(at, stmt);
        }
        Stmt::Loop(body)
    }

    /// `while v < n { …; v += step; }` and its like.
    fn counted(&mut self, depth: usize) -> Stmt {
        let n = self.below(VARIABLES);
        let (condition, op, by) = match self.below(3) {
            0 => (Cond::Compare("<", Expr::Variable(n), self.expr(1)), "+=", self.expr(0)),
            1 => (Cond::Compare(">", Expr::Variable(n), Expr::Number(0)), "/=", Expr::Number(2)),
            _ => (Cond::Compare("<", Expr::Variable(n), Expr::Number(40)), "*=", Expr::Number(2)),
        };
        let mut body = self.body(depth - 1);
        let at = self.below(body.len() + 1);
        body.insert(at, Stmt::Assign(n, op, by));
        Stmt::While(condition, body)
    }

    fn expr(&mut self, depth: usize) -> Expr {
        if depth == 0 || self.below(3) == 0 {
            return match self.below(5) {
                4 if !self.lets.is_empty() => Expr::Let(self.one(&self.lets.clone())),
                0 => Expr::Name(self.one(&["gid", "lane", "p", "q.part.y", "r.part.x", "x.len()"])),
                1 => Expr::Number(self.one(&[0, 1, 2, 3, 7, 8, 15, 16, 100])),
                _ => Expr::Variable(self.below(VARIABLES)),
            };
        }
        let (a, b) = (Box::new(self.expr(depth - 1)), Box::new(self.expr(depth - 1)));
        match self.below(7) {
            // The middle of two.
            6 => {
                let between = Box::new(Expr::Binary("-", b, a.clone()));
                let by = Box::new(Expr::Number(self.one(&[0, 1, 2, 3])));
                let part = Box::new(Expr::Binary(self.one(&["/", ">>"]), between, by));
                Expr::Binary("+", a, part)
            }
            0 => Expr::Method(self.one(&["min", "max", "saturating_sub"]), a, b),
            1 if self.below(3) == 0 => Expr::Element(a),
            2 => Expr::Signed(self.one(&["+", "-", "*", "%", "min", "max", "rem_euclid"]), a, b),
            3 => {
                let by = Expr::Binary("&", b, Box::new(Expr::Number(self.one(&[3, 7, 31]))));
                Expr::Binary(self.one(&["<<", ">>"]), a, Box::new(by))
            }
            _ => Expr::Binary(self.one(&["+", "+", "-", "*", "/", "%", "&", "|", "^"]), a, b),
        }
    }

    fn cond(&mut self, depth: usize) -> Cond {
        match self.below(if depth == 0 { 1 } else { 7 }) {
            4 if !self.flags.is_empty() => Cond::Flag(self.one(&self.flags.clone())),
            6 => Cond::Inside([0; 3].map(|_| self.expr(1))),
            5 => {
                let op = self.one(&["<", "<=", ">", ">=", "==", "!="]);
                Cond::CompareSigned(op, self.expr(1), self.expr(1))
            }
            1 => Cond::Both(Box::new(self.cond(depth - 1)), Box::new(self.cond(depth - 1))),
            2 => Cond::Either(Box::new(self.cond(depth - 1)), Box::new(self.cond(depth - 1))),
            3 => Cond::Not(Box::new(self.cond(depth - 1))),
            _ => {
                let op = self.one(&["<", "<=", ">", ">=", "==", "!="]);
                Cond::Compare(op, self.expr(1), self.expr(1))
            }
        }
    }

    fn launch(&mut self) -> Launch {
        let large = [0, 1, 2, 5, 16, 17, 100, u64::from(u32::MAX)];
        let (p, q, r) = (self.one(&large), self.one(&large), self.one(&large));
        let length = self.one(&[0, 1, 8, 16, 17, 64, 1000]);
        Launch { p, q, r, length, workgroups: self.one(&[1, 2, 9]) }
    }
}

// Launches.

#[derive(Debug, Clone)]
struct Launch {
    p: u64,
    q: u64,
    r: u64,
    length: u64,
    workgroups: u64,
}

/// One invocation, as WGSL has it run.
#[derive(Debug)]
struct Invocation<'a> {
    launch: Launch,
    lines: &'a Lines,
    lane: u64,
    gid: u64,
    variables: [u64; VARIABLES],
    lets: BTreeMap<usize, u64>,
    flags: BTreeMap<usize, bool>,
    /// Gives the values of memory, which may be any.
    memory: u64,
    steps: usize,
    /// The lines and indices of accesses.
    accesses: BTreeSet<(usize, u64)>,
    /// The lines of indices out of bounds.
    outside: BTreeSet<usize>,
    /// Where the part begins, its length, and whether it begins at a multiple of it.
    part: (u64, u64, bool),
    /// The WGSL, if it is known.
    text: &'a str,
    /// The numbers of accesses to parts that reach an element of the whole outside of the part.
    outside_part: BTreeSet<usize>,
    /// The position in what is left of the slice, and how many elements were skipped.
    rest: (u64, u64),
    by_zero: bool,
}

/// Why a block ends early.
enum Exit {
    Break,
    Continue,
    Return,
}

impl<'a> Invocation<'a> {
    fn new(launch: Launch, lines: &'a Lines, random: &mut Random) -> Self {
        let lane = random.below(8) as u64;
        let gid = random.next() % launch.workgroups * 8 + lane;
        let (variables, memory) = ([0, 1, 2, 3], random.next());
        Invocation {
            launch,
            lines,
            lane,
            gid,
            variables,
            lets: BTreeMap::new(),
            flags: BTreeMap::new(),
            memory,
            steps: 0,
            accesses: BTreeSet::new(),
            outside: BTreeSet::new(),
            part: (0, 0, false),
            text: "",
            outside_part: BTreeSet::new(),
            rest: (0, 0),
            by_zero: false,
        }
    }

    fn block(&mut self, block: &[Stmt]) -> Result<(), Exit> {
        block.iter().try_for_each(|stmt| self.stmt(stmt))
    }

    fn stmt(&mut self, stmt: &Stmt) -> Result<(), Exit> {
        self.steps += 1;
        if self.steps > STEPS {
            return Err(Exit::Return);
        }
        match stmt {
            Stmt::Assign(n, op, value) => {
                let value = self.eval(value);
                self.variables[*n] = match op.strip_suffix('=') {
                    Some("") | None => value,
                    Some(op) => self.binary(op, self.variables[*n], value),
                };
            }
            Stmt::Let(n, value) => {
                let value = self.eval(value);
                self.lets.insert(*n, value);
            }
            Stmt::LetFlag(n, condition) => {
                let holds = self.holds(condition);
                self.flags.insert(*n, holds);
            }
            Stmt::Element(at, value) => {
                self.eval(value);
                self.access(at, self.launch.length, address(stmt));
            }
            Stmt::OwnElement(at, value) => {
                self.eval(value);
                self.access(at, TABLE, address(stmt));
            }
            Stmt::Part(start, end, body) => {
                let start = self.eval(start);
                let written = end.as_ref().map_or(self.launch.length, |end| self.eval(end));
                let end = match end {
                    // So many elements, whether they are there or not; from 0 on they are the slice's.
                    Some(Expr::Binary(_, from, n))
                        if matches!(**n, Expr::Number(_)) && !matches!(**from, Expr::Number(0)) =>
                    {
                        written
                    }
                    _ => written.min(self.launch.length),
                };
                let is_row = matches!(stmt, Stmt::Part(Expr::Binary("*", ..), ..));
                self.part = (start, end.saturating_sub(start), is_row);
                self.block(body)?;
            }
            Stmt::Rest { skipped, step, index } => {
                let length = self.launch.length;
                let skipped = self.eval(skipped);
                let left = length - length.min(skipped);
                for at in 0..left.div_ceil(u64::from(*step)).min(REST) {
                    self.rest = (at, skipped);
                    self.access(index, length, address(stmt));
                }
            }
            Stmt::OfPart(n, at, number) => {
                let ((start, length, is_row), at) = (self.part, self.eval(at));
                let is_kept = self.text.is_empty() || is_kept_in_part(self.text, *number);
                // Of a part that is all of the slice, the slice's bounds are checked, as they are of what
                // is past the end of the slice.
                let is_whole = (start, length) == (0, self.launch.length);
                let reached = u64::from((start as u32).wrapping_add(at as u32));
                // Where rows do not fit 32 bits, the element is open.
                let is_open = is_row && reached != start + at;
                if at >= length && at > 0 && !is_whole && !is_open && reached < self.launch.length {
                    self.outside_part.insert(*number);
                }
                let at = if is_kept { at.min(length.max(1) - 1) } else { at };
                let at = u64::from((start as u32).wrapping_add(at as u32));
                self.reach(at, self.launch.length, address(stmt));
                let loaded = self.loaded();
                self.variables[*n] = self.binary("+", loaded, (NUMBERS + number) as u64);
            }
            Stmt::If(condition, accept, reject) => {
                let block = if self.holds(condition) { accept } else { reject };
                self.block(block)?;
            }
            Stmt::For(n, Range { start, end, step }, body) => {
                let (start, end) = (self.eval(start), self.eval(end));
                let (from_end, step) = step.unwrap_or((false, 1));
                let rounds = end.saturating_sub(start).div_ceil(u64::from(step));
                for round in 0..rounds {
                    let by = round * u64::from(step);
                    self.variables[*n] = if from_end { end - 1 - by } else { start + by };
                    if self.round(body)? {
                        break;
                    }
                }
            }
            Stmt::Match(value, arms, rest) => {
                let value = self.eval(value);
                for (first, last, guard, body) in arms {
                    if (u64::from(*first)..=u64::from(*last)).contains(&value)
                        && guard.as_ref().is_none_or(|guard| self.holds(guard))
                    {
                        return self.block(body);
                    }
                }
                self.block(rest)?;
            }
            Stmt::Loop(body) => while !self.round(body)? {},
            Stmt::While(condition, body) => while self.holds(condition) && !self.round(body)? {},
            Stmt::Break => return Err(Exit::Break),
            Stmt::Continue => return Err(Exit::Continue),
            Stmt::Return => return Err(Exit::Return),
        }
        Ok(())
    }

    fn access(&mut self, at: &Expr, length: u64, node: usize) {
        let at = self.eval(at);
        self.reach(at, length, node);
    }

    fn reach(&mut self, at: u64, length: u64, node: usize) {
        let line = self.lines[&node];
        self.accesses.insert((line, at));
        if at >= length {
            self.outside.insert(line);
        }
    }

    /// Whether the loop is left.
    fn round(&mut self, body: &[Stmt]) -> Result<bool, Exit> {
        self.steps += 1;
        match self.block(body) {
            _ if self.steps > STEPS => Err(Exit::Return),
            Ok(()) | Err(Exit::Continue) => Ok(false),
            Err(Exit::Break) => Ok(true),
            Err(Exit::Return) => Err(Exit::Return),
        }
    }

    fn eval(&mut self, expr: &Expr) -> u64 {
        match expr {
            Expr::Name(name) => match *name {
                "gid" => self.gid,
                "at" => self.rest.0,
                "skipped" => self.rest.1,
                "lane" => self.lane,
                "p" => self.launch.p,
                "q.part.y" => self.launch.q,
                "r.part.x" => self.launch.r,
                _ => self.launch.length,
            },
            Expr::Let(n) => self.lets[n],
            Expr::Signed(op, a, b) => {
                let (a, b) = (self.eval(a) as i32, self.eval(b) as i32);
                self.by_zero |= matches!(*op, "%" | "rem_euclid") && b == 0;
                let value = match *op {
                    "+" => a.wrapping_add(b),
                    "-" => a.wrapping_sub(b),
                    "*" => a.wrapping_mul(b),
                    "%" => a.checked_rem(b).unwrap_or(0),
                    "rem_euclid" => a.checked_rem_euclid(b).unwrap_or(0),
                    "min" => a.min(b),
                    _ => a.max(b),
                };
                u64::from(value as u32)
            }
            Expr::Variable(n) => self.variables[*n],
            Expr::Number(n) => u64::from(*n),
            Expr::Binary(op, a, b) => {
                let (a, b) = (self.eval(a), self.eval(b));
                self.binary(op, a, b)
            }
            Expr::Method(name, a, b) => {
                let (a, b) = (self.eval(a), self.eval(b));
                match *name {
                    "min" => a.min(b),
                    "max" => a.max(b),
                    _ => a.saturating_sub(b),
                }
            }
            Expr::Element(at) => {
                self.access(at, self.launch.length, address(expr));
                self.loaded()
            }
            Expr::PartLength => self.part.1,
        }
    }

    /// A value out of memory.
    fn loaded(&mut self) -> u64 {
        self.memory = self.memory.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
        // Small numbers are more likely to do harm.
        let value = self.memory >> 32;
        if value.is_multiple_of(2) { value >> 28 } else { value }
    }

    fn binary(&mut self, op: &str, a: u64, b: u64) -> u64 {
        self.by_zero |= matches!(op, "/" | "%") && b == 0;
        let value = match op {
            "+" => a + b,
            "-" => a.wrapping_sub(b),
            "*" => a.wrapping_mul(b),
            "/" => a.checked_div(b).unwrap_or(a),
            "%" => a.checked_rem(b).unwrap_or(0),
            "&" => a & b,
            "|" => a | b,
            "<<" => a << (b & 31),
            ">>" => a >> (b & 31),
            _ => a ^ b,
        };
        value & u64::from(u32::MAX)
    }

    fn holds(&mut self, condition: &Cond) -> bool {
        match condition {
            Cond::Compare(op, a, b) => {
                let (a, b) = (self.eval(a), self.eval(b));
                match *op {
                    "<" => a < b,
                    "<=" => a <= b,
                    ">" => a > b,
                    ">=" => a >= b,
                    "==" => a == b,
                    _ => a != b,
                }
            }
            Cond::CompareSigned(op, a, b) => {
                let (a, b) = (self.eval(a) as i32, self.eval(b) as i32);
                match *op {
                    "<" => a < b,
                    "<=" => a <= b,
                    ">" => a > b,
                    ">=" => a >= b,
                    "==" => a == b,
                    _ => a != b,
                }
            }
            Cond::Flag(n) => self.flags[n],
            Cond::Inside([i, n, m]) => {
                let [i, n, m] = [i, n, m].map(|of| self.eval(of));
                i < n && i < m
            }
            Cond::Both(a, b) => self.holds(a) && self.holds(b),
            Cond::Either(a, b) => self.holds(a) || self.holds(b),
            Cond::Not(a) => !self.holds(a),
        }
    }
}

// Proofs, as they are described.

/// Whether a launch fulfils what a proof asks for.
fn holds(proof: &str, launch: &Launch) -> bool {
    let Some(clauses) = proof.strip_prefix("proven if ") else { return proof == "proven" };
    clauses.split("; ").all(|clause| {
        clause.split(" or ").any(|list| list.split(" and ").all(|one| is_true(one, launch)))
    })
}

fn is_true(condition: &str, launch: &Launch) -> bool {
    let (left, right) = condition.split_once(" <= ").expect("a comparison");
    let value = |text: &str| {
        let mut rest = text;
        let value = sum(&mut rest, launch);
        assert!(rest.is_empty(), "{condition}");
        value
    };
    matches!((value(left), value(right)), (Some(left), Some(right)) if left <= right)
}

/// `None` where a quotient is of a negative number, or by one that is not positive.
fn sum(text: &mut &str, launch: &Launch) -> Option<i128> {
    let mut total = product(text, launch);
    loop {
        let sign = match text.get(..3) {
            Some(" + ") => 1,
            Some(" - ") => -1,
            _ => return total,
        };
        *text = &text[3..];
        let next = product(text, launch);
        total = total.and_then(|total| Some(total + sign * next?));
    }
}

fn product(text: &mut &str, launch: &Launch) -> Option<i128> {
    let mut total = atom(text, launch);
    while let Some(rest) = text.strip_prefix(" * ") {
        *text = rest;
        let next = atom(text, launch);
        total = total.and_then(|total| Some(total * next?));
    }
    if let Some(rest) = text.strip_prefix(" / ") {
        *text = rest;
        let divisor = atom(text, launch)?;
        return total.filter(|total| *total >= 0 && divisor > 0).map(|total| total / divisor);
    }
    total
}

fn atom(text: &mut &str, launch: &Launch) -> Option<i128> {
    if let Some(rest) = text.strip_prefix('(') {
        *text = rest;
        let value = sum(text, launch);
        *text = text.strip_prefix(')').expect("a closing parenthesis");
        return value;
    }
    let names = [
        ("x.len()", launch.length),
        ("num_workgroups.x", launch.workgroups),
        ("num_workgroups.y", 1),
        ("num_workgroups.z", 1),
        ("p", launch.p),
        ("q.part.y", launch.q),
        ("r.part.x", launch.r),
    ];
    for (name, value) in names {
        if let Some(rest) = text.strip_prefix(name) {
            *text = rest;
            return Some(i128::from(value));
        }
    }
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at(end);
    *text = rest;
    Some(number.parse().expect("a number"))
}
