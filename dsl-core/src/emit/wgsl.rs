//! Emits the checked kernel as a WGSL module: readable, with the user's names, and deterministic.

mod buffers;
mod cooperative;
mod expr;
mod function;
mod helpers;
mod literal;
mod loops;
mod stored;
mod texture;
mod unroll;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use proc_macro2::Span;

use super::features::{Feature, Needed};
use super::names::{self, Names};
use crate::analyze::Checked;
use crate::analyze::constants::{self, Value};
use crate::analyze::layout::MemberValue;
use crate::analyze::proofs::Length;
use crate::ir::{
    AddressSpace, Arm, AtomicOp, BinaryOp, BindingId, Block, BuiltinValue, ConstId, Expr, ExprId,
    LocalId, LocalKind, Param, Pattern, Place, Projection, Root, Scalar, Stmt, StmtKind, Ty,
};
use buffers::Buffers;
use expr::{Prec, Text};
use helpers::Helpers;

pub(crate) use function::structs;

/// A WGSL module with the origins of its parts.
pub struct Emitted {
    /// The text.
    pub text: String,
    /// The name of the entry point.
    pub entry_point: String,
    /// The optional device features that the text needs.
    pub features: BTreeSet<Feature>,
    /// Byte ranges of statements with the spans of their source, in order.
    pub spans: Vec<(Range<usize>, Span)>,
}

/// Emits a kernel.
pub fn emit(checked: &Checked) -> Emitted {
    let mut cx = Emitter::new(checked);
    let functions = cx.functions();
    let body = cx.entry_point(functions.len());
    let declarations = cx.declarations();
    let helpers = cx.helpers.text();
    let features = std::mem::take(&mut cx.needed).finish();
    let mut text = cx.header(&features);
    text += &cx.structs(&[&declarations, &helpers, &functions, &body]);
    text += &declarations;
    text += &helpers;
    let prefix = text.len();
    text += &functions;
    text += &body;
    let spans = cx
        .spans
        .into_iter()
        .map(|(range, span)| (range.start + prefix..range.end + prefix, span))
        .collect();
    Emitted { text, entry_point: cx.entry, features, spans }
}

struct Emitter<'a> {
    checked: &'a Checked,
    names: Names,
    entry: String,
    params: String,
    params_type: String,
    bindings: Vec<String>,
    /// The bindings that are any number of buffers.
    buffers: BTreeMap<BindingId, Buffers>,
    workgroup_vars: Vec<String>,
    consts: Vec<String>,
    lengths: BTreeMap<BindingId, String>,
    locals: BTreeMap<LocalId, String>,
    functions: Vec<String>,
    /// The initializers of locals that are never assigned.
    known: BTreeMap<LocalId, ExprId>,
    helpers: Helpers,
    needed: Needed,
    /// Constants that the text names.
    named: BTreeSet<ConstId>,
    builtins: BTreeSet<BuiltinValue>,
    out: String,
    indent: usize,
    spans: Vec<(Range<usize>, Span)>,
}

impl<'a> Emitter<'a> {
    fn new(checked: &'a Checked) -> Self {
        let module = checked.module();
        let users = module.locals.iter().filter(|(_, local)| !local.kind.is_own());
        let mut names = Names::new(users.map(|(_, local)| local.name.text.clone()));
        for of in structs(checked) {
            names.declare(&of.wgsl);
        }
        // Names that users see are declared first; the others get suffixes.
        let bindings: Vec<_> = module
            .bindings
            .iter()
            .map(|(_, binding)| names.declare(&binding.identifier()))
            .collect();
        let several = module.bindings.iter().filter(|(_, binding)| binding.ty.buffers().is_some());
        let buffers =
            several.map(|(id, _)| (id, Buffers::declare(&bindings[id.index()], &mut names)));
        let buffers = buffers.collect();
        let workgroup_vars =
            module.workgroup_vars.iter().map(|(_, var)| names.declare(&var.name.text)).collect();
        let consts = module.consts.iter().map(|(_, item)| names.declare(&item.name.text)).collect();
        let entry = names.declare(&module.name.text);
        let functions =
            module.functions.iter().map(|(_, of)| names.declare(&of.name.text)).collect();
        let params = names.declare_own("params");
        let params_type = names.declare_own("Params");
        for (builtin, _) in BuiltinValue::ALL {
            names.declare(builtin.name());
        }
        let mut members = Names::new([]);
        let mut locals = BTreeMap::new();
        let mut lengths = BTreeMap::new();
        for member in &checked.facts().layout.params {
            match member.value {
                MemberValue::Param(local) => {
                    let name = members.declare(&module.locals[local].name.text);
                    locals.insert(local, name);
                }
                MemberValue::Length(binding) => {
                    let of = module.bindings[binding].elements_identifier();
                    let name = members.declare(&format!("{of}_len"));
                    lengths.insert(binding, name);
                }
            }
        }
        Emitter {
            checked,
            names,
            entry,
            params,
            params_type,
            bindings,
            buffers,
            workgroup_vars,
            consts,
            lengths,
            locals,
            functions,
            known: module.initializers(),
            helpers: Helpers::default(),
            needed: Needed::default(),
            named: BTreeSet::new(),
            builtins: BTreeSet::new(),
            out: String::new(),
            indent: 0,
            spans: Vec::new(),
        }
    }

