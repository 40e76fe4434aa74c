// The kernel `locals`.

struct Tuple2_u32_Array2_u32 {
    _0: u32,
    _1: array<u32, 2>,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

fn bump(x: ptr<function, u32>) -> u32 {
    *x += 1u;
    return (*x);
}

fn exchange(a: ptr<function, u32>, b: ptr<function, u32>) {
    let old = (*a);
    *a = (*b);
    *b = old;
}

fn fill(values: ptr<function, array<u32, 4>>, with_: u32) {
    for (var element = 0u; element < 4u; element++) {
        (*values)[element] += with_;
    }
}

fn fill_1(values: ptr<function, array<u32, 2>>, with_: u32) {
    for (var element = 0u; element < 2u; element++) {
        (*values)[element] += with_;
    }
}

fn sum(values: array<u32, 4>) -> u32 {
    var sum_1 = 0u;
    for (var element = 0u; element < 4u; element++) {
        sum_1 += values[element];
    }
    return sum_1;
}

@compute @workgroup_size(1)
fn locals() {
    var a = 1u;
    let operand = a * 100u;
    let result = bump(&a);
    out[0u] = operand + result * 10u + a;
    var list = array<u32, 4>(1u, 2u, 3u, 4u);
    var i = 1u;
    let operand_1 = list[i] * 100u;
    let index = i;
    var part = list[index];
    let result_1 = bump(&part);
    list[index] = part;
    out[1u] = operand_1 + result_1 * 10u + list[i];
    let index_1 = i;
    i = 3u;
    list[index_1] += 10u;
    var part_1 = list[index_1];
    let result_2 = bump(&part_1);
    list[index_1] = part_1;
    _ = result_2;
    out[2u] = list[1u] * 10u + i;
    var p = Tuple2_u32_Array2_u32(1u, array<u32, 2>(2u, 3u));
    var part_2 = p._0;
    var part_3 = p._1[1u];
    exchange(&part_2, &part_3);
    p._0 = part_2;
    p._1[1u] = part_3;
    out[3u] = p._0 * 100u + p._1[0u] * 10u + p._1[1u];
    fill(&list, 5u);
    if (p._0 > 0u) {
        var part_4 = p._1;
        fill_1(&part_4, 100u);
        p._1 = part_4;
    }
    let value = sum(list) + p._1[0u];
    out[4u] = value;
    var n = array<u32, 2>(0u, 0u);
    loop {
        var part_4 = n[0u];
        let result_3 = bump(&part_4);
        n[0u] = part_4;
        if (result_3 < 5u) {
            if (n[0u] == 2u) {
                continue;
            }
            n[1u] += 1u;
        } else {
            break;
        }
    }
    out[5u] = n[0u] * 10u + n[1u];
    var calls = array<u32, 1>(0u);
    var value_1 = a > 100u;
    if (value_1) {
        var part_4 = calls[0u];
        let result_3 = bump(&part_4);
        calls[0u] = part_4;
        value_1 = result_3 > 0u;
    }
    let both = value_1;
    var value_2 = a > 0u;
    if (value_2) {
    } else {
        var part_4 = calls[0u];
        let result_3 = bump(&part_4);
        calls[0u] = part_4;
        value_2 = result_3 > 0u;
    }
    let either = value_2;
    out[6u] = calls[0u] * 100u + u32(both) * 10u + u32(either);
    var at = 0u;
    let value_3 = at * 7u;
    let result_3 = bump(&at);
    list[result_3] = value_3;
    out[7u] = list[0u] * 100u + list[1u];
    at = 0u;
    let result_4 = bump(&at);
    let operand_2 = list[result_4];
    let result_5 = bump(&at);
    let pick = operand_2 + list[result_5] * 100u;
    out[8u] = pick;
}
