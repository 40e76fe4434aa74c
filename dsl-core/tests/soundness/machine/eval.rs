//! Expressions, calls and builtin functions.

use dsl_core::arena::Id;
use dsl_core::cooperative::CoopOp;
use dsl_core::ir::{
    AtomicOp, BinaryOp, BuiltinValue, Expr, ExprId, Function, Literal, Place, Projection, Root,
    Scalar, Ty,
};
use dsl_core::testing::Arg;
use dsl_core::textures::{Dimension, Handle, TextureOp};

use super::place::{member, no_member, walk};
use super::{Flow, Machine, Run, Stop};
use crate::builtins;
use crate::value::{Int, Value};
use crate::verdict::Violation;

impl<'a> Machine<'a> {
    pub(super) fn truth(&mut self, id: ExprId) -> Run<bool> {
        match self.eval(id)? {
            Value::Bool(truth) => Ok(truth),
            other => Err(Stop::Unknown(format!("a condition is {other:?}"))),
        }
    }

    pub(super) fn int(&mut self, id: ExprId) -> Run<Int> {
        match self.eval(id)? {
            Value::Int(int) => Ok(int),
            other => Err(Stop::Unknown(format!("an integer is {other:?}"))),
        }
    }

    pub(super) fn all(&mut self, ids: &[ExprId]) -> Run<Vec<Value>> {
        ids.iter().map(|id| self.eval(*id)).collect()
    }

    pub(super) fn operator(&mut self, op: BinaryOp, left: &Value, right: &Value) -> Run<Value> {
        let mut by_zero = false;
        let value = builtins::binary(op, left, right, &mut |divisor| by_zero |= divisor == 0);
        self.claims.divided(by_zero).map_err(Stop::Violation)?;
        value.map_err(Stop::Unknown)
    }

    pub(super) fn eval(&mut self, id: ExprId) -> Run<Value> {
        let value = self.evaluated(id)?;
        // In `-128i8`, the literal is 128.
        if matches!(self.module.exprs[id].kind, Expr::Literal(_)) {
            return Ok(value);
        }
        if let (Some(scalar), Value::Int(int)) = (self.module.narrow.get(&id), &value) {
            let (least, greatest) = scalar.limits();
            if !(least..=greatest).contains(&int.value) {
                let what = format!("{} is no `{}`", int.value, scalar.rust());
                return Err(Stop::Violation(Violation { expr: Some(id), what }));
            }
        }
        Ok(value)
    }

