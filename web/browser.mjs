// Shared by the tests of browsers: a server of files, and Chromium with WebGPU on its software adapter.

import fs from "node:fs";
import http from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const tools = path.join(root, "target/web-tools/node_modules/");

const types = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
};

/** Serves the files of a folder; returns the address. */
export async function serve(folder) {
    const server = http.createServer((request, response) => {
        const name = decodeURIComponent(request.url.split("?")[0]);
        const file = path.join(folder, name.endsWith("/") ? name + "index.html" : name);
        fs.readFile(file, (error, data) => {
            const type = types[path.extname(file)] ?? "application/octet-stream";
            response.writeHead(error ? 404 : 200, { "content-type": type });
            response.end(data);
        });
    });
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** Starts Chromium. With `gpu: false` it has no WebGPU. */
export async function start({ gpu = true } = {}) {
    const { chromium } = createRequire(tools)("playwright-core");
    const webgpu = [
        "--enable-unsafe-webgpu",
        "--enable-unsafe-swiftshader",
        "--use-webgpu-adapter=swiftshader",
        "--enable-features=Vulkan,WebGPU",
        // Without these two flags a canvas with WebGPU ends the browser's GPU process.
        "--use-vulkan=swiftshader",
        "--use-angle=swiftshader",
    ];
    return chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: ["--headless=new", "--no-sandbox", ...(gpu ? webgpu : ["--disable-features=WebGPU"])],
    });
}

/** Prints the failures, if there are any, and ends. */
export function finish(what, wrong) {
    wrong.forEach((text) => console.error(`WRONG: ${text}`));
    console.log(`${what}: ${wrong.length === 0 ? "all well" : `${wrong.length} wrong`}`);
    process.exit(wrong.length === 0 ? 0 : 1);
}
