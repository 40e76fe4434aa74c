//! The CPU form asserts what is proven: each proven index, divisor and loop names its proof there,
//! and nothing else does.

use dsl_core::items::Items;

/// Checks whether the CPU form of the only kernel in a text has each of these texts. A statement
/// may occur in several phases.
#[track_caller]
fn has(kernel: &str, expected: &[(&str, bool)]) {
    let file = syn::parse_file(kernel).expect("it is Rust");
    let kernels = Items::from_file(&file).kernels;
    let [kernel] = <[_; 1]>::try_from(kernels).unwrap_or_else(|_| panic!("one kernel"));
    let compiled = kernel.compile().unwrap_or_else(|errors| panic!("{}", errors[0].render()));
    let host: String = compiled.host.to_string().split_whitespace().collect();
    for (text, is_there) in expected {
        assert_eq!(host.contains(text), *is_there, "{text} in {host}");
    }
}

#[test]
fn indices_name_their_proofs() {
    has(
        "#[kernel(workgroup_size = 64)]
        fn k(x: &[u32], n: u32, out: &mut [u32]) {
            workgroup_var!(tile: [u32; 64]);
            let lane = local_invocation_index();
            tile[lane] = lane;                  // 0
            workgroup_barrier();
            let i = global_invocation_id().x;
            if i < n && i < out.len() {
                out[i] = x[i] + tile[lane ^ 1]; // 2 and 3, of which one has conditions
            }
        }",
        &[
            ("__by.proven_index(", true),
            ("Proved::ACCESS|0u32)", true),
            ("Proved::ACCESS|1u32)", true),
            (".proven(__rt::cpu::Proved(__rt::cpu::Proved::ACCESS_IF|", true),
            (".proven(__rt::cpu::Proved(__rt::cpu::Proved::ACCESS|", true),
            ("__by.index(", false),
        ],
    );
}

/// The counters of loops and the numbers of invocations are below their ends.
#[test]
fn debug_builds_do_not_limit_indices_that_the_form_keeps_inside() {
    has(
        "#[device]
        fn row_sum(tile: &[[f32; 16]; 4], y: u32, end: u32) -> f32 {
            let mut sum = 0.0;
            for i in 0..end {
                sum += tile[y][i * 2 + (i & 1)];
            }
            sum
        }
        #[kernel(workgroup_size = (16, 4))]
        fn k(out: &mut [f32]) {
            workgroup_var!(tile: [[f32; 16]; 4]);
            let local = local_invocation_id();
            tile[local.y][local.x] = 1.0;
            workgroup_barrier();
            let sum = row_sum(&tile, local.y, 7) + row_sum(&tile, local_invocation_index() % 4, 8);
            let id = global_invocation_id();
            if id.y == 0 && id.x < out.len() {
                out[id.x] = sum;
            }
        }",
        &[(";if__at_", false), ("#[cfg(not(debug_assertions))]if__at_", true)],
    );
}

#[test]
fn indices_that_may_exceed_a_length_keep_their_limits() {
    let indices = [
        "local.x",
        "local.x + local.y",
        "14 + local.y * 2",
        "15 - local.x",
        "at",
        "n % 17",
        "from",
    ];
    for index in indices {
        let kernel = format!(
            "#[kernel(workgroup_size = (17, 2))]
            fn k(n: u32, out: &mut [f32]) {{
                let weights = [0.5; 16];
                let local = local_invocation_id();
                let mut sum = 0.0;
                for mut at in 0..4u32 {{
                    at += 13;
                    let from = n + at;
                    if {index} < 16 {{
                        sum += weights[{index}];
                    }}
                }}
                let id = global_invocation_id();
                if id.y == 0 && id.x < out.len() {{
                    out[id.x] = sum;
                }}
            }}"
        );
        has(&kernel, &[("__by.proven_index(", true), ("__index:u32", false)]);
    }
}

