//! The memory, invocations and buffers of a workgroup, compared with WebGPU's default limits.

use dsl_core::analyze::Checked;
use dsl_core::ir::{AddressSpace, Budget};

/// The limits as a table.
pub(crate) fn table(checked: &Checked) -> String {
    let module = checked.module();
    let is_storage =
        |space| matches!(space, AddressSpace::StorageRead | AddressSpace::StorageReadWrite);
    let buffers = module.bindings.iter().filter(|(_, of)| is_storage(of.space)).count();
    let [x, y, z] = module.workgroup_size;
    let invocations = format!("invocations per workgroup ({x} × {y} × {z})");
    let least = Budget::DEFAULT;
    let rows = [
        ("workgroup memory, bytes", checked.facts().layout.workgroup_bytes, least.workgroup_bytes),
        (&invocations, x * y * z, least.invocations),
        ("storage buffers", buffers as u32, least.storage_buffers),
    ];
    let rows = rows.map(|(what, takes, limit)| {
        let class = if takes > limit { " class=\"checked\"" } else { "" };
        format!(
            "<tr{class}><th>{what}</th><td>{takes}</td><td>of {limit}</td>\
             <td><meter max=\"{limit}\" value=\"{takes}\"></meter></td></tr>\n"
        )
    });
    format!(
        "<table class=\"limits\"><caption>Use of WebGPU's default \
         limits</caption><tbody>\n{}</tbody></table>\n",
        rows.concat()
    )
}
