//! Statements. Code that belongs together is one node, so that shrinking keeps it together: a loop
//! and the counter that ends it, or a store to workgroup memory and the barriers around it.

use super::{Generator, NAMES, Target, Tile, Var};
use crate::tree::{Node, Part, Scalar, Ty};

impl Generator {
    /// A few statements in the current scope.
    pub(super) fn stmts(&mut self, depth: usize) -> Vec<Node> {
        let count = 1 + self.below(4);
        let mut nodes = Vec::new();
        for _ in 0..count {
            if self.budget == 0 {
                break;
            }
            self.budget -= 1;
            nodes.push(self.stmt(depth));
        }
        nodes
    }

    pub(super) fn block(&mut self, depth: usize) -> Part {
        Part::Block(self.scoped(|cx| cx.stmts(depth)))
    }

    fn stmt(&mut self, depth: usize) -> Node {
        if depth == 0 {
            return self.simple_stmt();
        }
        match self.below(24) {
            22.. => self.slice_stmt(),
            20..22 => self.user_stmt(depth - 1),
            0..2 => self.if_(depth - 1),
            2..4 => self.for_(depth - 1),
            4 => self.while_(depth - 1),
            5 => self.loop_(depth - 1),
            6 => self.match_(depth - 1),
            7 => self.labelled_block(depth - 1),
            8 => self.deferred_let(),
            9 if self.returns.is_none() => self.output(),
            10 if self.returns.is_none() => self.count(),
            11..14 => self.composite_stmt(depth - 1),
            14 => self.option_stmt(depth - 1),
            _ => self.simple_stmt(),
        }
    }

    fn simple_stmt(&mut self) -> Node {
        match self.below(8) {
            0..3 => self.let_(3),
            3 => self.jump(),
            4 => self.part_assignment(),
            _ => self.assignment(3),
        }
    }

    /// Statements within an expression. They assign whole variables and components only: Rust
    /// does not let an operand assign to an array that the expression indexes.
    pub(super) fn value_stmts(&mut self, depth: usize) -> Vec<Node> {
        (0..self.below(3))
            .map(|_| match self.below(5) {
                0 => self.let_(depth),
                1 => self.jump(),
                2 => {
                    let condition = self.expr(Ty::BOOL, depth.min(1), true);
                    let stmt = self.assignment(depth);
                    Node::stmt("if $0 { $1 }", vec![Part::Expr(condition), Part::Block(vec![stmt])])
                }
                _ => self.assignment(depth),
            })
            .collect()
    }

    // Variables.

    fn let_(&mut self, depth: usize) -> Node {
        let ty = self.ty();
        let name = self.pick(&NAMES);
        let (mutable, typed) = (!self.one_in(3), self.one_in(2));
        let value = self.kept(ty, depth, typed);
        self.declare(name, ty, mutable);
        Node::stmt(binding(name, ty, mutable, typed) + " = $0;", vec![Part::Expr(value)])
    }

    fn deferred_let(&mut self) -> Node {
        let ty = self.ty();
        // The name is unique, since the values are computed in its scope.
        let name = &self.label("late");
        let condition = self.expr(Ty::BOOL, 2, true);
        // A jump out of such a value is refused, although Rust sees that the variable is unused.
        let targets = std::mem::take(&mut self.targets);
        let may_return = std::mem::take(&mut self.may_return);
        let (accept, reject) = (self.kept(ty, 2, false), self.kept(ty, 2, false));
        (self.targets, self.may_return) = (targets, may_return);
        self.declare(name, ty, false);
        let typed = self.one_in(2);
        let text = binding(name, ty, false, typed)
            + &format!("; if $0 {{ {name} = $1; }} else {{ {name} = $2; }}");
        Node::stmt(text, vec![Part::Expr(condition), Part::Expr(accept), Part::Expr(reject)])
    }

    fn assignment(&mut self, depth: usize) -> Node {
        let wanted = |var: &Var| var.mutable && !matches!(var.ty, Ty::Array(..));
        let Some(var) = self.var(wanted) else { return self.let_(depth) };
        let (name, ty) = (var.text(), var.ty);
        let is_composite = matches!(
            ty,
            Ty::Record | Ty::Tuple(..) | Ty::Option(_) | Ty::Figure | Ty::Level | Ty::Result(_)
        );
        if self.one_in(2) && ty.scalar() != Scalar::F32 && !is_composite {
            return self.compound(&name, ty, depth);
        }
        let value = self.kept(ty, depth, true);
        Node::stmt(format!("{name} = $0;"), vec![Part::Expr(value)])
    }

