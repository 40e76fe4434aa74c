//! A row of the table: a kernel with its arguments, the hand-written form, and the expected result
//! of a launch.

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, HostShareable, TextureFormat};

use super::examples::{nbody::Body, render::Corner, workgroup_types::Bird};
use super::raw::Dispatch;

/// The number of values of each result that are compared with the host's.
const SAMPLES: usize = 64;

/// The work of a launch.
#[derive(Clone, Copy)]
pub(crate) enum Work {
    /// Bytes that must be read or written.
    Bytes(u64),
    /// A number of operations or items, and their unit.
    Count(u64, &'static str),
}

impl Work {
    pub(crate) fn amount(self) -> f64 {
        let (Work::Bytes(amount) | Work::Count(amount, _)) = self;
        amount as f64
    }
}

pub(crate) struct Row {
    pub(crate) work: Work,
    pub(crate) kernel: Box<dyn Kernel>,
    /// The dispatches of the hand-written form; empty if there is none.
    pub(crate) twin: Vec<Dispatch>,
    /// Some values of the result of a first launch.
    expected: Vec<(usize, f64)>,
    /// The greatest difference that each value may have.
    tolerance: f64,
}

impl Row {
    /// A kernel that writes to `output`. Each first launch starts from the present content of
    /// `output`.
    pub(crate) fn new<O: Output>(
        work: Work,
        output: O,
        launch: impl FnMut(&mut O) -> Result<(), Error> + 'static,
    ) -> Result<Row, Error> {
        let start = output.start()?;
        let kernel = Box::new(Launches { output, start, launch });
        Ok(Row { work, kernel, twin: Vec::new(), expected: Vec::new(), tolerance: 0.0 })
    }

    /// Sets the dispatches of the hand-written form.
    pub(crate) fn beside(self, twin: impl Into<Vec<Dispatch>>) -> Row {
        Row { twin: twin.into(), ..self }
    }

    /// Sets the expected values after a first launch.
    pub(crate) fn expect(self, tolerance: f64, number: impl Fn(usize) -> f64) -> Row {
        let last = self.kernel.count() - 1;
        let at = |i: usize| if i == 0 { last } else { i * 7919 * 104_729 % (last + 1) };
        let expected = (0..SAMPLES).map(at).chain([0]).map(|i| (i, number(i))).collect();
        Row { expected, tolerance, ..self }
    }

    /// Compares the result of a form with the host's.
    pub(crate) fn check(&self, form: &str) -> Result<(), Box<dyn std::error::Error>> {
        let places: Vec<usize> = self.expected.iter().map(|(i, _)| *i).collect();
        for ((i, expected), found) in self.expected.iter().zip(self.kernel.numbers(&places)?) {
            // This test fails for a NaN.
            let is_within = (found - expected).abs() <= self.tolerance;
            if !is_within {
                return Err(format!("{form}: number {i} is {found}, not {expected}").into());
            }
        }
        Ok(())
    }
}

/// A kernel, its arguments and its result.
pub(crate) trait Kernel {
    fn launch(&mut self) -> Result<(), Error>;
    /// Restores the result memory to its state before the first launch.
    fn reset(&mut self) -> Result<(), Error>;
    /// The number of values in the result.
    fn count(&self) -> usize;
    /// Some values of the result.
    fn numbers(&self, places: &[usize]) -> Result<Vec<f64>, Error>;
}

struct Launches<O: Output, F> {
    output: O,
    start: O::Start,
    launch: F,
}

impl<O: Output, F: FnMut(&mut O) -> Result<(), Error>> Kernel for Launches<O, F> {
    fn launch(&mut self) -> Result<(), Error> {
        (self.launch)(&mut self.output)
    }

    fn reset(&mut self) -> Result<(), Error> {
        self.output.reset(&self.start)
    }

    fn count(&self) -> usize {
        self.output.count()
    }

    fn numbers(&self, places: &[usize]) -> Result<Vec<f64>, Error> {
        self.output.numbers(places)
    }
}

/// The memory that a kernel writes to.
pub(crate) trait Output: 'static {
    /// Its initial content.
    type Start: 'static;
    fn start(&self) -> Result<Self::Start, Error>;
    fn reset(&mut self, start: &Self::Start) -> Result<(), Error>;
    fn count(&self) -> usize;
    fn numbers(&self, places: &[usize]) -> Result<Vec<f64>, Error>;
}

impl<T: Numbers + HostShareable> Output for Buffer<T> {
    type Start = Self;

    fn start(&self) -> Result<Self, Error> {
        let mut start = self.device().zeroed(self.len())?;
        self.device().copy(self, &mut start)?;
        Ok(start)
    }

    fn reset(&mut self, start: &Self) -> Result<(), Error> {
        start.device().copy(start, self)
    }

    fn count(&self) -> usize {
        self.len() * T::COUNT
    }

    fn numbers(&self, places: &[usize]) -> Result<Vec<f64>, Error> {
        let number = |place: &usize| {
            let at = place / T::COUNT;
            Ok(self.read_range(at..=at)?[0].number(place % T::COUNT))
        };
        places.iter().map(number).collect()
    }
}

impl<F: TextureFormat<Texel: Numbers>> Output for Texture<F> {
    type Start = Vec<F::Texel>;

    fn start(&self) -> Result<Self::Start, Error> {
        self.read()
    }

    fn reset(&mut self, start: &Self::Start) -> Result<(), Error> {
        self.write(start)
    }

    fn count(&self) -> usize {
        let (width, height) = self.size();
        width as usize * height as usize * F::Texel::COUNT
    }

    fn numbers(&self, places: &[usize]) -> Result<Vec<f64>, Error> {
        let texels = self.read()?;
        let count = <F::Texel as Numbers>::COUNT;
        Ok(places.iter().map(|place| texels[place / count].number(place % count)).collect())
    }
}

/// An element or a texel, as `COUNT` numbers.
pub(crate) trait Numbers {
    const COUNT: usize;
    fn number(&self, at: usize) -> f64;
}

macro_rules! scalars {
    ($($ty:ty)*) => {$(
        impl Numbers for $ty {
            const COUNT: usize = 1;
            fn number(&self, _: usize) -> f64 {
                (*self).into()
            }
        }
    )*};
}

macro_rules! vectors {
    ($($ty:ty: $count:literal)*) => {$(
        impl Numbers for $ty {
            const COUNT: usize = $count;
            fn number(&self, at: usize) -> f64 {
                self[at].into()
            }
        }
    )*};
}

scalars!(f32 u32 u8);
vectors!(Vec3: 3 Vec4: 4 UVec4: 4);

impl<T: Numbers, const N: usize> Numbers for [T; N] {
    const COUNT: usize = N * T::COUNT;
    fn number(&self, at: usize) -> f64 {
        self[at / T::COUNT].number(at % T::COUNT)
    }
}

impl Numbers for Body {
    const COUNT: usize = 6;
    fn number(&self, at: usize) -> f64 {
        [self.point.position, self.velocity].number(at)
    }
}

impl Numbers for Bird {
    const COUNT: usize = 6;
    fn number(&self, at: usize) -> f64 {
        [self.position, self.velocity].number(at)
    }
}

impl Numbers for Corner {
    const COUNT: usize = 3;
    fn number(&self, at: usize) -> f64 {
        [f64::from(self.position.x), self.position.y.into(), self.color.into()][at]
    }
}
