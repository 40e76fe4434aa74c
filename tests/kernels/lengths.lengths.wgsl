// The kernel `lengths`.

struct Params {
    scalars_len: u32,
    vectors_len: u32,
    written_len: u32,
    atomics_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> scalars: array<f32>;
@group(0) @binding(1) var<storage, read> vectors: array<vec3<f32>>;
@group(0) @binding(2) var<storage, read_write> written: array<vec2<i32>>;
@group(0) @binding(3) var<storage, read_write> atomics: array<atomic<u32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;
@group(0) @binding(5) var<uniform> params: Params;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

@compute @workgroup_size(1)
fn lengths() {
    out[0u] = params.scalars_len;
    out[1u] = params.vectors_len;
    out[2u] = params.written_len;
    out[3u] = params.atomics_len;
    out[4u] = params.out_len;
    for (var i = 0u; i < params.written_len; i++) {
        written[i].x = i32(i);
    }
    for (var i = 0u; i < params.vectors_len; i++) {
        out[5u] += rust_as_u32_f32(vectors[i].z);
    }
    if (params.atomics_len > 0u) {
        atomicStore(&atomics[params.atomics_len - 1u], 9u);
    }
}
