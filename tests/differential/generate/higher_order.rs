//! Calls of functions that take closures or parts of slices.

use super::{Generator, Var};
use crate::tree::{Node, Part, Scalar, Ty};

/// The functions, for kernels and for plain Rust.
pub(crate) const FUNCTIONS: &str = "
    pub fn applied<T>(x: i32, y: u32, f: impl Fn(i32, u32) -> T) -> T {
        let i = x ^ 3;
        if x > 5 { return f(y as i32, y); }
        f(i, y ^ 1)
    }
    pub fn chosen<T, F: FnOnce() -> T>(c: bool, f: F, g: impl FnOnce() -> T) -> T {
        if c { f() } else { g() }
    }
    pub fn folded<F>(start: i32, n: u32, mut f: F) -> i32 where F: FnMut(i32, u32) -> i32 {
        let mut x = start;
        for i in 0..n & 3 {
            if x == 1 { continue; }
            x = f(x, i);
            if x == 0 { return 7; }
        }
        x
    }
    pub fn each(t: &mut [u32; 3], mut f: impl FnMut(u32, &mut u32)) -> u32 {
        let mut x = 0;
        for i in 0..3u32 {
            if t[i as usize] == 7 { continue; }
            f(i, &mut t[i as usize]);
            x ^= t[i as usize];
            if x & 4 != 0 { break; }
        }
        x
    }
    pub fn search(t: &[u32], f: impl Fn(&u32) -> bool) -> Option<u32> {
        let first = t.first()?;
        for (i, x) in t.iter().enumerate() { if f(x) { return Some(i as u32 ^ *first); } }
        None
    }
    pub fn tail(t: &[u32]) -> u32 {
        let mut x = t.len() as u32;
        for y in t { x = x * 3 ^ *y; }
        x
    }
    pub fn scramble(t: &mut [u32], by: u32) -> u32 {
        for y in t.iter_mut() { *y ^= by; }
        if t.len() > 1 { t.swap(0, 1); }
        tail(t)
    }
";

impl Generator {
    /// The value of such a call.
    pub(super) fn higher_order(&mut self, ty: Ty, depth: usize) -> Option<Node> {
        let text = match (ty, self.below(5)) {
            (Ty::I32, 0 | 1) => return self.folded(depth),
            (Ty::U32, 0) => return self.tail(),
            (Ty::U32, 1) => return self.searched(depth),
            (Ty::U32, 2) => return self.each(depth),
            (Ty::U32, 3) => return self.scramble(),
            (_, 0..3) => {
                let form = self.below(3);
                // If the closure has a name, its captured variables do not change until it is
                // passed.
                let argument = |cx: &mut Self, ty| match form {
                    1 => cx.purely(|cx| cx.expr(ty, depth, true)),
                    _ => cx.expr(ty, depth, true),
                };
                let (x, y) = (argument(self, Ty::I32), argument(self, Ty::U32));
                let params = [("a", Ty::I32), ("b", Ty::U32)];
                let value =
                    self.in_function(&params, |cx| cx.purely(|cx| cx.kept(ty, depth, false)));
                let early = self
                    .in_function(&params, |cx| cx.purely(|cx| cx.kept(ty, depth.min(1), false)));
                let text = match form {
                    0 => "applied($0, $1, |a, b| { if a > 2 { return $3; } $2 })",
                    1 => {
                        "({ let g = |a: i32, b: u32| $2; if (1u32 & $1) == 0 { applied($0, $1, &g) } else { \
                         applied($0, $1, |a: i32, b| $3) } })"
                    }
                    _ => "applied($0, $1, |a, b| $2)",
                };
                return Some(whole(Node::expr(ty, text, vec![x, y, value, early])));
            }
            _ => "chosen($0, || $1, || $2)",
        };
        let condition = self.expr(Ty::BOOL, depth, true);
        let values =
            [(); 2].map(|()| self.in_function(&[], |cx| cx.purely(|cx| cx.kept(ty, depth, false))));
        let [accept, reject] = values;
        Some(whole(Node::expr(ty, text, vec![condition, accept, reject])))
    }

