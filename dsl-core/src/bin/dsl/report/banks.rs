//! The banks of workgroup variables: which invocation accesses which word in each phase.

use std::collections::{BTreeMap, BTreeSet};

use dsl_core::analyze::{By, Checked, MAX_TIMES, Touch};
use dsl_core::ir::{WorkgroupVar, WorkgroupVarId};

use super::html::escaped;
use super::phases::Plan;

/// The number of banks, of a 4-byte word each, and the number of invocations in a subgroup.
const BANKS: i64 = 32;
const SUBGROUP: usize = 32;

/// The width of a bank, the height of a row of words, and the width of its label.
const BANK: i64 = 22;
const ROW: i64 = 18;
const LABEL: i64 = 92;

/// The accesses of each phase, for each workgroup variable.
pub(crate) fn maps(checked: &Checked, plan: &Plan) -> String {
    let touches = checked.touches();
    let vars = checked.module().workgroup_vars.iter();
    let vars = vars.map(|(id, var)| of_var(id, var, plan, &touches));
    let vars: String = vars.collect();
    if vars.is_empty() {
        return vars;
    }
    format!(
        "<h3>Banks of workgroup memory</h3>\n<p>A column is a bank of 4 bytes, a row is 32 words. The \
         numbers are invocations of one subgroup, by <code>local_invocation_index()</code>; ×2 means two \
         invocations. Red is a conflict: the words of one bank are served one after the other. Words are \
         counted from the start of the variable. For an access in a loop, the first {MAX_TIMES} iterations \
         that differ are shown.</p>\n{vars}"
    )
}

fn of_var(id: WorkgroupVarId, var: &WorkgroupVar, plan: &Plan, touches: &[Touch]) -> String {
    let mut html = String::new();
    let uses = plan.uses(id).into_iter();
    let mut uses: Vec<(BTreeSet<usize>, usize)> = uses.map(|(line, of)| (of, line)).collect();
    uses.sort();
    for (phases, line) in uses {
        let here = touches.iter().filter(|of| of.var == id && of.at.0 == line);
        let accesses = accesses(here);
        let numbers: Vec<String> = phases.iter().map(ToString::to_string).collect();
        let s = if phases.len() > 1 { "s" } else { "" };
        let title = format!("phase{s} {}, line {line}", numbers.join(" and "));
        if accesses.is_empty() {
            html += &unknown(&title, "the analysis does not reach this access");
        }
        let mut times: BTreeMap<usize, usize> = BTreeMap::new();
        for Access { touch, does } in accesses {
            // Several accesses at one place come from iterations of a loop.
            let time = times.entry(touch.at.1).or_default();
            *time += 1;
            let again = if *time > 1 { format!(", time {time}") } else { String::new() };
            let title = format!("{title}, {}{again}", does.join(" and "));
            html += &match &touch.by {
                Some(by) => map(&title, by),
                None => unknown(&title, "the elements are not known at compile time"),
            };
        }
    }
    let (name, ty) = (escaped(&var.name.text), escaped(&var.ty.rust()));
    format!(
        "<details class=\"banks\"><summary><code>{name}: {ty}</code></summary>\n{html}</details>\n"
    )
}

/// The accesses to the same elements at the same place.
struct Access<'a> {
    touch: &'a Touch,
    /// `read`, `write` or both.
    does: Vec<&'static str>,
}

fn accesses<'a>(touches: impl Iterator<Item = &'a Touch>) -> Vec<Access<'a>> {
    let mut accesses: Vec<Access<'a>> = Vec::new();
    for touch in touches {
        let does = if touch.writes { "write" } else { "read" };
        let alike = accesses.iter_mut().find(|of| {
            (of.touch.at, &of.touch.by) == (touch.at, &touch.by) && !of.does.contains(&does)
        });
        match alike {
            Some(access) => access.does.push(does),
            None => accesses.push(Access { touch, does: vec![does] }),
        }
    }
    accesses
}

fn unknown(title: &str, why: &str) -> String {
    format!("<p class=\"unknown\">{title}: {why}.</p>\n")
}

