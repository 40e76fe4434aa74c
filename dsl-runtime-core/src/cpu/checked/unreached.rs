//! Finds elements that a launch of two or three dimensions has no invocations for: its width and
//! height are swapped, or one of them is missing.
//!
//! Takes the records of a launch without mistakes. A kernel may leave elements as they are for many
//! reasons, so a launch is reported only if all of this holds. The index of each written element is
//! a sum of multiples of its writer's ids. The workgroups that reach elements are those up to some
//! id in each dimension, and there are others behind them. In a dimension in which all workgroups
//! reach elements, the next invocation's element exists, and nobody reaches it.

use glam::UVec3;

use super::super::Size;
use super::findings::Problem;
use super::run::Facts;
use crate::BindingKind;
use crate::launch::Launch;

/// Whether an element was reached.
#[derive(Clone, Copy)]
pub(super) enum Reached {
    /// Nothing accessed it.
    No,
    /// Something accessed it.
    Yes,
    /// This invocation wrote it last: its workgroup's number, and its index there.
    By(u32, u32),
}

/// The problems of a launch. `record` gives the state of a record of a binding.
pub(super) fn find(
    launch: &Launch<'_>,
    facts: &Facts,
    size: Size,
    record: &dyn Fn(usize, usize) -> Reached,
) -> Vec<Problem> {
    let info = launch.kernel.info;
    let dimensions = info.workgroup_size.iter().zip(size.num_workgroups.to_array());
    if dimensions.filter(|(size, groups)| **size * groups > 1).count() < 2 {
        return Vec::new();
    }
    let is_slice = |kind| kind == BindingKind::StorageReadWrite;
    let slices = info.bindings.iter().filter(|of| is_slice(of.kind) && of.stride > 0);
    let slices = slices.filter(|of| !info.messages.is_written_to(of.binding));
    slices
        .filter_map(|of| {
            let (_, arg) = launch.args.iter().find(|(binding, _)| *binding == of.binding)?;
            let grain = facts.bindings.get(of.binding as usize)?.grain;
            let element = |n: u32| {
                let start = of.elements_start as usize + n as usize * of.stride as usize;
                let records = grain.number(start)..grain.number(start + of.stride as usize);
                let mut records = records.map(|n| record(of.binding as usize, n));
                let first = records.find(|reached| !matches!(reached, Reached::No));
                first.unwrap_or(Reached::No)
            };
            Slice { size, element: &element, len: arg.len() }.problem(of.binding)
        })
        .collect()
}

/// A slice that a launch has written to.
struct Slice<'a> {
    size: Size,
    /// Whether an element was reached.
    element: &'a dyn Fn(u32) -> Reached,
    len: u32,
}

impl Slice<'_> {
    fn problem(&self, binding: u32) -> Option<Problem> {
        let is_unreached = |n: &u32| matches!((self.element)(*n), Reached::No);
        let unreached = (0..self.len).filter(is_unreached).count() as u32;
        if unreached == 0 {
            return None;
        }
        let mut writers = Vec::new();
        for n in 0..self.len {
            match (self.element)(n) {
                Reached::No => {}
                Reached::Yes => return None,
                Reached::By(workgroup, lane) => writers.push((n, self.id(workgroup, lane))),
            }
        }
        let at = |id: [u32; 3]| Some(writers.iter().find(|(_, of)| of.to_array() == id)?.0);
        let first = i64::from(at([0; 3])?);
        let launched = (self.size.num_workgroups * self.size.workgroup_size).to_array();
        // In a dimension of one invocation the id is always 0.
        let mut strides = [0; 3];
        for dimension in (0..3).filter(|dimension| launched[*dimension] > 1) {
            let mut next = [0; 3];
            next[dimension] = 1;
            strides[dimension] = i64::from(at(next)?) - first;
        }
        let index = |id: [u32; 3]| {
            let terms = id.iter().zip(strides).map(|(id, stride)| i64::from(*id) * stride);
            first + terms.sum::<i64>()
        };
        let is_sum = writers.iter().all(|(n, id)| i64::from(*n) == index(id.to_array()));
        let active = self.active(&writers)?;
        let groups = self.size.num_workgroups.to_array();
        let ends = (0..3).find(|dimension| {
            let mut next = [0; 3];
            next[*dimension] = launched[*dimension];
            let next = u32::try_from(index(next)).ok().filter(|n| *n < self.len);
            active[*dimension] == groups[*dimension]
                && strides[*dimension] != 0
                && next.is_some_and(|n| matches!((self.element)(n), Reached::No))
        });
        let goes_on = (0..3).find(|dimension| active[*dimension] < groups[*dimension]);
        let (ends, goes_on) = (ends.filter(|_| is_sum)?, goes_on?);
        let len = self.len;
        let ends = (ends, launched[ends]);
        Some(Problem::Unreached { binding, unreached, len, ends, goes_on })
    }

    /// The id of an invocation.
    fn id(&self, workgroup: u32, lane: u32) -> UVec3 {
        let split =
            |n: u32, size: UVec3| UVec3::new(n % size.x, n / size.x % size.y, n / size.x / size.y);
        let of = self.size.workgroup_size;
        split(workgroup, self.size.num_workgroups) * of + split(lane, of)
    }

    /// The number of workgroups that reach elements in each dimension, if these are exactly all up
    /// to there.
    fn active(&self, writers: &[(u32, UVec3)]) -> Option<[u32; 3]> {
        let groups = writers.iter().map(|(_, id)| (*id / self.size.workgroup_size).to_array());
        let mut groups: Vec<[u32; 3]> = groups.collect();
        groups.sort_unstable();
        groups.dedup();
        let most = groups.iter().fold(UVec3::ZERO, |most, of| most.max((*of).into())) + 1;
        (most.to_array().iter().product::<u32>() as usize == groups.len()).then(|| most.to_array())
    }
}
