//! Enums with data, results, orderings, traits and conversions: the expressions that produce them,
//! patterns, methods and `?`.

use super::{Generator, NAMES, Target, Var};
use crate::tree::{Node, Part, Scalar, Ty};

/// These types and their functions, for kernels and for plain Rust.
pub(crate) const USER_TYPES: &str = "
    #[derive(Clone, Copy, PartialEq)]
    pub enum Figure { Empty, Line(i32), Pair { a: u32, b: i32 }, Deep(Option<u32>, Level), List([u32; 2]) }
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Level { Low, Mid(u8), High { x: i32, y: bool } }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Fault { Small, Large(u32) }
    impl From<i32> for Figure {
        fn from(x: i32) -> Self { if x < 0 { Figure::Empty } else { Figure::Line(x) } }
    }
    impl From<u32> for Figure { fn from(a: u32) -> Self { Figure::Pair { b: 3, a } } }
    impl From<Level> for Figure { fn from(level: Level) -> Self { Self::Deep(None, level) } }
    impl From<std::num::TryFromIntError> for Fault {
        fn from(_: std::num::TryFromIntError) -> Fault { Fault::Small }
    }
    impl TryFrom<u32> for Level {
        type Error = Fault;
        fn try_from(n: u32) -> Result<Self, Fault> {
            Ok(match n & 7 {
                0 => Level::Low,
                m @ 1..=4 => Level::Mid(m as u8),
                5 => Level::High { y: n > 100, x: n as i32 },
                _ => return Err(Fault::Large(n)),
            })
        }
    }
    pub trait Measure: Sized {
        const UNIT: u32;
        type Out;
        fn measure(&self) -> u32;
        fn out(self) -> Self::Out;
        fn twice(&self) -> u32 { self.measure() * 2 ^ Self::UNIT }
    }
    impl Measure for Figure {
        const UNIT: u32 = 1;
        type Out = Level;
        fn measure(&self) -> u32 {
            match self {
                Figure::Empty => 0,
                Figure::Line(n) => *n as u32 ^ 1,
                Figure::Pair { a, b } => *a + *b as u32,
                Figure::Deep(Some(k), level) => k ^ level.measure(),
                Figure::Deep(None, Level::Mid(m)) => u32::from(*m) << 8,
                Figure::Deep(..) => 77,
                &Figure::List([first, last]) => first * 3 ^ last,
            }
        }
        fn out(self) -> Level {
            match self { Figure::Deep(_, level) => level, other => Level::Mid(other.measure() as u8) }
        }
    }
    impl Measure for Level {
        const UNIT: u32 = Figure::UNIT + 4;
        type Out = u8;
        fn measure(&self) -> u32 {
            match *self { Level::Low => 9, Level::Mid(m) => m.into(), Level::High { x, y } => x as u32 + y as u32 }
        }
        fn out(self) -> u8 { match self { Level::Mid(m) => m, _ => Self::UNIT as u8 } }
        fn twice(&self) -> u32 { !self.measure() }
    }
    impl Measure for i32 {
        const UNIT: u32 = 16;
        type Out = u32;
        fn measure(&self) -> u32 { self.unsigned_abs() }
        fn out(self) -> u32 { self.twice() }
    }
    pub fn measured<T: Measure>(x: &T) -> u32 { x.twice() ^ T::UNIT << 3 }
    pub fn out_of<T>(x: T) -> T::Out where T: Measure { x.out() }
    pub fn converted<T: Into<Figure>>(x: T) -> Figure { x.into() }
    pub fn narrowed(x: i32) -> Result<u8, Fault> { Ok(u8::try_from(x)?) }
    pub fn leveled(n: u32) -> Result<u32, Fault> {
        let level: Level = n.try_into()?;
        if let Level::High { y: true, .. } = level { return Err(Fault::Small); }
        Ok(level.measure())
    }
    pub fn weight(fault: Fault) -> u32 { match fault { Fault::Small => 1, Fault::Large(n) => n } }
    impl Figure {
        pub fn grow(&mut self, by: u32) -> u32 {
            match self {
                Figure::Empty => *self = Figure::Line(by as i32),
                Figure::Line(n) if by > 9 => *n -= by as i32,
                Figure::Line(n) | Figure::Pair { b: n, .. } => *n ^= 1,
                Figure::Deep(Some(k), _) => *k += by,
                Figure::Deep(none, level) => { *none = Some(by); *level = Level::Low; }
                Figure::List([first, _]) => *first = by,
            }
            self.measure()
        }
    }
