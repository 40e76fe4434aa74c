// The kernel `relax`.

struct Params {
    side: u32,
    next_len: u32,
}

@group(0) @binding(0) var<storage, read> cells: array<vec3<f32>>;
@group(0) @binding(1) var<storage, read> pressure: array<f32>;
@group(0) @binding(2) var<storage, read_write> next: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_i32(a: i32, b: i32) -> i32 {
    let r = a % b;
    return select(r, i32(u32(r) + u32(abs(b))), r < i32());
}

// `to_array` as Rust defines it.
fn rust_to_array_vec2u(a: vec2<u32>) -> array<u32, 2> {
    return array<u32, 2>(a.x, a.y);
}

fn relaxed(x: i32, y: i32, side: u32) -> f32 {
    let left = cell(x - 1i, y, side);
    let right = cell(x + 1i, y, side);
    let above = cell(x, y - 1i, side);
    let below = cell(x, y + 1i, side);
    let leaving = (cells[min(right, arrayLength(&cells) - 1u)].x - cells[min(left, arrayLength(&cells) - 1u)].x + cells[min(below, arrayLength(&cells) - 1u)].y - cells[min(above, arrayLength(&cells) - 1u)].y) / 2.0f;
    return (pressure[min(left, arrayLength(&pressure) - 1u)] + pressure[min(right, arrayLength(&pressure) - 1u)] + pressure[min(above, arrayLength(&pressure) - 1u)] + pressure[min(below, arrayLength(&pressure) - 1u)] - leaving) / 4.0f;
}

fn cell(x: i32, y: i32, side: u32) -> u32 {
    let side_1 = i32(side);
    return u32(rust_rem_euclid_i32(y, side_1) * side_1 + rust_rem_euclid_i32(x, side_1));
}

@compute @workgroup_size(16, 16)
fn relax(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let parts = rust_to_array_vec2u(global_invocation_id.xy);
    let x = parts[0u];
    let y = parts[1u];
    if (x < params.side && y < params.side && y * params.side + x < params.next_len) {
        let value = relaxed(i32(x), i32(y), params.side);
        next[y * params.side + x] = value;
    }
}
