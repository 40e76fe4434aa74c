//! Options: the expressions that produce them, their methods, patterns, and `?`.

use super::{Generator, NAMES, Target, Var};
use crate::tree::{Node, Part, Scalar, Ty};

impl Generator {
    /// The type inside an option.
    pub(super) fn option_of(&mut self) -> Scalar {
        self.pick(&[
            Scalar::I32,
            Scalar::U32,
            Scalar::I32,
            Scalar::U32,
            Scalar::Bool,
            Scalar::U8,
            Scalar::I16,
        ])
    }

    pub(super) fn option_leaf(&mut self, scalar: Scalar) -> Node {
        let ty = Ty::Option(scalar);
        if self.one_in(3) {
            return Node::expr(ty, format!("none_{}()", scalar.rust()), vec![]);
        }
        let value = self.leaf(Ty::Scalar(scalar), false);
        Node::expr(ty, "Some($0)", vec![value])
    }

    pub(super) fn option(&mut self, scalar: Scalar, depth: usize) -> Node {
        let (ty, of) = (Ty::Option(scalar), Ty::Scalar(scalar));
        match self.below(9) {
            0 if scalar.is_integer() => self.checked(scalar, depth),
            1 => {
                let option = self.expr(ty, depth, false);
                let test = self.in_closure(&[("e", of, true)], Ty::BOOL, depth);
                Node::expr(ty, "($0).filter(|e| $1)", vec![option, test])
            }
            2 => {
                let from = self.option_of();
                let option = self.expr(Ty::Option(from), depth, false);
                let value = self.in_closure(&[("e", Ty::Scalar(from), false)], of, depth);
                Node::expr(ty, "($0).map(|e| $1)", vec![option, value])
            }
            3 => {
                let from = self.option_of();
                let option = self.expr(Ty::Option(from), depth, false);
                let value = self.in_closure(&[("e", Ty::Scalar(from), false)], ty, depth);
                Node::expr(ty, "($0).and_then(|e| $1)", vec![option, value])
            }
            4 => {
                let (a, b) = (self.expr(ty, depth, false), self.expr(ty, depth, false));
                Node::expr(ty, "($0).or($1)", vec![a, b])
            }
            5 => {
                let a = self.expr(ty, depth, false);
                let b = self.in_closure(&[], ty, depth);
                Node::expr(ty, "($0).or_else(|| $1)", vec![a, b])
            }
            6 => self.element_option(scalar),
            7 if scalar.is_integer() => self.search(scalar, depth),
            _ => {
                let value = self.kept(of, depth, false);
                Node::expr(ty, "Some($0)", vec![value])
            }
        }
    }

    /// The body of a closure with these parameters: name, type, whether it is a reference.
    fn in_closure(&mut self, params: &[(&str, Ty, bool)], ty: Ty, depth: usize) -> Node {
        self.scoped(|cx| {
            for (name, ty, deref) in params {
                let name = (*name).to_owned();
                cx.vars.push(Var { name, ty: *ty, mutable: false, deref: *deref });
            }
            cx.purely(|cx| cx.expr(ty, depth.min(2), false))
        })
    }

    fn checked(&mut self, scalar: Scalar, depth: usize) -> Node {
        let (ty, of) = (Ty::Option(scalar), Ty::Scalar(scalar));
        let a = self.expr(of, depth, false);
        if self.one_in(5) {
            return Node::expr(ty, "($0).checked_neg()", vec![a]);
        }
        if self.one_in(4) {
            let by = self.expr(Ty::U32, depth, false);
            let name = self.pick(&["shl", "shr"]);
            return Node::expr(ty, format!("($0).checked_{name}($1)"), vec![a, by]);
        }
        let b = self.expr(of, depth, false);
        let name = self.pick(&["add", "sub", "mul", "div", "rem"]);
        Node::expr(ty, format!("($0).checked_{name}($1)"), vec![a, b])
    }

    /// An array, or a part of the input, with elements of this type.
    fn elements(&mut self, scalar: Scalar) -> Option<String> {
        let array = self.var(|var| matches!(var.ty, Ty::Array(of, _) if of == scalar));
        match array {
            Some(var) => Some(var.text()),
            None if self.returns.is_none() && scalar.is_integer() && !scalar.is_narrow() => {
                let from = self.below(4);
                let to = from + self.below(5);
                Some(format!("in_{}[{from}..{to}]", &scalar.rust()[..1]))
            }
            None => None,
        }
    }

    fn element_option(&mut self, scalar: Scalar) -> Node {
        let ty = Ty::Option(scalar);
        let Some(name) = self.elements(scalar) else { return self.option_leaf(scalar) };
        match self.below(4) {
            0 => Node::expr(ty, format!("{name}.first().copied()"), vec![]),
            1 => Node::expr(ty, format!("{name}.last().copied()"), vec![]),
            _ => {
                let at = self.index(1);
                Node::expr(ty, format!("{name}.get(($0 % 6) as usize).copied()"), vec![at])
            }
        }
    }

