//! A launch on the checked device, from its buffers to its report.
//!
//! Workgroups run in parallel first. If that finds nothing, nothing depends on their order, and all
//! is well. Otherwise they run again in turn, on the original contents of buffers and textures, for
//! a report that is always the same. A kernel with atomics runs only in turn, and twice: forwards,
//! then backwards on a copy of its buffers and textures. A difference depends on the order of
//! invocations, and is a note. Buffers and textures keep the results of the first run in turn, even
//! after errors.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use super::super::assertions::Assertions;
use super::super::memory::atomics;
use super::super::sites::{Place, Rule, Sites, Variable};
use super::super::stop::Chosen;
use super::super::{Dispatch, Groups, Size, check_stopped, slots, threads};
use super::findings::{Element, Findings, Problem, Unlike};
use super::parallel::{self, Accessor, WORDS, Words};
use super::report::Report;
use super::shadow::{Extent, Shadow, zeros};
use super::tally::Tally;
use super::unreached::{self, Reached};
use super::{Bindings, Checker, UNWRITTEN, WRITTEN};
use crate::launch::{Arg, Kernel, Launch};
use crate::time_limit::Stop;
use crate::{BindingKind, Error};

/// Runs a launch whose arguments all live in host memory. Gives the findings.
pub(crate) fn run(
    mut launch: Launch<'_>,
    workgroups: [u32; 3],
    subgroup_size: u32,
    finite: bool,
) -> Result<Report, Error> {
    let facts = Facts { finite, ..Facts::of(&launch)? };
    let report = report(&mut launch, &facts, workgroups, subgroup_size)?;
    facts.assertions.check()?;
    Ok(report)
}

/// Runs a launch of the plain executor for a debugger, if `DSL_BREAK` names an invocation: on one
/// thread, in order. Findings are not reported.
pub(crate) fn run_for_a_debugger(
    mut launch: Launch<'_>,
    workgroups: [u32; 3],
    subgroup_size: u32,
) -> Result<(), Error> {
    let facts = Facts::of(&launch)?;
    let size = Size {
        workgroup_size: launch.kernel.info.workgroup_size.into(),
        num_workgroups: workgroups.into(),
        subgroup_size,
        is_backward: false,
    };
    run_in_turn(&mut launch, &facts, size)?;
    check_stopped(&launch, facts.stop.as_deref())?;
    facts.assertions.check()
}

fn report(
    launch: &mut Launch<'_>,
    facts: &Facts,
    workgroups: [u32; 3],
    subgroup_size: u32,
) -> Result<Report, Error> {
    let (kernel, sites) = (launch.kernel, launch.kernel.sites);
    let size = |is_backward| Size {
        workgroup_size: kernel.info.workgroup_size.into(),
        num_workgroups: workgroups.into(),
        subgroup_size,
        is_backward,
    };
    let (forwards, backwards) = (size(false), size(true));
    let stopped = |launch: &Launch<'_>| check_stopped(launch, facts.stop.as_deref());
    if facts.chosen.is_none()
        && can_run_in_parallel(sites, forwards)
        && let Some(findings) = run_in_parallel(launch, facts, forwards)?
    {
        stopped(launch)?;
        return Ok(Report::new(kernel, workgroups, &findings));
    }
    let before = if sites.has_atomics { Some(contents(launch)?) } else { None };
    let (mut findings, unlike) = run_in_turn(launch, facts, forwards)?;
    stopped(launch)?;
    if let Some(before) = before
        && !findings.has_errors()
    {
        let forward = contents(launch)?;
        restore(launch, &before)?;
        run_in_turn(launch, facts, backwards)?;
        if stopped(launch).is_err() {
            restore(launch, &forward)?;
            return stopped(launch).map(|()| Report::new(kernel, workgroups, &findings));
        }
        // Messages are put in order when they are read.
        let is_of_messages = |of: &Contents| kernel.info.messages.is_written_to(of.binding);
        let backward = contents(launch)?;
        let both = forward.iter().zip(&backward).filter(|(of, _)| !is_of_messages(of));
        for (forward, backward) in both {
            compare(forward, backward, sites, unlike, &mut findings);
        }
        restore(launch, &forward)?;
    }
    Ok(Report::new(kernel, workgroups, &findings))
}

/// Results of atomics depend on the order, so kernels with atomics cannot.
fn can_run_in_parallel(sites: &Sites, size: Size) -> bool {
    threads() > 1 && (2..=Accessor::MAX_WORKGROUPS).contains(&size.count()) && !sites.has_atomics
}

