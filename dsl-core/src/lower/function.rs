//! Functions that a kernel calls: their signatures, and their bodies for one choice of types and
//! memory.

use std::collections::BTreeMap;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::item::Env;
use super::{Dest, Flow, Lowerer, Symbol};
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{
    AddressSpace, Binding, Block, Borrow, Callee, Expr, ExprId, Function, FunctionId, Local,
    LocalId, LocalKind, Mode, Name, Operator, Place, Projection, Root, Signature, SignatureId,
    SignatureParam, StmtKind, Ty, UnaryOp,
};
use crate::items::{ItemId, ItemKind};
use crate::parse::name_of;

/// The syntax behind a signature.
#[derive(Clone)]
pub(super) struct Definition {
    sig: syn::Signature,
    block: syn::Block,
    env: Env,
    /// Whether its mistakes were reported where it is declared.
    poisoned: bool,
}

/// A function as written.
struct Written<'s> {
    sig: &'s syn::Signature,
    block: &'s syn::Block,
    poisoned: bool,
}

/// What an argument is, once the callee is known.
#[derive(Debug, Clone)]
pub(crate) enum Arg {
    /// A value.
    Value(ExprId),
    /// The value of a place.
    Load(Place),
    /// A variable of the caller's that the callee assigns to.
    Pointer(Place),
}

/// What decides an instance of a function: for each parameter its type, or the memory.
#[derive(Clone, PartialEq)]
enum Shape {
    Value(Ty),
    Pointer(Ty),
    Memory(Root, Vec<Step>),
}

#[derive(Clone, PartialEq)]
enum Step {
    Index,
    Member(String),
}

/// An instance of a function.
pub(super) struct Instance {
    signature: SignatureId,
    types: Vec<Ty>,
    shapes: Vec<Shape>,
    function: FunctionId,
    /// The instance that asked for it first.
    caller: Option<FunctionId>,
    result: Ty,
}

/// Something with functions in it.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Declared {
    Function(ItemId),
    /// An `impl` block, by position.
    Impl(usize),
}

/// A call that asks for an instance of a function.
pub(crate) struct Request {
    pub(crate) expr: ExprId,
    pub(crate) signature: SignatureId,
    /// What the signature's type parameters stand for.
    pub(crate) types: Vec<Ty>,
    pub(crate) operands: Vec<ExprId>,
    pub(crate) operand_types: Vec<Ty>,
    /// The function that the call is in; `None` for the kernel.
    pub(crate) caller: Option<FunctionId>,
}

/// A function whose body is to be lowered.
pub(crate) struct Pending {
    pub(crate) function: FunctionId,
    instance: usize,
    modes: Vec<Mode>,
    places: Vec<Option<Place>>,
}

impl<'a> Lowerer<'a> {
    // Signatures.

    /// The signature of a function item, for the explicit const arguments of the call.
    pub(super) fn item_signature(&mut self, id: ItemId, consts: &[i128]) -> Option<SignatureId> {
        let items = self.items;
        let ItemKind::Function(function) = &items.items[id].kind else { return None };
        let key = format!("fn {}::<{consts:?}>", id.index());
        let env = self.env_of(id);
        let poisoned = items.items[id].poisoned;
        let source = Written { sig: &function.sig, block: &function.block, poisoned };
        self.signature(key, source, env, consts)
    }

    /// The signature of a nested function.
    pub(super) fn nested_signature(&mut self, function: &syn::ItemFn) -> Option<SignatureId> {
        // A function sees the items around it, not the variables.
        let mut env = Env { types: BTreeMap::new(), self_ty: None, ..self.env.clone() };
        for scope in &self.scopes {
            for (name, symbol) in scope {
                if let Symbol::Const(_) | Symbol::Function(_) | Symbol::Poison = symbol {
                    env.symbols.insert(name.clone(), symbol.clone());
                }
            }
        }
        let key = format!("nested {}", self.module.signatures.len());
        let source = Written { sig: &function.sig, block: &function.block, poisoned: false };
        self.signature(key, source, env, &[])
    }

    /// The methods and associated functions of that name of one type.
    pub(super) fn associated_signature(
        &mut self,
        ty: &Ty,
        name: &str,
        consts: &[i128],
    ) -> Option<SignatureId> {
        for at in self.impls_of(ty) {
            let items = self.items;
            let key = format!("impl {at} {} {name} {consts:?}", ty.mangled());
            let env = self.impl_env(at, ty);
            let poisoned = items.impls[at].poisoned;
            for item in &items.impls[at].syntax.items {
                if let syn::ImplItem::Fn(function) = item
                    && function.sig.ident == name
                {
                    let source = Written { sig: &function.sig, block: &function.block, poisoned };
                    return self.signature(key, source, env, consts);
                }
            }
            let Some((trait_, env)) = self.trait_of(at, &env) else { continue };
            for item in &trait_.items {
                if let syn::TraitItem::Fn(function) = item
                    && function.sig.ident == name
                    && let Some(block) = &function.default
                {
                    let source = Written { sig: &function.sig, block, poisoned: false };
                    return self.signature(key, source, env, consts);
                }
            }
        }
        None
    }

    /// The methods of that name of all types.
    pub(super) fn methods(&mut self, name: &str) -> Vec<SignatureId> {
        if !self.method_names.contains(name) {
            return Vec::new();
        }
        let mut methods = Vec::new();
        for at in 0..self.items.impls.len() {
            let Some(ty) = self.impl_ty(at) else { continue };
            if let Some(signature) = self.associated_signature(&ty, name, &[])
                && !methods.contains(&signature)
            {
                methods.push(signature);
            }
        }
        methods
    }

