//! Proofs switch checks off: those of one kernel do not become another's.
#![forbid(unsafe_code)]

use dsl_runtime::{KernelInfo, prelude::*};

#[kernel(workgroup_size = 64)]
fn proven(out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = i;
    }
}

#[kernel(workgroup_size = N, instances(N = [32, 64]))]
fn sized<const N: u32>(out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = N;
    }
}

const WGSL: &str = "another module";

static CHANGED: KernelInfo = KernelInfo { wgsl: WGSL, ..proven::INFO };

fn main() {
    let mut copied = proven::INFO;
    copied.wgsl = WGSL;
    let mut instance = sized::INSTANCES[0];
    instance.bindings = &[];
    let vouched = proven::INFO.vouched;
    proven::INFO.wgsl = WGSL;
}
