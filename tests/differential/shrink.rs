//! Shrinks a kernel as long as its difference remains. Statements are removed or replaced by their
//! contents. Expressions are replaced by a literal or by one of their parts.

use std::time::{Duration, Instant};

use crate::batch::Toolchain;
use crate::compile;
use crate::tree::{Node, Part, Program};

/// The number of candidates per call of rustc.
const AT_ONCE: usize = 32;

/// The smallest failing kernel found in the time, and its failure.
pub(crate) fn shrink(
    toolchain: &Toolchain,
    mut program: Program,
    mut message: String,
    time: Duration,
) -> (Program, String) {
    let end = Instant::now() + time;
    loop {
        let mut smaller = of_program(&program);
        smaller.retain(|smaller| smaller.size() < program.size());
        smaller.sort_by_key(Program::size);
        let found = if message.starts_with("refused") {
            smaller.into_iter().find_map(|program| refused_alike(program, &message))
        } else {
            smaller.retain(|program| compile(program).is_ok());
            let in_time = |_: &&[Program]| Instant::now() < end;
            smaller
                .chunks(AT_ONCE)
                .take_while(in_time)
                .find_map(|chunk| first_that_differs(toolchain, chunk))
        };
        match found {
            Some(smaller) => (program, message) = smaller,
            None => return (program, message),
        }
    }
}

/// The kernel, if the compiler refuses it with a message that begins alike.
fn refused_alike(program: Program, message: &str) -> Option<(Program, String)> {
    let reason = |message: &str| message.chars().take(40).collect::<String>();
    let error = compile(&program).err()?;
    (reason(&error) == reason(message)).then_some((program, error))
}

/// The first kernel that still differs, which is the smallest.
fn first_that_differs(toolchain: &Toolchain, programs: &[Program]) -> Option<(Program, String)> {
    match toolchain.run("shrink", programs) {
        Ok(differences) => {
            // A panic in plain Rust proves nothing.
            let real = |(_, text): &&(usize, String)| !text.starts_with("plain");
            let (at, text) = differences.iter().filter(real).min_by_key(|(at, _)| *at)?;
            Some((programs[*at].clone(), text.clone()))
        }
        // rustc refuses one of them, for example because nothing fixes a type any more.
        Err(_) if programs.len() == 1 => None,
        Err(_) => {
            let (a, b) = programs.split_at(programs.len() / 2);
            first_that_differs(toolchain, a).or_else(|| first_that_differs(toolchain, b))
        }
    }
}

/// Every kernel that is one step smaller, whether it is well-formed or not.
fn of_program(program: &Program) -> Vec<Program> {
    let body = of_block(&program.body).into_iter().map(|body| Program { body, ..program.clone() });
    let mut all: Vec<Program> = body.collect();
    for (at, function) in program.functions.iter().enumerate() {
        let mut without = program.clone();
        without.functions.remove(at);
        all.push(without);
        all.extend(of_block(&function.body).into_iter().map(|body| {
            let mut with = program.clone();
            with.functions[at].body = body;
            with
        }));
    }
    all
}

fn of_block(nodes: &[Node]) -> Vec<Vec<Node>> {
    let mut all = Vec::new();
    let without = |from: usize, to: usize| [&nodes[..from], &nodes[to..]].concat();
    if nodes.len() > 3 {
        let half = nodes.len() / 2;
        all.extend([without(0, half), without(half, nodes.len())]);
    }
    for (at, node) in nodes.iter().enumerate() {
        let with = |middle: &[Node]| [&nodes[..at], middle, &nodes[at + 1..]].concat();
        all.push(with(&[]));
        // Without its barriers, an exchange would be a data race.
        if !node.kernel.contains("workgroup_barrier") {
            for part in &node.parts {
                if let Part::Block(inner) = part {
                    all.push(with(inner));
                }
            }
        }
        all.extend(of_node(node).into_iter().map(|node| with(&[node])));
    }
    all
}

fn of_node(node: &Node) -> Vec<Node> {
    let mut all = Vec::new();
    if let Some(ty) = node.ty
        && node.size() > 1
    {
        all.push(Node::expr(ty, ty.simplest(), vec![]).with_range(1.0, 0));
        let same = |part: &&Node| part.ty == Some(ty);
        all.extend(node.parts.iter().filter_map(Part::expr).filter(same).cloned());
    }
    for (at, part) in node.parts.iter().enumerate() {
        let with = |part: Part| {
            let mut node = node.clone();
            node.parts[at] = part;
            node
        };
        match part {
            Part::Expr(part) => {
                all.extend(of_node(part).into_iter().map(|part| with(Part::Expr(part))));
            }
            Part::Block(part) => {
                all.extend(of_block(part).into_iter().map(|part| with(Part::Block(part))));
            }
        }
    }
    all
}
