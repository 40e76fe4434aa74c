//! Composite values: structs, tuples and arrays. Also the Rust constructs for them: patterns,
//! methods, references, closures, iterators.

use super::{Generator, NAMES, Target, Var};
use crate::tree::{Node, Part, Scalar, Ty};

/// A type with methods, and functions with references, for kernels and for plain Rust.
pub(crate) const TYPES: &str = "
    #[derive(Clone, Copy)]
    pub struct Record { pub i: i32, pub u: u32, pub f: f32, pub v: IVec2, pub t: [u32; 3] }
    impl Record {
        pub fn total(&self) -> u32 { self.u ^ self.i as u32 ^ self.t[1] }
        pub fn moved(mut self, by: u32) -> Self { self.t[2] ^= by; self.u -= by; self }
        pub fn bump(&mut self, by: i32) -> i32 { let old = self.i; self.i ^= by; self.v.x = old; old }
        pub fn make(i: i32, u: u32) -> Self {
            Record { f: 0.5, v: IVec2::new(i, 3), t: [u, 1, 2], u, i }
        }
    }
    pub fn advance(by: i32, x: &mut i32) -> i32 { let old = *x; *x = old ^ by; old | 1 }
    pub fn exchange(a: &mut u32, b: &mut u32) { (*a, *b) = (*b, *a ^ 5); }
    pub fn touch(k: u32, r: &mut Record) -> u32 { r.u += k; r.t[0] = r.u; if k > 9 { return k; } r.t[1] }
    pub fn none_i32() -> Option<i32> { None }
    pub fn none_u32() -> Option<u32> { None }
    pub fn none_bool() -> Option<bool> { None }
    pub fn none_u8() -> Option<u8> { None }
    pub fn none_i16() -> Option<i16> { None }
    pub fn none_i8() -> Option<i8> { None }
    pub fn none_u16() -> Option<u16> { None }
    pub fn list(x: u32, t: &mut [u32; 3]) { for y in t.iter_mut() { *y ^= x; } t[1] += 1; }
";

const MEMBERS: [(&str, Ty); 5] = [
    ("i", Ty::I32),
    ("u", Ty::U32),
    ("f", Ty::F32),
    ("v", Ty::Vector(Scalar::I32, 2)),
    ("t", Ty::Array(Scalar::U32, 3)),
];

impl Generator {
    // Values.

    /// A struct, with its members in any order.
    pub(super) fn record(&mut self, depth: usize) -> Node {
        let ty = Ty::Record;
        match self.below(6) {
            0 => {
                let (i, u) = (self.expr(Ty::I32, depth, true), self.expr(Ty::U32, depth, true));
                return Node::expr(ty, "Record::make($0, $1)", vec![i, u]);
            }
            1 => {
                // An argument that changes the receiver is refused.
                let of = self.leaf(ty, false);
                let by = self.purely(|cx| cx.expr(Ty::U32, depth, true));
                return Node::expr(ty, "($0).moved($1)", vec![of, by]);
            }
            2 => {
                let (of, i) = (self.leaf(ty, false), self.expr(Ty::I32, depth, true));
                return Node::expr(ty, "(Record { i: $1, ..$0 })", vec![of, i]);
            }
            _ => {}
        }
        let mut order = [0, 1, 2, 3, 4];
        for n in 0..order.len() {
            order.swap(n, self.random.below(5));
        }
        let parts: Vec<Node> =
            order.iter().map(|at| self.kept(MEMBERS[*at].1, depth, true)).collect();
        let members = order.iter().enumerate().map(|(n, at)| format!("{}: ${n}", MEMBERS[*at].0));
        let text = format!("(Record {{ {} }})", members.collect::<Vec<_>>().join(", "));
        Node::expr(ty, text, parts)
    }

