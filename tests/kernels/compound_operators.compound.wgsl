// The kernel `compound`.

struct Fraction {
    over: u32,
    under: u32,
}

struct Pair {
    left: Fraction,
    count: u32,
}

struct Step {
    _0: i32,
}

struct Params {
    n: u32,
    pairs_len: u32,
}

@group(0) @binding(0) var<storage, read_write> fractions: array<Fraction>;
@group(0) @binding(1) var<storage, read_write> pairs: array<Pair>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> shared_: Fraction;

fn Fraction_add_assign(left: Fraction, right: Fraction) -> Fraction {
    var left_1 = left;
    Fraction_add_assign_1(&left_1, right);
    return left_1;
}

fn Fraction_mul_assign(left: Fraction, right: u32) -> Fraction {
    var left_1 = left;
    Fraction_mul_assign_2(&left_1, right);
    return left_1;
}

fn Fraction_mul_assign_1(left: Fraction, right: Fraction) -> Fraction {
    var left_1 = left;
    Fraction_mul_assign_3(&left_1, right);
    return left_1;
}

fn Fraction_sub_assign(left: Fraction, right: u32) -> Fraction {
    var left_1 = left;
    Fraction_sub_assign_1(&left_1, right);
    return left_1;
}

fn Fraction_div_assign(left: Fraction, right: u32) -> Fraction {
    var left_1 = left;
    Fraction_div_assign_1(&left_1, right);
    return left_1;
}

fn Fraction_bitxor_assign(left: Fraction, right: bool) -> Fraction {
    var left_1 = left;
    Fraction_bitxor_assign_1(&left_1, right);
    return left_1;
}

fn Step_eq(self_: Step, other: Step) -> bool {
    return abs(self_._0) == abs(other._0);
}

fn Step_ne(left: Step, right: Step) -> bool {
    return !Step_eq(left, right);
}

fn Fraction_eq(self_: Fraction, other: Fraction) -> bool {
    return true && self_.over == other.over && self_.under == other.under;
}

fn Fraction_ne(left: Fraction, right: Fraction) -> bool {
    return !Fraction_eq(left, right);
}

fn Fraction_add_assign_1(self_: ptr<function, Fraction>, other: Fraction) {
    *self_ = Fraction_add((*self_), other);
}

fn Fraction_mul_assign_2(self_: ptr<function, Fraction>, other: u32) {
    (*self_).over = (*self_).over * other;
}

fn Fraction_mul_assign_3(self_: ptr<function, Fraction>, other: Fraction) {
    (*self_).over = (*self_).over * other.over;
    (*self_).under = (*self_).under * other.under;
}

fn Fraction_sub_assign_1(self_: ptr<function, Fraction>, other: u32) {
    (*self_).over = (*self_).over - other * (*self_).under;
}

fn Fraction_div_assign_1(self_: ptr<function, Fraction>, other: u32) {
    if (other == 0u) {
        return;
    }
    (*self_).under = (*self_).under * other;
}

fn Fraction_bitxor_assign_1(self_: ptr<function, Fraction>, turn: bool) {
    if (turn) {
        let selector = (*self_).under;
        let selector_1 = (*self_).over;
        (*self_).over = selector;
        (*self_).under = selector_1;
    }
}

fn Fraction_add(self_: Fraction, other: Fraction) -> Fraction {
    let under = self_.under * other.under;
    return Fraction(self_.over * other.under + other.over * self_.under, under);
}

@compute @workgroup_size(1)
fn compound() {
    var sum = fractions[0u];
    sum = Fraction_add_assign(sum, fractions[1u]);
    sum = Fraction_mul_assign(sum, 2u);
    sum = Fraction_mul_assign_1(sum, sum);
    sum = Fraction_sub_assign(sum, 1u);
    sum = Fraction_div_assign(sum, params.n);
    sum = Fraction_div_assign(sum, 0u);
    sum = Fraction_bitxor_assign(sum, (params.n > 1u));
    shared_ = sum;
    shared_ = Fraction_add_assign(shared_, Fraction(1u, 2u));
    fractions[2u] = shared_;
    var i = 3u;
    let value = sum;
    var value_1: u32;
    i = i + 1u;
    value_1 = i - 1u;
    let index = value_1;
    fractions[index] = Fraction_add_assign(fractions[index], value);
    let index_1 = i;
    fractions[index_1] = Fraction_add_assign(fractions[index_1], sum);
    fractions[index_1] = Fraction_mul_assign(fractions[index_1], 3u);
    pairs[0u].left = Fraction_add_assign(pairs[0u].left, sum);
    pairs[0u].count = pairs[0u].count + 2u;
    for (var element = 0u; element < params.pairs_len; element++) {
        pairs[element].left = Fraction_mul_assign(pairs[element].left, 5u);
        pairs[element].count = pairs[element].count * 5u;
    }
    var number = params.n;
    number = number + 1u;
    number = number - 2u;
    pairs[1u].count = number;
    let one = Step(i32(params.n));
    let other = Step(-3i);
    let is_same = Step_eq(one, other) && Step_ne(Step(1i), one);
    let is_given = Fraction_eq(fractions[0u], Fraction(1u, 2u)) && Fraction_ne(fractions[0u], fractions[1u]);
    var value_2: u32;
    if (is_given) {
        value_2 = 10u;
    } else {
        value_2 = 20u;
    }
    pairs[1u].left.over = u32(is_same) + value_2;
}
