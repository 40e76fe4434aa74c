const IDENTITY = 0u;

fn combine(a: u32, b: u32) -> u32 {
    return a + b;
}
