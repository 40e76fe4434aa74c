//! Methods and constructors of matrices. In WGSL a matrix is indexed by its columns.

use super::class;
use super::row::Wgsl::{Function, Helper, Template};
use super::row::{Builtin, F32, ONE, Same, Shape, TWO, U32, Wgsl, row};
use crate::ir::Scalar;

const COLUMN: &[Shape] = &[Shape::Column];
const VEC2: Shape = Shape::Vector(Scalar::F32, 2);
const VEC3: Shape = Shape::Vector(Scalar::F32, 3);

pub(super) static TABLE: &[Builtin] = &[
    row("transpose", class::MATRIX, ONE, Same, Function("transpose")),
    row("determinant", class::MATRIX, ONE, F32, Function("determinant")),
    row(
        "inverse",
        class::MAT2,
        ONE,
        Same,
        Helper(
            "let r = 1.0f / determinant(a); \
             return mat2x2<f32>(a[1].y * r, -a[0].y * r, -a[1].x * r, a[0].x * r);",
        ),
    ),
    row(
        "inverse",
        class::MAT3,
        ONE,
        Same,
        Helper(
            "let x = cross(a[1], a[2]); let y = cross(a[2], a[0]); let z = cross(a[0], a[1]); \
             let r = 1.0f / dot(a[2], z); \
             return transpose(mat3x3<f32>(x * r, y * r, z * r));",
        ),
    ),
    // Cofactors, from the 2 × 2 determinants of pairs of rows.
    row(
        "inverse",
        class::MAT4,
        ONE,
        Same,
        Helper(
            "let t = transpose(a); \
             let f0 = t[2].zzyy * t[3].wwwz - t[2].wwwz * t[3].zzyy; \
             let f1 = t[1].zzyy * t[3].wwwz - t[1].wwwz * t[3].zzyy; \
             let f2 = t[1].zzyy * t[2].wwwz - t[1].wwwz * t[2].zzyy; \
             let f3 = t[0].zzyy * t[3].wwwz - t[0].wwwz * t[3].zzyy; \
             let f4 = t[0].zzyy * t[2].wwwz - t[0].wwwz * t[2].zzyy; \
             let f5 = t[0].zzyy * t[1].wwwz - t[0].wwwz * t[1].zzyy; \
             let s = vec4<f32>(1.0f, -1.0f, 1.0f, -1.0f); \
             let x = s * (t[1].yxxx * f0 - t[2].yxxx * f1 + t[3].yxxx * f2); \
             let y = -s * (t[0].yxxx * f0 - t[2].yxxx * f3 + t[3].yxxx * f4); \
             let z = s * (t[0].yxxx * f1 - t[1].yxxx * f3 + t[3].yxxx * f5); \
             let w = -s * (t[0].yxxx * f2 - t[1].yxxx * f4 + t[2].yxxx * f5); \
             let r = 1.0f / dot(a[0], vec4<f32>(x.x, y.x, z.x, w.x)); \
             return mat4x4<f32>(x * r, y * r, z * r, w * r);",
        ),
    ),
    // Products, with the names that glam has besides the operators.
    row("mul_vec2", class::MAT2, COLUMN, Shape::Column, Template("($0 * $1)")),
    row("mul_vec3", class::MAT3, COLUMN, Shape::Column, Template("($0 * $1)")),
    row("mul_vec4", class::MAT4, COLUMN, Shape::Column, Template("($0 * $1)")),
    row("transpose_mul_vec2", class::MAT2, COLUMN, Shape::Column, Template("(transpose($0) * $1)")),
    row("transpose_mul_vec3", class::MAT3, COLUMN, Shape::Column, Template("(transpose($0) * $1)")),
    row("transpose_mul_vec4", class::MAT4, COLUMN, Shape::Column, Template("(transpose($0) * $1)")),
    row("mul_mat2", class::MAT2, TWO, Same, Template("($0 * $1)")),
    row("mul_mat3", class::MAT3, TWO, Same, Template("($0 * $1)")),
    row("mul_mat4", class::MAT4, TWO, Same, Template("($0 * $1)")),
    row("add_mat2", class::MAT2, TWO, Same, Template("($0 + $1)")),
    row("add_mat3", class::MAT3, TWO, Same, Template("($0 + $1)")),
    row("add_mat4", class::MAT4, TWO, Same, Template("($0 + $1)")),
    row("sub_mat2", class::MAT2, TWO, Same, Template("($0 - $1)")),
    row("sub_mat3", class::MAT3, TWO, Same, Template("($0 - $1)")),
    row("sub_mat4", class::MAT4, TWO, Same, Template("($0 - $1)")),
    row("mul_scalar", class::MATRIX, &[F32], Same, Template("($0 * $1)")),
    row("div_scalar", class::MATRIX, &[F32], Same, Helper("return $T($#{a[#] / b});")),
    row(
        "transform_point2",
        class::MAT3,
        &[VEC2],
        VEC2,
        Helper("return a[0].xy * b.x + a[1].xy * b.y + a[2].xy;"),
    ),
    row(
        "transform_vector2",
        class::MAT3,
        &[VEC2],
        VEC2,
        Helper("return a[0].xy * b.x + a[1].xy * b.y;"),
    ),
    row(
        "transform_point3",
        class::MAT4,
        &[VEC3],
        VEC3,
        Helper("return a[0].xyz * b.x + a[1].xyz * b.y + a[2].xyz * b.z + a[3].xyz;"),
    ),
    row(
        "transform_vector3",
        class::MAT4,
        &[VEC3],
        VEC3,
        Helper("return a[0].xyz * b.x + a[1].xyz * b.y + a[2].xyz * b.z;"),
    ),
    row(
        "project_point3",
        class::MAT4,
        &[VEC3],
        VEC3,
        Helper("let p = a * vec4<f32>(b, 1.0f); return p.xyz / p.w;"),
    ),
    // Parts.
    row("col", class::MATRIX, &[U32], Shape::Column, Template("$0[$1]")),
    row("row", class::MATRIX, &[U32], Shape::Column, Helper("return transpose(a)[b];")),
    row("diagonal", class::MATRIX, ONE, Shape::Column, Helper("return $L($#{a[#].@});")),
    row(
        "to_cols_array",
        class::MATRIX,
        ONE,
        Shape::Array,
        Helper(
            "var r: $L; for (var i = 0u; i < $Nu * $Nu; i++) { r[i] = a[i / $Nu][i % $Nu]; } return r;",
        ),
    ),
    // Constructors.
    row(
        "Mat2::from_diagonal",
        class::VEC2,
        ONE,
        Shape::Square,
        Helper("return mat2x2<f32>(a.x, 0.0f, 0.0f, a.y);"),
    ),
    row(
        "Mat3::from_diagonal",
        class::VEC3,
        ONE,
        Shape::Square,
        Helper("return mat3x3<f32>(a.x, 0.0f, 0.0f, 0.0f, a.y, 0.0f, 0.0f, 0.0f, a.z);"),
    ),
    row(
        "Mat4::from_diagonal",
        class::VEC4,
        ONE,
        Shape::Square,
        Helper(
            "return mat4x4<f32>(a.x, 0.0f, 0.0f, 0.0f, 0.0f, a.y, 0.0f, 0.0f, \
         0.0f, 0.0f, a.z, 0.0f, 0.0f, 0.0f, 0.0f, a.w);",
        ),
    ),
    row(
        "Mat3::from_scale",
        class::VEC2,
        ONE,
        Shape::LargerSquare,
        Helper("return mat3x3<f32>(a.x, 0.0f, 0.0f, 0.0f, a.y, 0.0f, 0.0f, 0.0f, 1.0f);"),
    ),
    row(
        "Mat4::from_scale",
        class::VEC3,
        ONE,
        Shape::LargerSquare,
        Helper(
            "return mat4x4<f32>(a.x, 0.0f, 0.0f, 0.0f, 0.0f, a.y, 0.0f, 0.0f, \
         0.0f, 0.0f, a.z, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f);",
        ),
    ),
    row(
        "Mat3::from_translation",
        class::VEC2,
        ONE,
        Shape::LargerSquare,
        Helper("return mat3x3<f32>(1.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, a.x, a.y, 1.0f);"),
    ),
    row(
        "Mat4::from_translation",
        class::VEC3,
        ONE,
        Shape::LargerSquare,
        Helper(
            "return mat4x4<f32>(1.0f, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, \
         0.0f, 0.0f, 1.0f, 0.0f, a.x, a.y, a.z, 1.0f);",
        ),
    ),
    row(
        "Mat2::from_angle",
        class::F32,
        ONE,
        Shape::Matrix(2),
        Helper("let s = sin(a); let c = cos(a); return mat2x2<f32>(c, s, -s, c);"),
    ),
    row("Mat3::from_angle", class::F32, ONE, Shape::Matrix(3), ROTATION_Z3),
    row(
        "Mat3::from_rotation_x",
        class::F32,
        ONE,
        Shape::Matrix(3),
        Helper(
            "let s = sin(a); let c = cos(a); \
         return mat3x3<f32>(1.0f, 0.0f, 0.0f, 0.0f, c, s, 0.0f, -s, c);",
        ),
    ),
    row(
        "Mat3::from_rotation_y",
        class::F32,
        ONE,
        Shape::Matrix(3),
        Helper(
            "let s = sin(a); let c = cos(a); \
         return mat3x3<f32>(c, 0.0f, -s, 0.0f, 1.0f, 0.0f, s, 0.0f, c);",
        ),
    ),
    row("Mat3::from_rotation_z", class::F32, ONE, Shape::Matrix(3), ROTATION_Z3),
    row(
        "Mat4::from_rotation_x",
        class::F32,
        ONE,
        Shape::Matrix(4),
        Helper(
            "let s = sin(a); let c = cos(a); \
         return mat4x4<f32>(1.0f, 0.0f, 0.0f, 0.0f, 0.0f, c, s, 0.0f, \
         0.0f, -s, c, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f);",
        ),
    ),
    row(
        "Mat4::from_rotation_y",
        class::F32,
        ONE,
        Shape::Matrix(4),
        Helper(
            "let s = sin(a); let c = cos(a); \
         return mat4x4<f32>(c, 0.0f, -s, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, \
         s, 0.0f, c, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f);",
        ),
    ),
    row(
        "Mat4::from_rotation_z",
        class::F32,
        ONE,
        Shape::Matrix(4),
        Helper(
            "let s = sin(a); let c = cos(a); \
         return mat4x4<f32>(c, s, 0.0f, 0.0f, -s, c, 0.0f, 0.0f, \
         0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f);",
        ),
    ),
    row(
        "Mat2::from_mat3",
        class::MAT3,
        ONE,
        Shape::Matrix(2),
        Helper("return mat2x2<f32>(a[0].xy, a[1].xy);"),
    ),
    row(
        "Mat3::from_mat4",
        class::MAT4,
        ONE,
        Shape::Matrix(3),
        Helper("return mat3x3<f32>(a[0].xyz, a[1].xyz, a[2].xyz);"),
    ),
    row(
        "Mat3::from_mat2",
        class::MAT2,
        ONE,
        Shape::Matrix(3),
        Helper(
            "return mat3x3<f32>(vec3<f32>(a[0], 0.0f), vec3<f32>(a[1], 0.0f), \
         vec3<f32>(0.0f, 0.0f, 1.0f));",
        ),
    ),
    row(
        "Mat4::from_mat3",
        class::MAT3,
        ONE,
        Shape::Matrix(4),
        Helper(
            "return mat4x4<f32>(vec4<f32>(a[0], 0.0f), vec4<f32>(a[1], 0.0f), \
         vec4<f32>(a[2], 0.0f), vec4<f32>(0.0f, 0.0f, 0.0f, 1.0f));",
        ),
    ),
];

const ROTATION_Z3: Wgsl = Helper(
    "let s = sin(a); let c = cos(a); \
     return mat3x3<f32>(c, s, 0.0f, -s, c, 0.0f, 0.0f, 0.0f, 1.0f);",
);