";

impl Generator {
    /// The success type of a result.
    pub(super) fn result_of(&mut self) -> Scalar {
        self.pick(&[Scalar::I32, Scalar::U32, Scalar::U32, Scalar::U8, Scalar::I16, Scalar::Bool])
    }

    // Values of these types.

    pub(super) fn user_leaf(&mut self, ty: Ty) -> Node {
        let text = match ty {
            Ty::Figure => self.pick(&["Figure::Empty", "Figure::Line(5)", "Figure::List([1, 2])"]),
            Ty::Level => self.pick(&["Level::Low", "Level::Mid(3)"]),
            _ => {
                if self.one_in(3) {
                    let text = format!("Err::<{}, _>(Fault::Small)", ty.inner().rust());
                    return Node::expr(ty, text, vec![]);
                }
                let value = self.leaf(Ty::Scalar(ty.inner()), false);
                return Node::expr(ty, "Ok::<_, Fault>($0)", vec![value]);
            }
        };
        Node::expr(ty, text, vec![])
    }

    pub(super) fn shape(&mut self, depth: usize) -> Node {
        let of = |cx: &mut Self, tys: &[Ty]| -> Vec<Node> {
            tys.iter().map(|ty| cx.kept(*ty, depth, false)).collect()
        };
        let (text, parts) = match self.below(9) {
            0 => ("Figure::Line($0)", of(self, &[Ty::I32])),
            1 => ("(Figure::Pair { b: $0, a: $1 })", of(self, &[Ty::I32, Ty::U32])),
            2 => ("Figure::Deep($0, $1)", of(self, &[Ty::Option(Scalar::U32), Ty::Level])),
            3 => ("Figure::List([$0, $1])", of(self, &[Ty::U32, Ty::U32])),
            4 => ("Figure::from($0)", of(self, &[Ty::I32])),
            5 => {
                let ty = self.pick(&[Ty::I32, Ty::U32, Ty::Level]);
                ("converted($0)", of(self, &[ty]))
            }
            6 => {
                let ty = self.pick(&[Ty::I32, Ty::U32, Ty::Level]);
                ("({ let shape: Figure = ($0).into(); shape })", of(self, &[ty]))
            }
            7 => {
                let shape = self.expr(Ty::Figure, depth, false);
                let value =
                    self.with(&[("m", Ty::I32, false)], |cx| cx.kept(Ty::U32, depth, false));
                let text = "(match $0 { Figure::Line(m) => Figure::Pair { a: $1, b: m }, other => other })";
                (text, vec![shape, value])
            }
            _ => return self.user_leaf(Ty::Figure),
        };
        Node::expr(Ty::Figure, text, parts)
    }

    pub(super) fn level(&mut self, depth: usize) -> Node {
        let (text, ty) = match self.below(5) {
            0 => ("Level::Mid($0)", Ty::Scalar(Scalar::U8)),
            1 => ("Level::try_from($0).unwrap_or(Level::Low)", Ty::U32),
            2 => ("($0).out()", Ty::Figure),
            3 => ("out_of($0)", Ty::Figure),
            _ => {
                let parts =
                    vec![self.kept(Ty::BOOL, depth, false), self.kept(Ty::I32, depth, false)];
                return Node::expr(Ty::Level, "(Level::High { y: $0, x: $1 })", parts);
            }
        };
        let value = self.kept(ty, depth, false);
        Node::expr(Ty::Level, text, vec![value])
    }

