// Tests all cards in Chromium: the results are right, the pictures are equal on all devices, and the console is empty:
// `node web/gallery/test.mjs FOLDER [SCREENSHOTS]`.

import { finish, serve, start } from "../browser.mjs";

const [folder, pictures] = process.argv.slice(2);
const wrong = [];
const server = await serve(folder);

async function open(options, page = {}) {
    const browser = await start(options);
    const opened = await browser.newPage(page);
    opened.on("console", (message) => message.type() === "error" && wrong.push(`console: ${message.text()}`));
    opened.on("pageerror", (error) => wrong.push(`page: ${error.message}`));
    await opened.goto(server.address);
    return { browser, page: opened };
}

const ready = (page, device) => page.waitForSelector(`body[data-ready=${device}]`, { timeout: 120_000 });

async function fits(page) {
    const width = await page.evaluate("document.documentElement.scrollWidth");
    if (width > 390) wrong.push(`the page is ${width} wide on a phone`);
}

/** The texels of the cards, and their result texts. */
const seen = (page) => page.evaluate(() => [...document.querySelectorAll(".card")].map((card) => {
    const canvas = card.querySelector("canvas");
    const numbers = [...card.querySelectorAll("td")].map((cell) => Number(cell.textContent));
    const isPicture = !canvas.hidden && numbers.length === 0;
    const { data } = isPicture ? canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height) : { data: numbers };
    const result = card.querySelector(".result");
    return { id: card.id, isPicture, data: [...data], isRight: result.classList.contains("right"), text: result.textContent };
}));

const { browser, page } = await open({}, { viewport: { width: 1280, height: 900 }, colorScheme: "light" });
const all = {};
for (const device of ["gpu", "cpu", "checked"]) {
    if (device !== "gpu") await page.check(`input[value=${device}]`);
    await ready(page, device);
    all[device] = await seen(page);
    if (all[device].length < 18) wrong.push(`${all[device].length} cards on ${device}`);
    for (const { id, isRight, text } of all[device]) {
        console.log(`${device}: ${id}: ${text}`);
        if (!isRight) wrong.push(`${id} on ${device}: ${text}`);
    }
    if (pictures) await page.screenshot({ path: `${pictures}/${device}.png`, fullPage: true });
}

/** The texels of a picture, as words, or the numbers of a table; and how many differ from the most frequent one. */
function drawn({ isPicture, data }) {
    const values = isPicture ? [...new Uint32Array(new Uint8Array(data).buffer)] : data;
    const counts = new Map();
    values.forEach((value) => counts.set(value, (counts.get(value) ?? 0) + 1));
    return { values, n: values.length - Math.max(...counts.values()) };
}

// The least part of each picture that differs from its background. The bodies are single texels.
const least = (id) => ({ nbody: 0.005, convolution: 0.02 })[id] ?? 0.1;
// Devices may round differently: on these cards this part of the drawn texels may differ, on the others none.
const tolerance = (id) => ({ mandelbrot: 0.03, nbody: 0.03 })[id] ?? 0;
const differs = (a, b) => [0, 8, 16, 24].some((bits) => Math.abs(((a >> bits) & 255) - ((b >> bits) & 255)) > 2);
for (const [i, card] of all.gpu.entries()) {
    const { id, isPicture } = card;
    const { values, n } = drawn(card);
    if (n < least(id) * values.length) wrong.push(`${id}: only ${n} of ${values.length} differ from the background`);
    for (const device of ["cpu", "checked"]) {
        const other = drawn(all[device][i]).values;
        const differ = values.filter((value, at) => (isPicture ? differs(value, other[at]) : value !== other[at])).length;
        console.log(`${id}: ${n} of ${values.length} drawn, ${differ} differ on ${device}`);
        if (values.length !== other.length || differ > tolerance(id) * n) {
            wrong.push(`${id}: ${differ} differ on ${device}; ${n} are drawn`);
        }
    }
}

// A slider by keyboard, the code, and the report.
await page.focus("#life input");
await page.keyboard.press("ArrowRight");
await page.waitForFunction("document.querySelector('#life output').textContent === '41'");
// A card on a device of its own. The page is on the checked device.
for (const [choice, name] of [["cpu", "CPU executor"], ["gpu", "GPU"], ["", "checked device"]]) {
    await page.selectOption("#matmul select", choice);
    await page.waitForFunction(
        (name) => document.querySelector("#matmul .result.right").textContent.endsWith(`on the ${name}`), name, { timeout: 30_000 },
    );
}

