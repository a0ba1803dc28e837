// SPDX-License-Identifier: MIT

internal import Glibc

/// A folder in which commands run one after another.
///
/// It has files, settings, a store and a `curl` that gives the answer of the trial. There is neither
/// network nor sound device, and nothing else is written to.
struct Stage {
  /// Nil where the machine has no room for it.
  static let only = Stage()

  private let folder: String

  private init?() {
    var template = Array("/dev/shm/audiograph-fuzz-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    mkdir("\(folder)/bin", 0o700)
    Self.write(Array(curl.utf8), "\(folder)/bin/curl", mode: 0o700)
    setVariables()
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    var limit = rlimit(rlim_cur: 64 << 20, rlim_max: 64 << 20)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    atexit { Stage.only?.remove() }
  }

  /// Gives the next answer, else the first.
  private var curl: String {
    """
    #!/bin/sh
    cd \(folder)/answers || exit 7
    number=0
    test ! -f next || read -r number <next
    echo $((number + 1)) >next
    test -f body$number || number=0
    /bin/cat head$number >&2
    exec /bin/cat body$number

    """
  }

  private func setVariables() {
    let variables = [
      "PATH": "\(folder)/bin", "HOME": folder, "TMPDIR": folder, "ALSA_CONFIG_PATH": "/dev/null",
      "XDG_CONFIG_HOME": "\(folder)/config", "XDG_DATA_HOME": "\(folder)/data",
      "XDG_STATE_HOME": "\(folder)/state", "SPEECHD_ADDRESS": "unix_socket:\(folder)/none",
    ]
    for (name, value) in variables { setenv(name, value, 1) }
    let names = [
      "YAHOO", "ALPHAVANTAGE", "STOOQ", "KRAKEN", "COINGECKO", "ECB", "SEC", "SECFILES", "NASDAQ",
    ]
    for name in names { setenv("AUDIOGRAPH_\(name)_URL", "http://127.0.0.1:9/\(name)", 1) }
    setenv("AUDIOGRAPH_SEC_CONTACT", "Fuzz fuzz@example.org", 1)
  }

  /// Puts everything in its place that a command may read, and removes what the last one left.
  func set(_ trial: ProgramTrial) {
    for name in ["run", "config", "data", "answers"] {
      Self.removeAll("\(folder)/\(name)")
      mkdir("\(folder)/\(name)", 0o700)
    }
    for name in ["config", "data"] { mkdir("\(folder)/\(name)/audiograph", 0o700) }
    let files = [
      ("run/t", trial.table), ("run/t.csv", trial.table), ("run/t.json", trial.table),
      ("run/m.csv", trial.manifest), ("run/m.ndjson", trial.manifest),
    ]
    for (name, bytes) in files { Self.write(bytes, "\(folder)/\(name)") }
    for (number, answer) in trial.answers.prefix(4).enumerated() {
      Self.write(answer.head, "\(folder)/answers/head\(number)")
      Self.write(answer.body, "\(folder)/answers/body\(number)")
    }
    let ownFiles = [
      ("config/audiograph/config.json", trial.settings),
      ("data/audiograph/lists.json", trial.lists),
    ]
    for (name, bytes) in ownFiles where !bytes.isEmpty { Self.write(bytes, "\(folder)/\(name)") }
    chdir("\(folder)/run")
    let input = open("t", O_RDONLY)
    dup2(input, 0)
    if input > 0 { close(input) }
  }

  private func remove() {
    chdir("/")
    Self.removeAll(folder)
  }

  private static func write(_ bytes: [UInt8], _ path: String, mode: mode_t = 0o600) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, mode)
    _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }

  /// Removes a file or a folder with all in it.
  private static func removeAll(_ path: String) {
    if unlink(path) == 0 || errno == ENOENT { return }
    guard let stream = opendir(path) else { return }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    closedir(stream)
    for name in names where name != "." && name != ".." { removeAll("\(path)/\(name)") }
    rmdir(path)
  }
}
