//! Kernels that are large in one way: they compile, or are refused, in a time that grows with
//! their text.

use std::fmt::Write;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use dsl_core::items::Items;

/// Much more than any of them takes, also on a busy machine.
const TOO_LONG: Duration = Duration::from_secs(60);

/// Compiles the kernels of a file; gives the mistakes.
fn compile(text: String) -> Vec<String> {
    let (sender, receiver) = channel();
    thread::Builder::new()
        .stack_size(1 << 25)
        .spawn(move || {
            let file = syn::parse_file(&text).expect("it parses");
            let items = Items::from_file(&file);
            assert!(items.errors.is_empty(), "{:?}", items.errors);
            let kernels = items.kernels.into_iter();
            let errors = kernels.flat_map(|kernel| kernel.compile().err().unwrap_or_default());
            _ = sender.send(errors.map(|error| error.message).collect());
        })
        .expect("a thread");
    match receiver.recv_timeout(TOO_LONG) {
        Ok(errors) => errors,
        Err(RecvTimeoutError::Timeout) => panic!("it takes more than {TOO_LONG:?}"),
        Err(RecvTimeoutError::Disconnected) => panic!("it panicked"),
    }
}

fn lines(of: impl Iterator<Item = String>) -> String {
    of.fold(String::new(), |mut text, line| {
        writeln!(text, "{line}").expect("into a string");
        text
    })
}

/// Each is made of the one before, twice.
#[test]
fn constants_of_constants() {
    let numbers = (1..=40).map(|n| format!("#[device] const A{n}: u32 = A{0} ^ A{0};", n - 1));
    let vectors = (1..=40).map(|n| {
        let v = format!("V{}", n - 1);
        format!("#[device] const V{n}: UVec2 = UVec2::new({v}.x ^ {v}.y, {v}[0] | {v}[1]);")
    });
    let kernel = "
        #[device] const A0: u32 = 1;
        #[device] const V0: UVec2 = UVec2::new(1, 2);
        #[kernel(workgroup_size = 64)]
        fn kernel(x: &mut [u32]) {
            x[global_invocation_id().x] = A40 + V40.y;
        }
    ";
    let errors = compile(lines(numbers.chain(vectors)) + kernel);
    assert_eq!(errors, [""; 0]);
}
