//! Sampling: finds the texels for a coordinate, and combines them.
//!
//! Takes a texture view, a sampler and a coordinate; follows the WebGPU and Vulkan specifications
//! ("Image Operations" there): address modes, filters within and between mip levels, filters across
//! the edges of cube faces. Weights are not rounded, while GPUs have 8 bits for them.

use glam::{IVec3, Vec3, Vec4};

use super::texels::Texels;
use crate::{
    AddressMode, CompareFunction, Component, Filter, SampleType, SamplerOptions, TextureDimension,
    texture::{View, decode},
};

/// Where to sample: a coordinate, whose components beyond the texture's axes are ignored, a layer,
/// and an offset in texels. For a depth texture, also the comparison whose result replaces the
/// texels.
#[derive(Clone, Copy)]
pub(super) struct Position {
    pub(super) at: Vec3,
    pub(super) layer: u32,
    pub(super) offset: IVec3,
    pub(super) compared: Option<Comparison>,
}

/// A comparison of texels with a depth: 1 if it is true, else 0.
#[derive(Clone, Copy)]
pub(super) struct Comparison {
    pub(super) function: CompareFunction,
    pub(super) depth: f32,
}

/// `textureSampleLevel`
pub(super) fn sample_level(
    view: &View,
    options: &SamplerOptions,
    position: Position,
    level: f32,
) -> Vec4 {
    let (min, max) = options.lod_clamp;
    let lod = level.max(min).min(max); // in this order, NaN is `min`
    let filter = if lod <= 0.0 { options.mag_filter } else { options.min_filter };
    let last = view.levels().len() as u32 - 1;
    let lod = lod.clamp(0.0, last as f32);
    let sample = |level| match Level::new(view, options, position, level) {
        Some((grid, at)) => grid.filtered(at, position.offset, filter),
        None => Vec4::ZERO,
    };
    match options.mip_filter {
        Filter::Nearest => sample((lod + 0.5).ceil() as u32 - 1),
        Filter::Linear => {
            let (finer, weight) = (lod as u32, lod.fract());
            if weight == 0.0 {
                return sample(finer);
            }
            sample(finer) * (1.0 - weight) + sample(finer + 1) * weight
        }
    }
}

/// `textureGather`: one component of the four texels that would be filtered.
pub(super) fn gather(
    view: &View,
    options: &SamplerOptions,
    position: Position,
    component: u32,
) -> [u32; 4] {
    let Some((grid, at)) = Level::new(view, options, position, 0) else {
        return [0; 4];
    };
    let ([x, y, _], _) = grid.corner(at, position.offset);
    let component = (component as usize).min(3);
    [(0, 1), (1, 1), (1, 0), (0, 0)].map(|(i, j)| grid.texel([x + i, y + j, 0])[component])
}

/// One mip level and layer.
struct Level<'a> {
    texels: &'a Texels,
    view: &'a View,
    address_modes: [AddressMode; 3],
    /// Counted from the texture's first level.
    level: u32,
    size: [i64; 3],
    /// For a cube, the face; otherwise counted from the view's first layer.
    layer: u32,
    /// The view's layer at which the cube begins.
    first: u32,
    compared: Option<Comparison>,
}

impl<'a> Level<'a> {
    /// The level of `view`, and the position in it.
    fn new(
        view: &'a View,
        options: &SamplerOptions,
        position: Position,
        level: u32,
    ) -> Option<(Self, Vec3)> {
        let layers = view.layers().len() as u32;
        let first = match view.dimension() {
            TextureDimension::CubeArray => 6 * position.layer.min((layers / 6).max(1) - 1),
            _ => 0,
        };
        let (layer, at) = match view.dimension() {
            TextureDimension::Cube | TextureDimension::CubeArray => face_at(position.at),
            TextureDimension::D1
            | TextureDimension::D2
            | TextureDimension::D2Array
            | TextureDimension::D3
            | TextureDimension::Multisampled2d => (position.layer.min(layers - 1), position.at),
        };
        let grid = Self {
            texels: view.texels()?,
            view,
            address_modes: options.address_modes,
            level: view.levels().start + level,
            size: view.level_size(level).map(i64::from),
            layer,
            first,
            compared: position.compared,
        };
        Some((grid, at))
    }

    fn axes(&self) -> usize {
        self.view.dimension().axes()
    }

