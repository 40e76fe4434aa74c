#!/usr/bin/env bash
# Builds everything for browsers and tests it in Chromium, whose WebGPU runs on the CPU here. Call `web/test.sh`; on
# Debian it installs missing packages.
set -euo pipefail
cd "$(dirname "$0")/.."
tools=target/web-tools
out=target/web

step() { printf '\n== %s\n' "$*"; }
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

step "tools for browsers"
packages=()
command -v chromium >/dev/null || packages+=(chromium)
command -v chromedriver >/dev/null || packages+=(chromium-driver)
command -v node >/dev/null || packages+=(nodejs npm)
command -v brotli >/dev/null || packages+=(brotli)
command -v rustup >/dev/null || packages+=(rustc-web cargo-web rust-web-src lld)
if [ ${#packages[@]} -gt 0 ]; then
    as_root apt-get update -qq
    DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq "${packages[@]}" >/dev/null
fi
mkdir -p "$tools" "$out"
# Both in one call: npm removes packages that are not named.
[ -d "$tools/node_modules/playwright-core" ] ||
    npm install --silent --no-audit --no-fund --prefix "$tools" playwright-core@1 binaryen@132

step "formatting"
cargo fmt --all --check --manifest-path web/Cargo.toml
cargo fmt --all --check --manifest-path examples-web/minimal/Cargo.toml

step "each choice of features"
# .ci/run has those of native targets. `checked` implies `cpu`.
if command -v rustup >/dev/null; then
    rustup target add wasm32-unknown-unknown 2>/dev/null
    for features in "" cpu checked web web,cpu web,checked gpu-native,web,checked,image; do
        cargo clippy --quiet -p dsl-runtime -p dsl-runtime-core --target wasm32-unknown-unknown \
            --no-default-features --features "$features" -- -D warnings
    done
else
    echo "NOT RUN: clippy for WebAssembly takes rustup; Debian's clippy is older than its rustc-web"
fi

step "the minimal page, copied to an empty folder, and its size"
copy="$(mktemp -d)"
trap 'rm -rf "$copy"' EXIT
cp -r examples-web/minimal/{Cargo.toml,index.html,src} "$copy/"
cp web/Cargo.lock "$copy/"
sed -i "s|path = \"../../dsl-runtime\"|path = \"$PWD/dsl-runtime\"|" "$copy/Cargo.toml"
web/build.sh "$copy/Cargo.toml" "$out/minimal"
cp "$copy/index.html" "$out/minimal/"
node web/minimal.mjs "$out/minimal"

step "each choice of features, in a page"
for features in none cpu checked web web,cpu web,checked; do
    FEATURES="${features/none/}" PROFILE=dev web/build.sh web/features/Cargo.toml "$out/features/$features"
done
cp web/features/index.html "$out/features/"
node web/features/test.mjs "$out/features"

step "the corpus, errors and faults on WebGPU"
web/corpus/test.sh

step "the gallery"
web/build.sh web/gallery/Cargo.toml "$out/gallery"
cp web/gallery/{index.html,style.css,page.js} "$out/gallery/"
node web/gallery/test.mjs "$out/gallery"

step "the report on a kernel"
mkdir -p "$out/report"
cargo run --quiet -p dsl-core -- report examples/matmul.rs -o "$out/report/index.html"
node web/report.mjs "$out/report"
