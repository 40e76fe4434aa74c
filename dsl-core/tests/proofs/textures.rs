//! Loads from textures; whatever else is done with one stays inside.

//= indices within bounds: proven if output.dimensions().x <= input.dimensions().x or 16 * num_workgroups.x <= input.dimensions().x; output.dimensions().y <= input.dimensions().y or 16 * num_workgroups.y <= input.dimensions().y
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn tx_copy(input: &Texture2d<f32>, output: &mut StorageTexture2d<Rgba8Unorm>) {
    let p = global_invocation_id().xy();
    let size = output.dimensions();
    if p.x < size.x && p.y < size.y {
        output.store(p, input.load(p, 0));
    }
}
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn tx_blur(input: &Texture2d<f32>, output: &mut StorageTexture2d<Rgba8Unorm>, w: &[f32]) {
    workgroup_var!(tile: [[Vec4; 18]; 18]);
    let p = global_invocation_id().xy();
    let l = local_invocation_id().xy();
    let size = input.dimensions();
    let last = size.as_ivec2() - 1;
    let origin = (workgroup_id().xy() * 16).as_ivec2() - 1;
    let mut i = local_invocation_index();
    while i < 324 {
        let q = (origin + ivec2((i % 18) as i32, (i / 18) as i32)).clamp(IVec2::ZERO, last);
        tile[i / 18][i % 18] = input.load(q, 0);
        i += 256;
    }
    workgroup_barrier();
    if p.cmplt(size).all() {
        let mut s = Vec4::ZERO;
        for dy in 0..3 {
            for dx in 0..3 {
                if dy * 3 + dx < w.len() {
                    s += tile[l.y + dy][l.x + dx] * w[dy * 3 + dx];
                }
            }
        }
        output.store(p, s);
    }
}
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn tx_hist(input: &Texture2d<f32>, bins: &[Atomic<u32>]) {
    let id = global_invocation_id();
    let size = input.dimensions();
    if id.x >= size.x || id.y >= size.y {
        return;
    }
    let v = input.load(uvec2(id.x, id.y), 0);
    let b = (v.x * 255.0) as u32;
    if b < bins.len() {
        bins[b].fetch_add(1);
    }
}
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn tx_only_store(output: &mut StorageTexture2d<Rgba8Unorm>, x: &[f32]) {
    let p = global_invocation_id().xy();
    let i = p.y * 64 + p.x;
    if i < x.len() {
        output.store(p, vec4(x[i], 0.0, 0.0, 1.0));
    }
}

// Another level than the first one has other dimensions, and there may be no layer.
//= indices within bounds: checked
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 65, `levels`: checked
#[kernel(workgroup_size = (16, 16))]
fn levels_and_layers(levels: &Texture2d<f32>, layers: &Texture2dArray<u32>, x: &mut [f32], n: u32) {
    let p = global_invocation_id().xy();
    if p.x < levels.dimensions().x && p.y < levels.dimensions().y && p.x < x.len() {
        x[p.x] = levels.load(p, 1).x;
    }
    if p.cmplt(layers.dimensions()).all() && n < layers.num_layers() && p.x < x.len() {
        x[p.x] = layers.load(p, n, 0).x as f32;
    }
}

//= indices within bounds: proven if n + 1 <= layers.num_layers()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn layers_of_the_host(layers: &Texture2dArray<u32>, x: &mut [u32], n: u32) {
    let p = global_invocation_id().xy();
    if p.cmplt(layers.dimensions()).all() && p.x < x.len() {
        x[p.x] = layers.load(p, n, 0).x;
    }
}

#[device]
fn texel(t: &Texture3d<f32>, p: IVec3) -> f32 {
    let size = t.dimensions().as_ivec3();
    if p.cmplt(IVec3::ZERO).any() || p.cmpge(size).any() {
        return 0.0;
    }
    t.load(p, 0).x
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (8, 8))]
fn neighbours_in_space(t: &Texture3d<f32>, line: &Texture1d<f32>, x: &mut [f32]) {
    let p = global_invocation_id().as_ivec3();
    let i = global_invocation_id().x;
    if i < x.len() {
        x[i] = texel(t, p - 1) + texel(t, p + 1) + line.load(i.min(line.dimensions() - 1), 0).x;
    }
}
