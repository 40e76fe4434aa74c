// The kernel `values_and_references`.

struct Told {
    _0: u32,
}

struct Alike {
    _0: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

fn told(x: u32) -> u32 {
    let a = Told(x);
    let b = Told(3u);
    let sum_1 = sum(a, b);
    let into = u32_from(b);
    let equal = u32(Told_ne(Told(x), Told(3u))) + u32(Told_eq(Told(x), Told(3u))) * 2u;
    return Told_neg(sum_1) + Told_neg_1(sum_1) * 3u + u32_from_1(sum_1) + u32_from(sum_1) * 5u + into + equal * 1000u;
}

fn alike(x: u32) -> u32 {
    let numbers = array<Alike, 2>(Alike(x), Alike(3u));
    var folded = Alike(1u);
    for (var position = 0u; position < 2u; position++) {
        let sum_1 = folded;
        folded = Alike_add(sum_1, numbers[position]);
    }
    var sum_1 = folded;
    for (var element = 0u; element < 2u; element++) {
        sum_1 = Alike_add(sum_1, numbers[element]);
        sum_1 = Alike_add_assign(sum_1, numbers[element]);
    }
    return sum_1._0;
}

fn sum(a: Told, b: Told) -> Told {
    var sum_1 = Told_add_1(Told_add(a, b), b);
    sum_1 = Told_add_assign(sum_1, b);
    sum_1 = Told_add_assign_1(sum_1, a);
    return sum_1;
}

fn u32_from(of_: Told) -> u32 {
    return of_._0 * 10u;
}

fn Told_ne(self_: Told, other: Told) -> bool {
    return self_._0 == other._0 + 1u;
}

fn Told_eq(self_: Told, other: Told) -> bool {
    return self_._0 == other._0;
}

fn Told_neg(self_: Told) -> u32 {
    return self_._0 + 7u;
}

fn Told_neg_1(self_: Told) -> u32 {
    return self_._0 * 3u;
}

fn u32_from_1(of_: Told) -> u32 {
    return of_._0;
}

fn Alike_add(self_: Alike, other: Alike) -> Alike {
    return Alike(self_._0 * 3u + other._0);
}

fn Alike_add_assign(left: Alike, right: Alike) -> Alike {
    var left_1 = left;
    Alike_add_assign_1(&left_1, right);
    return left_1;
}

fn Told_add(self_: Told, other: Told) -> Told {
    return Told(self_._0 * 2u + other._0);
}

fn Told_add_1(self_: Told, other: Told) -> Told {
    return Told(self_._0 + other._0);
}

fn Told_add_assign(left: Told, right: Told) -> Told {
    var left_1 = left;
    Told_add_assign_2(&left_1, right);
    return left_1;
}

fn Told_add_assign_1(left: Told, right: Told) -> Told {
    var left_1 = left;
    Told_add_assign_3(&left_1, right);
    return left_1;
}

fn Alike_add_assign_1(self_: ptr<function, Alike>, other: Alike) {
    (*self_)._0 = (*self_)._0 + other._0;
}

fn Told_add_assign_2(self_: ptr<function, Told>, other: Told) {
    (*self_)._0 = (*self_)._0 + other._0 * 100u;
}

fn Told_add_assign_3(self_: ptr<function, Told>, other: Told) {
    (*self_)._0 = (*self_)._0 + other._0;
}

@compute @workgroup_size(1)
fn values_and_references(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = workgroup_id.x;
    let value = told(i);
    out[2u * i] = value;
    let value_1 = alike(i);
    out[2u * i + 1u] = value_1;
}
