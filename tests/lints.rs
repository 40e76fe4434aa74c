//! Lints: the checked device counts the same at run time as the compiler; and lints that need the
//! device.

use std::collections::BTreeSet;

use dsl_runtime::{Device, Error, Finding, KernelInfo, LintKind, Rule, prelude::*};

#[path = "../dsl-core/tests/lints/exact.rs"]
#[allow(dead_code, reason = "some of its kernels are only counted, by the compiler's tests")]
mod exact;

/// The line and the lint.
type Set = BTreeSet<(u32, String)>;

fn counted(infos: &[&KernelInfo]) -> Set {
    let lints = infos.iter().flat_map(|info| info.lints);
    let counted = lints.filter(|lint| {
        matches!(lint.kind, LintKind::BankConflict { .. } | LintKind::Uncoalesced { .. })
    });
    counted.map(|lint| (lint.line, lint.message.to_owned())).collect()
}

fn found(lints: &[Finding]) -> Set {
    let found = lints.iter().map(|lint| {
        let (_, line) = lint.location.expect("the source is known");
        let text = lint.to_string();
        let title = text.lines().next().and_then(|title| title.strip_prefix("note: "));
        (line, title.expect("a note").to_owned())
    });
    found.collect()
}

#[test]
fn the_checked_device_counts_what_the_compiler_counts() -> Result<(), Error> {
    let device = Device::checked();
    exact::run(&device)?;
    let lints = device.take_lints();
    assert_eq!(found(&lints), counted(exact::INFOS));
    assert!(lints.len() >= 15 && lints.iter().all(|lint| lint.rule.is_lint()));
    assert!(device.take_notes().is_empty() && device.take_lints().is_empty());
    Ok(())
}

/// Indices that depend on data and parameters.
#[kernel(workgroup_size = 64)]
fn gathers(order: &[u32], stride: u32, input: &[f32], output: &mut [f32]) {
    workgroup_var!(cache: [f32; 2048] = zeroed);
    let lane = local_invocation_index();
    cache[lane * stride % 2048] = input[order[lane]];
    workgroup_barrier();
    output[lane] = cache[order[lane] % 2048];
}

#[test]
fn the_checked_device_knows_the_indices() -> Result<(), Error> {
    assert!(gathers::INFO.lints.is_empty());
    let device = Device::checked();
    let (input, mut output) = (device.buffer(&[0.0; 8192])?, device.zeroed(64)?);
    let mut lints = |stride: u32, order: &dyn Fn(u32) -> u32| -> Result<Vec<_>, Error> {
        let order: Vec<u32> = (0..64).map(order).collect();
        let order = device.buffer(&order)?;
        gathers(&order, stride, &input, &mut output).workgroups(1).run()?;
        let lints = device.take_lints();
        Ok(lints.iter().map(|lint| (lint.rule, lint.variable, lint.count)).collect())
    };
    assert_eq!(lints(1, &|i| i)?, []);
    assert_eq!(lints(17, &|i| 63 - i)?, []);
    assert_eq!(lints(16, &|i| i)?, [(Rule::BankConflict, Some("cache"), 2)]);
    let scattered = [(Rule::BankConflict, Some("cache"), 2), (Rule::Uncoalesced, Some("input"), 2)];
    assert_eq!(lints(1, &|i| i * 128)?, scattered);
    Ok(())
}

#[test]
fn reports() -> Result<(), Error> {
    let device = Device::checked();
    let mut output = device.zeroed::<u32>(4096)?;
    exact::columns(&mut output).workgroups(1).run()?;
    exact::columns(&mut output).workgroups(1).run()?;
    let lints: Vec<String> = device.take_lints().iter().map(ToString::to_string).collect();
    let expected = "\
note: an access of `square` by a subgroup takes 32 passes over the banks of workgroup memory; 1 would be enough
  --> FILE:35:12
   |
35 |     o[i] = square[x][y] + padded[x][y]; //~ bank conflict 32/1
   |            ^^^^^^^^^^^^ the most expensive of these accesses
   |
   = note: in the first workgroup, 2 of 2 accesses by a subgroup take more than necessary
   = help: declare it `[[u32; 33]; 32]`: this removes all conflicts";
    let file = lints[0].split("--> ").nth(1).and_then(|rest| rest.split(':').next());
    assert_eq!(lints, [expected.replace("FILE", file.expect("the file"))]);
    Ok(())
}

/// A lint can be printed.
#[test]
fn lines() {
    let lints: Vec<String> = exact::twice::INFO.lints.iter().map(ToString::to_string).collect();
    assert!(
        lints[0].ends_with(
            "redundant barrier: `workgroup_barrier()` is not needed: no memory that it orders is \
             written on one side of it and accessed on the other side, up to the next barriers; \
             remove it"
        ),
        "{lints:?}"
    );
    assert_eq!(lints.len(), 3);
}
