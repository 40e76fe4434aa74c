//! The backstop: naga parses and validates the emitted text, and its reflection must match the
//! interface that the launcher uses. A refusal is a bug of this compiler and is reported as such.

use naga::valid::{Capabilities, ValidationFlags, Validator};

use crate::analyze::Checked;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::emit::wgsl::Emitted;
use crate::ir::AddressSpace;

/// Capabilities beyond WGSL's core, as naga sees it, that every adapter with compute kernels has.
/// Also the texel formats: the runtime compares these with the device.
const CAPABILITIES: Capabilities = Capabilities::SHADER_FLOAT16_IN_FLOAT32
    .union(Capabilities::STORAGE_TEXTURE_16BIT_NORM_FORMATS)
    .union(Capabilities::CUBE_ARRAY_TEXTURES);

/// For a kernel with more expressions, only wgpu's pipeline creation verifies the text. Macros are
/// built without optimisation, and then `Typifier::grow` walks all earlier expressions of a
/// function for each new one: naga took 0.2 s for 5,000 expressions and 12 s for 40,000.
const MAX_EXPRESSIONS: usize = 4096;

/// Checks the emitted module, unless it is too large.
pub fn verify(checked: &Checked, emitted: &Emitted, diags: &mut Diagnostics) {
    if diags.ignores(Code::Internal) || checked.module().exprs.len() > MAX_EXPRESSIONS {
        return;
    }
    let module = match naga::front::wgsl::parse_str(&emitted.text) {
        Ok(module) => module,
        Err(error) => {
            let range = error.labels().find_map(|(span, _)| span.to_range());
            let message = error.emit_to_string(&emitted.text);
            return diags.push(bug(checked, emitted, range, &message));
        }
    };
    let features = emitted.features.iter();
    let capabilities = features.fold(CAPABILITIES, |all, feature| all | feature.capabilities());
    let mut validator = Validator::new(ValidationFlags::all(), capabilities);
    if let Err(error) = validator.validate(&module) {
        // The first span is the whole function; the narrowest one tells most.
        let range = error
            .spans()
            .filter_map(|(span, _)| span.to_range())
            .min_by_key(|range| range.end - range.start);
        let message = error.emit_to_string(&emitted.text);
        return diags.push(bug(checked, emitted, range, &message));
    }
    if let Err(message) = check_interface(checked, emitted, &module) {
        diags.push(bug(checked, emitted, None, &message));
    }
}

fn bug(
    checked: &Checked,
    emitted: &Emitted,
    range: Option<std::ops::Range<usize>>,
    message: &str,
) -> Diagnostic {
    let innermost = range.and_then(|range| {
        emitted
            .spans
            .iter()
            .filter(|(stmt, _)| stmt.start <= range.start && range.end <= stmt.end)
            .min_by_key(|(stmt, _)| stmt.end - stmt.start)
    });
    let span = innermost.map_or(checked.module().name.span, |(_, span)| *span);
    Diagnostic::new(
        Code::Internal,
        span,
        format!(
            "naga refuses the WGSL of this kernel, which is a bug of dsl-core: please report it \
             with the kernel\n{message}\n{}",
            emitted.text
        ),
    )
}

/// A group, a binding index and an address space.
type Resource = (u32, u32, naga::AddressSpace);

/// Checks that naga's reflection of the module matches the intended interface.
fn check_interface(
    checked: &Checked,
    emitted: &Emitted,
    module: &naga::Module,
) -> Result<(), String> {
    let ours = checked.module();
    let [entry] = module.entry_points.as_slice() else {
        return Err(format!("{} entry points", module.entry_points.len()));
    };
    if entry.name != emitted.entry_point || entry.workgroup_size != ours.workgroup_size {
        return Err(format!("entry point `{}` of {:?}", entry.name, entry.workgroup_size));
    }
    let count = ours.bindings.len() as u32;
    let mut expected: Vec<Resource> = Vec::new();
    for (id, binding) in ours.bindings.iter() {
        let (at, space) = (id.index() as u32, naga_space(binding.space));
        match binding.ty.buffers() {
            // The buffers, and their lengths.
            Some(_) => expected.extend([(1, at, space), (1, count + at, space)]),
            None => expected.push((0, at, space)),
        }
    }
    if checked.facts().layout.params_size > 0 {
        expected.push((0, count, naga::AddressSpace::Uniform));
    }
    let variables = module.global_variables.iter();
    let found = variables.filter_map(|(_, var)| {
        let at = var.binding?;
        Some((at.group, at.binding, var.space))
    });
    let found: Vec<Resource> = found.collect();
    if found == expected { Ok(()) } else { Err(format!("bindings {found:?}, not {expected:?}")) }
}

fn naga_space(space: AddressSpace) -> naga::AddressSpace {
    use naga::StorageAccess;
    match space {
        AddressSpace::StorageRead => naga::AddressSpace::Storage { access: StorageAccess::LOAD },
        AddressSpace::StorageReadWrite => {
            naga::AddressSpace::Storage { access: StorageAccess::LOAD | StorageAccess::STORE }
        }
        AddressSpace::Uniform => naga::AddressSpace::Uniform,
        AddressSpace::Handle => naga::AddressSpace::Handle,
    }
}