    fn compound(&mut self, name: &str, ty: Ty, depth: usize) -> Node {
        if let Ty::Vector(..) = ty {
            let value = self.purely(|cx| cx.expr(ty, depth, true));
            let (op, function) = self.pick(&[("+", "add"), ("-", "sub"), ("*", "mul")]);
            return Node::stmt(format!("{name} {op}= $0;"), vec![Part::Expr(value)])
                .but_plain(format!("{name} = {function}({name}, $0);"));
        }
        if ty == Ty::BOOL {
            let value = self.expr(ty, depth, true);
            let op = self.pick(&["&", "|", "^"]);
            return Node::stmt(format!("{name} {op}= $0;"), vec![Part::Expr(value)]);
        }
        match self.below(5) {
            0 => {
                let value = self.purely(|cx| cx.expr(ty, depth, true));
                let (op, function) = self.pick(&[("/", "div"), ("%", "rem")]);
                Node::stmt(format!("{name} {op}= $0 | 1;"), vec![Part::Expr(value)])
                    .but_plain(format!("{name} = {function}({name}, $0 | 1);"))
            }
            1 => {
                let of = self.pick(&Ty::INTEGERS);
                let value = self.expr(of, depth, false);
                let (op, most) = (self.pick(&["<<", ">>"]), ty.scalar().bits() - 1);
                Node::stmt(format!("{name} {op}= $0 & {most};"), vec![Part::Expr(value)])
            }
            _ => {
                let value = self.expr(ty, depth, true);
                let op = self.pick(&["+", "-", "*", "&", "|", "^"]);
                Node::stmt(format!("{name} {op}= $0;"), vec![Part::Expr(value)])
            }
        }
    }

    /// An assignment to an element or a component.
    fn part_assignment(&mut self) -> Node {
        let wanted = |var: &Var| var.mutable && matches!(var.ty, Ty::Vector(..) | Ty::Array(..));
        let Some(var) = self.var(wanted) else { return self.assignment(3) };
        let (name, ty) = (var.text(), var.ty);
        let (Ty::Vector(scalar, n) | Ty::Array(scalar, n)) = ty else { unreachable!("asked for") };
        let element = Ty::Scalar(scalar);
        if let Ty::Vector(..) = ty
            && self.one_in(2)
        {
            let component = &"xyzw"[self.below(usize::from(n))..][..1];
            let value = self.kept(element, 3, false);
            return Node::stmt(format!("{name}.{component} = $0;"), vec![Part::Expr(value)]);
        }
        // In plain Rust, an index into a glam vector cannot read the vector.
        let at = self.index(2);
        let (op, value) = if scalar.is_integer() && self.one_in(2) {
            (self.pick(&["+", "^", "-"]), self.flatly(|cx| cx.expr(element, 2, true)))
        } else {
            ("", self.kept(element, 3, false))
        };
        let parts = vec![Part::Expr(at), Part::Expr(value)];
        Node::stmt(format!("{name}[$0 % {n}] {op}= $1;"), parts)
            .but_plain(format!("{{ let at = ($0 % {n}) as usize; {name}[at] {op}= $1; }}"))
    }

    // Control flow.

    fn if_(&mut self, depth: usize) -> Node {
        let condition = self.expr(Ty::BOOL, 3, true);
        let accept = self.block(depth);
        let mut parts = vec![Part::Expr(condition), accept];
        let text = match self.below(3) {
            0 => "if $0 { $1 }",
            1 => {
                parts.push(self.block(depth));
                "if $0 { $1 } else { $2 }"
            }
            _ => {
                parts.push(Part::Expr(self.expr(Ty::BOOL, 2, true)));
                parts.push(self.block(depth));
                parts.push(self.block(depth));
                "if $0 { $1 } else if $2 { $3 } else { $4 }"
            }
        };
        Node::stmt(text, parts)
    }