/// `None` if there is something to report. Then buffers and textures have their original contents.
fn run_in_parallel(
    launch: &mut Launch<'_>,
    facts: &Facts,
    size: Size,
) -> Result<Option<Findings>, Error> {
    let before = contents(launch)?;
    let words = facts.bindings.iter().map(|extent| zeros::<[u32; WORDS]>(extent.count));
    let mut words = words.collect::<Result<Vec<_>, _>>()?;
    let records = words.iter_mut().map(|words| atomics(words.as_flattened_mut()).as_chunks().0);
    let records: Vec<&[Words]> = records.collect();
    let (alarm, tally) = (Alarm::default(), Mutex::new(Tally::default()));
    let check = |groups: Groups, run: Run<'_>| {
        let Ok(checker) = Checker::new(facts, Bindings::Shared(&records, &alarm), false) else {
            return alarm.raise(); // running in turn takes less memory
        };
        run(groups, &checker);
        if checker.has_counted() {
            *tally.lock().unwrap_or_else(PoisonError::into_inner) = checker.tally.into_inner();
        }
    };
    dispatch(launch, facts, size, &|run| {
        size.each_run(facts.stop.as_ref(), &|groups| {
            if !alarm.is_raised() {
                check(groups, run)
            }
        });
    });
    if alarm.is_raised() {
        restore(launch, &before)?;
        return Ok(None);
    }
    let mut findings = Findings::default();
    let record = |binding: usize, n: usize| {
        records.get(binding).and_then(|of| of.get(n)).map_or(Reached::Yes, parallel::reached)
    };
    for problem in unreached::find(launch, facts, size, &record) {
        findings.add(facts.sites, problem);
    }
    let tally = tally.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(Some(with_costs(findings, facts.sites, &tally)))
}

/// Also gives the accesses of an atomic that are most likely to be in the wrong order.
fn run_in_turn(
    launch: &mut Launch<'_>,
    facts: &Facts,
    size: Size,
) -> Result<(Findings, Option<Unlike>), Error> {
    let shadows = facts.bindings.iter().map(|extent| Shadow::new(*extent));
    let bindings = Bindings::Own(shadows.collect::<Result<_, _>>()?);
    let checker = Checker::new(facts, bindings, size.is_backward)?;
    let all = || size.all(facts.stop.clone());
    dispatch(launch, facts, size, &|run| run(all(), &checker));
    let (tally, mut findings) = (checker.tally.into_inner(), checker.findings.into_inner());
    if !size.is_backward && !findings.has_errors() {
        let Bindings::Own(shadows) = &checker.bindings else { unreachable!("made above") };
        let record = |binding: usize, n: usize| {
            let record = shadows.get(binding).and_then(|shadow| shadow.record(n));
            record.map_or(Reached::Yes, |record| record.reached(&checker.storage_clock))
        };
        for problem in unreached::find(launch, facts, size, &record) {
            findings.add(facts.sites, problem);
        }
    }
    let unlike = checker.unlike.into_inner().into_values();
    // A load before a store is already reported as a lost update.
    let is_told = |it: &Unlike| it.rank() > 3 && findings.has(Rule::LostUpdate);
    let unlike = unlike.filter(|it| !is_told(it)).min_by_key(Unlike::rank);
    Ok((with_costs(findings, facts.sites, &tally), unlike))
}

/// `hand_out` gives workgroups to the kernel.
fn dispatch(launch: &mut Launch<'_>, facts: &Facts, size: Size, hand_out: &dyn Fn(Run<'_>)) {
    launch.kernel.run_checked(&Dispatch {
        size,
        slots: slots(&mut launch.args),
        params: &launch.params,
        stop: facts.stop.clone(),
        assertions: &facts.assertions,
        common: HandOut(hand_out),
    });
}

fn with_costs(mut findings: Findings, sites: &Sites, tally: &Tally) -> Findings {
    for (site, counted) in tally.counted() {
        if counted.is_costly() {
            let problem = Problem::Costly { site, counted: *counted };
            findings.add_times(sites, problem, counted.costly);
        }
    }
    findings
}

