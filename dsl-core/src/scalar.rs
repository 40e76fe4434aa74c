//! The scalar types: their names, sizes and limits.

/// The scalar types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scalar {
    /// `bool`.
    Bool,
    /// `i32`.
    I32,
    /// `u32`.
    U32,
    /// `f32`.
    F32,
    /// `f16`, from the crate `half`.
    F16,
    /// `i64`.
    I64,
    /// `u64`.
    U64,
    /// `f64`.
    F64,
    /// `i8`.
    I8,
    /// `u8`.
    U8,
    /// `i16`.
    I16,
    /// `u16`.
    U16,
    /// `isize`, which has 32 bits in a kernel.
    Isize,
    /// `usize`, which has 32 bits in a kernel.
    Usize,
    /// `char`, by its code.
    Char,
}

impl Scalar {
    /// The name, the same in Rust and in WGSL.
    pub fn rust(self) -> &'static str {
        match self {
            Scalar::Bool => "bool",
            Scalar::I32 => "i32",
            Scalar::U32 => "u32",
            Scalar::F32 => "f32",
            Scalar::F16 => "f16",
            Scalar::I64 => "i64",
            Scalar::U64 => "u64",
            Scalar::F64 => "f64",
            Scalar::I8 => "i8",
            Scalar::U8 => "u8",
            Scalar::I16 => "i16",
            Scalar::U16 => "u16",
            Scalar::Isize => "isize",
            Scalar::Usize => "usize",
            Scalar::Char => "char",
        }
    }

    /// The prefix of its vector types, glam's if glam has them. Narrow integers and sizes have no
    /// vectors in kernels.
    pub fn vector_prefix(self) -> Option<&'static str> {
        Some(match self {
            Scalar::Bool => "BVec",
            Scalar::I32 => "IVec",
            Scalar::U32 => "UVec",
            Scalar::F32 => "Vec",
            Scalar::F16 => "F16Vec",
            Scalar::I64 => "I64Vec",
            Scalar::U64 => "U64Vec",
            Scalar::F64 => "DVec",
            Scalar::I8
            | Scalar::U8
            | Scalar::I16
            | Scalar::U16
            | Scalar::Isize
            | Scalar::Usize
            | Scalar::Char => return None,
        })
    }

    /// Every scalar type.
    pub const ALL: [Scalar; 15] = [
        Scalar::Bool,
        Scalar::I32,
        Scalar::U32,
        Scalar::F32,
        Scalar::F16,
        Scalar::I64,
        Scalar::U64,
        Scalar::F64,
        Scalar::I8,
        Scalar::U8,
        Scalar::I16,
        Scalar::U16,
        Scalar::Isize,
        Scalar::Usize,
        Scalar::Char,
    ];

    /// Whether it is an integer type.
    pub fn is_integer(self) -> bool {
        !matches!(self, Scalar::Bool | Scalar::Char) && !self.is_float()
    }

    /// Whether it is an integer type of fewer than 32 bits.
    pub fn is_narrow(self) -> bool {
        matches!(self, Scalar::I8 | Scalar::U8 | Scalar::I16 | Scalar::U16)
    }

    /// Whether it is `usize` or `isize`.
    pub fn is_size(self) -> bool {
        matches!(self, Scalar::Isize | Scalar::Usize)
    }

    /// The type that kernels compute with instead: for narrow integers and sizes, the 32-bit type
    /// of the same signedness; otherwise the type itself.
    #[must_use]
    pub fn word(self) -> Scalar {
        match self {
            Scalar::I8 | Scalar::I16 | Scalar::Isize => Scalar::I32,
            Scalar::U8 | Scalar::U16 | Scalar::Usize | Scalar::Char => Scalar::U32,
            Scalar::Bool
            | Scalar::I32
            | Scalar::U32
            | Scalar::F32
            | Scalar::F16
            | Scalar::I64
            | Scalar::U64
            | Scalar::F64 => self,
        }
    }

    /// Whether it is `i32` or `u32`, the integer types of textures and `switch`.
    pub fn is_word(self) -> bool {
        matches!(self, Scalar::I32 | Scalar::U32)
    }

    /// Whether it is a signed integer type.
    pub fn is_signed(self) -> bool {
        matches!(self.word(), Scalar::I32 | Scalar::I64)
    }

    /// Whether it is a floating-point type.
    pub fn is_float(self) -> bool {
        matches!(self, Scalar::F32 | Scalar::F16 | Scalar::F64)
    }

    /// The unsigned integer type of the same size.
    #[must_use]
    pub fn unsigned(self) -> Scalar {
        match self {
            Scalar::I8 | Scalar::U8 => Scalar::U8,
            Scalar::I16 | Scalar::U16 => Scalar::U16,
            Scalar::Isize | Scalar::Usize => Scalar::Usize,
            Scalar::I64 | Scalar::U64 | Scalar::F64 => Scalar::U64,
            Scalar::Bool | Scalar::I32 | Scalar::U32 | Scalar::F32 | Scalar::F16 | Scalar::Char => {
                Scalar::U32
            }
        }
    }

    /// The signed integer type of the same size.
    #[must_use]
    pub fn signed(self) -> Scalar {
        match self {
            Scalar::I8 | Scalar::U8 => Scalar::I8,
            Scalar::I16 | Scalar::U16 => Scalar::I16,
            Scalar::Isize | Scalar::Usize => Scalar::Isize,
            Scalar::I64 | Scalar::U64 | Scalar::F64 => Scalar::I64,
            Scalar::Bool | Scalar::I32 | Scalar::U32 | Scalar::F32 | Scalar::F16 | Scalar::Char => {
                Scalar::I32
            }
        }
    }

    /// The size in bytes; the size in memory, if it can be stored.
    pub fn size(self) -> u32 {
        match self {
            Scalar::I8 | Scalar::U8 => 1,
            Scalar::F16 | Scalar::I16 | Scalar::U16 => 2,
            Scalar::Bool
            | Scalar::I32
            | Scalar::U32
            | Scalar::F32
            | Scalar::Isize
            | Scalar::Usize
            | Scalar::Char => 4,
            Scalar::I64 | Scalar::U64 | Scalar::F64 => 8,
        }
    }

    /// The number of bits of an integer.
    pub fn bits(self) -> u32 {
        8 * self.size()
    }

    /// The least and the greatest value of an integer or `bool`.
    pub fn limits(self) -> (i128, i128) {
        match self {
            Scalar::Bool => (0, 1),
            Scalar::Char => (0, u32::from(char::MAX).into()),
            Scalar::F32 | Scalar::F16 | Scalar::F64 => (0, u32::MAX.into()),
            Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64 | Scalar::Isize => {
                let half = 1i128 << (self.bits() - 1);
                (-half, half - 1)
            }
            Scalar::U8 | Scalar::U16 | Scalar::U32 | Scalar::U64 | Scalar::Usize => {
                (0, (1i128 << self.bits()) - 1)
            }
        }
    }

    /// Wraps a number to this type.
    #[must_use]
    pub fn wrap(self, number: i128) -> i128 {
        let (min, max) = self.limits();
        (number - min).rem_euclid(max - min + 1) + min
    }

    /// The limits of a 32-bit integer or of `bool`. Analyses compute with these types only.
    pub fn word_limits(self) -> (i64, i64) {
        let (min, max) = self.limits();
        (i64::try_from(min).unwrap_or(i64::MIN), i64::try_from(max).unwrap_or(i64::MAX))
    }
}
