// The kernel `of_solids`.

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

struct Placed {
    solid: Solid,
    at: vec3<i32>,
}

struct Tree_u32 {
    tag: u32,
    Leaf_0: u32,
    Pair_left: u32,
    Pair_right: u32,
}

struct Tree_Solid {
    tag: u32,
    Leaf_0: Solid,
    Pair_left: Solid,
    Pair_right: Solid,
}

struct Params {
    n_len: u32,
}

@group(0) @binding(0) var<storage, read> n: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<i32>;
@group(0) @binding(2) var<uniform> params: Params;

fn of_solids_1(n_1: u32, k: u32) -> array<i32, 8> {
    var out_1 = array<i32, 8>();
    let placed = Placed(solid(n_1), vec3<i32>(1i, i32(k), 2i));
    let other = Placed(solid(k), placed.at);
    let p = vec3<i32>(i32(k), 3i, i32(n_1));
    let value = Placed_distance(placed, p);
    out_1[0u] = value;
    let value_1 = Placed_distance(other, p);
    out_1[1u] = value_1;
    if (Solid_eq(placed.solid, other.solid)) {
        out_1[2u] = 1i;
    } else {
        out_1[2u] = 0i;
    }
    if (Solid_ne(solid(n_1), Solid(2u, 0i, vec3<i32>(0i), 5i, Hollow(0u, false, 0u, 0u)))) {
        out_1[3u] = 1i;
    } else {
        out_1[3u] = 0i;
    }
    var tree: Tree_u32;
    if (n_1 % 2u == 0u) {
        tree = Tree_u32(0u, k, 0u, 0u);
    } else {
        tree = Tree_u32(1u, 0u, n_1, k);
    }
    let value_2 = i32(Tree_u32_first(tree));
    out_1[4u] = value_2;
    let self_ = tree;
    var value_3: Tree_u32;
    let x = self_.Leaf_0;
    let left = self_.Pair_left;
    let right = self_.Pair_right;
    if (self_.tag == 0u) {
        let a = x;
        let b = x;
        value_3 = Tree_u32(0u, a * 2u + b, 0u, 0u);
    } else {
        let a = left;
        let b = right;
        value_3 = Tree_u32(1u, 0u, a * 2u + b, left);
    }
    let sum = value_3;
    let value_4 = i32(Tree_u32_first(sum));
    out_1[5u] = value_4;
    let left_1 = sum.Pair_left;
    let right_1 = sum.Pair_right;
    let l = sum.Leaf_0;
    if (sum.tag == 1u && left_1 > right_1) {
        out_1[6u] = 3i;
    } else if (sum.tag == 1u) {
        out_1[6u] = 4i;
    } else {
        out_1[6u] = i32(l);
    }
    let nested = Tree_Solid(1u, Solid(), solid(n_1), solid(k));
    let selector = k % 3u;
    let r = nested.Pair_left.Shell_0;
    let radius = nested.Pair_right.Ball_radius;
    let right_2 = nested.Pair_right;
    if (nested.tag == 0u) {
        out_1[7u] = 0i;
    } else if (nested.tag == 1u && nested.Pair_left.tag == 2u && selector == 0u) {
        out_1[7u] = r;
    } else if (nested.tag == 1u && nested.Pair_left.tag == 2u && nested.Pair_right.tag == 0u) {
        out_1[7u] = radius;
    } else {
        let half = right_2.Cuboid_0;
        if (right_2.tag == 1u) {
            out_1[7u] = half.y;
        } else {
            out_1[7u] = -1i;
        }
    }
    return out_1;
}

fn solid(n_1: u32) -> Solid {
    let selector = n_1 % 6u;
    switch (selector) {
        case 0u: {
            return Solid(0u, i32(n_1), vec3<i32>(0i), 0i, Hollow());
        }
        case 1u: {
            return Solid(1u, 0i, vec3<i32>(1i, i32(n_1), 3i), 0i, Hollow());
        }
        case 2u: {
            return Solid(2u, 0i, vec3<i32>(0i), 5i, Hollow(0u, (n_1 > 8u), 0u, 0u));
        }
        case 3u: {
            return Solid(2u, 0i, vec3<i32>(0i), i32(n_1), Hollow(1u, false, n_1, 2u));
        }
        default: {
            return Solid(2u, 0i, vec3<i32>(0i), i32(n_1), Hollow(1u, false, 1u, n_1));
        }
    }
    return Solid();
}

