//! Launches of a kernel: random ones, and launches that just fulfil conditions, or just fail to.

use std::collections::{BTreeMap, BTreeSet};

use dsl_core::analyze::Checked;
use dsl_core::ir::{AddressSpace, Expr, Literal, Param, Ty};
use dsl_core::testing::{Input, MAX_INVOCATIONS, Polynomial, Proof, member_offsets};

use crate::random::Random;
use crate::value::{Int, Value};

/// The inputs of a kernel from the host.
#[derive(Debug, Clone)]
pub(crate) struct Launch {
    /// The lengths of slices, by their bindings.
    pub(crate) lengths: BTreeMap<usize, u64>,
    /// The texels of textures along each axis, by their bindings: layers and samples are the third.
    pub(crate) texels: BTreeMap<usize, [u32; 3]>,
    /// The by-value parameters, by their locals.
    pub(crate) params: BTreeMap<usize, (Ty, Value)>,
    /// The uniforms, by their bindings.
    pub(crate) uniforms: BTreeMap<usize, (Ty, Value)>,
    pub(crate) workgroups: [u32; 3],
    /// Whether the host knows the number of workgroups. With `workgroups_from` it does not.
    pub(crate) is_counted: bool,
    pub(crate) subgroup_size: u32,
    /// Numbers that often reveal mistakes: those of the kernel, and the ends of types.
    pub(crate) numbers: Vec<i128>,
}

/// Numbers near which mistakes are likely.
const EDGES: [i128; 26] = [
    0,
    1,
    2,
    3,
    5,
    8,
    31,
    32,
    33,
    36,
    47,
    61,
    63,
    64,
    65,
    95,
    1000,
    (1 << 16) - 1,
    (1 << 28) - 1,
    1 << 28,
    (1 << 31) - 1,
    1 << 31,
    (1 << 32) - 16,
    (1 << 32) - 2,
    (1 << 32) - 1,
    (1 << 63) - 1,
];

/// A binding is less than 4 GiB, and an element has at least 4 bytes.
const MAX_LENGTH: u64 = (1 << 30) - 1;

/// No device has textures with more texels along an axis.
const MAX_TEXELS: u64 = 1 << 16;

/// Every device runs at least this many workgroups in each dimension.
const MAX_WORKGROUPS: u32 = 65_535;

impl Launch {
    pub(crate) fn random(checked: &Checked, random: &mut Random) -> Launch {
        let module = checked.module();
        let mut numbers = EDGES.to_vec();
        for (_, node) in module.exprs.iter() {
            if let Expr::Literal(Literal::Int(value, _)) = node.kind {
                let value = i128::from(value);
                numbers.extend([value - 1, value, value + 1, value]);
            }
        }
        let mut launch = Launch {
            lengths: BTreeMap::new(),
            texels: BTreeMap::new(),
            params: BTreeMap::new(),
            uniforms: BTreeMap::new(),
            workgroups: [random.one(&[1, 1, 2, 3, 9, MAX_WORKGROUPS]), 1, 1],
            is_counted: !random.once_in(8),
            subgroup_size: random.one(&[1, 4, 8, 32, 64, 128]),
            numbers,
        };
        for n in [1, 2] {
            if module.workgroup_size[n] > 1 || random.once_in(4) {
                launch.workgroups[n] = random.one(&[1, 1, 2, 5]);
            }
        }
        for (id, binding) in module.bindings.iter() {
            let is_runtime =
                matches!(binding.ty, Ty::RuntimeArray(_)) || binding.ty.runtime_array().is_some();
            if is_runtime {
                // A launch takes at least one buffer.
                let least = u64::from(binding.ty.buffers().is_some());
                let length = launch.length(random).clamp(least, MAX_LENGTH);
                launch.lengths.insert(id.index(), length);
            }
            if matches!(binding.ty, Ty::Handle(_)) {
                let texels =
                    std::array::from_fn(|_| launch.length(random).clamp(1, MAX_TEXELS) as u32);
                launch.texels.insert(id.index(), texels);
            }
            if binding.space == AddressSpace::Uniform {
                let value = Value::any(&binding.ty, random.next(), &launch.numbers);
                launch.uniforms.insert(id.index(), (binding.ty.clone(), value));
            }
        }
        for param in &module.params {
            if let Param::Value(local) = param {
                let ty = checked.types().local(*local);
                let value = Value::any(ty, random.next(), &launch.numbers);
                launch.params.insert(local.index(), (ty.clone(), value));
            }
        }
        launch
    }