// The tree fills round by round: a round is eight texels high.
const treeHas = (rounds) => page.waitForFunction((rounds) => {
    const { data } = document.querySelector("#reduction canvas").getContext("2d").getImageData(0, 0, 256, 72);
    return Math.floor(data.findLastIndex((value) => value > 0) / (4 * 256)) + 1 === 8 * (rounds + 1);
}, rounds, { timeout: 30_000 });
await treeHas(8);
await page.locator("#reduction input").nth(1).fill("3");
await treeHas(3);
await page.click("#reduction button:text('Play')");
await treeHas(8);
await page.click("#blur summary");
// Browsers report an opened `details` a moment later.
await page.waitForSelector("#blur .wgsl");
const code = await page.textContent("#blur .code");
if (!code.includes("#[kernel") || !code.includes("@compute")) wrong.push("the code of a card is not shown");
// The cards whose kernels need their barriers, with the kernels' names.
const needBarriers = {
    reduction: "tree_sum",
    blur: "blur",
    convolution: "convolve",
    transpose: "transpose",
    nbody: "step",
    matmul: "matmul",
    "puzzle-9": "pool",
    "puzzle-10": "dot",
    "puzzle-11": "convolve",
    "puzzle-12": "block_sums",
    "puzzle-13": "row_sums",
    "puzzle-14": "matmul",
};
const switches = await page.$$eval(".card", (cards) => cards.filter((card) => card.textContent.includes("without its barriers")).map((card) => card.id));
if (switches.join() !== Object.keys(needBarriers).join()) wrong.push(`without barriers: ${switches.join()}`);
for (const [id, kernel] of Object.entries(needBarriers)) {
    await page.click(`#${id} button:text("without its barriers")`);
    const report = await page.textContent(`#${id} .report`);
    console.log(`${id} without its barriers: ${report}`);
    if (!report.includes(`\`${kernel}\``) || !/\brace/.test(report)) wrong.push(`the report of ${id}: ${report}`);
}

// WGSL is edited, refused and restored.
const result = (id) => page.textContent(`#${id} .result`);
const resultHas = (id, text) => page.waitForFunction(
    ([id, text]) => document.querySelector(`#${id} .result`).textContent.includes(text), [id, text], { timeout: 30_000 },
);
await page.check("input[value=gpu]");
await ready(page, "gpu");
await page.click("#puzzle-7 summary");
await page.click("#puzzle-7 .editing button");
const wgsl = await page.inputValue("#puzzle-7 textarea");
if (!wgsl.includes("10.0")) wrong.push(`the WGSL of puzzle 7: ${wgsl}`);
await page.fill("#puzzle-7 textarea", wgsl.replace("10.0", "11.0"));
await page.click("#puzzle-7 .editing button");
await resultHas("puzzle-7", "not what the host computes");
const got = await page.textContent("#puzzle-7 tr:last-child td");
if (got !== "11") wrong.push(`puzzle 7 as edited begins with ${got}`);
if (pictures) await page.screenshot({ path: `${pictures}/edited.png`, fullPage: true });
await page.fill("#puzzle-7 textarea", wgsl.replace("10.0", "ten"));
await page.click("#puzzle-7 .editing button");
await resultHas("puzzle-7", "ten");
await page.click("#puzzle-7 .editing button:last-child");
await page.waitForSelector("#puzzle-7 .result.right");
const after = await result("puzzle-7");
if (after.includes("not what")) wrong.push(`puzzle 7 after the edits: ${after}`);
if (pictures) await page.screenshot({ path: `${pictures}/code.png`, fullPage: true });

// The same with WebGPU in the dark, and on a phone in the light: reports and code are open.
await page.emulateMedia({ colorScheme: "dark" });
if (pictures) await page.screenshot({ path: `${pictures}/dark.png`, fullPage: true });
await page.emulateMedia({ colorScheme: "light" });
await page.setViewportSize({ width: 390, height: 800 });
await fits(page);
if (pictures) await page.screenshot({ path: `${pictures}/phone-light.png`, fullPage: true });
await browser.close();

// A phone, in the dark, without WebGPU.
const phone = await open({ gpu: false }, { viewport: { width: 390, height: 800 }, colorScheme: "dark" });
await ready(phone.page, "cpu");
const text = await phone.page.textContent("#device");
if (!text.startsWith("No WebGPU here")) wrong.push(`without WebGPU: ${text}`);
for (const { id, isRight, text } of await seen(phone.page)) {
    if (!isRight) wrong.push(`${id} without WebGPU: ${text}`);
}
await fits(phone.page);
if (pictures) await phone.page.screenshot({ path: `${pictures}/phone-dark.png`, fullPage: true });
await phone.browser.close();

server.close();
finish("the gallery", wrong);
