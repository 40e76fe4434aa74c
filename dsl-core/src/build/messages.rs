//! Messages to the host. Takes bodies whose types are known, and writes out each message. A kernel
//! with messages gets one more binding, an array of atomics:
//!
//! | words | content |
//! |---|---|
//! | 0 | how many words lines have taken |
//! | 1 | how many lines found no room |
//! | 2 | how many words failures have taken |
//! | 3 | how many failures found no room |
//! | 4 to 1023 | failures |
//! | 1024 to the end | lines |
//!
//! A failure or line begins with three words that identify the message and its invocation. Its
//! values follow (`dsl-runtime`'s `messages.rs` reads them).

use proc_macro2::Span;

use crate::diagnostic::{Code, Diagnostics};
use crate::infer::{Call, Types};
use crate::ir::{
    AddressSpace, Arg, AtomicOp, BinaryOp, Binding, BindingId, Block, BuiltinValue, Callee, Expr,
    ExprId, ExprNode, Function, FunctionId, Literal, Local, LocalId, LocalKind, Message, Messages,
    Mode, Module, Name, Place, Projection, Root, Scalar, Signature, SignatureId, SignatureParam,
    Stmt, StmtKind, Ty, UnaryOp, WrittenMessage,
};

/// Where failures and lines begin.
const FAILURES: u32 = 4;
const LINES: u32 = 1024;

/// The number of words before the values.
const HEADER: usize = 3;

/// Writes out the messages of all bodies.
pub(super) fn write_out(module: &mut Module, types: &mut Types, diags: &mut Diagnostics) {
    if module.messages.open.is_empty() {
        return;
    }
    let mut writer = Writer { module, types, diags, take_room: None };
    Module::change_bodies(&mut writer, |writer| writer.module, Writer::block);
    module.messages.open.clear();
}

struct Writer<'a> {
    module: &'a mut Module,
    types: &'a mut Types,
    diags: &'a mut Diagnostics,
    /// See [`Writer::take_room`].
    take_room: Option<(FunctionId, SignatureId)>,
}

