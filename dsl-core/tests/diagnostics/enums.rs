//! Enums with data: values, patterns, uses.

#[device]
mod shapes {
    #[derive(Clone, Copy)]
    pub enum Shape {
        Empty,
        Circle(f32),
        Rect { w: f32, h: f32 },
    }
    #[derive(Clone, Copy)]
    pub enum Flag {
        On(bool),
        Off,
    }
    #[derive(Clone, Copy)]
    pub enum Maybe<T> {
        Just(T),
        Nothing,
    }
    #[derive(Clone, Copy)]
    pub enum List {
        End,
        More([List; 2]),
        //~^ K0503 the definition of `List` contains itself
    }
    #[derive(Clone, Copy)]
    pub enum Named {
        //~^ K0203 two members of this enum would be named `A_b_c` in WGSL: rename one
        A_b { c: u32 },
        A { b_c: u32 },
    }
}
use shapes::*;

#[kernel(workgroup_size = 1)]
fn values(y: &mut [f32]) {
    let a = Shape::Circle(1.0, 2.0);
    //~^ K0303 `Shape::Circle` takes 1 argument, not 2
    let b = Shape::Empty();
    //~^ K0303 `Shape::Empty` has no data: write `Shape::Empty`
    let c = Shape::Rect(1.0, 2.0);
    //~^ K0303 this variant has members with names: write `Shape::Rect { w, h }`
    let d = Shape::Rect { w: 1.0 };
    //~^ K0305 the value of `h` is missing
    let e = Shape::Rect { w: 1.0, h: 2.0, d: 3.0 };
    //~^ K0305 there is no member `d`: the members are `w`, `h`
    let f = Shape::Square(1.0);
    //~^ K0201 `Shape` has no variant `Square`: its variants are `Empty`, `Circle`, `Rect`
    let g = Shape::Square;
    //~^ K0201 `Shape` has no variant `Square`: its variants are `Empty`, `Circle`, `Rect`
    let h = Shape::Circle(1u32);
    //~^ K0301 expected `f32`, found `u32`
    let i = Shape::Rect { w: 1.0, ..h };
    //~^ K0104 `..` cannot fill in the members of a variant: write all members
    let j = Maybe::Nothing;
    //~^ K0203 the type arguments of `Maybe` cannot be inferred from its members: write `Maybe::<…>::Nothing`
    y[0] = Shape::Circle;
    //~^ K0303 `Shape::Circle` is a function here: call it
}

#[kernel(workgroup_size = 1)]
fn patterns(y: &mut [f32]) {
    let s = Shape::Circle(y[0]);
    match s {
        //~^ K0313 this `match` does not cover every value: `Shape::Rect { .. }` is missing
        Shape::Empty => {}
        Shape::Circle(_) => {}
    }
    match s {
        //~^ K0313 this `match` does not cover every value: `Shape::Circle(_)` is missing
        Shape::Empty => {}
        Shape::Circle(0.0) => {}
        Shape::Rect { .. } => {}
    }
    match (s, y[0] > 1.0) {
        //~^ K0313 this `match` does not cover every value: `(Shape::Rect { .. }, false)` is missing
        (Shape::Empty, _) => {}
        (_, true) => {}
        (Shape::Circle(_), false) => {}
    }
    match Some(s) {
        //~^ K0313 this `match` does not cover every value: `Some(Shape::Empty)` is missing
        Some(Shape::Circle(_) | Shape::Rect { .. }) | None => {}
    }
    match s {
        Shape::Circle(a, b) => {}
        //~^ K0305 `Shape::Circle` has 1 member, but this pattern has 2
        Shape::Circle => {}
        //~^ K0305 this is not a pattern of the variant: write `Shape::Circle(_)`
        Shape::Rect { w } => {}
        //~^ K0305 the pattern leaves out `h`: add `..`
        Shape::Rect { d, .. } => {}
        //~^ K0305 `Shape::Rect` has no member `d`: write `Shape::Rect { w, h }`
        Shape::Rect(w, h) => {}
        //~^ K0305 this is not a pattern of the variant: write `Shape::Rect { .. }`
        Shape::Square(w) => {}
        //~^ K0201 `Shape` has no variant `Square`: its variants are `Empty`, `Circle`, `Rect`
        _ => {}
    }
    match y[0] {
        //~^ K0301 expected `Shape`, found `f32`
        Shape::Circle(r) => {}
        _ => {}
    }
    let Shape::Circle(r) = s;
    //~^ K0313 this pattern may not match: add `else { … }`, or use `match`
    match s {
        Maybe::Just(r) => {}
        //~^ K0301 `==` has operands of different types: `Shape` and `Maybe`
        _ => {}
    }
}

