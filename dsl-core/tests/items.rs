//! References are found where Rust sees them, and items keep their meaning as tokens.

use std::collections::BTreeMap;

use dsl_core::diagnostic::Diagnostic;
use dsl_core::expand::file::Kernel;
use dsl_core::items::state::{Closure, Entry, Identity, decode};
use dsl_core::items::{ItemKind, Items, references};
use quote::ToTokens;

/// The references of a kernel, as written.
fn references(args: &str, kernel: &str) -> Vec<String> {
    let kernel = syn::parse_str(kernel).expect("a function");
    let found = references::of_kernel(&args.parse().expect("tokens"), &kernel, &|_| None);
    found.references.into_iter().map(|reference| reference.written).collect()
}

/// The references of a body, each with the path of the item's macro.
fn paths(body: &str) -> Vec<String> {
    let kernel =
        syn::parse_str(&format!("fn k(out: &mut [f32]) {{ {body} }}")).expect("a function");
    let found = references::of_kernel(&"".parse().expect("tokens"), &kernel, &|_| None);
    let text = |path: syn::Path| path.to_token_stream().to_string().replace(' ', "");
    found.references.into_iter().map(|reference| text(reference.path)).collect()
}

#[test]
fn local_names_and_builtins_are_no_references() {
    for body in [
        "let x = out[0].sqrt(); out[1] = x;",
        "let f = |x: f32| x + 1.0; out[0] = f(2.0);",
        "fn inner(x: f32) -> f32 { x } out[0] = inner(1.0);",
        "const N: usize = 4; let a = [0.0; N]; out[0] = a[0];",
        "let i = global_invocation_id().x; workgroup_barrier(); out[i] = f32::MAX;",
        "out[0] = Vec3::new(1.0, 2.0, 3.0).x + vec2(1.0, 2.0).x + std::f32::consts::PI;",
        "use std::f32::consts; use std::f32::consts::PI; out[0] = consts::TAU + PI;",
        "workgroup_var!(tile: [Vec4; 4]); out[0] = tile[0].x;",
        "out[0] = max(1.0, 2.0); workgroupBarrier(); workgroup_barier();",
        "out[0] = misspelled + 1.0; let x: f32 = Default::default();",
        "for N in 0..4 { out[N] = 1.0; }",
        "hits[0].fetch_add(1, Ordering::Relaxed); hits[0].load(SeqCst);",
        "match s[0] { Idle => {} _ => {} } if s[1] == Running {}",
        // A branch around the call makes it look like recursion: K0503.
        "let f = |n: u32| if n == 0 { 1 } else { f(n - 1) }; out[0] = f(1);",
    ] {
        assert_eq!(paths(body), Vec::<String>::new(), "{body}");
    }
}

#[test]
fn paths_are_named_by_their_start() {
    for (body, expected) in [
        ("out[0] = square(1.0);", "square"),
        ("let sum = sum(1.0); out[0] = sum;", "sum"),
        ("timer.set(Order::Relaxed); x.load(Kind::Relaxed);", "Order Kind"),
        ("{ let f = |x: f32| x; } out[0] = f(1.0);", "f"),
        // Without a branch, `f` is the function of the same name as the closure.
        ("let f = |n: u32| f(n) + 1; out[0] = f(1);", "f"),
        ("out[0] = x.iter().map(Meters).sum(); x.rotate(Left);", "Meters"),
        ("let f = Meters; out[0] = f(1.0); let g = Idle;", "Meters"),
        ("out[0] = ops::square(TILE as f32);", "ops::square TILE"),
        ("out[0] = ops::Sum::identity() + ops::MAX_SIZE;", "ops::Sum ops::MAX_SIZE"),
        ("out[0] = <Sum as Op>::apply(1.0, 2.0);", "Sum Op"),
        ("out[0] = reduce::<Sum, TILE>(1.0);", "reduce Sum TILE"),
        (
            "let p = Particle { mass: 1.0 }; let ops::Pair { a, .. } = pair();",
            "Particle pair ops::Pair",
        ),
        ("match n() { LIMIT => {} Shape::Round => {} _ => {} }", "n LIMIT Shape"),
        ("workgroup_var!(tile: [Particle; TILE]);", "Particle TILE"),
        (
            "use ops::square; use a::{self, b as c}; out[0] = square(c(a::d(1.0)));",
            "ops::square a::b a::d",
        ),
        (
            "out[0] = ::second::square(crate::a(super::b(1.0)));",
            "::second::square crate::a super::b",
        ),
    ] {
        assert_eq!(paths(body).join(" "), expected, "{body}");
    }
}

