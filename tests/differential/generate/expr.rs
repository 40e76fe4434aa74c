//! Expressions. `firm` means that the context fixes the type, so literals need no suffix.

use super::{Generator, Target, Tile};
use crate::tree::{Node, Part, Scalar, Ty};

/// Floats in variables are whole and at most this: see `Node::range`.
const WHOLE: (f64, u32) = (1024.0, 0);

fn is_exact((magnitude, digits): (f64, u32)) -> bool {
    magnitude * f64::from(1 << digits.min(24)) < f64::from(1 << 23) && digits < 12
}

impl Generator {
    /// A value that may be kept in a variable.
    pub(super) fn kept(&mut self, ty: Ty, depth: usize, firm: bool) -> Node {
        // Floats are rounded by a method call, so their type must be known.
        let value = self.expr(ty, depth, firm && ty.scalar() != Scalar::F32);
        self.whole(value)
    }

    /// A float made whole and small.
    pub(super) fn whole(&mut self, value: Node) -> Node {
        let ty = value.ty.expect("a value");
        if ty.scalar() != Scalar::F32 || matches!(ty, Ty::Array(..)) || value.range == WHOLE {
            return value;
        }
        let text = match ty {
            Ty::Vector(..) => {
                let name = ty.rust();
                format!("$0.floor().clamp({name}::splat(-1024.0), {name}::splat(1024.0))")
            }
            _ => "($0).floor().clamp(-1024.0, 1024.0)".to_owned(),
        };
        Node::expr(ty, text, vec![value]).with_range(1024.0, 0)
    }

    pub(super) fn expr(&mut self, ty: Ty, depth: usize, firm: bool) -> Node {
        if depth == 0 || self.one_in(3) {
            return self.leaf(ty, firm);
        }
        if self.flat {
            return self.operation(ty, depth - 1, firm);
        }
        match self.below(16) {
            0 => self.if_value(ty, depth - 1, firm),
            1 if !self.pure => self.block_value(ty, depth - 1, firm),
            2 => self.match_value(ty, depth - 1, firm),
            3 if !self.pure => self.loop_value(ty, depth - 1, firm),
            _ => self.operation(ty, depth - 1, firm),
        }
    }

    pub(super) fn literal(&mut self, scalar: Scalar, firm: bool) -> Node {
        let suffix = if firm && !self.one_in(4) { "" } else { scalar.rust() };
        match scalar {
            Scalar::Bool => Node::expr(Ty::BOOL, self.pick(&["true", "false"]), vec![]),
            Scalar::I32 => {
                let value = self.pick(&[
                    "0",
                    "1",
                    "2",
                    "3",
                    "7",
                    "31",
                    "100",
                    "65535",
                    "2147483647",
                    "-1",
                    "-2",
                    "-7",
                    "-128",
                    "-2147483648",
                ]);
                Node::expr(Ty::I32, parenthesized(value, suffix), vec![])
            }
            Scalar::U32 => {
                let value = self.pick(&[
                    "0",
                    "1",
                    "2",
                    "3",
                    "5",
                    "31",
                    "255",
                    "0x8000_0000",
                    "4294967295",
                    "4294967294",
                ]);
                Node::expr(Ty::U32, parenthesized(value, suffix), vec![])
            }
            narrow if narrow.is_narrow() => {
                let value = match narrow {
                    Scalar::I8 => self.pick(&["0", "1", "7", "100", "127", "-1", "-7", "-128"]),
                    Scalar::U8 => self.pick(&["0", "1", "3", "b'a'", "127", "128", "255"]),
                    Scalar::I16 => self.pick(&["0", "1", "255", "32767", "-1", "-300", "-32768"]),
                    _ => self.pick(&["0", "1", "255", "256", "32768", "65535"]),
                };
                let suffix = if value.starts_with('b') { "" } else { suffix };
                Node::expr(Ty::Scalar(narrow), parenthesized(value, suffix), vec![])
            }
            _ => {
                let quarters = self.below(65) as f64 - 32.0;
                let text = parenthesized(&format!("{:?}", quarters / 4.0), suffix);
                Node::expr(Ty::F32, text, vec![]).with_range(8.0, 2)
            }
        }
    }