#[kernel(workgroup_size = 1)]
fn uses(y: &mut [f32]) {
    let mut s = Shape::Circle(y[0]);
    let a = s == Shape::Empty;
    //~^ K0302 `==` does not exist for `Shape`
    let b = s as u32;
    //~^ K0308 `Shape` cannot be cast to `u32`
    let c = s.r;
    //~^ K0305 `Shape` has no member `r`: a `match` names the members of its variants
    let d = s.area();
    //~^ K0202 `Shape` has no method `area`
    s = 1.0;
    //~^ K0301 expected `Shape`, found `{float}`
    while let Shape::Circle(r) | Shape::Rect { w: r, .. } = &mut s {
        //~^ K0104 `r` would be a `&mut` reference to one of several places: write an arm for each alternative
        *r = 1.0;
    }
    match &s {
        Shape::Circle(r) => *r = 1.0,
        //~^ K0310 cannot store through `r`, which is a `&` reference
        _ => {}
    }
}

#[kernel(workgroup_size = 1)]
fn made_of_itself(y: &mut [f32]) {
    let a = List::End;
    let b = Named::A { b_c: 1 };
    y[0] = 1.0;
}

#[kernel(workgroup_size = 1)]
fn buffer(s: &[Shape], y: &mut [f32]) {
    //~^ K0103 an enum with data has no layout that host and GPU share
    y[0] = 1.0;
}

#[kernel(workgroup_size = 1)]
fn value(s: Shape, y: &mut [f32]) {
    //~^ K0103 an enum with data has no layout that host and GPU share
    y[0] = 1.0;
}

#[kernel(workgroup_size = 1)]
fn workgroup(y: &mut [f32]) {
    workgroup_var!(s: [Flag; 4]);
    //~^ K0203 a struct in workgroup memory cannot have a `bool`
    y[0] = 1.0;
}

#[device]
mod results {
    #[derive(Clone, Copy, PartialEq)]
    pub enum Error {
        Empty,
        Digit(u32),
    }
    pub fn digit(c: u32) -> Result<u32, Error> {
        if c > 9 { Err(Error::Digit(c)) } else { Ok(c) }
    }
    pub fn option(c: u32) -> Option<u32> {
        digit(c)?;
        //~^ K0104 `?` needs a function that returns a `Result`
        None
    }
    pub fn result(c: u32) -> Result<u32, Error> {
        let x = Some(c)?;
        //~^ K0104 `?` needs a function that returns an `Option`
        Ok(x)
    }
    pub fn plain(c: u32) -> u32 {
        digit(c)?
        //~^ K0104 `?` needs a function that returns a `Result`
    }
    pub fn text() -> Result<u32, String> {
        //~^ K0203 kernels have no type `String`: there is no text; keep code for the host outside of `#[device]`
        Ok(1)
    }
}

