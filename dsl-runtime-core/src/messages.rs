//! Messages from kernels to the host: lines that they print, and assertions that fail.
//!
//! A launch of a kernel with messages gets one more buffer, which the kernel writes to
//! (`build/messages.rs` of dsl-core has the layout). [`Inbox`] keeps these buffers of a device
//! until the host waits or reads. Then it prints their lines, in the order of launches, workgroups
//! and invocations. The first failure is an error.

use std::{
    collections::VecDeque,
    fmt,
    ops::Range,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use crate::{
    Buffer, Device, Error,
    launch::KernelInfo,
    wait::{IS_WEB, Wait, ready},
};

/// Where the words of failures begin, and where the words of lines begin.
const FAILURES: usize = 4;
const LINES: usize = 1024;

/// The default room for the lines of a launch, in bytes.
const ROOM: usize = 1 << 20;

/// The most launches to keep. If there are more, their messages are read.
const MOST_PENDING: usize = 64;

/// The messages of a kernel.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Messages {
    /// The index of the buffer that receives them, in `@binding(…)`; `None` if there are no
    /// messages.
    pub binding: Option<u32>,
    /// The messages, by their numbers.
    pub list: &'static [Message],
}

impl Messages {
    /// The messages of a kernel without any.
    pub const NONE: Self = Self { binding: None, list: &[] };

    /// Whether the buffer at this binding index receives them.
    pub(crate) fn is_written_to(&self, binding: u32) -> bool {
        self.binding == Some(binding)
    }
}

/// A line to print, or a failed assertion.
#[doc(hidden)]
#[derive(Debug)]
pub struct Message {
    /// Whether it is an error of the launch.
    pub is_failure: bool,
    /// Whether it ends a line.
    pub ends_line: bool,
    /// The source file.
    pub file: &'static str,
    /// Its line there, from 1.
    pub line: u32,
    /// Its column there, from 1.
    pub column: u32,
    /// The number of words of its values.
    pub words: u32,
    /// Makes the text of the values.
    pub text: fn(&mut Words<'_>) -> String,
}

/// The words of a message's values, read one after another.
#[doc(hidden)]
pub struct Words<'a>(&'a [u32]);

impl Words<'_> {
    /// The next one.
    pub fn word(&mut self) -> u32 {
        match self.0.split_first() {
            Some((first, rest)) => {
                self.0 = rest;
                *first
            }
            None => 0,
        }
    }

    /// The next two, the lower half first.
    pub fn two_words(&mut self) -> u64 {
        let low = self.word();
        u64::from(low) | u64::from(self.word()) << 32
    }

    /// The variant of an `enum` without data.
    pub fn variant(&mut self, variants: &[(&'static str, u32)]) -> Structure {
        let value = self.word();
        let known = variants.iter().find(|(_, of)| *of == value);
        Structure::new(known.map_or("?", |(name, _)| name), [])
    }
}

/// A member of a [`Structure`].
#[doc(hidden)]
pub fn shown<T: fmt::Debug + 'static>(value: T) -> Box<dyn fmt::Debug> {
    Box::new(value)
}

