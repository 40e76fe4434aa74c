//! Places and memory. Each index is compared with the claims about it.

use std::collections::BTreeMap;

use dsl_core::ir::{ExprId, LocalKind, Place, Projection, Root, Ty};

use super::{Machine, Run, Stop};
use crate::random::mix;
use crate::value::Value;
use crate::verdict::Violation;

/// A place whose indices are evaluated.
#[derive(Debug, Clone)]
pub(super) struct Reached {
    pub(super) root: Root,
    pub(super) path: Vec<u64>,
    pub(super) ty: Ty,
}

/// Memory of a binding: parts of a fixed size, and elements, most of which were never accessed.
pub(super) struct Memory {
    pub(super) fixed: Value,
    pub(super) elements: BTreeMap<u64, Value>,
    pub(super) element: Option<Ty>,
    /// The number of elements, or of buffers.
    pub(super) length: u64,
    /// Whether it is any number of buffers.
    pub(super) is_several: bool,
    pub(super) seed: u64,
}

impl<'a> Machine<'a> {
    /// Evaluates the indices of a place, and compares each with the claims about it.
    pub(super) fn reach(&mut self, place: &'a Place) -> Run<Reached> {
        let pointer = match place.root {
            Root::Local(local) if self.module.locals[local].kind == LocalKind::Pointer => {
                self.now.pointers.get(&local.index()).cloned()
            }
            _ => None,
        };
        let ty = self.types.root(self.module, place.root).clone();
        let new = || Reached { root: place.root, path: Vec::new(), ty };
        let mut at = pointer.unwrap_or_else(new);
        for projection in &place.projections {
            match projection {
                Projection::Index(index) => {
                    let length = self.length_of(&at.ty, at.root, &at.path)?;
                    let index = self.index(*index, length)?;
                    at.path.push(index);
                }
                Projection::Member(name) => {
                    let n = member(&at.ty, &name.text);
                    let n = n.ok_or_else(|| no_member(&at.ty, &name.text))?;
                    at.path.push(n as u64);
                }
            }
            at.ty = dsl_core::ir::project(&at.ty, projection);
        }
        at.ty = at.ty.loaded();
        Ok(at)
    }

    /// The length of an array of this type at a path.
    pub(super) fn length_of(&self, ty: &Ty, root: Root, path: &[u64]) -> Run<u64> {
        match (ty, root) {
            (Ty::Array(_, n), _) => Ok(u64::from(*n)),
            (Ty::Vector(_, n) | Ty::Matrix(n), _) => Ok(u64::from(*n)),
            (Ty::RuntimeArray(_), Root::Binding(binding)) => {
                let memory = &self.bindings[binding.index()];
                Ok(match path {
                    [which] if memory.is_several => memory.length_of_buffer(*which),
                    _ => memory.length,
                })
            }
            _ => Err(Stop::Unknown(format!("an index into {ty:?}"))),
        }
    }

    /// The index of an access. An index out of bounds is clamped.
    pub(super) fn index(&mut self, id: ExprId, length: u64) -> Run<u64> {
        let value = self.int(id)?;
        self.claims.index(id, value, length).map_err(Stop::Violation)?;
        if self.claims.certain.contains(&id) {
            self.used.insert((id, value.value as u32));
        }
        let inside = (0..i128::from(length)).contains(&value.value);
        Ok(if inside { value.value as u64 } else { length.wrapping_sub(1) })
    }

    pub(super) fn slot(&mut self, at: &Reached) -> Option<&mut Value> {
        match at.root {
            Root::Local(local) => walk_mut(&mut self.now.locals[local.index()], &at.path),
            Root::Workgroup(var) => walk_mut(&mut self.variables[var.index()], &at.path),
            Root::Binding(binding) => {
                self.bindings[binding.index()].slot(&at.path, &self.launch.numbers)
            }
        }
    }

    pub(super) fn load(&mut self, at: &Reached) -> Run<Value> {
        let value = self.slot(at).cloned();
        let mut value = value.unwrap_or_else(|| Value::zero(&at.ty));
        if (value.settle() || self.is_unseen(at)) && self.claims.initialized {
            let what = "workgroup memory is read before it is written".to_owned();
            return Err(Stop::Violation(Violation { expr: None, what }));
        }
        Ok(value)
    }

    pub(super) fn store(&mut self, at: &Reached, value: Value) {
        let Some(slot) = self.slot(at) else { return };
        let mut old = std::mem::replace(slot, value);
        let Root::Workgroup(var) = at.root else { return };
        let key = (var.index(), at.path.clone());
        if old.settle() || self.unseen.contains_key(&key) {
            self.unseen.entry(key).or_default().insert(self.now.lane);
        }
    }

    /// Whether a part of a place was first written by other invocations only, since the last
    /// barrier.
    fn is_unseen(&self, at: &Reached) -> bool {
        let Root::Workgroup(var) = at.root else { return false };
        self.unseen.iter().any(|((of, path), writers)| {
            *of == var.index()
                && (path.starts_with(&at.path) || at.path.starts_with(path))
                && !writers.contains(&self.now.lane)
        })
    }
}

impl Memory {
    /// The number of elements of one of several buffers.
    fn length_of_buffer(&self, which: u64) -> u64 {
        let random = mix(self.seed ^ which << 20);
        match random % 4 {
            0 => 0,
            1 => 1,
            2 => random / 4 % 70,
            _ => random / 4 % (1 << 20),
        }
    }

    /// The value at a path; `None` if there are no elements.
    fn slot(&mut self, path: &[u64], numbers: &[i128]) -> Option<&mut Value> {
        let members = match &self.fixed {
            Value::Parts(parts) => parts.len() as u64,
            _ => 0,
        };
        // The last member of a struct may be the runtime-sized array.
        let rest = match (&self.element, path) {
            (None, _) => return walk_mut(&mut self.fixed, path),
            (Some(_), [at, ..]) if members > 0 && *at < members => {
                return walk_mut(&mut self.fixed, path);
            }
            (Some(_), [_, rest @ ..]) if members > 0 => rest,
            (Some(_), rest) => rest,
        };
        let (at, length, rest) = match rest {
            [which, at, rest @ ..] if self.is_several => {
                (which << 32 | at, which << 32 | self.length_of_buffer(*which), rest)
            }
            [at, rest @ ..] => (*at, self.length, rest),
            [] => return None,
        };
        let ty = self.element.as_ref().filter(|_| at < length)?;
        let seed = mix(self.seed ^ at);
        let element = self.elements.entry(at).or_insert_with(|| Value::any(ty, seed, numbers));
        walk_mut(element, rest)
    }
}

pub(super) fn member(ty: &Ty, name: &str) -> Option<usize> {
    match ty {
        Ty::Struct(of) => of.members.iter().position(|member| member.name == name),
        _ => "xyzw".find(name),
    }
}

pub(super) fn no_member(ty: &Ty, name: &str) -> Stop {
    Stop::Unknown(format!("`{name}` of {ty:?}"))
}

pub(super) fn walk<'v>(value: &'v Value, path: &[u64]) -> Option<&'v Value> {
    path.iter().try_fold(value, |value, at| match value {
        Value::Parts(parts) => parts.get(usize::try_from(*at).ok()?),
        _ => None,
    })
}

pub(super) fn walk_mut<'v>(value: &'v mut Value, path: &[u64]) -> Option<&'v mut Value> {
    path.iter().try_fold(value, |value, at| match value {
        Value::Parts(parts) => parts.get_mut(usize::try_from(*at).ok()?),
        _ => None,
    })
}
