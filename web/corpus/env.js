// How the corpus waits in a page. tests/corpus.rs imports this file.

// The program calls this where a native program would wait: its stack is suspended for a turn of the page's loop.
const channel = new MessageChannel();
let go;
channel.port1.onmessage = () => go();
export const let_go_on = new WebAssembly.Suspending(
    () => new Promise((done) => { go = done; channel.port2.postMessage(0); }),
);

// Calls an export that may be suspended. The calling Rust function returns first: when a function returns, it resets the
// program's stack pointer, and the suspended call would lose its memory.
export const suspendable = (f) => Promise.resolve().then(WebAssembly.promising(f));