    pub(super) fn result(&mut self, scalar: Scalar, depth: usize) -> Node {
        let (ty, of) = (Ty::Result(scalar), Ty::Scalar(scalar));
        let (text, parts) = match self.below(9) {
            0 => {
                let text = format!("Err::<{}, _>(Fault::Large($0))", scalar.rust());
                let value = self.kept(Ty::U32, depth, false);
                return Node::expr(ty, text, vec![value]);
            }
            1 => {
                let from = self.result_of();
                let result = self.expr(Ty::Result(from), depth, false);
                let value = self.in_body(&[("e", Ty::Scalar(from), false)], of, depth);
                ("($0).map(|e| $1)", vec![result, value])
            }
            2 => {
                let from = self.result_of();
                let result = self.expr(Ty::Result(from), depth, false);
                let value = self.in_body(&[("e", Ty::Scalar(from), false)], ty, depth);
                ("($0).and_then(|e| $1)", vec![result, value])
            }
            3 => {
                let result = self.expr(ty, depth, false);
                let value = self.in_body(&[("k", Ty::U32, false)], ty, depth);
                ("($0).or_else(|fault| { let k = weight(fault); $1 })", vec![result, value])
            }
            4 => {
                let option = self.expr(Ty::Option(scalar), depth, false);
                let value = self.in_body(&[], Ty::U32, depth);
                ("($0).ok_or_else(|| Fault::Large($1))", vec![option, value])
            }
            5 if scalar == Scalar::U8 => ("narrowed($0)", vec![self.kept(Ty::I32, depth, false)]),
            5 if scalar == Scalar::U32 => ("leveled($0)", vec![self.kept(Ty::U32, depth, false)]),
            6 if scalar.is_integer() => {
                let from = self.pick(&Ty::INTEGERS);
                let value = self.expr(from, depth, false);
                let text = format!("{}::try_from($0).map_err(|_| Fault::Small)", scalar.rust());
                return Node::expr(ty, text, vec![value]);
            }
            7 => {
                let result = self.expr(ty, depth, false);
                let value = self.in_body(&[("k", Ty::U32, false)], Ty::U32, depth);
                let text = "($0).map_err(|fault| { let k = weight(fault); Fault::Large($1) })";
                (text, vec![result, value])
            }
            _ => ("Ok::<_, Fault>($0)", vec![self.kept(of, depth, false)]),
        };
        Node::expr(ty, text, parts)
    }

    /// Generates code in which these names are declared: name, type, whether it is a reference.
    fn with<R>(&mut self, names: &[(&str, Ty, bool)], within: impl FnOnce(&mut Self) -> R) -> R {
        self.scoped(|cx| {
            for (name, ty, deref) in names {
                let name = (*name).to_owned();
                cx.vars.push(Var { name, ty: *ty, mutable: false, deref: *deref });
            }
            within(cx)
        })
    }

    /// The value of a closure.
    fn in_body(&mut self, params: &[(&str, Ty, bool)], ty: Ty, depth: usize) -> Node {
        self.with(params, |cx| cx.purely(|cx| cx.kept(ty, depth.min(2), false)))
    }

    // Scalars of these types.

    pub(super) fn user_scalar(&mut self, scalar: Scalar, depth: usize) -> Option<Node> {
        let ty = Ty::Scalar(scalar);
        Some(match (scalar, self.below(8)) {
            (Scalar::Bool, 0..4) => self.user_test(depth),
            (Scalar::U32, 0 | 1) => self.measure(depth),
            // Functions for the host use `usize` throughout, or not at all.
            (Scalar::U32, 2) if self.returns.is_none() => self.size(depth),
            (Scalar::F32, 0) => {
                let from = self.pick(&[Scalar::U8, Scalar::I8]);
                let value = self.expr(Ty::Scalar(from), depth, false);
                whole(Node::expr(ty, "f32::from($0)", vec![value]))
            }
            (Scalar::F32, _) => self.of_shape(scalar, depth),
            (_, 1 | 2) if scalar.is_integer() => self.conversion(scalar, depth),
            (_, 3) => self.of_ordering(scalar, depth),
            (_, 4 | 5) => self.of_result(scalar, depth),
            _ => self.of_shape(scalar, depth),
        })
    }

    fn measure(&mut self, depth: usize) -> Node {
        let of = self.pick(&[Ty::Figure, Ty::Level, Ty::I32]);
        let value = self.kept(of, depth, false);
        let name = of.rust();
        let text = match self.below(6) {
            0 => "($0).measure()".to_owned(),
            1 => "measured(&($0))".to_owned(),
            2 => format!("<{name} as Measure>::twice(&($0))"),
            3 => "Measure::measure(&($0))".to_owned(),
            4 => format!("({name}::UNIT ^ ($0).twice())"),
            _ => format!("{name}::measure(&($0))"),
        };
        Node::expr(Ty::U32, text, vec![value])
    }

