//! A drawing of a data race: two invocations, the element, the two lines.

use dsl_core::diagnostic::{Clash, Party};

use super::html::escaped;
use super::source::Source;

/// Two arrows to one cell.
pub(crate) fn drawing(source: &Source<'_>, race: &Clash) -> String {
    let Clash { variable, element, parties } = race;
    let party = |n: usize, of: &Party| {
        let (y, line) = (40 + 80 * n, of.span.start().line);
        let does = if of.writes { "writes" } else { "reads" };
        let text = source.lines.get(line.wrapping_sub(1)).map_or("", |text| text.trim());
        let text: String = text.chars().take(70).collect();
        // A write points at the cell, a read at the invocation.
        let (from, to) = if of.writes { ((170, y), (300, 80)) } else { ((300, 80), (170, y)) };
        format!(
            "<rect class=\"who\" x=\"4\" y=\"{}\" width=\"164\" height=\"36\" rx=\"6\"/>\
             <text x=\"86\" y=\"{}\" text-anchor=\"middle\">{}</text>\
             <line class=\"arrow\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" \
             marker-end=\"url(#tip)\"/>\
             <text x=\"4\" y=\"{}\" class=\"small\">line {line} {does}: {}</text>",
            y - 18,
            y + 5,
            escaped(&of.invocation),
            from.0,
            from.1,
            to.0,
            to.1,
            [14, 156][n],
            escaped(&text),
        )
    };
    let [earlier, later] = parties;
    let (variable, element) = (escaped(variable), escaped(element));
    format!(
        "<figure class=\"race\"><svg viewBox=\"0 0 560 170\" role=\"img\" aria-label=\"data race on \
         {variable}\"><rect class=\"cell\" x=\"302\" y=\"58\" width=\"200\" height=\"44\" rx=\"4\"/>\
         <text x=\"402\" y=\"77\" text-anchor=\"middle\">{variable}</text>\
         <text x=\"402\" y=\"94\" text-anchor=\"middle\" class=\"small\">{element}</text>{}{}</svg>\
         <figcaption>A data race on <code>{variable}</code>: no barrier orders the two accesses.</figcaption>\
         </figure>\n",
        party(0, earlier),
        party(1, later),
    )
}
