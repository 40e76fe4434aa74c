//! A kernel for each receiver type, a statement for each builtin function. Written by
//! `BLESS=1 cargo test --test wgsl`, and run by `tests/builtins.rs`.

use dsl_runtime::{Feature, prelude::*};

pub(crate) struct Inputs {
    pub(crate) f: Buffer<Vec4>,
    pub(crate) n: Buffer<IVec4>,
    pub(crate) u: Buffer<UVec4>,
    pub(crate) m: Buffer<Mat4>,
}

pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) call: &'static str,
    pub(crate) words: usize,
    pub(crate) takes_floats: bool,
    pub(crate) gives_floats: bool,
}

pub(crate) struct Kernel {
    pub(crate) name: &'static str,
    pub(crate) features: &'static [Feature],
    pub(crate) run: fn(&Inputs, &mut Buffer<u32>) -> Result<(), dsl_runtime::Error>,
    pub(crate) cases: &'static [Case],
}

const fn case(
    name: &'static str,
    call: &'static str,
    words: usize,
    takes_floats: bool,
    gives_floats: bool,
) -> Case {
    Case { name, call, words, takes_floats, gives_floats }
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_bool_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 1;
    let r0 = select((u[i].x < u[i].w), (u[i].y < u[i].w), (u[i].z < u[i].w));
    out[o + 0] = r0 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_bvec2_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 11;
    let r0 = u[i].xy().cmplt(u[i].wx()).any();
    out[o + 0] = r0 as u32;
    let r1 = u[i].xy().cmplt(u[i].wx()).all();
    out[o + 1] = r1 as u32;
    let r2 = u[i].xy().cmplt(u[i].wx()).bitmask();
    out[o + 2] = r2;
    let r3 = Vec2::select(u[i].xy().cmplt(u[i].wx()), f[i].yz(), f[i].zw());
    out[o + 3] = r3.x.to_bits();
    out[o + 4] = r3.y.to_bits();
    let r4 = IVec2::select(u[i].xy().cmplt(u[i].wx()), n[i].yz(), n[i].zw());
    out[o + 5] = r4.x as u32;
    out[o + 6] = r4.y as u32;
    let r5 = UVec2::select(u[i].xy().cmplt(u[i].wx()), u[i].yz(), u[i].zw());
    out[o + 7] = r5.x;
    out[o + 8] = r5.y;
    let r6 = select(u[i].xy().cmplt(u[i].wx()), u[i].yz().cmplt(u[i].xy()), u[i].zw().cmplt(u[i].yz()));
    out[o + 9] = r6.x as u32;
    out[o + 10] = r6.y as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_bvec3_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 15;
    let r0 = u[i].xyz().cmplt(u[i].wxy()).any();
    out[o + 0] = r0 as u32;
    let r1 = u[i].xyz().cmplt(u[i].wxy()).all();
    out[o + 1] = r1 as u32;
    let r2 = u[i].xyz().cmplt(u[i].wxy()).bitmask();
    out[o + 2] = r2;
    let r3 = Vec3::select(u[i].xyz().cmplt(u[i].wxy()), f[i].yzw(), f[i].zwx());
    out[o + 3] = r3.x.to_bits();
    out[o + 4] = r3.y.to_bits();
    out[o + 5] = r3.z.to_bits();
    let r4 = IVec3::select(u[i].xyz().cmplt(u[i].wxy()), n[i].yzw(), n[i].zwx());
    out[o + 6] = r4.x as u32;
    out[o + 7] = r4.y as u32;
    out[o + 8] = r4.z as u32;
    let r5 = UVec3::select(u[i].xyz().cmplt(u[i].wxy()), u[i].yzw(), u[i].zwx());
    out[o + 9] = r5.x;
    out[o + 10] = r5.y;
    out[o + 11] = r5.z;
    let r6 = select(u[i].xyz().cmplt(u[i].wxy()), u[i].yzw().cmplt(u[i].xyz()), u[i].zwx().cmplt(u[i].yzw()));
    out[o + 12] = r6.x as u32;
    out[o + 13] = r6.y as u32;
    out[o + 14] = r6.z as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_bvec4_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 19;
    let r0 = u[i].xyzw().cmplt(u[i].wxyz()).any();
    out[o + 0] = r0 as u32;
    let r1 = u[i].xyzw().cmplt(u[i].wxyz()).all();
    out[o + 1] = r1 as u32;
    let r2 = u[i].xyzw().cmplt(u[i].wxyz()).bitmask();
    out[o + 2] = r2;
    let r3 = Vec4::select(u[i].xyzw().cmplt(u[i].wxyz()), f[i].yzwx(), f[i].zwxy());
    out[o + 3] = r3.x.to_bits();
    out[o + 4] = r3.y.to_bits();
    out[o + 5] = r3.z.to_bits();
    out[o + 6] = r3.w.to_bits();
    let r4 = IVec4::select(u[i].xyzw().cmplt(u[i].wxyz()), n[i].yzwx(), n[i].zwxy());
    out[o + 7] = r4.x as u32;
    out[o + 8] = r4.y as u32;
    out[o + 9] = r4.z as u32;
    out[o + 10] = r4.w as u32;
    let r5 = UVec4::select(u[i].xyzw().cmplt(u[i].wxyz()), u[i].yzwx(), u[i].zwxy());
    out[o + 11] = r5.x;
    out[o + 12] = r5.y;
    out[o + 13] = r5.z;
    out[o + 14] = r5.w;
    let r6 = select(u[i].xyzw().cmplt(u[i].wxyz()), u[i].yzwx().cmplt(u[i].xyzw()), u[i].zwxy().cmplt(u[i].yzwx()));
    out[o + 15] = r6.x as u32;
    out[o + 16] = r6.y as u32;
    out[o + 17] = r6.z as u32;
    out[o + 18] = r6.w as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_dvec2_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 67;
    let r0 = DVec2::new(f[i].x as f64, f[i].y as f64).min(DVec2::new(f[i].y as f64, f[i].z as f64));
    out[o + 0] = (r0.x as f32).to_bits();
    out[o + 1] = (r0.y as f32).to_bits();
    let r1 = DVec2::new(f[i].x as f64, f[i].y as f64).max(DVec2::new(f[i].y as f64, f[i].z as f64));
    out[o + 2] = (r1.x as f32).to_bits();
    out[o + 3] = (r1.y as f32).to_bits();
    let r2 = DVec2::new(f[i].x as f64, f[i].y as f64).clamp(DVec2::new(f[i].y as f64, f[i].z as f64), DVec2::new(f[i].z as f64, f[i].w as f64));
    out[o + 4] = (r2.x as f32).to_bits();
    out[o + 5] = (r2.y as f32).to_bits();
    let r3 = select(DVec2::new(f[i].x as f64, f[i].y as f64), DVec2::new(f[i].y as f64, f[i].z as f64), u[i].zw().cmplt(u[i].yz()));
    out[o + 6] = (r3.x as f32).to_bits();
    out[o + 7] = (r3.y as f32).to_bits();
    let r4 = DVec2::new(f[i].x as f64, f[i].y as f64).abs();
    out[o + 8] = (r4.x as f32).to_bits();
    out[o + 9] = (r4.y as f32).to_bits();
    let r5 = DVec2::new(f[i].x as f64, f[i].y as f64).sqrt();
    out[o + 10] = (r5.x as f32).to_bits();
    out[o + 11] = (r5.y as f32).to_bits();
    let r6 = DVec2::new(f[i].x as f64, f[i].y as f64).floor();
    out[o + 12] = (r6.x as f32).to_bits();
    out[o + 13] = (r6.y as f32).to_bits();
    let r7 = DVec2::new(f[i].x as f64, f[i].y as f64).ceil();
    out[o + 14] = (r7.x as f32).to_bits();
    out[o + 15] = (r7.y as f32).to_bits();
    let r8 = DVec2::new(f[i].x as f64, f[i].y as f64).trunc();
    out[o + 16] = (r8.x as f32).to_bits();
    out[o + 17] = (r8.y as f32).to_bits();
    let r9 = DVec2::new(f[i].x as f64, f[i].y as f64).round();
    out[o + 18] = (r9.x as f32).to_bits();
    out[o + 19] = (r9.y as f32).to_bits();
    let r10 = DVec2::new(f[i].x as f64, f[i].y as f64).fract();
    out[o + 20] = (r10.x as f32).to_bits();
    out[o + 21] = (r10.y as f32).to_bits();
    let r11 = DVec2::new(f[i].x as f64, f[i].y as f64).recip();
    out[o + 22] = (r11.x as f32).to_bits();
    out[o + 23] = (r11.y as f32).to_bits();
    let r12 = DVec2::new(f[i].x as f64, f[i].y as f64).mul_add(DVec2::new(f[i].y as f64, f[i].z as f64), DVec2::new(f[i].z as f64, f[i].w as f64));
    out[o + 24] = (r12.x as f32).to_bits();
    out[o + 25] = (r12.y as f32).to_bits();
    let r13 = fma(DVec2::new(f[i].x as f64, f[i].y as f64), DVec2::new(f[i].y as f64, f[i].z as f64), DVec2::new(f[i].z as f64, f[i].w as f64));
    out[o + 26] = (r13.x as f32).to_bits();
    out[o + 27] = (r13.y as f32).to_bits();
    let r14 = mix(DVec2::new(f[i].x as f64, f[i].y as f64), DVec2::new(f[i].y as f64, f[i].z as f64), DVec2::new(f[i].z as f64, f[i].w as f64));
    out[o + 28] = (r14.x as f32).to_bits();
    out[o + 29] = (r14.y as f32).to_bits();
    let r15 = saturate(DVec2::new(f[i].x as f64, f[i].y as f64));
    out[o + 30] = (r15.x as f32).to_bits();
    out[o + 31] = (r15.y as f32).to_bits();
    let r16 = sign(DVec2::new(f[i].x as f64, f[i].y as f64));
    out[o + 32] = (r16.x as f32).to_bits();
    out[o + 33] = (r16.y as f32).to_bits();
    let r17 = step(DVec2::new(f[i].x as f64, f[i].y as f64), DVec2::new(f[i].y as f64, f[i].z as f64));
    out[o + 34] = (r17.x as f32).to_bits();
    out[o + 35] = (r17.y as f32).to_bits();
    let r18 = smoothstep(DVec2::new(f[i].x as f64, f[i].y as f64), DVec2::new(f[i].y as f64, f[i].z as f64), DVec2::new(f[i].z as f64, f[i].w as f64));
    out[o + 36] = (r18.x as f32).to_bits();
    out[o + 37] = (r18.y as f32).to_bits();
    let r19 = inverse_sqrt(DVec2::new(f[i].x as f64, f[i].y as f64));
    out[o + 38] = (r19.x as f32).to_bits();
    out[o + 39] = (r19.y as f32).to_bits();
    let r20 = DVec2::new(f[i].x as f64, f[i].y as f64).extend((f[i].y as f64));
    out[o + 40] = (r20.x as f32).to_bits();
    out[o + 41] = (r20.y as f32).to_bits();
    out[o + 42] = (r20.z as f32).to_bits();
    let r21 = DVec2::new(f[i].x as f64, f[i].y as f64).to_array();
    out[o + 43] = (r21[0] as f32).to_bits();
    out[o + 44] = (r21[1] as f32).to_bits();
    let r22 = DVec2::new(f[i].x as f64, f[i].y as f64).element_sum();
    out[o + 45] = (r22 as f32).to_bits();
    let r23 = DVec2::new(f[i].x as f64, f[i].y as f64).element_product();
    out[o + 46] = (r23 as f32).to_bits();
    let r24 = DVec2::new(f[i].x as f64, f[i].y as f64).min_element();
    out[o + 47] = (r24 as f32).to_bits();
    let r25 = DVec2::new(f[i].x as f64, f[i].y as f64).max_element();
    out[o + 48] = (r25 as f32).to_bits();
    let r26 = DVec2::new(f[i].x as f64, f[i].y as f64).cmpeq(DVec2::new(f[i].y as f64, f[i].z as f64));
    out[o + 49] = r26.x as u32;
    out[o + 50] = r26.y as u32;
    let r27 = DVec2::new(f[i].x as f64, f[i].y as f64).cmpne(DVec2::new(f[i].y as f64, f[i].z as f64));
    out[o + 51] = r27.x as u32;
    out[o + 52] = r27.y as u32;
    let r28 = DVec2::new(f[i].x as f64, f[i].y as f64).cmplt(DVec2::new(f[i].y as f64, f[i].z as f64));
    out[o + 53] = r28.x as u32;
    out[o + 54] = r28.y as u32;
    let r29 = DVec2::new(f[i].x as f64, f[i].y as f64).cmple(DVec2::new(f[i].y as f64, f[i].z as f64));
    out[o + 55] = r29.x as u32;
    out[o + 56] = r29.y as u32;
    let r30 = DVec2::new(f[i].x as f64, f[i].y as f64).cmpgt(DVec2::new(f[i].y as f64, f[i].z as f64));
    out[o + 57] = r30.x as u32;
    out[o + 58] = r30.y as u32;
    let r31 = DVec2::new(f[i].x as f64, f[i].y as f64).cmpge(DVec2::new(f[i].y as f64, f[i].z as f64));
    out[o + 59] = r31.x as u32;
    out[o + 60] = r31.y as u32;
    let r32 = DVec2::new(f[i].x as f64, f[i].y as f64).dot(DVec2::new(f[i].y as f64, f[i].z as f64));
    out[o + 61] = (r32 as f32).to_bits();
    let r33 = DVec2::new(f[i].x as f64, f[i].y as f64).length_squared();
    out[o + 62] = (r33 as f32).to_bits();
    let r34 = DVec2::new(f[i].x as f64, f[i].y as f64).length();
    out[o + 63] = (r34 as f32).to_bits();
    let r35 = DVec2::new(f[i].x as f64, f[i].y as f64).distance(DVec2::new(f[i].y as f64, f[i].z as f64));
    out[o + 64] = (r35 as f32).to_bits();
    let r36 = DVec2::new(f[i].x as f64, f[i].y as f64).normalize();
    out[o + 65] = (r36.x as f32).to_bits();
    out[o + 66] = (r36.y as f32).to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_dvec3_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 98;
    let r0 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).min(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64));
    out[o + 0] = (r0.x as f32).to_bits();
    out[o + 1] = (r0.y as f32).to_bits();
    out[o + 2] = (r0.z as f32).to_bits();
    let r1 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).max(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64));
    out[o + 3] = (r1.x as f32).to_bits();
    out[o + 4] = (r1.y as f32).to_bits();
    out[o + 5] = (r1.z as f32).to_bits();
    let r2 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).clamp(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec3::new(f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 6] = (r2.x as f32).to_bits();
    out[o + 7] = (r2.y as f32).to_bits();
    out[o + 8] = (r2.z as f32).to_bits();
    let r3 = select(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64), DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64), u[i].zwx().cmplt(u[i].yzw()));
    out[o + 9] = (r3.x as f32).to_bits();
    out[o + 10] = (r3.y as f32).to_bits();
    out[o + 11] = (r3.z as f32).to_bits();
    let r4 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).abs();
    out[o + 12] = (r4.x as f32).to_bits();
    out[o + 13] = (r4.y as f32).to_bits();
    out[o + 14] = (r4.z as f32).to_bits();
    let r5 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).sqrt();
    out[o + 15] = (r5.x as f32).to_bits();
    out[o + 16] = (r5.y as f32).to_bits();
    out[o + 17] = (r5.z as f32).to_bits();
    let r6 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).floor();
    out[o + 18] = (r6.x as f32).to_bits();
    out[o + 19] = (r6.y as f32).to_bits();
    out[o + 20] = (r6.z as f32).to_bits();
    let r7 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).ceil();
    out[o + 21] = (r7.x as f32).to_bits();
    out[o + 22] = (r7.y as f32).to_bits();
    out[o + 23] = (r7.z as f32).to_bits();
    let r8 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).trunc();
    out[o + 24] = (r8.x as f32).to_bits();
    out[o + 25] = (r8.y as f32).to_bits();
    out[o + 26] = (r8.z as f32).to_bits();
    let r9 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).round();
    out[o + 27] = (r9.x as f32).to_bits();
    out[o + 28] = (r9.y as f32).to_bits();
    out[o + 29] = (r9.z as f32).to_bits();
    let r10 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).fract();
    out[o + 30] = (r10.x as f32).to_bits();
    out[o + 31] = (r10.y as f32).to_bits();
    out[o + 32] = (r10.z as f32).to_bits();
    let r11 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).recip();
    out[o + 33] = (r11.x as f32).to_bits();
    out[o + 34] = (r11.y as f32).to_bits();
    out[o + 35] = (r11.z as f32).to_bits();
    let r12 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).mul_add(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec3::new(f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 36] = (r12.x as f32).to_bits();
    out[o + 37] = (r12.y as f32).to_bits();
    out[o + 38] = (r12.z as f32).to_bits();
    let r13 = fma(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64), DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec3::new(f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 39] = (r13.x as f32).to_bits();
    out[o + 40] = (r13.y as f32).to_bits();
    out[o + 41] = (r13.z as f32).to_bits();
    let r14 = mix(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64), DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec3::new(f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 42] = (r14.x as f32).to_bits();
    out[o + 43] = (r14.y as f32).to_bits();
    out[o + 44] = (r14.z as f32).to_bits();
    let r15 = saturate(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64));
    out[o + 45] = (r15.x as f32).to_bits();
    out[o + 46] = (r15.y as f32).to_bits();
    out[o + 47] = (r15.z as f32).to_bits();
    let r16 = sign(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64));
    out[o + 48] = (r16.x as f32).to_bits();
    out[o + 49] = (r16.y as f32).to_bits();
    out[o + 50] = (r16.z as f32).to_bits();
    let r17 = step(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64), DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64));
    out[o + 51] = (r17.x as f32).to_bits();
    out[o + 52] = (r17.y as f32).to_bits();
    out[o + 53] = (r17.z as f32).to_bits();
    let r18 = smoothstep(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64), DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec3::new(f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 54] = (r18.x as f32).to_bits();
    out[o + 55] = (r18.y as f32).to_bits();
    out[o + 56] = (r18.z as f32).to_bits();
    let r19 = inverse_sqrt(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64));
    out[o + 57] = (r19.x as f32).to_bits();
    out[o + 58] = (r19.y as f32).to_bits();
    out[o + 59] = (r19.z as f32).to_bits();
    let r20 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).extend((f[i].y as f64));
    out[o + 60] = (r20.x as f32).to_bits();
    out[o + 61] = (r20.y as f32).to_bits();
    out[o + 62] = (r20.z as f32).to_bits();
    out[o + 63] = (r20.w as f32).to_bits();
    let r21 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).truncate();
    out[o + 64] = (r21.x as f32).to_bits();
    out[o + 65] = (r21.y as f32).to_bits();
    let r22 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).to_array();
    out[o + 66] = (r22[0] as f32).to_bits();
    out[o + 67] = (r22[1] as f32).to_bits();
    out[o + 68] = (r22[2] as f32).to_bits();
    let r23 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).element_sum();
    out[o + 69] = (r23 as f32).to_bits();
    let r24 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).element_product();
    out[o + 70] = (r24 as f32).to_bits();
    let r25 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).min_element();
    out[o + 71] = (r25 as f32).to_bits();
    let r26 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).max_element();
    out[o + 72] = (r26 as f32).to_bits();
    let r27 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).cmpeq(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64));
    out[o + 73] = r27.x as u32;
    out[o + 74] = r27.y as u32;
    out[o + 75] = r27.z as u32;
    let r28 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).cmpne(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64));
    out[o + 76] = r28.x as u32;
    out[o + 77] = r28.y as u32;
    out[o + 78] = r28.z as u32;
    let r29 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).cmplt(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64));
    out[o + 79] = r29.x as u32;
    out[o + 80] = r29.y as u32;
    out[o + 81] = r29.z as u32;
    let r30 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).cmple(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64));
    out[o + 82] = r30.x as u32;
    out[o + 83] = r30.y as u32;
    out[o + 84] = r30.z as u32;
    let r31 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).cmpgt(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64));
    out[o + 85] = r31.x as u32;
    out[o + 86] = r31.y as u32;
    out[o + 87] = r31.z as u32;
    let r32 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).cmpge(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64));
    out[o + 88] = r32.x as u32;
    out[o + 89] = r32.y as u32;
    out[o + 90] = r32.z as u32;
    let r33 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).dot(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64));
    out[o + 91] = (r33 as f32).to_bits();
    let r34 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).length_squared();
    out[o + 92] = (r34 as f32).to_bits();
    let r35 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).length();
    out[o + 93] = (r35 as f32).to_bits();
    let r36 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).distance(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64));
    out[o + 94] = (r36 as f32).to_bits();
    let r37 = DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).normalize();
    out[o + 95] = (r37.x as f32).to_bits();
    out[o + 96] = (r37.y as f32).to_bits();
    out[o + 97] = (r37.z as f32).to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_dvec4_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 123;
    let r0 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).min(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 0] = (r0.x as f32).to_bits();
    out[o + 1] = (r0.y as f32).to_bits();
    out[o + 2] = (r0.z as f32).to_bits();
    out[o + 3] = (r0.w as f32).to_bits();
    let r1 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).max(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 4] = (r1.x as f32).to_bits();
    out[o + 5] = (r1.y as f32).to_bits();
    out[o + 6] = (r1.z as f32).to_bits();
    out[o + 7] = (r1.w as f32).to_bits();
    let r2 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).clamp(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64), DVec4::new(f[i].z as f64, f[i].w as f64, f[i].x as f64, f[i].y as f64));
    out[o + 8] = (r2.x as f32).to_bits();
    out[o + 9] = (r2.y as f32).to_bits();
    out[o + 10] = (r2.z as f32).to_bits();
    out[o + 11] = (r2.w as f32).to_bits();
    let r3 = select(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64), u[i].zwxy().cmplt(u[i].yzwx()));
    out[o + 12] = (r3.x as f32).to_bits();
    out[o + 13] = (r3.y as f32).to_bits();
    out[o + 14] = (r3.z as f32).to_bits();
    out[o + 15] = (r3.w as f32).to_bits();
    let r4 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).abs();
    out[o + 16] = (r4.x as f32).to_bits();
    out[o + 17] = (r4.y as f32).to_bits();
    out[o + 18] = (r4.z as f32).to_bits();
    out[o + 19] = (r4.w as f32).to_bits();
    let r5 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).sqrt();
    out[o + 20] = (r5.x as f32).to_bits();
    out[o + 21] = (r5.y as f32).to_bits();
    out[o + 22] = (r5.z as f32).to_bits();
    out[o + 23] = (r5.w as f32).to_bits();
    let r6 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).floor();
    out[o + 24] = (r6.x as f32).to_bits();
    out[o + 25] = (r6.y as f32).to_bits();
    out[o + 26] = (r6.z as f32).to_bits();
    out[o + 27] = (r6.w as f32).to_bits();
    let r7 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).ceil();
    out[o + 28] = (r7.x as f32).to_bits();
    out[o + 29] = (r7.y as f32).to_bits();
    out[o + 30] = (r7.z as f32).to_bits();
    out[o + 31] = (r7.w as f32).to_bits();
    let r8 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).trunc();
    out[o + 32] = (r8.x as f32).to_bits();
    out[o + 33] = (r8.y as f32).to_bits();
    out[o + 34] = (r8.z as f32).to_bits();
    out[o + 35] = (r8.w as f32).to_bits();
    let r9 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).round();
    out[o + 36] = (r9.x as f32).to_bits();
    out[o + 37] = (r9.y as f32).to_bits();
    out[o + 38] = (r9.z as f32).to_bits();
    out[o + 39] = (r9.w as f32).to_bits();
    let r10 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).fract();
    out[o + 40] = (r10.x as f32).to_bits();
    out[o + 41] = (r10.y as f32).to_bits();
    out[o + 42] = (r10.z as f32).to_bits();
    out[o + 43] = (r10.w as f32).to_bits();
    let r11 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).recip();
    out[o + 44] = (r11.x as f32).to_bits();
    out[o + 45] = (r11.y as f32).to_bits();
    out[o + 46] = (r11.z as f32).to_bits();
    out[o + 47] = (r11.w as f32).to_bits();
    let r12 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).mul_add(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64), DVec4::new(f[i].z as f64, f[i].w as f64, f[i].x as f64, f[i].y as f64));
    out[o + 48] = (r12.x as f32).to_bits();
    out[o + 49] = (r12.y as f32).to_bits();
    out[o + 50] = (r12.z as f32).to_bits();
    out[o + 51] = (r12.w as f32).to_bits();
    let r13 = fma(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64), DVec4::new(f[i].z as f64, f[i].w as f64, f[i].x as f64, f[i].y as f64));
    out[o + 52] = (r13.x as f32).to_bits();
    out[o + 53] = (r13.y as f32).to_bits();
    out[o + 54] = (r13.z as f32).to_bits();
    out[o + 55] = (r13.w as f32).to_bits();
    let r14 = mix(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64), DVec4::new(f[i].z as f64, f[i].w as f64, f[i].x as f64, f[i].y as f64));
    out[o + 56] = (r14.x as f32).to_bits();
    out[o + 57] = (r14.y as f32).to_bits();
    out[o + 58] = (r14.z as f32).to_bits();
    out[o + 59] = (r14.w as f32).to_bits();
    let r15 = saturate(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64));
    out[o + 60] = (r15.x as f32).to_bits();
    out[o + 61] = (r15.y as f32).to_bits();
    out[o + 62] = (r15.z as f32).to_bits();
    out[o + 63] = (r15.w as f32).to_bits();
    let r16 = sign(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64));
    out[o + 64] = (r16.x as f32).to_bits();
    out[o + 65] = (r16.y as f32).to_bits();
    out[o + 66] = (r16.z as f32).to_bits();
    out[o + 67] = (r16.w as f32).to_bits();
    let r17 = step(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 68] = (r17.x as f32).to_bits();
    out[o + 69] = (r17.y as f32).to_bits();
    out[o + 70] = (r17.z as f32).to_bits();
    out[o + 71] = (r17.w as f32).to_bits();
    let r18 = smoothstep(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64), DVec4::new(f[i].z as f64, f[i].w as f64, f[i].x as f64, f[i].y as f64));
    out[o + 72] = (r18.x as f32).to_bits();
    out[o + 73] = (r18.y as f32).to_bits();
    out[o + 74] = (r18.z as f32).to_bits();
    out[o + 75] = (r18.w as f32).to_bits();
    let r19 = inverse_sqrt(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64));
    out[o + 76] = (r19.x as f32).to_bits();
    out[o + 77] = (r19.y as f32).to_bits();
    out[o + 78] = (r19.z as f32).to_bits();
    out[o + 79] = (r19.w as f32).to_bits();
    let r20 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).truncate();
    out[o + 80] = (r20.x as f32).to_bits();
    out[o + 81] = (r20.y as f32).to_bits();
    out[o + 82] = (r20.z as f32).to_bits();
    let r21 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).to_array();
    out[o + 83] = (r21[0] as f32).to_bits();
    out[o + 84] = (r21[1] as f32).to_bits();
    out[o + 85] = (r21[2] as f32).to_bits();
    out[o + 86] = (r21[3] as f32).to_bits();
    let r22 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).element_sum();
    out[o + 87] = (r22 as f32).to_bits();
    let r23 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).element_product();
    out[o + 88] = (r23 as f32).to_bits();
    let r24 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).min_element();
    out[o + 89] = (r24 as f32).to_bits();
    let r25 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).max_element();
    out[o + 90] = (r25 as f32).to_bits();
    let r26 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).cmpeq(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 91] = r26.x as u32;
    out[o + 92] = r26.y as u32;
    out[o + 93] = r26.z as u32;
    out[o + 94] = r26.w as u32;
    let r27 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).cmpne(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 95] = r27.x as u32;
    out[o + 96] = r27.y as u32;
    out[o + 97] = r27.z as u32;
    out[o + 98] = r27.w as u32;
    let r28 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).cmplt(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 99] = r28.x as u32;
    out[o + 100] = r28.y as u32;
    out[o + 101] = r28.z as u32;
    out[o + 102] = r28.w as u32;
    let r29 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).cmple(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 103] = r29.x as u32;
    out[o + 104] = r29.y as u32;
    out[o + 105] = r29.z as u32;
    out[o + 106] = r29.w as u32;
    let r30 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).cmpgt(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 107] = r30.x as u32;
    out[o + 108] = r30.y as u32;
    out[o + 109] = r30.z as u32;
    out[o + 110] = r30.w as u32;
    let r31 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).cmpge(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 111] = r31.x as u32;
    out[o + 112] = r31.y as u32;
    out[o + 113] = r31.z as u32;
    out[o + 114] = r31.w as u32;
    let r32 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).dot(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 115] = (r32 as f32).to_bits();
    let r33 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).length_squared();
    out[o + 116] = (r33 as f32).to_bits();
    let r34 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).length();
    out[o + 117] = (r34 as f32).to_bits();
    let r35 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).distance(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64));
    out[o + 118] = (r35 as f32).to_bits();
    let r36 = DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).normalize();
    out[o + 119] = (r36.x as f32).to_bits();
    out[o + 120] = (r36.y as f32).to_bits();
    out[o + 121] = (r36.z as f32).to_bits();
    out[o + 122] = (r36.w as f32).to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_f16_f16_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 31;
    let r0 = f16::from_f32(f[i].x).to_f32();
    out[o + 0] = r0.to_bits();
    let r1 = f16::from_f32(f[i].x).to_f32_const();
    out[o + 1] = r1.to_bits();
    let r2 = f16::from_f32(f[i].x).min(f16::from_f32(f[i].y));
    out[o + 2] = r2.to_f32().to_bits();
    let r3 = f16::from_f32(f[i].x).max(f16::from_f32(f[i].y));
    out[o + 3] = r3.to_f32().to_bits();
    let r4 = f16::from_f32(f[i].x).clamp(f16::from_f32(f[i].y), f16::from_f32(f[i].z));
    out[o + 4] = r4.to_f32().to_bits();
    let r5 = f16::from_f32(f[i].x).abs();
    out[o + 5] = r5.to_f32().to_bits();
    let r6 = f16::from_f32(f[i].x).sqrt();
    out[o + 6] = r6.to_f32().to_bits();
    let r7 = f16::from_f32(f[i].x).floor();
    out[o + 7] = r7.to_f32().to_bits();
    let r8 = f16::from_f32(f[i].x).ceil();
    out[o + 8] = r8.to_f32().to_bits();
    let r9 = f16::from_f32(f[i].x).trunc();
    out[o + 9] = r9.to_f32().to_bits();
    let r10 = f16::from_f32(f[i].x).exp();
    out[o + 10] = r10.to_f32().to_bits();
    let r11 = f16::from_f32(f[i].x).exp2();
    out[o + 11] = r11.to_f32().to_bits();
    let r12 = f16::from_f32(f[i].x).ln();
    out[o + 12] = r12.to_f32().to_bits();
    let r13 = f16::from_f32(f[i].x).log2();
    out[o + 13] = r13.to_f32().to_bits();
    let r14 = f16::from_f32(f[i].x).sin();
    out[o + 14] = r14.to_f32().to_bits();
    let r15 = f16::from_f32(f[i].x).cos();
    out[o + 15] = r15.to_f32().to_bits();
    let r16 = f16::from_f32(f[i].x).mul_add(f16::from_f32(f[i].y), f16::from_f32(f[i].z));
    out[o + 16] = r16.to_f32().to_bits();
    let r17 = f16::from_f32(f[i].x).fract();
    out[o + 17] = r17.to_f32().to_bits();
    let r18 = f16::from_f32(f[i].x).recip();
    out[o + 18] = r18.to_f32().to_bits();
    let r19 = f16::from_f32(f[i].x).tan();
    out[o + 19] = r19.to_f32().to_bits();
    let r20 = f16::from_f32(f[i].x).tanh();
    out[o + 20] = r20.to_f32().to_bits();
    let r21 = f16::from_f32(f[i].x).is_nan();
    out[o + 21] = r21 as u32;
    let r22 = f16::from_f32(f[i].x).is_infinite();
    out[o + 22] = r22 as u32;
    let r23 = f16::from_f32(f[i].x).is_finite();
    out[o + 23] = r23 as u32;
    let r24 = select(f16::from_f32(f[i].x), f16::from_f32(f[i].y), (u[i].z < u[i].w));
    out[o + 24] = r24.to_f32().to_bits();
    let r25 = mix(f16::from_f32(f[i].x), f16::from_f32(f[i].y), f16::from_f32(f[i].z));
    out[o + 25] = r25.to_f32().to_bits();
    let r26 = step(f16::from_f32(f[i].x), f16::from_f32(f[i].y));
    out[o + 26] = r26.to_f32().to_bits();
    let r27 = smoothstep(f16::from_f32(f[i].x), f16::from_f32(f[i].y), f16::from_f32(f[i].z));
    out[o + 27] = r27.to_f32().to_bits();
    let r28 = saturate(f16::from_f32(f[i].x));
    out[o + 28] = r28.to_f32().to_bits();
    let r29 = fma(f16::from_f32(f[i].x), f16::from_f32(f[i].y), f16::from_f32(f[i].z));
    out[o + 29] = r29.to_f32().to_bits();
    let r30 = inverse_sqrt(f16::from_f32(f[i].x));
    out[o + 30] = r30.to_f32().to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_f16_f16vec2_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 74;
    let r0 = F16Vec2::from_vec2(f[i].xy()).min(F16Vec2::from_vec2(f[i].yz()));
    out[o + 0] = r0.x.to_f32().to_bits();
    out[o + 1] = r0.y.to_f32().to_bits();
    let r1 = F16Vec2::from_vec2(f[i].xy()).max(F16Vec2::from_vec2(f[i].yz()));
    out[o + 2] = r1.x.to_f32().to_bits();
    out[o + 3] = r1.y.to_f32().to_bits();
    let r2 = F16Vec2::from_vec2(f[i].xy()).clamp(F16Vec2::from_vec2(f[i].yz()), F16Vec2::from_vec2(f[i].zw()));
    out[o + 4] = r2.x.to_f32().to_bits();
    out[o + 5] = r2.y.to_f32().to_bits();
    let r3 = F16Vec2::from_vec2(f[i].xy()).abs();
    out[o + 6] = r3.x.to_f32().to_bits();
    out[o + 7] = r3.y.to_f32().to_bits();
    let r4 = F16Vec2::from_vec2(f[i].xy()).sqrt();
    out[o + 8] = r4.x.to_f32().to_bits();
    out[o + 9] = r4.y.to_f32().to_bits();
    let r5 = F16Vec2::from_vec2(f[i].xy()).floor();
    out[o + 10] = r5.x.to_f32().to_bits();
    out[o + 11] = r5.y.to_f32().to_bits();
    let r6 = F16Vec2::from_vec2(f[i].xy()).ceil();
    out[o + 12] = r6.x.to_f32().to_bits();
    out[o + 13] = r6.y.to_f32().to_bits();
    let r7 = F16Vec2::from_vec2(f[i].xy()).trunc();
    out[o + 14] = r7.x.to_f32().to_bits();
    out[o + 15] = r7.y.to_f32().to_bits();
    let r8 = F16Vec2::from_vec2(f[i].xy()).exp();
    out[o + 16] = r8.x.to_f32().to_bits();
    out[o + 17] = r8.y.to_f32().to_bits();
    let r9 = F16Vec2::from_vec2(f[i].xy()).exp2();
    out[o + 18] = r9.x.to_f32().to_bits();
    out[o + 19] = r9.y.to_f32().to_bits();
    let r10 = F16Vec2::from_vec2(f[i].xy()).ln();
    out[o + 20] = r10.x.to_f32().to_bits();
    out[o + 21] = r10.y.to_f32().to_bits();
    let r11 = F16Vec2::from_vec2(f[i].xy()).log2();
    out[o + 22] = r11.x.to_f32().to_bits();
    out[o + 23] = r11.y.to_f32().to_bits();
    let r12 = F16Vec2::from_vec2(f[i].xy()).sin();
    out[o + 24] = r12.x.to_f32().to_bits();
    out[o + 25] = r12.y.to_f32().to_bits();
    let r13 = F16Vec2::from_vec2(f[i].xy()).cos();
    out[o + 26] = r13.x.to_f32().to_bits();
    out[o + 27] = r13.y.to_f32().to_bits();
    let r14 = F16Vec2::from_vec2(f[i].xy()).mul_add(F16Vec2::from_vec2(f[i].yz()), F16Vec2::from_vec2(f[i].zw()));
    out[o + 28] = r14.x.to_f32().to_bits();
    out[o + 29] = r14.y.to_f32().to_bits();
    let r15 = F16Vec2::from_vec2(f[i].xy()).fract();
    out[o + 30] = r15.x.to_f32().to_bits();
    out[o + 31] = r15.y.to_f32().to_bits();
    let r16 = F16Vec2::from_vec2(f[i].xy()).recip();
    out[o + 32] = r16.x.to_f32().to_bits();
    out[o + 33] = r16.y.to_f32().to_bits();
    let r17 = select(F16Vec2::from_vec2(f[i].xy()), F16Vec2::from_vec2(f[i].yz()), u[i].zw().cmplt(u[i].yz()));
    out[o + 34] = r17.x.to_f32().to_bits();
    out[o + 35] = r17.y.to_f32().to_bits();
    let r18 = mix(F16Vec2::from_vec2(f[i].xy()), F16Vec2::from_vec2(f[i].yz()), F16Vec2::from_vec2(f[i].zw()));
    out[o + 36] = r18.x.to_f32().to_bits();
    out[o + 37] = r18.y.to_f32().to_bits();
    let r19 = step(F16Vec2::from_vec2(f[i].xy()), F16Vec2::from_vec2(f[i].yz()));
    out[o + 38] = r19.x.to_f32().to_bits();
    out[o + 39] = r19.y.to_f32().to_bits();
    let r20 = smoothstep(F16Vec2::from_vec2(f[i].xy()), F16Vec2::from_vec2(f[i].yz()), F16Vec2::from_vec2(f[i].zw()));
    out[o + 40] = r20.x.to_f32().to_bits();
    out[o + 41] = r20.y.to_f32().to_bits();
    let r21 = saturate(F16Vec2::from_vec2(f[i].xy()));
    out[o + 42] = r21.x.to_f32().to_bits();
    out[o + 43] = r21.y.to_f32().to_bits();
    let r22 = fma(F16Vec2::from_vec2(f[i].xy()), F16Vec2::from_vec2(f[i].yz()), F16Vec2::from_vec2(f[i].zw()));
    out[o + 44] = r22.x.to_f32().to_bits();
    out[o + 45] = r22.y.to_f32().to_bits();
    let r23 = inverse_sqrt(F16Vec2::from_vec2(f[i].xy()));
    out[o + 46] = r23.x.to_f32().to_bits();
    out[o + 47] = r23.y.to_f32().to_bits();
    let r24 = F16Vec2::from_vec2(f[i].xy()).extend(f16::from_f32(f[i].y));
    out[o + 48] = r24.x.to_f32().to_bits();
    out[o + 49] = r24.y.to_f32().to_bits();
    out[o + 50] = r24.z.to_f32().to_bits();
    let r25 = F16Vec2::from_vec2(f[i].xy()).to_array();
    out[o + 51] = r25[0].to_f32().to_bits();
    out[o + 52] = r25[1].to_f32().to_bits();
    let r26 = F16Vec2::from_vec2(f[i].xy()).element_sum();
    out[o + 53] = r26.to_f32().to_bits();
    let r27 = F16Vec2::from_vec2(f[i].xy()).min_element();
    out[o + 54] = r27.to_f32().to_bits();
    let r28 = F16Vec2::from_vec2(f[i].xy()).max_element();
    out[o + 55] = r28.to_f32().to_bits();
    let r29 = F16Vec2::from_vec2(f[i].xy()).cmpeq(F16Vec2::from_vec2(f[i].yz()));
    out[o + 56] = r29.x as u32;
    out[o + 57] = r29.y as u32;
    let r30 = F16Vec2::from_vec2(f[i].xy()).cmpne(F16Vec2::from_vec2(f[i].yz()));
    out[o + 58] = r30.x as u32;
    out[o + 59] = r30.y as u32;
    let r31 = F16Vec2::from_vec2(f[i].xy()).cmplt(F16Vec2::from_vec2(f[i].yz()));
    out[o + 60] = r31.x as u32;
    out[o + 61] = r31.y as u32;
    let r32 = F16Vec2::from_vec2(f[i].xy()).cmple(F16Vec2::from_vec2(f[i].yz()));
    out[o + 62] = r32.x as u32;
    out[o + 63] = r32.y as u32;
    let r33 = F16Vec2::from_vec2(f[i].xy()).cmpgt(F16Vec2::from_vec2(f[i].yz()));
    out[o + 64] = r33.x as u32;
    out[o + 65] = r33.y as u32;
    let r34 = F16Vec2::from_vec2(f[i].xy()).cmpge(F16Vec2::from_vec2(f[i].yz()));
    out[o + 66] = r34.x as u32;
    out[o + 67] = r34.y as u32;
    let r35 = F16Vec2::from_vec2(f[i].xy()).dot(F16Vec2::from_vec2(f[i].yz()));
    out[o + 68] = r35.to_f32().to_bits();
    let r36 = F16Vec2::from_vec2(f[i].xy()).length();
    out[o + 69] = r36.to_f32().to_bits();
    let r37 = F16Vec2::from_vec2(f[i].xy()).length_squared();
    out[o + 70] = r37.to_f32().to_bits();
    let r38 = F16Vec2::from_vec2(f[i].xy()).distance(F16Vec2::from_vec2(f[i].yz()));
    out[o + 71] = r38.to_f32().to_bits();
    let r39 = F16Vec2::from_vec2(f[i].xy()).normalize();
    out[o + 72] = r39.x.to_f32().to_bits();
    out[o + 73] = r39.y.to_f32().to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_f16_f16vec3_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 106;
    let r0 = F16Vec3::from_vec3(f[i].xyz()).min(F16Vec3::from_vec3(f[i].yzw()));
    out[o + 0] = r0.x.to_f32().to_bits();
    out[o + 1] = r0.y.to_f32().to_bits();
    out[o + 2] = r0.z.to_f32().to_bits();
    let r1 = F16Vec3::from_vec3(f[i].xyz()).max(F16Vec3::from_vec3(f[i].yzw()));
    out[o + 3] = r1.x.to_f32().to_bits();
    out[o + 4] = r1.y.to_f32().to_bits();
    out[o + 5] = r1.z.to_f32().to_bits();
    let r2 = F16Vec3::from_vec3(f[i].xyz()).clamp(F16Vec3::from_vec3(f[i].yzw()), F16Vec3::from_vec3(f[i].zwx()));
    out[o + 6] = r2.x.to_f32().to_bits();
    out[o + 7] = r2.y.to_f32().to_bits();
    out[o + 8] = r2.z.to_f32().to_bits();
    let r3 = F16Vec3::from_vec3(f[i].xyz()).abs();
    out[o + 9] = r3.x.to_f32().to_bits();
    out[o + 10] = r3.y.to_f32().to_bits();
    out[o + 11] = r3.z.to_f32().to_bits();
    let r4 = F16Vec3::from_vec3(f[i].xyz()).sqrt();
    out[o + 12] = r4.x.to_f32().to_bits();
    out[o + 13] = r4.y.to_f32().to_bits();
    out[o + 14] = r4.z.to_f32().to_bits();
    let r5 = F16Vec3::from_vec3(f[i].xyz()).floor();
    out[o + 15] = r5.x.to_f32().to_bits();
    out[o + 16] = r5.y.to_f32().to_bits();
    out[o + 17] = r5.z.to_f32().to_bits();
    let r6 = F16Vec3::from_vec3(f[i].xyz()).ceil();
    out[o + 18] = r6.x.to_f32().to_bits();
    out[o + 19] = r6.y.to_f32().to_bits();
    out[o + 20] = r6.z.to_f32().to_bits();
    let r7 = F16Vec3::from_vec3(f[i].xyz()).trunc();
    out[o + 21] = r7.x.to_f32().to_bits();
    out[o + 22] = r7.y.to_f32().to_bits();
    out[o + 23] = r7.z.to_f32().to_bits();
    let r8 = F16Vec3::from_vec3(f[i].xyz()).exp();
    out[o + 24] = r8.x.to_f32().to_bits();
    out[o + 25] = r8.y.to_f32().to_bits();
    out[o + 26] = r8.z.to_f32().to_bits();
    let r9 = F16Vec3::from_vec3(f[i].xyz()).exp2();
    out[o + 27] = r9.x.to_f32().to_bits();
    out[o + 28] = r9.y.to_f32().to_bits();
    out[o + 29] = r9.z.to_f32().to_bits();
    let r10 = F16Vec3::from_vec3(f[i].xyz()).ln();
    out[o + 30] = r10.x.to_f32().to_bits();
    out[o + 31] = r10.y.to_f32().to_bits();
    out[o + 32] = r10.z.to_f32().to_bits();
    let r11 = F16Vec3::from_vec3(f[i].xyz()).log2();
    out[o + 33] = r11.x.to_f32().to_bits();
    out[o + 34] = r11.y.to_f32().to_bits();
    out[o + 35] = r11.z.to_f32().to_bits();
    let r12 = F16Vec3::from_vec3(f[i].xyz()).sin();
    out[o + 36] = r12.x.to_f32().to_bits();
    out[o + 37] = r12.y.to_f32().to_bits();
    out[o + 38] = r12.z.to_f32().to_bits();
    let r13 = F16Vec3::from_vec3(f[i].xyz()).cos();
    out[o + 39] = r13.x.to_f32().to_bits();
    out[o + 40] = r13.y.to_f32().to_bits();
    out[o + 41] = r13.z.to_f32().to_bits();
    let r14 = F16Vec3::from_vec3(f[i].xyz()).mul_add(F16Vec3::from_vec3(f[i].yzw()), F16Vec3::from_vec3(f[i].zwx()));
    out[o + 42] = r14.x.to_f32().to_bits();
    out[o + 43] = r14.y.to_f32().to_bits();
    out[o + 44] = r14.z.to_f32().to_bits();
    let r15 = F16Vec3::from_vec3(f[i].xyz()).fract();
    out[o + 45] = r15.x.to_f32().to_bits();
    out[o + 46] = r15.y.to_f32().to_bits();
    out[o + 47] = r15.z.to_f32().to_bits();
    let r16 = F16Vec3::from_vec3(f[i].xyz()).recip();
    out[o + 48] = r16.x.to_f32().to_bits();
    out[o + 49] = r16.y.to_f32().to_bits();
    out[o + 50] = r16.z.to_f32().to_bits();
    let r17 = select(F16Vec3::from_vec3(f[i].xyz()), F16Vec3::from_vec3(f[i].yzw()), u[i].zwx().cmplt(u[i].yzw()));
    out[o + 51] = r17.x.to_f32().to_bits();
    out[o + 52] = r17.y.to_f32().to_bits();
    out[o + 53] = r17.z.to_f32().to_bits();
    let r18 = mix(F16Vec3::from_vec3(f[i].xyz()), F16Vec3::from_vec3(f[i].yzw()), F16Vec3::from_vec3(f[i].zwx()));
    out[o + 54] = r18.x.to_f32().to_bits();
    out[o + 55] = r18.y.to_f32().to_bits();
    out[o + 56] = r18.z.to_f32().to_bits();
    let r19 = step(F16Vec3::from_vec3(f[i].xyz()), F16Vec3::from_vec3(f[i].yzw()));
    out[o + 57] = r19.x.to_f32().to_bits();
    out[o + 58] = r19.y.to_f32().to_bits();
    out[o + 59] = r19.z.to_f32().to_bits();
    let r20 = smoothstep(F16Vec3::from_vec3(f[i].xyz()), F16Vec3::from_vec3(f[i].yzw()), F16Vec3::from_vec3(f[i].zwx()));
    out[o + 60] = r20.x.to_f32().to_bits();
    out[o + 61] = r20.y.to_f32().to_bits();
    out[o + 62] = r20.z.to_f32().to_bits();
    let r21 = saturate(F16Vec3::from_vec3(f[i].xyz()));
    out[o + 63] = r21.x.to_f32().to_bits();
    out[o + 64] = r21.y.to_f32().to_bits();
    out[o + 65] = r21.z.to_f32().to_bits();
    let r22 = fma(F16Vec3::from_vec3(f[i].xyz()), F16Vec3::from_vec3(f[i].yzw()), F16Vec3::from_vec3(f[i].zwx()));
    out[o + 66] = r22.x.to_f32().to_bits();
    out[o + 67] = r22.y.to_f32().to_bits();
    out[o + 68] = r22.z.to_f32().to_bits();
    let r23 = inverse_sqrt(F16Vec3::from_vec3(f[i].xyz()));
    out[o + 69] = r23.x.to_f32().to_bits();
    out[o + 70] = r23.y.to_f32().to_bits();
    out[o + 71] = r23.z.to_f32().to_bits();
    let r24 = F16Vec3::from_vec3(f[i].xyz()).extend(f16::from_f32(f[i].y));
    out[o + 72] = r24.x.to_f32().to_bits();
    out[o + 73] = r24.y.to_f32().to_bits();
    out[o + 74] = r24.z.to_f32().to_bits();
    out[o + 75] = r24.w.to_f32().to_bits();
    let r25 = F16Vec3::from_vec3(f[i].xyz()).truncate();
    out[o + 76] = r25.x.to_f32().to_bits();
    out[o + 77] = r25.y.to_f32().to_bits();
    let r26 = F16Vec3::from_vec3(f[i].xyz()).to_array();
    out[o + 78] = r26[0].to_f32().to_bits();
    out[o + 79] = r26[1].to_f32().to_bits();
    out[o + 80] = r26[2].to_f32().to_bits();
    let r27 = F16Vec3::from_vec3(f[i].xyz()).element_sum();
    out[o + 81] = r27.to_f32().to_bits();
    let r28 = F16Vec3::from_vec3(f[i].xyz()).min_element();
    out[o + 82] = r28.to_f32().to_bits();
    let r29 = F16Vec3::from_vec3(f[i].xyz()).max_element();
    out[o + 83] = r29.to_f32().to_bits();
    let r30 = F16Vec3::from_vec3(f[i].xyz()).cmpeq(F16Vec3::from_vec3(f[i].yzw()));
    out[o + 84] = r30.x as u32;
    out[o + 85] = r30.y as u32;
    out[o + 86] = r30.z as u32;
    let r31 = F16Vec3::from_vec3(f[i].xyz()).cmpne(F16Vec3::from_vec3(f[i].yzw()));
    out[o + 87] = r31.x as u32;
    out[o + 88] = r31.y as u32;
    out[o + 89] = r31.z as u32;
    let r32 = F16Vec3::from_vec3(f[i].xyz()).cmplt(F16Vec3::from_vec3(f[i].yzw()));
    out[o + 90] = r32.x as u32;
    out[o + 91] = r32.y as u32;
    out[o + 92] = r32.z as u32;
    let r33 = F16Vec3::from_vec3(f[i].xyz()).cmple(F16Vec3::from_vec3(f[i].yzw()));
    out[o + 93] = r33.x as u32;
    out[o + 94] = r33.y as u32;
    out[o + 95] = r33.z as u32;
    let r34 = F16Vec3::from_vec3(f[i].xyz()).cmpgt(F16Vec3::from_vec3(f[i].yzw()));
    out[o + 96] = r34.x as u32;
    out[o + 97] = r34.y as u32;
    out[o + 98] = r34.z as u32;
    let r35 = F16Vec3::from_vec3(f[i].xyz()).cmpge(F16Vec3::from_vec3(f[i].yzw()));
    out[o + 99] = r35.x as u32;
    out[o + 100] = r35.y as u32;
    out[o + 101] = r35.z as u32;
    let r36 = F16Vec3::from_vec3(f[i].xyz()).dot(F16Vec3::from_vec3(f[i].yzw()));
    out[o + 102] = r36.to_f32().to_bits();
    let r37 = F16Vec3::from_vec3(f[i].xyz()).length();
    out[o + 103] = r37.to_f32().to_bits();
    let r38 = F16Vec3::from_vec3(f[i].xyz()).length_squared();
    out[o + 104] = r38.to_f32().to_bits();
    let r39 = F16Vec3::from_vec3(f[i].xyz()).distance(F16Vec3::from_vec3(f[i].yzw()));
    out[o + 105] = r39.to_f32().to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_f16_f16vec3_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 3;
    let r0 = F16Vec3::from_vec3(f[i].xyz()).normalize();
    out[o + 0] = r0.x.to_f32().to_bits();
    out[o + 1] = r0.y.to_f32().to_bits();
    out[o + 2] = r0.z.to_f32().to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_f16_f16vec4_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 138;
    let r0 = F16Vec4::from_vec4(f[i].xyzw()).min(F16Vec4::from_vec4(f[i].yzwx()));
    out[o + 0] = r0.x.to_f32().to_bits();
    out[o + 1] = r0.y.to_f32().to_bits();
    out[o + 2] = r0.z.to_f32().to_bits();
    out[o + 3] = r0.w.to_f32().to_bits();
    let r1 = F16Vec4::from_vec4(f[i].xyzw()).max(F16Vec4::from_vec4(f[i].yzwx()));
    out[o + 4] = r1.x.to_f32().to_bits();
    out[o + 5] = r1.y.to_f32().to_bits();
    out[o + 6] = r1.z.to_f32().to_bits();
    out[o + 7] = r1.w.to_f32().to_bits();
    let r2 = F16Vec4::from_vec4(f[i].xyzw()).clamp(F16Vec4::from_vec4(f[i].yzwx()), F16Vec4::from_vec4(f[i].zwxy()));
    out[o + 8] = r2.x.to_f32().to_bits();
    out[o + 9] = r2.y.to_f32().to_bits();
    out[o + 10] = r2.z.to_f32().to_bits();
    out[o + 11] = r2.w.to_f32().to_bits();
    let r3 = F16Vec4::from_vec4(f[i].xyzw()).abs();
    out[o + 12] = r3.x.to_f32().to_bits();
    out[o + 13] = r3.y.to_f32().to_bits();
    out[o + 14] = r3.z.to_f32().to_bits();
    out[o + 15] = r3.w.to_f32().to_bits();
    let r4 = F16Vec4::from_vec4(f[i].xyzw()).sqrt();
    out[o + 16] = r4.x.to_f32().to_bits();
    out[o + 17] = r4.y.to_f32().to_bits();
    out[o + 18] = r4.z.to_f32().to_bits();
    out[o + 19] = r4.w.to_f32().to_bits();
    let r5 = F16Vec4::from_vec4(f[i].xyzw()).floor();
    out[o + 20] = r5.x.to_f32().to_bits();
    out[o + 21] = r5.y.to_f32().to_bits();
    out[o + 22] = r5.z.to_f32().to_bits();
    out[o + 23] = r5.w.to_f32().to_bits();
    let r6 = F16Vec4::from_vec4(f[i].xyzw()).ceil();
    out[o + 24] = r6.x.to_f32().to_bits();
    out[o + 25] = r6.y.to_f32().to_bits();
    out[o + 26] = r6.z.to_f32().to_bits();
    out[o + 27] = r6.w.to_f32().to_bits();
    let r7 = F16Vec4::from_vec4(f[i].xyzw()).trunc();
    out[o + 28] = r7.x.to_f32().to_bits();
    out[o + 29] = r7.y.to_f32().to_bits();
    out[o + 30] = r7.z.to_f32().to_bits();
    out[o + 31] = r7.w.to_f32().to_bits();
    let r8 = F16Vec4::from_vec4(f[i].xyzw()).exp();
    out[o + 32] = r8.x.to_f32().to_bits();
    out[o + 33] = r8.y.to_f32().to_bits();
    out[o + 34] = r8.z.to_f32().to_bits();
    out[o + 35] = r8.w.to_f32().to_bits();
    let r9 = F16Vec4::from_vec4(f[i].xyzw()).exp2();
    out[o + 36] = r9.x.to_f32().to_bits();
    out[o + 37] = r9.y.to_f32().to_bits();
    out[o + 38] = r9.z.to_f32().to_bits();
    out[o + 39] = r9.w.to_f32().to_bits();
    let r10 = F16Vec4::from_vec4(f[i].xyzw()).ln();
    out[o + 40] = r10.x.to_f32().to_bits();
    out[o + 41] = r10.y.to_f32().to_bits();
    out[o + 42] = r10.z.to_f32().to_bits();
    out[o + 43] = r10.w.to_f32().to_bits();
    let r11 = F16Vec4::from_vec4(f[i].xyzw()).log2();
    out[o + 44] = r11.x.to_f32().to_bits();
    out[o + 45] = r11.y.to_f32().to_bits();
    out[o + 46] = r11.z.to_f32().to_bits();
    out[o + 47] = r11.w.to_f32().to_bits();
    let r12 = F16Vec4::from_vec4(f[i].xyzw()).sin();
    out[o + 48] = r12.x.to_f32().to_bits();
    out[o + 49] = r12.y.to_f32().to_bits();
    out[o + 50] = r12.z.to_f32().to_bits();
    out[o + 51] = r12.w.to_f32().to_bits();
    let r13 = F16Vec4::from_vec4(f[i].xyzw()).cos();
    out[o + 52] = r13.x.to_f32().to_bits();
    out[o + 53] = r13.y.to_f32().to_bits();
    out[o + 54] = r13.z.to_f32().to_bits();
    out[o + 55] = r13.w.to_f32().to_bits();
    let r14 = F16Vec4::from_vec4(f[i].xyzw()).mul_add(F16Vec4::from_vec4(f[i].yzwx()), F16Vec4::from_vec4(f[i].zwxy()));
    out[o + 56] = r14.x.to_f32().to_bits();
    out[o + 57] = r14.y.to_f32().to_bits();
    out[o + 58] = r14.z.to_f32().to_bits();
    out[o + 59] = r14.w.to_f32().to_bits();
    let r15 = F16Vec4::from_vec4(f[i].xyzw()).fract();
    out[o + 60] = r15.x.to_f32().to_bits();
    out[o + 61] = r15.y.to_f32().to_bits();
    out[o + 62] = r15.z.to_f32().to_bits();
    out[o + 63] = r15.w.to_f32().to_bits();
    let r16 = F16Vec4::from_vec4(f[i].xyzw()).recip();
    out[o + 64] = r16.x.to_f32().to_bits();
    out[o + 65] = r16.y.to_f32().to_bits();
    out[o + 66] = r16.z.to_f32().to_bits();
    out[o + 67] = r16.w.to_f32().to_bits();
    let r17 = select(F16Vec4::from_vec4(f[i].xyzw()), F16Vec4::from_vec4(f[i].yzwx()), u[i].zwxy().cmplt(u[i].yzwx()));
    out[o + 68] = r17.x.to_f32().to_bits();
    out[o + 69] = r17.y.to_f32().to_bits();
    out[o + 70] = r17.z.to_f32().to_bits();
    out[o + 71] = r17.w.to_f32().to_bits();
    let r18 = mix(F16Vec4::from_vec4(f[i].xyzw()), F16Vec4::from_vec4(f[i].yzwx()), F16Vec4::from_vec4(f[i].zwxy()));
    out[o + 72] = r18.x.to_f32().to_bits();
    out[o + 73] = r18.y.to_f32().to_bits();
    out[o + 74] = r18.z.to_f32().to_bits();
    out[o + 75] = r18.w.to_f32().to_bits();
    let r19 = step(F16Vec4::from_vec4(f[i].xyzw()), F16Vec4::from_vec4(f[i].yzwx()));
    out[o + 76] = r19.x.to_f32().to_bits();
    out[o + 77] = r19.y.to_f32().to_bits();
    out[o + 78] = r19.z.to_f32().to_bits();
    out[o + 79] = r19.w.to_f32().to_bits();
    let r20 = smoothstep(F16Vec4::from_vec4(f[i].xyzw()), F16Vec4::from_vec4(f[i].yzwx()), F16Vec4::from_vec4(f[i].zwxy()));
    out[o + 80] = r20.x.to_f32().to_bits();
    out[o + 81] = r20.y.to_f32().to_bits();
    out[o + 82] = r20.z.to_f32().to_bits();
    out[o + 83] = r20.w.to_f32().to_bits();
    let r21 = saturate(F16Vec4::from_vec4(f[i].xyzw()));
    out[o + 84] = r21.x.to_f32().to_bits();
    out[o + 85] = r21.y.to_f32().to_bits();
    out[o + 86] = r21.z.to_f32().to_bits();
    out[o + 87] = r21.w.to_f32().to_bits();
    let r22 = fma(F16Vec4::from_vec4(f[i].xyzw()), F16Vec4::from_vec4(f[i].yzwx()), F16Vec4::from_vec4(f[i].zwxy()));
    out[o + 88] = r22.x.to_f32().to_bits();
    out[o + 89] = r22.y.to_f32().to_bits();
    out[o + 90] = r22.z.to_f32().to_bits();
    out[o + 91] = r22.w.to_f32().to_bits();
    let r23 = inverse_sqrt(F16Vec4::from_vec4(f[i].xyzw()));
    out[o + 92] = r23.x.to_f32().to_bits();
    out[o + 93] = r23.y.to_f32().to_bits();
    out[o + 94] = r23.z.to_f32().to_bits();
    out[o + 95] = r23.w.to_f32().to_bits();
    let r24 = F16Vec4::from_vec4(f[i].xyzw()).truncate();
    out[o + 96] = r24.x.to_f32().to_bits();
    out[o + 97] = r24.y.to_f32().to_bits();
    out[o + 98] = r24.z.to_f32().to_bits();
    let r25 = F16Vec4::from_vec4(f[i].xyzw()).to_array();
    out[o + 99] = r25[0].to_f32().to_bits();
    out[o + 100] = r25[1].to_f32().to_bits();
    out[o + 101] = r25[2].to_f32().to_bits();
    out[o + 102] = r25[3].to_f32().to_bits();
    let r26 = F16Vec4::from_vec4(f[i].xyzw()).element_sum();
    out[o + 103] = r26.to_f32().to_bits();
    let r27 = F16Vec4::from_vec4(f[i].xyzw()).min_element();
    out[o + 104] = r27.to_f32().to_bits();
    let r28 = F16Vec4::from_vec4(f[i].xyzw()).max_element();
    out[o + 105] = r28.to_f32().to_bits();
    let r29 = F16Vec4::from_vec4(f[i].xyzw()).cmpeq(F16Vec4::from_vec4(f[i].yzwx()));
    out[o + 106] = r29.x as u32;
    out[o + 107] = r29.y as u32;
    out[o + 108] = r29.z as u32;
    out[o + 109] = r29.w as u32;
    let r30 = F16Vec4::from_vec4(f[i].xyzw()).cmpne(F16Vec4::from_vec4(f[i].yzwx()));
    out[o + 110] = r30.x as u32;
    out[o + 111] = r30.y as u32;
    out[o + 112] = r30.z as u32;
    out[o + 113] = r30.w as u32;
    let r31 = F16Vec4::from_vec4(f[i].xyzw()).cmplt(F16Vec4::from_vec4(f[i].yzwx()));
    out[o + 114] = r31.x as u32;
    out[o + 115] = r31.y as u32;
    out[o + 116] = r31.z as u32;
    out[o + 117] = r31.w as u32;
    let r32 = F16Vec4::from_vec4(f[i].xyzw()).cmple(F16Vec4::from_vec4(f[i].yzwx()));
    out[o + 118] = r32.x as u32;
    out[o + 119] = r32.y as u32;
    out[o + 120] = r32.z as u32;
    out[o + 121] = r32.w as u32;
    let r33 = F16Vec4::from_vec4(f[i].xyzw()).cmpgt(F16Vec4::from_vec4(f[i].yzwx()));
    out[o + 122] = r33.x as u32;
    out[o + 123] = r33.y as u32;
    out[o + 124] = r33.z as u32;
    out[o + 125] = r33.w as u32;
    let r34 = F16Vec4::from_vec4(f[i].xyzw()).cmpge(F16Vec4::from_vec4(f[i].yzwx()));
    out[o + 126] = r34.x as u32;
    out[o + 127] = r34.y as u32;
    out[o + 128] = r34.z as u32;
    out[o + 129] = r34.w as u32;
    let r35 = F16Vec4::from_vec4(f[i].xyzw()).dot(F16Vec4::from_vec4(f[i].yzwx()));
    out[o + 130] = r35.to_f32().to_bits();
    let r36 = F16Vec4::from_vec4(f[i].xyzw()).length();
    out[o + 131] = r36.to_f32().to_bits();
    let r37 = F16Vec4::from_vec4(f[i].xyzw()).length_squared();
    out[o + 132] = r37.to_f32().to_bits();
    let r38 = F16Vec4::from_vec4(f[i].xyzw()).distance(F16Vec4::from_vec4(f[i].yzwx()));
    out[o + 133] = r38.to_f32().to_bits();
    let r39 = F16Vec4::from_vec4(f[i].xyzw()).normalize();
    out[o + 134] = r39.x.to_f32().to_bits();
    out[o + 135] = r39.y.to_f32().to_bits();
    out[o + 136] = r39.z.to_f32().to_bits();
    out[o + 137] = r39.w.to_f32().to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_f16_f32_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 2;
    let r0 = f16::from_f32(f[i].x);
    out[o + 0] = r0.to_f32().to_bits();
    let r1 = f16::from_f32_const(f[i].x);
    out[o + 1] = r1.to_f32().to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_f16_vec2_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 2;
    let r0 = F16Vec2::from_vec2(f[i].xy());
    out[o + 0] = r0.x.to_f32().to_bits();
    out[o + 1] = r0.y.to_f32().to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_f16_vec3_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 3;
    let r0 = F16Vec3::from_vec3(f[i].xyz());
    out[o + 0] = r0.x.to_f32().to_bits();
    out[o + 1] = r0.y.to_f32().to_bits();
    out[o + 2] = r0.z.to_f32().to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_f16_vec4_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 4;
    let r0 = F16Vec4::from_vec4(f[i].xyzw());
    out[o + 0] = r0.x.to_f32().to_bits();
    out[o + 1] = r0.y.to_f32().to_bits();
    out[o + 2] = r0.z.to_f32().to_bits();
    out[o + 3] = r0.w.to_f32().to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_f32_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 41;
    let r0 = f[i].x.min(f[i].y);
    out[o + 0] = r0.to_bits();
    let r1 = f[i].x.max(f[i].y);
    out[o + 1] = r1.to_bits();
    let r2 = f[i].x.clamp(f[i].y, f[i].z);
    out[o + 2] = r2.to_bits();
    let r3 = f[i].x.abs();
    out[o + 3] = r3.to_bits();
    let r4 = f[i].x.signum();
    out[o + 4] = r4.to_bits();
    let r5 = f[i].x.sqrt();
    out[o + 5] = r5.to_bits();
    let r6 = f[i].x.floor();
    out[o + 6] = r6.to_bits();
    let r7 = f[i].x.ceil();
    out[o + 7] = r7.to_bits();
    let r8 = f[i].x.trunc();
    out[o + 8] = r8.to_bits();
    let r9 = f[i].x.round_ties_even();
    out[o + 9] = r9.to_bits();
    let r10 = f[i].x.exp();
    out[o + 10] = r10.to_bits();
    let r11 = f[i].x.exp2();
    out[o + 11] = r11.to_bits();
    let r12 = f[i].x.ln();
    out[o + 12] = r12.to_bits();
    let r13 = f[i].x.log2();
    out[o + 13] = r13.to_bits();
    let r14 = f[i].x.sin();
    out[o + 14] = r14.to_bits();
    let r15 = f[i].x.cos();
    out[o + 15] = r15.to_bits();
    let r16 = f[i].x.sin_cos();
    out[o + 16] = r16.0.to_bits();
    out[o + 17] = r16.1.to_bits();
    let r17 = f[i].x.tan();
    out[o + 18] = r17.to_bits();
    let r18 = f[i].x.asin();
    out[o + 19] = r18.to_bits();
    let r19 = f[i].x.acos();
    out[o + 20] = r19.to_bits();
    let r20 = f[i].x.atan();
    out[o + 21] = r20.to_bits();
    let r21 = f[i].x.atan2(f[i].y);
    out[o + 22] = r21.to_bits();
    let r22 = f[i].x.sinh();
    out[o + 23] = r22.to_bits();
    let r23 = f[i].x.cosh();
    out[o + 24] = r23.to_bits();
    let r24 = f[i].x.tanh();
    out[o + 25] = r24.to_bits();
    let r25 = f[i].x.asinh();
    out[o + 26] = r25.to_bits();
    let r26 = f[i].x.acosh();
    out[o + 27] = r26.to_bits();
    let r27 = f[i].x.atanh();
    out[o + 28] = r27.to_bits();
    let r28 = f[i].x.mul_add(f[i].y, f[i].z);
    out[o + 29] = r28.to_bits();
    let r29 = f[i].x.to_degrees();
    out[o + 30] = r29.to_bits();
    let r30 = f[i].x.to_radians();
    out[o + 31] = r30.to_bits();
    let r31 = f[i].x.round();
    out[o + 32] = r31.to_bits();
    let r32 = f[i].x.fract();
    out[o + 33] = r32.to_bits();
    let r33 = f[i].x.recip();
    out[o + 34] = r33.to_bits();
    let r34 = f[i].x.midpoint(f[i].y);
    out[o + 35] = r34.to_bits();
    let r35 = f[i].x.log10();
    out[o + 36] = r35.to_bits();
    let r36 = f[i].x.log(f[i].y);
    out[o + 37] = r36.to_bits();
    let r37 = f[i].x.hypot(f[i].y);
    out[o + 38] = r37.to_bits();
    let r38 = f[i].x.copysign(f[i].y);
    out[o + 39] = r38.to_bits();
    let r39 = f[i].x.powf(f[i].y);
    out[o + 40] = r39.to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_f32_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 123;
    let r0 = f[i].x.powi(n[i].y);
    out[o + 0] = r0.to_bits();
    let r1 = f[i].x.rem_euclid(f[i].y);
    out[o + 1] = r1.to_bits();
    let r2 = f[i].x.div_euclid(f[i].y);
    out[o + 2] = r2.to_bits();
    let r3 = f[i].x.is_nan();
    out[o + 3] = r3 as u32;
    let r4 = f[i].x.is_infinite();
    out[o + 4] = r4 as u32;
    let r5 = f[i].x.is_finite();
    out[o + 5] = r5 as u32;
    let r6 = f[i].x.is_normal();
    out[o + 6] = r6 as u32;
    let r7 = f[i].x.is_subnormal();
    out[o + 7] = r7 as u32;
    let r8 = f[i].x.exp_m1();
    out[o + 8] = r8.to_bits();
    let r9 = f[i].x.ln_1p();
    out[o + 9] = r9.to_bits();
    let r10 = f[i].x.cbrt();
    out[o + 10] = r10.to_bits();
    let r11 = f[i].x.is_sign_negative();
    out[o + 11] = r11 as u32;
    let r12 = f[i].x.is_sign_positive();
    out[o + 12] = r12 as u32;
    let r13 = f[i].x.to_bits();
    out[o + 13] = r13;
    let r14 = Vec2::from_angle(f[i].x);
    out[o + 14] = r14.x.to_bits();
    out[o + 15] = r14.y.to_bits();
    let r15 = Mat2::from_angle(f[i].x);
    out[o + 16] = r15.x_axis.x.to_bits();
    out[o + 17] = r15.x_axis.y.to_bits();
    out[o + 18] = r15.y_axis.x.to_bits();
    out[o + 19] = r15.y_axis.y.to_bits();
    let r16 = Mat3::from_angle(f[i].x);
    out[o + 20] = r16.x_axis.x.to_bits();
    out[o + 21] = r16.x_axis.y.to_bits();
    out[o + 22] = r16.x_axis.z.to_bits();
    out[o + 23] = r16.y_axis.x.to_bits();
    out[o + 24] = r16.y_axis.y.to_bits();
    out[o + 25] = r16.y_axis.z.to_bits();
    out[o + 26] = r16.z_axis.x.to_bits();
    out[o + 27] = r16.z_axis.y.to_bits();
    out[o + 28] = r16.z_axis.z.to_bits();
    let r17 = Mat3::from_rotation_x(f[i].x);
    out[o + 29] = r17.x_axis.x.to_bits();
    out[o + 30] = r17.x_axis.y.to_bits();
    out[o + 31] = r17.x_axis.z.to_bits();
    out[o + 32] = r17.y_axis.x.to_bits();
    out[o + 33] = r17.y_axis.y.to_bits();
    out[o + 34] = r17.y_axis.z.to_bits();
    out[o + 35] = r17.z_axis.x.to_bits();
    out[o + 36] = r17.z_axis.y.to_bits();
    out[o + 37] = r17.z_axis.z.to_bits();
    let r18 = Mat3::from_rotation_y(f[i].x);
    out[o + 38] = r18.x_axis.x.to_bits();
    out[o + 39] = r18.x_axis.y.to_bits();
    out[o + 40] = r18.x_axis.z.to_bits();
    out[o + 41] = r18.y_axis.x.to_bits();
    out[o + 42] = r18.y_axis.y.to_bits();
    out[o + 43] = r18.y_axis.z.to_bits();
    out[o + 44] = r18.z_axis.x.to_bits();
    out[o + 45] = r18.z_axis.y.to_bits();
    out[o + 46] = r18.z_axis.z.to_bits();
    let r19 = Mat3::from_rotation_z(f[i].x);
    out[o + 47] = r19.x_axis.x.to_bits();
    out[o + 48] = r19.x_axis.y.to_bits();
    out[o + 49] = r19.x_axis.z.to_bits();
    out[o + 50] = r19.y_axis.x.to_bits();
    out[o + 51] = r19.y_axis.y.to_bits();
    out[o + 52] = r19.y_axis.z.to_bits();
    out[o + 53] = r19.z_axis.x.to_bits();
    out[o + 54] = r19.z_axis.y.to_bits();
    out[o + 55] = r19.z_axis.z.to_bits();
    let r20 = Mat4::from_rotation_x(f[i].x);
    out[o + 56] = r20.x_axis.x.to_bits();
    out[o + 57] = r20.x_axis.y.to_bits();
    out[o + 58] = r20.x_axis.z.to_bits();
    out[o + 59] = r20.x_axis.w.to_bits();
    out[o + 60] = r20.y_axis.x.to_bits();
    out[o + 61] = r20.y_axis.y.to_bits();
    out[o + 62] = r20.y_axis.z.to_bits();
    out[o + 63] = r20.y_axis.w.to_bits();
    out[o + 64] = r20.z_axis.x.to_bits();
    out[o + 65] = r20.z_axis.y.to_bits();
    out[o + 66] = r20.z_axis.z.to_bits();
    out[o + 67] = r20.z_axis.w.to_bits();
    out[o + 68] = r20.w_axis.x.to_bits();
    out[o + 69] = r20.w_axis.y.to_bits();
    out[o + 70] = r20.w_axis.z.to_bits();
    out[o + 71] = r20.w_axis.w.to_bits();
    let r21 = Mat4::from_rotation_y(f[i].x);
    out[o + 72] = r21.x_axis.x.to_bits();
    out[o + 73] = r21.x_axis.y.to_bits();
    out[o + 74] = r21.x_axis.z.to_bits();
    out[o + 75] = r21.x_axis.w.to_bits();
    out[o + 76] = r21.y_axis.x.to_bits();
    out[o + 77] = r21.y_axis.y.to_bits();
    out[o + 78] = r21.y_axis.z.to_bits();
    out[o + 79] = r21.y_axis.w.to_bits();
    out[o + 80] = r21.z_axis.x.to_bits();
    out[o + 81] = r21.z_axis.y.to_bits();
    out[o + 82] = r21.z_axis.z.to_bits();
    out[o + 83] = r21.z_axis.w.to_bits();
    out[o + 84] = r21.w_axis.x.to_bits();
    out[o + 85] = r21.w_axis.y.to_bits();
    out[o + 86] = r21.w_axis.z.to_bits();
    out[o + 87] = r21.w_axis.w.to_bits();
    let r22 = Mat4::from_rotation_z(f[i].x);
    out[o + 88] = r22.x_axis.x.to_bits();
    out[o + 89] = r22.x_axis.y.to_bits();
    out[o + 90] = r22.x_axis.z.to_bits();
    out[o + 91] = r22.x_axis.w.to_bits();
    out[o + 92] = r22.y_axis.x.to_bits();
    out[o + 93] = r22.y_axis.y.to_bits();
    out[o + 94] = r22.y_axis.z.to_bits();
    out[o + 95] = r22.y_axis.w.to_bits();
    out[o + 96] = r22.z_axis.x.to_bits();
    out[o + 97] = r22.z_axis.y.to_bits();
    out[o + 98] = r22.z_axis.z.to_bits();
    out[o + 99] = r22.z_axis.w.to_bits();
    out[o + 100] = r22.w_axis.x.to_bits();
    out[o + 101] = r22.w_axis.y.to_bits();
    out[o + 102] = r22.w_axis.z.to_bits();
    out[o + 103] = r22.w_axis.w.to_bits();
    let r23 = select(f[i].x, f[i].y, (u[i].z < u[i].w));
    out[o + 104] = r23.to_bits();
    let r24 = bitcast::<f32>(f[i].x);
    out[o + 105] = r24.to_bits();
    let r25 = bitcast::<i32>(f[i].x);
    out[o + 106] = r25 as u32;
    let r26 = bitcast::<u32>(f[i].x);
    out[o + 107] = r26;
    let r27 = mix(f[i].x, f[i].y, f[i].z);
    out[o + 108] = r27.to_bits();
    let r28 = step(f[i].x, f[i].y);
    out[o + 109] = r28.to_bits();
    let r29 = smoothstep(f[i].x, f[i].y, f[i].z);
    out[o + 110] = r29.to_bits();
    let r30 = saturate(f[i].x);
    out[o + 111] = r30.to_bits();
    let r31 = fma(f[i].x, f[i].y, f[i].z);
    out[o + 112] = r31.to_bits();
    let r32 = sign(f[i].x);
    out[o + 113] = r32.to_bits();
    let r33 = inverse_sqrt(f[i].x);
    out[o + 114] = r33.to_bits();
    let r34 = quantize_to_f16(f[i].x);
    out[o + 115] = r34.to_bits();
    let r35 = modf(f[i].x);
    out[o + 116] = r35.0.to_bits();
    out[o + 117] = r35.1.to_bits();
    let r36 = frexp(f[i].x);
    out[o + 118] = r36.0.to_bits();
    out[o + 119] = r36.1 as u32;
    let r37 = ldexp(f[i].x, n[i].y);
    out[o + 120] = r37.to_bits();
    let r38 = pow(f[i].x, f[i].y);
    out[o + 121] = r38.to_bits();
    let r39 = tan(f[i].x);
    out[o + 122] = r39.to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_f32_2(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 13;
    let r0 = asin(f[i].x);
    out[o + 0] = r0.to_bits();
    let r1 = acos(f[i].x);
    out[o + 1] = r1.to_bits();
    let r2 = atan(f[i].x);
    out[o + 2] = r2.to_bits();
    let r3 = atan2(f[i].x, f[i].y);
    out[o + 3] = r3.to_bits();
    let r4 = sinh(f[i].x);
    out[o + 4] = r4.to_bits();
    let r5 = cosh(f[i].x);
    out[o + 5] = r5.to_bits();
    let r6 = tanh(f[i].x);
    out[o + 6] = r6.to_bits();
    let r7 = asinh(f[i].x);
    out[o + 7] = r7.to_bits();
    let r8 = acosh(f[i].x);
    out[o + 8] = r8.to_bits();
    let r9 = atanh(f[i].x);
    out[o + 9] = r9.to_bits();
    let r10 = degrees(f[i].x);
    out[o + 10] = r10.to_bits();
    let r11 = radians(f[i].x);
    out[o + 11] = r11.to_bits();
    let r12 = round_ties_even(f[i].x);
    out[o + 12] = r12.to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_f64_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 28;
    let r0 = (f[i].x as f64).min((f[i].y as f64));
    out[o + 0] = (r0 as f32).to_bits();
    let r1 = (f[i].x as f64).max((f[i].y as f64));
    out[o + 1] = (r1 as f32).to_bits();
    let r2 = (f[i].x as f64).clamp((f[i].y as f64), (f[i].z as f64));
    out[o + 2] = (r2 as f32).to_bits();
    let r3 = select((f[i].x as f64), (f[i].y as f64), (u[i].z < u[i].w));
    out[o + 3] = (r3 as f32).to_bits();
    let r4 = (f[i].x as f64).abs();
    out[o + 4] = (r4 as f32).to_bits();
    let r5 = (f[i].x as f64).sqrt();
    out[o + 5] = (r5 as f32).to_bits();
    let r6 = (f[i].x as f64).floor();
    out[o + 6] = (r6 as f32).to_bits();
    let r7 = (f[i].x as f64).ceil();
    out[o + 7] = (r7 as f32).to_bits();
    let r8 = (f[i].x as f64).trunc();
    out[o + 8] = (r8 as f32).to_bits();
    let r9 = (f[i].x as f64).round_ties_even();
    out[o + 9] = (r9 as f32).to_bits();
    let r10 = (f[i].x as f64).round();
    out[o + 10] = (r10 as f32).to_bits();
    let r11 = (f[i].x as f64).fract();
    out[o + 11] = (r11 as f32).to_bits();
    let r12 = (f[i].x as f64).recip();
    out[o + 12] = (r12 as f32).to_bits();
    let r13 = (f[i].x as f64).mul_add((f[i].y as f64), (f[i].z as f64));
    out[o + 13] = (r13 as f32).to_bits();
    let r14 = (f[i].x as f64).rem_euclid((f[i].y as f64));
    out[o + 14] = (r14 as f32).to_bits();
    let r15 = (f[i].x as f64).div_euclid((f[i].y as f64));
    out[o + 15] = (r15 as f32).to_bits();
    let r16 = (f[i].x as f64).is_nan();
    out[o + 16] = r16 as u32;
    let r17 = (f[i].x as f64).is_infinite();
    out[o + 17] = r17 as u32;
    let r18 = (f[i].x as f64).is_finite();
    out[o + 18] = r18 as u32;
    let r19 = (f[i].x as f64).to_bits();
    out[o + 19] = r19 as u32;
    out[o + 20] = (r19 >> 32) as u32;
    let r20 = fma((f[i].x as f64), (f[i].y as f64), (f[i].z as f64));
    out[o + 21] = (r20 as f32).to_bits();
    let r21 = mix((f[i].x as f64), (f[i].y as f64), (f[i].z as f64));
    out[o + 22] = (r21 as f32).to_bits();
    let r22 = saturate((f[i].x as f64));
    out[o + 23] = (r22 as f32).to_bits();
    let r23 = sign((f[i].x as f64));
    out[o + 24] = (r23 as f32).to_bits();
    let r24 = step((f[i].x as f64), (f[i].y as f64));
    out[o + 25] = (r24 as f32).to_bits();
    let r25 = smoothstep((f[i].x as f64), (f[i].y as f64), (f[i].z as f64));
    out[o + 26] = (r25 as f32).to_bits();
    let r26 = inverse_sqrt((f[i].x as f64));
    out[o + 27] = (r26 as f32).to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_i16_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 40;
    let r0 = (n[i].x as i16).min((n[i].y as i16));
    out[o + 0] = r0 as u32;
    let r1 = (n[i].x as i16).max((n[i].y as i16));
    out[o + 1] = r1 as u32;
    let r2 = (n[i].x as i16).clamp((n[i].y as i16), (n[i].z as i16));
    out[o + 2] = r2 as u32;
    let r3 = (n[i].x as i16).abs();
    out[o + 3] = r3 as u32;
    let r4 = (n[i].x as i16).signum();
    out[o + 4] = r4 as u32;
    let r5 = (n[i].x as i16).is_negative();
    out[o + 5] = r5 as u32;
    let r6 = (n[i].x as i16).is_positive();
    out[o + 6] = r6 as u32;
    let r7 = (n[i].x as i16).unsigned_abs();
    out[o + 7] = r7 as u32;
    let r8 = (n[i].x as i16).cast_unsigned();
    out[o + 8] = r8 as u32;
    let r9 = (n[i].x as i16).count_ones();
    out[o + 9] = r9;
    let r10 = (n[i].x as i16).count_zeros();
    out[o + 10] = r10;
    let r11 = (n[i].x as i16).leading_zeros();
    out[o + 11] = r11;
    let r12 = (n[i].x as i16).leading_ones();
    out[o + 12] = r12;
    let r13 = (n[i].x as i16).trailing_zeros();
    out[o + 13] = r13;
    let r14 = (n[i].x as i16).trailing_ones();
    out[o + 14] = r14;
    let r15 = (n[i].x as i16).reverse_bits();
    out[o + 15] = r15 as u32;
    let r16 = (n[i].x as i16).swap_bytes();
    out[o + 16] = r16 as u32;
    let r17 = (n[i].x as i16).rotate_left(u[i].y);
    out[o + 17] = r17 as u32;
    let r18 = (n[i].x as i16).rotate_right(u[i].y);
    out[o + 18] = r18 as u32;
    let r19 = (n[i].x as i16).ilog2();
    out[o + 19] = r19;
    let r20 = (n[i].x as i16).pow(u[i].y);
    out[o + 20] = r20 as u32;
    let r21 = (n[i].x as i16).isqrt();
    out[o + 21] = r21 as u32;
    let r22 = (n[i].x as i16).abs_diff((n[i].y as i16));
    out[o + 22] = r22 as u32;
    let r23 = (n[i].x as i16).midpoint((n[i].y as i16));
    out[o + 23] = r23 as u32;
    let r24 = (n[i].x as i16).rem_euclid((n[i].y as i16));
    out[o + 24] = r24 as u32;
    let r25 = (n[i].x as i16).div_euclid((n[i].y as i16));
    out[o + 25] = r25 as u32;
    let r26 = (n[i].x as i16).saturating_add((n[i].y as i16));
    out[o + 26] = r26 as u32;
    let r27 = (n[i].x as i16).saturating_sub((n[i].y as i16));
    out[o + 27] = r27 as u32;
    let r28 = (n[i].x as i16).saturating_mul((n[i].y as i16));
    out[o + 28] = r28 as u32;
    let r29 = (n[i].x as i16).wrapping_add((n[i].y as i16));
    out[o + 29] = r29 as u32;
    let r30 = (n[i].x as i16).wrapping_sub((n[i].y as i16));
    out[o + 30] = r30 as u32;
    let r31 = (n[i].x as i16).wrapping_mul((n[i].y as i16));
    out[o + 31] = r31 as u32;
    let r32 = (n[i].x as i16).wrapping_div((n[i].y as i16));
    out[o + 32] = r32 as u32;
    let r33 = (n[i].x as i16).wrapping_rem((n[i].y as i16));
    out[o + 33] = r33 as u32;
    let r34 = (n[i].x as i16).wrapping_shl(u[i].y);
    out[o + 34] = r34 as u32;
    let r35 = (n[i].x as i16).wrapping_shr(u[i].y);
    out[o + 35] = r35 as u32;
    let r36 = (n[i].x as i16).wrapping_abs();
    out[o + 36] = r36 as u32;
    let r37 = (n[i].x as i16).wrapping_neg();
    out[o + 37] = r37 as u32;
    let r38 = (n[i].x as i16).wrapping_add_unsigned((u[i].y as u16));
    out[o + 38] = r38 as u32;
    let r39 = (n[i].x as i16).wrapping_sub_unsigned((u[i].y as u16));
    out[o + 39] = r39 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_i16_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 18;
    let r0 = (n[i].x as i16).overflowing_add((n[i].y as i16));
    out[o + 0] = r0.0 as u32;
    out[o + 1] = r0.1 as u32;
    let r1 = (n[i].x as i16).overflowing_sub((n[i].y as i16));
    out[o + 2] = r1.0 as u32;
    out[o + 3] = r1.1 as u32;
    let r2 = (n[i].x as i16).overflowing_mul((n[i].y as i16));
    out[o + 4] = r2.0 as u32;
    out[o + 5] = r2.1 as u32;
    let r3 = (n[i].x as i16).overflowing_div((n[i].y as i16));
    out[o + 6] = r3.0 as u32;
    out[o + 7] = r3.1 as u32;
    let r4 = (n[i].x as i16).overflowing_rem((n[i].y as i16));
    out[o + 8] = r4.0 as u32;
    out[o + 9] = r4.1 as u32;
    let r5 = (n[i].x as i16).overflowing_shl(u[i].y);
    out[o + 10] = r5.0 as u32;
    out[o + 11] = r5.1 as u32;
    let r6 = (n[i].x as i16).overflowing_shr(u[i].y);
    out[o + 12] = r6.0 as u32;
    out[o + 13] = r6.1 as u32;
    let r7 = (n[i].x as i16).overflowing_neg();
    out[o + 14] = r7.0 as u32;
    out[o + 15] = r7.1 as u32;
    let r8 = (n[i].x as i16).overflowing_abs();
    out[o + 16] = r8.0 as u32;
    out[o + 17] = r8.1 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_i32_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 40;
    let r0 = n[i].x.min(n[i].y);
    out[o + 0] = r0 as u32;
    let r1 = n[i].x.max(n[i].y);
    out[o + 1] = r1 as u32;
    let r2 = n[i].x.clamp(n[i].y, n[i].z);
    out[o + 2] = r2 as u32;
    let r3 = n[i].x.abs();
    out[o + 3] = r3 as u32;
    let r4 = n[i].x.signum();
    out[o + 4] = r4 as u32;
    let r5 = n[i].x.is_negative();
    out[o + 5] = r5 as u32;
    let r6 = n[i].x.is_positive();
    out[o + 6] = r6 as u32;
    let r7 = n[i].x.unsigned_abs();
    out[o + 7] = r7;
    let r8 = n[i].x.cast_unsigned();
    out[o + 8] = r8;
    let r9 = n[i].x.count_ones();
    out[o + 9] = r9;
    let r10 = n[i].x.count_zeros();
    out[o + 10] = r10;
    let r11 = n[i].x.leading_zeros();
    out[o + 11] = r11;
    let r12 = n[i].x.leading_ones();
    out[o + 12] = r12;
    let r13 = n[i].x.trailing_zeros();
    out[o + 13] = r13;
    let r14 = n[i].x.trailing_ones();
    out[o + 14] = r14;
    let r15 = n[i].x.reverse_bits();
    out[o + 15] = r15 as u32;
    let r16 = n[i].x.swap_bytes();
    out[o + 16] = r16 as u32;
    let r17 = n[i].x.rotate_left(u[i].y);
    out[o + 17] = r17 as u32;
    let r18 = n[i].x.rotate_right(u[i].y);
    out[o + 18] = r18 as u32;
    let r19 = n[i].x.ilog2();
    out[o + 19] = r19;
    let r20 = n[i].x.pow(u[i].y);
    out[o + 20] = r20 as u32;
    let r21 = n[i].x.isqrt();
    out[o + 21] = r21 as u32;
    let r22 = n[i].x.abs_diff(n[i].y);
    out[o + 22] = r22;
    let r23 = n[i].x.midpoint(n[i].y);
    out[o + 23] = r23 as u32;
    let r24 = n[i].x.rem_euclid(n[i].y);
    out[o + 24] = r24 as u32;
    let r25 = n[i].x.div_euclid(n[i].y);
    out[o + 25] = r25 as u32;
    let r26 = n[i].x.saturating_add(n[i].y);
    out[o + 26] = r26 as u32;
    let r27 = n[i].x.saturating_sub(n[i].y);
    out[o + 27] = r27 as u32;
    let r28 = n[i].x.saturating_mul(n[i].y);
    out[o + 28] = r28 as u32;
    let r29 = n[i].x.wrapping_add(n[i].y);
    out[o + 29] = r29 as u32;
    let r30 = n[i].x.wrapping_sub(n[i].y);
    out[o + 30] = r30 as u32;
    let r31 = n[i].x.wrapping_mul(n[i].y);
    out[o + 31] = r31 as u32;
    let r32 = n[i].x.wrapping_div(n[i].y);
    out[o + 32] = r32 as u32;
    let r33 = n[i].x.wrapping_rem(n[i].y);
    out[o + 33] = r33 as u32;
    let r34 = n[i].x.wrapping_shl(u[i].y);
    out[o + 34] = r34 as u32;
    let r35 = n[i].x.wrapping_shr(u[i].y);
    out[o + 35] = r35 as u32;
    let r36 = n[i].x.wrapping_abs();
    out[o + 36] = r36 as u32;
    let r37 = n[i].x.wrapping_neg();
    out[o + 37] = r37 as u32;
    let r38 = n[i].x.wrapping_add_unsigned(u[i].y);
    out[o + 38] = r38 as u32;
    let r39 = n[i].x.wrapping_sub_unsigned(u[i].y);
    out[o + 39] = r39 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_i32_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 31;
    let r0 = select(n[i].x, n[i].y, (u[i].z < u[i].w));
    out[o + 0] = r0 as u32;
    let r1 = bitcast::<f32>(n[i].x);
    out[o + 1] = r1.to_bits();
    let r2 = bitcast::<i32>(n[i].x);
    out[o + 2] = r2 as u32;
    let r3 = bitcast::<u32>(n[i].x);
    out[o + 3] = r3;
    let r4 = sign(n[i].x);
    out[o + 4] = r4 as u32;
    let r5 = count_one_bits(n[i].x);
    out[o + 5] = r5 as u32;
    let r6 = count_leading_zeros(n[i].x);
    out[o + 6] = r6 as u32;
    let r7 = count_trailing_zeros(n[i].x);
    out[o + 7] = r7 as u32;
    let r8 = first_leading_bit(n[i].x);
    out[o + 8] = r8 as u32;
    let r9 = first_trailing_bit(n[i].x);
    out[o + 9] = r9 as u32;
    let r10 = reverse_bits(n[i].x);
    out[o + 10] = r10 as u32;
    let r11 = extract_bits(n[i].x, u[i].y, u[i].z);
    out[o + 11] = r11 as u32;
    let r12 = insert_bits(n[i].x, n[i].y, u[i].z, u[i].w);
    out[o + 12] = r12 as u32;
    let r13 = n[i].x.overflowing_add(n[i].y);
    out[o + 13] = r13.0 as u32;
    out[o + 14] = r13.1 as u32;
    let r14 = n[i].x.overflowing_sub(n[i].y);
    out[o + 15] = r14.0 as u32;
    out[o + 16] = r14.1 as u32;
    let r15 = n[i].x.overflowing_mul(n[i].y);
    out[o + 17] = r15.0 as u32;
    out[o + 18] = r15.1 as u32;
    let r16 = n[i].x.overflowing_div(n[i].y);
    out[o + 19] = r16.0 as u32;
    out[o + 20] = r16.1 as u32;
    let r17 = n[i].x.overflowing_rem(n[i].y);
    out[o + 21] = r17.0 as u32;
    out[o + 22] = r17.1 as u32;
    let r18 = n[i].x.overflowing_neg();
    out[o + 23] = r18.0 as u32;
    out[o + 24] = r18.1 as u32;
    let r19 = n[i].x.overflowing_abs();
    out[o + 25] = r19.0 as u32;
    out[o + 26] = r19.1 as u32;
    let r20 = n[i].x.overflowing_shl(u[i].y);
    out[o + 27] = r20.0 as u32;
    out[o + 28] = r20.1 as u32;
    let r21 = n[i].x.overflowing_shr(u[i].y);
    out[o + 29] = r21.0 as u32;
    out[o + 30] = r21.1 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_i64_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 75;
    let r0 = ((n[i].x as i64) << 32 | u[i].y as i64).min(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 0] = r0 as u32;
    out[o + 1] = (r0 >> 32) as u32;
    let r1 = ((n[i].x as i64) << 32 | u[i].y as i64).max(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 2] = r1 as u32;
    out[o + 3] = (r1 >> 32) as u32;
    let r2 = ((n[i].x as i64) << 32 | u[i].y as i64).clamp(((n[i].y as i64) << 32 | u[i].z as i64), ((n[i].z as i64) << 32 | u[i].w as i64));
    out[o + 4] = r2 as u32;
    out[o + 5] = (r2 >> 32) as u32;
    let r3 = select(((n[i].x as i64) << 32 | u[i].y as i64), ((n[i].y as i64) << 32 | u[i].z as i64), (u[i].z < u[i].w));
    out[o + 6] = r3 as u32;
    out[o + 7] = (r3 >> 32) as u32;
    let r4 = ((n[i].x as i64) << 32 | u[i].y as i64).abs();
    out[o + 8] = r4 as u32;
    out[o + 9] = (r4 >> 32) as u32;
    let r5 = ((n[i].x as i64) << 32 | u[i].y as i64).signum();
    out[o + 10] = r5 as u32;
    out[o + 11] = (r5 >> 32) as u32;
    let r6 = ((n[i].x as i64) << 32 | u[i].y as i64).is_negative();
    out[o + 12] = r6 as u32;
    let r7 = ((n[i].x as i64) << 32 | u[i].y as i64).is_positive();
    out[o + 13] = r7 as u32;
    let r8 = ((n[i].x as i64) << 32 | u[i].y as i64).unsigned_abs();
    out[o + 14] = r8 as u32;
    out[o + 15] = (r8 >> 32) as u32;
    let r9 = ((n[i].x as i64) << 32 | u[i].y as i64).cast_unsigned();
    out[o + 16] = r9 as u32;
    out[o + 17] = (r9 >> 32) as u32;
    let r10 = ((n[i].x as i64) << 32 | u[i].y as i64).count_ones();
    out[o + 18] = r10;
    let r11 = ((n[i].x as i64) << 32 | u[i].y as i64).count_zeros();
    out[o + 19] = r11;
    let r12 = ((n[i].x as i64) << 32 | u[i].y as i64).leading_zeros();
    out[o + 20] = r12;
    let r13 = ((n[i].x as i64) << 32 | u[i].y as i64).leading_ones();
    out[o + 21] = r13;
    let r14 = ((n[i].x as i64) << 32 | u[i].y as i64).trailing_zeros();
    out[o + 22] = r14;
    let r15 = ((n[i].x as i64) << 32 | u[i].y as i64).trailing_ones();
    out[o + 23] = r15;
    let r16 = ((n[i].x as i64) << 32 | u[i].y as i64).ilog2();
    out[o + 24] = r16;
    let r17 = ((n[i].x as i64) << 32 | u[i].y as i64).reverse_bits();
    out[o + 25] = r17 as u32;
    out[o + 26] = (r17 >> 32) as u32;
    let r18 = ((n[i].x as i64) << 32 | u[i].y as i64).rotate_left(u[i].y);
    out[o + 27] = r18 as u32;
    out[o + 28] = (r18 >> 32) as u32;
    let r19 = ((n[i].x as i64) << 32 | u[i].y as i64).rotate_right(u[i].y);
    out[o + 29] = r19 as u32;
    out[o + 30] = (r19 >> 32) as u32;
    let r20 = ((n[i].x as i64) << 32 | u[i].y as i64).pow(u[i].y);
    out[o + 31] = r20 as u32;
    out[o + 32] = (r20 >> 32) as u32;
    let r21 = ((n[i].x as i64) << 32 | u[i].y as i64).abs_diff(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 33] = r21 as u32;
    out[o + 34] = (r21 >> 32) as u32;
    let r22 = ((n[i].x as i64) << 32 | u[i].y as i64).rem_euclid(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 35] = r22 as u32;
    out[o + 36] = (r22 >> 32) as u32;
    let r23 = ((n[i].x as i64) << 32 | u[i].y as i64).div_euclid(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 37] = r23 as u32;
    out[o + 38] = (r23 >> 32) as u32;
    let r24 = ((n[i].x as i64) << 32 | u[i].y as i64).saturating_add(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 39] = r24 as u32;
    out[o + 40] = (r24 >> 32) as u32;
    let r25 = ((n[i].x as i64) << 32 | u[i].y as i64).saturating_sub(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 41] = r25 as u32;
    out[o + 42] = (r25 >> 32) as u32;
    let r26 = ((n[i].x as i64) << 32 | u[i].y as i64).wrapping_add(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 43] = r26 as u32;
    out[o + 44] = (r26 >> 32) as u32;
    let r27 = ((n[i].x as i64) << 32 | u[i].y as i64).wrapping_sub(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 45] = r27 as u32;
    out[o + 46] = (r27 >> 32) as u32;
    let r28 = ((n[i].x as i64) << 32 | u[i].y as i64).wrapping_mul(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 47] = r28 as u32;
    out[o + 48] = (r28 >> 32) as u32;
    let r29 = ((n[i].x as i64) << 32 | u[i].y as i64).wrapping_div(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 49] = r29 as u32;
    out[o + 50] = (r29 >> 32) as u32;
    let r30 = ((n[i].x as i64) << 32 | u[i].y as i64).wrapping_rem(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 51] = r30 as u32;
    out[o + 52] = (r30 >> 32) as u32;
    let r31 = ((n[i].x as i64) << 32 | u[i].y as i64).wrapping_shl(u[i].y);
    out[o + 53] = r31 as u32;
    out[o + 54] = (r31 >> 32) as u32;
    let r32 = ((n[i].x as i64) << 32 | u[i].y as i64).wrapping_shr(u[i].y);
    out[o + 55] = r32 as u32;
    out[o + 56] = (r32 >> 32) as u32;
    let r33 = ((n[i].x as i64) << 32 | u[i].y as i64).wrapping_abs();
    out[o + 57] = r33 as u32;
    out[o + 58] = (r33 >> 32) as u32;
    let r34 = ((n[i].x as i64) << 32 | u[i].y as i64).wrapping_neg();
    out[o + 59] = r34 as u32;
    out[o + 60] = (r34 >> 32) as u32;
    let r35 = sign(((n[i].x as i64) << 32 | u[i].y as i64));
    out[o + 61] = r35 as u32;
    out[o + 62] = (r35 >> 32) as u32;
    let r36 = ((n[i].x as i64) << 32 | u[i].y as i64).overflowing_add(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 63] = r36.0 as u32;
    out[o + 64] = (r36.0 >> 32) as u32;
    out[o + 65] = r36.1 as u32;
    let r37 = ((n[i].x as i64) << 32 | u[i].y as i64).overflowing_sub(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 66] = r37.0 as u32;
    out[o + 67] = (r37.0 >> 32) as u32;
    out[o + 68] = r37.1 as u32;
    let r38 = ((n[i].x as i64) << 32 | u[i].y as i64).overflowing_mul(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 69] = r38.0 as u32;
    out[o + 70] = (r38.0 >> 32) as u32;
    out[o + 71] = r38.1 as u32;
    let r39 = ((n[i].x as i64) << 32 | u[i].y as i64).overflowing_div(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 72] = r39.0 as u32;
    out[o + 73] = (r39.0 >> 32) as u32;
    out[o + 74] = r39.1 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_i64_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 15;
    let r0 = ((n[i].x as i64) << 32 | u[i].y as i64).overflowing_rem(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 0] = r0.0 as u32;
    out[o + 1] = (r0.0 >> 32) as u32;
    out[o + 2] = r0.1 as u32;
    let r1 = ((n[i].x as i64) << 32 | u[i].y as i64).overflowing_neg();
    out[o + 3] = r1.0 as u32;
    out[o + 4] = (r1.0 >> 32) as u32;
    out[o + 5] = r1.1 as u32;
    let r2 = ((n[i].x as i64) << 32 | u[i].y as i64).overflowing_abs();
    out[o + 6] = r2.0 as u32;
    out[o + 7] = (r2.0 >> 32) as u32;
    out[o + 8] = r2.1 as u32;
    let r3 = ((n[i].x as i64) << 32 | u[i].y as i64).overflowing_shl(u[i].y);
    out[o + 9] = r3.0 as u32;
    out[o + 10] = (r3.0 >> 32) as u32;
    out[o + 11] = r3.1 as u32;
    let r4 = ((n[i].x as i64) << 32 | u[i].y as i64).overflowing_shr(u[i].y);
    out[o + 12] = r4.0 as u32;
    out[o + 13] = (r4.0 >> 32) as u32;
    out[o + 14] = r4.1 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_i64vec2_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 78;
    let r0 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).min(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64));
    out[o + 0] = r0.x as u32;
    out[o + 1] = (r0.x >> 32) as u32;
    out[o + 2] = r0.y as u32;
    out[o + 3] = (r0.y >> 32) as u32;
    let r1 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).max(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64));
    out[o + 4] = r1.x as u32;
    out[o + 5] = (r1.x >> 32) as u32;
    out[o + 6] = r1.y as u32;
    out[o + 7] = (r1.y >> 32) as u32;
    let r2 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).clamp(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64), I64Vec2::new((n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64));
    out[o + 8] = r2.x as u32;
    out[o + 9] = (r2.x >> 32) as u32;
    out[o + 10] = r2.y as u32;
    out[o + 11] = (r2.y >> 32) as u32;
    let r3 = select(I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64), I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64), u[i].zw().cmplt(u[i].yz()));
    out[o + 12] = r3.x as u32;
    out[o + 13] = (r3.x >> 32) as u32;
    out[o + 14] = r3.y as u32;
    out[o + 15] = (r3.y >> 32) as u32;
    let r4 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).abs();
    out[o + 16] = r4.x as u32;
    out[o + 17] = (r4.x >> 32) as u32;
    out[o + 18] = r4.y as u32;
    out[o + 19] = (r4.y >> 32) as u32;
    let r5 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).signum();
    out[o + 20] = r5.x as u32;
    out[o + 21] = (r5.x >> 32) as u32;
    out[o + 22] = r5.y as u32;
    out[o + 23] = (r5.y >> 32) as u32;
    let r6 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).wrapping_add(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64));
    out[o + 24] = r6.x as u32;
    out[o + 25] = (r6.x >> 32) as u32;
    out[o + 26] = r6.y as u32;
    out[o + 27] = (r6.y >> 32) as u32;
    let r7 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).wrapping_sub(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64));
    out[o + 28] = r7.x as u32;
    out[o + 29] = (r7.x >> 32) as u32;
    out[o + 30] = r7.y as u32;
    out[o + 31] = (r7.y >> 32) as u32;
    let r8 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).wrapping_mul(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64));
    out[o + 32] = r8.x as u32;
    out[o + 33] = (r8.x >> 32) as u32;
    out[o + 34] = r8.y as u32;
    out[o + 35] = (r8.y >> 32) as u32;
    let r9 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).wrapping_div(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64));
    out[o + 36] = r9.x as u32;
    out[o + 37] = (r9.x >> 32) as u32;
    out[o + 38] = r9.y as u32;
    out[o + 39] = (r9.y >> 32) as u32;
    let r10 = sign(I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 40] = r10.x as u32;
    out[o + 41] = (r10.x >> 32) as u32;
    out[o + 42] = r10.y as u32;
    out[o + 43] = (r10.y >> 32) as u32;
    let r11 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).extend(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 44] = r11.x as u32;
    out[o + 45] = (r11.x >> 32) as u32;
    out[o + 46] = r11.y as u32;
    out[o + 47] = (r11.y >> 32) as u32;
    out[o + 48] = r11.z as u32;
    out[o + 49] = (r11.z >> 32) as u32;
    let r12 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).to_array();
    out[o + 50] = r12[0] as u32;
    out[o + 51] = (r12[0] >> 32) as u32;
    out[o + 52] = r12[1] as u32;
    out[o + 53] = (r12[1] >> 32) as u32;
    let r13 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).element_sum();
    out[o + 54] = r13 as u32;
    out[o + 55] = (r13 >> 32) as u32;
    let r14 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).element_product();
    out[o + 56] = r14 as u32;
    out[o + 57] = (r14 >> 32) as u32;
    let r15 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).min_element();
    out[o + 58] = r15 as u32;
    out[o + 59] = (r15 >> 32) as u32;
    let r16 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).max_element();
    out[o + 60] = r16 as u32;
    out[o + 61] = (r16 >> 32) as u32;
    let r17 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).cmpeq(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64));
    out[o + 62] = r17.x as u32;
    out[o + 63] = r17.y as u32;
    let r18 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).cmpne(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64));
    out[o + 64] = r18.x as u32;
    out[o + 65] = r18.y as u32;
    let r19 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).cmplt(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64));
    out[o + 66] = r19.x as u32;
    out[o + 67] = r19.y as u32;
    let r20 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).cmple(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64));
    out[o + 68] = r20.x as u32;
    out[o + 69] = r20.y as u32;
    let r21 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).cmpgt(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64));
    out[o + 70] = r21.x as u32;
    out[o + 71] = r21.y as u32;
    let r22 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).cmpge(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64));
    out[o + 72] = r22.x as u32;
    out[o + 73] = r22.y as u32;
    let r23 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).dot(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64));
    out[o + 74] = r23 as u32;
    out[o + 75] = (r23 >> 32) as u32;
    let r24 = I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).length_squared();
    out[o + 76] = r24 as u32;
    out[o + 77] = (r24 >> 32) as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_i64vec3_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 114;
    let r0 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).min(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64));
    out[o + 0] = r0.x as u32;
    out[o + 1] = (r0.x >> 32) as u32;
    out[o + 2] = r0.y as u32;
    out[o + 3] = (r0.y >> 32) as u32;
    out[o + 4] = r0.z as u32;
    out[o + 5] = (r0.z >> 32) as u32;
    let r1 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).max(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64));
    out[o + 6] = r1.x as u32;
    out[o + 7] = (r1.x >> 32) as u32;
    out[o + 8] = r1.y as u32;
    out[o + 9] = (r1.y >> 32) as u32;
    out[o + 10] = r1.z as u32;
    out[o + 11] = (r1.z >> 32) as u32;
    let r2 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).clamp(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64), I64Vec3::new((n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64));
    out[o + 12] = r2.x as u32;
    out[o + 13] = (r2.x >> 32) as u32;
    out[o + 14] = r2.y as u32;
    out[o + 15] = (r2.y >> 32) as u32;
    out[o + 16] = r2.z as u32;
    out[o + 17] = (r2.z >> 32) as u32;
    let r3 = select(I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64), I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64), u[i].zwx().cmplt(u[i].yzw()));
    out[o + 18] = r3.x as u32;
    out[o + 19] = (r3.x >> 32) as u32;
    out[o + 20] = r3.y as u32;
    out[o + 21] = (r3.y >> 32) as u32;
    out[o + 22] = r3.z as u32;
    out[o + 23] = (r3.z >> 32) as u32;
    let r4 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).abs();
    out[o + 24] = r4.x as u32;
    out[o + 25] = (r4.x >> 32) as u32;
    out[o + 26] = r4.y as u32;
    out[o + 27] = (r4.y >> 32) as u32;
    out[o + 28] = r4.z as u32;
    out[o + 29] = (r4.z >> 32) as u32;
    let r5 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).signum();
    out[o + 30] = r5.x as u32;
    out[o + 31] = (r5.x >> 32) as u32;
    out[o + 32] = r5.y as u32;
    out[o + 33] = (r5.y >> 32) as u32;
    out[o + 34] = r5.z as u32;
    out[o + 35] = (r5.z >> 32) as u32;
    let r6 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).wrapping_add(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64));
    out[o + 36] = r6.x as u32;
    out[o + 37] = (r6.x >> 32) as u32;
    out[o + 38] = r6.y as u32;
    out[o + 39] = (r6.y >> 32) as u32;
    out[o + 40] = r6.z as u32;
    out[o + 41] = (r6.z >> 32) as u32;
    let r7 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).wrapping_sub(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64));
    out[o + 42] = r7.x as u32;
    out[o + 43] = (r7.x >> 32) as u32;
    out[o + 44] = r7.y as u32;
    out[o + 45] = (r7.y >> 32) as u32;
    out[o + 46] = r7.z as u32;
    out[o + 47] = (r7.z >> 32) as u32;
    let r8 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).wrapping_mul(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64));
    out[o + 48] = r8.x as u32;
    out[o + 49] = (r8.x >> 32) as u32;
    out[o + 50] = r8.y as u32;
    out[o + 51] = (r8.y >> 32) as u32;
    out[o + 52] = r8.z as u32;
    out[o + 53] = (r8.z >> 32) as u32;
    let r9 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).wrapping_div(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64));
    out[o + 54] = r9.x as u32;
    out[o + 55] = (r9.x >> 32) as u32;
    out[o + 56] = r9.y as u32;
    out[o + 57] = (r9.y >> 32) as u32;
    out[o + 58] = r9.z as u32;
    out[o + 59] = (r9.z >> 32) as u32;
    let r10 = sign(I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64));
    out[o + 60] = r10.x as u32;
    out[o + 61] = (r10.x >> 32) as u32;
    out[o + 62] = r10.y as u32;
    out[o + 63] = (r10.y >> 32) as u32;
    out[o + 64] = r10.z as u32;
    out[o + 65] = (r10.z >> 32) as u32;
    let r11 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).extend(((n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 66] = r11.x as u32;
    out[o + 67] = (r11.x >> 32) as u32;
    out[o + 68] = r11.y as u32;
    out[o + 69] = (r11.y >> 32) as u32;
    out[o + 70] = r11.z as u32;
    out[o + 71] = (r11.z >> 32) as u32;
    out[o + 72] = r11.w as u32;
    out[o + 73] = (r11.w >> 32) as u32;
    let r12 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).truncate();
    out[o + 74] = r12.x as u32;
    out[o + 75] = (r12.x >> 32) as u32;
    out[o + 76] = r12.y as u32;
    out[o + 77] = (r12.y >> 32) as u32;
    let r13 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).to_array();
    out[o + 78] = r13[0] as u32;
    out[o + 79] = (r13[0] >> 32) as u32;
    out[o + 80] = r13[1] as u32;
    out[o + 81] = (r13[1] >> 32) as u32;
    out[o + 82] = r13[2] as u32;
    out[o + 83] = (r13[2] >> 32) as u32;
    let r14 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).element_sum();
    out[o + 84] = r14 as u32;
    out[o + 85] = (r14 >> 32) as u32;
    let r15 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).element_product();
    out[o + 86] = r15 as u32;
    out[o + 87] = (r15 >> 32) as u32;
    let r16 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).min_element();
    out[o + 88] = r16 as u32;
    out[o + 89] = (r16 >> 32) as u32;
    let r17 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).max_element();
    out[o + 90] = r17 as u32;
    out[o + 91] = (r17 >> 32) as u32;
    let r18 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).cmpeq(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64));
    out[o + 92] = r18.x as u32;
    out[o + 93] = r18.y as u32;
    out[o + 94] = r18.z as u32;
    let r19 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).cmpne(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64));
    out[o + 95] = r19.x as u32;
    out[o + 96] = r19.y as u32;
    out[o + 97] = r19.z as u32;
    let r20 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).cmplt(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64));
    out[o + 98] = r20.x as u32;
    out[o + 99] = r20.y as u32;
    out[o + 100] = r20.z as u32;
    let r21 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).cmple(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64));
    out[o + 101] = r21.x as u32;
    out[o + 102] = r21.y as u32;
    out[o + 103] = r21.z as u32;
    let r22 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).cmpgt(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64));
    out[o + 104] = r22.x as u32;
    out[o + 105] = r22.y as u32;
    out[o + 106] = r22.z as u32;
    let r23 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).cmpge(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64));
    out[o + 107] = r23.x as u32;
    out[o + 108] = r23.y as u32;
    out[o + 109] = r23.z as u32;
    let r24 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).dot(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64));
    out[o + 110] = r24 as u32;
    out[o + 111] = (r24 >> 32) as u32;
    let r25 = I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).length_squared();
    out[o + 112] = r25 as u32;
    out[o + 113] = (r25 >> 32) as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_i64vec4_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 138;
    let r0 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).min(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64));
    out[o + 0] = r0.x as u32;
    out[o + 1] = (r0.x >> 32) as u32;
    out[o + 2] = r0.y as u32;
    out[o + 3] = (r0.y >> 32) as u32;
    out[o + 4] = r0.z as u32;
    out[o + 5] = (r0.z >> 32) as u32;
    out[o + 6] = r0.w as u32;
    out[o + 7] = (r0.w >> 32) as u32;
    let r1 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).max(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64));
    out[o + 8] = r1.x as u32;
    out[o + 9] = (r1.x >> 32) as u32;
    out[o + 10] = r1.y as u32;
    out[o + 11] = (r1.y >> 32) as u32;
    out[o + 12] = r1.z as u32;
    out[o + 13] = (r1.z >> 32) as u32;
    out[o + 14] = r1.w as u32;
    out[o + 15] = (r1.w >> 32) as u32;
    let r2 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).clamp(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64), I64Vec4::new((n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64));
    out[o + 16] = r2.x as u32;
    out[o + 17] = (r2.x >> 32) as u32;
    out[o + 18] = r2.y as u32;
    out[o + 19] = (r2.y >> 32) as u32;
    out[o + 20] = r2.z as u32;
    out[o + 21] = (r2.z >> 32) as u32;
    out[o + 22] = r2.w as u32;
    out[o + 23] = (r2.w >> 32) as u32;
    let r3 = select(I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64), I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64), u[i].zwxy().cmplt(u[i].yzwx()));
    out[o + 24] = r3.x as u32;
    out[o + 25] = (r3.x >> 32) as u32;
    out[o + 26] = r3.y as u32;
    out[o + 27] = (r3.y >> 32) as u32;
    out[o + 28] = r3.z as u32;
    out[o + 29] = (r3.z >> 32) as u32;
    out[o + 30] = r3.w as u32;
    out[o + 31] = (r3.w >> 32) as u32;
    let r4 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).abs();
    out[o + 32] = r4.x as u32;
    out[o + 33] = (r4.x >> 32) as u32;
    out[o + 34] = r4.y as u32;
    out[o + 35] = (r4.y >> 32) as u32;
    out[o + 36] = r4.z as u32;
    out[o + 37] = (r4.z >> 32) as u32;
    out[o + 38] = r4.w as u32;
    out[o + 39] = (r4.w >> 32) as u32;
    let r5 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).signum();
    out[o + 40] = r5.x as u32;
    out[o + 41] = (r5.x >> 32) as u32;
    out[o + 42] = r5.y as u32;
    out[o + 43] = (r5.y >> 32) as u32;
    out[o + 44] = r5.z as u32;
    out[o + 45] = (r5.z >> 32) as u32;
    out[o + 46] = r5.w as u32;
    out[o + 47] = (r5.w >> 32) as u32;
    let r6 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).wrapping_add(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64));
    out[o + 48] = r6.x as u32;
    out[o + 49] = (r6.x >> 32) as u32;
    out[o + 50] = r6.y as u32;
    out[o + 51] = (r6.y >> 32) as u32;
    out[o + 52] = r6.z as u32;
    out[o + 53] = (r6.z >> 32) as u32;
    out[o + 54] = r6.w as u32;
    out[o + 55] = (r6.w >> 32) as u32;
    let r7 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).wrapping_sub(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64));
    out[o + 56] = r7.x as u32;
    out[o + 57] = (r7.x >> 32) as u32;
    out[o + 58] = r7.y as u32;
    out[o + 59] = (r7.y >> 32) as u32;
    out[o + 60] = r7.z as u32;
    out[o + 61] = (r7.z >> 32) as u32;
    out[o + 62] = r7.w as u32;
    out[o + 63] = (r7.w >> 32) as u32;
    let r8 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).wrapping_mul(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64));
    out[o + 64] = r8.x as u32;
    out[o + 65] = (r8.x >> 32) as u32;
    out[o + 66] = r8.y as u32;
    out[o + 67] = (r8.y >> 32) as u32;
    out[o + 68] = r8.z as u32;
    out[o + 69] = (r8.z >> 32) as u32;
    out[o + 70] = r8.w as u32;
    out[o + 71] = (r8.w >> 32) as u32;
    let r9 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).wrapping_div(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64));
    out[o + 72] = r9.x as u32;
    out[o + 73] = (r9.x >> 32) as u32;
    out[o + 74] = r9.y as u32;
    out[o + 75] = (r9.y >> 32) as u32;
    out[o + 76] = r9.z as u32;
    out[o + 77] = (r9.z >> 32) as u32;
    out[o + 78] = r9.w as u32;
    out[o + 79] = (r9.w >> 32) as u32;
    let r10 = sign(I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64));
    out[o + 80] = r10.x as u32;
    out[o + 81] = (r10.x >> 32) as u32;
    out[o + 82] = r10.y as u32;
    out[o + 83] = (r10.y >> 32) as u32;
    out[o + 84] = r10.z as u32;
    out[o + 85] = (r10.z >> 32) as u32;
    out[o + 86] = r10.w as u32;
    out[o + 87] = (r10.w >> 32) as u32;
    let r11 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).truncate();
    out[o + 88] = r11.x as u32;
    out[o + 89] = (r11.x >> 32) as u32;
    out[o + 90] = r11.y as u32;
    out[o + 91] = (r11.y >> 32) as u32;
    out[o + 92] = r11.z as u32;
    out[o + 93] = (r11.z >> 32) as u32;
    let r12 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).to_array();
    out[o + 94] = r12[0] as u32;
    out[o + 95] = (r12[0] >> 32) as u32;
    out[o + 96] = r12[1] as u32;
    out[o + 97] = (r12[1] >> 32) as u32;
    out[o + 98] = r12[2] as u32;
    out[o + 99] = (r12[2] >> 32) as u32;
    out[o + 100] = r12[3] as u32;
    out[o + 101] = (r12[3] >> 32) as u32;
    let r13 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).element_sum();
    out[o + 102] = r13 as u32;
    out[o + 103] = (r13 >> 32) as u32;
    let r14 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).element_product();
    out[o + 104] = r14 as u32;
    out[o + 105] = (r14 >> 32) as u32;
    let r15 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).min_element();
    out[o + 106] = r15 as u32;
    out[o + 107] = (r15 >> 32) as u32;
    let r16 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).max_element();
    out[o + 108] = r16 as u32;
    out[o + 109] = (r16 >> 32) as u32;
    let r17 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).cmpeq(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64));
    out[o + 110] = r17.x as u32;
    out[o + 111] = r17.y as u32;
    out[o + 112] = r17.z as u32;
    out[o + 113] = r17.w as u32;
    let r18 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).cmpne(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64));
    out[o + 114] = r18.x as u32;
    out[o + 115] = r18.y as u32;
    out[o + 116] = r18.z as u32;
    out[o + 117] = r18.w as u32;
    let r19 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).cmplt(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64));
    out[o + 118] = r19.x as u32;
    out[o + 119] = r19.y as u32;
    out[o + 120] = r19.z as u32;
    out[o + 121] = r19.w as u32;
    let r20 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).cmple(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64));
    out[o + 122] = r20.x as u32;
    out[o + 123] = r20.y as u32;
    out[o + 124] = r20.z as u32;
    out[o + 125] = r20.w as u32;
    let r21 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).cmpgt(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64));
    out[o + 126] = r21.x as u32;
    out[o + 127] = r21.y as u32;
    out[o + 128] = r21.z as u32;
    out[o + 129] = r21.w as u32;
    let r22 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).cmpge(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64));
    out[o + 130] = r22.x as u32;
    out[o + 131] = r22.y as u32;
    out[o + 132] = r22.z as u32;
    out[o + 133] = r22.w as u32;
    let r23 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).dot(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64));
    out[o + 134] = r23 as u32;
    out[o + 135] = (r23 >> 32) as u32;
    let r24 = I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).length_squared();
    out[o + 136] = r24 as u32;
    out[o + 137] = (r24 >> 32) as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_i8_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 40;
    let r0 = (n[i].x as i8).min((n[i].y as i8));
    out[o + 0] = r0 as u32;
    let r1 = (n[i].x as i8).max((n[i].y as i8));
    out[o + 1] = r1 as u32;
    let r2 = (n[i].x as i8).clamp((n[i].y as i8), (n[i].z as i8));
    out[o + 2] = r2 as u32;
    let r3 = (n[i].x as i8).abs();
    out[o + 3] = r3 as u32;
    let r4 = (n[i].x as i8).signum();
    out[o + 4] = r4 as u32;
    let r5 = (n[i].x as i8).is_negative();
    out[o + 5] = r5 as u32;
    let r6 = (n[i].x as i8).is_positive();
    out[o + 6] = r6 as u32;
    let r7 = (n[i].x as i8).unsigned_abs();
    out[o + 7] = r7 as u32;
    let r8 = (n[i].x as i8).cast_unsigned();
    out[o + 8] = r8 as u32;
    let r9 = (n[i].x as i8).count_ones();
    out[o + 9] = r9;
    let r10 = (n[i].x as i8).count_zeros();
    out[o + 10] = r10;
    let r11 = (n[i].x as i8).leading_zeros();
    out[o + 11] = r11;
    let r12 = (n[i].x as i8).leading_ones();
    out[o + 12] = r12;
    let r13 = (n[i].x as i8).trailing_zeros();
    out[o + 13] = r13;
    let r14 = (n[i].x as i8).trailing_ones();
    out[o + 14] = r14;
    let r15 = (n[i].x as i8).reverse_bits();
    out[o + 15] = r15 as u32;
    let r16 = (n[i].x as i8).swap_bytes();
    out[o + 16] = r16 as u32;
    let r17 = (n[i].x as i8).rotate_left(u[i].y);
    out[o + 17] = r17 as u32;
    let r18 = (n[i].x as i8).rotate_right(u[i].y);
    out[o + 18] = r18 as u32;
    let r19 = (n[i].x as i8).ilog2();
    out[o + 19] = r19;
    let r20 = (n[i].x as i8).pow(u[i].y);
    out[o + 20] = r20 as u32;
    let r21 = (n[i].x as i8).isqrt();
    out[o + 21] = r21 as u32;
    let r22 = (n[i].x as i8).abs_diff((n[i].y as i8));
    out[o + 22] = r22 as u32;
    let r23 = (n[i].x as i8).midpoint((n[i].y as i8));
    out[o + 23] = r23 as u32;
    let r24 = (n[i].x as i8).rem_euclid((n[i].y as i8));
    out[o + 24] = r24 as u32;
    let r25 = (n[i].x as i8).div_euclid((n[i].y as i8));
    out[o + 25] = r25 as u32;
    let r26 = (n[i].x as i8).saturating_add((n[i].y as i8));
    out[o + 26] = r26 as u32;
    let r27 = (n[i].x as i8).saturating_sub((n[i].y as i8));
    out[o + 27] = r27 as u32;
    let r28 = (n[i].x as i8).saturating_mul((n[i].y as i8));
    out[o + 28] = r28 as u32;
    let r29 = (n[i].x as i8).wrapping_add((n[i].y as i8));
    out[o + 29] = r29 as u32;
    let r30 = (n[i].x as i8).wrapping_sub((n[i].y as i8));
    out[o + 30] = r30 as u32;
    let r31 = (n[i].x as i8).wrapping_mul((n[i].y as i8));
    out[o + 31] = r31 as u32;
    let r32 = (n[i].x as i8).wrapping_div((n[i].y as i8));
    out[o + 32] = r32 as u32;
    let r33 = (n[i].x as i8).wrapping_rem((n[i].y as i8));
    out[o + 33] = r33 as u32;
    let r34 = (n[i].x as i8).wrapping_shl(u[i].y);
    out[o + 34] = r34 as u32;
    let r35 = (n[i].x as i8).wrapping_shr(u[i].y);
    out[o + 35] = r35 as u32;
    let r36 = (n[i].x as i8).wrapping_abs();
    out[o + 36] = r36 as u32;
    let r37 = (n[i].x as i8).wrapping_neg();
    out[o + 37] = r37 as u32;
    let r38 = (n[i].x as i8).wrapping_add_unsigned((u[i].y as u8));
    out[o + 38] = r38 as u32;
    let r39 = (n[i].x as i8).wrapping_sub_unsigned((u[i].y as u8));
    out[o + 39] = r39 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_i8_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 18;
    let r0 = (n[i].x as i8).overflowing_add((n[i].y as i8));
    out[o + 0] = r0.0 as u32;
    out[o + 1] = r0.1 as u32;
    let r1 = (n[i].x as i8).overflowing_sub((n[i].y as i8));
    out[o + 2] = r1.0 as u32;
    out[o + 3] = r1.1 as u32;
    let r2 = (n[i].x as i8).overflowing_mul((n[i].y as i8));
    out[o + 4] = r2.0 as u32;
    out[o + 5] = r2.1 as u32;
    let r3 = (n[i].x as i8).overflowing_div((n[i].y as i8));
    out[o + 6] = r3.0 as u32;
    out[o + 7] = r3.1 as u32;
    let r4 = (n[i].x as i8).overflowing_rem((n[i].y as i8));
    out[o + 8] = r4.0 as u32;
    out[o + 9] = r4.1 as u32;
    let r5 = (n[i].x as i8).overflowing_shl(u[i].y);
    out[o + 10] = r5.0 as u32;
    out[o + 11] = r5.1 as u32;
    let r6 = (n[i].x as i8).overflowing_shr(u[i].y);
    out[o + 12] = r6.0 as u32;
    out[o + 13] = r6.1 as u32;
    let r7 = (n[i].x as i8).overflowing_neg();
    out[o + 14] = r7.0 as u32;
    out[o + 15] = r7.1 as u32;
    let r8 = (n[i].x as i8).overflowing_abs();
    out[o + 16] = r8.0 as u32;
    out[o + 17] = r8.1 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_ivec2_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 72;
    let r0 = n[i].xy().min(n[i].yz());
    out[o + 0] = r0.x as u32;
    out[o + 1] = r0.y as u32;
    let r1 = n[i].xy().max(n[i].yz());
    out[o + 2] = r1.x as u32;
    out[o + 3] = r1.y as u32;
    let r2 = n[i].xy().clamp(n[i].yz(), n[i].zw());
    out[o + 4] = r2.x as u32;
    out[o + 5] = r2.y as u32;
    let r3 = n[i].xy().abs();
    out[o + 6] = r3.x as u32;
    out[o + 7] = r3.y as u32;
    let r4 = n[i].xy().signum();
    out[o + 8] = r4.x as u32;
    out[o + 9] = r4.y as u32;
    let r5 = n[i].xy().rem_euclid(n[i].yz());
    out[o + 10] = r5.x as u32;
    out[o + 11] = r5.y as u32;
    let r6 = n[i].xy().div_euclid(n[i].yz());
    out[o + 12] = r6.x as u32;
    out[o + 13] = r6.y as u32;
    let r7 = n[i].xy().saturating_add(n[i].yz());
    out[o + 14] = r7.x as u32;
    out[o + 15] = r7.y as u32;
    let r8 = n[i].xy().saturating_sub(n[i].yz());
    out[o + 16] = r8.x as u32;
    out[o + 17] = r8.y as u32;
    let r9 = n[i].xy().saturating_mul(n[i].yz());
    out[o + 18] = r9.x as u32;
    out[o + 19] = r9.y as u32;
    let r10 = n[i].xy().wrapping_add(n[i].yz());
    out[o + 20] = r10.x as u32;
    out[o + 21] = r10.y as u32;
    let r11 = n[i].xy().wrapping_sub(n[i].yz());
    out[o + 22] = r11.x as u32;
    out[o + 23] = r11.y as u32;
    let r12 = n[i].xy().wrapping_mul(n[i].yz());
    out[o + 24] = r12.x as u32;
    out[o + 25] = r12.y as u32;
    let r13 = n[i].xy().wrapping_div(n[i].yz());
    out[o + 26] = r13.x as u32;
    out[o + 27] = r13.y as u32;
    let r14 = n[i].xy().wrapping_add_unsigned(u[i].yz());
    out[o + 28] = r14.x as u32;
    out[o + 29] = r14.y as u32;
    let r15 = n[i].xy().wrapping_sub_unsigned(u[i].yz());
    out[o + 30] = r15.x as u32;
    out[o + 31] = r15.y as u32;
    let r16 = n[i].xy().extend(n[i].y);
    out[o + 32] = r16.x as u32;
    out[o + 33] = r16.y as u32;
    out[o + 34] = r16.z as u32;
    let r17 = n[i].xy().to_array();
    out[o + 35] = r17[0] as u32;
    out[o + 36] = r17[1] as u32;
    let r18 = n[i].xy().with_x(n[i].y);
    out[o + 37] = r18.x as u32;
    out[o + 38] = r18.y as u32;
    let r19 = n[i].xy().with_y(n[i].y);
    out[o + 39] = r19.x as u32;
    out[o + 40] = r19.y as u32;
    let r20 = n[i].xy().element_sum();
    out[o + 41] = r20 as u32;
    let r21 = n[i].xy().element_product();
    out[o + 42] = r21 as u32;
    let r22 = n[i].xy().min_element();
    out[o + 43] = r22 as u32;
    let r23 = n[i].xy().max_element();
    out[o + 44] = r23 as u32;
    let r24 = n[i].xy().cmpeq(n[i].yz());
    out[o + 45] = r24.x as u32;
    out[o + 46] = r24.y as u32;
    let r25 = n[i].xy().cmpne(n[i].yz());
    out[o + 47] = r25.x as u32;
    out[o + 48] = r25.y as u32;
    let r26 = n[i].xy().cmplt(n[i].yz());
    out[o + 49] = r26.x as u32;
    out[o + 50] = r26.y as u32;
    let r27 = n[i].xy().cmple(n[i].yz());
    out[o + 51] = r27.x as u32;
    out[o + 52] = r27.y as u32;
    let r28 = n[i].xy().cmpgt(n[i].yz());
    out[o + 53] = r28.x as u32;
    out[o + 54] = r28.y as u32;
    let r29 = n[i].xy().cmpge(n[i].yz());
    out[o + 55] = r29.x as u32;
    out[o + 56] = r29.y as u32;
    let r30 = n[i].xy().is_negative_mask();
    out[o + 57] = r30.x as u32;
    out[o + 58] = r30.y as u32;
    let r31 = n[i].xy().dot(n[i].yz());
    out[o + 59] = r31 as u32;
    let r32 = n[i].xy().dot_into_vec(n[i].yz());
    out[o + 60] = r32.x as u32;
    out[o + 61] = r32.y as u32;
    let r33 = n[i].xy().length_squared();
    out[o + 62] = r33 as u32;
    let r34 = n[i].xy().distance_squared(n[i].yz());
    out[o + 63] = r34 as u32;
    let r35 = n[i].xy().manhattan_distance(n[i].yz());
    out[o + 64] = r35;
    let r36 = n[i].xy().chebyshev_distance(n[i].yz());
    out[o + 65] = r36;
    let r37 = select(n[i].xy(), n[i].yz(), u[i].zw().cmplt(u[i].yz()));
    out[o + 66] = r37.x as u32;
    out[o + 67] = r37.y as u32;
    let r38 = bitcast::<Vec2>(n[i].xy());
    out[o + 68] = r38.x.to_bits();
    out[o + 69] = r38.y.to_bits();
    let r39 = bitcast::<IVec2>(n[i].xy());
    out[o + 70] = r39.x as u32;
    out[o + 71] = r39.y as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_ivec2_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 20;
    let r0 = bitcast::<UVec2>(n[i].xy());
    out[o + 0] = r0.x;
    out[o + 1] = r0.y;
    let r1 = sign(n[i].xy());
    out[o + 2] = r1.x as u32;
    out[o + 3] = r1.y as u32;
    let r2 = count_one_bits(n[i].xy());
    out[o + 4] = r2.x as u32;
    out[o + 5] = r2.y as u32;
    let r3 = count_leading_zeros(n[i].xy());
    out[o + 6] = r3.x as u32;
    out[o + 7] = r3.y as u32;
    let r4 = count_trailing_zeros(n[i].xy());
    out[o + 8] = r4.x as u32;
    out[o + 9] = r4.y as u32;
    let r5 = first_leading_bit(n[i].xy());
    out[o + 10] = r5.x as u32;
    out[o + 11] = r5.y as u32;
    let r6 = first_trailing_bit(n[i].xy());
    out[o + 12] = r6.x as u32;
    out[o + 13] = r6.y as u32;
    let r7 = reverse_bits(n[i].xy());
    out[o + 14] = r7.x as u32;
    out[o + 15] = r7.y as u32;
    let r8 = extract_bits(n[i].xy(), u[i].y, u[i].z);
    out[o + 16] = r8.x as u32;
    out[o + 17] = r8.y as u32;
    let r9 = insert_bits(n[i].xy(), n[i].yz(), u[i].z, u[i].w);
    out[o + 18] = r9.x as u32;
    out[o + 19] = r9.y as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_ivec3_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 102;
    let r0 = n[i].xyz().min(n[i].yzw());
    out[o + 0] = r0.x as u32;
    out[o + 1] = r0.y as u32;
    out[o + 2] = r0.z as u32;
    let r1 = n[i].xyz().max(n[i].yzw());
    out[o + 3] = r1.x as u32;
    out[o + 4] = r1.y as u32;
    out[o + 5] = r1.z as u32;
    let r2 = n[i].xyz().clamp(n[i].yzw(), n[i].zwx());
    out[o + 6] = r2.x as u32;
    out[o + 7] = r2.y as u32;
    out[o + 8] = r2.z as u32;
    let r3 = n[i].xyz().abs();
    out[o + 9] = r3.x as u32;
    out[o + 10] = r3.y as u32;
    out[o + 11] = r3.z as u32;
    let r4 = n[i].xyz().signum();
    out[o + 12] = r4.x as u32;
    out[o + 13] = r4.y as u32;
    out[o + 14] = r4.z as u32;
    let r5 = n[i].xyz().rem_euclid(n[i].yzw());
    out[o + 15] = r5.x as u32;
    out[o + 16] = r5.y as u32;
    out[o + 17] = r5.z as u32;
    let r6 = n[i].xyz().div_euclid(n[i].yzw());
    out[o + 18] = r6.x as u32;
    out[o + 19] = r6.y as u32;
    out[o + 20] = r6.z as u32;
    let r7 = n[i].xyz().saturating_add(n[i].yzw());
    out[o + 21] = r7.x as u32;
    out[o + 22] = r7.y as u32;
    out[o + 23] = r7.z as u32;
    let r8 = n[i].xyz().saturating_sub(n[i].yzw());
    out[o + 24] = r8.x as u32;
    out[o + 25] = r8.y as u32;
    out[o + 26] = r8.z as u32;
    let r9 = n[i].xyz().saturating_mul(n[i].yzw());
    out[o + 27] = r9.x as u32;
    out[o + 28] = r9.y as u32;
    out[o + 29] = r9.z as u32;
    let r10 = n[i].xyz().wrapping_add(n[i].yzw());
    out[o + 30] = r10.x as u32;
    out[o + 31] = r10.y as u32;
    out[o + 32] = r10.z as u32;
    let r11 = n[i].xyz().wrapping_sub(n[i].yzw());
    out[o + 33] = r11.x as u32;
    out[o + 34] = r11.y as u32;
    out[o + 35] = r11.z as u32;
    let r12 = n[i].xyz().wrapping_mul(n[i].yzw());
    out[o + 36] = r12.x as u32;
    out[o + 37] = r12.y as u32;
    out[o + 38] = r12.z as u32;
    let r13 = n[i].xyz().wrapping_div(n[i].yzw());
    out[o + 39] = r13.x as u32;
    out[o + 40] = r13.y as u32;
    out[o + 41] = r13.z as u32;
    let r14 = n[i].xyz().wrapping_add_unsigned(u[i].yzw());
    out[o + 42] = r14.x as u32;
    out[o + 43] = r14.y as u32;
    out[o + 44] = r14.z as u32;
    let r15 = n[i].xyz().wrapping_sub_unsigned(u[i].yzw());
    out[o + 45] = r15.x as u32;
    out[o + 46] = r15.y as u32;
    out[o + 47] = r15.z as u32;
    let r16 = n[i].xyz().extend(n[i].y);
    out[o + 48] = r16.x as u32;
    out[o + 49] = r16.y as u32;
    out[o + 50] = r16.z as u32;
    out[o + 51] = r16.w as u32;
    let r17 = n[i].xyz().truncate();
    out[o + 52] = r17.x as u32;
    out[o + 53] = r17.y as u32;
    let r18 = n[i].xyz().to_array();
    out[o + 54] = r18[0] as u32;
    out[o + 55] = r18[1] as u32;
    out[o + 56] = r18[2] as u32;
    let r19 = n[i].xyz().with_x(n[i].y);
    out[o + 57] = r19.x as u32;
    out[o + 58] = r19.y as u32;
    out[o + 59] = r19.z as u32;
    let r20 = n[i].xyz().with_y(n[i].y);
    out[o + 60] = r20.x as u32;
    out[o + 61] = r20.y as u32;
    out[o + 62] = r20.z as u32;
    let r21 = n[i].xyz().with_z(n[i].y);
    out[o + 63] = r21.x as u32;
    out[o + 64] = r21.y as u32;
    out[o + 65] = r21.z as u32;
    let r22 = n[i].xyz().element_sum();
    out[o + 66] = r22 as u32;
    let r23 = n[i].xyz().element_product();
    out[o + 67] = r23 as u32;
    let r24 = n[i].xyz().min_element();
    out[o + 68] = r24 as u32;
    let r25 = n[i].xyz().max_element();
    out[o + 69] = r25 as u32;
    let r26 = n[i].xyz().cmpeq(n[i].yzw());
    out[o + 70] = r26.x as u32;
    out[o + 71] = r26.y as u32;
    out[o + 72] = r26.z as u32;
    let r27 = n[i].xyz().cmpne(n[i].yzw());
    out[o + 73] = r27.x as u32;
    out[o + 74] = r27.y as u32;
    out[o + 75] = r27.z as u32;
    let r28 = n[i].xyz().cmplt(n[i].yzw());
    out[o + 76] = r28.x as u32;
    out[o + 77] = r28.y as u32;
    out[o + 78] = r28.z as u32;
    let r29 = n[i].xyz().cmple(n[i].yzw());
    out[o + 79] = r29.x as u32;
    out[o + 80] = r29.y as u32;
    out[o + 81] = r29.z as u32;
    let r30 = n[i].xyz().cmpgt(n[i].yzw());
    out[o + 82] = r30.x as u32;
    out[o + 83] = r30.y as u32;
    out[o + 84] = r30.z as u32;
    let r31 = n[i].xyz().cmpge(n[i].yzw());
    out[o + 85] = r31.x as u32;
    out[o + 86] = r31.y as u32;
    out[o + 87] = r31.z as u32;
    let r32 = n[i].xyz().is_negative_mask();
    out[o + 88] = r32.x as u32;
    out[o + 89] = r32.y as u32;
    out[o + 90] = r32.z as u32;
    let r33 = n[i].xyz().dot(n[i].yzw());
    out[o + 91] = r33 as u32;
    let r34 = n[i].xyz().dot_into_vec(n[i].yzw());
    out[o + 92] = r34.x as u32;
    out[o + 93] = r34.y as u32;
    out[o + 94] = r34.z as u32;
    let r35 = n[i].xyz().cross(n[i].yzw());
    out[o + 95] = r35.x as u32;
    out[o + 96] = r35.y as u32;
    out[o + 97] = r35.z as u32;
    let r36 = n[i].xyz().length_squared();
    out[o + 98] = r36 as u32;
    let r37 = n[i].xyz().distance_squared(n[i].yzw());
    out[o + 99] = r37 as u32;
    let r38 = n[i].xyz().manhattan_distance(n[i].yzw());
    out[o + 100] = r38;
    let r39 = n[i].xyz().chebyshev_distance(n[i].yzw());
    out[o + 101] = r39;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_ivec3_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 39;
    let r0 = select(n[i].xyz(), n[i].yzw(), u[i].zwx().cmplt(u[i].yzw()));
    out[o + 0] = r0.x as u32;
    out[o + 1] = r0.y as u32;
    out[o + 2] = r0.z as u32;
    let r1 = bitcast::<Vec3>(n[i].xyz());
    out[o + 3] = r1.x.to_bits();
    out[o + 4] = r1.y.to_bits();
    out[o + 5] = r1.z.to_bits();
    let r2 = bitcast::<IVec3>(n[i].xyz());
    out[o + 6] = r2.x as u32;
    out[o + 7] = r2.y as u32;
    out[o + 8] = r2.z as u32;
    let r3 = bitcast::<UVec3>(n[i].xyz());
    out[o + 9] = r3.x;
    out[o + 10] = r3.y;
    out[o + 11] = r3.z;
    let r4 = sign(n[i].xyz());
    out[o + 12] = r4.x as u32;
    out[o + 13] = r4.y as u32;
    out[o + 14] = r4.z as u32;
    let r5 = count_one_bits(n[i].xyz());
    out[o + 15] = r5.x as u32;
    out[o + 16] = r5.y as u32;
    out[o + 17] = r5.z as u32;
    let r6 = count_leading_zeros(n[i].xyz());
    out[o + 18] = r6.x as u32;
    out[o + 19] = r6.y as u32;
    out[o + 20] = r6.z as u32;
    let r7 = count_trailing_zeros(n[i].xyz());
    out[o + 21] = r7.x as u32;
    out[o + 22] = r7.y as u32;
    out[o + 23] = r7.z as u32;
    let r8 = first_leading_bit(n[i].xyz());
    out[o + 24] = r8.x as u32;
    out[o + 25] = r8.y as u32;
    out[o + 26] = r8.z as u32;
    let r9 = first_trailing_bit(n[i].xyz());
    out[o + 27] = r9.x as u32;
    out[o + 28] = r9.y as u32;
    out[o + 29] = r9.z as u32;
    let r10 = reverse_bits(n[i].xyz());
    out[o + 30] = r10.x as u32;
    out[o + 31] = r10.y as u32;
    out[o + 32] = r10.z as u32;
    let r11 = extract_bits(n[i].xyz(), u[i].y, u[i].z);
    out[o + 33] = r11.x as u32;
    out[o + 34] = r11.y as u32;
    out[o + 35] = r11.z as u32;
    let r12 = insert_bits(n[i].xyz(), n[i].yzw(), u[i].z, u[i].w);
    out[o + 36] = r12.x as u32;
    out[o + 37] = r12.y as u32;
    out[o + 38] = r12.z as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_ivec4_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 132;
    let r0 = n[i].xyzw().min(n[i].yzwx());
    out[o + 0] = r0.x as u32;
    out[o + 1] = r0.y as u32;
    out[o + 2] = r0.z as u32;
    out[o + 3] = r0.w as u32;
    let r1 = n[i].xyzw().max(n[i].yzwx());
    out[o + 4] = r1.x as u32;
    out[o + 5] = r1.y as u32;
    out[o + 6] = r1.z as u32;
    out[o + 7] = r1.w as u32;
    let r2 = n[i].xyzw().clamp(n[i].yzwx(), n[i].zwxy());
    out[o + 8] = r2.x as u32;
    out[o + 9] = r2.y as u32;
    out[o + 10] = r2.z as u32;
    out[o + 11] = r2.w as u32;
    let r3 = n[i].xyzw().abs();
    out[o + 12] = r3.x as u32;
    out[o + 13] = r3.y as u32;
    out[o + 14] = r3.z as u32;
    out[o + 15] = r3.w as u32;
    let r4 = n[i].xyzw().signum();
    out[o + 16] = r4.x as u32;
    out[o + 17] = r4.y as u32;
    out[o + 18] = r4.z as u32;
    out[o + 19] = r4.w as u32;
    let r5 = n[i].xyzw().rem_euclid(n[i].yzwx());
    out[o + 20] = r5.x as u32;
    out[o + 21] = r5.y as u32;
    out[o + 22] = r5.z as u32;
    out[o + 23] = r5.w as u32;
    let r6 = n[i].xyzw().div_euclid(n[i].yzwx());
    out[o + 24] = r6.x as u32;
    out[o + 25] = r6.y as u32;
    out[o + 26] = r6.z as u32;
    out[o + 27] = r6.w as u32;
    let r7 = n[i].xyzw().saturating_add(n[i].yzwx());
    out[o + 28] = r7.x as u32;
    out[o + 29] = r7.y as u32;
    out[o + 30] = r7.z as u32;
    out[o + 31] = r7.w as u32;
    let r8 = n[i].xyzw().saturating_sub(n[i].yzwx());
    out[o + 32] = r8.x as u32;
    out[o + 33] = r8.y as u32;
    out[o + 34] = r8.z as u32;
    out[o + 35] = r8.w as u32;
    let r9 = n[i].xyzw().saturating_mul(n[i].yzwx());
    out[o + 36] = r9.x as u32;
    out[o + 37] = r9.y as u32;
    out[o + 38] = r9.z as u32;
    out[o + 39] = r9.w as u32;
    let r10 = n[i].xyzw().wrapping_add(n[i].yzwx());
    out[o + 40] = r10.x as u32;
    out[o + 41] = r10.y as u32;
    out[o + 42] = r10.z as u32;
    out[o + 43] = r10.w as u32;
    let r11 = n[i].xyzw().wrapping_sub(n[i].yzwx());
    out[o + 44] = r11.x as u32;
    out[o + 45] = r11.y as u32;
    out[o + 46] = r11.z as u32;
    out[o + 47] = r11.w as u32;
    let r12 = n[i].xyzw().wrapping_mul(n[i].yzwx());
    out[o + 48] = r12.x as u32;
    out[o + 49] = r12.y as u32;
    out[o + 50] = r12.z as u32;
    out[o + 51] = r12.w as u32;
    let r13 = n[i].xyzw().wrapping_div(n[i].yzwx());
    out[o + 52] = r13.x as u32;
    out[o + 53] = r13.y as u32;
    out[o + 54] = r13.z as u32;
    out[o + 55] = r13.w as u32;
    let r14 = n[i].xyzw().wrapping_add_unsigned(u[i].yzwx());
    out[o + 56] = r14.x as u32;
    out[o + 57] = r14.y as u32;
    out[o + 58] = r14.z as u32;
    out[o + 59] = r14.w as u32;
    let r15 = n[i].xyzw().wrapping_sub_unsigned(u[i].yzwx());
    out[o + 60] = r15.x as u32;
    out[o + 61] = r15.y as u32;
    out[o + 62] = r15.z as u32;
    out[o + 63] = r15.w as u32;
    let r16 = n[i].xyzw().truncate();
    out[o + 64] = r16.x as u32;
    out[o + 65] = r16.y as u32;
    out[o + 66] = r16.z as u32;
    let r17 = n[i].xyzw().to_array();
    out[o + 67] = r17[0] as u32;
    out[o + 68] = r17[1] as u32;
    out[o + 69] = r17[2] as u32;
    out[o + 70] = r17[3] as u32;
    let r18 = n[i].xyzw().with_x(n[i].y);
    out[o + 71] = r18.x as u32;
    out[o + 72] = r18.y as u32;
    out[o + 73] = r18.z as u32;
    out[o + 74] = r18.w as u32;
    let r19 = n[i].xyzw().with_y(n[i].y);
    out[o + 75] = r19.x as u32;
    out[o + 76] = r19.y as u32;
    out[o + 77] = r19.z as u32;
    out[o + 78] = r19.w as u32;
    let r20 = n[i].xyzw().with_z(n[i].y);
    out[o + 79] = r20.x as u32;
    out[o + 80] = r20.y as u32;
    out[o + 81] = r20.z as u32;
    out[o + 82] = r20.w as u32;
    let r21 = n[i].xyzw().with_w(n[i].y);
    out[o + 83] = r21.x as u32;
    out[o + 84] = r21.y as u32;
    out[o + 85] = r21.z as u32;
    out[o + 86] = r21.w as u32;
    let r22 = n[i].xyzw().element_sum();
    out[o + 87] = r22 as u32;
    let r23 = n[i].xyzw().element_product();
    out[o + 88] = r23 as u32;
    let r24 = n[i].xyzw().min_element();
    out[o + 89] = r24 as u32;
    let r25 = n[i].xyzw().max_element();
    out[o + 90] = r25 as u32;
    let r26 = n[i].xyzw().cmpeq(n[i].yzwx());
    out[o + 91] = r26.x as u32;
    out[o + 92] = r26.y as u32;
    out[o + 93] = r26.z as u32;
    out[o + 94] = r26.w as u32;
    let r27 = n[i].xyzw().cmpne(n[i].yzwx());
    out[o + 95] = r27.x as u32;
    out[o + 96] = r27.y as u32;
    out[o + 97] = r27.z as u32;
    out[o + 98] = r27.w as u32;
    let r28 = n[i].xyzw().cmplt(n[i].yzwx());
    out[o + 99] = r28.x as u32;
    out[o + 100] = r28.y as u32;
    out[o + 101] = r28.z as u32;
    out[o + 102] = r28.w as u32;
    let r29 = n[i].xyzw().cmple(n[i].yzwx());
    out[o + 103] = r29.x as u32;
    out[o + 104] = r29.y as u32;
    out[o + 105] = r29.z as u32;
    out[o + 106] = r29.w as u32;
    let r30 = n[i].xyzw().cmpgt(n[i].yzwx());
    out[o + 107] = r30.x as u32;
    out[o + 108] = r30.y as u32;
    out[o + 109] = r30.z as u32;
    out[o + 110] = r30.w as u32;
    let r31 = n[i].xyzw().cmpge(n[i].yzwx());
    out[o + 111] = r31.x as u32;
    out[o + 112] = r31.y as u32;
    out[o + 113] = r31.z as u32;
    out[o + 114] = r31.w as u32;
    let r32 = n[i].xyzw().is_negative_mask();
    out[o + 115] = r32.x as u32;
    out[o + 116] = r32.y as u32;
    out[o + 117] = r32.z as u32;
    out[o + 118] = r32.w as u32;
    let r33 = n[i].xyzw().dot(n[i].yzwx());
    out[o + 119] = r33 as u32;
    let r34 = n[i].xyzw().dot_into_vec(n[i].yzwx());
    out[o + 120] = r34.x as u32;
    out[o + 121] = r34.y as u32;
    out[o + 122] = r34.z as u32;
    out[o + 123] = r34.w as u32;
    let r35 = n[i].xyzw().length_squared();
    out[o + 124] = r35 as u32;
    let r36 = n[i].xyzw().distance_squared(n[i].yzwx());
    out[o + 125] = r36 as u32;
    let r37 = n[i].xyzw().manhattan_distance(n[i].yzwx());
    out[o + 126] = r37;
    let r38 = n[i].xyzw().chebyshev_distance(n[i].yzwx());
    out[o + 127] = r38;
    let r39 = select(n[i].xyzw(), n[i].yzwx(), u[i].zwxy().cmplt(u[i].yzwx()));
    out[o + 128] = r39.x as u32;
    out[o + 129] = r39.y as u32;
    out[o + 130] = r39.z as u32;
    out[o + 131] = r39.w as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_ivec4_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 50;
    let r0 = bitcast::<Vec4>(n[i].xyzw());
    out[o + 0] = r0.x.to_bits();
    out[o + 1] = r0.y.to_bits();
    out[o + 2] = r0.z.to_bits();
    out[o + 3] = r0.w.to_bits();
    let r1 = bitcast::<IVec4>(n[i].xyzw());
    out[o + 4] = r1.x as u32;
    out[o + 5] = r1.y as u32;
    out[o + 6] = r1.z as u32;
    out[o + 7] = r1.w as u32;
    let r2 = bitcast::<UVec4>(n[i].xyzw());
    out[o + 8] = r2.x;
    out[o + 9] = r2.y;
    out[o + 10] = r2.z;
    out[o + 11] = r2.w;
    let r3 = sign(n[i].xyzw());
    out[o + 12] = r3.x as u32;
    out[o + 13] = r3.y as u32;
    out[o + 14] = r3.z as u32;
    out[o + 15] = r3.w as u32;
    let r4 = count_one_bits(n[i].xyzw());
    out[o + 16] = r4.x as u32;
    out[o + 17] = r4.y as u32;
    out[o + 18] = r4.z as u32;
    out[o + 19] = r4.w as u32;
    let r5 = count_leading_zeros(n[i].xyzw());
    out[o + 20] = r5.x as u32;
    out[o + 21] = r5.y as u32;
    out[o + 22] = r5.z as u32;
    out[o + 23] = r5.w as u32;
    let r6 = count_trailing_zeros(n[i].xyzw());
    out[o + 24] = r6.x as u32;
    out[o + 25] = r6.y as u32;
    out[o + 26] = r6.z as u32;
    out[o + 27] = r6.w as u32;
    let r7 = first_leading_bit(n[i].xyzw());
    out[o + 28] = r7.x as u32;
    out[o + 29] = r7.y as u32;
    out[o + 30] = r7.z as u32;
    out[o + 31] = r7.w as u32;
    let r8 = first_trailing_bit(n[i].xyzw());
    out[o + 32] = r8.x as u32;
    out[o + 33] = r8.y as u32;
    out[o + 34] = r8.z as u32;
    out[o + 35] = r8.w as u32;
    let r9 = reverse_bits(n[i].xyzw());
    out[o + 36] = r9.x as u32;
    out[o + 37] = r9.y as u32;
    out[o + 38] = r9.z as u32;
    out[o + 39] = r9.w as u32;
    let r10 = extract_bits(n[i].xyzw(), u[i].y, u[i].z);
    out[o + 40] = r10.x as u32;
    out[o + 41] = r10.y as u32;
    out[o + 42] = r10.z as u32;
    out[o + 43] = r10.w as u32;
    let r11 = insert_bits(n[i].xyzw(), n[i].yzwx(), u[i].z, u[i].w);
    out[o + 44] = r11.x as u32;
    out[o + 45] = r11.y as u32;
    out[o + 46] = r11.z as u32;
    out[o + 47] = r11.w as u32;
    let r12 = pack4xi8(n[i].xyzw());
    out[o + 48] = r12;
    let r13 = pack4xi8_clamp(n[i].xyzw());
    out[o + 49] = r13;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_mat2_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 52;
    let r0 = Mat2::from_mat3(Mat3::from_mat4(m[i])).transpose();
    out[o + 0] = r0.x_axis.x.to_bits();
    out[o + 1] = r0.x_axis.y.to_bits();
    out[o + 2] = r0.y_axis.x.to_bits();
    out[o + 3] = r0.y_axis.y.to_bits();
    let r1 = Mat2::from_mat3(Mat3::from_mat4(m[i])).determinant();
    out[o + 4] = r1.to_bits();
    let r2 = Mat2::from_mat3(Mat3::from_mat4(m[i])).inverse();
    out[o + 5] = r2.x_axis.x.to_bits();
    out[o + 6] = r2.x_axis.y.to_bits();
    out[o + 7] = r2.y_axis.x.to_bits();
    out[o + 8] = r2.y_axis.y.to_bits();
    let r3 = Mat2::from_mat3(Mat3::from_mat4(m[i])).mul_vec2(f[i].yz());
    out[o + 9] = r3.x.to_bits();
    out[o + 10] = r3.y.to_bits();
    let r4 = Mat2::from_mat3(Mat3::from_mat4(m[i])).transpose_mul_vec2(f[i].yz());
    out[o + 11] = r4.x.to_bits();
    out[o + 12] = r4.y.to_bits();
    let r5 = Mat2::from_mat3(Mat3::from_mat4(m[i])).mul_mat2(&Mat2::from_mat3(Mat3::from_mat4(m[i].transpose())));
    out[o + 13] = r5.x_axis.x.to_bits();
    out[o + 14] = r5.x_axis.y.to_bits();
    out[o + 15] = r5.y_axis.x.to_bits();
    out[o + 16] = r5.y_axis.y.to_bits();
    let r6 = Mat2::from_mat3(Mat3::from_mat4(m[i])).add_mat2(&Mat2::from_mat3(Mat3::from_mat4(m[i].transpose())));
    out[o + 17] = r6.x_axis.x.to_bits();
    out[o + 18] = r6.x_axis.y.to_bits();
    out[o + 19] = r6.y_axis.x.to_bits();
    out[o + 20] = r6.y_axis.y.to_bits();
    let r7 = Mat2::from_mat3(Mat3::from_mat4(m[i])).sub_mat2(&Mat2::from_mat3(Mat3::from_mat4(m[i].transpose())));
    out[o + 21] = r7.x_axis.x.to_bits();
    out[o + 22] = r7.x_axis.y.to_bits();
    out[o + 23] = r7.y_axis.x.to_bits();
    out[o + 24] = r7.y_axis.y.to_bits();
    let r8 = Mat2::from_mat3(Mat3::from_mat4(m[i])).mul_scalar(f[i].y);
    out[o + 25] = r8.x_axis.x.to_bits();
    out[o + 26] = r8.x_axis.y.to_bits();
    out[o + 27] = r8.y_axis.x.to_bits();
    out[o + 28] = r8.y_axis.y.to_bits();
    let r9 = Mat2::from_mat3(Mat3::from_mat4(m[i])).div_scalar(f[i].y);
    out[o + 29] = r9.x_axis.x.to_bits();
    out[o + 30] = r9.x_axis.y.to_bits();
    out[o + 31] = r9.y_axis.x.to_bits();
    out[o + 32] = r9.y_axis.y.to_bits();
    let r10 = Mat2::from_mat3(Mat3::from_mat4(m[i])).col(u[i].y % 2);
    out[o + 33] = r10.x.to_bits();
    out[o + 34] = r10.y.to_bits();
    let r11 = Mat2::from_mat3(Mat3::from_mat4(m[i])).row(u[i].y % 2);
    out[o + 35] = r11.x.to_bits();
    out[o + 36] = r11.y.to_bits();
    let r12 = Mat2::from_mat3(Mat3::from_mat4(m[i])).diagonal();
    out[o + 37] = r12.x.to_bits();
    out[o + 38] = r12.y.to_bits();
    let r13 = Mat2::from_mat3(Mat3::from_mat4(m[i])).to_cols_array();
    out[o + 39] = r13[0].to_bits();
    out[o + 40] = r13[1].to_bits();
    out[o + 41] = r13[2].to_bits();
    out[o + 42] = r13[3].to_bits();
    let r14 = Mat3::from_mat2(Mat2::from_mat3(Mat3::from_mat4(m[i])));
    out[o + 43] = r14.x_axis.x.to_bits();
    out[o + 44] = r14.x_axis.y.to_bits();
    out[o + 45] = r14.x_axis.z.to_bits();
    out[o + 46] = r14.y_axis.x.to_bits();
    out[o + 47] = r14.y_axis.y.to_bits();
    out[o + 48] = r14.y_axis.z.to_bits();
    out[o + 49] = r14.z_axis.x.to_bits();
    out[o + 50] = r14.z_axis.y.to_bits();
    out[o + 51] = r14.z_axis.z.to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_mat3_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 112;
    let r0 = Mat3::from_mat4(m[i]).transpose();
    out[o + 0] = r0.x_axis.x.to_bits();
    out[o + 1] = r0.x_axis.y.to_bits();
    out[o + 2] = r0.x_axis.z.to_bits();
    out[o + 3] = r0.y_axis.x.to_bits();
    out[o + 4] = r0.y_axis.y.to_bits();
    out[o + 5] = r0.y_axis.z.to_bits();
    out[o + 6] = r0.z_axis.x.to_bits();
    out[o + 7] = r0.z_axis.y.to_bits();
    out[o + 8] = r0.z_axis.z.to_bits();
    let r1 = Mat3::from_mat4(m[i]).determinant();
    out[o + 9] = r1.to_bits();
    let r2 = Mat3::from_mat4(m[i]).inverse();
    out[o + 10] = r2.x_axis.x.to_bits();
    out[o + 11] = r2.x_axis.y.to_bits();
    out[o + 12] = r2.x_axis.z.to_bits();
    out[o + 13] = r2.y_axis.x.to_bits();
    out[o + 14] = r2.y_axis.y.to_bits();
    out[o + 15] = r2.y_axis.z.to_bits();
    out[o + 16] = r2.z_axis.x.to_bits();
    out[o + 17] = r2.z_axis.y.to_bits();
    out[o + 18] = r2.z_axis.z.to_bits();
    let r3 = Mat3::from_mat4(m[i]).mul_vec3(f[i].yzw());
    out[o + 19] = r3.x.to_bits();
    out[o + 20] = r3.y.to_bits();
    out[o + 21] = r3.z.to_bits();
    let r4 = Mat3::from_mat4(m[i]).transpose_mul_vec3(f[i].yzw());
    out[o + 22] = r4.x.to_bits();
    out[o + 23] = r4.y.to_bits();
    out[o + 24] = r4.z.to_bits();
    let r5 = Mat3::from_mat4(m[i]).mul_mat3(&Mat3::from_mat4(m[i].transpose()));
    out[o + 25] = r5.x_axis.x.to_bits();
    out[o + 26] = r5.x_axis.y.to_bits();
    out[o + 27] = r5.x_axis.z.to_bits();
    out[o + 28] = r5.y_axis.x.to_bits();
    out[o + 29] = r5.y_axis.y.to_bits();
    out[o + 30] = r5.y_axis.z.to_bits();
    out[o + 31] = r5.z_axis.x.to_bits();
    out[o + 32] = r5.z_axis.y.to_bits();
    out[o + 33] = r5.z_axis.z.to_bits();
    let r6 = Mat3::from_mat4(m[i]).add_mat3(&Mat3::from_mat4(m[i].transpose()));
    out[o + 34] = r6.x_axis.x.to_bits();
    out[o + 35] = r6.x_axis.y.to_bits();
    out[o + 36] = r6.x_axis.z.to_bits();
    out[o + 37] = r6.y_axis.x.to_bits();
    out[o + 38] = r6.y_axis.y.to_bits();
    out[o + 39] = r6.y_axis.z.to_bits();
    out[o + 40] = r6.z_axis.x.to_bits();
    out[o + 41] = r6.z_axis.y.to_bits();
    out[o + 42] = r6.z_axis.z.to_bits();
    let r7 = Mat3::from_mat4(m[i]).sub_mat3(&Mat3::from_mat4(m[i].transpose()));
    out[o + 43] = r7.x_axis.x.to_bits();
    out[o + 44] = r7.x_axis.y.to_bits();
    out[o + 45] = r7.x_axis.z.to_bits();
    out[o + 46] = r7.y_axis.x.to_bits();
    out[o + 47] = r7.y_axis.y.to_bits();
    out[o + 48] = r7.y_axis.z.to_bits();
    out[o + 49] = r7.z_axis.x.to_bits();
    out[o + 50] = r7.z_axis.y.to_bits();
    out[o + 51] = r7.z_axis.z.to_bits();
    let r8 = Mat3::from_mat4(m[i]).mul_scalar(f[i].y);
    out[o + 52] = r8.x_axis.x.to_bits();
    out[o + 53] = r8.x_axis.y.to_bits();
    out[o + 54] = r8.x_axis.z.to_bits();
    out[o + 55] = r8.y_axis.x.to_bits();
    out[o + 56] = r8.y_axis.y.to_bits();
    out[o + 57] = r8.y_axis.z.to_bits();
    out[o + 58] = r8.z_axis.x.to_bits();
    out[o + 59] = r8.z_axis.y.to_bits();
    out[o + 60] = r8.z_axis.z.to_bits();
    let r9 = Mat3::from_mat4(m[i]).div_scalar(f[i].y);
    out[o + 61] = r9.x_axis.x.to_bits();
    out[o + 62] = r9.x_axis.y.to_bits();
    out[o + 63] = r9.x_axis.z.to_bits();
    out[o + 64] = r9.y_axis.x.to_bits();
    out[o + 65] = r9.y_axis.y.to_bits();
    out[o + 66] = r9.y_axis.z.to_bits();
    out[o + 67] = r9.z_axis.x.to_bits();
    out[o + 68] = r9.z_axis.y.to_bits();
    out[o + 69] = r9.z_axis.z.to_bits();
    let r10 = Mat3::from_mat4(m[i]).transform_point2(f[i].yz());
    out[o + 70] = r10.x.to_bits();
    out[o + 71] = r10.y.to_bits();
    let r11 = Mat3::from_mat4(m[i]).transform_vector2(f[i].yz());
    out[o + 72] = r11.x.to_bits();
    out[o + 73] = r11.y.to_bits();
    let r12 = Mat3::from_mat4(m[i]).col(u[i].y % 3);
    out[o + 74] = r12.x.to_bits();
    out[o + 75] = r12.y.to_bits();
    out[o + 76] = r12.z.to_bits();
    let r13 = Mat3::from_mat4(m[i]).row(u[i].y % 3);
    out[o + 77] = r13.x.to_bits();
    out[o + 78] = r13.y.to_bits();
    out[o + 79] = r13.z.to_bits();
    let r14 = Mat3::from_mat4(m[i]).diagonal();
    out[o + 80] = r14.x.to_bits();
    out[o + 81] = r14.y.to_bits();
    out[o + 82] = r14.z.to_bits();
    let r15 = Mat3::from_mat4(m[i]).to_cols_array();
    out[o + 83] = r15[0].to_bits();
    out[o + 84] = r15[1].to_bits();
    out[o + 85] = r15[2].to_bits();
    out[o + 86] = r15[3].to_bits();
    out[o + 87] = r15[4].to_bits();
    out[o + 88] = r15[5].to_bits();
    out[o + 89] = r15[6].to_bits();
    out[o + 90] = r15[7].to_bits();
    out[o + 91] = r15[8].to_bits();
    let r16 = Mat2::from_mat3(Mat3::from_mat4(m[i]));
    out[o + 92] = r16.x_axis.x.to_bits();
    out[o + 93] = r16.x_axis.y.to_bits();
    out[o + 94] = r16.y_axis.x.to_bits();
    out[o + 95] = r16.y_axis.y.to_bits();
    let r17 = Mat4::from_mat3(Mat3::from_mat4(m[i]));
    out[o + 96] = r17.x_axis.x.to_bits();
    out[o + 97] = r17.x_axis.y.to_bits();
    out[o + 98] = r17.x_axis.z.to_bits();
    out[o + 99] = r17.x_axis.w.to_bits();
    out[o + 100] = r17.y_axis.x.to_bits();
    out[o + 101] = r17.y_axis.y.to_bits();
    out[o + 102] = r17.y_axis.z.to_bits();
    out[o + 103] = r17.y_axis.w.to_bits();
    out[o + 104] = r17.z_axis.x.to_bits();
    out[o + 105] = r17.z_axis.y.to_bits();
    out[o + 106] = r17.z_axis.z.to_bits();
    out[o + 107] = r17.z_axis.w.to_bits();
    out[o + 108] = r17.w_axis.x.to_bits();
    out[o + 109] = r17.w_axis.y.to_bits();
    out[o + 110] = r17.w_axis.z.to_bits();
    out[o + 111] = r17.w_axis.w.to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_mat4_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 167;
    let r0 = m[i].transpose();
    out[o + 0] = r0.x_axis.x.to_bits();
    out[o + 1] = r0.x_axis.y.to_bits();
    out[o + 2] = r0.x_axis.z.to_bits();
    out[o + 3] = r0.x_axis.w.to_bits();
    out[o + 4] = r0.y_axis.x.to_bits();
    out[o + 5] = r0.y_axis.y.to_bits();
    out[o + 6] = r0.y_axis.z.to_bits();
    out[o + 7] = r0.y_axis.w.to_bits();
    out[o + 8] = r0.z_axis.x.to_bits();
    out[o + 9] = r0.z_axis.y.to_bits();
    out[o + 10] = r0.z_axis.z.to_bits();
    out[o + 11] = r0.z_axis.w.to_bits();
    out[o + 12] = r0.w_axis.x.to_bits();
    out[o + 13] = r0.w_axis.y.to_bits();
    out[o + 14] = r0.w_axis.z.to_bits();
    out[o + 15] = r0.w_axis.w.to_bits();
    let r1 = m[i].determinant();
    out[o + 16] = r1.to_bits();
    let r2 = m[i].inverse();
    out[o + 17] = r2.x_axis.x.to_bits();
    out[o + 18] = r2.x_axis.y.to_bits();
    out[o + 19] = r2.x_axis.z.to_bits();
    out[o + 20] = r2.x_axis.w.to_bits();
    out[o + 21] = r2.y_axis.x.to_bits();
    out[o + 22] = r2.y_axis.y.to_bits();
    out[o + 23] = r2.y_axis.z.to_bits();
    out[o + 24] = r2.y_axis.w.to_bits();
    out[o + 25] = r2.z_axis.x.to_bits();
    out[o + 26] = r2.z_axis.y.to_bits();
    out[o + 27] = r2.z_axis.z.to_bits();
    out[o + 28] = r2.z_axis.w.to_bits();
    out[o + 29] = r2.w_axis.x.to_bits();
    out[o + 30] = r2.w_axis.y.to_bits();
    out[o + 31] = r2.w_axis.z.to_bits();
    out[o + 32] = r2.w_axis.w.to_bits();
    let r3 = m[i].mul_vec4(f[i].yzwx());
    out[o + 33] = r3.x.to_bits();
    out[o + 34] = r3.y.to_bits();
    out[o + 35] = r3.z.to_bits();
    out[o + 36] = r3.w.to_bits();
    let r4 = m[i].transpose_mul_vec4(f[i].yzwx());
    out[o + 37] = r4.x.to_bits();
    out[o + 38] = r4.y.to_bits();
    out[o + 39] = r4.z.to_bits();
    out[o + 40] = r4.w.to_bits();
    let r5 = m[i].mul_mat4(&m[i].transpose());
    out[o + 41] = r5.x_axis.x.to_bits();
    out[o + 42] = r5.x_axis.y.to_bits();
    out[o + 43] = r5.x_axis.z.to_bits();
    out[o + 44] = r5.x_axis.w.to_bits();
    out[o + 45] = r5.y_axis.x.to_bits();
    out[o + 46] = r5.y_axis.y.to_bits();
    out[o + 47] = r5.y_axis.z.to_bits();
    out[o + 48] = r5.y_axis.w.to_bits();
    out[o + 49] = r5.z_axis.x.to_bits();
    out[o + 50] = r5.z_axis.y.to_bits();
    out[o + 51] = r5.z_axis.z.to_bits();
    out[o + 52] = r5.z_axis.w.to_bits();
    out[o + 53] = r5.w_axis.x.to_bits();
    out[o + 54] = r5.w_axis.y.to_bits();
    out[o + 55] = r5.w_axis.z.to_bits();
    out[o + 56] = r5.w_axis.w.to_bits();
    let r6 = m[i].add_mat4(&m[i].transpose());
    out[o + 57] = r6.x_axis.x.to_bits();
    out[o + 58] = r6.x_axis.y.to_bits();
    out[o + 59] = r6.x_axis.z.to_bits();
    out[o + 60] = r6.x_axis.w.to_bits();
    out[o + 61] = r6.y_axis.x.to_bits();
    out[o + 62] = r6.y_axis.y.to_bits();
    out[o + 63] = r6.y_axis.z.to_bits();
    out[o + 64] = r6.y_axis.w.to_bits();
    out[o + 65] = r6.z_axis.x.to_bits();
    out[o + 66] = r6.z_axis.y.to_bits();
    out[o + 67] = r6.z_axis.z.to_bits();
    out[o + 68] = r6.z_axis.w.to_bits();
    out[o + 69] = r6.w_axis.x.to_bits();
    out[o + 70] = r6.w_axis.y.to_bits();
    out[o + 71] = r6.w_axis.z.to_bits();
    out[o + 72] = r6.w_axis.w.to_bits();
    let r7 = m[i].sub_mat4(&m[i].transpose());
    out[o + 73] = r7.x_axis.x.to_bits();
    out[o + 74] = r7.x_axis.y.to_bits();
    out[o + 75] = r7.x_axis.z.to_bits();
    out[o + 76] = r7.x_axis.w.to_bits();
    out[o + 77] = r7.y_axis.x.to_bits();
    out[o + 78] = r7.y_axis.y.to_bits();
    out[o + 79] = r7.y_axis.z.to_bits();
    out[o + 80] = r7.y_axis.w.to_bits();
    out[o + 81] = r7.z_axis.x.to_bits();
    out[o + 82] = r7.z_axis.y.to_bits();
    out[o + 83] = r7.z_axis.z.to_bits();
    out[o + 84] = r7.z_axis.w.to_bits();
    out[o + 85] = r7.w_axis.x.to_bits();
    out[o + 86] = r7.w_axis.y.to_bits();
    out[o + 87] = r7.w_axis.z.to_bits();
    out[o + 88] = r7.w_axis.w.to_bits();
    let r8 = m[i].mul_scalar(f[i].y);
    out[o + 89] = r8.x_axis.x.to_bits();
    out[o + 90] = r8.x_axis.y.to_bits();
    out[o + 91] = r8.x_axis.z.to_bits();
    out[o + 92] = r8.x_axis.w.to_bits();
    out[o + 93] = r8.y_axis.x.to_bits();
    out[o + 94] = r8.y_axis.y.to_bits();
    out[o + 95] = r8.y_axis.z.to_bits();
    out[o + 96] = r8.y_axis.w.to_bits();
    out[o + 97] = r8.z_axis.x.to_bits();
    out[o + 98] = r8.z_axis.y.to_bits();
    out[o + 99] = r8.z_axis.z.to_bits();
    out[o + 100] = r8.z_axis.w.to_bits();
    out[o + 101] = r8.w_axis.x.to_bits();
    out[o + 102] = r8.w_axis.y.to_bits();
    out[o + 103] = r8.w_axis.z.to_bits();
    out[o + 104] = r8.w_axis.w.to_bits();
    let r9 = m[i].div_scalar(f[i].y);
    out[o + 105] = r9.x_axis.x.to_bits();
    out[o + 106] = r9.x_axis.y.to_bits();
    out[o + 107] = r9.x_axis.z.to_bits();
    out[o + 108] = r9.x_axis.w.to_bits();
    out[o + 109] = r9.y_axis.x.to_bits();
    out[o + 110] = r9.y_axis.y.to_bits();
    out[o + 111] = r9.y_axis.z.to_bits();
    out[o + 112] = r9.y_axis.w.to_bits();
    out[o + 113] = r9.z_axis.x.to_bits();
    out[o + 114] = r9.z_axis.y.to_bits();
    out[o + 115] = r9.z_axis.z.to_bits();
    out[o + 116] = r9.z_axis.w.to_bits();
    out[o + 117] = r9.w_axis.x.to_bits();
    out[o + 118] = r9.w_axis.y.to_bits();
    out[o + 119] = r9.w_axis.z.to_bits();
    out[o + 120] = r9.w_axis.w.to_bits();
    let r10 = m[i].transform_point3(f[i].yzw());
    out[o + 121] = r10.x.to_bits();
    out[o + 122] = r10.y.to_bits();
    out[o + 123] = r10.z.to_bits();
    let r11 = m[i].transform_vector3(f[i].yzw());
    out[o + 124] = r11.x.to_bits();
    out[o + 125] = r11.y.to_bits();
    out[o + 126] = r11.z.to_bits();
    let r12 = m[i].project_point3(f[i].yzw());
    out[o + 127] = r12.x.to_bits();
    out[o + 128] = r12.y.to_bits();
    out[o + 129] = r12.z.to_bits();
    let r13 = m[i].col(u[i].y % 4);
    out[o + 130] = r13.x.to_bits();
    out[o + 131] = r13.y.to_bits();
    out[o + 132] = r13.z.to_bits();
    out[o + 133] = r13.w.to_bits();
    let r14 = m[i].row(u[i].y % 4);
    out[o + 134] = r14.x.to_bits();
    out[o + 135] = r14.y.to_bits();
    out[o + 136] = r14.z.to_bits();
    out[o + 137] = r14.w.to_bits();
    let r15 = m[i].diagonal();
    out[o + 138] = r15.x.to_bits();
    out[o + 139] = r15.y.to_bits();
    out[o + 140] = r15.z.to_bits();
    out[o + 141] = r15.w.to_bits();
    let r16 = m[i].to_cols_array();
    out[o + 142] = r16[0].to_bits();
    out[o + 143] = r16[1].to_bits();
    out[o + 144] = r16[2].to_bits();
    out[o + 145] = r16[3].to_bits();
    out[o + 146] = r16[4].to_bits();
    out[o + 147] = r16[5].to_bits();
    out[o + 148] = r16[6].to_bits();
    out[o + 149] = r16[7].to_bits();
    out[o + 150] = r16[8].to_bits();
    out[o + 151] = r16[9].to_bits();
    out[o + 152] = r16[10].to_bits();
    out[o + 153] = r16[11].to_bits();
    out[o + 154] = r16[12].to_bits();
    out[o + 155] = r16[13].to_bits();
    out[o + 156] = r16[14].to_bits();
    out[o + 157] = r16[15].to_bits();
    let r17 = Mat3::from_mat4(m[i]);
    out[o + 158] = r17.x_axis.x.to_bits();
    out[o + 159] = r17.x_axis.y.to_bits();
    out[o + 160] = r17.x_axis.z.to_bits();
    out[o + 161] = r17.y_axis.x.to_bits();
    out[o + 162] = r17.y_axis.y.to_bits();
    out[o + 163] = r17.y_axis.z.to_bits();
    out[o + 164] = r17.z_axis.x.to_bits();
    out[o + 165] = r17.z_axis.y.to_bits();
    out[o + 166] = r17.z_axis.z.to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_u16_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 41;
    let r0 = (u[i].x as u16).min((u[i].y as u16));
    out[o + 0] = r0 as u32;
    let r1 = (u[i].x as u16).max((u[i].y as u16));
    out[o + 1] = r1 as u32;
    let r2 = (u[i].x as u16).clamp((u[i].y as u16), (u[i].z as u16));
    out[o + 2] = r2 as u32;
    let r3 = (u[i].x as u16).cast_signed();
    out[o + 3] = r3 as u32;
    let r4 = (u[i].x as u16).count_ones();
    out[o + 4] = r4;
    let r5 = (u[i].x as u16).count_zeros();
    out[o + 5] = r5;
    let r6 = (u[i].x as u16).leading_zeros();
    out[o + 6] = r6;
    let r7 = (u[i].x as u16).leading_ones();
    out[o + 7] = r7;
    let r8 = (u[i].x as u16).trailing_zeros();
    out[o + 8] = r8;
    let r9 = (u[i].x as u16).trailing_ones();
    out[o + 9] = r9;
    let r10 = (u[i].x as u16).reverse_bits();
    out[o + 10] = r10 as u32;
    let r11 = (u[i].x as u16).swap_bytes();
    out[o + 11] = r11 as u32;
    let r12 = (u[i].x as u16).rotate_left(u[i].y);
    out[o + 12] = r12 as u32;
    let r13 = (u[i].x as u16).rotate_right(u[i].y);
    out[o + 13] = r13 as u32;
    let r14 = (u[i].x as u16).ilog2();
    out[o + 14] = r14;
    let r15 = (u[i].x as u16).is_power_of_two();
    out[o + 15] = r15 as u32;
    let r16 = (u[i].x as u16).next_power_of_two();
    out[o + 16] = r16 as u32;
    let r17 = (u[i].x as u16).pow(u[i].y);
    out[o + 17] = r17 as u32;
    let r18 = (u[i].x as u16).isqrt();
    out[o + 18] = r18 as u32;
    let r19 = (u[i].x as u16).abs_diff((u[i].y as u16));
    out[o + 19] = r19 as u32;
    let r20 = (u[i].x as u16).midpoint((u[i].y as u16));
    out[o + 20] = r20 as u32;
    let r21 = (u[i].x as u16).div_ceil((u[i].y as u16));
    out[o + 21] = r21 as u32;
    let r22 = (u[i].x as u16).next_multiple_of((u[i].y as u16));
    out[o + 22] = r22 as u32;
    let r23 = (u[i].x as u16).is_multiple_of((u[i].y as u16));
    out[o + 23] = r23 as u32;
    let r24 = (u[i].x as u16).rem_euclid((u[i].y as u16));
    out[o + 24] = r24 as u32;
    let r25 = (u[i].x as u16).div_euclid((u[i].y as u16));
    out[o + 25] = r25 as u32;
    let r26 = (u[i].x as u16).saturating_add((u[i].y as u16));
    out[o + 26] = r26 as u32;
    let r27 = (u[i].x as u16).saturating_sub((u[i].y as u16));
    out[o + 27] = r27 as u32;
    let r28 = (u[i].x as u16).saturating_mul((u[i].y as u16));
    out[o + 28] = r28 as u32;
    let r29 = (u[i].x as u16).saturating_add_signed((n[i].y as i16));
    out[o + 29] = r29 as u32;
    let r30 = (u[i].x as u16).wrapping_add((u[i].y as u16));
    out[o + 30] = r30 as u32;
    let r31 = (u[i].x as u16).wrapping_sub((u[i].y as u16));
    out[o + 31] = r31 as u32;
    let r32 = (u[i].x as u16).wrapping_mul((u[i].y as u16));
    out[o + 32] = r32 as u32;
    let r33 = (u[i].x as u16).wrapping_div((u[i].y as u16));
    out[o + 33] = r33 as u32;
    let r34 = (u[i].x as u16).wrapping_rem((u[i].y as u16));
    out[o + 34] = r34 as u32;
    let r35 = (u[i].x as u16).wrapping_shl(u[i].y);
    out[o + 35] = r35 as u32;
    let r36 = (u[i].x as u16).wrapping_shr(u[i].y);
    out[o + 36] = r36 as u32;
    let r37 = (u[i].x as u16).wrapping_neg();
    out[o + 37] = r37 as u32;
    let r38 = (u[i].x as u16).wrapping_add_signed((n[i].y as i16));
    out[o + 38] = r38 as u32;
    let r39 = (u[i].x as u16).overflowing_add((u[i].y as u16));
    out[o + 39] = r39.0 as u32;
    out[o + 40] = r39.1 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_u16_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 14;
    let r0 = (u[i].x as u16).overflowing_sub((u[i].y as u16));
    out[o + 0] = r0.0 as u32;
    out[o + 1] = r0.1 as u32;
    let r1 = (u[i].x as u16).overflowing_mul((u[i].y as u16));
    out[o + 2] = r1.0 as u32;
    out[o + 3] = r1.1 as u32;
    let r2 = (u[i].x as u16).overflowing_div((u[i].y as u16));
    out[o + 4] = r2.0 as u32;
    out[o + 5] = r2.1 as u32;
    let r3 = (u[i].x as u16).overflowing_rem((u[i].y as u16));
    out[o + 6] = r3.0 as u32;
    out[o + 7] = r3.1 as u32;
    let r4 = (u[i].x as u16).overflowing_shl(u[i].y);
    out[o + 8] = r4.0 as u32;
    out[o + 9] = r4.1 as u32;
    let r5 = (u[i].x as u16).overflowing_shr(u[i].y);
    out[o + 10] = r5.0 as u32;
    out[o + 11] = r5.1 as u32;
    let r6 = (u[i].x as u16).overflowing_neg();
    out[o + 12] = r6.0 as u32;
    out[o + 13] = r6.1 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_u32_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 40;
    let r0 = u[i].x.min(u[i].y);
    out[o + 0] = r0;
    let r1 = u[i].x.max(u[i].y);
    out[o + 1] = r1;
    let r2 = u[i].x.clamp(u[i].y, u[i].z);
    out[o + 2] = r2;
    let r3 = f32::from_bits(u[i].x);
    out[o + 3] = r3.to_bits();
    let r4 = u[i].x.cast_signed();
    out[o + 4] = r4 as u32;
    let r5 = u[i].x.count_ones();
    out[o + 5] = r5;
    let r6 = u[i].x.count_zeros();
    out[o + 6] = r6;
    let r7 = u[i].x.leading_zeros();
    out[o + 7] = r7;
    let r8 = u[i].x.leading_ones();
    out[o + 8] = r8;
    let r9 = u[i].x.trailing_zeros();
    out[o + 9] = r9;
    let r10 = u[i].x.trailing_ones();
    out[o + 10] = r10;
    let r11 = u[i].x.reverse_bits();
    out[o + 11] = r11;
    let r12 = u[i].x.swap_bytes();
    out[o + 12] = r12;
    let r13 = u[i].x.rotate_left(u[i].y);
    out[o + 13] = r13;
    let r14 = u[i].x.rotate_right(u[i].y);
    out[o + 14] = r14;
    let r15 = u[i].x.ilog2();
    out[o + 15] = r15;
    let r16 = u[i].x.is_power_of_two();
    out[o + 16] = r16 as u32;
    let r17 = u[i].x.next_power_of_two();
    out[o + 17] = r17;
    let r18 = u[i].x.pow(u[i].y);
    out[o + 18] = r18;
    let r19 = u[i].x.isqrt();
    out[o + 19] = r19;
    let r20 = u[i].x.abs_diff(u[i].y);
    out[o + 20] = r20;
    let r21 = u[i].x.midpoint(u[i].y);
    out[o + 21] = r21;
    let r22 = u[i].x.div_ceil(u[i].y);
    out[o + 22] = r22;
    let r23 = u[i].x.next_multiple_of(u[i].y);
    out[o + 23] = r23;
    let r24 = u[i].x.is_multiple_of(u[i].y);
    out[o + 24] = r24 as u32;
    let r25 = u[i].x.rem_euclid(u[i].y);
    out[o + 25] = r25;
    let r26 = u[i].x.div_euclid(u[i].y);
    out[o + 26] = r26;
    let r27 = u[i].x.saturating_add(u[i].y);
    out[o + 27] = r27;
    let r28 = u[i].x.saturating_sub(u[i].y);
    out[o + 28] = r28;
    let r29 = u[i].x.saturating_mul(u[i].y);
    out[o + 29] = r29;
    let r30 = u[i].x.wrapping_add(u[i].y);
    out[o + 30] = r30;
    let r31 = u[i].x.wrapping_sub(u[i].y);
    out[o + 31] = r31;
    let r32 = u[i].x.wrapping_mul(u[i].y);
    out[o + 32] = r32;
    let r33 = u[i].x.wrapping_div(u[i].y);
    out[o + 33] = r33;
    let r34 = u[i].x.wrapping_rem(u[i].y);
    out[o + 34] = r34;
    let r35 = u[i].x.wrapping_shl(u[i].y);
    out[o + 35] = r35;
    let r36 = u[i].x.wrapping_shr(u[i].y);
    out[o + 36] = r36;
    let r37 = u[i].x.wrapping_neg();
    out[o + 37] = r37;
    let r38 = u[i].x.wrapping_add_signed(n[i].y);
    out[o + 38] = r38;
    let r39 = u[i].x.saturating_add_signed(n[i].y);
    out[o + 39] = r39;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_u32_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 52;
    let r0 = select(u[i].x, u[i].y, (u[i].z < u[i].w));
    out[o + 0] = r0;
    let r1 = bitcast::<f32>(u[i].x);
    out[o + 1] = r1.to_bits();
    let r2 = bitcast::<i32>(u[i].x);
    out[o + 2] = r2 as u32;
    let r3 = bitcast::<u32>(u[i].x);
    out[o + 3] = r3;
    let r4 = count_one_bits(u[i].x);
    out[o + 4] = r4;
    let r5 = count_leading_zeros(u[i].x);
    out[o + 5] = r5;
    let r6 = count_trailing_zeros(u[i].x);
    out[o + 6] = r6;
    let r7 = first_leading_bit(u[i].x);
    out[o + 7] = r7;
    let r8 = first_trailing_bit(u[i].x);
    out[o + 8] = r8;
    let r9 = reverse_bits(u[i].x);
    out[o + 9] = r9;
    let r10 = extract_bits(u[i].x, u[i].y, u[i].z);
    out[o + 10] = r10;
    let r11 = insert_bits(u[i].x, u[i].y, u[i].z, u[i].w);
    out[o + 11] = r11;
    let r12 = unpack4x8unorm(u[i].x);
    out[o + 12] = r12.x.to_bits();
    out[o + 13] = r12.y.to_bits();
    out[o + 14] = r12.z.to_bits();
    out[o + 15] = r12.w.to_bits();
    let r13 = unpack4x8snorm(u[i].x);
    out[o + 16] = r13.x.to_bits();
    out[o + 17] = r13.y.to_bits();
    out[o + 18] = r13.z.to_bits();
    out[o + 19] = r13.w.to_bits();
    let r14 = unpack2x16unorm(u[i].x);
    out[o + 20] = r14.x.to_bits();
    out[o + 21] = r14.y.to_bits();
    let r15 = unpack2x16snorm(u[i].x);
    out[o + 22] = r15.x.to_bits();
    out[o + 23] = r15.y.to_bits();
    let r16 = unpack2x16float(u[i].x);
    out[o + 24] = r16.x.to_bits();
    out[o + 25] = r16.y.to_bits();
    let r17 = unpack4xi8(u[i].x);
    out[o + 26] = r17.x as u32;
    out[o + 27] = r17.y as u32;
    out[o + 28] = r17.z as u32;
    out[o + 29] = r17.w as u32;
    let r18 = unpack4xu8(u[i].x);
    out[o + 30] = r18.x;
    out[o + 31] = r18.y;
    out[o + 32] = r18.z;
    out[o + 33] = r18.w;
    let r19 = dot4u8_packed(u[i].x, u[i].y);
    out[o + 34] = r19;
    let r20 = dot4i8_packed(u[i].x, u[i].y);
    out[o + 35] = r20 as u32;
    let r21 = u[i].x.overflowing_add(u[i].y);
    out[o + 36] = r21.0;
    out[o + 37] = r21.1 as u32;
    let r22 = u[i].x.overflowing_sub(u[i].y);
    out[o + 38] = r22.0;
    out[o + 39] = r22.1 as u32;
    let r23 = u[i].x.overflowing_mul(u[i].y);
    out[o + 40] = r23.0;
    out[o + 41] = r23.1 as u32;
    let r24 = u[i].x.overflowing_div(u[i].y);
    out[o + 42] = r24.0;
    out[o + 43] = r24.1 as u32;
    let r25 = u[i].x.overflowing_rem(u[i].y);
    out[o + 44] = r25.0;
    out[o + 45] = r25.1 as u32;
    let r26 = u[i].x.overflowing_neg();
    out[o + 46] = r26.0;
    out[o + 47] = r26.1 as u32;
    let r27 = u[i].x.overflowing_shl(u[i].y);
    out[o + 48] = r27.0;
    out[o + 49] = r27.1 as u32;
    let r28 = u[i].x.overflowing_shr(u[i].y);
    out[o + 50] = r28.0;
    out[o + 51] = r28.1 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_u64_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 76;
    let r0 = ((u[i].x as u64) << 32 | u[i].y as u64).min(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 0] = r0 as u32;
    out[o + 1] = (r0 >> 32) as u32;
    let r1 = ((u[i].x as u64) << 32 | u[i].y as u64).max(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 2] = r1 as u32;
    out[o + 3] = (r1 >> 32) as u32;
    let r2 = ((u[i].x as u64) << 32 | u[i].y as u64).clamp(((u[i].y as u64) << 32 | u[i].z as u64), ((u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 4] = r2 as u32;
    out[o + 5] = (r2 >> 32) as u32;
    let r3 = select(((u[i].x as u64) << 32 | u[i].y as u64), ((u[i].y as u64) << 32 | u[i].z as u64), (u[i].z < u[i].w));
    out[o + 6] = r3 as u32;
    out[o + 7] = (r3 >> 32) as u32;
    let r4 = ((u[i].x as u64) << 32 | u[i].y as u64).cast_signed();
    out[o + 8] = r4 as u32;
    out[o + 9] = (r4 >> 32) as u32;
    let r5 = ((u[i].x as u64) << 32 | u[i].y as u64).count_ones();
    out[o + 10] = r5;
    let r6 = ((u[i].x as u64) << 32 | u[i].y as u64).count_zeros();
    out[o + 11] = r6;
    let r7 = ((u[i].x as u64) << 32 | u[i].y as u64).leading_zeros();
    out[o + 12] = r7;
    let r8 = ((u[i].x as u64) << 32 | u[i].y as u64).leading_ones();
    out[o + 13] = r8;
    let r9 = ((u[i].x as u64) << 32 | u[i].y as u64).trailing_zeros();
    out[o + 14] = r9;
    let r10 = ((u[i].x as u64) << 32 | u[i].y as u64).trailing_ones();
    out[o + 15] = r10;
    let r11 = ((u[i].x as u64) << 32 | u[i].y as u64).ilog2();
    out[o + 16] = r11;
    let r12 = ((u[i].x as u64) << 32 | u[i].y as u64).reverse_bits();
    out[o + 17] = r12 as u32;
    out[o + 18] = (r12 >> 32) as u32;
    let r13 = ((u[i].x as u64) << 32 | u[i].y as u64).is_power_of_two();
    out[o + 19] = r13 as u32;
    let r14 = ((u[i].x as u64) << 32 | u[i].y as u64).rotate_left(u[i].y);
    out[o + 20] = r14 as u32;
    out[o + 21] = (r14 >> 32) as u32;
    let r15 = ((u[i].x as u64) << 32 | u[i].y as u64).rotate_right(u[i].y);
    out[o + 22] = r15 as u32;
    out[o + 23] = (r15 >> 32) as u32;
    let r16 = ((u[i].x as u64) << 32 | u[i].y as u64).pow(u[i].y);
    out[o + 24] = r16 as u32;
    out[o + 25] = (r16 >> 32) as u32;
    let r17 = ((u[i].x as u64) << 32 | u[i].y as u64).abs_diff(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 26] = r17 as u32;
    out[o + 27] = (r17 >> 32) as u32;
    let r18 = ((u[i].x as u64) << 32 | u[i].y as u64).div_ceil(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 28] = r18 as u32;
    out[o + 29] = (r18 >> 32) as u32;
    let r19 = ((u[i].x as u64) << 32 | u[i].y as u64).next_multiple_of(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 30] = r19 as u32;
    out[o + 31] = (r19 >> 32) as u32;
    let r20 = ((u[i].x as u64) << 32 | u[i].y as u64).is_multiple_of(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 32] = r20 as u32;
    let r21 = ((u[i].x as u64) << 32 | u[i].y as u64).rem_euclid(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 33] = r21 as u32;
    out[o + 34] = (r21 >> 32) as u32;
    let r22 = ((u[i].x as u64) << 32 | u[i].y as u64).div_euclid(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 35] = r22 as u32;
    out[o + 36] = (r22 >> 32) as u32;
    let r23 = ((u[i].x as u64) << 32 | u[i].y as u64).saturating_add(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 37] = r23 as u32;
    out[o + 38] = (r23 >> 32) as u32;
    let r24 = ((u[i].x as u64) << 32 | u[i].y as u64).saturating_sub(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 39] = r24 as u32;
    out[o + 40] = (r24 >> 32) as u32;
    let r25 = ((u[i].x as u64) << 32 | u[i].y as u64).wrapping_add(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 41] = r25 as u32;
    out[o + 42] = (r25 >> 32) as u32;
    let r26 = ((u[i].x as u64) << 32 | u[i].y as u64).wrapping_sub(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 43] = r26 as u32;
    out[o + 44] = (r26 >> 32) as u32;
    let r27 = ((u[i].x as u64) << 32 | u[i].y as u64).wrapping_mul(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 45] = r27 as u32;
    out[o + 46] = (r27 >> 32) as u32;
    let r28 = ((u[i].x as u64) << 32 | u[i].y as u64).wrapping_div(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 47] = r28 as u32;
    out[o + 48] = (r28 >> 32) as u32;
    let r29 = ((u[i].x as u64) << 32 | u[i].y as u64).wrapping_rem(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 49] = r29 as u32;
    out[o + 50] = (r29 >> 32) as u32;
    let r30 = ((u[i].x as u64) << 32 | u[i].y as u64).wrapping_shl(u[i].y);
    out[o + 51] = r30 as u32;
    out[o + 52] = (r30 >> 32) as u32;
    let r31 = ((u[i].x as u64) << 32 | u[i].y as u64).wrapping_shr(u[i].y);
    out[o + 53] = r31 as u32;
    out[o + 54] = (r31 >> 32) as u32;
    let r32 = ((u[i].x as u64) << 32 | u[i].y as u64).wrapping_neg();
    out[o + 55] = r32 as u32;
    out[o + 56] = (r32 >> 32) as u32;
    let r33 = f64::from_bits(((u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 57] = (r33 as f32).to_bits();
    let r34 = ((u[i].x as u64) << 32 | u[i].y as u64).overflowing_add(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 58] = r34.0 as u32;
    out[o + 59] = (r34.0 >> 32) as u32;
    out[o + 60] = r34.1 as u32;
    let r35 = ((u[i].x as u64) << 32 | u[i].y as u64).overflowing_sub(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 61] = r35.0 as u32;
    out[o + 62] = (r35.0 >> 32) as u32;
    out[o + 63] = r35.1 as u32;
    let r36 = ((u[i].x as u64) << 32 | u[i].y as u64).overflowing_mul(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 64] = r36.0 as u32;
    out[o + 65] = (r36.0 >> 32) as u32;
    out[o + 66] = r36.1 as u32;
    let r37 = ((u[i].x as u64) << 32 | u[i].y as u64).overflowing_div(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 67] = r37.0 as u32;
    out[o + 68] = (r37.0 >> 32) as u32;
    out[o + 69] = r37.1 as u32;
    let r38 = ((u[i].x as u64) << 32 | u[i].y as u64).overflowing_rem(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 70] = r38.0 as u32;
    out[o + 71] = (r38.0 >> 32) as u32;
    out[o + 72] = r38.1 as u32;
    let r39 = ((u[i].x as u64) << 32 | u[i].y as u64).overflowing_neg();
    out[o + 73] = r39.0 as u32;
    out[o + 74] = (r39.0 >> 32) as u32;
    out[o + 75] = r39.1 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_u64_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 6;
    let r0 = ((u[i].x as u64) << 32 | u[i].y as u64).overflowing_shl(u[i].y);
    out[o + 0] = r0.0 as u32;
    out[o + 1] = (r0.0 >> 32) as u32;
    out[o + 2] = r0.1 as u32;
    let r1 = ((u[i].x as u64) << 32 | u[i].y as u64).overflowing_shr(u[i].y);
    out[o + 3] = r1.0 as u32;
    out[o + 4] = (r1.0 >> 32) as u32;
    out[o + 5] = r1.1 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_u64vec2_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 74;
    let r0 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).min(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 0] = r0.x as u32;
    out[o + 1] = (r0.x >> 32) as u32;
    out[o + 2] = r0.y as u32;
    out[o + 3] = (r0.y >> 32) as u32;
    let r1 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).max(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 4] = r1.x as u32;
    out[o + 5] = (r1.x >> 32) as u32;
    out[o + 6] = r1.y as u32;
    out[o + 7] = (r1.y >> 32) as u32;
    let r2 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).clamp(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64), U64Vec2::new((u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 8] = r2.x as u32;
    out[o + 9] = (r2.x >> 32) as u32;
    out[o + 10] = r2.y as u32;
    out[o + 11] = (r2.y >> 32) as u32;
    let r3 = select(U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64), U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64), u[i].zw().cmplt(u[i].yz()));
    out[o + 12] = r3.x as u32;
    out[o + 13] = (r3.x >> 32) as u32;
    out[o + 14] = r3.y as u32;
    out[o + 15] = (r3.y >> 32) as u32;
    let r4 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).saturating_add(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 16] = r4.x as u32;
    out[o + 17] = (r4.x >> 32) as u32;
    out[o + 18] = r4.y as u32;
    out[o + 19] = (r4.y >> 32) as u32;
    let r5 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).saturating_sub(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 20] = r5.x as u32;
    out[o + 21] = (r5.x >> 32) as u32;
    out[o + 22] = r5.y as u32;
    out[o + 23] = (r5.y >> 32) as u32;
    let r6 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).wrapping_add(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 24] = r6.x as u32;
    out[o + 25] = (r6.x >> 32) as u32;
    out[o + 26] = r6.y as u32;
    out[o + 27] = (r6.y >> 32) as u32;
    let r7 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).wrapping_sub(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 28] = r7.x as u32;
    out[o + 29] = (r7.x >> 32) as u32;
    out[o + 30] = r7.y as u32;
    out[o + 31] = (r7.y >> 32) as u32;
    let r8 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).wrapping_mul(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 32] = r8.x as u32;
    out[o + 33] = (r8.x >> 32) as u32;
    out[o + 34] = r8.y as u32;
    out[o + 35] = (r8.y >> 32) as u32;
    let r9 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).wrapping_div(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 36] = r9.x as u32;
    out[o + 37] = (r9.x >> 32) as u32;
    out[o + 38] = r9.y as u32;
    out[o + 39] = (r9.y >> 32) as u32;
    let r10 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).extend(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 40] = r10.x as u32;
    out[o + 41] = (r10.x >> 32) as u32;
    out[o + 42] = r10.y as u32;
    out[o + 43] = (r10.y >> 32) as u32;
    out[o + 44] = r10.z as u32;
    out[o + 45] = (r10.z >> 32) as u32;
    let r11 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).to_array();
    out[o + 46] = r11[0] as u32;
    out[o + 47] = (r11[0] >> 32) as u32;
    out[o + 48] = r11[1] as u32;
    out[o + 49] = (r11[1] >> 32) as u32;
    let r12 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).element_sum();
    out[o + 50] = r12 as u32;
    out[o + 51] = (r12 >> 32) as u32;
    let r13 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).element_product();
    out[o + 52] = r13 as u32;
    out[o + 53] = (r13 >> 32) as u32;
    let r14 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).min_element();
    out[o + 54] = r14 as u32;
    out[o + 55] = (r14 >> 32) as u32;
    let r15 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).max_element();
    out[o + 56] = r15 as u32;
    out[o + 57] = (r15 >> 32) as u32;
    let r16 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).cmpeq(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 58] = r16.x as u32;
    out[o + 59] = r16.y as u32;
    let r17 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).cmpne(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 60] = r17.x as u32;
    out[o + 61] = r17.y as u32;
    let r18 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).cmplt(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 62] = r18.x as u32;
    out[o + 63] = r18.y as u32;
    let r19 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).cmple(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 64] = r19.x as u32;
    out[o + 65] = r19.y as u32;
    let r20 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).cmpgt(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 66] = r20.x as u32;
    out[o + 67] = r20.y as u32;
    let r21 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).cmpge(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 68] = r21.x as u32;
    out[o + 69] = r21.y as u32;
    let r22 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).dot(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64));
    out[o + 70] = r22 as u32;
    out[o + 71] = (r22 >> 32) as u32;
    let r23 = U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).length_squared();
    out[o + 72] = r23 as u32;
    out[o + 73] = (r23 >> 32) as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_u64vec3_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 108;
    let r0 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).min(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 0] = r0.x as u32;
    out[o + 1] = (r0.x >> 32) as u32;
    out[o + 2] = r0.y as u32;
    out[o + 3] = (r0.y >> 32) as u32;
    out[o + 4] = r0.z as u32;
    out[o + 5] = (r0.z >> 32) as u32;
    let r1 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).max(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 6] = r1.x as u32;
    out[o + 7] = (r1.x >> 32) as u32;
    out[o + 8] = r1.y as u32;
    out[o + 9] = (r1.y >> 32) as u32;
    out[o + 10] = r1.z as u32;
    out[o + 11] = (r1.z >> 32) as u32;
    let r2 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).clamp(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64), U64Vec3::new((u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 12] = r2.x as u32;
    out[o + 13] = (r2.x >> 32) as u32;
    out[o + 14] = r2.y as u32;
    out[o + 15] = (r2.y >> 32) as u32;
    out[o + 16] = r2.z as u32;
    out[o + 17] = (r2.z >> 32) as u32;
    let r3 = select(U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64), U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64), u[i].zwx().cmplt(u[i].yzw()));
    out[o + 18] = r3.x as u32;
    out[o + 19] = (r3.x >> 32) as u32;
    out[o + 20] = r3.y as u32;
    out[o + 21] = (r3.y >> 32) as u32;
    out[o + 22] = r3.z as u32;
    out[o + 23] = (r3.z >> 32) as u32;
    let r4 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).saturating_add(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 24] = r4.x as u32;
    out[o + 25] = (r4.x >> 32) as u32;
    out[o + 26] = r4.y as u32;
    out[o + 27] = (r4.y >> 32) as u32;
    out[o + 28] = r4.z as u32;
    out[o + 29] = (r4.z >> 32) as u32;
    let r5 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).saturating_sub(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 30] = r5.x as u32;
    out[o + 31] = (r5.x >> 32) as u32;
    out[o + 32] = r5.y as u32;
    out[o + 33] = (r5.y >> 32) as u32;
    out[o + 34] = r5.z as u32;
    out[o + 35] = (r5.z >> 32) as u32;
    let r6 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).wrapping_add(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 36] = r6.x as u32;
    out[o + 37] = (r6.x >> 32) as u32;
    out[o + 38] = r6.y as u32;
    out[o + 39] = (r6.y >> 32) as u32;
    out[o + 40] = r6.z as u32;
    out[o + 41] = (r6.z >> 32) as u32;
    let r7 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).wrapping_sub(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 42] = r7.x as u32;
    out[o + 43] = (r7.x >> 32) as u32;
    out[o + 44] = r7.y as u32;
    out[o + 45] = (r7.y >> 32) as u32;
    out[o + 46] = r7.z as u32;
    out[o + 47] = (r7.z >> 32) as u32;
    let r8 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).wrapping_mul(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 48] = r8.x as u32;
    out[o + 49] = (r8.x >> 32) as u32;
    out[o + 50] = r8.y as u32;
    out[o + 51] = (r8.y >> 32) as u32;
    out[o + 52] = r8.z as u32;
    out[o + 53] = (r8.z >> 32) as u32;
    let r9 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).wrapping_div(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 54] = r9.x as u32;
    out[o + 55] = (r9.x >> 32) as u32;
    out[o + 56] = r9.y as u32;
    out[o + 57] = (r9.y >> 32) as u32;
    out[o + 58] = r9.z as u32;
    out[o + 59] = (r9.z >> 32) as u32;
    let r10 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).extend(((u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 60] = r10.x as u32;
    out[o + 61] = (r10.x >> 32) as u32;
    out[o + 62] = r10.y as u32;
    out[o + 63] = (r10.y >> 32) as u32;
    out[o + 64] = r10.z as u32;
    out[o + 65] = (r10.z >> 32) as u32;
    out[o + 66] = r10.w as u32;
    out[o + 67] = (r10.w >> 32) as u32;
    let r11 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).truncate();
    out[o + 68] = r11.x as u32;
    out[o + 69] = (r11.x >> 32) as u32;
    out[o + 70] = r11.y as u32;
    out[o + 71] = (r11.y >> 32) as u32;
    let r12 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).to_array();
    out[o + 72] = r12[0] as u32;
    out[o + 73] = (r12[0] >> 32) as u32;
    out[o + 74] = r12[1] as u32;
    out[o + 75] = (r12[1] >> 32) as u32;
    out[o + 76] = r12[2] as u32;
    out[o + 77] = (r12[2] >> 32) as u32;
    let r13 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).element_sum();
    out[o + 78] = r13 as u32;
    out[o + 79] = (r13 >> 32) as u32;
    let r14 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).element_product();
    out[o + 80] = r14 as u32;
    out[o + 81] = (r14 >> 32) as u32;
    let r15 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).min_element();
    out[o + 82] = r15 as u32;
    out[o + 83] = (r15 >> 32) as u32;
    let r16 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).max_element();
    out[o + 84] = r16 as u32;
    out[o + 85] = (r16 >> 32) as u32;
    let r17 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).cmpeq(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 86] = r17.x as u32;
    out[o + 87] = r17.y as u32;
    out[o + 88] = r17.z as u32;
    let r18 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).cmpne(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 89] = r18.x as u32;
    out[o + 90] = r18.y as u32;
    out[o + 91] = r18.z as u32;
    let r19 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).cmplt(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 92] = r19.x as u32;
    out[o + 93] = r19.y as u32;
    out[o + 94] = r19.z as u32;
    let r20 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).cmple(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 95] = r20.x as u32;
    out[o + 96] = r20.y as u32;
    out[o + 97] = r20.z as u32;
    let r21 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).cmpgt(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 98] = r21.x as u32;
    out[o + 99] = r21.y as u32;
    out[o + 100] = r21.z as u32;
    let r22 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).cmpge(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 101] = r22.x as u32;
    out[o + 102] = r22.y as u32;
    out[o + 103] = r22.z as u32;
    let r23 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).dot(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64));
    out[o + 104] = r23 as u32;
    out[o + 105] = (r23 >> 32) as u32;
    let r24 = U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).length_squared();
    out[o + 106] = r24 as u32;
    out[o + 107] = (r24 >> 32) as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_u64vec4_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 130;
    let r0 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).min(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 0] = r0.x as u32;
    out[o + 1] = (r0.x >> 32) as u32;
    out[o + 2] = r0.y as u32;
    out[o + 3] = (r0.y >> 32) as u32;
    out[o + 4] = r0.z as u32;
    out[o + 5] = (r0.z >> 32) as u32;
    out[o + 6] = r0.w as u32;
    out[o + 7] = (r0.w >> 32) as u32;
    let r1 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).max(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 8] = r1.x as u32;
    out[o + 9] = (r1.x >> 32) as u32;
    out[o + 10] = r1.y as u32;
    out[o + 11] = (r1.y >> 32) as u32;
    out[o + 12] = r1.z as u32;
    out[o + 13] = (r1.z >> 32) as u32;
    out[o + 14] = r1.w as u32;
    out[o + 15] = (r1.w >> 32) as u32;
    let r2 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).clamp(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64), U64Vec4::new((u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64));
    out[o + 16] = r2.x as u32;
    out[o + 17] = (r2.x >> 32) as u32;
    out[o + 18] = r2.y as u32;
    out[o + 19] = (r2.y >> 32) as u32;
    out[o + 20] = r2.z as u32;
    out[o + 21] = (r2.z >> 32) as u32;
    out[o + 22] = r2.w as u32;
    out[o + 23] = (r2.w >> 32) as u32;
    let r3 = select(U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64), U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64), u[i].zwxy().cmplt(u[i].yzwx()));
    out[o + 24] = r3.x as u32;
    out[o + 25] = (r3.x >> 32) as u32;
    out[o + 26] = r3.y as u32;
    out[o + 27] = (r3.y >> 32) as u32;
    out[o + 28] = r3.z as u32;
    out[o + 29] = (r3.z >> 32) as u32;
    out[o + 30] = r3.w as u32;
    out[o + 31] = (r3.w >> 32) as u32;
    let r4 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).saturating_add(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 32] = r4.x as u32;
    out[o + 33] = (r4.x >> 32) as u32;
    out[o + 34] = r4.y as u32;
    out[o + 35] = (r4.y >> 32) as u32;
    out[o + 36] = r4.z as u32;
    out[o + 37] = (r4.z >> 32) as u32;
    out[o + 38] = r4.w as u32;
    out[o + 39] = (r4.w >> 32) as u32;
    let r5 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).saturating_sub(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 40] = r5.x as u32;
    out[o + 41] = (r5.x >> 32) as u32;
    out[o + 42] = r5.y as u32;
    out[o + 43] = (r5.y >> 32) as u32;
    out[o + 44] = r5.z as u32;
    out[o + 45] = (r5.z >> 32) as u32;
    out[o + 46] = r5.w as u32;
    out[o + 47] = (r5.w >> 32) as u32;
    let r6 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).wrapping_add(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 48] = r6.x as u32;
    out[o + 49] = (r6.x >> 32) as u32;
    out[o + 50] = r6.y as u32;
    out[o + 51] = (r6.y >> 32) as u32;
    out[o + 52] = r6.z as u32;
    out[o + 53] = (r6.z >> 32) as u32;
    out[o + 54] = r6.w as u32;
    out[o + 55] = (r6.w >> 32) as u32;
    let r7 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).wrapping_sub(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 56] = r7.x as u32;
    out[o + 57] = (r7.x >> 32) as u32;
    out[o + 58] = r7.y as u32;
    out[o + 59] = (r7.y >> 32) as u32;
    out[o + 60] = r7.z as u32;
    out[o + 61] = (r7.z >> 32) as u32;
    out[o + 62] = r7.w as u32;
    out[o + 63] = (r7.w >> 32) as u32;
    let r8 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).wrapping_mul(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 64] = r8.x as u32;
    out[o + 65] = (r8.x >> 32) as u32;
    out[o + 66] = r8.y as u32;
    out[o + 67] = (r8.y >> 32) as u32;
    out[o + 68] = r8.z as u32;
    out[o + 69] = (r8.z >> 32) as u32;
    out[o + 70] = r8.w as u32;
    out[o + 71] = (r8.w >> 32) as u32;
    let r9 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).wrapping_div(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 72] = r9.x as u32;
    out[o + 73] = (r9.x >> 32) as u32;
    out[o + 74] = r9.y as u32;
    out[o + 75] = (r9.y >> 32) as u32;
    out[o + 76] = r9.z as u32;
    out[o + 77] = (r9.z >> 32) as u32;
    out[o + 78] = r9.w as u32;
    out[o + 79] = (r9.w >> 32) as u32;
    let r10 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).truncate();
    out[o + 80] = r10.x as u32;
    out[o + 81] = (r10.x >> 32) as u32;
    out[o + 82] = r10.y as u32;
    out[o + 83] = (r10.y >> 32) as u32;
    out[o + 84] = r10.z as u32;
    out[o + 85] = (r10.z >> 32) as u32;
    let r11 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).to_array();
    out[o + 86] = r11[0] as u32;
    out[o + 87] = (r11[0] >> 32) as u32;
    out[o + 88] = r11[1] as u32;
    out[o + 89] = (r11[1] >> 32) as u32;
    out[o + 90] = r11[2] as u32;
    out[o + 91] = (r11[2] >> 32) as u32;
    out[o + 92] = r11[3] as u32;
    out[o + 93] = (r11[3] >> 32) as u32;
    let r12 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).element_sum();
    out[o + 94] = r12 as u32;
    out[o + 95] = (r12 >> 32) as u32;
    let r13 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).element_product();
    out[o + 96] = r13 as u32;
    out[o + 97] = (r13 >> 32) as u32;
    let r14 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).min_element();
    out[o + 98] = r14 as u32;
    out[o + 99] = (r14 >> 32) as u32;
    let r15 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).max_element();
    out[o + 100] = r15 as u32;
    out[o + 101] = (r15 >> 32) as u32;
    let r16 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).cmpeq(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 102] = r16.x as u32;
    out[o + 103] = r16.y as u32;
    out[o + 104] = r16.z as u32;
    out[o + 105] = r16.w as u32;
    let r17 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).cmpne(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 106] = r17.x as u32;
    out[o + 107] = r17.y as u32;
    out[o + 108] = r17.z as u32;
    out[o + 109] = r17.w as u32;
    let r18 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).cmplt(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 110] = r18.x as u32;
    out[o + 111] = r18.y as u32;
    out[o + 112] = r18.z as u32;
    out[o + 113] = r18.w as u32;
    let r19 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).cmple(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 114] = r19.x as u32;
    out[o + 115] = r19.y as u32;
    out[o + 116] = r19.z as u32;
    out[o + 117] = r19.w as u32;
    let r20 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).cmpgt(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 118] = r20.x as u32;
    out[o + 119] = r20.y as u32;
    out[o + 120] = r20.z as u32;
    out[o + 121] = r20.w as u32;
    let r21 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).cmpge(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 122] = r21.x as u32;
    out[o + 123] = r21.y as u32;
    out[o + 124] = r21.z as u32;
    out[o + 125] = r21.w as u32;
    let r22 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).dot(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64));
    out[o + 126] = r22 as u32;
    out[o + 127] = (r22 >> 32) as u32;
    let r23 = U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).length_squared();
    out[o + 128] = r23 as u32;
    out[o + 129] = (r23 >> 32) as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_u8_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 41;
    let r0 = (u[i].x as u8).min((u[i].y as u8));
    out[o + 0] = r0 as u32;
    let r1 = (u[i].x as u8).max((u[i].y as u8));
    out[o + 1] = r1 as u32;
    let r2 = (u[i].x as u8).clamp((u[i].y as u8), (u[i].z as u8));
    out[o + 2] = r2 as u32;
    let r3 = (u[i].x as u8).cast_signed();
    out[o + 3] = r3 as u32;
    let r4 = (u[i].x as u8).count_ones();
    out[o + 4] = r4;
    let r5 = (u[i].x as u8).count_zeros();
    out[o + 5] = r5;
    let r6 = (u[i].x as u8).leading_zeros();
    out[o + 6] = r6;
    let r7 = (u[i].x as u8).leading_ones();
    out[o + 7] = r7;
    let r8 = (u[i].x as u8).trailing_zeros();
    out[o + 8] = r8;
    let r9 = (u[i].x as u8).trailing_ones();
    out[o + 9] = r9;
    let r10 = (u[i].x as u8).reverse_bits();
    out[o + 10] = r10 as u32;
    let r11 = (u[i].x as u8).swap_bytes();
    out[o + 11] = r11 as u32;
    let r12 = (u[i].x as u8).rotate_left(u[i].y);
    out[o + 12] = r12 as u32;
    let r13 = (u[i].x as u8).rotate_right(u[i].y);
    out[o + 13] = r13 as u32;
    let r14 = (u[i].x as u8).ilog2();
    out[o + 14] = r14;
    let r15 = (u[i].x as u8).is_power_of_two();
    out[o + 15] = r15 as u32;
    let r16 = (u[i].x as u8).next_power_of_two();
    out[o + 16] = r16 as u32;
    let r17 = (u[i].x as u8).pow(u[i].y);
    out[o + 17] = r17 as u32;
    let r18 = (u[i].x as u8).isqrt();
    out[o + 18] = r18 as u32;
    let r19 = (u[i].x as u8).abs_diff((u[i].y as u8));
    out[o + 19] = r19 as u32;
    let r20 = (u[i].x as u8).midpoint((u[i].y as u8));
    out[o + 20] = r20 as u32;
    let r21 = (u[i].x as u8).div_ceil((u[i].y as u8));
    out[o + 21] = r21 as u32;
    let r22 = (u[i].x as u8).next_multiple_of((u[i].y as u8));
    out[o + 22] = r22 as u32;
    let r23 = (u[i].x as u8).is_multiple_of((u[i].y as u8));
    out[o + 23] = r23 as u32;
    let r24 = (u[i].x as u8).rem_euclid((u[i].y as u8));
    out[o + 24] = r24 as u32;
    let r25 = (u[i].x as u8).div_euclid((u[i].y as u8));
    out[o + 25] = r25 as u32;
    let r26 = (u[i].x as u8).saturating_add((u[i].y as u8));
    out[o + 26] = r26 as u32;
    let r27 = (u[i].x as u8).saturating_sub((u[i].y as u8));
    out[o + 27] = r27 as u32;
    let r28 = (u[i].x as u8).saturating_mul((u[i].y as u8));
    out[o + 28] = r28 as u32;
    let r29 = (u[i].x as u8).saturating_add_signed((n[i].y as i8));
    out[o + 29] = r29 as u32;
    let r30 = (u[i].x as u8).wrapping_add((u[i].y as u8));
    out[o + 30] = r30 as u32;
    let r31 = (u[i].x as u8).wrapping_sub((u[i].y as u8));
    out[o + 31] = r31 as u32;
    let r32 = (u[i].x as u8).wrapping_mul((u[i].y as u8));
    out[o + 32] = r32 as u32;
    let r33 = (u[i].x as u8).wrapping_div((u[i].y as u8));
    out[o + 33] = r33 as u32;
    let r34 = (u[i].x as u8).wrapping_rem((u[i].y as u8));
    out[o + 34] = r34 as u32;
    let r35 = (u[i].x as u8).wrapping_shl(u[i].y);
    out[o + 35] = r35 as u32;
    let r36 = (u[i].x as u8).wrapping_shr(u[i].y);
    out[o + 36] = r36 as u32;
    let r37 = (u[i].x as u8).wrapping_neg();
    out[o + 37] = r37 as u32;
    let r38 = (u[i].x as u8).wrapping_add_signed((n[i].y as i8));
    out[o + 38] = r38 as u32;
    let r39 = (u[i].x as u8).overflowing_add((u[i].y as u8));
    out[o + 39] = r39.0 as u32;
    out[o + 40] = r39.1 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_u8_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 14;
    let r0 = (u[i].x as u8).overflowing_sub((u[i].y as u8));
    out[o + 0] = r0.0 as u32;
    out[o + 1] = r0.1 as u32;
    let r1 = (u[i].x as u8).overflowing_mul((u[i].y as u8));
    out[o + 2] = r1.0 as u32;
    out[o + 3] = r1.1 as u32;
    let r2 = (u[i].x as u8).overflowing_div((u[i].y as u8));
    out[o + 4] = r2.0 as u32;
    out[o + 5] = r2.1 as u32;
    let r3 = (u[i].x as u8).overflowing_rem((u[i].y as u8));
    out[o + 6] = r3.0 as u32;
    out[o + 7] = r3.1 as u32;
    let r4 = (u[i].x as u8).overflowing_shl(u[i].y);
    out[o + 8] = r4.0 as u32;
    out[o + 9] = r4.1 as u32;
    let r5 = (u[i].x as u8).overflowing_shr(u[i].y);
    out[o + 10] = r5.0 as u32;
    out[o + 11] = r5.1 as u32;
    let r6 = (u[i].x as u8).overflowing_neg();
    out[o + 12] = r6.0 as u32;
    out[o + 13] = r6.1 as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_uvec2_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 72;
    let r0 = u[i].xy().min(u[i].yz());
    out[o + 0] = r0.x;
    out[o + 1] = r0.y;
    let r1 = u[i].xy().max(u[i].yz());
    out[o + 2] = r1.x;
    out[o + 3] = r1.y;
    let r2 = u[i].xy().clamp(u[i].yz(), u[i].zw());
    out[o + 4] = r2.x;
    out[o + 5] = r2.y;
    let r3 = u[i].xy().saturating_add(u[i].yz());
    out[o + 6] = r3.x;
    out[o + 7] = r3.y;
    let r4 = u[i].xy().saturating_sub(u[i].yz());
    out[o + 8] = r4.x;
    out[o + 9] = r4.y;
    let r5 = u[i].xy().saturating_mul(u[i].yz());
    out[o + 10] = r5.x;
    out[o + 11] = r5.y;
    let r6 = u[i].xy().wrapping_add(u[i].yz());
    out[o + 12] = r6.x;
    out[o + 13] = r6.y;
    let r7 = u[i].xy().wrapping_sub(u[i].yz());
    out[o + 14] = r7.x;
    out[o + 15] = r7.y;
    let r8 = u[i].xy().wrapping_mul(u[i].yz());
    out[o + 16] = r8.x;
    out[o + 17] = r8.y;
    let r9 = u[i].xy().wrapping_div(u[i].yz());
    out[o + 18] = r9.x;
    out[o + 19] = r9.y;
    let r10 = u[i].xy().wrapping_add_signed(n[i].yz());
    out[o + 20] = r10.x;
    out[o + 21] = r10.y;
    let r11 = u[i].xy().saturating_add_signed(n[i].yz());
    out[o + 22] = r11.x;
    out[o + 23] = r11.y;
    let r12 = u[i].xy().extend(u[i].y);
    out[o + 24] = r12.x;
    out[o + 25] = r12.y;
    out[o + 26] = r12.z;
    let r13 = u[i].xy().to_array();
    out[o + 27] = r13[0];
    out[o + 28] = r13[1];
    let r14 = u[i].xy().with_x(u[i].y);
    out[o + 29] = r14.x;
    out[o + 30] = r14.y;
    let r15 = u[i].xy().with_y(u[i].y);
    out[o + 31] = r15.x;
    out[o + 32] = r15.y;
    let r16 = u[i].xy().element_sum();
    out[o + 33] = r16;
    let r17 = u[i].xy().element_product();
    out[o + 34] = r17;
    let r18 = u[i].xy().min_element();
    out[o + 35] = r18;
    let r19 = u[i].xy().max_element();
    out[o + 36] = r19;
    let r20 = u[i].xy().cmpeq(u[i].yz());
    out[o + 37] = r20.x as u32;
    out[o + 38] = r20.y as u32;
    let r21 = u[i].xy().cmpne(u[i].yz());
    out[o + 39] = r21.x as u32;
    out[o + 40] = r21.y as u32;
    let r22 = u[i].xy().cmplt(u[i].yz());
    out[o + 41] = r22.x as u32;
    out[o + 42] = r22.y as u32;
    let r23 = u[i].xy().cmple(u[i].yz());
    out[o + 43] = r23.x as u32;
    out[o + 44] = r23.y as u32;
    let r24 = u[i].xy().cmpgt(u[i].yz());
    out[o + 45] = r24.x as u32;
    out[o + 46] = r24.y as u32;
    let r25 = u[i].xy().cmpge(u[i].yz());
    out[o + 47] = r25.x as u32;
    out[o + 48] = r25.y as u32;
    let r26 = u[i].xy().dot(u[i].yz());
    out[o + 49] = r26;
    let r27 = u[i].xy().dot_into_vec(u[i].yz());
    out[o + 50] = r27.x;
    out[o + 51] = r27.y;
    let r28 = u[i].xy().length_squared();
    out[o + 52] = r28;
    let r29 = u[i].xy().distance_squared(u[i].yz());
    out[o + 53] = r29;
    let r30 = u[i].xy().manhattan_distance(u[i].yz());
    out[o + 54] = r30;
    let r31 = u[i].xy().chebyshev_distance(u[i].yz());
    out[o + 55] = r31;
    let r32 = select(u[i].xy(), u[i].yz(), u[i].zw().cmplt(u[i].yz()));
    out[o + 56] = r32.x;
    out[o + 57] = r32.y;
    let r33 = bitcast::<Vec2>(u[i].xy());
    out[o + 58] = r33.x.to_bits();
    out[o + 59] = r33.y.to_bits();
    let r34 = bitcast::<IVec2>(u[i].xy());
    out[o + 60] = r34.x as u32;
    out[o + 61] = r34.y as u32;
    let r35 = bitcast::<UVec2>(u[i].xy());
    out[o + 62] = r35.x;
    out[o + 63] = r35.y;
    let r36 = count_one_bits(u[i].xy());
    out[o + 64] = r36.x;
    out[o + 65] = r36.y;
    let r37 = count_leading_zeros(u[i].xy());
    out[o + 66] = r37.x;
    out[o + 67] = r37.y;
    let r38 = count_trailing_zeros(u[i].xy());
    out[o + 68] = r38.x;
    out[o + 69] = r38.y;
    let r39 = first_leading_bit(u[i].xy());
    out[o + 70] = r39.x;
    out[o + 71] = r39.y;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_uvec2_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 8;
    let r0 = first_trailing_bit(u[i].xy());
    out[o + 0] = r0.x;
    out[o + 1] = r0.y;
    let r1 = reverse_bits(u[i].xy());
    out[o + 2] = r1.x;
    out[o + 3] = r1.y;
    let r2 = extract_bits(u[i].xy(), u[i].y, u[i].z);
    out[o + 4] = r2.x;
    out[o + 5] = r2.y;
    let r3 = insert_bits(u[i].xy(), u[i].yz(), u[i].z, u[i].w);
    out[o + 6] = r3.x;
    out[o + 7] = r3.y;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_uvec3_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 102;
    let r0 = u[i].xyz().min(u[i].yzw());
    out[o + 0] = r0.x;
    out[o + 1] = r0.y;
    out[o + 2] = r0.z;
    let r1 = u[i].xyz().max(u[i].yzw());
    out[o + 3] = r1.x;
    out[o + 4] = r1.y;
    out[o + 5] = r1.z;
    let r2 = u[i].xyz().clamp(u[i].yzw(), u[i].zwx());
    out[o + 6] = r2.x;
    out[o + 7] = r2.y;
    out[o + 8] = r2.z;
    let r3 = u[i].xyz().saturating_add(u[i].yzw());
    out[o + 9] = r3.x;
    out[o + 10] = r3.y;
    out[o + 11] = r3.z;
    let r4 = u[i].xyz().saturating_sub(u[i].yzw());
    out[o + 12] = r4.x;
    out[o + 13] = r4.y;
    out[o + 14] = r4.z;
    let r5 = u[i].xyz().saturating_mul(u[i].yzw());
    out[o + 15] = r5.x;
    out[o + 16] = r5.y;
    out[o + 17] = r5.z;
    let r6 = u[i].xyz().wrapping_add(u[i].yzw());
    out[o + 18] = r6.x;
    out[o + 19] = r6.y;
    out[o + 20] = r6.z;
    let r7 = u[i].xyz().wrapping_sub(u[i].yzw());
    out[o + 21] = r7.x;
    out[o + 22] = r7.y;
    out[o + 23] = r7.z;
    let r8 = u[i].xyz().wrapping_mul(u[i].yzw());
    out[o + 24] = r8.x;
    out[o + 25] = r8.y;
    out[o + 26] = r8.z;
    let r9 = u[i].xyz().wrapping_div(u[i].yzw());
    out[o + 27] = r9.x;
    out[o + 28] = r9.y;
    out[o + 29] = r9.z;
    let r10 = u[i].xyz().wrapping_add_signed(n[i].yzw());
    out[o + 30] = r10.x;
    out[o + 31] = r10.y;
    out[o + 32] = r10.z;
    let r11 = u[i].xyz().saturating_add_signed(n[i].yzw());
    out[o + 33] = r11.x;
    out[o + 34] = r11.y;
    out[o + 35] = r11.z;
    let r12 = u[i].xyz().extend(u[i].y);
    out[o + 36] = r12.x;
    out[o + 37] = r12.y;
    out[o + 38] = r12.z;
    out[o + 39] = r12.w;
    let r13 = u[i].xyz().truncate();
    out[o + 40] = r13.x;
    out[o + 41] = r13.y;
    let r14 = u[i].xyz().to_array();
    out[o + 42] = r14[0];
    out[o + 43] = r14[1];
    out[o + 44] = r14[2];
    let r15 = u[i].xyz().with_x(u[i].y);
    out[o + 45] = r15.x;
    out[o + 46] = r15.y;
    out[o + 47] = r15.z;
    let r16 = u[i].xyz().with_y(u[i].y);
    out[o + 48] = r16.x;
    out[o + 49] = r16.y;
    out[o + 50] = r16.z;
    let r17 = u[i].xyz().with_z(u[i].y);
    out[o + 51] = r17.x;
    out[o + 52] = r17.y;
    out[o + 53] = r17.z;
    let r18 = u[i].xyz().element_sum();
    out[o + 54] = r18;
    let r19 = u[i].xyz().element_product();
    out[o + 55] = r19;
    let r20 = u[i].xyz().min_element();
    out[o + 56] = r20;
    let r21 = u[i].xyz().max_element();
    out[o + 57] = r21;
    let r22 = u[i].xyz().cmpeq(u[i].yzw());
    out[o + 58] = r22.x as u32;
    out[o + 59] = r22.y as u32;
    out[o + 60] = r22.z as u32;
    let r23 = u[i].xyz().cmpne(u[i].yzw());
    out[o + 61] = r23.x as u32;
    out[o + 62] = r23.y as u32;
    out[o + 63] = r23.z as u32;
    let r24 = u[i].xyz().cmplt(u[i].yzw());
    out[o + 64] = r24.x as u32;
    out[o + 65] = r24.y as u32;
    out[o + 66] = r24.z as u32;
    let r25 = u[i].xyz().cmple(u[i].yzw());
    out[o + 67] = r25.x as u32;
    out[o + 68] = r25.y as u32;
    out[o + 69] = r25.z as u32;
    let r26 = u[i].xyz().cmpgt(u[i].yzw());
    out[o + 70] = r26.x as u32;
    out[o + 71] = r26.y as u32;
    out[o + 72] = r26.z as u32;
    let r27 = u[i].xyz().cmpge(u[i].yzw());
    out[o + 73] = r27.x as u32;
    out[o + 74] = r27.y as u32;
    out[o + 75] = r27.z as u32;
    let r28 = u[i].xyz().dot(u[i].yzw());
    out[o + 76] = r28;
    let r29 = u[i].xyz().dot_into_vec(u[i].yzw());
    out[o + 77] = r29.x;
    out[o + 78] = r29.y;
    out[o + 79] = r29.z;
    let r30 = u[i].xyz().cross(u[i].yzw());
    out[o + 80] = r30.x;
    out[o + 81] = r30.y;
    out[o + 82] = r30.z;
    let r31 = u[i].xyz().length_squared();
    out[o + 83] = r31;
    let r32 = u[i].xyz().distance_squared(u[i].yzw());
    out[o + 84] = r32;
    let r33 = u[i].xyz().manhattan_distance(u[i].yzw());
    out[o + 85] = r33;
    let r34 = u[i].xyz().chebyshev_distance(u[i].yzw());
    out[o + 86] = r34;
    let r35 = select(u[i].xyz(), u[i].yzw(), u[i].zwx().cmplt(u[i].yzw()));
    out[o + 87] = r35.x;
    out[o + 88] = r35.y;
    out[o + 89] = r35.z;
    let r36 = bitcast::<Vec3>(u[i].xyz());
    out[o + 90] = r36.x.to_bits();
    out[o + 91] = r36.y.to_bits();
    out[o + 92] = r36.z.to_bits();
    let r37 = bitcast::<IVec3>(u[i].xyz());
    out[o + 93] = r37.x as u32;
    out[o + 94] = r37.y as u32;
    out[o + 95] = r37.z as u32;
    let r38 = bitcast::<UVec3>(u[i].xyz());
    out[o + 96] = r38.x;
    out[o + 97] = r38.y;
    out[o + 98] = r38.z;
    let r39 = count_one_bits(u[i].xyz());
    out[o + 99] = r39.x;
    out[o + 100] = r39.y;
    out[o + 101] = r39.z;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_uvec3_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 21;
    let r0 = count_leading_zeros(u[i].xyz());
    out[o + 0] = r0.x;
    out[o + 1] = r0.y;
    out[o + 2] = r0.z;
    let r1 = count_trailing_zeros(u[i].xyz());
    out[o + 3] = r1.x;
    out[o + 4] = r1.y;
    out[o + 5] = r1.z;
    let r2 = first_leading_bit(u[i].xyz());
    out[o + 6] = r2.x;
    out[o + 7] = r2.y;
    out[o + 8] = r2.z;
    let r3 = first_trailing_bit(u[i].xyz());
    out[o + 9] = r3.x;
    out[o + 10] = r3.y;
    out[o + 11] = r3.z;
    let r4 = reverse_bits(u[i].xyz());
    out[o + 12] = r4.x;
    out[o + 13] = r4.y;
    out[o + 14] = r4.z;
    let r5 = extract_bits(u[i].xyz(), u[i].y, u[i].z);
    out[o + 15] = r5.x;
    out[o + 16] = r5.y;
    out[o + 17] = r5.z;
    let r6 = insert_bits(u[i].xyz(), u[i].yzw(), u[i].z, u[i].w);
    out[o + 18] = r6.x;
    out[o + 19] = r6.y;
    out[o + 20] = r6.z;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_uvec4_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 132;
    let r0 = u[i].xyzw().min(u[i].yzwx());
    out[o + 0] = r0.x;
    out[o + 1] = r0.y;
    out[o + 2] = r0.z;
    out[o + 3] = r0.w;
    let r1 = u[i].xyzw().max(u[i].yzwx());
    out[o + 4] = r1.x;
    out[o + 5] = r1.y;
    out[o + 6] = r1.z;
    out[o + 7] = r1.w;
    let r2 = u[i].xyzw().clamp(u[i].yzwx(), u[i].zwxy());
    out[o + 8] = r2.x;
    out[o + 9] = r2.y;
    out[o + 10] = r2.z;
    out[o + 11] = r2.w;
    let r3 = u[i].xyzw().saturating_add(u[i].yzwx());
    out[o + 12] = r3.x;
    out[o + 13] = r3.y;
    out[o + 14] = r3.z;
    out[o + 15] = r3.w;
    let r4 = u[i].xyzw().saturating_sub(u[i].yzwx());
    out[o + 16] = r4.x;
    out[o + 17] = r4.y;
    out[o + 18] = r4.z;
    out[o + 19] = r4.w;
    let r5 = u[i].xyzw().saturating_mul(u[i].yzwx());
    out[o + 20] = r5.x;
    out[o + 21] = r5.y;
    out[o + 22] = r5.z;
    out[o + 23] = r5.w;
    let r6 = u[i].xyzw().wrapping_add(u[i].yzwx());
    out[o + 24] = r6.x;
    out[o + 25] = r6.y;
    out[o + 26] = r6.z;
    out[o + 27] = r6.w;
    let r7 = u[i].xyzw().wrapping_sub(u[i].yzwx());
    out[o + 28] = r7.x;
    out[o + 29] = r7.y;
    out[o + 30] = r7.z;
    out[o + 31] = r7.w;
    let r8 = u[i].xyzw().wrapping_mul(u[i].yzwx());
    out[o + 32] = r8.x;
    out[o + 33] = r8.y;
    out[o + 34] = r8.z;
    out[o + 35] = r8.w;
    let r9 = u[i].xyzw().wrapping_div(u[i].yzwx());
    out[o + 36] = r9.x;
    out[o + 37] = r9.y;
    out[o + 38] = r9.z;
    out[o + 39] = r9.w;
    let r10 = u[i].xyzw().wrapping_add_signed(n[i].yzwx());
    out[o + 40] = r10.x;
    out[o + 41] = r10.y;
    out[o + 42] = r10.z;
    out[o + 43] = r10.w;
    let r11 = u[i].xyzw().saturating_add_signed(n[i].yzwx());
    out[o + 44] = r11.x;
    out[o + 45] = r11.y;
    out[o + 46] = r11.z;
    out[o + 47] = r11.w;
    let r12 = u[i].xyzw().truncate();
    out[o + 48] = r12.x;
    out[o + 49] = r12.y;
    out[o + 50] = r12.z;
    let r13 = u[i].xyzw().to_array();
    out[o + 51] = r13[0];
    out[o + 52] = r13[1];
    out[o + 53] = r13[2];
    out[o + 54] = r13[3];
    let r14 = u[i].xyzw().with_x(u[i].y);
    out[o + 55] = r14.x;
    out[o + 56] = r14.y;
    out[o + 57] = r14.z;
    out[o + 58] = r14.w;
    let r15 = u[i].xyzw().with_y(u[i].y);
    out[o + 59] = r15.x;
    out[o + 60] = r15.y;
    out[o + 61] = r15.z;
    out[o + 62] = r15.w;
    let r16 = u[i].xyzw().with_z(u[i].y);
    out[o + 63] = r16.x;
    out[o + 64] = r16.y;
    out[o + 65] = r16.z;
    out[o + 66] = r16.w;
    let r17 = u[i].xyzw().with_w(u[i].y);
    out[o + 67] = r17.x;
    out[o + 68] = r17.y;
    out[o + 69] = r17.z;
    out[o + 70] = r17.w;
    let r18 = u[i].xyzw().element_sum();
    out[o + 71] = r18;
    let r19 = u[i].xyzw().element_product();
    out[o + 72] = r19;
    let r20 = u[i].xyzw().min_element();
    out[o + 73] = r20;
    let r21 = u[i].xyzw().max_element();
    out[o + 74] = r21;
    let r22 = u[i].xyzw().cmpeq(u[i].yzwx());
    out[o + 75] = r22.x as u32;
    out[o + 76] = r22.y as u32;
    out[o + 77] = r22.z as u32;
    out[o + 78] = r22.w as u32;
    let r23 = u[i].xyzw().cmpne(u[i].yzwx());
    out[o + 79] = r23.x as u32;
    out[o + 80] = r23.y as u32;
    out[o + 81] = r23.z as u32;
    out[o + 82] = r23.w as u32;
    let r24 = u[i].xyzw().cmplt(u[i].yzwx());
    out[o + 83] = r24.x as u32;
    out[o + 84] = r24.y as u32;
    out[o + 85] = r24.z as u32;
    out[o + 86] = r24.w as u32;
    let r25 = u[i].xyzw().cmple(u[i].yzwx());
    out[o + 87] = r25.x as u32;
    out[o + 88] = r25.y as u32;
    out[o + 89] = r25.z as u32;
    out[o + 90] = r25.w as u32;
    let r26 = u[i].xyzw().cmpgt(u[i].yzwx());
    out[o + 91] = r26.x as u32;
    out[o + 92] = r26.y as u32;
    out[o + 93] = r26.z as u32;
    out[o + 94] = r26.w as u32;
    let r27 = u[i].xyzw().cmpge(u[i].yzwx());
    out[o + 95] = r27.x as u32;
    out[o + 96] = r27.y as u32;
    out[o + 97] = r27.z as u32;
    out[o + 98] = r27.w as u32;
    let r28 = u[i].xyzw().dot(u[i].yzwx());
    out[o + 99] = r28;
    let r29 = u[i].xyzw().dot_into_vec(u[i].yzwx());
    out[o + 100] = r29.x;
    out[o + 101] = r29.y;
    out[o + 102] = r29.z;
    out[o + 103] = r29.w;
    let r30 = u[i].xyzw().length_squared();
    out[o + 104] = r30;
    let r31 = u[i].xyzw().distance_squared(u[i].yzwx());
    out[o + 105] = r31;
    let r32 = u[i].xyzw().manhattan_distance(u[i].yzwx());
    out[o + 106] = r32;
    let r33 = u[i].xyzw().chebyshev_distance(u[i].yzwx());
    out[o + 107] = r33;
    let r34 = select(u[i].xyzw(), u[i].yzwx(), u[i].zwxy().cmplt(u[i].yzwx()));
    out[o + 108] = r34.x;
    out[o + 109] = r34.y;
    out[o + 110] = r34.z;
    out[o + 111] = r34.w;
    let r35 = bitcast::<Vec4>(u[i].xyzw());
    out[o + 112] = r35.x.to_bits();
    out[o + 113] = r35.y.to_bits();
    out[o + 114] = r35.z.to_bits();
    out[o + 115] = r35.w.to_bits();
    let r36 = bitcast::<IVec4>(u[i].xyzw());
    out[o + 116] = r36.x as u32;
    out[o + 117] = r36.y as u32;
    out[o + 118] = r36.z as u32;
    out[o + 119] = r36.w as u32;
    let r37 = bitcast::<UVec4>(u[i].xyzw());
    out[o + 120] = r37.x;
    out[o + 121] = r37.y;
    out[o + 122] = r37.z;
    out[o + 123] = r37.w;
    let r38 = count_one_bits(u[i].xyzw());
    out[o + 124] = r38.x;
    out[o + 125] = r38.y;
    out[o + 126] = r38.z;
    out[o + 127] = r38.w;
    let r39 = count_leading_zeros(u[i].xyzw());
    out[o + 128] = r39.x;
    out[o + 129] = r39.y;
    out[o + 130] = r39.z;
    out[o + 131] = r39.w;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_uvec4_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 26;
    let r0 = count_trailing_zeros(u[i].xyzw());
    out[o + 0] = r0.x;
    out[o + 1] = r0.y;
    out[o + 2] = r0.z;
    out[o + 3] = r0.w;
    let r1 = first_leading_bit(u[i].xyzw());
    out[o + 4] = r1.x;
    out[o + 5] = r1.y;
    out[o + 6] = r1.z;
    out[o + 7] = r1.w;
    let r2 = first_trailing_bit(u[i].xyzw());
    out[o + 8] = r2.x;
    out[o + 9] = r2.y;
    out[o + 10] = r2.z;
    out[o + 11] = r2.w;
    let r3 = reverse_bits(u[i].xyzw());
    out[o + 12] = r3.x;
    out[o + 13] = r3.y;
    out[o + 14] = r3.z;
    out[o + 15] = r3.w;
    let r4 = extract_bits(u[i].xyzw(), u[i].y, u[i].z);
    out[o + 16] = r4.x;
    out[o + 17] = r4.y;
    out[o + 18] = r4.z;
    out[o + 19] = r4.w;
    let r5 = insert_bits(u[i].xyzw(), u[i].yzwx(), u[i].z, u[i].w);
    out[o + 20] = r5.x;
    out[o + 21] = r5.y;
    out[o + 22] = r5.z;
    out[o + 23] = r5.w;
    let r6 = pack4xu8(u[i].xyzw());
    out[o + 24] = r6;
    let r7 = pack4xu8_clamp(u[i].xyzw());
    out[o + 25] = r7;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_vec2_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 77;
    let r0 = f[i].xy().min(f[i].yz());
    out[o + 0] = r0.x.to_bits();
    out[o + 1] = r0.y.to_bits();
    let r1 = f[i].xy().max(f[i].yz());
    out[o + 2] = r1.x.to_bits();
    out[o + 3] = r1.y.to_bits();
    let r2 = f[i].xy().clamp(f[i].yz(), f[i].zw());
    out[o + 4] = r2.x.to_bits();
    out[o + 5] = r2.y.to_bits();
    let r3 = f[i].xy().abs();
    out[o + 6] = r3.x.to_bits();
    out[o + 7] = r3.y.to_bits();
    let r4 = f[i].xy().signum();
    out[o + 8] = r4.x.to_bits();
    out[o + 9] = r4.y.to_bits();
    let r5 = f[i].xy().sqrt();
    out[o + 10] = r5.x.to_bits();
    out[o + 11] = r5.y.to_bits();
    let r6 = f[i].xy().floor();
    out[o + 12] = r6.x.to_bits();
    out[o + 13] = r6.y.to_bits();
    let r7 = f[i].xy().ceil();
    out[o + 14] = r7.x.to_bits();
    out[o + 15] = r7.y.to_bits();
    let r8 = f[i].xy().trunc();
    out[o + 16] = r8.x.to_bits();
    out[o + 17] = r8.y.to_bits();
    let r9 = f[i].xy().exp();
    out[o + 18] = r9.x.to_bits();
    out[o + 19] = r9.y.to_bits();
    let r10 = f[i].xy().exp2();
    out[o + 20] = r10.x.to_bits();
    out[o + 21] = r10.y.to_bits();
    let r11 = f[i].xy().ln();
    out[o + 22] = r11.x.to_bits();
    out[o + 23] = r11.y.to_bits();
    let r12 = f[i].xy().log2();
    out[o + 24] = r12.x.to_bits();
    out[o + 25] = r12.y.to_bits();
    let r13 = f[i].xy().sin();
    out[o + 26] = r13.x.to_bits();
    out[o + 27] = r13.y.to_bits();
    let r14 = f[i].xy().cos();
    out[o + 28] = r14.x.to_bits();
    out[o + 29] = r14.y.to_bits();
    let r15 = f[i].xy().sin_cos();
    out[o + 30] = r15.0.x.to_bits();
    out[o + 31] = r15.0.y.to_bits();
    out[o + 32] = r15.1.x.to_bits();
    out[o + 33] = r15.1.y.to_bits();
    let r16 = f[i].xy().mul_add(f[i].yz(), f[i].zw());
    out[o + 34] = r16.x.to_bits();
    out[o + 35] = r16.y.to_bits();
    let r17 = f[i].xy().round();
    out[o + 36] = r17.x.to_bits();
    out[o + 37] = r17.y.to_bits();
    let r18 = f[i].xy().fract();
    out[o + 38] = r18.x.to_bits();
    out[o + 39] = r18.y.to_bits();
    let r19 = f[i].xy().recip();
    out[o + 40] = r19.x.to_bits();
    out[o + 41] = r19.y.to_bits();
    let r20 = f[i].xy().midpoint(f[i].yz());
    out[o + 42] = r20.x.to_bits();
    out[o + 43] = r20.y.to_bits();
    let r21 = f[i].xy().copysign(f[i].yz());
    out[o + 44] = r21.x.to_bits();
    out[o + 45] = r21.y.to_bits();
    let r22 = f[i].xy().powf(f[i].y);
    out[o + 46] = r22.x.to_bits();
    out[o + 47] = r22.y.to_bits();
    let r23 = f[i].xy().rem_euclid(f[i].yz());
    out[o + 48] = r23.x.to_bits();
    out[o + 49] = r23.y.to_bits();
    let r24 = f[i].xy().div_euclid(f[i].yz());
    out[o + 50] = r24.x.to_bits();
    out[o + 51] = r24.y.to_bits();
    let r25 = f[i].xy().is_nan();
    out[o + 52] = r25 as u32;
    let r26 = f[i].xy().is_finite();
    out[o + 53] = r26 as u32;
    let r27 = f[i].xy().extend(f[i].y);
    out[o + 54] = r27.x.to_bits();
    out[o + 55] = r27.y.to_bits();
    out[o + 56] = r27.z.to_bits();
    let r28 = f[i].xy().to_array();
    out[o + 57] = r28[0].to_bits();
    out[o + 58] = r28[1].to_bits();
    let r29 = f[i].xy().with_x(f[i].y);
    out[o + 59] = r29.x.to_bits();
    out[o + 60] = r29.y.to_bits();
    let r30 = f[i].xy().with_y(f[i].y);
    out[o + 61] = r30.x.to_bits();
    out[o + 62] = r30.y.to_bits();
    let r31 = f[i].xy().element_sum();
    out[o + 63] = r31.to_bits();
    let r32 = f[i].xy().element_product();
    out[o + 64] = r32.to_bits();
    let r33 = f[i].xy().min_element();
    out[o + 65] = r33.to_bits();
    let r34 = f[i].xy().max_element();
    out[o + 66] = r34.to_bits();
    let r35 = f[i].xy().cmpeq(f[i].yz());
    out[o + 67] = r35.x as u32;
    out[o + 68] = r35.y as u32;
    let r36 = f[i].xy().cmpne(f[i].yz());
    out[o + 69] = r36.x as u32;
    out[o + 70] = r36.y as u32;
    let r37 = f[i].xy().cmplt(f[i].yz());
    out[o + 71] = r37.x as u32;
    out[o + 72] = r37.y as u32;
    let r38 = f[i].xy().cmple(f[i].yz());
    out[o + 73] = r38.x as u32;
    out[o + 74] = r38.y as u32;
    let r39 = f[i].xy().cmpgt(f[i].yz());
    out[o + 75] = r39.x as u32;
    out[o + 76] = r39.y as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_vec2_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 87;
    let r0 = f[i].xy().cmpge(f[i].yz());
    out[o + 0] = r0.x as u32;
    out[o + 1] = r0.y as u32;
    let r1 = f[i].xy().is_nan_mask();
    out[o + 2] = r1.x as u32;
    out[o + 3] = r1.y as u32;
    let r2 = f[i].xy().is_finite_mask();
    out[o + 4] = r2.x as u32;
    out[o + 5] = r2.y as u32;
    let r3 = f[i].xy().is_negative_mask();
    out[o + 6] = r3.x as u32;
    out[o + 7] = r3.y as u32;
    let r4 = f[i].xy().dot(f[i].yz());
    out[o + 8] = r4.to_bits();
    let r5 = f[i].xy().dot_into_vec(f[i].yz());
    out[o + 9] = r5.x.to_bits();
    out[o + 10] = r5.y.to_bits();
    let r6 = f[i].xy().length();
    out[o + 11] = r6.to_bits();
    let r7 = f[i].xy().length_recip();
    out[o + 12] = r7.to_bits();
    let r8 = f[i].xy().length_squared();
    out[o + 13] = r8.to_bits();
    let r9 = f[i].xy().distance(f[i].yz());
    out[o + 14] = r9.to_bits();
    let r10 = f[i].xy().distance_squared(f[i].yz());
    out[o + 15] = r10.to_bits();
    let r11 = f[i].xy().normalize();
    out[o + 16] = r11.x.to_bits();
    out[o + 17] = r11.y.to_bits();
    let r12 = f[i].xy().normalize_or_zero();
    out[o + 18] = r12.x.to_bits();
    out[o + 19] = r12.y.to_bits();
    let r13 = f[i].xy().normalize_or(f[i].yz());
    out[o + 20] = r13.x.to_bits();
    out[o + 21] = r13.y.to_bits();
    let r14 = f[i].xy().is_normalized();
    out[o + 22] = r14 as u32;
    let r15 = f[i].xy().project_onto(f[i].yz());
    out[o + 23] = r15.x.to_bits();
    out[o + 24] = r15.y.to_bits();
    let r16 = f[i].xy().project_onto_normalized(f[i].yz());
    out[o + 25] = r16.x.to_bits();
    out[o + 26] = r16.y.to_bits();
    let r17 = f[i].xy().reject_from(f[i].yz());
    out[o + 27] = r17.x.to_bits();
    out[o + 28] = r17.y.to_bits();
    let r18 = f[i].xy().reject_from_normalized(f[i].yz());
    out[o + 29] = r18.x.to_bits();
    out[o + 30] = r18.y.to_bits();
    let r19 = f[i].xy().reflect(f[i].yz());
    out[o + 31] = r19.x.to_bits();
    out[o + 32] = r19.y.to_bits();
    let r20 = f[i].xy().refract(f[i].yz(), f[i].z);
    out[o + 33] = r20.x.to_bits();
    out[o + 34] = r20.y.to_bits();
    let r21 = f[i].xy().clamp_length(f[i].y, f[i].z);
    out[o + 35] = r21.x.to_bits();
    out[o + 36] = r21.y.to_bits();
    let r22 = f[i].xy().clamp_length_max(f[i].y);
    out[o + 37] = r22.x.to_bits();
    out[o + 38] = r22.y.to_bits();
    let r23 = f[i].xy().clamp_length_min(f[i].y);
    out[o + 39] = r23.x.to_bits();
    out[o + 40] = r23.y.to_bits();
    let r24 = f[i].xy().lerp(f[i].yz(), f[i].z);
    out[o + 41] = r24.x.to_bits();
    out[o + 42] = r24.y.to_bits();
    let r25 = f[i].xy().lerp_monotonic(f[i].yz(), f[i].z);
    out[o + 43] = r25.x.to_bits();
    out[o + 44] = r25.y.to_bits();
    let r26 = f[i].xy().move_towards(f[i].yz(), f[i].z);
    out[o + 45] = r26.x.to_bits();
    out[o + 46] = r26.y.to_bits();
    let r27 = f[i].xy().step(f[i].yz());
    out[o + 47] = r27.x.to_bits();
    out[o + 48] = r27.y.to_bits();
    let r28 = f[i].xy().smoothstep(f[i].yz(), f[i].zw());
    out[o + 49] = r28.x.to_bits();
    out[o + 50] = r28.y.to_bits();
    let r29 = f[i].xy().saturate();
    out[o + 51] = r29.x.to_bits();
    out[o + 52] = r29.y.to_bits();
    let r30 = f[i].xy().fract_gl();
    out[o + 53] = r30.x.to_bits();
    out[o + 54] = r30.y.to_bits();
    let r31 = f[i].xy().abs_diff_eq(f[i].yz(), f[i].z);
    out[o + 55] = r31 as u32;
    let r32 = f[i].xy().perp();
    out[o + 56] = r32.x.to_bits();
    out[o + 57] = r32.y.to_bits();
    let r33 = f[i].xy().perp_dot(f[i].yz());
    out[o + 58] = r33.to_bits();
    let r34 = f[i].xy().rotate(f[i].yz());
    out[o + 59] = r34.x.to_bits();
    out[o + 60] = r34.y.to_bits();
    let r35 = Mat2::from_diagonal(f[i].xy());
    out[o + 61] = r35.x_axis.x.to_bits();
    out[o + 62] = r35.x_axis.y.to_bits();
    out[o + 63] = r35.y_axis.x.to_bits();
    out[o + 64] = r35.y_axis.y.to_bits();
    let r36 = Mat3::from_scale(f[i].xy());
    out[o + 65] = r36.x_axis.x.to_bits();
    out[o + 66] = r36.x_axis.y.to_bits();
    out[o + 67] = r36.x_axis.z.to_bits();
    out[o + 68] = r36.y_axis.x.to_bits();
    out[o + 69] = r36.y_axis.y.to_bits();
    out[o + 70] = r36.y_axis.z.to_bits();
    out[o + 71] = r36.z_axis.x.to_bits();
    out[o + 72] = r36.z_axis.y.to_bits();
    out[o + 73] = r36.z_axis.z.to_bits();
    let r37 = Mat3::from_translation(f[i].xy());
    out[o + 74] = r37.x_axis.x.to_bits();
    out[o + 75] = r37.x_axis.y.to_bits();
    out[o + 76] = r37.x_axis.z.to_bits();
    out[o + 77] = r37.y_axis.x.to_bits();
    out[o + 78] = r37.y_axis.y.to_bits();
    out[o + 79] = r37.y_axis.z.to_bits();
    out[o + 80] = r37.z_axis.x.to_bits();
    out[o + 81] = r37.z_axis.y.to_bits();
    out[o + 82] = r37.z_axis.z.to_bits();
    let r38 = select(f[i].xy(), f[i].yz(), u[i].zw().cmplt(u[i].yz()));
    out[o + 83] = r38.x.to_bits();
    out[o + 84] = r38.y.to_bits();
    let r39 = bitcast::<Vec2>(f[i].xy());
    out[o + 85] = r39.x.to_bits();
    out[o + 86] = r39.y.to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_vec2_2(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 65;
    let r0 = bitcast::<IVec2>(f[i].xy());
    out[o + 0] = r0.x as u32;
    out[o + 1] = r0.y as u32;
    let r1 = bitcast::<UVec2>(f[i].xy());
    out[o + 2] = r1.x;
    out[o + 3] = r1.y;
    let r2 = mix(f[i].xy(), f[i].yz(), f[i].zw());
    out[o + 4] = r2.x.to_bits();
    out[o + 5] = r2.y.to_bits();
    let r3 = step(f[i].xy(), f[i].yz());
    out[o + 6] = r3.x.to_bits();
    out[o + 7] = r3.y.to_bits();
    let r4 = smoothstep(f[i].xy(), f[i].yz(), f[i].zw());
    out[o + 8] = r4.x.to_bits();
    out[o + 9] = r4.y.to_bits();
    let r5 = saturate(f[i].xy());
    out[o + 10] = r5.x.to_bits();
    out[o + 11] = r5.y.to_bits();
    let r6 = fma(f[i].xy(), f[i].yz(), f[i].zw());
    out[o + 12] = r6.x.to_bits();
    out[o + 13] = r6.y.to_bits();
    let r7 = sign(f[i].xy());
    out[o + 14] = r7.x.to_bits();
    out[o + 15] = r7.y.to_bits();
    let r8 = inverse_sqrt(f[i].xy());
    out[o + 16] = r8.x.to_bits();
    out[o + 17] = r8.y.to_bits();
    let r9 = quantize_to_f16(f[i].xy());
    out[o + 18] = r9.x.to_bits();
    out[o + 19] = r9.y.to_bits();
    let r10 = modf(f[i].xy());
    out[o + 20] = r10.0.x.to_bits();
    out[o + 21] = r10.0.y.to_bits();
    out[o + 22] = r10.1.x.to_bits();
    out[o + 23] = r10.1.y.to_bits();
    let r11 = frexp(f[i].xy());
    out[o + 24] = r11.0.x.to_bits();
    out[o + 25] = r11.0.y.to_bits();
    out[o + 26] = r11.1.x as u32;
    out[o + 27] = r11.1.y as u32;
    let r12 = ldexp(f[i].xy(), n[i].yz());
    out[o + 28] = r12.x.to_bits();
    out[o + 29] = r12.y.to_bits();
    let r13 = face_forward(f[i].xy(), f[i].yz(), f[i].zw());
    out[o + 30] = r13.x.to_bits();
    out[o + 31] = r13.y.to_bits();
    let r14 = pow(f[i].xy(), f[i].yz());
    out[o + 32] = r14.x.to_bits();
    out[o + 33] = r14.y.to_bits();
    let r15 = tan(f[i].xy());
    out[o + 34] = r15.x.to_bits();
    out[o + 35] = r15.y.to_bits();
    let r16 = asin(f[i].xy());
    out[o + 36] = r16.x.to_bits();
    out[o + 37] = r16.y.to_bits();
    let r17 = acos(f[i].xy());
    out[o + 38] = r17.x.to_bits();
    out[o + 39] = r17.y.to_bits();
    let r18 = atan(f[i].xy());
    out[o + 40] = r18.x.to_bits();
    out[o + 41] = r18.y.to_bits();
    let r19 = atan2(f[i].xy(), f[i].yz());
    out[o + 42] = r19.x.to_bits();
    out[o + 43] = r19.y.to_bits();
    let r20 = sinh(f[i].xy());
    out[o + 44] = r20.x.to_bits();
    out[o + 45] = r20.y.to_bits();
    let r21 = cosh(f[i].xy());
    out[o + 46] = r21.x.to_bits();
    out[o + 47] = r21.y.to_bits();
    let r22 = tanh(f[i].xy());
    out[o + 48] = r22.x.to_bits();
    out[o + 49] = r22.y.to_bits();
    let r23 = asinh(f[i].xy());
    out[o + 50] = r23.x.to_bits();
    out[o + 51] = r23.y.to_bits();
    let r24 = acosh(f[i].xy());
    out[o + 52] = r24.x.to_bits();
    out[o + 53] = r24.y.to_bits();
    let r25 = atanh(f[i].xy());
    out[o + 54] = r25.x.to_bits();
    out[o + 55] = r25.y.to_bits();
    let r26 = degrees(f[i].xy());
    out[o + 56] = r26.x.to_bits();
    out[o + 57] = r26.y.to_bits();
    let r27 = radians(f[i].xy());
    out[o + 58] = r27.x.to_bits();
    out[o + 59] = r27.y.to_bits();
    let r28 = round_ties_even(f[i].xy());
    out[o + 60] = r28.x.to_bits();
    out[o + 61] = r28.y.to_bits();
    let r29 = pack2x16unorm(f[i].xy());
    out[o + 62] = r29;
    let r30 = pack2x16snorm(f[i].xy());
    out[o + 63] = r30;
    let r31 = pack2x16float(f[i].xy());
    out[o + 64] = r31;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_vec3_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 111;
    let r0 = f[i].xyz().min(f[i].yzw());
    out[o + 0] = r0.x.to_bits();
    out[o + 1] = r0.y.to_bits();
    out[o + 2] = r0.z.to_bits();
    let r1 = f[i].xyz().max(f[i].yzw());
    out[o + 3] = r1.x.to_bits();
    out[o + 4] = r1.y.to_bits();
    out[o + 5] = r1.z.to_bits();
    let r2 = f[i].xyz().clamp(f[i].yzw(), f[i].zwx());
    out[o + 6] = r2.x.to_bits();
    out[o + 7] = r2.y.to_bits();
    out[o + 8] = r2.z.to_bits();
    let r3 = f[i].xyz().abs();
    out[o + 9] = r3.x.to_bits();
    out[o + 10] = r3.y.to_bits();
    out[o + 11] = r3.z.to_bits();
    let r4 = f[i].xyz().signum();
    out[o + 12] = r4.x.to_bits();
    out[o + 13] = r4.y.to_bits();
    out[o + 14] = r4.z.to_bits();
    let r5 = f[i].xyz().sqrt();
    out[o + 15] = r5.x.to_bits();
    out[o + 16] = r5.y.to_bits();
    out[o + 17] = r5.z.to_bits();
    let r6 = f[i].xyz().floor();
    out[o + 18] = r6.x.to_bits();
    out[o + 19] = r6.y.to_bits();
    out[o + 20] = r6.z.to_bits();
    let r7 = f[i].xyz().ceil();
    out[o + 21] = r7.x.to_bits();
    out[o + 22] = r7.y.to_bits();
    out[o + 23] = r7.z.to_bits();
    let r8 = f[i].xyz().trunc();
    out[o + 24] = r8.x.to_bits();
    out[o + 25] = r8.y.to_bits();
    out[o + 26] = r8.z.to_bits();
    let r9 = f[i].xyz().exp();
    out[o + 27] = r9.x.to_bits();
    out[o + 28] = r9.y.to_bits();
    out[o + 29] = r9.z.to_bits();
    let r10 = f[i].xyz().exp2();
    out[o + 30] = r10.x.to_bits();
    out[o + 31] = r10.y.to_bits();
    out[o + 32] = r10.z.to_bits();
    let r11 = f[i].xyz().ln();
    out[o + 33] = r11.x.to_bits();
    out[o + 34] = r11.y.to_bits();
    out[o + 35] = r11.z.to_bits();
    let r12 = f[i].xyz().log2();
    out[o + 36] = r12.x.to_bits();
    out[o + 37] = r12.y.to_bits();
    out[o + 38] = r12.z.to_bits();
    let r13 = f[i].xyz().sin();
    out[o + 39] = r13.x.to_bits();
    out[o + 40] = r13.y.to_bits();
    out[o + 41] = r13.z.to_bits();
    let r14 = f[i].xyz().cos();
    out[o + 42] = r14.x.to_bits();
    out[o + 43] = r14.y.to_bits();
    out[o + 44] = r14.z.to_bits();
    let r15 = f[i].xyz().sin_cos();
    out[o + 45] = r15.0.x.to_bits();
    out[o + 46] = r15.0.y.to_bits();
    out[o + 47] = r15.0.z.to_bits();
    out[o + 48] = r15.1.x.to_bits();
    out[o + 49] = r15.1.y.to_bits();
    out[o + 50] = r15.1.z.to_bits();
    let r16 = f[i].xyz().mul_add(f[i].yzw(), f[i].zwx());
    out[o + 51] = r16.x.to_bits();
    out[o + 52] = r16.y.to_bits();
    out[o + 53] = r16.z.to_bits();
    let r17 = f[i].xyz().round();
    out[o + 54] = r17.x.to_bits();
    out[o + 55] = r17.y.to_bits();
    out[o + 56] = r17.z.to_bits();
    let r18 = f[i].xyz().fract();
    out[o + 57] = r18.x.to_bits();
    out[o + 58] = r18.y.to_bits();
    out[o + 59] = r18.z.to_bits();
    let r19 = f[i].xyz().recip();
    out[o + 60] = r19.x.to_bits();
    out[o + 61] = r19.y.to_bits();
    out[o + 62] = r19.z.to_bits();
    let r20 = f[i].xyz().midpoint(f[i].yzw());
    out[o + 63] = r20.x.to_bits();
    out[o + 64] = r20.y.to_bits();
    out[o + 65] = r20.z.to_bits();
    let r21 = f[i].xyz().copysign(f[i].yzw());
    out[o + 66] = r21.x.to_bits();
    out[o + 67] = r21.y.to_bits();
    out[o + 68] = r21.z.to_bits();
    let r22 = f[i].xyz().powf(f[i].y);
    out[o + 69] = r22.x.to_bits();
    out[o + 70] = r22.y.to_bits();
    out[o + 71] = r22.z.to_bits();
    let r23 = f[i].xyz().rem_euclid(f[i].yzw());
    out[o + 72] = r23.x.to_bits();
    out[o + 73] = r23.y.to_bits();
    out[o + 74] = r23.z.to_bits();
    let r24 = f[i].xyz().div_euclid(f[i].yzw());
    out[o + 75] = r24.x.to_bits();
    out[o + 76] = r24.y.to_bits();
    out[o + 77] = r24.z.to_bits();
    let r25 = f[i].xyz().is_nan();
    out[o + 78] = r25 as u32;
    let r26 = f[i].xyz().is_finite();
    out[o + 79] = r26 as u32;
    let r27 = f[i].xyz().extend(f[i].y);
    out[o + 80] = r27.x.to_bits();
    out[o + 81] = r27.y.to_bits();
    out[o + 82] = r27.z.to_bits();
    out[o + 83] = r27.w.to_bits();
    let r28 = f[i].xyz().truncate();
    out[o + 84] = r28.x.to_bits();
    out[o + 85] = r28.y.to_bits();
    let r29 = f[i].xyz().to_array();
    out[o + 86] = r29[0].to_bits();
    out[o + 87] = r29[1].to_bits();
    out[o + 88] = r29[2].to_bits();
    let r30 = f[i].xyz().with_x(f[i].y);
    out[o + 89] = r30.x.to_bits();
    out[o + 90] = r30.y.to_bits();
    out[o + 91] = r30.z.to_bits();
    let r31 = f[i].xyz().with_y(f[i].y);
    out[o + 92] = r31.x.to_bits();
    out[o + 93] = r31.y.to_bits();
    out[o + 94] = r31.z.to_bits();
    let r32 = f[i].xyz().with_z(f[i].y);
    out[o + 95] = r32.x.to_bits();
    out[o + 96] = r32.y.to_bits();
    out[o + 97] = r32.z.to_bits();
    let r33 = f[i].xyz().element_sum();
    out[o + 98] = r33.to_bits();
    let r34 = f[i].xyz().element_product();
    out[o + 99] = r34.to_bits();
    let r35 = f[i].xyz().min_element();
    out[o + 100] = r35.to_bits();
    let r36 = f[i].xyz().max_element();
    out[o + 101] = r36.to_bits();
    let r37 = f[i].xyz().cmpeq(f[i].yzw());
    out[o + 102] = r37.x as u32;
    out[o + 103] = r37.y as u32;
    out[o + 104] = r37.z as u32;
    let r38 = f[i].xyz().cmpne(f[i].yzw());
    out[o + 105] = r38.x as u32;
    out[o + 106] = r38.y as u32;
    out[o + 107] = r38.z as u32;
    let r39 = f[i].xyz().cmplt(f[i].yzw());
    out[o + 108] = r39.x as u32;
    out[o + 109] = r39.y as u32;
    out[o + 110] = r39.z as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_vec3_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 123;
    let r0 = f[i].xyz().cmple(f[i].yzw());
    out[o + 0] = r0.x as u32;
    out[o + 1] = r0.y as u32;
    out[o + 2] = r0.z as u32;
    let r1 = f[i].xyz().cmpgt(f[i].yzw());
    out[o + 3] = r1.x as u32;
    out[o + 4] = r1.y as u32;
    out[o + 5] = r1.z as u32;
    let r2 = f[i].xyz().cmpge(f[i].yzw());
    out[o + 6] = r2.x as u32;
    out[o + 7] = r2.y as u32;
    out[o + 8] = r2.z as u32;
    let r3 = f[i].xyz().is_nan_mask();
    out[o + 9] = r3.x as u32;
    out[o + 10] = r3.y as u32;
    out[o + 11] = r3.z as u32;
    let r4 = f[i].xyz().is_finite_mask();
    out[o + 12] = r4.x as u32;
    out[o + 13] = r4.y as u32;
    out[o + 14] = r4.z as u32;
    let r5 = f[i].xyz().is_negative_mask();
    out[o + 15] = r5.x as u32;
    out[o + 16] = r5.y as u32;
    out[o + 17] = r5.z as u32;
    let r6 = f[i].xyz().dot(f[i].yzw());
    out[o + 18] = r6.to_bits();
    let r7 = f[i].xyz().dot_into_vec(f[i].yzw());
    out[o + 19] = r7.x.to_bits();
    out[o + 20] = r7.y.to_bits();
    out[o + 21] = r7.z.to_bits();
    let r8 = f[i].xyz().cross(f[i].yzw());
    out[o + 22] = r8.x.to_bits();
    out[o + 23] = r8.y.to_bits();
    out[o + 24] = r8.z.to_bits();
    let r9 = f[i].xyz().length();
    out[o + 25] = r9.to_bits();
    let r10 = f[i].xyz().length_recip();
    out[o + 26] = r10.to_bits();
    let r11 = f[i].xyz().length_squared();
    out[o + 27] = r11.to_bits();
    let r12 = f[i].xyz().distance(f[i].yzw());
    out[o + 28] = r12.to_bits();
    let r13 = f[i].xyz().distance_squared(f[i].yzw());
    out[o + 29] = r13.to_bits();
    let r14 = f[i].xyz().normalize();
    out[o + 30] = r14.x.to_bits();
    out[o + 31] = r14.y.to_bits();
    out[o + 32] = r14.z.to_bits();
    let r15 = f[i].xyz().normalize_or_zero();
    out[o + 33] = r15.x.to_bits();
    out[o + 34] = r15.y.to_bits();
    out[o + 35] = r15.z.to_bits();
    let r16 = f[i].xyz().normalize_or(f[i].yzw());
    out[o + 36] = r16.x.to_bits();
    out[o + 37] = r16.y.to_bits();
    out[o + 38] = r16.z.to_bits();
    let r17 = f[i].xyz().is_normalized();
    out[o + 39] = r17 as u32;
    let r18 = f[i].xyz().project_onto(f[i].yzw());
    out[o + 40] = r18.x.to_bits();
    out[o + 41] = r18.y.to_bits();
    out[o + 42] = r18.z.to_bits();
    let r19 = f[i].xyz().project_onto_normalized(f[i].yzw());
    out[o + 43] = r19.x.to_bits();
    out[o + 44] = r19.y.to_bits();
    out[o + 45] = r19.z.to_bits();
    let r20 = f[i].xyz().reject_from(f[i].yzw());
    out[o + 46] = r20.x.to_bits();
    out[o + 47] = r20.y.to_bits();
    out[o + 48] = r20.z.to_bits();
    let r21 = f[i].xyz().reject_from_normalized(f[i].yzw());
    out[o + 49] = r21.x.to_bits();
    out[o + 50] = r21.y.to_bits();
    out[o + 51] = r21.z.to_bits();
    let r22 = f[i].xyz().reflect(f[i].yzw());
    out[o + 52] = r22.x.to_bits();
    out[o + 53] = r22.y.to_bits();
    out[o + 54] = r22.z.to_bits();
    let r23 = f[i].xyz().refract(f[i].yzw(), f[i].z);
    out[o + 55] = r23.x.to_bits();
    out[o + 56] = r23.y.to_bits();
    out[o + 57] = r23.z.to_bits();
    let r24 = f[i].xyz().clamp_length(f[i].y, f[i].z);
    out[o + 58] = r24.x.to_bits();
    out[o + 59] = r24.y.to_bits();
    out[o + 60] = r24.z.to_bits();
    let r25 = f[i].xyz().clamp_length_max(f[i].y);
    out[o + 61] = r25.x.to_bits();
    out[o + 62] = r25.y.to_bits();
    out[o + 63] = r25.z.to_bits();
    let r26 = f[i].xyz().clamp_length_min(f[i].y);
    out[o + 64] = r26.x.to_bits();
    out[o + 65] = r26.y.to_bits();
    out[o + 66] = r26.z.to_bits();
    let r27 = f[i].xyz().lerp(f[i].yzw(), f[i].z);
    out[o + 67] = r27.x.to_bits();
    out[o + 68] = r27.y.to_bits();
    out[o + 69] = r27.z.to_bits();
    let r28 = f[i].xyz().lerp_monotonic(f[i].yzw(), f[i].z);
    out[o + 70] = r28.x.to_bits();
    out[o + 71] = r28.y.to_bits();
    out[o + 72] = r28.z.to_bits();
    let r29 = f[i].xyz().move_towards(f[i].yzw(), f[i].z);
    out[o + 73] = r29.x.to_bits();
    out[o + 74] = r29.y.to_bits();
    out[o + 75] = r29.z.to_bits();
    let r30 = f[i].xyz().step(f[i].yzw());
    out[o + 76] = r30.x.to_bits();
    out[o + 77] = r30.y.to_bits();
    out[o + 78] = r30.z.to_bits();
    let r31 = f[i].xyz().smoothstep(f[i].yzw(), f[i].zwx());
    out[o + 79] = r31.x.to_bits();
    out[o + 80] = r31.y.to_bits();
    out[o + 81] = r31.z.to_bits();
    let r32 = f[i].xyz().saturate();
    out[o + 82] = r32.x.to_bits();
    out[o + 83] = r32.y.to_bits();
    out[o + 84] = r32.z.to_bits();
    let r33 = f[i].xyz().fract_gl();
    out[o + 85] = r33.x.to_bits();
    out[o + 86] = r33.y.to_bits();
    out[o + 87] = r33.z.to_bits();
    let r34 = f[i].xyz().abs_diff_eq(f[i].yzw(), f[i].z);
    out[o + 88] = r34 as u32;
    let r35 = f[i].xyz().rotate_x(f[i].y);
    out[o + 89] = r35.x.to_bits();
    out[o + 90] = r35.y.to_bits();
    out[o + 91] = r35.z.to_bits();
    let r36 = f[i].xyz().rotate_y(f[i].y);
    out[o + 92] = r36.x.to_bits();
    out[o + 93] = r36.y.to_bits();
    out[o + 94] = r36.z.to_bits();
    let r37 = f[i].xyz().rotate_z(f[i].y);
    out[o + 95] = r37.x.to_bits();
    out[o + 96] = r37.y.to_bits();
    out[o + 97] = r37.z.to_bits();
    let r38 = Mat3::from_diagonal(f[i].xyz());
    out[o + 98] = r38.x_axis.x.to_bits();
    out[o + 99] = r38.x_axis.y.to_bits();
    out[o + 100] = r38.x_axis.z.to_bits();
    out[o + 101] = r38.y_axis.x.to_bits();
    out[o + 102] = r38.y_axis.y.to_bits();
    out[o + 103] = r38.y_axis.z.to_bits();
    out[o + 104] = r38.z_axis.x.to_bits();
    out[o + 105] = r38.z_axis.y.to_bits();
    out[o + 106] = r38.z_axis.z.to_bits();
    let r39 = Mat4::from_scale(f[i].xyz());
    out[o + 107] = r39.x_axis.x.to_bits();
    out[o + 108] = r39.x_axis.y.to_bits();
    out[o + 109] = r39.x_axis.z.to_bits();
    out[o + 110] = r39.x_axis.w.to_bits();
    out[o + 111] = r39.y_axis.x.to_bits();
    out[o + 112] = r39.y_axis.y.to_bits();
    out[o + 113] = r39.y_axis.z.to_bits();
    out[o + 114] = r39.y_axis.w.to_bits();
    out[o + 115] = r39.z_axis.x.to_bits();
    out[o + 116] = r39.z_axis.y.to_bits();
    out[o + 117] = r39.z_axis.z.to_bits();
    out[o + 118] = r39.z_axis.w.to_bits();
    out[o + 119] = r39.w_axis.x.to_bits();
    out[o + 120] = r39.w_axis.y.to_bits();
    out[o + 121] = r39.w_axis.z.to_bits();
    out[o + 122] = r39.w_axis.w.to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_vec3_2(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 115;
    let r0 = Mat4::from_translation(f[i].xyz());
    out[o + 0] = r0.x_axis.x.to_bits();
    out[o + 1] = r0.x_axis.y.to_bits();
    out[o + 2] = r0.x_axis.z.to_bits();
    out[o + 3] = r0.x_axis.w.to_bits();
    out[o + 4] = r0.y_axis.x.to_bits();
    out[o + 5] = r0.y_axis.y.to_bits();
    out[o + 6] = r0.y_axis.z.to_bits();
    out[o + 7] = r0.y_axis.w.to_bits();
    out[o + 8] = r0.z_axis.x.to_bits();
    out[o + 9] = r0.z_axis.y.to_bits();
    out[o + 10] = r0.z_axis.z.to_bits();
    out[o + 11] = r0.z_axis.w.to_bits();
    out[o + 12] = r0.w_axis.x.to_bits();
    out[o + 13] = r0.w_axis.y.to_bits();
    out[o + 14] = r0.w_axis.z.to_bits();
    out[o + 15] = r0.w_axis.w.to_bits();
    let r1 = select(f[i].xyz(), f[i].yzw(), u[i].zwx().cmplt(u[i].yzw()));
    out[o + 16] = r1.x.to_bits();
    out[o + 17] = r1.y.to_bits();
    out[o + 18] = r1.z.to_bits();
    let r2 = bitcast::<Vec3>(f[i].xyz());
    out[o + 19] = r2.x.to_bits();
    out[o + 20] = r2.y.to_bits();
    out[o + 21] = r2.z.to_bits();
    let r3 = bitcast::<IVec3>(f[i].xyz());
    out[o + 22] = r3.x as u32;
    out[o + 23] = r3.y as u32;
    out[o + 24] = r3.z as u32;
    let r4 = bitcast::<UVec3>(f[i].xyz());
    out[o + 25] = r4.x;
    out[o + 26] = r4.y;
    out[o + 27] = r4.z;
    let r5 = mix(f[i].xyz(), f[i].yzw(), f[i].zwx());
    out[o + 28] = r5.x.to_bits();
    out[o + 29] = r5.y.to_bits();
    out[o + 30] = r5.z.to_bits();
    let r6 = step(f[i].xyz(), f[i].yzw());
    out[o + 31] = r6.x.to_bits();
    out[o + 32] = r6.y.to_bits();
    out[o + 33] = r6.z.to_bits();
    let r7 = smoothstep(f[i].xyz(), f[i].yzw(), f[i].zwx());
    out[o + 34] = r7.x.to_bits();
    out[o + 35] = r7.y.to_bits();
    out[o + 36] = r7.z.to_bits();
    let r8 = saturate(f[i].xyz());
    out[o + 37] = r8.x.to_bits();
    out[o + 38] = r8.y.to_bits();
    out[o + 39] = r8.z.to_bits();
    let r9 = fma(f[i].xyz(), f[i].yzw(), f[i].zwx());
    out[o + 40] = r9.x.to_bits();
    out[o + 41] = r9.y.to_bits();
    out[o + 42] = r9.z.to_bits();
    let r10 = sign(f[i].xyz());
    out[o + 43] = r10.x.to_bits();
    out[o + 44] = r10.y.to_bits();
    out[o + 45] = r10.z.to_bits();
    let r11 = inverse_sqrt(f[i].xyz());
    out[o + 46] = r11.x.to_bits();
    out[o + 47] = r11.y.to_bits();
    out[o + 48] = r11.z.to_bits();
    let r12 = quantize_to_f16(f[i].xyz());
    out[o + 49] = r12.x.to_bits();
    out[o + 50] = r12.y.to_bits();
    out[o + 51] = r12.z.to_bits();
    let r13 = modf(f[i].xyz());
    out[o + 52] = r13.0.x.to_bits();
    out[o + 53] = r13.0.y.to_bits();
    out[o + 54] = r13.0.z.to_bits();
    out[o + 55] = r13.1.x.to_bits();
    out[o + 56] = r13.1.y.to_bits();
    out[o + 57] = r13.1.z.to_bits();
    let r14 = frexp(f[i].xyz());
    out[o + 58] = r14.0.x.to_bits();
    out[o + 59] = r14.0.y.to_bits();
    out[o + 60] = r14.0.z.to_bits();
    out[o + 61] = r14.1.x as u32;
    out[o + 62] = r14.1.y as u32;
    out[o + 63] = r14.1.z as u32;
    let r15 = ldexp(f[i].xyz(), n[i].yzw());
    out[o + 64] = r15.x.to_bits();
    out[o + 65] = r15.y.to_bits();
    out[o + 66] = r15.z.to_bits();
    let r16 = face_forward(f[i].xyz(), f[i].yzw(), f[i].zwx());
    out[o + 67] = r16.x.to_bits();
    out[o + 68] = r16.y.to_bits();
    out[o + 69] = r16.z.to_bits();
    let r17 = pow(f[i].xyz(), f[i].yzw());
    out[o + 70] = r17.x.to_bits();
    out[o + 71] = r17.y.to_bits();
    out[o + 72] = r17.z.to_bits();
    let r18 = tan(f[i].xyz());
    out[o + 73] = r18.x.to_bits();
    out[o + 74] = r18.y.to_bits();
    out[o + 75] = r18.z.to_bits();
    let r19 = asin(f[i].xyz());
    out[o + 76] = r19.x.to_bits();
    out[o + 77] = r19.y.to_bits();
    out[o + 78] = r19.z.to_bits();
    let r20 = acos(f[i].xyz());
    out[o + 79] = r20.x.to_bits();
    out[o + 80] = r20.y.to_bits();
    out[o + 81] = r20.z.to_bits();
    let r21 = atan(f[i].xyz());
    out[o + 82] = r21.x.to_bits();
    out[o + 83] = r21.y.to_bits();
    out[o + 84] = r21.z.to_bits();
    let r22 = atan2(f[i].xyz(), f[i].yzw());
    out[o + 85] = r22.x.to_bits();
    out[o + 86] = r22.y.to_bits();
    out[o + 87] = r22.z.to_bits();
    let r23 = sinh(f[i].xyz());
    out[o + 88] = r23.x.to_bits();
    out[o + 89] = r23.y.to_bits();
    out[o + 90] = r23.z.to_bits();
    let r24 = cosh(f[i].xyz());
    out[o + 91] = r24.x.to_bits();
    out[o + 92] = r24.y.to_bits();
    out[o + 93] = r24.z.to_bits();
    let r25 = tanh(f[i].xyz());
    out[o + 94] = r25.x.to_bits();
    out[o + 95] = r25.y.to_bits();
    out[o + 96] = r25.z.to_bits();
    let r26 = asinh(f[i].xyz());
    out[o + 97] = r26.x.to_bits();
    out[o + 98] = r26.y.to_bits();
    out[o + 99] = r26.z.to_bits();
    let r27 = acosh(f[i].xyz());
    out[o + 100] = r27.x.to_bits();
    out[o + 101] = r27.y.to_bits();
    out[o + 102] = r27.z.to_bits();
    let r28 = atanh(f[i].xyz());
    out[o + 103] = r28.x.to_bits();
    out[o + 104] = r28.y.to_bits();
    out[o + 105] = r28.z.to_bits();
    let r29 = degrees(f[i].xyz());
    out[o + 106] = r29.x.to_bits();
    out[o + 107] = r29.y.to_bits();
    out[o + 108] = r29.z.to_bits();
    let r30 = radians(f[i].xyz());
    out[o + 109] = r30.x.to_bits();
    out[o + 110] = r30.y.to_bits();
    out[o + 111] = r30.z.to_bits();
    let r31 = round_ties_even(f[i].xyz());
    out[o + 112] = r31.x.to_bits();
    out[o + 113] = r31.y.to_bits();
    out[o + 114] = r31.z.to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_vec4_0(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 145;
    let r0 = f[i].xyzw().min(f[i].yzwx());
    out[o + 0] = r0.x.to_bits();
    out[o + 1] = r0.y.to_bits();
    out[o + 2] = r0.z.to_bits();
    out[o + 3] = r0.w.to_bits();
    let r1 = f[i].xyzw().max(f[i].yzwx());
    out[o + 4] = r1.x.to_bits();
    out[o + 5] = r1.y.to_bits();
    out[o + 6] = r1.z.to_bits();
    out[o + 7] = r1.w.to_bits();
    let r2 = f[i].xyzw().clamp(f[i].yzwx(), f[i].zwxy());
    out[o + 8] = r2.x.to_bits();
    out[o + 9] = r2.y.to_bits();
    out[o + 10] = r2.z.to_bits();
    out[o + 11] = r2.w.to_bits();
    let r3 = f[i].xyzw().abs();
    out[o + 12] = r3.x.to_bits();
    out[o + 13] = r3.y.to_bits();
    out[o + 14] = r3.z.to_bits();
    out[o + 15] = r3.w.to_bits();
    let r4 = f[i].xyzw().signum();
    out[o + 16] = r4.x.to_bits();
    out[o + 17] = r4.y.to_bits();
    out[o + 18] = r4.z.to_bits();
    out[o + 19] = r4.w.to_bits();
    let r5 = f[i].xyzw().sqrt();
    out[o + 20] = r5.x.to_bits();
    out[o + 21] = r5.y.to_bits();
    out[o + 22] = r5.z.to_bits();
    out[o + 23] = r5.w.to_bits();
    let r6 = f[i].xyzw().floor();
    out[o + 24] = r6.x.to_bits();
    out[o + 25] = r6.y.to_bits();
    out[o + 26] = r6.z.to_bits();
    out[o + 27] = r6.w.to_bits();
    let r7 = f[i].xyzw().ceil();
    out[o + 28] = r7.x.to_bits();
    out[o + 29] = r7.y.to_bits();
    out[o + 30] = r7.z.to_bits();
    out[o + 31] = r7.w.to_bits();
    let r8 = f[i].xyzw().trunc();
    out[o + 32] = r8.x.to_bits();
    out[o + 33] = r8.y.to_bits();
    out[o + 34] = r8.z.to_bits();
    out[o + 35] = r8.w.to_bits();
    let r9 = f[i].xyzw().exp();
    out[o + 36] = r9.x.to_bits();
    out[o + 37] = r9.y.to_bits();
    out[o + 38] = r9.z.to_bits();
    out[o + 39] = r9.w.to_bits();
    let r10 = f[i].xyzw().exp2();
    out[o + 40] = r10.x.to_bits();
    out[o + 41] = r10.y.to_bits();
    out[o + 42] = r10.z.to_bits();
    out[o + 43] = r10.w.to_bits();
    let r11 = f[i].xyzw().ln();
    out[o + 44] = r11.x.to_bits();
    out[o + 45] = r11.y.to_bits();
    out[o + 46] = r11.z.to_bits();
    out[o + 47] = r11.w.to_bits();
    let r12 = f[i].xyzw().log2();
    out[o + 48] = r12.x.to_bits();
    out[o + 49] = r12.y.to_bits();
    out[o + 50] = r12.z.to_bits();
    out[o + 51] = r12.w.to_bits();
    let r13 = f[i].xyzw().sin();
    out[o + 52] = r13.x.to_bits();
    out[o + 53] = r13.y.to_bits();
    out[o + 54] = r13.z.to_bits();
    out[o + 55] = r13.w.to_bits();
    let r14 = f[i].xyzw().cos();
    out[o + 56] = r14.x.to_bits();
    out[o + 57] = r14.y.to_bits();
    out[o + 58] = r14.z.to_bits();
    out[o + 59] = r14.w.to_bits();
    let r15 = f[i].xyzw().sin_cos();
    out[o + 60] = r15.0.x.to_bits();
    out[o + 61] = r15.0.y.to_bits();
    out[o + 62] = r15.0.z.to_bits();
    out[o + 63] = r15.0.w.to_bits();
    out[o + 64] = r15.1.x.to_bits();
    out[o + 65] = r15.1.y.to_bits();
    out[o + 66] = r15.1.z.to_bits();
    out[o + 67] = r15.1.w.to_bits();
    let r16 = f[i].xyzw().mul_add(f[i].yzwx(), f[i].zwxy());
    out[o + 68] = r16.x.to_bits();
    out[o + 69] = r16.y.to_bits();
    out[o + 70] = r16.z.to_bits();
    out[o + 71] = r16.w.to_bits();
    let r17 = f[i].xyzw().round();
    out[o + 72] = r17.x.to_bits();
    out[o + 73] = r17.y.to_bits();
    out[o + 74] = r17.z.to_bits();
    out[o + 75] = r17.w.to_bits();
    let r18 = f[i].xyzw().fract();
    out[o + 76] = r18.x.to_bits();
    out[o + 77] = r18.y.to_bits();
    out[o + 78] = r18.z.to_bits();
    out[o + 79] = r18.w.to_bits();
    let r19 = f[i].xyzw().recip();
    out[o + 80] = r19.x.to_bits();
    out[o + 81] = r19.y.to_bits();
    out[o + 82] = r19.z.to_bits();
    out[o + 83] = r19.w.to_bits();
    let r20 = f[i].xyzw().midpoint(f[i].yzwx());
    out[o + 84] = r20.x.to_bits();
    out[o + 85] = r20.y.to_bits();
    out[o + 86] = r20.z.to_bits();
    out[o + 87] = r20.w.to_bits();
    let r21 = f[i].xyzw().copysign(f[i].yzwx());
    out[o + 88] = r21.x.to_bits();
    out[o + 89] = r21.y.to_bits();
    out[o + 90] = r21.z.to_bits();
    out[o + 91] = r21.w.to_bits();
    let r22 = f[i].xyzw().powf(f[i].y);
    out[o + 92] = r22.x.to_bits();
    out[o + 93] = r22.y.to_bits();
    out[o + 94] = r22.z.to_bits();
    out[o + 95] = r22.w.to_bits();
    let r23 = f[i].xyzw().rem_euclid(f[i].yzwx());
    out[o + 96] = r23.x.to_bits();
    out[o + 97] = r23.y.to_bits();
    out[o + 98] = r23.z.to_bits();
    out[o + 99] = r23.w.to_bits();
    let r24 = f[i].xyzw().div_euclid(f[i].yzwx());
    out[o + 100] = r24.x.to_bits();
    out[o + 101] = r24.y.to_bits();
    out[o + 102] = r24.z.to_bits();
    out[o + 103] = r24.w.to_bits();
    let r25 = f[i].xyzw().is_nan();
    out[o + 104] = r25 as u32;
    let r26 = f[i].xyzw().is_finite();
    out[o + 105] = r26 as u32;
    let r27 = f[i].xyzw().truncate();
    out[o + 106] = r27.x.to_bits();
    out[o + 107] = r27.y.to_bits();
    out[o + 108] = r27.z.to_bits();
    let r28 = f[i].xyzw().to_array();
    out[o + 109] = r28[0].to_bits();
    out[o + 110] = r28[1].to_bits();
    out[o + 111] = r28[2].to_bits();
    out[o + 112] = r28[3].to_bits();
    let r29 = f[i].xyzw().with_x(f[i].y);
    out[o + 113] = r29.x.to_bits();
    out[o + 114] = r29.y.to_bits();
    out[o + 115] = r29.z.to_bits();
    out[o + 116] = r29.w.to_bits();
    let r30 = f[i].xyzw().with_y(f[i].y);
    out[o + 117] = r30.x.to_bits();
    out[o + 118] = r30.y.to_bits();
    out[o + 119] = r30.z.to_bits();
    out[o + 120] = r30.w.to_bits();
    let r31 = f[i].xyzw().with_z(f[i].y);
    out[o + 121] = r31.x.to_bits();
    out[o + 122] = r31.y.to_bits();
    out[o + 123] = r31.z.to_bits();
    out[o + 124] = r31.w.to_bits();
    let r32 = f[i].xyzw().with_w(f[i].y);
    out[o + 125] = r32.x.to_bits();
    out[o + 126] = r32.y.to_bits();
    out[o + 127] = r32.z.to_bits();
    out[o + 128] = r32.w.to_bits();
    let r33 = f[i].xyzw().element_sum();
    out[o + 129] = r33.to_bits();
    let r34 = f[i].xyzw().element_product();
    out[o + 130] = r34.to_bits();
    let r35 = f[i].xyzw().min_element();
    out[o + 131] = r35.to_bits();
    let r36 = f[i].xyzw().max_element();
    out[o + 132] = r36.to_bits();
    let r37 = f[i].xyzw().cmpeq(f[i].yzwx());
    out[o + 133] = r37.x as u32;
    out[o + 134] = r37.y as u32;
    out[o + 135] = r37.z as u32;
    out[o + 136] = r37.w as u32;
    let r38 = f[i].xyzw().cmpne(f[i].yzwx());
    out[o + 137] = r38.x as u32;
    out[o + 138] = r38.y as u32;
    out[o + 139] = r38.z as u32;
    out[o + 140] = r38.w as u32;
    let r39 = f[i].xyzw().cmplt(f[i].yzwx());
    out[o + 141] = r39.x as u32;
    out[o + 142] = r39.y as u32;
    out[o + 143] = r39.z as u32;
    out[o + 144] = r39.w as u32;
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_vec4_1(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 148;
    let r0 = f[i].xyzw().cmple(f[i].yzwx());
    out[o + 0] = r0.x as u32;
    out[o + 1] = r0.y as u32;
    out[o + 2] = r0.z as u32;
    out[o + 3] = r0.w as u32;
    let r1 = f[i].xyzw().cmpgt(f[i].yzwx());
    out[o + 4] = r1.x as u32;
    out[o + 5] = r1.y as u32;
    out[o + 6] = r1.z as u32;
    out[o + 7] = r1.w as u32;
    let r2 = f[i].xyzw().cmpge(f[i].yzwx());
    out[o + 8] = r2.x as u32;
    out[o + 9] = r2.y as u32;
    out[o + 10] = r2.z as u32;
    out[o + 11] = r2.w as u32;
    let r3 = f[i].xyzw().is_nan_mask();
    out[o + 12] = r3.x as u32;
    out[o + 13] = r3.y as u32;
    out[o + 14] = r3.z as u32;
    out[o + 15] = r3.w as u32;
    let r4 = f[i].xyzw().is_finite_mask();
    out[o + 16] = r4.x as u32;
    out[o + 17] = r4.y as u32;
    out[o + 18] = r4.z as u32;
    out[o + 19] = r4.w as u32;
    let r5 = f[i].xyzw().is_negative_mask();
    out[o + 20] = r5.x as u32;
    out[o + 21] = r5.y as u32;
    out[o + 22] = r5.z as u32;
    out[o + 23] = r5.w as u32;
    let r6 = f[i].xyzw().dot(f[i].yzwx());
    out[o + 24] = r6.to_bits();
    let r7 = f[i].xyzw().dot_into_vec(f[i].yzwx());
    out[o + 25] = r7.x.to_bits();
    out[o + 26] = r7.y.to_bits();
    out[o + 27] = r7.z.to_bits();
    out[o + 28] = r7.w.to_bits();
    let r8 = f[i].xyzw().length();
    out[o + 29] = r8.to_bits();
    let r9 = f[i].xyzw().length_recip();
    out[o + 30] = r9.to_bits();
    let r10 = f[i].xyzw().length_squared();
    out[o + 31] = r10.to_bits();
    let r11 = f[i].xyzw().distance(f[i].yzwx());
    out[o + 32] = r11.to_bits();
    let r12 = f[i].xyzw().distance_squared(f[i].yzwx());
    out[o + 33] = r12.to_bits();
    let r13 = f[i].xyzw().normalize();
    out[o + 34] = r13.x.to_bits();
    out[o + 35] = r13.y.to_bits();
    out[o + 36] = r13.z.to_bits();
    out[o + 37] = r13.w.to_bits();
    let r14 = f[i].xyzw().normalize_or_zero();
    out[o + 38] = r14.x.to_bits();
    out[o + 39] = r14.y.to_bits();
    out[o + 40] = r14.z.to_bits();
    out[o + 41] = r14.w.to_bits();
    let r15 = f[i].xyzw().normalize_or(f[i].yzwx());
    out[o + 42] = r15.x.to_bits();
    out[o + 43] = r15.y.to_bits();
    out[o + 44] = r15.z.to_bits();
    out[o + 45] = r15.w.to_bits();
    let r16 = f[i].xyzw().is_normalized();
    out[o + 46] = r16 as u32;
    let r17 = f[i].xyzw().project_onto(f[i].yzwx());
    out[o + 47] = r17.x.to_bits();
    out[o + 48] = r17.y.to_bits();
    out[o + 49] = r17.z.to_bits();
    out[o + 50] = r17.w.to_bits();
    let r18 = f[i].xyzw().project_onto_normalized(f[i].yzwx());
    out[o + 51] = r18.x.to_bits();
    out[o + 52] = r18.y.to_bits();
    out[o + 53] = r18.z.to_bits();
    out[o + 54] = r18.w.to_bits();
    let r19 = f[i].xyzw().reject_from(f[i].yzwx());
    out[o + 55] = r19.x.to_bits();
    out[o + 56] = r19.y.to_bits();
    out[o + 57] = r19.z.to_bits();
    out[o + 58] = r19.w.to_bits();
    let r20 = f[i].xyzw().reject_from_normalized(f[i].yzwx());
    out[o + 59] = r20.x.to_bits();
    out[o + 60] = r20.y.to_bits();
    out[o + 61] = r20.z.to_bits();
    out[o + 62] = r20.w.to_bits();
    let r21 = f[i].xyzw().reflect(f[i].yzwx());
    out[o + 63] = r21.x.to_bits();
    out[o + 64] = r21.y.to_bits();
    out[o + 65] = r21.z.to_bits();
    out[o + 66] = r21.w.to_bits();
    let r22 = f[i].xyzw().refract(f[i].yzwx(), f[i].z);
    out[o + 67] = r22.x.to_bits();
    out[o + 68] = r22.y.to_bits();
    out[o + 69] = r22.z.to_bits();
    out[o + 70] = r22.w.to_bits();
    let r23 = f[i].xyzw().clamp_length(f[i].y, f[i].z);
    out[o + 71] = r23.x.to_bits();
    out[o + 72] = r23.y.to_bits();
    out[o + 73] = r23.z.to_bits();
    out[o + 74] = r23.w.to_bits();
    let r24 = f[i].xyzw().clamp_length_max(f[i].y);
    out[o + 75] = r24.x.to_bits();
    out[o + 76] = r24.y.to_bits();
    out[o + 77] = r24.z.to_bits();
    out[o + 78] = r24.w.to_bits();
    let r25 = f[i].xyzw().clamp_length_min(f[i].y);
    out[o + 79] = r25.x.to_bits();
    out[o + 80] = r25.y.to_bits();
    out[o + 81] = r25.z.to_bits();
    out[o + 82] = r25.w.to_bits();
    let r26 = f[i].xyzw().lerp(f[i].yzwx(), f[i].z);
    out[o + 83] = r26.x.to_bits();
    out[o + 84] = r26.y.to_bits();
    out[o + 85] = r26.z.to_bits();
    out[o + 86] = r26.w.to_bits();
    let r27 = f[i].xyzw().lerp_monotonic(f[i].yzwx(), f[i].z);
    out[o + 87] = r27.x.to_bits();
    out[o + 88] = r27.y.to_bits();
    out[o + 89] = r27.z.to_bits();
    out[o + 90] = r27.w.to_bits();
    let r28 = f[i].xyzw().move_towards(f[i].yzwx(), f[i].z);
    out[o + 91] = r28.x.to_bits();
    out[o + 92] = r28.y.to_bits();
    out[o + 93] = r28.z.to_bits();
    out[o + 94] = r28.w.to_bits();
    let r29 = f[i].xyzw().step(f[i].yzwx());
    out[o + 95] = r29.x.to_bits();
    out[o + 96] = r29.y.to_bits();
    out[o + 97] = r29.z.to_bits();
    out[o + 98] = r29.w.to_bits();
    let r30 = f[i].xyzw().smoothstep(f[i].yzwx(), f[i].zwxy());
    out[o + 99] = r30.x.to_bits();
    out[o + 100] = r30.y.to_bits();
    out[o + 101] = r30.z.to_bits();
    out[o + 102] = r30.w.to_bits();
    let r31 = f[i].xyzw().saturate();
    out[o + 103] = r31.x.to_bits();
    out[o + 104] = r31.y.to_bits();
    out[o + 105] = r31.z.to_bits();
    out[o + 106] = r31.w.to_bits();
    let r32 = f[i].xyzw().fract_gl();
    out[o + 107] = r32.x.to_bits();
    out[o + 108] = r32.y.to_bits();
    out[o + 109] = r32.z.to_bits();
    out[o + 110] = r32.w.to_bits();
    let r33 = f[i].xyzw().abs_diff_eq(f[i].yzwx(), f[i].z);
    out[o + 111] = r33 as u32;
    let r34 = Mat4::from_diagonal(f[i].xyzw());
    out[o + 112] = r34.x_axis.x.to_bits();
    out[o + 113] = r34.x_axis.y.to_bits();
    out[o + 114] = r34.x_axis.z.to_bits();
    out[o + 115] = r34.x_axis.w.to_bits();
    out[o + 116] = r34.y_axis.x.to_bits();
    out[o + 117] = r34.y_axis.y.to_bits();
    out[o + 118] = r34.y_axis.z.to_bits();
    out[o + 119] = r34.y_axis.w.to_bits();
    out[o + 120] = r34.z_axis.x.to_bits();
    out[o + 121] = r34.z_axis.y.to_bits();
    out[o + 122] = r34.z_axis.z.to_bits();
    out[o + 123] = r34.z_axis.w.to_bits();
    out[o + 124] = r34.w_axis.x.to_bits();
    out[o + 125] = r34.w_axis.y.to_bits();
    out[o + 126] = r34.w_axis.z.to_bits();
    out[o + 127] = r34.w_axis.w.to_bits();
    let r35 = select(f[i].xyzw(), f[i].yzwx(), u[i].zwxy().cmplt(u[i].yzwx()));
    out[o + 128] = r35.x.to_bits();
    out[o + 129] = r35.y.to_bits();
    out[o + 130] = r35.z.to_bits();
    out[o + 131] = r35.w.to_bits();
    let r36 = bitcast::<Vec4>(f[i].xyzw());
    out[o + 132] = r36.x.to_bits();
    out[o + 133] = r36.y.to_bits();
    out[o + 134] = r36.z.to_bits();
    out[o + 135] = r36.w.to_bits();
    let r37 = bitcast::<IVec4>(f[i].xyzw());
    out[o + 136] = r37.x as u32;
    out[o + 137] = r37.y as u32;
    out[o + 138] = r37.z as u32;
    out[o + 139] = r37.w as u32;
    let r38 = bitcast::<UVec4>(f[i].xyzw());
    out[o + 140] = r38.x;
    out[o + 141] = r38.y;
    out[o + 142] = r38.z;
    out[o + 143] = r38.w;
    let r39 = mix(f[i].xyzw(), f[i].yzwx(), f[i].zwxy());
    out[o + 144] = r39.x.to_bits();
    out[o + 145] = r39.y.to_bits();
    out[o + 146] = r39.z.to_bits();
    out[o + 147] = r39.w.to_bits();
}

#[rustfmt::skip]
#[kernel(workgroup_size = 64)]
fn of_vec4_2(f: &[Vec4], n: &[IVec4], u: &[UVec4], m: &[Mat4], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let o = i * 114;
    let r0 = step(f[i].xyzw(), f[i].yzwx());
    out[o + 0] = r0.x.to_bits();
    out[o + 1] = r0.y.to_bits();
    out[o + 2] = r0.z.to_bits();
    out[o + 3] = r0.w.to_bits();
    let r1 = smoothstep(f[i].xyzw(), f[i].yzwx(), f[i].zwxy());
    out[o + 4] = r1.x.to_bits();
    out[o + 5] = r1.y.to_bits();
    out[o + 6] = r1.z.to_bits();
    out[o + 7] = r1.w.to_bits();
    let r2 = saturate(f[i].xyzw());
    out[o + 8] = r2.x.to_bits();
    out[o + 9] = r2.y.to_bits();
    out[o + 10] = r2.z.to_bits();
    out[o + 11] = r2.w.to_bits();
    let r3 = fma(f[i].xyzw(), f[i].yzwx(), f[i].zwxy());
    out[o + 12] = r3.x.to_bits();
    out[o + 13] = r3.y.to_bits();
    out[o + 14] = r3.z.to_bits();
    out[o + 15] = r3.w.to_bits();
    let r4 = sign(f[i].xyzw());
    out[o + 16] = r4.x.to_bits();
    out[o + 17] = r4.y.to_bits();
    out[o + 18] = r4.z.to_bits();
    out[o + 19] = r4.w.to_bits();
    let r5 = inverse_sqrt(f[i].xyzw());
    out[o + 20] = r5.x.to_bits();
    out[o + 21] = r5.y.to_bits();
    out[o + 22] = r5.z.to_bits();
    out[o + 23] = r5.w.to_bits();
    let r6 = quantize_to_f16(f[i].xyzw());
    out[o + 24] = r6.x.to_bits();
    out[o + 25] = r6.y.to_bits();
    out[o + 26] = r6.z.to_bits();
    out[o + 27] = r6.w.to_bits();
    let r7 = modf(f[i].xyzw());
    out[o + 28] = r7.0.x.to_bits();
    out[o + 29] = r7.0.y.to_bits();
    out[o + 30] = r7.0.z.to_bits();
    out[o + 31] = r7.0.w.to_bits();
    out[o + 32] = r7.1.x.to_bits();
    out[o + 33] = r7.1.y.to_bits();
    out[o + 34] = r7.1.z.to_bits();
    out[o + 35] = r7.1.w.to_bits();
    let r8 = frexp(f[i].xyzw());
    out[o + 36] = r8.0.x.to_bits();
    out[o + 37] = r8.0.y.to_bits();
    out[o + 38] = r8.0.z.to_bits();
    out[o + 39] = r8.0.w.to_bits();
    out[o + 40] = r8.1.x as u32;
    out[o + 41] = r8.1.y as u32;
    out[o + 42] = r8.1.z as u32;
    out[o + 43] = r8.1.w as u32;
    let r9 = ldexp(f[i].xyzw(), n[i].yzwx());
    out[o + 44] = r9.x.to_bits();
    out[o + 45] = r9.y.to_bits();
    out[o + 46] = r9.z.to_bits();
    out[o + 47] = r9.w.to_bits();
    let r10 = face_forward(f[i].xyzw(), f[i].yzwx(), f[i].zwxy());
    out[o + 48] = r10.x.to_bits();
    out[o + 49] = r10.y.to_bits();
    out[o + 50] = r10.z.to_bits();
    out[o + 51] = r10.w.to_bits();
    let r11 = pow(f[i].xyzw(), f[i].yzwx());
    out[o + 52] = r11.x.to_bits();
    out[o + 53] = r11.y.to_bits();
    out[o + 54] = r11.z.to_bits();
    out[o + 55] = r11.w.to_bits();
    let r12 = tan(f[i].xyzw());
    out[o + 56] = r12.x.to_bits();
    out[o + 57] = r12.y.to_bits();
    out[o + 58] = r12.z.to_bits();
    out[o + 59] = r12.w.to_bits();
    let r13 = asin(f[i].xyzw());
    out[o + 60] = r13.x.to_bits();
    out[o + 61] = r13.y.to_bits();
    out[o + 62] = r13.z.to_bits();
    out[o + 63] = r13.w.to_bits();
    let r14 = acos(f[i].xyzw());
    out[o + 64] = r14.x.to_bits();
    out[o + 65] = r14.y.to_bits();
    out[o + 66] = r14.z.to_bits();
    out[o + 67] = r14.w.to_bits();
    let r15 = atan(f[i].xyzw());
    out[o + 68] = r15.x.to_bits();
    out[o + 69] = r15.y.to_bits();
    out[o + 70] = r15.z.to_bits();
    out[o + 71] = r15.w.to_bits();
    let r16 = atan2(f[i].xyzw(), f[i].yzwx());
    out[o + 72] = r16.x.to_bits();
    out[o + 73] = r16.y.to_bits();
    out[o + 74] = r16.z.to_bits();
    out[o + 75] = r16.w.to_bits();
    let r17 = sinh(f[i].xyzw());
    out[o + 76] = r17.x.to_bits();
    out[o + 77] = r17.y.to_bits();
    out[o + 78] = r17.z.to_bits();
    out[o + 79] = r17.w.to_bits();
    let r18 = cosh(f[i].xyzw());
    out[o + 80] = r18.x.to_bits();
    out[o + 81] = r18.y.to_bits();
    out[o + 82] = r18.z.to_bits();
    out[o + 83] = r18.w.to_bits();
    let r19 = tanh(f[i].xyzw());
    out[o + 84] = r19.x.to_bits();
    out[o + 85] = r19.y.to_bits();
    out[o + 86] = r19.z.to_bits();
    out[o + 87] = r19.w.to_bits();
    let r20 = asinh(f[i].xyzw());
    out[o + 88] = r20.x.to_bits();
    out[o + 89] = r20.y.to_bits();
    out[o + 90] = r20.z.to_bits();
    out[o + 91] = r20.w.to_bits();
    let r21 = acosh(f[i].xyzw());
    out[o + 92] = r21.x.to_bits();
    out[o + 93] = r21.y.to_bits();
    out[o + 94] = r21.z.to_bits();
    out[o + 95] = r21.w.to_bits();
    let r22 = atanh(f[i].xyzw());
    out[o + 96] = r22.x.to_bits();
    out[o + 97] = r22.y.to_bits();
    out[o + 98] = r22.z.to_bits();
    out[o + 99] = r22.w.to_bits();
    let r23 = degrees(f[i].xyzw());
    out[o + 100] = r23.x.to_bits();
    out[o + 101] = r23.y.to_bits();
    out[o + 102] = r23.z.to_bits();
    out[o + 103] = r23.w.to_bits();
    let r24 = radians(f[i].xyzw());
    out[o + 104] = r24.x.to_bits();
    out[o + 105] = r24.y.to_bits();
    out[o + 106] = r24.z.to_bits();
    out[o + 107] = r24.w.to_bits();
    let r25 = round_ties_even(f[i].xyzw());
    out[o + 108] = r25.x.to_bits();
    out[o + 109] = r25.y.to_bits();
    out[o + 110] = r25.z.to_bits();
    out[o + 111] = r25.w.to_bits();
    let r26 = pack4x8unorm(f[i].xyzw());
    out[o + 112] = r26;
    let r27 = pack4x8snorm(f[i].xyzw());
    out[o + 113] = r27;
}

pub(crate) const KERNELS: &[Kernel] = &[
    Kernel {
        name: "of_bool_0",
        features: of_bool_0::INFO.features,
        run: |i, out| of_bool_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("select", "select((u[i].x < u[i].w), (u[i].y < u[i].w), (u[i].z < u[i].w))", 1, false, false),
        ],
    },
    Kernel {
        name: "of_bvec2_0",
        features: of_bvec2_0::INFO.features,
        run: |i, out| of_bvec2_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("any", "u[i].xy().cmplt(u[i].wx()).any()", 1, false, false),
            case("all", "u[i].xy().cmplt(u[i].wx()).all()", 1, false, false),
            case("bitmask", "u[i].xy().cmplt(u[i].wx()).bitmask()", 1, false, false),
            case("select", "Vec2::select(u[i].xy().cmplt(u[i].wx()), f[i].yz(), f[i].zw())", 2, true, true),
            case("select", "IVec2::select(u[i].xy().cmplt(u[i].wx()), n[i].yz(), n[i].zw())", 2, false, false),
            case("select", "UVec2::select(u[i].xy().cmplt(u[i].wx()), u[i].yz(), u[i].zw())", 2, false, false),
            case("select", "select(u[i].xy().cmplt(u[i].wx()), u[i].yz().cmplt(u[i].xy()), u[i].zw().cmplt(u[i].yz()))", 2, false, false),
        ],
    },
    Kernel {
        name: "of_bvec3_0",
        features: of_bvec3_0::INFO.features,
        run: |i, out| of_bvec3_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("any", "u[i].xyz().cmplt(u[i].wxy()).any()", 1, false, false),
            case("all", "u[i].xyz().cmplt(u[i].wxy()).all()", 1, false, false),
            case("bitmask", "u[i].xyz().cmplt(u[i].wxy()).bitmask()", 1, false, false),
            case("select", "Vec3::select(u[i].xyz().cmplt(u[i].wxy()), f[i].yzw(), f[i].zwx())", 3, true, true),
            case("select", "IVec3::select(u[i].xyz().cmplt(u[i].wxy()), n[i].yzw(), n[i].zwx())", 3, false, false),
            case("select", "UVec3::select(u[i].xyz().cmplt(u[i].wxy()), u[i].yzw(), u[i].zwx())", 3, false, false),
            case("select", "select(u[i].xyz().cmplt(u[i].wxy()), u[i].yzw().cmplt(u[i].xyz()), u[i].zwx().cmplt(u[i].yzw()))", 3, false, false),
        ],
    },
    Kernel {
        name: "of_bvec4_0",
        features: of_bvec4_0::INFO.features,
        run: |i, out| of_bvec4_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("any", "u[i].xyzw().cmplt(u[i].wxyz()).any()", 1, false, false),
            case("all", "u[i].xyzw().cmplt(u[i].wxyz()).all()", 1, false, false),
            case("bitmask", "u[i].xyzw().cmplt(u[i].wxyz()).bitmask()", 1, false, false),
            case("select", "Vec4::select(u[i].xyzw().cmplt(u[i].wxyz()), f[i].yzwx(), f[i].zwxy())", 4, true, true),
            case("select", "IVec4::select(u[i].xyzw().cmplt(u[i].wxyz()), n[i].yzwx(), n[i].zwxy())", 4, false, false),
            case("select", "UVec4::select(u[i].xyzw().cmplt(u[i].wxyz()), u[i].yzwx(), u[i].zwxy())", 4, false, false),
            case("select", "select(u[i].xyzw().cmplt(u[i].wxyz()), u[i].yzwx().cmplt(u[i].xyzw()), u[i].zwxy().cmplt(u[i].yzwx()))", 4, false, false),
        ],
    },
    Kernel {
        name: "of_dvec2_0",
        features: of_dvec2_0::INFO.features,
        run: |i, out| of_dvec2_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "DVec2::new(f[i].x as f64, f[i].y as f64).min(DVec2::new(f[i].y as f64, f[i].z as f64))", 2, true, true),
            case("max", "DVec2::new(f[i].x as f64, f[i].y as f64).max(DVec2::new(f[i].y as f64, f[i].z as f64))", 2, true, true),
            case("clamp", "DVec2::new(f[i].x as f64, f[i].y as f64).clamp(DVec2::new(f[i].y as f64, f[i].z as f64), DVec2::new(f[i].z as f64, f[i].w as f64))", 2, true, true),
            case("select", "select(DVec2::new(f[i].x as f64, f[i].y as f64), DVec2::new(f[i].y as f64, f[i].z as f64), u[i].zw().cmplt(u[i].yz()))", 2, true, true),
            case("abs", "DVec2::new(f[i].x as f64, f[i].y as f64).abs()", 2, true, true),
            case("sqrt", "DVec2::new(f[i].x as f64, f[i].y as f64).sqrt()", 2, true, true),
            case("floor", "DVec2::new(f[i].x as f64, f[i].y as f64).floor()", 2, true, true),
            case("ceil", "DVec2::new(f[i].x as f64, f[i].y as f64).ceil()", 2, true, true),
            case("trunc", "DVec2::new(f[i].x as f64, f[i].y as f64).trunc()", 2, true, true),
            case("round", "DVec2::new(f[i].x as f64, f[i].y as f64).round()", 2, true, true),
            case("fract", "DVec2::new(f[i].x as f64, f[i].y as f64).fract()", 2, true, true),
            case("recip", "DVec2::new(f[i].x as f64, f[i].y as f64).recip()", 2, true, true),
            case("mul_add", "DVec2::new(f[i].x as f64, f[i].y as f64).mul_add(DVec2::new(f[i].y as f64, f[i].z as f64), DVec2::new(f[i].z as f64, f[i].w as f64))", 2, true, true),
            case("fma", "fma(DVec2::new(f[i].x as f64, f[i].y as f64), DVec2::new(f[i].y as f64, f[i].z as f64), DVec2::new(f[i].z as f64, f[i].w as f64))", 2, true, true),
            case("mix", "mix(DVec2::new(f[i].x as f64, f[i].y as f64), DVec2::new(f[i].y as f64, f[i].z as f64), DVec2::new(f[i].z as f64, f[i].w as f64))", 2, true, true),
            case("saturate", "saturate(DVec2::new(f[i].x as f64, f[i].y as f64))", 2, true, true),
            case("sign", "sign(DVec2::new(f[i].x as f64, f[i].y as f64))", 2, true, true),
            case("step", "step(DVec2::new(f[i].x as f64, f[i].y as f64), DVec2::new(f[i].y as f64, f[i].z as f64))", 2, true, true),
            case("smoothstep", "smoothstep(DVec2::new(f[i].x as f64, f[i].y as f64), DVec2::new(f[i].y as f64, f[i].z as f64), DVec2::new(f[i].z as f64, f[i].w as f64))", 2, true, true),
            case("inverse_sqrt", "inverse_sqrt(DVec2::new(f[i].x as f64, f[i].y as f64))", 2, true, true),
            case("extend", "DVec2::new(f[i].x as f64, f[i].y as f64).extend((f[i].y as f64))", 3, true, true),
            case("to_array", "DVec2::new(f[i].x as f64, f[i].y as f64).to_array()", 2, true, true),
            case("element_sum", "DVec2::new(f[i].x as f64, f[i].y as f64).element_sum()", 1, true, true),
            case("element_product", "DVec2::new(f[i].x as f64, f[i].y as f64).element_product()", 1, true, true),
            case("min_element", "DVec2::new(f[i].x as f64, f[i].y as f64).min_element()", 1, true, true),
            case("max_element", "DVec2::new(f[i].x as f64, f[i].y as f64).max_element()", 1, true, true),
            case("cmpeq", "DVec2::new(f[i].x as f64, f[i].y as f64).cmpeq(DVec2::new(f[i].y as f64, f[i].z as f64))", 2, true, false),
            case("cmpne", "DVec2::new(f[i].x as f64, f[i].y as f64).cmpne(DVec2::new(f[i].y as f64, f[i].z as f64))", 2, true, false),
            case("cmplt", "DVec2::new(f[i].x as f64, f[i].y as f64).cmplt(DVec2::new(f[i].y as f64, f[i].z as f64))", 2, true, false),
            case("cmple", "DVec2::new(f[i].x as f64, f[i].y as f64).cmple(DVec2::new(f[i].y as f64, f[i].z as f64))", 2, true, false),
            case("cmpgt", "DVec2::new(f[i].x as f64, f[i].y as f64).cmpgt(DVec2::new(f[i].y as f64, f[i].z as f64))", 2, true, false),
            case("cmpge", "DVec2::new(f[i].x as f64, f[i].y as f64).cmpge(DVec2::new(f[i].y as f64, f[i].z as f64))", 2, true, false),
            case("dot", "DVec2::new(f[i].x as f64, f[i].y as f64).dot(DVec2::new(f[i].y as f64, f[i].z as f64))", 1, true, true),
            case("length_squared", "DVec2::new(f[i].x as f64, f[i].y as f64).length_squared()", 1, true, true),
            case("length", "DVec2::new(f[i].x as f64, f[i].y as f64).length()", 1, true, true),
            case("distance", "DVec2::new(f[i].x as f64, f[i].y as f64).distance(DVec2::new(f[i].y as f64, f[i].z as f64))", 1, true, true),
            case("normalize", "DVec2::new(f[i].x as f64, f[i].y as f64).normalize()", 2, true, true),
        ],
    },
    Kernel {
        name: "of_dvec3_0",
        features: of_dvec3_0::INFO.features,
        run: |i, out| of_dvec3_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).min(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64))", 3, true, true),
            case("max", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).max(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64))", 3, true, true),
            case("clamp", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).clamp(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec3::new(f[i].z as f64, f[i].w as f64, f[i].x as f64))", 3, true, true),
            case("select", "select(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64), DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64), u[i].zwx().cmplt(u[i].yzw()))", 3, true, true),
            case("abs", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).abs()", 3, true, true),
            case("sqrt", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).sqrt()", 3, true, true),
            case("floor", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).floor()", 3, true, true),
            case("ceil", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).ceil()", 3, true, true),
            case("trunc", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).trunc()", 3, true, true),
            case("round", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).round()", 3, true, true),
            case("fract", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).fract()", 3, true, true),
            case("recip", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).recip()", 3, true, true),
            case("mul_add", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).mul_add(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec3::new(f[i].z as f64, f[i].w as f64, f[i].x as f64))", 3, true, true),
            case("fma", "fma(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64), DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec3::new(f[i].z as f64, f[i].w as f64, f[i].x as f64))", 3, true, true),
            case("mix", "mix(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64), DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec3::new(f[i].z as f64, f[i].w as f64, f[i].x as f64))", 3, true, true),
            case("saturate", "saturate(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64))", 3, true, true),
            case("sign", "sign(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64))", 3, true, true),
            case("step", "step(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64), DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64))", 3, true, true),
            case("smoothstep", "smoothstep(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64), DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec3::new(f[i].z as f64, f[i].w as f64, f[i].x as f64))", 3, true, true),
            case("inverse_sqrt", "inverse_sqrt(DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64))", 3, true, true),
            case("extend", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).extend((f[i].y as f64))", 4, true, true),
            case("truncate", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).truncate()", 2, true, true),
            case("to_array", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).to_array()", 3, true, true),
            case("element_sum", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).element_sum()", 1, true, true),
            case("element_product", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).element_product()", 1, true, true),
            case("min_element", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).min_element()", 1, true, true),
            case("max_element", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).max_element()", 1, true, true),
            case("cmpeq", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).cmpeq(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64))", 3, true, false),
            case("cmpne", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).cmpne(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64))", 3, true, false),
            case("cmplt", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).cmplt(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64))", 3, true, false),
            case("cmple", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).cmple(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64))", 3, true, false),
            case("cmpgt", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).cmpgt(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64))", 3, true, false),
            case("cmpge", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).cmpge(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64))", 3, true, false),
            case("dot", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).dot(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64))", 1, true, true),
            case("length_squared", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).length_squared()", 1, true, true),
            case("length", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).length()", 1, true, true),
            case("distance", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).distance(DVec3::new(f[i].y as f64, f[i].z as f64, f[i].w as f64))", 1, true, true),
            case("normalize", "DVec3::new(f[i].x as f64, f[i].y as f64, f[i].z as f64).normalize()", 3, true, true),
        ],
    },
    Kernel {
        name: "of_dvec4_0",
        features: of_dvec4_0::INFO.features,
        run: |i, out| of_dvec4_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).min(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64))", 4, true, true),
            case("max", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).max(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64))", 4, true, true),
            case("clamp", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).clamp(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64), DVec4::new(f[i].z as f64, f[i].w as f64, f[i].x as f64, f[i].y as f64))", 4, true, true),
            case("select", "select(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64), u[i].zwxy().cmplt(u[i].yzwx()))", 4, true, true),
            case("abs", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).abs()", 4, true, true),
            case("sqrt", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).sqrt()", 4, true, true),
            case("floor", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).floor()", 4, true, true),
            case("ceil", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).ceil()", 4, true, true),
            case("trunc", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).trunc()", 4, true, true),
            case("round", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).round()", 4, true, true),
            case("fract", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).fract()", 4, true, true),
            case("recip", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).recip()", 4, true, true),
            case("mul_add", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).mul_add(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64), DVec4::new(f[i].z as f64, f[i].w as f64, f[i].x as f64, f[i].y as f64))", 4, true, true),
            case("fma", "fma(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64), DVec4::new(f[i].z as f64, f[i].w as f64, f[i].x as f64, f[i].y as f64))", 4, true, true),
            case("mix", "mix(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64), DVec4::new(f[i].z as f64, f[i].w as f64, f[i].x as f64, f[i].y as f64))", 4, true, true),
            case("saturate", "saturate(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64))", 4, true, true),
            case("sign", "sign(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64))", 4, true, true),
            case("step", "step(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64))", 4, true, true),
            case("smoothstep", "smoothstep(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64), DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64), DVec4::new(f[i].z as f64, f[i].w as f64, f[i].x as f64, f[i].y as f64))", 4, true, true),
            case("inverse_sqrt", "inverse_sqrt(DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64))", 4, true, true),
            case("truncate", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).truncate()", 3, true, true),
            case("to_array", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).to_array()", 4, true, true),
            case("element_sum", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).element_sum()", 1, true, true),
            case("element_product", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).element_product()", 1, true, true),
            case("min_element", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).min_element()", 1, true, true),
            case("max_element", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).max_element()", 1, true, true),
            case("cmpeq", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).cmpeq(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64))", 4, true, false),
            case("cmpne", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).cmpne(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64))", 4, true, false),
            case("cmplt", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).cmplt(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64))", 4, true, false),
            case("cmple", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).cmple(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64))", 4, true, false),
            case("cmpgt", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).cmpgt(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64))", 4, true, false),
            case("cmpge", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).cmpge(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64))", 4, true, false),
            case("dot", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).dot(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64))", 1, true, true),
            case("length_squared", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).length_squared()", 1, true, true),
            case("length", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).length()", 1, true, true),
            case("distance", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).distance(DVec4::new(f[i].y as f64, f[i].z as f64, f[i].w as f64, f[i].x as f64))", 1, true, true),
            case("normalize", "DVec4::new(f[i].x as f64, f[i].y as f64, f[i].z as f64, f[i].w as f64).normalize()", 4, true, true),
        ],
    },
    Kernel {
        name: "of_f16_f16_0",
        features: of_f16_f16_0::INFO.features,
        run: |i, out| of_f16_f16_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("to_f32", "f16::from_f32(f[i].x).to_f32()", 1, true, true),
            case("to_f32_const", "f16::from_f32(f[i].x).to_f32_const()", 1, true, true),
            case("min", "f16::from_f32(f[i].x).min(f16::from_f32(f[i].y))", 1, true, true),
            case("max", "f16::from_f32(f[i].x).max(f16::from_f32(f[i].y))", 1, true, true),
            case("clamp", "f16::from_f32(f[i].x).clamp(f16::from_f32(f[i].y), f16::from_f32(f[i].z))", 1, true, true),
            case("abs", "f16::from_f32(f[i].x).abs()", 1, true, true),
            case("sqrt", "f16::from_f32(f[i].x).sqrt()", 1, true, true),
            case("floor", "f16::from_f32(f[i].x).floor()", 1, true, true),
            case("ceil", "f16::from_f32(f[i].x).ceil()", 1, true, true),
            case("trunc", "f16::from_f32(f[i].x).trunc()", 1, true, true),
            case("exp", "f16::from_f32(f[i].x).exp()", 1, true, true),
            case("exp2", "f16::from_f32(f[i].x).exp2()", 1, true, true),
            case("ln", "f16::from_f32(f[i].x).ln()", 1, true, true),
            case("log2", "f16::from_f32(f[i].x).log2()", 1, true, true),
            case("sin", "f16::from_f32(f[i].x).sin()", 1, true, true),
            case("cos", "f16::from_f32(f[i].x).cos()", 1, true, true),
            case("mul_add", "f16::from_f32(f[i].x).mul_add(f16::from_f32(f[i].y), f16::from_f32(f[i].z))", 1, true, true),
            case("fract", "f16::from_f32(f[i].x).fract()", 1, true, true),
            case("recip", "f16::from_f32(f[i].x).recip()", 1, true, true),
            case("tan", "f16::from_f32(f[i].x).tan()", 1, true, true),
            case("tanh", "f16::from_f32(f[i].x).tanh()", 1, true, true),
            case("is_nan", "f16::from_f32(f[i].x).is_nan()", 1, true, false),
            case("is_infinite", "f16::from_f32(f[i].x).is_infinite()", 1, true, false),
            case("is_finite", "f16::from_f32(f[i].x).is_finite()", 1, true, false),
            case("select", "select(f16::from_f32(f[i].x), f16::from_f32(f[i].y), (u[i].z < u[i].w))", 1, true, true),
            case("mix", "mix(f16::from_f32(f[i].x), f16::from_f32(f[i].y), f16::from_f32(f[i].z))", 1, true, true),
            case("step", "step(f16::from_f32(f[i].x), f16::from_f32(f[i].y))", 1, true, true),
            case("smoothstep", "smoothstep(f16::from_f32(f[i].x), f16::from_f32(f[i].y), f16::from_f32(f[i].z))", 1, true, true),
            case("saturate", "saturate(f16::from_f32(f[i].x))", 1, true, true),
            case("fma", "fma(f16::from_f32(f[i].x), f16::from_f32(f[i].y), f16::from_f32(f[i].z))", 1, true, true),
            case("inverse_sqrt", "inverse_sqrt(f16::from_f32(f[i].x))", 1, true, true),
        ],
    },
    Kernel {
        name: "of_f16_f16vec2_0",
        features: of_f16_f16vec2_0::INFO.features,
        run: |i, out| of_f16_f16vec2_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "F16Vec2::from_vec2(f[i].xy()).min(F16Vec2::from_vec2(f[i].yz()))", 2, true, true),
            case("max", "F16Vec2::from_vec2(f[i].xy()).max(F16Vec2::from_vec2(f[i].yz()))", 2, true, true),
            case("clamp", "F16Vec2::from_vec2(f[i].xy()).clamp(F16Vec2::from_vec2(f[i].yz()), F16Vec2::from_vec2(f[i].zw()))", 2, true, true),
            case("abs", "F16Vec2::from_vec2(f[i].xy()).abs()", 2, true, true),
            case("sqrt", "F16Vec2::from_vec2(f[i].xy()).sqrt()", 2, true, true),
            case("floor", "F16Vec2::from_vec2(f[i].xy()).floor()", 2, true, true),
            case("ceil", "F16Vec2::from_vec2(f[i].xy()).ceil()", 2, true, true),
            case("trunc", "F16Vec2::from_vec2(f[i].xy()).trunc()", 2, true, true),
            case("exp", "F16Vec2::from_vec2(f[i].xy()).exp()", 2, true, true),
            case("exp2", "F16Vec2::from_vec2(f[i].xy()).exp2()", 2, true, true),
            case("ln", "F16Vec2::from_vec2(f[i].xy()).ln()", 2, true, true),
            case("log2", "F16Vec2::from_vec2(f[i].xy()).log2()", 2, true, true),
            case("sin", "F16Vec2::from_vec2(f[i].xy()).sin()", 2, true, true),
            case("cos", "F16Vec2::from_vec2(f[i].xy()).cos()", 2, true, true),
            case("mul_add", "F16Vec2::from_vec2(f[i].xy()).mul_add(F16Vec2::from_vec2(f[i].yz()), F16Vec2::from_vec2(f[i].zw()))", 2, true, true),
            case("fract", "F16Vec2::from_vec2(f[i].xy()).fract()", 2, true, true),
            case("recip", "F16Vec2::from_vec2(f[i].xy()).recip()", 2, true, true),
            case("select", "select(F16Vec2::from_vec2(f[i].xy()), F16Vec2::from_vec2(f[i].yz()), u[i].zw().cmplt(u[i].yz()))", 2, true, true),
            case("mix", "mix(F16Vec2::from_vec2(f[i].xy()), F16Vec2::from_vec2(f[i].yz()), F16Vec2::from_vec2(f[i].zw()))", 2, true, true),
            case("step", "step(F16Vec2::from_vec2(f[i].xy()), F16Vec2::from_vec2(f[i].yz()))", 2, true, true),
            case("smoothstep", "smoothstep(F16Vec2::from_vec2(f[i].xy()), F16Vec2::from_vec2(f[i].yz()), F16Vec2::from_vec2(f[i].zw()))", 2, true, true),
            case("saturate", "saturate(F16Vec2::from_vec2(f[i].xy()))", 2, true, true),
            case("fma", "fma(F16Vec2::from_vec2(f[i].xy()), F16Vec2::from_vec2(f[i].yz()), F16Vec2::from_vec2(f[i].zw()))", 2, true, true),
            case("inverse_sqrt", "inverse_sqrt(F16Vec2::from_vec2(f[i].xy()))", 2, true, true),
            case("extend", "F16Vec2::from_vec2(f[i].xy()).extend(f16::from_f32(f[i].y))", 3, true, true),
            case("to_array", "F16Vec2::from_vec2(f[i].xy()).to_array()", 2, true, true),
            case("element_sum", "F16Vec2::from_vec2(f[i].xy()).element_sum()", 1, true, true),
            case("min_element", "F16Vec2::from_vec2(f[i].xy()).min_element()", 1, true, true),
            case("max_element", "F16Vec2::from_vec2(f[i].xy()).max_element()", 1, true, true),
            case("cmpeq", "F16Vec2::from_vec2(f[i].xy()).cmpeq(F16Vec2::from_vec2(f[i].yz()))", 2, true, false),
            case("cmpne", "F16Vec2::from_vec2(f[i].xy()).cmpne(F16Vec2::from_vec2(f[i].yz()))", 2, true, false),
            case("cmplt", "F16Vec2::from_vec2(f[i].xy()).cmplt(F16Vec2::from_vec2(f[i].yz()))", 2, true, false),
            case("cmple", "F16Vec2::from_vec2(f[i].xy()).cmple(F16Vec2::from_vec2(f[i].yz()))", 2, true, false),
            case("cmpgt", "F16Vec2::from_vec2(f[i].xy()).cmpgt(F16Vec2::from_vec2(f[i].yz()))", 2, true, false),
            case("cmpge", "F16Vec2::from_vec2(f[i].xy()).cmpge(F16Vec2::from_vec2(f[i].yz()))", 2, true, false),
            case("dot", "F16Vec2::from_vec2(f[i].xy()).dot(F16Vec2::from_vec2(f[i].yz()))", 1, true, true),
            case("length", "F16Vec2::from_vec2(f[i].xy()).length()", 1, true, true),
            case("length_squared", "F16Vec2::from_vec2(f[i].xy()).length_squared()", 1, true, true),
            case("distance", "F16Vec2::from_vec2(f[i].xy()).distance(F16Vec2::from_vec2(f[i].yz()))", 1, true, true),
            case("normalize", "F16Vec2::from_vec2(f[i].xy()).normalize()", 2, true, true),
        ],
    },
    Kernel {
        name: "of_f16_f16vec3_0",
        features: of_f16_f16vec3_0::INFO.features,
        run: |i, out| of_f16_f16vec3_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "F16Vec3::from_vec3(f[i].xyz()).min(F16Vec3::from_vec3(f[i].yzw()))", 3, true, true),
            case("max", "F16Vec3::from_vec3(f[i].xyz()).max(F16Vec3::from_vec3(f[i].yzw()))", 3, true, true),
            case("clamp", "F16Vec3::from_vec3(f[i].xyz()).clamp(F16Vec3::from_vec3(f[i].yzw()), F16Vec3::from_vec3(f[i].zwx()))", 3, true, true),
            case("abs", "F16Vec3::from_vec3(f[i].xyz()).abs()", 3, true, true),
            case("sqrt", "F16Vec3::from_vec3(f[i].xyz()).sqrt()", 3, true, true),
            case("floor", "F16Vec3::from_vec3(f[i].xyz()).floor()", 3, true, true),
            case("ceil", "F16Vec3::from_vec3(f[i].xyz()).ceil()", 3, true, true),
            case("trunc", "F16Vec3::from_vec3(f[i].xyz()).trunc()", 3, true, true),
            case("exp", "F16Vec3::from_vec3(f[i].xyz()).exp()", 3, true, true),
            case("exp2", "F16Vec3::from_vec3(f[i].xyz()).exp2()", 3, true, true),
            case("ln", "F16Vec3::from_vec3(f[i].xyz()).ln()", 3, true, true),
            case("log2", "F16Vec3::from_vec3(f[i].xyz()).log2()", 3, true, true),
            case("sin", "F16Vec3::from_vec3(f[i].xyz()).sin()", 3, true, true),
            case("cos", "F16Vec3::from_vec3(f[i].xyz()).cos()", 3, true, true),
            case("mul_add", "F16Vec3::from_vec3(f[i].xyz()).mul_add(F16Vec3::from_vec3(f[i].yzw()), F16Vec3::from_vec3(f[i].zwx()))", 3, true, true),
            case("fract", "F16Vec3::from_vec3(f[i].xyz()).fract()", 3, true, true),
            case("recip", "F16Vec3::from_vec3(f[i].xyz()).recip()", 3, true, true),
            case("select", "select(F16Vec3::from_vec3(f[i].xyz()), F16Vec3::from_vec3(f[i].yzw()), u[i].zwx().cmplt(u[i].yzw()))", 3, true, true),
            case("mix", "mix(F16Vec3::from_vec3(f[i].xyz()), F16Vec3::from_vec3(f[i].yzw()), F16Vec3::from_vec3(f[i].zwx()))", 3, true, true),
            case("step", "step(F16Vec3::from_vec3(f[i].xyz()), F16Vec3::from_vec3(f[i].yzw()))", 3, true, true),
            case("smoothstep", "smoothstep(F16Vec3::from_vec3(f[i].xyz()), F16Vec3::from_vec3(f[i].yzw()), F16Vec3::from_vec3(f[i].zwx()))", 3, true, true),
            case("saturate", "saturate(F16Vec3::from_vec3(f[i].xyz()))", 3, true, true),
            case("fma", "fma(F16Vec3::from_vec3(f[i].xyz()), F16Vec3::from_vec3(f[i].yzw()), F16Vec3::from_vec3(f[i].zwx()))", 3, true, true),
            case("inverse_sqrt", "inverse_sqrt(F16Vec3::from_vec3(f[i].xyz()))", 3, true, true),
            case("extend", "F16Vec3::from_vec3(f[i].xyz()).extend(f16::from_f32(f[i].y))", 4, true, true),
            case("truncate", "F16Vec3::from_vec3(f[i].xyz()).truncate()", 2, true, true),
            case("to_array", "F16Vec3::from_vec3(f[i].xyz()).to_array()", 3, true, true),
            case("element_sum", "F16Vec3::from_vec3(f[i].xyz()).element_sum()", 1, true, true),
            case("min_element", "F16Vec3::from_vec3(f[i].xyz()).min_element()", 1, true, true),
            case("max_element", "F16Vec3::from_vec3(f[i].xyz()).max_element()", 1, true, true),
            case("cmpeq", "F16Vec3::from_vec3(f[i].xyz()).cmpeq(F16Vec3::from_vec3(f[i].yzw()))", 3, true, false),
            case("cmpne", "F16Vec3::from_vec3(f[i].xyz()).cmpne(F16Vec3::from_vec3(f[i].yzw()))", 3, true, false),
            case("cmplt", "F16Vec3::from_vec3(f[i].xyz()).cmplt(F16Vec3::from_vec3(f[i].yzw()))", 3, true, false),
            case("cmple", "F16Vec3::from_vec3(f[i].xyz()).cmple(F16Vec3::from_vec3(f[i].yzw()))", 3, true, false),
            case("cmpgt", "F16Vec3::from_vec3(f[i].xyz()).cmpgt(F16Vec3::from_vec3(f[i].yzw()))", 3, true, false),
            case("cmpge", "F16Vec3::from_vec3(f[i].xyz()).cmpge(F16Vec3::from_vec3(f[i].yzw()))", 3, true, false),
            case("dot", "F16Vec3::from_vec3(f[i].xyz()).dot(F16Vec3::from_vec3(f[i].yzw()))", 1, true, true),
            case("length", "F16Vec3::from_vec3(f[i].xyz()).length()", 1, true, true),
            case("length_squared", "F16Vec3::from_vec3(f[i].xyz()).length_squared()", 1, true, true),
            case("distance", "F16Vec3::from_vec3(f[i].xyz()).distance(F16Vec3::from_vec3(f[i].yzw()))", 1, true, true),
        ],
    },
    Kernel {
        name: "of_f16_f16vec3_1",
        features: of_f16_f16vec3_1::INFO.features,
        run: |i, out| of_f16_f16vec3_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("normalize", "F16Vec3::from_vec3(f[i].xyz()).normalize()", 3, true, true),
        ],
    },
    Kernel {
        name: "of_f16_f16vec4_0",
        features: of_f16_f16vec4_0::INFO.features,
        run: |i, out| of_f16_f16vec4_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "F16Vec4::from_vec4(f[i].xyzw()).min(F16Vec4::from_vec4(f[i].yzwx()))", 4, true, true),
            case("max", "F16Vec4::from_vec4(f[i].xyzw()).max(F16Vec4::from_vec4(f[i].yzwx()))", 4, true, true),
            case("clamp", "F16Vec4::from_vec4(f[i].xyzw()).clamp(F16Vec4::from_vec4(f[i].yzwx()), F16Vec4::from_vec4(f[i].zwxy()))", 4, true, true),
            case("abs", "F16Vec4::from_vec4(f[i].xyzw()).abs()", 4, true, true),
            case("sqrt", "F16Vec4::from_vec4(f[i].xyzw()).sqrt()", 4, true, true),
            case("floor", "F16Vec4::from_vec4(f[i].xyzw()).floor()", 4, true, true),
            case("ceil", "F16Vec4::from_vec4(f[i].xyzw()).ceil()", 4, true, true),
            case("trunc", "F16Vec4::from_vec4(f[i].xyzw()).trunc()", 4, true, true),
            case("exp", "F16Vec4::from_vec4(f[i].xyzw()).exp()", 4, true, true),
            case("exp2", "F16Vec4::from_vec4(f[i].xyzw()).exp2()", 4, true, true),
            case("ln", "F16Vec4::from_vec4(f[i].xyzw()).ln()", 4, true, true),
            case("log2", "F16Vec4::from_vec4(f[i].xyzw()).log2()", 4, true, true),
            case("sin", "F16Vec4::from_vec4(f[i].xyzw()).sin()", 4, true, true),
            case("cos", "F16Vec4::from_vec4(f[i].xyzw()).cos()", 4, true, true),
            case("mul_add", "F16Vec4::from_vec4(f[i].xyzw()).mul_add(F16Vec4::from_vec4(f[i].yzwx()), F16Vec4::from_vec4(f[i].zwxy()))", 4, true, true),
            case("fract", "F16Vec4::from_vec4(f[i].xyzw()).fract()", 4, true, true),
            case("recip", "F16Vec4::from_vec4(f[i].xyzw()).recip()", 4, true, true),
            case("select", "select(F16Vec4::from_vec4(f[i].xyzw()), F16Vec4::from_vec4(f[i].yzwx()), u[i].zwxy().cmplt(u[i].yzwx()))", 4, true, true),
            case("mix", "mix(F16Vec4::from_vec4(f[i].xyzw()), F16Vec4::from_vec4(f[i].yzwx()), F16Vec4::from_vec4(f[i].zwxy()))", 4, true, true),
            case("step", "step(F16Vec4::from_vec4(f[i].xyzw()), F16Vec4::from_vec4(f[i].yzwx()))", 4, true, true),
            case("smoothstep", "smoothstep(F16Vec4::from_vec4(f[i].xyzw()), F16Vec4::from_vec4(f[i].yzwx()), F16Vec4::from_vec4(f[i].zwxy()))", 4, true, true),
            case("saturate", "saturate(F16Vec4::from_vec4(f[i].xyzw()))", 4, true, true),
            case("fma", "fma(F16Vec4::from_vec4(f[i].xyzw()), F16Vec4::from_vec4(f[i].yzwx()), F16Vec4::from_vec4(f[i].zwxy()))", 4, true, true),
            case("inverse_sqrt", "inverse_sqrt(F16Vec4::from_vec4(f[i].xyzw()))", 4, true, true),
            case("truncate", "F16Vec4::from_vec4(f[i].xyzw()).truncate()", 3, true, true),
            case("to_array", "F16Vec4::from_vec4(f[i].xyzw()).to_array()", 4, true, true),
            case("element_sum", "F16Vec4::from_vec4(f[i].xyzw()).element_sum()", 1, true, true),
            case("min_element", "F16Vec4::from_vec4(f[i].xyzw()).min_element()", 1, true, true),
            case("max_element", "F16Vec4::from_vec4(f[i].xyzw()).max_element()", 1, true, true),
            case("cmpeq", "F16Vec4::from_vec4(f[i].xyzw()).cmpeq(F16Vec4::from_vec4(f[i].yzwx()))", 4, true, false),
            case("cmpne", "F16Vec4::from_vec4(f[i].xyzw()).cmpne(F16Vec4::from_vec4(f[i].yzwx()))", 4, true, false),
            case("cmplt", "F16Vec4::from_vec4(f[i].xyzw()).cmplt(F16Vec4::from_vec4(f[i].yzwx()))", 4, true, false),
            case("cmple", "F16Vec4::from_vec4(f[i].xyzw()).cmple(F16Vec4::from_vec4(f[i].yzwx()))", 4, true, false),
            case("cmpgt", "F16Vec4::from_vec4(f[i].xyzw()).cmpgt(F16Vec4::from_vec4(f[i].yzwx()))", 4, true, false),
            case("cmpge", "F16Vec4::from_vec4(f[i].xyzw()).cmpge(F16Vec4::from_vec4(f[i].yzwx()))", 4, true, false),
            case("dot", "F16Vec4::from_vec4(f[i].xyzw()).dot(F16Vec4::from_vec4(f[i].yzwx()))", 1, true, true),
            case("length", "F16Vec4::from_vec4(f[i].xyzw()).length()", 1, true, true),
            case("length_squared", "F16Vec4::from_vec4(f[i].xyzw()).length_squared()", 1, true, true),
            case("distance", "F16Vec4::from_vec4(f[i].xyzw()).distance(F16Vec4::from_vec4(f[i].yzwx()))", 1, true, true),
            case("normalize", "F16Vec4::from_vec4(f[i].xyzw()).normalize()", 4, true, true),
        ],
    },
    Kernel {
        name: "of_f16_f32_0",
        features: of_f16_f32_0::INFO.features,
        run: |i, out| of_f16_f32_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("from_f32", "f16::from_f32(f[i].x)", 1, true, true),
            case("from_f32_const", "f16::from_f32_const(f[i].x)", 1, true, true),
        ],
    },
    Kernel {
        name: "of_f16_vec2_0",
        features: of_f16_vec2_0::INFO.features,
        run: |i, out| of_f16_vec2_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("from_vec2", "F16Vec2::from_vec2(f[i].xy())", 2, true, true),
        ],
    },
    Kernel {
        name: "of_f16_vec3_0",
        features: of_f16_vec3_0::INFO.features,
        run: |i, out| of_f16_vec3_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("from_vec3", "F16Vec3::from_vec3(f[i].xyz())", 3, true, true),
        ],
    },
    Kernel {
        name: "of_f16_vec4_0",
        features: of_f16_vec4_0::INFO.features,
        run: |i, out| of_f16_vec4_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("from_vec4", "F16Vec4::from_vec4(f[i].xyzw())", 4, true, true),
        ],
    },
    Kernel {
        name: "of_f32_0",
        features: of_f32_0::INFO.features,
        run: |i, out| of_f32_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "f[i].x.min(f[i].y)", 1, true, true),
            case("max", "f[i].x.max(f[i].y)", 1, true, true),
            case("clamp", "f[i].x.clamp(f[i].y, f[i].z)", 1, true, true),
            case("abs", "f[i].x.abs()", 1, true, true),
            case("signum", "f[i].x.signum()", 1, true, true),
            case("sqrt", "f[i].x.sqrt()", 1, true, true),
            case("floor", "f[i].x.floor()", 1, true, true),
            case("ceil", "f[i].x.ceil()", 1, true, true),
            case("trunc", "f[i].x.trunc()", 1, true, true),
            case("round_ties_even", "f[i].x.round_ties_even()", 1, true, true),
            case("exp", "f[i].x.exp()", 1, true, true),
            case("exp2", "f[i].x.exp2()", 1, true, true),
            case("ln", "f[i].x.ln()", 1, true, true),
            case("log2", "f[i].x.log2()", 1, true, true),
            case("sin", "f[i].x.sin()", 1, true, true),
            case("cos", "f[i].x.cos()", 1, true, true),
            case("sin_cos", "f[i].x.sin_cos()", 2, true, true),
            case("tan", "f[i].x.tan()", 1, true, true),
            case("asin", "f[i].x.asin()", 1, true, true),
            case("acos", "f[i].x.acos()", 1, true, true),
            case("atan", "f[i].x.atan()", 1, true, true),
            case("atan2", "f[i].x.atan2(f[i].y)", 1, true, true),
            case("sinh", "f[i].x.sinh()", 1, true, true),
            case("cosh", "f[i].x.cosh()", 1, true, true),
            case("tanh", "f[i].x.tanh()", 1, true, true),
            case("asinh", "f[i].x.asinh()", 1, true, true),
            case("acosh", "f[i].x.acosh()", 1, true, true),
            case("atanh", "f[i].x.atanh()", 1, true, true),
            case("mul_add", "f[i].x.mul_add(f[i].y, f[i].z)", 1, true, true),
            case("to_degrees", "f[i].x.to_degrees()", 1, true, true),
            case("to_radians", "f[i].x.to_radians()", 1, true, true),
            case("round", "f[i].x.round()", 1, true, true),
            case("fract", "f[i].x.fract()", 1, true, true),
            case("recip", "f[i].x.recip()", 1, true, true),
            case("midpoint", "f[i].x.midpoint(f[i].y)", 1, true, true),
            case("log10", "f[i].x.log10()", 1, true, true),
            case("log", "f[i].x.log(f[i].y)", 1, true, true),
            case("hypot", "f[i].x.hypot(f[i].y)", 1, true, true),
            case("copysign", "f[i].x.copysign(f[i].y)", 1, true, true),
            case("powf", "f[i].x.powf(f[i].y)", 1, true, true),
        ],
    },
    Kernel {
        name: "of_f32_1",
        features: of_f32_1::INFO.features,
        run: |i, out| of_f32_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("powi", "f[i].x.powi(n[i].y)", 1, true, true),
            case("rem_euclid", "f[i].x.rem_euclid(f[i].y)", 1, true, true),
            case("div_euclid", "f[i].x.div_euclid(f[i].y)", 1, true, true),
            case("is_nan", "f[i].x.is_nan()", 1, true, false),
            case("is_infinite", "f[i].x.is_infinite()", 1, true, false),
            case("is_finite", "f[i].x.is_finite()", 1, true, false),
            case("is_normal", "f[i].x.is_normal()", 1, true, false),
            case("is_subnormal", "f[i].x.is_subnormal()", 1, true, false),
            case("exp_m1", "f[i].x.exp_m1()", 1, true, true),
            case("ln_1p", "f[i].x.ln_1p()", 1, true, true),
            case("cbrt", "f[i].x.cbrt()", 1, true, true),
            case("is_sign_negative", "f[i].x.is_sign_negative()", 1, true, false),
            case("is_sign_positive", "f[i].x.is_sign_positive()", 1, true, false),
            case("to_bits", "f[i].x.to_bits()", 1, true, false),
            case("from_angle", "Vec2::from_angle(f[i].x)", 2, true, true),
            case("from_angle", "Mat2::from_angle(f[i].x)", 4, true, true),
            case("from_angle", "Mat3::from_angle(f[i].x)", 9, true, true),
            case("from_rotation_x", "Mat3::from_rotation_x(f[i].x)", 9, true, true),
            case("from_rotation_y", "Mat3::from_rotation_y(f[i].x)", 9, true, true),
            case("from_rotation_z", "Mat3::from_rotation_z(f[i].x)", 9, true, true),
            case("from_rotation_x", "Mat4::from_rotation_x(f[i].x)", 16, true, true),
            case("from_rotation_y", "Mat4::from_rotation_y(f[i].x)", 16, true, true),
            case("from_rotation_z", "Mat4::from_rotation_z(f[i].x)", 16, true, true),
            case("select", "select(f[i].x, f[i].y, (u[i].z < u[i].w))", 1, true, true),
            case("bitcast_f32", "bitcast::<f32>(f[i].x)", 1, true, true),
            case("bitcast_i32", "bitcast::<i32>(f[i].x)", 1, true, false),
            case("bitcast_u32", "bitcast::<u32>(f[i].x)", 1, true, false),
            case("mix", "mix(f[i].x, f[i].y, f[i].z)", 1, true, true),
            case("step", "step(f[i].x, f[i].y)", 1, true, true),
            case("smoothstep", "smoothstep(f[i].x, f[i].y, f[i].z)", 1, true, true),
            case("saturate", "saturate(f[i].x)", 1, true, true),
            case("fma", "fma(f[i].x, f[i].y, f[i].z)", 1, true, true),
            case("sign", "sign(f[i].x)", 1, true, true),
            case("inverse_sqrt", "inverse_sqrt(f[i].x)", 1, true, true),
            case("quantize_to_f16", "quantize_to_f16(f[i].x)", 1, true, true),
            case("modf", "modf(f[i].x)", 2, true, true),
            case("frexp", "frexp(f[i].x)", 2, true, true),
            case("ldexp", "ldexp(f[i].x, n[i].y)", 1, true, true),
            case("pow", "pow(f[i].x, f[i].y)", 1, true, true),
            case("tan", "tan(f[i].x)", 1, true, true),
        ],
    },
    Kernel {
        name: "of_f32_2",
        features: of_f32_2::INFO.features,
        run: |i, out| of_f32_2(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("asin", "asin(f[i].x)", 1, true, true),
            case("acos", "acos(f[i].x)", 1, true, true),
            case("atan", "atan(f[i].x)", 1, true, true),
            case("atan2", "atan2(f[i].x, f[i].y)", 1, true, true),
            case("sinh", "sinh(f[i].x)", 1, true, true),
            case("cosh", "cosh(f[i].x)", 1, true, true),
            case("tanh", "tanh(f[i].x)", 1, true, true),
            case("asinh", "asinh(f[i].x)", 1, true, true),
            case("acosh", "acosh(f[i].x)", 1, true, true),
            case("atanh", "atanh(f[i].x)", 1, true, true),
            case("degrees", "degrees(f[i].x)", 1, true, true),
            case("radians", "radians(f[i].x)", 1, true, true),
            case("round_ties_even", "round_ties_even(f[i].x)", 1, true, true),
        ],
    },
    Kernel {
        name: "of_f64_0",
        features: of_f64_0::INFO.features,
        run: |i, out| of_f64_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "(f[i].x as f64).min((f[i].y as f64))", 1, true, true),
            case("max", "(f[i].x as f64).max((f[i].y as f64))", 1, true, true),
            case("clamp", "(f[i].x as f64).clamp((f[i].y as f64), (f[i].z as f64))", 1, true, true),
            case("select", "select((f[i].x as f64), (f[i].y as f64), (u[i].z < u[i].w))", 1, true, true),
            case("abs", "(f[i].x as f64).abs()", 1, true, true),
            case("sqrt", "(f[i].x as f64).sqrt()", 1, true, true),
            case("floor", "(f[i].x as f64).floor()", 1, true, true),
            case("ceil", "(f[i].x as f64).ceil()", 1, true, true),
            case("trunc", "(f[i].x as f64).trunc()", 1, true, true),
            case("round_ties_even", "(f[i].x as f64).round_ties_even()", 1, true, true),
            case("round", "(f[i].x as f64).round()", 1, true, true),
            case("fract", "(f[i].x as f64).fract()", 1, true, true),
            case("recip", "(f[i].x as f64).recip()", 1, true, true),
            case("mul_add", "(f[i].x as f64).mul_add((f[i].y as f64), (f[i].z as f64))", 1, true, true),
            case("rem_euclid", "(f[i].x as f64).rem_euclid((f[i].y as f64))", 1, true, true),
            case("div_euclid", "(f[i].x as f64).div_euclid((f[i].y as f64))", 1, true, true),
            case("is_nan", "(f[i].x as f64).is_nan()", 1, true, false),
            case("is_infinite", "(f[i].x as f64).is_infinite()", 1, true, false),
            case("is_finite", "(f[i].x as f64).is_finite()", 1, true, false),
            case("to_bits", "(f[i].x as f64).to_bits()", 2, true, false),
            case("fma", "fma((f[i].x as f64), (f[i].y as f64), (f[i].z as f64))", 1, true, true),
            case("mix", "mix((f[i].x as f64), (f[i].y as f64), (f[i].z as f64))", 1, true, true),
            case("saturate", "saturate((f[i].x as f64))", 1, true, true),
            case("sign", "sign((f[i].x as f64))", 1, true, true),
            case("step", "step((f[i].x as f64), (f[i].y as f64))", 1, true, true),
            case("smoothstep", "smoothstep((f[i].x as f64), (f[i].y as f64), (f[i].z as f64))", 1, true, true),
            case("inverse_sqrt", "inverse_sqrt((f[i].x as f64))", 1, true, true),
        ],
    },
    Kernel {
        name: "of_i16_0",
        features: of_i16_0::INFO.features,
        run: |i, out| of_i16_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "(n[i].x as i16).min((n[i].y as i16))", 1, false, false),
            case("max", "(n[i].x as i16).max((n[i].y as i16))", 1, false, false),
            case("clamp", "(n[i].x as i16).clamp((n[i].y as i16), (n[i].z as i16))", 1, false, false),
            case("abs", "(n[i].x as i16).abs()", 1, false, false),
            case("signum", "(n[i].x as i16).signum()", 1, false, false),
            case("is_negative", "(n[i].x as i16).is_negative()", 1, false, false),
            case("is_positive", "(n[i].x as i16).is_positive()", 1, false, false),
            case("unsigned_abs", "(n[i].x as i16).unsigned_abs()", 1, false, false),
            case("cast_unsigned", "(n[i].x as i16).cast_unsigned()", 1, false, false),
            case("count_ones", "(n[i].x as i16).count_ones()", 1, false, false),
            case("count_zeros", "(n[i].x as i16).count_zeros()", 1, false, false),
            case("leading_zeros", "(n[i].x as i16).leading_zeros()", 1, false, false),
            case("leading_ones", "(n[i].x as i16).leading_ones()", 1, false, false),
            case("trailing_zeros", "(n[i].x as i16).trailing_zeros()", 1, false, false),
            case("trailing_ones", "(n[i].x as i16).trailing_ones()", 1, false, false),
            case("reverse_bits", "(n[i].x as i16).reverse_bits()", 1, false, false),
            case("swap_bytes", "(n[i].x as i16).swap_bytes()", 1, false, false),
            case("rotate_left", "(n[i].x as i16).rotate_left(u[i].y)", 1, false, false),
            case("rotate_right", "(n[i].x as i16).rotate_right(u[i].y)", 1, false, false),
            case("ilog2", "(n[i].x as i16).ilog2()", 1, false, false),
            case("pow", "(n[i].x as i16).pow(u[i].y)", 1, false, false),
            case("isqrt", "(n[i].x as i16).isqrt()", 1, false, false),
            case("abs_diff", "(n[i].x as i16).abs_diff((n[i].y as i16))", 1, false, false),
            case("midpoint", "(n[i].x as i16).midpoint((n[i].y as i16))", 1, false, false),
            case("rem_euclid", "(n[i].x as i16).rem_euclid((n[i].y as i16))", 1, false, false),
            case("div_euclid", "(n[i].x as i16).div_euclid((n[i].y as i16))", 1, false, false),
            case("saturating_add", "(n[i].x as i16).saturating_add((n[i].y as i16))", 1, false, false),
            case("saturating_sub", "(n[i].x as i16).saturating_sub((n[i].y as i16))", 1, false, false),
            case("saturating_mul", "(n[i].x as i16).saturating_mul((n[i].y as i16))", 1, false, false),
            case("wrapping_add", "(n[i].x as i16).wrapping_add((n[i].y as i16))", 1, false, false),
            case("wrapping_sub", "(n[i].x as i16).wrapping_sub((n[i].y as i16))", 1, false, false),
            case("wrapping_mul", "(n[i].x as i16).wrapping_mul((n[i].y as i16))", 1, false, false),
            case("wrapping_div", "(n[i].x as i16).wrapping_div((n[i].y as i16))", 1, false, false),
            case("wrapping_rem", "(n[i].x as i16).wrapping_rem((n[i].y as i16))", 1, false, false),
            case("wrapping_shl", "(n[i].x as i16).wrapping_shl(u[i].y)", 1, false, false),
            case("wrapping_shr", "(n[i].x as i16).wrapping_shr(u[i].y)", 1, false, false),
            case("wrapping_abs", "(n[i].x as i16).wrapping_abs()", 1, false, false),
            case("wrapping_neg", "(n[i].x as i16).wrapping_neg()", 1, false, false),
            case("wrapping_add_unsigned", "(n[i].x as i16).wrapping_add_unsigned((u[i].y as u16))", 1, false, false),
            case("wrapping_sub_unsigned", "(n[i].x as i16).wrapping_sub_unsigned((u[i].y as u16))", 1, false, false),
        ],
    },
    Kernel {
        name: "of_i16_1",
        features: of_i16_1::INFO.features,
        run: |i, out| of_i16_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("overflowing_add", "(n[i].x as i16).overflowing_add((n[i].y as i16))", 2, false, false),
            case("overflowing_sub", "(n[i].x as i16).overflowing_sub((n[i].y as i16))", 2, false, false),
            case("overflowing_mul", "(n[i].x as i16).overflowing_mul((n[i].y as i16))", 2, false, false),
            case("overflowing_div", "(n[i].x as i16).overflowing_div((n[i].y as i16))", 2, false, false),
            case("overflowing_rem", "(n[i].x as i16).overflowing_rem((n[i].y as i16))", 2, false, false),
            case("overflowing_shl", "(n[i].x as i16).overflowing_shl(u[i].y)", 2, false, false),
            case("overflowing_shr", "(n[i].x as i16).overflowing_shr(u[i].y)", 2, false, false),
            case("overflowing_neg", "(n[i].x as i16).overflowing_neg()", 2, false, false),
            case("overflowing_abs", "(n[i].x as i16).overflowing_abs()", 2, false, false),
        ],
    },
    Kernel {
        name: "of_i32_0",
        features: of_i32_0::INFO.features,
        run: |i, out| of_i32_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "n[i].x.min(n[i].y)", 1, false, false),
            case("max", "n[i].x.max(n[i].y)", 1, false, false),
            case("clamp", "n[i].x.clamp(n[i].y, n[i].z)", 1, false, false),
            case("abs", "n[i].x.abs()", 1, false, false),
            case("signum", "n[i].x.signum()", 1, false, false),
            case("is_negative", "n[i].x.is_negative()", 1, false, false),
            case("is_positive", "n[i].x.is_positive()", 1, false, false),
            case("unsigned_abs", "n[i].x.unsigned_abs()", 1, false, false),
            case("cast_unsigned", "n[i].x.cast_unsigned()", 1, false, false),
            case("count_ones", "n[i].x.count_ones()", 1, false, false),
            case("count_zeros", "n[i].x.count_zeros()", 1, false, false),
            case("leading_zeros", "n[i].x.leading_zeros()", 1, false, false),
            case("leading_ones", "n[i].x.leading_ones()", 1, false, false),
            case("trailing_zeros", "n[i].x.trailing_zeros()", 1, false, false),
            case("trailing_ones", "n[i].x.trailing_ones()", 1, false, false),
            case("reverse_bits", "n[i].x.reverse_bits()", 1, false, false),
            case("swap_bytes", "n[i].x.swap_bytes()", 1, false, false),
            case("rotate_left", "n[i].x.rotate_left(u[i].y)", 1, false, false),
            case("rotate_right", "n[i].x.rotate_right(u[i].y)", 1, false, false),
            case("ilog2", "n[i].x.ilog2()", 1, false, false),
            case("pow", "n[i].x.pow(u[i].y)", 1, false, false),
            case("isqrt", "n[i].x.isqrt()", 1, false, false),
            case("abs_diff", "n[i].x.abs_diff(n[i].y)", 1, false, false),
            case("midpoint", "n[i].x.midpoint(n[i].y)", 1, false, false),
            case("rem_euclid", "n[i].x.rem_euclid(n[i].y)", 1, false, false),
            case("div_euclid", "n[i].x.div_euclid(n[i].y)", 1, false, false),
            case("saturating_add", "n[i].x.saturating_add(n[i].y)", 1, false, false),
            case("saturating_sub", "n[i].x.saturating_sub(n[i].y)", 1, false, false),
            case("saturating_mul", "n[i].x.saturating_mul(n[i].y)", 1, false, false),
            case("wrapping_add", "n[i].x.wrapping_add(n[i].y)", 1, false, false),
            case("wrapping_sub", "n[i].x.wrapping_sub(n[i].y)", 1, false, false),
            case("wrapping_mul", "n[i].x.wrapping_mul(n[i].y)", 1, false, false),
            case("wrapping_div", "n[i].x.wrapping_div(n[i].y)", 1, false, false),
            case("wrapping_rem", "n[i].x.wrapping_rem(n[i].y)", 1, false, false),
            case("wrapping_shl", "n[i].x.wrapping_shl(u[i].y)", 1, false, false),
            case("wrapping_shr", "n[i].x.wrapping_shr(u[i].y)", 1, false, false),
            case("wrapping_abs", "n[i].x.wrapping_abs()", 1, false, false),
            case("wrapping_neg", "n[i].x.wrapping_neg()", 1, false, false),
            case("wrapping_add_unsigned", "n[i].x.wrapping_add_unsigned(u[i].y)", 1, false, false),
            case("wrapping_sub_unsigned", "n[i].x.wrapping_sub_unsigned(u[i].y)", 1, false, false),
        ],
    },
    Kernel {
        name: "of_i32_1",
        features: of_i32_1::INFO.features,
        run: |i, out| of_i32_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("select", "select(n[i].x, n[i].y, (u[i].z < u[i].w))", 1, false, false),
            case("bitcast_f32", "bitcast::<f32>(n[i].x)", 1, false, true),
            case("bitcast_i32", "bitcast::<i32>(n[i].x)", 1, false, false),
            case("bitcast_u32", "bitcast::<u32>(n[i].x)", 1, false, false),
            case("sign", "sign(n[i].x)", 1, false, false),
            case("count_one_bits", "count_one_bits(n[i].x)", 1, false, false),
            case("count_leading_zeros", "count_leading_zeros(n[i].x)", 1, false, false),
            case("count_trailing_zeros", "count_trailing_zeros(n[i].x)", 1, false, false),
            case("first_leading_bit", "first_leading_bit(n[i].x)", 1, false, false),
            case("first_trailing_bit", "first_trailing_bit(n[i].x)", 1, false, false),
            case("reverse_bits", "reverse_bits(n[i].x)", 1, false, false),
            case("extract_bits", "extract_bits(n[i].x, u[i].y, u[i].z)", 1, false, false),
            case("insert_bits", "insert_bits(n[i].x, n[i].y, u[i].z, u[i].w)", 1, false, false),
            case("overflowing_add", "n[i].x.overflowing_add(n[i].y)", 2, false, false),
            case("overflowing_sub", "n[i].x.overflowing_sub(n[i].y)", 2, false, false),
            case("overflowing_mul", "n[i].x.overflowing_mul(n[i].y)", 2, false, false),
            case("overflowing_div", "n[i].x.overflowing_div(n[i].y)", 2, false, false),
            case("overflowing_rem", "n[i].x.overflowing_rem(n[i].y)", 2, false, false),
            case("overflowing_neg", "n[i].x.overflowing_neg()", 2, false, false),
            case("overflowing_abs", "n[i].x.overflowing_abs()", 2, false, false),
            case("overflowing_shl", "n[i].x.overflowing_shl(u[i].y)", 2, false, false),
            case("overflowing_shr", "n[i].x.overflowing_shr(u[i].y)", 2, false, false),
        ],
    },
    Kernel {
        name: "of_i64_0",
        features: of_i64_0::INFO.features,
        run: |i, out| of_i64_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "((n[i].x as i64) << 32 | u[i].y as i64).min(((n[i].y as i64) << 32 | u[i].z as i64))", 2, false, false),
            case("max", "((n[i].x as i64) << 32 | u[i].y as i64).max(((n[i].y as i64) << 32 | u[i].z as i64))", 2, false, false),
            case("clamp", "((n[i].x as i64) << 32 | u[i].y as i64).clamp(((n[i].y as i64) << 32 | u[i].z as i64), ((n[i].z as i64) << 32 | u[i].w as i64))", 2, false, false),
            case("select", "select(((n[i].x as i64) << 32 | u[i].y as i64), ((n[i].y as i64) << 32 | u[i].z as i64), (u[i].z < u[i].w))", 2, false, false),
            case("abs", "((n[i].x as i64) << 32 | u[i].y as i64).abs()", 2, false, false),
            case("signum", "((n[i].x as i64) << 32 | u[i].y as i64).signum()", 2, false, false),
            case("is_negative", "((n[i].x as i64) << 32 | u[i].y as i64).is_negative()", 1, false, false),
            case("is_positive", "((n[i].x as i64) << 32 | u[i].y as i64).is_positive()", 1, false, false),
            case("unsigned_abs", "((n[i].x as i64) << 32 | u[i].y as i64).unsigned_abs()", 2, false, false),
            case("cast_unsigned", "((n[i].x as i64) << 32 | u[i].y as i64).cast_unsigned()", 2, false, false),
            case("count_ones", "((n[i].x as i64) << 32 | u[i].y as i64).count_ones()", 1, false, false),
            case("count_zeros", "((n[i].x as i64) << 32 | u[i].y as i64).count_zeros()", 1, false, false),
            case("leading_zeros", "((n[i].x as i64) << 32 | u[i].y as i64).leading_zeros()", 1, false, false),
            case("leading_ones", "((n[i].x as i64) << 32 | u[i].y as i64).leading_ones()", 1, false, false),
            case("trailing_zeros", "((n[i].x as i64) << 32 | u[i].y as i64).trailing_zeros()", 1, false, false),
            case("trailing_ones", "((n[i].x as i64) << 32 | u[i].y as i64).trailing_ones()", 1, false, false),
            case("ilog2", "((n[i].x as i64) << 32 | u[i].y as i64).ilog2()", 1, false, false),
            case("reverse_bits", "((n[i].x as i64) << 32 | u[i].y as i64).reverse_bits()", 2, false, false),
            case("rotate_left", "((n[i].x as i64) << 32 | u[i].y as i64).rotate_left(u[i].y)", 2, false, false),
            case("rotate_right", "((n[i].x as i64) << 32 | u[i].y as i64).rotate_right(u[i].y)", 2, false, false),
            case("pow", "((n[i].x as i64) << 32 | u[i].y as i64).pow(u[i].y)", 2, false, false),
            case("abs_diff", "((n[i].x as i64) << 32 | u[i].y as i64).abs_diff(((n[i].y as i64) << 32 | u[i].z as i64))", 2, false, false),
            case("rem_euclid", "((n[i].x as i64) << 32 | u[i].y as i64).rem_euclid(((n[i].y as i64) << 32 | u[i].z as i64))", 2, false, false),
            case("div_euclid", "((n[i].x as i64) << 32 | u[i].y as i64).div_euclid(((n[i].y as i64) << 32 | u[i].z as i64))", 2, false, false),
            case("saturating_add", "((n[i].x as i64) << 32 | u[i].y as i64).saturating_add(((n[i].y as i64) << 32 | u[i].z as i64))", 2, false, false),
            case("saturating_sub", "((n[i].x as i64) << 32 | u[i].y as i64).saturating_sub(((n[i].y as i64) << 32 | u[i].z as i64))", 2, false, false),
            case("wrapping_add", "((n[i].x as i64) << 32 | u[i].y as i64).wrapping_add(((n[i].y as i64) << 32 | u[i].z as i64))", 2, false, false),
            case("wrapping_sub", "((n[i].x as i64) << 32 | u[i].y as i64).wrapping_sub(((n[i].y as i64) << 32 | u[i].z as i64))", 2, false, false),
            case("wrapping_mul", "((n[i].x as i64) << 32 | u[i].y as i64).wrapping_mul(((n[i].y as i64) << 32 | u[i].z as i64))", 2, false, false),
            case("wrapping_div", "((n[i].x as i64) << 32 | u[i].y as i64).wrapping_div(((n[i].y as i64) << 32 | u[i].z as i64))", 2, false, false),
            case("wrapping_rem", "((n[i].x as i64) << 32 | u[i].y as i64).wrapping_rem(((n[i].y as i64) << 32 | u[i].z as i64))", 2, false, false),
            case("wrapping_shl", "((n[i].x as i64) << 32 | u[i].y as i64).wrapping_shl(u[i].y)", 2, false, false),
            case("wrapping_shr", "((n[i].x as i64) << 32 | u[i].y as i64).wrapping_shr(u[i].y)", 2, false, false),
            case("wrapping_abs", "((n[i].x as i64) << 32 | u[i].y as i64).wrapping_abs()", 2, false, false),
            case("wrapping_neg", "((n[i].x as i64) << 32 | u[i].y as i64).wrapping_neg()", 2, false, false),
            case("sign", "sign(((n[i].x as i64) << 32 | u[i].y as i64))", 2, false, false),
            case("overflowing_add", "((n[i].x as i64) << 32 | u[i].y as i64).overflowing_add(((n[i].y as i64) << 32 | u[i].z as i64))", 3, false, false),
            case("overflowing_sub", "((n[i].x as i64) << 32 | u[i].y as i64).overflowing_sub(((n[i].y as i64) << 32 | u[i].z as i64))", 3, false, false),
            case("overflowing_mul", "((n[i].x as i64) << 32 | u[i].y as i64).overflowing_mul(((n[i].y as i64) << 32 | u[i].z as i64))", 3, false, false),
            case("overflowing_div", "((n[i].x as i64) << 32 | u[i].y as i64).overflowing_div(((n[i].y as i64) << 32 | u[i].z as i64))", 3, false, false),
        ],
    },
    Kernel {
        name: "of_i64_1",
        features: of_i64_1::INFO.features,
        run: |i, out| of_i64_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("overflowing_rem", "((n[i].x as i64) << 32 | u[i].y as i64).overflowing_rem(((n[i].y as i64) << 32 | u[i].z as i64))", 3, false, false),
            case("overflowing_neg", "((n[i].x as i64) << 32 | u[i].y as i64).overflowing_neg()", 3, false, false),
            case("overflowing_abs", "((n[i].x as i64) << 32 | u[i].y as i64).overflowing_abs()", 3, false, false),
            case("overflowing_shl", "((n[i].x as i64) << 32 | u[i].y as i64).overflowing_shl(u[i].y)", 3, false, false),
            case("overflowing_shr", "((n[i].x as i64) << 32 | u[i].y as i64).overflowing_shr(u[i].y)", 3, false, false),
        ],
    },
    Kernel {
        name: "of_i64vec2_0",
        features: of_i64vec2_0::INFO.features,
        run: |i, out| of_i64vec2_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).min(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64))", 4, false, false),
            case("max", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).max(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64))", 4, false, false),
            case("clamp", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).clamp(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64), I64Vec2::new((n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64))", 4, false, false),
            case("select", "select(I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64), I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64), u[i].zw().cmplt(u[i].yz()))", 4, false, false),
            case("abs", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).abs()", 4, false, false),
            case("signum", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).signum()", 4, false, false),
            case("wrapping_add", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).wrapping_add(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64))", 4, false, false),
            case("wrapping_sub", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).wrapping_sub(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64))", 4, false, false),
            case("wrapping_mul", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).wrapping_mul(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64))", 4, false, false),
            case("wrapping_div", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).wrapping_div(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64))", 4, false, false),
            case("sign", "sign(I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64))", 4, false, false),
            case("extend", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).extend(((n[i].y as i64) << 32 | u[i].z as i64))", 6, false, false),
            case("to_array", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).to_array()", 4, false, false),
            case("element_sum", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).element_sum()", 2, false, false),
            case("element_product", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).element_product()", 2, false, false),
            case("min_element", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).min_element()", 2, false, false),
            case("max_element", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).max_element()", 2, false, false),
            case("cmpeq", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).cmpeq(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64))", 2, false, false),
            case("cmpne", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).cmpne(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64))", 2, false, false),
            case("cmplt", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).cmplt(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64))", 2, false, false),
            case("cmple", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).cmple(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64))", 2, false, false),
            case("cmpgt", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).cmpgt(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64))", 2, false, false),
            case("cmpge", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).cmpge(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64))", 2, false, false),
            case("dot", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).dot(I64Vec2::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64))", 2, false, false),
            case("length_squared", "I64Vec2::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64).length_squared()", 2, false, false),
        ],
    },
    Kernel {
        name: "of_i64vec3_0",
        features: of_i64vec3_0::INFO.features,
        run: |i, out| of_i64vec3_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).min(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64))", 6, false, false),
            case("max", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).max(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64))", 6, false, false),
            case("clamp", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).clamp(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64), I64Vec3::new((n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64))", 6, false, false),
            case("select", "select(I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64), I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64), u[i].zwx().cmplt(u[i].yzw()))", 6, false, false),
            case("abs", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).abs()", 6, false, false),
            case("signum", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).signum()", 6, false, false),
            case("wrapping_add", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).wrapping_add(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64))", 6, false, false),
            case("wrapping_sub", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).wrapping_sub(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64))", 6, false, false),
            case("wrapping_mul", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).wrapping_mul(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64))", 6, false, false),
            case("wrapping_div", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).wrapping_div(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64))", 6, false, false),
            case("sign", "sign(I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64))", 6, false, false),
            case("extend", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).extend(((n[i].y as i64) << 32 | u[i].z as i64))", 8, false, false),
            case("truncate", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).truncate()", 4, false, false),
            case("to_array", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).to_array()", 6, false, false),
            case("element_sum", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).element_sum()", 2, false, false),
            case("element_product", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).element_product()", 2, false, false),
            case("min_element", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).min_element()", 2, false, false),
            case("max_element", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).max_element()", 2, false, false),
            case("cmpeq", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).cmpeq(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64))", 3, false, false),
            case("cmpne", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).cmpne(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64))", 3, false, false),
            case("cmplt", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).cmplt(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64))", 3, false, false),
            case("cmple", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).cmple(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64))", 3, false, false),
            case("cmpgt", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).cmpgt(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64))", 3, false, false),
            case("cmpge", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).cmpge(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64))", 3, false, false),
            case("dot", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).dot(I64Vec3::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64))", 2, false, false),
            case("length_squared", "I64Vec3::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64).length_squared()", 2, false, false),
        ],
    },
    Kernel {
        name: "of_i64vec4_0",
        features: of_i64vec4_0::INFO.features,
        run: |i, out| of_i64vec4_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).min(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64))", 8, false, false),
            case("max", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).max(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64))", 8, false, false),
            case("clamp", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).clamp(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64), I64Vec4::new((n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64))", 8, false, false),
            case("select", "select(I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64), I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64), u[i].zwxy().cmplt(u[i].yzwx()))", 8, false, false),
            case("abs", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).abs()", 8, false, false),
            case("signum", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).signum()", 8, false, false),
            case("wrapping_add", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).wrapping_add(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64))", 8, false, false),
            case("wrapping_sub", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).wrapping_sub(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64))", 8, false, false),
            case("wrapping_mul", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).wrapping_mul(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64))", 8, false, false),
            case("wrapping_div", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).wrapping_div(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64))", 8, false, false),
            case("sign", "sign(I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64))", 8, false, false),
            case("truncate", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).truncate()", 6, false, false),
            case("to_array", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).to_array()", 8, false, false),
            case("element_sum", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).element_sum()", 2, false, false),
            case("element_product", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).element_product()", 2, false, false),
            case("min_element", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).min_element()", 2, false, false),
            case("max_element", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).max_element()", 2, false, false),
            case("cmpeq", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).cmpeq(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64))", 4, false, false),
            case("cmpne", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).cmpne(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64))", 4, false, false),
            case("cmplt", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).cmplt(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64))", 4, false, false),
            case("cmple", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).cmple(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64))", 4, false, false),
            case("cmpgt", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).cmpgt(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64))", 4, false, false),
            case("cmpge", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).cmpge(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64))", 4, false, false),
            case("dot", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).dot(I64Vec4::new((n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64, (n[i].x as i64) << 32 | u[i].y as i64))", 2, false, false),
            case("length_squared", "I64Vec4::new((n[i].x as i64) << 32 | u[i].y as i64, (n[i].y as i64) << 32 | u[i].z as i64, (n[i].z as i64) << 32 | u[i].w as i64, (n[i].w as i64) << 32 | u[i].x as i64).length_squared()", 2, false, false),
        ],
    },
    Kernel {
        name: "of_i8_0",
        features: of_i8_0::INFO.features,
        run: |i, out| of_i8_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "(n[i].x as i8).min((n[i].y as i8))", 1, false, false),
            case("max", "(n[i].x as i8).max((n[i].y as i8))", 1, false, false),
            case("clamp", "(n[i].x as i8).clamp((n[i].y as i8), (n[i].z as i8))", 1, false, false),
            case("abs", "(n[i].x as i8).abs()", 1, false, false),
            case("signum", "(n[i].x as i8).signum()", 1, false, false),
            case("is_negative", "(n[i].x as i8).is_negative()", 1, false, false),
            case("is_positive", "(n[i].x as i8).is_positive()", 1, false, false),
            case("unsigned_abs", "(n[i].x as i8).unsigned_abs()", 1, false, false),
            case("cast_unsigned", "(n[i].x as i8).cast_unsigned()", 1, false, false),
            case("count_ones", "(n[i].x as i8).count_ones()", 1, false, false),
            case("count_zeros", "(n[i].x as i8).count_zeros()", 1, false, false),
            case("leading_zeros", "(n[i].x as i8).leading_zeros()", 1, false, false),
            case("leading_ones", "(n[i].x as i8).leading_ones()", 1, false, false),
            case("trailing_zeros", "(n[i].x as i8).trailing_zeros()", 1, false, false),
            case("trailing_ones", "(n[i].x as i8).trailing_ones()", 1, false, false),
            case("reverse_bits", "(n[i].x as i8).reverse_bits()", 1, false, false),
            case("swap_bytes", "(n[i].x as i8).swap_bytes()", 1, false, false),
            case("rotate_left", "(n[i].x as i8).rotate_left(u[i].y)", 1, false, false),
            case("rotate_right", "(n[i].x as i8).rotate_right(u[i].y)", 1, false, false),
            case("ilog2", "(n[i].x as i8).ilog2()", 1, false, false),
            case("pow", "(n[i].x as i8).pow(u[i].y)", 1, false, false),
            case("isqrt", "(n[i].x as i8).isqrt()", 1, false, false),
            case("abs_diff", "(n[i].x as i8).abs_diff((n[i].y as i8))", 1, false, false),
            case("midpoint", "(n[i].x as i8).midpoint((n[i].y as i8))", 1, false, false),
            case("rem_euclid", "(n[i].x as i8).rem_euclid((n[i].y as i8))", 1, false, false),
            case("div_euclid", "(n[i].x as i8).div_euclid((n[i].y as i8))", 1, false, false),
            case("saturating_add", "(n[i].x as i8).saturating_add((n[i].y as i8))", 1, false, false),
            case("saturating_sub", "(n[i].x as i8).saturating_sub((n[i].y as i8))", 1, false, false),
            case("saturating_mul", "(n[i].x as i8).saturating_mul((n[i].y as i8))", 1, false, false),
            case("wrapping_add", "(n[i].x as i8).wrapping_add((n[i].y as i8))", 1, false, false),
            case("wrapping_sub", "(n[i].x as i8).wrapping_sub((n[i].y as i8))", 1, false, false),
            case("wrapping_mul", "(n[i].x as i8).wrapping_mul((n[i].y as i8))", 1, false, false),
            case("wrapping_div", "(n[i].x as i8).wrapping_div((n[i].y as i8))", 1, false, false),
            case("wrapping_rem", "(n[i].x as i8).wrapping_rem((n[i].y as i8))", 1, false, false),
            case("wrapping_shl", "(n[i].x as i8).wrapping_shl(u[i].y)", 1, false, false),
            case("wrapping_shr", "(n[i].x as i8).wrapping_shr(u[i].y)", 1, false, false),
            case("wrapping_abs", "(n[i].x as i8).wrapping_abs()", 1, false, false),
            case("wrapping_neg", "(n[i].x as i8).wrapping_neg()", 1, false, false),
            case("wrapping_add_unsigned", "(n[i].x as i8).wrapping_add_unsigned((u[i].y as u8))", 1, false, false),
            case("wrapping_sub_unsigned", "(n[i].x as i8).wrapping_sub_unsigned((u[i].y as u8))", 1, false, false),
        ],
    },
    Kernel {
        name: "of_i8_1",
        features: of_i8_1::INFO.features,
        run: |i, out| of_i8_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("overflowing_add", "(n[i].x as i8).overflowing_add((n[i].y as i8))", 2, false, false),
            case("overflowing_sub", "(n[i].x as i8).overflowing_sub((n[i].y as i8))", 2, false, false),
            case("overflowing_mul", "(n[i].x as i8).overflowing_mul((n[i].y as i8))", 2, false, false),
            case("overflowing_div", "(n[i].x as i8).overflowing_div((n[i].y as i8))", 2, false, false),
            case("overflowing_rem", "(n[i].x as i8).overflowing_rem((n[i].y as i8))", 2, false, false),
            case("overflowing_shl", "(n[i].x as i8).overflowing_shl(u[i].y)", 2, false, false),
            case("overflowing_shr", "(n[i].x as i8).overflowing_shr(u[i].y)", 2, false, false),
            case("overflowing_neg", "(n[i].x as i8).overflowing_neg()", 2, false, false),
            case("overflowing_abs", "(n[i].x as i8).overflowing_abs()", 2, false, false),
        ],
    },
    Kernel {
        name: "of_ivec2_0",
        features: of_ivec2_0::INFO.features,
        run: |i, out| of_ivec2_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "n[i].xy().min(n[i].yz())", 2, false, false),
            case("max", "n[i].xy().max(n[i].yz())", 2, false, false),
            case("clamp", "n[i].xy().clamp(n[i].yz(), n[i].zw())", 2, false, false),
            case("abs", "n[i].xy().abs()", 2, false, false),
            case("signum", "n[i].xy().signum()", 2, false, false),
            case("rem_euclid", "n[i].xy().rem_euclid(n[i].yz())", 2, false, false),
            case("div_euclid", "n[i].xy().div_euclid(n[i].yz())", 2, false, false),
            case("saturating_add", "n[i].xy().saturating_add(n[i].yz())", 2, false, false),
            case("saturating_sub", "n[i].xy().saturating_sub(n[i].yz())", 2, false, false),
            case("saturating_mul", "n[i].xy().saturating_mul(n[i].yz())", 2, false, false),
            case("wrapping_add", "n[i].xy().wrapping_add(n[i].yz())", 2, false, false),
            case("wrapping_sub", "n[i].xy().wrapping_sub(n[i].yz())", 2, false, false),
            case("wrapping_mul", "n[i].xy().wrapping_mul(n[i].yz())", 2, false, false),
            case("wrapping_div", "n[i].xy().wrapping_div(n[i].yz())", 2, false, false),
            case("wrapping_add_unsigned", "n[i].xy().wrapping_add_unsigned(u[i].yz())", 2, false, false),
            case("wrapping_sub_unsigned", "n[i].xy().wrapping_sub_unsigned(u[i].yz())", 2, false, false),
            case("extend", "n[i].xy().extend(n[i].y)", 3, false, false),
            case("to_array", "n[i].xy().to_array()", 2, false, false),
            case("with_x", "n[i].xy().with_x(n[i].y)", 2, false, false),
            case("with_y", "n[i].xy().with_y(n[i].y)", 2, false, false),
            case("element_sum", "n[i].xy().element_sum()", 1, false, false),
            case("element_product", "n[i].xy().element_product()", 1, false, false),
            case("min_element", "n[i].xy().min_element()", 1, false, false),
            case("max_element", "n[i].xy().max_element()", 1, false, false),
            case("cmpeq", "n[i].xy().cmpeq(n[i].yz())", 2, false, false),
            case("cmpne", "n[i].xy().cmpne(n[i].yz())", 2, false, false),
            case("cmplt", "n[i].xy().cmplt(n[i].yz())", 2, false, false),
            case("cmple", "n[i].xy().cmple(n[i].yz())", 2, false, false),
            case("cmpgt", "n[i].xy().cmpgt(n[i].yz())", 2, false, false),
            case("cmpge", "n[i].xy().cmpge(n[i].yz())", 2, false, false),
            case("is_negative_mask", "n[i].xy().is_negative_mask()", 2, false, false),
            case("dot", "n[i].xy().dot(n[i].yz())", 1, false, false),
            case("dot_into_vec", "n[i].xy().dot_into_vec(n[i].yz())", 2, false, false),
            case("length_squared", "n[i].xy().length_squared()", 1, false, false),
            case("distance_squared", "n[i].xy().distance_squared(n[i].yz())", 1, false, false),
            case("manhattan_distance", "n[i].xy().manhattan_distance(n[i].yz())", 1, false, false),
            case("chebyshev_distance", "n[i].xy().chebyshev_distance(n[i].yz())", 1, false, false),
            case("select", "select(n[i].xy(), n[i].yz(), u[i].zw().cmplt(u[i].yz()))", 2, false, false),
            case("bitcast_f32", "bitcast::<Vec2>(n[i].xy())", 2, false, true),
            case("bitcast_i32", "bitcast::<IVec2>(n[i].xy())", 2, false, false),
        ],
    },
    Kernel {
        name: "of_ivec2_1",
        features: of_ivec2_1::INFO.features,
        run: |i, out| of_ivec2_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("bitcast_u32", "bitcast::<UVec2>(n[i].xy())", 2, false, false),
            case("sign", "sign(n[i].xy())", 2, false, false),
            case("count_one_bits", "count_one_bits(n[i].xy())", 2, false, false),
            case("count_leading_zeros", "count_leading_zeros(n[i].xy())", 2, false, false),
            case("count_trailing_zeros", "count_trailing_zeros(n[i].xy())", 2, false, false),
            case("first_leading_bit", "first_leading_bit(n[i].xy())", 2, false, false),
            case("first_trailing_bit", "first_trailing_bit(n[i].xy())", 2, false, false),
            case("reverse_bits", "reverse_bits(n[i].xy())", 2, false, false),
            case("extract_bits", "extract_bits(n[i].xy(), u[i].y, u[i].z)", 2, false, false),
            case("insert_bits", "insert_bits(n[i].xy(), n[i].yz(), u[i].z, u[i].w)", 2, false, false),
        ],
    },
    Kernel {
        name: "of_ivec3_0",
        features: of_ivec3_0::INFO.features,
        run: |i, out| of_ivec3_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "n[i].xyz().min(n[i].yzw())", 3, false, false),
            case("max", "n[i].xyz().max(n[i].yzw())", 3, false, false),
            case("clamp", "n[i].xyz().clamp(n[i].yzw(), n[i].zwx())", 3, false, false),
            case("abs", "n[i].xyz().abs()", 3, false, false),
            case("signum", "n[i].xyz().signum()", 3, false, false),
            case("rem_euclid", "n[i].xyz().rem_euclid(n[i].yzw())", 3, false, false),
            case("div_euclid", "n[i].xyz().div_euclid(n[i].yzw())", 3, false, false),
            case("saturating_add", "n[i].xyz().saturating_add(n[i].yzw())", 3, false, false),
            case("saturating_sub", "n[i].xyz().saturating_sub(n[i].yzw())", 3, false, false),
            case("saturating_mul", "n[i].xyz().saturating_mul(n[i].yzw())", 3, false, false),
            case("wrapping_add", "n[i].xyz().wrapping_add(n[i].yzw())", 3, false, false),
            case("wrapping_sub", "n[i].xyz().wrapping_sub(n[i].yzw())", 3, false, false),
            case("wrapping_mul", "n[i].xyz().wrapping_mul(n[i].yzw())", 3, false, false),
            case("wrapping_div", "n[i].xyz().wrapping_div(n[i].yzw())", 3, false, false),
            case("wrapping_add_unsigned", "n[i].xyz().wrapping_add_unsigned(u[i].yzw())", 3, false, false),
            case("wrapping_sub_unsigned", "n[i].xyz().wrapping_sub_unsigned(u[i].yzw())", 3, false, false),
            case("extend", "n[i].xyz().extend(n[i].y)", 4, false, false),
            case("truncate", "n[i].xyz().truncate()", 2, false, false),
            case("to_array", "n[i].xyz().to_array()", 3, false, false),
            case("with_x", "n[i].xyz().with_x(n[i].y)", 3, false, false),
            case("with_y", "n[i].xyz().with_y(n[i].y)", 3, false, false),
            case("with_z", "n[i].xyz().with_z(n[i].y)", 3, false, false),
            case("element_sum", "n[i].xyz().element_sum()", 1, false, false),
            case("element_product", "n[i].xyz().element_product()", 1, false, false),
            case("min_element", "n[i].xyz().min_element()", 1, false, false),
            case("max_element", "n[i].xyz().max_element()", 1, false, false),
            case("cmpeq", "n[i].xyz().cmpeq(n[i].yzw())", 3, false, false),
            case("cmpne", "n[i].xyz().cmpne(n[i].yzw())", 3, false, false),
            case("cmplt", "n[i].xyz().cmplt(n[i].yzw())", 3, false, false),
            case("cmple", "n[i].xyz().cmple(n[i].yzw())", 3, false, false),
            case("cmpgt", "n[i].xyz().cmpgt(n[i].yzw())", 3, false, false),
            case("cmpge", "n[i].xyz().cmpge(n[i].yzw())", 3, false, false),
            case("is_negative_mask", "n[i].xyz().is_negative_mask()", 3, false, false),
            case("dot", "n[i].xyz().dot(n[i].yzw())", 1, false, false),
            case("dot_into_vec", "n[i].xyz().dot_into_vec(n[i].yzw())", 3, false, false),
            case("cross", "n[i].xyz().cross(n[i].yzw())", 3, false, false),
            case("length_squared", "n[i].xyz().length_squared()", 1, false, false),
            case("distance_squared", "n[i].xyz().distance_squared(n[i].yzw())", 1, false, false),
            case("manhattan_distance", "n[i].xyz().manhattan_distance(n[i].yzw())", 1, false, false),
            case("chebyshev_distance", "n[i].xyz().chebyshev_distance(n[i].yzw())", 1, false, false),
        ],
    },
    Kernel {
        name: "of_ivec3_1",
        features: of_ivec3_1::INFO.features,
        run: |i, out| of_ivec3_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("select", "select(n[i].xyz(), n[i].yzw(), u[i].zwx().cmplt(u[i].yzw()))", 3, false, false),
            case("bitcast_f32", "bitcast::<Vec3>(n[i].xyz())", 3, false, true),
            case("bitcast_i32", "bitcast::<IVec3>(n[i].xyz())", 3, false, false),
            case("bitcast_u32", "bitcast::<UVec3>(n[i].xyz())", 3, false, false),
            case("sign", "sign(n[i].xyz())", 3, false, false),
            case("count_one_bits", "count_one_bits(n[i].xyz())", 3, false, false),
            case("count_leading_zeros", "count_leading_zeros(n[i].xyz())", 3, false, false),
            case("count_trailing_zeros", "count_trailing_zeros(n[i].xyz())", 3, false, false),
            case("first_leading_bit", "first_leading_bit(n[i].xyz())", 3, false, false),
            case("first_trailing_bit", "first_trailing_bit(n[i].xyz())", 3, false, false),
            case("reverse_bits", "reverse_bits(n[i].xyz())", 3, false, false),
            case("extract_bits", "extract_bits(n[i].xyz(), u[i].y, u[i].z)", 3, false, false),
            case("insert_bits", "insert_bits(n[i].xyz(), n[i].yzw(), u[i].z, u[i].w)", 3, false, false),
        ],
    },
    Kernel {
        name: "of_ivec4_0",
        features: of_ivec4_0::INFO.features,
        run: |i, out| of_ivec4_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "n[i].xyzw().min(n[i].yzwx())", 4, false, false),
            case("max", "n[i].xyzw().max(n[i].yzwx())", 4, false, false),
            case("clamp", "n[i].xyzw().clamp(n[i].yzwx(), n[i].zwxy())", 4, false, false),
            case("abs", "n[i].xyzw().abs()", 4, false, false),
            case("signum", "n[i].xyzw().signum()", 4, false, false),
            case("rem_euclid", "n[i].xyzw().rem_euclid(n[i].yzwx())", 4, false, false),
            case("div_euclid", "n[i].xyzw().div_euclid(n[i].yzwx())", 4, false, false),
            case("saturating_add", "n[i].xyzw().saturating_add(n[i].yzwx())", 4, false, false),
            case("saturating_sub", "n[i].xyzw().saturating_sub(n[i].yzwx())", 4, false, false),
            case("saturating_mul", "n[i].xyzw().saturating_mul(n[i].yzwx())", 4, false, false),
            case("wrapping_add", "n[i].xyzw().wrapping_add(n[i].yzwx())", 4, false, false),
            case("wrapping_sub", "n[i].xyzw().wrapping_sub(n[i].yzwx())", 4, false, false),
            case("wrapping_mul", "n[i].xyzw().wrapping_mul(n[i].yzwx())", 4, false, false),
            case("wrapping_div", "n[i].xyzw().wrapping_div(n[i].yzwx())", 4, false, false),
            case("wrapping_add_unsigned", "n[i].xyzw().wrapping_add_unsigned(u[i].yzwx())", 4, false, false),
            case("wrapping_sub_unsigned", "n[i].xyzw().wrapping_sub_unsigned(u[i].yzwx())", 4, false, false),
            case("truncate", "n[i].xyzw().truncate()", 3, false, false),
            case("to_array", "n[i].xyzw().to_array()", 4, false, false),
            case("with_x", "n[i].xyzw().with_x(n[i].y)", 4, false, false),
            case("with_y", "n[i].xyzw().with_y(n[i].y)", 4, false, false),
            case("with_z", "n[i].xyzw().with_z(n[i].y)", 4, false, false),
            case("with_w", "n[i].xyzw().with_w(n[i].y)", 4, false, false),
            case("element_sum", "n[i].xyzw().element_sum()", 1, false, false),
            case("element_product", "n[i].xyzw().element_product()", 1, false, false),
            case("min_element", "n[i].xyzw().min_element()", 1, false, false),
            case("max_element", "n[i].xyzw().max_element()", 1, false, false),
            case("cmpeq", "n[i].xyzw().cmpeq(n[i].yzwx())", 4, false, false),
            case("cmpne", "n[i].xyzw().cmpne(n[i].yzwx())", 4, false, false),
            case("cmplt", "n[i].xyzw().cmplt(n[i].yzwx())", 4, false, false),
            case("cmple", "n[i].xyzw().cmple(n[i].yzwx())", 4, false, false),
            case("cmpgt", "n[i].xyzw().cmpgt(n[i].yzwx())", 4, false, false),
            case("cmpge", "n[i].xyzw().cmpge(n[i].yzwx())", 4, false, false),
            case("is_negative_mask", "n[i].xyzw().is_negative_mask()", 4, false, false),
            case("dot", "n[i].xyzw().dot(n[i].yzwx())", 1, false, false),
            case("dot_into_vec", "n[i].xyzw().dot_into_vec(n[i].yzwx())", 4, false, false),
            case("length_squared", "n[i].xyzw().length_squared()", 1, false, false),
            case("distance_squared", "n[i].xyzw().distance_squared(n[i].yzwx())", 1, false, false),
            case("manhattan_distance", "n[i].xyzw().manhattan_distance(n[i].yzwx())", 1, false, false),
            case("chebyshev_distance", "n[i].xyzw().chebyshev_distance(n[i].yzwx())", 1, false, false),
            case("select", "select(n[i].xyzw(), n[i].yzwx(), u[i].zwxy().cmplt(u[i].yzwx()))", 4, false, false),
        ],
    },
    Kernel {
        name: "of_ivec4_1",
        features: of_ivec4_1::INFO.features,
        run: |i, out| of_ivec4_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("bitcast_f32", "bitcast::<Vec4>(n[i].xyzw())", 4, false, true),
            case("bitcast_i32", "bitcast::<IVec4>(n[i].xyzw())", 4, false, false),
            case("bitcast_u32", "bitcast::<UVec4>(n[i].xyzw())", 4, false, false),
            case("sign", "sign(n[i].xyzw())", 4, false, false),
            case("count_one_bits", "count_one_bits(n[i].xyzw())", 4, false, false),
            case("count_leading_zeros", "count_leading_zeros(n[i].xyzw())", 4, false, false),
            case("count_trailing_zeros", "count_trailing_zeros(n[i].xyzw())", 4, false, false),
            case("first_leading_bit", "first_leading_bit(n[i].xyzw())", 4, false, false),
            case("first_trailing_bit", "first_trailing_bit(n[i].xyzw())", 4, false, false),
            case("reverse_bits", "reverse_bits(n[i].xyzw())", 4, false, false),
            case("extract_bits", "extract_bits(n[i].xyzw(), u[i].y, u[i].z)", 4, false, false),
            case("insert_bits", "insert_bits(n[i].xyzw(), n[i].yzwx(), u[i].z, u[i].w)", 4, false, false),
            case("pack4xi8", "pack4xi8(n[i].xyzw())", 1, false, false),
            case("pack4xi8_clamp", "pack4xi8_clamp(n[i].xyzw())", 1, false, false),
        ],
    },
    Kernel {
        name: "of_mat2_0",
        features: of_mat2_0::INFO.features,
        run: |i, out| of_mat2_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("transpose", "Mat2::from_mat3(Mat3::from_mat4(m[i])).transpose()", 4, true, true),
            case("determinant", "Mat2::from_mat3(Mat3::from_mat4(m[i])).determinant()", 1, true, true),
            case("inverse", "Mat2::from_mat3(Mat3::from_mat4(m[i])).inverse()", 4, true, true),
            case("mul_vec2", "Mat2::from_mat3(Mat3::from_mat4(m[i])).mul_vec2(f[i].yz())", 2, true, true),
            case("transpose_mul_vec2", "Mat2::from_mat3(Mat3::from_mat4(m[i])).transpose_mul_vec2(f[i].yz())", 2, true, true),
            case("mul_mat2", "Mat2::from_mat3(Mat3::from_mat4(m[i])).mul_mat2(&Mat2::from_mat3(Mat3::from_mat4(m[i].transpose())))", 4, true, true),
            case("add_mat2", "Mat2::from_mat3(Mat3::from_mat4(m[i])).add_mat2(&Mat2::from_mat3(Mat3::from_mat4(m[i].transpose())))", 4, true, true),
            case("sub_mat2", "Mat2::from_mat3(Mat3::from_mat4(m[i])).sub_mat2(&Mat2::from_mat3(Mat3::from_mat4(m[i].transpose())))", 4, true, true),
            case("mul_scalar", "Mat2::from_mat3(Mat3::from_mat4(m[i])).mul_scalar(f[i].y)", 4, true, true),
            case("div_scalar", "Mat2::from_mat3(Mat3::from_mat4(m[i])).div_scalar(f[i].y)", 4, true, true),
            case("col", "Mat2::from_mat3(Mat3::from_mat4(m[i])).col(u[i].y % 2)", 2, true, true),
            case("row", "Mat2::from_mat3(Mat3::from_mat4(m[i])).row(u[i].y % 2)", 2, true, true),
            case("diagonal", "Mat2::from_mat3(Mat3::from_mat4(m[i])).diagonal()", 2, true, true),
            case("to_cols_array", "Mat2::from_mat3(Mat3::from_mat4(m[i])).to_cols_array()", 4, true, true),
            case("from_mat2", "Mat3::from_mat2(Mat2::from_mat3(Mat3::from_mat4(m[i])))", 9, true, true),
        ],
    },
    Kernel {
        name: "of_mat3_0",
        features: of_mat3_0::INFO.features,
        run: |i, out| of_mat3_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("transpose", "Mat3::from_mat4(m[i]).transpose()", 9, true, true),
            case("determinant", "Mat3::from_mat4(m[i]).determinant()", 1, true, true),
            case("inverse", "Mat3::from_mat4(m[i]).inverse()", 9, true, true),
            case("mul_vec3", "Mat3::from_mat4(m[i]).mul_vec3(f[i].yzw())", 3, true, true),
            case("transpose_mul_vec3", "Mat3::from_mat4(m[i]).transpose_mul_vec3(f[i].yzw())", 3, true, true),
            case("mul_mat3", "Mat3::from_mat4(m[i]).mul_mat3(&Mat3::from_mat4(m[i].transpose()))", 9, true, true),
            case("add_mat3", "Mat3::from_mat4(m[i]).add_mat3(&Mat3::from_mat4(m[i].transpose()))", 9, true, true),
            case("sub_mat3", "Mat3::from_mat4(m[i]).sub_mat3(&Mat3::from_mat4(m[i].transpose()))", 9, true, true),
            case("mul_scalar", "Mat3::from_mat4(m[i]).mul_scalar(f[i].y)", 9, true, true),
            case("div_scalar", "Mat3::from_mat4(m[i]).div_scalar(f[i].y)", 9, true, true),
            case("transform_point2", "Mat3::from_mat4(m[i]).transform_point2(f[i].yz())", 2, true, true),
            case("transform_vector2", "Mat3::from_mat4(m[i]).transform_vector2(f[i].yz())", 2, true, true),
            case("col", "Mat3::from_mat4(m[i]).col(u[i].y % 3)", 3, true, true),
            case("row", "Mat3::from_mat4(m[i]).row(u[i].y % 3)", 3, true, true),
            case("diagonal", "Mat3::from_mat4(m[i]).diagonal()", 3, true, true),
            case("to_cols_array", "Mat3::from_mat4(m[i]).to_cols_array()", 9, true, true),
            case("from_mat3", "Mat2::from_mat3(Mat3::from_mat4(m[i]))", 4, true, true),
            case("from_mat3", "Mat4::from_mat3(Mat3::from_mat4(m[i]))", 16, true, true),
        ],
    },
    Kernel {
        name: "of_mat4_0",
        features: of_mat4_0::INFO.features,
        run: |i, out| of_mat4_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("transpose", "m[i].transpose()", 16, true, true),
            case("determinant", "m[i].determinant()", 1, true, true),
            case("inverse", "m[i].inverse()", 16, true, true),
            case("mul_vec4", "m[i].mul_vec4(f[i].yzwx())", 4, true, true),
            case("transpose_mul_vec4", "m[i].transpose_mul_vec4(f[i].yzwx())", 4, true, true),
            case("mul_mat4", "m[i].mul_mat4(&m[i].transpose())", 16, true, true),
            case("add_mat4", "m[i].add_mat4(&m[i].transpose())", 16, true, true),
            case("sub_mat4", "m[i].sub_mat4(&m[i].transpose())", 16, true, true),
            case("mul_scalar", "m[i].mul_scalar(f[i].y)", 16, true, true),
            case("div_scalar", "m[i].div_scalar(f[i].y)", 16, true, true),
            case("transform_point3", "m[i].transform_point3(f[i].yzw())", 3, true, true),
            case("transform_vector3", "m[i].transform_vector3(f[i].yzw())", 3, true, true),
            case("project_point3", "m[i].project_point3(f[i].yzw())", 3, true, true),
            case("col", "m[i].col(u[i].y % 4)", 4, true, true),
            case("row", "m[i].row(u[i].y % 4)", 4, true, true),
            case("diagonal", "m[i].diagonal()", 4, true, true),
            case("to_cols_array", "m[i].to_cols_array()", 16, true, true),
            case("from_mat4", "Mat3::from_mat4(m[i])", 9, true, true),
        ],
    },
    Kernel {
        name: "of_u16_0",
        features: of_u16_0::INFO.features,
        run: |i, out| of_u16_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "(u[i].x as u16).min((u[i].y as u16))", 1, false, false),
            case("max", "(u[i].x as u16).max((u[i].y as u16))", 1, false, false),
            case("clamp", "(u[i].x as u16).clamp((u[i].y as u16), (u[i].z as u16))", 1, false, false),
            case("cast_signed", "(u[i].x as u16).cast_signed()", 1, false, false),
            case("count_ones", "(u[i].x as u16).count_ones()", 1, false, false),
            case("count_zeros", "(u[i].x as u16).count_zeros()", 1, false, false),
            case("leading_zeros", "(u[i].x as u16).leading_zeros()", 1, false, false),
            case("leading_ones", "(u[i].x as u16).leading_ones()", 1, false, false),
            case("trailing_zeros", "(u[i].x as u16).trailing_zeros()", 1, false, false),
            case("trailing_ones", "(u[i].x as u16).trailing_ones()", 1, false, false),
            case("reverse_bits", "(u[i].x as u16).reverse_bits()", 1, false, false),
            case("swap_bytes", "(u[i].x as u16).swap_bytes()", 1, false, false),
            case("rotate_left", "(u[i].x as u16).rotate_left(u[i].y)", 1, false, false),
            case("rotate_right", "(u[i].x as u16).rotate_right(u[i].y)", 1, false, false),
            case("ilog2", "(u[i].x as u16).ilog2()", 1, false, false),
            case("is_power_of_two", "(u[i].x as u16).is_power_of_two()", 1, false, false),
            case("next_power_of_two", "(u[i].x as u16).next_power_of_two()", 1, false, false),
            case("pow", "(u[i].x as u16).pow(u[i].y)", 1, false, false),
            case("isqrt", "(u[i].x as u16).isqrt()", 1, false, false),
            case("abs_diff", "(u[i].x as u16).abs_diff((u[i].y as u16))", 1, false, false),
            case("midpoint", "(u[i].x as u16).midpoint((u[i].y as u16))", 1, false, false),
            case("div_ceil", "(u[i].x as u16).div_ceil((u[i].y as u16))", 1, false, false),
            case("next_multiple_of", "(u[i].x as u16).next_multiple_of((u[i].y as u16))", 1, false, false),
            case("is_multiple_of", "(u[i].x as u16).is_multiple_of((u[i].y as u16))", 1, false, false),
            case("rem_euclid", "(u[i].x as u16).rem_euclid((u[i].y as u16))", 1, false, false),
            case("div_euclid", "(u[i].x as u16).div_euclid((u[i].y as u16))", 1, false, false),
            case("saturating_add", "(u[i].x as u16).saturating_add((u[i].y as u16))", 1, false, false),
            case("saturating_sub", "(u[i].x as u16).saturating_sub((u[i].y as u16))", 1, false, false),
            case("saturating_mul", "(u[i].x as u16).saturating_mul((u[i].y as u16))", 1, false, false),
            case("saturating_add_signed", "(u[i].x as u16).saturating_add_signed((n[i].y as i16))", 1, false, false),
            case("wrapping_add", "(u[i].x as u16).wrapping_add((u[i].y as u16))", 1, false, false),
            case("wrapping_sub", "(u[i].x as u16).wrapping_sub((u[i].y as u16))", 1, false, false),
            case("wrapping_mul", "(u[i].x as u16).wrapping_mul((u[i].y as u16))", 1, false, false),
            case("wrapping_div", "(u[i].x as u16).wrapping_div((u[i].y as u16))", 1, false, false),
            case("wrapping_rem", "(u[i].x as u16).wrapping_rem((u[i].y as u16))", 1, false, false),
            case("wrapping_shl", "(u[i].x as u16).wrapping_shl(u[i].y)", 1, false, false),
            case("wrapping_shr", "(u[i].x as u16).wrapping_shr(u[i].y)", 1, false, false),
            case("wrapping_neg", "(u[i].x as u16).wrapping_neg()", 1, false, false),
            case("wrapping_add_signed", "(u[i].x as u16).wrapping_add_signed((n[i].y as i16))", 1, false, false),
            case("overflowing_add", "(u[i].x as u16).overflowing_add((u[i].y as u16))", 2, false, false),
        ],
    },
    Kernel {
        name: "of_u16_1",
        features: of_u16_1::INFO.features,
        run: |i, out| of_u16_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("overflowing_sub", "(u[i].x as u16).overflowing_sub((u[i].y as u16))", 2, false, false),
            case("overflowing_mul", "(u[i].x as u16).overflowing_mul((u[i].y as u16))", 2, false, false),
            case("overflowing_div", "(u[i].x as u16).overflowing_div((u[i].y as u16))", 2, false, false),
            case("overflowing_rem", "(u[i].x as u16).overflowing_rem((u[i].y as u16))", 2, false, false),
            case("overflowing_shl", "(u[i].x as u16).overflowing_shl(u[i].y)", 2, false, false),
            case("overflowing_shr", "(u[i].x as u16).overflowing_shr(u[i].y)", 2, false, false),
            case("overflowing_neg", "(u[i].x as u16).overflowing_neg()", 2, false, false),
        ],
    },
    Kernel {
        name: "of_u32_0",
        features: of_u32_0::INFO.features,
        run: |i, out| of_u32_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "u[i].x.min(u[i].y)", 1, false, false),
            case("max", "u[i].x.max(u[i].y)", 1, false, false),
            case("clamp", "u[i].x.clamp(u[i].y, u[i].z)", 1, false, false),
            case("from_bits", "f32::from_bits(u[i].x)", 1, false, true),
            case("cast_signed", "u[i].x.cast_signed()", 1, false, false),
            case("count_ones", "u[i].x.count_ones()", 1, false, false),
            case("count_zeros", "u[i].x.count_zeros()", 1, false, false),
            case("leading_zeros", "u[i].x.leading_zeros()", 1, false, false),
            case("leading_ones", "u[i].x.leading_ones()", 1, false, false),
            case("trailing_zeros", "u[i].x.trailing_zeros()", 1, false, false),
            case("trailing_ones", "u[i].x.trailing_ones()", 1, false, false),
            case("reverse_bits", "u[i].x.reverse_bits()", 1, false, false),
            case("swap_bytes", "u[i].x.swap_bytes()", 1, false, false),
            case("rotate_left", "u[i].x.rotate_left(u[i].y)", 1, false, false),
            case("rotate_right", "u[i].x.rotate_right(u[i].y)", 1, false, false),
            case("ilog2", "u[i].x.ilog2()", 1, false, false),
            case("is_power_of_two", "u[i].x.is_power_of_two()", 1, false, false),
            case("next_power_of_two", "u[i].x.next_power_of_two()", 1, false, false),
            case("pow", "u[i].x.pow(u[i].y)", 1, false, false),
            case("isqrt", "u[i].x.isqrt()", 1, false, false),
            case("abs_diff", "u[i].x.abs_diff(u[i].y)", 1, false, false),
            case("midpoint", "u[i].x.midpoint(u[i].y)", 1, false, false),
            case("div_ceil", "u[i].x.div_ceil(u[i].y)", 1, false, false),
            case("next_multiple_of", "u[i].x.next_multiple_of(u[i].y)", 1, false, false),
            case("is_multiple_of", "u[i].x.is_multiple_of(u[i].y)", 1, false, false),
            case("rem_euclid", "u[i].x.rem_euclid(u[i].y)", 1, false, false),
            case("div_euclid", "u[i].x.div_euclid(u[i].y)", 1, false, false),
            case("saturating_add", "u[i].x.saturating_add(u[i].y)", 1, false, false),
            case("saturating_sub", "u[i].x.saturating_sub(u[i].y)", 1, false, false),
            case("saturating_mul", "u[i].x.saturating_mul(u[i].y)", 1, false, false),
            case("wrapping_add", "u[i].x.wrapping_add(u[i].y)", 1, false, false),
            case("wrapping_sub", "u[i].x.wrapping_sub(u[i].y)", 1, false, false),
            case("wrapping_mul", "u[i].x.wrapping_mul(u[i].y)", 1, false, false),
            case("wrapping_div", "u[i].x.wrapping_div(u[i].y)", 1, false, false),
            case("wrapping_rem", "u[i].x.wrapping_rem(u[i].y)", 1, false, false),
            case("wrapping_shl", "u[i].x.wrapping_shl(u[i].y)", 1, false, false),
            case("wrapping_shr", "u[i].x.wrapping_shr(u[i].y)", 1, false, false),
            case("wrapping_neg", "u[i].x.wrapping_neg()", 1, false, false),
            case("wrapping_add_signed", "u[i].x.wrapping_add_signed(n[i].y)", 1, false, false),
            case("saturating_add_signed", "u[i].x.saturating_add_signed(n[i].y)", 1, false, false),
        ],
    },
    Kernel {
        name: "of_u32_1",
        features: of_u32_1::INFO.features,
        run: |i, out| of_u32_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("select", "select(u[i].x, u[i].y, (u[i].z < u[i].w))", 1, false, false),
            case("bitcast_f32", "bitcast::<f32>(u[i].x)", 1, false, true),
            case("bitcast_i32", "bitcast::<i32>(u[i].x)", 1, false, false),
            case("bitcast_u32", "bitcast::<u32>(u[i].x)", 1, false, false),
            case("count_one_bits", "count_one_bits(u[i].x)", 1, false, false),
            case("count_leading_zeros", "count_leading_zeros(u[i].x)", 1, false, false),
            case("count_trailing_zeros", "count_trailing_zeros(u[i].x)", 1, false, false),
            case("first_leading_bit", "first_leading_bit(u[i].x)", 1, false, false),
            case("first_trailing_bit", "first_trailing_bit(u[i].x)", 1, false, false),
            case("reverse_bits", "reverse_bits(u[i].x)", 1, false, false),
            case("extract_bits", "extract_bits(u[i].x, u[i].y, u[i].z)", 1, false, false),
            case("insert_bits", "insert_bits(u[i].x, u[i].y, u[i].z, u[i].w)", 1, false, false),
            case("unpack4x8unorm", "unpack4x8unorm(u[i].x)", 4, false, true),
            case("unpack4x8snorm", "unpack4x8snorm(u[i].x)", 4, false, true),
            case("unpack2x16unorm", "unpack2x16unorm(u[i].x)", 2, false, true),
            case("unpack2x16snorm", "unpack2x16snorm(u[i].x)", 2, false, true),
            case("unpack2x16float", "unpack2x16float(u[i].x)", 2, false, true),
            case("unpack4xi8", "unpack4xi8(u[i].x)", 4, false, false),
            case("unpack4xu8", "unpack4xu8(u[i].x)", 4, false, false),
            case("dot4u8_packed", "dot4u8_packed(u[i].x, u[i].y)", 1, false, false),
            case("dot4i8_packed", "dot4i8_packed(u[i].x, u[i].y)", 1, false, false),
            case("overflowing_add", "u[i].x.overflowing_add(u[i].y)", 2, false, false),
            case("overflowing_sub", "u[i].x.overflowing_sub(u[i].y)", 2, false, false),
            case("overflowing_mul", "u[i].x.overflowing_mul(u[i].y)", 2, false, false),
            case("overflowing_div", "u[i].x.overflowing_div(u[i].y)", 2, false, false),
            case("overflowing_rem", "u[i].x.overflowing_rem(u[i].y)", 2, false, false),
            case("overflowing_neg", "u[i].x.overflowing_neg()", 2, false, false),
            case("overflowing_shl", "u[i].x.overflowing_shl(u[i].y)", 2, false, false),
            case("overflowing_shr", "u[i].x.overflowing_shr(u[i].y)", 2, false, false),
        ],
    },
    Kernel {
        name: "of_u64_0",
        features: of_u64_0::INFO.features,
        run: |i, out| of_u64_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "((u[i].x as u64) << 32 | u[i].y as u64).min(((u[i].y as u64) << 32 | u[i].z as u64))", 2, false, false),
            case("max", "((u[i].x as u64) << 32 | u[i].y as u64).max(((u[i].y as u64) << 32 | u[i].z as u64))", 2, false, false),
            case("clamp", "((u[i].x as u64) << 32 | u[i].y as u64).clamp(((u[i].y as u64) << 32 | u[i].z as u64), ((u[i].z as u64) << 32 | u[i].w as u64))", 2, false, false),
            case("select", "select(((u[i].x as u64) << 32 | u[i].y as u64), ((u[i].y as u64) << 32 | u[i].z as u64), (u[i].z < u[i].w))", 2, false, false),
            case("cast_signed", "((u[i].x as u64) << 32 | u[i].y as u64).cast_signed()", 2, false, false),
            case("count_ones", "((u[i].x as u64) << 32 | u[i].y as u64).count_ones()", 1, false, false),
            case("count_zeros", "((u[i].x as u64) << 32 | u[i].y as u64).count_zeros()", 1, false, false),
            case("leading_zeros", "((u[i].x as u64) << 32 | u[i].y as u64).leading_zeros()", 1, false, false),
            case("leading_ones", "((u[i].x as u64) << 32 | u[i].y as u64).leading_ones()", 1, false, false),
            case("trailing_zeros", "((u[i].x as u64) << 32 | u[i].y as u64).trailing_zeros()", 1, false, false),
            case("trailing_ones", "((u[i].x as u64) << 32 | u[i].y as u64).trailing_ones()", 1, false, false),
            case("ilog2", "((u[i].x as u64) << 32 | u[i].y as u64).ilog2()", 1, false, false),
            case("reverse_bits", "((u[i].x as u64) << 32 | u[i].y as u64).reverse_bits()", 2, false, false),
            case("is_power_of_two", "((u[i].x as u64) << 32 | u[i].y as u64).is_power_of_two()", 1, false, false),
            case("rotate_left", "((u[i].x as u64) << 32 | u[i].y as u64).rotate_left(u[i].y)", 2, false, false),
            case("rotate_right", "((u[i].x as u64) << 32 | u[i].y as u64).rotate_right(u[i].y)", 2, false, false),
            case("pow", "((u[i].x as u64) << 32 | u[i].y as u64).pow(u[i].y)", 2, false, false),
            case("abs_diff", "((u[i].x as u64) << 32 | u[i].y as u64).abs_diff(((u[i].y as u64) << 32 | u[i].z as u64))", 2, false, false),
            case("div_ceil", "((u[i].x as u64) << 32 | u[i].y as u64).div_ceil(((u[i].y as u64) << 32 | u[i].z as u64))", 2, false, false),
            case("next_multiple_of", "((u[i].x as u64) << 32 | u[i].y as u64).next_multiple_of(((u[i].y as u64) << 32 | u[i].z as u64))", 2, false, false),
            case("is_multiple_of", "((u[i].x as u64) << 32 | u[i].y as u64).is_multiple_of(((u[i].y as u64) << 32 | u[i].z as u64))", 1, false, false),
            case("rem_euclid", "((u[i].x as u64) << 32 | u[i].y as u64).rem_euclid(((u[i].y as u64) << 32 | u[i].z as u64))", 2, false, false),
            case("div_euclid", "((u[i].x as u64) << 32 | u[i].y as u64).div_euclid(((u[i].y as u64) << 32 | u[i].z as u64))", 2, false, false),
            case("saturating_add", "((u[i].x as u64) << 32 | u[i].y as u64).saturating_add(((u[i].y as u64) << 32 | u[i].z as u64))", 2, false, false),
            case("saturating_sub", "((u[i].x as u64) << 32 | u[i].y as u64).saturating_sub(((u[i].y as u64) << 32 | u[i].z as u64))", 2, false, false),
            case("wrapping_add", "((u[i].x as u64) << 32 | u[i].y as u64).wrapping_add(((u[i].y as u64) << 32 | u[i].z as u64))", 2, false, false),
            case("wrapping_sub", "((u[i].x as u64) << 32 | u[i].y as u64).wrapping_sub(((u[i].y as u64) << 32 | u[i].z as u64))", 2, false, false),
            case("wrapping_mul", "((u[i].x as u64) << 32 | u[i].y as u64).wrapping_mul(((u[i].y as u64) << 32 | u[i].z as u64))", 2, false, false),
            case("wrapping_div", "((u[i].x as u64) << 32 | u[i].y as u64).wrapping_div(((u[i].y as u64) << 32 | u[i].z as u64))", 2, false, false),
            case("wrapping_rem", "((u[i].x as u64) << 32 | u[i].y as u64).wrapping_rem(((u[i].y as u64) << 32 | u[i].z as u64))", 2, false, false),
            case("wrapping_shl", "((u[i].x as u64) << 32 | u[i].y as u64).wrapping_shl(u[i].y)", 2, false, false),
            case("wrapping_shr", "((u[i].x as u64) << 32 | u[i].y as u64).wrapping_shr(u[i].y)", 2, false, false),
            case("wrapping_neg", "((u[i].x as u64) << 32 | u[i].y as u64).wrapping_neg()", 2, false, false),
            case("from_bits", "f64::from_bits(((u[i].x as u64) << 32 | u[i].y as u64))", 1, false, true),
            case("overflowing_add", "((u[i].x as u64) << 32 | u[i].y as u64).overflowing_add(((u[i].y as u64) << 32 | u[i].z as u64))", 3, false, false),
            case("overflowing_sub", "((u[i].x as u64) << 32 | u[i].y as u64).overflowing_sub(((u[i].y as u64) << 32 | u[i].z as u64))", 3, false, false),
            case("overflowing_mul", "((u[i].x as u64) << 32 | u[i].y as u64).overflowing_mul(((u[i].y as u64) << 32 | u[i].z as u64))", 3, false, false),
            case("overflowing_div", "((u[i].x as u64) << 32 | u[i].y as u64).overflowing_div(((u[i].y as u64) << 32 | u[i].z as u64))", 3, false, false),
            case("overflowing_rem", "((u[i].x as u64) << 32 | u[i].y as u64).overflowing_rem(((u[i].y as u64) << 32 | u[i].z as u64))", 3, false, false),
            case("overflowing_neg", "((u[i].x as u64) << 32 | u[i].y as u64).overflowing_neg()", 3, false, false),
        ],
    },
    Kernel {
        name: "of_u64_1",
        features: of_u64_1::INFO.features,
        run: |i, out| of_u64_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("overflowing_shl", "((u[i].x as u64) << 32 | u[i].y as u64).overflowing_shl(u[i].y)", 3, false, false),
            case("overflowing_shr", "((u[i].x as u64) << 32 | u[i].y as u64).overflowing_shr(u[i].y)", 3, false, false),
        ],
    },
    Kernel {
        name: "of_u64vec2_0",
        features: of_u64vec2_0::INFO.features,
        run: |i, out| of_u64vec2_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).min(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64))", 4, false, false),
            case("max", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).max(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64))", 4, false, false),
            case("clamp", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).clamp(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64), U64Vec2::new((u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 4, false, false),
            case("select", "select(U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64), U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64), u[i].zw().cmplt(u[i].yz()))", 4, false, false),
            case("saturating_add", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).saturating_add(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64))", 4, false, false),
            case("saturating_sub", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).saturating_sub(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64))", 4, false, false),
            case("wrapping_add", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).wrapping_add(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64))", 4, false, false),
            case("wrapping_sub", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).wrapping_sub(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64))", 4, false, false),
            case("wrapping_mul", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).wrapping_mul(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64))", 4, false, false),
            case("wrapping_div", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).wrapping_div(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64))", 4, false, false),
            case("extend", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).extend(((u[i].y as u64) << 32 | u[i].z as u64))", 6, false, false),
            case("to_array", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).to_array()", 4, false, false),
            case("element_sum", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).element_sum()", 2, false, false),
            case("element_product", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).element_product()", 2, false, false),
            case("min_element", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).min_element()", 2, false, false),
            case("max_element", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).max_element()", 2, false, false),
            case("cmpeq", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).cmpeq(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64))", 2, false, false),
            case("cmpne", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).cmpne(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64))", 2, false, false),
            case("cmplt", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).cmplt(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64))", 2, false, false),
            case("cmple", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).cmple(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64))", 2, false, false),
            case("cmpgt", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).cmpgt(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64))", 2, false, false),
            case("cmpge", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).cmpge(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64))", 2, false, false),
            case("dot", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).dot(U64Vec2::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64))", 2, false, false),
            case("length_squared", "U64Vec2::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64).length_squared()", 2, false, false),
        ],
    },
    Kernel {
        name: "of_u64vec3_0",
        features: of_u64vec3_0::INFO.features,
        run: |i, out| of_u64vec3_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).min(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 6, false, false),
            case("max", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).max(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 6, false, false),
            case("clamp", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).clamp(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64), U64Vec3::new((u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 6, false, false),
            case("select", "select(U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64), U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64), u[i].zwx().cmplt(u[i].yzw()))", 6, false, false),
            case("saturating_add", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).saturating_add(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 6, false, false),
            case("saturating_sub", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).saturating_sub(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 6, false, false),
            case("wrapping_add", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).wrapping_add(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 6, false, false),
            case("wrapping_sub", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).wrapping_sub(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 6, false, false),
            case("wrapping_mul", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).wrapping_mul(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 6, false, false),
            case("wrapping_div", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).wrapping_div(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 6, false, false),
            case("extend", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).extend(((u[i].y as u64) << 32 | u[i].z as u64))", 8, false, false),
            case("truncate", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).truncate()", 4, false, false),
            case("to_array", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).to_array()", 6, false, false),
            case("element_sum", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).element_sum()", 2, false, false),
            case("element_product", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).element_product()", 2, false, false),
            case("min_element", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).min_element()", 2, false, false),
            case("max_element", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).max_element()", 2, false, false),
            case("cmpeq", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).cmpeq(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 3, false, false),
            case("cmpne", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).cmpne(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 3, false, false),
            case("cmplt", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).cmplt(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 3, false, false),
            case("cmple", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).cmple(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 3, false, false),
            case("cmpgt", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).cmpgt(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 3, false, false),
            case("cmpge", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).cmpge(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 3, false, false),
            case("dot", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).dot(U64Vec3::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64))", 2, false, false),
            case("length_squared", "U64Vec3::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64).length_squared()", 2, false, false),
        ],
    },
    Kernel {
        name: "of_u64vec4_0",
        features: of_u64vec4_0::INFO.features,
        run: |i, out| of_u64vec4_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).min(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 8, false, false),
            case("max", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).max(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 8, false, false),
            case("clamp", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).clamp(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64), U64Vec4::new((u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64))", 8, false, false),
            case("select", "select(U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64), U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64), u[i].zwxy().cmplt(u[i].yzwx()))", 8, false, false),
            case("saturating_add", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).saturating_add(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 8, false, false),
            case("saturating_sub", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).saturating_sub(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 8, false, false),
            case("wrapping_add", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).wrapping_add(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 8, false, false),
            case("wrapping_sub", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).wrapping_sub(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 8, false, false),
            case("wrapping_mul", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).wrapping_mul(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 8, false, false),
            case("wrapping_div", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).wrapping_div(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 8, false, false),
            case("truncate", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).truncate()", 6, false, false),
            case("to_array", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).to_array()", 8, false, false),
            case("element_sum", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).element_sum()", 2, false, false),
            case("element_product", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).element_product()", 2, false, false),
            case("min_element", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).min_element()", 2, false, false),
            case("max_element", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).max_element()", 2, false, false),
            case("cmpeq", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).cmpeq(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 4, false, false),
            case("cmpne", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).cmpne(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 4, false, false),
            case("cmplt", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).cmplt(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 4, false, false),
            case("cmple", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).cmple(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 4, false, false),
            case("cmpgt", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).cmpgt(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 4, false, false),
            case("cmpge", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).cmpge(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 4, false, false),
            case("dot", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).dot(U64Vec4::new((u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64, (u[i].x as u64) << 32 | u[i].y as u64))", 2, false, false),
            case("length_squared", "U64Vec4::new((u[i].x as u64) << 32 | u[i].y as u64, (u[i].y as u64) << 32 | u[i].z as u64, (u[i].z as u64) << 32 | u[i].w as u64, (u[i].w as u64) << 32 | u[i].x as u64).length_squared()", 2, false, false),
        ],
    },
    Kernel {
        name: "of_u8_0",
        features: of_u8_0::INFO.features,
        run: |i, out| of_u8_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "(u[i].x as u8).min((u[i].y as u8))", 1, false, false),
            case("max", "(u[i].x as u8).max((u[i].y as u8))", 1, false, false),
            case("clamp", "(u[i].x as u8).clamp((u[i].y as u8), (u[i].z as u8))", 1, false, false),
            case("cast_signed", "(u[i].x as u8).cast_signed()", 1, false, false),
            case("count_ones", "(u[i].x as u8).count_ones()", 1, false, false),
            case("count_zeros", "(u[i].x as u8).count_zeros()", 1, false, false),
            case("leading_zeros", "(u[i].x as u8).leading_zeros()", 1, false, false),
            case("leading_ones", "(u[i].x as u8).leading_ones()", 1, false, false),
            case("trailing_zeros", "(u[i].x as u8).trailing_zeros()", 1, false, false),
            case("trailing_ones", "(u[i].x as u8).trailing_ones()", 1, false, false),
            case("reverse_bits", "(u[i].x as u8).reverse_bits()", 1, false, false),
            case("swap_bytes", "(u[i].x as u8).swap_bytes()", 1, false, false),
            case("rotate_left", "(u[i].x as u8).rotate_left(u[i].y)", 1, false, false),
            case("rotate_right", "(u[i].x as u8).rotate_right(u[i].y)", 1, false, false),
            case("ilog2", "(u[i].x as u8).ilog2()", 1, false, false),
            case("is_power_of_two", "(u[i].x as u8).is_power_of_two()", 1, false, false),
            case("next_power_of_two", "(u[i].x as u8).next_power_of_two()", 1, false, false),
            case("pow", "(u[i].x as u8).pow(u[i].y)", 1, false, false),
            case("isqrt", "(u[i].x as u8).isqrt()", 1, false, false),
            case("abs_diff", "(u[i].x as u8).abs_diff((u[i].y as u8))", 1, false, false),
            case("midpoint", "(u[i].x as u8).midpoint((u[i].y as u8))", 1, false, false),
            case("div_ceil", "(u[i].x as u8).div_ceil((u[i].y as u8))", 1, false, false),
            case("next_multiple_of", "(u[i].x as u8).next_multiple_of((u[i].y as u8))", 1, false, false),
            case("is_multiple_of", "(u[i].x as u8).is_multiple_of((u[i].y as u8))", 1, false, false),
            case("rem_euclid", "(u[i].x as u8).rem_euclid((u[i].y as u8))", 1, false, false),
            case("div_euclid", "(u[i].x as u8).div_euclid((u[i].y as u8))", 1, false, false),
            case("saturating_add", "(u[i].x as u8).saturating_add((u[i].y as u8))", 1, false, false),
            case("saturating_sub", "(u[i].x as u8).saturating_sub((u[i].y as u8))", 1, false, false),
            case("saturating_mul", "(u[i].x as u8).saturating_mul((u[i].y as u8))", 1, false, false),
            case("saturating_add_signed", "(u[i].x as u8).saturating_add_signed((n[i].y as i8))", 1, false, false),
            case("wrapping_add", "(u[i].x as u8).wrapping_add((u[i].y as u8))", 1, false, false),
            case("wrapping_sub", "(u[i].x as u8).wrapping_sub((u[i].y as u8))", 1, false, false),
            case("wrapping_mul", "(u[i].x as u8).wrapping_mul((u[i].y as u8))", 1, false, false),
            case("wrapping_div", "(u[i].x as u8).wrapping_div((u[i].y as u8))", 1, false, false),
            case("wrapping_rem", "(u[i].x as u8).wrapping_rem((u[i].y as u8))", 1, false, false),
            case("wrapping_shl", "(u[i].x as u8).wrapping_shl(u[i].y)", 1, false, false),
            case("wrapping_shr", "(u[i].x as u8).wrapping_shr(u[i].y)", 1, false, false),
            case("wrapping_neg", "(u[i].x as u8).wrapping_neg()", 1, false, false),
            case("wrapping_add_signed", "(u[i].x as u8).wrapping_add_signed((n[i].y as i8))", 1, false, false),
            case("overflowing_add", "(u[i].x as u8).overflowing_add((u[i].y as u8))", 2, false, false),
        ],
    },
    Kernel {
        name: "of_u8_1",
        features: of_u8_1::INFO.features,
        run: |i, out| of_u8_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("overflowing_sub", "(u[i].x as u8).overflowing_sub((u[i].y as u8))", 2, false, false),
            case("overflowing_mul", "(u[i].x as u8).overflowing_mul((u[i].y as u8))", 2, false, false),
            case("overflowing_div", "(u[i].x as u8).overflowing_div((u[i].y as u8))", 2, false, false),
            case("overflowing_rem", "(u[i].x as u8).overflowing_rem((u[i].y as u8))", 2, false, false),
            case("overflowing_shl", "(u[i].x as u8).overflowing_shl(u[i].y)", 2, false, false),
            case("overflowing_shr", "(u[i].x as u8).overflowing_shr(u[i].y)", 2, false, false),
            case("overflowing_neg", "(u[i].x as u8).overflowing_neg()", 2, false, false),
        ],
    },
    Kernel {
        name: "of_uvec2_0",
        features: of_uvec2_0::INFO.features,
        run: |i, out| of_uvec2_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "u[i].xy().min(u[i].yz())", 2, false, false),
            case("max", "u[i].xy().max(u[i].yz())", 2, false, false),
            case("clamp", "u[i].xy().clamp(u[i].yz(), u[i].zw())", 2, false, false),
            case("saturating_add", "u[i].xy().saturating_add(u[i].yz())", 2, false, false),
            case("saturating_sub", "u[i].xy().saturating_sub(u[i].yz())", 2, false, false),
            case("saturating_mul", "u[i].xy().saturating_mul(u[i].yz())", 2, false, false),
            case("wrapping_add", "u[i].xy().wrapping_add(u[i].yz())", 2, false, false),
            case("wrapping_sub", "u[i].xy().wrapping_sub(u[i].yz())", 2, false, false),
            case("wrapping_mul", "u[i].xy().wrapping_mul(u[i].yz())", 2, false, false),
            case("wrapping_div", "u[i].xy().wrapping_div(u[i].yz())", 2, false, false),
            case("wrapping_add_signed", "u[i].xy().wrapping_add_signed(n[i].yz())", 2, false, false),
            case("saturating_add_signed", "u[i].xy().saturating_add_signed(n[i].yz())", 2, false, false),
            case("extend", "u[i].xy().extend(u[i].y)", 3, false, false),
            case("to_array", "u[i].xy().to_array()", 2, false, false),
            case("with_x", "u[i].xy().with_x(u[i].y)", 2, false, false),
            case("with_y", "u[i].xy().with_y(u[i].y)", 2, false, false),
            case("element_sum", "u[i].xy().element_sum()", 1, false, false),
            case("element_product", "u[i].xy().element_product()", 1, false, false),
            case("min_element", "u[i].xy().min_element()", 1, false, false),
            case("max_element", "u[i].xy().max_element()", 1, false, false),
            case("cmpeq", "u[i].xy().cmpeq(u[i].yz())", 2, false, false),
            case("cmpne", "u[i].xy().cmpne(u[i].yz())", 2, false, false),
            case("cmplt", "u[i].xy().cmplt(u[i].yz())", 2, false, false),
            case("cmple", "u[i].xy().cmple(u[i].yz())", 2, false, false),
            case("cmpgt", "u[i].xy().cmpgt(u[i].yz())", 2, false, false),
            case("cmpge", "u[i].xy().cmpge(u[i].yz())", 2, false, false),
            case("dot", "u[i].xy().dot(u[i].yz())", 1, false, false),
            case("dot_into_vec", "u[i].xy().dot_into_vec(u[i].yz())", 2, false, false),
            case("length_squared", "u[i].xy().length_squared()", 1, false, false),
            case("distance_squared", "u[i].xy().distance_squared(u[i].yz())", 1, false, false),
            case("manhattan_distance", "u[i].xy().manhattan_distance(u[i].yz())", 1, false, false),
            case("chebyshev_distance", "u[i].xy().chebyshev_distance(u[i].yz())", 1, false, false),
            case("select", "select(u[i].xy(), u[i].yz(), u[i].zw().cmplt(u[i].yz()))", 2, false, false),
            case("bitcast_f32", "bitcast::<Vec2>(u[i].xy())", 2, false, true),
            case("bitcast_i32", "bitcast::<IVec2>(u[i].xy())", 2, false, false),
            case("bitcast_u32", "bitcast::<UVec2>(u[i].xy())", 2, false, false),
            case("count_one_bits", "count_one_bits(u[i].xy())", 2, false, false),
            case("count_leading_zeros", "count_leading_zeros(u[i].xy())", 2, false, false),
            case("count_trailing_zeros", "count_trailing_zeros(u[i].xy())", 2, false, false),
            case("first_leading_bit", "first_leading_bit(u[i].xy())", 2, false, false),
        ],
    },
    Kernel {
        name: "of_uvec2_1",
        features: of_uvec2_1::INFO.features,
        run: |i, out| of_uvec2_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("first_trailing_bit", "first_trailing_bit(u[i].xy())", 2, false, false),
            case("reverse_bits", "reverse_bits(u[i].xy())", 2, false, false),
            case("extract_bits", "extract_bits(u[i].xy(), u[i].y, u[i].z)", 2, false, false),
            case("insert_bits", "insert_bits(u[i].xy(), u[i].yz(), u[i].z, u[i].w)", 2, false, false),
        ],
    },
    Kernel {
        name: "of_uvec3_0",
        features: of_uvec3_0::INFO.features,
        run: |i, out| of_uvec3_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "u[i].xyz().min(u[i].yzw())", 3, false, false),
            case("max", "u[i].xyz().max(u[i].yzw())", 3, false, false),
            case("clamp", "u[i].xyz().clamp(u[i].yzw(), u[i].zwx())", 3, false, false),
            case("saturating_add", "u[i].xyz().saturating_add(u[i].yzw())", 3, false, false),
            case("saturating_sub", "u[i].xyz().saturating_sub(u[i].yzw())", 3, false, false),
            case("saturating_mul", "u[i].xyz().saturating_mul(u[i].yzw())", 3, false, false),
            case("wrapping_add", "u[i].xyz().wrapping_add(u[i].yzw())", 3, false, false),
            case("wrapping_sub", "u[i].xyz().wrapping_sub(u[i].yzw())", 3, false, false),
            case("wrapping_mul", "u[i].xyz().wrapping_mul(u[i].yzw())", 3, false, false),
            case("wrapping_div", "u[i].xyz().wrapping_div(u[i].yzw())", 3, false, false),
            case("wrapping_add_signed", "u[i].xyz().wrapping_add_signed(n[i].yzw())", 3, false, false),
            case("saturating_add_signed", "u[i].xyz().saturating_add_signed(n[i].yzw())", 3, false, false),
            case("extend", "u[i].xyz().extend(u[i].y)", 4, false, false),
            case("truncate", "u[i].xyz().truncate()", 2, false, false),
            case("to_array", "u[i].xyz().to_array()", 3, false, false),
            case("with_x", "u[i].xyz().with_x(u[i].y)", 3, false, false),
            case("with_y", "u[i].xyz().with_y(u[i].y)", 3, false, false),
            case("with_z", "u[i].xyz().with_z(u[i].y)", 3, false, false),
            case("element_sum", "u[i].xyz().element_sum()", 1, false, false),
            case("element_product", "u[i].xyz().element_product()", 1, false, false),
            case("min_element", "u[i].xyz().min_element()", 1, false, false),
            case("max_element", "u[i].xyz().max_element()", 1, false, false),
            case("cmpeq", "u[i].xyz().cmpeq(u[i].yzw())", 3, false, false),
            case("cmpne", "u[i].xyz().cmpne(u[i].yzw())", 3, false, false),
            case("cmplt", "u[i].xyz().cmplt(u[i].yzw())", 3, false, false),
            case("cmple", "u[i].xyz().cmple(u[i].yzw())", 3, false, false),
            case("cmpgt", "u[i].xyz().cmpgt(u[i].yzw())", 3, false, false),
            case("cmpge", "u[i].xyz().cmpge(u[i].yzw())", 3, false, false),
            case("dot", "u[i].xyz().dot(u[i].yzw())", 1, false, false),
            case("dot_into_vec", "u[i].xyz().dot_into_vec(u[i].yzw())", 3, false, false),
            case("cross", "u[i].xyz().cross(u[i].yzw())", 3, false, false),
            case("length_squared", "u[i].xyz().length_squared()", 1, false, false),
            case("distance_squared", "u[i].xyz().distance_squared(u[i].yzw())", 1, false, false),
            case("manhattan_distance", "u[i].xyz().manhattan_distance(u[i].yzw())", 1, false, false),
            case("chebyshev_distance", "u[i].xyz().chebyshev_distance(u[i].yzw())", 1, false, false),
            case("select", "select(u[i].xyz(), u[i].yzw(), u[i].zwx().cmplt(u[i].yzw()))", 3, false, false),
            case("bitcast_f32", "bitcast::<Vec3>(u[i].xyz())", 3, false, true),
            case("bitcast_i32", "bitcast::<IVec3>(u[i].xyz())", 3, false, false),
            case("bitcast_u32", "bitcast::<UVec3>(u[i].xyz())", 3, false, false),
            case("count_one_bits", "count_one_bits(u[i].xyz())", 3, false, false),
        ],
    },
    Kernel {
        name: "of_uvec3_1",
        features: of_uvec3_1::INFO.features,
        run: |i, out| of_uvec3_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("count_leading_zeros", "count_leading_zeros(u[i].xyz())", 3, false, false),
            case("count_trailing_zeros", "count_trailing_zeros(u[i].xyz())", 3, false, false),
            case("first_leading_bit", "first_leading_bit(u[i].xyz())", 3, false, false),
            case("first_trailing_bit", "first_trailing_bit(u[i].xyz())", 3, false, false),
            case("reverse_bits", "reverse_bits(u[i].xyz())", 3, false, false),
            case("extract_bits", "extract_bits(u[i].xyz(), u[i].y, u[i].z)", 3, false, false),
            case("insert_bits", "insert_bits(u[i].xyz(), u[i].yzw(), u[i].z, u[i].w)", 3, false, false),
        ],
    },
    Kernel {
        name: "of_uvec4_0",
        features: of_uvec4_0::INFO.features,
        run: |i, out| of_uvec4_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "u[i].xyzw().min(u[i].yzwx())", 4, false, false),
            case("max", "u[i].xyzw().max(u[i].yzwx())", 4, false, false),
            case("clamp", "u[i].xyzw().clamp(u[i].yzwx(), u[i].zwxy())", 4, false, false),
            case("saturating_add", "u[i].xyzw().saturating_add(u[i].yzwx())", 4, false, false),
            case("saturating_sub", "u[i].xyzw().saturating_sub(u[i].yzwx())", 4, false, false),
            case("saturating_mul", "u[i].xyzw().saturating_mul(u[i].yzwx())", 4, false, false),
            case("wrapping_add", "u[i].xyzw().wrapping_add(u[i].yzwx())", 4, false, false),
            case("wrapping_sub", "u[i].xyzw().wrapping_sub(u[i].yzwx())", 4, false, false),
            case("wrapping_mul", "u[i].xyzw().wrapping_mul(u[i].yzwx())", 4, false, false),
            case("wrapping_div", "u[i].xyzw().wrapping_div(u[i].yzwx())", 4, false, false),
            case("wrapping_add_signed", "u[i].xyzw().wrapping_add_signed(n[i].yzwx())", 4, false, false),
            case("saturating_add_signed", "u[i].xyzw().saturating_add_signed(n[i].yzwx())", 4, false, false),
            case("truncate", "u[i].xyzw().truncate()", 3, false, false),
            case("to_array", "u[i].xyzw().to_array()", 4, false, false),
            case("with_x", "u[i].xyzw().with_x(u[i].y)", 4, false, false),
            case("with_y", "u[i].xyzw().with_y(u[i].y)", 4, false, false),
            case("with_z", "u[i].xyzw().with_z(u[i].y)", 4, false, false),
            case("with_w", "u[i].xyzw().with_w(u[i].y)", 4, false, false),
            case("element_sum", "u[i].xyzw().element_sum()", 1, false, false),
            case("element_product", "u[i].xyzw().element_product()", 1, false, false),
            case("min_element", "u[i].xyzw().min_element()", 1, false, false),
            case("max_element", "u[i].xyzw().max_element()", 1, false, false),
            case("cmpeq", "u[i].xyzw().cmpeq(u[i].yzwx())", 4, false, false),
            case("cmpne", "u[i].xyzw().cmpne(u[i].yzwx())", 4, false, false),
            case("cmplt", "u[i].xyzw().cmplt(u[i].yzwx())", 4, false, false),
            case("cmple", "u[i].xyzw().cmple(u[i].yzwx())", 4, false, false),
            case("cmpgt", "u[i].xyzw().cmpgt(u[i].yzwx())", 4, false, false),
            case("cmpge", "u[i].xyzw().cmpge(u[i].yzwx())", 4, false, false),
            case("dot", "u[i].xyzw().dot(u[i].yzwx())", 1, false, false),
            case("dot_into_vec", "u[i].xyzw().dot_into_vec(u[i].yzwx())", 4, false, false),
            case("length_squared", "u[i].xyzw().length_squared()", 1, false, false),
            case("distance_squared", "u[i].xyzw().distance_squared(u[i].yzwx())", 1, false, false),
            case("manhattan_distance", "u[i].xyzw().manhattan_distance(u[i].yzwx())", 1, false, false),
            case("chebyshev_distance", "u[i].xyzw().chebyshev_distance(u[i].yzwx())", 1, false, false),
            case("select", "select(u[i].xyzw(), u[i].yzwx(), u[i].zwxy().cmplt(u[i].yzwx()))", 4, false, false),
            case("bitcast_f32", "bitcast::<Vec4>(u[i].xyzw())", 4, false, true),
            case("bitcast_i32", "bitcast::<IVec4>(u[i].xyzw())", 4, false, false),
            case("bitcast_u32", "bitcast::<UVec4>(u[i].xyzw())", 4, false, false),
            case("count_one_bits", "count_one_bits(u[i].xyzw())", 4, false, false),
            case("count_leading_zeros", "count_leading_zeros(u[i].xyzw())", 4, false, false),
        ],
    },
    Kernel {
        name: "of_uvec4_1",
        features: of_uvec4_1::INFO.features,
        run: |i, out| of_uvec4_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("count_trailing_zeros", "count_trailing_zeros(u[i].xyzw())", 4, false, false),
            case("first_leading_bit", "first_leading_bit(u[i].xyzw())", 4, false, false),
            case("first_trailing_bit", "first_trailing_bit(u[i].xyzw())", 4, false, false),
            case("reverse_bits", "reverse_bits(u[i].xyzw())", 4, false, false),
            case("extract_bits", "extract_bits(u[i].xyzw(), u[i].y, u[i].z)", 4, false, false),
            case("insert_bits", "insert_bits(u[i].xyzw(), u[i].yzwx(), u[i].z, u[i].w)", 4, false, false),
            case("pack4xu8", "pack4xu8(u[i].xyzw())", 1, false, false),
            case("pack4xu8_clamp", "pack4xu8_clamp(u[i].xyzw())", 1, false, false),
        ],
    },
    Kernel {
        name: "of_vec2_0",
        features: of_vec2_0::INFO.features,
        run: |i, out| of_vec2_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "f[i].xy().min(f[i].yz())", 2, true, true),
            case("max", "f[i].xy().max(f[i].yz())", 2, true, true),
            case("clamp", "f[i].xy().clamp(f[i].yz(), f[i].zw())", 2, true, true),
            case("abs", "f[i].xy().abs()", 2, true, true),
            case("signum", "f[i].xy().signum()", 2, true, true),
            case("sqrt", "f[i].xy().sqrt()", 2, true, true),
            case("floor", "f[i].xy().floor()", 2, true, true),
            case("ceil", "f[i].xy().ceil()", 2, true, true),
            case("trunc", "f[i].xy().trunc()", 2, true, true),
            case("exp", "f[i].xy().exp()", 2, true, true),
            case("exp2", "f[i].xy().exp2()", 2, true, true),
            case("ln", "f[i].xy().ln()", 2, true, true),
            case("log2", "f[i].xy().log2()", 2, true, true),
            case("sin", "f[i].xy().sin()", 2, true, true),
            case("cos", "f[i].xy().cos()", 2, true, true),
            case("sin_cos", "f[i].xy().sin_cos()", 4, true, true),
            case("mul_add", "f[i].xy().mul_add(f[i].yz(), f[i].zw())", 2, true, true),
            case("round", "f[i].xy().round()", 2, true, true),
            case("fract", "f[i].xy().fract()", 2, true, true),
            case("recip", "f[i].xy().recip()", 2, true, true),
            case("midpoint", "f[i].xy().midpoint(f[i].yz())", 2, true, true),
            case("copysign", "f[i].xy().copysign(f[i].yz())", 2, true, true),
            case("powf", "f[i].xy().powf(f[i].y)", 2, true, true),
            case("rem_euclid", "f[i].xy().rem_euclid(f[i].yz())", 2, true, true),
            case("div_euclid", "f[i].xy().div_euclid(f[i].yz())", 2, true, true),
            case("is_nan", "f[i].xy().is_nan()", 1, true, false),
            case("is_finite", "f[i].xy().is_finite()", 1, true, false),
            case("extend", "f[i].xy().extend(f[i].y)", 3, true, true),
            case("to_array", "f[i].xy().to_array()", 2, true, true),
            case("with_x", "f[i].xy().with_x(f[i].y)", 2, true, true),
            case("with_y", "f[i].xy().with_y(f[i].y)", 2, true, true),
            case("element_sum", "f[i].xy().element_sum()", 1, true, true),
            case("element_product", "f[i].xy().element_product()", 1, true, true),
            case("min_element", "f[i].xy().min_element()", 1, true, true),
            case("max_element", "f[i].xy().max_element()", 1, true, true),
            case("cmpeq", "f[i].xy().cmpeq(f[i].yz())", 2, true, false),
            case("cmpne", "f[i].xy().cmpne(f[i].yz())", 2, true, false),
            case("cmplt", "f[i].xy().cmplt(f[i].yz())", 2, true, false),
            case("cmple", "f[i].xy().cmple(f[i].yz())", 2, true, false),
            case("cmpgt", "f[i].xy().cmpgt(f[i].yz())", 2, true, false),
        ],
    },
    Kernel {
        name: "of_vec2_1",
        features: of_vec2_1::INFO.features,
        run: |i, out| of_vec2_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("cmpge", "f[i].xy().cmpge(f[i].yz())", 2, true, false),
            case("is_nan_mask", "f[i].xy().is_nan_mask()", 2, true, false),
            case("is_finite_mask", "f[i].xy().is_finite_mask()", 2, true, false),
            case("is_negative_mask", "f[i].xy().is_negative_mask()", 2, true, false),
            case("dot", "f[i].xy().dot(f[i].yz())", 1, true, true),
            case("dot_into_vec", "f[i].xy().dot_into_vec(f[i].yz())", 2, true, true),
            case("length", "f[i].xy().length()", 1, true, true),
            case("length_recip", "f[i].xy().length_recip()", 1, true, true),
            case("length_squared", "f[i].xy().length_squared()", 1, true, true),
            case("distance", "f[i].xy().distance(f[i].yz())", 1, true, true),
            case("distance_squared", "f[i].xy().distance_squared(f[i].yz())", 1, true, true),
            case("normalize", "f[i].xy().normalize()", 2, true, true),
            case("normalize_or_zero", "f[i].xy().normalize_or_zero()", 2, true, true),
            case("normalize_or", "f[i].xy().normalize_or(f[i].yz())", 2, true, true),
            case("is_normalized", "f[i].xy().is_normalized()", 1, true, false),
            case("project_onto", "f[i].xy().project_onto(f[i].yz())", 2, true, true),
            case("project_onto_normalized", "f[i].xy().project_onto_normalized(f[i].yz())", 2, true, true),
            case("reject_from", "f[i].xy().reject_from(f[i].yz())", 2, true, true),
            case("reject_from_normalized", "f[i].xy().reject_from_normalized(f[i].yz())", 2, true, true),
            case("reflect", "f[i].xy().reflect(f[i].yz())", 2, true, true),
            case("refract", "f[i].xy().refract(f[i].yz(), f[i].z)", 2, true, true),
            case("clamp_length", "f[i].xy().clamp_length(f[i].y, f[i].z)", 2, true, true),
            case("clamp_length_max", "f[i].xy().clamp_length_max(f[i].y)", 2, true, true),
            case("clamp_length_min", "f[i].xy().clamp_length_min(f[i].y)", 2, true, true),
            case("lerp", "f[i].xy().lerp(f[i].yz(), f[i].z)", 2, true, true),
            case("lerp_monotonic", "f[i].xy().lerp_monotonic(f[i].yz(), f[i].z)", 2, true, true),
            case("move_towards", "f[i].xy().move_towards(f[i].yz(), f[i].z)", 2, true, true),
            case("step", "f[i].xy().step(f[i].yz())", 2, true, true),
            case("smoothstep", "f[i].xy().smoothstep(f[i].yz(), f[i].zw())", 2, true, true),
            case("saturate", "f[i].xy().saturate()", 2, true, true),
            case("fract_gl", "f[i].xy().fract_gl()", 2, true, true),
            case("abs_diff_eq", "f[i].xy().abs_diff_eq(f[i].yz(), f[i].z)", 1, true, false),
            case("perp", "f[i].xy().perp()", 2, true, true),
            case("perp_dot", "f[i].xy().perp_dot(f[i].yz())", 1, true, true),
            case("rotate", "f[i].xy().rotate(f[i].yz())", 2, true, true),
            case("from_diagonal", "Mat2::from_diagonal(f[i].xy())", 4, true, true),
            case("from_scale", "Mat3::from_scale(f[i].xy())", 9, true, true),
            case("from_translation", "Mat3::from_translation(f[i].xy())", 9, true, true),
            case("select", "select(f[i].xy(), f[i].yz(), u[i].zw().cmplt(u[i].yz()))", 2, true, true),
            case("bitcast_f32", "bitcast::<Vec2>(f[i].xy())", 2, true, true),
        ],
    },
    Kernel {
        name: "of_vec2_2",
        features: of_vec2_2::INFO.features,
        run: |i, out| of_vec2_2(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("bitcast_i32", "bitcast::<IVec2>(f[i].xy())", 2, true, false),
            case("bitcast_u32", "bitcast::<UVec2>(f[i].xy())", 2, true, false),
            case("mix", "mix(f[i].xy(), f[i].yz(), f[i].zw())", 2, true, true),
            case("step", "step(f[i].xy(), f[i].yz())", 2, true, true),
            case("smoothstep", "smoothstep(f[i].xy(), f[i].yz(), f[i].zw())", 2, true, true),
            case("saturate", "saturate(f[i].xy())", 2, true, true),
            case("fma", "fma(f[i].xy(), f[i].yz(), f[i].zw())", 2, true, true),
            case("sign", "sign(f[i].xy())", 2, true, true),
            case("inverse_sqrt", "inverse_sqrt(f[i].xy())", 2, true, true),
            case("quantize_to_f16", "quantize_to_f16(f[i].xy())", 2, true, true),
            case("modf", "modf(f[i].xy())", 4, true, true),
            case("frexp", "frexp(f[i].xy())", 4, true, true),
            case("ldexp", "ldexp(f[i].xy(), n[i].yz())", 2, true, true),
            case("face_forward", "face_forward(f[i].xy(), f[i].yz(), f[i].zw())", 2, true, true),
            case("pow", "pow(f[i].xy(), f[i].yz())", 2, true, true),
            case("tan", "tan(f[i].xy())", 2, true, true),
            case("asin", "asin(f[i].xy())", 2, true, true),
            case("acos", "acos(f[i].xy())", 2, true, true),
            case("atan", "atan(f[i].xy())", 2, true, true),
            case("atan2", "atan2(f[i].xy(), f[i].yz())", 2, true, true),
            case("sinh", "sinh(f[i].xy())", 2, true, true),
            case("cosh", "cosh(f[i].xy())", 2, true, true),
            case("tanh", "tanh(f[i].xy())", 2, true, true),
            case("asinh", "asinh(f[i].xy())", 2, true, true),
            case("acosh", "acosh(f[i].xy())", 2, true, true),
            case("atanh", "atanh(f[i].xy())", 2, true, true),
            case("degrees", "degrees(f[i].xy())", 2, true, true),
            case("radians", "radians(f[i].xy())", 2, true, true),
            case("round_ties_even", "round_ties_even(f[i].xy())", 2, true, true),
            case("pack2x16unorm", "pack2x16unorm(f[i].xy())", 1, true, false),
            case("pack2x16snorm", "pack2x16snorm(f[i].xy())", 1, true, false),
            case("pack2x16float", "pack2x16float(f[i].xy())", 1, true, false),
        ],
    },
    Kernel {
        name: "of_vec3_0",
        features: of_vec3_0::INFO.features,
        run: |i, out| of_vec3_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "f[i].xyz().min(f[i].yzw())", 3, true, true),
            case("max", "f[i].xyz().max(f[i].yzw())", 3, true, true),
            case("clamp", "f[i].xyz().clamp(f[i].yzw(), f[i].zwx())", 3, true, true),
            case("abs", "f[i].xyz().abs()", 3, true, true),
            case("signum", "f[i].xyz().signum()", 3, true, true),
            case("sqrt", "f[i].xyz().sqrt()", 3, true, true),
            case("floor", "f[i].xyz().floor()", 3, true, true),
            case("ceil", "f[i].xyz().ceil()", 3, true, true),
            case("trunc", "f[i].xyz().trunc()", 3, true, true),
            case("exp", "f[i].xyz().exp()", 3, true, true),
            case("exp2", "f[i].xyz().exp2()", 3, true, true),
            case("ln", "f[i].xyz().ln()", 3, true, true),
            case("log2", "f[i].xyz().log2()", 3, true, true),
            case("sin", "f[i].xyz().sin()", 3, true, true),
            case("cos", "f[i].xyz().cos()", 3, true, true),
            case("sin_cos", "f[i].xyz().sin_cos()", 6, true, true),
            case("mul_add", "f[i].xyz().mul_add(f[i].yzw(), f[i].zwx())", 3, true, true),
            case("round", "f[i].xyz().round()", 3, true, true),
            case("fract", "f[i].xyz().fract()", 3, true, true),
            case("recip", "f[i].xyz().recip()", 3, true, true),
            case("midpoint", "f[i].xyz().midpoint(f[i].yzw())", 3, true, true),
            case("copysign", "f[i].xyz().copysign(f[i].yzw())", 3, true, true),
            case("powf", "f[i].xyz().powf(f[i].y)", 3, true, true),
            case("rem_euclid", "f[i].xyz().rem_euclid(f[i].yzw())", 3, true, true),
            case("div_euclid", "f[i].xyz().div_euclid(f[i].yzw())", 3, true, true),
            case("is_nan", "f[i].xyz().is_nan()", 1, true, false),
            case("is_finite", "f[i].xyz().is_finite()", 1, true, false),
            case("extend", "f[i].xyz().extend(f[i].y)", 4, true, true),
            case("truncate", "f[i].xyz().truncate()", 2, true, true),
            case("to_array", "f[i].xyz().to_array()", 3, true, true),
            case("with_x", "f[i].xyz().with_x(f[i].y)", 3, true, true),
            case("with_y", "f[i].xyz().with_y(f[i].y)", 3, true, true),
            case("with_z", "f[i].xyz().with_z(f[i].y)", 3, true, true),
            case("element_sum", "f[i].xyz().element_sum()", 1, true, true),
            case("element_product", "f[i].xyz().element_product()", 1, true, true),
            case("min_element", "f[i].xyz().min_element()", 1, true, true),
            case("max_element", "f[i].xyz().max_element()", 1, true, true),
            case("cmpeq", "f[i].xyz().cmpeq(f[i].yzw())", 3, true, false),
            case("cmpne", "f[i].xyz().cmpne(f[i].yzw())", 3, true, false),
            case("cmplt", "f[i].xyz().cmplt(f[i].yzw())", 3, true, false),
        ],
    },
    Kernel {
        name: "of_vec3_1",
        features: of_vec3_1::INFO.features,
        run: |i, out| of_vec3_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("cmple", "f[i].xyz().cmple(f[i].yzw())", 3, true, false),
            case("cmpgt", "f[i].xyz().cmpgt(f[i].yzw())", 3, true, false),
            case("cmpge", "f[i].xyz().cmpge(f[i].yzw())", 3, true, false),
            case("is_nan_mask", "f[i].xyz().is_nan_mask()", 3, true, false),
            case("is_finite_mask", "f[i].xyz().is_finite_mask()", 3, true, false),
            case("is_negative_mask", "f[i].xyz().is_negative_mask()", 3, true, false),
            case("dot", "f[i].xyz().dot(f[i].yzw())", 1, true, true),
            case("dot_into_vec", "f[i].xyz().dot_into_vec(f[i].yzw())", 3, true, true),
            case("cross", "f[i].xyz().cross(f[i].yzw())", 3, true, true),
            case("length", "f[i].xyz().length()", 1, true, true),
            case("length_recip", "f[i].xyz().length_recip()", 1, true, true),
            case("length_squared", "f[i].xyz().length_squared()", 1, true, true),
            case("distance", "f[i].xyz().distance(f[i].yzw())", 1, true, true),
            case("distance_squared", "f[i].xyz().distance_squared(f[i].yzw())", 1, true, true),
            case("normalize", "f[i].xyz().normalize()", 3, true, true),
            case("normalize_or_zero", "f[i].xyz().normalize_or_zero()", 3, true, true),
            case("normalize_or", "f[i].xyz().normalize_or(f[i].yzw())", 3, true, true),
            case("is_normalized", "f[i].xyz().is_normalized()", 1, true, false),
            case("project_onto", "f[i].xyz().project_onto(f[i].yzw())", 3, true, true),
            case("project_onto_normalized", "f[i].xyz().project_onto_normalized(f[i].yzw())", 3, true, true),
            case("reject_from", "f[i].xyz().reject_from(f[i].yzw())", 3, true, true),
            case("reject_from_normalized", "f[i].xyz().reject_from_normalized(f[i].yzw())", 3, true, true),
            case("reflect", "f[i].xyz().reflect(f[i].yzw())", 3, true, true),
            case("refract", "f[i].xyz().refract(f[i].yzw(), f[i].z)", 3, true, true),
            case("clamp_length", "f[i].xyz().clamp_length(f[i].y, f[i].z)", 3, true, true),
            case("clamp_length_max", "f[i].xyz().clamp_length_max(f[i].y)", 3, true, true),
            case("clamp_length_min", "f[i].xyz().clamp_length_min(f[i].y)", 3, true, true),
            case("lerp", "f[i].xyz().lerp(f[i].yzw(), f[i].z)", 3, true, true),
            case("lerp_monotonic", "f[i].xyz().lerp_monotonic(f[i].yzw(), f[i].z)", 3, true, true),
            case("move_towards", "f[i].xyz().move_towards(f[i].yzw(), f[i].z)", 3, true, true),
            case("step", "f[i].xyz().step(f[i].yzw())", 3, true, true),
            case("smoothstep", "f[i].xyz().smoothstep(f[i].yzw(), f[i].zwx())", 3, true, true),
            case("saturate", "f[i].xyz().saturate()", 3, true, true),
            case("fract_gl", "f[i].xyz().fract_gl()", 3, true, true),
            case("abs_diff_eq", "f[i].xyz().abs_diff_eq(f[i].yzw(), f[i].z)", 1, true, false),
            case("rotate_x", "f[i].xyz().rotate_x(f[i].y)", 3, true, true),
            case("rotate_y", "f[i].xyz().rotate_y(f[i].y)", 3, true, true),
            case("rotate_z", "f[i].xyz().rotate_z(f[i].y)", 3, true, true),
            case("from_diagonal", "Mat3::from_diagonal(f[i].xyz())", 9, true, true),
            case("from_scale", "Mat4::from_scale(f[i].xyz())", 16, true, true),
        ],
    },
    Kernel {
        name: "of_vec3_2",
        features: of_vec3_2::INFO.features,
        run: |i, out| of_vec3_2(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("from_translation", "Mat4::from_translation(f[i].xyz())", 16, true, true),
            case("select", "select(f[i].xyz(), f[i].yzw(), u[i].zwx().cmplt(u[i].yzw()))", 3, true, true),
            case("bitcast_f32", "bitcast::<Vec3>(f[i].xyz())", 3, true, true),
            case("bitcast_i32", "bitcast::<IVec3>(f[i].xyz())", 3, true, false),
            case("bitcast_u32", "bitcast::<UVec3>(f[i].xyz())", 3, true, false),
            case("mix", "mix(f[i].xyz(), f[i].yzw(), f[i].zwx())", 3, true, true),
            case("step", "step(f[i].xyz(), f[i].yzw())", 3, true, true),
            case("smoothstep", "smoothstep(f[i].xyz(), f[i].yzw(), f[i].zwx())", 3, true, true),
            case("saturate", "saturate(f[i].xyz())", 3, true, true),
            case("fma", "fma(f[i].xyz(), f[i].yzw(), f[i].zwx())", 3, true, true),
            case("sign", "sign(f[i].xyz())", 3, true, true),
            case("inverse_sqrt", "inverse_sqrt(f[i].xyz())", 3, true, true),
            case("quantize_to_f16", "quantize_to_f16(f[i].xyz())", 3, true, true),
            case("modf", "modf(f[i].xyz())", 6, true, true),
            case("frexp", "frexp(f[i].xyz())", 6, true, true),
            case("ldexp", "ldexp(f[i].xyz(), n[i].yzw())", 3, true, true),
            case("face_forward", "face_forward(f[i].xyz(), f[i].yzw(), f[i].zwx())", 3, true, true),
            case("pow", "pow(f[i].xyz(), f[i].yzw())", 3, true, true),
            case("tan", "tan(f[i].xyz())", 3, true, true),
            case("asin", "asin(f[i].xyz())", 3, true, true),
            case("acos", "acos(f[i].xyz())", 3, true, true),
            case("atan", "atan(f[i].xyz())", 3, true, true),
            case("atan2", "atan2(f[i].xyz(), f[i].yzw())", 3, true, true),
            case("sinh", "sinh(f[i].xyz())", 3, true, true),
            case("cosh", "cosh(f[i].xyz())", 3, true, true),
            case("tanh", "tanh(f[i].xyz())", 3, true, true),
            case("asinh", "asinh(f[i].xyz())", 3, true, true),
            case("acosh", "acosh(f[i].xyz())", 3, true, true),
            case("atanh", "atanh(f[i].xyz())", 3, true, true),
            case("degrees", "degrees(f[i].xyz())", 3, true, true),
            case("radians", "radians(f[i].xyz())", 3, true, true),
            case("round_ties_even", "round_ties_even(f[i].xyz())", 3, true, true),
        ],
    },
    Kernel {
        name: "of_vec4_0",
        features: of_vec4_0::INFO.features,
        run: |i, out| of_vec4_0(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("min", "f[i].xyzw().min(f[i].yzwx())", 4, true, true),
            case("max", "f[i].xyzw().max(f[i].yzwx())", 4, true, true),
            case("clamp", "f[i].xyzw().clamp(f[i].yzwx(), f[i].zwxy())", 4, true, true),
            case("abs", "f[i].xyzw().abs()", 4, true, true),
            case("signum", "f[i].xyzw().signum()", 4, true, true),
            case("sqrt", "f[i].xyzw().sqrt()", 4, true, true),
            case("floor", "f[i].xyzw().floor()", 4, true, true),
            case("ceil", "f[i].xyzw().ceil()", 4, true, true),
            case("trunc", "f[i].xyzw().trunc()", 4, true, true),
            case("exp", "f[i].xyzw().exp()", 4, true, true),
            case("exp2", "f[i].xyzw().exp2()", 4, true, true),
            case("ln", "f[i].xyzw().ln()", 4, true, true),
            case("log2", "f[i].xyzw().log2()", 4, true, true),
            case("sin", "f[i].xyzw().sin()", 4, true, true),
            case("cos", "f[i].xyzw().cos()", 4, true, true),
            case("sin_cos", "f[i].xyzw().sin_cos()", 8, true, true),
            case("mul_add", "f[i].xyzw().mul_add(f[i].yzwx(), f[i].zwxy())", 4, true, true),
            case("round", "f[i].xyzw().round()", 4, true, true),
            case("fract", "f[i].xyzw().fract()", 4, true, true),
            case("recip", "f[i].xyzw().recip()", 4, true, true),
            case("midpoint", "f[i].xyzw().midpoint(f[i].yzwx())", 4, true, true),
            case("copysign", "f[i].xyzw().copysign(f[i].yzwx())", 4, true, true),
            case("powf", "f[i].xyzw().powf(f[i].y)", 4, true, true),
            case("rem_euclid", "f[i].xyzw().rem_euclid(f[i].yzwx())", 4, true, true),
            case("div_euclid", "f[i].xyzw().div_euclid(f[i].yzwx())", 4, true, true),
            case("is_nan", "f[i].xyzw().is_nan()", 1, true, false),
            case("is_finite", "f[i].xyzw().is_finite()", 1, true, false),
            case("truncate", "f[i].xyzw().truncate()", 3, true, true),
            case("to_array", "f[i].xyzw().to_array()", 4, true, true),
            case("with_x", "f[i].xyzw().with_x(f[i].y)", 4, true, true),
            case("with_y", "f[i].xyzw().with_y(f[i].y)", 4, true, true),
            case("with_z", "f[i].xyzw().with_z(f[i].y)", 4, true, true),
            case("with_w", "f[i].xyzw().with_w(f[i].y)", 4, true, true),
            case("element_sum", "f[i].xyzw().element_sum()", 1, true, true),
            case("element_product", "f[i].xyzw().element_product()", 1, true, true),
            case("min_element", "f[i].xyzw().min_element()", 1, true, true),
            case("max_element", "f[i].xyzw().max_element()", 1, true, true),
            case("cmpeq", "f[i].xyzw().cmpeq(f[i].yzwx())", 4, true, false),
            case("cmpne", "f[i].xyzw().cmpne(f[i].yzwx())", 4, true, false),
            case("cmplt", "f[i].xyzw().cmplt(f[i].yzwx())", 4, true, false),
        ],
    },
    Kernel {
        name: "of_vec4_1",
        features: of_vec4_1::INFO.features,
        run: |i, out| of_vec4_1(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("cmple", "f[i].xyzw().cmple(f[i].yzwx())", 4, true, false),
            case("cmpgt", "f[i].xyzw().cmpgt(f[i].yzwx())", 4, true, false),
            case("cmpge", "f[i].xyzw().cmpge(f[i].yzwx())", 4, true, false),
            case("is_nan_mask", "f[i].xyzw().is_nan_mask()", 4, true, false),
            case("is_finite_mask", "f[i].xyzw().is_finite_mask()", 4, true, false),
            case("is_negative_mask", "f[i].xyzw().is_negative_mask()", 4, true, false),
            case("dot", "f[i].xyzw().dot(f[i].yzwx())", 1, true, true),
            case("dot_into_vec", "f[i].xyzw().dot_into_vec(f[i].yzwx())", 4, true, true),
            case("length", "f[i].xyzw().length()", 1, true, true),
            case("length_recip", "f[i].xyzw().length_recip()", 1, true, true),
            case("length_squared", "f[i].xyzw().length_squared()", 1, true, true),
            case("distance", "f[i].xyzw().distance(f[i].yzwx())", 1, true, true),
            case("distance_squared", "f[i].xyzw().distance_squared(f[i].yzwx())", 1, true, true),
            case("normalize", "f[i].xyzw().normalize()", 4, true, true),
            case("normalize_or_zero", "f[i].xyzw().normalize_or_zero()", 4, true, true),
            case("normalize_or", "f[i].xyzw().normalize_or(f[i].yzwx())", 4, true, true),
            case("is_normalized", "f[i].xyzw().is_normalized()", 1, true, false),
            case("project_onto", "f[i].xyzw().project_onto(f[i].yzwx())", 4, true, true),
            case("project_onto_normalized", "f[i].xyzw().project_onto_normalized(f[i].yzwx())", 4, true, true),
            case("reject_from", "f[i].xyzw().reject_from(f[i].yzwx())", 4, true, true),
            case("reject_from_normalized", "f[i].xyzw().reject_from_normalized(f[i].yzwx())", 4, true, true),
            case("reflect", "f[i].xyzw().reflect(f[i].yzwx())", 4, true, true),
            case("refract", "f[i].xyzw().refract(f[i].yzwx(), f[i].z)", 4, true, true),
            case("clamp_length", "f[i].xyzw().clamp_length(f[i].y, f[i].z)", 4, true, true),
            case("clamp_length_max", "f[i].xyzw().clamp_length_max(f[i].y)", 4, true, true),
            case("clamp_length_min", "f[i].xyzw().clamp_length_min(f[i].y)", 4, true, true),
            case("lerp", "f[i].xyzw().lerp(f[i].yzwx(), f[i].z)", 4, true, true),
            case("lerp_monotonic", "f[i].xyzw().lerp_monotonic(f[i].yzwx(), f[i].z)", 4, true, true),
            case("move_towards", "f[i].xyzw().move_towards(f[i].yzwx(), f[i].z)", 4, true, true),
            case("step", "f[i].xyzw().step(f[i].yzwx())", 4, true, true),
            case("smoothstep", "f[i].xyzw().smoothstep(f[i].yzwx(), f[i].zwxy())", 4, true, true),
            case("saturate", "f[i].xyzw().saturate()", 4, true, true),
            case("fract_gl", "f[i].xyzw().fract_gl()", 4, true, true),
            case("abs_diff_eq", "f[i].xyzw().abs_diff_eq(f[i].yzwx(), f[i].z)", 1, true, false),
            case("from_diagonal", "Mat4::from_diagonal(f[i].xyzw())", 16, true, true),
            case("select", "select(f[i].xyzw(), f[i].yzwx(), u[i].zwxy().cmplt(u[i].yzwx()))", 4, true, true),
            case("bitcast_f32", "bitcast::<Vec4>(f[i].xyzw())", 4, true, true),
            case("bitcast_i32", "bitcast::<IVec4>(f[i].xyzw())", 4, true, false),
            case("bitcast_u32", "bitcast::<UVec4>(f[i].xyzw())", 4, true, false),
            case("mix", "mix(f[i].xyzw(), f[i].yzwx(), f[i].zwxy())", 4, true, true),
        ],
    },
    Kernel {
        name: "of_vec4_2",
        features: of_vec4_2::INFO.features,
        run: |i, out| of_vec4_2(&i.f, &i.n, &i.u, &i.m, out).invocations(i.f.len() as u32).run(),
        cases: &[
            case("step", "step(f[i].xyzw(), f[i].yzwx())", 4, true, true),
            case("smoothstep", "smoothstep(f[i].xyzw(), f[i].yzwx(), f[i].zwxy())", 4, true, true),
            case("saturate", "saturate(f[i].xyzw())", 4, true, true),
            case("fma", "fma(f[i].xyzw(), f[i].yzwx(), f[i].zwxy())", 4, true, true),
            case("sign", "sign(f[i].xyzw())", 4, true, true),
            case("inverse_sqrt", "inverse_sqrt(f[i].xyzw())", 4, true, true),
            case("quantize_to_f16", "quantize_to_f16(f[i].xyzw())", 4, true, true),
            case("modf", "modf(f[i].xyzw())", 8, true, true),
            case("frexp", "frexp(f[i].xyzw())", 8, true, true),
            case("ldexp", "ldexp(f[i].xyzw(), n[i].yzwx())", 4, true, true),
            case("face_forward", "face_forward(f[i].xyzw(), f[i].yzwx(), f[i].zwxy())", 4, true, true),
            case("pow", "pow(f[i].xyzw(), f[i].yzwx())", 4, true, true),
            case("tan", "tan(f[i].xyzw())", 4, true, true),
            case("asin", "asin(f[i].xyzw())", 4, true, true),
            case("acos", "acos(f[i].xyzw())", 4, true, true),
            case("atan", "atan(f[i].xyzw())", 4, true, true),
            case("atan2", "atan2(f[i].xyzw(), f[i].yzwx())", 4, true, true),
            case("sinh", "sinh(f[i].xyzw())", 4, true, true),
            case("cosh", "cosh(f[i].xyzw())", 4, true, true),
            case("tanh", "tanh(f[i].xyzw())", 4, true, true),
            case("asinh", "asinh(f[i].xyzw())", 4, true, true),
            case("acosh", "acosh(f[i].xyzw())", 4, true, true),
            case("atanh", "atanh(f[i].xyzw())", 4, true, true),
            case("degrees", "degrees(f[i].xyzw())", 4, true, true),
            case("radians", "radians(f[i].xyzw())", 4, true, true),
            case("round_ties_even", "round_ties_even(f[i].xyzw())", 4, true, true),
            case("pack4x8unorm", "pack4x8unorm(f[i].xyzw())", 1, true, false),
            case("pack4x8snorm", "pack4x8snorm(f[i].xyzw())", 1, true, false),
        ],
    },
];
