use dsl_runtime::prelude::*;

/// The number of rounds of z² + c until z is far away; at most `most`.
#[device]
pub fn rounds(c: Vec2, most: u32) -> u32 {
    let mut z = Vec2::ZERO;
    for round in 0..most {
        z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
        if z.length_squared() > 4.0 {
            return round;
        }
    }
    most
}

/// An invocation for each point. Points are `scale` apart, around `center`.
#[kernel(workgroup_size = (8, 8))]
pub fn mandelbrot(out: &mut [u32], width: u32, center: Vec2, scale: f32, most: u32) {
    let at = global_invocation_id().xy();
    let i = at.y * width + at.x;
    if at.x < width && i < out.len() {
        let height = out.len() / width;
        let from_center = at.as_vec2() - uvec2(width, height).as_vec2() / 2.0;
        out[i] = rounds(center + from_center * scale, most);
    }
}
