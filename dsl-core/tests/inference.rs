//! The types that inference gives to locals and expressions, compared with what rustc would infer
//! (an index and `len()` are `u32` here). A label under a line names the type of what is above its
//! carets: a local, an operator (its result), a call (under the function's name), a literal or
//! another expression from its first token to its last.

use dsl_core::diagnostic::Diagnostics;
use dsl_core::items::Items;
use dsl_core::{build, infer, ir, parse};
use proc_macro2::Span;

#[test]
fn literals_take_the_type_of_what_they_meet() {
    check(
        "
            let a = 1; out[0] = a;
            //      ^ u32
        ",
    );
    check(
        "
            let a = 1; ints[0] = a;
            //      ^ i32
        ",
    );
    check(
        "
            let a = 1.0; floats[0] = a;
            //      ^^^ f32
        ",
    );
    check(
        "
            let a = 1 + n;
            //  ^ u32
            //      ^ u32
            //        ^ u32
        ",
    );
    check(
        "
            let a = i + 1 * 2;
            //          ^ i32
            //              ^ i32
        ",
    );
    check(
        "
            if n > 1 { out[0] = 2; }
            //   ^ bool
            //     ^ u32
            //                  ^ u32
        ",
    );
    check(
        "
            let a = x * 2.0 - 1.5;
            //          ^^^ f32
            //              ^ f32
            //                ^^^ f32
        ",
    );
}

#[test]
fn halves_are_made_of_floats() {
    check(
        "
            let a = f16::from_f32(2.0);
            //  ^ f16
            //                    ^^^ f32
        ",
    );
    check(
        "
            let a = (f16::ONE + f16::PI).to_f32() * 0.5;
            //  ^ f32
            //                ^ f16
            //                                      ^^^ f32
        ",
    );
    check(
        "
            let v = F16Vec3::splat(f16::ZERO); let b = v.zx().dot(v.xy()) / v.length();
            //  ^ F16Vec3
            //                                     ^ f16
            //                                                            ^ f16
        ",
    );
    check(
        "
            let v = F16Vec2::from_vec2(Vec2::splat(x)); let w = v.as_vec2();
            //  ^ F16Vec2
            //                                              ^ Vec2
        ",
    );
}

#[test]
fn literals_of_64_bits() {
    check(
        "
            let a = 1 + 2u64; let b = 1.5 * a as f64; let c = 0.5; let d = b + c;
            //  ^ u64
            //      ^ u64
            //                        ^^^ f64
            //                                                ^^^ f64
        ",
    );
    check(
        "
            let a = 0.1 as f64; let b = -1 as i64 >> 3; let c = f64::MAX * 2.0;
            //      ^^^ f64
            //                           ^ i64
            //                                       ^ i32
            //                                                             ^^^ f64
        ",
    );
    check(
        "
            let v = DVec3::splat(2.0) * 0.5; let w = v.as_i64vec3().zx() + 1;
            //  ^ DVec3
            //                          ^^^ f64
            //                                                             ^ i64
        ",
    );
}

#[test]
fn literals_without_context_get_default_types() {
    check(
        "
            let a = 7; let b = -7; let c = !7;
            //  ^ i32
            //                 ^ i32
            //                              ^ i32
        ",
    );
    check(
        "
            let a = 0.5; let b = 1e3;
            //  ^ f32
            //                   ^^^ f32
        ",
    );
    check(
        "
            let a = [1, 2]; let b = [0.5; 4];
            //  ^ [i32; 2]
            //                  ^ [f32; 4]
        ",
    );
    check(
        "
            let a = 1 > 2;
            //      ^ i32
            //        ^ bool
        ",
    );
    check(
        "
            for k in 0..4 {}
            //  ^ i32
        ",
    );
    check(
        "
            let a = 3; let b = a as f32;
            //  ^ i32
        ",
    );
    check(
        "
            let a = 3; let b = a; let c = b == 4;
            //  ^ i32
            //                              ^^ bool
        ",
    );
}