    fn signature(
        &mut self,
        key: String,
        source: Written<'_>,
        mut env: Env,
        consts: &[i128],
    ) -> Option<SignatureId> {
        let Written { sig, block, poisoned } = source;
        if let Some(known) = self.signature_ids.get(&key) {
            return *known;
        }
        let before = self.diags.len();
        self.check_function(sig);
        let mut generics = Vec::new();
        let mut consts = consts.iter();
        for param in &sig.generics.params {
            match param {
                syn::GenericParam::Type(param) => {
                    env.types.insert(param.ident.to_string(), Ty::Param(generics.len()));
                    generics.push(param.ident.to_string());
                }
                syn::GenericParam::Const(param) => {
                    let name = name_of(&param.ident);
                    let Some(value) = consts.next() else {
                        self.signature_ids.insert(key, None);
                        let message = format!(
                            "`{}` has the const parameter `{}`: a call names its value, \
                             `{}::<8>(…)`",
                            sig.ident, name.text, sig.ident
                        );
                        self.diags.error(Code::Argument, param.ident.span(), message);
                        return None;
                    };
                    let is_bool =
                        matches!(&param.ty, syn::Type::Path(p) if p.path.is_ident("bool"));
                    let is_i32 = matches!(&param.ty, syn::Type::Path(p) if p.path.is_ident("i32"));
                    let ty = if is_bool {
                        Ty::BOOL
                    } else if is_i32 {
                        Ty::I32
                    } else {
                        Ty::U32
                    };
                    let id = self.const_param(&name, *value, ty);
                    env.symbols.insert(name.text, Symbol::Const(id));
                }
                syn::GenericParam::Lifetime(_) => {}
            }
        }
        let lowered = self.in_env(env.clone(), |cx| cx.signature_types(sig));
        let signature = lowered.map(|(params, result)| {
            let name = name_of(&sig.ident);
            let self_ty = env.self_ty.clone();
            let definition = Definition { sig: sig.clone(), block: block.clone(), env, poisoned };
            self.definitions.push(definition);
            self.module.signatures.push(Signature { name, self_ty, generics, params, result })
        });
        if poisoned {
            self.diags.truncate(before);
            self.diags.poison();
        }
        self.signature_ids.insert(key, signature);
        signature
    }

    fn check_function(&mut self, sig: &syn::Signature) {
        let refused = [
            (sig.asyncness.as_ref().map(Spanned::span), "`async`"),
            (sig.abi.as_ref().map(Spanned::span), "`extern`"),
        ];
        for (span, what) in refused {
            if let Some(span) = span {
                let message = format!("a function that kernels call cannot be {what}: remove it");
                self.diags.error(Code::Signature, span, message);
            }
        }
    }

    fn signature_types(&mut self, sig: &syn::Signature) -> Option<(Vec<SignatureParam>, Ty)> {
        let mut params = Vec::new();
        for input in &sig.inputs {
            params.push(match input {
                syn::FnArg::Receiver(receiver) => self.receiver(receiver)?,
                syn::FnArg::Typed(typed) => {
                    let name = match &*typed.pat {
                        syn::Pat::Ident(pat) => name_of(&pat.ident),
                        other => Name { text: "argument".to_owned(), span: other.span() },
                    };
                    let (mode, ty) = self.signature_param(&typed.ty)?;
                    SignatureParam { name, mode, ty }
                }
            });
        }
        let result = match &sig.output {
            syn::ReturnType::Default => Ty::Unit,
            syn::ReturnType::Type(_, ty) => match &**ty {
                syn::Type::Reference(reference) => {
                    let message = "a function in a kernel returns values, no references: return \
                                   an index, or the value itself";
                    self.error(Code::Signature, reference.span(), message)
                }
                ty => self.ty(ty),
            },
        };
        (result != Ty::Error).then_some((params, result))
    }

    fn receiver(&mut self, receiver: &syn::Receiver) -> Option<SignatureParam> {
        let ty = self.env.self_ty.clone()?;
        let mode = match &receiver.kind {
            syn::ReceiverKind::Reference(_, _, Some(_)) => Mode::Mut,
            syn::ReceiverKind::Reference(_, _, None) => Mode::Shared,
            _ => Mode::Value,
        };
        let name = Name { text: "self".to_owned(), span: receiver.self_token.span };
        Some(SignatureParam { name, mode, ty })
    }

    fn signature_param(&mut self, ty: &syn::Type) -> Option<(Mode, Ty)> {
        let span = ty.span();
        let (mode, ty) = match ty {
            syn::Type::Reference(reference) => {
                let mode = if reference.mutability.is_some() { Mode::Mut } else { Mode::Shared };
                match &*reference.elem {
                    syn::Type::Slice(slice) => {
                        let element = self.ty(&slice.elem);
                        if element == Ty::Error {
                            return None;
                        }
                        return Some((mode, Ty::RuntimeArray(Box::new(element))));
                    }
                    other => match self.handle_ty(other, mode == Mode::Mut) {
                        Some(ty) => (mode, ty),
                        None => (mode, self.ty(other)),
                    },
                }
            }
            syn::Type::Group(group) => return self.signature_param(&group.elem),
            syn::Type::Paren(paren) => return self.signature_param(&paren.elem),
            other => (Mode::Value, self.ty(other)),
        };
        if mode == Mode::Value && ty.has_atomics() {
            let message = "atomics are passed by reference: `&Atomic<u32>`";
            self.diags.error(Code::Parameter, span, message);
            return None;
        }
        (ty != Ty::Error).then_some((mode, ty))
    }

    // Implementations.

