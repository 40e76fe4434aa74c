//! The types of kernels: types of values, and store types of bindings and workgroup variables.

use std::sync::Arc;

use crate::cooperative::CoopMatrix;
use crate::scalar::Scalar;
use crate::textures::Handle;

/// A type whose values kernels can handle.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ty {
    /// Poison: a mistake was reported already; it agrees with every type.
    Error,
    /// `()`.
    Unit,
    /// A scalar.
    Scalar(Scalar),
    /// A vector of 2, 3 or 4 components.
    Vector(Scalar, u8),
    /// A square matrix of `f32` with 2, 3 or 4 columns.
    Matrix(u8),
    /// `[T; N]`.
    Array(Box<Ty>, u32),
    /// `[T]` behind a reference, or `RuntimeArray<T>` as the last member of a struct. It is only
    /// the store type of a binding, or the end of that type. `[&[T]]` behind a reference, any number
    /// of buffers, is a runtime array of runtime arrays.
    RuntimeArray(Box<Ty>),
    /// `Atomic<T>`: a store type, never the type of a value.
    Atomic(Scalar),
    /// A texture or a sampler: a store type, never the type of a value.
    Handle(Handle),
    /// A structure, a tuple, an `Option`, an `enum` with data.
    Struct(Arc<Struct>),
    /// A C-like `enum`: in memory a `u32`.
    Enum(Arc<Enum>),
    /// A cooperative matrix: only a value, never in memory.
    CoopMatrix(CoopMatrix),
    /// A type parameter, by position: only in signatures.
    Param(usize),
}

/// A structure type; a tuple is a structure without a name.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Struct {
    /// The kind of Rust type that it stands for.
    pub form: Form,
    /// As Rust spells it; empty for a tuple.
    pub name: String,
    /// As WGSL spells it, unique in the module.
    pub wgsl: String,
    /// In the order of declaration; the members of a tuple are `0`, `1`, ….
    pub members: Vec<Member>,
    /// The number of members, nested members included.
    pub leaves: u32,
}

impl Struct {
    /// Types with more members are refused: nested types can double in size at each level.
    pub const MAX_LEAVES: u32 = 1024;

    /// A structure with a name of its own in WGSL.
    pub fn new(name: String, wgsl: String, members: Vec<Member>) -> Self {
        let leaves = members.iter().map(|member| member.ty.leaves());
        let leaves = leaves.fold(0, u32::saturating_add);
        Struct { form: Form::Plain, name, wgsl, members, leaves }
    }

    /// A structure without members.
    pub(crate) fn unit(name: String, wgsl: String) -> Self {
        let member = UNIT_MEMBER.to_owned();
        let member = Member { name: member, ty: Ty::U32, align: None, size: None };
        Struct { form: Form::Unit, ..Struct::new(name, wgsl, vec![member]) }
    }

    /// Whether it is a tuple.
    pub fn is_tuple(&self) -> bool {
        self.name.is_empty()
    }

    /// Whether the user declared it.
    pub fn is_declared(&self) -> bool {
        match self.form {
            Form::Plain => !self.is_tuple(),
            Form::Option | Form::Result => false,
            Form::Enum(_) | Form::View(_) | Form::Unit => true,
        }
    }

    /// The variants, if it is an `enum` with data.
    pub fn variants(&self) -> Option<&Arc<Variants>> {
        match &self.form {
            Form::Enum(variants) => Some(variants),
            Form::Plain | Form::Unit | Form::View(_) | Form::Option | Form::Result => None,
        }
    }
}

/// The kind of Rust type that a structure stands for.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// A `struct` or a tuple.
    Plain,
    /// A `struct` without members. WGSL has no such structure, so it has one member, which is 0.
    Unit,
    /// A `struct` that holds slices or `&mut` references. `lower` splits it into its members: no
    /// value has such a type.
    View(Arc<[Holds]>),
    /// An `Option`: a flag, and the value.
    Option,
    /// A `Result`: a flag, the value and the error. One of the last two is zero.
    Result,
    /// An `enum` with data: the member [`TAG`] is the tag of the variant, the other members belong
    /// to all variants. Members of inactive variants are zero.
    Enum(Arc<Variants>),
}

/// The member of a [`Form::Unit`].
const UNIT_MEMBER: &str = "unit";

/// How a struct holds a member.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Holds {
    /// By value.
    Value,
    /// As `&T`.
    Shared,
    /// As `&mut T`.
    Mut,
}

/// The variants of an `enum` with data, the same for all its generic arguments.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Variants {
    /// The names, as an `enum` without data.
    pub tag: Arc<Enum>,
    /// The fields of each variant, in the order of the tags.
    pub fields: Vec<Fields>,
}

