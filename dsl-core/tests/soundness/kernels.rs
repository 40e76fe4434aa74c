//! Random kernels, as text. They use every construct that changes variables, in every position of
//! an expression, around guarded indices, divisors and loops. The same numbers, variables and
//! shapes of expressions repeat, so that different things often look equal.

mod effects;
mod expr;
mod forms;
mod idioms;
mod index;
mod memory;
mod stmt;

use crate::random::Random;

/// A scalar type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ty {
    U32,
    I32,
    U64,
    I64,
    U8,
    I8,
    U16,
    I16,
    Bool,
}

impl Ty {
    const INTEGERS: [Ty; 10] =
        [Ty::U32, Ty::I32, Ty::U64, Ty::I64, Ty::U32, Ty::I32, Ty::U8, Ty::I8, Ty::U16, Ty::I16];

    fn name(self) -> &'static str {
        match self {
            Ty::U32 => "u32",
            Ty::I32 => "i32",
            Ty::U64 => "u64",
            Ty::I64 => "i64",
            Ty::U8 => "u8",
            Ty::I8 => "i8",
            Ty::U16 => "u16",
            Ty::I16 => "i16",
            Ty::Bool => "bool",
        }
    }

    fn is_signed(self) -> bool {
        matches!(self, Ty::I32 | Ty::I64 | Ty::I8 | Ty::I16)
    }

    fn bits(self) -> u32 {
        match self {
            Ty::U64 | Ty::I64 => 64,
            Ty::U32 | Ty::I32 | Ty::Bool => 32,
            Ty::U16 | Ty::I16 => 16,
            Ty::U8 | Ty::I8 => 8,
        }
    }

    /// The greatest number that the generator writes.
    fn greatest(self) -> u64 {
        match self {
            Ty::U64 | Ty::I64 => u64::MAX >> 1,
            of => (1 << (of.bits() - u32::from(of.is_signed()))) - 1,
        }
    }

    fn is_wide(self) -> bool {
        matches!(self, Ty::U64 | Ty::I64)
    }
}

/// A scalar with a name: a variable, or a part of one.
#[derive(Debug, Clone)]
struct Var {
    path: String,
    ty: Ty,
    mutable: bool,
}

/// Anything that can be indexed.
#[derive(Debug, Clone)]
struct Array {
    path: String,
    /// Its length, as text.
    length: String,
    fixed: Option<u32>,
    /// The text after an index that leads to a number of the type.
    member: &'static str,
    ty: Ty,
    mutable: bool,
    /// Whether it is a slice, or a part of one.
    is_slice: bool,
}

/// A closure, `name(u32) -> u32`.
#[derive(Debug, Clone)]
struct Closure {
    name: String,
}

