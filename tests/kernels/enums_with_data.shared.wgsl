// The kernel `shared`.
//
// Enums in workgroup memory, chosen by data.

struct Tree_u32 {
    tag: u32,
    Leaf_0: u32,
    Pair_left: u32,
    Pair_right: u32,
}

struct Hollow {
    tag: u32,
    Open_0: bool,
    Filled_0: u32,
    Filled_1: u32,
}

struct Solid {
    tag: u32,
    Ball_radius: i32,
    Cuboid_0: vec3<i32>,
    Shell_0: i32,
    Shell_1: Hollow,
}

@group(0) @binding(0) var<storage, read> n: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<i32>;

var<workgroup> solids: array<Tree_u32, 32>;

fn Tree_u32_first(self_: Tree_u32) -> u32 {
    var x: u32;
    if (self_.tag == 0u) {
        x = self_.Leaf_0;
    } else {
        x = self_.Pair_left;
    }
    return x;
}

@compute @workgroup_size(32)
fn shared_(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let i = local_invocation_index;
    var value: Tree_u32;
    let selector = n[i] % 3u;
    switch (selector) {
        case 0u: {
            value = Tree_u32(0u, n[i], 0u, 0u);
        }
        default: {
            value = Tree_u32(1u, 0u, i, n[i]);
        }
    }
    solids[i] = value;
    workgroupBarrier();
    let other = solids[31u - i];
    var value_1: Hollow;
    if (i < 7u) {
        value_1 = Hollow(0u, true, 0u, 0u);
    } else {
        value_1 = Hollow(1u, false, Tree_u32_first(other), 1u);
    }
    let solid = Solid(2u, 0i, vec3<i32>(0i), i32(i), value_1);
    var value_2: i32;
    let r = solid.Shell_0;
    let a = solid.Shell_1.Filled_0;
    let b = solid.Shell_1.Filled_1;
    let r_1 = solid.Shell_0;
    if (solid.tag == 2u && solid.Shell_1.tag == 1u) {
        value_2 = r * 1000i + i32(a) * 10i + i32(b);
    } else if (solid.tag == 2u && solid.Shell_1.tag == 0u) {
        value_2 = r_1;
    } else {
        value_2 = -1i;
    }
    out[i] = value_2;
}