    // The parts of the module.

    fn header(&self, features: &BTreeSet<Feature>) -> String {
        let module = self.checked.module();
        let mut text = format!("// The kernel `{}`.\n", module.full_name());
        if !module.docs.is_empty() {
            text += "//\n";
            for line in &module.docs {
                text += format!("//{line}").trim_end();
                text.push('\n');
            }
        }
        text.push('\n');
        let extensions: BTreeSet<_> =
            features.iter().filter_map(|feature| feature.extension()).collect();
        for extension in &extensions {
            text += &format!("enable {extension};\n");
        }
        if extensions.contains(&cooperative::EXTENSION) {
            text += cooperative::DIRECTIVE;
        }
        if !extensions.is_empty() {
            text.push('\n');
        }
        text
    }

    fn declarations(&mut self) -> String {
        let module = self.checked.module();
        let layout = &self.checked.facts().layout;
        let mut text = String::new();
        if layout.params_size > 0 {
            text += &format!("struct {} {{\n", self.params_type);
            for member in &layout.params {
                let (name, note) = match member.value {
                    MemberValue::Param(local) => {
                        let is_bool = *self.checked.types().local(local) == Ty::BOOL;
                        (&self.locals[&local], if is_bool { " // bool" } else { "" })
                    }
                    MemberValue::Length(binding) => (&self.lengths[&binding], ""),
                };
                let align = member.align.map(|n| format!("@align({n}) ")).unwrap_or_default();
                text += &format!("    {align}{name}: {},{note}\n", member.ty.wgsl());
                self.needed.ty(&member.ty);
            }
            text += "}\n\n";
        }
        for (id, binding) in module.bindings.iter() {
            self.needed.ty(&binding.ty);
            if let (Some(slice), Some(of)) = (binding.ty.buffers(), self.buffers.get(&id)) {
                text += &of.declaration(id, &self.bindings[id.index()], slice, module);
                continue;
            }
            let space = match binding.space {
                AddressSpace::StorageRead => "<storage, read>",
                AddressSpace::StorageReadWrite => "<storage, read_write>",
                AddressSpace::Uniform => "<uniform>",
                AddressSpace::Handle => "",
            };
            text += &format!(
                "@group(0) @binding({}) var{space} {}: {};\n",
                id.index(),
                self.bindings[id.index()],
                binding.ty.wgsl()
            );
        }
        if layout.params_size > 0 {
            text += &format!(
                "@group(0) @binding({}) var<uniform> {}: {};\n",
                module.bindings.len(),
                self.params,
                self.params_type
            );
        }
        if !module.workgroup_vars.is_empty() {
            text.push('\n');
        }
        for (id, var) in module.workgroup_vars.iter() {
            self.needed.ty(&var.ty);
            let name = &self.workgroup_vars[id.index()];
            let ty = stored::workgroup_ty(&var.ty);
            let note = if ty == var.ty { String::new() } else { format!(" // {}", var.ty.wgsl()) };
            text += &format!("var<workgroup> {name}: {};{note}\n", ty.wgsl());
        }
        let consts = self.constants();
        if !consts.is_empty() {
            text.push('\n');
        }
        consts.values().for_each(|const_| text += const_);
        text
    }

