//! Visitors that change syn's trees and compile fast; see [`visit`](super::visit).

/// The trait object of a visitor.
pub(crate) trait AsVisitMut {
    fn as_visit_mut(&mut self) -> &mut dyn VisitMut;
}

impl<V: VisitMut> AsVisitMut for V {
    fn as_visit_mut(&mut self) -> &mut dyn VisitMut {
        self
    }
}

struct Walk<'v>(&'v mut dyn VisitMut);

macro_rules! nodes {
    ($($visit:ident: $Node:ident,)*) => {
        /// Each method visits the children of its node, unless a visitor says otherwise.
        pub(crate) trait VisitMut: AsVisitMut {
            $(fn $visit(&mut self, node: &mut syn::$Node) {
                $visit(self.as_visit_mut(), node);
            })*
        }

        impl syn::visit_mut::VisitMut for Walk<'_> {
            $(fn $visit(&mut self, node: &mut syn::$Node) {
                self.0.$visit(node);
            })*
        }

        $(
            /// Visits the children of a node. Inlined where the visitor is known, the visitors of all
            /// nodes would become parts of each other, and a release build would not end.
            #[inline(never)]
            pub(crate) fn $visit(visitor: &mut dyn VisitMut, node: &mut syn::$Node) {
                syn::visit_mut::$visit(&mut Walk(visitor), node);
            }
        )*
    };
}

nodes! {
    visit_arm_mut: Arm, visit_attribute_mut: Attribute, visit_block_mut: Block,
    visit_expr_mut: Expr, visit_expr_call_mut: ExprCall, visit_expr_closure_mut: ExprClosure,
    visit_expr_for_loop_mut: ExprForLoop, visit_expr_if_mut: ExprIf, visit_expr_let_mut: ExprLet,
    visit_expr_match_mut: ExprMatch, visit_expr_method_call_mut: ExprMethodCall,
    visit_expr_path_mut: ExprPath, visit_expr_repeat_mut: ExprRepeat,
    visit_expr_struct_mut: ExprStruct, visit_expr_while_mut: ExprWhile, visit_field_pat_mut: FieldPat,
    visit_field_value_mut: FieldValue, visit_fn_arg_mut: FnArg,
    visit_generic_argument_mut: GenericArgument, visit_generics_mut: Generics,
    visit_ident_mut: Ident, visit_impl_item_fn_mut: ImplItemFn, visit_item_mut: Item,
    visit_item_const_mut: ItemConst, visit_item_enum_mut: ItemEnum, visit_item_fn_mut: ItemFn,
    visit_item_impl_mut: ItemImpl, visit_item_macro_mut: ItemMacro, visit_item_mod_mut: ItemMod,
    visit_item_struct_mut: ItemStruct, visit_item_trait_mut: ItemTrait, visit_item_use_mut: ItemUse,
    visit_local_mut: Local, visit_macro_mut: Macro, visit_pat_mut: Pat,
    visit_pat_ident_mut: PatIdent, visit_pat_struct_mut: PatStruct, visit_path_mut: Path, visit_path_segment_mut: PathSegment,
    visit_qself_mut: QSelf, visit_receiver_mut: Receiver, visit_return_type_mut: ReturnType,
    visit_signature_mut: Signature, visit_stmt_mut: Stmt, visit_trait_item_fn_mut: TraitItemFn,
    visit_type_mut: Type, visit_type_array_mut: TypeArray, visit_type_path_mut: TypePath,
}
