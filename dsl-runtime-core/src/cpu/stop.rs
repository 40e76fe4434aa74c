//! The invocation that a debugger stops at: `DSL_BREAK=WORKGROUP,INVOCATION`.

use std::sync::OnceLock;

use crate::Error;

/// An invocation of a kernel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Chosen {
    /// The number of the workgroup in the order of ids.
    pub(super) workgroup: u64,
    /// Its `local_invocation_index`.
    pub(super) invocation: u32,
    /// The name of the kernel; `None` for all kernels.
    kernel: Option<String>,
}

impl Chosen {
    /// The choice of the environment variable for this kernel.
    ///
    /// # Errors
    /// [`Error::UnknownBreak`].
    pub(super) fn of(kernel: &str) -> Result<Option<&'static Chosen>, Error> {
        static CHOSEN: OnceLock<Result<Option<Chosen>, String>> = OnceLock::new();
        let chosen = CHOSEN.get_or_init(|| {
            let value = std::env::var_os("DSL_BREAK").unwrap_or_default();
            let value = value.to_string_lossy();
            Chosen::parse(&value).ok_or_else(|| value.into_owned())
        });
        match chosen {
            Ok(chosen) => Ok(chosen.as_ref().filter(|chosen| chosen.is_of(kernel))),
            Err(value) => Err(Error::UnknownBreak { value: value.clone() }),
        }
    }

    fn is_of(&self, kernel: &str) -> bool {
        self.kernel.as_ref().is_none_or(|name| name == kernel)
    }

    /// `None` if the value is malformed.
    fn parse(value: &str) -> Option<Option<Chosen>> {
        if value.is_empty() {
            return Some(None);
        }
        let mut parts = value.split(',').map(str::trim);
        let (workgroup, invocation) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let kernel = parts.next().map(str::to_owned);
        let is_all = parts.next().is_none() && kernel.as_ref().is_none_or(|name| !name.is_empty());
        is_all.then_some(Some(Chosen { workgroup, invocation, kernel }))
    }
}

/// Stops the program in the attached debugger.
pub(super) fn trap() {
    if is_traced() {
        breakpoint();
    } else {
        static TOLD: std::sync::Once = std::sync::Once::new();
        TOLD.call_once(|| eprintln!("note: DSL_BREAK is set, and no debugger is attached"));
    }
}

#[cfg_attr(
    not(target_arch = "wasm32"),
    expect(unsafe_code, reason = "there is no safe breakpoint in the standard library yet")
)]
#[inline(always)]
fn breakpoint() {
    #[cfg(any(target_arch = "x86_64", target_arch = "x86"))]
    // SAFETY: The debugger gets a signal, and the program goes on behind the instruction.
    unsafe {
        std::arch::asm!("int3", options(nomem, nostack));
    }
    #[cfg(target_arch = "aarch64")]
    // SAFETY: As above; debuggers step over this one.
    unsafe {
        std::arch::asm!("brk #0xf000", options(nomem, nostack));
    }
}

/// Whether a debugger is attached, as far as the system tells: without one, a trap would end the
/// program.
fn is_traced() -> bool {
    if cfg!(not(target_os = "linux")) {
        return true;
    }
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let tracer = status.lines().find_map(|line| line.strip_prefix("TracerPid:"));
    tracer.is_some_and(|pid| pid.trim() != "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invocation_is_two_numbers_and_perhaps_a_kernel() {
        let chosen = |workgroup, invocation, kernel: Option<&str>| {
            Some(Some(Chosen { workgroup, invocation, kernel: kernel.map(str::to_owned) }))
        };
        assert_eq!(Chosen::parse(""), Some(None));
        assert_eq!(Chosen::parse("3,17"), chosen(3, 17, None));
        assert_eq!(Chosen::parse("0, 5, blur"), chosen(0, 5, Some("blur")));
        for wrong in ["3", "a,1", "1,-1", "1,2,", "1,2,k,4"] {
            assert_eq!(Chosen::parse(wrong), None, "{wrong}");
        }
        let of_blur = Chosen { workgroup: 0, invocation: 0, kernel: Some("blur".to_owned()) };
        assert!(of_blur.is_of("blur") && !of_blur.is_of("sum"));
    }
}
