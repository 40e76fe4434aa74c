//! A generated kernel as a tree of templates. Each node has two texts with the same meaning, one
//! for the kernel and one for plain Rust. `$0`, `$1`, … stand for its parts.
//!
//! The tree is independent of the compiler. It can only be printed and taken apart.

use std::fmt::Write;

use crate::generate::composite::TYPES;
use crate::generate::higher_order::FUNCTIONS;
use crate::generate::user_types::USER_TYPES;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scalar {
    Bool,
    I32,
    U32,
    F32,
    I8,
    U8,
    I16,
    U16,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ty {
    Scalar(Scalar),
    Vector(Scalar, u8),
    Array(Scalar, u8),
    /// The struct that all kernels share.
    Record,
    Tuple(Scalar, Scalar),
    Option(Scalar),
    /// An enum with data.
    Figure,
    /// An enum in `Figure`, with an order.
    Level,
    /// The error type is an enum, too.
    Result(Scalar),
}

/// An expression if it has a type, else a statement.
#[derive(Debug, Clone)]
pub(crate) struct Node {
    pub(crate) ty: Option<Ty>,
    pub(crate) kernel: String,
    pub(crate) plain: String,
    pub(crate) parts: Vec<Part>,
    /// For floats: the greatest magnitude, and the most binary digits after the point. While both
    /// fit into 24 bits, arithmetic is exact, fused or not.
    pub(crate) range: (f64, u32),
}

#[derive(Debug, Clone)]
pub(crate) enum Part {
    Expr(Node),
    Block(Vec<Node>),
}

/// The form of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Kernel,
    Plain,
}

/// A function that the kernel and later functions call. The last node is its value.
#[derive(Debug, Clone)]
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) params: Vec<(&'static str, Ty)>,
    pub(crate) result: Ty,
    pub(crate) body: Vec<Node>,
}

/// A kernel: its functions, its size, its workgroup memory and its statements.
#[derive(Debug, Clone)]
pub(crate) struct Program {
    pub(crate) functions: Vec<Function>,
    pub(crate) workgroup_size: u32,
    pub(crate) workgroups: u32,
    pub(crate) tile: Scalar,
    pub(crate) body: Vec<Node>,
}

impl Scalar {
    pub(crate) fn rust(self) -> &'static str {
        match self {
            Scalar::Bool => "bool",
            Scalar::I32 => "i32",
            Scalar::U32 => "u32",
            Scalar::F32 => "f32",
            Scalar::I8 => "i8",
            Scalar::U8 => "u8",
            Scalar::I16 => "i16",
            Scalar::U16 => "u16",
        }
    }

    pub(crate) fn is_integer(self) -> bool {
        !matches!(self, Scalar::Bool | Scalar::F32)
    }

    pub(crate) fn is_signed(self) -> bool {
        matches!(self, Scalar::I32 | Scalar::I8 | Scalar::I16)
    }

    /// Whether it has 8 or 16 bits. There are no vectors and no buffers of such types.
    pub(crate) fn is_narrow(self) -> bool {
        self.bits() < 32
    }

    pub(crate) fn bits(self) -> u32 {
        match self {
            Scalar::I8 | Scalar::U8 => 8,
            Scalar::I16 | Scalar::U16 => 16,
            Scalar::Bool | Scalar::I32 | Scalar::U32 | Scalar::F32 => 32,
        }
    }
}

impl Ty {
    pub(crate) const BOOL: Ty = Ty::Scalar(Scalar::Bool);
    pub(crate) const I32: Ty = Ty::Scalar(Scalar::I32);
    pub(crate) const U32: Ty = Ty::Scalar(Scalar::U32);
    pub(crate) const F32: Ty = Ty::Scalar(Scalar::F32);
    pub(crate) const INTEGERS: [Ty; 8] = [
        Ty::I32,
        Ty::U32,
        Ty::I32,
        Ty::U32,
        Ty::Scalar(Scalar::I8),
        Ty::Scalar(Scalar::U8),
        Ty::Scalar(Scalar::I16),
        Ty::Scalar(Scalar::U16),
    ];

    pub(crate) fn scalar(self) -> Scalar {
        match self {
            Ty::Scalar(scalar) | Ty::Vector(scalar, _) | Ty::Array(scalar, _) => scalar,
            // No arithmetic uses these types.
            Ty::Record | Ty::Tuple(..) | Ty::Option(_) | Ty::Figure | Ty::Level | Ty::Result(_) => {
                Scalar::Bool
            }
        }
    }

