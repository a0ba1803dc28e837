// SPDX-License-Identifier: MIT

internal import Glibc

/// Measures and reports.
///
/// Usage: `Bench PROGRAM PACKAGE [runs=N] [only=w1,w6two,frames,growth] [date=YYYY-MM-DD] [into=FOLDER]`. Without `only`, everything is measured and `PERFORMANCE.md` and `growth.svg` are written into the
/// folder. Times depend on the machine and the day: this is a report and never a test.
///
/// Wait five minutes after a run that measured batches or growth: so long ext4 walks past the files
/// that went with its folder.
@main
struct Main {
  static func main() {
    do {
      try Run(Array(CommandLine.arguments.dropFirst())).perform()
    } catch {
      print("Bench: \(error)")
      exit(1)
    }
  }
}

/// One run with its choices.
struct Run {
  private var setup: Setup
  private var works = Work.allCases
  private var wantsFrames = true
  private var wantsGrowth = true
  private var isPartial = false
  private var date = today()
  private var folder: String?

  /// Reads the arguments; unknown ones are errors.
  init(_ arguments: [String]) throws {
    guard arguments.count >= 2 else { throw UsageFailure(argument: "PROGRAM PACKAGE") }
    setup = Setup(program: arguments[0], package: arguments[1], folder: "")
    for argument in arguments.dropFirst(2) { try take(argument) }
  }

  private mutating func take(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw UsageFailure(argument: argument) }
    switch parts[0] {
    case "runs": setup.runs = max(3, Int(parts[1]) ?? setup.runs)
    case "date": date = parts[1]
    case "into": folder = parts[1]
    case "only":
      let names = parts[1].split { $0 == "," || $0 == " " }.map(String.init)
      works = names.compactMap(Work.init(rawValue:))
      wantsFrames = names.contains("frames")
      wantsGrowth = names.contains("growth")
      isPartial = true
    default: throw UsageFailure(argument: argument)
    }
  }

  /// Measures and reports.
  func perform() throws {
    var setup = setup
    setup.folder = try temporaryFolder()
    defer { remove(setup.folder) }
    let load = Machine.load
    let measured = try works.map { work in
      let measurements = try measure(work, setup: setup)
      print(workTable(work, measurements))
      fflush(nil)
      return (work: work, measurements: measurements)
    }
    let report = Report(
      date: date, machine: Machine(), load: load,
      programVersion: output(of: [setup.program, "--version"]) ?? "unknown",
      peerVersions: setup.peerVersions, works: measured,
      firstFrames: wantsFrames ? try setup.firstFrames() : [],
      growths: wantsGrowth ? try setup.growths() : [])
    print(report.firstFrameSection, report.growthSection, report.verdictSection, separator: "\n")
    if !isPartial { try save(report) }
  }

  private func save(_ report: Report) throws {
    guard let folder else { return }
    try write(report.text, to: "\(folder)/PERFORMANCE.md")
    try write(Plot(growths: report.growths).svg, to: "\(folder)/growth.svg")
    print("Written: \(folder)/PERFORMANCE.md, \(folder)/growth.svg")
  }
}

/// An argument that is not understood.
struct UsageFailure: Error {
  var argument: String
}

private func temporaryFolder() throws -> String {
  let parent = variable("TMPDIR") ?? "/tmp"
  guard let name = strdup("\(parent)/audiograph-bench.XXXXXX") else {
    throw FileFailure(path: parent)
  }
  defer { free(name) }
  guard mkdtemp(name) != nil else { throw FileFailure(path: parent) }
  return String(cString: name)
}

private func remove(_ folder: String) {
  _ = output(of: ["rm", "-rf", "--", folder])
}