#[test]
fn references_in_signatures_and_attribute_arguments() {
    let found = references(
        "workgroup_size = (TILE, N), instances(T = [f32, Sum], N = [8, SIZE])",
        "fn k<T: Op, const N: usize>(a: &[Particle], b: [T; LENGTH], t: &mut StorageTexture2d<Rgba8Unorm>) {}",
    );
    assert_eq!(found.join(" "), "Op Particle LENGTH TILE Sum SIZE");
}

#[test]
fn encoded_items_are_decoded() {
    let tokens: proc_macro2::TokenStream =
        "\nfn f(x: f32) -> f32 { g(x) }".parse().expect("tokens");
    let entry = |id: u128, poisoned, tokens, scope: &[(&str, u128)]| Entry {
        identity: Identity(id),
        poisoned,
        device_only: false,
        scope: scope.iter().map(|(path, id)| ((*path).to_owned(), Identity(*id))).collect(),
        tokens,
        origin: None,
    };
    let first = Closure {
        root: Identity(1),
        entries: vec![
            entry(1, false, tokens, &[("g", 2), ("f", 1)]),
            entry(2, true, "fn g(x: f32) -> f32 { x }".parse().expect("tokens"), &[]),
        ],
    };
    let second = Closure { root: Identity(2), entries: vec![first.entries[1].clone()] };
    let arrived: Vec<Closure> = [first, second]
        .iter()
        .map(|closure| syn::parse2(closure.to_token_stream()).expect("a closure"))
        .collect();
    let (items, ids) = decode(&arrived).expect("items");
    assert_eq!(items.items.len(), 2, "the same item by two ways is one");
    let (f, g) = (ids[&Identity(1)], ids[&Identity(2)]);
    assert_eq!(items.items[f].scope.0, BTreeMap::from([("g".to_owned(), g), ("f".to_owned(), f)]));
    assert_eq!((items.items[f].poisoned, items.items[g].poisoned), (false, true));
    let ItemKind::Function(function) = &items.items[f].kind else { panic!("a function") };
    assert_eq!(function.sig.ident.span().start().line, 2, "spans survive");
}

#[test]
fn a_file_resolves_its_names() {
    let file = "
        mod ops {
            #[device] pub const N: u32 = 1;
            #[device] pub fn f() -> u32 { N }
            pub mod inner { use super::*; #[device] pub fn f() -> u32 { super::f() + N } }
        }
        #[device] mod types {
            pub struct Sum;
            impl Sum { pub fn f() -> u32 { super::ops::f() } }
        }
        use ops::inner as other;
        use ops::*;
        #[kernel(workgroup_size = 1)] fn k(out: &mut [u32]) {
            use crate::types::Sum as S;
            out[0] = f() + other::f() + S::f();
        }";
    let file = Items::from_file(&syn::parse_str(file).expect("a file"));
    assert!(file.errors.is_empty(), "{:?}", file.errors);
    let [Kernel { items, scope, .. }] = file.kernels.as_slice() else { panic!("one kernel") };
    let names: Vec<&str> = items.items.iter().map(|(_, item)| item.name.text.as_str()).collect();
    assert_eq!(names, ["N", "f", "f", "Sum"]);
    let (n, f) = (items.items[scope.0["f"]].scope.0["N"], scope.0["f"]);
    let other = &items.items[scope.0["other::f"]].scope.0;
    assert_eq!((other["super::f"], other["N"]), (f, n));
    assert_eq!(items.items[scope.0["S"]].name.text, "Sum");
    assert_eq!(items.impls[0].scope.0["super::ops::f"], f);
}

