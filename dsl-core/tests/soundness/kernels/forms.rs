//! Rust forms that destructure, exchange or pass a value, next to an index that the value bounds.

use super::{Array, Generator, Ty};

/// Calls of functions with barriers. The arguments keep these barriers in uniform control flow.
const WAITS: [&str; 3] = ["meet(&mut w, A)", "turns(&mut w, n & 3, A)", "turns(&mut w, m % 3, A)"];

impl Generator<'_> {
    /// A statement, or a few. Their declarations end with them.
    pub(super) fn form(&mut self) -> String {
        self.scoped(Self::some_form)
    }

    fn some_form(&mut self) -> String {
        let Some(array) = self.some_array(true) else { return String::new() };
        let has_textures = self.scope.vars.iter().any(|var| var.path == "tx.dimensions().x");
        if has_textures && self.random.once_in(2) {
            return self.texture();
        }
        match self.random.below(16) {
            0 => self.option_in_place(&array),
            1 | 2 => self.slice_taken_apart(),
            3 => self.range_that_may_be_there(),
            4 => self.copied_within(),
            5 => self.exchanged(&array),
            6 => self.struct_with_a_slice(),
            7 => self.own_iterator(&array),
            8 => self.enum_with_data(&array),
            9 => self.returned_closure(&array),
            10 => self.labelled_value(&array),
            11 => self.checked(&array),
            12 => self.overflowing(&array),
            13 => self.signed_remainder(&array),
            14 => self.downwards(&array),
            _ => self.large_shift(&array),
        }
    }

    /// A call of a function with barriers.
    pub(super) fn call_that_waits(&mut self) -> String {
        let argument = self.some_of(Ty::U32);
        let call = self.random.one(&WAITS).replace('A', &argument);
        match self.mutable(Ty::U32) {
            Some(var) => format!("{var} = {call};\n"),
            None => format!("{call};\n"),
        }
    }

    /// An access, perhaps behind a condition that keeps it within bounds.
    fn kept_access(&mut self, array: &Array, at: &str) -> String {
        let access = self.access(array, at);
        let less = self.random.one(&["<", "<", "<="]);
        match self.random.below(3) {
            0 => self.sometimes(access),
            _ => format!("if {at} {less} {} {{\n{access}}}\n", array.length),
        }
    }

    /// A texture load whose coordinates are kept within bounds in some way.
    fn texture(&mut self) -> String {
        let (a, b, c) = (self.some_of(Ty::U32), self.some_of(Ty::U32), self.some_of(Ty::U32));
        let (s, q) = (self.some_of(Ty::I32), self.name("q"));
        let size = self.random.one(&["tx.dimensions()", "tx.dimensions()", "ta.dimensions()"]);
        let load = self.random.one(&[
            "tx.load(AT, 0).x",
            "tx.load(AT, 0).x",
            "ta.load(AT, C, 0).x as u32",
        ]);
        let less = self.random.one(&["<", "<", "<="]);
        let (at, condition) = match self.random.below(6) {
            0 => (format!("uvec2({a}, {b})"), format!("{a} {less} {size}.x && {b} < {size}.y")),
            1 => (format!("uvec2({a}, {b})"), format!("uvec2({a}, {b}).cmplt({size}).all()")),
            2 => (format!("uvec2({a}, {b}).min({size} - 1)"), "true".to_owned()),
            3 => (
                format!("ivec2({s}, {a} as i32).clamp(IVec2::ZERO, {size}.as_ivec2() - 1)"),
                "true".to_owned(),
            ),
            4 => (format!("uvec2({a} % {size}.x, {b} % {size}.y)"), format!("{a} > {b}")),
            _ => (
                format!("ivec2({s}, {s})"),
                format!("{s} >= 0 && {s} < {size}.x as i32 && ({s} as u32) {less} {size}.y"),
            ),
        };
        let layer = self.random.one(&["C", "C", "C.min(ta.num_layers() - 1)", "0"]);
        let load = load.replace('C', &layer.replace('C', &c)).replace("AT", &at);
        let more = match self.random.once_in(2) {
            true => format!(" && {c} {less} ta.num_layers()"),
            false => String::new(),
        };
        format!("if {condition}{more} {{ let {q} = {load}; }}\n")
    }

    fn option_in_place(&mut self, array: &Array) -> String {
        let (o, q, z) = (self.name("o"), self.name("q"), self.name("z"));
        let (option, a) = (self.option(1), self.some_of(Ty::U32));
        let change = match self.random.below(5) {
            0 => format!("let {q} = {o}.take();\n"),
            1 => format!("let {q} = {o}.replace({a});\n"),
            2 => format!("let _ = {o}.replace({a});\nlet {q} = {o};\n"),
            3 => format!("let {q}0 = *{o}.insert({a});\nlet {q} = Some({q}0);\n"),
            _ => format!("let {q}0 = *{o}.get_or_insert({a});\nlet {q} = {o};\n"),
        };
        let of = self.random.one(&[o.clone(), q, o.clone()]);
        let (some, none) = (self.kept_access(array, &z), self.kept_access(array, &a));
        format!(
            "let mut {o} = {option};\n{change}match {of} {{\nSome({z}) => {{\n{some}}}\nNone => {{\n{none}}}\n}}\n"
        )
    }

    /// `split_first`, `split_last`, and patterns of slices.
    fn slice_taken_apart(&mut self) -> String {
        let (path, rest, first) = (self.any_slice(), self.name("r"), self.name("q"));
        if path.starts_with('[') {
            return String::new();
        }
        let (at, k) = (self.some_of(Ty::U32), self.random.below(3));
        let pattern = match self.random.below(5) {
            0 => format!("Some(({first}, {rest})) = {path}.split_first()"),
            1 => format!("Some(({first}, {rest})) = {path}.split_last()"),
            2 => format!("[{first}, {rest} @ ..] = &{path}[..]"),
            3 => format!("[{rest} @ .., {first}] = &{path}[..]"),
            _ => format!("[{first}, _, {rest} @ ..] = &{path}[..]"),
        };
        let of_whole = self.random.one(&[
            at.clone(),
            format!("{at} + {k}"),
            format!("{rest}.len()"),
            format!("{rest}.len() + {k}"),
            format!("{k}"),
        ]);
        let less = self.random.one(&["<", "<", "<="]);
        let (c, d) = (self.name("c"), self.name("d"));
        format!(
            "if let {pattern} {{\nlet {c} = {path}[{of_whole}];\n\
             if {at} {less} {rest}.len() {{\nlet {d} = {rest}[{at}] + {path}[{at} + {k}] + *{first};\n}}\n}}\n"
        )
    }

    fn range_that_may_be_there(&mut self) -> String {
        let (path, part) = (self.any_slice(), self.name("g"));
        if path.starts_with('[') {
            return String::new();
        }
        let (a, b, q) = (self.some_of(Ty::U32), self.some_of(Ty::U32), self.some_of(Ty::U32));
        let end = self.random.one(&["END", "END + 4", "", "END.max(START)"]);
        let end = end.replace("END", &b).replace("START", &a);
        let end = if end.is_empty() { end } else { format!("({end}) as usize") };
        let c = self.name("c");
        let inside = match self.random.below(4) {
            0 => format!("let {c} = {part}[0] + {path}[{a}];\n"),
            1 => format!(
                "if {q} < {part}.len() {{\nlet {c} = {part}[{q}] + {path}[{a} + {q}];\n}}\n"
            ),
            2 => format!("let {c} = {path}[{part}.len()] + {path}[{a}];\n"),
            _ => {
                let i = self.name("i");
                format!(
                    "for {i} in 0..{part}.len().min(9) {{\nlet {c} = {part}[{i}] + {path}[{a} + {i}];\n}}\n"
                )
            }
        };
        let other = format!("let {c} = {path}[{a}];\n");
        format!(
            "if let Some({part}) = {path}.get(({a}) as usize..{end}) {{\n{inside}}} else {{\n{other}}}\n"
        )
    }

    fn copied_within(&mut self) -> String {
        let arrays: Vec<Array> = (self.scope.arrays.iter())
            .filter(|of| of.mutable && of.member.is_empty() && of.fixed == Some(16))
            .cloned()
            .collect();
        if arrays.is_empty() {
            return String::new();
        }
        let path = self.random.one(&arrays).path;
        let (a, b, c) = (self.some_of(Ty::U32), self.some_of(Ty::U32), self.some_of(Ty::U32));
        let range = self.random.one(&["A..", "..B", "A..B", "A..A + 4", "2..9"]);
        let range = range
            .replace('A', &format!("({a} & 15) as usize"))
            .replace('B', &format!("({b} & 15) as usize"));
        format!("{path}.copy_within({range}, ({c}) as usize & 15);\n")
    }

    /// A variable gets a new value; its old value is an index.
    fn exchanged(&mut self, array: &Array) -> String {
        let (Some(v), Some(u)) = (self.mutable(Ty::U32), self.mutable(Ty::U32)) else {
            return String::new();
        };
        let (q, a) = (self.name("q"), self.expr(Ty::U32, 1));
        let is_plain = |path: &String| !path.contains(['.', '*', '[']);
        let change = match self.random.below(4) {
            0 if is_plain(&v) => format!("let {q} = std::mem::replace(&mut {v}, {a});\n"),
            1 if is_plain(&v) => format!("let {q} = std::mem::take(&mut {v});\n"),
            2 if is_plain(&v) && is_plain(&u) && v != u => {
                format!("let {q} = {v};\nstd::mem::swap(&mut {v}, &mut {u});\n")
            }
            _ if v != u => format!("let {q} = {v};\n({v}, {u}) = ({u}, {a});\n"),
            _ => format!("let {q} = {v};\n{v} = {a};\n"),
        };
        let of = self.random.one(&[v, u, q]);
        change + &self.kept_access(array, &of)
    }

    fn struct_with_a_slice(&mut self) -> String {
        let Some(v) = self.mutable(Ty::U32) else { return String::new() };
        let (path, view) = (self.any_slice(), self.name("w"));
        let (a, b) = (self.some_of(Ty::U32), self.some_of(Ty::U32));
        let method = self.random.one(&["at", "from_end", "row"]);
        format!(
            "let {view} = View {{ of: &{path}[..], first: {a} }};\n{v} = {view}.{method}({b});\n"
        )
    }

    fn own_iterator(&mut self, array: &Array) -> String {
        let (q, a) = (self.name("q"), self.some_of(Ty::U32));
        let by = self.random.one(&["1", "2", "3", "n", "m.max(1)"]);
        let by = if self.scope.vars.iter().any(|var| var.path == "n") { by } else { "2" };
        let at = match self.random.below(3) {
            0 => format!("{q} + {}", self.random.below(4)),
            _ => q.clone(),
        };
        let access = self.kept_access(array, &at);
        let left = self.random.one(&["A", "A.min(16)", "A & 15", "16"]).replace('A', &a);
        format!("for {q} in (Down {{ left: {left}, by: {by} }}) {{\n{access}}}\n")
    }

    fn enum_with_data(&mut self, array: &Array) -> String {
        let (shape, q, z) = (self.name("s"), self.name("q"), self.name("z"));
        let (a, b, c) = (self.some_of(Ty::U32), self.some_of(Ty::U32), self.some_of(Ty::U32));
        let grown = self.random.one(&["", "", ".grown(C)"]).replace('C', &c);
        let point = self.kept_access(array, &q);
        let at = self.random.one(&[q.clone(), z.clone(), format!("{z} - {q}")]);
        let span = self.kept_access(array, &at);
        let guard = match self.random.below(3) {
            0 => format!(" if {z} < {}", array.length),
            1 => format!(" if {q} <= {z}"),
            _ => String::new(),
        };
        let rest = self.kept_access(array, &a);
        format!(
            "let {shape} = Shape::of({a}, {b}){grown};\nmatch {shape} {{\n\
             Shape::Point({q}) => {{\n{point}}}\n\
             Shape::Span {{ first: {q}, last: {z} }}{guard} => {{\n{span}}}\n\
             _ => {{\n{rest}}}\n}}\n"
        )
    }

    fn returned_closure(&mut self, array: &Array) -> String {
        let (f, a, k) = (self.name("f"), self.some_of(Ty::U32), self.random.below(5));
        let made = self.random.one(&["adder(K)", "masked(15)", "masked(K)"]);
        let made = made.replace('K', &k.to_string());
        let at = match self.random.below(3) {
            0 => format!("{f}({f}({a}))"),
            _ => format!("{f}({a})"),
        };
        let access = self.kept_access(array, &at);
        format!("let {f} = {made};\nif {a} + {k} < {} {{\n{access}}}\n", array.length)
    }

    fn labelled_value(&mut self, array: &Array) -> String {
        let (label, q) = (self.name("'c"), self.name("q"));
        let (a, b, c) = (self.some_of(Ty::U32), self.some_of(Ty::U32), self.some_of(Ty::U32));
        let (first, second) = (self.condition(1), self.bounded(&b, array));
        let access = self.kept_access(array, &q);
        match (self.random.below(3), self.mutable(Ty::U32)) {
            (0, Some(v)) => format!(
                "let {q} = loop {{\n{v} += 3;\nif {v} >= {a} {{ break {v}; }}\n}};\n{access}"
            ),
            _ => format!(
                "let {q} = {label}: {{\nif {first} {{ break {label} {a} & 15; }}\n\
                 if {second} {{ break {label} {b}; }}\n{c} % 16\n}};\n{access}"
            ),
        }
    }

    fn bounded(&mut self, of: &str, array: &Array) -> String {
        let less = self.random.one(&["<", "<", "<="]);
        format!("{of} {less} {}", array.length)
    }

    fn checked(&mut self, array: &Array) -> String {
        let (a, b, q) = (self.some_of(Ty::U32), self.some_of(Ty::U32), self.name("q"));
        let name = self.random.one(&[
            "checked_sub",
            "checked_add",
            "checked_mul",
            "checked_div",
            "checked_rem",
            "checked_shl",
            "checked_shr",
        ]);
        let at = self.random.one(&[q.clone(), a.clone(), b.clone(), format!("{a} - {b}")]);
        let (some, none) = (self.access(array, &at), self.kept_access(array, &a));
        let guard = self.bounded(&q, array);
        format!(
            "match ({a}).{name}({b}) {{\nSome({q}) if {guard} => {{\n{some}}}\n_ => {{\n{none}}}\n}}\n"
        )
    }

    fn overflowing(&mut self, array: &Array) -> String {
        let (a, b, q) = (self.some_of(Ty::U32), self.some_of(Ty::U32), self.name("q"));
        let name = self.random.one(&["overflowing_add", "overflowing_sub", "overflowing_mul"]);
        let not = self.random.one(&["!", "!", ""]);
        let at = self.random.one(&[q.clone(), a.clone(), b.clone()]);
        let (access, guard) = (self.access(array, &at), self.bounded(&q, array));
        format!("let ({q}, {q}o) = ({a}).{name}({b});\nif {not}{q}o && {guard} {{\n{access}}}\n")
    }

    fn signed_remainder(&mut self, array: &Array) -> String {
        let (a, q) = (self.some_of(Ty::I32), self.name("q"));
        let length = array.fixed.filter(|length| *length < 100).unwrap_or(8) as usize;
        let k = length + self.random.below(2);
        let (op, least) = (self.random.one(&["%", "%", ">> 28 %", "/ 7 %"]), self.random.below(3));
        let at = match self.random.below(5) {
            0 => format!("({q} + {k} - 1) as u32 / 2"),
            1 => format!("({q} + {k}) as u32 / 2"),
            2 => format!("{q}.unsigned_abs()"),
            3 => format!("{q}.max(0) as u32"),
            _ => format!("{q} as u32"),
        };
        let access = self.access(array, &at);
        let condition = format!("{q} >= {least}");
        let condition =
            self.random.one(&[condition, "true".to_owned(), format!("{a} >= -{least}")]);
        format!("let {q} = {a} {op} {k};\nif {condition} {{\n{access}}}\n")
    }

    fn downwards(&mut self, array: &Array) -> String {
        let (a, b, q) = (self.some_of(Ty::U32), self.some_of(Ty::U32), self.name("q"));
        let start = self.random.one(&["A", "A.min(LEN)", "A & 15", "LEN"]);
        let start = start.replace('A', &a).replace("LEN", &array.length);
        let start = if array.fixed.is_some() { format!("({start}) as u32") } else { start };
        let (until, by) = (self.rather_small(&b), self.rather_small("1"));
        let op = self.random.one(&[">", ">", ">=", "!="]);
        let access = self.access(array, &q);
        let step = format!("{q} -= {by};\n");
        let body = match self.random.once_in(2) {
            true => format!("{step}{access}"),
            false => format!("{access}{step}"),
        };
        format!("let mut {q} = {start};\nwhile {q} {op} {until} {{\n{body}}}\n")
    }

    fn rather_small(&mut self, other: &str) -> String {
        self.random.one(&["0", "1", "2", other]).to_owned()
    }

    fn large_shift(&mut self, array: &Array) -> String {
        let (a, b) = (self.some_of(Ty::U32), self.some_of(Ty::U32));
        let (least, most) =
            (self.random.one(&["26", "28", "29"]), self.random.one(&["31", "32", "33"]));
        let at =
            self.random.one(&["B >> A", "B.wrapping_shr(A)", "B >> (A - 1)", "1u32 << A >> 28"]);
        let at = at.replace('A', &a).replace('B', &b);
        let access = self.access(array, &at);
        format!("if {a} >= {least} && {a} < {most} {{\n{access}}}\n")
    }
}
