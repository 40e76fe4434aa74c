//! `for` loops over ranges, exactly as Rust runs them.
//!
//! If the counter can step past the bound without wrapping, the loop is WGSL's `for`: a driver can
//! see the number of iterations, and unroll the loop. A step that is known at run time only is
//! capped, so that the counter cannot wrap. If the counter could wrap (`0..=u32::MAX`), the test
//! for the last iteration comes before the step:
//!
//! ```wgsl
//! var i = start;
//! if (i <= end) {
//!     loop {
//!         …
//!         continuing {
//!             let last = i == end;
//!             i++;
//!             break if last;
//!         }
//!     }
//! }
//! ```

use super::Emitter;
use super::expr::Prec;
use crate::analyze::constants::Value;
use crate::ir::{BinaryOp, Block, Expr, ExprId, ForRange, LocalId, Scalar};
use crate::layout;

impl Emitter<'_> {
    pub(super) fn for_(&mut self, local: LocalId, range: &ForRange, body: &Block) {
        if let Some(rounds) = self.rounds(local, range, body) {
            return self.unrolled(local, &rounds, body);
        }
        match (range.reversed, range.inclusive, range.step) {
            (false, _, step) if self.cannot_wrap(range) => {
                let step = step.map(|step| self.step(step, local));
                self.counting_up(local, range, step, body);
            }
            (false, _, Some(step)) if self.is_low(range) => {
                let step = self.capped_step(step, local);
                self.counting_up(local, range, Some(step), body);
            }
            (true, false, None) => self.counting_down(local, range, body),
            _ => self.testing_last(local, range, body),
        }
    }

    /// `for (var i = a; i < b; i += step)`.
    fn counting_up(
        &mut self,
        local: LocalId,
        range: &ForRange,
        step: Option<String>,
        body: &Block,
    ) {
        let start = self.expr(range.start).text;
        let end = self.expr(range.end).within(Prec::Shift);
        let test = if range.inclusive { "<=" } else { "<" };
        self.names.open();
        let (counter, copy) = self.counter(local);
        let next = match step {
            Some(step) => format!("{counter} += {step}"),
            None => format!("{counter}++"),
        };
        self.line(&format!("for (var {counter} = {start}; {counter} {test} {end}; {next}) {{"));
        self.body(copy, &counter, body);
        self.line("}");
        self.names.close();
    }

    /// `for (var next = b; next > a; next--) { let i = next - 1; … }`.
    fn counting_down(&mut self, local: LocalId, range: &ForRange, body: &Block) {
        let start = self.start(range, local);
        let end = self.expr(range.end).text;
        self.names.open();
        let next = self.beside(local, "next");
        let one = self.one(local);
        self.line(&format!("for (var {next} = {end}; {next} > {start}; {next}--) {{"));
        self.body(Some(local), &format!("{next} - {one}"), body);
        self.line("}");
        self.names.close();
    }

    /// A loop that tests for its last iteration before it steps.
    fn testing_last(&mut self, local: LocalId, range: &ForRange, body: &Block) {
        let start = self.start(range, local);
        let end = self.expr(range.end).within(Prec::Unary);
        let one = self.one(local);
        let scalar = self.scalar(local);
        let step = range.step.map(|step| self.nonzero_step(step, local));
        let (counter, copy) = self.counter(local);
        let (first, test, bound) = match (range.reversed, range.inclusive) {
            (false, inclusive) => (start.clone(), if inclusive { "<=" } else { "<" }, end),
            (true, true) => (end, ">=", start.clone()),
            (true, false) => (format!("{end} - {one}"), ">", start.clone()),
        };
        // For a reversed range with an excluded end, the range is empty unless the end is above the
        // start.
        let enter = match (range.reversed, range.inclusive) {
            (true, false) => format!("{counter} + {one} > {start}"),
            _ => format!("{counter} {test} {bound}"),
        };
        self.line(&format!("var {counter} = {first};"));
        self.line(&format!("if ({enter}) {{"));
        self.indent += 1;
        let unsigned = |text: &str| match scalar.is_signed() {
            true => format!("{}({text})", scalar.unsigned().rust()),
            false => text.to_owned(),
        };
        let signed = |text: &str| match scalar.is_signed() {
            true => format!("{}({text})", scalar.rust()),
            false => text.to_owned(),
        };
        let (high, low) = if range.reversed { (&counter, &bound) } else { (&bound, &counter) };
        let distance = format!("{} - {}", unsigned(high), unsigned(low));
        let last_included = range.inclusive || range.reversed;
        let last = match &step {
            None if last_included => format!("{counter} == {bound}"),
            None => format!("{distance} <= {}", number(1, scalar.unsigned())),
            Some(step) => format!("{distance} {} {step}", if last_included { "<" } else { "<=" }),
        };
        let sign = if range.reversed { '-' } else { '+' };
        let advance = match &step {
            None => format!("{counter}{sign}{sign};"),
            Some(step) => format!("{counter} {sign}= {};", signed(step)),
        };
        if let (true, Some(step)) = (range.stepped_first, &step) {
            let rest = signed(&format!("({distance}) % {step}"));
            self.line(&format!("{counter} -= {rest};"));
        }
        let flag = self.beside(local, "last");
        self.line("loop {");
        self.body(copy, &counter, body);
        self.indent += 1;
        self.line("continuing {");
        self.indent += 1;
        self.line(&format!("let {flag} = {last};"));
        self.line(&advance);
        self.line(&format!("break if {flag};"));
        self.indent -= 1;
        self.line("}");
        self.indent -= 1;
        self.line("}");
        self.indent -= 1;
        self.line("}");
    }

    // The parts of a loop.

    /// The counter's name, and the variable that is a copy of the counter, if the body assigns to
    /// the loop variable: that must not change the iteration.
    fn counter(&mut self, local: LocalId) -> (String, Option<LocalId>) {
        let info = &self.checked.module().locals[local];
        if info.assigned {
            (self.beside(local, "counter"), Some(local))
        } else if info.name.text == "_" {
            (self.names.declare_own("i"), None)
        } else {
            (self.declare(local), None)
        }
    }

    /// A name for an additional variable of the loop.
    fn beside(&mut self, local: LocalId, what: &str) -> String {
        let name = self.checked.module().locals[local].name.text.trim_start_matches('_');
        let wish = if name.is_empty() { what.to_owned() } else { format!("{name}_{what}") };
        self.names.declare_own(&wish)
    }

    fn body(&mut self, copy: Option<LocalId>, value: &str, body: &Block) {
        self.indent += 1;
        self.names.open();
        if let Some(local) = copy
            && self.checked.module().locals[local].name.text != "_"
        {
            let keyword = if self.checked.module().locals[local].assigned { "var" } else { "let" };
            let name = self.declare(local);
            self.line(&format!("{keyword} {name} = {value};"));
        }
        self.block_stmts(body);
        self.names.close();
        self.indent -= 1;
    }

    /// The start, evaluated once.
    fn start(&mut self, range: &ForRange, local: LocalId) -> String {
        let start = self.expr(range.start);
        if self.constant(range.start).is_some() {
            return start.within(Prec::Unary);
        }
        let name = self.beside(local, "start");
        self.line(&format!("let {name} = {};", start.text));
        name
    }

    fn one(&self, local: LocalId) -> String {
        number(1, self.scalar(local))
    }

    fn scalar(&self, local: LocalId) -> Scalar {
        self.checked.types().local(local).scalar().unwrap_or(Scalar::U32)
    }

    /// The step, a `u32`, in the type of the counter.
    fn step(&mut self, step: ExprId, local: LocalId) -> String {
        let text = self.expr(step).within(Prec::Shift);
        let scalar = self.scalar(local);
        if scalar == Scalar::U32 {
            return text;
        }
        // naga would sign-extend a large `u32` into a negative `i64`.
        let text = if scalar == Scalar::I64 { format!("u64({text})") } else { text };
        format!("{}({text})", scalar.rust())
    }

    /// A step of 0 would never end; Rust panics, here it counts as 1.
    fn nonzero_step(&mut self, step: ExprId, local: LocalId) -> String {
        let unsigned = self.scalar(local).unsigned();
        if let Some(step) = self.constant(self.known_as(step)).and_then(Value::integer) {
            return number(step.max(1), unsigned);
        }
        let text = self.expr(step).within(Prec::Unary);
        let text = if unsigned == Scalar::U64 { format!("u64({text})") } else { text };
        let name = self.beside(local, "step");
        self.line(&format!("let {name} = max({text}, {});", number(1, unsigned)));
        name
    }

    /// A step that is at least 1, and at most the step that leaves a range that [is
    /// low](Self::is_low).
    fn capped_step(&mut self, step: ExprId, local: LocalId) -> String {
        let text = self.expr(step).text;
        let name = self.beside(local, "step");
        self.line(&format!("let {name} = clamp({text}, 1u, {}u);", LOW));
        name
    }

    // Bounds.

    /// Whether `end` plus one step surely does not wrap.
    fn cannot_wrap(&self, range: &ForRange) -> bool {
        let step = match range.step {
            None if !range.inclusive => return true,
            None => 1,
            Some(step) => match self.constant(self.known_as(step)) {
                Some(Value::Int(step @ 1.., _)) => step,
                _ => return false,
            },
        };
        let scalar = self.checked.types().expr(range.start).scalar().unwrap_or(Scalar::U32);
        let (_, limit) = scalar.limits();
        let last = if range.inclusive { 0 } else { -1 };
        step <= limit && self.upper_bound(range.end).is_some_and(|end| end + last + step <= limit)
    }

    /// Whether the counter is below [`LOW`] in each iteration: one more capped step leaves the
    /// range without wrapping.
    fn is_low(&self, range: &ForRange) -> bool {
        let scalar = self.checked.types().expr(range.start).scalar();
        let last = if range.inclusive { 0 } else { -1 };
        scalar == Some(Scalar::U32)
            && self.upper_bound(range.end).is_some_and(|end| end + last < i128::from(LOW))
    }

    fn is_unsigned(&self, id: ExprId) -> bool {
        let scalar = self.checked.types().expr(id).scalar();
        scalar.is_some_and(|scalar| scalar.is_integer() && !scalar.is_signed())
    }

    /// The initializer of a variable that never changes, if the expression is such a variable.
    pub(super) fn known_as(&self, id: ExprId) -> ExprId {
        let Expr::Load(place) = &self.checked.module().exprs[id].kind else { return id };
        let local = place.local().filter(|_| place.projections.is_empty());
        let init = local.and_then(|local| self.known.get(&local));
        init.map_or(id, |init| self.known_as(*init))
    }

    /// An upper bound of an integer.
    fn upper_bound(&self, id: ExprId) -> Option<i128> {
        let module = self.checked.module();
        let id = self.known_as(id);
        if let Some(value) = self.constant(id) {
            return value.integer();
        }
        let kind = &module.exprs[id].kind;
        // A quotient is at most the dividend.
        if let Expr::Binary(BinaryOp::Div | BinaryOp::Shr, whole, _) = kind
            && self.is_unsigned(id)
        {
            return self.upper_bound(*whole);
        }
        if let Some(args) = kind.smaller_of() {
            return args.iter().filter_map(|arg| self.upper_bound(*arg)).min();
        }
        let Expr::Length(place) = kind else { return None };
        let ty = self.checked.types().place(module, place);
        // A binding is at most 4 GiB.
        let of_binding = |element| (1i128 << 32) / i128::from(layout::stride(element));
        let of_slice = || ty.element().filter(|_| ty.buffers().is_none()).map(of_binding);
        ty.length().map(i128::from).or_else(of_slice)
    }
}

/// Half of the range of a `u32`.
const LOW: u32 = 1 << 31;

/// A literal of an integer type.
pub(super) fn number(value: i128, scalar: Scalar) -> String {
    use Scalar::*;
    let suffix = match scalar {
        I32 => "i",
        I64 => "li",
        U64 => "lu",
        Bool | U32 | F32 | F16 | F64 | I8 | U8 | I16 | U16 | Isize | Usize | Char => "u",
    };
    format!("{value}{suffix}")
}
