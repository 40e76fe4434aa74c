//! The ranges of expressions. Each index and each divisor in them is checked.

use std::collections::BTreeSet;

use proc_macro2::Span;

use super::bound::Bound;
use super::bounds::{Bounds, is_followed};
use super::input::{Input, MAX_INVOCATIONS};
use super::interpret::Interpreter;
use super::polynomial::Polynomial;
use super::proof::{Access, Clause, Length, Proof, SiteKind};
use super::value_bounds::{ValueBounds, position};
use crate::analyze::constants;
use crate::builtins::Builtin;
use crate::builtins::meaning::{ResultLimits, meaning};
use crate::cooperative::{CoopMatrix, CoopOp};
use crate::ir::{
    BinaryOp, BuiltinValue, Expr, ExprId, PartLength, Place, Projection, Root, Scalar, Ty, UnaryOp,
    project,
};
use crate::textures::{Dimension, Handle, TextureOp};

/// The maximum length of a chain of definitions.
const MAX_DEFINITIONS: u32 = 6;

/// An index into an array of at least this length may not require that a parameter is 1 or 2.
const LARGE: u32 = 5;

/// The maximum number of invocations of a subgroup in WGSL.
const MAX_SUBGROUP_SIZE: i64 = 128;

impl<'a> Interpreter<'a> {
    pub(super) fn eval(&mut self, id: ExprId) -> ValueBounds {
        self.spend(1);
        let ty = self.types.expr(id).clone();
        if let Some(number) =
            constants::eval(self.module, self.types, id).and_then(|value| value.number())
        {
            if self.casts_to_size(id) {
                self.eval_kind(id, &ty);
            }
            let followed = ty.scalar().filter(|scalar| is_followed(*scalar));
            return match (followed, i64::try_from(number)) {
                (Some(scalar), Ok(number)) => {
                    ValueBounds::Integer(Bounds::constant(scalar, number))
                }
                _ => ValueBounds::any(&ty),
            };
        }
        let known = self.eval_kind(id, &ty);
        let ValueBounds::Integer(range) = known else { return known };
        let range = match self.module.narrow.get(&id) {
            Some(scalar) => range.within_type(*scalar),
            None => range,
        };
        let range = self.with_fact(id, range);
        ValueBounds::Integer(self.with_identity(id, range))
    }

