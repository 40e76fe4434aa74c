// Methods of slices as std defines them, with the slice as the first parameter.

fn starts_with<T: PartialEq>(slice: &[T], needle: &[T]) -> bool {
    if needle.len() > slice.len() {
        return false;
    }
    for i in 0..needle.len() {
        if slice[i] != needle[i] {
            return false;
        }
    }
    true
}

fn ends_with<T: PartialEq>(slice: &[T], needle: &[T]) -> bool {
    if needle.len() > slice.len() {
        return false;
    }
    let start = slice.len() - needle.len();
    for i in 0..needle.len() {
        if slice[start + i] != needle[i] {
            return false;
        }
    }
    true
}

fn is_sorted<T: PartialOrd>(slice: &[T]) -> bool {
    for i in 1..slice.len() {
        if !(slice[i - 1] <= slice[i]) {
            return false;
        }
    }
    true
}

fn is_sorted_by<T>(slice: &[T], mut are_in_order: impl FnMut(&T, &T) -> bool) -> bool {
    for i in 1..slice.len() {
        if !are_in_order(&slice[i - 1], &slice[i]) {
            return false;
        }
    }
    true
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

fn fill_with<T>(slice: &mut [T], mut value: impl FnMut() -> T) {
    for i in 0..slice.len() {
        slice[i] = value();
    }
}

// Which one of equal elements is found is unspecified: it is the same one as std's.
fn binary_search<T: Ord>(slice: &[T], wanted: &T) -> Result<usize, usize> {
    let mut size = slice.len();
    let mut base = 0;
    while size > 1 {
        let half = size / 2;
        if slice[base + half] <= *wanted {
            base += half;
        }
        size -= half;
    }
    if size == 0 || slice[base] > *wanted {
        Err(base)
    } else if slice[base] == *wanted {
        Ok(base)
    } else {
        Err(base + 1)
    }
}

fn binary_search_by<T>(
    slice: &[T],
    mut compare: impl FnMut(&T) -> ::core::cmp::Ordering,
) -> Result<usize, usize> {
    let mut size = slice.len();
    if size == 0 {
        return Err(0);
    }
    let mut base = 0;
    while size > 1 {
        let half = size / 2;
        if compare(&slice[base + half]) != ::core::cmp::Ordering::Greater {
            base += half;
        }
        size -= half;
    }
    match compare(&slice[base]) {
        ::core::cmp::Ordering::Equal => Ok(base),
        ::core::cmp::Ordering::Less => Err(base + 1),
        ::core::cmp::Ordering::Greater => Err(base),
    }
}

fn binary_search_by_key<T, K: Ord>(
    slice: &[T],
    wanted: &K,
    mut key: impl FnMut(&T) -> K,
) -> Result<usize, usize> {
    let mut size = slice.len();
    if size == 0 {
        return Err(0);
    }
    let mut base = 0;
    while size > 1 {
        let half = size / 2;
        if key(&slice[base + half]) <= *wanted {
            base += half;
        }
        size -= half;
    }
    let found = key(&slice[base]);
    if found == *wanted {
        Ok(base)
    } else if found < *wanted {
        Err(base + 1)
    } else {
        Err(base)
    }
}

fn partition_point<T>(slice: &[T], is_before: impl Fn(&T) -> bool) -> usize {
    let mut size = slice.len();
    let mut base = 0;
    while size > 1 {
        let half = size / 2;
        if is_before(&slice[base + half]) {
            base += half;
        }
        size -= half;
    }
    if size == 1 && is_before(&slice[base]) { base + 1 } else { base }
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
