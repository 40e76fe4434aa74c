// The kernel `without_host`.

struct Ring {
    values: array<u32, 4>,
    begun: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

const Ring_ROOM: u32 = 4u;

fn Ring_new(begun: u32) -> Ring {
    return Ring(array<u32, 4>(1u, 1u, 1u, 1u), begun);
}

fn Ring_last(self_: Ring) -> u32 {
    return self_.values[(self_.begun + Ring_ROOM - 1u) % Ring_ROOM];
}

fn lengths(ring: Ring) -> u32 {
    return Ring_size(ring) * 10u + x[0u];
}

fn corner(table: array<array<u32, 2>, 2>) -> u32 {
    return table[1u][1u];
}

fn Ring_size(self_: Ring) -> u32 {
    return self_.begun + 1u;
}

@compute @workgroup_size(1)
fn without_host() {
    let ring = Ring_new(2u);
    let value = Ring_last(ring) * 1000u + lengths(ring) + corner(array<array<u32, 2>, 2>(array<u32, 2>(1u, 2u), array<u32, 2>(3u, 400u)));
    out[0u] = value;
}
