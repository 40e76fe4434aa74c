//! What follows an assertion runs only where it holds, if nothing in the kernel waits for other invocations behind it.

//= indices within bounds: proven if 1024 <= messages.len(); 1023 <= messages.len(); 1022 <= messages.len(); 1021 <= messages.len(); 4 <= messages.len(); 3 <= messages.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn asserted(x: &mut [f32], j: u32) {
    assert!(j < x.len(), "j is {j}");
    x[j] = 1.0;
}

//= indices within bounds: proven if 1024 <= messages.len(); 1023 <= messages.len(); 1022 <= messages.len(); 1021 <= messages.len(); 4 <= messages.len(); 3 <= messages.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn panics(x: &mut [f32], at: &[u32]) {
    let i = global_invocation_id().x;
    let Some(&j) = at.get(i) else { panic!("no {i}") };
    if j >= x.len() {
        unreachable!();
    }
    x[j] = 1.0;
}

#[device]
fn quotient(a: u32, b: u32) -> u32 {
    assert_ne!(b, 0);
    a / b
}

//= indices within bounds: proven if 1024 <= messages.len(); 1023 <= messages.len(); 1022 <= messages.len(); 1021 <= messages.len(); 1020 <= messages.len(); 4 <= messages.len(); 3 <= messages.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn in_a_function(x: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < x.len() {
        x[i] = quotient(1000, x[i]);
    }
}

//= indices within bounds: proven if 1024 <= messages.len(); 1023 <= messages.len(); 1022 <= messages.len(); 4 <= messages.len(); 3 <= messages.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn behind_the_last_barrier(x: &mut [f32], j: u32) {
    workgroup_var!(tile: [f32; 64]);
    let lane = local_invocation_index();
    tile[lane] = 1.0;
    workgroup_barrier();
    assert!(j < x.len());
    x[j] = tile[63 - lane];
}

// Invocations whose assertion has failed come here, too. The index is data: of a parameter the launch would say it.
//= indices within bounds: proven if 1024 <= messages.len(); 1023 <= messages.len(); 1022 <= messages.len(); 4 <= messages.len(); 3 <= messages.len(); 1 <= at.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 52, `x`: clamped
//= line 48, `at`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn ahead_of_a_barrier(x: &mut [f32], at: &[u32]) {
    workgroup_var!(tile: [f32; 64]);
    let lane = local_invocation_index();
    let j = at[0];
    assert!(j < x.len());
    tile[lane] = 1.0;
    workgroup_barrier();
    x[j] = tile[63 - lane];
}

// The assertion of a later round is ahead of a barrier.
//= indices within bounds: proven if 1024 <= messages.len(); 1023 <= messages.len(); 1022 <= messages.len(); 4 <= messages.len(); 3 <= messages.len(); 1 <= at.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 65, `x`: clamped
//= line 60, `at`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn in_a_loop_with_a_barrier(x: &mut [f32], at: &[u32]) {
    workgroup_var!(tile: [f32; 64]);
    let lane = local_invocation_index();
    let j = at[0];
    for _ in 0..4 {
        tile[lane] = 1.0;
        workgroup_barrier();
        assert!(j < x.len());
        x[j] = 1.0;
    }
}

// Its caller goes on, and a barrier is in the kernel.
//= indices within bounds: proven if 1024 <= messages.len(); 1023 <= messages.len(); 1022 <= messages.len(); 1021 <= messages.len(); 1020 <= messages.len(); 4 <= messages.len(); 3 <= messages.len()
//= loops end: proven
//= no division by zero: checked
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn in_a_function_ahead_of_a_barrier(x: &mut [u32]) {
    workgroup_var!(tile: [u32; 64]);
    let (i, lane) = (global_invocation_id().x, local_invocation_index());
    tile[lane] = if i < x.len() { quotient(1000, x[i]) } else { 0 };
    workgroup_barrier();
    if i < x.len() {
        x[i] = tile[63 - lane];
    }
}

// A loop that only a failure leaves ends.
//= indices within bounds: proven if 1024 <= messages.len(); 1023 <= messages.len(); 1022 <= messages.len(); 4 <= messages.len(); 3 <= messages.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn a_panic_leaves_a_loop(x: &mut [f32]) {
    for j in 0..100 {
        if j >= x.len() {
            panic!("too short");
        }
        x[j] = 1.0;
    }
}

#[device]
fn waits() {
    workgroup_barrier();
}

//= indices within bounds: proven if 1024 <= messages.len(); 1023 <= messages.len(); 1022 <= messages.len(); 4 <= messages.len(); 3 <= messages.len(); 1 <= at.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 102, `x`: clamped
//= line 99, `at`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn ahead_of_a_function_with_a_barrier(x: &mut [f32], at: &[u32]) {
    let j = at[0];
    assert!(j < x.len());
    waits();
    x[j] = 1.0;
}
