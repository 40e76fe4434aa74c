// Ranges as std defines them. `Integer` stands for each type of integers, `Signed` for each type with
// a sign, `Unsigned` for each type without one, or for the one with as many bits.

#[derive(Clone, PartialEq, Default)]
struct Range<T> {
    start: T,
    end: T,
}

impl<T: PartialOrd> Range<T> {
    fn contains(&self, item: &T) -> bool {
        self.start <= *item && *item < self.end
    }

    fn is_empty(&self) -> bool {
        !(self.start < self.end)
    }
}

#[derive(Clone, PartialEq)]
struct RangeInclusive<T> {
    first: T,
    last: T,
    is_exhausted: bool,
}

impl<T: PartialOrd + Copy> RangeInclusive<T> {
    fn new(start: T, end: T) -> RangeInclusive<T> {
        RangeInclusive { first: start, last: end, is_exhausted: false }
    }

    fn start(&self) -> &T {
        &self.first
    }

    fn end(&self) -> &T {
        &self.last
    }

    fn contains(&self, item: &T) -> bool {
        self.first <= *item && *item <= self.last && !self.is_exhausted
    }

    fn is_empty(&self) -> bool {
        self.is_exhausted || !(self.first <= self.last)
    }

    fn into_inner(self) -> (T, T) {
        (self.first, self.last)
    }
}

impl Range<Unsigned> {
    fn len(&self) -> usize {
        if self.start < self.end { (self.end - self.start) as usize } else { 0 }
    }
}

impl Range<Signed> {
    fn len(&self) -> usize {
        if self.start < self.end { self.end.wrapping_sub(self.start) as Unsigned as usize } else { 0 }
    }
}

impl Range<Integer> {
    fn next(&mut self) -> Option<Integer> {
        if self.start < self.end {
            let item = self.start;
            self.start += 1;
            Some(item)
        } else {
            None
        }
    }

    fn next_back(&mut self) -> Option<Integer> {
        if self.start < self.end {
            self.end -= 1;
            Some(self.end)
        } else {
            None
        }
    }
}

impl RangeInclusive<Integer> {
    fn next(&mut self) -> Option<Integer> {
        if self.is_exhausted || self.first > self.last {
            return None;
        }
        let item = self.first;
        if item < self.last {
            self.first += 1;
        } else {
            self.is_exhausted = true;
        }
        Some(item)
    }

    fn next_back(&mut self) -> Option<Integer> {
        if self.is_exhausted || self.first > self.last {
            return None;
        }
        let item = self.last;
        if self.first < item {
            self.last -= 1;
        } else {
            self.is_exhausted = true;
        }
        Some(item)
    }
}
