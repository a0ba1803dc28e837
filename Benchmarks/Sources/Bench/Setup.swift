// SPDX-License-Identifier: MIT

internal import Glibc

/// Where everything lies, and how long is measured.
struct Setup {
  /// The program that is measured.
  var program: String
  /// The package of the benchmarks.
  var package: String
  /// A folder of this run.
  var folder: String
  /// The most runs of one command.
  var runs = 21
  /// The runs of a command that takes five seconds, after its first; that counts only without them.
  var longRuns = 0

  var twin: String { "\(package)/.build/c/twin" }
  var plain: String { "\(package)/.build/c/plain" }
  var nativeTwin: String { "\(package)/.build/c/twin-native" }
  var launcher: String { "\(package)/.build/c/launch" }
  var firstFrame: String { "\(package)/.build/c/firstframe.so" }
  var python: String { "\(package)/.build/peers/bin/python" }

  /// A script of a peer.
  func peer(_ name: String) -> String { "\(package)/Peers/\(name)" }

  /// A file of this run.
  func file(_ name: String) -> String { "\(folder)/\(name)" }

  /// The rows of so many points, with a time of day where it is wanted.
  func rows(_ count: Int, timed: Bool = false) -> String {
    file("\(timed ? "timed" : "rows")-\(count).csv")
  }

  /// The rows of a work.
  func rows(_ work: Work) -> String { rows(work.rows, timed: work.isTimed) }

  /// Where a contender's sound goes.
  var sound: String { file("out.wav") }

  /// The sounds of a batch.
  func batchOutputs(_ count: Int) -> [String] { (0..<count).map { file("batch/\($0).wav") } }

  /// Where outputs of earlier runs lie.
  private var aside: String { file("aside") }

  /// Empties a file, if there is one, and moves it out of the way until the folder is removed.
  ///
  /// To remove it would slow the next runs: for minutes ext4 gives no freed inode to a new file, and
  /// whoever makes one walks past all of them. Its inode is its name, for no other file has that.
  func setAside(_ path: String) throws {
    var info = stat()
    guard lstat(path, &info) == 0 else { return }
    mkdir(aside, 0o755)
    guard truncate(path, 0) == 0, rename(path, "\(aside)/\(info.st_ino)") == 0 else {
      throw FileFailure(path: path)
    }
  }

  /// The options that every export of the program is given.
  func soundOptions(seconds: Int) -> [String] {
    ["--duration", "\(seconds)", "--mono", "--sample-rate", "44100"]
  }

  /// Whether the program has the command `batch`.
  var hasBatch: Bool { output(of: [program, "batch", "--help"]) != nil }
}

extension Setup {
  /// Writes the rows of so many points, if they are not there.
  func prepareRows(_ count: Int, timed: Bool = false) throws {
    let path = rows(count, timed: timed)
    if size(of: path) == nil { try Rows.write(count, timed: timed, to: path) }
  }

  /// Writes the inputs and lists of a batch of so many files.
  func prepareBatch(_ count: Int) throws {
    mkdir(file("batch"), 0o755)
    let pairs = batchOutputs(count).enumerated().map { (file("batch/\($0).csv"), $1) }
    for (rows, _) in pairs where size(of: rows) == nil { try Rows.write(252, to: rows) }
    let lines = pairs.map { "\($0),\($1)\n" }.joined()
    try write(lines, to: list(count))
    try write("source,output\n" + lines, to: manifest(count))
  }

  /// Pairs of rows and sound, one a line.
  func list(_ count: Int) -> String { file("list-\(count)") }

  /// The same as the program's `batch` reads it.
  func manifest(_ count: Int) -> String { file("manifest-\(count).csv") }
}