/// Runs workgroups, one after another.
pub(super) type Run<'a> = &'a (dyn Fn(Groups, &Checker<'_>) + Sync);

/// Gives all workgroups of a dispatch to the function that runs them, with their checker.
#[derive(Clone, Copy)]
pub struct HandOut<'a>(pub(super) &'a dyn Fn(Run<'_>));

/// Tells workgroups that run in parallel that there is something to report.
#[derive(Debug, Default)]
pub(super) struct Alarm(AtomicBool);

impl Alarm {
    pub(super) fn raise(&self) {
        self.0.store(true, Relaxed);
    }

    fn is_raised(&self) -> bool {
        self.0.load(Relaxed)
    }
}

/// Facts about a launch before it runs.
pub(super) struct Facts {
    pub(super) sites: &'static Sites,
    pub(super) assertions: Assertions,
    pub(super) workgroup: Extent,
    /// The states of the words of workgroup memory at the start.
    pub(super) written_at_start: Vec<u8>,
    pub(super) n_unwritten_at_start: usize,
    /// The extents of the records by binding. A binding that the kernel does not write has no
    /// records.
    pub(super) bindings: Vec<Extent>,
    /// By binding: where the elements of a buffer begin, and the bytes from one to the next. The
    /// latter is 0 if nothing is counted.
    pub(super) strides: Vec<(usize, usize)>,
    /// Whether stores of NaN and of infinities are noted.
    pub(super) finite: bool,
    /// Set if its time is limited.
    pub(super) stop: Option<Arc<Stop>>,
    /// The invocation that a debugger stops at.
    pub(super) chosen: Option<&'static Chosen>,
}

impl Facts {
    fn of(launch: &Launch<'_>) -> Result<Self, Error> {
        let (kernel, sites) = (launch.kernel, launch.kernel.sites);
        let workgroup = extent_of_workgroup_memory(sites);
        let written_at_start = written_at_start(sites, workgroup);
        let n_bindings = launch.args.iter().map(|(binding, _)| *binding + 1).max().unwrap_or(0);
        let extent = |n| {
            let arg = launch.args.iter().find(|(binding, _)| *binding == n);
            arg.map_or(Extent::NONE, |(_, arg)| extent(sites, n, arg))
        };
        Ok(Self {
            sites,
            assertions: launch.assertions(),
            workgroup,
            n_unwritten_at_start: written_at_start.iter().filter(|it| **it == UNWRITTEN).count(),
            written_at_start,
            bindings: (0..n_bindings).map(extent).collect(),
            strides: (0..n_bindings).map(|binding| stride(kernel, binding)).collect(),
            finite: false,
            stop: Stop::current(),
            chosen: Chosen::of(kernel.info.name)?,
        })
    }
}

fn extent_of_workgroup_memory(sites: &Sites) -> Extent {
    let (mut bytes, mut has_halves) = (0, false);
    for variable in sites.variables {
        if let Place::Workgroup { offset, size, .. } = variable.place {
            bytes = bytes.max((offset + size) as usize);
            has_halves |= variable.has_halves;
        }
    }
    Extent::of_bytes(bytes, has_halves)
}

/// The state of each word of workgroup memory at the start. Variables with `zeroed` count as
/// written.
fn written_at_start(sites: &Sites, extent: Extent) -> Vec<u8> {
    let mut written = vec![WRITTEN; extent.count];
    for variable in sites.variables {
        if let Place::Workgroup { offset, size, zeroed: false } = variable.place {
            let number = |byte| extent.grain.number(byte as usize);
            let numbers = number(offset)..number(offset + size);
            written.get_mut(numbers).into_iter().for_each(|it| it.fill(UNWRITTEN));
        }
    }
    written
}

/// The contents of a buffer or texture that the kernel writes.
struct Contents {
    binding: u32,
    held: Held,
}

enum Held {
    Words(Vec<u32>),
    /// The bytes of the first level, how many of them a texel has, and the width and height.
    Texels {
        bytes: Vec<u8>,
        texel: usize,
        size: [u32; 2],
    },
}

fn contents(launch: &Launch<'_>) -> Result<Vec<Contents>, Error> {
    let mut contents = Vec::new();
    for (binding, arg) in &launch.args {
        let held = match arg {
            Arg::ReadWrite(part) => match part.as_part().words() {
                Some(words) => {
                    let device = part.memory.device();
                    let mut copy = device.room(words.len(), "checking a launch")?;
                    copy.extend_from_slice(words);
                    Some(Held::Words(copy))
                }
                None => None,
            },
            Arg::StorageTexture(view, access) if access.writes() => {
                let (bytes, texel) = (view.read()?, view.format().texel_bytes() as usize);
                let [width, height, _] = view.level_size(0);
                Some(Held::Texels { bytes, texel, size: [width, height] })
            }
            Arg::Read(_) | Arg::Texture(_) | Arg::StorageTexture(..) | Arg::Sampler(_) => None,
        };
        contents.extend(held.map(|held| Contents { binding: *binding, held }));
    }
    Ok(contents)
}

fn restore(launch: &mut Launch<'_>, contents: &[Contents]) -> Result<(), Error> {
    for (binding, arg) in &mut launch.args {
        let held = contents.iter().find(|of| of.binding == *binding).map(|of| &of.held);
        match (arg, held) {
            (Arg::ReadWrite(part), Some(Held::Words(words))) => {
                part.words_mut().into_iter().for_each(|to| to.copy_from_slice(words));
            }
            (Arg::StorageTexture(view, _), Some(Held::Texels { bytes, .. })) => {
                view.write(bytes)?
            }
            _ => {}
        }
    }
    Ok(())
}

/// Adds a problem for each word, and each texel, that depends on the order.
fn compare(
    forward: &Contents,
    backward: &Contents,
    sites: &Sites,
    unlike: Option<Unlike>,
    findings: &mut Findings,
) {
    let binding = forward.binding;
    let mut differs = |element: Element, forward: u32, backward: u32| {
        if forward != backward {
            let problem = Problem::OrderDependent { binding, element, forward, backward, unlike };
            findings.add(sites, problem);
        }
    };
    match (&forward.held, &backward.held) {
        (Held::Words(forward), Held::Words(backward)) => {
            for (n, (forward, backward)) in forward.iter().zip(backward).enumerate() {
                differs(Element::Word(n), *forward, *backward);
            }
        }
        (Held::Texels { bytes, texel, size }, Held::Texels { bytes: backward, .. }) => {
            let texels = bytes.chunks(*texel).zip(backward.chunks(*texel));
            for (n, (forward, backward)) in texels.enumerate() {
                let words = forward.chunks(4).zip(backward.chunks(4));
                if let Some((forward, backward)) = words.into_iter().find(|(a, b)| a != b) {
                    differs(Element::texel(n, *size), word(forward), word(backward));
                }
            }
        }
        _ => {}
    }
}

/// A word of at most 4 bytes.
fn word(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte))
}

/// Where the elements of a storage buffer begin, and the bytes from one element of the innermost
/// array to the next. Both are 0 if it is no storage buffer.
fn stride(kernel: &Kernel, binding: u32) -> (usize, usize) {
    let is_storage = kernel.info.bindings.iter().any(|info| {
        let kind = info.kind;
        let is_storage = kind == BindingKind::StorageRead || kind == BindingKind::StorageReadWrite;
        info.binding == binding && is_storage
    });
    let is_of = |variable: &&Variable| match variable.place {
        Place::Binding { binding: other, .. } => other == binding,
        Place::Workgroup { .. } | Place::Local => false,
    };
    let variable = kernel.sites.variables.iter().find(is_of).filter(|_| is_storage);
    variable.map_or((0, 0), |variable| {
        let stride = variable.strides.last().map_or(0, |stride| *stride as usize);
        (variable.start as usize, stride)
    })
}

/// The variable of a binding that the kernel writes to.
fn written(sites: &Sites, binding: u32) -> Option<&Variable> {
    sites
        .variables
        .iter()
        .find(|variable| variable.place == Place::Binding { binding, is_written: true })
}

/// The records of a buffer or texture.
fn extent(sites: &Sites, binding: u32, arg: &Arg<'_>) -> Extent {
    match (written(sites, binding), arg) {
        (Some(variable), Arg::ReadWrite(part)) => {
            let bytes = part.as_part().words().map_or(0, size_of_val);
            Extent::of_bytes(bytes, variable.has_halves)
        }
        (Some(_), Arg::StorageTexture(view, _)) => {
            let size = view.level_size(0).map(|n| n as usize);
            Extent::of_texels(size.into_iter().fold(1, usize::saturating_mul))
        }
        _ => Extent::NONE,
    }
}

#[cfg(test)]
mod tests {
    use crate::cpu::{
        Barrier, By, Checked, Dispatch, Lanes, Place, Rule, Site, Sites, Variable, Watch, barrier,
    };
    use crate::launch::{Args, Kernel};
    use crate::{BindingInfo, BindingKind, Device, Error, KernelInfo, Proofs, Report};

    static INFO: KernelInfo = KernelInfo {
        name: "waits",
        entry_point: "waits",
        wgsl: "",
        workgroup_size: [4, 1, 1],
        workgroup_bytes: 0,
        bindings: &[BindingInfo {
            name: "out",
            binding: 0,
            kind: BindingKind::StorageReadWrite,
            element: "u32",
            stride: 4,
            min_bytes: 4,
            elements_start: 0,
            length_offset: None,
            reads: true,
        }],
        params: None,
        features: &[],
        proofs: Proofs::NONE,
        lints: &[],
        messages: crate::messages::Messages::NONE,
        vouched: crate::__private::Vouched::TEST,
    };

    /// Runs a kernel whose invocation `lane` waits in round `n` if `waits(lane, n)`.
    fn wait_where(
        dispatch: &Dispatch<'_, Checked>,
        waits: impl Fn(u32, u32) -> bool + Copy + Sync,
    ) {
        dispatch.each_workgroup(|groups, watch| {
            let mut lanes = Lanes::new();
            for group in groups {
                watch.workgroup(group);
                lanes.run(group, watch, |id| async move {
                    let lane = id.local_invocation_index();
                    let by = watch.invocation(lane);
                    for round in 0..2 {
                        if waits(lane, round) {
                            by.arrives(Some(Barrier::Workgroup), 7, &[round.into()]);
                            barrier().await;
                        }
                    }
                });
            }
        });
    }

    /// The compiler refuses such kernels, so this one is written by hand.
    fn report_of(kernel: &'static Kernel) -> Option<Report> {
        let device = Device::checked();
        let mut out = device.zeroed::<u32>(1).expect("there is memory");
        let mut args = Args::new(kernel);
        args.read_write(0, &mut out);
        match args.finish().workgroups(2).run() {
            Ok(()) => None,
            Err(Error::Checked(report)) => Some(report),
            Err(other) => panic!("{other}"),
        }
    }

    macro_rules! kernel {
        ($waits:expr) => {{
            static KERNEL: Kernel = Kernel::new::<()>(
                &INFO,
                |_| (),
                |dispatch| wait_where(dispatch, $waits),
                &Sites::NONE,
            );
            report_of(&KERNEL)
        }};
    }

    #[test]
    fn all_or_none_come_to_a_barrier() {
        assert!(kernel!(|_, _| true).is_none());
        assert!(kernel!(|_, round| round == 1).is_none());
        let missing = kernel!(|lane, _| lane != 2).expect("one does not wait");
        assert_eq!(missing.findings()[0].rule, Rule::Divergence);
        assert!(missing.to_string().contains("invocation 2 has ended"), "{missing}");
        // As often as the others, and at the same line.
        let apart = kernel!(|lane, round| lane % 2 == round).expect("in different rounds");
        assert!(apart.to_string().contains("in another iteration"), "{apart}");
    }

    /// Each workgroup writes to the same element. The parallel run finds it, and the run in turn
    /// reports it.
    #[test]
    fn what_workgroups_do_to_each_other_is_always_told_alike() {
        static SITES: Sites = Sites {
            sites: &[Site(Site::NONE, 0, 0, 0)],
            variables: &[Variable {
                name: "out",
                place: Place::Binding { binding: 0, is_written: true },
                start: 0,
                strides: &[4],
                has_halves: false,
            }],
            ..Sites::NONE
        };
        static KERNEL: Kernel = Kernel::new::<()>(
            &INFO,
            |_| (),
            |dispatch| {
                let out = dispatch.read_write(0);
                dispatch.each_workgroup(|groups, watch| {
                    for group in groups {
                        let by = watch.workgroup(group);
                        let old = out.load::<u32>(0, 4, 0, by.at(0));
                        out.store(0, 4, 0, old + 1, by.at(0));
                    }
                });
            },
            &SITES,
        );
        for _ in 0..50 {
            let device = Device::checked();
            let mut out = device.buffer(&[7u32]).expect("there is memory");
            let mut args = Args::new(&KERNEL);
            args.read_write(0, &mut out);
            let Err(Error::Checked(report)) = args.finish().workgroups(100).run() else {
                panic!("they race");
            };
            assert_eq!(report.findings().len(), 1);
            assert_eq!(report.findings()[0].rule, Rule::Race);
            assert_eq!(report.findings()[0].count, 198, "{report}");
            let first =
                "0 of workgroup 0 writes element 0 and invocation 0 of workgroup 1 reads it";
            assert!(report.to_string().contains(first), "{report}");
            assert_eq!(out.read().expect("it is there"), [107], "each ran once, in turn");
        }
    }
}
