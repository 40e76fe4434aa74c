//! Workgroup memory that is written under some control flow and read afterwards: an element may be
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
        text += self.some_barrier();
        text += &self.moved_position();
        let at = self.random.one(&["v0", "v1", "v0 & 7", "0", "1", "3", LANE]);
        text + &format!("v0 = w[{at}];\n")
    }

    /// The same for rows, `rows[i][j]`. An index may exceed its row.
    pub(super) fn memory_of_rows(&mut self) -> String {
        let mut text = String::new();
        for _ in 0..1 + self.random.below(2) {
            let (store, other, n) =
                (self.store_of_row(), self.store_of_row(), self.random.below(4));
            text += &match self.random.below(3) {
                0 => format!("if n > {n} {{ {store} }} else {{ {other} }}\n"),
                1 => format!("if x[{LANE}] > {n} {{ {store} }} else {{ {other} }}\n"),
                _ => format!("{store}\n"),
            };
        }
        text += self.some_barrier();
        let at = self.random.one(&["0", "1", "n & 1"]);
        text + &format!("v0 = rows[{at}][n & 3];\n")
    }

    fn store_of_row(&mut self) -> String {
        let at = self.random.one(&["0][", "1][", "n & 1]["]);
        match self.random.below(5) {
            // The unknown parts of the indices cancel out, but each index is clamped on its own.
            4 => self.cancelling_store(),
            0 => format!("rows[{LANE} / 4][{LANE} % 4] = 2;"),
            1 => format!("rows[{at}{LANE} & 3] = 3;"),
            _ => format!("rows[{at}{LANE}] = 4;"),
        }
    }

    fn cancelling_store(&mut self) -> String {
        let (row, column) = self.random.one(&[
            ("n", " - 4 * n"),
            ("1 - n", " + 4 * n"),
            ("workgroup_id().x", " - 4 * workgroup_id().x"),
            ("n + 1", " - 4 * n"),
        ]);
        format!("rows[{row}][{LANE}{column}] = 5;")
    }

    /// A barrier, perhaps. Little is known about some of its conditions.
    fn some_barrier(&mut self) -> &'static str {
        match self.random.below(18) {
            14 => "pause(n);\n",
            15 => "pause(2);\n",
            0..8 => "workgroup_barrier();\n",
            8 => "if (n as f32) > 2.5 { workgroup_barrier(); }\n",
            9 => "if n > 2 { workgroup_barrier(); }\n",
            10 => "for i in 0..2 { if (n as f32) > 1.5 { break; } workgroup_barrier(); }\n",
            11 => "match m { 0 => { workgroup_barrier(); } _ => {} }\n",
            12 => "if subgroup_size() > n { workgroup_barrier(); }\n",
            13 => "'a: { if (m as f32) < 2.5 { break 'a; } workgroup_barrier(); }\n",
            _ => "",
        }
    }

    /// A condition on numbers whose limits change with a cast.
    fn cast_condition(&mut self) -> String {
        let op = self.random.one(&[">=", "<", ">", "<="]);
        match self.random.below(4) {
            0 => format!("x[{LANE}] as i32 {op} 0"),
            1 => format!("x[{LANE}].max(5) as i32 {op} 5"),
            2 => format!("((x[{LANE}] as i32).min(5) as u32) {op} 5"),
            _ => format!("(x[{LANE}].saturating_sub(3) as i32) {op} 0"),
        }
    }

    fn some_store(&mut self) -> String {
        let store = format!("w[{LANE}] = 3;\n");
        let other = match self.random.below(4) {
            0 => format!("w[{LANE} + 1] = 2;\n"),
            3 => format!("w[{}] = 4;\n", self.position_by_id()),
            1 => "w[n & 1] = 1;\n".to_owned(),
            _ => store.clone(),
        };
        let condition = match self.random.once_in(4) {
            true => self.cast_condition(),
            false => self.condition(1),
        };
        let n = self.some_of(Ty::U32);
        let (k, l) = (self.random.below(4), self.random.below(4));
        match self.random.below(17) {
            15 | 16 => self.store_by_merged_condition(&store, &other),
            12 | 13 => self.jumping_store(&store, &condition),
            14 => self.store_of_elements(&condition),
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

    /// A store in a loop. Some iterations skip it, perhaps all.
    fn jumping_store(&mut self, store: &str, condition: &str) -> String {
        let (k, l) = (self.random.below(3), self.random.below(4));
        let jump = self.random.one(&["continue", "continue", "break", "continue 'a", "break 'a"]);
        let last = self.random.one(&["", "", "break;\n", "break 'a;\n"]);
        let inner = match self.random.below(4) {
            0 => format!("if i == {k} {{ {jump}; }}\n{store}"),
            1 => format!("if {condition} {{ {jump}; }}\n{store}"),
            2 => format!("if (n as f32) > {k}.5 {{ {jump}; }}\n{store}"),
            _ => format!("match n {{\n{k} => {{ {jump}; }}\n_ => {{ {store} }}\n}}\n"),
        };
        let inner = format!("{inner}{last}");
        match self.random.below(3) {
            0 => format!("'a: for i in {k}..{l} {{\n{inner}}}\n"),
            1 => format!("let mut i = 0;\n'a: while i < {l} {{\ni += 1;\n{inner}}}\n"),
            _ => format!("'a: for _ in 0..{l} {{\nfor i in 0..2 {{\n{inner}}}\n}}\n"),
        }
    }

    /// A store under a condition that some invocations take from one value, and the others from
    /// another.
    fn store_by_merged_condition(&mut self, store: &str, other: &str) -> String {
        let (a, b) = (self.uniform_condition(), self.uniform_condition());
        let (k, l) = (self.random.below(4), self.random.below(4));
        let other = self.random.one(&[other, "w[LANE ^ 1] = 2;\n", "w[0] = 1;\n", ""]);
        let stores = format!("{{\n{store}}} else {{\n{other}}}\n").replace("LANE", LANE);
        match self.random.below(5) {
            0 => format!("let mut b = {a};\nif {LANE} == {k} {{ b = {b}; }}\nif b {stores}"),
            1 => format!(
                "let mut b = [{a}, true];\nif {LANE} > {k} {{ b[0] = {b}; }}\nif b[0] {stores}"
            ),
            2 => format!("if select({a}, {b}, {LANE} < {k}) {stores}"),
            3 => format!("let mut b = !n;\nif {LANE} == {k} {{ b = !m; }}\nif b > {l} {stores}"),
            _ => format!(
                "let mut b = {a};\nmatch {LANE} {{ {k} => {{ b = {b}; }} _ => {{}} }}\nif b {stores}"
            ),
        }
    }

    fn uniform_condition(&mut self) -> String {
        let k = self.random.below(4);
        self.random
            .one(&["n > K", "m > K", "n % 2 == 0", "m % 2 == 0", "n < K", "!n > m"])
            .replace('K', &k.to_string())
    }

    /// A store to each element, or to some of them.
    fn store_of_elements(&mut self, condition: &str) -> String {
        let k = self.random.below(4);
        match self.random.below(7) {
            0 => "w.fill(1);\n".to_owned(),
            1 => format!("for e in w.iter_mut() {{ if {condition} {{ *e = 1; }} }}\n"),
            2 => format!("for e in w.iter_mut().skip({k}) {{ *e = 1; }}\n"),
            3 => "for e in w.iter_mut().step_by(n as usize) { *e = 1; }\n".to_owned(),
            4 => format!("for i in ({LANE}..16).step_by(({k} * n) as usize) {{ w[i] = 1; }}\n"),
            5 => format!(
                "for (i, e) in w.iter_mut().enumerate() {{ if i == {k} {{ break; }} *e = 1; }}\n"
            ),
            _ => "for e in w[n.min(16)..].iter_mut() { *e = 1; }\n".to_owned(),
        }
    }

    /// An index modulo a constant, computed from ids and parameters.
    fn position_by_id(&mut self) -> &'static str {
        self.random.one(&[
            "global_invocation_id().x % 8",
            "(global_invocation_id().x + 8 * n) & 7",
            "global_invocation_id().x % 5",
            "(16 * n - local_invocation_index()) % 16",
            "(global_invocation_id().x ^ 1) % 4",
        ])
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