    /// The declarations of the constants that the text names, their own values included.
    fn constants(&mut self) -> BTreeMap<ConstId, String> {
        let mut texts = BTreeMap::new();
        while let Some(id) = self.named.iter().find(|id| !texts.contains_key(*id)).copied() {
            let item = &self.checked.module().consts[id];
            let value = self.expr(item.init).text;
            let name = &self.consts[id.index()];
            texts.insert(id, format!("const {name}: {} = {value};\n", item.ty.wgsl()));
        }
        texts
    }

    /// The entry point. The body comes first: it shows which builtin values are used. `at` is the
    /// position of the entry point.
    fn entry_point(&mut self, at: usize) -> String {
        let module = self.checked.module();
        let first_span = self.spans.len();
        self.builtins.clear();
        self.indent = 1;
        self.names.open();
        for param in &module.params {
            if let Param::Value(local) = param
                && module.locals[*local].assigned
            {
                self.mutable_param(*local);
            }
        }
        self.block_stmts(&module.body);
        self.names.close();
        let body = std::mem::take(&mut self.out);

        let [x, y, z] = module.workgroup_size;
        let size = match (y, z) {
            (1, 1) => format!("{x}"),
            (_, 1) => format!("{x}, {y}"),
            _ => format!("{x}, {y}, {z}"),
        };
        let mut head = format!("\n@compute @workgroup_size({size})\nfn {}(", self.entry);
        if !self.builtins.is_empty() {
            head.push('\n');
        }
        for builtin in &self.builtins {
            let name = builtin.name();
            head += &format!("    @builtin({name}) {name}: {},\n", builtin.ty().wgsl());
        }
        head += ") {\n";
        for (range, _) in &mut self.spans[first_span..] {
            *range = range.start + at + head.len()..range.end + at + head.len();
        }
        format!("{head}{body}}}\n")
    }

    /// `mut n: u32`: WGSL parameters cannot be assigned to, so the body uses a copy.
    fn mutable_param(&mut self, local: LocalId) {
        let value = self.param(local);
        let name = self.names.declare(&self.checked.module().locals[local].name.text);
        self.line(&format!("var {name} = {value};"));
        self.locals.insert(local, name);
    }

    /// The value of a parameter as a member of the params struct.
    fn param(&self, local: LocalId) -> String {
        let member = format!("{}.{}", self.params, self.locals[&local]);
        let is_bool = *self.checked.types().local(local) == Ty::BOOL;
        if is_bool { format!("({member} != 0u)") } else { member }
    }

    // Lines.

    fn line(&mut self, text: &str) {
        for _ in 0..self.indent {
            self.out += "    ";
        }
        self.out += text;
        self.out.push('\n');
    }

    fn block_stmts(&mut self, block: &Block) {
        let module = self.checked.module();
        for stmt in block.stmts.iter().filter(|stmt| !module.is_inline(stmt)) {
            let start = self.out.len();
            self.stmt(stmt);
            self.spans.push((start..self.out.len(), stmt.span));
        }
    }

    /// The statements of a block, indented by one more step.
    fn nested(&mut self, block: &Block) {
        self.indent += 1;
        self.names.open();
        self.block_stmts(block);
        self.names.close();
        self.indent -= 1;
    }

    fn declare(&mut self, local: LocalId) -> String {
        self.needed.ty(self.checked.types().local(local));
        let info = &self.checked.module().locals[local];
        let name = match info.kind {
            LocalKind::Temporary | LocalKind::Inline => self.names.declare_own(&info.name.text),
            LocalKind::Param
            | LocalKind::Argument
            | LocalKind::Pointer
            | LocalKind::Let
            | LocalKind::Deferred => self.names.declare(&info.name.text),
        };
        self.locals.insert(local, name.clone());
        name
    }

    // Statements.

