// A line under the pointer, or with the keyboard's focus, marks the lines that belong to it in both panes.
"use strict";

const numbers = (line) => line.dataset.with.split(" ");

function show(line) {
    const panes = line.closest(".panes");
    for (const old of panes.querySelectorAll(".with")) old.classList.remove("with");
    const own = new Set(numbers(line));
    for (const pane of panes.querySelectorAll(".lines")) {
        const found = [...pane.querySelectorAll("[data-with]")]
            .filter((other) => numbers(other).some((n) => own.has(n)));
        for (const other of found) other.classList.add("with");
        if (!pane.contains(line)) reveal(pane, found[0]);
    }
}

// Scrolls a pane, never the page.
function reveal(pane, line) {
    if (!line) return;
    const [top, end] = [line.offsetTop, line.offsetTop + line.offsetHeight];
    if (top < pane.scrollTop || end > pane.scrollTop + pane.clientHeight) {
        pane.scrollTop = top - pane.clientHeight / 3;
    }
}

for (const pane of document.querySelectorAll(".panes .lines")) {
    const lines = [...pane.querySelectorAll("[data-with]")];
    if (lines.length) lines[0].tabIndex = 0;
    const find = (event) => event.target.closest("[data-with]");
    pane.addEventListener("pointerover", (event) => find(event) && show(find(event)));
    pane.addEventListener("focusin", (event) => find(event) && show(find(event)));
    pane.addEventListener("keydown", (event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        const next = step && lines[lines.indexOf(find(event)) + step];
        if (!next) return;
        event.preventDefault();
        for (const line of lines) line.tabIndex = line === next ? 0 : -1;
        next.focus();
    });
}