    fn eval_kind(&mut self, id: ExprId, ty: &Ty) -> ValueBounds {
        let span = self.module.exprs[id].span;
        match self.kind(id) {
            Expr::Const(constant) => self.eval(self.module.consts[*constant].init),
            Expr::Ascribe(operand, _) => self.eval(*operand),
            Expr::Load(place) | Expr::Ref(place, _) | Expr::WorkgroupUniformLoad(place) => {
                self.check_place(place);
                let known = self.at(place);
                self.with_definition(place, known)
            }
            Expr::Length(place) => {
                self.check_place(place);
                match self.module.runtime_sized(place) {
                    Some(binding) => ValueBounds::Integer(self.length_of(binding.index())),
                    None => ValueBounds::any(ty),
                }
            }
            Expr::Builtin(builtin) => self.builtin(*builtin),
            Expr::Unary(op, operand) => {
                let operand = self.eval(*operand);
                each(&operand, ty, &|range| unary(*op, range))
            }
            Expr::Binary(op, left, right) => self.binary(*op, *left, *right, ty),
            Expr::Cast(operand, to) => {
                let operand = self.eval(*operand);
                self.note_size(id, &operand);
                match to.scalar() {
                    Some(to) if to.is_word() => each(&operand, ty, &|range| range.cast(to)),
                    _ => ValueBounds::any(ty),
                }
            }
            Expr::Vector(_, parts) | Expr::Construct(_, parts) | Expr::Tuple(parts) => {
                let mut parts: Vec<ValueBounds> =
                    parts.iter().map(|part| self.eval(*part)).collect();
                if let (Ty::Vector(_, n), [one]) = (ty, parts.as_slice()) {
                    parts = vec![one.clone(); usize::from(*n)];
                }
                let any = ValueBounds::any(ty);
                let is_known = matches!(&any, ValueBounds::Parts(any) if any.len() == parts.len());
                if is_known { ValueBounds::Parts(parts) } else { any }
            }
            Expr::Swizzle(base, name) => {
                let of = self.types.expr(*base).clone();
                let base = self.eval(*base);
                let parts = match matches!(of, Ty::Vector(..)) {
                    true => name.text.chars().map(|c| "xyzw".find(c)).collect(),
                    false => vec![position(&of, &Projection::Member(name.clone()))],
                };
                match (parts.as_slice(), ty) {
                    ([one], _) => base.part(*one),
                    (many, Ty::Vector(..)) => {
                        ValueBounds::Parts(many.iter().map(|part| base.part(*part)).collect())
                    }
                    _ => ValueBounds::any(ty),
                }
            }
            Expr::Index(base, index) => {
                let of = self.types.expr(*base).clone();
                let base = self.eval(*base);
                self.check_index(&of, None, *index, span);
                base.element().or_any(ty)
            }
            Expr::Array(elements) => {
                let elements: Vec<ValueBounds> =
                    elements.iter().map(|one| self.eval(*one)).collect();
                let each = elements.into_iter().reduce(|all, one| all.join(&one));
                each.map_or(ValueBounds::Nothing, |each| ValueBounds::Elements(Box::new(each)))
            }
            Expr::Repeat(element, _) => ValueBounds::Elements(Box::new(self.eval(*element))),
            Expr::Invoke(..) => match self.types.call(id) {
                Some(call) => self.call(call),
                None => ValueBounds::any(ty),
            },
            Expr::Call(name, args) => {
                let known: Vec<ValueBounds> = args.iter().map(|arg| self.eval(*arg)).collect();
                if let Some(index) = self.index_into_part(id, args, &known) {
                    return index;
                }
                if let Some((matrix, index)) = self.kind(id).indexing() {
                    let of = self.types.expr(matrix).clone();
                    self.check_index(&of, None, index, span);
                }
                self.builtin_call(&name.text, args, &known, ty)
            }
            Expr::Atomic(_, place, args) => {
                self.check_place(place);
                for arg in args {
                    self.eval(*arg);
                }
                ValueBounds::any(ty)
            }
            Expr::Cooperative(CoopOp::Fits, _, args) => {
                self.guard_of_tile(id, args);
                ValueBounds::any(ty)
            }
            // The guard around it proves the last index, which is the tile's.
            Expr::Cooperative(_, place, args) => {
                for arg in args {
                    self.eval(*arg);
                }
                if let Some(place) = place {
                    let outer = place.projections.len().saturating_sub(1);
                    self.check_steps(place, outer);
                }
                ValueBounds::any(ty)
            }
            Expr::Texture(op, place, args) => {
                self.check_place(place);
                let known: Vec<ValueBounds> = args.iter().map(|arg| self.eval(*arg)).collect();
                self.texture(id, *op, place, &known)
            }
            Expr::Error | Expr::Literal(_) | Expr::Variant(..) | Expr::Number(..) => {
                ValueBounds::any(ty)
            }
        }
    }

    fn length_of(&self, binding: usize) -> Bounds {
        Bounds::exactly(Scalar::U32, Polynomial::input(Input::Length(binding)))
    }

    /// Adds the current facts about the expression whose value a variable has.
    fn with_definition(&mut self, place: &Place, known: ValueBounds) -> ValueBounds {
        let (Some(definition), ValueBounds::Integer(range)) = (self.definition(place), &known)
        else {
            return known;
        };
        if self.anew == 0 {
            return known;
        }
        self.anew -= 1;
        let anew = self.peek(definition);
        self.anew += 1;
        ValueBounds::Integer(range.meet(&anew))
    }

