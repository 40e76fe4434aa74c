//! Kernels that are large in one way. The time to compile or refuse them grows linearly with their
//! text. Work is counted in compiler steps and allocated bytes, which are the same on every
//! machine. Only tests for termination have a limit in seconds.
//!
//! `LARGE=20` compares the work for 5,000 and 10,000 statements. CI takes `LARGE=4`.

#[path = "large/shapes.rs"]
mod shapes;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::fmt::Write;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use dsl_core::diagnostic::Code;
use dsl_core::items::Items;
use dsl_core::steps;

use shapes::{SHAPES, Shape};

thread_local! {
    static MEMORY: Cell<Memory> = const { Cell::new(Memory { allocated: 0, used: 0, peak: 0 }) };
}

/// The bytes of one thread.
#[derive(Clone, Copy)]
struct Memory {
    allocated: u64,
    used: u64,
    peak: u64,
}

impl Memory {
    fn allocate(size: usize) {
        // A thread that ends has no counter any more.
        _ = MEMORY.try_with(|memory| {
            let Memory { allocated, used, peak } = memory.get();
            let (allocated, used) = (allocated + size as u64, used + size as u64);
            memory.set(Memory { allocated, used, peak: peak.max(used) });
        });
    }

    fn free(size: usize) {
        _ = MEMORY.try_with(|memory| {
            let now = memory.get();
            // Another thread may have allocated it.
            memory.set(Memory { used: now.used.saturating_sub(size as u64), ..now });
        });
    }
}

/// Counts the bytes that each thread allocates and frees.
struct Counting;

#[expect(unsafe_code, reason = "the trait is unsafe to implement")]
// SAFETY: each call goes to the system's allocator as it is.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        Memory::allocate(layout.size());
        // SAFETY: the caller keeps to the contract of this function.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        Memory::free(layout.size());
        // SAFETY: likewise.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// The cost of compiling a file.
#[derive(Clone, Copy)]
struct Work {
    steps: u64,
    allocated: u64,
    /// The most bytes in use at a time.
    peak: u64,
}

/// Compiles a file on a thread that has compiled nothing before.
fn work(text: &str) -> Work {
    let file = syn::parse_file(text).expect("it parses");
    let (steps, before) = (steps::taken(), MEMORY.get());
    let items = Items::from_file(&file);
    assert!(items.errors.is_empty(), "{:?}", items.errors);
    for kernel in items.kernels {
        // naga is left out, since its work is not this compiler's. Without optimisations, its front
        // end takes time quadratic in the expressions of a function.
        _ = kernel.compile_despite(Code::Internal);
    }
    let after = MEMORY.get();
    Work {
        steps: steps::taken() - steps,
        allocated: after.allocated - before.allocated,
        peak: after.peak - before.used,
    }
}

/// Runs a closure with a stack that is large enough for deep kernels.
fn on_a_thread<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    thread::Builder::new().stack_size(1 << 25).spawn(run).expect("a thread")
}

fn joined<T>(thread: JoinHandle<T>) -> T {
    thread.join().expect("it does not panic")
}

/// Twice as many statements take at most 2.3 times as much work.
#[test]
fn work_grows_with_the_kernel() {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let some = SHAPES.chunks(SHAPES.len().div_ceil(threads));
    let running: Vec<_> = some.map(|shapes| on_a_thread(|| too_much_work(shapes))).collect();
    let too_much: Vec<String> = running.into_iter().flat_map(joined).collect();
    assert!(too_much.is_empty(), "{too_much:#?}");
}

/// The shapes whose work more than doubles with their size.
fn too_much_work(shapes: &[Shape]) -> Vec<String> {
    let scale = std::env::var("LARGE").map_or(1, |scale| scale.parse().expect("a number"));
    let mut too_much = Vec::new();
    for shape in shapes {
        let [one, twice] = SIZES.map(|statements| work_of(shape, statements * scale));
        let costs = [
            ("steps", one.steps, twice.steps),
            ("bytes allocated", one.allocated, twice.allocated),
        ];
        let above = costs.iter().filter(|(_, one, twice)| twice * 10 > one * 23);
        let name = shape.name;
        too_much
            .extend(above.map(|(what, one, twice)| format!("{name}: {one} {what}, then {twice}")));
    }
    too_much
}

/// The numbers of statements whose work is compared.
const SIZES: [usize; 2] = [250, 500];

/// The work for a kernel with a number of statements. A thread remembers the texts that it has parsed, so
/// each kernel has a thread of its own.
fn work_of(shape: &Shape, statements: usize) -> Work {
    let text = (shape.text)(statements.div_ceil(shape.statements));
    joined(on_a_thread(move || work(&text)))
}

