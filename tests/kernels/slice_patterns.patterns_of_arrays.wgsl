// The kernel `patterns_of_arrays`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

fn of_arrays(n: u32) -> array<u32, 5> {
    var three = array<u32, 3>(n + 2u, 3u, 4u);
    var is_empty: u32;
    if (false) {
        is_empty = 1u;
    } else {
        is_empty = 2u;
    }
    var of_member: u32;
    let index = 3u - 1u;
    if (false) {
        of_member = 3u;
    } else if (true) {
        of_member = three[index];
    } else {
        of_member = 4u;
    }
    let argument = array<u32, 2>(n, n);
    let fits = 2u == 2u;
    let results = array<bool, 2>(false, fits);
    let index_1 = 3u - 1u;
    if (true) {
        three[index_1] += n;
    }
    let operand = ends(three);
    let argument_1 = array<u32, 1>(n + 5u);
    return array<u32, 5>(operand, ends_1(argument_1), is_empty, of_member, u32(results[0u]) + 2u * u32(results[1u]));
}

fn ends(x: array<u32, 3>) -> u32 {
    let index = 3u - 1u;
    if (false) {
        return 1u;
    } else if (false) {
        return x[0u];
    } else {
        return x[0u] * x[index];
    }
    return u32();
}

fn ends_1(x: array<u32, 1>) -> u32 {
    if (false) {
        return 1u;
    } else if (true) {
        return x[0u];
    } else {
        return x[0u] * x[0u];
    }
    return u32();
}

@compute @workgroup_size(1)
fn patterns_of_arrays(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let answers = of_arrays(n);
    for (var i = 0u; i < 5u; i++) {
        out[5u * n + i] = answers[i];
    }
}
