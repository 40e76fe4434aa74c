// Generated, see generate.rs: `BLESS=1 cargo test --test layout` writes it anew.

shader_type! {
    struct S0 {
        #[size(24)]
        m0: Vec4,
    }
}

shader_type! {
    struct S1 {
        #[size(14)]
        m0: Vec2,
        #[align(16)]
        m1: S0,
        m2: S0,
        m3: IVec4,
        m4: i32,
        m5: S0,
    }
}

shader_type! {
    struct S2 {
        #[align(4)]
        m0: i32,
        m1: UVec3,
        #[align(32)]
        m2: IVec2,
    }
}

shader_type! {
    struct S3 {
        m0: [Vec3; 4],
    }
}

shader_type! {
    struct S4 {
        m0: S1,
        m1: UVec2,
        m2: [UVec2; 4],
    }
}

shader_type! {
    struct S5 {
        m0: IVec3,
        m1: S3,
        #[size(24)]
        m2: UVec4,
    }
}

shader_type! {
    struct S6 {
        m0: Vec3,
        m1: i32,
        m2: u32,
    }
}

shader_type! {
    struct S7 {
        #[size(12)]
        m0: Vec2,
        #[size(8)]
        m1: f32,
        m2: UVec3,
        m3: i32,
    }
}

shader_type! {
    struct S8 {
        m0: S7,
    }
}

shader_type! {
    struct S9 {
        m0: S0,
        #[size(11)]
        m1: u32,
        m2: IVec2,
        m3: Vec4,
        m4: [[Vec4; 1]; 2],
        m5: Vec3,
    }
}

shader_type! {
    struct S10 {
        #[size(8)]
        m0: IVec2,
    }
}

shader_type! {
    struct S11 {
        #[align(8)]
        m0: u32,
        m1: IVec2,
        #[align(64)]
        m2: S5,
    }
}

shader_type! {
    struct S12 {
        #[align(16)]
        #[size(13)]
        m0: UVec3,
        m1: Suit,
        m2: IVec4,
    }
}

shader_type! {
    struct S13 {
        m0: [f32; 2],
        #[align(32)]
        m1: [UVec2; 2],
        #[align(4)]
        m2: [i32; 1],
        #[align(64)]
        m3: UVec4,
        m4: f32,
    }
}

shader_type! {
    struct S14 {
        #[align(16)]
        m0: [f32; 3],
        m1: Suit,
        m2: [[Vec4; 4]; 2],
        m3: IVec3,
        m4: IVec4,
        m5: S1,
    }
}

shader_type! {
    struct S15 {
        #[align(128)]
        m0: S2,
        m1: Vec3,
        m2: Vec3,
        #[align(64)]
        m3: S6,
    }
}

shader_type! {
    struct S16 {
        #[size(14)]
        m0: Vec3,
        m1: [Vec2; 4],
        m2: f32,
        m3: Suit,
        #[size(18)]
        m4: IVec3,
    }
}

shader_type! {
    struct S17 {
        m0: IVec2,
    }
}

shader_type! {
    struct S18 {
        m0: Vec4,
    }
}

shader_type! {
    struct S19 {
        m0: S2,
        m1: [Vec3; 3],
        m2: [IVec3; 2],
        m3: S0,
        m4: IVec3,
    }
}

shader_type! {
    struct S20 {
        #[size(12)]
        m0: UVec2,
        #[size(14)]
        m1: UVec3,
        m2: [S11; 3],
        m3: IVec4,
    }
}

shader_type! {
    struct S21 {
        m0: IVec3,
        m1: u32,
        m2: S11,
    }
}

shader_type! {
    struct S22 {
        m0: [[[UVec3; 1]; 2]; 4],
        m1: [S19; 3],
        #[align(16)]
        m2: [IVec2; 1],
        m3: S9,
    }
}

