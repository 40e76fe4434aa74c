// The kernel `whiles`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(16)
fn whiles(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var a = 252u;
    var b = 12u * lane;
    while (b != 0u) {
        let rest = a % b;
        a = b;
        b = rest;
    }
    var i = 0u;
    var sum = 0u;
    loop {
        var value: bool;
        i += 1u;
        value = i < lane;
        if (value) {
            if (i % 4u == 2u) {
                continue;
            }
            sum += i;
        } else {
            break;
        }
    }
    var root = 0u;
    var value: u32;
    loop {
        if (root * root > lane) {
            value = root;
            break;
        }
        root += 1u;
    }
    let next = 1u + value;
    out[lane] = a * 10000u + sum * 100u + next;
}
