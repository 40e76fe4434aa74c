// The kernel `in_memory`.

struct Pixel {
    r: u32,
    g: u32,
    b: u32,
    depth: i32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Tuple2_u32_10Option_u32 {
    _0: u32,
    _1: Option_u32,
}

@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

var<workgroup> shared_: array<u32, 64>;

const TABLE: array<u32, 6> = array<u32, 6>(0u, 1u, 127u, 128u, 255u, 97u);

// `rotate_left` as Rust defines it.
fn rust_rotate_left_u32(a: u32, b: u32) -> u32 {
    let u = u32(a);
    return u32((u << (b & 31u)) | (u >> ((32u - b) & 31u)));
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_u32(a: u32, b: u32) -> u32 {
    return a + min(b, ~a);
}

fn Pixel_brighten(self_: ptr<function, Pixel>, by: u32) {
    (*self_).r = min(rust_saturating_add_u32((*self_).r, by), 255u);
    (*self_).g = ((*self_).g + by) & 255u;
    (*self_).depth = (((*self_).depth - i32(by)) << 16u) >> 16u;
}

fn counted(list: array<u32, 4>, wanted: u32) -> Tuple2_u32_10Option_u32 {
    var count = 0u;
    var last = Option_u32();
    for (var element = 0u; element < 4u; element++) {
        let item = list[element];
        if (item >= wanted) {
            count = (count + 1u) & 255u;
            last = Option_u32(true, item);
        }
    }
    return Tuple2_u32_10Option_u32(count, last);
}

fn Pixel_packed(self_: Pixel) -> u32 {
    return (((self_.r & 248u) << 8u) & 65535u) | (((self_.g & 252u) << 3u) & 65535u) | (self_.b >> 3u);
}

@compute @workgroup_size(64)
fn in_memory(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let i = global_invocation_id.x;
    let lane = local_invocation_index;
    shared_[lane] = words[i] & 255u;
    workgroupBarrier();
    let next = shared_[(lane + 1u) % 64u];
    var pixel = Pixel(next, shared_[lane], 17u, -3i);
    Pixel_brighten(&pixel, next);
    pixel.b = (pixel.b << 2u) & 255u;
    pixel.b = (pixel.b - next) & 255u;
    var list = array<u32, 4>(next, shared_[lane], TABLE[i % 6u], 200u);
    list[next & 3u] = (list[next & 3u] + 100u) & 255u;
    list[1u] = (rust_rotate_left_u32(list[1u] * 16843009u, 3u) * 3u) & 255u;
    let parts = counted(list, 90u);
    let count = parts._0;
    let last = parts._1;
    var folded = 0u;
    for (var position = 0u; position < 4u; position++) {
        let sum = folded;
        folded = (sum + list[position]) & 255u;
    }
    let total = folded;
    let operand = Pixel_packed(pixel) ^ (u32(pixel.depth) << 8u) ^ count;
    var value = 1u;
    if (last.is_some) {
        value = last.some_value;
    }
    out[i] = operand ^ (value << 3u) ^ (total << 20u);
}
