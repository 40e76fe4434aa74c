//! Structs that `#[derive(ShaderType)]` rejects.

#[derive(Clone, Copy, ShaderType)]
struct Good<T, const N: usize> {
    #[align(16)]
    a: T,
    #[size(64)]
    b: [f32; N],
    c: [Other; 2],
}

#[derive(Clone, Copy, ShaderType)]
struct Types<'a> {
    //~^ K0104 cannot borrow: remove the lifetime
    a: usize,
    //~^ K0203 the size of `usize` depends on the host: use `u32`
    b: [[isize; 2]; 2],
    //~^ K0203 use `i32`
    c: &'a f32,
    //~^ K0203 device memory holds no references
    d: (f32, f32),
    //~^ K0203 WGSL has no tuples
    e: [f32],
    //~^ K0203 write `[T; N]`
    f: String,
    //~^ K0203 WGSL has no strings
    g: char,
    //~^ K0203 `char::from_u32`
    h: fn(f32) -> f32,
    //~^ K0203 this type cannot be in device memory
    i: *const u32,
    //~^ K0203 an index (`u32`) into a buffer
}

#[derive(Clone, Copy, ShaderType)]
struct Attributes {
    #[align(12)]
    //~^ K0101 an alignment must be a power of two, not 12
    a: f32,
    #[size(0)]
    //~^ K0101 `size` must be at least 1 byte
    b: f32,
    #[align]
    //~^ K0101 write `#[align(16)]`, a number of bytes
    c: f32,
    #[size = 16]
    //~^ K0101 write `#[size(16)]`, a number of bytes
    d: f32,
    #[align(16)]
    #[align(32)]
    //~^ K0101 this member already has `#[align(…)]`
    e: f32,
    #[size(8000000000)]
    //~^ K0101 number too large
    f: f32,
}

#[derive(Clone, Copy, ShaderType)]
struct Tuple(f32, usize);
//~^ K0203 the size of `usize` depends on the host: use `u32`

#[derive(Clone, Copy, ShaderType)]
struct Nothing();
//~^ K0104 a WGSL struct has at least one member

#[derive(Clone, Copy, ShaderType)]
struct Unit;
//~^ K0104 a WGSL struct has at least one member

#[derive(Clone, Copy, ShaderType)]
struct Empty {}
//~^ K0104 a WGSL struct has at least one member

#[derive(Clone, Copy, ShaderType)]
union Bits {
    //~^ K0104 WGSL has no unions
    a: f32,
    b: u32,
}

#[derive(Clone, Copy, ShaderType)]
enum Shape<T> {
    //~^ K0104 an enum in device memory has no generic parameters
    Point,
    Circle(f32),
    //~^ K0104 an enum in device memory is a `u32` without data
    Square { side: f32 },
    //~^ K0104 use a struct with the enum and the data of all variants
}

#[derive(Clone, Copy, ShaderType)]
enum Never {}
//~^ K0104 an enum without variants has no value

#[derive(Clone, Copy, ShaderType)]
struct Two {
    x: f32,
    y: f32,
}

#[derive(Clone, Copy, ShaderType)]
struct Crowded {
    two: Two,
    z: f32,
}

#[kernel(workgroup_size = 1)]
fn crowded(p: &Crowded, out: &mut [f32]) {
    //~^ K0103 `Crowded.z` begins at 8: write `#[align(16)]` on it
    out[0] = p.z;
}

#[derive(Clone, Copy, ShaderType)]
struct Narrow {
    values: [f32; 4],
}

#[kernel(workgroup_size = 1)]
fn narrow(p: Narrow, out: &mut [f32]) {
    //~^ K0103 elements of a uniform array must be a multiple of 16 bytes apart; the elements of `[f32; 4]` are 4 apart
    out[0] = p.values[0];
}
