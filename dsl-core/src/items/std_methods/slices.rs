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
