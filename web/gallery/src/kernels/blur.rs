use dsl_runtime::prelude::*;

/// The way in which an invocation gets its texels.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Each invocation loads its own 49.
    Direct,
    /// Through workgroup memory, each texel once.
    Tiled,
}

#[device]
pub const RADIUS: u32 = 3;
#[device]
const GROUP: u32 = 16;
#[device]
const EDGE: u32 = GROUP + 2 * RADIUS;

/// The colour at `at`. Outside of the image, the colour of the nearest texel.
#[device]
fn nearest(input: &Texture2d<f32>, at: IVec2) -> Vec3 {
    let last = input.dimensions().as_ivec2() - 1;
    input.load(at.clamp(IVec2::ZERO, last), 0).xyz()
}

/// Each texel of `output` is the mean of the square around it in `input`.
#[kernel(workgroup_size = (GROUP, GROUP))]
pub fn blur(input: &Texture2d<f32>, output: &mut StorageTexture2d<Rgba8Unorm>, way: Way) {
    workgroup_var!(tile: [[Vec3; EDGE]; EDGE]);
    let at = global_invocation_id().xy();
    let local = local_invocation_id();
    let mut sum = Vec3::ZERO;
    match way {
        Way::Direct => {
            let corner = at.as_ivec2() - RADIUS as i32;
            for y in 0..=2 * RADIUS {
                for x in 0..=2 * RADIUS {
                    sum += nearest(input, corner + ivec2(x as i32, y as i32));
                }
            }
        }
        Way::Tiled => {
            let corner = (workgroup_id().xy() * GROUP).as_ivec2() - RADIUS as i32;
            for i in (local_invocation_index()..EDGE * EDGE).step_by(GROUP * GROUP) {
                let (x, y) = (i % EDGE, i / EDGE);
                tile[y][x] = nearest(input, corner + ivec2(x as i32, y as i32));
            }
            workgroup_barrier();
            for y in 0..=2 * RADIUS {
                for x in 0..=2 * RADIUS {
                    sum += tile[local.y + y][local.x + x];
                }
            }
        }
    }
    if at.cmplt(output.dimensions()).all() {
        let n = ((2 * RADIUS + 1) * (2 * RADIUS + 1)) as f32;
        output.store(at, (sum / n).extend(1.0));
    }
}
