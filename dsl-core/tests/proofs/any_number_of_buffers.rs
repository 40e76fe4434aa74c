//! Any number of buffers. Their indices are proven, or the WGSL clamps them: proofs have no conditions on
//! them.

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn each(xs: &[&[f32]], out: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        for x in xs {
            for v in x {
                out[i] += v;
            }
        }
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 20, `xs`: clamped to its buffer
//= line 20, `xs`: clamped to its buffer
#[kernel(workgroup_size = 64)]
fn unknown(xs: &[&[f32]], n: u32, out: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = xs[n][i];
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 27, `xs`: clamped to its buffer
//= line 29, `xs`: clamped to its buffer
#[kernel(workgroup_size = 64)]
fn compared(xs: &[&[f32]], n: u32, out: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < out.len() && i < xs[n].len() && (n as usize) < xs.len() {
        out[i] = xs[n][i];
        out[i] += xs[0][i];
    }
}
