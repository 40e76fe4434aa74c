//! Writes `kernels.rs` from the table of builtin functions.

use std::collections::BTreeMap;
use std::fmt::Write;

use dsl_core::builtins::{Builtin, Shape, takes_reference};
use dsl_core::ir::{Scalar, Ty};

/// The most functions per kernel, so that no kernel takes a driver long.
const CHUNK: usize = 40;

const HEAD: &str = "\
//! A kernel for each receiver type, a statement for each builtin function. Written by
//! `BLESS=1 cargo test --test wgsl`, and run by `tests/builtins.rs`.

use dsl_runtime::{Feature, prelude::*};

pub(crate) struct Inputs {
    pub(crate) f: Buffer<Vec4>,
    pub(crate) n: Buffer<IVec4>,
    pub(crate) u: Buffer<UVec4>,
    pub(crate) m: Buffer<Mat4>,
}

pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) call: &'static str,
    pub(crate) words: usize,
    pub(crate) takes_floats: bool,
    pub(crate) gives_floats: bool,
}

pub(crate) struct Kernel {
    pub(crate) name: &'static str,
    pub(crate) features: &'static [Feature],
    pub(crate) run: fn(&Inputs, &mut Buffer<u32>) -> Result<(), dsl_runtime::Error>,
    pub(crate) cases: &'static [Case],
}

const fn case(
    name: &'static str,
    call: &'static str,
    words: usize,
    takes_floats: bool,
    gives_floats: bool,
) -> Case {
    Case { name, call, words, takes_floats, gives_floats }
}
";

struct Call {
    name: String,
    text: String,
    result: Ty,
    takes_floats: bool,
    /// Whether it computes with 16 bits, which not every device supports.
    has_halves: bool,
}

/// The text of `kernels.rs`.
pub(crate) fn kernels() -> String {
    let mut by_type: BTreeMap<String, Vec<Call>> = BTreeMap::new();
    // Kernels have no names for these functions; narrow integers are implemented with them.
    let is_internal = |builtin: &&Builtin| builtin.name.starts_with("::within_");
    for builtin in Builtin::of_one_invocation().filter(|builtin| !is_internal(builtin)) {
        for receiver in builtin.class.types() {
            let call = call(builtin, &receiver);
            let kernel = receiver.rust().to_lowercase();
            let kernel = if call.has_halves { format!("f16_{kernel}") } else { kernel };
            by_type.entry(kernel).or_default().push(call);
        }
    }
    let (mut kernels, mut list) = (String::new(), String::new());
    for (ty, calls) in &by_type {
        for (n, calls) in calls.chunks(CHUNK).enumerate() {
            let name = format!("of_{ty}_{n}");
            kernels += &kernel(&name, calls);
            list += &entry(&name, calls);
        }
    }
    format!("{HEAD}{kernels}\npub(crate) const KERNELS: &[Kernel] = &[\n{list}];\n")
}

fn kernel(name: &str, calls: &[Call]) -> String {
    let total: usize = calls.iter().map(|call| parts(&call.result, "").len()).sum();
    let mut text = format!(
        "\n#[rustfmt::skip]\n#[kernel(workgroup_size = 64)]\nfn {name}(f: &[Vec4], n: &[IVec4], \
         u: &[UVec4], m: &[Mat4], out: &mut [u32]) {{\n    let i = global_invocation_id().x;\n    \
         let o = i * {total};\n"
    );
    let mut at = 0;
    for (k, call) in calls.iter().enumerate() {
        writeln!(text, "    let r{k} = {};", call.text).expect("a string takes everything");
        for part in parts(&call.result, &format!("r{k}")) {
            writeln!(text, "    out[o + {at}] = {part};").expect("a string takes everything");
            at += 1;
        }
    }
    text + "}\n"
}

fn entry(name: &str, calls: &[Call]) -> String {
    let mut text = format!(
        "    Kernel {{\n        name: {name:?},\n        features: {name}::INFO.features,\n        run: |i, out| {name}(&i.f, &i.n, &i.u, &i.m, \
         out).invocations(i.f.len() as u32).run(),\n        cases: &[\n"
    );
    for call in calls {
        let floats = has_floats(&call.result);
        let words = parts(&call.result, "").len();
        writeln!(
            text,
            "            case({:?}, {:?}, {words}, {}, {floats}),",
            call.name, call.text, call.takes_floats
        )
        .expect("a string takes everything");
    }
    text + "        ],\n    },\n"
}

fn call(builtin: &Builtin, receiver: &Ty) -> Call {
    let result = builtin.result.apply(receiver);
    let params = builtin.params.iter().map(|param: &Shape| param.apply(receiver));
    let types: Vec<Ty> = std::iter::once(receiver.clone()).chain(params).collect();
    let mut args: Vec<String> = types.iter().enumerate().map(|(k, ty)| argument(ty, k)).collect();
    let name = Builtin::identifier(builtin.name);
    if let ("col" | "row", Ty::Matrix(n)) = (name, receiver) {
        // Past the end, it is unspecified which column or row is taken.
        args[1] += &format!(" % {n}");
    }
    let text = match builtin.name.split_once("::") {
        None => {
            let reference = if takes_reference(name) { "&" } else { "" };
            format!("{}.{name}({reference}{})", args[0], args[1..].join(", "))
        }
        Some(("", _)) if name.starts_with("bitcast_") => {
            format!("bitcast::<{}>({})", result.rust(), args[0])
        }
        Some(("", _)) => format!("{name}({})", args.join(", ")),
        Some(_) => format!("{}::{name}({})", result.rust(), args.join(", ")),
    };
    let takes_floats = types.iter().any(has_floats);
    let has_halves = types.iter().chain([&result]).any(|ty| ty.scalar() == Some(Scalar::F16));
    Call { name: name.to_owned(), text, result, takes_floats, has_halves }
}