/// The items for kernels, each with a text that occurs wherever it is used.
const ITEMS: [(&str, &str); 30] = [
    ("Q", "#[derive(ShaderType, Clone, Copy)]\nstruct Q { y: u32, x: i32, v: UVec2 }"),
    ("R", "#[derive(ShaderType)]\nstruct R { n: u32, data: RuntimeArray<u32> }"),
    (
        "P",
        "#[device]
        mod items {
        use super::*;
        use std::ops::{Add, AddAssign, Sub};
        #[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
        pub struct P { pub a: u32, pub b: i32 }
        impl P {
        pub fn step(&mut self, n: u32) -> bool { self.a += n; self.a < LIMIT }
        pub fn put(&mut self, n: u32) -> u32 { let old = self.a; self.a = n; old }
        pub fn sum(self) -> u32 { self.a + self.b as u32 }
        }
        impl Add for P { type Output = P; fn add(self, o: P) -> P { P { a: self.a + o.a, b: self.b - o.b } } }
        impl Sub<u32> for P { type Output = u32; fn sub(self, n: u32) -> u32 { self.a - n } }
        impl AddAssign<u32> for P { fn add_assign(&mut self, n: u32) { self.a += n; self.b += 1; } }
        }
        use items::P;",
    ),
    ("next(", "#[device]\nfn next(v: &mut u32, n: u32) -> bool { *v += n; *v < LIMIT }"),
    ("put(", "#[device]\nfn put(v: &mut u32, n: u32) -> u32 { let old = *v; *v = n; old }"),
    ("back(", "#[device]\nfn back(v: &mut i32, n: i32) -> i32 { *v -= n; *v }"),
    ("wide(", "#[device]\nfn wide(v: &mut u64, n: u32) -> bool { *v = *v * 3 + n as u64; *v > 9 }"),
    (
        "poke(",
        "#[device]
        fn poke(t: &mut [u32; 16], i: u32, n: u32) -> u32 {
        let k = i & 15; let old = t[k]; t[k] = n; old }",
    ),
    (
        "at(",
        "#[device]
        fn at<const M: usize>(t: &[u32; M], i: u32) -> u32 { if i < M as u32 { t[i] } else { i } }",
    ),
    ("of(", "#[device]\nfn of(a: &[u32], i: u32) -> u32 { if i < a.len() { a[i] } else { i } }"),
    (
        "set(",
        "#[device]
        fn set(a: &mut [u32], i: u32, n: u32) -> bool {
        if i >= a.len() { return false; } a[i] = n; true }",
    ),
    (
        "inside(",
        "#[device]
        fn inside(i: u32, n: u32) -> bool {
        let outside = i >= n; if outside { return false; } true }",
    ),
    (
        "store(",
        "#[device]
        fn store(w: &mut [u32; 16], n: u64) -> u32 {
        if n > 3 { return 1; } w[local_invocation_index()] = 1; 2 }",
    ),
    ("early(", "#[device]\nfn early(v: &mut u32, n: u64) -> u32 { if n > 3 { *v = 8; return 1; } *v }"),
    ("late(", "#[device]\nfn late(v: &mut u32, n: u64) -> u32 { if n < 3 { return 1; } *v = 1; 2 }"),
    ("half(", "#[device]\nfn half(n: u32) -> Option<u32> { if n % 2 == 0 { Some(n / 2) } else { None } }"),
    (
        "take(",
        "#[device]
        fn take(v: &mut u32, n: u32) -> Option<u32> {
        let left = v.checked_sub(n)?; *v = left; Some(left) }",
    ),
    ("twice(", "#[device]\nfn twice(f: impl Fn(u32) -> u32, n: u32) -> u32 { f(f(n)) }"),
    ("pick(", "#[device]\nfn pick<T: Copy>(c: bool, a: T, b: T) -> T { if c { a } else { b } }"),
    (
        "kind(",
        "#[device]\nfn kind(n: u32) -> u32 { if n < LIMIT { return 3; } if n == 17 { return 40; } 20 }",
    ),
    (
        "reset(",
        "#[device]
        fn reset(v: &mut u32, n: u32) {
        if n < LIMIT { *v = 70; return; } if n == 17 { *v = 20; } else { *v = 1; } }",
    ),
    ("sure(", "#[device]\nfn sure(n: u32) -> u32 { n & 3 }"),
    ("adder(", "#[device]\nfn adder(by: u32) -> impl Fn(u32) -> u32 { move |n| n + by }"),
    ("masked(", "#[device]\nfn masked(mask: u32) -> impl Fn(u32) -> u32 { move |n| n & mask }"),
    (
        "View",
        "#[device]
        mod views {
        #[derive(Clone, Copy)]
        pub struct View<'a> { pub of: &'a [u32], pub first: u32 }
        impl<'a> View<'a> {
        pub fn at(&self, i: u32) -> u32 { if i < self.of.len() { self.of[i] } else { self.of[self.first] } }
        pub fn from_end(&self, i: u32) -> u32 {
        if i < self.of.len() { self.of[self.of.len() - 1 - i] } else { i } }
        pub fn row(&self, i: u32) -> u32 {
        if i < self.first && self.first < self.of.len() { self.of[self.first - i] } else { self.of[i] } }
        }
        }
        use views::View;",
    ),
    (
        "Down",
        "#[device]
        mod iterators {
        pub struct Down { pub left: u32, pub by: u32 }
        impl Iterator for Down {
        type Item = u32;
        fn next(&mut self) -> Option<u32> {
        if self.left < self.by { return None; } self.left -= self.by; Some(self.left) }
        }
        }
        use iterators::Down;",
    ),
    (
        "Shape",
        "#[device]
        mod shapes {
        #[derive(Clone, Copy)]
        pub enum Shape { Empty, Point(u32), Span { first: u32, last: u32 } }
        impl Shape {
        pub fn of(n: u32, m: u32) -> Shape {
        match n { 0 => Shape::Empty, 1..=7 => Shape::Point(m & 15), _ => Shape::Span { first: n & 7, last: m } } }
        pub fn grown(self, by: u32) -> Shape {
        match self { Shape::Point(at) => Shape::Span { first: at, last: at + by },
        Shape::Span { first, last } => Shape::Span { first: first / 2, last: last + by }, of => of } }
        }
        }
        use shapes::Shape;",
    ),
    (
        "meet(",
        "#[device]
        fn meet(w: &mut [u32; 16], n: u32) -> u32 {
        workgroup_barrier(); let old = w[n & 15]; workgroup_barrier();
        if local_invocation_index() == 0 { w[n & 15] = n; }
        workgroup_barrier(); if n > LIMIT { return old; } old & 7 }",
    ),
    (
        "turns(",
        "#[device]
        fn turns(w: &mut [u32; 16], count: u32, n: u32) -> u32 {
        let mut sum = n & 3;
        for i in 0..count { workgroup_barrier(); if i == 1 { continue; } sum += i; if count == 2 { break; } }
        if count == 0 { return sum; } workgroup_barrier(); if w[sum] > n { return 15; } sum }",
    ),
    ("pause(", "#[device]\nfn pause(n: u32) { if n > 3 { return; } workgroup_barrier(); }"),
];