    /// The type that an `impl` is for.
    pub(super) fn impl_ty(&mut self, at: usize) -> Option<Ty> {
        if let Some(known) = self.impl_types.get(&at) {
            return known.clone();
        }
        let items = self.items;
        let block = &items.impls[at];
        let env = Env { scope: block.scope.clone(), ..Env::default() };
        let ty = self.in_env(env, |cx| cx.ty(&block.syntax.self_ty));
        let ty = (ty != Ty::Error).then_some(ty);
        self.impl_types.insert(at, ty.clone());
        ty
    }

    /// The `impl`s for a type, those of traits last, as Rust looks names up.
    pub(super) fn impls_of(&mut self, ty: &Ty) -> Vec<usize> {
        let mut impls: Vec<usize> = (0..self.items.impls.len())
            .filter(|at| self.impl_ty(*at).as_ref() == Some(ty))
            .collect();
        impls.sort_by_key(|at| self.items.impls[*at].syntax.trait_.is_some());
        impls
    }

    /// The scope of an `impl`.
    pub(super) fn impl_env(&self, at: usize, ty: &Ty) -> Env {
        let scope = self.items.impls[at].scope.clone();
        Env { scope, self_ty: Some(ty.clone()), ..Env::default() }
    }

    /// The trait that an `impl` is of, with its scope.
    pub(super) fn trait_of(&self, at: usize, env: &Env) -> Option<(&'a syn::ItemTrait, Env)> {
        let items = self.items;
        let (path, _) = items.impls[at].syntax.trait_.as_ref()?;
        let (id, _) = env.scope.resolve(path)?;
        let ItemKind::Trait(trait_) = &items.items[id].kind else { return None };
        let scope = items.items[id].scope.clone();
        Some((trait_, Env { scope, ..env.clone() }))
    }

    /// Finds the operators that the user's types implement.
    pub(super) fn find_operators(&mut self) {
        for at in 0..self.items.impls.len() {
            let items = self.items;
            let Some((path, _)) = &items.impls[at].syntax.trait_ else { continue };
            let Some(last) = path.segments.last() else { continue };
            let Some((operator, method)) = operator_trait(&last.ident.to_string()) else {
                continue;
            };
            let Some(ty) = self.impl_ty(at) else { continue };
            if let Some(signature) = self.impl_method(at, &ty, method) {
                self.module.operators.push((operator, signature));
            }
        }
    }

    /// A method of one `impl`: operators may have several for one type.
    fn impl_method(&mut self, at: usize, ty: &Ty, name: &str) -> Option<SignatureId> {
        let items = self.items;
        let env = self.impl_env(at, ty);
        items.impls[at].syntax.items.iter().find_map(|item| match item {
            syn::ImplItem::Fn(function) if function.sig.ident == name => {
                let key = format!("impl {at} {name}");
                let poisoned = items.impls[at].poisoned;
                let source = Written { sig: &function.sig, block: &function.block, poisoned };
                self.signature(key, source, env.clone(), &[])
            }
            _ => None,
        })
    }

    // Instances.

    /// The function for one choice of types and memory, and what a call passes to it. A new one
    /// is added to `pending`. `None` if the arguments do not fit, which is reported.
    pub(crate) fn instantiate(
        &mut self,
        request: Request,
        pending: &mut Vec<Pending>,
    ) -> Option<(FunctionId, Vec<Arg>)> {
        let Request { expr, signature, types, operands, operand_types, caller } = request;
        let call = self.module.exprs[expr].span;
        let modes: Vec<Mode> =
            self.module.signatures[signature].params.iter().map(|param| param.mode).collect();
        let params = &self.module.signatures[signature].params;
        let is_wrong_handle = |(param, ty): (&SignatureParam, &Ty)| {
            let is_handle = matches!(param.ty, Ty::Handle(_)) || matches!(ty, Ty::Handle(_));
            is_handle && param.ty.substitute(&types) != *ty
        };
        if params.iter().zip(&operand_types).any(is_wrong_handle) {
            // It was reported; the body would be about another kind of texture.
            return None;
        }
        let mut shapes = Vec::new();
        let mut passed = Vec::new();
        let mut places = Vec::new();
        for ((arg, ty), mode) in operands.iter().zip(&operand_types).zip(&modes) {
            let (shape, place) = self.shape(*arg, ty, *mode, &mut passed)?;
            shapes.push(shape);
            places.push(place);
        }
        self.check_aliasing(&places, &modes, call)?;
        let known = self.instances.iter().find(|instance| {
            instance.signature == signature && instance.types == types && instance.shapes == shapes
        });
        if let Some(known) = known {
            return Some((known.function, passed));
        }
        if self.calls_itself(signature, caller) {
            let name = &self.module.signatures[signature].name;
            let message =
                format!("`{}` calls itself, which a GPU cannot do: use a loop", name.text);
            let diagnostic = Diagnostic::new(Code::Recursion, call, message);
            self.diags.push(diagnostic.label(name.span, "declared here"));
            return None;
        }
        let info = &self.module.signatures[signature];
        let result = info.result.substitute(&types);
        let mut name = info.name.clone();
        if let Some(of) = &info.self_ty {
            name.text = format!("{}_{}", of.mangled(), name.text);
        }
        let function = self.module.functions.push(Function {
            name,
            params: Vec::new(),
            result: result.clone(),
            body: Block::default(),
        });
        self.instances.push(Instance { signature, types, shapes, function, caller, result });
        pending.push(Pending { function, instance: self.instances.len() - 1, modes, places });
        Some((function, passed))
    }

