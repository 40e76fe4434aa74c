// The kernel `project`.

struct Params {
    side: u32,
    cells_len: u32,
}

@group(0) @binding(0) var<storage, read_write> cells: array<vec3<f32>>;
@group(0) @binding(1) var<storage, read> pressure: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_i32(a: i32, b: i32) -> i32 {
    let r = a % b;
    return select(r, i32(u32(r) + u32(abs(b))), r < i32());
}

// `to_array` as Rust defines it.
fn rust_to_array_vec2u(a: vec2<u32>) -> array<u32, 2> {
    return array<u32, 2>(a.x, a.y);
}

fn push(x: i32, y: i32, side: u32) -> vec3<f32> {
    let across = pressure[min(cell(x - 1i, y, side), arrayLength(&pressure) - 1u)] - pressure[min(cell(x + 1i, y, side), arrayLength(&pressure) - 1u)];
    let down = pressure[min(cell(x, y - 1i, side), arrayLength(&pressure) - 1u)] - pressure[min(cell(x, y + 1i, side), arrayLength(&pressure) - 1u)];
    return vec3<f32>(across, down, 0.0f) / 2.0f;
}

fn cell(x: i32, y: i32, side: u32) -> u32 {
    let side_1 = i32(side);
    return u32(rust_rem_euclid_i32(y, side_1) * side_1 + rust_rem_euclid_i32(x, side_1));
}

@compute @workgroup_size(16, 16)
fn project(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let parts = rust_to_array_vec2u(global_invocation_id.xy);
    let x = parts[0u];
    let y = parts[1u];
    if (x < params.side && y < params.side && y * params.side + x < params.cells_len) {
        let value = push(i32(x), i32(y), params.side);
        cells[y * params.side + x] += value;
    }
}
