// SPDX-License-Identifier: MIT

internal import Glibc

/// What one process took.
struct Sample {
  /// Milliseconds from the start of the process to its end.
  var elapsed: Double
  /// Milliseconds of processor time, which other work on the machine disturbs little.
  var processor: Double
  /// The peak of the memory held, in MiB.
  var memory: Double
  /// Nanoseconds on the monotonic clock just before the start.
  var start: Int64
}

/// A program with its words, what it leaves behind, and what it runs with.
struct Command {
  var words: [String]
  /// Files that are set aside before every run.
  var outputs: [String] = []
  var environment: [String: String] = [:]
  /// Where its standard output goes.
  var standardOutput = "/dev/null"
  /// The cores it may use.
  var cores = "1"
}

/// A command that ended with another status than 0.
struct Failure: Error {
  var words: [String]
  var status: Int
}

extension Command {
  /// Runs it once through the launcher, as a cold process on its cores.
  func run(_ setup: Setup) throws -> Sample {
    try setAside(setup)
    let figures = try read(from: [setup.launcher, cores, standardOutput] + words)
      .split { $0 == " " || $0 == "\n" }.compactMap { Int64($0) }
    guard figures.count == 5 else { throw Failure(words: words, status: -1) }
    guard figures[3] == 0 else { throw Failure(words: words, status: Int(figures[3] >> 8)) }
    return Sample(
      elapsed: Double(figures[0]) / 1000, processor: Double(figures[1]) / 1000,
      memory: Double(figures[2]) / 1024, start: figures[4])
  }

  /// Takes what an earlier run left out of the way.
  func setAside(_ setup: Setup) throws {
    for output in outputs { try setup.setAside(output) }
  }

  /// What a program with these words prints, without the last line end.
  private func read(from words: [String]) throws -> String {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(words: words, status: -1) }
    let child = spawn(words, output: ends[1], closing: ends[0])
    close(ends[1])
    let text = readAll(ends[0])
    close(ends[0])
    var status: Int32 = -1
    if child > 0 { waitpid(child, &status, 0) }
    guard status == 0 else { throw Failure(words: words, status: Int(status >> 8)) }
    return text
  }

  /// Starts it without waiting for it; -1 where that fails.
  func start() -> pid_t {
    let null = open("/dev/null", O_RDWR)
    defer { close(null) }
    return spawn(words, output: null, closing: null)
  }

  private func spawn(_ words: [String], output: Int32, closing: Int32) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addclose(&actions, closing)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    let name = words.first ?? ""
    let code = withCStrings(words) { words in
      withCStrings(variables) { posix_spawnp(&child, name, &actions, nil, words, $0) }
    }
    return code == 0 ? child : -1
  }

  private var variables: [String] {
    let inherited = ["PATH", "HOME", "TMPDIR"].compactMap { name in
      variable(name).map { "\(name)=\($0)" }
    }
    return inherited + ["LC_ALL=C"] + environment.map { "\($0.key)=\($0.value)" }
  }
}

/// What `words` print, without the last line end; nil where they cannot be run or fail.
func output(of words: [String]) -> String? {
  try? Command(words: words).text()
}

extension Command {
  /// What it prints, without the last line end.
  func text() throws -> String {
    let text = try read(from: words)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

private func readAll(_ file: Int32) -> String {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = Glibc.read(file, &buffer, buffer.count), count > 0 {
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
