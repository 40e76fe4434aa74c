//! Random kernels with barriers, as Rust text: a few barriers, surrounded by branches, loops,
//! jumps, functions and pointers that depend on values from every address space. Every choice takes
//! a byte of the input. When the input ends, the simplest choice is made, so a shorter input means
//! a simpler kernel.

use std::fmt::Write;

#[derive(Debug, Clone, Copy, PartialEq)]
enum Ty {
    U32,
    Bool,
    /// `[u32; 4]`.
    Array,
    /// `UVec2`.
    Vector,
    /// A structure with the members `a` and `b`.
    Pair,
}

const TYPES: [Ty; 5] = [Ty::U32, Ty::Bool, Ty::Array, Ty::Pair, Ty::Vector];

/// A variable in scope.
#[derive(Debug, Clone)]
struct Var {
    name: String,
    ty: Ty,
    mutable: bool,
}

/// The second parameter of a function, `t`. The first one is a number. Some functions have a third
/// one, `s: &mut u32`.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Second {
    Value,
    /// `&mut u32`.
    Number,
    /// `&mut [u32; 4]`.
    Array,
    /// `&mut Pair`.
    Pair,
    /// `&u32`.
    Shared,
    /// `&[u32]`.
    Slice,
}

struct Function {
    second: Second,
    has_third: bool,
    has_value: bool,
}

/// A target of jumps.
struct Target {
    label: Option<String>,
    is_block: bool,
}

struct Generator<'a> {
    bytes: std::slice::Iter<'a, u8>,
    functions: Vec<Function>,
    vars: Vec<Var>,
    targets: Vec<Target>,
    /// How many barriers and other waiting operations may still be written.
    waits: usize,
    /// How deep statements and expressions may still nest.
    depth: usize,
    expr_depth: usize,
    fresh: usize,
    /// Whether this is the kernel, which can access the memory, and whether `return` has a value.
    in_kernel: bool,
    has_value: bool,
    /// Whether `t` is a slice here.
    has_slice: bool,
}

/// The number of input bytes for each function.
const FUNCTION_BYTES: usize = 60;

const HEAD: &str = "\
#[derive(Clone, Copy, ShaderType)]
struct Pair { a: u32, b: u32 }
";

