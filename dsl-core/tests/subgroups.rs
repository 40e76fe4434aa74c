//! Every subgroup operation on each of its types. naga accepts the WGSL. No GPU is asked for an
//! operation that needs Vulkan's `shaderSubgroupExtendedTypes`, which wgpu does not enable.

use dsl_core::builtins::{Builtin, subgroups};
use dsl_core::ir::{Scalar, Ty};
use naga::valid::{Capabilities, FunctionInfo, ValidationFlags, Validator};
use naga::{Block, Expression, Handle, Module, ScalarKind, Statement};

#[test]
fn no_operation_needs_extended_types() {
    let mut operations = 0;
    for builtin in Builtin::all().filter(|builtin| subgroups::contains(builtin.name)) {
        for ty in builtin.class.types() {
            let kernel = kernel(builtin, &ty);
            let found = operands(&wgsl(&kernel));
            assert!(!found.is_empty(), "no subgroup operation: {kernel}");
            let is_defined = |scalar: &naga::Scalar| {
                scalar.kind == ScalarKind::Bool || scalar.width == 4 || *scalar == naga::Scalar::F64
            };
            assert!(found.iter().all(is_defined), "{kernel}: {found:?}");
            operations += 1;
        }
    }
    // 18 operations on numbers, of 7 types in 4 lengths; 3 on integers, of 4 types; 3 on truth
    // values.
    assert_eq!(operations, 18 * 7 * 4 + 3 * 4 * 4 + 3);
}

/// A kernel that stores the result of an operation.
fn kernel(builtin: &Builtin, ty: &Ty) -> String {
    let name = Builtin::identifier(builtin.name);
    let result = builtin.result.apply(ty);
    let from = if builtin.params.is_empty() { "" } else { ", 1" };
    let is_bool = |ty: &Ty| ty.scalar() == Some(Scalar::Bool);
    let (input, value) = if is_bool(ty) { (Ty::U32, "x[i] > 0") } else { (ty.clone(), "x[i]") };
    let (output, cast) = if is_bool(&result) { (Ty::U32, " as u32") } else { (result, "") };
    format!(
        "fn k(x: &[{}], out: &mut [{}]) {{ let i = local_invocation_index(); out[i] = {name}({value}{from}){cast}; }}",
        input.rust(),
        output.rust(),
    )
}

fn wgsl(kernel: &str) -> String {
    let item = kernel.parse().unwrap_or_else(|error| panic!("{error}: {kernel}"));
    match dsl_core::compile("workgroup_size = 64".parse().expect("tokens"), item) {
        Ok(compiled) => compiled.wgsl[0].text.clone(),
        Err(errors) => panic!("{}\n{kernel}", errors[0].render()),
    }
}

/// The operands of a module's subgroup operations.
fn operands(text: &str) -> Vec<naga::Scalar> {
    let module = naga::front::wgsl::parse_str(text).expect("naga has accepted it");
    let info = Validator::new(ValidationFlags::all(), Capabilities::all())
        .validate(&module)
        .expect("naga has accepted it");
    let mut found = Vec::new();
    for (handle, function) in module.functions.iter() {
        visit(&module, &info[handle], &function.body, &mut found);
    }
    for (i, entry) in module.entry_points.iter().enumerate() {
        visit(&module, info.get_entry_point(i), &entry.function.body, &mut found);
    }
    found
}

fn visit(module: &Module, info: &FunctionInfo, block: &Block, found: &mut Vec<naga::Scalar>) {
    let scalar = |argument: Handle<Expression>| {
        info[argument].ty.inner_with(&module.types).scalar().expect("a scalar or a vector")
    };
    for statement in block {
        match statement {
            Statement::SubgroupBallot { .. } => found.push(naga::Scalar::BOOL),
            Statement::SubgroupGather { argument, .. }
            | Statement::SubgroupCollectiveOperation { argument, .. } => {
                found.push(scalar(*argument));
            }
            Statement::Block(block) => visit(module, info, block, found),
            Statement::If { accept, reject, .. } => {
                visit(module, info, accept, found);
                visit(module, info, reject, found);
            }
            Statement::Loop { body, continuing, .. } => {
                visit(module, info, body, found);
                visit(module, info, continuing, found);
            }
            Statement::Switch { cases, .. } => {
                cases.iter().for_each(|case| visit(module, info, &case.body, found));
            }
            _ => {}
        }
    }
}
