//! WGSL that naga accepts and browsers refuse, and how the emitted text avoids it. The cases were
//! found by compiling generated kernels (`FUZZ_DUMP`, see `fuzz.rs`) with Chromium.

#[test]
fn subnormal_operands_are_folded() {
    // If subnormal numbers are flushed, 0.1 % 1e-45 is 0 / 0, and no constant may be NaN.
    check("floats[0] = 0.1 % 1e-45;", "floats[0u] = 0.0f;");
    check("floats[0] = 1e-45 / 1e-45;", "floats[0u] = 1.0f;");
}

#[test]
fn steps_of_a_remainder_do_not_overflow() {
    check("floats[0] = 3e38 % 1e-10;", "floats[0u] = 8.3006296e-11f;");
}

#[test]
fn constants_do_not_overflow() {
    check("ints[0] = i32::MAX + 1;", "ints[0u] = i32(-2147483648);");
    check("ints[0] = i32::MIN / -1 + ints[1];", "ints[0u] = i32(-2147483648) + ints[1u];");
    check("ints[0] = [i32::MAX, 0][0] + 1;", "ints[0u] = i32(-2147483648);");
    check("floats[0] = f32::MAX * 2.0;", "floats[0u] = rust_from_bits_u32(0x7f800000u);");
    check("floats[0] = f32::MAX;", "floats[0u] = 0x1.fffffep+127f;");
}

#[test]
fn comparisons_are_no_template_lists() {
    check("if n < n >> 1 {}", "if (params.n < (params.n >> 1u)) {");
    check("let a = BVec2::new(n < 1, n > 2);", "vec2<bool>((params.n < 1u), (params.n > 2u))");
}

#[test]
fn arguments_that_functions_refuse_as_constants() {
    check("floats[0] = (-1.0f32).sqrt();", "sqrt(rust_value_f32(-1.0f))");
    check("floats[0] = (-2.0f32).log(floats[1]);", "rust_log_f32(-2.0f, floats[1u])");
}

/// Compiles a kernel with this body and looks for a piece of its WGSL.
#[track_caller]
fn check(body: &str, piece: &str) {
    let text = format!("fn k(n: u32, ints: &mut [i32], floats: &mut [f32]) {{ {body} }}");
    let item = text.parse().unwrap_or_else(|error| panic!("{error}: {text}"));
    match dsl_core::compile("workgroup_size = 1".parse().expect("tokens"), item) {
        Ok(compiled) => {
            let text = &compiled.wgsl[0].text;
            assert!(text.contains(piece), "no `{piece}` in\n{text}")
        }
        Err(errors) => panic!("{}\n{text}", errors[0].render()),
    }
}