    pub(super) fn tuple(&mut self, a: Scalar, b: Scalar, depth: usize) -> Node {
        let parts =
            [a, b].map(|scalar| self.kept(Ty::Scalar(scalar), depth, false)).into_iter().collect();
        Node::expr(Ty::Tuple(a, b), "($0, $1)", parts)
    }

    /// A scalar member of a struct or tuple; `None` if nothing has such a member.
    pub(super) fn member(&mut self, ty: Ty, depth: usize) -> Option<Node> {
        let whole = |node: Node| node.with_range(1024.0, 0);
        if self.one_in(2)
            && let Some(var) = self.var(|var| {
                matches!(var.ty, Ty::Tuple(a, b) if Ty::Scalar(a) == ty || Ty::Scalar(b) == ty)
            })
        {
            let Ty::Tuple(a, _) = var.ty else { unreachable!("asked for") };
            let n = if Ty::Scalar(a) == ty { 0 } else { 1 };
            return Some(whole(Node::expr(ty, format!("{}.{n}", var.text()), vec![])));
        }
        if ty == Ty::BOOL || ty.scalar().is_narrow() {
            return None;
        }
        let of = self.expr(Ty::Record, depth.min(1), false);
        Some(match (ty.scalar(), self.below(4)) {
            (Scalar::F32, _) => whole(Node::expr(ty, "($0).f", vec![of])),
            (Scalar::I32, 0) => Node::expr(ty, "($0).v.y", vec![of]),
            (Scalar::I32, _) => Node::expr(ty, "($0).i", vec![of]),
            (Scalar::U32, 0) => Node::expr(ty, "($0).total()", vec![of]),
            (Scalar::U32, 1) => {
                let at = self.index(depth.min(1));
                Node::spelled(ty, "($0).t[$1 % 3]", "($0).t[($1 % 3) as usize]", vec![of, at])
            }
            _ => Node::expr(ty, "($0).u", vec![of]),
        })
    }

    /// A call that changes a variable as a side effect. Rust does not allow this variable in later
    /// arguments.
    pub(super) fn changing_call(&mut self, ty: Ty, depth: usize) -> Option<Node> {
        if self.pure || self.flat {
            return None;
        }
        let mutable = |wanted: Ty| move |var: &Var| var.mutable && var.ty == wanted;
        match ty {
            Ty::I32 if self.one_in(2) => {
                let name = self.var(mutable(Ty::Record))?.text();
                let by = self.flatly(|cx| cx.expr(Ty::I32, depth.min(1), true));
                let text = format!("{{ let by = $0; {name}.bump(by) }}");
                Some(Node::expr(ty, text, vec![by]))
            }
            Ty::I32 => {
                let name = self.var(mutable(Ty::I32))?.text();
                let by = self.expr(Ty::I32, depth, true);
                Some(Node::expr(ty, format!("advance($0, &mut {name})"), vec![by]))
            }
            Ty::U32 => {
                let name = self.var(mutable(Ty::Record))?.text();
                let by = self.expr(Ty::U32, depth, true);
                Some(Node::expr(ty, format!("touch($0, &mut {name})"), vec![by]))
            }
            _ => None,
        }
    }

    /// A closure that is called at once, twice.
    pub(super) fn closure_value(&mut self, ty: Ty, depth: usize) -> Node {
        let of = self.pick(&[Ty::I32, Ty::U32, Ty::BOOL]);
        let arg = self.purely(|cx| cx.expr(of, depth.min(1), true));
        let other = self.purely(|cx| cx.expr(of, depth.min(1), true));
        let body = self.scoped(|cx| {
            cx.declare("a", of, false);
            cx.declare("b", of, false);
            cx.purely(|cx| cx.kept(ty, depth, false))
        });
        let typed = of.rust();
        let result = ty.rust();
        let text = match self.below(3) {
            0 => format!("({{ let g = |a: {typed}, b: {typed}| $2; g($0, $1) }})"),
            1 => format!(
                "({{ let g = |a: {typed}, b: {typed}| -> {result} {{ $2 }}; _ = g($1, $1); g($0, $1) }})"
            ),
            _ => format!(
                "({{ let g = |a: {typed}, b: {typed}| $2; let h = |w: {typed}| g(w, $1); h($0) }})"
            ),
        };
        Node::expr(ty, text, vec![arg, other, body]).with_range(1024.0, 0)
    }

