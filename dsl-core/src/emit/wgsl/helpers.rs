//! Helper functions for operations that Rust has and WGSL lacks, one for each type in use.

use std::collections::BTreeMap;

use super::loops::number;
use crate::builtins::{Builtin, subgroups};
use crate::emit::names::HELPER_PREFIX;
use crate::ir::{Scalar, Ty};

/// The helper functions that a module uses.
#[derive(Default)]
pub(super) struct Helpers {
    /// The text of each, by name.
    functions: BTreeMap<String, String>,
}

const TO_U32: &str = "let c = $U(clamp(a, $T(0.0f), $T(4294967040.0f))); \
    return select(select($U(), c, a > $T()), $U(4294967295u), a >= $T(4294967296.0f));";
const TO_I32: &str = "let c = $I(clamp(a, $T(-2147483648.0f), $T(2147483520.0f))); \
    let nan = (bitcast<$U>(a) & $U(0x7fffffffu)) > $U(0x7f800000u); \
    return select(select(c, $I(2147483647i), a >= $T(2147483648.0f)), $I(), nan);";

/// Conversions where one of the types has 64 bits. `LEAST` and `GREATEST` are the limits of the
/// integer, `END` is the first float past them, and `NEAR` is the greatest float below `END`.
const TO_INTEGER: &str = "let c = $L(clamp(a, $T(LOW), $T(NEAR))); \
    let d = select(select(c, $L(GREATEST), a >= $T(END)), $L(LEAST), a < $T(LOW)); \
    return select(d, $L(), NAN);";

impl Helpers {
    /// The text of all helpers, in the order of their names.
    pub(super) fn text(&self) -> String {
        self.functions.values().map(|function| format!("\n{function}")).collect()
    }

    /// The name of the helper of a builtin function, given the receiver's type.
    pub(super) fn builtin(&mut self, builtin: &Builtin, body: &str, receiver: &Ty) -> String {
        let params: Vec<Ty> = builtin.params.iter().map(|param| param.apply(receiver)).collect();
        let result = builtin.result.apply(receiver);
        let comment = format!("`{}` as Rust defines it.", builtin.name.trim_start_matches("::"));
        let name = builtin.name.trim_start_matches("::").replace("::", "_").to_lowercase();
        self.add(&name, receiver, &params, &result, body, &comment)
    }

    /// The name of the helper of a subgroup operation. If the second argument must be constant, it
    /// is written into the helper, since parameters are not constant.
    pub(super) fn subgroup(
        &mut self,
        builtin: &Builtin,
        body: &str,
        receiver: &Ty,
        constant: Option<i128>,
    ) -> String {
        let name = Builtin::identifier(builtin.name);
        let comment = format!("`{name}`, by operations on 32 bits.");
        let body = body.replace("$O", subgroups::wgsl(builtin.name));
        if let Some(constant) = constant {
            let name = format!("{name}_{constant}");
            let body = body.replace("$1", &format!("{constant}u"));
            return self.add(&name, receiver, &[], receiver, &body, &comment);
        }
        let params: Vec<Ty> = builtin.params.iter().map(|param| param.apply(receiver)).collect();
        self.add(name, receiver, &params, receiver, &body.replace("$1", "b"), &comment)
    }

    /// `as u32`, `as i32`: WGSL does not define the results for NaN and for values out of range.
    pub(super) fn float_to_integer(&mut self, from: &Ty, to: Scalar) -> String {
        let body = match (from.scalar(), to) {
            (Some(Scalar::F32), Scalar::U32) => TO_U32.to_owned(),
            (Some(Scalar::F32), Scalar::I32) => TO_I32.to_owned(),
            (Some(Scalar::F64), _) => to_integer(to, 53, "lf", "!(a == a)"),
            _ => to_integer(to, 24, "f", "(bitcast<$U>(a) & $U(0x7fffffffu)) > $U(0x7f800000u)"),
        };
        let name = format!("as_{}", to.rust());
        let comment = format!("`as {}`: saturates, and NaN gives 0.", to.rust());
        self.add(&name, from, &[], &from.with_scalar(to), &body, &comment)
    }

    /// A bit pattern as an `f32`. Constant expressions cannot be infinite or NaN.
    pub(super) fn bits_to_float(&mut self) -> String {
        let body = "return bitcast<f32>(a);";
        self.add("from_bits", &Ty::U32, &[], &Ty::F32, body, "`f32::from_bits`.")
    }

    /// Whether a tile lies in `d` elements. It has `a` lines of `a` elements; the first one begins
    /// at `b`, and each begins `c` after the previous one. No computation wraps.
    pub(super) fn tile_fits(&mut self) -> String {
        let body = "return a <= d && b <= d - a && c <= (d - a - b) / (a - 1u);";
        let params = [Ty::U32, Ty::U32, Ty::U32];
        let comment = "Whether a tile lies in its memory as a whole.";
        self.add("tile_fits", &Ty::U32, &params, &Ty::BOOL, body, comment)
    }

    /// A function that returns its argument. Its calls are not constant expressions, so arithmetic
    /// on them follows the rules of run time: it wraps and gives infinities.
    pub(super) fn at_run_time(&mut self, ty: &Ty) -> String {
        self.add("value", ty, &[], ty, "return a;", "Keeps a constant from being folded.")
    }

