use dsl_runtime::prelude::*;

/// A convolution with four taps that reaches forwards: each workgroup loads four more elements than
/// it has invocations.
#[kernel(workgroup_size = 8)]
pub fn convolve(a: &[f32], b: &[f32], out: &mut [f32]) {
    workgroup_var!(window: [f32; 12], taps: [f32; 4]);
    let (lane, i) = (local_invocation_index(), global_invocation_id().x);
    window[lane] = if i < a.len() { a[i] } else { 0.0 };
    if lane < 4 {
        window[8 + lane] = if i + 8 < a.len() { a[i + 8] } else { 0.0 };
        taps[lane] = b[lane];
    }
    workgroup_barrier();
    let mut sum = 0.0;
    for t in 0..4 {
        sum += window[lane + t] * taps[t];
    }
    if i < out.len() {
        out[i] = sum;
    }
}
