//! Random struct types, as Rust and as WGSL. The same seed gives the same types.

use std::fmt::Write;

/// The number of structs of a fixed size.
const STRUCTS: usize = 60;

/// The number of structs that end in a runtime-sized array.
const RUNTIME_SIZED: usize = 20;

/// Types without members: in Rust, in WGSL, size and alignment.
const LEAVES: &[(&str, &str, u32, u32)] = &[
    ("f32", "f32", 4, 4),
    ("i32", "i32", 4, 4),
    ("u32", "u32", 4, 4),
    ("Suit", "u32", 4, 4),
    ("Vec2", "vec2<f32>", 8, 8),
    ("Vec3", "vec3<f32>", 12, 16),
    ("Vec4", "vec4<f32>", 16, 16),
    ("IVec2", "vec2<i32>", 8, 8),
    ("IVec3", "vec3<i32>", 12, 16),
    ("IVec4", "vec4<i32>", 16, 16),
    ("UVec2", "vec2<u32>", 8, 8),
    ("UVec3", "vec3<u32>", 12, 16),
    ("UVec4", "vec4<u32>", 16, 16),
];

/// A type as both languages write it.
#[derive(Clone)]
struct Ty {
    rust: String,
    wgsl: String,
    align: u32,
    /// The size, for types without members.
    size: Option<u32>,
    /// The number of types without members in it.
    leaves: u32,
}

/// All structs in both languages, and their alignments.
pub(crate) struct Types {
    pub(crate) rust: String,
    pub(crate) wgsl: String,
    pub(crate) aligns: Vec<u32>,
}

/// A small generator of random numbers (xorshift).
pub(crate) struct Rng(pub(crate) u64);

impl Rng {
    pub(crate) fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u32
    }

    /// A number less than `n`.
    pub(crate) fn below(&mut self, n: u32) -> u32 {
        self.next() % n
    }

    fn choose<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len() as u32) as usize]
    }
}

/// Makes the structs; later ones hold earlier ones.
pub(crate) fn generate(seed: u64) -> Types {
    let rng = &mut Rng(seed);
    let mut types = Types {
        rust:
            "// Generated, see generate.rs: `BLESS=1 cargo test --test layout` writes it anew.\n\n"
                .to_owned(),
        wgsl: String::new(),
        aligns: Vec::new(),
    };
    let mut structs: Vec<Ty> = Vec::new();
    for i in 0..STRUCTS {
        structs.push(declare(&format!("S{i}"), rng, &structs, &mut types, false));
    }
    let names: Vec<&str> = structs.iter().map(|ty| &*ty.rust).collect();
    writeln!(types.rust, "visit!({});\n", names.join(", ")).expect("text");
    let mut names = Vec::new();
    for i in 0..RUNTIME_SIZED {
        let ty = declare(&format!("R{i}"), rng, &structs, &mut types, true);
        writeln!(types.wgsl, "@group(1) @binding({i}) var<storage> r{i}: {};", ty.wgsl)
            .expect("text");
        names.push(ty.rust);
    }
    writeln!(types.rust, "visit_runtime_sized!({});", names.join(", ")).expect("text");
    for (i, ty) in structs.iter().enumerate() {
        types.aligns.push(ty.align);
        let variable = format!("@group(0) @binding({i}) var<storage> v{i}: array<{}>;\n", ty.wgsl);
        types.wgsl += &variable;
    }
    types
}

/// Declares a struct in both languages, with a runtime-sized array at its end or without.
fn declare(
    name: &str,
    rng: &mut Rng,
    structs: &[Ty],
    types: &mut Types,
    is_runtime_sized: bool,
) -> Ty {
    let (mut rust, mut wgsl) = (String::new(), String::new());
    let mut ty = Ty { rust: name.into(), wgsl: name.into(), align: 1, size: None, leaves: 0 };
    for i in 0..=rng.below(6) {
        let member = member(rng, structs);
        ty.leaves += member.leaves;
        let mut align = member.align;
        if rng.below(6) == 0 {
            align <<= rng.below(3);
            writeln!(rust, "        #[align({align})]").expect("text");
        }
        // Structs always need an explicit alignment: naga ignores `@align` inside a struct when it
        // lays out the type around it (gfx-rs/wgpu#4377).
        if align != member.align || member.size.is_none() {
            write!(wgsl, "@align({align}) ").expect("text");
        }
        if let (Some(size), 0) = (member.size, rng.below(6)) {
            let size = size + rng.below(9);
            writeln!(rust, "        #[size({size})]").expect("text");
            write!(wgsl, "@size({size}) ").expect("text");
        }
        ty.align = ty.align.max(align);
        writeln!(rust, "        m{i}: {},", member.rust).expect("text");
        write!(wgsl, "m{i}: {}, ", member.wgsl).expect("text");
    }
    let mut shader_type = "shader_type";
    if is_runtime_sized {
        shader_type = "runtime_sized";
        let element = member(rng, structs);
        let align = element.align << rng.below(3);
        writeln!(rust, "        #[align({align})]\n        items: RuntimeArray<{}>,", element.rust)
            .expect("text");
        write!(wgsl, "@align({align}) items: array<{}>, ", element.wgsl).expect("text");
        ty.align = ty.align.max(align);
    }
    writeln!(types.rust, "{shader_type}! {{\n    struct {name} {{\n{rust}    }}\n}}\n")
        .expect("text");
    writeln!(types.wgsl, "struct {name} {{ {wgsl}}}").expect("text");
    ty
}

/// The type of a member: a scalar, a vector, an earlier struct of few leaves, or an array.
fn member(rng: &mut Rng, structs: &[Ty]) -> Ty {
    let small: Vec<&Ty> = structs.iter().filter(|ty| ty.leaves < 12).collect();
    match rng.below(10) {
        0..=5 => {
            let (rust, wgsl, size, align) = *rng.choose(LEAVES);
            Ty { rust: rust.into(), wgsl: wgsl.into(), align, size: Some(size), leaves: 1 }
        }
        6 | 7 if !small.is_empty() => (*rng.choose(&small)).clone(),
        _ => array(member(rng, structs), 1 + rng.below(4)),
    }
}

fn array(element: Ty, n: u32) -> Ty {
    Ty {
        rust: format!("[{}; {n}]", element.rust),
        wgsl: format!("array<{}, {n}>", element.wgsl),
        align: element.align,
        size: None,
        leaves: element.leaves * n,
    }
}
