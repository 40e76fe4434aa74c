#!/usr/bin/env bash
# Builds a crate for browsers: `web/build.sh MANIFEST OUT` puts NAME.js and NAME_bg.wasm into OUT.
#
# web/cargo.sh chooses the toolchain. The other tools go to target/web-tools: wasm-bindgen in the lock file's version, and
# binaryen's wasm-opt. PROFILE=dev builds without optimization and without wasm-opt. FEATURES are those of the crate.
set -euo pipefail
manifest="$(realpath "$1")"
mkdir -p "$2"
out="$(realpath "$2")"
profile="${PROFILE:-release}"
. "$(dirname "$0")/cargo.sh"

cd "$(dirname "$manifest")"
"${cargo[@]}" build "${std[@]}" --target wasm32-unknown-unknown --profile "$profile" --features "${FEATURES:-}" --manifest-path "$manifest"
name="$("${cargo[@]}" metadata --no-deps --format-version 1 --manifest-path "$manifest" |
    node -e 'const all = JSON.parse(require("fs").readFileSync(0)).packages;
        const of = all.find((it) => it.manifest_path === process.argv[1]);
        console.log(of.targets.find((it) => it.crate_types.includes("cdylib")).name.replaceAll("-", "_"))' "$manifest")"
folder="$profile"
[ "$profile" != dev ] || folder=debug
wasm="$CARGO_TARGET_DIR/wasm32-unknown-unknown/$folder/$name.wasm"

install_wasm_bindgen "$manifest"
"$tools/bin/wasm-bindgen" --target web --no-typescript --out-dir "$out" "$wasm"

if [ "$profile" != dev ]; then
    # Debian's wasm-opt is too old for rustc's output. These are the features that rustc uses; not every browser has more.
    features=(--enable-{bulk-memory,multivalue,mutable-globals,nontrapping-float-to-int,reference-types,sign-ext})
    [ -x "$tools/node_modules/.bin/wasm-opt" ] ||
        npm install --silent --no-audit --no-fund --prefix "$tools" binaryen@132
    "$tools/node_modules/.bin/wasm-opt" -Oz "${features[@]}" "$out/${name}_bg.wasm" -o "$out/${name}_bg.wasm"
fi
