// The page of `dsl report` marks lines that belong together, by pointer and by keyboard, asks for nothing else, and fits
// a phone: `node web/report.mjs FOLDER`, where `index.html` is the report on `examples/matmul.rs`.

import { finish, serve, start } from "./browser.mjs";

const wrong = [];
const check = (is, text) => is || wrong.push(text);
const server = await serve(process.argv[2]);
const browser = await start({ gpu: false });
const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
page.on("pageerror", (error) => wrong.push(error.message));
const own = [server.address, `${server.address}favicon.ico`];
page.on("request", (request) => check(own.includes(request.url()), `it asks for ${request.url()}`));
await page.goto(server.address);

const lines = (pane) => page.$$eval(`.pane.${pane} .line.with code`, (all) => all.map((of) => of.textContent.trim()));
const at = (pane, text) => page.locator(`.pane.${pane} .line`, { hasText: text }).first();
const same = async (pane, expected) => {
    const found = await lines(pane);
    check(found.join("|") === expected.join("|"), `marked in ${pane}: ${found.join("|")}`);
};

await at("rust", "+ column] = sum;").hover();
await same("wgsl", ["c[row * params.n + column] = sum;"]);
await at("wgsl", "b_tile[local.y][local.x] = value_1;").hover();
await same("rust", ["b_tile[local.y][local.x] =", "if b_row < k && column < n { b[b_row * n + column] } else { 0.0 };"]);

await at("rust", "let row").focus();
await same("wgsl", ["let row = global_invocation_id.y;"]);
await page.keyboard.press("ArrowDown");
await same("wgsl", ["let column = global_invocation_id.x;"]);

for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 375, height: 700 });
    const width = await page.evaluate("document.documentElement.scrollWidth");
    check(width <= 375, `the page is ${width} wide`);
}
await browser.close();
server.close();
finish("the report", wrong);
