//! Idioms that the proofs recognise, with details that may be wrong.

use super::{Array, Generator, Ty};

impl Generator<'_> {
    /// A statement, or a few.
    pub(super) fn idiom(&mut self) -> String {
        let Some(array) = self.some_array(true) else { return String::new() };
        match self.random.below(14) {
            0 => self.middle(&array),
            1 => self.rest(&array),
            2 => self.rounded(&array),
            3 => self.row(&array),
            4 => self.part_of_part(&array),
            5 => self.euclid(),
            6 | 7 => self.counter(),
            8 => self.inclusive(&array),
            9 => self.certain(),
            10 => self.pattern_of_positions(&array),
            11 => self.quotient(&array),
            12 => self.divisor(),
            _ => self.two_ways(&array),
        }
    }

    /// Often `k`, else another small number.
    fn small(&mut self, k: u32) -> u32 {
        match self.random.below(3) {
            0 => self.random.one(&[0, 1, 2, 3, 4, 8, 16]),
            _ => k,
        }
    }

    /// The first text, or less often the second.
    fn rather(&mut self, first: &str, second: &str) -> String {
        if self.random.below(4) > 0 { first } else { second }.to_owned()
    }

    /// `a + (b - a) / 2` is between `a` and `b`.
    fn middle(&mut self, array: &Array) -> String {
        let (a, b, c) = (self.some_of(Ty::U32), self.some_of(Ty::U32), self.some_of(Ty::U32));
        let from = self.rather(&a, &c);
        let (less, half) =
            (self.random.one(&["<", "<="]), self.random.one(&["/ 2", ">> 1", "/ 1"]));
        let (q, below) = (self.name("q"), self.random.one(&["<", "<", "<="]));
        let access = self.access(array, &q);
        let length = &array.length;
        format!(
            "if {a} {less} {b} && {b} {below} {length} {{\nlet {q} = {a} + ({b} - {from}) {half};\n{access}}}\n"
        )
    }

    /// `a - a % b` and `a / b * b + a % b` are no more than `a`.
    fn rest(&mut self, array: &Array) -> String {
        let (a, b, c) = (self.some_of(Ty::U32), self.some_of(Ty::U32), self.some_of(Ty::U32));
        let k = self.random.one(&[1, 2, 3, 4, 8]);
        let (l, m) = (self.small(k), self.small(k));
        let of = self.rather(&a, &c);
        let at = match self.random.below(4) {
            0 => format!("{a} - {of} % {b}"),
            1 => format!("{a} - {of} % {k}"),
            2 => format!("{a} / {k} * {l} + {of} % {m}"),
            _ => format!("{of} / {k} * {l}"),
        };
        let access = self.access(array, &at);
        format!("if {a} < {} {{\n{access}}}\n", array.length)
    }

    /// A loop over `length.div_ceil(k)` pieces of an array.
    fn rounded(&mut self, array: &Array) -> String {
        let (q, k) = (self.name("q"), self.random.one(&[1, 2, 3, 4, 8]));
        let (l, more) = (self.small(k), self.random.one(&["", "", " + 1"]));
        let access = self.access(array, &format!("{q} * {l}{more}"));
        let length = &array.length;
        let suffix = if array.fixed.is_some() { "u32" } else { "" };
        format!("for {q} in 0..{length}{suffix}.div_ceil({k}) {{\n{access}}}\n")
    }

    /// A row `a * n..(a + 1) * n`, and positions below `n` in it.
    fn row(&mut self, array: &Array) -> String {
        let (r, q) = (self.name("r"), self.name("q"));
        let (a, n, other) = (self.some_of(Ty::U32), self.some_of(Ty::U32), self.some_of(Ty::U32));
        let (stride, rows) = (self.rather(&n, &other), self.rather(&n, &other));
        let limit = self.rather(&n, &other);
        let (path, member) = (&array.path, array.member);
        format!(
            "{{\nlet {r} = &{path}[{a} * {stride}..({a} + 1) * {rows}];\n\
             for {q} in 0..{limit} {{ let c = {r}[{q}]{member}; }}\n}}\n"
        )
    }

    /// Positions in a part, counted from its start or from another position.
    fn part_of_part(&mut self, array: &Array) -> String {
        let (r, q) = (self.name("r"), self.name("q"));
        let (a, b, c) = (self.some_of(Ty::U32), self.some_of(Ty::U32), self.some_of(Ty::U32));
        let start = self.rather(&a, &c);
        let (path, member) = (&array.path, array.member);
        format!(
            "{{\nlet {r} = &{path}[{a}..{b}];\n\
             for {q} in 0..{r}.len() {{ let c = {path}[{start} + {q}]{member}; }}\n}}\n"
        )
    }

    /// Euclid's algorithm, perhaps with another change of its variables.
    fn euclid(&mut self) -> String {
        let (Some(a), Some(b)) = (self.mutable(Ty::U32), self.mutable(Ty::U32)) else {
            return String::new();
        };
        let (q, c) = (self.name("q"), self.some_of(Ty::U32));
        let goes_on = self.random.one(&["!= 0", "!= 0", "> 1", "< 9", "!= 3"]);
        let more = match self.random.below(5) {
            0 => format!("{b} = {c};\n"),
            1 => format!("if {} {{ {b} += 1; }}\n", self.condition(1)),
            2 => format!("if {} {{ continue; }}\n", self.condition(1)),
            _ => String::new(),
        };
        let steps = format!("let {q} = {a} % {b};\n{a} = {b};\n{b} = {q};\n");
        match self.random.once_in(2) {
            true => format!("while {b} {goes_on} {{\n{more}{steps}}}\n"),
            false => format!("while {b} {goes_on} {{\n{steps}{more}}}\n"),
        }
    }

    /// A loop that counts towards its end, or fails to.
    fn counter(&mut self) -> String {
        let (Some(v), Some(w)) = (self.mutable(Ty::U32), self.mutable(Ty::U32)) else {
            return String::new();
        };
        let end = match self.random.below(3) {
            0 => self.random.one(&["0", "1", "2", "7", "16"]).to_owned(),
            _ => w.clone(),
        };
        let compare = self.random.one(&["<", "<=", ">", ">=", "!="]);
        // Unsigned numbers are never below 0.
        let compare = if compare == ">=" && end == "0" { ">" } else { compare };
        let op = self.random.one(&["+=", "-=", "/=", "*=", ">>="]);
        // A loop that nothing ends is refused.
        let counter = if end == w { self.rather(&v, &w) } else { v.clone() };
        let by = match (op, self.random.below(3)) {
            ("/=" | "*=" | ">>=", 0 | 2) => self.random.one(&["1", "2", "3", "0"]).to_owned(),
            ("+=" | "-=", 0) => self.random.one(&["0x80000000", "0xC0000000"]).to_owned(),
            (_, 1) => self.random.one(&["n", "(n | 1)", "(n & 3)"]).to_owned(),
            _ => self.random.one(&["0", "1", "1", "2"]).to_owned(),
        };
        let by = if op == "/=" && by == "0" { "1".to_owned() } else { by };
        let more = match self.random.below(4) {
            0 => format!("{w} {} 1;\n", self.random.one(&["+=", "-=", "/=", "^="])),
            1 => format!("{w} /= 2;\n"),
            _ => String::new(),
        };
        let least = self.random.one(&["", "", "1 < VAR && ", "VAR > 0 && "]).replace("VAR", &v);
        format!("while {least}{v} {compare} {end} {{\n{counter} {op} {by};\n{more}}}\n")
    }

    /// A loop over a range with an inclusive or exclusive end.
    fn inclusive(&mut self, array: &Array) -> String {
        let (q, start) = (self.name("q"), self.random.one(&["0", "0", "1", "2"]));
        let end = match self.random.once_in(2) {
            true => array.length.clone(),
            false => self.some_of(Ty::U32),
        };
        let range = self.random.one(&["..=", "..=", ".."]);
        let reversed = self.random.once_in(3);
        let less = self.random.one(&["", "", " - 1", " + 1"]);
        let access = self.access(array, &format!("{q}{less}"));
        let (before, after) = if reversed { ("(", ").rev()") } else { ("", "") };
        let body = format!("for {q} in {before}{start}{range}{end}{after} {{\n{access}}}\n");
        match self.random.once_in(2) {
            true => format!("if {end} < {} {{\n{body}}}\n", array.length),
            false => body,
        }
    }

    /// A literal index behind a condition: not every launch uses this index.
    fn certain(&mut self) -> String {
        let slices: Vec<Array> =
            self.scope.arrays.iter().filter(|of| of.is_slice).cloned().collect();
        if slices.is_empty() {
            return String::new();
        }
        let array = self.random.one(&slices);
        let (k, l, at) = (self.small(2), self.small(2), self.random.below(5));
        let element = format!("{}[{at}]{}", array.path, array.member);
        let compare = self.random.one(&["<", "<=", ">", ">=", "==", "!="]);
        let name = self.name("c");
        let known = self.name("k");
        let condition = match self.random.below(4) {
            0 => self.condition(1),
            1 => format!("{known} {compare} {l} && {}", self.condition(1)),
            2 => format!("{} {compare} {l}", self.some_of(Ty::U32)),
            _ => format!("{known} {compare} {l}"),
        };
        let access = self.access(&array, &at.to_string());
        let stmt = match self.random.below(3) {
            0 => format!("let {name} = {condition} && {element} == 1;\n"),
            1 => format!("let {name} = {condition} || {element} == 1;\n"),
            _ => format!("if {condition} {{\n{access}}}\n"),
        };
        format!("let {known} = {k}u32;\n{stmt}")
    }

    /// A range pattern, and positions relative to its ends.
    fn pattern_of_positions(&mut self, array: &Array) -> String {
        let (of, k) = (self.some_of(Ty::U32), self.random.below(4));
        let l = k + 1 + self.random.below(6);
        let least = array.fixed.map_or(3, |length| length as usize);
        let more = (least + self.random.below(2)).saturating_sub(l + 1);
        let at = match self.random.below(3) {
            0 => format!("{of} - {k}"),
            1 => format!("{of} - {}", k + 1),
            _ => format!("{of} + {more}"),
        };
        let access = self.access(array, &at);
        let range = self.random.one(&["..=", "..=", ".."]);
        format!("match {of} {{\n{k}{range}{l} => {{\n{access}}}\n_ => {{}}\n}}\n")
    }

    /// A condition about a quotient, and the dividend as an index.
    fn quotient(&mut self, array: &Array) -> String {
        let (of, k) = (self.some_of(Ty::U32), self.random.one(&[1, 2, 3, 4, 8]));
        let limit = match array.fixed {
            Some(length) => (length / k + self.random.below(2) as u32).to_string(),
            None => format!("{} / {k}", array.length),
        };
        let compare = self.random.one(&["<", "<", "<=", "!="]);
        let at = match self.random.below(4) {
            0 => format!("{of} + 1"),
            1 => format!("{of} / {k}"),
            _ => of.clone(),
        };
        let access = self.access(array, &at);
        format!("if {of} / {k} {compare} {limit} {{\n{access}}}\n")
    }

    /// A division, in 64 bits or 32, by a difference that may be 0.
    fn divisor(&mut self) -> String {
        let Some(var) = self.mutable(Ty::U32) else { return String::new() };
        let (a, b, k) = (self.some_of(Ty::U32), self.some_of(Ty::U32), self.random.below(3));
        let (op, ty) = (self.random.one(&["/", "%"]), self.random.one(&["u64", "i64", "u32"]));
        let compare = self.random.one(&[">", ">=", "!=", "<"]);
        let division = format!("{var} = (({a} as {ty}) {op} (({b} as {ty}) - {k})) as u32;\n");
        match self.random.below(3) {
            0 => division,
            _ => format!("if {b} {compare} {k} {{\n{division}}}\n"),
        }
    }

    /// A variable with one of two values; a condition bounds one of them.
    fn two_ways(&mut self, array: &Array) -> String {
        let (a, b) = (self.some_of(Ty::U32), self.some_of(Ty::U32));
        let (condition, q) = (self.condition(1), self.name("q"));
        let access = self.access(array, &q);
        let length = &array.length;
        match self.random.below(3) {
            0 => format!(
                "let mut {q} = {a};\nif {condition} {{ {q} = {b}; }}\nif {a} < {length} {{\n{access}}}\n"
            ),
            1 => {
                let access = self.access(array, &format!("{q}[0]"));
                let (k, l) = (self.small(3), self.small(3));
                format!(
                    "let mut {q} = [{k}u32; 3];\nif {condition} {{ {q}[0] = {l}; {q}[1] = {b}; }}\n{access}"
                )
            }
            _ => format!(
                "let {q} = if {condition} {{ {a} }} else {{ {b} }};\n\
                 if {a} < {length} {{\nif {q} == {a} {{\n{access}}} else {{\n{access}}}\n}}\n"
            ),
        }
    }
}
