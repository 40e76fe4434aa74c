#!/usr/bin/env bash
# Builds a crate for browsers: `web/build.sh MANIFEST OUT` puts NAME.js and NAME_bg.wasm into OUT.
#
# With rustup it adds and uses the target wasm32-unknown-unknown; without rustup it uses Debian's packages rustc-web,
# cargo-web, rust-web-src and lld. The other tools go to target/web-tools: wasm-bindgen in the lock file's version, and
# binaryen's wasm-opt. PROFILE=dev builds without optimization and without wasm-opt. FEATURES are those of the crate.
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"
manifest="$(realpath "$1")"
mkdir -p "$2"
out="$(realpath "$2")"
profile="${PROFILE:-release}"
tools="$root/target/web-tools"
mkdir -p "$tools"

# By default the wasm of a page has a stack of 1 MiB; the CPU executor needs up to 2.
export RUSTFLAGS="${RUSTFLAGS:-} -C link-arg=-zstack-size=4194304"
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$root/target}"
cargo=(cargo)
std=()
if command -v rustup >/dev/null; then
    rustup target list --installed | grep -qx wasm32-unknown-unknown || rustup target add wasm32-unknown-unknown
else
    # With Debian's packages the standard library is compiled, too.
    cargo=(/usr/bin/cargo)
    export RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld
    RUSTFLAGS+=" -C linker-flavor=wasm-ld"
    std=(-Zbuild-std=std,panic_abort)
fi

cd "$(dirname "$manifest")"
"${cargo[@]}" build "${std[@]}" --target wasm32-unknown-unknown --profile "$profile" --features "${FEATURES:-}" --manifest-path "$manifest"
name="$("${cargo[@]}" metadata --no-deps --format-version 1 --manifest-path "$manifest" |
    node -e 'const all = JSON.parse(require("fs").readFileSync(0)).packages;
        const of = all.find((it) => it.manifest_path === process.argv[1]);
        console.log(of.targets.find((it) => it.crate_types.includes("cdylib")).name.replaceAll("-", "_"))' "$manifest")"
folder="$profile"
[ "$profile" != dev ] || folder=debug
wasm="$CARGO_TARGET_DIR/wasm32-unknown-unknown/$folder/$name.wasm"

version="$("${cargo[@]}" tree --manifest-path "$manifest" --target wasm32-unknown-unknown -i wasm-bindgen --depth 0 |
    sed -n 's/^wasm-bindgen v//p')"
bindgen="$tools/bin/wasm-bindgen"
if ! "$bindgen" --version 2>/dev/null | grep -qF "$version"; then
    env -u RUSTFLAGS -u RUSTC -u RUSTC_BOOTSTRAP CARGO_TARGET_DIR="$tools/target" \
        CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_LTO=off \
        cargo install --quiet wasm-bindgen-cli --version "$version" --no-default-features --root "$tools"
    rm -rf "$tools/target"
fi
"$bindgen" --target web --no-typescript --out-dir "$out" "$wasm"

if [ "$profile" != dev ]; then
    # Debian's wasm-opt is too old for rustc's output. These are the features that rustc uses; not every browser has more.
    features=(--enable-{bulk-memory,multivalue,mutable-globals,nontrapping-float-to-int,reference-types,sign-ext})
    [ -x "$tools/node_modules/.bin/wasm-opt" ] ||
        npm install --silent --no-audit --no-fund --prefix "$tools" binaryen@132
    "$tools/node_modules/.bin/wasm-opt" -Oz "${features[@]}" "$out/${name}_bg.wasm" -o "$out/${name}_bg.wasm"
fi
