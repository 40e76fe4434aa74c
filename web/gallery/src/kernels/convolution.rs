use dsl_runtime::prelude::*;

#[device]
const SIZE: u32 = 256;
#[device]
const HALO: u32 = 8;

/// Each element of `output` is the sum of `taps[t] * input[i + t - HALO]`. A workgroup loads its
/// part of the signal once, with 8 more elements on either side. Outside, the signal is zero.
#[kernel(workgroup_size = SIZE)]
pub fn convolve(input: &[f32], taps: &[f32], output: &mut [f32]) {
    workgroup_var!(tile: [f32; SIZE + 2 * HALO]);
    let lane = local_invocation_index();
    let first = workgroup_id().x * SIZE;
    for t in (lane..SIZE + 2 * HALO).step_by(SIZE) {
        let i = first + t;
        let is_inside = i >= HALO && i - HALO < input.len();
        tile[t] = if is_inside { input[i - HALO] } else { 0.0 };
    }
    workgroup_barrier();
    let i = first + lane;
    if i < output.len() {
        let mut sum = 0.0;
        for t in 0..2 * HALO + 1 {
            sum += taps[t] * tile[lane + t];
        }
        output[i] = sum;
    }
}