    /// Evaluates queries of textures, and loads. All other operations stay within the texture.
    fn texture(
        &mut self,
        id: ExprId,
        op: TextureOp,
        place: &Place,
        known: &[ValueBounds],
    ) -> ValueBounds {
        let any = ValueBounds::any(self.types.expr(id));
        let dimension = self.module.handle(place).and_then(Handle::dimension);
        let (Root::Binding(binding), Some(dimension)) = (place.root, dimension) else {
            self.has_unfollowed = true;
            return any;
        };
        let texels = |axis: u8| Polynomial::input(Input::Texels { binding: binding.index(), axis });
        let axes = dimension.axes();
        let is_first_level = |level: &ValueBounds| matches!(level, ValueBounds::Integer(level) if level.number() == Some(0));
        match op {
            TextureOp::DimensionsAt if !known.iter().all(is_first_level) => any,
            TextureOp::Dimensions | TextureOp::DimensionsAt => {
                let exact = |axis| ValueBounds::Integer(Bounds::exactly(Scalar::U32, texels(axis)));
                if axes == 1 {
                    exact(0)
                } else {
                    ValueBounds::Parts((0..axes).map(exact).collect())
                }
            }
            TextureOp::NumLayers | TextureOp::NumSamples => {
                ValueBounds::Integer(Bounds::exactly(Scalar::U32, texels(2)))
            }
            TextureOp::Load if !self.trial && self.env.is_some() => {
                // The coordinates; the layer or the sample; the level, unless there is only one.
                let axis = |axis: u8| match known.first() {
                    Some(ValueBounds::Parts(parts)) => parts.get(usize::from(axis)),
                    scalar => scalar,
                };
                let has_layers =
                    matches!(dimension, Dimension::D2Array | Dimension::Multisampled2d);
                let layer = has_layers.then(|| (known.get(1), 2));
                let places = (0..axes).map(|n| (axis(n), n)).chain(layer);
                let clauses: Vec<_> = places
                    .map(|(at, axis)| match at {
                        Some(ValueBounds::Integer(at)) => within(at, &texels(axis)),
                        _ => None,
                    })
                    .collect();
                let level = known.get(1 + usize::from(layer.is_some()));
                let new = || Access {
                    expr: id,
                    span: place.span,
                    root: Some(place.root),
                    length: Length::Texels,
                    proof: Proof::Given(BTreeSet::new()),
                };
                let access = self.accesses.entry(id).or_insert_with(new);
                clauses.into_iter().for_each(|clause| access.proof.require(clause));
                if !level.is_none_or(is_first_level) {
                    access.proof.require(None);
                }
                any
            }
            TextureOp::Load
            | TextureOp::Store
            | TextureOp::SampleLevel
            | TextureOp::SampleLevelOffset
            | TextureOp::SampleBaseClampToEdge
            | TextureOp::SampleCompareLevel
            | TextureOp::SampleCompareLevelOffset
            | TextureOp::Gather
            | TextureOp::GatherOffset
            | TextureOp::GatherCompare
            | TextureOp::GatherCompareOffset
            | TextureOp::NumLevels => any,
        }
    }

    pub(super) fn builtin(&self, builtin: BuiltinValue) -> ValueBounds {
        let size = self.module.workgroup_size.map(i64::from);
        let workgroups = |dim: usize| {
            let max = MAX_INVOCATIONS / self.module.workgroup_size[dim];
            Polynomial::input(Input::Workgroups { dimension: dim, max })
        };
        let up_to = |last: Option<Polynomial>| match last {
            Some(last) => ValueBounds::Integer(Bounds::up_to(Scalar::U32, last)),
            None => ValueBounds::Integer(Bounds::any(Scalar::U32)),
        };
        let all = |f: &dyn Fn(usize) -> ValueBounds| ValueBounds::Parts((0..3).map(f).collect());
        let below = |end: Option<Polynomial>| up_to(end.and_then(|end| end.plus_constant(-1)));
        let between = |least: i64, last: i64| {
            let range = Bounds::up_to(Scalar::U32, Polynomial::constant(last));
            ValueBounds::Integer(range.with_lower(Bound::constant(least)))
        };
        let invocations = |dim: usize| workgroups(dim).times(&Polynomial::constant(size[dim]));
        match builtin {
            BuiltinValue::LocalInvocationIndex => {
                below(Some(Polynomial::constant(size.iter().product())))
            }
            BuiltinValue::LocalInvocationId => {
                all(&|dim| below(Some(Polynomial::constant(size[dim]))))
            }
            BuiltinValue::WorkgroupId => all(&|dim| below(Some(workgroups(dim)))),
            BuiltinValue::GlobalInvocationId => all(&|dim| below(invocations(dim))),
            BuiltinValue::NumWorkgroups => {
                all(&|dim| ValueBounds::Integer(Bounds::exactly(Scalar::U32, workgroups(dim))))
            }
            // Each subgroup has at least one invocation. How workgroups fill subgroups is unknown.
            BuiltinValue::SubgroupSize => between(1, MAX_SUBGROUP_SIZE),
            BuiltinValue::SubgroupInvocationId => between(0, MAX_SUBGROUP_SIZE - 1),
            BuiltinValue::NumSubgroups => between(1, size.iter().product()),
            BuiltinValue::SubgroupId => between(0, size.iter().product::<i64>() - 1),
        }
    }

