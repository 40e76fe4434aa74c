// The kernel `hashed`.

struct Own {
    state: u64,
}

struct Params {
    numbers_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> numbers: array<u64>;
@group(0) @binding(1) var<storage, read_write> out: array<u64>;
@group(0) @binding(2) var<uniform> params: Params;

fn hash(x: u64) -> u64 {
    var hasher = Own(1lu);
    Own_write_u32(&hasher, u32(x));
    Own_write_u16(&hasher, (u32(x) & 65535u));
    Own_write_i16(&hasher, -4i);
    Own_write_u64(&hasher, x);
    Own_write_i64(&hasher, i64(x));
    feed(&hasher, x);
    let argument = array<u32, 2>(1u, (u32(x) & 255u));
    Own_write(&hasher, argument);
    return Own_finish(hasher);
}

fn Own_write_u32(self_: ptr<function, Own>, value: u32) {
    let number = value;
    let argument = array<u32, 4>(((number >> 0u) & 255u), ((number >> 8u) & 255u), ((number >> 16u) & 255u), ((number >> 24u) & 255u));
    Own_write_1(self_, argument);
}

fn Own_write_u16(self_: ptr<function, Own>, value: u32) {
    (*self_).state ^= 5lu + u64(value);
}

fn Own_write_i16(self_: ptr<function, Own>, value: i32) {
    Own_write_u16(self_, (u32(value) & 65535u));
}

fn Own_write_u64(self_: ptr<function, Own>, value: u64) {
    let number = value;
    let argument = array<u32, 8>((u32(number >> 0u) & 255u), (u32(number >> 8u) & 255u), (u32(number >> 16u) & 255u), (u32(number >> 24u) & 255u), (u32(number >> 32u) & 255u), (u32(number >> 40u) & 255u), (u32(number >> 48u) & 255u), (u32(number >> 56u) & 255u));
    Own_write_2(self_, argument);
}

fn Own_write_i64(self_: ptr<function, Own>, value: i64) {
    Own_write_u64(self_, u64(value));
}

fn feed(hasher: ptr<function, Own>, x: u64) {
    Own_write_i32(hasher, i32(x));
    Own_write_u8(hasher, (u32(x) & 255u));
    Own_write_i8(hasher, -3i);
}

fn Own_write(self_: ptr<function, Own>, bytes: array<u32, 2>) {
    for (var element = 0u; element < 2u; element++) {
        (*self_).state = ((*self_).state * 31lu) ^ u64(bytes[element]);
    }
}

fn Own_finish(self_: Own) -> u64 {
    return self_.state;
}

fn Own_write_1(self_: ptr<function, Own>, bytes: array<u32, 4>) {
    for (var element = 0u; element < 4u; element++) {
        (*self_).state = ((*self_).state * 31lu) ^ u64(bytes[element]);
    }
}

fn Own_write_2(self_: ptr<function, Own>, bytes: array<u32, 8>) {
    for (var element = 0u; element < 8u; element++) {
        (*self_).state = ((*self_).state * 31lu) ^ u64(bytes[element]);
    }
}

fn Own_write_i32(self_: ptr<function, Own>, value: i32) {
    Own_write_u32(self_, u32(value));
}

fn Own_write_u8(self_: ptr<function, Own>, value: u32) {
    let argument = array<u32, 1>(value);
    Own_write_3(self_, argument);
}

fn Own_write_i8(self_: ptr<function, Own>, value: i32) {
    Own_write_u8(self_, (u32(value) & 255u));
}

fn Own_write_3(self_: ptr<function, Own>, bytes: array<u32, 1>) {
    for (var element = 0u; element < 1u; element++) {
        (*self_).state = ((*self_).state * 31lu) ^ u64(bytes[element]);
    }
}

@compute @workgroup_size(64)
fn hashed(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.numbers_len && i < params.out_len) {
        let value_1 = hash(numbers[i]);
        out[i] = value_1;
    }
}
