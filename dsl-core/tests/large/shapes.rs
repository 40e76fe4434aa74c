//! Kernels of any size: each shape repeats one statement, or a few related ones. The numbers that
//! indices are compared with repeat. With ever new numbers, the facts about a value reach their
//! limit only at sizes that take too long here.

/// A kernel whose text grows with a number.
pub(crate) struct Shape {
    /// The repeated statement, in words.
    pub(crate) name: &'static str,
    /// The number of statements per repetition, inlined code included.
    pub(crate) statements: usize,
    /// The file with the kernel, for a number of repetitions.
    pub(crate) text: fn(usize) -> String,
}

/// Concatenates the lines that a function returns for each number.
fn repeat(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(|n| line(n) + "\n").collect()
}

/// A kernel with two slices, two numbers and the variables that most shapes need.
fn plain(body: &str) -> String {
    format!(
        "#[kernel(workgroup_size = 64)]
        fn kernel(x: &[u32], out: &mut [u32], a: u32, b: u32) {{
            let i = global_invocation_id().x;
            let mut v = a;
            {body}
            if i < out.len() {{ out[i] = v; }}
        }}"
    )
}

/// A kernel with workgroup memory.
fn tiled(body: &str) -> String {
    format!(
        "#[kernel(workgroup_size = 64)]
        fn kernel(x: &[u32], out: &mut [u32], a: u32, b: u32) {{
            workgroup_var!(s: [u32; 64]);
            let i = global_invocation_id().x;
            let lane = local_invocation_index();
            let mut v = a;
            s[lane] = v;
            workgroup_barrier();
            {body}
            workgroup_barrier();
            if i < out.len() {{ out[i] = v + s[63 - lane]; }}
        }}"
    )
}

macro_rules! shapes {
    ($($name:literal, $statements:literal, |$count:ident| $text:expr;)*) => {
        /// All shapes.
        pub(crate) const SHAPES: &[Shape] = &[$(
            Shape { name: $name, statements: $statements, text: |$count| $text },
        )*];
    };
}

