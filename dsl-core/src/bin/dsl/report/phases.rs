//! A drawing of the phases between barriers: which workgroup variables each phase reads and writes.

use std::collections::{BTreeMap, BTreeSet};

use dsl_core::analyze::Checked;
use dsl_core::ir::{
    Arg, AtomicOp, Barrier, Block, Expr, ExprId, FunctionId, Place, Root, Stmt, StmtKind,
    WorkgroupVarId,
};
use dsl_core::{cooperative::CoopOp, ir};

use super::html::escaped;

/// The order of barriers and phases.
pub(crate) struct Plan {
    items: Vec<Item>,
}

enum Item {
    Phase(Uses),
    /// A barrier, with its line.
    Barrier(&'static str, usize),
    /// A statement that contains barriers.
    Within(String, Vec<Item>),
}

/// The lines that read and write each variable.
type Uses = BTreeMap<WorkgroupVarId, [BTreeSet<usize>; 2]>;

/// Collects the items of a block.
struct Walk<'a> {
    checked: &'a Checked,
    items: Vec<Item>,
}

impl Plan {
    pub(crate) fn of(checked: &Checked) -> Plan {
        Plan { items: Walk::block(checked, &checked.module().body) }
    }

    /// The lines that access a variable, with the phases of the accesses.
    pub(crate) fn uses(&self, var: WorkgroupVarId) -> BTreeMap<usize, BTreeSet<usize>> {
        let (mut found, mut phase) = (BTreeMap::<usize, BTreeSet<usize>>::new(), 0);
        for_each_phase(&self.items, &mut |uses| {
            phase += 1;
            let Some(uses) = uses.get(&var) else { return };
            for line in uses.iter().flatten() {
                found.entry(*line).or_default().insert(phase);
            }
        });
        found
    }
}

fn for_each_phase(items: &[Item], visit: &mut impl FnMut(&Uses)) {
    for item in items {
        match item {
            Item::Phase(uses) => visit(uses),
            Item::Barrier(..) => {}
            Item::Within(_, items) => for_each_phase(items, visit),
        }
    }
}

impl<'a> Walk<'a> {
    fn block(checked: &'a Checked, block: &'a Block) -> Vec<Item> {
        let mut walk = Walk { checked, items: Vec::new() };
        block.stmts.iter().for_each(|stmt| walk.stmt(stmt));
        walk.items
    }