    /// A number or truth value, computed from the elements of an array or of the kernel's input.
    pub(super) fn iterator_value(&mut self, ty: Ty, depth: usize) -> Option<Node> {
        let array = self.var(|var| {
            matches!(var.ty, Ty::Array(scalar, _) if scalar.is_integer())
                && (ty == Ty::BOOL || var.ty.scalar() == ty.scalar() || ty == Ty::U32)
        });
        let (name, scalar) = match array {
            Some(var) => (var.text(), var.ty.scalar()),
            None if self.returns.is_none() => {
                let scalar = if ty == Ty::I32 { Scalar::I32 } else { Scalar::U32 };
                let from = self.below(4);
                let to = from + self.below(5);
                let name = &scalar.rust()[..1];
                (format!("in_{name}[{from}..{to}]"), scalar)
            }
            None => return None,
        };
        let of = Ty::Scalar(scalar);
        let adapter = self.pick(&[
            "",
            "",
            ".rev()",
            ".skip(1)",
            ".take(2)",
            ".step_by(2)",
            ".rev().skip(1)",
            ".skip(1).rev()",
        ]);
        let chain = format!("{name}.iter(){adapter}");
        let body = |cx: &mut Self, ty: Ty| {
            cx.scoped(|cx| {
                cx.declare("e", of, false);
                cx.purely(|cx| cx.expr(ty, depth.min(2), true))
            })
        };
        Some(match (ty, self.below(4)) {
            (Ty::Scalar(Scalar::Bool), n) => {
                let function = if n < 2 { "any" } else { "all" };
                let body = body(self, Ty::BOOL);
                Node::expr(ty, format!("{chain}.{function}(|&e| $0)"), vec![body])
            }
            (Ty::Scalar(Scalar::U32), 0) => {
                let body = body(self, Ty::BOOL);
                let text = format!("{chain}.filter(|&&e| $0).count()");
                Node::spelled(ty, text.clone(), format!("({text} as u32)"), vec![body])
            }
            (_, 1) => {
                let body = body(self, ty);
                let rust = ty.rust();
                Node::expr(ty, format!("{chain}.map(|&e| $0).sum::<{rust}>()"), vec![body])
            }
            (_, 2) => {
                let start = self.expr(ty, depth.min(1), false);
                let body = self.scoped(|cx| {
                    cx.declare("e", of, false);
                    cx.declare("so_far", ty, false);
                    cx.purely(|cx| cx.expr(ty, depth.min(2), true))
                });
                let rust = ty.rust();
                let text = format!("{chain}.fold($0, |so_far: {rust}, &e| $1)");
                Node::expr(ty, text, vec![start, body])
            }
            _ => {
                let keep = body(self, Ty::BOOL);
                let body = body(self, ty);
                let rust = ty.rust();
                let text =
                    format!("{chain}.copied().take_while(|&e| $0).map(|e| $1).sum::<{rust}>()");
                Node::expr(ty, text, vec![keep, body])
            }
        })
    }

