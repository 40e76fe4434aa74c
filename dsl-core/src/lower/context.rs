//! The state of lowering, and its building blocks: scopes, statements, temporaries, mistakes.
//!
//! Each construct of the language has its own file. These files import this one and the data
//! modules beside it. They call each other as methods of the [`Lowerer`].

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use proc_macro2::Span;
use quote::ToTokens;

use super::borrows::{BorrowId, Borrows};
use super::bounds::Declared;
use super::definition::{Definition, Instance};
use super::flow::{Target, falls};
use super::lowered_items::LoweredItems;
use super::methods::Methods;
use super::options::Options;
use super::symbol::{Choice, Env, SliceVariable, Symbol};
use super::symbols::Symbols;
use super::views::Views;
use crate::arena::Arena;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::infer::{Inference, Types};
use crate::interpret::{Data, Stop};
use crate::ir::{
    AddressSpace, Block, Budget, Callee, ConstId, Excluded, Expr, ExprId, ExprNode, ForRange,
    Literal, Local, LocalId, LocalKind, Messages, Module, Name, Place, Root, SignatureId, Stmt,
    StmtKind, Ty, UnaryOp, WorkgroupVarId, Written,
};
use crate::items::Items;
use crate::parse::Source;
use crate::syntax::visit::{self, Visit};
use crate::syntax::{edit_distance, hints};

/// Builds and runs a function without parameters; the second argument makes its signature. `None`
/// if the function has mistakes, which are reported. The later stages provide this.
pub(crate) type Run =
    fn(Lowerer<'_>, &mut dyn FnMut(&mut Lowerer<'_>) -> Option<SignatureId>) -> Option<Outcome>;

/// The value of a constant, or the reason why it has none.
pub(crate) type Outcome = Result<Data, Stop>;

pub(crate) struct Lowerer<'a> {
    pub(crate) diags: &'a mut Diagnostics,
    /// Computes constants.
    pub(super) run: Run,
    pub(super) items: &'a Rc<Items>,
    pub(crate) module: Module,
    /// The meanings of names in the item that is being lowered.
    pub(super) env: Env,
    pub(super) known: LoweredItems,
    /// The type that the current function returns; `None` in the kernel itself.
    pub(super) result: Option<Ty>,
    /// The declared type of the variable whose initial value is lowered.
    pub(super) wanted: Option<Ty>,
    /// The syntax of that initial value, or of the last expression of a function, and its declared
    /// type.
    pub(super) declared_value: Option<(syn::Expr, Ty)>,
    /// Whether an array of references was made, which is an array of values here.
    pub(super) has_arrays_of_references: bool,
    /// The `impl` block of each operator.
    pub(super) operator_blocks: Vec<(SignatureId, usize)>,
    pub(super) method_names: Methods,
    pub(super) views: Views,
    pub(super) options: Options,
    /// The syntax behind each signature.
    pub(super) definitions: Vec<Definition>,
    pub(super) signature_ids: BTreeMap<String, Option<SignatureId>>,
    /// The number of nested functions.
    pub(super) nested_functions: usize,
    /// Structs that are results of operators: the depth of the current one, and the number of all.
    pub(super) result_depth: usize,
    pub(super) results: usize,
    pub(super) impl_types: BTreeMap<usize, Option<Ty>>,
    pub(super) impl_consts: BTreeMap<String, Option<ConstId>>,
    pub(super) instances: Vec<Instance>,
    /// Innermost last.
    pub(super) scopes: Vec<Symbols<Symbol>>,
    /// The values of integer constants, for array lengths.
    pub(super) integer_consts: BTreeMap<ConstId, i128>,
    /// The compiler's variables that the user has given names: counts, see [`Module::counts`].
    pub(super) counters: BTreeSet<LocalId>,
    /// The known numbers of immutable variables.
    pub(super) known_locals: BTreeMap<LocalId, i128>,
    /// The number of blocks around the current statement that constants exclude.
    pub(super) excluded_depth: usize,
    /// The operands of the current statement that constants exclude.
    pub(super) excluded_operands: Vec<Stmt>,
    /// The loops and labelled blocks around the current statement, innermost last.
    pub(super) targets: Vec<Target>,
    /// The index in `targets` of the loop over the current iterator's items.
    pub(super) iteration: usize,
    /// The number of loops around the current statement.
    pub(super) loops: u32,
    /// The initial values of locals.
    pub(super) inits: BTreeMap<LocalId, ExprId>,
    pub(super) borrows: Borrows,
    /// The slices in variables, by the variable of the start.
    pub(super) slices: BTreeMap<LocalId, SliceVariable>,
    /// The places that slices of several arrays or buffers are of, by the variables that stand for them.
    pub(super) choices: BTreeMap<LocalId, Choice>,
    /// The indices into slices of arrays that the user wrote as `x[i]`. They are checked like other
    /// indices.
    pub(super) own_indices: BTreeSet<ExprId>,
    /// Variables that are references in Rust, and hold the values of their referents.
    pub(super) reference_locals: BTreeSet<LocalId>,
    /// The members of tuples that are references, by the variable and the path.
    pub(super) member_references: BTreeMap<(LocalId, String), Option<BorrowId>>,
    /// Read-only roots with a reported store: all stores to one of them are one mistake.
    pub(super) refused: Vec<Root>,
    /// Whether the next place is written.
    pub(super) writes: bool,
    /// The reference that the last place was reached through.
    pub(super) through: Option<BorrowId>,
    /// The nesting depth of the current expression or statement.
    pub(super) depth: u32,
    /// Whether the enclosing statement contains something nested too deeply.
    pub(super) is_too_deep: bool,
    /// The number of closure calls written out so far.
    pub(super) written_closures: u32,
    /// The workgroup variables of functions that are written out.
    pub(super) written_vars: BTreeMap<String, WorkgroupVarId>,
    /// How often the current body has declared something at a source position.
    pub(super) declared_here: BTreeMap<String, u32>,
    /// The source of the code that is being lowered.
    pub(super) source: Option<Rc<Written>>,
    /// The number of statements of the source so far.
    pub(super) source_stmts: u32,
    /// The method call that is a statement, so that its value is unused.
    pub(super) unused_call: Option<usize>,
    /// The types of the body that are known so far.
    pub(crate) inference: Inference,
    /// The statements of the current block so far.
    pub(super) out: Vec<Stmt>,
}

