//! Types without an attribute in the file of the kernel: their methods, operators and constants,
//! `impl`s of traits for them and for numbers. Names that the prelude also has.

use std::ops::{Add, AddAssign, Index, Mul, Neg, Sub};

use dsl_runtime::prelude::*;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vec2<T> {
    pub x: T,
    pub y: T,
}

impl<T: Copy + Add<Output = T> + Mul<Output = T>> Vec2<T> {
    pub const fn new(x: T, y: T) -> Self {
        Self { x, y }
    }

    #[inline]
    pub fn dot(self, other: Self) -> T {
        self.x * other.x + self.y * other.y
    }

    /// For the host alone.
    pub fn described(&self) -> String
    where
        T: std::fmt::Debug,
    {
        format!("{:?}, {:?}", self.x, self.y)
    }
}

impl<T: Add<Output = T>> Add for Vec2<T> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Vec2 { x: self.x + other.x, y: self.y + other.y }
    }
}

impl<T: Neg<Output = T>> Neg for Vec2<T> {
    type Output = Self;

    fn neg(self) -> Self {
        Vec2 { x: -self.x, y: -self.y }
    }
}

impl Mul<Vec2<f32>> for f32 {
    type Output = Vec2<f32>;

    fn mul(self, vector: Vec2<f32>) -> Vec2<f32> {
        Vec2 { x: self * vector.x, y: self * vector.y }
    }
}

impl<T> From<(T, T)> for Vec2<T> {
    fn from((x, y): (T, T)) -> Self {
        Vec2 { x, y }
    }
}

impl Index<usize> for Vec2<f32> {
    type Output = f32;

    fn index(&self, i: usize) -> &f32 {
        match i {
            0 => &self.x,
            _ => &self.y,
        }
    }
}

#[derive(Clone, Copy)]
pub struct Segment {
    pub from: Vec2<f32>,
    pub to: Vec2<f32>,
}

impl Default for Segment {
    fn default() -> Self {
        Segment { from: Self::ORIGIN, to: Vec2::new(1.0, 1.0) }
    }
}

impl Segment {
    pub const ORIGIN: Vec2<f32> = Vec2 { x: 0.0, y: 0.0 };

    pub fn at(&self, t: f32) -> Vec2<f32> {
        (1.0 - t) * self.from + t * self.to
    }

    pub fn turn(&mut self) {
        std::mem::swap(&mut self.from, &mut self.to);
        self.from = -self.from;
    }
}

/// Halves of whatever has them.
trait Half: Copy + Sub<Output = Self> {
    const UNIT: Self;

    fn half(self) -> Self;

    fn rest(self) -> Self {
        self - self.half()
    }
}

impl Half for f32 {
    const UNIT: f32 = 1.5;

    fn half(self) -> f32 {
        self * 0.5
    }
}

impl Half for u32 {
    const UNIT: u32 = 3;

    fn half(self) -> u32 {
        self / 2
    }
}

fn quarter<T: Half>(x: T) -> T {
    x.half().half()
}

/// A type in buffers, with methods beside it.
#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
pub struct Colour {
    pub red: f32,
    pub green: f32,
}

impl Colour {
    pub fn mixed(self, other: Colour, t: f32) -> Colour {
        Colour { red: mix(self.red, other.red, t), green: mix(self.green, other.green, t) }
    }
}

impl AddAssign for Colour {
    fn add_assign(&mut self, other: Colour) {
        self.red += other.red;
        self.green += other.green;
    }
}

/// Named like a function of the language.
fn mix(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}

fn of_types(x: [f32; 4]) -> [f32; 6] {
    let mut segment = Segment { from: Vec2::new(x[0], x[1]), to: (x[2], x[3]).into() };
    segment.turn();
    let at = segment.at(0.25);
    let pair = Vec2::<u32>::from((3, 4));
    [
        at.dot(at),
        at[0] - at[1],
        Segment::default().to.x + Segment::ORIGIN.y,
        (pair + Vec2::new(1u32, 1)).dot(pair) as f32,
        quarter(x[1]) + f32::UNIT + x[2].rest(),
        (quarter(9u32) + u32::UNIT) as f32 + (Vec2::<f32>::default() == Segment::ORIGIN) as u32 as f32,
    ]
}

#[kernel(workgroup_size = 1)]
fn plain_types(x: &[f32], out: &mut [f32]) {
    let values = of_types([x[0], x[1], x[2], x[3]]);
    for i in 0..6 {
        out[i] = values[i];
    }
}

#[kernel(workgroup_size = 4)]
fn plain_methods(colours: &mut [Colour], other: Colour) {
    let i = global_invocation_id().x;
    if i < colours.len() && colours[i] != other {
        let mut mixed = colours[i].mixed(other, 0.5);
        mixed += other;
        colours[i] = mixed;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let input = [0.5, -1.0, 2.0, 0.25];
    let mut out = device.zeroed::<f32>(6)?;
    plain_types(&device.buffer(&input)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, of_types(input));

    let other = Colour { red: 1.0, green: 0.5 };
    let before = [Colour { red: 0.0, green: 2.0 }, other];
    let mut colours = device.buffer(&before)?;
    plain_methods(&mut colours, other).invocations(2).run()?;
    let mut mixed = before[0].mixed(other, 0.5);
    mixed += other;
    assert_eq!(colours.read()?, [mixed, other]);
    assert_eq!(Vec2::new(1, 2).described(), "1, 2");
    Ok(())
}
