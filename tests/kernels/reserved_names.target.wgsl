// The kernel `target`.
//
// The same name for the kernel and for a parameter.

struct Params {
    vec3_: u32,
    discard_: f32,
    target_len: u32,
    array_len: u32,
}

@group(0) @binding(0) var<storage, read_write> target_: array<u32>;
@group(0) @binding(1) var<storage, read> array_: array<u32>;
@group(0) @binding(2) var<uniform> params_1: Params;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

@compute @workgroup_size(1)
fn target__1() {
    let var_ = array_[0u];
    let ptr_ = var_ + 1u;
    let texture = ptr_ + 1u;
    let main = texture + 1u;
    let f = main + 1u;
    let select_ = f + 1u;
    let max_ = max(select_, params_1.vec3_);
    let min_ = min(max_, 1000u);
    let function_ = min_ + 1u;
    var switch_ = function_ + 1u;
    let case_ = switch_ + 1u;
    let default_ = case_ + 1u;
    let workgroup_ = default_ + 1u;
    let storage_ = workgroup_ + 1u;
    let sampler_ = storage_ + 1u;
    let atomic_ = sampler_ + 1u;
    let vec4f = atomic_ + 1u;
    let bitcast_ = vec4f + 1u;
    let params = bitcast_ + 1u;
    let target_length = params + 1u;
    let type_ = target_length + 1u;
    let x__double = type_ + 1u;
    let _unused = 0i;
    let größe = x__double + 1u;
    while (switch_ > 0u) {
        let continuing_ = switch_ - 1u;
        switch_ = continuing_;
    }
    let u32_ = größe + switch_;
    let f32_ = f32(u32_) + params_1.discard_;
    let bool_ = f32_ > 0.0f;
    target_[0u] = rust_as_u32_f32(f32_);
    target_[1u] = u32(bool_);
    target_[2u] = params_1.target_len + params_1.array_len;
}
