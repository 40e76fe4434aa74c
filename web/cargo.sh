# Cargo and wasm-bindgen for browsers; web/build.sh and web/corpus/test.sh source this file.
#
# With rustup it adds and uses the target wasm32-unknown-unknown; without rustup it uses Debian's packages rustc-web,
# cargo-web, rust-web-src and lld. The other tools go to the folder `$tools`. `${cargo[@]}` is Cargo, and `${std[@]}` are
# the arguments of commands that compile.
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
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

# Installs wasm-bindgen and its runner of tests into $tools/bin, in the version of a crate's lock file:
# `install_wasm_bindgen MANIFEST`.
install_wasm_bindgen() {
    local version
    version="$("${cargo[@]}" tree --manifest-path "$1" --target wasm32-unknown-unknown -i wasm-bindgen --depth 0 |
        sed -n 's/^wasm-bindgen v//p')"
    if ! "$tools/bin/wasm-bindgen" --version 2>/dev/null | grep -qF "$version"; then
        env -u RUSTFLAGS -u RUSTC -u RUSTC_BOOTSTRAP CARGO_TARGET_DIR="$tools/target" \
            CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_LTO=off \
            cargo install --quiet wasm-bindgen-cli --version "$version" --no-default-features --root "$tools"
        rm -rf "$tools/target"
    fi
}