    /// Generates the body of a closure with these parameters. Jumps stay inside.
    fn in_function<R>(&mut self, params: &[(&str, Ty)], within: impl FnOnce(&mut Self) -> R) -> R {
        let targets = std::mem::take(&mut self.targets);
        let may_return = std::mem::take(&mut self.may_return);
        let result = self.scoped(|cx| {
            params.iter().for_each(|(name, ty)| cx.declare(name, *ty, false));
            within(cx)
        });
        (self.targets, self.may_return) = (targets, may_return);
        result
    }

    /// A closure that may change the variables around it.
    fn folded(&mut self, depth: usize) -> Option<Node> {
        let (start, rounds) = (self.expr(Ty::I32, depth, true), self.expr(Ty::U32, depth, true));
        let params = [("so_far", Ty::I32), ("i", Ty::U32)];
        let is_free = !self.pure && !self.flat;
        let (stmts, value) = self.in_function(&params, |cx| {
            let stmts = if is_free { cx.value_stmts(depth) } else { Vec::new() };
            (stmts, cx.purely(|cx| cx.expr(Ty::I32, depth, true)))
        });
        let mut node = Node::expr(Ty::I32, "folded($0, $1, |so_far, i| { $2 $3 })", vec![]);
        node.parts =
            vec![Part::Expr(start), Part::Expr(rounds), Part::Block(stmts), Part::Expr(value)];
        Some(node)
    }

    fn list(&mut self, mutable: bool) -> Option<Var> {
        let wanted = Ty::Array(Scalar::U32, 3);
        self.var(|var| var.ty == wanted && (var.mutable || !mutable))
    }

    /// A part of a list of three, or of the kernel's input.
    fn part_of_list(&mut self) -> Option<String> {
        let from = self.below(4);
        let to = from + self.below(4 - from);
        let range = self.pick(&["F..T", "F..", "..T", ".."]);
        let range = range.replace('F', &from.to_string()).replace('T', &to.to_string());
        match self.list(false) {
            Some(list) => Some(format!("&{}[{range}]", list.text())),
            None if self.returns.is_none() => Some(format!("&in_u[{from}..{to}]")),
            None => None,
        }
    }

    fn tail(&mut self) -> Option<Node> {
        let part = self.part_of_list()?;
        Some(Node::expr(Ty::U32, format!("tail({part})"), vec![]))
    }

    fn searched(&mut self, depth: usize) -> Option<Node> {
        let list = self.list(false)?.text();
        let test = self.in_function(&[], |cx| {
            cx.vars.push(Var { name: "e".into(), ty: Ty::U32, mutable: false, deref: true });
            cx.purely(|cx| cx.expr(Ty::BOOL, depth, true))
        });
        let other = self.expr(Ty::U32, depth.min(1), true);
        let part = self.pick(&["", "[1..]", "[..2]", "[3..]"]);
        let text = format!("search(&{list}{part}, |e| $0).unwrap_or($1)");
        Some(Node::expr(Ty::U32, text, vec![test, other]))
    }

    /// Changes a copy of a list, and assigns it back to the list.
    fn each(&mut self, depth: usize) -> Option<Node> {
        if self.pure || self.flat {
            return None;
        }
        let list = self.list(true)?.text();
        let copy = self.label("copy");
        let stmts = self.in_function(&[("i", Ty::U32)], |cx| {
            cx.vars.push(Var { name: "e".into(), ty: Ty::U32, mutable: true, deref: true });
            let mut stmts = cx.value_stmts(depth);
            let value = cx.purely(|cx| cx.expr(Ty::U32, depth, true));
            stmts.push(Node::stmt("*e ^= $0;", vec![Part::Expr(value)]));
            stmts
        });
        let text = format!(
            "({{ let mut {copy} = {list}; let found = each(&mut {copy}, |i, e| {{ $0 }}); {list} = {copy}; found }})"
        );
        let mut node = Node::expr(Ty::U32, text, vec![]);
        node.parts = vec![Part::Block(stmts)];
        Some(node)
    }

    fn scramble(&mut self) -> Option<Node> {
        if self.pure || self.flat {
            return None;
        }
        let list = self.list(true)?.text();
        let by = self.purely(|cx| cx.expr(Ty::U32, 1, true));
        let part = self.pick(&["..", "1..", "..2", "1..3", "2..2"]);
        let text = format!("({{ let by = $0; scramble(&mut {list}[{part}], by) }})");
        Some(Node::expr(Ty::U32, text, vec![by]))
    }
}

fn whole(node: Node) -> Node {
    node.with_range(1024.0, 0)
}
