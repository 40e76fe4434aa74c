//! Cases of earlier bugs in the compiler. Kernels did not compile, or became WGSL that naga
//! refused. Most were found by `tests/fuzz.rs`.

#[kernel(workgroup_size = 1)]
#[doc = "These end a comment in WGSL:\u{2028}fn first() {}\u{85}fn second() {}\rfn third() {}"]
fn documented(out: &mut [u32]) {}

#[kernel(workgroup_size = 1)]
fn constants_that_wgsl_cannot_declare(x: f32, out: &mut [f32]) {
    const LIMIT: f32 = f32::INFINITY;
    const BOX: Vec2 = Vec2::new(LIMIT, 1.0);
    const TINY: Vec2 = Vec2::new(1.0, 1e-45 / f32::INFINITY);
    const TABLE: [f32; 2] = [f32::NAN, 1.0 / LIMIT];
    const SAME: [u32; 3] = [1 & 1; 3];
    out[SAME[1]] = BOX.x + TINY.y + TABLE[0] + LIMIT;
}

#[kernel(workgroup_size = 1)]
fn parts_of_constants(n: u32, out: &mut [u32]) {
    const CORNER: IVec2 = IVec2::splat(i32::MAX);
    const TABLE: [[i32; 2]; 2] = [[i32::MAX, 1], [2, 3]];
    let a = CORNER.x + 1;
    let b = TABLE[0][0] + TABLE[1][0];
    let c = (-CORNER).x - CORNER.as_uvec2().as_ivec2().y;
    let d = CORNER.yx().x * 2 + CORNER.xxx().xy().y * 2;
    let e = [n; 3];
    out[0] = e.len() - 4 + TABLE.len() - TABLE[1].len();
}

#[kernel(workgroup_size = 1)]
fn shifts_beside_comparisons(a: u32, b: u32, out: &mut [u32]) {
    if a < b >> 1 && a << 2 < b {
        out[0] = (a < b >> 2) as u32;
    }
}

#[kernel(workgroup_size = 1)]
fn one_constant_argument(x: f32, out: &mut [f32]) {
    out[0] = (-2.0f32).log(x) + x.log(-2.0);
}

#[kernel(workgroup_size = 1)]
fn masks(v: UVec2, flag: bool, hits: &[Atomic<u32>], out: &mut [u32]) {
    workgroup_var!(flags: [bool; 8]);
    let mut mask = v.cmplt(v);
    mask ^= v.cmpgt(v);
    mask &= !mask;
    // The index is evaluated once.
    flags[hits[0].fetch_add(1) % 8] |= flag;
}

#[kernel(workgroup_size = 1)]
fn values_that_never_come(n: u32, out: &mut [u32]) {
    let a: u32 = 'outer: loop {
        let b = if n > 1 {
            loop {
                break 'outer 5;
            };
        } else {
            n
        };
        out[0] = b;
        break match b {
            0 => return,
            1 => {
                loop {
                    break 'outer 2;
                }
            }
            c => c,
        };
    };
    out[1] = a;
    let d: u32 = return;
}

/// The variables of an unknown pattern cause no further messages.
#[kernel(workgroup_size = 1)]
fn unknown_patterns(data: &mut [u32], i: u32) {
    let Ok(x) = data.at(i) else { return };
    //~^ K0202 no method `at`
    *x = match *x {
        0 => 1,
        n => n + 1,
    };
    let rest = data.iter().sort_by(|a, b| a.cmp(b));
    //~^ K0202 no method `iter`
}

// A function whose name is refused has no body, and is called with what differs between invocations.

#[device]
fn smoothstep(a: u32, b: u32) -> u32 {
    //~^ K0105 `smoothstep` is a builtin function of kernels
    a ^ b
}

#[kernel(workgroup_size = 64)]
fn calls_a_refused_function(x: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = smoothstep(x[i], 3);
    }
}

// A struct of a module whose mistake only a quiet look at its `impl` has found.

#[device]
mod unknown_members {
    pub struct Holder {
        held: Unknown<u32>,
        //~^ K0203 no type `Unknown`
    }

    impl Holder {
        pub fn new(x: u32) -> Self {
            Holder { held: Unknown(x) }
        }

        pub fn next(&mut self) -> u32 {
            self.held += Unknown(5);
            self.held.0
        }
    }
}

#[kernel(workgroup_size = 64)]
fn holds_what_is_unknown(x: &[u32], out: &mut [u32]) {
    let mut holder = unknown_members::Holder::new(x[0]);
    out[0] = holder.next();
}

// A variable holds slices of one array or buffer.

#[kernel(workgroup_size = 1)]
fn assigns_slices(x: &[u32], y: &[u32], out: &mut [u32]) {
    let mut rest = x;
    rest = y;
    //~^ K0104 this is a slice of another array or buffer
    rest = 3;
    //~^ K0301 this is not a slice, but a slice is needed here: write `&x[a..b]`, or `&x[..]` for all elements
    let part = if x[0] > 1 { &x[1..] } else { &y[1..] };
    let mut two = [x[0], 2];
    let written = if x[0] > 1 { &mut out[1..] } else { &mut two[1..] };
    written[0] = part[0];
    //~^ K0310 cannot store through `written`, which a branch chooses from several arrays or buffers
    let own = if x[0] > 1 {
        let array = [x[0], 1, 2];
        &array[1..]
        //~^ K0104 this is a slice of an array that only this branch has
    } else {
        &x[1..]
    };
    out[0] = rest[0] + part[0] + own[0];
    let mut best: &[u32] = &[];
    //~^ K0104 a slice variable belongs to one array or buffer: begin with an empty slice of it, `&x[..0]`
    best = x;
    let mut found: Option<&[u32]> = None;
    //~^ K0104 an option of a slice cannot start as `None` or be assigned later
    found = Some(best);
}

#[device]
fn of_option(x: &[u32]) -> Option<&[u32]> {
    x.get(1..).filter(|part| part.len() > 1)
    //~^ K0104 kernels cannot choose between closures, iterators or slices in a branch or with `return`: end the function with one closure, iterator or slice
}

#[kernel(workgroup_size = 1)]
fn takes_options(x: &[u32], out: &mut [u32]) {
    if let Some(part) = of_option(x) {
        out[0] = part[0];
    }
}

#[device]
mod pairs {
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: u32,
    }

    impl Pair {
        fn either(&mut self, first: bool) -> &mut u32 {
            if first { &mut self.a } else { &mut self.b }
            //~^ K0104 kernels cannot choose between `&mut` references in a branch or with `return`: choose the index instead, and end the function with one reference, `&mut self.cells[i]`
        }

        fn first(&mut self) -> &mut u32 {
            &mut self.a
        }
    }
}

#[kernel(workgroup_size = 1)]
fn refers_to_members(out: &mut [u32]) {
    let mut own = pairs::Pair { a: 1, b: 2 };
    let pair = own;
    *own.either(true) = 1;
    *pair.first() = 2;
    //~^ K0310 cannot assign to `pair`, which is not mutable
    out[0] = own.a;
}