/// A value of a user's type, which shows as `#[derive(Debug)]` shows it.
#[doc(hidden)]
pub struct Structure {
    name: &'static str,
    members: Vec<(&'static str, Box<dyn fmt::Debug>)>,
}

impl Structure {
    /// A structure, or a variant; members of tuples are called `0`, `1`, ….
    pub fn new<const N: usize>(
        name: &'static str,
        members: [(&'static str, Box<dyn fmt::Debug>); N],
    ) -> Self {
        Self { name, members: members.into() }
    }
}

impl fmt::Debug for Structure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.members.as_slice() {
            [] => f.write_str(self.name),
            [("0", _), ..] => {
                let mut tuple = f.debug_tuple(self.name);
                self.members.iter().for_each(|(_, value)| _ = tuple.field(value));
                tuple.finish()
            }
            members => {
                let mut structure = f.debug_struct(self.name);
                members.iter().for_each(|(name, value)| _ = structure.field(name, value));
                structure.finish()
            }
        }
    }
}

/// Receives the text that kernels print.
pub(crate) type Printer = Arc<dyn Fn(&str) + Send + Sync>;

/// The messages of a device that nobody has read yet.
pub(crate) struct Inbox {
    state: Mutex<State>,
    has_some: AtomicBool,
}

struct State {
    pending: VecDeque<Pending>,
    /// Buffers for the next launches. Their counters are zero.
    spare: Vec<Buffer<u32>>,
    failed: Option<Error>,
    printer: Option<Printer>,
    /// The size of a buffer in words.
    words: usize,
}

/// A launch that has happened, or will happen before the buffer is read.
struct Pending {
    kernel: &'static KernelInfo,
    buffer: Buffer<u32>,
}

impl Default for Inbox {
    fn default() -> Self {
        let state = State {
            pending: VecDeque::new(),
            spare: Vec::new(),
            failed: None,
            printer: None,
            words: LINES + ROOM / 4,
        };
        Self { state: Mutex::new(state), has_some: AtomicBool::new(false) }
    }
}

impl Inbox {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn set_printer(&self, printer: Printer) {
        self.state().printer = Some(printer);
    }

    pub(crate) fn set_room(&self, bytes: usize) {
        let mut state = self.state();
        state.words = LINES + bytes.div_ceil(4);
        state.spare.clear();
    }

    /// A buffer for a launch on `device`.
    ///
    /// # Errors
    /// As of [`Device::zeroed`].
    pub(crate) fn buffer(&self, device: &Device) -> Result<Buffer<u32>, Error> {
        let (spare, words, is_full) = {
            let mut state = self.state();
            (state.spare.pop(), state.words, state.pending.len() >= MOST_PENDING)
        };
        // In a browser only the page may wait.
        if is_full
            && !IS_WEB
            && let Err(error) = self.deliver()
        {
            self.state().failed.get_or_insert(error);
            self.has_some.store(true, Ordering::Release);
        }
        match spare {
            Some(spare) => Ok(spare),
            // The buffer's device gets an inbox of its own; otherwise the inbox would keep itself
            // alive.
            None => Buffer::zeroed(&device.with_own_inbox(), words),
        }
    }

    /// Adds a launch.
    pub(crate) fn add(&self, kernel: &'static KernelInfo, buffer: Buffer<u32>) {
        self.state().pending.push_back(Pending { kernel, buffer });
        self.has_some.store(true, Ordering::Release);
    }

    /// Prints the messages of all launches so far.
    ///
    /// # Errors
    /// [`Error::Assertion`] for the first assertion that failed; errors of reading the buffers.
    pub(crate) fn deliver(&self) -> Result<(), Error> {
        ready(self.deliver_by(Wait::Here))
    }