shader_type! {
    struct S23 {
        m0: S21,
        m1: Vec3,
        m2: Vec3,
        m3: S7,
        #[align(8)]
        m4: Suit,
    }
}

shader_type! {
    struct S24 {
        m0: UVec3,
        m1: Vec3,
        #[align(32)]
        m2: [UVec3; 2],
        #[align(32)]
        m3: Vec2,
        #[align(64)]
        m4: S8,
        m5: UVec2,
    }
}

shader_type! {
    struct S25 {
        m0: IVec2,
        m1: S8,
    }
}

shader_type! {
    struct S26 {
        m0: IVec3,
        m1: S0,
        #[align(64)]
        m2: S9,
        #[align(64)]
        m3: S19,
    }
}

shader_type! {
    struct S27 {
        m0: [S6; 3],
        m1: S11,
        #[align(8)]
        m2: Suit,
    }
}

shader_type! {
    struct S28 {
        m0: S5,
    }
}

shader_type! {
    struct S29 {
        #[size(4)]
        m0: Suit,
    }
}

shader_type! {
    struct S30 {
        m0: [IVec3; 1],
        m1: S29,
    }
}

shader_type! {
    struct S31 {
        m0: Vec2,
        #[align(4)]
        m1: f32,
    }
}

shader_type! {
    struct S32 {
        m0: S4,
        #[align(32)]
        m1: [Vec2; 4],
        m2: S4,
        m3: Vec2,
        m4: UVec3,
        #[size(11)]
        m5: i32,
    }
}

shader_type! {
    struct S33 {
        m0: [Vec4; 1],
        m1: u32,
        m2: UVec4,
        m3: f32,
        m4: Vec4,
        #[align(32)]
        m5: S31,
    }
}

shader_type! {
    struct S34 {
        m0: S12,
        m1: i32,
        m2: UVec4,
        m3: Suit,
        m4: i32,
    }
}

shader_type! {
    struct S35 {
        #[size(4)]
        m0: u32,
        #[size(12)]
        m1: u32,
        m2: u32,
        m3: IVec2,
        m4: S12,
        m5: [Suit; 4],
    }
}

shader_type! {
    struct S36 {
        m0: Vec3,
    }
}

shader_type! {
    struct S37 {
        m0: [S5; 1],
        #[size(4)]
        m1: u32,
        m2: UVec3,
        m3: S24,
    }
}

shader_type! {
    struct S38 {
        m0: u32,
        #[align(16)]
        #[size(5)]
        m1: Suit,
    }
}

shader_type! {
    struct S39 {
        #[align(4)]
        #[size(11)]
        m0: i32,
        m1: Vec2,
        m2: S19,
        m3: [S0; 4],
        m4: UVec2,
    }
}

shader_type! {
    struct S40 {
        m0: Vec2,
        m1: [S30; 2],
        m2: IVec4,
        #[align(32)]
        m3: Vec2,
        m4: f32,
    }
}

shader_type! {
    struct S41 {
        m0: UVec4,
        m1: [S25; 3],
        #[align(64)]
        #[size(17)]
        m2: UVec3,
        m3: [S16; 4],
        m4: S38,
        #[size(16)]
        m5: IVec3,
    }
}

shader_type! {
    struct S42 {
        m0: S16,
        m1: IVec2,
        #[align(16)]
        m2: [Vec3; 1],
        m3: f32,
    }
}

shader_type! {
    struct S43 {
        #[size(4)]
        m0: i32,
        #[align(4)]
        #[size(12)]
        m1: Suit,
        m2: S35,
        m3: i32,
        #[size(14)]
        m4: IVec3,
    }
}

shader_type! {
    struct S44 {
        m0: S18,
        m1: UVec3,
        m2: S16,
        m3: IVec4,
        m4: [Suit; 1],
        m5: IVec3,
    }
}

shader_type! {
    struct S45 {
        m0: S40,
        m1: Suit,
        m2: S8,
        m3: S11,
    }
}

