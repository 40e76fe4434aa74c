//! Barriers that order nothing.
//!
//! A barrier is needed if a variable of the memory that it orders is written on one side of it and
//! accessed on the other, before the next such barrier. Variables count as a whole, and where paths
//! meet, what lies on them is one stretch: both can only make a barrier seem needed. A workgroup
//! barrier is tried to do without as well: if every access of workgroup memory is known exactly, in
//! every round of a loop, and no two invocations meet, it is not needed either. A loop of which it is
//! not known how often it runs tells nothing: two rounds do not show that an index stays apart in
//! others. So whoever removes the barriers that are found redundant, all of them, changes nothing.

use std::collections::BTreeSet;

use proc_macro2::Span;

use super::{Lint, LintKind, Run};
use crate::analyze::forest::Forest;
use crate::analyze::functions::Reach;
use crate::infer::Types;
use crate::ir::{AddressSpace, Barrier, Block, Expr, ExprId, Module, Place, Root, Stmt, StmtKind};
use crate::lower::instance::Arg;
use crate::textures::TextureOp;

/// The barriers that order memory.
const ORDERING: [Barrier; 3] = [Barrier::Workgroup, Barrier::Storage, Barrier::Texture];

/// A variable that invocations share: the barrier that orders it, as a number, and which one it is.
type Memory = (usize, usize);

/// Finds the barriers that order nothing.
pub(super) fn check(module: &Module, types: &Types, run: &Run<'_>) -> Vec<Lint> {
    let mut lints = Vec::new();
    let mut is_there = false;
    for body in module.bodies() {
        body.for_each_stmt(&mut |stmt| is_there |= matches!(stmt.kind, StmtKind::Barrier(_)));
    }
    if !is_there {
        return lints;
    }
    let functions = run.functions();
    let mut all = Walk::of(module, types, functions, &ORDERING);
    for barrier in ORDERING {
        let is_there = |found: &Found| found.barrier == barrier;
        if !all.barriers.iter().any(is_there) {
            continue;
        }
        let ends = [barrier];
        let mut own = Walk::of(module, types, functions, &ends);
        let in_all: Vec<Found> = all.barriers.iter().filter(|it| is_there(it)).cloned().collect();
        let mut removed = Vec::new();
        let found = own.barriers.clone();
        let (needed, others): (Vec<_>, Vec<_>) =
            found.iter().zip(&in_all).partition(|(found, _)| {
                let is_needed = own.conflict(found, |kind| kind == barrier).is_some();
                if !is_needed {
                    own.remove(found);
                }
                is_needed
            });
        for (found, in_all) in others {
            match all.conflict(in_all, |kind| kind != barrier) {
                Some(memory) => lints.push(wrong(module, found, memory)),
                None => {
                    all.remove(in_all);
                    removed.push(found.span);
                    lints.push(redundant(found, OF_VARIABLES));
                }
            }
        }
        for (found, in_all) in needed {
            let is_tried = barrier == Barrier::Workgroup;
            if !is_tried || all.conflict(in_all, |kind| kind != barrier).is_some() {
                continue;
            }
            removed.push(found.span);
            match run.does_without(&removed) {
                true => lints.push(redundant(found, OF_ELEMENTS)),
                false => _ = removed.pop(),
            }
        }
    }
    lints
}

/// Why nothing can tell that a barrier is gone.
const OF_VARIABLES: &str =
    "nothing that it orders is written on one side of it and accessed on the other";
const OF_ELEMENTS: &str =
    "no invocation accesses on one side of it what another one writes on the other";

fn redundant(found: &Found, why: &str) -> Lint {
    let call = found.barrier.describe();
    let message = format!("`{call}()` is not needed: {why}");
    let fix = Some("remove it".to_owned());
    let name = call.to_owned();
    Lint { kind: LintKind::RedundantBarrier, span: found.span, name, message, fix }
}

