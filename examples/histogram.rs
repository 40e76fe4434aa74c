//! Counting how often each byte value occurs.
//!
//! It shows atomics. Each workgroup counts in its own workgroup memory, where atomics are cheap. At
//! the end it adds its 256 counts to the whole histogram once. Bytes are packed four to a `u32`,
//! the smallest element that a kernel can read.
//!
//! ```sh
//! cargo run --release --example histogram   # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! ```

use std::error::Error;

use dsl_runtime::prelude::*;

mod support;

/// Adds the number of times each value occurs among the first `n_bytes` bytes of `words` to the
/// 256 elements of `counts`. Any number of workgroups shares the work.
#[kernel(workgroup_size = 256)]
pub(crate) fn histogram(words: &[u32], n_bytes: u32, counts: &[Atomic<u32>]) {
    workgroup_var!(local_counts: [Atomic<u32>; 256]);
    let lane = local_invocation_index();
    local_counts[lane].store(0);
    workgroup_barrier();

    let n_invocations = 256 * num_workgroups().x;
    for i in (global_invocation_id().x..words.len()).step_by(n_invocations) {
        let word = words[i];
        for byte in 0..4 {
            if 4 * i + byte < n_bytes {
                let value = word >> (8 * byte) & 0xff;
                local_counts[value].fetch_add(1);
            }
        }
    }
    workgroup_barrier();

    counts[lane].fetch_add(local_counts[lane].load());
}

/// Not a multiple of 4, so that the last word is only partly used.
const N_BYTES: u32 = if cfg!(debug_assertions) { 100_003 } else { 64_000_003 };

const N_WORKGROUPS: u32 = 512;

fn main() -> Result<(), Box<dyn Error>> {
    // The bytes of this file, repeated.
    let text = include_bytes!("histogram.rs");
    let bytes: Vec<u8> = text.iter().copied().cycle().take(N_BYTES as usize).collect();
    let words: Vec<u32> = bytes.chunks(4).map(pack).collect();

    let device = Device::new()?;
    let words = device.buffer(&words)?;
    let mut counts = device.zeroed::<u32>(256)?;
    let time = support::time(&device, || {
        counts.write(&[0; 256])?;
        histogram(&words, N_BYTES, &mut counts).workgroups(N_WORKGROUPS).run()
    })?;

    let mut expected = [0; 256];
    for &byte in &bytes {
        expected[usize::from(byte)] += 1;
    }
    let counts = counts.read()?;
    support::compare("the histogram", &counts, &expected, 0.0)?;

    println!("histogram of {N_BYTES} bytes on {}", device.name());
    println!(
        "  {time:.2?} to clear the counts, launch and finish, {:.1} GB/s",
        f64::from(N_BYTES) / 1e9 / time.as_secs_f64()
    );
    let mut by_count: Vec<(u8, u32)> = (0..=u8::MAX).zip(counts).collect();
    by_count.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    for (byte, count) in &by_count[..4] {
        println!("  {:?} occurs {count} times", char::from(*byte));
    }
    println!("  all 256 counts are what the host counts");
    Ok(())
}

/// Packs up to four bytes into one word. The first byte gets the lowest bits.
fn pack(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte))
}
