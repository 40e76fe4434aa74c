//! Findings as text: the mistake, its place, the invocations, and advice.

use std::fmt;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use glam::UVec3;

use super::super::sites::{Place, Rule, Site, Sites, Source, Variable};
use super::super::watch::{Atomically, Barrier, Space};
use super::findings::{Element, Findings, Found, Party, Problem, Unlike};
use super::tally::{Cost, Counted};
use super::{FUEL, FUEL_OF_ROUNDS};
use crate::launch::Kernel;
use crate::{BindingInfo, BindingKind, KernelInfo, LintKind};

/// The findings of the checked device in one launch. Its `Display` form is for people, without the
/// [lints](Report::lints).
///
/// ```
/// use dsl_runtime::{Error, prelude::*};
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn count(digits: &[u32], counts: &mut [u32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < digits.len() && digits[i] < counts.len() {
/// #         counts[digits[i]] += 1; // no atomic: two invocations may meet
/// #     }
/// # }
///
/// let device = Device::checked();
/// let (digits, mut counts) = (device.buffer(&[3u32, 3])?, device.zeroed::<u32>(10)?);
/// let Err(Error::Checked(report)) = count(&digits, &mut counts).invocations(2).run() else {
///     panic!("a race");
/// };
/// assert!(report.has_errors() && report.to_string().contains("data race"));
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Report {
    kernel: &'static str,
    findings: Vec<Finding>,
    lints: Vec<Finding>,
}

/// One mistake, however often it happened.
///
/// ```
/// use dsl_runtime::{Error, prelude::*};
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn count(digits: &[u32], counts: &mut [u32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < digits.len() && digits[i] < counts.len() {
/// #         counts[digits[i]] += 1; // no atomic: two invocations may meet
/// #     }
/// # }
///
/// let device = Device::checked();
/// let (digits, mut counts) = (device.buffer(&[3u32, 3])?, device.zeroed::<u32>(10)?);
/// let Err(Error::Checked(report)) = count(&digits, &mut counts).invocations(2).run() else {
///     panic!("a race");
/// };
/// let finding = &report.findings()[0];
/// assert_eq!((finding.kernel, finding.variable), ("count", Some("counts")));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Finding {
    /// The rule that it breaks.
    pub rule: Rule,
    /// The name of the kernel.
    pub kernel: &'static str,
    /// The variable's name.
    pub variable: Option<&'static str>,
    /// The file and line of the kernel.
    pub location: Option<(&'static str, u32)>,
    /// How often it happened.
    pub count: u64,
    text: String,
}

impl Report {
    pub(super) fn new(kernel: &'static Kernel, workgroups: [u32; 3], findings: &Findings) -> Self {
        let writer = Writer { sites: kernel.sites, info: kernel.info, workgroups };
        let findings = findings.iter().map(|found| writer.finding(found));
        let (lints, findings) = findings.partition(|finding| finding.rule.is_lint());
        Self { kernel: kernel.info.name, findings, lints }
    }

    /// The kernel's name.
    pub fn kernel(&self) -> &'static str {
        self.kernel
    }

    /// The mistakes, then the notes.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// Accesses that take longer than necessary, counted in the first workgroup.
    pub fn lints(&self) -> &[Finding] {
        &self.lints
    }

    /// Adds the findings and lints to `notes`, each text once. Nobody may ever take them, so their
    /// number is limited.
    pub(crate) fn add_to(self, notes: &mut Vec<Finding>) {
        const MOST: usize = 1000;
        for finding in self.findings.into_iter().chain(self.lints) {
            if notes.len() < MOST && notes.iter().all(|other| other.text != finding.text) {
                notes.push(finding);
            }
        }
    }

    /// Whether there are mistakes, not only notes.
    pub fn has_errors(&self) -> bool {
        self.findings.iter().any(|finding| finding.rule.is_error())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for finding in &self.findings {
            writeln!(f, "{finding}\n")?;
        }
        let count = |is_error| {
            self.findings.iter().filter(|finding| finding.rule.is_error() == is_error).count()
        };
        let plural = |n: usize, what: &str| match n {
            1 => format!("1 {what}"),
            n => format!("{n} {what}s"),
        };
        write!(f, "kernel `{}` on the checked device: ", self.kernel)?;
        match (count(true), count(false)) {
            (errors, 0) => f.write_str(&plural(errors, "error")),
            (0, notes) => f.write_str(&plural(notes, "note")),
            (errors, notes) => {
                write!(f, "{}, {}", plural(errors, "error"), plural(notes, "note"))
            }
        }
    }
}

impl fmt::Debug for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A place in the source, and a remark on it.
struct Label {
    site: u16,
    text: String,
}

/// A finding in words.
#[derive(Default)]
struct Words {
    title: String,
    primary: Option<Label>,
    secondary: Option<Label>,
    notes: Vec<String>,
    help: Option<String>,
}

struct Writer<'a> {
    sites: &'a Sites,
    info: &'a KernelInfo,
    /// Workgroups of the launch.
    workgroups: [u32; 3],
}

impl Writer<'_> {
    fn finding(&self, found: &Found) -> Finding {
        let rule = found.problem.rule();
        let words = self.words(&found.problem, found.count);
        let site = words.primary.as_ref().and_then(|label| self.site(label.site));
        let variable = match &found.problem {
            Problem::OrderDependent { binding, .. } | Problem::Unreached { binding, .. } => {
                self.binding(*binding)
            }
            _ => site.and_then(|site| self.variable(site)),
        };
        Finding {
            rule,
            kernel: self.info.name,
            variable: variable.map(|variable| variable.name),
            location: site.and_then(|site| {
                let source = self.source(site)?;
                Some((source.file, line(source, site)))
            }),
            count: found.count,
            text: self.render(rule, &words),
        }
    }

    fn words(&self, problem: &Problem, count: u64) -> Words {
        match problem {
            Problem::Race { by, other, byte, barrier, found } => {
                self.race(*by, *other, *byte, *barrier, *found, count)
            }
            Problem::OutOfBounds { by, index, len } => self.out_of_bounds(*by, *index, *len, count),
            Problem::Unwritten { by, byte } => self.unwritten(*by, *byte, count),
            Problem::Stale { by, other, byte } => self.stale(*by, *other, *byte, count),
            Problem::Divergence { by, other, at } => self.divergence(*by, *other, *at),
            Problem::Endless { by, is_outside } => self.endless(*by, *is_outside),
            Problem::LostUpdate { by, other, byte } => self.lost_update(*by, *other, *byte, count),
            Problem::OrderDependent { binding, element, forward, backward, unlike } => {
                let words = self.order_dependent(*binding, *element, [*forward, *backward], count);
                match unlike {
                    Some(unlike) => self.unlike(words, unlike),
                    None => Words { primary: self.first_access(*binding), ..words },
                }
            }
            Problem::Unreached { binding, unreached, len, ends, goes_on } => {
                let words = self.unreached(*binding, [*unreached, *len], *ends, *goes_on);
                Words { primary: self.first_access(*binding), ..words }
            }
            Problem::NotFinite { by, byte, value } => self.not_finite(*by, *byte, *value),
            Problem::Costly { site, counted } => self.costly(*site, counted),
        }
    }

    fn race(
        &self,
        by: Party,
        other: Party,
        byte: usize,
        barrier: Barrier,
        found: Option<Barrier>,
        count: u64,
    ) -> Words {
        let variable = self.accessed(by.site);
        let name = variable.map_or("memory", |variable| variable.name);
        let element = self.element(variable, byte);
        let across = by.workgroup != other.workgroup;
        let who = |party: Party| if across { self.party(party) } else { self.invocation(party) };
        let verb = |party: Party| if party.writes { "writes" } else { "reads" };
        let call = function(barrier);
        let between = match across {
            true => "and nothing orders workgroups".to_owned(),
            false => format!("with no `{call}()` between"),
        };
        let what = match by.writes && other.writes {
            true => format!("{} and {} write {element}", who(other), who(by)),
            false => {
                format!("{} {} {element} and {} {} it", who(other), verb(other), who(by), verb(by))
            }
        };
        let title = format!("data race on `{name}`: {what}, {between}");
        let is_same = by.site == other.site;
        let label = |party: Party| Label {
            site: party.site,
            text: format!("{} {} {element} here", who(party), verb(party)),
        };
        let primary = match is_same {
            true => Label {
                site: by.site,
                text: format!("{} {}, {} {}", who(other), verb(other), who(by), verb(by)),
            },
            false => label(by),
        };
        let mut notes = Vec::new();
        if !across && self.info.workgroup_size != [1; 3] {
            notes.push(format!("in {}", self.workgroup(by.workgroup)));
        }
        notes.extend(more(count, "such pair of accesses", "such pairs of accesses"));
        if let Some(found) = found {
            notes.push(format!(
                "`{}()` orders {} only, not {}",
                function(found),
                memory(found),
                memory(barrier)
            ));
        }
        let secondary = (!is_same).then(|| label(other));
        let help = Some(self.help_of_race(by, other, barrier));
        Words { title, primary: Some(primary), secondary, notes, help }
    }

    fn not_finite(&self, by: Party, byte: usize, value: f64) -> Words {
        let variable = self.accessed(by.site);
        let name = variable.map_or("memory", |variable| variable.name);
        let value = if value.is_nan() { "NaN" } else { "an infinity" };
        let (who, element) = (self.party(by), self.element(variable, byte));
        let title = format!("`{name}` gets {value}: {who} stores it in {element}");
        let text = "the first NaN or infinity that this launch stores".to_owned();
        Words { title, primary: Some(Label { site: by.site, text }), ..Words::default() }
    }

    /// Advice that orders two racing accesses, or makes one of them needless.
    fn help_of_race(&self, by: Party, other: Party, barrier: Barrier) -> String {
        let call = function(barrier);
        let is_among = |sites: &[u16]| sites.contains(&by.site);
        if by.workgroup != other.workgroup {
            "no barrier orders different workgroups: use atomics, a second buffer, or a second \
             launch"
                .to_owned()
        } else if by.site != other.site {
            format!("put a `{call}();` between the two accesses, where all invocations reach it")
        } else if is_among(self.sites.rounds) {
            format!(
                "if the accesses are in different iterations, put a `{call}();` at the end of the \
                 loop's body, where all invocations reach it; if they are in the same iteration, \
                 give each invocation its own elements"
            )
        } else if is_among(self.sites.updates) {
            "use an atomic, `Atomic<u32>` with `fetch_add` and its like; or let one invocation \
             make all updates"
                .to_owned()
        } else if self.accessed(by.site).is_some_and(|of| !of.strides.is_empty()) {
            "let each invocation write its own elements, let one invocation write all of them, or \
             use atomics"
                .to_owned()
        } else {
            "let one invocation write the element, `if local_invocation_index() == 0 { … }`, or \
             use an atomic"
                .to_owned()
        }
    }

    fn out_of_bounds(&self, by: Party, index: u32, len: u32, count: u64) -> Words {
        let variable = self.accessed(by.site);
        let of = variable.map_or_else(String::new, |of| format!(" of `{}`", of.name));
        let there = match len {
            0 => "there are no elements".to_owned(),
            1 => "there is only element 0".to_owned(),
            len => format!("the elements are 0 to {}", len - 1),
        };
        let below = wrapped(index);
        let wraps = below.map(|n| {
            format!(
                "{index} looks like 0 - {n}, which wraps, or a negative `i32`: a `u32` is never below 0"
            )
        });
        Words {
            title: format!("index {index}{of} is out of bounds: {there}"),
            primary: Some(Label {
                site: by.site,
                text: format!("index {index}, length {len}, in {}", self.party(by)),
            }),
            notes: wraps.into_iter().chain(more(count, "such access", "such accesses")).collect(),
            help: Some(match variable.map(|variable| variable.place) {
                _ if let Some(n) = below => format!(
                    "compare before you subtract, `if i >= {n} {{ … i - {n} … }}`, or use \
                     `i.checked_sub({n})`; compare an `i32` before you cast it"
                ),
                Some(Place::Binding { .. }) => {
                    let name = variable.map_or("", |variable| variable.name);
                    format!("compare the index with `{name}.len()` before the access")
                }
                _ => "guard the access with `if`, or make the array larger".to_owned(),
            }),
            secondary: None,
        }
    }

    fn unwritten(&self, by: Party, byte: usize, count: u64) -> Words {
        let variable = self.accessed(by.site);
        let name = variable.map_or("workgroup memory", |variable| variable.name);
        let element = self.element(variable, byte);
        let what = match element.as_str() {
            "it" => format!("`{name}`"),
            element => format!("{element} of `{name}`"),
        };
        Words {
            title: format!(
                "{} reads {what}, which nothing in its workgroup has written",
                self.invocation(by)
            ),
            primary: Some(Label { site: by.site, text: format!("read by {}", self.party(by)) }),
            notes: more(count, "such element", "such elements").into_iter().collect(),
            help: Some(format!(
                "store a value first; if the kernel relies on WGSL's zeros, declare the variable \
                 with `workgroup_var!({name}: … = zeroed)`"
            )),
            secondary: None,
        }
    }

    fn stale(&self, by: Party, other: Party, byte: usize, count: u64) -> Words {
        let variable = self.accessed(by.site);
        let name = variable.map_or("workgroup memory", |variable| variable.name);
        let element = self.element(variable, byte);
        Words {
            title: format!(
                "{} reads {element} of `{name}` from an earlier iteration of the loop",
                self.invocation(by)
            ),
            primary: Some(Label { site: by.site, text: format!("read by {}", self.party(by)) }),
            secondary: Some(Label {
                site: other.site,
                text: format!(
                    "{} has not stored to this element since, but other invocations have stored to \
                     theirs",
                    self.invocation(other)
                ),
            }),
            notes: more(count, "such read", "such reads").into_iter().collect(),
            help: Some(format!(
                "store in every invocation, \
                 `{name}[lane] = if i < n {{ input[i] }} else {{ 0.0 }}`, or read only new \
                 elements"
            )),
        }
    }

    fn divergence(&self, by: Party, other: u32, at: Option<u16>) -> Words {
        let other = Party { lane: other, site: at.unwrap_or(by.site), ..by };
        let elsewhere = match at {
            None => "has ended",
            Some(site) if site == by.site => "waits in another iteration of a loop",
            Some(_) => "waits elsewhere",
        };
        Words {
            title: format!(
                "{} waits here for the others, but {} {elsewhere}",
                self.invocation(by),
                self.invocation(other)
            ),
            primary: Some(Label { site: by.site, text: self.party(by) }),
            secondary: at
                .filter(|site| *site != by.site)
                .map(|site| Label { site, text: format!("{} waits here", self.invocation(other)) }),
            notes: Vec::new(),
            help: Some("all invocations of a workgroup must reach a barrier, or none".to_owned()),
        }
    }

    /// `is_outside`: an invocation of that index, of any workgroup, had an index out of bounds before.
    fn endless(&self, by: Party, is_outside: bool) -> Words {
        let help = match is_outside || self.text(by.site) == Some("for") {
            true => {
                "its bound may have wrapped: if `x` is empty, `x.len() - 1` is 4294967295, and \
                 `x.len().saturating_sub(1)` is 0"
            }
            false => {
                "if the loop waits for a store of another invocation: WebGPU does not promise that \
                 this invocation ever runs; use a barrier, or a second launch"
            }
        };
        Words {
            title: format!("this loop does not seem to end: {} was stopped in it", self.party(by)),
            primary: Some(Label { site: by.site, text: "stopped here".to_owned() }),
            secondary: None,
            notes: vec![
                format!(
                    "a loop may have {FUEL} iterations, or {FUEL_OF_ROUNDS} with a barrier in it"
                ),
                "all loops were stopped from then on: the contents of the buffers are meaningless"
                    .to_owned(),
            ],
            help: Some(help.to_owned()),
        }
    }

    fn lost_update(&self, by: Party, other: Party, byte: usize, count: u64) -> Words {
        let variable = self.accessed(by.site);
        let name = variable.map_or("memory", |variable| variable.name);
        let element = self.element(variable, byte);
        Words {
            title: format!(
                "an update of `{name}` may be lost: {} loads {element} and then stores it, and {} may \
                 change it in between",
                self.party(by),
                self.party(other)
            ),
            primary: Some(Label {
                site: by.site,
                text: format!("stored by {} after its load", self.party(by)),
            }),
            secondary: (other.site != by.site).then(|| Label {
                site: other.site,
                text: format!("changed by {}", self.party(other)),
            }),
            notes: more(count, "such pair of accesses", "such pairs of accesses")
                .into_iter()
                .collect(),
            help: Some(
                "use one operation: `fetch_add` and its like, or `compare_exchange`".to_owned(),
            ),
        }
    }

    fn order_dependent(
        &self,
        binding: u32,
        element: Element,
        values: [u32; 2],
        count: u64,
    ) -> Words {
        let name = self.binding(binding).map_or("", |variable| variable.name);
        let info = self.info.bindings.iter().find(|info| info.binding == binding);
        let values = values.map(|word| shown(word, info.map_or("", |info| info.element)));
        let (element, one, many) = match element {
            Element::Word(word) => (self.word(binding, word * 4), "such word", "such words"),
            Element::Texel([x, y, 0]) => (format!("texel ({x}, {y})"), "such texel", "such texels"),
            Element::Texel([x, y, z]) => {
                (format!("texel ({x}, {y}, {z})"), "such texel", "such texels")
            }
        };
        let [forward, backward] = values;
        Words {
            title: format!(
                "the contents of `{name}` after `{}` depend on the order in which invocations run",
                self.info.name
            ),
            notes: [format!(
                "{element} is {forward} if invocations and workgroups run in order, and {backward} if \
                 they run in reverse order"
            )]
            .into_iter()
            .chain(more(count, one, many))
            .collect(),
            ..Words::default()
        }
    }

    fn unreached(
        &self,
        binding: u32,
        [unreached, len]: [u32; 2],
        (ends, size): (usize, u32),
        goes_on: usize,
    ) -> Words {
        let name = self.binding(binding).map_or("", |variable| variable.name);
        let dimension = |n: usize| ["x", "y", "z"][n.min(2)];
        let (ends, goes_on) = (dimension(ends), dimension(goes_on));
        Words {
            title: format!(
                "this launch has no invocations for {unreached} of the {len} elements of `{name}`, \
                 but some of its workgroups reach no element"
            ),
            notes: vec![format!(
                "the {size} invocations in {ends} are too few for `{name}`, and those in {goes_on} \
                 are too many"
            )],
            help: Some(
                "check the size of the launch: width comes before height, \
                 `.invocations((width, height))`"
                    .to_owned(),
            ),
            ..Words::default()
        }
    }

    /// The first access of a buffer or texture in the kernel.
    fn first_access(&self, binding: u32) -> Option<Label> {
        let is_of = |site: &Site| match self.variable(*site).map(|variable| variable.place) {
            Some(Place::Binding { binding: other, .. }) => other == binding,
            _ => false,
        };
        let site = u16::try_from(self.sites.sites.iter().position(is_of)?).ok()?;
        Some(Label { site, text: "accessed here".to_owned() })
    }

    /// A word of a buffer's element, by its first byte: `element 3`, or the part of it that the word is.
    fn word(&self, binding: u32, byte: usize) -> String {
        let variable = self.binding(binding);
        let element = self.element(variable, byte);
        let inside = variable.map_or(0, |variable| {
            let stride = variable.strides.last().map_or(0, |stride| *stride as usize).max(1);
            byte.saturating_sub(variable.start as usize) % stride
        });
        match element.starts_with("element") && inside > 0 {
            true => format!("the word at byte {inside} of {element}"),
            false => element,
        }
    }

    /// Adds the accesses of an atomic that may be the reason.
    fn unlike(&self, mut words: Words, unlike: &Unlike) -> Words {
        let [(earlier, was), (later, is)] = [unlike.earlier, unlike.later];
        let variable = self.accessed(later.site);
        let name = variable.map_or("memory", |variable| variable.name);
        let element = match self.element(variable, unlike.byte).as_str() {
            "it" => format!("`{name}`"),
            element => format!("{element} of `{name}`"),
        };
        let does = |how| match how {
            Atomically::Load => "loads",
            Atomically::Store => "stores to",
            Atomically::Update => "changes",
        };
        let label = |party: Party, how| Label {
            site: party.site,
            text: format!("{} {} {element} here", self.party(party), does(how)),
        };
        words.primary = Some(label(later, is));
        words.secondary = (earlier.site != later.site).then(|| label(earlier, was));
        words.notes.push("no barrier orders these two accesses, which may be the cause".to_owned());
        words.help = Some(match earlier.workgroup == later.workgroup {
            true => format!(
                "if one access must come first, put a `{}();` between the two accesses, where all \
                 invocations reach it",
                function(unlike.space.barrier())
            ),
            false => "if one access must come first, use a second launch: no barrier orders \
                      different workgroups"
                .to_owned(),
        });
        words
    }

    fn costly(&self, site: u16, counted: &Counted) -> Words {
        let variable = self.accessed(site);
        let name = variable.map_or("memory", |variable| variable.name);
        let Cost { takes, least } = counted.cost;
        let known =
            self.info.lints.iter().find(|lint| {
                matches!(lint.kind, LintKind::BankConflict { .. }) && lint.name == name
            });
        let (title, help) = match counted.space {
            Space::Workgroup => (
                format!(
                    "an access of `{name}` by a subgroup takes {takes} passes over the banks of \
                     workgroup memory; {least} would be enough"
                ),
                known.and_then(|lint| lint.fix).unwrap_or(
                    "let neighbouring invocations access neighbouring words, or the same word",
                ),
            ),
            Space::Binding(_) | Space::Texture(_) => (
                format!(
                    "an access of `{name}` by a subgroup touches {takes} sectors of 32 bytes; its \
                     data would fit into {least}"
                ),
                "let neighbouring invocations access neighbouring elements",
            ),
        };
        let Counted { accesses, costly, .. } = counted;
        Words {
            title,
            primary: Some(Label { site, text: "the most expensive of these accesses".to_owned() }),
            notes: vec![format!(
                "in the first workgroup, {costly} of {accesses} accesses by a subgroup take more \
                 than necessary"
            )],
            help: Some(help.to_owned()),
            secondary: None,
        }
    }

    fn render(&self, rule: Rule, words: &Words) -> String {
        let level = if rule.is_error() { Level::ERROR } else { Level::NOTE };
        let mut title = level.primary_title(&words.title);
        if let Some(code) = rule.code() {
            title = title.id(code);
        }
        let mut group = Group::with_title(title);
        let primary = words.primary.as_ref().and_then(|label| self.place(label));
        let secondary = words.secondary.as_ref().and_then(|label| self.place(label));
        if let Some((source, site, text)) = primary {
            let mut snippet = snippet(source)
                .annotation(AnnotationKind::Primary.span(range(source, site)).label(text));
            let mut apart = None;
            if let Some((other, site, text)) = secondary {
                let annotation = AnnotationKind::Context.span(range(other, site)).label(text);
                if std::ptr::eq(source, other) {
                    snippet = snippet.annotation(annotation);
                } else {
                    apart = Some(self::snippet(other).annotation(annotation));
                }
            }
            group = group.element(snippet).elements(apart);
        }
        group = group.elements(words.notes.iter().map(|note| Level::NOTE.message(note)));
        group = group.elements(words.help.iter().map(|help| Level::HELP.message(help)));
        Renderer::plain().term_width(1000).render(&[group])
    }

    /// The place of a label, if its text is known.
    fn place<'l>(&self, label: &'l Label) -> Option<(&'static Source, Site, &'l str)> {
        let site = self.site(label.site)?;
        Some((self.source(site)?, site, &label.text))
    }

    fn site(&self, n: u16) -> Option<Site> {
        self.sites.sites.get(usize::from(n)).copied()
    }

    /// The text of a site.
    fn text(&self, n: u16) -> Option<&'static str> {
        let site = self.site(n)?;
        let source = self.source(site)?;
        source.text.get(range(source, site))
    }

    fn source(&self, site: Site) -> Option<&'static Source> {
        self.sites.sources.get(usize::from(site.0))
    }

    fn variable(&self, site: Site) -> Option<&'static Variable> {
        self.sites.variables.get(usize::from(site.3))
    }

    /// The variable that is accessed at a site.
    fn accessed(&self, n: u16) -> Option<&'static Variable> {
        self.variable(self.site(n)?)
    }

    fn binding(&self, n: u32) -> Option<&'static Variable> {
        self.sites.variables.iter().find(
            |variable| matches!(variable.place, Place::Binding { binding, .. } if binding == n),
        )
    }

    /// The element that contains a byte of a variable's memory: `element 3`, `element [1][2]`.
    fn element(&self, variable: Option<&Variable>, byte: usize) -> String {
        let Some(variable) = variable else { return "it".to_owned() };
        let is_texture = |info: &BindingInfo| match (variable.place, info.kind) {
            (Place::Binding { binding, .. }, BindingKind::StorageTexture { .. }) => {
                binding == info.binding
            }
            _ => false,
        };
        if self.info.bindings.iter().any(is_texture) {
            return "one texel".to_owned();
        }
        let mut rest = match variable.place {
            Place::Workgroup { offset, .. } => byte.saturating_sub(offset as usize),
            Place::Binding { .. } | Place::Local => byte,
        };
        if rest < variable.start as usize {
            return format!("the member {} bytes ahead", variable.start as usize - rest);
        }
        rest -= variable.start as usize;
        let indices: Vec<usize> = variable
            .strides
            .iter()
            .map(|stride| {
                let stride = (*stride as usize).max(1);
                let index = rest / stride;
                rest %= stride;
                index
            })
            .collect();
        match indices.as_slice() {
            [] => "it".to_owned(),
            [index] => format!("element {index}"),
            indices => {
                let indices = indices.iter().map(|index| format!("[{index}]"));
                format!("element {}", indices.collect::<String>())
            }
        }
    }

    fn invocation(&self, party: Party) -> String {
        let [x, y, z] = self.info.workgroup_size.map(|n| n.max(1));
        let lane = party.lane;
        let id = UVec3::new(lane % x, lane / x % y, lane / (x * y));
        format!("invocation {}", coordinates(id, [x, y, z]))
    }

    fn workgroup(&self, id: UVec3) -> String {
        format!("workgroup {}", coordinates(id, self.workgroups))
    }

    fn party(&self, party: Party) -> String {
        format!("{} of {}", self.invocation(party), self.workgroup(party.workgroup))
    }
}

