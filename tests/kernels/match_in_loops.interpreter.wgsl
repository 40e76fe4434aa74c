// The kernel `interpreter`.
//
// Runs a program of one digit per instruction, packed into a word.

@group(0) @binding(0) var<storage, read> programs: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(4)
fn interpreter(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var program = programs[lane];
    var value = 1u;
    while (program != 0u) {
        let instruction = program % 10u;
        program /= 10u;
        if (instruction == 0u) {
            break;
        } else if (instruction == 1u) {
            value += 1u;
        } else if (instruction == 2u) {
            value *= 2u;
        } else if (instruction == 3u) {
            continue;
        } else if (instruction == 4u) {
            for (var i = 0u; i < 5u; i++) {
                if ((i == 0u) || (i == 2u)) {
                    continue;
                } else if (i == 4u) {
                    break;
                } else {
                    value += 10u * i;
                }
            }
        } else if (instruction == 5u) {
            if (value > 100u) {
                break;
            }
            value *= value;
        } else {
            value = 0u;
            break;
        }
        value += 1000u;
    }
    out[lane] = value;
}
