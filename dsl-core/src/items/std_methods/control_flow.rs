// `ControlFlow` as std defines it.

#[derive(Clone, Copy, PartialEq, Eq)]
enum ControlFlow<B, C = ()> {
    Continue(C),
    Break(B),
}

impl<B, C> ControlFlow<B, C> {
    fn is_break(&self) -> bool {
        matches!(*self, ControlFlow::Break(_))
    }

    fn is_continue(&self) -> bool {
        matches!(*self, ControlFlow::Continue(_))
    }

    fn break_value(self) -> Option<B> {
        match self {
            ControlFlow::Continue(_) => None,
            ControlFlow::Break(value) => Some(value),
        }
    }

    fn continue_value(self) -> Option<C> {
        match self {
            ControlFlow::Continue(value) => Some(value),
            ControlFlow::Break(_) => None,
        }
    }
}