    fn stmt(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Let { local, init } => self.let_(*local, *init),
            StmtKind::Assign { place, op, value } => self.assign(place, *op, *value),
            StmtKind::If { condition, accept, .. } if self.is_inside(*condition) => {
                self.block_stmts(accept);
            }
            StmtKind::If { condition, accept, reject } => {
                let condition = self.condition(*condition);
                self.line(&format!("if {condition} {{"));
                self.nested(accept);
                self.else_(reject);
            }
            StmtKind::Match { scrutinee, arms } => self.match_(*scrutinee, arms),
            StmtKind::While { condition, body, .. } => {
                let condition = self.condition(*condition);
                self.line(&format!("while {condition} {{"));
                self.nested(body);
                self.line("}");
            }
            StmtKind::For { local, range, body } => self.for_(*local, range, body),
            StmtKind::Loop { body, .. } => {
                self.line("loop {");
                self.nested(body);
                self.line("}");
            }
            StmtKind::Break => self.line("break;"),
            StmtKind::Continue => self.line("continue;"),
            StmtKind::Return(None) => self.line("return;"),
            StmtKind::Return(Some(value)) => {
                let value = self.expr(*value).text;
                self.line(&format!("return {value};"));
            }
            StmtKind::Expr(expr) => {
                if self.is_constant_unit(*expr) {
                    return;
                }
                let value = self.expr(*expr).text;
                // Only calls can be statements; other values are assigned to `_`. A member that is
                // `()` is a `bool`.
                let is_unit = *self.checked.types().expr(*expr) == Ty::Unit;
                let kind = &self.checked.module().exprs[*expr].kind;
                let is_effect =
                    matches!(kind, Expr::Invoke(..) | Expr::Texture(..) | Expr::Cooperative(..));
                let is_atomic = matches!(kind, Expr::Atomic(op, ..) if *op != AtomicOp::Load);
                let is_call = is_atomic || is_unit && is_effect;
                let target = if is_call { "" } else { "_ = " };
                self.line(&format!("{target}{value};"));
            }
            StmtKind::Barrier(barrier) => {
                self.needed.barrier(*barrier);
                if let Some(function) = barrier.wgsl() {
                    self.line(&format!("{function}();"));
                }
            }
        }
    }

    fn let_(&mut self, local: LocalId, init: Option<ExprId>) {
        let info = &self.checked.module().locals[local];
        let Some(init) = init else {
            let ty = self.checked.types().local(local).wgsl();
            let name = self.declare(local);
            return self.line(&format!("var {name}: {ty};"));
        };
        let mut value = self.expr(init).text;
        if let Expr::Atomic(AtomicOp::CompareExchange, ..) = self.checked.module().exprs[init].kind
        {
            let result = self.names.declare_own("result");
            self.line(&format!("let {result} = {value};"));
            let pair = self.checked.types().expr(init).wgsl();
            value = format!("{pair}({result}.old_value, {result}.exchanged)");
        }
        if info.name.text == "_" {
            return self.line(&format!("_ = {value};"));
        }
        let keyword = if info.assigned { "var" } else { "let" };
        let name = self.declare(local);
        self.line(&format!("{keyword} {name} = {value};"));
    }

    fn assign(&mut self, place: &Place, op: Option<BinaryOp>, value: ExprId) {
        let mut target = self.place(place);
        if place.projections.is_empty() {
            // `(*p)` as a whole needs no parentheses here.
            target = target.trim_start_matches("(*").trim_end_matches(')').to_owned();
            if self.is_pointer(place.root) {
                target = format!("*{target}");
            }
        }
        let Some(op) = op else {
            let value = self.expr(value).text;
            let value = self.stored(place, value);
            return self.line(&format!("{target} = {value};"));
        };
        let ty = self.checked.types().place(self.checked.module(), place);
        let is_bool = ty.scalar() == Some(Scalar::Bool);
        let value = self.right_operand(op, &ty, value);
        if matches!((&ty, op), (Ty::Matrix(_), BinaryOp::Div)) {
            let matrix = Text::new(target.clone(), Prec::Primary);
            let value = self.divided_matrix(&ty, matrix, value).text;
            return self.line(&format!("{target} = {value};"));
        }
        if is_bool {
            // WGSL has `&`, `|` on bool but no `^`, so all three are written out.
            let op = if op == BinaryOp::Xor { "!=" } else { op.symbol() };
            let value = value.within(Prec::Primary);
            let old = self.loaded(place, target.clone());
            let value = self.stored(place, format!("{old} {op} {value}"));
            return self.line(&format!("{target} = {value};"));
        }
        self.line(&format!("{target} {}= {};", op.symbol(), value.text));
    }

    fn condition(&mut self, condition: ExprId) -> String {
        let condition = self.expr(condition);
        if condition.is_parenthesized() { condition.text } else { format!("({})", condition.text) }
    }

    fn else_(&mut self, reject: &Block) {
        if reject.stmts.is_empty() {
            return self.line("}");
        }
        let module = self.checked.module();
        let mut stmts = reject.stmts.iter().filter(|stmt| !module.is_inline(stmt));
        if let (Some(Stmt { kind: StmtKind::If { condition, accept, reject }, .. }), None) =
            (stmts.next(), stmts.next())
        {
            let condition = self.condition(*condition);
            self.line(&format!("}} else if {condition} {{"));
            self.nested(accept);
            return self.else_(reject);
        }
        self.line("} else {");
        self.nested(reject);
        self.line("}");
    }

    // `match`.

    fn match_(&mut self, scrutinee: ExprId, arms: &[Arm]) {
        // The arms after one that matches everything are unreachable.
        let catch_all = arms.iter().position(|arm| arm.patterns.is_empty() && arm.guard.is_none());
        let arms = &arms[..catch_all.map_or(arms.len(), |at| at + 1)];
        if catch_all.is_some() && Arm::are_cases(arms, self.checked.types().expr(scrutinee)) {
            self.switch(scrutinee, arms);
        } else {
            self.match_chain(scrutinee, arms);
        }
    }

    fn switch(&mut self, scrutinee: ExprId, arms: &[Arm]) {
        let selector = self.condition(scrutinee);
        self.line(&format!("switch {selector} {{"));
        self.indent += 1;
        let mut seen = BTreeSet::new();
        for arm in arms {
            let values = arm.patterns.iter().filter_map(|pattern| self.constant(pattern.first?));
            let values: Vec<Value> = values.filter(|value| seen.insert(value.integer())).collect();
            let selectors: Vec<String> =
                values.into_iter().map(|value| self.literal(value).text).collect();
            match (arm.patterns.is_empty(), selectors.is_empty()) {
                (true, _) => self.line("default: {"),
                (false, true) => continue,
                (false, false) => self.line(&format!("case {}: {{", selectors.join(", "))),
            }
            self.nested(&arm.body);
            self.line("}");
        }
        self.indent -= 1;
        self.line("}");
    }

    fn match_chain(&mut self, scrutinee: ExprId, arms: &[Arm]) {
        let (last, init) = match arms.split_last() {
            // The arms cover every value, so the last one needs no test.
            Some((last, init)) if last.guard.is_none() => (Some(last), init),
            _ => (None, arms),
        };
        let mut opener = "if";
        for arm in init {
            let condition = self.arm_condition(scrutinee, arm);
            self.line(&format!("{opener} ({condition}) {{"));
            self.nested(&arm.body);
            opener = "} else if";
        }
        match (last, init.is_empty()) {
            (Some(last), true) => {
                self.line("{");
                self.nested(&last.body);
            }
            (Some(last), false) if !last.body.stmts.is_empty() => {
                self.line("} else {");
                self.nested(&last.body);
            }
            _ => {}
        }
        if !arms.is_empty() {
            self.line("}");
        }
    }

    fn arm_condition(&mut self, scrutinee: ExprId, arm: &Arm) -> String {
        let selector = self.expr(scrutinee).within(Prec::Primary);
        let tests: Vec<String> =
            arm.patterns.iter().map(|pattern| self.pattern_test(&selector, pattern)).collect();
        let patterns = match tests.as_slice() {
            [] => None,
            [one] => Some(one.clone()),
            many => {
                let tests: Vec<String> = many.iter().map(|test| format!("({test})")).collect();
                Some(tests.join(" || "))
            }
        };
        let guard = arm.guard.map(|guard| self.expr(guard).text);
        match (patterns, guard) {
            (Some(patterns), Some(guard)) => format!("({patterns}) && ({guard})"),
            (Some(test), None) | (None, Some(test)) => test,
            (None, None) => "true".to_owned(),
        }
    }

    fn pattern_test(&mut self, selector: &str, pattern: &Pattern) -> String {
        let end = |cx: &mut Self, end: Option<ExprId>| {
            end.and_then(|end| cx.constant(end)).map(|value| (value, cx.literal(value).text))
        };
        match (end(self, pattern.first), end(self, pattern.last)) {
            (Some((Value::Bool(true), _)), _) => selector.to_owned(),
            (Some((Value::Bool(false), _)), _) => format!("!{selector}"),
            (Some((first, text)), Some((last, _))) if first == last => {
                format!("{selector} == {text}")
            }
            (Some((_, first)), Some((_, last))) => {
                format!("{selector} >= {first} && {selector} <= {last}")
            }
            (Some((_, first)), None) => format!("{selector} >= {first}"),
            (None, Some((_, last))) => format!("{selector} <= {last}"),
            (None, None) => "true".to_owned(),
        }
    }

    // Places.

    fn place(&mut self, place: &Place) -> String {
        let mut text = match place.root {
            Root::Local(local) => self.local(local),
            Root::Workgroup(var) => self.workgroup_vars[var.index()].clone(),
            Root::Binding(binding) => self.bindings[binding.index()].clone(),
        };
        let mut ty = self.checked.types().root(self.checked.module(), place.root).clone();
        let mut projections = place.projections.as_slice();
        if let Some((binding, which, rest)) = self.checked.module().within_buffer(place) {
            (text, projections) = self.in_buffer(binding, which, rest);
            let steps = &place.projections[..place.projections.len() - projections.len()];
            ty = steps.iter().fold(ty, |ty, step| crate::ir::project(&ty, step));
        }
        for projection in projections {
            match projection {
                Projection::Index(index) => {
                    text += &format!("[{}]", self.element(*index, &ty).text);
                }
                Projection::Member(name) => match ty.column(&name.text) {
                    Some(column) => text += &format!("[{column}]"),
                    None if matches!(ty, Ty::Struct(_)) => {
                        text += &format!(".{}", names::member(&name.text));
                    }
                    None => text += &format!(".{}", name.text),
                },
            }
            ty = crate::ir::project(&ty, projection);
        }
        text
    }

    /// An index of an element. If an unclamped constant index is past the end, control never
    /// reaches it, but naga does not see that.
    fn element(&mut self, id: ExprId, of: &Ty) -> Text {
        let text = self.index(id);
        let Some(length) = of.length().map(i128::from) else { return text };
        let number = self.seen(id).and_then(Value::integer);
        let is_clamped = self.checked.facts().proofs.clamped.contains_key(&id);
        if is_clamped || number.is_none_or(|n| (0..length).contains(&n)) {
            return text;
        }
        let ty = self.checked.types().expr(id).clone();
        self.at_run_time(text, &ty)
    }

    /// An index. If it is not proven to be within bounds, it is clamped.
    fn index(&mut self, id: ExprId) -> Text {
        let text = self.expr(id);
        let last = match self.checked.facts().proofs.clamped.get(&id) {
            None | Some(Length::Texels | Length::InBuffers) => return text,
            Some(Length::Fixed(n)) => format!("{}u", n - 1),
            Some(Length::Runtime(binding)) => {
                let name = &self.bindings[binding.index()];
                let ty = &self.checked.module().bindings[*binding].ty;
                let member = ty.runtime_array().map(|member| names::member(&member.name));
                let member = member.map(|name| format!(".{name}")).unwrap_or_default();
                format!("arrayLength(&{name}{member}) - 1u")
            }
        };
        Text::new(format!("min({}, {last})", text.text), Prec::Primary)
    }

    fn local(&self, local: LocalId) -> String {
        let info = &self.checked.module().locals[local];
        if info.kind == LocalKind::Param && !info.assigned {
            return self.param(local);
        }
        let name = self.locals[&local].clone();
        if info.kind == LocalKind::Pointer { format!("(*{name})") } else { name }
    }

    fn constant(&self, expr: ExprId) -> Option<Value> {
        constants::eval(self.checked.module(), self.checked.types(), expr)
    }
}