    /// Numbers that are converted to sizes and back.
    fn size(&mut self, depth: usize) -> Node {
        let (a, b) = (self.kept(Ty::U32, depth, false), self.kept(Ty::U32, depth, false));
        let text = self.pick(&[
            "((($0 & 255) as usize * 3 + $1 as usize % 7) as u32)",
            "(($0 as usize).min($1 as usize) as u32)",
            "({ let n = ($0 % 100) as usize; (0..n).step_by(9).map(|i| i as u32 ^ 1).sum::<u32>() ^ $1 })",
            "(($0 as usize / ($1 as usize | 1)) as u32)",
            "(($0 as usize).abs_diff($1 as usize) as u32)",
        ]);
        Node::expr(Ty::U32, text, vec![a, b])
    }

    fn user_test(&mut self, depth: usize) -> Node {
        let ty = Ty::BOOL;
        match self.below(7) {
            0 => {
                let shape = self.expr(Ty::Figure, depth, false);
                let (a, b) = (self.pattern(Ty::I32), self.pattern(Ty::U32));
                let text = format!(
                    "matches!($0, Figure::Deep(None, _) | Figure::Line({a}) | Figure::List([_, ({b})]))"
                );
                Node::expr(ty, text, vec![shape])
            }
            1 => {
                let (a, b) =
                    (self.kept(Ty::Level, depth, false), self.kept(Ty::Level, depth, false));
                let op = self.pick(&["<", "<=", ">", ">=", "==", "!="]);
                let text = format!("({{ let one = $0; let two = $1; one {op} two }})");
                Node::expr(ty, text, vec![a, b])
            }
            2 => {
                let (a, b) =
                    (self.kept(Ty::Figure, depth, false), self.kept(Ty::Figure, depth, false));
                Node::expr(ty, "({ let one = $0; let two = $1; one == two })", vec![a, b])
            }
            3 => {
                let of = self.result_of();
                let result = self.expr(Ty::Result(of), depth, false);
                let test = self.in_body(&[("e", Ty::Scalar(of), false)], ty, depth);
                Node::expr(ty, "($0).is_ok_and(|e| $1)", vec![result, test])
            }
            4 => {
                let of = self.result_of();
                let result = self.expr(Ty::Result(of), depth, false);
                let method =
                    self.pick(&["is_ok()", "is_err()", "is_err_and(|e| e == Fault::Small)"]);
                Node::expr(ty, format!("($0).{method}"), vec![result])
            }
            5 if self.returns.is_none() => {
                // As sizes, negative numbers are greater than all others.
                let (a, b) = (self.kept(Ty::I32, depth, false), self.kept(Ty::U32, depth, false));
                let op = self.pick(&["<", "<=", ">", ">=", "==", "!="]);
                let sides = if self.one_in(2) { ["$0", "$1"] } else { ["$1", "$0"] };
                let [l, r] = sides.map(|side| format!("(({side}) as usize)"));
                Node::expr(ty, format!("({l} {op} {r})"), vec![a, b])
            }
            _ => {
                let ty = self.pick(&[Ty::I32, Ty::U32, Ty::Level, Ty::Scalar(Scalar::I16)]);
                let (a, b) = (self.kept(ty, depth, false), self.kept(ty, depth, false));
                let method = self.pick(&["is_lt", "is_le", "is_gt", "is_ge", "is_eq", "is_ne"]);
                let text = format!("({{ let one = $0; let two = $1; one.cmp(&two).{method}() }})");
                Node::expr(Ty::BOOL, text, vec![a, b])
            }
        }
    }

    fn of_ordering(&mut self, scalar: Scalar, depth: usize) -> Node {
        let ty = Ty::Scalar(scalar);
        let of = self.pick(&[Ty::I32, Ty::U32, Ty::Level, Ty::Scalar(Scalar::U8)]);
        let mut parts = vec![self.kept(of, depth, false), self.kept(of, depth, false)];
        parts.extend([(); 3].map(|()| self.kept(ty, depth, false)));
        let then =
            self.pick(&["", ".reverse()", ".then_with(|| 3u32.cmp(&4))", ".then(s.cmp(&r))"]);
        let ordering = "std::cmp::Ordering";
        let text = format!(
            "({{ let order = {{ let r = $0; let s = $1; r.cmp(&s){then} }}; match order {{ \
             {ordering}::Less => $2, {ordering}::Equal => $3, {ordering}::Greater => $4 }} }})"
        );
        whole(Node::expr(ty, text, parts))
    }

