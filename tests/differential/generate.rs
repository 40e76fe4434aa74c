//! Random kernels that are right by construction: types agree, indices and divisors are in range,
//! loops end, barriers are in uniform control flow, floats stay exact. A new construct is a new row
//! in `Generator::operation` or `Generator::stmt`.

pub(crate) mod composite;
mod expr;
pub(crate) mod higher_order;
mod option;
mod slices;
mod stmt;
pub(crate) mod user_types;

use crate::tree::{Function, Node, Part, Program, Scalar, Ty};

/// A small generator of random numbers (splitmix64), the same on every machine.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Random(seed)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}

#[derive(Debug, Clone)]
struct Var {
    name: String,
    ty: Ty,
    mutable: bool,
    /// Whether it is a reference.
    deref: bool,
}

impl Var {
    /// Its value, or the place to assign to.
    fn text(&self) -> String {
        if self.deref { format!("(*{})", self.name) } else { self.name.clone() }
    }
}

/// A target of jumps.
enum Target {
    Loop(String),
    /// A labelled block that is not a value.
    Block(String),
    /// A loop or labelled block with a value: jumps inside must name their targets.
    Value,
}

/// How workgroup memory may be used between two barriers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tile {
    /// It is not used: the kernel has no barriers.
    Unused,
    /// Each invocation may access its own element.
    Own,
    /// Each invocation may read every element.
    Read,
}

struct Generator {
    random: Random,
    functions: Vec<Function>,
    /// The result type inside a function. Functions see no buffers and no builtin values.
    returns: Option<Ty>,
    vars: Vec<Var>,
    targets: Vec<Target>,
    fresh: usize,
    workgroup_size: u32,
    tile: Tile,
    tile_of: Scalar,
    /// No barrier follows, so invocations may return.
    may_return: bool,
    /// In an index, or next to a place that is read: no blocks that assign.
    pure: bool,
    /// In a guard, or next to an index that is read twice: no control flow.
    flat: bool,
    /// The only operation on atomics, so that their order does not matter.
    atomic: &'static str,
    /// The number of statements that may still be generated. It keeps kernels readable.
    budget: usize,
}

/// Names that users might choose: many shadow each other, and some are reserved in WGSL.
const NAMES: [&str; 28] = [
    "x", "y", "i", "n", "acc", "total", "value", "k", "x", "y", "i", "target", "vec3", "array",
    "select", "texture", "params", "_unused", "r#loop", "r#fn", "end", "start", "switch", "var",
    "min", "f16", "uniform", "x_1",
];

/// The kernel of a seed.
pub(crate) fn generate(seed: u64) -> Program {
    let mut random = Random::new(seed);
    let workgroup_size = [1, 2, 3, 4, 8][random.below(5)];
    let workgroups = 1 + random.below(3) as u32;
    let tile_of = [Scalar::I32, Scalar::U32, Scalar::F32, Scalar::U8, Scalar::I16][random.below(5)];
    let has_barriers = random.below(3) == 0;
    let atomic = ["fetch_add", "fetch_max", "fetch_or", "fetch_xor"][random.below(4)];
    let budget = 3 + random.below(12);
    let param = |name: &str, ty| Var { name: name.to_owned(), ty, mutable: true, deref: false };
    let mut cx = Generator {
        random,
        functions: Vec::new(),
        returns: None,
        vars: Vec::new(),
        targets: Vec::new(),
        fresh: 0,
        workgroup_size,
        tile: Tile::Unused,
        tile_of,
        may_return: true,
        pure: false,
        flat: false,
        atomic,
        budget,
    };
    for n in 0..cx.below(3) {
        let function = cx.function(n);
        cx.functions.push(function);
    }
    cx.vars = vec![
        param("p", Ty::I32),
        param("q", Ty::U32),
        param("f", Ty::F32),
        param("v", Ty::Vector(Scalar::I32, 3)),
    ];
    cx.tile = if has_barriers { Tile::Own } else { Tile::Unused };
    cx.may_return = !has_barriers;
    let mut body = cx.consts();
    for _ in 0..cx.below(4) {
        body.extend(cx.stmts(3));
        if has_barriers {
            body.extend(cx.exchange());
        }
    }
    cx.tile = if has_barriers { Tile::Read } else { Tile::Unused };
    cx.may_return = true;
    body.extend(cx.stmts(4));
    for _ in 0..2 {
        body.push(cx.output());
    }
    Program { functions: cx.functions, workgroup_size, workgroups, tile: tile_of, body }
}