    fn stmt(&mut self, stmt: &'a Stmt) {
        let line = stmt.span.start().line;
        if !self.stmt_waits(stmt) {
            return self.uses_of(stmt, &mut BTreeSet::new());
        }
        if let StmtKind::Barrier(barrier) = &stmt.kind {
            return self.items.extend(called(*barrier).map(|name| Item::Barrier(name, line)));
        }
        // Conditions and values come before the statements that they decide.
        stmt.kind.for_each_expr(&mut |expr| self.expr(expr, &mut BTreeSet::new()));
        let what = match &stmt.kind {
            StmtKind::If { accept, reject, .. } => {
                self.within(format!("if, line {line}"), accept);
                return self.within(format!("else of line {line}"), reject);
            }
            StmtKind::Match { .. } => "an arm of the match",
            StmtKind::While { .. } => "each iteration of the while",
            StmtKind::For { .. } => "each iteration of the for",
            StmtKind::Loop { once: true, .. } => "the block",
            StmtKind::Loop { .. } => "each iteration of the loop",
            StmtKind::Let { .. }
            | StmtKind::Assign { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => return,
        };
        let mut blocks = Vec::new();
        stmt.kind.for_each_block(&mut |block| blocks.push(block));
        for block in blocks {
            self.within(format!("{what}, line {line}"), block);
        }
    }

    fn within(&mut self, title: String, block: &'a Block) {
        let items = Walk::block(self.checked, block);
        if !items.is_empty() {
            self.items.push(Item::Within(title, items));
        }
    }

    /// The reads and writes of a statement without barriers, in one phase.
    fn uses_of(&mut self, stmt: &'a Stmt, called: &mut BTreeSet<FunctionId>) {
        if let StmtKind::Assign { place, op, .. } = &stmt.kind {
            self.place(place, [op.is_some(), true]);
        }
        stmt.kind.for_each_expr(&mut |expr| self.expr(expr, called));
        let mut blocks = Vec::new();
        stmt.kind.for_each_block(&mut |block| blocks.push(block));
        for stmt in blocks.into_iter().flat_map(|block: &Block| &block.stmts) {
            self.uses_of(stmt, called);
        }
    }

    fn expr(&mut self, id: ExprId, called: &mut BTreeSet<FunctionId>) {
        let (checked, module) = (self.checked, self.checked.module());
        module.for_each_operand(id, |operand| self.expr(operand, called));
        let node = &module.exprs[id];
        match &node.kind {
            Expr::Load(place) => self.place(place, [true, false]),
            Expr::Atomic(op, place, _) => {
                self.place(place, [*op != AtomicOp::Store, *op != AtomicOp::Load]);
            }
            Expr::WorkgroupUniformLoad(place) => {
                let line = node.span.start().line;
                let barrier = || Item::Barrier("workgroup_uniform_load", line);
                self.items.push(barrier());
                self.place(place, [true, false]);
                self.items.push(barrier());
            }
            Expr::Cooperative(op, Some(place), _) => {
                let writes = matches!(op, CoopOp::Store(_));
                self.place(place, [!writes, writes]);
            }
            Expr::Invoke(..) => {
                let Some(call) = checked.types().call(id) else { return };
                for arg in &call.args {
                    match arg {
                        Arg::Value(_) => {}
                        Arg::Load(place) => self.place(place, [true, false]),
                        Arg::Pointer(place) => self.place(place, [true, true]),
                    }
                }
                let function = &module.functions[call.function];
                if checked.facts().functions[call.function.index()].waits {
                    let line = node.span.start().line;
                    let title = format!("call of {}, line {line}", function.name.text);
                    self.within(title, &function.body);
                } else if called.insert(call.function) {
                    function.body.stmts.iter().for_each(|stmt| self.uses_of(stmt, called));
                }
            }
            _ => {}
        }
    }

    /// Notes that a place is read, written, or both.
    fn place(&mut self, place: &Place, does: [bool; 2]) {
        let Root::Workgroup(var) = place.root else { return };
        if !matches!(self.items.last(), Some(Item::Phase(_))) {
            self.items.push(Item::Phase(Uses::new()));
        }
        let Some(Item::Phase(uses)) = self.items.last_mut() else { return };
        let lines = uses.entry(var).or_default();
        for (lines, _) in lines.iter_mut().zip(does).filter(|(_, does)| *does) {
            lines.insert(place.span.start().line);
        }
    }

    /// Whether a statement, or a function that it calls, contains a barrier.
    fn stmt_waits(&self, stmt: &Stmt) -> bool {
        let (checked, module) = (self.checked, self.checked.module());
        let mut waits = matches!(&stmt.kind, StmtKind::Barrier(of) if called(*of).is_some());
        let mut exprs = Vec::new();
        stmt.kind.for_each_expr(&mut |expr| exprs.push(expr));
        while let Some(expr) = exprs.pop() {
            module.for_each_operand(expr, |operand| exprs.push(operand));
            waits |= matches!(module.exprs[expr].kind, Expr::WorkgroupUniformLoad(_));
            let call = checked.types().call(expr);
            waits |= call.is_some_and(|of| checked.facts().functions[of.function.index()].waits);
        }
        stmt.kind.for_each_block(&mut |block| {
            waits |= block.stmts.iter().any(|stmt| self.stmt_waits(stmt));
        });
        waits
    }
}

/// The name of a barrier that orders memory or waits for a workgroup.
fn called(barrier: Barrier) -> Option<&'static str> {
    match barrier {
        Barrier::Workgroup | Barrier::Storage | Barrier::Texture => Some(barrier.describe()),
        Barrier::Subgroup | Barrier::Cooperative => None,
    }
}

/// The height of a row and the width of a column.
const ROW: usize = 26;
const COLUMN: usize = 110;
/// The indentation of nested items.
const INDENT: usize = 14;
const LABELS: usize = 250;