    pub(super) fn leaf(&mut self, ty: Ty, firm: bool) -> Node {
        if !self.one_in(3)
            && let Some(var) = self.var(|var| var.ty == ty)
        {
            let (magnitude, digits) = if var.name.starts_with('N') { (8.0, 2) } else { WHOLE };
            return Node::expr(ty, var.text(), vec![]).with_range(magnitude, digits);
        }
        match ty {
            Ty::Scalar(scalar) => self.scalar_leaf(scalar, firm),
            Ty::Record => Node::expr(ty, "Record::make(7, 2)", vec![]),
            Ty::Tuple(a, b) => self.tuple(a, b, 0),
            Ty::Option(scalar) => self.option_leaf(scalar),
            Ty::Figure | Ty::Level | Ty::Result(_) => self.user_leaf(ty),
            Ty::Vector(scalar, n) => {
                let parts: Vec<Node> = (0..n).map(|_| self.scalar_leaf(scalar, true)).collect();
                let range = widest(&parts);
                Node::expr(ty, format!("{}::new({})", ty.rust(), holes(n)), parts)
                    .with_range(range.0, range.1)
            }
            Ty::Array(scalar, n) if self.one_in(2) => {
                let value = self.scalar_leaf(scalar, false);
                let value = self.whole(value);
                Node::expr(ty, format!("[$0; {n}]"), vec![value])
            }
            Ty::Array(scalar, n) => {
                let parts: Vec<Node> = (0..n)
                    .map(|_| {
                        let value = self.scalar_leaf(scalar, false);
                        self.whole(value)
                    })
                    .collect();
                Node::expr(ty, format!("[{}]", holes(n)), parts)
            }
        }
    }

    fn scalar_leaf(&mut self, scalar: Scalar, firm: bool) -> Node {
        let ty = Ty::Scalar(scalar);
        let index = |node: Node| node.with_range(WHOLE.0, WHOLE.1);
        let choice = if self.returns.is_some() { 3 } else { 0 };
        match choice + self.below(6 - choice) {
            0 if scalar != Scalar::Bool => {
                let name = &scalar.rust()[..1];
                let at = self.index(1);
                let mut kernel = format!("in_{name}[$0 % in_{name}.len()]");
                let mut plain = format!("in_{name}[($0 as usize) % in_{name}.len()]");
                if self.one_in(2) {
                    kernel.clone_from(&plain);
                }
                if scalar.is_narrow() {
                    kernel = format!("({kernel} as {})", scalar.rust());
                    plain = format!("({plain} as {})", scalar.rust());
                }
                index(Node::spelled(ty, kernel, plain, vec![at]))
            }
            1 if scalar == self.tile_of && self.tile == Tile::Read => {
                let at = self.index(1);
                let size = self.workgroup_size;
                let kernel = format!("tile[$0 % {size}]");
                let plain = format!("tile[($0 % {size}) as usize].get()");
                index(Node::spelled(ty, kernel, plain, vec![at]))
            }
            1 if scalar == self.tile_of && self.tile == Tile::Own => index(Node::spelled(
                ty,
                "tile[local_invocation_index()]",
                "tile[local_invocation_index() as usize].get()",
                vec![],
            )),
            2 if scalar == Scalar::U32 => {
                let text = self.pick(&[
                    "global_invocation_id().x",
                    "local_invocation_index()",
                    "workgroup_id().x",
                    "num_workgroups().x",
                    "global_invocation_id().y",
                ]);
                Node::expr(ty, text, vec![])
            }
            3 | 4 => match self.var(|var| var.ty == ty) {
                Some(var) => {
                    let (magnitude, digits) =
                        if var.name.starts_with('N') { (8.0, 2) } else { WHOLE };
                    Node::expr(ty, var.text(), vec![]).with_range(magnitude, digits)
                }
                None => self.literal(scalar, firm),
            },
            _ => self.literal(scalar, firm),
        }
    }