    /// `matches!`, `contains`.
    pub(super) fn test(&mut self, depth: usize) -> Node {
        let ty = self.pick(&[Ty::I32, Ty::U32]);
        let value = self.expr(ty, depth, false);
        let pattern = self.pattern(ty);
        match self.below(3) {
            0 => {
                let other = self.expr(Ty::BOOL, depth, false);
                let flag = self.pick(&["true", "false", "_"]);
                let text = format!("matches!(($0, $1), ({pattern}, {flag}))");
                Node::expr(Ty::BOOL, text, vec![value, other])
            }
            1 => {
                let (low, high) =
                    (self.literal(ty.scalar(), false), self.literal(ty.scalar(), true));
                let range = self.pick(&["..", "..="]);
                let text = format!("($1{range}$2).contains(&($0))");
                // The bounds come first.
                let kernel = text.clone();
                Node::spelled(Ty::BOOL, kernel, text, vec![value, low, high])
            }
            // The macro takes no pattern that begins with `..`.
            _ => Node::expr(
                Ty::BOOL,
                format!("matches!($0, 3 | {})", pattern.trim_start_matches("..=")),
                vec![value],
            ),
        }
    }

    // Statements.

    pub(super) fn composite_stmt(&mut self, depth: usize) -> Node {
        match self.below(9) {
            0 => self.let_parts(),
            1 => self.assign_parts(),
            2 | 3 => self.for_elements(depth),
            4 => self.match_tuple(depth),
            5 => self.change(),
            6 => self.rearrange(),
            7 => self.changing_closure(),
            _ => self.member_assignment(),
        }
    }

    /// `let` with a pattern.
    fn let_parts(&mut self) -> Node {
        let (first, second) = (self.pick(&NAMES), self.label("part"));
        let (ty, pattern, declared) = match self.below(3) {
            0 => {
                let (a, b) = (self.scalar(), self.scalar());
                let pattern = format!("({first}, mut {second})");
                (Ty::Tuple(a, b), pattern, [(Ty::Scalar(a), false), (Ty::Scalar(b), true)])
            }
            1 => {
                let pattern = format!("Record {{ u: {first}, t: [_, mut {second}, ..], .. }}");
                (Ty::Record, pattern, [(Ty::U32, false), (Ty::U32, true)])
            }
            _ => {
                let scalar = self.scalar();
                let n = 2 + self.below(3) as u8;
                let pattern = format!("[{first}, .., mut {second}]");
                let element = Ty::Scalar(scalar);
                (Ty::Array(scalar, n), pattern, [(element, false), (element, true)])
            }
        };
        let value = self.kept(ty, 3, false);
        for (name, (ty, mutable)) in [first, &second].into_iter().zip(declared) {
            self.declare(name, ty, mutable);
        }
        Node::stmt(format!("let {pattern} = $0;"), vec![Part::Expr(value)])
    }

    /// `(x, y) = (a, b);`
    fn assign_parts(&mut self) -> Node {
        let plain = |var: &Var| var.mutable && matches!(var.ty, Ty::Scalar(_));
        let Some(a) = self.var(plain) else { return self.let_parts() };
        let Some(b) = self.var(|var| plain(var) && var.name != a.name) else {
            return self.let_parts();
        };
        let text = format!("({}, {}) = ($0, $1);", a.text(), b.text());
        let parts =
            vec![Part::Expr(self.kept(a.ty, 2, true)), Part::Expr(self.kept(b.ty, 2, true))];
        Node::stmt(text, parts)
    }

