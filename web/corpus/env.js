// The program calls this where a native program would wait: its stack is suspended for a turn of the page's loop.
const channel = new MessageChannel();
let go;
channel.port1.onmessage = () => go();
export const let_go_on = new WebAssembly.Suspending(
    () => new Promise((done) => { go = done; channel.port2.postMessage(0); }),
);
