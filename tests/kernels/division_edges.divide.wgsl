// The kernel `divide`.

@group(0) @binding(0) var<storage, read> xs: array<i32>;
@group(0) @binding(1) var<storage, read> ys: array<i32>;
@group(0) @binding(2) var<storage, read_write> quotients: array<i32>;
@group(0) @binding(3) var<storage, read_write> remainders: array<i32>;

@compute @workgroup_size(4)
fn divide(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let x = xs[lane];
    let y = ys[lane];
    quotients[lane] = x / y;
    remainders[lane] = x % y;
    let unsigned = u32(x) / u32(y);
    quotients[4u + lane] = i32(unsigned);
    var rest = u32(x);
    rest %= u32(y);
    remainders[4u + lane] = i32(rest);
}