fn Placed_distance(self_: Placed, p: vec3<i32>) -> i32 {
    let p_1 = p - self_.at;
    let selector = self_.solid;
    let radius = selector.Ball_radius;
    let half = selector.Cuboid_0;
    let r = selector.Shell_0;
    let r_1 = selector.Shell_0;
    let r_2 = selector.Shell_0;
    var m: u32;
    var n_1: u32;
    if (selector.Shell_1.tag == 1u && (selector.Shell_1.Filled_0 >= 0u && selector.Shell_1.Filled_0 <= 3u)) {
        m = selector.Shell_1.Filled_1;
        n_1 = selector.Shell_1.Filled_0;
    } else {
        m = selector.Shell_1.Filled_0;
        n_1 = selector.Shell_1.Filled_1;
    }
    if (selector.tag == 0u) {
        return abs(p_1.x) + abs(p_1.y) + abs(p_1.z) - radius;
    } else if (selector.tag == 1u) {
        let q = abs(p_1) - half;
        return max(max(q.x, q.y), q.z);
    } else if (selector.tag == 2u && (selector.Shell_1.tag == 0u && selector.Shell_1.Open_0)) {
        return abs(p_1.x - r);
    } else if (selector.tag == 2u && (selector.Shell_1.tag == 0u && !selector.Shell_1.Open_0)) {
        return r_1 - p_1.x;
    } else {
        return r_2 + i32(n_1) - i32(m);
    }
    return i32();
}

fn Solid_eq(self_: Solid, other: Solid) -> bool {
    let left_0 = self_.Ball_radius;
    let right_0 = other.Ball_radius;
    let left_0_1 = self_.Cuboid_0;
    let right_0_1 = other.Cuboid_0;
    let left_0_2 = self_.Shell_0;
    let left_1 = self_.Shell_1;
    let right_0_2 = other.Shell_0;
    let right_1 = other.Shell_1;
    if (self_.tag == 0u && other.tag == 0u) {
        return true && left_0 == right_0;
    } else if (self_.tag == 1u && other.tag == 1u) {
        return true && all(left_0_1 == right_0_1);
    } else if (self_.tag == 2u && other.tag == 2u) {
        return true && left_0_2 == right_0_2 && Hollow_eq(left_1, right_1);
    } else {
        return false;
    }
    return bool();
}

fn Solid_ne(left: Solid, right: Solid) -> bool {
    return !Solid_eq(left, right);
}

fn Tree_u32_first(self_: Tree_u32) -> u32 {
    var x: u32;
    if (self_.tag == 0u) {
        x = self_.Leaf_0;
    } else {
        x = self_.Pair_left;
    }
    return x;
}

fn Hollow_eq(self_: Hollow, other: Hollow) -> bool {
    let left_0 = self_.Open_0;
    let right_0 = other.Open_0;
    let left_0_1 = self_.Filled_0;
    let left_1 = self_.Filled_1;
    let right_0_1 = other.Filled_0;
    let right_1 = other.Filled_1;
    if (self_.tag == 0u && other.tag == 0u) {
        return true && left_0 == right_0;
    } else if (self_.tag == 1u && other.tag == 1u) {
        return true && left_0_1 == right_0_1 && left_1 == right_1;
    } else {
        return false;
    }
    return bool();
}

@compute @workgroup_size(1)
fn of_solids() {
    for (var i = 0u; i < params.n_len; i++) {
        let of_solids_2 = of_solids_1(n[i], n[params.n_len - 1u - i]);
        for (var j = 0u; j < 8u; j++) {
            out[i * 8u + j] = of_solids_2[j];
        }
    }
}
