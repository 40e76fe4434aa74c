// Methods of integers as std defines them. `Integer`, `Unsigned` and `Signed` stand for the types of all widths, or for
// the type of the same width. Those with `any_width` are the same for all widths. Where std panics, the result is
// unspecified.

impl Integer {
    fn overflowing_pow(self, exp: u32) -> (Self, bool) {
        let mut base = self;
        let mut power = 1;
        let mut overflows = false;
        let mut left = exp;
        for _ in 0..32 {
            if left & 1 == 1 {
                let (product, is_past) = power.overflowing_mul(base);
                power = product;
                overflows |= is_past;
            }
            left >>= 1;
            if left == 0 {
                break;
            }
            let (square, is_past) = base.overflowing_mul(base);
            base = square;
            overflows |= is_past;
        }
        (power, overflows)
    }

    fn wrapping_pow(self, exp: u32) -> Self {
        self.overflowing_pow(exp).0
    }

    fn checked_pow(self, exp: u32) -> Option<Self> {
        let (power, overflows) = self.overflowing_pow(exp);
        if overflows { None } else { Some(power) }
    }

    #[any_width]
    fn ilog(self, base: Self) -> u32 {
        let mut left = self;
        let mut log = 0;
        for _ in 0..64 {
            if left < base {
                break;
            }
            left /= base;
            log += 1;
        }
        log
    }

    #[any_width]
    fn ilog10(self) -> u32 {
        self.ilog(10)
    }

    #[any_width]
    fn checked_ilog(self, base: Self) -> Option<u32> {
        if self < 1 || base < 2 { None } else { Some(self.ilog(base)) }
    }

    #[any_width]
    fn checked_ilog2(self) -> Option<u32> {
        if self < 1 { None } else { Some(self.ilog2()) }
    }

    #[any_width]
    fn checked_ilog10(self) -> Option<u32> {
        if self < 1 { None } else { Some(self.ilog10()) }
    }

    fn to_le(self) -> Self {
        self
    }

    fn from_le(number: Self) -> Self {
        number
    }

    fn to_be(self) -> Self {
        self.swap_bytes()
    }

    fn from_be(number: Self) -> Self {
        number.swap_bytes()
    }

    fn unbounded_shl(self, by: u32) -> Self {
        if by < Self::BITS { self << by } else { 0 }
    }
}

impl Unsigned {
    #[any_width]
    fn checked_div_euclid(self, by: Self) -> Option<Self> {
        if by == 0 { None } else { Some(self / by) }
    }

    #[any_width]
    fn checked_rem_euclid(self, by: Self) -> Option<Self> {
        if by == 0 { None } else { Some(self % by) }
    }

    #[any_width]
    fn wrapping_div_euclid(self, by: Self) -> Self {
        self / by
    }

    #[any_width]
    fn wrapping_rem_euclid(self, by: Self) -> Self {
        self % by
    }

    #[any_width]
    fn saturating_div(self, by: Self) -> Self {
        self / by
    }

    fn saturating_pow(self, exp: u32) -> Self {
        let (power, overflows) = self.overflowing_pow(exp);
        if overflows { Self::MAX } else { power }
    }

    fn unbounded_shr(self, by: u32) -> Self {
        if by < Self::BITS { self >> by } else { 0 }
    }

    fn checked_next_multiple_of(self, of: Self) -> Option<Self> {
        if of == 0 {
            return None;
        }
        let past = self % of;
        if past == 0 { Some(self) } else { self.checked_add(of - past) }
    }

    fn checked_next_power_of_two(self) -> Option<Self> {
        if self < 2 {
            return Some(1);
        }
        let one: Self = 1;
        let by = Self::BITS - (self - 1).leading_zeros();
        if by < Self::BITS { Some(one << by) } else { None }
    }

    fn overflowing_add_signed(self, by: Signed) -> (Self, bool) {
        let (sum, carries) = self.overflowing_add(by as Self);
        (sum, carries != (by < 0))
    }

    fn overflowing_sub_signed(self, by: Signed) -> (Self, bool) {
        let (difference, borrows) = self.overflowing_sub(by as Self);
        (difference, borrows != (by < 0))
    }

    fn checked_sub_signed(self, by: Signed) -> Option<Self> {
        let (difference, overflows) = self.overflowing_sub_signed(by);
        if overflows { None } else { Some(difference) }
    }

    fn checked_add_signed(self, by: Signed) -> Option<Self> {
        let (sum, overflows) = self.overflowing_add_signed(by);
        if overflows { None } else { Some(sum) }
    }
}

impl Signed {
    fn checked_div_euclid(self, by: Self) -> Option<Self> {
        if by == 0 || self == Self::MIN && by == -1 { None } else { Some(self.div_euclid(by)) }
    }

    fn checked_rem_euclid(self, by: Self) -> Option<Self> {
        if by == 0 || self == Self::MIN && by == -1 { None } else { Some(self.rem_euclid(by)) }
    }

