// Integers that are not 0, as std defines them. `Integer` stands for each type of integers, `Signed`
// for each type with a sign, `Unsigned` for each type without one, or for the one with as many bits.

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct NonZero<T>(T);

type NonZeroU8 = NonZero<u8>;
type NonZeroI8 = NonZero<i8>;
type NonZeroU16 = NonZero<u16>;
type NonZeroI16 = NonZero<i16>;
type NonZeroU32 = NonZero<u32>;
type NonZeroI32 = NonZero<i32>;
type NonZeroU64 = NonZero<u64>;
type NonZeroI64 = NonZero<i64>;

impl<T: Copy + PartialEq + Default> NonZero<T> {
    fn new(value: T) -> Option<NonZero<T>> {
        if value == T::default() { None } else { Some(NonZero(value)) }
    }

    // Nothing relies on the value, so 0 may pass.
    fn new_unchecked(value: T) -> NonZero<T> {
        NonZero(value)
    }

    fn get(self) -> T {
        self.0
    }
}

impl NonZero<Integer> {
    fn leading_zeros(self) -> u32 {
        self.0.leading_zeros()
    }

    fn trailing_zeros(self) -> u32 {
        self.0.trailing_zeros()
    }

    fn checked_mul(self, other: NonZero<Integer>) -> Option<NonZero<Integer>> {
        self.0.checked_mul(other.0).map(NonZero)
    }

    fn saturating_mul(self, other: NonZero<Integer>) -> NonZero<Integer> {
        NonZero(self.0.saturating_mul(other.0))
    }
}

impl NonZero<Unsigned> {
    fn checked_add(self, other: Unsigned) -> Option<NonZero<Unsigned>> {
        self.0.checked_add(other).map(NonZero)
    }

    fn saturating_add(self, other: Unsigned) -> NonZero<Unsigned> {
        NonZero(self.0.saturating_add(other))
    }

    fn is_power_of_two(self) -> bool {
        self.0.is_power_of_two()
    }

    fn ilog2(self) -> u32 {
        self.0.ilog2()
    }
}

impl NonZero<Signed> {
    fn is_negative(self) -> bool {
        self.0 < 0
    }

    fn is_positive(self) -> bool {
        self.0 > 0
    }

    fn unsigned_abs(self) -> NonZero<Unsigned> {
        NonZero(self.0.unsigned_abs())
    }
}
