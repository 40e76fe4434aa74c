//! The items that reach a kernel: by path and by import, from other modules and from another crate.
//!
//! Each test calls the hidden macros as `#[kernel]` does. Its own last macro keeps the tokens, and
//! the test decodes them.
#![allow(
    unused_qualifications,
    unreachable_pub,
    reason = "paths and visibilities are what is tested"
)]

use dsl_core::ir::Name;
use dsl_core::items::state::{Closure, decode};
use dsl_core::items::{ItemId, Items};
use dsl_runtime::prelude::*;
use syn::parse::{Parse, ParseStream};

/// The last macro: returns the tokens that arrived, as text.
macro_rules! keep {
    ($($tokens:tt)*) => { stringify!($($tokens)*) };
}

/// The items that the paths bring, in order.
macro_rules! gather {
    ([$($first:tt)*] $([$($rest:tt)*])*) => {
        Gathered::parse($($first)* ! { $({ $($rest)* })* { keep } })
    };
}

struct Closures(Vec<Closure>);

impl Parse for Closures {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut closures = Vec::new();
        while !input.is_empty() {
            closures.push(input.parse()?);
        }
        Ok(Closures(closures))
    }
}

struct Gathered {
    items: Items,
    roots: Vec<ItemId>,
}

impl Gathered {
    fn parse(text: &str) -> Self {
        let Closures(closures) = syn::parse_str(text).expect("closures");
        let (items, ids) = decode(&closures).expect("items");
        let roots = closures.iter().map(|closure| ids[&closure.root]).collect();
        Gathered { items, roots }
    }

    /// The names of all items that arrived, in order.
    fn names(&self) -> Vec<&str> {
        self.items.items.iter().map(|(_, item)| item.name.text.as_str()).collect()
    }

    /// The item that a path in another item refers to.
    fn follow(&self, from: ItemId, path: &str) -> ItemId {
        let item = &self.items.items[from];
        let Name { text, .. } = &item.name;
        let target = item.scope.0.get(path);
        *target.unwrap_or_else(|| panic!("`{text}` has {:?}, not `{path}`", item.scope))
    }

    /// The tokens of a constant's value or a function's body.
    fn text(&self, id: ItemId) -> String {
        use dsl_core::items::ItemKind;
        use quote::ToTokens;
        match &self.items.items[id].kind {
            ItemKind::Function(item) => item.block.to_token_stream().to_string(),
            ItemKind::Const(item) => item.expr.to_token_stream().to_string(),
            other => panic!("no value: {other:?}"),
        }
    }
}

#[device]
const TWO: f32 = 2.0;

#[device]
fn twice(x: f32) -> f32 {
    x * TWO
}

#[device]
fn left(x: f32) -> f32 {
    twice(x)
}

#[device]
fn right(x: f32) -> f32 {
    crate::twice(x)
}

#[device]
fn top(x: f32) -> f32 {
    left(x) + right(x)
}

#[test]
fn an_item_reached_by_two_paths_arrives_once() {
    let all = gather!([top][self::twice]);
    let mut names = all.names();
    names.sort_unstable();
    assert_eq!(names, ["TWO", "left", "right", "top", "twice"]);
    let [top, twice] = all.roots[..] else { panic!("two roots") };
    let (left, right) = (all.follow(top, "left"), all.follow(top, "right"));
    assert_eq!(all.follow(left, "twice"), twice);
    assert_eq!(all.follow(right, "crate::twice"), twice);
    assert_eq!(top_on_host(), 8.0);
}

/// On the host, items remain functions.
fn top_on_host() -> f32 {
    self::top(2.0)
}

mod one {
    use dsl_runtime::prelude::*;

    #[device]
    pub(crate) const SIZE: usize = 1;

    #[device]
    pub(super) fn size() -> u32 {
        SIZE as u32
    }
}

mod two {
    use dsl_runtime::prelude::*;

    #[device]
    pub const SIZE: usize = 2;

