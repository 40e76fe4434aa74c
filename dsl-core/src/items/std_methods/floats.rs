// Methods that GPUs lack of floats of both widths. `Float` stands for `f32` and `f64`.

impl Float {
    fn next_up(self) -> Self {
        let bits = self.to_bits();
        if self.is_nan() || self == Self::INFINITY {
            self
        } else if self == 0.0 {
            Self::from_bits(1)
        } else if self > 0.0 {
            Self::from_bits(bits + 1)
        } else {
            Self::from_bits(bits - 1)
        }
    }

    fn next_down(self) -> Self {
        -(-self).next_up()
    }

    fn total_cmp(&self, other: &Self) -> Ordering {
        self.__rank().cmp(&other.__rank())
    }

    // The total order is the order of the bits, reversed for negative floats.
    fn __rank(self) -> Signed {
        let bits = self.to_bits() as Signed;
        bits ^ ((bits >> (Signed::BITS - 1)) as Unsigned >> 1) as Signed
    }
}
