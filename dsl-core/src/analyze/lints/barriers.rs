//! Barriers that order nothing.
//!
//! A barrier is needed if a variable in the memory that it orders is written on one side of it and
//! accessed on the other, before the next such barrier. Variables count as a whole, and where paths
//! meet, their code is one stretch. Both can only make a barrier seem needed. The part of a stretch
//! that the walk reaches before the barrier is one side; the part after it is the other. If the
//! barrier is in a loop that repeats, the whole loop is on both sides.
//!
//! For workgroup barriers, a trial runs the kernel without them. A barrier is not needed if every
//! access of workgroup memory is known exactly, in every iteration, and no two invocations meet. A
//! loop with an unknown number of iterations shows nothing: two iterations do not prove that an
//! index stays apart in the others. So removing all barriers that are reported as redundant changes
//! nothing.

use std::collections::BTreeMap;

use proc_macro2::Span;

use super::lint::{Lint, LintKind};
use crate::analyze::access::Run;
use crate::analyze::forest::Forest;
use crate::analyze::functions::Reach;
use crate::infer::Types;
use crate::ir::{
    AddressSpace, Arg, Barrier, Block, Expr, ExprId, Module, Place, Root, Stmt, StmtKind,
};

/// The barriers that order memory.
const ORDERING: [Barrier; 3] = [Barrier::Workgroup, Barrier::Storage, Barrier::Texture];

/// A variable that invocations share: the index of its barrier in `ORDERING`, and its own index.
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
    let mut fuel = run.fuel_for_trials();
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
                    lints.push(redundant(module, found, OF_VARIABLES));
                }
            }
        }
        for (found, in_all) in needed {
            let is_tried = barrier == Barrier::Workgroup;
            if !is_tried || all.conflict(in_all, |kind| kind != barrier).is_some() {
                continue;
            }
            removed.push(found.span);
            match run.does_without(&removed, &mut fuel) {
                true => lints.push(redundant(module, found, OF_ELEMENTS)),
                false => _ = removed.pop(),
            }
        }
    }
    lints
}

/// The reasons why a barrier is redundant.
const OF_VARIABLES: &str = "no memory that it orders is written on one side of it and accessed on \
                            the other side, up to the next barriers";
const OF_ELEMENTS: &str = "no invocation writes an element on one side of it that another \
                           invocation accesses on the other side, up to the next barriers";

fn redundant(module: &Module, found: &Found, why: &str) -> Lint {
    let call = found.barrier.describe();
    let (kernel, fix) = match found.is_shared(module) {
        true => (
            in_kernel(module),
            "remove the barrier if no other kernel that calls this function needs it",
        ),
        false => (String::new(), "remove it"),
    };
    let message = format!("`{call}()` is not needed{kernel}: {why}");
    let (name, fix) = (call.to_owned(), Some(fix.to_owned()));
    Lint { kind: LintKind::RedundantBarrier, span: found.span, name, message, fix }
}

fn in_kernel(module: &Module) -> String {
    format!(" in the kernel `{}`", module.full_name())
}

fn wrong(module: &Module, found: &Found, (kind, n): Memory) -> Lint {
    let is_workgroup = ORDERING[kind] == Barrier::Workgroup;
    let variable = module.workgroup_vars.iter().find(|(id, _)| is_workgroup && id.index() == n);
    let binding = module.bindings.iter().find(|(id, _)| id.index() == n);
    let variable = variable.map(|(_, var)| &var.name).or(binding.map(|(_, of)| &of.name));
    let variable = variable.map_or("", |name| &name.text);
    let (call, right) = (found.barrier.describe(), ORDERING[kind].describe());
    let place = match found.is_shared(module) {
        true => in_kernel(module),
        false => " here".to_owned(),
    };
    let message = format!(
        "`{call}()` orders nothing{place}: `{variable}` is written on one side and accessed on the \
         other side, but only `{right}()` orders these accesses"
    );
    let fix = format!(
        "write `{right}()` if invocations exchange values in `{variable}` here; otherwise remove \
         the barrier"
    );
    let name = call.to_owned();
    Lint { kind: LintKind::WrongBarrier, span: found.span, name, message, fix: Some(fix) }
}

/// A barrier, and the stretches before and after it: one pair for each call of its function.
#[derive(Clone)]
struct Found {
    barrier: Barrier,
    span: Span,
    sides: Vec<Sides>,
}

impl Found {
    /// Whether it is in a function that other kernels can call, too.
    fn is_shared(&self, module: &Module) -> bool {
        let at = self.span.start();
        let is_own =
            |body: &Span| body.file() == self.span.file() && body.start() <= at && at < body.end();
        !module.sources.first().is_some_and(is_own)
    }
}

#[derive(Clone, Copy)]
struct Sides {
    before: usize,
    after: usize,
    /// The time of the barrier. If it is in a loop that repeats, the beginning and end of the
    /// outermost such loop.
    times: Times,
}

/// The accesses in a stretch between barriers: when the walk saw each variable first and last.
#[derive(Default)]
struct Accessed {
    all: BTreeMap<Memory, Times>,
    written: BTreeMap<Memory, Times>,
}

#[derive(Clone, Copy)]
struct Times {
    first: usize,
    last: usize,
}

fn note(times: &mut BTreeMap<Memory, Times>, memory: Memory, more: Times) {
    let of = times.entry(memory).or_insert(more);
    *of = Times { first: of.first.min(more.first), last: of.last.max(more.last) };
}