    fn filtered(&self, at: Vec3, offset: IVec3, filter: Filter) -> Vec4 {
        match filter {
            Filter::Nearest => self.value(self.nearest(at, offset)),
            Filter::Linear => self.linear(at, offset),
        }
    }

    /// The texel that contains `at`.
    fn nearest(&self, at: Vec3, offset: IVec3) -> [i64; 3] {
        std::array::from_fn(|axis| {
            whole(at[axis] * self.size[axis] as f32).floor() as i64 + i64::from(offset[axis])
        })
    }

    /// The first of the texels whose centers surround `at`, and the distance of `at` from its
    /// center.
    fn corner(&self, at: Vec3, offset: IVec3) -> ([i64; 3], Vec3) {
        let from_center =
            Vec3::from_array(std::array::from_fn(|i| whole(at[i] * self.size[i] as f32 - 0.5)));
        let first = from_center.floor();
        let texel = std::array::from_fn(|axis| first[axis] as i64 + i64::from(offset[axis]));
        (texel, from_center - first)
    }

    /// The texels around `at`, weighted.
    fn linear(&self, at: Vec3, offset: IVec3) -> Vec4 {
        let (first, past) = self.corner(at, offset);
        let mut sum = Vec4::ZERO;
        for corner in 0..1 << self.axes() {
            let (mut texel, mut weight) = (first, 1.0);
            for axis in 0..self.axes() {
                let second = corner >> axis & 1;
                texel[axis] += second;
                weight *= if second == 1 { past[axis] } else { 1.0 - past[axis] };
            }
            // A texel of weight 0 may be infinite.
            if weight > 0.0 {
                sum += weight * self.value(texel);
            }
        }
        sum
    }

    fn value(&self, texel: [i64; 3]) -> Vec4 {
        f32::vec4_from_bits(self.texel(texel))
    }

    /// The components of a texel. It may be outside.
    fn texel(&self, texel: [i64; 3]) -> [u32; 4] {
        if self.view.dimension().is_of_cubes() {
            return self.cube_texel([texel[0], texel[1]]);
        }
        self.fetch(std::array::from_fn(|axis| {
            if axis < self.axes() {
                wrap(texel[axis], self.size[axis], self.address_modes[axis])
            } else {
                0
            }
        }))
    }

    /// The components of a texel. It must be inside.
    fn fetch(&self, texel: [u32; 3]) -> [u32; 4] {
        let [x, y, z] = texel;
        let z = match self.view.dimension() {
            TextureDimension::D3 => z,
            TextureDimension::D1
            | TextureDimension::D2
            | TextureDimension::D2Array
            | TextureDimension::Cube
            | TextureDimension::CubeArray
            | TextureDimension::Multisampled2d => {
                self.view.layers().start + self.first + self.layer
            }
        };
        let words = self.texels.load(self.level, [x, y, z]);
        let components = words.map_or([0; 4], |words| decode(self.view.format(), words));
        self.compared.map_or(components, |Comparison { function, depth }| {
            let holds = function.holds(depth, f32::from_bits(components[0]));
            f32::vec4_to_bits(Vec4::splat(f32::from(u8::from(holds))))
        })
    }

    /// The components of a texel of a face. Past an edge it lies on a neighbouring face.
    fn cube_texel(&self, [x, y]: [i64; 2]) -> [u32; 4] {
        let edge = self.size[0];
        let inside = |n: i64| (0..edge).contains(&n);
        let clamp = |n: i64| n.clamp(0, edge - 1);
        match (inside(x), inside(y)) {
            (true, true) => self.fetch([x as u32, y as u32, 0]),
            (false, false) => self.cube_corner([x, y], [clamp(x), clamp(y)]),
            (true, false) | (false, true) => {
                let center = |n: i64| (2 * n + 1) as f32 / edge as f32 - 1.0;
                let (face, at) = face_at(folded(self.layer, center(x), center(y)));
                let texel = |u: f32| clamp((u * edge as f32).floor() as i64) as u32;
                Self { layer: face, ..*self }.fetch([texel(at.x), texel(at.y), 0])
            }
        }
    }