    #[device]
    pub fn size() -> u32 {
        SIZE as u32 + super::one::size()
    }
}

#[test]
fn items_with_the_same_name_stay_distinct() {
    let all = gather!([one::size][two::size]);
    assert_eq!(all.names(), ["size", "SIZE", "size", "SIZE"]);
    let [one, two] = all.roots[..] else { panic!("two roots") };
    assert_eq!(all.text(all.follow(one, "SIZE")), "1");
    assert_eq!(all.text(all.follow(two, "SIZE")), "2");
    assert_eq!(all.follow(two, "super::one::size"), one);
}

mod imports {
    use super::one::{self, size as first};
    use super::two::*;
    use super::*;

    #[device]
    pub(super) fn sizes() -> u32 {
        first() + size() + one::SIZE as u32
    }

    #[device]
    pub(super) fn inner_imports() -> u32 {
        use super::{one, two::size as other};
        use crate::one::SIZE;
        other() + one::size() + SIZE as u32
    }
}

#[test]
fn imports_are_followed() {
    let all = gather!([imports::sizes][one::size][two::size][imports::inner_imports]);
    let [sizes, one, two, inner] = all.roots[..] else { panic!("four roots") };
    assert_eq!(all.follow(sizes, "first"), one);
    assert_eq!(all.follow(sizes, "size"), two);
    assert_eq!(all.text(all.follow(sizes, "one::SIZE")), "1");
    assert_eq!(all.follow(inner, "other"), two);
    assert_eq!(all.follow(inner, "one::size"), one);
    assert_eq!(all.follow(inner, "SIZE"), all.follow(one, "SIZE"));
    assert_eq!(imports::sizes() + imports::inner_imports(), 10);
}

#[test]
fn items_of_another_crate() {
    use second_crate::ops::fourth_power as p4;
    use second_crate::{Particle, ops};
    let all = gather!([p4][ops::TILE][second_crate::ops::fourth_power][Particle]);
    assert_eq!(all.roots[0], all.roots[2]);
    let names = ["fourth_power", "square", "halve", "double", "TILE", "Particle"];
    for name in names {
        assert_eq!(all.names().iter().filter(|known| **known == name).count(), 1, "{name}");
    }
    assert_eq!(all.names().len(), names.len());
    let double = all.follow(all.roots[0], "inner::double");
    assert_eq!(all.follow(double, "halve"), all.follow(all.roots[0], "halve"));
    assert_eq!(p4(2.0) + ops::TILE as f32, 24.0);
}

#[test]
fn types_bring_their_impls() {
    use second_crate::shapes::{self, Extent, Op, Sum};
    let all = gather!([Sum][shapes::Op][Extent]);
    assert_eq!(all.items.impls.len(), 2);
    let of_sum = &all.items.impls[0];
    assert_eq!(of_sum.scope.0.get("Sum"), Some(&all.roots[0]));
    assert_eq!(of_sum.scope.0.get("Op"), Some(&all.roots[1]));
    let power = of_sum.scope.0["p4"];
    assert_eq!(all.items.items[power].name.text, "fourth_power");
    let of_extent = gather!([Extent]);
    assert_eq!((of_extent.names(), of_extent.items.impls.len()), (vec!["Extent"], 1));
    // On the host, they keep their meaning.
    let area = Extent { width: 2.0, height: 3.0 }.area();
    assert_eq!(Sum::apply(Sum::IDENTITY, 1.0) + area, 7.0);
}

#[device]
mod tree {
    /// Its method calls the function, which takes it.
    pub(super) struct Node {
        pub(super) depth: u32,
    }

    impl Node {
        pub(super) fn child(self) -> Node {
            self::deeper(self)
        }
    }

    pub(super) fn deeper(node: Node) -> Node {
        Node { depth: node.depth + 1 }
    }

    #[allow(dead_code, reason = "nothing gathers it")]
    pub(super) const UNUSED: u32 = 1;
}

