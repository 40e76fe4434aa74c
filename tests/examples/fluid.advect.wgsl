// The kernel `advect`.

struct Params {
    side: u32,
    next_len: u32,
}

@group(0) @binding(0) var<storage, read> cells: array<vec3<f32>>;
@group(0) @binding(1) var<storage, read_write> next: array<vec3<f32>>;
@group(0) @binding(2) var<uniform> params: Params;

// `as i32`: saturates, and NaN gives 0.
fn rust_as_i32_f32(a: f32) -> i32 {
    let c = i32(clamp(a, f32(-2147483648.0f), f32(2147483520.0f)));
    let nan = (bitcast<u32>(a) & u32(0x7fffffffu)) > u32(0x7f800000u);
    return select(select(c, i32(2147483647i), a >= f32(2147483648.0f)), i32(), nan);
}

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_i32(a: i32, b: i32) -> i32 {
    let r = a % b;
    return select(r, i32(u32(r) + u32(abs(b))), r < i32());
}

// `to_array` as Rust defines it.
fn rust_to_array_vec2u(a: vec2<u32>) -> array<u32, 2> {
    return array<u32, 2>(a.x, a.y);
}

fn brought(x: i32, y: i32, side: u32) -> vec3<f32> {
    let from_ = vec2<f32>(f32(x), f32(y)) - cells[min(cell(x, y, side), arrayLength(&cells) - 1u)].xy;
    let corner = floor(from_);
    let part = from_ - corner;
    let x_1 = rust_as_i32_f32(corner.x);
    let y_1 = rust_as_i32_f32(corner.y);
    let upper = mix(cells[min(cell(x_1, y_1, side), arrayLength(&cells) - 1u)], cells[min(cell(x_1 + 1i, y_1, side), arrayLength(&cells) - 1u)], part.x);
    let lower = mix(cells[min(cell(x_1, y_1 + 1i, side), arrayLength(&cells) - 1u)], cells[min(cell(x_1 + 1i, y_1 + 1i, side), arrayLength(&cells) - 1u)], part.x);
    return mix(upper, lower, part.y);
}

fn cell(x: i32, y: i32, side: u32) -> u32 {
    let side_1 = i32(side);
    return u32(rust_rem_euclid_i32(y, side_1) * side_1 + rust_rem_euclid_i32(x, side_1));
}

@compute @workgroup_size(16, 16)
fn advect(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let parts = rust_to_array_vec2u(global_invocation_id.xy);
    let x = parts[0u];
    let y = parts[1u];
    if (x < params.side && y < params.side && y * params.side + x < params.next_len) {
        let value = brought(i32(x), i32(y), params.side);
        next[y * params.side + x] = value;
    }
}