    fn evaluated(&mut self, id: ExprId) -> Run<Value> {
        let ty = self.types.expr(id);
        match &self.module.exprs[id].kind {
            Expr::Error => Err(Stop::Unknown("an error".to_owned())),
            Expr::Literal(literal) => Ok(match (*literal, ty) {
                (Literal::Bool(truth), _) => Value::Bool(truth),
                (Literal::Int(value, _), Ty::Scalar(scalar)) if scalar.is_integer() => {
                    Value::int(*scalar, i128::from(value))
                }
                (Literal::Int(value, _), _) => Value::F32(value as f32),
                (Literal::Float { single, .. }, _) => Value::F32(single),
            }),
            Expr::Const(constant) => self.eval(self.module.consts[*constant].init),
            Expr::Ascribe(operand, _) => self.eval(*operand),
            Expr::Load(place) | Expr::Ref(place, _) => {
                let at = self.reach(place)?;
                self.load(&at)
            }
            Expr::WorkgroupUniformLoad(place) => {
                self.unseen.clear();
                let at = self.reach(place)?;
                self.load(&at)
            }
            Expr::Length(place) => match self.types.place(self.module, place) {
                // The length is a constant, so nothing is indexed.
                Ty::Array(_, n) => Ok(Value::u32(n)),
                ty => {
                    let at = self.reach(place)?;
                    Ok(Value::u32(self.length_of(&ty, at.root, &at.path)? as u32))
                }
            },
            Expr::Builtin(builtin) => Ok(self.builtin_value(*builtin)),
            Expr::Unary(op, operand) => {
                let operand = self.eval(*operand)?;
                builtins::unary(*op, &operand).map_err(Stop::Unknown)
            }
            Expr::Binary(BinaryOp::LogicalAnd, left, right) => {
                Ok(Value::Bool(self.truth(*left)? && self.truth(*right)?))
            }
            Expr::Binary(BinaryOp::LogicalOr, left, right) => {
                Ok(Value::Bool(self.truth(*left)? || self.truth(*right)?))
            }
            Expr::Binary(op, left, right) => {
                let (left, right) = (self.eval(*left)?, self.eval(*right)?);
                self.operator(*op, &left, &right)
            }
            Expr::Cast(operand, to) => {
                let operand = self.eval(*operand)?;
                self.claims.cast(id, &operand).map_err(Stop::Violation)?;
                match to.scalar() {
                    Some(to) => builtins::cast(&operand, to).map_err(Stop::Unknown),
                    None => Err(Stop::Unknown(format!("a cast to {to:?}"))),
                }
            }
            Expr::Call(name, args) => self.builtin(id, &name.text, args, ty),
            Expr::Invoke(..) => match self.types.call(id) {
                Some(call) => self.call(call.function, &call.args),
                None => Err(Stop::Unknown("a call of no function".to_owned())),
            },
            Expr::Vector(of, parts) => {
                let parts = self.all(parts)?;
                Ok(match (of, parts.as_slice()) {
                    (
                        Ty::Vector(_, n),
                        [one @ (Value::Int(_) | Value::Bool(_) | Value::F32(_))],
                    ) => Value::Parts(vec![one.clone(); usize::from(*n)]),
                    _ => Value::Parts(parts),
                })
            }
            Expr::Construct(_, members) if members.is_empty() => Ok(Value::zero(ty)),
            Expr::Array(parts) | Expr::Construct(_, parts) | Expr::Tuple(parts) => {
                self.all(parts).map(Value::Parts)
            }
            Expr::Repeat(value, n) => {
                let value = self.eval(*value)?;
                Ok(Value::Parts(vec![value; *n as usize]))
            }
            Expr::Swizzle(base, name) => {
                let of = self.types.expr(*base);
                let base = self.eval(*base)?;
                let part = |n: Option<usize>| {
                    let part = n.and_then(|n| walk(&base, &[n as u64])).cloned();
                    part.ok_or_else(|| no_member(of, &name.text))
                };
                match of {
                    Ty::Vector(..) if name.text.len() > 1 => {
                        let parts = name.text.chars().map(|c| part("xyzw".find(c)));
                        parts.collect::<Run<_>>().map(Value::Parts)
                    }
                    of => part(member(of, &name.text)),
                }
            }
            Expr::Index(base, index) => {
                let of = self.types.expr(*base);
                let base = self.eval(*base)?;
                let length = match of {
                    Ty::Array(_, n) => u64::from(*n),
                    of => u64::from(of.components()),
                };
                // An element of a constant table is a constant itself, so nothing is indexed.
                let index = match self.is_constant(id) {
                    true => self.int(*index)?.value as u64,
                    false => self.index(*index, length)?,
                };
                walk(&base, &[index]).cloned().ok_or_else(|| no_member(of, "an index"))
            }
            Expr::Atomic(op, place, args) => self.atomic(*op, place, args),
            Expr::Variant(_, value) => Ok(Value::u32(*value)),
            Expr::Number(is_one, _) => Ok(Value::of(ty, &mut |scalar| match scalar {
                Scalar::Bool => Value::Bool(*is_one),
                scalar if scalar.is_float() => Value::F32(f32::from(u8::from(*is_one))),
                scalar => Value::int(scalar, i128::from(*is_one)),
            })),
            Expr::Cooperative(CoopOp::Fits, _, args) => self.fits(id, args),
            Expr::Cooperative(_, place, args) => {
                self.all(args)?;
                // The guard around it has checked the tile's place.
                let indices = place.iter().flat_map(|place| &place.projections);
                for projection in indices {
                    if let Projection::Index(index) = projection {
                        self.eval(*index)?;
                    }
                }
                Ok(Value::Opaque)
            }
            Expr::Texture(op, place, args) => self.texture(id, *op, place, args),
        }
    }

