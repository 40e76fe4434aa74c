// The kernel `references_as_values`.

struct Light {
    power: f32,
    distance_: f32,
}

struct Scene {
    palette: array<f32, 3>,
    light: Light,
    times: u32,
}

@group(0) @binding(0) var<storage, read> lights: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

const GREY: array<f32, 3> = array<f32, 3>(0.5f, 0.5f, 0.5f);
const WARM: array<f32, 3> = array<f32, 3>(1.0f, 0.5f, 0.25f);
const COLD: array<f32, 3> = array<f32, 3>(0.25f, 0.5f, 1.0f);

fn Light_stronger(self_: Light, other: Light) -> Light {
    if (self_.power > other.power) {
        return self_;
    } else {
        return other;
    }
    return Light();
}

fn Scene_new(palette: array<f32, 3>, light: Light) -> Scene {
    return Scene(palette, light, 2u);
}

fn Scene_copy(self_: Scene) -> Light {
    return self_.light;
}

fn Light_power(self_: Light) -> f32 {
    return self_.power;
}

fn Scene_colour(self_: Scene, channel: u32) -> f32 {
    return received(self_.light) * self_.palette[channel] * f32(self_.times);
}

fn Light_received(self_: Light) -> f32 {
    return self_.power / (self_.distance_ * self_.distance_);
}

fn received(light: Light) -> f32 {
    return Light_received(light);
}

fn mixed(x: f32) -> f32 {
    var near: array<f32, 3>;
    if (x > 1.0f) {
        near = WARM;
    } else {
        near = COLD;
    }
    var far: array<f32, 3>;
    if (x < 0.5f) {
        far = WARM;
    } else {
        far = COLD;
    }
    let referent = brightest(near);
    return near[0u] + 10.0f * far[2u] + referent + GREY[1u];
}

fn brightest(colours: array<f32, 3>) -> f32 {
    var best = colours[0u];
    for (var element = 0u; element < 3u; element++) {
        if (colours[element] > best) {
            best = colours[element];
        }
    }
    return best;
}

@compute @workgroup_size(4)
fn references_as_values(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let i = local_invocation_index;
    let own = Light(lights[i], 2.0f);
    let other = Light(lights[(i + 1u) % 4u], 4.0f);
    let stronger = Light_stronger(own, other);
    var value: array<f32, 3>;
    if (i > 1u) {
        value = array<f32, 3>(1.0f, 2.0f, 3.0f);
    } else {
        value = GREY;
    }
    let argument = value;
    let scene = Scene_new(argument, stronger);
    var chosen: Light;
    switch (i) {
        case 0u, 1u: {
            chosen = own;
        }
        default: {
            chosen = stronger;
        }
    }
    let copied = Scene_copy(scene);
    var low: f32;
    var high: f32;
    let referent = Light_power(other);
    if (own.power < referent) {
        low = own.power;
        high = other.power;
    } else {
        let selector = other.power;
        let selector_1 = own.power;
        low = selector;
        high = selector_1;
    }
    let value_1 = Scene_colour(scene, i % 3u) + Light_received(copied);
    out[i * 4u] = value_1;
    let referent_1 = Light_power(own);
    let value_2 = referent_1 + received(chosen);
    out[i * 4u + 1u] = value_2;
    let operand = mixed(lights[i]);
    let argument_1 = array<f32, 3>(low, high, 0.0f);
    let referent_2 = brightest(argument_1);
    out[i * 4u + 2u] = operand + referent_2;
    out[i * 4u + 3u] = high - low + chosen.distance_;
}