    fn search(&mut self, scalar: Scalar, depth: usize) -> Node {
        let (ty, of) = (Ty::Option(scalar), Ty::Scalar(scalar));
        let Some(name) = self.elements(scalar) else { return self.option_leaf(scalar) };
        let adapter = self.pick(&["", "", ".rev()", ".skip(1)", ".take(2)", ".step_by(2)"]);
        let chain = format!("{name}.iter(){adapter}.copied()");
        let plain = ["max()", "min()", "last()", "next()", "nth(1)"];
        match self.below(8) {
            0 => {
                let test = self.in_closure(&[("e", of, true)], Ty::BOOL, depth);
                Node::expr(ty, format!("{chain}.find(|e| $0)"), vec![test])
            }
            1 => {
                let value = self.in_closure(&[("e", of, false)], ty, depth);
                Node::expr(ty, format!("{chain}.find_map(|e| $0)"), vec![value])
            }
            2 => {
                let params = [("a", of, false), ("b", of, false)];
                let value = self.in_closure(&params, of, depth);
                Node::expr(ty, format!("{chain}.reduce(|a, b| $0)"), vec![value])
            }
            3 => {
                let key = self.pick(&[Ty::I32, Ty::U32]);
                let value = self.in_closure(&[("e", of, true)], key, depth);
                let best = self.pick(&["max", "min"]);
                Node::expr(ty, format!("{chain}.{best}_by_key(|e| $0)"), vec![value])
            }
            4 if scalar == Scalar::U32 => {
                let test = self.in_closure(&[("e", of, false)], Ty::BOOL, depth);
                let kernel = format!("{chain}.position(|e| $0)");
                let plain = format!("{kernel}.map(|at| at as u32)");
                Node::spelled(ty, kernel, plain, vec![test])
            }
            _ => Node::expr(ty, format!("{chain}.{}", self.pick(&plain)), vec![]),
        }
    }

    /// A scalar from an option.
    pub(super) fn option_scalar(&mut self, scalar: Scalar, depth: usize) -> Node {
        let gives_option = self.returns.is_some_and(|of| matches!(of, Ty::Option(_)));
        match self.below(9) {
            0..=2 if scalar != Scalar::F32 => self.value_or_another(scalar, depth),
            3..=5 if scalar == Scalar::Bool => self.test_of_option(depth),
            6 if scalar != Scalar::F32 && gives_option && self.may_leave() => {
                let option = self.expr(Ty::Option(scalar), depth, false);
                Node::expr(Ty::Scalar(scalar), "($0?)", vec![option])
            }
            _ => self.value_for_each_case(scalar, depth),
        }
    }

    /// The value of an option, or an alternative for `None`.
    fn value_or_another(&mut self, scalar: Scalar, depth: usize) -> Node {
        let ty = Ty::Scalar(scalar);
        let option = self.expr(Ty::Option(scalar), depth, false);
        match self.below(3) {
            0 if scalar != Scalar::Bool => Node::expr(ty, "($0).unwrap_or_default()", vec![option]),
            1 => {
                let other = self.in_closure(&[], ty, depth);
                Node::expr(ty, "($0).unwrap_or_else(|| $1)", vec![option, other])
            }
            _ => {
                let other = self.kept(ty, depth, false);
                Node::expr(ty, "($0).unwrap_or($1)", vec![option, other])
            }
        }
    }

    fn test_of_option(&mut self, depth: usize) -> Node {
        let of = self.option_of();
        let ty = Ty::Option(of);
        match self.below(3) {
            0 => {
                let option = self.expr(ty, depth, false);
                let method = self.pick(&["is_some", "is_none"]);
                Node::expr(Ty::BOOL, format!("($0).{method}()"), vec![option])
            }
            1 => {
                let (a, b) = (self.kept(ty, depth, false), self.kept(ty, depth, false));
                let text = format!("({{ let s: {0} = $0; let t: {0} = $1; s == t }})", ty.rust());
                Node::expr(Ty::BOOL, text, vec![a, b])
            }
            _ => {
                let option = self.expr(ty, depth, false);
                let test = self.in_closure(&[("e", Ty::Scalar(of), false)], Ty::BOOL, depth);
                let method = self.pick(&["is_some_and", "is_none_or"]);
                Node::expr(Ty::BOOL, format!("($0).{method}(|e| $1)"), vec![option, test])
            }
        }
    }