impl<'a> Lowerer<'a> {
    /// The state before the kernel is lowered.
    pub(super) fn new(source: &'a Source, run: Run, diags: &'a mut Diagnostics) -> Lowerer<'a> {
        let views = Views::of(&source.items);
        Lowerer {
            diags,
            run,
            items: &source.items,
            module: Module {
                name: source.name.clone(),
                docs: source.docs.clone(),
                instance: Vec::new(),
                workgroup_size: [1; 3],
                workgroup_size_span: source.workgroup_size_span,
                budget: Budget::DEFAULT,
                params: Vec::new(),
                bindings: Arena::default(),
                workgroup_vars: Arena::default(),
                consts: Arena::default(),
                locals: Arena::default(),
                std_constants: Vec::new(),
                std_functions: Vec::new(),
                uses: Vec::new(),
                signatures: Arena::default(),
                operators: Vec::new(),
                rivals: BTreeMap::new(),
                operand_modes: BTreeMap::new(),
                functions: Arena::default(),
                part_indices: BTreeMap::new(),
                part_ends: BTreeSet::new(),
                sizes: BTreeMap::new(),
                positions: BTreeSet::new(),
                counts: BTreeSet::new(),
                tells_sizes_apart: false,
                narrow: BTreeMap::new(),
                compounds: Vec::new(),
                orders: Vec::new(),
                excluded: Excluded::default(),
                ordered: Vec::new(),
                parts_patterns: Vec::new(),
                messages: Messages::default(),
                exprs: Arena::default(),
                body: Block::default(),
                sources: vec![source.body.brace_token.span.join()],
            },
            env: Env { scope: source.scope.clone(), is_kernel: true, ..Env::default() },
            known: LoweredItems::default(),
            result: source.has_result.then_some(Ty::Error),
            wanted: None,
            declared_value: None,
            has_arrays_of_references: false,
            method_names: Methods::of(&source.items, &views),
            views,
            options: Options::default(),
            operator_blocks: Vec::new(),
            definitions: Vec::new(),
            signature_ids: BTreeMap::new(),
            nested_functions: 0,
            result_depth: 0,
            results: 0,
            impl_types: BTreeMap::new(),
            impl_consts: BTreeMap::new(),
            instances: Vec::new(),
            scopes: vec![Symbols::default()],
            integer_consts: BTreeMap::new(),
            counters: BTreeSet::new(),
            known_locals: BTreeMap::new(),
            excluded_depth: 0,
            excluded_operands: Vec::new(),
            targets: Vec::new(),
            iteration: 0,
            loops: 0,
            inits: BTreeMap::new(),
            borrows: Borrows::default(),
            slices: BTreeMap::new(),
            choices: BTreeMap::new(),
            own_indices: BTreeSet::new(),
            reference_locals: BTreeSet::new(),
            member_references: BTreeMap::new(),
            refused: Vec::new(),
            writes: false,
            through: None,
            depth: 0,
            is_too_deep: false,
            written_closures: 0,
            written_vars: BTreeMap::new(),
            declared_here: BTreeMap::new(),
            source: None,
            source_stmts: 0,
            unused_call: None,
            inference: Inference::new(
                &Types::new(),
                if source.has_result { &Ty::Error } else { &Ty::Unit },
            ),
            out: Vec::new(),
        }
    }
}

