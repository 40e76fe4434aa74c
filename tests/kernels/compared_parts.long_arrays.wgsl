// The kernel `long_arrays`.

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

@compute @workgroup_size(1)
fn long_arrays() {
    let a = array<f32, 5>(x[0u], x[1u], 3.0f, 4.0f, 5.0f);
    var round_ = 0u;
    loop {
        let compared = array<u32, 5>(round_, rust_as_u32_f32(x[0u]), 0u, 0u, 0u);
        let compared_1 = array<u32, 5>(4u, 1u, 0u, 0u, 0u);
        var equal = true;
        for (var position = 0u; position < 5u; position++) {
            if (compared[position] != compared_1[position]) {
                equal = false;
                break;
            }
        }
        if (!equal) {
            round_ += 1u;
        } else {
            break;
        }
    }
    let operand = round_;
    let compared = array<f32, 5>(1.0f, 2.0f, 3.0f, 4.0f, 5.0f);
    var equal = true;
    for (var position = 0u; position < 5u; position++) {
        if (!(a[position] == compared[position])) {
            equal = false;
            break;
        }
    }
    out[0u] = operand + u32((equal && 1i == 1i)) * 10u;
    let b = array<f32, 5>(x[0u], x[1u], 3.0f, 4.0f, 6.0f);
    for (var k = 0u; k < 3u; k++) {
        var equal_1 = true;
        for (var position = 0u; position < 5u; position++) {
            if (!(b[position] == a[position])) {
                equal_1 = false;
                break;
            }
        }
        let operand_1 = u32(equal_1);
        let compared_1 = array<f32, 5>(1.0f, 2.0f, 3.0f, 4.0f, 5.0f);
        var equal_2 = true;
        for (var position = 0u; position < 5u; position++) {
            if (!(b[position] == compared_1[position])) {
                equal_2 = false;
                break;
            }
        }
        let operand_2 = operand_1 + u32(!equal_2) * 10u;
        let compared_2 = array<f32, 5>(1.0f, 2.0f, 3.0f, 4.0f, 5.0f);
        var equal_3 = true;
        for (var position = 0u; position < 5u; position++) {
            if (!(a[position] == compared_2[position])) {
                equal_3 = false;
                break;
            }
        }
        out[1u + k] = operand_2 + u32(equal_3) * 100u;
    }
    var k = 0u;
    loop {
        let compared_1 = array<f32, 5>(1.0f, 2.0f, 3.0f, 4.0f, 5.0f);
        var equal_1 = true;
        for (var position = 0u; position < 5u; position++) {
            if (!(a[position] == compared_1[position])) {
                equal_1 = false;
                break;
            }
        }
        var value = equal_1;
        if (value) {
            let compared_2 = array<u32, 6>(k, 0u, 0u, 0u, 0u, 0u);
            let compared_3 = array<u32, 6>(7u, 0u, 0u, 0u, 0u, 0u);
            var equal_2 = true;
            for (var position = 0u; position < 6u; position++) {
                if (compared_2[position] != compared_3[position]) {
                    equal_2 = false;
                    break;
                }
            }
            value = !equal_2;
        }
        if (value) {
            k += 1u;
            var equal_2 = true;
            for (var position = 0u; position < 5u; position++) {
                if (!(a[position] == b[position])) {
                    equal_2 = false;
                    break;
                }
            }
            if (!equal_2) {
                out[4u] += 1u;
            }
            let element = k;
            let compared_2 = array<u32, 5>(element, element, element, element, element);
            let compared_3 = array<u32, 5>(2u, 2u, 2u, 2u, 2u);
            var equal_3 = true;
            for (var position = 0u; position < 5u; position++) {
                if (compared_2[position] != compared_3[position]) {
                    equal_3 = false;
                    break;
                }
            }
            if (equal_3) {
                out[4u] += 100u;
            }
        } else {
            break;
        }
    }
    let operand_1 = k;
    var equal_1 = true;
    for (var position = 0u; position < 5u; position++) {
        if (!(a[position] == b[position])) {
            equal_1 = false;
            break;
        }
    }
    let operand_2 = operand_1 + u32(equal_1) * 100u;
    var equal_2 = true;
    for (var position = 0u; position < 5u; position++) {
        if (!(a[position] == a[position])) {
            equal_2 = false;
            break;
        }
    }
    out[5u] = operand_2 + u32(equal_2) * 1000u;
}
