// Runs the corpus and the tests of behaviour in Chromium: `node web/corpus/test.mjs FOLDER`.

import { finish, serve, start } from "../browser.mjs";

const server = await serve(process.argv[2]);
const browser = await start();
const page = await browser.newPage();
const wrong = [];
page.on("pageerror", (error) => console.log(`page: ${error.message}`));
await page.goto(server.address);
await page.waitForFunction("window.isReady");

wrong.push(...(await page.evaluate("behaviour()")));
console.log(`behaviour: ${wrong.length} wrong`);

const settled = await page.evaluate(
    "Promise.race([settled(), new Promise((done) => setTimeout(() => done(['a promise is pending']), 30_000))])",
);
const [found, refused, ...panicked] = settled;
const isSettled = found === 1 && /\ba waits .*`b`/s.test(refused) && panicked.length === 2 && panicked.every((text) => text.includes("9 is not there"));
if (!isSettled) wrong.push(`promises: ${JSON.stringify(settled)}`);
console.log(`promises: ${JSON.stringify(settled)}`);

// Features that the GPU lacks, by the files of the corpus that need them. The CPU executor has all features.
const notRun = {
    computed_constants: ["64-bit integers (`i64`, `u64`)"],
    cooperative_matrices: ["16-bit floats (`f16`)", "cooperative matrices of 8×8 `f32`"],
    double_functions: ["64-bit floats (`f64`)"],
    doubles: ["64-bit floats (`f64`)"],
    float_atomics: ["atomics of floats (`Atomic<f32>`)"],
    half_floats: ["16-bit floats (`f16`)"],
    inferred_conversions: ["64-bit integers (`i64`, `u64`)"],
    std_methods: ["64-bit integers (`i64`, `u64`)"],
    subgroup_barriers: ["subgroup operations"],
    subgroup_numbers: ["subgroup operations"],
    subgroups: ["subgroup operations"],
    unsafe_blocks: ["64-bit integers (`i64`, `u64`)"],
    wide_atomics: ["64-bit atomics (`Atomic<u64>`, `Atomic<i64>`)"],
    wide_integers: ["64-bit integers (`i64`, `u64`)"],
    wrapping_numbers: ["64-bit integers (`i64`, `u64`)"],
};

const devices = [[0, "the GPU"], [1, "the CPU executor"], [2, "the checked device"]];
for (const device of devices) {
    const start = Date.now();
    const result = await page.evaluate((device) => corpus([device]), device);
    console.log(`${result.n} files on ${device[1]} of ${result.device}: ${result.wrong.length} wrong, ${Date.now() - start} ms`);
    const expected = device[0] === 0 ? notRun : {};
    for (const name of new Set([...Object.keys(expected), ...Object.keys(result.lacking)])) {
        const [features, found] = [expected, result.lacking].map((list) => (list[name] ?? []).join(", "));
        if (features === found) console.log(`  not run: ${name}, for want of ${found}`);
        else wrong.push(`${name} on ${device[1]} lacks: ${found || "nothing"}; expected: ${features || "nothing"}`);
    }
    wrong.push(...result.wrong);
}

// The browser's GPU process ends, and starts anew.
const within = new Promise((done) => setTimeout(() => done("no answer within 60 seconds"), 60_000));
const lost = Promise.race([page.evaluate("untilLost()"), within]);
await page.waitForFunction("window.hasBegun");
await (await browser.newBrowserCDPSession()).send("Browser.crashGpuProcess");
const afterLoss = await lost;
console.log(`GPU process ended: ${afterLoss}`);
if (!/lost.*; then \[0, 2, 4\]$/s.test(afterLoss)) wrong.push(`the GPU process ended: ${afterLoss}`);
await browser.close();
server.close();
finish("corpus", wrong);