    /// An instance of a function for itself: what it gets by reference is taken for storage
    /// memory where a variable would not do. `None` for generic functions.
    pub(crate) fn stand_alone(&mut self, signature: SignatureId) -> Option<Pending> {
        let info = &self.module.signatures[signature];
        if !info.generics.is_empty() {
            return None;
        }
        let (name, result) = (info.name.clone(), info.result.clone());
        let params = info.params.clone();
        let (mut shapes, mut places) = (Vec::new(), Vec::new());
        for param in &params {
            let is_memory =
                matches!(param.ty, Ty::RuntimeArray(_) | Ty::Handle(_)) || param.ty.has_atomics();
            let (shape, place) = match param.mode {
                Mode::Shared | Mode::Mut if is_memory => {
                    let space = match param.ty {
                        Ty::Handle(_) => AddressSpace::Handle,
                        _ => AddressSpace::StorageReadWrite,
                    };
                    let binding = Binding { name: param.name.clone(), space, ty: param.ty.clone() };
                    let root = Root::Binding(self.module.bindings.push(binding));
                    let place = Place { root, projections: Vec::new(), span: param.name.span };
                    (Shape::Memory(root, Vec::new()), Some(place))
                }
                Mode::Mut => (Shape::Pointer(param.ty.clone()), None),
                Mode::Value | Mode::Shared => (Shape::Value(param.ty.clone()), None),
            };
            shapes.push(shape);
            places.push(place);
        }
        let function = self.module.functions.push(Function {
            name,
            params: Vec::new(),
            result: result.clone(),
            body: Block::default(),
        });
        let (types, caller) = (Vec::new(), None);
        self.instances.push(Instance { signature, types, shapes, function, caller, result });
        let modes = params.iter().map(|param| param.mode).collect();
        Some(Pending { function, instance: self.instances.len() - 1, modes, places })
    }

    /// The signatures of a function, or of the methods of an `impl`, that stand for themselves.
    pub(crate) fn declared(&mut self, what: Declared) -> Vec<SignatureId> {
        match what {
            Declared::Function(id) => {
                let items = self.items;
                let ItemKind::Function(function) = &items.items[id].kind else { return Vec::new() };
                let is_generic = has_generics(&function.sig);
                (!is_generic).then(|| self.item_signature(id, &[])).flatten().into_iter().collect()
            }
            Declared::Impl(at) => {
                let items = self.items;
                let Some(ty) = self.impl_ty(at) else { return Vec::new() };
                let names = items.impls[at].syntax.items.iter().filter_map(|item| match item {
                    syn::ImplItem::Fn(function) if !has_generics(&function.sig) => {
                        Some(name_of(&function.sig.ident).text)
                    }
                    _ => None,
                });
                names.filter_map(|name| self.impl_method(at, &ty, &name)).collect()
            }
        }
    }

    /// What an argument decides of the callee; adds what the call passes.
    fn shape(
        &mut self,
        arg: ExprId,
        ty: &Ty,
        mode: Mode,
        passed: &mut Vec<Arg>,
    ) -> Option<(Shape, Option<Place>)> {
        let Expr::Ref(place, _) = &self.module.exprs[arg].kind else {
            passed.push(Arg::Value(arg));
            return Some((Shape::Value(ty.clone()), None));
        };
        let place = place.clone();
        if mode == Mode::Mut && !self.check_writable(&place) {
            return None;
        }
        match (place.root, mode) {
            (_, Mode::Value) => {
                passed.push(Arg::Load(place));
                Some((Shape::Value(ty.clone()), None))
            }
            (Root::Local(_), Mode::Shared) => {
                passed.push(Arg::Load(place.clone()));
                Some((Shape::Value(ty.clone()), Some(place)))
            }
            (Root::Local(_), Mode::Mut) => {
                passed.push(Arg::Pointer(place.clone()));
                Some((Shape::Pointer(ty.clone()), Some(place)))
            }
            (root @ (Root::Workgroup(_) | Root::Binding(_)), _) => {
                let steps = place.projections.iter().map(|projection| match projection {
                    Projection::Index(index) => {
                        passed.push(Arg::Value(*index));
                        Step::Index
                    }
                    Projection::Member(name) => Step::Member(name.text.clone()),
                });
                let steps = steps.collect();
                Some((Shape::Memory(root, steps), Some(place)))
            }
        }
    }

    /// Whether a variable that is passed as `&mut` is passed only once.
    fn check_aliasing(
        &mut self,
        places: &[Option<Place>],
        modes: &[Mode],
        call: Span,
    ) -> Option<()> {
        for (n, (place, mode)) in places.iter().zip(modes).enumerate() {
            let (Some(place), Mode::Mut) = (place, mode) else { continue };
            let again = places.iter().enumerate().find_map(|(m, other)| {
                other.as_ref().filter(|other| m != n && other.root == place.root)
            });
            if let Some(again) = again {
                let message = "a variable that is passed as `&mut` is passed only once";
                let diagnostic = Diagnostic::new(Code::Argument, call, message);
                let diagnostic = diagnostic.label(place.span, "passed as `&mut` here");
                self.diags.push(diagnostic.label(again.span, "and here"));
                return None;
            }
        }
        Some(())
    }

    /// Whether the function is one of those that lead to this call.
    fn calls_itself(&self, signature: SignatureId, caller: Option<FunctionId>) -> bool {
        let mut caller = caller;
        while let Some(function) = caller {
            let instance = &self.instances[function.index()];
            if instance.signature == signature {
                return true;
            }
            caller = instance.caller;
        }
        false
    }