    fn wrapping_div_euclid(self, by: Self) -> Self {
        if by == -1 { self.wrapping_neg() } else { self.div_euclid(by) }
    }

    fn wrapping_rem_euclid(self, by: Self) -> Self {
        if by == -1 { 0 } else { self.rem_euclid(by) }
    }

    fn saturating_div(self, by: Self) -> Self {
        if self == Self::MIN && by == -1 { Self::MAX } else { self / by }
    }

    fn saturating_pow(self, exp: u32) -> Self {
        let (power, overflows) = self.overflowing_pow(exp);
        if !overflows {
            power
        } else if self < 0 && exp & 1 == 1 {
            Self::MIN
        } else {
            Self::MAX
        }
    }

    fn saturating_abs(self) -> Self {
        if self == Self::MIN { Self::MAX } else { self.abs() }
    }

    fn saturating_neg(self) -> Self {
        if self == Self::MIN { Self::MAX } else { -self }
    }

    fn checked_isqrt(self) -> Option<Self> {
        if self < 0 { None } else { Some(self.isqrt()) }
    }

    fn unbounded_shr(self, by: u32) -> Self {
        if by < Self::BITS { self >> by } else { self >> (Self::BITS - 1) }
    }

    fn overflowing_add_unsigned(self, by: Unsigned) -> (Self, bool) {
        let (sum, overflows) = self.overflowing_add(by as Self);
        (sum, overflows != ((by as Self) < 0))
    }

    fn overflowing_sub_unsigned(self, by: Unsigned) -> (Self, bool) {
        let (difference, overflows) = self.overflowing_sub(by as Self);
        (difference, overflows != ((by as Self) < 0))
    }

    fn checked_add_unsigned(self, by: Unsigned) -> Option<Self> {
        let (sum, overflows) = self.overflowing_add_unsigned(by);
        if overflows { None } else { Some(sum) }
    }

    fn checked_sub_unsigned(self, by: Unsigned) -> Option<Self> {
        let (difference, overflows) = self.overflowing_sub_unsigned(by);
        if overflows { None } else { Some(difference) }
    }

    fn saturating_add_unsigned(self, by: Unsigned) -> Self {
        let (sum, overflows) = self.overflowing_add_unsigned(by);
        if overflows { Self::MAX } else { sum }
    }

    fn saturating_sub_unsigned(self, by: Unsigned) -> Self {
        let (difference, overflows) = self.overflowing_sub_unsigned(by);
        if overflows { Self::MIN } else { difference }
    }
}

impl u64 {
    fn swap_bytes(self) -> Self {
        let low = (self as u32).swap_bytes();
        let high = ((self >> 32) as u32).swap_bytes();
        (low as u64) << 32 | high as u64
    }

    fn saturating_mul(self, by: Self) -> Self {
        let (product, overflows) = self.overflowing_mul(by);
        if overflows { Self::MAX } else { product }
    }

    fn midpoint(self, other: Self) -> Self {
        (self & other) + ((self ^ other) >> 1)
    }

    // Two bits of the number give one of the root.
    fn isqrt(self) -> Self {
        let mut left = self;
        let mut root: u64 = 0;
        for pair in 0..32 {
            let bit: u64 = 1 << (62 - 2 * pair);
            let with = root + bit;
            root >>= 1;
            if left >= with {
                left -= with;
                root += bit;
            }
        }
        root
    }

    fn next_power_of_two(self) -> Self {
        self.checked_next_power_of_two().unwrap_or(0)
    }

    fn wrapping_add_signed(self, by: i64) -> Self {
        self.wrapping_add(by as u64)
    }

    fn saturating_add_signed(self, by: i64) -> Self {
        let (sum, overflows) = self.overflowing_add_signed(by);
        if !overflows {
            sum
        } else if by < 0 {
            0
        } else {
            Self::MAX
        }
    }
}

impl i64 {
    fn swap_bytes(self) -> Self {
        (self as u64).swap_bytes() as i64
    }

    fn saturating_mul(self, by: Self) -> Self {
        let (product, overflows) = self.overflowing_mul(by);
        if !overflows {
            product
        } else if (self < 0) == (by < 0) {
            Self::MAX
        } else {
            Self::MIN
        }
    }

    // Towards 0.
    fn midpoint(self, other: Self) -> Self {
        let differs = self ^ other;
        let below = (self & other) + (differs >> 1);
        if below < 0 && differs & 1 == 1 { below + 1 } else { below }
    }

    fn isqrt(self) -> Self {
        if self < 0 { 0 } else { (self as u64).isqrt() as i64 }
    }

    fn wrapping_add_unsigned(self, by: u64) -> Self {
        self.wrapping_add(by as i64)
    }

    fn wrapping_sub_unsigned(self, by: u64) -> Self {
        self.wrapping_sub(by as i64)
    }
}