    /// The type inside an option or a result.
    pub(crate) fn inner(self) -> Scalar {
        match self {
            Ty::Option(scalar) | Ty::Result(scalar) => scalar,
            other => other.scalar(),
        }
    }

    pub(crate) fn rust(self) -> String {
        match self {
            Ty::Scalar(scalar) => scalar.rust().into(),
            Ty::Vector(Scalar::Bool, n) => format!("BVec{n}"),
            Ty::Vector(Scalar::I32, n) => format!("IVec{n}"),
            Ty::Vector(Scalar::U32, n) => format!("UVec{n}"),
            Ty::Vector(_, n) => format!("Vec{n}"),
            Ty::Array(scalar, n) => format!("[{}; {n}]", scalar.rust()),
            Ty::Record => "Record".into(),
            Ty::Tuple(a, b) => format!("({}, {})", a.rust(), b.rust()),
            Ty::Option(scalar) => format!("Option<{}>", scalar.rust()),
            Ty::Figure => "Figure".into(),
            Ty::Level => "Level".into(),
            Ty::Result(scalar) => format!("Result<{}, Fault>", scalar.rust()),
        }
    }

    /// A literal that replaces an expression in a smaller kernel.
    pub(crate) fn simplest(self) -> String {
        match self {
            Ty::Scalar(Scalar::Bool) => "false".into(),
            Ty::Scalar(Scalar::F32) => "1f32".into(),
            Ty::Scalar(scalar) => format!("1{}", scalar.rust()),
            Ty::Vector(scalar, _) => {
                format!("{}::splat({})", self.rust(), Ty::Scalar(scalar).simplest())
            }
            Ty::Array(scalar, n) => format!("[{}; {n}]", Ty::Scalar(scalar).simplest()),
            Ty::Record => "Record::make(1, 1)".into(),
            Ty::Option(scalar) => format!("Some({})", Ty::Scalar(scalar).simplest()),
            Ty::Figure => "Figure::Line(1)".into(),
            Ty::Level => "Level::Low".into(),
            Ty::Result(scalar) => format!("Ok::<_, Fault>({})", Ty::Scalar(scalar).simplest()),
            Ty::Tuple(a, b) => {
                format!("({}, {})", Ty::Scalar(a).simplest(), Ty::Scalar(b).simplest())
            }
        }
    }
}

impl Node {
    /// An expression with the same text in both forms.
    pub(crate) fn expr(ty: Ty, text: impl Into<String>, parts: Vec<Node>) -> Node {
        let text = text.into();
        Node::spelled(ty, text.clone(), text, parts)
    }

    /// An expression with another text in plain Rust.
    pub(crate) fn spelled(
        ty: Ty,
        kernel: impl Into<String>,
        plain: impl Into<String>,
        parts: Vec<Node>,
    ) -> Node {
        let parts: Vec<Part> = parts.into_iter().map(Part::Expr).collect();
        Node { ty: Some(ty), kernel: kernel.into(), plain: plain.into(), parts, range: (0.0, 0) }
    }

    /// A statement with the same text in both forms.
    pub(crate) fn stmt(text: impl Into<String>, parts: Vec<Part>) -> Node {
        let text = text.into();
        Node { ty: None, kernel: text.clone(), plain: text, parts, range: (0.0, 0) }
    }

    /// The same node with another text in plain Rust.
    #[must_use]
    pub(crate) fn but_plain(mut self, plain: impl Into<String>) -> Node {
        self.plain = plain.into();
        self
    }

    #[must_use]
    pub(crate) fn with_range(mut self, magnitude: f64, digits: u32) -> Node {
        self.range = (magnitude, digits);
        self
    }

    /// The number of nodes.
    pub(crate) fn size(&self) -> usize {
        let parts = self.parts.iter().map(|part| match part {
            Part::Expr(node) => node.size(),
            Part::Block(nodes) => nodes.iter().map(Node::size).sum(),
        });
        1 + parts.sum::<usize>()
    }