    fn conversion(&mut self, scalar: Scalar, depth: usize) -> Node {
        let ty = Ty::Scalar(scalar);
        let rust = scalar.rust();
        let fits: &[Ty] = match scalar {
            Scalar::U32 => &[Ty::BOOL, Ty::Scalar(Scalar::U8), Ty::Scalar(Scalar::U16)],
            Scalar::I32 => &[
                Ty::BOOL,
                Ty::Scalar(Scalar::I8),
                Ty::Scalar(Scalar::U8),
                Ty::Scalar(Scalar::I16),
                Ty::Scalar(Scalar::U16),
            ],
            Scalar::I16 => &[Ty::BOOL, Ty::Scalar(Scalar::I8), Ty::Scalar(Scalar::U8)],
            Scalar::U16 => &[Ty::BOOL, Ty::Scalar(Scalar::U8)],
            _ => &[Ty::BOOL],
        };
        if self.one_in(2) {
            let from = self.pick(fits);
            let value = self.kept(from, depth, false);
            let text = match self.below(2) {
                0 => format!("{rust}::from($0)"),
                _ => format!("({{ let into: {rust} = ($0).into(); into }})"),
            };
            return Node::expr(ty, text, vec![value]);
        }
        let from = self.pick(&Ty::INTEGERS);
        let value = self.kept(from, depth, false);
        let other = self.kept(ty, depth, false);
        let text = match self.below(4) {
            0 => format!("{rust}::try_from($0).unwrap_or($1)"),
            1 => format!(
                "({{ let narrow: Result<{rust}, _> = ($0).try_into(); narrow.unwrap_or($1) }})"
            ),
            2 => format!("{rust}::try_from($0).ok().map_or($1, |e| e ^ 1)"),
            _ => format!("(if let Ok(e) = {rust}::try_from($0) {{ e }} else {{ $1 }})"),
        };
        Node::expr(ty, text, vec![value, other])
    }

    fn of_result(&mut self, scalar: Scalar, depth: usize) -> Node {
        let ty = Ty::Scalar(scalar);
        let gives_result = self.returns.is_some_and(|of| matches!(of, Ty::Result(_)));
        let is_free = self.may_return && !self.pure && !self.flat;
        if gives_result && is_free && self.one_in(2) {
            let result = self.expr(Ty::Result(scalar), depth, false);
            return Node::expr(ty, "($0?)", vec![result]);
        }
        let of = self.result_of();
        match self.below(3) {
            0 => {
                let result = self.expr(Ty::Result(scalar), depth, false);
                let other = self.kept(ty, depth, false);
                Node::expr(ty, "($0).unwrap_or($1)", vec![result, other])
            }
            1 => {
                let result = self.expr(Ty::Result(scalar), depth, false);
                let other = self.in_body(&[("k", Ty::U32, false)], ty, depth);
                let text = "($0).unwrap_or_else(|fault| { let k = weight(fault); $1 })";
                Node::expr(ty, text, vec![result, other])
            }
            _ => {
                let result = self.expr(Ty::Result(of), depth, false);
                let name = self.pick(&NAMES);
                let value = [(name, Ty::Scalar(of), false)];
                let guard = self.with(&value, |cx| cx.flatly(|cx| cx.expr(Ty::BOOL, 1, true)));
                let ok = self.with(&value, |cx| cx.kept(ty, depth, false));
                let large = self.with(&[("k", Ty::U32, false)], |cx| cx.kept(ty, depth, false));
                let (other, small) = (self.kept(ty, depth, false), self.kept(ty, depth, false));
                let text = format!(
                    "(match $0 {{ Ok({name}) if $1 => $2, Err(Fault::Large(k)) => $3, Ok(_) => $4, \
                     Err(Fault::Small) => $5 }})"
                );
                whole(Node::expr(ty, text, vec![result, guard, ok, large, other, small]))
            }
        }
    }

