// The kernel `compared`.

struct Fraction {
    over: u32,
    under: u32,
}

struct Board {
    turn: u32,
    cells: array<array<u32, 3>, 2>,
    best: array<Fraction, 2>,
}

struct Tuple2_u32_Array2_f32 {
    _0: u32,
    _1: array<f32, 2>,
}

struct Tagged {
    parts: Tuple2_u32_Array2_f32,
}

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> boards: array<Board>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

fn Board_ne(left: Board, right: Board) -> bool {
    return !Board_eq(left, right);
}

fn Board_eq(self_: Board, other: Board) -> bool {
    var value = true && self_.turn == other.turn;
    if (value) {
        var holds = true;
        for (var i_0 = 0u; i_0 < 2u; i_0++) {
            var holds_1 = true;
            for (var i_1 = 0u; i_1 < 3u; i_1++) {
                if (self_.cells[i_0][i_1] != other.cells[i_0][i_1]) {
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
    var value_1 = value;
    if (value_1) {
        var holds = true;
        for (var i_0 = 0u; i_0 < 2u; i_0++) {
            if (!Fraction_eq(self_.best[i_0], other.best[i_0])) {
                holds = false;
                break;
            }
        }
        value_1 = holds;
    }
    return value_1;
}

fn Tagged_eq(self_: Tagged, other: Tagged) -> bool {
    var value = true;
    if (value) {
        var value_1 = true && self_.parts._0 == other.parts._0;
        if (value_1) {
            var holds = true;
            for (var i_0 = 0u; i_0 < 2u; i_0++) {
                if (!(self_.parts._1[i_0] == other.parts._1[i_0])) {
                    holds = false;
                    break;
                }
            }
            value_1 = holds;
        }
        value = value_1;
    }
    return value;
}

fn Fraction_eq(self_: Fraction, other: Fraction) -> bool {
    return true && self_.over == other.over && self_.under == other.under;
}

@compute @workgroup_size(1)
fn compared() {
    for (var i = 0u; i < params.out_len; i++) {
        let a = boards[i];
        let b = boards[i + 1u];
        let x = Tagged(Tuple2_u32_Array2_f32(a.turn, array<f32, 2>(1.0f, f32(a.cells[1u][2u]))));
        let y = Tagged(Tuple2_u32_Array2_f32(b.turn, array<f32, 2>(1.0f, f32(b.cells[1u][2u]))));
        var value: u32;
        if (Board_ne(boards[i], boards[i + 1u])) {
            value = 10u;
        } else {
            value = 20u;
        }
        let operand = u32(Board_eq(a, b)) + value;
        var value_1: u32;
        if (Tagged_eq(x, y)) {
            value_1 = 100u;
        } else {
            value_1 = 200u;
        }
        out[i] = operand + value_1;
    }
}