#[test]
fn suffixes_and_annotations() {
    check(
        "
            let a = 1u32; let b = 2i32; let c = 1f32; let d: u32 = 5;
            //  ^ u32
            //                ^ i32
            //                              ^ f32
            //                                                     ^ u32
        ",
    );
    check(
        "
            let a: [u32; 3] = [1, 2, 3]; let b: Vec3 = Vec3::splat(1.0);
            //                 ^ u32
            //                               ^ Vec3
            //                                                     ^^^ f32
        ",
    );
    check(
        "
            const N: usize = 4; let a = N; let b = 2 * N;
            //                      ^ u32
            //                                     ^ u32
        ",
    );
    check(
        "
            let a = u32::MAX; let b = i32::BITS; let c = f32::EPSILON;
            //  ^ u32
            //                    ^ u32
            //                                       ^ f32
        ",
    );
    check(
        "
            const LATE: i32 = EARLY; const EARLY: i32 = 1; let a = LATE; let b = 2 + a;
            //                                                                   ^ i32
        ",
    );
}

#[test]
fn later_uses_fix_the_type() {
    check(
        "
            let mut stride = 128; while lane < stride { stride /= 2; }
            //      ^^^^^^ u32
            //               ^^^ u32
            //                                                    ^ u32
        ",
    );
    check(
        "
            let a = 1; let b = a; let c = b; out[c] = 0;
            //  ^ u32
            //             ^ u32
            //                        ^ u32
        ",
    );
    check(
        "
            let mut sum = 0; for k in 0..n { sum += k * 2; }
            //      ^^^ u32
            //                   ^ u32
            //                                          ^ u32
        ",
    );
    check(
        "
            let mut low = 0; let mut high = input.len(); while low < high { low = (low + high) / 2; }
            //      ^^^ u32
            //                       ^^^^ u32
            //                                                                                   ^ u32
        ",
    );
    check(
        "
            let a = 2; let b = 3; let c = a * b; ints[0] = c;
            //  ^ i32
            //             ^ i32
        ",
    );
    check(
        "
            let scale = 2.0; let y = scale * x; let z = 1.0 / scale;
            //  ^^^^^ f32
            //                                          ^^^ f32
        ",
    );
    check(
        "
            let mut a = 5; let b = 6; while a != b { a += 1; } out[0] = b;
            //      ^ u32
            //                 ^ u32
            //                                            ^ u32
        ",
    );
}

#[test]
fn deferred_values() {
    check(
        "
            let a; if n > 4 { a = 1; } else { a = 2; } out[0] = a;
            //  ^ u32
            //                    ^ u32
        ",
    );
    check(
        "
            let a; loop { a = 1.5; break; }
            //  ^ f32
        ",
    );
    check(
        "
            let a; a = input[0];
            //  ^ f32
        ",
    );
    check(
        "
            let mut a; a = 0; a += i;
            //      ^ i32
            //             ^ i32
        ",
    );
}

#[test]
fn shadowing() {
    check(
        "
            let a = 1; let a = a as f32; let a = a > 0.5; out[0] = a as u32;
            //  ^ i32
            //             ^ f32
            //                               ^ bool
            //                                       ^^^ f32
        ",
    );
    check(
        "
            let a = 1; { let a = 2.5; floats[0] = a; } out[0] = a;
            //  ^ u32
            //               ^ f32
        ",
    );
    check(
        "
            let n = n as i32; let m = n + 1;
            //  ^ i32
            //                            ^ i32
        ",
    );
    check(
        "
            for i in 0..n { let i = i as f32; } let j = i;
            //  ^ u32
            //                  ^ f32
            //                                      ^ i32
        ",
    );
}

#[test]
fn blocks_as_values() {
    check(
        "
            let a = if n > 1 { 1 } else { 2 }; out[a] = 0;
            //  ^ u32
            //                 ^ u32
        ",
    );
    check(
        "
            let a = if n > 1 { 1 } else { i };
            //  ^ i32
            //                 ^ i32
        ",
    );
    check(
        "
            let a = match n { 0 => 1, 1..=9 => 2, _ => n };
            //  ^ u32
            //                ^ u32
            //                     ^ u32
            //                            ^ u32
        ",
    );
    check(
        "
            let a = loop { break 5; }; out[0] = a;
            //  ^ u32
            //                   ^ u32
        ",
    );
    check(
        "
            let a = 'b: { if n > 2 { break 'b 1; } 2 }; ints[0] = a;
            //  ^ i32
            //                                ^ i32
        ",
    );
    check(
        "
            let a = { let b = 3; b }; out[0] = a;
            //  ^ u32
            //            ^ u32
        ",
    );
    check(
        "
            let a = match i { -1 => 1.0, _ => 2.0 };
            //  ^ f32
            //                ^^ i32
        ",
    );
}