    /// At a corner of the cube only three texels meet. Vulkan recommends their average for the
    /// fourth. Integers have no average: the face's own texel replaces it.
    fn cube_corner(&self, [x, y]: [i64; 2], [inner_x, inner_y]: [i64; 2]) -> [u32; 4] {
        let own = self.cube_texel([inner_x, inner_y]);
        if let SampleType::Uint | SampleType::Sint = self.view.format().sample_type() {
            return own;
        }
        let others = [self.cube_texel([inner_x, y]), self.cube_texel([x, inner_y])];
        let sum: Vec4 = [own, others[0], others[1]].into_iter().map(f32::vec4_from_bits).sum();
        f32::vec4_to_bits(sum / 3.0)
    }
}

/// A finite number in the range of the integers. NaN becomes 0.
fn whole(n: f32) -> f32 {
    if n.is_nan() { 0.0 } else { n.clamp(-1e9, 1e9) }
}

/// The texel at `i` with this address mode, on an axis of `size` texels.
fn wrap(i: i64, size: i64, mode: AddressMode) -> u32 {
    let inside = match mode {
        AddressMode::ClampToEdge => i.clamp(0, size - 1),
        AddressMode::Repeat => i.rem_euclid(size),
        AddressMode::MirrorRepeat => {
            let i = i.rem_euclid(2 * size);
            i.min(2 * size - 1 - i)
        }
    };
    inside as u32
}

/// The face of a cube that a direction points at, and the position on it.
fn face_at(Vec3 { x, y, z }: Vec3) -> (u32, Vec3) {
    let (face, s, t, major) = if z.abs() >= x.abs().max(y.abs()) {
        if z < 0.0 { (5, -x, -y, z) } else { (4, x, -y, z) }
    } else if y.abs() >= x.abs() {
        if y < 0.0 { (3, x, -z, y) } else { (2, x, z, y) }
    } else if x < 0.0 {
        (1, z, -y, x)
    } else {
        (0, -z, -y, x)
    };
    (face, Vec3::new(s, t, 0.0) / (2.0 * major.abs()) + 0.5)
}

/// The direction of the point (`s`, `t`) of a face, which spans -1 to 1. A point past an edge is
/// folded over it.
fn folded(face: u32, s: f32, t: f32) -> Vec3 {
    let past = s.abs().max(t.abs()).max(1.0) - 1.0;
    let (s, t, major) = (s.clamp(-1.0, 1.0), t.clamp(-1.0, 1.0), 1.0 - past);
    match face {
        0 => Vec3::new(major, -t, -s),
        1 => Vec3::new(-major, -t, s),
        2 => Vec3::new(s, major, t),
        3 => Vec3::new(s, -major, -t),
        4 => Vec3::new(s, -t, major),
        _ => Vec3::new(-s, -t, -major),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coordinates_outside_wrap_as_the_address_mode_says() {
        let row = |mode| (-5..8).map(|i| wrap(i, 3, mode)).collect::<Vec<_>>();
        assert_eq!(row(AddressMode::ClampToEdge), [0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2]);
        assert_eq!(row(AddressMode::Repeat), [1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
        assert_eq!(row(AddressMode::MirrorRepeat), [1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1]);
    }

    #[test]
    fn a_direction_is_one_point_of_one_face() {
        for face in 0..6 {
            for (s, t) in [(0.5, -0.25), (-0.75, 0.5), (0.0, 0.875)] {
                let at = Vec3::new((s + 1.0) / 2.0, (t + 1.0) / 2.0, 0.5);
                assert_eq!(face_at(folded(face, s, t)), (face, at));
                assert_eq!(face_at(8.0 * folded(face, s, t)), (face, at));
            }
        }
    }

    /// A point a little past an edge of a face is, on its neighbour, as little inside.
    #[test]
    fn faces_meet_at_their_edges() {
        for face in 0..6 {
            for (s, t) in [(1.25, 0.5), (-1.25, -0.5), (0.25, 1.25), (-0.5, -1.25)] {
                let past = folded(face, s, t);
                let (neighbour, at) = face_at(past);
                assert_ne!(neighbour / 2, face / 2, "neither itself nor the face opposite");
                let from_edge = |u: f32| u.min(1.0 - u);
                assert_eq!(from_edge(at.x).min(from_edge(at.y)), 0.125);
                let inside = folded(face, s.clamp(-0.75, 0.75), t.clamp(-0.75, 0.75));
                assert!(past.angle_between(inside) < 0.6);
            }
        }
    }
}