    /// The same, with the given kind of wait. If the future is dropped, the next call reads the
    /// rest.
    ///
    /// # Errors
    /// As of [`deliver`](Self::deliver).
    pub(crate) async fn deliver_by(&self, how: Wait) -> Result<(), Error> {
        if !self.has_some.load(Ordering::Acquire) {
            return Ok(());
        }
        let launches = self.state().pending.len();
        for _ in 0..launches {
            let (Pending { kernel, mut buffer }, printer) = {
                let mut state = self.state();
                let Some(first) = state.pending.pop_front() else { break };
                (first, state.printer.clone())
            };
            let result = read(kernel, &mut buffer, printer.as_ref(), how).await;
            let mut state = self.state();
            // If it was not read, the next launch's messages would follow its own.
            let is_clear = result.is_ok();
            if let Ok(Some(error)) | Err(error) = result {
                state.failed.get_or_insert(error);
            }
            if is_clear && buffer.len() == state.words {
                state.spare.push(buffer);
            }
        }
        let mut state = self.state();
        self.has_some.store(!state.pending.is_empty(), Ordering::Release);
        state.failed.take().map_or(Ok(()), Err)
    }
}

impl Drop for Inbox {
    /// Delivers the last messages, so that none is lost.
    fn drop(&mut self) {
        if !std::thread::panicking()
            && let Err(error) = self.deliver()
        {
            print(&format!("error of a launch that was not waited for: {error}\n"));
        }
    }
}

/// Prints the lines of a launch, and gives its first failure. Afterwards the buffer can be used
/// again.
async fn read(
    kernel: &'static KernelInfo,
    buffer: &mut Buffer<u32>,
    printer: Option<&Printer>,
    how: Wait,
) -> Result<Option<Error>, Error> {
    let header = words_of(buffer, 0..FAILURES, how).await?;
    let &[lines, lost_lines, failures, lost_failures] = header.as_slice() else { return Ok(None) };
    let end = |start: usize, words: u32, end: usize| (start + words as usize).min(end);
    let failure = match failures {
        0 => None,
        words => {
            let words = words_of(buffer, FAILURES..end(FAILURES, words, LINES), how).await?;
            let records = records(kernel, &words);
            records
                .first()
                .map(|record| record.error(kernel, records.len() + lost_failures as usize))
        }
    };
    if lines > 0 || lost_lines > 0 {
        let words = words_of(buffer, LINES..end(LINES, lines, buffer.len()), how).await?;
        let mut text: String = records(kernel, &words).iter().map(Record::line).collect();
        if lost_lines > 0 {
            let noun = if lost_lines == 1 { "line" } else { "lines" };
            text += &format!(
                "{lost_lines} more {noun} of kernel `{}` did not fit: enlarge the room with \
                 `set_print_room`\n",
                kernel.name
            );
        }
        match printer {
            Some(printer) => printer(&text),
            None => print(&text),
        }
    }
    if header.iter().any(|word| *word > 0) {
        buffer.write_range(0, &[0; FAILURES])?;
    }
    Ok(failure)
}

/// Some words of a buffer. Its device has an empty inbox, so the read delivers nothing.
async fn words_of(buffer: &Buffer<u32>, range: Range<usize>, how: Wait) -> Result<Vec<u32>, Error> {
    match how {
        Wait::Here => buffer.read_range(range),
        Wait::Later => buffer.slice(range)?.copied().await,
    }
}

/// The default printer.
fn print(text: &str) {
    #[cfg(not(target_arch = "wasm32"))]
    eprint!("{text}");
    #[cfg(target_arch = "wasm32")]
    crate::browser::print(text);
}

/// A message that a kernel wrote.
struct Record<'a> {
    message: &'static Message,
    workgroup: [u32; 3],
    invocation: u32,
    values: &'a [u32],
}

/// The messages in some words, sorted by workgroups and invocations. The sort keeps the order of
/// each invocation's messages.
fn records<'a>(kernel: &'static KernelInfo, mut words: &'a [u32]) -> Vec<Record<'a>> {
    let mut records = Vec::new();
    while let [number, low, high, rest @ ..] = words {
        let Some(message) = kernel.messages.list.get(*number as usize) else { break };
        let workgroup = [low & 0xffff, low >> 16, high & 0xffff];
        let size = message.words as usize;
        let Some((values, rest)) = rest.split_at_checked(size) else { break };
        records.push(Record { message, workgroup, invocation: high >> 16, values });
        words = rest;
    }
    records.sort_by_key(|record| {
        let [x, y, z] = record.workgroup;
        ([z, y, x], record.invocation)
    });
    records
}

impl Record<'_> {
    fn text(&self) -> String {
        (self.message.text)(&mut Words(self.values))
    }

    fn line(&self) -> String {
        let mut text = self.text();
        if self.message.ends_line {
            text.push('\n');
        }
        text
    }

    fn error(&self, kernel: &'static KernelInfo, count: usize) -> Error {
        let Message { file, line, column, .. } = *self.message;
        Error::Assertion {
            kernel: kernel.name,
            message: self.text(),
            file,
            line,
            column,
            workgroup: self.workgroup,
            invocation: self.invocation,
            count,
        }
    }
}