    /// A loop over an array. If the loop borrows the array, the array does not change.
    fn for_elements(&mut self, depth: usize) -> Node {
        let Some(array) = self.var(|var| matches!(var.ty, Ty::Array(..))) else {
            return self.let_parts();
        };
        let Ty::Array(scalar, _) = array.ty else { unreachable!("asked for") };
        let (name, element) = (array.text(), Ty::Scalar(scalar));
        let label = self.label("'each");
        let kind = self.below(5);
        let at = self.vars.len();
        let outer = self.vars.clone();
        for var in &mut self.vars {
            // The loop borrows the array: it does not change, or is inaccessible.
            if var.name == array.name && kind != 0 {
                var.mutable = false;
            }
        }
        self.targets.push(Target::Loop(label.clone()));
        let (head, plain, body) = match kind {
            0 => {
                self.declare("e", element, true);
                (format!("mut e in {name}"), None, self.stmts(depth))
            }
            1 => {
                self.declare("k", Ty::U32, false);
                self.declare("e", element, false);
                let adapter = self.pick(&["", ".rev()", ".skip(1)", ".take(2)"]);
                let body = self.stmts(depth);
                let chain = format!("in {name}.iter().enumerate(){adapter}");
                (format!("(k, &e) {chain}"), Some("let k = k as u32;"), body)
            }
            2 => {
                self.declare("e", element, false);
                self.declare("k", Ty::I32, false);
                // Variables that the closure borrows cannot change in the body.
                let seen = self.vars.len() - 2;
                let hidden: Vec<Var> = self.vars.drain(..seen).collect();
                let condition = self.purely(|cx| cx.expr(Ty::BOOL, 1, true));
                self.vars.splice(..0, hidden);
                let body = self.stmts(depth);
                self.targets.pop();
                self.vars = outer;
                let text = format!(
                    "{label}: for (e, k) in {name}.iter().copied().zip(-2i32..).filter(|&(e, k)| $0) {{ $1 }}"
                );
                return Node::stmt(text, vec![Part::Expr(condition), Part::Block(body)]);
            }
            3 if array.mutable => {
                self.vars.retain(|var| var.name != array.name);
                self.vars.push(Var { name: "e".into(), ty: element, mutable: true, deref: true });
                (format!("e in {name}.iter_mut()"), None, self.stmts(depth))
            }
            _ => {
                self.vars.push(Var { name: "e".into(), ty: element, mutable: false, deref: true });
                (format!("e in &{name}"), None, self.stmts(depth))
            }
        };
        self.targets.pop();
        self.vars = outer;
        debug_assert_eq!(self.vars.len(), at);
        let plain = plain.unwrap_or_default();
        Node::stmt(format!("{label}: for {head} {{ $0 }}"), vec![Part::Block(body)])
            .but_plain(format!("{label}: for {head} {{ {plain} $0 }}"))
    }

    fn match_tuple(&mut self, depth: usize) -> Node {
        if self.one_in(3) {
            let value = self.expr(Ty::Record, 2, false);
            let (a, b) = (self.pattern(Ty::U32), self.pattern(Ty::I32));
            let accept = self.scoped(|cx| {
                cx.declare("m", Ty::I32, false);
                cx.stmts(depth)
            });
            let parts =
                vec![Part::Expr(value), Part::Block(accept), self.block(depth), self.block(depth)];
            let text = format!(
                "match $0 {{ Record {{ u: {a}, i: m, .. }} => {{ $1 }} Record {{ i: {b}, t: [0, ..], .. }} => {{ $2 }} _ => {{ $3 }} }}"
            );
            return Node::stmt(text, parts);
        }
        let (a, b) = (self.expr(Ty::U32, 2, false), self.expr(Ty::BOOL, 2, true));
        let guard = self.scoped(|cx| {
            cx.declare("m", Ty::U32, false);
            cx.flatly(|cx| cx.expr(Ty::BOOL, 1, true))
        });
        let second = self.scoped(|cx| {
            cx.declare("m", Ty::U32, false);
            cx.stmts(depth)
        });
        let parts = vec![
            Part::Expr(a),
            Part::Expr(b),
            self.block(depth),
            Part::Expr(guard),
            Part::Block(second),
            self.block(depth),
            self.block(depth),
        ];
        let (x, y) = (self.pattern(Ty::U32), self.pattern(Ty::U32));
        let text = format!(
            "match ($0 & 7, $1) {{ ({x}, true) => {{ $2 }} (m, false) if $3 => {{ $4 }} \
             ({y}, _) => {{ $5 }} _ => {{ $6 }} }}"
        );
        Node::stmt(text, parts)
    }

