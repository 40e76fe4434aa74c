//! Builtin values, barriers and subgroup operations.

use glam::{UVec3, UVec4};

/// The position of the invocation in the dispatch: `workgroup_id() * workgroup size +
/// local_invocation_id()`.
pub fn global_invocation_id() -> UVec3 {
    loop {}
}

/// The position of the invocation in its workgroup.
pub fn local_invocation_id() -> UVec3 {
    loop {}
}

/// The number of the invocation in its workgroup. It counts x first, then y, then z.
pub fn local_invocation_index() -> u32 {
    loop {}
}

/// The position of the workgroup in the dispatch.
pub fn workgroup_id() -> UVec3 {
    loop {}
}

/// The workgroups of the dispatch in x, y and z.
pub fn num_workgroups() -> UVec3 {
    loop {}
}

/// The invocations of a subgroup.
pub fn subgroup_size() -> u32 {
    loop {}
}

/// The number of the invocation in its subgroup.
pub fn subgroup_invocation_id() -> u32 {
    loop {}
}

/// The number of the subgroup in its workgroup.
pub fn subgroup_id() -> u32 {
    loop {}
}

/// The subgroups of the workgroup.
pub fn num_subgroups() -> u32 {
    loop {}
}

/// Waits for all invocations of the workgroup. Stores to workgroup variables before it are visible
/// after it.
///
/// All invocations of the workgroup have to reach it, or none.
pub fn workgroup_barrier() {
    loop {}
}

/// Waits for all invocations of the workgroup. Stores to storage memory before it are visible after
/// it, within the workgroup.
///
/// All invocations of the workgroup have to reach it, or none.
pub fn storage_barrier() {
    loop {}
}

/// Waits for all invocations of the workgroup. Stores to textures that are read and written are
/// visible after it, within the workgroup.
///
/// All invocations of the workgroup have to reach it, or none.
pub fn texture_barrier() {
    loop {}
}

/// Waits for all invocations of the subgroup. It orders no memory. Needs `Feature::SubgroupBarrier`.
///
/// All invocations of the workgroup have to reach it, or none.
pub fn subgroup_barrier() {
    loop {}
}

/// A barrier, a load of a workgroup variable or one of its elements, and another barrier. All
/// invocations of the workgroup get the same value.
///
/// All invocations of the workgroup have to reach it, or none.
pub fn workgroup_uniform_load<T: UniformLoad>(variable: &T) -> T::Value {
    loop {}
}

/// A variable for `workgroup_uniform_load`.
pub trait UniformLoad {
    /// The value.
    type Value;
}

impl<T: crate::Storable> UniformLoad for T {
    type Value = T;
}

/// Whether the invocation is the first one of its subgroup.
pub fn subgroup_elect() -> bool {
    loop {}
}

/// The sum of `value` in all invocations of the subgroup: numbers and vectors of them.
pub fn subgroup_add<T>(value: T) -> T {
    loop {}
}

/// The product of `value` in all invocations of the subgroup: numbers and vectors of them.
pub fn subgroup_mul<T>(value: T) -> T {
    loop {}
}

/// The minimum of `value` in all invocations of the subgroup: numbers and vectors of them.
pub fn subgroup_min<T>(value: T) -> T {
    loop {}
}

/// The maximum of `value` in all invocations of the subgroup: numbers and vectors of them.
pub fn subgroup_max<T>(value: T) -> T {
    loop {}
}

/// The bitwise `&` of `value` in all invocations of the subgroup: integers and vectors of them.
pub fn subgroup_and<T>(value: T) -> T {
    loop {}
}

/// The bitwise `|` of `value` in all invocations of the subgroup: integers and vectors of them.
pub fn subgroup_or<T>(value: T) -> T {
    loop {}
}

/// The bitwise `^` of `value` in all invocations of the subgroup: integers and vectors of them.
pub fn subgroup_xor<T>(value: T) -> T {
    loop {}
}

/// Whether `value` is `true` in all invocations of the subgroup.
pub fn subgroup_all(value: bool) -> bool {
    loop {}
}

/// Whether `value` is `true` in any invocation of the subgroup.
pub fn subgroup_any(value: bool) -> bool {
    loop {}
}

/// A bit for each invocation of the subgroup: whether `value` is `true` there. Bit 0 of `x` is invocation 0.
pub fn subgroup_ballot(value: bool) -> UVec4 {
    loop {}
}

/// The sum of `value` in the invocations before this one.
pub fn subgroup_exclusive_add<T>(value: T) -> T {
    loop {}
}

/// The sum of `value` in the invocations up to and including this one.
pub fn subgroup_inclusive_add<T>(value: T) -> T {
    loop {}
}

/// The product of `value` in the invocations before this one.
pub fn subgroup_exclusive_mul<T>(value: T) -> T {
    loop {}
}

/// The product of `value` in the invocations up to and including this one.
pub fn subgroup_inclusive_mul<T>(value: T) -> T {
    loop {}
}

/// The `value` of the invocation with that number, a constant.
pub fn subgroup_broadcast<T>(value: T, invocation: u32) -> T {
    loop {}
}

/// The `value` of the first invocation of the subgroup.
pub fn subgroup_broadcast_first<T>(value: T) -> T {
    loop {}
}

/// The `value` of the invocation with that number.
pub fn subgroup_shuffle<T>(value: T, invocation: u32) -> T {
    loop {}
}

/// The `value` of the invocation at this one's number `^ mask`. `mask` is the same for all invocations.
pub fn subgroup_shuffle_xor<T>(value: T, mask: u32) -> T {
    loop {}
}

/// The `value` of the invocation that is `delta` before this one. `delta` is the same for all invocations.
pub fn subgroup_shuffle_up<T>(value: T, delta: u32) -> T {
    loop {}
}

/// The `value` of the invocation that is `delta` after this one. `delta` is the same for all invocations.
pub fn subgroup_shuffle_down<T>(value: T, delta: u32) -> T {
    loop {}
}

/// The `value` of the invocation with that number among each four, a constant below 4.
pub fn quad_broadcast<T>(value: T, invocation: u32) -> T {
    loop {}
}

/// The `value` of the neighbour at this invocation's number `^ 1`.
pub fn quad_swap_x<T>(value: T) -> T {
    loop {}
}

/// The `value` of the neighbour at this invocation's number `^ 2`.
pub fn quad_swap_y<T>(value: T) -> T {
    loop {}
}

/// The `value` of the neighbour at this invocation's number `^ 3`.
pub fn quad_swap_diagonal<T>(value: T) -> T {
    loop {}
}
