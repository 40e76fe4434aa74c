// Methods of `u8` and `char` about ASCII as std defines them. `Ascii` stands for both types.

impl Ascii {
    fn is_ascii(&self) -> bool {
        (*self as u32) < 128
    }

    fn is_ascii_digit(&self) -> bool {
        (*self as u32).wrapping_sub(48) < 10
    }

    fn is_ascii_alphabetic(&self) -> bool {
        (*self as u32 | 32).wrapping_sub(97) < 26
    }

    fn is_ascii_uppercase(&self) -> bool {
        (*self as u32).wrapping_sub(65) < 26
    }

    fn is_ascii_lowercase(&self) -> bool {
        (*self as u32).wrapping_sub(97) < 26
    }

    fn is_ascii_alphanumeric(&self) -> bool {
        self.is_ascii_digit() || self.is_ascii_alphabetic()
    }

    fn is_ascii_hexdigit(&self) -> bool {
        self.is_ascii_digit() || (*self as u32 | 32).wrapping_sub(97) < 6
    }

    fn is_ascii_whitespace(&self) -> bool {
        matches!(*self as u32, 9 | 10 | 12 | 13 | 32)
    }

    fn is_ascii_control(&self) -> bool {
        matches!(*self as u32, 0..=31 | 127)
    }

    fn is_ascii_graphic(&self) -> bool {
        (*self as u32).wrapping_sub(33) < 94
    }

    fn is_ascii_punctuation(&self) -> bool {
        self.is_ascii_graphic() && !self.is_ascii_alphanumeric()
    }

    fn to_ascii_uppercase(&self) -> Self {
        (*self as u32 ^ (self.is_ascii_lowercase() as u32) << 5) as Self
    }

    fn to_ascii_lowercase(&self) -> Self {
        (*self as u32 ^ (self.is_ascii_uppercase() as u32) << 5) as Self
    }

    fn eq_ignore_ascii_case(&self, other: &Self) -> bool {
        self.to_ascii_lowercase() == other.to_ascii_lowercase()
    }
}
