//! Visitors of syn's trees that compile fast.
//!
//! syn's own `Visit` has a method for each of 180 kinds of nodes, and all of them are compiled anew for
//! each visitor. Here `Walk` is the only type that implements it: it asks a trait object, which has
//! methods for the nodes that this crate's visitors look at.

/// The trait object of a visitor.
pub(crate) trait AsVisit<'ast> {
    fn as_visit(&mut self) -> &mut dyn Visit<'ast>;
}

impl<'ast, V: Visit<'ast>> AsVisit<'ast> for V {
    fn as_visit(&mut self) -> &mut dyn Visit<'ast> {
        self
    }
}

struct Walk<'v, 'ast>(&'v mut dyn Visit<'ast>);

macro_rules! nodes {
    ($($visit:ident: $Node:ident,)*) => {
        /// Each method visits the children of its node, unless a visitor says otherwise.
        pub(crate) trait Visit<'ast>: AsVisit<'ast> {
            $(fn $visit(&mut self, node: &'ast syn::$Node) {
                $visit(self.as_visit(), node);
            })*
        }

        impl<'ast> syn::visit::Visit<'ast> for Walk<'_, 'ast> {
            $(fn $visit(&mut self, node: &'ast syn::$Node) {
                self.0.$visit(node);
            })*
        }

        $(
            /// Visits the children of a node. Inlined where the visitor is known, the visitors of all
            /// nodes would become parts of each other, and a release build would not end.
            #[inline(never)]
            pub(crate) fn $visit<'ast>(visitor: &mut dyn Visit<'ast>, node: &'ast syn::$Node) {
                syn::visit::$visit(&mut Walk(visitor), node);
            }
        )*
    };
}

nodes! {
    visit_angle_bracketed_generic_arguments: AngleBracketedGenericArguments, visit_arm: Arm,
    visit_attribute: Attribute, visit_block: Block, visit_const_param: ConstParam, visit_expr: Expr,
    visit_expr_binary: ExprBinary, visit_expr_break: ExprBreak, visit_expr_call: ExprCall,
    visit_expr_closure: ExprClosure, visit_expr_for_loop: ExprForLoop, visit_expr_if: ExprIf,
    visit_expr_index: ExprIndex, visit_expr_let: ExprLet, visit_expr_loop: ExprLoop,
    visit_expr_match: ExprMatch, visit_expr_method_call: ExprMethodCall, visit_expr_path: ExprPath,
    visit_expr_range: ExprRange, visit_expr_reference: ExprReference, visit_expr_struct: ExprStruct,
    visit_expr_while: ExprWhile, visit_field: Field, visit_fn_arg: FnArg, visit_generics: Generics,
    visit_ident: Ident, visit_impl_item_fn: ImplItemFn, visit_item: Item,
    visit_item_const: ItemConst, visit_item_enum: ItemEnum, visit_item_fn: ItemFn,
    visit_item_impl: ItemImpl, visit_item_mod: ItemMod, visit_item_struct: ItemStruct,
    visit_item_trait: ItemTrait, visit_item_type: ItemType, visit_item_use: ItemUse,
    visit_lit_int: LitInt, visit_lit_str: LitStr, visit_local: Local, visit_macro: Macro,
    visit_member: Member, visit_pat: Pat, visit_pat_ident: PatIdent, visit_pat_or: PatOr,
    visit_pat_struct: PatStruct, visit_pat_tuple_struct: PatTupleStruct, visit_path: Path,
    visit_receiver: Receiver, visit_return_type: ReturnType, visit_signature: Signature,
    visit_stmt: Stmt, visit_trait_item_fn: TraitItemFn, visit_type: Type,
    visit_type_array: TypeArray, visit_type_impl_trait: TypeImplTrait, visit_type_path: TypePath,
    visit_visibility: Visibility,
}
