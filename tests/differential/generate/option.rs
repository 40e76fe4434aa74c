//! Options: what gives them, their methods, patterns, and `?`.

use super::{Generator, NAMES, Target, Var};
use crate::tree::{Node, Part, Scalar, Ty};

impl Generator {
    /// What options are of.
    pub(super) fn option_ty(&mut self) -> Ty {
        Ty::Option(self.pick(&[Scalar::I32, Scalar::U32, Scalar::U32, Scalar::Bool]))
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
                let from = self.option_ty();
                let option = self.expr(from, depth, false);
                let value =
                    self.in_closure(&[("e", Ty::Scalar(from.of_option()), false)], of, depth);
                Node::expr(ty, "($0).map(|e| $1)", vec![option, value])
            }
            3 => {
                let from = self.option_ty();
                let option = self.expr(from, depth, false);
                let value =
                    self.in_closure(&[("e", Ty::Scalar(from.of_option()), false)], ty, depth);
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

    /// An array, or a part of the input, that has such elements.
    fn elements(&mut self, scalar: Scalar) -> Option<String> {
        let array = self.var(|var| matches!(var.ty, Ty::Array(of, _) if of == scalar));
        match array {
            Some(var) => Some(var.text()),
            None if self.returns.is_none() && scalar.is_integer() => {
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

    /// A scalar out of an option.
    pub(super) fn option_scalar(&mut self, ty: Ty, depth: usize) -> Node {
        let of = self.option_ty();
        let inner = Ty::Scalar(of.of_option());
        let result = match ty {
            Ty::Scalar(scalar) if scalar != Scalar::F32 => Ty::Option(scalar),
            _ => of,
        };
        let is_own = result.of_option() == ty.scalar();
        let name = self.pick(&NAMES);
        let with = |cx: &mut Self, ty: Ty| {
            cx.scoped(|cx| {
                cx.declare(name, inner, false);
                cx.kept(ty, depth, false)
            })
        };
        match self.below(9) {
            0 if is_own => {
                let (a, b) = (self.expr(result, depth, false), self.kept(ty, depth, false));
                Node::expr(ty, "($0).unwrap_or($1)", vec![a, b])
            }
            1 if is_own => {
                let a = self.expr(result, depth, false);
                let b = self.in_closure(&[], ty, depth);
                Node::expr(ty, "($0).unwrap_or_else(|| $1)", vec![a, b])
            }
            2 if is_own && ty != Ty::BOOL => {
                let a = self.expr(result, depth, false);
                Node::expr(ty, "($0).unwrap_or_default()", vec![a])
            }
            3 if ty == Ty::BOOL => {
                let a = self.expr(of, depth, false);
                let method = self.pick(&["is_some", "is_none"]);
                Node::expr(ty, format!("($0).{method}()"), vec![a])
            }
            4 if ty == Ty::BOOL => {
                let (a, b) = (self.kept(of, depth, false), self.kept(of, depth, false));
                let text = format!("({{ let s: {0} = $0; let t: {0} = $1; s == t }})", of.rust());
                Node::expr(ty, text, vec![a, b])
            }
            5 if ty == Ty::BOOL => {
                let a = self.expr(of, depth, false);
                let test = self.in_closure(&[("e", inner, false)], ty, depth);
                let method = self.pick(&["is_some_and", "is_none_or"]);
                Node::expr(ty, format!("($0).{method}(|e| $1)"), vec![a, test])
            }
            6 if is_own
                && self.returns.is_some_and(|of| matches!(of, Ty::Option(_)))
                && self.may_leave() =>
            {
                let a = self.expr(result, depth, false);
                Node::expr(ty, "($0?)", vec![a])
            }
            7 => {
                let a = self.expr(of, depth, false);
                let guard = self.scoped(|cx| {
                    cx.declare(name, inner, false);
                    cx.flatly(|cx| cx.expr(Ty::BOOL, 1, true))
                });
                let some = with(self, ty);
                let (other, none) = (self.kept(ty, depth, false), self.kept(ty, depth, false));
                let text =
                    format!("(match $0 {{ Some({name}) if $1 => $2, Some(_) => $3, None => $4 }})");
                Node::expr(ty, text, vec![a, guard, some, other, none]).with_range(1024.0, 0)
            }
            8 => {
                let a = self.expr(of, depth, false);
                let otherwise = self.kept(ty, depth, false);
                let value = self.in_closure(&[("e", inner, false)], ty, depth);
                let value = self.whole(value);
                Node::expr(ty, "($0).map_or($1, |e| $2)", vec![a, otherwise, value])
                    .with_range(1024.0, 0)
            }
            _ => {
                let a = self.expr(of, depth, false);
                let some = with(self, ty);
                let none = self.kept(ty, depth, false);
                let text = format!("(if let Some({name}) = $0 {{ $1 }} else {{ $2 }})");
                Node::expr(ty, text, vec![a, some, none]).with_range(1024.0, 0)
            }
        }
    }

    /// Whether an operand may end the function.
    fn may_leave(&self) -> bool {
        self.may_return && !self.pure && !self.flat
    }

    pub(super) fn option_stmt(&mut self, depth: usize) -> Node {
        let of = self.option_ty();
        let name = self.pick(&NAMES);
        let inner = Ty::Scalar(of.of_option());
        let with = |cx: &mut Self| {
            Part::Block(cx.scoped(|cx| {
                cx.declare(name, inner, false);
                cx.stmts(depth)
            }))
        };
        match self.below(5) {
            0 => {
                let (label, fuel) = (self.label("'let"), self.label("fuel"));
                let option = self.purely(|cx| cx.expr(of, 2, false));
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
                let wanted = |var: &Var| {
                    var.mutable && matches!(var.ty, Ty::Option(scalar) if scalar.is_integer())
                };
                let Some(var) = self.var(wanted) else { return self.option_let(of) };
                let value = self.literal(var.ty.of_option(), true);
                let op = self.pick(&["+", "^", "-"]);
                let text = format!("if let Some(e) = &mut {} {{ *e {op}= $0; }}", var.text());
                Node::stmt(text, vec![Part::Expr(value)])
            }
            2 => self.option_let(of),
            3 => {
                let option = self.expr(of, 2, false);
                let (some, none) = (with(self), self.block(depth));
                let text = format!("match $0 {{ Some({name}) => {{ $1 }} None => {{ $2 }} }}");
                Node::stmt(text, vec![Part::Expr(option), some, none])
            }
            _ => {
                let option = self.expr(of, 3, false);
                let (some, none) = (with(self), self.block(depth));
                let text = format!("if let Some({name}) = $0 {{ $1 }} else {{ $2 }}");
                Node::stmt(text, vec![Part::Expr(option), some, none])
            }
        }
    }

    /// `let … else`, or a variable that is an option.
    fn option_let(&mut self, of: Ty) -> Node {
        let name = self.pick(&NAMES);
        let value = self.expr(of, 3, false);
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
            self.declare(name, of, true);
            let text = format!("let mut {name}: {} = $0;", of.rust());
            return Node::stmt(text, vec![Part::Expr(value)]);
        };
        self.declare(name, Ty::Scalar(of.of_option()), false);
        let parts = std::iter::once(value).chain(result).map(Part::Expr).collect();
        Node::stmt(format!("let Some({name}) = $0 else {{ {leave} }};"), parts)
    }
}