/// The words that the first participating subgroup accesses.
fn map(title: &str, by: &By) -> String {
    let subgroups = by.firsts.chunks(SUBGROUP).enumerate();
    let mut taking_part = subgroups.filter(|(_, of)| of.iter().any(Option::is_some));
    let Some((subgroup, firsts)) = taking_part.next() else {
        return unknown(title, "no invocation takes part");
    };
    let (words, conflicts) = words(firsts, by);
    let rows: BTreeSet<i64> = words.keys().map(|word| word.div_euclid(BANKS)).collect();
    let mut svg = String::new();
    for (n, row) in rows.iter().enumerate() {
        let (y, from) = (ROW * n as i64, row * BANKS);
        svg += &format!(
            "<text class=\"small\" x=\"0\" y=\"{}\">words {from}–{}</text>\
             <rect class=\"row\" x=\"{LABEL}\" y=\"{y}\" width=\"{}\" height=\"{ROW}\"/>",
            y + 13,
            from + BANKS - 1,
            BANK * BANKS
        );
        for (word, lanes) in words.range(from..from + BANKS) {
            let class = if conflicts.contains(word) { "conflict" } else { "one" };
            svg += &cell(*word, lanes, SUBGROUP * subgroup, class, y);
        }
    }
    let (width, height) = (LABEL + BANK * BANKS, ROW * rows.len() as i64);
    let note = |is: bool, text: &'static str| if is { text } else { "" };
    let (first, last) = (SUBGROUP * subgroup, SUBGROUP * subgroup + firsts.len() - 1);
    format!(
        "<figure><figcaption>{title}: invocations {first} to {last}{}{}{}{}</figcaption>\
         <svg viewBox=\"0 0 {width} {height}\" style=\"width:{width}px\" role=\"img\" \
         aria-label=\"{title}\">{svg}</svg></figure>\n",
        note(!conflicts.is_empty(), "; bank conflict"),
        note(by.bytes > 16, "; conflicts of values of more than 16 bytes are not marked"),
        note(by.is_moved, "; all are moved by one distance, which is not known at compile time"),
        note(!by.is_certain, "; some invocations may not take part"),
    )
}

/// The lanes that access each word, and the words with bank conflicts.
fn words(firsts: &[Option<i64>], by: &By) -> (BTreeMap<i64, Vec<usize>>, BTreeSet<i64>) {
    let mut words: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
    let mut conflicts = BTreeSet::new();
    let at_a_time = by.at_a_time.max(1);
    for (n, group) in firsts.chunks(at_a_time).enumerate() {
        let mut banks: BTreeMap<i64, BTreeSet<i64>> = BTreeMap::new();
        for (lane, first) in group.iter().enumerate() {
            let Some(first) = first else { continue };
            let last = first + i64::from(by.bytes.max(1)) - 1;
            for word in first.div_euclid(4)..=last.div_euclid(4) {
                words.entry(word).or_default().push(n * at_a_time + lane);
                // A value of more than 16 bytes takes several accesses.
                if by.bytes <= 16 {
                    banks.entry(word.rem_euclid(BANKS)).or_default().insert(word);
                }
            }
        }
        let crowded = banks.into_values().filter(|of| of.len() > 1);
        conflicts.extend(crowded.flatten());
    }
    (words, conflicts)
}

fn cell(word: i64, lanes: &[usize], first: usize, class: &str, y: i64) -> String {
    let x = LABEL + BANK * word.rem_euclid(BANKS);
    let all: Vec<String> = lanes.iter().map(|lane| (first + lane).to_string()).collect();
    let label = match all.as_slice() {
        [one] => one.clone(),
        several => format!("×{}", several.len()),
    };
    format!(
        "<g><title>word {word}, bank {}: {}</title><rect class=\"{class}\" x=\"{x}\" y=\"{y}\" \
         width=\"{BANK}\" height=\"{ROW}\"/><text class=\"lane\" x=\"{}\" y=\"{}\" \
         text-anchor=\"middle\">{label}</text></g>",
        word.rem_euclid(BANKS),
        all.join(", "),
        x + BANK / 2,
        y + 13
    )
}
