//! Slices in variables, slices that branches choose, options of slices, ranges as values, and items
//! in bodies. Each statement reads elements or lengths and changes a variable with them.

use super::Generator;
use crate::tree::{Node, Part, Scalar, Ty};

/// `A` is an array of `N` elements of type `T`, `v` a variable of that type. `$0` is a condition,
/// `$1` and `$2` are numbers.
const ON_ARRAYS: [&str; 14] = [
    "{ let mut rest = &A[..]; while rest.len() > 1 { v ^= rest[0]; rest = if $0 { &rest[1..] } else \
     { &rest[..rest.len() - 1] }; } v ^= rest[0]; }",
    "{ let part = if $0 { &A[1..] } else { &A[..N - 1] }; for e in part.iter() { v ^= *e; } }",
    "{ let mut rest = &A[..]; while let [first, tail @ ..] = rest { v ^= *first; rest = tail; if $0 { \
     break; } } v ^= rest.len() as T; }",
    "{ let mut rest = &A[..]; while let Some((last, tail)) = rest.split_last() { v ^= *last; rest = \
     tail; if $0 { break; } } v ^= rest.len() as T; }",
    "{ let part = match ($1) & 3 { 0 => &A[..1], 1 => &A[1..], _ => &A[..] }; v ^= part[part.len() - \
     1]; v ^= part[(($2) % part.len() as u32) as usize]; }",
    "{ let (mut a, b) = A.split_at(1); if $0 { a = b; } v ^= a[0]; v ^= a.len() as T; }",
    "{ if let Some(part) = A.get(1..(($1) & 7) as usize) { for e in part { v ^= *e; } } else { v ^= \
     1; } }",
    "{ let part = A.get(..(($1) & 3) as usize).unwrap_or(&[]); v ^= part.len() as T; if let [a, ..] = \
     *part { v ^= a; } }",
    "{ let part = if $0 { A.get(1..) } else { None }; if let Some([.., last]) = part { v ^= *last; } \
     v ^= part.is_some() as T; }",
    "{ match A[..] { [a, b, ..] if $0 => v ^= a ^ b, [.., c] => v ^= c, [] => v ^= 1 } }",
    "{ let r = 1..N; v ^= r.len() as T; for e in &A[r.clone()] { v ^= *e; } for i in r { v ^= A[i]; } }",
    "{ let mut items = A.iter().peekable(); while let Some(e) = items.next() { if let Some(next) = \
     items.peek() { v ^= *e & **next; } else if $0 { v ^= *e; } } }",
    "{ let mut own = A; let mut left = &mut own[..]; while left.len() > 1 { left[0] ^= v; v ^= \
     left[1]; left = &mut left[1..]; if $0 { break; } } v ^= own[N - 1]; }",
    "{ let whole = &A[..]; let mut part = whole; let mut turns = ($1) & 3; while turns > 0 { turns -= \
     1; part = if part.len() > 1 { &part[1..] } else if $0 { whole } else { part }; v ^= part[0]; } }",
];

/// The same without an array.
const ON_NUMBERS: [&str; 6] = [
    "{ let r = (($1) & 3)..(($2) & 7); v ^= r.contains(&3) as T; v ^= r.is_empty() as T; for i in \
     r.clone() { v ^= i as T; } v ^= (r.start ^ r.end) as T; }",
    "{ let r = (($1) & 3)..=(($2) & 7); v ^= r.contains(&3) as T; v ^= (*r.start() ^ *r.end()) as T; \
     for i in r { v ^= i as T; } }",
    "{ let mut r = 0..(($1) & 7); while let Some(i) = r.next() { v ^= i as T; if let Some(j) = \
     r.next_back() { v ^= j as T; } if $0 { break; } } v ^= (r.end - r.start) as T; }",
    "{ let done = if $0 { v ^= 1; } else { v ^= 2; }; let () = done; }",
    "{ struct Pair { a: T, b: T } impl Pair { fn both(&self) -> T { self.a ^ self.b } } let pair = \
     Pair { a: v, b: ($1) as T }; v = pair.both() & 127; }",
    "{ let found: Option<()> = if $0 { Some(()) } else { None }; v ^= found.is_some() as T; match \
     found { Some(()) => v ^= 4, None => {} } }",
];

impl Generator {
    /// A statement with slices, ranges or items as values.
    pub(super) fn slice_stmt(&mut self) -> Node {
        let scalar = self.pick(&[Scalar::U32, Scalar::I32, Scalar::U8, Scalar::I16]);
        let wanted = Ty::Scalar(scalar);
        let Some(to) = self.var(|var| var.mutable && var.ty == wanted) else {
            return self.slice_let(wanted);
        };
        let array = self.var(|var| matches!(var.ty, Ty::Array(of, n) if of == scalar && n > 1));
        let pair = self.label("Pair");
        let mut words = vec![("v", to.text()), ("T", scalar.rust().to_owned()), ("Pair", pair)];
        let text = match array {
            Some(array) => {
                let Ty::Array(_, n) = array.ty else { unreachable!("asked for") };
                words.extend([("A", array.text()), ("N", n.to_string())]);
                self.pick(&ON_ARRAYS)
            }
            None => self.pick(&ON_NUMBERS),
        };
        let parts = self.purely(|cx| {
            [Ty::BOOL, Ty::U32, Ty::U32].map(|ty| Part::Expr(cx.expr(ty, 2, false))).to_vec()
        });
        Node::stmt(with_words(text, &words), parts)
    }

    fn slice_let(&mut self, ty: Ty) -> Node {
        let name = self.label("found");
        self.declare(&name, ty, true);
        Node::stmt(format!("let mut {name} = 1{};", ty.scalar().rust()), Vec::new())
    }
}

/// Replaces some words of a text.
fn with_words(text: &str, words: &[(&str, String)]) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(is_word) {
        let end = rest[at..].find(|c| !is_word(c)).map_or(rest.len(), |len| at + len);
        let word = &rest[at..end];
        let new = words.iter().find(|(old, _)| *old == word);
        out.push_str(&rest[..at]);
        out.push_str(new.map_or(word, |(_, new)| new));
        rest = &rest[end..];
    }
    out + rest
}
