// Methods of slices as std defines them, with the slice as the first parameter.

fn starts_with<T: PartialEq>(slice: &[T], needle: &[T]) -> bool {
    needle.len() <= slice.len() && slice[..needle.len()] == *needle
}

fn ends_with<T: PartialEq>(slice: &[T], needle: &[T]) -> bool {
    needle.len() <= slice.len() && slice[slice.len() - needle.len()..] == *needle
}

fn is_sorted<T: PartialOrd>(slice: &[T]) -> bool {
    slice.is_sorted_by(|a, b| a <= b)
}

fn is_sorted_by<T>(slice: &[T], mut are_in_order: impl FnMut(&T, &T) -> bool) -> bool {
    let mut is_sorted = true;
    for i in 1..slice.len() {
        if !are_in_order(&slice[i - 1], &slice[i]) {
            is_sorted = false;
            break;
        }
    }
    is_sorted
}

fn is_sorted_by_key<T, K: PartialOrd>(slice: &[T], mut key: impl FnMut(&T) -> K) -> bool {
    if slice.is_empty() {
        return true;
    }
    let mut last = key(&slice[0]);
    for i in 1..slice.len() {
        let next = key(&slice[i]);
        if !(last <= next) {
            return false;
        }
        last = next;
    }
    true
}

fn contains<T: PartialEq>(slice: &[T], wanted: &T) -> bool {
    let mut found = false;
    for element in slice {
        if *element == *wanted {
            found = true;
            break;
        }
    }
    found
}

fn fill<T: Clone>(slice: &mut [T], value: T) {
    for i in 0..slice.len() {
        slice[i] = value;
    }
}

// Up to the shorter length: std panics if the lengths differ.
fn copy_from_slice<T: Copy>(slice: &mut [T], other: &[T]) {
    for i in 0..slice.len().min(other.len()) {
        slice[i] = other[i];
    }
}

fn clone_from_slice<T: Clone>(slice: &mut [T], other: &[T]) {
    slice.copy_from_slice(other);
}

fn fill_with<T>(slice: &mut [T], mut value: impl FnMut() -> T) {
    for i in 0..slice.len() {
        slice[i] = value();
    }
}

// The position of the last element that is before the wanted place, or 0. Which one of equal elements the searches find
// is unspecified: it is the same one as std's.
fn __last_before<T>(slice: &[T], mut is_before: impl FnMut(&T) -> bool) -> usize {
    let mut size = slice.len();
    let mut base = 0;
    while size > 1 {
        let half = size / 2;
        if is_before(&slice[base + half]) {
            base += half;
        }
        size -= half;
    }
    base
}

fn binary_search<T: Ord>(slice: &[T], wanted: &T) -> Result<usize, usize> {
    let base = slice.__last_before(|of| *of <= *wanted);
    if slice.is_empty() || slice[base] > *wanted {
        Err(base)
    } else if slice[base] == *wanted {
        Ok(base)
    } else {
        Err(base + 1)
    }
}

fn binary_search_by<T>(
    slice: &[T],
    mut compare: impl FnMut(&T) -> Ordering,
) -> Result<usize, usize> {
    if slice.is_empty() {
        return Err(0);
    }
    let base = slice.__last_before(|of| compare(of) != Ordering::Greater);
    match compare(&slice[base]) {
        Ordering::Equal => Ok(base),
        Ordering::Less => Err(base + 1),
        Ordering::Greater => Err(base),
    }
}

fn binary_search_by_key<T, K: Ord>(
    slice: &[T],
    wanted: &K,
    mut key: impl FnMut(&T) -> K,
) -> Result<usize, usize> {
    if slice.is_empty() {
        return Err(0);
    }
    let base = slice.__last_before(|of| key(of) <= *wanted);
    let found = key(&slice[base]);
    if found == *wanted {
        Ok(base)
    } else if found < *wanted {
        Err(base + 1)
    } else {
        Err(base)
    }
}

// An insertion sort.
fn sort_by<T>(slice: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    for end in 1..slice.len() {
        let mut at = end;
        while at > 0 {
            let before = slice[at - 1];
            let sorted = slice[at];
            if compare(&sorted, &before) != Ordering::Less {
                break;
            }
            slice[at - 1] = sorted;
            slice[at] = before;
            at -= 1;
        }
    }
}

// Variables have known types, so their `cmp` is not taken for a method of a user's type.
fn sort_by_key<T, K: Ord>(slice: &mut [T], mut key: impl FnMut(&T) -> K) {
    slice.sort_by(|a, b| {
        let a = key(a);
        let b = key(b);
        a.cmp(&b)
    });
}

fn sort<T: Ord>(slice: &mut [T]) {
    slice.sort_by(|a, b| a.cmp(b));
}

fn sort_unstable<T: Ord>(slice: &mut [T]) {
    slice.sort();
}

fn sort_unstable_by<T>(slice: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    slice.sort_by(|a, b| compare(a, b));
}

fn sort_unstable_by_key<T, K: Ord>(slice: &mut [T], mut key: impl FnMut(&T) -> K) {
    slice.sort_by_key(|of| key(of));
}

fn sort_by_cached_key<T, K: Ord>(slice: &mut [T], mut key: impl FnMut(&T) -> K) {
    slice.sort_by_key(|of| key(of));
}

fn partition_point<T>(slice: &[T], is_before: impl Fn(&T) -> bool) -> usize {
    let base = slice.__last_before(|of| is_before(of));
    if !slice.is_empty() && is_before(&slice[base]) { base + 1 } else { base }
}

fn rotate_left<T: Copy>(slice: &mut [T], by: usize) {
    slice[..by].reverse();
    slice[by..].reverse();
    slice.reverse();
}

fn rotate_right<T: Copy>(slice: &mut [T], by: usize) {
    let rest = slice.len() - by;
    slice[..rest].reverse();
    slice[rest..].reverse();
    slice.reverse();
}

fn as_slice<T>(slice: &[T]) -> &[T] {
    &slice[..]
}

fn as_mut_slice<T>(slice: &mut [T]) -> &mut [T] {
    &mut slice[..]
}
