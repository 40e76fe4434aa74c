//! Names that users of WGSL, CUDA and plain Rust write by habit, and their equivalents here.

use crate::builtins::Builtin;
use crate::ir::{Barrier, BuiltinValue};

/// The advice for a name that kernels do not have.
pub(crate) fn for_name(name: &str) -> Option<String> {
    let is_function = BuiltinValue::ALL.iter().any(|(_, rust)| *rust == name)
        || Barrier::CALLED.iter().any(|(_, rust, _)| *rust == name);
    if is_function {
        return Some(format!("it is a function: write `{name}()`"));
    }
    if let Some(rust) = crate::builtins::subgroups::by_wgsl(name) {
        return Some(format!("write `{rust}(…)`"));
    }
    let hint = match name {
        "local_id" | "lid" | "thread_idx" | "threadIdx" | "thread_id" | "localInvocationId" => {
            "write `local_invocation_id()`, or `local_invocation_index()` for one number"
        }
        "global_id" | "gid" | "globalInvocationId" => "write `global_invocation_id()`",
        "group_id" | "block_idx" | "blockIdx" | "block_id" | "workgroupId" => {
            "write `workgroup_id()`"
        }
        "grid_dim" | "gridDim" | "numWorkgroups" | "num_groups" => "write `num_workgroups()`",
        "workgroup_size" | "block_dim" | "blockDim" | "group_size" => {
            "the workgroup size is in the attribute: declare a `const` of that number inside the \
             kernel"
        }
        "barrier" | "workgroupBarrier" | "__syncthreads" | "syncthreads" | "sync_threads" => {
            "write `workgroup_barrier()`"
        }
        "__shfl_sync" => "write `subgroup_shuffle(x, i)`",
        "__shfl_up_sync" => "write `subgroup_shuffle_up(x, n)`",
        "__shfl_down_sync" => "write `subgroup_shuffle_down(x, n)`",
        "__shfl_xor_sync" => "write `subgroup_shuffle_xor(x, mask)`",
        "__ballot_sync" => "write `subgroup_ballot(b)`",
        "warpSize" => "write `subgroup_size()`",
        "storageBarrier" => "write `storage_barrier()`",
        "subgroupBarrier" | "__syncwarp" | "simdgroup_barrier" => "write `subgroup_barrier()`",
        "workgroupUniformLoad" => "write `workgroup_uniform_load(&x)`",
        "coopLoad" | "coopLoadT" | "coopStore" | "coopStoreT" | "coopMultiplyAdd" => {
            "write `coop_load`, `coop_load_t`, `coop_store`, `coop_store_t`, `coop_multiply_add`"
        }
        "arrayLength" | "array_length" => "write `x.len()`",
        "atomicAdd" | "atomicSub" | "atomicMin" | "atomicMax" | "atomicAnd" | "atomicOr"
        | "atomicXor" | "atomicLoad" | "atomicStore" | "atomicExchange" | "atomic_add" => {
            "atomics have methods: `x.fetch_add(1)`, `x.load()`, `x.store(1)` and the like"
        }
        "from_fn" => "write `std::array::from_fn(…)`",
        "swap" | "replace" => "write `std::mem::swap(&mut a, &mut b)`, or `std::mem::replace`",
        "squareroot" | "square_root" => "write `x.sqrt()`",
        "power" => "write `x.powf(y)`, or `x.powi(n)` with an integer",
        "fmod" | "modulo" => "write `x % y`, or `x.rem_euclid(y)`",
        "drop" => "kernels have nothing to drop: leave it out",
        _ => return None,
    };
    Some(hint.to_owned())
}

