// The kernel `of_forms::<Wide, 1, 2>`.

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
        var forms: array<u32, 12>;
        forms = array<u32, 12>();
        for (var k = 0u; k < 12u; k++) {
            out[i * 14u + k] = forms[k];
        }
        let element = x[i];
        let list = List_1(array<u32, 1>(element));
        let value = List_1_parts(list);
        out[i * 14u + 12u] = value;
        let value_1 = left(list.items);
        out[i * 14u + 13u] = value_1;
    }
}
