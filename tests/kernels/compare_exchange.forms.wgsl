// The kernel `forms`.

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Tuple2_i32_bool {
    _0: i32,
    _1: bool,
}

@group(0) @binding(0) var<storage, read_write> cells: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

var<workgroup> shared_: atomic<i32>;

@compute @workgroup_size(1)
fn forms() {
    atomicStore(&shared_, -7i);
    var tries = 0i;
    var taken: u32;
    loop {
        let result = atomicCompareExchangeWeak(&cells[0u], 10u, 11u);
        let exchange = Tuple2_u32_bool(result.old_value, result.exchanged);
        let old = exchange._0;
        if (exchange._1) {
            taken = old;
            break;
        } else {
            tries += 1i;
        }
        if (tries > 1000i) {
            taken = 0u;
            break;
        }
    }
    out[0u] = taken;
    let value = atomicLoad(&cells[0u]);
    out[1u] = value;
    var value_1: u32;
    let result = atomicCompareExchangeWeak(&cells[0u], 99u, 1u);
    let exchange = Tuple2_u32_bool(result.old_value, result.exchanged);
    let found = exchange._0;
    if (!exchange._1) {
        value_1 = found;
    } else {
        value_1 = 77u;
    }
    out[2u] = value_1;
    var value_2: u32;
    let result_1 = atomicCompareExchangeWeak(&cells[1u], 5u + out[2u], 6u);
    let exchange_1 = Tuple2_u32_bool(result_1.old_value, result_1.exchanged);
    let old = exchange_1._0;
    if (exchange_1._1 && exchange_1._0 == 20u) {
        value_2 = 1u;
    } else if (!exchange_1._1 && exchange_1._0 == 20u) {
        value_2 = 2u;
    } else if (exchange_1._1) {
        value_2 = 3u;
    } else {
        value_2 = old + 100u;
    }
    out[3u] = value_2;
    let result_2 = atomicCompareExchangeWeak(&cells[1u], 98u, 1u);
    let exchange_2 = Tuple2_u32_bool(result_2.old_value, result_2.exchanged);
    out[4u] = u32(!exchange_2._1);
    let result_3 = atomicCompareExchangeWeak(&cells[1u], 98u, 1u);
    let exchange_3 = Tuple2_u32_bool(result_3.old_value, result_3.exchanged);
    let result_4 = atomicCompareExchangeWeak(&cells[1u], 98u, 1u);
    let exchange_4 = Tuple2_u32_bool(result_4.old_value, result_4.exchanged);
    let result_5 = atomicCompareExchangeWeak(&shared_, 1i, 2i);
    let exchange_5 = Tuple2_i32_bool(result_5.old_value, result_5.exchanged);
    let left = exchange_5._0;
    if (!(!exchange_5._1)) {
        return;
    }
    out[5u] = u32(left);
    let result_6 = atomicCompareExchangeWeak(&shared_, 3i, 4i);
    let exchange_6 = Tuple2_i32_bool(result_6.old_value, result_6.exchanged);
    let value_3 = u32((exchange_6._1 || atomicLoad(&cells[1u]) == 30u));
    out[6u] = value_3;
}
