// The kernel `of_size::<2>`.

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

const N: u32 = 2u;

@compute @workgroup_size(1)
fn of_size() {
    let element = x[0u];
    var a = array<u32, 2>(element, element);
    let n = x[1u];
    a[N - 2u] = 5u;
    var value: u32;
    value = a[0u] * 100u + a[1u];
    out[0u] = value;
    out[2u] = n / (N - 1u);
    var value_1: u32;
    value_1 = n;
    out[3u] = value_1;
}
