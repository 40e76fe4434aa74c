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

/** The texels of the cards, and their result texts. */
const seen = (page) => page.evaluate(() => [...document.querySelectorAll(".card")].map((card) => {
    const canvas = card.querySelector("canvas");
    const numbers = [...card.querySelectorAll("td")].map((cell) => Number(cell.textContent));
    const isPicture = !canvas.hidden && numbers.length === 0;
    const { data } = isPicture ? canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height) : { data: numbers };
    const result = card.querySelector(".result");
    return { id: card.id, data: [...data], isRight: result.classList.contains("right"), text: result.textContent };
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
// Devices may round differently: on some cards a few texels may differ, on the others none.
for (const [i, { id, data }] of all.gpu.entries()) {
    for (const device of ["cpu", "checked"]) {
        const other = all[device][i].data;
        const n = data.filter((byte, at) => Math.abs(byte - other[at]) > 2).length;
        const most = ["mandelbrot", "nbody"].includes(id) ? 0.03 * data.length : 0;
        if (data.length !== other.length || n > most) wrong.push(`${id}: ${n} of ${data.length} bytes differ on ${device}`);
        if (!data.some((byte) => byte !== data[0])) wrong.push(`${id}: nothing is drawn`);
    }
}

// A slider by keyboard, the code, and the report.
await page.focus("#life input");
await page.keyboard.press("ArrowRight");
await page.waitForFunction("document.querySelector('#life output').textContent === '41'");
await page.click("#blur summary");
// Browsers report an opened `details` a moment later.
await page.waitForSelector("#blur .wgsl");
const code = await page.textContent("#blur .code");
if (!code.includes("#[kernel") || !code.includes("@compute")) wrong.push("the code of a card is not shown");
const withoutBarrier = ["reduction", "transpose", "matmul"];
for (const id of withoutBarrier) {
    await page.click(`#${id} .buttons button`);
    const report = await page.textContent(`#${id} .report`);
    if (!report.includes("without_a_barrier") || !/race|barrier/.test(report)) wrong.push(`the report of ${id}: ${report}`);
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
await browser.close();

// A phone, in the dark, without WebGPU.
const phone = await open({ gpu: false }, { viewport: { width: 390, height: 800 }, colorScheme: "dark" });
await ready(phone.page, "cpu");
const text = await phone.page.textContent("#device");
if (!text.startsWith("No WebGPU here")) wrong.push(`without WebGPU: ${text}`);
for (const { id, isRight, text } of await seen(phone.page)) {
    if (!isRight) wrong.push(`${id} without WebGPU: ${text}`);
}
const width = await phone.page.evaluate("document.documentElement.scrollWidth");
if (width > 390) wrong.push(`the page is ${width} wide on a phone`);
if (pictures) await phone.page.screenshot({ path: `${pictures}/phone.png`, fullPage: true });
await phone.browser.close();

server.close();
finish("the gallery", wrong);
