#!/usr/bin/env bash
# Runs the corpus and the tests of behaviour and of faults in headless Chromium. `web/corpus/test.sh --test corpus for_ranges`
# runs some; the arguments are those of `cargo test`. webdriver.json has Chromium's arguments.
set -euo pipefail
. "$(dirname "$0")/../cargo.sh"

cd "$(dirname "$0")"
install_wasm_bindgen Cargo.toml
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER="$tools/bin/wasm-bindgen-test-runner"
export CHROMEDRIVER="${CHROMEDRIVER:-chromedriver}"
# Seconds for each of the three programs.
export WASM_BINDGEN_TEST_TIMEOUT="${WASM_BINDGEN_TEST_TIMEOUT:-300}"
"${cargo[@]}" test --no-fail-fast "${std[@]}" --target wasm32-unknown-unknown "$@"
