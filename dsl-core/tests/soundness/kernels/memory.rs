//! Workgroup memory that some control flow writes, and that is read afterwards: an element may be
//! unwritten, or written by another invocation.

use super::{Generator, Ty};

const LANE: &str = "local_invocation_index()";

impl Generator<'_> {
    /// Stores, a barrier, a change of variables and a read. The kernel accesses `w` nowhere else.
    pub(super) fn memory(&mut self) -> String {
        let mut text = String::new();
        for _ in 0..1 + self.random.below(2) {
            text += &self.some_store();
        }
        if self.random.below(4) > 0 {
            text += "workgroup_barrier();\n";
        }
        text += &self.moved_position();
        let at = self.random.one(&["v0", "v1", "v0 & 7", "0", "1", "3", LANE]);
        text + &format!("v0 = w[{at}];\n")
    }

    fn some_store(&mut self) -> String {
        let store = format!("w[{LANE}] = 3;\n");
        let other = match self.random.below(3) {
            0 => format!("w[{LANE} + 1] = 2;\n"),
            1 => "w[n & 1] = 1;\n".to_owned(),
            _ => store.clone(),
        };
        let (condition, n) = (self.condition(1), self.some_of(Ty::U32));
        let (k, l) = (self.random.below(4), self.random.below(4));
        match self.random.below(12) {
            0 => format!("if {condition} {{\n{store}}}\n"),
            1 => format!("if {condition} {{\n{store}}} else {{\n{other}}}\n"),
            2 => format!("for _ in {k}..{n} {{\n{store}}}\n"),
            3 => format!("for _ in {k}..{l} {{\n{store}}}\n"),
            4 => format!("if {LANE} < {l} {{\n{store}}}\n"),
            5 => format!("store(&mut w, {n} as u64);\n"),
            6 => format!("while {condition} {{\n{store}break;\n}}\n"),
            7 => format!("loop {{\nif {condition} {{ break; }}\n{store}break;\n}}\n"),
            8 => {
                format!("match {n} {{\n0 => {{ {store} }}\n1..=3 => {{ {other} }}\n_ => {{}}\n}}\n")
            }
            9 => format!("for i in 0..16 {{ if i > {k} {{ w[i] = i; }} }}\n"),
            _ => store,
        }
    }

    /// A statement that may change `v0` and `v1`.
    fn moved_position(&mut self) -> String {
        let (change, condition) = (self.change("v0"), self.condition(1));
        let wide = format!("({} as u64)", self.some_of(Ty::U32));
        match self.random.below(9) {
            0 => format!("if {condition} && {change} {{ v1 = 5; }}\n"),
            1 => format!("while {condition} {{ if {change} {{ v1 = w[v0]; break; }} }}\n"),
            2 => "while let Some(j) = n.checked_mul(2) {\nv0 *= 3;\nif j > w[v0] { break; }\n}\n"
                .to_owned(),
            3 => {
                format!("loop {{ if {condition} {{ v0 += 3; }} else {{ break; }} v1 = w[v0]; }}\n")
            }
            4 => format!("if {change} {{ v0 = v1; }}\n"),
            5 => format!("early(&mut v0, {wide});\n"),
            6 => format!("late(&mut v0, {wide});\n"),
            _ => String::new(),
        }
    }
}