/// A kernel of 100 lines takes less than 200 MB, and less than a second in an unoptimised compiler. The time is
/// measured in steps: such a compiler takes more than MAX_STEPS a second.
#[test]
fn a_hundred_lines() {
    const MAX_STEPS: u64 = 1_200_000;
    let mut too_much = Vec::new();
    for shape in SHAPES {
        let Work { steps, peak, .. } = work_of(shape, 100 * shape.statements);
        if steps > MAX_STEPS || peak > 200 << 20 {
            too_much.push(format!("{}: {steps} steps, {peak} bytes", shape.name));
        }
    }
    assert!(too_much.is_empty(), "{too_much:#?}");
}

/// Loops whose invariants are hard to find: the analyses end without a result.
#[test]
fn loops_with_invariants_that_are_hard_to_find() {
    // Four times the steps of the most expensive one.
    const MAX_STEPS: u64 = 12_000_000;
    let hard = [
        "while i != a { acc += x[i.clamp(acc, x.len())]; i <<= 5u32; }",
        "while i != a { acc += x[i.clamp(acc, x.len())]; i += 0; }",
        "while i != a { acc += x[i.clamp(acc, x.len()).min(acc * i)] / (acc - i); i += acc; }",
        "loop { acc += x[acc.clamp(i, x.len())]; if acc == a { break; } i ^= acc << 3u32; }",
    ];
    let nested = (0..12).map(|n| format!("while u{n} < a {{ u{n} += {};", (n + 11) % 12 + 1));
    let nested = nested.collect::<String>() + "acc += x[u3 % a];" + &"}".repeat(12);
    let counters: String = (0..12).map(|n| format!("let mut u{n} = 0;")).collect();
    for body in hard.into_iter().chain([&*nested]) {
        let text = format!(
            "#[kernel(workgroup_size = 1)]
            fn kernel(x: &[u32], out: &mut [u32], a: u32) {{
                {counters} let mut i = 0u32; let mut acc = 0u32; {body} out[0] = acc;
            }}"
        );
        let Work { steps, allocated, peak } = joined(on_a_thread(move || work(&text)));
        let is_bounded = steps < MAX_STEPS && allocated < 1 << 31 && peak < 200 << 20;
        assert!(is_bounded, "{body}: {steps} steps, {allocated} bytes, {peak} at a time");
    }
}

/// Much more than any test takes, even on a busy machine.
const TOO_LONG: Duration = Duration::from_secs(60);

/// Compiles the kernels of a file and returns the errors.
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

/// Each constant uses the one before twice.
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

/// Each sum adds a number to the one before: the facts about a sum are built from the facts about
/// its terms.
#[test]
fn sums_of_sums() {
    let sums = lines((1..=100).map(|n| format!("let s{n} = s{} + {n};", n - 1)));
    let kernel = "
        #[kernel(workgroup_size = 64)]
        fn kernel(x: &mut [u32]) {
            let s0 = global_invocation_id().x;
            SUMS
            if s100 < x.len() {
                x[s100] = 1;
            }
        }
    ";
    assert_eq!(compile(kernel.replace("SUMS", &sums)), [""; 0]);
}

/// Each value uses the one before twice. A condition on the last value is traced back only a few
/// steps.
#[test]
fn values_that_use_the_one_before_twice() {
    let all = [
        "d + d",
        "d * d",
        "d + d / 3",
        "d + d % n",
        "d.min(n) + d.max(3)",
        "d / 2 + d % 2",
        "d.min(d)",
    ];
    for (next, of) in all.iter().flat_map(|next| ["u32", "usize"].map(|of| (next, of))) {
        let values = lines(
            (1..=30).map(|n| format!("let d{n} = {};", next.replace('d', &format!("d{}", n - 1)))),
        );
        let kernel = "
            #[kernel(workgroup_size = 64)]
            fn kernel(x: &mut [u32], n: u32) {
                let d0 = global_invocation_id().x as TYPE;
                let n = n as TYPE;
                VALUES
                if d30 < x.len() && d30 + n < x.len() {
                    x[d30] = 1;
                }
            }
        ";
        let kernel = kernel.replace("VALUES", &values).replace("TYPE", of);
        assert_eq!(compile(kernel), [""; 0], "{next} of {of}");
    }
}

/// Each function calls the one before twice. These functions only compute, so they are functions on
/// the CPU as well.
#[test]
fn calls_of_calls() {
    let functions = (1..=40).map(|n| {
        format!(
            "#[device] fn twice_{n}(x: u32) -> u32 {{ twice_{0}(x) ^ twice_{0}(x + 1) }}",
            n - 1
        )
    });
    let kernel = "
        #[device] fn twice_0(x: u32) -> u32 { x * x }
        #[kernel(workgroup_size = 64)]
        fn kernel(x: &mut [u32]) {
            workgroup_var!(run: [u32; 64]);
            let lane = local_invocation_index();
            run[lane] = twice_40(x[lane]);
            workgroup_barrier();
            x[lane] = twice_40(run[63 - lane]);
        }
    ";
    let errors = compile(lines(functions) + kernel);
    assert_eq!(errors, [""; 0]);
}

