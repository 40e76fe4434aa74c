//! Expressions of each type.

use super::{Array, Generator, Ty};

impl Generator<'_> {
    /// A variable of a type, if there is one. Later variables are more likely.
    pub(super) fn of_type(&mut self, ty: Ty) -> Option<String> {
        let vars: Vec<&String> =
            self.scope.vars.iter().filter(|var| var.ty == ty).map(|var| &var.path).collect();
        let at = self.random.below(vars.len()).max(self.random.below(vars.len()));
        vars.get(at).map(|path| (*path).clone())
    }

    /// A variable, cast if it has another type.
    pub(super) fn some_of(&mut self, ty: Ty) -> String {
        if let Some(path) = self.of_type(ty).filter(|_| self.random.below(5) > 0) {
            return path;
        }
        let from = self.random.one(&Ty::INTEGERS);
        match (ty, self.of_type(from)) {
            (Ty::Bool, _) | (_, None) => self.number(ty),
            (ty, Some(path)) if from == ty => path,
            (ty, Some(path)) => format!("({path} as {})", ty.name()),
        }
    }

    /// An expression.
    pub(super) fn expr(&mut self, ty: Ty, depth: usize) -> String {
        if ty == Ty::Bool {
            return self.condition(depth);
        }
        if depth == 0 {
            return if self.random.once_in(3) { self.number(ty) } else { self.some_of(ty) };
        }
        match self.random.below(20) {
            0..=3 => self.some_of(ty),
            4 => self.number(ty),
            5..=7 => self.arithmetic(ty, depth),
            8 => self.shift(ty, depth),
            9 => self.division(ty, depth),
            10 => {
                let from = self.random.one(&Ty::INTEGERS);
                let operand = self.expr(from, depth - 1);
                format!("(({operand}) as {})", ty.name())
            }
            11 | 12 => self.method(ty, depth),
            13 | 14 if ty == Ty::U32 => self.of_u32(depth),
            15 => match self.element(ty, depth) {
                Some(element) => element,
                None => self.some_of(ty),
            },
            16 => {
                let condition = self.condition(depth - 1);
                let (a, b) = (self.expr(ty, depth - 1), self.expr(ty, depth - 1));
                match self.random.below(4) {
                    0 => format!("pick({condition}, {a}, {b})"),
                    1 if ty == Ty::U32 || ty == Ty::I32 => format!("select({a}, {b}, {condition})"),
                    _ => format!("(if {condition} {{ {a} }} else {{ {b} }})"),
                }
            }
            17 => {
                let scrutinee = self.expr(ty, depth - 1);
                let guard = self.guard(depth - 1);
                let (a, b) = (self.expr(ty, depth - 1), self.expr(ty, depth - 1));
                let pattern = self.pattern(ty);
                format!("(match {scrutinee} {{ {pattern} if {guard} => {a}, _ => {b} }})")
            }
            _ => match self.effect_of(ty, depth) {
                Some(effect) => effect,
                None => self.arithmetic(ty, depth),
            },
        }
    }

    fn arithmetic(&mut self, ty: Ty, depth: usize) -> String {
        let op = self.random.one(&["+", "-", "*", "&", "|", "^", "+", "-"]);
        let (a, b) = (self.expr(ty, depth - 1), self.expr(ty, depth - 1));
        match self.random.below(10) {
            0 => format!("(!({a}))"),
            1 if ty.is_signed() => format!("(-({a}))"),
            _ => format!("({a} {op} {b})"),
        }
    }

    fn shift(&mut self, ty: Ty, depth: usize) -> String {
        let op = self.random.one(&["<<", ">>"]);
        let a = self.expr(ty, depth - 1);
        // A literal beyond the width is refused; a variable is not.
        let amount = match self.random.below(3) {
            0 => {
                self.random.below(ty.bits().min(32) as usize).to_string()
                    + self.random.one(&["u32", "i32", ""])
            }
            _ => {
                let of = self.random.one(&Ty::INTEGERS);
                match self.of_type(of) {
                    Some(path) => path,
                    None => "1".to_owned(),
                }
            }
        };
        format!("({a} {op} {amount})")
    }

    /// A quotient or remainder, whose divisor may be 0, or is guarded against it.
    pub(super) fn division(&mut self, ty: Ty, depth: usize) -> String {
        let (a, b) = (self.expr(ty, depth - 1), self.some_of(ty));
        let one = format!("1{}", ty.name());
        let b = match self.random.below(7) {
            0 => b,
            1 => format!("({b} | {one})"),
            2 => format!("({b}).max({one})"),
            3 if !ty.is_signed() => format!("({b} % 7 + {one})"),
            4 => format!("({b} & 3{0}) + {one}", ty.name()),
            5 => return format!("(if {b} != 0 {{ {a} / {b} }} else {{ {a} }})"),
            _ => {
                let number = self.number(ty).replace('-', "");
                if number.starts_with('0') { one } else { number }
            }
        };
        match self.random.below(4) {
            0 => format!("({a} / ({b}))"),
            1 => format!("({a} % ({b}))"),
            2 if !ty.is_wide() => format!("({a}).rem_euclid({b})"),
            _ if ty == Ty::U32 => format!("({a}).div_ceil({b})"),
            _ => format!("({a} % ({b}))"),
        }
    }

    fn method(&mut self, ty: Ty, depth: usize) -> String {
        let (a, b) = (self.expr(ty, depth - 1), self.expr(ty, depth - 1));
        let name = self.random.one(&[
            "min",
            "max",
            "min",
            "saturating_sub",
            "wrapping_add",
            "wrapping_sub",
            "wrapping_mul",
            "saturating_add",
        ]);
        match (ty, self.random.below(10)) {
            (Ty::U32, 0) => {
                let name = self.random.one(&[
                    "count_ones",
                    "leading_zeros",
                    "trailing_zeros",
                    "next_power_of_two",
                    "isqrt",
                    "reverse_bits",
                ]);
                format!("({a}).{name}()")
            }
            (Ty::U8 | Ty::I8 | Ty::U16 | Ty::I16, 0) => format!("({a}).rotate_left(3)"),
            (Ty::U8 | Ty::I8 | Ty::U16 | Ty::I16, 1) => {
                let name = self.random.one(&["leading_zeros", "trailing_zeros", "count_ones"]);
                format!("(({a}).{name}() as {})", ty.name())
            }
            (Ty::U8 | Ty::I16, 2) => format!("({a}).checked_add({b}).unwrap_or(3)"),
            (Ty::U32, 1) => format!("({a}).abs_diff({b})"),
            (Ty::U32, 2) => format!("({a}).rotate_left({b})"),
            (Ty::U32 | Ty::I32, 3) => format!("({a}).pow({})", self.random.below(4)),
            (Ty::U32, 4) => format!("extract_bits({a}, 3u32, {}u32)", self.random.below(12)),
            (Ty::I32, 4) => format!("({a}).abs()"),
            (Ty::U32, 5) => {
                let low = self.random.below(8);
                format!("({a}).clamp({low}u32, {}u32)", low + self.random.below(12))
            }
            (Ty::U32, 6) => format!("({a}).checked_sub({b}).unwrap_or(3)"),
            (Ty::U32, 7) => format!("({a}).wrapping_add_signed(({b}) as i32)"),
            // Methods that the compiler takes from the standard library's Rust code.
            (Ty::U32, 8) => {
                let call = self.random.one(&[
                    "unbounded_shr(OTHER)",
                    "unbounded_shl(OTHER)",
                    "saturating_pow(OTHER & 3)",
                    "checked_ilog(OTHER).unwrap_or(3)",
                    "checked_next_multiple_of(OTHER).unwrap_or(3)",
                ]);
                format!("({a}).{}", call.replace("OTHER", &format!("({b})")))
            }
            _ => format!("({a}).{name}({b})"),
        }
    }

    /// A `u32` without a cast.
    fn of_u32(&mut self, depth: usize) -> String {
        let kind = self.random.below(9);
        match kind {
            0 => self.length(),
            1 => self
                .random
                .one(&[
                    "global_invocation_id().x",
                    "global_invocation_id().y",
                    "local_invocation_index()",
                    "local_invocation_id().x",
                    "workgroup_id().x",
                    "num_workgroups().x",
                    "num_workgroups().y",
                    "subgroup_size()",
                ])
                .to_owned(),
            2 => {
                let option = self.option(depth - 1);
                let other = self.expr(Ty::U32, depth - 1);
                match self.random.below(4) {
                    0 => format!("{option}.unwrap_or({other})"),
                    1 => format!("{option}.map_or({other}, |j| j + 1)"),
                    2 => format!("{option}.unwrap_or_else(|| {other})"),
                    _ => format!("{option}.unwrap_or_default()"),
                }
            }
            3 => {
                let at = self.expr(Ty::U32, depth - 1);
                let arrays: Vec<_> = self.u32_arrays();
                match self.random.below(arrays.len() + 1) {
                    0 => format!("of(x, {at})").replace("x", &self.any_slice()),
                    n if self.random.once_in(2) => format!("at(&{}, {at})", arrays[n - 1]),
                    n => format!("of(&{}, {at})", arrays[n - 1]),
                }
            }
            4 => {
                let (lanes, n) = (self.expr(Ty::U32, depth - 1), self.expr(Ty::U32, depth - 1));
                if self.random.once_in(2) {
                    let (a, b) = (self.number(Ty::U32), self.some_of(Ty::U32));
                    let part = self.random.one(&["x", "y"]);
                    return match self.random.once_in(2) {
                        true => format!("uvec2({a}, {b}).{part}"),
                        false => format!("uvec2({b}, {a}).{part}"),
                    };
                }
                let what = self.random.one(&["x", "y", "element_sum()", "max_element()"]);
                format!("(uvec2({lanes}, 3) * {n}).{what}")
            }
            5 => {
                let (end, e) = (self.random.below(6), self.expr(Ty::U32, depth - 1));
                match self.random.below(4) {
                    0 => format!("(0..{end}u32).map(|j| j + {e}).sum::<u32>()"),
                    1 => format!("(0..{end}u32).fold({e}, |a, j| a + j)"),
                    2 => format!("(0..{end}u32).filter(|j| *j < {e}).count() as u32"),
                    _ => {
                        let slice = self.any_slice();
                        format!("{slice}.iter().take(3).copied().max().unwrap_or({e})")
                    }
                }
            }
            6 if self.random.once_in(3) => format!("sure({})", self.expr(Ty::U32, depth - 1)),
            6 => {
                let e = self.expr(Ty::U32, depth - 1);
                let number = self.number(Ty::U32);
                format!("twice(|j| j + {number}, {e})")
            }
            7 if self.random.once_in(2) => {
                let numbers: Vec<String> = (0..3).map(|_| self.number(Ty::U32)).collect();
                format!("[{}][{} % 3]", numbers.join(", "), self.some_of(Ty::U32))
            }
            7 => match self.scope.structs.last().cloned() {
                Some(of) if self.random.once_in(2) => {
                    format!("({of} - {})", self.expr(Ty::U32, depth - 1))
                }
                Some(of) => format!("({of} + {of}).sum()"),
                None => self.some_of(Ty::U32),
            },
            _ => match self.scope.closures.last().cloned() {
                Some(closure) => format!("{}({})", closure.name, self.expr(Ty::U32, depth - 1)),
                None => self.some_of(Ty::U32),
            },
        }
    }

    /// The path of a slice of `u32`.
    pub(super) fn any_slice(&mut self) -> String {
        let slices: Vec<String> = (self.scope.arrays.iter())
            .filter(|of| of.is_slice && of.ty == Ty::U32 && of.member.is_empty())
            .map(|of| of.path.clone())
            .collect();
        if slices.is_empty() { "[7u32]".to_owned() } else { self.random.one(&slices) }
    }

    fn u32_arrays(&self) -> Vec<String> {
        let arrays = self.scope.arrays.iter();
        arrays
            .filter(|of| !of.is_slice && of.ty == Ty::U32 && of.member.is_empty())
            .map(|of| of.path.clone())
            .collect()
    }

    /// The length of something.
    pub(super) fn length(&mut self) -> String {
        if self.scope.arrays.is_empty() {
            return "16".to_owned();
        }
        self.random.one(&self.scope.arrays).length
    }

    /// An `Option<u32>`.
    pub(super) fn option(&mut self, depth: usize) -> String {
        let depth = depth.max(1);
        let a = self.expr(Ty::U32, depth - 1);
        let b = self.expr(Ty::U32, depth - 1);
        let var = self.mutable(Ty::U32);
        match self.random.below(12) {
            0 => format!("half({a})"),
            1 => format!("({a}).checked_sub({b})"),
            2 => format!("({a}).checked_add({b})"),
            3 => format!("({a}).checked_mul({b})"),
            4 => {
                let slice = self.any_slice();
                format!("{slice}.get(({a}) as usize).copied()")
            }
            5 => {
                let condition = self.condition(depth - 1);
                format!("({condition}).then_some({a})")
            }
            6 => match var {
                Some(var) => format!("take(&mut {var}, {a})").replace("&mut *", ""),
                None => format!("Some({a})"),
            },
            7 => format!("(0..{}u32).find(|j| *j + {a} > {b})", self.random.below(5)),
            8 => {
                let limit = self.length();
                format!("Some({a}).filter(|j| *j < {limit})")
            }
            9 => match self.scope.options.last().cloned() {
                Some(option) => option,
                None => format!("half({a})"),
            },
            10 => {
                let slice = self.any_slice();
                format!("{slice}.iter().take(4).position(|j| *j == {a}).map(|j| j as u32)")
            }
            _ => format!("half({a}).map(|j| j + {b})"),
        }
    }

    /// A pattern of a type.
    pub(super) fn pattern(&mut self, ty: Ty) -> String {
        let number = |cx: &mut Self| {
            let number = cx.number(ty);
            number.trim_end_matches(ty.name()).to_owned()
        };
        let (a, b) = (number(self), number(self));
        let least = self.random.below(4);
        match self.random.below(6) {
            0 if self.random.once_in(2) => format!("{least} | {b}"),
            0 => format!("{a} | {b}"),
            1 => format!("{least}..={}", least + self.random.below(14)),
            2 => format!("{least}.."),
            3 => format!("..{}", least + 1),
            4 => "0".to_owned(),
            _ => a,
        }
    }

    /// The guard of an arm.
    pub(super) fn guard(&mut self, depth: usize) -> String {
        let effect = match self.random.below(2) {
            0 => self.effect_of(Ty::Bool, depth),
            _ => None,
        };
        let condition = self.condition(depth.min(1));
        match (effect, self.random.below(4)) {
            (Some(effect), 0) => format!("{condition} && {effect}"),
            (Some(effect), 1) => format!("{effect} || {condition}"),
            (Some(effect), _) => effect,
            (None, _) => condition,
        }
    }

    /// A truth value.
    pub(super) fn condition(&mut self, depth: usize) -> String {
        if depth == 0 {
            return match self.random.below(4) {
                0 => self.some_of(Ty::Bool),
                _ => self.comparison(0),
            };
        }
        match self.random.below(15) {
            0..=4 => self.comparison(depth - 1),
            5 => {
                let (a, b) = (self.condition(depth - 1), self.condition(depth - 1));
                let op = self.random.one(&["&&", "||", "&", "|", "^", "=="]);
                format!("(({a}) {op} ({b}))")
            }
            6 => format!("!({})", self.condition(depth - 1)),
            7 => {
                let ty = self.random.one(&[Ty::U32, Ty::U32, Ty::I32]);
                let of = self.expr(ty, depth - 1);
                let (pattern, guard) = (self.pattern(ty), self.guard(depth - 1));
                match self.random.below(3) {
                    0 => format!("matches!({of}, {pattern})"),
                    _ => format!("matches!({of}, {pattern} if {guard})"),
                }
            }
            8 => {
                let of = self.expr(Ty::U32, depth - 1);
                let limit = self.length();
                format!("(0..{limit}).contains(&({of}))")
            }
            9 => {
                let (of, limit) = (self.expr(Ty::U32, depth - 1), self.length());
                format!("inside({of}, {limit})")
            }
            10 => {
                let option = self.option(depth - 1);
                match self.random.below(3) {
                    0 => format!("{option}.is_some()"),
                    1 => format!("{option}.is_some_and(|j| j < {})", self.length()),
                    _ => format!("{option}.is_none()"),
                }
            }
            11 | 12 => self.likely(),
            _ => match self.effect_of(Ty::Bool, depth) {
                Some(effect) => effect,
                None => self.comparison(depth - 1),
            },
        }
    }

    fn comparison(&mut self, depth: usize) -> String {
        let ty = self.random.one(&[
            Ty::U32,
            Ty::U32,
            Ty::U32,
            Ty::U32,
            Ty::I32,
            Ty::U64,
            Ty::I64,
            Ty::U8,
            Ty::I16,
        ]);
        let op = self.random.one(&["<", "<", "<=", ">", ">=", "==", "!="]);
        let (a, b) = (self.expr(ty, depth), self.expr(ty, depth));
        let b = match self.random.below(3) {
            0 if ty == Ty::U32 => self.length(),
            _ => b,
        };
        format!("(({a}) {op} ({b}))")
    }

    /// A condition that bounds a variable.
    pub(super) fn likely(&mut self) -> String {
        let (of, limit) = (self.some_of(Ty::U32), self.length());
        let array = self.some_array(false).filter(|of| of.ty == Ty::U32);
        match (array, self.random.below(3)) {
            (Some(Array { path, member, length, .. }), 0) => {
                let (op, which) = self.random.one(&[("<", "&&"), ("<", "||"), (">=", "||")]);
                format!("({of} {op} {length} {which} {path}[{of}]{member} == 3)")
            }
            _ => format!("({of} < {limit})"),
        }
    }
}
