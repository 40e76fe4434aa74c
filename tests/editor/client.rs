//! A client of rust-analyzer: starts it on this workspace, opens and changes files, and sends
//! requests.

use std::collections::BTreeMap;
use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};

/// The longest time for an answer, including the time to load the workspace.
const PATIENCE: Duration = Duration::from_secs(300);

const INSTALL: &str =
    "install it with `rustup component add rust-analyzer rust-src`, or put it on the PATH";

/// Whether rust-analyzer and the sources of Rust are installed. Where tests must run, it is an error
/// if they are not.
pub(crate) fn is_installed() -> bool {
    static IS_INSTALLED: LazyLock<bool> = LazyLock::new(|| {
        let output = |program: &str, arguments: &[&str]| {
            let output = Command::new(program).args(arguments).output().ok()?;
            output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
        };
        let sources = output("rustc", &["--print", "sysroot"])
            .map(|sysroot| Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library"));
        let found = output("rust-analyzer", &["--version"]).is_some()
            && sources.is_some_and(|sources| sources.exists());
        if !found {
            // In one write, so that the test runner does not capture it.
            let text = format!("NOT RUN: tests/editor: no rust-analyzer: {INSTALL}\n");
            _ = std::io::stderr().write_all(text.as_bytes());
        }
        found
    });
    let is_required = ["CI", "DSL_REQUIRE_GPU"].iter().any(|name| std::env::var_os(name).is_some());
    assert!(*IS_INSTALLED || !is_required, "no rust-analyzer: {INSTALL}");
    *IS_INSTALLED
}

/// The editor that all tests use, one after the other.
pub(crate) fn editor() -> MutexGuard<'static, Editor> {
    static EDITOR: LazyLock<Mutex<Editor>> = LazyLock::new(|| Mutex::new(Editor::start()));
    EDITOR.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A running rust-analyzer, and the files that are open in it.
pub(crate) struct Editor {
    // It ends when its input closes, with this process.
    _server: Child,
    input: ChildStdin,
    messages: Receiver<Value>,
    requests: u64,
    open: BTreeMap<PathBuf, (u64, String)>,
}

/// A position in a file: line and column, from 0.
pub(crate) type Position = (u64, u64);

impl Editor {
    fn start() -> Editor {
        let mut server = Command::new("rust-analyzer")
            .current_dir(root())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("rust-analyzer does not start ({error}): {INSTALL}"));
        let input = server.stdin.take().expect("it is piped");
        let output = server.stdout.take().expect("it is piped");
        let (sender, messages) = channel();
        std::thread::spawn(move || read(BufReader::new(output), &sender));
        let mut editor =
            Editor { _server: server, input, messages, requests: 0, open: BTreeMap::new() };
        editor.initialize();
        editor
    }

    fn initialize(&mut self) {
        let built = Path::new(env!("CARGO_TARGET_TMPDIR")).join("editor.json");
        let artifacts = ["dsl-editor", "dsl-macros"].map(|package| macros(package).to_string());
        std::fs::write(&built, artifacts.join("\n")).expect("the directory can be written");
        let build = [json!("cat"), json!(built)];
        let options = json!({
            "linkedProjects": [root().join("Cargo.toml")],
            "checkOnSave": false,
            "cachePriming": { "enable": false },
            "cargo": { "buildScripts": { "overrideCommand": build, "useRustcWrapper": false } },
            "diagnostics": { "experimental": { "enable": true } },
        });
        let parameters = json!({
            "processId": std::process::id(),
            "rootUri": uri(&root()),
            "capabilities": {
                "experimental": { "serverStatusNotification": true },
                // With `diagnostic`, it looks for mistakes only when it is asked.
                "textDocument": { "hover": { "contentFormat": ["markdown"] }, "diagnostic": {} },
            },
            "initializationOptions": options,
        });
        self.ask("initialize", parameters);
        self.tell("initialized", json!({}));
        loop {
            let message = self.receive("experimental/serverStatus");
            let status = &message["params"];
            assert_ne!(status["health"], "error", "{}; {INSTALL}", status["message"]);
            if message["method"] == "experimental/serverStatus" && status["quiescent"] == true {
                break;
            }
        }
    }

    /// Opens a file of the repository, or replaces its text.
    pub(crate) fn set(&mut self, file: &str, text: &str) {
        let path = root().join(file);
        let uri = uri(&path);
        match self.open.get_mut(&path) {
            None => {
                self.open.insert(path, (1, text.to_owned()));
                let document =
                    json!({ "uri": uri, "languageId": "rust", "version": 1, "text": text });
                self.tell("textDocument/didOpen", json!({ "textDocument": document }));
            }
            Some((_, open)) if open == text => {}
            Some((version, open)) => {
                *version += 1;
                text.clone_into(open);
                let parameters = json!({
                    "textDocument": { "uri": uri, "version": *version },
                    "contentChanges": [{ "text": text }],
                });
                self.tell("textDocument/didChange", parameters);
            }
        }
    }

    /// Sends a request about a position in a file.
    pub(crate) fn at(&mut self, method: &str, file: &str, at: Position, more: Value) -> Value {
        let mut parameters = json!({
            "textDocument": { "uri": uri(&root().join(file)) },
            "position": { "line": at.0, "character": at.1 },
        });
        let all = parameters.as_object_mut().expect("it is one");
        all.extend(more.as_object().expect("more parameters").clone());
        self.ask(method, parameters)
    }

    /// Sends a request and returns the answer.
    pub(crate) fn ask(&mut self, method: &str, parameters: Value) -> Value {
        self.ask_all(method, vec![parameters]).remove(0)
    }

    /// Sends requests, which rust-analyzer answers in parallel, and returns the answers. A request
    /// that fails because a text has just changed is repeated.
    pub(crate) fn ask_all(&mut self, method: &str, parameters: Vec<Value>) -> Vec<Value> {
        const CONTENT_MODIFIED: i64 = -32801;
        let mut answers = vec![Value::Null; parameters.len()];
        let mut waiting: BTreeMap<u64, usize> =
            (0..parameters.len()).map(|at| (self.request(method, &parameters[at]), at)).collect();
        while !waiting.is_empty() {
            let mut answer = self.receive(method);
            let id = answer["id"].as_u64().filter(|_| answer.get("method").is_none());
            let Some(at) = id.and_then(|id| waiting.remove(&id)) else { continue };
            match answer.get("error") {
                None => answers[at] = answer["result"].take(),
                Some(error) if error["code"] == CONTENT_MODIFIED => {
                    waiting.insert(self.request(method, &parameters[at]), at);
                }
                Some(error) => panic!("{method}: {error}"),
            }
        }
        answers
    }

    /// Sends a request and returns its number.
    fn request(&mut self, method: &str, parameters: &Value) -> u64 {
        self.requests += 1;
        let id = self.requests;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": parameters }));
        id
    }

    fn tell(&mut self, method: &str, parameters: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": parameters }));
    }

    fn send(&mut self, message: &Value) {
        let text = message.to_string();
        write!(self.input, "Content-Length: {}\r\n\r\n{text}", text.len())
            .and_then(|()| self.input.flush())
            .unwrap_or_else(|error| panic!("rust-analyzer has ended ({error}): {INSTALL}"));
    }

    /// The next message. Requests of the server get an empty answer.
    fn receive(&mut self, what: &str) -> Value {
        let message = self.messages.recv_timeout(PATIENCE).unwrap_or_else(|error| {
            panic!("no answer of rust-analyzer to {what} ({error}): {INSTALL}")
        });
        if let (Some(id), Some(_)) = (message.get("id"), message.get("method")) {
            self.send(&json!({ "jsonrpc": "2.0", "id": id, "result": null }));
        }
        message
    }
}