fn has_floats(ty: &Ty) -> bool {
    match ty {
        Ty::Matrix(_) => true,
        Ty::Array(element, _) => has_floats(element),
        Ty::Struct(of) => of.members.iter().any(|member| has_floats(&member.ty)),
        ty => ty.scalar().is_some_and(Scalar::is_float),
    }
}

/// The argument at a position. Each position uses different components.
fn argument(ty: &Ty, at: usize) -> String {
    let slice = match ty.scalar() {
        Some(Scalar::I32) => "n[i]",
        Some(Scalar::U32 | Scalar::Bool) => "u[i]",
        _ => "f[i]",
    };
    let rotated: String = "xyzwxyzw".chars().skip(at).take(5).collect();
    match ty {
        Ty::Scalar(Scalar::Bool) => format!("(u[i].{} < u[i].w)", &rotated[..1]),
        Ty::Scalar(Scalar::F16) => format!("f16::from_f32({slice}.{})", &rotated[..1]),
        Ty::Scalar(scalar) if scalar.size() == 8 => format!("({})", wide(*scalar, &rotated[..2])),
        Ty::Scalar(scalar) if scalar.is_narrow() => {
            let whole = if scalar.is_signed() { "n[i]" } else { "u[i]" };
            format!("({whole}.{} as {})", &rotated[..1], scalar.rust())
        }
        Ty::Scalar(_) => format!("{slice}.{}", &rotated[..1]),
        Ty::Vector(Scalar::F16, n) => {
            format!("F16Vec{n}::from_vec{n}({slice}.{}())", &rotated[..usize::from(*n)])
        }
        Ty::Vector(scalar, n) if scalar.size() == 8 => {
            let pairs = rotated.as_bytes().windows(2).take(usize::from(*n));
            let pair = |pair: &[u8]| String::from_utf8_lossy(pair).into_owned();
            let parts: Vec<String> = pairs.map(|p| wide(*scalar, &pair(p))).collect();
            format!("{}::new({})", ty.rust(), parts.join(", "))
        }
        Ty::Vector(Scalar::Bool, n) => {
            let n = usize::from(*n);
            let other: String = "wxyzwxy".chars().skip(at).take(n).collect();
            format!("u[i].{}().cmplt(u[i].{other}())", &rotated[..n])
        }
        Ty::Vector(_, n) => format!("{slice}.{}()", &rotated[..usize::from(*n)]),
        Ty::Matrix(n) => {
            let four = if at == 0 { "m[i]" } else { "m[i].transpose()" };
            match n {
                4 => four.to_owned(),
                3 => format!("Mat3::from_mat4({four})"),
                _ => format!("Mat2::from_mat3(Mat3::from_mat4({four}))"),
            }
        }
        other => unreachable!("no argument is of type {other:?}"),
    }
}

/// A 64-bit number, made of two components.
fn wide(scalar: Scalar, components: &str) -> String {
    let (high, low) = components.split_at(1);
    match scalar {
        Scalar::I64 => format!("(n[i].{high} as i64) << 32 | u[i].{low} as i64"),
        Scalar::U64 => format!("(u[i].{high} as u64) << 32 | u[i].{low} as u64"),
        _ => format!("f[i].{high} as f64"),
    }
}

/// The words of a result.
fn parts(ty: &Ty, value: &str) -> Vec<String> {
    match ty {
        Ty::Scalar(Scalar::F32) => vec![format!("{value}.to_bits()")],
        Ty::Scalar(Scalar::F16) => vec![format!("{value}.to_f32().to_bits()")],
        Ty::Scalar(Scalar::U32) => vec![value.to_owned()],
        Ty::Scalar(Scalar::F64) => vec![format!("({value} as f32).to_bits()")],
        Ty::Scalar(Scalar::I64 | Scalar::U64) => {
            vec![format!("{value} as u32"), format!("({value} >> 32) as u32")]
        }
        Ty::Scalar(_) => vec![format!("{value} as u32")],
        Ty::Vector(scalar, n) => {
            let letters = ["x", "y", "z", "w"].into_iter().take(usize::from(*n));
            letters.flat_map(|c| parts(&Ty::Scalar(*scalar), &format!("{value}.{c}"))).collect()
        }
        Ty::Matrix(n) => {
            let column = Ty::Vector(Scalar::F32, *n);
            let axes = ["x", "y", "z", "w"].into_iter().take(usize::from(*n));
            axes.flat_map(|axis| parts(&column, &format!("{value}.{axis}_axis"))).collect()
        }
        Ty::Struct(of) => {
            let members = of.members.iter();
            members.flat_map(|m| parts(&m.ty, &format!("{value}.{}", m.name))).collect()
        }
        Ty::Array(element, n) => {
            (0..*n).flat_map(|i| parts(element, &format!("{value}[{i}]"))).collect()
        }
        other => unreachable!("no result is of type {other:?}"),
    }
}
