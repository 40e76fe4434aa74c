//! Expressions that change variables.

use super::{Generator, Ty};

impl Generator<'_> {
    /// A variable that can be changed.
    pub(super) fn mutable(&mut self, ty: Ty) -> Option<String> {
        let vars: Vec<String> = (self.scope.vars.iter())
            .filter(|var| var.ty == ty && var.mutable)
            .map(|var| var.path.clone())
            .collect();
        (!vars.is_empty()).then(|| self.random.one(&vars))
    }

    /// `&mut v`; for a variable `*v`, the reference `v` itself.
    fn borrowed(&mut self, ty: Ty) -> Option<String> {
        let var = self.mutable(ty)?;
        Some(match var.strip_prefix('*') {
            Some(reference) => reference.to_owned(),
            None => format!("&mut {var}"),
        })
    }

    /// An expression of a type that changes a variable.
    pub(super) fn effect_of(&mut self, ty: Ty, depth: usize) -> Option<String> {
        let depth = depth.saturating_sub(1);
        let n = if self.random.once_in(2) { self.some_of(Ty::U32) } else { self.number(Ty::U32) };
        match (ty, self.random.below(9)) {
            (Ty::U32, 0..=2) => Some(format!("put({}, {n})", self.borrowed(Ty::U32)?)),
            (Ty::U32, 3) => Some(format!("std::mem::replace({}, {n})", self.borrowed(Ty::U32)?)),
            (Ty::U32, 4) => Some(format!("{}.put({n})", self.scope.structs.last()?)),
            (Ty::U32, 5) => {
                let arrays = self.scope.arrays.iter();
                let mut tables =
                    arrays.filter(|of| of.fixed == Some(16) && of.path != "w" && of.mutable);
                let path = tables.next()?.path.clone();
                // A parameter is a reference already.
                let is_param = self.result.is_some_and(|result| !result.is_empty());
                let borrow = if is_param { "" } else { "&mut " };
                Some(format!("poke({borrow}{path}, {n}, {})", self.some_of(Ty::U32)))
            }
            (Ty::I32, 0..=4) => {
                let by = self.expr(Ty::I32, depth.min(1));
                Some(format!("back({}, {by})", self.borrowed(Ty::I32)?))
            }
            (Ty::Bool, 0..=3) => Some(format!("next({}, {n})", self.borrowed(Ty::U32)?)),
            (Ty::Bool, 4) => Some(format!("{}.step({n})", self.scope.structs.last()?)),
            (Ty::Bool, 5) => Some(format!("wide({}, {n})", self.borrowed(Ty::U64)?)),
            (Ty::U32 | Ty::Bool, 6) => {
                let mut functions = self.functions.clone();
                functions.retain(|of| of.result == ty);
                if functions.is_empty() {
                    return None;
                }
                let of = self.random.one(&functions);
                let table = match of.has_table {
                    true => {
                        let arrays = self.scope.arrays.iter();
                        let is_table = |of: &&super::Array| of.fixed == Some(16) && of.path == "t";
                        arrays.clone().find(is_table)?;
                        let is_param = self.result.is_some_and(|result| !result.is_empty());
                        if is_param { ", t" } else { ", &mut t" }
                    }
                    false => "",
                };
                let (var, arg) = (self.borrowed(Ty::U32)?, self.expr(of.param, depth.min(1)));
                Some(format!("{}({var}, {arg}{table})", of.name))
            }
            (_, 7 | 8) => {
                let of = self.random.one(&[Ty::U32, Ty::U32, Ty::I32, ty]);
                let var = self.mutable(of)?;
                let value = self.expr(of, depth);
                let result = self.expr(ty, depth.min(1));
                let op = match of {
                    Ty::Bool => "=",
                    _ => self.random.one(&["=", "+=", "-=", "*=", "^=", "&="]),
                };
                Some(format!("{{ {var} {op} {value}; {result} }}"))
            }
            _ => None,
        }
    }

    /// A condition that changes the given variable.
    pub(super) fn change(&mut self, var: &str) -> String {
        let n = match self.random.below(3) {
            0 => self.number(Ty::U32),
            _ => self.some_of(Ty::U32),
        };
        let borrowed = match var.strip_prefix('*') {
            Some(reference) => reference.to_owned(),
            None => format!("&mut {var}"),
        };
        match self.random.below(7) {
            0 | 1 => format!("next({borrowed}, {n})"),
            2 => format!("put({borrowed}, {n}) < 9"),
            3 => format!("{{ {var} += {n}; n > 1u32 }}").replace("n > 1u32", "true"),
            4 => format!("take({borrowed}, {n}).is_some()"),
            5 => {
                let of = self.some_of(Ty::U32);
                match var.contains(['.', '*']) {
                    true => format!("matches!({of}, 0 if {n} < 9)"),
                    false => format!("matches!({of}, 0 if next({borrowed}, {n}))"),
                }
            }
            _ => {
                let a = self.comparison_of_some();
                let op = self.random.one(&["&&", "||"]);
                format!("({a} {op} next({borrowed}, {n}))")
            }
        }
    }

    pub(super) fn comparison_of_some(&mut self) -> String {
        let (a, b) = (self.some_of(Ty::U32), self.number(Ty::U32));
        let op = self.random.one(&["<", ">", "==", "!="]);
        format!("{a} {op} {b}")
    }
}
