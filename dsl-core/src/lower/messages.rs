//! Messages from kernels to the host: `println!`, `assert!`, `panic!`, `dbg!`, `expect`. Each
//! becomes a statement that evaluates a tuple of the values;
//! [`Module::messages`](crate::ir::Module) has the text. `build/messages.rs` writes the values to
//! memory, once their types are known. `build/failures.rs` decides where a failure ends the
//! invocation.

use proc_macro2::Span;

use super::context::Lowerer;
use crate::diagnostic::Code;
use crate::ir::{Expr, ExprId, Message, MessageArg, MessageText, StmtKind};
use crate::syntax::message::{self as syntax, Kind, Text};

impl Lowerer<'_> {
    /// A macro that sends a message to the host. Returns its value, which only `dbg!` has.
    pub(super) fn message(&mut self, mac: &syn::Macro) -> Option<ExprId> {
        if syntax::is_for_debugging(mac) && !cfg!(debug_assertions) {
            return None;
        }
        let message = match syntax::Message::of(mac)? {
            Ok(message) => message,
            Err(error) => {
                self.diags.error(Code::Unsupported, error.span(), error.to_string());
                return None;
            }
        };
        match message.kind {
            Kind::Print(ends_line) => self.print(&message, ends_line),
            Kind::Show => return Some(self.show(&message)),
            Kind::Assert => self.assert(&message),
            Kind::Compare(differ) => self.assert_compared(&message, differ),
            Kind::Panic(begins) => {
                let about = (!begins.is_empty()).then(|| begins.to_owned());
                let about = match (&about, &message.text) {
                    (None, None) => Some("explicit panic".to_owned()),
                    _ => about,
                };
                self.fail(about, message.text.as_ref(), Vec::new(), message.span);
            }
        }
        None
    }

    fn print(&mut self, message: &syntax::Message, ends_line: bool) {
        let (args, values) = self.message_args(message.text.as_ref());
        let format = message.text.as_ref().map(|text| text.format.clone());
        let text = MessageText { format, args, ..MessageText::default() };
        self.tell(Message { is_failure: false, ends_line, text, span: message.span }, values);
    }

    /// `dbg!(x)`: shows the source position and the value, like Rust's.
    fn show(&mut self, message: &syntax::Message) -> ExprId {
        let operands: Vec<&syn::Expr> = message.operands.iter().collect();
        let values = self.settled_operands(&operands);
        for (source, value) in message.sources.iter().zip(&values) {
            let at = message.span.start();
            let place = format!("[{}:{}:{}] ", message.span.file(), at.line, at.column + 1);
            let shown = vec![format!("{place}{source} = ")];
            let text = MessageText { shown, ..MessageText::default() };
            let message = Message { is_failure: false, ends_line: true, text, span: message.span };
            self.tell(message, vec![*value]);
        }
        match values.as_slice() {
            [value] => *value,
            _ => self.push(Expr::Tuple(values), message.span),
        }
    }

    fn assert(&mut self, message: &syntax::Message) {
        let condition = &message.operands[0];
        if let Ok(value) = self.integer_expr(condition) {
            return self.certain_assertion(value != 0, message);
        }
        let holds = self.expr(condition);
        let fails = self.negated(holds, message.span);
        let text = message.text.as_ref();
        let about = text.is_none().then(|| format!("assertion failed: {}", message.sources[0]));
        let fail = |cx: &mut Self| cx.fail(about, text, Vec::new(), message.span);
        self.when(fails, message.span, fail, |_| {});
    }

    fn assert_compared(&mut self, message: &syntax::Message, differ: bool) {
        let [left, right] = [&message.operands[0], &message.operands[1]];
        if let (Ok(a), Ok(b)) = (self.integer_expr(left), self.integer_expr(right)) {
            return self.certain_assertion((a == b) != differ, message);
        }
        let sides = self.settled_operands(&[left, right]);
        let equal = syn::parse_quote_spanned!(message.span=> __left == __right);
        let named = [("left", sides[0]), ("right", sides[1])];
        let equal = self.written(&named, message.span, &equal);
        let fails = if differ { equal } else { self.negated(equal, message.span) };
        let operator = if differ { "!=" } else { "==" };
        let about = Some(format!("assertion `left {operator} right` failed"));
        let shown = vec![("\n  left: ".to_owned(), sides[0]), ("\n right: ".to_owned(), sides[1])];
        let text = message.text.as_ref();
        self.when(fails, message.span, |cx| cx.fail(about, text, shown, message.span), |_| {});
    }

    /// An assertion on constants is checked here.
    fn certain_assertion(&mut self, holds: bool, message: &syntax::Message) {
        if !holds && self.is_reached() {
            let text = format!("this assertion fails: `{}`", message.sources.join("`, `"));
            self.diags.error(Code::ConstArithmetic, message.span, text);
        }
    }

    /// Emits a failure: the failed check, the user's text, and the values to show.
    pub(super) fn fail(
        &mut self,
        about: Option<String>,
        text: Option<&Text>,
        shown: Vec<(String, ExprId)>,
        span: Span,
    ) {
        let (args, mut values) = self.message_args(text);
        let format = text.map(|text| text.format.clone());
        let (labels, also): (Vec<String>, Vec<ExprId>) = shown.into_iter().unzip();
        values.extend(also);
        let text = MessageText { about, format, args, shown: labels };
        self.tell(Message::failure(text, span), values);
    }

    /// The arguments of a text, and the values among them.
    fn message_args(&mut self, text: Option<&Text>) -> (Vec<MessageArg>, Vec<ExprId>) {
        let (mut args, mut exprs) = (Vec::new(), Vec::new());
        for arg in text.iter().flat_map(|text| &text.args) {
            let name = arg.name.clone();
            match crate::syntax::ungroup(&arg.value) {
                syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(literal), .. }) => {
                    args.push(MessageArg { name, literal: Some(literal.clone()) });
                }
                value => {
                    args.push(MessageArg { name, literal: None });
                    exprs.push(value);
                }
            }
        }
        (args, self.settled_operands(&exprs))
    }

    fn settled_operands(&mut self, exprs: &[&syn::Expr]) -> Vec<ExprId> {
        let values = self.operands(exprs);
        values.into_iter().map(|value| self.settled_value(value)).collect()
    }

    fn tell(&mut self, message: Message, values: Vec<ExprId>) {
        let span = message.span;
        let values = self.push(Expr::Tuple(values), span);
        self.module.messages.open.insert(values, message);
        self.emit(StmtKind::Expr(values), span);
    }
}
