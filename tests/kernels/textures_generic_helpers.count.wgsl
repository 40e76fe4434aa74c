// The kernel `count`.

struct Counter {
    by: u32,
}

@group(0) @binding(0) var numbers: texture_2d<u32>;
@group(0) @binding(1) var signed: texture_2d<i32>;
@group(0) @binding(2) var counts: texture_storage_1d<r32uint, read_write>;
@group(0) @binding(3) var<storage, read_write> out: array<i32>;

fn weighed(at: vec2<u32>, weights: array<u32, 1>) -> u32 {
    var sum = textureLoad(numbers, at, 0i).x;
    let items = weights;
    for (var element = 0u; element < 1u; element++) {
        let weight = items[element];
        sum *= weight;
    }
    return sum;
}

fn Counter_count(self_: Counter, x: u32) {
    textureStore(counts, x, textureLoad(counts, x) + vec4<u32>(self_.by));
}

fn weighed_1(at: vec2<u32>, weights: array<i32, 2>) -> i32 {
    var sum = textureLoad(signed, at, 0i).x;
    let items = weights;
    for (var element = 0u; element < 2u; element++) {
        let weight = items[element];
        sum *= weight;
    }
    return sum;
}

@compute @workgroup_size(4)
fn count(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let x = local_invocation_index;
    let counter = Counter(weighed(vec2<u32>(x, 0u), array<u32, 1>(3u)));
    Counter_count(counter, x);
    let value = weighed_1(vec2<u32>(x, 0u), array<i32, 2>(-1i, 2i));
    out[x] = value;
}
