// The kernel `of_forms::<Narrow, 1, -1>`.

struct List_1 {
    items: array<u32, 1>,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const N: u32 = 1u;

fn forms(x_1: u32) -> array<u32, 12> {
    var a = array<u32, 1>(x_1);
    var out_1 = array<u32, 12>(x_1, x_1, x_1, x_1, x_1, x_1, x_1, x_1, x_1, x_1, x_1, x_1);
    var value: u32;
    value = a[0u];
    out_1[2u] += value;
    var value_1: u32;
    value_1 = 3u;
    out_1[3u] += value_1;
    var value_2: u32;
    value_2 = 7u;
    out_1[4u] += value_2;
    let wide = N > 1u;
    let last = N - 1u;
    var value_3: u32;
    let i = 0u;
    value_3 = a[i];
    let operand = value_3;
    var value_4: u32;
    let i_1 = 1u;
    value_4 = 50u;
    let operand_1 = operand + value_4;
    var value_5: u32;
    let i_2 = 3u;
    value_5 = 50u;
    out_1[9u] = operand_1 + value_5;
    var first: u32;
    let option = found(x_1);
    let v = option.some_value;
    loop {
        if (option.is_some) {
            let option_1 = found(v + 1u);
            let w = option_1.some_value;
            if (option_1.is_some && N > 1u) {
            }
        }
        first = 3u;
        break;
    }
    out_1[10u] = first;
    var rounds = x_1;
    loop {
        if (rounds > 0u && N > 1u) {
        }
        break;
    }
    return out_1;
}

fn List_1_parts(self_: List_1) -> u32 {
    var second: u32;
    second = 100u;
    var value: u32;
    value = 7u;
    return second + value;
}

fn left(a: array<u32, 1>) -> u32 {
    var first: u32;
    let option = found(a[0u]);
    let v = option.some_value;
    loop {
        if (option.is_some) {
            let option_1 = found(v - 1u);
            let w = option_1.some_value;
            if (option_1.is_some) {
                first = w;
                break;
            }
        }
        return 1u;
    }
    var tries = 0i;
    loop {
        return a[0u] + first;
    }
    return u32();
}

fn found(x_1: u32) -> Option_u32 {
    if (x_1 > 2u) {
        return Option_u32(true, x_1);
    } else {
        return Option_u32();
    }
    return Option_u32();
}

@compute @workgroup_size(1)
fn of_forms() {
    for (var i = 0u; i < params.x_len; i++) {
        var forms_1: array<u32, 12>;
        forms_1 = forms(x[i]);
        for (var k = 0u; k < 12u; k++) {
            out[i * 14u + k] = forms_1[k];
        }
        let element = x[i];
        let list = List_1(array<u32, 1>(element));
        let value = List_1_parts(list);
        out[i * 14u + 12u] = value;
        let value_1 = left(list.items);
        out[i * 14u + 13u] = value_1;
    }
}