    fn length(&self, random: &mut Random) -> u64 {
        match random.below(6) {
            0 => random.below(4) as u64,
            1 => random.below(100) as u64,
            2 => random.one(&[1 << 16, 1 << 20, MAX_LENGTH]),
            _ => random.one(&self.numbers).clamp(0, 70_000) as u64,
        }
    }

    /// Changes the launch so that conditions of the proofs hold just so, or just fail.
    pub(crate) fn tune(&mut self, conditions: &[&Polynomial], random: &mut Random) {
        if conditions.is_empty() {
            return;
        }
        let all = random.once_in(2);
        let count = if all { 2 * conditions.len().min(12) } else { 1 + random.below(3) };
        for n in 0..count {
            let condition =
                conditions[if all { n % conditions.len() } else { random.below(conditions.len()) }];
            let inputs = inputs(condition);
            if inputs.is_empty() {
                continue;
            }
            let input = random.one(&inputs);
            let Some(old) = self.input(&input) else { continue };
            let short = i128::from(!all && random.once_in(2));
            self.fulfil(condition, &input, short);
            // A length that another condition needs is kept.
            if all && matches!(input, Input::Length(_)) && self.input(&input) < Some(old) {
                self.set(&input, old);
            }
        }
    }

    /// Sets an input to the value that just fulfils a condition, or misses it by `short`.
    fn fulfil(&mut self, condition: &Polynomial, input: &Input, short: i128) {
        let Some(old) = self.input(input) else { return };
        let at = |launch: &mut Launch, value: i128| {
            launch.set(input, value);
            launch.value(condition)
        };
        let (none, one) = (at(self, 0), at(self, 1));
        let slope = none.zip(one).map(|(none, one)| one - none);
        let value = match (none, slope) {
            // The least value that suffices.
            (Some(none), Some(slope)) if slope > 0 => -(none.div_euclid(slope)) - short,
            // The greatest value that suffices.
            (Some(none), Some(slope)) if slope < 0 => none.div_euclid(-slope) + short,
            _ => old,
        };
        self.set(input, value);
    }

    /// The word of the parameter or uniform that an input refers to.
    fn word(&mut self, input: &Input) -> Option<&mut Value> {
        let (whole, offset) = match input {
            Input::Param { local, offset, .. } => (self.params.get_mut(local)?, offset),
            Input::Uniform { binding, offset, .. } => (self.uniforms.get_mut(binding)?, offset),
            _ => return None,
        };
        leaf(&whole.0, &mut whole.1, *offset)
    }

    /// Sets an input, as far as it can have this value.
    fn set(&mut self, input: &Input, value: i128) {
        match input {
            Input::Length(binding) => {
                self.lengths.insert(*binding, value.clamp(0, i128::from(MAX_LENGTH)) as u64);
            }
            Input::Param { .. } | Input::Uniform { .. } => {
                if let Some(Value::Int(int)) = self.word(input) {
                    let (least, most) = int.scalar.limits();
                    *int = Int::new(int.scalar, value.clamp(least, most));
                }
            }
            Input::Workgroups { dimension, .. } => {
                self.workgroups[*dimension] = value.clamp(1, i128::from(MAX_WORKGROUPS)) as u32;
            }
            Input::Texels { binding, axis } => {
                if let Some(texels) = self.texels.get_mut(binding) {
                    texels[usize::from(*axis)] = value.clamp(1, i128::from(MAX_TEXELS)) as u32;
                }
            }
            Input::Quotient(..) => {}
        }
    }

    // The runtime's evaluation of the conditions in a kernel's `INFO`
    // (`dsl-runtime-core/src/proofs.rs`).

