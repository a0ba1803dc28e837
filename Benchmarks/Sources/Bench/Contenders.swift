// SPDX-License-Identifier: MIT

/// A program that does a work.
struct Contender {
  var name: String
  var command: Command
  /// The five facts of its standard output are compared with the twin's.
  var printsFacts = false
}

/// The contenders' names that the report compares.
enum Names {
  static let twin = "C twin"
  static let plain = "plain C"
  static let nativeTwin = "C twin for this processor"
  static let program = "audiograph"
  static let dataOnly = "audiograph, data part only"
  static let oneFact = "audiograph, one number"
  static let loop = "audiograph, shell loop"
  static let empty = "true"
}

extension Setup {
  /// All that can do a work here, the limit first, the program second.
  func contenders(_ work: Work) -> [Contender] {
    let own: [Contender] =
      switch work {
      case .w1, .w2, .w3, .w3timed, .w4: soundContenders(work)
      case .w5, .w5timed, .w7, .w7timed: factContenders(work)
      case .w6, .w6two: batchContenders(jobs: work == .w6 ? 1 : 2)
      case .version:
        [
          Contender(name: Names.empty, command: Command(words: ["true"])),
          Contender(name: Names.program, command: Command(words: [program, "--version"])),
        ]
      }
    return (own + peers(work)).map { contender in
      var placed = contender
      placed.command.cores = work.cores
      return placed
    }
  }

  private func soundContenders(_ work: Work) -> [Contender] {
    let (rows, seconds) = (rows(work.rows), work.seconds ?? 0)
    let export = exportWords(rows: self.rows(work), seconds: seconds)
    return [
      sound(Names.twin, [twin, "sound", rows, "\(seconds)", sound]),
      sound(Names.plain, [plain, "sound", rows, "\(seconds)", sound]),
      sound(Names.program, export),
      sound(Names.dataOnly, export + ["--no-intro", "--no-end-sound"]),
      sound(Names.nativeTwin, [nativeTwin, "sound", rows, "\(seconds)", sound]),
    ]
  }

  /// The words of an export to the one sound file.
  func exportWords(rows: String, seconds: Int) -> [String] {
    [program, "export", rows] + soundOptions(seconds: seconds) + ["-o", sound]
  }

  /// A contender that writes the one sound file.
  func sound(_ name: String, _ words: [String]) -> Contender {
    Contender(name: name, command: Command(words: words, outputs: [sound]))
  }

  private func factContenders(_ work: Work) -> [Contender] {
    let (rows, own) = (rows(work.rows), rows(work))
    return [
      facts(Names.twin, [twin, "facts", rows]),
      facts(Names.plain, [plain, "facts", rows]),
      Contender(
        name: Names.program,
        command: Command(words: [program, "describe", own], standardOutput: file("facts"))),
      Contender(
        name: Names.oneFact,
        command: Command(
          words: [program, "value", own, "highest", "-q"], standardOutput: file("facts"))),
      facts(Names.nativeTwin, [nativeTwin, "facts", rows]),
    ]
  }

  /// A contender that prints the five facts.
  func facts(_ name: String, _ words: [String]) -> Contender {
    Contender(
      name: name, command: Command(words: words, standardOutput: file("facts")),
      printsFacts: true)
  }

  private func batchContenders(jobs: Int) -> [Contender] {
    let outputs = batchOutputs(batchCount)
    let twins = [(Names.twin, twin), (Names.plain, plain)].map { name, twin in
      let words = [twin, "batch", list(batchCount), "10", "\(jobs)"]
      return Contender(name: name, command: Command(words: words, outputs: outputs))
    }
    let own = hasBatch ? [batchOfProgram(batchCount, seconds: 10, jobs: jobs)] : []
    return twins + own + (jobs == 1 ? [shellLoop(outputs)] : [])
  }

  /// The program's own batch.
  func batchOfProgram(_ count: Int, seconds: Int, jobs: Int) -> Contender {
    let journal = file("journal")
    let words = [
      program, "batch", manifest(count), "--allow-paths", "--jobs", "\(jobs)", "--journal", journal,
    ]
    return Contender(
      name: Names.program,
      command: Command(
        words: words + soundOptions(seconds: seconds), outputs: batchOutputs(count) + [journal]))
  }

  private func shellLoop(_ outputs: [String]) -> Contender {
    let options = soundOptions(seconds: 10).joined(separator: " ")
    let loop = """
      while IFS=, read -r rows sound; do "$0" export "$rows" \(options) -o "$sound"; done < "$1"
      """
    return Contender(
      name: Names.loop,
      command: Command(
        words: ["sh", "-c", loop, program, list(batchCount)], outputs: outputs))
  }
}
