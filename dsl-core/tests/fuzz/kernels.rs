//! Kernels that are right by construction, as Rust text. Every choice takes a byte of the input.
//! When the input ends, the simplest choice is made, so a shorter input means a simpler kernel.

use std::fmt::Write;

#[derive(Debug, Clone, PartialEq)]
enum Ty {
    Bool,
    I32,
    U32,
    F32,
    /// A vector of 2 to 4 scalars.
    Vector(Box<Ty>, usize),
    Array(Box<Ty>, usize),
}

use Ty::{Bool, F32, I32, U32};

impl Ty {
    fn rust(&self) -> String {
        match self {
            Bool => "bool".into(),
            I32 => "i32".into(),
            U32 => "u32".into(),
            F32 => "f32".into(),
            Ty::Vector(scalar, n) => {
                let prefix = match **scalar {
                    Bool => "BVec",
                    I32 => "IVec",
                    U32 => "UVec",
                    _ => "Vec",
                };
                format!("{prefix}{n}")
            }
            Ty::Array(element, n) => format!("[{}; {n}]", element.rust()),
        }
    }

    fn is_integer(&self) -> bool {
        matches!(self, I32 | U32)
    }

    fn vector(&self, n: usize) -> Ty {
        Ty::Vector(Box::new(self.clone()), n)
    }
}

/// A variable in scope.
#[derive(Debug, Clone)]
struct Var {
    name: String,
    ty: Ty,
    mutable: bool,
}

/// A loop or labelled block around the current statement.
struct Target {
    label: Option<String>,
    is_block: bool,
    /// A `loop` that is a value: a `break` without a value cannot leave it.
    has_value: bool,
}

/// Names that users might choose: also WGSL keywords, WGSL functions and names of the emitted text.
#[rustfmt::skip]
const NAMES: &[&str] = &[
    "a", "b", "count", "r#type", "array", "vec2", "texture", "ptr", "var", "function", "select", "bitcast",
    "atomicAdd", "params", "Params", "value", "last", "start", "end", "stride", "i", "_x", "__y", "rust_x",
    "f16", "mat2x2f", "workgroup", "storage", "read", "handle", "r#loop", "discard", "sampler", "params_1",
    "global_invocation_id", "k", "selector", "break_a", "operand", "vec3f", "u", "é", "r#fn", "switch", "diagnostic",
    "uniform", "alias", "std", "min", "i32_", "unused", "target", "fragment", "nullptr", "x_1", "demote", "len",
];

const LITERALS_U32: &[&str] = &[
    "1",
    "0",
    "7u32",
    "31",
    "u32::MAX",
    "u32::MIN",
    "4294967295u32",
    "0x8000_0000u32",
    "2147483648u32",
    "u32::BITS",
];
const LITERALS_I32: &[&str] = &[
    "1",
    "0",
    "(-1i32)",
    "7i32",
    "i32::MAX",
    "i32::MIN",
    "(-2147483648i32)",
    "2147483647",
    "(-2147483647i32)",
];
const LITERALS_F32: &[&str] = &[
    "1.0",
    "0.0",
    "(-0.0)",
    "2.5f32",
    "f32::MAX",
    "f32::MIN",
    "f32::MIN_POSITIVE",
    "f32::EPSILON",
    "f32::INFINITY",
    "f32::NEG_INFINITY",
    "f32::NAN",
    "1e-45",
    "3.4e38",
    "(-1.17e-38)",
    "std::f32::consts::PI",
    "16777217.0",
    "0.1",
    "3f32",
    "4294967296.0",
    "1e30",
    "8388607.5",
];

struct Generator<'a> {
    bytes: std::slice::Iter<'a, u8>,
    vars: Vec<Var>,
    targets: Vec<Target>,
    /// How deep expressions and statements may still nest.
    depth: usize,
    text: String,
    fresh: usize,
}

