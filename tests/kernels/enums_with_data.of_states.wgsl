// The kernel `of_states`.

struct Mode {
    tag: u32,
    Fast_0: u32,
    Slow_steps: u32,
}

struct State {
    mode: Mode,
    ticks: u32,
}

@group(0) @binding(0) var<storage, read> n: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

fn of_states_1(n_1: u32, k: u32) -> u32 {
    var state = State_default();
    var sum = 0u;
    for (var i = 0u; i < 8u; i++) {
        State_step(&state, ((n_1 * (i + 1u)) ^ k));
        let value = sum * 3u + State_number(state);
        sum = value;
    }
    if (State_eq(state, State_default())) {
        return 1u;
    } else {
        return sum + state.ticks;
    }
    return u32();
}

fn State_default() -> State {
    return State(Mode_default(), 0u);
}

fn State_step(self_: ptr<function, State>, input: u32) {
    (*self_).ticks += 1u;
    let selector = (*self_).mode;
    let selector_1 = input % 4u;
    let n_1 = selector_1;
    let n_2 = selector_1;
    let steps = selector.Slow_steps;
    let n_3 = selector.Fast_0;
    let n_4 = selector.Fast_0;
    let m = selector_1;
    if (selector.tag == 1u && selector_1 == 0u) {
        (*self_).mode = Mode(1u, 0u, 0u);
    } else if (selector.tag == 1u) {
        (*self_).mode = Mode(2u, 0u, n_1);
    } else if (selector.tag == 2u && selector.Slow_steps == 0u) {
        (*self_).mode = Mode(0u, n_2, 0u);
    } else if (selector.tag == 2u) {
        (*self_).mode = Mode(2u, 0u, steps - 1u);
    } else if (selector.tag == 0u && (selector_1 == 0u || selector_1 == 1u) && n_3 > 2u) {
        (*self_).mode = Mode(1u, 0u, 0u);
    } else {
        (*self_).mode = Mode(0u, n_4 + m, 0u);
    }
    if ((*self_).mode.tag == 0u) {
        (*self_).mode.Fast_0 ^= 1u;
    }
}

fn State_number(self_: State) -> u32 {
    let selector = self_.mode;
    let steps = selector.Slow_steps;
    if (!(selector.tag == 2u)) {
        let selector_1 = self_.mode;
        if (selector_1.tag == 0u) {
            return 100u + selector_1.Fast_0;
        } else {
            return 7u;
        }
    }
    return 200u + steps;
}

fn State_eq(self_: State, other: State) -> bool {
    return true && Mode_eq(self_.mode, other.mode) && self_.ticks == other.ticks;
}

fn Mode_default() -> Mode {
    return Mode(1u, 0u, 0u);
}

fn Mode_eq(self_: Mode, other: Mode) -> bool {
    let left_0 = self_.Fast_0;
    let right_0 = other.Fast_0;
    let left_0_1 = self_.Slow_steps;
    let right_0_1 = other.Slow_steps;
    if (self_.tag == 0u && other.tag == 0u) {
        return true && left_0 == right_0;
    } else if (self_.tag == 1u && other.tag == 1u) {
        return true;
    } else if (self_.tag == 2u && other.tag == 2u) {
        return true && left_0_1 == right_0_1;
    } else {
        return false;
    }
    return bool();
}

@compute @workgroup_size(32)
fn of_states(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let i = local_invocation_index;
    let value = of_states_1(n[i], n[31u - i]);
    out[i] = value;
}