    fn binary(&mut self, op: BinaryOp, left: ExprId, right: ExprId, ty: &Ty) -> ValueBounds {
        let l = self.eval(left);
        if let BinaryOp::LogicalAnd | BinaryOp::LogicalOr = op {
            // The right operand is evaluated if the left one does not decide.
            let before = self.env.clone();
            self.refine(left, op == BinaryOp::LogicalAnd);
            if self.env.is_some() {
                self.eval(right);
            }
            self.env = before.filter(|_| !self.gave_up());
            return ValueBounds::any(ty);
        }
        let r = self.eval(right);
        if op.is_comparison() {
            return ValueBounds::any(ty);
        }
        if matches!(op, BinaryOp::Div | BinaryOp::Rem) {
            self.check_divisor(ty, &r, self.module.exprs[right].span);
        }
        self.binary_known(op, &l, &r, ty)
    }

    /// Component by component; a scalar counts for all of them.
    pub(super) fn binary_known(
        &self,
        op: BinaryOp,
        l: &ValueBounds,
        r: &ValueBounds,
        ty: &Ty,
    ) -> ValueBounds {
        let Some(scalar) = ty.scalar().filter(|scalar| scalar.is_word()) else {
            return ValueBounds::any(ty);
        };
        let part_ty = Ty::Scalar(scalar);
        let part = |known: &ValueBounds, n: usize| known.component(n).range(&part_ty);
        components(ty, |n| ValueBounds::Integer(part(l, n).binary(op, &part(r, n))))
    }

    fn builtin_call(
        &mut self,
        name: &str,
        args: &[ExprId],
        known: &[ValueBounds],
        ty: &Ty,
    ) -> ValueBounds {
        let receiver = args.first().map(|first| self.types.expr(*first).clone());
        let is_integer = |ty: &Ty| ty.scalar().is_some_and(Scalar::is_integer);
        let Some(receiver) = receiver.filter(is_integer) else { return ValueBounds::any(ty) };
        self.check_division_inside(name, args, &receiver, known);
        let Some(scalar) = ty.scalar().filter(|scalar| scalar.is_word()) else {
            return ValueBounds::any(ty);
        };
        components(ty, |n| {
            let known: Vec<ValueBounds> = known.iter().map(|known| known.component(n)).collect();
            ValueBounds::Integer(method(name, scalar, &known))
        })
    }

    // Checks.

    /// Checks the indices of a place.
    pub(super) fn check_place(&mut self, place: &'a Place) {
        self.check_steps(place, place.projections.len());
    }

    /// Checks the first indices of a place.
    fn check_steps(&mut self, place: &'a Place, count: usize) {
        let mut ty = self.types.root(self.module, place.root).clone();
        for (depth, projection) in place.projections[..count].iter().enumerate() {
            if let Projection::Index(index) = projection {
                match self.module.within_buffer(place).is_some() && depth < 2 {
                    true => self.check_index_in_buffers(*index, place, depth),
                    false => self.check_index(&ty, Some(place.root), *index, place.span),
                }
            }
            ty = project(&ty, projection);
        }
    }

    /// Notes whether an index into any number of buffers, or into one of them, is surely below the
    /// length. wgpu does not check the former, so conditions on the launch do not help: the WGSL
    /// clamps all other indices.
    fn check_index_in_buffers(&mut self, index: ExprId, place: &Place, depth: usize) {
        let ty = self.types.expr(index).clone();
        let at = self.eval(index).range(&ty);
        if self.trial || self.env.is_none() {
            return;
        }
        let holds = self.length_in_buffers(place, depth).is_some_and(|length| {
            self.fact_of(length).is_some_and(|length| is_apart(&at, length, 1))
                || self.is_position_below_value(index, length)
        });
        let (root, proof) = (Some(place.root), Proof::Given(BTreeSet::new()));
        let (expr, span, length) = (index, place.span, Length::InBuffers);
        let access = self.in_buffers.entry(index);
        let access = access.or_insert_with(|| Access { expr, span, root, length, proof });
        if !holds {
            access.proof = Proof::None;
        }
    }

