//! Indices, and guards that should keep them within bounds.

use super::{Array, Generator, Ty};

/// An expression that can be written in any type, with the same text in each.
#[derive(Debug, Clone)]
pub(super) struct Shape {
    number: u64,
    op: &'static str,
    operand: String,
    is_swapped: bool,
}

impl Shape {
    /// The shape in a type.
    pub(super) fn text(&self, ty: Ty) -> String {
        let number = self.number & ty.greatest();
        // No shape divides by a constant 0.
        let number = if number == 0 && matches!(self.op, "/" | "%") { 1 } else { number };
        let number = format!("{number}{}", ty.name());
        match (self.op, self.is_swapped) {
            // The amount of a shift has any type.
            ("<<" | ">>", false) => format!("({number} {} {})", self.op, self.operand),
            (op, true) => format!("(({} as {}) {op} {number})", self.operand, ty.name()),
            (op, false) => format!("({number} {op} ({} as {}))", self.operand, ty.name()),
        }
    }
}

/// An index that conditions can constrain.
pub(super) enum Index {
    Text(String),
    Shape(Shape),
}

impl Index {
    /// The index as a `u32`, computed in the given type.
    fn text(&self, ty: Ty) -> String {
        match self {
            Index::Text(text) => text.clone(),
            Index::Shape(shape) if ty == Ty::U32 => shape.text(ty),
            Index::Shape(shape) => format!("({} as u32)", shape.text(ty)),
        }
    }
}