/// A kernel made from these bytes: the arguments of the attribute, and the function.
pub(crate) fn generate(bytes: &[u8]) -> (String, String) {
    let mut cx = Generator {
        bytes: bytes.iter(),
        vars: Vec::new(),
        targets: Vec::new(),
        depth: 5,
        text: String::new(),
        fresh: 0,
    };
    let size = ["workgroup_size = 64", "workgroup_size = (8, 4)", "workgroup_size = (4, 2, 8)"];
    // Random kernels have data races and read unwritten memory.
    let allow = "allow(race = \"random\", unwritten = \"random\", out_of_bounds = \"random\")";
    let size = format!("{}, {allow}", cx.pick(&size));
    let var = |name: &str, ty: Ty, mutable| Var { name: name.to_owned(), ty, mutable };
    cx.vars = vec![
        var("n", U32, true),
        var("s", I32, false),
        var("x", F32, false),
        var("v", F32.vector(3), false),
        var("p", I32.vector(2), false),
        var("shared", Ty::Array(Box::new(U32), 8), true),
        var("masks", Ty::Array(Box::new(Bool), 4), true),
        var("point", F32.vector(2), true),
    ];
    cx.text += "fn kernel(mut n: u32, s: i32, x: f32, v: Vec3, p: IVec2, input: &[f32], table: &[Vec4; 2], \
                hits: &[Atomic<u32>], lows: &[Atomic<i32>], out: &mut [u32], ints: &mut [i32], \
                floats: &mut [f32], vectors: &mut [Vec3]) {\n\
                workgroup_var!(shared: [u32; 8], masks: [bool; 4], point: Vec2, bins: [Atomic<u32>; 4]);\n";
    if cx.flip() {
        cx.text += "shared[local_invocation_index() % 8] = n; workgroup_barrier();\n";
        cx.text += "let total = workgroup_uniform_load(&shared[2]);\n";
        cx.vars.push(var("total", U32, false));
    }
    cx.consts();
    cx.stmts();
    // Every type is stored to memory once, whatever the statements did.
    for (place, ty) in [("out", U32), ("ints", I32), ("floats", F32), ("vectors", F32.vector(3))] {
        let value = cx.expr(&ty);
        let _ = writeln!(cx.text, "{place}[0] = {value};");
    }
    (size, cx.text + "}")
}

