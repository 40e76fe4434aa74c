// The kernel `turns`.

@group(0) @binding(0) var<storage, read> x: array<array<u32, 4>>;
@group(0) @binding(1) var<storage, read_write> out: array<array<u32, 4>>;

fn in_turn(x_1: array<u32, 4>, i: u32) -> array<u32, 4> {
    var count = 0u;
    var sum = 0u;
    if (i > 3u) {
        let selector = x_1[i % 4u];
        let w = selector;
        let result = bumped(&count);
        if (result > 0u) {
            sum += w;
        }
    }
    let index = i;
    loop {
        if (index < 4u) {
            let selector = x_1[index] * 2u;
            let w = selector;
            let result = bumped(&count);
            if (result > 1u) {
                sum += w * 10u;
                break;
            }
        }
        sum += 100u;
        break;
    }
    if (i > 1u) {
        let w = bumped(&count);
        let selector = count;
        let z = selector;
        if (z == w) {
            sum += 1000u;
        }
    }
    let index_1 = i;
    if (index_1 < 4u) {
        let selector = x_1[index_1] % 4u;
        let w = selector;
        let selector_1 = x_1[w];
        let z = selector_1;
        if (z > w) {
            sum += z * 10000u;
        }
    }
    var at = i;
    loop {
        let index_2 = at;
        if (index_2 < 4u) {
            let selector = x_1[index_2] + 1u;
            let w = selector;
            let result = bumped(&count);
            if (result < w + 9u) {
                at += 1u;
                continue;
            }
        }
        break;
    }
    return array<u32, 4>(sum, count, at, 0u);
}

fn bumped(count: ptr<function, u32>) -> u32 {
    *count += 1u;
    return (*count);
}

@compute @workgroup_size(1)
fn turns() {
    for (var i = 0u; i < 8u; i++) {
        let value = in_turn(x[0u], i);
        out[i] = value;
    }
}