/// Functions with barriers are inlined at each call, and refused if the result is too large.
#[test]
fn calls_of_calls_with_barriers() {
    let function = |n: u32| {
        let before = format!("twice_{}(run)", n - 1);
        format!("#[device] fn twice_{n}(run: &mut [u32; 64]) {{ {before}; {before}; }}")
    };
    let kernel = "
        #[device] fn twice_0(run: &mut [u32; 64]) {
            workgroup_barrier();
            run[local_invocation_index()] += 1;
            workgroup_barrier();
        }
        #[kernel(workgroup_size = 64)]
        fn kernel(x: &mut [u32]) {
            workgroup_var!(run: [u32; 64] = zeroed);
            LAST(&mut run);
            x[local_invocation_index()] = run[63 - local_invocation_index()];
        }
    ";
    let errors = |n: u32| {
        compile(lines((1..=n).map(function)) + &kernel.replace("LAST", &format!("twice_{n}")))
    };
    assert_eq!(errors(8), [""; 0]);
    assert!(errors(26)[0].contains("335544320 statements"), "{:?}", errors(26));
}

/// The largest workgroup and the most memory that the attribute can ask for.
#[test]
fn workgroups() {
    let kernel = "
        #[kernel(
            workgroup_size = 2048,
            max_invocations_per_workgroup = 2048,
            max_workgroup_bytes = 1048576,
        )]
        fn kernel(x: &mut [u32]) {
            workgroup_var!(all: [u32; 262144]);
            let lane = local_invocation_index();
            for n in 0..128 {
                all[lane + n * 2048] = x[lane];
                workgroup_barrier();
            }
            if x[lane] > 3 {
                all[lane * 16] = 1;
            }
            workgroup_barrier();
            x[lane] = all[262143 - lane];
        }
    ";
    assert_eq!(compile(kernel.to_owned()), [""; 0]);
}

/// The analysis ends after enough findings.
#[test]
fn many_races() {
    let arms = lines((0..100).map(|n| format!("{n} if m > {n} => x[0] = {n},")));
    let matches = lines((0..4).map(|_| format!("match n {{ {arms} _ => {{}} }}")));
    let kernel = "
        #[kernel(workgroup_size = 64)]
        fn kernel(x: &mut [u32], n: u32, m: u32) {
            MATCHES
        }
    ";
    let errors = compile(kernel.replace("MATCHES", &matches));
    assert_eq!(errors.len(), 16);
}

/// Allowed findings are not counted and do not end the analysis.
#[test]
fn many_allowed_races() {
    let arms = (0..40).map(|n| format!("{n} if m > {n} => x[0] = {n},"));
    let kernel = "
        #[kernel(workgroup_size = 64, allow(race = \"any of them will do\"))]
        fn kernel(x: &mut [u32], n: u32, m: u32) {
            match n { ARMS _ => {} }
            let mut last = [0; 4];
            last[local_invocation_index() + 4] = 1;
            x[1] = last[0];
        }
    ";
    let errors = compile(kernel.replace("ARMS", &lines(arms)));
    assert_eq!(errors.len(), 1);
}

/// Each variable was assigned from the other one: tracing a value back to its source ends.
#[test]
fn variables_that_exchange_a_value() {
    let kernel = "
        #[kernel(workgroup_size = 1)]
        fn kernel(n: u32, x: &mut [u32]) {
            let (mut y, mut z) = (n, 1);
            z = y; y = z; z = y; y = z;
            if z + y / 2 < x.len() && z + (y - z) / 2 < x.len() {
                x[z + y / 2] = x[z + (y - z) / 2];
            }
        }
    ";
    assert_eq!(compile(kernel.to_owned()), [""; 0]);
}

/// A long `match` does not overflow the stack. One analysis runs each arm within the arm before,
/// and gives up at 1,024 arms.
#[test]
fn arms_on_a_small_stack() {
    for count in [1023, 5000] {
        let arms = lines((0..count).map(|n| format!("{n} => v += {n},")));
        let kernel = "
            #[kernel(workgroup_size = 64)]
            fn kernel(n: u32, x: &mut [u32]) {
                let mut v = 0;
                match n { ARMS _ => {} }
                x[global_invocation_id().x] = v;
            }
        ";
        let text = kernel.replace("ARMS", &arms);
        // rustc's stack has 8 MiB.
        let small = thread::Builder::new().stack_size(1 << 22).spawn(move || work(&text));
        joined(small.expect("a thread"));
    }
}

