// The minimal page shows its result, and is small: `node web/minimal.mjs FOLDER`.

import { execFileSync } from "node:child_process";
import path from "node:path";
import { finish, serve, start } from "./browser.mjs";

const folder = process.argv[2];
const most = 200_000;
const files = ["minimal_bg.wasm", "minimal.js"].map((name) => path.join(folder, name));
const sizes = files.map((file) => execFileSync("brotli", ["-c", "-q", "11", file]).length);
const size = sizes[0] + sizes[1];
console.log(`${size} bytes, compressed: ${sizes[0]} of WebAssembly, ${sizes[1]} of JavaScript`);
const wrong = size > most ? [`${size} bytes are more than ${most}`] : [];

const server = await serve(folder);
for (const gpu of [true, false]) {
    const browser = await start({ gpu });
    const page = await browser.newPage();
    page.on("pageerror", (error) => wrong.push(error.message));
    await page.goto(server.address);
    await page.waitForFunction("document.getElementById('result').textContent !== '…'");
    const text = await page.textContent("#result");
    const expected = gpu ? /^2 4 6$/ : /no GPU adapter found/;
    if (!expected.test(text)) wrong.push(`${gpu ? "with" : "without"} WebGPU the page shows: ${text}`);
    await browser.close();
}
server.close();
finish("the minimal page", wrong);