    /// A `u32` without side effects.
    pub(super) fn index(&mut self, depth: usize) -> Node {
        self.purely(|cx| {
            let value = cx.expr(Ty::U32, depth, false);
            Node::expr(Ty::U32, "($0)", vec![value])
        })
    }

    // Values with control flow.

    fn if_value(&mut self, ty: Ty, depth: usize, firm: bool) -> Node {
        let condition = self.expr(Ty::BOOL, depth, true);
        let accept = self.expr(ty, depth, firm);
        let reject = self.expr(ty, depth, firm);
        let range = wider(accept.range, reject.range);
        Node::expr(ty, "(if $0 { $1 } else { $2 })", vec![condition, accept, reject])
            .with_range(range.0, range.1)
    }

    fn match_value(&mut self, ty: Ty, depth: usize, firm: bool) -> Node {
        let scrutinee = self.pick(&Ty::INTEGERS);
        let mask = if scrutinee.scalar().is_signed() { "($0) % 5" } else { "($0) & 7" };
        let selector = self.expr(scrutinee, depth, false);
        let first = self.expr(ty, depth, firm);
        let second = self.expr(ty, depth, firm);
        let last = self.expr(ty, depth, firm);
        let guard = self.flatly(|cx| cx.expr(Ty::BOOL, depth.min(1), true));
        let range = wider(first.range, wider(second.range, last.range));
        let (a, b) = (self.pattern(scrutinee), self.pattern(scrutinee));
        let text = format!("(match {mask} {{ {a} => $1, {b} if $4 => $2, _ => $3 }})");
        Node::expr(ty, text, vec![selector, first, second, last, guard])
            .with_range(range.0, range.1)
    }