    fn for_(&mut self, depth: usize) -> Node {
        let ty = self.pick(&[Ty::I32, Ty::U32]);
        let (low, high) = (self.expr(ty, 2, false), self.expr(ty, 2, false));
        let (range, steps_back) = match (ty, self.below(6)) {
            (Ty::I32, 0) => ("(2147483647i32 - ($0 & 3))..=2147483647 - ($1 & 1)", false),
            (Ty::I32, 1 | 2) => ("(($0 & 7) - 6)..=(($1 & 7) - 3)", false),
            (Ty::I32, _) => ("(($0 & 7) - 6)..(($1 & 7) - 3)", true),
            (_, 0) => ("(4294967295u32 - ($0 & 3))..=4294967295 - ($1 & 1)", false),
            (_, 1 | 2) => ("($0 & 3)..=($1 & 7)", false),
            _ => ("($0 & 3)..($1 & 7)", true),
        };
        let mut parts = vec![Part::Expr(low), Part::Expr(high)];
        let (mut kernel, mut plain) = (format!("({range})"), format!("({range})"));
        let reversed = self.below(4);
        if reversed == 0 {
            kernel += ".rev()";
            plain += ".rev()";
        }
        // Functions are also compiled as ordinary Rust, where `step_by` takes a `usize`.
        if self.returns.is_none() && self.one_in(3) {
            parts.push(Part::Expr(self.expr(Ty::U32, 1, true)));
            kernel += ".step_by(($2 & 3) + 1)";
            plain += ".step_by((($2 & 3) + 1) as usize)";
        }
        if reversed == 1 && steps_back {
            kernel += ".rev()";
            plain += ".rev()";
        }
        let (name, mutable) = (self.pick(&NAMES), self.one_in(4));
        let label = self.label("'for");
        self.targets.push(Target::Loop(label.clone()));
        let body = self.scoped(|cx| {
            cx.declare(name, ty, mutable);
            cx.stmts(depth)
        });
        self.targets.pop();
        let head = format!("{label}: for {}{name} in ", if mutable { "mut " } else { "" });
        let at = parts.len();
        parts.push(Part::Block(body));
        Node::stmt(format!("{head}{kernel} {{ ${at} }}"), parts)
            .but_plain(format!("{head}{plain} {{ ${at} }}"))
    }

    fn while_(&mut self, depth: usize) -> Node {
        let (label, fuel) = (self.label("'while"), self.label("fuel"));
        let rounds = 1 + self.below(6);
        // A jump in the condition would target the loop itself.
        let condition = self.purely(|cx| cx.expr(Ty::BOOL, 3, true));
        self.targets.push(Target::Loop(label.clone()));
        let body = self.block(depth);
        self.targets.pop();
        let text = format!(
            "{{ let mut {fuel} = {rounds}u32; {label}: while {fuel} > 0 && $0 {{ {fuel} -= 1; $1 }} }}"
        );
        Node::stmt(text, vec![Part::Expr(condition), body])
    }

    fn loop_(&mut self, depth: usize) -> Node {
        let (label, fuel) = (self.label("'loop"), self.label("fuel"));
        let rounds = 1 + self.below(6);
        self.targets.push(Target::Loop(label.clone()));
        let (body, condition) = self.scoped(|cx| {
            let body = cx.stmts(depth);
            (body, cx.expr(Ty::BOOL, 2, true))
        });
        self.targets.pop();
        let text = format!(
            "{{ let mut {fuel} = {rounds}u32; {label}: loop {{ if {fuel} == 0 {{ break; }} \
             {fuel} -= 1; $0 if $1 {{ break; }} }} }}"
        );
        Node::stmt(text, vec![Part::Block(body), Part::Expr(condition)])
    }

    fn match_(&mut self, depth: usize) -> Node {
        let ty = self.pick(&[Ty::I32, Ty::U32]);
        let mask = if ty == Ty::I32 { "($0) % 5" } else { "($0) & 7" };
        let selector = self.expr(ty, 2, false);
        let guard = self.flatly(|cx| cx.expr(Ty::BOOL, 1, true));
        let (a, b) = (self.pattern(ty), self.pattern(ty));
        let parts = vec![
            Part::Expr(selector),
            self.block(depth),
            Part::Expr(guard),
            self.block(depth),
            self.block(depth),
        ];
        let text =
            format!("match {mask} {{ {a} => {{ $1 }} {b} if $2 => {{ $3 }} _ => {{ $4 }} }}");
        Node::stmt(text, parts)
    }

    fn labelled_block(&mut self, depth: usize) -> Node {
        let label = self.label("'block");
        self.targets.push(Target::Block(label.clone()));
        let body = self.block(depth);
        self.targets.pop();
        Node::stmt(format!("{label}: {{ $0 }}"), vec![body])
    }

