// The kernel `numbers_of_names`.

struct Result_u32_Error {
    is_ok: bool,
    ok_value: u32,
    err_value: u32,
}

struct Result_u32_f32 {
    is_ok: bool,
    ok_value: u32,
    err_value: f32,
}

struct Point {
    x: u32,
    y: u32,
}

struct Counting {
    at: u32,
    to: u32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Count {
    to: u32,
}

struct Stack {
    values: array<u32, 4>,
    len: u32,
}

struct Scale {
    _0: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<storage, read_write> halves: array<f32>;

const Scale_E: u32 = 3u;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn results(x: u32) -> u32 {
    var checked_1: u32;
    let result = checked(x);
    let value = result.ok_value;
    if (result.is_ok) {
        checked_1 = value;
    } else if (!result.is_ok && result.err_value == 0u) {
        checked_1 = 100u;
    } else {
        checked_1 = 200u;
    }
    let result_1 = other(x);
    var value_1 = 50u;
    if (result_1.is_ok) {
        value_1 = result_1.ok_value;
    }
    return checked_1 + value_1;
}

fn sums(x: u32) -> u32 {
    let points = array<Point, 3>(Point(x, 1u), Point(2u, 3u), Point(4u, x));
    var folded = Point(1000u, 0u);
    let len = 3u - min(rust_value_u32(3u), 1u);
    for (var position = 0u; position < len; position++) {
        let index = position + 1u;
        let sum = folded;
        folded = Point_add(sum, points[index]);
    }
    let of_references = folded;
    var folded_1 = Point_default();
    for (var position = 0u; position < 3u; position++) {
        let sum = folded_1;
        let point = points[position];
        folded_1 = Point_add(sum, point);
    }
    let of_values = folded_1;
    let items = points;
    var folded_2 = Point_default();
    for (var position = 0u; position < 3u; position++) {
        let point = items[position];
        let sum = folded_2;
        let point_1 = Point_add(point, point);
        folded_2 = Point_add(sum, point_1);
    }
    let of_sums = folded_2;
    var folded_3 = Point(1000u, 0u);
    for (var position = 0u; position < 3u; position++) {
        if (points[position].x > 1u) {
            let sum = folded_3;
            folded_3 = Point_add(sum, points[position]);
        }
    }
    let mapped = folded_3;
    return of_references.x + of_values.x + of_sums.y + mapped.x;
}

fn counted(x: u32) -> u32 {
    var sum = 0u;
    var state = Count_into_iter(Count(x));
    var element = 0u;
    if (element <= 4294967295u) {
        loop {
            let result = Counting_next(&state);
            if (!result.is_some) {
                break;
            }
            let n = result.some_value;
            sum += n;
            continuing {
                let element_last = element == 4294967295u;
                element++;
                break if element_last;
            }
        }
    }
    let count = Count(3u);
    var state_1 = Count_into_iter(count);
    var element_1 = 0u;
    if (element_1 <= 4294967295u) {
        loop {
            let result = Counting_next(&state_1);
            if (!result.is_some) {
                break;
            }
            let n = result.some_value;
            sum = 10u * sum + n;
            continuing {
                let element_last_1 = element_1 == 4294967295u;
                element_1++;
                break if element_last_1;
            }
        }
    }
    return sum;
}

fn words(x: u32) -> u32 {
    let word = array<u32, 3>(97u, 98u, ((97u + x) & 255u));
    var of_array: u32;
    if (word[0u] == 97u && word[1u] == 98u && word[2u] == 99u) {
        of_array = 1u;
    } else if (word[0u] == 97u && word[1u] == 98u && word[2u] == 97u) {
        of_array = 2u;
    } else {
        of_array = 3u;
    }
    var of_slice: u32;
    let end = min(2u + x % 2u, 3u);
    let fits = end == 2u;
    var value_1: u32;
    if (fits) {
        value_1 = word[0u];
    }
    let value_2 = value_1;
    var value_3: u32;
    if (fits) {
        value_3 = word[1u];
    }
    let value_4 = value_3;
    let fits_1 = end == 3u;
    var value_5: u32;
    if (fits_1) {
        value_5 = word[0u];
    }
    let value_6 = value_5;
    var value_7: u32;
    if (fits_1) {
        value_7 = word[1u];
    }
    let value_8 = value_7;
    var value_9: u32;
    if (fits_1) {
        value_9 = word[2u];
    }
    let value_10 = value_9;
    let fits_2 = end >= 1u;
    let index = end - 1u;
    var value_11: u32;
    if (fits_2) {
        value_11 = word[index];
    }
    let value_12 = value_11;
    if (fits && value_2 == 97u && value_4 == 98u) {
        of_slice = 4u;
    } else if (fits_1 && value_6 == 97u && value_8 == 98u && value_10 == 100u) {
        of_slice = 5u;
    } else if (fits_2 && value_12 == 98u) {
        of_slice = 6u;
    } else {
        of_slice = 7u;
    }
    return 10u * of_array + of_slice;
}

fn popped(x: u32) -> u32 {
    var stack = Stack(array<u32, 4>(x, 7u, 1u, 5u), x % 5u);
    var sum = Scale_scaled(Scale(x));
    loop {
        let result = Stack_pop(&stack);
        let value = result.some_value;
        if (result.is_some) {
            sum = 10u * sum + value;
        } else {
            break;
        }
    }
    return sum;
}

fn halves_1(x: u32) -> f32 {
    return f32_half(f32(x)) + f32(u32_half(x)) + quarter(3.0f);
}

fn checked(x: u32) -> Result_u32_Error {
    let result = doubled(x);
    if (!result.is_ok) {
        return Result_u32_Error(false, 0u, result.err_value);
    }
    let twice = result.ok_value;
    if (twice < 2u) {
        return Result_u32_Error(false, 0u, 0u);
    }
    return Result_u32_Error(true, twice + 1u, u32());
}

fn other(x: u32) -> Result_u32_f32 {
    if (x > 2u) {
        return Result_u32_f32(false, 0u, 2.5f);
    } else {
        return Result_u32_f32(true, x, 0.0f);
    }
    return Result_u32_f32();
}

fn Point_add(self_: Point, other_1: Point) -> Point {
    return Point(self_.x + other_1.x, self_.y + other_1.y);
}

fn Point_default() -> Point {
    return Point(0u, 0u);
}

fn Count_into_iter(self_: Count) -> Counting {
    return Counting(0u, self_.to);
}

fn Counting_next(self_: ptr<function, Counting>) -> Option_u32 {
    if ((*self_).at < (*self_).to) {
        (*self_).at += 1u;
        return Option_u32(true, (*self_).at);
    } else {
        return Option_u32();
    }
    return Option_u32();
}

fn Scale_scaled(self_: Scale) -> u32 {
    return self_._0 * Scale_E;
}

fn Stack_pop(self_: ptr<function, Stack>) -> Option_u32 {
    let value_1 = (*self_).len;
    let value_2 = (value_1 - 1u);
    if (!(value_1 >= 1u)) {
        return Option_u32();
    }
    (*self_).len = value_2;
    return Option_u32(true, (*self_).values[min((*self_).len, 3u)]);
}

fn f32_half(self_: f32) -> f32 {
    return self_ / 2.0f;
}

fn u32_half(self_: u32) -> u32 {
    return self_ / 2u;
}

fn quarter(x: f32) -> f32 {
    return f32_half(f32_half(x));
}

fn doubled(x: u32) -> Result_u32_Error {
    if (x > 4u) {
        return Result_u32_Error(false, 0u, 1u);
    } else {
        return Result_u32_Error(true, 2u * x, u32());
    }
    return Result_u32_Error();
}

@compute @workgroup_size(1)
fn numbers_of_names(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = workgroup_id.x;
    let value_1 = results(i);
    out[4u * i] = value_1;
    let value_2 = sums(i);
    out[4u * i + 1u] = value_2;
    let value_3 = counted(i);
    out[4u * i + 2u] = value_3;
    let value_4 = words(i) + popped(i);
    out[4u * i + 3u] = value_4;
    let value_5 = halves_1(i);
    halves[i] = value_5;
}
