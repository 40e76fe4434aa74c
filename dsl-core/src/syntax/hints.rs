//! What users of WGSL, CUDA and plain Rust write by habit, and what it is called here.

use crate::ir::{Barrier, BuiltinValue};

/// What to write instead of a name that kernels do not have.
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
            "the workgroup size stands in the attribute: declare a `const` of that number inside \
             the kernel"
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
        "Ok" | "Err" => {
            "kernels have no `Result` but the one of `compare_exchange`: return an `Option`"
        }
        "from_fn" => "write `std::array::from_fn(…)`",
        "swap" | "replace" => "they are `std::mem::swap(&mut a, &mut b)` and `replace`",
        "squareroot" | "square_root" => "write `x.sqrt()`",
        "power" => "write `x.powf(y)`, or `x.powi(n)` with an integer",
        "fmod" | "modulo" => "write `x % y`, or `x.rem_euclid(y)`",
        "drop" => "kernels have nothing to drop: leave it out",
        _ => return None,
    };
    Some(hint.to_owned())
}

/// Whether a macro makes text, or takes memory of a heap.
pub(crate) fn is_host_macro(path: &syn::Path) -> bool {
    let name = path.segments.last().map(|segment| segment.ident.to_string());
    matches!(name.unwrap_or_default().as_str(), "vec" | "format" | "write" | "writeln")
}

/// What to write instead of a macro that kernels do not have.
pub(crate) fn for_macro(path: &syn::Path) -> &'static str {
    let name = path.segments.last().map(|segment| segment.ident.to_string());
    match name.unwrap_or_default().as_str() {
        "vec" => "kernels have no heap: use a fixed array, `[value; N]`",
        "format" | "write" | "writeln" => {
            "kernels have no text: `println!` gives values to the host, which makes text of them"
        }
        "workgroup_var" => {
            "`workgroup_var!` is a statement of its own, which names the variable: \
             `workgroup_var!(tile: [f32; 64]);`"
        }
        _ => {
            "this macro is not available in kernels: write out what it stands for, or put its `macro_rules!` ahead \
             of the call, into the same function or the same `#[device] mod`"
        }
    }
}
