//! Calls of functions and methods: their callees and their arguments.

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::{Dest, Lowerer, variable};
use super::expr::address;
use super::flow::Flow;
use super::given::{Generic, Given};
use super::iterator::with_length;
use super::receiver::is_users;
use super::symbol::Symbol;
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{
    Borrow, Callee, Expr, ExprId, LocalId, LocalKind, Mode, Name, Place, Projection, Root,
    SignatureId, StmtKind, Ty,
};
use crate::items::ItemKind;
use crate::syntax::{name_of, ungroup};

impl Lowerer<'_> {
    /// A call of a user's function or associated function; `None` if the path names none.
    pub(super) fn user_call(&mut self, path: &syn::Path, args: &[&syn::Expr]) -> Option<ExprId> {
        let span = path.segments.last()?.ident.span();
        let generics = self.turbofish(&path.segments.last()?.arguments)?;
        let given = Given { generics: &generics, args, call: Some(span), ..Given::default() };
        if let [arg] = args
            && let Some((ty, name)) = self.associated_call(path, given)
            && self.is_conversion_of_several(&ty, &name.text)
        {
            return self.conversion(&ty, &name, &[arg]);
        }
        Some(match self.callee(path, given)? {
            Some(signature) => self.call_of_signature(signature, &generics, args, span),
            None => self.push(Expr::Error, span),
        })
    }

    /// A call of a known function.
    pub(super) fn call_of_signature(
        &mut self,
        signature: SignatureId,
        generics: &[Generic],
        args: &[&syn::Expr],
        span: Span,
    ) -> ExprId {
        let Some(types) = self.open_types(signature, generics, span) else {
            return self.push(Expr::Error, span);
        };
        let info = &self.module.signatures[signature];
        let (name, count) = (info.name.clone(), info.params.len());
        let name = Name { span, ..name };
        let env = &self.definitions[signature.index()].env;
        let receiver = usize::from(env.is_method_of_std());
        if !self.expect_args(&name, args.len() - receiver, count - receiver) {
            return self.push(Expr::Error, span);
        }
        self.invoke(Callee::Function(signature, types), args, false, span)
    }

    /// Whether it calls a function that is declared with `-> !`.
    pub(super) fn never_returns(&self, call: &syn::ExprCall) -> bool {
        let syn::Expr::Path(func) = ungroup(&call.func) else { return false };
        let named = func.path.get_ident().and_then(|name| self.lookup(&name_of(name).text));
        let sig = match named {
            Some(Symbol::Function(of)) => &self.definitions[of.index()].sig,
            Some(_) => return false,
            None => match self.env.scope.resolve(&func.path) {
                Some((item, _)) => match &self.items.items[item].kind {
                    ItemKind::Function(of) => &of.sig,
                    _ => return false,
                },
                None => return false,
            },
        };
        matches!(&sig.output, syn::ReturnType::Type(_, ty) if matches!(**ty, syn::Type::Never(_)))
    }

    /// The function that a path names. `None` if it names none, `Some(None)` if it has mistakes.
    fn callee(&mut self, path: &syn::Path, given: Given<'_>) -> Option<Option<SignatureId>> {
        if let (Some(segment), 1, None) =
            (path.segments.first(), path.segments.len(), path.leading_colon)
        {
            match self.lookup(&name_of(&segment.ident).text) {
                Some(Symbol::Function(signature)) => return Some(Some(signature)),
                Some(Symbol::Generic(function)) => {
                    return Some(self.signature(function.written(), given));
                }
                Some(Symbol::Poison) => return Some(None),
                _ => {}
            }
        }
        if let Some((ty, name)) = self.associated_call(path, given) {
            if ty == Ty::Error {
                return Some(None);
            }
            if self.is_conversion_of_several(&ty, &name.text) {
                return None;
            }
            let before = self.diags.len();
            let of_trait = self.trait_of_path(path, &ty);
            let given = Given { of_trait: of_trait.as_ref(), ..given };
            let signature = self.associated_signature(&ty, &name.text, given);
            if signature.is_some() || self.diags.len() > before {
                return Some(signature);
            }
            if self.is_builtin_owner(&ty) {
                return None;
            }
            let advice = self.impl_advice(&ty);
            let message = format!("`{}` has no function `{}`{advice}", ty.rust(), name.text);
            self.diags.error(Code::UnknownFunction, name.span, message);
            return Some(None);
        }
        let (item, used) = self.env.scope.resolve(path)?;
        let entry = &self.items.items[item];
        if used < path.segments.len() || !matches!(entry.kind, ItemKind::Function(_)) {
            return None;
        }
        Some(self.item_signature(item, given))
    }

    /// The function that a path certainly names, if a call with these arguments settles it.
    pub(super) fn named_function(
        &mut self,
        path: &syn::Path,
        args: &[&syn::Expr],
        shapes: &[Option<Ty>],
    ) -> Option<SignatureId> {
        let segment = path.segments.last()?;
        let generics = self.turbofish(&segment.arguments)?;
        let call = Some(segment.ident.span());
        let given =
            Given { generics: &generics, args, shapes: Some(shapes), call, ..Given::default() };
        match self.associated_call(path, given) {
            Some((ty, name)) => {
                let of_trait = self.trait_of_path(path, &ty);
                let given = Given { of_trait: of_trait.as_ref(), ..given };
                self.associated_signature(&ty, &name.text, given)
            }
            None => self.callee(path, given)?,
        }
    }

    /// The type and the associated function that a call names.
    pub(super) fn associated_call(
        &mut self,
        path: &syn::Path,
        given: Given<'_>,
    ) -> Option<(Ty, Name)> {
        match self.struct_of_call(path, given) {
            Some(ty) => Some((ty, name_of(&path.segments.last()?.ident))),
            None => self.associated_path(path),
        }
    }

    /// Advice about a missing method, if no `impl` of the type is known.
    pub(super) fn impl_advice(&mut self, ty: &Ty) -> &'static str {
        match self.impls_of(ty).is_empty() {
            true => {
                ": kernels find `impl` blocks in the file of the type, without `#[cfg]`, or in its \
                 `#[device] mod`"
            }
            false => "",
        }
    }

    fn is_builtin_owner(&self, ty: &Ty) -> bool {
        !matches!(ty, Ty::Struct(_) | Ty::Enum(_)) || *ty == Ty::ordering()
    }

    /// The generic arguments of a call. `None` if one is not understood, which is reported.
    pub(super) fn turbofish(&mut self, args: &syn::PathArguments) -> Option<Vec<Generic>> {
        let mut generics = Vec::new();
        if let syn::PathArguments::AngleBracketed(args) = args {
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
                        generics.push(Generic::Const(self.const_arg(&expr)?));
                    }
                    syn::GenericArgument::Type(syn::Type::Infer(_)) => generics.push(Generic::Open),
                    syn::GenericArgument::Type(ty) => {
                        generics.push(Generic::Type(Box::new(ty.clone())));
                    }
                    syn::GenericArgument::Const(expr) => {
                        generics.push(Generic::Const(self.const_arg(expr)?));
                    }
                    _ => {}
                }
            }
        }
        Some(generics)
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

    /// A method call, if a user's type has a method of that name.
    pub(super) fn user_method(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let name = name_of(&call.method);
        if !self.may_be_users(call) || self.is_of_option(call) {
            return None;
        }
        let args: Vec<&syn::Expr> =
            std::iter::once(&*call.receiver).chain(call.args.iter()).collect();
        let Some(generics) = self.method_generics(call) else {
            return Some(self.push(Expr::Error, name.span));
        };
        let receiver = Some(&*call.receiver);
        let given = Given { args: &args, generics: &generics, receiver, ..Given::default() };
        let Some(methods) = self.candidates(&name, given) else {
            return Some(self.push(Expr::Error, name.span));
        };
        if self.is_unsettled_method(&methods, &name, given) {
            return Some(self.push(Expr::Error, name.span));
        }
        if methods.is_empty() || self.has_none(&methods, &call.receiver) {
            return None;
        }
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
        let is_unused = self.unused_call == Some(address(call));
        Some(self.invoke(Callee::Method(name, methods), &args, is_unused, span))
    }

    /// The methods that a call may mean. `None` if the method has mistakes.
    fn candidates(&mut self, name: &Name, given: Given<'_>) -> Option<Vec<SignatureId>> {
        if let Some(ty) = self.known_shape(given.args.first()?) {
            let overloads = self.overloads(&ty, &name.text, given);
            if !overloads.is_empty() {
                return Some(overloads);
            }
        }
        match self.method_of_receiver(name, given) {
            Some(method) => Some(vec![method?]),
            None => match self.method_of_blanket(name, given) {
                Some(method) => Some(vec![method?]),
                None => Some(self.methods(&name.text, given)),
            },
        }
    }

    /// The generic arguments of a method's call. `None` if they are not understood, which is reported.
    pub(super) fn method_generics(&mut self, call: &syn::ExprMethodCall) -> Option<Vec<Generic>> {
        let Some(turbofish) = &call.turbofish else { return Some(Vec::new()) };
        let args = syn::PathArguments::AngleBracketed(turbofish.clone());
        self.turbofish(&args)
    }

    /// The method of the receiver's type, if the type is known and is a user's. `Some(None)` if the
    /// method has mistakes.
    fn method_of_receiver(&mut self, name: &Name, given: Given<'_>) -> Option<Option<SignatureId>> {
        let ty = self.known_shape(given.args.first()?).filter(is_users)?;
        let given = Given { call: Some(name.span), ..given };
        let method = self.associated_signature(&ty, &name.text, given);
        (method.is_some() || self.has_method(&ty, &name.text)).then_some(method)
    }

    /// Reports a method that the receiver's type has only for other textures. Returns whether there
    /// was a report.
    fn is_unsettled_method(
        &mut self,
        methods: &[SignatureId],
        name: &Name,
        given: Given<'_>,
    ) -> bool {
        let before = self.diags.len();
        let given = Given { call: Some(name.span), ..given };
        match given.args.first().and_then(|receiver| self.shape_of(receiver)) {
            Some(ty) => {
                let is_of_it = |method: &SignatureId| {
                    self.module.signatures[*method].self_ty.as_ref() == Some(&ty)
                };
                if self.method_names.contains(&name.text) && !methods.iter().any(is_of_it) {
                    self.associated_signature(&ty, &name.text, given);
                }
            }
            None if methods.is_empty() => {
                self.methods(&name.text, given);
            }
            None => {}
        }
        self.diags.len() > before
    }

    /// Lowers the arguments and the call.
    pub(super) fn invoke(
        &mut self,
        callee: Callee,
        args: &[&syn::Expr],
        is_unused: bool,
        span: Span,
    ) -> ExprId {
        let may_assign = match &callee {
            Callee::Function(..) | Callee::Instance => false,
            Callee::Method(_, methods) | Callee::OfTrait(.., methods) => {
                methods.iter().any(|method| {
                    let params = &self.module.signatures[*method].params;
                    params.first().is_some_and(|param| param.mode == Mode::Mut)
                })
            }
            Callee::Conversion(_) | Callee::Default(_) => false,
        };
        let is_method = matches!(callee, Callee::Method(..));
        let mut values: Vec<ExprId> = Vec::new();
        let mut write_back = Vec::new();
        for (n, arg) in args.iter().enumerate() {
            let at = self.out.len();
            let is_receiver = is_method && n == 0;
            let of_length = self.array_asked_for(&callee, n).and_then(|n| with_length(arg, &n));
            let written = of_length.or_else(|| self.range_asked_for(&callee, n, arg));
            let arg = written.as_ref().unwrap_or(arg);
            let ty = self.asked_for(&callee, n).cloned();
            let value = self.declaring(arg, ty.as_ref(), |cx| {
                cx.argument(arg, is_receiver, may_assign, &mut write_back)
            });
            if self.out.len() > at {
                self.settle(&mut values, &callee, at);
            }
            values.push(value);
        }
        if !self.are_apart(&values, &write_back) {
            return self.push(Expr::Error, span);
        }
        let changes_variables = self.may_change_variables(&callee, &values);
        let result = self.push(Expr::Invoke(callee, values), span);
        if !changes_variables {
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

    /// The type of the `n`th parameter.
    fn asked_for(&self, callee: &Callee, n: usize) -> Option<&Ty> {
        let signature = match callee {
            Callee::Function(signature, _) => signature,
            Callee::Method(_, methods) | Callee::OfTrait(.., methods) => {
                methods.first().filter(|_| methods.len() == 1)?
            }
            Callee::Instance | Callee::Conversion(_) | Callee::Default(_) => return None,
        };
        self.module.signatures[*signature].params.get(n).map(|param| &param.ty)
    }

    /// A range as the `n`th argument, with the type of the parameter.
    fn range_asked_for(&self, callee: &Callee, n: usize, arg: &syn::Expr) -> Option<syn::Expr> {
        self.range_of_type(arg, self.asked_for(callee, n)?)
    }

    /// The length of the array that a function takes as its `n`th argument.
    fn array_asked_for(&self, callee: &Callee, n: usize) -> Option<u32> {
        let Callee::Function(signature, _) = callee else { return None };
        match self.module.signatures[*signature].params.get(n)?.ty {
            Ty::Array(_, length) => Some(length),
            _ => None,
        }
    }

    /// Whether a callee may take an argument by value, and none of them changes it.
    fn is_by_value(&self, callee: &Callee, n: usize) -> bool {
        let mode = |signature: &SignatureId| {
            self.module.signatures[*signature].params.get(n).map(|param| param.mode)
        };
        let modes: Vec<Option<Mode>> = match callee {
            Callee::Function(function, _) => vec![mode(function)],
            Callee::Method(_, methods) | Callee::OfTrait(.., methods) => {
                methods.iter().map(mode).collect()
            }
            Callee::Conversion(_) | Callee::Default(_) | Callee::Instance => Vec::new(),
        };
        modes.contains(&Some(Mode::Value)) && !modes.contains(&Some(Mode::Mut))
    }

    /// Whether a call gets `&mut` of a variable, as far as that is known before types are decided.
    fn may_change_variables(&self, callee: &Callee, args: &[ExprId]) -> bool {
        let is_variable = |arg: &ExprId| {
            let arg = &self.module.exprs[*arg].kind;
            matches!(arg, Expr::Ref(Place { root: Root::Local(_), .. }, _))
        };
        let changes = |signature: &SignatureId| {
            let mut params = self.module.signatures[*signature].params.iter().zip(args);
            params.any(|(param, arg)| param.mode == Mode::Mut && is_variable(arg))
        };
        match callee {
            Callee::Function(function, _) => changes(function),
            Callee::Method(_, methods) | Callee::OfTrait(.., methods) => {
                methods.iter().any(changes)
            }
            Callee::Conversion(_) | Callee::Default(_) | Callee::Instance => false,
        }
    }

    /// Whether the parts that are passed as `&mut` through copies do not overlap. If they may
    /// overlap, that is reported.
    fn are_apart(&mut self, values: &[ExprId], copies: &[(Place, LocalId)]) -> bool {
        let whole = values.iter().filter_map(|value| match &self.module.exprs[*value].kind {
            Expr::Ref(place, Borrow::Mut) => Some(place.clone()),
            _ => None,
        });
        let parts = copies.iter().map(|(place, _)| place.clone());
        let places: Vec<Place> = whole.chain(parts).collect();
        for (n, place) in places.iter().enumerate() {
            if let Some(other) = places[..n].iter().find(|other| may_overlap(place, other)) {
                let message = "these may be the same variable, and a variable can be passed as \
                               `&mut` only once";
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
                Expr::Invoke(Callee::Method(_, methods) | Callee::OfTrait(.., methods), _) => {
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

    /// Reports a variable that is an argument, if the statements from `at` on store to it: Rust may
    /// have copied the variable before.
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
            let message = "a later argument changes this variable: bind the later argument with \
                           `let` first";
            self.diags.error(Code::Unsupported, place.span, message);
        }
    }

    /// Keeps arguments from being changed by the statements that were added at `at`. Arguments that
    /// are passed by value are copied before these statements.
    fn settle(&mut self, values: &mut [ExprId], callee: &Callee, mut at: usize) {
        for (n, value) in values.iter_mut().enumerate() {
            if let Expr::Ref(place, _) = &self.module.exprs[*value].kind
                && self.is_by_value(callee, n)
            {
                let (load, span) = (Expr::Load(place.clone()), self.module.exprs[*value].span);
                *value = self.push(load, span);
            }
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
        match ungroup(arg) {
            syn::Expr::Reference(reference) => {
                let is_mut = reference.mutability.is_some();
                let borrow = if is_mut { Borrow::Mut } else { Borrow::Shared };
                let inner = ungroup(&reference.expr);
                if !self.is_place(inner) && !self.is_given_place(inner) {
                    let value = self.expr(inner);
                    let local = self.temporary_value(value, is_mut, span);
                    return self.push(Expr::Ref(variable(local, span), borrow), span);
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
            inner if (is_receiver && self.is_given_place(inner)) || self.gives_place(inner) => {
                let Some(place) = self.place(inner) else { return self.push(Expr::Error, span) };
                self.reference(place, Borrow::Auto, true, write_back, span)
            }
            inner => {
                let value = self.expr(inner);
                if is_receiver && may_assign && self.is_new_value(inner) {
                    let local = self.temporary_value(value, true, span);
                    return self.push(Expr::Ref(variable(local, span), Borrow::Auto), span);
                }
                let is_reference = self.is_returned_reference(value) || self.gives_reference(inner);
                if is_receiver || !is_reference {
                    return value;
                }
                let local = self.spill_local(value, "argument");
                self.push(Expr::Ref(variable(local, span), Borrow::Shared), span)
            }
        }
    }

    /// Whether an expression is surely a new value, which no variable has.
    fn is_new_value(&self, expr: &syn::Expr) -> bool {
        matches!(expr, syn::Expr::Call(_) | syn::Expr::MethodCall(_) | syn::Expr::Struct(_))
            && self.mode_of(expr) == Some(Mode::Value)
    }

    /// A variable with a value that has no place, for a reference to it.
    fn temporary_value(&mut self, value: ExprId, is_mut: bool, span: Span) -> LocalId {
        let local = self.temporary("argument", span, is_mut);
        self.emit(StmtKind::Let { local, init: Some(value) }, span);
        if is_mut {
            self.mark_assigned(&variable(local, span));
        }
        local
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
        let whole = variable(copy, span);
        self.mark_assigned(&whole);
        write_back.push((place, copy));
        self.push(Expr::Ref(whole, borrow), span)
    }

    /// Whether the expression is a variable that is itself a reference.
    pub(super) fn is_reference(&self, expr: &syn::Expr) -> bool {
        match self.named_symbol(expr) {
            Some(Symbol::Binding(_) | Symbol::Alias(..) | Symbol::Part(_)) => true,
            Some(Symbol::Local(local)) => {
                self.module.locals[local].kind == LocalKind::Pointer
                    || self.is_reference_local(local)
            }
            Some(_) => false,
            None => match expr {
                syn::Expr::Field(field) => self.is_reference_member(field),
                _ => false,
            },
        }
    }

    /// Whether a place is reached through a read-only reference.
    pub(super) fn is_read_only(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            inner if let Some(symbol) = self.named_symbol(inner) => match symbol {
                Symbol::Alias(_, writable, _) => !writable,
                Symbol::Binding(binding) => !self.module.bindings[binding].writable,
                Symbol::Part(part) => !part.writable,
                Symbol::Local(local) => self.is_reference_local(local),
                _ => false,
            },
            syn::Expr::Index(index) => self.is_read_only(&index.expr),
            syn::Expr::Field(field) => {
                self.is_read_only(&field.base) || self.is_reference_member(field)
            }
            syn::Expr::Unary(unary) => self.is_read_only(&unary.expr),
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
                if self.expr_into(value, &Dest::Unit) != Flow::Diverges {
                    self.emit(StmtKind::Return(None), span);
                }
            }
            (Some(value), Some(result)) => {
                let outer = self.declared_value.replace(((**value).clone(), result));
                self.expr_into(value, &Dest::Return);
                self.declared_value = outer;
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

/// Whether two places may overlap: they do, unless they are different members.
pub(super) fn may_overlap(a: &Place, b: &Place) -> bool {
    let are_apart = a.projections.iter().zip(&b.projections).find_map(|pair| match pair {
        (Projection::Member(a), Projection::Member(b)) if a.text != b.text => Some(true),
        _ => None,
    });
    a.root == b.root && are_apart.is_none()
}