    /// Reports functions that call each other in a circle.
    pub(crate) fn check_recursion(&mut self, types: &mut crate::infer::Types) {
        let count = self.module.functions.len();
        let mut callees: Vec<Vec<(usize, Span)>> = vec![Vec::new(); count];
        for (id, function) in self.module.functions.iter() {
            let mut calls = Vec::new();
            function.body.for_each_stmt(&mut |stmt| {
                stmt.kind.for_each_expr(&mut |expr| self.module.calls_in(expr, types, &mut calls));
            });
            callees[id.index()] = calls;
        }
        // Those that call nothing but what is settled are settled themselves.
        let mut settled = vec![false; count];
        while let Some(next) = (0..count)
            .find(|n| !settled[*n] && callees[*n].iter().all(|(callee, _)| settled[*callee]))
        {
            settled[next] = true;
        }
        let circle = (0..count).find(|n| !settled[*n]);
        if let Some(n) = circle
            && let Some((_, span)) = callees[n].iter().find(|(callee, _)| !settled[*callee])
        {
            let is_self = callees[n].iter().any(|(callee, _)| *callee == n);
            let message = match is_self {
                true => "this function calls itself, which a GPU cannot do: use a loop",
                false => {
                    "functions that call each other in a circle: a GPU cannot do that, use a loop"
                }
            };
            self.diags.error(Code::Recursion, *span, message);
            // The analyses follow calls.
            types.forget_calls();
        }
    }

    /// Lowers the body of an instance.
    pub(crate) fn function(&mut self, pending: &Pending) {
        let instance = &self.instances[pending.instance];
        let signature = instance.signature;
        let (shapes, result) = (instance.shapes.clone(), instance.result.clone());
        let types = instance.types.clone();
        let Definition { sig, block, mut env, poisoned } =
            self.definitions[signature.index()].clone();
        if poisoned {
            return;
        }
        let generics = self.module.signatures[signature].generics.clone();
        env.types.extend(generics.into_iter().zip(types));
        let info = self.module.signatures[signature].params.clone();
        let outer = self.result.replace(result.clone());
        let (params, body) = self.in_env(env, |cx| {
            let mut params = Vec::new();
            let body = cx.nested(|cx| {
                for (n, shape) in shapes.into_iter().enumerate() {
                    let place = pending.places[n].clone();
                    let mutable = is_mut(&sig.inputs[n]);
                    let mode = pending.modes[n];
                    let name = &info[n].name;
                    let symbol = cx.argument_symbol(name, shape, mutable, mode, place, &mut params);
                    cx.bind_argument(&sig.inputs[n], name, symbol);
                }
                super::attributes::check(&block, cx.diags);
                let dest = if result == Ty::Unit { Dest::Unit } else { Dest::Return };
                cx.block_into(&block, &dest);
            });
            (params, body)
        });
        self.result = outer;
        let function = &mut self.module.functions[pending.function];
        function.params = params;
        function.body = body;
    }

    fn argument_symbol(
        &mut self,
        name: &Name,
        shape: Shape,
        mutable: bool,
        mode: Mode,
        place: Option<Place>,
        params: &mut Vec<LocalId>,
    ) -> Symbol {
        let mut local = |cx: &mut Self, text: String, kind, ty, mutable| {
            let id = cx.module.locals.push(Local {
                name: Name { text, span: name.span },
                kind,
                declared: Some(ty),
                mutable,
                assigned: false,
            });
            params.push(id);
            id
        };
        let text = name.text.clone();
        match shape {
            Shape::Value(ty) => {
                let value = local(self, text, LocalKind::Argument, ty, mutable);
                let root = Root::Local(value);
                match mode {
                    Mode::Value => Symbol::Local(value),
                    // Nothing changes it while it is borrowed, so a copy does.
                    Mode::Shared | Mode::Mut => {
                        let place = Place { root, projections: Vec::new(), span: name.span };
                        Symbol::Alias(place, false)
                    }
                }
            }
            Shape::Pointer(ty) => Symbol::Local(local(self, text, LocalKind::Pointer, ty, true)),
            Shape::Memory(root, _) => {
                let span = name.span;
                let given = place.map(|place| place.projections).unwrap_or_default();
                let projections = given.into_iter().map(|projection| match projection {
                    Projection::Index(_) => {
                        let text = format!("{text}_index");
                        let index = local(self, text, LocalKind::Argument, Ty::U32, false);
                        Projection::Index(self.load_local(index, span))
                    }
                    member @ Projection::Member(_) => member,
                });
                let projections = projections.collect();
                Symbol::Alias(Place { root, projections, span }, mode == Mode::Mut)
            }
        }
    }

    /// Names an argument; a parameter may be a pattern, `(a, b): (f32, f32)`.
    fn bind_argument(&mut self, input: &syn::FnArg, name: &Name, symbol: Symbol) {
        match input {
            syn::FnArg::Typed(typed) => match (&*typed.pat, symbol) {
                (syn::Pat::Ident(pat), symbol) if pat.subpat.is_none() => self.bind(name, symbol),
                (syn::Pat::Wild(_), _) => {}
                (pat, Symbol::Local(local)) => {
                    let value = self.load_local(local, name.span);
                    self.destructure(pat, value);
                }
                (pat, Symbol::Alias(place, _)) => {
                    let value = self.push(Expr::Load(place), name.span);
                    self.destructure(pat, value);
                }
                (pat, _) => self.bind_poison(pat),
            },
            syn::FnArg::Receiver(_) => self.bind(name, symbol),
        }
    }

    // Calls.

    /// A call of a user's function or associated function; `None` if the path names none.
    pub(super) fn user_call(&mut self, path: &syn::Path, args: &[&syn::Expr]) -> Option<ExprId> {
        let span = path.segments.last()?.ident.span();
        let (types, consts) = self.turbofish(path)?;
        let signature = match self.callee(path, &consts)? {
            Some(signature) => signature,
            None => {
                self.operands(args);
                return Some(self.push(Expr::Error, span));
            }
        };
        let info = &self.module.signatures[signature];
        let (name, count) = (info.name.clone(), info.params.len());
        let name = Name { span, ..name };
        if !self.expect_args(&name, args.len(), count) {
            return Some(self.push(Expr::Error, span));
        }
        Some(self.invoke(Callee::Function(signature, types), args, span))
    }