/// The fields of a variant.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fields {
    /// Whether its members have names: `Rect { w: f32 }`, not `Circle(f32)`.
    pub is_named: bool,
    /// As Rust spells them; without names `0`, `1`, ….
    pub names: Vec<String>,
}

/// The tag member of an `enum` with data. Members of variants have a space in their names.
pub const TAG: &str = "tag";

/// The name of a variant's member in the structure of an `enum` with data.
pub fn member_of_variant(variant: &str, member: &str) -> String {
    format!("{variant} {member}")
}

/// The flag of an `Option`. No Rust field can have such a name.
pub const IS_SOME: &str = "is some";
/// The value of an `Option`.
pub const SOME_VALUE: &str = "some value";

/// The flag of a `Result`.
pub const IS_OK: &str = "is ok";
/// The value of a `Result`.
pub const OK_VALUE: &str = "ok value";
/// The error of a `Result`.
pub const ERR_VALUE: &str = "err value";

/// A member of a structure.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Member {
    /// As Rust spells it.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// `#[align(n)]`: a larger alignment than that of its type.
    pub align: Option<u32>,
    /// `#[size(n)]`: a larger size than that of its type.
    pub size: Option<u32>,
}

/// A C-like `enum`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Enum {
    /// As Rust spells it.
    pub name: String,
    /// Its part of WGSL identifiers, unique in the module.
    pub wgsl: String,
    /// Whether the values are `i32` numbers, as bits of a `u32`.
    pub is_signed: bool,
    /// The variants with their values.
    pub variants: Vec<(String, u32)>,
}

const ORDERING: &str = "Ordering";
const TRY_FROM_INT_ERROR: &str = "TryFromIntError";

/// Whether a type of the standard library has a name in WGSL: an enum, an option, a result or a
/// tuple.
pub(crate) fn is_name_of_std(wgsl: &str) -> bool {
    let is_tuple = |rest: &str| rest.starts_with(|c: char| c.is_ascii_digit());
    wgsl.strip_prefix("Tuple").is_some_and(is_tuple)
        || wgsl.starts_with("Option_")
        || wgsl.starts_with("Result_")
        || [ORDERING, TRY_FROM_INT_ERROR].contains(&wgsl)
}

/// The variants of `Ordering`, whose numbers are -1, 0 and 1.
pub const ORDERINGS: [(&str, u32); 3] = [("Less", u32::MAX), ("Equal", 0), ("Greater", 1)];

impl Ty {
    /// `bool`.
    pub const BOOL: Ty = Ty::Scalar(Scalar::Bool);
    /// `i32`.
    pub const I32: Ty = Ty::Scalar(Scalar::I32);
    /// `u32`.
    pub const U32: Ty = Ty::Scalar(Scalar::U32);
    /// `usize`.
    pub const USIZE: Ty = Ty::Scalar(Scalar::Usize);
    /// `f32`.
    pub const F32: Ty = Ty::Scalar(Scalar::F32);