const KERNEL: &str = "\
#[kernel(workgroup_size = 64, allow(race = \"random\", unwritten = \"random\", out_of_bounds = \"random\"))]
fn kernel(n: u32, flag: bool, both: Pair, fixed: &Pair, table: &[u32], texels: &Texture2d<u32>, \
count: &[Atomic<u32>], out: &mut [u32], image: &mut StorageTexture2d<R32Uint, ReadWrite>) {
workgroup_var!(word: u32, shared: [u32; 64], pair: Pair, bins: [Atomic<u32>; 4]);
";

/// A source file with one kernel made from these bytes.
pub(crate) fn generate(bytes: &[u8]) -> String {
    let mut cx = Generator {
        bytes: bytes.iter(),
        functions: Vec::new(),
        vars: Vec::new(),
        targets: Vec::new(),
        waits: 0,
        depth: 4,
        expr_depth: 2,
        fresh: 0,
        in_kernel: false,
        has_value: false,
        has_slice: false,
    };
    let mut text = HEAD.to_owned();
    cx.waits = 1 + cx.below(3);
    for _ in 0..cx.below(4) {
        // Each function gets only a part of the input, so that enough is left for the kernel.
        let rest = cx.bytes.as_slice();
        let (own, rest) = rest.split_at(rest.len().min(FUNCTION_BYTES));
        cx.bytes = own.iter();
        text += &cx.function();
        cx.bytes = rest.iter();
    }
    text += KERNEL;
    cx.in_kernel = true;
    text += &cx.stmts(12);
    // A barrier at the end, after any early returns.
    if cx.waits > 0 {
        text += &cx.barrier();
    }
    text + "}\n"
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

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    fn fresh(&mut self, what: &str) -> String {
        self.fresh += 1;
        format!("{what}{}", self.fresh)
    }

    fn var(&mut self, is_wanted: impl Fn(&Var) -> bool) -> Option<String> {
        let names: Vec<String> =
            self.vars.iter().filter(|var| is_wanted(var)).map(|var| var.name.clone()).collect();
        if names.is_empty() { None } else { Some(names[self.below(names.len())].clone()) }
    }

    // Functions.

    fn function(&mut self) -> String {
        const ALL: [Second; 7] = [
            Second::Value,
            Second::Number,
            Second::Number,
            Second::Array,
            Second::Pair,
            Second::Shared,
            Second::Slice,
        ];
        let second = self.pick(&ALL);
        let has_third = self.below(3) == 1;
        self.has_value = self.flip();
        let (ty, kind) = match second {
            Second::Value => ("u32", Some(Ty::U32)),
            Second::Number => ("&mut u32", None),
            Second::Array => ("&mut [u32; 4]", Some(Ty::Array)),
            Second::Pair => ("&mut Pair", Some(Ty::Pair)),
            Second::Shared => ("&u32", None),
            Second::Slice => ("&[u32]", None),
        };
        let var = |name: &str, ty, mutable| Var { name: name.to_owned(), ty, mutable };
        self.vars = vec![var("x", Ty::U32, false)];
        match (second, kind) {
            (Second::Number | Second::Shared, _) => {
                self.vars.push(var("*t", Ty::U32, second == Second::Number));
            }
            (_, Some(kind)) => self.vars.push(var("t", kind, second != Second::Value)),
            _ => {}
        }
        if has_third {
            self.vars.push(var("*s", Ty::U32, true));
        }
        self.has_slice = second == Second::Slice;
        let body = self.stmts(5);
        let (result, tail) = match self.has_value {
            true => (" -> u32", self.expr(Ty::U32)),
            false => ("", String::new()),
        };
        let name = self.functions.len();
        self.functions.push(Function { second, has_third, has_value: self.has_value });
        self.vars.clear();
        self.has_slice = false;
        let third = if has_third { ", s: &mut u32" } else { "" };
        format!("#[device]\nfn f{name}(x: u32, t: {ty}{third}){result} {{\n{body}{tail}\n}}\n")
    }

    /// A call of a function, with or without a value.
    fn call(&mut self, has_value: bool) -> Option<String> {
        let fitting: Vec<usize> = (0..self.functions.len())
            .filter(|at| self.functions[*at].has_value == has_value)
            .collect();
        if fitting.is_empty() {
            return None;
        }
        let at = fitting[self.below(fitting.len())];
        let second = match self.functions[at].second {
            Second::Value => self.expr(Ty::U32),
            Second::Number => format!("&mut {}", self.place()?),
            Second::Array => self.reference(Ty::Array)?,
            Second::Pair => self.reference(Ty::Pair)?,
            Second::Shared => match self.place()?.strip_prefix('*') {
                Some(pointer) => pointer.to_owned(),
                None => format!("&{}", self.place()?),
            },
            Second::Slice if self.has_slice => "t".to_owned(),
            Second::Slice if self.in_kernel => self.pick(&["table", "out", "&shared"]).to_owned(),
            Second::Slice => return None,
        };
        let third = match self.functions[at].has_third {
            true => format!(", &mut {}", self.place().filter(|it| root(it) != root(&second))?),
            false => String::new(),
        };
        let args = (second + &third).replace("&mut *", "");
        Some(format!("f{at}({}, {args})", self.expr(Ty::U32)))
    }

    /// A call that can be in a guard. It may change a variable.
    fn call_in_guard(&mut self) -> Option<String> {
        let fitting: Vec<usize> = (0..self.functions.len())
            .filter(|at| {
                let function = &self.functions[*at];
                function.has_value && !function.has_third && function.second == Second::Number
            })
            .collect();
        let at = *fitting.get(self.below(fitting.len().max(1)))?;
        let name = self.var(|var| var.ty == Ty::U32 && var.mutable)?;
        let args = format!("{}, &mut {name}", self.leaf()).replace("&mut *", "");
        Some(format!("f{at}({args})"))
    }

    /// A `&mut` reference to a variable.
    fn reference(&mut self, ty: Ty) -> Option<String> {
        let name = self.var(|var| var.ty == ty && var.mutable)?;
        Some(if name == "t" { name } else { format!("&mut {name}") })
    }

    /// A place that a number can be stored to.
    fn place(&mut self) -> Option<String> {
        match self.below(6) {
            0..=2 => self.var(|var| var.ty == Ty::U32 && var.mutable),
            3 => self.var(|var| var.ty == Ty::Pair && var.mutable).map(|name| name + ".a"),
            4 => {
                let name = self.var(|var| var.ty == Ty::Array && var.mutable)?;
                Some(format!("{name}[{} % 4]", self.leaf()))
            }
            _ if self.in_kernel => {
                Some(self.pick(&["word", "pair.b", "shared[n % 64]", "out[0]"]).to_owned())
            }
            _ => None,
        }
    }

    // Expressions. Each can stand anywhere: it is one token, a call, or parenthesised.

    fn expr(&mut self, ty: Ty) -> String {
        if self.depth == 0 || self.expr_depth == 0 {
            return match ty {
                Ty::U32 => self.leaf(),
                Ty::Bool => format!("({} > {})", self.leaf(), self.leaf()),
                Ty::Array => format!("[{}; 4]", self.leaf()),
                Ty::Vector => format!("UVec2::splat({})", self.leaf()),
                Ty::Pair => format!("Pair {{ a: {}, b: 1 }}", self.leaf()),
            };
        }
        self.expr_depth -= 1;
        let text = match ty {
            Ty::U32 => self.number(),
            Ty::Bool => self.truth(),
            ty if self.below(3) == 0 && self.vars.iter().any(|var| var.ty == ty) => {
                let name = self.var(|var| var.ty == ty).unwrap_or_default();
                if name == "t" { "(*t)".to_owned() } else { name }
            }
            Ty::Array => {
                let parts: Vec<String> = (0..4).map(|_| self.leaf()).collect();
                format!("[{}]", parts.join(", "))
            }
            Ty::Vector => format!("UVec2::new({}, {})", self.expr(Ty::U32), self.leaf()),
            Ty::Pair => {
                format!("Pair {{ a: {}, b: {} }}", self.expr(Ty::U32), self.expr(Ty::U32))
            }
        };
        self.expr_depth += 1;
        text.replace("**", "*")
    }

    /// A number without operators, mostly a uniform one.
    fn leaf(&mut self) -> String {
        const SAME: &[&str] =
            &["3", "workgroup_id().x", "num_workgroups().y", "subgroup_size()", "num_subgroups()"];
        const SAME_IN_KERNELS: &[&str] =
            &["n", "both.a", "fixed.b", "table[0]", "table.len()", "out.len()", "flag as u32"];
        const DIFFERENT: &[&str] = &[
            "local_invocation_index()",
            "global_invocation_id().y",
            "local_invocation_id().x",
            "subgroup_id()",
            "subgroup_invocation_id()",
        ];
        const DIFFERENT_IN_KERNELS: &[&str] =
            &["word", "shared[n % 64]", "pair.a", "out[0]", "count[0].load()", "bins[1].load()"];
        let text = match self.below(10) {
            0..=3 => match self.read() {
                Some(read) => read,
                None => self.pick(SAME).to_owned(),
            },
            4 => self.pick(SAME).to_owned(),
            5 | 6 if self.in_kernel => self.pick(SAME_IN_KERNELS).to_owned(),
            5 => self.pick(SAME).to_owned(),
            _ if self.in_kernel && self.flip() => self.pick(DIFFERENT_IN_KERNELS).to_owned(),
            _ => self.pick(DIFFERENT).to_owned(),
        };
        if text.contains(" as ") || text.starts_with('*') { format!("({text})") } else { text }
    }

    fn number(&mut self) -> String {
        match self.below(14) {
            0..=3 => self.leaf(),
            4 => {
                let op = self.pick(&["^", "&", "|"]);
                format!("({} {op} {})", self.expr(Ty::U32), self.expr(Ty::U32))
            }
            5 => self.component().unwrap_or_else(|| self.leaf()),
            6 => self.call(true).unwrap_or_else(|| self.leaf()),
            7 if self.waits > 0 => self.waiting_value(),
            8 => {
                let condition = self.expr(Ty::Bool);
                let (accept, reject) = (self.block(Some(Ty::U32)), self.block(Some(Ty::U32)));
                format!("(if {condition} {accept} else {reject})")
            }
            9 => format!("(match {})", self.arms(Some(Ty::U32))),
            10 if self.in_kernel => self.memory(),
            11 => {
                let label = self.fresh("'v");
                self.named_jumps(|cx| {
                    let (condition, early) = (cx.expr(Ty::Bool), cx.leaf());
                    let late = cx.block(Some(Ty::U32));
                    format!("({label}: {{ if {condition} {{ break {label} {early}; }} {late} }})")
                })
            }
            12 => format!("({} as u32)", self.expr(Ty::Bool)),
            _ => format!("({} % 4)", self.expr(Ty::U32)),
        }
    }

    /// Text in a labelled block or in the condition of a `while`: jumps must name their targets.
    fn named_jumps(&mut self, text: impl FnOnce(&mut Self) -> String) -> String {
        self.targets.push(Target { label: None, is_block: true });
        let text = text(self);
        self.targets.pop();
        text
    }

    /// A part of a variable.
    fn component(&mut self) -> Option<String> {
        match self.below(3) {
            0 => {
                let name = self.var(|var| var.ty == Ty::Array)?;
                Some(format!("{name}[{} % 4]", self.expr(Ty::U32)))
            }
            1 => Some(self.var(|var| var.ty == Ty::Pair)? + self.pick(&[".a", ".b"])),
            _ => Some(self.var(|var| var.ty == Ty::Vector)? + self.pick(&[".x", ".y"])),
        }
    }

    /// Memory at an index, and atomics.
    fn memory(&mut self) -> String {
        let index = self.expr(Ty::U32);
        match self.below(8) {
            0..=2 => format!("table[{index}]"),
            3 | 4 => format!("texels.load(UVec2::new({index}, 0), 0).x"),
            5 => format!("shared[{index} % 64]"),
            6 => format!("image.load(UVec2::new({index}, 0)).x"),
            _ => format!("count[0].fetch_add({index})"),
        }
    }

    /// A value for which invocations wait for each other.
    fn waiting_value(&mut self) -> String {
        self.waits -= 1;
        match self.below(6) {
            0 if self.in_kernel => "workgroup_uniform_load(&word)".to_owned(),
            1 | 2 if self.in_kernel => {
                format!("workgroup_uniform_load(&shared[{} % 64])", self.expr(Ty::U32))
            }
            3 => format!("subgroup_shuffle_xor({}, {} % 32)", self.leaf(), self.expr(Ty::U32)),
            4 => "(subgroup_elect() as u32)".to_owned(),
            _ => format!("subgroup_add({})", self.expr(Ty::U32)),
        }
    }

    fn truth(&mut self) -> String {
        match self.below(8) {
            0 => match self.var(|var| var.ty == Ty::Bool) {
                Some(name) => name,
                None if self.in_kernel => "flag".to_owned(),
                None => format!("({} != 0)", self.leaf()),
            },
            1 | 2 => {
                let op = self.pick(&["&&", "||"]);
                format!("({} {op} {})", self.expr(Ty::Bool), self.expr(Ty::Bool))
            }
            3 => format!("(!{})", self.expr(Ty::Bool)),
            _ => {
                // There is no `>=`: a `while` whose right operand is 0 would be endless, which is
                // refused first.
                let op = self.pick(&["<", "==", ">"]);
                format!("({} {op} {})", self.expr(Ty::U32), self.expr(Ty::U32))
            }
        }
    }

    /// `scrutinee { arms }`.
    fn arms(&mut self, ty: Option<Ty>) -> String {
        let mut text = self.expr(Ty::U32) + " { ";
        // Each pattern at most once: WGSL has no arm for a pattern that is never reached.
        for pattern in ["0", "1 | 2", "3..=9", "50.."] {
            if self.flip() {
                continue;
            }
            let call = if self.below(4) == 3 { self.call_in_guard() } else { None };
            let guard = match (call, self.below(3)) {
                (Some(call), _) => format!(" if {call} > {}", self.leaf()),
                (None, 0) => format!(" if {} > {}", self.leaf(), self.leaf()),
                (None, _) => String::new(),
            };
            _ = write!(text, "{pattern}{guard} => {}, ", self.block(ty));
        }
        text + "_ => " + &self.block(ty) + " }"
    }

    fn block(&mut self, ty: Option<Ty>) -> String {
        if self.depth == 0 {
            return match ty {
                Some(_) => format!("{{ {} }}", self.leaf()),
                None => "{}".to_owned(),
            };
        }
        self.depth -= 1;
        let outer = self.vars.len();
        let mut text = "{\n".to_owned() + &self.stmts(3);
        if let Some(ty) = ty {
            text += &self.expr(ty);
        }
        self.vars.truncate(outer);
        self.depth += 1;
        text + "}"
    }

    // Statements.

    fn stmts(&mut self, most: usize) -> String {
        let mut text = String::new();
        for _ in 0..self.below(2 * most).min(most) {
            text += &self.stmt();
            text.push('\n');
        }
        text
    }

    fn stmt(&mut self) -> String {
        match self.below(28) {
            // Few variables, so that each is used often.
            0..=2 if self.vars.len() < 4 => self.let_(),
            0..=5 => self.assign(),
            6 => match self.place() {
                Some(place) => {
                    let op = self.pick(&["=", "^=", "|="]);
                    // An index that is read and a value with side effects would be refused.
                    let value = match op {
                        "=" => self.expr(Ty::U32),
                        _ => self.read().unwrap_or_else(|| "3".to_owned()),
                    };
                    format!("{place} {op} {value};")
                }
                None => self.assign(),
            },
            7 | 8 => {
                let condition = self.expr(Ty::Bool);
                let accept = self.block(None);
                match self.below(3) {
                    0 => format!("if {condition} {accept}"),
                    _ => format!("if {condition} {accept} else {}", self.block(None)),
                }
            }
            9 => format!("match {}", self.arms(None)),
            10 => {
                let condition = self.named_jumps(|cx| cx.expr(Ty::Bool));
                self.loop_(&format!("while {condition}"))
            }
            11 => self.loop_("loop"),
            12 | 13 => {
                let name = self.fresh("i");
                let range = self.range();
                self.vars.push(Var { name: name.clone(), ty: Ty::U32, mutable: false });
                let text = self.loop_(&format!("for {name} in {range}"));
                self.vars.retain(|var| var.name != name);
                text
            }
            14 => {
                let label = self.fresh("'b");
                self.targets.push(Target { label: Some(label.clone()), is_block: true });
                let body = self.block(None);
                self.targets.pop();
                format!("{label}: {body}")
            }
            15 => self.jump(),
            16 | 23 => match self.call(false) {
                Some(call) => call + ";",
                None => self.assign(),
            },
            25..=27 => match (self.expr(Ty::Bool), self.call(true)) {
                (condition, Some(call)) => format!("if {condition} {{ _ = {call}; }}"),
                (_, None) => self.assign(),
            },
            17..=22 if self.waits > 0 => self.barrier(),
            _ => {
                let name = self.fresh("late");
                let (condition, a, b) = (self.expr(Ty::Bool), self.leaf(), self.leaf());
                self.vars.push(Var { name: name.clone(), ty: Ty::U32, mutable: false });
                format!("let {name}; if {condition} {{ {name} = {a}; }} else {{ {name} = {b}; }}")
            }
        }
    }

    /// A barrier, usually under a condition on a variable.
    fn barrier(&mut self) -> String {
        let barriers = ["workgroup_barrier();", "storage_barrier();", "texture_barrier();"];
        match (self.below(4), self.read()) {
            (1.., Some(read)) => {
                self.waits -= 1;
                format!("if {read} > 3 {{ {} }}", self.pick(&barriers))
            }
            _ => {
                self.waits -= 1;
                self.pick(&barriers).to_owned()
            }
        }
    }

    /// A number in a variable.
    fn read(&mut self) -> Option<String> {
        let name = self.var(|var| var.ty != Ty::Bool)?;
        let ty = self.vars.iter().find(|var| var.name == name).map(|var| var.ty)?;
        Some(match ty {
            Ty::U32 | Ty::Bool => name,
            Ty::Array => format!("{name}[{}]", self.below(4)),
            Ty::Vector => name + self.pick(&[".x", ".y"]),
            Ty::Pair => name + self.pick(&[".a", ".b"]),
        })
    }

    fn let_(&mut self) -> String {
        let ty = self.pick(&TYPES);
        let value = self.expr(ty);
        let (name, mutable) = (self.fresh("v"), self.below(4) > 0);
        self.vars.push(Var { name: name.clone(), ty, mutable });
        format!("let {}{name} = {value};", if mutable { "mut " } else { "" })
    }

    /// Assigns to a variable, or to a part of one.
    fn assign(&mut self) -> String {
        let Some(name) = self.var(|var| var.mutable) else { return self.let_() };
        let ty = self.vars.iter().find(|var| var.name == name).map_or(Ty::U32, |var| var.ty);
        let name = if name == "t" { "*t".to_owned() } else { name };
        let (place, ty) = match (ty, self.below(2)) {
            (Ty::Array, 0) => (format!("{name}[{}]", self.below(4)), Ty::U32),
            (Ty::Vector, 0) => (name + ".y", Ty::U32),
            (Ty::Pair, 0) => (name + ".b", Ty::U32),
            (ty, _) => (name, ty),
        };
        let place = if place.len() > 2 { place.replace("*t", "t") } else { place };
        format!("{place} = {};", self.expr(ty))
    }

    fn range(&mut self) -> String {
        let call = if self.below(4) == 3 { self.call(true) } else { None };
        let (start, end) = (call.unwrap_or_else(|| self.leaf()), self.expr(Ty::U32));
        match self.below(6) {
            0..=2 => format!("{start}..{end}"),
            3 => format!("{start}..={end}"),
            4 => format!("({start}..{end}).rev()"),
            _ => {
                format!("({start}..{end}).step_by({})", self.pick(&["2", "(workgroup_id().x | 1)"]))
            }
        }
    }

    fn loop_(&mut self, head: &str) -> String {
        let label = if self.flip() { Some(self.fresh("'l")) } else { None };
        self.targets.push(Target { label: label.clone(), is_block: false });
        // A loop without an exit is refused.
        let exit = match head.starts_with("for") {
            false => format!("if {} > {} {{ break; }}\n", self.leaf(), self.leaf()),
            true => String::new(),
        };
        let body = self.block(None);
        let last = if self.below(3) == 2 { self.jump() } else { String::new() };
        self.targets.pop();
        let label = label.map_or(String::new(), |label| label + ": ");
        format!("{label}{head} {{\n{exit}{body}\n{last}}}")
    }

    /// A jump, usually under a condition.
    fn jump(&mut self) -> String {
        let jump = self.jump_itself();
        match self.below(4) {
            3 => format!("{jump};"),
            _ => format!("if {} {{ {jump}; }}", self.expr(Ty::Bool)),
        }
    }

    fn jump_itself(&mut self) -> String {
        let return_ = |cx: &mut Self| match cx.in_kernel || !cx.has_value {
            true => "return".to_owned(),
            false => format!("return {}", cx.leaf()),
        };
        if self.targets.is_empty() || self.below(4) == 3 {
            return return_(self);
        }
        let at = self.below(self.targets.len());
        let (target, how) = (&self.targets[at], ["break", "continue"]);
        match (&target.label, target.is_block) {
            (Some(label), true) => format!("break {label}"),
            (Some(label), false) => {
                let label = label.clone();
                format!("{} {label}", self.pick(&how))
            }
            // In a labelled block, a jump out of an enclosing loop must name its label.
            (None, _) if self.targets.last().is_some_and(|target| !target.is_block) => {
                self.pick(&how).to_owned()
            }
            (None, _) => return_(self),
        }
    }
}

/// The variable in an argument.
fn root(arg: &str) -> &str {
    let arg = arg.trim_start_matches("&mut ").trim_start_matches(['&', '*']);
    arg.split(['.', '[']).next().unwrap_or(arg)
}
