//! A launch on the checked device, from its buffers to its report.
//!
//! A kernel with atomics runs twice, forwards and then backwards on a copy of its buffers and
//! textures: what differs depends on the order of invocations, and is a note. They keep what the
//! first run left, also after errors.

use std::cell::{Cell, RefCell};

use super::super::sites::{Place, Sites, Variable};
use super::super::{Dispatch, Size, slots};
use super::findings::{Element, Findings, Problem};
use super::refills::Refills;
use super::report::Report;
use super::shadow::{Clock, Shadow, WORDS};
use super::{Checker, FUEL, Watcher};
use crate::launch::{Arg, Kernel, Launch};
use crate::{BindingKind, Error};

/// Runs a launch whose arguments all live in host memory. Gives what was found.
pub(crate) fn run(
    mut launch: Launch<'_>,
    workgroups: [u32; 3],
    subgroup_size: u32,
) -> Result<Report, Error> {
    let sites = launch.kernel.sites;
    let size = |is_backward| Size {
        workgroup_size: launch.kernel.info.workgroup_size.into(),
        num_workgroups: workgroups.into(),
        subgroup_size,
        is_backward,
    };
    let (forwards, backwards) = (size(false), size(true));
    let before = if sites.has_atomics { Some(contents(&launch)?) } else { None };
    let mut findings = run_once(&mut launch, forwards)?;
    if let Some(before) = before
        && !findings.has_errors()
    {
        let forward = contents(&launch)?;
        restore(&mut launch, &before)?;
        run_once(&mut launch, backwards)?;
        for (forward, backward) in forward.iter().zip(&contents(&launch)?) {
            compare(forward, backward, sites, &mut findings);
        }
        restore(&mut launch, &forward)?;
    }
    Ok(Report::new(launch.kernel, workgroups, &findings))
}

/// What a buffer or texture holds that the kernel writes.
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
            Arg::ReadWrite(part) => part.as_part().words().map(|words| Held::Words(words.to_vec())),
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

/// Adds each word, and each texel, that depends on the order.
fn compare(forward: &Contents, backward: &Contents, sites: &Sites, findings: &mut Findings) {
    let binding = forward.binding;
    let mut differs = |element: Element, forward: u32, backward: u32| {
        if forward != backward {
            findings.add(sites, Problem::OrderDependent { binding, element, forward, backward });
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

fn run_once(launch: &mut Launch<'_>, size: Size) -> Result<Findings, Error> {
    let (kernel, sites) = (launch.kernel, launch.kernel.sites);
    let workgroup_bytes = sites.variables.iter().filter_map(|variable| match variable.place {
        Place::Workgroup { offset, size, .. } => Some((offset + size) as usize),
        Place::Binding { .. } | Place::Local => None,
    });
    let workgroup_bytes = workgroup_bytes.max().unwrap_or(0);
    let has_halves = sites
        .variables
        .iter()
        .any(|variable| variable.has_halves && matches!(variable.place, Place::Workgroup { .. }));
    let mut workgroup = zeros(Shadow::words(workgroup_bytes, has_halves))?;
    let mut bindings = launch
        .args
        .iter()
        .map(|(binding, arg)| Ok((*binding, records(sites, *binding, arg)?)))
        .collect::<Result<Vec<_>, Error>>()?;
    let n_bindings = bindings.iter().map(|(binding, _)| *binding + 1).max().unwrap_or(0);
    let mut shadows: Vec<Shadow<'_>> =
        (0..n_bindings).map(|_| Shadow::new(&mut [], false)).collect();
    for (binding, words) in &mut bindings {
        let has_halves = written(sites, *binding).is_some_and(|variable| variable.has_halves);
        if let Some(shadow) = shadows.get_mut(*binding as usize) {
            *shadow = Shadow::new(words, has_halves);
        }
    }
    let mut checker = Checker {
        sites,
        workgroup: Shadow::new(&mut workgroup, has_halves),
        bindings: shadows,
        workgroup_clock: Clock::new(false),
        storage_clock: Clock::new(true),
        texture_clock: Clock::new(true),
        written: Vec::new(),
        written_at_start: Vec::new(),
        n_unwritten: Cell::new(0),
        missed: RefCell::default(),
        workgroups: RefCell::default(),
        arrivals: RefCell::default(),
        refills: Refills::new(sites.refills),
        redirected: RefCell::default(),
        other_barrier: Cell::new(None),
        findings: RefCell::default(),
        fuel: Cell::new(FUEL),
        is_backward: size.is_backward,
        counts: Cell::new(false),
        tally: RefCell::default(),
        strides: (0..n_bindings).map(|binding| stride(kernel, binding)).collect(),
    };
    checker.written_at_start = checker.written_at_start(workgroup_bytes);
    checker.written = checker.written_at_start.iter().copied().map(Cell::new).collect();
    (kernel.checked)(&Dispatch {
        size,
        slots: slots(&mut launch.args),
        params: &launch.params,
        watch: Watcher { checker: &checker },
    });
    let mut findings = checker.findings.into_inner();
    for (site, counted) in checker.tally.into_inner().counted() {
        if counted.is_costly() {
            let problem = Problem::Costly { site, counted: *counted };
            findings.add_times(sites, problem, counted.costly);
        }
    }
    Ok(findings)
}

/// Where the elements of a storage buffer begin, and the bytes from one to the next, those of the
/// innermost array; 0 of what is no storage buffer.
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

/// Memory for the records of a buffer or texture.
fn records(sites: &Sites, binding: u32, arg: &Arg<'_>) -> Result<Vec<u64>, Error> {
    match (written(sites, binding), arg) {
        (Some(variable), Arg::ReadWrite(part)) => {
            let bytes = part.as_part().words().map_or(0, size_of_val);
            zeros(Shadow::words(bytes, variable.has_halves))
        }
        (Some(_), Arg::StorageTexture(view, _)) => {
            let size = view.level_size(0).map(|n| n as usize);
            zeros(size.into_iter().fold(WORDS, usize::saturating_mul))
        }
        _ => Ok(Vec::new()),
    }
}

fn zeros(words: usize) -> Result<Vec<u64>, Error> {
    // Fresh pages of the system's are zero: records that nothing touches take no memory.
    bytemuck::allocation::try_zeroed_vec(words).map_err(|()| Error::OutOfMemory {
        device: "the checked device".to_owned(),
        doing: "making room for a record of each access",
    })
}

#[cfg(test)]
mod tests {
    use crate::cpu::{Barrier, By, Checked, Dispatch, Lanes, Rule, Sites, Watch, barrier};
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
            length_offset: None,
        }],
        params: None,
        features: &[],
        proofs: Proofs::NONE,
        lints: &[],
    };

    /// Runs a kernel of which invocation `lane` waits in round `n` if `waits(lane, n)`.
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
                            by.arrives(Some(Barrier::Workgroup), 7, &[round]);
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
            static KERNEL: Kernel = Kernel {
                info: &INFO,
                cpu: |_| (),
                checked: |dispatch| wait_where(dispatch, $waits),
                sites: &Sites::NONE,
            };
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
}