    /// Leaves or continues an enclosing loop or block under a condition.
    fn jump(&mut self) -> Node {
        let mut jumps = Vec::new();
        for (at, target) in self.targets.iter().enumerate() {
            let is_innermost = at + 1 == self.targets.len();
            match target {
                Target::Loop(label) => {
                    jumps.push(format!("break {label}"));
                    jumps.push(format!("continue {label}"));
                    if is_innermost {
                        jumps.extend(["break".to_owned(), "continue".to_owned()]);
                    }
                }
                Target::Block(label) => jumps.push(format!("break {label}")),
                Target::Value => {}
            }
        }
        if let Some(result) = self.returns
            && self.may_return
            && self.one_in(4)
        {
            let condition = self.purely(|cx| cx.expr(Ty::BOOL, 2, true));
            let value = self.purely(|cx| cx.kept(result, 2, true));
            let parts = vec![Part::Expr(condition), Part::Expr(value)];
            return Node::stmt("if $0 { return $1; }", parts);
        }
        if self.returns.is_none()
            && self.may_return
            && (jumps.is_empty() || self.one_in(8))
            && self.one_in(2)
        {
            jumps = vec!["return".to_owned()];
        }
        if jumps.is_empty() {
            return self.assignment(2);
        }
        let jump = &jumps[self.random.below(jumps.len())];
        let text = format!("if $0 {{ {jump}; }}");
        Node::stmt(text, vec![Part::Expr(self.purely(|cx| cx.expr(Ty::BOOL, 2, true)))])
    }

    // Memory.

    /// A store to the invocation's own part of an output.
    pub(super) fn output(&mut self) -> Node {
        let scalar = self.pick(&[Scalar::I32, Scalar::U32, Scalar::F32]);
        let name = &scalar.rust()[..1];
        let at = self.index(1);
        let (op, value) = if scalar.is_integer() && self.one_in(2) {
            (
                self.pick(&["+", "^", "|", "*"]),
                self.flatly(|cx| cx.expr(Ty::Scalar(scalar), 3, true)),
            )
        } else {
            ("", self.kept(Ty::Scalar(scalar), 3, false))
        };
        let place = format!("out_{name}[global_invocation_id().x * 8 + $0 % 8");
        let plain = format!("out_{name}[(global_invocation_id().x * 8 + $0 % 8) as usize");
        let parts = vec![Part::Expr(at), Part::Expr(value)];
        Node::stmt(format!("{place}] {op}= $1;"), parts).but_plain(format!("{plain}] {op}= $1;"))
    }

    fn count(&mut self) -> Node {
        let (at, value) = (self.index(1), self.flatly(|cx| cx.expr(Ty::U32, 2, true)));
        let name = self.atomic;
        Node::stmt(format!("hits[$0 % 4].{name}($1);"), vec![Part::Expr(at), Part::Expr(value)])
            .but_plain(format!("hits[($0 % 4) as usize].{name}($1, SeqCst);"))
    }

    /// Each invocation stores, all wait, all read, and all wait again. This is straight-line code,
    /// or in a loop, or under a uniform condition.
    pub(super) fn exchange(&mut self) -> Vec<Node> {
        let (vars, targets) = (self.vars.len(), std::mem::take(&mut self.targets));
        let wrap = self.below(4);
        let round = self.label("round");
        if wrap == 0 {
            self.declare(&round, Ty::U32, false);
        }
        let value = self.kept(Ty::Scalar(self.tile_of), 3, false);
        self.tile = Tile::Read;
        let readers = self.block(2);
        self.tile = Tile::Own;
        self.vars.truncate(vars);
        self.targets = targets;
        let node = Node::stmt(
            "tile[local_invocation_index()] = $0; workgroup_barrier(); { $1 } workgroup_barrier();",
            vec![Part::Expr(value), readers],
        )
        .but_plain(
            "let stored = $0; tile[local_invocation_index() as usize].set(stored); \
             workgroup_barrier(); { $1 } workgroup_barrier();",
        );
        let text = match wrap {
            0 => format!("for {round} in 0..{}u32 {{ $0 }}", 1 + self.below(3)),
            1 => "if workgroup_id().x & 1 == 0 { $0 }".to_owned(),
            _ => return vec![node],
        };
        vec![Node::stmt(text, vec![Part::Block(vec![node])])]
    }
}

fn binding(name: &str, ty: Ty, mutable: bool, typed: bool) -> String {
    let mutable = if mutable { "mut " } else { "" };
    let of = if typed { format!(": {}", ty.rust()) } else { String::new() };
    format!("let {mutable}{name}{of}")
}