    /// Notes whether a tile is surely within its memory as a whole: then its guard is needless.
    fn guard_of_tile(&mut self, id: ExprId, args: &[ExprId]) {
        let &[matrix, first, stride, length] = args else { return };
        let mut range = |id: ExprId| self.eval(id).range(&Ty::Scalar(Scalar::U32));
        let (first, stride, length) = (range(first), range(stride), range(length));
        let Ty::CoopMatrix(CoopMatrix { size, .. }) = self.types.expr(matrix) else { return };
        if self.trial || self.env.is_none() {
            return;
        }
        let steps = Bounds::constant(Scalar::U32, i64::from(*size) - 1);
        let last_line = first.binary(BinaryOp::Add, &stride.binary(BinaryOp::Mul, &steps));
        let last = last_line.binary(BinaryOp::Add, &steps);
        let clause = within(&last, &Polynomial::constant(length.least()));
        let holds = clause.is_some_and(|clause| clause.iter().any(Vec::is_empty));
        *self.tiles.entry(id).or_insert(true) &= holds;
    }

    /// Notes whether an index is surely within its part: then nothing need keep it there. A row may
    /// be shorter than written, because the slice ends before it. Then an index past its end is
    /// past the end of the slice. Gives the range of an index of a row: the result is at most the
    /// given index.
    fn index_into_part(
        &mut self,
        id: ExprId,
        args: &[ExprId],
        known: &[ValueBounds],
    ) -> Option<ValueBounds> {
        let length = *self.module.part_indices.get(&id)?;
        let (&[at, _], [ValueBounds::Integer(index), ValueBounds::Integer(last)]) = (args, known)
        else {
            return None;
        };
        let (is_of_row, is_below) = match length {
            PartLength::Value(length) => {
                let is_of_row = self.row_length(length).is_some_and(|row| {
                    self.is_position_below(at, row) || is_apart(index, &self.peek(row), 1)
                });
                (is_of_row, self.is_position_below(at, length))
            }
            PartLength::Number(_) => (false, false),
        };
        if !self.trial && self.env.is_some() {
            let holds = is_of_row || is_below || is_apart(index, last, 0);
            *self.parts.entry(id).or_insert(true) &= holds;
        }
        is_of_row.then(|| ValueBounds::Integer(index.lessened()))
    }

    /// Whether the expression contains a cast to a size: its operand must be checked even if the
    /// expression is constant.
    fn casts_to_size(&self, id: ExprId) -> bool {
        let sizes = &self.module.sizes;
        let mut found = sizes.contains_key(&id);
        if !sizes.is_empty() {
            self.module.for_each_operand(id, |operand| found |= self.casts_to_size(operand));
        }
        found
    }

    /// Notes whether the operand of a cast to a size is surely not negative.
    fn note_size(&mut self, id: ExprId, operand: &ValueBounds) {
        if self.trial || self.env.is_none() || !self.module.sizes.contains_key(&id) {
            return;
        }
        let holds = matches!(operand, ValueBounds::Integer(range) if range.least() >= 0);
        *self.sizes.entry(id).or_insert(true) &= holds;
    }

    fn check_index(&mut self, of: &Ty, root: Option<Root>, index: ExprId, span: Span) {
        let ty = self.types.expr(index).clone();
        let at = self.eval(index).range(&ty);
        let fixed = |n: u32| (Length::Fixed(n), Polynomial::constant(i64::from(n)));
        let (length, limit) = match (of, root) {
            (Ty::Array(_, n), _) => fixed(*n),
            (Ty::Vector(_, n) | Ty::Matrix(n), _) => fixed(u32::from(*n)),
            (Ty::RuntimeArray(_), Some(Root::Binding(binding))) => {
                let length = Polynomial::input(Input::Length(binding.index()));
                (Length::Runtime(binding), length)
            }
            _ => {
                self.has_unfollowed = true;
                return;
            }
        };
        if self.trial || self.env.is_none() {
            return;
        }
        let mut clause = within(&at, &limit);
        if !clause.iter().flatten().any(Vec::is_empty) {
            // Later conditions may say more about the variables in it.
            self.anew = MAX_DEFINITIONS;
            clause = within(&at.meet(&self.peek(index)), &limit);
            self.anew = 0;
        }
        // A parameter that limits an index into a large array is unlikely to be that small.
        if let Length::Fixed(LARGE..) = length {
            let is_likely = |list: &Vec<Polynomial>| !list.iter().any(Polynomial::asks_for_little);
            clause = clause.map(|lists| lists.into_iter().filter(is_likely).collect());
            clause = clause.filter(|lists: &Clause| !lists.is_empty());
        }
        let (expr, proof) = (index, Proof::Given(BTreeSet::new()));
        let access = self.accesses.entry(expr);
        let access = access.or_insert_with(|| Access { expr, span, root, length, proof });
        if access.length != length {
            self.shared.insert(index);
        }
        access.proof.require(clause);
    }

