// The kernel `exchanged_options`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Slot {
    held: Option_u32,
    times: u32,
}

struct Tuple2_u32_f32 {
    _0: u32,
    _1: f32,
}

struct Option_Tuple2_u32_f32 {
    is_some: bool,
    some_value: Tuple2_u32_f32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn exchanged(n: u32) -> array<u32, 12> {
    var out_1 = array<u32, 12>();
    var o = Option_u32(true, n);
    let old = o;
    o = Option_u32();
    let first = Option_u32(old.is_some, old.some_value);
    let old_1 = o;
    o = Option_u32();
    let second = Option_u32(old_1.is_some, old_1.some_value);
    var value = 3u;
    if (first.is_some) {
        value = first.some_value;
    }
    let operand = value * 100u;
    var value_1 = 4u;
    if (second.is_some) {
        value_1 = second.some_value;
    }
    let operand_1 = operand + value_1 * 10u;
    let option = o;
    out_1[0u] = operand_1 + u32(option.is_some);
    let new_ = Option_u32(true, n + 1u);
    let old_2 = o;
    o = new_;
    let before = Option_u32(old_2.is_some, old_2.some_value);
    let option_1 = o;
    var value_2 = 9u;
    if (option_1.is_some) {
        value_2 = option_1.some_value;
    }
    let new__1 = Option_u32(true, value_2 + 5u);
    let old_3 = o;
    o = new__1;
    let between = Option_u32(old_3.is_some, old_3.some_value);
    var value_3 = 3u;
    if (before.is_some) {
        value_3 = before.some_value;
    }
    let operand_2 = value_3 * 100u;
    var value_4 = 4u;
    if (between.is_some) {
        value_4 = between.some_value;
    }
    let operand_3 = operand_2 + value_4 * 10u;
    let option_2 = o;
    var value_5 = 0u;
    if (option_2.is_some) {
        value_5 = option_2.some_value;
    }
    out_1[1u] = operand_3 + value_5;
    let new__2 = Option_u32(true, 6u);
    o = new__2;
    o.some_value += n;
    let option_3 = o;
    var value_6 = 0u;
    if (option_3.is_some) {
        value_6 = option_3.some_value;
    }
    out_1[2u] = value_6;
    let new__3 = Option_u32(true, n);
    o = new__3;
    o.some_value += 2u;
    o.some_value *= 3u;
    let operand_4 = o.some_value;
    let option_4 = o;
    var value_7 = 0u;
    if (option_4.is_some) {
        value_7 = option_4.some_value;
    }
    out_1[3u] = operand_4 + value_7;
    var open = Option_u32();
    let new__4 = Option_u32(true, n);
    if (!open.is_some) {
        open = new__4;
    }
    let v = open.some_value;
    let new__5 = Option_u32(true, 100u);
    if (!open.is_some) {
        open = new__5;
    }
    open.some_value += v;
    let option_5 = open;
    var value_8 = 0u;
    if (option_5.is_some) {
        value_8 = option_5.some_value;
    }
    out_1[4u] = value_8;
    var calls = 0u;
    var some: Option_u32;
    if (n > 3u) {
        some = Option_u32(true, n);
    } else {
        some = Option_u32();
    }
    if (!some.is_some) {
        var value_9: u32;
        calls += 1u;
        value_9 = 40u;
        some = Option_u32(true, value_9);
    }
    some.some_value += 1u;
    let option_6 = some;
    var value_9 = 0u;
    if (option_6.is_some) {
        value_9 = option_6.some_value;
    }
    out_1[5u] = value_9 * 10u + calls;
    var all_ = array<Option_u32, 3>(Option_u32(), Option_u32(true, 3u), Option_u32());
    var at = 0u;
    let index = at;
    var value_10: u32;
    at += 2u;
    value_10 = n;
    let new__6 = Option_u32(true, value_10);
    all_[index] = new__6;
    let index_1 = at;
    let new__7 = Option_u32(true, 8u);
    let old_4 = all_[index_1];
    all_[index_1] = new__7;
    _ = Option_u32(old_4.is_some, old_4.some_value);
    let option_7 = all_[0u];
    var value_11 = 0u;
    if (option_7.is_some) {
        value_11 = option_7.some_value;
    }
    let operand_5 = value_11 * 100u;
    let option_8 = all_[1u];
    var value_12 = 0u;
    if (option_8.is_some) {
        value_12 = option_8.some_value;
    }
    let operand_6 = operand_5 + value_12 * 10u;
    let option_9 = all_[2u];
    var value_13 = 0u;
    if (option_9.is_some) {
        value_13 = option_9.some_value;
    }
    out_1[6u] = operand_6 + value_13;
    var slot = Slot(Option_u32(true, n), 0u);
    let result = refill(&slot, 4u);
    let result_1 = refill(&slot, 5u);
    let option_10 = slot.held;
    var value_14 = 0u;
    if (option_10.is_some) {
        value_14 = option_10.some_value;
    }
    out_1[7u] = result + result_1 * 100u + value_14;
    let result_2 = emptied(&o);
    var part = slot.held;
    let result_3 = emptied(&part);
    slot.held = part;
    let result_4 = emptied(&o);
    out_1[8u] = result_2 + result_3 * 10u + result_4 * 1000u;
    let table = array<u32, 3>(n, 5u, n + 2u);
    let index_2 = n;
    var value_15: u32;
    if (index_2 < 3u) {
        value_15 = table[index_2];
    }
    var seen = Option_u32((index_2 < 3u), value_15);
    let old_5 = seen;
    seen = Option_u32();
    let value_16 = old_5.some_value;
    let was = Option_u32(old_5.is_some, value_16);
    var value_17 = 1u;
    if (was.is_some) {
        value_17 = was.some_value;
    }
    let operand_7 = value_17 * 10u;
    let option_11 = seen;
    out_1[9u] = operand_7 + u32(option_11.is_some);
    var left = Option_Tuple2_u32_f32(true, Tuple2_u32_f32(n, 2.5f));
    let old_6 = left;
    left = Option_Tuple2_u32_f32();
    let a = old_6.some_value._0;
    let b = old_6.some_value._1;
    if (old_6.is_some) {
        out_1[10u] = a + rust_as_u32_f32(b);
    }
    let option_12 = left;
    out_1[11u] = u32(!option_12.is_some);
    return out_1;
}

fn refill(slot: ptr<function, Slot>, n: u32) -> u32 {
    (*slot).times += 1u;
    let old = (*slot).held;
    (*slot).held = Option_u32();
    let before = Option_u32(old.is_some, old.some_value);
    let value = (*slot).times;
    let new_ = Option_u32(true, n);
    if (!(*slot).held.is_some) {
        (*slot).held = new_;
    }
    (*slot).held.some_value += value;
    var value_1 = 7u;
    if (before.is_some) {
        let v = before.some_value;
        value_1 = v * 2u;
    }
    return value_1;
}

fn emptied(of_: ptr<function, Option_u32>) -> u32 {
    let old = (*of_);
    *of_ = Option_u32();
    var value = 50u;
    if (old.is_some) {
        value = old.some_value;
    }
    let operand = value;
    let option = (*of_);
    return operand + u32(!option.is_some);
}

@compute @workgroup_size(1)
fn exchanged_options(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let answers = exchanged(n);
    for (var i = 0u; i < 12u; i++) {
        out[12u * n + i] = answers[i];
    }
}