#[test]
fn items_of_a_module_may_refer_to_each_other() {
    let all = gather!([tree::Node][tree::deeper]);
    assert_eq!((all.names(), all.items.impls.len()), (vec!["Node", "deeper"], 1));
    let [node, deeper] = all.roots[..] else { panic!("two roots") };
    assert_eq!(all.follow(deeper, "Node"), node);
    assert_eq!(all.items.impls[0].scope.0.get("self::deeper"), Some(&deeper));
    assert_eq!(tree::Node { depth: 1 }.child().depth, 2);
}

#[device]
fn only_on_the_device(data: &[f32]) -> f32 {
    data[global_invocation_id().x]
}

#[device]
fn calls_it(data: &[f32]) -> f32 {
    only_on_the_device(data)
}

#[test]
fn device_only_items_leave_their_names_free_on_the_host() {
    // These names are free on the host.
    fn only_on_the_device() -> u32 {
        1
    }
    fn calls_it() -> u32 {
        only_on_the_device() + 1
    }
    assert_eq!(calls_it(), 2);
    assert_eq!(gather!([calls_it]).names(), ["calls_it", "only_on_the_device"]);
}

/// A kernel of a second crate, which was compiled with another name of the runtime.
#[test]
fn a_kernel_of_another_crate() -> Result<(), dsl_runtime::Error> {
    let device = Device::cpu();
    let mut data = device.buffer(&[1.0, 2.0])?;
    second_crate::double(&mut data).invocations(2).run()?;
    assert_eq!(data.read()?, [2.0, 4.0]);
    Ok(())
}

mod run {
    use dsl_runtime::prelude::*;
    use second_crate::ops::fourth_power as p4;
    use second_crate::shapes::{Extent, Sum};

    #[kernel(workgroup_size = 1)]
    pub(super) fn uses_items(out: &mut [f32]) {
        out[0] = super::top(2.0) + p4(1.0) + second_crate::ops::TILE as f32;
        out[1] = Sum::apply(Sum::IDENTITY, 2.0);
        out[2] = Extent { width: 2.0, height: 3.0 }.area();
    }
}

#[test]
fn a_kernel_uses_items_of_every_kind() -> Result<(), dsl_runtime::Error> {
    let device = Device::cpu();
    let mut out = device.zeroed::<f32>(3)?;
    run::uses_items(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [8.0 + 1.0 + 8.0, 16.0, 6.0]);
    Ok(())
}

/// Items and kernels with the same tokens, apart from a number.
macro_rules! adder {
    ($name:ident, $amount:expr) => {
        mod $name {
            use dsl_runtime::prelude::*;

            #[device]
            fn add(x: f32) -> f32 {
                x + $amount
            }

            #[kernel(workgroup_size = 1)]
            pub(super) fn run(out: &mut [f32]) {
                out[0] = add($crate::twice(1.0));
            }
        }
    };
}

adder!(adds_one, 1.0);
adder!(adds_two, 2.0);

#[test]
fn items_from_macros_and_in_bodies() -> Result<(), dsl_runtime::Error> {
    #[device]
    fn tenfold(x: f32) -> f32 {
        x * 10.0
    }
    #[kernel(workgroup_size = 1)]
    fn inner(out: &mut [f32]) {
        out[0] = tenfold(1.0) + twice(1.0);
    }
    let device = Device::cpu();
    let mut out = device.zeroed::<f32>(1)?;
    for (kernel, expected) in [(0, 3.0), (1, 4.0), (2, 12.0)] {
        match kernel {
            0 => adds_one::run(&mut out).workgroups(1).run()?,
            1 => adds_two::run(&mut out).workgroups(1).run()?,
            _ => inner(&mut out).workgroups(1).run()?,
        }
        assert_eq!(out.read()?, [expected]);
    }
    Ok(())
}

#[device]
mod shapes {
    use dsl_runtime::prelude::*;

    #[derive(Clone, Copy, PartialEq, ShaderType)]
    pub struct Square {
        pub side: f32,
    }