impl Generator {
    fn below(&mut self, n: usize) -> usize {
        self.random.below(n)
    }

    /// True once in `n` times.
    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    fn scalar(&mut self) -> Scalar {
        self.pick(&[
            Scalar::I32,
            Scalar::U32,
            Scalar::I32,
            Scalar::U32,
            Scalar::F32,
            Scalar::Bool,
            Scalar::I8,
            Scalar::U8,
            Scalar::I16,
            Scalar::U16,
        ])
    }

    fn ty(&mut self) -> Ty {
        let scalar = self.scalar();
        let n = 2 + self.below(3) as u8;
        match self.below(12) {
            10 => self.pick(&[Ty::Figure, Ty::Figure, Ty::Level]),
            11 => Ty::Result(self.result_of()),
            7 if self.one_in(2) => Ty::Option(self.option_of()),
            8 => Ty::Record,
            9 => Ty::Tuple(scalar, self.scalar()),
            0 | 1 if scalar != Scalar::Bool && !scalar.is_narrow() => Ty::Vector(scalar, n),
            2 => Ty::Array(scalar, n),
            _ => Ty::Scalar(scalar),
        }
    }

    fn label(&mut self, prefix: &str) -> String {
        self.fresh += 1;
        format!("{prefix}{}", self.fresh)
    }

    fn declare(&mut self, name: &str, ty: Ty, mutable: bool) {
        self.vars.push(Var { name: name.to_owned(), ty, mutable, deref: false });
    }

    /// Declarations inside end with the scope.
    fn scoped<R>(&mut self, within: impl FnOnce(&mut Self) -> R) -> R {
        let outer = self.vars.len();
        let result = within(self);
        self.vars.truncate(outer);
        result
    }

    fn purely<R>(&mut self, within: impl FnOnce(&mut Self) -> R) -> R {
        let outer = std::mem::replace(&mut self.pure, true);
        let result = within(self);
        self.pure = outer;
        result
    }

    fn flatly<R>(&mut self, within: impl FnOnce(&mut Self) -> R) -> R {
        let outer = std::mem::replace(&mut self.flat, true);
        let result = within(self);
        self.flat = outer;
        result
    }

    /// A variable that no later one shadows.
    fn var(&mut self, wanted: impl Fn(&Var) -> bool) -> Option<Var> {
        let vars = &self.vars;
        let hidden = |at: usize| vars[at + 1..].iter().any(|later| later.name == vars[at].name);
        let visible: Vec<usize> =
            (0..vars.len()).filter(|at| wanted(&vars[*at]) && !hidden(*at)).collect();
        if visible.is_empty() {
            return None;
        }
        let at = visible[self.below(visible.len())];
        Some(self.vars[at].clone())
    }

    /// A `#[device]` function of values.
    fn function(&mut self, n: usize) -> Function {
        let value = |cx: &mut Self| match cx.ty() {
            Ty::Array(scalar, _) => Ty::Scalar(scalar),
            ty => ty,
        };
        let result = value(self);
        let params: Vec<(&str, Ty)> =
            ["a", "b", "c"][..1 + self.below(3)].iter().map(|name| (*name, value(self))).collect();
        self.returns = Some(result);
        let body = self.scoped(|cx| {
            params.iter().for_each(|(name, ty)| cx.declare(name, *ty, true));
            let mut body = cx.stmts(2);
            body.push(cx.kept(result, 3, false));
            body
        });
        self.returns = None;
        Function { name: format!("helper{n}"), params, result, body }
    }

    fn consts(&mut self) -> Vec<Node> {
        let mut nodes = Vec::new();
        for n in 0..self.below(3) {
            let ty = Ty::Scalar(self.scalar());
            let (name, value) = (format!("N{n}"), self.literal(ty.scalar(), false));
            let text = format!("const {name}: {} = $0;", ty.rust());
            self.declare(&name, ty, false);
            nodes.push(Node::stmt(text, vec![Part::Expr(value)]));
        }
        nodes
    }
}
