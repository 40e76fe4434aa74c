// The kernel `equality`.

struct Table {
    rows: array<array<u32, 2>, 3>,
    tag: u32,
}

struct Pair_u32 {
    a: u32,
    b: u32,
}

struct Params {
    pairs_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> tables: array<Table>;
@group(0) @binding(1) var<storage, read> pairs: array<Pair_u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

fn Table_eq(self_: Table, other: Table) -> bool {
    var value = true;
    if (value) {
        var holds = true;
        for (var i_0 = 0u; i_0 < 3u; i_0++) {
            var holds_1 = true;
            for (var i_1 = 0u; i_1 < 2u; i_1++) {
                if (self_.rows[i_0][i_1] != other.rows[i_0][i_1]) {
                    holds_1 = false;
                    break;
                }
            }
            if (!holds_1) {
                holds = false;
                break;
            }
        }
        value = holds;
    }
    return value && self_.tag == other.tag;
}

fn Table_ne(left: Table, right: Table) -> bool {
    return !Table_eq(left, right);
}

fn Pair_u32_eq(self_: Pair_u32, other: Pair_u32) -> bool {
    return true && self_.a == other.a && self_.b == other.b;
}

@compute @workgroup_size(1)
fn equality() {
    out[0u] = u32(Table_eq(tables[0u], tables[1u]));
    out[1u] = u32(Table_eq(tables[0u], tables[2u]));
    out[2u] = u32((Table_ne(tables[0u], tables[2u]) && Pair_u32_eq(pairs[0u], pairs[1u])));
    out[3u] = u32(Pair_u32_eq(pairs[0u], pairs[2u]));
    out[4u] = tables[0u].rows[2u][1u] * 100u + tables[2u].rows[2u][1u] + u32(Table_eq(tables[0u], tables[2u]));
    let part = params.pairs_len;
    let count = part;
    out[5u] = tables[2u].tag + count;
    out[6u] = 2u + (max(params.out_len, 1u) - 1u);
    let end = params.pairs_len;
    for (var i = 0u; i < end; i++) {
        out[7u] += i;
    }
}