    /// Checks that no component of a divisor is 0.
    pub(super) fn check_divisor(&mut self, ty: &Ty, divisor: &ValueBounds, at: Span) {
        let Some(scalar) = ty.scalar().filter(|scalar| scalar.is_integer()) else { return };
        if self.trial || self.env.is_none() {
            return;
        }
        if !scalar.is_word() {
            return self.require(SiteKind::Division, at, None);
        }
        let part_ty = Ty::Scalar(scalar);
        let parts =
            if let ValueBounds::Parts(parts) = divisor { parts } else { &[divisor.clone()][..] };
        for part in parts {
            self.require(SiteKind::Division, at, at_least(&part.range(&part_ty), 1));
        }
    }

    /// Some builtin functions divide by their second argument in WGSL.
    fn check_division_inside(
        &mut self,
        name: &str,
        args: &[ExprId],
        receiver: &Ty,
        known: &[ValueBounds],
    ) {
        if !Builtin::resolve(name, receiver).is_some_and(Builtin::has_division) {
            return;
        }
        let Some(last) = args.last() else { return };
        let at = self.module.exprs[*last].span;
        match known {
            [_, divisor] => self.check_divisor(receiver, divisor, at),
            _ if self.trial => {}
            _ => self.require(SiteKind::Division, at, None),
        }
    }
}

/// The range of the result of an integer method.
fn method(name: &str, scalar: Scalar, known: &[ValueBounds]) -> Bounds {
    let Some(ValueBounds::Integer(a)) = known.first() else { return Bounds::any(scalar) };
    match (meaning(name).map_or(ResultLimits::Any, |of| of.limits), known) {
        (ResultLimits::Min, [_, ValueBounds::Integer(b)]) => a.min(b),
        (ResultLimits::Max, [_, ValueBounds::Integer(b)]) => a.max(b),
        (ResultLimits::Clamp, [_, ValueBounds::Integer(low), ValueBounds::Integer(high)]) => {
            a.max(low).min(high)
        }
        (ResultLimits::SaturatingSub, [_, ValueBounds::Integer(b)]) if scalar == Scalar::U32 => {
            a.saturating_sub(b)
        }
        (ResultLimits::Operator(op), [_, ValueBounds::Integer(b)]) => a.binary(op, b),
        (ResultLimits::RemEuclid, [_, ValueBounds::Integer(b)]) => a.rem_euclid(b),
        (ResultLimits::Pow, [_, ValueBounds::Integer(b)]) => a.pow(b),
        (ResultLimits::Select, [_, ValueBounds::Integer(b), _]) => a.join(b),
        (ResultLimits::ExtractBits, [_, _, ValueBounds::Integer(count)])
            if scalar == Scalar::U32 =>
        {
            a.extract_bits(count)
        }
        (ResultLimits::Abs, _) => a.abs(),
        (ResultLimits::AbsDiff, [_, ValueBounds::Integer(b)]) if a.scalar() == Scalar::U32 => {
            a.abs_diff(b)
        }
        (ResultLimits::DivCeil, [_, ValueBounds::Integer(b)]) => a.div_ceil(b),
        (ResultLimits::BitCount, _) => Bounds::up_to(scalar, Polynomial::constant(32)),
        _ => Bounds::any(scalar),
    }
}