    /// The function that a path names: `None` if none, `Some(None)` if it has mistakes.
    fn callee(&mut self, path: &syn::Path, consts: &[i128]) -> Option<Option<SignatureId>> {
        if let Some(ident) = path.get_ident() {
            match self.lookup(&name_of(ident).text) {
                Some(Symbol::Function(signature)) => return Some(Some(signature)),
                Some(Symbol::Poison) => return Some(None),
                _ => {}
            }
        }
        if let Some((ty, name)) = self.associated_path(path) {
            if ty == Ty::Error {
                return Some(None);
            }
            if let Some(signature) = self.associated_signature(&ty, &name.text, consts) {
                return Some(Some(signature));
            }
            if self.is_builtin_owner(&ty) {
                return None;
            }
            let message = format!("`{}` has no function `{}`", ty.rust(), name.text);
            self.diags.error(Code::UnknownFunction, name.span, message);
            return Some(None);
        }
        let (item, used) = self.env.scope.resolve(path)?;
        let entry = &self.items.items[item];
        if used < path.segments.len() || !matches!(entry.kind, ItemKind::Function(_)) {
            return None;
        }
        Some(self.item_signature(item, consts))
    }

    fn is_builtin_owner(&self, ty: &Ty) -> bool {
        !matches!(ty, Ty::Struct(_) | Ty::Enum(_))
    }

    /// The generic arguments of a path. `None` if one is not understood, which is reported.
    fn turbofish(&mut self, path: &syn::Path) -> Option<(Vec<Ty>, Vec<i128>)> {
        let (mut types, mut consts) = (Vec::new(), Vec::new());
        for segment in &path.segments {
            let syn::PathArguments::AngleBracketed(args) = &segment.arguments else { continue };
            for arg in &args.args {
                match arg {
                    syn::GenericArgument::Type(syn::Type::Path(path))
                        if path.path.get_ident().is_some_and(|ident| self.is_const(ident)) =>
                    {
                        let expr = syn::Expr::Path(syn::ExprPath {
                            attrs: Vec::new(),
                            qself: None,
                            path: path.path.clone(),
                        });
                        consts.push(self.const_arg(&expr)?);
                    }
                    syn::GenericArgument::Type(ty) => types.push(self.ty(ty)),
                    syn::GenericArgument::Const(expr) => consts.push(self.const_arg(expr)?),
                    _ => {}
                }
            }
        }
        Some((types, consts))
    }

    fn is_const(&self, ident: &syn::Ident) -> bool {
        let name = name_of(ident).text;
        if let Some(symbol) = self.lookup(&name) {
            return matches!(symbol, Symbol::Const(_));
        }
        let path = syn::Path::from(ident.clone());
        self.env
            .scope
            .resolve(&path)
            .is_some_and(|(item, _)| matches!(self.items.items[item].kind, ItemKind::Const(_)))
    }

