//! The scalar types: what each is called, its size and its limits.

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
    /// `f16`, of the crate `half`.
    F16,
    /// `i64`.
    I64,
    /// `u64`.
    U64,
    /// `f64`.
    F64,
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
        }
    }

    /// The name of its vectors, glam's if it has them, without the number.
    pub fn vector_prefix(self) -> &'static str {
        match self {
            Scalar::Bool => "BVec",
            Scalar::I32 => "IVec",
            Scalar::U32 => "UVec",
            Scalar::F32 => "Vec",
            Scalar::F16 => "F16Vec",
            Scalar::I64 => "I64Vec",
            Scalar::U64 => "U64Vec",
            Scalar::F64 => "DVec",
        }
    }

    /// Every scalar type.
    pub const ALL: [Scalar; 8] = [
        Scalar::Bool,
        Scalar::I32,
        Scalar::U32,
        Scalar::F32,
        Scalar::F16,
        Scalar::I64,
        Scalar::U64,
        Scalar::F64,
    ];

    /// Whether it is an integer type.
    pub fn is_integer(self) -> bool {
        matches!(self, Scalar::I32 | Scalar::U32 | Scalar::I64 | Scalar::U64)
    }

    /// Whether it is `i32` or `u32`, what textures and `switch` take.
    pub fn is_word(self) -> bool {
        matches!(self, Scalar::I32 | Scalar::U32)
    }

    /// Whether it is an integer type with negative numbers.
    pub fn is_signed(self) -> bool {
        matches!(self, Scalar::I32 | Scalar::I64)
    }

    /// Whether it is a floating-point type.
    pub fn is_float(self) -> bool {
        matches!(self, Scalar::F32 | Scalar::F16 | Scalar::F64)
    }

    /// The integer type of the same size without a sign.
    #[must_use]
    pub fn unsigned(self) -> Scalar {
        if self.size() == 8 { Scalar::U64 } else { Scalar::U32 }
    }

    /// Its bytes in memory.
    pub fn size(self) -> u32 {
        match self {
            Scalar::Bool | Scalar::I32 | Scalar::U32 | Scalar::F32 => 4,
            Scalar::F16 => 2,
            Scalar::I64 | Scalar::U64 | Scalar::F64 => 8,
        }
    }

    /// The bits of an integer.
    pub fn bits(self) -> u32 {
        8 * self.size()
    }

    /// The least and the greatest value of an integer or `bool`.
    pub fn limits(self) -> (i128, i128) {
        match self {
            Scalar::Bool => (0, 1),
            Scalar::I32 => (i32::MIN.into(), i32::MAX.into()),
            Scalar::I64 => (i64::MIN.into(), i64::MAX.into()),
            Scalar::U64 => (0, u64::MAX.into()),
            Scalar::U32 | Scalar::F32 | Scalar::F16 | Scalar::F64 => (0, u32::MAX.into()),
        }
    }

    /// The limits of an integer of 32 bits or of `bool`, which analyses compute with. They follow no
    /// others.
    pub fn word_limits(self) -> (i64, i64) {
        let (min, max) = self.limits();
        (i64::try_from(min).unwrap_or(i64::MIN), i64::try_from(max).unwrap_or(i64::MAX))
    }
}
