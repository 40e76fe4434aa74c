//! The program around a rank's work: it starts MPI, and ends all ranks together if one of them fails.
//!
//! Takes the work of a rank. Invariant: a rank that ends with an error or a panic, an error of MPI, or ranks that wait for
//! what will not come (`watch.rs`) end all ranks, with a message that names the rank.

use std::{
    any::Any,
    ffi::c_int,
    fmt::Display,
    panic::{AssertUnwindSafe, catch_unwind},
    process::ExitCode,
    sync::atomic::{AtomicBool, AtomicI32, Ordering::Relaxed},
};

use mpi::{Threading, ffi, topology::SimpleCommunicator, traits::*};

use crate::watch;

/// What a job that failed ends with.
const FAILED: c_int = 1;

/// This rank in the world.
static RANK: AtomicI32 = AtomicI32::new(0);

/// Whether the work has ended, well or not.
static IS_OVER: AtomicBool = AtomicBool::new(false);

/// Runs `work` on this rank: `fn main() -> ExitCode { dsl_mpi::run(|world| …) }`. To be called once, by the main thread.
///
/// If the work of a rank gives an error or panics, if a call of MPI fails (a message that is longer than its buffer), or if all
/// ranks wait for each other or for ranks that have ended, then the error is printed with the rank's number, and all ranks end
/// within seconds. `DSL_MPI_PATIENCE` says for how many seconds all ranks may be in calls of MPI, none of which returns: 10
/// if it is not set, 0 for any time. A message that takes longer needs more.
pub fn run<E: Display>(work: impl FnOnce(&SimpleCommunicator) -> Result<(), E>) -> ExitCode {
    let Some((universe, threading)) = mpi::initialize_with_threading(Threading::Multiple) else {
        eprintln!(
            "MPI is initialized already: call dsl_mpi::run once, in place of mpi::initialize"
        );
        return ExitCode::FAILURE;
    };
    let world = universe.world();
    RANK.store(world.rank(), Relaxed);
    tell_the_rank_of_panics();
    report_errors_of(&world);
    report_exits();
    let watch = match threading {
        Threading::Multiple => watch::Watch::start(&world),
        Threading::Single | Threading::Funneled | Threading::Serialized => None,
    };
    match catch_unwind(AssertUnwindSafe(|| work(&world))) {
        Ok(Ok(())) => {}
        Ok(Err(error)) => end_all(&format!("{error}")),
        // The hook has told.
        Err(panic) => end_all(&format!("its work panicked{}", text_of(&*panic))),
    }
    if let Some(watch) = watch {
        watch.finish();
    }
    IS_OVER.store(true, Relaxed);
    drop(universe); // MPI ends
    ExitCode::SUCCESS
}

/// Prints what is wrong with this rank, and ends all.
pub(crate) fn end_all(what: &str) -> ! {
    IS_OVER.store(true, Relaxed);
    print(&format!("rank {}: {what}\n", RANK.load(Relaxed)));
    SimpleCommunicator::world().abort(FAILED)
}

/// Prints a text at once, lest texts of several ranks mix.
fn print(text: &str) {
    eprint!("{text}");
}

/// Has a rank that ends itself within its work end all.
fn report_exits() {
    #[expect(unsafe_code, reason = "std has no such function")]
    unsafe extern "C" {
        safe fn atexit(function: extern "C" fn()) -> c_int;
    }
    extern "C" fn report() {
        if !IS_OVER.load(Relaxed) {
            end_all("it has called exit within its work; return from the work instead");
        }
    }
    atexit(report);
}

/// What a panic says, if it is text.
fn text_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.map(|text| format!(": {text}")).unwrap_or_default()
}

/// Has panics begin with the rank.
fn tell_the_rank_of_panics() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        print(&format!("rank {} panics:\n", RANK.load(Relaxed)));
        hook(info);
    }));
}

/// Has errors of MPI end all ranks with a message of ours. Communicators that are made of this one do so as well.
fn report_errors_of(world: &SimpleCommunicator) {
    /// What MPI takes: it passes more arguments, which this function does not look at.
    type Variadic = unsafe extern "C" fn(*mut ffi::MPI_Comm, *mut c_int, ...);
    type Handler = unsafe extern "C" fn(*mut ffi::MPI_Comm, *mut c_int);
    #[expect(unsafe_code, reason = "rsmpi has no error handlers")]
    // SAFETY: the handler takes the arguments that MPI says, of which C lets a callee leave the last ones out; the communicator
    // is the world's, which lasts until MPI ends.
    unsafe {
        let handler = std::mem::transmute::<Handler, Variadic>(report_error);
        let mut made = std::mem::MaybeUninit::uninit();
        ffi::MPI_Comm_create_errhandler(Some(handler), made.as_mut_ptr());
        ffi::MPI_Comm_set_errhandler(world.as_raw(), made.assume_init());
    }
}

/// What MPI calls on an error.
#[expect(unsafe_code, reason = "MPI calls it with pointers")]
unsafe extern "C" fn report_error(_: *mut ffi::MPI_Comm, code: *mut c_int) {
    // SAFETY: MPI passes a pointer to the code.
    let code = unsafe { *code };
    end_all(&format!("{} failed: {}", watch::current_call(), text_of_code(code)));
}

/// MPI's words for an error.
fn text_of_code(code: c_int) -> String {
    let mut text = vec![0u8; ffi::MPI_MAX_ERROR_STRING as usize];
    let mut len = 0;
    #[expect(unsafe_code, reason = "rsmpi does not have it")]
    // SAFETY: there is room for the longest text.
    unsafe {
        ffi::MPI_Error_string(code, text.as_mut_ptr().cast(), &mut len);
    }
    text.truncate(usize::try_from(len).unwrap_or(0));
    String::from_utf8_lossy(&text).into_owned()
}
