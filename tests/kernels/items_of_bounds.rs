//! Where only bounds are known of a type, names mean items of the bounds' traits, `T::new()`, also if the argument's type has
//! others of the same name.

use dsl_runtime::prelude::*;

#[device]
mod of_bounds {
    pub trait Measure {
        const LIMIT: u32;
        const STEP: u32 = 3;

        fn new(size: u32) -> Self;
        fn size(&self) -> u32;

        fn twice(&self) -> u32 {
            2 * self.size() + Self::LIMIT
        }

        fn grown(&self) -> u32
        where
            Self: Sized,
        {
            Self::new(self.size() + Self::STEP).size()
        }
    }

    pub trait Scaled<S> {
        fn size(&self, by: S) -> S;
    }

    #[derive(Clone, Copy)]
    pub struct Block {
        pub size: u32,
    }

    impl Block {
        pub const LIMIT: u32 = 900;
        pub const STEP: u32 = 1;

        pub fn new(size: u32) -> Block {
            Block { size: 1000 * size }
        }

        pub fn size(&self) -> u32 {
            self.size + 500
        }

        pub fn doubled(&self) -> Block {
            Block { size: 2 * self.size }
        }

        pub fn own(size: u32) -> u32 {
            Self::new(size).size() + Self::LIMIT + Block::STEP
        }
    }

    impl Measure for Block {
        const LIMIT: u32 = 90;

        fn new(size: u32) -> Block {
            Block { size }
        }

        fn size(&self) -> u32 {
            self.size
        }
    }

    impl Scaled<f32> for Block {
        fn size(&self, by: f32) -> f32 {
            by * self.size as f32
        }
    }

    pub fn made<T: Measure>(size: u32) -> T {
        T::new(size)
    }

    pub fn limited<T>(of: &T) -> u32
    where
        T: Measure,
    {
        if T::LIMIT > 100 { 7 } else { of.size() + T::size(of) + T::LIMIT * T::STEP }
    }

    pub fn scaled<T: Scaled<f32>>(of: T, by: f32) -> f32 {
        of.size(by) + T::size(&of, 2.0)
    }

    pub struct Pair<T> {
        pub a: T,
        pub b: T,
    }

    impl<T: Measure> Pair<T> {
        pub fn new(a: u32, b: u32) -> Self {
            Pair { a: T::new(a), b: T::new(b) }
        }

        pub fn size(&self) -> u32 {
            self.a.size() + T::size(&self.b) + T::LIMIT
        }
    }

    pub const fn block(size: u32) -> Block {
        Block { size }
    }

    /// Blocks whose type is no parameter have `Block`'s own `size`, next to others that have the bound's.
    pub fn beside<T: Measure + Copy>(of: T, known: Block) -> u32 {
        let literal = Block { size: 3 };
        let declared: Block = known;
        let made = Block::new(2);
        let given = block(4);
        let twice = |of: Block| of.size() + given.size();
        let mut all = literal.size() + 2 * declared.size() + 3 * made.size() + given.size();
        {
            let declared = of;
            let literal = T::new(9);
            all += 5 * declared.size() + literal.size() + made.size();
        }
        if let Some(made) = Some(of) {
            all += made.size();
        }
        let given = of;
        all + given.size()
            + declared.size()
            + made.size()
            + literal.size()
            + twice(known)
            + block(1).size()
    }

    /// A member that is a `Block` next to one that may be.
    pub struct Held<T> {
        pub block: Block,
        pub of: T,
    }

    impl<T: Measure> Held<T> {
        pub fn all(&self) -> u32 {
            self.block.size() + 3 * self.of.size() + 5 * self.block.doubled().size()
        }
    }

    /// Functions with closures are written out at their calls.
    pub fn applied<T: Measure>(of: &[T], known: Block, f: impl Fn(&T) -> u32) -> u32 {
        let all: u32 = of.iter().map(|of| of.size() + f(of)).sum();
        all + T::new(4).size() + known.size()
    }

