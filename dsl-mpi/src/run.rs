//! The program around a rank's work: it starts MPI, and ends all ranks if one of them fails.
//!
//! Takes the work of a rank. Invariant: all ranks end if one ends with an error or a panic, or if
//! MPI reports an error. `counts.rs` adds messages whose count differs from the receiver's;
//! `watch.rs` adds ranks that wait for a message that never comes, and ranks with different kernels.
//! An error names the rank.

use std::{
    any::Any,
    ffi::c_int,
    fmt::Display,
    panic::{AssertUnwindSafe, catch_unwind},
    process::ExitCode,
    sync::atomic::{AtomicBool, AtomicI32, Ordering::Relaxed},
};

use mpi::{Threading, ffi, topology::SimpleCommunicator, traits::*};

use crate::{calls, watch};

/// The exit code of a job that failed.
const FAILED: c_int = 1;

/// This rank in the world.
static RANK: AtomicI32 = AtomicI32::new(0);

/// Whether the work has ended, well or not.
static IS_OVER: AtomicBool = AtomicBool::new(false);

/// Runs `work` on this rank: `fn main() -> ExitCode { dsl_mpi::run(|world| …) }`. The main thread
/// must call it once.
///
/// All ranks end within seconds if the work of a rank gives an error or panics, or if a call of MPI
/// fails. The error is printed with the rank's number.
///
/// - **Counts.** A receive also fails if its message has more or fewer elements than its buffer. This
///   holds for all calls of rsmpi. If the number is unknown, take `receive_vec`, or ask with
///   `matched_probe`. Calls of all ranks send one more word for that.
/// - **Waiting.** All ranks also end if each one has ended, is in a call of MPI, or asks for messages
///   without doing other work, for some time. `DSL_MPI_PATIENCE` is this time in seconds: 10 if it is
///   not set, 0 for no limit. If a message takes longer, set a larger number.
/// - **Kernels.** All ranks also end if two of them launch different kernels of one path, such as
///   `program::solver::step`: they run different builds of the program. Ranks may launch different
///   kernels of other paths. Give two kernels in one function different names. Kernels that other
///   threads launch after the work of their rank are not compared.
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
        Threading::Multiple => Some(watch::Watch::start(&world)),
        Threading::Single | Threading::Funneled | Threading::Serialized => {
            if world.rank() == 0 {
                eprintln!(
                    "this MPI supports no threads, so ranks that wait for ever, or have different kernels, are \
                     not found"
                );
            }
            None
        }
    };
    match catch_unwind(AssertUnwindSafe(|| work(&world))) {
        Ok(Ok(())) => {}
        Ok(Err(error)) => end_all(&format!("{error}")),
        // The panic hook has printed it.
        Err(panic) => end_all(&format!("its work panicked{}", text_of(&*panic))),
    }
    if let Some(watch) = watch {
        watch.finish();
    }
    IS_OVER.store(true, Relaxed);
    drop(universe); // this ends MPI
    ExitCode::SUCCESS
}

/// Prints the error of this rank, and ends all ranks.
pub(crate) fn end_all(what: &str) -> ! {
    IS_OVER.store(true, Relaxed);
    print(&format!("rank {}: {what}\n", RANK.load(Relaxed)));
    SimpleCommunicator::world().abort(FAILED)
}

/// Prints a text in one write, so that texts of several ranks do not mix.
fn print(text: &str) {
    eprint!("{text}");
}

/// If a rank exits within its work, makes it end all ranks.
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

/// The message of a panic, if it is text.
fn text_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.map(|text| format!(": {text}")).unwrap_or_default()
}

/// Makes messages of panics begin with the rank.
fn tell_the_rank_of_panics() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        print(&format!("rank {} panics:\n", RANK.load(Relaxed)));
        hook(info);
    }));
}

/// Makes errors of MPI end all ranks with a message of this crate. This also holds for
/// communicators that are made from the world.
fn report_errors_of(world: &SimpleCommunicator) {
    /// The type that MPI takes. MPI passes more arguments; this function ignores them.
    type Variadic = unsafe extern "C" fn(*mut ffi::MPI_Comm, *mut c_int, ...);
    type Handler = unsafe extern "C" fn(*mut ffi::MPI_Comm, *mut c_int);
    #[expect(unsafe_code, reason = "rsmpi has no error handlers")]
    // SAFETY: the handler takes the first arguments that MPI passes, and C lets a callee ignore the
    // last ones. The communicator is the world's, which lasts until MPI ends.
    unsafe {
        let handler = std::mem::transmute::<Handler, Variadic>(report_error);
        let mut made = std::mem::MaybeUninit::uninit();
        ffi::MPI_Comm_create_errhandler(Some(handler), made.as_mut_ptr());
        ffi::MPI_Comm_set_errhandler(world.as_raw(), made.assume_init());
    }
}

/// MPI's error handler.
#[expect(unsafe_code, reason = "MPI calls it with pointers")]
unsafe extern "C" fn report_error(_: *mut ffi::MPI_Comm, code: *mut c_int) {
    // SAFETY: MPI passes a pointer to the code.
    let code = unsafe { *code };
    if !calls::keep_error(code) {
        end_with_error("a call of MPI", code);
    }
}

/// Ends all ranks after an error of MPI.
pub(crate) fn end_with_error(call: &str, code: c_int) -> ! {
    end_all(&format!("{call} failed: {}", text_of_code(code)))
}

/// MPI's text for an error.
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
