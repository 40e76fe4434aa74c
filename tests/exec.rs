//! Runs every kernel of the corpus in `tests/kernels` on every device, compared with plain Rust.
//!
//! Each file there is a module with kernels and a function `check(&Device)`. Here it becomes the
//! tests `NAME::cpu`, `NAME::checked` and `NAME::gpu`. Without a GPU adapter, the `gpu` tests print
//! that they did nothing; with `DSL_REQUIRE_GPU=1` they fail.

mod support;

use support::{on_checked, on_cpu, on_gpus};

macro_rules! corpus {
    ($($name:ident)*) => {
        #[allow(
            unreachable_pub,
            clippy::style,
            clippy::complexity,
            clippy::unit_cmp,
            reason = "the corpus is written as users write modules, in every style"
        )]
        mod kernels {
            $(pub mod $name;)*
        }

        $(
            mod $name {
                #[test]
                fn cpu() {
                    crate::on_cpu(crate::kernels::$name::check);
                }

                #[test]
                fn checked() {
                    crate::on_checked(crate::kernels::$name::check);
                }

                #[test]
                fn gpu() {
                    crate::on_gpus(crate::kernels::$name::check);
                }
            }
        )*

        /// Files that are not listed would never run.
        #[test]
        fn every_file_is_listed() {
            let mut listed = vec![$(stringify!($name)),*];
            listed.sort_unstable();
            assert_eq!(support::corpus_files(), listed);
        }
    };
}

corpus! {
    array_elements
    array_iteration
    array_patterns
    any_number_of_buffers
    arrays_of_slices
    stores_in_arrays_of_slices
    slices_beside_traits
    arrays
    arrays_across_barriers
    atomic_arguments_with_blocks
    barriers
    builtin_values
    bytes_of_words
    call_arguments
    casts
    characters
    chosen_slices
    closures
    code_of_crates
    codecs
    compare_exchange
    compared_parts
    compound_assignment
    compound_operators
    conditions
    computed_constants
    conditions_that_change
    constant_arrays
    constant_conditions
    constants
    constants_on_host
    conversions
    cooperative_matrices
    deferred_let
    derived_equality
    destructuring_assignment
    device_methods
    default_arguments
    division
    division_edges
    double_functions
    doubles
    early_return
    endless_loops
    enums_behind_references
    enums_with_data
    evaluation_order
    evaluation_order_everywhere
    evaluation_order_of_compounds
    evaluation_order_of_parts
    evaluation_order_of_places
    float_atomics
    float_bits
    float_math
    float_more_math
    float_powers
    float_rounding
    floats
    for_combined
    for_extremes
    for_ranges
    for_reversed_stepped
    for_the_host
    for_variables
    from_macros
    function_names
    functions
    functions_as_values
    functions_of_expected_types
    functions_on_host
    functions_with_barriers
    given_slices
    generic
    generic_arguments_told
    generic_operators
    generic_functions_of_structs
    items_of_bounds
    own_clones
    operators_of_two_types
    declared_in_branches
    names_of_std
    negative_variants
    generic_structs
    guards_with_blocks
    half_floats
    higher_order
    idioms_of_crates
    if_values
    impls_of_arrays
    impls_that_apply
    indices_of_parts
    inference
    inferred_conversions
    integers
    items_in_bodies
    iterators
    iterators_joined
    labelled_blocks
    labels
    large_workgroups
    looking_ahead
    many_buffers
    launches
    lengths
    let_chains
    loops
    loops_over_parts
    macros_of_files
    match_in_loops
    match_integers
    match_values
    matrices
    more_idioms_of_crates
    operators_as_methods
    types_told_by_bounds
    more_rust
    messages
    method_names
    methods
    method_lookup
    narrow_integers
    nested_generics
    options
    options_in_place
    options_of_slices
    or_patterns
    orderings
    own_constants
    own_iterators
    own_macros
    own_totals
    parameters_of_traits
    parts_as_arguments
    parts_of_slices
    patterns
    patterns_behind_references
    phases
    plain_types
    precedence
    range_effects
    ranges
    ranges_in_variables
    references_as_values
    references_in_tuples
    reserved_names
    results
    resumed_iterators
    returned_closures
    returned_places
    reused_variables
    runtime_arrays
    rust_idioms
    shadowing
    shifts
    short_circuit
    signed_methods
    sizes_as_usize
    sizes_of_structs
    std_methods
    slice_patterns
    slice_variables
    std_iterators
    std_memory
    std_slices
    std_types
    steps_of_zero
    storage_atomics
    struct_references
    structs
    subgroup_barriers
    subgroup_numbers
    subgroups
    tables
    textures_cube_arrays
    textures_depth
    textures_generic
    textures_generic_helpers
    textures_helpers
    textures_load
    textures_multisampled
    textures_read_write
    textures_sample
    textures_storage
    trait_paths
    traits_implemented_twice
    traits_of_std_names
    tuple_structs
    tuples_of_tuples
    type_aliases
    underscored_names
    uniform_load
    uniform_parameters
    unit_structs
    unread_places
    unsafe_blocks
    users_index
    users_orders
    unsigned_methods
    unused_parameters
    usize
    value_parameters
    values_of_unit
    vec3_buffers
    vector_arithmetic
    vector_casts
    vector_functions
    vector_literals
    vector_masks
    vector_swizzles
    vectors
    views
    views_with_index
    wide_atomics
    wide_integers
    workgroup_atomics
    workgroup_variables
    workgroup_zero
    wrapping_numbers
}
