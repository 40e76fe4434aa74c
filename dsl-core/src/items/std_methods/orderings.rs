// Methods of `Ordering` as std defines them, with the receiver as the first parameter.

fn reverse(ordering: Ordering) -> Ordering {
    match ordering {
        Ordering::Less => Ordering::Greater,
        Ordering::Equal => Ordering::Equal,
        Ordering::Greater => Ordering::Less,
    }
}

fn then(ordering: Ordering, other: Ordering) -> Ordering {
    if ordering == Ordering::Equal { other } else { ordering }
}

fn then_with(ordering: Ordering, other: impl FnOnce() -> Ordering) -> Ordering {
    if ordering == Ordering::Equal { other() } else { ordering }
}

fn is_lt(ordering: Ordering) -> bool {
    ordering == Ordering::Less
}

fn is_le(ordering: Ordering) -> bool {
    ordering != Ordering::Greater
}

fn is_gt(ordering: Ordering) -> bool {
    ordering == Ordering::Greater
}

fn is_ge(ordering: Ordering) -> bool {
    ordering != Ordering::Less
}

fn is_eq(ordering: Ordering) -> bool {
    ordering == Ordering::Equal
}

fn is_ne(ordering: Ordering) -> bool {
    ordering != Ordering::Equal
}
