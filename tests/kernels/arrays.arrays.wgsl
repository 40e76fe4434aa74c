// The kernel `arrays`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

@compute @workgroup_size(4)
fn arrays(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let o = 10u * lane;
    let powers = array<u32, 4>(1u, 10u, 100u, 1000u);
    out[o] = powers[lane];
    out[o + 1u] = array<u32, 4>(4u, 3u, 2u, 1u)[lane];
    var counts = array<u32, 8>();
    for (var i = 0u; i < 8u; i++) {
        counts[i * 3u % 8u] += i * lane;
    }
    out[o + 2u] = counts[1u] * 10u + counts[lane];
    var grid = array<array<u32, 4>, 3>(array<u32, 4>(), array<u32, 4>(), array<u32, 4>());
    for (var row = 0u; row < 3u; row++) {
        for (var column = 0u; column < 4u; column++) {
            grid[row][column] = 10u * row + column;
        }
    }
    let copy = grid;
    grid[1u] = array<u32, 4>(7u, 7u, 7u, 7u);
    grid[2u][lane] += 100u;
    let row = grid[2u];
    out[o + 3u] = grid[1u][lane];
    out[o + 4u] = copy[1u][lane];
    out[o + 5u] = row[lane] + row[(lane + 1u) % 4u];
    var points = array<vec2<f32>, 2>(vec2<f32>(0.0f), vec2<f32>(0.0f));
    points[1u].y = 2.5f;
    points[lane % 2u].x += 1.0f;
    out[o + 6u] = rust_as_u32_f32(points[1u].x * 10.0f + points[1u].y * 2.0f);
    var chosen: array<u32, 2>;
    if (lane > 1u) {
        chosen = array<u32, 2>(1u, 2u);
    } else {
        chosen = array<u32, 2>(3u, 4u);
    }
    let flags = array<bool, 3>(true, (lane == 2u), false);
    out[o + 7u] = chosen[0u] * 10u + chosen[1u];
    out[o + 8u] = u32(flags[lane % 3u]);
    var typed: array<i32, 3>;
    typed = array<i32, 3>(5i, -6i, 7i);
    typed[0u] -= 10i;
    out[o + 9u] = u32(typed[0u] + typed[1u] + typed[2u] + 10i);
}
