//! The messages of a kernel to the host: printed lines and failed assertions.

use std::collections::BTreeMap;

use proc_macro2::Span;

use super::expr::ExprId;
use super::variable::BindingId;
use crate::ty::Ty;

/// The messages of a kernel to the host: lines to print, and failed assertions.
#[derive(Debug, Default)]
pub struct Messages {
    /// Messages of statements that evaluate a tuple; the tuple's members are the values.
    pub open: BTreeMap<ExprId, Message>,
    /// Messages whose values are written to memory, by number.
    pub list: Vec<WrittenMessage>,
    /// The binding that they are written to.
    pub binding: Option<BindingId>,
}

/// A message whose values are written to memory.
#[derive(Debug)]
pub struct WrittenMessage {
    /// The message.
    pub message: Message,
    /// The types of its values.
    pub types: Vec<Ty>,
    /// The size of the values in words.
    pub words: u32,
}

/// A line to print, or a failed assertion.
#[derive(Debug)]
pub struct Message {
    /// Whether it makes the launch fail.
    pub is_failure: bool,
    /// Whether it ends a line.
    pub ends_line: bool,
    /// The text.
    pub text: MessageText,
    /// The macro or method.
    pub span: Span,
}

impl Message {
    /// A failed assertion.
    pub(crate) fn failure(text: MessageText, span: Span) -> Message {
        Message { is_failure: true, ends_line: true, text, span }
    }
}

/// The text of a message: its subject, the format string with its arguments, and the values after
/// it.
#[derive(Debug, Default)]
pub struct MessageText {
    /// The subject, written by the compiler.
    pub about: Option<String>,
    /// The format string.
    pub format: Option<syn::LitStr>,
    /// Its arguments.
    pub args: Vec<MessageArg>,
    /// The labels of the values that follow the arguments' values.
    pub shown: Vec<String>,
}

/// An argument of a format string: the next value, or a string.
#[derive(Debug)]
pub struct MessageArg {
    /// Its name, if it has one.
    pub name: Option<syn::Ident>,
    /// The string.
    pub literal: Option<syn::LitStr>,
}
