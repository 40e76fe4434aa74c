// The kernel `iteration`.

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Params {
    input_len: u32,
    pairs_len: u32,
    marks_len: u32,
}

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read> pairs: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> marks: array<u32>;
@group(0) @binding(3) var<storage, read_write> out: array<u32>;
@group(0) @binding(4) var<uniform> params: Params;

var<workgroup> tile: array<u32, 4>;

const PRIMES: array<u32, 4> = array<u32, 4>(2u, 3u, 5u, 7u);

@compute @workgroup_size(2)
fn iteration(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    tile[lane] = lane + 1u;
    tile[lane + 2u] = lane + 3u;
    workgroupBarrier();
    var list = array<u32, 4>(1u, 2u, 3u, 4u);
    var sum = 0u;
    let items = list;
    for (var element = 0u; element < 4u; element++) {
        let v = items[element];
        list[3u] = 100u;
        list[0u] += v;
        sum = sum * 10u + v;
    }
    var place = lane * 10u;
    out[place] = sum;
    out[place + 1u] = list[0u] * 1000u + list[3u];
    for (var i = 0u; i < 4u; i++) {
        list[i] += i;
        if (i == 1u) {
            continue;
        }
        list[i] *= 2u;
    }
    for (var element = 0u; element < 4u; element++) {
        list[element] += 1u;
    }
    sum = 0u;
    for (var i = 0u; i < 4u; i++) {
        let v = list[i];
        sum += v * (i + 1u);
    }
    out[place + 2u] = sum;
    sum = 0u;
    for (var element = 0u; element < params.input_len; element++) {
        if (input[element] == 9u) {
            break;
        }
        sum = sum * 10u + input[element];
    }
    for (var element = 0u; element < 4u; element++) {
        sum = sum * 10u + tile[element];
    }
    let items_1 = PRIMES;
    for (var element = 0u; element < 4u; element++) {
        let p = items_1[element];
        sum = sum * 2u + p;
    }
    let items_2 = array<u32, 2>(lane, 7u);
    for (var element = 0u; element < 2u; element++) {
        let v = items_2[element];
        sum += v;
    }
    out[place + 3u] = sum;
    sum = 0u;
    let table = array<array<u32, 2>, 3>(array<u32, 2>(1u, 2u), array<u32, 2>(3u, 4u), array<u32, 2>(5u, 6u));
    for (var element = 0u; element < 3u; element++) {
        var continue_rows = false;
        for (var element_1 = 0u; element_1 < 2u; element_1++) {
            if (table[element][element_1] == 4u) {
                continue_rows = true;
                break;
            }
            sum = sum * 10u + table[element][element_1];
        }
        if (continue_rows) {
            continue;
        }
        sum = sum * 10u + table[element][0u];
    }
    out[place + 4u] = sum;
    sum = 0u;
    for (var i = 0u; i < params.pairs_len; i++) {
        sum += pairs[i].x * pairs[i].y * (i + 1u);
    }
    let items_3 = array<Tuple2_u32_u32, 2>(Tuple2_u32_u32(1u, 2u), Tuple2_u32_u32(3u, 4u));
    for (var element = 0u; element < 2u; element++) {
        let item = items_3[element];
        let a = item._0;
        let b = item._1;
        sum += a * b;
    }
    out[place + 5u] = sum;
    let index = place + 6u;
    place += 100u;
    out[index] = place;
    out[index] += 1u;
    if (lane == 0u) {
        for (var element = 0u; element < params.marks_len; element++) {
            marks[element] += 5u;
        }
    }
}
