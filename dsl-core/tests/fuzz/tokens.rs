//! Arbitrary tokens, as text with balanced parentheses.

use proptest::prelude::*;

/// Tokens that may mean something to the compiler.
#[rustfmt::skip]
pub(crate) const WORDS: &[&str] = &[
    "fn", "let", "mut", "if", "else", "match", "while", "loop", "for", "in", "break", "continue", "return",
    "const", "static", "struct", "use", "as", "unsafe", "async", "move", "ref", "self", "Self", "crate",
    "super", "where", "impl", "dyn", "pub", "type", "true", "false", "_", "'a", "'b", "r#type", "r#loop",
    "+", "-", "*", "/", "%", "^", "!", "&", "|", "&&", "||", "<<", ">>", "+=", "-=", "*=", "/=", "%=",
    "^=", "&=", "|=", "<<=", ">>=", "=", "==", "!=", ">", "<", ">=", "<=", "@", ".", "..", "...", "..=",
    ",", ";", ":", "::", "->", "=>", "#", "$", "?", "~",
    "0", "1", "2", "31", "32", "255", "4294967295", "4294967296", "2147483648", "18446744073709551616",
    "340282366920938463463374607431768211456", "0xffff_ffff", "0b11", "1u32", "1i32", "1f32", "1u8", "1f64",
    "0.0", "1.5", "1e38", "1e39", "1e-45", "1.", "\"text\"", "b'a'", "'c'", "c\"text\"", "1_000",
    "u32", "i32", "f32", "bool", "usize", "Vec2", "Vec3", "UVec3", "IVec4", "BVec2", "Atomic", "x", "y", "n",
    "out", "input", "cache", "lane", "N", "zeroed", "workgroup_var", "workgroup_barrier", "vec", "println",
    "workgroup_uniform_load", "global_invocation_id", "local_invocation_index", "num_workgroups", "len",
    "load", "store", "fetch_add", "min", "max", "clamp", "abs", "pow", "powi", "sqrt", "dot", "new", "splat",
    "MAX", "MIN", "INFINITY", "NAN", "EPSILON", "PI", "ZERO", "ONE", "X", "consts", "rev", "step_by", "xy",
    "zyx", "z", "w", "workgroup_size", "cfg", "allow", "as_uvec3", "extend", "truncate", "from_bits", "é",
];

/// The arguments of the attribute.
pub(crate) fn args() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("workgroup_size = 64".to_owned()),
        Just("workgroup_size = (8, 8)".to_owned()),
        tokens(),
        tokens().prop_map(|text| format!("workgroup_size = ({text})")),
    ]
}

/// The item below the attribute: tokens in various places of a function.
pub(crate) fn item() -> impl Strategy<Value = String> {
    prop_oneof![
        1 => tokens(),
        1 => tokens().prop_map(|text| format!("fn k({text}) {{}}")),
        6 => tokens().prop_map(|text| {
            format!("fn k(n: u32, x: f32, input: &[f32], out: &mut [u32]) {{ {text} }}")
        }),
        6 => proptest::collection::vec(statement(), 1..6).prop_map(|statements| {
            let statements = statements.concat();
            format!("fn k(n: u32, x: f32, input: &[f32], out: &mut [u32]) {{ {statements} }}")
        }),
    ]
}

fn statement() -> impl Strategy<Value = String> {
    let hole = || tokens().boxed();
    prop_oneof![
        hole().prop_map(|text| format!("{text};")),
        hole().prop_map(|text| format!("let y = {text};")),
        hole().prop_map(|text| format!("let y: {text} = 1;")),
        hole().prop_map(|text| format!("out[{text}] = 1;")),
        hole().prop_map(|text| format!("workgroup_var!({text});")),
        (hole(), hole()).prop_map(|(a, b)| format!("const N: {a} = {b};")),
        (hole(), hole()).prop_map(|(a, b)| format!("if {a} {{ {b} }}")),
        (hole(), hole()).prop_map(|(a, b)| format!("for x in {a} {{ {b} }}")),
        (hole(), hole()).prop_map(|(a, b)| format!("match n {{ {a} => {b}, _ => {{}} }}")),
        (hole(), hole()).prop_map(|(a, b)| format!("'a: loop {{ {a}; break {b}; }}")),
    ]
}

fn tokens() -> impl Strategy<Value = String> {
    let word = proptest::sample::select(WORDS).prop_map(str::to_owned);
    let text = word.prop_recursive(4, 40, 8, |inner| {
        let list = proptest::collection::vec(inner, 0..8).prop_map(|words| words.join(" "));
        prop_oneof![
            list.clone(),
            list.clone().prop_map(|text| format!("({text})")),
            list.clone().prop_map(|text| format!("[{text}]")),
            list.prop_map(|text| format!("{{ {text} }}")),
        ]
    });
    proptest::collection::vec(text, 0..8).prop_map(|texts| texts.join(" "))
}