    fn write(&self, form: Form, out: &mut String) {
        let text = if form == Form::Kernel { &self.kernel } else { &self.plain };
        let mut chars = text.chars();
        while let Some(c) = chars.next() {
            if c != '$' {
                out.push(c);
                continue;
            }
            let digit = chars.next().and_then(|c| c.to_digit(10)).expect("a part's number");
            match &self.parts[digit as usize] {
                Part::Expr(node) => node.write(form, out),
                Part::Block(nodes) => write_block(nodes, form, out),
            }
        }
    }
}

fn write_block(nodes: &[Node], form: Form, out: &mut String) {
    out.push('\n');
    for node in nodes {
        node.write(form, out);
        out.push('\n');
    }
}

/// The parameters of a kernel. Those of plain Rust correspond.
const PARAMS: &str = "in_i: &[i32], in_u: &[u32], in_f: &[f32], \
    out_i: &mut [i32], out_u: &mut [u32], out_f: &mut [f32], hits: &[Atomic<u32>], \
    mut p: i32, mut q: u32, mut f: f32, mut v: IVec3";

impl Part {
    pub(crate) fn expr(&self) -> Option<&Node> {
        match self {
            Part::Expr(node) => Some(node),
            Part::Block(_) => None,
        }
    }
}

impl Program {
    pub(crate) fn size(&self) -> usize {
        let functions = self.functions.iter().flat_map(|function| &function.body);
        self.body.iter().chain(functions).map(Node::size).sum()
    }

    fn functions(&self, form: Form) -> String {
        let mut text = match form {
            Form::Kernel => format!(
                "#[device] mod types {{ use dsl_runtime::prelude::*; {TYPES} {USER_TYPES} {FUNCTIONS} }} use types::*;\n"
            ),
            Form::Plain => {
                format!(
                    "mod types {{ use super::*; {TYPES} {USER_TYPES} {FUNCTIONS} }} use types::*;\n"
                )
            }
        };
        for Function { name, params, result, body } in &self.functions {
            let params: Vec<String> =
                params.iter().map(|(name, ty)| format!("mut {name}: {}", ty.rust())).collect();
            let attribute = if form == Form::Kernel { "#[device] " } else { "" };
            let (params, result) = (params.join(", "), result.rust());
            let _ = writeln!(text, "{attribute}fn {name}({params}) -> {result} {{");
            write_block(body, form, &mut text);
            text += "}\n";
        }
        text
    }

    /// The statements.
    pub(crate) fn text(&self, form: Form) -> String {
        let mut text = String::new();
        write_block(&self.body, form, &mut text);
        text
    }

    /// The functions and the kernel.
    pub(crate) fn kernel(&self) -> String {
        let (tile, size) = (self.tile.rust(), self.workgroup_size);
        let mut text = self.functions(Form::Kernel);
        let _ = writeln!(text, "#[kernel(workgroup_size = {size})] pub fn kernel({PARAMS}) {{");
        let body = self.text(Form::Kernel);
        if body.contains("tile[") {
            let _ = writeln!(text, "workgroup_var!(tile: [{tile}; {size}] = zeroed);");
        }
        text + &body + "}"
    }

    /// A module with the kernel, the plain function and both as a `Case` of the harness.
    pub(crate) fn module(&self, number: usize) -> String {
        let (kernel, functions) = (self.kernel(), self.functions(Form::Plain));
        let (tile, size, groups) = (self.tile.rust(), self.workgroup_size, self.workgroups);
        let plain = self.text(Form::Plain);
        format!(
            "mod k{number} {{
            mod device {{ use dsl_runtime::prelude::*;
            {kernel}
            }}
            mod host {{ use super::super::harness::host::*;
            {functions}
            pub fn plain(id: &Id, tile: &[Shared<{tile}>], m: Memory<'_>) {{
            let Memory {{ in_i, in_u, in_f, out_i, out_u, out_f, hits, mut p, mut q, mut f, mut v }} = m;
            let global_invocation_id = || id.global; let local_invocation_index = || id.local;
            let workgroup_id = || id.workgroup; let num_workgroups = || id.workgroups;
            let workgroup_barrier = || id.barrier.wait();
            {plain}
            }} }}
            pub fn case() -> super::harness::Case {{ super::harness::Case::new({number}, {size}, {groups},
            host::plain, |b, p, q, f, v| device::kernel(&b.in_i, &b.in_u, &b.in_f, &mut b.out_i, &mut b.out_u,
            &mut b.out_f, &mut b.hits, p, q, f, v).workgroups({groups}).run()) }}
            }}\n"
        )
    }
}