impl Writer<'_> {
    fn block(&mut self, mut block: Block) -> Block {
        let mut stmts = Vec::with_capacity(block.stmts.len());
        for mut stmt in std::mem::take(&mut block.stmts) {
            stmt.kind.for_each_block_mut(&mut |inner| {
                *inner = self.block(std::mem::take(inner));
            });
            if let StmtKind::Expr(values) = stmt.kind
                && let Some(message) = self.module.messages.open.remove(&values)
            {
                let written = self.message(message, values).into_iter();
                stmts.extend(written.map(|of| Stmt { source: stmt.source.clone(), ..of }));
            } else {
                stmts.push(stmt);
            }
        }
        Block { stmts }
    }

    /// Reserves room for the message, and stores it there.
    fn message(&mut self, message: Message, values: ExprId) -> Vec<Stmt> {
        let span = message.span;
        let Expr::Tuple(values) = &self.module.exprs[values].kind else { return Vec::new() };
        let values = values.clone();
        let (mut words, mut types) = (Vec::new(), Vec::new());
        for value in values {
            let ty = self.types.expr(value).clone();
            if ty == Ty::Error {
                return Vec::new();
            }
            self.words(value, &ty, span, &mut words);
            types.push(ty);
        }
        let size = (words.len() + HEADER) as u32;
        if size > LINES - FAILURES {
            let message = format!(
                "these values take {} words of 4 bytes, and a message has room for {}: show fewer",
                words.len(),
                LINES - FAILURES - HEADER as u32
            );
            self.diags.error(Code::Argument, span, message);
            return Vec::new();
        }
        let number = self.module.messages.list.len() as u32;
        let is_failure = message.is_failure;
        let words_of_values = words.len() as u32;
        self.module.messages.list.push(WrittenMessage { message, types, words: words_of_values });
        let header = self.header(number, span);
        let (counter, start, limit) = match is_failure {
            true => (2, FAILURES, self.number(LINES - FAILURES - size + 1, span)),
            false => {
                let binding = self.binding(span);
                let place = Place { root: Root::Binding(binding), projections: Vec::new(), span };
                let length = self.node(Expr::Length(place), Ty::U32, span);
                let kept = self.number(LINES + size - 1, span);
                (0, LINES, self.node(Expr::Binary(BinaryOp::Sub, length, kept), Ty::U32, span))
            }
        };
        self.room(counter, size, limit, span, |cx, at| {
            let words = header.into_iter().chain(words);
            let store = |(n, word): (u32, ExprId)| {
                let offset = cx.number(start + n, span);
                let at = cx.load(at, span);
                let index = cx.node(Expr::Binary(BinaryOp::Add, at, offset), Ty::U32, span);
                let store = cx.atomic(AtomicOp::Store, index, vec![word], span);
                Stmt::new(StmtKind::Expr(store), span)
            };
            (0..).zip(words).map(store).collect()
        })
    }

    /// `let limit = …; let at = take_room(counter, size, limit); if at < limit { … }`
    fn room(
        &mut self,
        counter: u32,
        size: u32,
        limit: ExprId,
        span: Span,
        store: impl FnOnce(&mut Self, LocalId) -> Vec<Stmt>,
    ) -> Vec<Stmt> {
        let (limit_local, at) = (self.local("limit", span), self.local("at", span));
        let let_ = |local, init| Stmt::new(StmtKind::Let { local, init: Some(init) }, span);
        let limit = let_(limit_local, limit);
        let (function, signature) = self.take_room(span);
        let loaded = self.load(limit_local, span);
        let args = vec![self.number(counter, span), self.number(size, span), loaded];
        let passed = args.iter().map(|arg| Arg::Value(*arg)).collect();
        let callee = Callee::Function(signature, Vec::new());
        let call = self.node(Expr::Invoke(callee, args), Ty::U32, span);
        self.types.set_call(call, Call { function, args: passed });
        let taken = let_(at, call);
        let has_room = self.below(at, limit_local, span);
        let stored = store(self, at);
        vec![limit, taken, self.if_(has_room, stored, span)]
    }

    /// The function that reserves room. The first message creates it.
    fn take_room(&mut self, span: Span) -> (FunctionId, SignatureId) {
        if let Some(known) = self.take_room {
            return known;
        }
        let names = ["counter", "size", "limit"];
        let name = |text: &str| Name { text: text.to_owned(), span };
        let param = |text| SignatureParam { name: name(text), mode: Mode::Value, ty: Ty::U32 };
        let signature = self.module.signatures.push(Signature {
            name: name("take_room"),
            self_ty: None,
            generics: Vec::new(),
            bounds: Vec::new(),
            params: names.map(param).to_vec(),
            result: Ty::U32,
        });
        let params = names.map(|name| {
            let local = self.local(name, span);
            self.module.locals[local].kind = LocalKind::Argument;
            local
        });
        let body = Block { stmts: self.take_room_body(params, span) };
        let (name, params, result) = (name("take_room"), params.to_vec(), Ty::U32);
        let function = self.module.functions.push(Function { name, params, result, body });
        *self.take_room.insert((function, signature))
    }

    /// Adds `size` to a counter unless the counter has reached `limit`; if it has, the next counter
    /// counts the message. Returns the old value of the counter.
    fn take_room_body(&mut self, [counter, size, limit]: [LocalId; 3], span: Span) -> Vec<Stmt> {
        let at = self.local("at", span);
        (self.module.locals[at].mutable, self.module.locals[at].assigned) = (true, true);
        let counter_index = self.load(counter, span);
        let load = self.atomic(AtomicOp::Load, counter_index, Vec::new(), span);
        let loaded = Stmt::new(StmtKind::Let { local: at, init: Some(load) }, span);
        let (index, size) = (self.load(counter, span), self.load(size, span));
        let value = self.atomic(AtomicOp::Add, index, vec![size], span);
        let place = Place { root: Root::Local(at), projections: Vec::new(), span };
        let taken = Stmt::new(StmtKind::Assign { place, op: None, value }, span);
        let has_room = self.below(at, limit, span);
        let taken = self.if_(has_room, vec![taken], span);
        let (index, one) = (self.load(counter, span), self.number(1, span));
        let next = self.node(Expr::Binary(BinaryOp::Add, index, one), Ty::U32, span);
        let one = self.number(1, span);
        let lost = self.atomic(AtomicOp::Add, next, vec![one], span);
        let lost = Stmt::new(StmtKind::Expr(lost), span);
        let has_room = self.below(at, limit, span);
        let has_none = self.node(Expr::Unary(UnaryOp::Not, has_room), Ty::BOOL, span);
        let lost = self.if_(has_none, vec![lost], span);
        let value = self.load(at, span);
        vec![loaded, taken, lost, Stmt::new(StmtKind::Return(Some(value)), span)]
    }

    fn if_(&self, condition: ExprId, accept: Vec<Stmt>, span: Span) -> Stmt {
        let (accept, reject) = (Block { stmts: accept }, Block::default());
        Stmt::new(StmtKind::If { condition, accept, reject }, span)
    }

    fn below(&mut self, at: LocalId, limit: LocalId, span: Span) -> ExprId {
        let (at, limit) = (self.load(at, span), self.load(limit, span));
        self.node(Expr::Binary(BinaryOp::Lt, at, limit), Ty::BOOL, span)
    }

    /// The number of the message, the workgroup, and the invocation.
    fn header(&mut self, number: u32, span: Span) -> [ExprId; HEADER] {
        let workgroup = self.node(
            Expr::Builtin(BuiltinValue::WorkgroupId),
            BuiltinValue::WorkgroupId.ty(),
            span,
        );
        let index = BuiltinValue::LocalInvocationIndex;
        let invocation = self.node(Expr::Builtin(index), index.ty(), span);
        let [x, y, z] = ["x", "y", "z"].map(|name| self.member(workgroup, name, &Ty::U32, span));
        let (low, high) = (self.halves(x, y, span), self.halves(z, invocation, span));
        [self.number(number, span), low, high]
    }

    /// Packs two numbers of 16 bits into a word.
    fn halves(&mut self, low: ExprId, high: ExprId, span: Span) -> ExprId {
        let by = self.number(16, span);
        let high = self.node(Expr::Binary(BinaryOp::Shl, high, by), Ty::U32, span);
        self.node(Expr::Binary(BinaryOp::Or, low, high), Ty::U32, span)
    }

    /// Appends the words of a value, in the order in which the host reads them.
    fn words(&mut self, value: ExprId, ty: &Ty, span: Span, words: &mut Vec<ExprId>) {
        match ty {
            Ty::Scalar(scalar) => self.scalar_words(value, *scalar, span, words),
            Ty::Enum(_) => words.push(self.node(Expr::Cast(value, Ty::U32), Ty::U32, span)),
            Ty::Vector(scalar, n) => {
                for name in ["x", "y", "z", "w"].iter().take(usize::from(*n)) {
                    let component = self.member(value, name, &Ty::Scalar(*scalar), span);
                    self.scalar_words(component, *scalar, span, words);
                }
            }
            Ty::Matrix(n) => {
                let column = Ty::Vector(Scalar::F32, *n);
                for at in 0..u32::from(*n) {
                    let (name, at) = (Name { text: "col".to_owned(), span }, self.number(at, span));
                    let value = self.node(Expr::Call(name, vec![value, at]), column.clone(), span);
                    self.words(value, &column, span, words);
                }
            }
            Ty::Array(element, length) => {
                for at in 0..*length {
                    let at = self.number(at, span);
                    let value = self.node(Expr::Index(value, at), (**element).clone(), span);
                    self.words(value, element, span, words);
                }
            }
            Ty::Struct(of) => {
                for member in of.members.iter().filter(|member| member.ty != Ty::Unit) {
                    let value = self.member(value, &member.name, &member.ty, span);
                    self.words(value, &member.ty, span, words);
                }
            }
            Ty::Unit => {}
            Ty::Error
            | Ty::RuntimeArray(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::CoopMatrix(_)
            | Ty::Param(_) => {
                let message = "a value of this type cannot be shown";
                self.diags.error(Code::Argument, span, message);
            }
        }
    }

    fn scalar_words(&mut self, value: ExprId, scalar: Scalar, span: Span, words: &mut Vec<ExprId>) {
        let bits = |cx: &mut Self, value, of: Scalar| {
            let name = Name { text: "to_bits".to_owned(), span };
            cx.node(Expr::Call(name, vec![value]), Ty::Scalar(of), span)
        };
        match scalar {
            Scalar::U32 => words.push(value),
            Scalar::F32 => words.push(bits(self, value, Scalar::U32)),
            // Each `f16` has an `f32` of the same value.
            Scalar::F16 => {
                let value = self.node(Expr::Cast(value, Ty::F32), Ty::F32, span);
                words.push(bits(self, value, Scalar::U32));
            }
            Scalar::I64 | Scalar::U64 => self.halves_of(value, scalar, span, words),
            Scalar::F64 => {
                let value = bits(self, value, Scalar::U64);
                self.halves_of(value, Scalar::U64, span, words);
            }
            Scalar::Bool
            | Scalar::I32
            | Scalar::I8
            | Scalar::U8
            | Scalar::I16
            | Scalar::U16
            | Scalar::Isize
            | Scalar::Usize
            | Scalar::Char => words.push(self.node(Expr::Cast(value, Ty::U32), Ty::U32, span)),
        }
    }

    fn halves_of(&mut self, value: ExprId, scalar: Scalar, span: Span, words: &mut Vec<ExprId>) {
        let by = self.number(32, span);
        let high = self.node(Expr::Binary(BinaryOp::Shr, value, by), Ty::Scalar(scalar), span);
        for half in [value, high] {
            words.push(self.node(Expr::Cast(half, Ty::U32), Ty::U32, span));
        }
    }

    // Nodes with their types.

    fn binding(&mut self, span: Span) -> BindingId {
        let Messages { binding, .. } = &mut self.module.messages;
        *binding.get_or_insert_with(|| {
            self.module.bindings.push(Binding {
                name: Name { text: "messages".to_owned(), span },
                space: AddressSpace::StorageReadWrite,
                ty: Ty::RuntimeArray(Box::new(Ty::Atomic(Scalar::U32))),
                writable: false,
            })
        })
    }

    fn node(&mut self, kind: Expr, ty: Ty, span: Span) -> ExprId {
        let id = self.module.exprs.push(ExprNode { kind, span });
        self.types.add_expr(&self.module.exprs, &ty);
        id
    }

    fn number(&mut self, value: u32, span: Span) -> ExprId {
        self.node(Expr::Literal(Literal::Int(value.into(), Some(Scalar::U32))), Ty::U32, span)
    }

    fn member(&mut self, of: ExprId, name: &str, ty: &Ty, span: Span) -> ExprId {
        let name = Name { text: name.to_owned(), span };
        self.node(Expr::Swizzle(of, name), ty.clone(), span)
    }

    fn local(&mut self, name: &str, span: Span) -> LocalId {
        let id = self.module.locals.push(Local {
            name: Name { text: name.to_owned(), span },
            kind: LocalKind::Temporary,
            declared: Some(Ty::U32),
            mutable: false,
            assigned: false,
        });
        self.types.add_local(&self.module.locals, &Ty::U32);
        id
    }

    fn load(&mut self, local: LocalId, span: Span) -> ExprId {
        let place = Place { root: Root::Local(local), projections: Vec::new(), span };
        self.node(Expr::Load(place), Ty::U32, span)
    }

    fn atomic(&mut self, op: AtomicOp, index: ExprId, args: Vec<ExprId>, span: Span) -> ExprId {
        let projections = vec![Projection::Index(index)];
        let place = Place { root: Root::Binding(self.binding(span)), projections, span };
        let ty = if op == AtomicOp::Store { Ty::Unit } else { Ty::U32 };
        self.node(Expr::Atomic(op, place, args), ty, span)
    }
}