impl Generator<'_> {
    fn shape(&mut self) -> Shape {
        if !self.shapes.is_empty() && self.random.below(3) > 0 {
            let shape = self.random.one(&self.shapes);
            if self.scope.vars.iter().any(|var| var.path == shape.operand) {
                return shape;
            }
        }
        let op = self.random.one(&["<<", ">>", "<<", ">>", "+", "-", "*", "&", "/", "%"]);
        let number = self.random.one(&self.numbers);
        let likely = match op {
            "<<" => self.random.one(&[1, 1, 2, 3, number]),
            ">>" => self.random.one(&[0x0FFF_FFFF, 0x7FFF_FFFF, number]),
            "/" | "%" => number.max(1),
            _ => number,
        };
        let is_shift = matches!(op, "<<" | ">>");
        let is_swapped = matches!(op, "/" | "%") || !is_shift && self.random.once_in(2);
        // A value that nothing changes means the same in a condition and behind it.
        let constant = self.scope.vars.iter().filter(|var| !var.mutable && var.ty == Ty::U32);
        let constant = constant.map(|var| var.path.clone()).next();
        let operand = match (self.random.once_in(2), constant) {
            (true, Some(path)) => path,
            _ => self.some_of(Ty::U32),
        };
        let number = likely;
        let shape = Shape { number: number & 0x7FFF_FFFF, op, operand, is_swapped };
        self.shapes.push(shape.clone());
        shape
    }

    /// A likely index.
    pub(super) fn index(&mut self) -> Index {
        let a = self.some_of(Ty::U32);
        let number = self.number(Ty::U32);
        let signed = self.of_type(Ty::I32);
        let table = self.some_array(false).filter(|of| of.fixed.is_some() && of.ty == Ty::U32);
        let narrow = self.random.one(&[Ty::U8, Ty::I8, Ty::U16]);
        if let (Some(path), true) = (self.of_type(narrow), self.random.once_in(4)) {
            return Index::Text(match self.random.below(4) {
                0 => format!("({path} as u32 + {a})"),
                1 => format!("(({path} + 3) as u32)"),
                2 => format!("(({path} >> 3) as u32)"),
                _ => format!("({path} as u32)"),
            });
        }
        Index::Text(match self.random.below(19) {
            15 => {
                let first = self.random.below(4);
                let others = [self.number(Ty::U32), self.number(Ty::U32)].join(", ");
                format!("[{first}u32, {others}][{a} % 3]")
            }
            16..=18 => self.of_small(&a),
            14 => format!("kind({a})"),
            12 => match signed {
                Some(signed) if self.random.once_in(2) => format!("({signed} as u32)"),
                Some(signed) => format!("(({signed} + {}) as u32)", self.number(Ty::I32)),
                None => a,
            },
            13 => match table {
                Some(Array { path, member, fixed, .. }) => {
                    let last = fixed.map_or(1, |n| n.next_power_of_two() / 2).max(2) - 1;
                    format!("{path}[{a} & {last}]{member}")
                }
                None => a,
            },
            0..=2 => a,
            3 => format!("({a} + {number})"),
            4 => format!("({a} - {number})"),
            5 => format!("({number} - {a})"),
            6 => {
                let (b, stride) = (self.some_of(Ty::U32), self.some_of(Ty::U32));
                let stride = if self.random.once_in(2) { stride } else { number };
                format!("({a} * {stride} + {b})")
            }
            _ => return Index::Shape(self.shape()),
        })
    }

    /// An expression of a small number.
    fn of_small(&mut self, of: &str) -> String {
        let small = self.random.one(&["(OF & 3)", "(OF % 4)", "(OF >> 30u32)", "(OF).min(3)"]);
        let small = small.replace("OF", of);
        let (a, b) = (self.random.below(10), self.random.below(12));
        let condition = self.likely();
        match self.random.below(14) {
            0 | 1 => format!("{small}.clamp({a}u32, {}u32)", a + b),
            2 => format!("{small}.max({a})"),
            3 => format!("({small} * {a} + {b})"),
            4 => format!("({small} | {a})"),
            5 => format!("({small} ^ {a})"),
            6 => format!("({small} << {})", a % 4),
            7 => format!("(1u32 << {small})"),
            8 => format!("select({small}, {b}u32, {condition})"),
            9 => format!("{small}.abs_diff({b})"),
            10 => format!("({small} * {a}).div_ceil({})", b + 1),
            11 => format!("({small} + {b} - {a})"),
            12 => format!("{small}.pow({})", a % 4),
            _ => format!("(if {condition} {{ {small} }} else {{ {b} }})"),
        }
    }

    /// A loop whose variable has known low bits, or counts down.
    pub(super) fn steps(&mut self) -> String {
        let Some(array) = self.some_array(true) else { return String::new() };
        let (name, condition) = (self.name("q"), self.condition(1));
        let (by, other) = (self.random.one(&[1, 2, 4, 8]), self.random.one(&[1, 2, 4, 3]));
        let (offset, limit) = (self.random.below(9), self.random.below(4) + 13);
        let length = array.fixed.map_or(limit, |n| n as usize + self.random.below(4));
        let sometimes = match self.random.below(3) {
            0 => format!("if {condition} {{ {name} += {other}; }}\n"),
            _ => String::new(),
        };
        if self.random.once_in(3) {
            let first = self.random.below(12) + 4;
            let access = self.access(&array, &format!("{name} - {offset}"));
            return format!(
                "let mut {name} = {first}u32;\nwhile {name} > {other} && {condition} {{\n\
                 {access}{name} -= {by};\n}}\n"
            );
        }
        let start = self.random.one(&["0u32", "1u32", "2u32", "8u32", "n * 8", "n * 2", "n"]);
        let has_n = self.scope.vars.iter().any(|var| var.path == "n");
        let start = if has_n { start } else { "0u32" };
        let access = self.access(&array, &format!("{name} + {offset}"));
        format!(
            "let mut {name} = {start};\nwhile {name} < {length} {{\n\
             {access}{sometimes}{name} += {by};\n}}\n"
        )
    }

    /// A value that differs from a number, and its consequence for a divisor or an index.
    pub(super) fn unlike(&mut self) -> String {
        let (of, number) = (self.some_of(Ty::U32), self.random.below(3));
        let (Some(array), Some(var)) = (self.some_array(true), self.mutable(Ty::U32)) else {
            return String::new();
        };
        let less = self.random.below(3);
        let access = self.access(&array, &format!("{of} - {less}"));
        let length = &array.length;
        match self.random.once_in(2) {
            true => format!("if {of} != {number} {{ {var} = 100 / ({of} - {less}); }}\n"),
            false => format!("if {of} != {number} && {of} < {length} {{\n{access}}}\n"),
        }
    }

    /// A condition on a signed number that is used as an index.
    fn signed(&mut self, array: &Array) -> String {
        let Some(var) = self.of_type(Ty::I32) else { return self.moved() };
        let number = self.random.one(&["0", "1", "3", "15"]);
        let least = self.random.one(&["", "", "VAR >= 0 && ", "VAR > -3 && ", "VAR != 0 && "]);
        let least = least.replace("VAR", &var);
        let (of, at) = self.random.one(&[
            ("VAR", "VAR as u32"),
            ("VAR + N", "(VAR + N) as u32"),
            ("VAR", "(VAR - N) as u32"),
            ("VAR - N", "(VAR - N) as u32"),
            ("VAR % 16", "(VAR % 16) as u32"),
            ("VAR", "VAR.abs() as u32"),
            ("VAR", "(VAR / 2) as u32"),
            ("VAR", "(VAR * 2) as u32"),
            ("VAR", "(VAR >> 1u32) as u32"),
            ("VAR", "(VAR & 15) as u32"),
        ]);
        let [of, at] = [of, at].map(|text| text.replace("VAR", &var).replace('N', number));
        let access = self.access(array, &at);
        format!("if {least}({of}) < {} as i32 {{\n{access}}}\n", array.length)
    }

    /// An index into an array, often one that is surely below the length.
    pub(super) fn index_of(&mut self, array: &Array) -> String {
        let Array { length, .. } = array;
        match self.random.below(12) {
            0 => {
                let at = self.expr(Ty::U32, 1);
                format!("({at}) % {length}")
            }
            1 if array.fixed.is_some() => {
                let at = self.expr(Ty::U32, 1);
                format!(
                    "({at}) & {}",
                    array.fixed.map_or(0, |n| n.next_power_of_two() / 2 - 1).max(1)
                )
            }
            2 => {
                let at = self.expr(Ty::U32, 1);
                format!("({at}).min({length} - 1)")
            }
            3 => match array.fixed {
                Some(n) => self.random.below(n as usize).to_string(),
                None => self.random.below(4).to_string(),
            },
            4 => self.expr(Ty::U32, 2),
            5 => {
                let at = self.expr(Ty::I32, 1);
                format!("(({at}).rem_euclid(5)) as usize")
            }
            6 => format!("{length} - 1"),
            7 => {
                let ty = self.random.one(&Ty::INTEGERS);
                format!("({}) as u32", self.expr(ty, 1))
            }
            8 => match self.effect_of(Ty::U32, 1) {
                Some(effect) => effect,
                None => self.some_of(Ty::U32),
            },
            9 => match self.random.below(4) {
                0 => format!("({}).max(0) as usize", self.expr(Ty::I32, 1)),
                1 => {
                    let signed = self.expr(Ty::I32, 1);
                    let n = self.random.below(8) + 1;
                    let op = self.random.one(&["%", "/", "+"]);
                    format!("({signed}) as usize {op} {n}")
                }
                _ => format!("{} as usize", self.some_of(Ty::U32)),
            },
            _ => {
                let ty = self.random.one(&Ty::INTEGERS);
                self.index().text(ty)
            }
        }
    }

    /// The array that is accessed next.
    pub(super) fn some_array(&mut self, mutable: bool) -> Option<Array> {
        let arrays: Vec<Array> =
            self.scope.arrays.iter().filter(|of| of.mutable || !mutable).cloned().collect();
        (!arrays.is_empty()).then(|| self.random.one(&arrays))
    }

    /// An element of a type.
    pub(super) fn element(&mut self, ty: Ty, depth: usize) -> Option<String> {
        let array = self.some_array(false)?;
        let at = if depth > 1 { self.index_of(&array) } else { self.index().text(Ty::U32) };
        let element = format!("{}[{at}]{}", array.path, array.member);
        Some(match array.ty == ty {
            true => element,
            false => format!("({element} as {})", ty.name()),
        })
    }

    /// An access behind a condition about its index, with something in between, perhaps.
    pub(super) fn guarded(&mut self, depth: usize) -> String {
        let Some(array) = self.some_array(true) else { return String::new() };
        if self.random.once_in(8) {
            return self.twins(&array);
        }
        if self.random.once_in(10) {
            return self.signed(&array);
        }
        let index = self.index();
        let other = |cx: &mut Self, ty: Ty| match cx.random.below(2) {
            0 => cx.random.one(&Ty::INTEGERS),
            _ => ty,
        };
        let ty = other(self, Ty::U32);
        let in_access = other(self, ty);
        let (of, at) = (index.text(ty), index.text(in_access));
        let number = self.random.one(&["2", "3", "4", "16"]);
        let of = match self.random.below(9) {
            0 => format!("(({of}) / {number})"),
            1 => format!("(({of}) * {number})"),
            2 => format!("(({of}) + {number})"),
            _ => of,
        };
        let at = match self.random.below(16) {
            0 | 1 => format!("{at} + 1"),
            2 | 3 => format!("{at} - 1"),
            4 => format!("({at}).div_ceil({number})"),
            5 => format!("({at}) / {number}"),
            6 => format!("({at}) * {number}"),
            7 => format!("{} - ({at})", array.length),
            8 => format!("{} - 1 - ({at})", array.length),
            _ => at,
        };
        let limit = match (array.fixed, self.random.below(8)) {
            (Some(n), 0) => (n - 1).to_string(),
            (Some(n), 1) => (n + 1).to_string(),
            (None, 1) => self.some_of(Ty::U32),
            (_, 2) => self.length(),
            _ => array.length.clone(),
        };
        let condition = self.bound(&of, &limit);
        let var = self.mutable(Ty::U32);
        let condition = match (self.random.below(8), &var) {
            (0, Some(var)) => format!("{condition} && {}", self.change(var)),
            (1, Some(var)) => format!("{} && {condition}", self.change(var)),
            (2, _) => format!("{condition} && {}", self.condition(1)),
            (3, _) => format!("{condition} || {}", self.condition(1)),
            _ => condition,
        };
        let between = match (self.random.below(6), &var) {
            (0, Some(var)) => format!("if {} {{}}\n", self.change(var)),
            (1, Some(var)) => format!("let ok = {};\n", self.change(var)),
            (2, _) if depth > 0 => self.stmt(depth - 1),
            _ => String::new(),
        };
        let access = self.access(&array, &at);
        let more = if depth > 0 { self.block(depth - 1, 2) } else { String::new() };
        let leave = match (&self.result, self.loops.is_empty()) {
            (Some(result), true) => format!("return {result};"),
            (None, true) => String::new(),
            (_, false) => self.random.one(&["break;", "continue;"]).to_owned(),
        };
        match self.random.below(9) {
            0 => format!("if !({condition}) {{ {leave} }}\n{between}{access}"),
            1 => format!("let within = {condition};\n{between}if within {{\n{access}{more}}}\n"),
            2 => {
                let scrutinee = self.some_of(Ty::U32);
                let guard = self.bound(&of, &limit);
                let change = var.as_ref().map_or("true".to_owned(), |var| self.change(var));
                let arms = [
                    format!("{} if {guard} => {{\n{between}{access}}}\n", self.pattern(Ty::U32)),
                    format!("{} if {change} => {{\n{more}}}\n", self.pattern(Ty::U32)),
                ];
                let (first, second) = if self.random.once_in(2) { (0, 1) } else { (1, 0) };
                format!(
                    "match {scrutinee} {{\n{}{}_ => {{\n{access}}}\n}}\n",
                    arms[first], arms[second]
                )
            }
            3 => {
                let guard = var.as_ref().map_or("true".to_owned(), |var| self.change(var));
                format!("if matches!({of}, 0..16 if {guard}) {{\n{between}{access}}}\n")
            }
            4 => {
                let option = self.option(1);
                format!("if let Some(j) = {option} && ({condition}) {{\n{between}{access}}}\n")
            }
            5 => format!("while {condition} {{\n{between}{access}{more}break;\n}}\n"),
            6 => format!("if {condition} {{\n{more}}} else {{\n{between}{access}}}\n"),
            _ => format!("if {condition} {{\n{between}{access}{more}}}\n"),
        }
    }

    /// A condition on an index that looks like the accessed one, but has another type.
    fn twins(&mut self, array: &Array) -> String {
        let shape = self.shape();
        let (a, b) = (self.random.one(&Ty::INTEGERS), self.random.one(&Ty::INTEGERS));
        let (of, at) = (Index::Shape(shape.clone()).text(a), Index::Shape(shape).text(b));
        let access = self.access(array, &at);
        format!("if {of} < {} {{\n{access}}}\n", array.length)
    }

    /// A variable is computed from itself; a condition then constrains its new value.
    pub(super) fn moved(&mut self) -> String {
        let (Some(array), Some(var)) = (self.some_array(true), self.mutable(Ty::U32)) else {
            return String::new();
        };
        let number = self.random.one(&["1", "3", "15"]);
        let op = self.random.one(&["+", "-", "*"]);
        let at = self.random.one(&["VAR", "VAR + 1", "VAR - 1"]).replace("VAR", &var);
        let access = self.access(&array, &at);
        let length = &array.length;
        format!("{var} = {var} {op} {number};\nif {var} < {length} {{\n{access}}}\n")
    }

    /// A condition that an index is below a limit, in one of many forms.
    fn bound(&mut self, of: &str, limit: &str) -> String {
        match self.random.below(12) {
            9 => format!("!({limit} < {of})"),
            10 => format!("!({of} > {limit})"),
            11 => format!("!({limit} <= {of})"),
            0 => format!("{limit} > {of}"),
            1 => format!("!({of} >= {limit})"),
            2 => format!("inside({of}, {limit})"),
            3 => format!("(0..{limit}).contains(&{of})"),
            4 => format!("{of} <= {limit}"),
            5 => format!("({of} as i32) < ({limit} as i32)"),
            6 => format!("({of} as u64) < ({limit} as u64)"),
            _ => format!("{of} < {limit}"),
        }
    }

    /// A statement that uses an index.
    pub(super) fn access(&mut self, array: &Array, at: &str) -> String {
        let element = format!("{}[{at}]{}", array.path, array.member);
        let value = match self.random.below(3) {
            0 => self.expr(array.ty, 1),
            _ => self.number(array.ty),
        };
        if !array.mutable {
            let target = self.mutable(array.ty).filter(|_| self.random.once_in(2));
            return match target {
                Some(var) => format!("{var} = {element};\n"),
                None => format!("let {} = {element};\n", self.name("j")),
            };
        }
        match self.random.below(5) {
            0 => format!("{element} {} {value};\n", self.random.one(&["+=", "^=", "-=", "|="])),
            1 if array.member.is_empty() && array.ty == Ty::U32 => match self.mutable(Ty::U32) {
                Some(var) => format!("{var} = {element};\n"),
                None => format!("{element} = {value};\n"),
            },
            _ => format!("{element} = {value};\n"),
        }
    }
}