    pub(super) fn pattern(&mut self, ty: Ty) -> &'static str {
        if ty.scalar().is_signed() {
            self.pick(&["0", "1 | -1", "-3..=-1", "2..=4", "..=-2", "3..", "-4 | 4 | 0"])
        } else {
            let greatest = match ty.scalar() {
                Scalar::U8 => "255",
                Scalar::U16 => "65535",
                _ => "4294967295",
            };
            self.pick(&["0", "1 | 2", "3..=5", "6..", "0 | 7", "..=2", greatest])
        }
    }

    /// Statements, then a value. The statements may assign to scalar variables.
    fn block_value(&mut self, ty: Ty, depth: usize, firm: bool) -> Node {
        if !self.one_in(3) {
            return self.scoped(|cx| {
                let stmts = cx.value_stmts(depth);
                let value = cx.expr(ty, depth, firm);
                let range = value.range;
                let mut node = Node::expr(ty, "({ $0 $1 })", vec![]).with_range(range.0, range.1);
                node.parts = vec![Part::Block(stmts), Part::Expr(value)];
                node
            });
        }
        let label = self.label("'b");
        self.targets.push(Target::Value);
        let node = self.scoped(|cx| {
            let stmts = cx.value_stmts(depth);
            let condition = cx.expr(Ty::BOOL, depth.min(1), true);
            let early = cx.expr(ty, depth, firm);
            let value = cx.expr(ty, depth, firm);
            let range = wider(value.range, early.range);
            let text = format!("({label}: {{ $0 if $1 {{ break {label} $2; }} $3 }})");
            let mut node = Node::expr(ty, text, vec![]).with_range(range.0, range.1);
            node.parts = vec![
                Part::Block(stmts),
                Part::Expr(condition),
                Part::Expr(early),
                Part::Expr(value),
            ];
            node
        });
        self.targets.pop();
        node
    }

    /// A loop that ends with a value.
    fn loop_value(&mut self, ty: Ty, depth: usize, firm: bool) -> Node {
        let fuel = self.label("fuel");
        let rounds = 1 + self.below(4);
        self.targets.push(Target::Value);
        let node = self.scoped(|cx| {
            let early = cx.expr(ty, depth.min(1), firm);
            let stmts = cx.value_stmts(depth);
            let condition = cx.expr(Ty::BOOL, depth.min(1), true);
            let value = cx.expr(ty, depth, firm);
            let range = wider(value.range, early.range);
            let text = format!(
                "({{ let mut {fuel} = {rounds}u32; loop {{ if {fuel} == 0 {{ break $0; }} \
                 {fuel} -= 1; $1 if $2 {{ break $3; }} }} }})"
            );
            let mut node = Node::expr(ty, text, vec![]).with_range(range.0, range.1);
            node.parts = vec![
                Part::Expr(early),
                Part::Block(stmts),
                Part::Expr(condition),
                Part::Expr(value),
            ];
            node
        });
        self.targets.pop();
        node
    }

    // Operations.

    fn operation(&mut self, ty: Ty, depth: usize, firm: bool) -> Node {
        // Next to an index that is read twice, even a call is refused.
        if !self.flat
            && self.one_in(4)
            && let Some(call) = self.call(ty, depth)
        {
            return call;
        }
        if !self.flat
            && self.one_in(12)
            && let Some(value) = self.higher_order(ty, depth)
        {
            return value;
        }
        if !self.flat
            && self.one_in(6)
            && let Some(value) = self.composite_value(ty, depth)
        {
            return value;
        }
        match ty {
            Ty::Array(..) => self.leaf(ty, firm),
            Ty::Record => self.record(depth),
            Ty::Tuple(a, b) => self.tuple(a, b, depth),
            Ty::Option(scalar) => self.option(scalar, depth),
            Ty::Figure => self.shape(depth),
            Ty::Level => self.level(depth),
            Ty::Result(scalar) => self.result(scalar, depth),
            Ty::Vector(scalar, n) => self.vector(scalar, n, depth),
            Ty::Scalar(_) if self.one_in(5) => self.part(ty, depth, firm),
            Ty::Scalar(Scalar::Bool) => self.bool(depth),
            Ty::Scalar(Scalar::F32) => self.float(depth),
            Ty::Scalar(scalar) => self.integer(scalar, depth, firm),
        }
    }

    /// A scalar that comes from structs, tuples, arrays or closures.
    fn composite_value(&mut self, ty: Ty, depth: usize) -> Option<Node> {
        let Ty::Scalar(scalar) = ty else { return None };
        match self.below(10) {
            7.. => self.user_scalar(scalar, depth),
            5.. => Some(self.option_scalar(scalar, depth)),
            0 => self.member(ty, depth),
            1 => self.changing_call(ty, depth),
            2 => Some(self.closure_value(ty, depth)),
            3 if scalar == Scalar::Bool => Some(self.test(depth)),
            3 => None,
            _ if scalar == Scalar::F32 => None,
            _ => self.iterator_value(ty, depth),
        }
    }

    /// A call of a function with this result type.
    fn call(&mut self, ty: Ty, depth: usize) -> Option<Node> {
        let fitting: Vec<usize> =
            (0..self.functions.len()).filter(|at| self.functions[*at].result == ty).collect();
        let at = *fitting.get(self.below(fitting.len().max(1)))?;
        let params = self.functions[at].params.clone();
        let args: Vec<Node> =
            params.iter().map(|(_, ty)| self.kept(*ty, depth.min(1), true)).collect();
        let text = format!("{}({})", self.functions[at].name, holes(args.len() as u8));
        Some(Node::expr(ty, text, args).with_range(WHOLE.0, WHOLE.1))
    }

    /// A part of a composite value.
    fn part(&mut self, ty: Ty, depth: usize, firm: bool) -> Node {
        let scalar = ty.scalar();
        let n = 2 + self.below(3) as u8;
        let of_array = self.var(|var| matches!(var.ty, Ty::Array(of, _) if of == scalar));
        if let Some(var) = of_array
            && self.one_in(2)
        {
            let Ty::Array(_, n) = var.ty else { unreachable!("asked for") };
            let at = self.index(depth.min(2));
            let name = var.text();
            let plain = format!("{name}[($0 % {n}) as usize]");
            let kernel = if self.one_in(2) { plain.clone() } else { format!("{name}[$0 % {n}]") };
            return Node::spelled(ty, kernel, plain, vec![at]).with_range(WHOLE.0, WHOLE.1);
        }
        if scalar == Scalar::Bool || scalar.is_narrow() {
            return self.leaf(ty, firm);
        }
        let vector = self.expr(Ty::Vector(scalar, n), depth, true);
        let range = vector.range;
        match self.below(3) {
            0 => {
                let at = self.index(depth.min(1));
                let kernel = format!("($0)[$1 % {n}]");
                let plain = format!("($0)[($1 % {n}) as usize]");
                Node::spelled(ty, kernel, plain, vec![vector, at]).with_range(range.0, range.1)
            }
            1 if scalar.is_integer() => {
                if self.one_in(2) {
                    return Node::spelled(ty, "($0).element_sum()", "sum($0)", vec![vector]);
                }
                let other = self.expr(Ty::Vector(scalar, n), depth, true);
                Node::spelled(ty, "($0).dot($1)", "dot($0, $1)", vec![vector, other])
            }
            1 => {
                let text = self.pick(&["($0).min_element()", "($0).max_element()"]);
                Node::expr(ty, text, vec![vector]).with_range(range.0, range.1)
            }
            _ => {
                let component = &"xyzw"[self.below(usize::from(n))..][..1];
                Node::expr(ty, format!("($0).{component}"), vec![vector])
                    .with_range(range.0, range.1)
            }
        }
    }

    fn bool(&mut self, depth: usize) -> Node {
        let ty = Ty::BOOL;
        match self.below(6) {
            0 => {
                let value = self.expr(ty, depth, true);
                Node::expr(ty, "(!$0)", vec![value])
            }
            1 | 2 => {
                let (a, b) = (self.expr(ty, depth, true), self.expr(ty, depth, true));
                let op = self.pick(&["&&", "||", "&&", "||", "^", "&", "|", "==", "!=", "<", ">="]);
                Node::expr(ty, format!("($0 {op} $1)"), vec![a, b])
            }
            3 => {
                let of = self.pick(&[Scalar::I32, Scalar::U32, Scalar::F32]);
                let of = Ty::Vector(of, 2 + self.below(3) as u8);
                // In plain Rust, `==` borrows the first of two vectors, so the second operand
                // cannot change it.
                let a = self.expr(of, depth, true);
                let b = self.purely(|cx| cx.expr(of, depth, true));
                match self.below(4) {
                    0 => Node::spelled(ty, "(($0) == ($1))", "same($0, $1)", vec![a, b]),
                    1 => Node::spelled(ty, "(($0) != ($1))", "!same($0, $1)", vec![a, b]),
                    _ => {
                        let compare = self.pick(&["cmpeq", "cmplt", "cmpge"]);
                        let all = self.pick(&["any", "all"]);
                        Node::expr(ty, format!("($0).{compare}($1).{all}()"), vec![a, b])
                    }
                }
            }
            4 => {
                let a = self.expr(Ty::U32, depth, false);
                Node::expr(ty, "($0).is_power_of_two()", vec![a])
            }
            _ => {
                let of = if self.one_in(4) { Ty::F32 } else { self.pick(&Ty::INTEGERS) };
                let op = self.pick(&["==", "!=", "<", "<=", ">", ">="]);
                // One operand fixes the type of both.
                let flip = self.one_in(2);
                let a = self.expr(of, depth, flip);
                let b = self.expr(of, depth, !flip);
                Node::expr(ty, format!("(($0) {op} $1)"), vec![a, b])
            }
        }
    }

    fn integer(&mut self, scalar: Scalar, depth: usize, firm: bool) -> Node {
        let ty = Ty::Scalar(scalar);
        let (signed, most) = (scalar.is_signed(), scalar.bits() - 1);
        match self.below(10) {
            0..4 => {
                let (a, b) = (self.expr(ty, depth, firm), self.expr(ty, depth, true));
                let op = self.pick(&["+", "-", "*", "&", "|", "^", "+", "-"]);
                Node::expr(ty, format!("($0 {op} $1)"), vec![a, b])
            }
            4 => {
                let (a, b) = (self.expr(ty, depth, firm), self.expr(ty, depth, true));
                let (op, name) = self.pick(&[("/", "div"), ("%", "rem")]);
                Node::spelled(
                    ty,
                    format!("($0 {op} ($1 | 1))"),
                    format!("{name}($0, $1 | 1)"),
                    vec![a, b],
                )
            }
            5 => {
                let of = self.pick(&Ty::INTEGERS);
                let (a, b) = (self.expr(ty, depth, firm), self.expr(of, depth, false));
                let op = self.pick(&["<<", ">>"]);
                Node::expr(ty, format!("($0 {op} ($1 & {most}))"), vec![a, b])
            }
            6 => self.cast(ty, depth),
            7 => {
                let a = self.expr(ty, depth, firm);
                if signed && self.one_in(2) {
                    return Node::expr(ty, "(-$0)", vec![a]);
                }
                Node::expr(ty, "(!$0)", vec![a])
            }
            8 => {
                let a = self.expr(ty, depth, false);
                if scalar == Scalar::U32 && self.one_in(2) {
                    let of = self.pick(&Ty::INTEGERS);
                    let a = self.expr(of, depth, false);
                    let text = self.pick(&[
                        "($0).count_ones()",
                        "($0).leading_zeros()",
                        "($0).trailing_zeros()",
                        "($0).count_zeros()",
                    ]);
                    return Node::expr(ty, text, vec![a]);
                }
                let rows: &[(&str, &str)] = if signed {
                    &[
                        ("($0).abs()", "abs($0)"),
                        ("($0).signum()", "($0).signum()"),
                        ("($0).reverse_bits()", "($0).reverse_bits()"),
                        ("($0).clamp(-7, 100)", "($0).clamp(-7, 100)"),
                        ("($0).wrapping_neg()", "($0).wrapping_neg()"),
                    ]
                } else {
                    &[
                        ("($0).reverse_bits()", "($0).reverse_bits()"),
                        ("($0).clamp(3, 100)", "($0).clamp(3, 100)"),
                        ("($0).wrapping_neg()", "($0).wrapping_neg()"),
                    ]
                };
                let (kernel, plain) = self.pick(rows);
                Node::spelled(ty, kernel, plain, vec![a])
            }
            _ => self.integer_call(scalar, depth),
        }
    }

    fn integer_call(&mut self, scalar: Scalar, depth: usize) -> Node {
        let ty = Ty::Scalar(scalar);
        let a = self.expr(ty, depth, false);
        if self.one_in(3) {
            let by = self.expr(Ty::U32, depth, true);
            let (kernel, plain) = self.pick(&[
                ("($0).rotate_left($1 & 31)", "($0).rotate_left($1 & 31)"),
                ("($0).rotate_right($1 & 31)", "($0).rotate_right($1 & 31)"),
                ("($0).pow($1 & 7)", "($0).wrapping_pow($1 & 7)"),
            ]);
            return Node::spelled(ty, kernel, plain, vec![a, by]);
        }
        let b = self.expr(ty, depth, true);
        let (kernel, plain) = self.pick(&[
            ("($0).min($1)", "($0).min($1)"),
            ("($0).max($1)", "($0).max($1)"),
            ("($0).wrapping_add($1)", "($0).wrapping_add($1)"),
            ("($0).wrapping_sub($1)", "($0).wrapping_sub($1)"),
            ("($0).wrapping_mul($1)", "($0).wrapping_mul($1)"),
            ("($0).saturating_add($1)", "($0).saturating_add($1)"),
            ("($0).saturating_sub($1)", "($0).saturating_sub($1)"),
            ("($0).rem_euclid($1 | 1)", "($0).wrapping_rem_euclid($1 | 1)"),
            ("($0).div_euclid($1 | 1)", "($0).wrapping_div_euclid($1 | 1)"),
        ]);
        Node::spelled(ty, kernel, plain, vec![a, b])
    }

    /// Rust's `as`.
    fn cast(&mut self, ty: Ty, depth: usize) -> Node {
        let from = match (ty.scalar(), self.below(6)) {
            (_, 0) => Ty::BOOL,
            (_, 1) => Ty::F32,
            (_, 2 | 3) => self.pick(&Ty::INTEGERS),
            (Scalar::I32, _) => Ty::U32,
            _ => Ty::I32,
        };
        let value = self.expr(from, depth, false);
        Node::expr(ty, format!("(($0) as {})", ty.rust()), vec![value])
    }

    fn float(&mut self, depth: usize) -> Node {
        let ty = Ty::F32;
        let a = self.expr(ty, depth, false);
        let (magnitude, digits) = a.range;
        match self.below(8) {
            0..4 => {
                let b = self.expr(ty, depth, true);
                let (op, range) = match self.below(3) {
                    0 => ("+", (magnitude + b.range.0, digits.max(b.range.1))),
                    1 => ("-", (magnitude + b.range.0, digits.max(b.range.1))),
                    _ => ("*", (magnitude * b.range.0, digits + b.range.1)),
                };
                if !is_exact(range) {
                    return a;
                }
                Node::expr(ty, format!("($0 {op} $1)"), vec![a, b]).with_range(range.0, range.1)
            }
            4 => {
                let (mask, from) = self.pick(&[
                    ("($0 & 1023)", Ty::U32),
                    ("($0 % 1000)", Ty::I32),
                    ("($0)", Ty::Scalar(Scalar::U8)),
                    ("($0)", Ty::Scalar(Scalar::I8)),
                ]);
                let value = self.expr(from, depth, false);
                Node::expr(ty, format!("({mask} as f32)"), vec![value]).with_range(WHOLE.0, WHOLE.1)
            }
            5 => Node::expr(ty, "(-$0)", vec![a]).with_range(magnitude, digits),
            6 => {
                let (text, digits) = self.pick(&[
                    ("($0).floor()", 0),
                    ("($0).ceil()", 0),
                    ("($0).trunc()", 0),
                    ("($0).round()", 0),
                    ("($0).abs()", digits),
                    ("($0).fract()", digits),
                ]);
                Node::expr(ty, text, vec![a]).with_range(magnitude + 1.0, digits)
            }
            _ => {
                let b = self.expr(ty, depth, true);
                let range = wider(a.range, b.range);
                let text = self.pick(&["($0).min($1)", "($0).max($1)"]);
                Node::expr(ty, text, vec![a, b]).with_range(range.0, range.1)
            }
        }
    }

    fn vector(&mut self, scalar: Scalar, n: u8, depth: usize) -> Node {
        let ty = Ty::Vector(scalar, n);
        let name = ty.rust();
        match self.below(8) {
            0 => {
                let parts: Vec<Node> =
                    (0..n).map(|_| self.expr(Ty::Scalar(scalar), depth, true)).collect();
                let range = widest(&parts);
                Node::expr(ty, format!("{name}::new({})", holes(n)), parts)
                    .with_range(range.0, range.1)
            }
            1 => {
                let value = self.expr(Ty::Scalar(scalar), depth, true);
                let range = value.range;
                Node::expr(ty, format!("{name}::splat($0)"), vec![value])
                    .with_range(range.0, range.1)
            }
            2 => {
                let from = 2 + self.below(3) as u8;
                let value = self.expr(Ty::Vector(scalar, from), depth, true);
                let range = value.range;
                let components: String = (0..n)
                    .map(|_| "xyzw".as_bytes()[self.below(usize::from(from))] as char)
                    .collect();
                Node::expr(ty, format!("($0).{components}()"), vec![value])
                    .with_range(range.0, range.1)
            }
            3 if scalar.is_integer() => {
                let from = self.pick(&[Scalar::I32, Scalar::U32, Scalar::F32]);
                let value = self.expr(Ty::Vector(from, n), depth, true);
                if from == scalar {
                    return value;
                }
                Node::expr(ty, format!("($0).as_{}()", name.to_lowercase()), vec![value])
            }
            4 => {
                let a = self.expr(ty, depth, true);
                let range = a.range;
                let (kernel, plain) = match scalar {
                    Scalar::U32 => return a,
                    Scalar::I32 => self.pick(&[("(-$0)", "neg($0)"), ("($0).abs()", "abs($0)")]),
                    _ => self.pick(&[("(-$0)", "neg($0)"), ("($0).floor()", "($0).floor()")]),
                };
                Node::spelled(ty, kernel, plain, vec![a]).with_range(range.0 + 1.0, range.1)
            }
            5 => {
                let (a, b) = (self.expr(ty, depth, true), self.expr(ty, depth, true));
                let range = wider(a.range, b.range);
                let text = self.pick(&["($0).min($1)", "($0).max($1)"]);
                Node::expr(ty, text, vec![a, b]).with_range(range.0, range.1)
            }
            _ => self.vector_operator(ty, depth),
        }
    }

    fn vector_operator(&mut self, ty: Ty, depth: usize) -> Node {
        let scalar = ty.scalar();
        let a = self.expr(ty, depth, true);
        let b = self.expr(ty, depth, true);
        let (kernel, plain, range) = match self.below(if scalar.is_integer() { 7 } else { 3 }) {
            0 => ("($0 + $1)", "add($0, $1)", (a.range.0 + b.range.0, a.range.1.max(b.range.1))),
            1 => ("($0 - $1)", "sub($0, $1)", (a.range.0 + b.range.0, a.range.1.max(b.range.1))),
            2 => ("($0 * $1)", "mul($0, $1)", (a.range.0 * b.range.0, a.range.1 + b.range.1)),
            3 => ("($0 & $1)", "($0 & $1)", (0.0, 0)),
            4 => ("($0 | $1)", "($0 | $1)", (0.0, 0)),
            5 => ("($0 ^ $1)", "($0 ^ $1)", (0.0, 0)),
            _ => ("(!$0)", "(!$0)", (0.0, 0)),
        };
        if scalar == Scalar::F32 && !is_exact(range) {
            return a;
        }
        Node::spelled(ty, kernel, plain, vec![a, b]).with_range(range.0, range.1)
    }
}

fn parenthesized(value: &str, suffix: &str) -> String {
    if value.starts_with('-') { format!("({value}{suffix})") } else { format!("{value}{suffix}") }
}

fn holes(n: u8) -> String {
    (0..n).map(|n| format!("${n}")).collect::<Vec<_>>().join(", ")
}

fn wider(a: (f64, u32), b: (f64, u32)) -> (f64, u32) {
    (a.0.max(b.0), a.1.max(b.1))
}

fn widest(parts: &[Node]) -> (f64, u32) {
    parts.iter().fold((0.0, 0), |range, part| wider(range, part.range))
}