/// A crate of macros, from this test's build, in Cargo's format: nothing is built for rust-analyzer.
fn macros(package: &str) -> Value {
    let name = package.replace('-', "_");
    let test = std::env::current_exe().expect("it has a path");
    let entries = std::fs::read_dir(test.parent().expect("a directory")).expect("it can be read");
    let (prefix, suffix) = (format!("{DLL_PREFIX}{name}-"), DLL_SUFFIX);
    let libraries = entries.filter_map(|entry| {
        let entry = entry.ok()?;
        let name = entry.file_name().into_string().ok()?;
        let modified = entry.metadata().ok()?.modified().ok()?;
        (name.starts_with(&prefix) && name.ends_with(suffix)).then(|| (modified, entry.path()))
    });
    let (_, library) = libraries.max().unwrap_or_else(|| panic!("{package} was not built"));
    let package = root().join(package);
    json!({
        "reason": "compiler-artifact",
        "package_id": format!("path+{}#{}", uri(&package), env!("CARGO_PKG_VERSION")),
        "manifest_path": package.join("Cargo.toml"),
        "target": {
            "kind": ["proc-macro"],
            "crate_types": ["proc-macro"],
            "name": name,
            "src_path": package.join("src/lib.rs"),
            "edition": "2024",
            "doc": true,
            "doctest": true,
            "test": true,
        },
        "profile": {
            "opt_level": "0",
            "debuginfo": 0,
            "debug_assertions": true,
            "overflow_checks": true,
            "test": false,
        },
        "features": [],
        "filenames": [library],
        "executable": null,
        "fresh": true,
    })
}

fn read(mut output: impl BufRead, messages: &Sender<Value>) {
    loop {
        let mut length = 0;
        loop {
            let mut line = String::new();
            if output.read_line(&mut line).unwrap_or(0) == 0 {
                return;
            }
            match line.trim() {
                "" => break,
                header => {
                    let number = header.strip_prefix("Content-Length: ");
                    length = number.map_or(length, |n| n.parse().expect("a number"));
                }
            }
        }
        let mut text = vec![0; length];
        if output.read_exact(&mut text).is_err() {
            return;
        }
        let message = serde_json::from_slice(&text).expect("rust-analyzer sends JSON");
        if messages.send(message).is_err() {
            return;
        }
    }
}

/// The repository.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

pub(crate) fn uri(path: &Path) -> String {
    format!("file://{}", path.display())
}