    pub(super) fn const_arg(&mut self, expr: &syn::Expr) -> Option<i128> {
        let expr = match expr {
            syn::Expr::Block(block) => match block.block.stmts.as_slice() {
                [syn::Stmt::Expr(expr, None)] => expr,
                _ => expr,
            },
            expr => expr,
        };
        if let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Bool(value), .. }) = expr {
            return Some(i128::from(value.value));
        }
        match self.integer_expr(expr) {
            Ok(value) => Some(value),
            Err((span, message)) => {
                self.diags.error(Code::ConstExpression, span, message);
                None
            }
        }
    }

    /// A method call, if users' types have methods of that name.
    pub(super) fn user_method(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let name = name_of(&call.method);
        let methods = self.methods(&name.text);
        if methods.is_empty() {
            return None;
        }
        let args: Vec<&syn::Expr> =
            std::iter::once(&*call.receiver).chain(call.args.iter()).collect();
        let counts =
            |count: usize| methods.iter().any(|m| self.module.signatures[*m].params.len() == count);
        let is_builtin = crate::builtins::Builtin::named(&name.text)
            .next()
            .is_some_and(|builtin| builtin.params.len() + 1 == args.len());
        if !counts(args.len()) && !is_builtin {
            let expected = self.module.signatures[methods[0]].params.len() - 1;
            self.expect_args(&name, args.len() - 1, expected);
            return Some(self.push(Expr::Error, name.span));
        }
        let span = name.span;
        Some(self.invoke(Callee::Method(name, methods), &args, span))
    }

    /// Lowers the arguments and the call.
    fn invoke(&mut self, callee: Callee, args: &[&syn::Expr], span: Span) -> ExprId {
        let is_unused = std::mem::take(&mut self.is_unused);
        let may_assign = match &callee {
            Callee::Function(..) => false,
            Callee::Method(_, methods) => methods.iter().any(|method| {
                let params = &self.module.signatures[*method].params;
                params.first().is_some_and(|param| param.mode == Mode::Mut)
            }),
        };
        let is_method = matches!(callee, Callee::Method(..));
        let mut values: Vec<ExprId> = Vec::new();
        let mut write_back = Vec::new();
        for (n, arg) in args.iter().enumerate() {
            let at = self.out.len();
            let is_receiver = is_method && n == 0;
            let value = self.argument(arg, is_receiver, may_assign, &mut write_back);
            if self.out.len() > at {
                self.settle(&mut values, at);
            }
            values.push(value);
        }
        if !self.are_apart(&values, &write_back) {
            return self.push(Expr::Error, span);
        }
        let result = self.push(Expr::Invoke(callee, values), span);
        if write_back.is_empty() {
            return result;
        }
        let result = self.spill_call(result, is_unused);
        for (place, temporary) in write_back {
            let value = self.load_local(temporary, place.span);
            self.mark_assigned(&place);
            self.emit(StmtKind::Assign { place, op: None, value }, span);
        }
        result
    }

    /// Whether the parts that are passed as `&mut` through copies do not overlap; if some may, that
    /// is reported.
    fn are_apart(&mut self, values: &[ExprId], copies: &[(Place, LocalId)]) -> bool {
        let whole = values.iter().filter_map(|value| match &self.module.exprs[*value].kind {
            Expr::Ref(place, Borrow::Mut) => Some(place.clone()),
            _ => None,
        });
        let parts = copies.iter().map(|(place, _)| place.clone());
        let places: Vec<Place> = whole.chain(parts).collect();
        for (n, place) in places.iter().enumerate() {
            if let Some(other) = places[..n].iter().find(|other| may_overlap(place, other)) {
                let message = "these may be the same variable, and `&mut` passes it only once";
                let diagnostic = Diagnostic::new(Code::Argument, place.span, message);
                self.diags.push(diagnostic.label(other.span, "passed here"));
                return false;
            }
        }
        true
    }

    /// The value of a call, evaluated here; calls of unit functions become statements.
    fn spill_call(&mut self, call: ExprId, is_unused: bool) -> ExprId {
        let is_unit = is_unused
            || match &self.module.exprs[call].kind {
                Expr::Invoke(Callee::Function(signature, _), _) => {
                    self.module.signatures[*signature].result == Ty::Unit
                }
                Expr::Invoke(Callee::Method(_, methods), _) => {
                    methods.iter().all(|method| self.module.signatures[*method].result == Ty::Unit)
                }
                _ => false,
            };
        if !is_unit {
            return self.spill(call, "result");
        }
        let span = self.module.exprs[call].span;
        self.emit(StmtKind::Expr(call), span);
        self.push(Expr::Tuple(Vec::new()), span)
    }

    /// Reports a variable whose value is an argument, if the statements from `at` on store to it:
    /// Rust may have copied it before.
    fn check_settled(&mut self, place: &Place, at: usize) {
        let mut stores = false;
        for stmt in &self.out[at..] {
            let mut visit = |stmt: &crate::ir::Stmt| {
                stores |= matches!(&stmt.kind, StmtKind::Assign { place: other, .. }
                    if other.root == place.root);
            };
            visit(stmt);
            stmt.kind.for_each_block(&mut |block| block.for_each_stmt(&mut visit));
        }
        if stores {
            let message = "a later argument changes this variable: bind that argument with `let` \
                           first";
            self.diags.error(Code::Unsupported, place.span, message);
        }
    }

    /// Keeps values from the statements that were added at `at`.
    fn settle(&mut self, values: &mut [ExprId], mut at: usize) {
        for value in values {
            if let Expr::Ref(place, borrow) = &self.module.exprs[*value].kind {
                let (mut place, borrow) = (place.clone(), *borrow);
                self.check_settled(&place, at);
                for projection in &mut place.projections {
                    if let Projection::Index(index) = projection
                        && !self.is_stable(*index)
                    {
                        *index = self.spill_at(at, *index, "index");
                        at += 1;
                    }
                }
                let span = self.module.exprs[*value].span;
                *value = self.push(Expr::Ref(place, borrow), span);
            } else if !self.is_stable(*value) {
                *value = self.spill_at(at, *value, "operand");
                at += 1;
            }
        }
    }

    /// An argument: a reference to a place, or a value.
    fn argument(
        &mut self,
        arg: &syn::Expr,
        is_receiver: bool,
        may_assign: bool,
        write_back: &mut Vec<(Place, LocalId)>,
    ) -> ExprId {
        let span = arg.span();
        match super::constant::ungroup(arg) {
            syn::Expr::Reference(reference) => {
                let is_mut = reference.mutability.is_some();
                let borrow = if is_mut { Borrow::Mut } else { Borrow::Shared };
                let inner = super::constant::ungroup(&reference.expr);
                if !self.is_place(inner) {
                    let value = self.expr(inner);
                    let local = self.temporary("argument", span, is_mut);
                    self.emit(StmtKind::Let { local, init: Some(value) }, span);
                    let place = Place { root: Root::Local(local), projections: Vec::new(), span };
                    if is_mut {
                        self.mark_assigned(&place);
                    }
                    return self.push(Expr::Ref(place, borrow), span);
                }
                if is_mut && !self.check_references(inner) {
                    return self.push(Expr::Error, span);
                }
                let Some(place) = self.place(inner) else { return self.push(Expr::Error, span) };
                self.reference(place, borrow, is_mut, write_back, span)
            }
            inner if self.is_place(inner) && (is_receiver || self.is_reference(inner)) => {
                let Some(place) = self.place(inner) else { return self.push(Expr::Error, span) };
                let is_read_only = self.is_read_only(inner);
                let assigns = if is_receiver { may_assign } else { !is_read_only };
                let borrow = if is_read_only { Borrow::Read } else { Borrow::Auto };
                self.reference(place, borrow, assigns, write_back, span)
            }
            inner => self.expr(inner),
        }
    }

    /// A reference to a place. A part of a variable is passed through a copy.
    fn reference(
        &mut self,
        place: Place,
        borrow: Borrow,
        assigns: bool,
        write_back: &mut Vec<(Place, LocalId)>,
        span: Span,
    ) -> ExprId {
        if borrow == Borrow::Mut && !self.check_writable(&place) {
            return self.push(Expr::Error, span);
        }
        let Root::Local(local) = place.root else {
            return self.push(Expr::Ref(place, borrow), span);
        };
        if !assigns || !self.module.locals[local].mutable {
            return self.push(Expr::Ref(place, borrow), span);
        }
        if place.projections.is_empty() {
            self.mark_assigned(&place);
            return self.push(Expr::Ref(place, borrow), span);
        }
        let mut place = place;
        for projection in &mut place.projections {
            if let Projection::Index(index) = projection
                && !self.is_stable(*index)
            {
                *index = self.spill(*index, "index");
            }
        }
        let value = self.push(Expr::Load(place.clone()), span);
        let copy = self.temporary("part", span, true);
        self.emit(StmtKind::Let { local: copy, init: Some(value) }, span);
        let whole = Place { root: Root::Local(copy), projections: Vec::new(), span };
        self.mark_assigned(&whole);
        write_back.push((place, copy));
        self.push(Expr::Ref(whole, borrow), span)
    }

    /// Whether the expression is a variable that is itself a reference.
    pub(super) fn is_reference(&self, expr: &syn::Expr) -> bool {
        let syn::Expr::Path(path) = expr else { return false };
        let Some(ident) = path.path.get_ident() else { return false };
        match self.lookup(&name_of(ident).text) {
            Some(Symbol::Binding(_) | Symbol::Alias(..)) => true,
            Some(Symbol::Local(local)) => self.module.locals[local].kind == LocalKind::Pointer,
            _ => false,
        }
    }

    /// Whether a place is reached through a reference that is only for reading.
    fn is_read_only(&self, expr: &syn::Expr) -> bool {
        match super::constant::ungroup(expr) {
            syn::Expr::Index(index) => self.is_read_only(&index.expr),
            syn::Expr::Field(field) => self.is_read_only(&field.base),
            syn::Expr::Unary(unary) => self.is_read_only(&unary.expr),
            syn::Expr::Path(path) => path.path.get_ident().is_some_and(|ident| {
                matches!(self.lookup(&name_of(ident).text), Some(Symbol::Alias(_, false)))
            }),
            _ => false,
        }
    }

    /// `return value;` in a function.
    pub(super) fn return_(&mut self, expr: &syn::ExprReturn) -> Flow {
        let span = expr.return_token.span;
        match (&expr.expr, self.result.clone()) {
            (None, None | Some(Ty::Unit)) => self.emit(StmtKind::Return(None), span),
            (Some(value), None) => {
                let message = "a kernel returns nothing: write the value to a `&mut [T]` \
                               parameter, then `return;`";
                self.diags.error(Code::Mismatch, value.span(), message);
                self.emit(StmtKind::Return(None), span);
            }
            (Some(value), Some(Ty::Unit)) => {
                if self.expr_into(value, &Dest::Unit) == Flow::Falls {
                    self.emit(StmtKind::Return(None), span);
                }
            }
            (Some(value), Some(_)) => {
                self.expr_into(value, &Dest::Return);
            }
            (None, Some(ty)) => {
                let message =
                    format!("this function returns `{}`: write `return value;`", ty.rust());
                self.diags.error(Code::Mismatch, span, message);
                self.emit(StmtKind::Return(None), span);
            }
        }
        Flow::Diverges
    }
}

