//! Statements.

use super::{Array, Closure, Generator, Ty};

impl Generator<'_> {
    /// A few statements, with a scope of their own.
    pub(super) fn block(&mut self, depth: usize, most: usize) -> String {
        let count = self.random.below(most + 1);
        self.scoped(|cx| (0..count).map(|_| cx.stmt(depth)).collect())
    }

    /// A statement. Statements in it nest up to `depth`. A variable that it may have changed can be
    /// an index after it.
    pub(super) fn stmt(&mut self, depth: usize) -> String {
        let stmt = self.one_stmt(depth);
        if depth == 0 || self.random.below(3) > 0 {
            return stmt;
        }
        match (self.some_array(true), self.mutable(Ty::U32)) {
            (Some(array), Some(var)) => {
                let number = self.random.one(&["1", "2", "5", "15"]);
                let at = match self.random.below(4) {
                    0 => format!("{var} - {number}"),
                    1 => format!("{var} + {number}"),
                    _ => var,
                };
                let access = self.access(&array, &at);
                stmt + &self.sometimes(access)
            }
            _ => stmt,
        }
    }

    fn one_stmt(&mut self, depth: usize) -> String {
        self.statements = self.statements.saturating_sub(1);
        if self.random.once_in(6) {
            return if self.random.once_in(3) { self.form() } else { self.idiom() };
        }
        let kind = self.random.below(if depth > 0 { 32 } else { 12 });
        match kind {
            0 | 1 => self.let_(),
            2..=4 => self.assign(),
            5..=7 => {
                let Some(array) = self.some_array(true) else { return self.assign() };
                let at = self.index_of(&array);
                let access = self.access(&array, &at);
                self.sometimes(access)
            }
            8 | 9 => self.guarded(depth),
            10 => match self.random.below(8) {
                0 => self.moved(),
                6 | 7 => self.assertion(),
                1 | 2 => self.steps(),
                3 => self.unlike(),
                _ => self.special(),
            },
            11 => match self.effect_of(Ty::Bool, 2) {
                Some(effect) => format!("if {effect} {{}}\n"),
                None => self.assign(),
            },
            12..=16 => self.guarded(depth - 1),
            17 | 18 => {
                let condition = self.condition(2);
                let (accept, reject) = (self.block(depth - 1, 3), self.block(depth - 1, 2));
                format!("if {condition} {{\n{accept}}} else {{\n{reject}}}\n")
            }
            19 | 20 => self.match_(depth),
            21 | 22 => self.while_(depth),
            23 => self.loop_(depth),
            24 | 25 => self.for_(depth),
            26 => self.for_each(depth),
            27 => {
                let (option, name) = (self.option(2), self.name("j"));
                let condition = self.condition(1);
                self.scoped(|cx| {
                    cx.var(name.clone(), Ty::U32, false);
                    let accept = cx.block(depth - 1, 3);
                    let more = match cx.random.below(3) {
                        0 => format!(" && {condition}"),
                        1 => format!(" && {name} < {}", cx.length()),
                        _ => String::new(),
                    };
                    format!("if let Some({name}) = {option}{more} {{\n{accept}}}\n")
                })
            }
            28 => {
                let label = self.name("'b");
                let condition = self.condition(2);
                if let (true, Some(var), Some(array)) =
                    (self.random.once_in(2), self.mutable(Ty::U32), self.some_array(true))
                {
                    let (a, b) = (self.number(Ty::U32), self.number(Ty::U32));
                    let access = self.access(&array, &var);
                    return format!(
                        "{label}: {{\nif {condition} {{ {var} = {a}; break {label}; }}\n\
                         {var} = {b};\n}}\n{access}"
                    );
                }
                let (first, second) = (self.block(depth - 1, 2), self.block(depth - 1, 2));
                let change = if self.random.once_in(2) { self.assign() } else { String::new() };
                format!(
                    "{label}: {{\n{first}if {condition} {{ {change}break {label}; }}\n{second}}}\n"
                )
            }
            29 => self.part(depth),
            30 => self.closure(),
            _ => self.let_else(),
        }
    }

    /// A statement, usually behind a condition that some launches do not fulfil. If every launch
    /// used an index out of bounds, the kernel would be refused.
    pub(super) fn sometimes(&mut self, stmt: String) -> String {
        match self.random.below(4) {
            0 => stmt,
            _ => format!("if {} {{\n{stmt}}}\n", self.comparison_of_some()),
        }
    }

    /// An assertion, and an index that it bounds.
    fn assertion(&mut self) -> String {
        let condition = self.condition(2);
        let (Some(array), Some(var)) = (self.some_array(true), self.some_of_u32()) else {
            return format!("assert!({condition});\n");
        };
        let length = array.length.clone();
        let access = self.access(&array, &var);
        match self.random.below(4) {
            0 => format!("assert!({var} < {length} && {condition});\n{access}"),
            1 => format!("if {var} >= {length} {{ panic!(); }}\n{access}"),
            2 => format!("assert_eq!({var} < {length}, {condition});\n{access}"),
            _ => format!("assert!({var} < {length});\n{access}"),
        }
    }

    fn some_of_u32(&mut self) -> Option<String> {
        let named = self.last_u32(0);
        if self.random.once_in(2) { named } else { self.mutable(Ty::U32) }
    }

    fn let_(&mut self) -> String {
        let ty = self.random.one(&[Ty::U32, Ty::U32, Ty::U32, Ty::I32, Ty::U64, Ty::I64, Ty::Bool]);
        let value = self.expr(ty, 2);
        let (other, condition) = (self.expr(ty, 1), self.condition(1));
        let option = self.option(2);
        let mutable = self.random.once_in(3);
        // An earlier name may be shadowed.
        let old =
            self.scope.vars.last().filter(|var| {
                var.path.starts_with('a') && var.path.len() > 1 && self.loops.is_empty()
            });
        let name = match old {
            Some(var) if self.random.once_in(4) => var.path.clone(),
            _ => self.name("a"),
        };
        self.scope.vars.retain(|var| var.path != name);
        self.var(name.clone(), ty, mutable);
        match self.random.below(8) {
            0 if !mutable => format!(
                "let {name}: {};\nif {condition} {{ {name} = {value}; }} else {{ {name} = {other}; }}\n",
                ty.name()
            ),
            1 if ty == Ty::U32 => {
                let name = self.name("opt");
                self.scope.options.push(name.clone());
                format!("let {name} = {option};\nlet {} = {value};\n", self.last_name())
            }
            _ => {
                let mutable = if mutable { "mut " } else { "" };
                format!("let {mutable}{name}: {} = {value};\n", ty.name())
            }
        }
    }

    fn last_name(&self) -> String {
        self.scope.vars.last().map(|var| var.path.clone()).unwrap_or_default()
    }

    fn assign(&mut self) -> String {
        let ty = self.random.one(&[Ty::U32, Ty::U32, Ty::U32, Ty::I32, Ty::U64, Ty::I64, Ty::Bool]);
        let Some(var) = self.mutable(ty) else { return String::new() };
        let value = self.expr(ty, 2);
        let op = match ty {
            Ty::Bool => self.random.one(&["=", "=", "&=", "|=", "^="]),
            _ => self.random.one(&["=", "=", "=", "+=", "-=", "*=", "&=", "|=", "^="]),
        };
        match self.random.below(18) {
            12 | 13 => format!("{var} = {};\n", self.number(ty)),
            14 | 15 => format!("{var} = {};\n", self.some_of(ty)),
            16 | 17 if ty != Ty::Bool => {
                let op = self.random.one(&["+", "+", "-", "*", "&"]);
                format!("{var} = {var} {op} {};\n", self.number(ty))
            }
            0 if ty != Ty::Bool => {
                let amount = self.some_of(Ty::U32);
                format!("{var} {} {amount};\n", self.random.one(&["<<=", ">>="]))
            }
            1 if ty != Ty::Bool => {
                let by = self.number(ty);
                let by = if by.starts_with(['0', '-']) { format!("3{}", ty.name()) } else { by };
                format!("{var} {} {by};\n", self.random.one(&["/=", "%="]))
            }
            2 if ty != Ty::Bool => {
                let by = self.some_of(ty);
                format!("{var} {} {by} | 1;\n", self.random.one(&["/=", "%="]))
            }
            _ => format!("{var} {op} {value};\n"),
        }
    }

    /// A statement that is neither an assignment nor control flow.
    fn special(&mut self) -> String {
        let (a, b) = (self.mutable(Ty::U32), self.mutable(Ty::U32));
        let n = self.expr(Ty::U32, 1);
        match (self.random.below(9), a, b) {
            (7, Some(a), _) => {
                let reference = match a.strip_prefix('*') {
                    Some(reference) => reference.to_owned(),
                    None => format!("&mut {a}"),
                };
                format!("reset({reference}, {n});\n")
            }
            (8, ..) => {
                let is_table = |of: &&Array| of.path == "t" && of.fixed == Some(16);
                let table = self.scope.arrays.iter().find(is_table).cloned();
                // A parameter is a reference.
                let is_param = self.result.is_some_and(|result| !result.is_empty());
                match table {
                    Some(_) if !is_param => format!("t = [{}; 16];\n", self.number(Ty::U32)),
                    _ => String::new(),
                }
            }
            (0, Some(a), Some(b)) if a != b => format!("({a}, {b}) = ({b}, {a} + {n});\n"),
            (1, Some(a), Some(b)) if a != b => {
                let names = [self.last_u32(0), self.last_u32(1)];
                match names {
                    [Some(a), Some(b)] => format!("std::mem::swap(&mut {a}, &mut {b});\n"),
                    _ => String::new(),
                }
            }
            (2, ..) => match self.scope.structs.last() {
                Some(of) => format!("{of} += {n};\n"),
                None => String::new(),
            },
            (3, ..) => {
                let Some(array) = self.some_array(true).filter(|of| of.fixed.is_some()) else {
                    return String::new();
                };
                let (a, b) = (self.index_of(&array), self.index_of(&array));
                match array.member {
                    "" => format!("{}.swap({a}, {b});\n", array.path),
                    _ => String::new(),
                }
            }
            (4, ..) => {
                let slice = self.any_slice();
                if slice.starts_with('[') || slice.starts_with("part") {
                    return String::new();
                }
                let at = self.expr(Ty::U32, 1);
                let limit = self.length();
                format!("if {at} < {limit} && set({slice}, {at}, {n}) {{}}\n")
                    .replace("set(r.data", "set(&mut r.data")
            }
            (5, Some(a), _) => format!("{a} = {};\n", self.division(Ty::U32, 2)),
            (_, Some(a), _) => {
                let by = self.change(&a);
                format!("let ok = {by};\n")
            }
            _ => String::new(),
        }
    }

    fn last_u32(&self, n: usize) -> Option<String> {
        let vars = self
            .scope
            .vars
            .iter()
            .filter(|var| var.ty == Ty::U32 && var.mutable && !var.path.contains(['.', '*']));
        vars.rev().nth(n).map(|var| var.path.clone())
    }

    fn match_(&mut self, depth: usize) -> String {
        let ty = self.random.one(&[Ty::U32, Ty::U32, Ty::I32, Ty::U64]);
        let scrutinee = if self.random.once_in(2) { self.some_of(ty) } else { self.expr(ty, 1) };
        let mut text = format!("match {scrutinee} {{\n");
        for _ in 0..1 + self.random.below(3) {
            let pattern = self.pattern(ty);
            let guard = match self.random.below(2) {
                0 => format!(" if {}", self.guard(2)),
                _ => String::new(),
            };
            let array = self.some_array(true).filter(|_| self.random.once_in(2));
            // A pattern with alternatives gives no bound.
            let pattern = match &array {
                Some(_) if self.random.once_in(2) => {
                    let most = self.number(ty);
                    let most = most.trim_end_matches(ty.name()).trim_start_matches('-');
                    format!("{} | {most}", self.random.below(4))
                }
                _ => pattern,
            };
            let access = match array {
                Some(array) => {
                    self.scoped(|cx| cx.access(&array, &format!("({scrutinee}) as u32")))
                }
                None => String::new(),
            };
            text += &format!("{pattern}{guard} => {{\n{access}{}}}\n", self.block(depth - 1, 2));
        }
        if self.random.once_in(3) {
            let name = self.name("j");
            let limit = self.length();
            let block = self.scoped(|cx| {
                cx.var(name.clone(), ty, false);
                cx.block(depth - 1, 2)
            });
            text += &match ty {
                Ty::U32 => format!("{name} if {name} < {limit} => {{\n{block}}}\n"),
                _ => format!("{name} if {name} > 3 => {{\n{block}}}\n"),
            };
        }
        format!("{text}_ => {{\n{}}}\n}}\n", self.block(depth - 1, 2))
    }

    /// The body of a loop.
    fn body(&mut self, depth: usize, label: Option<String>) -> String {
        self.loops.push(label);
        let mut body = self.block(depth - 1, 3);
        if self.random.once_in(3) {
            let condition = self.condition(1);
            let labels: Vec<String> = self.loops.iter().flatten().cloned().collect();
            let label = match labels.as_slice() {
                [] => String::new(),
                labels => format!(" {}", self.random.one(labels)),
            };
            let label = if self.random.once_in(2) { label } else { String::new() };
            let jump = self.random.one(&["break", "continue", "break"]);
            let change = if self.random.once_in(2) { self.assign() } else { String::new() };
            let jump = change + jump;
            body = match self.random.once_in(2) {
                true => format!("{body}if {condition} {{ {jump}{label}; }}\n"),
                false => format!("if {condition} {{ {jump}{label}; }}\n{body}"),
            };
        }
        self.loops.pop();
        body
    }

    fn label(&mut self) -> (Option<String>, String) {
        if self.random.below(3) > 0 {
            return (None, String::new());
        }
        let label = self.name("'l");
        (Some(label.clone()), format!("{label}: "))
    }

    pub(super) fn while_(&mut self, depth: usize) -> String {
        let ty = self.random.one(&[Ty::U32, Ty::U32, Ty::U32, Ty::I32]);
        let Some(var) = self.mutable(ty) else { return String::new() };
        let limit = match (ty, self.random.below(3)) {
            (Ty::U32, 0) => self.length(),
            (ty, 1) => self.number(ty),
            (ty, _) => self.some_of(ty),
        };
        let op = self.random.one(&["<", "<", "<=", ">", "!=", ">="]);
        let op = if op == ">=" && limit.starts_with("0u") { ">" } else { op };
        let step = match self.random.below(3) {
            0 => self.some_of(ty),
            1 => self.number(ty),
            _ => format!("1{}", ty.name()),
        };
        let by = self.random.one(&["+=", "+=", "-=", "/=", "*=", "<<=", ">>=", "^="]);
        let step = match by {
            "/=" => "2".to_owned(),
            "<<=" | ">>=" => "1".to_owned(),
            _ => step,
        };
        let progress = match self.random.below(7) {
            4 => {
                let (condition, number) = (self.condition(1), self.number(ty));
                format!("{var} {by} {step};\nif {condition} {{ {var} = {number}; }}\n")
            }
            5 => match self.mutable(ty).filter(|other| *other != var) {
                Some(other) => format!("{var} += {other};\n{other} /= 2;\n"),
                None => format!("{var} {by} {step};\n"),
            },
            0 => format!("if {} {{ {var} {by} {step}; }}\n", self.condition(1)),
            _ => format!("{var} {by} {step};\n"),
        };
        let more = match self.random.below(5) {
            0 => format!(" && {}", self.condition(1)),
            1 => format!(" && {}", self.change_of_another(&var)),
            _ => String::new(),
        };
        let (label, written) = self.label();
        let body = self.body(depth, label);
        match self.random.below(4) {
            0 => format!("{written}while {var} {op} {limit}{more} {{\n{progress}{body}}}\n"),
            1 if ty == Ty::U32 => {
                let option = self.option(1);
                let name = self.name("j");
                format!(
                    "{written}while let Some({name}) = {option} {{\n{body}{progress}if {name} > {limit} {{ break; }}\n}}\n"
                )
            }
            _ => format!("{written}while {var} {op} {limit}{more} {{\n{body}{progress}}}\n"),
        }
    }

    fn change_of_another(&mut self, var: &str) -> String {
        match self.mutable(Ty::U32) {
            Some(other) if other != var => self.change(&other),
            _ => self.condition(1),
        }
    }

    fn loop_(&mut self, depth: usize) -> String {
        let Some(var) = self.mutable(Ty::U32) else { return String::new() };
        let limit = match self.random.below(3) {
            0 => self.length(),
            1 => self.number(Ty::U32),
            _ => self.some_of(Ty::U32),
        };
        let op = self.random.one(&[">=", ">", "==", ">="]);
        let step = if self.random.once_in(3) { self.number(Ty::U32) } else { "1".to_owned() };
        let (label, written) = self.label();
        let body = self.body(depth, label);
        format!(
            "{written}loop {{\nif {var} {op} {limit} {{ break; }}\n{body}{var} += {step};\n}}\n"
        )
    }

    fn for_(&mut self, depth: usize) -> String {
        let ty = self.random.one(&[Ty::U32, Ty::U32, Ty::U32, Ty::I32, Ty::U64]);
        let name = self.name("i");
        let start =
            if self.random.once_in(2) { format!("0{}", ty.name()) } else { self.expr(ty, 1) };
        let end = match (ty, self.random.below(4)) {
            (Ty::U32, 0 | 1) => self.length(),
            (ty, 2) => self.number(ty),
            (ty, _) => self.expr(ty, 1),
        };
        let dots = self.random.one(&["..", "..", "..="]);
        // Some steps may be 0.
        let step =
            self.random.one(&["2", "3", "n", "16", "0x40000000", "m.max(1)", "n * 8", "m & 12"]);
        // Functions do not have these parameters.
        let step = if self.scope.vars.iter().any(|var| var.path == "n") { step } else { "3" };
        let adapters = match self.random.below(8) {
            0 => ".rev()".to_owned(),
            1 => format!(".step_by({step})"),
            2 => format!(".rev().step_by({step})"),
            3 if dots == ".." && !ty.is_wide() => format!(".step_by({step}).rev()"),
            _ => String::new(),
        };
        let (label, written) = self.label();
        let mutable = self.random.once_in(6);
        let array = self.some_array(true).filter(|_| ty == Ty::U32 && self.random.once_in(2));
        let number = self.random.below(5);
        let body = self.scoped(|cx| {
            cx.var(name.clone(), ty, mutable);
            let access = array.map(|array| cx.access(&array, &format!("{name} + {number}")));
            access.unwrap_or_default() + &cx.body(depth, label)
        });
        let mutable = if mutable { "mut " } else { "" };
        format!("{written}for {mutable}{name} in (({start}){dots}({end})){adapters} {{\n{body}}}\n")
    }

    /// A loop over elements.
    fn for_each(&mut self, depth: usize) -> String {
        let Some(array) = self.some_array(false) else { return String::new() };
        let (at, of) = (self.name("i"), self.name("j"));
        let n = self.random.one(&["1", "2", "3", "5"]);
        let path = &array.path;
        let path = if path.contains('[') { format!("({path})") } else { path.clone() };
        let (pattern, iterator, name, ty, is_part) = match self.random.below(7) {
            0 => (of.clone(), format!("{path}.iter().take(9)"), None, array.ty, false),
            1 => (
                format!("({at}, {of})"),
                format!("{path}.iter().enumerate()"),
                Some(at),
                Ty::U32,
                false,
            ),
            2 => (of.clone(), format!("{path}.chunks({n})"), None, array.ty, true),
            3 => (of.clone(), format!("{path}.windows({n})"), None, array.ty, true),
            4 => (of.clone(), format!("{path}.chunks_exact({n})"), None, array.ty, true),
            5 => (
                format!("({at}, {of})"),
                format!("(0..9u32).zip({path}.iter())"),
                Some(at),
                Ty::U32,
                false,
            ),
            _ => (
                format!("({at}, {of})"),
                format!("{path}.iter().enumerate().rev().take(5)"),
                Some(at),
                Ty::U32,
                false,
            ),
        };
        let (label, written) = self.label();
        let body = self.scoped(|cx| {
            if let Some(name) = name {
                cx.var(name, ty, false);
            }
            cx.lend(&array.path);
            if is_part {
                cx.scope.arrays.push(Array {
                    length: format!("{of}.len()"),
                    path: of,
                    fixed: None,
                    mutable: false,
                    is_slice: true,
                    ..array
                });
            } else if array.member.is_empty() {
                cx.var(format!("*{of}"), array.ty, false);
            }
            cx.body(depth, label)
        });
        format!("{written}for {pattern} in {iterator} {{\n{body}}}\n")
    }

    /// Makes the arrays at this path read-only: something refers to them.
    fn lend(&mut self, path: &str) {
        let root = |path: &str| path.split(['.', '[']).next().unwrap_or_default().to_owned();
        for of in &mut self.scope.arrays {
            of.mutable &= root(&of.path) != root(path);
        }
    }

    /// A part of a slice, and code that uses it.
    fn part(&mut self, depth: usize) -> String {
        let Some(array) = self.some_array(false) else { return String::new() };
        let name = self.name("part");
        let (a, b) = (self.some_of(Ty::U32), self.expr(Ty::U32, 1));
        let n = self.random.one(&["1", "2", "4", "7"]);
        let range = match self.random.below(8) {
            0 => format!("{a}..{a} + {n}"),
            1 => format!("{a} * {n}..({a} + 1) * {n}"),
            2 => format!("{a}.."),
            3 => format!("..{b}"),
            4 => format!("{a}..{b}"),
            5 => format!("{n}.."),
            6 => {
                let stride = self.some_of(Ty::U32);
                format!("{a} * {stride}..({a} + 1) * {stride}")
            }
            _ => format!("{a}..({b}).max({a})"),
        };
        let mutable = array.mutable && self.random.once_in(2);
        let borrow = if mutable { "&mut " } else { "&" };
        let path = array.path.clone();
        let body = self.scoped(|cx| {
            // The whole slice is borrowed.
            cx.lend(&path);
            cx.scope.arrays.retain(|of| !mutable || of.path != array.path);
            cx.scope.arrays.push(Array {
                path: name.clone(),
                length: format!("{name}.len()"),
                fixed: None,
                mutable,
                is_slice: true,
                ..array.clone()
            });
            let part = cx.scope.arrays.last().cloned().unwrap_or(array);
            let mut body = String::new();
            for _ in 0..1 + cx.random.below(2) {
                let at = cx.index_of(&part);
                body += &cx.access(&part, &at);
            }
            let at = cx.name("i");
            body += &match cx.random.below(3) {
                0 => {
                    let index = cx.random.one(&["AT", "AT + 1", "NUMBER + AT", "LEN - 1 - AT"]);
                    let number = cx.some_of(Ty::U32);
                    let index = index.replace("NUMBER", &number).replace("LEN", &part.length);
                    let access = cx.access(&part, &index.replace("AT", &at));
                    format!("for {at} in 0..{name}.len() {{\n{access}}}\n")
                }
                1 => cx.guarded(0),
                _ => String::new(),
            };
            if depth > 1 { body + &cx.block(depth - 1, 1) } else { body }
        });
        format!("{{\nlet {name} = {borrow}{path}[{range}];\n{body}}}\n")
    }

    fn closure(&mut self) -> String {
        let Some(var) = self.mutable(Ty::U32) else { return String::new() };
        let name = self.name("g");
        let value = self.scoped(|cx| {
            cx.var("j", Ty::U32, false);
            cx.expr(Ty::U32, 1)
        });
        self.scope.closures.push(Closure { name: name.clone() });
        let body = match self.random.below(4) {
            0 => format!("{{ {var} += j; {value} }}"),
            1 => format!("{{ if j > 3 {{ return {value}; }} {var} = j; j + 1 }}"),
            2 => format!("{{ {var} = {value}; {var} }}"),
            _ => value,
        };
        format!("let mut {name} = |j: u32| {body};\n")
    }

    fn let_else(&mut self) -> String {
        let leave = match (&self.result, self.loops.is_empty()) {
            (_, false) => self.random.one(&["break;", "continue;"]).to_owned(),
            (Some(result), true) if self.random.once_in(2) => format!("return {result};"),
            _ => return self.let_(),
        };
        let (name, option) = (self.name("j"), self.option(2));
        let change = match (self.random.once_in(3), self.mutable(Ty::U32)) {
            (true, Some(var)) => format!("{var} += 1; "),
            _ => String::new(),
        };
        self.var(name.clone(), Ty::U32, false);
        format!("let Some({name}) = {option} else {{ {change}{leave} }};\n")
    }
}