    fn add(
        &mut self,
        name: &str,
        receiver: &Ty,
        params: &[Ty],
        result: &Ty,
        body: &str,
        comment: &str,
    ) -> String {
        let name = format!("{HELPER_PREFIX}{name}_{}", suffix(receiver));
        let mut list = format!("a: {}", receiver.wgsl());
        for (param, ty) in ["b", "c", "d"].iter().zip(params) {
            list += &format!(", {param}: {}", ty.wgsl());
        }
        let function = format!(
            "// {comment}\nfn {name}({list}) -> {} {{\n{}}}\n",
            result.wgsl(),
            layout(&instantiate(body, receiver, result))
        );
        self.functions.insert(name.clone(), function);
        name
    }
}

/// The body of a conversion from floats with `precision` significant bits.
fn to_integer(to: Scalar, precision: u32, suffix: &str, is_nan: &str) -> String {
    let (low, high) = to.limits();
    let end = high + 1;
    // The distance of floats below `end` may exceed 1; `near` is one such step below `end`.
    let bits = 128 - high.leading_zeros();
    let near = end - (1 << bits.saturating_sub(precision));
    let integer = |value: i128| {
        if to == Scalar::I32 {
            return format!("i32({value})");
        }
        // The digits of the least integer, without the sign, exceed the limits.
        if value < 0 { format!("~{}", number(-(value + 1), to)) } else { number(value, to) }
    };
    let float = |value: i128| format!("{value}.0{suffix}");
    TO_INTEGER
        .replace("LOW", &float(low))
        .replace("NEAR", &float(near))
        .replace("END", &float(end))
        .replace("GREATEST", &integer(high))
        .replace("LEAST", &integer(low))
        .replace("NAN", is_nan)
}

fn suffix(ty: &Ty) -> String {
    match ty {
        Ty::Vector(Scalar::F16, n) => format!("vec{n}h"),
        Ty::Vector(scalar, n) if scalar.size() == 8 => format!("vec{n}_{}", scalar.rust()),
        Ty::Vector(scalar, n) => format!("vec{n}{}", &scalar.rust()[..1]),
        Ty::Matrix(n) => format!("mat{n}"),
        Ty::Error
        | Ty::Unit
        | Ty::Scalar(_)
        | Ty::Array(..)
        | Ty::RuntimeArray(_)
        | Ty::Atomic(_)
        | Ty::Handle(_)
        | Ty::CoopMatrix(_)
        | Ty::Struct(_)
        | Ty::Enum(_)
        | Ty::Param(_) => ty.wgsl(),
    }
}

/// Replaces the placeholders of the table.
fn instantiate(body: &str, receiver: &Ty, result: &Ty) -> String {
    let n = receiver.components();
    let letters: Vec<String> = "xyzw".chars().take(n.into()).map(String::from).collect();
    let parts = |of: &str| -> Vec<String> {
        if n == 1 {
            return vec![of.to_owned()];
        }
        letters.iter().map(|letter| format!("{of}.{letter}")).collect()
    };
    let nested = |function: &str, of: &str| {
        let parts = parts(of);
        let (first, rest) = parts.split_first().expect("at least one component");
        rest.iter().fold(first.clone(), |folded, next| format!("{function}({folded}, {next})"))
    };
    let listed = |part: &str| {
        let parts: Vec<String> = letters
            .iter()
            .enumerate()
            .map(|(i, letter)| part.replace('@', letter).replace('#', &i.to_string()))
            .collect();
        parts.join(", ")
    };
    let body = expand(body, "$#{", "}", listed);
    let body = expand(&body, "$+(", ")", |of| parts(of).join(" + "));
    let body = expand(&body, "$*(", ")", |of| parts(of).join(" * "));
    let body = expand(&body, "$min(", ")", |of| nested("min", of));
    let body = expand(&body, "$max(", ")", |of| nested("max", of));
    body.replace("$T", &receiver.wgsl())
        .replace("$U", &receiver.with_scalar(Scalar::U32).wgsl())
        .replace("$I", &receiver.with_scalar(Scalar::I32).wgsl())
        .replace("$W", &receiver.with_scalar(Scalar::U64).wgsl())
        .replace("$S", receiver.scalar().unwrap_or(Scalar::F32).rust())
        .replace("$L", &result.wgsl())
        .replace("$N", &n.to_string())
        .replace("$.", &format!(".{}", letters.concat()))
}

/// Replaces each `open … close` by the result of `f` for the text between.
fn expand(body: &str, open: &str, close: &str, f: impl Fn(&str) -> String) -> String {
    let mut text = String::new();
    let mut rest = body;
    while let Some((before, after)) = rest.split_once(open) {
        let (inside, behind) = after.split_once(close).expect("the table closes what it opens");
        text += before;
        text += &f(inside);
        rest = behind;
    }
    text + rest
}

/// Puts each statement on a line of its own.
fn layout(body: &str) -> String {
    let mut text = String::new();
    let mut indent = 1usize;
    let mut parens = 0i32;
    let mut line = String::new();
    let mut flush = |line: &mut String, indent: usize| {
        if !line.trim().is_empty() {
            text.push_str(&"    ".repeat(indent));
            text.push_str(line.trim());
            text.push('\n');
        }
        line.clear();
    };
    for c in body.chars() {
        line.push(c);
        match c {
            '(' => parens += 1,
            ')' => parens -= 1,
            '{' => {
                flush(&mut line, indent);
                indent += 1;
            }
            '}' => {
                indent -= 1;
                flush(&mut line, indent);
            }
            ';' if parens == 0 => flush(&mut line, indent),
            _ => {}
        }
    }
    text
}