#[test]
fn arrays() {
    check(
        "
            let mut a = [0; 4]; a[1] = n;
            //      ^ [u32; 4]
            //           ^ u32
        ",
    );
    check(
        "
            let a = [1, 2, i];
            //  ^ [i32; 3]
            //       ^ i32
        ",
    );
    check(
        "
            let a = [[0; 2]; 3]; out[0] = a[1][0];
            //  ^ [[u32; 2]; 3]
            //        ^ u32
        ",
    );
    check(
        "
            let a = [1, 2]; let b = a; out[0] = b[0] + 1;
            //  ^ [u32; 2]
            //                                         ^ u32
        ",
    );
    check(
        "
            let mut a = [0.0; 2]; let k = 1; a[k] = x;
            //           ^^^ f32
            //                        ^ u32
        ",
    );
    check(
        "
            let a = ints.len(); let b = [1.5, x][0];
            //  ^ u32
            //                      ^ f32
            //                           ^^^ f32
            //                                   ^ u32
        ",
    );
}

#[test]
fn ranges() {
    check(
        "
            for k in 0..n {}
            //  ^ u32
            //       ^ u32
        ",
    );
    check(
        "
            for k in -2..i {}
            //  ^ i32
            //       ^ i32
        ",
    );
    check(
        "
            for k in 0..8 { out[k] = 1; }
            //  ^ u32
        ",
    );
    check(
        "
            let end = 8; for k in (0..end).rev().step_by(3) { ints[n] = k; }
            //  ^^^ i32
            //               ^ i32
            //                                           ^ u32
        ",
    );
}

#[test]
fn shifts_and_casts() {
    check(
        "
            let a = n << 3; let b = 1 << n; let k = 2; let c = i >> k;
            //        ^^ u32
            //           ^ i32
            //                      ^ i32
            //                                  ^ i32
        ",
    );
    check(
        "
            let a = 1 << 4; out[0] = a;
            //      ^ u32
            //        ^^ u32
            //           ^ i32
        ",
    );
    check(
        "
            let a = 5 as u32; let b = 3_000_000_000 as u32; let c = 1 as f32;
            //      ^ u32
            //                        ^^^^^^^^^^^^^ u32
            //                                                      ^ i32
        ",
    );
    check(
        "
            let a = 5; let b = a as u32; let c = 2.5 as i32;
            //  ^ i32
            //             ^ u32
            //                                   ^^^ f32
        ",
    );
    check(
        "
            let a = (1 + 2) as u32; let b = !0 as u32; let c = (7) as u32 as f32;
            //       ^ i32
            //                               ^ u32
        ",
    );
    check(
        "
            let mut a = 1; a <<= i; a |= n;
            //      ^ u32
        ",
    );
}

#[test]
fn vectors() {
    check(
        "
            let a = v * 2.0; let b = 2.0 * v; let c = v + v;
            //  ^ Vec3
            //          ^^^ f32
            //                       ^^^ f32
            //                           ^ Vec3
            //                                    ^ Vec3
        ",
    );
    check(
        "
            let s = 2.0; let a = v / s;
            //  ^ f32
            //               ^ Vec3
        ",
    );
    check(
        "
            let a = v.x; let b = v.zyx(); let c = v.xy().y; let d = w.x;
            //  ^ f32
            //               ^ Vec3
            //                                ^ f32
            //                                                  ^ u32
        ",
    );
    check(
        "
            let a = w * 3; let b = w << 1; let c = w.as_vec2();
            //          ^ u32
            //                       ^^ UVec2
            //                                 ^ Vec2
        ",
    );
    check(
        "
            let a = v.cmplt(v); let b = a.any(); let c = v == v;
            //  ^ BVec3
            //                      ^ bool
            //                                       ^ bool
        ",
    );
    check(
        "
            let a = v.dot(v); let b = w.dot(w); let c = v.length(); let d = v[1];
            //  ^ f32
            //                    ^ u32
            //                                      ^ f32
            //                                                          ^ f32
        ",
    );
    check(
        "
            let a = UVec2::new(1, n); let b = vec2(1.0, x);
            //                 ^ u32
            //                            ^ Vec2
            //                                     ^^^ f32
        ",
    );
    check(
        "
            let mut a = v; a.x = 1.0; a *= 2.0;
            //                   ^^^ f32
            //                             ^^^ f32
        ",
    );
}