    /// Whether proofs cover launches of this size.
    pub(crate) fn is_small(&self, size: [u32; 3]) -> bool {
        let workgroups = if self.is_counted { self.workgroups } else { [MAX_WORKGROUPS; 3] };
        let mut counts = workgroups.iter().zip(size);
        counts.all(|(n, size)| u64::from(*n) * u64::from(size) <= u64::from(MAX_INVOCATIONS))
    }

    pub(crate) fn holds(&self, proof: &Proof) -> bool {
        let is_natural = |of: &Polynomial| self.value(of).is_some_and(|value| value >= 0);
        match proof {
            Proof::Given(clauses) => {
                clauses.iter().all(|any| any.iter().any(|all| all.iter().all(is_natural)))
            }
            Proof::None => false,
        }
    }

    pub(crate) fn value(&self, of: &Polynomial) -> Option<i128> {
        of.products().iter().try_fold(i128::from(of.constant), |sum, product| {
            let mut inputs = product.inputs.iter();
            let product = inputs.try_fold(i128::from(product.factor), |product, input| {
                product.checked_mul(self.input(input)?)
            })?;
            sum.checked_add(product)
        })
    }

    fn input(&self, input: &Input) -> Option<i128> {
        match input {
            Input::Length(binding) => self.lengths.get(binding).map(|length| i128::from(*length)),
            Input::Param { signed, .. } | Input::Uniform { signed, .. } => {
                match self.clone().word(input)? {
                    Value::Int(int) if *signed => Some(i128::from(int.value as i32)),
                    Value::Int(int) => Some(i128::from(int.value as u32)),
                    Value::Bool(truth) => Some(i128::from(*truth)),
                    _ => None,
                }
            }
            Input::Texels { binding, axis } => {
                self.texels.get(binding).map(|texels| i128::from(texels[usize::from(*axis)]))
            }
            Input::Workgroups { dimension, .. } => {
                self.is_counted.then(|| i128::from(self.workgroups[*dimension]))
            }
            Input::Quotient(of, divisor) => {
                let of = self.value(of).filter(|value| *value >= 0)?;
                of.checked_div(self.value(divisor).filter(|value| *value > 0)?)
            }
        }
    }
}

/// The inputs of a condition.
fn inputs(condition: &Polynomial) -> Vec<Input> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&Polynomial> = vec![condition];
    while let Some(of) = open.pop() {
        for input in of.products().iter().flat_map(|product| product.inputs.iter()) {
            match input {
                Input::Quotient(of, divisor) => open.extend([&**of, &**divisor]),
                input => {
                    found.insert(input.clone());
                }
            }
        }
    }
    found.into_iter().collect()
}

/// The conditions of a kernel's proofs.
pub(crate) fn conditions(checked: &Checked) -> Vec<&Polynomial> {
    let proofs = &checked.facts().proofs;
    let each = proofs.accesses.iter().map(|access| &access.proof);
    let all = each.chain([&proofs.bounds, &proofs.loops, &proofs.divisions]);
    let found: BTreeSet<&Polynomial> = all
        .filter_map(|proof| match proof {
            Proof::Given(clauses) => Some(clauses),
            Proof::None => None,
        })
        .flat_map(|clauses| clauses.iter().flatten().flatten())
        .collect();
    found.into_iter().collect()
}

/// The word at an offset of a value in memory, as the runtime finds it: a number or a truth value.
fn leaf<'v>(ty: &Ty, value: &'v mut Value, offset: u32) -> Option<&'v mut Value> {
    let (at, ty, offset) = match ty {
        Ty::Scalar(_) | Ty::Enum(_) => return (offset == 0).then_some(value),
        Ty::Vector(scalar, _) => {
            let size = scalar.size();
            ((offset / size) as usize, Ty::Scalar(*scalar), offset % size)
        }
        Ty::Struct(of) => {
            let (offsets, _) = member_offsets(of);
            let at = offsets.iter().rposition(|start| *start <= offset)?;
            (at, of.members[at].ty.clone(), offset - offsets[at])
        }
        _ => return None,
    };
    match value {
        Value::Parts(parts) => leaf(&ty, parts.get_mut(at)?, offset),
        _ => None,
    }
}