/// An enclosing loop or labelled block.
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
    /// Indices of `barriers`, by place in the source. Instances of a generic function share their
    /// places.
    numbers: BTreeMap<((String, usize, usize), Barrier), usize>,
    stretches: Forest<Accessed>,
    current: usize,
    /// Counts accesses, barriers, and the beginnings and ends of loops.
    time: usize,
    /// The time at which the outermost enclosing loop that repeats began.
    began: Option<usize>,
    /// The barriers in this loop, each with the index of its sides.
    in_loop: Vec<(usize, usize)>,
    targets: Vec<Target>,
    /// The stretches in which the current function returns.
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
            numbers: BTreeMap::new(),
            stretches: Forest::default(),
            current: 0,
            time: 0,
            began: None,
            in_loop: Vec::new(),
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
        self.stretches.unite(a, b, |known, more| {
            more.all.into_iter().for_each(|(memory, times)| note(&mut known.all, memory, times));
            more.written
                .into_iter()
                .for_each(|(memory, times)| note(&mut known.written, memory, times));
        });
    }

    fn remove(&mut self, barrier: &Found) {
        barrier.sides.iter().for_each(|sides| self.unite(sides.before, sides.after));
    }

    /// A variable that is written on one side of a barrier and accessed on the other.
    fn conflict(&self, barrier: &Found, is_asked: impl Fn(Barrier) -> bool) -> Option<Memory> {
        barrier.sides.iter().find_map(|Sides { before, after, times }| {
            let [before, after] = [*before, *after].map(|side| self.stretches.get(side));
            let is_ahead = |of: Option<&Times>| of.is_some_and(|of| of.first <= times.last);
            let is_behind = |of: Option<&Times>| of.is_some_and(|of| of.last >= times.first);
            let written = before.written.keys().chain(after.written.keys());
            let mut written = written.filter(|(kind, _)| is_asked(ORDERING[*kind]));
            let is_ordered = |it: &&Memory| {
                is_ahead(before.written.get(it)) && is_behind(after.all.get(it))
                    || is_ahead(before.all.get(it)) && is_behind(after.written.get(it))
            };
            written.find(is_ordered).copied()
        })
    }

    fn access(&mut self, place: &Place, writes: bool) {
        let memory = match place.root {
            Root::Local(_) => return,
            Root::Workgroup(var) => (0, var.index()),
            Root::Binding(binding) => match self.module.bindings[binding].space {
                AddressSpace::StorageReadWrite => (1, binding.index()),
                AddressSpace::Handle => (2, binding.index()),
                AddressSpace::StorageRead | AddressSpace::Uniform => return,
            },
        };
        self.time += 1;
        let (stretch, now) = (self.stretches.get_mut(self.current), self.time);
        let times = Times { first: now, last: now };
        note(&mut stretch.all, memory, times);
        if writes {
            note(&mut stretch.written, memory, times);
        }
    }

    // Statements.

    fn block(&mut self, block: &Block) {
        block.stmts.iter().for_each(|stmt| self.stmt(stmt));
    }

    fn stmt(&mut self, stmt: &Stmt) {
        stmt.kind.for_each_expr(&mut |expr| self.expr(expr));
        match &stmt.kind {
            StmtKind::Assign { place, .. } => self.access(place, true),
            StmtKind::If { .. } | StmtKind::Match { .. } => self.branches(stmt),
            StmtKind::While { head, body, .. } => {
                self.block(head);
                self.loop_(body, true);
            }
            StmtKind::For { body, .. } => self.loop_(body, true),
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
        self.time += 1;
        let first = self.began.unwrap_or(self.time);
        let times = Times { first, last: self.time };
        let sides = vec![Sides { before, after: self.current, times }];
        let (span, start) = (stmt.span, stmt.span.start());
        let place = (span.file(), start.line, start.column);
        let at = *self.numbers.entry((place, barrier)).or_insert(self.barriers.len());
        match self.barriers.get_mut(at) {
            Some(found) => found.sides.extend(sides),
            None => self.barriers.push(Found { barrier, span, sides }),
        }
        if self.began.is_some() {
            self.in_loop.push((at, self.barriers[at].sides.len() - 1));
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
        let is_outermost = repeats && self.began.is_none();
        if is_outermost {
            self.time += 1;
            self.began = Some(self.time);
        }
        self.block(body);
        if is_outermost {
            self.time += 1;
            self.began = None;
            for (barrier, sides) in std::mem::take(&mut self.in_loop) {
                self.barriers[barrier].sides[sides].times.last = self.time;
            }
        }
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
        let kind = &module.exprs[id].kind;
        if let Expr::WorkgroupUniformLoad(place) = kind {
            let waits = self.ends.contains(&Barrier::Workgroup);
            for step in 0..2 {
                if waits {
                    self.next();
                }
                if step == 0 {
                    self.access(place, false);
                }
            }
        } else if let Some(place) = kind.place()
            && !matches!(kind, Expr::Length(_) | Expr::Ref(..))
        {
            self.access(place, kind.written().is_some());
        }
        if let Some(call) = types.call(id) {
            for arg in &call.args {
                match arg {
                    Arg::Value(_) => {}
                    Arg::Load(place) => self.access(place, false),
                    Arg::Pointer(place) => self.access(place, true),
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
