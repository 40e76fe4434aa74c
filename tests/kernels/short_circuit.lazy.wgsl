// The kernel `lazy`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(4)
fn lazy(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let a = (lane & 1u) == 1u;
    let b = (lane & 2u) == 2u;
    var evaluated = 0u;
    var value = a;
    if (value) {
        var value_1: bool;
        evaluated += 1u;
        value_1 = b;
        value = value_1;
    }
    let and = value;
    var value_1 = a;
    if (value_1) {
    } else {
        var value_2: bool;
        evaluated += 10u;
        value_2 = b;
        value_1 = value_2;
    }
    let or = value_1;
    var value_2: bool;
    evaluated += 100u;
    value_2 = b;
    let eager = a & value_2;
    var value_3 = a && b;
    if (value_3) {
    } else {
        var value_4 = !a;
        if (value_4) {
            var value_5: bool;
            evaluated += 1000u;
            value_5 = !b;
            value_4 = value_5;
        }
        value_3 = value_4;
    }
    let mixed = value_3;
    let exclusive = (a != b) | ((a == b) & (a != eager));
    let less = (!a & b);
    let bits = u32(and) | (u32(or) << 1u) | (u32(eager) << 2u) | (u32(mixed) << 3u);
    out[lane] = evaluated;
    out[4u + lane] = bits | (u32(exclusive) << 4u) | (u32(less) << 5u);
}