/// The advice for a function of another language. Users may have functions of these names.
pub(crate) fn for_foreign_function(name: &str) -> Option<String> {
    if let Some(hint) = of_c_mathematics(name).or_else(|| for_foreign_type(name)) {
        return Some(hint);
    }
    let hint = match name {
        "get_global_id" => "write `global_invocation_id().x`, and `.y`, `.z`",
        "get_local_id" => "write `local_invocation_id().x`, and `.y`, `.z`",
        "get_group_id" => "write `workgroup_id().x`, and `.y`, `.z`",
        "get_num_groups" => "write `num_workgroups().x`, and `.y`, `.z`",
        "thread_idx_x" => "write `local_invocation_id().x`",
        "block_idx_x" => "write `workgroup_id().x`",
        "index_1d" => "write `global_invocation_id().x`",
        "get_local_size" | "block_dim_x" => {
            "the workgroup size is in the attribute: declare a `const` of that number inside the \
             kernel"
        }
        "get_global_size" => "multiply `num_workgroups().x` by the workgroup size in the attribute",
        "sync_workgroup" | "group_barrier" | "GroupMemoryBarrierWithGroupSync" => {
            "write `workgroup_barrier()`"
        }
        "printf" => "write `println!(\"{}\", x)`",
        "mad" | "fma" => "write `a.mul_add(b, c)`",
        "frac" => "write `x.fract()`",
        "rsqrt" | "inverseSqrt" => "write `inverse_sqrt(x)`",
        "lerp" => "write `mix(a, b, t)`",
        _ => return None,
    };
    Some(hint.to_owned())
}

/// `sqrtf(x)`, `fmaxf(a, b)`.
fn of_c_mathematics(name: &str) -> Option<String> {
    let stem = name.strip_suffix('f')?;
    let stem = match stem {
        "fabs" | "fmax" | "fmin" => &stem[1..],
        "pow" => "powf",
        "log" => "ln",
        stem => stem,
    };
    Builtin::named(stem).next().map(|_| format!("write `x.{stem}(…)`"))
}

/// The advice for a type of another language.
pub(crate) fn for_foreign_type(name: &str) -> Option<String> {
    const SCALARS: [(&str, &str); 6] = [
        ("float", "f32"),
        ("double", "f64"),
        ("half", "f16"),
        ("int", "i32"),
        ("uint", "u32"),
        ("unsigned", "u32"),
    ];
    // `float3` and `vec3f`.
    const PREFIXES: [(&str, &str); 3] = [("float", "Vec"), ("int", "IVec"), ("uint", "UVec")];
    const SUFFIXES: [(&str, &str); 3] = [("f", "Vec"), ("i", "IVec"), ("u", "UVec")];
    if let Some((_, rust)) = SCALARS.iter().find(|(foreign, _)| *foreign == name) {
        return Some(format!("write `{rust}`"));
    }
    let (components, component, size) = match name.strip_prefix("vec") {
        Some(rest) => (SUFFIXES, rest.get(1..)?, rest.get(..1)?),
        None => {
            let (component, size) = name.split_at_checked(name.len().checked_sub(1)?)?;
            (PREFIXES, component, size)
        }
    };
    let (_, rust) = components.iter().find(|(foreign, _)| *foreign == component)?;
    ["2", "3", "4"].contains(&size).then(|| {
        let values = ["x, y", "x, y, z", "x, y, z, w"][size.parse::<usize>().unwrap_or(2) - 2];
        format!("write `{rust}{size}`, and `{rust}{size}::new({values})` for a value")
    })
}

/// Whether a macro makes text, or allocates on a heap.
pub(crate) fn is_host_macro(path: &syn::Path) -> bool {
    let name = path.segments.last().map(|segment| segment.ident.to_string());
    matches!(name.unwrap_or_default().as_str(), "vec" | "format" | "write" | "writeln")
}

/// The advice for a macro that kernels do not have.
pub(crate) fn for_macro(path: &syn::Path) -> &'static str {
    let name = path.segments.last().map(|segment| segment.ident.to_string());
    match name.unwrap_or_default().as_str() {
        "vec" => "kernels have no heap: use a fixed array, `[value; N]`",
        "format" | "write" | "writeln" => {
            "kernels have no text: `println!` sends values to the host, which formats them"
        }
        "workgroup_var" => {
            "write `workgroup_var!` as a statement that names the variable: \
             `workgroup_var!(tile: [f32; 64]);`"
        }
        "__shared__" | "shared" | "workgroup" => {
            "memory that a workgroup shares is declared with `workgroup_var!(name: [f32; 64]);`"
        }
        _ => {
            "this macro is not available in kernels: write out its expansion, or put its \
             `macro_rules!` into the same file"
        }
    }
}