#[test]
fn calls() {
    check(
        "
            let a = x.max(1.0); let b = x.powi(2); let c = n.pow(2); let d = i.pow(3);
            //            ^^^ f32
            //                                 ^ i32
            //                                                   ^ u32
            //                                                                     ^ u32
        ",
    );
    check(
        "
            let a = n.min(4); let b = i.clamp(-1, 1); let c = f32::max(0.0, 1.0);
            //            ^ u32
            //                                ^ i32
            //                                                         ^^^ f32
        ",
    );
    check(
        "
            let a = n.count_ones(); let b = i.unsigned_abs(); let c = x.to_bits();
            //        ^^^^^^^^^^ u32
            //                          ^ u32
            //                                                          ^^^^^^^ u32
        ",
    );
    check(
        "
            let a = hits[0].fetch_add(1); let b = local_invocation_id();
            //  ^ u32
            //                        ^ u32
            //                                ^ UVec3
        ",
    );
    check(
        "
            let a = x.is_nan() && n > 0; let b = x.mul_add(2.0, 1.0);
            //  ^ bool
            //                        ^ u32
            //                                             ^^^ f32
        ",
    );
}

#[test]
fn tuples() {
    check(
        "
            let a = (1, 2.5, n > 1); out[0] = a.0; let b = a.1;
            //       ^ u32
            //  ^ (u32, f32, bool)
            //                                         ^ f32
        ",
    );
    check(
        "
            let (a, (b, _)) = (1, (2, 3.0)); ints[0] = b;
            //   ^ i32
            //       ^ i32
            //                     ^ i32
            //                        ^^^ f32
        ",
    );
    check(
        "
            let mut a = (0, 1); a.1 = n; let b = a;
            //      ^ (i32, u32)
            //                               ^ (i32, u32)
        ",
    );
    check(
        "
            if let (1, k) = (1, 2) { out[k] = 1; }
            //         ^ u32
            //                  ^ u32
        ",
    );
}

#[test]
fn calls_fix_the_types_of_arguments_and_results() {
    check(
        "
            let a = 1; let b = scaled(a, 2); let c = 3; let d = least(c, n);
            //  ^ i32
            //             ^ f32
            //                           ^ i32
            //                                   ^ i32
            //                                              ^ u32
        ",
    );
    check(
        "
            let (a, b) = exchange(1, 2); floats[b] = 1.0;
            //   ^ u32
            //                    ^ u32
            //                       ^ u32
        ",
    );
    check(
        "
            let a = exchange::<f32>(1.0, x); let mut b = [0; 3]; fill(&mut b);
            //  ^ (f32, f32)
            //                                       ^ [u32; 3]
        ",
    );
    check(
        "
            let add = |v| v + 1; ints[0] = add(2); let half = |v: f32| v / 2.0; let a = half(1.0);
            //                ^ i32
            //                                                                      ^ f32
        ",
    );
    check(
        "
            let mut s = 0; for (j, v) in input.iter().enumerate() { let c = *v; s += j; }
            //      ^ u32
            //                                                          ^ f32
        ",
    );
}

#[test]
fn methods_and_members() {
    check(
        "
            let p = Pair::new(1, 2.0); let a = p.count; let b = p.of(3).scale;
            //  ^ Pair
            //                ^ u32
            //                             ^ u32
            //                                                       ^ u32
            //                                              ^ f32
        ",
    );
    check(
        "
            let Pair { count: a, scale } = Pair { count: 1, scale: 2.0 };
            //                ^ u32
            //                   ^^^^^ f32
            //                                           ^ u32
        ",
    );
    check(
        "
            let p = Pair::new(n, x); let q = p * 2.0; let r = -q; let k = Pair::LIMIT;
            //                           ^ Pair
            //                                            ^ Pair
            //                                                        ^ u32
        ",
    );
    check(
        "
            let mut p = Pair::new(n, x); p.count = 5; let e = Mode::Fast; let same = e == Mode::Slow;
            //                                     ^ u32
            //                                            ^ Mode
            //                                                                ^^^^ bool
        ",
    );
}