/// The names in scope.
#[derive(Debug, Clone, Default)]
struct Scope {
    vars: Vec<Var>,
    arrays: Vec<Array>,
    closures: Vec<Closure>,
    /// `Option<u32>`s.
    options: Vec<String>,
    /// Structs with the methods of `P`.
    structs: Vec<String>,
}

struct Generator<'r> {
    random: &'r mut Random,
    scope: Scope,
    /// The numbers that this kernel prefers.
    numbers: Vec<u64>,
    /// The shapes of expressions that it prefers.
    shapes: Vec<index::Shape>,
    /// The number of names so far.
    names: usize,
    /// The labels of the enclosing loops, innermost last; `None` for loops without a label.
    loops: Vec<Option<String>>,
    /// The number of statements that may still be generated.
    statements: usize,
    /// The value of `return` here; `None` where `return` is not allowed.
    result: Option<&'static str>,
    /// The functions of this kernel, with the types of their second parameters.
    functions: Vec<Function>,
}

/// `fn name(v: &mut u32, n: …, [t: &mut [u32; 16]]) -> …`
#[derive(Debug, Clone)]
struct Function {
    name: String,
    param: Ty,
    has_table: bool,
    result: Ty,
}

/// A kernel with the items that it calls.
pub(crate) fn random(random: &mut Random) -> String {
    const NUMBERS: [u64; 30] = [
        0,
        1,
        2,
        3,
        4,
        5,
        7,
        8,
        15,
        16,
        17,
        31,
        32,
        33,
        40,
        63,
        64,
        65,
        100,
        255,
        1000,
        0x0FFF_FFFF,
        0x1000_0000,
        0x4000_0000,
        0x7FFF_FFFF,
        0x8000_0000,
        0xC000_0000,
        0xFFFF_FFF0,
        0xFFFF_FFFE,
        0xFFFF_FFFF,
    ];
    if random.once_in(20) {
        return tiles(random);
    }
    let mut numbers: Vec<u64> = (0..4).map(|_| random.one(&NUMBERS)).collect();
    numbers.extend([1, 16, 2, random.one(&[3, 4, 5, 8, 15, 17])]);
    let mut generator = Generator {
        random,
        scope: Scope::default(),
        numbers,
        shapes: Vec::new(),
        names: 0,
        loops: Vec::new(),
        statements: 0,
        result: None,
        functions: Vec::new(),
    };
    generator.kernel()
}

/// A kernel with cooperative matrices.
fn tiles(random: &mut Random) -> String {
    let size = random.one(&[8, 16]);
    let length = size * size + random.one(&[0, 0, 1, 8, size * size]);
    let number = |random: &mut Random| {
        let of_size = [format!("{size}"), format!("{}", size + 1), format!("n.min({size})")];
        let others = ["0", "1", "n", "n & 1", "n & 7"].map(str::to_owned);
        random.one(&[of_size.as_slice(), of_size.as_slice(), others.as_slice()].concat())
    };
    let first = |random: &mut Random| random.one(&["0", "1", "8", "n", "n & 1", "n & 7", "n % 9"]);
    let (at, stride) = (first(random), number(random));
    let (first, by) = (first(random), number(random));
    let matrix = format!("CoopMatrix<f32, {size}, C>");
    format!(
        "#[kernel(workgroup_size = 32, allow(race = \"r\"))]\n\
         fn k(n: u32, m: u32, x: &mut [f32]) {{\n\
         workgroup_var!(w: [f32; {length}]);\n\
         let lane = local_invocation_index();\n\
         for j in (lane..{length}).step_by(32) {{ w[j] = 1.0; }}\n\
         workgroup_barrier();\n\
         let mut a = coop_load_t::<{matrix}>(&w[{first}], {stride});\n\
         if n < m {{ a = coop_load::<{matrix}>(&w[{at}], {by}); }}\n\
         workgroup_barrier();\n\
         for i in 0..(m & 3) {{ coop_store(a, &mut w[i * {size} + {first}], {by}); }}\n\
         coop_store_t(a, &mut x[{at}], {stride});\n\
         }}\n"
    )
}

