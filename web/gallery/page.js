// The page: draws the program's results, and asks for new ones when a slider or the device changes.

import init, * as program from "./gallery.js";

const words = new Set(
    ("as break case const continue else enable enum false fn for if impl in let loop match mut override pub return struct " +
        "switch true use var while").split(" "),
);
const token = /\/\/[^\n]*|[@#]?[A-Za-z_]\w*!?|\b\d[\w.]*|[\s\S]/g;

/** Rust or WGSL, with a span for each word that has a colour. */
function colored(text) {
    const fragment = document.createDocumentFragment();
    for (const [part] of text.matchAll(token)) {
        const kind = part.startsWith("//") ? "comment"
            : words.has(part) ? "word"
            : /^\d/.test(part) ? "number"
            : /^[A-Z@#]|^(u32|i32|f32|bool|vec[234]\w?|array|atomic)$/.test(part) ? "name"
            : null;
        const node = document.createTextNode(part);
        if (kind) {
            const span = document.createElement("span");
            span.className = kind;
            span.append(node);
            fragment.append(span);
        } else {
            fragment.append(node);
        }
    }
    return fragment;
}

function element(name, properties, ...children) {
    const created = Object.assign(document.createElement(name), properties);
    created.append(...children);
    return created;
}

/** The edited WGSL, by the original text that it replaces on its way to WebGPU. */
const edited = new Map();
if (window.GPUDevice) {
    const { createShaderModule } = GPUDevice.prototype;
    GPUDevice.prototype.createShaderModule = function (descriptor) {
        return createShaderModule.call(this, { ...descriptor, code: edited.get(descriptor.code) ?? descriptor.code });
    };
}

const called = { gpu: "GPU", cpu: "CPU executor", checked: "checked device", edited: "GPU, as edited" };
const chosen = () => document.querySelector("input[name=device]:checked").value;

class Card {
    constructor(of) {
        this.of = of;
        this.element = document.getElementById("card").content.firstElementChild.cloneNode(true);
        this.element.id = of.id;
        this.find("h2").textContent = of.title;
        this.find(".about").textContent = of.about;
        this.find("canvas").setAttribute("aria-label", of.title);
        this.find("details").addEventListener("toggle", () => this.showCode(), { once: true });
        this.find("select").addEventListener("change", () => this.run());
        this.inputs = of.sliders.map((slider) => this.slider(slider));
        const time = of.sliders.findIndex((slider) => slider.isTime);
        if (time >= 0) this.button("Play", (button) => this.play(this.inputs[time], button));
        if (of.hasBroken) this.button("Run it without its barriers, checked", () => this.report());
    }

    find(selector) {
        return this.element.querySelector(selector);
    }

    showCode() {
        this.find(".rust").append(colored(this.of.rust));
        this.showWgsl();
        if (window.GPUDevice) {
            const edit = () => (this.editors ? this.runEdited() : this.edit());
            this.editing = element("button", { type: "button", onclick: edit });
            this.discarding = element("button", { type: "button", textContent: "Discard the edits", onclick: () => this.discard() });
            this.find(".editing").append(this.editing, this.discarding);
            this.showWgsl();
        }
    }

    showWgsl() {
        const texts = this.of.wgsl.map((text) => element("pre", { className: "wgsl", tabIndex: 0 }, colored(text)));
        this.find(".shaders").replaceChildren(...texts);
        this.editors = null;
        if (this.editing) {
            this.editing.textContent = "Edit the WGSL";
            this.discarding.hidden = true;
        }
    }

    edit() {
        this.editors = this.of.wgsl.map((value) => {
            const rows = Math.min(30, value.split("\n").length + 1);
            return element("textarea", { className: "wgsl", value, rows, spellcheck: false, ariaLabel: "WGSL" });
        });
        this.find(".shaders").replaceChildren(...this.editors);
        this.editing.textContent = "Run it as edited";
        this.discarding.hidden = false;
    }

    /** Runs the card on a GPU device of its own. Its kernels are compiled from the editors' text. */
    async runEdited() {
        await this.isRunning;
        this.of.wgsl.forEach((text, i) => edited.set(text, this.editors[i].value));
        this.isRunning = this.runOnce("edited").finally(() => edited.clear());
        await this.isRunning;
        this.isRunning = null;
        if (this.isAsked) await this.run(); // a slider was moved meanwhile
    }

    discard() {
        this.showWgsl();
        return this.run();
    }

    slider({ name, least, most, start }) {
        const input = element("input", { type: "range", min: least, max: most, value: start });
        const output = element("output", { textContent: start });
        input.addEventListener("input", () => {
            output.textContent = input.value;
            this.run();
        });
        this.find(".sliders").append(element("label", {}, name, input, output));
        return input;
    }

    button(text, f) {
        const button = element("button", { type: "button", textContent: text });
        button.addEventListener("click", () => f(button));
        this.find(".buttons").append(button);
    }

    /** Runs the card. If something has changed meanwhile, runs it once more afterwards. */
    async run() {
        this.isAsked = true;
        if (this.isRunning) return this.isRunning;
        this.isRunning = (async () => {
            while (this.isAsked) {
                this.isAsked = false;
                await this.runOnce();
            }
            this.isRunning = null;
        })();
        return this.isRunning;
    }

    async runOnce(device = this.find("select").value || chosen()) {
        const result = this.find(".result");
        try {
            const values = new Float64Array(this.inputs.map((input) => input.valueAsNumber));
            const shown = await program.run(this.of.id, device, values);
            this.show(shown.view);
            result.textContent = `${shown.text}, on the ${called[device]}` + (shown.isRight ? "" : "; not what the host computes");
            result.className = `result ${shown.isRight ? "right" : "wrong"}`;
        } catch (error) {
            result.textContent = error.message;
            result.className = "result wrong";
        }
    }

    show({ width, height, texels, rows }) {
        const canvas = this.find("canvas");
        canvas.hidden = this.find(".numbers").hidden = true;
        if (rows) {
            const cells = (numbers) => numbers.map((number) => element("td", {}, String(number)));
            const lines = rows.map(({ name, numbers }) => element("tr", {}, element("th", { scope: "row" }, name), ...cells(numbers)));
            this.find("table").replaceChildren(...lines);
            this.find(".numbers").hidden = false;
        } else {
            Object.assign(canvas, { width, height, hidden: false });
            canvas.getContext("2d").putImageData(new ImageData(texels, width, height), 0, 0);
        }
    }

    async play(input, button) {
        if (this.isPlaying) return (this.isPlaying = false);
        this.isPlaying = true;
        button.textContent = "Stop";
        if (input.value === input.max) input.value = 0;
        while (this.isPlaying && input.value !== input.max) {
            input.value = input.valueAsNumber + 1;
            input.nextElementSibling.textContent = input.value;
            await this.run();
            await new Promise((done) => setTimeout(done, 30));
        }
        this.isPlaying = false;
        button.textContent = "Play";
    }

    report() {
        const report = this.find(".report");
        report.hidden = false;
        report.textContent = program.broken(this.of.id);
    }
}

await init();
const cards = program.cards().map((of) => new Card(of));
document.getElementById("cards").append(...cards.map((card) => card.element));

async function runAll() {
    document.body.removeAttribute("data-ready");
    const text = document.getElementById("device");
    text.textContent = "opening…";
    try {
        text.textContent = await program.open(chosen());
    } catch (error) {
        const cpu = document.querySelector("input[value=cpu]");
        document.querySelectorAll("[value=gpu]").forEach((choice) => (choice.disabled = true));
        cpu.checked = true;
        text.textContent = `No WebGPU here (${error.message.split("\n")[0]}): kernels run on the ${await program.open("cpu")}.`;
    }
    for (const card of cards) await card.run();
    document.body.setAttribute("data-ready", chosen());
}

document.getElementById("devices").addEventListener("change", runAll);
await runAll();
