//! Workgroup memory that both arms of a branch write, unless somebody leaves before.

#[device]
fn early(n: u32) -> u32 {
    if n > 3 {
        return 1;
    }
    n
}

#[device]
fn fill(tile: &mut [u32; 64], lane: u32, n: u32) {
    if n == 0 {
        return;
    }
    tile[lane] = 1;
}

//= indices within bounds: proven if 128 <= data.len(); 64 <= data.len(); 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 34, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 34, `out`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn a_break_before_the_store(data: &[u32], out: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    'found: {
        if data[lane] > 1 {
            if data[lane + 64] > 1 {
                break 'found;
            }
            tile[lane] = 3;
        } else {
            tile[lane] = 2;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[63 - lane];
}

//= indices within bounds: proven if 128 <= data.len(); 65 <= data.len(); 64 <= data.len(); 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 54, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 54, `out`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn a_break_two_branches_deep(data: &[u32], out: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    'found: {
        if data[lane] > 1 {
            if data[lane + 1] > 2 {
                if data[lane + 64] > 1 {
                    break 'found;
                }
            }
            tile[lane] = 3;
        } else {
            tile[lane] = 2;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[63 - lane];
}

//= indices within bounds: proven if 64 <= data.len(); 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 72, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 72, `out`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn a_break_that_all_take_or_none(data: &[u32], out: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    'found: {
        if data[lane] > 1 {
            if n > 2 {
                break 'found;
            }
            tile[lane] = 3;
        } else {
            tile[lane] = 2;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[63 - lane];
}

//= indices within bounds: proven if 65 <= data.len(); 64 <= data.len(); 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 92, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 92, `out`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn a_break_out_of_a_loop_and_more(data: &[u32], out: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    'found: {
        if data[lane] > 1 {
            for k in 0..2 {
                if data[lane + k] > 1 {
                    break 'found;
                }
            }
            tile[lane] = 3;
        } else {
            tile[lane] = 2;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[63 - lane];
}

//= indices within bounds: proven if 65 <= data.len(); 64 <= data.len(); 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 110, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 110, `out`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn a_break_in_the_other_arm(data: &[u32], out: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    'found: {
        if data[lane] > 1 {
            tile[lane] = 3;
        } else {
            if data[lane + 1] > 3 {
                break 'found;
            }
            tile[lane] = 2;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[63 - lane];
}

//= indices within bounds: proven if 65 <= data.len(); 64 <= data.len(); 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 128, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 128, `out`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn a_break_after_the_store(data: &[u32], out: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    'found: {
        if data[lane] > 1 {
            tile[lane] = 3;
            if data[lane + 1] > 3 {
                break 'found;
            }
        } else {
            tile[lane] = 2;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[63 - lane];
}

//= indices within bounds: proven if 65 <= data.len(); 64 <= data.len(); 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 146, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 146, `out`: every launch uses 64 * num_workgroups.x - 64
//= line 135, `data`: every launch uses 63
#[kernel(workgroup_size = 64)]
fn a_break_of_a_loop_within(data: &[u32], out: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    if data[lane] > 1 {
        for k in 0..2 {
            if data[lane + k] > 1 {
                break;
            }
        }
        tile[lane] = 3;
    } else {
        tile[lane] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[63 - lane];
}

//= indices within bounds: proven if 64 <= data.len(); 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 159, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 159, `out`: every launch uses 64 * num_workgroups.x - 64
//= line 153, `data`: every launch uses 63
#[kernel(workgroup_size = 64)]
fn a_return_from_a_function(data: &[u32], out: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    if data[lane] > 1 {
        tile[lane] = early(n);
    } else {
        tile[lane] = 2;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[63 - lane];
}

//= indices within bounds: proven if 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 168, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 168, `out`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn a_function_that_may_not_store(data: &[u32], out: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    fill(&mut tile, lane, n);
    workgroup_barrier();
    out[global_invocation_id().x] = tile[63 - lane];
}

//= indices within bounds: proven if 65 <= data.len(); 64 <= data.len(); 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 186, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 186, `out`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn continue_in_an_arm(data: &[u32], out: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    for k in 0..2 {
        if data[lane] > 1 {
            if data[lane + k] > 3 {
                continue;
            }
            tile[lane] = 3;
        } else {
            tile[lane] = 2;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[63 - lane];
}

//= indices within bounds: proven if 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 200, `out`: every launch uses 64 * num_workgroups.x - 1
//= line 200, `out`: every launch uses 64 * num_workgroups.x - 64
#[kernel(workgroup_size = 64)]
fn arms_by_a_component(data: &[u32], out: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    let v = UVec4::new(1, 2, 1, 2);
    if v[lane % 4] == 1 {
        tile[lane] = 1;
    } else {
        tile[63 - lane] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[63 - lane];
}

//= indices within bounds: proven if 64 * num_workgroups.x <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn all_arms_of_a_match(data: &[u32], out: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    match n {
        0 => tile[lane] = 1,
        1 => tile[lane] = 2,
        _ => return,
    }
    workgroup_barrier();
    out[global_invocation_id().x] = tile[63 - lane];
}

//= indices within bounds: proven if 64 <= x.len(); 64 <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 236, `y`: every launch uses 63
#[kernel(workgroup_size = 64)]
fn next_round_before_one_arm_stores(x: &[u32], y: &mut [u32]) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    for _ in 0..1 {
        if x[lane] > 3 {
            for _ in 0..1 {
                if x[lane] == 5 {
                    break;
                }
            }
            if x[lane] == 6 {
                continue;
            }
            tile[lane] = 1;
        } else {
            tile[lane] = 2;
        }
    }
    workgroup_barrier();
    y[lane] = tile[63 - lane];
}

// The jump is two branches deep.
//= indices within bounds: proven if 64 <= x.len(); 64 <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 253, `y`: every launch uses 63
#[kernel(workgroup_size = 64)]
fn left_before_the_store(x: &[u32], y: &mut [u32]) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    'arms: {
        if x[lane] > 3 {
            if x[lane] == 5 {
                break 'arms;
            }
        }
        tile[lane] = 1;
    }
    workgroup_barrier();
    y[lane] = tile[63 - lane];
}

//= indices within bounds: proven if 64 <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 269, `y`: every launch uses 63
#[kernel(workgroup_size = 64)]
fn all_left_before_the_store(y: &mut [u32], n: u32, m: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    'arms: {
        if m > 3 {
            if n > 5 {
                break 'arms;
            }
        }
        tile[lane] = 1;
    }
    workgroup_barrier();
    y[lane] = tile[63 - lane];
}

//= indices within bounds: proven if 64 <= x.len(); 64 <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 287, `y`: every launch uses 63
#[kernel(workgroup_size = 64)]
fn all_left_one_way_before_the_store(x: &[u32], y: &mut [u32], n: u32) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    'arms: {
        if x[lane] > 3 {
            if n > 5 {
                break 'arms;
            }
            tile[lane] = 1;
        } else {
            tile[lane] = 2;
        }
    }
    workgroup_barrier();
    y[lane] = tile[63 - lane];
}
