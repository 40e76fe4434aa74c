// The kernel `aliases`.

struct Stored {
    at: array<f32, 2>,
}

struct Vector_f32 {
    x: f32,
    y: f32,
}

struct Params {
    scale: f32,
    stored_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> stored: array<Stored>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> shared_: array<array<f32, 2>, 4>;

const OFFSET: f32 = 0.5f;
const Vector_f32_UNIT: Vector_f32 = Vector_f32(1.0f, 1.0f);
const WEIGHTS: array<f32, 3> = array<f32, 3>(0.5f, 0.25f, 0.125f);

// Keeps a constant from being folded.
fn rust_value_f32(a: f32) -> f32 {
    return a;
}

fn Vector_f32_new(x: f32, y: f32) -> Vector_f32 {
    return Vector_f32(x, y);
}

fn Vector_f32_dot(self_: Vector_f32, other: Vector_f32) -> f32 {
    return self_.x * other.x + self_.y * other.y;
}

fn half_turn(x: f32) -> f32 {
    return x * 6.2831855f / 3.1415927f + 0.6931472f + WEIGHTS[1u];
}

fn sum(pair: array<f32, 2>) -> f32 {
    let other = array<f32, 2>(1.1920929e-7f, 1.0f);
    return pair[0u] + pair[1u] + other[0u] + other[1u];
}

fn corners(rows: array<array<f32, 2>, 2>) -> f32 {
    return rows[0u][0u] * rows[1u][1u] - rows[0u][1u] * rows[1u][0u];
}

fn first(of_: array<f32, 4>) -> f32 {
    return of_[0u];
}

@compute @workgroup_size(4)
fn aliases(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    shared_[lane] = array<f32, 2>(params.scale * f32(lane), params.scale);
    workgroupBarrier();
    if (global_invocation_id.x != 0u || params.out_len < 8u || params.stored_len < 1u) {
        return;
    }
    let all_ = array<f32, 3>(shared_[2u][1u], shared_[1u][0u], shared_[3u][0u]);
    let point = Vector_f32_new(all_[0u], all_[1u]);
    let value = Vector_f32_dot(point, Vector_f32_UNIT) + all_[2u];
    out[0u] = value;
    let value_1 = half_turn(params.scale);
    out[1u] = value_1;
    let value_2 = sum(array<f32, 2>(params.scale, 2.0f));
    out[2u] = value_2;
    let value_3 = corners(array<array<f32, 2>, 2>(array<f32, 2>(params.scale, 2.0f), array<f32, 2>(3.0f, 4.0f)));
    out[3u] = value_3;
    let value_4 = first(array<f32, 4>(params.scale, params.scale, params.scale, params.scale));
    out[4u] = value_4;
    out[5u] = min(rust_value_f32(0x1.fffffep+127f), OFFSET);
    out[6u] = stored[0u].at[0u] + stored[0u].at[1u];
    let parts = point;
    let x = parts.x;
    let y = parts.y;
    out[7u] = x - y;
}