/// The messages of the only kernel of a file, with their lines; if it compiles, its functions in
/// WGSL.
fn compiled(text: &str) -> Result<Vec<String>, Vec<(usize, String)>> {
    let mut file = Items::from_file(&syn::parse_str(text).expect("a file"));
    assert!(file.errors.is_empty(), "{:?}", file.errors);
    let compiled = file.kernels.remove(0).compile();
    let compiled = compiled.map_err(|errors| {
        let place = |error: &Diagnostic| (error.span.start().line, error.message.clone());
        errors.iter().map(place).collect::<Vec<_>>()
    })?;
    let lines = compiled.wgsl[0].text.lines().filter(|line| line.starts_with("fn "));
    Ok(lines.map(|line| line[3..].split('(').next().unwrap_or_default().to_owned()).collect())
}

#[test]
fn plain_items_of_the_file() {
    let functions = compiled(
        "mod deep {
            // `}` in a comment, '}' as a character, and in texts: b\"}\", r#\"}\"#.
            const BRACE: char = '}';
            const TEXT: &str = r#\"}\"}\"#;
            fn one<'a, const N: usize>(x: &'a u32) -> u32 where [(); { N }]: Sized { *x }
            pub fn two(x: u32) -> u32 { self::inner::three(x) + super::base(x) }
            mod inner { pub fn three(x: u32) -> u32 { super::super::base(x) } }
        }
        use deep::{two as renamed, self as d};
        fn base(x: u32) -> u32 { x }
        #[cfg(test)]
        mod tests {
            use super::*;
            #[kernel(workgroup_size = 1)]
            fn k(out: &mut [u32]) { out[0] = renamed(1) + d::two(2) + super::base(3); }
        }",
    );
    assert_eq!(functions, Ok(["two", "base", "three", "k"].map(str::to_owned).to_vec()));
}

#[test]
fn plain_items_that_kernels_cannot_use() {
    let messages = compiled(
        "fn again(n: u32) -> u32 { if n == 0 { 1 } else { again(n - 1) } }
        #[cfg(panic = \"abort\")]
        fn unix(n: u32) -> u32 { n }
        static mut COUNT: u32 = 0;
        union Either { a: u32, b: f32 }
        #[kernel(workgroup_size = 1)]
        fn k(out: &mut [u32]) {
            out[0] = again(1);
            out[1] = unix(1) + COUNT;
            let x: Either = missing(1);
        }",
    );
    let messages = messages.expect_err("mistakes");
    for (line, text) in [
        (1, "calls itself"),
        (9, "`unix` is under `#[cfg]`"),
        (9, "`COUNT` can change"),
        (10, "`Either` is a union"),
        (10, "`missing` is not a function"),
    ] {
        let is_it = |(at, message): &(usize, String)| *at == line && message.contains(text);
        assert!(messages.iter().any(is_it), "{text}: {messages:?}");
    }
    assert_eq!(messages.len(), 5, "{messages:?}");
}

#[test]
fn an_item_that_an_attribute_may_change_is_not_taken_from_the_text() {
    let plain = "fn one() -> u32 { 1 }
        #[kernel(workgroup_size = 1)]
        fn k(out: &mut [u32]) { out[0] = one(); }";
    for attribute in ["", "#[inline]", "#[rustfmt::skip]", "#[must_use]"] {
        assert!(compiled(&format!("{attribute} {plain}")).is_ok(), "{attribute}");
    }
    for attribute in ["#[memoize]", "#[some::attribute(1)]"] {
        assert!(compiled(&format!("{attribute} {plain}")).is_err(), "{attribute}");
    }
}
