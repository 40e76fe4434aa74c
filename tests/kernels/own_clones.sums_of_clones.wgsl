// The kernel `sums_of_clones`.

struct Grown {
    _0: u32,
}

struct Plain {
    x: u32,
}

struct Holder {
    grown: Grown,
    list: array<Grown, 2>,
    plain: Plain,
}

struct Tuple2_Grown_u32 {
    _0: Grown,
    _1: u32,
}

struct Option_Grown {
    is_some: bool,
    some_value: Grown,
}

struct Trivial_u32 {
    of_: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn parts(x: u32) -> u32 {
    let holder = Holder(Grown(x), array<Grown, 2>(Grown(2u), Grown(x)), Plain(x));
    let cloned = holder;
    let cloned_1 = cloned.list;
    let copy = Holder(Grown_clone(cloned.grown), array<Grown, 2>(Grown_clone(cloned_1[0u]), Grown_clone(cloned_1[1u])), cloned.plain);
    var sum_1 = 0u;
    for (var position = 0u; position < 2u; position++) {
        let term = copy.list[position]._0;
        sum_1 += term;
    }
    return copy.grown._0 + 3u * sum_1 + 7u * copy.plain.x;
}

fn items(x: u32) -> u32 {
    let list = array<Grown, 2>(Grown(x), Grown(3u));
    let cloned = list;
    let all_ = array<Grown, 2>(Grown_clone(cloned[0u]), Grown_clone(cloned[1u]));
    let cloned_1 = Tuple2_Grown_u32(Grown(x), 3u);
    let pair = Tuple2_Grown_u32(Grown_clone(cloned_1._0), cloned_1._1);
    var folded = 0u;
    for (var position = 0u; position < 2u; position++) {
        let sum = folded;
        let of_ = Grown_clone(list[position]);
        folded = sum + of_._0;
    }
    let sum = folded;
    let index = min(rust_value_u32(0u), 1u);
    var value: Grown;
    if (0u < 2u) {
        value = Grown_clone(list[index]);
    }
    var value_1 = 0u;
    if (0u < 2u) {
        let of_ = value;
        value_1 = of_._0;
    }
    let first = value_1;
    let some = Option_Grown(true, Grown(x));
    let cloned_2 = some;
    var value_2: Option_Grown;
    let x__part = cloned_2.some_value;
    if (cloned_2.is_some) {
        value_2 = Option_Grown(true, Grown_clone(x__part));
    } else {
        value_2 = Option_Grown();
    }
    let option_1 = value_2;
    var value_3 = 0u;
    if (option_1.is_some) {
        let of_ = option_1.some_value;
        value_3 = of_._0;
    }
    let option = value_3;
    let trivial = Trivial_u32_clone(Trivial_u32(x));
    var sum_1 = 0u;
    for (var position = 0u; position < 2u; position++) {
        let term = all_[position]._0;
        sum_1 += term;
    }
    return sum_1 + 3u * pair._0._0 + pair._1 + 5u * sum + 7u * first + 11u * option + 13u * trivial.of_;
}

fn Grown_clone(self_: Grown) -> Grown {
    return Grown(2u * self_._0 + 1u);
}

fn Trivial_u32_clone(self_: Trivial_u32) -> Trivial_u32 {
    return self_;
}

@compute @workgroup_size(1)
fn sums_of_clones(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = workgroup_id.x;
    let value = parts(i);
    out[2u * i] = value;
    let value_1 = items(i);
    out[2u * i + 1u] = value_1;
}
