// The kernel `push`.
//
// Appends the positive numbers, and counts those that find no room.

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
    input_len: u32,
    queue_items_len: u32,
}

@group(0) @binding(0) var<storage, read> input: array<f32>;
@group(0) @binding(1) var<storage, read_write> queue: Queue;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(8)
fn push(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.input_len && input[i] > 0.0f) {
        let slot = atomicAdd(&queue.count, 1u);
        if (slot < params.queue_items_len) {
            queue.items[slot] = Item(vec3<f32>(input[i]), f32(queue.limit));
        }
    }
}