    fn of_shape(&mut self, scalar: Scalar, depth: usize) -> Node {
        let ty = Ty::Scalar(scalar);
        let shape = self.expr(Ty::Figure, depth, false);
        let deref = self.one_in(2);
        let line = [("m", Ty::I32, deref)];
        let guard = self.with(&line, |cx| cx.flatly(|cx| cx.expr(Ty::BOOL, 1, true)));
        let first = self.with(&line, |cx| cx.kept(ty, depth, false));
        let both = self.with(&line, |cx| cx.kept(ty, depth, false));
        let mid =
            self.with(&[("n", Ty::Scalar(Scalar::U8), deref)], |cx| cx.kept(ty, depth, false));
        let list = self.with(&[("x", Ty::U32, deref)], |cx| cx.kept(ty, depth, false));
        let rest = self.kept(ty, depth, false);
        let (of, pattern) = (if deref { "&($0)" } else { "$0" }, self.pattern(Ty::U32));
        let text = format!(
            "(match {of} {{ Figure::Line(m) if $1 => $2, Figure::Pair {{ a: _, b: m }} | Figure::Line(m) => $3, \
             Figure::Deep(Some({pattern}) | None, Level::Mid(n @ 1..=99)) => $4, \
             Figure::List([({pattern}), x]) | Figure::Deep(Some(x), _) => $5, _ => $6 }})"
        );
        whole(Node::expr(ty, text, vec![shape, guard, first, both, mid, list, rest]))
    }

    // Statements.

    pub(super) fn user_stmt(&mut self, depth: usize) -> Node {
        let Some(var) = self.var(|var| var.mutable && var.ty == Ty::Figure) else {
            return self.user_let();
        };
        let name = var.text();
        match self.below(6) {
            0 => {
                let by = self.kept(Ty::U32, 2, false);
                Node::stmt(format!("{{ let by = $0; {name}.grow(by); }}"), vec![Part::Expr(by)])
            }
            1 => {
                let by = self.purely(|cx| cx.kept(Ty::U32, 2, false));
                let text = format!(
                    "{{ let by = $0; if let Figure::Pair {{ a, .. }} | Figure::List([_, a]) = &mut {name} {{ *a += by; }} }}"
                );
                Node::stmt(text, vec![Part::Expr(by)])
            }
            2 => {
                let by = self.purely(|cx| cx.kept(Ty::I32, 2, false));
                let text = format!(
                    "{{ let by = $0; match &mut {name} {{ Figure::Line(n) if *n > by => *n ^= by, \
                     Figure::Deep(k, Level::Mid(m)) => {{ *k = k.map(|k| k + 1); *m -= by as u8; }} \
                     Figure::Deep(_, level @ Level::High {{ .. }}) => *level = Level::Mid(by as u8), _ => {{}} }} }}"
                );
                Node::stmt(text, vec![Part::Expr(by)])
            }
            3 => {
                let (label, fuel) = (self.label("'while"), self.label("fuel"));
                self.targets.push(Target::Loop(label.clone()));
                let body = self.with(&[("m", Ty::I32, false)], |cx| cx.stmts(depth));
                self.targets.pop();
                let next = self.kept(Ty::Figure, 2, false);
                let text = format!(
                    "{{ let mut {fuel} = 3u32; {label}: while let Figure::Line(m) = {name} {{ \
                     if {fuel} == 0 {{ break; }} {fuel} -= 1; {name} = $1; $0 }} }}"
                );
                Node::stmt(text, vec![Part::Block(body), Part::Expr(next)])
            }
            4 => {
                let shape = self.expr(Ty::Figure, 2, false);
                let line = self.with(&[("m", Ty::I32, false)], |cx| cx.stmts(depth));
                let deep = self.with(&[("n", Ty::U32, false)], |cx| cx.stmts(depth));
                let rest = self.block(depth);
                let text = "match $0 { Figure::Line(m) | Figure::Pair { b: m, .. } => { $1 } \
                            Figure::Deep(Some(n), Level::Low | Level::Mid(_)) => { $2 } _ => { $3 } }";
                Node::stmt(
                    text,
                    vec![Part::Expr(shape), Part::Block(line), Part::Block(deep), rest],
                )
            }
            _ => self.user_let(),
        }
    }

    fn user_let(&mut self) -> Node {
        let name = self.pick(&NAMES);
        let of = self.result_of();
        let ty = self.pick(&[Ty::Figure, Ty::Figure, Ty::Level, Ty::Result(of)]);
        let value = self.kept(ty, 3, false);
        self.declare(name, ty, true);
        Node::stmt(format!("let mut {name}: {} = $0;", ty.rust()), vec![Part::Expr(value)])
    }
}

fn whole(node: Node) -> Node {
    node.with_range(1024.0, 0)
}