    impl Square {
        pub fn area(&self) -> f32 {
            self.side * self.side
        }
    }

    impl std::fmt::Display for Square {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "a square of {}", self.area())
        }
    }

    impl PartialOrd for Square {
        fn partial_cmp(&self, other: &Square) -> Option<std::cmp::Ordering> {
            self.side.partial_cmp(&other.side)
        }
    }
}

#[test]
fn impls_of_std_traits_stay_on_the_host() -> Result<(), dsl_runtime::Error> {
    use shapes::Square;

    #[kernel(workgroup_size = 1)]
    fn areas(squares: &[Square], out: &mut [f32]) {
        out[0] = squares[0].area();
    }
    let device = Device::cpu();
    let (small, large) = (Square { side: 2.0 }, Square { side: 3.0 });
    let mut out = device.zeroed::<f32>(1)?;
    areas(&device.buffer(&[large])?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [9.0]);
    assert!(small < large);
    assert_eq!(small.to_string(), "a square of 4");
    Ok(())
}

/// A `#[device] mod` that imports nothing.
#[device]
mod bare {
    #[derive(Debug, ShaderType, Clone, Copy, PartialEq)]
    pub struct Pair {
        #[align(16)]
        pub a: f32,
        pub b: u32,
    }

    pub fn swapped(pair: Pair) -> Pair {
        Pair { a: pair.b as f32, b: pair.a as u32 }
    }
}

#[test]
fn a_module_derives_shader_types_without_imports() {
    let pair = bare::swapped(bare::Pair { a: 2.0, b: 3 });
    assert_eq!(Device::cpu().buffer(&[pair]).expect("a buffer").read().expect("a pair"), [pair]);
}

/// Functions that run in kernels only, in every form. Their replacements on the host compile.
mod kernels_only {
    use dsl_runtime::prelude::*;

    #[device]
    pub(crate) fn with_lifetimes<'a>(x: &'a mut [f32], _: &'a Atomic<u32>) -> f32 {
        workgroup_barrier();
        x[0]
    }

    #[device]
    fn with_lengths<const N: usize>(x: [f32; N], list: &[[f32; N]]) -> f32 {
        storage_barrier();
        x[0] + list[0][0]
    }

    #[device]
    fn with_functions(f: impl Fn(u32) -> u32, g: impl Fn(u32) -> u32) -> u32 {
        f(g(local_invocation_index()))
    }

    #[device]
    #[must_use]
    fn with_formats<F: TextureFormat>(image: &StorageTexture2d<F, ReadWrite>) -> UVec2 {
        image.dimensions()
    }

    #[device]
    fn nothing(mut n: u32, image: &mut StorageTexture2d<R32Uint>) {
        n += 1;
        image.store(uvec2(0, 0), uvec4(n, 0, 0, 0));
    }

    #[device]
    #[cfg(not(any()))]
    fn one_of_two() -> u32 {
        workgroup_id().x
    }

    #[device]
    #[cfg(any())]
    fn one_of_two() -> u32 {
        workgroup_id().y
    }

    #[device]
    pub(crate) mod r#mod {
        use dsl_runtime::prelude::*;

        pub trait Source {
            type Value;
            const N: u32;
            fn at(&self, i: u32) -> Self::Value;
            fn lane(&self) -> Self::Value {
                self.at(local_invocation_index() % Self::N)
            }
            fn stored<const M: usize>(self, to: [u32; M]) -> [u32; M];
        }

        #[derive(ShaderType, Clone, Copy)]
        pub struct Counter<T> {
            pub n: T,
        }

        impl<T: Copy> Source for Counter<T> {
            type Value = T;
            const N: u32 = 2;
            fn at(&self, _i: u32) -> T {
                workgroup_barrier();
                self.n
            }
            fn stored<const M: usize>(self, to: [u32; M]) -> [u32; M] {
                storage_barrier();
                to
            }
        }

        impl<T> Counter<T> {
            pub fn load_from(&self, x: &Atomic<u32>) -> u32 {
                x.load()
            }
            pub fn r#loop(&self) -> u32 {
                num_workgroups().x
            }
        }
    }

    #[kernel(workgroup_size = 1)]
    pub(crate) fn all(
        x: &mut [f32],
        count: &[Atomic<u32>],
        image: &mut StorageTexture2d<R32Uint>,
        out: &mut [u32],
    ) {
        use r#mod::{Counter, Source};
        x[0] = with_lifetimes(x, &count[0]) + 1.0;
        let counter = Counter::<u32> { n: 3 };
        out[0] = with_lengths([2.0], &[[x[0]]]) as u32
            + with_functions(|i| i + 1, |i| i * 2)
            + one_of_two()
            + counter.lane()
            + counter.stored([5])[0]
            + counter.load_from(&count[0])
            + counter.r#loop();
        nothing(7, image);
    }
}