    pub fn all(i: u32) -> f32 {
        let block: Block = made(i);
        let sum = limited(&block)
            + beside(block, block)
            + applied(&[block, Block { size: 2 }], block, |of| of.size())
            + block.twice()
            + block.grown()
            + Block::own(i);
        let sum = sum + Held { block, of: block }.all();
        sum as f32 + scaled(block, 0.5) + Pair::<Block>::new(i, 4).size() as f32
    }
}

#[device]
#[allow(clippy::should_implement_trait, reason = "that is what the kernel is about")]
mod of_std {
    use core::ops::Add;

    #[derive(Clone, Copy, PartialEq, PartialOrd)]
    pub struct Cell {
        pub x: u32,
    }

    impl Cell {
        pub fn default() -> Cell {
            Cell { x: 1 }
        }

        pub fn from(x: u32) -> Cell {
            Cell { x: x + 100 }
        }

        pub fn clone(&self) -> Cell {
            Cell { x: 77 }
        }

        pub fn into(self) -> u32 {
            self.x + 55
        }

        pub fn add(self, other: Cell) -> Cell {
            Cell { x: self.x * other.x }
        }

        pub fn eq(&self, other: &Cell) -> bool {
            self.x > other.x
        }

        pub fn lt(&self, other: &Cell) -> bool {
            self.x > other.x
        }
    }

    impl Default for Cell {
        fn default() -> Cell {
            Cell { x: 2 }
        }
    }

    impl From<u32> for Cell {
        fn from(x: u32) -> Cell {
            Cell { x: x + 200 }
        }
    }

    impl From<Cell> for u32 {
        fn from(cell: Cell) -> u32 {
            cell.x + 3000
        }
    }

    impl Add for Cell {
        type Output = Cell;

        fn add(self, other: Cell) -> Cell {
            Cell { x: self.x + other.x }
        }
    }

    pub fn made<T: Default>() -> T {
        T::default()
    }

    pub fn converted<T: From<u32>>(x: u32) -> T {
        T::from(x)
    }

    pub fn copied<T: Clone>(of: &T) -> T {
        of.clone()
    }

    pub fn sum<T>(a: T, b: T) -> T
    where
        T: Add<Output = T>,
    {
        a.add(b)
    }

    pub fn number<T: Into<u32>>(of: T) -> u32 {
        of.into()
    }

    pub fn compared<T: PartialOrd>(a: T, b: T) -> u32 {
        u32::from(a.eq(&b)) + 2 * u32::from(a.lt(&b)) + 4 * u32::from(a < b)
    }

    pub fn of_bounds(i: u32) -> u32 {
        let cell = Cell { x: i };
        let all = made::<Cell>().x + converted::<Cell>(i).x + copied(&cell).x + number(cell);
        all + sum(cell, cell).x + compared(cell, Cell { x: 2 })
    }

    pub fn of_type(i: u32) -> u32 {
        let cell = Cell { x: i };
        let declared: Cell = Default::default();
        let all = Cell::default().x + Cell::from(i).x + cell.clone().x + cell.into();
        let all = all + declared.x + <Cell as Default>::default().x;
        all + cell.add(cell).x
            + (cell + cell).x
            + u32::from(cell)
            + u32::from(cell.eq(&declared))
            + 2 * u32::from(cell.lt(&declared))
            + 4 * u32::from(cell == declared)
    }
}

#[kernel(workgroup_size = 1)]
fn numbers_of_cells(out: &mut [u32]) {
    let i = workgroup_id().x;
    out[2 * i] = of_std::of_bounds(i);
    out[2 * i + 1] = of_std::of_type(i);
}

#[kernel(workgroup_size = 1)]
fn sizes_of_blocks(out: &mut [f32]) {
    let i = workgroup_id().x;
    out[i] = of_bounds::all(i);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<f32>(5)?;
    sizes_of_blocks(&mut out).workgroups(5).run()?;
    assert_eq!(out.read()?, (0..5).map(of_bounds::all).collect::<Vec<_>>());

    let mut out = device.zeroed::<u32>(10)?;
    numbers_of_cells(&mut out).workgroups(5).run()?;
    let expected = (0..5).flat_map(|i| [of_std::of_bounds(i), of_std::of_type(i)]);
    assert_eq!(out.read()?, expected.collect::<Vec<_>>());
    Ok(())
}
