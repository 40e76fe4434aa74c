const IDENTITY = 0u;

fn combine(a: u32, b: u32) -> u32 {
    var divisor = a;
    var rest = b;
    while (rest != 0u) {
        let next = divisor % rest;
        divisor = rest;
        rest = next;
    }
    return divisor;
}