fn wrong(module: &Module, found: &Found, (kind, n): Memory) -> Lint {
    let variable = match ORDERING[kind] {
        Barrier::Workgroup => module.workgroup_vars.iter().find(|(id, _)| id.index() == n),
        _ => None,
    };
    let binding = module.bindings.iter().find(|(id, _)| id.index() == n);
    let variable = variable.map(|(_, var)| &var.name).or(binding.map(|(_, of)| &of.name));
    let variable = variable.map_or("", |name| &name.text);
    let (call, right) = (found.barrier.describe(), ORDERING[kind].describe());
    let message = format!(
        "`{call}()` orders nothing here: what is written on one side of it and accessed on the other \
         is `{variable}`, which only `{right}()` orders"
    );
    let fix = format!(
        "write `{right}()` if invocations hand each other something in `{variable}` here, else remove it"
    );
    let name = call.to_owned();
    Lint { kind: LintKind::WrongBarrier, span: found.span, name, message, fix: Some(fix) }
}

/// A barrier, and the stretches before and after it: a pair for each call of its function.
#[derive(Clone)]
struct Found {
    barrier: Barrier,
    span: Span,
    /// A function is there once for each choice of its types; in the source it is one.
    place: (String, usize, usize),
    sides: Vec<(usize, usize)>,
}

/// What is accessed in a stretch between barriers.
#[derive(Default)]
struct Accessed {
    read: BTreeSet<Memory>,
    written: BTreeSet<Memory>,
}

/// A loop or labelled block around.
struct Target {
    head: usize,
    exits: Vec<usize>,
}

struct Walk<'a> {
    module: &'a Module,
    types: &'a Types,
    functions: &'a [Reach],
    /// The barriers that end a stretch.
    ends: &'a [Barrier],
    /// In the order of the walk.
    barriers: Vec<Found>,
    stretches: Forest<Accessed>,
    current: usize,
    targets: Vec<Target>,
    /// Where the current function returns.
    returns: Vec<usize>,
}

impl<'a> Walk<'a> {
    fn of(
        module: &'a Module,
        types: &'a Types,
        functions: &'a [Reach],
        ends: &'a [Barrier],
    ) -> Self {
        let mut walk = Walk {
            module,
            types,
            functions,
            ends,
            barriers: Vec::new(),
            stretches: Forest::default(),
            current: 0,
            targets: Vec::new(),
            returns: Vec::new(),
        };
        walk.next();
        walk.block(&module.body);
        walk
    }

    // Stretches.

    fn next(&mut self) {
        self.current = self.stretches.push();
    }

    fn unite(&mut self, a: usize, b: usize) {
        self.stretches.unite(a, b, |all, more| {
            all.read.extend(more.read);
            all.written.extend(more.written);
        });
    }

    fn remove(&mut self, barrier: &Found) {
        barrier.sides.iter().for_each(|(before, after)| self.unite(*before, *after));
    }

    /// A variable that is written on one side of a barrier and accessed on the other.
    fn conflict(&self, barrier: &Found, is_asked: impl Fn(Barrier) -> bool) -> Option<Memory> {
        let between = |a: &Accessed, b: &Accessed| {
            let mut written = a.written.iter().filter(|(kind, _)| is_asked(ORDERING[*kind]));
            written.find(|it| b.read.contains(it) || b.written.contains(it)).copied()
        };
        barrier.sides.iter().find_map(|(before, after)| {
            let [a, b] = [before, after].map(|side| self.stretches.get(*side));
            between(a, b).or_else(|| between(b, a))
        })
    }

    fn access(&mut self, place: &Place, reads: bool, writes: bool) {
        let memory = match place.root {
            Root::Local(_) => return,
            Root::Workgroup(var) => (0, var.index()),
            Root::Binding(binding) => match self.module.bindings[binding].space {
                AddressSpace::StorageReadWrite => (1, binding.index()),
                AddressSpace::Handle => (2, binding.index()),
                AddressSpace::StorageRead | AddressSpace::Uniform => return,
            },
        };
        let stretch = self.stretches.get_mut(self.current);
        if reads {
            stretch.read.insert(memory);
        }
        if writes {
            stretch.written.insert(memory);
        }
    }

    // Statements.