/// The destination of a value.
pub(super) enum Dest {
    /// Nowhere: it is evaluated for its effects.
    Discard,
    /// A block that is a statement: it must not end in a value.
    Unit,
    /// Stores the value in this place.
    Store(Place),
    /// The result of the function.
    Return,
}

impl Dest {
    /// Whether a value is required.
    pub(super) fn wants_value(&self) -> bool {
        matches!(self, Dest::Store(_) | Dest::Return)
    }
}

impl Lowerer<'_> {
    // Scopes.

    pub(super) fn bind(&mut self, name: &Name, symbol: Symbol) {
        let scope = self.scopes.last_mut().expect("the function's scope stays");
        scope.insert(name.text.clone(), symbol);
        self.env.bounds.declare_variable(name, Declared::default());
    }

    pub(super) fn lookup(&self, name: &str) -> Option<Symbol> {
        self.scopes.iter().rev().find_map(|scope| scope.get(name).cloned())
    }

    /// Changes the meaning of a declared name.
    pub(super) fn rebind(&mut self, name: &str, symbol: Symbol) {
        if let Some(scope) = self.scopes.iter_mut().rev().find(|scope| scope.contains(name)) {
            scope.insert(name.to_owned(), symbol);
        }
    }

    pub(super) fn scoped<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> R {
        self.scopes.push(Symbols::default());
        let variables = self.env.bounds.variables();
        let result = f(self);
        self.env.bounds.forget_variables(variables);
        self.scopes.pop();
        result
    }

    /// The constant that a path names, if it was lowered already.
    pub(super) fn named_const(&self, path: &syn::Path) -> Option<ConstId> {
        match path.get_ident().and_then(|ident| self.lookup(&ident.to_string())) {
            Some(Symbol::Const(id)) => Some(id),
            Some(_) => None,
            None => self.known_const(path),
        }
    }

    /// The value of a constant, or the reason why there is none.
    pub(super) fn integer_const(&self, path: &syn::Path) -> Result<i128, String> {
        let value = self.named_const(path).and_then(|id| self.integer_consts.get(&id).copied());
        value.ok_or_else(|| {
            let text = path.to_token_stream().to_string().replace(' ', "");
            let advice = match path.get_ident() {
                Some(name) => format!("declare a constant, `#[device] const {name}: u32 = …;`"),
                None => "make it a const parameter, `<const N: usize>`".to_owned(),
            };
            format!(
                "`{text}` is not an integer constant that the kernel knows here: write the number, or \
                 {advice}"
            )
        })
    }

    // Building.

    /// Lowers into a new block.
    pub(super) fn nested(&mut self, f: impl FnOnce(&mut Self)) -> Block {
        let outer = std::mem::take(&mut self.out);
        self.borrows.enter();
        f(self);
        let block = Block { stmts: std::mem::replace(&mut self.out, outer) };
        self.borrows.leave(falls(&self.module, &block));
        block
    }

    pub(super) fn emit(&mut self, kind: StmtKind, span: Span) {
        let kind = match kind {
            StmtKind::Assign { place, op, value } if self.choice_of(&place).is_some() => {
                return self.store_chosen(place, op, value, span);
            }
            kind => kind,
        };
        if let StmtKind::Let { local, init: Some(init) } = kind {
            self.inits.insert(local, init);
            self.note_known(local, init);
        }
        let source = self.source.clone();
        let typed = self.typed(kind, span);
        self.out.push(Stmt { source, ..typed });
    }

    /// Learns the type of a `for` loop's variable.
    pub(super) fn learn_range(&mut self, local: LocalId, range: &ForRange) {
        self.inference.range(local, range, &self.module, self.diags);
    }

    /// Makes a statement, and learns types from it.
    pub(super) fn typed(&mut self, kind: StmtKind, span: Span) -> Stmt {
        self.inference.stmt(&kind, span, &self.module, self.diags);
        Stmt::new(kind, span)
    }

    pub(super) fn push(&mut self, kind: Expr, span: Span) -> ExprId {
        let kind = if self.choices.is_empty() { kind } else { self.of_choice(kind, span) };
        self.module.exprs.push(ExprNode { kind, span })
    }

    pub(super) fn truth(&mut self, value: bool, span: Span) -> ExprId {
        self.push(Expr::Literal(Literal::Bool(value)), span)
    }

    pub(super) fn negated(&mut self, condition: ExprId, span: Span) -> ExprId {
        self.push(Expr::Unary(UnaryOp::Not, condition), span)
    }

    /// Reports a mistake, and returns the type that stands for it.
    pub(super) fn error(&mut self, code: Code, span: Span, message: impl Into<String>) -> Ty {
        self.diags.error(code, span, message);
        Ty::Error
    }

    /// Reports a mistake, and returns the expression that stands for it.
    pub(super) fn poison(&mut self, code: Code, span: Span, message: impl Into<String>) -> ExprId {
        self.diags.error(code, span, message);
        self.push(Expr::Error, span)
    }

    pub(super) fn temporary(&mut self, name: &str, span: Span, mutable: bool) -> LocalId {
        self.module.locals.push(Local {
            name: Name { text: name.to_owned(), span },
            kind: LocalKind::Temporary,
            declared: None,
            mutable,
            assigned: false,
        })
    }

    pub(super) fn load_local(&mut self, local: LocalId, span: Span) -> ExprId {
        self.push(Expr::Load(variable(local, span)), span)
    }

    /// Moves a value into a new local, evaluated here.
    pub(super) fn spill(&mut self, value: ExprId, name: &str) -> ExprId {
        let at = self.out.len();
        self.spill_at(at, value, name)
    }

    /// The same, evaluated before the statement at position `at` of the current block.
    pub(super) fn spill_at(&mut self, at: usize, value: ExprId, name: &str) -> ExprId {
        let span = self.module.exprs[value].span;
        let local = self.temporary(name, span, false);
        self.inits.insert(local, value);
        let kind = StmtKind::Let { local, init: Some(value) };
        let source = self.source.clone();
        let typed = self.typed(kind, span);
        self.out.insert(at, Stmt { source, ..typed });
        let spilled = self.load_local(local, span);
        self.own_indices.extend(self.own_indices.contains(&value).then_some(spilled));
        spilled
    }

    /// The same; returns the local.
    pub(super) fn spill_local(&mut self, value: ExprId, name: &str) -> LocalId {
        let span = self.module.exprs[value].span;
        let local = self.temporary(name, span, false);
        self.emit(StmtKind::Let { local, init: Some(value) }, span);
        local
    }

    /// Stores a value.
    pub(super) fn store(&mut self, dest: &Dest, value: ExprId, span: Span) {
        match dest {
            Dest::Unit if !self.may_be_unit(value) => {
                let message = "this value is not used: end the expression with `;`, or store the \
                               value";
                self.diags.error(Code::Mismatch, span, message);
            }
            Dest::Return => self.emit(StmtKind::Return(Some(value)), span),
            // Nothing decides the type of an unused `None`.
            Dest::Discard if self.is_none_of_any(value) => {}
            Dest::Discard | Dest::Unit => self.emit(StmtKind::Expr(value), span),
            Dest::Store(place) => {
                self.mark_assigned(place);
                self.note_stored_option(place, value);
                self.emit(StmtKind::Assign { place: place.clone(), op: None, value }, span);
            }
        }
    }

    /// Whether the value may be `()`: a call of a function without a result, or of a method that
    /// has no result for some type.
    pub(super) fn may_be_unit(&mut self, value: ExprId) -> bool {
        let is_unit =
            |signature: &SignatureId| self.module.signatures[*signature].result == Ty::Unit;
        match &self.module.exprs[value].kind {
            Expr::Error => true,
            Expr::Tuple(members) => members.is_empty(),
            Expr::Invoke(Callee::Function(signature, _), _) if is_unit(signature) => true,
            Expr::Invoke(Callee::Method(_, methods) | Callee::OfTrait(.., methods), _)
                if methods.iter().any(is_unit) =>
            {
                true
            }
            _ => self.shape_of_value(value) == Some(Ty::Unit),
        }
    }

    /// Reports a missing value, and stores poison in its place.
    pub(super) fn missing_value(&mut self, dest: &Dest, diagnostic: Diagnostic) {
        let span = diagnostic.span;
        self.diags.push(diagnostic);
        self.store_poison(dest, span);
    }

    /// Stores poison for a value that could not be lowered.
    pub(super) fn store_poison(&mut self, dest: &Dest, span: Span) {
        if dest.wants_value() {
            let poison = self.push(Expr::Error, span);
            self.store(dest, poison, span);
        }
    }

    /// Declares the names of a pattern that is not understood, so that their uses are not reported.
    pub(super) fn bind_poison(&mut self, pat: &syn::Pat) {
        struct Idents(Vec<Name>);
        impl<'ast> Visit<'ast> for Idents {
            fn visit_pat_ident(&mut self, pat: &'ast syn::PatIdent) {
                self.0.push(crate::syntax::name_of(&pat.ident));
                visit::visit_pat_ident(self, pat);
            }
        }
        let mut idents = Idents(Vec::new());
        idents.visit_pat(pat);
        for name in idents.0 {
            self.bind(&name, Symbol::Poison);
        }
    }

    pub(super) fn mark_assigned(&mut self, place: &Place) {
        if let Root::Local(local) = place.root {
            self.module.locals[local].assigned = true;
        }
    }

    // Facts about expressions.

    /// Whether no statement can change the expression's value.
    pub(super) fn is_stable(&self, expr: ExprId) -> bool {
        let module = &self.module;
        !module.any(expr, &|expr| match expr {
            Expr::Load(place) => match place.root {
                Root::Local(local) => module.locals[local].mutable,
                Root::Workgroup(_) => true,
                Root::Binding(binding) => {
                    module.bindings[binding].space == AddressSpace::StorageReadWrite
                }
            },
            Expr::Texture(op, place, _) => {
                module.handle(place).is_some_and(|handle| op.may_change(handle))
            }
            expr => expr.is_effect(),
        })
    }

    /// Whether the expression is stable and costs nothing to evaluate again.
    pub(super) fn is_trivial(&self, expr: ExprId) -> bool {
        match &self.module.exprs[expr].kind {
            Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Builtin(_)
            | Expr::Length(_)
            | Expr::Variant(..)
            | Expr::Number(..)
            | Expr::Error => true,
            Expr::Swizzle(base, _) => self.is_trivial(*base),
            Expr::Unary(_, operand) => self.is_trivial(*operand),
            Expr::Load(place) => {
                matches!(place.root, Root::Local(local) if !self.module.locals[local].mutable)
                    && place.projections.is_empty()
            }
            _ => false,
        }
    }

    /// Whether the expression consists of literals, constants and operators.
    pub(super) fn is_constant(&self, expr: ExprId) -> bool {
        !self.module.any(expr, &|expr| {
            matches!(
                expr,
                Expr::Load(_)
                    | Expr::Builtin(_)
                    | Expr::Length(_)
                    | Expr::Call(..)
                    | Expr::Texture(..)
                    | Expr::Cooperative(..)
                    | Expr::Ref(..)
            ) || expr.is_effect()
        })
    }

    /// Whether evaluating the expression can change anything.
    pub(super) fn has_effects(&self, expr: ExprId) -> bool {
        self.module.any(expr, &Expr::is_effect)
    }

    /// Reports an undeclared name.
    pub(super) fn unknown_name(&mut self, name: &Name) {
        let mut diagnostic = Diagnostic::new(
            Code::UnknownName,
            name.span,
            format!("cannot find `{}` in this kernel", name.text),
        );
        let known = self.scopes.iter().flat_map(Symbols::iter).map(|(name, _)| name);
        let close = known
            .map(|known| (edit_distance(known, &name.text), known))
            .filter(|(distance, _)| *distance <= name.text.len().div_ceil(3))
            .min();
        let variant = || {
            "write a variant with its enum, `State::Idle`, and pass a type as a type argument, \
             `f::<Sum>(…)`"
                .to_owned()
        };
        let is_variant = crate::items::paths::is_camel_case(&name.text);
        let hint = hints::for_name(&name.text).or_else(|| is_variant.then(variant));
        diagnostic = match close {
            _ if hint.is_some() => diagnostic.note(hint.unwrap_or_default()),
            Some((_, known)) => diagnostic.note(format!("a similar name exists: `{known}`")),
            None => diagnostic.note(
                "pass the value as a parameter, or declare a `const` inside the kernel, or one \
                 outside with `#[device]`",
            ),
        };
        self.diags.push(diagnostic);
    }
}

/// A variable as a place.
pub(super) fn variable(local: LocalId, span: Span) -> Place {
    Place { root: Root::Local(local), projections: Vec::new(), span }
}