    /// An operation on a texture. Each coordinate of a load is an index.
    fn texture(
        &mut self,
        id: ExprId,
        op: TextureOp,
        place: &Place,
        args: &'a [ExprId],
    ) -> Run<Value> {
        let ty = self.types.expr(id);
        let args = self.all(args)?;
        let Root::Binding(binding) = place.root else {
            return Err(Stop::Unknown("a texture without a binding".to_owned()));
        };
        let Some(texels) = self.launch.texels.get(&binding.index()).copied() else {
            return Err(Stop::Unknown("a texture without texels".to_owned()));
        };
        match (op, ty) {
            (TextureOp::Dimensions, Ty::Vector(_, n)) => Ok(Value::Parts(
                texels[..usize::from(*n)].iter().copied().map(Value::u32).collect(),
            )),
            (TextureOp::Dimensions, _) => Ok(Value::u32(texels[0])),
            (TextureOp::NumLayers | TextureOp::NumSamples, _) => Ok(Value::u32(texels[2])),
            (TextureOp::Load, ty) => {
                let Ty::Handle(
                    Handle::Texture(dimension, _) | Handle::StorageTexture(dimension, ..),
                ) = self.module.bindings[binding].ty
                else {
                    return Err(Stop::Unknown("a load from another texture".to_owned()));
                };
                let has_layers =
                    matches!(dimension, Dimension::D2Array | Dimension::Multisampled2d);
                let (at, rest) = args.split_first().ok_or_else(|| no_member(ty, "coordinates"))?;
                let coordinates = match at {
                    Value::Parts(parts) => parts.clone(),
                    one => vec![one.clone()],
                };
                let mut indices: Vec<(Value, u32)> = coordinates.into_iter().zip(texels).collect();
                let (layer, level) = rest.split_at(usize::from(has_layers));
                indices.extend(layer.iter().map(|layer| (layer.clone(), texels[2])));
                // The proofs cover only the first level.
                indices.extend(level.iter().map(|level| (level.clone(), 1)));
                for (index, length) in indices {
                    let Value::Int(index) = index else { return Err(no_member(ty, "an index")) };
                    self.claims.index(id, index, length.into()).map_err(Stop::Violation)?;
                }
                Ok(Value::any(ty, self.random.next(), &self.launch.numbers))
            }
            (TextureOp::Store, _) => Ok(Value::Opaque),
            (op, _) => Err(Stop::Unknown(format!("{op:?} of a texture"))),
        }
    }

    /// Whether an expression is made of constants only.
    fn is_constant(&self, id: ExprId) -> bool {
        let is_open = |expr: &Expr| {
            let of_memory = matches!(expr, Expr::Load(_) | Expr::Length(_) | Expr::Ref(..));
            let of_others = matches!(expr, Expr::Builtin(_) | Expr::Atomic(..) | Expr::Invoke(..));
            of_memory || of_others || matches!(expr, Expr::Call(..) | Expr::WorkgroupUniformLoad(_))
        };
        !self.module.any(id, &is_open)
    }

    pub(super) fn call(&mut self, function: Id<Function>, args: &'a [Arg]) -> Run<Value> {
        self.step()?;
        let function = &self.module.functions[function];
        self.pass(function, args)?;
        Ok(match self.block(&function.body)? {
            Flow::Return(value) => value,
            _ => Value::Opaque,
        })
    }

    /// Gives the parameters of a function their values.
    pub(super) fn pass(&mut self, function: &Function, args: &'a [Arg]) -> Run<()> {
        let mut passed = Vec::new();
        for arg in args {
            passed.push(match arg {
                Arg::Value(value) => Ok(self.eval(*value)?),
                Arg::Load(place) => {
                    let at = self.reach(place)?;
                    Ok(self.load(&at)?)
                }
                Arg::Pointer(place) => Err(self.reach(place)?),
            });
        }
        for (param, arg) in function.params.iter().zip(passed) {
            match arg {
                Ok(value) => self.now.locals[param.index()] = value,
                Err(at) => {
                    self.now.pointers.insert(param.index(), at);
                }
            }
        }
        Ok(())
    }

    pub(super) fn builtin(
        &mut self,
        id: ExprId,
        name: &str,
        args: &'a [ExprId],
        ty: &Ty,
    ) -> Run<Value> {
        let values = self.all(args)?;
        if name.contains("subgroup_") || name.contains("quad_") {
            // Values of other invocations may be anything.
            return Ok(Value::any(ty, self.random.next(), &self.launch.numbers));
        }
        if let (true, [Value::Int(at), Value::Int(last)]) =
            (self.module.part_indices.contains_key(&id), values.as_slice())
        {
            let kept = at.value.min(last.value);
            let is_needless = self.claims.parts.contains(&id);
            let mut index = Int::from(at.scalar, if is_needless { at.value } else { kept }, &[*at]);
            index.past_part |= is_needless && at.value > last.value;
            return Ok(Value::Int(index));
        }
        let mut by_zero = false;
        let value = builtins::call(name, &values, &mut |divisor| by_zero |= divisor == 0);
        self.claims.divided(by_zero).map_err(Stop::Violation)?;
        value.map_err(Stop::Unknown)
    }

