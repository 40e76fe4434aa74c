//! The user's structures and functions.

use std::sync::Arc;

use super::Emitter;
use crate::analyze::Checked;
use crate::emit::names;
use crate::ir::{Arg, ExprId, FunctionId, LocalKind, Root, Stmt, StmtKind, Struct, Ty};
use crate::layout;

/// The structures that a module uses, each after the structures of its members.
pub(crate) fn structs(checked: &Checked) -> Vec<Arc<Struct>> {
    fn visit(ty: &Ty, found: &mut Vec<Arc<Struct>>) {
        match ty {
            Ty::Array(element, _) | Ty::RuntimeArray(element) => visit(element, found),
            Ty::Struct(of) if found.iter().any(|known| known.wgsl == of.wgsl) => {}
            Ty::Struct(of) if !of.members.is_empty() => {
                of.members.iter().for_each(|member| visit(&member.ty, found));
                found.push(Arc::clone(of));
            }
            Ty::Error
            | Ty::Unit
            | Ty::Scalar(_)
            | Ty::Vector(..)
            | Ty::Matrix(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::CoopMatrix(_)
            | Ty::Struct(_)
            | Ty::Enum(_)
            | Ty::Param(_) => {}
        }
    }
    let (module, types) = (checked.module(), checked.types());
    let mut found = Vec::new();
    module.bindings.iter().for_each(|(_, binding)| visit(&binding.ty, &mut found));
    module.workgroup_vars.iter().for_each(|(_, var)| visit(&var.ty, &mut found));
    module.consts.iter().for_each(|(_, item)| visit(&item.ty, &mut found));
    module.locals.iter().for_each(|(id, _)| visit(types.local(id), &mut found));
    module.exprs.iter().for_each(|(id, _)| visit(types.expr(id), &mut found));
    found
}

/// Whether an identifier occurs in a text.
fn mentions(text: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(name).any(|(at, _)| {
        !text[..at].ends_with(is_part) && !text[at + name.len()..].starts_with(is_part)
    })
}

impl Emitter<'_> {
    /// The declarations of the structures that a text names, and of the structures of their
    /// members.
    pub(super) fn structs(&self, used_in: &[&str]) -> String {
        let all = structs(self.checked);
        let mut used = vec![false; all.len()];
        // A structure comes after the structures of its members.
        for n in (0..all.len()).rev() {
            let is_part = (n + 1..all.len()).any(|outer| {
                used[outer]
                    && all[outer].members.iter().any(|m| mentions(&m.ty.wgsl(), &all[n].wgsl))
            });
            used[n] = is_part || used_in.iter().any(|text| mentions(text, &all[n].wgsl));
        }
        let mut text = String::new();
        for of in all.iter().zip(used).filter_map(|(of, used)| used.then_some(of)) {
            text += &format!("struct {} {{\n", of.wgsl);
            for member in &of.members {
                let align = layout::raised_align(member);
                let align = align.map(|n| format!("@align({n}) ")).unwrap_or_default();
                let size = member.size.map(|n| format!("@size({n}) ")).unwrap_or_default();
                let name = names::member(&member.name);
                text += &format!("    {align}{size}{name}: {},\n", member.ty.of_member().wgsl());
            }
            text += "}\n\n";
        }
        text
    }

    /// The user's functions, in the order of their first calls.
    pub(super) fn functions(&mut self) -> String {
        let ids: Vec<FunctionId> =
            self.checked.module().functions.iter().map(|(id, _)| id).collect();
        let mut text = String::new();
        for id in ids {
            let first_span = self.spans.len();
            let (head, body) = self.function(id);
            text += &head;
            for (range, _) in &mut self.spans[first_span..] {
                *range = range.start + text.len()..range.end + text.len();
            }
            text += &body;
            text += "}\n";
        }
        text
    }

    fn function(&mut self, id: FunctionId) -> (String, String) {
        let module = self.checked.module();
        let function = &module.functions[id];
        self.names.open();
        let mut params = Vec::new();
        let mut copies = Vec::new();
        for param in &function.params {
            let info = &module.locals[*param];
            let ty = self.checked.types().local(*param).of_member().wgsl();
            let name = self.declare(*param);
            let is_pointer = info.kind == LocalKind::Pointer;
            let ty = if is_pointer { format!("ptr<function, {ty}>") } else { ty };
            params.push(format!("{name}: {ty}"));
            if info.assigned && info.kind == LocalKind::Argument {
                copies.push((*param, name));
            }
        }
        for builtin in &self.checked.facts().functions[id.index()].builtins {
            params.push(format!("{}: {}", builtin.name(), builtin.ty().wgsl()));
        }
        self.indent = 1;
        for (param, name) in copies {
            let copy = self.names.declare(&module.locals[param].name.text);
            self.line(&format!("var {copy} = {name};"));
            self.locals.insert(param, copy);
        }
        self.block_stmts(&function.body);
        let ends_with_return =
            matches!(function.body.stmts.last(), Some(Stmt { kind: StmtKind::Return(_), .. }));
        if function.result != Ty::Unit && !ends_with_return {
            // Unreachable, but naga requires it.
            self.line(&format!("return {}();", function.result.wgsl()));
        }
        self.indent = 0;
        self.names.close();
        let body = std::mem::take(&mut self.out);
        let has_result = function.result != Ty::Unit;
        let result =
            if has_result { format!(" -> {}", function.result.wgsl()) } else { String::new() };
        let name = &self.functions[id.index()];
        (format!("\nfn {name}({}){result} {{\n", params.join(", ")), body)
    }

    /// A call of a user's function.
    pub(super) fn invoke(&mut self, id: ExprId) -> String {
        let types = self.checked.types();
        let call = types.call(id).expect("every call has an instance");
        let mut args: Vec<String> = Vec::new();
        for arg in &call.args {
            args.push(match arg {
                Arg::Value(value) => self.argument(*value),
                Arg::Load(place) => {
                    let text = self.place(place);
                    self.loaded(place, text)
                }
                Arg::Pointer(place) => match place.local() {
                    Some(local) if self.is_pointer(place.root) => self.locals[&local].clone(),
                    Some(_) | None => format!("&{}", self.place(place)),
                },
            });
        }
        for builtin in &self.checked.facts().functions[call.function.index()].builtins {
            self.builtins.insert(*builtin);
            args.push(builtin.name().to_owned());
        }
        format!("{}({})", self.functions[call.function.index()], args.join(", "))
    }

    /// Whether it is a parameter that points to a variable of the caller.
    pub(super) fn is_pointer(&self, root: Root) -> bool {
        matches!(root, Root::Local(local)
            if self.checked.module().locals[local].kind == LocalKind::Pointer)
    }
}
