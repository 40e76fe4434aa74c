// The kernel `members`.

struct Cell {
    mass: f32,
    counts: array<u32, 3>,
    speed: vec3<f32>,
}

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> cells_0: array<Cell>;
@group(0) @binding(1) var<storage, read_write> cells_1: array<Cell>;
@group(0) @binding(2) var<uniform> params: Params;

fn Cell_hit(self_: ptr<function, Cell>, n: u32) {
    if (n > 0u) {
        (*self_).counts[n] += n;
    }
}

@compute @workgroup_size(1)
fn members() {
    let n = params.n;
    let slice = min(n, 1u);
    switch (slice) {
        case 0u: {
            cells_0[1u].mass = 2.5f;
        }
        default: {
            cells_1[1u].mass = 2.5f;
        }
    }
    let slice_1 = min(n, 1u);
    var element: f32;
    switch (slice_1) {
        case 0u: {
            element = cells_0[0u].mass;
        }
        default: {
            element = cells_1[0u].mass;
        }
    }
    let value_1 = element;
    let slice_2 = min(n, 1u);
    switch (slice_2) {
        case 0u: {
            cells_0[1u].mass *= value_1;
        }
        default: {
            cells_1[1u].mass *= value_1;
        }
    }
    let slice_3 = min(n, 1u);
    let index = n + 1u;
    switch (slice_3) {
        case 0u: {
            cells_0[0u].counts[index] = 7u;
        }
        default: {
            cells_1[0u].counts[index] = 7u;
        }
    }
    let slice_4 = min(n, 1u);
    let index_1 = n + 1u;
    var element_1: u32;
    switch (slice_4) {
        case 0u: {
            element_1 = cells_0[0u].counts[index_1];
        }
        default: {
            element_1 = cells_1[0u].counts[index_1];
        }
    }
    let value_2 = element_1;
    let slice_5 = min(n, 1u);
    switch (slice_5) {
        case 0u: {
            cells_0[0u].counts[n] += value_2;
        }
        default: {
            cells_1[0u].counts[n] += value_2;
        }
    }
    let slice_6 = min(n, 1u);
    switch (slice_6) {
        case 0u: {
            cells_0[1u].speed.y -= 1.5f;
        }
        default: {
            cells_1[1u].speed.y -= 1.5f;
        }
    }
    let slice_7 = min(n, 1u);
    var element_2: vec3<f32>;
    switch (slice_7) {
        case 0u: {
            element_2 = cells_0[1u].speed;
        }
        default: {
            element_2 = cells_1[1u].speed;
        }
    }
    let value_3 = element_2 * 2.0f;
    let slice_8 = min(n, 1u);
    switch (slice_8) {
        case 0u: {
            cells_0[1u].speed = value_3;
        }
        default: {
            cells_1[1u].speed = value_3;
        }
    }
    let slice_9 = min(n, 1u);
    let n_1 = n;
    if (n_1 > 0u) {
        let index_2 = n_1;
        switch (slice_9) {
            case 0u: {
                cells_0[0u].counts[index_2] += n_1;
            }
            default: {
                cells_1[0u].counts[index_2] += n_1;
            }
        }
    }
    let slice_10 = min(n, 1u);
    let n_2 = 2u;
    let index_2 = n_2;
    switch (slice_10) {
        case 0u: {
            cells_0[1u].counts[index_2] += n_2;
        }
        default: {
            cells_1[1u].counts[index_2] += n_2;
        }
    }
    let value = 5u;
    switch (slice_10) {
        case 0u: {
            cells_0[1u].counts[n] += value;
        }
        default: {
            cells_1[1u].counts[n] += value;
        }
    }
    let value_4 = 3u;
    let slice_11 = min(n, 1u);
    var element_3: u32;
    switch (slice_11) {
        case 0u: {
            element_3 = cells_0[0u].counts[0u];
        }
        default: {
            element_3 = cells_1[0u].counts[0u];
        }
    }
    let operand = element_3;
    var element_4: u32;
    switch (slice_11) {
        case 0u: {
            element_4 = cells_0[0u].counts[1u];
        }
        default: {
            element_4 = cells_1[0u].counts[1u];
        }
    }
    let operand_1 = operand + element_4;
    var element_5: u32;
    switch (slice_11) {
        case 0u: {
            element_5 = cells_0[0u].counts[2u];
        }
        default: {
            element_5 = cells_1[0u].counts[2u];
        }
    }
    cells_1[1u].counts[2u] += operand_1 + element_5;
    let slice_12 = min(n, 1u);
    switch (slice_12) {
        case 0u: {
            cells_0[0u].counts[2u] += 1u;
        }
        default: {
            cells_1[0u].counts[2u] += 1u;
        }
    }
    let slice_13 = min(n, 1u);
    let i = 2u;
    switch (slice_13) {
        case 0u: {
            cells_0[1u].counts[i] += 40u;
        }
        default: {
            cells_1[1u].counts[i] += 40u;
        }
    }
    let slice_14 = min(n, 1u);
    switch (slice_14) {
        case 0u: {
            cells_0[1u].mass += 1.0f;
        }
        default: {
            cells_1[1u].mass += 1.0f;
        }
    }
    let slice_15 = min(n, 1u);
    var element_6: Cell;
    switch (slice_15) {
        case 0u: {
            element_6 = cells_0[0u];
        }
        default: {
            element_6 = cells_1[0u];
        }
    }
    var part = element_6;
    Cell_hit(&part, 2u);
    let value_5 = part;
    switch (slice_15) {
        case 0u: {
            cells_0[0u] = value_5;
        }
        default: {
            cells_1[0u] = value_5;
        }
    }
}