    fn value_for_each_case(&mut self, scalar: Scalar, depth: usize) -> Node {
        let (ty, of) = (Ty::Scalar(scalar), self.option_of());
        let option = self.expr(Ty::Option(of), depth, false);
        let none = self.kept(ty, depth, false);
        let name = self.pick(&NAMES);
        let node = match self.below(3) {
            0 => {
                let guard = |cx: &mut Self| cx.flatly(|cx| cx.expr(Ty::BOOL, 1, true));
                let guard = self.with_value(name, of, guard);
                let some = self.with_value(name, of, |cx| cx.kept(ty, depth, false));
                let other = self.kept(ty, depth, false);
                let text =
                    format!("(match $0 {{ Some({name}) if $1 => $2, Some(_) => $3, None => $4 }})");
                Node::expr(ty, text, vec![option, guard, some, other, none])
            }
            1 => {
                let value = self.in_closure(&[("e", Ty::Scalar(of), false)], ty, depth);
                let value = self.whole(value);
                Node::expr(ty, "($0).map_or($1, |e| $2)", vec![option, none, value])
            }
            _ => {
                let some = self.with_value(name, of, |cx| cx.kept(ty, depth, false));
                let text = format!("(if let Some({name}) = $0 {{ $1 }} else {{ $2 }})");
                Node::expr(ty, text, vec![option, some, none])
            }
        };
        node.with_range(1024.0, 0)
    }

    /// Generates code in which a variable has the value of an option.
    fn with_value<R>(&mut self, name: &str, of: Scalar, within: impl FnOnce(&mut Self) -> R) -> R {
        self.scoped(|cx| {
            cx.declare(name, Ty::Scalar(of), false);
            within(cx)
        })
    }

    /// Whether an operand may return from the function.
    fn may_leave(&self) -> bool {
        self.may_return && !self.pure && !self.flat
    }

    pub(super) fn option_stmt(&mut self, depth: usize) -> Node {
        let of = self.option_of();
        let ty = Ty::Option(of);
        let name = self.pick(&NAMES);
        let with = |cx: &mut Self| Part::Block(cx.with_value(name, of, |cx| cx.stmts(depth)));
        match self.below(5) {
            0 => {
                let (label, fuel) = (self.label("'let"), self.label("fuel"));
                let option = self.purely(|cx| cx.expr(ty, 2, false));
                self.targets.push(Target::Loop(label.clone()));
                let body = with(self);
                self.targets.pop();
                let text = format!(
                    "{{ let mut {fuel} = 3u32; {label}: while let Some({name}) = $0 {{ \
                     if {fuel} == 0 {{ break; }} {fuel} -= 1; $1 }} }}"
                );
                Node::stmt(text, vec![Part::Expr(option), body])
            }
            1 => {
                let wanted = |var: &Var| var.mutable && var.ty == ty && of.is_integer();
                let Some(var) = self.var(wanted) else { return self.option_let(of) };
                let value = self.literal(of, true);
                let op = self.pick(&["+", "^", "-"]);
                let text = format!("if let Some(e) = &mut {} {{ *e {op}= $0; }}", var.text());
                Node::stmt(text, vec![Part::Expr(value)])
            }
            2 => self.option_let(of),
            3 => {
                let option = self.expr(ty, 2, false);
                let (some, none) = (with(self), self.block(depth));
                let text = format!("match $0 {{ Some({name}) => {{ $1 }} None => {{ $2 }} }}");
                Node::stmt(text, vec![Part::Expr(option), some, none])
            }
            _ => {
                let option = self.expr(ty, 3, false);
                let (some, none) = (with(self), self.block(depth));
                let text = format!("if let Some({name}) = $0 {{ $1 }} else {{ $2 }}");
                Node::stmt(text, vec![Part::Expr(option), some, none])
            }
        }
    }

    /// `let … else`, or a variable that is an option.
    fn option_let(&mut self, of: Scalar) -> Node {
        let name = self.pick(&NAMES);
        let ty = Ty::Option(of);
        let value = self.expr(ty, 3, false);
        let leave = match (self.targets.last(), self.returns) {
            (Some(Target::Loop(label)), _) => Some((format!("break {label};"), None)),
            (None, None) if self.may_return => Some(("return;".to_owned(), None)),
            (_, Some(result)) if self.may_return => {
                let value = self.purely(|cx| cx.kept(result, 2, true));
                Some(("return $1;".to_owned(), Some(value)))
            }
            _ => None,
        };
        let Some((leave, result)) = leave else {
            self.declare(name, ty, true);
            let text = format!("let mut {name}: {} = $0;", ty.rust());
            return Node::stmt(text, vec![Part::Expr(value)]);
        };
        self.declare(name, Ty::Scalar(of), false);
        let parts = std::iter::once(value).chain(result).map(Part::Expr).collect();
        Node::stmt(format!("let Some({name}) = $0 else {{ {leave} }};"), parts)
    }
}
