//! `workgroup_var!`.

use syn::spanned::Spanned;

use crate::diagnostic::Code;
use crate::ir::{Form, Scalar, Ty, WorkgroupVar, WorkgroupVarId};
use crate::lower::context::Lowerer;
use crate::lower::symbol::Symbol;
use crate::syntax::name_of;
use crate::syntax::workgroup_var::workgroup_vars;

impl Lowerer<'_> {
    pub(super) fn workgroup_var(&mut self, mac: &syn::Macro) {
        let vars = match workgroup_vars(mac) {
            None => return,
            Some(Ok(vars)) => vars,
            Some(Err(error)) => {
                let message = format!(
                    "{error}; write `workgroup_var!(name: T);`, such as `cache: [f32; 256]`"
                );
                self.diags.error(Code::Unsupported, error.span(), message);
                return;
            }
        };
        for var in vars {
            let name = name_of(&var.name);
            let mut ty = self.ty(&var.ty);
            let init = var.init.as_ref();
            if let Some(init) = init.filter(|init| !is_zeroed(init)) {
                let message = "the only initializer of a workgroup variable is `zeroed`; let one invocation store \
                               another value, then `workgroup_barrier()`";
                self.diags.error(Code::Unsupported, init.span(), message);
            }
            if let Some(message) = refusal(&ty) {
                ty = self.error(Code::UnknownType, var.ty.span(), message);
            }
            if let Some(Symbol::Workgroup(_)) = self.in_this_scope(&name) {
                self.declared_twice(&name);
            }
            let symbol = if ty == Ty::Error {
                Symbol::Poison
            } else {
                let ident = var.name;
                let var = WorkgroupVar { name: name.clone(), ty, zeroed: var.init.is_some() };
                Symbol::Workgroup(self.workgroup_var_of_body(var, &ident))
            };
            self.bind(&name, symbol);
        }
    }

    /// A workgroup variable. A function has one, however often the function is written out.
    fn workgroup_var_of_body(&mut self, var: WorkgroupVar, ident: &syn::Ident) -> WorkgroupVarId {
        let Some(function) = self.env.writes_out.last().cloned() else {
            return self.module.workgroup_vars.push(var);
        };
        let key = format!("{function} {} {}", self.occurrence(ident), var.ty.mangled());
        if let Some(known) = self.written_vars.get(&key) {
            return *known;
        }
        let id = self.module.workgroup_vars.push(var);
        self.written_vars.insert(key, id);
        id
    }

    /// Identifies a declaration in a body: its position and its ordinal there. Macros may declare
    /// several at one position.
    pub(in crate::lower) fn occurrence(&mut self, ident: &syn::Ident) -> String {
        let at = ident.span().start();
        let place = format!("{ident} {}:{}", at.line, at.column);
        let count = self.declared_here.entry(place.clone()).or_insert(0);
        *count += 1;
        format!("{place} {count}")
    }
}

/// Whether an expression is the initializer of a workgroup variable.
fn is_zeroed(init: &syn::Expr) -> bool {
    matches!(init, syn::Expr::Path(path) if path.path.is_ident("zeroed"))
}

/// Why invocations cannot share values of a type.
fn refusal(ty: &Ty) -> Option<&'static str> {
    if *ty == Ty::Unit {
        return Some("`()` has no data to share");
    }
    if holds(
        ty,
        &|ty| matches!(ty, Ty::Struct(of) if matches!(of.form, Form::Option | Form::Result)),
    ) {
        return Some(
            "workgroup memory holds no `Option` and no `Result`: use a special value, or a `u32` \
             as a flag",
        );
    }
    if holds(ty, &has_bool) {
        return Some(
            "a struct in workgroup memory cannot have a `bool`: use `u32` and compare with 0",
        );
    }
    if holds(ty, &|ty| matches!(ty, Ty::CoopMatrix(_))) {
        return Some(
            "a cooperative matrix is not memory: share an array of its scalars, and load it",
        );
    }
    holds(ty, &|ty| matches!(ty, Ty::Atomic(scalar) if scalar.is_float())).then_some(
        "atomics of `f32` are in storage only: add to a `&[Atomic<f32>]` parameter, or keep whole \
         numbers in an `Atomic<i32>`",
    )
}

/// Whether `test` holds for a type, or for a type in it.
fn holds(ty: &Ty, test: &impl Fn(&Ty) -> bool) -> bool {
    test(ty)
        || match ty {
            Ty::Array(element, _) => holds(element, test),
            Ty::Struct(of) => of.members.iter().any(|member| holds(&member.ty, test)),
            _ => false,
        }
}

/// Whether a type is a struct with a `bool` or an array of `bool` as a member.
fn has_bool(ty: &Ty) -> bool {
    let is_bool = |ty: &Ty| ty.scalar() == Some(Scalar::Bool);
    matches!(ty, Ty::Struct(of) if of.members.iter().any(|member| match &member.ty {
        Ty::Array(element, _) => is_bool(element),
        ty => is_bool(ty),
    }))
}