shader_type! {
    struct S46 {
        m0: [[UVec3; 2]; 4],
        #[align(16)]
        #[size(13)]
        m1: Vec2,
    }
}

shader_type! {
    struct S47 {
        m0: [[UVec2; 4]; 4],
        m1: Vec3,
        #[align(8)]
        #[size(10)]
        m2: IVec2,
    }
}

shader_type! {
    struct S48 {
        m0: UVec2,
        m1: [IVec4; 2],
        #[size(9)]
        m2: UVec2,
    }
}

shader_type! {
    struct S49 {
        m0: i32,
        m1: i32,
        m2: S6,
        m3: Vec2,
        #[align(64)]
        m4: [IVec4; 2],
    }
}

shader_type! {
    struct S50 {
        m0: S0,
        m1: S29,
        m2: IVec2,
        #[size(14)]
        m3: IVec3,
        m4: Vec2,
        m5: IVec3,
    }
}

shader_type! {
    struct S51 {
        m0: S4,
        m1: Suit,
    }
}

shader_type! {
    struct S52 {
        m0: UVec4,
        m1: Suit,
        m2: S21,
        m3: u32,
        m4: i32,
    }
}

shader_type! {
    struct S53 {
        m0: UVec4,
        m1: UVec4,
        m2: S6,
        #[align(8)]
        m3: Vec2,
        m4: [S1; 1],
        m5: Vec2,
    }
}

shader_type! {
    struct S54 {
        m0: [Vec4; 1],
        m1: IVec2,
        m2: IVec3,
    }
}

shader_type! {
    struct S55 {
        #[size(24)]
        m0: UVec4,
        #[align(8)]
        m1: [f32; 4],
        #[size(20)]
        m2: IVec4,
        #[align(4)]
        #[size(6)]
        m3: i32,
        m4: Suit,
        m5: u32,
    }
}

shader_type! {
    struct S56 {
        m0: S11,
        m1: Vec3,
        #[align(16)]
        #[size(9)]
        m2: u32,
    }
}

shader_type! {
    struct S57 {
        m0: Vec3,
        m1: u32,
        m2: [UVec3; 2],
    }
}

shader_type! {
    struct S58 {
        m0: S48,
        m1: [UVec4; 3],
        m2: IVec3,
        #[align(8)]
        #[size(5)]
        m3: Suit,
    }
}

shader_type! {
    struct S59 {
        m0: S34,
        m1: i32,
        m2: IVec4,
    }
}

visit!(S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12, S13, S14, S15, S16, S17, S18, S19, S20, S21, S22, S23, S24, S25, S26, S27, S28, S29, S30, S31, S32, S33, S34, S35, S36, S37, S38, S39, S40, S41, S42, S43, S44, S45, S46, S47, S48, S49, S50, S51, S52, S53, S54, S55, S56, S57, S58, S59);

runtime_sized! {
    struct R0 {
        #[align(64)]
        m0: Vec4,
        m1: Vec4,
        #[align(8)]
        m2: i32,
        m3: [S56; 2],
        #[align(16)]
        items: RuntimeArray<UVec4>,
    }
}

runtime_sized! {
    struct R1 {
        m0: [u32; 3],
        m1: u32,
        m2: UVec4,
        m3: [IVec3; 2],
        #[align(4)]
        #[size(4)]
        m4: Suit,
        m5: S15,
        #[align(64)]
        items: RuntimeArray<S4>,
    }
}

runtime_sized! {
    struct R2 {
        #[size(12)]
        m0: UVec3,
        m1: [[S48; 1]; 3],
        m2: [IVec2; 4],
        #[align(8)]
        m3: [[[Suit; 3]; 1]; 4],
        #[align(32)]
        items: RuntimeArray<[UVec2; 1]>,
    }
}

runtime_sized! {
    struct R3 {
        m0: [Vec3; 2],
        m1: Vec3,
        m2: IVec2,
        #[align(64)]
        items: RuntimeArray<[S59; 1]>,
    }
}