    /// A call with references.
    fn change(&mut self) -> Node {
        let of = |ty: Ty| move |var: &Var| var.mutable && var.ty == ty;
        let value = self.expr(Ty::U32, 2, true);
        match self.below(3) {
            0 => {
                let Some(a) = self.var(of(Ty::U32)) else { return self.let_parts() };
                let Some(b) = self.var(|var| of(Ty::U32)(var) && var.name != a.name) else {
                    return self.let_parts();
                };
                let function = self.pick(&["exchange", "std::mem::swap"]);
                let text = format!("{function}(&mut {}, &mut {});", a.text(), b.text());
                Node::stmt(text, vec![])
            }
            1 => {
                let Some(list) = self.var(of(Ty::Array(Scalar::U32, 3))) else {
                    return self.let_parts();
                };
                let text = format!("list($0, &mut {});", list.text());
                Node::stmt(text, vec![Part::Expr(value)])
            }
            _ => {
                let Some(record) = self.var(of(Ty::Record)) else { return self.let_parts() };
                let name = record.text();
                let text = self.pick(&["list($0, &mut R.t);", "touch($0, &mut R);"]);
                Node::stmt(text.replace('R', &name), vec![Part::Expr(value)])
            }
        }
    }

    /// Permutes the elements of an array, or sets all to one value.
    fn rearrange(&mut self) -> Node {
        let Some(array) = self.var(|var| var.mutable && matches!(var.ty, Ty::Array(..))) else {
            return self.let_parts();
        };
        let Ty::Array(scalar, n) = array.ty else { unreachable!("asked for") };
        let name = array.text();
        match self.below(4) {
            0 => Node::stmt(format!("{name}.reverse();"), vec![]),
            1 => {
                let value = self.purely(|cx| cx.kept(Ty::Scalar(scalar), 2, true));
                Node::stmt(
                    format!("{{ let filling = $0; {name}.fill(filling); }}"),
                    vec![Part::Expr(value)],
                )
            }
            2 => Node::stmt(format!("{name}[1..].reverse();"), vec![]),
            _ => {
                let (a, b) = (self.index(1), self.index(1));
                let text = format!(
                    "{{ let (a, b) = ($0 % {n}, $1 % {n}); {name}.swap(a as usize, b as usize); }}"
                );
                Node::stmt(text, vec![Part::Expr(a), Part::Expr(b)])
            }
        }
    }

    /// A closure that changes a variable. Nothing else may use the variable meanwhile.
    fn changing_closure(&mut self) -> Node {
        let Some(var) = self.var(|var| var.mutable && var.ty == Ty::I32) else {
            return self.let_parts();
        };
        let outer = self.vars.clone();
        self.vars.retain(|other| other.name != var.name);
        let args: Vec<Node> = (0..2).map(|_| self.purely(|cx| cx.expr(Ty::I32, 1, true))).collect();
        self.vars = outer;
        let name = var.text();
        let text =
            format!("{{ let mut g = |d: i32| {{ {name} ^= d; {name} - 1 }}; _ = g($0); g($1); }}");
        Node::stmt(text, args.into_iter().map(Part::Expr).collect())
    }

    fn member_assignment(&mut self) -> Node {
        let Some(record) = self.var(|var| var.mutable && var.ty == Ty::Record) else {
            return self.let_parts();
        };
        let name = record.text();
        let (member, ty) = MEMBERS[self.below(MEMBERS.len())];
        let value = self.kept(ty, 2, true);
        if member == "t" && self.one_in(2) {
            let (at, value) = (self.index(1), self.flatly(|cx| cx.expr(Ty::U32, 2, true)));
            let parts = vec![Part::Expr(at), Part::Expr(value)];
            return Node::stmt(format!("{name}.t[$0 % 3] ^= $1;"), parts)
                .but_plain(format!("{{ let at = ($0 % 3) as usize; {name}.t[at] ^= $1; }}"));
        }
        Node::stmt(format!("{name}.{member} = $0;"), vec![Part::Expr(value)])
    }
}
