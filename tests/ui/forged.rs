//! Proofs switch checks off, and only the macro gives any: here a kernel's are written by hand.
#![forbid(unsafe_code)]

use dsl_runtime::{__private as rt, KernelInfo, Proof, Proofs};

const FORGED: Proofs = Proofs { bounds: Proof::Given(&[]), ..Proofs::NONE };

// Far outside of `tile`, without a check.
const WGSL: &str = "
    var<workgroup> tile: array<u32, 64>;
    @group(0) @binding(0) var<storage, read_write> out: array<u32>;
    @compute @workgroup_size(1)
    fn forged() { tile[out[0]] = 7; out[1] = tile[out[0]]; }";

static INFO: KernelInfo = KernelInfo {
    name: "forged",
    entry_point: "forged",
    wgsl: WGSL,
    workgroup_size: [1, 1, 1],
    workgroup_bytes: 256,
    bindings: &[],
    params: None,
    features: &[],
    proofs: FORGED,
    lints: &[],
    messages: dsl_runtime::__private::Messages::NONE,
};

static VOUCHED: KernelInfo = KernelInfo {
    name: "forged",
    entry_point: "forged",
    wgsl: WGSL,
    workgroup_size: [1, 1, 1],
    workgroup_bytes: 256,
    bindings: &[],
    params: None,
    features: &[],
    proofs: FORGED,
    lints: &[],
    messages: dsl_runtime::__private::Messages::NONE,
    vouched: rt::Vouched(()),
};

static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&INFO, |_| (), |_| (), &rt::cpu::Sites::NONE);

fn main() {
    let info = INFO.clone();
    let new: fn() -> rt::Vouched = rt::Vouched::new;
    rt::Args::new(&KERNEL).finish();
}