    /// The number of elements, components or columns that an index can select, if the type has it.
    pub(crate) fn length(&self) -> Option<u32> {
        match self {
            Ty::Array(_, n) => Some(*n),
            Ty::Vector(_, n) | Ty::Matrix(n) => Some(u32::from(*n)),
            Ty::Error
            | Ty::Unit
            | Ty::Scalar(_)
            | Ty::RuntimeArray(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::CoopMatrix(_)
            | Ty::Struct(_)
            | Ty::Enum(_)
            | Ty::Param(_) => None,
        }
    }

    /// The type of an array's elements.
    pub fn element(&self) -> Option<&Ty> {
        match self {
            Ty::Array(element, _) | Ty::RuntimeArray(element) => Some(element),
            Ty::Error
            | Ty::Unit
            | Ty::Scalar(_)
            | Ty::Vector(..)
            | Ty::Matrix(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::CoopMatrix(_)
            | Ty::Struct(_)
            | Ty::Enum(_)
            | Ty::Param(_) => None,
        }
    }

    /// The scalar of a scalar or vector.
    pub fn scalar(&self) -> Option<Scalar> {
        match self {
            Ty::Scalar(scalar) | Ty::Vector(scalar, _) => Some(*scalar),
            Ty::Error
            | Ty::Unit
            | Ty::Matrix(_)
            | Ty::Array(..)
            | Ty::RuntimeArray(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::CoopMatrix(_)
            | Ty::Struct(_)
            | Ty::Enum(_)
            | Ty::Param(_) => None,
        }
    }

    /// Finds a member of a structure by name.
    pub fn member(&self, name: &str) -> Option<&Member> {
        let Ty::Struct(of) = self else { return None };
        of.members.iter().find(|member| member.name == name)
    }

    /// Whether it contains an atomic.
    pub fn has_atomics(&self) -> bool {
        match self {
            Ty::Atomic(_) => true,
            Ty::Array(element, _) | Ty::RuntimeArray(element) => element.has_atomics(),
            Ty::Struct(of) => of.members.iter().any(|member| member.ty.has_atomics()),
            Ty::Error
            | Ty::Unit
            | Ty::Scalar(_)
            | Ty::Vector(..)
            | Ty::Matrix(_)
            | Ty::Handle(_)
            | Ty::CoopMatrix(_)
            | Ty::Enum(_)
            | Ty::Param(_) => false,
        }
    }

    /// Whether it consists of atomics alone. These are written through `&` as well.
    pub fn is_atomic(&self) -> bool {
        match self.element() {
            Some(element) => element.is_atomic(),
            None => matches!(self, Ty::Atomic(_)),
        }
    }

    /// The type of each slice, if this is the store type of `&[&[T]]`.
    pub fn buffers(&self) -> Option<&Ty> {
        let Ty::RuntimeArray(slice) = self else { return None };
        matches!(**slice, Ty::RuntimeArray(_)).then_some(slice)
    }

    /// The last member of a structure, if it is a runtime-sized array.
    pub fn runtime_array(&self) -> Option<&Member> {
        let Ty::Struct(of) = self else { return None };
        let last = of.members.last().filter(|_| !self.is_view());
        last.filter(|member| matches!(member.ty, Ty::RuntimeArray(_)))
    }

    /// Whether it is a struct without members.
    pub fn is_unit_struct(&self) -> bool {
        matches!(self, Ty::Struct(of) if of.form == Form::Unit)
    }

    /// Whether it is a struct that holds slices or `&mut` references.
    pub fn is_view(&self) -> bool {
        matches!(self, Ty::Struct(of) if matches!(of.form, Form::View(_)))
    }

    /// The type with its parameters replaced.
    #[must_use]
    pub fn substitute(&self, args: &[Ty]) -> Ty {
        match self {
            Ty::Param(n) => args.get(*n).cloned().unwrap_or(Ty::Error),
            Ty::Array(element, n) => Ty::Array(Box::new(element.substitute(args)), *n),
            Ty::RuntimeArray(element) => Ty::RuntimeArray(Box::new(element.substitute(args))),
            Ty::Struct(of) => {
                let member = |member: &Member| member.ty.substitute(args);
                match of.form {
                    Form::Plain if of.is_tuple() => Ty::tuple(of.members.iter().map(member)),
                    Form::Option => Ty::option(member(&of.members[1])),
                    Form::Result => Ty::result(member(&of.members[1]), member(&of.members[2])),
                    Form::Plain | Form::Unit | Form::View(_) | Form::Enum(_) => self.clone(),
                }
            }
            Ty::Error
            | Ty::Unit
            | Ty::Scalar(_)
            | Ty::Vector(..)
            | Ty::Matrix(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::CoopMatrix(_)
            | Ty::Enum(_) => self.clone(),
        }
    }

    /// `Option<T>`.
    pub fn option(value: Ty) -> Ty {
        let (name, wgsl) =
            (format!("Option<{}>", value.rust()), format!("Option_{}", value.mangled()));
        let member = |name: &str, ty| Member { name: name.to_owned(), ty, align: None, size: None };
        let members = vec![member(IS_SOME, Ty::BOOL), member(SOME_VALUE, value)];
        Ty::Struct(Arc::new(Struct { form: Form::Option, ..Struct::new(name, wgsl, members) }))
    }

    /// `core::cmp::Ordering`.
    pub fn ordering() -> Ty {
        let variants = ORDERINGS.map(|(name, value)| (name.to_owned(), value)).to_vec();
        let [name, wgsl] = [0; 2].map(|_| ORDERING.to_owned());
        Ty::Enum(Arc::new(Enum { name, wgsl, is_signed: true, variants }))
    }

    /// `core::num::TryFromIntError`, which holds no data.
    pub(crate) fn try_from_int_error() -> Ty {
        let name = TRY_FROM_INT_ERROR.to_owned();
        let variants = vec![(name.clone(), 0)];
        Ty::Enum(Arc::new(Enum { wgsl: name.clone(), name, is_signed: false, variants }))
    }

    /// `Result<T, E>`.
    pub fn result(value: Ty, error: Ty) -> Ty {
        let name = format!("Result<{}, {}>", value.rust(), error.rust());
        let wgsl = format!("Result_{}_{}", value.mangled(), error.mangled());
        let member = |name: &str, ty| Member { name: name.to_owned(), ty, align: None, size: None };
        let members =
            vec![member(IS_OK, Ty::BOOL), member(OK_VALUE, value), member(ERR_VALUE, error)];
        Ty::Struct(Arc::new(Struct { form: Form::Result, ..Struct::new(name, wgsl, members) }))
    }

    /// The `T` and the `E` of a `Result<T, E>`.
    pub fn result_parts(&self) -> Option<(&Ty, &Ty)> {
        let Ty::Struct(of) = self else { return None };
        (of.form == Form::Result).then(|| (&of.members[1].ty, &of.members[2].ty))
    }

    /// Whether it is an `Option` or a `Result`.
    pub fn may_lack_value(&self) -> bool {
        matches!(self, Ty::Struct(of) if matches!(of.form, Form::Option | Form::Result))
    }

    /// The type of a member in memory. `()` becomes a `bool` that nothing reads.
    pub fn of_member(&self) -> &Ty {
        if let Ty::Unit = self { &Ty::BOOL } else { self }
    }

    /// The `T` of an `Option<T>`.
    pub fn option_value(&self) -> Option<&Ty> {
        let Ty::Struct(of) = self else { return None };
        (of.form == Form::Option).then(|| &of.members[1].ty)
    }

    /// The variants of an `enum` with data.
    pub fn variants(&self) -> Option<&Arc<Variants>> {
        if let Ty::Struct(of) = self { of.variants() } else { None }
    }

    /// A tuple type.
    pub fn tuple(members: impl IntoIterator<Item = Ty>) -> Ty {
        let members: Vec<Member> = members
            .into_iter()
            .enumerate()
            .map(|(n, ty)| Member { name: n.to_string(), ty, align: None, size: None })
            .collect();
        let names: Vec<String> = members.iter().map(|member| member.ty.mangled()).collect();
        let wgsl = format!("Tuple{}_{}", members.len(), names.join("_"));
        Ty::Struct(Arc::new(Struct::new(String::new(), wgsl, members)))
    }

    /// The number of members of a structure, nested members included; an array counts as its
    /// element.
    pub fn leaves(&self) -> u32 {
        match self {
            Ty::Struct(of) => of.leaves,
            Ty::Array(element, _) | Ty::RuntimeArray(element) => element.leaves(),
            Ty::Error
            | Ty::Unit
            | Ty::Scalar(_)
            | Ty::Vector(..)
            | Ty::Matrix(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::CoopMatrix(_)
            | Ty::Enum(_)
            | Ty::Param(_) => 1,
        }
    }

    /// The type as the last part of a WGSL identifier. No two types share one, even if several
    /// follow each other: a tuple starts with its number of members, and a name with a `_` starts
    /// with its length.
    pub fn mangled(&self) -> String {
        match self {
            Ty::Array(element, n) => format!("Array{n}_{}", element.mangled()),
            Ty::Struct(of) if !of.is_tuple() && of.wgsl.contains('_') => {
                format!("{}{}", of.wgsl.len(), of.wgsl)
            }
            Ty::Enum(of) if of.wgsl.contains('_') => format!("{}{}", of.wgsl.len(), of.wgsl),
            Ty::Error
            | Ty::Unit
            | Ty::Scalar(_)
            | Ty::Vector(..)
            | Ty::Matrix(_)
            | Ty::RuntimeArray(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::CoopMatrix(_)
            | Ty::Struct(_)
            | Ty::Enum(_)
            | Ty::Param(_) => self.identifier(),
        }
    }

    /// The type as a WGSL identifier. Other types may have the same one.
    pub fn identifier(&self) -> String {
        match self {
            Ty::Array(element, n) => format!("{}x{n}", element.identifier()),
            Ty::RuntimeArray(element) => format!("{}s", element.identifier()),
            Ty::Struct(of) => of.wgsl.clone(),
            Ty::Enum(of) => of.wgsl.clone(),
            Ty::Atomic(scalar) => format!("atomic_{}", scalar.rust()),
            Ty::Unit => "unit".to_owned(),
            Ty::CoopMatrix(matrix) => {
                format!("coop{}_{}_{:?}", matrix.size, matrix.scalar.rust(), matrix.role)
            }
            Ty::Error
            | Ty::Scalar(_)
            | Ty::Vector(..)
            | Ty::Matrix(_)
            | Ty::Handle(_)
            | Ty::Param(_) => self.rust(),
        }
    }

    /// The number of a vector's components or of a matrix's columns; 1 for the rest.
    pub fn components(&self) -> u8 {
        if let Ty::Vector(_, n) | Ty::Matrix(n) = self { *n } else { 1 }
    }

    /// The index of a matrix's column: `x_axis` is 0.
    pub fn column(&self, name: &str) -> Option<u8> {
        let Ty::Matrix(n) = self else { return None };
        let axes = ["x_axis", "y_axis", "z_axis", "w_axis"];
        let at = axes.iter().position(|axis| *axis == name)? as u8;
        (at < *n).then_some(at)
    }

    /// The same shape, scalar or vector, with another scalar.
    #[must_use]
    pub fn with_scalar(&self, scalar: Scalar) -> Ty {
        if let Ty::Vector(_, n) = self { Ty::Vector(scalar, *n) } else { Ty::Scalar(scalar) }
    }

    /// A vector of the same scalar with another number of components.
    #[must_use]
    pub fn resized(&self, n: impl FnOnce(u8) -> u8) -> Ty {
        let Ty::Vector(scalar, old) = self else { return Ty::Error };
        Ty::Vector(*scalar, n(*old))
    }

    /// The type of a value loaded from a place of this type.
    #[must_use]
    pub fn loaded(&self) -> Ty {
        if let Ty::Atomic(scalar) = self { Ty::Scalar(*scalar) } else { self.clone() }
    }

    /// As Rust spells it.
    pub fn rust(&self) -> String {
        match self {
            Ty::Error => "{unknown}".into(),
            Ty::Unit => "()".into(),
            Ty::Scalar(scalar) => scalar.rust().into(),
            Ty::Vector(scalar, n) => {
                format!("{}{n}", scalar.vector_prefix().unwrap_or_default())
            }
            Ty::Matrix(n) => format!("Mat{n}"),
            Ty::Array(element, n) => format!("[{}; {n}]", element.rust()),
            Ty::RuntimeArray(element) if self.buffers().is_some() => {
                format!("[&{}]", element.rust())
            }
            Ty::RuntimeArray(element) => format!("[{}]", element.rust()),
            Ty::Atomic(scalar) => format!("Atomic<{}>", scalar.rust()),
            Ty::Struct(of) if of.is_tuple() => {
                let members: Vec<String> = of.members.iter().map(|m| m.ty.rust()).collect();
                let comma = if members.len() == 1 { "," } else { "" };
                format!("({}{comma})", members.join(", "))
            }
            Ty::Handle(handle) => handle.rust(),
            Ty::CoopMatrix(matrix) => matrix.rust(),
            Ty::Struct(of) => of.name.clone(),
            Ty::Enum(of) => of.name.clone(),
            Ty::Param(_) => "_".into(),
        }
    }

    /// As WGSL spells it.
    pub fn wgsl(&self) -> String {
        match self {
            Ty::Error | Ty::Unit | Ty::Param(_) => "void".into(),
            Ty::Struct(of) => of.wgsl.clone(),
            Ty::Enum(_) => "u32".into(),
            Ty::Scalar(scalar) => scalar.rust().into(),
            Ty::Vector(scalar, n) => format!("vec{n}<{}>", scalar.rust()),
            Ty::Matrix(n) => format!("mat{n}x{n}<f32>"),
            Ty::Array(element, n) => format!("array<{}, {n}>", element.wgsl()),
            Ty::RuntimeArray(element) => format!("array<{}>", element.wgsl()),
            Ty::Atomic(scalar) => format!("atomic<{}>", scalar.rust()),
            Ty::Handle(handle) => handle.wgsl(),
            Ty::CoopMatrix(matrix) => matrix.wgsl(),
        }
    }

    /// The scalar, if it is no vector.
    pub(crate) fn as_scalar(&self) -> Option<Scalar> {
        if let Ty::Scalar(scalar) = self { Some(*scalar) } else { None }
    }
}

/// The message for a type with too many members.
pub(crate) const TOO_LARGE: &str = "this type has more than 1024 members, members of members \
                                    included: use an array";
/// Whether one type is a vector and the other an array or a tuple of its components.
pub(crate) fn parts_fit(a: &Ty, b: &Ty) -> bool {
    let ((Ty::Vector(scalar, n), parts) | (parts, Ty::Vector(scalar, n))) = (a, b) else {
        return false;
    };
    let component = Ty::Scalar(*scalar);
    if let Ty::Array(element, count) = parts {
        return **element == component && *count == u32::from(*n);
    }
    let Ty::Struct(of) = parts else { return false };
    let mut members = of.members.iter();
    of.is_tuple()
        && of.members.len() == usize::from(*n)
        && members.all(|member| member.ty == component)
}

const _: () = assert!(Struct::MAX_LEAVES == 1024);