/// The conditions for an index to be below a length: one of several lists. `None` if there is no
/// such list.
fn within(index: &Bounds, length: &Polynomial) -> Option<Clause> {
    let below = |bound: &Bound| {
        let room = length.plus(&bound.at, -1)?.plus_constant(-1)?;
        conditions(bound, room)
    };
    let above: Clause = at_least(index, 0)?;
    let below: Clause = index.uppers().iter().filter_map(below).collect();
    // Each way to be at least 0 is combined with each way to be below the length.
    let both = above.iter().flat_map(|above| {
        below.iter().map(|below| {
            let all: BTreeSet<_> = above.iter().chain(below).cloned().collect();
            all.into_iter().collect()
        })
    });
    let clause: Clause = both.collect();
    shortest(clause)
}

/// The conditions for a value to be at least a number.
pub(super) fn at_least(range: &Bounds, number: i64) -> Option<Clause> {
    let clause = range
        .lowers()
        .iter()
        .filter_map(|bound| conditions(bound, bound.at.plus_constant(-number)?))
        .collect();
    shortest(clause)
}

/// The needs of a bound and one more condition, without conditions that always hold; `None` if
/// `more` hardly ever holds.
fn conditions(bound: &Bound, more: Polynomial) -> Option<Vec<Polynomial>> {
    if more.is_unlikely() {
        return None;
    }
    let mut all: Vec<Polynomial> = bound.needs.iter().cloned().collect();
    if !more.is_never_negative() && !all.contains(&more) {
        all.push(more);
    }
    all.sort();
    Some(all)
}

/// The alternatives without repetition. An alternative that always holds makes the others needless.
fn shortest(mut clause: Clause) -> Option<Clause> {
    if clause.iter().any(Vec::is_empty) {
        return Some(vec![Vec::new()]);
    }
    clause.retain(|list| !asks_for_a_number(list));
    clause.sort();
    clause.dedup();
    (!clause.is_empty()).then_some(clause)
}

/// Whether every launch has `low + gap <= high`.
fn is_apart(low: &Bounds, high: &Bounds, gap: i64) -> bool {
    let free = |bounds: Vec<Bound>| bounds.into_iter().filter(|bound| bound.needs.is_empty());
    free(low.uppers()).any(|low| {
        free(high.lowers()).any(|high| {
            let room = high.at.plus(&low.at, -1).and_then(|room| room.plus_constant(-gap));
            room.is_some_and(|room| room.is_never_negative())
        })
    })
}

/// Whether the conditions together fix the value of a product of parameters: hardly any launch
/// fulfils `1 <= n` and `n <= 1`.
fn asks_for_a_number(conditions: &[Polynomial]) -> bool {
    conditions.iter().any(|one| match one.products() {
        [product] if !one.has_length() => conditions.iter().any(|other| {
            let between = one.plus(other, 1).and_then(|sum| sum.as_constant());
            between.is_some_and(|between| between < product.factor.abs())
        }),
        _ => false,
    })
}

fn unary(op: UnaryOp, range: &Bounds) -> Bounds {
    let scalar = range.scalar();
    match (op, scalar) {
        (UnaryOp::Neg, _) => Bounds::constant(scalar, 0).binary(BinaryOp::Sub, range),
        (UnaryOp::Not, Scalar::U32) => {
            Bounds::constant(scalar, i64::from(u32::MAX)).binary(BinaryOp::Sub, range)
        }
        (UnaryOp::Not, _) => Bounds::any(scalar),
    }
}

/// Applies `f` to each integer in it; the rest becomes unknown.
fn each(known: &ValueBounds, ty: &Ty, f: &dyn Fn(&Bounds) -> Bounds) -> ValueBounds {
    match known {
        ValueBounds::Integer(range) => ValueBounds::Integer(f(range)),
        ValueBounds::Parts(parts) if matches!(ty, Ty::Vector(..)) => {
            ValueBounds::Parts(parts.iter().map(|part| each(part, ty, f)).collect())
        }
        ValueBounds::Parts(_) | ValueBounds::Elements(_) | ValueBounds::Nothing => {
            ValueBounds::any(ty)
        }
    }
}

/// The facts about a number, or about each component of a vector.
fn components(ty: &Ty, one: impl Fn(usize) -> ValueBounds) -> ValueBounds {
    let Ty::Vector(_, n) = ty else { return one(0) };
    ValueBounds::Parts((0..usize::from(*n)).map(one).collect())
}