#[kernel(workgroup_size = 1)]
fn of_results(x: &[u32], y: &mut [u32]) {
    let r = results::digit(x[0]);
    match r {
        //~^ K0313 this `match` does not cover every value: `Err(_)` is missing
        Ok(v) => {}
    }
    match r {
        //~^ K0313 this `match` does not cover every value: `Err(Error::Digit(_))` is missing
        Ok(_) | Err(results::Error::Empty) => {}
    }
    match r {
        Some(v) => {}
        //~^ K0301 `Some` does not match a `Result`
        _ => {}
    }
    match x.first() {
        Ok(v) => {}
        //~^ K0301 `Ok` does not match an `Option`
        _ => {}
    }
    let a = r.unwrap();
    let b = r.is_some();
    //~^ K0202 `Result` has no method `is_some`, but `Option` has: write `.ok()` before it
    let c = x.first().is_ok();
    //~^ K0202 `Option` has no method `is_ok`, but `Result` has: write `.ok_or(…)` before it
    let d: Result<u32, u32> = Ok(1.0);
    //~^ K0301 expected `Result<u32, u32>`, found `Result<{float}, u32>`
    let e = Ok(1);
    //~^ K0307 the type of `e` cannot be inferred
    let Ok(f) = r;
    //~^ K0313 this pattern may not match: add `else { … }`, or use `match`
    y[0] = results::plain(1);
    y[0] = results::option(1).unwrap_or(results::result(1).unwrap_or(2));
    y[0] = results::text().unwrap_or(1);
}

#[kernel(workgroup_size = 1)]
fn result_buffer(x: &[Result<u32, u32>], y: &mut [u32]) {
    //~^ K0103 an `Option` or a `Result` has no layout that host and GPU share
    workgroup_var!(s: [Result<u32, u32>; 4]);
    //~^ K0203 workgroup memory holds no `Option` and no `Result`
    y[0] = 1;
}

#[kernel(workgroup_size = 1)]
fn orderings(x: &[f32], y: &mut [u32]) {
    let a = x[0].cmp(&x[1]);
    //~^ K0304 `f32` has no order because of NaN
    let b = y[0].cmp(&y[1]);
    let c = b as i64;
    //~^ K0308 `Ordering` has a variant with a negative number: cast to `i32` first, `x as i32 as i64`
    let d = b < b;
    match b {
        //~^ K0313 this `match` does not cover every value: `Ordering::Equal`, `Ordering::Greater` are missing
        core::cmp::Ordering::Less => {}
    }
    let mut e = [x[0], x[1]];
    e.sort();
    //~^ K0304 `f32` has no order because of NaN
    x.sort_by(f32::total_cmp);
    //~^ K0310 cannot store to `x`, which is read-only: declare it `&mut [T]`
    e.sort_by(f32::total_cmp);
    let g = b as i32;
}

/// Nearly the same, without a mistake.
#[kernel(workgroup_size = 1)]
fn near_misses(y: &mut [f32]) {
    let mut s = Shape::Circle(y[0]);
    if let Shape::Circle(r) = &mut s {
        *r = 1.0;
    }
    let m: Maybe<u32> = Maybe::Nothing;
    y[0] = match (&s, m) {
        (Shape::Empty, _) => 0.0,
        (Shape::Circle(r) | Shape::Rect { w: r, .. }, Maybe::Nothing) => *r,
        (_, Maybe::Just(n)) => n as f32,
    };
}

#[device]
mod numbers {
    const LOWEST: isize = -2;

    pub enum Hidden {
        A = LOWEST,
        //~^ K0401 write the negative number of this variant itself, `-2`
        B = 1,
    }

    #[repr(i64)]
    pub enum Mixed {
        A = -1,
        B = 0x8000_0000,
        //~^ K0401 2147483648: if a variant is negative, all of them must be `i32` numbers
    }

    #[derive(Clone, Copy)]
    pub enum Turn {
        Left = -1,
        Right = 1,
    }
}

#[kernel(workgroup_size = 1)]
fn negative_variants(y: &mut [i32]) {
    let a = numbers::Hidden::B;
    let b = numbers::Mixed::A;
    let c = numbers::Turn::Left as i64;
    //~^ K0308 `Turn` has a variant with a negative number: cast to `i32` first, `x as i32 as i64`
    y[0] = numbers::Turn::Left as i32;
}

#[device]
mod dropped {
    pub struct Guard<'a>(&'a mut u32);

    impl<'a> Drop for Guard<'a> {
        //~^ K0104 kernels do not call `drop` at the end of a value's scope
        fn drop(&mut self) {
            *self.0 += 5;
        }
    }
}

#[kernel(workgroup_size = 1)]
fn drops(y: &mut [u32]) {
    let mut number = 3;
    {
        let guard = dropped::Guard(&mut number);
        *guard.0 *= 2;
    }
    y[0] = number;
}