    fn block(&mut self, block: &Block) {
        block.stmts.iter().for_each(|stmt| self.stmt(stmt));
    }

    fn stmt(&mut self, stmt: &Stmt) {
        stmt.kind.for_each_expr(&mut |expr| self.expr(expr));
        match &stmt.kind {
            StmtKind::Assign { place, op, .. } => self.access(place, op.is_some(), true),
            StmtKind::If { .. } | StmtKind::Match { .. } => self.branches(stmt),
            StmtKind::While { body, .. } | StmtKind::For { body, .. } => self.loop_(body, true),
            StmtKind::Loop { body, once } => self.loop_(body, !once),
            StmtKind::Break => {
                let current = self.current;
                self.targets.last_mut().into_iter().for_each(|it| it.exits.push(current));
            }
            StmtKind::Continue => {
                if let Some(head) = self.targets.last().map(|target| target.head) {
                    self.unite(self.current, head);
                }
            }
            StmtKind::Return(_) => self.returns.push(self.current),
            StmtKind::Barrier(barrier) => self.barrier(*barrier, stmt),
            StmtKind::Let { .. } | StmtKind::Expr(_) => {}
        }
    }

    fn barrier(&mut self, barrier: Barrier, stmt: &Stmt) {
        if !self.ends.contains(&barrier) {
            return;
        }
        let before = self.current;
        self.next();
        let (span, sides, start) = (stmt.span, vec![(before, self.current)], stmt.span.start());
        let place = (span.file(), start.line, start.column);
        match self.barriers.iter_mut().find(|it| it.place == place && it.barrier == barrier) {
            Some(found) => found.sides.extend(sides),
            None => self.barriers.push(Found { barrier, span, place, sides }),
        }
    }

    fn branches(&mut self, stmt: &Stmt) {
        let (before, mut end) = (self.current, None);
        stmt.kind.for_each_block(&mut |block| {
            self.current = before;
            self.block(block);
            match end {
                Some(end) => self.unite(self.current, end),
                None => end = Some(self.current),
            }
        });
    }

    fn loop_(&mut self, body: &Block, repeats: bool) {
        let head = self.current;
        self.targets.push(Target { head, exits: Vec::new() });
        self.block(body);
        let exits = self.targets.pop().map_or(Vec::new(), |target| target.exits);
        if repeats {
            self.unite(self.current, head);
        }
        exits.into_iter().for_each(|exit| self.unite(exit, self.current));
    }

    // Expressions.

    fn expr(&mut self, id: ExprId) {
        let (module, types) = (self.module, self.types);
        module.for_each_operand(id, |operand| self.expr(operand));
        match &module.exprs[id].kind {
            Expr::Load(place) => self.access(place, true, false),
            Expr::Atomic(_, place, _) => self.access(place, true, true),
            Expr::Texture(op, place, _) => {
                let writes = matches!(op, TextureOp::Store);
                self.access(place, !writes, writes);
            }
            Expr::Cooperative(_, Some(place), _) => {
                let writes = module.exprs[id].kind.written().is_some();
                self.access(place, !writes, writes);
            }
            Expr::WorkgroupUniformLoad(place) => {
                let waits = self.ends.contains(&Barrier::Workgroup);
                for step in 0..2 {
                    if waits {
                        self.next();
                    }
                    if step == 0 {
                        self.access(place, true, false);
                    }
                }
            }
            _ => {}
        }
        if let Some(call) = types.call(id) {
            for arg in &call.args {
                match arg {
                    Arg::Value(_) => {}
                    Arg::Load(place) => self.access(place, true, false),
                    Arg::Pointer(place) => self.access(place, true, true),
                }
            }
            if !self.functions[call.function.index()].only_computes() {
                self.call(&module.functions[call.function].body);
            }
        }
    }

    fn call(&mut self, body: &Block) {
        let targets = std::mem::take(&mut self.targets);
        let returns = std::mem::take(&mut self.returns);
        self.block(body);
        self.targets = targets;
        let ends = std::mem::replace(&mut self.returns, returns);
        ends.into_iter().for_each(|end| self.unite(end, self.current));
    }
}