/// An id, with the number of dimensions that the launch has.
fn coordinates(UVec3 { x, y, z }: UVec3, size: [u32; 3]) -> String {
    match size {
        [_, 1, 1] => x.to_string(),
        [_, _, 1] => format!("({x}, {y})"),
        _ => format!("({x}, {y}, {z})"),
    }
}

fn function(barrier: Barrier) -> &'static str {
    match barrier {
        Barrier::Workgroup => "workgroup_barrier",
        Barrier::Storage => "storage_barrier",
        Barrier::Texture => "texture_barrier",
    }
}

fn memory(barrier: Barrier) -> &'static str {
    match barrier {
        Barrier::Workgroup => "workgroup memory",
        Barrier::Storage => "buffers",
        Barrier::Texture => "textures",
    }
}

/// A remark on the number of further cases.
fn more(count: u64, one: &str, many: &str) -> Option<String> {
    match count.saturating_sub(1) {
        0 => None,
        1 => Some(format!("and 1 more {one}")),
        n => Some(format!("and {n} more {many}")),
    }
}

fn snippet(source: &'static Source) -> Snippet<'static, annotate_snippets::Annotation<'static>> {
    Snippet::source(source.text).line_start(source.line as usize).path(source.file)
}

/// How far below 0 an index probably was before it wrapped.
fn wrapped(index: u32) -> Option<u32> {
    const FEW: u32 = 256;
    Some(index.wrapping_neg()).filter(|below| (1..=FEW).contains(below))
}

/// The byte range of a site, clamped to the text.
fn range(source: &Source, Site(_, start, end, _): Site) -> std::ops::Range<usize> {
    let floor = |byte: u32| {
        let mut at = (byte as usize).min(source.text.len());
        while !source.text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    floor(start)..floor(end).max(floor(start))
}

/// The line that a site begins in.
fn line(source: &Source, site: Site) -> u32 {
    let before = &source.text.as_bytes()[..range(source, site).start];
    source.line + before.iter().filter(|byte| **byte == b'\n').count() as u32
}

/// A word of a buffer whose elements have a WGSL type. For structs, the type of the word is unknown
/// here.
fn shown(word: u32, element: &str) -> String {
    let innermost = element.rsplit('<').next().unwrap_or_default();
    let scalar = innermost.split(['>', ',']).next().unwrap_or_default();
    match scalar {
        "f32" => format!("{:?}", f32::from_bits(word)),
        "i32" => (word as i32).to_string(),
        "u32" => word.to_string(),
        _ => format!("{word:#010x} ({word} as `u32`, {:?} as `f32`)", f32::from_bits(word)),
    }
}
