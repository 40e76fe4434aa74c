//! Conditions that change the variables in them: what they say is of earlier values.

#[device]
fn bump(i: &mut u32) -> bool {
    *i += 9;
    *i < 100
}

#[device]
fn eight(i: &mut u32) -> u32 {
    *i += 9;
    8
}

//= indices within bounds: proven if 64 * num_workgroups.x <= b.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 20, `own`: clamped
//= line 22, `b`: every launch uses 64 * num_workgroups.x - 1
//= line 22, `b`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn in_each_round(b: &mut [u32]) {
    let mut i = 0;
    let mut own = [0u32; 8];
    while bump(&mut i) {
        own[i] = 1;
    }
    b[global_invocation_id().x] = own[1];
}

//= indices within bounds: proven if 64 * num_workgroups.x <= b.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 32, `own`: clamped
//= line 33, `b`: every launch uses 64 * num_workgroups.x - 1
//= line 33, `b`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn after_the_loop(b: &mut [u32]) {
    let mut i = 0;
    let mut own = [0u32; 2];
    while bump(&mut i) {
        i = 0;
    }
    own[i] = 1;
    b[global_invocation_id().x] = own[1];
}

//= indices within bounds: proven if 64 * num_workgroups.x <= b.len()
//= loops end: checked
//= no division by zero: checked
//= workgroup memory written before it is read: proven
//= line 45, `b`: every launch uses 64 * num_workgroups.x - 1
//= line 45, `b`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn against_the_body(x: u32, b: &mut [u32]) {
    let mut z = x;
    while z > 0 && bump(&mut z) {
        z -= 1;
    }
    while z > 0 && eight(&mut z) > 0 {
        z = x % z;
    }
    b[global_invocation_id().x] = z;
}

//= indices within bounds: proven if 64 * num_workgroups.x <= b.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 55, `own`: clamped
//= line 56, `b`: every launch uses 64 * num_workgroups.x - 1
//= line 56, `b`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn if_it_comes_to_it(x: u32, b: &mut [u32]) {
    let mut i = 1;
    let mut own = [0u32; 8];
    if x > 3 && bump(&mut i) {
        own[0] = 2;
    }
    own[i] = 1;
    b[global_invocation_id().x] = own[1];
}

//= indices within bounds: proven if 64 * num_workgroups.x <= b.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 64, `own`: clamped
//= line 67, `own`: clamped
//= line 69, `own`: clamped
//= line 74, `own`: clamped
//= line 76, `b`: every launch uses 64 * num_workgroups.x - 1
//= line 76, `b`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn compared_before(x: u32, b: &mut [u32]) {
    let mut i = x;
    let mut own = [0u32; 8];
    if i < 8 && bump(&mut i) {
        own[i] = 1;
    }
    if i < eight(&mut i) {
        own[i] = 1;
    }
    if i < eight(&mut i) && own[i] == 0 {
        own[0] = 2;
    }
    let mut k = x;
    if !(k >= 8 || !bump(&mut k)) {
        own[k] = 1;
    }
    b[global_invocation_id().x] = own[1];
}
