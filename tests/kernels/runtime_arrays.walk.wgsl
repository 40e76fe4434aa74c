// The kernel `walk`.
//
// The whole array, in the ways that slices have.

struct Item {
    at: vec3<f32>,
    weight: f32,
}

struct Queue {
    count: atomic<u32>,
    limit: u32,
    items: array<Item>,
}

struct Params {
    queue_items_len: u32,
}

@group(0) @binding(0) var<storage, read_write> queue: Queue;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

fn weight() -> f32 {
    var sum = 0.0f;
    for (var position = 0u; position < params.queue_items_len; position++) {
        let term = queue.items[position].weight;
        sum += term;
    }
    return sum + f32(params.queue_items_len) * 100.0f;
}

fn halve() {
    for (var element = 0u; element < params.queue_items_len; element++) {
        queue.items[element].weight /= 2.0f;
    }
}

fn limit_of() -> u32 {
    return queue.limit + atomicLoad(&queue.count) * 1000u;
}

@compute @workgroup_size(1)
fn walk() {
    let value = weight();
    out[0u] = value;
    halve();
    let value_1 = weight();
    out[1u] = value_1;
    let value_2 = f32(limit_of());
    out[2u] = value_2;
    for (var element = 1u; element < 3u; element++) {
        out[3u] += queue.items[element].weight;
    }
    let len = rust_div_ceil_u32(params.queue_items_len, 2u);
    for (var element = 0u; element < len; element++) {
        let from_ = element * 2u;
        let end = from_ + min(2u, params.queue_items_len - from_);
        out[4u] += queue.items[from_].weight * f32(max(end, from_) - from_);
    }
    for (var i = 0u; i < params.queue_items_len; i++) {
        queue.items[i].at.y = f32(i);
    }
    let last = params.queue_items_len - 1u;
    let swapped = queue.items[0u];
    queue.items[0u] = queue.items[last];
    queue.items[last] = swapped;
    queue.limit += 1u;
    let copy = queue.items[last];
    out[5u] = copy.at.y + queue.items[0u].at.y * 10.0f;
}
