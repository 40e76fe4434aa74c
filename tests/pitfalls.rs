//! The pitfalls of memory on the checked device: its findings in kernels that compile, and its
//! silence on clean kernels.

#[path = "pitfalls/reported.rs"]
mod reported;
mod support;

use dsl_runtime::{Device, Error, Rule};
use rayon::prelude::*;

#[allow(
    dead_code,
    unused_variables,
    unreachable_pub,
    clippy::style,
    clippy::complexity,
    reason = "kernels as users write them; the compiler's tests read the same files"
)]
mod kernels {
    #[path = "../../dsl-core/tests/pitfalls/clean.rs"]
    pub mod clean;
    #[path = "../../dsl-core/tests/pitfalls/clean_at_computed_indices.rs"]
    pub mod clean_at_computed_indices;
    #[path = "../../dsl-core/tests/pitfalls/clean_behind_exits.rs"]
    pub mod clean_behind_exits;
    #[path = "../../dsl-core/tests/pitfalls/clean_for_some_launches.rs"]
    pub mod clean_for_some_launches;
    #[path = "../../dsl-core/tests/pitfalls/clean_in_functions.rs"]
    pub mod clean_in_functions;
    #[path = "../../dsl-core/tests/pitfalls/clean_near_misses.rs"]
    pub mod clean_near_misses;
    #[path = "../../dsl-core/tests/pitfalls/clean_of_few_rounds.rs"]
    pub mod clean_of_few_rounds;
    #[path = "../../dsl-core/tests/pitfalls/clean_of_many_shapes.rs"]
    pub mod clean_of_many_shapes;
    #[path = "../../dsl-core/tests/pitfalls/clean_under_unknowns.rs"]
    pub mod clean_under_unknowns;
    #[path = "../../dsl-core/tests/pitfalls/clean_when_run.rs"]
    pub mod clean_when_run;
    #[path = "../../dsl-core/tests/pitfalls/found_when_launched.rs"]
    pub mod found_when_launched;
    #[path = "../../dsl-core/tests/pitfalls/found_when_run.rs"]
    pub mod found_when_run;
}

#[test]
fn mistakes_are_found() {
    let launches = [kernels::found_when_run::LAUNCHES, kernels::found_when_launched::LAUNCHES];
    launches.concat().into_par_iter().for_each(|(name, rule, variable, launch)| {
        let report = match launch(&Device::checked()) {
            Err(Error::Checked(report)) => report,
            other => panic!("{name}: {other:?}"),
        };
        let rules: Vec<_> =
            report.findings().iter().map(|found| (found.rule, found.variable)).collect();
        assert!(rules.iter().all(|found| *found == (rule, variable)), "{name}: {report}");
        assert!(report.findings()[0].location.is_some(), "{name}: {report}");
    });
}

#[test]
fn clean_kernels_are_silent() -> Result<(), Error> {
    for check in [
        kernels::clean::check,
        kernels::clean_for_some_launches::check,
        kernels::clean_in_functions::check,
        kernels::clean_of_few_rounds::check,
        kernels::clean_of_many_shapes::check,
        kernels::clean_near_misses::check,
        kernels::clean_at_computed_indices::check,
        kernels::clean_behind_exits::check,
        kernels::clean_under_unknowns::check,
    ] {
        check(&Device::checked())?;
    }
    Ok(())
}

#[test]
fn possibly_intended_behaviour_is_a_note() -> Result<(), Error> {
    for (name, notes, launch) in kernels::clean_when_run::LAUNCHES {
        let device = Device::checked();
        launch(&device)?;
        let mut found: Vec<Rule> = device.take_notes().iter().map(|note| note.rule).collect();
        found.dedup();
        assert_eq!(found, *notes, "{name}");
        assert!(device.take_notes().is_empty());
    }
    Ok(())
}

/// The complete reports of a few kernels.
#[test]
fn reports() -> Result<(), Error> {
    let device = Device::checked();
    let report = |result: Result<(), Error>| match result {
        Err(Error::Checked(report)) => report.to_string(),
        other => panic!("{other:?}"),
    };
    let mut texts = Vec::new();

    let input = device.buffer(&[1.0; 128])?;
    let mut output = device.zeroed(128)?;
    texts.push(report(reported::broken(&input, &mut output, 1).workgroups(2).run()));

    let values: Vec<u32> = (0..60).map(|i| i % 8).collect();
    let mut sums = device.zeroed::<u32>(3)?;
    let values = device.buffer(&values)?;
    texts.push(report(reported::many(&values, &mut sums).workgroups((1, 2)).run()));

    texts.push(report(reported::spins(&mut device.zeroed(1)?).workgroups(1).run()));

    let (mut values, mut length) = (device.zeroed(64)?, device.zeroed(2)?);
    reported::appends(&mut values, &mut length).workgroups(1).run()?;
    texts.extend(device.take_notes().iter().map(ToString::to_string));

    reported::refills(&device.buffer(&[1.0; 100])?, &mut output).workgroups(1).run()?;
    texts.extend(device.take_notes().iter().map(ToString::to_string));

    let mut values = device.buffer(&(0..64).map(|i| i * 37 % 64).collect::<Vec<u32>>())?;
    texts.push(report(reported::sorts(&mut values).workgroups(1).run()));
    let order = device.buffer(&(0..64).map(|i| i ^ 5).collect::<Vec<u32>>())?;
    texts.push(report(reported::wrong_barrier(&order, &mut values).workgroups(1).run()));
    let mut few = device.zeroed(3)?;
    texts.push(report(reported::wraps(&values, &mut few).workgroups(1).run()));
    texts.push(report(reported::wraps_in_while(&mut few).workgroups(1).run()));

    let text = texts.join("\n\n----\n\n") + "\n";
    let path = support::root().join("tests/pitfalls/reported.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    }
    let expected =
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    assert_eq!(text, expected, "\n{text}");
    Ok(())
}