/// Each reference invalidates all references before it.
#[test]
fn references_past_references() {
    let refs = lines((0..2000).map(|n| format!("let r{n} = &mut sum; *r{n} += {n};")));
    let kernel = "
        #[kernel(workgroup_size = 64)]
        fn kernel(x: &mut [u32]) {
            let mut sum = 0;
            REFS
            x[global_invocation_id().x] = sum;
        }
    ";
    assert_eq!(compile(kernel.replace("REFS", &refs)), [""; 0]);
}

/// The receiver and arguments of a call are analysed once, however deep the calls are nested.
#[test]
fn calls_in_calls() {
    const ITEMS: &str = "
        #[device] fn same<T: Copy, const N: usize>(x: T, y: [u32; N]) -> T { x }
        #[device] mod m {
            #[derive(Clone, Copy)] pub struct S { pub v: f32 }
            impl S {
                pub fn map(self, f: impl Fn(f32) -> f32) -> S { S { v: f(self.v) } }
                pub fn sized<const N: usize>(self, x: [f32; N]) -> S { S { v: self.v + x[0] } }
            }
        }
        use m::S;";
    let nested = (0..40).fold("1u32".to_owned(), |inner, _| format!("same({inner}, [1, 2])"));
    let mapped = ".map(|v| v + 1.0)".repeat(40);
    let sized = ".sized([1.0, 2.0])".repeat(40);
    let statements = [
        format!("u[0] = {nested};"),
        format!("v[0] = S {{ v: 1.0 }}{mapped}.v;"),
        format!("v[0] = v.get(1).copied(){mapped}.unwrap_or(0.0);"),
        format!("v[0] = S {{ v: 1.0 }}{sized}.v;"),
    ];
    for statement in statements {
        let kernel = "#[kernel(workgroup_size = 1)] fn k(u: &mut [u32], v: &mut [f32])";
        let errors = compile(format!("{ITEMS}\n{kernel} {{ {statement} }}"));
        assert!(errors.is_empty(), "{errors:?}");
    }
}

/// Each function calls the next one twice, with its arguments in different orders. There are too
/// many sets of arguments that may be non-uniform to analyse each.
#[test]
fn arguments_in_many_orders() {
    let arguments = |order: &dyn Fn(u32) -> u32| {
        let names: Vec<String> = (0..20).map(|n| format!("a{}", order(n) % 20)).collect();
        names.join(", ")
    };
    let params: Vec<String> = (0..20).map(|n| format!("a{n}: u32")).collect();
    let params = params.join(", ");
    let functions = lines((0..40).map(|n| {
        let rotated = arguments(&|n| n + 1);
        let swapped = arguments(&|n| if n == 0 || n == 19 { n / 19 } else { n + 1 });
        let next = n + 1;
        let calls =
            format!("if num_workgroups().x > {n} {{ step_{next}({rotated}) }} else {{ step_{next}({swapped}) }}");
        format!("#[device] fn step_{n}({params}) -> u32 {{ {calls} }}")
    }));
    let last = format!("#[device] fn step_40({params}) -> u32 {{ a0 }}\n");
    let mixed: Vec<&str> = (0..20).map(|n| if n % 2 == 0 { "n" } else { "lane" }).collect();
    let kernel = "
        #[kernel(workgroup_size = 64)]
        fn kernel(n: u32, x: &mut [u32]) {
            let lane = local_invocation_index();
            if step_0(ARGUMENTS) > 3 {
                workgroup_barrier();
            }
        }
    ";
    let errors = compile(functions + &last + &kernel.replace("ARGUMENTS", &mixed.join(", ")));
    assert!(errors.len() == 1 && errors[0].contains("`workgroup_barrier`"), "{errors:?}");
}

/// Each loop begins with uniform variables and takes several iterations until all are non-uniform.
#[test]
fn variables_that_become_non_uniform_in_nested_loops() {
    let kernel = (0..14).rev().fold("x[0] += 1;".to_owned(), |inner, n| {
        format!(
            "let (mut a{n}, mut b{n}, mut c{n}) = (n, n, n);
            for _ in 0..n {{
                if c{n} > 3 {{ x[1] += 1; }}
                c{n} = b{n}; b{n} = a{n}; a{n} = local_invocation_index();
                {inner}
            }}"
        )
    });
    let allow = "allow(race = \"stores of all\")";
    let head = format!("#[kernel(workgroup_size = 64, {allow})] fn kernel(n: u32, x: &mut [u32])");
    assert_eq!(compile(format!("{head} {{ {kernel} }}")), [""; 0]);
}
