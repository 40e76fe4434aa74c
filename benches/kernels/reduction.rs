//! Reductions of a whole array. Each invocation combines vectors of four that are a grid apart, so
//! that neighbours read neighbouring vectors. A subgroup combines its values without memory, and
//! one invocation combines the results of the workgroup's subgroups.

use dsl_runtime::prelude::*;

#[device]
mod operators {
    use dsl_runtime::prelude::*;

    /// An associative and commutative operator.
    pub(crate) trait Operator {
        /// The neutral element: combined with a number, it gives that number.
        const IDENTITY: f32;
        /// The operator, component by component.
        fn combine(a: Vec4, b: Vec4) -> Vec4;
        /// Combines the values of a subgroup's invocations.
        fn across(value: f32) -> f32;
    }

    /// `a + b`
    pub(crate) struct Sum;
    impl Operator for Sum {
        const IDENTITY: f32 = 0.0;
        fn combine(a: Vec4, b: Vec4) -> Vec4 {
            a + b
        }
        fn across(value: f32) -> f32 {
            subgroup_add(value)
        }
    }

    /// The greater number.
    pub(crate) struct Max;
    impl Operator for Max {
        const IDENTITY: f32 = f32::NEG_INFINITY;
        fn combine(a: Vec4, b: Vec4) -> Vec4 {
            a.max(b)
        }
        fn across(value: f32) -> f32 {
            subgroup_max(value)
        }
    }
}
pub(crate) use operators::{Max, Operator, Sum};

/// Combines a share of `input` in each workgroup. A partial result is a vector with the identity in
/// its other components, so a second launch, of one workgroup, reduces those.
#[kernel(workgroup_size = 256, instances(O = [Sum, Max]))]
pub(crate) fn reduce<O: Operator>(input: &[Vec4], partial: &mut [Vec4]) {
    workgroup_var!(of_subgroups: [Vec4; 256]);
    let lane = local_invocation_index();
    let mut value = Vec4::splat(O::IDENTITY);
    for i in (global_invocation_id().x..input.len()).step_by(256 * num_workgroups().x) {
        value = O::combine(value, input[i]);
    }
    let pairs = O::combine(value, value.zwxy());
    let own = O::combine(pairs, pairs.yxwz()).x;
    // All invocations store, so that nothing must be zeroed; one value of each subgroup is read.
    of_subgroups[lane] = Vec4::splat(O::across(own));
    workgroup_barrier();
    if lane == 0 {
        let mut total = of_subgroups[0];
        for first in (subgroup_size()..256).step_by(subgroup_size()) {
            total = O::combine(total, of_subgroups[first]);
        }
        partial[workgroup_id().x] = vec4(total.x, O::IDENTITY, O::IDENTITY, O::IDENTITY);
    }
}