impl Generator<'_> {
    // Choices.

    fn byte(&mut self) -> usize {
        self.bytes.next().copied().unwrap_or(0).into()
    }

    fn below(&mut self, n: usize) -> usize {
        self.byte() % n
    }

    fn flip(&mut self) -> bool {
        self.below(2) == 1
    }

    fn pick<'t>(&mut self, list: &[&'t str]) -> &'t str {
        list[self.below(list.len())]
    }

    fn scalar(&mut self) -> Ty {
        [U32, I32, F32, Bool][self.below(4)].clone()
    }

    fn ty(&mut self) -> Ty {
        let scalar = self.scalar();
        match self.below(8) {
            0..5 => scalar,
            5 | 6 => scalar.vector(2 + self.below(3)),
            _ => Ty::Array(
                Box::new(if self.flip() { scalar.vector(2) } else { scalar }),
                1 + self.below(4),
            ),
        }
    }

    fn name(&mut self) -> String {
        self.fresh += 1;
        // Shadowing now and then. Labels and constants have distinct names.
        self.pick(NAMES).to_owned()
    }

    // Scopes.

    fn scoped<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> R {
        let outer = self.vars.len();
        self.depth -= 1;
        let result = f(self);
        self.depth += 1;
        self.vars.truncate(outer);
        result
    }

    /// A variable of a wanted type that no later variable shadows.
    fn var(&mut self, is_wanted: impl Fn(&Var) -> bool) -> Option<Var> {
        let visible: Vec<Var> = (0..self.vars.len())
            .filter(|at| self.vars[at + 1..].iter().all(|later| later.name != self.vars[*at].name))
            .map(|at| self.vars[at].clone())
            .filter(is_wanted)
            .collect();
        if visible.is_empty() {
            return None;
        }
        let at = self.below(visible.len());
        Some(visible[at].clone())
    }

    fn consts(&mut self) {
        for at in 0..self.below(4) {
            let ty = match self.ty() {
                Ty::Vector(scalar, n) if *scalar != Bool => Ty::Vector(scalar, n),
                Ty::Array(element, n) if !matches!(*element, Ty::Vector(..)) => {
                    Ty::Array(element, n)
                }
                Ty::Vector(..) | Ty::Array(..) => U32,
                scalar => scalar,
            };
            let value = self.constant(&ty);
            let name = format!("{}{at}", self.pick(&["N", "array", "SIZE_", "override"]));
            let _ = writeln!(self.text, "const {name}: {} = {value};", ty.rust());
            self.vars.push(Var { name, ty, mutable: false });
        }
    }

    fn constant(&mut self, ty: &Ty) -> String {
        match ty {
            Ty::Vector(scalar, n) => {
                let parts: Vec<String> = (0..*n).map(|_| self.constant(scalar)).collect();
                format!("{}::new({})", ty.rust(), parts.join(", "))
            }
            Ty::Array(element, n) => {
                if self.flip() {
                    return format!("[{}; {n}]", self.constant(element));
                }
                let parts: Vec<String> = (0..*n).map(|_| self.constant(element)).collect();
                format!("[{}]", parts.join(", "))
            }
            U32 | I32 if self.flip() => {
                let op = self.pick(&["&", "|", "^"]);
                let (a, b) = (self.literal(ty), self.literal(ty));
                format!("({a} {op} {b})")
            }
            F32 if self.flip() => {
                let op = self.pick(&["+", "-", "*", "/", "%"]);
                let (a, b) = (self.literal(ty), self.literal(ty));
                format!("({a} {op} {b})")
            }
            _ => self.literal(ty),
        }
    }

    // Expressions. Each can stand anywhere: it is one token, a call, or parenthesised.

    fn literal(&mut self, ty: &Ty) -> String {
        match ty {
            Bool => self.pick(&["true", "false"]).to_owned(),
            I32 => self.pick(LITERALS_I32).to_owned(),
            U32 => self.pick(LITERALS_U32).to_owned(),
            F32 => self.pick(LITERALS_F32).to_owned(),
            Ty::Vector(scalar, n) => {
                if self.flip() && **scalar != Bool {
                    let names = ["ZERO", "ONE", "X", "Y"];
                    return format!("{}::{}", ty.rust(), self.pick(&names));
                }
                let parts: Vec<String> = (0..*n).map(|_| self.literal(scalar)).collect();
                format!("{}::new({})", ty.rust(), parts.join(", "))
            }
            Ty::Array(element, n) => format!("[{}; {n}]", self.literal(element)),
        }
    }

    fn expr(&mut self, ty: &Ty) -> String {
        if self.depth == 0 {
            return self.leaf(ty);
        }
        self.depth -= 1;
        let text = match self.below(8) {
            0 | 1 => self.leaf(ty),
            2 => self.block_value(ty),
            3 => self.access(ty),
            _ => self.operation(ty),
        };
        self.depth += 1;
        text
    }

    fn leaf(&mut self, ty: &Ty) -> String {
        if self.below(3) > 0
            && let Some(var) = self.var(|var| var.ty == *ty)
        {
            return var.name;
        }
        self.literal(ty)
    }

    /// A value read from a composite value or from memory.
    fn access(&mut self, ty: &Ty) -> String {
        let index = self.expr(&U32);
        let choice = self.below(4);
        let element = self.var(|var| match &var.ty {
            Ty::Array(element, _) => **element == *ty,
            Ty::Vector(scalar, _) => **scalar == *ty,
            _ => false,
        });
        if let (0 | 1, Some(var)) = (choice, element) {
            return match var.ty {
                Ty::Array(_, n) if choice == 0 => format!("{}[{index} % {n}]", var.name),
                Ty::Array(_, n) => format!("{}[{}]", var.name, self.below(n)),
                Ty::Vector(_, n) if choice == 0 => format!("{}[{index} % {n}]", var.name),
                _ => format!("{}.{}", var.name, self.pick(&["x", "y"])),
            };
        }
        match (ty, choice) {
            (U32, 2) => {
                let name = self.pick(&[
                    "local_invocation_index()",
                    "workgroup_id().y",
                    "input.len()",
                    "table.len()",
                ]);
                name.to_owned()
            }
            (U32, 3) => {
                let op = self.pick(&["fetch_add", "fetch_max", "swap", "fetch_xor"]);
                let value = self.expr(&U32);
                format!("hits[{}].{op}({value})", self.simple_index())
            }
            (U32, _) => format!("out[{index} & 1023]"),
            (I32, 2) => format!("lows[{index} >> 4].load()"),
            (I32, _) => format!("ints[{index} % 100]"),
            (F32, 2) => format!("table[{index} % 2].{}", self.pick(&["x", "w"])),
            (F32, _) => format!("input[{index} & 1023]"),
            (Ty::Vector(scalar, 3), 2) if **scalar == U32 => {
                self.pick(&["global_invocation_id()", "num_workgroups()"]).to_owned()
            }
            (Ty::Vector(scalar, 3), _) if **scalar == F32 => format!("vectors[{index} / 64]"),
            // Masks have no swizzles.
            (Ty::Vector(scalar, n), _) if **scalar != Bool => {
                let wide = self.expr(&scalar.vector(4));
                let names = [["xy", "wz", "xx"], ["zyx", "www", "xyz"], ["wzyx", "xxyy", "xyzw"]];
                format!("({wide}).{}()", self.pick(&names[n - 2]))
            }
            (Bool, _) => format!("masks[{index} % 4]"),
            (Ty::Vector(..) | Ty::Array(..), _) => self.leaf(ty),
        }
    }

    /// An index that no operand to its right can change.
    fn simple_index(&mut self) -> String {
        self.pick(&["0", "s as u32", "local_invocation_index()", "3"]).to_owned()
    }

    fn operation(&mut self, ty: &Ty) -> String {
        match ty {
            Bool => self.condition(),
            I32 | U32 => self.integer(ty),
            F32 => self.float(),
            Ty::Vector(scalar, n) => self.vector(scalar, *n),
            Ty::Array(element, n) => {
                let parts: Vec<String> = (0..*n).map(|_| self.expr(element)).collect();
                format!("[{}]", parts.join(", "))
            }
        }
    }

    fn condition(&mut self) -> String {
        match self.below(8) {
            0 | 1 => {
                let ty = [U32, I32, F32, Bool][self.below(4)].clone();
                let op = self.pick(&["<", ">", "<=", ">=", "==", "!="]);
                let (a, b) = (self.expr(&ty), self.expr(&ty));
                // Some operands omit parentheses where Rust needs none, to test the precedence in
                // the emitter.
                let (a, b) = match (&ty, self.below(3)) {
                    (U32, 1) => (a, format!("{b} >> {}", self.below(32))),
                    (U32, 2) => (format!("{a} & 3"), format!("{b} + 1 | 4")),
                    _ => (a, b),
                };
                format!("({a} {op} {b})")
            }
            2 => format!("(!{})", self.expr(&Bool)),
            3 => {
                let op = self.pick(&["&&", "||", "&", "|", "^"]);
                let (a, b) = (self.expr(&Bool), self.expr(&Bool));
                format!("({a} {op} {b})")
            }
            4 => {
                let (a, b, c) = (self.expr(&Bool), self.expr(&Bool), self.expr(&Bool));
                format!("({a} && {b} || {c})")
            }
            5 => {
                let method = self.pick(&["is_nan", "is_finite", "is_sign_negative", "is_infinite"]);
                format!("({}).{method}()", self.expr(&F32))
            }
            6 => {
                let (a, b) = (self.expr(&F32.vector(2)), self.expr(&F32.vector(2)));
                let method = self.pick(&["cmplt", "cmpge", "cmpeq"]);
                format!("({a}).{method}({b}).{}()", self.pick(&["any", "all"]))
            }
            _ => {
                let ty = U32.vector(3);
                let (a, b) = (self.expr(&ty), self.expr(&ty));
                format!("({a} {} {b})", self.pick(&["==", "!="]))
            }
        }
    }

    fn integer(&mut self, ty: &Ty) -> String {
        let name = ty.rust();
        let other = if *ty == U32 { I32 } else { U32 };
        match self.below(12) {
            0 | 1 => {
                let op = self.pick(&["+", "-", "*", "&", "|", "^"]);
                let (a, b) = (self.expr(ty), self.expr(ty));
                format!("({a} {op} {b})")
            }
            2 => {
                let op = self.pick(&["/", "%"]);
                let (a, b) = (self.expr(ty), self.expr(ty));
                format!("({a} {op} ({b} | 1))")
            }
            3 => {
                let op = self.pick(&["<<", ">>"]);
                let amount = match self.below(3) {
                    0 => self.below(32).to_string(),
                    1 => format!("({} & 31)", self.expr(&U32)),
                    _ => format!("({} & 31)", self.expr(&I32)),
                };
                format!("({} {op} {amount})", self.expr(ty))
            }
            4 => format!("(!{})", self.expr(ty)),
            5 if *ty == I32 => format!("(-{})", self.expr(ty)),
            5 | 6 => {
                let from = [other, F32, Bool][self.below(3)].clone();
                format!("({} as {name})", self.castable(&from))
            }
            7 => {
                let method = self.pick(&[
                    "min",
                    "max",
                    "wrapping_sub",
                    "saturating_add",
                    "rem_euclid",
                    "div_euclid",
                ]);
                let (a, b) = (self.expr(ty), self.expr(ty));
                let b = if method.contains("euclid") { format!("{b} | 1") } else { b };
                format!("({a}).{method}({b})")
            }
            8 => {
                let (a, b, c) = (self.expr(ty), self.expr(ty), self.expr(ty));
                format!("({a}).clamp({b}, {c})")
            }
            9 => {
                let method = self.pick(&["pow", "rotate_left", "rotate_right"]);
                let (a, b) = (self.expr(ty), self.expr(&U32));
                format!("({a}).{method}({b})")
            }
            10 if *ty == U32 => {
                let method =
                    self.pick(&["count_ones", "leading_zeros", "trailing_zeros", "unsigned_abs"]);
                format!("({}).{method}()", self.expr(&I32))
            }
            10 => format!("({}).reverse_bits()", self.expr(ty)),
            _ => {
                let (a, b, c) = (self.expr(ty), self.expr(ty), self.expr(ty));
                match self.below(3) {
                    0 => format!("({a} << {} {} {b})", self.below(32), self.pick(&["|", "^", "&"])),
                    1 => format!("({a} {} {b} * {c})", self.pick(&["+", "-", "&", "|"])),
                    _ => format!("({a} * {b} {} {c})", self.pick(&["+", "-", "^", "|"])),
                }
            }
        }
    }

    /// A literal takes the type of its cast, and `u32` has no unary minus.
    fn castable(&mut self, ty: &Ty) -> String {
        let value = self.expr(ty);
        if *ty == I32 { format!("({value} | 0i32)") } else { value }
    }

    fn float(&mut self) -> String {
        match self.below(9) {
            0..3 => {
                let op = self.pick(&["+", "-", "*", "/", "%"]);
                let (a, b) = (self.expr(&F32), self.expr(&F32));
                format!("({a} {op} {b})")
            }
            3 => format!("(-{})", self.expr(&F32)),
            4 => {
                let from = if self.flip() { U32 } else { I32 };
                format!("({} as f32)", self.castable(&from))
            }
            5 => {
                let methods = [
                    "sqrt",
                    "abs",
                    "floor",
                    "round",
                    "fract",
                    "signum",
                    "exp",
                    "ln",
                    "sin",
                    "tanh",
                    "recip",
                    "to_degrees",
                    "cbrt",
                    "exp_m1",
                    "asin",
                    "acosh",
                    "round_ties_even",
                    "log10",
                    "trunc",
                ];
                let method = self.pick(&methods);
                format!("({}).{method}()", self.expr(&F32))
            }
            6 => {
                let method = self.pick(&[
                    "min",
                    "max",
                    "atan2",
                    "powf",
                    "hypot",
                    "copysign",
                    "rem_euclid",
                    "log",
                ]);
                let (a, b) = (self.expr(&F32), self.expr(&F32));
                format!("({a}).{method}({b})")
            }
            7 => {
                let method = self.pick(&["clamp", "mul_add"]);
                let (a, b, c) = (self.expr(&F32), self.expr(&F32), self.expr(&F32));
                format!("({a}).{method}({b}, {c})")
            }
            _ => match self.below(4) {
                0 => {
                    let a = self.expr(&F32);
                    format!("({a}).powi({})", self.expr(&I32))
                }
                1 => format!("f32::from_bits({})", self.expr(&U32)),
                2 => {
                    let (a, b) = (self.expr(&F32.vector(3)), self.expr(&F32.vector(3)));
                    format!("({a}).{}({b})", self.pick(&["dot", "distance"]))
                }
                _ => format!(
                    "({}).{}()",
                    self.expr(&F32.vector(3)),
                    self.pick(&["length", "element_sum", "max_element"])
                ),
            },
        }
    }

    fn vector(&mut self, scalar: &Ty, n: usize) -> String {
        let ty = scalar.vector(n);
        let name = ty.rust();
        let choice = self.below(7);
        if let 0 | 1 = choice {
            let parts: Vec<String> = (0..n).map(|_| self.expr(scalar)).collect();
            return format!("{name}::new({})", parts.join(", "));
        }
        if *scalar == Bool {
            let (a, b) = (self.expr(&U32.vector(n)), self.expr(&U32.vector(n)));
            return format!("({a}).{}({b})", self.pick(&["cmplt", "cmpeq", "cmpgt"]));
        }
        match choice {
            2 => {
                let op = self.pick(&["+", "-", "*"]);
                let (a, b) = (self.expr(&ty), self.expr(&ty));
                format!("({a} {op} {b})")
            }
            3 => {
                let op = self.pick(&["+", "-", "*"]);
                let (a, b) = (self.expr(&ty), self.expr(scalar));
                if self.flip() { format!("({b} {op} {a})") } else { format!("({a} {op} {b})") }
            }
            4 if scalar.is_integer() => {
                let (a, b) = (self.expr(&ty), self.expr(scalar));
                match self.below(4) {
                    0 => format!("({a} / ({b} | 1))"),
                    1 => format!("({a} {} {b})", self.pick(&["&", "|", "^"])),
                    2 => format!("({a} << ({} & 31))", self.expr(&U32)),
                    _ => format!("(!{a})"),
                }
            }
            4 => {
                let method = self.pick(&["floor", "abs", "normalize", "exp"]);
                format!("({}).{method}()", self.expr(&ty))
            }
            5 => {
                let from = [U32, I32, F32][self.below(3)].vector(n);
                let name = format!(
                    "{}{n}",
                    ["uvec", "ivec", "vec"]
                        [[U32, I32, F32].iter().position(|ty| ty == scalar).unwrap_or(0)]
                );
                format!("({}).as_{name}()", self.expr(&from))
            }
            _ => {
                let method = self.pick(&["min", "max"]);
                let (a, b) = (self.expr(&ty), self.expr(&ty));
                format!("({a}).{method}({b})")
            }
        }
    }

    /// A block that is a value.
    fn block_value(&mut self, ty: &Ty) -> String {
        match self.below(6) {
            0 | 1 => {
                let condition = self.expr(&Bool);
                let (accept, reject) = (self.block(Some(ty)), self.block(Some(ty)));
                format!("(if {condition} {accept} else {reject})")
            }
            2 => format!("({})", self.block(Some(ty))),
            3 => {
                let arms = self.arms(|cx| cx.block(Some(ty)));
                format!("(match {arms})")
            }
            4 => {
                // A `continue` in there could run in every iteration.
                self.targets.push(Target { label: None, is_block: true, has_value: true });
                let (early, condition) = (self.expr(ty), self.expr(&Bool));
                let late = self.expr(ty);
                self.targets.pop();
                format!("(loop {{ if {condition} {{ break {early}; }} break {late}; }})")
            }
            _ => {
                self.fresh += 1;
                let label = format!("'l{}", self.fresh);
                self.named_jumps(|cx| {
                    let (condition, early) = (cx.expr(&Bool), cx.expr(ty));
                    let late = cx.block(Some(ty));
                    format!("({label}: {{ if {condition} {{ break {label} {early}; }} {late} }})")
                })
            }
        }
    }

    /// Text in a labelled block or in the condition of a `while`: jumps must name their targets.
    fn named_jumps(&mut self, text: impl FnOnce(&mut Self) -> String) -> String {
        self.targets.push(Target { label: None, is_block: true, has_value: true });
        let text = text(self);
        self.targets.pop();
        text
    }

    /// `scrutinee { arms }`.
    fn arms(&mut self, mut body: impl FnMut(&mut Self) -> String) -> String {
        match self.below(3) {
            0 => {
                let scrutinee = self.expr(&Bool);
                let (a, b) = (body(self), body(self));
                format!("{scrutinee} {{ true => {a}, false => {b} }}")
            }
            choice => {
                let ty = if choice == 1 { U32 } else { I32 };
                let scrutinee = self.expr(&ty);
                let mut text = format!("{scrutinee} {{ ");
                for _ in 0..self.below(4) {
                    let patterns = ["0", "1 | 2 | 3", "4..=9", "10..20 | 40", "7", "50..", "0 | 0"];
                    let mut pattern = self.pick(&patterns).to_owned();
                    if ty == I32 && self.flip() {
                        pattern = self.pick(&["-1", "i32::MIN..=-5", "-3 | 3", "..0"]).to_owned();
                    }
                    if self.below(4) == 1 {
                        pattern = format!("{pattern} if {}", self.guard());
                    }
                    let body = body(self);
                    let _ = write!(text, "{pattern} => {body}, ");
                }
                let body = body(self);
                let last = self.pick(&["_", "other", "_ | 0"]);
                let _ = write!(text, "{last} => {body} }}");
                text
            }
        }
    }

    /// A condition without blocks.
    fn guard(&mut self) -> String {
        let depth = std::mem::replace(&mut self.depth, 0);
        let (a, b) = (self.expr(&U32), self.expr(&U32));
        self.depth = depth;
        format!("{a} < {b}")
    }

    /// A block with statements, and with a value if `ty` is given.
    fn block(&mut self, ty: Option<&Ty>) -> String {
        if self.depth == 0 {
            return match ty {
                Some(ty) => format!("{{ {} }}", self.leaf(ty)),
                None => "{}".to_owned(),
            };
        }
        let outer = std::mem::take(&mut self.text);
        self.scoped(|cx| {
            cx.text += "{ ";
            cx.stmts();
            if let Some(ty) = ty {
                let value = cx.expr(ty);
                cx.text += &value;
            }
            cx.text += " }";
        });
        std::mem::replace(&mut self.text, outer)
    }

    // Statements.

    fn stmts(&mut self) {
        let count = self.below(if self.depth > 3 { 6 } else { 3 });
        for _ in 0..count {
            let stmt = self.stmt();
            self.text += &stmt;
            self.text.push('\n');
        }
    }

    fn stmt(&mut self) -> String {
        match self.below(16) {
            0..3 => self.let_(),
            3 => self.deferred(),
            4..6 => self.assign(),
            6 => {
                let place = self.pick(&["out", "ints", "floats", "vectors"]);
                let ty = match place {
                    "out" => U32,
                    "ints" => I32,
                    "floats" => F32,
                    _ => F32.vector(3),
                };
                let (value, index) = (self.expr(&ty), self.expr(&U32));
                format!("{place}[{index} % 64] = {value};")
            }
            7 => {
                let condition = self.expr(&Bool);
                let accept = self.block(None);
                match self.below(3) {
                    0 => format!("if {condition} {accept}"),
                    1 => format!("if {condition} {accept} else {}", self.block(None)),
                    _ => {
                        let (second, then) = (self.expr(&Bool), self.block(None));
                        format!(
                            "if {condition} {accept} else if {second} {then} else {}",
                            self.block(None)
                        )
                    }
                }
            }
            8 => {
                let arms = self.arms(|cx| cx.block(None));
                format!("match {arms}")
            }
            9 => self.looped(false, |cx| match cx.named_jumps(|cx| cx.expr(&Bool)).as_str() {
                // A loop whose condition always holds is refused if it has no `break`.
                "true" => "while shared[0] < 9".to_owned(),
                // A condition that is always true for unsigned numbers is refused, and so is a
                // condition that never changes. `!!` hides the first, `shared[0]` the second.
                condition => format!("while !!({condition}) && shared[0] < 9"),
            }),
            10 => self.looped(true, |_| "loop".to_owned()),
            11 | 12 => self.for_(),
            13 => {
                self.fresh += 1;
                let label = format!("'b{}", self.fresh);
                self.targets.push(Target {
                    label: Some(label.clone()),
                    is_block: true,
                    has_value: false,
                });
                let body = self.block(None);
                self.targets.pop();
                format!("{label}: {body}")
            }
            14 => self.jump(),
            _ => {
                let value = self.expr(&U32);
                match self.below(4) {
                    0 => format!("hits[{}].store({value});", self.simple_index()),
                    1 => format!("bins[{}].fetch_add({value});", self.below(4)),
                    2 => format!("let _ = {value};"),
                    _ => format!("{{ {value} }};"),
                }
            }
        }
    }

    fn let_(&mut self) -> String {
        let ty = self.ty();
        let value = self.expr(&ty);
        let (name, mutable) = (self.name(), self.flip());
        let text =
            format!("let {}{name}: {} = {value};", if mutable { "mut " } else { "" }, ty.rust());
        self.vars.push(Var { name, ty, mutable });
        text
    }

    fn deferred(&mut self) -> String {
        let ty = self.ty();
        let (condition, a, b) = (self.expr(&Bool), self.expr(&ty), self.expr(&ty));
        let name = format!("late_{}", self.fresh);
        self.fresh += 1;
        let text = format!(
            "let {name}: {}; if {condition} {{ {name} = {a}; }} else {{ {name} = {b}; }}",
            ty.rust()
        );
        self.vars.push(Var { name, ty, mutable: false });
        text
    }

    fn assign(&mut self) -> String {
        let Some(var) = self.var(|var| var.mutable) else { return String::new() };
        let (place, ty) = match &var.ty {
            Ty::Array(element, n) => match self.below(3) {
                0 if var.name != "shared" && var.name != "masks" => {
                    (var.name.clone(), var.ty.clone())
                }
                1 => (format!("{}[{}]", var.name, self.below(*n)), (**element).clone()),
                _ => (format!("{}[n % {n}]", var.name), (**element).clone()),
            },
            Ty::Vector(scalar, n) => match self.below(3) {
                0 => (var.name.clone(), var.ty.clone()),
                1 => (format!("{}.y", var.name), (**scalar).clone()),
                _ => (format!("{}[{}]", var.name, self.below(*n)), (**scalar).clone()),
            },
            _ => (var.name.clone(), var.ty.clone()),
        };
        let op = match &ty {
            Bool => self.pick(&["=", "&=", "|=", "^="]),
            I32 | U32 => self.pick(&["=", "+=", "-=", "*=", "^=", "<<=", "/="]),
            F32 => self.pick(&["=", "+=", "*=", "/=", "%="]),
            Ty::Vector(scalar, _) if **scalar != Bool => self.pick(&["=", "+=", "*="]),
            _ => "=",
        };
        // An index that is read and a value with side effects: the compiler refuses this order.
        if op != "=" && place.contains("[n %") {
            return format!("{place} = {};", self.leaf(&ty));
        }
        let value = self.expr(&ty);
        match op {
            "<<=" => format!("{place} <<= {value} & 31;"),
            "/=" if ty != F32 => format!("{place} /= {value} | 1;"),
            _ => format!("{place} {op} {value};"),
        }
    }

    /// A loop with its head. `must_break` gives it an exit.
    fn looped(&mut self, must_break: bool, head: impl FnOnce(&mut Self) -> String) -> String {
        let head = head(self);
        let label = if self.flip() {
            self.fresh += 1;
            Some(format!("'{}{}", self.pick(&["a", "outer", "loop_"]), self.fresh))
        } else {
            None
        };
        self.targets.push(Target { label: label.clone(), is_block: false, has_value: false });
        let exit = if must_break {
            format!("if n == 1 || {} {{ break; }}", self.guard())
        } else {
            String::new()
        };
        let body = self.block(None);
        self.targets.pop();
        let label = label.map_or(String::new(), |label| format!("{label}: "));
        format!("{label}{head} {{ {exit} {body} }}")
    }

    fn for_(&mut self) -> String {
        let ty = if self.flip() { I32 } else { U32 };
        let (start, end) = (self.expr(&ty), self.expr(&ty));
        let step = self.pick(&["2", "(n | 1)", "u32::MAX", "(1 + 2)"]);
        let range = match self.below(8) {
            0 | 1 => format!("{start}..{end}"),
            2 => format!("{start}..={end}"),
            3 => format!("({start}..{end}).rev()"),
            4 => format!("({start}..={end}).rev()"),
            5 => format!("({start}..{end}).step_by({step})"),
            6 => format!("({start}..{end}).step_by({step}).rev()"),
            _ => format!("({start}..={end}).rev().step_by({step})"),
        };
        let (name, mutable) = (self.name(), self.flip());
        let name = if self.below(5) == 4 { "_".to_owned() } else { name };
        let outer = self.vars.len();
        let text = self.looped(false, |cx| {
            let mut_ = if mutable && name != "_" { "mut " } else { "" };
            if name != "_" {
                cx.vars.push(Var { name: name.clone(), ty, mutable });
            }
            format!("for {mut_}{name} in {range}")
        });
        self.vars.truncate(outer);
        text
    }

    fn jump(&mut self) -> String {
        let condition = self.expr(&Bool);
        if self.targets.is_empty() || self.below(4) == 3 {
            return format!("if {condition} {{ return; }}");
        }
        let at = self.below(self.targets.len());
        let target = &self.targets[at];
        let in_block = self.targets.last().is_some_and(|target| target.is_block);
        let jump = match &target.label {
            None if in_block => "return".to_owned(),
            Some(label) if target.is_block => format!("break {label}"),
            Some(label) => {
                let label = label.clone();
                format!("{} {label}", self.pick(&["break", "continue"]))
            }
            None if target.has_value => "continue".to_owned(),
            None => {
                let innermost = self.targets.iter().rfind(|target| !target.is_block);
                match innermost {
                    Some(target) if !target.has_value => {
                        self.pick(&["break", "continue"]).to_owned()
                    }
                    _ => "return".to_owned(),
                }
            }
        };
        format!("if {condition} {{ {jump}; }}")
    }
}