fn has_generics(sig: &syn::Signature) -> bool {
    sig.generics.params.iter().any(|param| !matches!(param, syn::GenericParam::Lifetime(_)))
}

/// Whether two places may have memory in common: they have, unless they are different members.
fn may_overlap(a: &Place, b: &Place) -> bool {
    let are_apart = a.projections.iter().zip(&b.projections).find_map(|pair| match pair {
        (Projection::Member(a), Projection::Member(b)) if a.text != b.text => Some(true),
        _ => None,
    });
    a.root == b.root && are_apart.is_none()
}

/// The names of all methods with a receiver.
pub(super) fn method_names(items: &crate::items::Items) -> std::collections::BTreeSet<String> {
    let has_receiver = |sig: &syn::Signature| sig.receiver().map(|_| name_of(&sig.ident).text);
    let mut names = std::collections::BTreeSet::new();
    for block in &items.impls {
        names.extend(block.syntax.items.iter().filter_map(|item| match item {
            syn::ImplItem::Fn(function) => has_receiver(&function.sig),
            _ => None,
        }));
    }
    for (_, item) in items.items.iter() {
        if let ItemKind::Trait(trait_) = &item.kind {
            names.extend(trait_.items.iter().filter_map(|item| match item {
                syn::TraitItem::Fn(function) => has_receiver(&function.sig),
                _ => None,
            }));
        }
    }
    names
}

/// The operator that a trait of `std::ops` stands for, and its method.
fn operator_trait(name: &str) -> Option<(Operator, &'static str)> {
    use crate::ir::BinaryOp::*;
    Some(match name {
        "Add" => (Operator::Binary(Add), "add"),
        "Sub" => (Operator::Binary(Sub), "sub"),
        "Mul" => (Operator::Binary(Mul), "mul"),
        "Div" => (Operator::Binary(Div), "div"),
        "Rem" => (Operator::Binary(Rem), "rem"),
        "BitAnd" => (Operator::Binary(And), "bitand"),
        "BitOr" => (Operator::Binary(Or), "bitor"),
        "BitXor" => (Operator::Binary(Xor), "bitxor"),
        "Neg" => (Operator::Unary(UnaryOp::Neg), "neg"),
        "Not" => (Operator::Unary(UnaryOp::Not), "not"),
        _ => return None,
    })
}

fn is_mut(input: &syn::FnArg) -> bool {
    match input {
        syn::FnArg::Receiver(receiver) => receiver.mutability.is_some(),
        syn::FnArg::Typed(typed) => {
            matches!(&*typed.pat, syn::Pat::Ident(pat) if pat.mutability.is_some())
        }
    }
}
