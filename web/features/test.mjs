// Runs the pages of all choices of features in Chromium: `node web/features/test.mjs FOLDER`. Each is in a folder of the
// name of its features.

import { finish, serve, start } from "../browser.mjs";

const doubled = "[2, 4, 6]";
const expected = {
    none: "new: no adapter",
    cpu: `CPU ${doubled}, new: CPU`,
    checked: `CPU ${doubled}, new: CPU, a race is found`,
    web: `GPU ${doubled}, new: GPU`,
    "web,cpu": `GPU ${doubled}, CPU ${doubled}, new: GPU`,
    "web,checked": `GPU ${doubled}, CPU ${doubled}, new: GPU, a race is found`,
};
const withoutGpu = (text) => text.replace(/GPU \[2, 4, 6\], /, "").replace("new: GPU", text.includes("CPU") ? "new: CPU" : "new: no adapter");

const wrong = [];
const server = await serve(process.argv[2]);
for (const gpu of [true, false]) {
    const browser = await start({ gpu });
    const page = await browser.newPage();
    page.on("pageerror", (error) => wrong.push(error.message));
    page.on("console", (message) => message.type() === "error" && console.log(message.text()));
    await page.goto(server.address);
    for (const [features, text] of Object.entries(expected)) {
        const found = await page.evaluate(async (features) => {
            const program = await import(`./${features}/features.js`);
            await program.default();
            // A panic leaves the promise pending.
            const late = new Promise((done) => setTimeout(() => done("no answer within 30 seconds"), 30_000));
            return Promise.race([program.outcome().catch((error) => error.message), late]);
        }, features);
        const wanted = gpu ? text : withoutGpu(text);
        if (found !== wanted) wrong.push(`${features}, ${gpu ? "with" : "without"} WebGPU: ${found}, not ${wanted}`);
    }
    await browser.close();
}
server.close();
finish("the choices of features", wrong);
