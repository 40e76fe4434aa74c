// What the program calls where a native one would wait: its stack is put aside for a turn of the page's loop.
const channel = new MessageChannel();
let go;
channel.port1.onmessage = () => go();
export const let_go_on = new WebAssembly.Suspending(
    () => new Promise((done) => { go = done; channel.port2.postMessage(0); }),
);
