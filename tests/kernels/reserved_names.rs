//! Names with a meaning in WGSL but not in Rust: reserved words, types, builtin functions, the name
//! of an entry point, and names that a compiler may generate.

use dsl_runtime::prelude::*;

/// The same name for the kernel and for a parameter.
#[kernel(workgroup_size = 1)]
fn target(target: &mut [u32], array: &[u32], vec3: u32, discard: f32) {
    let var = array[0];
    let ptr = var + 1;
    let texture = ptr + 1;
    let main = texture + 1;
    let f = main + 1;
    let select = f + 1;
    let max = select.max(vec3);
    let min = max.min(1000);
    let function = min + 1;
    let mut switch = function + 1;
    let case = switch + 1;
    let default = case + 1;
    let workgroup = default + 1;
    let storage = workgroup + 1;
    let sampler = storage + 1;
    let atomic = sampler + 1;
    let vec4f = atomic + 1;
    let bitcast = vec4f + 1;
    let params = bitcast + 1;
    let target_length = params + 1;
    let r#type = target_length + 1;
    let __double = r#type + 1;
    let _unused = 0;
    let größe = __double + 1;
    while switch > 0 {
        let continuing = switch - 1;
        switch = continuing;
    }
    let u32 = größe + switch;
    let f32 = u32 as f32 + discard;
    let bool = f32 > 0.0;
    target[0] = f32 as u32;
    target[1] = bool as u32;
    target[2] = target.len() + array.len();
}

/// The name of a builtin function, and of one of its own variables.
#[kernel(workgroup_size = 2)]
fn dot(global_id: &mut [u32]) {
    workgroup_var!(local_id: u32);
    let lane = local_invocation_index();
    let local_invocation_index = 10 * lane;
    if lane == 0 {
        local_id = 7;
    }
    workgroup_barrier();
    global_id[global_invocation_id().x] = local_invocation_index + local_id;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let array = device.buffer(&[1])?;
    let mut out = device.zeroed::<u32>(3)?;
    target(&mut out, &array, 3, 0.5).workgroups(1).run()?;
    assert_eq!(out.read()?, [21, 1, 4]);

    let mut out = device.zeroed::<u32>(4)?;
    dot(&mut out).workgroups(2).run()?;
    assert_eq!(out.read()?, [7, 17, 7, 17]);
    Ok(())
}