#[test]
fn the_limit_of_a_parameter_depends_on_the_call() {
    for (second, is_limited) in [("2", false), ("n % 16", false), ("n.min(15)", true)] {
        let kernel = format!(
            "#[device]
            fn at(rows: &[[f32; 16]], from: u32) -> f32 {{
                rows[0][from]
            }}
            #[kernel(workgroup_size = 64)]
            fn k(n: u32, rows: &[[f32; 16]], out: &mut [f32]) {{
                let i = global_invocation_id().x;
                if i < out.len() {{
                    out[i] = at(rows, {second}) + at(rows, 3);
                }}
            }}"
        );
        has(&kernel, &[("__by.proven_index(from", is_limited)]);
    }
}

#[test]
fn components_columns_and_elements_of_values_name_their_proofs() {
    has(
        "#[kernel(workgroup_size = 64)]
        fn k(m: Mat3, out: &mut [f32]) {
            let i = global_invocation_id().x;
            let weights = [1.0, 2.0, 3.0, 4.0];
            let mut v = vec4(1.0, 2.0, 3.0, 4.0);
            v[i & 3] = weights[i % 4];
            if i < out.len() {
                out[i] = v[i & 1] + m.col(i % 3)[i % 2];
            }
        }",
        &[("__by.proven_index(", true), (".proven(", true), ("__by.index(", false)],
    );
}

#[test]
fn unproven_indices_divisors_and_loops_are_not_asserted() {
    has(
        "#[kernel(workgroup_size = 64)]
        fn k(x: &[u32], out: &mut [u32]) {
            workgroup_var!(tile: [u32; 64]);
            tile[local_invocation_index()] = 0;
            workgroup_barrier();
            let i = global_invocation_id().x;
            if i < x.len() && i < out.len() {
                let mut n = x[i];
                while n != 1 && n != 4 {
                    n = x[n] / x[n + 1];
                }
                out[i] = tile[n];
            }
        }",
        &[
            // `tile[lane]`; `x[i]` and `out[i]`; `tile[n]`.
            ("__by.proven_index(", true),
            (".proven(", true),
            ("__by.index(", true),
            ("proven_divisor", false),
            ("proven_goes_on", false),
            ("goes_on(", true),
        ],
    );
}

#[test]
fn divisors_and_loops_name_their_lines() {
    has(
        "#[kernel(workgroup_size = 64)]
        fn k(n: u32, v: UVec2, out: &mut [u32]) {
            let i = global_invocation_id().x;
            let mut left = i;
            while left > 3 {
                left -= 2;
            }
            if i < out.len() {
                out[i] = left / n.max(1);
                out[i] %= 7;
                out[i] += (v / 3).x + i.rem_euclid(5) + i.div_ceil(4);
            }
        }",
        &[
            ("proven_goes_on(", true),
            ("Proved::LOOP|5u32)", true),
            ("proven_divisor(", true),
            ("Proved::DIVISOR|9u32)", true),
            ("Proved::DIVISOR|10u32)", true),
            ("Proved::DIVISOR|11u32)", true),
        ],
    );
}

#[test]
fn parts_are_asserted_where_nothing_keeps_the_index_inside() {
    has(
        "#[kernel(workgroup_size = 64)]
        fn k(out: &mut [u32]) {
            workgroup_var!(tile: [u32; 64]);
            let lane = local_invocation_index();
            let half = &mut tile[..32];
            if lane < 32 {
                half[lane] = lane;
            }
            workgroup_barrier();
            let i = global_invocation_id().x;
            if i < out.len() {
                out[i] = tile[lane];
            }
        }",
        &[("Proved::PART|", true)],
    );
}

/// Values made of ids alone are recomputed in other phases of the CPU form. There, a divisor may be
/// 0 although it is proven not to be 0 in the kernel.
#[test]
fn recomputed_values_are_not_asserted() {
    has(
        "#[kernel(workgroup_size = 64)]
        fn k(out: &mut [u32]) {
            workgroup_var!(tile: [u32; 64]);
            let share = 64 / (local_invocation_index() + 1);
            tile[local_invocation_index()] = share;
            workgroup_barrier();
            let i = global_invocation_id().x;
            if i < out.len() {
                out[i] = tile[local_invocation_index() ^ 1] + share;
            }
        }",
        &[("letshare:u32=", true), ("div(64u32", true), ("proven_divisor(", false)],
    );
}
