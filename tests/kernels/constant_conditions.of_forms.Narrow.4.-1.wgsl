// The kernel `of_forms::<Narrow, 4, -1>`.

struct List_4 {
    items: array<u32, 4>,
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

const N: u32 = 4u;
const List_4_HALF: u32 = N / 2u;

fn forms(x_1: u32) -> array<u32, 12> {
    var a = array<u32, 4>(x_1, x_1, x_1, x_1);
    var out_1 = array<u32, 12>(x_1, x_1, x_1, x_1, x_1, x_1, x_1, x_1, x_1, x_1, x_1, x_1);
    var value: u32;
    value = a[1u] + 1u;
    out_1[2u] += value;
    var value_1: u32;
    value_1 = a[1u] + 2u;
    out_1[3u] += value_1;
    var value_2: u32;
    value_2 = a[1u] + 5u;
    out_1[4u] += value_2;
    let wide = N > 1u;
    out_1[5u] += a[1u];
    let last = N - 1u;
    out_1[6u] += x_1 / last;
    for (var i = 1u; i < N; i++) {
        a[1u] += x_1 / (N - 1u);
        out_1[7u] += a[i];
    }
    out_1[8u] += a[1u];
    var value_3: u32;
    let i = 0u;
    value_3 = a[i];
    let operand = value_3;
    var value_4: u32;
    let i_1 = 1u;
    value_4 = a[i_1];
    let operand_1 = operand + value_4;
    var value_5: u32;
    let i_2 = 3u;
    value_5 = a[i_2];
    out_1[9u] = operand_1 + value_5;
    var first: u32;
    let option = found(x_1);
    let v = option.some_value;
    loop {
        if (option.is_some) {
            let option_1 = found(v + 1u);
            let w = option_1.some_value;
            if (option_1.is_some && N > 1u) {
                first = w + a[1u];
                break;
            }
        }
        first = 3u;
        break;
    }
    out_1[10u] = first;
    var rounds = x_1;
    while (rounds > 0u && N > 1u) {
        out_1[11u] += a[1u];
        rounds /= 2u;
    }
    return out_1;
}

fn List_4_parts(self_: List_4) -> u32 {
    var second: u32;
    second = self_.items[1u];
    var value: u32;
    value = 40u / List_4_HALF;
    return second + value;
}

fn left(a: array<u32, 4>) -> u32 {
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
        if (a[1u] > 3u) {
            break;
        }
        tries += 1i;
        if (tries > 3i) {
            return 2u;
        }
    }
    return a[1u] + first + List_4(a).items[1u];
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
        let list = List_4(array<u32, 4>(element, element, element, element));
        let value = List_4_parts(list);
        out[i * 14u + 12u] = value;
        let value_1 = left(list.items);
        out[i * 14u + 13u] = value_1;
    }
}