    pub(super) fn builtin_value(&mut self, builtin: BuiltinValue) -> Value {
        let size = self.module.workgroup_size;
        let lane = self.now.lane;
        let local = [lane % size[0], lane / size[0] % size[1], lane / (size[0] * size[1])];
        let of_dimensions = |f: &dyn Fn(usize) -> u32| Value::uvec3([f(0), f(1), f(2)]);
        let count: u32 = size.iter().product();
        let subgroup = self.launch.subgroup_size;
        match builtin {
            BuiltinValue::GlobalInvocationId => {
                of_dimensions(&|n| self.workgroup[n].wrapping_mul(size[n]).wrapping_add(local[n]))
            }
            BuiltinValue::LocalInvocationId => of_dimensions(&|n| local[n]),
            BuiltinValue::LocalInvocationIndex => Value::u32(lane),
            BuiltinValue::WorkgroupId => of_dimensions(&|n| self.workgroup[n]),
            BuiltinValue::NumWorkgroups => of_dimensions(&|n| self.launch.workgroups[n]),
            BuiltinValue::SubgroupSize => Value::u32(subgroup),
            BuiltinValue::SubgroupInvocationId => Value::u32(lane % subgroup),
            BuiltinValue::SubgroupId => Value::u32(lane / subgroup),
            BuiltinValue::NumSubgroups => Value::u32(count.div_ceil(subgroup)),
        }
    }

    pub(super) fn atomic(&mut self, op: AtomicOp, place: &'a Place, args: &[ExprId]) -> Run<Value> {
        let at = self.reach(place)?;
        let args = self.all(args)?;
        let old = self.load(&at)?;
        let new = match (op, args.as_slice()) {
            (AtomicOp::Load, []) => return Ok(old),
            (AtomicOp::Store, [new]) => {
                self.store(&at, new.clone());
                return Ok(Value::Opaque);
            }
            (AtomicOp::CompareExchange, [expected, new]) => {
                // It may fail spuriously.
                let replaces = *expected == old && !self.random.once_in(4);
                if replaces {
                    self.store(&at, new.clone());
                }
                return Ok(Value::Parts(vec![old, Value::Bool(replaces)]));
            }
            (AtomicOp::Swap, [new]) => Ok(new.clone()),
            (AtomicOp::Add, [by]) => builtins::binary(BinaryOp::Add, &old, by, &mut |_| {}),
            (AtomicOp::Sub, [by]) => builtins::binary(BinaryOp::Sub, &old, by, &mut |_| {}),
            (AtomicOp::And, [by]) => builtins::binary(BinaryOp::And, &old, by, &mut |_| {}),
            (AtomicOp::Or, [by]) => builtins::binary(BinaryOp::Or, &old, by, &mut |_| {}),
            (AtomicOp::Xor, [by]) => builtins::binary(BinaryOp::Xor, &old, by, &mut |_| {}),
            (AtomicOp::Min | AtomicOp::Max, [_]) => {
                let name = if op == AtomicOp::Min { "min" } else { "max" };
                builtins::call(name, &[old.clone(), args[0].clone()], &mut |_| {})
            }
            _ => Err(format!("{op:?} of {args:?}")),
        };
        self.store(&at, new.map_err(Stop::Unknown)?);
        Ok(old)
    }

    /// Whether the whole tile is inside its memory.
    pub(super) fn fits(&mut self, id: ExprId, args: &[ExprId]) -> Run<Value> {
        let &[matrix, first, stride, length] = args else {
            return Err(Stop::Unknown("a guard of a tile".to_owned()));
        };
        let Ty::CoopMatrix(of) = self.types.expr(matrix) else {
            return Err(Stop::Unknown("a guard of no matrix".to_owned()));
        };
        let steps = i128::from(of.size) - 1;
        let [first, stride, length] = [self.int(first)?, self.int(stride)?, self.int(length)?];
        let fits = first.value + stride.value * steps + steps < length.value;
        self.claims.tile(id, fits).map_err(Stop::Violation)?;
        Ok(Value::Bool(fits))
    }
}
