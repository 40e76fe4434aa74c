// The kernel `encoded`.

struct Rc4 {
    s: array<u32, 256>,
    i: u32,
    j: u32,
}

struct Tuple3_u32_u32_u32 {
    _0: u32,
    _1: u32,
    _2: u32,
}

struct Option_Array3_u32 {
    is_some: bool,
    some_value: array<u32, 3>,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Params {
    words_len: u32,
}

@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

fn everything(a: u32, b: u32) -> array<u32, 12> {
    let bytes = bytes_of(a, b);
    var rc4 = Rc4_new(bytes);
    var stream = 0u;
    for (var i_1 = 0i; i_1 < 4i; i_1++) {
        let operand = stream << 8u;
        let result = Rc4_next(&rc4);
        stream = operand | result;
    }
    let parts = from_rgb565((a & 65535u));
    let red = parts._0;
    let green = parts._1;
    let blue = parts._2;
    let letters = array<u32, 4>((bytes[0u] & 127u), (bytes[1u] & 127u), 81u, 47u);
    var word: u32;
    let option = base64(letters);
    let three = option.some_value;
    if (option.is_some) {
        word = (three[0u] << 16u) | (three[1u] << 8u) | three[2u];
    } else {
        word = 4294967295u;
    }
    let order = sorted(bytes);
    let argument = array<u32, 4>(b, 1u, a, 7u);
    let v = xtea(array<u32, 2>(a, b), argument);
    let operand = fnv1a(bytes);
    let argument_1 = crc_table();
    return array<u32, 12>(operand, crc32(argument_1, bytes), crc16(bytes), adler(bytes), (v[0u] ^ v[1u]), stream, gmul(bytes[2u], bytes[5u]), (rgb565(red, green, blue) ^ (red << 16u) ^ (blue << 24u)), word, (gray((b & 65535u)) ^ (zigzag((i32(a) << 16u) >> 16u) << 16u)), (u32(unzigzag((b & 65535u))) ^ u32(linear(bytes[6u]))), (order[0u] | (order[3u] << 8u) | (order[4u] << 16u) | (order[7u] << 24u)));
}

fn bytes_of(a: u32, b: u32) -> array<u32, 8> {
    return array<u32, 8>((a & 255u), ((a >> 8u) & 255u), ((a >> 16u) & 255u), ((a >> 24u) & 255u), (b & 255u), ((b >> 8u) & 255u), ((b >> 16u) & 255u), ((b >> 24u) & 255u));
}

fn Rc4_new(key: array<u32, 8>) -> Rc4 {
    var s = array<u32, 256>();
    for (var i = 0u; i < 256u; i++) {
        s[i] = i & 255u;
    }
    var j = 0u;
    for (var i = 0u; i < 256u; i++) {
        j = (j + s[i] + key[i % 8u]) & 255u;
        let index = j;
        let swapped = s[i];
        s[i] = s[index];
        s[index] = swapped;
    }
    return Rc4(s, 0u, 0u);
}

fn Rc4_next(self_: ptr<function, Rc4>) -> u32 {
    (*self_).i = ((*self_).i + 1u) & 255u;
    (*self_).j = ((*self_).j + (*self_).s[(*self_).i]) & 255u;
    let index = (*self_).i;
    let index_1 = (*self_).j;
    let swapped = (*self_).s[index];
    (*self_).s[index] = (*self_).s[index_1];
    (*self_).s[index_1] = swapped;
    return (*self_).s[((*self_).s[(*self_).i] + (*self_).s[(*self_).j]) & 255u];
}

fn from_rgb565(color: u32) -> Tuple3_u32_u32_u32 {
    let r = (color >> 11u) & 31u & 255u;
    let g = (color >> 5u) & 63u & 255u;
    let b = color & 31u & 255u;
    return Tuple3_u32_u32_u32((((r << 3u) & 255u) | (r >> 2u)), (((g << 2u) & 255u) | (g >> 4u)), (((b << 3u) & 255u) | (b >> 2u)));
}

fn base64(letters: array<u32, 4>) -> Option_Array3_u32 {
    let option = decoded(letters[0u]);
    if (!option.is_some) {
        return Option_Array3_u32();
    }
    let a = option.some_value;
    let option_1 = decoded(letters[1u]);
    if (!option_1.is_some) {
        return Option_Array3_u32();
    }
    let b = option_1.some_value;
    let option_2 = decoded(letters[2u]);
    if (!option_2.is_some) {
        return Option_Array3_u32();
    }
    let c = option_2.some_value;
    let option_3 = decoded(letters[3u]);
    if (!option_3.is_some) {
        return Option_Array3_u32();
    }
    let d = option_3.some_value;
    return Option_Array3_u32(true, array<u32, 3>((((a << 2u) & 255u) | (b >> 4u)), (((b << 4u) & 255u) | (c >> 2u)), (((c << 6u) & 255u) | d)));
}

fn sorted(v: array<u32, 8>) -> array<u32, 8> {
    var v_1 = v;
    let pairs = array<Tuple2_u32_u32, 19>(Tuple2_u32_u32(0u, 1u), Tuple2_u32_u32(2u, 3u), Tuple2_u32_u32(4u, 5u), Tuple2_u32_u32(6u, 7u), Tuple2_u32_u32(0u, 2u), Tuple2_u32_u32(1u, 3u), Tuple2_u32_u32(4u, 6u), Tuple2_u32_u32(5u, 7u), Tuple2_u32_u32(1u, 2u), Tuple2_u32_u32(5u, 6u), Tuple2_u32_u32(0u, 4u), Tuple2_u32_u32(1u, 5u), Tuple2_u32_u32(2u, 6u), Tuple2_u32_u32(3u, 7u), Tuple2_u32_u32(2u, 4u), Tuple2_u32_u32(3u, 5u), Tuple2_u32_u32(1u, 2u), Tuple2_u32_u32(3u, 4u), Tuple2_u32_u32(5u, 6u));
    let items = pairs;
    for (var element = 0u; element < 19u; element++) {
        let item = items[element];
        let i = item._0;
        let j = item._1;
        ordered(&v_1, i, j);
    }
    return v_1;
}

fn xtea(v: array<u32, 2>, key: array<u32, 4>) -> array<u32, 2> {
    var v_1 = v;
    var sum = 0u;
    for (var i_1 = 0i; i_1 < 32i; i_1++) {
        v_1[0u] = (v_1[0u] + ((((v_1[1u] << 4u) ^ (v_1[1u] >> 5u)) + v_1[1u]) ^ (sum + key[sum & 3u])));
        sum = (sum + 2654435769u);
        v_1[1u] = (v_1[1u] + ((((v_1[0u] << 4u) ^ (v_1[0u] >> 5u)) + v_1[0u]) ^ (sum + key[(sum >> 11u) & 3u])));
    }
    return v_1;
}

fn fnv1a(bytes: array<u32, 8>) -> u32 {
    var hash = 2166136261u;
    for (var element = 0u; element < 8u; element++) {
        hash ^= bytes[element];
        hash = (hash * 16777619u);
    }
    return hash;
}

fn crc_table() -> array<u32, 256> {
    var table = array<u32, 256>();
    var n = 0u;
    while (n < 256u) {
        var c = n;
        for (var i_1 = 0i; i_1 < 8i; i_1++) {
            if ((c & 1u) != 0u) {
                c = 3988292384u ^ (c >> 1u);
            } else {
                c = c >> 1u;
            }
        }
        table[n] = c;
        n += 1u;
    }
    return table;
}

fn crc32(table: array<u32, 256>, bytes: array<u32, 8>) -> u32 {
    var crc = ~0u;
    for (var element = 0u; element < 8u; element++) {
        let byte = bytes[element];
        crc = table[(crc ^ byte) & 255u] ^ (crc >> 8u);
    }
    return ~crc;
}

fn crc16(bytes: array<u32, 8>) -> u32 {
    var crc = 65535u;
    for (var element = 0u; element < 8u; element++) {
        crc ^= (bytes[element] << 8u) & 65535u;
        for (var i_1 = 0i; i_1 < 8i; i_1++) {
            if ((crc & 32768u) != 0u) {
                crc = ((crc << 1u) & 65535u) ^ 4129u;
            } else {
                crc = (crc << 1u) & 65535u;
            }
        }
    }
    return crc;
}

fn adler(bytes: array<u32, 8>) -> u32 {
    var a = 1u;
    var b = 0u;
    for (var i = 0u; i < 8u; i++) {
        a = (a + bytes[i]) % 65521u;
        b = (b + a) % 65521u;
    }
    return (b << 16u) | a;
}

fn gmul(a: u32, b: u32) -> u32 {
    var a_1 = a;
    var b_1 = b;
    var p = 0u;
    while (b_1 != 0u) {
        if ((b_1 & 1u) != 0u) {
            p ^= a_1;
        }
        let high = a_1 & 128u;
        a_1 = (a_1 << 1u) & 255u;
        if (high != 0u) {
            a_1 ^= 27u;
        }
        b_1 >>= 1u;
    }
    return p;
}

fn rgb565(r: u32, g: u32, b: u32) -> u32 {
    return (((r >> 3u) << 11u) & 65535u) | (((g >> 2u) << 5u) & 65535u) | (b >> 3u);
}

fn gray(n: u32) -> u32 {
    return n ^ (n >> 1u);
}

fn zigzag(n: i32) -> u32 {
    return u32(((((n << 1u) << 16u) >> 16u) ^ (n >> 15u))) & 65535u;
}

fn unzigzag(n: u32) -> i32 {
    return ((i32(n >> 1u) << 16u) >> 16u) ^ ((-i32((n & 1u)) << 16u) >> 16u);
}

fn linear(u: u32) -> i32 {
    let u_1 = u ^ 255u;
    let magnitude = (((i32((u_1 & 15u)) << 3u) + 132i) << 16u) >> 16u;
    let t = ((magnitude << ((((u_1 & 112u) >> 4u) & 15u) & 31u)) << 16u) >> 16u;
    if ((u_1 & 128u) != 0u) {
        return ((132i - t) << 16u) >> 16u;
    } else {
        return ((t - 132i) << 16u) >> 16u;
    }
    return i32();
}

fn decoded(c: u32) -> Option_u32 {
    if (c >= 65u && c <= 90u) {
        return Option_u32(true, ((c - 65u) & 255u));
    } else if (c >= 97u && c <= 122u) {
        return Option_u32(true, ((c - 97u + 26u) & 255u));
    } else if (c >= 48u && c <= 57u) {
        return Option_u32(true, ((c - 48u + 52u) & 255u));
    } else if (c == 43u) {
        return Option_u32(true, 62u);
    } else if (c == 47u) {
        return Option_u32(true, 63u);
    } else {
        return Option_u32();
    }
    return Option_u32();
}

fn ordered(v: ptr<function, array<u32, 8>>, i: u32, j: u32) {
    if ((*v)[i] > (*v)[j]) {
        let swapped = (*v)[i];
        (*v)[i] = (*v)[j];
        (*v)[j] = swapped;
    }
}

@compute @workgroup_size(32)
fn encoded(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i + 1u < params.words_len) {
        let results = everything(words[i], words[i + 1u]);
        for (var n = 0u; n < 12u; n++) {
            out[i * 12u + n] = results[n];
        }
    }
}
