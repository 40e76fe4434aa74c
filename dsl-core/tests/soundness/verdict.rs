//! The compiler's claims about a kernel in a launch, compared with the run of an invocation.

use std::collections::{BTreeMap, BTreeSet};

use dsl_core::analyze::{Checked, Proofs};
use dsl_core::ir::{ExprId, Scalar};
use dsl_core::testing::{Access, Length, Proof};

use crate::launch::Launch;
use crate::value::{Int, Value};

/// A verdict that is wrong.
#[derive(Debug, Clone)]
pub(crate) struct Violation {
    /// The expression.
    pub(crate) expr: Option<ExprId>,
    pub(crate) what: String,
}

/// The claims about a launch.
pub(crate) struct Claims<'a> {
    proofs: &'a Proofs,
    /// The indices by their expressions, each with whether it is proven within bounds.
    accesses: BTreeMap<ExprId, (&'a Access, bool)>,
    /// Whether all indices except the clamped ones are within bounds.
    bounds_hold: bool,
    divisions_hold: bool,
    pub(crate) loops_end: bool,
    pub(crate) initialized: bool,
    /// The guards of indices into parts that are proven needless.
    pub(crate) parts: &'a BTreeSet<ExprId>,
    /// The expressions of certain indices.
    pub(crate) certain: BTreeSet<ExprId>,
    /// The casts to sizes that must keep negative numbers distinct.
    sizes: BTreeSet<ExprId>,
}

impl<'a> Claims<'a> {
    pub(crate) fn new(checked: &'a Checked, launch: &Launch) -> Claims<'a> {
        let proofs = &checked.facts().proofs;
        let is_small = launch.is_small(checked.module().workgroup_size);
        let holds = |proof: &Proof| is_small && launch.holds(proof);
        let accesses = proofs.accesses.iter();
        Claims {
            proofs,
            accesses: accesses.map(|of| (of.expr, (of, holds(&of.proof)))).collect(),
            bounds_hold: holds(&proofs.bounds),
            divisions_hold: holds(&proofs.divisions),
            loops_end: holds(&proofs.loops),
            initialized: proofs.initialized,
            parts: &proofs.parts,
            certain: proofs.certain.iter().map(|of| of.index).collect(),
            sizes: checked.module().sizes.keys().copied().collect(),
        }
    }

    /// Checks the use of an index.
    pub(crate) fn index(&self, id: ExprId, index: Int, length: u64) -> Result<(), Violation> {
        let wrong = |what: String| Err(Violation { expr: Some(id), what });
        let at = index.value;
        let is_inside = (0..i128::from(length)).contains(&at);
        if index.past_part && is_inside && !index.wrapped_row {
            return wrong(format!(
                "{at} is outside of its part, whose guard was taken for needless"
            ));
        }
        let Some((access, holds)) = self.accesses.get(&id) else {
            // Without a proof for all indices, this one is not claimed to be unreachable.
            if self.proofs.bounds == Proof::None {
                return Ok(());
            }
            return wrong(format!("{at} of {length} is used where control is claimed not to come"));
        };
        let clamp = self.proofs.clamped.get(&id);
        if let (Some(Length::Fixed(n)), true) = (clamp, self.bounds_hold)
            && u64::from(*n) != length
        {
            return wrong(format!("an array of {length} is clamped as one of {n}"));
        }
        if is_inside {
            return Ok(());
        }
        if *holds {
            return wrong(format!("{at} of {length} is proven: {:?}", access.proof));
        }
        if self.bounds_hold && clamp.is_none() && access.length != Length::InBuffers {
            return wrong(format!("{at} of {length} is neither clamped nor within bounds"));
        }
        Ok(())
    }

    /// Checks a division.
    pub(crate) fn divided(&self, by_zero: bool) -> Result<(), Violation> {
        if !by_zero || !self.divisions_hold {
            return Ok(());
        }
        Err(Violation { expr: None, what: "a division by 0".to_owned() })
    }

    /// Checks a cast, perhaps to a size.
    pub(crate) fn cast(&self, id: ExprId, operand: &Value) -> Result<(), Violation> {
        let is_claimed = self.sizes.contains(&id) && !self.proofs.negative.contains(&id);
        match operand {
            Value::Int(int) if is_claimed && int.scalar == Scalar::I32 && int.value < 0 => {
                let what = format!("{} is cast to a size", int.value);
                Err(Violation { expr: Some(id), what })
            }
            _ => Ok(()),
        }
    }

    /// Checks the guard of a tile.
    pub(crate) fn tile(&self, id: ExprId, fits: bool) -> Result<(), Violation> {
        if fits || !self.proofs.tiles.contains(&id) {
            return Ok(());
        }
        let what = "a tile reaches out of its memory".to_owned();
        Err(Violation { expr: Some(id), what })
    }

    /// A certain index that the workgroups did not use, if any.
    pub(crate) fn unused(
        &self,
        launch: &Launch,
        used: &BTreeSet<(ExprId, u32)>,
    ) -> Option<Violation> {
        if !launch.is_counted {
            return None;
        }
        self.proofs.certain.iter().find_map(|of| {
            let value = launch.value(&of.value)?.rem_euclid(1 << 32) as u32;
            let is_used = used.contains(&(of.index, value));
            let what = format!("not every launch uses {value}");
            (!is_used).then_some(Violation { expr: Some(of.index), what })
        })
    }
}