/// The drawing, if there are workgroup variables.
pub(crate) fn drawing(checked: &Checked, plan: &Plan) -> String {
    let module = checked.module();
    let vars: Vec<(WorkgroupVarId, &ir::WorkgroupVar)> = module.workgroup_vars.iter().collect();
    if vars.is_empty() {
        return String::new();
    }
    let mut rows = Rows { vars: &vars, y: ROW, number: 0, svg: String::new() };
    rows.items(&plan.items, 0);
    let (width, height) = (LABELS + COLUMN * vars.len(), rows.y + 6);
    let names = vars.iter().enumerate().map(|(n, (_, var))| {
        let x = LABELS + COLUMN * n + COLUMN / 2;
        let name = escaped(&var.name.text);
        format!("<text x=\"{x}\" y=\"17\" text-anchor=\"middle\">{name}</text>")
    });
    let names: String = names.collect();
    format!(
        "<figure class=\"phases\"><figcaption>Phases between barriers: which workgroup variables \
         each reads and writes</figcaption><svg viewBox=\"0 0 {width} {height}\" \
         style=\"width:{width}px\" role=\"img\" aria-label=\"Phases between barriers\">{names}{}\
         </svg></figure>\n",
        rows.svg
    )
}

/// The rows of the drawing so far.
struct Rows<'a> {
    vars: &'a [(WorkgroupVarId, &'a ir::WorkgroupVar)],
    y: usize,
    /// The number of the last phase.
    number: usize,
    svg: String,
}

impl Rows<'_> {
    fn items(&mut self, items: &[Item], depth: usize) {
        let x = 4 + depth * INDENT;
        for item in items {
            match item {
                Item::Phase(uses) => self.phase(uses, x),
                Item::Barrier(name, line) => {
                    let right = LABELS + COLUMN * self.vars.len();
                    let (text, y) = (self.y + 17, self.y + 13);
                    self.svg += &format!(
                        "<line class=\"barrier\" x1=\"{LABELS}\" y1=\"{y}\" x2=\"{right}\" \
                         y2=\"{y}\"/><text class=\"wait\" x=\"{x}\" y=\"{text}\">{name}, line \
                         {line}</text>"
                    );
                    self.y += ROW;
                }
                Item::Within(title, items) => {
                    let text = self.y + 17;
                    self.svg += &format!("<text x=\"{x}\" y=\"{text}\">{}</text>", escaped(title));
                    self.y += ROW;
                    let top = self.y;
                    self.items(items, depth + 1);
                    let (x, end) = (x + 3, self.y - 4);
                    self.svg += &format!(
                        "<line class=\"around\" x1=\"{x}\" y1=\"{top}\" x2=\"{x}\" y2=\"{end}\"/>"
                    );
                }
            }
        }
    }

    fn phase(&mut self, uses: &Uses, x: usize) {
        self.number += 1;
        self.svg += &format!("<text x=\"{x}\" y=\"{}\">phase {}</text>", self.y + 17, self.number);
        for (n, (var, _)) in self.vars.iter().enumerate() {
            let Some([reads, writes]) = uses.get(var) else { continue };
            let (class, does) = match (reads.is_empty(), writes.is_empty()) {
                (false, true) => ("reads", "reads"),
                (true, _) => ("writes", "writes"),
                (false, false) => ("writes", "reads, writes"),
            };
            let (x, y) = (LABELS + COLUMN * n + 4, self.y + 2);
            let (text, title) = (x + COLUMN / 2 - 4, title(reads, writes));
            self.svg += &format!(
                "<g><title>{title}</title><rect class=\"{class}\" x=\"{x}\" y=\"{y}\" \
                 width=\"{}\" height=\"{}\" rx=\"4\"/><text x=\"{text}\" y=\"{}\" \
                 text-anchor=\"middle\">{does}</text></g>",
                COLUMN - 8,
                ROW - 4,
                self.y + 17
            );
        }
        self.y += ROW;
    }
}

/// `read in lines 3, 4; written in line 5`.
fn title(reads: &BTreeSet<usize>, writes: &BTreeSet<usize>) -> String {
    let list = |what: &str, lines: &BTreeSet<usize>| {
        let numbers: Vec<String> = lines.iter().map(ToString::to_string).collect();
        format!("{what} in line {}", numbers.join(", "))
    };
    let parts = [("read", reads), ("written", writes)];
    let parts = parts.iter().filter(|(_, lines)| !lines.is_empty());
    parts.map(|(what, lines)| list(what, lines)).collect::<Vec<_>>().join("; ")
}