#[test]
fn functions_for_kernels_only_have_replacements_on_the_host() -> Result<(), dsl_runtime::Error> {
    let device = Device::cpu();
    let (mut x, mut count) = (device.zeroed::<f32>(1)?, device.buffer(&[100])?);
    let (mut image, mut out) =
        (device.texture_2d_zeroed::<R32Uint>((1, 1))?, device.zeroed::<u32>(1)?);
    kernels_only::all(&mut x, &mut count, &mut image, &mut out).workgroups(1).run()?;
    assert_eq!((out.read()?[0], image.read()?[0]), (3 + 1 + 3 + 5 + 100 + 1, 8));
    Ok(())
}

/// Methods of a module that call functions outside of it. These functions return or take its type.
mod methods_that_call_outside {
    use dsl_runtime::prelude::*;

    #[device]
    mod points {
        use super::*;

        #[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
        pub struct Point {
            pub x: u32,
            pub y: u32,
        }

        impl Point {
            pub fn moved(self, by: u32) -> Point {
                super::moved_by(self.x + by, self.y)
            }

            pub fn turned(self) -> Point {
                turned_around(self)
            }

            pub fn all(self) -> [Point; 2] {
                super::both(self)
            }

            pub fn farther(&self, n: u32) -> Option<Point> {
                super::farther_than(self, n)
            }
        }

        pub fn twice(point: Point) -> Point {
            super::moved_by(point.x * 2, point.y * 2)
        }
    }
    use points::Point;

    #[device]
    fn moved_by(x: u32, y: u32) -> Point {
        Point { x, y }
    }

    #[device]
    fn turned_around(point: Point) -> Point {
        Point { x: point.y, y: point.x }
    }

    #[device]
    fn both(point: Point) -> [Point; 2] {
        [point, point.turned()]
    }

    #[device]
    fn farther_than(point: &Point, n: u32) -> Option<Point> {
        if point.x > n { Some(point.moved(1)) } else { None }
    }

    #[kernel(workgroup_size = 1)]
    fn paths(x: u32, y: u32, out: &mut [Point]) {
        let point = Point { x, y }.moved(3);
        out[0] = point;
        out[1] = point.turned();
        out[2] = point.all()[1];
        out[3] = point.farther(4).unwrap_or(Point { x: 0, y: 0 });
        out[4] = points::twice(point);
    }

    #[test]
    fn methods_and_outside_functions_arrive() -> Result<(), dsl_runtime::Error> {
        let device = Device::cpu();
        let mut out = device.zeroed::<Point>(5)?;
        paths(4, 5, &mut out).workgroups(1).run()?;
        let on_the_host = Point { x: 4, y: 5 }.moved(3);
        let expected = [
            on_the_host,
            on_the_host.turned(),
            on_the_host.all()[1],
            on_the_host.farther(4).expect("7 is more than 4"),
            points::twice(on_the_host),
        ];
        assert_eq!(out.read()?, expected);
        Ok(())
    }
}