impl Generator<'_> {
    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    /// A number as text, of a type.
    fn number(&mut self, ty: Ty) -> String {
        let number = self.random.one(&self.numbers);
        let number = match ty {
            Ty::Bool => return if number & 1 == 0 { "false" } else { "true" }.to_owned(),
            ty => number & ty.greatest(),
        };
        let sign = if ty.is_signed() && self.random.once_in(5) { "-" } else { "" };
        format!("{sign}{number}{}", ty.name())
    }

    /// Declarations in a block end with it.
    fn scoped<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        let scope = self.scope.clone();
        let result = f(self);
        self.scope = scope;
        result
    }

    fn var(&mut self, path: impl Into<String>, ty: Ty, mutable: bool) {
        self.scope.vars.push(Var { path: path.into(), ty, mutable });
    }

    fn array(&mut self, path: &str, fixed: u32, member: &'static str, ty: Ty) {
        let (path, length) = (path.to_owned(), fixed.to_string());
        let fixed = Some(fixed);
        self.scope.arrays.push(Array {
            path,
            length,
            fixed,
            member,
            ty,
            mutable: true,
            is_slice: false,
        });
    }

    fn slice(&mut self, path: &str, member: &'static str, ty: Ty, mutable: bool) {
        let (path, length) = (path.to_owned(), format!("{path}.len()"));
        self.scope.arrays.push(Array {
            path,
            length,
            fixed: None,
            member,
            ty,
            mutable,
            is_slice: true,
        });
    }

    fn kernel(&mut self) -> String {
        let mut text = String::new();
        for _ in 0..self.random.below(3) {
            text += &self.function();
        }
        let (size, count) = self.random.one(&[
            ("1", 1),
            ("2", 2),
            ("4", 4),
            ("8", 8),
            ("(2, 2)", 4),
            ("(4, 1, 2)", 8),
        ]);
        let (size, count) = if self.random.once_in(40) { ("64", 64) } else { (size, count) };
        let is_generic = self.random.once_in(6);
        let (generics, instances) = match is_generic {
            true => ("<const N: usize>", ", instances(N = [5, 16])"),
            false => ("", ""),
        };
        text += &format!("#[kernel(workgroup_size = {size}{instances}, allow(race = \"r\"))]\n");
        text += &format!("fn k{generics}(n: u32, m: u32, ");
        self.var("n", Ty::U32, false);
        self.var("m", Ty::U32, false);
        self.slice("x", "", Ty::U32, true);
        // Unused parameters cost nothing.
        if self.random.once_in(2) {
            let mutable = self.random.once_in(2);
            text += if mutable { "mut s: i32, " } else { "s: i32, " };
            self.var("s", Ty::I32, mutable);
        }
        if self.random.once_in(3) {
            text += "c: bool, d: u64, ";
            self.var("c", Ty::Bool, false);
            self.var("d", Ty::U64, false);
        }
        if self.random.once_in(3) {
            text += "o: UVec2, q: Q, ";
            for path in ["o.x", "o.y", "q.y", "q.v.y"] {
                self.var(path, Ty::U32, false);
            }
            self.var("q.x", Ty::I32, false);
        }
        if self.random.once_in(3) {
            text += "g: &Q, ";
            self.var("g.y", Ty::U32, false);
            self.var("g.x", Ty::I32, false);
            self.var("g.v.x", Ty::U32, false);
        }
        if self.random.once_in(2) {
            text += "y: &[i32], ";
            self.slice("y", "", Ty::I32, false);
        }
        if self.random.once_in(4) {
            text += "z: &mut [P], ";
            self.slice("z", ".a", Ty::U32, true);
        }
        if self.random.once_in(4) {
            text += "r: &mut R, ";
            self.slice("r.data", "", Ty::U32, true);
            self.var("r.n", Ty::U32, true);
        }
        if self.random.once_in(5) {
            text += "l: &[u64], ";
            self.slice("l", "", Ty::U64, false);
        }
        if self.random.once_in(6) {
            text += "tx: &Texture2d<u32>, ta: &Texture2dArray<f32>, ";
            for path in ["tx.dimensions().x", "tx.dimensions().y", "ta.num_layers()"] {
                self.var(path, Ty::U32, false);
            }
        }
        let has_atomics = self.random.once_in(5);
        if has_atomics {
            text += "h: &[Atomic<u32>], ";
        }
        text += "x: &mut [u32]) {\n";
        let has_shared = self.random.below(3) > 0;
        // If a kernel reads `w` in only one place, it is often proven to write `w` first.
        let is_memory = has_shared && count <= 16 && self.random.once_in(3);
        let has_rows = is_memory && self.random.once_in(3);
        text += match has_shared {
            true if has_rows => "workgroup_var!(rows: [[u32; 4]; 2]);\n",
            true => "workgroup_var!(w: [u32; 16]);\n",
            false => "",
        };
        if is_memory {
            self.numbers = (0..10).collect();
        } else if has_shared {
            text += &self.fill(count);
            self.array("w", 16, "", Ty::U32);
        }
        if self.random.once_in(2) {
            text += "let gid = global_invocation_id().x;\n";
            self.var("gid", Ty::U32, false);
        }
        if self.random.once_in(2) {
            text += "let lane = local_invocation_index();\n";
            self.var("lane", Ty::U32, false);
        }
        if !size.contains('(') && self.random.once_in(if count == 64 { 1 } else { 6 }) {
            text += "let sg = subgroup_invocation_id();\nlet total = subgroup_add(sg + n);\n";
            self.var("sg", Ty::U32, false);
            self.var("total", Ty::U32, false);
        }
        if is_generic {
            text += "let mut t = [0u32; N];\n";
            self.scope.arrays.push(Array {
                path: "t".to_owned(),
                length: "(N as u32)".to_owned(),
                fixed: None,
                member: "",
                ty: Ty::U32,
                mutable: true,
                is_slice: false,
            });
        } else {
            text += &format!("let mut t = [{}; 16];\n", self.number(Ty::U32));
            self.array("t", 16, "", Ty::U32);
        }
        text += &self.variables();
        // In small kernels, fewer statements prevent a verdict about the whole kernel.
        let is_small = is_memory || self.random.once_in(3);
        self.statements = if is_small { 1 } else { 4 + self.random.below(10) };
        if is_small {
            text += &match self.random.below(3) {
                0 => self.while_(1),
                _ => self.idiom() + &self.idiom(),
            };
        }
        self.result = Some("");
        let outer: Vec<(String, Ty)> =
            self.scope.vars.iter().map(|var| (var.path.clone(), var.ty)).collect();
        while self.statements > 0 {
            text += &self.stmt(2);
            if has_shared && self.random.once_in(12) {
                text += &match is_memory || self.random.once_in(2) {
                    true => "workgroup_barrier();\n".to_owned(),
                    false => self.call_that_waits(),
                };
            }
        }
        if has_rows {
            text += &self.memory_of_rows();
        } else if is_memory {
            text += &self.memory();
        }
        // Every variable is read at the end.
        let sum: Vec<String> = outer
            .iter()
            .filter(|(path, _)| self.scope.vars.iter().any(|var| var.path == *path))
            .map(
                |(path, ty)| if *ty == Ty::U32 { path.clone() } else { format!("({path} as u32)") },
            )
            .collect();
        let at = self.index_of(&self.scope.arrays[0].clone());
        text += &format!("if n == 77 {{ x[{at}] = {}; }}\n}}\n", sum.join(" ^ "));
        self.items(&text) + &text
    }

    /// Fills all or some of the workgroup memory.
    fn fill(&mut self, count: u32) -> String {
        let barrier = "workgroup_barrier();\n";
        match self.random.below(5) {
            0 => String::new(),
            1 => format!(
                "for j in (local_invocation_index()..16).step_by({count}) {{ w[j] = j; }}\n{barrier}"
            ),
            2 => format!("w[local_invocation_index()] = 3;\n{barrier}"),
            3 => "for j in 0..16 { w[j] = j; }\n".to_owned(),
            _ => format!("for j in 0..16 {{ w[j] = j; }}\n{barrier}"),
        }
    }

    /// Variables of all kinds.
    fn variables(&mut self) -> String {
        let mut text = String::new();
        for n in 0..2 {
            let value = match self.random.below(4) {
                0 => {
                    let (k, a) = (self.random.below(4), self.number(Ty::U32));
                    format!("if m > {k} {{ {a} }} else {{ {k} }}")
                }
                1 => format!("{}u32", self.random.below(4)),
                2 => "n".to_owned(),
                _ => "0u32".to_owned(),
            };
            text += &format!("let mut v{n} = {value};\n");
            self.var(format!("v{n}"), Ty::U32, true);
        }
        for ty in [Ty::I32, Ty::U64, Ty::I64, Ty::Bool, Ty::U8, Ty::I8, Ty::U16, Ty::I16] {
            if self.random.once_in(if ty.bits() == 32 { 3 } else { 5 }) {
                let (name, value) = (format!("v_{}", ty.name()), self.number(ty));
                text += &format!("let mut {name} = {value};\n");
                self.var(name, ty, true);
            }
        }
        if self.random.once_in(3) {
            text += "let mut p = P { a: 0, b: 3 };\n";
            self.var("p.a", Ty::U32, true);
            self.var("p.b", Ty::I32, true);
            self.scope.structs.push("p".to_owned());
        }
        if self.random.once_in(4) {
            text += "let mut e = uvec2(n, 1);\n";
            self.var("e.x", Ty::U32, true);
            self.var("e.y", Ty::U32, true);
        }
        if self.random.once_in(4) {
            text += "let mut f = (m, 2i32);\n";
            self.var("f.0", Ty::U32, true);
            self.var("f.1", Ty::I32, true);
        }
        let has_many = self.scope.vars.iter().any(|var| var.path == "sg");
        if has_many || self.random.once_in(5) {
            text += "let mut a40 = [1u32; 40];\n";
            if has_many {
                text += "a40[sg] = 2;\n";
            }
            self.array("a40", 40, "", Ty::U32);
        }
        if self.random.once_in(5) {
            text += "let mut bytes = [3u8; 9];\n";
            self.array("bytes", 9, "", Ty::U8);
        }
        if self.random.once_in(5) {
            text += "let mut a256 = [1u32; 256];\n";
            self.array("a256", 256, "", Ty::U32);
        }
        if self.random.once_in(5) {
            text += "let mut u = [P { a: 1, b: 2 }; 5];\n";
            self.array("u", 5, ".a", Ty::U32);
        }
        if self.random.once_in(6) {
            text += "let mut b = [[1u32; 4]; 3];\n";
            self.array("b[1]", 4, "", Ty::U32);
            self.array("b", 3, "[2]", Ty::U32);
        }
        text
    }

    /// The items that a text refers to.
    fn items(&mut self, text: &str) -> String {
        let limit = self.random.one(&["16", "5", "1000", "0x10000000"]);
        let is_used = |(name, _): &&(&str, &str)| text.contains(name);
        let used =
            ITEMS.iter().filter(is_used).map(|(_, item)| item.replace("LIMIT", limit) + "\n");
        used.collect()
    }

    /// A random function.
    fn function(&mut self) -> String {
        let name = self.name("f");
        let param = self.random.one(&Ty::INTEGERS);
        let result = self.random.one(&[Ty::U32, Ty::Bool]);
        let has_table = self.random.once_in(3);
        let outer = std::mem::take(&mut self.scope);
        self.var("*a", Ty::U32, true);
        self.var("b", param, false);
        let table = if has_table { ", t: &mut [u32; 16]" } else { "" };
        if has_table {
            self.array("t", 16, "", Ty::U32);
        }
        let mut text = format!(
            "#[device]\nfn {name}(a: &mut u32, b: {}{table}) -> {} {{\n",
            param.name(),
            result.name()
        );
        self.statements = 1 + self.random.below(4);
        self.result = Some(if result == Ty::Bool { "*a > 3" } else { "*a" });
        if self.random.once_in(2) {
            let condition = self.condition(1);
            let (a, value) = (self.number(Ty::U32), self.number(result));
            text += &format!("if {condition} {{ *a = {a}; return {value}; }}\n");
        }
        while self.statements > 0 {
            text += &self.stmt(1);
        }
        text += &match self.random.below(3) {
            0 => self.number(result),
            _ => self.expr(result, 2),
        };
        text += "\n}\n";
        self.scope = outer;
        self.result = None;
        self.functions.push(Function { name, param, has_table, result });
        text
    }
}