shapes! {
    "xor", 1, |count| plain(&repeat(count, |n| format!("v ^= {n};")));
    "plain", 1, |count| plain(&repeat(count, |n| match n % 4 {
        0 => format!("v = v * {n} + b;"),
        1 => "v ^= v >> 3;".to_owned(),
        2 => "v = v.rotate_left(b & 31);".to_owned(),
        _ => "v -= i;".to_owned(),
    }));
    "lets", 1, |count| plain(&(repeat(count, |n| match n {
        0 => "let t0 = a;".to_owned(),
        n => format!("let t{n} = t{} + {n};", n - 1),
    }) + &format!("v = t{};", count - 1)));
    "lets of sizes", 1, |count| plain(&(repeat(count, |n| match n {
        0 => "let t0 = a as usize;".to_owned(),
        n => format!("let t{n} = t{};", n - 1),
    }) + &format!("v = u32::from(t{} < b as usize);", count - 1)));
    "functions by names", 2, |count| plain(&repeat(count, |n| {
        format!("let f{n} = u32::min; v = f{n}(v, b);")
    }));
    "lets and ifs", 3, |count| plain(&repeat(count, |n| {
        format!("let t{n} = {n}; if t{n} == v {{ v += t{n}; }}")
    }));
    "ifs of a let mut", 3, |count| plain(&repeat(count, |n| {
        format!("let mut t{n} = b; if v < {n} {{ t{n} += 1; }} v += t{n};")
    }));
    "else ifs", 2, |count| plain(&repeat(count, |n| {
        let k = n % 256;
        format!("if {k} > a {{ v += 1; }} else if i > b {{ v ^= {n}; }} else {{ v -= 1; }}")
    }));
    "options", 8, |count| plain(&repeat(count, |_| {
        "for j in 0..1 { v += x.get(a + j).copied().map(|q| q + j).unwrap_or(j); }".to_owned()
    }));
    "iterators", 8, |count| plain(&repeat(count, |n| {
        format!("v += x.iter().take(16).map(|q| q + {n}).filter(|q| *q > b).sum::<u32>();")
    }));
    "barriers", 3, |count| tiled(&repeat(count, |_| {
        "workgroup_barrier(); s[lane] += 1; workgroup_barrier(); v += s[63 - lane];".to_owned()
    }));
    "barriers in a loop", 3, |count| tiled(&format!("for k in 0..4 {{ {} }}", repeat(count, |_| {
        "workgroup_barrier(); s[lane] += k; workgroup_barrier(); v += s[63 - lane];".to_owned()
    })));
    "loops with barriers", 4, |count| tiled(&repeat(count, |_| {
        "for k in 0..4 {
            workgroup_barrier(); s[lane] += k; workgroup_barrier(); v += s[63 - lane];
        }".to_owned()
    }));
    "accesses", 1, |count| plain(&repeat(count, |n| {
        format!("if x.len() > i + {n} {{ v += x[i + {n}]; }}")
    }));
    "stores", 1, |count| plain(&repeat(count, |n| {
        format!("if out.len() > i {{ out[i] = x[i] + {n}; }}")
    }));
    "stores at constants", 1, |count| plain(&repeat(count, |n| {
        format!("if i == {0} {{ out[{0}] = b; }}", n % 256)
    }));
    "workgroup accesses", 2, |count| tiled(&repeat(count, |n| {
        format!("s[lane] += {n}; v += s[lane];")
    }));
    "local arrays", 2, |count| plain(&format!("let mut l = [0u32; 16]; {}", repeat(count, |n| {
        format!("l[{}] += v; v ^= l[(b & 15)];", n % 16)
    })));
    "structs", 4, |count| format!("
        #[derive(ShaderType, Clone, Copy)] struct P {{ at: u32, by: UVec2, q: [u32; 4] }}
        {}", plain(&repeat(count, |n| format!("
        let mut p{n} = P {{ at: v, by: UVec2::new(v, b), q: [0; 4] }};
        p{n}.at += {n}; p{n}.by.x ^= p{n}.at; v += p{n}.by.x + p{n}.q[b & 3];"))));
    "matches", 1, |count| plain(&format!("match a {{ {} _ => {{}} }}", repeat(count, |n| {
        format!("{n} => v += {n},")
    })));
    "matches with guards", 1, |count| plain(&repeat(count.div_ceil(100), |k| {
        let arms = repeat(100, |n| format!("{n} if b > {k} => v += {n},"));
        format!("match a {{ {arms} _ => {{}} }}")
    }));
    "many matches", 4, |count| plain(&repeat(count, |n| {
        format!("match v & 3 {{ 0 => v += {n}, 1 | 2 => v ^= b, _ => {{}} }}")
    }));
    "functions", 3, |count| repeat(count, |n| {
        format!("#[device] fn call_{n}(x: u32) -> u32 {{ let y = x * {n}; y ^ 5 }}")
    }) + &plain(&repeat(count, |n| format!("v += call_{n}(v);")));
    "functions in a row", 3, |count| repeat(count, |n| match n % 100 {
        0 => format!("#[device] fn call_{n}(x: u32) -> u32 {{ x + {n} }}"),
        _ => format!(
            "#[device] fn call_{n}(x: u32) -> u32 {{ let y = x * {n}; call_{}(y) ^ 5 }}", n - 1
        ),
    }) + &plain(&repeat(count.div_ceil(100), |n| format!("v += call_{}(v);", (n * 100 + 99).min(count - 1))));
    "calls of a function", 1, |count| "
        #[device] fn f(x: &mut u32, y: u32) -> u32 { *x += y; *x ^ 3 }".to_owned()
        + &plain(&repeat(count, |n| format!("v += f(&mut v.clone(), {n});")));
    "calls with mut", 2, |count| "
        #[device] fn f(x: &mut u32, y: u32) { *x += y; }".to_owned()
        + &plain(&repeat(count, |n| format!("f(&mut v, {n});")));
    "closures", 2, |count| plain(&repeat(count, |n| {
        format!("let c{n} = |q: u32| q + {n} + b; v ^= c{n}(v);")
    }));
    "captures", 2, |count| plain(&repeat(count, |n| {
        format!("let mut c{n} = || v += {n}; c{n}();")
    }));
    "long expressions", 1, |count| plain(&repeat(count.div_ceil(50), |n| {
        let terms: Vec<String> = (0..50).map(|k| format!("(v ^ {})", n + k)).collect();
        format!("v = {};", terms.join(" + "))
    }));
    "buffers", 1, |count| {
        let params = repeat(count, |n| format!("p{n}: u32, "));
        format!("
        #[kernel(workgroup_size = 64)]
        fn kernel(out: &mut [u32], {params}) {{
            let mut v = 0; {}
            out[global_invocation_id().x] = v;
        }}", repeat(count, |n| format!("v += p{n};")))
    };
    "workgroup variables", 3, |count| {
        let vars = repeat(count, |n| format!("workgroup_var!(w{n}: u32);"));
        format!("
        #[kernel(workgroup_size = 64, max_workgroup_bytes = 1048576)]
        fn kernel(out: &mut [u32]) {{
            {vars}
            let lane = local_invocation_index(); let mut v = 0;
            if lane == 0 {{ {} }}
            workgroup_barrier();
            {}
            out[global_invocation_id().x] = v;
        }}",
        repeat(count, |n| format!("w{n} = {n};")), repeat(count, |n| format!("v += w{n};")))
    };
    "atomics", 2, |count| format!("
        #[kernel(workgroup_size = 64)]
        fn kernel(out: &mut [u32], c: &[Atomic<u32>], a: u32) {{
            let mut v = 0;
            {}
            out[global_invocation_id().x] = v;
        }}", repeat(count, |n| format!("v += c[{n}].fetch_add(1);")));
    "textures", 1, |count| format!("
        #[kernel(workgroup_size = 64)]
        fn kernel(out: &mut [Vec4], t: &Texture2d<f32>) {{
            let i = global_invocation_id().x;
            let mut v = Vec4::ZERO;
            {}
            out[i] = v;
        }}", repeat(count, |n| format!("v += t.load(UVec2::new(i, {n}), 0);")));
    "loops", 2, |count| plain(&repeat(count, |n| {
        format!("for k in 0..{} {{ v += k ^ b; }}", n % 7 + 1)
    }));
    "while loops", 4, |count| plain(&repeat(count, |n| {
        format!("let mut k{n} = 0; while k{n} < b {{ v += k{n}; k{n} += 2; }}")
    }));
    "statements in a loop", 1, |count| plain(&format!("for k in 0..b {{ {} }}",
        repeat(count, |n| format!("v = v * {n} + k;"))));
    "ifs in a loop", 2, |count| plain(&format!("for k in 0..b {{ {} }}",
        repeat(count, |n| format!("if v > k {{ v ^= {n}; }}"))));
    "breaks in a loop", 2, |count| plain(&format!("for k in 0..b {{ {} }}",
        repeat(count, |n| format!("v += k; if v == {n} {{ break; }}"))));
    "exits", 2, |count| plain(&repeat(count, |n| {
        format!("v ^= i; if v == {n} {{ return; }}")
    }));
    "variables in a loop", 3, |count| plain(&format!("{} for k in 0..b {{ {} }}",
        repeat(count, |n| format!("let mut t{n} = {n};")),
        repeat(count, |n| format!("t{n} += k; if t{n} < b {{ v += t{n}; }}"))));
    "blocks", 2, |count| plain(&repeat(count, |n| {
        format!("v += {{ let t = v ^ {n}; if t > b {{ t }} else {{ b }} }};")
    }));
    "tuples", 2, |count| plain(&repeat(count, |n| {
        format!("let (p{n}, q{n}) = (v + {n}, v ^ b); v = p{n} * q{n};")
    }));
    "vectors", 2, |count| plain(&repeat(count, |n| {
        format!("let u{n} = UVec4::new(v, b, a, {n}); v += u{n}.x + u{n}.wzyx().y;")
    }));
    "asserted sums", 2, |count| plain(&repeat(count, |n| {
        format!("let d{n} = i * 4 + {n}; if d{n} < out.len() {{ v += x[d{n} & 3]; }}")
    }));
    "slices in a variable", 3, |count| plain(&format!("let mut r = &x[..]; {}", repeat(count, |n| {
        format!("r = if r.len() > {} {{ &r[1..] }} else {{ x }}; v += r.len() as u32;", n % 7)
    })));
    "chosen slices", 3, |count| plain(&repeat(count, |n| {
        format!("let s{n} = if v > {n} {{ &x[1..] }} else {{ &x[..9] }}; v ^= s{n}[2];")
    }));
    "ranges as values", 3, |count| plain(&repeat(count, |n| {
        format!("let r{n} = v..b; if r{n}.contains(&{n}) {{ v += r{n}.end; }}")
    }));
    "ranges to iterate over", 3, |count| plain(&repeat(count, |n| {
        format!("let r{n} = 0..(b & 7); for k in r{n} {{ v += k; }}")
    }));
    "types in bodies", 3, |count| plain(&repeat(count, |n| {
        format!("{{ struct P{n} {{ of: u32 }} let p = P{n} {{ of: v }}; v = p.of ^ b; }}")
    }));
    "mistakes", 1, |count| plain(&repeat(count, |n| format!("v += {n}.5;")));
    "unknown names", 1, |count| plain(&repeat(count, |n| format!("v += u{n};")));
}