runtime_sized! {
    struct R4 {
        #[align(16)]
        m0: UVec4,
        m1: u32,
        #[size(23)]
        m2: UVec4,
        m3: [Vec4; 1],
        m4: [S5; 3],
        #[align(64)]
        items: RuntimeArray<[IVec4; 3]>,
    }
}

runtime_sized! {
    struct R5 {
        m0: [IVec2; 2],
        m1: UVec2,
        #[align(32)]
        m2: [[Vec3; 4]; 3],
        m3: [S28; 3],
        m4: IVec3,
        m5: UVec2,
        #[align(64)]
        items: RuntimeArray<UVec3>,
    }
}

runtime_sized! {
    struct R6 {
        m0: f32,
        #[align(16)]
        m1: S28,
        #[align(16)]
        m2: S0,
        #[align(64)]
        items: RuntimeArray<S16>,
    }
}

runtime_sized! {
    struct R7 {
        m0: IVec4,
        m1: [f32; 2],
        #[align(16)]
        items: RuntimeArray<Vec2>,
    }
}

runtime_sized! {
    struct R8 {
        m0: S38,
        #[align(8)]
        items: RuntimeArray<UVec2>,
    }
}

runtime_sized! {
    struct R9 {
        m0: u32,
        #[size(4)]
        m1: Suit,
        m2: Vec4,
        m3: S34,
        #[align(16)]
        m4: u32,
        #[align(32)]
        items: RuntimeArray<UVec4>,
    }
}

runtime_sized! {
    struct R10 {
        m0: IVec2,
        m1: UVec3,
        m2: Suit,
        m3: Vec2,
        #[align(64)]
        items: RuntimeArray<S54>,
    }
}

runtime_sized! {
    struct R11 {
        m0: f32,
        #[align(8)]
        m1: S10,
        #[align(16)]
        m2: Suit,
        m3: UVec3,
        #[align(32)]
        items: RuntimeArray<Vec4>,
    }
}

runtime_sized! {
    struct R12 {
        #[align(4)]
        m0: f32,
        m1: UVec4,
        m2: Vec3,
        m3: Vec3,
        m4: f32,
        #[align(64)]
        items: RuntimeArray<IVec3>,
    }
}

runtime_sized! {
    struct R13 {
        m0: Vec4,
        m1: [S11; 3],
        m2: S5,
        #[align(64)]
        items: RuntimeArray<UVec3>,
    }
}

runtime_sized! {
    struct R14 {
        m0: UVec4,
        m1: UVec4,
        #[align(32)]
        m2: [Vec3; 4],
        #[align(16)]
        items: RuntimeArray<Vec3>,
    }
}

runtime_sized! {
    struct R15 {
        m0: [S12; 2],
        m1: UVec2,
        #[size(16)]
        m2: Vec2,
        #[size(18)]
        m3: Vec4,
        #[align(64)]
        items: RuntimeArray<S9>,
    }
}

runtime_sized! {
    struct R16 {
        #[size(8)]
        m0: Suit,
        m1: Vec3,
        m2: i32,
        #[size(15)]
        m3: UVec2,
        #[size(12)]
        m4: f32,
        #[align(16)]
        items: RuntimeArray<S1>,
    }
}

runtime_sized! {
    struct R17 {
        m0: Vec3,
        m1: u32,
        #[align(32)]
        items: RuntimeArray<IVec3>,
    }
}

runtime_sized! {
    struct R18 {
        m0: Vec3,
        m1: S13,
        #[align(8)]
        items: RuntimeArray<Suit>,
    }
}

runtime_sized! {
    struct R19 {
        #[size(16)]
        m0: Vec2,
        #[align(32)]
        items: RuntimeArray<[IVec2; 3]>,
    }
}

visit_runtime_sized!(R0, R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12, R13, R14, R15, R16, R17, R18, R19);
