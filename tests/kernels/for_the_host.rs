//! Items of a `#[device] mod` that only the host can use, next to items that kernels use.

use dsl_runtime::{Error, prelude::*};

/// Items that no kernel sees.
pub mod reports {
    #[derive(Debug, Default)]
    pub struct Report {
        pub lines: Vec<String>,
    }

    pub fn line(value: f32) -> String {
        format!("{value:.1}")
    }

    pub const LIMIT: usize = 3;
}

/// A type of elsewhere.
#[derive(Debug)]
pub struct Elsewhere;

#[device]
pub mod mixed {
    use std::collections::BTreeMap;
    use std::fmt;

    use super::Elsewhere;
    use super::reports::{self, LIMIT, Report};

    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct Meters(pub f32);

    impl Meters {
        /// Checked on the host, and so for it alone.
        pub fn checked(value: f32) -> Meters {
            assert!(value >= 0.0, "a length is not negative");
            Meters(value)
        }

        pub fn report(self) -> Report {
            let mut lines = vec![reports::line(self.0)];
            lines.truncate(LIMIT);
            Report { lines }
        }

        pub fn doubled(self) -> Meters {
            Meters(twice(self.0))
        }
    }

    impl fmt::LowerExp for Meters {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{:e} m", self.0)
        }
    }

    impl fmt::LowerExp for Elsewhere {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("elsewhere")
        }
    }

    pub struct Names {
        by_length: BTreeMap<usize, String>,
    }

    impl Names {
        pub fn new(names: &[&str]) -> Names {
            Names { by_length: names.iter().map(|name| (name.len(), (*name).to_owned())).collect() }
        }

        /// An index that is none of a kernel's.
        pub fn of_length(&self, length: usize) -> &str {
            &self.by_length[&length]
        }
    }

    pub const GREETING: &str = "hello";

    pub fn twice(x: f32) -> f32 {
        x + x
    }

    #[cfg(test)]
    pub fn for_tests() -> f32 {
        twice(1.0)
    }

    #[cfg(not(test))]
    pub fn for_tests() -> f32 {
        twice(2.0)
    }
}

#[kernel(workgroup_size = 64)]
fn doubles(values: &[f32], out: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < values.len() && i < out.len() {
        out[i] = mixed::Meters(values[i]).doubled().0;
    }
}

pub fn check(device: &Device) -> Result<(), Error> {
    use mixed::{GREETING, Meters, Names};

    let values = [1.0, -2.0, 3.5];
    let mut out = device.zeroed::<f32>(3)?;
    doubles(&device.buffer(&values)?, &mut out).invocations(3).run()?;
    assert_eq!(out.read()?, values.map(|value| Meters(value).doubled().0));
    assert_eq!(Meters::checked(1.25).report().lines, ["1.2"]);
    assert_eq!(Names::new(&["a", GREETING]).of_length(5), "hello");
    assert_eq!(format!("{:e} {:e}", Meters(2.0), Elsewhere), "2e0 m elsewhere");
    assert!(mixed::for_tests() > 0.0);
    Ok(())
}