/// The items that the kernels can use.
const ITEMS: &str = "
#[device]
fn scaled(by: i32, n: i32) -> f32 { (by * n) as f32 }
#[device]
fn least(a: i32, b: u32) -> u32 { b }
#[device]
fn exchange<T>(a: T, b: T) -> (T, T) { (b, a) }
#[device]
fn fill(values: &mut [u32]) { values[0] = 1; }
#[device]
mod types {
    pub struct Pair { pub count: u32, pub scale: f32 }
    pub enum Mode { Fast, Slow }
    impl Pair {
        pub const LIMIT: u32 = 5;
        pub fn new(count: u32, scale: f32) -> Self { Self { count, scale } }
        pub fn of(&self, n: u32) -> Pair { Pair { count: n, ..*self } }
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, by: f32) -> Self { Pair { scale: self.scale * by, ..self } }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self { self * -1.0 }
    }
}
use types::{Mode, Pair};
";

/// Infers the types of a kernel with this body and compares them with its labels.
#[track_caller]
fn check(body: &str) {
    let text = format!(
        "{ITEMS}
         #[kernel(workgroup_size = 64)]
         fn k(x: f32, n: u32, i: i32, v: Vec3, w: UVec2, input: &[f32], hits: &[Atomic<u32>],
              out: &mut [u32], ints: &mut [i32], floats: &mut [f32]) {{
              let lane = local_invocation_index();
    {body}
}}"
    );
    let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"));
    let kernel = Items::from_file(&file).kernels.remove(0);
    let diags = &mut Diagnostics::default();
    let source = parse::parse(kernel.args, kernel.item, diags).expect("a function");
    let source = parse::Source { items: kernel.items.into(), scope: kernel.scope, ..source };
    let (module, types) = build::build(&source, &[], diags);
    if let Err(errors) = diags.gate() {
        panic!("{}\n{text}", errors[0].render());
    }
    let labels = labels(&text);
    assert!(!labels.is_empty(), "nothing is labelled:\n{text}");
    for label in labels {
        let found = types_at(&module, &types, &label);
        assert!(
            !found.is_empty(),
            "nothing is at line {}, {:?}:\n{text}",
            label.line,
            label.columns
        );
        for ty in found {
            assert_eq!(ty, label.ty, "at line {}, {:?}:\n{text}", label.line, label.columns);
        }
    }
}

/// `// ^^^ u32`.
struct Label {
    line: usize,
    columns: std::ops::Range<usize>,
    ty: String,
}

impl Label {
    fn is_of(&self, span: Span) -> bool {
        let (start, end) = (span.start(), span.end());
        start.line == self.line
            && end.line == self.line
            && (start.column..end.column) == self.columns
    }
}

fn labels(text: &str) -> Vec<Label> {
    let mut labels = Vec::new();
    let mut code = 0;
    for (line, content) in text.lines().enumerate() {
        let Some(start) = content.trim_start().strip_prefix("//").and(content.find('^')) else {
            code = line + 1;
            continue;
        };
        let carets = content[start..].bytes().take_while(|byte| *byte == b'^').count();
        let ty = content[start + carets..].trim().to_owned();
        labels.push(Label { line: code, columns: start..start + carets, ty });
    }
    labels
}

/// The types of the locals and expressions at a label.
fn types_at(module: &ir::Module, types: &infer::Types, label: &Label) -> Vec<String> {
    let locals = module
        .locals
        .iter()
        .filter(|(_, local)| label.is_of(local.name.span))
        .map(|(id, _)| types.local(id).rust());
    let exprs = module
        .exprs
        .iter()
        .filter(|(_, node)| label.is_of(node.span))
        .map(|(id, _)| types.expr(id).rust());
    locals.chain(exprs).collect()
}
