//! Conditions that change the variables in them: what they say is of earlier values.

#[device]
fn bump(i: &mut u32, by: u32) -> bool {
    *i += by;
    *i < 100
}

#[device]
fn eight(i: &mut u32, by: u32) -> u32 {
    *i += by;
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
fn in_each_round(x: u32, b: &mut [u32]) {
    let mut i = 0;
    let mut own = [0u32; 8];
    while bump(&mut i, x) {
        own[i] = 1;
    }
    b[global_invocation_id().x] = own[1];
}

//= indices within bounds: proven if 64 * num_workgroups.x <= b.len(); x <= 1
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 33, `b`: every launch uses 64 * num_workgroups.x - 1
//= line 33, `b`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn after_the_loop(x: u32, b: &mut [u32]) {
    let mut i = 0;
    let mut own = [0u32; 2];
    while bump(&mut i, x) {
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
    while z > 0 && bump(&mut z, x) {
        z -= 1;
    }
    while z > 0 && eight(&mut z, x) > 0 {
        z = x % z;
    }
    b[global_invocation_id().x] = z;
}

//= indices within bounds: proven if 64 * num_workgroups.x <= b.len(); x <= 6
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 56, `b`: every launch uses 64 * num_workgroups.x - 1
//= line 56, `b`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn if_it_comes_to_it(x: u32, b: &mut [u32]) {
    let mut i = 1;
    let mut own = [0u32; 8];
    if x > 3 && bump(&mut i, x) {
        own[0] = 2;
    }
    own[i] = 1;
    b[global_invocation_id().x] = own[1];
}

//= indices within bounds: proven if 64 * num_workgroups.x <= b.len(); 3 * x <= 24 or 4 * x <= 31; 2 * x <= 24 or 3 * x <= 31; x <= 24 or 2 * x <= 31
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 76, `b`: every launch uses 64 * num_workgroups.x - 1
//= line 76, `b`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn compared_before(x: u32, b: &mut [u32]) {
    let mut i = x;
    let mut own = [0u32; 32];
    if i < 8 && bump(&mut i, x) {
        own[i] = 1;
    }
    if i < eight(&mut i, x) {
        own[i] = 1;
    }
    if i < eight(&mut i, x) && own[i] == 0 {
        own[0] = 2;
    }
    let mut k = x;
    if !(k >= 8 || !bump(&mut k, x)) {
        own[k] = 1;
    }
    b[global_invocation_id().x] = own[1];
}
