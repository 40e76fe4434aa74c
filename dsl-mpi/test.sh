#!/usr/bin/env bash
# Builds dsl-mpi and runs its tests with 1 to 8 ranks. Call `dsl-mpi/test.sh`; on Debian it installs missing packages.
set -euo pipefail
cd "$(dirname "$0")"
# Reuses what the workspace has built. The examples' names differ from the names of the workspace's examples.
CARGO_TARGET_DIR="$(cd .. && pwd)/target"
export CARGO_TARGET_DIR

step() { printf '\n== %s\n' "$*"; }
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

step "Open MPI"
packages=()
command -v mpirun >/dev/null || packages+=(openmpi-bin)
command -v mpicc >/dev/null || packages+=(libopenmpi-dev)
ls /usr/lib/llvm-*/lib/libclang.so* >/dev/null 2>&1 || packages+=(libclang-dev)
ls /usr/share/vulkan/icd.d/*.json >/dev/null 2>&1 || packages+=(mesa-vulkan-drivers libvulkan1)
if [ ${#packages[@]} -gt 0 ]; then
    as_root apt-get update -qq
    DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq "${packages[@]}" >/dev/null
fi
mpirun --version | head -1
export XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-$(mktemp -d)}"

step "formatting and lints"
cargo fmt --check
cargo clippy --quiet --all-targets -- -D warnings
RUSTDOCFLAGS="-D warnings" cargo doc --quiet --no-deps

step "1 to 8 ranks on the CPU executor"
DSL_DEVICE=cpu cargo test --quiet

step "2 ranks on software Vulkan"
RANKS=2 DSL_DEVICE=llvmpipe cargo test --quiet --test ranks
